//! Advancements and setbacks.

use crate::kit::{Board, Pieces as _, execute, execute_with, json};

/// All advancement tokens are gone, so that only setbacks are asked about.
fn without_advancements(board: &Board) -> Board {
    board.with(json!({ "table": { "advancements": [1, 2, 3, 4, 5, 6] } }))
}

/// Seat 1 has sent a die of this value to the Leyrien column and set nothing.
fn negotiated(board: &Board, value: u8, space: &str) -> Board {
    let board = board.garage(1, &[value, 1]).rich(1, [0, 15, 0, 1]);
    let board = board.after(&[&format!("send:garage_1={value}"), &format!("to:{space}")]);
    if board.offers("set:").is_empty() {
        board
    } else {
        board.after(&["set:none"])
    }
}

/// CFL-150, CFL-151: a token that waits must move to a free slot; one that moved gives
/// nothing.
#[test]
fn cfl_150_advancement() {
    let board = execute(2).with(json!({ "table": { "advancements": [0, 3, 0, 0, 0, 0] } }));
    let four = negotiated(&board, 4, "leyrien_1a");
    assert_eq!(four.offers("advance:"), ["1", "3", "4", "5", "6"]);
    assert_eq!(four.refusal("advance:2"), "CFL-151");
    let three = negotiated(&board, 3, "leyrien_1a");
    assert_eq!(three.offers("advance:"), [""; 0]);
}

/// The first die has been put down and an advancement is chosen.
fn advanced(slot: u8) -> [Board; 2] {
    let board = negotiated(&execute(2), 4, "leyrien_1a");
    [board.clone(), board.after(&[&format!("advance:{slot}")])]
}

/// CFL-160: the first one harvests the hex, here the centre's 3 water.
#[test]
fn cfl_160_harvest() {
    let [before, after] = advanced(1);
    assert_eq!(after.goods(1)[0] - before.goods(1)[0], 3);
}

/// CFL-161: the third one gives a die.
#[test]
fn cfl_161_die() {
    let [before, after] = advanced(3).map(|board| board.number("/players/0/base/supply"));
    assert_eq!(after - before, 1);
}

/// CFL-162: the fifth one moves the harvester, to one of six hexes or not at all.
#[test]
fn cfl_162_move() {
    assert_eq!(advanced(5)[1].offers("move:").len(), 7);
}

/// CFL-163: the sixth one gives a gem.
#[test]
fn cfl_163_gem() {
    let [before, after] = advanced(6).map(|board| board.goods(1)[3]);
    assert_eq!(after - before, 1);
}

/// CFL-164: the second one takes a ship of any stack.
#[test]
fn cfl_164_ship() {
    let [_, ship] = advanced(2);
    assert_eq!(ship.offers("stack:"), ["1", "2", "3"]);
    let ship = ship.after(&["stack:3"]);
    assert_ne!(ship.at("/players/0/base/ships/0"), json!(null));
}

/// CFL-165: the fourth one takes a farm of any stack.
#[test]
fn cfl_165_farm() {
    let [_, farm] = advanced(4);
    let farm = farm.after(&["stack:2"]);
    assert_ne!(farm.at("/players/0/base/tiles/0"), json!(null));
}

/// CFL-166, CFL-Q25: a reward that cannot be used may be chosen.
#[test]
fn cfl_166_void_reward() {
    let board = execute(2).with(json!({ "table": { "ships": { "tops": [null, null, null],
        "beneath": [0, 0, 0], "hidden": [0, 0, 0, 0, 0, 0, 0] } } }));
    let board = negotiated(&board, 4, "leyrien_1a").after(&["advance:2"]);
    assert_eq!(board.number("/table/advancements/1"), 4);
    assert_eq!(board.at("/players/0/base/ships/0"), json!(null));
}

/// The tokens whose condition is true after a die of this value joins these in the column.
fn tokens(column: &[u8], value: u8) -> Vec<String> {
    let spaces = ["leyrien_1a", "leyrien_2a", "leyrien_3a"];
    let mut board = without_advancements(&execute(2));
    for (space, &value) in spaces.iter().zip(column) {
        board = board.on(space, 2, value);
    }
    // The Sceptre makes even a single setback a question.
    let board = board.fulfilled(1, &["leyrien_sceptre"]);
    negotiated(&board, value, "leyrien_4a").offers("setback:")
}

