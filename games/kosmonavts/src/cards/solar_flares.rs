//! Solar flares: no cube may be placed in this round.

use tabletop::{Log, Seat};

use crate::{Kosmonavts, components::EventKind, event::Event, play::Play, state::Table};

impl Kosmonavts {
    /// Whether flares forbid this seat to place cubes: they do unless it spent a
    /// shield (KOS-135, KOS-136). So a landed ship has nothing to take off with (KOS-138).
    #[inline]
    #[must_use]
    pub fn flares_hold(&self, table: &Table, seat: Seat) -> bool {
        self.is_event(table, EventKind::SolarFlares) && !table.protected.contains(seat)
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// Nothing happens yet, and a ship in space keeps its rose (KOS-137); phase 2 knows
    /// (KOS-095).
    pub fn hold(&mut self, seat: Seat) {
        self.emit(Event::FlaresHold { seat });
    }
}
