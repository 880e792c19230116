//! Clocks: games over days and live ones, by a clock that the test sets.

use std::{
    io::{BufReader, Write},
    net::TcpStream,
    path::Path,
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use server::{Clock, Config};
use tempfile::TempDir;

use crate::{
    kit::{Guest, Running, serve_with},
    safety::next_event,
};

const SECOND: u64 = 1000;
const MINUTE: u64 = 60 * SECOND;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;
/// A test must not hang, however slow the machine is.
const LONG: Duration = Duration::from_secs(60);

/// The evening of Thursday, the 24th of December 2026, of UTC.
const EVENING: u64 = 1_798_135_200_000;

/// A place with a clock of its own, which stands as good as still.
struct Club {
    folder: TempDir,
    clock: Clock,
}

impl Club {
    fn new() -> Self {
        let clock = Clock::default();
        clock.set(EVENING);
        Self {
            folder: tempfile::tempdir().unwrap(),
            clock,
        }
    }

    /// A server at which what is due happens at once.
    fn open(&self) -> Running {
        self.open_with(|_| {})
    }

    /// One that does not look at what is due by itself.
    fn open_unhurried(&self) -> Running {
        self.open_with(|config| config.due_every = Duration::from_secs(3600))
    }

    fn open_with(&self, change: impl FnOnce(&mut Config)) -> Running {
        serve_with(self.folder.path(), |config| {
            config.clock = self.clock.clone();
            config.due_every = Duration::from_millis(10);
            config.loss_after = Duration::from_millis(10);
            config.bot_time = Duration::from_millis(50);
            change(config);
        })
    }

    /// Ends a server that was at work until now.
    fn stop(&self, running: Running) {
        until("the server says that it is at work", || {
            let pulse = pulse(self.folder.path())?;
            (pulse + 11 * SECOND >= self.clock.now()).then_some(())
        });
        drop(running);
    }

    /// Time goes on.
    fn pass(&self, time: u64) {
        self.clock.set(self.clock.now() + time);
    }
}

fn named(running: &Running, name: &str) -> Guest {
    let guest = Guest::new(running);
    guest.post("/api/me", &json!({ "name": name })).ok();
    guest
}

/// Ana and Ben at a table with this clock.
fn ana_and_ben(running: &Running, game: &str, clock: &Value) -> (Guest, Guest, String) {
    let (ana, ben) = (named(running, "Ana"), named(running, "Ben"));
    let body = json!({ "game": game, "players": 2, "seats": [1], "open": true, "clock": clock });
    let table = ana.make(&body);
    let sit = json!({ "seat": 2, "nonce": "b" });
    ben.post(&format!("/api/tables/{table}/sit"), &sit).ok();
    assert_eq!(ana.frame(&table)["stage"], "playing");
    (ana, ben, table)
}

/// The clock of a seat.
fn clock(guest: &Guest, table: &str, seat: usize) -> Value {
    guest.frame(table)["sides"][seat - 1]["clock"].clone()
}

fn due(guest: &Guest, table: &str, seat: usize) -> Option<u64> {
    clock(guest, table, seat)["due"].as_u64()
}

/// Two moments are the same but for the time that the test takes.
#[track_caller]
fn about(found: u64, wanted: u64) {
    let off = found.abs_diff(wanted);
    assert!(off < 50 * SECOND, "{found} is {off} ms off {wanted}");
}

/// The seat for which the game waits, with its player.
fn asked<'a>(table: &str, people: [&'a Guest; 2]) -> (usize, &'a Guest) {
    let frame = people[0].frame(table);
    let sides = frame["sides"].as_array().unwrap();
    let seat = sides.iter().position(|side| side["acting"] == true);
    let seat = seat.expect("somebody is asked");
    (seat + 1, people[seat])
}

