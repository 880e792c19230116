//! One client cannot take what others need: requests, connections, streams, time.

use std::{
    io::{Read, Write},
    net::TcpStream,
    time::Duration,
};

use serde_json::json;
use server::{Config, Server};
use tokio::{runtime::Runtime, sync::oneshot};

use crate::kit::{Guest, Running, encode, serve, serve_with};

/// Long enough for a slow machine, and still an end.
const PATIENCE: Duration = Duration::from_secs(30);

fn connect(running: &Running) -> TcpStream {
    let address = running.address.strip_prefix("http://").unwrap();
    let stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    stream
}

/// Whether the other side ends the connection without a word.
fn is_cut_off(mut stream: TcpStream) -> bool {
    let mut rest = Vec::new();
    match stream.read_to_end(&mut rest) {
        Ok(_) => rest.is_empty(),
        Err(why) => why.kind() == std::io::ErrorKind::ConnectionReset,
    }
}

/// Someone who comes through a proxy.
fn behind_proxy(running: &Running, address: &str) -> Guest {
    let mut guest = Guest::stranger(running);
    guest.headers = vec![("x-forwarded-for".into(), address.into())];
    guest
}

#[test]
fn a_connection_that_sends_no_whole_request_is_cut_off() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve_with(folder.path(), |config| {
        config.limits.connection_time = Duration::from_secs(1);
    });
    let mut slow = connect(&running);
    slow.write_all(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow:")
        .unwrap();
    let silent = connect(&running);
    assert!(is_cut_off(slow));
    assert!(is_cut_off(silent));
}

#[test]
fn a_stop_does_not_wait_for_whoever_sends_half_a_request() {
    let folder = tempfile::tempdir().unwrap();
    let mut config = Config {
        address: ([127, 0, 0, 1], 0).into(),
        database: crate::kit::database(folder.path()),
        ..Config::default()
    };
    config.limits.stop_time = Duration::from_millis(200);
    config.limits.connection_time = Duration::from_secs(3600);
    let runtime = Runtime::new().unwrap();
    let server = runtime
        .block_on(Server::bind(games::catalog(), config))
        .unwrap();
    let mut slow = TcpStream::connect(server.address()).unwrap();
    let (stop, stopped) = oneshot::channel::<()>();
    let served = runtime.spawn(server.run(async {
        let _ = stopped.await;
    }));
    slow.write_all(b"GET / HTTP/1.1\r\nHost: x\r\n\r\nGET / HTTP/1.1\r\nX-Slow:")
        .unwrap();
    // The first answer is there, so the second request is being read.
    let mut answer = [0; 12];
    slow.read_exact(&mut answer).unwrap();
    assert_eq!(&answer, b"HTTP/1.1 200");
    drop(stop);
    let ended = runtime.block_on(async { tokio::time::timeout(PATIENCE, served).await });
    assert!(ended.is_ok(), "the server does not stop");
}

#[test]
fn an_address_has_so_many_connections_and_no_more() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve_with(folder.path(), |config| {
        config.limits.connections_per_address = 3;
    });
    let ask = |stream: &mut TcpStream| {
        stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")?;
        stream.read_exact(&mut [0; 12])
    };
    let mut held: Vec<_> = (0..3).map(|_| connect(&running)).collect();
    for stream in &mut held {
        ask(stream).unwrap();
    }
    assert!(is_cut_off(connect(&running)));
    // Whoever goes makes room, as soon as the server has noticed.
    held.pop();
    while ask(&mut connect(&running)).is_err() {}
}

#[test]
fn the_connections_of_a_proxy_are_those_of_its_clients() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve_with(folder.path(), |config| {
        config.limits.connections_per_address = 1;
        config.limits.trusted_proxies = vec!["127.0.0.0/8".parse().unwrap()];
    });
    let _held: Vec<_> = (0..5).map(|_| connect(&running)).collect();
    Guest::stranger(&running).get("/healthz").ok();
}

