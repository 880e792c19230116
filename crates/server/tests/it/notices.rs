//! What people are told while they are not looking. Tests with e-mails have `smtp` in their
//! names, so that they are left out where there is no server for e-mails.

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::{TcpListener, TcpStream},
    path::Path,
    sync::{
        Arc, Mutex,
        mpsc::{Receiver, Sender, channel},
    },
    thread,
    time::{Duration, Instant},
};

use push::testkit::{Browser, signed_by};
use serde_json::{Value, json};
use server::{Clock, Config, Mail, Reach};
use services::Smtp;

use crate::{
    clocks::pulse,
    kit::{Guest, Running, serve_with},
    tournaments::{begin, give_up, people, see, tables},
};

/// How long a test waits for what is sure to come, on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server that tells at once, and anyone who may be reached.
fn telling(folder: &Path, change: impl FnOnce(&mut Config)) -> Running {
    serve_with(folder, |config| {
        let notices = &mut config.notices;
        notices.wait = Duration::ZERO;
        notices.every = Duration::from_millis(20);
        notices.between_emails = Duration::ZERO;
        notices.reach = Reach::Anywhere;
        change(config);
    })
}

fn with_mail(config: &mut Config, smtp: &Smtp) {
    config.notices.mail = Some(Mail {
        relay: smtp.address().parse().unwrap(),
        sender: "Orrery <orrery@play.example.org>".parse().unwrap(),
    });
}

/// A day, in milliseconds.
const DAY: u64 = 24 * 60 * 60 * 1000;

/// Somebody who takes what is posted, and answers as told: 204 if nothing is said.
struct Hook {
    address: String,
    answers: Arc<Mutex<Vec<String>>>,
    posted: Receiver<Posted>,
}

/// What somebody posted.
struct Posted {
    head: String,
    body: Vec<u8>,
}

impl Posted {
    fn header(&self, name: &str) -> &str {
        let lines = self.head.lines().filter_map(|line| line.split_once(": "));
        let mut found = lines.filter(|(key, _)| key.eq_ignore_ascii_case(name));
        found.next().map_or("", |(_, value)| value)
    }

    #[track_caller]
    fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap()
    }

    /// The link in a question.
    #[track_caller]
    fn link(&self) -> String {
        let text = self.json()["text"].as_str().unwrap().to_owned();
        text.lines().last().unwrap().to_owned()
    }
}

impl Hook {
    fn new() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = format!("http://{}/hook", listener.local_addr().unwrap());
        let answers = Arc::new(Mutex::new(Vec::<String>::new()));
        let (told, posted) = channel();
        let queue = answers.clone();
        thread::spawn(move || {
            for stream in listener.incoming().map_while(Result::ok) {
                let next = queue.lock().unwrap().pop();
                let answer = next.unwrap_or_else(|| "204 OK\r\n".into());
                if take(stream, &answer, &told).is_none() {
                    return;
                }
            }
        });
        Self {
            address,
            answers,
            posted,
        }
    }

    /// The next answer: status and headers.
    fn answer(&self, answer: &str) {
        self.answers.lock().unwrap().insert(0, answer.into());
    }

    #[track_caller]
    fn next(&self) -> Posted {
        self.posted.recv_timeout(PATIENCE).expect("somebody posts")
    }

    fn is_idle(&self) -> bool {
        self.posted.try_recv().is_err()
    }
}

fn take(stream: TcpStream, answer: &str, told: &Sender<Posted>) -> Option<()> {
    let mut reader = BufReader::new(stream);
    let mut head = String::new();
    while !head.ends_with("\r\n\r\n") {
        if reader.read_line(&mut head).ok()? == 0 {
            return Some(());
        }
    }
    let mut posted = Posted {
        head,
        body: Vec::new(),
    };
    let length = posted.header("content-length").parse().unwrap_or(0);
    posted.body.resize(length, 0);
    reader.read_exact(&mut posted.body).ok()?;
    let answer = format!("HTTP/1.1 {answer}Content-Length: 0\r\n\r\n");
    reader.get_mut().write_all(answer.as_bytes()).ok()?;
    told.send(posted).ok()
}

/// A table of two, at which it is `ben`'s turn.
fn table(ana: &Guest, ben: &Guest) -> String {
    let body = json!({ "game": "red-outpost", "players": 2, "seats": [1], "open": true });
    let table = ana.make(&body);
    let sit = json!({ "seat": 2 });
    ben.post(&format!("/api/tables/{table}/sit"), &sit).ok();
    if !is_asked(ben, &table) {
        play_until_the_other(ana, &table);
    }
    table
}

fn is_asked(guest: &Guest, table: &str) -> bool {
    !guest.frame(table)["questions"]
        .as_array()
        .unwrap()
        .is_empty()
}

/// Plays until it is the other's turn, without the other looking.
fn play_until_the_other(guest: &Guest, table: &str) {
    while is_asked(guest, table) {
        guest.play_on(table, 1);
    }
}

/// Waits until something is so.
#[track_caller]
fn until(is_so: impl Fn() -> bool) {
    let began = Instant::now();
    while !is_so() {
        assert!(began.elapsed() < PATIENCE, "waited in vain");
        thread::sleep(Duration::from_millis(5));
    }
}

fn path(link: &str) -> &str {
    let at = link.find("/notices/").or_else(|| link.find("/t/"));
    &link[at.unwrap()..]
}

const FORM: &str = "application/x-www-form-urlencoded";

