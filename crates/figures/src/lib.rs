//! Reads `box.toml`: the printed figures of a game.
//!
//! Three passes are the same for every game: the notes on provenance are checked
//! and set aside, the figures the rules are written around are compared and set
//! aside, and what is left is read into rows. What the rows mean, each game checks
//! itself, with the words in [`check`]. Whatever is wrong is told with its line and
//! its key.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

pub mod check;
mod fixed;
mod notes;
mod problem;
mod rulings;

use alloc::vec::Vec;

pub use problem::FiguresProblem;
pub use rulings::{Ruling, all_readings, rulings, with_reading};
use serde::de::DeserializeOwned;
use tabletop::OpenProblem;
use toml::{
    Spanned,
    de::{DeTable, Deserializer},
};

/// A number and where it stands.
pub type Number = Spanned<i64>;
/// A list and where it stands.
pub type List<T> = Spanned<Vec<T>>;
/// Names of things, each with its place.
pub type Names<T> = List<Spanned<T>>;

/// What a game says about its file.
#[derive(Clone, Copy, Debug)]
pub struct Format {
    /// Keys that only carry words.
    pub words: &'static [&'static str],
    /// Keys by which an entry of a list is told from the others.
    pub labels: &'static [&'static str],
    /// Parts of the file that hold nothing but figures the rules are written around.
    pub whole: &'static str,
    /// Such figures in parts that hold others too.
    pub parts: &'static str,
}

impl Format {
    /// A file in which every figure may be corrected.
    pub const PLAIN: Self = Self {
        words: &[],
        labels: &[],
        whole: "",
        parts: "",
    };

    /// Reads the file into rows, and the rows into figures.
    ///
    /// # Errors
    /// With the line, the key and what is wrong.
    pub fn read<R: DeserializeOwned, F>(
        &self,
        text: &str,
        figures: impl FnOnce(&R) -> Result<F, FiguresProblem>,
    ) -> Result<F, OpenProblem> {
        self.rows(text)
            .and_then(|rows| figures(&rows))
            .map_err(|problem| problem.in_text(text, self.labels))
    }

    fn rows<R: DeserializeOwned>(&self, text: &str) -> Result<R, FiguresProblem> {
        let mut document = DeTable::parse(text)?;
        notes::set_aside(document.get_mut(), self.words)?;
        fixed::set_aside(&mut document, self)?;
        Ok(R::deserialize(Deserializer::from(document))?)
    }
}
