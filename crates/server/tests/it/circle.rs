//! Friends and blocked people, invitations, profiles, reports, and the pages of the host: what
//! people can do, and what one can learn of another.

use std::{path::Path, time::Duration};

use serde_json::{Value, json};
use server::admin::{Answer as Order, Command};

use crate::{
    kit::{Answer, Guest, Running, order, serve, serve_with, settled, soon},
    people::dump,
    postgres_nodes::Nodes,
};

/// What others know somebody by, who lets them.
#[track_caller]
fn handle(guest: &Guest) -> String {
    let made = guest.form("/friends/link", &[]);
    assert_eq!(made.location, "/friends?said=linked", "{made:?}");
    circle(guest)["player"].as_str().unwrap().to_owned()
}

fn circle(guest: &Guest) -> Value {
    guest.get("/api/friends").ok().json()
}

/// The names in a list of the circle.
fn names(guest: &Guest, list: &str) -> Vec<String> {
    let circle = circle(guest);
    let lines = circle[list].as_array().unwrap().iter();
    lines
        .map(|line| line["name"].as_str().unwrap().to_owned())
        .collect()
}

fn act(guest: &Guest, act: &str, player: &str) -> Answer {
    guest.form("/friends", &[("act", act), ("player", player)])
}

#[track_caller]
fn befriend(one: &Guest, two: &Guest) {
    let (first, second) = (handle(one), handle(two));
    assert_eq!(act(one, "ask", &second).status, 303);
    let accepted = act(two, "accept", &first);
    assert_eq!(accepted.location, "/friends?said=accepted");
}

/// A table for two by invitation, at which somebody sits.
fn private(guest: &Guest) -> String {
    guest.make(&json!({ "game": "red-outpost", "players": 2, "seats": [1], "open": false }))
}

fn invite(guest: &Guest, table: &str, friend: &str) -> Answer {
    guest.form(&format!("/t/{table}/friends"), &[("player", friend)])
}

fn invitations(guest: &Guest) -> Vec<Value> {
    let home = guest.get("/api/home").ok().json();
    home["invitations"].as_array().unwrap().clone()
}

#[test]
fn two_become_friends_without_any_rated_game() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let (ana, ben) = (settled(&running, "Ana"), settled(&running, "Ben"));
    // Nobody has a page that others can find before they want one.
    assert!(circle(&ben)["link"].is_null());
    let unknown = circle(&ben)["player"].as_str().unwrap().to_owned();
    assert_eq!(ana.get(&format!("/players/{unknown}")).status, 404);
    let bens = handle(&ben);
    assert_eq!(bens, unknown);
    let page = ana.get(&format!("/players/{bens}")).ok().text;
    assert!(page.contains("Ben") && page.contains("value=\"ask\""));
    assert_eq!(act(&ana, "ask", &bens).location, "/friends?said=asked");
    assert_eq!(names(&ana, "asked"), ["Ben"]);
    assert_eq!(names(&ben, "asking"), ["Ana"]);
    assert_eq!(ben.get("/api/home").ok().json()["asking"], 1);
    assert!(ben.get("/").text.contains("Friends (1)"));
    // Declined, the question is not seen again; the one who asked sees no difference.
    let anas = circle(&ana)["player"].as_str().unwrap().to_owned();
    assert_eq!(
        act(&ben, "decline", &anas).location,
        "/friends?said=declined"
    );
    act(&ana, "withdraw", &bens);
    act(&ana, "ask", &bens);
    assert!(names(&ben, "asking").is_empty());
    assert_eq!(names(&ana, "asked"), ["Ben"]);
    // Ben thinks again.
    act(&ben, "ask", &anas);
    for (guest, friend) in [(&ana, "Ben"), (&ben, "Ana")] {
        assert_eq!(names(guest, "friends"), [friend]);
        assert!(names(guest, "asked").is_empty() && names(guest, "asking").is_empty());
    }
    act(&ana, "remove", &bens);
    assert!(names(&ben, "friends").is_empty());
    let oneself = act(&ana, "ask", &anas);
    assert_eq!(oneself.status, 422);
    let nobody = act(&ana, "ask", "0123456789abcdef");
    assert_eq!(nobody.status, 404);
}

/// What an answer says, without what differs from page to page.
fn plain(text: &str) -> String {
    let parts = text.split("value=\"");
    let parts = parts.map(|part| part.split_once('"').map_or(part, |(_, rest)| rest));
    parts.collect()
}