/// CFL-154, CFL-Q23: the total of the column, the new die included, is at least 8, 10, 12 or 14.
#[test]
fn cfl_154_sums() {
    assert_eq!(tokens(&[3], 4), [""; 0], "7");
    assert_eq!(tokens(&[3], 5), ["1", "ignore"], "8");
    assert_eq!(tokens(&[6], 4), ["1", "2", "ignore"], "10");
    assert_eq!(tokens(&[6, 1], 4), ["1", "2", "ignore"], "11");
    assert_eq!(tokens(&[6, 2], 4), ["1", "2", "3", "ignore"], "12");
    assert_eq!(tokens(&[6, 3], 4), ["1", "2", "3", "ignore"], "13");
    assert_eq!(tokens(&[6, 3], 5), ["1", "2", "3", "4", "ignore"], "14");
}

/// CFL-155, CFL-Q24: one other die equals the new one for the fifth token, two for the sixth.
#[test]
fn cfl_155_equal_dice() {
    assert_eq!(tokens(&[2], 2), ["5", "ignore"]);
    assert_eq!(tokens(&[2, 2], 2), ["5", "6", "ignore"]);
    assert_eq!(tokens(&[1, 1], 2), [""; 0], "not equal to the new one");
}

/// CFL-152: the column where the die stands is checked, and no other.
#[test]
fn cfl_152_own_column() {
    let board = without_advancements(&execute(2))
        .on("jrayek_1a", 2, 6)
        .on("jrayek_2a", 2, 6)
        .fulfilled(1, &["leyrien_sceptre"]);
    let elsewhere = negotiated(&board, 4, "leyrien_4a");
    assert_eq!(elsewhere.offers("setback:"), [""; 0]);
}

/// CFL-159: dice of every player in the column count, one's own among them.
#[test]
fn cfl_159_dice_of_everyone() {
    let column = |seats: [u8; 2]| {
        let board = without_advancements(&execute(3))
            .on("leyrien_1a", seats[0], 3)
            .on("leyrien_2a", seats[1], 3)
            .fulfilled(1, &["leyrien_sceptre"]);
        negotiated(&board, 3, "leyrien_4a").offers("setback:")
    };
    for seats in [[2, 3], [1, 2], [3, 1], [1, 1]] {
        assert_eq!(column(seats), ["1", "5", "6", "ignore"], "{seats:?}");
    }
}

/// CFL-155, CFL-Q24, CFL-Q90, CFL-E43: in the First Edition any equal dice of the column count,
/// whether the new one is among them or not.
#[test]
fn cfl_155_old_pairs() {
    let tokens = |edition: &str, column: &[u8], value: u8| {
        let spaces = ["leyrien_1a", "leyrien_2a", "leyrien_3a"];
        let mut board = without_advancements(&execute_with(2, &[("edition", edition)]));
        for (space, &value) in spaces.iter().zip(column) {
            board = board.on(space, 2, value);
        }
        let board = board.fulfilled(1, &["leyrien_sceptre"]);
        negotiated(&board, value, "leyrien_4a").offers("setback:")
    };
    assert_eq!(tokens("first", &[1, 1], 3), ["5", "ignore"]);
    assert_eq!(tokens("second", &[1, 1], 3), [""; 0]);
    assert_eq!(tokens("first", &[1, 1, 1], 3), ["5", "6", "ignore"]);
    assert_eq!(tokens("second", &[1, 1, 1], 3), [""; 0]);
    assert_eq!(tokens("first", &[1, 1], 1), ["5", "6", "ignore"]);
    assert_eq!(tokens("first", &[1, 2], 3), [""; 0]);
}

/// CFL-153: a token that moved counts no more.
#[test]
fn cfl_153_moved_tokens() {
    let board = without_advancements(&execute(2))
        .on("leyrien_1a", 2, 6)
        .with(json!({ "table": { "setbacks": [0, 1, 0, 0, 0, 0] } }));
    let board = negotiated(&board, 4, "leyrien_4a");
    // Only 10+ is left, and it is taken unasked; the slot is asked for.
    assert!(!board.offers("suffer:").is_empty());
    assert_eq!(board.refusal("suffer:2"), "CFL-151");
}

/// A board where seat 1 suffers the setback 8+, with something to lose of every kind.
fn suffering() -> Board {
    let board = without_advancements(&execute(2))
        .on("leyrien_1a", 2, 5)
        .ships(1, &["flip", "plus_two"], ["no_algae"; 3])
        .farms(
            1,
            &["gem_six", "algae_passive"],
            ["dice_six", "dice_six", "three_points"],
        )
        .hand(1, &["ledger", "archive", "grogg"])
        .with(json!({ "players": { "1": { "base": { "harvester": "hex_9" } } } }));
    negotiated(&board, 4, "leyrien_4a")
}

