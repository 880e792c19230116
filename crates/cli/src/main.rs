//! The program `orrery`: play, referee, simulate, replay.
//!
//! Text for people by default, `--json` for programs, errors on standard error,
//! exit code 2 for bad input.
#![forbid(unsafe_code)]

mod args;
mod commands;
mod output;
mod terminal;

use std::process::ExitCode;

use clap::Parser;

use crate::args::Args;

fn main() -> ExitCode {
    let args = Args::parse();
    match commands::run(args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
