//! The game of the day: one deal for everyone, one attempt, and nobody learns more of it than
//! their own game shows until the day is over.

use std::path::Path;

use serde_json::{Value, json};
use server::{
    Clock, Config,
    admin::{Command, Offline},
};
use words::Language;

use crate::{
    kit::{Answer, Guest, Running, serve_with},
    private::assert_private,
};

const GAME: &str = "red-outpost";
const TODAY: &str = "2031-07-09";
/// Noon of that day, in milliseconds since 1970.
const NOON: u64 = 1_941_364_800_000;
const DAY: u64 = 24 * 60 * 60 * 1000;

fn serve_at(folder: &Path, clock: &Clock) -> Running {
    serve_with(folder, |config| config.clock = clock.clone())
}

/// A server on whose clock it is noon.
fn at_noon(folder: &Path) -> (Running, Clock) {
    let clock = Clock::default();
    clock.set(NOON);
    (serve_at(folder, &clock), clock)
}

fn named(running: &Running, name: &str) -> Guest {
    let guest = Guest::new(running);
    guest.post("/api/me", &json!({ "name": name })).ok();
    guest
}

/// Begins the game of the day, or comes back to it.
#[track_caller]
fn begin(guest: &Guest, game: &str) -> String {
    let made = guest.post(&format!("/api/daily/{game}"), &json!({})).ok();
    made.json()["table"].as_str().unwrap().to_string()
}

/// What the page of a day says of a game.
#[track_caller]
fn of_day(guest: &Guest, day: &str, game: &str) -> Value {
    let day = guest.get(&format!("/api/daily?day={day}")).ok().json();
    let games = day["games"].as_array().unwrap();
    let found = games.iter().find(|found| found["game"] == game);
    found.unwrap().clone()
}

/// Plays a game to its end, always the choice at this place from the end of the list.
#[track_caller]
fn play_out(guest: &Guest, table: &str, from_last: usize) {
    loop {
        let frame = guest.wait(table);
        if frame["stage"] == "over" {
            return;
        }
        let choices = frame["questions"][0]["choices"].as_array().unwrap();
        let choice = &choices[choices.len().saturating_sub(1 + from_last)];
        let action = choice["action"].as_str().unwrap();
        let seq = frame["seq"].as_u64().unwrap();
        guest.play(table, 1, action, seq).ok();
    }
}

/// The actions of everyone and what came of them, as far as a reader may see.
fn course(guest: &Guest, table: &str) -> Value {
    let frame = guest.wait(table);
    json!([frame["log"], frame["board"], frame["scores"]])
}

/// Whoever plays the same on a day meets the same dice and the same bot. The next day is
/// another one.
#[test]
fn a_day_has_one_deal_and_one_bot_for_everyone() {
    let folder = tempfile::tempdir().unwrap();
    let (running, clock) = at_noon(folder.path());
    let games = ["red-outpost", "kosmonavts", "circadians"];
    let guests = [named(&running, "Ana"), named(&running, "Ana")];
    let mut deals = Vec::new();
    for game in games {
        let tables = guests.each_ref().map(|guest| begin(guest, game));
        assert_ne!(tables[0], tables[1]);
        let [one, other] = [0, 1].map(|n| course(&guests[n], &tables[n]));
        assert_eq!(one, other, "{game}: the deal");
        deals.push(one);
        let [one, other] = [0, 1].map(|n| {
            guests[n].play_on(&tables[n], 4);
            course(&guests[n], &tables[n])
        });
        assert_eq!(one, other, "{game}: the answers");
        let frame = guests[0].frame(&tables[0]);
        let kinds: Vec<_> = frame["sides"].as_array().unwrap().iter().collect();
        let others = match game {
            "kosmonavts" => (json!("bot"), json!("strong")),
            _ => (json!("automaton"), Value::Null),
        };
        assert_eq!(kinds.len(), 2, "{game}");
        assert_eq!(
            (&kinds[1]["kind"], &kinds[1]["bot"]),
            (&others.0, &others.1)
        );
    }
    // Two days may begin alike by chance, as few things as are dealt before the first
    // question; a month does not.
    for (game, deal) in games.into_iter().zip(deals) {
        let another = (1..=30).any(|days| {
            clock.set(NOON + days * DAY);
            course(&guests[0], &begin(&guests[0], game)) != deal
        });
        assert!(another, "{game}: a month of one deal");
    }
}

