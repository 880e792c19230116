//! What a seat may know.
//!
//! Nobody has private information (RO-317): the decks as sets are public
//! (RO-315), and their order does not exist before a card is drawn. So a view is
//! the open table, and only the dice are withheld.

use serde::{Serialize, Serializer};
use tabletop::{Dice, Seat};

use crate::{
    position::Position,
    state::{State, Table},
};

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

    /// A state with everything that is known, for whatever looks and never rolls the dice.
    #[inline]
    #[must_use]
    pub(crate) const fn known(&self) -> State {
        self.redeal(Dice::from_seed(0))
    }

    /// What is known, and after the end the portraits and the objective card as they were
    /// when the last round was scored, before they were cleared.
    pub(crate) fn as_scored(&self) -> State {
        let mut known = self.known();
        let table = &mut known.table;
        let Some(workers) = table.last.workers.filter(|_| table.is_over()) else {
            return known;
        };
        for portrait in &workers {
            for (side, discs) in table.sides.iter_mut().zip(portrait.discs) {
                side.discs -= discs;
            }
            table.crystals -= portrait.crystals.iter().sum::<u8>();
        }
        for cube in table.last.markers {
            table.supply[cube as usize] -= 1;
        }
        table.workers = workers;
        table.solo.markers = table.last.markers;
        known
    }

    /// A full state that agrees with the view.
    #[inline]
    #[must_use]
    pub const fn redeal(&self, dice: Dice) -> State {
        State {
            table: self.table,
            dice,
        }
    }
}

/// A view is written as the position without the dice.
impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Position::of(&self.table, None).serialize(serializer)
    }
}
