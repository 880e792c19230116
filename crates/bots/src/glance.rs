//! The bot that compares the first few choices that come to mind.

use rand::{Rng, SeedableRng, rngs::Xoshiro256PlusPlus};
use tabletop::{Advice, Dice, Quiet, Seat};

use crate::{Bot, Random};

/// Draws a few of the choices and takes the one after which the game's quick
/// estimate is best, on one table that agrees with its view. What the game advises
/// comes to mind as well, but has to look good at once.
#[derive(Clone, Debug)]
pub struct Glance {
    lots: Random,
    dice: Xoshiro256PlusPlus,
    compared: u32,
}

impl Glance {
    /// The bot with this seed that compares so many choices.
    #[must_use]
    pub fn new(seed: u64, compared: u32) -> Self {
        Self {
            lots: Random::new(seed),
            dice: Xoshiro256PlusPlus::seed_from_u64(!seed),
            compared,
        }
    }
}

impl<G: Advice> Bot<G> for Glance {
    fn choose(&mut self, game: &G, view: &G::View, seat: Seat, choices: &[G::Action]) -> G::Action {
        let table = game.redeal(view, Dice::from_seed(self.dice.next_u64()));
        let worth = |action| {
            let mut state = table;
            game.apply(&mut state, seat, action, &mut Quiet);
            game.estimate(&game.view(&state, Some(seat)), seat)
        };
        let advised = game.advise(view, seat, choices);
        let drawn = self.compared.max(1) - u32::from(advised.is_some());
        let drawn = (0..drawn).map(|_| self.lots.pick(choices));
        drawn
            .chain(advised)
            .max_by_key(|&action| worth(action))
            .expect("at least one comes to mind")
    }
}