/// CFL-157, CFL-156: one setback, any penalty that can be carried out.
#[test]
fn cfl_157_penalties() {
    let board = suffering();
    assert_eq!(board.offers("suffer:"), ["1", "2", "3", "4", "5", "6"]);
    let board = board.after(&["suffer:6"]);
    assert_eq!(board.goods(1)[3], 0, "CFL-171");
    assert_eq!(board.at("/table/setbacks"), json!([0, 0, 0, 0, 0, 1]));
    assert!(
        board.legal().contains(&"decline".to_string()),
        "the send is over"
    );
}

/// CFL-167, CFL-Q26: two contracts of choice.
#[test]
fn cfl_167_discard_two() {
    let board = suffering().after(&["suffer:1", "discard:grogg", "discard:ledger"]);
    assert_eq!(board.at("/players/0/secret/hand"), json!(["archive"]));
    let discard = board.at("/table/discard");
    assert!(discard.as_array().unwrap().contains(&json!("grogg")));
}

/// CFL-167, CFL-157, CFL-Q26, CFL-E44: with a single contract it is that one; with none the
/// penalty cannot be chosen.
#[test]
fn cfl_167_the_only_contract() {
    let base = |hand: &[&str]| {
        let board = without_advancements(&execute(2)).on("leyrien_1a", 2, 5);
        let board = board
            .hand(1, hand)
            .garage(1, &[4, 1])
            .rich(1, [0, 15, 0, 1]);
        board.after(&["send:garage_1=4", "to:leyrien_4a", "set:none"])
    };
    let one = base(&["ledger"]);
    assert_eq!(one.offers("suffer:"), ["1", "3", "6"], "contract, die, gem");
    let one = one.after(&["suffer:1"]);
    assert_eq!(one.at("/players/0/secret/hand"), json!([]));
    assert!(
        one.at("/table/discard")
            .as_array()
            .unwrap()
            .contains(&json!("ledger"))
    );
    assert_eq!(one.offers("discard:"), [""; 0]);
    assert_eq!(base(&[]).refusal("suffer:1"), "CFL-157");
}

/// CFL-168, CFL-169, CFL-079: a die from the base, headquarters or a station.
#[test]
fn cfl_168_lose_a_die() {
    let base = without_advancements(&execute(2))
        .on("leyrien_1a", 2, 5)
        .on("headquarters_1", 1, 3)
        .on("market_2", 1, 2)
        .on("depository_2_1", 1, 2)
        .farm_die(1, 2, 6);
    let reserve = base.number("/players/0/base/reserve");
    let base = base.with(json!({ "players": { "1": { "base": {
        "cantina": [0, 1, 0, 0, 0, 0], "reserve": reserve - 1 } } } }));
    let board = negotiated(&base, 4, "leyrien_4a").after(&["suffer:3"]);
    assert_eq!(
        board.offers("lose:"),
        [
            "supply",
            "garage_2",
            "farm_2",
            "cantina_2",
            "headquarters_1",
            "market_2"
        ]
    );
    let reserve = board.number("/players/0/base/reserve");
    let after = board.after(&["lose:market_2"]);
    assert_eq!(after.number("/players/0/base/reserve"), reserve + 1);
    assert!(after.at("/table/board").get("market_2").is_none());
    assert_eq!(board.refusal("lose:depository_2_1"), "CFL-168");
}

/// CFL-414, CFL-Q75, CFL-Q27: in the First Edition the die may stand anywhere, even be the one
/// just sent.
#[test]
fn cfl_414_first_edition_loses_any_die() {
    let base = without_advancements(&execute_with(2, &[("edition", "first")]))
        .on("leyrien_1a", 2, 5)
        .on("depository_2_1", 1, 2);
    let board = negotiated(&base, 4, "leyrien_4a").after(&["suffer:2"]);
    let offers = board.offers("lose:");
    assert!(offers.contains(&"depository_2_1".to_string()));
    let board = board.after(&["lose:leyrien_4a"]);
    assert!(board.at("/table/board").get("leyrien_4a").is_none());
}

