//! Hints: for whoever sits at the seat, where the table allows them.

use serde_json::{Value, json};

use crate::kit::{Guest, Running, serve_with};

fn quick(folder: &tempfile::TempDir) -> Running {
    serve_with(folder.path(), |config| {
        config.bot_time = std::time::Duration::from_millis(200);
    })
}

fn made(guest: &Guest, body: &Value) -> String {
    let made = guest.post("/api/tables", body).ok().json();
    made["table"].as_str().unwrap().to_string()
}

/// The question's hint, as the API gives it.
fn hint(guest: &Guest, table: &str, seat: u64) -> crate::kit::Answer {
    guest.get(&format!("/api/tables/{table}/hint?seat={seat}"))
}

#[test]
fn one_suggestion_and_two_other_ideas_with_their_chances() {
    let folder = tempfile::tempdir().unwrap();
    let running = quick(&folder);
    let ana = Guest::new(&running);
    let table = ana.table(2, 1);
    let frame = ana.wait(&table);
    let question = &frame["questions"][0];
    let found = hint(&ana, &table, 1).ok().json();
    let best = found["choices"].as_array().unwrap();
    assert_eq!(best.len(), 3, "{found}");
    let legal = question["choices"].as_array().unwrap();
    for one in best {
        let chance = one["chance"].as_f64().unwrap();
        assert!(chance <= 1.0 && chance > 0.0, "{found}");
        assert!(legal.iter().any(|legal| legal["action"] == one["action"]
            && legal["text"] == one["text"]
            && legal["path"] == one["path"]));
    }
    assert!(best[0]["next"].is_array(), "{found}");
    // The same question is thought about once.
    assert_eq!(hint(&ana, &table, 1).ok().json(), found);
    assert_eq!(ana.frame(&table)["seq"], frame["seq"], "a hint is no event");
    let metrics = ana.get("/metrics").text;
    assert!(metrics.contains("orrery_hints_total"), "{metrics}");
}

/// On the page a link shows the hint, without any script; its answers can be played.
#[test]
fn a_hint_on_the_page() {
    let folder = tempfile::tempdir().unwrap();
    let running = quick(&folder);
    let ana = Guest::new(&running);
    let table = ana.table(2, 1);
    let frame = ana.wait(&table);
    let at = frame["questions"][0]["hint_at"].as_str().unwrap();
    let plain = ana.get(&format!("/t/{table}")).ok().text;
    assert!(plain.contains(&format!("href=\"/t/{table}?{at}\"")), "{at}");
    assert!(!plain.contains("hinted"));
    let best = hint(&ana, &table, 1).ok().json();
    let best = best["choices"][0]["action"].as_str().unwrap();
    for address in [format!("/t/{table}?{at}"), format!("/t/{table}/frame?{at}")] {
        let page = ana.get(&address).ok().text;
        assert!(page.contains("form=\"play-1\""), "{page}");
        assert!(page.contains("class=\"hinted\""), "{page}");
        assert_eq!(page.matches("form=\"play-1\"").count(), 3);
        assert!(page.contains("Suggestion"));
    }
    let mut french = Guest::stranger(&running);
    french.cookie = format!("{}; lang=fr", ana.cookie);
    let page = french.get(&format!("/t/{table}?{at}")).ok().text;
    assert!(page.contains("Autres idées"), "{page}");
    let seq = frame["seq"].as_u64().unwrap();
    ana.play(&table, 1, best, seq).ok();
    // The question is answered: the address is an ordinary one now.
    ana.wait(&table);
    let page = ana.get(&format!("/t/{table}?{at}")).ok().text;
    assert!(!page.contains("form=\"play-1\""));
}

