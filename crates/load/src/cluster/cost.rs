//! What a durable move costs, with one file, with PostgreSQL and one node, and with three: the
//! time on processors of every part, how soon the news is heard, and how many moves a second
//! are possible until something is used up.

use std::{rc::Rc, time::Duration};

use tokio::time::Instant;

use super::{
    Args,
    house::{House, Size, Wiring},
};
use crate::{
    Failure, cores,
    figures::Figures,
    people::People,
    program::{self, Program, cpu_of},
    run::Run,
};

/// By how much the rate is raised each time.
const STEP: f64 = 1.3;
/// How often at most.
const STEPS: usize = 16;
/// A rate is kept if 99 % of the moves are answered within so many milliseconds.
const WITHIN: f64 = 500.0;

/// The time on processors of each part, in seconds.
#[derive(Clone, Copy, Default)]
struct Spent {
    program: f64,
    postgres: f64,
    proxy: f64,
    players: f64,
}

impl Spent {
    fn parts(self) -> [(&'static str, f64); 4] {
        [
            ("program", self.program),
            ("PostgreSQL", self.postgres),
            ("proxy", self.proxy),
            ("players", self.players),
        ]
    }

    fn since(self, before: Self) -> Self {
        Self {
            program: self.program - before.program,
            postgres: self.postgres - before.postgres,
            proxy: self.proxy - before.proxy,
            players: self.players - before.players,
        }
    }
}

/// What serves: one program with a file, or a cluster.
enum Serving {
    File(Box<Program>),
    Cluster(Box<House>),
}

impl Serving {
    async fn spent(&self) -> Result<Spent, Failure> {
        let players = cpu_of(std::process::id())?.as_secs_f64();
        Ok(match self {
            Self::File(program) => Spent {
                program: program.cpu()?.as_secs_f64(),
                players,
                ..Spent::default()
            },
            Self::Cluster(house) => {
                let nodes: Result<Vec<Duration>, _> =
                    house.nodes.iter().map(super::node::Node::cpu).collect();
                Spent {
                    program: nodes?.iter().sum::<Duration>().as_secs_f64(),
                    postgres: house.cpu_of_postgres()?.as_secs_f64(),
                    proxy: house.cpu_of_proxy()?.as_secs_f64(),
                    players,
                }
            }
        })
    }
}

/// Measures and prints everything.
///
/// # Errors
/// When something could not be measured.
pub async fn measure(args: &Args) -> Result<Vec<String>, Failure> {
    println!(
        "{} cores, shared by everything; before that the machine was at load {}",
        cores(),
        program::machine_load()
    );
    println!(
        "a move: the reading before it, the move until it is on disk, the news to two streams; \
         {} tables",
        args.tables
    );
    let mut broken = Vec::new();
    let named = program::file_of(args.program.as_deref())?;
    let folder = tempfile::tempdir()?;
    let file = Program::start(Some(&named), folder.path()).await?;
    let address = file.address();
    let serving = Serving::File(Box::new(file));
    broken.extend(one(args, "one program with a file (SQLite)", address, &serving).await?);
    drop(serving);
    for (nodes, bus) in [(1, false), (args.nodes, false), (args.nodes, !args.no_bus)] {
        let folder = tempfile::tempdir()?;
        let size = Size {
            nodes,
            workers: 0,
            bus,
        };
        let house = House::open(&named, folder.path(), size, Wiring::Direct).await?;
        let address = house.address;
        let with = if bus { " and NATS" } else { "" };
        let title = format!("{nodes} of the program on PostgreSQL{with}, behind HAProxy");
        let serving = Serving::Cluster(Box::new(house));
        broken.extend(one(args, &title, address, &serving).await?);
    }
    Ok(broken)
}

/// Measures one way to serve.
async fn one(
    args: &Args,
    title: &str,
    address: std::net::SocketAddr,
    serving: &Serving,
) -> Result<Option<String>, Failure> {
    println!("\n{title}");
    let people = Rc::new(People::new(address, args.seed.unwrap_or(1)));
    let games = people.games().await?;
    let run = Rc::new(Run::new(people, false));
    run.open_tables(&games, args.tables).await?;
    run.open_streams().await?;

    let (figures, spent, _) = stretch(&run, serving, args.rate, args.seconds).await?;
    println!(
        "  at {:.0} moves a second: {} answered, {} failed",
        args.rate,
        figures.answers.count(),
        figures.failures
    );
    let moves = spent.1.max(1) as f64;
    for (part, seconds) in spent.0.parts() {
        if seconds > 0.0 {
            println!(
                "    {part:<12}{:>8.2} ms of a processor for a move",
                seconds * 1000.0 / moves
            );
        }
    }
    println!("    answered    {}", figures.answers.spread());
    println!("    news heard  {}", figures.events.spread());
    println!("    tables read {}", figures.reads.spread());

    let mut rate = args.rate;
    let mut kept = figures.rate;
    for _ in 0..STEPS {
        rate *= STEP;
        let (figures, (spent, _), wall) = stretch(&run, serving, rate, args.seconds).await?;
        let at = figures.answers.at(0.99);
        println!(
            "    due {rate:>6.0}: {:>6.0} a second, p99 {at:.0} ms",
            figures.rate
        );
        // What is never sent counts with the time that it has waited.
        if at <= WITHIN && figures.failures == 0 {
            kept = figures.rate;
            continue;
        }
        let shares = spent.parts().map(|(part, seconds)| {
            let cores = seconds / wall.as_secs_f64();
            format!("{part} {cores:.2}")
        });
        println!(
            "  {kept:.0} moves a second are kept; then the {} cores are used by: {}",
            cores(),
            shares.join(", ")
        );
        break;
    }
    run.end();
    Ok((figures.failures > 0).then(|| format!("{title}: {} requests failed", figures.failures)))
}

/// A stretch at a rate: its figures, what was spent for how many moves, and how long it took.
async fn stretch(
    run: &Rc<Run>,
    serving: &Serving,
    rate: f64,
    seconds: u64,
) -> Result<(Figures, (Spent, u64), Duration), Failure> {
    let (before, moves, began) = (serving.spent().await?, run.all_moves(), Instant::now());
    let figures = run.play(rate, 1, seconds).await?;
    let spent = serving.spent().await?.since(before);
    Ok((figures, (spent, run.all_moves() - moves), began.elapsed()))
}
