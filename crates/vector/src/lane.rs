//! One of many games: what it is in, and how it goes on.

use bots::{Bot, BotKind, House, Limits, Random, game_seed};
use tabletop::{Advice, Dice, Encode, Quiet, Returns, Seat};

use crate::{Buffers, Shape};

/// Who sits in the seats of nobody.
pub(crate) struct Bots<G: Encode> {
    /// The level in each seat.
    pub kinds: Vec<Option<BotKind>>,
    /// Who makes them.
    pub house: House<G>,
}

/// A game with its bots.
pub(crate) struct Lane<G: Encode> {
    /// The seed of all its episodes.
    seed: u64,
    /// How often it has begun.
    pub episode: u64,
    pub state: G::State,
    /// The seat that is asked.
    pub seat: Seat,
    /// What it may do.
    pub legal: Vec<G::Action>,
    /// What is played next.
    pub next: Option<G::Action>,
    bots: [Option<Box<dyn Bot<G>>>; Seat::MAX],
    /// Draws actions for callers who want any.
    pub lots: Random,
}

impl<G: Encode + Advice> Lane<G> {
    /// A game before its first episode.
    pub fn new(game: &G, seed: u64) -> Self {
        Self {
            seed,
            episode: 0,
            state: game.start(Dice::from_seed(seed), &mut Quiet),
            seat: Seat(0),
            // No list of actions is longer than the list of all there are.
            legal: Vec::with_capacity(G::ACTION_COUNT),
            next: None,
            bots: Default::default(),
            lots: Random::new(!seed),
        }
    }

    /// Begins the series of games anew.
    pub fn reset(&mut self, game: &G, seed: u64, bots: &Bots<G>) {
        self.seed = seed;
        self.episode = 0;
        self.lots = Random::new(!seed);
        self.begin(game, bots);
        while self.go_on(game).is_some() {
            self.begin(game, bots);
        }
    }

    /// Begins the next game.
    fn begin(&mut self, game: &G, bots: &Bots<G>) {
        let seed = game_seed(self.seed, self.episode);
        self.episode += 1;
        self.state = game.start(Dice::from_seed(seed), &mut Quiet);
        for (seat, (bot, kind)) in self.bots.iter_mut().zip(&bots.kinds).enumerate() {
            let seed = game_seed(seed, seat as u64);
            *bot = kind.map(|kind| bots.house.make(game, kind, seed, Limits::default()));
        }
    }

    /// Lets bots answer until somebody else is asked; the returns if the game is over.
    fn go_on(&mut self, game: &G) -> Option<Returns> {
        loop {
            let Some(seat) = game.to_move(&self.state) else {
                return game.returns(&self.state);
            };
            self.seat = seat;
            game.actions(&self.state, seat, &mut self.legal);
            let Some(bot) = &mut self.bots[seat.index()] else {
                return None;
            };
            let view = game.view(&self.state, Some(seat));
            let action = bot.choose(game, &view, seat, &self.legal);
            game.apply(&mut self.state, seat, action, &mut Quiet);
        }
    }

    /// Plays what is to be played next, and tells what an ended game came to.
    pub fn step(&mut self, game: &G, bots: &Bots<G>) -> Option<Returns> {
        let action = self.next.take()?;
        game.apply(&mut self.state, self.seat, action, &mut Quiet);
        let returns = self.go_on(game);
        if returns.is_some() {
            self.begin(game, bots);
            while self.go_on(game).is_some() {
                self.begin(game, bots);
            }
        }
        returns
    }

    /// Writes its rows; `row` has room for this game only.
    pub fn write(&self, game: &G, row: &mut Buffers<'_>, shape: &Shape) {
        let seat = self.seat;
        row.seats[0] = seat.0;
        game.mask(seat, &self.legal, row.masks);
        if row.views.is_empty() {
            game.observe(&game.view(&self.state, Some(seat)), seat, row.observations);
            return;
        }
        let views = row.views.chunks_exact_mut(shape.observation);
        for (number, numbers) in views.enumerate() {
            let watcher = Seat(number as u8);
            game.observe(&game.view(&self.state, Some(watcher)), watcher, numbers);
        }
        let own = seat.index() * shape.observation;
        row.observations
            .copy_from_slice(&row.views[own..own + shape.observation]);
    }
}

/// Writes what a game came to.
pub(crate) fn write_returns(returns: Option<&Returns>, row: &mut Buffers<'_>) {
    row.dones[0] = u8::from(returns.is_some());
    row.rewards.fill(0.0);
    row.margins.fill(0);
    row.places.fill(0);
    let Some(returns) = returns else {
        return;
    };
    for side in Seat::first(returns.sides()) {
        let index = side.index();
        row.rewards[index] = f32::from(returns.value(side)) / f32::from(Returns::WIN);
        row.margins[index] = returns.margin(side);
        row.places[index] = returns.place(side);
    }
}
