//! The commitment to the dice binds: everyone sees it before they add to the dice.

use serde_json::{Value, json};

use crate::kit::{Guest, serve};

fn make(guest: &Guest, body: &Value) -> String {
    let made = guest.send("/api/tables", "application/json", &body.to_string());
    made.ok().json()["table"].as_str().unwrap().to_string()
}

fn send(guest: &Guest, table: &str, what: &str, body: &Value) -> crate::kit::Answer {
    let path = format!("/api/tables/{table}/{what}");
    guest.send(&path, "application/json", &body.to_string())
}

/// Against bots, round one screen and alone.
#[test]
fn no_game_begins_before_its_host_has_seen_the_commitment() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let ana = Guest::new(&running);
    for (players, party) in [
        (2, json!({ "seats": [1], "bots": { "2": "random" } })),
        (2, json!({ "seats": [1, 2] })),
        (1, json!({ "seats": [1] })),
    ] {
        let mut body = json!({ "game": "red-outpost", "players": players });
        let fields = party.as_object().unwrap().clone();
        body.as_object_mut().unwrap().extend(fields);
        let table = make(&ana, &body);
        let waiting = ana.frame(&table);
        assert_eq!(waiting["stage"], "waiting");
        let dice = &waiting["dice"];
        assert_eq!(
            (&dice["owed"], &dice["commit_first"]),
            (&json!(true), &json!(true))
        );
        let commitment = dice["commitment"].clone();
        assert_eq!(commitment.as_str().unwrap().len(), 64);
        // Without script a form does it, which is on the page.
        let page = ana.get(&format!("/t/{table}")).ok().text;
        assert!(page.contains(&format!("action=\"/t/{table}/start\"")));
        send(&ana, &table, "start", &json!({ "nonce": "mine" })).ok();
        let frame = ana.frame(&table);
        assert_eq!(frame["stage"], "playing");
        assert_eq!(frame["dice"]["commitment"], commitment);
        assert_eq!(frame["dice"]["nonces"][0], "mine");
        // It stays as it is.
        let again = send(&ana, &table, "start", &json!({ "nonce": "another" }))
            .ok()
            .json();
        assert_eq!(again["repeated"], true);
        assert_eq!(ana.frame(&table)["dice"]["nonces"][0], "mine");
    }
    // A nonce that is fixed before the table is there is not taken.
    let early = json!({ "game": "red-outpost", "players": 2, "seats": [1], "nonce": "early" });
    let early = ana.send("/api/tables", "application/json", &early.to_string());
    assert_eq!(early.status, 400);
}

#[test]
fn nobody_sees_what_others_add_before_all_have() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let (ana, ben, eve) = (
        Guest::new(&running),
        Guest::new(&running),
        Guest::new(&running),
    );
    let body = json!({ "game": "circadians", "players": 2, "seats": [1], "open": true });
    let table = make(&ana, &body);
    send(&ana, &table, "start", &json!({ "nonce": "quartz" })).ok();
    let stranger = send(&eve, &table, "start", &json!({ "nonce": "e" }));
    assert_eq!(stranger.status, 403);
    // Ben sits down first and adds later.
    send(&ben, &table, "sit", &json!({ "seat": 2 })).ok();
    for guest in [&ana, &ben, &eve] {
        let frame = guest.frame(&table);
        assert_eq!(frame["stage"], "waiting");
        assert_eq!(frame["dice"]["contributed"], json!([true, false]));
        for path in [format!("/t/{table}"), format!("/api/tables/{table}")] {
            assert!(!guest.get(&path).ok().text.contains("quartz"), "{path}");
        }
    }
    send(&ben, &table, "start", &json!({ "nonce": "basalt" })).ok();
    let frame = eve.frame(&table);
    assert_eq!(frame["stage"], "playing");
    assert_eq!(frame["dice"]["nonces"], json!(["quartz", "basalt"]));
}

/// While secrets are sealed, returning to an earlier answer looks like any other.
#[test]
fn no_hash_of_a_position_with_secrets_is_sent() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let (ana, eve) = (Guest::new(&running), Guest::new(&running));
    for (game, secrets) in [
        ("circadians", true),
        ("kosmonavts", true),
        ("red-outpost", false),
    ] {
        let body = json!({
            "game": game, "players": 2, "seats": [1], "bots": { "2": "random" }, "open": true,
        });
        let table = ana.make(&body);
        ana.play_on(&table, 2);
        for guest in [&ana, &eve] {
            let digest = guest.frame(&table)["digest"].clone();
            assert_eq!(digest == "", secrets, "{game}: {digest}");
        }
    }
}

/// The page calls it by a word of the game, says in sentences what was proved, and keeps the
/// numbers for who asks.
#[test]
fn the_proof_is_in_sentences() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let ana = Guest::new(&running);
    let table = ana.table(2, 1);
    assert_eq!(ana.play_on(&table, 500)["stage"], "over");
    let page = ana.get(&format!("/verify/{table}")).ok().text;
    assert!(
        page.contains("Fair shuffle") && page.contains("Verified"),
        "{page}"
    );
    let (said, numbers) = page.split_once("<details").unwrap();
    let secret = ana.frame(&table)["dice"]["secret"]
        .as_str()
        .unwrap()
        .to_string();
    assert!(!said.contains(&secret) && numbers.contains(&secret));
    assert!(said.contains("before any player added something"));
}

/// What is added to the dice later changes nothing, and page and program agree.
#[test]
fn the_proof_holds_for_who_left_and_sat_down_again() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let (ana, ben) = (Guest::new(&running), Guest::new(&running));
    let body = json!({ "game": "red-outpost", "players": 2, "seats": [1], "open": true });
    let table = make(&ana, &body);
    send(&ana, &table, "start", &json!({ "nonce": "quartz" })).ok();
    send(&ben, &table, "sit", &json!({ "seat": 2 })).ok();
    send(&ben, &table, "start", &json!({ "nonce": "basalt" })).ok();
    let play = |answers: usize| {
        for _ in 0..answers {
            for guest in [&ana, &ben] {
                let frame = guest.frame(&table);
                if !frame["questions"].as_array().unwrap().is_empty() {
                    guest.play_on(&table, 1);
                }
            }
        }
        ana.frame(&table)["stage"] == "over"
    };
    assert!(!play(4));
    send(&ben, &table, "leave", &json!({ "seat": 2 })).ok();
    send(
        &ben,
        &table,
        "sit",
        &json!({ "seat": 2, "nonce": "obsidian" }),
    )
    .ok();
    while !play(10) {}
    assert_eq!(
        ana.frame(&table)["dice"]["nonces"],
        json!(["quartz", "basalt"])
    );
    let page = ana.get(&format!("/verify/{table}")).ok().text;
    assert!(
        page.contains("Verified") && !page.contains("class=\"no\""),
        "{page}"
    );
    let record = ana.get(&format!("/t/{table}/record")).ok().text;
    let verdict = record::verify(&games::catalog(), &record, None).unwrap();
    assert!(verdict.committed && verdict.finished);
}
