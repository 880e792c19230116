//! Rated games: what they forbid, what counts, and ratings that follow from the log alone.

use std::path::Path;

use rusqlite::{Connection, types::Value as Cell};
use serde_json::{Value, json};
use server::{
    Clock, Config,
    admin::{Command, Offline},
};
use words::Language;

use crate::kit::{Guest, Running, serve, serve_with};

const GAME: &str = "red-outpost";

fn named(running: &Running, name: &str) -> Guest {
    let guest = Guest::new(running);
    guest.post("/api/me", &json!({ "name": name })).ok();
    guest
}

/// A rated table for these people, who sit in this order.
#[track_caller]
fn rated(people: &[&Guest]) -> String {
    let new =
        json!({ "game": GAME, "players": people.len(), "seats": [1], "open": true, "rated": true });
    let table = people[0].make(&new);
    for (guest, seat) in people[1..].iter().zip(2..) {
        sit(guest, &table, seat);
    }
    assert_eq!(people[0].frame(&table)["stage"], "playing");
    table
}

#[track_caller]
fn sit(guest: &Guest, table: &str, seat: u8) {
    let sit = json!({ "seat": seat });
    guest.post(&format!("/api/tables/{table}/sit"), &sit).ok();
}

#[track_caller]
fn leave(guest: &Guest, table: &str, seat: u8) {
    let seat = json!({ "seat": seat });
    guest
        .post(&format!("/api/tables/{table}/leave"), &seat)
        .ok();
}

#[track_caller]
fn close(guest: &Guest, table: &str) {
    guest
        .post(&format!("/api/tables/{table}/close"), &json!({}))
        .ok();
}

/// A game that the first of two wins because the other leaves.
#[track_caller]
fn won(winner: &Guest, loser: &Guest) -> String {
    let table = rated(&[winner, loser]);
    leave(loser, &table, 2);
    close(winner, &table);
    table
}

/// Plays a game to its end, whoever is asked.
#[track_caller]
fn play_out(people: &[&Guest], table: &str) {
    while people[0].frame(table)["stage"] == "playing" {
        for guest in people {
            if !guest.frame(table)["questions"]
                .as_array()
                .unwrap()
                .is_empty()
            {
                guest.play_on(table, 1);
            }
        }
    }
}

#[track_caller]
fn board(guest: &Guest, query: &str) -> Value {
    guest
        .get(&format!("/api/ratings?game={GAME}{query}"))
        .ok()
        .json()
}

/// The names on a board, the best first.
#[track_caller]
fn names(guest: &Guest, query: &str) -> Vec<String> {
    let board = board(guest, query);
    let rows = board["rows"].as_array().unwrap().iter();
    rows.map(|row| row["name"].as_str().unwrap().to_owned())
        .collect()
}

/// The rating of somebody on the board of a game.
#[track_caller]
fn points(guest: &Guest, name: &str) -> i64 {
    let board = board(guest, "");
    let mut rows = board["rows"].as_array().unwrap().iter();
    let row = rows.find(|row| row["name"] == name);
    row.expect(name)["rating"]["points"].as_i64().unwrap()
}

/// What a player's page has of every game: the table and the place.
#[track_caller]
fn played(guest: &Guest, name: &str) -> Vec<(String, u64)> {
    let board = board(guest, "");
    let mut rows = board["rows"].as_array().unwrap().iter();
    let row = rows.find(|row| row["name"] == name).expect(name);
    let path = format!("/api/players/{}", row["player"].as_str().unwrap());
    let player = guest.get(&path).ok().json();
    let results = player["results"].as_array().unwrap().iter();
    results
        .map(|one| {
            (
                one["table"].as_str().unwrap().to_owned(),
                one["place"].as_u64().unwrap(),
            )
        })
        .collect()
}

/// All that is kept of results and ratings.
fn kept(folder: &Path) -> Vec<String> {
    let file = Connection::open(folder.join("test.sqlite")).unwrap();
    let mut rows = Vec::new();
    for table in ["result", "result_side", "rating"] {
        let mut all = file.prepare(&format!("SELECT * FROM {table}")).unwrap();
        let width = all.column_count();
        let found = all.query_map([], |row| {
            let cells = (0..width).map(|n| row.get::<_, Cell>(n));
            Ok(format!(
                "{table} {:?}",
                cells.collect::<Result<Vec<_>, _>>()?
            ))
        });
        rows.extend(found.unwrap().map(Result::unwrap));
    }
    rows
}

