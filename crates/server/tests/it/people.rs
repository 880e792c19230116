//! Who somebody is: sessions, tokens, another device, two who turn out to be one.

use std::{
    io::{BufRead, BufReader, Write},
    net::TcpStream,
    path::Path,
    time::Duration,
};

use serde_json::json;
use server::{Clock, admin::Command};

use crate::kit::{Answer, Guest, encode, order, serve, serve_with, settled, soon};

/// The code of a link that this browser makes.
#[track_caller]
pub fn link(guest: &Guest) -> String {
    let page = guest.form("/me/link", &[]).ok();
    assert_eq!(page.header("referrer-policy"), "same-origin");
    let code = page.text.split("class=\"code\"><code>").nth(1).unwrap();
    code.split('<').next().unwrap().to_owned()
}

/// What the new device is told before anything happens.
pub fn look(guest: &Guest, code: &str) -> Answer {
    guest.form("/link", &[("code", code)])
}

/// The new device signs in.
pub fn confirm(guest: &mut Guest, code: &str, games: &str) -> Answer {
    let answer = guest.form("/link/confirm", &[("code", code), ("games", games)]);
    guest.keep(&answer);
    answer
}

fn sessions(guest: &Guest) -> Vec<serde_json::Value> {
    let list = guest.get("/api/me/sessions").ok().json();
    list.as_array().unwrap().clone()
}

/// Whoever only looks leaves no trace; with the first change the browser gets a session, and
/// whoever still shows the signed cookie stays the same person.
#[test]
fn a_signed_cookie_becomes_a_session_with_the_first_change() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let mut ana = Guest::new(&running);
    let (signed, id) = (ana.cookie.clone(), ana.id());
    assert_eq!(ana.get("/").header("set-cookie"), "");
    let table = ana.table(2, 1);
    let changed = ana.post("/api/me", &json!({ "name": "Ana" })).ok();
    ana.keep(&changed);
    assert_ne!(ana.cookie, signed);
    assert_eq!(ana.cookie.len(), "orrery=".len() + 64);
    let cookie = changed.header("set-cookie");
    assert!(
        cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"),
        "{cookie}"
    );
    assert_eq!(ana.id(), id);
    assert!(!ana.wait(&table)["questions"].as_array().unwrap().is_empty());
    // However often it is exchanged, it is one session.
    let mut before = ana.at(&running);
    before.cookie = signed;
    for _ in 0..3 {
        let again = before.post("/api/me", &json!({ "name": "Ana" })).ok();
        assert_eq!(
            again.header("set-cookie").split(';').next(),
            Some(&*ana.cookie)
        );
    }
    assert_eq!(sessions(&ana).len(), 1);
    assert_eq!(before.id(), id);
    // Nobody is told a token again that is in use.
    assert!(ana.get("/api/me").json()["token"].is_null());
    drop(running);
    // Of the token nothing but its hash is kept, and it holds after a restart.
    let token = ana.cookie.split_once('=').unwrap().1;
    for entry in std::fs::read_dir(folder.path()).unwrap() {
        let bytes = std::fs::read(entry.unwrap().path()).unwrap();
        let found = bytes
            .windows(token.len())
            .any(|part| part == token.as_bytes());
        assert!(!found);
    }
    let running = serve(folder.path());
    assert_eq!(ana.at(&running).id(), id);
}

#[test]
fn a_device_that_is_signed_out_is_a_stranger() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let laptop = settled(&running, "Ana");
    let mut phone = settled(&running, "phone");
    let code = link(&laptop);
    assert_eq!(confirm(&mut phone, &code, "along").status, 303);
    assert_eq!(phone.id(), laptop.id());
    let list = sessions(&laptop);
    let here: Vec<bool> = list
        .iter()
        .map(|one| one["here"].as_bool().unwrap())
        .collect();
    assert_eq!(here, [true, false]);
    let page = laptop.get("/me").ok().text;
    assert_eq!(page.matches("action=\"/me/sign-out\"").count(), 2);
    // Somebody else can neither see nor end them.
    let eve = settled(&running, "Eve");
    let theirs = list[1]["id"].as_str().unwrap();
    assert_eq!(
        eve.delete(&format!("/api/me/sessions/{theirs}")).status,
        404
    );
    let refused = eve.form("/me/sign-out", &[("session", theirs)]);
    assert_eq!(refused.status, 404);
    assert_eq!(phone.id(), laptop.id());
    let out = laptop.form("/me/sign-out", &[("session", theirs)]);
    assert_eq!((out.status, &*out.location), (303, "/me"));
    assert_ne!(phone.id(), laptop.id());
    let again = laptop.form("/me/sign-out", &[("session", theirs)]);
    assert_eq!(again.status, 404);
    // Oneself: the cookie goes too, and what was signed before there was a session is dead.
    let id = laptop.id();
    let out = laptop.form("/me/sign-out", &[]);
    assert_eq!(out.location, "/");
    let cookie = out.header("set-cookie");
    assert!(
        cookie.starts_with("orrery=;") && cookie.contains("Max-Age=0"),
        "{cookie}"
    );
    assert_ne!(laptop.id(), id);
}

