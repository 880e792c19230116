//! Goods: the Warehouse, the export tracks, the supply; and the crystals.

use alloc::{format, string::String};

use svg::{Svg, Tenths, track};

use super::{
    Picture, Print,
    layers::{Draws, Layers},
};
use crate::{
    components::Resource,
    words::{self as phrase, signed},
};

/// The sheet and its rows.
const SHEET: [i32; 4] = [0, 0, 450, 212];
const FIRST: i32 = 25;
const PITCH: i32 = 37;
/// The columns: names, Warehouse, exports, supply.
const NAMES: i32 = 10;
const SHELF: i32 = 116;
const TRACK: [i32; 2] = [224, 148];
const SUPPLY: i32 = 384;
/// The size of a cube.
const CUBE: i32 = 28;

impl Picture<'_> {
    pub fn goods(&self, layers: &mut Layers) {
        if self.table.is_solo() {
            // What an export is worth changes with the objective card.
            self.printed_sheet(&mut layers.ground);
        } else {
            self.print(Print::Goods, &mut layers.ground, |svg| {
                self.printed_sheet(svg);
            });
        }
        for &good in Resource::ALL {
            let top = FIRST + PITCH * good as i32;
            let title = self.good_title(good);
            let area = [2, top, SHEET[2] - 4, PITCH];
            layers.spots.spot(phrase::good(good).key, &title, |svg| {
                svg.rect("halo", area, 0);
            });
            self.cubes(&mut layers.pieces, good, top);
        }
        self.crystals(layers, FIRST + PITCH * 4);
    }

    fn printed_sheet(&self, ground: &mut Svg) {
        ground.panel(SHEET);
        let heads = [
            (SHELF, "location-warehouse", 96),
            (TRACK[0], "page-export", TRACK[1]),
            (SUPPLY, "page-supply", 62),
        ];
        for (x, key, room) in heads {
            let head = self.word(key).to_uppercase();
            ground.fitted("ro-head", [x, 17], room, &head);
        }
        for &good in Resource::ALL {
            self.printed_good(ground, good, FIRST + PITCH * good as i32);
        }
        let top = FIRST + PITCH * 4;
        ground.show("crystal", [NAMES + 2, top + 6]);
        let name = self.word("button-crystal");
        ground.fitted("ro-good-name", [NAMES + 29, top + 25], 74, &name);
    }

    fn printed_good(&self, svg: &mut Svg, good: Resource, top: i32) {
        let name = self.say(&phrase::good(good));
        svg.sized(good, [NAMES, top + 7], 80);
        svg.fitted("ro-good-name", [NAMES + 29, top + 25], 74, &name);
        let y = top + 3;
        let slot = |x: Tenths, wide: i32| format!("M{x} {y}h{wide}v31h-{wide}z");
        let mut slots: String = (0..3)
            .map(|index| slot(Tenths::from(SHELF + 33 * index), 30))
            .collect();
        if self.table.is_solo() {
            svg.path("ro-slot", slots);
            return self.solo_export(svg, good, top);
        }
        let exports = &self.game.figures.exports[good as usize];
        let spaces = i32::from(exports.spaces);
        let wide = TRACK[1] / (spaces + 1) - 4;
        let starts = || track(TRACK[0], TRACK[1], spaces + 1);
        slots.extend(starts().take(spaces as usize).map(|x| slot(x, wide)));
        svg.path("ro-slot", slots);
        for (index, x) in starts().enumerate() {
            let middle = Tenths(x.0 + 5 * wide);
            if index as i32 == spaces {
                svg.path("ro-slot ro-ask", slot(x, wide));
                let text = format!("{}…", exports.question_vp);
                svg.label("ro-mid", middle, top + 25, text);
            } else {
                svg.label("ro-mid", middle, top + 25, exports.vp(index as u8));
            }
        }
    }

    /// The solo game has no tracks: the objective card says what an export is worth.
    fn solo_export(&self, svg: &mut Svg, good: Resource, top: i32) {
        let vp = signed(self.read.export_vp(good));
        svg.rect("ro-slot", [TRACK[0], top + 3, 44, 31], 0);
        svg.label("ro-mid", TRACK[0] + 22, top + 25, vp);
    }

    /// Every cube has its key: those on the track come first, then those in the
    /// Warehouse, then the supply. So the cube that is exported is the one that
    /// was stored first, and the next to come lies in front in the supply.
    fn cubes(&self, svg: &mut Svg, good: Resource, top: i32) {
        let table = self.table;
        let stored = i32::from(table.stored(good));
        let supply = i32::from(table.supply[good as usize]);
        let marked = i32::from(table.solo.markers.contains(good) && table.is_solo());
        let exported = i32::from(table.exported[good as usize]);
        let mut number = 0;
        let mut cube = |svg: &mut Svg, x: Tenths, y: i32| {
            number += 1;
            let piece = svg.piece(format_args!("cube-{good}-{number}"), x, y);
            piece.hold(|svg| svg.show(good, [0, 0]));
        };
        let spaces = i32::from(self.game.figures.exports[good as usize].spaces);
        let wide = TRACK[1] / (spaces + 1) - 4;
        for x in track(TRACK[0], TRACK[1], spaces + 1).take(exported as usize) {
            cube(svg, Tenths(x.0 + 5 * (wide - CUBE)), top + 4);
        }
        for _ in 0..marked {
            cube(svg, Tenths(10 * (TRACK[0] + 54)), top + 4);
        }
        for slot in 0..stored {
            cube(svg, Tenths(10 * (SHELF + 33 * slot + 1)), top + 4);
        }
        // The pile fills its column however many there are.
        let step = (10 * (62 - CUBE) / (supply - 1).max(1)).min(70);
        for index in (0..supply).rev() {
            cube(svg, Tenths(10 * SUPPLY + step * index), top + 4);
        }
        if !table.is_solo() && !table.is_over() {
            let next = track(TRACK[0], TRACK[1], spaces + 1).nth(exported.min(spaces) as usize);
            if let Some(x) = next {
                svg.el("rect")
                    .class("ro-lit")
                    .at("data-key", format_args!("next-{good}"))
                    .at("x", x)
                    .at("y", top + 3)
                    .at("width", wide)
                    .at("height", 31)
                    .empty();
            }
        }
    }

    fn crystals(&self, layers: &mut Layers, top: i32) {
        let count = i32::from(self.table.crystals);
        let title = self.crystal_title();
        let area = [2, top, SHEET[2] - 4, PITCH];
        layers
            .spots
            .spot("crystal", &title, |svg| svg.rect("halo", area, 0));
        // The heap, in rows of twelve.
        let row = 12;
        let mut heap = String::new();
        for (line, left) in (0..count).step_by(row as usize).enumerate() {
            let wide = 18 * (count - left).min(row);
            heap += &format!("M0 {}h{wide}v17H0z", 17 * line);
        }
        layers
            .pieces
            .piece("crystals", SHELF, top + 2)
            .hold(|svg| svg.path("ro-heap", heap));
        layers
            .pieces
            .label("ro-count", SUPPLY + 20, top + 25, format_args!("×{count}"));
    }
}
