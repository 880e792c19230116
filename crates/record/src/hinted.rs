//! Hints that were given, and what is left of them while somebody follows them.

use std::sync::Arc;

use catalog::{Answer, Hint, Match};
use tabletop::Seat;

use crate::Journal;

/// The hints for a question, with the moment at which it was put.
#[derive(Clone)]
pub struct Hinted {
    seat: Seat,
    /// After how many actions, and the hash of the position there.
    at: usize,
    position: Option<String>,
    /// What was drafted by then.
    drafted: Vec<String>,
    /// The hints, the best first.
    pub hints: Arc<Vec<Hint>>,
}

impl Hinted {
    /// Hints for a seat, at the end of a game so far and of what it has drafted.
    #[must_use]
    pub fn new(
        journal: &Journal,
        seat: Seat,
        drafted: Option<&Answer>,
        hints: Arc<Vec<Hint>>,
    ) -> Self {
        let drafted = drafted.into_iter().flat_map(Answer::actions);
        Self {
            seat,
            at: journal.actions(),
            position: journal.digest(journal.actions()),
            drafted: drafted.map(String::from).collect(),
            hints,
        }
    }

    /// The same hints as long as nothing was done, and the rest of the line that the seat
    /// has followed since. Nothing if it went another way, if the line is at its end, if
    /// something came to light, or if others have acted in between; what they answered to
    /// the same question is not known to anybody.
    ///
    /// `game` is the game with what is drafted now.
    #[must_use]
    pub fn rest(
        &self,
        journal: &Journal,
        game: &dyn Match,
        seat: Seat,
        drafted: Option<&Answer>,
    ) -> Option<Arc<Vec<Hint>>> {
        let is_here = seat == self.seat
            && journal.digest(self.at) == self.position
            && journal.reveals_nothing_since(self.at);
        if !is_here {
            return None;
        }
        let since = &journal.record().entries[self.at..];
        let is_own = |entry: &crate::Entry| entry.seat == seat;
        if since.iter().any(is_own) && !since.iter().all(is_own) {
            return None;
        }
        let answers: Vec<Answer> = since
            .iter()
            .filter(|entry| is_own(entry))
            .map(|entry| Answer::new(&*entry.action))
            .collect();
        let done: Vec<&str> = answers
            .iter()
            .chain(drafted)
            .flat_map(Answer::actions)
            .collect();
        let (before, taken) = done.split_at_checked(self.drafted.len())?;
        if before != self.drafted {
            return None;
        }
        if taken.is_empty() {
            return Some(self.hints.clone());
        }
        let rest = self.hints.iter().find_map(|hint| hint.after(taken))?;
        let mut legal = game.choices(seat).into_iter();
        legal
            .any(|choice| choice.action == rest.choice().action)
            .then(|| Arc::new(vec![rest]))
    }
}
