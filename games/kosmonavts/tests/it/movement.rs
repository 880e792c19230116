//! Phase 4: the bodies move, and ships may land on those that come to them.

use kosmonavts::{
    components::{Body, Phase},
    event::Event,
};

use crate::kit::{Board, BoardExt as _, board, json};

/// Everyone idles through phases 2 and 3, and passes by in phase 3.
#[track_caller]
fn to_movement(mut board: Board) -> Board {
    board.others_idle();
    board.answer_until(|board| board.phase() != Phase::Flight);
    board
}

/// The spaces of all bodies, counted from 1.
fn spaces(board: &Board) -> Vec<u64> {
    Body::ALL
        .iter()
        .map(|body| board.at(&format!("/bodies/{body}")).as_u64().unwrap())
        .collect()
}

fn question(board: &Board) -> (Option<String>, Option<u8>) {
    (board.asked(), board.seat())
}

/// KOS-227, KOS-228: every body moves to the next space of its orbit, which is the
/// next one clockwise.
#[test]
fn kos_227_kos_228_every_body_moves() {
    let names: Vec<String> = Body::ALL.iter().map(ToString::to_string).collect();
    let order = [
        "mercury", "venus", "earth", "mars", "jupiter", "saturn", "uranus", "neptune", "halley",
    ];
    assert_eq!(names, order);
    let mut board = board(2);
    let hexes = |board: &Board| -> Vec<(i8, i8)> {
        let hex = |body| board.game.hex_of(&board.state.table, body).unwrap();
        Body::ALL
            .map(hex)
            .iter()
            .map(|hex| (hex.q, hex.r))
            .collect()
    };
    // All planets above the Sun move to the right; the comet, below it, to the left.
    let moved = [
        (2, -1),
        (3, -3),
        (2, -4),
        (2, -5),
        (2, -7),
        (2, -8),
        (2, -10),
        (1, -12),
        (-3, -1),
    ];
    board = to_movement(board);
    assert_eq!(hexes(&board), moved);
    assert_eq!(spaces(&board), [2; 9]);
    board.next_orders();
    assert_eq!(spaces(&board), [2; 9], "only in phase 4");
    assert_eq!(spaces(&to_movement(board)), [3; 9]);
}

/// KOS-229: after the last space comes the first.
#[test]
fn kos_229_from_the_last_space_to_the_first() {
    let last = [4, 6, 12, 15, 21, 24, 30, 72, 19];
    let names = Body::ALL.map(|body| body.to_string());
    let bodies: serde_json::Map<_, _> = names
        .into_iter()
        .zip(last.map(|space| json!(space)))
        .collect();
    let board = board(2).with(json!({ "bodies": bodies }));
    assert_eq!(spaces(&to_movement(board)), [1; 9]);
}

/// KOS-230, KOS-231: landed ships move with their body, also those that landed in
/// this round.
#[test]
fn kos_230_kos_231_ships_move_with_their_body() {
    let mut board = board(3)
        .body("saturn", 8, -4)
        .flying(2, 8, -5, &[("s", 1, 0)])
        .in_space(3, 9, 0);
    board.others_idle();
    board.play(&["refuel:none", "fly", "land:saturn", "evacuate"]);
    assert_eq!(board.at("/round"), json!(2));
    assert_eq!(
        [1, 2, 3].map(|seat| board.hex(seat)),
        [(2, -4), (8, -2), (2, -4)]
    );
    assert!(board.is_on(1, "earth") && board.is_on(2, "saturn") && board.is_on(3, "earth"));
}

/// KOS-232, KOS-233, KOS-236: when a body comes to a ship in space it may land, as
/// after a flight, or not.
#[test]
fn kos_232_kos_233_kos_236_a_body_comes_to_a_ship() {
    let start = board(2).body("saturn", 8, -4);
    // The steps of this rose sum to zero.
    let start = start.flying(1, 8, -2, &[("n", 1, 0), ("se", 1, 0), ("sw", 1, 0)]);
    let board = to_movement(start);
    assert_eq!(board.phase(), Phase::Movement);
    assert_eq!(question(&board), (Some("land".into()), Some(1)));
    assert_eq!(board.legal(), ["pass", "land:saturn"]);
    let (normal, hyper) = board.supply();
    let landed = board.after(&["land:saturn"]);
    assert!(landed.is_on(1, "saturn"));
    assert_eq!((landed.hex(1), landed.rose(1).as_str()), ((8, -2), ""));
    assert_eq!(landed.supply(), (normal + 3, hyper));
    assert_eq!(
        (landed.of(1, "markers"), landed.of(1, "last")),
        (json!({ "saturn": 1 }), json!("saturn"))
    );
    let passed = board.after(&["pass"]);
    assert_eq!(passed.of(1, "ship"), json!({ "space": [8, -2] }));
    assert_eq!(
        (passed.rose(1).as_str(), passed.of(1, "markers")),
        ("n 1+0, se 1+0, sw 1+0", json!({}))
    );
    assert_eq!(passed.of(1, "last"), json!("earth"));
}

