//! The town: twelve places around the plaza, clockwise in the order of the ring.

use svg::Svg;

use super::{
    Picture, Print,
    layers::{Draws, Layers, name_of},
};
use crate::{components::Location, words as phrase};

/// The size of a place.
pub const TILE: [i32; 2] = [188, 160];
/// Where the picture of a place begins and ends below its upper edge.
pub const SCENE: [i32; 2] = [24, 128];
/// How far apart the places are.
const PITCH: [i32; 2] = [194, 166];

/// The places of the ring on a grid of four by four, clockwise from one o'clock.
const CELLS: [[i32; 2]; 12] = [
    [2, 0],
    [3, 0],
    [3, 1],
    [3, 2],
    [3, 3],
    [2, 3],
    [1, 3],
    [0, 3],
    [0, 2],
    [0, 1],
    [0, 0],
    [1, 0],
];

impl Picture<'_> {
    pub fn town(&self, layers: &mut Layers) {
        for place in self.game.figures.ring {
            let print = Print::Place(place, self.has_token(place));
            self.print(print, &mut layers.ground, |svg| {
                self.at_place(svg, place, |svg| self.printed_place(svg, place));
            });
            self.at_place(&mut layers.spots, place, |svg| self.place(svg, place));
            self.at_place(&mut layers.pieces, place, |svg| {
                svg.group("ro-floor", |svg| {
                    if place == Location::Palace {
                        self.donations(svg);
                    }
                    self.workers_at(svg, place);
                });
                self.token(svg, place);
                self.drawn_cards(svg, place);
            });
        }
    }

    /// What belongs to a place, on one of the layers.
    fn at_place(&self, svg: &mut Svg, place: Location, inside: impl FnOnce(&mut Svg)) {
        let ring = &self.game.figures.ring;
        let index = ring.iter().position(|&other| other == place).unwrap_or(0);
        let [column, row] = CELLS[index];
        svg.el("g")
            .class(format_args!("ro-tile ro-y{row} ro-at-{}", name_of(place)))
            .moved(PITCH[0] * column, PITCH[1] * row)
            .hold(inside);
    }

    pub fn is_closed(&self, place: Location) -> bool {
        self.read.closed().contains(place) && !self.table.is_over()
    }

    fn printed_place(&self, svg: &mut Svg, place: Location) {
        let [width, height] = TILE;
        let [from, to] = SCENE;
        svg.rect("ro-paper ro-body", [0, 0, width, height], 0);
        svg.rect("ro-bar ro-wide", [0, 0, width, from], 0);
        let scene = svg.el("rect").class("ro-scene");
        let scene = scene.area([0, from, width, to - from]);
        scene
            .at("fill", format_args!("url(#ro-f-{})", name_of(place)))
            .empty();
        let name = self.say(&phrase::location(place));
        let room = if self.has_token(place) { 127 } else { 172 };
        svg.fitted("ro-head ro-long", [8, 18], room, &name.to_uppercase());
        svg.label("ro-head ro-short", 6, 18, name);
        self.printed(svg, place);
        svg.rect("ro-frame ro-body", [0, 0, width, height], 0);
    }

    /// What can be touched of a place, and whether it is closed.
    fn place(&self, svg: &mut Svg, place: Location) {
        let [width, height] = TILE;
        let [from, to] = SCENE;
        let closed = self.is_closed(place);
        if closed {
            for class in ["ro-shut", "ro-shut2"] {
                let class = alloc::format!("{class} ro-inside");
                svg.rect(&class, [0, from, width, to - from], 0);
            }
            svg.rect("ro-tape ro-wide", [0, from, width, 9], 0);
        }
        if place == Location::Palace {
            let steps = [0, to - 21, width, 21];
            svg.group("ro-floor", |svg| svg.rect("ro-steps", steps, 0));
        }
        self.opening_hours(svg, place, closed);
        let title = self.place_title(place, closed);
        svg.spot(phrase::location(place).key, &title, |svg| {
            svg.rect("halo ro-body", [0, 0, width, height], 0);
        });
    }
}
