//! Undo, resume, and refusals that change nothing.

use catalog::BotKind;
use record::{Journal, Record, UndoRefusal, verify};
use tabletop::{Seat, SeatSet};

use crate::kit::{begin, find, finish, finished, minds, play_until, table};

const ANA: SeatSet = SeatSet::one(Seat(0));
const BEN: SeatSet = SeatSet::one(Seat(1));

/// What must be the same when nothing has changed.
fn picture(journal: &Journal) -> (String, String, usize) {
    let moments = journal.moments().len();
    (journal.record().write(), journal.game().digest(), moments)
}

/// The number of the last action of seat 1, if it acted.
fn last_of_ana(journal: &Journal) -> Option<usize> {
    let entries = &journal.record().entries;
    entries.iter().rposition(|entry| entry.seat == Seat(0))
}

/// Whether something came to light since the last action of seat 1.
fn revealed_since(journal: &Journal, last: usize) -> bool {
    journal.moments()[last].reveals() != journal.game().reveals()
}

#[test]
fn undo_takes_back_the_own_action_and_what_bots_did_since() {
    for since in 0..3 {
        let mut journal = find(&table(), |journal| {
            let count = journal.record().entries.len();
            last_of_ana(journal)
                .is_some_and(|last| count - last - 1 == since && !revealed_since(journal, last))
        });
        let last = last_of_ana(&journal).unwrap();
        let before = journal.moments()[last].digest();
        let lines: Vec<String> = journal.record().write().lines().map(String::from).collect();
        assert_eq!(journal.undo(ANA, BEN), Ok(since + 1));
        assert_eq!(journal.game().digest(), before);
        assert_eq!(journal.record().entries.len(), last);
        assert_eq!(journal.moments().len(), last + 1);
        assert_eq!(crate::kit::lines(journal.record()), lines[..=last]);
        assert!(
            journal.game().owing().contains(Seat(0)),
            "Ana is asked again"
        );
        finish(&mut journal, 77);
        assert!(verify(&games::catalog(), &journal.record().write(), None).is_ok());
    }
}

#[test]
fn undo_goes_back_step_by_step_to_the_last_reveal() {
    let mut journal = find(&table(), |journal| {
        let last = last_of_ana(journal);
        last.is_some_and(|last| last > 5 && !revealed_since(journal, last))
    });
    loop {
        let reveals = journal.game().reveals();
        match journal.undo(ANA, BEN) {
            Ok(_) => assert_eq!(journal.game().reveals(), reveals),
            Err(UndoRefusal::Revealed) => {
                let last = last_of_ana(&journal).unwrap();
                assert!(revealed_since(&journal, last));
                break;
            }
            Err(UndoRefusal::Nothing) => {
                assert_eq!(last_of_ana(&journal), None);
                break;
            }
            Err(UndoRefusal::Answered(seat)) => panic!("seat {seat} is a bot"),
        }
    }
}

#[test]
fn undo_is_refused_after_something_came_to_light() {
    for since in 0..2 {
        let mut journal = find(&table(), |journal| {
            let count = journal.record().entries.len();
            last_of_ana(journal)
                .is_some_and(|last| count - last - 1 == since && revealed_since(journal, last))
        });
        let before = picture(&journal);
        assert_eq!(journal.undo(ANA, BEN), Err(UndoRefusal::Revealed));
        assert_eq!(picture(&journal), before);
    }
}

#[test]
fn undo_is_refused_when_another_person_has_acted() {
    let mut journal = find(&table(), |journal| {
        let count = journal.record().entries.len();
        last_of_ana(journal).is_some_and(|last| last + 1 < count)
    });
    let before = picture(&journal);
    assert_eq!(
        journal.undo(ANA, SeatSet::EMPTY),
        Err(UndoRefusal::Answered(Seat(1)))
    );
    assert_eq!(picture(&journal), before);
    // At one keyboard both are the same hands.
    let last = journal.record().entries.len() - 1;
    if !revealed_since(&journal, last) {
        assert_eq!(journal.undo(SeatSet::first(2), SeatSet::EMPTY), Ok(1));
    }
}

