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

/// Seat 1 has dice in every column and in the Depository, seat 2 one with the Jrayek.
fn scattered() -> Board {
    execute(3)
        .led_by(1, "dan")
        .on("leyrien_1a", 1, 1)
        .on("leyrien_2a", 1, 1)
        .on("zcharo_1a", 1, 1)
        .on("jrayek_1a", 1, 1)
        .on("jrayek_2a", 1, 1)
        .on("jrayek_3a", 1, 1)
        .on("jrayek_4a", 2, 1)
        .on("depository_2_1", 1, 2)
        .on("depository_2_2", 1, 2)
}

/// CFL-275: Alien Relic counts one's own dice on the Negotiations Board.
#[test]
fn cfl_275_alien_relic() {
    assert_eq!(bonus(&scattered(), "alien_relic"), 6);
}

/// CFL-280: Engineer Bot counts one's own dice in the Depository.
#[test]
fn cfl_280_engineer_bot() {
    assert_eq!(bonus(&scattered(), "engineer_bot"), 2);
}

/// CFL-290: Jrayek Shield counts twice one's own dice with the Jrayek.
#[test]
fn cfl_290_jrayek_shield() {
    assert_eq!(bonus(&scattered(), "jrayek_shield"), 6);
}

/// CFL-296: Leyrien Scythe counts twice one's own dice with the Leyrien.
#[test]
fn cfl_296_leyrien_scythe() {
    assert_eq!(bonus(&scattered(), "leyrien_scythe"), 4);
}

/// CFL-308: Zcharo Flyer counts twice one's own dice with the Zcharo.
#[test]
fn cfl_308_zcharo_flyer() {
    assert_eq!(bonus(&scattered(), "zcharo_flyer"), 2);
}

/// CFL-240: without a contract the Depository scores nothing.
#[test]
fn cfl_240_depository() {
    assert_eq!(points(&end(&scattered()), 8), 0);
}

/// Seat 1 ends with 14 water, as declining and the centre bring 5 more, 11 algae, 5 energy and
/// 5 gems.
fn supplied() -> Board {
    execute(2).led_by(1, "dan").rich(1, [9, 11, 5, 5])
}

/// CFL-282: Grogg, 1 point for 5 water.
#[test]
fn cfl_282_grogg() {
    assert_eq!(bonus(&supplied(), "grogg"), 2);
}

/// CFL-302: Uxolotyl, 1 point for 4 algae.
#[test]
fn cfl_302_uxolotyl() {
    assert_eq!(bonus(&supplied(), "uxolotyl"), 2);
}

/// CFL-304: Yeki, 1 point for 2 gems, which score besides.
#[test]
fn cfl_304_yeki() {
    assert_eq!(bonus(&supplied(), "yeki"), 2);
    assert_eq!(points(&end(&supplied().fulfilled(1, &["yeki"])), 7), 5);
}

/// CFL-305: Zcarpi, 1 point for 2 energy.
#[test]
fn cfl_305_zcarpi() {
    assert_eq!(bonus(&supplied(), "zcarpi"), 2);
}

/// CFL-237: a point for each gem.
#[test]
fn cfl_237_gems() {
    assert_eq!(points(&end(&supplied()), 7), 5);
}

/// CFL-238: contracts in hand and the other resources score nothing.
#[test]
fn cfl_238_what_scores_nothing() {
    let board = execute(2).led_by(1, "dan").rich(1, [9, 11, 5, 0]);
    let board = end(&board.hand(1, &["ledger", "grogg"]));
    for source in [1, 2, 7] {
        assert_eq!(points(&board, source), 0, "source {source}");
    }
}

/// The bonus of a contract with five others in hand, three ships and two farms.
fn bonus_of_plenty(card: &str) -> i64 {
    let board = execute(2)
        .led_by(1, "dan")
        .ships(1, &["flip", "flip", "no_algae"], ["plus_two"; 3])
        .farms(
            1,
            &["gem_six", "three_points"],
            ["dice_six", "dice_six", "trades"],
        )
        .fulfilled(1, &[card])
        .hand(1, &["ledger", "grogg", "yeki", "zcarpi", "id_badge"]);
    points(&end(&board), 2)
}

