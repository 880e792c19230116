//! Random play with every check of the testkit, for every player count and mode and every
//! reading of the rulebook; and play by pilots with a will of their own, who get farther.

use std::{
    ops::AddAssign,
    sync::atomic::{AtomicU64, Ordering},
    thread,
};

use kosmonavts::{Kosmonavts, components::EventKind, state::State, step::Action};
use tabletop::{Advice, Dice, Game, Options, Quiet, Seat, testkit};

use crate::kit::{BOX, avoided_by};

/// No game by our own readings takes more decisions. The setup asks each of four players for bodies,
/// of which there are nine, a colour and missions. A round asks for a card and
/// four responses to it; for four orders of a conversion, four cubes and an end;
/// for four flights with a landing; and for four landings when bodies arrive. There
/// are at most 60 rounds (KOS-087).
pub const LONGEST: usize = (9 + 4 + 4) + 60 * (1 + 4 + 4 * (1 + 4 + 1) + 4 * 2 + 4);

/// The same by other readings: a final landing that is declared is one more question for
/// each landing, a shield against gravity one more for each ship.
fn longest(game: &Kosmonavts) -> usize {
    let shields = if game.figures.avoidable.contains(EventKind::Gravity) {
        4
    } else {
        0
    };
    let finals = if game.declares_final() { 3 * 4 } else { 0 };
    LONGEST + 60 * (shields + finals)
}

/// The box with every combination of the disputed readings; ours first.
fn boxes() -> Vec<String> {
    figures::all_readings(BOX)
}

/// Both modes for every number of players.
pub fn tables() -> impl Iterator<Item = (u8, Options)> {
    (2..=4).flat_map(|players| {
        ["basic", "advanced"].map(|mode| {
            let options = Options::from([("mode".to_string(), mode.to_string())]);
            (players, options)
        })
    })
}

/// The same with every seat as first placer or instructor.
fn all_tables(figures: &str) -> Vec<Kosmonavts> {
    let mut games = Vec::new();
    for (players, options) in tables() {
        games.push(Kosmonavts::open(figures, players, &options).unwrap());
        for key in ["first_placer", "instructor"] {
            for seat in 1..=players {
                let mut options = options.clone();
                options.insert(key.to_string(), seat.to_string());
                // In the advanced game only the instructor can be named.
                games.extend(Kosmonavts::open(figures, players, &options).ok());
            }
        }
    }
    games
}

#[test]
fn random_games_keep_the_contract() {
    for (players, options) in tables() {
        let game = Kosmonavts::open(BOX, players, &options).unwrap();
        for seed in 0..4 {
            testkit::play_out(&game, seed, LONGEST);
        }
    }
}

/// KOS-119, KOS-128, KOS-245, KOS-288: whatever the readings, the game keeps the contract.
#[test]
fn kos_119_kos_128_kos_245_kos_288_random_games_by_every_reading() {
    let tables: Vec<_> = tables().collect();
    for (seed, figures) in boxes().iter().enumerate() {
        // Each box at two tables, one of each mode, so that all six are seen.
        for table in [2 * (seed % 3), 2 * (seed % 3) + 1] {
            let (players, options) = &tables[table];
            let game = Kosmonavts::open(figures, *players, options).unwrap();
            testkit::play_out(&game, seed as u64, longest(&game));
        }
    }
}

/// What a campaign counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Totals {
    games: u64,
    decisions: u64,
    choices: u64,
    /// Games that ended with a final landing.
    finished: u64,
    longest: u64,
}

impl AddAssign for Totals {
    fn add_assign(&mut self, other: Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.choices += other.choices;
        self.finished += other.finished;
        self.longest = self.longest.max(other.longest);
    }
}

