//! What the host can do, and how tables end.

use std::time::Duration;

use serde_json::{Value, json};
use server::{
    ClosingTimes, Config, TablePolicy,
    admin::{Command, Offline, Taker},
};
use words::Language;

use crate::kit::{Guest, Running, serve, serve_with};

/// Hosts need no patience.
fn impatient(config: &mut Config) {
    config.policy.patience = Duration::ZERO;
}

fn named(running: &Running, name: &str) -> Guest {
    let guest = Guest::new(running);
    guest.post("/api/me", &json!({ "name": name })).ok();
    guest
}

/// Ana has made a table for two, Ben has sat down, and the game is on.
fn ana_and_ben(running: &Running, game: &str, open: bool) -> (Guest, Guest, String) {
    let (ana, ben) = (named(running, "Ana"), named(running, "Ben"));
    let body = json!({ "game": game, "players": 2, "seats": [1], "open": open });
    let table = ana.make(&body);
    let invitation = ana.frame(&table)["invitation"].clone();
    let sit = json!({ "seat": 2, "invitation": invitation, "nonce": "b" });
    ben.post(&format!("/api/tables/{table}/sit"), &sit).ok();
    assert_eq!(ana.frame(&table)["stage"], "playing");
    (ana, ben, table)
}

fn notes(frame: &Value) -> Vec<&str> {
    let notes = frame["notes"].as_array().unwrap().iter();
    notes.map(|note| note["text"].as_str().unwrap()).collect()
}

/// The guest whose turn it is, and the other.
fn by_turn<'a>(table: &str, ana: &'a Guest, ben: &'a Guest) -> (&'a Guest, &'a Guest) {
    if ana.frame(table)["questions"].as_array().unwrap().is_empty() {
        (ben, ana)
    } else {
        (ana, ben)
    }
}

#[test]
fn a_host_closes_a_table_and_its_record_stays() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let (ana, ben, table) = ana_and_ben(&running, "red-outpost", true);
    for _ in 0..3 {
        let (now, _) = by_turn(&table, &ana, &ben);
        now.play_on(&table, 1);
    }
    let close = format!("/api/tables/{table}/close");
    assert_eq!(ben.post(&close, &json!({})).status, 403, "only the host");
    assert_eq!(ana.get(&format!("/t/{table}/record")).status, 403);
    assert!(ana.frame(&table)["dice"]["secret"].is_null());
    ana.post(&close, &json!({})).ok();
    for guest in [&ana, &ben] {
        let frame = guest.frame(&table);
        assert_eq!(
            (&frame["stage"], &frame["closed"]),
            (&json!("closed"), &json!("host"))
        );
        assert!(frame["questions"].as_array().unwrap().is_empty());
        assert!(frame["waiting"].as_array().unwrap().is_empty());
        assert!(frame["dice"]["secret"].is_string(), "the dice are opened");
        let page = guest.get(&format!("/t/{table}")).ok().text;
        assert!(page.contains("The host closed this table."));
        assert!(!page.contains("class=\"play\"") && !page.contains("/sit\""));
    }
    let record = ben.get(&format!("/api/tables/{table}/record")).ok().text;
    let verdict = record::verify(&games::catalog(), &record, None).unwrap();
    assert_eq!((verdict.actions, verdict.finished), (3, false));
    for page in ["/replay", "/verify"] {
        ben.get(&format!("{page}/{table}")).ok();
    }
    // Nothing happens at it any more.
    let (seq, play) = (ana.frame(&table)["seq"].as_u64().unwrap(), "miner>mine");
    for (path, body) in [
        (
            "play",
            json!({ "seat": 1, "action": play, "seq": seq, "submission": "late" }),
        ),
        ("chat", json!({ "text": "hello" })),
        ("leave", json!({ "seat": 1 })),
        ("undo", json!({ "seq": seq })),
        ("free", json!({ "seat": 2 })),
        ("close", json!({})),
        ("invite", json!({})),
    ] {
        let answer = ana.post(&format!("/api/tables/{table}/{path}"), &body);
        assert_eq!(answer.status, 409, "{path}: {answer:?}");
    }
    // It stays closed after a restart.
    drop(running);
    let running = serve(folder.path());
    assert_eq!(ana.at(&running).frame(&table)["closed"], "host");
    let mine = ana.at(&running).get("/api/home").ok().json()["mine"].clone();
    assert!(mine.as_array().unwrap().is_empty());
}

