//! The players at the corners of the plaza, with the discs they have left.

use svg::Svg;
use tabletop::Seat;

use super::{
    Picture,
    layers::{Draws, Layers},
    plaza::CENTRE,
};
use crate::state::Table;

impl Picture<'_> {
    /// The corners of the plaza clockwise; two sides sit across from each other.
    fn seat_corner(&self, seat: Seat) -> [i32; 2] {
        const CORNERS: [[i32; 2]; 4] = [[-1, -1], [1, -1], [1, 1], [-1, 1]];
        let step = if self.table.side_count() == 2 { 2 } else { 1 };
        CORNERS[seat.index() * step % 4]
    }

    /// What is printed in the corners.
    pub fn plates(&self, svg: &mut Svg) {
        for seat in self.player_sides() {
            let [right, down] = self.seat_corner(seat);
            svg.path("ro-plate", plate(right, down));
        }
    }

    pub fn sides(&self, layers: &mut Layers) {
        for seat in self.player_sides() {
            let [right, down] = self.seat_corner(seat);
            let at = [CENTRE[0] + 160 * right, CENTRE[1] + 114 * down];
            self.side(&mut layers.spots, seat, at, right, down);
        }
        if !self.table.is_solo() && !self.table.is_over() {
            let [right, down] = self.seat_corner(self.table.first);
            let (x, y) = (CENTRE[0] + 160 * right, CENTRE[1] + 114 * down);
            let pole = if right < 0 { x + 6 } else { x - 20 };
            let foot = if down < 0 { y + 44 } else { y - 30 };
            layers.pieces.piece("first-player", pole, foot).hold(|svg| {
                svg.el("title").text(self.word("board-first"));
                svg.path("ro-flag1", "M0 0V-18");
                svg.path("ro-flag2", "M1-18H17L13-12L17-6H1z");
            });
        }
    }

    fn side(&self, svg: &mut Svg, seat: Seat, [x, y]: [i32; 2], right: i32, down: i32) {
        let title = self.side_title(seat);
        let asked = self.table.pending.seats().contains(seat);
        svg.el("g")
            .at("data-spot", format_args!("side-{seat}"))
            .hold(|svg| {
                svg.el("title").text(title);
                svg.el("circle")
                    .class(if asked { "halo ro-asked" } else { "halo" })
                    .at("cx", x)
                    .at("cy", y)
                    .at("r", 25)
                    .empty();
                svg.disc_at(seat, [x, y], 170);
                let edge = x + 26 * right;
                let class = if right < 0 {
                    "ro-name"
                } else {
                    "ro-name ro-end"
                };
                let line = if down < 0 { y - 30 } else { y + 42 };
                svg.label(class, edge, line, shortened(&self.name(seat)));
            });
        if !self.table.is_solo() || seat == Table::AUTOM {
            let left = self.table.side(seat).discs;
            let class = if right < 0 {
                "ro-count"
            } else {
                "ro-count ro-end"
            };
            let y = if down < 0 { y + 43 } else { y - 31 };
            svg.label(class, x + 26 * right, y, format_args!("×{left}"));
        }
    }
}

/// The corner of the plaza for a player: a beam for the name and one for the discs.
fn plate(right: i32, down: i32) -> alloc::string::String {
    let (x, y) = (CENTRE[0] + 191 * right, CENTRE[1] + 163 * down);
    let to = |inwards: i32, along: i32| (x - inwards * right, y - along * down);
    let corners = [
        to(0, 0),
        to(116, 0),
        to(92, 26),
        to(57, 26),
        to(57, 86),
        to(0, 110),
    ];
    let points = corners.map(|(x, y)| alloc::format!("{x} {y}"));
    alloc::format!("M{}z", points.join("L"))
}

/// A name that fits into a corner.
fn shortened(name: &str) -> alloc::string::String {
    const MOST: usize = 11;
    if name.chars().count() <= MOST {
        return name.into();
    }
    let short: alloc::string::String = name.chars().take(MOST - 1).collect();
    alloc::format!("{}…", short.trim_end())
}
