//! The worked examples of RULES.md, in their order.

use circadians::event::Event;
use tabletop::Seat;

use crate::kit::{Board, Pieces as _, execute, execute_with, json};

/// The board at the next Harvest question or behind it.
#[track_caller]
fn harvested(board: &Board) -> Board {
    let mut board = board.clone();
    board.play_until(|board| board.at("/table/stage") != "garages");
    board
}

/// CFL-E01, CFL-215, CFL-216: a 5 on starting farm 3.
#[test]
fn cfl_e01_table_farm() {
    let board = execute(2).rich(1, [0, 0, 0, 0]).farm_die(1, 3, 5);
    let board = harvested(&board.idle());
    let before = board.goods(1);
    assert_eq!(board.offers("farm_3:"), ["water", "energy"]);
    let water = board.after(&["farm_3:water"]).goods(1);
    assert_eq!(water[0] - before[0], 7);
    let energy = board.after(&["farm_3:energy"]).goods(1);
    assert_eq!(energy[2] - before[2], 2);
}

/// CFL-E02, CFL-083: the starting ship.
#[test]
fn cfl_e02_starting_ship() {
    let board = execute(2).garage(1, &[2]);
    assert_eq!(
        board.offers("send:"),
        ["garage_1=1", "garage_1=2", "garage_1=3"]
    );
}

/// CFL-E03, CFL-095: an energy-discount ship.
#[test]
fn cfl_e03_energy_ship() {
    let board = execute(2)
        .ships(1, &["energy_discount"], ["flip"; 3])
        .garage(1, &[0, 5, 1])
        .rich(1, [0, 1, 1, 0]);
    let board = board.after(&["send:garage_2=5", "to:control_room_1"]);
    assert_eq!(board.goods(1)[2], 0);
}

/// CFL-E04, CFL-061: the order at headquarters does not follow the Radio.
#[test]
fn cfl_e04_headquarters_order() {
    let board = execute(3)
        .on("headquarters_1", 1, 4)
        .on("headquarters_2", 2, 5)
        .garage(3, &[2])
        .garage(1, &[3])
        .with(json!({ "table": { "stage": "headquarters", "radio": 3, "active": 1 } }));
    let board = board.after(&["send:headquarters_1=4", "to:market_1", "trade:done"]);
    assert_eq!(board.seat(), Some(2));
    let board = board.after(&["send:headquarters_2=5", "to:market_2", "trade:done"]);
    assert_eq!(board.seat(), Some(3));
    assert_eq!(board.offers("send:garage_1").len(), 3);
}

/// CFL-E05, CFL-108: a 4 on the 10-space.
#[test]
fn cfl_e05_mining() {
    let board = execute(3).garage(1, &[4, 1]).rich(1, [6, 0, 0, 0]);
    let board = board.after(&["send:garage_1=4", "to:mining_camp_2"]);
    assert_eq!(board.goods(1), [0, 0, 0, 1]);
}

/// CFL-E06: a 6 on the 6-space costs nothing.
#[test]
fn cfl_e06_mining_without_water() {
    let board = execute(3).garage(1, &[6, 1]).rich(1, [0, 0, 0, 0]);
    let board = board.after(&["send:garage_1=6", "to:mining_camp_1"]);
    assert_eq!(board.goods(1), [0, 0, 0, 1]);
}

/// CFL-E07, CFL-111, CFL-119, CFL-197: a pair builds a farm that produces from now on.
#[test]
fn cfl_e07_laboratory() {
    let board = execute(2)
        .farms(1, &[], ["water_passive", "energy_passive", "algae_passive"])
        .garage(1, &[4, 4])
        .rich(1, [0, 4, 0, 0]);
    let board = board.after(&["send:garage_1=4", "to:laboratory_1a", "stack:2"]);
    assert_eq!(board.goods(1)[1], 0);
    assert_eq!(board.at("/players/0/base/tiles/0"), "energy_passive");
    let board = harvested(&board);
    assert_eq!(board.goods(1)[2], 1);
}

