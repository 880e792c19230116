//! Phase 3: whose turn it is, and where ships fly.

use kosmonavts::{
    components::{Emergency, Phase},
    event::Event,
};
use tabletop::Seat;

use crate::kit::{Board, BoardExt as _, board, json};

/// What is asked now, and whom.
fn question(board: &Board) -> (String, u8) {
    (
        board.asked().expect("something is asked"),
        board.seat().unwrap(),
    )
}

/// Plays these answers, each to the question named before it: `"2 fly"` is asked,
/// `"fly"` answered.
#[track_caller]
fn talk(board: &mut Board, lines: &[(&str, &str)]) {
    for (asked, answer) in lines {
        let (step, seat) = question(board);
        assert_eq!(format!("{seat} {step}"), *asked);
        board.play(&[answer]);
    }
}

/// A ship flies by the cubes on its rose.
#[track_caller]
fn flown(from: (i8, i8), rose: &[(&str, u8, u8)]) -> Board {
    flown_on(&board(2), from, rose)
}

#[track_caller]
fn flown_on(start: &Board, from: (i8, i8), rose: &[(&str, u8, u8)]) -> Board {
    let mut board = start.flying(1, from.0, from.1, rose);
    board.fly(1, &["go"]);
    board
}

/// Why the flight of seat 1 was an emergency, if it was.
fn emergency(board: &Board) -> Option<Emergency> {
    board.events.iter().find_map(|event| match event {
        Event::Emergency { seat: Seat(0), why } => Some(*why),
        _ => None,
    })
}

/// KOS-168, KOS-Q06: one after the other from the instructor on, each completely: flight and
/// landing of one come before the flight of the next.
#[test]
fn kos_168_in_turn_order_each_completely() {
    let mut board = board(4)
        .with(json!({ "instructor": 3 }))
        .body("saturn", 8, -4)
        .flying(3, 8, -3, &[("n", 1, 0)])
        .flying(1, 8, -5, &[("s", 1, 0)])
        .in_space(2, 9, 0);
    board.others_idle();
    talk(
        &mut board,
        &[
            ("3 fly", "fly"),
            ("3 land", "land:saturn"),
            ("4 refuel", "refuel:none"),
            ("1 fly", "fly"),
            ("1 land", "pass"),
            ("2 fly", "fly"),
        ],
    );
    assert_eq!(board.at("/round"), json!(2));
}

/// KOS-Q51: danger is settled on each player's own turn, before the next one flies.
#[test]
fn kos_q51_danger_on_the_own_turn() {
    let mut board = board(3).in_space(1, 6, -3).in_space(2, 0, 6).shields(2, 0);
    board.others_idle();
    assert_eq!(question(&board), ("fly".into(), 1));
    board.play(&["fly"]);
    assert_eq!(question(&board), ("fly".into(), 2));
    assert_eq!(board.of(1, "shields"), json!(2));
    board.play(&["fly"]);
    assert_eq!(question(&board), ("refuel".into(), 3));
    assert!(board.is_on(2, "earth"), "evacuated at once");
}

/// KOS-169, KOS-170: a ship that stayed may refuel and does not fly; every other one
/// flies or is evacuated and does not refuel.
#[test]
fn kos_169_kos_170_flying_or_refuelling() {
    let board = board(2).tank(1, 2, 0).tank(2, 2, 0).body("saturn", 8, -4);
    let mut board = board.flying(2, 8, -3, &[("n", 1, 0)]);
    board.others_idle();
    assert_eq!(question(&board), ("refuel".into(), 1));
    assert_eq!(board.legal(), ["refuel:none", "refuel:basic"]);
    board.play(&["refuel:basic"]);
    assert_eq!(question(&board), ("fly".into(), 2));
    assert_eq!(board.legal(), ["fly", "evacuate"]);
    talk(&mut board, &[("2 fly", "fly"), ("2 land", "land:saturn")]);
    assert_eq!(
        board.at("/round"),
        json!(2),
        "nobody is asked anything else"
    );
    assert_eq!((board.fuel(1), board.fuel(2)), ((9, 1), (2, 0)));
}

/// KOS-170: a ship that took off and landed again in the same round has flown.
#[test]
fn kos_170_taking_off_is_flying() {
    let mut board = board(2).tank(1, 3, 0);
    board
        .order(1, &["burn:n:normal", "burn:s:normal", "go"])
        .others_idle();
    talk(
        &mut board,
        &[
            ("1 fly", "fly"),
            ("1 land", "land:earth"),
            ("2 refuel", "refuel:none"),
        ],
    );
    assert_eq!(board.fuel(1), (1, 0));
}

