//! The program is killed at random moments while people play. No action that was
//! answered is lost, none happens twice, and every game goes on.
//!
//! `ORRERY_KILL_ROUNDS` sets how often it is killed, `ORRERY_KILL_SEED` repeats the
//! choices of a run. A kill loses what the program holds, not what it has given to
//! the system: what a power cut would do is not tested here.
#![allow(clippy::print_stdout, reason = "a long run tells how far it is")]

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt,
    io::{self, BufRead, BufReader, Read, Write},
    net::{Shutdown, TcpListener, TcpStream},
    path::{Path, PathBuf},
    process::{Child, Stdio},
    sync::{
        Mutex,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    thread,
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

use serde_json::{Value, json};

use crate::kit::{pick, program, run};

/// How often the program is killed unless it is said.
const ROUNDS: u64 = 5;
/// People who play with bots.
const ALONE: usize = 3;
/// People who play with each other, two and two.
const PAIRS: usize = 2;
/// The longest time from start to kill, in microseconds.
const LONGEST: usize = 800_000;
/// How long anything may take before the test gives up.
const PATIENCE: Duration = Duration::from_secs(120);
/// How long to wait before something is tried again.
const AGAIN: Duration = Duration::from_millis(3);

fn setting(name: &str) -> Option<u64> {
    let text = std::env::var(name).ok()?;
    Some(
        text.parse()
            .unwrap_or_else(|_| panic!("{name} is no number: {text}")),
    )
}

/// A port that nobody listens on and that no client is given by the system, or a
/// client could sit on it while the program is being started again.
fn free_port(lots: &mut u64) -> u16 {
    loop {
        let port = 10_000 + pick(lots, 20_000) as u16;
        if TcpListener::bind(("127.0.0.1", port)).is_ok() {
            return port;
        }
    }
}

/// The program, serving one file on one port, however often it is killed.
struct House {
    address: String,
    database: PathBuf,
    child: Mutex<Child>,
}

impl House {
    fn open(folder: &Path, port: u16) -> Self {
        let (address, database) = (format!("127.0.0.1:{port}"), folder.join("orrery.sqlite"));
        let child = Mutex::new(Self::start(&address, &database));
        let house = Self {
            address,
            database,
            child,
        };
        house.wait();
        house
    }

    fn start(address: &str, database: &Path) -> Child {
        program(&["serve", "--no-browser", "--bot-delay", "0"])
            .args(["--address", address, "--database"])
            .arg(database)
            .arg("--no-limits")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts")
    }

    /// Waits until the program that was just started says where it serves.
    fn wait(&self) {
        let output = self.child.lock().unwrap().stdout.take().expect("a pipe");
        let mut line = String::new();
        BufReader::new(output).read_line(&mut line).expect("text");
        assert!(line.contains(&self.address), "it does not serve: {line:?}");
    }

    /// Kills the program; it may be killed already.
    fn kill(&self) {
        self.child.lock().unwrap().kill().expect("it can be killed");
    }

    /// Starts the program again, at the same place with the same data.
    fn start_again(&self) {
        let mut child = self.child.lock().unwrap();
        child.wait().expect("it ends");
        *child = Self::start(&self.address, &self.database);
    }
}

impl Drop for House {
    fn drop(&mut self) {
        if let Ok(child) = self.child.get_mut() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// An answer of the program.
struct Answer {
    status: u16,
    text: String,
}

impl fmt::Debug for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let start: String = self.text.chars().take(300).collect();
        write!(f, "{} {start}", self.status)
    }
}

impl Answer {
    #[track_caller]
    fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|why| panic!("{why} in {self:?}"))
    }

    #[track_caller]
    fn ok(self) -> Self {
        assert!(self.status < 300, "{self:?}");
        self
    }
}