/// Whoever is blocked is answered as by anybody, page by page.
#[test]
fn nobody_learns_that_they_are_blocked() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let (ana, bea) = (settled(&running, "Ana"), settled(&running, "Bea"));
    let eve = settled(&running, "Eve");
    let (anas, beas, eves) = (handle(&ana), handle(&bea), handle(&eve));
    for guest in [&ana, &bea] {
        set(guest, "everybody", false);
    }
    assert_eq!(act(&ana, "block", &eves).location, "/friends?said=blocked");
    let told = |name: &str, player: &str| -> Vec<String> {
        let mut told = Vec::new();
        for step in [
            "ask", "accept", "decline", "remove", "withdraw", "ask", "withdraw",
        ] {
            let done = act(&eve, step, player);
            let page = eve.get(&format!("/players/{player}"));
            let list = eve.get("/friends");
            told.push(format!(
                "{step} {} {} {}",
                done.status, done.location, done.text
            ));
            told.push(format!("{} {} {}", page.status, page.text, list.text));
        }
        let same = |text: String| plain(&text).replace(player, "").replace(name, "");
        told.into_iter().map(same).collect()
    };
    assert_eq!(told("Ana", &anas), told("Bea", &beas));
    act(&eve, "ask", &anas);
    act(&eve, "ask", &beas);
    assert!(names(&ana, "asking").is_empty());
    assert_eq!(names(&bea, "asking"), ["Eve"]);
    assert_eq!(names(&ana, "blocked"), ["Eve"]);
    // The list says what it means, and it can be undone there.
    let page = ana.get("/friends").ok().text;
    assert!(page.contains("They aren’t told that you block them."));
    assert!(page.contains("If you both sit at one table, the game goes on"));
    act(&ana, "unblock", &eves);
    assert!(names(&ana, "blocked").is_empty());
    // What was asked meanwhile does not come up.
    assert!(names(&ana, "asking").is_empty());
}

/// What others do at a table lets nobody be found, by which they could see that they are blocked.
#[test]
fn nobody_can_be_found_because_of_what_others_do() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let (ana, eve) = (settled(&running, "Ana"), settled(&running, "Eve"));
    let zoe = settled(&running, "Zoe");
    let table = ana.table(3, 1);
    eve.post(&format!("/api/tables/{table}/sit"), &json!({ "seat": 2 }))
        .ok();
    let eves = circle(&eve)["player"].as_str().unwrap().to_owned();
    let page = format!("/players/{eves}");
    let unfound = || circle(&eve)["link"].is_null() && zoe.get(&page).status == 404;
    let does = |act: &str| {
        let person = format!("/t/{table}/person");
        ana.form(&person, &[("seat", "2"), ("act", act)]).location
    };
    assert_eq!(does("ask"), "/friends?said=asked");
    assert_eq!(names(&eve, "asking"), ["Ana"]);
    assert!(unfound());
    // Whoever has met them there finds them, and can take it back.
    assert_eq!(ana.get(&page).status, 200);
    let withdrawn = act(&ana, "withdraw", &eves);
    assert_eq!(withdrawn.location, "/friends?said=withdrawn");
    let list = || plain(&eve.get("/friends").ok().text);
    let before = list();
    assert_eq!(does("block"), "/friends?said=blocked");
    assert_eq!(names(&ana, "blocked"), ["Eve"]);
    assert!(unfound());
    assert_eq!(list(), before);
    let unblocked = act(&ana, "unblock", &eves);
    assert_eq!(unblocked.location, "/friends?said=unblocked");
}

#[test]
fn a_friend_is_invited_to_a_private_table_and_finds_it_at_home() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let (ana, ben) = (settled(&running, "Ana"), settled(&running, "Ben"));
    let eve = settled(&running, "Eve");
    let (bens, eves) = (handle(&ben), handle(&eve));
    befriend(&ana, &ben);
    let table = private(&ana);
    assert_eq!(ben.get(&format!("/t/{table}")).status, 404);
    // Friends only, and only by those at the table.
    assert_eq!(invite(&ana, &table, &eves).status, 403);
    assert_eq!(invite(&eve, &table, &bens).status, 403);
    assert_eq!(eve.get(&format!("/t/{table}/friends")).status, 403);
    assert!(invitations(&ben).is_empty());
    let page = ana.get(&format!("/t/{table}")).ok().text;
    assert!(page.contains(&format!("/t/{table}/friends")));
    assert_eq!(
        invite(&ana, &table, &bens).location,
        format!("/t/{table}/friends")
    );
    let page = ana.get(&format!("/t/{table}/friends")).ok().text;
    assert!(page.contains("Invited") && !page.contains("action=\"/t/"));
    let open = invitations(&ben);
    assert_eq!(open.len(), 1);
    assert_eq!(
        (&open[0]["by"]["name"], &open[0]["table"]),
        (&json!("Ana"), &json!(table))
    );
    let home = ben.get("/").ok().text;
    assert!(
        home.contains("Ana invites you to play Red Outpost"),
        "{home}"
    );
    // By the plain address too, as a notice has it, and then one can sit down.
    let led = ben.get(&format!("/t/{table}"));
    let invitation = open[0]["invitation"].as_str().unwrap();
    assert_eq!(led.location, format!("/t/{table}?invitation={invitation}"));
    assert_eq!(eve.get(&format!("/t/{table}")).status, 404);
    let sit = [("seat", "2"), ("invitation", invitation), ("name", "Ben")];
    let sat = ben.form(&format!("/t/{table}/sit"), &sit);
    assert_eq!(sat.status, 303, "{sat:?}");
    // Whoever sits is invited no more.
    assert!(invitations(&ben).is_empty());
    assert_eq!(invite(&ana, &table, &bens).status, 409);
}

