//! Games played over HTTP.

use serde_json::json;

use crate::kit::{Guest, fresh, serve};

#[test]
fn a_whole_game_against_a_bot_and_its_record_is_genuine() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let ana = Guest::new(&running);
    let table = ana.table(2, 1);
    assert_eq!(ana.get(&format!("/t/{table}/record")).status, 403);
    let over = ana.play_on(&table, 500);
    assert_eq!(over["stage"], "over");
    let record = ana.get(&format!("/t/{table}/record")).ok().text;
    let verdict = record::verify(&games::catalog(), &record, None).unwrap();
    assert!(verdict.committed);
    assert_eq!(verdict.actions as u64, over["actions"].as_u64().unwrap());
    // The promise made before the first move is the one that is opened.
    let secret = over["dice"]["secret"].as_str().unwrap();
    assert_eq!(
        record::commitment(secret),
        over["dice"]["commitment"].as_str().unwrap()
    );
    for page in ["/t/", "/replay/", "/verify/"] {
        assert_eq!(ana.get(&format!("{page}{table}")).status, 200, "{page}");
    }
    assert_eq!(ana.get(&format!("/replay/{table}?at=3")).status, 200);
    assert_eq!(ana.get(&format!("/replay/{table}?at=9999")).status, 404);
    // The points of every side are explained to the last one.
    let totals = over["scores"].as_array().unwrap().last().unwrap()["points"].clone();
    for (index, total) in totals.as_array().unwrap().iter().enumerate() {
        let points: i64 = over["points"]
            .as_array()
            .unwrap()
            .iter()
            .filter(|entry| entry["seat"] == index + 1)
            .map(|entry| entry["points"].as_i64().unwrap())
            .sum();
        assert_eq!(points, total.as_i64().unwrap());
    }
}

#[test]
fn repeated_late_and_conflicting_submissions_change_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let ana = Guest::new(&running);
    let table = ana.table(1, 0);
    let frame = ana.wait(&table);
    let seq = frame["seq"].as_u64().unwrap();
    let action = frame["questions"][0]["choices"][0]["action"]
        .as_str()
        .unwrap();
    let id = fresh();
    let first = ana.submit(&table, 1, action, seq, &id).ok().json();
    assert_eq!(first["repeated"], false);
    let after = ana.wait(&table)["seq"].as_u64().unwrap();
    // The same again, however often and however late.
    for _ in 0..3 {
        let again = ana.submit(&table, 1, action, seq, &id).ok().json();
        assert_eq!(again["repeated"], true);
        assert_eq!(again["seq"], first["seq"]);
    }
    assert_eq!(ana.play(&table, 1, action, seq).status, 409);
    assert_eq!(ana.frame(&table)["seq"].as_u64().unwrap(), after);
}

/// An id belongs to the seat that sends it: nobody can spend another's, and who does not sit
/// there learns nothing of it.
#[test]
fn submission_ids_are_scoped_to_the_seat() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let (ana, ben) = (Guest::new(&running), Guest::new(&running));
    let table = ana.table(2, 0);
    let path = format!("/api/tables/{table}/sit");
    ben.post(&path, &json!({ "seat": 2 })).ok();
    let people = [&ana, &ben];
    let answers = |guest: &Guest| {
        let frame = guest.frame(&table);
        let question = frame["questions"][0].clone();
        let action = question["choices"][0]["action"].as_str()?.to_string();
        Some((question["seat"].as_u64()?, action, frame["seq"].as_u64()?))
    };
    let asked = |seat| {
        for _ in 0..100 {
            for guest in people {
                match answers(guest) {
                    Some(asked) if asked.0 == seat => return (guest, asked),
                    Some(other) => drop(guest.play(&table, other.0, &other.1, other.2).ok()),
                    None => {}
                }
            }
        }
        panic!("seat {seat} is never asked");
    };
    // Ben spends the id that Ana's page will use.
    let id = "the-next-id";
    let (guest, (seat, action, seq)) = asked(2);
    guest.submit(&table, seat, &action, seq, id).ok();
    let (guest, (seat, action, seq)) = asked(1);
    let taken = guest.submit(&table, seat, &action, seq, id).ok().json();
    assert_eq!(taken["repeated"], false);
    let again = guest.submit(&table, seat, &action, seq, id).ok().json();
    assert_eq!(again["repeated"], true);
    let stranger = Guest::new(&running);
    for seat in [1, 2] {
        let refused = stranger.submit(&table, seat, &action, seq, id);
        assert_eq!(refused.status, 403);
    }
}

