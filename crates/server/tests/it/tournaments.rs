//! Tournaments over HTTP: sign up, rounds, deadlines, a final, and what nobody may do.

use std::{
    collections::HashSet,
    path::Path,
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use server::{
    Clock, Config,
    admin::{Command, Offline},
};
use words::Language;

use crate::kit::{Guest, Running, serve, serve_with};

const NOW: u64 = 1_941_364_800_000;
const MINUTE: u64 = 60_000;

pub fn people(running: &Running, count: usize) -> Vec<Guest> {
    let names = [
        "Ada", "Bert", "Carla", "Dirk", "Emil", "Fritz", "Greta", "Hugo", "Iris", "Jonas", "Karla",
        "Ludwig", "Moritz",
    ];
    let new = |n: usize| {
        let guest = Guest::new(running);
        guest.post("/api/me", &json!({ "name": names[n] })).ok();
        guest
    };
    (0..count).map(new).collect()
}

fn wanted() -> Value {
    json!({
        "name": "Tuesday", "game": "red-outpost", "group": 4, "rounds": 3, "last": true,
        "minutes": 60, "league": "Autumn",
    })
}

#[track_caller]
fn make(host: &Guest, wanted: &Value) -> String {
    let made = host.send("/api/tournaments", "application/json", &wanted.to_string());
    assert_eq!(made.status, 201, "{made:?}");
    made.json()["tournament"].as_str().unwrap().to_owned()
}

fn act(guest: &Guest, id: &str, act: &str) -> u16 {
    guest
        .post(&format!("/api/tournaments/{id}"), &json!({ "act": act }))
        .status
}

/// A tournament for which all sign up, and which the first of them begins.
#[track_caller]
pub fn begin(all: &[Guest], wanted: &Value) -> String {
    let id = make(&all[0], wanted);
    for guest in all {
        assert_eq!(act(guest, &id, "sign_up"), 200);
    }
    assert_eq!(act(&all[0], &id, "begin"), 200);
    id
}

#[track_caller]
pub fn see(guest: &Guest, id: &str) -> Value {
    guest.get(&format!("/api/tournaments/{id}")).ok().json()
}

/// The people at a table of a round, in the order of the seats.
fn names(table: &Value) -> Vec<&str> {
    let sides = table["sides"].as_array().unwrap().iter();
    sides.map(|side| side["name"].as_str().unwrap()).collect()
}

/// Everybody at a table comes.
fn come(all: &[Guest], table: &str) {
    for guest in all {
        let start = format!("/api/tables/{table}/start");
        guest.post(&start, &json!({ "nonce": "here" }));
    }
}

/// The number of the seat of a guest at a table.
fn seat_of(guest: &Guest, table: &str) -> Option<u64> {
    let frame = guest.frame(table);
    let mut sides = frame["sides"].as_array().unwrap().iter();
    let own = sides.find(|side| side["you"] == true)?;
    own["seat"].as_u64()
}

/// Everybody comes to a table and leaves its game, the last guest first: those who leave later
/// are ahead.
pub fn give_up(all: &[Guest], table: &str) {
    come(all, table);
    for guest in all.iter().rev() {
        if let Some(seat) = seat_of(guest, table) {
            let leave = json!({ "seat": seat });
            guest
                .post(&format!("/api/tables/{table}/leave"), &leave)
                .ok();
        }
    }
}

/// Everybody comes to a table and plays its game to the end.
fn play_out(all: &[Guest], table: &str) {
    come(all, table);
    while all[0].frame(table)["stage"] == "playing" {
        for guest in all {
            if !guest.frame(table)["questions"]
                .as_array()
                .unwrap()
                .is_empty()
            {
                guest.play_on(table, 1);
            }
        }
    }
    assert_eq!(all[0].frame(table)["stage"], "over");
}

pub fn tables(round: &Value) -> Vec<String> {
    let tables = round["tables"].as_array().unwrap().iter();
    tables
        .map(|table| table["table"].as_str().unwrap().to_owned())
        .collect()
}

/// Thirteen people play three rounds and a final, to the end.
#[test]
fn thirteen_people_play_a_tournament_to_its_end() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Clock::default();
    clock.set(NOW);
    let start = |clock: &Clock| {
        let clock = clock.clone();
        serve_with(folder.path(), |config| config.clock = clock)
    };
    let running = start(&clock);
    let mut all = people(&running, 13);
    let id = make(&all[0], &wanted());
    for guest in &all {
        assert_eq!(act(guest, &id, "sign_up"), 200);
        assert_eq!(
            act(guest, &id, "sign_up"),
            200,
            "a second time changes nothing"
        );
    }
    let open = see(&all[3], &id);
    assert_eq!(open["standings"].as_array().unwrap().len(), 13);
    assert_eq!(
        (open["stage"].as_str(), open["takes_part"].as_bool()),
        (Some("open"), Some(true))
    );
    assert_eq!(act(&all[0], &id, "begin"), 200);

    let mut running = Some(running);
    let mut met: HashSet<(String, String)> = HashSet::new();
    let mut again = 0;
    for number in 1..=3 {
        let now = see(&all[0], &id);
        let round = &now["drawn"][0];
        assert_eq!(
            (round["number"].as_u64(), round["last"].as_bool()),
            (Some(number), Some(false))
        );
        let deadline = round["deadline"].as_u64().unwrap();
        assert!((NOW / 1000 + 3600..NOW / 1000 + 7000).contains(&deadline));
        let mut seated: Vec<&str> = round["tables"]
            .as_array()
            .unwrap()
            .iter()
            .flat_map(names)
            .collect();
        seated.sort_unstable();
        seated.dedup();
        assert_eq!(seated.len(), 13, "everybody plays in round {number}");
        for table in round["tables"].as_array().unwrap() {
            let names = names(table);
            assert!((3..=4).contains(&names.len()));
            for one in &names {
                for other in names.iter().filter(|other| one < *other) {
                    again += u32::from(!met.insert((one.to_string(), other.to_string())));
                }
            }
        }
        // Everybody is led to the own table, and those are ordinary tables.
        for guest in &all {
            let own = see(guest, &id)["own_table"].as_str().unwrap().to_owned();
            assert!(seat_of(guest, &own).is_some());
            let frame = guest.frame(&own);
            assert_eq!(
                (&frame["tournament"], &frame["stage"]),
                (&json!(id), &json!("waiting"))
            );
        }
        let tables = tables(round);
        match number {
            // One game is played to its end; in the others people give up.
            1 => {
                play_out(&all, &tables[0]);
                tables[1..].iter().for_each(|table| give_up(&all, table));
            }
            // The server is ended when all games are over, before it has drawn.
            2 => {
                tables.iter().for_each(|table| give_up(&all, table));
                drop(running.take());
                let fresh = start(&clock);
                all = all.iter().map(|guest| guest.at(&fresh)).collect();
                running = Some(fresh);
            }
            // Nobody comes to one table, two to another, and there the time runs out.
            _ => {
                tables[2..].iter().for_each(|table| give_up(&all, table));
                let here: Vec<Guest> = {
                    let first = &round["tables"][0];
                    let present = &names(first)[..2];
                    let is_here = |guest: &&Guest| {
                        let me = guest.get("/api/me").ok().json();
                        present.contains(&me["name"].as_str().unwrap())
                    };
                    let running = running.as_ref().unwrap();
                    all.iter()
                        .filter(is_here)
                        .map(|guest| guest.at(running))
                        .collect()
                };
                come(&here, &tables[0]);
                assert_eq!(
                    see(&all[0], &id)["drawn"][0]["number"],
                    3,
                    "there is still time"
                );
                clock.set(NOW + 120 * MINUTE);
                let now = see(&all[0], &id);
                let third = &now["drawn"][1];
                assert_eq!(
                    (third["number"].as_u64(), third["over"].as_bool()),
                    (Some(3), Some(true))
                );
                let sides = third["tables"][0]["sides"].as_array().unwrap();
                let won: Vec<u64> = sides
                    .iter()
                    .map(|side| side["points"].as_u64().unwrap())
                    .collect();
                assert!(
                    won[..2].iter().all(|won| *won > 0) && won[2..].iter().all(|won| *won == 0),
                    "{won:?}"
                );
                let nobody = third["tables"][1]["sides"].as_array().unwrap();
                assert!(
                    nobody
                        .iter()
                        .all(|side| side["points"] == 0 && side["place"].is_null())
                );
                assert_eq!(all[0].frame(&tables[0])["closed"], "deadline");
            }
        }
    }
    assert!(again <= 3, "{again} meetings were not the first");

    let now = see(&all[0], &id);
    let last = &now["drawn"][0];
    assert_eq!(
        (
            last["last"].as_bool(),
            last["tables"].as_array().unwrap().len()
        ),
        (Some(true), 1)
    );
    let best: Vec<&str> = now["standings"].as_array().unwrap()[..4]
        .iter()
        .map(|row| row["name"].as_str().unwrap())
        .collect();
    let mut finalists = names(&last["tables"][0]);
    finalists.sort_unstable();
    let points = |name: &str| {
        let mut rows = now["standings"].as_array().unwrap().iter();
        rows.find(|row| row["name"] == name).unwrap()["points"]
            .as_u64()
            .unwrap()
    };
    assert!(
        finalists.iter().map(|name| points(name)).min()
            >= best.iter().map(|name| points(name)).min()
    );
    give_up(&all, &tables(last)[0]);
    let over = see(&all[0], &id);
    assert_eq!(over["stage"], "over");
    let winner = &over["standings"][0];
    let ended = over["drawn"][0]["tables"][0]["sides"].as_array().unwrap();
    let first = ended.iter().find(|side| side["place"] == 1).unwrap();
    assert_eq!(
        (&winner["rank"], &winner["name"]),
        (&json!(1), &first["name"])
    );

    // The page, the file for a spreadsheet, the league and the list.
    let page = Guest::new(running.as_ref().unwrap())
        .get(&format!("/tournaments/{id}"))
        .ok()
        .text;
    assert!(
        page.contains("Final") && page.contains("Moritz") && page.contains("stronger opponents")
    );
    let csv = all[0].get(&format!("/tournaments/{id}/results.csv")).ok();
    assert!(csv.header("content-type").starts_with("text/csv"));
    let lines: Vec<&str> = csv.text.split("\r\n").collect();
    assert_eq!(lines.len(), 1 + 13 + 1);
    assert!(
        lines[1].starts_with(&format!("1,\"{}\",", winner["name"].as_str().unwrap())),
        "{}",
        lines[1]
    );
    let league = over["league"][0].as_str().unwrap();
    let league = all[0].get(&format!("/api/leagues/{league}")).ok().json();
    assert_eq!(
        (
            league["name"].as_str(),
            league["standings"].as_array().unwrap().len()
        ),
        (Some("Autumn"), 13)
    );
    let listed = all[0].get("/api/tournaments").ok().json();
    assert_eq!(listed["over"][0]["winners"][0], winner["name"]);
}