#[test]
fn new_identities_are_limited_by_address_and_not_for_others_behind_the_proxy() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve_with(folder.path(), |config| {
        config.limits.newcomers_per_minute = 3;
        config.limits.trusted_proxies = vec!["127.0.0.1/32".parse().unwrap()];
    });
    let come = |address: &str| behind_proxy(&running, address).get("/api/me").status;
    for _ in 0..3 {
        assert_eq!(come("192.0.2.1"), 200);
    }
    let refused = behind_proxy(&running, "192.0.2.1").get("/api/me");
    assert_eq!(refused.status, 429);
    let wait: u64 = refused.header("retry-after").parse().unwrap();
    assert!((1..=60).contains(&wait), "{wait}");
    // Who writes the header himself is still the one the proxy saw.
    assert_eq!(come("198.51.100.7, 192.0.2.1"), 429);
    assert_eq!(come("192.0.2.2"), 200);
    // An IPv6 network is one address.
    for last in 1..=3 {
        assert_eq!(come(&format!("2001:db8::{last}")), 200);
    }
    assert_eq!(come("2001:db8::4"), 429);
    assert_eq!(come("2001:db8:0:1::1"), 200);
}

/// Script, styles and figures are for everybody, but not without end.
#[test]
fn a_network_that_reads_files_without_end_is_turned_away_and_others_are_not() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve_with(folder.path(), |config| {
        config.limits.reads_per_second = 1;
        config.limits.visitors_per_address = 1;
        config.limits.trusted_proxies = vec!["127.0.0.1/32".parse().unwrap()];
    });
    for path in ["/metrics", "/assets/none/orrery.js"] {
        let (eve, ana) = (
            behind_proxy(&running, &format!("192.0.2.{}", path.len())),
            behind_proxy(&running, &format!("198.51.100.{}", path.len())),
        );
        let refused = (0..1000).map(|_| eve.get(path)).find(|it| it.status == 429);
        let refused = refused.expect("there is no end");
        assert!(!refused.header("retry-after").is_empty(), "{refused:?}");
        assert_ne!(ana.get(path).status, 429);
        // Whoever watches over the server is always told.
        assert_eq!(eve.get("/healthz").status, 200);
    }
}

#[test]
fn an_untrusted_forwarding_header_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve_with(folder.path(), |config| {
        config.limits.newcomers_per_minute = 2;
    });
    let come = |last: u8| behind_proxy(&running, &format!("192.0.2.{last}")).get("/api/me");
    assert_eq!([1, 2, 3].map(|last| come(last).status), [200, 200, 429]);
}

#[test]
fn many_identities_of_one_address_share_its_limit() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve_with(folder.path(), |config| {
        config.limits.changes_per_second = 1;
        config.limits.visitors_per_address = 2;
        config.limits.trusted_proxies = vec!["127.0.0.1/32".parse().unwrap()];
    });
    // Two visitors' worth of a burst, however many visitors there are.
    let rename = |guest: &Guest| guest.post("/api/me", &json!({ "name": "Ana" }));
    let known = |address: &str| {
        let mut guest = Guest::new(&running);
        guest.headers = vec![("x-forwarded-for".into(), address.into())];
        guest
    };
    let taken = (0..100).filter(|_| rename(&known("192.0.2.1")).status == 200);
    assert!(taken.count() < 100);
    let refused = (0..100)
        .map(|_| rename(&known("192.0.2.1")))
        .find(|answer| answer.status == 429);
    assert_ne!(
        refused
            .expect("the limit of the address")
            .header("retry-after"),
        ""
    );
    rename(&known("192.0.2.2")).ok();
}

fn stream(running: &Running, guest: &Guest, table: &str) -> (u16, TcpStream) {
    let mut stream = connect(running);
    let mut head = format!(
        "GET /t/{table}/events HTTP/1.1\r\nHost: x\r\nCookie: {}\r\n",
        guest.cookie
    );
    for (name, value) in &guest.headers {
        head += &format!("{name}: {value}\r\n");
    }
    stream.write_all(format!("{head}\r\n").as_bytes()).unwrap();
    let mut answer = [0; 12];
    stream.read_exact(&mut answer).unwrap();
    let status = std::str::from_utf8(&answer[9..]).unwrap();
    (status.parse().unwrap(), stream)
}