/// CFL-E08, CFL-112: an HQ die pairs with the first garage.
#[test]
fn cfl_e08_pair_across_sources() {
    let board = execute(2)
        .rich(1, [20, 4, 0, 0])
        .on("headquarters_1", 1, 4)
        .garage(1, &[4, 4])
        .with(json!({ "table": { "stage": "headquarters", "active": 1 } }));
    let board = board.after(&["send:headquarters_1=4", "to:laboratory_1a"]);
    assert_eq!(board.at("/players/0/base/garages/0"), json!(null));
    assert_eq!(board.at("/players/0/base/garages/1"), "1:4");
    assert_eq!(board.at("/table/board/laboratory_1b"), "1:4");
}

/// CFL-E09, CFL-096, CFL-125, CFL-190: a 5 takes the right ship, into the third garage.
#[test]
fn cfl_e09_foundry() {
    let board = execute(2)
        .ships(1, &["flip"], ["plus_two", "plus_two", "no_algae"])
        .garage(1, &[5, 0, 3])
        .rich(1, [10, 0, 0, 0]);
    let board = board.after(&["send:garage_1=5", "to:foundry_1", "place:empty"]);
    assert_eq!(board.goods(1), [0, 0, 0, 0]);
    assert_eq!(board.at("/players/0/base/ships/1"), "no_algae");
    // The die in the third garage needs no algae now (CFL-089).
    assert_eq!(board.offers("send:"), ["garage_3=3"]);
}

/// CFL-E10, CFL-129..CFL-131: three trades with a 3.
#[test]
fn cfl_e10_market() {
    let board = execute(2).garage(1, &[3, 1]).rich(1, [20, 0, 4, 0]);
    let board = board.after(&["send:garage_1=3", "to:market_3"]);
    assert_eq!(board.offers("trade:"), ["7", "8", "done"]);
    let board = board.after(&["trade:7", "trade:7", "trade:8"]);
    assert_eq!(board.goods(1), [14, 6, 3, 0]);
    assert_eq!(board.offers("trade:").len(), 0);
}

/// CFL-E11, CFL-136, CFL-137: a 4 on the middle space of the Academy.
#[test]
fn cfl_e11_academy() {
    let board = execute(2).garage(1, &[4]).rich(1, [0, 2, 0, 0]);
    let (supply, reserve) = (
        board.number("/players/0/base/supply"),
        board.number("/players/0/base/reserve"),
    );
    let board = board.after(&["send:garage_1=4", "to:academy_2"]);
    // One die was all that could be paid; the Harvest followed and everyone rolled again.
    assert_eq!(board.at("/table/round"), 2);
    assert_eq!(board.goods(1)[1], 0);
    let rolled = board.at("/players/0/secret/rolled");
    let rolled: i64 = rolled
        .as_array()
        .unwrap()
        .iter()
        .map(|n| n.as_i64().unwrap())
        .sum();
    assert_eq!(
        rolled,
        supply + 3,
        "the bought die, the one that bought it, Roslyn's"
    );
    assert_eq!(board.number("/players/0/base/reserve"), reserve - 2);
}

/// CFL-E12, CFL-203: through the arrow on the left corner.
#[test]
fn cfl_e12_arrow() {
    // (-3,0) is the 28th hex of the list, (3,0) the 29th.
    let board = execute(2)
        .with(json!({ "players": { "1": { "base": { "harvester": "hex_28" } } } }))
        .garage(1, &[5, 1])
        .rich(1, [10, 0, 0, 0]);
    let board = board.after(&["send:garage_1=5", "to:control_room_1"]);
    assert_eq!(board.at("/players/0/base/harvester"), "hex_29");
    assert_eq!(board.goods(1), [0, 0, 0, 1]);
}

/// CFL-E13, CFL-281: Fuel Refiner.
#[test]
fn cfl_e13_discounted_move() {
    let board = execute(2)
        .fulfilled(1, &["fuel_refiner"])
        .garage(1, &[3, 1])
        .rich(1, [0, 0, 1, 0]);
    let board = board.after(&["send:garage_1=3", "to:control_room_1"]);
    assert_eq!(board.goods(1)[2], 0);
    // South-east of the centre is (0,1), the 7th hex.
    assert_eq!(board.at("/players/0/base/harvester"), "hex_7");
}

