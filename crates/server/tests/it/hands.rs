//! Open hands for those who watch: late, only if all agree, never for who plays; and no door
//! shows more.

use std::time::Duration;

use serde_json::{Value, json};
use server::Clock;

use crate::kit::{Answer, Guest, Running, serve_with};

const MINUTE: u64 = 60_000;
const NOON: u64 = 1_941_364_800_000;
/// After how many minutes hands are seen.
const DELAY: u64 = 15;

/// A table of two with secrets and open hands, made by Ana, at which Ben sits; and Zoe, who
/// watches.
struct Evening {
    clock: Clock,
    running: Running,
    ana: Guest,
    ben: Guest,
    zoe: Guest,
    table: String,
    _folder: tempfile::TempDir,
}

impl Evening {
    fn begin() -> Self {
        let (folder, clock) = (tempfile::tempdir().unwrap(), Clock::default());
        clock.set(NOON);
        let running = serve_with(folder.path(), |config| {
            config.clock = clock.clone();
            config.due_every = Duration::from_millis(20);
        });
        let named = |name: &str| {
            let guest = Guest::new(&running);
            guest.post("/api/me", &json!({ "name": name })).ok();
            guest
        };
        let (ana, ben, zoe) = (named("Ana"), named("Ben"), named("Zoe"));
        let table = ana.make(&wanted());
        ben.post(&format!("/api/tables/{table}/sit"), &json!({ "seat": 2 }))
            .ok();
        Self {
            clock,
            running,
            ana,
            ben,
            zoe,
            table,
            _folder: folder,
        }
    }

    fn agree(&self, guest: &Guest, agree: bool) -> Answer {
        let path = format!("/api/tables/{}/hands", self.table);
        guest.post(&path, &json!({ "agree": agree }))
    }

    fn pass(&self, minutes: u64) {
        self.clock.set(self.clock.now() + minutes * MINUTE);
    }

    /// The table as JSON, with the eyes of a seat.
    fn hands(&self, guest: &Guest, seat: u8) -> Answer {
        let table = &self.table;
        guest.get(&format!("/api/tables/{table}?hands=open&as_seat={seat}"))
    }

    /// Every door by which one could ask for open hands.
    fn doors(&self) -> Vec<String> {
        let table = &self.table;
        let mut doors = Vec::new();
        for path in [
            format!("/t/{table}"),
            format!("/t/{table}/frame"),
            format!("/api/tables/{table}"),
        ] {
            for more in [
                "",
                "&as_seat=1",
                "&as_seat=2",
                "&at=0",
                "&wall=true",
                "&wall=tour&as_seat=1",
            ] {
                doors.push(format!("{path}?hands=open{more}"));
            }
        }
        doors
    }

    /// Plays until both are asked at once for an answer that the other does not see.
    fn until_secret(&self) {
        for _ in 0..200 {
            let frame = self.zoe.frame(&self.table);
            let acting = frame["sides"].as_array().unwrap().iter();
            let acting: Vec<bool> = acting.map(|side| side["acting"] == true).collect();
            if acting == [true, true] {
                return;
            }
            let guest = if acting[0] { &self.ana } else { &self.ben };
            guest.play_on(&self.table, 1);
        }
        panic!("there is no secret question");
    }
}

fn wanted() -> Value {
    json!({
        "game": "circadians", "players": 2, "seats": [1], "open": true, "open_hands": DELAY,
    })
}

/// Without what differs from page to page: an id of the page.
fn told(answer: &Answer) -> String {
    let marks = ["name=\"submission\" value=\"", "name=\"token\" value=\""];
    let mut text = answer.text.clone();
    for mark in marks {
        let parts: Vec<&str> = text.split(mark).collect();
        let rest = parts[1..]
            .iter()
            .map(|part| part.split_once('"').unwrap().1);
        text = [parts[0]].into_iter().chain(rest).collect();
    }
    text
}

