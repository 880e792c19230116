//! What on the board earned the points of a source.

use alloc::{format, string::String, vec::Vec};

use tabletop::Seat;

use crate::{
    Kosmonavts, View,
    components::{Body, Goal, Mission},
    state::Source,
};

impl Kosmonavts {
    /// The markers, or the missions that are fulfilled.
    pub(in crate::draw) fn earners_of(&self, view: &View, source: Source) -> Vec<String> {
        let seats = Seat::first(view.table.people);
        match source {
            Source::Markers => seats
                .flat_map(|seat| markers(view, seat, &Body::DESTINATIONS))
                .collect(),
            Source::Earth => seats
                .flat_map(|seat| markers(view, seat, &[Body::Earth]))
                .collect(),
            Source::Mission1 => self.fulfilled(view, Goal::First),
            Source::Mission2 => self.fulfilled(view, Goal::Second),
        }
    }

    fn fulfilled(&self, view: &View, goal: Goal) -> Vec<String> {
        let table = &view.table;
        let of = |seat: Seat| {
            let missions = view.missions[seat.index()].unwrap_or_default();
            Mission::in_set(missions)
                .filter(move |&one| one.goal() == goal && self.completes(table, seat, one))
        };
        Seat::first(table.people)
            .flat_map(of)
            .map(|mission| format!("mission-{mission}"))
            .collect()
    }
}

fn markers(view: &View, seat: Seat, bodies: &[Body]) -> Vec<String> {
    let markers = view.table.player(seat).markers;
    bodies
        .iter()
        .filter(|&&body| markers[body as usize] > 0)
        .map(|&body| format!("marker-{body}-{}", markers[body as usize]))
        .collect()
}
