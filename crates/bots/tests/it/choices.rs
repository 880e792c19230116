//! What bots choose depends on their seed and on what they see, on nothing else.

use bots::{Bot, BotKind, Greedy, Random};
use red_outpost::{RedOutpost, state::State, step::Action};
use tabletop::{Advice, Dice, Game, Quiet, Seat};

use crate::game;

const KINDS: [BotKind; 4] = [
    BotKind::Random,
    BotKind::Novice,
    BotKind::Greedy,
    BotKind::Skilled,
];

/// A random game, every decision shown before it is made.
fn every_decision(
    game: &RedOutpost,
    seed: u64,
    mut show: impl FnMut(&State, Seat, &[Action]),
) -> usize {
    let (mut lots, mut list, mut count) = (Random::new(seed), Vec::new(), 0);
    let mut state = game.start(Dice::from_seed(seed), &mut Quiet);
    while let Some(seat) = game.owing(&state).lowest() {
        game.actions(&state, seat, &mut list);
        show(&state, seat, &list);
        game.apply(&mut state, seat, lots.pick(&list), &mut Quiet);
        count += 1;
    }
    count
}

/// The moves of a whole game between bots of one kind.
fn moves(game: &RedOutpost, kind: BotKind, seed: u64) -> Vec<(Seat, Action)> {
    let mut bots: Vec<Box<dyn Bot<RedOutpost>>> = (0..game.seats())
        .map(|seat| kind.make(seed + u64::from(seat)))
        .collect();
    let (mut moves, mut list) = (Vec::new(), Vec::new());
    let mut state = game.start(Dice::from_seed(9), &mut Quiet);
    while let Some(seat) = game.owing(&state).lowest() {
        game.actions(&state, seat, &mut list);
        let view = game.view(&state, Some(seat));
        let action = bots[seat.index()].choose(game, &view, seat, &list);
        assert!(list.contains(&action));
        game.apply(&mut state, seat, action, &mut Quiet);
        moves.push((seat, action));
    }
    moves
}

#[test]
fn the_same_seed_makes_the_same_moves() {
    for kind in KINDS {
        for players in 1..=4 {
            let game = game(players, if players == 1 { "off" } else { "on" });
            assert_eq!(moves(&game, kind, 1), moves(&game, kind, 1), "{kind}");
            assert_ne!(moves(&game, kind, 1), moves(&game, kind, 1000), "{kind}");
        }
    }
}

/// Two tables that look alike to a seat, with other dice and other hidden cards:
/// the bot of that seat cannot tell them apart.
#[test]
fn equal_views_give_equal_choices() {
    for kind in KINDS {
        let mut revealing = 0;
        for seed in 0..4 {
            let game = game(2, "on");
            every_decision(&game, seed, |state, seat, choices| {
                let view = game.view(state, Some(seat));
                let other = game.redeal(&view, Dice::from_seed(seed + 100));
                assert_ne!(other, *state, "the dice differ");
                let seen = game.view(&other, Some(seat));
                let chosen = kind.make(seed).choose(&game, &view, seat, choices);
                let again = kind.make(seed).choose(&game, &seen, seat, choices);
                assert_eq!(chosen, again, "{kind} saw through the table");
                let mut after = *state;
                game.apply(&mut after, seat, chosen, &mut Quiet);
                revealing += u32::from(game.reveals(&after) > game.reveals(state));
            });
        }
        assert!(revealing > 0, "some choices depend on what is drawn");
    }
}

/// A choice that is plainly better than another is never passed over: greedy takes
/// the best estimate where nothing is left to chance.
#[test]
fn greedy_takes_the_best_estimate() {
    let game = game(2, "off");
    let mut compared = 0;
    every_decision(&game, 3, |state, seat, choices| {
        let after = |action: Action| {
            let mut state = *state;
            game.apply(&mut state, seat, action, &mut Quiet);
            state
        };
        let drawn = game.reveals(state);
        if choices
            .iter()
            .any(|&action| game.reveals(&after(action)) > drawn)
        {
            return;
        }
        let worth = |action: Action| game.estimate(&game.view(&after(action), Some(seat)), seat);
        let best = choices.iter().map(|&action| worth(action)).max().unwrap();
        let view = game.view(state, Some(seat));
        let chosen = Greedy::new(1).choose(&game, &view, seat, choices);
        assert_eq!(worth(chosen), best);
        compared += 1;
    });
    assert!(compared > 5);
}

/// Among choices of equal worth greedy draws lots; random draws among all.
#[test]
fn ties_are_decided_by_lot() {
    let mut counts = [0_u32; 4];
    let mut lots = Random::new(5);
    for _ in 0..4000 {
        counts[lots.pick(&[0, 1, 2, 3])] += 1;
    }
    assert!(
        counts.iter().all(|count| (900..1100).contains(count)),
        "{counts:?}"
    );

    let game = game(2, "off");
    let state = game.start(Dice::from_seed(1), &mut Quiet);
    let seat = game.owing(&state).lowest().unwrap();
    let view = game.view(&state, Some(seat));
    let mut list = Vec::new();
    game.actions(&state, seat, &mut list);
    let one = [list[0]];
    for kind in KINDS {
        let chosen = kind.make::<RedOutpost>(1).choose(&game, &view, seat, &one);
        assert_eq!(chosen, list[0], "the only choice");
    }
}
