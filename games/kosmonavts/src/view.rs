//! What a seat may know.
//!
//! Open to all are the board, ships, roses, shields, markers and event cards; the
//! draw deck is a set whose order does not exist before a card is drawn. Withheld
//! are the missions of others, orders until all are in, the tanks of others
//! during phase 2 of the advanced game (KOS-266), and the dice.

use tabletop::Seat;

use crate::{
    components::{Cubes, Missions},
    state::{Order, Table},
};

/// The game as one seat, or a spectator, sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct View {
    /// Who looks.
    pub seat: Option<Seat>,
    /// The open table. `table.todo` says what is asked and who owes an answer.
    pub table: Table,
    /// The tanks; none where the tank is covered. Empty seats have empty tanks.
    pub tanks: [Option<Cubes>; 4],
    /// The own mission cards and, when the game is over, everyone's.
    pub missions: [Option<Missions>; 4],
    /// The mission cards this seat discarded in the advanced setup.
    pub discarded: Missions,
    /// The Mission 1 cards this seat rejected in the basic setup.
    pub rejected: Missions,
    /// The own order of this round, drafted or sealed, while orders are given.
    pub order: Order,
}
