//! The commands that run Cargo: the whole check, long campaigns, new snapshots.

use std::{process::Command, time::Instant};

use serde_json::Value;

use crate::{
    Failure,
    built::TestProgram,
    cargo::{Cargo, is_ci},
    dependencies, files, fuzz, openapi, rules,
    tools::{self, Missing, Tool},
    wheel,
};

/// Games whose every rule must have a test that names it.
const REQUIRED: &[&str] = &["circadians", "kosmonavts", "red-outpost"];

/// The game of somebody else: a workspace of its own.
const OWN_GAME: &str = "--manifest-path examples/own-game/Cargo.toml";

/// How often the program is killed in a long run.
pub const KILLS: u64 = 100;

/// The tests of the server that run on PostgreSQL too: whole games, what is sent twice or too
/// late, lists, the game of the day, what closes, what is stored for whoever comes back.
const ON_POSTGRES: [&str; 6] = [
    "play::",
    "lists::",
    "daily::",
    "hosting::",
    "survive::",
    "a_stream_tells",
];

/// The others, but those about the file itself.
const FILE_ONLY: [&str; 10] = [
    "club::",
    "damage::",
    "figures::",
    "upgrade::",
    "a_table_is_read_anew_when_another_writer_was_faster",
    "a_result_that_was_not_taken_yet_is_taken_by_the_next_reader",
    "both_who_ask_at_once_come_to_one_table",
    "erasing_a_player_keeps_the_numbers_of_the_others",
    "rebuilt_ratings_are_those_that_were_kept",
    "the_secret_of_the_dice_is_in_no_answer_before_the_end",
];

/// The script of the pages, typed by its comments.
const SCRIPT: &str = "crates/server/assets/script";

/// `cargo xtask test`: every check, to the end, whatever fails on the way. What cannot
/// run because something is missing is named first and last; with `--strict`, or where
/// the variable `CI` is set, that is a failure too.
pub fn test(strict: bool) -> Result<(), Failure> {
    let strict = strict || is_ci();
    let mut gate = Gate::default();
    // First, so that nobody hears after ten minutes that something is missing.
    let start = Instant::now();
    let missing = tools::prepare();
    gate.note("tools", start, Ok(()));
    for missing in &missing {
        println!("    MISSING {missing}");
    }
    gate.run("format", &Cargo::new("fmt --all --check"));
    gate.run(
        "own format",
        &Cargo::new(&format!("fmt {OWN_GAME} --check")),
    );
    gate.run(
        "lints",
        &Cargo::new("clippy --workspace --all-targets --all-features -- -D warnings"),
    );
    gate.run(
        "docs",
        &Cargo::new("doc --workspace --no-deps --all-features").env("RUSTDOCFLAGS", "-D warnings"),
    );
    // All games with their rules, words, drawings, and bots on one thread.
    if !missing.iter().any(|missing| missing.tool == Tool::Wasm) {
        let call = format!("check -p orrery-games --target {}", tools::WASM);
        gate.run("wasm", &Cargo::new(&call));
    }
    if !missing
        .iter()
        .any(|missing| missing.tool == Tool::TypeScript)
    {
        println!("\n==> script: tsc --project {SCRIPT}");
        gate.note("script", Instant::now(), types_of_script());
    }
    println!("\n==> dependencies: licences and Rust versions from cargo metadata");
    gate.note("dependencies", Instant::now(), dependencies::check());
    // With the tests in the browser, with the doc tests, and with the tidiness checks of this crate.
    gate.run("tests", &tests_without(&missing));

    if !missing.iter().any(|missing| missing.tool == Tool::Postgres) {
        println!("\n==> on postgres: tests of the server that run on PostgreSQL too");
        let start = Instant::now();
        gate.note("on postgres", start, server_on_postgres(&ON_POSTGRES));
    }

    if !missing.iter().any(|missing| missing.tool == Tool::Wheel) {
        let start = Instant::now();
        gate.note("wheel", start, wheel::test());
    }

    // In the same folder: what both need alike is built once.
    let target = tools::target();
    gate.run(
        "own game",
        &Cargo::new(&format!("test {OWN_GAME} --locked"))
            .env("CARGO_TARGET_DIR", &target.to_string_lossy()),
    );

    println!("\n==> rules: cargo xtask rules");
    gate.note("rules", Instant::now(), rules::check(REQUIRED));
    gate.end(&missing, strict)
}