/// Answers for a seat until somebody else is asked.
fn to_the_other(table: &str, people: [&Guest; 2]) {
    let (seat, guest) = asked(table, people);
    for _ in 0..40 {
        guest.play_on(table, 1);
        if asked(table, people).0 != seat {
            return;
        }
    }
    panic!("the turn does not end");
}

#[track_caller]
fn until<T>(what: &str, mut look: impl FnMut() -> Option<T>) -> T {
    let began = Instant::now();
    loop {
        if let Some(found) = look() {
            return found;
        }
        assert!(began.elapsed() < LONG, "{what}");
        std::thread::sleep(Duration::from_millis(5));
    }
}

fn notes(frame: &Value) -> Vec<String> {
    let notes = frame["notes"].as_array().unwrap().iter();
    notes
        .map(|note| note["text"].as_str().unwrap().to_string())
        .collect()
}

/// Two working days for a turn, from the evening before a holiday and a weekend.
fn two_working_days() -> Value {
    json!({ "pace": "days", "days": 2, "working": true, "holidays": ["2026-12-25"], "away": 3 })
}

/// A game over days through a restart, an undo, a holiday, an absence, a time-out, a bot that
/// plays on, and the return of its player.
#[test]
fn a_game_over_days_goes_its_way() {
    let club = Club::new();
    let running = club.open();
    let (ana, ben, table) = ana_and_ben(&running, "red-outpost", &two_working_days());
    let (seat, now) = asked(&table, [&ana, &ben]);
    let first = due(now, &table, seat).unwrap();
    // Friday is a holiday, then comes the weekend: until Tuesday evening.
    about(first, EVENING + 5 * DAY);
    assert_eq!(
        due(now, &table, 3 - seat),
        None,
        "only who is asked has a clock"
    );

    // A restart changes nothing, to the millisecond.
    club.pass(HOUR);
    club.stop(running);
    let running = club.open();
    let (ana, ben) = (ana.at(&running), ben.at(&running));
    assert_eq!(due(&ana, &table, seat), Some(first));

    // The turn goes to the other and is taken back: what was used of it stays used, and what
    // the other had of the time does not count for the first.
    to_the_other(&table, [&ana, &ben]);
    about(
        due(&ana, &table, 3 - seat).unwrap(),
        EVENING + 5 * DAY + HOUR,
    );
    club.pass(HOUR);
    let (_, own) = if seat == 1 { (2, &ana) } else { (1, &ben) };
    let frame = own.frame(&table);
    if frame["undo"] == true {
        let seq = frame["seq"].clone();
        own.post(&format!("/api/tables/{table}/undo"), &json!({ "seq": seq }))
            .ok();
        about(due(own, &table, seat).unwrap(), first + HOUR);
        // However often that is done, the time does not become more.
        let before = due(own, &table, seat).unwrap();
        to_the_other(&table, [&ana, &ben]);
        let seq = own.frame(&table)["seq"].clone();
        own.post(&format!("/api/tables/{table}/undo"), &json!({ "seq": seq }))
            .ok();
        about(due(own, &table, seat).unwrap(), before);
        to_the_other(&table, [&ana, &ben]);
    }

    // Whoever is away has a clock that stands still, as long as the table allows.
    let (seat, now) = asked(&table, [&ana, &ben]);
    let before = due(now, &table, seat).unwrap();
    let away = format!("/api/tables/{table}/away");
    now.post(&away, &json!({ "until": "2026-12-26" })).ok();
    let moved = due(now, &table, seat).unwrap();
    // It begins to run on Sunday, which does not count: two whole days from Monday on.
    assert!(moved > before, "{moved} {before}");
    assert_eq!(
        clock(now, &table, seat)["away"],
        json!(EVENING - 18 * HOUR + 3 * DAY)
    );
    let long = now.post(&away, &json!({ "until": "2027-03-01" })).ok();
    assert_eq!(long.json()["repeated"], false);
    let latest = clock(now, &table, seat)["away"].as_u64().unwrap();
    about(latest, EVENING + 2 * HOUR + 3 * DAY);
    // Back at once: nothing of the allowance is used up, and the clock runs again.
    now.post(&away, &json!({ "until": null })).ok();
    about(due(now, &table, seat).unwrap(), before);
    about(
        clock(now, &table, seat)["away_left"].as_u64().unwrap(),
        3 * DAY,
    );
    let past = now.post(&away, &json!({ "until": "2026-12-20" }));
    assert_eq!(past.status, 422, "{past:?}");

    // The list of own games says the same.
    let mine = now.get("/api/tables?list=owing").ok().json();
    let shown = due(now, &table, seat);
    assert_eq!(mine["tables"][0]["due"].as_u64(), shown);
    assert_eq!(mine["tables"][0]["clock"]["days"], 2);

    // Nobody comes until the time is over: a bot plays on.
    let name = if seat == 1 { "Ana" } else { "Ben" };
    club.clock.set(shown.unwrap() - MINUTE);
    std::thread::sleep(Duration::from_millis(100));
    assert_eq!(
        now.frame(&table)["sides"][seat - 1]["kind"],
        "person",
        "not before its time"
    );
    club.clock.set(shown.unwrap() + 1);
    let frame = until("a bot plays on", || {
        let frame = now.frame(&table);
        (frame["sides"][seat - 1]["kind"] == "bot").then_some(frame)
    });
    let told = notes(&frame);
    assert!(
        told.contains(&format!("{name}’s time ran out.")),
        "{told:?}"
    );
    assert!(
        told.contains(&format!("Skilled {seat} plays for {name}.")),
        "{told:?}"
    );
    let page = now.get(&format!("/t/{table}")).ok().text;
    assert!(page.contains("Take your seat again"));
    let mine = now.get("/api/tables?list=running").ok().json();
    assert_eq!(
        mine["tables"][0]["table"],
        json!(table),
        "it is found again"
    );
    // It answers although nobody looks, and the other one is asked.
    let other = if seat == 1 { &ben } else { &ana };
    until("the bot answers", || due(other, &table, 3 - seat));

    // Its player comes back; nobody else can take the seat.
    let sit = format!("/api/tables/{table}/sit");
    let eve = named(&running, "Eve");
    assert_eq!(eve.post(&sit, &json!({ "seat": seat })).status, 409);
    now.post(&sit, &json!({ "seat": seat })).ok();
    let frame = now.frame(&table);
    assert_eq!(frame["sides"][seat - 1]["kind"], "person");
    assert_eq!(frame["sides"][seat - 1]["clock"]["out"], false);

    // All of it follows from the log.
    club.stop(running);
    let running = club.open();
    assert_eq!(now.at(&running).frame(&table), frame);
}