/// Adds an address and follows the link in the e-mail.
fn confirmed_mail(guest: &Guest, smtp: &Smtp, address: &str) {
    guest.form("/notices/mail", &[("address", address)]).ok();
    let link = smtp.next().link("/notices/confirm/");
    guest.send(path(&link), FORM, "").ok();
}

#[test]
fn smtp_an_address_is_told_of_a_turn_once_after_its_owner_has_confirmed_it() {
    let (folder, smtp) = (tempfile::tempdir().unwrap(), Smtp::start());
    let running = telling(folder.path(), |config| with_mail(config, &smtp));
    let (ana, ben) = (Guest::new(&running), Guest::new(&running));
    let table = table(&ana, &ben);

    ana.form("/notices/mail", &[("address", "ana@example.org")])
        .ok();
    let asked = smtp.next();
    assert_eq!(asked.to, ["ana@example.org"]);
    let link = asked.link("/notices/confirm/");
    let api = || ana.get("/api/notices").ok().json();
    assert_eq!(api()["channels"][0]["state"], "waiting");
    // Nothing is sent there before, nor because a program has looked at the link.
    let stranger = Guest::stranger(&running);
    let page = stranger.get(path(&link)).ok().text;
    assert!(page.contains("ana@example.org"), "{page}");
    assert_eq!(api()["channels"][0]["state"], "waiting");
    // A forged one leads nowhere.
    let forged = format!("{}0", path(&link));
    stranger.send(&forged, FORM, "").ok();
    assert_eq!(api()["channels"][0]["state"], "waiting");
    // The owner need not be signed in where the e-mail is read.
    stranger.send(path(&link), FORM, "").ok();
    assert_eq!(api()["channels"][0]["state"], "on");

    play_until_the_other(&ben, &table);
    let told = smtp.next();
    assert_eq!(
        told.headers["subject"].split(" – ").next(),
        Some("It’s your turn")
    );
    assert!(told.text.contains("Red Outpost"), "{}", told.text);
    assert!(
        told.link("/t/").ends_with(&format!("/t/{table}")),
        "{}",
        told.text
    );
    assert!(smtp.came().is_none());

    // The next turn is another one; then one click stops all of it.
    play_until_the_other(&ana, &table);
    play_until_the_other(&ben, &table);
    let told = smtp.next();
    let stop = told.headers["list-unsubscribe"].trim_matches(['<', '>']);
    assert_eq!(
        told.headers["list-unsubscribe-post"],
        "List-Unsubscribe=One-Click"
    );
    let page = stranger.get(path(stop)).ok().text;
    assert!(page.contains("ana@example.org"), "a link only asks: {page}");
    assert_eq!(api()["channels"][0]["state"], "on");
    let stopped = stranger.send(path(stop), FORM, "List-Unsubscribe=One-Click");
    assert_eq!((stopped.status, &*stopped.location), (200, ""));
    assert_eq!(api()["channels"], json!([]));
    assert!(smtp.came().is_none());
}

/// A page that is open tells by itself. At another table the same person is told.
#[test]
fn smtp_whoever_looks_at_a_table_is_not_told_of_it() {
    let (folder, smtp) = (tempfile::tempdir().unwrap(), Smtp::start());
    let running = telling(folder.path(), |config| {
        with_mail(config, &smtp);
        config.notices.wait = Duration::from_millis(400);
    });
    let (ana, ben) = (Guest::new(&running), Guest::new(&running));
    let [seen, other, hidden] = [(); 3].map(|()| table(&ana, &ben));
    confirmed_mail(&ana, &smtp, "ana@example.org");
    let open = |query: &str, table: &str| {
        let mut stream = TcpStream::connect(running.address.trim_start_matches("http://")).unwrap();
        let request = format!(
            "GET /t/{table}/events{query} HTTP/1.1\r\nHost: x\r\nCookie: {}\r\n\r\n",
            ana.cookie
        );
        stream.write_all(request.as_bytes()).unwrap();
        let mut first = [0; 12];
        stream.read_exact(&mut first).unwrap();
        assert_eq!(&first, b"HTTP/1.1 200");
        stream
    };
    let streams = [open("", &seen), open("?hidden=true", &hidden)];
    for table in [&seen, &other, &hidden] {
        play_until_the_other(&ben, table);
    }
    // Of one the page tells; a page that is behind others does not.
    let mut told = Vec::new();
    while told.len() < 2 {
        let text = smtp.next().text;
        assert!(!text.contains(&seen), "{text}");
        told.extend(
            [&other, &hidden]
                .into_iter()
                .filter(|table| text.contains(*table)),
        );
    }
    told.sort();
    let mut expected = [&other, &hidden];
    expected.sort();
    assert_eq!(told, expected);
    drop(streams);
}