/// Checks the types of the script.
fn types_of_script() -> Result<(), Failure> {
    let folder = files::root().join(SCRIPT);
    match Command::new("tsc").arg("--project").arg(folder).status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(Failure::Failed("The types of the script are wrong.".into())),
        Err(why) => Err(Failure::Failed(format!("tsc: {why}"))),
    }
}

/// All tests but those that need what is missing.
fn tests_without(missing: &[Missing]) -> Cargo {
    let lacks = |tool| missing.iter().any(|missing| missing.tool == tool);
    let mut call = Cargo::new("test --workspace --all-features --no-fail-fast");
    if lacks(Tool::Chromium) || lacks(Tool::Axe) {
        call = call.args(&["--exclude", "orrery-browser"]);
    }
    let skipped = [
        (Tool::Python, "the_python_example"),
        (Tool::Proxies, "behind_a_proxy"),
        (Tool::Postgres, "postgres"),
        (Tool::Nats, "nats"),
        (Tool::Smtp, "smtp"),
        (Tool::Oidc, "oidc"),
    ];
    let mut skipped = skipped.iter().filter(|(tool, _)| lacks(*tool)).peekable();
    if skipped.peek().is_some() {
        call = call.args(&["--"]);
    }
    for (_, name) in skipped {
        call = call.args(&["--skip", name]);
    }
    call
}

/// The steps of the whole check and how they ended.
#[derive(Default)]
struct Gate {
    steps: Vec<(&'static str, String, Result<(), String>)>,
}

impl Gate {
    /// Runs a step, whatever became of those before it.
    fn run(&mut self, name: &'static str, call: &Cargo) {
        let start = Instant::now();
        let done = step(name, call);
        self.note(name, start, done);
    }

    fn note(&mut self, name: &'static str, start: Instant, done: Result<(), Failure>) {
        let done = done.map_err(|why| match why {
            Failure::Failed(what) | Failure::Usage(what) => what,
        });
        if let Err(what) = &done {
            println!("{what}");
        }
        self.steps.push((name, seconds(start), done));
    }