/// A die and where it goes, sent in one go: two actions of the record, one submission.
#[test]
fn an_answer_of_two_actions_is_taken_whole_and_once() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let ana = Guest::new(&running);
    let body = json!({
        "game": "circadians", "players": 2, "seats": [1], "bots": { "2": "random" }, "open": true,
    });
    let made = ana.post("/api/tables", &body).ok().json();
    let table = made["table"].as_str().unwrap().to_string();
    let (frame, choices) = ana.until_two_in_one(&table);
    for action in &choices {
        let path = format!(
            "/t/{table}/preview?seat=1&action={}",
            crate::kit::encode(action)
        );
        ana.get(&path).ok();
    }
    let (seq, id) = (frame["seq"].as_u64().unwrap(), fresh());
    let first = ana.submit(&table, 1, &choices[0], seq, &id).ok().json();
    assert_eq!(first["repeated"], false);
    assert_eq!(first["seq"], seq + 2, "two events");
    let again = ana.submit(&table, 1, &choices[0], seq, &id).ok().json();
    assert_eq!(
        (&again["repeated"], &again["seq"]),
        (&json!(true), &first["seq"])
    );
    // The second of two is refused: then the first has not happened either.
    let (frame, choices) = ana.until_two_in_one(&table);
    let sending = choices[0].split(';').next().unwrap();
    let seq = frame["seq"].as_u64().unwrap();
    let wrong = ana.play(&table, 1, &format!("{sending};{sending}"), seq);
    assert_eq!(wrong.status, 422, "{wrong:?}");
    assert_eq!(ana.frame(&table)["seq"], frame["seq"]);
}

/// What was sent in one go is taken back in one go.
#[test]
fn undo_takes_back_an_answer_of_two_actions_whole() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let ana = Guest::new(&running);
    let body = json!({
        "game": "circadians", "players": 2, "seats": [1], "bots": { "2": "random" },
    });
    let made = ana.post("/api/tables", &body).ok().json();
    let table = made["table"].as_str().unwrap().to_string();
    for _ in 0..20 {
        let (before, choices) = ana.until_two_in_one(&table);
        let seq = before["seq"].as_u64().unwrap();
        let sent = ana.play(&table, 1, &choices[0], seq).ok().json();
        assert_eq!(sent["seq"], seq + 2, "two events");
        let now = ana.wait(&table)["seq"].clone();
        let undo = format!("/api/tables/{table}/undo");
        if ana.post(&undo, &json!({ "seq": now })).status == 200 {
            assert_eq!(ana.frame(&table)["actions"], before["actions"]);
            return;
        }
    }
    panic!("every answer brought something to light");
}

#[test]
fn the_rules_refuse_with_their_number_in_the_readers_language() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let mut ana = Guest::new(&running);
    ana.headers.push((
        "accept-language".into(),
        "pt;q=0.9, es-MX;q=0.8, en;q=0.1".into(),
    ));
    // Seat 1 begins, so that nobody is tired yet.
    let body = json!({
        "game": "red-outpost", "players": 2, "seats": [1], "bots": { "2": "random" },
        "options": { "first": "1" },
    });
    let made = ana.post("/api/tables", &body).ok().json();
    let table = made["table"].as_str().unwrap().to_string();
    let frame = ana.wait(&table);
    let seq = frame["seq"].as_u64().unwrap();
    let refused = ana.play(&table, 1, "miner>kitchen", seq);
    assert_eq!(refused.status, 422);
    assert_eq!(refused.json()["rule"], "RO-052");
    assert!(
        refused.json()["error"].as_str().unwrap().contains("Cocina"),
        "{refused:?}"
    );
    let nonsense = ana.play(&table, 1, "make tea", seq);
    assert_eq!(nonsense.status, 422);
    assert_eq!(ana.frame(&table)["seq"], frame["seq"]);
}