/// What happens at night is told in the morning, in one e-mail and in the reader's language.
#[test]
fn smtp_what_happens_at_quiet_hours_is_gathered_until_they_end() {
    const NIGHT: u64 = 1_941_397_200_000; // 2031-07-09, 23:00 in Madrid
    let (folder, smtp, clock) = (
        tempfile::tempdir().unwrap(),
        Smtp::start(),
        Clock::default(),
    );
    clock.set(NIGHT - 3_600_000);
    let running = telling(folder.path(), |config| {
        with_mail(config, &smtp);
        config.clock = clock.clone();
    });
    let (mut ana, ben) = (Guest::new(&running), Guest::new(&running));
    let [one, two] = [(); 2].map(|()| table(&ana, &ben));
    confirmed_mail(&ana, &smtp, "ana@example.org");
    ana.headers.push(("accept-language".into(), "es".into()));
    let all = ["turn", "time", "full", "over", "invited"];
    let set = json!({
        "kinds": all, "zone": "Europe/Madrid", "quiet": { "from": "22:30", "to": "07:30" },
    });
    let saved = ana.post("/api/notices", &set).ok().json();
    assert_eq!(saved["quiet"], json!({ "from": "22:30", "to": "07:30" }));
    let wrong = json!({ "kinds": all, "zone": "Mars/Base", "quiet": null });
    assert_eq!(ana.post("/api/notices", &wrong).status, 422);

    clock.set(NIGHT);
    for table in [&one, &two] {
        play_until_the_other(&ben, table);
    }
    // Somebody else is told at any time: so much has gone by.
    confirmed_mail(&ben, &smtp, "ben@example.org");
    for _ in 0..2 {
        play_until_the_other(&ana, &one);
        assert_eq!(smtp.next().to, ["ben@example.org"]);
        play_until_the_other(&ben, &one);
    }
    clock.set(NIGHT + 9 * 3_600_000);
    let told = smtp.next();
    assert_eq!(told.to, ["ana@example.org"]);
    assert_eq!(told.headers["subject"], "2 avisos");
    for table in [&one, &two] {
        assert!(told.text.contains(&**table), "{}", told.text);
    }
    assert!(told.text.contains("Te toca"), "{}", told.text);
    assert!(smtp.came().is_none());
}

/// A server that ends before it has told anybody leaves that to the next one.
#[test]
fn smtp_what_was_not_told_before_the_end_is_told_after_the_next_start() {
    let (folder, mut smtp) = (tempfile::tempdir().unwrap(), Smtp::start());
    let running = telling(folder.path(), |config| with_mail(config, &smtp));
    let (ana, ben) = (Guest::new(&running), Guest::new(&running));
    let table = table(&ana, &ben);
    confirmed_mail(&ana, &smtp, "ana@example.org");
    // The e-mail is on its way when the server ends: nobody there has taken it.
    smtp.hold();
    play_until_the_other(&ben, &table);
    smtp.wait_for_attempt();
    smtp.wait_for_attempt();
    drop(running);
    smtp.defer(451);
    smtp.release();
    smtp.accept();
    let clock = Clock::default();
    clock.set(clock.now() + 10 * 60 * 1000);
    let running = telling(folder.path(), |config| {
        with_mail(config, &smtp);
        config.clock = clock;
    });
    let told = smtp.next();
    assert!(told.text.contains(&table), "{}", told.text);
    let ana = ana.at(&running);
    assert_eq!(
        ana.get("/api/notices").ok().json()["channels"][0]["state"],
        "on"
    );
    assert!(smtp.came().is_none());
}

/// A server for e-mails that is away is asked again, later; one that knows nobody of this
/// name is not.
#[test]
fn smtp_attempts_are_repeated_unless_there_is_nobody() {
    let (folder, mut smtp, clock) = (
        tempfile::tempdir().unwrap(),
        Smtp::start(),
        Clock::default(),
    );
    let running = telling(folder.path(), |config| {
        with_mail(config, &smtp);
        config.clock = clock.clone();
    });
    let (ana, ben) = (Guest::new(&running), Guest::new(&running));
    let table = table(&ana, &ben);
    confirmed_mail(&ana, &smtp, "ana@example.org");
    smtp.wait_for_attempt();
    let channel = || ana.get("/api/notices").ok().json()["channels"][0].clone();
    smtp.defer(451);
    play_until_the_other(&ben, &table);
    for failures in 1..4 {
        smtp.wait_for_attempt();
        until(|| channel()["failures"] == failures);
        if failures == 3 {
            smtp.accept();
        }
        clock.set(clock.now() + 60 * 60 * 1000);
    }
    assert!(smtp.next().text.contains(&table));
    smtp.refuse(550);
    play_until_the_other(&ana, &table);
    play_until_the_other(&ben, &table);
    until(|| channel()["state"] == "off");
    assert_eq!(channel()["problem"], "refused");
}

/// Nobody can have e-mails heaped on somebody else.
#[test]
fn smtp_emails_that_are_asked_for_are_limited() {
    let (folder, smtp) = (tempfile::tempdir().unwrap(), Smtp::start());
    let running = telling(folder.path(), |config| with_mail(config, &smtp));
    let mut refused = 0;
    for _ in 0..12 {
        // A new identity each time.
        let guest = Guest::new(&running);
        let added = guest.form("/notices/mail", &[("address", "victim@example.org")]);
        refused += u32::from(added.status == 429);
    }
    assert!(refused >= 6, "{refused}");
    let guest = Guest::new(&running);
    for wrong in ["", "ana", "ana@localhost", "a@b.c\r\nBcc: x@example.org"] {
        let added = guest.form("/notices/mail", &[("address", wrong)]);
        assert_eq!(added.status, 422, "{wrong}");
    }
}

