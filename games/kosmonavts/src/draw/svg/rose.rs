//! The compass rose: six petals with cubes as bars, and the flight they add up to.
//!
//! Roses are drawn around 0 0 with a radius of 100, and shown smaller.

use alloc::{format, string::String};

use svg::{Point, Svg, sector, turned};
use tabletop::{Phrase, Seat};

use super::{Picture, layers::Draws, ships::heading};
use crate::{
    components::{Body, Cube, Cubes, Direction, Fuel},
    draw::reach::{DrawnCourse, End},
    step::Step,
    words as phrase,
};

const MIDDLE: Point = Point::fine(0, 0);
/// The radii of a petal.
const PETAL: [i32; 2] = [30, 86];
/// How long a bar is for each hex it moves the ship, as long as there is room.
const UNIT: i32 = 9;
/// Half of the width of bars and petals, in degrees.
const WIDTH: [i32; 2] = [23, 27];

/// How a cube on a rose is drawn.
#[derive(Clone, Copy)]
enum Bar {
    /// It lies there.
    Kept,
    /// The order so far puts it there.
    Fresh,
    /// The order so far takes it away.
    Gone,
}

/// The face of all roses.
pub fn dial(svg: &mut Svg) {
    svg.el("g").at("id", "ks-dial").hold(|svg| {
        svg.el("circle").class("ks-dial").at("r", 99).empty();
        for (class, r, count) in [("ks-ticks", 95, 72), ("ks-ticks2", 93, 12)] {
            svg.el("circle")
                .class(class)
                .at("r", r)
                .at("pathLength", count)
                .empty();
        }
        svg.el("circle").class("ks-rim").at("r", 88).empty();
        for direction in Direction::ALL {
            svg.path("ks-petal", petal(direction, PETAL, WIDTH[1]));
        }
        svg.el("circle").class("ks-hub").at("r", 27).empty();
    });
}

const fn degrees(direction: Direction) -> i32 {
    60 * direction as i32
}

fn petal(direction: Direction, radii: [i32; 2], width: i32) -> String {
    let turn = degrees(direction);
    sector(MIDDLE, radii, [turn - width, turn + width])
}

/// A cube between these radii, under its key if it is there.
fn draw_bar(svg: &mut Svg, bar: Bar, cube: Cube, [from, to]: [i32; 2], key: &str) {
    let class = match (bar, cube.fuel) {
        (Bar::Kept, Fuel::Normal) => "ks-normal",
        (Bar::Kept, Fuel::Hyper) => "ks-hyper",
        (Bar::Fresh, Fuel::Normal) => "ks-normal ks-fresh",
        (Bar::Fresh, Fuel::Hyper) => "ks-hyper ks-fresh",
        (Bar::Gone, _) => "ks-gone",
    };
    let shape = petal(cube.direction, [from, to - 1], WIDTH[0]);
    let path = svg.el("path").class(class).at("d", shape);
    if matches!(bar, Bar::Gone) {
        path.empty();
        return;
    }
    path.at("data-key", key).empty();
    if cube.fuel == Fuel::Hyper && to - from > 4 {
        // Twice as tall, and with a line: not by colour alone.
        let (line, turn) = (i32::midpoint(from, to), degrees(cube.direction));
        let [start, end] = [-12, 12].map(|by| turned(MIDDLE, line, turn + by));
        svg.path("ks-double", format!("M{start}L{end}"));
    }
}

