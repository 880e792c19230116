//! What one would like to know of many games of a kind.

use alloc::vec::Vec;

use crate::{Game, Phrase, Seat};

/// What one would like to know of many games of a kind. Each part has a default.
pub trait Study: Game {
    /// The tables that a study plays at; none listed means one for every number of
    /// players.
    const TABLES: &'static [StudyTable] = &[];

    /// The topics that are drawn at random ([`is_randomised`](Self::is_randomised)).
    const RANDOMISED: &'static [&'static str] = &[];

    /// The topics that tell how well a side did, rather than what it chose or was dealt:
    /// that they go with winning is no advice.
    const OUTCOMES: &'static [&'static str] = &[];

    /// Whether this question is answered at random in a study, so that all of its answers are
    /// judged and not only those that bots prefer.
    fn is_randomised(&self, _view: &Self::View) -> bool {
        false
    }

    /// What a study asks about a side, answered from the end of a game and all that
    /// happened in it. The topics are in the order of a report.
    fn facts(&self, _state: &Self::State, _events: &[Self::Event], _seat: Seat) -> Vec<Fact> {
        Vec::new()
    }
}

/// Something that can be said of a side in a finished game, to be compared with how
/// well the side did: *leader: Akira*, *exports: 7*.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fact {
    /// What it is about, as a message key.
    pub topic: &'static str,
    /// What was recorded about it.
    pub value: FactValue,
}

/// The value of a fact.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FactValue {
    /// A thing by its name. A side may have several of a topic.
    Thing(Phrase),
    /// A number.
    Number(i32),
}

impl Fact {
    /// A thing that a side has or did.
    #[must_use]
    pub const fn thing(topic: &'static str, thing: Phrase) -> Self {
        let value = FactValue::Thing(thing);
        Self { topic, value }
    }

    /// How many, or how often.
    #[must_use]
    pub const fn number(topic: &'static str, number: i32) -> Self {
        let value = FactValue::Number(number);
        Self { topic, value }
    }
}

/// A table that a study plays at.
#[derive(Clone, Copy, Debug)]
pub struct StudyTable {
    /// How many people.
    pub players: u8,
    /// The options that are not as usual.
    pub options: &'static [(&'static str, &'static str)],
}
