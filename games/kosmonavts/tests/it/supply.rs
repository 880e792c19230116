//! What happens when the supply runs short.

use crate::kit::{Board, BoardExt as _, advanced, board, json};

/// The board with so many cubes left in the supply. The last seat holds all that the
/// others do not have; its ship floats at (9,0) with a rose whose steps sum to zero.
#[track_caller]
fn scarce(board: &Board, normal: u8, hyper: u8) -> Board {
    let last = board.game.setup.players;
    let board = board.tank(last, 0, 0).in_space(last, 9, 0);
    let (more, more_hyper) = board.supply();
    let (more, more_hyper) = (more - normal, more_hyper - hyper);
    let third = ["n", "se", "sw"].map(|direction| (direction, more / 3, more_hyper / 3));
    let board = board
        .flying(last, 9, 0, &third)
        .tank(last, more % 3, more_hyper % 3);
    assert_eq!(board.supply(), (normal, hyper));
    board
}

/// KOS-268, KOS-Q31: players refuel in turn order, and each takes what is left; nothing
/// is owed later.
#[test]
fn kos_268_kos_q31_refuelling_in_turn_order() {
    let start = board(4).with(json!({ "instructor": 2 }));
    let start = [1, 2, 3]
        .iter()
        .fold(start, |board, &seat| board.tank(seat, 2, 0));
    let mut board = scarce(&start, 9, 1);
    board.others_idle();
    assert_eq!(board.seat(), Some(2));
    board.play(&["refuel:basic"]);
    assert_eq!((board.fuel(2), board.supply()), ((9, 1), (2, 0)));
    assert_eq!(board.seat(), Some(3));
    board.play(&["refuel:basic"]);
    assert_eq!((board.fuel(3), board.supply()), ((4, 0), (0, 0)));
    assert_eq!(
        (board.asked().as_deref(), board.seat()),
        (Some("fly"), Some(4))
    );
    // Seat 1 is offered what the evacuated ship before it gives back.
    let freed = board.after(&["evacuate"]);
    assert_eq!(
        (freed.asked().as_deref(), freed.seat()),
        (Some("refuel"), Some(1))
    );
    assert_eq!(freed.fuel(3), (4, 0), "no debt is kept");
    assert_eq!(freed.after(&["refuel:basic"]).fuel(1), (9, 1));
    // Otherwise there is nothing for it to take.
    board.play(&["fly"]);
    assert_eq!((board.at("/round"), board.fuel(1)), (json!(2), (2, 0)));
}

/// KOS-268, KOS-Q48: quick and full refuelling take what is there; where it is nothing
/// they are not offered.
#[test]
fn kos_268_kos_q48_advanced_refuelling() {
    let stayed = |normal: u8, hyper: u8| {
        let mut board = scarce(&advanced(2).tank(1, 2, 0), normal, hyper);
        board.others_idle();
        board
    };
    let board = stayed(3, 1);
    assert_eq!(board.after(&["refuel:quick"]).fuel(1), (5, 0));
    assert_eq!(board.after(&["refuel:full"]).fuel(1), (5, 1));
    assert_eq!(stayed(4, 0).after(&["refuel:full"]).fuel(1), (6, 0));
    let board = stayed(0, 1);
    assert_eq!(board.legal(), ["refuel:none", "refuel:full"]);
    assert_eq!(board.refusal("refuel:quick"), "KOS-Q48");
    assert_eq!(board.after(&["refuel:full"]).fuel(1), (2, 1));
    let board = stayed(0, 0);
    assert_eq!(
        (board.asked().as_deref(), board.seat()),
        (Some("fly"), Some(2)),
        "seat 1 is not asked"
    );
}

/// KOS-268: energy conversion gives each player what is left, in turn order.
#[test]
fn kos_268_energy_conversion() {
    let start = board(4).event("energy_conversion");
    let start = [1, 2, 3]
        .iter()
        .fold(start, |board, &seat| board.tank(seat, 2, 0));
    let mut board = scarce(&start, 3, 0).after(&["event:1"]);
    assert_eq!(
        board.legal(),
        ["energy:0", "energy:1", "energy:2", "energy:3"]
    );
    board.play(&["energy:2"]);
    assert_eq!(
        (board.seat(), board.legal()),
        (Some(2), vec!["energy:0".into(), "energy:1".into()])
    );
    board.play(&["energy:1"]);
    assert_eq!(
        [1, 2, 3].map(|seat| board.fuel(seat)),
        [(4, 0), (3, 0), (2, 0)]
    );
    assert_eq!(
        board.asked().as_deref(),
        Some("order"),
        "nobody else is asked"
    );
}

/// KOS-268, KOS-270: hyper cubes of a fuel resupply go to the first in turn order.
#[test]
fn kos_268_kos_270_fuel_resupply() {
    let start = board(4)
        .event("fuel_resupply")
        .tank(1, 2, 0)
        .tank(2, 10, 0)
        .tank(3, 9, 0);
    let mut board = scarce(&start, 0, 1).after(&["event:1"]);
    assert_eq!(board.seat(), Some(1));
    board.play(&["resupply:yes"]);
    assert_eq!(
        board.asked().as_deref(),
        Some("order"),
        "there is none to swap for seat 2"
    );
    assert_eq!(
        [1, 2, 3].map(|seat| board.fuel(seat)),
        [(2, 1), (10, 0), (9, 0)]
    );
}

/// KOS-269, KOS-Q31: wind cubes that the supply does not have are not placed.
#[test]
fn kos_269_kos_q31_a_short_wind() {
    let start = board(4)
        .wind(2, "ne")
        .shields(1, 0)
        .shields(2, 0)
        .shields(3, 0)
        .shields(4, 0);
    let start = scarce(&start, 3, 0);
    let rose = start.rose(4);
    let board = start.after(&["event:1"]);
    assert_eq!(
        [1, 2, 3].map(|seat| board.rose(seat)),
        ["ne 2+0", "ne 1+0", ""]
    );
    assert_eq!((board.rose(4), board.supply().0), (rose, 0));
}

/// KOS-269, KOS-Q46: the cubes of a gust are taken first; those that it frees do not
/// pay for it, but they are there for the next player.
#[test]
fn kos_269_kos_q46_freed_cubes_do_not_pay_for_the_same_gust() {
    let start = board(3)
        .wind(2, "n")
        .shields(1, 0)
        .shields(2, 0)
        .shields(3, 0);
    let start = scarce(&start.flying(1, 8, -2, &[("s", 3, 0)]), 1, 0);
    let board = start.after(&["event:1"]);
    assert_eq!(board.rose(1), "s 2+0");
    assert_eq!(board.rose(2), "n 2+0");
}

/// KOS-270, KOS-Q31: refuelling swaps no cube when the supply has no hyper cube.
#[test]
fn kos_270_kos_q31_no_swap_without_a_hyper_cube() {
    let mut full = scarce(&board(2).tank(1, 9, 1), 5, 0);
    full.others_idle();
    assert_eq!(
        (full.asked().as_deref(), full.seat()),
        (Some("fly"), Some(2)),
        "seat 1 is not asked"
    );
    assert_eq!(full.fuel(1), (9, 1));
    // With room in the tank there are still normal cubes.
    let mut low = scarce(&board(2).tank(1, 6, 1), 5, 0);
    low.others_idle();
    assert_eq!(low.after(&["refuel:basic"]).fuel(1), (9, 1));
}
