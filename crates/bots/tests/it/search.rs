//! The search stays within its budget, repeats itself, and is worth its while.

use std::time::Duration;

use bots::{Bot, BotKind, Budget, Search, Simulation, simulate};
use red_outpost::RedOutpost;
use tabletop::{Dice, Game, Quiet, Seat};

use crate::{game, house};

fn budget(rounds: u32) -> Budget {
    Budget {
        rounds,
        ..BotKind::Skilled.budget().unwrap()
    }
}

/// The opening of a game for two, as the one who begins sees it.
fn opening(game: &RedOutpost) -> (red_outpost::View, Seat, Vec<red_outpost::step::Action>) {
    let state = game.start(Dice::from_seed(4), &mut Quiet);
    let seat = game.owing(&state).lowest().unwrap();
    let mut choices = Vec::new();
    game.actions(&state, seat, &mut choices);
    (game.view(&state, Some(seat)), seat, choices)
}

#[test]
fn every_round_is_counted_at_the_root() {
    let game = game(2, "off");
    let (view, seat, choices) = opening(&game);
    for threads in [1, 3] {
        let mut search = Search::new(
            1,
            Budget {
                threads,
                ..budget(300)
            },
        );
        let opinions = search.opinions(&game, &view, seat, &choices);
        let visits: u32 = opinions.iter().map(|opinion| opinion.visits).sum();
        // The first round of each thread makes the root and does not pass it.
        assert_eq!(visits, 300 - threads);
        assert!(
            opinions
                .iter()
                .all(|opinion| (0.0..=1.0).contains(&opinion.worth))
        );
        let actions: Vec<_> = opinions.iter().map(|opinion| opinion.action).collect();
        assert_eq!(actions, choices);
    }
}

/// What was learnt is still there when the same question is asked again.
#[test]
fn a_search_remembers() {
    let game = game(2, "off");
    let (view, seat, choices) = opening(&game);
    let mut search = Search::new(1, budget(100));
    search.opinions(&game, &view, seat, &choices);
    let again = search.opinions(&game, &view, seat, &choices);
    assert_eq!(again.iter().map(|opinion| opinion.visits).sum::<u32>(), 199);
}

/// However long it plays, a search keeps no more questions than it may.
#[test]
fn memory_is_bounded() {
    let game = game(2, "on");
    let mut search = Search::<RedOutpost>::new(
        1,
        Budget {
            memory: 50,
            ..budget(200)
        },
    );
    let mut state = game.start(Dice::from_seed(4), &mut Quiet);
    let mut choices = Vec::new();
    for _ in 0..20 {
        let seat = game.owing(&state).lowest().unwrap();
        game.actions(&state, seat, &mut choices);
        let action = search.choose(&game, &game.view(&state, Some(seat)), seat, &choices);
        assert!(search.remembered() <= 50);
        game.apply(&mut state, seat, action, &mut Quiet);
    }
    assert!(search.remembered() > 0);
}

#[test]
fn time_ends_a_search() {
    let game = game(4, "on");
    let (view, seat, choices) = opening(&game);
    let endless = Budget {
        time: Some(Duration::from_millis(50)),
        ..budget(u32::MAX)
    };
    let began = std::time::Instant::now();
    Search::new(1, endless).choose(&game, &view, seat, &choices);
    assert!(began.elapsed() < Duration::from_secs(10));
}

/// Twenty games are few, but a search that does not search would not win so many.
#[test]
fn thinking_ahead_beats_taking_what_looks_best() {
    let game = game(2, "off");
    let what = Simulation {
        played: Default::default(),
        games: 20,
        bots: "skilled,greedy".parse().unwrap(),
        seed: 1,
        threads: 2,
    };
    let report = simulate(&game, &what, &house, &|_| true);
    let (name, tally) = &report.bots[0];
    assert_eq!(name, "skilled");
    assert!(tally.wins >= 13, "{} of 20", tally.wins);
}
