//! The end of the game.

use circadians::{
    components::{Farm, Ship},
    state::{Source, Stage},
};
use tabletop::{Game, Seat, Words as _, testkit};

use crate::kit::{Board, Pieces as _, execute, execute_with, json, open};

/// The board at the end, seat 1 having declined its only die in the last round.
fn end(board: &Board) -> Board {
    let board = board.with(json!({ "table": { "round": 7, "event": "end_of_an_era",
        "events": ["water_tax", "bureaucracy", "dust_storm", "rockfall", "rich_veins", "spare_fuel", "end_of_an_era"] } }));
    board.idle()
}

fn points(board: &Board, source: usize) -> i64 {
    board.number(&format!("/players/0/base/points/{source}"))
}

/// The bonus of a single fulfilled contract.
fn bonus(board: &Board, card: &str) -> i64 {
    points(&end(&board.fulfilled(1, &[card])), 2)
}

/// CFL-275, CFL-280, CFL-290, CFL-296, CFL-308, CFL-240: dice where they scored.
#[test]
fn cfl_275_bonuses_for_dice() {
    let board = execute(3)
        .led_by(1, "dan")
        .on("leyrien_1a", 1, 1)
        .on("leyrien_2a", 1, 1)
        .on("zcharo_1a", 1, 1)
        .on("jrayek_1a", 1, 1)
        .on("jrayek_2a", 1, 1)
        .on("jrayek_3a", 1, 1)
        .on("jrayek_4a", 2, 1)
        .on("depository_2_1", 1, 2)
        .on("depository_2_2", 1, 2);
    assert_eq!(bonus(&board, "alien_relic"), 6);
    assert_eq!(bonus(&board, "engineer_bot"), 2);
    assert_eq!(bonus(&board, "leyrien_scythe"), 4);
    assert_eq!(bonus(&board, "zcharo_flyer"), 2);
    assert_eq!(bonus(&board, "jrayek_shield"), 6);
    assert_eq!(points(&end(&board), 8), 0);
}

/// CFL-282, CFL-302, CFL-304, CFL-305, CFL-237, CFL-238: resources left.
#[test]
fn cfl_282_bonuses_for_goods() {
    let board = execute(2).led_by(1, "dan").rich(1, [9, 11, 5, 5]);
    // Declining and the centre bring 5 water more.
    assert_eq!(bonus(&board, "grogg"), 2);
    assert_eq!(bonus(&board, "uxolotyl"), 2);
    assert_eq!(bonus(&board, "zcarpi"), 2);
    assert_eq!(bonus(&board, "yeki"), 2);
    assert_eq!(points(&end(&board), 7), 5);
}

/// CFL-276, CFL-286, CFL-291, CFL-299: cards, tiles and dice.
#[test]
fn cfl_276_other_bonuses() {
    let board = execute(2)
        .led_by(1, "dan")
        .hand(1, &["ledger", "grogg", "yeki", "zcarpi", "jakhaw"])
        .ships(1, &["flip", "flip", "no_algae"], ["plus_two"; 3])
        .farms(
            1,
            &["gem_six", "three_points"],
            ["dice_six", "dice_six", "trades"],
        );
    let bonus = |card: &str| {
        let with = board
            .fulfilled(1, &[card])
            .hand(1, &["ledger", "grogg", "yeki", "zcarpi", "id_badge"]);
        points(&end(&with), 2)
    };
    assert_eq!(bonus("archive"), 2);
    assert_eq!(bonus("jakhaw"), 3);
    assert_eq!(bonus("karvyk"), 2);
    assert_eq!(
        bonus("sleep_capsules"),
        3,
        "two in supply and the declined one"
    );
}

/// CFL-298, CFL-303, CFL-232: bonuses for fulfilled contracts, and printed points.
#[test]
fn cfl_298_drones() {
    let board = execute(2).led_by(1, "dan").hand(1, &[]).fulfilled(
        1,
        &[
            "security_drone",
            "worker_drone",
            "ledger",
            "id_badge",
            "aqua_pack",
        ],
    );
    let board = end(&board);
    assert_eq!(points(&board, 2), 2 * 2 + 2 * 3);
    assert_eq!(points(&board, 1), 4 + 4 + 3 + 3 + 2);
}

