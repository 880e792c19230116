//! Landing and landing markers.

use kosmonavts::event::Event;
use serde_json::Value;
use tabletop::{Game, Seat};

use crate::kit::{BOX, Board, BoardExt as _, advanced, board, board_from, json};

/// Saturn at (8,-4), and these seats on their way to it, each one hex N of it.
fn bound_for_saturn(board: &Board, seats: &[u8]) -> Board {
    let start = board.body("saturn", 8, -4);
    seats.iter().fold(start, |board, &seat| {
        board.flying(seat, 8, -5, &[("s", 1, 0)])
    })
}

/// The ship of seat 1 has ended its flight in Saturn's hex.
fn at_saturn() -> Board {
    let mut board = bound_for_saturn(&board(2), &[1]);
    board.fly(1, &["go"]);
    board
}

/// Everyone flies; these seats land on Saturn, the others pass, until the next round.
#[track_caller]
fn all_land_on_saturn(board: &mut Board) {
    board.others_idle();
    while board.at("/round") == json!(1) {
        let legal = board.legal();
        let wanted = ["land:saturn", "fly", "refuel:none", "pass"];
        let answer = wanted
            .iter()
            .find(|answer| legal.iter().any(|legal| legal == *answer));
        board.play(&[answer.unwrap()]);
    }
}

/// Which marker of Saturn each seat has, the topmost being 1.
fn saturn_markers(board: &Board) -> Vec<Option<u64>> {
    let players = board.at("/players");
    let markers = players.as_array().unwrap().iter();
    markers
        .map(|player| player["markers"]["saturn"].as_u64())
        .collect()
}

/// KOS-182, KOS-183: a ship that ends in the hex of a body may land on it or not.
#[test]
fn kos_182_kos_183_landing_is_a_choice() {
    let board = at_saturn();
    assert_eq!(
        (board.asked().as_deref(), board.seat()),
        (Some("land"), Some(1))
    );
    assert_eq!(board.legal(), ["pass", "land:saturn"]);
    assert_eq!(board.refusal("land:mars"), "KOS-182");
    assert!(board.after(&["land:saturn"]).is_on(1, "saturn"));
    let passed = board.after(&["pass"]);
    assert_eq!(passed.of(1, "ship"), json!({ "space": [8, -4] }));
    assert_eq!(passed.rose(1), "s 1+0", "the cubes stay");
    assert_eq!(
        (passed.of(1, "markers"), passed.of(1, "last")),
        (json!({}), json!("earth"))
    );
}

/// KOS-182: every body can be landed on, wherever it is on its orbit.
#[test]
fn kos_182_every_body_will_do() {
    let bodies = [
        "mercury", "venus", "earth", "mars", "jupiter", "saturn", "uranus", "neptune", "halley",
    ];
    let start = board(2);
    for body in bodies {
        for space in 1..=4 {
            let board = start.with(json!({ "bodies": { body: space } }));
            let orbit = board.game.figures.orbit(body.parse().unwrap()).spaces();
            let hex = orbit[space - 1];
            let mut board = board.in_space(1, hex.q, hex.r);
            board.fly(1, &["go"]);
            let land = format!("land:{body}");
            assert_eq!(board.legal(), ["pass", &land]);
            board.play(&[&land]);
            assert!(board.is_on(1, body));
        }
    }
}

/// KOS-184: all cubes on the rose go to the supply.
#[test]
fn kos_184_the_rose_is_cleared() {
    // NE 2 and SE 7 from (-1,-2).
    let rose = [("ne", 2, 0), ("se", 3, 2)];
    let start = board(2).body("saturn", 8, -4).flying(1, -1, -2, &rose);
    let (normal, hyper) = start.supply();
    let mut board = start;
    board.fly(1, &["go"]);
    let board = board.after(&["land:saturn"]);
    assert_eq!(board.rose(1), "");
    assert_eq!(board.supply(), (normal + 5, hyper + 2));
    assert_eq!(board.fuel(1), (9, 1), "not to the tank");
}

