//! Records written, read back, cut and forged.

use catalog::PositionHash;
use record::{DiceSource, Journal, Record, SeatInfo, commitment, verify};
use serde_json::{Value, json};
use tabletop::Seat;

use crate::kit::{begin, edited, finish, finished, lines, sealed, start, table, text};

#[test]
fn a_record_comes_back_as_it_was_written() {
    let odd = ["Ana \"Ñ\" \\ O’Neil", "名前\n\t{\"result\""];
    let seats = odd.map(|name| SeatInfo {
        name: name.to_string(),
        bot: None,
    });
    let dice = DiceSource::Seed {
        seed: (1 << 53) - 1,
    };
    let mut journal = Journal::start(table(), seats.to_vec(), dice, None).unwrap();
    let mut appended = journal.record().write();
    assert_eq!(Record::read_open(&appended).as_ref(), Ok(journal.record()));
    let mut minds = crate::kit::minds(&*table(), 5, |_| catalog::BotKind::Random);
    while let Some(seat) = journal.game().owing().lowest() {
        let action = journal.game().ask(seat, &mut *minds[seat.index()]);
        appended += &journal.play(seat, &action).unwrap();
        let text = journal.record().write();
        assert_eq!(
            text, appended,
            "the lines to append are the lines of the record"
        );
        assert_eq!(Record::read_open(&text).as_ref(), Ok(journal.record()));
    }
    let text = journal.record().write();
    assert_eq!(Record::read(&text).as_ref(), Ok(journal.record()));
    assert_eq!(Record::read(&text).unwrap().write(), text);
    let verdict = verify(&games::catalog(), &text, None).unwrap();
    assert_eq!(verdict.actions, journal.record().entries.len());
    assert!(!verdict.committed);
}

/// What `verify` says: the line, and that all the words are in it.
#[track_caller]
fn refused(what: &str, text: &str, line: usize, words: &[&str]) {
    let problem = match verify(&games::catalog(), text, None) {
        Ok(_) => panic!("{what}: is taken for genuine"),
        Err(problem) => problem,
    };
    assert_eq!(problem.line, line, "{what}: {problem}");
    for word in words {
        assert!(
            problem.what.contains(word),
            "{what}: no {word:?} in: {problem}"
        );
    }
    assert!(problem.to_string().starts_with(&format!("line {line}: ")));
}

#[test]
fn a_record_cut_after_any_line_is_refused() {
    let journal = finished(&table(), 1);
    let lines = lines(journal.record());
    refused("nothing", "", 1, &["empty"]);
    for count in 1..lines.len() {
        let cut = text(&lines[..count]);
        refused("cut", &cut, count + 1, &["breaks off", "result is missing"]);
        let open = Record::read_open(&cut).expect("a game that goes on");
        assert_eq!(open.entries.len(), count - 1);
        assert_eq!(open.write(), cut);
    }
}

#[test]
fn a_record_cut_inside_any_line_is_refused() {
    let whole = finished(&table(), 1).record().write();
    let mut line = 1;
    for (index, letter) in whole.char_indices() {
        let cut = &whole[..index];
        if !cut.is_empty() && !cut.ends_with('\n') {
            refused("cut inside", cut, line, &["the line breaks off"]);
            assert!(
                Record::read_open(cut).is_err(),
                "and it cannot be resumed silently"
            );
        }
        line += usize::from(letter == '\n');
    }
}

#[test]
fn any_two_lines_swapped_are_refused() {
    let lines = lines(finished(&table(), 1).record());
    for one in 0..lines.len() {
        for other in one + 1..lines.len() {
            let mut swapped = lines.clone();
            swapped.swap(one, other);
            let words = if one == 0 {
                "unknown field"
            } else if other == lines.len() - 1 {
                "the result counts"
            } else {
                "belongs here"
            };
            refused("swapped", &text(&swapped), one + 1, &[words]);
        }
    }
}

#[test]
fn any_line_left_out_is_refused() {
    let lines = lines(finished(&table(), 1).record());
    let last = lines.len();
    for line in 1..=last {
        let mut fewer = lines.clone();
        fewer.remove(line - 1);
        let words = match line {
            1 => "unknown field",
            _ if line == last => "result is missing",
            _ if line == last - 1 => "the result counts",
            _ => "belongs here",
        };
        refused("left out", &text(&fewer), line, &[words]);
    }
}