#[test]
fn a_chat_is_told_after_somebody_there_has_followed_a_link() {
    let (folder, clock) = (tempfile::tempdir().unwrap(), Clock::default());
    let running = telling(folder.path(), |config| config.clock = clock.clone());
    let (ana, ben) = (Guest::new(&running), Guest::new(&running));
    let (table, hook) = (table(&ana, &ben), Hook::new());
    ana.form("/notices/webhook", &[("url", &hook.address)]).ok();
    let link = hook.next().link();
    let channel = || ana.get("/api/notices").ok().json()["channels"][0].clone();
    assert_eq!(channel()["state"], "waiting");
    // Of an address that is a secret only the host is shown.
    assert_eq!(channel()["address"], "127.0.0.1");
    ana.send(path(&link), FORM, "").ok();
    assert_eq!(channel()["state"], "on");

    // Whoever answers badly is asked again later, and led nowhere else.
    let elsewhere = Hook::new();
    hook.answer("503 Busy\r\n");
    hook.answer(&format!("307 Go\r\nLocation: {}\r\n", elsewhere.address));
    play_until_the_other(&ben, &table);
    for failures in 1..3 {
        assert_eq!(hook.next().json()["notices"][0]["kind"], "turn");
        // It is sent again when the time for it has come, and not before.
        until(|| channel()["failures"] == failures);
        clock.set(clock.now() + 60 * 60 * 1000);
    }
    let told = hook.next().json();
    assert_eq!(told["notices"][0]["table"], table);
    assert!(
        told["text"]
            .as_str()
            .unwrap()
            .ends_with(&format!("/t/{table}")),
        "{told}"
    );
    assert!(elsewhere.is_idle());
}

/// Nobody can have the server ask what only it can reach.
#[test]
fn an_address_in_a_private_network_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let running = telling(folder.path(), |config| config.notices.reach = Reach::Public);
    let (ana, hook) = (Guest::new(&running), Hook::new());
    for wrong in [
        hook.address.as_str(),
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://169.254.169.254/latest/meta-data",
        "https://2130706433/",
        "https://localhost/",
        "http://example.org/",
        "file:///etc/passwd",
    ] {
        let added = ana.form("/notices/webhook", &[("url", wrong)]);
        assert_eq!(added.status, 422, "{wrong}");
        let browser = Browser::new();
        let (key, secret) = (browser.p256dh(), browser.auth());
        let fields = [
            ("endpoint", wrong),
            ("p256dh", key.as_str()),
            ("auth", secret.as_str()),
        ];
        assert_eq!(ana.form("/notices/push", &fields).status, 422, "{wrong}");
    }
    assert!(hook.is_idle());
    let none = ana.get("/api/notices").ok().json();
    assert_eq!(none["channels"], json!([]));
}

/// The service of a browser checks who signs, and only the browser can read what is said.
#[test]
fn a_browser_gets_messages_that_only_it_can_read() {
    let folder = tempfile::tempdir().unwrap();
    let running = telling(folder.path(), |_| {});
    let (ana, ben) = (Guest::new(&running), Guest::new(&running));
    let (table, service, browser) = (table(&ana, &ben), Hook::new(), Browser::new());
    let fields = [
        ("endpoint", service.address.clone()),
        ("p256dh", browser.p256dh()),
        ("auth", browser.auth()),
        ("zone", "Europe/Paris".into()),
    ];
    let fields = fields.each_ref().map(|(name, value)| (*name, &**value));
    let cookie = ana.form("/notices/push", &fields).ok();
    assert_eq!(cookie.location, "/notices?said=browser");
    let set = ana.get("/api/notices").ok().json();
    assert_eq!(set["zone"], "Europe/Paris");
    let off = json!({ "kinds": ["turn"], "zone": "Europe/Paris", "quiet": null });
    ana.post("/api/notices", &off).ok();

    play_until_the_other(&ben, &table);
    let posted = service.next();
    assert_eq!(posted.header("content-encoding"), "aes128gcm");
    assert!(posted.header("ttl").parse::<u64>().unwrap() > 0);
    assert!(posted.header("topic").len() <= 32);
    let (key, claims) = signed_by(posted.header("authorization")).unwrap();
    assert_eq!(key, set["push_key"]);
    let origin = service.address.trim_end_matches("/hook");
    assert_eq!(claims["aud"], origin);
    let read = browser.read(&posted.body).unwrap();
    let message: Value = serde_json::from_slice(&read).unwrap();
    assert_eq!(message["title"], "It’s your turn");
    assert!(
        message["url"]
            .as_str()
            .unwrap()
            .ends_with(&format!("/t/{table}"))
    );
    let body = String::from_utf8_lossy(&posted.body);
    assert!(!body.contains(&table) && !body.contains("turn"));
    assert_eq!(Browser::new().read(&posted.body), None);

    // Somebody else signs in with this browser: it is theirs now.
    let other = Guest::new(&running);
    other.form("/notices/push", &fields).ok();
    assert_eq!(ana.get("/api/notices").ok().json()["channels"], json!([]));
    ana.form("/notices/push", &fields).ok();

    // A subscription that has ended is forgotten.
    service.answer("410 Gone\r\n");
    play_until_the_other(&ana, &table);
    play_until_the_other(&ben, &table);
    service.next();
    until(|| ana.get("/api/notices").ok().json()["channels"] == json!([]));
}