/// CFL-E14, CFL-143: the top-left space.
#[test]
fn cfl_e14_cheapest_negotiation() {
    let board = execute(2).garage(1, &[1, 1]).rich(1, [0, 6, 0, 0]);
    let board = board.after(&["send:garage_1=1", "to:leyrien_1a"]);
    assert_eq!(board.goods(1)[1], 0);
}

/// CFL-E15, CFL-267: Troy.
#[test]
fn cfl_e15_troy() {
    let board = execute(2)
        .led_by(1, "troy")
        .garage(1, &[1, 1])
        .rich(1, [0, 0, 2, 0]);
    let board = board.after(&["send:garage_1=1", "to:zcharo_1a"]);
    assert_eq!(board.goods(1)[2], 0);
}

/// CFL-267: Troy saves 3 algae, 2 energy or 1 gem, whatever the row.
#[test]
fn cfl_267_troy() {
    let board = execute(2).led_by(1, "troy").garage(1, &[1, 1]);
    for (space, goods) in [
        ("leyrien_1a", [0, 3, 0, 0]),
        ("leyrien_4a", [0, 12, 0, 0]),
        ("zcharo_4a", [0, 0, 8, 0]),
        ("jrayek_1a", [0, 0, 0, 1]),
        ("jrayek_4a", [0, 0, 0, 4]),
    ] {
        let board = board.rich(1, goods).after(&["send:garage_1=1"]);
        assert!(board.offers("to:").contains(&space.to_string()), "{space}");
        assert_eq!(board.after(&[&format!("to:{space}")]).goods(1), [0; 4]);
        let less = goods.map(|amount| amount.saturating_sub(1));
        let poor = board.rich(1, less);
        assert_eq!(poor.refusal(&format!("to:{space}")), "CFL-076");
    }
}

/// CFL-E16, CFL-147..CFL-157: the negotiation of the Second Edition example.
#[test]
fn cfl_e16_second_edition_negotiation() {
    let board = execute(2)
        .on("leyrien_1a", 2, 5)
        .on("leyrien_3a", 2, 1)
        .with(json!({ "table": { "advancements": [5, 0, 1, 0, 6, 0] } }))
        .garage(1, &[4, 2])
        .rich(1, [0, 9, 0, 1]);
    let board = board.after(&["send:garage_1=4", "to:leyrien_2a"]);
    assert_eq!(board.goods(1)[1], 0);
    assert!(board.offers("set:").contains(&"garage_2=6".to_string()));
    let board = board.after(&["set:garage_2=6"]);
    assert_eq!(board.at("/players/0/base/garages/1"), "1:6");
    assert_eq!(board.offers("advance:"), ["2", "4", "6"], "ship, farm, gem");
    let board = board.after(&["advance:6"]);
    assert_eq!(board.number("/table/advancements/5"), 4);
    assert_eq!(board.goods(1)[3], 2);
    assert_eq!(board.offers("setback:"), ["1", "2"], "8+ and 10+");
    let board = board.after(&["setback:2", "suffer:6"]);
    assert_eq!(board.number("/table/setbacks/5"), 2);
    assert_eq!(board.goods(1)[3], 1);
}

/// CFL-E17, CFL-401: the negotiation of the First Edition example.
#[test]
fn cfl_e17_first_edition_negotiation() {
    let board = execute_with(2, &[("edition", "first")])
        .on("leyrien_1a", 2, 4)
        .on("leyrien_3a", 2, 2)
        .with(json!({ "table": { "advancements": [0, 4, 0, 2, 0, 0] } }))
        .garage(1, &[5, 2])
        .rich(1, [0, 9, 0, 0]);
    let board = board.after(&["send:garage_1=5", "to:leyrien_2a", "set:none"]);
    assert_eq!(
        board.offers("advance:"),
        ["1", "3", "5", "6"],
        "cards, gem, ship, farm"
    );
    let hand = board.at("/players/0/secret/hand").as_array().unwrap().len();
    let board = board.after(&["advance:1"]);
    let drawn = board.at("/players/0/secret/hand").as_array().unwrap().len();
    assert_eq!(drawn, hand + 2);
    assert_eq!(board.offers("setback:"), ["1", "2"], "8+ and 10+, not 12+");
    let board = board.after(&["setback:1", "suffer:1"]);
    assert_eq!(board.at("/table/setbacks"), json!([1, 0, 0, 0, 0, 0]));
}

