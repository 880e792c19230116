//! Nothing is allocated while a game is played out, and a state is small.
//!
//! This is a test binary of its own because counting takes the place of the
//! global allocator.

use allocation_counter::measure;
use red_outpost::{RedOutpost, state::State, step::Action};
use tabletop::{
    Advice, Dice, Encode, Game, Options, Quiet,
    testkit::{play_encoded_quietly, play_quietly},
};

const BOX: &str = include_str!("../box.toml");

fn games() -> Vec<RedOutpost> {
    let tables = [
        (1, "off"),
        (2, "off"),
        (2, "on"),
        (3, "on"),
        (4, "off"),
        (4, "on"),
    ];
    let open = |(players, cards): (u8, &str)| {
        let options = [("tokens", "random"), ("cards", cards)];
        let options = options.map(|(key, value)| (key.to_string(), value.to_string()));
        RedOutpost::open(BOX, players, &Options::from(options)).unwrap()
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
            for seed in 0..200 {
                play_quietly(&game, seed, &mut list, |_, _, _| {});
            }
        });
        assert_eq!(counted.count_total, 0, "{:?}: {counted:?}", game.setup);
    }
}

/// Neither do looking ahead, checking and the views behind it.
#[test]
fn looking_ahead_allocates_nothing() {
    let mut list = Vec::with_capacity(Action::universe().len());
    for game in games() {
        let counted = measure(|| {
            for seed in 0..20 {
                play_quietly(&game, seed, &mut list, |state, seat, action| {
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
    let mut list = Vec::with_capacity(Action::universe().len());
    let mut mask = vec![0; RedOutpost::ACTION_COUNT];
    let mut numbers = vec![0; RedOutpost::OBSERVATION];
    for game in games() {
        let counted = measure(|| {
            for seed in 0..20 {
                play_encoded_quietly(&game, seed, &mut list, &mut mask, &mut numbers);
            }
        });
        assert_eq!(counted.count_total, 0, "{:?}: {counted:?}", game.setup);
    }
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() <= 512, "{} bytes", size_of::<State>());
}