/// KOS-171: one hex for a normal and two for a hyper cube, in the cube's direction.
#[test]
fn kos_171_one_hex_or_two() {
    let board = board(2);
    let steps = [
        ("n", 0, -1),
        ("ne", 1, -1),
        ("se", 1, 0),
        ("s", 0, 1),
        ("sw", -1, 1),
        ("nw", -1, 0),
    ];
    let (q, r) = (9, -1);
    for (direction, dq, dr) in steps {
        assert_eq!(
            flown_on(&board, (q, r), &[(direction, 1, 0)]).hex(1),
            (q + dq, r + dr)
        );
        assert_eq!(
            flown_on(&board, (q, r), &[(direction, 0, 1)]).hex(1),
            (q + 2 * dq, r + 2 * dr)
        );
        assert_eq!(
            flown_on(&board, (q, r), &[(direction, 1, 1)]).hex(1),
            (q + 3 * dq, r + 3 * dr)
        );
    }
}

/// KOS-172: the end hex is the sum of all steps.
#[test]
fn kos_172_the_sum_of_all_steps() {
    // N 2, SE 3 and SW 1 from (2,8): (0,-2) + (3,0) + (-1,1).
    let board = flown((2, 8), &[("n", 2, 0), ("se", 1, 1), ("sw", 1, 0)]);
    assert_eq!(board.hex(1), (4, 7));
    // NE 2, S 1 and NW 4 from (9,0): (2,-2) + (0,1) + (-4,0).
    let board = flown((9, 0), &[("ne", 0, 1), ("s", 1, 0), ("nw", 2, 1)]);
    assert_eq!(board.hex(1), (7, -1));
}

/// KOS-173: the order of the steps is nobody's business: nothing is asked, and the
/// ship is told to go from its start to its end.
#[test]
fn kos_173_only_the_end_matters() {
    let mut board = flown((2, 8), &[("n", 2, 0), ("se", 1, 0)]);
    assert_eq!(question(&board), ("refuel".into(), 2));
    let flights: Vec<String> = board
        .news()
        .iter()
        .filter(|event| matches!(event, Event::Flew { .. }))
        .map(|event| format!("{event:?}"))
        .collect();
    assert_eq!(flights.len(), 1);
    assert_eq!(board.hex(1), (3, 6));
}

/// KOS-174: the cubes stay on the rose and move the ship again in the next round.
#[test]
fn kos_174_cubes_stay_on_the_rose() {
    let mut board = flown((3, 8), &[("n", 1, 0), ("se", 0, 1)]);
    assert_eq!(
        (board.hex(1), board.rose(1).as_str()),
        ((5, 7), "n 1+0, se 0+1")
    );
    board.next_orders();
    board.fly(1, &["go"]);
    assert_eq!(
        (board.hex(1), board.rose(1).as_str()),
        ((7, 6), "n 1+0, se 0+1")
    );
}

/// KOS-175: without a cube, or with steps that sum to zero, a ship ends where it
/// was; over a body it may land there.
#[test]
fn kos_175_nowhere_to_go() {
    assert_eq!(flown((9, 0), &[]).hex(1), (9, 0));
    let board = flown((9, 0), &[("n", 0, 1), ("se", 2, 0), ("sw", 0, 1)]);
    assert_eq!(board.hex(1), (9, 0));
    assert_eq!(board.rose(1), "n 0+1, se 2+0, sw 0+1");
    let mut over_saturn = crate::kit::board(2)
        .body("saturn", 8, -4)
        .in_space(1, 8, -4);
    over_saturn.fly(1, &["go"]);
    assert_eq!(over_saturn.legal(), ["pass", "land:saturn"]);
}

/// KOS-176, KOS-186, KOS-198: a ship that passes over ships, bodies and the belt
/// neither lands nor pays.
#[test]
fn kos_176_kos_186_kos_198_passing_over_everything() {
    let mut board = board(2)
        .body("saturn", 8, -4)
        .body("jupiter", 7, -4)
        .body("mars", 5, -4)
        .flying(1, 10, -4, &[("nw", 0, 3)])
        .in_space(2, 9, -4);
    // From right to left: the flying ship, another ship, Saturn, Jupiter, the belt, Mars.
    let row: String = (4..=10)
        .map(|q| board.chart((q, -4), 0).trim().to_string())
        .collect();
    assert_eq!(row, ".MxJS21");
    let other = board.position()["players"][1].clone();
    board.fly(1, &["go"]);
    assert_eq!(board.hex(1), (4, -4));
    assert_eq!(question(&board), ("fly".into(), 2), "no landing is offered");
    assert_eq!(
        (board.of(1, "shields"), board.of(1, "markers")),
        (json!(3), json!({}))
    );
    assert_eq!(board.rose(1), "nw 0+3");
    assert_eq!(board.position()["players"][1], other);
}

