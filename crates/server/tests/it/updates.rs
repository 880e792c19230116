//! What a page fetches after a move is small, and nothing is missing from it.

use serde_json::{Value, json};

use crate::kit::{Guest, encode, serve};

/// The most bytes of an update, compressed.
const MOST: usize = 25_000;
/// After so many answers of one player an update is looked at again.
const EVERY: usize = 4;
/// After so many answers it is no longer looked at.
const ANSWERS: usize = 60;

/// A table of the full number of players: Ana, and bots or Ana again.
fn full_table(ana: &Guest, info: &tabletop::Info, with_bots: bool) -> String {
    let players = *info.players.end();
    let own = if with_bots { 1 } else { players };
    let bots: serde_json::Map<String, Value> = (own + 1..=players)
        .map(|seat| (seat.to_string(), json!("random")))
        .collect();
    let seats: Vec<u8> = (1..=own).collect();
    ana.make(&json!({
        "game": info.id, "players": players, "seats": seats, "bots": bots, "open": true,
    }))
}

/// Plays one of the choices, each time another one, with all that belongs to it.
fn play_some(ana: &Guest, table: &str, frame: &Value, lot: usize) {
    let some = |frame: &Value| {
        let choices = frame["questions"][0]["choices"].as_array().unwrap();
        let choice = &choices[lot % choices.len()];
        choice["action"].as_str().unwrap().to_owned()
    };
    let seat = frame["questions"][0]["seat"].as_u64().unwrap();
    let seq = frame["seq"].as_u64().unwrap();
    let mut action = some(frame);
    loop {
        let answer = ana.play(table, seat, &action, seq);
        assert!(answer.status == 200 || answer.status == 409, "{answer:?}");
        let Some(draft) = answer.json()["draft"].as_str().map(str::to_owned) else {
            return;
        };
        let path = format!("/api/tables/{table}?draft={}", encode(&draft));
        action = format!("{action};{}", some(&ana.get(&path).ok().json()));
    }
}

/// What the shapes of the board on a page are called.
fn shapes_of(page: &str) -> &str {
    let (_, rest) = page.split_once("data-shapes=\"").unwrap();
    rest.split_once('"').unwrap().0
}

/// The ids and tokens of one request, which no two answers have in common, left out.
fn without_ids(page: &str) -> String {
    let mut parts = page.split("name=\"submission\" value=\"");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| {
        text + part.split_once('"').map_or(part, |(_, rest)| rest)
    })
}

#[test]
fn an_update_of_a_page_is_small_in_every_game_and_language() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let mut ana = Guest::new(&running);
    for game in games::catalog().games() {
        let table = full_table(&ana, game.info(), true);
        let page = ana.get(&format!("/t/{table}")).ok().text;
        let shapes = shapes_of(&page).to_owned();
        for n in 0..ANSWERS {
            let frame = ana.wait(&table);
            for language in ["en", "es", "fr"] {
                if n % EVERY != 0 && frame["stage"] != "over" {
                    continue;
                }
                ana.headers = vec![("accept-language".into(), language.into())];
                let path = format!("/t/{table}/frame?shapes={shapes}");
                let size = ana.compressed(&path);
                let at = (game.info().id, language, &frame["actions"]);
                assert!(size <= MOST, "{size} bytes: {at:?}");
            }
            ana.headers.clear();
            if frame["stage"] == "over" {
                break;
            }
            play_some(&ana, &table, &frame, 7 * n);
        }
    }
}

#[test]
fn a_page_that_has_the_shapes_of_the_board_is_sent_all_but_them() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let ana = Guest::new(&running);
    for game in games::catalog().games() {
        // Nobody else is there, so nothing happens between two answers.
        let table = full_table(&ana, game.info(), false);
        let fetch = |query: &str| {
            let answer = ana.get(&format!("/t/{table}/frame?{query}")).ok();
            without_ids(&answer.text)
        };
        let whole = fetch("");
        let name = shapes_of(&whole);
        let (before, rest) = whole.split_once("<defs>").unwrap();
        let (shapes, after) = rest.split_once("</defs>").unwrap();
        assert!(shapes.len() > 1000, "{}", game.info().id);
        let kept = format!("{before}<defs data-kept=\"\"></defs>{after}");
        assert_eq!(fetch(&format!("shapes={name}")), kept);
        // Whoever has other shapes, or none, needs these.
        assert_eq!(fetch("shapes=0123456789abcdef"), whole);
        assert_eq!(fetch("shapes="), whole);
    }
}