/// A command on the data of a server that does not run.
fn administer(folder: &Path, command: Command) {
    let config = Config {
        database: folder.join("test.sqlite").into(),
        ..Config::default()
    };
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let lock = config.database.file().map(store::Lock::take);
        let lock = lock.transpose().unwrap();
        let operator = Offline::open(lock, games::catalog(), config, Language::En);
        operator.await.unwrap().carry_out(command).await.unwrap();
    });
}

#[test]
fn a_rated_game_changes_the_ratings_of_those_who_play() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let (ana, ben) = (named(&running, "Ana"), named(&running, "Ben"));
    // A game that is not rated changes nothing.
    let new = json!({ "game": GAME, "players": 2, "seats": [1], "open": true });
    let table = ana.make(&new);
    sit(&ben, &table, 2);
    leave(&ben, &table, 2);
    close(&ana, &table);
    assert!(names(&ana, "").is_empty());

    // The dice may end a game in a draw, after which both are where they were.
    let mut tables = Vec::new();
    let (over, places) = loop {
        let table = rated(&[&ana, &ben]);
        play_out(&[&ana, &ben], &table);
        let over = ana.frame(&table);
        assert_eq!(over["rated"], true);
        tables.insert(0, table);
        let places = [0, 1].map(|side| over["places"][side].as_u64().unwrap());
        if places[0] != places[1] {
            break (over, places);
        }
        assert_eq!(places, [1, 1]);
    };
    let table = &tables[0];
    let (winner, loser) = if places[0] == 1 {
        ("Ana", "Ben")
    } else {
        ("Ben", "Ana")
    };
    assert_eq!(names(&ana, ""), [winner, loser]);
    assert_eq!(names(&ana, "&players=2"), [winner, loser]);
    assert!(names(&ana, "&players=3").is_empty());
    let (won, lost) = (points(&ana, winner), points(&ana, loser));
    assert!(won > 1500 && lost < 1500, "{won} {lost}");
    let of_winner = played(&ana, winner);
    let firsts: Vec<_> = tables.iter().map(|table| (table.clone(), 1)).collect();
    assert_eq!(of_winner, firsts);
    // Names at a rated table lead to the page of the player, for people and for programs.
    let player = over["sides"][0]["player"].as_str().unwrap();
    let page = Guest::new(&running)
        .get(&format!("/players/{player}"))
        .ok()
        .text;
    assert!(page.contains("Ana") && page.contains("Ben") && page.contains(table));
    let page = ana.get("/ratings").ok().text;
    assert!(page.contains(&format!("/players/{player}")) && page.contains("provisional"));
}

/// What somebody plays that is not rated is nobody's business, and no id is told.
#[test]
fn the_page_of_a_player_tells_of_rated_games_only() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let (ana, ben) = (named(&running, "Ana"), named(&running, "Ben"));
    let public = won(&ana, &ben);
    let new = json!({ "game": GAME, "players": 2, "seats": [1], "bots": { "2": "random" } });
    let private = ana.make(&new);
    ana.play_on(&private, usize::MAX);
    let stranger = Guest::new(&running);
    assert_eq!(played(&stranger, "Ana"), [(public, 1)]);
    let id = |guest: &Guest| {
        let token = guest.cookie.split_once('=').unwrap().1;
        token.split('.').next().unwrap().to_owned()
    };
    let handle = board(&stranger, "")["rows"][0]["player"]
        .as_str()
        .unwrap()
        .to_owned();
    for path in [
        "/ratings".to_owned(),
        "/api/ratings".to_owned(),
        format!("/players/{handle}"),
        format!("/api/players/{handle}"),
    ] {
        let text = stranger.get(&path).ok().text;
        assert!(!text.contains(&private), "{path}");
        assert!(
            !text.contains(&id(&ana)) && !text.contains(&id(&ben)),
            "{path}"
        );
    }
    for nobody in [
        "0123456789abcdef",
        &*id(&ana),
        "%00",
        "x".repeat(3000).as_str(),
    ] {
        let answer = stranger.get(&format!("/players/{nobody}"));
        assert_eq!(answer.status, 404, "{nobody}");
    }
}

