//! Many games side by side.

use std::sync::Arc;

use bots::{House, game_seed};
use rayon::{ThreadPool, ThreadPoolBuilder};
use tabletop::{Advice, Encode, Seat};

use crate::{
    Buffers, Environment, Shape, Spec, SpecProblem, StepProblem,
    lane::{Bots, Lane, write_returns},
};

/// Many games of one setup.
pub struct VecEnv<G: Encode> {
    game: Arc<G>,
    lanes: Vec<Lane<G>>,
    bots: Bots<G>,
    pool: Option<ThreadPool>,
    threads: usize,
    shape: Shape,
}

impl<G: Encode + Advice> VecEnv<G> {
    /// Games of this setup, each at its first question.
    ///
    /// # Errors
    /// When there is nothing to play, or nobody to ask.
    pub fn new(game: Arc<G>, spec: &Spec) -> Result<Self, SpecProblem> {
        Self::with_house(game, spec, House::default())
    }

    /// The same with bots that know a network.
    ///
    /// # Errors
    /// When there is nothing to play, or nobody to ask.
    pub fn with_house(game: Arc<G>, spec: &Spec, house: House<G>) -> Result<Self, SpecProblem> {
        let seats = usize::from(game.seats());
        if spec.games == 0 {
            return Err(SpecProblem::NoGame);
        }
        if spec.bots.len() > seats {
            let bots = spec.bots.len();
            return Err(SpecProblem::TooManyBots { bots, seats });
        }
        if spec.bots.len() == seats && spec.bots.iter().all(Option::is_some) {
            return Err(SpecProblem::OnlyBots);
        }
        if !game.is_encodable() {
            return Err(SpecProblem::NotEncodable);
        }
        let threads = spec.threads.clamp(1, spec.games);
        let pool = if threads > 1 {
            let pool = ThreadPoolBuilder::new().num_threads(threads).build();
            Some(pool.map_err(|problem| SpecProblem::Threads(problem.to_string()))?)
        } else {
            None
        };
        let lanes = (0..spec.games).map(|_| Lane::new(&*game, spec.seed));
        let mut env = Self {
            shape: Shape {
                games: spec.games,
                seats,
                sides: G::SIDES,
                observation: G::OBSERVATION,
                actions: G::ACTION_COUNT,
            },
            lanes: lanes.collect(),
            game,
            bots: Bots {
                kinds: spec.bots.clone(),
                house,
            },
            pool,
            threads,
        };
        env.begin(spec.seed, None);
        Ok(env)
    }

    /// The state of a game.
    #[must_use]
    pub fn state(&self, game: usize) -> &G::State {
        &self.lanes[game].state
    }

    /// The seat that is asked in a game, and what it may do.
    #[must_use]
    pub fn legal(&self, game: usize) -> (Seat, &[G::Action]) {
        let lane = &self.lanes[game];
        (lane.seat, &lane.legal)
    }

    /// Begins all games anew, and writes them if there is something to write to.
    fn begin(&mut self, seed: u64, buffers: Option<Buffers<'_>>) {
        for (number, lane) in self.lanes.iter_mut().enumerate() {
            lane.reset(&self.game, game_seed(seed, number as u64), &self.bots);
        }
        let Some(buffers) = buffers else {
            return;
        };
        let (game, shape) = (&*self.game, &self.shape);
        for_each(&mut self.lanes, buffers, 1, shape, &|lane, mut row| {
            write_returns(None, &mut row);
            lane.write(game, &mut row, shape);
        });
    }
}

impl<G: Encode + Advice> Environment for VecEnv<G> {
    fn shape(&self) -> Shape {
        self.shape
    }

    fn reset(&mut self, seed: u64, buffers: &mut Buffers<'_>) -> Result<(), StepProblem> {
        buffers.check(&self.shape)?;
        self.begin(seed, Some(buffers.borrow()));
        Ok(())
    }

    fn step(&mut self, actions: &[u32], buffers: &mut Buffers<'_>) -> Result<(), StepProblem> {
        let games = self.lanes.len();
        if actions.len() != games {
            let given = actions.len();
            return Err(StepProblem::Actions { given, games });
        }
        buffers.check(&self.shape)?;
        let game = &*self.game;
        // All are looked at before any is played.
        for (number, (lane, &action)) in self.lanes.iter_mut().zip(actions).enumerate() {
            let found = game.action_at(lane.seat, action as usize);
            lane.next = found.filter(|action| lane.legal.contains(action));
            if lane.next.is_none() {
                let game = number;
                return Err(StepProblem::Illegal { game, action });
            }
        }
        let (shape, bots) = (&self.shape, &self.bots);
        let work = |lane: &mut Lane<G>, mut row: Buffers<'_>| {
            let returns = lane.step(game, bots);
            write_returns(returns.as_ref(), &mut row);
            lane.write(game, &mut row, shape);
        };
        let (lanes, buffers) = (&mut self.lanes[..], buffers.borrow());
        match &self.pool {
            None => for_each(lanes, buffers, 1, shape, &work),
            // Some more parts than threads, because games with bots take longer than others.
            Some(pool) => {
                pool.install(|| for_each(lanes, buffers, 4 * self.threads, shape, &work));
            }
        }
        Ok(())
    }

    fn draw(&mut self, actions: &mut [u32]) {
        for (lane, action) in self.lanes.iter_mut().zip(actions) {
            let any = lane.lots.pick(&lane.legal);
            let index = self.game.action_index(lane.seat, any);
            *action = index.unwrap_or_default() as u32;
        }
    }

    fn episode(&self, game: usize) -> u64 {
        self.lanes[game].episode
    }
}

/// Does something with every game and its rows, in so many parts at the same time.
fn for_each<G: Encode + Advice>(
    lanes: &mut [Lane<G>],
    buffers: Buffers<'_>,
    parts: usize,
    shape: &Shape,
    work: &(impl Fn(&mut Lane<G>, Buffers<'_>) + Sync),
) {
    if parts > 1 && lanes.len() > 1 {
        let half = lanes.len() / 2;
        let (first, others) = lanes.split_at_mut(half);
        let (rows, other_rows) = buffers.split(half, shape);
        rayon::join(
            || for_each(first, rows, parts / 2, shape, work),
            || for_each(others, other_rows, parts - parts / 2, shape, work),
        );
        return;
    }
    let mut rest = buffers;
    for lane in lanes {
        let (row, others) = rest.split(1, shape);
        rest = others;
        work(lane, row);
    }
}
