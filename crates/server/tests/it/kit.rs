//! A server on a free port, and visitors who talk to it.

use std::{
    path::Path,
    sync::atomic::{AtomicU64, Ordering},
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use server::{
    Config, Database, Limits, Server,
    admin::{self, Command, Offline},
};
use tokio::{runtime::Runtime, sync::oneshot};
use words::Language;

/// A server that stops when it is dropped.
pub struct Running {
    pub address: String,
    stop: Option<oneshot::Sender<()>>,
    runtime: Option<Runtime>,
}

/// Where the data of a folder is: in a file there, or in a database of its own where the tests
/// run on PostgreSQL (`ORRERY_TEST_STORE=postgres`).
pub fn database(folder: &Path) -> Database {
    if std::env::var_os("ORRERY_TEST_STORE").is_none_or(|store| store != "postgres") {
        return folder.join("test.sqlite").into();
    }
    let note = folder.join("database");
    let address = std::fs::read_to_string(&note).unwrap_or_else(|_| {
        let address = services::Postgres::shared().database();
        std::fs::write(&note, &address).unwrap();
        address
    });
    address.parse().unwrap()
}

/// Serves the data in this folder.
pub fn serve(folder: &Path) -> Running {
    serve_with(folder, |_| {})
}

/// The same, with other settings.
pub fn serve_with(folder: &Path, change: impl FnOnce(&mut Config)) -> Running {
    let mut config = Config {
        address: ([127, 0, 0, 1], 0).into(),
        database: database(folder),
        bot_delay: Duration::ZERO,
        limits: Limits::unlimited(),
        ..Config::default()
    };
    change(&mut config);
    let runtime = Runtime::new().unwrap();
    let server = runtime
        .block_on(Server::bind(games::catalog(), config))
        .unwrap();
    let address = format!("http://{}", server.address());
    let (stop, stopped) = oneshot::channel();
    runtime.spawn(server.run(async {
        let _ = stopped.await;
    }));
    Running {
        address,
        stop: Some(stop),
        runtime: Some(runtime),
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        drop(self.stop.take());
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_timeout(Duration::from_secs(5));
        }
    }
}

/// What whoever runs the server does while it does not run, or beside it.
pub fn order(folder: &Path, command: Command) -> admin::Answer {
    let runtime = Runtime::new().unwrap();
    let config = Config {
        database: database(folder),
        ..Config::default()
    };
    let done = runtime.block_on(async {
        let desk = Offline::open(None, games::catalog(), config, Language::En).await;
        desk.unwrap().carry_out(command).await
    });
    done.unwrap()
}

/// Waits for what holds after a moment.
#[track_caller]
pub fn soon(what: &str, holds: impl Fn() -> bool) {
    let began = Instant::now();
    while !holds() {
        assert!(began.elapsed() < Duration::from_secs(60), "{what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// A browser that has done something, and so has a session.
pub fn settled(running: &Running, name: &str) -> Guest {
    let mut guest = Guest::new(running);
    let named = guest.post("/api/me", &json!({ "name": name })).ok();
    guest.keep(&named);
    guest
}

/// An answer.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub location: String,
    pub headers: Vec<(String, String)>,
    pub text: String,
}

impl Answer {
    /// The answer as JSON.
    #[track_caller]
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("no JSON: {self:?}"))
    }

    pub fn header(&self, name: &str) -> &str {
        let found = self.headers.iter().find(|(key, _)| key == name);
        found.map_or("", |(_, value)| value)
    }

    #[track_caller]
    pub fn ok(self) -> Self {
        assert!(self.status < 400, "{self:?}");
        self
    }
}

/// Someone with a browser or a program.
pub struct Guest {
    pub base: String,
    agent: ureq::Agent,
    pub cookie: String,
    pub headers: Vec<(String, String)>,
}

impl Guest {
    /// A new visitor, who has read the home page.
    pub fn new(running: &Running) -> Self {
        let mut guest = Self::stranger(running);
        let answer = guest.get("/");
        guest.cookie = answer
            .header("set-cookie")
            .split(';')
            .next()
            .unwrap()
            .to_string();
        guest
    }

    /// Someone who has never been here.
    pub fn stranger(running: &Running) -> Self {
        let config = ureq::Agent::config_builder()
            .http_status_as_error(false)
            .max_redirects(0)
            .timeout_global(Some(Duration::from_secs(20)))
            .build();
        Self {
            base: running.address.clone(),
            agent: config.into(),
            cookie: String::new(),
            headers: Vec::new(),
        }
    }

