//! A game as numbers, without the bound that it has an encoding.

use network::{NetworkProblem, Shape};
use tabletop::{Encode, Game, Seat};

/// The numbers of a game, for code that must also compile for games without an encoding.
/// [`Encoded`] is the one there is.
pub trait Encoder<G: Game>: Send + Sync {
    /// What a network for this game looks like; its hidden layers are left open.
    fn shape(&self) -> Shape<'static>;
    /// Whether the box that was opened fits the encoding.
    fn is_encodable(&self, game: &G) -> bool;
    /// The index of an action.
    fn index(&self, game: &G, seat: Seat, action: G::Action) -> Option<u16>;
    /// Writes what a seat sees.
    fn observe(&self, game: &G, view: &G::View, seat: Seat, numbers: &mut [i16]);
}

/// The numbers of a game that has an encoding.
#[derive(Clone, Copy, Debug)]
pub struct Encoded;

impl<G: Encode> Encoder<G> for Encoded {
    fn shape(&self) -> Shape<'static> {
        Shape {
            game: G::INFO.id,
            encoding: G::ENCODING,
            inputs: G::OBSERVATION,
            actions: G::ACTION_COUNT,
            sides: G::SIDES,
            hidden: &[],
        }
    }

    fn is_encodable(&self, game: &G) -> bool {
        game.is_encodable()
    }

    fn index(&self, game: &G, seat: Seat, action: G::Action) -> Option<u16> {
        game.action_index(seat, action).map(|index| index as u16)
    }

    fn observe(&self, game: &G, view: &G::View, seat: Seat, numbers: &mut [i16]) {
        game.observe(view, seat, numbers);
    }
}

/// Why a bot with a network cannot play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NetworkMisfit {
    /// The game has no encoding, or the box that was opened has none.
    NoEncoding,
    /// The network is not for this game.
    Network(NetworkProblem),
}
