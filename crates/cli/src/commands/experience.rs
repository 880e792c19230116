//! `experience`: games between bots, written down for programs that learn.
//!
//! The file begins with one line of JSON that says everything about it: the game, the fields
//! of an example as NumPy describes them, the tables and bots. It is filled up with spaces to
//! a multiple of 64 bytes. Examples of equal length follow, game after game in the order of
//! their numbers, so that the file depends on the seed and not on the number of threads, and
//! a file that was cut off anywhere goes on after its last whole game.

use std::{
    collections::BTreeMap,
    fs::{File, OpenOptions},
    io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Write},
    path::Path,
    sync::{
        Arc, Mutex,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use catalog::{BotSpec, DynGame, Encoding, Experience, Layout, Referee};
use serde_json::json;
use tabletop::{OpenProblem, Options, Phrase};

use super::{
    Context, networks,
    sim::{progress_bar, threads},
};
use crate::{
    args::ExperienceArgs,
    output::{Failure, decimal, print, print_json},
};

/// The examples begin at a multiple of this.
const ALIGNED: usize = 64;

/// Plays the series, or the rest of it, into the file.
pub fn experience(context: &Context, args: &ExperienceArgs) -> Result<(), Failure> {
    let entry = context.entry(&args.game)?;
    let input = |phrase: &Phrase| Failure::Input(context.say(phrase));
    let all: Vec<BotSpec> = args.bots.0.iter().chain(&args.teacher).cloned().collect();
    if all.iter().any(|bot| matches!(bot, BotSpec::Program(_))) {
        return Err(input(&Phrase::new("cli-experience-program")));
    }
    let tables = tables(context, entry, args)?;
    let encodings = tables.iter().map(|table| table.encoding());
    let encodings: Option<Vec<Encoding>> = encodings.collect();
    let encoding = encodings.and_then(|encodings| encodings.into_iter().next());
    let Some(encoding) = encoding else {
        let phrase = Phrase::new("cli-no-encoding");
        return Err(input(&phrase.with("title", entry.info().title.to_string())));
    };
    let shape = encoding.shape();
    let layout = Layout::new(shape.inputs, shape.actions, shape.sides);
    let what = Experience {
        bots: args.bots.clone(),
        teacher: args.teacher.clone(),
        networks: networks::read(context, &*tables[0], &all)?,
        seed: args.seed,
        tables: tables.len() as u64,
        rounds: args.rounds,
        sampled: args.sampled,
        stray: args.stray,
    };
    let header = header(entry, &tables, &encoding, &layout, &what);
    let wrong = |error: &io::Error| Failure::World(format!("{}: {error}", args.out.display()));
    let opened = open(&args.out, &header, &layout).map_err(|error| wrong(&error))?;
    let Some((file, known)) = opened else {
        let file = args.out.display().to_string();
        let phrase = Phrase::new("cli-experience-other").with("file", file);
        return Err(input(&phrase));
    };
    let began = Instant::now();
    let (sink, threads) = play(args, &tables, &what, file, known);
    if let Some(error) = &sink.failed {
        return Err(wrong(error));
    }
    let games = sink.next - known;
    let examples = sink.bytes / layout.bytes() as u64;
    sum_up(
        context,
        [games, sink.next, examples],
        began.elapsed(),
        threads,
    )
}

/// Plays the games that are not in the file yet, and with how many threads.
fn play(
    args: &ExperienceArgs,
    tables: &[Arc<dyn Referee>],
    what: &Experience,
    file: File,
    known: u64,
) -> (Sink, usize) {
    let began = Instant::now();
    let end = args
        .minutes
        .map(|minutes| Duration::from_secs_f64(60.0 * minutes.max(0.0)));
    let bar = progress_bar(args.games);
    bar.inc(known);
    let next = AtomicU64::new(known);
    let sink = Mutex::new(Sink {
        file,
        next: known,
        waiting: BTreeMap::new(),
        bytes: 0,
        failed: None,
    });
    let threads = threads(args.threads);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    if end.is_some_and(|end| began.elapsed() > end) {
                        return;
                    }
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    if index >= args.games {
                        return;
                    }
                    let bytes = tables[what.table(index)].experience(what, index);
                    bar.inc(1);
                    let mut sink = sink.lock().expect("nobody panics here");
                    if !sink.take(index, bytes) {
                        return;
                    }
                }
            });
        }
    });
    bar.finish_and_clear();
    (sink.into_inner().expect("nobody panics here"), threads)
}

/// Says how many games and examples there are, and how fast they were made.
fn sum_up(
    context: &Context,
    [games, all, examples]: [u64; 3],
    time: Duration,
    threads: usize,
) -> Result<(), Failure> {
    let seconds = time.as_secs_f64();
    let rate = examples as f64 / seconds / threads as f64;
    if context.json {
        return print_json(&json!({
            "games": games,
            "all_games": all,
            "examples": examples,
            "seconds": seconds,
            "threads": threads,
            "examples_per_second_and_thread": rate,
        }));
    }
    let phrase = Phrase::new("cli-experience-summary")
        .with("games", games as i64)
        .with("all", all as i64)
        .with("examples", examples as i64)
        .with("seconds", decimal(seconds, 1))
        .with("rate", decimal(rate, 1));
    print(&context.say(&phrase))
}

