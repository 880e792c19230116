//! What is played and written down for programs that learn.

use std::path::PathBuf;

use catalog::{BotList, BotSpec};
use clap::Args;

/// How games are played for experience.
#[derive(Clone, Debug, Args)]
pub struct ExperienceArgs {
    /// The game
    pub game: String,

    /// Write the examples into this file; when it is there already, go on where it ends
    #[arg(long, short, value_name = "FILE")]
    pub out: PathBuf,

    /// How many games the file is to have
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..1 << 32))]
    pub games: u64,

    /// The bots; the list goes round the table, one seat further with every game
    #[arg(long, value_name = "LIST", default_value = "expert")]
    pub bots: BotList,

    /// Write down what this bot would do in their place, instead of what they choose
    #[arg(long, value_name = "BOT")]
    pub teacher: Option<BotSpec>,

    /// Rounds of every bot that searches, instead of those of its level
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub rounds: Option<u32>,

    /// Only tables for so many people [default: for all numbers in turn]
    #[arg(long, short = 'n')]
    pub players: Option<u8>,

    /// Only tables with this option [default: all ways to play in turn]
    #[arg(long = "set", value_name = "KEY=VALUE", value_parser = super::key_value)]
    pub options: Vec<(String, String)>,

    /// Seed of the series
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(..1 << 53))]
    pub seed: u64,

    /// How many threads [default: one for each core]
    #[arg(long)]
    pub threads: Option<usize>,

    /// Decisions at the start of a game that are drawn by lot among what the search tried
    #[arg(long, value_name = "COUNT", default_value_t = 30)]
    pub sampled: u32,

    /// Decisions of a thousand that are drawn by lot among all choices
    #[arg(
        long,
        value_name = "COUNT",
        default_value_t = 10,
        value_parser = clap::value_parser!(u32).range(..=1000)
    )]
    pub stray: u32,

    /// Begin no game after so many minutes
    #[arg(long)]
    pub minutes: Option<f64>,
}