/// KOS-185: the body becomes the last body, and the ship is landed on it.
#[test]
fn kos_185_the_last_body() {
    let board = at_saturn();
    assert_eq!(board.of(1, "last"), json!("earth"));
    let board = board.after(&["land:saturn"]);
    assert_eq!(
        (board.of(1, "last"), board.of(1, "ship")),
        (json!("saturn"), json!({ "landed": "saturn" }))
    );
    assert_eq!(board.of(2, "last"), json!("earth"));
}

/// KOS-186: flying over a body gives no landing, and no marker later.
#[test]
fn kos_186_flying_over_is_no_landing() {
    let mut board = board(2)
        .body("saturn", 8, -4)
        .flying(1, 8, -5, &[("s", 2, 0)]);
    board.fly(1, &["go"]);
    assert_eq!(board.hex(1), (8, -3));
    assert_eq!(
        (board.asked().as_deref(), board.seat()),
        (Some("refuel"), Some(2))
    );
    assert_eq!(board.of(1, "markers"), json!({}));
}

/// KOS-187, KOS-189: whoever has no marker of the destination takes the topmost one
/// left in its stack, without being asked.
#[test]
fn kos_187_kos_189_the_topmost_marker_is_taken() {
    for (before, points) in [(0, 4), (1, 3), (2, 2), (3, 1)] {
        let mut start = board(4);
        for other in 0..before {
            let seat = (other + 2).to_string();
            start =
                start.with(json!({ "players": { seat: { "markers": { "saturn": other + 1 } } } }));
        }
        let mut board = bound_for_saturn(&start, &[1]);
        board.fly(1, &["go"]).play(&["land:saturn"]);
        assert_eq!(board.of(1, "markers"), json!({ "saturn": before + 1 }));
        assert_eq!(board.points(1), points);
        assert_ne!(board.seat(), Some(1));
    }
}

/// KOS-188, KOS-Q41: everyone sees who has which marker of which body.
#[test]
fn kos_188_kos_q41_markers_are_public() {
    let board = at_saturn().after(&["land:saturn"]);
    for seat in [None, Some(Seat(0)), Some(Seat(1))] {
        let view = board.game.view(&board.state, seat);
        let seen: Value = serde_json::to_value(view).unwrap();
        assert_eq!(seen["players"][0]["markers"], json!({ "saturn": 1 }));
        assert_eq!(
            board
                .game
                .marker_points(&view.table, Seat(0), "saturn".parse().unwrap()),
            Some(4)
        );
    }
}

/// KOS-190: ships that land in the same phase take markers in turn order, from the
/// instructor on.
#[test]
fn kos_190_markers_in_turn_order() {
    for (instructor, expected) in [
        (1, [Some(1), Some(2), None, Some(3)]),
        (2, [Some(3), Some(1), None, Some(2)]),
        (3, [Some(2), Some(3), None, Some(1)]),
        (4, [Some(2), Some(3), None, Some(1)]),
    ] {
        let start = board(4).with(json!({ "instructor": instructor }));
        let mut board = bound_for_saturn(&start, &[1, 2, 4]);
        all_land_on_saturn(&mut board);
        assert_eq!(saturn_markers(&board), expected, "instructor {instructor}");
    }
}

/// KOS-Q59: each takes the topmost marker left when its turn comes; nobody chooses another.
#[test]
fn kos_q59_nobody_chooses_a_lower_marker() {
    let mut board = bound_for_saturn(&board(4), &[1, 2, 3, 4]);
    board.others_idle();
    for (seat, points) in [(1, 4), (2, 3), (3, 2), (4, 1)] {
        board.play(&["fly"]);
        assert_eq!(board.legal(), ["pass", "land:saturn"], "seat {seat}");
        board.play(&["land:saturn"]);
        assert_eq!(board.points(seat), points);
    }
}

