//! What things are called.

use alloc::{format, string::String, vec, vec::Vec};

use tabletop::{Arg, Phrase, Seat};

use crate::{
    RedOutpost, View,
    components::{Colour, Location, Phase, Resource, Worker, Workers},
    figures::{Card6Disc, Find, Objective},
};

/// The rival of the solo game.
pub(crate) const fn autom() -> Phrase {
    Phrase::new("autom")
}

/// A side by the name of its player; the rival of the solo game has its own.
pub(crate) fn side(view: &View, seat: Seat) -> Arg {
    if view.table.is_autom(seat) {
        autom().into()
    } else {
        seat.into()
    }
}

/// The name of a worker.
pub(crate) const fn worker(worker: Worker) -> Phrase {
    Phrase::new(match worker {
        Worker::Shepherd => "worker-shepherd",
        Worker::Farmer => "worker-farmer",
        Worker::Fisherman => "worker-fisherman",
        Worker::Miner => "worker-miner",
        Worker::Commissar => "worker-commissar",
        Worker::Bureaucrat => "worker-bureaucrat",
    })
}

/// The names of several workers.
pub(crate) fn workers(group: Workers) -> Vec<Phrase> {
    group.iter().map(worker).collect()
}

/// The name of a location.
pub(crate) const fn location(location: Location) -> Phrase {
    Phrase::new(match location {
        Location::Pasture => "location-pasture",
        Location::Palace => "location-palace",
        Location::Field => "location-field",
        Location::Brewery => "location-brewery",
        Location::Warehouse => "location-warehouse",
        Location::Administration => "location-administration",
        Location::Spaceship => "location-spaceship",
        Location::Mine => "location-mine",
        Location::Kitchen => "location-kitchen",
        Location::Lake => "location-lake",
        Location::LabourCamp => "location-labour-camp",
        Location::Barracks => "location-barracks",
    })
}

/// The name of a good.
pub(crate) const fn good(good: Resource) -> Phrase {
    Phrase::new(match good {
        Resource::Coal => "resource-coal",
        Resource::Wool => "resource-wool",
        Resource::Fish => "resource-fish",
        Resource::Wheat => "resource-wheat",
    })
}

/// The name of a phase.
pub(crate) const fn phase(phase: Phase) -> Phrase {
    Phrase::new(match phase {
        Phase::Morning => "phase-morning",
        Phase::Day1 => "phase-day1",
        Phase::Lunch => "phase-lunch",
        Phase::Day2 => "phase-day2",
        Phase::Night => "phase-night",
    })
}

/// The name of a colour.
pub(crate) const fn colour(colour: Colour) -> Phrase {
    Phrase::new(match colour {
        Colour::Orange => "colour-orange",
        Colour::Blue => "colour-blue",
        Colour::Brown => "colour-brown",
        Colour::Pink => "colour-pink",
    })
}

/// So many cubes of a good.
pub(crate) fn cubes(count: u8, resource: Resource) -> Phrase {
    Phrase::new("amount-cubes")
        .with("count", i64::from(count))
        .with("good", good(resource))
}

/// So many points.
pub(crate) fn points(count: i16) -> Phrase {
    Phrase::new("amount-points").with("count", i64::from(count))
}

/// So many crystals.
pub(crate) fn crystals(count: u8) -> Phrase {
    Phrase::new("amount-crystals").with("count", i64::from(count))
}

/// So many influence discs.
pub(crate) fn discs(count: u8) -> Phrase {
    Phrase::new("amount-discs").with("count", i64::from(count))
}

/// A number with its sign.
pub(crate) fn signed(number: i16) -> String {
    match number {
        0 => String::from("0"),
        1.. => format!("+{number}"),
        _ => format!("−{}", number.unsigned_abs()),
    }
}

/// What a card of a deck brings.
fn gains(gains: Vec<Phrase>) -> Phrase {
    if gains.is_empty() {
        Phrase::new("card-brings-nothing")
    } else {
        Phrase::new("card-brings").with("gains", gains)
    }
}

/// The special cards by number.
const CARDS: [&str; 18] = [
    "card-1", "card-2", "card-3", "card-4", "card-5", "card-6", "card-7", "card-8", "card-9",
    "card-10", "card-11", "card-12", "card-13", "card-14", "card-15", "card-16", "card-17",
    "card-18",
];

impl RedOutpost {
    /// A special card (1–18): its name, with what it does as the attribute `.text`.
    #[must_use]
    pub fn special_card(&self, number: u8) -> Phrase {
        let figures = &self.figures.cards;
        let card = Phrase::new(CARDS[usize::from(number) - 1]);
        match number {
            1 => card.with("mood", i64::from(figures.pasture_mood)),
            4 => card.with("count", i64::from(figures.brewery_crystals)),
            5 => card.with("count", i64::from(figures.warehouse_exchanges)),
            6 => card.with(
                "rounds",
                match self.figures.rulings.card6_disc {
                    Card6Disc::Stays => 2,
                    Card6Disc::Returns => 1,
                },
            ),
            8 => card
                .with("steps", i64::from(figures.mine_steps))
                .with("mood", -i64::from(figures.mine_mood)),
            9 => card.with("count", i64::from(figures.kitchen_workers)),
            16 => card.with("mood", -i64::from(figures.miner_mood)),
            _ => card,
        }
    }

    /// What a card of the spaceship deck brings.
    pub(crate) fn spaceship_card(&self, card: u8) -> Phrase {
        let card = &self.figures.spaceship[card as usize];
        let mut brings = match card.cube {
            Find::Nothing => Vec::new(),
            Find::Named(cube) => vec![cubes(1, cube)],
            Find::Choice => vec![Phrase::new("card-brings-choice")],
        };
        if card.crystals > 0 {
            brings.push(crystals(card.crystals));
        }
        gains(brings)
    }

    /// What a card of the lake deck brings.
    pub(crate) fn lake_card(&self, card: u8) -> Phrase {
        let card = &self.figures.lake[card as usize];
        let mut brings = Vec::new();
        if card.fish > 0 {
            brings.push(cubes(card.fish, Resource::Fish));
        }
        if card.mood != 0 {
            brings.push(Phrase::new("card-brings-mood").with("mood", signed(card.mood.into())));
        }
        gains(brings)
    }

    /// The objectives of a card in the solo game, in the order of its first row.
    pub(crate) fn objectives(&self, objective: &Objective) -> Vec<Phrase> {
        let goal = i64::from(self.figures.solo.mood_goal);
        let free = |one| Phrase::new("objective-discs").with("worker", worker(one));
        let happy = |one| {
            Phrase::new("objective-mood")
                .with("worker", worker(one))
                .with("mood", goal)
        };
        let export = |one| Phrase::new("objective-export").with("good", good(one));
        let mut list: Vec<Phrase> = objective.no_discs.iter().map(free).collect();
        list.extend(objective.mood.iter().map(happy));
        list.extend(objective.export.iter().map(export));
        list
    }
}
