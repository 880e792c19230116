//! A game looked at again: who stood how well when, which turns cost most, and where
//! everyone's points came from.
//!
//! A turn is what one seat did in a row, as long as nothing new came to light: it is judged
//! as a whole, and with the knowledge of the seat that took it. What was played and what
//! the computer would have done are played out on the same deals, so the difference is
//! known with its standard error, and only what is beyond doubt is called a mistake. A
//! [`Reviewer`] takes one turn after the other, so that whoever runs it can show how far it
//! is, let others go first, or stop.
//!
//! A [`Review`] holds notation and numbers, no words and no names: it can be stored,
//! and is put into words of any language when somebody reads it.
#![forbid(unsafe_code)]

mod chart;
mod costly;

use std::time::Duration;

use catalog::{Answer, Estimate, HintRequest, Match};
use record::Journal;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

pub use self::{
    chart::{Link, chart},
    costly::{Compared, Costly, compared},
};

/// What is written here may change its meaning with this number.
const VERSION: u32 = 3;

/// How much is spent on a whole game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pace {
    /// Rounds of the search over all turns.
    pub rounds: u32,
    /// The most rounds for one turn.
    pub most: u32,
    /// How long the whole review may take, about.
    pub time: Duration,
}

impl Default for Pace {
    /// About a minute on one core.
    fn default() -> Self {
        Self {
            rounds: 300_000,
            most: 6_000,
            time: Duration::from_secs(90),
        }
    }
}

/// A game looked at again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Review {
    version: u32,
    /// The hash of the position after the last action, to know the game by.
    pub position: String,
    /// How many actions were played.
    pub actions: usize,
    /// The turns in order; those without a choice are left out.
    pub turns: Vec<Turn>,
    /// The part of the first place each side had at the end; empty while the game
    /// goes on.
    pub end: Vec<f64>,
}

/// One turn, judged.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// The number of its first action in the record, counted from 1.
    pub n: usize,
    /// The number of its last action.
    pub until: usize,
    /// Who took it.
    pub seat: Seat,
    /// What was played, in notation.
    pub played: Vec<String>,
    /// The estimated chance of each side after it, as the one who took it could know.
    pub chances: Vec<f64>,
    /// The standard error of these chances.
    pub error: f64,
    /// What the computer would have played, in notation.
    pub best: Vec<String>,
    /// What that would have been better by.
    pub cost: Cost,
}

/// How much better something else would have been; with standard errors, and below zero
/// where what was played came out better.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cost {
    /// A part of the chance to win.
    pub chance: f64,
    /// Its standard error.
    pub chance_error: f64,
    /// Points of the lead over the best rival.
    pub points: f64,
    /// Their standard error.
    pub points_error: f64,
}

impl Cost {
    fn new(chance: Estimate, points: Estimate) -> Self {
        Self {
            chance: rounded(chance.mean),
            chance_error: rounded(chance.error.min(1.0)),
            points: rounded(points.mean),
            points_error: rounded(points.error.min(1_000.0)),
        }
    }
}

impl Review {
    /// Whether this is a review of that game by this version of the program.
    #[must_use]
    pub fn is_of(&self, journal: &Journal) -> bool {
        self.version == VERSION && self.position == position(journal)
    }

    /// The chances of all sides over time: after how many actions, and of each side
    /// how large. The end is the last.
    #[must_use]
    pub fn course(&self) -> Vec<(usize, &[f64])> {
        let turns = self.turns.iter();
        let mut course: Vec<_> = turns.map(|turn| (turn.until, &turn.chances[..])).collect();
        if !self.end.is_empty() {
            course.retain(|(n, _)| *n < self.actions);
            course.push((self.actions, &self.end));
        }
        course
    }

    /// How far off a chance in the course may be: two standard errors, as a mean over the
    /// game.
    #[must_use]
    pub fn uncertainty(&self) -> f64 {
        let errors: f64 = self.turns.iter().map(|turn| turn.error).sum();
        2.0 * errors / self.turns.len().max(1) as f64
    }
}

