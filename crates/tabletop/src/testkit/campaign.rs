//! Many random games on all cores, with the checks that are cheap enough for it.

use alloc::{format, string::String, vec::Vec};
use core::{
    fmt,
    ops::AddAssign,
    sync::atomic::{AtomicU64, Ordering},
};
use std::{env, thread, time::Instant};

use crate::{Dice, Game, Quiet, Seat};

/// Which games are played.
pub struct Campaign<G, T> {
    /// The table of a game, by the number of the game.
    pub table: T,
    /// The most decisions a game may take.
    pub longest: fn(&G) -> usize,
}

/// What a campaign counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    /// Games that were played to their end.
    pub games: u64,
    /// Decisions in them.
    pub decisions: u64,
    /// Actions that were listed, and found legal.
    pub choices: u64,
    /// Decisions in the longest game.
    pub longest: u64,
}

impl AddAssign for Totals {
    fn add_assign(&mut self, other: Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.choices += other.choices;
        self.longest = self.longest.max(other.longest);
    }
}

impl fmt::Display for Totals {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            games,
            decisions,
            choices,
            longest,
        } = self;
        write!(
            f,
            "{games} games, {decisions} decisions, {choices} listed actions, all legal; \
             the longest game took {longest} decisions."
        )
    }
}

impl<G: Game, T: Fn(u64) -> G + Sync> Campaign<G, T> {
    /// Plays this many games. The number of a game is its seed, so that threads make no
    /// difference.
    ///
    /// # Panics
    /// With the table, the seed and the number of the action, when something is wrong.
    #[must_use]
    pub fn play(&self, games: u64) -> Totals {
        self.play_with(games, |_| {})
    }

    /// The same as many times as `ORRERY_CAMPAIGN_GAMES` says, 100,000 unless it is set, and
    /// says how it goes on.
    ///
    /// # Panics
    /// Like [`play`](Self::play).
    #[expect(clippy::print_stdout, reason = "whoever runs it wants to see it go on")]
    pub fn run(&self) {
        let games = env::var("ORRERY_CAMPAIGN_GAMES");
        let games = games.map_or(100_000, |games| games.parse().expect("a number of games"));
        let began = Instant::now();
        let step = (games / 20).max(1);
        let totals = self.play_with(games, |done| {
            if done % step == 0 {
                let seconds = began.elapsed().as_secs_f64();
                std::println!("{done} of {games} games, {seconds:.0} s");
            }
        });
        std::println!("{totals}");
    }

    fn play_with(&self, games: u64, progress: impl Fn(u64) + Sync) -> Totals {
        let next = AtomicU64::new(0);
        let worker = || {
            let (mut list, mut totals) = (Vec::new(), Totals::default());
            loop {
                let index = next.fetch_add(1, Ordering::Relaxed);
                if index >= games {
                    return totals;
                }
                let game = (self.table)(index);
                totals += play_one(&game, index, (self.longest)(&game), &mut list);
                progress(index + 1);
            }
        };
        let cores = thread::available_parallelism().map_or(1, usize::from);
        thread::scope(|scope| {
            let workers: Vec<_> = (0..cores).map(|_| scope.spawn(worker)).collect();
            let mut totals = Totals::default();
            for worker in workers {
                totals += worker.join().expect("the game is sound");
            }
            totals
        })
    }
}

/// Plays one random game: the invariants hold after every action, every listed action is
/// legal, and nobody else has any.
fn play_one<G: Game>(game: &G, seed: u64, longest: usize, list: &mut Vec<G::Action>) -> Totals {
    let mut chance = Dice::from_seed(!seed);
    let mut state = game.start(Dice::from_seed(seed), &mut Quiet);
    let mut totals = Totals {
        games: 1,
        ..Totals::default()
    };
    let place = |decisions: u64| -> String {
        let (seats, options) = (game.seats(), game.options());
        format!("{seats} seats, {options:?}, seed {seed}, action {decisions}")
    };
    loop {
        if let Err(broken) = game.invariants(&state) {
            panic!("{}: {broken}", place(totals.decisions));
        }
        let acting = game.to_act(&state);
        for other in Seat::first(game.sides()).filter(|&seat| !acting.contains(seat)) {
            game.actions(&state, other, list);
            assert!(list.is_empty(), "{}: {list:?}", place(totals.decisions));
        }
        let owing: Vec<Seat> = game.owing(&state).iter().collect();
        if owing.is_empty() {
            break;
        }
        let seat = owing[chance.below(owing.len() as u32) as usize];
        game.actions(&state, seat, list);
        for &action in &*list {
            let refused = game.check(&state, seat, action);
            assert_eq!(refused, Ok(()), "{}: {action}", place(totals.decisions));
        }
        totals.choices += list.len() as u64;
        let action = list[chance.below(list.len() as u32) as usize];
        game.apply(&mut state, seat, action, &mut Quiet);
        totals.decisions += 1;
        let ends = totals.decisions <= longest as u64;
        assert!(ends, "{}: it does not end", place(totals.decisions));
    }
    let outcome = game.outcome(&state);
    assert!(outcome.is_some(), "{}", place(totals.decisions));
    totals.longest = totals.decisions;
    totals
}