/// A bot that took a seat answers after a crash although nobody opens the table: whoever is at
/// work then finds that it owes an answer.
#[test]
fn a_bot_that_stands_in_goes_on_after_a_crash() {
    let club = Club::new();
    // A server that ends before its bot has answered.
    let slow = || club.open_with(|config| config.bot_delay = Duration::from_secs(3600));
    let running = slow();
    let clock = json!({ "pace": "days", "days": 1 });
    let (ana, ben, table) = ana_and_ben(&running, "red-outpost", &clock);
    let (seat, now) = asked(&table, [&ana, &ben]);
    club.clock.set(due(now, &table, seat).unwrap() + 1);
    until("a bot sits down", || {
        (now.frame(&table)["sides"][seat - 1]["kind"] == "bot").then_some(())
    });
    let other = if seat == 1 { &ben } else { &ana };
    let owing = |guest: &Guest| {
        let owing = guest.get("/api/tables?list=owing").ok().json();
        !owing["tables"].as_array().unwrap().is_empty()
    };
    assert!(!owing(other), "the bot has not answered");
    drop(running);
    let running = club.open();
    let other = other.at(&running);
    // Not at once: the one that let it think may still be there.
    club.pass(2 * MINUTE);
    // Nobody looks at the table: lists are read from the index.
    until("the bot answers", || owing(&other).then_some(()));
}

