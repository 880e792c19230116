//! The board as text for a terminal of 80 columns.
//!
//! | file | what it draws |
//! |---|---|
//! | here | the head, the players, the decks |
//! | `places.rs` | the ring of locations |
//! | `portraits.rs` | the workers |
//! | `stock.rs` | the goods |
//! | `objective.rs` | the solo game's own cards |

use alloc::{format, string::String, vec, vec::Vec};

use tabletop::{Deck, Game, Phrase, Seat, Speak};

use super::grid::{Row, WIDTH, numbers, paragraph, table, words};
use crate::{
    RedOutpost, View,
    components::Resource,
    figures::Find,
    play::Look,
    state::{Piles, Table},
    words as told,
};

/// The marks of the players, besides their colours.
const MARKS: [&str; 4] = ["●", "■", "▲", "◆"];
/// A crystal.
pub(super) const CRYSTAL: &str = "◇";

/// Draws the board for whoever has this view.
pub(crate) fn board(game: &RedOutpost, view: &View, names: &[String], speak: &dyn Speak) -> String {
    let mut board = Board {
        game,
        table: &view.table,
        look: game.look(&view.table),
        names,
        speak,
        lines: Vec::new(),
    };
    board.head();
    board.places();
    board.portraits();
    board.stock();
    board.players();
    board.special_cards();
    board.decks();
    if board.table.is_solo() && !board.table.is_over() {
        board.objective();
    }
    board.lines.join("\n")
}

