//! Red Outpost.
//!
//! A settlement of six shared workers, two days of five phases. In your turn you
//! send one worker somewhere, put a disc on its portrait, its mood changes, and
//! the place does what it does: goods go to the common Warehouse, three of a kind
//! are exported for whoever brought the third. At the end of each day every
//! worker is worth its mood to those with the most discs on its portrait.
//!
//! | room | what is in it |
//! |---|---|
//! | `components` | workers, locations, goods, phases |
//! | `figures` | the printed figures, read from `box.toml` |
//! | `setup`, `state` | how the table is set, what lies on it |
//! | `step` | every question, and every answer with its notation |
//! | `flow` | a phase and a turn as lists of steps; which rule lists, checks and carries out an answer |
//! | `turn` | moving a worker, placing a disc |
//! | `mood`, `goods`, `supply`, `decks` | what most effects are made of |
//! | `locations/`, `cards/` | one file for each place and card that acts |
//! | `scoring`, `solo` | points; the game against Autom |
//! | `view`, `position`, `invariants` | the game as others see, save, write and check it |
//! | `words`, `draw/`, `advice` | the game told, drawn and weighed |
//! | `encode/` | the game as numbers |
//!
//! Rules are cited by their number in `RULES.md`.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

mod advice;
mod cards;
pub mod components;
mod decks;
mod draw;
mod encode;
pub mod event;
pub mod figures;
mod flow;
mod game;
mod goods;
mod invariants;
mod locations;
mod mood;
mod play;
pub mod position;
mod refusal;
mod scoring;
mod setup;
mod solo;
pub mod state;
pub mod step;
mod study;
mod supply;
mod turn;
mod view;
mod words;

pub use game::RedOutpost;
pub use refusal::Reason;
pub use setup::{FirstPlayer, Setup, Tokens};
pub use step::NotAnAction;
pub use view::View;