/// One request over a connection of its own. Without an answer it is an error, also
/// when half of the answer came.
fn request(address: &str, head: &str, body: &str, hang_up: Option<Duration>) -> io::Result<Answer> {
    let mut stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(Duration::from_secs(10)))?;
    write!(
        stream,
        "{head}Host: {address}\r\nConnection: close\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\n\r\n{body}",
        body.len()
    )?;
    if let Some(wait) = hang_up {
        thread::sleep(wait);
        stream.shutdown(Shutdown::Both)?;
        return Err(io::ErrorKind::ConnectionAborted.into());
    }
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer)?;
    read(&answer).ok_or_else(|| io::ErrorKind::UnexpectedEof.into())
}

fn read(answer: &[u8]) -> Option<Answer> {
    let answer = str::from_utf8(answer).ok()?;
    let (head, text) = answer.split_once("\r\n\r\n")?;
    let length = head.lines().find_map(|line| {
        let (name, value) = line.split_once(": ")?;
        let is_length = name.eq_ignore_ascii_case("content-length");
        is_length.then(|| value.parse::<usize>().ok())?
    })?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    (text.len() == length).then(|| Answer {
        status,
        text: text.to_string(),
    })
}

/// The answered actions of a table by the number of their event, each with its seat.
type Answered = BTreeMap<u64, (u64, String)>;

/// What happened in the whole run.
struct Day {
    house: House,
    /// Whoever gets the next answer kills the program at that moment.
    armed: AtomicBool,
    /// The rounds are over: nobody begins another game.
    late: AtomicBool,
    /// Something went wrong: nobody goes on.
    broken: AtomicBool,
    /// Actions that were answered.
    answered: AtomicU64,
    /// Submissions that were sent again.
    resent: AtomicU64,
    /// Submissions of which the answer said that they had been taken before.
    repeated: AtomicU64,
    /// By table.
    tables: Mutex<BTreeMap<String, Answered>>,
}

impl Day {
    fn new(house: House) -> Self {
        Self {
            house,
            armed: AtomicBool::new(false),
            late: AtomicBool::new(false),
            broken: AtomicBool::new(false),
            answered: AtomicU64::new(0),
            resent: AtomicU64::new(0),
            repeated: AtomicU64::new(0),
            tables: Mutex::default(),
        }
    }

    fn note(&self, table: &str, seq: u64, seat: u64, action: &str) {
        self.answered.fetch_add(1, Ordering::Relaxed);
        let mut tables = self.tables.lock().unwrap();
        let actions = tables.entry(table.to_string()).or_default();
        let before = actions.insert(seq, (seat, action.to_string()));
        assert_eq!(before, None, "two actions are event {seq} of {table}");
    }
}

/// Tells the others when the thread that holds it panics.
struct Alarm<'a>(&'a Day);

impl Drop for Alarm<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.broken.store(true, Ordering::Relaxed);
        }
    }
}

/// Someone who plays through the JSON API, over a bad line.
struct Person<'a> {
    day: &'a Day,
    /// Says who it is; empty until the program said so.
    token: String,
    lots: u64,
    submissions: u64,
    /// Tables this person has made or found.
    known: BTreeSet<String>,
}

impl<'a> Person<'a> {
    fn new(day: &'a Day, lots: u64) -> Self {
        let mut person = Self {
            day,
            token: String::new(),
            lots,
            submissions: 0,
            known: BTreeSet::new(),
        };
        let me = person.get("/api/me").ok().json();
        person.token = me["token"].as_str().unwrap().to_string();
        person
    }

    /// Sends a request once. Some of the time the line breaks before the answer.
    fn send_once(&mut self, method: &str, path: &str, body: &str) -> io::Result<Answer> {
        let breaks = method == "POST" && pick(&mut self.lots, 5) == 0;
        let hang_up = breaks.then(|| Duration::from_micros(pick(&mut self.lots, 6000) as u64));
        let mut head = format!("{method} {path} HTTP/1.1\r\n");
        if !self.token.is_empty() {
            head += &format!("Authorization: Bearer {}\r\n", self.token);
        }
        let answer = request(&self.day.house.address, &head, body, hang_up)?;
        if method == "POST" && self.day.armed.swap(false, Ordering::Relaxed) {
            self.day.house.kill();
        }
        Ok(answer)
    }