/// The dice of no two days are the same, and those of a day are not the same in two games.
#[test]
fn each_day_and_each_game_has_dice_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let (running, clock) = at_noon(folder.path());
    let guest = Guest::new(&running);
    let mut seen = std::collections::HashSet::new();
    for days in 0..30 {
        clock.set(NOON + days * DAY);
        let day = guest.get("/api/daily").ok().json();
        for game in day["games"].as_array().unwrap() {
            let commitment = game["commitment"].as_str().unwrap().to_string();
            assert!(seen.insert(commitment), "{game}, day {days}");
        }
    }
    assert_eq!(seen.len(), 90);
}

/// Everything that the server tells about a table and a day.
fn everything(guest: &Guest, table: &str) -> Vec<Answer> {
    let of_table = [
        "/t/ID",
        "/t/ID/frame",
        "/t/ID?course=true&log=0",
        "/t/ID/record",
        "/replay/ID",
        "/replay/ID?at=3",
        "/review/ID",
        "/verify/ID",
        "/api/tables/ID",
        "/api/tables/ID?at=0",
        "/api/tables/ID/record",
        "/api/tables/ID/review",
    ];
    let all = [
        "/",
        "/daily",
        "/games?list=past",
        "/api/daily",
        "/api/home",
        "/api/tables",
    ];
    let again = json!({ "seat": 1, "actions": 2 });
    let tried = guest.post(&format!("/api/tables/{table}/try"), &again);
    let reviewed = guest.post(&format!("/api/tables/{table}/review"), &json!({}));
    let paths = of_table.iter().chain(&all);
    let read = paths.map(|path| guest.get(&path.replace("ID", table)));
    read.chain([tried, reviewed]).collect()
}

/// The hash is shown the day before; the secret is told by no answer before the day is over,
/// and by the page and the record afterwards.
#[test]
fn the_secret_of_a_day_is_promised_before_and_opened_after() {
    let folder = tempfile::tempdir().unwrap();
    let (running, clock) = at_noon(folder.path());
    let (ana, ben) = (named(&running, "Ana"), named(&running, "Ben"));
    clock.set(NOON - DAY);
    let promised = of_day(&ana, "2031-07-08", GAME)["next_commitment"].clone();
    clock.set(NOON);
    assert_eq!(of_day(&ana, TODAY, GAME)["commitment"], promised);
    assert_eq!(ana.get("/api/daily?day=2031-07-10").status, 404);
    let table = begin(&ana, GAME);
    assert_eq!(ana.frame(&table)["dice"]["commitment"], promised);
    let mut told = everything(&ana, &table);
    play_out(&ana, &table, 0);
    told.extend(everything(&ana, &table));
    // A game that is closed would open its dice as well.
    let given_up = begin(&ben, GAME);
    ben.post(&format!("/api/tables/{given_up}/close"), &json!({}))
        .ok();
    told.extend(everything(&ben, &given_up));
    for path in [
        format!("/t/{table}/record"),
        format!("/api/tables/{table}/record"),
    ] {
        assert_eq!(ana.get(&path).status, 403, "{path}");
    }
    let proof = ana.get(&format!("/verify/{table}")).ok().text;
    assert!(proof.contains("when the day is over") && !proof.contains("Verified"));

    clock.set(NOON + DAY);
    let opened = of_day(&ana, TODAY, GAME);
    let secret = opened["secret"].as_str().unwrap();
    assert_eq!(record::commitment(secret), promised.as_str().unwrap());
    assert!(told.len() > 50);
    for answer in told {
        assert!(!answer.text.contains(secret), "{answer:?}");
    }
    assert!(
        ana.get(&format!("/daily?day={TODAY}"))
            .ok()
            .text
            .contains(secret)
    );
    let record = ana.get(&format!("/t/{table}/record")).ok().text;
    assert!(record.contains(secret));
    record::verify(&games::catalog(), &record, None).unwrap();
    let proof = ana.get(&format!("/verify/{table}")).ok().text;
    assert!(proof.contains("Verified") && proof.contains("the same for everyone"));
    let again = json!({ "seat": 1, "actions": 2 });
    let again = ana.post(&format!("/api/tables/{table}/try"), &again);
    assert_eq!(again.status, 201, "after the day it can be tried again");
}

