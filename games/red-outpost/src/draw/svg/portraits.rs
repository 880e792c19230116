//! The portraits: a mood track each, and below it the influence of every side, each in
//! a slot of its own.

use alloc::{format, string::String, vec::Vec};

use svg::{Svg, Tenths};
use tabletop::{Phrase, Seat};

use super::{
    Picture, Print,
    layers::{Draws, Layers},
};
use crate::{
    components::Worker,
    state::Table,
    words::{self as phrase, signed},
};

/// How far apart the portraits are, and how large.
const PITCH: i32 = 111;
const SIZE: [i32; 2] = [398, 107];
/// Where name, track and slots begin, and how wide they are.
const INNER: [i32; 2] = [106, 286];
/// The upper edge of the slots, their height, and the most that one is wide.
const SLOT: [i32; 3] = [67, 36, 93];

impl Picture<'_> {
    pub fn portraits(&self, layers: &mut Layers) {
        self.print(Print::Portraits, &mut layers.ground, |svg| {
            for &worker in Worker::ALL {
                row(svg, worker, |svg| self.printed_portrait(svg, worker));
            }
        });
        for &worker in Worker::ALL {
            row(&mut layers.spots, worker, |svg| {
                let title = self.portrait_title(worker);
                svg.spot(format_args!("portrait-{worker}"), &title, |svg| {
                    svg.rect("halo ro-card2", [0, 0, SIZE[0], SIZE[1]], 0);
                });
            });
            row(&mut layers.pieces, worker, |svg| {
                gauge(svg, |svg| {
                    self.lead(svg, worker);
                    self.mood_marker(svg, worker);
                });
                for (column, seat) in self.disc_sides().into_iter().enumerate() {
                    self.slot(svg, column, |svg, wide| {
                        self.stack(svg, worker, seat, wide);
                    });
                }
            });
        }
    }

    fn printed_portrait(&self, svg: &mut Svg, worker: Worker) {
        svg.rect("ro-paper ro-card2", [0, 0, SIZE[0], SIZE[1]], 0);
        svg.group(&format!("ro-{worker}"), |svg| {
            svg.rect("ro-w ro-card3", [0, 0, 97, SIZE[1]], 0);
            svg.group("ro-bust", |svg| {
                svg.sized(format_args!("b-{worker}"), [0, 0], 116);
            });
        });
        // Equal tracks are drawn once.
        let tracks = &self.game.figures.moods;
        let track = &tracks[worker as usize];
        let same = |&other: &Worker| tracks[other as usize] == *track;
        let like = Worker::ALL.iter().copied().find(same).unwrap_or(worker);
        gauge(svg, |svg| {
            let name = self.say(&phrase::worker(worker)).to_uppercase();
            svg.fitted("ro-worker-name", [0, 21], 160, &name);
            if like == worker {
                svg.el("g")
                    .at("id", format_args!("ro-track-{worker}"))
                    .hold(|svg| self.printed_track(svg, worker));
            } else {
                let track = svg.el("use").at("href", format_args!("#ro-track-{like}"));
                track.empty();
            }
        });
        for (column, seat) in self.disc_sides().into_iter().enumerate() {
            let colour = self.game.setup.colours[seat.index()];
            self.slot(svg, column, |svg, wide| {
                let class = format!("ro-share ro-{colour}");
                svg.rect(&class, [1, 1, wide - 2, SLOT[1] - 2], 5);
                let mark = svg.el("g").class("ro-past");
                mark.hold(|svg| svg.disc_at(seat, [16, SLOT[1] / 2], 60));
            });
        }
    }

    fn printed_track(&self, svg: &mut Svg, worker: Worker) {
        let track = &self.game.figures.moods[worker as usize];
        for value in track.min..=track.max {
            let (x, wide) = self.mood_space(worker, value);
            let class = match value {
                ..0 => "ro-bad",
                0 => "ro-nil",
                1.. => "ro-good",
            };
            let (left, inner) = (Tenths(x.0 + 5), Tenths(wide.0 - 10));
            svg.path(class, format!("M{left} 31h{inner}v28h-{inner}z"));
            if wide.0 >= 180 || value % 2 == 0 {
                let middle = Tenths(x.0 + wide.0 / 2);
                svg.label("ro-value", middle, 51, unsigned(value));
            }
        }
    }

    /// Where a value stands on the track, and how wide it is.
    fn mood_space(&self, worker: Worker, value: i8) -> (Tenths, Tenths) {
        let track = &self.game.figures.moods[worker as usize];
        let count = i32::from(track.max) - i32::from(track.min) + 1;
        let index = i32::from(value) - i32::from(track.min);
        let start = 10 * INNER[1] * index / count;
        let wide = 10 * INNER[1] / count;
        (Tenths(start), Tenths(wide))
    }

    fn mood_marker(&self, svg: &mut Svg, worker: Worker) {
        let mood = self.table.worker(worker).mood;
        let (x, wide) = self.mood_space(worker, mood);
        let middle = Tenths(x.0 + wide.0 / 2);
        svg.piece(format_args!("mood-marker-{worker}"), middle, 45)
            .class(format_args!("ro-{worker}"))
            .hold(|svg| {
                svg.show("mood", [0, 0]);
                let value = svg.el("text").class("ro-mood-value");
                value.at("y", 9).text(signed(mood.into()));
            });
    }

    /// Who has discs: in the solo game only the rival.
    fn disc_sides(&self) -> Vec<Seat> {
        let solo = self.table.is_solo();
        self.player_sides()
            .filter(|&seat| !solo || seat == Table::AUTOM)
            .collect()
    }

    /// What the leaders of this worker score now.
    fn lead(&self, svg: &mut Svg, worker: Worker) {
        if self
            .player_sides()
            .any(|seat| self.read.leads(worker, seat))
        {
            let points = signed(self.read.mood_vp(worker));
            let key = if self.table.is_solo() {
                "page-lead-solo"
            } else {
                "page-lead"
            };
            let lead = Phrase::new(key).with("points", points);
            svg.label("ro-lead", INNER[1], 21, self.say(&lead));
        }
    }

    /// The slot of a side on a portrait.
    fn slot(&self, svg: &mut Svg, column: usize, inside: impl FnOnce(&mut Svg, i32)) {
        let count = self.disc_sides().len() as i32;
        let wide = (INNER[1] / count).min(SLOT[2]);
        svg.el("g")
            .class(format_args!("ro-s{column}"))
            .moved(INNER[0] + wide * column as i32, SLOT[0])
            .hold(|svg| inside(svg, wide - 2));
    }

    /// The discs and crystals of one side, and how many there are; the number
    /// of those who lead stands on a star.
    fn stack(&self, svg: &mut Svg, worker: Worker, seat: Seat, wide: i32) {
        let portrait = self.table.worker(worker);
        let discs = i32::from(portrait.discs[seat.index()]);
        let crystals = i32::from(portrait.crystals[seat.index()]);
        let count = discs + crystals;
        if count == 0 {
            return;
        }
        let y = SLOT[1] / 2;
        // Discs close ranks when there are many.
        let step = (10 * (wide - 58) / (count - 1).max(1)).min(150);
        let place = |index: i32| Tenths(160 + step * index);
        for index in 0..discs {
            let key = format_args!("disc-{worker}-{seat}-{}", index + 1);
            svg.piece(key, place(index), y).hold(|svg| svg.disc(seat));
        }
        for index in 0..crystals {
            let key = format_args!("crystal-{worker}-{seat}-{}", index + 1);
            let crystal = svg.piece(key, place(discs + index), y);
            crystal.hold(|svg| svg.show("crystal", [-10, -12]));
        }
        let x = wide - 16;
        let leads = !self.table.is_solo() && self.read.leads(worker, seat);
        if leads {
            svg.show("leader", [x, y]);
        }
        let class = if leads { "ro-mid ro-onstar" } else { "ro-mid" };
        svg.label(class, x, y + 6, count);
    }
}

/// What belongs to a portrait, on one of the layers.
fn row(svg: &mut Svg, worker: Worker, inside: impl FnOnce(&mut Svg)) {
    let number = worker as i32;
    svg.el("g")
        .class(format_args!("ro-row ro-r{number}"))
        .moved(0, PITCH * number)
        .hold(inside);
}

/// The name and the mood of a worker.
fn gauge(svg: &mut Svg, inside: impl FnOnce(&mut Svg)) {
    svg.el("g")
        .class("ro-gauge")
        .moved(INNER[0], 0)
        .hold(inside);
}

/// A value as printed: without a plus.
fn unsigned(value: i8) -> String {
    if value < 0 {
        signed(value.into())
    } else {
        format!("{value}")
    }
}
