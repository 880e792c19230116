//! Red Outpost: every number of players, every value of every option, the solo
//! game won and lost, and every kind of answer.

use std::collections::BTreeSet;

use crate::{
    Corpus, Kept,
    Shows::{InARow, Kind, Lost, Never, Won},
    kept,
};

pub const CORPUS: Corpus = Corpus {
    game: "red-outpost",
    kept: KEPT,
    kinds: KINDS,
    kind,
};

const CARDS: &[(&str, &str)] = &[("tokens", "random"), ("cards", "on")];

#[rustfmt::skip]
const KEPT: &[Kept] = &[
    kept("solo-fixed-won", 1, &[("tokens", "fixed")], &[Won]),
    kept("solo-fixed-lost", 1, &[("tokens", "fixed")], &[Lost]),
    kept("solo-random-won", 1, &[("tokens", "random"), ("colours", "pink")], &[Won]),
    kept("solo-random-lost", 1, &[("tokens", "random")], &[Lost]),
    kept("2p-fixed", 2, &[("tokens", "fixed"), ("first", "1")], &[]),
    kept("2p-fixed-cards", 2, &[("tokens", "fixed"), ("cards", "on"), ("first", "2")], &[]),
    kept("2p-random", 2, &[("tokens", "random"), ("colours", "blue,brown")], &[]),
    kept("2p-random-cards", 2, CARDS, &[]),
    kept("3p-fixed", 3, &[("tokens", "fixed")], &[]),
    kept("3p-fixed-cards", 3, &[("tokens", "fixed"), ("cards", "on"), ("first", "3")], &[]),
    kept("3p-random", 3, &[("tokens", "random")], &[]),
    kept("3p-random-cards", 3, CARDS, &[]),
    kept("4p-fixed", 4, &[("tokens", "fixed"), ("first", "4")], &[]),
    kept("4p-fixed-cards", 4, &[("tokens", "fixed"), ("cards", "on")], &[]),
    kept("4p-random", 4, &[("tokens", "random")], &[]),
    kept("4p-random-cards", 4, CARDS, &[]),
    // What these games do not happen to show.
    kept("brewery-unpaid", 2, &[], &[Kind("swap:none"), Kind("swap:worker+worker-")]),
    kept("lake-shuffled-and-not", 2, &[], &[Kind("shuffle:no"), Kind("shuffle:yes")]),
    kept("card-replaces-the-place", 2, CARDS, &[Kind("replace:no"), Kind("replace:yes")]),
    kept("card-2-portrait", 2, CARDS, &[Kind("donate:none"), Kind("donate:palace"), Kind("donate:worker")]),
    kept("card-6-disc-released", 2, CARDS, &[Kind("disc:card"), Kind("release:no"), Kind("release:yes")]),
    kept("card-6-disc-held-over", 2, CARDS, &[InARow(&["disc:card", "event-round-begins", "release:yes"], &[])]),
    kept("card-6-disc-never-released", 2, CARDS, &[InARow(&["disc:card", "event-game-over"], &["release:yes"])]),
    kept("card-6-disc-returned", 2, CARDS, &[InARow(&["disc:card", "event-round-begins"], &["release:yes"])])
        .with_readings(&[("card6_disc", "returns")]),
    kept("palace-nobody-donates", 2, &[], &[Never("donate:palace")]),
    kept("palace-nobody-donates-ranked", 2, &[], &[Never("donate:palace")])
        .with_readings(&[("zero_donation_ranked", "true")]),
    kept("card-7-four-goods", 2, CARDS, &[Kind("four:none"), Kind("four:cube")]),
    kept("card-9-two-rest", 2, CARDS, &[Kind("rest:worker"), Kind("rest:worker+worker")]),
    kept("card-9-nobody-rests", 2, CARDS, &[Kind("rest:none")]),
    kept("card-10-lake-card-taken", 2, CARDS, &[Kind("take:none"), Kind("take:number")]),
    kept("card-11-disc-kept", 2, CARDS, &[Kind("disc:keep"), Kind("disc:portrait")]),
    kept("card-12-disc-shifted", 2, CARDS, &[Kind("shift:none"), Kind("shift:worker>worker")]),
    kept("card-13-shepherd-stays", 2, CARDS, &[Kind("shepherd>stay")]),
    kept("card-15-relocation", 2, CARDS, &[Kind("relocate:none"), Kind("relocate:worker>place")]),
    kept("card-16-extra-cube", 2, CARDS, &[Kind("extra:none"), Kind("extra:cube")]),
    kept("card-17-gift", 2, CARDS, &[Kind("give:no"), Kind("give:yes")]),
];

