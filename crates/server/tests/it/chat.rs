//! What people say to each other, and what others can do about it.

use serde_json::{Value, json};

use crate::kit::{Guest, serve, serve_with};

fn say(guest: &Guest, table: &str, text: &str) -> crate::kit::Answer {
    guest.post(
        &format!("/api/tables/{table}/chat"),
        &json!({ "text": text }),
    )
}

fn act(guest: &Guest, table: &str, line: &Value, act: &str) -> u16 {
    let body = json!({ "line": line, "act": act });
    guest
        .post(&format!("/api/tables/{table}/line"), &body)
        .status
}

/// The texts that a guest sees.
fn texts(guest: &Guest, table: &str) -> Vec<String> {
    let frame = guest.frame(table);
    let lines = frame["chat"].as_array().unwrap().iter();
    lines
        .map(|line| line["text"].as_str().unwrap().to_string())
        .collect()
}

fn last_line(guest: &Guest, table: &str) -> Value {
    guest.frame(table)["chat"]
        .as_array()
        .unwrap()
        .last()
        .unwrap()["number"]
        .clone()
}

fn named(guest: Guest, name: &str) -> Guest {
    guest.post("/api/me", &json!({ "name": name })).ok();
    guest
}

#[test]
fn lines_are_short_and_said_once() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let ana = Guest::new(&running);
    let table = ana.table(2, 0);
    say(&ana, &table, &"😀".repeat(300)).ok();
    assert_eq!(say(&ana, &table, &"x".repeat(301)).status, 400);
    assert_eq!(say(&ana, &table, "\u{200b}").status, 422);
    say(&ana, &table, "hello\u{202e}").ok();
    assert_eq!(say(&ana, &table, " hello ").status, 409);
    assert_eq!(texts(&ana, &table)[1..], ["hello"]);
    // Sent again, a line is the same line, also after a restart.
    let once = json!({ "text": "once", "submission": "s" });
    let chat = format!("/api/tables/{table}/chat");
    let first = ana.post(&chat, &once).ok().json();
    assert_eq!(ana.post(&chat, &once).ok().json()["repeated"], true);
    drop(running);
    let running = serve(folder.path());
    let ana = ana.at(&running);
    let again = ana.post(&chat, &once).ok().json();
    assert_eq!(again["repeated"], true);
    assert_eq!(again["seq"], first["seq"]);
    assert_eq!(texts(&ana, &table)[1..], ["hello", "once"]);
}

#[test]
fn a_flood_is_stopped_and_told_when_to_go_on() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve_with(folder.path(), |config| config.limits.chat_per_minute = 3);
    let ana = Guest::new(&running);
    let table = ana.table(2, 0);
    let answers: Vec<_> = (0..4)
        .map(|n| say(&ana, &table, &format!("line {n}")))
        .collect();
    let statuses: Vec<u16> = answers.iter().map(|answer| answer.status).collect();
    assert_eq!(statuses, [200, 200, 200, 429]);
    assert_ne!(answers[3].header("retry-after"), "");
}

#[test]
fn whoever_is_muted_is_heard_by_the_others_only() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let (ana, ben) = (Guest::new(&running), Guest::new(&running));
    let eve = named(Guest::new(&running), "Eve");
    let table = ana.table(2, 0);
    ben.post(&format!("/api/tables/{table}/sit"), &json!({ "seat": 2 }))
        .ok();
    say(&eve, &table, "rude").ok();
    let line = last_line(&ben, &table);
    assert_eq!(act(&ben, &table, &line, "mute"), 200);
    say(&eve, &table, "ruder").ok();
    assert_eq!(texts(&ben, &table), ["", ""]);
    assert_eq!(texts(&ana, &table), ["rude", "ruder"]);
    let hidden = &ben.frame(&table)["chat"][0];
    assert_eq!(
        (&hidden["hidden"], &hidden["name"]),
        (&json!("muted"), &json!("Eve"))
    );
    let page = ben.get(&format!("/t/{table}")).ok().text;
    assert!(
        !page.contains("ruder") && page.contains("Hidden message"),
        "{page}"
    );
    // By the form on the page it is shown again.
    let number = line.to_string();
    let fields = [("line", &*number), ("act", "unmute")];
    ben.form(&format!("/t/{table}/line"), &fields).ok();
    assert_eq!(texts(&ben, &table), ["rude", "ruder"]);
}

#[test]
fn the_host_takes_lines_away_and_silences() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let (ana, ben) = (Guest::new(&running), Guest::new(&running));
    let eve = named(Guest::new(&running), "Eve");
    let table = ana.table(2, 0);
    say(&eve, &table, "rude").ok();
    let line = last_line(&ana, &table);
    for forbidden in ["remove", "silence"] {
        assert_eq!(act(&ben, &table, &line, forbidden), 403, "{forbidden}");
    }
    assert_eq!(act(&ana, &table, &line, "remove"), 200);
    assert_eq!(act(&ana, &table, &line, "remove"), 200);
    assert_eq!(texts(&ben, &table), [""]);
    assert_eq!(ben.frame(&table)["chat"][0]["hidden"], "removed");
    assert_eq!(act(&ana, &table, &line, "silence"), 200);
    assert_eq!(say(&eve, &table, "why").status, 403);
    // It stays so after a restart.
    drop(running);
    let running = serve(folder.path());
    let (ana, ben, eve) = (ana.at(&running), ben.at(&running), eve.at(&running));
    assert_eq!(texts(&ben, &table), [""]);
    assert_eq!(say(&eve, &table, "why").status, 403);
    assert_eq!(act(&ana, &table, &line, "unsilence"), 200);
    say(&eve, &table, "sorry").ok();
    // Everybody may take back what they said themselves.
    let own = last_line(&eve, &table);
    assert_eq!(act(&eve, &table, &own, "remove"), 200);
    assert_eq!(act(&ana, &table, &json!(999), "remove"), 404);
}

#[test]
fn nobody_speaks_by_the_name_of_a_player() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let ana = named(Guest::new(&running), "Susana");
    let eve = named(Guest::new(&running), "susana");
    let table = ana.table(2, 0);
    assert_eq!(say(&eve, &table, "I resign").status, 409);
    // Whoever sits speaks by the name of the seat.
    named(ana.at(&running), "Eve");
    say(&ana, &table, "hello").ok();
    assert_eq!(ana.frame(&table)["chat"][0]["name"], "Susana");
}