/// CFL-234, CFL-235, CFL-236, CFL-413: tiles.
#[test]
fn cfl_235_tiles() {
    let ships = ["flip", "plus_two", "plus_minus_one", "water_discount"];
    for (count, (bonus, printed)) in [(0, 0), (1, 1), (3, 2), (5, 3), (8, 3)]
        .into_iter()
        .enumerate()
    {
        let board = execute(2).ships(1, &ships[..count], ["no_algae"; 3]);
        let board = end(&board);
        assert_eq!((points(&board, 5), points(&board, 4)), (bonus, printed));
    }
    let farms = ["three_points", "table_algae_energy", "water_passive"];
    for (count, (bonus, printed)) in [(0, 0), (2, 3), (4, 4), (7, 4)].into_iter().enumerate() {
        let board = execute(2).farms(1, &farms[..count], ["gem_six", "dice_six", "dice_six"]);
        let board = end(&board);
        assert_eq!((points(&board, 6), points(&board, 4)), (bonus, printed));
    }
}

/// CFL-231, CFL-144, CFL-Q22: points of the negotiation spaces.
#[test]
fn cfl_144_negotiation_points() {
    for (faction, printed) in [
        ("leyrien", [3, 5, 7, 10]),
        ("zcharo", [4, 6, 8, 11]),
        ("jrayek", [5, 7, 9, 12]),
    ] {
        for (row, worth) in (1..).zip(printed) {
            let board = execute(2).on(&format!("{faction}_{row}a"), 1, 1);
            assert_eq!(points(&end(&board), 0), worth);
        }
    }
}

/// CFL-233, CFL-201, CFL-210: all caches are revealed, and each harvester on one scores it.
#[test]
fn cfl_233_caches() {
    let board = execute(2).with(json!({ "players": {
        "1": { "base": { "harvester": "cache_4" } }, "2": { "base": { "harvester": "cache_4" } } } }));
    let board = end(&board);
    let caches = board.state.table.caches;
    assert!(caches.iter().all(Option::is_some));
    let worth = i64::from(board.game.figures.caches[caches[3].unwrap() as usize]);
    assert_eq!(points(&board, 3), worth);
    assert_eq!(board.number("/players/1/base/points/3"), worth);
}

/// CFL-241..CFL-244, CFL-Q41, CFL-Q42: the tie-breaks.
#[test]
fn cfl_242_ties() {
    let places = |board: &Board| {
        let board = end(board);
        let outcome = board.game.outcome(&board.state).unwrap();
        [outcome.place(Seat(0)), outcome.place(Seat(1))]
    };
    // Seat 1 declines for 2 water: it has as many dice as seat 2.
    let even = execute(2)
        .led_by(1, "dan")
        .led_by(2, "troy")
        .rich(1, [0, 0, 0, 0])
        .rich(2, [2, 0, 0, 0]);
    assert_eq!(places(&even), [1, 1]);
    assert_eq!(places(&even.rich(2, [0, 0, 3, 0])), [2, 1]);
    assert_eq!(places(&even.rich(2, [0, 3, 0, 0])), [2, 1]);
    assert_eq!(places(&even.rich(2, [1, 1, 1, 0])), [2, 1], "all added up");
    assert_eq!(places(&even.rich(1, [1, 0, 0, 0])), [1, 2]);
    let more = even.number("/players/0/base/supply") + 1;
    let reserve = even.number("/players/0/base/reserve") - 1;
    let dice = even.rich(2, [9, 9, 9, 0]).with(json!({ "players": {
        "1": { "base": { "supply": more, "reserve": reserve } } } }));
    assert_eq!(places(&dice), [1, 2], "dice before resources");
    assert_eq!(
        places(&dice.rich(2, [0, 0, 0, 1])),
        [2, 1],
        "points before dice"
    );
}