/// The tables that take turns: for every number of players all ways to play that can be
/// chosen as a whole, and the solo games that a study plays.
fn tables(
    context: &Context,
    entry: &dyn DynGame,
    args: &ExperienceArgs,
) -> Result<Vec<Arc<dyn Referee>>, Failure> {
    let info = entry.info();
    let fixed: Options = args.options.iter().cloned().collect();
    let mut wanted: Vec<(u8, Options)> = Vec::new();
    for players in info.players.clone() {
        for preset in info.presets {
            let options = preset.options.iter();
            let options = options.map(|(key, value)| (key.to_string(), value.to_string()));
            wanted.push((players, options.collect()));
        }
    }
    let solo = entry.study_tables().into_iter();
    wanted.extend(solo.filter(|(players, _)| *players == 1));
    let mut tables: Vec<Arc<dyn Referee>> = Vec::new();
    let mut refused = None;
    for (players, mut options) in wanted {
        if args.players.is_some_and(|only| only != players) {
            continue;
        }
        options.extend(fixed.clone());
        match entry.open(context.figures(), players, &options) {
            Ok(referee) => {
                let is_new = tables.iter().all(|known| {
                    (known.seats(), known.options()) != (referee.seats(), referee.options())
                });
                if is_new {
                    tables.push(referee);
                }
            }
            // Not every way to play is for every number of players.
            Err(OpenProblem::Setup(_)) => refused = Some((players, options)),
            Err(OpenProblem::Figures { .. }) => refused = Some((players, options)),
        }
    }
    if tables.is_empty() {
        // Says what is wrong with the setup.
        let (players, options) = refused.unwrap_or((args.players.unwrap_or(0), fixed));
        let setup = crate::args::SetupArgs {
            players: Some(players),
            options: options.into_iter().collect(),
            seed: None,
        };
        tables.push(context.open(entry, &setup)?);
    }
    Ok(tables)
}

/// The first line of the file.
fn header(
    entry: &dyn DynGame,
    tables: &[Arc<dyn Referee>],
    encoding: &Encoding,
    layout: &Layout,
    what: &Experience,
) -> Vec<u8> {
    let bots: Vec<String> = what.bots.0.iter().map(ToString::to_string).collect();
    let all = tables.iter();
    let all = all.map(|table| json!({ "players": table.seats(), "options": table.options() }));
    let mut header = json!({
        "format": "orrery experience 1",
        "game": entry.info().id,
        "rules_version": entry.info().rules_version,
        "figures": tables[0].figures_hash(),
        "encoding": encoding.shape().encoding,
        "inputs": encoding.shape().inputs,
        "actions": encoding.shape().actions,
        "sides": encoding.shape().sides,
        "bytes": layout.bytes(),
        "fields": layout.fields(),
        "bots": bots,
        "networks": networks::hashes(&what.networks),
        "seed": what.seed,
        "rounds": what.rounds,
        "sampled": what.sampled,
        "stray": what.stray,
        "tables": all.collect::<Vec<_>>(),
        "bounds": encoding.bounds(),
    });
    // Files that were begun without a teacher do not name one.
    if let Some(teacher) = &what.teacher {
        header["teacher"] = json!(teacher.to_string());
    }
    let mut line = header.to_string().into_bytes();
    line.resize((line.len() + 1).next_multiple_of(ALIGNED), b' ');
    *line.last_mut().expect("a line") = b'\n';
    line
}

/// The file, ready for more, and how many whole games it has; nothing when it belongs to
/// another series.
fn open(path: &Path, header: &[u8], layout: &Layout) -> io::Result<Option<(File, u64)>> {
    let mut options = OpenOptions::new();
    let mut file = options
        .read(true)
        .write(true)
        .create(true)
        .truncate(false)
        .open(path)?;
    let length = file.metadata()?.len();
    if length == 0 {
        file.write_all(header)?;
        return Ok(Some((file, 0)));
    }
    let mut line = Vec::new();
    BufReader::new(&file)
        .take(header.len() as u64 + 1)
        .read_until(b'\n', &mut line)?;
    if line != header {
        return Ok(None);
    }
    let (start, size) = (header.len() as u64, layout.bytes() as u64);
    let mut count = (length - start) / size;
    let mut known = 0;
    // A game that was not written to its end is played again.
    let mut example = vec![0; layout.bytes()];
    while count > 0 {
        file.seek(SeekFrom::Start(start + (count - 1) * size))?;
        file.read_exact(&mut example)?;
        let number = |field: &str| {
            let at = layout.offset(field);
            u16::from_le_bytes([example[at], example[at + 1]])
        };
        if number("left") == 0 {
            let at = layout.offset("game");
            let game = example[at..at + 4].try_into().expect("four bytes");
            known = u64::from(u32::from_le_bytes(game)) + 1;
            break;
        }
        count -= u64::from(number("decision")) + 1;
    }
    file.set_len(start + count * size)?;
    file.seek(SeekFrom::End(0))?;
    Ok(Some((file, known)))
}

/// Writes games in the order of their numbers, whatever the order in which they end.
struct Sink {
    file: File,
    next: u64,
    waiting: BTreeMap<u64, Vec<u8>>,
    bytes: u64,
    failed: Option<io::Error>,
}

impl Sink {
    /// Takes a game; false when writing has failed.
    fn take(&mut self, index: u64, bytes: Vec<u8>) -> bool {
        self.waiting.insert(index, bytes);
        while self.failed.is_none()
            && let Some(bytes) = self.waiting.remove(&self.next)
        {
            self.failed = self.file.write_all(&bytes).err();
            self.bytes += bytes.len() as u64;
            self.next += 1;
        }
        self.failed.is_none()
    }
}
