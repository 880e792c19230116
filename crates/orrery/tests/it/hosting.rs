//! What whoever runs a server relies on: one server for one file, and the truth about its health.
#![cfg(unix)]

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    path::Path,
    process::{Child, Command, Stdio},
};

use serde_json::{Value, json};

use crate::kit::{program, run};

/// The program while it serves; it is killed when it is dropped.
pub struct Served {
    pub child: Child,
    pub address: String,
}

impl Served {
    /// Serves the data in this folder.
    pub fn start(folder: &Path) -> Self {
        let mut command = program(&["serve"]);
        command.args(arguments(folder)).stderr(Stdio::null());
        Self::of(command)
    }

    /// The same with more arguments, and with its log in a file.
    pub fn logging(folder: &Path, more: &[&str], log: &Path) -> Self {
        let mut command = program(&["serve"]);
        command.args(arguments(folder)).args(more);
        command.stderr(std::fs::File::create(log).unwrap());
        Self::of(command)
    }

    /// Serves the data that these arguments name.
    pub fn with(more: &[&str]) -> Self {
        let words = "--no-browser --no-limits --address 127.0.0.1:0".split(' ');
        let mut command = program(&["serve"]);
        command.args(words).args(more).stderr(Stdio::null());
        Self::of(command)
    }

    /// Waits until a command serves.
    pub fn of(mut command: Command) -> Self {
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap())
            .read_line(&mut line)
            .unwrap();
        let address = line.split("http://").nth(1);
        let address = address.unwrap_or_else(|| panic!("{line}"));
        let address = address.split(' ').next().unwrap().to_string();
        Self { child, address }
    }

    /// The status and the text of an answer.
    pub fn send(&self, method: &str, path: &str, token: &str, body: &str) -> (u16, String) {
        send(&self.address, method, path, token, body)
    }

    /// Asks the program to stop, and waits until it has.
    pub fn stop(mut self) {
        let pid = self.child.id().to_string();
        let told = Command::new("kill").args(["-TERM", &pid]).status();
        assert!(told.unwrap().success());
        assert!(self.child.wait().unwrap().success());
    }

    pub fn get(&self, path: &str) -> (u16, String) {
        self.send("GET", path, "", "")
    }

    /// A new visitor's token.
    pub fn visitor(&self) -> String {
        let (status, text) = self.get("/api/me");
        assert_eq!(status, 200, "{text}");
        let me: Value = serde_json::from_str(&text).unwrap();
        me["token"].as_str().unwrap().to_string()
    }

    /// Makes a table where a visitor waits for a second player.
    pub fn open_table(&self, token: &str) -> (u16, String) {
        let body = json!({ "game": "red-outpost", "players": 2, "seats": [1], "open": true });
        self.send("POST", "/api/tables", token, &body.to_string())
    }
}

/// One request over a connection of its own: the status and the text of the answer.
pub fn send(address: &str, method: &str, path: &str, token: &str, body: &str) -> (u16, String) {
    let mut stream = TcpStream::connect(address).unwrap();
    let identity = match token {
        "" => String::new(),
        token => format!("Authorization: Bearer {token}\r\n"),
    };
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n{identity}\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        address,
        body.len()
    )
    .unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).unwrap();
    let answer = String::from_utf8_lossy(&answer).into_owned();
    let (head, text) = answer.split_once("\r\n\r\n").unwrap();
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    (status, text.to_string())
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn arguments(folder: &Path) -> Vec<String> {
    let database = folder.join("orrery.sqlite");
    let words = "--no-browser --no-limits --address 127.0.0.1:0 --database";
    let words = words.split(' ').map(str::to_string);
    words
        .chain([database.to_str().unwrap().to_string()])
        .collect()
}

/// Two servers on one file would answer each other's moves with "late" for ever.
#[test]
fn a_second_server_on_the_same_file_is_refused_with_the_process_that_uses_it() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::start(folder.path());
    let arguments = arguments(folder.path());
    let mut words = vec!["serve"];
    words.extend(arguments.iter().map(String::as_str));
    let second = run(&words);
    assert_eq!(second.code, 1, "{second:?}");
    let pid = served.child.id().to_string();
    assert!(
        second.stderr.contains("orrery.sqlite") && second.stderr.contains(&pid),
        "{second:?}"
    );
    drop(served);
    // A server that was killed leaves nothing behind that keeps the next one off.
    Served::start(folder.path());
}

