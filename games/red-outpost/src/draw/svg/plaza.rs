//! The plaza: the wheel of phases, two rings for the two rounds, and in its
//! middle whose turns the phase has.

use alloc::format;

use svg::{Point, Svg, sector, turned};

use super::{
    Picture, Print,
    layers::{Draws, Layers},
    tokens::phase_icon,
};
use crate::components::Phase;

/// The size of the plaza and its middle.
const SIZE: [i32; 2] = [382, 326];
pub const CENTRE: [i32; 2] = [191, 163];
/// The radii: hub, round 1, round 2, names.
const RINGS: [i32; 4] = [60, 93, 127, 151];
/// How far an arc of names goes to either side of the middle of its wedge.
const ARC: i32 = 34;

const PHASES: [(Phase, &str, &str); 5] = [
    (Phase::Morning, "page-phase-morning", "ro-gl"),
    (Phase::Day1, "page-phase-day1", "ro-g"),
    (Phase::Lunch, "page-phase-lunch", "ro-r"),
    (Phase::Day2, "page-phase-day2", "ro-o"),
    (Phase::Night, "page-phase-night", "ro-n"),
];

fn centre() -> Point {
    Point::at(CENTRE[0], CENTRE[1])
}

/// The middle of a wedge, clockwise from the top.
const fn angle(phase: Phase) -> i32 {
    72 * phase as i32
}

impl Picture<'_> {
    pub fn plaza(&self, layers: &mut Layers) {
        self.print(Print::Plaza, &mut layers.ground, |svg| {
            self.rays(svg);
            self.plates(svg);
            self.phase_wheel(svg);
        });
        self.sides(layers);
        self.phase_marker(layers);
        self.turns(layers);
    }

    fn rays(&self, ground: &mut Svg) {
        ground
            .el("svg")
            .area([0, 0, SIZE[0], SIZE[1]])
            .at("viewBox", format_args!("0 0 {} {}", SIZE[0], SIZE[1]))
            .hold(|svg| {
                let rays = svg.el("circle").class("ro-ray");
                rays.at("cx", CENTRE[0])
                    .at("cy", CENTRE[1])
                    .at("r", 130)
                    .empty();
                if self.table.side_count() == 2 {
                    svg.path("ro-beam", "M0 326V247L382 0V79z");
                }
                svg.rect("ro-grained", [0, 0, SIZE[0], SIZE[1]], 0);
            });
    }

    fn phase_wheel(&self, ground: &mut Svg) {
        let [hub, first, second, names] = RINGS;
        let circle = |svg: &mut Svg, class: &str, radius: i32| {
            svg.el("circle")
                .class(class)
                .at("cx", CENTRE[0])
                .at("cy", CENTRE[1])
                .at("r", radius)
                .empty();
        };
        circle(ground, "ro-rim", names);
        for (phase, key, paint) in PHASES {
            let middle = angle(phase);
            let wedge = [middle - 36, middle + 36];
            ground.path(paint, sector(centre(), [hub, second], wedge));
            let name = self.word(key).to_uppercase();
            // Names below the middle are written the other way round, so that
            // none stands on its head.
            let below = (91..270).contains(&middle);
            let radius = if below { names - 5 } else { second + 5 };
            let (from, to) = if below {
                (middle + ARC, middle - ARC)
            } else {
                (middle - ARC, middle + ARC)
            };
            let (from, to) = (turned(centre(), radius, from), turned(centre(), radius, to));
            let sweep = i32::from(!below);
            let id = format!("ro-arc-{phase}");
            ground
                .el("path")
                .at("id", &id)
                .at("fill", "none")
                .at(
                    "d",
                    format_args!("M{from}A{radius} {radius} 0 0 {sweep} {to}"),
                )
                .empty();
            ground.el("text").class("ro-arc").hold(|svg| {
                svg.el("textPath")
                    .at("href", format_args!("#{id}"))
                    .at("startOffset", "50%")
                    .text(name);
            });
            for ring in [i32::midpoint(hub, first), i32::midpoint(first, second)] {
                let at = turned(centre(), ring, middle).by(-12, -12);
                ground
                    .el("use")
                    .class(icon_paint(phase))
                    .at("href", format_args!("#ro-{}", phase_icon(phase)))
                    .at("x", at.x)
                    .at("y", at.y)
                    .empty();
            }
        }
        for (phase, _, _) in PHASES {
            let (from, to) = (
                turned(centre(), hub, angle(phase) + 36),
                turned(centre(), names, angle(phase) + 36),
            );
            ground.path("ro-spoke", format!("M{from}L{to}"));
        }
        for radius in [hub, first, second, names] {
            circle(ground, "ro-ring", radius);
        }
        for (round, ring) in [
            ("1", i32::midpoint(hub, first)),
            ("2", i32::midpoint(first, second)),
        ] {
            let at = turned(centre(), ring, -36);
            let plate = ground.el("g").moved(at.x, at.y);
            plate.hold(|svg| {
                svg.el("circle").class("ro-round").at("r", 11).empty();
                svg.label("ro-mid ro-onbar", 0, 6, round);
            });
        }
    }

    fn phase_marker(&self, layers: &mut Layers) {
        let [hub, first, second, _] = RINGS;
        let over = self.table.is_over();
        let phase = if over { Phase::Night } else { self.table.phase };
        let ring = if self.table.round > 1 {
            i32::midpoint(first, second)
        } else {
            i32::midpoint(hub, first)
        };
        let at = turned(centre(), ring, angle(phase));
        layers.pieces.piece("phase-marker", at.x, at.y).hold(|svg| {
            svg.el("title").text(self.progress_title());
            svg.el("circle").class("ro-marker").at("r", 16).empty();
            let star = svg.el("g").class("ro-r");
            star.hold(|svg| svg.show("star", [0, -1]));
        });
    }

    /// The turns of the phase in their order; those that are over are hollow.
    fn turns(&self, layers: &mut Layers) {
        let [x, y] = CENTRE;
        let count = self.read.turns_in_phase();
        let turn = self.table.turns;
        let svg = &mut layers.pieces;
        let hub = svg.el("g").class("ro-turns");
        hub.hold(|svg| {
            if self.table.is_over() {
                let star = svg.el("g").class("ro-r");
                return star.hold(|svg| svg.sized("star", [x, y], 330));
            }
            for index in 0..count {
                let seat = self.read.seat_of_turn(index);
                let degrees = 360 * i32::from(index) / i32::from(count);
                let at = turned(centre(), 40, degrees);
                let class = match (index + 1).cmp(&turn) {
                    core::cmp::Ordering::Less => "ro-past",
                    core::cmp::Ordering::Equal => "ro-now",
                    core::cmp::Ordering::Greater => "ro-next",
                };
                svg.el("g").class(class).moved(at.x, at.y).hold(|svg| {
                    if class == "ro-now" {
                        svg.el("circle").class("ro-halo").at("r", 16).empty();
                    }
                    svg.disc(seat);
                });
            }
            svg.label("ro-mid ro-strong", x, y + 6, format_args!("{turn}/{count}"));
        });
    }
}

const fn icon_paint(phase: Phase) -> &'static str {
    match phase {
        Phase::Lunch | Phase::Night => "ro-c",
        Phase::Morning | Phase::Day1 | Phase::Day2 => "ro-k",
    }
}
