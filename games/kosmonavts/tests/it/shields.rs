//! Shields as fuel, also with a short supply.

use kosmonavts::event::Event;
use tabletop::Seat;

use crate::kit::{Board, BoardExt as _, board, json};

/// Seat 2 holds all normal cubes but those of seat 1 and so many in the supply. Its
/// ship floats at (9,0) with a rose whose steps sum to zero.
fn normal_left(board: &Board, left: u8) -> Board {
    let own = board.state.tanks[0].normal + board.state.table.players[0].rose.total().normal;
    let rest = 48 - own - left - 10;
    let third = rest / 3;
    let board = board.tank(2, 0, 0).flying(
        2,
        9,
        0,
        &[
            ("n", rest - 2 * third, 0),
            ("se", third, 0),
            ("sw", third, 0),
        ],
    );
    let board = board.tank(2, 10, 0);
    assert_eq!(board.supply().0, left);
    board
}

/// KOS-163: a shield is discarded for two normal cubes from the supply.
#[test]
fn kos_163_a_shield_becomes_two_cubes() {
    let start = board(2).tank(1, 3, 1);
    assert_eq!(start.shields(1, 0).refusal("convert"), "KOS-163");
    let mut board = start;
    let (normal, hyper) = board.supply();
    board.order(1, &["convert", "stay"]).others_idle();
    assert_eq!(board.fuel(1), (5, 1));
    assert_eq!(board.of(1, "shields"), json!(2));
    assert_eq!(board.supply(), (normal - 2, hyper));
}

/// KOS-164: one shield in a round, and another one in the next.
#[test]
fn kos_164_one_shield_a_round() {
    let mut board = board(2).tank(1, 0, 0);
    let drafted = board.after(&["convert"]);
    assert_eq!(drafted.refusal("convert"), "KOS-164");
    assert_eq!(
        drafted.after(&["burn:n:normal"]).refusal("convert"),
        "KOS-164"
    );
    board.order(1, &["convert", "stay"]).next_orders();
    assert_eq!(board.fuel(1), (2, 0));
    board.order(1, &["convert", "stay"]).others_idle();
    assert_eq!((board.fuel(1), board.of(1, "shields")), ((4, 0), json!(1)));
}

/// KOS-165: the fuel may be used in the same order, and no more than that.
#[test]
fn kos_165_the_fuel_can_be_used_at_once() {
    let mut board = board(2).tank(1, 1, 0);
    assert_eq!(
        board.after(&["burn:n:normal"]).refusal("burn:n:normal"),
        "KOS-145"
    );
    let none = board
        .tank(1, 0, 0)
        .after(&["convert", "burn:n:normal", "burn:n:normal"]);
    assert_eq!(none.refusal("burn:n:normal"), "KOS-145");
    assert_eq!(none.refusal("burn:n:hyper"), "KOS-145");
    let order = [
        "convert",
        "burn:n:normal",
        "burn:ne:normal",
        "burn:se:normal",
        "go",
    ];
    board.order(1, &order).others_idle();
    assert_eq!(board.rose(1), "n 1+0, ne 1+0, se 1+0");
    assert_eq!((board.fuel(1), board.of(1, "shields")), ((0, 0), json!(2)));
}

/// KOS-166, KOS-Q22: fuel without room is lost; without any room there is no conversion.
#[test]
fn kos_166_kos_q22_the_tank_limits_the_conversion() {
    let full = board(2).tank(1, 9, 1);
    assert_eq!(full.refusal("convert"), "KOS-166");
    let mut nearly = board(2).tank(1, 8, 1);
    let (normal, hyper) = nearly.supply();
    nearly.order(1, &["convert", "stay"]).others_idle();
    assert_eq!(
        (nearly.fuel(1), nearly.of(1, "shields")),
        ((9, 1), json!(2))
    );
    assert_eq!(nearly.supply(), (normal - 1, hyper));
    // Room counts when the conversion is named: here, before the cubes.
    let mut nearly = board(2).tank(1, 8, 1);
    nearly
        .order(1, &["convert", "burn:n:normal", "burn:n:normal", "go"])
        .others_idle();
    assert_eq!(nearly.fuel(1), (7, 1));
    let mut two_free = board(2).tank(1, 7, 1);
    two_free.order(1, &["convert", "stay"]).others_idle();
    assert_eq!(two_free.fuel(1), (9, 1));
}

/// KOS-166, KOS-Q22: a shield may be converted before, between or after the cubes, and those
/// that were placed before have left room.
#[test]
fn kos_166_kos_q22_at_any_moment() {
    let cube = "burn:n:normal";
    for (normal, before, brings) in [
        (9, 0, None),
        (9, 1, Some(1)),
        (9, 2, Some(2)),
        (9, 3, Some(2)),
        (8, 0, Some(1)),
        (8, 1, Some(2)),
        (7, 0, Some(2)),
        (7, 3, Some(2)),
    ] {
        let start = board(2).in_space(1, -6, 10).tank(1, normal, 1);
        let mut board = start.clone();
        board.order(1, &vec![cube; before]);
        let Some(brings) = brings else {
            assert_eq!(board.refusal("convert"), "KOS-166");
            continue;
        };
        board
            .order(1, &["convert"])
            .order(1, &vec![cube; 3 - before]);
        let supply = board.supply();
        board.order(1, &["go"]).others_idle();
        assert_eq!(
            board.fuel(1),
            (normal - 3 + brings, 1),
            "{normal}, {before}"
        );
        assert_eq!(board.supply(), (supply.0 - brings, supply.1));
        assert_eq!(
            (board.of(1, "shields"), board.rose(1)),
            (json!(2), "n 3+0".into())
        );
    }
}

