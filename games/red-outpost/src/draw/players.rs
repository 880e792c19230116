//! The players: what they have, and the special cards that were dealt.

use alloc::{format, string::String, vec};

use grid::{Row, numbers, words};
use tabletop::Phrase;

use super::text::Board;
use crate::{
    components::{Location, Worker},
    words as phrase,
};

impl Board<'_> {
    pub(super) fn players(&mut self) {
        self.paper.rule();
        let asked = self.table.pending.seats();
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
            let colour = self.say(&phrase::colour(self.game.setup.colours[seat.index()]));
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
        self.paper.table(&columns, &rows);
    }

    /// The cards of every player, with what they do.
    pub(super) fn special_cards(&mut self) {
        let dealt = |seat| self.table.side(seat).worker_card.is_some();
        if self.sides().any(dealt) {
            self.paper.rule();
        }
        for seat in self.sides() {
            let side = self.table.side(seat);
            let location = side.location_card.map(Location::number);
            let worker = side.worker_card.map(Worker::card);
            for number in location.into_iter().chain(worker) {
                let card = Phrase::new("board-card").with("card", self.game.special_card(number));
                let mut text = format!("{} {}", Self::mark(seat), self.say(&card));
                if side.stored && location == Some(number) {
                    text = format!("{text} {}", self.word("board-stored"));
                }
                self.paper.paragraph(&text, 2);
            }
        }
    }
}
