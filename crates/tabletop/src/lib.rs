//! The contract of a game at the Orrery table.
//!
//! A [`Game`] is its printed figures and its setup; everything that changes is in
//! a flat, copyable `State`. A turn is many small questions. Which ones are still
//! open is plain data, a [`Todo`] stack, and who may answer now is a [`SeatSet`],
//! so secret simultaneous planning and a stack of interrupting choices need
//! nothing special.
//!
//! `tests/nim.rs` is a whole game in this contract, small enough to read first.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

mod deck;
mod dice;
mod game;
mod info;
mod log;
mod phrase;
mod rule;
mod score;
mod seat;
#[cfg(feature = "testkit")]
pub mod testkit;
mod todo;

pub use deck::Deck;
pub use dice::Dice;
pub use game::{Game, OpenProblem, Words};
pub use info::{Info, OptionInfo, Options, SetupProblem};
pub use log::{Log, Quiet};
pub use phrase::{Arg, Phrase, Speak};
pub use rule::{Reason, Rule};
pub use score::{Outcome, Scored};
pub use seat::{Seat, SeatSet};
pub use todo::Todo;
