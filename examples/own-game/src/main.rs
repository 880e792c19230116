//! The whole program: the table with one game on it.

use std::process::ExitCode;

fn main() -> ExitCode {
    cli::run(own_game::catalog())
}
