//! The bot that takes anything.

use rand::{RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};
use tabletop::{Game, Seat};

use crate::Bot;

/// Any legal action, each equally likely.
#[derive(Clone, Debug)]
pub struct Random(Xoshiro256PlusPlus);

impl Random {
    /// The bot with this seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// One of the choices.
    #[inline]
    pub fn pick<A: Copy>(&mut self, choices: &[A]) -> A {
        choices[self.index(choices.len())]
    }

    /// One of so many.
    #[inline]
    pub fn index(&mut self, count: usize) -> usize {
        self.0.random_range(0..count as u32) as usize
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _: &G, _: &G::View, _: Seat, choices: &[G::Action]) -> G::Action {
        self.pick(choices)
    }
}