/// Live clocks: each runs only while its seat is asked, several at once in a secret phase; an
/// action brings its bonus, and brings it only once when it is played again after an undo.
#[test]
fn live_clocks_run_together_where_all_are_asked() {
    let club = Club::new();
    let running = club.open();
    let live = json!({ "pace": "live", "minutes": 20, "bonus": 120 });
    let (ana, ben, table) = ana_and_ben(&running, "circadians", &live);
    let both = |guest: &Guest| [due(guest, &table, 1), due(guest, &table, 2)];
    // Until both are asked at once.
    for _ in 0..60 {
        if both(&ana).iter().all(Option::is_some) {
            break;
        }
        let (_, guest) = asked(&table, [&ana, &ben]);
        guest.play_on(&table, 1);
    }
    let [first, second] = both(&ana).map(Option::unwrap);
    club.pass(5 * MINUTE);
    assert_eq!(both(&ana), [Some(first), Some(second)], "both run");
    let now = club.clock.now();
    ana.play_on(&table, 1);
    if due(&ana, &table, 1).is_none() {
        // Ana has answered: her clock stands, with the bonus; Ben's runs on.
        let left = clock(&ben, &table, 1)["left"].as_u64().unwrap();
        about(left, first - now + 2 * MINUTE);
        assert_eq!(due(&ana, &table, 2), Some(second));
        club.pass(3 * MINUTE);
        assert_eq!(clock(&ben, &table, 1)["left"].as_u64().unwrap(), left);
    }

    // A game in turns: an action that is taken back and played again brings one bonus.
    let (ana, ben, table) = ana_and_ben(&running, "red-outpost", &live);
    let (seat, now) = asked(&table, [&ana, &ben]);
    let left = |guest: &Guest| {
        let clock = clock(guest, &table, seat);
        let from = clock["from"].as_u64();
        let due = clock["due"].as_u64();
        due.zip(from)
            .map_or(clock["left"].as_u64().unwrap(), |(due, from)| {
                due - from.max(club.clock.now())
            })
    };
    now.play_on(&table, 1);
    about(left(now), 22 * MINUTE);
    for _ in 0..3 {
        let frame = now.frame(&table);
        if frame["undo"] != true {
            break;
        }
        let seq = frame["seq"].clone();
        now.post(&format!("/api/tables/{table}/undo"), &json!({ "seq": seq }))
            .ok();
        now.play_on(&table, 1);
        about(left(now), 22 * MINUTE);
    }
    assert!(now.frame(&table)["clock"]["control"]["bonus"] == 120);
}

/// An answer that comes when the time is over comes too late, even if nobody has looked at the
/// clock yet; what happened is that the time ran out.
#[test]
fn an_answer_after_the_time_is_too_late() {
    let club = Club::new();
    let running = club.open_unhurried();
    let live = json!({ "pace": "live", "minutes": 5, "time_out": "lose" });
    let (ana, ben, table) = ana_and_ben(&running, "red-outpost", &live);
    let (seat, now) = asked(&table, [&ana, &ben]);
    let frame = now.frame(&table);
    let (seq, action) = (
        frame["seq"].as_u64().unwrap(),
        frame["questions"][0]["choices"][0]["action"]
            .as_str()
            .unwrap(),
    );
    club.pass(5 * MINUTE + SECOND);
    let late = now.play(&table, seat as u64, action, seq);
    assert_eq!(late.status, 409, "{late:?}");
    let frame = now.frame(&table);
    assert_eq!(
        (&frame["stage"], &frame["closed"]),
        (&json!("closed"), &json!("time_out"))
    );
    assert_eq!(frame["clock"]["forfeit"], json!(seat));
    assert_eq!(frame["actions"], 0);
    let winner = if seat == 1 { "Ben" } else { "Ana" };
    let page = ben.get(&format!("/t/{table}")).ok().text;
    assert!(page.contains(&format!("{winner} wins on time")), "{page}");
    for guest in [&ana, &ben] {
        let past = guest.get("/api/tables?list=past").ok().json();
        let line = &past["tables"][0];
        assert_eq!(
            (&line["winners"], &line["on_time"]),
            (&json!([winner]), &json!(true))
        );
    }
    let games = ana.get("/games?list=past").ok().text;
    assert!(games.contains(&format!("{winner} wins on time")) && !games.contains("/review/"));
    // The record is that of a game that was broken off.
    let record = ana.get(&format!("/t/{table}/record")).ok().text;
    assert!(
        !record::verify(&games::catalog(), &record, None)
            .unwrap()
            .finished
    );
}