#[test]
fn an_invitation_can_be_declined_and_ends_with_the_friendship_being_blocked() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let (ana, ben) = (settled(&running, "Ana"), settled(&running, "Ben"));
    befriend(&ana, &ben);
    let (anas, bens) = (handle(&ana), handle(&ben));
    let table = private(&ana);
    invite(&ana, &table, &bens).ok();
    let declined = ben.form("/invitations/decline", &[("table", &table)]);
    assert_eq!(declined.location, "/");
    assert!(invitations(&ben).is_empty());
    assert_eq!(ben.get(&format!("/t/{table}")).status, 404);
    let page = ana.get(&format!("/t/{table}/friends")).ok().text;
    assert!(page.contains("Declined"));
    // Nobody is invited twice to one table.
    invite(&ana, &table, &bens).ok();
    assert!(invitations(&ben).is_empty());
    let second = private(&ana);
    invite(&ana, &second, &bens).ok();
    assert_eq!(invitations(&ben).len(), 1);
    act(&ben, "block", &anas);
    assert!(invitations(&ben).is_empty());
    assert_eq!(invite(&ana, &private(&ana), &bens).status, 403);
    // Of somebody else's invitation nothing can be declined.
    let eve = settled(&running, "Eve");
    eve.form("/invitations/decline", &[("table", &second)]).ok();
    assert!(ana.get(&format!("/t/{second}/friends")).status < 400);
}

#[test]
fn questions_and_invitations_are_limited_by_person_and_by_address() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve_with(folder.path(), |config| {
        config.limits.asks_per_hour = 2;
        config.limits.visitors_per_address = 2;
    });
    let others: Vec<Guest> = (0..6)
        .map(|n| settled(&running, &format!("P{n}")))
        .collect();
    let handles: Vec<String> = others.iter().map(handle).collect();
    let (ana, ben) = (settled(&running, "Ana"), settled(&running, "Ben"));
    let statuses = |guest: &Guest, which: &[usize]| -> Vec<u16> {
        let asked = which.iter().map(|n| act(guest, "ask", &handles[*n]).status);
        asked.collect()
    };
    assert_eq!(statuses(&ana, &[0, 1, 2]), [303, 303, 429]);
    // Another person of the same address has two more, and then the address has had enough.
    assert_eq!(statuses(&ben, &[0, 1]), [303, 303]);
    let cleo = settled(&running, "Cleo");
    let late = act(&cleo, "ask", &handles[0]);
    assert_eq!(late.status, 429);
    assert_ne!(late.header("retry-after"), "");
    // Everything else goes on.
    assert_eq!(act(&ana, "withdraw", &handles[0]).status, 303);
}

/// A form that another site sends, or that carries somebody else's token, does nothing.
#[test]
fn forged_forms_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let (ana, ben) = (settled(&running, "Ana"), settled(&running, "Ben"));
    let bens = handle(&ben);
    let page = ben.get("/friends").ok().text;
    let token = page.split("name=\"token\" value=\"").nth(1).unwrap();
    let token = token.split('"').next().unwrap();
    let table = private(&ana);
    let form = "application/x-www-form-urlencoded";
    for path in [
        "/friends",
        "/friends/link",
        "/friends/seen",
        "/invitations/decline",
        &format!("/t/{table}/friends"),
        &format!("/t/{table}/person"),
        &format!("/t/{table}/report"),
    ] {
        for token in ["", token] {
            let body = format!(
                "token={token}&act=ask&player={bens}&profile=everybody&table={table}&seat=1"
            );
            assert_eq!(ana.send(path, form, &body).status, 403, "{path}");
        }
    }
    assert!(names(&ana, "asked").is_empty());
    assert!(circle(&ana)["link"].is_null());
    // A program may read the list, and change nothing of it.
    let token = ana.post("/api/me/tokens", &json!({ "name": "bot" })).ok();
    let program = Guest::program(&running, token.json()["token"].as_str().unwrap());
    assert_eq!(circle(&program)["player"], circle(&ana)["player"]);
    let asked = format!("act=ask&player={bens}");
    assert_eq!(program.send("/friends", form, &asked).status, 403);
}

