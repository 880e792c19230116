//! Says a [`Phrase`](tabletop::Phrase) in a language.
//!
//! Games and programs name a message by its key and give it arguments; the texts
//! are in Fluent files. A [`Speaker`] holds the files of one language and the
//! names of the players:
//!
//! ```
//! use tabletop::{Phrase, Speak};
//! use words::{Language, Speaker};
//!
//! let text = "coal = coal\ndug = You dig { $count } { $good }.";
//! let speaker = Speaker::new(Language::En, &[text]);
//! let dug = Phrase::new("dug")
//!     .with("count", 2)
//!     .with("good", Phrase::new("coal"));
//! assert_eq!(speaker.say(&dug), "You dig 2 coal.");
//! ```
//!
//! What becomes of an argument called `name`:
//!
//! | argument | in the text |
//! |---|---|
//! | a number | `$name`, with the plural forms of the language; a minus is `−` |
//! | a thing | `$name`, and `$name_to` for an attribute `.to` of its message |
//! | several things | `$name` as a list, `$name_to` likewise if all have `.to`, `$name_count` |
//! | a seat | `$name` is the player's name, `$name_of` says whose something is |
//! | text | `$name`, as it is |
//!
//! At the beginning of a sentence, `CAP($name_the)` makes the first letter a
//! capital one.

mod keys;
mod language;
mod memory;
mod needs;
mod speaker;
#[cfg(feature = "testkit")]
pub mod testkit;

pub use keys::{Entry, keys};
pub use language::{Language, UnknownLanguage};
pub use speaker::Speaker;
