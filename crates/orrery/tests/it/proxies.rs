//! The proxies of docs/hosting.md in front of the program: the real ones, with the snippets that
//! hosts copy. Only names, ports and certificates are others.
#![cfg(unix)]

use std::{
    fs,
    io::{BufRead, BufReader, Write},
    net::{TcpListener, TcpStream},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use serde_json::Value;

use crate::{hosting::Served, kit::program};

/// How long anything may take before the test gives up.
const PATIENCE: Duration = Duration::from_secs(60);

/// A proxy that ends with the test.
struct Proxy {
    child: Child,
    address: String,
}

impl Drop for Proxy {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Proxy {
    /// Starts a proxy and waits until it takes connections.
    fn start(command: &mut Command, port: u16) -> Self {
        let child = command
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|why| panic!("{command:?}: {why}. `cargo xtask tools` installs it."));
        let proxy = Self {
            child,
            address: format!("127.0.0.1:{port}"),
        };
        let began = Instant::now();
        while TcpStream::connect(&proxy.address).is_err() {
            assert!(began.elapsed() < PATIENCE, "{command:?} does not listen");
            thread::sleep(Duration::from_millis(20));
        }
        proxy
    }
}

fn snippet(name: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"))
        .ancestors()
        .nth(2)
        .unwrap();
    fs::read_to_string(root.join("packaging").join(name)).unwrap()
}

fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    listener.local_addr().unwrap().port()
}

/// The program behind a proxy at this port.
fn served_behind(folder: &Path, port: u16) -> Served {
    let url = format!("http://127.0.0.1:{port}");
    let more = ["--public-url", &url, "--trusted-proxy", "127.0.0.1"];
    Served::logging(folder, &more, &folder.join("log"))
}

#[test]
fn behind_a_proxy_caddy_pages_changes_addresses_and_live_updates_work() {
    let folder = tempfile::tempdir().unwrap();
    let port = free_port();
    let served = served_behind(folder.path(), port);
    let file = folder.path().join("Caddyfile");
    let text = snippet("Caddyfile")
        .replace("play.example.org {", &format!("http://127.0.0.1:{port} {{"))
        .replace("127.0.0.1:4700", &served.address);
    fs::write(&file, format!("{{\n\tadmin off\n}}\n{text}")).unwrap();
    let mut caddy = Command::new("caddy");
    caddy
        .args(["run", "--adapter", "caddyfile", "--config"])
        .arg(&file)
        .env("HOME", folder.path())
        .env("XDG_DATA_HOME", folder.path())
        .env("XDG_CONFIG_HOME", folder.path());
    let proxy = Proxy::start(&mut caddy, port);
    check(&proxy, folder.path());
}

#[test]
fn behind_a_proxy_nginx_pages_changes_addresses_and_live_updates_work() {
    let folder = tempfile::tempdir().unwrap();
    let port = free_port();
    let served = served_behind(folder.path(), port);
    let config = nginx_config(folder.path(), |text| {
        text.replace(
            "listen 443 ssl http2;",
            &format!("listen 127.0.0.1:{port};"),
        )
        .replace("listen 80;", &format!("listen 127.0.0.1:{};", free_port()))
        .replace("127.0.0.1:4700", &served.address)
        .lines()
        .filter(|line| !line.contains("ssl") && !line.contains("listen [::]"))
        .fold(String::new(), |text, line| text + line + "\n")
    });
    let mut nginx = Command::new("nginx");
    nginx.args(["-g", "daemon off;", "-p"]).arg(folder.path());
    let proxy = Proxy::start(nginx.arg("-c").arg(config), port);
    check(&proxy, folder.path());
}

/// A key and a certificate for the name in the snippets.
fn make_certificate(folder: &Path) -> (PathBuf, PathBuf) {
    let (key, certificate) = (folder.join("key.pem"), folder.join("cert.pem"));
    let made = Command::new("openssl")
        .args([
            "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2",
        ])
        .args(["-subj", "/CN=play.example.org", "-keyout"])
        .arg(&key)
        .arg("-out")
        .arg(&certificate)
        .stderr(Stdio::null())
        .status();
    assert!(made.unwrap().success());
    (key, certificate)
}

/// With its certificate, nginx accepts the snippet as it is.
#[test]
fn behind_a_proxy_nginx_accepts_the_whole_snippet() {
    let folder = tempfile::tempdir().unwrap();
    let (key, certificate) = make_certificate(folder.path());
    let folder_of_names = "/etc/letsencrypt/live/play.example.org";
    let config = nginx_config(folder.path(), |text| {
        text.replace(
            &format!("{folder_of_names}/fullchain.pem"),
            certificate.to_str().unwrap(),
        )
        .replace(
            &format!("{folder_of_names}/privkey.pem"),
            key.to_str().unwrap(),
        )
    });
    let mut nginx = Command::new("nginx");
    nginx
        .args(["-t", "-p"])
        .arg(folder.path())
        .arg("-c")
        .arg(config);
    let tested = nginx.output().unwrap();
    let said = String::from_utf8_lossy(&tested.stderr);
    // Where ports below 1024 are not allowed, the configuration was read all the same.
    assert!(said.contains("syntax is ok"), "{said}");
}

/// With its certificate, HAProxy accepts the configuration as it is, whether the servers that it
/// names are there yet or not.
#[test]
fn behind_a_proxy_haproxy_accepts_the_whole_configuration() {
    let folder = tempfile::tempdir().unwrap();
    let (key, certificate) = make_certificate(folder.path());
    let both = fs::read_to_string(certificate).unwrap() + &fs::read_to_string(key).unwrap();
    let pem = folder.path().join("both.pem");
    fs::write(&pem, both).unwrap();
    let place = "/etc/haproxy/play.example.org.pem";
    let text = snippet("haproxy.cfg").replace(place, pem.to_str().unwrap());
    let file = folder.path().join("haproxy.cfg");
    fs::write(&file, text).unwrap();
    let mut haproxy = Command::new("haproxy");
    let tested = haproxy.arg("-c").arg("-f").arg(&file).output().unwrap();
    let said = String::from_utf8_lossy(&tested.stderr);
    assert!(tested.status.success(), "{said}");
}

