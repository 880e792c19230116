//! What on the board earned the points of a source.

use alloc::{format, string::String, vec::Vec};

use tabletop::{Game, Seat};

use crate::{
    RedOutpost, View,
    components::{Resource, Worker},
    state::Source,
    words as phrase,
};

impl RedOutpost {
    /// Markers of the wheel, exported goods, portraits of the last round, donations. Points of
    /// earlier days and crystals in hands lie nowhere on the board.
    pub(in crate::draw) fn earners_of(&self, view: &View, source: Source) -> Vec<String> {
        let scored = view.as_scored();
        let (table, read) = (&scored.table, self.read(&scored));
        let sides = || Seat::first(table.side_count());
        let earns = |seat: &Seat| self.points(&scored, *seat, source as u8) != 0;
        let pieces = |kind: &str| {
            let keys = sides().filter(earns).map(|seat| format!("{kind}-{seat}"));
            keys.collect()
        };
        match source {
            Source::Wheel => pieces("wheel-marker"),
            Source::Palace => pieces("palace"),
            Source::Export if sides().any(|seat| earns(&seat)) => Resource::ALL
                .iter()
                .filter(|&&good| table.exported[good as usize] > 0)
                .map(|&good| phrase::good(good).key.into())
                .collect(),
            Source::Mood if sides().any(|seat| earns(&seat)) => Worker::ALL
                .iter()
                .filter(|&&worker| read.mood_vp(worker) != 0)
                .filter(|&&worker| sides().any(|seat| read.leads(worker, seat)))
                .map(|worker| format!("portrait-{worker}"))
                .collect(),
            _ => Vec::new(),
        }
    }
}
