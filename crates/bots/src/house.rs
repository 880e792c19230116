//! The bots of the house at one table: the levels, and the trained network that the strongest
//! of them follows.

use std::sync::Arc;

use network::Network;
use tabletop::{Advice, Game};

use crate::{Bot, BotKind, Budget, Encoder, Judge, Limits, NetworkMisfit, Search};

/// Makes computer players of every level for one game.
pub struct House<G: Game> {
    trained: Option<(Arc<Network>, &'static dyn Encoder<G>)>,
}

impl<G: Game> Clone for House<G> {
    fn clone(&self) -> Self {
        Self {
            trained: self.trained.clone(),
        }
    }
}

impl<G: Game> Default for House<G> {
    /// Without a network.
    fn default() -> Self {
        Self { trained: None }
    }
}

impl<G: Advice> House<G> {
    /// With a network that was trained for this game.
    ///
    /// # Errors
    /// When the network was made for something else, or the box does not fit the encoding.
    pub fn trained(
        network: Arc<Network>,
        numbers: &'static dyn Encoder<G>,
        game: &G,
    ) -> Result<Self, NetworkMisfit> {
        Judge::new(network.clone(), Some(numbers), game)?;
        Ok(Self {
            trained: Some((network, numbers)),
        })
    }

    /// The network as a judge, where there is one.
    fn judge(&self, game: &G) -> Option<Judge<G>> {
        let (network, numbers) = self.trained.as_ref()?;
        Judge::new(network.clone(), Some(*numbers), game).ok()
    }

    /// A bot of a level, which makes the same choices with the same seed.
    #[must_use]
    pub fn make(&self, game: &G, kind: BotKind, seed: u64, limits: Limits) -> Box<dyn Bot<G>> {
        match kind {
            BotKind::Master => Box::new(self.search(game, BotKind::MASTER_ROUNDS, seed, limits)),
            _ => kind.make_within(seed, limits),
        }
    }

    /// The search of a master with so many rounds: fewer where a round takes longer, because
    /// it plays on to the end or asks the network.
    #[must_use]
    pub fn search(&self, game: &G, rounds: u32, seed: u64, limits: Limits) -> Search<G> {
        let judge = self.judge(game);
        let quick = match judge {
            Some(_) => BotKind::MASTER_ROUNDS / BotKind::NETWORK_ROUNDS,
            None => G::PLAYOUT.unwrap_or(1),
        };
        let budget = Budget {
            rounds: rounds.div_ceil(quick),
            threads: 1,
            memory: limits.memory,
            time: limits.time,
        };
        match judge {
            Some(judge) => Search::judged(seed, budget, judge, 100),
            None => Search::new(seed, budget),
        }
    }
}
