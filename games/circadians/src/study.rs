//! What a study of many games asks: leaders, contracts, the factions to negotiate
//! with, tiles, and the four difficulties of the rival.

use alloc::vec::Vec;

use tabletop::{Fact, Seat, StudyTable};

use crate::{
    Circadians,
    components::{Faction, Space},
    event::Event,
    state::State,
    words,
};

/// Seat 1 has the Radio at first, so that a seat is a place in the order of turns.
pub(crate) const TABLES: &[StudyTable] = &[
    table(2, &[("first", "1")]),
    table(3, &[("first", "1")]),
    table(4, &[("first", "1")]),
    table(1, &[("rival", "easy")]),
    table(1, &[("rival", "xiao")]),
    table(1, &[("rival", "hard")]),
    table(1, &[("rival", "expert")]),
];

const fn table(players: u8, options: &'static [(&'static str, &'static str)]) -> StudyTable {
    StudyTable { players, options }
}

impl Circadians {
    pub(crate) fn studied(&self, state: &State, events: &[Event], seat: Seat) -> Vec<Fact> {
        let side = state.table.side(seat);
        let mut facts = Vec::new();
        for leader in side.leaders {
            facts.push(Fact::thing("study-leader", self.leader(leader)));
        }
        for contract in side.fulfilled {
            facts.push(Fact::thing("study-contract", words::contract(contract)));
        }
        let fulfilled = side.fulfilled.len() as i32;
        facts.push(Fact::number("study-contracts", fulfilled));
        let mut negotiated = 0;
        for &faction in Faction::ALL {
            let dice = Space::column(faction).filter_map(|space| state.table.on(space));
            let own = dice.filter(|die| die.owner() == seat).count();
            if own > 0 {
                facts.push(Fact::thing("study-faction", words::faction(faction)));
            }
            negotiated += own;
        }
        facts.push(Fact::number("study-negotiations", negotiated as i32));
        facts.push(Fact::number("study-ships", i32::from(side.ship_count())));
        facts.push(Fact::number("study-farms", i32::from(side.farm_count())));
        let setback = |event: &&Event| matches!(event, Event::SetbackSuffered { seat: by, .. } if *by == seat);
        let setbacks = events.iter().filter(setback).count();
        facts.push(Fact::number("study-setbacks", setbacks as i32));
        facts
    }
}