fn position(journal: &Journal) -> String {
    let last = journal.record().entries.last();
    last.map_or_else(String::new, |entry| entry.position.clone())
}

/// A review under way.
pub struct Reviewer {
    waiting: std::vec::IntoIter<OpenTurn>,
    all: usize,
    request: HintRequest,
    review: Review,
}

/// A turn that is still to be judged.
struct OpenTurn {
    n: usize,
    until: usize,
    seat: Seat,
    played: Vec<String>,
    /// Whether there was anything to choose.
    has_choice: bool,
    /// The game before it.
    game: Box<dyn Match>,
}

impl Reviewer {
    /// Begins the review of a game.
    #[must_use]
    pub fn new(journal: &Journal, pace: Pace) -> Self {
        let mut open = turns(journal);
        open.retain(|turn| turn.has_choice);
        let count = u32::try_from(open.len()).unwrap_or(u32::MAX).max(1);
        let end = journal.game().outcome().map_or_else(Vec::new, |outcome| {
            let winners = outcome.winners().count() as f64;
            let part = |&place: &u8| if place == 1 { 1.0 / winners } else { 0.0 };
            outcome.places().iter().map(part).collect()
        });
        Self {
            all: open.len(),
            waiting: open.into_iter(),
            request: HintRequest {
                rounds: (pace.rounds / count).clamp(1, pace.most),
                time: Some(pace.time / count / 2),
                seed: 0,
                most: 1,
                also: Vec::new(),
            },
            review: Review {
                version: VERSION,
                position: position(journal),
                actions: journal.record().entries.len(),
                turns: Vec::new(),
                end,
            },
        }
    }

    /// How many turns there are.
    #[must_use]
    pub const fn all(&self) -> usize {
        self.all
    }

    /// How many are judged.
    #[must_use]
    pub const fn done(&self) -> usize {
        self.review.turns.len()
    }

    /// Judges the next turn; whether there was one.
    pub fn step(&mut self) -> bool {
        let Some(open) = self.waiting.next() else {
            return false;
        };
        let request = HintRequest {
            seed: open.n as u64,
            also: open.played.clone(),
            ..self.request.clone()
        };
        let hints = open.game.hints(open.seat, &request);
        // Unless it is one of the computer's own lines, what was played is judged last.
        let played = hints.iter().find(|hint| hint.actions() == open.played);
        let played = played.or(hints.last()).expect("what was played is judged");
        let judged = &played.judgement;
        let best = hints[0].actions();
        self.review.turns.push(Turn {
            n: open.n,
            until: open.until,
            seat: open.seat,
            chances: judged.chances.iter().copied().map(rounded).collect(),
            error: rounded(judged.chance.error.min(1.0)),
            best: best.into_iter().map(String::from).collect(),
            cost: Cost::new(judged.lost_chance, judged.lost_points),
            played: open.played,
        });
        true
    }

    /// The review, as far as it is.
    #[must_use]
    pub fn finish(self) -> Review {
        self.review
    }
}

/// More digits would be noise.
fn rounded(value: f64) -> f64 {
    (value * 10_000.0).round() / 10_000.0
}

/// The turns of a game. A secret answer that was taken in one go has several actions.
fn turns(journal: &Journal) -> Vec<OpenTurn> {
    let mut turns: Vec<OpenTurn> = Vec::new();
    for (entry, before) in journal.record().entries.iter().zip(journal.moments()) {
        let goes_on = turns
            .last()
            .is_some_and(|turn| turn.seat == entry.seat && turn.game.reveals() == before.reveals());
        if !goes_on {
            turns.push(OpenTurn {
                n: entry.n,
                until: entry.n,
                seat: entry.seat,
                played: Vec::new(),
                has_choice: false,
                game: before.copy(),
            });
        }
        let turn = turns.last_mut().expect("it was begun");
        let answer = Answer::new(&*entry.action);
        turn.until = entry.n;
        turn.has_choice |= before.choices(entry.seat).len() > 1 || answer.actions().count() > 1;
        turn.played.extend(answer.actions().map(String::from));
    }
    turns
}