/// A board on the way to paper.
pub(super) struct Board<'a> {
    pub game: &'a RedOutpost,
    pub table: &'a Table,
    pub look: Look<'a>,
    names: &'a [String],
    speak: &'a dyn Speak,
    pub lines: Vec<String>,
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

    fn name(&self, seat: Seat) -> String {
        if self.table.is_autom(seat) {
            self.say(&told::autom())
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
        if table.is_over() {
            head.push(self.word("board-over"));
        } else {
            let round = Phrase::new("board-round").with("round", i64::from(table.round));
            head.push(self.say(&round));
            head.push(self.say(&told::phase(table.phase)));
        }
        if !table.is_over() && table.turns > 0 {
            let turn = Phrase::new("board-turn")
                .with("turn", i64::from(table.turns))
                .with("turns", i64::from(self.look.turns_in_phase()));
            head.push(self.say(&turn));
        }
        paragraph(&mut self.lines, &head.join(" · "), 2);
        if let Some(step) = table.todo.top() {
            let seat = table.todo.seats().lowest().unwrap_or(table.active);
            let asked = Phrase::new("question-wait")
                .with("seat", self.name(seat))
                .with("step", told::topic(step));
            let asked = format!("{} {}", Self::mark(seat), self.say(&asked));
            paragraph(&mut self.lines, &asked, 2);
        } else if let Some(outcome) = self.look.outcome() {
            let winners = outcome.winners().map(|seat| {
                let name = format!("{} {}", Self::mark(seat), self.name(seat));
                Phrase::new("board-name").with("name", name)
            });
            let winners: Vec<Phrase> = winners.collect();
            let won = self.say(&Phrase::new("board-won").with("winners", winners));
            paragraph(&mut self.lines, &won, 2);
        }
        self.line();
    }

    /// A line across.
    pub(super) fn line(&mut self) {
        self.lines.push(format!(" {}", "─".repeat(WIDTH - 2)));
    }

    fn players(&mut self) {
        self.line();
        let asked = self.table.todo.seats();
        let mut rows = vec![self.words(&[
            "board-players",
            "board-vp",
            "board-crystals",
            "board-palace",
            "board-discs",
            "board-wheel",
        ])];
        for seat in self.sides() {
            let side = self.table.side(seat);
            let colour = self.say(&told::colour(self.game.setup.colours[seat.index()]));
            let now = if asked.contains(seat) {
                "▸"
            } else {
                "\u{a0}"
            };
            let name = format!("{now}{} {}, {colour}", Self::mark(seat), self.name(seat));
            let first = !self.table.is_solo() && !self.table.is_over() && self.table.first == seat;
            rows.push(Row::Cells(vec![
                name,
                format!("{}", side.vp()),
                format!("{}", side.crystals),
                format!("{}", side.palace),
                format!("{}", side.discs),
                format!("{}/{}", side.wheel, self.game.figures.wheel.spaces),
                if first {
                    self.word("board-first")
                } else {
                    String::new()
                },
            ]));
        }
        let columns = [
            words(34),
            numbers(4),
            numbers(9),
            numbers(8),
            numbers(7),
            numbers(7),
            words(18),
        ];
        table(&mut self.lines, &columns, &rows);
    }

    /// The cards of every player, with what they do.
    fn special_cards(&mut self) {
        let dealt = |seat| self.table.side(seat).worker_card.is_some();
        if self.sides().any(dealt) {
            self.line();
        }
        for seat in self.sides() {
            let side = self.table.side(seat);
            let location = side.location_card.map(|card| card.number());
            let worker = side.worker_card.map(|card| card.card());
            for number in location.into_iter().chain(worker) {
                let card = Phrase::new("board-card").with("card", self.game.special_card(number));
                let mut text = format!("{} {}", Self::mark(seat), self.say(&card));
                if side.stored && location == Some(number) {
                    text = format!("{text} {}", self.word("board-stored"));
                }
                paragraph(&mut self.lines, &text, 2);
            }
        }
    }

    fn decks(&mut self) {
        self.line();
        let table = self.table;
        let spaceship = |card: u8| {
            let card = &self.game.figures.spaceship[card as usize];
            let cube = match card.cube {
                Find::Nothing => self.word("board-nothing"),
                Find::Named(cube) => {
                    self.say(&Phrase::new("board-cube").with("good", told::good(cube)))
                }
                Find::Choice => self.word("board-choice"),
            };
            match card.crystals {
                0 => cube,
                count => format!("{cube} & {}", CRYSTAL.repeat(count as usize)),
            }
        };
        let ship = self.pile("board-spaceship-deck", &table.spaceship, spaceship);
        let lake = |card: u8| {
            let card = &self.game.figures.lake[card as usize];
            let fish = if card.fish == 0 {
                self.word("board-nothing")
            } else {
                self.say(&told::cubes(card.fish, Resource::Fish))
            };
            if card.mood == 0 {
                fish
            } else {
                format!("{fish} & {}", signed(card.mood.into()))
            }
        };
        let lake = self.pile("board-lake-deck", &table.lake, lake);
        paragraph(&mut self.lines, &ship, 2);
        paragraph(&mut self.lines, &lake, 2);
    }

    /// How many cards are left, and what was discarded, equal cards together.
    fn pile(&self, key: &'static str, piles: &Piles, name: impl Fn(u8) -> String) -> String {
        let deck = Phrase::new(key).with("count", i64::from(piles.deck.len()));
        let deck = self.say(&deck);
        if piles.discard.is_empty() {
            return deck;
        }
        let discarded = told_once(piles.discard, name).join(", ");
        let discarded = self.say(&Phrase::new("board-discarded").with("cards", discarded));
        format!("{deck} {discarded}")
    }
}

/// The names of the cards, each once and with how often it is there.
fn told_once(cards: Deck, name: impl Fn(u8) -> String) -> Vec<String> {
    let mut names: Vec<(String, u8)> = Vec::new();
    for card in cards.iter() {
        let name = name(card);
        match names.iter_mut().find(|(known, _)| *known == name) {
            Some((_, count)) => *count += 1,
            None => names.push((name, 1)),
        }
    }
    let tell = |(name, count)| match count {
        1 => name,
        count => format!("{count}× {name}"),
    };
    names.into_iter().map(tell).collect()
}

/// A number with its sign.
pub(super) fn signed(number: i16) -> String {
    match number {
        0 => String::from("0"),
        1.. => format!("+{number}"),
        _ => format!("−{}", number.unsigned_abs()),
    }
}
