//! Many games between bots, on all cores, with the same result whatever their number.

use std::{
    collections::HashSet,
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};

use tabletop::{Dice, Game, Quiet, Seat, Study};

use crate::{
    Bot, BotList, BotSpec, Lost, Networks, Random,
    clock::{self, Stopwatch},
};

/// What to simulate.
#[derive(Clone, Debug)]
pub struct Simulation {
    /// How many games.
    pub games: u64,
    /// The first that is played, by its index.
    pub first: u64,
    /// Games that were played before, by their index.
    pub played: HashSet<u64>,
    /// The bots, which go round the table from game to game.
    pub bots: BotList,
    /// The seed of the series.
    pub seed: u64,
    /// How many threads.
    pub threads: usize,
    /// The networks that bots in the list follow.
    pub networks: Networks,
    /// Whether lots answer what a study leaves to them ([`Study::is_randomised`]).
    pub randomised: bool,
}

/// A finished game, for those who keep records.
pub struct Finished<'a, G: Game> {
    /// Which game of the series.
    pub index: u64,
    /// The seed of its dice.
    pub seed: u64,
    /// The bot at each seat.
    pub bots: Vec<BotSpec>,
    /// Who did what.
    pub actions: &'a [(Seat, G::Action)],
    /// How it ended.
    pub ending: Ending,
}

/// How a game between bots ended, and how long they thought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The place of each side.
    pub places: Vec<u8>,
    /// The points of each side.
    pub scores: Vec<i32>,
    /// How many decisions each seat made.
    pub decisions: Vec<u64>,
    /// How long each seat thought in all.
    pub thinking: Vec<Duration>,
    /// How bots lost their seats, by seat.
    pub lost: Vec<Option<Lost>>,
}

/// Sums over games. All are whole numbers, so their order does not matter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games counted.
    pub games: u64,
    /// Games won alone.
    pub wins: u64,
    /// Games in which the first place was shared.
    pub shared: u64,
    /// Sum of the places.
    pub places: u64,
    /// Sum of the scores.
    pub score: i64,
    /// Sum of the squares of the scores.
    pub score_squared: i64,
    /// The lowest score.
    pub lowest: i64,
    /// The highest score.
    pub highest: i64,
    /// Sums of the points by source.
    pub sources: Vec<i64>,
}

impl Tally {
    fn add(&mut self, other: &Self) {
        if other.games == 0 {
            return;
        }
        if self.games == 0 {
            *self = other.clone();
            return;
        }
        self.games += other.games;
        self.wins += other.wins;
        self.shared += other.shared;
        self.places += other.places;
        self.score += other.score;
        self.score_squared += other.score_squared;
        self.lowest = self.lowest.min(other.lowest);
        self.highest = self.highest.max(other.highest);
        for (sum, more) in self.sources.iter_mut().zip(&other.sources) {
            *sum += more;
        }
    }

    /// The mean score.
    #[must_use]
    pub fn mean(&self) -> f64 {
        self.score as f64 / self.games as f64
    }

    /// The standard deviation of the scores.
    #[must_use]
    pub fn spread(&self) -> f64 {
        let mean = self.mean();
        (self.score_squared as f64 / self.games as f64 - mean * mean)
            .max(0.0)
            .sqrt()
    }
}

/// What came of a simulation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Sums for each side, automata behind the seats.
    pub seats: Vec<Tally>,
    /// Sums for each bot that took part, in the order of the list.
    pub bots: Vec<(String, Tally)>,
    /// Sum of the decisions.
    pub decisions: u64,
    /// The shortest game.
    pub shortest: u64,
    /// The longest game.
    pub longest: u64,
    /// Games played.
    pub games: u64,
}

impl Report {
    /// No games yet, between these bots.
    #[must_use]
    pub fn new(sides: u8, bots: &BotList) -> Self {
        let mut report = Self {
            seats: vec![Tally::default(); sides as usize],
            ..Self::default()
        };
        for bot in &bots.0 {
            let name = bot.to_string();
            if !report.bots.iter().any(|(known, _)| *known == name) {
                report.bots.push((name, Tally::default()));
            }
        }
        report
    }

    /// Adds those of other games between the same bots.
    pub fn add(&mut self, other: &Self) {
        if other.games == 0 {
            return;
        }
        self.shortest = if self.games == 0 {
            other.shortest
        } else {
            self.shortest.min(other.shortest)
        };
        self.longest = self.longest.max(other.longest);
        self.games += other.games;
        self.decisions += other.decisions;
        for (seat, more) in self.seats.iter_mut().zip(&other.seats) {
            seat.add(more);
        }
        for ((_, bot), (_, more)) in self.bots.iter_mut().zip(&other.bots) {
            bot.add(more);
        }
    }

