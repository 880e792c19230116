//! A start with many stored tables: a few real games, copied under other names and for other
//! people, and how soon the program answers then.

use std::{
    path::Path,
    rc::Rc,
    str::FromStr,
    time::{Duration, Instant},
};

use rusqlite::{Connection as Database, params};

use crate::{
    Args, Failure,
    connection::Connection,
    figures::{kib, whole},
    people::{Game, People},
    program::Program,
};

/// How many games are stored.
#[derive(Clone, Copy, Debug)]
pub struct Stored {
    /// Games that go on.
    running: u32,
    /// Games that are over.
    finished: u32,
}

/// Within this time of its start the program answers.
const PROMISED: Duration = Duration::from_secs(1);

/// The most memory that all the stored games may cost.
const GROWTH: u64 = 8 << 20;

/// How many actions are played in a game that goes on.
const ACTIONS: usize = 5;

/// A column of the database, and what stands there in a copy.
type Replaced = (&'static str, &'static str);

/// The tables of the database that belong to a table of the club, with the column that names
/// it, and what is somebody else's in a copy.
const PARTS: [(&str, &str, &[Replaced]); 4] = [
    ("game_table", "id", &[("host", "copy.id || '-1'")]),
    ("event", "game_table", &[]),
    (
        "seat",
        "game_table",
        &[(
            "visitor",
            "CASE WHEN visitor NOT NULL THEN copy.id || '-' || seat END",
        )],
    ),
    ("kept", "game_table", &[]),
];

impl FromStr for Stored {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let numbers = text.split_once(',');
        let numbers = numbers.map(|(running, finished)| (running.parse(), finished.parse()));
        match numbers {
            Some((Ok(running), Ok(finished))) => Ok(Self { running, finished }),
            _ => Err("two numbers: games that go on, games that are over".into()),
        }
    }
}

/// Measures the start with an empty file and with all these games; returns the promises that
/// were not kept.
pub async fn measure(stored: Stored, args: &Args) -> Result<Vec<String>, Failure> {
    let folder = tempfile::tempdir()?;
    let mut program = Program::start(args.program.as_deref(), folder.path()).await?;
    program.kill().await?;
    let empty = start(&mut program).await?;
    empty.print("with an empty file");

    let people = Rc::new(People::new(program.address(), args.seed));
    let mut games = people.games().await?;
    games.retain(|game| args.game.as_ref().is_none_or(|wanted| *wanted == game.id));
    for game in games {
        play(&people, &game, ACTIONS).await?;
        play(&people, &game, usize::MAX).await?;
    }
    program.kill().await?;
    let began = Instant::now();
    let bytes = multiply(&folder.path().join("orrery.sqlite"), stored)?;
    let (running, finished) = (stored.running, stored.finished);
    println!(
        "\n{running} running and {finished} finished games in {}, written in {} ms",
        kib(bytes),
        whole(began.elapsed())
    );
    let full = start(&mut program).await?;
    full.print("with all of them");
    program.kill().await?;

    let mut broken = Vec::new();
    if full.memory > empty.memory + GROWTH {
        let more = kib(full.memory - empty.memory);
        broken.push(format!("stored games cost {more} of memory at the start"));
    }
    if !args.counts && full.listed > PROMISED {
        let took = whole(full.listed);
        broken.push(format!("games are listed {took} ms after the start"));
    }
    Ok(broken)
}

/// A game of which so many actions are played.
async fn play(people: &People, game: &Game, actions: usize) -> Result<(), Failure> {
    let pair = [people.person().await?, people.person().await?];
    let table = people.table(game, pair).await?;
    for _ in 0..actions {
        if !people.play_one(&table).await? {
            break;
        }
    }
    Ok(())
}

/// What a start took and cost.
struct Start {
    healthy: Duration,
    listed: Duration,
    memory: u64,
}

impl Start {
    fn print(&self, when: &str) {
        println!("\na start {when}");
        println!("  /healthz          after {} ms", whole(self.healthy));
        println!("  /games            after {} ms", whole(self.listed));
        println!("  memory            {}", kib(self.memory));
    }
}

/// Starts the program and asks for the first pages.
async fn start(program: &mut Program) -> Result<Start, Failure> {
    let began = Instant::now();
    program.start_again().await?;
    let line = Connection::new(program.address());
    let mut times = Vec::new();
    for path in ["/healthz", "/games"] {
        let reply = line.send("GET", path, &[], String::new()).await?;
        if reply.status != 200 {
            return Err(format!("{path} answers {}", reply.status).into());
        }
        times.push(began.elapsed());
    }
    Ok(Start {
        healthy: times[0],
        listed: times[1],
        memory: program.memory()?,
    })
}

/// Copies the games until there are so many; the size of the file then.
fn multiply(file: &Path, stored: Stored) -> Result<u64, Failure> {
    let mut database = Database::open(file)?;
    let change = database.transaction()?;
    change.execute("CREATE TEMP TABLE copy (source TEXT, id TEXT)", [])?;
    for (stage, count) in [("live", stored.running), ("finished", stored.finished)] {
        change.execute(
            "INSERT INTO copy WITH RECURSIVE \
             number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ?2), \
             source (id, n) AS \
             (SELECT id, row_number() OVER () - 1 FROM game_table WHERE stage = ?1) \
             SELECT id, lower(hex(randomblob(6))) FROM number \
             JOIN source ON source.n = number.n % (SELECT count(*) FROM source)",
            params![stage, count],
        )?;
    }
    for (table, name, others) in PARTS {
        let columns = columns(&change, table)?;
        let values = columns.iter().map(|column| {
            let other = others.iter().find(|(other, _)| other == column);
            match other {
                _ if column == name => "copy.id".to_string(),
                Some((_, value)) => (*value).to_string(),
                None => format!("part.{column}"),
            }
        });
        let values: Vec<String> = values.collect();
        let copied = format!(
            "INSERT INTO {table} ({}) SELECT {} FROM copy JOIN {table} AS part \
             ON part.{name} = copy.source",
            columns.join(", "),
            values.join(", ")
        );
        change.execute(&copied, [])?;
    }
    change.execute("DROP TABLE copy", [])?;
    change.commit()?;
    database.close().map_err(|(_, why)| why)?;
    Ok(std::fs::metadata(file)?.len())
}

fn columns(database: &Database, table: &str) -> Result<Vec<String>, Failure> {
    let mut names = database.prepare("SELECT name FROM pragma_table_info(?1)")?;
    let names = names.query_map([table], |row| row.get(0))?;
    Ok(names.collect::<Result<_, _>>()?)
}