/// A seat that is offered to others is free; whoever takes it has time to play.
#[test]
fn a_seat_whose_time_ran_out_can_be_offered() {
    let club = Club::new();
    let running = club.open();
    let live = json!({ "pace": "live", "minutes": 20, "time_out": "offer" });
    let (ana, ben, table) = ana_and_ben(&running, "red-outpost", &live);
    let (seat, now) = asked(&table, [&ana, &ben]);
    club.pass(21 * MINUTE);
    until("the seat is free", || {
        (now.frame(&table)["sides"][seat - 1]["kind"] == "free").then_some(())
    });
    assert_eq!(clock(now, &table, seat)["out"], true);
    assert_eq!(due(now, &table, seat), None, "nobody is asked there");
    let eve = named(&running, "Eve");
    eve.post(
        &format!("/api/tables/{table}/sit"),
        &json!({ "seat": seat }),
    )
    .ok();
    let over = due(&eve, &table, seat).unwrap();
    about(over, club.clock.now() + 5 * MINUTE);
    eve.play_on(&table, 1);
}

/// Time in which no server was there costs nobody anything, whatever is done first afterwards.
#[test]
fn an_outage_costs_nobody_time() {
    let club = Club::new();
    let running = club.open();
    let live = json!({ "pace": "live", "minutes": 20, "time_out": "lose" });
    let (ana, ben, table) = ana_and_ben(&running, "red-outpost", &live);
    let (seat, now) = asked(&table, [&ana, &ben]);
    let before = due(now, &table, seat).unwrap();
    club.pass(4 * MINUTE);
    club.stop(running);
    club.pass(3 * HOUR);
    // A server that does not look by itself: an answer comes first.
    let running = club.open_unhurried();
    let now = now.at(&running);
    assert_eq!(now.frame(&table)["stage"], "playing");
    now.play_on(&table, 1);
    let clock = clock(&now, &table, seat);
    let left = clock["due"]
        .as_u64()
        .map_or(clock["left"].as_u64().unwrap(), |due| {
            due - club.clock.now().max(clock["from"].as_u64().unwrap())
        });
    about(left, before - EVENING - 4 * MINUTE);
    drop(running);
    // And at one that does, after another night.
    club.pass(9 * HOUR);
    let running = club.open();
    let (ana, ben) = (ana.at(&running), ben.at(&running));
    let (seat, now) = asked(&table, [&ana, &ben]);
    let over = until("the outage is known", || {
        due(now, &table, seat).filter(|due| *due > club.clock.now())
    });
    assert!(over > club.clock.now() + 10 * MINUTE, "{over}");
    assert_eq!(now.frame(&table)["stage"], "playing");
}

/// When a server last said that it was at work.
pub fn pulse(folder: &Path) -> Option<u64> {
    const PULSE: &str = "SELECT at FROM pulse";
    let file = folder.join("test.sqlite");
    if !file.exists() {
        let address = std::fs::read_to_string(folder.join("database")).unwrap();
        let found = services::Postgres::shared().sql(&address, PULSE);
        return found.split_whitespace().find_map(|word| word.parse().ok());
    }
    let file = rusqlite::Connection::open(file).unwrap();
    file.query_row(PULSE, [], |row| row.get(0)).ok()
}