#[test]
fn a_table_that_waits_can_be_closed_too() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let (ana, ben) = (named(&running, "Ana"), named(&running, "Ben"));
    let table = ana.table(2, 0);
    let close = format!("/t/{table}/close");
    assert_eq!(ben.form(&close, &[]).status, 403);
    ana.form(&close, &[]).ok();
    let page = ben.get(&format!("/t/{table}")).ok().text;
    assert!(page.contains("The host closed this table.") && !page.contains("/sit\""));
    let sit = ben.post(&format!("/api/tables/{table}/sit"), &json!({ "seat": 2 }));
    assert_eq!(sit.status, 409);
    for (page, status) in [("/replay", 404), ("/verify", 403)] {
        assert_eq!(ben.get(&format!("{page}/{table}")).status, status);
    }
    let open = ben.get("/api/home").ok().json()["open"].clone();
    assert!(open.as_array().unwrap().is_empty(), "{open}");
}

#[test]
fn a_seat_is_freed_only_when_its_player_is_gone() {
    let folder = tempfile::tempdir().unwrap();
    let (ana, ben, table) = {
        let running = serve(folder.path());
        let (ana, ben, table) = ana_and_ben(&running, "red-outpost", true);
        // It must be Ben's turn.
        while by_turn(&table, &ana, &ben).0.cookie == ana.cookie {
            ana.play_on(&table, 1);
        }
        let free = format!("/api/tables/{table}/free");
        let soon = ana.post(&free, &json!({ "seat": 2 }));
        assert_eq!(soon.status, 409, "{soon:?}");
        assert_eq!(ana.frame(&table)["sides"][1]["can_free"], false);
        (ana, ben, table)
    };
    let running = serve_with(folder.path(), impatient);
    let (ana, ben) = (ana.at(&running), ben.at(&running));
    let free = format!("/api/tables/{table}/free");
    let frame = ana.frame(&table);
    assert_eq!(
        (&frame["in_charge"], &ben.frame(&table)["in_charge"]),
        (&json!(true), &json!(false))
    );
    assert_eq!(frame["sides"][1]["can_free"], true);
    assert_eq!(
        ben.post(&free, &json!({ "seat": 1 })).status,
        403,
        "Ben is no host"
    );
    assert_eq!(
        ana.post(&free, &json!({ "seat": 1 })).status,
        409,
        "it is not Ana's turn"
    );
    assert_eq!(
        ana.post(&free, &json!({ "seat": 2, "bot": "chess" }))
            .status,
        400
    );
    ana.post(&free, &json!({ "seat": 2 })).ok();
    let frame = ben.frame(&table);
    assert_eq!(frame["sides"][1]["kind"], "free");
    assert_eq!(notes(&frame), ["Ana freed Ben’s seat."]);
    // Ben comes back while it is free.
    let sit = format!("/api/tables/{table}/sit");
    ben.post(&sit, &json!({ "seat": 2 })).ok();
    assert_eq!(notes(&ana.frame(&table))[1], "Ben is back.");
    // This time a bot plays on.
    ana.form(
        &format!("/t/{table}/free"),
        &[("seat", "2"), ("bot", "random")],
    )
    .ok();
    let frame = ana.wait(&table);
    assert_eq!(frame["sides"][1]["kind"], "bot");
    assert_eq!(notes(&frame)[3], "Random 2 plays for Ben.");
    assert_eq!(
        ben.post(&sit, &json!({ "seat": 2 })).status,
        409,
        "it is not free"
    );
    let page = ben.get(&format!("/t/{table}")).ok().text;
    assert!(
        page.contains("Random 2 plays for Ben."),
        "it stands in the log"
    );
    // The host may also send the bot away; then Ben may return.
    ana.post(&free, &json!({ "seat": 2 })).ok();
    ben.post(&sit, &json!({ "seat": 2 })).ok();
    assert_eq!(notes(&ana.frame(&table)).len(), 6);
}

