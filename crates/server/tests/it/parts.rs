//! Log, chat and the course of the points come in parts.

use serde_json::{Value, json};

use crate::kit::{Guest, serve};

fn numbers(frame: &Value) -> Vec<u64> {
    let log = frame["log"].as_array().unwrap().iter();
    log.map(|entry| entry["n"].as_u64().unwrap()).collect()
}

/// A table at which a while was played, and how many actions there were when it was Ana's
/// turn again.
fn played(ana: &Guest) -> (String, u64) {
    let table = ana.table(4, 3);
    loop {
        let frame = ana.wait(&table);
        assert_eq!(frame["stage"], "playing");
        let actions = frame["actions"].as_u64().unwrap();
        if actions > 41 {
            return (table, actions);
        }
        ana.play_on(&table, 1);
    }
}

#[test]
fn a_frame_tells_the_last_part_of_the_log_and_more_on_request() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let ana = Guest::new(&running);
    let (table, actions) = played(&ana);
    let last: Vec<u64> = (actions - 39..=actions).collect();
    let read = |query: &str| ana.get(&format!("/api/tables/{table}{query}")).ok().json();
    let frame = read("");
    assert_eq!(numbers(&frame), last);
    let whole = read("?log=0");
    assert_eq!(numbers(&whole), (0..=actions).collect::<Vec<_>>());
    // What is told twice is told alike.
    let log = whole["log"].as_array().unwrap();
    assert_eq!(log[log.len() - 40..], frame["log"].as_array().unwrap()[..]);
    assert_eq!(numbers(&read(&format!("?log={}", actions + 9))), [actions]);
    // Before an earlier moment nothing later is told, and all rounds are named.
    let back = read("?at=20");
    assert_eq!(numbers(&back), (0..=20).collect::<Vec<_>>());
    assert_eq!(back["phases"], whole["phases"]);
}

#[test]
fn a_page_leads_to_the_earlier_part_of_the_log_without_the_script() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let ana = Guest::new(&running);
    let (table, actions) = played(&ana);
    let page = ana.get(&format!("/t/{table}")).ok().text;
    let earlier = format!("/t/{table}?log={}", (actions - 39).saturating_sub(40));
    assert!(page.contains(&format!("href=\"{earlier}\"")), "{earlier}");
    assert!(!page.contains("id=\"log-1\""));
    assert!(ana.get(&earlier).ok().text.contains("id=\"log-1\""));
}

#[test]
fn points_are_explained_on_request_while_the_game_is_on() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let ana = Guest::new(&running);
    let (table, actions) = played(&ana);
    let frame = ana.frame(&table);
    assert_eq!(
        (&frame["points"], &frame["chart"]),
        (&json!([]), &json!([]))
    );
    let asked = ana.get(&format!("/api/tables/{table}?course=true")).ok();
    let asked = asked.json();
    assert!(!asked["points"].as_array().unwrap().is_empty());
    assert_eq!(asked["chart"].as_array().unwrap().len() as u64, actions + 1);
    let page = ana.get(&format!("/t/{table}")).ok().text;
    assert!(!page.contains("class=\"chart\""));
    assert!(page.contains(&format!("href=\"/t/{table}?course=true\"")));
    let page = ana.get(&format!("/t/{table}?course=true")).ok().text;
    assert!(page.contains("class=\"chart\""));
}

#[test]
fn a_frame_has_the_end_of_the_chat_and_more_on_request() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let ana = Guest::new(&running);
    let table = ana.table(1, 0);
    for n in 0..60 {
        let said = json!({ "text": format!("line {n}") });
        ana.post(&format!("/api/tables/{table}/chat"), &said).ok();
    }
    let texts = |frame: &Value| -> Vec<String> {
        let lines = frame["chat"].as_array().unwrap().iter();
        lines
            .map(|line| line["text"].as_str().unwrap().into())
            .collect()
    };
    let frame = ana.frame(&table);
    assert_eq!(frame["chat_before"], 10);
    assert_eq!(texts(&frame).len(), 50);
    assert_eq!(texts(&frame)[0], "line 10");
    let page = ana.get(&format!("/t/{table}")).ok().text;
    assert!(page.contains(&format!("href=\"/t/{table}?chat=0\"")));
    let whole = ana.get(&format!("/api/tables/{table}?chat=0")).ok().json();
    assert_eq!(texts(&whole).len(), 60);
    assert_eq!(texts(&whole)[0], "line 0");
}
