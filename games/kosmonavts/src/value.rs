//! A quick estimate of a position, for bots.

use tabletop::Seat;

use crate::{Kosmonavts, View, state::Source};

impl Kosmonavts {
    /// How well a seat stands against its best rival, in hundredths of a point.
    pub(crate) fn worth(&self, view: &View, seat: Seat) -> i32 {
        let points = |seat: Seat| {
            let missions = view.missions[seat.index()].unwrap_or_default();
            let from = |source| self.points_from(&view.table, seat, missions, source);
            100 * Source::ALL.map(from).iter().sum::<i32>()
        };
        let rivals = Seat::first(view.table.people).filter(|&other| other != seat);
        2 * points(seat) - rivals.map(points).max().unwrap_or(0)
    }
}
