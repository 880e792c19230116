//! `puzzles`: positions of games between strong bots in which one answer is clearly the best.

use std::{
    fs::{self, OpenOptions},
    io::Write,
    path::Path,
};

use indicatif::{ProgressBar, ProgressStyle};
use puzzles::{Effort, Finder, Header, Played, Set};
use serde::Serialize;
use tabletop::Phrase;

use super::Context;
use crate::{
    args::PuzzleArgs,
    output::{Failure, print},
};

/// Plays games until there are enough puzzles. What is in the file already is kept, and the
/// next game of the same series is played.
pub fn puzzles(context: &Context, args: &PuzzleArgs) -> Result<(), Failure> {
    let entry = context.entry(&args.game)?;
    let made_by = format!("orrery puzzles {} --seed {}", args.game, args.seed);
    let finder = Finder::new(entry, args.seed, Effort::default(), made_by);
    let finder = finder.map_err(|why| Failure::Input(catalog::explain_setup(&why)))?;
    let known = match &args.out {
        Some(file) => kept(context, file, finder.header())?,
        None => None,
    };
    let write = |text: &str| match &args.out {
        Some(file) => append(file, text),
        None => print(text),
    };
    let games = match &known {
        Some(games) => &games[..],
        None => {
            write(&line(finder.header()))?;
            &[]
        }
    };
    let mut found: u64 = games.iter().map(|game| game.puzzles.len() as u64).sum();
    let first = games.last().map_or(0, |game| game.game + 1);
    let template = "{wide_bar} {pos}/{len} puzzles, {msg} games, {eta} left";
    let bar = ProgressBar::new(args.count)
        .with_style(ProgressStyle::with_template(template).expect("a valid template"));
    bar.set_position(found);
    for game in first.. {
        if found >= args.count {
            break;
        }
        bar.set_message(game.to_string());
        let played = finder.play(game, &mut || bar.inc(1));
        found += played.puzzles.len() as u64;
        write(&line(&played))?;
    }
    bar.finish_and_clear();
    Ok(())
}

/// The games in a file of the same set; nothing where there is no file yet.
fn kept(context: &Context, file: &Path, header: &Header) -> Result<Option<Vec<Played>>, Failure> {
    let text = match fs::read_to_string(file) {
        Ok(text) => text,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(Failure::Input(format!("{}: {error}", file.display()))),
    };
    let other = || {
        let file = file.display().to_string();
        Failure::Input(context.say(&Phrase::new("cli-puzzles-other").with("file", file)))
    };
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    let known = if whole > 0 {
        let set = Set::read(&text)
            .map_err(|problem| Failure::Input(format!("{}: {problem}", file.display())))?;
        (set.header == *header).then_some(Some(set.games))
    } else {
        line(header).starts_with(&text).then_some(None)
    };
    let known = known.ok_or_else(other)?;
    // What was being written when the program was stopped is found again.
    if whole < text.len() {
        fs::write(file, &text[..whole]).map_err(Failure::world)?;
    }
    Ok(known)
}

fn append(file: &Path, text: &str) -> Result<(), Failure> {
    let written = OpenOptions::new()
        .create(true)
        .append(true)
        .open(file)
        .and_then(|mut file| file.write_all(text.as_bytes()));
    written.map_err(|error| Failure::World(format!("{}: {error}", file.display())))
}

fn line(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("plain data") + "\n"
}
