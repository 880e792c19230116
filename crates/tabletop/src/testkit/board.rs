//! Boards for tests: a position that is edited as JSON and read back, so that every board
//! is one a game could be in.

use alloc::{
    string::{String, ToString},
    vec::Vec,
};

use serde_json::Value;

use crate::{Dice, Game, Options, Reason as _, Seat};

/// Fills in what follows from the rest of a position, before it is read back. It is given the
/// board that is edited, the patch and the position with the patch in it.
pub type Complete<G> = fn(&Board<G>, &Value, &mut Value);

/// A game in progress. Seats count from 1 here, as people count them.
#[derive(Clone, Debug)]
pub struct Board<G: Game + Clone> {
    /// The game.
    pub game: G,
    /// Its state.
    pub state: G::State,
    /// Everything that happened since the last call of [`Board::news`].
    pub events: Vec<G::Event>,
    complete: Complete<G>,
}

impl<G: Game + Clone> Board<G> {
    /// A game with these figures, options and seed, at its first question.
    ///
    /// # Panics
    /// When the box cannot be opened like this.
    #[must_use]
    #[track_caller]
    pub fn open(figures: &str, players: u8, options: &[(&str, &str)], seed: u64) -> Self {
        let options: Options = options
            .iter()
            .map(|(key, value)| (key.to_string(), value.to_string()))
            .collect();
        match G::open(figures, players, &options) {
            Ok(game) => Self::start(game, seed),
            Err(problem) => panic!("{problem:?}"),
        }
    }

    /// This game with this seed, at its first question.
    #[must_use]
    pub fn start(game: G, seed: u64) -> Self {
        let mut events = Vec::new();
        let state = game.start(Dice::from_seed(seed), &mut events);
        Self {
            game,
            state,
            events,
            complete: |_, _, _| {},
        }
    }

    /// The board whose edited positions are completed like this.
    #[must_use]
    pub fn completed_by(mut self, complete: Complete<G>) -> Self {
        self.complete = complete;
        self
    }

    /// The board with parts of its position changed. Objects are merged, an object in which
    /// a key is `null` loses it; to change one element of a list, name it by its number
    /// counted from 1: `json!({ "players": { "2": { "crystals": 3 } } })`.
    ///
    /// # Panics
    /// When the result is not a position that can be.
    #[must_use]
    #[track_caller]
    pub fn with(&self, patch: Value) -> Self {
        match self.try_with(patch) {
            Ok(board) => board,
            Err(problem) => panic!("{problem}"),
        }
    }

    /// The same, with the refusal as the result.
    ///
    /// # Errors
    /// When the result is not a position that can be: why.
    pub fn try_with(&self, patch: Value) -> Result<Self, String> {
        let mut position = self.position();
        let given = patch.clone();
        merge(&mut position, patch);
        (self.complete)(self, &given, &mut position);
        let position = serde_json::from_value(position).map_err(|error| error.to_string())?;
        let state = self.game.restore(position)?;
        Ok(Self {
            game: self.game.clone(),
            state,
            events: Vec::new(),
            complete: self.complete,
        })
    }

    /// The position as JSON.
    #[must_use]
    pub fn position(&self) -> Value {
        serde_json::to_value(self.game.position(&self.state)).expect("a position is JSON")
    }

    /// A field of the position: `board.at("/players/0/gems")`. Seats and list elements count
    /// from 0 here, as JSON pointers do.
    ///
    /// # Panics
    /// When there is no such field.
    #[must_use]
    #[track_caller]
    pub fn at(&self, pointer: &str) -> Value {
        let position = self.position();
        match position.pointer(pointer) {
            Some(value) => value.clone(),
            None => panic!("no {pointer} in {position}"),
        }
    }

    /// A number in the position; what is left out is 0.
    ///
    /// # Panics
    /// When there is something else.
    #[must_use]
    #[track_caller]
    pub fn number(&self, pointer: &str) -> i64 {
        let position = self.position();
        let value = position.pointer(pointer);
        value.map_or(0, |value| value.as_i64().expect("a number"))
    }

