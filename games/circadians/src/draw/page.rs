//! The game drawn for the page.

use alloc::{string::String, vec, vec::Vec};

use tabletop::{Draw, Game, Phrase, Seat, Speak, Stat};

use super::svg::{board, poster};
use crate::{
    Circadians, View,
    components::{Colour, Resource},
    event::Event,
    state::Source,
    words as phrase,
};

/// The symbols of the resources.
const GOODS: [&str; 4] = ["cf-i-water", "cf-i-algae", "cf-i-energy", "cf-i-gem"];

impl Draw for Circadians {
    const STYLE: &'static str = include_str!("style.css");

    fn poster(_: &dyn Speak) -> String {
        poster::draw(Self::INFO.title)
    }

    fn svg(&self, view: &View, names: &[String], speak: &dyn Speak) -> String {
        board(self, view, names, speak)
    }

    fn progress(&self, view: &View) -> Vec<Phrase> {
        let table = &view.table;
        let stage = phrase::stage(table.stage);
        if table.round == 0 || table.is_over() {
            return vec![stage];
        }
        let rounds = self.edition().rounds;
        let round = Phrase::new("draw-round")
            .with("round", phrase::number(table.round))
            .with("rounds", phrase::number(rounds));
        vec![round, stage]
    }

    fn stats(&self, view: &View, seat: Seat) -> Vec<Stat> {
        let side = view.table.side(seat);
        let number = |count: i64| Phrase::new("draw-number").with("count", phrase::number(count));
        let rival = self.setup.rival_seat() == Some(seat);
        let goods = Resource::ALL
            .iter()
            .filter(|&&one| !rival || one == Resource::Gem);
        let mut stats: Vec<Stat> = goods
            .map(|&one| Stat {
                icon: GOODS[one as usize],
                label: phrase::resource(one),
                value: match view.purse(seat) {
                    Some(purse) => number(purse.of(one).into()),
                    None => Phrase::new("draw-covered"),
                },
            })
            .collect();
        let dice = Stat {
            icon: "cf-i-die",
            label: Phrase::new("draw-stat-dice"),
            value: number(side.supply.into()),
        };
        stats.push(dice);
        if rival {
            stats.push(Stat {
                icon: "cf-i-points",
                label: Phrase::new("draw-stat-progress"),
                value: number(view.table.rival.progress.into()),
            });
            return stats;
        }
        stats.push(Stat {
            icon: "cf-i-contract",
            label: Phrase::new("draw-stat-hand"),
            value: number(view.hands[seat.index()].into()),
        });
        stats.push(Stat {
            icon: "cf-i-done",
            label: Phrase::new("draw-stat-fulfilled"),
            value: number(side.fulfilled.len() as i64),
        });
        stats
    }

    fn symbol(&self, event: &Event) -> &'static str {
        super::svg::symbols::of(event)
    }

    fn earners(&self, view: &View, source: u8) -> Vec<String> {
        let mut sources = Source::SHEET.into_iter();
        let source = sources.find(|one| *one as u8 == source);
        source.map_or_else(Vec::new, |source| self.earners_of(view, source))
    }

    fn colour(&self, _: Option<&View>, seat: Seat) -> &'static str {
        match self.setup.colours[seat.index()] {
            Colour::Blue => "blue",
            Colour::Orange => "orange",
            Colour::Black => "black",
            Colour::Purple => "purple",
        }
    }
}