    /// Sends a request until it is answered; also how often it was sent.
    fn send(&mut self, method: &str, path: &str, body: &str) -> (Answer, u64) {
        let began = Instant::now();
        for n in 1.. {
            match self.send_once(method, path, body) {
                // The program may be about to start or busy; nothing has happened then.
                Ok(answer) if answer.status == 503 => {}
                Ok(answer) => return (answer, n),
                Err(_) => {}
            }
            assert!(!self.day.broken.load(Ordering::Relaxed), "another broke");
            assert!(began.elapsed() < PATIENCE, "no answer: {method} {path}");
            thread::sleep(AGAIN);
        }
        unreachable!()
    }

    fn get(&mut self, path: &str) -> Answer {
        self.send("GET", path, "").0
    }

    /// Makes a table. When the line breaks the table may be there all the same, now
    /// or in a moment: the own tables are looked through before another one is made,
    /// and once more at the end.
    fn make(&mut self, game: &Value, bots: bool) -> String {
        let (least, most) = (game["least"].as_u64().unwrap(), game["most"].as_u64());
        let players = 2.clamp(least, most.unwrap());
        let bots: BTreeMap<String, &str> = (2..=players)
            .filter(|_| bots)
            .map(|seat| (seat.to_string(), ["random", "greedy"][seat as usize % 2]))
            .collect();
        let body = json!({
            "game": game["id"], "players": players, "seats": [1], "bots": bots, "open": true,
        });
        let began = Instant::now();
        loop {
            let made = self.send_once("POST", "/api/tables", &body.to_string());
            let table = match made {
                Ok(made) if made.status == 201 => made.json()["table"].as_str().map(str::to_string),
                Ok(made) => panic!("{made:?}"),
                Err(_) => self.unknown_table(),
            };
            if let Some(table) = table {
                self.known.insert(table.clone());
                return table;
            }
            assert!(began.elapsed() < PATIENCE, "no table");
            thread::sleep(AGAIN);
        }
    }

    /// A table of this person that it did not know of.
    fn unknown_table(&mut self) -> Option<String> {
        let home = self.get("/api/home").ok().json();
        let mine = home["mine"].as_array().unwrap().iter();
        let mut tables = mine.map(|line| line["table"].as_str().unwrap().to_string());
        tables.find(|table| self.known.insert(table.clone()))
    }

    /// Takes the free seats at someone else's table.
    fn sit_down(&mut self, table: &str) {
        let began = Instant::now();
        loop {
            let frame = self.get(&format!("/api/tables/{table}")).ok().json();
            let sides = frame["sides"].as_array().unwrap();
            let Some(free) = sides.iter().find(|side| side["kind"] == "free") else {
                return;
            };
            let body = json!({ "seat": free["seat"], "nonce": "b" }).to_string();
            let (answer, _) = self.send("POST", &format!("/api/tables/{table}/sit"), &body);
            // Taken: by this person, before the line broke.
            assert!(matches!(answer.status, 200 | 409), "{answer:?}");
            assert!(began.elapsed() < PATIENCE, "no seat at {table}");
        }
    }

