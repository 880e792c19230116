//! Many people at many tables: how fast the program answers them, and what that costs.
//!
//! Started by `cargo xtask load`, and for a moment by the tests of the program. The program under test is a process of its own with
//! a fresh file; everyone else, all players and all their event streams, is one thread
//! here. Both share the machine, so the figures are those of the program on what is
//! left of it.
#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a tool of the terminal"
)]

#[cfg(unix)]
pub mod cluster;
mod connection;
mod figures;
mod instructions;
mod pages;
mod people;
mod program;
mod run;
mod stored;
mod watchers;

use std::{
    ffi::OsString,
    path::{Path, PathBuf},
    rc::Rc,
    time::Duration,
};

use clap::Parser;

use self::{
    figures::{Figures, kib, whole},
    people::People,
    program::Program,
    run::{Pace, Run},
    stored::Stored,
};

/// Many people at many tables: how fast the program answers them, and what that costs.
#[derive(Clone, Debug, Parser)]
#[command(name = "cargo xtask load", max_term_width = 100)]
pub struct Args {
    /// Live tables, each with two people and their two event streams
    #[arg(long, default_value_t = 1000)]
    tables: usize,

    /// Moves a second, or `max` for the highest rate that keeps the promises
    #[arg(long, default_value = "600")]
    rate: Pace,

    /// How long is measured
    #[arg(long, default_value_t = 30)]
    seconds: u64,

    /// How long is played before anything is measured
    #[arg(long, default_value_t = 5)]
    warm_up: u64,

    /// After every change both players also fetch the page's frame, as a browser does
    #[arg(long)]
    pages: bool,

    /// Games of each kind in which the cost of a page update is measured
    #[arg(long, default_value_t = 3)]
    page_games: usize,

    /// Fail below so many durable moves a second
    #[arg(long, default_value_t = 500.0)]
    least: f64,

    /// Fail when 99 % are not answered within so many milliseconds
    #[arg(long, default_value_t = 100.0)]
    within: f64,

    /// Repeats the choices of a run
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// Play only this game [default: all of them by turns]
    #[arg(long)]
    game: Option<String>,

    /// Fail when a move, with the reading before it and the news to its two streams, costs the
    /// program more milliseconds of a processor
    #[arg(long)]
    cost: Option<f64>,

    /// Fail when 99 % are not answered within so many milliseconds at half the highest rate
    #[arg(long, default_value_t = 60.0)]
    half_within: f64,

    /// Event streams to one table, besides those of its players
    #[arg(long, default_value_t = 5000)]
    watchers: usize,

    /// Measure only a start with so many stored games
    #[arg(long, value_name = "RUNNING,FINISHED")]
    stored: Option<Stored>,

    /// Measure only how many instructions of the program a move takes, with valgrind; with
    /// `--pages` those of a page update too
    #[arg(long)]
    instructions: bool,

    /// Fail when a move takes more million instructions
    #[arg(long, value_name = "MILLIONS")]
    most_instructions: Option<f64>,

    /// Fail only when something is lost, never because it is slow
    #[arg(long)]
    counts: bool,

    /// The program under test [default: `orrery` beside this one]
    #[arg(long, value_name = "FILE")]
    program: Option<PathBuf>,

    /// An earlier program: it is measured first, in the same way, and promises nothing
    #[arg(long, value_name = "FILE")]
    before: Option<PathBuf>,
}

impl Args {
    /// What these words ask for, those of a command line without the program's name.
    ///
    /// # Errors
    /// When they ask for nothing that there is.
    pub fn of(words: impl IntoIterator<Item = OsString>) -> Result<Self, Failure> {
        let words = std::iter::once("load".into()).chain(words);
        Ok(Self::try_parse_from(words)?)
    }

    /// When to give up, far longer than everything should take.
    fn longest(&self) -> Duration {
        let stretches = match self.rate {
            Pace::Rate(_) => 1,
            Pace::Max => run::STEPS + 1,
        };
        let games = Duration::from_secs(60 * self.page_games as u64);
        let tables = Duration::from_millis(200 * self.tables as u64);
        let play = Duration::from_secs((self.warm_up + self.seconds + 20) * stretches);
        let watchers = Duration::from_millis(100 * self.watchers as u64);
        let programs = 1 + u32::from(self.before.is_some());
        let slow = self.stored.is_some() || self.instructions;
        let slow = Duration::from_secs(if slow { 1800 } else { 0 });
        (Duration::from_secs(300) + games + tables + play + watchers + slow) * programs
    }
}

/// What kept us from finding out.
pub type Failure = Box<dyn std::error::Error>;

/// Measures what is asked for; returns the promises that were not kept. Whatever comes of it,
/// the program under test has ended then.
///
/// # Errors
/// When something could not be measured, or it takes far too long.
pub fn run(args: &Args) -> Result<Vec<String>, Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let local = tokio::task::LocalSet::new();
    let measured = local.block_on(&runtime, async {
        tokio::time::timeout(args.longest(), measure_all(args)).await
    });
    measured.unwrap_or_else(|_| Err("the program takes far too long".into()))
}

