//! Lists of games, page by page.

use serde_json::Value;

use crate::kit::{Guest, encode, serve};

fn tables(guest: &Guest, query: &str) -> Vec<String> {
    let list = guest.get(&format!("/api/tables?{query}")).ok().json();
    let tables = list["tables"].as_array().unwrap().iter();
    tables
        .map(|line: &Value| line["table"].as_str().unwrap().to_string())
        .collect()
}

#[test]
fn own_games_are_found_by_what_they_wait_for_and_by_search() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let (ana, ben) = (Guest::new(&running), Guest::new(&running));
    let (asked, waiting, finished) = (ana.table(1, 0), ana.table(2, 0), ana.table(1, 0));
    ana.play_on(&finished, 500);
    ana.wait(&asked);
    assert_eq!(tables(&ana, "list=owing"), [asked.as_str()]);
    let mine = tables(&ana, "");
    assert!(mine.contains(&asked) && mine.contains(&waiting) && mine.len() == 2);
    assert_eq!(tables(&ana, "list=past"), [finished.as_str()]);
    assert_eq!(tables(&ben, "list=open"), [waiting.as_str()]);
    assert_eq!(tables(&ben, "list=watchable"), [asked.as_str()]);
    assert_eq!(tables(&ben, "list=finished"), [finished.as_str()]);
    assert!(tables(&ben, "").is_empty());
    assert_eq!(tables(&ana, "list=past&q=RED"), [finished.as_str()]);
    assert!(tables(&ana, "list=past&q=nobody").is_empty());
    // The page shows the same, and says what was looked for.
    let evil = "<script>";
    let path = format!("/games?list=past&q={}", encode(evil));
    assert!(!ana.get(&path).ok().text.contains("value=\"<script"));
    let page = ana.get("/games?list=past").ok().text;
    assert!(page.contains(&format!("/t/{finished}")), "{page}");
    assert_eq!(ana.get("/games?list=nonsense").status, 400);
}

#[test]
fn long_lists_have_pages() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let ana = Guest::new(&running);
    for _ in 0..32 {
        ana.table(2, 0);
    }
    let first = ana.get("/api/tables").ok().json();
    assert_eq!(
        (first["tables"].as_array().unwrap().len(), &first["more"]),
        (30, &true.into())
    );
    let second = ana.get("/api/tables?page=2").ok().json();
    assert_eq!(
        (second["tables"].as_array().unwrap().len(), &second["more"]),
        (2, &false.into())
    );
    assert!(ana.get("/games").ok().text.contains("page=2"));
}
