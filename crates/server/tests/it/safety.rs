//! Hostile clients get a clear answer and nothing else.

use std::{
    io::{BufRead, BufReader, Write},
    net::TcpStream,
};

use serde_json::json;

use crate::kit::{Guest, serve, serve_with};

#[test]
fn the_secret_of_the_dice_is_in_no_answer_before_the_end() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let (ana, eve) = (Guest::new(&running), Guest::new(&running));
    let table = ana.table(2, 1);
    ana.play_on(&table, 5);
    ana.wait(&table);
    let database = rusqlite::Connection::open(folder.path().join("test.sqlite")).unwrap();
    let secret: String = database
        .query_row("SELECT secret FROM game_table", [], |row| row.get(0))
        .unwrap();
    assert_eq!(secret.len(), 64);
    for guest in [&ana, &eve] {
        let paths = [
            "/".to_string(),
            "/api/home".into(),
            format!("/t/{table}"),
            format!("/t/{table}/frame"),
            format!("/t/{table}?at=2"),
            format!("/api/tables/{table}"),
            format!("/t/{table}/record"),
            format!("/replay/{table}"),
            format!("/verify/{table}"),
            "/metrics".into(),
        ];
        for path in paths {
            assert!(!guest.get(&path).text.contains(&secret), "{path}");
        }
        let wrong = guest.play(&table, 1, "miner>nowhere", 0);
        assert!(!wrong.text.contains(&secret));
    }
}

#[test]
fn every_page_forbids_what_it_does_not_need() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let ana = Guest::new(&running);
    let table = ana.table(1, 0);
    for path in [
        "/",
        &format!("/t/{table}"),
        "/rules/red-outpost",
        "/nowhere",
        "/healthz",
    ] {
        let answer = ana.get(path);
        let policy = answer.header("content-security-policy");
        assert!(
            policy.contains("default-src 'none'") && !policy.contains("unsafe"),
            "{path}"
        );
        assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
    }
    let stranger = Guest::stranger(&running).get("/");
    let cookie = stranger.header("set-cookie");
    assert!(
        cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"),
        "{cookie}"
    );
}

#[test]
fn requests_from_other_sites_and_forged_identities_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let ana = Guest::new(&running);
    let table = ana.table(2, 0);
    let chat = format!("/api/tables/{table}/chat");
    let mut elsewhere = ana.at(&running);
    elsewhere
        .headers
        .push(("origin".into(), "http://evil.example".into()));
    assert_eq!(elsewhere.post(&chat, &json!({ "text": "hi" })).status, 403);
    let mut elsewhere = ana.at(&running);
    elsewhere
        .headers
        .push(("sec-fetch-site".into(), "cross-site".into()));
    assert_eq!(elsewhere.post(&chat, &json!({ "text": "hi" })).status, 403);
    // A form without the visitor's token, or with another's.
    let kind = "application/x-www-form-urlencoded";
    assert_eq!(
        ana.send(&format!("/t/{table}/chat"), kind, "text=hi")
            .status,
        403
    );
    assert_eq!(
        ana.send(&format!("/t/{table}/chat"), kind, "text=hi&token=00")
            .status,
        403
    );
    // A cookie that was not signed here makes a new visitor, who may not do this.
    let mut forged = ana.at(&running);
    forged.cookie = forged.cookie.replace('.', ".0");
    assert_eq!(
        forged
            .post(&format!("/api/tables/{table}/leave"), &json!({ "seat": 1 }))
            .status,
        403
    );
    let mut forged = Guest::stranger(&running);
    forged
        .headers
        .push(("authorization".into(), "Bearer abc.def".into()));
    assert_eq!(forged.get("/api/me").status, 401);
    // The real token is as good as the cookie.
    let token = ana.get("/api/me").json()["token"]
        .as_str()
        .unwrap()
        .to_string();
    let mut program = Guest::stranger(&running);
    program
        .headers
        .push(("authorization".into(), format!("Bearer {token}")));
    program.post(&chat, &json!({ "text": "hi" })).ok();
}

