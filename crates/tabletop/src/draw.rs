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
pub trait Draw: Words {
    /// Colours and type of this game as CSS custom properties, and the rules for
    /// the classes its SVG uses; light and dark.
    const STYLE: &'static str;

    /// The game's poster for the home page.
    fn poster(speak: &dyn Speak) -> String;

    /// The board as one SVG element.
    fn svg(&self, view: &Self::View, names: &[String], speak: &dyn Speak) -> String;

    /// Where the game is: round, phase, turn.
    fn progress(&self, view: &Self::View) -> Vec<Phrase>;

    /// What lies in front of a side.
    fn stats(&self, view: &Self::View, seat: Seat) -> Vec<Stat>;

    /// The name of a side's colour, before the game begins without a view; its
    /// shape follows the seat.
    fn colour(&self, view: Option<&Self::View>, seat: Seat) -> &'static str;
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
