//! The game drawn for the page.

use alloc::{string::String, vec, vec::Vec};

use tabletop::{Draw, Game, Phrase, Seat, Speak, Stat};

use super::svg::{board, colour, poster};
use crate::{
    Kosmonavts, View,
    components::Colour,
    event::Event,
    state::{Source, Table},
    words as phrase,
};

impl Draw for Kosmonavts {
    const STYLE: &'static str = include_str!("style.css");

    fn poster(_: &dyn Speak) -> String {
        poster::draw(Self::INFO.title)
    }

    fn svg(&self, view: &View, names: &[String], speak: &dyn Speak) -> String {
        board(self, view, names, speak)
    }

    fn progress(&self, view: &View) -> Vec<Phrase> {
        let table = &view.table;
        let phase = phrase::phase(table.phase);
        if table.round == 0 || table.is_over() {
            return vec![phase];
        }
        let round = Phrase::new("draw-round").with("round", i64::from(table.round));
        if self.is_last_round(table) {
            return vec![round, Phrase::new("draw-last-round"), phase];
        }
        vec![round, phase]
    }

    fn stats(&self, view: &View, seat: Seat) -> Vec<Stat> {
        let table = &view.table;
        let player = table.player(seat);
        let number = |count: u8| Phrase::new("draw-number").with("count", i64::from(count));
        let fuel = match view.tanks[seat.index()] {
            Some(tank) => Phrase::new("draw-fuel")
                .with("normal", i64::from(tank.normal))
                .with("hyper", i64::from(tank.hyper)),
            None => Phrase::new("draw-covered"),
        };
        vec![
            Stat {
                icon: "ks-i-fuel",
                label: Phrase::new("draw-stat-fuel"),
                value: fuel,
            },
            Stat {
                icon: "ks-i-shield",
                label: Phrase::new("draw-stat-shields"),
                value: number(player.shields),
            },
            self.markers_stat(table, seat),
            Stat {
                icon: BODIES[player.last as usize],
                label: Phrase::new("draw-stat-last"),
                value: phrase::short_body(player.last),
            },
        ]
    }

    fn symbol(&self, event: &Event) -> &'static str {
        super::svg::symbols::of(event)
    }

    fn earners(&self, view: &View, source: u8) -> Vec<String> {
        let mut sources = Source::ALL.into_iter();
        let source = sources.find(|one| *one as u8 == source);
        source.map_or_else(Vec::new, |source| self.earners_of(view, source))
    }

    fn colour(&self, view: Option<&View>, seat: Seat) -> &'static str {
        match colour(view, seat) {
            Colour::White => "white",
            Colour::Green => "green",
            Colour::Yellow => "yellow",
            Colour::Red => "red",
        }
    }
}

impl Kosmonavts {
    /// The markers a player has, of those that are needed to end the game.
    fn markers_stat(&self, table: &Table, seat: Seat) -> Stat {
        let needed = i64::from(self.markers_needed());
        let count = table.player(seat).visited().len() as i64;
        if self.is_eligible(table, seat) {
            return Stat {
                icon: "ks-i-home",
                label: Phrase::new("draw-stat-eligible"),
                value: Phrase::new("draw-eligible").with("count", count),
            };
        }
        Stat {
            icon: "ks-i-marker",
            label: Phrase::new("draw-stat-markers").with("most", needed),
            value: Phrase::new("draw-of-so-many")
                .with("count", count)
                .with("most", needed),
        }
    }
}

/// The symbols of the bodies.
pub(super) const BODIES: [&str; 9] = [
    "ks-i-mercury",
    "ks-i-venus",
    "ks-i-earth",
    "ks-i-mars",
    "ks-i-jupiter",
    "ks-i-saturn",
    "ks-i-uranus",
    "ks-i-neptune",
    "ks-i-halley",
];
