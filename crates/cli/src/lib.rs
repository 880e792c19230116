//! The program `orrery`: play, referee, simulate, replay.
//!
//! Text for people by default, `--json` for programs, errors on standard error,
//! exit code 2 for bad input. [`run`] is the whole program for any catalogue of games:
//!
//! ```no_run
//! # fn my_games() -> catalog::Catalog { catalog::Catalog::new() }
//! fn main() -> std::process::ExitCode {
//!     cli::run(my_games())
//! }
//! ```
#![forbid(unsafe_code)]

mod args;
mod commands;
mod console;
mod output;
mod statistics;
mod terminal;

use std::process::ExitCode;

use catalog::Catalog;

/// Runs the program with the arguments of this process, and says how it ended.
#[must_use]
pub fn run(catalog: Catalog) -> ExitCode {
    let args = args::read(&catalog);
    match commands::run(catalog, args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
