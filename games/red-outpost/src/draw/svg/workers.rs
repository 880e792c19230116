//! The workers: upright while they can be used, lying down when tired.

use alloc::vec::Vec;

use svg::{Svg, Tenths};

use super::{
    Picture,
    layers::Draws,
    places::{SCENE, TILE},
};
use crate::{
    components::{Location, Worker},
    words as phrase,
};

/// The size of a standing worker.
const FIGURE: [i32; 2] = [34, 57];
/// How much room one needs beside others: upright, and two lying on each other.
const ROOM: [i32; 2] = [31, 59];

impl Picture<'_> {
    /// Those at one place side by side, the lying ones in pairs.
    pub fn workers_at(&self, svg: &mut Svg, place: Location) {
        let here = |worker: &Worker| self.table.worker(*worker).at == place;
        let lies = |worker: &Worker| self.table.worker(*worker).tired;
        let (lying, standing): (Vec<Worker>, Vec<Worker>) =
            Worker::ALL.iter().copied().filter(here).partition(lies);
        let pairs = lying.len().div_ceil(2) as i32;
        let wide = standing.len() as i32 * ROOM[0] + pairs * ROOM[1];
        let room = TILE[0] - 6;
        // A crowd closes ranks.
        let (part, whole) = if wide > room { (room, wide) } else { (1, 1) };
        let [upright, pair] = ROOM.map(|width| 10 * width * part / whole);
        let wide = 10 * wide * part / whole;
        let middle = (10 * 139).min(10 * (TILE[0] - 3) - wide / 2);
        let feet = SCENE[1] - if place == Location::Palace { 24 } else { 3 };
        let mut left = middle - wide / 2;
        let mut number = 0..;
        let mut worker = |one: Worker, x: i32, y: i32| {
            let number = number.next().unwrap_or(0);
            self.worker(svg, one, number, Tenths(x), y);
        };
        for &one in &standing {
            worker(one, left + upright / 2, feet);
            left += upright;
        }
        for two in lying.chunks(2) {
            for (row, &one) in two.iter().enumerate() {
                worker(one, left + pair / 2, feet - 33 * row as i32);
            }
            left += pair;
        }
    }

    /// One worker, the so-manieth of its place, in the colour that `style.css` gives to
    /// its class (RO-014).
    fn worker(&self, svg: &mut Svg, worker: Worker, number: i32, x: Tenths, y: i32) {
        let [width, height] = FIGURE;
        let tired = self.table.worker(worker).tired;
        let lies = if tired { " ro-lies" } else { "" };
        let key = phrase::worker(worker).key;
        svg.piece(key, x, y)
            .at("data-spot", key)
            .class(format_args!("ro-worker ro-w{number} ro-{worker}{lies}"))
            .hold(|svg| {
                svg.el("title").text(self.worker_title(worker));
                let area = if tired {
                    [-height / 2 - 2, -width + 2, height + 4, width]
                } else {
                    [-width / 2 - 1, -height - 2, width + 2, height + 4]
                };
                svg.rect("halo", area, 0);
                svg.group("ro-figure", |svg| {
                    if tired {
                        svg.el("use")
                            .at("href", format_args!("#ro-{worker}"))
                            .at("transform", "translate(28 -14)rotate(-90)")
                            .empty();
                    } else {
                        svg.show(worker, [0, 0]);
                    }
                });
            });
    }
}