fn say(guest: &Guest, table: &str, text: &str) {
    let chat = format!("/api/tables/{table}/chat");
    guest.post(&chat, &json!({ "text": text })).ok();
}

fn heard(guest: &Guest, table: &str) -> Vec<(String, Value)> {
    let frame = guest.frame(table);
    let lines = frame["chat"].as_array().unwrap().iter();
    lines
        .map(|line| {
            (
                line["text"].as_str().unwrap().to_owned(),
                line["hidden"].clone(),
            )
        })
        .collect()
}

/// A block is the person's and not the table's: it holds at every table, and for the one alone.
#[test]
fn what_a_blocked_person_writes_is_hidden_at_every_table() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let (ana, eve) = (settled(&running, "Ana"), settled(&running, "Eve"));
    let ben = settled(&running, "Ben");
    let tables = [ana.table(3, 1), ana.table(3, 1)];
    for table in &tables {
        eve.post(&format!("/api/tables/{table}/sit"), &json!({ "seat": 2 }))
            .ok();
        say(&eve, table, "you play badly");
        say(&ben, table, "hello from Ben");
    }
    // By the seat: nothing of a person's address has to be known.
    let person = format!("/t/{}/person", tables[0]);
    let done = ana.form(&person, &[("seat", "2"), ("act", "block")]);
    assert_eq!(done.location, "/friends?said=blocked");
    assert_eq!(
        ben.form(&person, &[("seat", "2"), ("act", "block")]).status,
        403
    );
    let hidden = |text: &str, hidden: Value| (text.to_owned(), hidden);
    for table in &tables {
        assert_eq!(
            heard(&ana, table),
            [
                hidden("", json!("blocked")),
                hidden("hello from Ben", Value::Null)
            ]
        );
        for other in [&ben, &eve] {
            assert_eq!(
                heard(other, table)[0],
                hidden("you play badly", Value::Null)
            );
        }
        let page = ana.get(&format!("/t/{table}")).ok().text;
        assert!(page.contains("Message from someone you block"));
        assert!(!page.contains("you play badly"));
    }
    // The game goes on for both.
    let asked = |guest: &Guest| {
        !guest.frame(&tables[0])["questions"]
            .as_array()
            .unwrap()
            .is_empty()
    };
    let next = if asked(&ana) { &ana } else { &eve };
    next.play_on(&tables[0], 1);
    let eves = circle(&ana)["blocked"][0]["player"]
        .as_str()
        .unwrap()
        .to_owned();
    act(&ana, "unblock", &eves);
    assert_eq!(
        heard(&ana, &tables[1])[0],
        hidden("you play badly", Value::Null)
    );
}

/// A block holds at every server after a moment, though they hear nothing of each other.
#[test]
fn postgres_a_block_holds_at_another_server() {
    let nodes = Nodes::with(services::Postgres::shared(), |config| {
        config.news_every = Duration::from_secs(3600);
    });
    let [one, two] = &nodes.nodes;
    let (ana, eve) = (settled(one, "Ana"), settled(one, "Eve"));
    let table = ana.table(3, 1);
    eve.post(&format!("/api/tables/{table}/sit"), &json!({ "seat": 2 }))
        .ok();
    say(&eve, &table, "you play badly");
    let elsewhere = ana.at(two);
    assert_eq!(heard(&elsewhere, &table)[0].1, Value::Null);
    let person = format!("/t/{table}/person");
    let block = [("seat", "2"), ("act", "block")];
    assert_eq!(ana.form(&person, &block).status, 303);
    // Where it was done it holds at once.
    assert_eq!(heard(&ana, &table)[0].1, "blocked");
    soon("the block holds", || {
        heard(&elsewhere, &table)[0].1 == "blocked"
    });
}

fn set(guest: &Guest, profile: &str, playing: bool) {
    let mut fields = vec![("profile", profile), ("game-red-outpost", "yes")];
    if playing {
        fields.push(("playing", "yes"));
    }
    guest.form("/friends/seen", &fields).ok();
}

