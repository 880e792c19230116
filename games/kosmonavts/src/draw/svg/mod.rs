//! The board as one SVG: an engraved star chart with an instrument for each player.
//!
//! | file | what it draws |
//! |---|---|
//! | `chart.rs` | what is printed: hexes, danger, the belt, orbits, the Sun |
//! | `bodies.rs`, `ships.rs` | what moves on it, where bodies will be, where flights end |
//! | `instrument.rs`, `rose.rs` | the corners: compass rose, tank, shields, last body |
//! | `markers.rs` | the side table of landing markers |
//! | `cards.rs` | event cards and missions |
//! | `computer.rs` | the viewer's flight: its end, the fuel left, what is in reach |
//! | `names.rs` | what everything is called |
//! | `poster.rs` | the poster for the home page |
//!
//! The drawings themselves are in `../art`, the colours in `../style.css`.

mod bodies;
mod cards;
mod chart;
mod computer;
mod earners;
mod instrument;
mod layers;
mod markers;
mod names;
pub(super) mod poster;
mod rose;
mod ships;
pub mod symbols;

use alloc::string::String;

use svg::{Mark, Svg};
use tabletop::{Game, Phrase, Seat, Speak};

use self::{chart::Chart, layers::Draws};
use super::reach::{DraftedShip, Reach};
use crate::{
    Kosmonavts, View,
    components::{Body, Colour},
    state::Table,
    step::Step,
};

/// Shapes that are drawn once and shown wherever they are needed.
const ART: [&str; 3] = [
    include_str!("../art/paints.svg"),
    include_str!("../art/bodies.svg"),
    include_str!("../art/icons.svg"),
];

/// The size of the board.
const SIZE: [i32; 2] = [1000, 764];

/// Draws the board for whoever has this view.
pub(super) fn board(game: &Kosmonavts, view: &View, names: &[String], speak: &dyn Speak) -> String {
    let picture = Picture {
        game,
        view,
        table: &view.table,
        chart: Chart::new(game.figures.board.radius),
        draft: DraftedShip::of(game, view),
        reach: Reach::of(game, view),
        names,
        speak,
    };
    picture.draw()
}

/// A board on the way to paper.
struct Picture<'a> {
    game: &'a Kosmonavts,
    view: &'a View,
    table: &'a Table,
    chart: Chart,
    /// The viewer's tank and rose with the order so far.
    draft: Option<DraftedShip>,
    reach: Option<Reach>,
    names: &'a [String],
    speak: &'a dyn Speak,
}

impl Picture<'_> {
    fn draw(&self) -> String {
        let mut svg = Svg::new();
        let [width, height] = SIZE;
        svg.el("svg")
            .at("xmlns", "http://www.w3.org/2000/svg")
            .class("game-kosmonavts ks-board")
            .at("viewBox", format_args!("0 0 {width} {height}"))
            .at("role", "group")
            .at("aria-label", Kosmonavts::INFO.title)
            .hold(|svg| {
                svg.el("defs").hold(|svg| self.shapes(svg));
                svg.group("ks-chart", |svg| {
                    svg.group("ground", |svg| self.chart_ground(svg));
                    svg.group("ks-marks", |svg| self.marks(svg));
                    svg.group("spots", |svg| {
                        self.spaces(svg);
                        self.targets(svg);
                    });
                    svg.group("pieces", |svg| self.pieces(svg));
                    self.note(svg);
                });
                self.instruments(svg);
                svg.group("ks-left", |svg| self.markers(svg));
                svg.group("ks-right", |svg| self.cards(svg));
                svg.group("ks-nav", |svg| self.computer(svg));
            });
        svg.finish()
    }

    fn shapes(&self, svg: &mut Svg) {
        for art in ART {
            svg.drawing(art);
        }
        self.chart_shapes(svg);
        rose::dial(svg);
        for body in Body::ALL {
            svg.el("symbol")
                .at("id", format_args!("ks-i-{body}"))
                .at("viewBox", "-12 -12 24 24")
                .hold(|svg| svg.show(body, 0, 0));
        }
        for seat in self.seats() {
            let (colour, mark) = (self.colour(seat), Mark::of(seat.index()).path());
            svg.el("g")
                .at("id", format_args!("ks-ship{seat}"))
                .class(format_args!("ks-{colour}"))
                .hold(|svg| {
                    svg.el("use")
                        .class("ks-hull")
                        .at("href", "#ks-hull")
                        .empty();
                    svg.el("path")
                        .class("ks-mark")
                        .at("transform", "translate(0 .5)scale(.72)")
                        .at("d", mark)
                        .empty();
                });
            svg.el("g")
                .at("id", format_args!("ks-disc{seat}"))
                .class(format_args!("ks-{colour}"))
                .hold(|svg| {
                    svg.el("circle").class("ks-disc").at("r", 9).empty();
                    svg.el("path")
                        .class("ks-mark")
                        .at("transform", "scale(.8)")
                        .at("d", mark)
                        .empty();
                });
        }
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.speak.say(phrase)
    }

    fn word(&self, key: &'static str) -> String {
        self.say(&Phrase::new(key))
    }

    fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::first(self.table.people)
    }

    fn name(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) => name.clone(),
            None => self.say(&Phrase::new("draw-side").with("seat", seat)),
        }
    }

    /// The colour of a ship; before it is chosen, one for each seat.
    fn colour(&self, seat: Seat) -> Colour {
        colour(Some(self.view), seat)
    }

    /// Whether this question is open to the viewer.
    fn asked(&self, step: Step) -> bool {
        let pending = &self.table.pending;
        pending.top() == Some(step)
            && self
                .view
                .seat
                .is_some_and(|seat| pending.seats().contains(seat))
    }
}

/// The colour of a ship; before it is chosen, one for each seat.
pub(super) fn colour(view: Option<&View>, seat: Seat) -> Colour {
    const COLOURS: [Colour; 4] = [Colour::White, Colour::Green, Colour::Yellow, Colour::Red];
    let chosen = |seat: Seat| view.and_then(|view| view.table.player(seat).colour);
    chosen(seat).unwrap_or_else(|| {
        // Nobody looks like someone who has chosen.
        let taken = |colour: Colour| Seat::first(4).any(|other| chosen(other) == Some(colour));
        let open = |seat: &Seat| chosen(*seat).is_none();
        let place = Seat::first(4).filter(open).position(|other| other == seat);
        let mut free = COLOURS.into_iter().filter(|&colour| !taken(colour));
        free.nth(place.unwrap_or(0)).unwrap_or(Colour::White)
    })
}
