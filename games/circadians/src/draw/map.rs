//! The planet as text: what each hex yields, and below it who and what is there.

use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};

use grid::padded;
use tabletop::Seat;

use super::text::{Board, DIE, good};
use crate::components::{Hex, Resource};

/// Columns of a hex.
const CELL: usize = 8;

impl Board<'_> {
    /// The planet, and how wide it is.
    pub(super) fn planet(&self) -> (Vec<String>, usize) {
        let planet = &self.game.figures.planets[self.game.setup.planet as usize];
        let place = |hex: Hex| {
            let (q, r) = planet.at[hex.index()];
            (2 * q + r, r)
        };
        let left = Hex::all().map(|hex| place(hex).0).min().unwrap_or(0);
        let right = Hex::all().map(|hex| place(hex).0).max().unwrap_or(0);
        let top = Hex::all().map(|hex| place(hex).1).min().unwrap_or(0);
        let bottom = Hex::all().map(|hex| place(hex).1).max().unwrap_or(0);
        let mut lines = Vec::new();
        for row in top..=bottom {
            let mut hexes: Vec<(i8, Hex)> = Hex::all()
                .filter(|&hex| place(hex).1 == row)
                .map(|hex| (place(hex).0, hex))
                .collect();
            hexes.sort_unstable_by_key(|&(x, _)| x);
            let mut both = [String::new(), String::new()];
            for (x, hex) in hexes {
                let column = 1 + (x - left) as usize * (CELL / 2);
                for (line, text) in both.iter_mut().zip([self.yields(hex), self.there(hex)]) {
                    *line = padded(line, column);
                    line.push_str(&text);
                }
            }
            lines.extend(both.iter().map(|line| line.trim_end().to_string()));
        }
        (lines, 1 + (right - left) as usize * (CELL / 2) + CELL)
    }

    /// What a hex yields; a cache shows its points once it is revealed.
    fn yields(&self, hex: Hex) -> String {
        let figures = &self.game.figures;
        let planet = &figures.planets[self.game.setup.planet as usize];
        let found = match hex.cache_slot() {
            None => planet.yields[hex.index()],
            Some(slot) => match self.table.caches[slot as usize] {
                Some(cache) => return format!("({})", figures.caches[cache as usize]),
                None => figures.cache_yield,
            },
        };
        let mut text = String::new();
        for &one in Resource::ALL {
            let count = found.goods[one as usize];
            if count > 0 {
                text.push_str(&good(one, count));
            }
        }
        if found.dice > 0 {
            text.push_str(&format!("{}{DIE}", found.dice));
        }
        if hex.cache_slot().is_some() {
            text = format!("({text})");
        }
        text
    }

    /// Bonus tokens and harvesters.
    fn there(&self, hex: Hex) -> String {
        let mut text = String::new();
        let sides = Seat::first(self.game.setup.sides());
        for seat in sides.filter(|&seat| self.table.side(seat).harvester == hex) {
            text.push_str(Self::mark(seat));
        }
        if let Some(bonus) = self.game.see(self.view, |read| read.bonus_on(hex)) {
            text.push_str(&format!("+{}", good(bonus.resource, bonus.amount)));
        }
        text
    }
}
