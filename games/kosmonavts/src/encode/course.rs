//! Where ships and bodies are going.

use tabletop::Seat;

use crate::{
    Flight, Kosmonavts, View,
    components::{Body, Danger, Direction, Emergency, Hex, Rose, Ship},
};

/// How many rounds ahead an observation looks.
pub const ROUNDS: usize = 6;

/// Where all bodies will be.
pub struct Chart {
    /// Where each body is after 0, 1, 2, … moves.
    pub bodies: [[Hex; ROUNDS]; 9],
}

impl Chart {
    /// The chart of a table.
    pub fn new(game: &Kosmonavts, view: &View) -> Self {
        let mut bodies = [[Hex::SUN; ROUNDS]; 9];
        for (body, hexes) in Body::ALL.into_iter().zip(&mut bodies) {
            game.list_hexes(&view.table, body, hexes);
        }
        Self { bodies }
    }
}

/// How a ship moves if no more cubes are placed than are on its rose and, for the seat that
/// looks, in its draft.
pub struct Course {
    /// Where it is.
    pub at: Hex,
    /// How far it flies in a round.
    pub speed: (i16, i16),
    /// The body with which it moves while it stays.
    host: Option<Body>,
    /// Where its next flight ends.
    pub flight: Flight,
}

impl Course {
    /// The course of a ship.
    pub fn new(game: &Kosmonavts, view: &View, seat: Seat) -> Self {
        let player = view.table.player(seat);
        let rose = if view.seat == Some(seat) && !view.order.cubes().is_empty() {
            player.rose.with(view.order.cubes())
        } else {
            player.rose
        };
        let at = game.ship_hex(&view.table, seat).unwrap_or_default();
        let speed = speed_of(&rose);
        let host = match player.ship {
            Ship::Landed(body) if rose.is_empty() => Some(body),
            _ => None,
        };
        let flight = match host {
            Some(_) => Flight {
                to: at,
                emergency: None,
            },
            None => game.flight(at, &rose),
        };
        Self {
            at,
            speed,
            host,
            flight,
        }
    }

    /// What a ship has to burn to be on a body at its landing after so many more rounds:
    /// from where it will be then. A ship that stays moves with its body.
    #[inline]
    pub fn to_body(&self, chart: &Chart, body: usize, round: usize) -> (i16, i16) {
        let to = chart.bodies[body][round];
        let from = match self.host {
            Some(host) => {
                let hex = chart.bodies[host as usize][round];
                (i16::from(hex.q), i16::from(hex.r))
            }
            None => {
                let flights = round as i16 + 1;
                (
                    i16::from(self.at.q) + flights * self.speed.0,
                    i16::from(self.at.r) + flights * self.speed.1,
                )
            }
        };
        (i16::from(to.q) - from.0, i16::from(to.r) - from.1)
    }

    /// Whether the next flight leaves the board, ends in the Sun, ends beside the Sun, ends
    /// in the asteroid belt.
    pub fn dangers(&self, game: &Kosmonavts) -> [i16; 4] {
        let emergency = self.flight.emergency;
        let danger = match (self.host, emergency) {
            (None, None) => game.danger(self.flight.to),
            _ => None,
        };
        [
            emergency == Some(Emergency::OffBoard),
            emergency == Some(Emergency::Sun),
            danger == Some(Danger::Sun),
            danger == Some(Danger::Belt),
        ]
        .map(i16::from)
    }
}

/// The hexes a rose moves a ship.
fn speed_of(rose: &Rose) -> (i16, i16) {
    let mut speed = (0, 0);
    for direction in Direction::ALL {
        let units = i16::from(rose.at(direction).units());
        let step = direction.vector();
        speed.0 += units * i16::from(step.q);
        speed.1 += units * i16::from(step.r);
    }
    speed
}

/// How many hexes long a way is.
#[inline]
pub const fn hexes((q, r): (i16, i16)) -> i16 {
    let (q, r, s) = (q.abs(), r.abs(), (q + r).abs());
    let most = if q > r { q } else { r };
    if most > s { most } else { s }
}