/// What one person can learn of another: what they show, to whom they show it, and of private
/// tables nothing.
#[test]
fn a_profile_is_shown_to_those_who_may_see_it() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let (ana, ben) = (settled(&running, "Ana"), settled(&running, "Ben"));
    let eve = settled(&running, "Eve");
    befriend(&ana, &ben);
    let anas = handle(&ana);
    let public = ana.table(2, 1);
    ana.play_on(&public, 500);
    let hidden = ana.make(&json!({
        "game": "red-outpost", "players": 2, "seats": [1], "bots": { "2": "random" }, "open": false,
    }));
    ana.play_on(&hidden, 500);
    for table in [&public, &hidden] {
        assert_eq!(ana.frame(table)["stage"], "over");
    }
    let api = format!("/api/players/{anas}");
    let games = |guest: &Guest| -> Option<(u64, usize)> {
        let answer = guest.get(&api);
        let shown = answer.json();
        let profile = shown["profile"].as_object()?;
        let records = profile["records"].as_array().unwrap();
        let count = records.iter().map(|line| line["games"].as_u64().unwrap());
        Some((count.sum(), profile["games"].as_array().unwrap().len()))
    };
    for (shown, stranger, friend) in [
        ("everybody", Some((1, 1)), Some((2, 1))),
        ("friends", None, Some((2, 1))),
        ("nobody", None, None),
    ] {
        set(&ana, shown, false);
        assert_eq!(games(&eve), stranger, "{shown}");
        assert_eq!(games(&ben), friend, "{shown}");
        assert_eq!(games(&ana), Some((2, 1)), "{shown}");
        for guest in [&eve, &ben, &ana] {
            let page = guest.get(&format!("/players/{anas}"));
            assert!(!page.text.contains(&hidden), "{shown}");
            assert_eq!(
                page.text.contains("name=\"profile\""),
                guest.cookie == ana.cookie,
                "{shown}"
            );
        }
        // Shown to nobody, it is for strangers as if there were none.
        let expected = if shown == "nobody" { 404 } else { 200 };
        assert_eq!(eve.get(&api).status, expected, "{shown}");
        assert_eq!(ben.get(&api).status, 200, "{shown}");
    }
    set(&ana, "everybody", false);
    let shown = eve.get(&api).ok().json();
    assert_eq!(shown["profile"]["favourites"][0][0], "red-outpost");
    assert!(shown["privacy"].is_null());
    assert!(!shown.to_string().contains(&ana.id()));
    // Whoever is blocked sees what strangers see, also after having been a friend.
    let bens = handle(&ben);
    act(&ana, "block", &bens);
    assert_eq!(games(&ben), Some((1, 1)));
    set(&ana, "friends", false);
    assert_eq!(games(&ben), None);
}

/// Friends see what somebody plays now only if that person allows it, and of a private table
/// only that there is one.
#[test]
fn friends_see_what_is_played_now_where_they_may() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let (ana, ben) = (settled(&running, "Ana"), settled(&running, "Ben"));
    befriend(&ana, &ben);
    let hidden = ana.make(&json!({
        "game": "red-outpost", "players": 2, "seats": [1], "bots": { "2": "random" }, "open": false,
    }));
    ana.play_on(&hidden, 1);
    let friend = |field: &str| circle(&ben)["friends"][0][field].clone();
    assert_eq!(friend("playing"), false);
    set(&ana, "nobody", true);
    assert_eq!(friend("playing"), true);
    assert!(friend("table").is_null() && friend("title").is_null());
    let public = ana.table(2, 1);
    ana.play_on(&public, 1);
    assert_eq!(friend("table"), json!(public));
    assert_eq!(friend("title"), "Red Outpost");
    assert!(
        ben.get("/friends")
            .ok()
            .text
            .contains("playing Red Outpost now")
    );
}

/// A leader board of somebody and their friends has nobody else on it.
#[test]
fn friends_are_compared_among_themselves() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let (ana, ben) = (settled(&running, "Ana"), settled(&running, "Ben"));
    let eve = settled(&running, "Eve");
    befriend(&ana, &ben);
    for (winner, loser) in [(&ben, &ana), (&eve, &ana)] {
        let new = json!({
            "game": "red-outpost", "players": 2, "seats": [1], "open": true, "rated": true,
        });
        let table = winner.make(&new);
        loser
            .post(&format!("/api/tables/{table}/sit"), &json!({ "seat": 2 }))
            .ok();
        loser
            .post(&format!("/api/tables/{table}/leave"), &json!({ "seat": 2 }))
            .ok();
        winner
            .post(&format!("/api/tables/{table}/close"), &json!({}))
            .ok();
    }
    let board = |guest: &Guest, query: &str| -> Vec<String> {
        let board = guest.get(&format!("/api/ratings?game=red-outpost{query}"));
        let board = board.ok().json();
        let rows = board["rows"].as_array().unwrap().iter();
        let mut names: Vec<String> = rows
            .map(|row| row["name"].as_str().unwrap().to_owned())
            .collect();
        names.sort();
        names
    };
    assert_eq!(board(&ana, ""), ["Ana", "Ben", "Eve"]);
    for query in [
        "&friends=true",
        "&friends=true&week=true",
        "&friends=true&players=2",
    ] {
        assert_eq!(board(&ana, query), ["Ana", "Ben"], "{query}");
        assert_eq!(board(&eve, query), ["Eve"], "{query}");
    }
    assert!(board(&ana, "&friends=true&players=3").is_empty());
    let page = ana.get("/ratings?game=red-outpost&friends=true").ok().text;
    assert!(page.contains("My friends") && !page.contains(">Eve<"));
    no_link_leads_nowhere(&running, &ana, &ben, &eve);
}