/// KOS-191: a ship that lands in phase 4 comes after one that landed in phase 3,
/// also when it is before it in turn order.
#[test]
fn kos_191_phase_4_after_phase_3() {
    // Saturn will come to seat 1, the instructor.
    let mut board = bound_for_saturn(&board(3), &[3]).in_space(1, 8, -2);
    all_land_on_saturn(&mut board);
    assert_eq!(saturn_markers(&board), [Some(2), None, Some(1)]);
}

/// KOS-192: a second visit is possible and gives no second marker.
#[test]
fn kos_192_one_marker_of_each_body() {
    let start = board(2).with(json!({ "players": { "1": { "markers": { "saturn": 1 } } } }));
    let mut board = bound_for_saturn(&start, &[1]);
    board.fly(1, &["go"]).play(&["land:saturn"]);
    assert!(board.is_on(1, "saturn"));
    assert_eq!(
        (board.of(1, "markers"), board.points(1)),
        (json!({ "saturn": 1 }), 4)
    );
    assert_eq!(
        board
            .game
            .markers_left(&board.state.table, "saturn".parse().unwrap()),
        [3, 2, 1]
    );
    // The second marker is still there for the next player.
    let mut board = bound_for_saturn(&start, &[1, 2]);
    all_land_on_saturn(&mut board);
    assert_eq!(saturn_markers(&board), [Some(1), Some(2)]);
}

/// KOS-193: where no marker is left a landing gives none.
#[test]
fn kos_193_the_stack_is_empty() {
    let start = advanced(4).with(json!({ "players": {
        "2": { "markers": { "saturn": 1 } }, "3": { "markers": { "saturn": 2 } } } }));
    let mut board = bound_for_saturn(&start, &[1]);
    board.fly(1, &["go"]).play(&["land:saturn"]);
    assert!(board.is_on(1, "saturn"));
    assert_eq!((board.of(1, "markers"), board.points(1)), (json!({}), 0));
    let body = "saturn".parse().unwrap();
    assert!(board.news().contains(&Event::NoMarkerLeft {
        seat: Seat(0),
        body
    }));
}

/// KOS-194: during the game Earth gives no marker, but it can be landed on and
/// refuelled at.
#[test]
fn kos_194_earth_during_the_game() {
    for board in [board(2), advanced(2)] {
        let mut board = board
            .body("earth", 4, -4)
            .flying(1, 4, -5, &[("s", 1, 0)])
            .tank(1, 2, 0);
        board.fly(1, &["go"]).play(&["land:earth"]);
        assert!(board.is_on(1, "earth"));
        assert_eq!(
            (board.of(1, "markers"), board.of(1, "home")),
            (json!({}), json!(null))
        );
        board.next_orders();
        board.others_idle();
        board.answer_until(|board| board.seat() == Some(1));
        assert_eq!(board.asked().as_deref(), Some("refuel"));
    }
}

/// A board on which Mars and Jupiter both stand at (3,8).
fn conjunction() -> Board {
    let figures = BOX
        .replacen("[0, -5], [2, -5], [4, -5],", "[0, -5], [3, 8], [4, -5],", 1)
        .replacen("[0, -7], [2, -7], [4, -7],", "[0, -7], [3, 8], [4, -7],", 1);
    board_from(&figures, 2, &[])
        .body("mars", 3, 8)
        .body("jupiter", 3, 8)
}

/// KOS-195, KOS-Q04: with two bodies in one hex the player chooses one of them; for
/// gravity it is a tie.
#[test]
fn kos_195_kos_q04_two_bodies_in_one_hex() {
    let mut board = conjunction().flying(1, 2, 8, &[("se", 1, 0)]);
    board.fly(1, &["go"]);
    assert_eq!(board.legal(), ["pass", "land:mars", "land:jupiter"]);
    for body in ["mars", "jupiter"] {
        let landed = board.after(&[&format!("land:{body}")]);
        assert!(landed.is_on(1, body));
        assert_eq!(landed.of(1, "markers"), json!({ body: 1 }));
    }
    let board = conjunction()
        .in_space(1, 2, 8)
        .event("gravity")
        .after(&["event:1"]);
    assert_eq!(board.legal(), ["gravity:mars", "gravity:jupiter"]);
}
