//! What a review found, in the words of the game: costly decisions, points compared.

use std::cmp::Reverse;

use catalog::{Choice, Estimate, Match};
use record::Journal;
use tabletop::Seat;

use crate::{Cost, Review, Turn};

/// A turn that cost less than this part of the chance to win, and less than so many
/// points, is not worth naming.
const WORTH_NAMING: (f64, f64) = (0.02, 0.5);

/// A turn that cost something.
#[derive(Clone, Debug)]
pub struct Costly {
    /// The number of its first action in the record, counted from 1.
    pub n: usize,
    /// The number of its last action.
    pub until: usize,
    /// Who took it.
    pub seat: Seat,
    /// What it cost.
    pub cost: Cost,
    /// What was played, action by action.
    pub played: Vec<Choice>,
    /// The chance after it.
    pub chance: f64,
    /// What would have been better.
    pub better: Vec<Choice>,
    /// The chance after that.
    pub better_chance: f64,
}

impl Cost {
    /// Whether it is beyond doubt that something was lost, and enough to be named.
    #[must_use]
    pub fn is_worth_naming(&self) -> bool {
        let (chance, points) = WORTH_NAMING;
        let is_lost =
            |mean: f64, error: f64, least: f64| mean >= least && Estimate { mean, error }.is_sure();
        is_lost(self.chance, self.chance_error, chance)
            || is_lost(self.points, self.points_error, points)
    }
}

impl Review {
    /// The turns that cost most, so many for each seat at most; those that cost most are
    /// first.
    #[must_use]
    pub fn costliest(&self, journal: &Journal, for_each: usize) -> Vec<Costly> {
        let mut sorted: Vec<&Turn> = self.turns.iter().collect();
        sorted.retain(|turn| turn.cost.is_worth_naming());
        sorted.sort_by_key(|turn| {
            let part = |value: f64| (value * 1e4) as i64;
            Reverse((part(turn.cost.chance), part(turn.cost.points)))
        });
        let mut named = [0; Seat::MAX];
        let mut list = Vec::new();
        for turn in sorted {
            let named = &mut named[turn.seat.index()];
            if *named < for_each {
                *named += 1;
                list.extend(in_words(turn, journal));
            }
        }
        list
    }
}

/// A turn in words; nothing if it is of another game.
fn in_words(turn: &Turn, journal: &Journal) -> Option<Costly> {
    let before = journal.moment(turn.n.checked_sub(1)?)?;
    let chance = turn.chances[turn.seat.index()];
    let costly = Costly {
        n: turn.n,
        until: turn.until,
        seat: turn.seat,
        cost: turn.cost,
        played: choices(&*before, turn.seat, &turn.played),
        chance,
        better: choices(&*before, turn.seat, &turn.best),
        better_chance: (chance + turn.cost.chance).clamp(0.0, 1.0),
    };
    (!costly.played.is_empty() && !costly.better.is_empty()).then_some(costly)
}

/// A line of play in words, as far as it can be played here.
fn choices(game: &dyn Match, seat: Seat, line: &[String]) -> Vec<Choice> {
    let mut game = game.copy();
    let mut chosen = Vec::new();
    for action in line {
        let mut choices = game.choices(seat).into_iter();
        let Some(choice) = choices.find(|choice| choice.action == *action) else {
            break;
        };
        chosen.push(choice);
        if game.play(seat, action).is_err() {
            break;
        }
    }
    chosen
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
