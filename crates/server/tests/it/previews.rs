//! What would follow an answer: for whoever may give it, and from what they may know.

use serde_json::{Value, json};

use crate::kit::{Guest, serve};

fn preview(guest: &Guest, table: &str, seat: u64, action: &str) -> crate::kit::Answer {
    guest.get(&format!(
        "/t/{table}/preview?seat={seat}&action={}",
        action.replace('>', "%3E")
    ))
}

fn actions(frame: &Value) -> Vec<String> {
    let choices = frame["questions"][0]["choices"].as_array().unwrap().iter();
    choices
        .map(|choice| choice["action"].as_str().unwrap().to_string())
        .collect()
}

#[test]
fn only_who_is_asked_sees_what_would_follow() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let (ana, eve) = (Guest::new(&running), Guest::new(&running));
    let table = ana.table(2, 1);
    let frame = ana.wait(&table);
    let action = &actions(&frame)[0];
    let found = preview(&ana, &table, 1, action).ok().json();
    let ghosts = found["ghosts"].as_array().unwrap();
    assert!(!ghosts.is_empty(), "{found}");
    for ghost in ghosts {
        let key = format!("data-key=\"{}\"", ghost["key"].as_str().unwrap());
        assert!(ghost["svg"].as_str().unwrap().contains(&key), "{ghost}");
    }
    assert_eq!(ana.frame(&table)["seq"], frame["seq"], "nothing happened");
    assert_eq!(preview(&eve, &table, 1, action).status, 403);
    assert_eq!(preview(&ana, &table, 2, action).status, 403);
    assert_eq!(preview(&ana, &table, 0, action).status, 400);
    assert_eq!(preview(&ana, "nowhere", 1, action).status, 404);
}

/// Whoever points at an answer may not have seen yet that another question is asked.
#[test]
fn an_answer_that_is_no_longer_possible_brings_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let ana = Guest::new(&running);
    let table = ana.table(2, 1);
    let frame = ana.wait(&table);
    let action = actions(&frame)[0].clone();
    let seq = frame["seq"].as_u64().unwrap();
    ana.submit(&table, 1, &action, seq, "first-answer").ok();
    let nothing = json!({ "ghosts": [], "gone": [], "changes": [] });
    for late in [action.as_str(), "nonsense"] {
        assert_eq!(preview(&ana, &table, 1, late).ok().json(), nothing);
    }
}

/// Ben seals an answer and changes it: nothing that Ana may try looks different.
#[test]
fn a_sealed_answer_changes_no_preview() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let (ana, ben) = (Guest::new(&running), Guest::new(&running));
    let body = json!({ "game": "circadians", "players": 2, "seats": [1], "open": true });
    let made = ana.post("/api/tables", &body).ok().json();
    let table = made["table"].as_str().unwrap().to_string();
    ben.post(&format!("/api/tables/{table}/sit"), &json!({ "seat": 2 }))
        .ok();
    // Until both are asked at once, and Ben's answers are complete with one action.
    for _ in 0..40 {
        let (one, other) = (ana.frame(&table), ben.frame(&table));
        let choices = [&one, &other].map(|frame| {
            let asked = frame["questions"]
                .as_array()
                .is_some_and(|list| !list.is_empty());
            if asked { actions(frame) } else { Vec::new() }
        });
        if choices.iter().all(|list| list.len() > 1) {
            let seal = |n: usize| {
                let answer = |action: &str| {
                    let seq = ben.frame(&table)["seq"].as_u64().unwrap();
                    ben.play(&table, 2, action, seq).ok();
                };
                let open = actions(&ben.frame(&table));
                if !open.contains(&choices[1][n]) {
                    // What was sealed is opened again first.
                    answer(&open[0]);
                }
                answer(&choices[1][n]);
                let tried = choices[0].iter().take(4);
                let seen: Vec<_> = tried
                    .map(|action| preview(&ana, &table, 1, action).ok().text)
                    .collect();
                seen
            };
            assert_eq!(seal(0), seal(1));
            return;
        }
        for (guest, seat, list) in [(&ana, 1, &choices[0]), (&ben, 2, &choices[1])] {
            if let Some(action) = list.first() {
                let seq = guest.frame(&table)["seq"].as_u64().unwrap();
                guest.play(&table, seat, action, seq);
            }
        }
    }
    panic!("both are never asked at once");
}

/// While a game is on, each sees it with the own eyes; after it, anyone's view can be chosen.
#[test]
fn after_the_game_every_view_is_open() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let (ana, eve) = (Guest::new(&running), Guest::new(&running));
    let table = ana.table(2, 1);
    ana.wait(&table);
    let seen = |guest: &Guest| {
        guest
            .get(&format!("/api/tables/{table}?as_seat=2"))
            .ok()
            .json()["as_seat"]
            .clone()
    };
    assert_eq!((seen(&ana), seen(&eve)), (json!(1), Value::Null));
    ana.play_on(&table, usize::MAX);
    assert_eq!((seen(&ana), seen(&eve)), (json!(2), json!(2)));
    let page = eve
        .get(&format!("/replay/{table}?as_seat=2&at=3"))
        .ok()
        .text;
    assert!(
        page.contains(&format!("/replay/{table}?as_seat=1&amp;at=3")),
        "{page}"
    );
}