/// A whole configuration around the snippet, with all files in one folder.
fn nginx_config(folder: &Path, change: impl Fn(String) -> String) -> PathBuf {
    let folders = ["body", "proxy", "fastcgi", "uwsgi", "scgi"];
    let folders = folders.map(|name| {
        let kind = if name == "body" { "client_body" } else { name };
        format!("{kind}_temp_path {}/{name};", folder.display())
    });
    let text = format!(
        "pid {0}/pid;\nerror_log {0}/error.log;\nevents {{}}\nhttp {{\naccess_log off;\n{1}\n{2}}}\n",
        folder.display(),
        folders.join("\n"),
        change(snippet("nginx.conf"))
    );
    let file = folder.join("nginx.conf");
    fs::write(&file, text).unwrap();
    file
}

const NEW_TABLE: &str = "{\"game\":\"red-outpost\",\"players\":2,\"seats\":[1],\"open\":true}";

/// What people do through a proxy.
fn check(proxy: &Proxy, folder: &Path) {
    let address = &proxy.address;
    let page = request(address, "GET", "/", &[], "");
    assert!(page.contains("<!DOCTYPE html>"), "{page}");
    let cookie = header(&page, "set-cookie");
    let cookie = cookie.split(';').next().unwrap();
    let origin = format!("http://{address}");
    // As the script of a page sends it.
    let head = [
        ("Cookie", cookie),
        ("Origin", &origin),
        ("Content-Type", "application/json"),
    ];
    let made = request(address, "POST", "/api/tables", &head, NEW_TABLE);
    assert_eq!(status(&made), "201", "{made}");
    let table = field(&made, "table");
    let elsewhere = ("Origin", "http://elsewhere.example");
    let refused = request(
        address,
        "POST",
        "/api/tables",
        &[head[0], elsewhere, head[2]],
        NEW_TABLE,
    );
    assert_eq!(status(&refused), "403", "{refused}");
    hears_of_changes(address, &table, &head);
    is_known_by_address(address, folder);
}

/// News come through while the stream is open: nobody buffers them.
fn hears_of_changes(address: &str, table: &str, head: &[(&str, &str)]) {
    let mut stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    write!(
        stream,
        "GET /t/{table}/events HTTP/1.1\r\nHost: {address}\r\nCookie: {}\r\n\r\n",
        head[0].1
    )
    .unwrap();
    let mut lines = BufReader::new(stream).lines();
    let mut next = || {
        let found = lines
            .by_ref()
            .map(Result::unwrap)
            .find(|line| line.starts_with("data:"));
        let line = found.expect("the stream stays open");
        serde_json::from_str::<Value>(line.trim_start_matches("data:")).unwrap()
    };
    let first = next()["seq"].as_u64().unwrap();
    let path = format!("/api/tables/{table}/chat");
    let said = request(address, "POST", &path, head, "{\"text\":\"hello\"}");
    assert_eq!(status(&said), "200", "{said}");
    assert!(next()["seq"].as_u64().unwrap() > first);
}

/// The program knows where a request comes from: by the proxy's word, not by the client's.
fn is_known_by_address(address: &str, folder: &Path) {
    let database = folder.join("orrery.sqlite");
    let admin = |words: &[&str]| {
        let mut command = program(&["admin"]);
        command.args(words).arg("--database").arg(&database);
        assert!(command.stdout(Stdio::null()).status().unwrap().success());
    };
    let new_table = |claimed: &str| {
        let me = request(address, "GET", "/api/me", &[], "");
        let head = [
            ("Authorization", &*format!("Bearer {}", field(&me, "token"))),
            ("X-Forwarded-For", claimed),
            ("Content-Type", "application/json"),
        ];
        let made = request(address, "POST", "/api/tables", &head, NEW_TABLE);
        status(&made).to_string()
    };
    admin(&["ban", "--address", "198.51.100.0/24"]);
    assert_eq!(
        new_table("198.51.100.7"),
        "201",
        "a client's own word is believed"
    );
    admin(&["ban", "--address", "127.0.0.1"]);
    assert_eq!(new_table("198.51.100.7"), "403");
}

fn request(address: &str, method: &str, path: &str, head: &[(&str, &str)], body: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    let head: String = head
        .iter()
        .map(|(name, value)| format!("{name}: {value}\r\n"))
        .collect();
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n{head}\
         Content-Length: {}\r\n\r\n{body}",
        body.len()
    )
    .unwrap();
    let mut answer = Vec::new();
    std::io::Read::read_to_end(&mut stream, &mut answer).unwrap();
    String::from_utf8_lossy(&answer).into_owned()
}

fn status(answer: &str) -> &str {
    answer.split(' ').nth(1).unwrap()
}

/// A text of the JSON in an answer.
fn field(answer: &str, name: &str) -> String {
    let marked = format!("\"{name}\":\"");
    let text = answer
        .split(&marked)
        .nth(1)
        .unwrap_or_else(|| panic!("no {name}: {answer}"));
    text.split('"').next().unwrap().to_string()
}

fn header<'a>(answer: &'a str, name: &str) -> &'a str {
    let lines = answer.split("\r\n\r\n").next().unwrap().lines();
    let mut named = lines.filter_map(|line| line.split_once(": "));
    let found = named.find(|(key, _)| key.eq_ignore_ascii_case(name));
    found.map_or("", |(_, value)| value)
}
