//! Reviews of finished games.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::kit::{Guest, Running, serve_with};

fn quick(folder: &tempfile::TempDir) -> Running {
    serve_with(folder.path(), |config| {
        config.review_pace.rounds = 1_500;
        config.most_reviews = 1;
    })
}

/// A finished game of Ana's against a bot.
fn finished(ana: &Guest) -> String {
    let table = ana.table(2, 1);
    assert_eq!(ana.play_on(&table, 500)["stage"], "over");
    table
}

fn address(table: &str) -> String {
    format!("/api/tables/{table}/review")
}

fn wait(guest: &Guest, table: &str) -> Value {
    let began = Instant::now();
    loop {
        let review = guest.get(&address(table)).ok().json();
        if review["stage"] == "ready" {
            return review;
        }
        assert!(began.elapsed() < Duration::from_secs(120), "{review}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn a_review_is_made_once_and_stays() {
    let folder = tempfile::tempdir().unwrap();
    let running = quick(&folder);
    let (ana, eve) = (Guest::new(&running), Guest::new(&running));
    let table = finished(&ana);
    let page = format!("/review/{table}");
    let over = ana.get(&format!("/t/{table}")).ok().text;
    assert!(over.contains(&format!("href=\"{page}\"")));
    assert_eq!(ana.get(&address(&table)).ok().json()["stage"], "absent");
    // It is as public as the replay, but only players may ask for it.
    let begin = format!("action=\"/t/{table}/review\"");
    assert!(!eve.get(&page).ok().text.contains(&begin));
    assert_eq!(eve.form(&format!("/t/{table}/review"), &[]).status, 403);
    assert_eq!(eve.post(&address(&table), &json!({})).status, 403);
    assert!(ana.get(&page).ok().text.contains(&begin));
    let begun = ana.form(&format!("/t/{table}/review"), &[]);
    assert_eq!(begun.location, page);
    let review = wait(&ana, &table);
    let course = review["course"].as_array().unwrap();
    assert!(course.len() > 10, "{review}");
    for entry in course {
        let chances = entry["chances"].as_array().unwrap().iter();
        let sum: f64 = chances.map(|chance| chance.as_f64().unwrap()).sum();
        assert!((sum - 1.0).abs() < 0.001, "{entry}");
    }
    let total = review["compared"].as_array().unwrap().last().unwrap();
    let frame = ana.frame(&table);
    let totals = frame["scores"].as_array().unwrap().last().unwrap();
    assert_eq!(total["points"], totals["points"]);
    // Whoever took the first choice every time did not always choose well.
    let costly = review["costly"].as_array().unwrap();
    assert!(!costly.is_empty());
    let shown = eve.get(&page).ok().text;
    assert!(shown.contains("<polyline") && !shown.contains("http-equiv=\"refresh\""));
    let n = costly[0]["n"].as_u64().unwrap();
    let moment = format!("/replay/{table}?at={}", n - 1);
    assert!(shown.contains(&moment));
    assert_eq!(eve.get(&moment).status, 200);
    // Once is enough, also after a restart.
    assert_eq!(ana.post(&address(&table), &json!({})).ok().json(), review);
    drop(running);
    let running = quick(&folder);
    let ana = ana.at(&running);
    assert_eq!(ana.get(&address(&table)).ok().json(), review);
}

#[test]
fn a_review_can_be_stopped_and_few_wait() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve_with(folder.path(), |config| {
        config.review_pace.rounds = u32::MAX;
        config.review_pace.most = 20_000;
        config.most_reviews = 1;
    });
    let (ana, eve) = (Guest::new(&running), Guest::new(&running));
    let (table, other) = (finished(&ana), finished(&ana));
    let begun = ana.post(&address(&table), &json!({})).ok().json();
    assert_eq!(begun["stage"], "going");
    assert_eq!(begun["stop"], true);
    let refused = ana.post(&address(&other), &json!({}));
    assert_eq!(refused.status, 503, "{refused:?}");
    let page = ana.get(&format!("/review/{table}")).ok().text;
    assert!(page.contains("http-equiv=\"refresh\"") && page.contains("<progress"));
    assert!(page.contains(&format!("action=\"/t/{table}/review/stop\"")));
    let watched = eve.get(&format!("/review/{table}")).ok().text;
    assert!(!watched.contains("review/stop"));
    let stop = format!("/t/{table}/review/stop");
    assert_eq!(eve.form(&stop, &[]).status, 403);
    assert_eq!(ana.get(&address(&table)).ok().json()["stage"], "going");
    assert_eq!(ana.form(&stop, &[]).location, format!("/review/{table}"));
    assert_eq!(ana.get(&address(&table)).ok().json()["stage"], "absent");
    let metrics = ana.get("/metrics").text;
    assert!(metrics.contains("orrery_reviews 0"), "{metrics}");
}

#[test]
fn a_game_that_goes_on_has_no_review() {
    let folder = tempfile::tempdir().unwrap();
    let running = quick(&folder);
    let ana = Guest::new(&running);
    let table = ana.table(2, 1);
    ana.wait(&table);
    assert_eq!(ana.get(&address(&table)).status, 403);
    assert_eq!(ana.post(&address(&table), &json!({})).status, 403);
    assert_eq!(ana.get(&format!("/review/{table}")).status, 403);
    assert_eq!(ana.form(&format!("/t/{table}/review"), &[]).status, 403);
    assert_eq!(ana.get("/review/nowhere").status, 404);
}
