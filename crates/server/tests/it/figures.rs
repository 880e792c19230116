//! A table goes on with the figures it was opened with, and one by other rules is closed with
//! a sentence.

use std::{fs, path::Path};

use serde_json::Value;

use crate::kit::{Guest, Running, serve, serve_with};

const GAME: &str = "red-outpost";

/// Serves with a disputed reading of the game switched.
fn serve_switched(folder: &Path) -> Running {
    let catalog = games::catalog();
    let usual = catalog.find(GAME).unwrap().figures();
    let readings = catalog::all_readings(usual);
    let hash = catalog::figures_hash(usual);
    let other = readings
        .iter()
        .find(|text| catalog::figures_hash(text) != hash);
    let file = folder.join("box.toml");
    fs::write(&file, other.unwrap()).unwrap();
    serve_with(folder, |config| config.boxes = vec![file])
}

/// The hash of the figures in a record, once it is proved.
fn proved(guest: &Guest, table: &str) -> String {
    let page = guest.get(&format!("/verify/{table}")).ok().text;
    assert!(page.contains("class=\"yes\"") || !page.contains("class=\"no\""));
    assert!(!page.contains("other printed figures"), "{page}");
    let record = guest.get(&format!("/t/{table}/record")).ok().text;
    let header: Value = serde_json::from_str(record.lines().next().unwrap()).unwrap();
    header["figures"].as_str().unwrap().to_string()
}

#[test]
fn a_table_keeps_its_figures_when_those_of_new_tables_change() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let ana = Guest::new(&running);
    let (finished, begun) = (ana.table(1, 0), ana.table(1, 0));
    ana.play_on(&finished, 500);
    ana.play_on(&begun, 3);
    drop(running);

    let running = serve_switched(folder.path());
    let ana = ana.at(&running);
    let new = ana.table(1, 0);
    assert_eq!(ana.play_on(&begun, 500)["stage"], "over");
    let usual = proved(&ana, &finished);
    assert_eq!(proved(&ana, &begun), usual);
    ana.play_on(&new, 3);
    drop(running);

    // And back: the text of the corrected figures is in the database.
    let running = serve(folder.path());
    let ana = ana.at(&running);
    assert_eq!(ana.play_on(&new, 500)["stage"], "over");
    assert_ne!(proved(&ana, &new), usual);
    for table in [&finished, &begun, &new] {
        ana.get(&format!("/replay/{table}?at=2")).ok();
    }
}

/// The whole house gets other rules.
fn change_rules(folder: &Path) {
    let file = rusqlite::Connection::open(folder.join("test.sqlite")).unwrap();
    let changed = file.execute(
        "UPDATE event SET body = json_set(body, '$.rules', 99) WHERE seq = 1",
        [],
    );
    assert!(changed.unwrap() > 0);
}

#[test]
fn a_table_by_other_rules_is_closed_with_a_sentence_and_its_record_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let ana = Guest::new(&running);
    // In one of them a bot owes an answer all the time.
    let (finished, begun, bots) = (ana.table(1, 0), ana.table(1, 0), ana.table(2, 1));
    ana.play_on(&finished, 500);
    ana.play_on(&begun, 3);
    let record = ana.get(&format!("/t/{finished}/record")).ok().text;
    drop(running);
    change_rules(folder.path());

    let running = serve(folder.path());
    let (ana, ben) = (ana.at(&running), Guest::new(&running));
    for table in [&finished, &begun, &bots] {
        let answer = ana.get(&format!("/api/tables/{table}"));
        assert_eq!(answer.status, 410);
        let told = answer.json()["error"].as_str().unwrap().to_string();
        assert!(told.contains("other rules (version 99)"), "{told}");
        let page = ana.get(&format!("/t/{table}"));
        assert_eq!(page.status, 410);
        assert!(page.text.contains(&format!("/t/{table}/record")));
        assert_eq!(ana.play(table, 1, "x", 1).status, 410);
    }
    assert_eq!(ana.get(&format!("/t/{finished}/record")).ok().text, record);
    ben.get(&format!("/t/{finished}/record")).ok();
    let path = format!("/t/{begun}/record");
    let lines = ana.get(&path).ok().text.lines().count();
    assert!(lines > 3, "{lines}");
    assert_eq!(ben.get(&path).status, 403);
    let home = ana.get("/api/home").ok().json();
    for table in [&finished, &begun, &bots] {
        let mut past = home["past"].as_array().unwrap().iter();
        assert!(past.any(|line| line["table"] == **table), "{home}");
    }
}

/// What is asked of a finished game most needs nothing but what is kept.
#[test]
fn the_record_is_kept_with_the_last_move() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let ana = Guest::new(&running);
    let table = ana.table(1, 0);
    let kept = || {
        let file = rusqlite::Connection::open(folder.path().join("test.sqlite")).unwrap();
        let text = "SELECT text FROM kept WHERE game_table = ?1 AND name = 'record'";
        file.query_row(text, [&table], |row| row.get::<_, String>(0))
    };
    ana.play_on(&table, 3);
    assert!(kept().is_err());
    ana.play_on(&table, 500);
    let kept = kept().unwrap();
    record::verify(&games::catalog(), &kept, None).unwrap();
    assert_eq!(ana.get(&format!("/t/{table}/record")).ok().text, kept);
}
