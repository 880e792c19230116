//! Everything one can get wrong on the command line: exit code 2, a message that
//! helps, and nothing on standard output.

use crate::kit::run_with;

const GAME: &str = "red-outpost";

#[test]
fn bad_input_is_refused_with_a_helpful_message() {
    #[rustfmt::skip]
    let mistakes: &[(&[&str], &str, &[&str])] = &[
        // Games, options, values, players.
        (&["new", "chess"], "", &["“chess”", GAME]),
        (&["rules", "chess"], "", &["“chess”", GAME]),
        (&["box", "chess"], "", &["“chess”", GAME]),
        (&["sim", "chess"], "", &["“chess”", GAME]),
        (&["play", "chess"], "", &["“chess”", GAME]),
        (&["bench", "chess"], "", &["“chess”", GAME]),
        (&["encoding", "chess"], "", &["“chess”", GAME]),
        (&["new", GAME, "--set", "speed=fast"], "", &["“speed”", "tokens, cards, first, colours"]),
        (&["new", GAME, "--set", "cards=many"], "", &["“many”", "off, on"]),
        (&["new", GAME, "--set", "first=3"], "", &["“3”", "random, 1, 2."]),
        (&["new", GAME, "-n", "1", "--set", "cards=on"], "", &["“on”", "Use one of: off."]),
        (&["new", GAME, "--set", "colours=red,blue"], "", &["“red,blue”"]),
        (&["new", GAME, "--set", "cards"], "", &["KEY=VALUE"]),
        (&["new", GAME, "-n", "0"], "", &["1 to 4", "0"]),
        (&["new", GAME, "-n", "5"], "", &["1 to 4", "5"]),
        (&["new", GAME, "-n", "300"], "", &["300"]),
        (&["new", GAME, "-n", "two"], "", &["two"]),
        (&["new", GAME, "--seed", "-1"], "", &["-1", "from 0 to 9007199254740991"]),
        (&["study", GAME, "--seed", "-1"], "", &["from 0 to 9007199254740991"]),
        (&["new", GAME, "--seed", "9007199254740992"], "", &["9007199254740992"]),
        (&["rules", GAME, "submarine"], "", &["“submarine”"]),
        (&["rules", GAME, "RO-999"], "", &["“RO-999”"]),
        (&["rules"], "", &["<GAME>"]),
        (&["--lang", "de", "games"], "", &["\"de\"", "en, es and fr"]),
        (&["games", "--box", "nowhere.toml"], "", &["nowhere.toml"]),
        (&["gmaes"], "", &["gmaes", "games"]),
        // Positions.
        (&["legal"], "", &["standard input"]),
        (&["legal"], "{", &["standard input", "line 1"]),
        (&["legal"], "{}", &["missing field `game`"]),
        (&["show"], "[1, 2]", &["standard input"]),
        (&["score"], "\u{0}", &["standard input"]),
        (&["legal", "nowhere.json"], "", &["nowhere.json", "No such file"]),
        (&["legal", "."], "", &[".: "]),
        (&["legal"], "{\"orrery\":2}\n", &["is a record", "standard input is a record", "orrery replay - --states"]),
        (&["apply", "1"], "", &["<SEAT|ACTION>"]),
        (&["apply", "-", "1"], "", &["orrery apply [FILE|-] SEAT ACTION"]),
        (&["apply", "nowhere.json", "1", "x"], "", &["nowhere.json"]),
        (&["apply", "0", "miner>mine"], "{}", &["no seat 0"]),
        (&["apply", "-", "nine", "miner>mine"], "{}", &["no seat nine"]),
        (&["apply", "200", "miner>mine"], "{}", &["no seat 200"]),
        // Bots and simulations.
        (&["sim", GAME, "--bots", "clever"], "", &["\"clever\"", "random, novice, greedy"]),
        (&["sim", GAME, "--bots", ""], "", &["random, novice, greedy"]),
        (&["sim", GAME, "--bots", "random,random,random"], "", &["3 bots for 2 seats"]),
        (&["sim", GAME, "--games", "0"], "", &["0"]),
        (&["sim", GAME, "--games", "many"], "", &["many"]),
        (&["sim", GAME, "--threads", "-2"], "", &["-2"]),
        (&["sim", GAME, "--threads", "0"], "", &["1 to 256"]),
        (&["match", GAME, "--bots", "random,random", "--threads", "0"], "", &["1 to 256"]),
        (&["study", GAME, "--threads", "0"], "", &["1 to 256"]),
        (&["serve", "--address", "nowhere"], "", &["ADDRESS:PORT"]),
        // The sign-in of a club.
        (&["serve", "--oidc-issuer", "https://accounts.example.org", "--public-url", "http://x.example"], "", &["--oidc-client-id"]),
        (&["serve", "--oidc-issuer", "https://accounts.example.org", "--oidc-client-id", "o"], "", &["--public-url"]),
        (&["serve", "--oidc-issuer", "http://accounts.example.org", "--oidc-client-id", "o", "--public-url", "http://x.example"], "", &["--oidc-issuer", "begin with https://"]),
        (&["serve", "--oidc-issuer", "accounts", "--oidc-client-id", "o", "--public-url", "http://x.example"], "", &["--oidc-issuer", "write the address"]),
        (&["serve", "--oidc-issuer", "https://accounts.example.org", "--oidc-client-id", "o", "--public-url", "http://x.example", "--oidc-client-secret-file", "nowhere"], "", &["--oidc-client-secret-file: nowhere"]),
        (&["play", GAME, "--bots", "clever"], "", &["\"clever\"", "random, novice, greedy"]),
        (&["play", GAME, "--bots", "random,random,random"], "", &["3 bots for 2 seats"]),
        (&["play", GAME, "--names", "Ana,Ben"], "", &["2 names for 1 human player"]),
        (&["play"], "", &["Which game?"]),
        (&["play", "--resume", "nowhere.jsonl"], "", &["nowhere.jsonl"]),
        (&["play", GAME, "--resume", "x.jsonl"], "", &["cannot be used with"]),
        (&["play", "--resume", "x.jsonl", "--seed", "1"], "", &["cannot be used with"]),
        (&["play", "--resume", "x.jsonl", "--save", "y.jsonl"], "", &["cannot be used with"]),
        (&["bench", "--seconds", "-1"], "", &["-1"]),
        (&["bench", "--seconds", "nan"], "", &["NaN"]),
        // Records.
        (&["verify", "nowhere.jsonl"], "", &["nowhere.jsonl"]),
        (&["verify", "-"], "", &["standard input: line 1", "empty"]),
        (&["verify", "-"], "{}\n", &["standard input: line 1"]),
        (&["replay", "-"], "hello\n", &["standard input: line 1"]),
        (&["verify"], "", &["<FILE>"]),
    ];
    for (args, input, words) in mistakes {
        let told = run_with(args, input).refused();
        for word in *words {
            assert!(told.contains(word), "{args:?}: no {word:?} in: {told}");
        }
    }
}