    /// Plays to the end.
    fn play(&mut self, table: &str) {
        let mut waiting = Instant::now();
        let mut last = 0;
        loop {
            let frame = self.get(&format!("/api/tables/{table}")).ok().json();
            let seq = frame["seq"].as_u64().unwrap();
            assert!(seq >= last, "{table} went back from {last} to {seq}");
            if frame["stage"] == "over" {
                return;
            }
            if seq > last {
                (last, waiting) = (seq, Instant::now());
            }
            // The game begins when everyone has added to the dice.
            if frame["dice"]["owed"] == true {
                let start = format!("/api/tables/{table}/start");
                let added = self.send("POST", &start, r#"{"nonce":"a"}"#).0;
                assert_eq!(added.status, 200, "{added:?}");
            }
            let questions = frame["questions"].as_array().unwrap().iter();
            match questions.clone().find(|question| question["owed"] == true) {
                Some(question) => last = last.max(self.answer(table, seq, question)),
                None => thread::sleep(AGAIN),
            }
            assert!(
                waiting.elapsed() < PATIENCE,
                "{table} does not go on: {} {}",
                frame["stage"],
                frame["sides"]
            );
        }
    }

    /// Answers a question with some choice, all actions of a secret answer at once;
    /// returns the number of the event it became.
    fn answer(&mut self, table: &str, seq: u64, question: &Value) -> u64 {
        let seat = question["seat"].as_u64().unwrap();
        let mut question = question.clone();
        let mut action = String::new();
        loop {
            let choices = question["choices"].as_array().unwrap();
            let choice = &choices[pick(&mut self.lots, choices.len())];
            action += choice["action"].as_str().unwrap();
            let Some(done) = self.submit(table, seat, &action, seq) else {
                return 0;
            };
            let Some(draft) = done["draft"].as_str() else {
                let seq = done["seq"].as_u64().unwrap();
                self.day.note(table, seq, seat, &action);
                return seq;
            };
            let path = format!("/api/tables/{table}?draft={}", encode(draft));
            let frame = self.get(&path).ok().json();
            let questions = frame["questions"].as_array().unwrap();
            match questions.iter().find(|question| question["seat"] == seat) {
                Some(next) => question = next.clone(),
                None => return 0,
            }
            action.push(';');
        }
    }

    /// Sends an action until it is answered, always as the same submission. Nothing
    /// if someone was faster: then it must never turn up in the record.
    fn submit(&mut self, table: &str, seat: u64, action: &str, seq: u64) -> Option<Value> {
        self.submissions += 1;
        let id = format!("{}-{}", &self.token[..8], self.submissions);
        let body = json!({ "seat": seat, "action": action, "seq": seq, "submission": id });
        let path = format!("/api/tables/{table}/play");
        let (answer, sent) = self.send("POST", &path, &body.to_string());
        self.day.resent.fetch_add(sent - 1, Ordering::Relaxed);
        if answer.status == 409 {
            return None;
        }
        let done = answer.ok().json();
        if done["repeated"] == true {
            assert!(sent > 1, "{id} was sent once and taken twice");
            self.day.repeated.fetch_add(1, Ordering::Relaxed);
        }
        Some(done)
    }
}

fn encode(text: &str) -> String {
    text.bytes()
        .map(|byte| match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => char::from(byte).to_string(),
            byte => format!("%{byte:02X}"),
        })
        .collect()
}

/// Games with bots, one after the other, until the rounds are over.
fn play_alone(day: &Day, games: &[Value], lots: u64) {
    let _alarm = Alarm(day);
    let mut ana = Person::new(day, lots);
    for n in 0.. {
        let table = match day.late.load(Ordering::Relaxed) {
            false => ana.make(&games[n % games.len()], true),
            true => match ana.unknown_table() {
                Some(table) => table,
                None => return,
            },
        };
        ana.play(&table);
    }
}

/// Games between two people, one after the other, until the rounds are over.
fn play_together(day: &Day, games: &[Value], lots: u64) {
    let _alarm = Alarm(day);
    let mut ana = Person::new(day, lots);
    let mut ben = Person::new(day, !lots);
    for n in 0.. {
        let table = match day.late.load(Ordering::Relaxed) {
            false => ana.make(&games[n % games.len()], false),
            true => match ana.unknown_table() {
                Some(table) => table,
                None => return,
            },
        };
        ben.sit_down(&table);
        thread::scope(|scope| {
            let table = &table;
            for person in [&mut ana, &mut ben] {
                scope.spawn(move || {
                    let _alarm = Alarm(day);
                    person.play(table);
                });
            }
        });
    }
}

/// The actions one by one: an answer of two actions is two lines of a record, a draft is one.
fn one_by_one(answers: impl Iterator<Item = (u64, String)>) -> Vec<(u64, String)> {
    let split = |(seat, answer): (u64, String)| -> Vec<(u64, String)> {
        let actions = answer.split(';');
        actions.map(|action| (seat, action.to_string())).collect()
    };
    answers.flat_map(split).collect()
}

