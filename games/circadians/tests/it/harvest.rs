//! The planet, the Harvest and Rest.

use circadians::event::Event;
use tabletop::Seat;

use crate::kit::{Board, Pieces as _, execute, execute_with, json};

/// The Harvest after seat 1 declines its only die, without a bonus event.
#[track_caller]
fn harvest(board: &Board) -> Board {
    let board = board.event("rich_veins");
    board.idle()
}

/// The board in round 2, every question answered with the first choice.
fn next_round(board: &Board) -> Board {
    let mut board = board.clone();
    board.play_until(|board| board.number("/table/round") == 2);
    board
}

fn at(board: &Board, hex: &str) -> Board {
    board.with(json!({ "players": { "1": { "base": { "harvester": hex } } } }))
}

/// The harvester of seat 1 on this hex, about to make a free step.
fn free_step(hex: &str) -> Board {
    let board = execute_with(2, &[("zcharo", "b")])
        .garage(1, &[4, 1])
        .rich(1, [0, 0, 4, 0]);
    at(&board, hex).after(&["send:garage_1=4", "to:zcharo_1a"])
}

/// CFL-205, CFL-Q35: a free step in any direction, also through an arrow.
#[test]
fn cfl_205_a_free_step_may_lead_through_an_arrow() {
    // (3,0) is a corner: the arrow leads to (-3,0).
    let corner = free_step("hex_29");
    assert_eq!(corner.offers("move:"), ["none", "e", "sw", "w", "nw"]);
    let through = corner.after(&["move:e"]);
    assert_eq!(through.at("/players/0/base/harvester"), "hex_28");
}

/// CFL-202: a bonus token is taken on the way.
#[test]
fn cfl_202_a_free_step_takes_a_bonus() {
    let through = free_step("hex_29").after(&["move:e"]);
    assert_eq!(through.goods(1)[3], 1);
}

/// CFL-206: onto a cache from a hex beside it, and off it two ways only.
#[test]
fn cfl_206_a_cache_touches_two_hexes() {
    // (3,-1) touches the first cache, (4,-2).
    let cache = free_step("hex_27").after(&["move:ne"]);
    assert_eq!(cache.at("/players/0/base/harvester"), "cache_1");
    assert_eq!(free_step("cache_1").offers("move:"), ["none", "sw", "w"]);
}

/// CFL-207: entering a cache does not reveal it.
#[test]
fn cfl_207_entering_a_cache_reveals_nothing() {
    let cache = free_step("hex_27").after(&["move:ne"]);
    assert_eq!(cache.at("/table/caches/0"), json!(null));
}

/// CFL-199, CFL-200, CFL-203, CFL-Q34: 37 hexes, six caches, six arrows; each ring is worth more.
#[test]
fn cfl_199_planet() {
    let board = execute(2);
    for planet in &board.game.figures.planets {
        assert_eq!(planet.arrows.iter().flatten().count(), 6);
        for (index, found) in planet.yields.iter().enumerate() {
            let (q, r) = planet.at[index];
            let ring = (q.abs() + r.abs() + (q + r).abs()) / 2;
            let [water, algae, energy, gem] = found.goods.map(i32::from);
            // In halves of a water: algae 1½, energy 3, gem and die 6.
            let worth = 2 * water + 3 * algae + 6 * energy + 12 * (gem + i32::from(found.dice));
            assert_eq!(worth, [6, 12, 18, 24][ring as usize], "({q},{r})");
        }
    }
}

/// CFL-208, CFL-210: an unrevealed cache yields a gem and a die, a revealed one nothing.
#[test]
fn cfl_208_caches() {
    let board = at(&execute(2).led_by(1, "dan"), "cache_2").rich(1, [0, 0, 0, 0]);
    let reserve = board.number("/players/0/base/reserve");
    let hidden = harvest(&board);
    assert_eq!(hidden.goods(1), [2, 0, 0, 1]);
    assert_eq!(hidden.number("/players/0/base/reserve"), reserve - 1);
    assert_eq!(hidden.at("/table/caches/1"), json!(null), "CFL-209");
    let board = board.with(
        json!({ "table": { "caches": [null, 5, null, null, null, null],
        "hidden_caches": [0, 1, 2, 3, 4] } }),
    );
    let open = harvest(&board);
    assert_eq!(open.goods(1), [2, 0, 0, 0]);
    let bumper = board.event("bumper_season").idle();
    assert_eq!(bumper.goods(1), [2, 0, 0, 0], "CFL-326");
}

