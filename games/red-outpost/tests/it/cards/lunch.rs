//! Card 9 (Field Kitchen): workers lie down before Lunch.

use red_outpost::event::Event;
use tabletop::{Game, Seat};

use super::{changes, day};
use crate::kit::{Board, OutpostBoard as _, board_with_cards, json};

/// The start of Lunch after a whole Day half.
fn lunch(board: &Board) -> Board {
    let mut board = board.with(json!({ "phase": "day1" }));
    board.play_until(|board| board.at("/phase") == "lunch");
    board.news();
    board
}

/// RO-217, RO-Q57: asked of the owner before the first turn of Lunch, also if
/// another player begins.
#[test]
fn ro_217_ro_q57_the_owner_is_asked_before_the_first_turn() {
    for (owner, hands) in [(1, [(9, 18), (1, 14)]), (2, [(1, 18), (9, 14)])] {
        let board = lunch(&day(hands));
        assert_eq!(board.asked().as_deref(), Some("lay_down"));
        assert_eq!((board.number("/turns"), board.number("/first")), (0, 2));
        assert_eq!(board.seat(), Some(owner));
        let action = "rest:none".parse().unwrap();
        let refused = board.game.check(&board.state, Seat(2 - owner), action);
        let expected = red_outpost::Reason::NotYourTurn(Seat(owner - 1));
        assert_eq!(refused, Err(expected));

        let after = board.after(&["rest:none"]);
        assert_eq!(changes(&board, &after), json!({}));
        assert_eq!(after.seat(), Some(2));
        assert_eq!(after.asked().as_deref(), Some("move"));
    }
}

/// RO-217: none, one or two workers lie down where they are, without any other
/// effect, and cannot be used in Lunch.
#[test]
fn ro_217_card_9_field_kitchen() {
    let board = lunch(&day([(9, 18), (1, 14)]));
    assert_eq!(board.legal().len(), 1 + 6 + 15);
    assert_eq!(board.refusal("rest:shepherd+farmer+miner"), "RO-217");
    let one = json!({ "workers": { "miner": { "tired": true } } });
    assert_eq!(changes(&board, &board.after(&["rest:miner"])), one);

    let after = board.after(&["rest:farmer+miner"]);
    assert_eq!(
        changes(&board, &after),
        json!({ "workers": { "farmer": { "tired": true }, "miner": { "tired": true } } })
    );
    assert_eq!(
        after.legal(),
        [
            "shepherd>kitchen",
            "fisherman>kitchen",
            "commissar>kitchen",
            "bureaucrat>kitchen",
        ]
    );
    assert_eq!(after.refusal("miner>kitchen"), "RO-059");
}

/// RO-218: at the end of Lunch they stand up where they are.
#[test]
fn ro_218_they_stand_up_after_lunch() {
    let board = lunch(&day([(9, 18), (1, 14)]));
    let after = board.after(&["rest:farmer+miner", "shepherd>kitchen", "fisherman>kitchen"]);
    assert_eq!(after.at("/phase"), "day2");
    for worker in ["farmer", "miner"] {
        let pointer = format!("/workers/{worker}");
        assert_eq!(after.at(&pointer), board.at(&pointer));
        assert_eq!(after.at(&format!("{pointer}/tired")), json!(false));
    }
}

/// RO-219: with four players two workers may lie down and everyone has a turn;
/// the last player uses the last standing worker.
#[test]
fn ro_219_four_players_keep_their_turns() {
    let mut board = lunch(&board_with_cards(4, &[(3, 9)]));
    assert_eq!(board.seat(), Some(3));
    assert_eq!(board.refusal("rest:shepherd+farmer+miner"), "RO-217");
    board.play(&["rest:farmer+miner"]);
    board.play_until(|board| board.at("/phase") == "day2");
    let turns: Vec<u8> = board
        .news()
        .iter()
        .filter_map(|event| match event {
            Event::Moved { seat, .. } => Some(seat.number()),
            _ => None,
        })
        .collect();
    assert_eq!(turns, [2, 3, 4, 1]);
}

/// RO-217, RO-226, RO-Q57: card 9 is asked in each Lunch, card 12 in each
/// Morning, and at no other time, although workers go to the Barracks by Night.
#[test]
fn ro_q57_questions_between_turns() {
    let mut board = day([(9, 18), (12, 14)]).with(json!({ "phase": "morning" }));
    let mut asked = Vec::new();
    while let Some(seat) = board.seat() {
        let question = board.asked().unwrap();
        if ["lay_down", "shift_disc"].contains(&question.as_str()) {
            let phase = board.at("/phase").as_str().unwrap().to_string();
            asked.push((board.number("/round"), phase, question, seat));
        }
        let legal = board.legal();
        let to_bed = legal.iter().find(|answer| answer.ends_with(">barracks"));
        board.play(&[to_bed.unwrap_or(&legal[0])]);
    }
    let expected = [1, 2].map(|round| {
        [
            (round, "morning".to_string(), "shift_disc".to_string(), 2),
            (round, "lunch".to_string(), "lay_down".to_string(), 1),
        ]
    });
    assert_eq!(asked, expected.concat());
}
