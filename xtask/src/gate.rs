//! The commands that run Cargo: the whole check, long campaigns, new snapshots.

use std::time::Instant;

use crate::{Failure, cargo::Cargo, files, fuzz, rules, tools};

/// Games whose every rule must have a test that names it.
const REQUIRED: &[&str] = &["circadians", "kosmonavts", "red-outpost"];

/// `cargo xtask test`: every check in order, ending with the first that fails.
pub fn test() -> Result<(), Failure> {
    let mut done = Vec::new();
    // First, so that nobody hears after ten minutes that something is missing.
    let start = Instant::now();
    tools::run()?;
    done.push(("tools", seconds(start)));
    done.push(step("format", &Cargo::new("fmt --all --check"))?);
    done.push(step(
        "lints",
        &Cargo::new("clippy --workspace --all-targets --all-features -- -D warnings"),
    )?);
    // With the tests in the browser, with the doc tests, and with the tidiness checks of this crate.
    done.push(step(
        "tests",
        &Cargo::new("test --workspace --all-features"),
    )?);

    println!("\n==> rules: cargo xtask rules");
    let start = Instant::now();
    rules::check(REQUIRED)?;
    done.push(("rules", seconds(start)));

    println!("\nEverything holds.");
    for (name, result) in done {
        println!("  {name:<8}{result:>8}");
    }
    Ok(())
}

/// `cargo xtask campaign`: random games with every check, far more than the tests play.
pub fn campaign(games: u64) -> Result<(), Failure> {
    for game in files::games(&files::root()) {
        let call = format!("test --release -p {game} --test it -- --ignored --nocapture campaign");
        step(
            &game,
            &Cargo::new(&call).env("ORRERY_CAMPAIGN_GAMES", &games.to_string()),
        )?;
    }
    Ok(())
}

/// `cargo xtask kill`: the program is killed while people play, more often than in the
/// tests.
pub fn kill(rounds: u64) -> Result<(), Failure> {
    let call = Cargo::new("test --release -p cli --test it kill:: -- --nocapture");
    step("kill", &call.env("ORRERY_KILL_ROUNDS", &rounds.to_string()))?;
    Ok(())
}

/// `cargo xtask fuzz`: all kinds of requests to the server.
pub fn fuzz(args: &[&str]) -> Result<(), Failure> {
    step("program", &Cargo::new("build --release -p cli"))?;
    fuzz::run(args)
}

/// `cargo xtask load`: many people at many tables.
pub fn load(args: &[&str]) -> Result<(), Failure> {
    step("program", &Cargo::new("build --release -p cli"))?;
    step("load", &Cargo::new("run --release -p load --").args(args))?;
    Ok(())
}

/// `cargo xtask nightly`: everything that takes too long for every change.
pub fn nightly() -> Result<(), Failure> {
    campaign(100_000)?;
    kill(50)?;
    fuzz(&[])?;
    load(&[])
}

/// `cargo xtask bless`: tests that hold a snapshot rewrite it.
pub fn bless() -> Result<(), Failure> {
    step(
        "bless",
        &Cargo::new("test --workspace --exclude browser --all-features").env("ORRERY_BLESS", "1"),
    )?;
    println!("\nRead the diff: each changed line is a changed promise.");
    Ok(())
}

/// Announces a call, runs it, and says how long it took or how to repeat it.
fn step<'a>(name: &'a str, call: &Cargo) -> Result<(&'a str, String), Failure> {
    println!("\n==> {name}: {}", call.shown());
    if call.is_missing() {
        return Err(Failure::Failed(format!(
            "\nThe step `{name}` needs a component of the toolchain that is not installed. \
             With rustup: rustup component add rustfmt clippy"
        )));
    }
    let start = Instant::now();
    if call.succeeds() {
        println!("    {name} took {}", seconds(start));
        Ok((name, seconds(start)))
    } else {
        Err(Failure::Failed(format!(
            "\nThe step `{name}` failed after {}. To repeat it: {}",
            seconds(start),
            call.shown()
        )))
    }
}

fn seconds(start: Instant) -> String {
    format!("{:.1} s", start.elapsed().as_secs_f64())
}
