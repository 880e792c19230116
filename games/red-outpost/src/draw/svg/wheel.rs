//! The production wheel with everyone's marker.

use svg::{Point, Svg, sector, turned};

use super::{
    Picture, Print,
    layers::{Draws, Layers},
};
use crate::words::signed;

const SHEET: [i32; 4] = [0, 0, 182, 212];
const CENTRE: [i32; 2] = [91, 129];
/// The radii of hub and rim.
const RING: [i32; 2] = [28, 72];
/// Half of the gap that the reward area makes at the top.
const GAP: i32 = 12;

impl Picture<'_> {
    pub fn wheel(&self, layers: &mut Layers) {
        let centre = Point::at(CENTRE[0], CENTRE[1]);
        let spaces = i32::from(self.game.figures.wheel.spaces);
        let start = |space: i32| start(space, spaces);
        self.print(Print::Wheel, &mut layers.ground, |svg| {
            self.printed_wheel(svg);
        });
        layers.spots.el("g").hold(|svg| {
            svg.title(self.wheel_title());
            svg.circle("halo", CENTRE[0], CENTRE[1], RING[1]);
        });
        for seat in self.player_sides() {
            let space = i32::from(self.table.side(seat).wheel) % spaces;
            let here = self
                .player_sides()
                .filter(|&other| i32::from(self.table.side(other).wheel) % spaces == space);
            let index = here.clone().position(|other| other == seat).unwrap_or(0);
            let count = here.count() as i32;
            let middle = i32::midpoint(start(space), start(space + 1));
            let at = turned(centre, if count > 2 { 49 } else { 50 }, middle);
            let [right, down] = beside(index as i32, count);
            let at = at.by(right, down);
            let piece = layers
                .pieces
                .piece(format_args!("wheel-marker-{seat}"), at.x, at.y);
            // A crowd is drawn a little smaller.
            piece.hold(|svg| match count {
                1 | 2 => svg.disc(seat),
                _ => svg.disc_at(seat, [0, 0], 85),
            });
        }
    }

    fn printed_wheel(&self, ground: &mut Svg) {
        let wheel = self.game.figures.wheel;
        let centre = Point::at(CENTRE[0], CENTRE[1]);
        let spaces = i32::from(wheel.spaces);
        ground.panel(SHEET);
        let head = self.word("page-wheel").to_uppercase();
        ground.fitted("ro-head", [22, 17], 150, &head);
        ground
            .el("circle")
            .class("ro-teeth")
            .at("cx", CENTRE[0])
            .at("cy", CENTRE[1])
            .at("r", RING[1] + 2)
            .empty();
        for space in 0..spaces {
            let class = if space % 2 == 0 { "ro-cog1" } else { "ro-cog2" };
            let part = [start(space, spaces), start(space + 1, spaces)];
            ground.path(class, sector(centre, RING, part));
        }
        ground.path("ro-a", sector(centre, [RING[0], RING[1]], [-GAP, GAP]));
        ground.sized("gear", CENTRE, 175);
        // What crossing the reward area brings.
        let [x, y] = [CENTRE[0], 41];
        let crystals = i32::from(wheel.crystals.min(3));
        let left = x - (62 + 16 * crystals) / 2;
        ground.label("ro-reward", left, y, signed(wheel.vp));
        ground.sized("star", [left + 37, y - 6], 85);
        if crystals > 0 {
            ground.label("ro-reward", left + 50, y, "+");
        }
        for index in 0..crystals {
            ground.sized("crystal", [left + 63 + 16 * index, y - 16], 85);
        }
    }
}

/// Where one of so many spaces begins, in degrees.
const fn start(space: i32, spaces: i32) -> i32 {
    GAP + (360 - 2 * GAP) * space / spaces
}

/// Where one of several markers lies around the middle of its space.
const fn beside(index: i32, count: i32) -> [i32; 2] {
    const STEP: i32 = 11;
    match (count, index) {
        (1, _) => [0, 0],
        (2, 0) => [-STEP, 0],
        (2, _) => [STEP, 0],
        (3, 2) => [0, STEP],
        (_, 0) => [-STEP, -STEP],
        (_, 1) => [STEP, -STEP],
        (_, 2) => [-STEP, STEP],
        (_, _) => [STEP, STEP],
    }
}
