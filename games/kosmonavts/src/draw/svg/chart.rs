//! The chart: hexes, danger, the belt, orbits with their stops, the Sun.

use alloc::{format, string::String, vec::Vec};
use core::fmt::Write;

use svg::{Point, Svg, loop_through};

use super::{Picture, layers::Draws};
use crate::components::{Body, Direction, Hex};

/// Where the Sun is.
pub const CENTRE: [i32; 2] = [500, 382];
/// The width of a column and the height of a row of the printed board, in tenths
/// of a unit. Other boards are drawn so that they are as large as this one.
const STEP: [i32; 2] = [241, 278];
const RADIUS: i32 = 13;

/// Where hexes are on the chart. Lengths are in tenths of a unit.
#[derive(Clone, Copy)]
pub struct Chart {
    column: i32,
    row: i32,
    radius: i8,
}

impl Chart {
    pub fn new(radius: u8) -> Self {
        let shrunk = |length: i32| length * (2 * RADIUS + 1) / (2 * i32::from(radius) + 1);
        Self {
            column: shrunk(STEP[0]),
            row: shrunk(STEP[1]) & !1,
            radius: radius as i8,
        }
    }

    /// The middle of a hex.
    pub fn at(&self, hex: Hex) -> Point {
        let (q, r) = (i32::from(hex.q), i32::from(hex.r));
        Point::fine(
            CENTRE[0] * 10 + q * self.column,
            CENTRE[1] * 10 + r * self.row + q * self.row / 2,
        )
    }

    /// How large pieces are, in percent.
    pub const fn percent(&self) -> i32 {
        self.column * 100 / STEP[0]
    }

    /// A length that is so many tenths on the printed board.
    pub const fn length(&self, tenths: i32) -> i32 {
        tenths * self.column / STEP[0]
    }

    /// The corners of a hex clockwise from the upper right one, from its middle.
    const fn corners(&self) -> [(i32, i32); 6] {
        let (wide, half, high) = (self.column * 2 / 3, self.column / 3, self.row / 2);
        [
            (half, -high),
            (wide, 0),
            (half, high),
            (-half, high),
            (-wide, 0),
            (-half, -high),
        ]
    }

    /// The outlines of hexes.
    fn hexes(&self, hexes: impl Iterator<Item = Hex>) -> String {
        let mut path = String::new();
        let corners = self.corners();
        for hex in hexes {
            let middle = self.at(hex);
            let (x, y) = corners[5];
            let start = Point::fine(middle.x.0 + x, middle.y.0 + y);
            let _ = write!(path, "M{start}l");
            let mut before = corners[5];
            let steps: Vec<String> = corners[..5]
                .iter()
                .map(|&(x, y)| {
                    let step = Point::fine(x - before.0, y - before.1);
                    before = (x, y);
                    format!("{step}")
                })
                .collect();
            let _ = write!(path, "{}z", steps.join(" "));
        }
        path
    }

    /// The edge of the board, clockwise.
    fn outline(&self) -> String {
        let corners = self.corners();
        let outside = |hex: Hex, edge: usize| {
            let step = Direction::ALL[edge % 6].vector();
            Hex::new(hex.q + step.q, hex.r + step.r).distance(Hex::SUN) > self.radius as u8
        };
        let mut points: Vec<String> = Vec::new();
        for hex in ring(self.radius) {
            let middle = self.at(hex);
            let first = (0..6).find(|&edge| outside(hex, edge) && !outside(hex, edge + 5));
            let edges = (first.unwrap_or(0)..).take_while(|&edge| outside(hex, edge));
            for edge in edges.take(6) {
                let (x, y) = corners[edge % 6];
                points.push(format!("{}", Point::fine(middle.x.0 + x, middle.y.0 + y)));
            }
        }
        format!("M{}z", points.join("L"))
    }

