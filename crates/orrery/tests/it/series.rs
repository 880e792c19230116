//! `match`: the same whatever the number of threads, and a series that was stopped
//! goes on where it was.

use std::fs;

use crate::kit::{run, run_in, widest};

const MATCH: &[&str] = &[
    "match",
    "red-outpost",
    "--games",
    "30",
    "--seed",
    "5",
    "--bots",
    "greedy,random",
];

/// Without what a clock measures.
fn results(args: &[&str]) -> serde_json::Value {
    let mut json = run(&[args, &["--json"]].concat()).json();
    for bot in json["bots"].as_array_mut().unwrap() {
        assert!(bot["milliseconds_per_decision"].as_f64().unwrap() >= 0.0);
        bot["milliseconds_per_decision"] = 0.into();
    }
    json
}

#[test]
fn a_match_tells_who_is_better_and_how_sure_that_is() {
    let text = run(MATCH).ok();
    for word in [
        "30 games, seed 5",
        "greedy",
        "random",
        " … ",
        "95%",
        "rating",
    ] {
        assert!(text.contains(word), "{word} in {text}");
    }
    assert!(widest(&text) <= 100, "{text}");
    let one = results(&[MATCH, &["--threads", "1"]].concat());
    assert_eq!(results(&[MATCH, &["--threads", "3"]].concat()), one);
    assert!(one["bots"][0]["wins"]["mean"].as_f64() > one["bots"][1]["wins"]["mean"].as_f64());
    let spanish = run(&[MATCH, &["--lang", "es"]].concat()).ok();
    assert!(spanish.contains("30 partidas"), "{spanish}");
}

#[test]
fn a_series_goes_on_where_it_was_stopped() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("series.jsonl");
    let kept = ["--save", file.to_str().unwrap()];
    let whole = results(MATCH);
    assert_eq!(results(&[MATCH, &kept].concat()), whole);

    // As if it had been killed while it wrote the twelfth game.
    let text = fs::read_to_string(&file).unwrap();
    let ends: Vec<usize> = text.match_indices('\n').map(|(at, _)| at).collect();
    assert_eq!(ends.len(), 31);
    fs::write(&file, &text[..ends[12] - 4]).unwrap();
    assert_eq!(results(&[MATCH, &kept].concat()), whole);
    assert_eq!(fs::read_to_string(&file).unwrap().lines().count(), 31);

    // Nothing is left to play, and fewer games are a part of the same series.
    assert_eq!(results(&[MATCH, &kept].concat()), whole);
    assert_eq!(fs::read_to_string(&file).unwrap().lines().count(), 31);

    let other = [
        "match",
        "red-outpost",
        "--bots",
        "random,random",
        "--save",
        "series.jsonl",
    ];
    let refused = run_in(folder.path(), &other, "");
    assert_eq!(refused.code, 2);
    assert!(refused.stderr.contains("another match"), "{refused:?}");
}

#[test]
fn every_seat_needs_a_bot() {
    let refused = run(&["match", "red-outpost", "-n", "3", "--bots", "greedy,random"]);
    assert_eq!(refused.code, 2);
    assert!(refused.stderr.contains('3'), "{refused:?}");
}
