//! Computer players, and what one learns from letting them play.
//!
//! A [`Bot`] sees a view, never a state: what it cannot know it cannot use. The
//! same seed gives the same moves.
#![forbid(unsafe_code)]

mod bench;
mod glance;
mod greedy;
mod levels;
mod random;
mod search;
mod simulation;

use std::{fmt, str::FromStr};

pub use bench::{Bench, Playouts, playouts};
pub use glance::Glance;
pub use greedy::Greedy;
pub use levels::BotKind;
pub use random::Random;
pub use search::{Budget, Opinion, Search};
pub use simulation::{Ending, Finished, Report, Simulation, Tally, game_seed, simulate};
use tabletop::{Game, Seat};

/// A computer player.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the legal actions, which are never empty.
    fn choose(&mut self, game: &G, view: &G::View, seat: Seat, choices: &[G::Action]) -> G::Action;
}

/// A list of bots as written on a command line: `greedy,random`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotList(pub Vec<BotKind>);

/// There is no bot of this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownBot(pub String);

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "there is no bot called {:?}: choose from {}",
            self.0,
            BotKind::NAMES.join(", ")
        )
    }
}

impl std::error::Error for UnknownBot {}

impl FromStr for BotList {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<Self, UnknownBot> {
        text.split(',')
            .map(|name| {
                name.trim()
                    .parse()
                    .map_err(|_| UnknownBot(name.trim().to_string()))
            })
            .collect::<Result<_, _>>()
            .map(Self)
    }
}

impl BotList {
    /// The bot at a seat in the `game`-th game of a series. The list goes round
    /// the table, one seat further with every game, so that no bot keeps the best seat.
    #[must_use]
    pub fn at(&self, seat: Seat, game: u64) -> BotKind {
        self.0[(seat.index() + (game % self.0.len() as u64) as usize) % self.0.len()]
    }
}