/// CFL-209, CFL-Q36: with the table option a cache that produced is flipped.
#[test]
fn cfl_209_flipped_after_the_harvest() {
    let board = execute_with(2, &[("caches", "harvest")]).led_by(1, "dan");
    let board = harvest(&at(&board, "cache_2"));
    assert_ne!(board.at("/table/caches/1"), json!(null));
    assert_eq!(board.at("/table/caches/0"), json!(null));
}

/// CFL-201: two harvesters harvest the same hex.
#[test]
fn cfl_201_shared_hex() {
    let board = execute(2).rich(1, [0, 0, 0, 0]).rich(2, [0, 0, 0, 0]);
    let board = harvest(&board);
    assert_eq!((board.goods(1)[0], board.goods(2)[0]), (5, 3));
}

/// CFL-326, CFL-Q65: Bumper Season.
#[test]
fn cfl_326_bumper_season() {
    let board = execute(2).rich(1, [0, 0, 0, 0]).idle();
    assert_eq!(board.goods(1)[0], 2 + 3 + 3);
}

/// Water from a die on farm 3, which offers it.
fn watered(board: &Board) -> i64 {
    let board = harvest(&board.rich(1, [0, 0, 0, 0]));
    let before = board.goods(1)[0];
    board.after(&["farm_3:water"]).goods(1)[0] - before
}

/// CFL-216: the water of the production table, for dice of 1 to 6.
const WATER: [i64; 6] = [3, 4, 5, 6, 7, 9];

/// CFL-216: a die yields what the table says for it.
#[test]
fn cfl_216_a_farm_yields_by_its_die() {
    let board = execute(2).led_by(1, "dan");
    for (value, amount) in (1..).zip(WATER) {
        assert_eq!(watered(&board.farm_die(1, 3, value)), amount);
    }
}

/// CFL-214: a die on farm 1 raises it by 3, to at most 6.
#[test]
fn cfl_214_farm_1_raises_the_others() {
    let board = execute(2).led_by(1, "dan").farm_die(1, 1, 1);
    for value in 1..=6 {
        let raised = usize::from(value + 3).min(6);
        assert_eq!(watered(&board.farm_die(1, 3, value)), WATER[raised - 1]);
    }
}

/// CFL-245, CFL-412: for Akira 1, 2 and 3 count as 6.
#[test]
fn cfl_245_low_dice_are_sixes_for_akira() {
    for (value, amount) in (1..).zip([9, 9, 9, 6, 7, 9]) {
        let akira = execute(2).led_by(1, "akira").farm_die(1, 3, value);
        assert_eq!(watered(&akira), amount);
    }
}

/// CFL-396: in the First Edition only 1 and 2 do.
#[test]
fn cfl_396_first_edition_akira() {
    for (value, amount) in (1..).zip([9, 9, 5, 6, 7, 9]) {
        let board = execute_with(2, &[("edition", "first")]);
        let akira = board.led_by(1, "akira").farm_die(1, 3, value);
        assert_eq!(watered(&akira), amount);
    }
}

/// CFL-250: nothing raises Sal.
#[test]
fn cfl_250_sal_is_not_raised() {
    let sal = execute(2).led_by(1, "bjorg").farm_die(1, 1, 1);
    let sal = sal.with(json!({ "players": { "1": { "base": { "sal": "placed",
        "farms": ["1:1", null, "1:sal3", null, null, null] } } } }));
    assert_eq!(watered(&sal), WATER[3 - 1]);
}

/// CFL-215, CFL-217: the table farms and their two resources.
#[test]
fn cfl_217_table_farms() {
    let board = execute(2)
        .farms(
            1,
            &["table_algae_energy"],
            ["gem_six", "dice_six", "dice_six"],
        )
        .farm_die(1, 2, 6)
        .farm_die(1, 3, 6)
        .farm_die(1, 4, 6);
    let board = harvest(&board.rich(1, [0, 0, 0, 0]));
    assert_eq!(board.offers("farm_2:"), ["water", "algae"]);
    assert_eq!(board.offers("farm_3:"), ["water", "energy"]);
    assert_eq!(board.offers("farm_4:"), ["algae", "energy"]);
    assert_eq!(board.refusal("farm_2:energy"), "CFL-215");
    let board = board.after(&["farm_4:energy", "farm_2:algae", "farm_3:water"]);
    assert_eq!(board.goods(1), [5 + 9, 6, 3, 0], "in any order (CFL-213)");
}

