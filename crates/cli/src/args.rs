//! The command line.

mod club;
mod experience;
mod hosting;
mod limits;
mod notices;
mod spread;
mod usage;
mod work;

use std::{
    net::{SocketAddr, ToSocketAddrs},
    path::PathBuf,
    str::FromStr,
    time::Duration,
};

use catalog::{BotKind, BotList, Limits};
use clap::{Args as ClapArgs, Parser, Subcommand, builder::RangedU64ValueParser};
use clap_complete::Shell;
pub use club::ClubArgs;
pub use experience::ExperienceArgs;
pub use hosting::{
    AdminArgs, AdminCommand, BackupArgs, BusArgs, CopyArgs, DatabaseArgs, ExportArgs, LogFormat,
    NewSitter, RatingsCommand, RestoreArgs, Whom, database,
};
pub use limits::LimitArgs;
pub use notices::NoticeArgs;
use server::PublicUrl;
pub use spread::SpreadArgs;
use tabletop::Options;
use words::Language;
pub use work::WorkArgs;

pub use self::usage::{command, read};

/// A digital table for space-age board games.
///
/// Without a command it serves the table in the browser.
#[derive(Debug, Parser)]
#[command(
    name = "orrery",
    version,
    propagate_version = true,
    max_term_width = 100
)]
pub struct Args {
    #[command(subcommand)]
    pub command: Option<Command>,

    #[command(flatten)]
    pub common: Common,
}

/// A number of days, or never.
#[derive(Clone, Copy, Debug)]
pub struct Days(pub Option<Duration>);

impl FromStr for Days {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text == "never" {
            return Ok(Self(None));
        }
        let days: u32 = text
            .parse()
            .map_err(|_| "a number of days, or \"never\"".to_string())?;
        Ok(Self(Some(Duration::from_secs(86_400 * u64::from(days)))))
    }
}

/// What every command understands.
#[derive(Clone, Debug, ClapArgs)]
pub struct Common {
    /// Print JSON for programs instead of text for people
    #[arg(long, global = true)]
    pub json: bool,

    /// Language of the texts: en, es or fr [default: from LANG, else en]
    #[arg(long, global = true, value_name = "LANG", env = "ORRERY_LANG")]
    pub lang: Option<Language>,