#[test]
fn a_tournament_keeps_to_its_organiser_and_its_rules() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let all = people(&running, 6);
    let [host, stranger] = [&all[0], &all[5]];
    for (key, value) in [
        ("name", json!(" ")),
        ("name", json!("x".repeat(61))),
        ("group", json!(5)),
        ("group", json!(1)),
        ("rounds", json!(0)),
        ("minutes", json!(0)),
        ("minutes", json!(50_000)),
        ("options", json!({ "no": "such" })),
    ] {
        let mut new = wanted();
        new[key] = value.clone();
        let refused = host.send("/api/tournaments", "application/json", &new.to_string());
        assert_eq!(refused.status, 422, "{key} {value}: {refused:?}");
    }
    let mut no_game = wanted();
    no_game["game"] = json!("chess");
    assert_eq!(host.post("/api/tournaments", &no_game).status, 404);
    assert_eq!(host.get("/api/tournaments/nothing").status, 404);
    assert_eq!(host.get("/leagues/nothing").status, 404);

    let id = make(host, &wanted());
    for forbidden in ["begin", "cancel"] {
        assert_eq!(act(stranger, &id, forbidden), 403, "{forbidden}");
    }
    let remove = json!({ "act": "remove", "person": 0 });
    let path = format!("/api/tournaments/{id}");
    assert_eq!(stranger.post(&path, &remove).status, 403);
    assert_eq!(host.post(&path, &remove).status, 404, "nobody is there yet");
    assert_eq!(host.post(&path, &json!({ "act": "remove" })).status, 422);
    assert_eq!(act(stranger, &id, "withdraw"), 409);
    assert_eq!(act(host, &id, "begin"), 409, "too few");
    for guest in &all[..5] {
        assert_eq!(act(guest, &id, "sign_up"), 200);
    }
    // Nobody goes by the name of somebody else.
    stranger.post("/api/me", &json!({ "name": "Adа" })).ok();
    assert_eq!(act(stranger, &id, "sign_up"), 409);
    assert_eq!(act(&all[4], &id, "withdraw"), 200);
    assert_eq!(see(host, &id)["standings"].as_array().unwrap().len(), 4);
    // By form, as the page does it.
    let begun = host.form(&format!("/tournaments/{id}"), &[("act", "begin")]);
    assert_eq!(
        (begun.status, &*begun.location),
        (303, &*format!("/tournaments/{id}"))
    );
    assert_eq!(act(stranger, &id, "sign_up"), 409);

    // Its tables are no door for others, and nobody ends them.
    let table = see(host, &id)["own_table"].as_str().unwrap().to_owned();
    let to = |what: &str| format!("/api/tables/{table}/{what}");
    let seat = seat_of(host, &table).unwrap();
    assert_eq!(
        host.post(&to("leave"), &json!({ "seat": seat })).status,
        403
    );
    assert_eq!(host.post(&to("close"), &json!({})).status, 403);
    assert_eq!(stranger.post(&to("sit"), &json!({ "seat": 1 })).status, 403);
    assert_eq!(
        stranger.get(&format!("/t/{table}")).status,
        200,
        "everyone may watch"
    );
    come(&all[..4], &table);
    assert_eq!(host.frame(&table)["stage"], "playing");
    let other = &all[1];
    for guest in [host, other] {
        assert_eq!(guest.post(&to("close"), &json!({})).status, 403);
    }
    // Called off, its open games are closed and count for nobody.
    assert_eq!(act(host, &id, "cancel"), 200);
    assert_eq!(host.frame(&table)["stage"], "closed");
    let cancelled = see(host, &id);
    assert_eq!(cancelled["stage"], "cancelled");
    assert!(
        cancelled["standings"]
            .as_array()
            .unwrap()
            .iter()
            .all(|row| row["points"] == 0)
    );
    for late in ["sign_up", "withdraw", "begin"] {
        assert_eq!(act(host, &id, late), 409, "{late}");
    }
    // One organiser has only so many.
    for _ in 0..10 {
        make(host, &wanted());
    }
    let refused = host.send(
        "/api/tournaments",
        "application/json",
        &wanted().to_string(),
    );
    assert_eq!(refused.status, 429);
}

