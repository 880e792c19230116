//! An answer in notation, of one action or of several.

use std::borrow::Cow;

use tabletop::Seat;

use crate::{Choice, DynBot, Match, as_recorded};

/// Stands between the actions of a draft. No game has it in its notation.
pub(crate) const THEN: char = Answer::THEN;

/// An answer in notation: one action, or the actions of a draft, which are played in one
/// go and written with `;` between them.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Answer(String);

impl Answer {
    /// Stands between the actions of a draft. No game has it in its notation.
    pub const THEN: char = ';';

    /// An answer as it was written, in either spelling.
    pub fn new(notation: impl Into<String>) -> Self {
        let notation = notation.into();
        match as_recorded(&notation) {
            Cow::Borrowed(_) => Self(notation),
            Cow::Owned(recorded) => Self(recorded),
        }
    }

    /// These actions as one answer, if there are any.
    pub fn of(actions: &[impl ToString]) -> Option<Self> {
        let actions: Vec<String> = actions.iter().map(ToString::to_string).collect();
        (!actions.is_empty()).then(|| Self(actions.join(&THEN.to_string())))
    }

    /// The answer in notation.
    #[must_use]
    pub fn notation(&self) -> &str {
        &self.0
    }

    /// Its actions, one after the other.
    pub fn actions(&self) -> impl Iterator<Item = &str> {
        self.0.split(THEN)
    }

    /// The first action of an answer in notation.
    #[must_use]
    pub fn first_of(notation: &str) -> &str {
        notation.split(THEN).next().unwrap_or(notation)
    }

    /// The same with one more action.
    #[must_use]
    pub fn then(&self, action: &str) -> Self {
        Self(format!("{}{THEN}{action}", self.0))
    }

    /// Its first actions, if that is any.
    #[must_use]
    pub fn first(&self, count: usize) -> Option<Self> {
        Self::of(&self.actions().take(count).collect::<Vec<_>>())
    }

    /// The same without its last action, if anything is left.
    #[must_use]
    pub fn shorter(&self) -> Option<Self> {
        self.first(self.actions().count() - 1)
    }

    /// The same without one of its actions, if anything is left.
    #[must_use]
    pub fn without(&self, index: usize) -> Option<Self> {
        let kept = self.actions().enumerate().filter(|(n, _)| *n != index);
        Self::of(&kept.map(|(_, action)| action).collect::<Vec<_>>())
    }

    /// The whole answer of a bot, all actions of a draft included.
    pub fn of_bot(game: &dyn Match, seat: Seat, bot: &mut dyn DynBot) -> Self {
        let mut answer = Self(game.ask(seat, bot));
        while let Some(after) = answer.drafted(game, seat) {
            answer = answer.then(&after.ask(seat, bot));
        }
        answer
    }

    /// The game as the one who drafts this sees it; nothing when the answer is complete
    /// or refused.
    #[must_use]
    pub fn drafted(&self, game: &dyn Match, seat: Seat) -> Option<Box<dyn Match>> {
        let mut after = game.copy();
        after.play(seat, &self.0).ok()?;
        is_draft(game, &*after, seat).then_some(after)
    }
}

/// Whether what led from one moment to the other is a draft that goes on: nothing has
/// happened yet.
#[must_use]
pub fn is_draft(before: &dyn Match, after: &dyn Match, seat: Seat) -> bool {
    before.drafting(seat) && after.drafting(seat) && before.reveals() == after.reveals()
}

/// The answers of a seat, those to two questions in one go in the place of their first part.
#[must_use]
pub fn offered(game: &dyn Match, seat: Seat) -> Vec<Choice> {
    let mut joined = game.joined(seat);
    let mut offered = Vec::new();
    for choice in game.choices(seat) {
        let begins = |both: &mut Choice| Answer::first_of(&both.action) == choice.action;
        let before = offered.len();
        offered.extend(joined.extract_if(.., begins));
        if offered.len() == before {
            offered.push(choice);
        }
    }
    offered
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_grows_and_shrinks_by_actions() {
        let answer = Answer::new("n").then("se").then("n.x");
        assert_eq!(answer.notation(), "n;se;n.x");
        assert_eq!(answer.actions().collect::<Vec<_>>(), ["n", "se", "n.x"]);
        assert_eq!(Answer::first_of(answer.notation()), "n");
        assert_eq!(answer.first(0), None);
        assert_eq!(answer.first(2), answer.shorter());
        assert_eq!(answer.first(9).as_ref(), Some(&answer));
        assert_eq!(Answer::new("n").shorter(), None);
        assert_eq!(answer.without(1), Some(Answer::new("n").then("n.x")));
        assert_eq!(Answer::new("n").without(0), None);
    }
}