#[test]
fn nobody_gets_the_hint_of_another_seat() {
    let folder = tempfile::tempdir().unwrap();
    let running = quick(&folder);
    let (ana, ben, eve) = (
        Guest::new(&running),
        Guest::new(&running),
        Guest::new(&running),
    );
    let body = json!({ "game": "red-outpost", "players": 2, "seats": [1], "open": true,
        "hints": true, "options": { "first": "1" } });
    let table = made(&ana, &body);
    assert_eq!(hint(&ana, &table, 1).status, 409, "not begun");
    ben.post(&format!("/api/tables/{table}/sit"), &json!({ "seat": 2 }))
        .ok();
    let frame = ana.wait(&table);
    let at = frame["questions"][0]["hint_at"].as_str().unwrap();
    for other in [&ben, &eve] {
        assert_eq!(hint(other, &table, 1).status, 403);
        let page = other.get(&format!("/t/{table}?{at}")).ok().text;
        assert!(!page.contains("hinted") && !page.contains("hint-1"));
        let frame = other.get(&format!("/api/tables/{table}?{at}")).ok().json();
        assert_eq!(frame["questions"], json!([]));
    }
    assert_eq!(hint(&ben, &table, 2).status, 409, "not asked");
    assert_eq!(hint(&ana, &table, 2).status, 403);
    assert_eq!(hint(&ana, &table, 0).status, 400);
    hint(&ana, &table, 1).ok();
}

/// Against bots hints are on, among people only when they agreed on it; everyone
/// can see which.
#[test]
fn the_table_says_whether_there_are_hints() {
    let folder = tempfile::tempdir().unwrap();
    let running = quick(&folder);
    let (ana, eve) = (Guest::new(&running), Guest::new(&running));
    let bots = json!({ "2": "random" });
    let cases = [
        (json!({ "seats": [1], "bots": bots }), true),
        (json!({ "seats": [1], "bots": bots, "hints": false }), false),
        (json!({ "seats": [1, 2] }), false),
        (json!({ "seats": [1, 2], "hints": true }), true),
        (json!({ "seats": [1] }), false),
    ];
    for (mut body, allowed) in cases {
        body["game"] = json!("red-outpost");
        body["players"] = json!(2);
        body["watch"] = json!("everyone");
        let table = made(&ana, &body);
        let options = eve.frame(&table)["options"].clone();
        let option = json!(["Hints", if allowed { "On" } else { "Off" }]);
        assert!(options.as_array().unwrap().contains(&option), "{options}");
        if body["seats"] == json!([1]) && body.get("bots").is_none() {
            continue;
        }
        let frame = ana.wait(&table);
        assert_eq!(frame["questions"][0]["hint_at"].is_string(), allowed);
        let seat = frame["questions"][0]["seat"].as_u64().unwrap();
        let status = hint(&ana, &table, seat).status;
        assert_eq!(status, if allowed { 200 } else { 403 });
    }
    // The forms: on where only bots play against one person, else as the sheet says.
    let now = [("game", "red-outpost"), ("mode", "bots")];
    let table = ana.form("/play-now", &now).location;
    assert!(ana.wait(&table[3..])["questions"][0]["hint_at"].is_string());
    for (sitter, said, expected) in [
        ("open", "yes", "On"),
        ("open", "no", "Off"),
        ("open", "auto", "Off"),
        ("here", "auto", "Off"),
        ("novice", "auto", "On"),
        ("novice", "no", "Off"),
    ] {
        let fields = [("game", "red-outpost"), ("seat-2", sitter), ("hints", said)];
        let table = ana.form("/tables", &fields).location;
        let options = ana.frame(&table[3..])["options"].to_string();
        let hints = format!("[\"Hints\",\"{expected}\"]");
        assert!(options.contains(&hints), "{sitter}, {said}: {options}");
    }
}