#[test]
fn a_feed_is_read_at_a_secret_address_that_can_be_renewed() {
    let folder = tempfile::tempdir().unwrap();
    let running = telling(folder.path(), |_| {});
    let (ana, ben) = (Guest::new(&running), Guest::new(&running));
    let table = table(&ana, &ben);
    ana.form("/notices/feed", &[]).ok();
    let address = || {
        let feed = ana.get("/api/notices").ok().json()["feed"].clone();
        let feed = feed.as_str().unwrap().to_owned();
        feed[feed.find("/feed/").unwrap()..].to_owned()
    };
    let first = address();
    play_until_the_other(&ben, &table);
    let reader = Guest::stranger(&running);
    let began = Instant::now();
    let told = loop {
        let feed = reader.get(&first).ok();
        assert!(
            feed.header("content-type")
                .starts_with("application/atom+xml")
        );
        assert_eq!(feed.header("set-cookie"), "");
        if feed.text.contains("<entry>") {
            break feed.text;
        }
        assert!(began.elapsed() < PATIENCE, "{}", feed.text);
        thread::sleep(Duration::from_millis(5));
    };
    assert!(told.contains("It’s your turn – Red Outpost"), "{told}");
    assert!(told.contains(&format!("/t/{table}")), "{told}");
    ana.form("/notices/feed", &[]).ok();
    assert_ne!(address(), first);
    assert_eq!(reader.get(&first).status, 404);
    assert!(reader.get(&address()).ok().text.contains(&table));
    ana.form("/notices/remove", &[("channel", "feed")]).ok();
    assert_eq!(reader.get(&first).status, 404);
    assert!(ana.get("/api/notices").ok().json()["feed"].is_null());
}

/// Everyone hears that a table is full, that a game is over and that they are asked to play
/// again, but not whoever did it.
#[test]
fn people_hear_of_what_others_do_at_their_tables() {
    let folder = tempfile::tempdir().unwrap();
    let running = telling(folder.path(), |_| {});
    let (ana, ben) = (Guest::new(&running), Guest::new(&running));
    let hooks = [&ana, &ben].map(|guest| {
        let hook = Hook::new();
        guest
            .form("/notices/webhook", &[("url", &hook.address)])
            .ok();
        guest.send(path(&hook.next().link()), FORM, "").ok();
        hook
    });
    let kinds = |hook: &Hook| -> Vec<String> {
        let told = hook.next().json();
        let notices = told["notices"].as_array().unwrap().iter();
        notices
            .map(|one| one["kind"].as_str().unwrap().to_owned())
            .collect()
    };
    let body = json!({ "game": "red-outpost", "players": 2, "seats": [1], "open": true });
    let table = ana.make(&body);
    ben.send(
        &format!("/api/tables/{table}/sit"),
        "application/json",
        r#"{"seat":2}"#,
    )
    .ok();
    assert_eq!(kinds(&hooks[0]), ["full"]);
    let start = json!({ "nonce": "more" }).to_string();
    ben.send(
        &format!("/api/tables/{table}/start"),
        "application/json",
        &start,
    )
    .ok();
    ana.post(&format!("/api/tables/{table}/close"), &json!({}))
        .ok();
    // It may be their turn before.
    while !kinds(&hooks[1]).contains(&"over".to_owned()) {}
}

/// Somebody who is blocked and plays again invites everybody else of the game, but not whoever
/// blocks them.
#[test]
fn who_is_blocked_invites_nobody_to_play_again_who_blocks_them() {
    let folder = tempfile::tempdir().unwrap();
    let running = telling(folder.path(), |_| {});
    let guest = |_| Guest::new(&running);
    let [ana, ben, eve] = [1, 2, 3].map(guest);
    let new = json!({ "game": "red-outpost", "players": 3, "seats": [1], "open": true });
    let table = eve.make(&new);
    for (guest, seat) in [(&ana, 2), (&ben, 3)] {
        let sit = json!({ "seat": seat });
        guest.post(&format!("/api/tables/{table}/sit"), &sit).ok();
    }
    while eve.frame(&table)["stage"] != "over" {
        for guest in [&ana, &ben, &eve] {
            if is_asked(guest, &table) {
                guest.play_on(&table, 1);
            }
        }
    }
    let feeds = [&ana, &ben].map(|guest| {
        guest.form("/notices/feed", &[]).ok();
        let feed = guest.get("/api/notices").ok().json()["feed"].clone();
        let feed = feed.as_str().unwrap().to_owned();
        feed[feed.find("/feed/").unwrap()..].to_owned()
    });
    let block = [("seat", "1"), ("act", "block")];
    let blocked = ana.form(&format!("/t/{table}/person"), &block);
    assert_eq!(blocked.location, "/friends?said=blocked");
    eve.post(&format!("/api/tables/{table}/rematch"), &json!({}))
        .ok();
    let reader = Guest::stranger(&running);
    let tells = |feed: &str, what: &str| reader.get(feed).ok().text.contains(what);
    let (again, full) = ("You are invited to play", "The table is full");
    until(|| tells(&feeds[1], again));
    // What happens after that is told to Ana, so that was sorted out before.
    let new = json!({ "game": "red-outpost", "players": 2, "seats": [1], "open": true });
    let other = ana.make(&new);
    let sit = r#"{"seat":2}"#;
    let sat = format!("/api/tables/{other}/sit");
    ben.send(&sat, "application/json", sit).ok();
    until(|| tells(&feeds[0], full));
    assert!(!tells(&feeds[0], again));
}

/// What is not there is named, and nothing can be had by forged forms and links.
#[test]
fn the_page_says_what_this_server_cannot_do() {
    let folder = tempfile::tempdir().unwrap();
    let running = telling(folder.path(), |_| {});
    let ana = Guest::new(&running);
    let page = ana.get("/notices").ok();
    assert!(page.text.contains("This server does not send e-mail."));
    assert!(
        page.header("content-security-policy")
            .contains("worker-src 'self'")
    );
    let added = ana.form("/notices/mail", &[("address", "ana@example.org")]);
    assert_eq!(added.status, 409);
    let worker = ana.get("/worker.js").ok();
    assert!(worker.header("content-type").starts_with("text/javascript"));
    // Nobody else's channels can be touched, and no form is taken from elsewhere.
    ana.form("/notices/feed", &[]).ok();
    let forged = ana.send("/notices/feed", FORM, "token=x");
    assert_eq!(forged.status, 403);
    for link in [
        "/notices/stop/x.y",
        "/notices/confirm/..",
        "/feed/x",
        "/feed/",
    ] {
        assert!(ana.get(link).status < 500, "{link}");
    }
}

