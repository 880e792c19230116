//! Kosmonavts.
//!
//! A race round the solar system by inertia. Cubes on a compass rose are a ship's
//! speed: they stay there until they are cancelled or the ship lands. Whoever
//! lands on a planet first takes its best marker; whoever has seen enough of them
//! and lands on Earth ends the game. Bodies move on their orbits every round, and
//! orders are given in secret, all at once.
//!
//! | room | what is in it |
//! |---|---|
//! | `components` | bodies, directions, cubes, ships, missions |
//! | `figures` | the printed figures, read from `box.toml` |
//! | `board` | where bodies are and will be, where a flight ends |
//! | `setup`, `state` | how the table is set, what lies on it |
//! | `step` | every question, every answer and its notation |
//! | `flow` | setup and round as lists of steps; the answers to each question, and what they lead to |
//! | `cards/` | phase 1: one file for each kind of event card |
//! | `orders`, `rose` | phase 2: orders, and how cubes cancel |
//! | `flight`, `landing`, `refuelling` | phases 3 and 4 |
//! | `missions`, `scoring` | secret goals; who may finish, points, the end |
//! | `view`, `position`, `invariants` | the game as others see, save and check it |
//! | `words`, `draw/` | the game told and drawn |
//! | `encode/` | the game as numbers |
//! | `advice/` | the game weighed, and a player that plans its flights |
//!
//! Rules are cited by their number in `RULES.md`.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

mod advice;
mod board;
mod cards;
pub mod components;
mod draw;
mod encode;
pub mod event;
pub mod figures;
mod flight;
mod flow;
mod game;
mod invariants;
mod landing;
mod missions;
mod orders;
mod play;
pub mod position;
mod refuelling;
mod refusal;
mod rose;
mod scoring;
mod setup;
pub mod state;
pub mod step;
mod study;
mod view;
mod words;

pub use board::Flight;
pub use components::NotAMission;
pub use game::Kosmonavts;
pub use refusal::Reason;
pub use setup::{Mode, Setup};
pub use step::NotAnAction;
pub use view::View;
