//! `orrery admin`: whoever runs a server looks after it, while it runs and while it does not.
#![cfg(unix)]

use std::path::Path;

use serde_json::{Value, json};

use crate::{
    hosting::Served,
    kit::{Run, run},
};

/// Runs a command of `admin` on the data in this folder.
fn admin(folder: &Path, words: &[&str]) -> Run {
    let database = folder.join("orrery.sqlite");
    let mut all = vec!["--json", "admin", "--database", database.to_str().unwrap()];
    all.extend(words);
    run(&all)
}

fn tables(folder: &Path) -> Vec<Value> {
    let listed = admin(folder, &["list"]).json();
    listed["tables"].as_array().unwrap().clone()
}

/// A table of this visitor, who calls themselves Ana and says hello.
fn table_of(served: &Served, token: &str) -> String {
    let named = served.send("POST", "/api/me", token, "{\"name\":\"Ana Secret\"}");
    assert_eq!(named.0, 200, "{named:?}");
    let (status, text) = served.open_table(token);
    assert_eq!(status, 201, "{text}");
    let made: Value = serde_json::from_str(&text).unwrap();
    let table = made["table"].as_str().unwrap().to_string();
    let path = format!("/api/tables/{table}/chat");
    let said = served.send(
        "POST",
        &path,
        token,
        "{\"text\":\"my phone is five-five-five\"}",
    );
    assert_eq!(said.0, 200, "{said:?}");
    table
}

fn id_of(token: &str) -> &str {
    token.split('.').next().unwrap()
}

/// A game for one against a bot.
fn running_game(served: &Served, token: &str) -> String {
    let body = json!({ "game": "red-outpost", "players": 2, "seats": [1],
        "bots": { "2": "random" }, "open": true });
    let (_, text) = served.send("POST", "/api/tables", token, &body.to_string());
    let made: Value = serde_json::from_str(&text).unwrap();
    let table = made["table"].as_str().unwrap().to_string();
    let start = format!("/api/tables/{table}/start");
    let started = served.send("POST", &start, token, r#"{"nonce":"a"}"#);
    assert_eq!(started.0, 200, "{started:?}");
    table
}

/// The same, played to its end.
fn finished_game(served: &Served, token: &str) -> String {
    let table = running_game(served, token);
    for _ in 0..20_000 {
        let (_, text) = served.send("GET", &format!("/api/tables/{table}"), token, "");
        let frame: Value = serde_json::from_str(&text).unwrap();
        if frame["stage"] == "over" {
            return table;
        }
        let question = &frame["questions"][0];
        let Some(action) = question["choices"][0]["action"].as_str() else {
            std::thread::sleep(std::time::Duration::from_millis(2));
            continue;
        };
        let seq = &frame["seq"];
        let body =
            json!({ "seat": 1, "action": action, "seq": seq, "submission": seq.to_string() });
        let path = format!("/api/tables/{table}/play");
        served.send("POST", &path, token, &body.to_string());
    }
    panic!("the game does not end");
}

/// Tables are listed, shown, closed and deleted, with and without a running server.
#[test]
fn tables_are_listed_shown_closed_and_deleted() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::start(folder.path());
    let token = served.visitor();
    let (first, second) = (table_of(&served, &token), table_of(&served, &token));
    assert_eq!(tables(folder.path()).len(), 2);
    let shown = admin(folder.path(), &["show", &first]).json();
    let shown = &shown["table"];
    assert_eq!(shown["seats"][0]["visitor"], id_of(&token), "{shown}");
    assert_eq!(shown["chat"][0]["text"], "my phone is five-five-five");
    assert_eq!(shown["stage"], "waiting");

    admin(folder.path(), &["close", &first]).json();
    let (_, frame) = served.send("GET", &format!("/api/tables/{first}"), &token, "");
    let frame: Value = serde_json::from_str(&frame).unwrap();
    assert_eq!(frame["stage"], "closed", "{frame}");
    let refused = admin(folder.path(), &["close", &first]).refused();
    assert!(refused.starts_with("orrery: "), "{refused}");

    admin(folder.path(), &["delete", &second]).json();
    let (status, _) = served.send("GET", &format!("/api/tables/{second}"), &token, "");
    assert_eq!(status, 404);
    assert_eq!(tables(folder.path()).len(), 1);
    served.stop();

    // The same on the file alone.
    assert_eq!(tables(folder.path())[0]["stage"], "closed");
    admin(folder.path(), &["delete", &first]).json();
    assert!(tables(folder.path()).is_empty());
    admin(folder.path(), &["delete", &first]).refused();
    admin(folder.path(), &["show", "nowhere"]).refused();
}

