//! The workers: mood, discs, who leads, where they are.

use alloc::{format, string::String, vec, vec::Vec};

use grid::{Column, Row, numbers, words};

use super::text::{Board, CRYSTAL};
use crate::{
    components::Worker,
    figures::MoodTrack,
    state::Table,
    words::{self as phrase, signed},
};

impl Board<'_> {
    pub(super) fn portraits(&mut self) {
        self.paper.rule();
        let mut head = vec![
            self.word("board-workers"),
            self.word("board-mood-now"),
            String::new(),
        ];
        head.extend(self.disc_sides().map(|seat| String::from(Self::mark(seat))));
        head.extend([self.word("board-leads"), self.word("board-where")]);
        let mut rows = vec![Row::Cells(head)];
        for &worker in Worker::ALL {
            let portrait = self.table.worker(worker);
            let mut row = vec![
                self.say(&phrase::worker(worker)),
                signed(portrait.mood.into()),
                gauge(&self.game.figures.moods[worker as usize], portrait.mood),
            ];
            row.extend(self.disc_sides().map(|seat| {
                let discs = portrait.discs[seat.index()];
                let crystals = CRYSTAL.repeat(portrait.crystals[seat.index()] as usize);
                match (discs, crystals.as_str()) {
                    (0, "") => String::from("·"),
                    (0, _) => crystals,
                    _ => format!("{discs}{crystals}"),
                }
            }));
            row.push(self.leads(worker));
            let at = self.say(&phrase::location(portrait.at));
            row.push(self.lying(worker, at));
            rows.push(Row::Cells(row));
        }
        let mut columns: Vec<Column> = vec![words(12), numbers(6), words(24)];
        columns.extend(self.disc_sides().map(|_| numbers(4)));
        columns.extend([words(14), words(18)]);
        self.paper.table(&columns, &rows);
    }

    /// Who has discs: in the solo game only the rival.
    fn disc_sides(&self) -> impl Iterator<Item = tabletop::Seat> + use<> {
        let solo = self.table.is_solo();
        self.sides()
            .filter(move |&seat| !solo || seat == Table::AUTOM)
    }

    /// Who would score this worker now, and how much.
    fn leads(&self, worker: Worker) -> String {
        let leaders = self.sides().filter(|&seat| self.read.leads(worker, seat));
        let leaders: String = leaders.map(Self::mark).collect();
        if leaders.is_empty() {
            String::from("–")
        } else {
            format!("{leaders} {}", signed(self.read.mood_vp(worker)))
        }
    }
}

/// A bar from the neutral value to the present mood.
fn gauge(track: &MoodTrack, mood: i8) -> String {
    let mut bar = String::new();
    for value in track.min..=track.max {
        bar.push(match value {
            0 => '│',
            1.. if value <= mood => '█',
            ..0 if value >= mood => '█',
            _ => '·',
        });
    }
    bar
}
