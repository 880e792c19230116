//! The board as one SVG: a luminous planet with glassy stations around it.
//!
//! | file | what it draws |
//! |---|---|
//! | `planet.rs` | hexes, yields, caches, arrows and harvesters; the event above |
//! | `stations.rs` | Headquarters and six stations, with tiles and sockets |
//! | `talks.rs` | negotiations, incidents, the Depository |
//! | `base.rs`, `farms.rs` | the research base, where one plans |
//! | `cards.rs` | contracts, leaders to choose from |
//! | `others.rs` | the bases of the others, small and large; the rival |
//! | `dice.rs`, `goods.rs` | dice, resources, rewards |
//! | `tabs.rs` | the heads of the parts on a phone |
//! | `poster.rs` | the poster for the home page |
//!
//! The drawings themselves are in `../art`, the colours in `../style.css`. Everything is
//! in one of seven parts. A phone shows one of them at a time: the one that is touched, or
//! the one in which something is asked.

mod base;
mod cards;
mod dice;
mod earners;
mod farms;
mod goods;
mod layers;
mod others;
mod planet;
pub(super) mod poster;
mod stations;
pub mod symbols;
mod tabs;
mod talks;

use alloc::{format, string::String};
use core::cell::RefCell;

use svg::Svg;
use tabletop::{Game, Phrase, Seat, Speak};

use self::layers::Draws;
use crate::{
    Circadians, View,
    components::{Colour, Resource},
    play::Read,
    state::{Stage, Table},
    words as phrase,
};

/// Shapes that are drawn once and shown wherever they are needed.
const ART: [&str; 2] = [
    include_str!("../art/paints.svg"),
    include_str!("../art/icons.svg"),
];

/// The size of the board.
const SIZE: [i32; 2] = [1000, 760];

/// Whose base is drawn large: that of who looks, else of who acts.
pub(super) fn home(game: &Circadians, view: &View) -> Seat {
    let sits = |seat: &Seat| seat.0 < game.setup.players;
    let own = view.seat.filter(sits);
    own.or(Some(view.table.active).filter(sits))
        .unwrap_or(Seat(0))
}

/// Draws the board for whoever has this view.
pub(super) fn board(game: &Circadians, view: &View, names: &[String], speak: &dyn Speak) -> String {
    let own = view.seat.filter(|seat| seat.0 < game.setup.players);
    let mut open = *view;
    // The own plan lies open for its owner.
    if let (Some(seat), Some(secret), Stage::Assign) = (own, view.own, view.table.stage) {
        let side = &mut open.table.sides[seat.index()];
        side.garages = secret.plan.garages;
        side.farms = secret.plan.farms;
    }
    let picture = Picture {
        game,
        view: &open,
        table: &open.table,
        home: home(game, view),
        own,
        names,
        speak,
        counts: RefCell::default(),
    };
    picture.draw()
}

/// A board on the way to paper.
struct Picture<'a> {
    game: &'a Circadians,
    /// What is seen, with the own plan already open.
    view: &'a View,
    table: &'a Table,
    /// Whose base is drawn large.
    home: Seat,
    /// Who looks, if it is a player.
    own: Option<Seat>,
    names: &'a [String],
    speak: &'a dyn Speak,
    /// Dice drawn so far, by owner and value: their keys count them.
    counts: RefCell<[[u8; 7]; 4]>,
}