#[test]
fn nobody_can_take_all_event_streams() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve_with(folder.path(), |config| {
        config.limits.streams_per_visitor = 2;
        config.limits.streams_per_address = 3;
        config.limits.trusted_proxies = vec!["127.0.0.1/32".parse().unwrap()];
    });
    let guest = |address: &str| {
        let mut guest = Guest::new(&running);
        guest.headers = vec![("x-forwarded-for".into(), address.into())];
        guest
    };
    let (ana, ben, eve) = (guest("192.0.2.1"), guest("192.0.2.1"), guest("192.0.2.2"));
    let table = ana.table(2, 0);
    let open = |guest: &Guest| stream(&running, guest, &table);
    let mut held = vec![open(&ana), open(&ana)];
    assert_eq!([held[0].0, held[1].0], [200, 200]);
    assert_eq!(open(&ana).0, 429, "more than a visitor's");
    held.push(open(&ben));
    assert_eq!(held[2].0, 200);
    assert_eq!(open(&ben).0, 429, "more than an address's");
    assert_eq!(open(&eve).0, 200);
    // Whoever closes one may open another, as soon as the server has noticed.
    held.clear();
    while open(&ana).0 != 200 {}
}

#[test]
fn the_public_address_is_where_forms_come_from_and_invitations_lead() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve_with(folder.path(), |config| {
        config.public_url = Some("https://play.example.org".parse().unwrap());
    });
    let stranger = Guest::stranger(&running).get("/");
    assert!(stranger.header("set-cookie").contains("Secure"));
    let ana = Guest::new(&running);
    let table = ana.table(2, 0);
    let from = |origin: &str| {
        let mut guest = ana.at(&running);
        guest.headers.push(("origin".into(), origin.into()));
        guest.post("/api/me", &json!({ "name": "Ana" })).status
    };
    assert_eq!(from("https://play.example.org"), 200);
    assert_eq!(from("http://play.example.org"), 403);
    assert_eq!(from("https://play.example.org.evil.example"), 403);
    let page = ana.get(&format!("/t/{table}")).ok().text;
    let link = format!("href=\"https://play.example.org/t/{table}?invitation=");
    assert!(page.contains(&link), "{page}");
}

/// Browsers leave out tabs and line ends and take `\` for `/`.
#[test]
fn the_choice_of_a_language_leads_back_into_this_site() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let ana = Guest::new(&running);
    for (back, goes) in [
        ("/t/abc?at=3", "/t/abc?at=3"),
        ("/x\r\nSet-Cookie: a=b", "/"),
        ("/\t/evil.example", "/"),
        ("//evil.example", "/"),
        ("/\\evil.example", "/"),
        ("https://evil.example", "/"),
        ("/ñ", "/"),
        ("", "/"),
    ] {
        let answer = ana.form("/language", &[("lang", "fr"), ("back", back)]);
        assert_eq!((answer.status, &*answer.location), (303, goes), "{back:?}");
    }
    let kind = "application/x-www-form-urlencoded";
    assert_eq!(ana.send("/language", kind, "lang=fr&back=/").status, 403);
}