#[test]
fn any_line_doubled_is_refused() {
    let lines = lines(finished(&table(), 1).record());
    let last = lines.len();
    for line in 1..=last {
        let mut more = lines.clone();
        more.insert(line - 1, lines[line - 1].clone());
        let words = match line {
            1 => "unknown field",
            _ if line == last => "nothing may follow the result",
            _ => "belongs here",
        };
        refused("doubled", &text(&more), line + 1, &[words]);
    }
    let mut empty_line = lines.clone();
    empty_line.insert(1, String::new());
    refused("an empty line", &text(&empty_line), 2, &["EOF"]);
    let mut trailing = lines;
    trailing.push(String::new());
    refused(
        "an empty line at the end",
        &text(&trailing),
        last + 1,
        &["nothing may follow"],
    );
}

/// What is changed, in which line, and where and with which words that is found.
struct Forgery {
    what: &'static str,
    line: usize,
    edit: Box<dyn Fn(&mut Value)>,
    found: usize,
    words: &'static [&'static str],
}

fn forgery(
    what: &'static str,
    line: usize,
    edit: impl Fn(&mut Value) + 'static,
    found: usize,
    words: &'static [&'static str],
) -> Forgery {
    Forgery {
        what,
        line,
        edit: Box::new(edit),
        found,
        words,
    }
}

/// Sets a field, named by a JSON pointer.
fn set(pointer: &'static str, to: impl Into<Value>) -> impl Fn(&mut Value) {
    let to = to.into();
    move |line| *line.pointer_mut(pointer).expect("the field is there") = to.clone()
}

/// Adds a field, or takes one out.
fn put(key: &'static str, to: Option<Value>) -> impl Fn(&mut Value) {
    move |line| {
        let fields = line.as_object_mut().expect("a line is an object");
        match &to {
            Some(value) => drop(fields.insert(key.to_string(), value.clone())),
            None => drop(fields.remove(key).expect("the field is there")),
        }
    }
}

