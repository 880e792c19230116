//! `new`, `legal`, `apply`, `show` and `score`, joined by pipes.

use std::fs;

use serde_json::{Value, json};

use crate::kit::{Run, pick, run, run_with};

const NEW: &[&str] = &[
    "new",
    "red-outpost",
    "-n",
    "3",
    "--seed",
    "7",
    "--set",
    "tokens=random",
    "--set",
    "cards=on",
];

fn start() -> String {
    run(NEW).ok()
}

/// The answers of whoever is to act.
fn legal(position: &str) -> Vec<Value> {
    run_with(&["legal", "--json"], position)
        .json()
        .as_array()
        .unwrap()
        .clone()
}

#[track_caller]
fn apply(position: &str, seat: u64, action: &str) -> Run {
    run_with(&["apply", &seat.to_string(), action], position)
}

/// Another program plays a whole game through the referee.
#[test]
fn a_whole_game_goes_through_pipes() {
    let (mut position, mut lots, mut actions) = (start(), 3, 0);
    loop {
        let choices = legal(&position);
        if choices.is_empty() {
            break;
        }
        if actions % 10 == 0 {
            // The text lists the same answers, in the same order.
            let text = run_with(&["legal"], &position).ok();
            let listed: Vec<&str> = text
                .lines()
                .filter_map(|line| line.strip_prefix("  ")?.split_whitespace().next())
                .collect();
            let expected: Vec<&str> = choices
                .iter()
                .map(|choice| choice["action"].as_str().unwrap())
                .collect();
            assert_eq!(listed, expected);
            assert!(run_with(&["show"], &position).ok().contains("RED OUTPOST"));
            let score = run_with(&["score", "--json"], &position).json();
            assert_eq!(score["over"], false);
        }
        let choice = &choices[pick(&mut lots, choices.len())];
        let seat = choice["seat"].as_u64().unwrap();
        assert!(!choice["text"].as_str().unwrap().is_empty());
        position = apply(&position, seat, choice["action"].as_str().unwrap()).ok();
        actions += 1;
    }
    assert!(actions > 40, "{actions} actions");

    assert_eq!(run_with(&["legal"], &position).ok(), "Game over.\n");
    let score = run_with(&["score", "--json"], &position).json();
    assert_eq!(score["over"], true);
    let sides = score["sides"].as_array().unwrap();
    assert_eq!(sides.len(), 3);
    for side in sides {
        let points = side["points"].as_object().unwrap().values();
        let sum: i64 = points.map(|points| points.as_i64().unwrap()).sum();
        assert_eq!(side["total"], sum);
        assert!(side["place"].is_u64());
    }
    assert!(sides.iter().any(|side| side["place"] == 1));
    let text = run_with(&["score"], &position).ok();
    assert!(
        text.contains("Game over.") && text.contains("Place"),
        "{text}"
    );
    let told = apply(&position, 1, "miner>mine").refused();
    assert!(told.contains("RO-321"), "{told}");
}

#[test]
fn the_same_seed_is_the_same_position() {
    assert_eq!(start(), start());
    let other = run(&["new", "red-outpost", "-n", "3", "--seed", "8"]).ok();
    assert_ne!(start(), other);
    let new = run(&["new", "red-outpost"]).json();
    assert_eq!(new["players"], 2, "two unless told");
    assert_ne!(
        new,
        run(&["new", "red-outpost"]).json(),
        "other dice each time"
    );
    // A position is JSON, with and without --json.
    assert_eq!(run(&[NEW, &["--json"]].concat()).ok(), start());
}

#[test]
fn positions_are_read_from_files_too() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("start.json");
    fs::write(&file, start()).unwrap();
    let file = file.to_str().unwrap();
    assert_eq!(
        run(&["show", file]).ok(),
        run_with(&["show", "-"], &start()).ok()
    );
    assert_eq!(
        run(&["legal", file]).ok(),
        run_with(&["legal"], &start()).ok()
    );
    assert_eq!(
        run(&["score", file]).ok(),
        run_with(&["score"], &start()).ok()
    );

    let choice = &legal(&start())[0];
    let (seat, action) = (
        choice["seat"].to_string(),
        choice["action"].as_str().unwrap(),
    );
    let after = run(&["apply", file, &seat, action]).ok();
    assert_eq!(
        after,
        run_with(&["apply", "-", &seat, action], &start()).ok()
    );
    assert_eq!(after, run_with(&["apply", &seat, action], &start()).ok());
}

