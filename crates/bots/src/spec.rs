//! Who takes part: bots of the house, and programs that people bring.

use std::{fmt, str::FromStr, time::Duration};

use tabletop::Seat;

use crate::BotKind;

/// A computer player as it is named on a command line.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum BotSpec {
    /// One of ours: `greedy`.
    House(BotKind),
    /// A program with its arguments: `exec:python3 my-bot.py`.
    Program(String),
    /// A network in a file: `network:FILE` alone, `network+200:FILE` with a search of 200
    /// rounds, `network+200/40:FILE` where the worth of a position is 40 hundredths what the
    /// network foretells and the rest what comes of playing on.
    Network(NetworkBot),
}

/// A bot that follows a network.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct NetworkBot {
    /// The file of the network.
    pub file: String,
    /// Its search; without one it takes what looks most promising.
    pub search: Option<NetworkSearch>,
}

/// How a bot searches that follows a network.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NetworkSearch {
    /// The rounds of the search for one decision.
    pub rounds: u32,
    /// How far the network is trusted with what a position is worth, in hundredths: the rest
    /// is what comes of playing on.
    pub trust: u32,
}

/// What the name of a program begins with.
const EXEC: &str = "exec:";
/// What the name of a network begins with.
const NETWORK: &str = "network";

impl fmt::Display for NetworkBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(NETWORK)?;
        if let Some(NetworkSearch { rounds, trust }) = self.search {
            write!(f, "+{rounds}")?;
            if trust != 100 {
                write!(f, "/{trust}")?;
            }
        }
        write!(f, ":{}", self.file)
    }
}

impl NetworkBot {
    /// Reads `network:FILE`, `network+ROUNDS:FILE` or `network+ROUNDS/TRUST:FILE`.
    fn read(name: &str) -> Option<Self> {
        let (how, file) = name.strip_prefix(NETWORK)?.split_once(':')?;
        let search = match how.strip_prefix('+') {
            Some(how) => {
                let (rounds, trust) = how.split_once('/').unwrap_or((how, "100"));
                Some(NetworkSearch {
                    rounds: rounds.parse().ok().filter(|&rounds| rounds > 0)?,
                    trust: trust.parse().ok().filter(|&trust| trust <= 100)?,
                })
            }
            None if how.is_empty() => None,
            None => return None,
        };
        let file = file.trim().to_string();
        (!file.is_empty()).then_some(Self { file, search })
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::House(kind) => kind.fmt(f),
            Self::Program(command) => write!(f, "{EXEC}{command}"),
            Self::Network(network) => network.fmt(f),
        }
    }
}

impl FromStr for BotSpec {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Self, UnknownBot> {
        let unknown = || UnknownBot(name.to_string());
        if let Some(network) = NetworkBot::read(name) {
            return Ok(Self::Network(network));
        }
        match name.strip_prefix(EXEC).map(str::trim) {
            Some("") => Err(unknown()),
            Some(command) => Ok(Self::Program(command.to_string())),
            None => name.parse().map(Self::House).map_err(|_| unknown()),
        }
    }
}

/// A list of bots as written on a command line: `greedy,exec:./my-bot`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotList(pub Vec<BotSpec>);

/// There is no bot of this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownBot(pub String);

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "there is no bot called {:?}: choose from {}, or write {EXEC}PROGRAM or {NETWORK}:FILE for one of your own",
            self.0,
            BotKind::NAMES.join(", ")
        )
    }
}

impl std::error::Error for UnknownBot {}

impl FromStr for BotList {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<Self, UnknownBot> {
        let names = text.split(',').map(|name| name.trim().parse());
        names.collect::<Result<_, _>>().map(Self)
    }
}

impl BotList {
    /// The bot at a seat in the `game`-th game of a series. The list goes round
    /// the table, one seat further with every game, so that no bot keeps the best seat.
    #[must_use]
    pub fn at(&self, seat: Seat, game: u64) -> &BotSpec {
        &self.0[(seat.index() + (game % self.0.len() as u64) as usize) % self.0.len()]
    }
}

/// How a bot lost its seat to a random bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lost {
    /// The question that it did not answer, counted from 1.
    pub question: u64,
    /// What it did.
    pub fault: Fault,
    /// The last lines it wrote to standard error.
    pub stderr: Vec<String>,
}

/// What a program does that costs it its seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It could not be started, and why.
    NotStarted(String),
    /// It did not answer in this time.
    Hung(Duration),
    /// It ended, or closed its output; with its exit status, if it has one.
    Ended(Option<String>),
    /// It wrote a line longer than this many bytes.
    TooLong(usize),
    /// It wrote this line, which is no answer, and why it is none.
    NoAnswer(String, String),
    /// It answered another question.
    WrongQuestion(u64),
    /// It chose something that is not among the choices.
    Illegal(String),
}