    /// Use the printed figures in this corrected copy of the game's box.toml; `serve` takes one for each game
    #[arg(
        long = "box",
        global = true,
        value_name = "FILE",
        env = "ORRERY_BOX",
        value_delimiter = ','
    )]
    pub figures: Vec<PathBuf>,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Serve the table in the browser
    Serve(Box<ServeArgs>),

    /// Think for servers that share a PostgreSQL database: bots, hints, reviews
    Work(WorkArgs),

    /// Copy all data of a server into a file, while it runs
    Backup(BackupArgs),

    /// Put a backup in the place of the data
    Restore(RestoreArgs),

    /// Copy all data of a server that does not run from a file into a PostgreSQL database, or back
    Copy(CopyArgs),

    /// Write the games of a server into a folder as records, one file each
    Export(ExportArgs),

    /// Look after a server: its tables, bans, people's data
    Admin(AdminArgs),

    /// Print completions for a shell
    Completions {
        /// The shell
        shell: Shell,
    },

    /// Write manual pages into a folder
    Man {
        /// The folder
        folder: PathBuf,
    },

    /// List the games with their options
    Games,

    /// Show the numbered rules of a game
    Rules {
        /// The game
        game: String,
        /// A rule's number, or a word to look for
        query: Option<String>,
    },

    /// Show the printed figures of a game and where each comes from
    Box {
        /// The game
        game: String,
        /// Print the file itself, to correct a copy of it
        #[arg(long)]
        toml: bool,
    },

    /// Play a game in the terminal
    Play(PlayArgs),

    /// Print a position at the start of a game
    New {
        /// The game
        game: String,
        #[command(flatten)]
        setup: SetupArgs,
    },

    /// List the legal actions in a position
    Legal {
        /// The position; - is standard input
        #[arg(default_value = "-")]
        file: PathBuf,
    },

    /// Play actions in a position and print the position they lead to
    Apply {
        /// The position (or - for standard input; may be left out), the seat, and the actions
        #[arg(required = true, num_args = 2.., value_names = ["FILE|SEAT", "SEAT|ACTION"])]
        words: Vec<String>,
    },

    /// Draw a position
    Show {
        /// The position; - is standard input
        #[arg(default_value = "-")]
        file: PathBuf,
        /// Show what this seat may know, counted from 1 [default: what a spectator may know]
        #[arg(long)]
        seat: Option<u8>,
        /// Print the board as an SVG file
        #[arg(long, conflicts_with = "json")]
        svg: bool,
    },

    /// Explain the points in a position
    Score {
        /// The position; - is standard input
        #[arg(default_value = "-")]
        file: PathBuf,
    },

    /// Answer requests of another program, one JSON text a line (docs/engine.md)
    Engine(EngineArgs),

    /// Print the JSON Schema of something the program reads or writes
    Schema {
        /// What it describes [default: list all]
        name: Option<String>,
        /// The game, for `position` and `view`
        game: Option<String>,
    },

    /// Let bots play many games and print what came of it
    Sim(SimArgs),

    /// Let bots play a series and say how much better one is than another
    Match(MatchArgs),

    /// Let good bots play and write a report: scores, seats, length, what goes with winning
    Study(StudyArgs),

    /// Replay a record strictly
    Replay {
        /// The record; - is standard input
        file: PathBuf,
        /// Print the open state after every action as JSON Lines
        #[arg(long)]
        states: bool,
    },

    /// Say whether a record is genuine
    Verify {
        /// The record; - is standard input
        file: PathBuf,
    },

    /// Look at a recorded game again: chances over time, costly turns, points
    Review(ReviewArgs),

    /// Compare the chances that hints and reviews call with how recorded games ended
    Calibrate(CalibrateArgs),

    /// Let strong bots play and find puzzles in their games: one answer is better than all others
    Puzzles(PuzzleArgs),

    /// Let bots play and write down what they saw and chose, for programs that learn
    Experience(ExperienceArgs),

    /// Show a game in numbers: the list of its actions, and what an observation tells
    Encoding {
        /// The game
        game: String,
    },

    /// Measure random play, the search and play in numbers on one thread
    Bench {
        /// The game [default: all]
        game: Option<String>,
        /// Seconds to measure each of them
        #[arg(long, default_value_t = 3.0)]
        seconds: f64,
    },
}

/// How a game is set up.
#[derive(Clone, Debug, Default, ClapArgs)]
pub struct SetupArgs {
    /// How many people play, bots included
    #[arg(long, short = 'n')]
    pub players: Option<u8>,

    /// Set an option of the game; `orrery games` lists them
    #[arg(long = "set", value_name = "KEY=VALUE", value_parser = key_value)]
    pub options: Vec<(String, String)>,

    /// Seed of the dice [default: a new one each time]
    #[arg(long, allow_negative_numbers = true, value_parser = seed)]
    pub seed: Option<u64>,
}

impl SetupArgs {
    pub fn options(&self) -> Options {
        self.options.iter().cloned().collect()
    }
}

#[derive(Clone, Debug, ClapArgs)]
pub struct PlayArgs {
    /// The game; the beginning of its name is enough
    pub game: Option<String>,

    #[command(flatten)]
    pub setup: SetupArgs,

    /// Bots for the last seats, or `none` [default: greedy for every seat but the first]
    #[arg(long, value_name = "LIST", value_parser = bots_or_none)]
    pub bots: Option<BotList>,

    #[command(flatten)]
    pub programs: ProgramArgs,

    /// Names of the players, separated by commas
    #[arg(long, value_delimiter = ',')]
    pub names: Vec<String>,

    /// Play on the full screen, with panes, keys and the mouse, instead of line by line
    #[arg(long, visible_alias = "tui")]
    pub full_screen: bool,

    /// Keep the record of the game in this file after every move
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,