/// CFL-242, CFL-Q42, CFL-E48: dice at headquarters break ties in the First Edition only.
#[test]
fn cfl_242_dice_at_headquarters() {
    for (edition, places) in [("second", [1, 2]), ("first", [2, 1])] {
        let board = execute_with(2, &[("edition", edition)])
            .led_by(1, "dan")
            .led_by(2, "troy")
            .rich(1, [0, 0, 0, 0])
            .rich(2, [0, 0, 0, 0])
            .on("headquarters_1", 2, 1)
            .on("headquarters_2", 2, 1);
        let reserve = board.number("/players/1/base/reserve");
        let board = board.with(json!({ "players": { "2": { "base": {
            "supply": 2, "reserve": reserve + 1 } } } }));
        let board = match edition {
            "first" => last_of_first(&board),
            _ => end(&board),
        };
        let outcome = board.game.outcome(&board.state).unwrap();
        assert_eq!(
            [outcome.place(Seat(0)), outcome.place(Seat(1))],
            places,
            "{edition}"
        );
    }
}

/// The end of the First Edition, seat 1 having declined its only die.
fn last_of_first(board: &Board) -> Board {
    let rounds = board.game.figures.editions[1].rounds;
    let all = [
        "water_tax",
        "bureaucracy",
        "dust_storm",
        "rockfall",
        "rich_veins",
        "spare_fuel",
        "open_market",
        "clear_skies",
        "warm_welcome",
    ];
    let mut events = all[..rounds as usize - 1].to_vec();
    events.push("end_of_an_era");
    let last = json!({ "table": { "round": rounds, "event": "end_of_an_era", "events": events } });
    board.with(last).idle()
}

/// CFL-252, CFL-299, CFL-Q62, CFL-Q87, CFL-E47: Sal is a die for Sleep Capsules, in supply or at
/// headquarters, and in supply for the tie-break.
#[test]
fn cfl_252_sal_at_the_end() {
    let four = execute(2)
        .led_by(1, "bjorg")
        .led_by(2, "troy")
        .rich(1, [0, 0, 0, 0])
        .rich(2, [2, 0, 0, 0]);
    let supply = |seat: u8, board: &Board, dice: i64| {
        let base = format!("/players/{}/base", seat - 1);
        let all =
            board.number(&format!("{base}/supply")) + board.number(&format!("{base}/reserve"));
        board.with(json!({ "players": { seat.to_string(): { "base": {
            "supply": dice, "reserve": all - dice } } } }))
    };
    // The die in the garage returns to the supply: four dice and Sal.
    let four = supply(2, &supply(1, &four, 3), 4);
    let waits = four.with(
        json!({ "table": { "board": { "headquarters_1": "1:sal3" } },
        "players": { "1": { "base": { "sal": "placed" } } } }),
    );
    let first = |board: &Board| {
        let board = end(board);
        let outcome = board.game.outcome(&board.state).unwrap();
        [outcome.place(Seat(0)), outcome.place(Seat(1))]
    };
    assert_eq!(bonus(&four, "sleep_capsules"), 5);
    assert_eq!(bonus(&waits, "sleep_capsules"), 5);
    assert_eq!(first(&four), [1, 2], "five dice");
    assert_eq!(first(&waits), [1, 1], "four dice, as many as seat 2");
}

/// CFL-231: only own dice score.
#[test]
fn cfl_231_own_dice() {
    let board = execute(2).on("leyrien_2a", 1, 4).on("jrayek_4a", 2, 4);
    let board = end(&board);
    assert_eq!(points(&board, 0), 5);
    assert_eq!(board.number("/players/1/base/points/0"), 12);
}

/// CFL-238: contracts in hand, water, algae and energy score nothing by themselves.
#[test]
fn cfl_238_nothing_for_what_is_left() {
    let board = execute(2)
        .led_by(1, "dan")
        .hand(1, &["ledger", "grogg"])
        .rich(1, [30, 30, 30, 0]);
    assert_eq!(end(&board).points(1), 0);
}