/// KOS-177, KOS-Q23: some order of single steps that avoids the Sun is enough, also
/// when another one leads into it.
#[test]
fn kos_177_kos_q23_a_way_round_the_sun() {
    // N first would lead into the Sun.
    let board = flown((0, 1), &[("n", 0, 1), ("ne", 1, 0)]);
    assert_eq!((board.hex(1), emergency(&board)), ((1, -2), None));
    // N, N, SE and SE, N, N both lead into the Sun; NE first does not.
    let board = flown((-1, 2), &[("n", 0, 1), ("se", 1, 0), ("ne", 1, 0)]);
    assert_eq!((board.hex(1), emergency(&board)), ((1, -1), None));
    // One step aside, before or after a line straight through the Sun.
    let board = flown((0, 2), &[("n", 0, 2), ("nw", 1, 0)]);
    assert_eq!((board.hex(1), emergency(&board)), ((-1, -2), None));
    let board = flown((0, -2), &[("ne", 1, 0), ("s", 0, 2)]);
    assert_eq!((board.hex(1), emergency(&board)), ((1, 1), None));
}

/// KOS-178, KOS-179: in each direction a straight flight fails when the Sun is on the
/// line between start and end, or the end itself; not before it, nor on a parallel line.
#[test]
fn kos_178_kos_179_straight_lines() {
    let board = board(2);
    let lines = [
        ("n", 0, -1),
        ("ne", 1, -1),
        ("se", 1, 0),
        ("s", 0, 1),
        ("sw", -1, 1),
        ("nw", -1, 0),
    ];
    for (direction, q, r) in lines {
        let aside = (-r, q + r);
        let start = (-3 * q, -3 * r);
        let short = flown_on(&board, start, &[(direction, 0, 1)]);
        assert_eq!(
            (short.hex(1), emergency(&short)),
            ((-q, -r), None),
            "{direction}"
        );
        for rose in [(1, 1), (3, 0), (0, 2), (3, 2)] {
            let failed = flown_on(&board, start, &[(direction, rose.0, rose.1)]);
            assert_eq!(
                emergency(&failed),
                Some(Emergency::Sun),
                "{direction} {rose:?}"
            );
            assert!(failed.is_on(1, "earth"));
        }
        let parallel = (start.0 + aside.0, start.1 + aside.1);
        let passed = flown_on(&board, parallel, &[(direction, 0, 3)]);
        assert_eq!(emergency(&passed), None, "{direction}");
        assert_eq!(passed.hex(1), (3 * q + aside.0, 3 * r + aside.1));
        // Away from the Sun there is nothing in the way.
        let away = flown_on(&board, (q, r), &[(direction, 1, 1)]);
        assert_eq!((away.hex(1), emergency(&away)), ((4 * q, 4 * r), None));
    }
}

/// KOS-179, KOS-Q24: such an order is legal; the flight becomes an emergency. A
/// bent way that ends in the Sun is one too.
#[test]
fn kos_179_kos_q24_the_order_is_legal() {
    let mut board = board(2).in_space(1, 0, 2).tank(1, 5, 2);
    board.fly(1, &["burn:n:hyper", "burn:n:hyper", "go"]);
    assert_eq!(emergency(&board), Some(Emergency::Sun));
    assert!(board.is_on(1, "earth"));
    // N and SE from (-1,1) go round a corner into the Sun.
    let board = flown((-1, 1), &[("n", 1, 0), ("se", 1, 0)]);
    assert_eq!(emergency(&board), Some(Emergency::Sun));
    assert!(board.is_on(1, "earth"));
}

/// KOS-180: an end hex off the board is an emergency; the rim is still the board.
#[test]
fn kos_180_off_the_board() {
    let rim = flown((12, -5), &[("se", 1, 0)]);
    assert_eq!((rim.hex(1), emergency(&rim)), ((13, -5), None));
    for rose in [(0, 1), (5, 0), (30, 0)] {
        let lost = flown((12, -5), &[("se", rose.0, rose.1)]);
        assert_eq!(emergency(&lost), Some(Emergency::OffBoard));
        assert!(lost.is_on(1, "earth"));
    }
    let corner = flown((0, 12), &[("s", 1, 0), ("se", 1, 0)]);
    assert_eq!(emergency(&corner), Some(Emergency::OffBoard));
}

/// KOS-181, KOS-Q25: a flight that could only step off the board first, if its cubes
/// were taken clockwise, ends on it and is no emergency.
#[test]
fn kos_181_kos_q25_leaving_the_board_on_the_way() {
    // SE leads to (14,-6), off the board; SW then back to its rim.
    let board = flown((13, -6), &[("se", 1, 0), ("sw", 1, 0)]);
    assert_eq!((board.hex(1), emergency(&board)), ((13, -5), None));
    // Three steps out, three back.
    let board = flown((13, -6), &[("ne", 1, 1), ("s", 1, 0), ("nw", 1, 1)]);
    assert_eq!((board.hex(1), emergency(&board)), ((13, -8), None));
    assert_eq!(board.phase(), Phase::Flight);
}