/// A secret answer of several actions gets a hint at each of them, and none of it
/// is kept.
#[test]
fn drafts_get_hints_too() {
    let folder = tempfile::tempdir().unwrap();
    let running = quick(&folder);
    let ana = Guest::new(&running);
    let body =
        json!({ "game": "kosmonavts", "players": 2, "seats": [1], "bots": { "2": "greedy" } });
    let table = made(&ana, &body);
    for _ in 0..60 {
        let frame = ana.wait(&table);
        let question = &frame["questions"][0];
        let action = question["choices"][0]["action"].as_str().unwrap();
        let seq = frame["seq"].as_u64().unwrap();
        let done = ana.play(&table, 1, action, seq).ok().json();
        let Some(draft) = done["draft"].as_str() else {
            continue;
        };
        let drafted = ana
            .get(&format!("/api/tables/{table}?draft={draft}"))
            .ok()
            .json();
        let at = drafted["questions"][0]["hint_at"].as_str().unwrap();
        assert!(at.contains("draft="), "{at}");
        let address = format!("/api/tables/{table}/hint?seat=1&draft={draft}");
        let found = ana.get(&address).ok().json();
        let legal = drafted["questions"][0]["choices"].as_array().unwrap();
        let best = found["choices"].as_array().unwrap();
        assert_eq!(best.len(), legal.len().min(3));
        assert!(legal.iter().any(|one| one["action"] == best[0]["action"]));
        let shown = ana.get(&format!("/api/tables/{table}?{at}")).ok().json();
        assert_eq!(shown["questions"][0]["hint"], found);
        assert_eq!(ana.frame(&table)["draft"], json!(null), "nothing is kept");
        return;
    }
    panic!("nothing was drafted");
}

/// The rest of a plan is answered as it was told before, without thinking again: that would
/// name other choices too.
fn assert_kept(guest: &Guest, before: &Value, address: &str) {
    let found = guest.get(address).ok().json();
    let [only] = &found["choices"].as_array().unwrap()[..] else {
        panic!("it changes its mind: {found}");
    };
    let told = before["next"].as_array().unwrap();
    assert_eq!(only["text"], told[0], "{before}");
    assert_eq!(only["next"].as_array().unwrap()[..], told[1..]);
    assert_eq!(only["chance"], before["chance"]);
}

/// A hint keeps to its plan as long as it is followed: the steps of a turn are those that the
/// first of them named.
#[test]
fn a_hint_that_is_followed_keeps_to_its_plan() {
    let folder = tempfile::tempdir().unwrap();
    let running = quick(&folder);
    let ana = Guest::new(&running);
    let table = ana.table(2, 1);
    for _ in 0..30 {
        let frame = ana.wait(&table);
        let found = hint(&ana, &table, 1).ok().json();
        let best = &found["choices"][0];
        let action = best["action"].as_str().unwrap();
        let seq = frame["seq"].as_u64().unwrap();
        ana.play(&table, 1, action, seq).ok();
        if best["next"].as_array().unwrap().is_empty() {
            continue;
        }
        assert_kept(&ana, best, &format!("/api/tables/{table}/hint?seat=1"));
        return;
    }
    panic!("no turn had several steps");
}

/// So does the hint for a secret answer of several actions, which is not sent yet.
#[test]
fn a_draft_that_follows_a_hint_is_told_the_rest() {
    let folder = tempfile::tempdir().unwrap();
    let running = quick(&folder);
    let ana = Guest::new(&running);
    let body =
        json!({ "game": "kosmonavts", "players": 2, "seats": [1], "bots": { "2": "greedy" } });
    let table = made(&ana, &body);
    for _ in 0..60 {
        let frame = ana.wait(&table);
        let found = hint(&ana, &table, 1).ok().json();
        let best = &found["choices"][0];
        let action = best["action"].as_str().unwrap();
        let seq = frame["seq"].as_u64().unwrap();
        let done = ana.play(&table, 1, action, seq).ok().json();
        let has_more = !best["next"].as_array().unwrap().is_empty();
        if let (Some(draft), true) = (done["draft"].as_str(), has_more) {
            let address = format!("/api/tables/{table}/hint?seat=1&draft={draft}");
            assert_kept(&ana, best, &address);
            return;
        }
    }
    panic!("nothing was drafted");
}
