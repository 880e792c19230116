//! The parts of the board with their three layers, and what is drawn on them again and
//! again.

use alloc::{format, string::String};
use core::fmt::Display;

use svg::{Mark, Svg, disc, share};
use tabletop::Seat;

use crate::{
    RedOutpost,
    components::{Location, Worker},
    words as phrase,
};

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

/// The layers of a part.
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
    /// Puts the part on the board.
    pub fn lay(self, svg: &mut Svg, part: &str, [x, y]: [i32; 2]) {
        let layers = [
            ("ground", self.ground),
            ("spots", self.spots),
            ("pieces", self.pieces),
        ];
        svg.el("g").class(part).moved(x, y).hold(|svg| {
            for (class, layer) in layers {
                svg.group(class, |svg| svg.raw(&layer.finish()));
            }
        });
    }
}

/// What is drawn once and shown wherever it is needed.
pub fn shapes(svg: &mut Svg, game: &RedOutpost) {
    svg.drawing(PATTERNS);
    for art in ART {
        svg.drawing(art);
    }
    // Pictures that cover what they fill.
    for place in game.figures.ring {
        svg.el("pattern")
            .at("id", format_args!("ro-f-{}", name_of(place)))
            .at("width", 1)
            .at("height", 1)
            .at("viewBox", "0 0 188 104")
            .at("preserveAspectRatio", "xMidYMax slice")
            .hold(|svg| svg.scene(place, [0, 0, 188, 104]));
    }
    // Symbols for the players' panels.
    for &worker in Worker::ALL {
        svg.el("symbol")
            .at("id", format_args!("ro-i-{worker}"))
            .at("viewBox", "0 0 24 24")
            .hold(|svg| svg.show(format_args!("t-{worker}"), [0, 0]));
    }
    for (seat, id) in DISCS.iter().enumerate() {
        let colour = game.setup.colours[seat];
        svg.el("g")
            .at("id", id)
            .class(format_args!("ro-{colour}"))
            .hold(|svg| disc(svg, Mark::of(seat), "ro-disc", "ro-mark"));
        svg.el("symbol")
            .at("id", id.replace('d', "i"))
            .at("viewBox", "-13 -13 26 26")
            .hold(|svg| {
                svg.el("use").at("href", format_args!("#{id}")).empty();
            });
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
        let name = name_of(place);
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

/// What a place is called in ids and classes.
pub fn name_of(place: Location) -> &'static str {
    phrase::location(place).key.trim_start_matches("location-")
}

/// Moves and resizes.
fn resized(x: i32, y: i32, percent: i32) -> String {
    match share(percent).as_str() {
        "1" => format!("translate({x} {y})"),
        scale => format!("translate({x} {y})scale({scale})"),
    }
}

/// About how wide a heading is, in tenths of a unit.
pub fn wide(text: &str) -> i32 {
    let width = |letter: char| match letter {
        'I' | 'i' | 'l' | '.' | ',' | '’' | ' ' => 45,
        'M' | 'W' | 'm' | 'w' => 125,
        letter if letter.is_uppercase() => 100,
        _ => 85,
    };
    text.chars().map(width).sum()
}