/// One client made 20,000 tables, and nobody could make one any more.
#[test]
fn unfinished_tables_are_limited_by_visitor_and_by_address() {
    let folder = tempfile::tempdir().unwrap();
    let limit = |config: &mut Config| {
        config.limits.tables_per_visitor = 2;
        config.limits.tables_per_address = 3;
        config.limits.trusted_proxies = vec!["127.0.0.1/32".parse().unwrap()];
    };
    let running = serve_with(folder.path(), limit);
    let guest = |running: &Running, address: &str| {
        let mut guest = Guest::new(running);
        guest.headers = vec![("x-forwarded-for".into(), address.into())];
        guest
    };
    let waiting = json!({ "game": "red-outpost", "players": 2, "seats": [1], "open": true });
    let make = |guest: &Guest| guest.post("/api/tables", &waiting);
    let (ana, ben) = (guest(&running, "192.0.2.1"), guest(&running, "192.0.2.1"));
    let eve = guest(&running, "192.0.2.2");
    assert_eq!([make(&ana).status, make(&ana).status], [201, 201]);
    let refused = make(&ana);
    assert_eq!(refused.status, 429);
    let error = refused.json()["error"].as_str().unwrap().to_string();
    assert!(error.contains("2 unfinished games"), "{error}");
    assert_ne!(refused.header("retry-after"), "");
    assert_eq!([make(&ben).status, make(&ben).status], [201, 429]);
    let made = make(&eve).ok().json();
    // A game that is over does not count.
    let solo = json!({ "game": "red-outpost", "players": 1, "seats": [1] });
    let played = eve.post("/api/tables", &solo).ok().json();
    assert_eq!(make(&eve).status, 429);
    let played = played["table"].as_str().unwrap();
    assert_eq!(eve.play_on(played, 10_000)["stage"], "over");
    make(&eve).ok();
    // What a visitor has made counts after a restart too.
    drop(running);
    let running = serve_with(folder.path(), limit);
    assert_eq!(make(&eve.at(&running)).status, 429);
    assert!(made["table"].is_string());
}

/// A retry after a lost answer made two tables, or was refused.
#[test]
fn what_is_sent_again_happens_once() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let (ana, ben) = (Guest::new(&running), Guest::new(&running));
    let new = json!({
        "game": "red-outpost", "players": 2, "seats": [1], "open": true, "submission": "one",
    });
    let make = |guest: &Guest| guest.post("/api/tables", &new).ok().json()["table"].clone();
    let table = make(&ana);
    assert_eq!(make(&ana), table);
    // The ids of somebody else are others.
    assert_ne!(make(&ben), table);
    let sit = format!("/api/tables/{}/sit", table.as_str().unwrap());
    let body = json!({ "seat": 2, "nonce": "n" });
    let first = ben.post(&sit, &body).ok().json();
    let second = ben.post(&sit, &body).ok().json();
    assert_eq!(second["repeated"], true);
    assert_eq!(second["seq"], first["seq"]);
    assert_eq!(ana.post(&sit, &body).status, 409);
}

/// Invisible names, and the name of the other player.
#[test]
fn nobody_hides_behind_a_name() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let (ana, ben) = (Guest::new(&running), Guest::new(&running));
    let rename = |guest: &Guest, name: &str| guest.post("/api/me", &json!({ "name": name }));
    for name in [
        "\u{200b}\u{200b}",
        "\u{202e}nasuS",
        "Ana\u{2066}",
        "",
        "\u{2800}",
    ] {
        assert_eq!(rename(&ben, name).status, 422, "{name:?}");
    }
    assert_eq!(rename(&ana, "Jose\u{301}").ok().json()["name"], "José");
    rename(&ana, "Susana").ok();
    let table = ana.table(2, 0);
    // A Cyrillic letter looks the same.
    for name in ["Susana", "SUSANA", "Susan\u{430}"] {
        rename(&ben, name).ok();
        let sat = ben.post(&format!("/api/tables/{table}/sit"), &json!({ "seat": 2 }));
        assert_eq!(sat.status, 409, "{name}");
    }
    rename(&ben, "Ben").ok();
    ben.post(&format!("/api/tables/{table}/sit"), &json!({ "seat": 2 }))
        .ok();
}

/// The answers to a request that many send at the same moment.
fn at_once<T: Send>(count: usize, send: impl Fn() -> T + Sync) -> Vec<T> {
    let barrier = std::sync::Barrier::new(count);
    std::thread::scope(|scope| {
        let one = || {
            barrier.wait();
            send()
        };
        let all: Vec<_> = (0..count).map(|_| scope.spawn(one)).collect();
        all.into_iter().map(|one| one.join().unwrap()).collect()
    })
}

#[test]
fn nobody_makes_more_tables_at_once_than_one_after_the_other() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve_with(folder.path(), |config| config.limits.tables_per_visitor = 3);
    let ana = Guest::new(&running);
    let body = json!({ "game": "red-outpost", "players": 2, "seats": [1], "open": true });
    let made = at_once(16, || ana.post("/api/tables", &body).status);
    assert_eq!(
        made.iter().filter(|status| **status == 201).count(),
        3,
        "{made:?}"
    );
    assert_eq!(
        made.iter().filter(|status| **status == 429).count(),
        13,
        "{made:?}"
    );
}

