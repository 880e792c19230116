//! Asteroids.

use crate::kit::{Board, BoardExt as _, board, json};

/// The board after seat 1 of two let the asteroids come, with this tank.
fn hit(normal: u8, hyper: u8) -> Board {
    let board = board(2).event("asteroids").tank(1, normal, hyper);
    board.after(&["event:1", "shield:no"])
}

/// KOS-131, KOS-132: five normal cubes go from the tank to the supply, or all there are.
#[test]
fn kos_131_kos_132_five_cubes_or_all() {
    for (before, after) in [
        ((10, 0), (5, 0)),
        ((9, 1), (4, 1)),
        ((6, 4), (1, 4)),
        ((5, 0), (0, 0)),
        ((4, 2), (0, 2)),
        ((1, 0), (0, 0)),
        ((0, 4), (0, 4)),
        ((0, 0), (0, 0)),
    ] {
        let start = board(2).tank(1, before.0, before.1);
        let board = hit(before.0, before.1);
        assert_eq!(board.fuel(1), after);
        let lost = before.0 - after.0;
        assert_eq!(board.supply(), (start.supply().0 + lost, start.supply().1));
        assert_eq!(board.fuel(2), (9, 1), "seat 2 has not answered yet");
    }
}

/// KOS-133: hyper cubes, roses and shields are not touched.
#[test]
fn kos_133_nothing_else_is_touched() {
    let rose = [("n", 3, 1), ("se", 2, 0)];
    let start = board(2)
        .event("asteroids")
        .tank(1, 2, 4)
        .flying(1, 9, -2, &rose);
    let board = start.after(&["event:1", "shield:no"]);
    assert_eq!(board.fuel(1), (0, 4));
    assert_eq!(board.rose(1), "n 3+1, se 2+0");
    assert_eq!(board.of(1, "shields"), json!(3));
    assert_eq!(board.hex(1), (9, -2));
}

/// KOS-134, KOS-Q07: a shield helps; being landed does not.
#[test]
fn kos_134_kos_q07_a_shield_helps() {
    for start in [
        board(2).event("asteroids"),
        board(2).event("asteroids").in_space(1, 9, -2),
    ] {
        let safe = start.after(&["event:1", "shield:yes"]);
        assert_eq!((safe.fuel(1), safe.of(1, "shields")), ((9, 1), json!(2)));
        let hit = start.after(&["event:1", "shield:no"]);
        assert_eq!((hit.fuel(1), hit.of(1, "shields")), ((4, 1), json!(3)));
        // Who has no shield is not asked.
        let bare = start.shields(1, 0).after(&["event:1"]);
        assert_eq!((bare.fuel(1), bare.seat()), ((4, 1), Some(2)));
    }
}