/// They are shown late, as each seat saw them then, and go on as time does; what happens meanwhile
/// changes nothing of what is shown, byte for byte.
#[test]
fn who_watches_sees_all_hands_late_and_nothing_younger() {
    let evening = Evening::begin();
    let Evening { ana, ben, zoe, .. } = &evening;
    evening.agree(ben, true).ok();
    evening.until_secret();
    // Nothing is that old.
    assert_eq!(evening.hands(zoe, 1).status, 409);
    evening.pass(DELAY + 1);
    let seen = [ana, ben].map(|guest| guest.frame(&evening.table));
    for (seat, own) in (1..).zip(&seen) {
        let shown = evening.hands(zoe, seat).ok().json();
        assert_eq!(shown["hands"]["open"], true);
        assert_eq!(shown["as_seat"], seat);
        for what in ["view", "board", "actions"] {
            assert_eq!(shown[what], own[what], "{what} of {seat}");
        }
        assert_eq!(shown["questions"], json!([]), "there is nothing to be done");
        for none in ["invitation", "spectators", "clock"] {
            assert_eq!(shown[none], Value::Null, "{none}");
        }
        assert_eq!(shown["dice"]["secret"], Value::Null);
    }

    // Ana seals an answer, says something and the like: whoever looks sees what was seen before.
    let doors = evening.doors();
    let before: Vec<String> = doors.iter().map(|door| told(&zoe.get(door).ok())).collect();
    let sealed = evening.clock.now();
    ana.play_on(&evening.table, 1);
    let say = json!({ "text": "It is the red one" });
    ana.post(&format!("/api/tables/{}/chat", evening.table), &say)
        .ok();
    for (door, before) in doors.iter().zip(&before) {
        assert_eq!(&told(&zoe.get(door).ok()), before, "{door}");
    }
    // Minutes are left for a slow machine.
    evening.clock.set(sealed + (DELAY - 5) * MINUTE);
    for (door, before) in doors.iter().zip(&before) {
        assert_eq!(
            &told(&zoe.get(door).ok()),
            before,
            "a moment too early: {door}"
        );
    }
    // Then it is old enough: Ana's hand with her sealed answer, which Ben does not see now.
    evening.pass(10);
    let own = ana.frame(&evening.table);
    assert_ne!(own["view"], seen[0]["view"], "she has sealed something");
    let shown = evening.hands(zoe, 1).ok().json();
    assert_eq!(shown["view"], own["view"]);
    assert_eq!(
        shown["chat"],
        json!([]),
        "a line may have been taken away since"
    );
    let spectator = zoe.frame(&evening.table);
    assert_ne!(spectator["view"], own["view"]);
    assert_eq!(spectator["hands"]["open"], false);

    // After the end everything is shown as it stands.
    let close = format!("/api/tables/{}/close", evening.table);
    ana.post(&close, &json!({})).ok();
    let shown = evening.hands(zoe, 2).ok().json();
    assert_eq!(shown["stage"], "closed");
    assert_eq!(shown["as_seat"], 2);
}

/// As long as one of those who play has not agreed, or no longer does, no door shows a hand; and it
/// shows none to who plays, on a wall either.
#[test]
fn hands_are_open_only_if_all_agree_and_not_to_who_plays() {
    let evening = Evening::begin();
    let Evening {
        ana,
        ben,
        zoe,
        table,
        ..
    } = &evening;
    let refused = |who: &Guest| {
        for door in evening.doors() {
            let answer = who.get(&door);
            assert_eq!(answer.status, 403, "{door}: {answer:?}");
        }
    };
    let asks = |who: &Guest| {
        let page = who.get(&format!("/t/{table}")).ok().text;
        (
            page.contains("May spectators see all hands 15 minutes later?"),
            page.contains("hands=open"),
        )
    };
    evening.until_secret();
    evening.pass(2 * DELAY);
    assert_eq!(
        (asks(ana), asks(ben), asks(zoe)),
        ((false, false), (true, false), (false, false))
    );
    refused(zoe);
    assert_eq!(
        evening.agree(zoe, true).status,
        403,
        "it is not hers to say"
    );
    refused(zoe);
    let page = ben.form(&format!("/t/{table}/hands"), &[("agree", "true")]);
    assert_eq!(page.status, 303, "{page:?}");
    assert_eq!((asks(ben), asks(zoe)), ((false, false), (false, true)));
    for door in evening.doors() {
        zoe.get(&door).ok();
    }
    refused(ana);
    refused(ben);
    // What else there is shows nothing: of a game that goes on there is no record.
    for path in ["record?hands=open", "record"] {
        assert!(zoe.get(&format!("/t/{table}/{path}")).status >= 400);
    }
    assert!(zoe.get(&format!("/replay/{table}?hands=open")).status >= 400);
    assert!(zoe.get(&format!("/t/{table}?hands=mine")).status >= 400);
    let preview = format!("/t/{table}/preview?hands=open&seat=1&action=x");
    assert!(zoe.get(&preview).status >= 400);

    // Whoever no longer agrees is heard at once, for everything that was.
    evening.agree(ana, false).ok();
    refused(zoe);
    evening.agree(ana, true).ok();
    zoe.get(&evening.doors()[0]).ok();
    // Who gets up was there: it is theirs to say as well.
    ben.post(&format!("/api/tables/{table}/leave"), &json!({ "seat": 2 }))
        .ok();
    refused(ben);
    zoe.get(&evening.doors()[0]).ok();
    evening.agree(ben, false).ok();
    refused(zoe);
    // Nobody sits down who may have looked; whoever sat there may come back.
    let sit = format!("/api/tables/{table}/sit");
    let eve = Guest::new(&evening.running);
    for who in [zoe, &eve] {
        assert_eq!(who.post(&sit, &json!({ "seat": 2 })).status, 403);
    }
    ben.post(&sit, &json!({ "seat": 2 })).ok();
}