/// Every field of every kind of line, edited. Each forgery is tried as it is, and
/// with a digest that fits.
#[test]
fn every_edited_field_is_refused_with_its_line() {
    let journal = finished(&table(), 1);
    let record = journal.record();
    let lines = lines(record);
    let last = lines.len();

    // An action in the middle, with another legal one and an illegal one.
    let n = (last / 2..)
        .find(|&n| {
            let before = journal.moment(n - 1).unwrap();
            before.choices(record.entries[n - 1].seat).len() > 2
        })
        .unwrap();
    let (before, entry) = (journal.moment(n - 1).unwrap(), &record.entries[n - 1]);
    let other = before.choices(entry.seat);
    let other = other.iter().find(|choice| choice.action != entry.action);
    let legal = other.unwrap().action.clone();
    let illegal = before.closed(entry.seat)[0].action.clone();
    let middle = Record::line_of(n);
    let other_seat = if entry.seat == Seat(0) { 2 } else { 1 };
    let scores = &record.ending.as_ref().unwrap().result.scores;
    let better = json!([scores[0] + 1, scores[1]]);

    let nine = |header: &mut Value| {
        header["players"] = json!(9);
        header["seats"] = json!(vec![json!({ "name": "x" }); 9]);
    };

    #[rustfmt::skip]
    let forgeries = [
        // The header.
        forgery("format", 1, set("/orrery", 3), 1, &["format 3", "only 1 to 2"]),
        forgery("game", 1, set("/game", "chess"), 1, &["no game \"chess\""]),
        forgery("rules", 1, set("/rules", 99), 1, &["version 99 of the rules", "these are 2"]),
        forgery("figures", 1, set("/figures", "00"), 1, &["other printed figures", "--box"]),
        forgery("one player more", 1, set("/players", 3), 1, &["2 seats for 3 players"]),
        forgery("no players", 1, set("/players", -1), 1, &["invalid value", "column"]),
        forgery("nine players", 1, nine, 1, &["9 players", "1 to 4"]),
        forgery("an option", 1, set("/options/tokens", "fixed"), 2, &["leads to position"]),
        forgery("first player", 1, set("/options/first", "2"), 2, &["seat 1 may not", "RO-038"]),
        forgery("no options", 1, set("/options", json!({})), 2, &[]),
        forgery("a value", 1, set("/options/cards", "some"), 1, &["cards cannot be \"some\""]),
        forgery("no such option", 1, set("/options", json!({ "x": "y" })), 1, &["no option \"x\""]),
        forgery("one seat", 1, set("/seats", json!([{ "name": "x" }])), 1, &["1 seats for 2"]),
        forgery("seed", 1, set("/dice/seed", 2), 2, &["leads to position"]),
        forgery("no dice", 1, set("/dice", json!({})), 1, &["a seed, or a commitment"]),
        forgery("a float", 1, set("/dice/seed", 1.5), 1, &["a seed, or a commitment"]),
        forgery("more", 1, put("more", Some(json!(1))), 1, &["unknown field `more`"]),
        forgery("no rules", 1, put("rules", None), 1, &["missing field `rules`"]),
        // An action.
        forgery("n", middle, set("/n", n + 1), middle, &["belongs here"]),
        forgery("n as text", middle, set("/n", "1"), middle, &["invalid type", "column"]),
        forgery("seat", middle, set("/seat", other_seat), middle, &["may not play", "RO-038"]),
        forgery("seat 0", middle, set("/seat", 0), middle, &["no seat 0", "count from 1"]),
        forgery("seat 9", middle, set("/seat", 9), middle, &["no seat 9"]),
        forgery("seat 4", middle, set("/seat", 4), middle, &["seat 4 may not play"]),
        forgery("other legal", middle, set("/action", legal), middle, &["leads to position"]),
        forgery("illegal", middle, set("/action", illegal), middle, &["may not play", "(RO-"]),
        forgery("no action", middle, set("/action", "Miner>Mine "), middle, &["may not play Miner"]),
        forgery("position", middle, set("/position", "0123"), middle, &["leads to", "0123", "changed"]),
        forgery("x", middle, put("x", Some(json!(1))), middle, &["unknown field `x`"]),
        forgery("no position", middle, put("position", None), middle, &["missing field `position`"]),
        // The result.
        forgery("scores", last, set("/result/scores", better), last, &["the game ends with"]),
        forgery("places", last, set("/result/places", json!([1, 1])), last, &["ends with", "places"]),
        forgery("one score", last, set("/result/scores", json!([1])), last, &["ends with"]),
        forgery("actions", last, set("/actions", 7), last, &["the result counts 7"]),
        forgery("a secret", last, put("secret", Some(json!("x"))), last, &["has no secret"]),
        forgery("y", last, put("y", Some(json!(1))), last, &["unknown field `y`"]),
        forgery("no actions", last, put("actions", None), last, &["missing field `actions`"]),
        forgery("no digest", last, put("digest", None), last, &["missing field `digest`"]),
    ];
    for forgery in forgeries {
        let forged = edited(&lines, forgery.line, &forgery.edit);
        assert_ne!(forged, lines, "{}", forgery.what);
        refused(forgery.what, &text(&forged), forgery.found, forgery.words);
        if forgery.what != "no digest" {
            let what = format!("{}, with a digest that fits", forgery.what);
            refused(&what, &text(&sealed(&forged)), forgery.found, forgery.words);
        }
    }

    // Names are not part of the game: only the digest guards them.
    for (pointer, value) in [("/seats/0/name", "Eve"), ("/seats/1/bot", "greedy")] {
        let forged = edited(&lines, 1, set(pointer, value));
        refused(pointer, &text(&forged), last, &["digest", "changed"]);
        assert!(verify(&games::catalog(), &text(&sealed(&forged)), None).is_ok());
    }
    let forged = edited(&lines, last, set("/digest", "0".repeat(64)));
    refused("digest", &text(&forged), last, &["digest"]);
    // Spaces and the order of fields change nothing but the digest.
    let mut spaced = lines.clone();
    spaced[middle - 1] = spaced[middle - 1].replace(':', ": ");
    refused("spaces", &text(&spaced), last, &["digest"]);
    assert!(verify(&games::catalog(), &text(&sealed(&spaced)), None).is_ok());
}

/// A result that comes too early is refused even with all its sums right.
#[test]
fn a_result_before_the_end_is_refused() {
    let lines = lines(finished(&table(), 1).record());
    let mut short = lines[..10].to_vec();
    short.push(lines[lines.len() - 1].clone());
    let short = edited(&short, 11, set("/actions", 9));
    refused(
        "early",
        &text(&sealed(&short)),
        11,
        &["the game is not over"],
    );
}

#[test]
fn what_is_no_record_is_refused_in_its_first_line() {
    for text in [
        "\n",
        "{}\n",
        "[]\n",
        "null\n",
        "orrery\n",
        "{\"orrery\":1}\n",
        "\u{feff}{}\n",
    ] {
        let problem = verify(&games::catalog(), text, None).unwrap_err();
        assert_eq!(problem.line, 1, "{text:?}: {problem}");
        assert!(
            !problem.what.contains(" at line "),
            "serde's own line misleads: {problem}"
        );
    }
}

