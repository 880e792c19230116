//! The board as text for a terminal of 80 columns or more.
//!
//! | file | what it draws |
//! |---|---|
//! | here | round, phase and turn; who decides what |
//! | `places.rs` | the ring of locations |
//! | `portraits.rs` | the workers |
//! | `stock.rs` | the goods |
//! | `players.rs` | the players and their special cards |
//! | `decks.rs` | the spaceship deck and the lake deck |
//! | `objective.rs` | the solo game's own cards |

use alloc::{format, string::String, vec, vec::Vec};

use grid::{MARKS, Row, TextCanvas, sheets};
use tabletop::{Game, Phrase, Seat, Speak};

use super::page::progress;
use crate::{RedOutpost, View, play::Read, state::Table, words as phrase};

/// A crystal.
pub(super) const CRYSTAL: &str = "◇";

/// What a sheet needs at least.
const SHEET: usize = 80;

/// Draws the board for whoever has this view. Where there is room the people stand beside the
/// outpost.
pub(crate) fn board(
    game: &RedOutpost,
    view: &View,
    names: &[String],
    speak: &dyn Speak,
    columns: usize,
) -> String {
    let known = view.as_scored();
    let (first, second) = sheets(columns, [SHEET; 2]);
    let mut board = Board {
        game,
        table: &known.table,
        read: game.read(&known),
        names,
        speak,
        paper: TextCanvas::new(first),
    };
    board.head();
    board.places();
    board.portraits();
    board.stock();
    let left = second.map(|width| core::mem::replace(&mut board.paper, TextCanvas::new(width)));
    board.players();
    board.special_cards();
    board.decks();
    if board.table.is_solo() && !board.table.is_cleared() {
        board.objective();
    }
    match left {
        Some(left) => left.finish_beside(&board.paper),
        None => board.paper.finish(),
    }
}

/// A board on the way to paper.
pub(super) struct Board<'a> {
    pub game: &'a RedOutpost,
    pub table: &'a Table,
    pub read: Read<'a>,
    names: &'a [String],
    speak: &'a dyn Speak,
    pub paper: TextCanvas,
}

impl Board<'_> {
    pub(super) fn say(&self, phrase: &Phrase) -> String {
        self.speak.say(phrase)
    }

    pub(super) fn word(&self, key: &'static str) -> String {
        self.say(&Phrase::new(key))
    }

    /// A row of words; an empty key is an empty cell.
    pub(super) fn words(&self, keys: &[&'static str]) -> Row {
        let word = |key: &&'static str| match *key {
            "" => String::new(),
            key => self.word(key),
        };
        Row::Cells(keys.iter().map(word).collect())
    }

    /// The mark of a side.
    pub(super) const fn mark(seat: Seat) -> &'static str {
        MARKS[seat.index()]
    }

    pub(super) fn name(&self, seat: Seat) -> String {
        if self.table.is_autom(seat) {
            self.say(&phrase::autom())
        } else if let Some(name) = self.names.get(seat.index()) {
            name.clone()
        } else {
            self.say(&Phrase::new("button-side").with("seat", seat))
        }
    }

    pub(super) fn sides(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.table.side_count())
    }

    /// Round, phase and turn; then who decides what, or who has won.
    fn head(&mut self) {
        let table = self.table;
        let mut head = vec![RedOutpost::INFO.title.to_uppercase()];
        head.extend(progress(self.read).iter().map(|part| self.say(part)));
        self.paper.paragraph(&head.join(" · "), 2);
        if let Some(step) = table.pending.top() {
            let seat = table.pending.seats().lowest().unwrap_or(table.active);
            let asked = Phrase::new("question-wait")
                .with("seat", self.name(seat))
                .with("step", phrase::topic(step));
            let asked = format!("{} {}", Self::mark(seat), self.say(&asked));
            self.paper.paragraph(&asked, 2);
        } else if let Some(outcome) = self.read.outcome() {
            let winners = outcome.winners().map(|seat| {
                let name = format!("{} {}", Self::mark(seat), self.name(seat));
                Phrase::new("board-name").with("name", name)
            });
            let winners: Vec<Phrase> = winners.collect();
            let won = self.say(&Phrase::new("board-won").with("winners", winners));
            self.paper.paragraph(&won, 2);
        }
        self.paper.rule();
    }
}
