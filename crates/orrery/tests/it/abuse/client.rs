//! The program with its usual limits, and clients that come to it through a proxy.

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    process::{Child, Stdio},
    sync::atomic::{AtomicBool, Ordering},
    time::Duration,
};

use serde_json::{Value, json};

use crate::kit::program;

/// How long any answer may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// The program; it ends with this value.
pub struct Program {
    pub address: String,
    child: Child,
    _folder: tempfile::TempDir,
    attacked: AtomicBool,
}

impl Program {
    pub fn start(args: &[&str]) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut child = program(&["serve", "--no-browser", "--address", "127.0.0.1:0"])
            .args(["--trusted-proxy", "127.0.0.1", "--connection-time", "2"])
            .args([
                "--bot-delay",
                "0",
                "--bot-time",
                "500",
                "--bot-threads",
                "1",
            ])
            .args(args)
            .arg("--database")
            .arg(folder.path().join("orrery.sqlite"))
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        let output = child.stdout.take().expect("a pipe");
        BufReader::new(output).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).expect("an address");
        let end = address.find(|c: char| !c.is_ascii_digit() && !matches!(c, '.' | ':'));
        let address = &address[..end.unwrap_or(address.len())];
        Self {
            address: address.trim_end_matches('.').to_string(),
            child,
            _folder: folder,
            attacked: AtomicBool::new(false),
        }
    }

    /// An attack is under way from now on.
    pub fn attacked(&self) {
        self.attacked.store(true, Ordering::Relaxed);
    }

    pub fn is_under_attack(&self) -> bool {
        self.attacked.load(Ordering::Relaxed)
    }

    pub fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(&self.address).expect("the program is there");
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        stream
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// An answer.
pub struct Answer {
    pub status: u16,
    pub body: String,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or(Value::Null)
    }

    /// A text in the answer; empty when it is not there.
    pub fn text(&self, name: &str) -> String {
        self.json()[name].as_str().unwrap_or_default().to_string()
    }
}

/// A visitor who comes from an address.
pub struct Client<'a> {
    program: &'a Program,
    address: String,
    /// The token; empty for someone who has never been here.
    token: String,
}

impl<'a> Client<'a> {
    /// A visitor who has an identity, if one is to be had.
    pub fn new(program: &'a Program, address: &str) -> Self {
        let mut client = Self::stranger(program, address);
        client.token = client.get("/api/me").text("token");
        client
    }

    /// Someone who has never been here.
    pub fn stranger(program: &'a Program, address: &str) -> Self {
        Self {
            program,
            address: address.to_string(),
            token: String::new(),
        }
    }

    pub fn get(&self, path: &str) -> Answer {
        self.send("GET", path, "")
    }

    pub fn post(&self, path: &str, body: &Value) -> Answer {
        self.send("POST", path, &body.to_string())
    }

    /// Opens the event stream of a table, and keeps it as long as it is held.
    pub fn listen(&self, table: &str) -> (u16, TcpStream) {
        let mut stream = self.program.connect();
        let head = self.head(
            "GET",
            &format!("/api/tables/{table}/events"),
            0,
            "keep-alive",
        );
        let mut line = String::new();
        if stream.write_all(head.as_bytes()).is_ok() {
            let _ = BufReader::new(&stream).read_line(&mut line);
        }
        (status(&line), stream)
    }

    fn send(&self, method: &str, path: &str, body: &str) -> Answer {
        let mut stream = self.program.connect();
        let head = self.head(method, path, body.len(), "close");
        let _ = stream.write_all(format!("{head}{body}").as_bytes());
        let mut text = Vec::new();
        let _ = stream.read_to_end(&mut text);
        let text = String::from_utf8_lossy(&text);
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
        Answer {
            status: status(head),
            body: body.to_string(),
        }
    }

    fn head(&self, method: &str, path: &str, length: usize, connection: &str) -> String {
        let identity = match &*self.token {
            "" => String::new(),
            token => format!("Authorization: Bearer {token}\r\n"),
        };
        format!(
            "{method} {path} HTTP/1.1\r\nHost: table\r\nX-Forwarded-For: {}\r\n{identity}\
             Content-Type: application/json\r\nContent-Length: {length}\r\n\
             Connection: {connection}\r\n\r\n",
            self.address
        )
    }

    /// Adds to the dice, so that the game begins.
    pub fn start(&self, table: &str) -> Answer {
        let path = format!("/api/tables/{table}/start");
        self.post(&path, &json!({ "nonce": "a" }))
    }

    /// A table that this visitor makes.
    pub fn table(&self, bots: &Value, open: bool) -> Answer {
        let seats = json!([1]);
        let body = json!({
            "game": "circadians", "players": 4, "seats": seats, "bots": bots, "open": open,
        });
        self.post("/api/tables", &body)
    }
}

fn status(head: &str) -> u16 {
    let status = head.split(' ').nth(1).unwrap_or_default();
    status.parse().unwrap_or(0)
}