/// When the files may not grow, the program lives on, what is stored can be
/// read, and its health says that nothing can be saved.
#[test]
fn health_says_so_when_nothing_can_be_saved() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new("sh");
    // In units of 512 or 1,024 bytes, as the shell has it.
    command
        .args(["-c", "ulimit -f 2000; exec \"$0\" serve \"$@\""])
        .arg(env!("CARGO_BIN_EXE_orrery"))
        .args(arguments(folder.path()))
        .stderr(Stdio::null());
    let served = Served::of(command);
    assert_eq!(served.get("/healthz"), (200, "ok\n".into()));
    assert_eq!(served.get("/readyz"), (200, "ok\n".into()));
    let token = served.visitor();
    let mut last = String::new();
    let refused = (0..5_000).any(|_| {
        let (status, text) = served.open_table(&token);
        if status == 201 {
            last = text;
        }
        status == 503
    });
    assert!(refused, "the files grow for ever");
    // The last answer may be remembered for a moment.
    let told = (0..1_000).find_map(|_| {
        let (status, text) = served.get("/healthz");
        std::thread::sleep(std::time::Duration::from_millis(20));
        (status == 503).then_some(text)
    });
    let told = told.expect("the health is never bad");
    assert!(told.len() > 10, "{told}");
    assert_eq!(served.get("/readyz").0, 503);
    let table: Value = serde_json::from_str(&last).unwrap();
    let path = format!("/api/tables/{}", table["table"].as_str().unwrap());
    assert_eq!(served.send("GET", &path, &token, "").0, 200);
}

/// A copy of the file of a running server is empty; a backup holds every table, and is
/// restored only where no server is and nothing is lost.
#[test]
fn a_backup_of_a_running_server_is_restored_with_every_table() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_string();
    let (database, copy) = (path("orrery.sqlite"), path("copy.sqlite"));
    let served = Served::start(folder.path());
    let token = served.visitor();
    for _ in 0..5 {
        assert_eq!(served.open_table(&token).0, 201);
    }
    let backup = ["--json", "backup", &copy, "--database", &database];
    let made = run(&backup).json();
    assert_eq!(made["tables"], 5, "{made}");
    assert!(run(&backup).refused().contains("--force"));

    let restore = ["restore", &copy, "--database", &database];
    let refused = run(&restore).refused();
    assert!(refused.contains("--force"), "{refused}");
    let forced = ["restore", &copy, "--force", "--database", &database];
    let refused = run(&forced);
    let pid = served.child.id().to_string();
    assert_eq!(refused.code, 1, "{refused:?}");
    assert!(refused.stderr.contains(&pid), "{refused:?}");
    assert_eq!(served.open_table(&token).0, 201);
    served.stop();

    let told = run(&forced).ok();
    assert!(told.contains("5 tables"), "{told}");
    let served = Served::start(folder.path());
    let (_, home) = served.send("GET", "/api/home", &token, "");
    let home: Value = serde_json::from_str(&home).unwrap();
    assert_eq!(home["mine"].as_array().unwrap().len(), 5, "{home}");
}

/// The log for programs is one object a line, tells of start and stop, and no token.
#[test]
fn the_log_is_json_when_asked_and_tells_start_and_stop_without_secrets() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let more = ["--log-format", "json", "--log", "debug"];
    let served = Served::logging(folder.path(), &more, &log);
    let token = served.visitor();
    assert_eq!(served.open_table(&token).0, 201);
    served.stop();
    let text = std::fs::read_to_string(&log).unwrap();
    let lines: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|why| panic!("{why}: {line}")))
        .collect();
    let told = |message: &str| lines.iter().find(|line| line["message"] == message);
    let start = told("serving").expect("it tells that it serves");
    assert_eq!(start["tables"], 0, "{start}");
    for field in ["version", "address", "database"] {
        assert!(start[field].is_string(), "no {field}: {start}");
    }
    assert!(told("stopped").is_some(), "{text}");
    assert!(!text.contains(&token), "a token is in the log");
    let (id, signature) = token.split_once('.').unwrap();
    assert!(!text.contains(signature), "{id}");
}

