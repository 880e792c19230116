//! The arguments of `orrery work`.

use std::net::SocketAddr;

use catalog::Limits;
use clap::{Args as ClapArgs, builder::RangedU64ValueParser};

use super::{BusArgs, DatabaseArgs, LogFormat, address};

/// How a program thinks for others.
#[derive(Clone, Debug, ClapArgs)]
pub struct WorkArgs {
    #[command(flatten)]
    pub data: DatabaseArgs,

    #[command(flatten)]
    pub bus: BusArgs,

    /// The most connections to the PostgreSQL server
    #[arg(
        long,
        env = "ORRERY_DATABASE_CONNECTIONS",
        value_name = "N",
        default_value_t = 8,
        value_parser = clap::value_parser!(u16).range(1..)
    )]
    pub database_connections: u16,

    /// Milliseconds a bot may think about a decision, as at the servers
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

    /// The most tables in memory; others are read when there is something to think about
    #[arg(long, env = "ORRERY_MOST_TABLES", default_value_t = 1000)]
    pub most_tables: usize,

    /// Seconds that what is begun may take when the program is told to stop; others get the rest
    #[arg(
        long,
        env = "ORRERY_STOP_TIME",
        value_name = "SECONDS",
        default_value_t = 10
    )]
    pub stop_time: u64,

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

    /// Where to serve /healthz and /metrics [default: nowhere]
    #[arg(long, env = "ORRERY_METRICS_ADDRESS", value_name = "ADDRESS", value_parser = address)]
    pub metrics_address: Option<SocketAddr>,
}
