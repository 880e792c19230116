//! The bot that looks one decision ahead.

use rand::{Rng, SeedableRng, rngs::Xoshiro256PlusPlus};
use tabletop::{Advice, Dice, Quiet, Seat};

use crate::{Bot, Random};

/// Follows the game's own advice where there is one. Otherwise it tries every choice on a few tables that agree with its view and takes the one
/// after which the game's quick estimate is best on average. Equal choices are
/// decided by lot.
#[derive(Clone, Debug)]
pub struct Greedy {
    lots: Random,
    dice: Xoshiro256PlusPlus,
}

/// How many tables are dealt for one decision: enough to see what a draw is
/// worth on average, few enough to stay quick.
const DEALS: usize = 4;

impl Greedy {
    /// The bot with this seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self {
            lots: Random::new(seed),
            dice: Xoshiro256PlusPlus::seed_from_u64(!seed),
        }
    }
}

impl<G: Advice> Bot<G> for Greedy {
    fn choose(&mut self, game: &G, view: &G::View, seat: Seat, choices: &[G::Action]) -> G::Action {
        if let Some(advised) = game.advise(view, seat, choices) {
            return advised;
        }
        let deals: [G::State; DEALS] =
            core::array::from_fn(|_| game.redeal(view, Dice::from_seed(self.dice.next_u64())));
        let worth = |&action: &G::Action| -> i64 {
            deals
                .iter()
                .map(|&(mut state)| {
                    game.apply(&mut state, seat, action, &mut Quiet);
                    i64::from(game.estimate(&game.view(&state, Some(seat)), seat))
                })
                .sum()
        };
        let worths: Vec<i64> = choices.iter().map(worth).collect();
        let best = worths.iter().max().expect("there is a choice");
        let equals: Vec<G::Action> = choices
            .iter()
            .zip(&worths)
            .filter(|&(_, worth)| worth == best)
            .map(|(&action, _)| action)
            .collect();
        self.lots.pick(&equals)
    }
}
