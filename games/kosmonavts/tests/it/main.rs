//! The tests of Kosmonavts, in rooms like those of the game.
mod contract;
mod draw;
mod examples;
mod kit;
mod words;