/// Farms that need a 6 for a gem and for dice, and one that needs no die.
fn six_farms() -> Board {
    execute(2)
        .led_by(1, "dan")
        .farms(
            1,
            &["gem_six", "dice_six", "algae_passive"],
            ["table_algae_energy", "trades", "trades"],
        )
        .rich(1, [0, 0, 0, 0])
}

/// CFL-218, CFL-220: without a die only the passive farm yields something.
#[test]
fn cfl_218_cfl_220_no_die_no_harvest() {
    assert_eq!(harvest(&six_farms()).goods(1), [5, 2, 0, 0]);
}

/// CFL-219, CFL-Q38: the raised value counts.
#[test]
fn cfl_219_it_has_to_be_a_six() {
    let gems = |board: Board| harvest(&board).goods(1)[3];
    assert_eq!(gems(six_farms().farm_die(1, 4, 5)), 0);
    assert_eq!(gems(six_farms().farm_die(1, 4, 6)), 1);
    let raised = six_farms().farm_die(1, 4, 3).farm_die(1, 1, 1);
    assert_eq!(gems(raised), 1, "CFL-Q38");
}

/// CFL-221: one farm yields a gem, the other two dice.
#[test]
fn cfl_221_a_gem_or_two_dice() {
    let gem = harvest(&six_farms().farm_die(1, 4, 6));
    assert_eq!(gem.goods(1)[3], 1);
    let board = six_farms();
    let reserve = board.number("/players/0/base/reserve");
    // One goes to the farm and two are gained; four are not over the limit.
    let board = board
        .farm_die(1, 5, 6)
        .with(json!({ "players": { "1": { "base": {
        "supply": 0, "reserve": reserve + 1 } } } }));
    let dice = harvest(&board);
    assert_eq!(dice.number("/players/0/base/reserve"), reserve + 1 - 2);
}

/// CFL-222, CFL-Q39, CFL-Q37, CFL-Q78: two trades at any printed rate, even of a closed space.
#[test]
fn cfl_222_trading_farm() {
    let board = execute(2)
        .farms(1, &["trades"], ["gem_six", "dice_six", "dice_six"])
        .rich(1, [0, 4, 0, 0]);
    let board = harvest(&board);
    assert!(
        board.offers("trade:").contains(&"1".to_string()),
        "algae for water"
    );
    let board = board.after(&["trade:1", "trade:1"]);
    assert_eq!(board.goods(1), [5 + 6, 0, 0, 0]);
}

/// CFL-405, CFL-406: harvest choices are sealed until all are through, and can be revised.
#[test]
fn cfl_405_sealed_harvest() {
    let board = execute(2)
        .farm_die(1, 2, 6)
        .farm_die(2, 2, 6)
        .rich(1, [0, 0, 0, 0]);
    let mut board = harvest(&board);
    board.play_as(1, "farm_2:water");
    assert_eq!(board.goods(1)[0], 5, "not yet");
    assert_eq!(board.legal_for(1), ["revise"]);
    board.play_as(1, "revise").play_as(1, "farm_2:algae");
    board.play_as(2, "farm_2:algae");
    assert_eq!(board.goods(1)[..2], [5, 6]);
}

/// CFL-265: Sable moves after production and takes a token.
#[test]
fn cfl_265_sable() {
    // West of (3,-2) is (2,-2), with water on it.
    let board = at(&execute(2).led_by(1, "sable"), "hex_25").rich(1, [0, 0, 0, 0]);
    let board = harvest(&board);
    assert_eq!(board.goods(1)[0], 2 + 9);
    assert!(board.offers("move:").contains(&"none".to_string()));
    let board = board.after(&["move:w"]);
    assert_eq!(board.goods(1)[0], 2 + 9 + 3);
}