/// The first attempt is the only one, nobody helps, and nothing is taken back.
#[test]
fn everyone_has_one_attempt_without_help() {
    let folder = tempfile::tempdir().unwrap();
    let (running, clock) = at_noon(folder.path());
    let ana = named(&running, "Ana");
    let table = begin(&ana, GAME);
    assert_eq!(begin(&ana, GAME), table);
    ana.play_on(&table, 3);
    let frame = ana.frame(&table);
    let seq = &frame["seq"];
    assert_eq!(
        (&frame["undo"], &frame["invitation"]),
        (&json!(false), &Value::Null)
    );
    for (command, body) in [
        ("undo", json!({ "seq": seq })),
        ("leave", json!({ "seat": 1 })),
        ("bot", json!({ "seat": 1, "bot": "expert" })),
        ("free", json!({ "seat": 1, "bot": "expert" })),
    ] {
        let refused = ana.post(&format!("/api/tables/{table}/{command}"), &body);
        assert_eq!(refused.status, 403, "{command}: {refused:?}");
    }
    assert_eq!(
        ana.get(&format!("/api/tables/{table}/hint?seat=1")).status,
        403
    );
    assert_eq!(ana.frame(&table)["seq"], *seq, "nothing has happened");
    // The bot of the other game cannot be sent away or replaced either.
    let other = begin(&ana, "kosmonavts");
    let free = json!({ "seat": 2, "bot": "random" });
    assert_eq!(
        ana.post(&format!("/api/tables/{other}/free"), &free).status,
        403
    );
    play_out(&ana, &table, 0);
    assert_eq!(begin(&ana, GAME), table, "it is not played again");
    let form = ana.form(&format!("/daily/{GAME}"), &[]);
    assert_eq!(form.location, format!("/t/{table}"));
    assert_eq!(of_day(&ana, TODAY, GAME)["count"], 1);
    clock.set(NOON + DAY);
    assert_ne!(begin(&ana, GAME), table, "tomorrow is another day");
}

/// Results are ranked, equal ones alike; they are there after a restart, and without the name
/// of whoever was erased.
#[test]
fn results_are_ranked_and_stay_without_the_erased() {
    let folder = tempfile::tempdir().unwrap();
    let (running, clock) = at_noon(folder.path());
    let guests = ["Ana", "Ben", "Cat"].map(|name| named(&running, name));
    let tables = guests.each_ref().map(|guest| begin(guest, GAME));
    for (n, from_last) in [(0, 0), (1, 3), (2, 3)] {
        play_out(&guests[n], &tables[n], from_last);
    }
    let today = of_day(&guests[0], TODAY, GAME);
    let results = today["results"].as_array().unwrap();
    let key = |result: &Value| {
        let number = |name: &str| result[name].as_i64().unwrap();
        (result["won"] == true, number("points"), number("margin"))
    };
    assert_eq!((results.len(), &today["count"]), (3, &json!(3)));
    assert!(results.is_sorted_by(|a, b| key(a) >= key(b)), "{results:?}");
    let rank = |name: &str| {
        let mut results = results.iter();
        results.find(|result| result["name"] == name).unwrap()["rank"].clone()
    };
    assert_eq!(rank("Ben"), rank("Cat"), "they played the same");
    assert_ne!(rank("Ana"), rank("Ben"));
    assert_eq!(today["own"]["result"]["rank"], rank("Ana"));
    let frame = guests[0].frame(&tables[0]);
    assert_eq!(today["own"]["result"]["points"], frame["sides"][0]["total"]);
    let page = guests[0].get("/daily").ok().text;
    assert!(page.contains("Ben") && page.contains(&format!("/review/{}", tables[0])));
    drop(running);

    let running = serve_at(folder.path(), &clock);
    let ana = guests[0].at(&running);
    assert_eq!(of_day(&ana, TODAY, GAME), today, "after a restart");
    assert_eq!(begin(&ana, GAME), tables[0]);
    drop(running);

    erase(folder.path(), &guests[1]);
    let running = serve_at(folder.path(), &clock);
    let ana = guests[0].at(&running);
    let after = of_day(&ana, TODAY, GAME);
    let names = |day: &Value| -> Vec<String> {
        let results = day["results"].as_array().unwrap().iter();
        results
            .map(|result| result["name"].as_str().unwrap().to_string())
            .collect()
    };
    let expected = names(&today).into_iter();
    let expected = expected.map(|name| name.replace("Ben", "someone"));
    assert_eq!(names(&after), expected.collect::<Vec<_>>());
    assert!(!ana.get("/daily").ok().text.contains("Ben"));
}

