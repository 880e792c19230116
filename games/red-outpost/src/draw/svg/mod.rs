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
//! The drawings themselves are in `../art`, the colours in `../style.css`. Every
//! part draws on three layers: the ground, which changes only with the box and
//! the language; the spots that can be touched; and the pieces.

mod cards;
mod decks;
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
mod tokens;
mod wheel;
mod workers;

use alloc::string::String;

use tabletop::{Game, Phrase, Seat, Speak};

use self::layers::Layers;
use crate::{RedOutpost, View, play::Read, state::Table, words as phrase};

/// The size of the board.
const SIZE: [i32; 2] = [1200, 900];

/// Draws the board for whoever has this view.
pub(super) fn board(game: &RedOutpost, view: &View, names: &[String], speak: &dyn Speak) -> String {
    let known = view.known();
    let picture = Picture {
        game,
        table: &known.table,
        read: game.read(&known),
        names,
        speak,
    };
    let mut layers = Layers::default();
    picture.places(&mut layers);
    picture.palace(&mut layers);
    picture.tokens(&mut layers);
    picture.plaza(&mut layers);
    picture.sides(&mut layers);
    picture.portraits(&mut layers);
    picture.goods(&mut layers);
    picture.wheel(&mut layers);
    picture.decks(&mut layers);
    picture.corner(&mut layers);
    picture.workers(&mut layers);
    layers.join(RedOutpost::INFO.title, picture.game, SIZE)
}

/// A board on the way to paper.
struct Picture<'a> {
    game: &'a RedOutpost,
    table: &'a Table,
    read: Read<'a>,
    names: &'a [String],
    speak: &'a dyn Speak,
}

impl Picture<'_> {
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
        if self.table.is_solo() {
            if !self.table.is_over() {
                return self.objective(layers);
            }
        } else if self.game.setup.cards {
            return self.special_cards(layers);
        }
        plate::draw(layers);
    }
}