/// Signing out elsewhere ends what a browser had before there was a session, too.
#[test]
fn everywhere_else_is_signed_out_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let mut laptop = Guest::new(&running);
    let copied = laptop.at(&running);
    let named = laptop.post("/api/me", &json!({ "name": "Ana" })).ok();
    laptop.keep(&named);
    let (id, mut phone) = (laptop.id(), Guest::new(&running));
    let code = link(&laptop);
    confirm(&mut phone, &code, "along").ok();
    let made = laptop.post("/api/me/tokens", &json!({ "name": "my bot" }));
    let token = made.json()["token"].as_str().unwrap().to_owned();
    let bot = Guest::program(&running, &token);
    for same in [&copied, &phone, &bot] {
        assert_eq!(same.id(), id);
    }
    assert_eq!(bot.delete("/api/me/sessions").status, 403);
    let ended = laptop.delete("/api/me/sessions").ok().json();
    assert_eq!(ended["ended"], 2);
    assert_eq!(laptop.id(), id);
    for other in [&copied, &phone] {
        assert_ne!(other.id(), id);
        let renamed = other.post("/api/me", &json!({ "name": "Eve" }));
        assert_ne!(renamed.json()["id"].as_str(), Some(&*id));
    }
    assert_eq!(bot.get("/api/me").status, 401);
    assert_eq!(laptop.get("/api/me").json()["name"], "Ana");
}

#[test]
fn a_token_plays_and_does_no_more() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let ana = settled(&running, "Ana");
    let made = ana.post("/api/me/tokens", &json!({ "name": " my\u{202e}  bot " }));
    assert_eq!(made.status, 201);
    let made = made.json();
    assert_eq!(made["name"], "my bot");
    let token = made["token"].as_str().unwrap();
    let bot = Guest::program(&running, token);
    let table = bot.table(2, 1);
    assert!(!ana.wait(&table)["questions"].as_array().unwrap().is_empty());
    // It cannot multiply, sign in other devices or sign them out.
    let more = bot.post("/api/me/tokens", &json!({ "name": "more" }));
    assert_eq!(more.status, 403);
    let own = sessions(&ana)[0]["id"].as_str().unwrap().to_owned();
    assert_eq!(bot.delete(&format!("/api/me/sessions/{own}")).status, 403);
    let form = "application/x-www-form-urlencoded";
    for path in ["/me/link", "/me/sign-out-others", "/link"] {
        assert_eq!(bot.send(path, form, "").status, 403, "{path}");
    }
    let out = bot.send("/me/sign-out", form, &format!("session={own}"));
    assert_eq!(out.status, 403);
    // A cookie is no token, and a token no cookie.
    let mut misplaced = Guest::stranger(&running);
    misplaced.cookie = format!("orrery={token}");
    assert_ne!(misplaced.id(), ana.id());
    let cookie = ana.cookie.split_once('=').unwrap().1;
    let misplaced = Guest::program(&running, cookie);
    assert_eq!(misplaced.get("/api/me").status, 401);
    // Revoked, it is nothing.
    let id = made["id"].as_str().unwrap();
    ana.form("/me/sign-out", &[("session", id)]).ok();
    assert_eq!(bot.get("/api/me").status, 401);
    for wrong in ["", "  ", "\u{200b}"] {
        let refused = ana.post("/api/me/tokens", &json!({ "name": wrong }));
        assert_eq!(refused.status, 422, "{wrong:?}");
    }
}

