//! Finished games, kept for ever: they must replay with every piece counted, and
//! show everything that can be played.
//!
//! With `ORRERY_BLESS=1` they are played anew, always the same games: bots, the
//! first seed that fits.

use std::{
    collections::{BTreeMap, BTreeSet},
    env, fs,
    path::PathBuf,
    sync::LazyLock,
};

use catalog::BotKind;
use record::{DiceSource, Journal, Record, SeatInfo, replay, verify};
use tabletop::Seat;

use crate::kit::{minds, play_until, referee};

/// A game of the corpus: how it is set up and what it is kept for.
struct Kept {
    name: &'static str,
    players: u8,
    options: &'static [(&'static str, &'static str)],
    /// What it shows: kinds of answers, `won` or `lost`.
    shows: &'static [&'static str],
}

const fn kept(
    name: &'static str,
    players: u8,
    options: &'static [(&'static str, &'static str)],
    shows: &'static [&'static str],
) -> Kept {
    Kept {
        name,
        players,
        options,
        shows,
    }
}

const CARDS: &[(&str, &str)] = &[("tokens", "random"), ("cards", "on")];

#[rustfmt::skip]
const CORPUS: &[Kept] = &[
    kept("solo-fixed-won", 1, &[("tokens", "fixed")], &["won"]),
    kept("solo-fixed-lost", 1, &[("tokens", "fixed")], &["lost"]),
    kept("solo-random-won", 1, &[("tokens", "random"), ("colours", "pink")], &["won"]),
    kept("solo-random-lost", 1, &[("tokens", "random")], &["lost"]),
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
    kept("brewery-unpaid", 2, &[], &["swap:none", "swap:worker+worker-"]),
    kept("lake-shuffled-and-not", 2, &[], &["shuffle:no", "shuffle:yes"]),
    kept("card-replaces-the-place", 2, CARDS, &["replace:no", "replace:yes"]),
    kept("card-2-portrait", 2, CARDS, &["donate:none", "donate:palace", "donate:worker"]),
    kept("card-6-disc-released", 2, CARDS, &["disc:card", "release:no", "release:yes"]),
    kept("card-7-four-goods", 2, CARDS, &["four:none", "four:cube"]),
    kept("card-9-two-rest", 2, CARDS, &["rest:worker", "rest:worker+worker"]),
    kept("card-9-nobody-rests", 2, CARDS, &["rest:none"]),
    kept("card-10-lake-card-taken", 2, CARDS, &["take:none", "take:number"]),
    kept("card-11-disc-kept", 2, CARDS, &["disc:keep", "disc:portrait"]),
    kept("card-12-disc-shifted", 2, CARDS, &["shift:none", "shift:worker>worker"]),
    kept("card-13-shepherd-stays", 2, CARDS, &["shepherd>stay"]),
    kept("card-15-relocation", 2, CARDS, &["relocate:none", "relocate:worker>place"]),
    kept("card-16-extra-cube", 2, CARDS, &["extra:none", "extra:cube"]),
    kept("card-17-gift", 2, CARDS, &["give:no", "give:yes"]),
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

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../records/red-outpost")
}

/// The records by name.
static RECORDS: LazyLock<BTreeMap<String, String>> = LazyLock::new(|| {
    if env::var_os("ORRERY_BLESS").is_some() {
        fs::create_dir_all(folder()).unwrap();
        for kept in CORPUS {
            let file = folder().join(format!("{}.jsonl", kept.name));
            fs::write(file, kept.record()).unwrap();
        }
    }
    let files = fs::read_dir(folder()).expect("the folder of records");
    files
        .map(|file| {
            let file = file.expect("a readable folder").path();
            let name = file.file_name().unwrap().to_string_lossy().into_owned();
            let name = name.strip_suffix(".jsonl");
            let name = name.unwrap_or_else(|| panic!("{} is no record", file.display()));
            (name.to_string(), fs::read_to_string(&file).expect("a text"))
        })
        .collect()
});

impl Kept {
    /// The first game that shows it. Greedy and random bots sit by turns.
    fn record(&self) -> String {
        let referee = referee(self.players, self.options);
        for seed in 0.. {
            let bot = |seat: Seat| {
                let greedy = (u64::from(seat.0) + seed).is_multiple_of(2);
                if greedy {
                    BotKind::Greedy
                } else {
                    BotKind::Random
                }
            };
            let seats = Seat::first(referee.seats()).map(|seat| SeatInfo {
                name: format!("{} {seat}", bot(seat)),
                bot: Some(bot(seat).to_string()),
            });
            let dice = DiceSource::Seed { seed };
            let journal = Journal::start(referee.clone(), seats.collect(), dice, None);
            let mut journal = journal.expect("a seed needs no secret");
            let mut minds = minds(&*referee, seed, bot);
            play_until(&mut journal, &mut minds, |_| false);
            if self.is_shown_by(&journal) {
                return journal.record().write();
            }
            assert!(seed < 100_000, "no game shows {}", self.name);
        }
        unreachable!("the seeds do not end")
    }

