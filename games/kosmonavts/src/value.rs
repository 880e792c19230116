//! A quick estimate of a position, for bots.

use tabletop::Seat;

use crate::{Kosmonavts, View, pilot, state::Source};

impl Kosmonavts {
    /// How well a seat stands against its best rival, in hundredths of a point.
    pub(crate) fn worth(&self, view: &View, seat: Seat) -> i32 {
        let worth = |seat: Seat| {
            let missions = view.missions[seat.index()].unwrap_or_default();
            let from = |source| self.points_from(&view.table, seat, missions, source);
            let points = 100 * Source::ALL.map(from).iter().sum::<i32>();
            if view.table.is_over() {
                points
            } else {
                points + pilot::outlook(self, view, seat)
            }
        };
        let rivals = Seat::first(view.table.people).filter(|&other| other != seat);
        2 * worth(seat) - rivals.map(worth).max().unwrap_or(0)
    }
}