#[test]
fn what_is_too_large_or_too_fast_or_nonsense_gets_a_clear_answer() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let ana = Guest::new(&running);
    let table = ana.table(2, 0);
    let long = "x".repeat(40_000);
    let answer = ana.post(
        &format!("/api/tables/{table}/chat"),
        &json!({ "text": long }),
    );
    assert_eq!(answer.status, 413, "{}", answer.text);
    let wrong = [
        ("/api/tables", "{", 400),
        ("/api/tables", "[]", 400),
        ("/api/tables", r#"{"game":"chess","players":2}"#, 404),
        ("/api/tables", r#"{"game":"red-outpost","players":9}"#, 422),
        (
            "/api/tables",
            r#"{"game":"red-outpost","players":2,"options":{"x":"y"}}"#,
            422,
        ),
        (
            "/api/tables",
            r#"{"game":"red-outpost","players":2,"bots":{"2":"deep"}}"#,
            400,
        ),
        (
            "/api/tables",
            r#"{"game":"red-outpost","players":2,"seats":[7]}"#,
            404,
        ),
        (
            "/api/tables",
            r#"{"game":"red-outpost","players":2,"seats":[1,1]}"#,
            409,
        ),
        (
            "/api/tables/none/play",
            r#"{"seat":1,"action":"a","seq":1,"submission":"x"}"#,
            404,
        ),
        ("/api/me", r#"{"name":"   "}"#, 422),
    ];
    for (path, body, status) in wrong {
        let answer = ana.send(path, "application/json", body);
        assert_eq!(answer.status, status, "{path} {body}: {}", answer.text);
        assert!(
            answer.json()["error"]
                .as_str()
                .is_some_and(|error| error.len() > 5)
        );
    }
    // Also a nonce that nobody would use.
    for nonce in ["x".repeat(129), String::new()] {
        let start = format!("/api/tables/{table}/start");
        assert_eq!(ana.post(&start, &json!({ "nonce": nonce })).status, 400);
    }
    // What was refused has not left half a table behind.
    let mine = ana.get("/api/home").json()["mine"].clone();
    assert_eq!(mine.as_array().unwrap().len(), 1, "{mine}");
    assert_eq!(ana.get("/t/nowhere").status, 404);
    assert_eq!(ana.get("/rules/nothing").status, 404);
    assert_eq!(ana.get("/t/%ff").status, 400);
    // Also what no route of ours has seen is refused in our words.
    let strange = [
        ana.get("/api/tables/%ff"),
        ana.get(&format!("/api/tables/{table}?as_seat=me")),
        ana.post("/api/home", &json!({})),
        ana.send("/api/tables", "text/plain", "hello"),
    ];
    for (answer, status) in strange.iter().zip([400, 400, 405, 400]) {
        assert_eq!(answer.status, status, "{answer:?}");
        assert!(answer.json()["error"].is_string(), "{answer:?}");
    }
    let page = ana.send(&format!("/t/{table}/chat"), "text/plain", "hello");
    assert_eq!(page.status, 400);
    assert!(page.text.contains("The form is incomplete"), "{page:?}");

    let folder = tempfile::tempdir().unwrap();
    let running = serve_with(folder.path(), |config| config.limits.changes_per_second = 1);
    let ana = Guest::new(&running);
    let statuses: Vec<u16> = (0..12)
        .map(|_| ana.post("/api/me", &json!({ "name": "Ana" })).status)
        .collect();
    assert!(
        statuses.contains(&200) && statuses.contains(&429),
        "{statuses:?}"
    );
}

#[test]
fn an_impossible_setup_is_refused_with_what_is_wrong_in_it() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let mut ana = Guest::new(&running);
    let error = |ana: &Guest, body: serde_json::Value| {
        let answer = ana.post("/api/tables", &body);
        assert_eq!(answer.status, 422, "{answer:?}");
        answer.json()["error"].as_str().unwrap().to_string()
    };
    let many = error(&ana, json!({ "game": "red-outpost", "players": 9 }));
    assert_eq!(many, "This game takes 1 to 4 players, not 9.");
    let options = json!({ "game": "red-outpost", "players": 2, "options": { "colour": "red" } });
    let unknown = error(&ana, options);
    assert!(
        unknown.contains("Unknown option “colour”. Available: "),
        "{unknown}"
    );
    assert!(unknown.contains("first"), "{unknown}");
    let options = json!({ "game": "red-outpost", "players": 2, "options": { "first": "3" } });
    let value = error(&ana, options.clone());
    assert!(
        value.contains("“first” can’t be “3”. Use one of: "),
        "{value}"
    );
    // A page says the same, in the reader's language.
    ana.headers.push(("accept-language".into(), "fr".into()));
    assert!(error(&ana, options).contains("l’option «\u{a0}first\u{a0}»"));
    let fields = [
        ("game", "red-outpost"),
        ("seat-2", "open"),
        ("set-first", "3"),
    ];
    let page = ana.form("/tables", &fields);
    assert_eq!(page.status, 422);
    let clash = "«\u{a0}Premier joueur\u{a0}: Place 3\u{a0}» ne va pas avec le reste.";
    assert!(page.text.contains(clash), "{}", page.text);
}

#[test]
fn a_problem_is_packed_like_any_other_page() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let mut ana = Guest::new(&running);
    ana.headers.push(("accept-encoding".into(), "gzip".into()));
    let answer = ana.get("/nowhere");
    assert_eq!(
        (answer.status, answer.header("content-encoding")),
        (404, "gzip")
    );
}

/// Reads the next event of a stream: its id and data.
pub fn next_event(stream: &mut impl BufRead) -> (u64, serde_json::Value) {
    let (mut id, mut line) = (0, String::new());
    loop {
        line.clear();
        assert!(stream.read_line(&mut line).unwrap() > 0, "the stream ended");
        if let Some(number) = line.strip_prefix("id: ") {
            id = number.trim().parse().unwrap();
        }
        if let Some(data) = line.strip_prefix("data: ") {
            return (id, serde_json::from_str(data).unwrap());
        }
    }
}