/// A round later: seat 2 had dice in many places, and Sal at the Foundry.
fn rested() -> Board {
    let board = execute(3)
        .led_by(2, "bjorg")
        .on("market_2", 2, 3)
        .on("headquarters_1", 2, 3)
        .on("depository_3_1", 2, 3)
        .on("leyrien_1a", 2, 3)
        .farm_die(2, 1, 5)
        .with(
            json!({ "players": { "2": { "base": { "sal": "placed", "supply": 0, "reserve": 7,
                "cantina": [0, 1, 0, 0, 0, 0] } } },
            "table": { "board": { "foundry_1": "2:sal3" } } }),
        );
    next_round(&board.idle())
}

/// The spaces with a die after Rest.
fn places_after_rest() -> Vec<String> {
    let places = rested().at("/table/board");
    places.as_object().unwrap().keys().cloned().collect()
}

/// CFL-225: dice on stations, on farms and in the cantina return to the supply.
#[test]
fn cfl_225_dice_return() {
    let board = rested();
    assert_eq!(board.number("/players/1/base/supply"), 3);
    assert_eq!(
        board.at("/players/1/base/cantina"),
        json!([0, 0, 0, 0, 0, 0])
    );
    assert_eq!(board.at("/players/1/base/farms/0"), json!(null));
    assert!(!places_after_rest().contains(&"market_2".to_string()));
}

/// CFL-226: dice at headquarters stay, and nothing else is left than what has scored.
#[test]
fn cfl_226_dice_stay() {
    let places = places_after_rest();
    assert_eq!(places, ["headquarters_1", "leyrien_1a", "depository_3_1"]);
}

/// CFL-146: a die that negotiated never leaves.
#[test]
fn cfl_146_negotiated_for_ever() {
    assert!(places_after_rest().contains(&"leyrien_1a".to_string()));
}

/// CFL-183: a die in the Depository never leaves.
#[test]
fn cfl_183_deposited_for_ever() {
    assert!(places_after_rest().contains(&"depository_3_1".to_string()));
}

/// CFL-227: the Radio passes to the left.
#[test]
fn cfl_227_radio() {
    assert_eq!(execute(3).number("/table/radio"), 1);
    assert_eq!(rested().number("/table/radio"), 2);
}

/// CFL-248: Sal returns and waits to be assigned, without being rolled.
#[test]
fn cfl_248_sal_returns_in_rest() {
    let board = rested();
    assert_eq!(board.at("/players/1/base/sal"), "ready");
    assert!(!places_after_rest().contains(&"foundry_1".to_string()));
    let rolled = board.at("/players/1/secret/rolled");
    let rolled: i64 = rolled
        .as_array()
        .unwrap()
        .iter()
        .filter_map(serde_json::Value::as_i64)
        .sum();
    assert_eq!(rolled, board.number("/players/1/base/supply"));
}

/// CFL-228, CFL-106, CFL-252, CFL-Q40: five dice in supply and at headquarters; Sal does not count.
#[test]
fn cfl_228_dice_limit() {
    let board = execute(2)
        .led_by(1, "bjorg")
        .on("headquarters_1", 1, 3)
        .with(json!({ "players": { "1": { "base": { "supply": 6, "reserve": 5 } } } }));
    let board = next_round(&board.idle());
    assert_eq!(board.number("/players/0/base/supply"), 4);
    assert_eq!(board.number("/players/0/base/reserve"), 8);
}

/// CFL-252, CFL-Q62: Sal at headquarters takes no place of a die.
#[test]
fn cfl_252_sal_is_no_die() {
    let board = execute(2).led_by(1, "bjorg").with(json!({
        "table": { "board": { "headquarters_1": "1:sal3" } },
        "players": { "1": { "base": { "sal": "placed", "supply": 5, "reserve": 7 } } } }));
    let board = next_round(&board.idle());
    assert_eq!(board.number("/players/0/base/supply"), 5);
}

/// CFL-229: eight contracts; the rest is chosen by the player.
#[test]
fn cfl_229_contract_limit() {
    let cards = [
        "archive",
        "grogg",
        "jakhaw",
        "karvyk",
        "ledger",
        "uxolotyl",
        "yeki",
        "zcarpi",
        "id_badge",
        "aqua_pack",
    ];
    let mut board = execute(2).hand(1, &cards).idle();
    assert_eq!(board.offers("discard:").len(), 10);
    board.play(&["discard:yeki"]);
    assert_eq!(board.refusal("discard:yeki"), "CFL-167");
    board.play(&["discard:archive"]);
    assert_eq!(
        board.at("/players/0/secret/hand").as_array().unwrap().len(),
        8
    );
    let discard = board.at("/table/discard");
    assert!(discard.as_array().unwrap().contains(&json!("yeki")));
}

