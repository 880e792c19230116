//! The round: its phases, the instructor, and when the game ends.

use kosmonavts::{
    components::{Body, Phase},
    event::Event,
};
use serde_json::Value;
use tabletop::{Game, Seat};

use crate::kit::{BOX, Board, BoardExt as _, board, board_from, json};

/// What the clock of the game tells.
fn clock(events: &[Event]) -> Vec<Event> {
    let kept = |event: &&Event| {
        matches!(
            event,
            Event::RoundBegins(_)
                | Event::PhaseBegins(_)
                | Event::BodiesMoved
                | Event::Instructor(_)
                | Event::RoundEnds(_)
        )
    };
    events.iter().filter(kept).copied().collect()
}

/// Plays on to the end of the game, where it is not far.
fn to_the_end(board: &mut Board) {
    board.others_idle();
    board.answer_until(|board| board.asked().is_none());
}

/// KOS-083, KOS-085: four phases in order; then the token passes, and the round ends.
#[test]
fn kos_083_kos_085_a_round() {
    let mut board = board(3).event("thrust");
    assert_eq!(board.phase(), Phase::Event);
    board.play(&["event:1"]);
    assert_eq!(board.phase(), Phase::Orders);
    board.others_idle();
    board.answer_until(|board| board.asked().as_deref() == Some("choose_event"));
    let expected = [
        Event::PhaseBegins(Phase::Orders),
        Event::PhaseBegins(Phase::Flight),
        Event::PhaseBegins(Phase::Movement),
        Event::BodiesMoved,
        Event::Instructor(Seat(1)),
        Event::RoundEnds(2),
        Event::RoundBegins(3),
        Event::PhaseBegins(Phase::Event),
    ];
    assert_eq!(clock(&board.events), expected);
    assert_eq!(board.seat(), Some(2), "the new instructor chooses");
    // The next round has the same phases.
    board.news();
    board.play(&["event:1"]);
    board.answer_until(|board| board.asked().as_deref() == Some("order"));
    board.others_idle();
    board.answer_until(|board| board.asked().as_deref() == Some("choose_event"));
    let again = clock(&board.events);
    assert_eq!(again[..4], expected[..4]);
    assert_eq!(again[4], Event::Instructor(Seat(2)));
}

/// KOS-083: what belongs to another phase cannot be done in this one.
#[test]
fn kos_083_each_in_its_phase() {
    let mut board = board(2).event("thrust").in_space(1, 9, -2);
    for answer in ["go", "fly", "refuel:basic", "land:mars"] {
        assert_eq!(board.refusal(answer), "KOS-083");
    }
    board.play(&["event:1"]);
    for answer in ["event:1", "fly", "evacuate", "refuel:basic"] {
        assert_eq!(board.refusal(answer), "KOS-083");
    }
    board.others_idle();
    for answer in ["event:1", "go", "burn:n:normal", "convert", "pass"] {
        assert_eq!(board.refusal(answer), "KOS-083");
    }
}

/// KOS-084: the first round begins with orders; every later one with an event.
#[test]
fn kos_084_no_event_in_the_first_round() {
    for mode in ["basic", "advanced"] {
        let mut board = crate::kit::open(BOX, 3, &[("mode", mode)], 4);
        board.play_until(|board| board.state.table.round == 1);
        assert_eq!(
            (board.phase(), board.asked().as_deref()),
            (Phase::Orders, Some("order"))
        );
        let phase = |event: &Event| matches!(event, Event::PhaseBegins(Phase::Event));
        assert!(!board.events.iter().any(phase));
        assert_eq!(board.at("/event"), json!(null));
        for round in 2..5 {
            board.next_orders();
            assert_eq!(board.at("/round"), json!(round));
            assert!(board.at("/event").is_u64());
        }
        assert_eq!(board.events.iter().filter(|event| phase(event)).count(), 3);
    }
}

/// KOS-085: the token goes round the table, one seat for each round.
#[test]
fn kos_085_the_token_goes_round() {
    let mut board = board(3);
    for instructor in [1, 2, 3, 1, 2, 3, 1] {
        assert_eq!(board.at("/instructor"), json!(instructor));
        board.next_orders();
    }
}

/// KOS-085, KOS-Q50: in the last round the token still passes, before the end is checked.
#[test]
fn kos_085_kos_q50_the_token_passes_in_the_last_round() {
    let mut board = board(3).with(json!({ "round": 60, "event": 1 }));
    to_the_end(&mut board);
    assert_eq!(board.at("/instructor"), json!(2));
    let place = |wanted: Event| board.events.iter().position(|event| *event == wanted);
    assert!(place(Event::Instructor(Seat(1))).is_some());
    assert!(place(Event::Instructor(Seat(1))) < place(Event::GameOver));
}

/// Seven markers for seat 1 of two, whose ship is next to Earth, in the event phase.
fn about_to_be_pulled_home() -> Board {
    let markers = json!({ "mercury": 1, "venus": 1, "mars": 1, "jupiter": 1, "saturn": 1,
        "uranus": 1, "neptune": 1 });
    board(2)
        .event("gravity")
        .with(json!({ "players": { "1": { "markers": markers } } }))
        .body("earth", 4, -4)
        .in_space(1, 5, -5)
}