#[test]
fn nobody_has_more_tokens_than_can_be_looked_after() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let ana = settled(&running, "Ana");
    let make = || ana.post("/api/me/tokens", &json!({ "name": "bot" }));
    let ids: Vec<String> = (0..20)
        .map(|_| make().ok().json()["id"].as_str().unwrap().to_owned())
        .collect();
    assert_eq!(make().status, 409);
    ana.delete(&format!("/api/me/sessions/{}", ids[7])).ok();
    // A token may revoke itself.
    let made = make().ok().json();
    let bot = Guest::program(&running, made["token"].as_str().unwrap());
    let own = format!("/api/me/sessions/{}", made["id"].as_str().unwrap());
    bot.delete(&own).ok();
    assert_eq!(bot.get("/api/me").status, 401);
}

/// A GET never signs anybody in; a code works once, for ten minutes, for whoever has it.
#[test]
fn a_code_signs_in_one_device_once() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Clock::default();
    let running = serve_with(folder.path(), |config| config.clock = clock.clone());
    let laptop = settled(&running, "Ana");
    let code = link(&laptop);
    let mut phone = Guest::new(&running);
    for path in ["/link", &format!("/link?code={code}"), "/link/confirm"] {
        let got = phone.get(path);
        assert_eq!(got.header("set-cookie"), "", "{path}");
        assert_ne!(phone.id(), laptop.id(), "{path}");
    }
    let page = phone.get("/link");
    assert_eq!(page.header("referrer-policy"), "same-origin");
    // Looking at it uses nothing up, however it is typed.
    for typed in [code.clone(), code.to_lowercase().replace('-', " ")] {
        let told = look(&phone, &typed);
        assert!(told.text.contains("Sign in as Ana?"), "{}", told.text);
    }
    let wrong = code.replace(&code[..1], if code.starts_with('7') { "8" } else { "7" });
    for wrong in [&*wrong, "", "x", "\0", &"7".repeat(4000)] {
        assert_eq!(look(&phone, wrong).status, 404, "{wrong}");
        assert_eq!(confirm(&mut phone, wrong, "along").status, 404, "{wrong}");
    }
    assert_eq!(confirm(&mut phone, &code, "perhaps").status, 400);
    assert_ne!(phone.id(), laptop.id());
    assert_eq!(confirm(&mut phone, &code, "along").location, "/me");
    assert_eq!(phone.id(), laptop.id());
    // Used, it is nothing.
    let mut eve = Guest::new(&running);
    assert_eq!(look(&eve, &code).status, 404);
    assert_eq!(confirm(&mut eve, &code, "along").status, 404);
    assert_ne!(eve.id(), laptop.id());
    // Nor after ten minutes.
    let code = link(&laptop);
    assert_eq!(look(&eve, &code).status, 200);
    clock.set(clock.now() + 10 * 60 * 1000);
    assert_eq!(look(&eve, &code).status, 404);
    assert_eq!(confirm(&mut eve, &code, "along").status, 404);
    // Of four, the first is no longer good.
    let codes: Vec<String> = (0..4).map(|_| link(&laptop)).collect();
    let good: Vec<u16> = codes.iter().map(|code| look(&eve, code).status).collect();
    assert_eq!(good, [404, 200, 200, 200]);
    // Whoever is signed in already is told so, and nothing is used up.
    assert!(look(&phone, &codes[1]).text.contains("already"));
    assert_eq!(look(&eve, &codes[1]).status, 200);
}

/// Whoever is signed out does not come back by a code that was made before.
#[test]
fn a_code_ends_with_the_device_that_made_it() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let laptop = settled(&running, "Ana");
    let mut phone = settled(&running, "phone");
    confirm(&mut phone, &link(&laptop), "along").ok();
    let codes = [link(&laptop), link(&phone)];
    let mut eve = Guest::new(&running);
    let look_at = |eve: &Guest| codes.each_ref().map(|code| look(eve, code).status);
    assert_eq!(look_at(&eve), [200, 200]);
    laptop.form("/me/sign-out-others", &[]).ok();
    assert_eq!(look_at(&eve), [200, 404]);
    assert_eq!(confirm(&mut eve, &codes[1], "leave").status, 404);
    assert_ne!(eve.id(), laptop.id());
    confirm(&mut eve, &codes[0], "leave").ok();
    assert_eq!(eve.id(), laptop.id());
}

