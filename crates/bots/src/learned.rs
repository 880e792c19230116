//! Bots that have learnt: a network says how promising each choice is and how the game is
//! going to end. It starts from a view like every other bot.

use std::{collections::BTreeMap, fmt, sync::Arc};

use network::{Network, ONE, Scratch, Value, softmax};
use rand::{RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};
use tabletop::{Game, Seat};

use crate::{Bot, Encoder, NetworkMisfit};

/// Networks by the names of their files.
#[derive(Clone, Default)]
pub struct Networks(BTreeMap<String, Arc<Network>>);

impl Networks {
    /// Adds a network that was read from a file of this name.
    pub fn insert(&mut self, file: &str, network: Network) {
        self.0.insert(file.to_string(), Arc::new(network));
    }

    /// The network of a file.
    #[must_use]
    pub fn get(&self, file: &str) -> Option<&Arc<Network>> {
        self.0.get(file)
    }

    /// All files and their networks.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Arc<Network>)> {
        self.0
            .iter()
            .map(|(file, network)| (file.as_str(), network))
    }
}

impl fmt::Debug for Networks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.0.keys()).finish()
    }
}

/// A network that fits a game.
pub struct Judge<G: Game> {
    network: Arc<Network>,
    numbers: &'static dyn Encoder<G>,
}

impl<G: Game> Judge<G> {
    /// The network as a judge of this game.
    ///
    /// # Errors
    /// When the network was made for something else, or the box does not fit the encoding.
    pub fn new(
        network: Arc<Network>,
        numbers: Option<&'static dyn Encoder<G>>,
        game: &G,
    ) -> Result<Self, NetworkMisfit> {
        let numbers = numbers
            .filter(|numbers| numbers.is_encodable(game))
            .ok_or(NetworkMisfit::NoEncoding)?;
        let fits = network.fits(&numbers.shape());
        fits.map_err(NetworkMisfit::Network)?;
        Ok(Self { network, numbers })
    }

    /// Room for what it sees.
    #[must_use]
    pub fn sight(&self) -> Sight {
        Sight {
            observation: vec![0; self.network.shape().inputs],
            legal: Vec::new(),
            scratch: Scratch::new(&self.network),
        }
    }

    /// Looks at a question as a seat knows it.
    ///
    /// # Panics
    /// When a choice has no index, which no box that fits the encoding has.
    pub fn look(
        &self,
        game: &G,
        view: &G::View,
        seat: Seat,
        choices: &[G::Action],
        sight: &mut Sight,
    ) {
        self.numbers
            .observe(game, view, seat, &mut sight.observation);
        let index = |&action| {
            let index = self.numbers.index(game, seat, action);
            index.expect("the box fits the encoding")
        };
        sight.legal.clear();
        sight.legal.extend(choices.iter().map(index));
        self.network.evaluate(
            &sight.observation,
            &sight.legal,
            game.sides().into(),
            &mut sight.scratch,
        );
        softmax(sight.scratch.logits_mut());
    }
}

/// What a network sees in a question.
pub struct Sight {
    observation: Vec<i16>,
    legal: Vec<u16>,
    scratch: Scratch,
}

impl Sight {
    /// How promising each choice is; all together are [`ONE`].
    #[must_use]
    pub fn promises(&self) -> &[i32] {
        self.scratch.logits()
    }

    /// How the game is going to end for each side, as the seat counts them: itself first.
    #[must_use]
    pub fn values(&self) -> &[Value] {
        self.scratch.values()
    }
}

/// A computer player that follows a network and does not think ahead.
pub struct Learned<G: Game> {
    judge: Judge<G>,
    sight: Sight,
    /// Draws choices by lot, as often as the network finds them promising; without it the
    /// most promising one is taken.
    lots: Option<Xoshiro256PlusPlus>,
}

impl<G: Game> Learned<G> {
    /// Takes what is most promising.
    #[must_use]
    pub fn best(judge: Judge<G>) -> Self {
        Self {
            sight: judge.sight(),
            judge,
            lots: None,
        }
    }

    /// Draws by lot, as often as a choice is promising.
    #[must_use]
    pub fn drawing(judge: Judge<G>, seed: u64) -> Self {
        Self {
            lots: Some(Xoshiro256PlusPlus::seed_from_u64(seed)),
            ..Self::best(judge)
        }
    }
}

impl<G: Game> Bot<G> for Learned<G> {
    fn choose(&mut self, game: &G, view: &G::View, seat: Seat, choices: &[G::Action]) -> G::Action {
        self.judge.look(game, view, seat, choices, &mut self.sight);
        let promises = self.sight.promises();
        let at = match &mut self.lots {
            Some(lots) => {
                let mut lot = lots.random_range(0..ONE as i32);
                let passed = promises.iter().position(|&promise| {
                    lot -= promise;
                    lot < 0
                });
                passed.expect("all together are one")
            }
            None => {
                let best = promises.iter().max().expect("there is a choice");
                promises
                    .iter()
                    .position(|promise| promise == best)
                    .expect("it is there")
            }
        };
        choices[at]
    }
}
