//! The tests of Kosmonavts, in rooms like those of the game.
mod contract;
mod examples;
mod kit;
mod words;