#[test]
fn a_rated_table_forbids_help_and_several_seats() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let (ana, ben) = (named(&running, "Ana"), named(&running, "Ben"));
    let base = json!({ "game": GAME, "players": 2, "seats": [1], "open": true, "rated": true });
    let with = |key: &str, value: Value| {
        let mut new = base.clone();
        new[key] = value;
        ana.post("/api/tables", &new).status
    };
    for (key, value) in [
        ("hints", json!(true)),
        ("seats", json!([1, 2])),
        ("watch", json!("nobody")),
        ("watch", json!("invited")),
        ("players", json!(1)),
    ] {
        assert_eq!(with(key, value.clone()), 422, "{key} {value}");
    }
    assert_eq!(with("bots", json!({ "2": "novice" })), 201);
    // Against a bot alone there would be hints otherwise.
    let new = json!({ "game": GAME, "players": 2, "seats": [1], "bots": { "2": "random" }, "rated": true });
    let against_bot = ana.make(&new);
    let asked = ana.wait(&against_bot);
    assert_eq!(asked["questions"][0]["hint_at"], Value::Null);
    // A bot cannot be sent away for a weaker one, and nobody closes a game that goes badly.
    let free = json!({ "seat": 2, "bot": "novice" });
    let freed = ana.post(&format!("/api/tables/{against_bot}/free"), &free);
    assert_eq!(freed.status, 409, "{freed:?}");
    let closed = ana.post(&format!("/api/tables/{against_bot}/close"), &json!({}));
    assert_eq!(closed.status, 403, "{closed:?}");

    let table =
        ana.make(&json!({ "game": GAME, "players": 3, "seats": [1], "open": true, "rated": true }));
    let again = ana.post(&format!("/api/tables/{table}/sit"), &json!({ "seat": 2 }));
    assert_eq!(again.status, 403, "{again:?}");
    sit(&ben, &table, 2);
    sit(&named(&running, "Cleo"), &table, 3);
    // Whoever has left comes back to the own seat and to no other.
    leave(&ana, &table, 1);
    leave(&ben, &table, 2);
    let other = ana.post(&format!("/api/tables/{table}/sit"), &json!({ "seat": 2 }));
    assert_eq!(other.status, 403, "{other:?}");
    sit(&ana, &table, 1);
    // Everyone may watch.
    assert_eq!(Guest::new(&running).get(&format!("/t/{table}")).status, 200);
    // Pass and play, lessons and the game of the day are never rated.
    let day = ana
        .post(&format!("/api/daily/{GAME}"), &json!({}))
        .ok()
        .json();
    let day = ana.frame(day["table"].as_str().unwrap());
    assert_eq!(day["rated"], false);
}

/// Who leaves loses, whatever others make of the seat; who comes back does not.
#[test]
fn leaving_a_rated_game_counts() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let people = ["Ana", "Ben", "Cleo"].map(|name| named(&running, name));
    let [ana, ben, cleo] = &people;
    let table = rated(&[ana, ben, cleo]);
    leave(ana, &table, 1);
    sit(ana, &table, 1);
    leave(ben, &table, 2);
    let closed = ana.post(&format!("/api/tables/{table}/close"), &json!({}));
    assert_eq!(closed.status, 403, "Cleo still plays: {closed:?}");
    // A stranger goes on for Ben, and it does not help him.
    let dora = named(&running, "Dora");
    sit(&dora, &table, 2);
    play_out(&[ana, &dora, cleo], &table);
    let board = board(ana, "&players=3");
    let rows = board["rows"].as_array().unwrap();
    let names: Vec<&str> = rows
        .iter()
        .map(|row| row["name"].as_str().unwrap())
        .collect();
    assert_eq!((names.len(), names[2]), (3, "Ben"), "{names:?}");
    assert_eq!(played(ana, "Ben"), [(table, 3)]);

    // The last one who goes ends the game, and beats whoever went before.
    let table = rated(&[cleo, ben]);
    leave(cleo, &table, 1);
    leave(ben, &table, 2);
    assert_eq!(ben.frame(&table)["stage"], "closed");
    assert_eq!(played(ana, "Ben")[0], (table.clone(), 1));
    assert_eq!(played(ana, "Cleo")[0], (table, 2));

    // Against a bot one loses in the same way.
    let new = json!({ "game": GAME, "players": 2, "seats": [1], "bots": { "2": "novice" }, "rated": true });
    let table = dora.make(&new);
    leave(&dora, &table, 1);
    assert_eq!(played(ana, "Dora"), [(table, 2)]);
    assert!(points(ana, "Dora") < 1500);
}