/// The kinds of what is told, of the next message.
#[track_caller]
fn kinds(hook: &Hook) -> Vec<String> {
    let message = hook.next().json();
    let told = message["notices"].as_array().unwrap().iter();
    told.map(|one| one["kind"].as_str().unwrap().to_owned())
        .collect()
}

/// When the time of a seat is over.
#[track_caller]
fn due(guest: &Guest, table: &str, seat: usize) -> u64 {
    let frame = guest.frame(table);
    frame["sides"][seat - 1]["clock"]["due"].as_u64().unwrap()
}

/// A table of two over so many days for a turn, at which it is the turn of `ana`; `ben` has made
/// it.
fn table_over_days(ana: &Guest, ben: &Guest, days: u16) -> String {
    let body = json!({
        "game": "red-outpost", "players": 2, "seats": [1], "open": true,
        "clock": { "pace": "days", "days": days },
    });
    let table = ben.make(&body);
    ana.post(&format!("/api/tables/{table}/sit"), &json!({ "seat": 2 }))
        .ok();
    play_until_the_other(ben, &table);
    table
}

/// "Your time is short" is told once for each time it becomes so, at the moment it does, through a
/// restart, and never after the answer; a gift moves the moment.
#[test]
fn a_time_that_is_short_is_told_once_and_not_after_the_answer() {
    let (folder, hook, clock) = (tempfile::tempdir().unwrap(), Hook::new(), Clock::default());
    clock.set(1_941_364_800_000);
    let open = || {
        telling(folder.path(), |config| {
            config.clock = clock.clone();
            config.due_every = Duration::from_millis(10);
        })
    };
    // No time passes without a server.
    let stop = |running: Running| {
        until(|| pulse(folder.path()).is_some_and(|pulse| pulse + 11_000 >= clock.now()));
        drop(running);
    };
    let running = open();
    let (ana, ben) = (Guest::new(&running), Guest::new(&running));
    let table = table_over_days(&ana, &ben, 4);
    let other = self::table(&ana, &ben);
    ana.form("/notices/webhook", &[("url", &hook.address)]).ok();
    ana.send(path(&hook.next().link()), FORM, "").ok();
    ana.form("/notices/feed", &[]).ok();
    let page = ana.get("/notices").ok().text;
    assert!(page.contains("name=\"kind-time\""), "it can be chosen");
    // The feed tells the same. Who reads it has not looked at the table.
    let feed_tells = |ana: &Guest, times: usize| {
        let feed = ana.get("/api/notices").ok().json()["feed"].clone();
        let feed = feed.as_str().unwrap().to_owned();
        let feed = feed[feed.find("/feed/").unwrap()..].to_owned();
        let told = || {
            ana.get(&feed)
                .ok()
                .text
                .matches("Your time is running out")
                .count()
        };
        until(|| told() == times);
    };
    play_until_the_other(&ana, &table);
    play_until_the_other(&ben, &table);
    assert_eq!(kinds(&hook), ["turn"]);

    // Not before; a day more, and it is not short when it would have been.
    let short = due(&ben, &table, 2) - DAY;
    clock.set(short - 1000);
    let give = format!("/api/tables/{table}/give-time");
    ben.post(&give, &json!({ "seat": 2 })).ok();
    clock.set(short + 1000);
    stop(running);
    let running = open();
    let (ana, ben) = (ana.at(&running), ben.at(&running));
    let short = due(&ben, &table, 2) - DAY;
    clock.set(short + 1000);
    assert_eq!(kinds(&hook), ["time"]);
    feed_tells(&ana, 1);

    // Once, through another restart: the next thing that is told is the next turn.
    stop(running);
    let running = open();
    let (ana, ben) = (ana.at(&running), ben.at(&running));
    play_until_the_other(&ana, &table);
    play_until_the_other(&ben, &table);
    assert_eq!(kinds(&hook), ["turn"]);
    // Whoever answers before that is not told of it.
    let short = due(&ben, &table, 2) - DAY;
    play_until_the_other(&ana, &table);
    clock.set(short + 1000);
    play_until_the_other(&ben, &table);
    assert_eq!(kinds(&hook), ["turn"]);
    // The next time is another one. The turn was told before.
    clock.set(due(&ben, &table, 2) - DAY + 1000);
    assert_eq!(kinds(&hook), ["time"]);
    feed_tells(&ana, 2);
    // Whoever does not want that is told of other things only.
    play_until_the_other(&ana, &table);
    let kept =
        json!({ "kinds": ["turn", "full", "over", "invited"], "zone": "UTC", "quiet": null });
    ana.post("/api/notices", &kept).ok();
    play_until_the_other(&ben, &table);
    assert_eq!(kinds(&hook), ["turn"]);
    clock.set(due(&ben, &table, 2) - DAY + 1000);
    play_until_the_other(&ben, &other);
    assert_eq!(kinds(&hook), ["turn"]);
    feed_tells(&ana, 2);
}

