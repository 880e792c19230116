//! Dangerous sectors.

use kosmonavts::{components::Emergency, event::Event};
use tabletop::Seat;

use crate::kit::{BOX, Board, BoardExt as _, board, board_from, json};

/// The ship of seat 1 ends its flight in this hex.
#[track_caller]
fn ended_in(start: &Board, q: i8, r: i8) -> Board {
    let mut board = start.in_space(1, q, r);
    board.fly(1, &["go"]);
    board
}

fn emergency(board: &Board) -> bool {
    let why = Emergency::Danger;
    board
        .events
        .contains(&Event::Emergency { seat: Seat(0), why })
}

/// KOS-196: ending in any sector of the belt or next to the Sun costs one shield, and
/// in no other sector.
#[test]
fn kos_196_a_dangerous_sector_costs_a_shield() {
    let start = board(2);
    for q in -7..=7_i8 {
        for r in -7..=7_i8 {
            let distance = q.abs().max(r.abs()).max((q + r).abs());
            if !(1..=7).contains(&distance) {
                continue;
            }
            let dangerous = distance == 1 || distance == 6;
            let board = ended_in(&start, q, r);
            let left = if dangerous { 2 } else { 3 };
            assert_eq!(board.of(1, "shields"), json!(left), "({q}, {r})");
            assert_eq!(board.hex(1), (q, r));
        }
    }
}

/// KOS-197: without a shield it is an emergency; with the last one it is none.
#[test]
fn kos_197_without_a_shield_it_is_an_emergency() {
    let [none, one] = [0, 1].map(|shields| board(2).shields(1, shields));
    for (q, r) in [(6, -3), (1, 0)] {
        let board = ended_in(&none, q, r);
        assert!(emergency(&board) && board.is_on(1, "earth"));
        let board = ended_in(&one, q, r);
        assert!(!emergency(&board));
        assert_eq!((board.hex(1), board.of(1, "shields")), ((q, r), json!(0)));
    }
    assert!(!emergency(&ended_in(&none, 5, -3)), "open space");
}

/// KOS-198: crossing the belt and the sectors next to the Sun costs nothing, also
/// without a shield.
#[test]
fn kos_198_crossing_is_free() {
    for shields in [0, 3] {
        let ship = board(2).shields(1, shields);
        // (5,-3), (6,-3) in the belt, (7,-3).
        let mut belt = ship.flying(1, 5, -3, &[("se", 0, 1)]);
        belt.fly(1, &["go"]);
        assert_eq!(
            (belt.hex(1), belt.of(1, "shields")),
            ((7, -3), json!(shields))
        );
        // (1,1), (1,0) and (1,-1) next to the Sun, (1,-2).
        let mut sun = ship.flying(1, 1, 1, &[("n", 3, 0)]);
        sun.fly(1, &["go"]);
        assert_eq!(
            (sun.hex(1), sun.of(1, "shields")),
            ((1, -2), json!(shields))
        );
    }
}

/// KOS-199: whoever remains there pays every round, once.
#[test]
fn kos_199_every_round_again() {
    let mut board = board(2).in_space(1, -1, 0);
    // The three face-up cards are Thrust, which does nothing here.
    for (left, card) in [(2, "event:1"), (1, "event:2"), (0, "event:3")] {
        board.fly(1, &["go"]);
        assert_eq!(board.of(1, "shields"), json!(left));
        board.answer_until(|board| board.asked().as_deref() == Some("choose_event"));
        assert_eq!(board.of(1, "shields"), json!(left), "phase 4 costs nothing");
        board.play(&[card]);
    }
    board.fly(1, &["go"]);
    assert!(emergency(&board));
}

/// A board on which the second space of Saturn's orbit lies in the belt.
fn saturn_in_the_belt() -> Board {
    let figures = BOX.replacen(
        "[0, -8], [2, -8], [4, -8],",
        "[0, -8], [2, -6], [4, -8],",
        1,
    );
    board_from(&figures, 2, &[]).body("saturn", 2, -6)
}

/// KOS-200, KOS-Q28: where a body stands in a dangerous sector, a ship that lands on
/// it or stays on it pays nothing; one that passes by does.
#[test]
fn kos_200_kos_q28_a_landed_ship_pays_nothing() {
    let mut arriving = saturn_in_the_belt()
        .flying(1, 2, -5, &[("n", 1, 0)])
        .shields(1, 0);
    arriving.fly(1, &["go"]);
    let landed = arriving.after(&["land:saturn"]);
    assert!(landed.is_on(1, "saturn") && !emergency(&landed));
    let passed = arriving.after(&["pass"]);
    assert!(passed.is_on(1, "earth") && emergency(&passed));
    let mut staying = saturn_in_the_belt().with(json!({ "players": { "1": {
        "ship": { "landed": "saturn" }, "last": "saturn", "markers": { "saturn": 1 } } } }));
    staying.order(1, &["stay"]).others_idle();
    staying.answer_until(|board| board.at("/round") == json!(2));
    assert_eq!(staying.of(1, "shields"), json!(3));
}

/// KOS-201, KOS-Q26: a ship with a shield pays without being asked; evacuation could
/// only be asked for before the flight.
#[test]
fn kos_201_kos_q26_the_shield_must_be_paid() {
    let mut board = board(2).flying(1, 6, -2, &[("n", 1, 0)]).shields(1, 1);
    board.others_idle();
    assert_eq!(board.legal(), ["fly", "evacuate"]);
    board.play(&["fly"]);
    assert_eq!((board.hex(1), board.of(1, "shields")), ((6, -3), json!(0)));
    assert_eq!(
        (board.asked().as_deref(), board.seat()),
        (Some("refuel"), Some(2))
    );
}