/// CFL-263, CFL-264, CFL-Q45: Roslyn's die, below the limit only.
#[test]
fn cfl_263_roslyn() {
    let dice = |supply: u8| {
        let board = execute(2);
        let board = board.with(json!({ "players": { "1": { "base": { "supply": supply,
            "reserve": 12 - supply } } } }));
        next_round(&board.idle()).number("/players/0/base/supply")
    };
    // The declined die returns as well.
    assert_eq!((dice(2), dice(3), dice(4), dice(5)), (4, 5, 5, 5));
}

/// CFL-043, CFL-230, CFL-044: the game ends after the Rest of round 7.
#[test]
fn cfl_230_end() {
    let board = execute(2).with(json!({ "table": { "round": 7, "event": "end_of_an_era",
        "events": ["water_tax", "bureaucracy", "dust_storm", "rockfall", "rich_veins", "spare_fuel", "end_of_an_era"] } }));
    let board = board.idle();
    assert_eq!(board.seat(), None);
    assert_eq!(board.at("/table/stage"), "over");
}

/// CFL-Q63: for a player with both, Sal does not count as a 6.
#[test]
fn cfl_q63_sal_and_akira() {
    let mut board = crate::kit::fresh(2, &[("leaders", "dyad")]);
    board.play(&[
        "leader:akira",
        "leader:dan",
        "ban:zoey",
        "ban:renzo",
        "leader:jakob",
    ]);
    board.play(&["leader:bjorg"]);
    board.play_until(|board| board.at("/table/stage") == "assign");
    let mut patch = json!({ "table": { "stage": "garages", "turns": 1, "active": 1, "answered": [],
        "todo": [{ "seats": [1], "step": "send" }] }, "players": {
        "1": { "base": { "supply": 2, "sal": "placed", "garages": ["1:1", null, null, null, null],
            "farms": [null, null, "1:sal3", null, null, null] } } } });
    for seat in ["1", "2"] {
        patch["players"][seat]["secret"] = json!({ "rolled": [0, 0, 0, 0, 0, 0] });
    }
    let board = harvest(&board.with(patch).rich(1, [0, 0, 0, 0]));
    assert_eq!(board.after(&["farm_3:water"]).goods(1)[0], 5 + 5);
}

/// CFL-Q79: Sable may leave a cache that is flipped all the same, after her step.
#[test]
fn cfl_q79_sable_leaves_a_cache() {
    let board = execute_with(2, &[("caches", "harvest")]).led_by(1, "sable");
    let board = harvest(&at(&board, "cache_1"));
    assert_eq!(board.at("/table/caches/0"), json!(null));
    let board = board.after(&["move:w"]);
    assert_ne!(board.at("/table/caches/0"), json!(null));
    assert_eq!(board.at("/players/0/base/harvester"), "hex_25");
}

/// CFL-004, CFL-211: the main supply never runs out.
#[test]
fn cfl_004_unlimited() {
    let board = execute(2).rich(1, [2000, 0, 0, 0]).rich(2, [2000, 0, 0, 0]);
    let board = harvest(&board);
    assert_eq!((board.goods(1)[0], board.goods(2)[0]), (2005, 2003));
}