/// CFL-E18, CFL-184, CFL-277: Aqua Cannon.
#[test]
fn cfl_e18_aqua_cannon() {
    let board = execute(2)
        .hand(1, &["aqua_cannon"])
        .garage(1, &[2, 5, 1])
        .rich(1, [8, 1, 2, 0]);
    let board = board.after(&[
        "send:garage_1=2",
        "to:depository_2_1",
        "fulfil:aqua_cannon",
        "move:none",
    ]);
    assert_eq!(board.goods(1), [5, 1, 0, 0]);
    assert_eq!(
        board.at("/players/0/base/fulfilled"),
        json!(["aqua_cannon"])
    );
    let board = board.after(&["send:garage_2=5", "to:foundry_1"]);
    assert_eq!(board.goods(1)[0], 0, "the Foundry costs 5 water");
}

/// CFL-E19, CFL-186: the middle row.
#[test]
fn cfl_e19_delivery_reward() {
    let board = execute(2)
        .hand(1, &["aqua_cannon"])
        .garage(1, &[6, 1])
        .rich(1, [3, 0, 2, 0]);
    let reserve = board.number("/players/0/base/reserve");
    let board = board.after(&["send:garage_1=6", "to:depository_6_2", "fulfil:aqua_cannon"]);
    assert_eq!(board.number("/players/0/base/reserve"), reserve - 1);
    assert_eq!(board.number("/players/0/base/supply"), 2);
}

/// CFL-E20, CFL-181: a taken space of the first column.
#[test]
fn cfl_e20_free_rows() {
    let board = execute(3)
        .hand(1, &["aqua_cannon"])
        .on("depository_1_1", 2, 1)
        .garage(1, &[1])
        .rich(1, [3, 0, 2, 0]);
    let board = board.after(&["send:garage_1=1"]);
    let rows: Vec<String> = board.offers("to:depository_1_");
    assert_eq!(rows, ["2", "3"]);
}

/// CFL-E21, CFL-253, CFL-Q66: Dan.
#[test]
fn cfl_e21_dan() {
    let board = execute(2)
        .led_by(1, "dan")
        .hand(1, &["aqua_cannon"])
        .garage(1, &[6, 1])
        .rich(1, [3, 0, 2, 0]);
    let board = board.after(&[
        "send:garage_1=6",
        "to:depository_6_1",
        "fulfil:aqua_cannon",
        "move:e",
    ]);
    assert_eq!(board.offers("delivery:"), ["2", "3"]);
    let supply = board.number("/players/0/base/supply");
    let die = board.after(&["delivery:2"]);
    assert_eq!(die.number("/players/0/base/supply"), supply + 1);
    let cards = board.after(&["delivery:3"]);
    assert_eq!(
        cards.at("/players/0/secret/hand").as_array().unwrap().len(),
        2
    );
}

/// The gains of one round's planet harvest.
fn planet_gain(board: &Board, hex: &str) -> ([i64; 4], i64) {
    // An event without effect on the planet.
    let board = board.event("rich_veins").rich(1, [0, 0, 0, 0]);
    let board = board
        .with(json!({ "players": { "1": { "base": { "harvester": hex } } } }))
        .garage(1, &[1]);
    let reserve = board.number("/players/0/base/reserve");
    let mut after = board.after(&["send:garage_1=1", "to:headquarters_1", "reward:contracts"]);
    after.play_until(|board| !matches!(board.at("/table/stage").as_str(), Some("garages")));
    // Roslyn gains a die every round.
    let dice = reserve - after.number("/players/0/base/reserve");
    (after.goods(1), dice)
}

/// CFL-E22, CFL-212: 12 water; 6 water and 4 algae.
#[test]
fn cfl_e22_planet_harvest() {
    let board = execute(2).led_by(1, "dan");
    assert_eq!(planet_gain(&board, "hex_23").0, [12, 0, 0, 0]);
    assert_eq!(planet_gain(&board, "hex_27").0, [6, 4, 0, 0]);
}

/// CFL-E23: 3 water and a die.
#[test]
fn cfl_e23_planet_harvest_with_die() {
    let board = execute(2).led_by(1, "dan");
    assert_eq!(planet_gain(&board, "hex_9"), ([3, 0, 0, 0], 1));
}

