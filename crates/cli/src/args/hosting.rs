//! The commands of whoever runs a server.

use std::{
    ffi::{OsStr, OsString},
    path::PathBuf,
};

use clap::{Args as ClapArgs, Subcommand, ValueEnum};
use server::{BusAddress, BusAddressError, Database};

use crate::output::Failure;

/// Which data a command is about.
#[derive(Clone, Debug, ClapArgs)]
pub struct DatabaseArgs {
    /// The file with all data of the server, or postgres://USER@HOST/NAME
    #[arg(
        long,
        env = "ORRERY_DATABASE",
        hide_env_values = true,
        value_name = "FILE|URL",
        default_value = "orrery.sqlite"
    )]
    pub database: OsString,
}

impl DatabaseArgs {
    /// Where the data is.
    pub fn database(&self) -> Result<Database, Failure> {
        database(&self.database)
    }
}

/// Over what programs that share the data talk to each other.
#[derive(Clone, Debug, ClapArgs)]
pub struct BusArgs {
    /// NATS, over which programs that share a database talk to each other: nats://HOST:PORT
    #[arg(long, env = "ORRERY_BUS", hide_env_values = true, value_name = "URL")]
    pub bus: Option<OsString>,
}

impl BusArgs {
    /// Where the bus is, if one is named. It is not read by the parser of the command line,
    /// which would repeat a wrong address with its password.
    pub fn bus(&self) -> Result<Option<BusAddress>, Failure> {
        let Some(text) = self.bus.as_ref().filter(|text| !text.is_empty()) else {
            return Ok(None);
        };
        let address = text.to_str().ok_or(BusAddressError::Form);
        let address = address.and_then(str::parse);
        let address = address.map_err(|why| Failure::Input(format!("--bus: {why}")))?;
        Ok(Some(address))
    }
}

/// A file or an address. It is not read by the parser of the command line, which would repeat
/// a wrong one with its password.
pub fn database(name: &OsStr) -> Result<Database, Failure> {
    let database = Database::try_from(name);
    database.map_err(|why| Failure::Input(format!("--database: {why}")))
}

#[derive(Clone, Debug, ClapArgs)]
pub struct CopyArgs {
    /// The file with all data, or postgres://USER@HOST/NAME
    pub from: OsString,

    /// A file that is not there, or the address of an empty database
    pub to: OsString,
}

#[derive(Clone, Debug, ClapArgs)]
pub struct BackupArgs {
    /// The file to write the backup to
    pub file: PathBuf,

    #[command(flatten)]
    pub data: DatabaseArgs,

    /// Replace a file that is there
    #[arg(long)]
    pub force: bool,
}

#[derive(Clone, Debug, ClapArgs)]
pub struct RestoreArgs {
    /// The backup
    pub file: PathBuf,

    #[command(flatten)]
    pub data: DatabaseArgs,

    /// Replace the data that is there; it is kept beside the new, with the ending `old`
    #[arg(long)]
    pub force: bool,
}

#[derive(Clone, Debug, ClapArgs)]
pub struct ExportArgs {
    /// The folder to write the records into
    pub folder: PathBuf,

    #[command(flatten)]
    pub data: DatabaseArgs,

    /// Games that still go on as well
    #[arg(long)]
    pub all: bool,
}

/// How the log is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum LogFormat {
    /// Lines for people
    Text,
    /// One JSON object a line, for programs
    Json,
}

/// What whoever runs a server can do with it.
#[derive(Clone, Debug, ClapArgs)]
pub struct AdminArgs {
    #[command(subcommand)]
    pub command: AdminCommand,

    /// The file with all data of the server, or postgres://USER@HOST/NAME
    #[arg(
        long,
        global = true,
        env = "ORRERY_DATABASE",
        hide_env_values = true,
        value_name = "FILE|URL",
        default_value = "orrery.sqlite"
    )]
    pub database: OsString,
}

#[derive(Clone, Debug, Subcommand)]
pub enum AdminCommand {
    /// List tables, those that changed last first
    List {
        /// Only those in this stage
        #[arg(long, value_parser = ["waiting", "live", "finished", "closed"])]
        stage: Option<String>,
        /// The most tables
        #[arg(long, default_value_t = 50)]
        most: u32,
    },

    /// Show a table with its people and its chat
    Show {
        /// The table
        table: String,
    },

    /// End a table; its record stays
    Close {
        /// The table
        table: String,
    },

    /// Remove a table for good
    Delete {
        /// The table
        table: String,
    },

    /// Keep a visitor, an address or a network from changing anything
    Ban {
        #[command(flatten)]
        whom: Whom,
        /// For so many days [default: for good]
        #[arg(long)]
        days: Option<u32>,
        /// Why; only those who run the server see it
        #[arg(long, default_value = "")]
        why: String,
    },

    /// Lift a ban
    Unban {
        #[command(flatten)]
        whom: Whom,
    },

    /// List all bans
    Bans,

    /// Erase a visitor's data: name, chat, identity; the games stay
    Erase {
        /// The visitor's id, as `show` has it
        visitor: String,
    },

    /// Give a seat to a visitor or a bot, or free it
    HandOver {
        /// The table
        table: String,
        /// The seat, counted from 1
        seat: u8,
        #[command(flatten)]
        to: NewSitter,
    },

    /// Read every table and every record, and say what is wrong
    Check,

    /// Sign pages and newcomers with another key; what the one before signed holds until the next
    /// time, and nobody is signed out
    RotateKey,

    /// Make a link that opens the pages of the host in the browser that follows it: people,
    /// tables, notifications, bans and reports. It works once and soon ends
    HostLink,

    /// Work with the ratings of rated games
    Ratings {
        /// What to do with them
        #[command(subcommand)]
        what: RatingsCommand,
    },
}

/// What can be done with ratings.
#[derive(Clone, Debug, Subcommand)]
pub enum RatingsCommand {
    /// Compute all results and ratings again from the logs of the tables
    Rebuild,
}

/// Whom a ban is about.
#[derive(Clone, Debug, ClapArgs)]
#[group(required = true, multiple = false)]
pub struct Whom {
    /// A visitor's id, as `show` has it
    #[arg(long, value_name = "ID")]
    pub visitor: Option<String>,
    /// An address, or a network as in 192.0.2.0/24
    #[arg(long, value_name = "CIDR")]
    pub address: Option<String>,
}

/// Who gets a seat.
#[derive(Clone, Debug, ClapArgs)]
#[group(multiple = false)]
pub struct NewSitter {
    /// The visitor who gets it, by id
    #[arg(long, value_name = "ID")]
    pub visitor: Option<String>,
    /// The level of the bot that gets it
    #[arg(long, value_name = "LEVEL")]
    pub bot: Option<String>,
}
