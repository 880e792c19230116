//! What things are called: bodies, directions, cubes, cards, players.

use alloc::{format, string::String, vec::Vec};

use tabletop::{Arg, Phrase, Seat, SeatSet};

use crate::{
    Kosmonavts,
    components::{
        Bodies, Body, Colour, Cubes, Direction, EventKind, Fuel, Goal, Hex, Mission, Phase,
    },
    state::Table,
};

/// A count as an argument.
pub(crate) fn number(count: u8) -> Arg {
    Arg::Number(count.into())
}

/// The coordinates by which a hex is found on the board as text: `3,−2`.
pub(crate) fn hex_label(hex: Hex) -> String {
    format!("{},{}", hex.q, hex.r).replace('-', "−")
}

/// The name of a body.
pub(crate) const fn body(body: Body) -> Phrase {
    Phrase::new(match body {
        Body::Mercury => "body-mercury",
        Body::Venus => "body-venus",
        Body::Earth => "body-earth",
        Body::Mars => "body-mars",
        Body::Jupiter => "body-jupiter",
        Body::Saturn => "body-saturn",
        Body::Uranus => "body-uranus",
        Body::Neptune => "body-neptune",
        Body::Halley => "body-halley",
    })
}

/// The name of a body where there is little room.
pub(crate) const fn short_body(one: Body) -> Phrase {
    match one {
        Body::Halley => Phrase::new("draw-halley"),
        other => body(other),
    }
}

/// The names of several bodies.
pub(crate) fn bodies(group: Bodies) -> Vec<Phrase> {
    group.iter().map(body).collect()
}

/// One of several bodies, of which there is at least one: “Venus or Earth”.
pub(crate) fn either(group: Bodies) -> Phrase {
    let or = |first: Phrase, second: Phrase| {
        Phrase::new("body-or")
            .with("first", first)
            .with("second", second)
    };
    let names = group.iter().map(body).reduce(or);
    names.expect("there is at least one body")
}

/// The name of a direction.
pub(crate) const fn direction(direction: Direction) -> Phrase {
    Phrase::new(match direction {
        Direction::N => "direction-n",
        Direction::NE => "direction-ne",
        Direction::SE => "direction-se",
        Direction::S => "direction-s",
        Direction::SW => "direction-sw",
        Direction::NW => "direction-nw",
    })
}

/// The name of a kind of fuel.
pub(crate) const fn fuel(fuel: Fuel) -> Phrase {
    Phrase::new(match fuel {
        Fuel::Normal => "fuel-normal",
        Fuel::Hyper => "fuel-hyper",
    })
}

/// The name of a colour.
pub(crate) const fn colour(colour: Colour) -> Phrase {
    Phrase::new(match colour {
        Colour::White => "colour-white",
        Colour::Green => "colour-green",
        Colour::Yellow => "colour-yellow",
        Colour::Red => "colour-red",
    })
}

/// The name of a phase.
pub(crate) const fn phase(phase: Phase) -> Phrase {
    Phrase::new(match phase {
        Phase::Setup => "phase-setup",
        Phase::Event => "phase-event",
        Phase::Orders => "phase-orders",
        Phase::Flight => "phase-flight",
        Phase::Movement => "phase-movement",
        Phase::Over => "phase-over",
    })
}

/// A player by name, as one of several.
pub(crate) fn side(seat: Seat) -> Phrase {
    Phrase::new("side").with("seat", seat)
}

/// Several players by name.
pub(crate) fn sides(seats: SeatSet) -> Vec<Phrase> {
    seats.iter().map(side).collect()
}

/// So many cubes of each kind, at least one.
pub(crate) fn cubes(cubes: Cubes) -> Phrase {
    let key = match (cubes.normal, cubes.hyper) {
        (_, 0) => "amount-normal",
        (0, _) => "amount-hyper",
        _ => "amount-both",
    };
    Phrase::new(key)
        .with("normal", number(cubes.normal))
        .with("hyper", number(cubes.hyper))
}

/// So many normal cubes.
pub(crate) fn normal(count: u8) -> Phrase {
    cubes(Cubes::new(count, 0))
}

/// So many shields.
pub(crate) fn shields(count: u8) -> Phrase {
    Phrase::new("amount-shields").with("count", number(count))
}

/// So many points.
pub(crate) fn points(count: u8) -> Phrase {
    Phrase::new("amount-points").with("count", number(count))
}

impl Kosmonavts {
    /// Where a hex is as the table stands: at a body, or so far from the nearest one.
    pub(crate) fn hex_name(&self, table: &Table, hex: Hex) -> Phrase {
        let away = |one| Some((self.hex_of(table, one)?.distance(hex), one));
        let nearest = Body::ALL.into_iter().filter_map(away).min();
        match nearest.expect("ships fly among bodies") {
            (0, one) => Phrase::new("hex-body").with("body", body(one)),
            (count, one) => Phrase::new("hex-near")
                .with("body", body(one))
                .with("count", number(count)),
        }
    }

    /// An event card: its name, with what it does as the attribute `.text`.
    pub(crate) fn event_card(&self, card: u8) -> Phrase {
        let limits = &self.figures.limits;
        let card = self.figures.card(card);
        let shield = i64::from(self.figures.avoidable.contains(card.kind));
        let phrase = match card.kind {
            EventKind::SolarWind => Phrase::new("card-solar-wind")
                .with("count", number(card.strength))
                .with("direction", direction(card.direction)),
            EventKind::FuelResupply => Phrase::new("card-fuel-resupply"),
            EventKind::EnergyConversion => Phrase::new("card-energy-conversion")
                .with("count", number(limits.energy_conversion)),
            EventKind::Gravity => {
                Phrase::new("card-gravity").with("count", number(limits.gravity_range))
            }
            EventKind::Thrust => {
                Phrase::new("card-thrust").with("count", number(limits.order_cubes_thrust))
            }
            EventKind::Asteroids => {
                Phrase::new("card-asteroids").with("count", number(limits.asteroid_loss))
            }
            EventKind::SolarFlares => Phrase::new("card-solar-flares"),
        };
        phrase.with("shield", shield)
    }

    /// A mission card: its name, with what it asks for as the attribute `.text`.
    pub(crate) fn mission(&self, mission: Mission) -> Phrase {
        let key = match mission.goal() {
            Goal::First => "mission-first",
            Goal::Second => "mission-second",
        };
        Phrase::new(key)
            .with("body", body(mission.body()))
            .with("points", points(self.mission_points(mission)))
    }
}
