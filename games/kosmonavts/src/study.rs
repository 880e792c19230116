//! What a study of many games asks: which missions pay, where to fly first, how many
//! destinations and how many rounds it takes.

use alloc::vec::Vec;

use tabletop::{Fact, Seat, StudyTable};

use crate::{Kosmonavts, components::Mission, event::Event, state::State, words};

/// Both modes. The instructor is seat 1 at first, so that a seat is a place in the
/// order of turns.
pub(crate) const TABLES: &[StudyTable] = &[
    table(2, &[("instructor", "1")]),
    table(3, &[("instructor", "1")]),
    table(4, &[("instructor", "1")]),
    table(3, &[("mode", "advanced"), ("instructor", "1")]),
];

const fn table(players: u8, options: &'static [(&'static str, &'static str)]) -> StudyTable {
    StudyTable { players, options }
}

impl Kosmonavts {
    pub(crate) fn studied(&self, state: &State, events: &[Event], seat: Seat) -> Vec<Fact> {
        let mut facts = Vec::new();
        let hand = state.private[seat.index()].missions;
        for mission in Mission::in_set(hand) {
            facts.push(Fact::thing("study-mission", self.mission(mission)));
            if self.completes(&state.table, seat, mission) {
                facts.push(Fact::thing("study-completed", self.mission(mission)));
            }
        }
        let landings = events.iter().filter_map(|event| match *event {
            Event::MarkerTaken { seat: by, body, .. } if by == seat && body.is_destination() => {
                Some(body)
            }
            _ => None,
        });
        for (topic, body) in ["study-first", "study-second", "study-third"]
            .into_iter()
            .zip(landings.clone())
        {
            facts.push(Fact::thing(topic, words::body(body)));
        }
        facts.push(Fact::number("study-landings", landings.count() as i32));
        let evacuated =
            |event: &&Event| matches!(event, Event::Evacuated { seat: by, .. } if *by == seat);
        let evacuations = events.iter().filter(evacuated).count();
        facts.push(Fact::number("study-evacuations", evacuations as i32));
        facts.push(Fact::number("study-rounds", i32::from(state.table.round)));
        facts
    }
}