/// KOS-166: with Thrust and a full tank, four cubes make room.
#[test]
fn kos_166_with_thrust() {
    let start = board(2)
        .in_space(1, 9, -2)
        .event("thrust")
        .after(&["event:1"]);
    let mut board = start.tank(1, 6, 4);
    board
        .order(1, &["burn:n:hyper"; 4])
        .order(1, &["convert", "go"]);
    board.others_idle();
    assert_eq!((board.fuel(1), board.rose(1)), ((8, 0), "n 0+4".into()));
}

/// KOS-167, KOS-Q22: a ship that stays, one in space, and those held by solar flares
/// may convert.
#[test]
fn kos_167_kos_q22_anyone_may_convert() {
    let drifting = board(2).in_space(2, 8, -2);
    let held = drifting
        .event("solar_flares")
        .after(&["event:1", "shield:no", "shield:no"]);
    for board in [drifting, held] {
        let mut board = board.tank(1, 2, 0).tank(2, 4, 1);
        board
            .order(1, &["convert", "stay"])
            .order(2, &["convert", "go"]);
        assert_eq!((board.fuel(1), board.fuel(2)), ((4, 0), (6, 1)));
        for seat in [1, 2] {
            assert_eq!(board.of(seat, "shields"), json!(2));
        }
    }
}

/// KOS-271, KOS-Q31, KOS-Q45: with one cube in the supply a conversion brings one.
/// The order is walked through in its sequence, and what the tank cannot pay is dropped.
#[test]
fn kos_271_kos_q31_kos_q45_unpaid_cubes_are_dropped() {
    let order = [
        "convert",
        "burn:n:normal",
        "burn:ne:normal",
        "burn:se:hyper",
        "go",
    ];
    let ship = board(2).tank(1, 0, 1).in_space(1, 8, -2);
    let mut board = normal_left(&ship, 1);
    board.order(1, &order).order(2, &["go"]);
    assert_eq!(board.rose(1), "n 1+0, se 0+1", "the cube NE is dropped");
    assert_eq!((board.fuel(1), board.supply().0), ((0, 0), 0));
    assert_eq!(board.of(1, "shields"), json!(2));
}

/// KOS-289, KOS-Q22, KOS-Q31: with an empty supply the conversion may be ordered, but
/// does not happen, and the shield is kept.
#[test]
fn kos_289_kos_q22_kos_q31_a_conversion_that_brings_nothing() {
    let mut board = normal_left(&board(2).tank(1, 0, 1), 0);
    board
        .order(1, &["convert", "burn:ne:normal", "burn:ne:hyper", "go"])
        .order(2, &["go"]);
    assert_eq!(board.of(1, "shields"), json!(3));
    assert!(
        board
            .news()
            .contains(&Event::ConversionFailed { seat: Seat(0) })
    );
    // The hyper cube is paid, so the ship has taken off.
    assert_eq!(board.rose(1), "ne 0+1");
    assert_eq!(board.of(1, "ship"), json!({ "space": [0, -4] }));
}

/// KOS-289: a landed ship all of whose cubes are dropped stays.
#[test]
fn kos_289_a_ship_without_a_cube_stays() {
    let mut board = normal_left(&board(2).tank(1, 0, 0), 0);
    board
        .order(1, &["convert", "burn:n:normal", "burn:ne:normal", "go"])
        .order(2, &["go"]);
    assert!(board.is_on(1, "earth"));
    assert_eq!(
        (board.rose(1).as_str(), board.of(1, "shields")),
        ("", json!(3))
    );
    assert_eq!(board.at("/staying"), json!([1]));
    assert_eq!(
        board.legal_for(1),
        ["refuel:none", "refuel:basic"],
        "as one that stayed"
    );
}

/// KOS-289: with wind cubes on its rose such a ship takes off.
#[test]
fn kos_289_the_wind_takes_a_ship_without_a_cube() {
    let board = normal_left(&board(2).tank(1, 0, 0), 2).wind(1, "n");
    let mut board = board.after(&["event:1", "shield:no", "shield:no"]);
    assert_eq!((board.supply().0, board.rose(1).as_str()), (0, "n 1+0"));
    board
        .order(1, &["convert", "burn:ne:normal", "go"])
        .order(2, &["go"]);
    assert_eq!(board.of(1, "ship"), json!({ "space": [0, -4] }));
    assert_eq!(
        (board.rose(1).as_str(), board.of(1, "shields")),
        ("n 1+0", json!(3))
    );
}