/// CFL-E24, CFL-214, CFL-222: farms of the Second Edition.
#[test]
fn cfl_e24_second_edition_farms() {
    let board = execute(2).event("rich_veins").farms(
        1,
        &["energy_passive", "trades"],
        ["gem_six", "dice_six", "dice_six"],
    );
    let board = board
        .farm_die(1, 1, 1)
        .farm_die(1, 3, 2)
        .rich(1, [0, 0, 0, 0]);
    let board = harvested(&board.idle());
    // 2 water from the cantina, 3 from the centre, 1 energy from the passive farm.
    assert_eq!(board.goods(1), [5, 0, 1, 0]);
    assert_eq!(board.offers("farm_3:"), ["water", "energy"]);
    let water = board.after(&["farm_3:water", "trade:done"]);
    assert_eq!(water.goods(1), [12, 0, 1, 0]);
    let energy = board.after(&["farm_3:energy", "trade:done"]);
    assert_eq!(energy.goods(1), [5, 0, 3, 0]);
    // Two trades, here 1 energy for 2 algae each.
    let traded = board.after(&["farm_3:energy", "trade:8", "trade:8"]);
    assert_eq!(traded.goods(1), [5, 4, 1, 0]);
}

/// CFL-E25, CFL-223: farms of the First Edition.
#[test]
fn cfl_e25_first_edition_farms() {
    let board = execute_with(2, &[("edition", "first")])
        .event("rich_veins")
        .farms(
            1,
            &["water_passive", "three_points"],
            ["gem_six", "dice_six", "dice_six"],
        )
        .farm_die(1, 1, 1)
        .farm_die(1, 3, 2)
        .rich(1, [0, 0, 0, 0]);
    let board = harvested(&board.idle());
    assert_eq!(board.goods(1), [2 + 3 + 3, 0, 0, 0]);
    assert_eq!(board.after(&["farm_3:water"]).goods(1)[0], 8 + 7);
    assert_eq!(board.after(&["farm_3:energy"]).goods(1)[2], 2);
}

/// CFL-E26, CFL-070: no algae.
#[test]
fn cfl_e26_cantina() {
    let board = execute(2)
        .garage(1, &[0, 3, 4])
        .garage(2, &[1])
        .rich(1, [0, 0, 0, 0]);
    assert_eq!(board.legal(), ["decline"]);
    let board = board.after(&["decline"]);
    assert_eq!(board.goods(1), [4, 0, 0, 0]);
    assert_eq!(
        board.at("/players/0/base/cantina"),
        json!([0, 0, 1, 1, 0, 0])
    );
}

/// CFL-E27, CFL-255: Lysias turns the loss of a farm around.
#[test]
fn cfl_e27_lysias() {
    let board = execute(2)
        .led_by(1, "lysias")
        .on("leyrien_2a", 2, 6)
        .with(json!({ "table": { "advancements": [2, 6, 1, 3, 4, 5] } }))
        .garage(1, &[2, 2])
        .rich(1, [0, 6, 0, 0]);
    let board = board.after(&["send:garage_1=2", "to:leyrien_1a", "set:none", "suffer:4"]);
    let board = board.after(&["stack:1"]);
    assert_eq!(board.number("/table/setbacks/3"), 1);
    assert_ne!(board.at("/players/0/base/tiles/0"), json!(null));
}

/// The board as it is scored at the end of the last round, with nothing gained on the way:
/// every seat's resources and dice are as before.
fn scored(board: &Board, rounds: u8) -> Board {
    let events: Vec<&str> = [
        "water_tax",
        "bureaucracy",
        "dust_storm",
        "rockfall",
        "strained_relations",
        "open_market",
        "recruitment_drive",
    ]
    .into_iter()
    .take(rounds as usize - 1)
    .chain(["end_of_an_era"])
    .collect();
    let mut over = board.with(json!({ "table": {
        "round": rounds, "event": "end_of_an_era", "events": events } }));
    over.play_until(|board| board.seat().is_none());
    over
}

/// One source of the score sheet of a seat counted from 1.
fn sheet(board: &Board, seat: u8, source: usize) -> i64 {
    board.number(&format!("/players/{}/base/points/{source}", seat - 1))
}