    /// The same visitor at a server that was started again.
    pub fn at(&self, running: &Running) -> Self {
        let mut guest = Self::stranger(running);
        guest.cookie.clone_from(&self.cookie);
        guest
    }

    /// A program with this token.
    pub fn program(running: &Running, token: &str) -> Self {
        let mut program = Self::stranger(running);
        let bearer = format!("Bearer {token}");
        program.headers.push(("authorization".into(), bearer));
        program
    }

    /// Keeps the cookie by which the browser is recognised from now on, as browsers do.
    pub fn keep(&mut self, answer: &Answer) {
        let given = answer.headers.iter();
        let mut given = given.filter(|(name, _)| name == "set-cookie");
        if let Some((_, cookie)) = given.find(|(_, cookie)| cookie.starts_with("orrery=")) {
            self.cookie = cookie.split(';').next().unwrap().to_owned();
        }
    }

    /// What the visitor is known by.
    #[track_caller]
    pub fn id(&self) -> String {
        let me = self.get("/api/me").ok().json();
        me["id"].as_str().unwrap().to_owned()
    }

    pub fn delete(&self, path: &str) -> Answer {
        let mut request = self.agent.delete(format!("{}{path}", self.base));
        for (name, value) in self.all_headers() {
            request = request.header(name, value);
        }
        read(request.call())
    }

    pub fn get(&self, path: &str) -> Answer {
        let call = || {
            let mut request = self.agent.get(format!("{}{path}", self.base));
            for (name, value) in self.all_headers() {
                request = request.header(name, value);
            }
            request.call()
        };
        // A server may end a kept connection while a request is on its way; then it is sent
        // again, as browsers do.
        read(call().or_else(|_| call()))
    }

    /// How many bytes come when the answer may be compressed.
    #[track_caller]
    pub fn compressed(&self, path: &str) -> usize {
        let mut request = self.agent.get(format!("{}{path}", self.base));
        for (name, value) in self.all_headers() {
            request = request.header(name, value);
        }
        let mut answer = request.header("accept-encoding", "gzip").call().unwrap();
        assert_eq!(answer.status(), 200, "{path}");
        assert_eq!(answer.headers()["content-encoding"], "gzip", "{path}");
        answer.body_mut().read_to_vec().unwrap().len()
    }

    /// Posts JSON to the API. Whoever makes a table or sits down adds to the dice, as the
    /// pages do.
    pub fn post(&self, path: &str, body: &Value) -> Answer {
        let answer = self.send(path, "application/json", &body.to_string());
        if answer.status == 201 {
            // A token is made too.
            if let Some(table) = answer.json()["table"].as_str() {
                self.start(table);
            }
        } else if let Some(table) = path.strip_suffix("/sit") {
            self.start(table.rsplit('/').next().unwrap());
        }
        answer
    }