    /// Go on with the game recorded in this file
    #[arg(
        long,
        value_name = "FILE",
        conflicts_with_all = ["game", "players", "options", "seed", "bots", "names", "save"]
    )]
    pub resume: Option<PathBuf>,

    /// Start the programs that the record names as bots. Look at them first: a record can name any
    #[arg(long, requires = "resume")]
    pub run_programs: bool,
}

/// How much the engine keeps.
#[derive(Clone, Debug, ClapArgs)]
pub struct EngineArgs {
    /// The most games at once
    #[arg(
        long,
        default_value_t = 1000,
        value_parser = RangedU64ValueParser::<usize>::new().range(1..=1_000_000)
    )]
    pub most_tables: usize,

    /// How many actions of each game can be taken back
    #[arg(
        long,
        default_value_t = 100,
        value_parser = RangedU64ValueParser::<usize>::new().range(0..=100_000)
    )]
    pub most_undo: usize,
}

/// How programs that play (`exec:PROGRAM`) are treated.
#[derive(Clone, Debug, ClapArgs)]
pub struct ProgramArgs {
    /// Milliseconds a program (exec:PROGRAM) may think about a decision
    #[arg(
        long,
        value_name = "MS",
        default_value_t = 5000,
        value_parser = clap::value_parser!(u64).range(1..=3_600_000)
    )]
    pub bot_time: u64,
}

impl ProgramArgs {
    pub fn time(&self) -> Duration {
        Duration::from_millis(self.bot_time)
    }
}

/// How the table in the browser is served.
#[derive(Clone, Debug, ClapArgs)]
pub struct ServeArgs {
    /// Where to listen: an address or name of this machine, and a port
    #[arg(long, env = "ORRERY_ADDRESS", default_value = "127.0.0.1:4700", value_parser = address)]
    pub address: SocketAddr,

    #[command(flatten)]
    pub data: DatabaseArgs,

    #[command(flatten)]
    pub bus: BusArgs,

    /// Think for the other servers on the bus too; without it, only when no worker is there
    #[arg(long, env = "ORRERY_WORK")]
    pub work: bool,

    /// The most connections to a PostgreSQL server
    #[arg(
        long,
        env = "ORRERY_DATABASE_CONNECTIONS",
        value_name = "N",
        default_value_t = 16,
        value_parser = clap::value_parser!(u16).range(1..)
    )]
    pub database_connections: u16,

    /// Do not open a browser
    #[arg(long)]
    pub no_browser: bool,

    /// Milliseconds a bot waits before it acts, so that people can follow
    #[arg(long, env = "ORRERY_BOT_DELAY", default_value_t = 600)]
    pub bot_delay: u64,

    /// Milliseconds a bot may think about a decision
    #[arg(long, env = "ORRERY_BOT_TIME", default_value_t = 2000)]
    pub bot_time: u64,

    /// How many questions a bot that thinks ahead remembers; fewer take less memory
    #[arg(
        long,
        env = "ORRERY_BOT_MEMORY",
        default_value_t = Limits::default().memory,
        value_parser = RangedU64ValueParser::<usize>::new().range(1000..=100_000_000)
    )]
    pub bot_memory: usize,

    /// How many bots think at once [default: one for each core]
    #[arg(long, env = "ORRERY_BOT_THREADS")]
    pub bot_threads: Option<usize>,

    /// The most tables in memory; others are read when someone asks for them
    #[arg(long, env = "ORRERY_MOST_TABLES", default_value_t = 20_000)]
    pub most_tables: usize,

    /// The most reviews of finished games that are under way or wait
    #[arg(long, env = "ORRERY_MOST_REVIEWS", default_value_t = 20)]
    pub most_reviews: usize,

    /// The most open event streams
    #[arg(long, env = "ORRERY_MOST_STREAMS", default_value_t = 10_000)]
    pub most_streams: u64,

    /// Where people reach the table, as in https://play.example.org, when it is behind a proxy
    #[arg(long, env = "ORRERY_PUBLIC_URL", value_name = "URL")]
    pub public_url: Option<PublicUrl>,

    #[command(flatten)]
    pub notices: NoticeArgs,

    #[command(flatten)]
    pub club: ClubArgs,

    /// Send cookies over encrypted connections only; an https:// public URL does so by itself
    #[arg(long, env = "ORRERY_SECURE_COOKIES")]
    pub secure_cookies: bool,

    /// Days after which a table that waits for players and has none is closed, or never
    #[arg(
        long,
        env = "ORRERY_CLOSE_EMPTY",
        value_name = "DAYS",
        default_value = "1"
    )]
    pub close_empty: Days,

    /// Days after which a table that waits for more players is closed, or never
    #[arg(
        long,
        env = "ORRERY_CLOSE_WAITING",
        value_name = "DAYS",
        default_value = "14"
    )]
    pub close_waiting: Days,

    /// Days after which a game that nobody goes on with is closed, or never
    #[arg(
        long,
        env = "ORRERY_CLOSE_ABANDONED",
        value_name = "DAYS",
        default_value = "60"
    )]
    pub close_abandoned: Days,

    /// Minutes that a game waits for someone before the host may free the seat
    #[arg(
        long,
        env = "ORRERY_FREE_SEAT_AFTER",
        value_name = "MINUTES",
        default_value_t = 1440
    )]
    pub free_seat_after: u64,

    /// What to log: error, warn, info, debug, or a filter by module
    #[arg(long, env = "ORRERY_LOG", default_value = "info")]
    pub log: String,

    /// How to log: text for people or json for programs
    #[arg(
        long,
        env = "ORRERY_LOG_FORMAT",
        value_name = "FORMAT",
        value_enum,
        default_value_t = LogFormat::Text
    )]
    pub log_format: LogFormat,

    /// Where to serve /metrics; without it they are on the same address as the pages
    #[arg(long, env = "ORRERY_METRICS_ADDRESS", value_name = "ADDRESS", value_parser = address)]
    pub metrics_address: Option<SocketAddr>,
    #[command(flatten)]
    pub limits: LimitArgs,
}

