//! `games`, `rules`, `box`, `bench`, help.

use crate::kit::{run, widest};

const GAME: &str = "red-outpost";
const COMMANDS: [&str; 14] = [
    "games", "rules", "box", "play", "new", "legal", "apply", "show", "score", "sim", "replay",
    "verify", "bench", "encoding",
];

#[test]
fn help_tells_of_every_command() {
    let help = run(&["--help"]).ok();
    for command in COMMANDS {
        assert!(
            help.contains(&format!("\n  {command} ")),
            "{command} in {help}"
        );
        let of_command = run(&[command, "--help"]).ok();
        assert!(of_command.contains("Usage: orrery"), "{of_command}");
        assert!(of_command.contains("--json"), "{of_command}");
        assert!(widest(&of_command) <= 100, "{of_command}");
    }
    assert!(run(&["--version"]).ok().starts_with("orrery "));
    assert!(run(&["play", "--help"]).ok().contains("--resume"));
}

#[test]
fn games_are_listed() {
    let text = run(&["games"]).ok();
    for word in [
        GAME,
        "Red Outpost",
        "Raman Hryhoryk",
        "1 to 4",
        "--set tokens",
        "greedy",
    ] {
        assert!(text.contains(word), "{word} in {text}");
    }
    let json = run(&["games", "--json"]).json();
    assert_eq!(json[0]["id"], GAME);
    assert_eq!(json[0]["players"], serde_json::json!([1, 4]));
    assert_eq!(json[0]["options"][0]["default"], "fixed");
    let spanish = run(&["--lang", "es", "games"]).ok();
    let french = run(&["games", "--lang", "fr"]).ok();
    assert!(spanish.contains("jugadores") && french.contains("joueurs"));
}

#[test]
fn the_language_comes_from_the_environment() {
    let spoken = |name: &str, value: &str| {
        let mut command = crate::kit::program(&["games"]);
        command.env(name, value);
        crate::kit::feed(command, b"").ok()
    };
    assert!(spoken("LANG", "es_ES.UTF-8").contains("jugadores"));
    assert!(spoken("LC_ALL", "fr_CA").contains("joueurs"));
    assert!(spoken("ORRERY_LANG", "es").contains("jugadores"));
    assert!(spoken("LANG", "de_DE.UTF-8").contains("players"));
    assert!(spoken("LANG", "").contains("players"));
}

#[test]
fn rules_are_shown() {
    let one = run(&["rules", GAME, "ro-049"]).ok();
    assert!(one.contains("RO-049  ") && one.contains("Morning"), "{one}");
    assert_eq!(one.matches("RO-").count(), 1, "{one}");
    let some = run(&["rules", GAME, "wheel"]).ok();
    let all = run(&["rules", GAME]).ok();
    assert!(all.len() > some.len() && some.len() > one.len());
    assert!(all.contains("RO-001") && all.contains("RO-Q01"));
    assert!(widest(&all) <= 100);

    let json = run(&["rules", GAME, "RO-049", "--json"]).json();
    assert_eq!(json[0]["id"], "RO-049");
    assert!(json[0]["text"].as_str().unwrap().contains("Morning token"));
    let count = run(&["rules", GAME, "--json"])
        .json()
        .as_array()
        .unwrap()
        .len();
    assert!(count > 300, "{count} rules");
}

#[test]
fn the_figures_are_shown_with_their_sources() {
    let text = run(&["box", GAME]).ok();
    for word in [
        "mood_tracks[miner]",
        "  R  ",
        "  P  ",
        "  D  ",
        "Sources: R rulebook",
    ] {
        assert!(text.contains(word), "{word} in {text}");
    }
    assert!(widest(&text) <= 100, "{} wide", widest(&text));
    let json = run(&["box", GAME, "--json"]).json();
    let hash = json["hash"].as_str().unwrap();
    assert!(text.contains(hash));
    let figures = json["figures"].as_array().unwrap();
    for figure in figures {
        assert!(
            ["R", "P", "D"].contains(&figure["source"].as_str().unwrap()),
            "{figure}"
        );
    }
    assert!(figures.len() > 500);
    // The file itself, byte by byte.
    let toml = run(&["box", GAME, "--toml"]).ok();
    assert_eq!(toml, include_str!("../../../../games/red-outpost/box.toml"));
}

