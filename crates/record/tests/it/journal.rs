//! Undo, resume, and refusals that change nothing.

use catalog::{BotKind, PositionHash};
use record::{Header, Journal, Record, UndoRefusal, verify};
use tabletop::{Seat, SeatSet};

use crate::kit::{begin, find, finish, finished, minds, play_until, table};

const ANA: SeatSet = SeatSet::one(Seat(0));
const BEN: SeatSet = SeatSet::one(Seat(1));

/// What must be the same when nothing has changed.
fn picture(journal: &Journal) -> (String, String, usize) {
    let actions = journal.actions();
    (
        journal.record().write(),
        journal.game().digest(PositionHash::default()),
        actions,
    )
}

/// The number of the last action of seat 1, if it acted.
fn last_of_ana(journal: &Journal) -> Option<usize> {
    let entries = &journal.record().entries;
    entries.iter().rposition(|entry| entry.seat == Seat(0))
}

/// Whether something came to light since the last action of seat 1.
fn revealed_since(journal: &Journal, last: usize) -> bool {
    journal.moment(last).unwrap().reveals() != journal.game().reveals()
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
        let before = journal
            .moment(last)
            .unwrap()
            .digest(PositionHash::default());
        let lines: Vec<String> = journal.record().write().lines().map(String::from).collect();
        assert_eq!(journal.undo(ANA, BEN), Ok(since + 1));
        assert_eq!(journal.game().digest(PositionHash::default()), before);
        assert_eq!(journal.record().entries.len(), last);
        assert_eq!(journal.actions(), last);
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
        assert_eq!(journal.actions(), count);
        assert_eq!(
            journal.game().digest(PositionHash::default()),
            whole.moment(count).unwrap().digest(PositionHash::default())
        );
        assert_eq!(
            journal.game().to_act(),
            whole.moment(count).unwrap().to_act()
        );
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

#[test]
fn a_game_that_is_broken_off_has_a_genuine_record_without_places() {
    let mut journal = find(&table(), |journal| journal.record().entries.len() == 7);
    journal.break_off();
    let text = journal.record().write();
    let verdict = verify(&games::catalog(), &text, None).unwrap();
    assert_eq!((verdict.actions, verdict.finished), (7, false));
    let ending = journal.record().ending.clone().unwrap();
    assert!(ending.result.places.is_empty());
    assert_eq!(ending.result.scores.len(), 2);
    // Points that were not made are found.
    let forged = crate::kit::edited(&crate::kit::lines(journal.record()), 9, |line| {
        line["result"]["scores"][0] = 1000.into();
    });
    let forged = crate::kit::text(&crate::kit::sealed(&forged));
    assert!(verify(&games::catalog(), &forged, None).is_err());
    // A game that is over stays as it is.
    let mut over = finished(&table(), 3);
    let record = over.record().clone();
    over.break_off();
    assert_eq!(*over.record(), record);
    assert!(
        verify(&games::catalog(), &record.write(), None)
            .unwrap()
            .finished
    );
}

/// A game goes on in the format in which it was begun, and both formats are checked.
#[test]
fn a_record_keeps_the_format_it_was_begun_in() {
    let mut texts = Vec::new();
    for format in [Header::FIRST_FORMAT, Header::FORMAT] {
        let mut journal = begin(&table(), 1).in_format(format);
        for _ in 0..5 {
            let seat = journal.game().owing().lowest().unwrap();
            let action = journal.game().choices(seat)[0].action.clone();
            journal.play(seat, &action).unwrap();
        }
        let text = journal.record().write();
        let record = Record::read_open(&text).unwrap();
        let catalog = games::catalog();
        let resumed = Journal::resume(&catalog, record, None, None).unwrap();
        let next = |journal: &Journal| {
            let seat = journal.game().owing().lowest().unwrap();
            let action = journal.game().choices(seat)[0].action.clone();
            journal.prepare(seat, &action).unwrap().entry
        };
        assert_eq!(resumed.record().header.orrery, format);
        assert_eq!(next(&resumed), next(&journal));
        assert_eq!(
            resumed.digest(5),
            Some(journal.game().digest(record_hash(&journal)))
        );
        assert_eq!(
            (resumed.digest(0), resumed.digest(6)),
            (journal.digest(0), None)
        );
        texts.push(text);
    }
    // The hashes of one format are no hashes of the other.
    let relabelled = texts[0].replacen("\"orrery\":1", "\"orrery\":2", 1);
    assert_ne!(relabelled, texts[0]);
    let relabelled = Record::read_open(&relabelled).unwrap();
    let refused = Journal::resume(&games::catalog(), relabelled, None, None);
    assert!(refused.err().unwrap().what.contains("leads to position"));
    assert_ne!(texts[0].lines().nth(1), texts[1].lines().nth(1));
}

fn record_hash(journal: &Journal) -> PositionHash {
    journal.record().header.position_hash()
}
