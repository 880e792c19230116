//! The game as numbers.

use std::{env, fs};

use red_outpost::{RedOutpost, state::State};
use tabletop::{
    Encode, Game, Options, Seat, SeatSet,
    testkit::{check_relabelled, describe_encoding, play_encoded, play_quietly},
};

use crate::{
    contract::{LONGEST, tables},
    kit::BOX,
};

fn open(players: u8, options: &Options) -> RedOutpost {
    RedOutpost::open(BOX, players, options).unwrap()
}

/// Indices, masks, ranges, absent sides, and nothing that a seat cannot know.
#[test]
fn random_games_in_numbers() {
    for (players, options) in tables() {
        for seed in 0..3 {
            play_encoded(&open(players, &options), seed, LONGEST);
        }
    }
}

/// An index is the place in the list of all actions, for whoever sits in the first seat.
#[test]
fn indices_follow_the_universe() {
    let game = open(4, &Options::new());
    for (index, action) in game.universe().into_iter().enumerate() {
        assert_eq!(game.action_index(Seat(0), action), Some(index), "{action}");
    }
}

/// The table with all seats moved on by one.
fn turned(state: &State) -> State {
    let mut turned = *state;
    let (table, people) = (&mut turned.table, state.table.people);
    let on = |seat: Seat| seat.next(people);
    let seats = ..people as usize;
    table.sides[seats].rotate_right(1);
    for portrait in &mut table.workers {
        portrait.discs[seats].rotate_right(1);
        portrait.crystals[seats].rotate_right(1);
    }
    table.first = on(table.first);
    table.active = on(table.active);
    let steps = table.pending.as_slice().to_vec();
    table.pending = Default::default();
    for (owing, step) in steps {
        let owing: SeatSet = owing.iter().map(on).collect();
        table.pending.push(owing, step);
    }
    turned
}

/// Whoever sits where, the numbers are the same.
#[test]
fn numbers_do_not_depend_on_the_seat() {
    for (players, options) in tables().filter(|(players, _)| *players > 1) {
        let game = open(players, &options);
        let mut list = Vec::new();
        play_quietly(&game, 5, &mut list, |state, _, _| {
            let turned = turned(state);
            for seat in Seat::first(players) {
                let next = seat.next(players);
                check_relabelled(&game, (state, seat), (&turned, next));
            }
        });
    }
}

/// `encoding.txt` is what networks are trained with: a changed line needs another version.
#[test]
fn the_encoding_is_pinned() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/encoding.txt");
    let named = |(players, options): (u8, Options)| {
        let name = format!(
            "{players} players, {}, cards {}",
            options["tokens"], options["cards"]
        );
        (name, open(players, &options))
    };
    let games: Vec<_> = tables().map(named).collect();
    let text = describe_encoding(&games[0].1, &games);
    if env::var_os("ORRERY_BLESS").is_some_and(|bless| bless == "1") {
        fs::write(path, text).unwrap();
    } else {
        let pinned = fs::read_to_string(path).unwrap_or_default();
        assert!(text == pinned, "the encoding changed; it is now:\n{text}");
    }
}
