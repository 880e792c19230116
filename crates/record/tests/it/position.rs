//! Position files: written, read back, edited.

use catalog::PositionHash;
use record::PositionFile;
use serde_json::{Value, json};

use crate::kit::{finished, referee, table};

#[test]
fn a_position_comes_back_at_every_moment_of_a_game() {
    for (players, options) in [(1, [("cards", "off")]), (3, [("cards", "on")])] {
        let referee = referee(players, &options);
        let journal = finished(&referee, 2);
        for (count, moment) in journal.moments().enumerate() {
            let file = PositionFile::of(&*referee, &*moment);
            let text = serde_json::to_string_pretty(&file).unwrap();
            let (box_again, mut game) = PositionFile::read(&games::catalog(), &text, None).unwrap();
            assert_eq!(game.position(), moment.position());
            assert_eq!(
                game.digest(PositionHash::default()),
                moment.digest(PositionHash::default())
            );
            assert_eq!(box_again.options(), referee.options());
            assert_eq!(box_again.seats(), players);
            // It is played on like the game it was taken from.
            if let Some(entry) = journal.record().entries.get(count) {
                game.play(entry.seat, &entry.action).unwrap();
                assert_eq!(game.digest(PositionHash::default()), entry.position);
            } else {
                assert_eq!(game.outcome(), moment.outcome());
            }
        }
    }
}

/// A position in the middle of a game, as JSON.
fn middle() -> Value {
    let table = table();
    let journal = finished(&table, 1);
    let moment = journal.moment(journal.actions() / 2).unwrap();
    serde_json::to_value(PositionFile::of(&*table, &*moment)).unwrap()
}

#[test]
fn a_wrong_position_is_refused_with_the_reason() {
    let good = middle();
    let wool = good["position"]["supply"]["wool"].as_i64().unwrap();
    let mood = json!(99);
    let cases: &[(&str, Value, &[&str])] = &[
        ("/game", json!("chess"), &["no game \"chess\""]),
        (
            "/rules",
            json!(99),
            &["version 99 of the rules", "these are 2"],
        ),
        ("/figures", json!("ab"), &["other printed figures", "--box"]),
        ("/players", json!(9), &["9 players"]),
        ("/players", json!(4), &[]),
        ("/options/tokens", json!("fixed"), &[]),
        (
            "/options/tokens",
            json!("none"),
            &["tokens cannot be \"none\""],
        ),
        ("/options/cards", json!("off"), &[]),
        ("/position", json!({}), &["missing field"]),
        ("/position", json!(null), &[]),
        ("/position/supply/wool", json!(wool + 1), &["wool"]),
        ("/position/supply/wool", json!(-1), &["invalid value"]),
        ("/position/supply/wool", json!(1e99), &["invalid"]),
        ("/position/workers/miner/mood", mood, &["miner"]),
        ("/position/workers/miner/at", json!("moon"), &["moon"]),
        ("/position/workers/miner/discs", json!([0, 0, 0]), &[]),
        ("/position/round", json!(3), &["after the game"]),
        ("/position/phase", json!("noon"), &["noon"]),
        ("/position/active", json!(7), &[]),
        ("/position/active", json!(0), &["seat 0"]),
        ("/position/asked", json!(null), &[]),
        ("/position/asked", json!("swap"), &[]),
        ("/position/asked", json!("dance"), &["dance"]),
        (
            "/position/dice/key",
            json!("xyz"),
            &["32 hexadecimal digits"],
        ),
        ("/position/players", json!([]), &[]),
    ];
    for (pointer, value, words) in cases {
        let mut file = good.clone();
        *file
            .pointer_mut(pointer)
            .unwrap_or_else(|| panic!("no {pointer} in {good:#}")) = value.clone();
        let problem = match PositionFile::read(&games::catalog(), &file.to_string(), None) {
            Ok(_) => panic!("{pointer} = {value}: is accepted"),
            Err(problem) => problem.to_string(),
        };
        assert!(!problem.is_empty());
        for word in *words {
            assert!(
                problem.contains(word),
                "{pointer} = {value}: no {word:?} in: {problem}"
            );
        }
    }
}

#[test]
fn every_field_of_a_position_is_read() {
    let good = middle();
    let mut pointers = vec![String::new()];
    let mut next = 0;
    while let Some(pointer) = pointers.get(next).cloned() {
        next += 1;
        let Some(fields) = good.pointer(&pointer).unwrap().as_object() else {
            continue;
        };
        pointers.extend(fields.keys().map(|key| format!("{pointer}/{key}")));
        if pointer == "/options" {
            continue; // Options left out are the defaults.
        }
        let mut file = good.clone();
        let fields = file.pointer_mut(&pointer).unwrap().as_object_mut().unwrap();
        fields.insert("surplus".to_string(), json!(1));
        let problem = PositionFile::read(&games::catalog(), &file.to_string(), None).err();
        let problem = problem.unwrap_or_else(|| panic!("{pointer}/surplus is accepted"));
        let problem = problem.to_string();
        assert!(problem.contains("surplus"), "{pointer}: {problem}");
    }
}

#[test]
fn what_is_no_position_is_refused() {
    let whole = middle().to_string();
    for text in [
        "",
        "{",
        "[]",
        "null",
        "7",
        "\"x\"",
        "{}",
        &whole[..whole.len() / 2],
    ] {
        assert!(
            PositionFile::read(&games::catalog(), text, None).is_err(),
            "{text:?}"
        );
    }
    assert!(PositionFile::read(&games::catalog(), &format!("{whole} x"), None).is_err());
    assert!(PositionFile::read(&games::catalog(), &whole, None).is_ok());
}

/// A position with other figures is read with these figures only.
#[test]
fn a_position_remembers_its_figures() {
    let figures = crate::kit::entry().figures();
    let corrected = figures.replacen("crystals_per_vp = 2", "crystals_per_vp = 3", 1);
    assert_ne!(corrected, figures);
    let options = table().options();
    let other = crate::kit::entry()
        .open(Some(&corrected), 2, &options)
        .unwrap();
    assert_ne!(other.figures_hash(), table().figures_hash());
    let game = other.start(tabletop::Dice::from_seed(1));
    let text = serde_json::to_string(&PositionFile::of(&*other, &*game)).unwrap();
    let problem = PositionFile::read(&games::catalog(), &text, None)
        .err()
        .unwrap()
        .to_string();
    assert!(problem.contains("other printed figures"), "{problem}");
    assert!(PositionFile::read(&games::catalog(), &text, Some(&corrected)).is_ok());
    let problem = PositionFile::read(&games::catalog(), &text, Some("schema = "))
        .err()
        .unwrap()
        .to_string();
    assert!(problem.contains("figures, line 1"), "{problem}");
}