/// CFL-224: what the Harvest brought is used from the next round on: a die of the planet is
/// rolled then, and nothing is asked before.
#[test]
fn cfl_224_used_in_the_next_round() {
    let board = execute(2).led_by(1, "troy").with(json!({ "players": {
        "1": { "base": { "harvester": "hex_9" } } } }));
    let before = board.goods(1);
    let mut board = board.idle();
    let news = board.news();
    let at = |wanted: &dyn Fn(&Event) -> bool| news.iter().position(wanted).unwrap();
    let planet = at(&|event| matches!(event, Event::PlanetHarvested { seat: Seat(0), .. }));
    let gained = at(&|event| {
        *event
            == Event::DiceGained {
                seat: Seat(0),
                count: 1,
            }
    });
    let round = at(&|event| *event == Event::RoundBegins(2));
    let rolled = at(&|event| {
        *event
            == Event::Rolled {
                seat: Seat(0),
                count: 4,
            }
    });
    assert!(planet < gained && gained < round && round < rolled);
    let sealed = |event: &Event| matches!(event, Event::Sealed { .. } | Event::Assigned { .. });
    assert!(!news[planet..].iter().any(sealed));
    assert_eq!(board.at("/table/stage"), "assign");
    // 3 water of the hex and 3 of Bumper Season are at hand, and 2 of the cantina.
    assert_eq!(board.goods(1)[0], before[0] + 8);
}

/// CFL-202: a bonus token is taken once.
#[test]
fn cfl_202_token_is_gone() {
    // (1,-2) lies to the right of (0,-2), where 3 water wait.
    let board = at(&execute(2), "hex_9")
        .garage(1, &[5, 1])
        .rich(1, [0, 0, 2, 0]);
    assert!(
        board
            .at("/table/bonuses")
            .as_array()
            .unwrap()
            .contains(&json!("hex_8"))
    );
    let board = board.after(&["send:garage_1=5", "to:control_room_1"]);
    assert_eq!(board.at("/players/0/base/harvester"), "hex_8");
    assert_eq!(board.goods(1), [3, 0, 0, 0]);
    assert!(
        !board
            .at("/table/bonuses")
            .as_array()
            .unwrap()
            .contains(&json!("hex_8"))
    );
}

/// CFL-209, CFL-211: caches are flipped when all have harvested, so both get the gem.
#[test]
fn cfl_209_shared_cache() {
    let board = execute_with(2, &[("caches", "harvest")]).led_by(1, "dan");
    let board = at(&board, "cache_2")
        .rich(1, [0; 4])
        .rich(2, [0; 4])
        .with(json!({ "players": { "2": { "base": { "harvester": "cache_2" } } } }));
    let board = harvest(&board);
    assert_eq!((board.goods(1)[3], board.goods(2)[3]), (1, 1));
    assert_ne!(board.at("/table/caches/1"), json!(null));
}

/// CFL-213, CFL-222: two trades, before or after a table farm, but no end before it.
#[test]
fn cfl_213_any_order() {
    let board = execute(2)
        .farms(1, &["trades"], ["gem_six", "dice_six", "dice_six"])
        .farm_die(1, 3, 5)
        .rich(1, [30, 0, 0, 0]);
    let board = harvest(&board);
    assert_eq!(board.refusal("trade:done"), "CFL-213");
    let board = board.after(&["trade:7", "trade:7"]);
    assert_eq!(board.refusal("trade:7"), "CFL-222");
    assert_eq!(board.offers("trade:"), [""; 0]);
    let board = board.after(&["farm_3:energy"]);
    assert_eq!(board.goods(1)[1..3], [4, 2]);
}

/// CFL-Q56: where resources are hidden, the question does not tell whether there is anything
/// to trade; without a farm that trades everyone sees that there is nothing.
#[test]
fn cfl_q56_trades_are_always_asked() {
    for (resources, farm, asked) in [
        ("open", "trades", false),
        ("hidden", "trades", true),
        ("hidden", "algae_passive", false),
    ] {
        let board = execute_with(2, &[("resources", resources)])
            .led_by(1, "dan")
            .farms(1, &[farm], ["gem_six", "dice_six", "dice_six"])
            .rich(1, [0; 4])
            .with(
                json!({ "table": { "caches": [null, 5, null, null, null, null],
                "hidden_caches": [0, 1, 2, 3, 4] } }),
            );
        let board = harvest(&at(&board, "cache_2"));
        let place = format!("{resources}, {farm}");
        assert_eq!(board.at("/table/stage") == "harvest", asked, "{place}");
    }
}

/// CFL-263: Roslyn's dice at headquarters count.
#[test]
fn cfl_263_roslyn_at_headquarters() {
    for (hq, supply) in [(0, 5), (1, 4)] {
        let mut board = execute(2).led_by(1, "roslyn");
        if hq == 1 {
            board = board.on("headquarters_1", 1, 3);
        }
        let board = board.with(json!({ "players": { "1": { "base": { "supply": 3,
            "reserve": 9 - hq } } } }));
        let board = next_round(&board.idle());
        assert_eq!(board.number("/players/0/base/supply"), supply, "{hq}");
    }
}