impl Picture<'_> {
    /// The rose of a seat around 0 0.
    pub fn rose(&self, svg: &mut Svg, seat: Seat) {
        let own = self.view.seat == Some(seat);
        let player = self.table.player(seat);
        let before = player.rose;
        let after = match &self.draft {
            Some(draft) if own => draft.rose,
            _ => before,
        };
        svg.show("dial", 0, 0);
        for direction in Direction::ALL {
            let (before, after) = (before.at(direction), after.at(direction));
            if own {
                let name = format_args!("rose-{direction}");
                let title = self.petal_title(direction, after);
                svg.spot(name, &title, |svg| {
                    svg.path("halo", petal(direction, [28, 98], 29));
                });
                self.bars(svg, seat, direction, before, after);
            } else {
                svg.el("g").hold(|svg| {
                    svg.title(self.petal_title(direction, after));
                    svg.path("ks-touch", petal(direction, PETAL, WIDTH[1]));
                    self.bars(svg, seat, direction, before, after);
                });
            }
        }
        self.hub(svg, seat);
    }

    fn bars(&self, svg: &mut Svg, seat: Seat, direction: Direction, before: Cubes, after: Cubes) {
        let kept = |fuel| before.of(fuel).min(after.of(fuel));
        let all = [Fuel::Hyper, Fuel::Normal].map(|fuel| {
            let (kept, gone) = (kept(fuel), before.of(fuel) - kept(fuel));
            (fuel, [kept, after.of(fuel) - kept, gone])
        });
        let units: i32 = all
            .iter()
            .map(|(fuel, counts)| {
                let count: u8 = counts.iter().sum();
                i32::from(count) * i32::from(fuel.units())
            })
            .sum();
        let length = PETAL[1] - PETAL[0] - 2;
        let unit = UNIT.min(length / units.max(1)).max(2);
        let mut from = PETAL[0] + 2;
        for (index, bar) in [Bar::Kept, Bar::Fresh, Bar::Gone].into_iter().enumerate() {
            for (fuel, counts) in all {
                let cube = Cube::new(direction, fuel);
                // Cubes that lie there already have the first numbers.
                let first = if matches!(bar, Bar::Fresh) {
                    counts[0]
                } else {
                    0
                };
                let high = unit * i32::from(fuel.units());
                let to = from + high * i32::from(counts[index]);
                let draw = |svg: &mut Svg| {
                    for number in 0..counts[index] {
                        let from = from + high * i32::from(number);
                        let key = format!("cube-{seat}-{direction}-{fuel}-{}", first + number);
                        draw_bar(svg, bar, cube, [from, from + high], &key);
                    }
                };
                if matches!(bar, Bar::Fresh) && from < to && self.is_ordered(seat, cube) {
                    let title = self.word("draw-remove");
                    svg.spot(phrase::cube_element(cube), &title, |svg| {
                        svg.path("halo", petal(direction, [from, to], WIDTH[1]));
                        draw(svg);
                    });
                } else {
                    svg.group("ks-over", draw);
                }
                from = to;
            }
        }
        if !after.is_empty() {
            let at = turned(MIDDLE, 91, degrees(direction));
            let y = svg::Tenths(at.y.0 + 52);
            svg.label("ks-units", at.x, y, after.units());
        }
    }

    /// Whether the viewer's own order places such a cube and is still open.
    fn is_ordered(&self, seat: Seat, cube: Cube) -> bool {
        let own = self.view.seat == Some(seat) && self.asked(Step::Order);
        own && self.view.order.cubes().contains(&cube)
    }

    /// The middle: the body the ship is on, or how far and where the ship flies.
    fn hub(&self, svg: &mut Svg, seat: Seat) {
        let player = self.table.player(seat);
        let course = self.course(seat);
        svg.group("ks-over", |svg| match (&course, player.landed()) {
            (Some(course), _) => self.needle(svg, course),
            (None, Some(body)) => self.in_hub(svg, body),
            (None, None) => {}
        });
        let open = self.table.pending.seats().contains(seat);
        if self.table.pending.top() == Some(Step::Order) && !open && player.home.is_none() {
            svg.el("g").hold(|svg| {
                svg.title(self.word("draw-sealed-order"));
                svg.sized("letter", 0, 22, 130);
            });
        }
        if self.is_at_rest(seat) {
            self.player_token(svg, seat, [16, -16], 100);
        }
    }

    /// Whether a ship is landed and will not take off as things stand.
    pub fn is_at_rest(&self, seat: Seat) -> bool {
        self.table.player(seat).landed().is_some() && self.course(seat).is_none()
    }

    fn in_hub(&self, svg: &mut Svg, body: Body) {
        if self.table.spaces[body as usize].is_some() {
            svg.sized(body, 0, 0, 170);
        }
    }

    fn needle(&self, svg: &mut Svg, course: &DrawnCourse) {
        let class = match course.end {
            End::Danger(_) => "ks-needle ks-risky",
            End::Emergency(..) => "ks-needle ks-fatal",
            _ => "ks-needle",
        };
        let (from, to) = (self.chart.at(course.from), self.chart.at(course.to));
        if course.from != course.to {
            let turn = heading(to.x.0 - from.x.0, to.y.0 - from.y.0);
            svg.el("path")
                .class(class)
                .at("transform", format_args!("rotate({turn})"))
                .at("d", "M0-29L10-16Q0-21-10-16z")
                .empty();
        }
        svg.label("ks-speed", 0, 8, course.hexes());
    }

    /// The token of a player, which stands in the middle of the rose while the
    /// ship is landed and else on the last body (KOS-147, KOS-149).
    pub fn player_token(&self, svg: &mut Svg, seat: Seat, [x, y]: [i32; 2], percent: i32) {
        svg.piece(format_args!("token-{seat}"), x, y)
            .class("ks-over")
            .hold(|svg| svg.sized(format_args!("disc{seat}"), 0, 0, percent));
    }

    /// *North-east: 1 normal and 2 hyper cubes, 5 hexes.*
    fn petal_title(&self, direction: Direction, cubes: Cubes) -> String {
        let key = if cubes.is_empty() {
            "draw-petal-empty"
        } else {
            "draw-petal"
        };
        self.say(
            &Phrase::new(key)
                .with("direction", phrase::direction(direction))
                .with("normal", i64::from(cubes.normal))
                .with("hyper", i64::from(cubes.hyper))
                .with("hexes", i64::from(cubes.units())),
        )
    }
}
