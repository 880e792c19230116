//! The lines of the protocol, as `docs/bots.md` describes them.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{Options, Seat};

/// The version of the protocol: it grows when a program that followed the old one
/// would go wrong.
pub const VERSION: u32 = 1;

/// What a program is told.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Request<'a> {
    /// The first line: which game, which seat.
    Hello {
        protocol: u32,
        game: &'a str,
        rules_version: u32,
        players: u8,
        sides: u8,
        options: &'a Options,
        seat: Seat,
        language: &'a str,
        time_ms: u128,
    },
    /// A question.
    Decide {
        n: u64,
        time_ms: u128,
        question: String,
        view: &'a Value,
        choices: &'a [Choice],
    },
    /// The last line: how the game ended.
    Over { places: &'a [u8], scores: &'a [i32] },
}

/// One of the answers that are allowed.
#[derive(Serialize)]
pub struct Choice {
    /// In notation, as it is to be sent back.
    pub action: String,
    /// As a sentence.
    pub text: String,
}

/// What a program answers. It may say more; that is not read.
#[derive(Deserialize)]
pub struct Reply {
    /// The number of the question.
    pub n: u64,
    /// One of the choices, in notation.
    pub action: String,
}