/// CFL-E28, CFL-239, CFL-302: Uxolotyl.
#[test]
fn cfl_e28_uxolotyl() {
    for (algae, points) in [(8, 8), (9, 8), (11, 8), (12, 9)] {
        // The centre yields only water.
        let board = execute(2)
            .led_by(1, "dan")
            .fulfilled(1, &["uxolotyl"])
            .rich(1, [0, algae, 0, 0]);
        let board = scored(&board.after(&[]), 7);
        assert_eq!(
            sheet(&board, 1, 1) + sheet(&board, 1, 2),
            points,
            "{algae} algae"
        );
    }
}

/// CFL-E29, CFL-E30, CFL-231..CFL-237: 80 points in the Second Edition.
#[test]
fn cfl_e29_second_edition_final_score() {
    let board = execute(2)
        .led_by(1, "dan")
        .ships(1, &["flip", "no_algae"], ["plus_two"; 3])
        .farms(1, &["water_passive", "algae_passive", "energy_passive"], ["gem_six", "dice_six", "dice_six"])
        .on("leyrien_2a", 1, 1)
        .on("zcharo_1a", 1, 1)
        .on("zcharo_2a", 1, 1)
        .on("jrayek_1a", 1, 1)
        .on("jrayek_4a", 1, 1)
        .fulfilled(1, &["zcharo_lamp", "alien_relic", "uxolotyl", "security_codes"])
        .rich(1, [0, 8, 0, 3])
        // The cache with 6 points lies revealed, and yields nothing.
        .with(json!({ "table": { "caches": [2, null, null, null, null, null], "hidden_caches": [0, 1, 3, 4, 5] },
            "players": { "1": { "base": { "harvester": "cache_1" } } } }))
        // Two algae more come from the farm.
        .rich(1, [0, 6, 0, 3]);
    let board = scored(&board, 7);
    assert_eq!(sheet(&board, 1, 0), 5 + 10 + 17);
    assert_eq!(sheet(&board, 1, 1) + sheet(&board, 1, 2), 3 + 13 + 8 + 4);
    assert_eq!(sheet(&board, 1, 4), 1);
    assert_eq!(sheet(&board, 1, 5), 3);
    assert_eq!(sheet(&board, 1, 6), 7);
    assert_eq!(sheet(&board, 1, 3), 6);
    assert_eq!(sheet(&board, 1, 7), 3);
    assert_eq!(board.points(1), 80);
}

/// CFL-E31, CFL-E32: the final scores of the First Edition example.
#[test]
fn cfl_e31_first_edition_final_score() {
    let board = execute_with(2, &[("edition", "first")])
        .led_by(1, "dan")
        .ships(1, &["flip"], ["plus_two"; 3])
        .farms(1, &["three_points", "energy_passive"], ["gem_six", "dice_six", "dice_six"])
        .on("leyrien_2a", 1, 1)
        .on("zcharo_1a", 1, 1)
        .on("zcharo_2a", 1, 1)
        .on("jrayek_1a", 1, 1)
        .on("jrayek_4a", 1, 1)
        .on("leyrien_3a", 2, 1)
        .on("zcharo_4a", 2, 1)
        .on("jrayek_3a", 2, 1)
        .fulfilled(1, &["zcharo_lamp", "alien_relic", "uxolotyl", "security_codes"])
        .rich(1, [0, 8, 0, 3])
        .with(json!({ "table": { "caches": [2, null, null, null, null, null], "hidden_caches": [0, 1, 3, 4, 5] },
            "players": { "1": { "base": { "harvester": "cache_1" } } } }));
    let board = scored(&board, 8);
    assert_eq!(sheet(&board, 1, 0), 32);
    assert_eq!(sheet(&board, 1, 1) + sheet(&board, 1, 2), 28);
    assert_eq!(
        sheet(&board, 1, 4) + sheet(&board, 1, 5) + sheet(&board, 1, 6),
        1 + 1 + 3 + 4
    );
    assert_eq!(sheet(&board, 1, 3), 6);
    assert_eq!(sheet(&board, 1, 7), 3);
    assert_eq!(board.points(1), 78);
    assert_eq!(sheet(&board, 2, 0), 7 + 11 + 9);
    assert_eq!(sheet(&board, 2, 3), 0, "no cache");
}

