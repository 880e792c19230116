//! Words: every sentence of the game in every language, and the board as text.

use std::{
    cell::RefCell,
    collections::{BTreeMap, BTreeSet, HashSet},
    fs,
    path::{Path, PathBuf},
};

use kosmonavts::{
    Kosmonavts, Reason, View,
    components::{Body, Colour, Cube, Direction, Fuel, Mission},
    event::{Cancelling, Event},
    state::State,
    step::{Action, Refuelling, Step},
};
use tabletop::{Arg, Dice, Game, Phrase, Scored, Seat, Speak, Words};
use words::{Entry, Language, Speaker, keys};

use crate::kit::{BOX, Board, advanced, board, json, open};

const NAMES: [&str; 4] = ["Ana", "Björn", "Maximilian", "Zoé"];

/// The word file of a language.
fn text(language: Language) -> &'static str {
    Kosmonavts::locale(language.code()).unwrap()
}

fn names(count: u8) -> Vec<String> {
    let names = NAMES.iter().take(count.into());
    names.map(ToString::to_string).collect()
}

/// Someone who speaks a language and lets no mistake pass.
struct Strict {
    speaker: Speaker,
    keys: RefCell<BTreeSet<&'static str>>,
}

impl Strict {
    fn new(language: Language) -> Self {
        let speaker = Speaker::new(language, &[text(language)]);
        Self {
            speaker: speaker.with_names(names(4)),
            keys: RefCell::default(),
        }
    }

    fn note_keys(&self, phrase: &Phrase) {
        self.keys.borrow_mut().insert(phrase.key);
        for (_, arg) in &phrase.args {
            match arg {
                Arg::Thing(thing) => self.note_keys(thing),
                Arg::Things(things) => things.iter().for_each(|thing| self.note_keys(thing)),
                Arg::Number(_) | Arg::Seat(_) | Arg::Text(_) => {}
            }
        }
    }

    /// Says a whole sentence.
    fn sentence(&self, phrase: &Phrase) {
        let text = self.say(phrase);
        let ends = text.ends_with(['.', '?']) && !text.ends_with("..");
        assert!(ends, "{text:?} is no sentence");
        let begins = text
            .chars()
            .next()
            .is_some_and(|first| first.is_uppercase() || first == '¿' || first.is_ascii_digit());
        assert!(begins, "{text:?} begins small");
    }
}

/// All languages at once.
struct Choir {
    languages: [Strict; 3],
    /// What has been said need not be said again.
    said: HashSet<String>,
}

impl Choir {
    fn new() -> Self {
        Self {
            languages: Language::ALL.map(Strict::new),
            said: HashSet::new(),
        }
    }

    /// Says something short.
    fn label(&mut self, phrase: &Phrase) {
        if self.said.insert(format!("{phrase:?}")) {
            for speaker in &self.languages {
                speaker.say(phrase);
            }
        }
    }

    /// Says a whole sentence.
    fn sentence(&mut self, phrase: &Phrase) {
        if self.said.insert(format!("{phrase:?}")) {
            self.languages
                .iter()
                .for_each(|speaker| speaker.sentence(phrase));
        }
    }
}

impl Speak for Strict {
    fn say(&self, phrase: &Phrase) -> String {
        self.note_keys(phrase);
        let language = self.speaker.language();
        let text = self
            .speaker
            .check(phrase)
            .unwrap_or_else(|problems| panic!("{language}: {problems:?} in {phrase:?}"));
        for wrong in ["{", "}", "??", "  ", " ,", " .", ",,"] {
            assert!(!text.contains(wrong), "{language}: {text:?}");
        }
        assert_eq!(text, text.trim(), "{language}");
        text
    }
}

/// A language's sentences for a board: the question, an answer, a refusal.
struct Told<'a>(Language, &'a Board);

impl Told<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        Strict::new(self.0).say(phrase)
    }

    fn seat(&self) -> Seat {
        let asked = self.1.game.to_act(&self.1.state);
        asked.lowest().unwrap_or_default()
    }

    fn view(&self) -> View {
        self.1.game.view(&self.1.state, Some(self.seat()))
    }

    fn question(&self) -> String {
        self.say(&self.1.game.question(&self.view(), self.seat()))
    }

    fn choice(&self, answer: &str) -> String {
        let action: Action = answer.parse().unwrap();
        let legal = self.1.legal().contains(&answer.to_string());
        assert!(legal, "{answer} is not among {:?}", self.1.legal());
        self.say(&self.1.game.choice(&self.view(), self.seat(), &action))
    }

    fn reason(&self, answer: &str) -> String {
        self.say(&self.1.game.reason(&self.1.reason(answer)))
    }

    fn event(&self, event: Event) -> String {
        self.say(&self.1.game.event(&self.view(), &event))
    }
}