impl Picture<'_> {
    fn draw(&self) -> String {
        let mut svg = Svg::new();
        let [width, height] = SIZE;
        svg.el("svg")
            .at("xmlns", "http://www.w3.org/2000/svg")
            .class(format_args!(
                "game-circadians cf-board cf-on-{}",
                self.front()
            ))
            .at("viewBox", format_args!("0 0 {width} {height}"))
            .at("role", "group")
            .at("aria-label", Circadians::INFO.title)
            .hold(|svg| {
                svg.el("defs").hold(|svg| self.shapes(svg));
                svg.rect("cf-ground", [0, 0, width, height], 0);
                self.part(svg, "talks", |svg| {
                    self.negotiations(svg);
                    self.incidents(svg);
                });
                self.part(svg, "works", |svg| self.works(svg));
                self.part(svg, "trade", |svg| self.trade(svg));
                self.part(svg, "planet", |svg| {
                    svg.group("cf-event", |svg| self.event(svg));
                    self.planet(svg);
                });
                if self.chooses_leader() {
                    self.part(svg, "base", |svg| {
                        svg.group("cf-choose", |svg| self.leaders_to_choose(svg));
                    });
                } else {
                    self.part(svg, "base", |svg| self.base(svg));
                    self.part(svg, "cards", |svg| self.cards(svg));
                }
                self.part(svg, "others", |svg| self.others(svg));
                self.tabs(svg);
            });
        svg.finish()
    }

    /// A part that a phone shows alone.
    fn part(&self, svg: &mut Svg, name: &str, inside: impl FnOnce(&mut Svg)) {
        svg.el("g")
            .class(format_args!("cf-part cf-p-{name}"))
            .at("tabindex", -1)
            .at("data-part", name)
            .hold(inside);
    }

    fn shapes(&self, svg: &mut Svg) {
        for art in ART {
            svg.drawing(art);
        }
        self.dice_shapes(svg);
        for seat in self.sides() {
            svg.el("g")
                .at("id", format_args!("cf-h{seat}"))
                .class(format_args!("cf-{}", self.colour(seat)))
                .hold(|svg| {
                    svg.show("walker", 0, 0);
                    svg.el("path")
                        .class("cf-mark")
                        .at("transform", "translate(0 -4)scale(.8)")
                        .at("d", svg::Mark::of(seat.index()).path())
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

    /// A thing with what it does: a leader, an event, a tile.
    fn told(&self, thing: Phrase) -> String {
        self.say(&Phrase::new("draw-told").with("it", thing))
    }

    /// What a thing does.
    fn does(&self, thing: Phrase) -> String {
        self.say(&Phrase::new("draw-does").with("it", thing))
    }

    /// A reward or an ability in a few words.
    fn brief(&self, thing: Phrase) -> String {
        self.say(&Phrase::new("draw-brief").with("it", thing))
    }

    /// All sides, the rival's last.
    fn sides(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.game.setup.sides())
    }

    fn is_rival(&self, seat: Seat) -> bool {
        self.game.setup.rival_seat() == Some(seat)
    }

    fn name(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) if !self.is_rival(seat) => name.clone(),
            _ => self.say(&Phrase::new("side").with("seat", self.game.side(seat))),
        }
    }

    const fn colour(&self, seat: Seat) -> &'static str {
        match self.game.setup.colours[seat.index()] {
            Colour::Blue => "blue",
            Colour::Orange => "orange",
            Colour::Black => "black",
            Colour::Purple => "purple",
        }
    }

    fn see<T>(&self, seen: impl FnOnce(Read<'_>) -> T) -> T {
        self.game.see(self.view, seen)
    }

    /// Whether the viewer is still to choose a leader, or others are.
    fn chooses_leader(&self) -> bool {
        matches!(
            self.table.stage,
            Stage::Leaders | Stage::Picks | Stage::Bans | Stage::SecondPicks
        )
    }

    /// Whether the viewer is asked something.
    fn asked(&self) -> bool {
        let seats = self.table.pending.seats();
        self.own.is_some_and(|seat| seats.contains(seat))
    }

    fn amount_name(&self, one: Resource, count: impl Into<i64>) -> String {
        self.say(&phrase::amount(one, count))
    }

    /// A mark of a side with its colour.
    fn mark(&self, svg: &mut Svg, seat: Seat, x: i32, y: i32) {
        svg.el("path")
            .class(format_args!("cf-{} cf-c", self.colour(seat)))
            .at("transform", format!("translate({x} {y})"))
            .at("d", svg::Mark::of(seat.index()).path())
            .empty();
    }
}