/// Every kind of answer, as [`kind`] writes it.
const KINDS: &[&str] = &[
    "worker>place",
    "shepherd>stay",
    "disc:portrait",
    "disc:card",
    "disc:keep",
    "release:no",
    "release:yes",
    "replace:no",
    "replace:yes",
    "donate:none",
    "donate:palace",
    "donate:worker",
    "swap:none",
    "swap:worker+worker-",
    "exchange:none",
    "exchange:cube=worker+worker-",
    "exchange:cube=crystal",
    "exchange:crystal=cube",
    "rival:none",
    "rival:seat:worker>worker",
    "choose:cube",
    "four:none",
    "four:cube",
    "shuffle:no",
    "shuffle:yes",
    "take:none",
    "take:number",
    "pick:number",
    "extra:none",
    "extra:cube",
    "give:no",
    "give:yes",
    "relocate:none",
    "relocate:worker>place",
    "rest:none",
    "rest:worker",
    "rest:worker+worker",
    "shift:none",
    "shift:worker>worker",
];

/// An action with its particulars replaced by what they are.
fn kind(action: &str) -> String {
    let (question, answer) = action.split_once(':').unwrap_or(("", action));
    let name = |word: &str| -> String {
        let workers = [
            "shepherd",
            "farmer",
            "fisherman",
            "miner",
            "commissar",
            "bureaucrat",
        ];
        let cubes = ["coal", "wool", "fish", "wheat"];
        let literal = [
            "stay", "portrait", "card", "keep", "no", "yes", "none", "crystal",
        ];
        if literal.contains(&word) || (word == "palace" && question == "donate") {
            word.to_string()
        } else if workers.contains(&word) {
            "worker".to_string()
        } else if cubes.contains(&word) {
            "cube".to_string()
        } else if word.parse::<u8>().is_ok() {
            let is_seat = question == "rival";
            if is_seat { "seat" } else { "number" }.to_string()
        } else {
            "place".to_string()
        }
    };
    if action == "shepherd>stay" {
        return action.to_string();
    }
    let mut kind = if question.is_empty() {
        String::new()
    } else {
        format!("{question}:")
    };
    let mut word = String::new();
    for letter in answer.chars() {
        if letter.is_alphanumeric() || letter == '_' {
            word.push(letter);
            continue;
        }
        if !word.is_empty() {
            kind += &name(&std::mem::take(&mut word));
        }
        kind.push(letter);
    }
    if !word.is_empty() {
        kind += &name(&word);
    }
    // Any number of workers rest together.
    while kind.contains("worker+worker+worker") {
        kind = kind.replace("worker+worker+worker", "worker+worker");
    }
    kind
}

/// The list of kinds is complete: it has one for every action of the game.
#[test]
fn every_action_is_of_a_known_kind() {
    let figures = CORPUS.entry().figures();
    let game: red_outpost::RedOutpost =
        tabletop::Game::open(figures, 2, &tabletop::Options::new()).unwrap();
    let universe = tabletop::Game::universe(&game);
    let kinds: BTreeSet<String> = universe
        .iter()
        .map(|action| kind(&action.to_string()))
        .collect();
    let known: BTreeSet<String> = KINDS.iter().map(ToString::to_string).collect();
    assert_eq!(kinds, known);
}

/// Every number of players with every way to set up, the solo game won and lost.
#[test]
fn every_setup_is_kept() {
    let setups: BTreeSet<String> = CORPUS
        .records()
        .values()
        .map(|record| {
            let (header, options) = (&record.header, &record.header.options);
            let won = record.ending.as_ref().unwrap().result.places[0] == 1;
            let ending = match header.players {
                1 if won => "won",
                1 => "lost",
                _ => &options["cards"],
            };
            format!("{} {} {ending}", header.players, options["tokens"])
        })
        .collect();
    for tokens in ["fixed", "random"] {
        for ending in ["won", "lost"] {
            assert!(setups.contains(&format!("1 {tokens} {ending}")));
        }
        for (players, cards) in [2, 3, 4].iter().flat_map(|n| [(n, "off"), (n, "on")]) {
            assert!(setups.contains(&format!("{players} {tokens} {cards}")));
        }
    }
}
