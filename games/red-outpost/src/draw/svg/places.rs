//! The twelve places around the plaza, clockwise in the order of the ring.

use alloc::{format, string::String};

use svg::Svg;

use super::{
    Picture,
    layers::{Draws, Layers},
};
use crate::{components::Location, words as phrase};

/// The size of a place.
pub const TILE: [i32; 2] = [188, 160];
/// Where the picture of a place begins and ends below its upper edge.
pub const SCENE: [i32; 2] = [24, 128];

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
    /// The upper left corner of a place.
    pub fn corner_of(&self, place: Location) -> [i32; 2] {
        let ring = &self.game.figures.ring;
        let index = ring.iter().position(|&other| other == place).unwrap_or(0);
        let [column, row] = CELLS[index];
        [11 + 194 * column, 11 + 166 * row]
    }

    pub fn is_closed(&self, place: Location) -> bool {
        self.read.closed().contains(place) && !self.table.is_over()
    }

    pub fn places(&self, layers: &mut Layers) {
        layers.ground.rect("ro-ground", [0, 0, 1200, 900], 0);
        layers.ground.rect("ro-paving", [8, 8, 776, 664], 0);
        let [width, height] = TILE;
        let each = |height: i32| -> String {
            let corners = self
                .game
                .figures
                .ring
                .iter()
                .map(|&place| self.corner_of(place));
            corners
                .map(|[x, y]| format!("M{x} {y}h{width}v{height}h-{width}z"))
                .collect()
        };
        layers.ground.path("ro-paper", each(height));
        layers.ground.path("ro-bar", each(SCENE[0]));
        for place in self.game.figures.ring {
            let [x, y] = self.corner_of(place);
            let tile = layers.ground.el("g").moved(x, y);
            tile.hold(|svg| self.printed_place(svg, place));
            let key = phrase::location(place).key;
            let closed = self.is_closed(place);
            if closed {
                layers.spots.show("closed", [x, y]);
            }
            let title = self.place_title(place, closed);
            layers.spots.spot(key, &title, |svg| {
                svg.rect("halo", [x, y, width, height], 0);
            });
        }
        layers.ground.path("ro-frame", each(height));
    }

    fn printed_place(&self, svg: &mut Svg, place: Location) {
        let [from, to] = SCENE;
        svg.scene(place, [0, from, TILE[0], to - from]);
        let name = self.say(&phrase::location(place)).to_uppercase();
        let room = if self.has_token(place) { 127 } else { 172 };
        svg.fitted("ro-head", [8, 18], room, &name);
        self.printed(svg, place);
    }
}
