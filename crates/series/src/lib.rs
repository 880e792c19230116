//! Series of games between bots, spread over all workers of a bus.
//!
//! What a game of a series comes to depends on its setup, the seed of the series and its number, and
//! on nothing else: not on the machine, not on what else is played there. So a series is cut into
//! [pieces](Piece) of a few games, any worker plays any piece, and whoever wants the series puts the games
//! together again by their numbers. A piece that a worker leaves behind is played by another one, and a game
//! that comes twice is the same game.
//!
//! Whoever plays a piece has to think as the others do: a piece is taken only by workers of the
//! same version of the program.
#![forbid(unsafe_code)]

mod piece;
mod spread;
mod work;

use std::time::Duration;

use bus::{Bounds, Queue, Site};

pub use piece::{Games, Made, Piece, Played, Puzzles, What};
pub use spread::{Crew, Heard, Spread, SpreadError, spread};
pub use work::{carry_out, take};

/// The version of the program, which says how bots think: whose pieces a worker takes.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The most pieces that wait at once, of all series together.
const MOST: i64 = 10_000;
/// How long a piece is of use.
const AGE: Duration = Duration::from_secs(24 * 3600);
/// How long a worker may be silent about a piece until another one gets it.
const SILENCE: Duration = Duration::from_secs(5);

/// The queue of all pieces of a site. Nothing else in it is urgent.
#[must_use]
pub fn queue(site: &Site) -> Queue {
    let bounds = Bounds {
        most: MOST,
        age: AGE,
        silence: SILENCE,
    };
    Queue::new(site, "series", bounds)
}

/// The lane of those who think alike.
#[must_use]
pub fn lane() -> String {
    VERSION.replace('.', "-")
}

/// What is told about a series.
fn topic(series: &str) -> String {
    format!("series.{series}")
}
