//! Where ships and bodies are going.

use tabletop::Seat;

use crate::{
    Flight, Kosmonavts, View,
    components::{Body, Danger, Direction, Emergency, Hex, Rose, Ship},
};

/// How many rounds ahead an observation looks.
pub const ROUNDS: usize = 6;

/// Where all bodies will be, round by round: to the right of the Sun and below it.
pub struct Chart {
    pub q: [[i16; 9]; ROUNDS],
    pub r: [[i16; 9]; ROUNDS],
}

impl Chart {
    /// The chart of a table.
    pub fn new(game: &Kosmonavts, view: &View) -> Self {
        let (mut q, mut r) = ([[0; 9]; ROUNDS], [[0; 9]; ROUNDS]);
        let mut hexes = [Hex::SUN; ROUNDS];
        for body in Body::ALL {
            game.list_hexes(&view.table, body, &mut hexes);
            for (round, hex) in hexes.iter().enumerate() {
                q[round][body as usize] = i16::from(hex.q);
                r[round][body as usize] = i16::from(hex.r);
            }
        }
        Self { q, r }
    }

    /// Where a body is now.
    pub const fn hex(&self, body: Body) -> (i16, i16) {
        (self.q[0][body as usize], self.r[0][body as usize])
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

    /// Where it will be when it can land after so many more rounds, if it burns nothing more.
    /// A ship that stays moves with its body.
    #[inline]
    pub const fn after(&self, chart: &Chart, round: usize) -> (i16, i16) {
        match self.host {
            Some(host) => (chart.q[round][host as usize], chart.r[round][host as usize]),
            None => {
                let flights = round as i16 + 1;
                (
                    self.at.q as i16 + flights * self.speed.0,
                    self.at.r as i16 + flights * self.speed.1,
                )
            }
        }
    }

    /// How many hexes it will be from each body then.
    #[inline]
    pub fn gaps(&self, chart: &Chart, round: usize) -> [i16; 9] {
        let (q, r) = self.after(chart, round);
        core::array::from_fn(|body| {
            hexes(chart.q[round][body] - q, chart.r[round][body] - r).min(60)
        })
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
fn hexes(q: i16, r: i16) -> i16 {
    q.abs().max(r.abs()).max((q + r).abs())
}
