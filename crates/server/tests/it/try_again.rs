//! A finished game tried again from one of its moments.

use serde_json::{Value, json};

use crate::kit::{Answer, Guest, serve};

/// How many actions of the first game stay.
const KEPT: usize = 20;

/// A finished game of two people, Ana's and Ben's.
fn finished(ana: &Guest, ben: &Guest) -> String {
    let body = json!({ "game": "red-outpost", "players": 2, "seats": [1], "open": true });
    let table = ana.make(&body);
    let sit = json!({ "seat": 2, "nonce": "ben's own" });
    ben.post(&format!("/api/tables/{table}/sit"), &sit).ok();
    while ana.frame(&table)["stage"] != "over" {
        for guest in [ana, ben] {
            let frame = guest.frame(&table);
            if !frame["questions"].as_array().unwrap().is_empty() {
                guest.play_on(&table, 1);
            }
        }
    }
    table
}

fn again(guest: &Guest, table: &str, seat: u8, actions: usize) -> Answer {
    let from = json!({ "seat": seat, "actions": actions });
    guest.post(&format!("/api/tables/{table}/try"), &from)
}

/// The actions of a record, each with the hash of the position it led to.
fn actions(guest: &Guest, table: &str) -> Vec<(Value, Value)> {
    let record = guest.get(&format!("/api/tables/{table}/record")).ok().text;
    let lines = record
        .lines()
        .map(|line| serde_json::from_str(line).unwrap());
    let entries = lines.filter(|line: &Value| line.get("action").is_some());
    entries
        .map(|entry| (entry["action"].clone(), entry["position"].clone()))
        .collect()
}

#[test]
fn a_game_goes_on_from_one_of_its_moments_with_the_same_dice() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let (ana, ben) = (Guest::new(&running), Guest::new(&running));
    let first = finished(&ana, &ben);
    let made = again(&ana, &first, 1, KEPT);
    assert_eq!(made.status, 201, "{made:?}");
    let table = made.json()["table"].as_str().unwrap().to_string();
    let frame = ana.frame(&table);
    assert!(frame["actions"].as_u64().unwrap() >= KEPT as u64);
    assert_eq!(frame["sides"][0]["you"], true);
    assert_eq!(frame["sides"][1]["bot"], "skilled", "for Ben");
    assert_eq!(ana.play_on(&table, 500)["stage"], "over");
    assert_eq!(actions(&ana, &table)[..KEPT], actions(&ana, &first)[..KEPT]);
    let page = ana.get(&format!("/verify/{table}")).ok().text;
    assert!(page.contains("Verified") && page.contains("already known"));
    assert!(
        !page.contains("before any player added something"),
        "{page}"
    );
}

#[test]
fn only_who_played_a_finished_game_tries_it_again() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let (ana, ben) = (Guest::new(&running), Guest::new(&running));
    let running_game = ana.table(2, 1);
    assert_eq!(again(&ana, &running_game, 1, 1).status, 403);
    let table = finished(&ana, &ben);
    let eve = Guest::new(&running);
    assert_eq!(again(&eve, &table, 1, KEPT).status, 403);
    assert_eq!(again(&ana, &table, 1, 100_000).status, 400);
    assert_eq!(again(&ana, &table, 5, KEPT).status, 400);
    assert_eq!(again(&ben, &table, 2, KEPT).status, 201);
}