/// A tournament that nobody begins is called off in time.
#[test]
fn a_forgotten_tournament_is_called_off() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Clock::default();
    clock.set(NOW);
    let running = serve_with(folder.path(), |config| {
        config.clock = clock.clone();
        config.rounds_every = Duration::from_millis(5);
    });
    let host = &people(&running, 1)[0];
    let id = make(host, &wanted());
    assert_eq!(see(host, &id)["stage"], "open");
    clock.set(NOW + 61 * 24 * 60 * MINUTE);
    wait(host, &id, |now| now["stage"] == "cancelled");
}

/// Whoever is erased leaves no name behind in a tournament, and it goes on without them.
#[test]
fn an_erased_person_leaves_no_name_in_a_tournament() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let all = people(&running, 4);
    let id = make(&all[0], &wanted());
    for guest in &all {
        act(guest, &id, "sign_up");
    }
    let visitor = all[3].cookie.split_once('=').unwrap().1;
    let visitor = visitor.split('.').next().unwrap().to_owned();
    assert_eq!(act(&all[0], &id, "begin"), 200);
    drop(running);
    let config = Config {
        database: crate::kit::database(folder.path()),
        ..Config::default()
    };
    let erased = visitor.clone();
    tokio::runtime::Runtime::new()
        .unwrap()
        .block_on(async move {
            let lock = config.database.file().map(store::Lock::take);
            let operator = Offline::open(
                lock.transpose().unwrap(),
                games::catalog(),
                config,
                Language::En,
            );
            let erase = Command::Erase { visitor: erased };
            operator.await.unwrap().carry_out(erase).await.unwrap();
        });
    let running = serve(folder.path());
    let ada = all[0].at(&running);
    let page = ada.get(&format!("/tournaments/{id}")).ok().text;
    assert!(!page.contains("Dirk") && page.contains("someone"));
    let now = see(&ada, &id);
    let gone = now["standings"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|row| row["gone"] == true);
    assert_eq!(gone.count(), 1);
    drop(running);
    if let Some(file) = crate::kit::database(folder.path()).file() {
        let file = rusqlite::Connection::open(file).unwrap();
        let count = "SELECT count(*) FROM tournament WHERE instr(state, ?1) > 0";
        let left: u32 = file.query_row(count, [visitor], |row| row.get(0)).unwrap();
        assert_eq!(left, 0);
    }
}

