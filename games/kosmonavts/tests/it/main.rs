//! The tests of Kosmonavts, in rooms like those of the game.
mod board;
mod cards;
mod components;
mod contract;
mod examples;
mod figures;
mod flow;
mod kit;
mod missions;
mod orders;
mod pilot;
mod position;
mod sectors;
mod setup;
mod step;
mod view;
