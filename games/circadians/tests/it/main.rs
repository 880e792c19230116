//! The tests of Circadians, in rooms like those of the game.
mod contract;
mod examples;
mod execute;
mod kit;
mod locations;
mod plan;
mod setup;
