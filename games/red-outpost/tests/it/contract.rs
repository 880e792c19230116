//! Random play with every check of the testkit, for every player count and option.

use std::{
    ops::AddAssign,
    sync::atomic::{AtomicU64, Ordering},
    thread,
};

use red_outpost::{RedOutpost, step::Action};
use tabletop::{Dice, Game, Options, Quiet, Seat, testkit};

use crate::kit::BOX;

/// No game takes more decisions. A round has at most 24 turns (RO-044), and a turn
/// asks fewer than 20 questions: there are 18 kinds, and of each at most one is
/// open in a turn, except for a second exchange (card 5) and a second cube to choose.
pub const LONGEST: usize = 2 * 24 * 20;

/// Every mix of tokens and cards, by number of players.
pub fn tables() -> impl Iterator<Item = (u8, Options)> {
    let mut tables = Vec::new();
    for players in 1..=4 {
        for tokens in ["fixed", "random"] {
            for cards in ["off", "on"] {
                if players > 1 || cards == "off" {
                    let options = [("tokens", tokens), ("cards", cards)];
                    let options = options.map(|(key, value)| (key.to_string(), value.to_string()));
                    tables.push((players, Options::from(options)));
                }
            }
        }
    }
    tables.into_iter()
}

/// The same with every first player, with other colours and with every combination of
/// readings, which take turns: as many games are played with each.
fn all_tables() -> Vec<RedOutpost> {
    let mut games = Vec::new();
    let boxes = figures::all_readings(BOX);
    for (players, options) in tables() {
        let seats = (1..=players).map(|seat| seat.to_string());
        for first in seats.chain(["random".to_string()]) {
            for colours in ["", "pink,orange,brown,blue"] {
                let colours: Vec<&str> = colours.split(',').take(players as usize).collect();
                let mut options = options.clone();
                options.insert("first".to_string(), first.clone());
                options.insert("colours".to_string(), colours.join(","));
                let open = |text: &String| RedOutpost::open(text, players, &options).unwrap();
                games.extend(boxes.iter().map(open));
            }
        }
    }
    games
}

/// RO-184, RO-211: random games with each combination of readings.
#[test]
fn random_games_keep_the_contract() {
    let boxes = figures::all_readings(BOX);
    assert_eq!(boxes.len(), 4);
    for (players, options) in tables() {
        for (index, text) in boxes.iter().enumerate() {
            let game = RedOutpost::open(text, players, &options).unwrap();
            for seed in 0..5 {
                testkit::play_out(&game, 5 * index as u64 + seed, LONGEST);
            }
        }
    }
}

/// What a campaign counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Totals {
    games: u64,
    decisions: u64,
    choices: u64,
    longest: u64,
}

impl AddAssign for Totals {
    fn add_assign(&mut self, other: Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.choices += other.choices;
        self.longest = self.longest.max(other.longest);
    }
}

/// Plays one random game: every piece is counted after every action, every listed
/// action is legal, and nobody else has any.
fn play(game: &RedOutpost, seed: u64, list: &mut Vec<Action>) -> Totals {
    let mut chance = Dice::from_seed(!seed);
    let mut state = game.start(Dice::from_seed(seed), &mut Quiet);
    let mut totals = Totals {
        games: 1,
        ..Totals::default()
    };
    let place = |decisions: u64| format!("{:?}, seed {seed}, action {decisions}", game.setup);
    loop {
        if let Err(broken) = game.invariants(&state) {
            panic!("{}: {broken}", place(totals.decisions));
        }
        let acting = game.owing(&state);
        for other in Seat::first(game.sides()).filter(|&seat| !acting.contains(seat)) {
            game.actions(&state, other, list);
            assert!(list.is_empty(), "{}: {list:?}", place(totals.decisions));
        }
        let Some(seat) = acting.lowest() else {
            break;
        };
        game.actions(&state, seat, list);
        for &action in &*list {
            let refused = game.check(&state, seat, action);
            assert_eq!(refused, Ok(()), "{}: {action}", place(totals.decisions));
        }
        totals.choices += list.len() as u64;
        let action = list[chance.below(list.len() as u32) as usize];
        game.apply(&mut state, seat, action, &mut Quiet);
        totals.decisions += 1;
        assert!(
            totals.decisions <= LONGEST as u64,
            "{}",
            place(totals.decisions)
        );
    }
    assert!(
        game.outcome(&state).is_some(),
        "{}",
        place(totals.decisions)
    );
    totals.longest = totals.decisions;
    totals
}

/// Plays the games on all cores, every table in turn.
fn campaign_of(games: u64, progress: impl Fn(u64) + Sync) -> Totals {
    let tables = all_tables();
    let next = AtomicU64::new(0);
    let worker = || {
        let (mut list, mut totals) = (Vec::new(), Totals::default());
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= games {
                return totals;
            }
            let table = &tables[index as usize % tables.len()];
            totals += play(table, index, &mut list);
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

#[test]
fn a_small_campaign_finds_nothing() {
    let totals = campaign_of(2_000, |_| {});
    assert_eq!(totals.games, 2_000);
    assert_eq!(
        totals,
        campaign_of(2_000, |_| {}),
        "threads make no difference"
    );
}

/// `cargo xtask campaign`: as many random games as there is patience for.
#[test]
#[ignore = "long: ORRERY_CAMPAIGN_GAMES games, 100000 unless told"]
#[expect(clippy::print_stdout, reason = "whoever runs it wants to see it go on")]
fn campaign() {
    let games = std::env::var("ORRERY_CAMPAIGN_GAMES");
    let games = games.map_or(100_000, |games| games.parse().expect("a number of games"));
    let began = std::time::Instant::now();
    let step = (games / 20).max(1);
    let totals = campaign_of(games, |done| {
        if done % step == 0 {
            println!(
                "{done} of {games} games, {:.0} s",
                began.elapsed().as_secs_f64()
            );
        }
    });
    let Totals {
        games,
        decisions,
        choices,
        longest,
    } = totals;
    println!(
        "{games} games, {decisions} decisions, {choices} listed actions, all legal; \
         the longest game took {longest} decisions (at most {LONGEST})."
    );
}