    /// Who is to answer first; `None` when the game is over.
    #[must_use]
    pub fn seat(&self) -> Option<u8> {
        self.game.owing(&self.state).lowest().map(Seat::number)
    }

    /// The legal answers of whoever is to answer first.
    #[must_use]
    pub fn legal(&self) -> Vec<String> {
        self.seat().map_or(Vec::new(), |seat| self.legal_for(seat))
    }

    /// The legal answers of a seat.
    #[must_use]
    pub fn legal_for(&self, seat: u8) -> Vec<String> {
        let mut list = Vec::new();
        self.game.actions(&self.state, Seat(seat - 1), &mut list);
        list.iter().map(ToString::to_string).collect()
    }

    /// The legal answers that begin with a word, without it: `board.offers("to:")`.
    #[must_use]
    pub fn offers(&self, kind: &str) -> Vec<String> {
        let legal = self.legal();
        let rest = legal.iter().filter_map(|answer| answer.strip_prefix(kind));
        rest.map(String::from).collect()
    }

    /// Whoever is to answer plays these answers one after the other; invariants are checked
    /// after each.
    ///
    /// # Panics
    /// When one is refused.
    #[track_caller]
    pub fn play(&mut self, answers: &[&str]) -> &mut Self {
        for answer in answers {
            let seat = self.seat().expect("the game is over");
            self.play_as(seat, answer);
        }
        self
    }

    /// A seat plays an answer.
    ///
    /// # Panics
    /// When it is refused.
    #[track_caller]
    pub fn play_as(&mut self, seat: u8, answer: &str) -> &mut Self {
        let (action, player) = (read(answer), Seat(seat - 1));
        let played = self
            .game
            .play(&mut self.state, player, action, &mut self.events);
        if let Err(reason) = played {
            let legal = self.legal_for(seat);
            panic!("{answer} is refused to seat {seat}: {reason:?}; legal: {legal:?}");
        }
        if let Err(broken) = self.game.invariants(&self.state) {
            panic!("after {answer}: {broken}");
        }
        self
    }

    /// The same as [`play`](Self::play) on a copy, which is returned.
    #[must_use]
    #[track_caller]
    pub fn after(&self, answers: &[&str]) -> Self {
        let mut board = self.clone();
        board.play(answers);
        board
    }

    /// The rule that refuses this answer to whoever is to answer.
    ///
    /// # Panics
    /// When it is legal.
    #[must_use]
    #[track_caller]
    pub fn refusal(&self, answer: &str) -> &'static str {
        self.reason(answer).rule().0
    }

    /// Why whoever is to answer may not answer this.
    ///
    /// # Panics
    /// When it is legal.
    #[must_use]
    #[track_caller]
    pub fn reason(&self, answer: &str) -> G::Reason {
        let seat = self.game.owing(&self.state).lowest().unwrap_or_default();
        let reason = self.game.check(&self.state, seat, read(answer));
        let legal = self.legal();
        assert!(!legal.iter().any(|listed| listed == answer), "{legal:?}");
        reason.expect_err("this is legal")
    }

    /// The first listed answer, over and over, until the condition holds.
    ///
    /// # Panics
    /// When the game ends before.
    #[track_caller]
    pub fn play_until(&mut self, done: impl Fn(&Self) -> bool) -> &mut Self {
        for _ in 0..10_000 {
            if done(self) {
                return self;
            }
            let answer = self.legal().first().expect("the game is over").clone();
            self.play(&[&answer]);
        }
        panic!("this never comes");
    }

    /// What happened since the last call.
    pub fn news(&mut self) -> Vec<G::Event> {
        core::mem::take(&mut self.events)
    }

    /// The points of a seat.
    #[must_use]
    pub fn points(&self, seat: u8) -> i32 {
        self.game.total(&self.state, Seat(seat - 1))
    }
}

#[track_caller]
fn read<A: core::str::FromStr>(answer: &str) -> A {
    match answer.parse() {
        Ok(action) => action,
        Err(_) => panic!("{answer} is no action"),
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
