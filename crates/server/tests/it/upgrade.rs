//! A database that an earlier version wrote goes on: see `tests/fixtures/README.md`.

use std::{fs, path::Path};

use serde_json::{Value, json};

use crate::kit::{Answer, Guest, Running, serve};

const GAMES: [&str; 3] = ["red-outpost", "kosmonavts", "circadians"];

fn fixture(name: &str) -> Vec<u8> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures");
    fs::read(folder.join(name)).unwrap()
}

/// The names of the tables and the tokens of the people.
fn facts() -> Value {
    serde_json::from_slice(&fixture("format-2.json")).unwrap()
}

/// A server on a copy of the database, and the two people who sit there.
fn opened(folder: &Path) -> (Running, Guest, Guest) {
    let file = folder.join("test.sqlite");
    if !file.exists() {
        fs::write(&file, fixture("format-2.sqlite")).unwrap();
    }
    let running = serve(folder);
    let guest = |who: &str| {
        let mut guest = Guest::stranger(&running);
        guest.cookie = format!("orrery={}", facts()[who].as_str().unwrap());
        guest
    };
    let (ana, ben) = (guest("ana"), guest("ben"));
    (running, ana, ben)
}

fn table<'a>(facts: &'a Value, game: &str, which: &str) -> &'a str {
    facts[game][which].as_str().unwrap()
}

/// Both play what they are asked, so many answers in all.
fn play_on(table: &str, people: [&Guest; 2], answers: usize) {
    for _ in 0..answers {
        let asked = people.iter().find(|guest| {
            let frame = guest.frame(table);
            !frame["questions"].as_array().unwrap().is_empty()
        });
        asked.expect("somebody is asked").play_on(table, 1);
    }
}

#[test]
fn running_tables_are_played_on() {
    let folder = tempfile::tempdir().unwrap();
    let facts = facts();
    let (running, ana, ben) = opened(folder.path());
    for game in GAMES {
        let table = table(&facts, game, "running");
        let frame = ana.frame(table);
        assert_eq!(frame["stage"], "playing", "{game}");
        // Whoever saw the table before the upgrade is not late.
        let seq = frame["seq"].as_u64().unwrap();
        assert!(seq >= facts[game]["seq"].as_u64().unwrap(), "{game}");
        if game == "red-outpost" {
            // Ben got up from there, and may sit down again.
            let path = format!("/api/tables/{table}/sit");
            ben.post(&path, &json!({ "seat": 2 })).ok();
        }
        play_on(table, [&ana, &ben], 8);
        assert!(ana.frame(table)["seq"].as_u64().unwrap() > seq, "{game}");
    }
    drop(running);
    let (_running, ana, ben) = opened(folder.path());
    for game in GAMES {
        play_on(table(&facts, game, "running"), [&ana, &ben], 4);
    }
}

/// The positions of a game are hashed as they were when it began; those of new games in
/// their canonical form.
#[test]
fn a_game_from_before_ends_with_a_record_in_its_format() {
    let folder = tempfile::tempdir().unwrap();
    let facts = facts();
    let (_running, ana, ben) = opened(folder.path());
    let begun = table(&facts, "red-outpost", "running");
    let path = format!("/api/tables/{begun}/sit");
    ben.post(&path, &json!({ "seat": 2 })).ok();
    while ana.frame(begun)["stage"] == "playing" {
        play_on(begun, [&ana, &ben], 1);
    }
    let new = ana.table(1, 0);
    ana.play_on(&new, 500);
    for (table, format) in [(begun, 1), (&new, 2)] {
        let text = ana.get(&format!("/t/{table}/record")).ok().text;
        record::verify(&games::catalog(), &text, None).unwrap();
        let record = record::Record::read(&text).unwrap();
        assert_eq!(record.header.orrery, format);
    }
}

#[test]
fn a_submission_from_before_is_recognised() {
    let folder = tempfile::tempdir().unwrap();
    let facts = facts();
    let (_running, ana, ben) = opened(folder.path());
    let table = table(&facts, "kosmonavts", "running");
    let file = folder.path().join("test.sqlite");
    let (id, seat, action): (String, u64, String) = rusqlite::Connection::open(file)
        .unwrap()
        .query_row(
            "SELECT submission, body ->> 'seat', body ->> 'action' FROM event \
             WHERE game_table = ?1 AND submission IS NOT NULL ORDER BY seq DESC LIMIT 1",
            [table],
            |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)),
        )
        .unwrap();
    let sender = if seat == 1 { &ana } else { &ben };
    let again = sender.submit(table, seat, &action, 1, &id).ok().json();
    assert_eq!(again["repeated"], true);
}

#[test]
fn finished_games_are_seen_and_their_records_are_the_same_byte_for_byte() {
    let folder = tempfile::tempdir().unwrap();
    let facts = facts();
    let (_running, ana, _) = opened(folder.path());
    for game in GAMES {
        let table = table(&facts, game, "finished");
        assert_eq!(ana.frame(table)["stage"], "over", "{game}");
        let record = ana.get(&format!("/t/{table}/record")).ok().text;
        let stored = fixture(&format!("format-2-{game}.jsonl"));
        assert!(record.as_bytes() == stored, "{game}");
        record::verify(&games::catalog(), &record, None).unwrap();
        for page in ["/t/", "/replay/", "/review/"] {
            ana.get(&format!("{page}{table}")).ok();
        }
        let verified = ana.get(&format!("/verify/{table}")).ok().text;
        assert!(!verified.contains("class=\"no\""), "{game}: {verified}");
    }
}

#[test]
fn lists_show_the_tables_from_before() {
    let folder = tempfile::tempdir().unwrap();
    let facts = facts();
    let (running, ana, ben) = opened(folder.path());
    let home = ana.get("/api/home").ok().json();
    let listed = |home: &Value, list: &str, table: &str| {
        let mut lines = home[list].as_array().unwrap().iter();
        lines.any(|line| line["table"] == table)
    };
    for game in GAMES {
        assert!(
            listed(&home, "mine", table(&facts, game, "running")),
            "{game}"
        );
        assert!(
            listed(&home, "past", table(&facts, game, "finished")),
            "{game}"
        );
    }
    let waiting = facts["waiting"].as_str().unwrap();
    assert!(listed(&home, "mine", waiting));
    // Ben finds it where seats are free, and sits down.
    let stranger = Guest::new(&running);
    let open = stranger.get("/api/home").ok().json();
    assert!(listed(&open, "open", waiting), "{open}");
    let path = format!("/api/tables/{waiting}/sit");
    let sat: Answer = ben.post(&path, &json!({ "seat": 2 }));
    sat.ok();
    let home = ben.get("/api/home").ok().json();
    assert!(listed(&home, "mine", waiting));
}
