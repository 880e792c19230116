//! Private means private: whoever has only the address of a table learns nothing of it.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::kit::{Guest, Running, serve};

/// Every address that tells something of a table.
const ADDRESSES: [&str; 14] = [
    "/t/ID",
    "/t/ID?at=0",
    "/t/ID/frame",
    "/t/ID/preview?seat=1&action=miner%3Emine",
    "/t/ID/record",
    "/t/ID/events",
    "/replay/ID",
    "/review/ID",
    "/verify/ID",
    "/api/tables/ID",
    "/api/tables/ID/hint?seat=1",
    "/api/tables/ID/events",
    "/api/tables/ID/record",
    "/api/tables/ID/review",
];

fn named(running: &Running, name: &str) -> Guest {
    let guest = Guest::new(running);
    guest.post("/api/me", &json!({ "name": name })).ok();
    guest
}

/// What a stranger is told: always the same, whatever happens at the table.
pub fn assert_private(stranger: &Guest, table: &str) {
    let mut told = BTreeSet::new();
    for address in ADDRESSES {
        let answer = stranger.get(&address.replace("ID", table));
        assert_eq!(answer.status, 404, "{address}: {answer:?}");
        let text = "This table is private. Ask for an invitation.";
        assert!(answer.text.contains(text), "{address}: {answer:?}");
        let text = answer.text.replace(&stranger.cookie, "");
        told.insert(text);
    }
    assert_eq!(told.len(), 2, "a page and JSON: {told:?}");
    for (path, body) in [
        ("chat", json!({ "text": "hello" })),
        ("sit", json!({ "seat": 2 })),
        ("bot", json!({ "seat": 2, "bot": "random" })),
        ("rematch", json!({})),
        ("review", json!({})),
    ] {
        let answer = stranger.post(&format!("/api/tables/{table}/{path}"), &body);
        assert!(
            matches!(answer.status, 403 | 404 | 409),
            "{path}: {answer:?}"
        );
        assert!(!answer.text.contains("Ana") && !answer.text.contains("Ben"));
    }
    let refused = stranger.form(&format!("/t/{table}/chat"), &[("text", "hello")]);
    assert!(!refused.text.contains("id=\"board\""), "{refused:?}");
    let home = stranger.get("/").ok().text;
    assert!(!home.contains(table), "{home}");
}

fn table(ana: &Guest) -> (String, String) {
    let body = json!({
        "game": "red-outpost", "players": 2, "seats": [1], "open": false,
    });
    let table = ana.make(&body);
    let invitation = ana.frame(&table)["invitation"]
        .as_str()
        .unwrap()
        .to_string();
    (table, invitation)
}

#[test]
fn a_private_table_tells_nothing_to_who_has_only_its_address() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let (ana, ben, eve) = (
        named(&running, "Ana"),
        named(&running, "Ben"),
        Guest::new(&running),
    );
    let (table, invitation) = table(&ana);
    assert_private(&eve, &table);
    // With the link one may look, and the page goes on without it.
    let mut link = Guest::new(&running);
    let shown = link
        .get(&format!("/t/{table}?invitation={invitation}"))
        .ok();
    assert!(shown.text.contains("/sit\""));
    let kept = shown
        .header("set-cookie")
        .split(';')
        .next()
        .unwrap()
        .to_string();
    assert!(kept.contains(&invitation), "{kept}");
    link.cookie = format!("{}; {kept}", link.cookie);
    link.get(&format!("/t/{table}/frame")).ok();
    link.frame(&table);
    ben.get(&format!("/api/tables/{table}?invitation={invitation}"))
        .ok();
    let sit = json!({ "seat": 2, "invitation": invitation, "nonce": "b" });
    ben.post(&format!("/api/tables/{table}/sit"), &sit).ok();
    ana.post(
        &format!("/api/tables/{table}/chat"),
        &json!({ "text": "hi" }),
    )
    .ok();
    assert_private(&eve, &table);
    link.frame(&table);
    // To the end of the game and after it.
    loop {
        let over = [&ana, &ben].into_iter().any(|guest| {
            let frame = guest.frame(&table);
            if !frame["questions"].as_array().unwrap().is_empty() {
                guest.play_on(&table, 1);
            }
            frame["stage"] == "over"
        });
        if over {
            break;
        }
    }
    assert_private(&eve, &table);
    for address in [
        "/t/ID",
        "/replay/ID",
        "/verify/ID",
        "/t/ID/record",
        "/review/ID",
    ] {
        ben.get(&address.replace("ID", &table)).ok();
        link.get(&address.replace("ID", &table)).ok();
    }
    let past = ben.get("/api/home").ok().json()["past"].to_string();
    assert!(past.contains(&table));
}

#[test]
fn an_invitation_that_was_replaced_shows_nothing_any_more() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let (ana, eve) = (named(&running, "Ana"), Guest::new(&running));
    let (table, invitation) = table(&ana);
    let address = format!("/api/tables/{table}?invitation={invitation}");
    eve.get(&address).ok();
    ana.post(&format!("/api/tables/{table}/invite"), &json!({}))
        .ok();
    assert_eq!(eve.get(&address).status, 404);
    assert_private(&eve, &table);
}

#[test]
fn spectators_are_an_option_of_the_table() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let (ana, ben) = (named(&running, "Ana"), named(&running, "Ben"));
    for (open, watch, stranger, invited) in [
        (true, Value::Null, 200, 200),
        (true, json!("invited"), 404, 200),
        (true, json!("nobody"), 404, 404),
        (false, json!("everyone"), 200, 200),
        (false, Value::Null, 404, 200),
        (false, json!("nobody"), 404, 404),
    ] {
        let body = json!({
            "game": "red-outpost", "players": 2, "seats": [1], "open": open, "watch": watch,
        });
        let table = ana.make(&body);
        let invitation = ana.frame(&table)["invitation"]
            .as_str()
            .unwrap()
            .to_string();
        let address = format!("/api/tables/{table}");
        let with_link = format!("{address}?invitation={invitation}");
        let eve = Guest::new(&running);
        // As long as someone can sit down, they see where.
        assert_eq!(eve.get(&with_link).status, 200, "{body}");
        if open {
            assert_eq!(eve.get(&address).status, 200, "{body}");
        }
        let sit = json!({ "seat": 2, "invitation": invitation, "nonce": "b" });
        ben.post(&format!("{address}/sit"), &sit).ok();
        assert_eq!(eve.get(&address).status, stranger, "{body}");
        assert_eq!(eve.get(&with_link).status, invited, "{body}");
        ben.frame(&table);
    }
    let wrong = json!({ "game": "red-outpost", "players": 2, "watch": "cats" });
    assert_eq!(ana.post("/api/tables", &wrong).status, 400);
}
