//! A secret answer of several actions, before it is complete.
//!
//! Until then nobody else may learn that it was begun, so the server keeps
//! nothing of it: it stands in the address of the page, can be changed freely,
//! and is sent in one go with its last action.

use std::{fmt, str::FromStr};

use catalog::{DynBot, Match, THEN};
use tabletop::Seat;

/// An answer in notation: one action, or those of a draft separated by [`THEN`].
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Answer(String);

impl Answer {
    /// An answer as it was written.
    pub fn new(notation: impl Into<String>) -> Self {
        Self(notation.into())
    }

    /// The answer in notation.
    #[must_use]
    pub fn notation(&self) -> &str {
        &self.0
    }

    /// The same with one more action.
    #[must_use]
    pub fn then(&self, action: &str) -> Self {
        Self(format!("{}{THEN}{action}", self.0))
    }

    /// The same without its last action, if anything is left.
    #[must_use]
    pub fn shorter(&self) -> Option<Self> {
        let (actions, _) = self.0.rsplit_once(THEN)?;
        Some(Self::new(actions))
    }

    /// The whole answer of a bot, all actions of a draft included.
    pub fn of_bot(game: &dyn Match, seat: Seat, bot: &mut dyn DynBot) -> Self {
        let mut answer = Self(game.ask(seat, bot));
        while let Some(after) = answer.drafted(game, seat) {
            answer = answer.then(&after.ask(seat, bot));
        }
        answer
    }

    /// The game as the drafter sees it; nothing when the answer is complete or refused.
    fn drafted(&self, game: &dyn Match, seat: Seat) -> Option<Box<dyn Match>> {
        let mut after = game.copy();
        after.play(seat, &self.0).ok()?;
        is_unfinished(game, &*after, seat).then_some(after)
    }
}

/// Whether what led from one moment to the other is part of a draft only.
#[must_use]
pub fn is_unfinished(before: &dyn Match, after: &dyn Match, seat: Seat) -> bool {
    before.drafting(seat) && after.drafting(seat) && before.reveals() == after.reveals()
}

/// What a reader has drafted: `41.2.n;se` are two actions of seat 2, in answer to
/// the question that event 41 put.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// The event that put the question.
    pub asked: u64,
    /// Who answers.
    pub seat: Seat,
    /// The actions so far.
    pub answer: Answer,
}

impl Draft {
    /// The draft in the address of a page.
    #[must_use]
    pub fn query(&self) -> String {
        form_urlencoded::Serializer::new(String::new())
            .append_pair("draft", &self.to_string())
            .finish()
    }

    /// The draft without its last action, if anything is left.
    #[must_use]
    pub fn shorter(&self) -> Option<Self> {
        Some(Self {
            answer: self.answer.shorter()?,
            ..self.clone()
        })
    }

    /// The game as the drafter sees it, unless the draft does not fit.
    #[must_use]
    pub fn applied(&self, game: &dyn Match) -> Option<Box<dyn Match>> {
        self.answer.drafted(game, self.seat)
    }
}

impl fmt::Display for Draft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}", self.asked, self.seat, self.answer.0)
    }
}

/// The text is no draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a draft is written as EVENT.SEAT.ACTIONS")]
pub struct NoDraft;

impl FromStr for Draft {
    type Err = NoDraft;

    fn from_str(text: &str) -> Result<Self, NoDraft> {
        let mut parts = text.splitn(3, '.');
        let mut part = || parts.next().ok_or(NoDraft);
        let asked = part()?.parse().map_err(|_| NoDraft)?;
        let seat = part()?.parse().map_err(|_| NoDraft)?;
        Ok(Self {
            asked,
            seat: Seat::from_number(seat).ok_or(NoDraft)?,
            answer: Answer::new(part()?),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draft_comes_back_from_its_address() {
        let draft: Draft = "41.2.n;se;n.x".parse().unwrap();
        assert_eq!((draft.asked, draft.seat), (41, Seat(1)));
        assert_eq!(draft.to_string(), "41.2.n;se;n.x");
        let shorter = draft.shorter().unwrap();
        assert_eq!(shorter.to_string(), "41.2.n;se");
        assert_eq!(shorter.answer.then("n.x"), draft.answer);
        assert_eq!(shorter.shorter().unwrap().shorter(), None);
    }

    #[test]
    fn what_is_no_draft_is_no_draft() {
        for text in ["", "41", "41.2", "41.0.n", "41.x.n", "x.2.n", "41.200.n"] {
            assert_eq!(text.parse::<Draft>(), Err(NoDraft), "{text:?}");
        }
    }
}
