//! What the tests of every game share: random play with every check there is, campaigns of
//! many games, and boards that are built by editing positions.

mod board;
mod campaign;
mod contract;
mod encoding;

pub use board::{Board, Complete};
pub use campaign::{Campaign, Totals};
pub use contract::{FinishedGame, play_out, play_quietly};
pub use encoding::{
    check_relabelled, describe_encoding, observation, play_encoded, play_encoded_by,
    play_encoded_quietly,
};