/// Forms of other sites sign nobody in, and nobody can try codes for long.
#[test]
fn codes_cannot_be_forced_or_guessed() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve_with(folder.path(), |config| config.limits.codes_per_minute = 5);
    let laptop = settled(&running, "Ana");
    let code = link(&laptop);
    let phone = Guest::new(&running);
    let body = format!("code={}&games=along", encode(&code));
    let form = "application/x-www-form-urlencoded";
    assert_eq!(phone.send("/link/confirm", form, &body).status, 403);
    assert_eq!(phone.send("/me/link", form, "").status, 403);
    let statuses: Vec<u16> = (0..6)
        .map(|_| look(&phone, "7777-7777-7777-7777").status)
        .collect();
    assert_eq!(statuses, [404, 404, 404, 404, 404, 429]);
    // Even the right one, and by another identity of the same network.
    let mut other = Guest::new(&running);
    assert_eq!(confirm(&mut other, &code, "along").status, 429);
    assert_ne!(other.id(), laptop.id());
}

/// What was played on the other device comes along: told before, done at once, there after a
/// restart, and nobody acts as the one who is no more.
#[test]
fn games_of_the_other_device_come_along() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let laptop = settled(&running, "Ana");
    let own = laptop.table(2, 1);
    let mut phone = settled(&running, "Traveller");
    let (gone, old) = (phone.id(), phone.at(&running));
    let made = phone
        .post("/api/me/tokens", &json!({ "name": "bot" }))
        .json();
    let bot = Guest::program(&running, made["token"].as_str().unwrap());
    let table = phone.table(2, 1);
    phone.play_on(&table, 3);
    let code = link(&laptop);
    let told = look(&phone, &code).text;
    assert!(told.contains("1 game is Traveller’s"), "{told}");
    assert!(told.contains("1 other device or token"), "{told}");
    confirm(&mut phone, &code, "along").ok();
    assert_eq!(phone.get("/api/me").json()["name"], "Ana");
    for device in [&phone, &laptop, &bot] {
        assert_eq!(device.id(), laptop.id());
        let running = device.get("/api/tables?list=running").json();
        assert_eq!(running["tables"].as_array().unwrap().len(), 2);
    }
    // It goes on from either, in memory and read again.
    laptop.play_on(&table, 2);
    assert_ne!(old.id(), gone);
    assert_ne!(old.id(), laptop.id());
    let seen = old.frame(&table);
    assert!(seen["questions"].as_array().unwrap().is_empty());
    drop(running);
    let running = serve(folder.path());
    let laptop = laptop.at(&running);
    laptop.play_on(&table, 2);
    laptop.play_on(&own, 2);
    let everything = dump(folder.path());
    assert!(everything.is_none_or(|all| !all.contains(&gone)));
}

/// The text of a file with all data; nothing where the tests run on PostgreSQL.
pub fn dump(folder: &Path) -> Option<String> {
    let file = folder.join("test.sqlite");
    let file = file
        .is_file()
        .then(|| rusqlite::Connection::open(file).unwrap())?;
    let mut tables = file
        .prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")
        .unwrap();
    let names = tables.query_map([], |row| row.get::<_, String>(0)).unwrap();
    let mut all = String::new();
    for name in names.map(Result::unwrap) {
        let mut rows = file.prepare(&format!("SELECT * FROM {name}")).unwrap();
        let width = rows.column_count();
        let mut rows = rows.query([]).unwrap();
        while let Some(row) = rows.next().unwrap() {
            for column in 0..width {
                let value: rusqlite::types::Value = row.get(column).unwrap();
                all += &format!("{value:?}\n");
            }
        }
    }
    Some(all)
}

/// Left behind, games stay with whoever is still signed in as their player.
#[test]
fn what_is_left_behind_stays() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let laptop = settled(&running, "Ana");
    let mut phone = settled(&running, "Traveller");
    let gone = phone.id();
    let made = phone
        .post("/api/me/tokens", &json!({ "name": "bot" }))
        .json();
    let bot = Guest::program(&running, made["token"].as_str().unwrap());
    let (old, table) = (phone.at(&running), phone.table(2, 1));
    let code = link(&laptop);
    confirm(&mut phone, &code, "leave").ok();
    assert_eq!(phone.id(), laptop.id());
    assert_ne!(old.id(), gone);
    assert_eq!(bot.id(), gone);
    bot.play_on(&table, 1);
    let frame = phone.frame(&table);
    assert!(frame["questions"].as_array().unwrap().is_empty());
}