/// A private table stays private, and a table without them has no open hands.
#[test]
fn hands_follow_who_may_watch_and_how_the_table_was_made() {
    let evening = Evening::begin();
    let Evening {
        ana, zoe, running, ..
    } = &evening;
    for (key, value) in [
        ("open_hands", json!(4)),
        ("open_hands", json!(10_081)),
        ("rated", json!(true)),
        ("watch", json!("nobody")),
        ("game", json!("red-outpost")),
    ] {
        let mut wrong = wanted();
        wrong[key] = value;
        let refused = ana.post("/api/tables", &wrong);
        assert_eq!(refused.status, 422, "{key}: {refused:?}");
    }
    let mut private = wanted();
    private["open"] = json!(false);
    private["players"] = json!(2);
    private["bots"] = json!({ "2": "random" });
    let table = ana.make(&private);
    evening.pass(2 * DELAY);
    ana.play_on(&table, 1);
    evening.pass(2 * DELAY);
    let door = format!("/t/{table}?hands=open");
    assert_eq!(zoe.get(&door).status, 404);
    let link = ana.frame(&table)["spectators"].as_str().unwrap().to_owned();
    let invited = Guest::new(running);
    invited.get(&format!("{door}&invitation={link}")).ok();
    let mut plain = wanted();
    plain.as_object_mut().unwrap().remove("open_hands");
    let table = ana.make(&plain);
    let agree = ana.post(
        &format!("/api/tables/{table}/hands"),
        &json!({ "agree": true }),
    );
    assert_eq!(agree.status, 409);
    assert_eq!(zoe.get(&format!("/t/{table}?hands=open")).status, 403);
    // The sheet offers it where there is something to hide.
    let offered = |game: &str| {
        let sheet = ana.get(&format!("/new/{game}")).ok().text;
        sheet.contains("name=\"open-hands\"")
    };
    assert!(offered("circadians") && !offered("red-outpost"));
    let made = ana.form(
        "/tables",
        &[
            ("game", "circadians"),
            ("name", "Ana"),
            ("seat-2", "open"),
            ("open-hands", "60"),
        ],
    );
    let table = made.location.strip_prefix("/t/").unwrap();
    assert_eq!(ana.frame(table)["hands"]["minutes"], 60);
}

/// Whoever no longer agrees is heard by every server.
#[test]
fn postgres_hands_close_on_all_servers_at_once() {
    let clock = Clock::default();
    clock.set(NOON);
    let folder = tempfile::tempdir().unwrap();
    let address = services::Postgres::shared().database();
    let server = || {
        serve_with(folder.path(), |config| {
            config.database = address.parse().unwrap();
            config.clock = clock.clone();
        })
    };
    let servers = [server(), server()];
    let (ana, ben) = (Guest::new(&servers[0]), Guest::new(&servers[1]));
    let zoe = Guest::new(&servers[1]);
    let table = ana.make(&wanted());
    ben.post(&format!("/api/tables/{table}/sit"), &json!({ "seat": 2 }))
        .ok();
    let door = format!("/t/{table}?hands=open");
    let agree = |guest: &Guest, agree: bool| {
        let path = format!("/api/tables/{table}/hands");
        guest.post(&path, &json!({ "agree": agree })).ok();
    };
    agree(&ben, true);
    clock.set(NOON + 2 * DELAY * MINUTE);
    for n in 0..20 {
        zoe.get(&door).ok();
        let who = if n % 2 == 0 { &ana } else { &ben };
        agree(who, false);
        assert_eq!(zoe.get(&door).status, 403);
        agree(who, true);
    }
}