/// A round with clocks: a clock that runs out decides the game, no clock promises more time than
/// the round has, and nobody gets more time than others.
#[test]
fn clocks_and_the_deadline_of_a_round_go_together() {
    let (folder, clock) = (tempfile::tempdir().unwrap(), Clock::default());
    let running = with_clocks(folder.path(), &clock);
    let all = people(&running, 4);
    let timed = json!({ "pace": "live", "minutes": 20, "time_out": "lose" });
    let new = one_round(2, &timed);
    for (key, value) in [("time_out", json!("offer")), ("minutes", json!(31))] {
        let mut wrong = new.clone();
        wrong["clock"][key] = value;
        let refused = all[0].send("/api/tournaments", "application/json", &wrong.to_string());
        assert_eq!(refused.status, 422, "{key}: {refused:?}");
    }
    let id = begin(&all, &new);
    let begun = see(&all[0], &id);
    assert_eq!(begun["clock"]["minutes"], 20);
    let page = all[0].get(&format!("/tournaments/{id}")).ok().text;
    assert!(page.contains("Time out: the game is lost"), "{page}");
    let deadline = begun["drawn"][0]["deadline"].as_u64().unwrap() * 1000;
    let [first, second] = &tables(&begun["drawn"][0])[..] else {
        panic!("two tables: {begun}")
    };
    let asked = |table: &str| {
        let frame = all[0].frame(table);
        let sides = frame["sides"].as_array().unwrap().clone();
        let seat = sides.iter().position(|side| side["acting"] == true);
        let seat = seat.unwrap_or_else(|| panic!("somebody is asked: {frame}"));
        (seat, sides[seat]["clock"]["due"].as_u64().unwrap())
    };
    // One game begins at once: who is asked has twenty minutes, and then has lost.
    come(&all, first);
    let (seat, due) = asked(first);
    assert!((NOW + 20 * MINUTE..NOW + 35 * MINUTE).contains(&due));
    let sides = all[0].frame(first)["sides"].as_array().unwrap().clone();
    for guest in &all {
        let give = json!({ "seat": seat + 1 });
        let given = guest.post(&format!("/api/tables/{first}/give-time"), &give);
        assert!(given.status >= 400, "{given:?}");
    }
    assert!(sides.iter().all(|side| side["clock"]["can_give"] == false));
    clock.set(due + 1);
    let lost = wait(&all[0], &id, |now| {
        now["drawn"][0]["tables"][0]["sides"][seat]["place"] == 2
    });
    assert_eq!(all[0].frame(first)["closed"], "time_out");
    assert_eq!(lost["drawn"][0]["tables"][0]["sides"][1 - seat]["place"], 1);
    // The other one begins late: nobody has more time than there is.
    clock.set(deadline - 10 * MINUTE);
    come(&all, second);
    let (seat, due) = asked(second);
    assert_eq!(due / 1000 * 1000, deadline, "to the second");
    let frame = all[0].frame(second);
    let shown = &frame["sides"][seat]["clock"];
    let from = shown["from"].as_u64().unwrap();
    assert_eq!(shown["left"].as_u64().unwrap(), due - from);
    clock.set(due + 1);
    let over = wait(&all[0], &id, |now| now["stage"] == "over");
    assert_eq!(over["drawn"][0]["tables"][1]["sides"][seat]["place"], 2);
}