/// RO-211: a disputed reading is shown with its default and the others, and the rule says
/// which is in force, also with a corrected box. A wrong one is refused with its line.
#[test]
fn disputed_readings_are_shown_and_set() {
    let text = run(&["box", GAME]).ok();
    let rulings = text
        .split("rulings\n")
        .nth(1)
        .expect("a section of rulings");
    for line in [
        "  D  card6_disc            stays",
        "     Default: stays. Also possible: returns.",
        "  D  zero_donation_ranked  false",
    ] {
        assert!(rulings.contains(line), "{line} in {rulings}");
    }
    let json = run(&["box", GAME, "--json"]).json();
    let figures = json["figures"].as_array().unwrap();
    let disc = figures
        .iter()
        .find(|one| one["key"] == "rulings.card6_disc");
    assert_eq!(
        disc.unwrap()["readings"],
        serde_json::json!(["stays", "returns"])
    );

    let in_force = |args: &[&str]| run(&[&["rules", GAME, "RO-211"], args].concat()).ok();
    let by_default = in_force(&[]);
    let said = "In force: rulings.card6_disc = stays. Also possible: returns.";
    assert!(by_default.contains(said), "{by_default}");
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("my-box.toml");
    let file = file.to_str().unwrap();
    let original = run(&["box", GAME, "--toml"]).ok();
    let set = |reading: &str| {
        let line = format!("card6_disc = \"{reading}\"");
        let text = original.replace("card6_disc = \"stays\"", &line);
        assert_ne!(text, original);
        std::fs::write(file, text).unwrap();
    };
    set("returns");
    let switched = in_force(&["--box", file]);
    let said = "In force: rulings.card6_disc = returns. Also possible: stays.";
    assert!(switched.contains(said), "{switched}");
    let other = run(&["box", GAME, "--json", "--box", file]).json();
    assert_ne!(other["hash"], json["hash"]);
    set("vanishes");
    let refused = run(&["new", GAME, "--box", file]).refused();
    let wanted = "is \"vanishes\", but must be \"stays\" or \"returns\"";
    assert!(
        refused.contains(wanted) && refused.contains("line "),
        "{refused}"
    );
}

#[test]
fn the_benchmark_checks_what_it_plays() {
    let text = run(&["bench", GAME, "--seconds", "0"]).ok();
    assert!(
        text.contains("decisions/s") && text.contains(GAME),
        "{text}"
    );
    let json = run(&["bench", "--seconds", "0", "--json"]).json();
    assert_eq!(json[0]["game"], GAME);
    assert!(json[0]["decisions_per_second"].as_f64().unwrap() > 1000.0);
    for game in json.as_array().unwrap() {
        assert!(game["search_rounds_per_second"].as_f64().unwrap() > 10.0);
        assert!(game["vector_steps_per_second"].as_f64().unwrap() > 100.0);
    }
    let spec = games::catalog().find(GAME).unwrap().bench_spec();
    assert_eq!(json[0]["digest"], format!("{:016x}", spec.digest.unwrap()));
}

/// The list of actions and the schema of observations, as text and as JSON.
#[test]
fn a_game_is_shown_in_numbers() {
    let text = run(&["encoding", GAME]).ok();
    assert!(text.contains("564 actions"), "{text}");
    assert!(text.contains("shepherd>pasture"), "{text}");
    assert!(text.contains("side_0.vp_if_ended"), "{text}");
    assert!(!text.contains("side_1."), "{text}");
    let json = run(&["encoding", GAME, "--json"]).json();
    assert_eq!(json["encoding"], 1);
    let notation = json["actions"]["notation"].as_array().unwrap();
    assert_eq!(notation.len(), 564);
    assert_eq!(notation[0], "shepherd>pasture");
    let features = json["observation"]["features"].as_array().unwrap();
    let last = features.last().unwrap();
    assert_eq!(last["name"], "side_3.leads");
    let end = last["start"].as_u64().unwrap() + last["length"].as_u64().unwrap();
    assert_eq!(json["observation"]["count"], end);
}

/// Help says which games there are, and what people write most often.
#[test]
fn help_shows_games_and_examples() {
    for command in ["play", "new", "sim", "match", "rules"] {
        let help = run(&[command, "--help"]).ok();
        let words: Vec<&str> = help.split_whitespace().collect();
        let words = words.join(" ");
        assert!(
            words.contains("red-outpost, kosmonavts, circadians"),
            "{help}"
        );
        let example = format!("Examples: orrery {command} red-outpost");
        assert!(words.contains(&example), "{help}");
    }
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path().to_str().unwrap();
    run(&["man", folder]).ok();
    let page = std::fs::read_to_string(format!("{folder}/orrery-play.1")).unwrap();
    assert!(
        page.contains("full\\-screen") && page.contains("Examples"),
        "{page}"
    );
}
