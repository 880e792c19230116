//! The goods: Warehouse, exports, supply.

use alloc::{format, string::String, vec};

use grid::{Row, numbers, words};

use super::text::Board;
use crate::{components::Resource, words as phrase};

const CUBE: &str = "▪";

impl Board<'_> {
    pub(super) fn stock(&mut self) {
        self.paper.rule();
        let mut rows = vec![self.words(&[
            "board-goods",
            "board-warehouse",
            "board-exports",
            "board-next-export",
            "board-supply",
        ])];
        for &good in Resource::ALL {
            let stored = usize::from(self.table.stored(good));
            let shelf = format!(
                "{}{}",
                CUBE.repeat(stored),
                "·".repeat(3_usize.saturating_sub(stored))
            );
            let over = self.table.is_over() && self.table.is_solo();
            rows.push(Row::Cells(vec![
                self.say(&phrase::good(good)),
                shelf,
                self.export_track(good),
                if over {
                    String::new()
                } else {
                    self.say(&phrase::points(self.read.export_vp(good)))
                },
                format!("{}", self.table.supply[good as usize]),
            ]));
        }
        rows.push(Row::Cells(vec![
            self.word("button-crystal"),
            String::new(),
            String::new(),
            String::new(),
            format!("{}", self.table.crystals),
        ]));
        let columns = [words(12), words(10), words(20), words(14), numbers(8)];
        self.paper.table(&columns, &rows);
    }

    /// The spaces of the track, cubes on those taken, the next one in brackets.
    /// The solo game has objectives instead of tracks.
    fn export_track(&self, good: Resource) -> String {
        if self.table.is_solo() {
            let wanted = self.read.objective().export - self.table.solo.markers;
            let wanted = wanted.contains(good) && !self.table.is_over();
            return if wanted {
                self.word("board-export-wanted")
            } else {
                String::from("–")
            };
        }
        let track = &self.game.figures.exports[good as usize];
        let filled = self.table.exported[good as usize];
        let mut text = String::new();
        for space in 0..track.spaces {
            text += &if space < filled {
                format!("{CUBE} ")
            } else if space == filled {
                format!("[{}] ", track.vp(space))
            } else {
                format!("{} ", track.vp(space))
            };
        }
        let last = format!("?{}", track.question_vp);
        text + &if filled < track.spaces {
            last
        } else {
            format!("[{last}]")
        }
    }
}
