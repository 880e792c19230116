//! Nothing is allocated while a game is played out, and a state is small.
//!
//! This is a test binary of its own because counting takes the place of the
//! global allocator.

use allocation_counter::measure;
use kosmonavts::{Kosmonavts, state::State, step::Action};
use tabletop::{Advice, Dice, Encode, Game, Options, Quiet, Seat, testkit::play_encoded_quietly};

const BOX: &str = include_str!("../box.toml");

fn games() -> Vec<Kosmonavts> {
    let tables = [
        (2, "basic"),
        (3, "basic"),
        (4, "basic"),
        (2, "advanced"),
        (4, "advanced"),
    ];
    let open = |(players, mode): (u8, &str)| {
        let options = Options::from([("mode".to_string(), mode.to_string())]);
        Kosmonavts::open(BOX, players, &options).unwrap()
    };
    tables.map(open).to_vec()
}

/// A game played by pilots, or at random when the seed is odd; each decision is
/// shown before it is made.
fn play(
    game: &Kosmonavts,
    seed: u64,
    list: &mut Vec<Action>,
    mut show: impl FnMut(&State, Seat, Action),
) {
    let mut chance = Dice::from_seed(!seed);
    let mut state = game.start(Dice::from_seed(seed), &mut Quiet);
    while let Some(seat) = game.owing(&state).lowest() {
        game.actions(&state, seat, list);
        let mut action = list[chance.below(list.len() as u32) as usize];
        if seed.is_multiple_of(2) {
            let view = game.view(&state, Some(seat));
            action = game.advise(&view, seat, list).unwrap_or(action);
        }
        show(&state, seat, action);
        game.apply(&mut state, seat, action, &mut Quiet);
    }
    assert!(game.outcome(&state).is_some());
    assert!(game.total(&state, Seat(0)) >= 0);
}

#[test]
fn what_is_allocated_is_counted() {
    let counted = measure(|| drop(std::hint::black_box(Box::new(7))));
    assert_eq!(counted.count_total, 1);
}

#[test]
fn playing_out_games_allocates_nothing() {
    for game in games() {
        // No list of actions is longer than the list of all there are.
        let mut list = Vec::with_capacity(game.universe().len());
        let counted = measure(|| {
            for seed in 0..20 {
                play(&game, seed, &mut list, |_, _, _| {});
            }
        });
        assert_eq!(counted.count_total, 0, "{:?}: {counted:?}", game.setup);
    }
}

/// Neither do looking ahead, checking and the views behind it.
#[test]
fn looking_ahead_allocates_nothing() {
    for game in games() {
        let mut list = Vec::with_capacity(game.universe().len());
        let counted = measure(|| {
            for seed in 0..6 {
                play(&game, seed, &mut list, |state, seat, action| {
                    assert_eq!(game.check(state, seat, action), Ok(()));
                    let view = game.view(state, Some(seat));
                    let mut dealt = game.redeal(&view, Dice::from_seed(seed));
                    game.apply(&mut dealt, seat, action, &mut Quiet);
                    let after = game.view(&dealt, Some(seat));
                    std::hint::black_box(game.estimate(&after, seat));
                });
            }
        });
        assert_eq!(counted.count_total, 0, "{:?}: {counted:?}", game.setup);
    }
}

/// Nor do masks and observations.
#[test]
fn encoded_games_allocate_nothing() {
    let mut mask = vec![0; Kosmonavts::ACTION_COUNT];
    let mut numbers = vec![0; Kosmonavts::OBSERVATION];
    for game in games() {
        let mut list = Vec::with_capacity(game.universe().len());
        let counted = measure(|| {
            for seed in 0..5 {
                play_encoded_quietly(&game, seed, &mut list, &mut mask, &mut numbers);
            }
        });
        assert_eq!(counted.count_total, 0, "{:?}: {counted:?}", game.setup);
    }
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() <= 384, "{} bytes", size_of::<State>());
    assert!(size_of::<Action>() <= 4, "{} bytes", size_of::<Action>());
}