/// A game that waits in vain for somebody is closed in time: they lose it.
#[test]
fn whoever_is_waited_for_in_vain_loses() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Clock::default();
    clock.set(1_941_364_800_000);
    let start = || {
        let clock = clock.clone();
        serve_with(folder.path(), |config| config.clock = clock)
    };
    let running = start();
    let (ana, ben) = (named(&running, "Ana"), named(&running, "Ben"));
    let table = rated(&[&ana, &ben]);
    let awaited = ana.frame(&table)["waiting"][0].as_str().unwrap().to_owned();
    drop(running);
    clock.set(1_941_364_800_000 + 61 * 24 * 60 * 60 * 1000);
    let running = start();
    let ana = ana.at(&running);
    let began = std::time::Instant::now();
    while ana.frame(&table)["stage"] != "closed" {
        assert!(began.elapsed().as_secs() < 60, "it is not closed");
        std::thread::yield_now();
    }
    assert_eq!(played(&ana, &awaited), [(table, 2)]);
}

/// What is kept follows from the log alone: computed again, it is the same, even where all of
/// it was lost.
#[test]
fn rebuilt_ratings_are_those_that_were_kept() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let people = ["Ana", "Ben", "Cleo", "Dora"].map(|name| named(&running, name));
    let [ana, ben, cleo, dora] = &people;
    for n in 0..4 {
        won(&people[n], &people[(n + 1) % 4]);
        won(&people[n], &people[(n + 2) % 4]);
    }
    let table = rated(&[ana, ben, cleo]);
    leave(ben, &table, 2);
    leave(cleo, &table, 3);
    close(ana, &table);
    let new = json!({ "game": GAME, "players": 2, "seats": [1], "bots": { "2": "random" }, "rated": true });
    let against_bot = dora.make(&new);
    dora.play_on(&against_bot, usize::MAX);
    // Reading brings them up to date.
    names(ana, "");
    drop(running);
    let before = kept(folder.path());
    assert!(
        before
            .iter()
            .filter(|row| row.starts_with("rating "))
            .count()
            >= 8
    );
    administer(folder.path(), Command::RebuildRatings);
    assert_eq!(kept(folder.path()), before);
    let file = Connection::open(folder.path().join("test.sqlite")).unwrap();
    file.execute_batch(
        "DELETE FROM rating; DELETE FROM result_side; DELETE FROM result;
         DELETE FROM constant WHERE name IN ('ratings', 'results');",
    )
    .unwrap();
    drop(file);
    administer(folder.path(), Command::RebuildRatings);
    assert_eq!(kept(folder.path()), before);
}

/// What a killed server left undone is done by whoever reads next.
#[test]
fn a_result_that_was_not_taken_yet_is_taken_by_the_next_reader() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let (ana, ben) = (named(&running, "Ana"), named(&running, "Ben"));
    won(&ana, &ben);
    let first = points(&ana, "Ana");
    let before = kept(folder.path());
    won(&ana, &ben);
    let second = points(&ana, "Ana");
    assert!(second > first);
    drop(running);
    let after = kept(folder.path());
    // The ratings as they were after the first game, with both results.
    let file = Connection::open(folder.path().join("test.sqlite")).unwrap();
    let state = "UPDATE constant SET value = '1 1' WHERE name = 'ratings'";
    file.execute(state, []).unwrap();
    file.execute("DELETE FROM rating", []).unwrap();
    for row in before.iter().filter(|row| row.starts_with("rating ")) {
        let cells: Vec<&str> = row.split(['(', ')']).skip(1).step_by(2).collect();
        let cells = cells.join(", ").replace('"', "'");
        file.execute(&format!("INSERT INTO rating VALUES ({cells})"), [])
            .unwrap();
    }
    drop(file);
    let running = serve(folder.path());
    assert_eq!(points(&ana.at(&running), "Ana"), second);
    drop(running);
    assert_eq!(kept(folder.path()), after);
}