/// Where a bot plays on for everyone, the game goes to its end though nobody is there, and the
/// first to run out of time is last.
#[test]
fn a_round_ends_by_its_clocks_when_nobody_comes_back() {
    let (folder, clock) = (tempfile::tempdir().unwrap(), Clock::default());
    let running = with_clocks(folder.path(), &clock);
    let all = people(&running, 3);
    let timed = json!({ "pace": "live", "minutes": 5 });
    let id = begin(&all, &one_round(3, &timed));
    let table = &tables(&see(&all[0], &id)["drawn"][0])[0];
    come(&all, table);
    let mut out: Vec<usize> = Vec::new();
    while out.len() < 3 {
        let first = |frame: &Value| {
            let sides = frame["sides"].as_array().unwrap();
            let running = (1..).zip(sides).filter_map(|(seat, side)| {
                let due = side["clock"]["due"].as_u64()?;
                (!out.contains(&seat)).then_some((due, seat))
            });
            running.min()
        };
        let is_on = |frame: &Value| first(frame).is_some();
        let frame = wait_for(&all[0], &format!("/api/tables/{table}"), is_on);
        let (due, seat) = first(&frame).unwrap();
        clock.set(due + 1);
        out.push(seat);
    }
    let over = wait(&all[0], &id, |now| now["stage"] == "over");
    let places = over["drawn"][0]["tables"][0]["sides"].as_array().unwrap();
    for (place, seat) in (1..=3).rev().zip(&out) {
        assert_eq!(places[seat - 1]["place"], json!(place), "{over}");
    }
}

