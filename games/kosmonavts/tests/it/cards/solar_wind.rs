//! Solar wind.

use super::short_supply;
use crate::kit::{Board, BoardExt as _, board, json};

/// Everyone lets the wind blow; orders are given.
fn blown(board: &Board, strength: u8, direction: &str) -> Board {
    let mut board = board.wind(strength, direction);
    board.play(&["event:1"]);
    super::all_answer(&mut board, "shield:no");
    board
}

/// KOS-109, KOS-110, KOS-111, KOS-Q08: as many cubes as printed, in the printed direction, go from
/// the supply to every rose at once; no tank is touched and nobody chooses a direction.
#[test]
fn kos_109_kos_110_kos_111_kos_q08_cubes_blow_onto_every_rose() {
    for direction in ["n", "ne", "se", "s", "sw", "nw"] {
        for strength in [1, 2] {
            let start = board(3).in_space(2, 9, -2);
            let supply = start.supply();
            let mut board = start.wind(strength, direction);
            board.play(&["event:1"]);
            assert_eq!(board.legal(), ["shield:no", "shield:yes"]);
            board.play(&["shield:no"]);
            let rose = format!("{direction} {strength}+0");
            assert_eq!(
                (board.rose(1), board.rose(2)),
                (rose.clone(), String::new())
            );
            assert_eq!(board.supply(), (supply.0 - strength, supply.1));
            board.play(&["shield:no", "shield:no"]);
            assert_eq!(
                [1, 2, 3].map(|seat| board.rose(seat)),
                [rose.clone(), rose.clone(), rose]
            );
            assert_eq!([1, 2, 3].map(|seat| board.fuel(seat)), [(9, 1); 3]);
            assert_eq!(board.supply(), (supply.0 - 3 * strength, supply.1));
        }
    }
}

/// KOS-109: wind cubes join those that are there, and carry the ship.
#[test]
fn kos_109_the_wind_carries_a_ship() {
    let start = board(2).flying(1, 9, -2, &[("n", 1, 1)]);
    let mut board = blown(&start, 2, "n");
    assert_eq!(board.rose(1), "n 3+1");
    board.fly(1, &["go"]);
    assert_eq!(board.hex(1), (9, -7));
    assert_eq!(board.rose(1), "n 3+1", "and they stay");
}

/// KOS-112, KOS-Q09: wind cubes cancel cubes in the opposite direction as ordered ones do.
#[test]
fn kos_112_kos_q09_the_wind_cancels() {
    for (rose, strength, left, normal, hyper) in [
        (("s", 3, 0), 1, "s 2+0", 1, 0),
        (("s", 3, 0), 2, "s 1+0", 2, 0),
        (("s", 1, 0), 2, "n 1+0", 0, 0),
        (("s", 0, 1), 1, "s 1+0", -1 + 1 - 1, 1),
        (("s", 0, 1), 2, "", 0, 1),
        (("s", 1, 1), 1, "s 0+1", 1, 0),
        (("se", 2, 0), 1, "n 1+0, se 2+0", -1, 0),
        (("sw", 2, 0), 1, "n 1+0, sw 2+0", -1, 0),
    ] {
        let start = board(2).flying(1, 9, -2, &[rose]).wind(strength, "n");
        let supply = start.supply();
        let board = start.after(&["event:1", "shield:no"]);
        assert_eq!(board.rose(1), left, "{rose:?}");
        let found = board.supply();
        let gain = (
            i16::from(found.0) - i16::from(supply.0),
            i16::from(found.1) - i16::from(supply.1),
        );
        assert_eq!(gain, (normal, hyper), "{rose:?}");
    }
}

/// KOS-113: wind cubes do not count against the three of an order.
#[test]
fn kos_113_three_cubes_as_ever() {
    for start in [board(2), board(2).in_space(1, 9, -2)] {
        let mut board = blown(&start, 2, "ne");
        board.order(1, &["burn:n:normal", "burn:n:normal", "burn:se:normal"]);
        assert_eq!(board.legal_for(1), ["convert", "go"]);
        board.order(1, &["go"]).others_idle();
        assert_eq!(board.rose(1), "n 2+0, ne 2+0, se 1+0");
        assert_eq!(board.fuel(1), (6, 1));
    }
}

/// KOS-114: a shield keeps the wind off.
#[test]
fn kos_114_a_shield_helps() {
    let start = board(2).flying(1, 9, -2, &[("s", 1, 0)]).wind(2, "n");
    let supply = start.supply();
    let board = start.after(&["event:1", "shield:yes"]);
    assert_eq!(
        (board.rose(1), board.of(1, "shields")),
        ("s 1+0".to_string(), json!(2))
    );
    assert_eq!(board.supply(), supply);
}

/// KOS-115, KOS-Q10: wind cubes of a landed ship that stays go back to the supply.
#[test]
fn kos_115_kos_q10_who_stays_is_not_affected() {
    let start = board(3).tank(1, 4, 0);
    let supply = start.supply();
    let mut board = blown(&start, 2, "se");
    assert_eq!(board.supply(), (supply.0 - 6, supply.1));
    board.order(1, &["stay"]);
    assert_eq!(board.rose(1), "se 2+0", "orders are not yet carried out");
    board.others_idle();
    assert_eq!([1, 2, 3].map(|seat| board.rose(seat)), ["", "", ""]);
    assert_eq!(board.supply(), supply);
    assert!(board.is_on(1, "earth"));
    assert_eq!(board.fuel(1), (4, 0));
    assert_eq!(board.legal_for(1), ["refuel:none", "refuel:basic"]);
}

/// KOS-116, KOS-Q10: one that flies takes off with the wind cubes, with own cubes or without.
#[test]
fn kos_116_kos_q10_who_flies_is_affected() {
    let start = board(2).body("earth", 4, -4);
    let mut board = blown(&start, 2, "se");
    board.order(1, &["go"]).order(2, &["burn:n:normal", "go"]);
    assert_eq!(board.rose(1), "se 2+0");
    assert_eq!(board.rose(2), "n 1+0, se 2+0");
    board.play(&["fly", "fly"]);
    assert_eq!((board.hex(1), board.hex(2)), ((6, -4), (6, -5)));
}

/// KOS-Q46: with a short supply fewer cubes blow, and those freed by cancelling do not pay for the
/// same gust.
#[test]
fn kos_q46_a_short_supply() {
    let start = board(3).flying(1, 8, -2, &[("s", 5, 0)]).wind(2, "n");
    for (left, rose, after) in [(2, "s 3+0", 4), (1, "s 4+0", 2), (0, "s 5+0", 0)] {
        let board = short_supply(&start, left);
        assert_eq!(board.supply().0, left);
        let board = board.after(&["event:1", "shield:no"]);
        assert_eq!(board.rose(1), rose);
        assert_eq!(board.supply().0, after);
    }
    // What the first one frees is there for the next.
    let board = short_supply(&start, 1).after(&["event:1", "shield:no", "shield:no"]);
    assert_eq!((board.rose(2), board.supply().0), ("n 2+0".to_string(), 0));
}