#[test]
fn before_the_game_the_host_may_send_anyone_away() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let (ana, ben) = (named(&running, "Ana"), named(&running, "Ben"));
    let body = json!({ "game": "red-outpost", "players": 3, "seats": [1], "open": false });
    let table = ana.make(&body);
    let invitation = ana.frame(&table)["invitation"].clone();
    let sit = format!("/api/tables/{table}/sit");
    ben.post(&sit, &json!({ "seat": 2, "invitation": invitation }))
        .ok();
    ana.post(&format!("/api/tables/{table}/free"), &json!({ "seat": 2 }))
        .ok();
    assert_eq!(ana.frame(&table)["sides"][1]["kind"], "free");
    // With a new invitation the old one no longer works.
    ana.post(&format!("/api/tables/{table}/invite"), &json!({}))
        .ok();
    let fresh = ana.frame(&table)["invitation"].clone();
    assert_ne!(fresh, invitation);
    let old = ben.post(&sit, &json!({ "seat": 2, "invitation": invitation }));
    assert_eq!(old.status, 403);
    ben.post(&sit, &json!({ "seat": 2, "invitation": fresh }))
        .ok();
    assert_eq!(
        ben.post(&format!("/api/tables/{table}/invite"), &json!({}))
            .status,
        403
    );
}

/// Where the host is gone, whoever sits first of the others is in charge.
#[test]
fn a_game_whose_host_is_gone_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve_with(folder.path(), impatient);
    let (ana, ben, table) = ana_and_ben(&running, "red-outpost", true);
    while by_turn(&table, &ana, &ben).0.cookie == ben.cookie {
        ben.play_on(&table, 1);
    }
    let free = json!({ "seat": 1, "bot": "random" });
    ben.post(&format!("/api/tables/{table}/free"), &free).ok();
    assert_eq!(ben.frame(&table)["sides"][0]["kind"], "bot");
    ben.wait(&table);
}

/// Ann cannot look into the seat of Bob, who left: not with her own cookie, and not
/// unnoticed with another.
#[test]
fn nobody_looks_into_an_empty_seat_unnoticed() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let (ana, ben, table) = ana_and_ben(&running, "circadians", true);
    ben.post(&format!("/api/tables/{table}/leave"), &json!({ "seat": 2 }))
        .ok();
    let sit = format!("/api/tables/{table}/sit");
    let tried = ana.post(&sit, &json!({ "seat": 2 }));
    assert_eq!(tried.status, 403, "{tried:?}");
    // Not by leaving her own seat first either.
    ana.post(&format!("/api/tables/{table}/leave"), &json!({ "seat": 1 }))
        .ok();
    assert_eq!(ana.post(&sit, &json!({ "seat": 2 })).status, 403);
    ana.post(&sit, &json!({ "seat": 1 })).ok();
    let eve = named(&running, "Eve");
    eve.post(&sit, &json!({ "seat": 2 })).ok();
    eve.post(&format!("/api/tables/{table}/leave"), &json!({ "seat": 2 }))
        .ok();
    ben.post(&sit, &json!({ "seat": 2 })).ok();
    let frame = ben.frame(&table);
    let told = [
        "Ben left the game.",
        "Ana left the game.",
        "Ana is back.",
        "Eve takes over from Ben.",
        "Eve left the game.",
        "Ben is back.",
    ];
    assert_eq!(notes(&frame), told);
}

/// Round one screen, everyone's secrets are in the same hands from the start.
#[test]
fn people_round_one_screen_may_change_seats() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let ana = Guest::new(&running);
    let table = ana.make(&json!({ "game": "circadians", "players": 2, "seats": [1, 2] }));
    ana.post(&format!("/api/tables/{table}/leave"), &json!({ "seat": 2 }))
        .ok();
    ana.post(&format!("/api/tables/{table}/sit"), &json!({ "seat": 2 }))
        .ok();
    assert_eq!(ana.frame(&table)["sides"][1]["you"], true);
}

#[test]
fn the_operator_closes_frees_and_hands_over() {
    let folder = tempfile::tempdir().unwrap();
    let (ana, ben, cat, table) = {
        let running = serve(folder.path());
        let (ana, ben, table) = ana_and_ben(&running, "red-outpost", true);
        (ana, ben, named(&running, "Cat"), table)
    };
    let id = |guest: &Guest| {
        let token = guest.cookie.split_once('=').unwrap().1;
        token.split('.').next().unwrap().to_string()
    };
    let config = Config {
        database: crate::kit::database(folder.path()),
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
        let operator = Offline::open(lock, games::catalog(), config, Language::En)
            .await
            .unwrap();
        let give = |seat, to| {
            let table = table.clone();
            operator.carry_out(Command::HandOver { table, seat, to })
        };
        give(2, Taker::Visitor(id(&cat))).await.unwrap();
        give(1, Taker::Nobody).await.unwrap();
        let refused = give(1, Taker::Nobody).await.unwrap_err();
        assert_eq!(refused.to_string(), "This seat is free already.");
    });
    drop(runtime);
    let running = serve(folder.path());
    assert_eq!(cat.at(&running).frame(&table)["sides"][1]["you"], true);
    assert_eq!(ben.at(&running).frame(&table)["sides"][1]["you"], false);
    let frame = ana.at(&running).frame(&table);
    let told = [
        "The operator of this server freed Ben’s seat.",
        "Cat takes over from Ben.",
        "The operator of this server freed Ana’s seat.",
    ];
    assert_eq!(notes(&frame), told);
}