/// CFL-169, CFL-Q28: the gap in the garages stays.
#[test]
fn cfl_169_gap_in_the_garages() {
    let board = without_advancements(&execute(2)).on("leyrien_1a", 2, 5);
    let board = board.garage(1, &[4, 1, 2]).rich(1, [0, 17, 0, 0]);
    let board = board.after(&[
        "send:garage_1=4",
        "to:leyrien_4a",
        "set:none",
        "suffer:3",
        "lose:garage_2",
    ]);
    assert_eq!(board.offers("send:"), ["garage_3=2"]);
    assert_eq!(board.after(&["send:garage_3=2"]).goods(1)[1], 0);
}

/// CFL-170: nearer to the centre; two ways are a choice, the centre is none.
#[test]
fn cfl_170_move_back() {
    let board = suffering().after(&["suffer:5"]);
    // (1,-2) lies between (0,-1) and (1,-1).
    assert_eq!(board.offers("back:"), ["se", "sw"]);
    assert_eq!(
        board.after(&["back:sw"]).at("/players/0/base/harvester"),
        "hex_2"
    );
    let centre =
        suffering().with(json!({ "players": { "1": { "base": { "harvester": "hex_1" } } } }));
    assert_eq!(centre.refusal("suffer:5"), "CFL-157");
}

/// CFL-172, CFL-196: a ship is destroyed, never the printed one, and those to its right shift.
#[test]
fn cfl_172_cfl_196_a_ship_is_lost() {
    let ship = suffering().after(&["suffer:2", "destroy:1"]);
    assert_eq!(
        ship.at("/players/0/base/ships"),
        json!(["plus_two", null, null, null])
    );
}

/// CFL-173, CFL-196: so is a farm.
#[test]
fn cfl_173_cfl_196_a_farm_is_lost() {
    let farm = suffering().after(&["suffer:4", "destroy:1"]);
    assert_eq!(
        farm.at("/players/0/base/tiles"),
        json!(["algae_passive", null, null])
    );
}

/// CFL-194: what is printed on the base cannot be chosen: as many answers as tiles.
#[test]
fn cfl_194_only_tiles_are_destroyed() {
    for kind in ["suffer:2", "suffer:4"] {
        let board = suffering().after(&[kind]);
        let tiles = if kind == "suffer:2" { "ships" } else { "tiles" };
        let tiles = board.at(&format!("/players/0/base/{tiles}"));
        let owned = tiles.as_array().unwrap().iter();
        let owned = owned.filter(|tile| !tile.is_null()).count();
        assert_eq!(board.offers("destroy:").len(), owned);
    }
}

/// CFL-157, CFL-158, CFL-Q26: what can be carried out comes first; if nothing can, a slot is
/// filled without effect.
#[test]
fn cfl_158_nothing_to_lose() {
    let poor = |gems: u16, hand: &[&str]| {
        let board = without_advancements(&execute(2)).on("leyrien_1a", 2, 5);
        let board = board.hand(1, hand).garage(1, &[4]);
        let supply = board.number("/players/0/base/supply");
        let reserve = board.number("/players/0/base/reserve");
        let board = board.with(json!({ "players": { "1": { "base": { "supply": 0,
            "reserve": supply + reserve } } } }));
        board
            .rich(1, [0, 15, 0, gems])
            .after(&["send:garage_1=4", "to:leyrien_4a"])
    };
    let none = poor(0, &[]);
    assert_eq!(none.offers("suffer:").len(), 6);
    let none = none.after(&["suffer:1"]);
    assert_eq!(none.number("/table/setbacks/0"), 1);
    // With a gem the gem has to go, unasked.
    let gem = poor(1, &[]);
    assert_eq!(gem.number("/table/setbacks/5"), 1);
    // A single contract is something to lose: nothing else is asked, and it is gone.
    let contract = poor(0, &["ledger"]);
    assert_eq!(contract.number("/table/setbacks/0"), 1);
    assert_eq!(contract.at("/players/0/secret/hand"), json!([]));
}

/// CFL-295, CFL-310: with the Sceptre no token moves.
#[test]
fn cfl_295_sceptre() {
    let board = without_advancements(&execute(2)).on("leyrien_1a", 2, 5);
    let board = negotiated(&board.fulfilled(1, &["leyrien_sceptre"]), 4, "leyrien_4a");
    let board = board.after(&["setback:ignore"]);
    assert_eq!(board.at("/table/setbacks"), json!([0, 0, 0, 0, 0, 0]));
}

