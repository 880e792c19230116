//! What clients can do to others: attacks, bounded and on loopback, against
//! the program with its usual limits. Meanwhile somebody plays, and must be able to.
//!
//! Everybody comes through one trusted proxy, the attacker and the honest player from
//! different addresses. `ORRERY_ABUSE_SCALE` makes the attacks so many times larger.
#![allow(clippy::print_stdout, reason = "a long run prints what was seen")]

mod attacks;
mod client;

use std::{
    sync::atomic::{AtomicBool, Ordering},
    thread,
    time::{Duration, Instant},
};

use serde_json::json;

use self::{
    attacks::{ATTACKS, Attack},
    client::{Client, Program},
};

/// The honest player's address; those of attackers are others.
const HONEST: &str = "198.51.100.7";
/// How often the honest player asks during an attack.
const VISITS: usize = 8;
/// How long the honest player waits for a bot.
const PATIENCE: Duration = Duration::from_secs(30);

/// What the honest player saw.
#[derive(Default)]
struct Seen {
    waits: Vec<Duration>,
    refused: Vec<String>,
}

impl Seen {
    /// One thing that must go well, and how long it takes.
    fn note(&mut self, what: &str, expected: u16, ask: impl FnOnce() -> u16) {
        let began = Instant::now();
        let status = ask();
        self.waits.push(began.elapsed());
        if status != expected {
            self.refused.push(format!("{what}: {status}"));
        }
    }

    fn slowest(&self) -> Duration {
        self.waits.iter().max().copied().unwrap_or_default()
    }
}

fn scale() -> usize {
    let text = std::env::var("ORRERY_ABUSE_SCALE").unwrap_or_default();
    text.parse().unwrap_or(1)
}

/// Somebody comes, makes a table with a quick bot, plays and watches, several times.
fn visit(program: &Program) -> Seen {
    let mut seen = Seen::default();
    for _ in 0..VISITS {
        let honest = Client::new(program, HONEST);
        seen.note("the home page", 200, || honest.get("/").status);
        let mut table = String::new();
        seen.note("a table", 201, || {
            let body = json!({
                "game": "red-outpost", "players": 2, "seats": [1], "bots": { "2": "greedy" },
            });
            let made = honest.post("/api/tables", &body);
            table = made.text("table");
            made.status
        });
        seen.note("the start of the game", 200, || honest.start(&table).status);
        seen.note("live updates", 200, || honest.listen(&table).0);
        seen.note("a turn of the bot", 200, || wait_for_bot(&honest, &table));
    }
    seen
}

/// Plays until the bot has answered, and says how that went.
fn wait_for_bot(honest: &Client, table: &str) -> u16 {
    let began = Instant::now();
    let mut bot_played = false;
    loop {
        let frame = honest.get(&format!("/api/tables/{table}"));
        if frame.status != 200 {
            return frame.status;
        }
        let frame = frame.json();
        let log = frame["log"].as_array().map_or(&[][..], Vec::as_slice);
        bot_played |= log.iter().any(|entry| entry["seat"] == 2);
        let question = &frame["questions"][0];
        if question.is_object() && bot_played {
            return 200;
        }
        if question.is_object() {
            let played = honest.post(
                &format!("/api/tables/{table}/play"),
                &json!({
                    "seat": question["seat"], "action": question["choices"][0]["action"],
                    "seq": frame["seq"], "submission": format!("{}", frame["seq"]),
                }),
            );
            if played.status != 200 {
                return played.status;
            }
        }
        if began.elapsed() > PATIENCE {
            return 0;
        }
        thread::sleep(Duration::from_millis(20));
    }
}

/// Runs one attack with somebody playing meanwhile; whether all went well.
fn run(attack: &Attack, scale: usize) -> bool {
    let program = Program::start(&[]);
    let stop = AtomicBool::new(false);
    let (seen, outcome) = thread::scope(|scope| {
        let attacking = scope.spawn(|| (attack.run)(&program, scale, &stop));
        // The attack is under way when it says so, or over.
        while !program.is_under_attack() && !attacking.is_finished() {
            thread::sleep(Duration::from_millis(5));
        }
        let seen = visit(&program);
        stop.store(true, Ordering::Relaxed);
        (
            seen,
            attacking.join().expect("an attack does not break down"),
        )
    });
    let is_well = seen.refused.is_empty() && outcome.held;
    println!(
        "{:<34} {:>7.0} ms  {:<10} {:<4}  {}",
        attack.name,
        seen.slowest().as_secs_f64() * 1000.0,
        if seen.refused.is_empty() { "no" } else { "yes" },
        if is_well { "pass" } else { "FAIL" },
        outcome.text,
    );
    for refused in &seen.refused {
        println!("    refused: {refused}");
    }
    is_well
}

#[test]
fn nobody_can_keep_others_from_playing() {
    let scale = scale();
    println!(
        "{:<34} {:>10}  {:<10} {:<4}  attacker",
        "attack", "slowest", "refused", ""
    );
    let failed: Vec<_> = ATTACKS
        .iter()
        .filter(|attack| !run(attack, scale))
        .map(|attack| attack.name)
        .collect();
    assert!(failed.is_empty(), "{failed:?}");
}
