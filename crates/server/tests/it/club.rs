//! A day of a club in miniature: a database from before is brought up to date, people come
//! and go at many tables, the server is restarted, and a backup is restored elsewhere. Every
//! action that was answered is there in the end.

use std::{fs, path::Path, sync::Mutex};

use rusqlite::Connection;
use serde_json::{Value, json};

use crate::kit::{Guest, Running, serve};

/// An action that was answered: the table, the number of its event, and what was played.
type Answered = (String, u64, String);

/// How many answers are given at a table between two restarts.
const ANSWERS: usize = 6;

/// People who come to the club together and sit at the same tables.
struct Pair {
    people: [Guest; 2],
    tables: Vec<String>,
}

impl Pair {
    fn new(running: &Running) -> Self {
        Self {
            people: [Guest::new(running), Guest::new(running)],
            tables: Vec::new(),
        }
    }

    fn at(&self, running: &Running) -> Self {
        Self {
            people: [self.people[0].at(running), self.people[1].at(running)],
            tables: self.tables.clone(),
        }
    }

    /// One makes a table, the other sits down, and somebody says hello.
    fn begin(&mut self) {
        let [one, other] = &self.people;
        let new = json!({ "game": "red-outpost", "players": 2, "seats": [1], "open": true });
        let table = one.make(&new);
        let path = |what: &str| format!("/api/tables/{table}/{what}");
        other.post(&path("sit"), &json!({ "seat": 2 })).ok();
        other.post(&path("chat"), &json!({ "text": "Hello" })).ok();
        self.tables.push(table);
    }

    /// One gets up from every table and comes back.
    fn come_and_go(&self) {
        for table in &self.tables {
            let path = |what: &str| format!("/api/tables/{table}/{what}");
            let seat = json!({ "seat": 2 });
            self.people[1].post(&path("leave"), &seat).ok();
            self.people[1].post(&path("sit"), &seat).ok();
        }
    }

    /// Both play at every table.
    fn play(&self, answered: &Mutex<Vec<Answered>>) {
        for table in &self.tables {
            for _ in 0..ANSWERS {
                let asked = self.people.iter().find_map(|guest| {
                    let frame = guest.frame(table);
                    let question = frame["questions"].get(0)?.clone();
                    Some((guest, frame["seq"].as_u64()?, question))
                });
                let (guest, seq, question) = asked.expect("somebody is asked");
                let seat = question["seat"].as_u64().unwrap();
                let action = question["choices"][0]["action"].as_str().unwrap();
                let answer = guest.play(table, seat, action, seq).ok().json();
                let last = action.rsplit(';').next().unwrap().to_string();
                let event = (table.clone(), answer["seq"].as_u64().unwrap(), last);
                answered.lock().unwrap().push(event);
            }
        }
    }
}

/// Everybody does something at the same time.
fn all_at_once(pairs: &mut [Pair], work: impl Fn(&mut Pair) + Sync) {
    std::thread::scope(|scope| {
        for pair in pairs {
            scope.spawn(|| work(pair));
        }
    });
}

fn check(folder: &Path, answered: &[Answered]) {
    let file = Connection::open(folder.join("test.sqlite")).unwrap();
    let mut event = file
        .prepare("SELECT body ->> 'action' FROM event WHERE game_table = ?1 AND seq = ?2")
        .unwrap();
    for (table, seq, action) in answered {
        let stored: String = event.query_row((table, seq), |row| row.get(0)).unwrap();
        assert_eq!(stored, *action, "{table} {seq}");
    }
}

fn a_day(pairs: usize, tables: usize) {
    let (club, elsewhere) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures");
    let database = club.path().join("test.sqlite");
    fs::copy(fixtures.join("format-2.sqlite"), &database).unwrap();
    let facts = fs::read_to_string(fixtures.join("format-2.json")).unwrap();
    let facts: Value = serde_json::from_str(&facts).unwrap();
    let answered = Mutex::new(Vec::new());

    let running = serve(club.path());
    let mut people: Vec<Pair> = (0..pairs).map(|_| Pair::new(&running)).collect();
    all_at_once(&mut people, |pair| {
        (0..tables).for_each(|_| pair.begin());
        pair.play(&answered);
    });
    drop(running);

    let running = serve(club.path());
    let mut people: Vec<Pair> = people.iter().map(|pair| pair.at(&running)).collect();
    all_at_once(&mut people, |pair| {
        pair.come_and_go();
        pair.play(&answered);
    });
    let copy = elsewhere.path().join("copy.sqlite");
    store::backup::backup(&database, &copy, false).unwrap();
    let copied = answered.lock().unwrap().clone();
    // What happens after the copy is not in it, and is here all the same.
    all_at_once(&mut people, |pair| pair.play(&answered));
    drop(running);
    let answered = answered.into_inner().unwrap();
    assert_eq!(answered.len(), 3 * pairs * tables * ANSWERS);
    check(club.path(), &answered);

    let restored = elsewhere.path().join("test.sqlite");
    store::backup::restore(&copy, &restored, false).unwrap();
    let running = serve(elsewhere.path());
    for pair in people.iter().map(|pair| pair.at(&running)) {
        pair.play(&Mutex::default());
        let home = pair.people[0].get("/api/home").ok().json();
        assert!(!home["mine"].as_array().unwrap().is_empty());
    }
    let mut ana = Guest::stranger(&running);
    ana.cookie = format!("orrery={}", facts["ana"].as_str().unwrap());
    let earlier = facts["red-outpost"]["running"].as_str().unwrap();
    assert_eq!(ana.frame(earlier)["stage"], "playing");
    drop(running);
    check(elsewhere.path(), &copied);
}

#[test]
fn a_day_of_a_club_in_miniature() {
    a_day(4, 3);
}

#[test]
#[ignore = "two thousand tables take minutes"]
fn a_day_of_a_large_club() {
    a_day(20, 100);
}
