//! What a seat may know.
//!
//! Nobody has private information (RO-317): the decks as sets are public
//! (RO-315), and their order does not exist before a card is drawn. So a view is
//! the open table, and only the dice are withheld.

use tabletop::{Dice, Seat};

use crate::state::{State, Table};

/// The table as one seat, or a spectator, sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct View {
    /// Who looks.
    pub seat: Option<Seat>,
    /// The open table.
    pub table: Table,
}

impl View {
    /// What `seat` sees of this state.
    #[must_use]
    pub const fn of(state: &State, seat: Option<Seat>) -> Self {
        Self {
            seat,
            table: state.table,
        }
    }

    /// A full state that agrees with the view.
    #[must_use]
    pub const fn redeal(&self, dice: Dice) -> State {
        State {
            table: self.table,
            dice,
        }
    }
}