/// The dice of a game are dealt to two, and so are its secrets: while both play there, they stay
/// two; afterwards that table stays as it was.
#[test]
fn two_at_one_table_do_not_become_one() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let laptop = settled(&running, "Ana");
    let mut phone = settled(&running, "Traveller");
    let both = laptop.table(3, 1);
    phone
        .post(&format!("/api/tables/{both}/sit"), &json!({ "seat": 2 }))
        .ok();
    let own = phone.table(2, 1);
    let code = link(&laptop);
    let told = look(&phone, &code).text;
    assert!(told.contains("both sit at a running game"), "{told}");
    assert!(told.contains(&format!("/t/{both}")) && !told.contains("/link/confirm"));
    let refused = confirm(&mut phone, &code, "along");
    assert_eq!(refused.status, 409);
    assert_ne!(phone.id(), laptop.id());
    let frame = laptop.frame(&both);
    assert_eq!(frame["sides"][1]["name"], "Traveller");
    // The game ends: the host closes it.
    laptop
        .post(&format!("/api/tables/{both}/close"), &json!({}))
        .ok();
    let code = link(&laptop);
    let told = look(&phone, &code).text;
    assert!(told.contains("1 finished game stays"), "{told}");
    assert!(told.contains("1 game is Traveller’s"), "{told}");
    confirm(&mut phone, &code, "along").ok();
    assert_eq!(phone.id(), laptop.id());
    laptop.play_on(&own, 1);
    drop(running);
    let running = serve(folder.path());
    let frame = laptop.at(&running).frame(&both);
    assert_eq!(frame["sides"][1]["name"], "Traveller");
}

/// Whoever listens when they are signed out hears nothing more.
#[test]
fn a_stream_ends_with_its_session() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let laptop = settled(&running, "Ana");
    let mut phone = Guest::new(&running);
    let code = link(&laptop);
    confirm(&mut phone, &code, "along").ok();
    let table = laptop.table(2, 0);
    let mut stream = TcpStream::connect(running.address.trim_start_matches("http://")).unwrap();
    let head = format!(
        "GET /t/{table}/events HTTP/1.1\r\nHost: x\r\nCookie: {}\r\nConnection: close\r\n\r\n",
        phone.cookie
    );
    stream.write_all(head.as_bytes()).unwrap();
    stream
        .set_read_timeout(Some(Duration::from_secs(20)))
        .unwrap();
    let mut lines = BufReader::new(stream).lines();
    let mut next = |what: &str| lines.find(|line| line.as_ref().is_ok_and(|l| l.contains(what)));
    assert!(next("event: change").is_some());
    let theirs = sessions(&laptop)[1]["id"].as_str().unwrap().to_owned();
    laptop.delete(&format!("/api/me/sessions/{theirs}")).ok();
    let chat = format!("/api/tables/{table}/chat");
    laptop.post(&chat, &json!({ "text": "hello" })).ok();
    // The answer ends; nothing was told.
    assert!(next("event: change").is_none());
}

/// A key is changed while people play: nobody is signed out, and what was signed by the key
/// before the last does not hold.
#[test]
fn nobody_is_signed_out_when_the_key_changes() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let ana = settled(&running, "Ana");
    let newcomer = Guest::new(&running);
    let (id, new_id) = (ana.id(), newcomer.id());
    drop(running);
    for (times, holds) in [(1, true), (2, false)] {
        order(folder.path(), Command::RotateKey);
        let running = serve(folder.path());
        assert_eq!(ana.at(&running).id(), id);
        assert_eq!(newcomer.at(&running).id() == new_id, holds, "{times}");
        ana.at(&running).form("/name", &[("name", "Ana")]).ok();
    }
}