impl ServeArgs {
    /// Whether to open a browser: only for someone who looks at a terminal.
    pub fn open_browser(&self) -> bool {
        !self.no_browser && std::io::IsTerminal::is_terminal(&std::io::stdout())
    }
}

#[derive(Clone, Debug, ClapArgs)]
pub struct PuzzleArgs {
    /// The game
    pub game: String,

    /// How many puzzles to find
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..=100_000))]
    pub count: u64,

    /// Seed of the games
    #[arg(long, default_value_t = 1, allow_negative_numbers = true, value_parser = seed)]
    pub seed: u64,

    /// Keep what is found in this file, and go on with what it has [default: print it]
    #[arg(long, short, value_name = "FILE")]
    pub out: Option<PathBuf>,

    #[command(flatten)]
    pub spread: SpreadArgs,
}

#[derive(Clone, Debug, ClapArgs)]
pub struct SimArgs {
    /// The game
    pub game: String,

    #[command(flatten)]
    pub setup: SetupArgs,

    /// How many games
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,

    /// The bots; the list goes round the table, one seat further with every game
    #[arg(long, value_name = "LIST", default_value = "random")]
    pub bots: BotList,

    #[command(flatten)]
    pub programs: ProgramArgs,

    /// End with exit code 3 when a program lost its seat to a random bot in any game
    #[arg(long)]
    pub strict: bool,

    /// How many threads [default: one for each core]
    #[arg(long, value_parser = threads)]
    pub threads: Option<usize>,

    /// Write the record of every game into this folder
    #[arg(long, value_name = "DIR")]
    pub records: Option<PathBuf>,

    /// Keep the games in this file after each of them; a series that was stopped goes on
    #[arg(long, value_name = "FILE", requires_all = ["bus", "seed"])]
    pub save: Option<PathBuf>,

    #[command(flatten)]
    pub spread: SpreadArgs,
}

#[derive(Clone, Debug, ClapArgs)]
pub struct MatchArgs {
    /// The game
    pub game: String,

    #[command(flatten)]
    pub setup: SetupArgs,

    /// The bots, one for each seat; the list goes round the table with every game
    #[arg(long, value_name = "LIST")]
    pub bots: BotList,

