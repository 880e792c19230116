//! The portraits: a mood track each, and the influence of every side in stacks.

use alloc::vec::Vec;

use svg::{Svg, Tenths};
use tabletop::Seat;

use super::{
    Picture,
    layers::{Draws, Layers},
};
use crate::{
    components::Worker,
    state::Table,
    words::{self as phrase, signed},
};

/// Where the portraits begin, how far apart they are, and how large.
const LEFT: i32 = 794;
const TOP: i32 = 8;
const PITCH: i32 = 111;
const SIZE: [i32; 2] = [398, 107];
/// Where name, track and discs begin and how wide they are.
const INNER: [i32; 2] = [LEFT + 106, 286];

impl Picture<'_> {
    pub fn portraits(&self, layers: &mut Layers) {
        for &worker in Worker::ALL {
            let top = TOP + PITCH * worker as i32;
            self.printed_portrait(&mut layers.ground, worker, top);
            let title = self.portrait_title(worker);
            let area = [LEFT, top, SIZE[0], SIZE[1]];
            layers
                .spots
                .spot(format_args!("portrait-{worker}"), &title, |svg| {
                    svg.rect("halo", area, 0);
                });
            self.mood_marker(&mut layers.pieces, worker, top);
            self.influence(&mut layers.pieces, worker, top);
        }
    }

    fn printed_portrait(&self, svg: &mut Svg, worker: Worker, top: i32) {
        let [width, height] = SIZE;
        svg.rect("ro-paper", [LEFT, top, width, height], 0);
        svg.sized(format_args!("b-{worker}"), [LEFT, top], 116);
        let name = self.say(&phrase::worker(worker)).to_uppercase();
        svg.fitted("ro-worker-name", [INNER[0], top + 20], 170, &name);
        // Equal tracks are drawn once.
        let tracks = &self.game.figures.moods;
        let track = &tracks[worker as usize];
        let same = Worker::ALL
            .iter()
            .copied()
            .find(|&other| tracks[other as usize] == *track);
        let like = same.unwrap_or(worker);
        if like == worker {
            svg.el("g")
                .at("id", format_args!("ro-track-{worker}"))
                .moved(0, top)
                .hold(|svg| self.printed_track(svg, worker));
        } else {
            svg.el("use")
                .at("href", format_args!("#ro-track-{like}"))
                .at("y", PITCH * (worker as i32 - like as i32))
                .empty();
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
            svg.path(class, alloc::format!("M{left} 31h{inner}v28h-{inner}z"));
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
        (Tenths(10 * INNER[0] + start), Tenths(wide))
    }

    fn mood_marker(&self, svg: &mut Svg, worker: Worker, top: i32) {
        let mood = self.table.worker(worker).mood;
        let (x, wide) = self.mood_space(worker, mood);
        let middle = Tenths(x.0 + wide.0 / 2);
        svg.piece(format_args!("mood-marker-{worker}"), middle, top + 45)
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

    fn influence(&self, svg: &mut Svg, worker: Worker, top: i32) {
        let sides = self.disc_sides();
        let room = INNER[1] / sides.len() as i32;
        for (column, &seat) in sides.iter().enumerate() {
            let left = INNER[0] + room * column as i32;
            self.stack(svg, worker, seat, [left, top + 84], room);
        }
        // Who scores this worker now, and how much.
        let leaders = self.player_sides();
        let mut leaders = leaders
            .rev()
            .filter(|&seat| self.read.leads(worker, seat))
            .enumerate()
            .peekable();
        if leaders.peek().is_some() {
            let right = LEFT + SIZE[0] - 7;
            svg.label(
                "ro-lead",
                right,
                top + 21,
                signed(self.read.mood_vp(worker)),
            );
            for (index, seat) in leaders {
                let x = right - 40 - 22 * index as i32;
                svg.disc_at(seat, [x, top + 15], 80);
            }
        }
    }

    /// The discs and crystals of one side, and how many there are; the number
    /// of those who lead stands on a star.
    fn stack(&self, svg: &mut Svg, worker: Worker, seat: Seat, at: [i32; 2], room: i32) {
        let portrait = self.table.worker(worker);
        let discs = i32::from(portrait.discs[seat.index()]);
        let crystals = i32::from(portrait.crystals[seat.index()]);
        let count = discs + crystals;
        if count == 0 {
            return;
        }
        let [left, y] = at;
        // Discs close ranks when there are many.
        let step = (10 * (room - 54) / (count - 1).max(1)).min(150);
        let place = |index: i32| Tenths(10 * (left + 13) + step * index);
        for index in 0..discs {
            let key = format_args!("disc-{worker}-{seat}-{}", index + 1);
            svg.piece(key, place(index), y).hold(|svg| svg.disc(seat));
        }
        for index in 0..crystals {
            let key = format_args!("crystal-{worker}-{seat}-{}", index + 1);
            let crystal = svg.piece(key, place(discs + index), y);
            crystal.hold(|svg| svg.show("crystal", [-10, -12]));
        }
        let x = Tenths(place(count - 1).0 + 270);
        let leads = !self.table.is_solo() && self.read.leads(worker, seat);
        if leads {
            let star = svg.el("use").at("href", "#ro-leader");
            star.at("x", x).at("y", y).empty();
        }
        let class = if leads { "ro-mid ro-onstar" } else { "ro-mid" };
        svg.label(class, x, y + 6, count);
    }
}

/// A value as printed: without a plus.
fn unsigned(value: i8) -> alloc::string::String {
    if value < 0 {
        signed(value.into())
    } else {
        alloc::format!("{value}")
    }
}