/// KOS-086: a final landing ends the game only after phase 4 of its round.
#[test]
fn kos_086_the_end_is_checked_after_phase_4() {
    let mut board = about_to_be_pulled_home().in_space(2, 2, 0);
    board.play(&["event:1"]);
    assert_eq!(board.of(1, "home"), json!("event"), "the final landing");
    assert_eq!(board.game.outcome(&board.state), None);
    assert_eq!(
        (board.asked().as_deref(), board.seat()),
        (Some("order"), Some(2))
    );
    board.order(2, &["go"]);
    assert_eq!(
        (board.phase(), board.asked().as_deref()),
        (Phase::Flight, Some("fly"))
    );
    board.play(&["fly"]);
    assert_eq!(
        board.asked(),
        None,
        "bodies have moved, and the game is over"
    );
    assert!(board.game.outcome(&board.state).is_some());
    let place = |wanted: Event| board.events.iter().position(|event| *event == wanted);
    assert!(place(Event::BodiesMoved) < place(Event::GameOver));
    assert_eq!(board.refusal("go"), "KOS-086");
}

/// KOS-087, KOS-Q44: after the last round there can be, the game stops and is scored, without
/// an Earth marker for anyone.
#[test]
fn kos_087_kos_q44_the_round_cap() {
    let mut board = board(2).with(json!({
        "round": 59, "event": 1, "players": { "1": { "markers": { "mars": 1 } } } }));
    board.next_orders();
    assert_eq!(board.at("/round"), json!(60));
    to_the_end(&mut board);
    assert!(board.events.contains(&Event::RoundCap));
    assert_eq!(board.at("/round"), json!(60));
    let outcome = board.game.outcome(&board.state).unwrap();
    assert_eq!(outcome.places(), [1, 2]);
    for seat in [1, 2] {
        assert!(board.of(seat, "markers").get("earth").is_none());
    }
    // The figure in the box says when.
    let short = BOX.replacen("round_cap = 60", "round_cap = 2", 1);
    let mut board = board_from(&short, 2, &[]);
    board.next_orders();
    to_the_end(&mut board);
    assert_eq!(board.at("/round"), json!(2));
    assert!(board.events.contains(&Event::RoundCap));
}

/// KOS-Q44: a game that stops so begins its tie-breaks with the markers of four points.
#[test]
fn kos_q44_ties_after_the_round_cap() {
    let player =
        |markers: Value, missions: Value| json!({ "markers": markers, "missions": missions });
    let mut board = board(2).with(json!({ "round": 60, "event": 1, "players": {
        "1": player(json!({ "mars": 1, "jupiter": 2, "saturn": 2 }),
            json!(["first-venus", "second-mercury", "second-uranus"])),
        "2": player(json!({ "jupiter": 1, "saturn": 1 }),
            json!(["first-jupiter", "second-halley", "second-neptune"])) } }));
    to_the_end(&mut board);
    assert_eq!((board.points(1), board.points(2)), (10, 10));
    let outcome = board.game.outcome(&board.state).unwrap();
    assert_eq!(outcome.places(), [2, 1], "seat 2 has two markers of four");
}

/// KOS-088, KOS-Q06: event responses, phase 3 and phase 4 go round from the instructor on.
#[test]
fn kos_088_kos_q06_turn_order() {
    // Uranus moves from (0, -10) to (2, -10), where everyone waits.
    let over = |board: Board, seat| board.in_space(seat, 2, -10);
    let start = (1..=4).fold(board(4).event("asteroids"), over);
    let start = start.with(json!({ "instructor": 3, "asked": { "seats": [3] } }));
    assert_eq!(start.hex(1), (2, -10));
    let mut board = start;
    board.play(&["event:1"]);
    let mut asked = Vec::new();
    while board.asked().as_deref() != Some("choose_event") {
        let question = board.asked().unwrap();
        let answer = match question.as_str() {
            "asteroids" => "shield:no",
            "order" => "go",
            "fly" => "fly",
            _ => "pass",
        };
        if question != "order" {
            assert_eq!(board.game.to_act(&board.state).len(), 1);
            asked.push((question, board.seat().unwrap()));
        }
        board.play(&[answer]);
    }
    let expected: Vec<(String, u8)> = ["asteroids", "fly", "land"]
        .iter()
        .flat_map(|question| [3, 4, 1, 2].map(|seat| (question.to_string(), seat)))
        .collect();
    assert_eq!(asked, expected);
}

/// KOS-088: nobody answers for others or before them.
#[test]
fn kos_088_nobody_answers_out_of_turn() {
    let board = board(3).event("asteroids").after(&["event:1"]);
    assert_eq!(board.seat(), Some(1));
    for seat in [2, 3] {
        assert!(board.legal_for(seat).is_empty());
        let answer = "shield:no".parse().unwrap();
        let reason = board.game.check(&board.state, Seat(seat - 1), answer);
        let reason = reason.unwrap_err();
        assert_eq!(tabletop::Reason::rule(&reason).0, "KOS-088");
    }
}

/// KOS-Q14, KOS-086: a final landing by gravity is made in phase 1, and earns the Earth marker.
#[test]
fn kos_q14_kos_086_a_final_landing_by_gravity() {
    let board = about_to_be_pulled_home().after(&["event:1"]);
    assert!(board.is_on(1, "earth"));
    assert_eq!(board.of(1, "home"), json!("event"));
    assert_eq!(board.of(1, "markers")["earth"], json!(1));
    assert!(board.legal_for(1).is_empty(), "the ship is parked");
    let left = board.game.markers_left(&board.state.table, Body::Earth);
    assert_eq!(left.len(), 3);
    // So it does for everyone who comes home like that.
    let markers = json!({ "mercury": 2, "venus": 2, "mars": 2, "jupiter": 2, "saturn": 2,
        "uranus": 2, "neptune": 2 });
    let both = about_to_be_pulled_home()
        .with(json!({ "players": { "2": { "markers": markers } } }))
        .in_space(2, 5, -5)
        .after(&["event:1"]);
    for seat in [1, 2] {
        assert_eq!(both.of(seat, "home"), json!("event"));
        assert!(both.of(seat, "markers").get("earth").is_some());
    }
}
