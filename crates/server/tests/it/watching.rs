//! Watching: the table of the evening, a screen on a wall, and a link for spectators.

use serde_json::json;

use crate::kit::{Guest, serve};

/// A game of two people that everyone may watch, or only those with a link.
fn two_at_a_table(ana: &Guest, ben: &Guest, open: bool) -> String {
    let new = json!({ "game": "red-outpost", "players": 2, "seats": [1], "open": open });
    let table = ana.make(&new);
    let invitation = ana.frame(&table)["invitation"].clone();
    let sit = json!({ "seat": 2, "invitation": invitation });
    ben.post(&format!("/api/tables/{table}/sit"), &sit).ok();
    assert_eq!(ana.frame(&table)["stage"], "playing");
    table
}

#[test]
fn a_screen_on_a_wall_goes_from_game_to_game() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let (ana, ben) = (Guest::new(&running), Guest::new(&running));
    let nothing = ana.get("/wall");
    assert_eq!(nothing.status, 200);
    assert!(nothing.text.contains("No public game is on"));
    let private = two_at_a_table(&ana, &ben, false);
    assert_eq!(ana.get("/wall").status, 200, "a private game is not shown");
    let tables = [
        two_at_a_table(&ana, &ben, true),
        two_at_a_table(&ana, &ben, true),
    ];
    let next = |after: &str| {
        let answer = ana.get(&format!("/wall{after}"));
        assert_eq!(answer.status, 303, "{answer:?}");
        answer.location
    };
    let mut shown = vec![next("")];
    for _ in 0..2 {
        let now = shown.last().unwrap();
        let table = now.strip_prefix("/t/").unwrap().split('?').next().unwrap();
        shown.push(next(&format!("?after={table}")));
    }
    // One after the other, and then the first again.
    assert_ne!(shown[0], shown[1]);
    assert_eq!(shown[0], shown[2]);
    for address in &shown {
        assert!(
            tables
                .iter()
                .any(|table| *address == format!("/t/{table}?wall=tour")),
            "{address}"
        );
        assert!(!address.contains(&private));
    }
    // Whoever plays and opens it there sees no more than a stranger, and can do nothing.
    let playing = ana.get(&shown[0]).ok().text;
    let table = shown[0].split(['/', '?']).nth(2).unwrap();
    let seat = ana.frame(table)["questions"].as_array().unwrap().len()
        + ben.frame(table)["questions"].as_array().unwrap().len();
    assert!(seat > 0, "somebody is asked");
    for guest in [&ana, &ben] {
        let page = guest.get(&format!("/t/{table}?wall=tour")).ok().text;
        assert!(page.contains("class=\"game-red-outpost wall\""));
        assert!(!page.contains("name=\"action\"") && !page.contains("data-yours"));
        let part = guest.get(&format!("/t/{table}/frame?wall=tour")).ok().text;
        assert!(!part.contains("name=\"action\"") && !part.contains("data-yours"));
    }
    assert!(playing.contains("id=\"board\"") || playing.contains("class=\"board\""));
}

#[test]
fn the_table_of_the_evening_is_one_that_everyone_may_watch() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let (ana, ben) = (Guest::new(&running), Guest::new(&running));
    let stranger = Guest::new(&running);
    two_at_a_table(&ana, &ben, false);
    let home = stranger.get("/api/home").ok().json();
    assert!(home["evening"].is_null(), "{home}");
    let public = two_at_a_table(&ana, &ben, true);
    let home = stranger.get("/api/home").ok().json();
    assert_eq!(home["evening"]["table"], public);
    // Those who play there are not told to watch.
    assert!(ana.get("/api/home").ok().json()["evening"].is_null());
    let page = stranger.get("/").ok().text;
    assert!(page.contains("Table of the evening"));
}

/// With the link of a spectator one sees what spectators see, and sits down nowhere. A new
/// invitation ends it.
#[test]
fn a_spectators_link_is_for_looking_on_only() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let (ana, ben) = (Guest::new(&running), Guest::new(&running));
    let table = two_at_a_table(&ana, &ben, false);
    let frame = ana.frame(&table);
    let link = frame["spectators"].as_str().unwrap().to_owned();
    assert_ne!(frame["invitation"], link.as_str());
    let stranger = Guest::new(&running);
    let at = |secret: &str| format!("/api/tables/{table}?invitation={secret}");
    assert_eq!(stranger.get(&format!("/t/{table}")).status, 404);
    let seen = stranger.get(&at(&link)).ok().json();
    assert!(seen["questions"].as_array().unwrap().is_empty());
    assert!(seen["spectators"].is_null() && seen["invitation"].is_null());
    // Somebody gets up: the spectator cannot take the seat.
    ben.post(&format!("/api/tables/{table}/leave"), &json!({ "seat": 2 }))
        .ok();
    let sit = json!({ "seat": 2, "invitation": link });
    let sat = stranger.post(&format!("/api/tables/{table}/sit"), &sit);
    assert_eq!(sat.status, 403, "{sat:?}");
    let page = stranger
        .get(&format!("/t/{table}?invitation={link}"))
        .ok()
        .text;
    assert!(!page.contains("data-sit"), "the page offers no seat");
    ana.post(&format!("/api/tables/{table}/invite"), &json!({}))
        .ok();
    assert_eq!(stranger.get(&at(&link)).status, 404);
    assert_eq!(stranger.get(&at("0123456789abcdef")).status, 404);
    let fresh = ana.frame(&table)["spectators"].as_str().unwrap().to_owned();
    assert_ne!(fresh, link);
    assert_eq!(stranger.get(&at(&fresh)).status, 200);
}
