//! The three layers of the board, and what is drawn on them again and again.

use alloc::{format, string::String};
use core::fmt::Display;

use svg::{Mark, Svg, disc, share};
use tabletop::Seat;

use crate::{RedOutpost, components::Location, words as phrase};

/// Shapes that are drawn once and shown wherever they are needed.
const ART: [&str; 4] = [
    include_str!("../art/icons.svg"),
    include_str!("../art/workers.svg"),
    include_str!("../art/busts.svg"),
    include_str!("../art/places.svg"),
];
/// Coarse paper, and the tape across a closed place.
const PATTERNS: &str = include_str!("../art/patterns.svg");

/// The discs of the seats.
const DISCS: [&str; 4] = ["ro-d1", "ro-d2", "ro-d3", "ro-d4"];

#[derive(Default)]
pub struct Layers {
    /// What is printed.
    pub ground: Svg,
    /// What can be touched and does not move.
    pub spots: Svg,
    /// What moves.
    pub pieces: Svg,
}

impl Layers {
    /// The whole SVG.
    pub fn join(self, title: &str, game: &RedOutpost, [width, height]: [i32; 2]) -> String {
        let mut svg = Svg::new();
        svg.el("svg")
            .at("xmlns", "http://www.w3.org/2000/svg")
            .class("game-red-outpost ro-board")
            .at("viewBox", format_args!("0 0 {width} {height}"))
            .at("role", "group")
            .at("aria-label", title)
            .hold(|svg| {
                svg.el("defs").hold(|svg| {
                    svg.drawing(PATTERNS);
                    for art in ART {
                        svg.drawing(art);
                    }
                    for (seat, id) in DISCS.iter().enumerate() {
                        let colour = game.setup.colours[seat];
                        svg.el("g")
                            .at("id", id)
                            .class(format_args!("ro-{colour}"))
                            .hold(|svg| disc(svg, Mark::of(seat), "ro-disc", "ro-mark"));
                        // The same as a symbol, for the players' panels.
                        svg.el("symbol")
                            .at("id", id.replace('d', "i"))
                            .at("viewBox", "-13 -13 26 26")
                            .hold(|svg| {
                                svg.el("use").at("href", format_args!("#{id}")).empty();
                            });
                    }
                });
                let layers = [
                    ("ground", self.ground),
                    ("spots", self.spots),
                    ("pieces", self.pieces),
                ];
                for (class, layer) in layers {
                    svg.el("g")
                        .class(class)
                        .hold(|svg| svg.raw(&layer.finish()));
                }
            });
        svg.finish()
    }
}

/// What the parts of the board have in common.
pub trait Draws {
    /// A shape from the art.
    fn show(&mut self, id: impl Display, at: [i32; 2]);
    /// A shape from the art, larger or smaller: so many percent of its size.
    fn sized(&mut self, id: impl Display, at: [i32; 2], percent: i32);
    /// The picture of a place in a frame.
    fn scene(&mut self, place: Location, area: [i32; 4]);
    /// A disc of a seat, around 0 0.
    fn disc(&mut self, seat: Seat);
    /// A disc of a seat around a place, larger or smaller.
    fn disc_at(&mut self, seat: Seat, at: [i32; 2], percent: i32);
    /// A line of text that is squeezed when it would be wider than this.
    fn fitted(&mut self, class: &str, at: [i32; 2], width: i32, text: &str);
    /// A sheet of paper with its heading.
    fn panel(&mut self, area: [i32; 4]);
}

impl Draws for Svg {
    fn show(&mut self, id: impl Display, [x, y]: [i32; 2]) {
        let mut shown = self.el("use").at("href", format_args!("#ro-{id}"));
        if x != 0 {
            shown = shown.at("x", x);
        }
        if y != 0 {
            shown = shown.at("y", y);
        }
        shown.empty();
    }

    fn sized(&mut self, id: impl Display, [x, y]: [i32; 2], percent: i32) {
        self.el("use")
            .at("href", format_args!("#ro-{id}"))
            .at("transform", resized(x, y, percent))
            .empty();
    }

    fn scene(&mut self, place: Location, area: [i32; 4]) {
        let name = phrase::location(place).key.trim_start_matches("location-");
        let shown = self.el("use").at("href", format_args!("#ro-p-{name}"));
        shown.area(area).empty();
    }

    fn disc(&mut self, seat: Seat) {
        let id = DISCS[seat.index() % DISCS.len()];
        self.el("use").at("href", format_args!("#{id}")).empty();
    }

    fn disc_at(&mut self, seat: Seat, [x, y]: [i32; 2], percent: i32) {
        let id = DISCS[seat.index() % DISCS.len()];
        self.el("use")
            .at("href", format_args!("#{id}"))
            .at("transform", resized(x, y, percent))
            .empty();
    }

    fn fitted(&mut self, class: &str, at: [i32; 2], width: i32, text: &str) {
        self.squeezed(class, at, width, wide(text), text);
    }

    fn panel(&mut self, [x, y, width, height]: [i32; 4]) {
        self.rect("ro-paper", [x, y, width, height], 0);
        self.rect("ro-bar", [x, y, width, 22], 0);
        self.path("ro-a", format!("M{x} {y}h14l-10 22h-4z"));
    }
}

/// Moves and resizes.
fn resized(x: i32, y: i32, percent: i32) -> String {
    match share(percent).as_str() {
        "1" => format!("translate({x} {y})"),
        scale => format!("translate({x} {y})scale({scale})"),
    }
}

/// About how wide a heading is, in tenths of a unit.
fn wide(text: &str) -> i32 {
    let width = |letter: char| match letter {
        'I' | 'i' | 'l' | '.' | ',' | '’' | ' ' => 45,
        'M' | 'W' | 'm' | 'w' => 125,
        letter if letter.is_uppercase() => 100,
        _ => 85,
    };
    text.chars().map(width).sum()
}
