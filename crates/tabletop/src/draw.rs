//! The pictures of a game.

use alloc::{string::String, vec::Vec};

use crate::{Phrase, Seat, Speak, Words};

/// A game drawn for the page. Everything starts from a view, so no picture can
/// show a secret.
///
/// A board is one SVG. Pieces that move are elements with a `data-key`: the page
/// measures them before and after a move and lets them glide. What can be
/// touched has a `data-spot` with the name of a [`Crumb`](crate::Crumb), and an
/// accessible name.
///
/// Everything has a default, so that a game can be played in the browser before it is
/// drawn: the board is then its text for the terminal.
pub trait Draw: Words {
    /// Colours and type of this game as CSS custom properties, and the rules for
    /// the classes its SVG uses; light and dark.
    const STYLE: &'static str = "";

    /// The game's poster for the home page.
    fn poster(_speak: &dyn Speak) -> String {
        plain::poster(Self::INFO.title)
    }

    /// The board as one SVG element.
    fn svg(&self, view: &Self::View, names: &[String], speak: &dyn Speak) -> String {
        plain::board(&self.board(view, names, speak, plain::COLUMNS))
    }

    /// Where the game is: round, phase, turn.
    fn progress(&self, _view: &Self::View) -> Vec<Phrase> {
        Vec::new()
    }

    /// What lies in front of a side.
    fn stats(&self, _view: &Self::View, _seat: Seat) -> Vec<Stat> {
        Vec::new()
    }

    /// The symbol of the game's SVG for the kind of an event, before its line in the log;
    /// empty for events that have none. It says no more than the sentence does.
    fn symbol(&self, _event: &Self::Event) -> &'static str {
        ""
    }

    /// The elements of the board, each by its `data-key` or `data-spot`, that earned the
    /// points of a source. After the end they light up while the score sheet is told.
    fn earners(&self, _view: &Self::View, _source: u8) -> Vec<String> {
        Vec::new()
    }

    /// The name of a side's colour, before the game begins without a view; its
    /// shape follows the seat.
    fn colour(&self, _view: Option<&Self::View>, seat: Seat) -> &'static str {
        plain::COLOURS[seat.index() % plain::COLOURS.len()]
    }
}

/// How a game is drawn that does not draw itself.
mod plain {
    use alloc::{
        format,
        string::{String, ToString},
    };

    /// How wide a board of text is drawn.
    pub const COLUMNS: usize = 100;

    /// Colours that every page knows.
    pub const COLOURS: [&str; 8] = [
        "orange", "blue", "brown", "pink", "red", "green", "yellow", "purple",
    ];

    /// The title on an empty sheet.
    pub fn poster(title: &str) -> String {
        let title = escaped(title);
        format!(
            "<svg viewBox=\"0 0 400 225\" role=\"img\" aria-label=\"{title}\">\
             <rect width=\"400\" height=\"225\" fill=\"var(--paper)\"/>\
             <text x=\"200\" y=\"122\" text-anchor=\"middle\" font-size=\"30\" \
             fill=\"var(--ink)\">{title}</text></svg>"
        )
    }

    /// Lines of text, each as wide as its characters in a font where all are equal.
    pub fn board(text: &str) -> String {
        let columns = text.lines().map(|line| line.chars().count()).max();
        let width = 9 * columns.unwrap_or(0) + 30;
        let height = 20 * text.lines().count() + 30;
        let mut svg = format!(
            "<svg viewBox=\"0 0 {width} {height}\" font-size=\"15\" fill=\"var(--ink)\" \
             font-family=\"monospace\" style=\"white-space:pre\">"
        );
        for (index, line) in text.lines().enumerate() {
            let y = 30 + 20 * index;
            svg += &format!("<text x=\"15\" y=\"{y}\">{}</text>", escaped(line));
        }
        svg + "</svg>"
    }

    fn escaped(text: &str) -> String {
        let marks = [
            ('&', "&amp;"),
            ('<', "&lt;"),
            ('>', "&gt;"),
            ('"', "&quot;"),
        ];
        let mut escaped = String::new();
        for letter in text.chars() {
            match marks.iter().find(|(mark, _)| *mark == letter) {
                Some((_, entity)) => escaped += entity,
                None => escaped += &letter.to_string(),
            }
        }
        escaped
    }
}

/// One thing a side has, for its panel beside the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stat {
    /// The symbol of the game's SVG that stands for it, or nothing.
    pub icon: &'static str,
    /// What it is.
    pub label: Phrase,
    /// How much, or which.
    pub value: Phrase,
}