/// Several actions of one seat at once; if one is refused, nothing is printed.
#[test]
fn several_actions_are_applied_in_order() {
    let position = run(&["new", "red-outpost", "--seed", "1", "--set", "first=1"]).ok();
    let one = run_with(&["apply", "1", "commissar>warehouse"], &position).ok();
    let both = run_with(
        &["apply", "1", "commissar>warehouse", "exchange:none"],
        &position,
    );
    let step = run_with(&["apply", "1", "exchange:none"], &one);
    // Without cubes there may be nothing to exchange; either way both agree.
    assert_eq!((both.code, &both.stdout), (step.code, &step.stdout));
    let told = run_with(
        &["apply", "1", "commissar>warehouse", "miner>moon"],
        &position,
    )
    .refused();
    assert!(told.contains("miner>moon"), "{told}");
}

#[test]
fn an_illegal_action_is_refused_with_rule_and_reason() {
    let position = run(&["new", "red-outpost", "--seed", "1", "--set", "first=1"]).ok();
    let refusal = |lang: &str, seat: &str, action: &str| {
        run_with(&["apply", "--lang", lang, seat, action], &position).refused()
    };
    let told = refusal("en", "1", "miner>barracks");
    assert!(
        told.starts_with("orrery: miner>barracks: ") && told.ends_with(". [RO-060]\n"),
        "{told}"
    );
    assert!(refusal("en", "2", "miner>mine").contains("[RO-038]"));
    assert!(refusal("en", "4", "miner>mine").contains("no seat 4"));
    assert!(refusal("en", "1", "swap:none").contains("[RO-318]"));
    assert!(refusal("en", "1", "miner>moon").contains("“miner>moon” is not a move"));
    assert!(refusal("en", "1", "").contains("not a move"));
    let [spanish, french] = ["es", "fr"].map(|lang| refusal(lang, "1", "miner>barracks"));
    assert!(
        spanish.contains("RO-060") && spanish.to_lowercase().contains("minero"),
        "{spanish}"
    );
    assert!(
        french.contains("RO-060") && french.to_lowercase().contains("mineur"),
        "{french}"
    );
}

/// A shell takes `>` for a redirection and empties the file behind it: what is listed means
/// nothing to a shell, and both spellings are played, also of several steps in one go.
#[test]
fn listed_actions_are_safe_in_a_shell() {
    for game in ["red-outpost", "kosmonavts", "circadians"] {
        let position = run(&["new", game, "--seed", "1"]).ok();
        for choice in legal(&position) {
            let action = choice["action"].as_str().unwrap();
            let is_safe =
                |letter: char| letter.is_ascii_alphanumeric() || "_:=+-.,@/".contains(letter);
            assert!(action.chars().all(is_safe), "{action}");
            apply(&position, choice["seat"].as_u64().unwrap(), action).ok();
        }
    }
    let position = run(&["new", "red-outpost", "--seed", "1", "--set", "first=1"]).ok();
    let listed = run_with(&["legal"], &position).ok();
    assert!(
        listed.contains("  miner@mine ") && !listed.contains("miner>"),
        "{listed}"
    );
    assert_eq!(
        apply(&position, 1, "miner@mine").ok(),
        apply(&position, 1, "miner>mine").ok()
    );
}

#[test]
fn a_seat_sees_its_view() {
    let position = start();
    let whole: Value = serde_json::from_str(&position).unwrap();
    assert!(
        whole["position"]["dice"].is_object(),
        "a position is the whole truth"
    );
    for seat in ["1", "2", "3"] {
        let view = run_with(&["show", "--json", "--seat", seat], &position).json();
        assert!(view.get("dice").is_none(), "{view}");
        assert!(
            run_with(&["show", "--seat", seat], &position)
                .ok()
                .contains("RED OUTPOST")
        );
    }
    let view = run_with(&["show", "--json"], &position).json();
    assert!(view.get("dice").is_none(), "{view}");
    for lang in ["es", "fr"] {
        assert_ne!(
            run_with(&["show", "--lang", lang], &position).ok(),
            run_with(&["show"], &position).ok()
        );
    }
}

