//! Thrust: one more cube may be placed in this round.

use tabletop::Seat;

use crate::{Kosmonavts, components::EventKind, state::Table};

impl Kosmonavts {
    /// How many cubes a seat may place in phase 2: three (KOS-140), four with
    /// Thrust (KOS-130), none when solar flares hold (KOS-135).
    #[inline]
    #[must_use]
    pub fn cubes_allowed(&self, table: &Table, seat: Seat) -> u8 {
        if self.flares_hold(table, seat) {
            0
        } else if self.is_event(table, EventKind::Thrust) {
            self.figures.limits.order_cubes_thrust
        } else {
            self.figures.limits.order_cubes
        }
    }
}