/// CFL-413, CFL-223: the points printed on every kind of tile.
#[test]
fn cfl_413_printed_points() {
    let figures = execute(2).game.figures;
    let ships = Ship::ALL.iter().map(|&ship| figures.ship(ship).points);
    assert_eq!(ships.collect::<Vec<_>>(), [1, 1, 1, 0, 0, 0, 2, 0]);
    let farms = Farm::ALL.iter().map(|&farm| figures.farm(farm).points);
    assert_eq!(farms.collect::<Vec<_>>(), [0, 0, 0, 0, 0, 1, 0, 3, 0]);
}

/// CFL-269, CFL-Q46: unique tiles count for the bonuses of the base and of contracts.
#[test]
fn cfl_269_unique_tiles_count() {
    let ship = execute(2).led_by(1, "ul_kah_tal");
    let ship = ship.ships(1, &["ul_kah_tal_ship"], ["flip"; 3]);
    assert_eq!(points(&end(&ship), 5), 1);
    assert_eq!(bonus(&ship, "jakhaw"), 1);
    let tops = ["gem_six", "dice_six", "dice_six"];
    let farm = execute(2).led_by(1, "sunari");
    let farm = farm.farms(1, &["sunari_farm"], tops);
    assert_eq!(points(&end(&farm), 6), 2);
    assert_eq!(bonus(&farm, "karvyk"), 1);
}

/// CFL-264, CFL-Q45: Roslyn gains her die in the last round, too.
#[test]
fn cfl_264_in_the_last_round() {
    let board = execute(2);
    assert_eq!(bonus(&board.led_by(1, "dan"), "sleep_capsules"), 3);
    assert_eq!(bonus(&board.led_by(1, "roslyn"), "sleep_capsules"), 4);
}

/// The points if the game ended now are those of the final scoring, whoever reads them; at
/// the end nothing is left to score.
#[test]
fn what_is_not_scored_yet_is_what_the_end_scores() {
    let tables: [(u8, &[(&str, &str)]); 4] = [
        (4, &[]),
        (1, &[("rival", "hard")]),
        (2, &[("rival", "expert"), ("edition", "first")]),
        (3, &[("resources", "hidden")]),
    ];
    for (n, (players, options)) in tables.into_iter().enumerate() {
        let game = open(players, options);
        let over = testkit::play_quietly(&game, n as u64, &mut Vec::new(), |_, _, _| {});
        for reader in [None, Some(Seat(0))] {
            let told = game.view(&over, reader);
            let mut before = told;
            before.table.stage = Stage::Rest;
            for side in Seat::first(game.sides()) {
                for source in 0..Source::COUNT as u8 {
                    let scored = game.points(&over, side, source);
                    let now = game.unscored(&before, side, source);
                    assert_eq!(now, Some(scored), "{players} players, {side}, {source}");
                    assert_eq!(game.unscored(&told, side, source), Some(0));
                }
            }
        }
    }
}

/// A cache that nobody has seen is hidden from everyone; resources, where the table hides
/// them, from the others, and with them the bonuses that count them.
#[test]
fn hidden_points_are_not_told() {
    let [bonuses, cache, gems] = [Source::Bonuses, Source::Cache, Source::Gems];
    let board = execute_with(2, &[("resources", "hidden")]).rich(2, [9, 0, 0, 4]);
    let told = |board: &Board, reader: u8, source: Source| {
        let view = board.game.view(&board.state, Some(Seat(reader)));
        board.game.unscored(&view, Seat(1), source as u8)
    };
    assert_eq!(
        [told(&board, 1, gems), told(&board, 0, gems)],
        [Some(4), None]
    );
    assert_eq!(told(&board, 0, bonuses), Some(0));
    let grogg = board.fulfilled(2, &["grogg"]);
    assert_eq!(
        [told(&grogg, 1, bonuses), told(&grogg, 0, bonuses)],
        [Some(1), None]
    );

    assert_eq!(told(&board, 1, cache), Some(0));
    let there = board.with(json!({ "players": { "2": { "base": { "harvester": "cache_1" } } } }));
    assert_eq!(told(&there, 1, cache), None, "a cache that is face down");
}
