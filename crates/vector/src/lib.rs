//! Many games of one setup at once, as arrays of numbers.
//!
//! A [`VecEnv`] plays so many games side by side. Each step takes an index of an action for
//! every game and writes what follows into arrays of the caller ([`Buffers`]): observation and
//! mask of whoever is asked next, rewards of games that have ended. A game that is over begins
//! anew at once. Bots may sit in some seats; they answer before the step is over.
//!
//! Everything follows from the seed: the number of threads makes no difference. Without bots
//! a step allocates nothing.
//!
//! [`Environment`] is the same without the types of a game.
#![forbid(unsafe_code)]

mod arrays;
mod bench;
mod env;
mod lane;

pub use arrays::{Arrays, Buffers, Shape};
pub use bench::steps_per_second;
use bots::BotKind;
pub use env::VecEnv;

/// What is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spec {
    /// How many games side by side.
    pub games: usize,
    /// The seed of everything.
    pub seed: u64,
    /// How many threads play them.
    pub threads: usize,
    /// The bot of each seat; none where the caller answers. Seats beyond the list are the
    /// caller's.
    pub bots: Vec<Option<BotKind>>,
}

impl Spec {
    /// So many games on one thread, without bots.
    #[must_use]
    pub const fn new(games: usize, seed: u64) -> Self {
        Self {
            games,
            seed,
            threads: 1,
            bots: Vec::new(),
        }
    }
}

/// Why games cannot be played like this.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SpecProblem {
    /// Nothing to play.
    #[error("there must be at least one game")]
    NoGame,
    /// Bots for seats that do not exist.
    #[error("there are {bots} bots for {seats} seats")]
    TooManyBots {
        /// How many were given.
        bots: usize,
        /// How many there is room for.
        seats: usize,
    },
    /// Nobody to answer.
    #[error("bots sit in all seats, so nobody would be asked")]
    OnlyBots,
    /// Corrected figures.
    #[error("the figures of this box have actions that the encoding has no index for")]
    NotEncodable,
    /// The system refuses.
    #[error("no threads: {0}")]
    Threads(String),
}

/// An action that is not legal. The step was not taken, in any game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StepProblem {
    /// This one.
    #[error("action {action} is not legal in game {game}")]
    Illegal {
        /// The game.
        game: usize,
        /// The index.
        action: u32,
    },
    /// There must be one for each game.
    #[error("there are {given} actions for {games} games")]
    Actions {
        /// How many were given.
        given: usize,
        /// How many are needed.
        games: usize,
    },
    /// An array does not have the length that its shape asks for.
    #[error("the array `{name}` has {given} numbers and needs {needed}")]
    Length {
        /// Its name.
        name: &'static str,
        /// How many it has.
        given: usize,
        /// How many it needs.
        needed: usize,
    },
}

/// Many games without the types of a game.
pub trait Environment: Send {
    /// How long the arrays are.
    fn shape(&self) -> Shape;

    /// Begins all games anew with a seed and writes their first questions.
    ///
    /// # Errors
    /// When an array does not have the right length.
    fn reset(&mut self, seed: u64, buffers: &mut Buffers<'_>) -> Result<(), StepProblem>;

    /// Plays one action in each game and writes what follows.
    ///
    /// # Errors
    /// When an action is not legal or an array does not have the right length; nothing has
    /// happened then.
    fn step(&mut self, actions: &[u32], buffers: &mut Buffers<'_>) -> Result<(), StepProblem>;

    /// Draws a legal action for each game, all equally likely.
    fn draw(&mut self, actions: &mut [u32]);

    /// How often each game has begun.
    fn episode(&self, game: usize) -> u64;
}
