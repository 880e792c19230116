//! `puzzles`: positions of games between strong bots in which one answer is clearly the best.

use std::{
    collections::BTreeMap,
    fs::{self, OpenOptions},
    io::Write,
    path::Path,
};

use indicatif::{ProgressBar, ProgressStyle};
use puzzles::{Effort, Finder, Header, Played, Set};
use serde::Serialize;
use series::{Crew, Heard, Made, Puzzles, Spread, What};
use tabletop::Phrase;

use super::{
    Context,
    spread::{Workers, shown},
};
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
    let template = "{wide_bar} {pos}/{len} puzzles, {msg}, {eta} left";
    let bar = ProgressBar::new(args.count)
        .with_style(ProgressStyle::with_template(template).expect("a valid template"));
    bar.set_position(found);
    if let Some(workers) = Workers::of(context, &args.spread)? {
        let mut order = Order {
            header: finder.header(),
            count: args.count,
            found,
            asked: first,
            next: first,
            early: BTreeMap::new(),
            crew: Crew::default(),
            bar: &bar,
            write: &|played| write(&line(played)),
            failed: None,
        };
        if found < args.count {
            let spread = workers.spread(&mut order);
            order.failed.map_or(spread, Err)?;
        }
        bar.finish_and_clear();
        return Ok(());
    }
    for game in first.. {
        if found >= args.count {
            break;
        }
        bar.set_message(format!("{game} games"));
        let played = finder.play(game, &mut || bar.inc(1));
        found += played.puzzles.len() as u64;
        write(&line(&played))?;
    }
    bar.finish_and_clear();
    Ok(())
}

/// Puzzles that workers look for. The games are taken in their order, so the set is the same.
struct Order<'a> {
    header: &'a Header,
    count: u64,
    found: u64,
    /// The next game that nobody was asked for.
    asked: u64,
    /// The next game that is written.
    next: u64,
    /// Those that came before their turn.
    early: BTreeMap<u64, Played>,
    crew: Crew,
    bar: &'a ProgressBar,
    write: &'a dyn Fn(&Played) -> Result<(), Failure>,
    /// Why no more could be written.
    failed: Option<Failure>,
}

impl Spread for Order<'_> {
    fn next(&mut self) -> Option<What> {
        let index = self.asked;
        self.asked += 1;
        Some(What::Puzzles(Puzzles {
            game: self.header.game.clone(),
            rules: self.header.rules,
            seed: self.header.seed,
            index,
        }))
    }

    fn hear(&mut self, heard: Heard) -> Result<bool, String> {
        match heard {
            Heard::Crew(crew) => self.crew = crew,
            Heard::Made(Made::Puzzles { played }) if played.game >= self.next => {
                self.early.insert(played.game, played);
            }
            Heard::Made(_) => {}
        }
        while let Some(played) = self.early.remove(&self.next) {
            self.next += 1;
            self.found += played.puzzles.len() as u64;
            if let Err(failure) = (self.write)(&played) {
                self.failed = Some(failure);
                return Ok(false);
            }
            if self.found >= self.count {
                return Ok(false);
            }
        }
        self.bar.set_position(self.found);
        let games = format!("{} games{}", self.next, shown(self.crew));
        self.bar.set_message(games);
        Ok(true)
    }

    fn is_done(&self, piece: &What) -> bool {
        let What::Puzzles(puzzles) = piece else {
            return true;
        };
        puzzles.index < self.next || self.early.contains_key(&puzzles.index)
    }
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