/// A server at noon that looks at clocks and rounds all the time, with bots that are quick.
fn with_clocks(folder: &Path, clock: &Clock) -> Running {
    clock.set(NOW);
    serve_with(folder, |config| {
        config.clock = clock.clone();
        config.due_every = Duration::from_millis(5);
        config.rounds_every = Duration::from_millis(5);
        config.bot_time = Duration::from_millis(1);
    })
}

/// A tournament of one round with clocks, for so many at a table.
fn one_round(group: u8, clock: &Value) -> Value {
    let mut new = wanted();
    new["group"] = json!(group);
    new["rounds"] = json!(1);
    new["last"] = json!(false);
    new["clock"] = clock.clone();
    new
}

/// A tournament once it is so.
#[track_caller]
fn wait(guest: &Guest, id: &str, is_so: impl Fn(&Value) -> bool) -> Value {
    wait_for(guest, &format!("/api/tournaments/{id}"), is_so)
}

/// What is at an address once it is so.
#[track_caller]
fn wait_for(guest: &Guest, address: &str, is_so: impl Fn(&Value) -> bool) -> Value {
    let began = Instant::now();
    loop {
        let now = guest.get(address).ok().json();
        if is_so(&now) {
            return now;
        }
        assert!(began.elapsed().as_secs() < 120, "it does not come: {now}");
        std::thread::sleep(Duration::from_millis(5));
    }
}