#[test]
fn it_is_announced_when_a_table_will_be_closed() {
    let folder = tempfile::tempdir().unwrap();
    let day = Duration::from_secs(24 * 60 * 60);
    let running = serve_with(folder.path(), |config| {
        config.policy = TablePolicy {
            closing: ClosingTimes {
                empty: None,
                waiting: Some(3 * day),
                abandoned: Some(Duration::ZERO),
            },
            ..TablePolicy::default()
        };
    });
    let ana = Guest::new(&running);
    let table = ana.table(2, 0);
    let closes = ana.frame(&table)["closes"].as_u64().unwrap();
    let now = std::time::SystemTime::now();
    let now = now.duration_since(std::time::UNIX_EPOCH).unwrap().as_secs();
    assert!(
        closes.abs_diff(now + 3 * 86400) < 3600,
        "{closes} against {now}"
    );
    let page = ana.get(&format!("/t/{table}")).ok().text;
    assert!(page.contains("this table closes:"));
    ana.post(&format!("/api/tables/{table}/leave"), &json!({ "seat": 1 }))
        .ok();
    assert!(
        ana.frame(&table)["closes"].is_null(),
        "an empty one never is"
    );
    // A game that goes on says so when half of the time is over.
    let table = ana.table(2, 1);
    assert!(ana.frame(&table)["closes"].is_u64());
}

/// A server that closes tables at once.
fn hasty(config: &mut Config) {
    let at_once = Some(Duration::ZERO);
    config.policy.closing = ClosingTimes {
        empty: at_once,
        waiting: at_once,
        abandoned: at_once,
    };
    config.sweep = Duration::from_millis(10);
}

/// Waits until a table is closed, and says why it was.
fn closed(guest: &Guest, table: &str) -> Value {
    let began = std::time::Instant::now();
    loop {
        let frame = guest.frame(table);
        if frame["stage"] == "closed" {
            return frame["closed"].clone();
        }
        assert!(began.elapsed() < Duration::from_secs(60), "{frame}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Waiting and abandoned tables end by themselves, also those that nobody has looked at since
/// the start; what is in use stays.
#[test]
fn tables_that_nobody_uses_are_closed() {
    let folder = tempfile::tempdir().unwrap();
    let (ana, empty, waiting, game, over) = {
        let running = serve(folder.path());
        let ana = named(&running, "Ana");
        let empty = ana.table(2, 0);
        ana.post(&format!("/api/tables/{empty}/leave"), &json!({ "seat": 1 }))
            .ok();
        let (waiting, game, over) = (ana.table(2, 0), ana.table(2, 1), ana.table(2, 1));
        assert_eq!(ana.play_on(&over, 500)["stage"], "over");
        ana.wait(&game);
        (ana, empty, waiting, game, over)
    };
    {
        // With the usual times nothing is closed.
        let running = serve_with(folder.path(), |config| {
            config.sweep = Duration::from_millis(10);
        });
        let ana = ana.at(&running);
        std::thread::sleep(Duration::from_millis(200));
        let home = ana.get("/api/home").ok().json();
        assert_eq!(home["mine"].as_array().unwrap().len(), 3, "{home}");
    }
    let running = serve_with(folder.path(), hasty);
    let ana = ana.at(&running);
    assert_eq!(closed(&ana, &empty), "empty");
    assert_eq!(closed(&ana, &waiting), "waiting");
    assert_eq!(closed(&ana, &game), "abandoned");
    assert_eq!(ana.frame(&over)["stage"], "over");
    let record = ana.get(&format!("/api/tables/{game}/record")).ok().text;
    let verdict = record::verify(&games::catalog(), &record, None).unwrap();
    assert!(!verdict.finished);
    let page = ana.get(&format!("/t/{game}")).ok().text;
    assert!(page.contains("Nobody has moved for a long time."));
}
