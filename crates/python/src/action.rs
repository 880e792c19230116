//! One legal answer.

use std::{
    hash::{DefaultHasher, Hash, Hasher},
    sync::Arc,
};

use catalog::Choice;
use pyo3::prelude::*;
use tabletop::{Offer, Seat};

use crate::table::Table;

/// One legal answer of a seat to the question it is asked.
///
/// `str(action)` is its notation. Two actions are equal when seat and notation are.
#[pyclass(frozen, module = "orrery")]
pub struct Action {
    pub table: Arc<Table>,
    pub player: Seat,
    pub choice: Choice,
}

#[pymethods]
impl Action {
    /// Whose answer it is, counted from 1.
    #[getter]
    pub const fn seat(&self) -> u8 {
        self.player.number()
    }

    /// The answer in notation, as records have it.
    #[getter]
    pub fn notation(&self) -> &str {
        &self.choice.action
    }

    /// The answer as a sentence that tells what it leads to.
    #[getter]
    fn text(&self) -> String {
        self.table.say(&self.choice.phrase)
    }

    /// The way to it, one thing after the other: the name of the element on the board, and
    /// what it is called.
    #[getter]
    fn path(&self) -> Vec<(&str, String)> {
        let path = self.choice.path.iter();
        path.map(|crumb| (crumb.element.as_str(), self.table.say(&crumb.label)))
            .collect()
    }

    /// How it is offered among the others: `usual`, `plain`, `refusal` or `drastic`.
    #[getter]
    const fn offer(&self) -> &'static str {
        match self.choice.offer {
            Offer::Usual => "usual",
            Offer::Plain => "plain",
            Offer::Refusal => "refusal",
            Offer::Drastic => "drastic",
        }
    }

    fn __str__(&self) -> &str {
        self.notation()
    }

    fn __repr__(&self) -> String {
        format!("<Action {} of seat {}>", self.choice.action, self.player)
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let other = other.cast::<Self>();
        other.is_ok_and(|other| {
            let other = other.get();
            (other.player, &other.choice.action) == (self.player, &self.choice.action)
        })
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        (self.player, &self.choice.action).hash(&mut hasher);
        hasher.finish()
    }
}