/// The clocks stand still when all agree, and go on when one does not.
#[test]
fn a_pause_needs_all_and_ends_with_one() {
    let club = Club::new();
    let running = club.open();
    let live = json!({ "pace": "live", "minutes": 20 });
    let (ana, ben, table) = ana_and_ben(&running, "red-outpost", &live);
    let (seat, now) = asked(&table, [&ana, &ben]);
    let before = due(now, &table, seat).unwrap();
    let pause = format!("/api/tables/{table}/pause");
    ana.post(&pause, &json!({ "wanted": true })).ok();
    assert_eq!(due(now, &table, seat), Some(before), "one is not all");
    assert!(
        ben.get(&format!("/t/{table}"))
            .ok()
            .text
            .contains("Ana would like a pause.")
    );
    ben.form(&format!("/t/{table}/pause"), &[("wanted", "true")])
        .ok();
    let frame = ana.frame(&table);
    assert_eq!(frame["clock"]["paused"], true);
    assert_eq!(due(now, &table, seat), None);
    club.pass(2 * DAY);
    assert!(
        ana.get(&format!("/t/{table}"))
            .ok()
            .text
            .contains("The clocks stand still.")
    );
    ana.post(&pause, &json!({ "wanted": false })).ok();
    about(due(now, &table, seat).unwrap(), before + 2 * DAY);
    // An answer ends a pause too.
    for guest in [&ana, &ben] {
        guest.post(&pause, &json!({ "wanted": true })).ok();
    }
    assert_eq!(ana.frame(&table)["clock"]["paused"], true);
    now.play_on(&table, 1);
    assert_eq!(ana.frame(&table)["clock"]["paused"], false);
    // Somebody who only watches has no say.
    let eve = named(&running, "Eve");
    assert_eq!(eve.post(&pause, &json!({ "wanted": true })).status, 403);
}

/// The host gives others time, and nobody else does; where there is a clock it decides when
/// somebody is gone.
#[test]
fn the_host_gives_time_to_others() {
    let club = Club::new();
    let running = club.open_with(|config| config.policy.patience = Duration::ZERO);
    let live = json!({ "pace": "live", "minutes": 20 });
    let (ana, ben, table) = ana_and_ben(&running, "red-outpost", &live);
    let give = format!("/api/tables/{table}/give-time");
    while asked(&table, [&ana, &ben]).0 == 1 {
        assert_eq!(
            ana.post(&give, &json!({ "seat": 1 })).status,
            409,
            "not to oneself"
        );
        ana.play_on(&table, 1);
    }
    let before = due(&ana, &table, 2).unwrap();
    assert_eq!(ben.post(&give, &json!({ "seat": 2 })).status, 403);
    assert_eq!(ana.frame(&table)["sides"][1]["clock"]["can_give"], true);
    ana.post(&give, &json!({ "seat": 2 })).ok();
    assert_eq!(due(&ana, &table, 2), Some(before + 5 * MINUTE));
    assert!(notes(&ana.frame(&table)).contains(&"Ana gave Ben more time.".to_string()));
    let free = ana.post(&format!("/api/tables/{table}/free"), &json!({ "seat": 2 }));
    assert_eq!(free.status, 409, "Ben has time");
}

/// The event stream of a table, that has said something.
fn open_stream(guest: &Guest, running: &Running, table: &str) -> BufReader<TcpStream> {
    let address = running.address.strip_prefix("http://").unwrap();
    let mut stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(LONG)).unwrap();
    let cookie = &guest.cookie;
    let head = format!("GET /t/{table}/events HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\n\r\n");
    stream.write_all(head.as_bytes()).unwrap();
    let mut stream = BufReader::new(stream);
    next_event(&mut stream);
    stream
}

