//! A secret answer of several actions, before it is complete.
//!
//! Until then nobody else may learn that it was begun, so the server keeps
//! nothing of it: it stands in the address of the page, can be changed freely,
//! and is sent in one go with its last action.

use std::{fmt, str::FromStr};

use catalog::{Answer, Match};
use tabletop::Seat;

/// What a reader has drafted: `41.2.n;se` are two actions of seat 2, in answer to
/// the question that event 41 put.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
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

    /// The draft without one of its actions, if anything is left.
    #[must_use]
    pub fn without(&self, index: usize) -> Option<Self> {
        Some(Self {
            answer: self.answer.without(index)?,
            ..self.clone()
        })
    }

    /// The game as the drafter sees it, unless the draft does not fit.
    #[must_use]
    pub fn applied(&self, game: &dyn Match) -> Option<Box<dyn Match>> {
        let drafted = self.answer.drafted(game, self.seat);
        drafted.or_else(|| self.complete(game))
    }

    /// The game as the drafter sees it, if everything is laid out and waits to be sealed.
    #[must_use]
    pub fn complete(&self, game: &dyn Match) -> Option<Box<dyn Match>> {
        let is_drafting = game.drafting(self.seat);
        is_drafting.then(|| game.laid_out(self.seat, self.answer.notation()))?
    }
}

impl fmt::Display for Draft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}", self.asked, self.seat, self.answer.notation())
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
