//! Series that workers on a bus play: the same as on one machine, whoever plays and whoever
//! is killed meanwhile.

use std::{
    fs,
    path::Path,
    process::{Child, Stdio},
    time::{Duration, Instant},
};

use serde_json::Value;
use services::{Nats, Postgres};

use crate::kit::{Run, feed, program, run};

/// A test must not hang, however slow the machine is.
const LONG: Duration = Duration::from_secs(120);

/// A bus and a database.
struct Site {
    nats: Nats,
    database: String,
}

/// A worker; it is killed when it is dropped.
struct Working(Child);

impl Drop for Working {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Site {
    fn new() -> Self {
        Self {
            nats: Nats::start(),
            database: Postgres::shared().database(),
        }
    }

    fn worker(&self) -> Working {
        let mut command = program(&["work", "--bot-threads", "1"]);
        command.args(["--database", &self.database, "--bus", &self.nats.address()]);
        let child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn();
        Working(child.unwrap())
    }

    /// The words by which a series is played here.
    fn words(&self) -> [String; 2] {
        [
            format!("--bus={}", self.nats.address()),
            format!("--database={}", self.database),
        ]
    }

    fn run(&self, args: &[&str]) -> Run {
        let mut command = program(args);
        command.args(self.words());
        feed(command, b"")
    }
}

/// What a match says, without what a clock measures.
fn timeless(mut json: Value) -> Value {
    for bot in json["bots"].as_array_mut().unwrap() {
        bot["milliseconds_per_decision"] = 0.into();
    }
    json
}

/// Waits until a file has so many lines.
fn until_lines(file: &Path, lines: usize) {
    let began = Instant::now();
    while fs::read_to_string(file).unwrap_or_default().lines().count() < lines {
        assert!(began.elapsed() < LONG, "nothing is played");
        std::thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn a_match_is_the_same_when_a_worker_is_killed_in_the_middle() {
    let site = Site::new();
    let mut first = site.worker();
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("series.jsonl");
    let words = "match red-outpost --bots skilled,greedy --games 24 --seed 5 --json";
    let words: Vec<&str> = words.split(' ').collect();
    let mut spread = program(&words);
    spread.args(site.words()).arg("--save").arg(&file);
    let spread = spread.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
    // The first line says what is played.
    until_lines(&file, 3);
    first.0.kill().unwrap();
    let _second = site.worker();
    let done = spread.unwrap().wait_with_output().unwrap();
    let said = String::from_utf8_lossy(&done.stderr);
    assert!(done.status.success(), "{said}");
    let spread = timeless(serde_json::from_slice(&done.stdout).unwrap());
    assert_eq!(spread, timeless(run(&words).json()));
}

#[test]
fn a_simulation_and_a_study_are_the_same_and_go_on_where_they_were_stopped() {
    let site = Site::new();
    let workers = [site.worker(), site.worker()];
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("kept.jsonl");
    let path = file.to_str().unwrap();
    let sim: Vec<&str> = "sim circadians --bots random,greedy --games 12 --seed 3 --json"
        .split(' ')
        .collect();
    let study: Vec<&str> = "study red-outpost --bots greedy --players 2 --games 6 --json"
        .split(' ')
        .collect();
    let here = [&sim, &study].map(|words| run(words).ok());
    let kept = |words: &[&str]| site.run(&[words, &["--save", path]].concat()).ok();
    assert_eq!([&sim, &study].map(|words| kept(words)), here);

    // As if it had been stopped while it wrote a game.
    let whole = fs::read_to_string(&file).unwrap();
    let cut = whole.len() / 4;
    fs::write(&file, &whole[..cut]).unwrap();
    let before = whole[..cut].lines().count() - 1;
    assert_eq!([&sim, &study].map(|words| kept(words)), here);
    let text = fs::read_to_string(&file).unwrap();
    assert!(
        text.starts_with(&whole[..whole[..cut].rfind('\n').unwrap() + 1]),
        "{before}"
    );
    let games = |text: &str| text.matches(r#"{"game":{"#).count();
    assert_eq!(games(&text), games(&whole));

    // What is complete needs nobody.
    drop(workers);
    assert_eq!([&sim, &study].map(|words| kept(words)), here);
}

#[test]
fn what_cannot_be_played_everywhere_is_refused() {
    let site = Site::new();
    let words: Vec<&str> = "match red-outpost --bots exec:/bin/true,greedy"
        .split(' ')
        .collect();
    let refused = site.run(&words).refused();
    assert!(refused.contains("other machines"), "{refused}");
    let bus = site.nats.address();
    let alone = run(&["sim", "red-outpost", "--games", "2", "--bus", &bus]).refused();
    assert!(alone.contains("--database"), "{alone}");
    let file = run(&[
        "sim",
        "red-outpost",
        "--bus",
        &bus,
        "--database",
        "orrery.sqlite",
    ]);
    assert!(
        file.code != 0 && file.stderr.contains("PostgreSQL"),
        "{file:?}"
    );
    // Without a bus nothing is kept.
    run(&["sim", "red-outpost", "--save", "kept", "--seed", "1"]).refused();
}
