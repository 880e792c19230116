//! Nothing is allocated while a game is played out, and a state is small.
//!
//! This is a test binary of its own because counting takes the place of the global allocator.

use allocation_counter::measure;
use circadians::{Circadians, state::State, step::Action};
use tabletop::{
    Advice, Encode, Game, Options,
    testkit::{play_encoded_quietly, play_quietly},
};

const BOX: &str = include_str!("../box.toml");

fn games() -> Vec<Circadians> {
    let tables: [(u8, &[(&str, &str)]); 4] = [
        (4, &[]),
        (1, &[]),
        (3, &[("leaders", "dyad"), ("rival", "hard")]),
        (2, &[("edition", "first"), ("resources", "hidden")]),
    ];
    let open = |(players, options): (u8, &[(&str, &str)])| {
        let options = options
            .iter()
            .map(|(key, value)| (key.to_string(), value.to_string()));
        Circadians::open(BOX, players, &Options::from_iter(options)).unwrap()
    };
    tables.map(open).to_vec()
}

#[test]
fn what_is_allocated_is_counted() {
    let counted = measure(|| drop(std::hint::black_box(Box::new(7))));
    assert_eq!(counted.count_total, 1);
}

#[test]
fn playing_out_games_allocates_nothing() {
    // No list of actions is longer than the list of all there are.
    let mut list = Vec::with_capacity(Action::universe().len());
    for game in games() {
        let counted = measure(|| {
            for seed in 0..20 {
                play_quietly(&game, seed, &mut list, |_, _, _| {});
            }
        });
        assert_eq!(counted.count_total, 0, "{:?}: {counted:?}", game.setup);
    }
}

/// Neither do checking, views and the estimate.
#[test]
fn looking_ahead_allocates_nothing() {
    let mut list = Vec::with_capacity(Action::universe().len());
    for game in games() {
        let counted = measure(|| {
            for seed in 0..5 {
                play_quietly(&game, seed, &mut list, |state, seat, action| {
                    assert_eq!(game.check(state, seat, action), Ok(()));
                    let view = game.view(state, Some(seat));
                    std::hint::black_box(game.estimate(&view, seat));
                });
            }
        });
        assert_eq!(counted.count_total, 0, "{:?}: {counted:?}", game.setup);
    }
}

/// Nor do masks and observations.
#[test]
fn encoded_games_allocate_nothing() {
    let mut mask = vec![0; Circadians::ACTION_COUNT];
    let mut numbers = vec![0; Circadians::OBSERVATION];
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
    assert!(size_of::<State>() <= 1024, "{} bytes", size_of::<State>());
    assert_eq!(size_of::<Action>(), 4);
}
