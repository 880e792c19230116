//! Solar flares.

use crate::kit::{Board, BoardExt as _, board, json};

/// Seat 1 of two answers the flares, then seat 2 lets them come; orders are given.
fn flares(board: &Board, answer: &str) -> Board {
    let board = board.event("solar_flares");
    board.after(&["event:1", answer, "shield:no"])
}

/// KOS-135: no cube may be placed in this round, normal or hyper.
#[test]
fn kos_135_no_cube_may_be_placed() {
    let board = flares(
        &board(2).in_space(1, 9, -2).shields(1, 1).tank(1, 5, 2),
        "shield:no",
    );
    assert_eq!(board.legal_for(1), ["convert", "go"]);
    for cube in ["n:normal", "sw:hyper"] {
        assert_eq!(board.refusal(&format!("burn:{cube}")), "KOS-135");
    }
}

/// KOS-136, KOS-Q07: a shield helps.
#[test]
fn kos_136_kos_q07_a_shield_helps() {
    let mut board = flares(&board(2).in_space(1, 9, -2), "shield:yes");
    assert_eq!(board.of(1, "shields"), json!(2));
    board.order(1, &["burn:n:normal", "burn:n:normal", "burn:n:hyper"]);
    assert_eq!(board.legal_for(1), ["convert", "go"], "three cubes as ever");
    assert!(
        !board
            .legal_for(2)
            .iter()
            .any(|answer| answer.starts_with("burn"))
    );
    board.order(1, &["go"]).others_idle();
    assert_eq!(board.rose(1), "n 2+1");
}

/// KOS-137: a ship in space keeps its cubes and flies by them.
#[test]
fn kos_137_a_ship_in_space_flies_on() {
    let start = board(2).flying(1, 9, -2, &[("n", 1, 1), ("se", 1, 0)]);
    let mut board = flares(&start, "shield:no");
    board.fly(1, &["go"]);
    assert_eq!(board.hex(1), (10, -5));
    assert_eq!(board.rose(1), "n 1+1, se 1+0");
}

/// KOS-138, KOS-Q15: a landed ship must stay and may refuel; with a shield spent it may leave.
#[test]
fn kos_138_kos_q15_a_landed_ship_stays() {
    let start = board(2).tank(1, 3, 0);
    let mut board = flares(&start, "shield:no");
    assert_eq!(board.legal_for(1), ["convert", "stay"]);
    assert_eq!(board.refusal("go"), "KOS-148");
    board.others_idle();
    assert_eq!(board.legal_for(1), ["refuel:none", "refuel:basic"]);
    let mut protected = flares(&start, "shield:yes");
    protected.order(1, &["burn:n:normal", "go"]).others_idle();
    assert_eq!(protected.asked().as_deref(), Some("fly"));
}