/// In a live game who has the table before their eyes sees the clock, and is not told.
#[test]
fn who_looks_at_a_live_table_is_not_told_that_time_is_short() {
    let (folder, hook, clock) = (tempfile::tempdir().unwrap(), Hook::new(), Clock::default());
    clock.set(1_941_364_800_000);
    let running = telling(folder.path(), |config| config.clock = clock.clone());
    let (ana, ben) = (Guest::new(&running), Guest::new(&running));
    ana.form("/notices/webhook", &[("url", &hook.address)]).ok();
    ana.send(path(&hook.next().link()), FORM, "").ok();
    let all = json!({ "kinds": ["time"], "zone": "UTC", "quiet": null });
    ana.post("/api/notices", &all).ok();
    let tables = [(); 2].map(|()| {
        let body = json!({
            "game": "red-outpost", "players": 2, "seats": [1], "open": true,
            "clock": { "pace": "live", "minutes": 20, "bonus": 60 },
        });
        let table = ben.make(&body);
        ana.post(&format!("/api/tables/{table}/sit"), &json!({ "seat": 2 }))
            .ok();
        play_until_the_other(&ben, &table);
        table
    });
    let address = running.address.trim_start_matches("http://");
    let mut stream = TcpStream::connect(address).unwrap();
    let request = format!(
        "GET /t/{}/events HTTP/1.1\r\nHost: x\r\nCookie: {}\r\n\r\n",
        tables[0], ana.cookie
    );
    stream.write_all(request.as_bytes()).unwrap();
    let mut first = [0; 12];
    stream.read_exact(&mut first).unwrap();
    let latest = tables.iter().map(|table| due(&ben, table, 2)).max();
    clock.set(latest.unwrap() - 30_000);
    let told = hook.next().json();
    let told = told["notices"].as_array().unwrap();
    assert_eq!(told.len(), 1, "{told:?}");
    assert_eq!(told[0]["table"], json!(tables[1]));
    drop(stream);
}

/// An e-mail says it too. What became short at night is told in the morning, in the place of the
/// turn.
#[test]
fn smtp_a_time_that_became_short_at_night_is_told_in_the_morning() {
    let (folder, smtp, clock) = (
        tempfile::tempdir().unwrap(),
        Smtp::start(),
        Clock::default(),
    );
    // 14:00 in Madrid.
    const AFTERNOON: u64 = 1_941_364_800_000;
    clock.set(AFTERNOON);
    let running = telling(folder.path(), |config| {
        with_mail(config, &smtp);
        config.clock = clock.clone();
    });
    let (ana, ben) = (Guest::new(&running), Guest::new(&running));
    confirmed_mail(&ana, &smtp, "ana@example.org");
    let quiet = json!({
        "kinds": ["turn", "time"], "zone": "Europe/Madrid", "quiet": { "from": "13:00", "to": "07:00" },
    });
    ana.post("/api/notices", &quiet).ok();
    let table = table_over_days(&ana, &ben, 4);
    play_until_the_other(&ana, &table);
    play_until_the_other(&ben, &table);
    // Three days later it is short, at an hour of quiet again: nothing was told so far.
    clock.set(due(&ben, &table, 2) - DAY + 1000);
    clock.set(AFTERNOON + 3 * DAY + 18 * 3_600_000);
    let told = smtp.next();
    assert!(
        told.headers["subject"].starts_with("Your time is running out"),
        "{:?}",
        told.headers
    );
    assert_eq!(
        told.headers["list-unsubscribe-post"],
        "List-Unsubscribe=One-Click"
    );
    assert!(smtp.came().is_none());
}

/// What a short time has to say takes the place of the turn only once it was said: more time, and
/// the turn is told after the hours of quiet.
#[test]
fn a_turn_is_told_though_its_time_is_not_short_any_more() {
    const HOUR: u64 = DAY / 24;
    // 14:00 in Madrid.
    const AFTERNOON: u64 = 1_941_364_800_000;
    let (folder, clock) = (tempfile::tempdir().unwrap(), Clock::default());
    let hooks = [Hook::new(), Hook::new()];
    clock.set(AFTERNOON);
    let running = telling(folder.path(), |config| config.clock = clock.clone());
    let (ana, ben) = (Guest::new(&running), Guest::new(&running));
    // It is Ben's turn at the first, and Ana's at the second, where the last twelve hours of a turn
    // are short.
    let other = table(&ana, &ben);
    let table = table_over_days(&ana, &ben, 2);
    for (guest, hook) in [&ana, &ben].into_iter().zip(&hooks) {
        guest
            .form("/notices/webhook", &[("url", &hook.address)])
            .ok();
        guest.send(path(&hook.next().link()), FORM, "").ok();
    }
    let quiet = json!({
        "kinds": ["turn", "time"], "zone": "Europe/Madrid", "quiet": { "from": "13:00", "to": "07:00" },
    });
    ana.post("/api/notices", &quiet).ok();
    let kept = json!({ "kinds": ["turn"], "zone": "UTC", "quiet": null });
    ben.post("/api/notices", &kept).ok();
    play_until_the_other(&ana, &table);
    assert_eq!(kinds(&hooks[1]), ["turn"]);
    play_until_the_other(&ben, &table);
    clock.set(due(&ben, &table, 2) - 12 * HOUR + 1000);
    // Ben is told at any time: so much has gone by that Ana's have been looked at, too.
    for _ in 0..2 {
        play_until_the_other(&ben, &other);
        play_until_the_other(&ana, &other);
        assert_eq!(kinds(&hooks[1]), ["turn"]);
    }
    let give = format!("/api/tables/{table}/give-time");
    ben.post(&give, &json!({ "seat": 2 })).ok();
    // 7:30 in the morning.
    clock.set(AFTERNOON + DAY + 17 * HOUR + HOUR / 2);
    let told = hooks[0].next().json();
    assert_eq!(told["notices"][0]["kind"], "turn", "{told}");
    assert_eq!(told["notices"][0]["table"], json!(table));
}