    /// Counts a finished game of so many decisions with these bots at its seats.
    ///
    /// # Panics
    /// When the game is not over.
    pub fn count<G: Game>(&mut self, game: &G, state: &G::State, bots: &[BotSpec], decisions: u64) {
        let outcome = game.outcome(state).expect("the game is over");
        let winners = outcome.winners().count();
        for seat in Seat::first(game.sides()) {
            let score = i64::from(game.total(state, seat));
            let won = outcome.place(seat) == 1;
            let tally = Tally {
                games: 1,
                wins: u64::from(won && winners == 1),
                shared: u64::from(won && winners > 1),
                places: u64::from(outcome.place(seat)),
                score,
                score_squared: score * score,
                lowest: score,
                highest: score,
                sources: (0..G::INFO.sources.len() as u8)
                    .map(|source| i64::from(game.points(state, seat, source)))
                    .collect(),
            };
            self.seats[seat.index()].add(&tally);
            if let Some(bot) = bots.get(seat.index()) {
                let name = bot.to_string();
                let entry = self.bots.iter_mut().find(|(known, _)| *known == name);
                entry.expect("every bot has an entry").1.add(&tally);
            }
        }
        self.shortest = if self.games == 0 {
            decisions
        } else {
            self.shortest.min(decisions)
        };
        self.longest = self.longest.max(decisions);
        self.decisions += decisions;
        self.games += 1;
    }
}

/// The seed of the `index`-th game of a series (SplitMix64, cut to the 53 bits
/// that every reader of JSON keeps).
#[must_use]
pub const fn game_seed(series: u64, index: u64) -> u64 {
    let mut z = series.wrapping_add(index.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    (z ^ (z >> 31)) >> 11
}

/// Makes the bot for a seat, which gets this seed.
pub type Make<'a, G> = dyn Fn(&BotSpec, Seat, u64) -> Box<dyn Bot<G>> + Sync + 'a;

/// Plays the series. `finished` hears of every game, from any thread and in any
/// order; returning `false` stops the series early.
pub fn simulate<G: Study>(
    game: &G,
    what: &Simulation,
    make: &Make<'_, G>,
    finished: &(dyn Fn(Finished<'_, G>) -> bool + Sync),
) -> Report {
    let next = AtomicU64::new(what.first);
    let mut report = Report::new(game.sides(), &what.bots);
    let threads = vec![(); what.threads.max(1)];
    let parts = clock::all(threads, |()| worker(game, what, &next, make, finished));
    parts.iter().for_each(|part| report.add(part));
    report
}

fn worker<G: Study>(
    game: &G,
    what: &Simulation,
    next: &AtomicU64,
    make: &Make<'_, G>,
    finished: &(dyn Fn(Finished<'_, G>) -> bool + Sync),
) -> Report {
    let mut report = Report::new(game.sides(), &what.bots);
    let (mut choices, mut actions) = (Vec::new(), Vec::new());
    loop {
        let index = next.fetch_add(1, Ordering::Relaxed);
        if index >= what.games {
            return report;
        }
        if what.played.contains(&index) {
            continue;
        }
        let seed = game_seed(what.seed, index);
        let specs: Vec<BotSpec> = Seat::first(game.seats())
            .map(|seat| what.bots.at(seat, index).clone())
            .collect();
        let mut bots: Vec<Box<dyn Bot<G>>> = Seat::first(game.seats())
            .zip(&specs)
            .map(|(seat, bot)| make(bot, seat, game_seed(seed, u64::from(seat.0))))
            .collect();
        let mut lots = Random::new(seed);
        let mut state = game.start(Dice::from_seed(seed), &mut Quiet);
        let seats = game.seats() as usize;
        let mut ending = Ending {
            places: Vec::new(),
            scores: Vec::new(),
            decisions: vec![0; seats],
            thinking: vec![Duration::ZERO; seats],
            lost: Vec::new(),
        };
        actions.clear();
        while let Some(seat) = game.owing(&state).lowest() {
            game.actions(&state, seat, &mut choices);
            let view = game.view(&state, Some(seat));
            let began = Stopwatch::start();
            let action = if what.randomised && game.is_randomised(&view) {
                lots.pick(&choices)
            } else {
                bots[seat.index()].choose(game, &view, seat, &choices)
            };
            ending.thinking[seat.index()] += began.elapsed();
            ending.decisions[seat.index()] += 1;
            game.apply(&mut state, seat, action, &mut Quiet);
            actions.push((seat, action));
        }
        report.count(game, &state, &specs, actions.len() as u64);
        let outcome = game.outcome(&state).expect("the game is over");
        ending.places = outcome.places().to_vec();
        ending.scores = Seat::first(game.sides())
            .map(|seat| game.total(&state, seat))
            .collect();
        for bot in &mut bots {
            bot.hear_result(&ending.places, &ending.scores);
            ending.lost.push(bot.lost().cloned());
        }
        if !finished(Finished {
            index,
            seed,
            bots: specs,
            actions: &actions,
            ending,
        }) {
            next.store(what.games, Ordering::Relaxed);
            return report;
        }
    }
}