/// A bot is called by its level and its seat, in the language of the reader.
#[test]
fn bots_have_names_in_every_language() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let mut ana = Guest::new(&running);
    let body = json!({
        "game": "red-outpost", "players": 3, "seats": [1], "bots": { "2": "greedy" },
    });
    let answer = ana.post("/api/tables", &body).ok().json();
    let table = answer["table"].as_str().unwrap();
    for (language, name) in [
        ("en", "Greedy 2"),
        ("es", "Codicioso 2"),
        ("fr", "Opportuniste 2"),
    ] {
        ana.headers = vec![("accept-language".into(), language.into())];
        assert_eq!(ana.frame(table)["sides"][1]["name"], name);
        let home = ana.get("/api/home").ok().json();
        assert_eq!(home["mine"][0]["names"][1], name);
    }
}

#[test]
fn two_people_by_invitation_and_a_spectator() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let (ana, ben, eve) = (
        Guest::new(&running),
        Guest::new(&running),
        Guest::new(&running),
    );
    ana.post("/api/me", &json!({ "name": "Ana" })).ok();
    let body = json!({
        "game": "red-outpost", "players": 2, "seats": [1], "open": false, "watch": "everyone",
    });
    let table = ana.post("/api/tables", &body).ok().json()["table"]
        .as_str()
        .unwrap()
        .to_string();
    let sit = format!("/api/tables/{table}/sit");
    assert_eq!(ben.post(&sit, &json!({ "seat": 2 })).status, 403);
    let invitation = ana.frame(&table)["invitation"]
        .as_str()
        .unwrap()
        .to_string();
    assert!(eve.frame(&table)["invitation"].is_null());
    assert_eq!(
        ben.post(&sit, &json!({ "seat": 1, "invitation": invitation }))
            .status,
        409
    );
    ben.post(
        &sit,
        &json!({ "seat": 2, "invitation": invitation, "nonce": "b" }),
    )
    .ok();
    let frame = eve.frame(&table);
    assert_eq!(frame["stage"], "playing");
    assert!(frame["questions"].as_array().unwrap().is_empty());
    assert_eq!(frame["sides"][0]["name"], "Ana");
    // Whose turn it is may play; nobody else may, and nobody for another.
    let (now, other) = if frame["waiting"][0] == "Ana" {
        (&ana, &ben)
    } else {
        (&ben, &ana)
    };
    let question = now.frame(&table)["questions"][0].clone();
    let (seat, seq) = (
        question["seat"].as_u64().unwrap(),
        frame["seq"].as_u64().unwrap(),
    );
    let action = question["choices"][0]["action"].as_str().unwrap();
    assert_eq!(other.play(&table, seat, action, seq).status, 403);
    assert_eq!(eve.play(&table, seat, action, seq).status, 403);
    assert_eq!(other.play(&table, 3 - seat, action, seq).status, 422);
    now.play(&table, seat, action, seq).ok();
    // Taken back while nothing was revealed and nobody else has acted.
    let seq = now.frame(&table)["seq"].as_u64().unwrap();
    assert_eq!(
        eve.post(&format!("/api/tables/{table}/undo"), &json!({ "seq": seq }))
            .status,
        403
    );
    now.post(&format!("/api/tables/{table}/undo"), &json!({ "seq": seq }))
        .ok();
    assert_eq!(now.frame(&table)["actions"], 0);
}

#[test]
fn someone_leaves_and_a_bot_takes_the_seat() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let (ana, ben) = (Guest::new(&running), Guest::new(&running));
    let table = ana.table(2, 0);
    ben.post(&format!("/api/tables/{table}/sit"), &json!({ "seat": 2 }))
        .ok();
    let seat = json!({ "seat": 2 });
    assert_eq!(
        ana.post(&format!("/api/tables/{table}/leave"), &seat)
            .status,
        403
    );
    ben.post(&format!("/api/tables/{table}/leave"), &seat).ok();
    assert_eq!(ana.frame(&table)["sides"][1]["kind"], "free");
    let bot = json!({ "seat": 2, "bot": "random" });
    assert_eq!(
        ben.post(&format!("/api/tables/{table}/bot"), &bot).status,
        403
    );
    ana.post(&format!("/api/tables/{table}/bot"), &bot).ok();
    assert_eq!(ana.play_on(&table, 500)["stage"], "over");
    // The same players again.
    let again = ana
        .post(&format!("/api/tables/{table}/rematch"), &json!({}))
        .ok()
        .json();
    let frame = ana.wait(again["table"].as_str().unwrap());
    assert_eq!(frame["sides"][1]["kind"], "bot");
    assert!(
        ana.frame(&table)["rematch"]
            .as_str()
            .unwrap()
            .starts_with(again["table"].as_str().unwrap())
    );
}

