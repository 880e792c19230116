//! What a landing brings: a marker, the end of the game, a mission.

use alloc::{vec, vec::Vec};

use tabletop::{Phrase, Seat};

use super::{body, cubes, number, points};
use crate::{
    Kosmonavts, Mode, View,
    components::{Body, Goal, Mission},
    event::Event,
};

/// What a landing brings.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Landing {
    /// A marker of so many points.
    Marker(u8),
    /// The end of the game, with an Earth marker of so many points or none.
    Final(Option<u8>),
    /// The end of the game, if the player says so.
    MayFinish,
    /// Earth, before it is time.
    TooEarly,
    /// A body whose marker the player has.
    Again,
    /// A body without markers in this game.
    Retired,
    /// A body whose markers are all taken.
    Late,
}

impl Kosmonavts {
    /// Tries a landing.
    pub(super) fn try_landing(&self, view: &View, seat: Seat, body: Body) -> Landing {
        let events = self
            .forecast(view, seat, |play| play.land(seat, body))
            .events;
        let marker = events.iter().find_map(|event| match event {
            Event::MarkerTaken { points, .. } => Some(*points),
            _ => None,
        });
        let is_final = |event: &Event| matches!(event, Event::FinalLanding { .. });
        match marker {
            _ if body == Body::Earth && self.may_declare(&view.table, seat) => Landing::MayFinish,
            marker if events.iter().any(is_final) => Landing::Final(marker),
            Some(points) => Landing::Marker(points),
            None if body == Body::Earth => Landing::TooEarly,
            None if view.table.player(seat).has_marker(body) => Landing::Again,
            None if view.table.retired.contains(body) => Landing::Retired,
            None => Landing::Late,
        }
    }

    /// A landing in clauses.
    pub(super) fn describe_landing(&self, view: &View, seat: Seat, on: Body) -> Vec<Phrase> {
        let player = view.table.player(seat);
        let landing = self.try_landing(view, seat, on);
        let mut clauses = match landing {
            Landing::Marker(count) => {
                let marker = Phrase::new("clause-marker").with("body", body(on));
                vec![marker.with("points", points(count))]
            }
            Landing::Final(None) => vec![
                Phrase::new("clause-final"),
                Phrase::new("clause-final-late"),
            ],
            Landing::Final(Some(count)) => vec![
                Phrase::new("clause-final"),
                Phrase::new("clause-final-marker").with("points", points(count)),
            ],
            Landing::MayFinish => vec![Phrase::new("clause-final-choice")],
            Landing::TooEarly => vec![self.not_yet(view, seat)],
            Landing::Again => vec![Phrase::new("clause-marker-again")],
            Landing::Retired => vec![Phrase::new("clause-marker-retired")],
            Landing::Late => vec![Phrase::new("clause-marker-none")],
        };
        if let Landing::Marker(_) = landing {
            clauses.extend(self.describe_missions(view, seat, on));
        }
        if !player.rose.is_empty() {
            let cubes = cubes(player.rose.total());
            clauses.push(Phrase::new("clause-rose-cleared").with("cubes", cubes));
        }
        clauses
    }

    /// The final landing in clauses, where it is declared.
    pub(super) fn describe_final(&self, view: &View, seat: Seat) -> Vec<Phrase> {
        let after = self.forecast(view, seat, |play| play.finish(seat));
        let marker = after.events.iter().find_map(|event| match event {
            Event::MarkerTaken { points, .. } => Some(*points),
            _ => None,
        });
        let taken = |count| Phrase::new("clause-final-marker").with("points", points(count));
        let last = Phrase::new("clause-last-round");
        [last].into_iter().chain(marker.map(taken)).collect()
    }

    /// Why a landing on Earth does not end the game yet.
    fn not_yet(&self, view: &View, seat: Seat) -> Phrase {
        let visited = view.table.player(seat).visited().len() as u8;
        let key = match self.setup.mode {
            Mode::Basic => "clause-not-yet-basic",
            Mode::Advanced => "clause-not-yet-advanced",
        };
        Phrase::new(key)
            .with("count", number(visited))
            .with("needed", number(self.markers_needed()))
    }

    /// The own missions that the marker of this body fulfils.
    fn describe_missions(&self, view: &View, seat: Seat, on: Body) -> Vec<Phrase> {
        let missions = view.missions[seat.index()].unwrap_or_default();
        let after = self.forecast(view, seat, |play| play.land(seat, on)).view;
        let done = |mission: &Mission| {
            mission.body() == on && self.completes(&after.table, seat, *mission)
        };
        let tell = |mission: Mission| {
            let first = after.table.player(seat).markers[on as usize] == 1;
            let key = match mission.goal() {
                Goal::Second if first => "clause-mission-while",
                _ => "clause-mission",
            };
            Phrase::new(key)
                .with("mission", self.mission(mission))
                .with("points", points(self.mission_points(mission)))
        };
        Mission::in_set(missions).filter(done).map(tell).collect()
    }
}