/// CFL-255, CFL-256, CFL-257, CFL-Q43: Lysias takes any slot's counterpart, or the penalty
/// where it could be suffered.
#[test]
fn cfl_255_lysias() {
    let base = without_advancements(&execute(2).led_by(1, "lysias"))
        .on("leyrien_1a", 2, 5)
        .hand(1, &["ledger", "archive"]);
    let board = negotiated(&base, 4, "leyrien_4a");
    assert_eq!(board.offers("suffer:").len(), 6);
    let contracts = board.after(&["suffer:1"]);
    assert_eq!(contracts.legal(), ["treat:penalty", "treat:reward"]);
    let reward = contracts.after(&["treat:reward"]);
    assert_eq!(
        reward
            .at("/players/0/secret/hand")
            .as_array()
            .unwrap()
            .len(),
        4
    );
    assert_eq!(reward.number("/table/setbacks/0"), 1);
    let penalty = contracts.after(&["treat:penalty"]);
    assert_eq!(penalty.at("/players/0/secret/hand"), json!([]));
    let supply = board.number("/players/0/base/supply");
    let die = board.after(&["suffer:3", "treat:reward"]);
    assert_eq!(die.number("/players/0/base/supply"), supply + 1);
    let gem = board.after(&["suffer:6", "treat:reward"]);
    assert_eq!(gem.goods(1)[3], 2);
    // From the centre the step back is no penalty that could be chosen.
    assert_eq!(board.after(&["suffer:5"]).offers("move:").len(), 7);
    assert_eq!(board.after(&["suffer:2"]).offers("stack:").len(), 3);
    assert_eq!(board.after(&["suffer:4"]).offers("stack:").len(), 3);
}

/// CFL-Q69: half a laboratory pair may be lost; the other half blocks the space.
#[test]
fn cfl_q69_half_a_pair() {
    let base = without_advancements(&execute(2))
        .on("leyrien_1a", 2, 5)
        .on("laboratory_1a", 1, 2)
        .on("laboratory_1b", 1, 2);
    let board = negotiated(&base, 4, "leyrien_4a").after(&["suffer:3", "lose:laboratory_1a"]);
    let board = board
        .garage(1, &[3, 3])
        .rich(1, [0, 9, 0, 0])
        .after(&["send:garage_1=3"]);
    assert_eq!(board.refusal("to:laboratory_1a"), "CFL-074");
}

/// CFL-Q61, CFL-Q32: dice do not shift with the tiles; what stands there at Harvest uses them.
#[test]
fn cfl_q61_dice_do_not_shift() {
    let base = without_advancements(&execute(2))
        .on("leyrien_1a", 2, 5)
        .farms(
            1,
            &["water_passive", "gem_six"],
            ["dice_six", "dice_six", "three_points"],
        )
        .farm_die(1, 5, 6);
    let board = negotiated(&base, 4, "leyrien_4a").after(&["suffer:4", "destroy:1"]);
    assert_eq!(
        board.at("/players/0/base/tiles"),
        json!(["gem_six", null, null])
    );
    assert_eq!(board.at("/players/0/base/farms/4"), "1:6");
    assert_eq!(board.at("/players/0/base/farms/3"), json!(null));
    let gems = board.goods(1)[3];
    assert_eq!(board.idle().goods(1)[3], gems, "the die idles");
}

/// CFL-Q74: Leyrien side B discards even when nothing can be drawn.
#[test]
fn cfl_q74_discard_without_a_draw() {
    let board = execute_with(2, &[("leyrien", "b")])
        .garage(1, &[4, 1])
        .rich(1, [0, 6, 0, 0]);
    let mut all = board.at("/deck").as_array().unwrap().clone();
    all.extend(board.at("/table/discard").as_array().unwrap().clone());
    let board = board.with(json!({ "deck": [], "table": { "discard": [] },
        "players": { "2": { "base": { "fulfilled": all } } } }));
    let hand = board.at("/players/0/secret/hand").as_array().unwrap().len();
    let board = board.after(&["send:garage_1=4", "to:leyrien_1a", "use:yes"]);
    assert_eq!(board.offers("discard:").len(), hand);
}

/// CFL-252: Sal cannot be lost.
#[test]
fn cfl_252_sal_is_not_lost() {
    let board = without_advancements(&execute(2))
        .led_by(1, "bjorg")
        .on("leyrien_1a", 2, 5)
        .garage(1, &[4])
        .rich(1, [0, 15, 0, 1])
        .with(json!({ "players": { "1": { "base": { "sal": "placed",
            "garages": ["1:4", "1:sal3", null, null, null] } } } }))
        .after(&["send:garage_1=4", "to:leyrien_4a"]);
    let board = board.after(&["suffer:3"]);
    assert!(!board.offers("lose:").contains(&"garage_2".to_string()));
    assert_eq!(board.at("/players/0/base/garages/1"), "1:sal3");
}

