//! Circadians: First Light.
//!
//! A team of researchers on a strange planet, seven rounds of four phases. Roll your dice
//! behind a screen and assign them to garages and farms; send the garage dice out to mine,
//! trade, build, move the harvester, negotiate with three factions and fulfil contracts;
//! harvest; rest. Dice that scored never come back.
//!
//! | room | what is in it |
//! |---|---|
//! | `components` | resources, locations, leaders, cards, tiles, dice, spaces |
//! | `figures` | the printed figures, read from `box.toml` |
//! | `setup`, `state` | how the table is set, what lies on it, what is secret |
//! | `step` | every question, and every answer with its notation |
//! | `flow` | what comes next |
//! | `leaders/`, `contracts` | choosing leaders, the draft; what leaders do |
//! | `plan`, `execute`, `harvest`, `rest` | the four phases of a round |
//! | `cost` | garage costs, prices, discounts |
//! | `locations/` | one file for each of the nine locations |
//! | `tiles`, `planet`, `incidents`, `factions` | what most effects are made of |
//! | `scoring`, `rival` | points; the computer opponent |
//! | `view`, `position`, `invariants` | the game as others see, save and check it |
//! | `advice/` | what things are worth; the points to expect; a player that plans its rounds |
//! | `words`, `draw/` | the game told and drawn, from views only |
//! | `encode/` | the game as numbers |
//!
//! Rules are cited by their number in `RULES.md`.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

mod advice;
pub mod components;
mod contracts;
mod cost;
mod draw;
mod encode;
pub mod event;
mod execute;
mod factions;
pub mod figures;
mod flow;
mod game;
mod harvest;
mod incidents;
mod invariants;
mod leaders;
mod locations;
mod plan;
mod planet;
mod play;
pub mod position;
mod refusal;
mod rest;
mod rival;
mod scoring;
mod setup;
pub mod state;
pub mod step;
mod study;
mod tiles;
mod view;
mod words;

pub use game::Circadians;
pub use leaders::LeaderMode;
pub use refusal::Reason;
pub use setup::{Edition, Setup};
pub use step::NotAnAction;
pub use view::View;