/// A page that was open and lost its connection has its clock wait for a minute, once in a turn.
#[test]
fn a_clock_waits_for_a_lost_connection() {
    let club = Club::new();
    let running = club.open();
    let live = json!({ "pace": "live", "minutes": 20 });
    let (ana, ben, table) = ana_and_ben(&running, "red-outpost", &live);
    let (seat, now) = asked(&table, [&ana, &ben]);
    let before = due(now, &table, seat).unwrap();
    let open = || open_stream(now, &running, &table);
    // Who fetches the page anew, or watches, has lost nothing.
    let other = open_stream(if seat == 1 { &ben } else { &ana }, &running, &table);
    let stream = open();
    let second = open();
    drop((stream, other));
    assert_eq!(due(now, &table, seat), Some(before));
    drop(second);
    let lost = until("the loss is noticed", || {
        let clock = clock(now, &table, seat);
        (clock["lost"] == true).then_some(clock)
    });
    about(lost["due"].as_u64().unwrap(), before + MINUTE);
    assert!(lost["due"].as_u64().unwrap() > before + 50 * SECOND);
    let page = ben.get(&format!("/t/{table}")).ok().text;
    assert!(page.contains("offline"));
    // Back after some seconds: only they did not count.
    club.pass(10 * SECOND);
    let stream = open();
    let back = until("the connection is there again", || {
        let clock = clock(now, &table, seat);
        (clock["lost"] == false).then_some(clock["due"].as_u64().unwrap())
    });
    assert!(
        (before + 10 * SECOND..before + 40 * SECOND).contains(&back),
        "{back} {before}"
    );
    // Once in a turn is enough.
    drop(stream);
    std::thread::sleep(Duration::from_millis(300));
    assert_eq!(due(now, &table, seat), Some(back));
}

/// Every clock on the sheet makes a table; one that there cannot be is refused on the sheet.
#[test]
fn the_sheet_offers_clocks() {
    let club = Club::new();
    let running = club.open();
    let ana = named(&running, "Ana");
    let page = ana.get("/new/red-outpost").ok().text;
    for text in [
        "No clock",
        "Live: 20 min + 15 s",
        "One day per turn",
        "When time runs out",
    ] {
        assert!(page.contains(text), "{text}");
    }
    let make = |fields: &[(&str, &str)]| {
        let mut all = vec![
            ("game", "red-outpost"),
            ("name", "Ana"),
            ("seat-2", "greedy"),
        ];
        all.extend(fields);
        ana.form("/tables", &all)
    };
    let control = |fields: &[(&str, &str)]| {
        let made = make(fields);
        assert_eq!(made.status, 303, "{fields:?}: {}", made.text);
        ana.frame(&made.location[3..])["clock"]["control"].clone()
    };
    assert_eq!(control(&[("clock", "none")]), Value::Null);
    let live = control(&[("clock", "live-20"), ("time-out", "lose")]);
    let wanted = json!({ "pace": "live", "minutes": 20, "bonus": 15, "time_out": "lose" });
    assert_eq!(live, wanted);
    let days = control(&[
        ("clock", "days"),
        ("clock-days", "5"),
        ("clock-working", "yes"),
        ("clock-holidays", "2026-12-25, 2027-01-01"),
        ("clock-away", "7"),
    ]);
    let wanted = json!({
        "pace": "days", "days": 5, "working": true, "holidays": ["2026-12-25", "2027-01-01"],
        "away": 7, "time_out": "bot",
    });
    assert_eq!(days, wanted);
    for wrong in [
        [
            ("clock", "live"),
            ("clock-minutes", "0"),
            ("clock-bonus", "5"),
        ],
        [
            ("clock", "live"),
            ("clock-minutes", "x"),
            ("clock-bonus", "5"),
        ],
        [
            ("clock", "days-1"),
            ("clock-holidays", "Christmas"),
            ("clock-away", "7"),
        ],
        [("clock", "sundial"), ("", ""), ("", "")],
        [
            ("clock", "live-10"),
            ("seat-3", "greedy"),
            ("time-out", "lose"),
        ],
    ] {
        let refused = make(&wrong);
        assert_eq!(refused.status, 422, "{wrong:?}: {refused:?}");
        assert!(refused.text.contains("role=\"alert\""), "{wrong:?}");
    }
}

