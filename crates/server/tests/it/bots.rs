//! Bots play for people who are there, and nobody can keep them from the others.

use std::{
    io::{BufRead, BufReader, Write},
    net::TcpStream,
    time::Duration,
};

use serde_json::json;
use server::Config;

use crate::kit::{Guest, Running, serve_with};

/// A new visitor from this address, behind a proxy.
fn guest_from(running: &Running, address: &str) -> Guest {
    let mut guest = Guest::new(running);
    guest.headers = vec![("x-forwarded-for".into(), address.into())];
    guest
}

fn behind_proxy(config: &mut Config) {
    config.limits.trusted_proxies = vec!["127.0.0.1/32".parse().unwrap()];
}

/// A table at which only bots sit.
fn bots_alone(guest: &Guest, game: &str, bot: &str) -> String {
    let body = json!({
        "game": game, "players": 2, "seats": [], "bots": { "1": bot, "2": bot }, "open": true,
    });
    let answer = guest.post("/api/tables", &body).ok().json();
    answer["table"].as_str().unwrap().to_string()
}

/// Opens the event stream of a table, as a page does.
fn listen(running: &Running, guest: &Guest, table: &str) -> BufReader<TcpStream> {
    let address = running.address.strip_prefix("http://").unwrap();
    let mut stream = TcpStream::connect(address).unwrap();
    let head = format!(
        "GET /t/{table}/events HTTP/1.1\r\nHost: x\r\nCookie: {}\r\n\r\n",
        guest.cookie
    );
    stream.write_all(head.as_bytes()).unwrap();
    let mut stream = BufReader::new(stream);
    let mut line = String::new();
    stream.read_line(&mut line).unwrap();
    assert!(line.contains("200"), "{line}");
    stream
}

#[test]
fn bots_play_only_while_somebody_is_there() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve_with(folder.path(), |config| {
        config.limits.presence_time = Duration::ZERO;
    });
    let (ana, eve) = (Guest::new(&running), Guest::new(&running));
    let table = bots_alone(&ana, "red-outpost", "random");
    // Those who only watch do not count.
    let _watching = listen(&running, &eve, &table);
    for _ in 0..50 {
        assert_eq!(eve.frame(&table)["actions"], 0);
    }
    let _there = listen(&running, &ana, &table);
    while ana.frame(&table)["stage"] != "over" {
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// Forty tables of experts, made by one visitor.
#[test]
fn many_tables_of_experts_do_not_keep_bots_and_hints_from_others() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve_with(folder.path(), |config| {
        behind_proxy(config);
        config.bot_threads = 1;
        config.bot_time = Duration::from_millis(300);
    });
    let eve = guest_from(&running, "192.0.2.1");
    for _ in 0..40 {
        let bots = json!({ "2": "expert", "3": "expert", "4": "expert" });
        let body = json!({ "game": "circadians", "players": 4, "seats": [1], "bots": bots });
        eve.post("/api/tables", &body).ok();
        bots_alone(&eve, "circadians", "expert");
    }
    let ana = guest_from(&running, "192.0.2.2");
    for bot in ["greedy", "skilled"] {
        let body = json!({
            "game": "red-outpost", "players": 2, "seats": [1], "bots": { "2": bot },
        });
        let made = ana.post("/api/tables", &body).ok().json();
        let table = made["table"].as_str().unwrap();
        ana.play_on(table, 3);
        ana.wait(table);
        ana.get(&format!("/api/tables/{table}/hint?seat=1")).ok();
    }
}