    /// Sums up: what held, what did not, what could not be tried.
    fn end(&self, missing: &[Missing], strict: bool) -> Result<(), Failure> {
        println!();
        for (name, time, done) in &self.steps {
            let word = if done.is_ok() { "ok" } else { "FAILED" };
            println!("  {name:<14}{time:>9}  {word}");
        }
        for missing in missing {
            println!("  MISSING {missing}");
        }
        let failed = self.steps.iter().filter_map(|(name, _, done)| {
            let what = done.as_ref().err()?;
            Some(format!("The step `{name}` failed. {}", what.trim()))
        });
        let mut failed: Vec<String> = failed.collect();
        if strict && !missing.is_empty() {
            failed.push("Something is missing, and the check is strict.".to_owned());
        }
        if !failed.is_empty() {
            return Err(Failure::Failed(format!("\n{}", failed.join("\n"))));
        }
        if missing.is_empty() {
            println!("\nEverything holds.");
        } else {
            println!("\nWhat could be tried holds; see above for what is missing.");
        }
        Ok(())
    }
}

/// `cargo xtask campaign`: random games with every check, far more than the tests play.
pub fn campaign(games: u64) -> Result<(), Failure> {
    for game in files::games(&files::root()) {
        let call =
            format!("test --release -p orrery-{game} --test it -- --ignored --nocapture campaign");
        step(
            &game,
            &Cargo::new(&call).env("ORRERY_CAMPAIGN_GAMES", &games.to_string()),
        )?;
    }
    Ok(())
}

/// `cargo xtask mutants`: the rules of a game broken in every small way.
pub fn mutants(args: &[&str]) -> Result<(), Failure> {
    step(
        "mutants",
        &Cargo::new("run -p orrery-mutants --").args(args),
    )
}

/// `cargo xtask kill`: the program is killed while people play, more often than in the
/// tests.
pub fn kill(rounds: u64) -> Result<(), Failure> {
    let call = Cargo::new("test --release -p orrery --test it kill:: -- --nocapture");
    step("kill", &call.env("ORRERY_KILL_ROUNDS", &rounds.to_string()))
}

/// `cargo xtask abuse`: attacks on the program while somebody plays, larger than in the
/// tests.
pub fn abuse() -> Result<(), Failure> {
    let call = Cargo::new("test --release -p orrery --test it abuse:: -- --nocapture");
    step("abuse", &call.env("ORRERY_ABUSE_SCALE", "5"))
}

/// `cargo xtask club`: a day of a club of two thousand tables.
pub fn club() -> Result<(), Failure> {
    let call = "test --release -p orrery-server --test it -- --ignored a_day_of_a_large_club";
    step("club", &Cargo::new(call))
}

/// `cargo xtask cluster`: several nodes on one database while one part after the other breaks.
pub fn cluster(args: &[&str]) -> Result<(), Failure> {
    step("program", &Cargo::new("build --release -p orrery"))?;
    let call = Cargo::new("run --release -p orrery-load --bin orrery-cluster --").args(args);
    // What a move costs includes the wait for the disk.
    let is_cost = args.contains(&"--cost");
    step(
        "cluster",
        &call.env("ORRERY_POSTGRES_FSYNC", if is_cost { "on" } else { "off" }),
    )
}

/// `cargo xtask lessons`: every chapter in every way to play it, with a wrong choice at every
/// question; the tests play each chapter in one.
pub fn lessons() -> Result<(), Failure> {
    let call = Cargo::new("test -p orrery-browser --test it is_learnt -- --nocapture");
    step("lessons", &call.env("ORRERY_LESSONS", "all"))
}

/// `cargo xtask fuzz`: all kinds of requests to the server.
pub fn fuzz(args: &[&str]) -> Result<(), Failure> {
    step("program", &Cargo::new("build --release -p orrery"))?;
    fuzz::run(args)
}

/// `cargo xtask openapi`: the description of the JSON API, as others read it.
pub fn openapi() -> Result<(), Failure> {
    step("program", &Cargo::new("build --release -p orrery"))?;
    openapi::run()
}

/// `cargo xtask load`: many people at many tables.
pub fn load(args: &[&str]) -> Result<(), Failure> {
    step("program", &Cargo::new("build --release -p orrery"))?;
    step(
        "load",
        &Cargo::new("run --release -p orrery-load --").args(args),
    )
}

/// `cargo xtask crates`: the packages of the workspace that a game author needs, as a registry
/// would get them; each is built from its package alone if that is wanted.
pub fn crates(verify: bool) -> Result<(), Failure> {
    let metadata = Cargo::new("metadata --format-version 1 --no-deps --locked").output();
    let metadata: Value = serde_json::from_str(&metadata.map_err(Failure::Failed)?)
        .map_err(|why| Failure::Failed(format!("`cargo metadata` cannot be read: {why}")))?;
    let all = metadata["packages"].as_array().into_iter().flatten();
    // A package that stays here may be published to no registry: an empty list.
    let ours = all.filter(|package| package["publish"].is_null());
    let names: Vec<&str> = ours
        .filter_map(|package| package["name"].as_str())
        .collect();
    let chosen: Vec<&str> = names.iter().flat_map(|name| ["--package", name]).collect();
    let mut call = Cargo::new("package --allow-dirty --quiet --locked").args(&chosen);
    if !verify {
        call = call.args(&["--no-verify"]);
    }
    step("crates", &call)
}

/// `cargo xtask nightly`: everything that takes too long for every change.
pub fn nightly() -> Result<(), Failure> {
    campaign(100_000)?;
    lessons()?;
    kill(KILLS)?;
    abuse()?;
    club()?;
    fuzz(&[])?;
    openapi()?;
    crates(true)?;
    wheel::nightly()?;
    load(&[])?;
    cluster(&[])?;
    println!("\n==> on postgres: all tests of the server but those about its file");
    let skipped: Vec<&str> = FILE_ONLY.iter().flat_map(|test| ["--skip", test]).collect();
    server_on_postgres(&skipped)
}

/// Tests of the server on PostgreSQL.
fn server_on_postgres(args: &[&str]) -> Result<(), Failure> {
    let tests = TestProgram::find("orrery-server", "crates/server", "it")?;
    tests.run(args, ("ORRERY_TEST_STORE", "postgres"))
}

/// `cargo xtask bless`: tests that hold a snapshot rewrite it.
pub fn bless() -> Result<(), Failure> {
    step(
        "bless",
        &Cargo::new("test --workspace --exclude orrery-browser --all-features")
            .env("ORRERY_BLESS", "1"),
    )?;
    println!("\nRead the diff: each changed line is a changed promise.");
    Ok(())
}

/// Announces a call, runs it, and says how long it took or how to repeat it.
fn step(name: &str, call: &Cargo) -> Result<(), Failure> {
    println!("\n==> {name}: {}", call.shown());
    if call.is_missing() {
        return Err(Failure::Failed(
            "It needs a component of the toolchain that is not installed. \
             With rustup: rustup component add rustfmt clippy"
                .to_owned(),
        ));
    }
    let start = Instant::now();
    if call.succeeds() {
        println!("    {name} took {}", seconds(start));
        Ok(())
    } else {
        let (time, call) = (seconds(start), call.shown());
        Err(Failure::Failed(format!(
            "It ended after {time}. To repeat it: {call}"
        )))
    }
}

fn seconds(start: Instant) -> String {
    format!("{:.1} s", start.elapsed().as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lacking(tools: &[Tool]) -> Vec<Missing> {
        let missing = |&tool| Missing {
            tool,
            why: "for a test".to_owned(),
        };
        tools.iter().map(missing).collect()
    }

    fn ended(steps: &[bool], missing: &[Missing], strict: bool) -> Result<(), Failure> {
        let mut gate = Gate::default();
        for &fine in steps {
            let done = if fine {
                Ok(())
            } else {
                Err(Failure::Failed("as expected".to_owned()))
            };
            gate.note("step", Instant::now(), done);
        }
        gate.end(missing, strict)
    }

    #[test]
    fn one_failed_step_fails_the_check_at_its_end() {
        assert!(ended(&[true, true], &[], true).is_ok());
        assert!(ended(&[true, false, true], &[], false).is_err());
    }

    #[test]
    fn what_is_missing_fails_only_a_strict_check() {
        let missing = lacking(&[Tool::Chromium]);
        assert!(ended(&[true], &missing, false).is_ok());
        assert!(ended(&[true], &missing, true).is_err());
    }

    #[test]
    fn tests_that_need_what_is_missing_are_left_out_and_no_others() {
        let shown = |tools| tests_without(&lacking(tools)).shown();
        let whole = "cargo test --workspace --all-features --no-fail-fast";
        assert_eq!(shown(&[]), whole);
        assert_eq!(
            shown(&[Tool::Axe]),
            format!("{whole} --exclude orrery-browser")
        );
        assert_eq!(
            shown(&[Tool::Chromium, Tool::Python]),
            format!("{whole} --exclude orrery-browser -- --skip the_python_example")
        );
        assert_eq!(
            shown(&[Tool::Proxies]),
            format!("{whole} -- --skip behind_a_proxy")
        );
        assert_eq!(
            shown(&[Tool::Postgres]),
            format!("{whole} -- --skip postgres")
        );
        assert_eq!(shown(&[Tool::Nats]), format!("{whole} -- --skip nats"));
        assert_eq!(shown(&[Tool::Smtp]), format!("{whole} -- --skip smtp"));
        assert_eq!(shown(&[Tool::Oidc]), format!("{whole} -- --skip oidc"));
    }
}