    #[command(flatten)]
    pub programs: ProgramArgs,

    /// How many games, rounded up so that every bot sits at every seat equally often
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..1 << 40))]
    pub games: u64,

    /// End with exit code 3 when a program lost its seat to a random bot in any game
    #[arg(long)]
    pub strict: bool,

    /// How many threads [default: one for each core]
    #[arg(long, value_parser = threads)]
    pub threads: Option<usize>,

    /// Keep the results in this file after every game; a series that was stopped goes on
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,

    #[command(flatten)]
    pub spread: SpreadArgs,
}

#[derive(Clone, Debug, ClapArgs)]
pub struct StudyArgs {
    /// The game
    pub game: String,

    /// The level of the bots
    #[arg(long, value_name = "LEVEL", default_value = "skilled", value_parser = level)]
    pub bots: BotKind,

    /// How many games at each table
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..1 << 32))]
    pub games: u64,

    /// Only the tables for so many people
    #[arg(long, short = 'n')]
    pub players: Option<u8>,

    /// Seed of the series
    #[arg(long, default_value_t = 1, allow_negative_numbers = true, value_parser = seed)]
    pub seed: u64,

    /// How many threads [default: one for each core]
    #[arg(long, value_parser = threads)]
    pub threads: Option<usize>,

    /// Write the report into this folder
    #[arg(long, value_name = "DIR", default_value = ".")]
    pub into: PathBuf,

    /// Keep the games in this file after each of them; a study that was stopped goes on
    #[arg(long, value_name = "FILE", requires = "bus")]
    pub save: Option<PathBuf>,

    #[command(flatten)]
    pub spread: SpreadArgs,
}

fn level(text: &str) -> Result<BotKind, String> {
    text.parse()
        .map_err(|_| format!("choose from {}", BotKind::NAMES.join(", ")))
}

#[derive(Clone, Debug, ClapArgs)]
pub struct ReviewArgs {
    /// The record; - is standard input
    pub file: PathBuf,

    /// Keep the review in this file; when it is there already, show it at once
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,

    /// Write the chart of everyone's chances as SVG
    #[arg(long, value_name = "FILE")]
    pub chart: Option<PathBuf>,

    /// How long the computer may think about the whole game, about
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..=86_400))]
    pub seconds: u32,
}

#[derive(Clone, Debug, ClapArgs)]
pub struct CalibrateArgs {
    /// Records of finished games, for example of `sim --records`
    #[arg(required = true)]
    pub files: Vec<PathBuf>,

    /// How many positions of each game
    #[arg(long, default_value_t = 10)]
    pub positions: usize,

    /// Threads [default: one for each core]
    #[arg(long, value_parser = threads)]
    pub threads: Option<usize>,
}

/// A seed: a whole number that every language can hold.
fn seed(text: &str) -> Result<u64, String> {
    let number = text.parse().ok().filter(|&number: &u64| number < 1 << 53);
    number.ok_or_else(|| "a seed is a whole number from 0 to 9007199254740991".to_string())
}

/// How many threads: at least one.
fn threads(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(count @ 1..=256) => Ok(count),
        _ => Err("a number of threads from 1 to 256".to_string()),
    }
}

/// An address with a port, or a name with a port, such as `localhost:4700`. Of several
/// addresses of a name the first of IPv4 is taken, as most programs try it first.
fn address(text: &str) -> Result<SocketAddr, String> {
    let found: Vec<SocketAddr> = match text.to_socket_addrs() {
        Ok(found) => found.collect(),
        Err(why) => return Err(format!("{why}; write ADDRESS:PORT, as in 127.0.0.1:4700")),
    };
    let first = found.iter().find(|address| address.is_ipv4());
    let first = first.or_else(|| found.first()).copied();
    first.ok_or_else(|| "this name has no address".to_string())
}

fn key_value(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or("write KEY=VALUE")?;
    Ok((key.trim().to_string(), value.trim().to_string()))
}

fn bots_or_none(text: &str) -> Result<BotList, catalog::UnknownBot> {
    if text == "none" {
        Ok(BotList(Vec::new()))
    } else {
        text.parse()
    }
}
