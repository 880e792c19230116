//! The program `orrery` with the games that come with it.
#![forbid(unsafe_code)]

use std::process::ExitCode;

fn main() -> ExitCode {
    orrery::run(games::catalog())
}