/// Whoever shows their page to nobody has no link to it but for those who know them.
#[track_caller]
fn no_link_leads_nowhere(running: &Running, ana: &Guest, ben: &Guest, eve: &Guest) {
    for guest in [ben, eve] {
        set(guest, "nobody", false);
    }
    for (reader, name, is_linked) in [
        (ana, "Ben", true),
        (ana, "Eve", false),
        (eve, "Ben", false),
        (eve, "Eve", true),
    ] {
        let board = reader.get("/api/ratings?game=red-outpost").ok().json();
        let mut rows = board["rows"].as_array().unwrap().iter();
        let row = rows.find(|row| row["name"] == name).unwrap();
        assert_eq!(row["player"].is_string(), is_linked, "{name}");
    }
    let stranger = Guest::new(running);
    let anas = circle(ana)["player"].as_str().unwrap().to_owned();
    for page in [
        "/ratings?game=red-outpost".to_owned(),
        format!("/players/{anas}"),
    ] {
        let text = stranger.get(&page).ok().text;
        assert!(text.contains("Ben") && text.contains("Eve"), "{text}");
        for link in text.split("href=\"/players/").skip(1) {
            let to = link.split(['"', '?']).next().unwrap();
            let found = stranger.get(&format!("/players/{to}"));
            assert_eq!(found.status, 200, "{page}");
        }
    }
}

/// Two browsers of one person become one: the friends of both are that person's, and the
/// addresses of both lead there.
#[test]
fn two_who_become_one_have_the_friends_of_both() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let ana = settled(&running, "Ana");
    let mut phone = settled(&running, "Phone");
    let (ben, cleo) = (settled(&running, "Ben"), settled(&running, "Cleo"));
    befriend(&ana, &ben);
    befriend(&phone, &cleo);
    befriend(&ana, &phone);
    let phones = handle(&phone);
    let page = ana.form("/me/link", &[]).ok().text;
    let code = page.split("class=\"code\"><code>").nth(1).unwrap();
    let code = code.split('<').next().unwrap();
    let merged = phone.form("/link/confirm", &[("code", code), ("games", "along")]);
    phone.keep(&merged);
    assert_eq!(phone.id(), ana.id());
    let mut friends = names(&phone, "friends");
    friends.sort();
    assert_eq!(friends, ["Ben", "Cleo"]);
    assert_eq!(names(&cleo, "friends"), ["Ana"]);
    // The link that was given away before still leads to the same person.
    let page = cleo.get(&format!("/players/{phones}")).ok().text;
    assert!(page.contains("<h1>Ana"), "{page}");
}

/// What is stored of a circle is part of one's data, and gone with the account.
#[test]
fn a_circle_is_taken_along_and_gone() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let (ana, ben) = (settled(&running, "Ana"), settled(&running, "Benedikt"));
    befriend(&ana, &ben);
    set(&ben, "everybody", true);
    let bens = handle(&ben);
    let table = private(&ana);
    invite(&ana, &table, &bens).ok();
    let open = ana.table(3, 1);
    ben.post(&format!("/api/tables/{open}/sit"), &json!({ "seat": 2 }))
        .ok();
    say(&ben, &open, "something rude");
    let line = ana.frame(&open)["chat"][0]["number"].to_string();
    let report = [("line", &*line), ("why", "rude")];
    ana.form(&format!("/t/{open}/report"), &report).ok();
    let reported = ana.get("/me/data").ok().json()["reports"].clone();
    assert_eq!(
        (&reported[0]["table"], &reported[0]["why"]),
        (&json!(open), &json!("rude"))
    );
    let data = ben.get("/me/data").ok().json();
    assert_eq!(data["reports"], json!([]));
    assert_eq!(data["people"][0]["name"], "Ana");
    assert_eq!(data["people"][0]["what"], "friend");
    assert_eq!(data["invitations"], json!([table]));
    assert!(!data.to_string().contains(&ana.id()));
    let id = ben.id();
    let gone = ben.form("/me/delete", &[("sure", "yes")]);
    assert_eq!(gone.status, 303);
    assert!(names(&ana, "friends").is_empty());
    assert_eq!(ana.get(&format!("/players/{bens}")).status, 404);
    drop(running);
    if let Some(all) = dump(folder.path()) {
        for left in [&*id, "Benedikt", &bens, "something rude"] {
            assert!(!all.contains(left), "{left}");
        }
    }
}

