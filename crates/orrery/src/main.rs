//! The program `orrery`: the table with the games that come with it.
#![forbid(unsafe_code)]

use std::process::ExitCode;

fn main() -> ExitCode {
    cli::run(games::catalog())
}
