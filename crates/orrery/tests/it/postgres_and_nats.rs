//! Servers, and programs that only think, on one PostgreSQL database and one NATS.

use std::{
    io::{BufRead, BufReader},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use services::{Nats, Postgres};

use crate::{
    hosting::Served,
    kit::{feed, program},
};

/// A test must not hang, however slow the machine is.
const LONG: Duration = Duration::from_secs(120);

/// A program that only thinks; it is killed when it is dropped.
struct Working {
    child: Child,
    log: BufReader<std::process::ChildStderr>,
}

impl Working {
    fn start(database: &str, nats: &Nats) -> Self {
        let mut command = program(&["work", "--bot-threads", "1", "--bot-time", "4000"]);
        command
            .args(["--log", "info,server::hub::work=debug"])
            .args(["--database", database, "--bus", &nats.address()])
            .stdout(Stdio::null())
            .stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let log = BufReader::new(child.stderr.take().unwrap());
        Self { child, log }
    }

    /// Waits until its log has a line with this, and gives that line back.
    fn until(&mut self, what: &str) -> String {
        let mut line = String::new();
        loop {
            line.clear();
            let read = self.log.read_line(&mut line).unwrap();
            assert!(read > 0, "it ends before {what:?}");
            if line.contains(what) {
                return line;
            }
        }
    }

    fn signal(&self, signal: &str) {
        let pid = self.child.id().to_string();
        let told = Command::new("kill").args([signal, &pid]).status();
        assert!(told.unwrap().success());
    }
}

impl Drop for Working {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A server on a database of its own.
fn serve(nats: &Nats) -> (Served, String) {
    let database = Postgres::shared().database();
    let bus = nats.address();
    let more = ["--database", &database, "--bus", &bus];
    let times = ["--bot-delay", "0", "--bot-time", "4000"];
    (Served::with(&[more, times].concat()), database)
}

/// The value of a figure; 0 where it is not there.
fn figure(served: &Served, name: &str) -> f64 {
    let (_, text) = served.get("/metrics");
    let line = text.lines().find_map(|line| line.strip_prefix(name));
    line.map_or(0.0, |value| value.trim().parse().unwrap())
}

/// Waits until something is so.
fn until(what: &str, mut is_so: impl FnMut() -> bool) {
    let began = Instant::now();
    while !is_so() {
        assert!(began.elapsed() < LONG, "{what}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

fn knows_workers(served: &Served, count: u32) {
    until("workers are not known", || {
        (figure(served, "orrery_nodes{does=\"work\"}") - f64::from(count)).abs() < 0.1
    });
}

/// A table at which two masters play, and whoever made it looks on.
fn masters(served: &Served) -> (String, String) {
    let token = served.visitor();
    let body = json!({
        "game": "red-outpost", "players": 2, "seats": [],
        "bots": { "1": "master", "2": "master" }, "open": true,
    });
    let (_, made) = served.send("POST", "/api/tables", &token, &body.to_string());
    let made: Value = serde_json::from_str(&made).unwrap();
    (token, made["table"].as_str().unwrap().to_owned())
}

/// How many actions were played.
fn actions(served: &Served, token: &str, table: &str) -> u64 {
    let (_, text) = served.send("GET", &format!("/api/tables/{table}"), token, "");
    let frame: Value = serde_json::from_str(&text).unwrap();
    frame["actions"].as_u64().unwrap()
}

/// A worker is killed in the middle of a thought: another one thinks it again, and what comes of
/// it is played once.
#[test]
fn what_a_killed_worker_was_thinking_about_another_one_thinks_about() {
    let nats = Nats::start();
    let (served, database) = serve(&nats);
    let mut first = Working::start(&database, &nats);
    knows_workers(&served, 1);
    let (token, table) = masters(&served);
    first.until("begins");
    let before = actions(&served, &token, &table);
    first.signal("-KILL");
    let mut second = Working::start(&database, &nats);
    let again = second.until("begins");
    assert!(again.contains("attempt=2"), "{again}");
    until("nobody takes over", || {
        actions(&served, &token, &table) > before + 1
    });
    // Every event has its number once, and what was played can be played again.
    let events = Postgres::shared().sql(
        &database,
        &format!("SELECT count(*) = max(seq) FROM event WHERE game_table = '{table}'"),
    );
    assert_eq!(events, "t");
}

/// A worker that is told to stop finishes what it has begun and takes nothing more.
#[test]
fn a_worker_that_is_told_to_stop_finishes_and_others_go_on() {
    let nats = Nats::start();
    let (served, database) = serve(&nats);
    let mut first = Working::start(&database, &nats);
    knows_workers(&served, 1);
    let (token, table) = masters(&served);
    first.until("begins");
    let before = actions(&served, &token, &table);
    first.signal("-TERM");
    let began = Instant::now();
    assert!(first.child.wait().unwrap().success());
    assert!(began.elapsed() < LONG);
    // It says that it leaves: nobody waits for it, and without workers the server thinks itself.
    knows_workers(&served, 0);
    until("nobody goes on", || {
        actions(&served, &token, &table) > before + 1
    });
    assert!(figure(&served, "orrery_jobs_total{job=\"bot\",way=\"here\"}") > 0.5);
}

/// A wrong address of a bus is refused without repeating the password that may be in it, and a
/// bus without a shared database is refused too.
#[test]
fn no_message_shows_the_password_of_a_bus() {
    let database = Postgres::shared().database();
    for (bus, database, code) in [
        ("nats://ana:hush@bus:port", &*database, 2),
        ("http://ana:hush@bus", &*database, 2),
        ("nats://ana:hush@127.0.0.1:1", "orrery.sqlite", 1),
    ] {
        for what in ["serve", "work"] {
            let mut command = program(&[what, "--database", database]);
            command.env("ORRERY_BUS", bus);
            command.env("ORRERY_ADDRESS", "127.0.0.1:0");
            let failed = feed(command, b"");
            assert_eq!(failed.code, code, "{failed:?}");
            assert!(
                !failed.stderr.contains("hush") && failed.stderr.len() > 10,
                "{failed:?}"
            );
            let mut help = program(&[what, "--help"]);
            help.env("ORRERY_BUS", bus);
            assert!(!feed(help, b"").ok().contains("hush"));
        }
    }
    let none = feed(program(&["work", "--database", &database]), b"");
    assert!(none.code == 1 && none.stderr.contains("bus"), "{none:?}");
}