/// What belongs to a clock is refused where there is none, and before the game.
#[test]
fn a_table_without_a_clock_stays_one() {
    let club = Club::new();
    let running = club.open();
    let (ana, _, table) = ana_and_ben(&running, "red-outpost", &Value::Null);
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    let frame = ana.frame(&table);
    assert!(frame["clock"].is_null() && frame["sides"][0]["clock"].is_null());
    for (what, body) in [
        ("away", json!({ "until": "2026-12-30" })),
        ("pause", json!({ "wanted": true })),
        ("give-time", json!({ "seat": 2 })),
    ] {
        let refused = ana.post(&path(what), &body);
        assert_eq!(refused.status, 409, "{what}: {refused:?}");
    }
    club.pass(30 * DAY);
    std::thread::sleep(Duration::from_millis(100));
    assert_eq!(ana.frame(&table)["stage"], "playing");
    let open = json!({
        "game": "red-outpost", "players": 3, "seats": [1],
        "clock": { "pace": "live", "minutes": 5, "time_out": "lose" },
    });
    assert_eq!(ana.post("/api/tables", &open).status, 422);
    let unknown = json!({
        "game": "red-outpost", "players": 2, "seats": [1], "clock": { "pace": "slow" },
    });
    assert_eq!(ana.post("/api/tables", &unknown).status, 400);
}

/// Whoever goes away is away everywhere, as far as each table allows it; lists are in the order
/// of the time that is left.
#[test]
fn own_games_are_in_the_order_of_the_time_left() {
    let club = Club::new();
    let running = club.open();
    let ana = named(&running, "Ana");
    let make = |clock: Value| {
        let table = ana.make(&json!({
            "game": "red-outpost", "players": 2, "seats": [1], "bots": { "2": "random" },
            "clock": clock,
        }));
        until("Ana is asked", || {
            ana.wait(&table)["questions"].get(0).map(|_| ())
        });
        table
    };
    let slow = make(json!({ "pace": "days", "days": 7 }));
    let none = make(Value::Null);
    let live = make(json!({ "pace": "live", "minutes": 90 }));
    let fast = make(json!({ "pace": "days", "days": 1, "away": 1 }));
    let order = |list: &str| {
        let list = ana.get(&format!("/api/tables?list={list}")).ok().json();
        let lines = list["tables"].as_array().unwrap().iter();
        let tables = lines.map(|line| line["table"].as_str().unwrap().to_string());
        tables.collect::<Vec<_>>()
    };
    let wanted = [&live, &fast, &slow, &none].map(String::clone);
    assert_eq!(order("owing"), wanted);
    assert_eq!(order("running"), wanted);
    let page = ana.get("/games?list=running").ok().text;
    assert!(
        page.contains("role=\"timer\"") && page.contains("7 days per turn"),
        "{page}"
    );
    // Of a week one can be away only a day where the table allows no more.
    let everywhere = ana
        .post("/api/away", &json!({ "until": "2026-12-31" }))
        .ok();
    assert_eq!(everywhere.json()["tables"], 2);
    about(
        clock(&ana, &fast, 1)["away"].as_u64().unwrap(),
        EVENING + DAY,
    );
    about(
        clock(&ana, &slow, 1)["away"].as_u64().unwrap(),
        EVENING + 7 * DAY + 6 * HOUR,
    );
    assert!(page.contains("Away from all games"));
    ana.form("/away", &[]).ok();
    assert!(clock(&ana, &slow, 1)["away"].is_null());
}