/// The record has what was answered, each action once and in order, and nothing else
/// of these people.
fn compare(table: &str, record: &str, answered: &Answered) {
    let lines: Vec<Value> = record
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let is_person = |seat: u64| lines[0]["seats"][seat as usize - 1].get("bot").is_none();
    let recorded = lines[1..lines.len() - 1]
        .iter()
        .map(|line| {
            let action = line["action"].as_str().unwrap().to_string();
            (line["seat"].as_u64().unwrap(), action)
        })
        .filter(|(seat, _)| is_person(*seat));
    assert_eq!(
        one_by_one(recorded),
        one_by_one(answered.values().cloned()),
        "the record of {table}, then the answers"
    );
}

/// The file is whole, and no table was left behind.
fn check_file(file: &Path, tables: usize) {
    let database = rusqlite::Connection::open(file).unwrap();
    let ask = |question: &str| -> String {
        let answer =
            database.query_row(question, [], |row| row.get::<_, rusqlite::types::Value>(0));
        format!("{:?}", answer.unwrap())
    };
    assert_eq!(ask("PRAGMA integrity_check"), r#"Text("ok")"#);
    let count = |what: &str| ask(&format!("SELECT count(*) FROM {what}"));
    assert_eq!(count("pragma_foreign_key_check"), "Integer(0)");
    assert_eq!(
        count("game_table WHERE stage IN ('waiting', 'live')"),
        "Integer(0)"
    );
    assert_eq!(count("game_table"), format!("Integer({tables})"));
}

#[test]
fn no_answered_action_is_lost_or_doubled_however_often_the_program_is_killed() {
    let rounds = setting("ORRERY_KILL_ROUNDS").unwrap_or(ROUNDS);
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    let seed = setting("ORRERY_KILL_SEED").unwrap_or(now.as_secs());
    println!("ORRERY_KILL_SEED={seed} ORRERY_KILL_ROUNDS={rounds}");
    let mut lots = seed;
    let folder = tempfile::tempdir().unwrap();
    let day = Day::new(House::open(folder.path(), free_port(&mut lots)));
    let home = Person::new(&day, seed).get("/api/home").ok().json();
    let games = home["games"].as_array().unwrap();
    thread::scope(|scope| {
        for n in 0..ALONE + PAIRS {
            let lots = catalog::game_seed(seed, n as u64);
            let play = if n < ALONE { play_alone } else { play_together };
            let day = &day;
            scope.spawn(move || play(day, games, lots));
        }
        let _alarm = Alarm(&day);
        for round in 1..=rounds {
            let began = Instant::now();
            thread::sleep(Duration::from_micros(pick(&mut lots, LONGEST) as u64));
            // At any moment, or at the moment in which someone gets an answer.
            day.armed.store(pick(&mut lots, 2) == 0, Ordering::Relaxed);
            while day.armed.load(Ordering::Relaxed) && began.elapsed() < PATIENCE {
                thread::sleep(AGAIN);
            }
            day.house.kill();
            println!(
                "killed {round} times, {} actions answered",
                day.answered.load(Ordering::Relaxed)
            );
            if day.broken.load(Ordering::Relaxed) {
                return;
            }
            day.house.start_again();
            // Now and then it is killed while it is still starting.
            if pick(&mut lots, 5) > 0 {
                day.house.wait();
            }
        }
        day.late.store(true, Ordering::Relaxed);
    });
    // What is read now was on disk.
    day.house.kill();
    day.house.start_again();
    let mut reader = Person::new(&day, seed);
    let tables = day.tables.lock().unwrap();
    for (table, answered) in tables.iter() {
        let record = reader.get(&format!("/api/tables/{table}/record")).ok().text;
        compare(table, &record, answered);
        let file = folder.path().join(format!("{table}.jsonl"));
        std::fs::write(&file, record).unwrap();
        run(&["verify", file.to_str().unwrap()]).ok();
    }
    check_file(&day.house.database, tables.len());
    let [answered, resent, repeated] =
        [&day.answered, &day.resent, &day.repeated].map(|count| count.load(Ordering::Relaxed));
    println!(
        "{} games to the end, {answered} actions answered, {resent} sent again, \
         {repeated} recognised as taken before",
        tables.len()
    );
    assert!(repeated > 0, "nothing was put to the test");
}