    /// A tile of the grid, as a pattern.
    fn grid(&self, svg: &mut Svg) {
        let (width, height) = (2 * self.column, self.row);
        let (near, middle) = (self.column / 3, self.row / 2);
        let x = [near, 2 * near, width - 2 * near, width - near, width];
        let [near, left, right, far, end] = x.map(super::layers::tenths);
        let [middle, low] = [middle, height].map(super::layers::tenths);
        let origin = self.at(Hex::SUN);
        svg.el("pattern")
            .at("id", "ks-grid")
            .at("x", origin.x)
            .at("y", origin.y)
            .at("width", end)
            .at("height", low)
            .at("patternUnits", "userSpaceOnUse")
            .hold(|svg| {
                svg.path(
                    "ks-grid",
                    format_args!(
                        "M{left} 0H{right}M{left} {low}H{right}M{left} 0L{near} {middle}L{left} {low}\
                         M{right} 0L{far} {middle}L{right} {low}M{near} {middle}H0M{far} {middle}H{end}"
                    ),
                );
            });
    }
}

/// The hexes at this distance from the Sun, clockwise from the top.
fn ring(distance: i8) -> Vec<Hex> {
    const TURNS: [Direction; 6] = [
        Direction::SE,
        Direction::S,
        Direction::SW,
        Direction::NW,
        Direction::N,
        Direction::NE,
    ];
    let mut hex = Hex::new(0, -distance);
    let mut hexes = Vec::new();
    for direction in TURNS {
        for _ in 0..distance {
            hexes.push(hex);
            let step = direction.vector();
            hex = Hex::new(hex.q + step.q, hex.r + step.r);
        }
    }
    hexes
}

/// Small stars of the night, scattered over the whole chart in the same way always.
fn stars(count: u32, first: u32) -> String {
    let mut path = String::new();
    for star in first..first + count {
        let place = |axis: u32, length: u32| {
            let mut mixed = (2 * star + axis).wrapping_mul(2_654_435_769);
            mixed = (mixed ^ mixed >> 15).wrapping_mul(2_246_822_519);
            mixed = (mixed ^ mixed >> 13).wrapping_mul(3_266_489_917);
            ((mixed >> 16) * length) >> 16
        };
        let _ = write!(path, "M{} {}h0", place(0, 1000), place(1, 764));
    }
    path
}

impl Picture<'_> {
    /// The grid as a pattern, and one of its hexes.
    pub fn chart_shapes(&self, svg: &mut Svg) {
        self.chart.grid(svg);
        let corners = self
            .chart
            .corners()
            .map(|(x, y)| format!("{}", Point::fine(x, y)));
        let outline = format!("M{}z", corners.join("L"));
        svg.el("path").at("id", "ks-hex").at("d", outline).empty();
    }

    /// What is printed on the chart.
    pub fn chart_ground(&self, svg: &mut Svg) {
        let chart = &self.chart;
        let board = &self.game.figures.board;
        svg.path("ks-star1", stars(90, 7));
        let outline = chart.outline();
        svg.path("ks-field", &outline);
        svg.path("ks-star1", stars(70, 311));
        svg.path("ks-star2", stars(18, 1009));
        svg.path("ks-mesh", &outline);
        let danger = board.near_sun.iter().chain(board.belt.iter());
        svg.path("ks-danger", chart.hexes(danger));
        for (index, hex) in board.belt.iter().enumerate() {
            let at = chart.at(hex);
            let turn = (index as i32 * 97) % 360 / 15 * 15;
            let stones = index % 3 + 1;
            svg.turned(
                format_args!("stones{stones}"),
                at.x,
                at.y,
                chart.percent(),
                turn,
            );
        }
        for body in Body::ALL {
            self.orbit(svg, body);
        }
        svg.sized("sun", CENTRE[0], CENTRE[1], chart.percent());
        svg.path("ks-edge", outline);
    }

    /// The hairline of an orbit, and its stops.
    fn orbit(&self, svg: &mut Svg, body: Body) {
        let spaces = self.game.figures.orbit(body).spaces();
        let places: Vec<Point> = spaces.iter().map(|&hex| self.chart.at(hex)).collect();
        let mut stops = String::new();
        for place in &places {
            let _ = write!(stops, "M{place}h0");
        }
        let orbit = svg.el("g").class(format_args!("ks-orbit ks-o-{body}"));
        orbit.hold(|svg| {
            svg.path("ks-way", loop_through(&places));
            svg.path("ks-stops", stops);
        });
    }
}