/// A game with dice that were committed to.
fn committed() -> Vec<String> {
    let dice = DiceSource::Committed {
        commitment: commitment("the host’s secret"),
        nonces: vec!["ana".into(), "ben".into()],
    };
    // Fixed tokens: other dice then lead to another position, not to another list.
    let fixed = crate::kit::referee(2, &[("first", "1")]);
    let mut journal = start(&fixed, dice, Some("the host’s secret")).unwrap();
    assert!(
        !journal.record().write().contains("host’s"),
        "the secret is kept"
    );
    finish(&mut journal, 3);
    let (ending, above) = {
        let lines = lines(journal.record());
        (
            lines[lines.len() - 1].clone(),
            lines[..lines.len() - 1].concat(),
        )
    };
    assert!(
        ending.contains("host’s") && !above.contains("host’s"),
        "opened at the end only"
    );
    lines(journal.record())
}

#[test]
fn committed_dice_are_checked_against_the_secret() {
    let lines = committed();
    let last = lines.len();
    let verdict = verify(&games::catalog(), &text(&lines), None).unwrap();
    assert!(verdict.committed);
    assert_eq!(verdict.actions, last - 2);

    let both = |header: &mut Value| header["dice"]["seed"] = json!(3);

    #[rustfmt::skip]
    let forgeries = [
        forgery("wrong secret", last, set("/secret", "another"), last, &["not the one committed to"]),
        forgery("no secret", last, put("secret", None), last, &["is not opened"]),
        forgery("commitment", 1, set("/dice/commitment", commitment("x")), last, &["not the one"]),
        forgery("a nonce", 1, set("/dice/nonces/1", "bea"), 2, &["leads to position"]),
        forgery("one nonce", 1, set("/dice/nonces", json!(["ana"])), 2, &["leads to"]),
        forgery("other order", 1, set("/dice/nonces", json!(["ben", "ana"])), 2, &["leads to"]),
        forgery("other cut", 1, set("/dice/nonces", json!(["an", "aben"])), 2, &["leads to"]),
        forgery("a seed", 1, set("/dice", json!({ "seed": 3 })), last, &["has no secret"]),
        forgery("both", 1, both, 1, &["a seed, or a commitment"]),
    ];
    for forgery in forgeries {
        let forged = edited(&lines, forgery.line, &forgery.edit);
        refused(forgery.what, &text(&forged), forgery.found, forgery.words);
        refused(
            forgery.what,
            &text(&sealed(&forged)),
            forgery.found,
            forgery.words,
        );
    }
}

#[test]
fn committed_dice_begin_only_with_their_secret() {
    let dice = DiceSource::Committed {
        commitment: commitment("secret"),
        nonces: Vec::new(),
    };
    assert!(start(&table(), dice.clone(), None).is_err());
    assert!(start(&table(), dice.clone(), Some("Secret")).is_err());
    assert!(start(&table(), dice.clone(), Some("secret")).is_ok());
    assert!(start(&table(), DiceSource::Seed { seed: 1 }, Some("secret")).is_err());

    // A game that goes on is resumed with the secret, which is not in its record.
    let journal = start(&table(), dice, Some("secret")).unwrap();
    let record = || Record::read_open(&journal.record().write()).unwrap();
    let why = |secret: Option<&str>| {
        Journal::resume(&games::catalog(), record(), None, secret.map(String::from)).err()
    };
    assert_eq!(why(Some("secret")).map(|problem| problem.what), None);
    assert!(why(None).unwrap().what.contains("is not opened"));
    assert!(
        why(Some("other"))
            .unwrap()
            .what
            .contains("not the one committed to")
    );
}

/// Different nonces and secrets give different dice, also where their letters
/// joined together are the same.
#[test]
fn every_contribution_matters() {
    let dice = |secret: &str, nonces: &[&str]| {
        let source = DiceSource::Committed {
            commitment: commitment(secret),
            nonces: nonces.iter().map(ToString::to_string).collect(),
        };
        source.dice(Some(secret)).unwrap()
    };
    let all = [
        dice("ab", &["c"]),
        dice("a", &["bc"]),
        dice("abc", &[]),
        dice("abc", &[""]),
        dice("a", &["b", "c"]),
        dice("a", &["c", "b"]),
    ];
    for (index, one) in all.iter().enumerate() {
        assert!(!all[..index].contains(one), "number {index} is there twice");
    }
    assert_eq!(dice("ab", &["c"]), dice("ab", &["c"]));
    assert_ne!(
        begin(&table(), 1).game().digest(PositionHash::default()),
        begin(&table(), 2).game().digest(PositionHash::default()),
    );
}
