//! `verify` and `replay`.

use std::{fs, path::PathBuf};

use serde_json::Value;

use crate::kit::{run, run_with};

/// A record of the corpus.
fn kept(name: &str) -> (PathBuf, String) {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../records/red-outpost");
    let file = folder.join(format!("{name}.jsonl"));
    let text = fs::read_to_string(&file).expect("the corpus has it");
    (file, text)
}

#[test]
fn a_genuine_record_is_told_to_be_so() {
    let (file, text) = kept("3p-random-cards");
    let file = file.to_str().unwrap();
    let actions = text.lines().count() - 2;
    let told = run(&["verify", file]).ok();
    assert!(
        told.contains("Valid record") && told.contains(&format!(" {actions} ")),
        "{told}"
    );
    let json = run(&["verify", file, "--json"]).json();
    assert_eq!(
        json,
        serde_json::json!({
            "genuine": true, "actions": actions, "committed": false, "finished": true,
        })
    );
    assert_eq!(run_with(&["verify", "-"], &text).ok(), told);
    assert_ne!(run(&["verify", file, "--lang", "fr"]).ok(), told);
}

#[test]
fn a_forged_record_is_refused_with_its_line() {
    let (_, text) = kept("2p-fixed");
    let lines: Vec<&str> = text.lines().collect();
    let action: Value = serde_json::from_str(lines[9]).unwrap();
    let forged = text.replace(action["position"].as_str().unwrap(), "0123456789abcdef");
    for command in ["verify", "replay"] {
        let told = run_with(&[command, "-"], &forged).refused();
        assert!(told.contains("standard input: line 10: "), "{told}");
        assert!(told.contains("was changed"), "{told}");
    }
    let cut = &text[..text.len() / 2];
    let told = run_with(&["verify", "-"], cut).refused();
    assert!(told.contains("breaks off"), "{told}");
    let open: String = lines[..9].iter().map(|line| format!("{line}\n")).collect();
    let told = run_with(&["verify", "-"], &open).refused();
    assert!(
        told.contains("line 10: ") && told.contains("result is missing"),
        "{told}"
    );
    // A game that goes on can be replayed so far.
    assert!(run_with(&["replay", "-"], &open).ok().contains("   8  "));
}

#[test]
fn a_replay_tells_the_story_and_the_points() {
    let (file, text) = kept("4p-fixed");
    let story = run(&["replay", file.to_str().unwrap()]).ok();
    for line in text.lines().skip(1) {
        let line: Value = serde_json::from_str(line).unwrap();
        if let Some(action) = line["action"].as_str() {
            let action = catalog::for_shells(action);
            assert!(story.contains(&format!("{:>4}  {action}\n", line["n"].as_u64().unwrap())));
        } else {
            for score in line["result"]["scores"].as_array().unwrap() {
                assert!(story.contains(&score.to_string()), "{score}");
            }
        }
    }
    assert!(story.contains("Total") && story.contains("Game over"));
    assert_ne!(
        run(&["replay", "--lang", "es", file.to_str().unwrap()]).ok(),
        story
    );
}

#[test]
fn the_states_of_a_replay_are_one_line_each() {
    for name in ["solo-fixed-won", "2p-random-cards"] {
        let (file, text) = kept(name);
        let hash = record::Record::read(&text).unwrap().header.position_hash();
        let states = run(&["replay", "--states", file.to_str().unwrap()]).ok();
        let actions: Vec<Value> = text
            .lines()
            .skip(1)
            .map(|line| serde_json::from_str(line).unwrap())
            .collect();
        let states: Vec<Value> = states
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect();
        // The start, every action, and no line for the result.
        assert_eq!(states.len(), actions.len());
        assert_eq!(states[0]["n"], 0);
        assert!(states[0]["action"].is_null() && states[0]["seat"].is_null());
        for (state, action) in states[1..].iter().zip(&actions) {
            for key in ["n", "seat", "action"] {
                assert_eq!(state[key], action[key]);
            }
            let position = hash.of(&state["state"]["position"]);
            assert_eq!(action["position"], position);
        }
        // Each state is a position that other commands read.
        let middle = states[states.len() / 2]["state"].to_string();
        assert!(run_with(&["show"], &middle).ok().contains("RED OUTPOST"));
        let last = states[states.len() - 1]["state"].to_string();
        let score = run_with(&["score", "--json"], &last).json();
        let totals: Vec<&Value> = score["sides"]
            .as_array()
            .unwrap()
            .iter()
            .map(|side| &side["total"])
            .collect();
        let result = &actions[actions.len() - 1]["result"];
        assert_eq!(
            totals,
            result["scores"]
                .as_array()
                .unwrap()
                .iter()
                .collect::<Vec<_>>()
        );
        assert_eq!(
            run(&["replay", "--json", file.to_str().unwrap()]).ok(),
            run(&["replay", "--states", file.to_str().unwrap()]).ok()
        );
    }
}

/// A review tells the course, the costly decisions and the points; it is kept in a
/// file and shown from there.
#[test]
fn a_game_is_reviewed_once() {
    let folder = tempfile::tempdir().unwrap();
    let (file, text) = kept("2p-fixed");
    let (file, out) = (file.to_str().unwrap(), folder.path().join("review.json"));
    let (out, chart) = (out.to_str().unwrap(), folder.path().join("chart.svg"));
    let args = [
        "review",
        file,
        "--seconds",
        "1",
        "--out",
        out,
        "--chart",
        chart.to_str().unwrap(),
    ];
    let told = run(&args).ok();
    assert!(
        told.contains("Chance of winning") && told.contains("difference from the winner"),
        "{told}"
    );
    assert!(fs::read_to_string(&chart).unwrap().contains("<polyline"));
    // From the file it comes at once, whatever time it may take.
    let again = run(&["review", file, "--seconds", "80000", "--out", out]).ok();
    assert_eq!(again, told);
    let json = run(&["review", file, "--json", "--out", out]).json();
    let last = json["review"]["actions"].as_u64().unwrap();
    assert_eq!(last as usize, text.lines().count() - 2);
    let spanish = run(&["review", file, "--lang", "es", "--out", out]).ok();
    assert!(spanish.contains("Probabilidad de ganar"), "{spanish}");
    let (other, _) = kept("3p-random-cards");
    let refused = run(&["review", other.to_str().unwrap(), "--out", out]).refused();
    assert!(refused.contains("not a review of this game"), "{refused}");
    // A game that goes on can be looked at so far.
    let open: String = text
        .lines()
        .take(9)
        .map(|line| format!("{line}\n"))
        .collect();
    let told = run_with(&["review", "-", "--seconds", "1"], &open).ok();
    assert!(told.contains("Chance of winning"), "{told}");
}
