//! The tests of Kosmonavts, in rooms like those of the game.
mod contract;
mod kit;
mod words;
