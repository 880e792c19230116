//! The program that `cargo xtask load` starts.
#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a tool of the terminal"
)]

use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    match load::run(&load::Args::parse()) {
        Ok(broken) if broken.is_empty() => {
            println!("\nAll promises are kept.");
            ExitCode::SUCCESS
        }
        Ok(broken) => {
            for promise in broken {
                eprintln!("\nNot kept: {promise}");
            }
            ExitCode::FAILURE
        }
        Err(why) => {
            eprintln!("\nNot measured: {why}");
            ExitCode::FAILURE
        }
    }
}
