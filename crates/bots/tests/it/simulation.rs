//! Series of games: the same whatever the number of threads, and greedy wins.

use std::{collections::BTreeMap, sync::Mutex};

use bots::{BotList, Report, Simulation, Tally, game_seed, simulate};
use red_outpost::RedOutpost;
use tabletop::Game;

use crate::{game, house};

fn series(games: u64, bots: &str, threads: usize) -> Simulation {
    Simulation {
        played: Default::default(),
        games,
        first: 0,
        bots: bots.parse::<BotList>().unwrap(),
        seed: 11,
        threads,
        networks: bots::Networks::default(),
        randomised: false,
    }
}

fn run(game: &RedOutpost, what: &Simulation) -> Report {
    simulate(game, what, &house, &|_| true)
}

#[test]
fn threads_make_no_difference() {
    for (players, cards, bots) in [
        (2, "on", "greedy,random"),
        (3, "off", "random"),
        (1, "off", "random"),
    ] {
        let game = game(players, cards);
        let played = |threads| {
            let games = Mutex::new(BTreeMap::new());
            let report = simulate(&game, &series(40, bots, threads), &house, &|finished| {
                let moves = (
                    finished.seed,
                    finished.bots.clone(),
                    finished.actions.to_vec(),
                );
                games.lock().unwrap().insert(finished.index, moves);
                true
            });
            (report, games.into_inner().unwrap())
        };
        let one = played(1);
        assert_eq!(one.0.games, 40);
        assert_eq!(one.1.len(), 40);
        for threads in [0, 2, 7] {
            assert_eq!(played(threads), one, "{threads} threads");
        }
    }
}

#[test]
fn another_seed_is_another_series() {
    let game = game(2, "on");
    let mut what = series(20, "random", 2);
    let one = run(&game, &what);
    what.seed += 1;
    assert_ne!(run(&game, &what), one);
}

#[test]
fn greedy_beats_random_clearly() {
    for cards in ["off", "on"] {
        let report = run(&game(2, cards), &series(100, "greedy,random", 2));
        let of = |name: &str| {
            &report
                .bots
                .iter()
                .find(|(known, _)| known == name)
                .unwrap()
                .1
        };
        let (greedy, random) = (of("greedy"), of("random"));
        assert_eq!((greedy.games, random.games), (100, 100));
        assert!(greedy.wins >= 90, "greedy wins {} of 100", greedy.wins);
        assert!(greedy.mean() > random.mean() + 10.0);
    }
}

/// The sums of a report agree with each other.
#[test]
fn a_report_adds_up() {
    for (players, bots) in [(1, "greedy"), (2, "random"), (4, "greedy,random")] {
        let game = game(players, "off");
        let report = run(&game, &series(30, bots, 2));
        assert_eq!(report.games, 30);
        assert_eq!(
            report.seats.len(),
            game.sides() as usize,
            "automata have a tally too"
        );
        assert!(report.shortest > 0 && report.shortest <= report.longest);
        assert!(report.decisions >= 30 * report.shortest);
        assert!(report.decisions <= 30 * report.longest);
        let check = |tally: &Tally| {
            assert_eq!(tally.sources.iter().sum::<i64>(), tally.score);
            let mean = tally.mean();
            assert!(tally.lowest as f64 <= mean && mean <= tally.highest as f64);
            assert!(tally.spread() >= 0.0);
            assert!(tally.spread() <= (tally.highest - tally.lowest) as f64);
            assert!(tally.wins + tally.shared <= tally.games);
            assert!(tally.places >= tally.games);
        };
        report.seats.iter().for_each(check);
        report.bots.iter().for_each(|(_, tally)| check(tally));
        let people = &report.seats[..players as usize];
        let by_seat: u64 = people.iter().map(|tally| tally.wins).sum();
        let by_bot: u64 = report.bots.iter().map(|(_, tally)| tally.wins).sum();
        assert_eq!(by_seat, by_bot);
        let by_bot: u64 = report.bots.iter().map(|(_, tally)| tally.games).sum();
        assert_eq!(by_bot, 30 * u64::from(players));
        assert!(report.seats.iter().all(|tally| tally.games == 30));
    }
}

/// Whoever listens can stop the series; what was played is counted.
#[test]
fn a_series_can_be_stopped() {
    for threads in [1, 3] {
        let game = game(2, "off");
        let report = simulate(
            &game,
            &series(1_000, "random", threads),
            &house,
            &|finished| finished.index < 5,
        );
        assert!((6..1_000).contains(&report.games), "{} games", report.games);
    }
}

#[test]
fn seeds_are_different_and_survive_json() {
    let mut seen = std::collections::BTreeSet::new();
    for series in [0, 1, 2, u64::MAX] {
        for index in 0..5_000 {
            let seed = game_seed(series, index);
            assert!(seed < 1 << 53, "every reader of JSON keeps it");
            assert!(seen.insert(seed), "{series} and {index} give a seed twice");
        }
    }
    assert_eq!(game_seed(7, 3), game_seed(7, 3));
}
