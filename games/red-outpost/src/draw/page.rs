//! The game drawn for the page.

use alloc::{string::String, vec::Vec};

use tabletop::{Draw, Game, Phrase, Seat, Speak, Stat};

use super::svg::{board, poster};
use crate::{
    RedOutpost, View,
    components::{Colour, Location, Worker},
    play::Read,
    state::Table,
    words as phrase,
};

impl Draw for RedOutpost {
    const STYLE: &'static str = include_str!("style.css");

    fn poster(_: &dyn Speak) -> String {
        poster::draw(Self::INFO.title)
    }

    fn svg(&self, view: &View, names: &[String], speak: &dyn Speak) -> String {
        board(self, view, names, speak)
    }

    fn progress(&self, view: &View) -> Vec<Phrase> {
        progress(self.read(&view.known()))
    }

    fn stats(&self, view: &View, seat: Seat) -> Vec<Stat> {
        let table = &view.table;
        let side = table.side(seat);
        let number = |key, icon, count: u8| Stat {
            icon,
            label: Phrase::new(key),
            value: Phrase::new("page-number").with("count", i64::from(count)),
        };
        let mut stats = Vec::new();
        if !table.is_autom(seat) {
            stats.push(number("page-stat-crystals", "ro-i-crystal", side.crystals));
        }
        if !table.is_solo() || table.is_autom(seat) {
            let icon = ["ro-i1", "ro-i2", "ro-i3", "ro-i4"][seat.index()];
            stats.push(number("page-stat-discs", icon, side.discs));
        }
        stats.push(Stat {
            icon: "ro-i-wheel",
            label: Phrase::new("page-stat-wheel"),
            value: Phrase::new("page-of-so-many")
                .with("count", i64::from(side.wheel))
                .with("most", i64::from(self.figures.wheel.spaces)),
        });
        stats.push(number("page-stat-palace", "ro-i-palace", side.palace));
        let location = side.location_card.map(Location::number);
        let worker = side.worker_card.map(Worker::card);
        for card in location.into_iter().chain(worker) {
            let key = if side.stored && location == Some(card) {
                "page-stat-card-stored"
            } else {
                "page-stat-card-name"
            };
            stats.push(Stat {
                icon: "",
                label: Phrase::new("page-stat-card"),
                value: Phrase::new(key).with("card", self.special_card(card)),
            });
        }
        stats
    }

    fn colour(&self, _view: Option<&View>, seat: Seat) -> &'static str {
        match self.setup.colours[seat.index()] {
            Colour::Orange => "orange",
            Colour::Blue => "blue",
            Colour::Brown => "brown",
            Colour::Pink => "pink",
        }
    }
}

/// Round, phase and turn.
pub(super) fn progress(read: Read<'_>) -> Vec<Phrase> {
    let table = &read.state.table;
    if table.is_over() {
        return alloc::vec![Phrase::new("board-over")];
    }
    let mut parts = alloc::vec![
        Phrase::new("board-round")
            .with("round", i64::from(table.round))
            .with("rounds", i64::from(Table::ROUNDS)),
        phrase::phase(table.phase),
    ];
    if table.turns > 0 {
        let turns = read.turns_in_phase();
        parts.push(
            Phrase::new("board-turn")
                .with("turn", i64::from(table.turns))
                .with("turns", i64::from(turns)),
        );
    }
    parts
}