/// What whoever runs the server does.
fn erase(folder: &Path, guest: &Guest) {
    let token = guest.cookie.split_once('=').unwrap().1;
    let visitor = token.split('.').next().unwrap().to_string();
    let config = Config {
        database: crate::kit::database(folder),
        ..Config::default()
    };
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let lock = config
            .database
            .file()
            .map(store::Lock::take)
            .transpose()
            .unwrap();
        let operator = Offline::open(lock, games::catalog(), config, Language::En);
        let operator = operator.await.unwrap();
        operator
            .carry_out(Command::Erase { visitor })
            .await
            .unwrap();
    });
}

/// A game of the day is nobody else's to see, unless they have finished their own or the day
/// is over; and then only when it has ended.
#[test]
fn nobody_sees_the_game_of_another_before_their_own_is_over() {
    let folder = tempfile::tempdir().unwrap();
    let (running, clock) = at_noon(folder.path());
    let [ana, ben, eve] = ["Ana", "Ben", "Eve"].map(|name| named(&running, name));
    let table = begin(&ana, GAME);
    let invitation = ana.get(&format!("/t/{table}")).text;
    assert!(!invitation.contains("?invitation="));
    assert_private(&eve, &table);
    play_out(&ana, &table, 0);
    assert_private(&eve, &table);
    let of_ben = begin(&ben, GAME);
    assert_private(&ben, &table);
    assert_private(&ana, &of_ben);
    let seen = of_day(&ben, TODAY, GAME);
    assert_eq!(
        (&seen["best"], &seen["results"][0]["table"]),
        (&Value::Null, &Value::Null)
    );
    for list in ["watchable", "finished", "open"] {
        let tables = eve.get(&format!("/api/tables?list={list}")).ok().json();
        assert_eq!(tables["tables"], json!([]), "{list}");
    }
    play_out(&ben, &of_ben, 3);
    for (guest, other) in [(&ben, &table), (&ana, &of_ben)] {
        guest.get(&format!("/replay/{other}?at=3")).ok();
        guest.get(&format!("/api/tables/{other}")).ok();
    }
    let seen = of_day(&ben, TODAY, GAME);
    let best = seen["best"].as_str().unwrap();
    assert_eq!(seen["results"][0]["table"], best);
    let other = [&ana, &ben][usize::from(best == table)];
    let compared = of_day(other, TODAY, GAME)["compared"].clone();
    let total = compared.as_array().unwrap().last().unwrap();
    assert_eq!(total["best"], seen["results"][0]["points"]);
    assert_eq!(total["own"], seen["results"][1]["points"]);
    assert_private(&eve, &table);
    clock.set(NOON + DAY);
    eve.get(&format!("/replay/{table}?at=3")).ok();
    assert_eq!(of_day(&eve, TODAY, GAME)["best"], best);
}

/// What is finished after the day does not count: its dice are known then.
#[test]
fn a_game_that_ends_after_the_day_does_not_count() {
    let folder = tempfile::tempdir().unwrap();
    let (running, clock) = at_noon(folder.path());
    let (ana, eve) = (named(&running, "Ana"), named(&running, "Eve"));
    let table = begin(&ana, GAME);
    ana.play_on(&table, 2);
    clock.set(NOON + DAY);
    assert_private(&eve, &table);
    play_out(&ana, &table, 0);
    let day = of_day(&ana, TODAY, GAME);
    assert_eq!(
        (&day["count"], &day["own"]["result"]),
        (&json!(0), &Value::Null)
    );
    assert_eq!(day["own"]["stage"], "over");
    let page = ana.get(&format!("/daily?day={TODAY}")).ok().text;
    assert!(page.contains("does not count"));
    ana.get(&format!("/t/{table}/record")).ok();
}