/// Whoever is erased is nobody on every page; what others gained or lost stays as it was.
#[test]
fn erasing_a_player_keeps_the_numbers_of_the_others() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let people = ["Ana", "Benedikt", "Cleo"].map(|name| named(&running, name));
    let [ana, ben, cleo] = &people;
    for _ in 0..2 {
        won(ana, ben);
        won(ben, cleo);
    }
    let before = [points(ana, "Ana"), points(ana, "Cleo")];
    let id = ben.cookie.split_once('=').unwrap().1;
    let id = id.split('.').next().unwrap().to_owned();
    drop(running);
    administer(
        folder.path(),
        Command::Erase {
            visitor: id.clone(),
        },
    );
    let running = serve(folder.path());
    let ana = ana.at(&running);
    assert_eq!([points(&ana, "Ana"), points(&ana, "Cleo")], before);
    assert_eq!(names(&ana, ""), ["Ana", "Cleo"]);
    assert_eq!(played(&ana, "Ana").len(), 2);
    // Later games go on from the same ratings, and a rebuild finds the same.
    won(&ana, &cleo.at(&running));
    let after = [points(&ana, "Ana"), points(&ana, "Cleo")];
    drop(running);
    let rows = kept(folder.path());
    administer(folder.path(), Command::RebuildRatings);
    assert_eq!(kept(folder.path()), rows);
    let running = serve(folder.path());
    let ana = ana.at(&running);
    assert_eq!([points(&ana, "Ana"), points(&ana, "Cleo")], after);
    drop(running);
    let file = std::fs::read(folder.path().join("test.sqlite")).unwrap();
    let text = String::from_utf8_lossy(&file);
    assert!(!kept(folder.path()).iter().any(|row| row.contains(&id)));
    assert!(text.contains("erased-"));
}

/// The board of a week has those who played in it.
#[test]
fn the_board_of_a_week_has_those_who_played_in_it() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Clock::default();
    clock.set(1_941_364_800_000);
    let running = serve_with(folder.path(), |config| config.clock = clock.clone());
    let people = ["Ana", "Ben", "Cleo"].map(|name| named(&running, name));
    let [ana, ben, cleo] = &people;
    won(ana, ben);
    clock.set(1_941_364_800_000 + 8 * 24 * 60 * 60 * 1000);
    won(ben, cleo);
    assert_eq!(names(ana, "").len(), 3);
    assert_eq!(names(ana, "&week=true"), ["Ben", "Cleo"]);
    let week = board(cleo, "&week=true");
    assert!(week["rows"][0]["week_gain"].as_i64().unwrap() > 0);
    assert_eq!(week["rows"][0]["week_games"], 1);
    assert!(board(ana, "&week=true")["own"].is_null());
}

/// Bots say how good they are, at the table and for the sheet.
#[test]
fn levels_say_their_rating() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let ana = named(&running, "Ana");
    let bots = json!({ "2": "strong" });
    let table = ana.make(&json!({ "game": GAME, "players": 2, "seats": [1], "bots": bots }));
    let frame = ana.frame(&table);
    let rating = frame["sides"][1]["rating"]["points"].as_i64().unwrap();
    assert!(rating > 1500, "{frame}");
    assert_eq!(frame["sides"][0]["player"], Value::Null, "not rated");
    let sheet = ana.get(&format!("/new/{GAME}")).ok().text;
    assert!(sheet.contains(&format!("Rating {rating}")));
    let board = board(&ana, "");
    let bots = board["bots"].as_array().unwrap();
    assert!(
        bots.iter()
            .any(|bot| bot["level"] == "strong" && bot["rating"]["points"] == rating)
    );
}