/// A solo board where the rival is about to take its turn: a single die at headquarters is
/// declined, and these schemes, counted from 1, are all that is left in its pile.
fn rival(schemes: &[u8], level: &str, edition: &str) -> Board {
    let deck: Vec<u8> = schemes.iter().map(|scheme| scheme - 1).collect();
    let discard: Vec<u8> = (0..20).filter(|scheme| !deck.contains(scheme)).collect();
    execute_with(1, &[("rival", level), ("edition", edition)])
        .garage(1, &[1])
        .on("headquarters_1", 1, 1)
        .with(
            json!({ "table": { "stage": "headquarters", "turns": 0, "rival": {
            "deck": deck, "discard": discard, "slots": [null, null, null, null] }, "board": {
            "market_2": null, "market_3": null, "mining_camp_1": null, "mining_camp_3": null,
            "academy_1": null, "academy_2": null, "academy_3": null, "foundry_1": null,
            "laboratory_1a": null, "control_room_1": null } } }),
        )
}

/// CFL-E33, CFL-363: the dearest row that 4 gems pay.
#[test]
fn cfl_e33_rival_negotiation() {
    for (taken, row) in [(false, "leyrien_3a"), (true, "leyrien_2a")] {
        let mut board = rival(&[14], "xiao", "second")
            .with(json!({ "table": { "bonuses": [] }, "players": { "2": { "resources": { "gem": 4 } } } }));
        if taken {
            board = board.on("leyrien_3a", 1, 1);
        }
        let board = board.idle();
        assert_eq!(board.at(&format!("/table/board/{row}")), "2:5");
    }
}

/// CFL-E34, CFL-345..CFL-355, CFL-362: the rival's turn of the Second Edition example.
#[test]
fn cfl_e34_rival_turn() {
    // Both schemes are left, in either order; the one of value 2 has to come first.
    let board = (0..50)
        .map(|key: u64| {
            let key = format!("{key:032x}");
            let board = rival(&[4, 18], "xiao", "second").with(json!({
                "players": { "2": { "base": { "harvester": "hex_1" }, "resources": { "gem": 0 } } },
                "dice": { "key": key } }));
            board.idle()
        })
        .find(|board| board.at("/table/rival/slots/0") == 3)
        .unwrap();
    // Right of the centre: (2,0) had water, (3,0) a gem.
    assert_eq!(board.at("/players/1/base/harvester"), "hex_29");
    let bonuses = board.at("/table/bonuses");
    let bonuses = bonuses.as_array().unwrap();
    assert!(!bonuses.contains(&json!("hex_14")) && !bonuses.contains(&json!("hex_29")));
    assert_eq!(board.at("/table/board/market_2"), "2:2");
    assert_eq!(board.at("/table/board/depository_6_1"), "2:6");
    assert_eq!(board.goods(2)[3], 2);
}

/// CFL-E35, CFL-368: gems by dice on the rival's board.
#[test]
fn cfl_e35_rival_income() {
    for (dice, gems) in [(3, 1), (4, 2), (2, 0)] {
        let board = execute_with(1, &[])
            .garage(1, &[1])
            .with(json!({ "table": { "board": { "market_2": null, "market_3": null, "mining_camp_1": null,
                    "mining_camp_3": null, "academy_1": null, "academy_2": null, "academy_3": null,
                    "foundry_1": null, "laboratory_1a": null } },
                "players": { "2": { "base": { "supply": dice }, "resources": { "gem": 0 } } } }))
            .farm_die(1, 3, 1);
        let mut board = board.clone();
        board = board.idle();
        assert_eq!(board.goods(2)[3], gems, "{dice} dice");
    }
}

/// CFL-E36, CFL-370: the rival's new dice.
#[test]
fn cfl_e36_rival_dice() {
    for (before, after) in [(1, 3), (4, 4)] {
        let board = execute_with(1, &[]).garage(1, &[1]).with(
            json!({ "table": { "board": { "market_2": null, "market_3": null, "mining_camp_1": null,
                    "mining_camp_3": null, "academy_1": null, "academy_2": null, "academy_3": null,
                    "foundry_1": null, "laboratory_1a": null }, "rival": { "progress": 0 } },
                "players": { "2": { "base": { "supply": before } } } }),
        );
        let mut board = board.clone();
        board.play_until(|board| board.at("/table/round") == 2);
        assert_eq!(board.number("/players/1/base/supply"), after);
    }
}

