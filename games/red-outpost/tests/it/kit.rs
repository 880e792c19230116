//! Boards for tests, as `tabletop::testkit` builds them, with what Red Outpost adds.

use red_outpost::{
    RedOutpost,
    components::{Location, Worker},
    state::State,
};
pub use serde_json::json;
use tabletop::{Dice, Game, Options, Quiet, Seat, testkit};

pub const BOX: &str = include_str!("../../box.toml");

/// A game of Red Outpost in progress.
pub type Board = testkit::Board<RedOutpost>;

/// A board with fixed tokens, no special cards, seat 1 first: `board(2)`.
pub fn board(players: u8) -> Board {
    board_with(players, &[("first", "1")])
}

/// A board with these options.
pub fn board_with(players: u8, options: &[(&str, &str)]) -> Board {
    board_from(BOX, players, options, 1)
}

/// A board with these figures, options and seed.
pub fn board_from(figures: &str, players: u8, options: &[(&str, &str)], seed: u64) -> Board {
    Board::open(figures, players, options, seed)
}

/// The solo board.
pub fn solo() -> Board {
    board(1)
}

/// A board on which these special cards were dealt, by seat and card number
/// (1–12 are location cards, 13–18 worker cards): `board_with_cards(2, &[(1, 8), (1, 16)])`.
/// The first deal of the dice that gives these cards is taken.
pub fn board_with_cards(players: u8, wanted: &[(u8, u8)]) -> Board {
    board_from_with_cards(BOX, players, wanted)
}

/// The same with these figures.
pub fn board_from_with_cards(figures: &str, players: u8, wanted: &[(u8, u8)]) -> Board {
    let options = Options::from([
        ("cards".to_string(), "on".to_string()),
        ("first".to_string(), "1".to_string()),
    ]);
    let game = RedOutpost::open(figures, players, &options).unwrap();
    let gives = |seed: &u64| {
        let state = game.start(Dice::from_seed(*seed), &mut Quiet);
        wanted.iter().all(|&(seat, card)| {
            let side = state.table.side(Seat(seat - 1));
            side.location_card.map(Location::number) == Some(card)
                || side.worker_card.map(Worker::card) == Some(card)
        })
    };
    let seed = (0..1_000_000).find(gives);
    Board::start(game.clone(), seed.expect("a deal with these cards"))
}

/// What a board of Red Outpost can be asked besides.
pub trait OutpostBoard {
    /// The board in another state, at which nothing has happened yet.
    fn in_state(&self, state: State) -> Self;

    /// The open question by the name of its step, e.g. `"move"`.
    fn asked(&self) -> Option<String>;

    /// A worker's mood.
    fn mood(&self, worker: &str) -> i64;
}

impl OutpostBoard for Board {
    fn in_state(&self, state: State) -> Self {
        let mut board = self.clone();
        board.state = state;
        board.events.clear();
        board
    }

    fn asked(&self) -> Option<String> {
        self.at("/asked").as_str().map(String::from)
    }

    fn mood(&self, worker: &str) -> i64 {
        self.number(&format!("/workers/{worker}/mood"))
    }
}
