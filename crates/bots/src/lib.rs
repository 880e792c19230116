//! Computer players, and what one learns from letting them play.
//!
//! A [`Bot`] sees a view, never a state: what it cannot know it cannot use. The
//! same seed gives the same moves.
#![forbid(unsafe_code)]

#[cfg(feature = "native")]
mod bench;
mod clock;
mod encoder;
mod experience;
mod glance;
mod greedy;
mod house;
mod learned;
mod levels;
mod random;
mod search;
mod simulation;
mod spec;

#[cfg(feature = "native")]
pub use bench::{Bench, Playouts, playouts, search_rounds};
pub use encoder::{Encoded, Encoder, NetworkMisfit};
pub use experience::{Experience, Layout, TARGETS, UNSEARCHED, experience};
pub use glance::Glance;
pub use greedy::Greedy;
pub use house::House;
pub use learned::{Judge, Learned, Networks, Sight};
pub use levels::{BotKind, Limits};
pub use network;
pub use random::Random;
pub use search::{Budget, Compared, Estimate, Judgement, Line, Opinion, Race, Search, Stop, Trial};
pub use simulation::{Ending, Finished, Make, Report, Simulation, Tally, game_seed, simulate};
pub use spec::{BotList, BotSpec, Fault, Lost, NetworkBot, NetworkSearch, UnknownBot};
use tabletop::{Game, Seat};

/// A computer player.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the legal actions, which are never empty.
    fn choose(&mut self, game: &G, view: &G::View, seat: Seat, choices: &[G::Action]) -> G::Action;

    /// What a search thought of the choices of the last question; nothing where there was
    /// no search.
    fn thought(&self) -> &[Opinion<G::Action>] {
        &[]
    }

    /// Hears how the game ended: the places and the points of all sides.
    fn hear_result(&mut self, _places: &[u8], _scores: &[i32]) {}

    /// Why a random bot plays in its stead, if it lost its seat.
    fn lost(&self) -> Option<&Lost> {
        None
    }
}