fn entries() -> BTreeMap<Language, BTreeMap<String, Entry>> {
    let read = |language| (language, keys(text(language)).unwrap());
    Language::ALL.into_iter().map(read).collect()
}

/// The arguments a message uses. What only grammar needs (number) may differ
/// between languages.
fn arguments(entry: &Entry) -> BTreeSet<&str> {
    let variables = entry.variables.iter();
    variables
        .filter(|name| !name.ends_with("_count"))
        .map(|name| name.split('_').next().unwrap())
        .collect()
}

#[test]
fn all_languages_have_the_same_keys_and_arguments() {
    let entries = entries();
    let english = &entries[&Language::En];
    for (language, others) in &entries {
        let missing: Vec<_> = english
            .keys()
            .filter(|key| !others.contains_key(*key))
            .collect();
        let surplus: Vec<_> = others
            .keys()
            .filter(|key| !english.contains_key(*key))
            .collect();
        assert!(
            missing.is_empty() && surplus.is_empty(),
            "{language}: {missing:?} {surplus:?}"
        );
        for (key, entry) in others {
            assert!(entry.has_text, "{language}: {key}");
            assert_eq!(
                arguments(entry),
                arguments(&english[key]),
                "{language}: {key}"
            );
            let says_more = entry.attributes.contains("text");
            let card = key.starts_with("card-") || key.starts_with("mission-");
            assert_eq!(says_more, card, "{language}: {key}");
        }
    }
    assert_eq!(Kosmonavts::locale("de"), None);
}

/// Every Rust file of the game with its path.
fn sources(folder: &Path, files: &mut Vec<(PathBuf, String)>) {
    let mut paths: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            sources(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).unwrap();
            files.push((path, text));
        }
    }
}

/// The string literals of a source text.
fn literals(text: &str) -> impl Iterator<Item = &str> {
    let lines = text
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"));
    lines.flat_map(|line| line.split('"').skip(1).step_by(2))
}

/// Elements on the way to an answer that are not called like a message.
const BUTTONS: [&str; 11] = [
    "shield-yes",
    "shield-no",
    "shield-convert",
    "resupply-yes",
    "resupply-no",
    "order-go",
    "order-stay",
    "refuel-none",
    "refuel-basic",
    "refuel-quick",
    "refuel-full",
];

#[test]
fn every_key_is_used_and_every_used_key_is_there() {
    let known = &entries()[&Language::En];
    let mut files = Vec::new();
    sources(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("src"),
        &mut files,
    );

    let mut used: BTreeSet<String> = BTreeSet::new();
    for (path, text) in &files {
        let path = path.to_str().unwrap().replace('\\', "/");
        let speaks = path.contains("/src/words") || path.contains("/src/draw");
        for literal in literals(text) {
            let is_key = literal.contains('-')
                && !BUTTONS.contains(&literal)
                && literal
                    .chars()
                    .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
            // Drawings have names of classes and pieces besides.
            let drawn = path.contains("/src/draw/") && !path.ends_with("/src/draw/text.rs");
            let told = ["draw-", "board-"].iter().any(|kind| literal.starts_with(kind));
            if speaks && is_key && (!drawn || told) {
                assert!(
                    known.contains_key(literal),
                    "{path}: {literal} is in no word file"
                );
            }
            used.insert(literal.to_string());
        }
        if speaks {
            let words = text.split(|c: char| !c.is_alphanumeric() && c != '_');
            assert!(
                !words.into_iter().any(|word| word == "State"),
                "{path} has seen a State"
            );
        }
    }
    let info = Kosmonavts::INFO;
    used.extend(info.sources.iter().map(ToString::to_string));
    for option in info.options {
        used.insert(format!("option-{}", option.key));
        let values = option.values.iter();
        used.extend(values.map(|value| format!("option-{}-{value}", option.key)));
    }
    for entry in known.values() {
        used.extend(entry.references.iter().cloned());
    }
    let unused: Vec<_> = known.keys().filter(|key| !used.contains(*key)).collect();
    assert!(unused.is_empty(), "nobody says {unused:?}");
    let asked = used
        .iter()
        .filter(|key| key.starts_with("option-") || key.starts_with("source-"));
    for key in asked {
        assert!(known.contains_key(key), "{key} is in no word file");
    }
}