/// Who is erased is signed out everywhere.
#[test]
fn nothing_is_left_of_the_sessions_of_who_is_erased() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let ana = settled(&running, "Ana");
    ana.post("/api/me/tokens", &json!({ "name": "bot" })).ok();
    link(&ana);
    let id = ana.id();
    drop(running);
    let visitor = id.clone();
    order(folder.path(), Command::Erase { visitor });
    assert!(dump(folder.path()).is_none_or(|all| !all.contains(&id)));
    let running = serve(folder.path());
    assert_ne!(ana.at(&running).id(), id);
}

/// Deleted, nothing is left but what was played: not a name, not a word, not an id, in the
/// whole database.
#[test]
fn nothing_is_left_of_who_deletes_the_profile() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let ben = settled(&running, "Ben");
    let mut ana = settled(&running, "Anastasia");
    ana.post("/api/me/tokens", &json!({ "name": "Anabot" }))
        .ok();
    let table = ben.table(2, 0);
    ana.post(&format!("/api/tables/{table}/sit"), &json!({ "seat": 2 }))
        .ok();
    let chat = format!("/api/tables/{table}/chat");
    ana.post(&chat, &json!({ "text": "my secret word" })).ok();
    ben.post(&chat, &json!({ "text": "of somebody else" })).ok();
    let own = ana.table(2, 1);
    let (id, bens) = (ana.id(), ben.id());
    // First everything to take along, and nothing of anybody else.
    let data = ana.get("/me/data").ok();
    assert!(data.header("content-disposition").starts_with("attachment"));
    let told = data.json();
    assert_eq!(
        (&told["name"], &told["id"]),
        (&json!("Anastasia"), &json!(id))
    );
    let tables = told["tables"].as_array().unwrap();
    assert_eq!(tables.len(), 2);
    assert!(data.text.contains("my secret word") && data.text.contains("Anabot"));
    assert!(!data.text.contains("of somebody else") && !data.text.contains(&bens));
    let hosted = tables.iter().find(|one| one["table"] == *own).unwrap();
    assert_eq!(hosted["host"], true);
    // Not by mistake, not by a token.
    assert_eq!(ana.form("/me/delete", &[]).status, 422);
    assert_eq!(ana.id(), id);
    let gone = ana.form("/me/delete", &[("sure", "yes")]);
    assert_eq!((gone.status, &*gone.location), (303, "/"));
    assert_ne!(ana.id(), id);
    ana.keep(&gone);
    // The seat is free for others, and the game goes on.
    let frame = ben.frame(&table);
    assert!(!frame.to_string().contains("Anastasia"), "{frame}");
    let free = format!("/api/tables/{table}/bot");
    ben.post(&free, &json!({ "seat": 2, "bot": "random" })).ok();
    ben.play_on(&table, 1);
    drop(running);
    if let Some(all) = dump(folder.path()) {
        for left in [&*id, "Anastasia", "anastasia", "Anabot", "my secret word"] {
            assert!(!all.contains(left), "{left}");
        }
    }
    let running = serve(folder.path());
    ben.at(&running).play_on(&table, 1);
}

/// What happened on one server holds on the other after a moment.
mod postgres {
    use super::*;

    #[test]
    fn two_servers_know_the_same_people() {
        let address = services::Postgres::shared().database();
        let folder = tempfile::tempdir().unwrap();
        let node = || {
            serve_with(folder.path(), |config| {
                config.database = address.parse().unwrap();
            })
        };
        let (one, two) = (node(), node());
        let laptop = settled(&one, "Ana");
        let phone = settled(&two, "Traveller");
        let table = phone.table(2, 1);
        phone.play_on(&table, 1);
        assert_eq!(laptop.at(&two).id(), laptop.id());
        // The table is in the memory of the second, and changes hands on the first.
        let code = link(&laptop);
        let mut there = phone.at(&one);
        confirm(&mut there, &code, "along").ok();
        let (old, phone) = (phone, there.at(&two));
        soon("the table changes hands", || {
            let frame = phone.frame(&table);
            !frame["questions"].as_array().unwrap().is_empty()
        });
        phone.play_on(&table, 2);
        assert_ne!(old.id(), phone.id());
        let list = sessions(&laptop);
        let theirs = list.iter().find(|one| one["here"] == false).unwrap();
        let theirs = theirs["id"].as_str().unwrap();
        laptop.delete(&format!("/api/me/sessions/{theirs}")).ok();
        soon("the phone is signed out", || phone.id() != laptop.id());
    }
}
