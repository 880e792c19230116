//! The program that `cargo xtask cluster` starts.
#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a tool of the terminal"
)]

use std::process::ExitCode;

#[cfg(unix)]
fn main() -> ExitCode {
    use clap::Parser;

    match load::cluster::run(&load::cluster::Args::parse()) {
        Ok(broken) if broken.is_empty() => {
            println!("\nEverything holds.");
            ExitCode::SUCCESS
        }
        Ok(broken) => {
            for what in broken {
                eprintln!("\nDoes not hold: {what}");
            }
            ExitCode::FAILURE
        }
        Err(why) => {
            eprintln!("\nDoes not hold: {why}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(not(unix))]
fn main() -> ExitCode {
    eprintln!("It stops processes by signals that this system does not have.");
    ExitCode::FAILURE
}
