//! Random games for a profiler that counts instructions, so that a busy machine does not matter:
//!
//! ```text
//! cargo build --profile profiling -p orrery-games --example playouts
//! valgrind --tool=callgrind target/profiling/examples/playouts red-outpost 300
//! ```
//!
//! The games are those of `orrery bench`. What two runs of different length differ by is the
//! playing alone.
#![forbid(unsafe_code)]

use std::{
    env,
    error::Error,
    io::{self, Write as _},
};

use bots::playouts;
use catalog::DynGame;
use circadians::Circadians;
use kosmonavts::Kosmonavts;
use red_outpost::RedOutpost;
use tabletop::{Game, Options};

/// Plays so many games with the printed figures and tells how many decisions that took.
fn play<G: Game>(entry: &dyn DynGame, games: u64) -> String {
    let spec = entry.bench_spec();
    let options: Options = spec
        .options
        .iter()
        .map(|(key, value)| (key.to_string(), value.to_string()))
        .collect();
    let opened = G::open(entry.figures(), spec.players, &options);
    let game = opened.unwrap_or_else(|_| panic!("the box is sound"));
    let played = playouts(&game, games, &mut Vec::new());
    format!(
        "{} decisions, digest {:016x}",
        played.decisions, played.digest
    )
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [name, games] = &arguments[..] else {
        return Err("playouts GAME GAMES".into());
    };
    let catalog = games::catalog();
    let entry = catalog.find(name).ok_or("no such game")?;
    let games = games.parse()?;
    let told = match entry.info().id {
        "kosmonavts" => play::<Kosmonavts>(entry, games),
        "circadians" => play::<Circadians>(entry, games),
        _ => play::<RedOutpost>(entry, games),
    };
    writeln!(io::stdout(), "{name}: {told}")?;
    Ok(())
}