/// Bytes that are no text are refused like any other bad file.
#[test]
fn files_that_are_no_text_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("bytes");
    std::fs::write(&file, [0xff, 0xfe, 0x00, 0x80, b'\n']).unwrap();
    let file = file.to_str().unwrap();
    for args in [
        &["legal", file][..],
        &["show", file],
        &["score", file],
        &["apply", file, "1", "miner>mine"],
        &["replay", file],
        &["verify", file],
        &["play", "--resume", file],
        &["new", GAME, "--box", file],
    ] {
        let told = run_with(args, "").refused();
        assert!(told.contains("bytes"), "{args:?}: {told}");
    }
    let told = crate::kit::feed(crate::kit::program(&["legal"]), &[0xff, 0xfe]).refused();
    assert!(told.contains("standard input"), "{told}");
}

/// The messages are in the language asked for.
#[test]
fn mistakes_are_told_in_every_language() {
    let mut told: Vec<String> = ["en", "es", "fr"]
        .iter()
        .map(|lang| run_with(&["--lang", lang, "new", GAME, "-n", "9"], "").refused())
        .collect();
    assert!(
        told.iter()
            .all(|told| told.starts_with("orrery: ") && told.contains('9'))
    );
    told.dedup();
    assert_eq!(told.len(), 3);
}