/// Whoever got up from a seat may sit down again as long as nobody has taken it, without an
/// invitation, finds the table in the list meanwhile, and the proof of the dice still holds.
#[test]
fn someone_leaves_and_sits_down_again() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let (ana, ben, eve) = (
        Guest::new(&running),
        Guest::new(&running),
        Guest::new(&running),
    );
    let new = json!({
        "game": "red-outpost", "players": 2, "seats": [1], "open": false, "watch": "everyone",
    });
    let made = ana.post("/api/tables", &new).ok().json();
    let table = made["table"].as_str().unwrap().to_string();
    let invitation = ana.frame(&table)["invitation"].clone();
    let sit = format!("/api/tables/{table}/sit");
    let seat = json!({ "seat": 2, "invitation": invitation, "nonce": "one" });
    ben.post(&sit, &seat).ok();
    ben.post(&format!("/api/tables/{table}/leave"), &json!({ "seat": 2 }))
        .ok();
    let left = |guest: &Guest| guest.frame(&table)["sides"][1]["left"].clone();
    assert_eq!((left(&ben), left(&eve)), (json!(true), json!(false)));
    let listed = |guest: &Guest| guest.get("/").ok().text.contains(&table);
    assert!(listed(&ben) && !listed(&eve));
    let again = json!({ "seat": 2, "nonce": "two" });
    assert_eq!(eve.post(&sit, &again).status, 403, "only by invitation");
    ben.post(&sit, &again).ok();
    let frame = ben.frame(&table);
    assert_eq!(frame["sides"][1]["you"], true);
    assert_eq!(frame["sides"][1]["left"], false);
    let nonces = &frame["dice"]["nonces"];
    assert!(!nonces.to_string().contains("two"), "{nonces}");
}

/// Where people share a screen, a sealed answer passes it on to the next who owes one, although
/// the answer could still be changed.
#[test]
fn a_sealed_answer_passes_the_screen_on() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let ana = Guest::new(&running);
    let new = json!({ "game": "circadians", "players": 2, "seats": [1, 2] });
    let made = ana.post("/api/tables", &new).ok().json();
    let table = made["table"].as_str().unwrap();
    let address = format!("/api/tables/{table}?as_seat=1");
    let frame = ana.get(&address).ok().json();
    assert_eq!(frame["pass"], json!(null));
    let question = &frame["questions"][0];
    assert_eq!(question["seat"], 1);
    let action = question["choices"][0]["action"].as_str().unwrap();
    ana.play(table, 1, action, frame["seq"].as_u64().unwrap())
        .ok();
    let frame = ana.get(&address).ok().json();
    assert_eq!(frame["pass"], 2);
    assert_eq!(frame["questions"], json!([]));
}

/// Whoever sits down may say by which name, and goes by it from then on.
#[test]
fn a_name_is_asked_where_one_sits_down() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let (ana, ben) = (Guest::new(&running), Guest::new(&running));
    let table = ana.table(2, 0);
    assert!(
        ben.get(&format!("/t/{table}"))
            .ok()
            .text
            .contains("name=\"name\"")
    );
    let sit = format!("/t/{table}/sit");
    let long = "n".repeat(99);
    let refused = ben.form(&sit, &[("seat", "2"), ("nonce", ""), ("name", &long)]);
    assert_eq!(refused.status, 422);
    assert_eq!(ana.frame(&table)["sides"][1]["kind"], "free");
    let sat = ben.form(&sit, &[("seat", "2"), ("nonce", ""), ("name", "Ben")]);
    assert_eq!(sat.status, 303);
    assert_eq!(ana.frame(&table)["sides"][1]["name"], "Ben");
    assert!(ben.get("/").ok().text.contains("value=\"Ben\""));
    // The same through the JSON API.
    let eve = Guest::new(&running);
    let table = ana.table(2, 0);
    let body = json!({ "seat": 2, "name": "Eve" });
    eve.post(&format!("/api/tables/{table}/sit"), &body).ok();
    assert_eq!(ana.frame(&table)["sides"][1]["name"], "Eve");
}

