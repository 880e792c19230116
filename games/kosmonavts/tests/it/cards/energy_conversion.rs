//! Energy conversion.

use super::short_supply;
use crate::kit::{Board, BoardExt as _, board, json};

/// The board in which seat 1 of two is asked, with this tank.
fn asked(normal: u8, hyper: u8) -> Board {
    let board = board(2).event("energy_conversion").tank(2, 3, 0);
    board.tank(1, normal, hyper).after(&["event:1"])
}

/// What seat 1 may answer.
fn amounts(most: u8) -> Vec<String> {
    (0..=most).map(|cubes| format!("energy:{cubes}")).collect()
}

/// KOS-117: a shield buys up to five normal cubes from the supply.
#[test]
fn kos_117_fuel_for_a_shield() {
    let board = asked(1, 2);
    let supply = board.supply();
    let bought = board.after(&["energy:5"]);
    assert_eq!(
        (bought.fuel(1), bought.of(1, "shields")),
        ((6, 2), json!(2))
    );
    assert_eq!(bought.supply(), (supply.0 - 5, supply.1));
    let kept = board.after(&["energy:0"]);
    assert_eq!((kept.fuel(1), kept.of(1, "shields")), ((1, 2), json!(3)));
    assert_eq!(kept.supply(), supply);
}

/// KOS-118, KOS-Q12: the player names the amount, up to five and the room in the tank.
#[test]
fn kos_118_kos_q12_any_amount() {
    for (normal, hyper, most) in [(0, 0, 5), (5, 0, 5), (5, 1, 4), (4, 4, 2), (9, 0, 1)] {
        let board = asked(normal, hyper);
        assert_eq!(board.legal(), amounts(most));
        for cubes in 1..=most {
            let bought = board.after(&[&format!("energy:{cubes}")]);
            assert_eq!(bought.fuel(1), (normal + cubes, hyper));
            assert_eq!(bought.of(1, "shields"), json!(2));
        }
        assert_eq!(board.refusal(&format!("energy:{}", most + 1)), "KOS-118");
    }
    // A full tank has no room: there is nothing to ask.
    assert_eq!(asked(9, 1).seat(), Some(2));
    assert_eq!(asked(10, 0).seat(), Some(2));
}

/// KOS-Q12: the supply is a limit too.
#[test]
fn kos_q12_the_supply_is_a_limit() {
    let start = board(3)
        .event("energy_conversion")
        .tank(1, 0, 0)
        .tank(2, 0, 0)
        .tank(3, 0, 0);
    let board = short_supply(&start, 4).after(&["event:1"]);
    assert_eq!(board.legal(), amounts(4));
    let board = board.after(&["energy:3"]);
    assert_eq!((board.seat(), board.legal()), (Some(2), amounts(1)));
    let board = board.after(&["energy:1"]);
    assert_eq!(
        board.asked().as_deref(),
        Some("order"),
        "nothing is left for seat 3"
    );
}

/// KOS-119, KOS-Q12: the conversion of phase 2 is still possible in the same round.
#[test]
fn kos_119_kos_q12_not_the_conversion_of_phase_2() {
    let mut board = asked(0, 0).after(&["energy:2"]);
    board.play(&["energy:0"]);
    board.order(1, &["convert", "stay"]).others_idle();
    assert_eq!((board.fuel(1), board.of(1, "shields")), ((4, 0), json!(1)));
}