/// CFL-276: Archive, 1 point for 2 contracts in hand.
#[test]
fn cfl_276_archive() {
    assert_eq!(bonus_of_plenty("archive"), 2);
}

/// CFL-286: Jakhaw, 1 point for each ship but the starting one.
#[test]
fn cfl_286_jakhaw() {
    assert_eq!(bonus_of_plenty("jakhaw"), 3);
}

/// CFL-291: Karvyk, 1 point for each farm but the starting ones.
#[test]
fn cfl_291_karvyk() {
    assert_eq!(bonus_of_plenty("karvyk"), 2);
}

/// CFL-299: Sleep Capsules count dice in supply: two, and the one that was declined.
#[test]
fn cfl_299_sleep_capsules() {
    assert_eq!(bonus_of_plenty("sleep_capsules"), 3);
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

const SHIPS: [&str; 4] = ["flip", "plus_two", "plus_minus_one", "water_discount"];
const FARMS: [&str; 3] = ["three_points", "table_algae_energy", "water_passive"];

/// The end with the first ships and farms of these lists.
fn built(ships: usize, farms: usize) -> Board {
    let board = execute(2).ships(1, &SHIPS[..ships], ["no_algae"; 3]).farms(
        1,
        &FARMS[..farms],
        ["gem_six", "dice_six", "dice_six"],
    );
    end(&board)
}

/// CFL-235: the number of ships scores.
#[test]
fn cfl_235_number_of_ships() {
    let scored: Vec<i64> = (0..=4).map(|count| points(&built(count, 0), 5)).collect();
    assert_eq!(scored, [0, 1, 3, 5, 8]);
}

/// CFL-236: the number of farms scores.
#[test]
fn cfl_236_number_of_farms() {
    let scored: Vec<i64> = (0..=3).map(|count| points(&built(0, count), 6)).collect();
    assert_eq!(scored, [0, 2, 4, 7]);
}

/// CFL-234, CFL-413: the points printed on tiles.
#[test]
fn cfl_413_tile_points() {
    let ships: Vec<i64> = (0..=4).map(|count| points(&built(count, 0), 4)).collect();
    assert_eq!(ships, [0, 1, 2, 3, 3]);
    let farms: Vec<i64> = (0..=3).map(|count| points(&built(0, count), 4)).collect();
    assert_eq!(farms, [0, 3, 4, 4]);
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

/// The places at the end.
fn places(board: &Board) -> [u8; 2] {
    let board = end(board);
    let outcome = board.game.outcome(&board.state).unwrap();
    [outcome.place(Seat(0)), outcome.place(Seat(1))]
}

/// Both have the same at the end: seat 1 declines for 2 water, and has as many dice.
fn even() -> Board {
    execute(2)
        .led_by(1, "dan")
        .led_by(2, "troy")
        .rich(1, [0, 0, 0, 0])
        .rich(2, [2, 0, 0, 0])
}

/// The same with a die more for seat 1, and more resources for seat 2.
fn dice_against_goods() -> Board {
    let even = even();
    let more = even.number("/players/0/base/supply") + 1;
    let reserve = even.number("/players/0/base/reserve") - 1;
    even.rich(2, [9, 9, 9, 0]).with(json!({ "players": {
        "1": { "base": { "supply": more, "reserve": reserve } } } }))
}

/// CFL-241: points come before everything else.
#[test]
fn cfl_241_points_first() {
    assert_eq!(places(&dice_against_goods().rich(2, [0, 0, 0, 1])), [2, 1]);
}

/// CFL-242: with equal points the dice decide, before resources.
#[test]
fn cfl_242_then_dice() {
    assert_eq!(places(&dice_against_goods()), [1, 2]);
}

/// CFL-243, CFL-Q41: then the sum of energy, algae and water.
#[test]
fn cfl_243_then_goods() {
    assert_eq!(places(&even().rich(2, [0, 0, 3, 0])), [2, 1]);
    assert_eq!(places(&even().rich(2, [0, 3, 0, 0])), [2, 1]);
    assert_eq!(places(&even().rich(2, [1, 1, 1, 0])), [2, 1], "added up");
    assert_eq!(places(&even().rich(1, [1, 0, 0, 0])), [1, 2]);
}

/// CFL-244: then the victory is shared.
#[test]
fn cfl_244_shared() {
    assert_eq!(places(&even()), [1, 1]);
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
