//! The computer players one can choose, from those who just play to those who
//! think ahead.

use std::time::Duration;

use strum::{Display, EnumString, VariantNames};
use tabletop::Advice;

use crate::{Bot, Budget, Glance, Greedy, Random, Search};

/// The computer players there are. A level is a way of thinking and how much of
/// it; none of them throws a game away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Display, EnumString, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum BotKind {
    /// Any legal action, each equally likely: a yardstick, not an opponent.
    Random,
    /// Compares two choices that come to mind, one of them the game's own advice where
    /// there is some.
    Novice,
    /// Takes what looks best at once, one decision ahead or by the game's own advice.
    Greedy,
    /// Thinks a little ahead.
    Skilled,
    /// Thinks well ahead.
    Strong,
    /// Thinks as long as it is worth it.
    Expert,
    /// The strongest: judges by what it has learnt where the game has a trained network, and
    /// thinks four times as long as an expert elsewhere.
    Master,
}

/// What a bot may use on this machine, whatever its level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// How long it may think about a decision.
    pub time: Option<Duration>,
    /// How many questions it remembers.
    pub memory: usize,
}

impl Default for Limits {
    /// All the time a level takes, and more questions than an expert meets in a few
    /// decisions.
    fn default() -> Self {
        Self {
            time: None,
            memory: 200_000,
        }
    }
}

impl BotKind {
    /// The rounds of an expert that looks only a few decisions ahead.
    pub const EXPERT_ROUNDS: u32 = 12_000;

    /// The rounds of a master without a network that looks only a few decisions ahead.
    pub const MASTER_ROUNDS: u32 = 4 * Self::EXPERT_ROUNDS;

    /// The rounds of a master that follows a network: each costs more and says more.
    pub const NETWORK_ROUNDS: u32 = 8_000;

    /// The names of all bots.
    pub const NAMES: &'static [&'static str] = Self::VARIANTS;

    /// Those a person would choose as an opponent, the easiest first.
    pub const LEVELS: [Self; 6] = [
        Self::Novice,
        Self::Greedy,
        Self::Skilled,
        Self::Strong,
        Self::Expert,
        Self::Master,
    ];

    /// A bot of this kind, which makes the same choices with the same seed. It knows no
    /// network; a [`House`](crate::House) makes one that does.
    #[must_use]
    pub fn make<G: Advice>(self, seed: u64) -> Box<dyn Bot<G>> {
        self.make_within(seed, Limits::default())
    }

    /// A bot of this kind that keeps within limits.
    #[must_use]
    pub fn make_within<G: Advice>(self, seed: u64, limits: Limits) -> Box<dyn Bot<G>> {
        match self.budget::<G>(limits) {
            Some(budget) => Box::new(Search::new(seed, budget)),
            None => match self {
                Self::Random => Box::new(Random::new(seed)),
                Self::Novice => Box::new(Glance::new(seed, 2)),
                _ => Box::new(Greedy::new(seed)),
            },
        }
    }

    /// What the levels that search may spend on a decision of this game. Where games
    /// are played out to the end on good advice, fewer rounds say as much.
    #[must_use]
    pub const fn budget<G: Advice>(self, limits: Limits) -> Option<Budget> {
        let rounds = match (self, G::PLAYOUT) {
            (Self::Random | Self::Novice | Self::Greedy, _) => return None,
            (Self::Skilled, None) => 80,
            (Self::Skilled, Some(_)) => 20,
            (Self::Strong, None) => 1_000,
            (Self::Strong, Some(_)) => 80,
            (Self::Expert, None) => Self::EXPERT_ROUNDS,
            (Self::Expert, Some(quick)) => Self::EXPERT_ROUNDS / quick,
            (Self::Master, None) => Self::MASTER_ROUNDS,
            (Self::Master, Some(quick)) => Self::MASTER_ROUNDS / quick,
        };
        Some(Budget {
            rounds,
            threads: 1,
            memory: limits.memory,
            time: limits.time,
        })
    }
}