#[test]
fn a_stream_tells_of_changes_and_resumes_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let (ana, ben) = (Guest::new(&running), Guest::new(&running));
    let table = ana.table(2, 0);
    let open = |last: Option<u64>| {
        let mut stream =
            TcpStream::connect(running.address.strip_prefix("http://").unwrap()).unwrap();
        stream
            .set_read_timeout(Some(std::time::Duration::from_secs(10)))
            .unwrap();
        let last = last.map_or_else(String::new, |id| format!("Last-Event-ID: {id}\r\n"));
        let head = format!(
            "GET /t/{table}/events HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip\r\nCookie: {}\r\n{last}\r\n",
            ana.cookie
        );
        stream.write_all(head.as_bytes()).unwrap();
        BufReader::new(stream)
    };
    // A stream is never packed: an event would wait until there is enough to pack.
    let mut stream = open(None);
    let (first, data) = next_event(&mut stream);
    assert_eq!((first, data["seq"].as_u64()), (3, Some(3)));
    let body = json!({ "seat": 2, "nonce": "ben" });
    ben.post(&format!("/api/tables/{table}/sit"), &body).ok();
    let (second, data) = next_event(&mut stream);
    assert_eq!(data["stage"], "playing");
    assert!(second > first, "{second}");
    // Someone who has seen the last event hears only what comes next.
    let mut resumed = open(Some(second));
    ben.post(
        &format!("/api/tables/{table}/chat"),
        &json!({ "text": "hello" }),
    )
    .ok();
    assert_eq!(next_event(&mut resumed).0, second + 1);
    assert_eq!(next_event(&mut stream).0, second + 1);
    // Someone who missed something hears at once.
    assert_eq!(next_event(&mut open(Some(second))).0, second + 1);
}

#[test]
fn script_and_styles_are_packed_and_kept() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let mut ana = Guest::stranger(&running);
    let home = ana.get("/").ok();
    let folder = home
        .text
        .split("href=\"")
        .find(|rest| rest.starts_with("/assets/"));
    let folder = folder
        .and_then(|rest| rest.split("/orrery.css").next())
        .expect("a style");
    for file in ["main.js", "orrery.css", "red-outpost.css"] {
        let path = format!("{folder}/{file}");
        ana.headers.clear();
        let plain = ana.get(&path).ok();
        assert_eq!(plain.header("content-encoding"), "", "{file}");
        ana.headers.push(("accept-encoding".into(), "gzip".into()));
        let packed = ana.get(&path).ok();
        assert_eq!(packed.header("content-encoding"), "gzip", "{file}");
        assert_eq!(packed.header("vary"), "accept-encoding", "{file}");
        for answer in [&plain, &packed] {
            assert_eq!(
                answer.header("cache-control"),
                "public, max-age=31536000, immutable"
            );
        }
    }
    for missing in [
        &format!("{folder}/nothing.css"),
        "/assets/0123456789abcdef/main.js",
    ] {
        assert_eq!(ana.get(missing).status, 404, "{missing}");
    }
}

/// Whoever writes a program hears which field is wrong, not only that something is.
#[test]
fn a_wrong_request_to_the_api_is_told_what_is_wrong_in_it() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let ana = Guest::new(&running);
    let table = ana.table(1, 0);
    let play = format!("/api/tables/{table}/play");
    for (path, body, told) in [
        (
            "/api/tables",
            json!({ "game": "red-outpost", "player": 2 }),
            "`player`",
        ),
        ("/api/tables", json!({ "game": "red-outpost" }), "`players`"),
        (
            &play,
            json!({ "seat": 1, "action": "a", "seq": 1 }),
            "`submission`",
        ),
        (
            "/api/tables",
            json!({ "game": "red-outpost", "players": 2, "submission": "" }),
            "`submission`",
        ),
        (
            &format!("/api/tables/{table}/chat"),
            json!({ "text": "Hello", "submission": "" }),
            "`submission`",
        ),
    ] {
        let answer = ana.post(path, &body);
        assert_eq!(answer.status, 400, "{answer:?}");
        let error = answer.json()["error"].to_string();
        assert!(error.contains(told), "{error}");
    }
    // The largest number that is described is taken, the next one is not.
    for name in ["log", "chat", "tip"] {
        let read = |number: u64| {
            ana.get(&format!("/api/tables/{table}?{name}={number}"))
                .status
        };
        assert_eq!([read((1 << 53) - 1), read(1 << 53)], [200, 400], "{name}");
    }
    let list = |page: u64| ana.get(&format!("/api/tables?page={page}")).status;
    assert_eq!([list(u32::MAX.into()), list(1 << 32)], [200, 400]);
}