/// Whose rival ran out of time plays on against a bot that stands in, and hears of every turn.
#[test]
fn who_plays_on_against_a_bot_that_stands_in_is_told_of_turns() {
    let (folder, hook, clock) = (tempfile::tempdir().unwrap(), Hook::new(), Clock::default());
    clock.set(1_941_364_800_000);
    let running = telling(folder.path(), |config| {
        config.clock = clock.clone();
        config.due_every = Duration::from_millis(10);
        config.bot_time = Duration::from_millis(1);
    });
    let (ana, ben) = (Guest::new(&running), Guest::new(&running));
    let table = table_over_days(&ana, &ben, 4);
    play_until_the_other(&ana, &table);
    ana.form("/notices/webhook", &[("url", &hook.address)]).ok();
    ana.send(path(&hook.next().link()), FORM, "").ok();
    clock.set(due(&ana, &table, 1) + 1);
    assert_eq!(kinds(&hook), ["turn"]);
}

/// Four people play a round of a tournament and its final: who wants it is told of both, once and
/// in their language, and who does not is told nothing.
fn rounds_are_told_of(running: &Running) {
    let (told, untold) = (Hook::new(), Hook::new());
    let mut all = people(running, 4);
    all[1].headers.push(("accept-language".into(), "es".into()));
    for (guest, hook, kinds) in [
        (&all[1], &told, json!(["round"])),
        (&all[2], &untold, json!([])),
    ] {
        guest
            .form("/notices/webhook", &[("url", &hook.address)])
            .ok();
        guest.send(path(&hook.next().link()), FORM, "").ok();
        let set = json!({ "kinds": kinds, "zone": "UTC", "quiet": null });
        guest.post("/api/notices", &set).ok();
    }
    let wanted = json!({
        "name": "Tuesday", "game": "red-outpost", "group": 4, "rounds": 1, "last": true,
        "minutes": 60,
    });
    let id = begin(&all, &wanted);
    let begun = |what: &str| {
        let message = hook_message(&told);
        let text = message["text"].as_str().unwrap();
        assert!(text.starts_with(what), "{text}");
        assert_eq!(message["kind"], "round");
        let round = &see(&all[0], &id)["drawn"][0];
        assert_eq!(message["table"], json!(tables(round)[0]));
    };
    begun("Ha empezado la ronda 1 de Tuesday: ");
    let first = tables(&see(&all[0], &id)["drawn"][0]).remove(0);
    give_up(&all, &first);
    begun("Ha empezado la final de Tuesday: ");
    assert!(told.is_idle() && untold.is_idle());
}

/// The only notice of the next message.
#[track_caller]
fn hook_message(hook: &Hook) -> Value {
    let message = hook.next().json();
    let [one] = &message["notices"].as_array().unwrap()[..] else {
        panic!("one notice: {message}")
    };
    one.clone()
}

#[test]
fn who_plays_in_a_round_of_a_tournament_is_told_that_it_has_begun() {
    let folder = tempfile::tempdir().unwrap();
    rounds_are_told_of(&telling(folder.path(), |_| {}));
}

/// The table of a round is made by whichever server is first, and told of once.
#[test]
fn postgres_a_round_is_told_of_once_by_several_servers() {
    let folder = tempfile::tempdir().unwrap();
    let address = services::Postgres::shared().database();
    let server = || {
        telling(folder.path(), |config| {
            config.database = address.parse().unwrap();
            config.rounds_every = Duration::from_millis(5);
            config.notices.every = Duration::from_millis(1);
        })
    };
    let servers = [server(), server(), server()];
    rounds_are_told_of(&servers[0]);
}

/// Several servers that share a database tell everything once.
#[test]
fn postgres_several_servers_tell_everyone_once() {
    let (folder, hook) = (tempfile::tempdir().unwrap(), Hook::new());
    let address = services::Postgres::shared().database();
    let clock = Clock::default();
    let server = || {
        telling(folder.path(), |config| {
            config.clock = clock.clone();
            config.database = address.parse().unwrap();
            config.notices.every = Duration::from_millis(1);
        })
    };
    let servers = [server(), server(), server()];
    let (ana, ben) = (Guest::new(&servers[0]), Guest::new(&servers[1]));
    let over_days = table_over_days(&ana, &ben, 4);
    let table = table(&ana, &ben);
    ana.form("/notices/webhook", &[("url", &hook.address)]).ok();
    ana.send(path(&hook.next().link()), FORM, "").ok();
    for _ in 0..5 {
        play_until_the_other(&ben, &table);
        let one = hook.next().json();
        assert_eq!(one["notices"].as_array().unwrap().len(), 1, "{one}");
        play_until_the_other(&ana, &table);
    }
    if let Ok(again) = hook.posted.try_recv() {
        panic!("told again: {} {}", again.head, again.json());
    }
    // So it is with a time that becomes short.
    for _ in 0..3 {
        play_until_the_other(&ana, &over_days);
        play_until_the_other(&ben, &over_days);
        assert_eq!(kinds(&hook), ["turn"]);
        clock.set(due(&ben, &over_days, 2) - DAY + 1000);
        assert_eq!(kinds(&hook), ["time"]);
    }
    // Whoever looks at one server is not told by another.
    drop(servers);
}