#[test]
fn an_edited_position_is_played_on_or_refused_with_what_is_wrong() {
    let mut position: Value = serde_json::from_str(&start()).unwrap();
    let wool = position["position"]["supply"]["wool"].as_u64().unwrap();
    position["position"]["supply"]["wool"] = json!(wool - 1);
    let told = run_with(&["legal"], &position.to_string()).refused();
    assert!(told.contains("5 cubes of wool instead of 6"), "{told}");
    position["position"]["warehouse"]["wool"] = json!(1);
    assert!(!legal(&position.to_string()).is_empty());
}

#[test]
fn a_corrected_box_changes_the_hash_and_plays() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("my-box.toml");
    let original = run(&["box", "red-outpost", "--toml"]).ok();
    let corrected = original.replacen("spaces = [3, 4, 5]", "spaces = [4, 4, 5]", 1);
    assert_ne!(corrected, original);
    fs::write(&file, &corrected).unwrap();
    let own = ["--box", file.to_str().unwrap()];

    let hash = |args: &[&str]| run(args).json()["hash"].clone();
    let original_hash = hash(&["box", "red-outpost", "--json"]);
    assert_ne!(
        hash(&[&["box", "red-outpost", "--json"], &own[..]].concat()),
        original_hash
    );
    let shown = run(&[&["box", "red-outpost"], &own[..]].concat()).ok();
    assert!(shown.contains("[4, 4, 5]"));

    let position = run(&[NEW, &own[..]].concat()).ok();
    let told = run_with(&["legal"], &position).refused();
    assert!(
        told.contains("other printed figures") && told.contains("--box"),
        "{told}"
    );
    let choices = run_with(&[&["legal", "--json"], &own[..]].concat(), &position).json();
    let (seat, action) = (
        choices[0]["seat"].to_string(),
        choices[0]["action"].as_str().unwrap(),
    );
    run_with(&[&["apply", &seat, action], &own[..]].concat(), &position).ok();
    let sim = ["sim", "red-outpost", "--games", "5", "--seed", "1"];
    assert_ne!(run(&[&sim, &own[..]].concat()).ok(), "");

    // A copy with other notes is the same box.
    fs::write(&file, original.replace("why = \"", "why = \"I think ")).unwrap();
    assert_eq!(
        hash(&[&["box", "red-outpost", "--json"], &own[..]].concat()),
        original_hash
    );
}

#[test]
fn a_wrong_box_is_refused_with_its_line() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("my-box.toml");
    let original = run(&["box", "red-outpost", "--toml"]).ok();
    let line_of = |text: &str| {
        1 + original[..original.find(text).unwrap()]
            .matches('\n')
            .count()
    };
    for (from, to) in [
        ("spaces = [3, 4, 5]", "spaces = [3, 4, 500]"),
        ("spaces = [3, 4, 5]", "spaces = [3, 4, 5"),
        ("crystals_per_vp = 2", "crystals_per_vp = \"two\""),
        ("crystals_per_vp = 2", "crystals_per_vb = 2"),
        ("home = \"mine\"", "home = \"moon\""),
    ] {
        let wrong = original.replacen(from, to, 1);
        assert_ne!(wrong, original);
        fs::write(&file, &wrong).unwrap();
        let line = line_of(from);
        for command in ["new", "box", "sim", "play"] {
            let args = [command, "red-outpost", "--box", file.to_str().unwrap()];
            let told = run(&args).refused();
            let near = [line - 1, line, line + 1].map(|line| format!("line {line}:"));
            assert!(near.iter().any(|near| told.contains(near)), "{to}: {told}");
        }
    }
    let told = run(&["new", "red-outpost", "--box", "no-such-box.toml"]).refused();
    assert!(told.contains("no-such-box.toml"), "{told}");
}