/// CFL-248, CFL-Q62: Sal waits in the cantina for 2 water and is back in the next round.
#[test]
fn cfl_248_sal_returns() {
    let board = execute(2).led_by(1, "bjorg").rich(1, [0; 4]).with(json!({
        "players": { "1": { "base": { "sal": "placed", "supply": 3,
            "garages": ["1:sal3", null, null, null, null] } } } }));
    let board = board.garage(2, &[1]).idle();
    assert_eq!(board.goods(1)[0], 2);
    assert_eq!(board.at("/players/0/base/sal"), "cantina");
    let board = next_round(&board);
    assert_eq!(board.at("/players/0/base/sal"), "ready");
    assert!(
        board
            .legal_for(1)
            .contains(&"assign:sal>garage".to_string())
    );
}

/// CFL-412: on farms the shown value decides, not the raised one.
#[test]
fn cfl_412_shown_value() {
    let board = execute(2)
        .led_by(1, "akira")
        .farm_die(1, 1, 4)
        .farm_die(1, 3, 1);
    let board = harvest(&board.rich(1, [0; 4]));
    let before = board.goods(1)[0];
    assert_eq!(board.after(&["farm_3:water"]).goods(1)[0], before + 9);
}

/// CFL-230, CFL-046: after the Rest of every earlier round the next one begins.
#[test]
fn cfl_230_not_before_the_last_round() {
    let board = execute(2).with(json!({ "table": { "round": 6, "event": "spare_fuel",
        "events": ["water_tax", "bureaucracy", "dust_storm", "rockfall", "rich_veins", "spare_fuel"] } }));
    let board = board.idle();
    assert_eq!(board.number("/table/round"), 7);
    assert_eq!(board.at("/table/stage"), "assign");
    assert_eq!(board.at("/table/event"), "end_of_an_era");
}

/// CFL-222: every trading farm allows its two trades.
#[test]
fn cfl_222_two_trading_farms() {
    let board = execute(2)
        .farms(
            1,
            &["trades", "trades"],
            ["gem_six", "dice_six", "dice_six"],
        )
        .rich(1, [30, 0, 0, 0]);
    let board = harvest(&board).after(&["trade:7", "trade:7", "trade:7"]);
    assert_eq!(board.at("/table/stage"), "harvest");
    assert_eq!(board.after(&["trade:7"]).goods(1)[1], 8);
}

/// CFL-220, CFL-266: what the passive farms and Sunari's own produce.
#[test]
fn cfl_220_passive_farms() {
    for (farm, produced) in [
        ("water_passive", [3, 0, 0, 0]),
        ("algae_passive", [0, 2, 0, 0]),
        ("energy_passive", [0, 0, 1, 0]),
        ("sunari_farm", [0, 2, 1, 0]),
    ] {
        let board = execute(2)
            .led_by(1, "sunari")
            .farms(1, &[farm], ["gem_six", "dice_six", "dice_six"])
            .rich(1, [0; 4]);
        let board = harvest(&board);
        // Declining and the centre bring 5 water more.
        let [water, algae, energy, gem] = produced;
        assert_eq!(board.goods(1), [5 + water, algae, energy, gem], "{farm}");
    }
}

/// CFL-225: dice return from built farms as well as from starting farms.
#[test]
fn cfl_225_from_every_farm() {
    let board = execute(2)
        .led_by(1, "dan")
        .farms(1, &["gem_six"], ["dice_six", "dice_six", "trades"])
        .farm_die(1, 1, 2)
        .farm_die(1, 4, 2);
    let board = harvest(&board);
    assert_eq!(board.number("/table/round"), 2);
    assert_eq!(board.number("/players/0/base/supply"), 5);
}

/// CFL-337: the Radio passes among the people, never to the rival.
#[test]
fn cfl_337_radio() {
    let board = execute_with(2, &[("rival", "xiao")]);
    for (radio, next) in [(1, 2), (2, 1)] {
        let board = board.with(json!({ "table": { "radio": radio } }));
        assert_eq!(harvest(&board).number("/table/radio"), next);
    }
}
