//! Boards for tests: built through one door, a position that is edited as JSON
//! and read back, so that every board is one a game could be in.

use red_outpost::{
    Reason, RedOutpost,
    components::{Location, Worker},
    event::Event,
    state::State,
};
use serde_json::Value;
pub use serde_json::json;
use tabletop::{Dice, Game, Options, Reason as _, Seat};

pub const BOX: &str = include_str!("../../box.toml");

/// A game in progress.
#[derive(Clone)]
pub struct Board {
    pub game: RedOutpost,
    pub state: State,
    /// Everything told since the last call of [`Board::news`].
    pub events: Vec<Event>,
}

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
    let options: Options = options
        .iter()
        .map(|(key, value)| (key.to_string(), value.to_string()))
        .collect();
    let game = RedOutpost::open(figures, players, &options).unwrap();
    let mut events = Vec::new();
    let state = game.start(Dice::from_seed(seed), &mut events);
    Board {
        game,
        state,
        events,
    }
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
    for seed in 0..1_000_000 {
        let mut events = Vec::new();
        let state = game.start(Dice::from_seed(seed), &mut events);
        let has = |&(seat, card): &(u8, u8)| {
            let side = state.table.side(Seat(seat - 1));
            side.location_card.map(Location::number) == Some(card)
                || side.worker_card.map(Worker::card) == Some(card)
        };
        if wanted.iter().all(has) {
            return Board {
                game,
                state,
                events,
            };
        }
    }
    panic!("no deal gives {wanted:?}");
}

impl Board {
    /// The board with parts of its position changed, e.g.
    /// `json!({ "warehouse": { "coal": 2 }, "supply": { "coal": 4 } })`. Objects are
    /// merged; to change one element of a list, name it by its number counted
    /// from 1: `json!({ "players": { "2": { "crystals": 3 } } })`. Panics when the result is
    /// not a position that can be.
    pub fn with(&self, patch: Value) -> Self {
        self.try_with(patch)
            .unwrap_or_else(|problem| panic!("{problem}"))
    }

    /// The same, with the refusal as the result.
    pub fn try_with(&self, patch: Value) -> Result<Self, String> {
        let mut position = self.position();
        merge(&mut position, patch);
        let position = serde_json::from_value(position).map_err(|error| error.to_string())?;
        let state = self.game.restore(position)?;
        Ok(Self {
            game: self.game.clone(),
            state,
            events: Vec::new(),
        })
    }

    /// The position as JSON.
    pub fn position(&self) -> Value {
        serde_json::to_value(self.game.position(&self.state)).unwrap()
    }

    /// A field of the position: `board.at("/workers/miner/mood")`. Seats and list
    /// elements count from 0 here, as JSON pointers do.
    pub fn at(&self, pointer: &str) -> Value {
        let position = self.position();
        position
            .pointer(pointer)
            .unwrap_or_else(|| panic!("no {pointer} in {position}"))
            .clone()
    }

    /// A number in the position; absent points are 0.
    pub fn number(&self, pointer: &str) -> i64 {
        self.position()
            .pointer(pointer)
            .map_or(0, |value| value.as_i64().unwrap())
    }

    /// Who is to answer, counted from 1; `None` when the game is over.
    pub fn seat(&self) -> Option<u8> {
        self.game.to_act(&self.state).lowest().map(Seat::number)
    }

    /// The open question by the name of its step, e.g. `"move"`.
    pub fn asked(&self) -> Option<String> {
        let position = self.position();
        position["asked"].as_str().map(String::from)
    }

    /// The legal answers of whoever is to answer.
    pub fn legal(&self) -> Vec<String> {
        let mut list = Vec::new();
        if let Some(seat) = self.game.to_act(&self.state).lowest() {
            self.game.actions(&self.state, seat, &mut list);
        }
        list.iter().map(ToString::to_string).collect()
    }

    /// The open seat plays these answers one after the other; invariants are
    /// checked after each.
    #[track_caller]
    pub fn play(&mut self, answers: &[&str]) -> &mut Self {
        for answer in answers {
            let seat = self
                .game
                .to_act(&self.state)
                .lowest()
                .expect("the game is over");
            let action = answer
                .parse()
                .unwrap_or_else(|_| panic!("{answer} is no action"));
            let played = self
                .game
                .play(&mut self.state, seat, action, &mut self.events);
            if let Err(reason) = played {
                panic!("{answer} is refused: {reason:?}; legal: {:?}", self.legal());
            }
            self.game.invariants(&self.state).unwrap();
        }
        self
    }

    /// The same on a copy, which is returned.
    #[track_caller]
    pub fn after(&self, answers: &[&str]) -> Self {
        let mut board = self.clone();
        board.play(answers);
        board
    }

    /// The rule that refuses the open seat this answer. Panics when it is legal.
    #[track_caller]
    pub fn refusal(&self, answer: &str) -> &'static str {
        let reason = self.reason(answer);
        reason.rule().0
    }

    /// Why the open seat may not answer this. Panics when it is legal.
    #[track_caller]
    pub fn reason(&self, answer: &str) -> Reason {
        let seat = self.game.to_act(&self.state).lowest().unwrap_or_default();
        let action = answer
            .parse()
            .unwrap_or_else(|_| panic!("{answer} is no action"));
        let reason = self
            .game
            .check(&self.state, seat, action)
            .expect_err("this is legal");
        assert!(!self.legal().contains(&answer.to_string()));
        reason
    }

    /// The first listed answer, over and over, until the condition holds.
    #[track_caller]
    pub fn play_until(&mut self, done: impl Fn(&Self) -> bool) -> &mut Self {
        for _ in 0..1000 {
            if done(self) {
                return self;
            }
            let answer = self.legal().first().expect("the game is over").clone();
            self.play(&[&answer]);
        }
        panic!("this never comes");
    }

    /// What was told since the last call.
    pub fn news(&mut self) -> Vec<Event> {
        core::mem::take(&mut self.events)
    }

    /// The VP of a seat counted from 1; Autom is seat 2 of the solo game.
    pub fn vp(&self, seat: u8) -> i32 {
        self.game.total(&self.state, Seat(seat - 1))
    }

    /// A worker's mood.
    pub fn mood(&self, worker: &str) -> i64 {
        self.number(&format!("/workers/{worker}/mood"))
    }
}

fn merge(position: &mut Value, patch: Value) {
    match (position, patch) {
        (Value::Object(old), Value::Object(new)) => {
            for (key, value) in new {
                merge(old.entry(key).or_insert(Value::Null), value);
            }
        }
        (Value::Array(list), Value::Object(new)) => {
            for (key, value) in new {
                let number: usize = key.parse().expect("list elements are named by number");
                merge(&mut list[number - 1], value);
            }
        }
        (old, new) => *old = new,
    }
}