    fn is_shown_by(&self, journal: &Journal) -> bool {
        let won = journal.game().outcome().expect("it is over").place(Seat(0)) == 1;
        let entries = &journal.record().entries;
        self.shows.iter().all(|&wanted| match wanted {
            "won" => won,
            "lost" => !won,
            _ => entries.iter().any(|entry| kind(&entry.action) == wanted),
        })
    }
}

/// Every record is genuine, and every cube, crystal, disc and card is counted after
/// every action.
#[test]
fn every_kept_game_replays_with_every_piece_counted() {
    for (name, text) in &*RECORDS {
        let verdict = verify(text, None).unwrap_or_else(|problem| panic!("{name}: {problem}"));
        let record = Record::read(text).unwrap();
        assert_eq!(&record.write(), text, "{name} is written as it is read");
        let mut shown = 0;
        let played = replay(&record, None, None, |entry, game| {
            let n = entry.map_or(0, |entry| entry.n);
            game.invariants()
                .unwrap_or_else(|broken| panic!("{name}, action {n}: {broken}"));
            assert_eq!(n, shown);
            shown += 1;
        });
        let played = played.unwrap_or_else(|problem| panic!("{name}: {problem}"));
        assert_eq!(shown, verdict.actions + 1);
        let result = &record.ending.as_ref().unwrap().result;
        assert_eq!(played.outcome().unwrap().places(), result.places, "{name}");
    }
}

/// The corpus has every number of players, every value of every option, the solo
/// game won and lost, and every kind of answer.
#[test]
fn the_corpus_is_complete() {
    let info = crate::kit::door().info();
    let mut missing: BTreeSet<String> = KINDS.iter().map(ToString::to_string).collect();
    for players in info.players.clone() {
        for tokens in ["fixed", "random"] {
            let endings: &[&str] = if players == 1 {
                &["won", "lost"]
            } else {
                &["off", "on"]
            };
            missing.extend(
                endings
                    .iter()
                    .map(|end| format!("{players} players {tokens} {end}")),
            );
        }
    }
    for option in info.options {
        let values = option.values.iter();
        missing.extend(values.map(|value| format!("{}={value}", option.key)));
        if option.values.is_empty() {
            missing.insert(format!("{}, not as by default", option.key));
        }
    }
    let mut unknown = BTreeSet::new();
    for (name, text) in &*RECORDS {
        let record = Record::read(text).unwrap_or_else(|problem| panic!("{name}: {problem}"));
        let header = &record.header;
        let options = &header.options;
        let won = record.ending.as_ref().unwrap().result.places[0] == 1;
        let ending = match header.players {
            1 if won => "won",
            1 => "lost",
            _ => &options["cards"],
        };
        missing.remove(&format!(
            "{} players {} {ending}",
            header.players, options["tokens"]
        ));
        let defaults = referee(header.players, &[]).options();
        for (key, value) in options {
            missing.remove(&format!("{key}={value}"));
            if *value != defaults[key] {
                missing.remove(&format!("{key}, not as by default"));
            }
        }
        for entry in &record.entries {
            let kind = kind(&entry.action);
            missing.remove(&kind);
            if !KINDS.contains(&kind.as_str()) {
                unknown.insert(format!("{kind} ({}, {name})", entry.action));
            }
        }
    }
    assert!(
        unknown.is_empty(),
        "kinds of answers this test does not know: {unknown:#?}"
    );
    assert!(missing.is_empty(), "no record shows: {missing:#?}");
}

/// The list of kinds is complete: it has one for every action of the game.
#[test]
fn every_action_is_of_a_known_kind() {
    let universe = tabletop::Game::universe(&red_outpost());
    let kinds: BTreeSet<String> = universe
        .iter()
        .map(|action| kind(&action.to_string()))
        .collect();
    let known: BTreeSet<String> = KINDS.iter().map(ToString::to_string).collect();
    assert_eq!(kinds, known);
}

fn red_outpost() -> red_outpost::RedOutpost {
    let figures = crate::kit::door().figures();
    tabletop::Game::open(figures, 2, &tabletop::Options::new()).unwrap()
}

/// The names of the files tell what is in them.
#[test]
fn the_names_tell_the_truth() {
    for (name, text) in &*RECORDS {
        let record = Record::read(text).unwrap();
        let header = &record.header;
        let players = if name.starts_with("solo") {
            Some(1)
        } else {
            name.split_once("p-")
                .and_then(|(count, _)| count.parse().ok())
        };
        let Some(players) = players else { continue };
        assert_eq!(header.players, players, "{name}");
        assert!(name.contains(&header.options["tokens"]), "{name}");
        assert_eq!(
            name.contains("cards"),
            header.options["cards"] == "on",
            "{name}"
        );
    }
}
