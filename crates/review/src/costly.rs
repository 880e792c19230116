//! What a review found, in the words of the game: costly decisions, points compared.

use std::cmp::Reverse;

use catalog::{Answer, Match};
use record::Journal;
use tabletop::{Phrase, Seat};

use crate::{Decision, Review};

/// A decision that cost less than this part of the chance to win is not worth
/// naming: another search might see it the other way round.
const WORTH_NAMING: f64 = 0.02;

/// A decision that cost something.
#[derive(Clone, Debug)]
pub struct Costly {
    /// The number of the action in the record, counted from 1.
    pub n: usize,
    /// Who decided.
    pub seat: Seat,
    /// What it cost: a part of the chance to win.
    pub cost: f64,
    /// What was chosen.
    pub played: Phrase,
    /// The chance after it.
    pub chance: f64,
    /// What would have been better.
    pub better: Phrase,
    /// The chance after that.
    pub better_chance: f64,
}

impl Review {
    /// The decisions that cost most, so many for each seat at most; those that cost
    /// most are first.
    #[must_use]
    pub fn costliest(&self, journal: &Journal, for_each: usize) -> Vec<Costly> {
        let mut sorted: Vec<&Decision> = self.decisions.iter().collect();
        sorted.sort_by_key(|decision| Reverse((decision.cost() * 1e6) as u64));
        let mut named = [0; Seat::MAX];
        let mut list = Vec::new();
        for decision in sorted {
            let named = &mut named[decision.seat.index()];
            if decision.cost() >= WORTH_NAMING && *named < for_each {
                *named += 1;
                list.extend(in_words(decision, journal));
            }
        }
        list
    }
}

/// A decision in words; nothing if it is of another game.
fn in_words(decision: &Decision, journal: &Journal) -> Option<Costly> {
    let before = decision.n.checked_sub(1)?;
    let mut game = journal.moments().get(before)?.copy();
    let entry = journal.record().entries.get(before)?;
    if let Some(drafted) = Answer::new(&*entry.action).first(decision.step) {
        game.play(decision.seat, drafted.notation()).ok()?;
    }
    Some(Costly {
        n: decision.n,
        seat: decision.seat,
        cost: decision.cost(),
        played: phrase(&*game, decision.seat, &decision.played)?,
        chance: decision.chances[decision.seat.index()],
        better: phrase(&*game, decision.seat, &decision.best)?,
        better_chance: decision.best_chance,
    })
}

fn phrase(game: &dyn Match, seat: Seat, action: &str) -> Option<Phrase> {
    let mut choices = game.choices(seat).into_iter();
    Some(choices.find(|choice| choice.action == action)?.phrase)
}

/// The points of all sides from one source, beside those of the best.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Compared {
    /// The source, as a message key; none for the total.
    pub source: Option<&'static str>,
    /// The points of each side.
    pub points: Vec<i32>,
    /// How much more or less that is than the winner's, for each side.
    pub against: Vec<i32>,
}

/// Where everyone's points came from, compared with the winner, the first of them if
/// several share the victory. Sources that gave nobody anything are left out.
#[must_use]
pub fn compared(journal: &Journal) -> Vec<Compared> {
    let (referee, game) = (journal.referee(), journal.game());
    let sides = || Seat::first(referee.sides());
    let winner = match game.outcome() {
        Some(outcome) => outcome.winners().next(),
        None => sides().max_by_key(|&seat| (game.total(seat), Reverse(seat.0))),
    };
    let winner = winner.unwrap_or(Seat(0));
    let row = |source, points: Vec<i32>| Compared {
        source,
        against: points
            .iter()
            .map(|one| one - points[winner.index()])
            .collect(),
        points,
    };
    let sources = referee.info().sources.iter().enumerate();
    sources
        .map(|(index, &key)| {
            let points = sides().map(|seat| game.points(seat, index as u8));
            row(Some(key), points.collect())
        })
        .filter(|row| row.points.iter().any(|&points| points != 0))
        .chain([row(None, sides().map(|seat| game.total(seat)).collect())])
        .collect()
}
