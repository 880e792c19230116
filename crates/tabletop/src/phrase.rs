//! Sentences before they have a language.

use alloc::{string::String, sync::Arc, vec::Vec};

/// A message key with its arguments. The texts are in Fluent files, so rules and
/// drawing code contain no prose.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Phrase {
    /// The key in the word files.
    pub key: &'static str,
    /// Named arguments for the text.
    pub args: Vec<(&'static str, Arg)>,
}

/// An argument of a [`Phrase`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Arg {
    /// A number; plural forms follow it.
    Number(i64),
    /// The name of a thing, itself a phrase. Its attributes (`.to`, `.gender`, …)
    /// become further arguments called `name_to`, `name_gender`, …
    Thing(Phrase),
    /// Several things, joined in the way of the language.
    Things(Vec<Phrase>),
    /// A seat; whoever shows the text knows the player's name.
    Seat(crate::Seat),
    /// Text that is the same in every language.
    Text(String),
}

impl Phrase {
    /// A phrase without arguments.
    #[must_use]
    pub const fn new(key: &'static str) -> Self {
        Self {
            key,
            args: Vec::new(),
        }
    }

    /// Whether a seat is named in it: what is said then depends on who sits there.
    #[must_use]
    pub fn names_seats(&self) -> bool {
        self.args.iter().any(|(_, arg)| match arg {
            Arg::Seat(_) => true,
            Arg::Thing(thing) => thing.names_seats(),
            Arg::Things(things) => things.iter().any(Self::names_seats),
            Arg::Number(_) | Arg::Text(_) => false,
        })
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }
}

impl From<i64> for Arg {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<Phrase> for Arg {
    fn from(thing: Phrase) -> Self {
        Self::Thing(thing)
    }
}

impl From<Vec<Phrase>> for Arg {
    fn from(things: Vec<Phrase>) -> Self {
        Self::Things(things)
    }
}

impl From<crate::Seat> for Arg {
    fn from(seat: crate::Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

/// Someone who can say a phrase in a language.
pub trait Speak {
    /// The phrase as text.
    fn say(&self, phrase: &Phrase) -> String;

    /// The code of the language, where everything is said in one.
    fn language(&self) -> Option<&'static str> {
        None
    }

    /// A drawing that follows from the game as it is set up, the language and this number of
    /// the game's own, and from nothing else: not from the position, not from who looks, not
    /// from what players are called. Whoever shows many boards keeps it; all others draw it.
    fn printed(&self, _number: u32, draw: &mut dyn FnMut() -> String) -> Arc<str> {
        draw().into()
    }
}
