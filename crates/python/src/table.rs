//! An opened box with the words to speak of it, which all objects of a game share.

use std::sync::Arc;

use catalog::{Catalog, DynGame, Referee};
use pyo3::prelude::*;
use tabletop::{Phrase, Seat, Speak};
use words::{Language, Speaker};

use crate::errors;

/// An opened box, the figures it was opened with, and someone who speaks of it.
pub struct Table {
    catalog: Catalog,
    /// The opened box.
    pub referee: Arc<dyn Referee>,
    /// The text of corrected figures, if there are any.
    pub figures: Option<String>,
    /// Who speaks.
    pub speaker: Speaker,
    /// What the sides are called.
    pub names: Vec<String>,
}

impl Table {
    /// A table with this box.
    pub fn new(
        catalog: Catalog,
        referee: Arc<dyn Referee>,
        figures: Option<String>,
        language: Language,
    ) -> Self {
        let entry = catalog
            .find(referee.info().id)
            .expect("a game of this catalogue");
        let speaker = Speaker::new(language, &[entry.locale(language)]);
        let people = Seat::first(referee.seats());
        let named = |seat: Seat| Phrase::new("words-seat").with("number", i64::from(seat.number()));
        let mut names: Vec<String> = people.map(|seat| speaker.say(&named(seat))).collect();
        names.resize(referee.sides().into(), speaker.say(&referee.automaton()));
        Self {
            speaker: speaker.with_names(names.clone()),
            catalog,
            referee,
            figures,
            names,
        }
    }

    /// The game in the catalogue.
    pub fn entry(&self) -> &dyn DynGame {
        let id = self.referee.info().id;
        self.catalog.find(id).expect("the game was found before")
    }

    /// All games there are.
    pub const fn catalog(&self) -> &Catalog {
        &self.catalog
    }

    /// A phrase in the language of the table.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.speaker.say(phrase)
    }

    /// The seat of this number, at which a person or a bot sits.
    pub fn seat(&self, number: i64) -> PyResult<Seat> {
        numbered(number, self.referee.seats(), "seat")
    }

    /// The side of this number: a seat or the automaton behind them.
    pub fn side(&self, number: i64) -> PyResult<Seat> {
        numbered(number, self.referee.sides(), "side")
    }

    /// The names of where points come from, in the order of the score sheet.
    pub fn sources(&self) -> impl Iterator<Item = &'static str> + use<> {
        let sources = self.referee.info().sources.iter();
        sources.map(|key| key.strip_prefix("source-").unwrap_or(key))
    }

    /// Whether both are the same game, set up alike.
    pub fn is_like(&self, other: &Self) -> bool {
        let (one, other) = (&*self.referee, &*other.referee);
        one.info().id == other.info().id
            && one.seats() == other.seats()
            && one.figures_hash() == other.figures_hash()
            && one.options() == other.options()
    }
}

fn numbered(number: i64, count: u8, what: &str) -> PyResult<Seat> {
    let seat = u8::try_from(number).ok().and_then(Seat::from_number);
    seat.filter(|seat| seat.number() <= count).ok_or_else(|| {
        errors::value(format!(
            "there is no {what} {number}: they count from 1 to {count}"
        ))
    })
}