/// KOS-234, KOS-Q06: several ships in the hex decide and take markers in turn order.
#[test]
fn kos_234_in_turn_order() {
    let board = board(3)
        .with(json!({ "instructor": 2 }))
        .body("saturn", 8, -4)
        .in_space(1, 8, -2)
        .in_space(2, 8, -2)
        .in_space(3, 8, -2);
    let mut board = to_movement(board);
    for (seat, answer) in [(2, "pass"), (3, "land:saturn"), (1, "land:saturn")] {
        assert_eq!(question(&board), (Some("land".into()), Some(seat)));
        board.play(&[answer]);
    }
    let markers = [1, 2, 3].map(|seat| board.of(seat, "markers"));
    assert_eq!(
        markers,
        [json!({ "saturn": 2 }), json!({}), json!({ "saturn": 1 })]
    );
}

/// KOS-235: a body that only passes over a ship, or leaves it, cannot be landed on.
#[test]
fn kos_235_passing_over_is_not_arriving() {
    // Saturn goes from (8,-4) over (8,-3) to (8,-2).
    let mut board = board(2).body("saturn", 8, -4).in_space(1, 8, -3);
    board.others_idle();
    board.play(&["fly", "refuel:none"]);
    assert_eq!(board.at("/round"), json!(2), "nobody was asked");
    let left = crate::kit::board(2)
        .body("saturn", 8, -4)
        .in_space(1, 8, -4);
    let mut left = left;
    left.others_idle();
    left.play(&["fly", "pass", "refuel:none"]);
    assert_eq!(left.at("/round"), json!(2), "Saturn is gone");
}

/// KOS-237: a ship in a dangerous sector pays in phase 3 and not again in phase 4.
#[test]
fn kos_237_no_danger_in_phase_4() {
    let mut board = board(2).in_space(1, 6, -3);
    board.others_idle();
    board.play(&["fly", "refuel:none"]);
    assert_eq!(
        (board.at("/round"), board.of(1, "shields")),
        (json!(2), json!(2))
    );
    let lost = |event: &Event| matches!(event, Event::ShieldLost { .. });
    assert_eq!(board.news().iter().filter(|event| lost(event)).count(), 1);
    // Passing by a body that has come to a dangerous sector costs nothing more either.
    let figures = crate::kit::BOX.replacen(
        "[0, -8], [2, -8], [4, -8],",
        "[0, -8], [2, -6], [4, -8],",
        1,
    );
    let board = crate::kit::board_from(&figures, 2, &[])
        .in_space(1, 2, -6)
        .shields(1, 1);
    let board = to_movement(board);
    assert_eq!(
        (board.legal().join(" "), board.of(1, "shields")),
        ("pass land:saturn".into(), json!(0))
    );
    let board = board.after(&["pass"]);
    assert_eq!((board.hex(1), board.at("/round")), ((2, -6), json!(2)));
}

/// KOS-238: ships in space do not move in phase 4, whatever is on their rose.
#[test]
fn kos_238_ships_in_space_stay() {
    let mut board = board(2).flying(1, 9, 0, &[("n", 1, 0)]);
    board.fly(1, &["go"]);
    assert_eq!((board.phase(), board.hex(1)), (Phase::Flight, (9, -1)));
    board.next_orders();
    assert_eq!(board.hex(1), (9, -1));
}

/// KOS-287: all bodies have moved before the first decision, and decisions are taken
/// in turn order, not in the order of the bodies.
#[test]
fn kos_287_all_bodies_first() {
    let board = board(4)
        .with(json!({ "instructor": 3 }))
        .in_space(3, 1, -12)
        .in_space(4, -3, -1)
        .in_space(1, 3, -3)
        .in_space(2, 2, -8);
    let mut board = to_movement(board);
    let moved = board
        .news()
        .iter()
        .filter(|&event| *event == Event::BodiesMoved)
        .count();
    assert_eq!(moved, 1);
    for (seat, body) in [(3, "neptune"), (4, "halley"), (1, "venus"), (2, "saturn")] {
        assert_eq!(spaces(&board), [2; 9]);
        assert_eq!(question(&board), (Some("land".into()), Some(seat)));
        let land = format!("land:{body}");
        assert_eq!(board.legal(), ["pass", &land]);
        board.play(&[&land]);
        assert!(board.is_on(seat, body));
    }
    assert_eq!((board.at("/round"), spaces(&board)), (json!(2), vec![2; 9]));
}