#[test]
fn forms_without_a_script_play_too() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let ana = Guest::new(&running);
    let fields = [
        ("game", "red-outpost"),
        ("mode", "screen"),
        ("players", "3"),
        ("set-cards", "on"),
    ];
    let made = ana.form("/play-now", &fields);
    assert_eq!(made.status, 303);
    let table = made.location.strip_prefix("/t/").unwrap().to_string();
    let frame = ana.wait(&table);
    let question = &frame["questions"][0];
    let (seat, seq) = (question["seat"].to_string(), frame["seq"].to_string());
    let action = question["choices"][0]["action"].as_str().unwrap();
    let page = ana.get(&made.location).text;
    assert!(
        page.contains(&action.replace('>', "&gt;")),
        "the list has every choice"
    );
    let fields = [
        ("seat", seat.as_str()),
        ("seq", &seq),
        ("action", action),
        ("submission", ""),
    ];
    let played = ana.form(&format!("/t/{table}/play"), &fields);
    assert_eq!(
        (played.status, played.location.as_str()),
        (303, made.location.as_str())
    );
    assert_eq!(ana.frame(&table)["actions"], 1);
    ana.form(
        &format!("/t/{table}/chat"),
        &[("text", "<script>alert(1)</script>")],
    )
    .ok();
    let page = ana.get(&made.location).text;
    assert!(
        page.contains("&lt;script&gt;alert(1)"),
        "chat is shown as text"
    );
    assert!(!page.contains("<script>alert"));
}

#[test]
fn a_form_that_is_refused_comes_back_to_the_table_with_the_reason() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let ana = Guest::new(&running);
    let body = json!({
        "game": "red-outpost", "players": 2, "seats": [1], "bots": { "2": "random" },
        "options": { "first": "1" }, "open": true,
    });
    let made = ana.post("/api/tables", &body).ok().json();
    let table = made["table"].as_str().unwrap().to_string();
    let frame = ana.wait(&table);
    let seq = frame["seq"].to_string();
    let play = |action: &str, seq: &str| {
        let fields = [("seat", "1"), ("seq", seq), ("action", action)];
        ana.form(&format!("/t/{table}/play"), &fields)
    };
    // Against the rules: the reason, the rule, and the question again.
    let refused = play("miner>kitchen", &seq);
    assert_eq!(refused.status, 422);
    let (_, notice) = refused.text.split_once("role=\"alert\"").unwrap();
    let (notice, _) = notice.split_once("</p>").unwrap();
    assert!(
        notice.contains("Kitchen") && notice.contains("/rules/red-outpost#RO-052"),
        "{notice}"
    );
    assert!(refused.text.contains("class=\"play\""), "{}", refused.text);
    // Too late.
    let action = frame["questions"][0]["choices"][0]["action"]
        .as_str()
        .unwrap();
    play(action, &seq).ok();
    ana.wait(&table);
    let late = play(action, &seq);
    assert_eq!(late.status, 409);
    assert!(late.text.contains("role=\"alert\"") && late.text.contains("id=\"board\""));
    // Someone who does not sit here sees the table too, but a table that is none
    // has a page of its own.
    let eve = Guest::new(&running);
    let foreign = eve.form(&format!("/t/{table}/leave"), &[("seat", "1")]);
    assert_eq!(foreign.status, 403);
    assert!(foreign.text.contains("role=\"alert\"") && foreign.text.contains("id=\"board\""));
    let nowhere = ana.form("/t/nowhere/leave", &[("seat", "1")]);
    assert_eq!(nowhere.status, 404);
    assert!(!nowhere.text.contains("id=\"board\""));
}

#[test]
fn a_waiting_table_tells_its_options_in_words() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let mut ana = Guest::new(&running);
    ana.headers.push(("accept-language".into(), "fr".into()));
    let table = ana.table(2, 0);
    let options = ana.frame(&table)["options"].to_string();
    assert!(options.contains("orange, bleu"), "{options}");
}