/// Measures one program, or two of them one after the other; returns the promises that the
/// last one did not keep.
async fn measure_all(args: &Args) -> Result<Vec<String>, Failure> {
    // Two streams a table, the watchers, and as many again for requests under way.
    let streams = args.tables * 2 + args.watchers;
    rlimit::increase_nofile_limit(streams as u64 * 2 + 1000)?;
    println!(
        "{} cores, SQLite, one file; before that the machine was at load {}",
        cores(),
        program::machine_load()
    );
    if let Some(stored) = args.stored {
        return stored::measure(stored, args).await;
    }
    if args.instructions {
        return instructions::measure(args).await;
    }
    if let Some(before) = &args.before {
        println!("\n==== before: {}", before.display());
        measure(args, Some(before)).await?;
        println!("\n==== after");
    }
    measure(args, args.program.as_deref()).await
}

/// Measures everything; returns the promises that were not kept.
async fn measure(args: &Args, program: Option<&Path>) -> Result<Vec<String>, Failure> {
    let folder = tempfile::tempdir()?;
    let mut program = Program::start(program, folder.path()).await?;
    let people = Rc::new(People::new(program.address(), args.seed));
    let mut games = people.games().await?;
    games.retain(|game| args.game.as_ref().is_none_or(|wanted| *wanted == game.id));
    let first = games.first().ok_or("there is no such game")?;
    let mut broken = Vec::new();
    pages::measure(&people, &games, args.page_games).await?;
    if args.watchers > 0 {
        let watched = watchers::measure(&people, &program, first, args.watchers);
        broken.extend(watched.await?);
    }

    let run = Rc::new(Run::new(people, args.pages));
    settle().await;
    let empty = program.memory()?;
    run.open_tables(&games, args.tables).await?;
    settle().await;
    let opened = program.memory()?;
    run.open_streams().await?;
    settle().await;
    let streaming = program.memory()?;

    let spent = program.cpu()?;
    let figures = match args.rate {
        Pace::Rate(rate) => run.play(rate, args.warm_up, args.seconds).await?,
        Pace::Max => run.climb(args).await?,
    };
    let spent = (program.cpu()? - spent).as_secs_f64() * 1000.0 / run.all_moves() as f64;
    let counted = run.people.counted().await?;
    println!("\nmoves");
    figures.print(&run);
    println!(
        "  processor         {spent:.2} ms of the program for a move, with the reading before it \
         and the news to two streams"
    );
    broken.extend(figures.broken(args));
    if !args.counts && args.cost.is_some_and(|most| spent > most) {
        broken.push(format!("a move costs {spent:.2} ms of a processor"));
    }
    if matches!(args.rate, Pace::Max) {
        let half = run
            .play(figures.rate / 2.0, args.warm_up, args.seconds)
            .await?;
        println!("\nat half that rate");
        half.print(&run);
        if !args.counts && half.answers.at(0.99) > args.half_within {
            broken.push(format!(
                "99 % of the moves are answered within {:.1} ms at half the highest rate",
                half.answers.at(0.99)
            ));
        }
    }
    if counted.streams < args.tables as u64 * 2 {
        broken.push(format!("{} event streams are open", counted.streams));
    }

    println!("\nmemory of the program");
    let playing = program.memory()?;
    let each = |from: u64, to: u64, count: usize| kib(to.saturating_sub(from) / count as u64);
    println!("  before tables     {}", kib(empty));
    println!(
        "  with tables       {}, {} for each of {}",
        kib(opened),
        each(empty, opened, run.table_count()),
        run.table_count(),
    );
    println!(
        "  with streams      {}, {} for each of {}",
        kib(streaming),
        each(opened, streaming, run.table_count() * 2),
        run.table_count() * 2
    );
    println!(
        "  in play           {}, {} for each live table with its streams and its past \
         ({} tables are held, finished ones included)",
        kib(playing),
        each(empty, playing, counted.tables as usize),
        counted.tables,
    );

    println!("\nafter a kill");
    run.end();
    program.kill().await?;
    let started = program.start_again().await?;
    println!("  serves again in   {} ms", whole(started));
    let lost = run.lost().await?;
    println!("  answered moves    {lost} lost");
    if lost > 0 {
        broken.push(format!("{lost} tables lost moves that were answered"));
    }
    program.kill().await?;
    Ok(broken)
}

/// Lets what is under way come to an end.
async fn settle() {
    tokio::time::sleep(Duration::from_millis(500)).await;
}

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, std::num::NonZero::get)
}

impl Figures {
    /// The promises that these figures do not keep.
    fn broken(&self, args: &Args) -> Vec<String> {
        let mut broken = Vec::new();
        if !args.counts {
            broken.extend(self.too_slow(args));
        }
        if self.events.count() == 0 {
            broken.push("no event was heard".into());
        }
        if self.least_tables < args.tables {
            broken.push(format!(
                "only {} tables were live at times",
                self.least_tables
            ));
        }
        if self.failures > 0 {
            broken.push(format!("{} requests failed", self.failures));
        }
        broken
    }

    /// What took longer than was promised.
    fn too_slow(&self, args: &Args) -> Vec<String> {
        let mut broken = Vec::new();
        if self.rate < args.least {
            broken.push(format!(
                "{:.0} moves a second, promised are {:.0}",
                self.rate, args.least
            ));
        }
        for (what, sample) in [
            ("moves are answered", &self.answers),
            ("events are heard", &self.events),
        ] {
            if sample.at(0.99) > args.within {
                broken.push(format!(
                    "99 % of the {what} within {:.1} ms, promised are {:.0} ms",
                    sample.at(0.99),
                    args.within
                ));
            }
        }
        broken
    }
}