/// CFL-E37, CFL-E38, CFL-375..CFL-380, CFL-378, CFL-379: 64 points for Xiao.
#[test]
fn cfl_e37_rival_final_score() {
    let mut board = execute_with(1, &[]).garage(1, &[1]);
    let clear: Vec<String> = board
        .at("/table/board")
        .as_object()
        .unwrap()
        .keys()
        .cloned()
        .collect();
    for space in clear {
        board = board.with(json!({ "table": { "board": { space: null } } }));
    }
    let dice = json!({
        "leyrien_1a": "2:1", "leyrien_4a": "2:1", "zcharo_3a": "2:1", "jrayek_4a": "2:1",
        "depository_6_1": "2:6", "depository_5_1": "2:5", "depository_4_1": "2:4" });
    let mut board = board.with(json!({
        "table": { "board": dice, "round": 7, "event": "end_of_an_era",
            "events": ["water_tax", "bureaucracy", "dust_storm", "open_market", "recruitment_drive", "rich_veins", "end_of_an_era"],
            "rival": { "progress": 2 },
            // Near the harvester lies the cache with 7 points.
            "caches": [4, null, null, null, null, null], "hidden_caches": [0, 1, 2, 3, 5] },
        "players": { "2": { "base": { "supply": 0, "harvester": "hex_25" }, "resources": { "gem": 1 } } } }));
    // The first progress tile brings one gem more in the last Harvest.
    board.play_until(|board| board.seat().is_none());
    assert_eq!(sheet(&board, 2, 0), 13 + 8 + 12);
    assert_eq!(sheet(&board, 2, 8), 15);
    assert_eq!(sheet(&board, 2, 3), 7);
    assert_eq!(sheet(&board, 2, 9), 4);
    assert_eq!(sheet(&board, 2, 7), 2);
    assert_eq!(sheet(&board, 2, 10), 3);
    assert_eq!(board.points(2), 64);
}

/// CFL-Q57: where a translation slipped, the other texts are played: 9 algae for the second
/// row of Leyrien, Security Drone for end-game cards only, the production table for the table
/// farm, Jakob's ship at the Laboratory and not at the Foundry.
#[test]
fn cfl_q57_translation_slips() {
    let board = execute_with(2, &[("edition", "first")]);
    let talk = board.garage(1, &[5, 1]).rich(1, [0, 9, 0, 0]);
    let talk = talk.after(&["send:garage_1=5", "to:leyrien_2a"]);
    assert_eq!(talk.goods(1)[1], 0);

    let cards = ["security_drone", "jakhaw", "aqua_cannon", "ledger"];
    let end = board.rich(1, [0, 0, 0, 0]).fulfilled(1, &cards).with(
        json!({ "table": { "round": 8, "event": "end_of_an_era", "events": [
            "water_tax", "bureaucracy", "dust_storm", "rockfall", "strained_relations",
            "spare_fuel", "warm_welcome", "end_of_an_era"] } }),
    );
    let mut end = end.idle();
    let bonus = end.news().iter().find_map(|event| match event {
        Event::Scored(scored) if scored.seat == Seat(0) && scored.source == 2 => {
            Some(scored.points)
        }
        _ => None,
    });
    assert_eq!(
        bonus,
        Some(4),
        "two of the four cards are for the end of the game"
    );

    let farm = board
        .farms(
            1,
            &["table_algae_energy"],
            ["gem_six", "dice_six", "three_points"],
        )
        .farm_die(1, 4, 5)
        .idle();
    let before = farm.goods(1);
    let farm = farm.after(&["farm_4:energy"]);
    assert_eq!(farm.goods(1)[2], before[2] + 2);

    let jakob = board
        .led_by(1, "jakob")
        .garage(1, &[4, 1])
        .rich(1, [0, 0, 2, 0]);
    let jakob = jakob.after(&["send:garage_1=4", "to:foundry_1"]);
    assert!(jakob.offers("stack:").is_empty(), "one ship and no other");
}
