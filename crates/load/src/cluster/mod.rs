//! Three nodes behind a proxy on one database, and many people who play while one part after the
//! other breaks. No answered action is lost or done twice, nobody who reads goes back in time, no
//! table is stuck, and everyone is right again soon after a part was mended.
//!
//! Started by `cargo xtask cluster`, and in a short form by the tests of the program. Every part
//! is real: the program, PostgreSQL, and HAProxy with the configuration that hosts copy. All
//! wires between them lead through ports here, where they can be cut.

mod cost;
mod crowd;
mod fault;
mod history;
mod house;
mod link;
mod node;
mod report;
mod sitting;

use std::{
    ffi::OsString,
    path::PathBuf,
    rc::Rc,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use clap::Parser;
use tokio::{
    task::LocalSet,
    time::{Instant, sleep},
};

use self::{
    crowd::Crowd,
    fault::Deck,
    house::{House, Size, Wiring},
    report::Report,
};
use crate::{
    Failure,
    connection::{Connection, Patience},
    people::People,
    program::file_of,
};

/// People play at several nodes while one part after the other breaks.
#[derive(Clone, Debug, Parser)]
#[command(name = "cargo xtask cluster", max_term_width = 100)]
pub struct Args {
    /// How often something breaks
    #[arg(long, default_value_t = 100)]
    faults: u64,

    /// Tables, each with two people and their two event streams
    #[arg(long, default_value_t = 100)]
    tables: usize,

    /// Nodes that serve
    #[arg(long, default_value_t = 3)]
    nodes: usize,

    /// Nodes that only think
    #[arg(long, default_value_t = 2)]
    workers: usize,

    /// Without NATS between the nodes, and without workers
    #[arg(long)]
    no_bus: bool,

    /// How long somebody thinks about a move at most, in milliseconds
    #[arg(long, default_value_t = 1500)]
    pace: u64,

    /// Fail when somebody is not right again within so many seconds after a fault ends
    #[arg(long, default_value_t = 10.0)]
    within: f64,

    /// Repeats the order of the faults and the choices of the people [default: another one each time]
    #[arg(long)]
    seed: Option<u64>,

    /// Measure only what a move costs with a file, with one node and with all, and how many are
    /// possible
    #[arg(long)]
    cost: bool,

    /// Moves a second at which the cost is measured
    #[arg(long, default_value_t = 20.0)]
    rate: f64,

    /// How long each rate is measured
    #[arg(long, default_value_t = 15)]
    seconds: u64,

    /// The program under test [default: `orrery` beside this one]
    #[arg(long, value_name = "FILE")]
    program: Option<PathBuf>,

    /// A folder for logs and records, which stay there
    #[arg(long, value_name = "FOLDER")]
    keep: Option<PathBuf>,
}

/// How long everyone together may take to be right again before the run is given up.
const PATIENCE: Duration = Duration::from_secs(120);

/// Somebody who sends a request again until it is answered. One line in ten breaks.
const INSISTING: Patience = Patience {
    answer: Duration::from_secs(4),
    again: Duration::from_millis(100),
    all: PATIENCE,
    breaks: 10,
};

impl Args {
    /// What these words ask for, those of a command line without the program's name.
    ///
    /// # Errors
    /// When they ask for nothing that there is.
    pub fn of(words: impl IntoIterator<Item = OsString>) -> Result<Self, Failure> {
        let words = std::iter::once("cluster".into()).chain(words);
        Ok(Self::try_parse_from(words)?)
    }

    /// How large the cluster is.
    fn size(&self) -> Size {
        Size {
            nodes: self.nodes,
            workers: if self.no_bus { 0 } else { self.workers },
            bus: !self.no_bus,
        }
    }
}

/// Breaks one part after the other while people play; returns what did not hold. Whatever comes
/// of it, everything that was started has ended then.
///
/// # Errors
/// When something could not be tried, or went so wrong that it was no use to go on.
pub fn run(args: &Args) -> Result<Vec<String>, Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    LocalSet::new().block_on(&runtime, async {
        rlimit::increase_nofile_limit(args.tables as u64 * 16 + 2000)?;
        match args.cost {
            true => cost::measure(args).await,
            false => survive(args).await,
        }
    })
}