/// The path of a new link of the host.
fn host_link(folder: &Path) -> String {
    match order(folder, Command::HostLink) {
        Order::HostLink { url, .. } => {
            let at = url.find("/host/").unwrap();
            url[at..].to_owned()
        }
        other => panic!("{other:?}"),
    }
}

/// A browser of whoever runs the server.
fn host(running: &Running, folder: &Path) -> Guest {
    let mut host = settled(running, "Host");
    let link = host_link(folder);
    assert_eq!(host.get(&link).status, 200);
    let entered = host.form(&link, &[]);
    host.keep(&entered);
    assert_eq!(entered.location, "/host", "{entered:?}");
    host
}

const HOST_PAGES: [&str; 6] = [
    "/host",
    "/host/reports",
    "/host/tables",
    "/host/people",
    "/host/notices",
    "/host/bans",
];

/// To everybody else the pages of the host are addresses that lead nowhere, and forged requests
/// of the host's own browser are refused.
#[test]
fn the_pages_of_the_host_are_there_for_nobody_else() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let eve = settled(&running, "Eve");
    let table = eve.table(2, 1);
    let link = host_link(folder.path());
    let code = link.rsplit('/').next().unwrap();
    let nowhere = eve.get("/nowhere");
    let plain = |answer: &Answer| (answer.status, plain(&answer.text));
    let close = [("act", "close"), ("table", &*table)];
    let mistaken = format!(
        "/host/enter/{}",
        code.replace(|c: char| c.is_ascii_digit(), "f")
    );
    for guest in [&eve, &Guest::new(&running), &Guest::stranger(&running)] {
        for page in HOST_PAGES.into_iter().chain(["/host/secrets", &mistaken]) {
            let answer = guest.get(page);
            assert_eq!(plain(&answer), plain(&nowhere), "{page}");
        }
    }
    for page in ["/host/tables", "/host/reports", &mistaken] {
        assert_eq!(eve.form(page, &close).status, 404, "{page}");
        // Without a token too: nothing else of the request is looked at.
        let body = format!("act=close&table={table}");
        let sent = eve.send(page, "application/x-www-form-urlencoded", &body);
        assert_eq!(sent.status, 404, "{page}");
    }
    // A program of the host is not the host.
    let mut host = host(&running, folder.path());
    let token = host.post("/api/me/tokens", &json!({ "name": "bot" })).ok();
    let program = Guest::program(&running, token.json()["token"].as_str().unwrap());
    for page in HOST_PAGES {
        assert_eq!(host.get(page).status, 200, "{page}");
        assert_eq!(program.get(page).status, 404, "{page}");
    }
    // Forged: without the token, or with that of somebody else.
    let theirs = eve.get("/").text;
    let theirs = theirs.split("name=\"token\" value=\"").nth(1).unwrap();
    let theirs = theirs.split('"').next().unwrap();
    for token in ["", theirs] {
        let body = format!("token={token}&act=close&table={table}");
        let sent = host.send("/host/tables", "application/x-www-form-urlencoded", &body);
        assert_eq!(sent.status, 403);
        let sent = host.send("/host/enter/x", "application/x-www-form-urlencoded", &body);
        assert_eq!(sent.status, 404);
    }
    host.headers
        .push(("origin".into(), "https://evil.example".into()));
    assert_eq!(host.form("/host/tables", &close).status, 403);
    host.headers.clear();
    assert_eq!(eve.frame(&table)["stage"], "playing");
    // Whoever leaves is nobody special any more.
    let left = host.form("/host/reports", &[("act", "sign-out")]);
    assert_eq!(left.location, "/");
    assert_eq!(host.get("/host").status, 404);
}

/// A link of the host works once: of two browsers the first has it.
#[test]
fn a_link_of_the_host_works_once() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let (mut first, second) = (settled(&running, "Host"), settled(&running, "Eve"));
    let link = host_link(folder.path());
    // Looking at it is not using it.
    for guest in [&first, &second] {
        let page = guest.get(&link).ok();
        assert_eq!(page.header("referrer-policy"), "same-origin");
    }
    assert_eq!(first.get("/host").status, 404);
    let body = "token=forged";
    let forged = first.send(&link, "application/x-www-form-urlencoded", body);
    assert_eq!(forged.status, 403);
    let entered = first.form(&link, &[]);
    first.keep(&entered);
    assert_eq!(first.get("/host").status, 200);
    assert_eq!(second.form(&link, &[]).status, 404);
    assert_eq!(second.get(&link).status, 404);
    assert_eq!(second.get("/host").status, 404);
}

