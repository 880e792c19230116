//! Random playouts and rounds of the search, as fast as one thread can make them.

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use tabletop::{Advice, Dice, Game, Quiet};

use crate::{BotKind, Limits, Random, Search, game_seed};

/// The outcome of a fixed series of random playouts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Playouts {
    /// Games played.
    pub games: u64,
    /// Decisions made in them.
    pub decisions: u64,
    /// What they all ended in. A wrong engine ends in something else.
    pub digest: u64,
}

/// Plays `games` random games, always the same ones, without allocating once the
/// buffer has grown to the longest list of actions.
pub fn playouts<G: Game>(game: &G, games: u64, buffer: &mut Vec<G::Action>) -> Playouts {
    let mut lots = Random::new(0);
    let (mut decisions, mut digest) = (0, 0_u64);
    for index in 0..games {
        let mut state = game.start(Dice::from_seed(game_seed(0, index)), &mut Quiet);
        while let Some(seat) = game.owing(&state).lowest() {
            game.actions(&state, seat, buffer);
            let action = lots.pick(buffer);
            game.apply(&mut state, seat, action, &mut Quiet);
            decisions += 1;
        }
        for seat in tabletop::Seat::first(game.sides()) {
            digest = mix(digest, game.total(&state, seat) as u64);
        }
    }
    Playouts {
        games,
        decisions,
        digest: mix(digest, decisions),
    }
}

/// Folds a value into a digest (FNV-1a over 64-bit words).
const fn mix(digest: u64, value: u64) -> u64 {
    (digest ^ value)
        .wrapping_add(0x9e37_79b9_7f4a_7c15)
        .wrapping_mul(0x0000_0100_0000_01b3)
}

/// How fast random play is on one thread.
#[derive(Clone, Copy, Debug)]
pub struct Bench {
    /// Games per second.
    pub games_per_second: f64,
    /// Decisions per second.
    pub decisions_per_second: f64,
    /// Bytes of a state.
    pub state_bytes: usize,
    /// Time to copy a state.
    pub copy: Duration,
    /// Games played in all.
    pub games: u64,
    /// The digest of every batch; all batches are the same games.
    pub digest: u64,
}

impl Bench {
    /// Repeats a batch of playouts for about as long as asked and takes the
    /// fastest batch: whatever else the machine does only makes it slower.
    ///
    /// # Panics
    /// When two batches end differently, which means that the rules are not a
    /// function of setup, dice and actions.
    pub fn run<G: Game>(game: &G, batch: u64, time: Duration) -> Self {
        let mut buffer = Vec::new();
        let first = playouts(game, batch, &mut buffer);
        let (start, mut games) = (Instant::now(), 0);
        let mut fastest = Duration::MAX;
        while games == 0 || start.elapsed() < time {
            let began = Instant::now();
            let playouts = playouts(game, batch, &mut buffer);
            fastest = fastest.min(began.elapsed());
            assert_eq!(playouts, first, "the same games ended differently");
            games += batch;
        }
        let seconds = fastest.as_secs_f64();
        Self {
            games_per_second: batch as f64 / seconds,
            decisions_per_second: first.decisions as f64 / seconds,
            state_bytes: size_of::<G::State>(),
            copy: time_of_copy::<G>(&game.start(Dice::from_seed(0), &mut Quiet)),
            games,
            digest: first.digest,
        }
    }
}

/// How many rounds a second the search makes at the first question of a game that leaves a
/// choice. Every batch begins with nothing known, and the fastest counts.
pub fn search_rounds<G: Advice>(game: &G, time: Duration) -> f64 {
    let budget = BotKind::Strong.budget::<G>(Limits::default());
    let budget = budget.expect("it searches");
    let mut state = game.start(Dice::from_seed(0), &mut Quiet);
    let mut choices = Vec::new();
    let seat = loop {
        let seat = game.owing(&state).lowest().expect("a game has choices");
        game.actions(&state, seat, &mut choices);
        match choices[..] {
            [only] => game.apply(&mut state, seat, only, &mut Quiet),
            _ => break seat,
        }
    };
    let view = game.view(&state, Some(seat));
    let start = Instant::now();
    let mut fastest = Duration::MAX;
    while fastest == Duration::MAX || start.elapsed() < time {
        let mut search = Search::new(0, budget);
        let began = Instant::now();
        black_box(search.opinions(game, &view, seat, &choices));
        fastest = fastest.min(began.elapsed());
    }
    f64::from(budget.rounds) / fastest.as_secs_f64()
}

fn time_of_copy<G: Game>(state: &G::State) -> Duration {
    const COPIES: u32 = 100_000;
    let mut copies = vec![*state; 64];
    let began = Instant::now();
    for index in 0..COPIES as usize {
        copies[index % 64] = *black_box(state);
        black_box(&copies);
    }
    began.elapsed() / COPIES
}