/// A seat is given to another visitor, who plays on there, or to a bot.
#[test]
fn a_seat_is_handed_over() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::start(folder.path());
    let (ana, bea) = (served.visitor(), served.visitor());
    let table = table_of(&served, &ana);
    admin(
        folder.path(),
        &["hand-over", &table, "1", "--visitor", id_of(&bea)],
    )
    .json();
    let shown = admin(folder.path(), &["show", &table]).json();
    assert_eq!(
        shown["table"]["seats"][0]["visitor"],
        id_of(&bea),
        "{shown}"
    );
    admin(
        folder.path(),
        &["hand-over", &table, "1", "--bot", "novice"],
    )
    .json();
    let shown = admin(folder.path(), &["show", &table]).json();
    assert_eq!(shown["table"]["seats"][0]["bot"], "novice", "{shown}");
}

/// Who is banned may read and not change anything, is told so, until the ban is lifted; also
/// after a restart.
#[test]
fn a_ban_by_visitor_or_address_holds_until_it_is_lifted() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::start(folder.path());
    let (ana, bea) = (served.visitor(), served.visitor());
    let whom = ["--visitor", id_of(&ana)];
    admin(folder.path(), &["ban", whom[0], whom[1], "--days", "3"]).json();
    let (status, text) = served.open_table(&ana);
    assert_eq!(status, 403, "{text}");
    assert!(text.contains("banned"), "{text}");
    assert_eq!(served.send("GET", "/api/me", &ana, "").0, 200);
    assert_eq!(served.open_table(&bea).0, 201);
    served.stop();

    let served = Served::start(folder.path());
    assert_eq!(served.open_table(&ana).0, 403);
    admin(folder.path(), &["unban", whom[0], whom[1]]).json();
    assert_eq!(served.open_table(&ana).0, 201);
    admin(folder.path(), &["ban", "--address", "127.0.0.0/8"]).json();
    assert_eq!(served.open_table(&bea).0, 403);
    let bans = admin(folder.path(), &["bans"]).json();
    assert_eq!(bans["bans"][0]["subject"], "127.0.0.0/8", "{bans}");
    admin(folder.path(), &["ban", "--address", "nonsense"]).refused();
}

/// Nothing in the file tells any more who a visitor was; the games stay, with every
/// event, and can be read and verified.
#[test]
fn erasing_a_visitor_leaves_the_games_and_nothing_of_the_person() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::start(folder.path());
    let (ana, bea) = (served.visitor(), served.visitor());
    let waiting = table_of(&served, &ana);
    let over = finished_game(&served, &ana);
    // A line of Bea's stays.
    let chat = format!("/api/tables/{waiting}/chat");
    served.send("POST", &chat, &bea, "{\"text\":\"hello from bea\"}");
    let before = events(folder.path());
    let erased = admin(folder.path(), &["erase", id_of(&ana)]).json();
    assert_eq!(erased["erased"]["tables"], 2, "{erased}");

    // The running server shows it at once, in pages, lists and records.
    for path in [
        "/api/home".to_string(),
        format!("/api/tables/{waiting}"),
        format!("/api/tables/{over}"),
        format!("/t/{over}/record"),
    ] {
        let (status, text) = served.send("GET", &path, &bea, "");
        assert_eq!(status, 200, "{path}");
        assert!(!text.contains("Ana Secret"), "{path}: {text}");
    }
    let (_, record) = served.send("GET", &format!("/t/{over}/record"), &bea, "");
    let (_, me) = served.send("GET", "/api/me", &ana, "");
    assert!(!me.contains("Ana Secret"), "{me}");
    served.stop();
    let verified = crate::kit::run_with(&["verify", "-"], &record);
    assert_eq!(verified.code, 0, "{verified:?}");

    let after = events(folder.path());
    let numbers = |events: &[(String, i64, String)]| -> Vec<(String, i64)> {
        let numbers = events.iter().map(|(table, seq, _)| (table.clone(), *seq));
        numbers.collect()
    };
    assert_eq!(numbers(&before), numbers(&after));
    assert!(
        after
            .iter()
            .any(|(_, _, body)| body.contains("hello from bea"))
    );
    let file = dump(folder.path());
    for trace in [id_of(&ana), "Ana Secret", "five-five-five"] {
        assert!(!file.contains(trace), "{trace} is still stored");
    }
    let checked = admin(folder.path(), &["check"]).json();
    assert_eq!(checked["checked"]["tables"], 2, "{checked}");
    assert_eq!(checked["checked"]["problems"], json!([]));
}

