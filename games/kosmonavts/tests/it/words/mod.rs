//! Words: every sentence of the game in every language, and the board as text.

mod answers;
mod board;
mod cards;
mod flight;
mod games;

use std::path::Path;

use kosmonavts::{Kosmonavts, View, event::Event, step::Action};
use serde_json::Value;
use tabletop::{Game, Phrase, Seat, Speak, Words};
use words::{
    Language,
    testkit::{Strict, check_french, check_keys, check_languages, entries},
};

use crate::kit::{Board, json};

/// A language's sentences for a board: the question, an answer, a refusal.
struct Told<'a>(Language, &'a Board);

impl Told<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        Strict::new::<Kosmonavts>(self.0).say(phrase)
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

/// The question in the three languages.
#[track_caller]
fn check_question(board: &Board, [en, es, fr]: [&str; 3]) {
    assert_eq!(Told(Language::En, board).question(), en);
    assert_eq!(Told(Language::Es, board).question(), es);
    assert_eq!(Told(Language::Fr, board).question(), fr);
}

/// The sentence about an answer in the three languages.
#[track_caller]
fn check_choice(board: &Board, answer: &str, [en, es, fr]: [&str; 3]) {
    assert_eq!(Told(Language::En, board).choice(answer), en);
    assert_eq!(Told(Language::Es, board).choice(answer), es);
    assert_eq!(Told(Language::Fr, board).choice(answer), fr);
}

/// Why not, in the three languages.
#[track_caller]
fn check_reason(board: &Board, answer: &str, [en, es, fr]: [&str; 3]) {
    assert_eq!(Told(Language::En, board).reason(answer), en);
    assert_eq!(Told(Language::Es, board).reason(answer), es);
    assert_eq!(Told(Language::Fr, board).reason(answer), fr);
}

/// What happened, in the three languages.
#[track_caller]
fn check_event(board: &Board, event: Event, [en, es, fr]: [&str; 3]) {
    assert_eq!(Told(Language::En, board).event(event), en);
    assert_eq!(Told(Language::Es, board).event(event), es);
    assert_eq!(Told(Language::Fr, board).event(event), fr);
}

#[test]
fn all_languages_have_the_same_keys_and_arguments() {
    check_languages::<Kosmonavts>(&["_count"]);
    for (key, entry) in &entries::<Kosmonavts>()[&Language::En] {
        let says_more = entry.attributes.contains("text");
        let card = key.starts_with("card-") || key.starts_with("mission-");
        assert_eq!(says_more, card, "{key}");
    }
}

/// French has narrow or firm spaces before its high signs, and a curved apostrophe.
#[test]
fn french_is_set_properly() {
    check_french(Kosmonavts::locale("fr").unwrap());
}

/// Elements on the way to an answer that are not called like a message.
const BUTTONS: [&str; 14] = [
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
    "evacuate-sure",
    "final-yes",
    "final-no",
];

#[test]
fn every_key_is_used_and_every_used_key_is_there() {
    // Drawings have names of classes and pieces besides.
    let is_message = |path: &str, literal: &str| {
        let drawn = path.contains("/src/draw/") && !path.ends_with("/src/draw/text.rs");
        let told = literal.starts_with("draw-") || literal.starts_with("board-");
        !BUTTONS.contains(&literal) && (!drawn || told)
    };
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    check_keys::<Kosmonavts>(&src, is_message, &[]);
}

/// Seat 1 has this mission, and others that have nothing to do with it.
fn missions(one: &str) -> Value {
    let first = if one.starts_with("first") {
        one
    } else {
        "first-mars"
    };
    let beta = if one.starts_with("second") {
        one
    } else {
        "second-uranus"
    };
    json!({ "players": {
        "1": { "missions": [first, "second-mercury", beta], "rejected": [] },
        "2": { "missions": ["first-jupiter", "second-venus", "second-neptune"], "rejected": [] },
    } })
}