async fn survive(args: &Args) -> Result<Vec<String>, Failure> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH)?;
    let seed = args.seed.unwrap_or(now.as_secs());
    println!("--seed {seed}");
    let folder = tempfile::tempdir()?;
    let folder = args.keep.clone().unwrap_or(folder.path().to_owned());
    std::fs::create_dir_all(&folder)?;
    let program = file_of(args.program.as_deref())?;
    let mut house = House::open(&program, &folder, args.size(), Wiring::Cuttable).await?;
    let line = Connection::insisting(house.address, INSISTING, seed);
    let people = Rc::new(People::over(line, seed));
    let games = people.games().await?;
    let pace = Duration::from_millis(args.pace);
    let crowd = Rc::new(Crowd::new(people.clone(), games, pace));
    let Size {
        nodes,
        workers,
        bus,
    } = args.size();
    println!(
        "{} people at {} tables of {nodes} nodes and {workers} workers behind HAProxy on PostgreSQL{}",
        args.tables * 2,
        args.tables,
        if bus { " and NATS" } else { "" }
    );
    crowd.come(args.tables);
    let mut report = Report::default();
    let broken = storm(args, &mut house, &crowd, &mut report, seed).await;
    let gone = crowd.go().await;
    if let Err(why) = broken.and(gone) {
        for node in house.nodes.iter().chain(&house.workers) {
            eprintln!("\nthe log of {} ends:\n{}", node.name(), node.last_words());
        }
        return Err(why);
    }
    println!("\n{}", report.text());
    println!(
        "{} actions answered, {} of them while something was broken; {} requests sent again, \
         {} moves recognised as taken before",
        crowd.history.borrow().answered(),
        crowd.answered_in_trouble.get(),
        people.line.resent(),
        people.repeated()
    );
    println!(
        "news of a move at both players, in quiet times: {}",
        crowd.news.borrow().spread()
    );
    let mut wrong = report.broken(args.within);
    wrong.extend(compare(&house, &crowd).await?);
    Ok(wrong)
}

/// One fault after the other, each when everyone is right again.
async fn storm(
    args: &Args,
    house: &mut House,
    crowd: &Crowd,
    report: &mut Report,
    seed: u64,
) -> Result<(), Failure> {
    let mut deck = Deck::new(args.size(), seed);
    crowd.right_again(&crowd.moment(), PATIENCE).await?;
    for number in 1..=args.faults {
        let (fault, lasts) = deck.deal();
        crowd.quiet.set(false);
        let began = Instant::now();
        fault.begin(house).await?;
        sleep(lasts).await;
        fault.end(house).await?;
        let moment = crowd.moment();
        let lasted = began.elapsed();
        let took = crowd.right_again(&moment, PATIENCE).await?;
        crowd.quiet.set(true);
        println!(
            "{number:>4}  {fault} for {:.1} s; right again after p50 {:.1} s, longest {:.1} s",
            lasted.as_secs_f64(),
            took.at(0.5) / 1000.0,
            took.at(1.0) / 1000.0
        );
        report.add(fault, &took);
        house.check()?;
        // A moment of peace, in which the news is measured.
        crowd.right_again(&crowd.moment(), PATIENCE).await?;
    }
    Ok(())
}

/// Compares what was answered with the records, and has these verified.
async fn compare(house: &House, crowd: &Crowd) -> Result<Vec<String>, Failure> {
    let folder = house.folder.join("records");
    house.export(&folder).await?;
    let history = crowd.history.take();
    let mut wrong = history.check(&house.program, &folder).await?;
    if let Err(why) = house.play_again().await {
        wrong.push(why.to_string());
    }
    println!(
        "the records of {} tables were compared with what was answered, and every table was played \
         again from its events",
        history.tables()
    );
    Ok(wrong)
}