/// Finished games are exported as records, one file each, once; games that go on as well
/// when they are asked for.
#[test]
fn games_are_exported_as_records_and_an_export_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("orrery.sqlite");
    let into = folder.path().join("games");
    let export = |more: &[&str]| {
        let mut words = vec!["--json", "export", into.to_str().unwrap()];
        words.extend(["--database", database.to_str().unwrap()]);
        words.extend(more);
        run(&words).json()["written"].clone()
    };
    let served = Served::start(folder.path());
    let token = served.visitor();
    table_of(&served, &token);
    let over = finished_game(&served, &token);
    let running = running_game(&served, &token);
    assert_eq!(export(&[]), 1);
    assert_eq!(export(&[]), 0);
    let record = into.join(format!("{over}.jsonl"));
    let verified = run(&["verify", record.to_str().unwrap()]);
    assert_eq!(verified.code, 0, "{verified:?}");
    served.stop();
    // A file that is not there is written again; without a server it works as well.
    std::fs::remove_file(&record).unwrap();
    assert_eq!(export(&["--all"]), 2);
    assert!(record.is_file() && into.join(format!("{running}.jsonl")).is_file());
    let manifest = std::fs::read_to_string(into.join("manifest.jsonl")).unwrap();
    assert_eq!(manifest.lines().count(), 3, "{manifest}");
}

/// A table that cannot be read is named by a check, which then fails.
#[test]
fn a_check_names_what_cannot_be_read() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::start(folder.path());
    let token = served.visitor();
    let (good, bad) = (table_of(&served, &token), table_of(&served, &token));
    served.stop();
    let database = rusqlite::Connection::open(folder.path().join("orrery.sqlite")).unwrap();
    let damage = "UPDATE event SET body = '{}' WHERE game_table = ?1 AND seq = 2";
    database.execute(damage, [&bad]).unwrap();
    drop(database);
    let checked = admin(folder.path(), &["check"]);
    assert_eq!(checked.code, 1, "{checked:?}");
    assert!(checked.stdout.contains(&bad), "{checked:?}");
    assert!(!checked.stdout.contains(&good), "{checked:?}");
}

/// The key to the running server is in a file that only its owner can read, and nothing is
/// done without it.
#[test]
fn commands_need_the_key_beside_the_database() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::start(folder.path());
    let token = served.visitor();
    let notice = std::fs::read_to_string(folder.path().join("orrery.sqlite.server")).unwrap();
    let (address, key) = notice.lines().nth(1).unwrap().split_once(' ').unwrap();
    let order = json!({ "language": "en", "command": "list", "most": 5 }).to_string();
    let ask = |key: &str| crate::hosting::send(address, "POST", "/admin", key, &order).0;
    assert_eq!(ask(key), 200);
    assert_eq!(ask(""), 401);
    assert_eq!(ask(&token), 401);
    assert_eq!(served.send("POST", "/admin", key, &order).0, 401);
}

/// Every event: its table, its number, its text.
fn events(folder: &Path) -> Vec<(String, i64, String)> {
    let database = rusqlite::Connection::open(folder.join("orrery.sqlite")).unwrap();
    let mut rows = database
        .prepare("SELECT game_table, seq, body FROM event ORDER BY game_table, seq")
        .unwrap();
    let rows = rows.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)));
    rows.unwrap().map(Result::unwrap).collect()
}

/// The texts of all columns of all tables.
fn dump(folder: &Path) -> String {
    let database = rusqlite::Connection::open(folder.join("orrery.sqlite")).unwrap();
    let mut names = database
        .prepare("SELECT name FROM sqlite_master WHERE type = 'table'")
        .unwrap();
    let names: Vec<String> = names
        .query_map([], |row| row.get(0))
        .unwrap()
        .map(Result::unwrap)
        .collect();
    let mut text = String::new();
    for name in names {
        let mut rows = database.prepare(&format!("SELECT * FROM {name}")).unwrap();
        let columns = rows.column_count();
        let mut rows = rows.query([]).unwrap();
        while let Some(row) = rows.next().unwrap() {
            for column in 0..columns {
                text += &format!("{:?}\n", row.get_ref(column).unwrap());
            }
        }
    }
    text
}
