//! The two hands of the referee: one looks, the other acts.

use tabletop::{Dice, Log};

use crate::{event::Event, figures::Figures, state::Table};

/// Looks at the table: lists, checks, explains. Its methods are spread over the
/// rooms, next to the effects they belong to.
#[derive(Clone, Copy)]
pub(crate) struct Read<'a> {
    pub figures: &'a Figures,
    pub table: &'a Table,
}

/// Acts on the table and tells what happens.
pub(crate) struct Play<'a, L> {
    pub figures: &'a Figures,
    pub table: &'a mut Table,
    pub dice: &'a mut Dice,
    pub log: &'a mut L,
}

impl<L: Log<Event>> Play<'_, L> {
    /// The looking hand.
    #[inline]
    pub fn read(&self) -> Read<'_> {
        Read {
            figures: self.figures,
            table: self.table,
        }
    }

    /// Tells an event.
    #[inline]
    pub fn emit(&mut self, event: Event) {
        self.log.emit(event);
    }
}
