//! A bot for Orrery that plays any game: it takes what it has taken least often.
//!
//! ```text
//! cargo build --release --example variety
//! orrery play red-outpost --bots exec:target/release/examples/variety
//! ```
//!
//! The protocol is described in `docs/bots.md`.

use std::{
    collections::HashMap,
    io::{self, BufRead, Write},
};

use serde::Deserialize;
use serde_json::json;

/// What Orrery tells. Fields that are not needed are left out: the view of the seat
/// (`view`) has a field for everything the player can see.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Request {
    Hello { game: String, seat: u8 },
    Decide { n: u64, choices: Vec<Choice> },
    Over { places: Vec<u8> },
}

#[derive(Deserialize)]
struct Choice {
    action: String,
}

fn main() -> io::Result<()> {
    let mut notes = io::stderr();
    let mut taken: HashMap<String, u32> = HashMap::new();
    for line in io::stdin().lock().lines() {
        match serde_json::from_str(&line?)? {
            Request::Hello { game, seat } => writeln!(notes, "at seat {seat} of {game}")?,
            Request::Decide { n, choices } => {
                let often = |choice: &&Choice| taken.get(&choice.action).copied().unwrap_or(0);
                let choice = choices.iter().min_by_key(often).expect("there is a choice");
                *taken.entry(choice.action.clone()).or_default() += 1;
                // `println!` flushes at the end of a line only when people look.
                let mut answers = io::stdout().lock();
                writeln!(answers, "{}", json!({ "n": n, "action": choice.action }))?;
                answers.flush()?;
            }
            Request::Over { places } => writeln!(notes, "the places are {places:?}")?,
        }
    }
    Ok(())
}
