//! Thrust: one more cube may be placed. Solar flares: none.

use tabletop::Seat;

use crate::{components::EventKind, play::Look};

impl Look<'_> {
    /// How many cubes a seat may place in phase 2: three (KOS-140), four with
    /// Thrust (KOS-130), none when solar flares hold (KOS-135).
    #[inline]
    pub fn cubes_allowed(&self, seat: Seat) -> u8 {
        if self.flares_hold(seat) {
            0
        } else if self.is_event(EventKind::Thrust) {
            self.limits().order_cubes_thrust
        } else {
            self.limits().order_cubes
        }
    }
}
