//! The tests of Circadians, in rooms like those of the game.
mod contract;
mod draw;
mod examples;
mod execute;
mod figures;
mod harvest;
mod incidents;
mod kit;
mod locations;
mod plan;
mod position;
mod rival;
mod scoring;
mod setup;
mod tiles;
mod view;
mod words;
