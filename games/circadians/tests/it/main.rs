//! The tests of Circadians, in rooms like those of the game.
mod contract;
mod examples;
mod kit;
mod plan;
mod setup;
