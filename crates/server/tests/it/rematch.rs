//! The same players again: one table, however many ask at once.

use std::{fs, path::Path, thread};

use serde_json::json;

use crate::kit::{Guest, Running, serve};

/// How often two ask at once.
const TIMES: usize = 12;

/// A folder with a finished game of two people at a private table.
fn finished(folder: &Path) -> ([Guest; 2], String) {
    let running = serve(folder);
    let (ana, ben) = (Guest::new(&running), Guest::new(&running));
    let body = json!({ "game": "red-outpost", "players": 2, "seats": [1], "open": false });
    let table = ana.make(&body);
    let invitation = ana.frame(&table)["invitation"].clone();
    let sit = json!({ "seat": 2, "invitation": invitation, "nonce": "b" });
    ben.post(&format!("/api/tables/{table}/sit"), &sit).ok();
    let guests = [ana, ben];
    while guests[0].frame(&table)["stage"] != "over" {
        for guest in &guests {
            let frame = guest.frame(&table);
            if !frame["questions"].as_array().unwrap().is_empty() {
                guest.play_on(&table, 1);
            }
        }
    }
    (guests, table)
}

fn ask(guest: &Guest, running: &Running, table: &str) -> String {
    let guest = guest.at(running);
    let made = guest.post(&format!("/api/tables/{table}/rematch"), &json!({}));
    let made = made.ok().json();
    let again = made["table"].as_str().unwrap().to_string();
    let frame = guest.frame(&again);
    let sides = frame["sides"].as_array().unwrap();
    assert!(
        sides.iter().any(|side| side["you"] == true),
        "everyone sits down"
    );
    again
}

#[test]
fn both_who_ask_at_once_come_to_one_table() {
    let first = tempfile::tempdir().unwrap();
    let (guests, table) = finished(first.path());
    let file = first.path().join("test.sqlite");
    for _ in 0..TIMES {
        let folder = tempfile::tempdir().unwrap();
        fs::copy(&file, folder.path().join("test.sqlite")).unwrap();
        let running = serve(folder.path());
        let tables: Vec<String> = thread::scope(|scope| {
            let asking = guests
                .iter()
                .map(|guest| scope.spawn(|| ask(guest, &running, &table)));
            let asking: Vec<_> = asking.collect();
            asking.into_iter().map(|one| one.join().unwrap()).collect()
        });
        assert_eq!(tables[0], tables[1]);
        let known = guests[0].at(&running).frame(&table)["rematch"].clone();
        assert!(known.as_str().unwrap().starts_with(&tables[0]));
        // Asking again changes nothing.
        assert_eq!(ask(&guests[1], &running, &table), tables[0]);
    }
}
