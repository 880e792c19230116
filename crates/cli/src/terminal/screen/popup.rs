//! What is laid over the screen for a while: help, rules, reasons, hints, scores.

use ratatui::text::Line;

use super::{ink::Ink, pane::Pane};
use crate::console::Tone;

/// What it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    Help,
    Why,
    Rules,
    /// With the answer that the computer likes best, once it is known.
    Hint(Option<String>),
    Score,
    Log,
    /// Whether to leave.
    Quit,
}

/// A piece of text in a popup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    pub lead: String,
    pub text: String,
    pub tone: Tone,
    /// Whether it is laid out already, as a table is.
    pub is_set: bool,
}

impl Item {
    /// A sentence behind a lead.
    pub fn of(lead: impl Into<String>, text: impl Into<String>) -> Self {
        Self {
            lead: lead.into(),
            text: text.into(),
            tone: Tone::Plain,
            is_set: false,
        }
    }

    /// A line that is shown as it is.
    pub fn set(text: impl Into<String>) -> Self {
        Self {
            is_set: true,
            ..Self::of("", text)
        }
    }

    /// The same in another tone.
    pub fn toned(self, tone: Tone) -> Self {
        Self { tone, ..self }
    }

    fn lines(&self, ink: &Ink, columns: usize) -> Vec<Line<'static>> {
        let fits = grid::width(&self.text) <= columns;
        match self.tone {
            Tone::Plain if self.is_set && fits => vec![ink.line(&self.text)],
            Tone::Plain => ink.wrapped(&self.lead, &self.text, columns),
            tone => ink.toned(tone, &self.text, columns),
        }
    }
}

/// A popup.
pub struct Popup {
    pub kind: Kind,
    pub title: String,
    pub items: Vec<Item>,
    /// What is looked for, where one can look for something.
    pub query: Option<String>,
    pub pane: Pane,
}

impl Popup {
    pub fn new(kind: Kind, title: String, items: Vec<Item>) -> Self {
        let pane = match kind {
            Kind::Log => Pane::of_news(),
            _ => Pane::default(),
        };
        Self {
            kind,
            title,
            items,
            query: None,
            pane,
        }
    }

    /// The same with a line in which one types what to look for.
    pub fn with_query(self) -> Self {
        Self {
            query: Some(String::new()),
            ..self
        }
    }

    /// Its text in lines of so many columns.
    pub fn lines(&self, ink: &Ink, columns: usize) -> Vec<Line<'static>> {
        let items = self.items.iter();
        items.flat_map(|item| item.lines(ink, columns)).collect()
    }
}