/// The host does there what `orrery admin` does, and sees no secret of a seat.
#[test]
fn the_host_looks_after_people_tables_bans_and_reports() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let (ana, eve) = (settled(&running, "Ana"), settled(&running, "Eve"));
    let table = ana.make(&json!({
        "game": "red-outpost", "players": 3, "seats": [1], "bots": { "3": "random" }, "open": false,
    }));
    let invitation = ana.frame(&table)["invitation"].as_str().unwrap().to_owned();
    let sit = json!({ "seat": 2, "invitation": invitation });
    eve.post(&format!("/api/tables/{table}/sit"), &sit).ok();
    say(&eve, &table, "you play badly");
    // A line and a person, each once however often it is sent.
    let line = ana.frame(&table)["chat"][0]["number"].to_string();
    let report = format!("/t/{table}/report");
    let page = ana.get(&format!("{report}?line={line}")).ok().text;
    assert!(page.contains("Report Eve") && page.contains("you play badly"));
    for fields in [
        &[("line", &*line), ("why", "rude")][..],
        &[("line", &*line), ("why", "rude")],
        &[("seat", "2"), ("why", "slow")],
    ] {
        let sent = ana.form(&report, fields).ok().text;
        assert!(sent.contains("Your report was sent."));
    }
    let stranger = settled(&running, "Zoe");
    assert_eq!(stranger.form(&report, &[("seat", "2")]).status, 404);
    assert_eq!(ana.form(&report, &[("seat", "1")]).status, 422);
    let host = host(&running, folder.path());
    let page = host.get("/host").ok().text;
    assert_eq!(page.matches("Ana reports Eve").count(), 2, "{page}");
    assert!(page.contains("you play badly") && page.contains("slow"));
    let id = page.split("name=\"report\" value=\"").nth(1).unwrap();
    let id = id.split('"').next().unwrap();
    let close = [("act", "close-report"), ("report", id)];
    assert_eq!(
        host.form("/host/reports", &close).location,
        "/host/reports?said=done"
    );
    let page = host.get("/host").ok().text;
    assert_eq!(page.matches("Ana reports Eve").count(), 1);
    // People and bans.
    let eves = eve.id();
    let page = host.get("/host/people?q=ev").ok().text;
    assert!(page.contains(&eves) && !page.contains(&ana.id()));
    let ban = [
        ("act", "ban"),
        ("subject", &*eves),
        ("days", "3"),
        ("why", "rude"),
    ];
    host.form("/host/people", &ban).ok();
    let refused = eve.post("/api/me", &json!({ "name": "Eva" }));
    assert_eq!(refused.status, 403);
    assert!(host.get("/host/bans").ok().text.contains(&eves));
    host.form("/host/bans", &[("act", "unban"), ("subject", &eves)])
        .ok();
    eve.post("/api/me", &json!({ "name": "Eve" })).ok();
    // The table, without what is secret there.
    let page = host.get(&format!("/host/tables?table={table}")).ok().text;
    assert!(page.contains("you play badly") && page.contains(&eves));
    let secret = ana.frame(&table)["invitation"].as_str().unwrap().to_owned();
    assert!(!page.contains(&secret));
    let free = [
        ("act", "bot"),
        ("table", &*table),
        ("seat", "2"),
        ("bot", "random"),
    ];
    host.form("/host/tables", &free).ok();
    assert_eq!(ana.frame(&table)["sides"][1]["kind"], "bot");
    host.form("/host/tables", &[("act", "close"), ("table", &table)])
        .ok();
    assert_eq!(ana.frame(&table)["stage"], "closed");
    let delete = [("act", "delete"), ("table", &*table)];
    assert_eq!(
        host.form("/host/tables", &delete).status,
        422,
        "asked twice"
    );
    let delete = [("act", "delete"), ("table", &*table), ("sure", "yes")];
    host.form("/host/tables", &delete).ok();
    assert_eq!(ana.get(&format!("/t/{table}")).status, 404);
    let erase = [("act", "erase"), ("visitor", &*eves), ("sure", "yes")];
    host.form("/host/people", &erase).ok();
    assert!(!host.get("/host/people").ok().text.contains(&eves));
    let page = host.get("/host/notices").ok().text;
    assert!(page.contains("Everything arrives."));
    let unknown = host.form("/host/tables", &[("act", "rotate-key")]);
    assert_eq!(unknown.status, 400);
}