/// Plays one game in which all follow the pilot's advice `wise` times out of
/// eight and do anything otherwise. Every piece is counted after every action,
/// every listed action is legal, nobody else has any, a position comes back as it
/// went, and a redeal is a state that looks the same.
fn play(game: &Kosmonavts, seed: u64, wise: u32, list: &mut Vec<Action>) -> Totals {
    let mut chance = Dice::from_seed(!seed);
    let mut state = game.start(Dice::from_seed(seed), &mut Quiet);
    let mut totals = Totals {
        games: 1,
        ..Totals::default()
    };
    loop {
        let place = || format!("{:?}, seed {seed}, action {}", game.setup, totals.decisions);
        check_state(game, &state, &mut chance, &place);
        let acting = game.owing(&state);
        for other in Seat::first(game.seats()).filter(|&seat| !acting.contains(seat)) {
            game.actions(&state, other, list);
            assert!(list.is_empty(), "{}: {list:?}", place());
        }
        let Some(seat) = acting.lowest() else {
            break;
        };
        game.actions(&state, seat, list);
        for &action in &*list {
            assert_eq!(
                game.check(&state, seat, action),
                Ok(()),
                "{}: {action}",
                place()
            );
        }
        let mut action = list[chance.below(list.len() as u32) as usize];
        if chance.below(8) < wise {
            let view = game.view(&state, Some(seat));
            let advice = game.advise(&view, seat, list);
            action = advice.unwrap_or_else(|| panic!("{}: no advice", place()));
        }
        totals.choices += list.len() as u64;
        game.play(&mut state, seat, action, &mut Quiet).unwrap();
        totals.decisions += 1;
        assert!(
            totals.decisions <= longest(game) as u64,
            "too long: {:?}",
            game.setup
        );
    }
    assert!(game.outcome(&state).is_some());
    totals.finished = u64::from(!state.table.parked().is_empty());
    totals.longest = totals.decisions;
    totals
}

fn check_state(game: &Kosmonavts, state: &State, chance: &mut Dice, place: &dyn Fn() -> String) {
    if let Err(broken) = game.invariants(state) {
        panic!("{}: {broken}", place());
    }
    let restored = game.restore(game.position(state));
    assert_eq!(restored.as_ref(), Ok(state), "{}", place());
    for watcher in Seat::first(game.seats()).map(Some).chain([None]) {
        let view = game.view(state, watcher);
        let dealt = game.redeal(&view, Dice::from_seed(chance.bits()));
        if let Err(broken) = game.invariants(&dealt) {
            panic!("{}: after a redeal from {watcher:?}: {broken}", place());
        }
        assert_eq!(game.view(&dealt, watcher), view, "{}", place());
    }
}

/// Plays the games on all cores with more and less wisdom: every table in turn, and every
/// reading in turn, with and without a shield against gravity. The numbers of tables and of
/// boxes have no common divisor, so all pairs come up equally often.
fn campaign_of(games: u64, progress: impl Fn(u64) + Sync) -> Totals {
    let mut boxes = boxes();
    boxes.extend(figures::all_readings(&avoided_by(
        "gravity",
        "[\"shield\"]",
    )));
    let tables: Vec<Vec<Kosmonavts>> = boxes.iter().map(|figures| all_tables(figures)).collect();
    assert_eq!((boxes.len(), tables[0].len()), (32, 33));
    let next = AtomicU64::new(0);
    let worker = || {
        let (mut list, mut totals) = (Vec::new(), Totals::default());
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= games {
                return totals;
            }
            let place = index as usize;
            let table = &tables[place % boxes.len()][place % tables[0].len()];
            let wise = [0, 4, 6, 7, 8][index as usize % 5];
            totals += play(table, index, wise, &mut list);
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
    let totals = campaign_of(120, |_| {});
    assert_eq!(totals.games, 120);
    assert!(totals.finished > 20, "{totals:?}");
    assert_eq!(
        totals,
        campaign_of(120, |_| {}),
        "threads make no difference"
    );
}

/// `cargo xtask campaign`: as many games as there is patience for.
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
        finished,
        longest,
    } = totals;
    println!(
        "{games} games, {decisions} decisions, {choices} listed actions, all legal; {finished} \
         games ended with a final landing; the longest took {longest} decisions (at most {LONGEST} by our readings)."
    );
}
