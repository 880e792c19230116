//! What a study of many games asks: whom to send, which special card to hope for,
//! what exports are worth, and how Autom does.

use alloc::vec::Vec;

use tabletop::{Fact, Seat, StudyTable};

use crate::{
    RedOutpost,
    components::{Location, Resource, Worker},
    event::Event,
    state::State,
    words,
};

/// Seat 1 begins, so that a seat is a place in the order of turns.
pub(crate) const TABLES: &[StudyTable] = &[
    table(2, &[("first", "1"), ("tokens", "random"), ("cards", "on")]),
    table(3, &[("first", "1"), ("tokens", "random"), ("cards", "on")]),
    table(4, &[("first", "1"), ("tokens", "random"), ("cards", "on")]),
    table(1, &[("tokens", "random")]),
];

const fn table(players: u8, options: &'static [(&'static str, &'static str)]) -> StudyTable {
    StudyTable { players, options }
}

impl RedOutpost {
    pub(crate) fn studied(&self, state: &State, events: &[Event], seat: Seat) -> Vec<Fact> {
        let mut sent = [0; 6];
        let (mut exports, mut donations) = (0, 0);
        let (mut scored, mut exported) = (Vec::new(), Vec::new());
        for event in events {
            match *event {
                Event::Moved {
                    seat: by, worker, ..
                } if by == seat => sent[worker as usize] += 1,
                Event::Stayed { seat: by, .. } if by == seat => {
                    sent[Worker::Shepherd as usize] += 1;
                }
                Event::Exported { seat: by, cube } | Event::FourExported { seat: by, cube }
                    if by == seat =>
                {
                    exports += 1;
                    exported.push(cube);
                }
                Event::Donated { seat: by } if by == seat => donations += 1,
                Event::MoodScored {
                    seat: by,
                    worker,
                    points: 1..,
                } if by == seat => scored.push(worker),
                _ => {}
            }
        }
        let most = sent.into_iter().max().unwrap_or(0);
        let favourites = Worker::ALL
            .iter()
            .copied()
            .filter(|&worker| sent[worker as usize] == most);
        let scored = Worker::ALL
            .iter()
            .copied()
            .filter(|worker| scored.contains(worker));
        let exported = Resource::ALL
            .iter()
            .copied()
            .filter(|cube| exported.contains(cube));
        let side = state.table.side(seat);
        let location_card = side.location_card.map(Location::number);
        let worker_card = side.worker_card.map(Worker::card);
        let cards = location_card.into_iter().chain(worker_card);

        let thing = |topic, phrase| Fact::thing(topic, phrase);
        let mut facts = Vec::new();
        facts.extend(cards.map(|card| thing("study-card", self.special_card(card))));
        facts.extend(favourites.map(|worker| thing("study-sent", words::worker(worker))));
        facts.extend(scored.map(|worker| thing("study-mood", words::worker(worker))));
        facts.push(Fact::number("study-exports", exports));
        facts.extend(exported.map(|cube| thing("study-goods", words::good(cube))));
        facts.push(Fact::number("study-donations", donations));
        facts
    }
}
