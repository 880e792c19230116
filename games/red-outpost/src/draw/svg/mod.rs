//! The board as one SVG: a constructivist poster.
//!
//! | file | what it draws |
//! |---|---|
//! | `places.rs`, `printed.rs`, `tokens.rs`, `palace.rs` | the twelve places of the ring, what is printed there, what closes them, donations |
//! | `workers.rs` | the six workers where they stand or lie |
//! | `plaza.rs`, `sides.rs` | phases and turns; the players at the corners |
//! | `portraits.rs` | moods and influence |
//! | `goods.rs`, `wheel.rs`, `decks.rs` | Warehouse and exports, production, cards |
//! | `cards.rs`, `solo.rs`, `plate.rs` | what lies at the lower right: special cards, objectives, or the name of the game |
//! | `names.rs` | what everything is called |
//! | `poster.rs` | the poster for the home page |
//!
//! The drawings themselves are in `../art`, the colours in `../style.css`. The board
//! is made of parts, each drawn from 0 0, which the style moves and enlarges where the
//! page is high or narrow. Every part has three layers: the ground, which changes only
//! with the box and the language, so that almost all of it is drawn once ([`Print`]); the
//! spots that can be touched; and the pieces.

mod cards;
mod decks;
mod earners;
mod goods;
mod layers;
mod names;
mod palace;
mod places;
mod plate;
mod plaza;
mod portraits;
pub(super) mod poster;
mod printed;
mod sides;
mod solo;
pub mod symbols;
mod tokens;
mod wheel;
mod workers;

use alloc::string::String;

use tabletop::{Game, Phrase, Seat, Speak};

use svg::Svg;

use self::layers::Layers;
use crate::{RedOutpost, View, components::Location, play::Read, state::Table, words as phrase};

/// A part of a picture: its class, where it lies, and what draws it.
type Part<P> = (&'static str, [i32; 2], fn(&P, &mut Layers));

/// What follows from the box and the language alone.
#[derive(Clone, Copy)]
enum Print {
    Shapes,
    Plaza,
    Portraits,
    Goods,
    Wheel,
    Decks,
    /// A place, with a token or without.
    Place(Location, bool),
    /// The name of a place, closed or open.
    Name(Location, bool),
}

impl Print {
    /// A number of its own.
    const fn number(self) -> u32 {
        match self {
            Self::Shapes => 0,
            Self::Plaza => 1,
            Self::Portraits => 2,
            Self::Goods => 3,
            Self::Wheel => 4,
            Self::Decks => 5,
            Self::Place(place, token) => 100 + 2 * place as u32 + token as u32,
            Self::Name(place, closed) => 200 + 2 * place as u32 + closed as u32,
        }
    }
}

/// Room for a whole board, in bytes.
const ROOM: usize = 72 * 1024;

/// Draws the board for whoever has this view.
pub(super) fn board(game: &RedOutpost, view: &View, names: &[String], speak: &dyn Speak) -> String {
    let known = view.as_scored();
    let picture = Picture {
        game,
        seat: view.seat,
        table: &known.table,
        read: game.read(&known),
        names,
        speak,
    };
    picture.draw()
}

/// A board on the way to paper.
struct Picture<'a> {
    game: &'a RedOutpost,
    /// Who looks.
    seat: Option<Seat>,
    table: &'a Table,
    read: Read<'a>,
    names: &'a [String],
    speak: &'a dyn Speak,
}

impl Picture<'_> {
    /// The parts of the board of 1200 by 900, and where they lie.
    const PARTS: [Part<Self>; 7] = [
        ("ro-plaza", [205, 177], Self::plaza),
        ("ro-town", [11, 11], Self::town),
        ("ro-moods", [794, 8], Self::portraits),
        ("ro-goods", [8, 680], Self::goods),
        ("ro-wheel", [466, 680], Self::wheel),
        ("ro-decks", [656, 680], Self::decks),
        ("ro-corner", [852, 680], Self::corner),
    ];

    fn draw(&self) -> String {
        let mut svg = Svg::with_capacity(ROOM);
        let more = if self.game.setup.cards || self.table.is_solo() {
            " ro-more"
        } else {
            ""
        };
        svg.el("svg")
            .at("xmlns", "http://www.w3.org/2000/svg")
            .class(format_args!("game-red-outpost ro-board{more}"))
            .at("viewBox", "0 0 1200 900")
            .at("preserveAspectRatio", "xMidYMin")
            .at("role", "group")
            .at("aria-label", RedOutpost::INFO.title)
            .hold(|svg| {
                svg.el("defs").hold(|svg| {
                    self.print(Print::Shapes, svg, |svg| layers::shapes(svg, self.game));
                });
                svg.group("ro-sheet", |svg| {
                    svg.rect("ro-paving", [8, 8, 776, 664], 0);
                    for (class, at, draw) in Self::PARTS {
                        let mut layers = Layers::default();
                        draw(self, &mut layers);
                        layers.lay(svg, class, at);
                    }
                });
            });
        svg.finish()
    }

    /// What is printed, which is drawn once.
    fn print(&self, what: Print, svg: &mut Svg, draw: impl Fn(&mut Svg)) {
        let printed = self.speak.printed(what.number(), &mut || {
            let mut svg = Svg::new();
            draw(&mut svg);
            svg.finish()
        });
        svg.raw(&printed);
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.speak.say(phrase)
    }

    fn word(&self, key: &'static str) -> String {
        self.say(&Phrase::new(key))
    }

    fn player_sides(
        &self,
    ) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::first(self.table.side_count())
    }

    /// The name of a side; the rival of the solo game has its own.
    fn name(&self, seat: Seat) -> String {
        if self.table.is_autom(seat) {
            self.say(&phrase::autom())
        } else if let Some(name) = self.names.get(seat.index()) {
            name.clone()
        } else {
            self.say(&Phrase::new("button-side").with("seat", seat))
        }
    }

    /// The lower right corner: what this game has besides.
    fn corner(&self, layers: &mut Layers) {
        if self.table.is_solo() && !self.table.is_cleared() {
            self.objective(layers);
        } else if self.game.setup.cards {
            self.special_cards(layers);
        } else {
            plate::draw(layers);
        }
    }
}