/// A log that goes to a file has no colours in it, and `info` is a few lines.
#[test]
fn the_log_in_a_file_is_plain_text() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let served = Served::logging(folder.path(), &[], &log);
    for _ in 0..20 {
        served.get("/");
    }
    served.stop();
    let text = std::fs::read_to_string(&log).unwrap();
    assert!(
        text.contains("serving") && text.contains("stopped"),
        "{text}"
    );
    assert!(!text.contains('\u{1b}'), "{text}");
    assert!(text.lines().count() < 10, "{text}");
}

/// Figures have an address of their own when the host wants it, help texts and buckets.
#[test]
fn metrics_have_an_address_of_their_own_help_and_buckets() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let public = Served::logging(folder.path(), &[], &log);
    assert_eq!(public.get("/metrics").0, 200);
    public.stop();
    let more = ["--metrics-address", "127.0.0.1:0"];
    let served = Served::logging(folder.path(), &more, &log);
    assert_eq!(served.get("/metrics").0, 404);
    let text = std::fs::read_to_string(&log).unwrap();
    let line = text
        .lines()
        .find(|line| line.contains("metrics="))
        .expect(&text);
    let address = line
        .split("metrics=")
        .nth(1)
        .unwrap()
        .split(' ')
        .next()
        .unwrap();
    assert_eq!(send(address, "GET", "/readyz", "", "").0, 200);
    let (status, text) = send(address, "GET", "/metrics", "", "");
    assert_eq!(status, 200);
    for line in [
        "# HELP orrery_request_seconds ",
        "# TYPE orrery_request_seconds histogram",
        "orrery_request_seconds_bucket{",
        "le=\"+Inf\"",
        "orrery_build_info{version=",
        "orrery_stored_tables 0",
        "# HELP process_resident_memory_bytes ",
        "process_cpu_seconds_total ",
        "process_open_fds ",
    ] {
        assert!(text.contains(line), "no {line} in {text}");
    }
    let named = |line: &&str| !line.starts_with('#') && !line.is_empty();
    for line in text.lines().filter(named) {
        let name = line.split(['{', ' ']).next().unwrap();
        let mut ends = ["_bucket", "_sum", "_count"].iter();
        let family = ends.find_map(|end| name.strip_suffix(end)).unwrap_or(name);
        assert!(
            text.contains(&format!("# HELP {family} ")),
            "{name} has no help"
        );
    }
}

/// Every shell gets completions, and every command a manual page.
#[test]
fn completions_and_manual_pages_know_every_command() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        // A script may have braces that would be a missing word elsewhere.
        let script = program(&["completions", shell]).output().unwrap();
        let script = String::from_utf8(script.stdout).unwrap();
        for word in ["serve", "backup", "metrics-address"] {
            assert!(script.contains(word), "{shell}: no {word}");
        }
    }
    let folder = tempfile::tempdir().unwrap();
    run(&["man", folder.path().to_str().unwrap()]).ok();
    for page in [
        "orrery.1",
        "orrery-serve.1",
        "orrery-backup.1",
        "orrery-play.1",
    ] {
        let text = std::fs::read_to_string(folder.path().join(page)).unwrap();
        assert!(text.contains(".SH OPTIONS"), "{page}: {text}");
    }
}

/// The figures of `--box` were read and ignored.
#[test]
fn new_tables_are_played_with_the_figures_of_the_box_that_is_given() {
    let catalog = games::catalog();
    let usual = catalog.find("red-outpost").unwrap().figures();
    let hash = catalog::figures_hash(usual);
    let switched = catalog::all_readings(usual).into_iter();
    let mut switched = switched.filter(|text| catalog::figures_hash(text) != hash);
    let switched = switched.next().unwrap();
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("box.toml");
    std::fs::write(&file, &switched).unwrap();
    let (file, log) = (file.to_str().unwrap(), folder.path().join("log"));
    let served = Served::logging(folder.path(), &["--box", file], &log);
    let token = served.visitor();
    assert_eq!(served.open_table(&token).0, 201);
    served.stop();
    let database = rusqlite::Connection::open(folder.path().join("orrery.sqlite")).unwrap();
    let played: String = database
        .query_row(
            "SELECT body ->> 'figures' FROM event WHERE seq = 1",
            [],
            |row| row.get(0),
        )
        .unwrap();
    assert_eq!(played, catalog::figures_hash(&switched));

    let mut arguments = arguments(folder.path());
    arguments.splice(
        0..0,
        ["serve", "--box", "no-such-box.toml"].map(str::to_string),
    );
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let told = run(&words).refused();
    assert!(told.contains("no-such-box.toml"), "{told}");
}