#[test]
fn there_may_be_nothing_to_take_back() {
    let mut journal = begin(&table(), 1);
    assert_eq!(journal.undo(ANA, BEN), Err(UndoRefusal::Nothing));
    assert_eq!(
        journal.undo(SeatSet::EMPTY, SeatSet::first(2)),
        Err(UndoRefusal::Nothing)
    );
    let mut journal = find(&table(), |journal| journal.record().entries.len() == 1);
    assert_eq!(
        journal.record().entries[0].seat,
        Seat(0),
        "the option says so"
    );
    let before = picture(&journal);
    assert_eq!(journal.undo(BEN, ANA), Err(UndoRefusal::Nothing));
    assert_eq!(picture(&journal), before);
}

#[test]
fn the_last_action_of_a_finished_game_can_be_taken_back() {
    let quiet_end = |seed: &u64| {
        let journal = finished(&table(), *seed);
        let last = journal.record().entries.len() - 1;
        !revealed_since(&journal, last)
    };
    let seed = (0..50).find(quiet_end).expect("a game that ends quietly");
    let mut journal = finished(&table(), seed);
    assert_eq!(journal.undo(SeatSet::first(2), SeatSet::EMPTY), Ok(1));
    assert_eq!(journal.record().ending, None);
    assert!(journal.game().outcome().is_none());
    finish(&mut journal, 5);
    assert!(verify(&games::catalog(), &journal.record().write(), None).is_ok());
}

/// Interrupted after every action and resumed from the text alone, a game goes on
/// as if nothing had happened.
#[test]
fn a_resumed_game_is_the_game_that_was_never_interrupted() {
    let whole = finished(&table(), 4);
    let lines: Vec<String> = crate::kit::lines(whole.record());
    for count in 0..whole.record().entries.len() {
        let text = crate::kit::text(&lines[..=count]);
        let record = Record::read_open(&text).unwrap();
        let mut journal = Journal::resume(&games::catalog(), record, None, None).unwrap();
        assert_eq!(journal.moments().len(), count + 1);
        assert_eq!(journal.game().digest(), whole.moments()[count].digest());
        assert_eq!(journal.game().to_act(), whole.moments()[count].to_act());
        for entry in &whole.record().entries[count..] {
            journal.play(entry.seat, &entry.action).unwrap();
        }
        assert_eq!(journal.record(), whole.record());
    }
    let record = Record::read(&crate::kit::text(&lines)).unwrap();
    let journal = Journal::resume(&games::catalog(), record, None, None).unwrap();
    assert_eq!(picture(&journal), picture(&whole));
}

#[test]
fn a_changed_record_is_not_resumed() {
    let whole = finished(&table(), 4);
    let lines = crate::kit::lines(whole.record());
    let forged = crate::kit::edited(&lines[..10], 7, |line| line["position"] = "00".into());
    let record = Record::read_open(&crate::kit::text(&forged)).unwrap();
    let problem = Journal::resume(&games::catalog(), record, None, None)
        .err()
        .unwrap();
    assert_eq!(problem.line, 7, "{problem}");
}

#[test]
fn a_refused_action_changes_nothing() {
    let mut journal = begin(&table(), 6);
    let mut bots = minds(&*table(), 6, |_| BotKind::Random);
    for count in 0.. {
        if !play_until(&mut journal, &mut bots, |journal| {
            journal.record().entries.len() == count
        }) {
            break;
        }
        let before = picture(&journal);
        let seat = journal.game().owing().lowest();
        let other = seat.map_or(Seat(0), |seat| seat.next(2));
        let legal = seat.map(|seat| journal.game().choices(seat)[0].action.clone());
        let legal = legal.as_deref().unwrap_or("miner>mine");
        let asked = seat.unwrap_or_default();
        // Whose action, and whether it is an action of the game at all.
        let refusals = [
            (other, legal, true),
            (Seat(5), legal, true),
            (asked, "miner>moon", false),
            (asked, "", false),
            (asked, "\u{0}{\"n\":1}\n", false),
        ];
        for (seat, action, known) in refusals {
            let refusal = journal.play(seat, action).expect_err("refused");
            assert_eq!(refusal.rule.is_some(), known, "{action:?}");
            assert_eq!(picture(&journal), before, "{action:?}");
        }
        let closed = seat
            .map(|seat| journal.game().closed(seat))
            .unwrap_or_default();
        for choice in closed.iter().take(5) {
            let refusal = journal
                .play(seat.unwrap(), &choice.action)
                .expect_err("closed");
            assert!(refusal.rule.is_some());
            assert_eq!(picture(&journal), before, "{}", choice.action);
        }
    }
    assert!(journal.record().ending.is_some());
}
