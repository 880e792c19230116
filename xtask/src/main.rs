//! The house's own tools, run as `cargo xtask`.
//!
//! They need Cargo and nothing else. What the tests in the browser need besides is
//! installed by `tools`, what `fuzz` needs by itself.
#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a tool of the terminal"
)]

mod built;
mod cargo;
mod dependencies;
mod files;
mod fuzz;
mod gate;
mod instructions;
mod openapi;
mod package;
#[path = "../../crates/browser/src/programs.rs"]
mod programs;
mod rules;
mod scan;
#[path = "../../crates/services/src/programs.rs"]
mod services;
#[cfg(test)]
mod tidy;
mod tools;
mod wheel;

use std::process::ExitCode;

const HELP: &str = "\
cargo xtask test [--strict]             check everything: format, lints, docs, dependencies, tests, rules
cargo xtask rules [GAME] [--missing | --unnamed]
                                        which rule has which code and which tests
cargo xtask campaign [--games N]        play N random games of each game with every check (100000)
cargo xtask dependencies                licences and Rust versions of all dependencies
cargo xtask tools                       install what the tests in the browser need
cargo xtask mutants GAME [--sample N]   break the rules of a game in every small way and see whether a test notices
cargo xtask kill [--rounds N]           kill the program N times while people play (100)
cargo xtask abuse                       attacks on the program while somebody plays, larger than in the tests
cargo xtask club                        a day of a club of two thousand tables: restart, upgrade, backup
cargo xtask fuzz [ARGUMENTS]            requests made from the server's description of its API (schemathesis)
cargo xtask load [--help]               many people at many tables: figures, and whether promises are kept
cargo xtask instructions [--before FILE] what random play, search and play in numbers cost, counted by valgrind;
                                        beside it what an earlier build of the example costs
cargo xtask cluster [--help]            nodes on one database behind a proxy, of which one part after the other breaks
cargo xtask openapi                     hold the description of the API against a validator and a client generator
cargo xtask lessons                     play every lesson by mouse, finger and keyboard in a browser
cargo xtask nightly                     campaign, lessons, kill, abuse, club, fuzz, openapi, crates, the examples in
                                        research, load, cluster, the server on PostgreSQL
cargo xtask package [--target T]        build what people install: archive, Debian package, image; and try it
cargo xtask crates [--no-verify]        package the crates that a game author needs, and build each from its package
cargo xtask wheel [--test]              build the Python package, or try it out in a fresh environment
cargo xtask bless                       let the tests rewrite the snapshots they hold
cargo xtask help                        this text";

/// Why a command ends badly.
enum Failure {
    /// The command line is wrong: exit code 2.
    Usage(String),
    /// What was asked for does not hold: exit code 1.
    Failed(String),
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match run(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::Failed(what)) => {
            eprintln!("{what}");
            ExitCode::from(1)
        }
        Err(Failure::Usage(what)) => {
            eprintln!("{what}\n\n{HELP}");
            ExitCode::from(2)
        }
    }
}

fn run(args: &[&str]) -> Result<(), Failure> {
    match args {
        [] | ["help" | "--help" | "-h"] => {
            println!("{HELP}");
            Ok(())
        }
        ["test"] => gate::test(false),
        ["test", "--strict"] => gate::test(true),
        ["rules", rest @ ..] => rules::run(rest),
        ["campaign"] => gate::campaign(100_000),
        ["campaign", "--games", number] => gate::campaign(parsed("--games", number)?),
        ["mutants", rest @ ..] => gate::mutants(rest),
        ["kill"] => gate::kill(gate::KILLS),
        ["kill", "--rounds", number] => gate::kill(parsed("--rounds", number)?),
        ["abuse"] => gate::abuse(),
        ["club"] => gate::club(),
        ["fuzz", rest @ ..] => gate::fuzz(rest),
        ["openapi"] => gate::openapi(),
        ["load", rest @ ..] => gate::load(rest),
        ["instructions"] => instructions::run(None),
        ["instructions", "--before", file] => instructions::run(Some(file.as_ref())),
        ["cluster", rest @ ..] => gate::cluster(rest),
        ["lessons"] => gate::lessons(),
        ["nightly"] => gate::nightly(),
        ["dependencies"] => dependencies::check(),
        ["tools"] => tools::run(),
        ["crates"] => gate::crates(true),
        ["crates", "--no-verify"] => gate::crates(false),
        ["package"] => package::run(None),
        ["package", "--target", target] => package::run(Some(target)),
        ["wheel"] => wheel::run(),
        ["wheel", "--test"] => wheel::try_out(),
        ["bless"] => gate::bless(),
        _ => Err(Failure::Usage(format!(
            "cargo xtask does not know `{}`.",
            args.join(" ")
        ))),
    }
}

fn parsed(name: &str, number: &str) -> Result<u64, Failure> {
    number
        .parse()
        .map_err(|_| Failure::Usage(format!("{name} wants a number, not `{number}`.")))
}
