//! The tests of Kosmonavts, in rooms like those of the game.
mod board;
mod contract;
mod examples;
mod figures;
mod kit;
mod pilot;
mod position;
mod step;
mod view;
