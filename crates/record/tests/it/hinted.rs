//! A hint keeps to its plan: whoever follows it is told the rest of it.

use std::sync::Arc;

use catalog::{Answer, BotKind, DynGame, Hint, HintRequest};
use record::{Hinted, Journal};
use tabletop::{Options, Seat};

use crate::kit::{begin, minds, play_until};

const ANA: Seat = Seat(0);

/// A quick thought; each has lots of its own.
fn think(journal: &Journal, seed: u64) -> Arc<Vec<Hint>> {
    let request = HintRequest {
        rounds: 60,
        time: None,
        seed,
        most: 2,
        also: Vec::new(),
    };
    Arc::new(journal.game().hints(ANA, &request))
}

/// A moment of a game in which the hint for seat 1 is a plan of several steps, drafted in
/// secret or not.
fn planned(entry: &dyn DynGame, drafting: bool) -> Option<(Journal, Hinted)> {
    let referee = entry.open(None, 2, &Options::new()).unwrap();
    let mut journal = begin(&referee, 3);
    let mut minds = minds(&*referee, 3, |_| BotKind::Greedy);
    let mut found = None;
    play_until(&mut journal, &mut minds, |journal| {
        let game = journal.game();
        if !game.owing().contains(ANA)
            || game.choices(ANA).len() < 2
            || game.drafting(ANA) != drafting
        {
            return false;
        }
        let hints = think(journal, 1);
        if hints[0].line.len() < 2 {
            return false;
        }
        found = Some(Hinted::new(journal, ANA, None, hints));
        true
    });
    found.map(|hinted| (journal, hinted))
}

/// The rest of a hint, in notation.
fn rest(hinted: &Hinted, journal: &Journal, seat: Seat) -> Option<Vec<String>> {
    let rest = hinted.rest(journal, journal.game(), seat, None)?;
    let [only] = &rest[..] else {
        panic!("one thing to do")
    };
    Some(only.actions().into_iter().map(String::from).collect())
}

#[test]
fn a_hint_that_is_followed_keeps_to_its_plan() {
    let mut followed = 0;
    for entry in games::catalog().games() {
        let Some((mut journal, hinted)) = planned(entry, false) else {
            continue;
        };
        let hint = hinted.hints[0].clone();
        let again = hinted.rest(&journal, journal.game(), ANA, None).unwrap();
        assert!(Arc::ptr_eq(&again, &hinted.hints), "nothing was done yet");
        let line = hint.actions();
        for (done, action) in line.iter().enumerate() {
            if done > 0 {
                assert_eq!(rest(&hinted, &journal, ANA).unwrap(), line[done..]);
                let rest = hinted.rest(&journal, journal.game(), ANA, None).unwrap();
                assert_eq!(rest[0].judgement.chance, hint.judgement.chance);
                followed += 1;
            }
            assert_eq!(rest_of_others(&hinted, &journal), None);
            journal.play(ANA, action).unwrap();
        }
        let end = hinted.rest(&journal, journal.game(), ANA, None);
        assert!(end.is_none(), "the plan is carried out");
    }
    assert!(followed >= 2, "{followed}");
}

/// What the hint of one seat says to another.
fn rest_of_others(hinted: &Hinted, journal: &Journal) -> Option<usize> {
    let rest = hinted.rest(journal, journal.game(), Seat(1), None)?;
    Some(rest.len())
}

/// Drafts are not in the record; they are followed as they grow, and so is what is sealed in
/// one go.
#[test]
fn a_draft_that_follows_a_hint_is_told_the_rest() {
    let mut followed = 0;
    for entry in games::catalog().games() {
        let Some((journal, hinted)) = planned(entry, true) else {
            continue;
        };
        let hint = hinted.hints[0].clone();
        let line = hint.actions();
        for done in 1..line.len() {
            let draft = Answer::of(&line[..done]).unwrap();
            let Some(game) = draft.drafted(journal.game(), ANA) else {
                break;
            };
            let rest = hinted.rest(&journal, &*game, ANA, Some(&draft)).unwrap();
            assert_eq!(rest[0].actions(), line[done..]);
            followed += 1;
            let backwards: Vec<&str> = line[..done].iter().rev().copied().collect();
            if backwards != line[..done] {
                let other = Answer::of(&backwards).unwrap();
                assert!(hinted.rest(&journal, &*game, ANA, Some(&other)).is_none());
            }
        }
    }
    assert!(followed > 0, "no game drafts");
}

/// Another way, something that came to light, somebody else's action, an action taken back:
/// the plan is given up.
#[test]
fn a_plan_is_given_up_when_something_is_new() {
    let catalog = games::catalog();
    let entry = catalog.find("red-outpost").unwrap();
    let (start, hinted) = planned(entry, false).unwrap();
    let begins = |action: &str| {
        hinted
            .hints
            .iter()
            .any(|hint| hint.choice().action == action)
    };
    let legal = start.game().choices(ANA).into_iter();
    let other = legal.map(|choice| choice.action).find(|one| !begins(one));
    let mut journal = start.clone();
    journal.play(ANA, &other.unwrap()).unwrap();
    assert!(hinted.rest(&journal, journal.game(), ANA, None).is_none());
    // The same number of actions, but not the same.
    let line = hinted.hints[0].actions();
    let mut journal = start.clone();
    journal.play(ANA, line[0]).unwrap();
    let later = Hinted::new(&journal, ANA, None, hinted.hints.clone());
    let second = hinted.hints[1].choice().action.clone();
    let mut journal = start.clone();
    journal.play(ANA, &second).unwrap();
    assert!(later.rest(&journal, journal.game(), ANA, None).is_none());
    // What the others do, and what the dice bring: until Ana is asked after them.
    let mut journal = start.clone();
    let mut minds = minds(&**journal.referee(), 3, |_| BotKind::Greedy);
    let now = journal.actions();
    play_until(&mut journal, &mut minds, |journal| {
        let entries = &journal.record().entries[now..];
        entries.iter().any(|entry| entry.seat != ANA) && journal.game().owing().contains(ANA)
    });
    assert!(hinted.rest(&journal, journal.game(), ANA, None).is_none());
    journal.truncate(now - 1);
    assert!(hinted.rest(&journal, journal.game(), ANA, None).is_none());
}
