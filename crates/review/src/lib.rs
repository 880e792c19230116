//! A game looked at again: who stood how well when, which decisions cost most, and
//! where everyone's points came from.
//!
//! Every decision is judged with the knowledge of the seat that made it: the search
//! deals what the seat could not know anew, so nobody is blamed for bad luck or for
//! a secret. A [`Reviewer`] takes one decision after the other, so that whoever runs
//! it can show how far it is, let others go first, or stop.
//!
//! A [`Review`] holds notation and numbers, no words and no names: it can be stored,
//! and is put into words of any language when somebody reads it.
#![forbid(unsafe_code)]

mod chart;
mod costly;

use std::time::Duration;

use catalog::{Answer, Hint, HintRequest, Match};
use record::Journal;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

pub use self::{
    chart::chart,
    costly::{Compared, Costly, compared},
};

/// What is written here may change its meaning with this number.
const VERSION: u32 = 1;

/// How much is spent on a whole game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pace {
    /// Rounds of the search over all decisions.
    pub rounds: u32,
    /// The most rounds for one decision.
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
    /// The decisions in order; those without a choice are left out.
    pub decisions: Vec<Decision>,
    /// The part of the first place each side had at the end; empty while the game
    /// goes on.
    pub end: Vec<f64>,
}

/// One decision, judged.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Decision {
    /// The number of the action in the record, counted from 1.
    pub n: usize,
    /// Which of its actions, if it is a secret answer of several; counted from 0.
    pub step: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was chosen, in notation.
    pub played: String,
    /// The estimated chance of each side after it, as the one who decided could know.
    pub chances: Vec<f64>,
    /// What the computer would have chosen, in notation.
    pub best: String,
    /// The chance of the one who decided after that.
    pub best_chance: f64,
}

impl Decision {
    /// What the choice cost: a part of the chance to win.
    #[must_use]
    pub fn cost(&self) -> f64 {
        (self.best_chance - self.chances[self.seat.index()]).max(0.0)
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
        let mut course: Vec<(usize, &[f64])> = Vec::new();
        for decision in &self.decisions {
            // Of several decisions in one answer the last one counts.
            if course.last().is_some_and(|(n, _)| *n == decision.n) {
                course.pop();
            }
            course.push((decision.n, &decision.chances));
        }
        if !self.end.is_empty() {
            course.retain(|(n, _)| *n < self.actions);
            course.push((self.actions, &self.end));
        }
        course
    }
}

fn position(journal: &Journal) -> String {
    let last = journal.record().entries.last();
    last.map_or_else(String::new, |entry| entry.position.clone())
}

/// A review under way.
pub struct Reviewer {
    waiting: std::vec::IntoIter<OpenDecision>,
    all: usize,
    request: HintRequest,
    review: Review,
}

/// A decision that is still to be judged.
struct OpenDecision {
    n: usize,
    step: usize,
    seat: Seat,
    played: String,
    game: Box<dyn Match>,
}

impl Reviewer {
    /// Begins the review of a game.
    #[must_use]
    pub fn new(journal: &Journal, pace: Pace) -> Self {
        let open = decisions(journal);
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
                time: Some(pace.time / count),
                seed: 0,
                most: 1,
                also: None,
            },
            review: Review {
                version: VERSION,
                position: position(journal),
                actions: journal.record().entries.len(),
                decisions: Vec::new(),
                end,
            },
        }
    }

    /// How many decisions there are.
    #[must_use]
    pub const fn all(&self) -> usize {
        self.all
    }

    /// How many are judged.
    #[must_use]
    pub const fn done(&self) -> usize {
        self.review.decisions.len()
    }

    /// Judges the next decision; whether there was one.
    pub fn step(&mut self) -> bool {
        let Some(open) = self.waiting.next() else {
            return false;
        };
        let thought = HintRequest {
            seed: open.n as u64,
            also: Some(open.played.clone()),
            ..self.request.clone()
        };
        let hints = open.game.hints(open.seat, &thought);
        let own = |hint: &Hint| hint.chances[open.seat.index()];
        let played = hints
            .iter()
            .find(|hint| hint.choice.action == open.played)
            .expect("what was played is judged");
        self.review.decisions.push(Decision {
            n: open.n,
            step: open.step,
            seat: open.seat,
            chances: played.chances.iter().copied().map(rounded).collect(),
            best: hints[0].choice.action.clone(),
            best_chance: rounded(own(&hints[0])),
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
fn rounded(chance: f64) -> f64 {
    (chance * 10_000.0).round() / 10_000.0
}

/// All decisions with a choice. A secret answer that was taken in one go has several.
fn decisions(journal: &Journal) -> Vec<OpenDecision> {
    let mut open = Vec::new();
    for (entry, before) in journal.record().entries.iter().zip(journal.moments()) {
        let answer = Answer::new(&*entry.action);
        for (step, played) in answer.actions().enumerate() {
            let mut game = before.copy();
            if let Some(drafted) = answer.first(step) {
                game.play(entry.seat, drafted.notation())
                    .expect("a part of what was played");
            }
            let choices = game.choices(entry.seat);
            // What was written in a way of its own cannot be told from the choices.
            let is_listed = choices.iter().any(|choice| choice.action == played);
            if choices.len() > 1 && is_listed {
                open.push(OpenDecision {
                    n: entry.n,
                    step,
                    seat: entry.seat,
                    played: played.to_string(),
                    game,
                });
            }
        }
    }
    open
}
