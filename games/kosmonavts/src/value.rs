//! A quick estimate of a position, for bots.

use tabletop::Seat;

use crate::{Kosmonavts, View, pilot, state::Source};

impl Kosmonavts {
    /// The points of a seat and what its way ahead is worth, in hundredths of a point.
    pub(crate) fn worth(&self, view: &View, seat: Seat) -> i32 {
        let missions = view.missions[seat.index()].unwrap_or_default();
        let from = |source| self.points_from(&view.table, seat, missions, source);
        let points = 100 * Source::ALL.map(from).iter().sum::<i32>();
        if view.table.is_over() {
            points
        } else {
            points + pilot::outlook(self, view, seat)
        }
    }
}
