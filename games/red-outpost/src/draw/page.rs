//! The game drawn for the page.

use alloc::{string::String, vec::Vec};

use strum::VariantArray;
use tabletop::{Draw, Game, Phrase, Seat, Speak, Stat};

use super::svg::{board, poster};
use crate::{
    RedOutpost, View,
    components::{Colour, Location, Phase, Worker},
    event::Event,
    play::Read,
    state::{Source, Table},
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
        let table = view.as_scored().table;
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
        let card = |icon, key, number| Stat {
            icon,
            label: Phrase::new("page-stat-card"),
            value: Phrase::new(key).with("card", self.special_card(number)),
        };
        if let Some(place) = side.location_card {
            let key = if side.stored {
                "page-stat-card-stored"
            } else {
                "page-stat-card-text"
            };
            stats.push(card(place_picture(place), key, place.number()));
        }
        if let Some(worker) = side.worker_card {
            let picture = worker_picture(worker);
            stats.push(card(picture, "page-stat-card-text", worker.card()));
        }
        stats
    }

    fn symbol(&self, event: &Event) -> &'static str {
        super::svg::symbols::of(event)
    }

    fn earners(&self, view: &View, source: u8) -> Vec<String> {
        let mut sources = Source::VARIANTS.iter().copied();
        let source = sources.find(|one| *one as u8 == source);
        source.map_or_else(Vec::new, |source| self.earners_of(view, source))
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

/// The symbol of a place.
const fn place_picture(place: Location) -> &'static str {
    match place {
        Location::Pasture => "ro-p-pasture",
        Location::Palace => "ro-p-palace",
        Location::Field => "ro-p-field",
        Location::Brewery => "ro-p-brewery",
        Location::Warehouse => "ro-p-warehouse",
        Location::Administration => "ro-p-administration",
        Location::Spaceship => "ro-p-spaceship",
        Location::Mine => "ro-p-mine",
        Location::Kitchen => "ro-p-kitchen",
        Location::Lake => "ro-p-lake",
        Location::LabourCamp => "ro-p-labour-camp",
        Location::Barracks => "ro-p-barracks",
    }
}

/// The symbol of a worker.
const fn worker_picture(worker: Worker) -> &'static str {
    match worker {
        Worker::Shepherd => "ro-i-shepherd",
        Worker::Farmer => "ro-i-farmer",
        Worker::Fisherman => "ro-i-fisherman",
        Worker::Miner => "ro-i-miner",
        Worker::Commissar => "ro-i-commissar",
        Worker::Bureaucrat => "ro-i-bureaucrat",
    }
}

/// Round, phase and turn; the last round and the last turn are called so.
pub(super) fn progress(read: Read<'_>) -> Vec<Phrase> {
    let table = &read.state.table;
    if table.is_over() {
        return alloc::vec![Phrase::new("board-over")];
    }
    let last_round = table.round == Table::ROUNDS;
    let turns = read.turns_in_phase();
    let round = if last_round {
        Phrase::new("board-last-round")
    } else {
        Phrase::new("board-round")
            .with("round", i64::from(table.round))
            .with("rounds", i64::from(Table::ROUNDS))
    };
    let mut parts = alloc::vec![round, phrase::phase(table.phase)];
    if last_round && table.phase == Phase::Night && table.turns == turns {
        parts.push(Phrase::new("board-last-turn"));
    } else if table.turns > 0 {
        parts.push(
            Phrase::new("board-turn")
                .with("turn", i64::from(table.turns))
                .with("turns", i64::from(turns)),
        );
    }
    parts
}