    /// Adds to the dice of a table, if this visitor sits there.
    fn start(&self, table: &str) {
        let path = format!("/api/tables/{table}/start");
        self.send(&path, "application/json", r#"{"nonce":"a number"}"#);
    }

    /// Posts a form with the visitor's token, as a page does.
    pub fn form(&self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let home = self.get("/").text;
        let token = home
            .split("name=\"token\" value=\"")
            .nth(1)
            .unwrap()
            .split('"')
            .next()
            .unwrap();
        let mut body = format!("token={token}");
        for (name, value) in fields {
            body += &format!("&{name}={}", encode(value));
        }
        let answer = self.send(path, "application/x-www-form-urlencoded", &body);
        if let Some(table) = answer.location.strip_prefix("/t/") {
            self.start(table.split('?').next().unwrap());
        }
        answer
    }

    pub fn send(&self, path: &str, kind: &str, body: &str) -> Answer {
        let mut request = self
            .agent
            .post(format!("{}{path}", self.base))
            .content_type(kind);
        for (name, value) in self.all_headers() {
            request = request.header(name, value);
        }
        read(request.send(body))
    }

    fn all_headers(&self) -> Vec<(String, String)> {
        let mut headers = self.headers.clone();
        if !self.cookie.is_empty() {
            headers.push(("cookie".into(), self.cookie.clone()));
        }
        headers
    }

    /// Makes a table.
    #[track_caller]
    pub fn make(&self, body: &Value) -> String {
        let made = self.post("/api/tables", body).ok().json();
        made["table"].as_str().unwrap().to_string()
    }

    /// A table for this visitor and bots.
    #[track_caller]
    pub fn table(&self, players: u8, bots: u8) -> String {
        let bots: serde_json::Map<String, Value> = (players - bots + 1..=players)
            .map(|seat| (seat.to_string(), json!("random")))
            .collect();
        let body = json!({
            "game": "red-outpost", "players": players, "seats": [1], "bots": bots, "open": true,
        });
        self.make(&body)
    }

    /// The table as this visitor sees it.
    #[track_caller]
    pub fn frame(&self, table: &str) -> Value {
        self.get(&format!("/api/tables/{table}")).ok().json()
    }

    /// Plays an action with a fresh submission.
    pub fn play(&self, table: &str, seat: u64, action: &str, seq: u64) -> Answer {
        let submission = fresh();
        self.submit(table, seat, action, seq, &submission)
    }

    pub fn submit(&self, table: &str, seat: u64, action: &str, seq: u64, id: &str) -> Answer {
        let body = json!({ "seat": seat, "action": action, "seq": seq, "submission": id });
        self.post(&format!("/api/tables/{table}/play"), &body)
    }

    /// Waits until it is this visitor's turn or the game is over.
    #[track_caller]
    pub fn wait(&self, table: &str) -> Value {
        let began = Instant::now();
        loop {
            let frame = self.frame(table);
            if frame["stage"] == "over" || !frame["questions"].as_array().unwrap().is_empty() {
                return frame;
            }
            assert!(
                began.elapsed() < Duration::from_secs(60),
                "nothing happens: {frame}"
            );
            std::thread::sleep(Duration::from_millis(3));
        }
    }

    /// Plays on until some choices are two actions in one; the frame, and those choices.
    #[track_caller]
    pub fn until_two_in_one(&self, table: &str) -> (Value, Vec<String>) {
        for _ in 0..200 {
            let frame = self.wait(table);
            let choices = frame["questions"][0]["choices"].as_array().unwrap().iter();
            let actions = choices.map(|choice| choice["action"].as_str().unwrap().to_string());
            let both: Vec<_> = actions.filter(|action| action.contains(';')).collect();
            if !both.is_empty() {
                return (frame, both);
            }
            self.play_on(table, 1);
        }
        panic!("there is never a choice of two actions");
    }

    /// Plays the first choice over and over, `turns` times or to the end.
    #[track_caller]
    pub fn play_on(&self, table: &str, turns: usize) -> Value {
        for _ in 0..turns {
            let frame = self.wait(table);
            if frame["stage"] == "over" {
                return frame;
            }
            let seat = frame["questions"][0]["seat"].as_u64().unwrap();
            let seq = frame["seq"].as_u64().unwrap();
            let mut action = first_choice(&frame);
            // A draft goes on until the answer is complete.
            loop {
                let answer = self.play(table, seat, &action, seq);
                assert!(answer.status == 200 || answer.status == 409, "{answer:?}");
                let Some(draft) = answer.json()["draft"].as_str().map(str::to_string) else {
                    break;
                };
                let path = format!("/api/tables/{table}?draft={}", encode(&draft));
                let drafted = self.get(&path).ok().json();
                action = format!("{action};{}", first_choice(&drafted));
            }
        }
        self.frame(table)
    }
}

fn first_choice(frame: &Value) -> String {
    let action = &frame["questions"][0]["choices"][0]["action"];
    action.as_str().unwrap().to_string()
}

/// A submission id that nobody used before.
pub fn fresh() -> String {
    static NEXT: AtomicU64 = AtomicU64::new(0);
    format!(
        "test-{}-{}",
        std::process::id(),
        NEXT.fetch_add(1, Ordering::Relaxed)
    )
}

pub fn encode(text: &str) -> String {
    text.bytes()
        .map(|byte| match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => char::from(byte).to_string(),
            byte => format!("%{byte:02X}"),
        })
        .collect()
}

fn read(answer: Result<ureq::http::Response<ureq::Body>, ureq::Error>) -> Answer {
    let mut answer = answer.unwrap();
    let headers: Vec<(String, String)> = answer
        .headers()
        .iter()
        .map(|(name, value)| (name.to_string(), value.to_str().unwrap_or("").to_string()))
        .collect();
    let location = headers.iter().find(|(name, _)| name == "location");
    Answer {
        status: answer.status().as_u16(),
        location: location.map_or_else(String::new, |(_, value)| value.clone()),
        headers: headers.clone(),
        text: answer.body_mut().read_to_string().unwrap_or_default(),
    }
}
