//! The points that are not scored yet: the rules count them, on what the reader knows.

use tabletop::Seat;

use crate::{
    Circadians, View,
    components::{Contracts, Hex},
    figures::{Count, Effect},
    play::Read,
    state::Source,
};

impl Circadians {
    /// What a source would give a side if the game ended now; `None` where a part of it is
    /// hidden from the reader.
    pub(super) fn not_scored_yet(&self, view: &View, seat: Seat, source: Source) -> Option<i16> {
        if view.table.is_over() {
            return Some(0);
        }
        let mut known = view.known();
        // How many cards others hold is open, and only the number counts.
        let hand = &mut known.secrets[seat.index()].hand;
        if hand.is_empty() {
            let count = usize::from(view.hands[seat.index()]);
            *hand = Contracts::all().iter().take(count).collect();
        }
        let read = self.read(&known);
        let is_hidden = match source {
            Source::Gems => view.purse(seat).is_none(),
            Source::Bonuses => view.purse(seat).is_none() && read.counts_goods(seat),
            Source::Cache => return read.cache_now(seat),
            _ => false,
        };
        (!is_hidden).then(|| read.points_from(seat, source))
    }
}

impl Read<'_> {
    /// Whether a bonus of the side counts its resources.
    fn counts_goods(&self, seat: Seat) -> bool {
        let mut effects = self.side(seat).fulfilled.iter();
        effects.any(|contract| {
            let effect = self.figures().contract(contract).effect;
            matches!(
                effect,
                Effect::PointsPer {
                    count: Count::Goods(_),
                    ..
                }
            )
        })
    }

    /// The cache under the harvester, if it is revealed; the rival's goes to the nearest one
    /// first (CFL-377).
    fn cache_now(&self, seat: Seat) -> Option<i16> {
        let harvester = self.side(seat).harvester;
        let worth = |slot: u8| {
            let cache = self.table().caches[slot as usize]?;
            Some(i16::from(self.figures().caches[cache as usize]))
        };
        if self.setup().rival_seat() != Some(seat) {
            return harvester.cache_slot().map_or(Some(0), worth);
        }
        let distance = |slot: &u8| self.planet().distance(harvester, Hex::cache(*slot));
        let nearest = (0..6).map(|slot| distance(&slot)).min();
        let mut best = Some(0);
        for slot in (0..6).filter(|slot| Some(distance(slot)) == nearest) {
            best = best.max(Some(worth(slot)?));
        }
        best
    }
}
