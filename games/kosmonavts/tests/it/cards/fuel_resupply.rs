//! Fuel resupply.

use kosmonavts::event::Event;

use crate::kit::{Board, BoardExt as _, advanced, board, json};

/// Seat 1 of two takes the hyper cube.
fn taken(board: &Board, normal: u8, hyper: u8) -> Board {
    let board = board.event("fuel_resupply").tank(1, normal, hyper);
    board.after(&["event:1", "resupply:yes"])
}

/// KOS-105: one hyper cube from the supply into the tank, for whoever wants it.
#[test]
fn kos_105_a_hyper_cube() {
    for start in [board(2), advanced(2)] {
        let supply = start.tank(1, 5, 1).supply();
        let board = taken(&start, 5, 1);
        assert_eq!(board.fuel(1), (5, 2));
        assert_eq!(board.supply(), (supply.0, supply.1 - 1));
        assert_eq!(board.of(1, "shields"), json!(3), "it costs nothing");
        let start = start.event("fuel_resupply").tank(1, 5, 1);
        let declined = start.after(&["event:1", "resupply:no"]);
        assert_eq!((declined.fuel(1), declined.supply()), ((5, 1), supply));
        assert_eq!(declined.seat(), Some(2), "then it is the next one's turn");
    }
    assert_eq!(taken(&board(2), 0, 0).fuel(1), (0, 1));
    assert_eq!(
        taken(&board(2), 9, 0).fuel(1),
        (9, 1),
        "the last free space"
    );
    assert_eq!(taken(&board(2), 0, 3).fuel(1), (0, 4));
}

/// KOS-106: a full tank swaps a normal cube for it.
#[test]
fn kos_106_a_full_tank_swaps() {
    for (before, after) in [((10, 0), (9, 1)), ((9, 1), (8, 2)), ((7, 3), (6, 4))] {
        let supply = board(2).tank(1, before.0, before.1).supply();
        let mut board = taken(&board(2), before.0, before.1);
        assert_eq!(board.fuel(1), after);
        assert_eq!(board.supply(), (supply.0 + 1, supply.1 - 1));
        let swapped = |event: &Event| matches!(event, Event::Swapped { .. });
        assert!(board.news().iter().any(swapped));
    }
}

/// KOS-107, KOS-Q11: with four hyper cubes in the tank there is nothing to get.
#[test]
fn kos_107_kos_q11_four_hyper_cubes() {
    for normal in [0, 3, 6] {
        let start = board(2)
            .event("fuel_resupply")
            .tank(1, normal, 4)
            .tank(2, 1, 4);
        let board = start.after(&["event:1"]);
        assert_eq!(board.asked().as_deref(), Some("order"), "nobody is asked");
        assert_eq!(board.fuel(1), (normal, 4));
        let other = start.tank(2, 1, 3).after(&["event:1"]);
        assert_eq!(
            (other.asked().as_deref(), other.seat()),
            (Some("fuel_resupply"), Some(2))
        );
    }
}

/// KOS-108: it works wherever the ship is.
#[test]
fn kos_108_wherever_the_ship_is() {
    for start in [
        board(2),
        board(2).in_space(1, 9, -2),
        board(2).flying(1, -3, 1, &[("n", 2, 1)]),
    ] {
        assert_eq!(taken(&start, 4, 0).fuel(1), (4, 1));
    }
}