/// Everything that is said in random games, in all languages.
#[test]
fn random_games_are_told_without_a_gap() {
    let mut choir = Choir::new();
    for (seed, (players, mode)) in (2..=4)
        .flat_map(|players| [(players, "basic"), (players, "advanced")])
        .enumerate()
    {
        let board = open(BOX, players, &[("mode", mode)], seed as u64);
        tell_game(board, 400, &mut choir);
    }
    tell_the_rest(&mut choir);
    for speaker in &choir.languages {
        let said = speaker.keys.borrow();
        let known = keys(text(speaker.speaker.language())).unwrap();
        let silent: Vec<_> = known
            .keys()
            // What is said on the page, `draw.rs` hears.
            .filter(|key| !key.starts_with("option-") && !key.starts_with("draw-"))
            .filter(|key| !said.contains(key.as_str()))
            .collect();
        assert!(silent.is_empty(), "never said: {silent:?}");
    }
}

/// Plays and tells a game for so many questions.
fn tell_game(board: Board, questions: usize, choir: &mut Choir) {
    let Board {
        game,
        mut state,
        mut events,
    } = board;
    let names = names(game.seats());
    let universe = game.universe();
    let mut dice = Dice::from_seed(questions as u64);
    let mut list = Vec::new();
    for asked in 0..questions {
        let spectator = game.view(&state, None);
        for event in events.drain(..) {
            choir.sentence(&game.event(&spectator, &event));
        }
        for seat in Seat::first(4) {
            choir.sentence(&game.question(&game.view(&state, Some(seat)), seat));
        }
        let acting = game.to_act(&state);
        let eyes = acting.lowest().filter(|_| asked % 5 > 0);
        let view = game.view(&state, eyes);
        check_board(&game.board(&view, &names, &choir.languages[asked % 3]));
        // Whoever is to act: any of those who owe an answer.
        let seats: Vec<Seat> = acting.iter().collect();
        if seats.is_empty() {
            return;
        }
        let seat = seats[dice.below(seats.len() as u32) as usize];
        let view = game.view(&state, Some(seat));
        game.actions(&state, seat, &mut list);
        for action in &list {
            choir.sentence(&game.choice(&view, seat, action));
        }
        check_paths(&game, &view, seat, &list, choir);
        if asked % 4 == 0 {
            for &action in &universe {
                if let Err(reason) = game.check(&state, seat, action) {
                    choir.sentence(&game.reason(&reason));
                }
                game.path(&view, seat, &action);
            }
        }
        let action = list[dice.below(list.len() as u32) as usize];
        game.apply(&mut state, seat, action, &mut events);
    }
}

fn check_board(drawn: &str) {
    for line in drawn.lines() {
        let width = line.chars().count();
        assert!(width <= 100, "{width} columns: {line}");
        assert_eq!(line, line.trim_end());
    }
}

/// Every answer has a way of its own, which ends on no way to another one.
fn check_paths(game: &Kosmonavts, view: &View, seat: Seat, list: &[Action], choir: &mut Choir) {
    let mut paths = HashSet::new();
    for action in list {
        let path = game.path(view, seat, action);
        path.iter().for_each(|crumb| choir.label(&crumb.label));
        let elements: Vec<String> = path.into_iter().map(|crumb| crumb.element).collect();
        assert!(
            paths.insert(elements.clone()),
            "two answers at {elements:?}"
        );
    }
    for path in &paths {
        let mut ends = (0..path.len()).map(|end| &path[..end]);
        assert!(ends.all(|end| !paths.contains(end)), "{path:?}");
    }
}

/// What random games seldom or never come to.
fn tell_the_rest(choir: &mut Choir) {
    let _ = choir;
}

fn drawn(board: &Board, seat: Option<u8>, language: Language) -> String {
    let seat = seat.and_then(Seat::from_number);
    let view = board.game.view(&board.state, seat);
    let names = names(board.game.seats());
    board.game.board(&view, &names, &Strict::new(language))
}

#[test]
fn look() {
    let mut b = open(BOX, 3, &[("mode", "advanced")], 7);
    let mut dice = Dice::from_seed(3);
    let mut list = Vec::new();
    for n in 0..150 {
        let seats: Vec<Seat> = b.game.to_act(&b.state).iter().collect();
        let Some(&seat) = seats.last() else { break };
        b.game.actions(&b.state, seat, &mut list);
        let v = b.game.view(&b.state, Some(seat));
        for l in Language::ALL { let s = Strict::new(l); 
            for e in b.events.iter().take(30) { println!("     ! {}", s.say(&b.game.event(&v, e))); }
            println!("{}", s.say(&b.game.question(&v, seat)));
            for (i, a) in list.iter().enumerate() { if list.len() < 30 || i % 10 == 0 { println!("   {a}: {}", s.say(&b.game.choice(&v, seat, a))); } }
            if n % 40 == 39 { println!("{}", b.game.board(&v, &names(3), &s)); }
        }
        b.events.clear();
        let a = list[dice.below(list.len() as u32) as usize];
        b.game.apply(&mut b.state, seat, a, &mut b.events);
    }
}