/// CFL-157, CFL-158: only penalties of free slots have to be preferred.
#[test]
fn cfl_157_filled_slots() {
    let board = without_advancements(&execute(2)).on("leyrien_1a", 2, 5);
    let board = board.hand(1, &[]).garage(1, &[4]);
    let supply = board.number("/players/0/base/supply");
    let reserve = board.number("/players/0/base/reserve");
    let board = board.with(json!({
        "table": { "setbacks": [0, 0, 0, 0, 0, 4] },
        "players": { "1": { "base": { "supply": 0, "reserve": supply + reserve } } } }));
    // The gem could be lost, but that penalty was taken before.
    let board = board
        .rich(1, [0, 15, 0, 1])
        .after(&["send:garage_1=4", "to:leyrien_4a"]);
    assert_eq!(board.offers("suffer:"), ["1", "2", "3", "4", "5"]);
}

/// CFL-160, CFL-Q65: the printed yield with its dice, whatever the event adds in Harvest.
#[test]
fn cfl_160_harvest_of_the_hex() {
    let board = execute(2)
        .led_by(1, "troy")
        .with(json!({ "players": { "1": { "base": { "harvester": "hex_9" } } } }))
        .garage(1, &[4, 1])
        .rich(1, [0, 3, 0, 0])
        .after(&["send:garage_1=4", "to:leyrien_1a", "set:none"]);
    let supply = board.number("/players/0/base/supply");
    let board = board.after(&["advance:1"]);
    assert_eq!(board.at("/table/event"), "bumper_season");
    assert_eq!(board.goods(1), [3, 0, 0, 0]);
    assert_eq!(board.number("/players/0/base/supply"), supply + 1);
}

/// CFL-209: with the table option this reward flips a cache right away.
#[test]
fn cfl_209_flipped_by_the_advancement() {
    for (option, revealed) in [("effect", false), ("harvest", true)] {
        let board = execute_with(2, &[("caches", option)])
            .with(json!({ "players": { "1": { "base": { "harvester": "cache_2" } } } }))
            .garage(1, &[4, 1])
            .rich(1, [0, 6, 0, 0])
            .after(&["send:garage_1=4", "to:leyrien_1a", "set:none", "advance:1"]);
        assert_eq!(board.goods(1)[3], 1);
        assert_eq!(board.at("/table/caches/1") != json!(null), revealed);
    }
}

/// CFL-166, CFL-081, CFL-Q25: the reward of a die may be chosen with an empty reserve.
#[test]
fn cfl_166_empty_reserve() {
    let board = execute(2).with(json!({ "players": { "1": { "base": {
        "supply": 12, "reserve": 0 } } } }));
    let board = negotiated(&board, 4, "leyrien_1a");
    let supply = board.number("/players/0/base/supply");
    let board = board.after(&["advance:3"]);
    assert_eq!(board.number("/table/advancements/2"), 4);
    assert_eq!(board.number("/players/0/base/supply"), supply);
}

/// CFL-Q68: when a die at headquarters is lost the others do not move up.
#[test]
fn cfl_q68_the_others_stay() {
    let board = without_advancements(&execute(2))
        .on("leyrien_1a", 2, 5)
        .on("headquarters_1", 1, 3)
        .on("headquarters_2", 2, 2);
    let board = negotiated(&board, 4, "leyrien_4a").after(&["suffer:3", "lose:headquarters_1"]);
    assert_eq!(board.at("/table/board/headquarters_2"), "2:2");
    assert!(board.at("/table/board").get("headquarters_1").is_none());
}

/// CFL-156: of several true conditions one is suffered, and the other token stays.
#[test]
fn cfl_156_only_one() {
    let board = without_advancements(&execute(2)).on("leyrien_1a", 2, 6);
    let board = negotiated(&board, 4, "leyrien_4a");
    assert_eq!(board.offers("setback:"), ["1", "2"]);
    let board = board.after(&["setback:2", "suffer:6"]);
    assert_eq!(board.at("/table/setbacks"), json!([0, 0, 0, 0, 0, 2]));
    assert!(board.legal().contains(&"decline".to_string()));
}