#[test]
fn a_table_that_is_asked_for_many_times_at_once_is_made_once() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let ana = Guest::new(&running);
    let body = json!({
        "game": "red-outpost", "players": 2, "seats": [1], "open": true, "submission": "one",
    });
    let made = at_once(8, || {
        ana.post("/api/tables", &body).ok().json()["table"].clone()
    });
    assert!(made.iter().all(|table| *table == made[0]), "{made:?}");
}

/// The fields of the first form that goes there, as the page has them.
fn form_fields(page: &str, action: &str) -> Vec<(String, String)> {
    let page = scraper::Html::parse_document(page);
    let form = scraper::Selector::parse(&format!("form[action=\"{action}\"]")).unwrap();
    let field = scraper::Selector::parse("input[type=hidden]").unwrap();
    let form = page.select(&form).next().expect("the form");
    let field_of = |field: scraper::ElementRef<'_>| {
        let value = |name| field.attr(name).unwrap_or_default().to_string();
        (value("name"), value("value"))
    };
    form.select(&field).map(field_of).collect()
}

/// Sends a form of a page as a browser without script does.
fn send_form(guest: &Guest, page: &str, action: &str, more: &[(&str, &str)]) -> String {
    let mut fields = form_fields(page, action);
    fields.extend(
        more.iter()
            .map(|(name, value)| (name.to_string(), value.to_string())),
    );
    let fields = fields
        .iter()
        .map(|(name, value)| format!("{name}={}", encode(value)));
    let body = fields.collect::<Vec<_>>().join("&");
    let answer = guest.send(action, "application/x-www-form-urlencoded", &body);
    assert_eq!(answer.status, 303, "{answer:?}");
    answer.location
}

/// Without script: a button that is pressed twice.
#[test]
fn a_form_that_is_sent_twice_happens_once() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let ana = Guest::new(&running);
    let home = ana.get("/").ok().text;
    let bots = [("mode", "bots")];
    let table = send_form(&ana, &home, "/play-now", &bots);
    assert_eq!(send_form(&ana, &home, "/play-now", &bots), table);
    // Another page is another wish.
    let other = ana.get("/").ok().text;
    assert_ne!(send_form(&ana, &other, "/play-now", &bots), table);
    // So is the same page with something else filled in, and once the game has begun.
    let screen = [("mode", "screen")];
    assert_ne!(send_form(&ana, &home, "/play-now", &screen), table);
    let id = table.rsplit('/').next().unwrap();
    let start = format!("/api/tables/{id}/start");
    ana.post(&start, &json!({ "nonce": "a number" })).ok();
    assert_ne!(send_form(&ana, &home, "/play-now", &bots), table);

    let sheet = ana.get("/new/red-outpost").ok().text;
    let open = [("seat-2", "open")];
    let waiting = send_form(&ana, &sheet, "/tables", &open);
    assert_eq!(send_form(&ana, &sheet, "/tables", &open), waiting);
    assert_ne!(
        send_form(&ana, &sheet, "/tables", &[("seat-2", "greedy")]),
        waiting
    );

    let id = waiting.rsplit('/').next().unwrap();
    let page = ana.get(&waiting).ok().text;
    let chat = format!("/t/{id}/chat");
    for text in ["Hello", "Hello", "Anyone?"] {
        send_form(&ana, &page, &chat, &[("text", text)]);
    }
    let said = |guest: &Guest| {
        let frame = guest.frame(id);
        let lines = frame["chat"].as_array().unwrap().iter();
        lines
            .map(|line| line["text"].as_str().unwrap().to_string())
            .collect::<Vec<_>>()
    };
    let mut lines = said(&ana);
    lines.sort();
    assert_eq!(lines, ["Anyone?", "Hello"]);
    let page = ana.get(&waiting).ok().text;
    send_form(&ana, &page, &chat, &[("text", "Hello")]);
    assert_eq!(said(&ana).len(), 3);
}
