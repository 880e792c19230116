//! The game drawn for the page.

use alloc::{string::String, vec, vec::Vec};

use tabletop::{Draw, Game, Phrase, Seat, Speak, Stat};

use super::svg::{board, colour, poster};
use crate::{
    Kosmonavts, View,
    components::{Body, Colour},
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
        let in_play = Body::DESTINATIONS.len() - table.retired.len();
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
            Stat {
                icon: "ks-i-marker",
                label: Phrase::new("draw-stat-markers"),
                value: Phrase::new("draw-of-so-many")
                    .with("count", player.visited().len() as i64)
                    .with("most", in_play as i64),
            },
            Stat {
                icon: BODIES[player.last as usize],
                label: Phrase::new("draw-stat-last"),
                value: phrase::body(player.last),
            },
        ]
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

/// The symbols of the bodies.
const BODIES: [&str; 9] = [
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
