//! The game as numbers.

use std::{env, fs};

use kosmonavts::{Kosmonavts, state::State};
use tabletop::{
    Advice, Dice, Encode, Game, Options, Quiet, Seat, SeatSet,
    testkit::{check_relabelled, describe_encoding, play_encoded, play_encoded_by},
};

use crate::{
    contract::{LONGEST, tables},
    kit::BOX,
};

fn open(players: u8, options: &Options) -> Kosmonavts {
    Kosmonavts::open(BOX, players, options).unwrap()
}

/// Indices, masks, ranges, absent sides, and nothing that a seat cannot know.
#[test]
fn random_games_in_numbers() {
    for (players, options) in tables() {
        play_encoded(&open(players, &options), 1, LONGEST);
    }
}

/// Players who follow advice come to landings and endings.
#[test]
fn wise_games_in_numbers() {
    for (players, options) in tables() {
        let game = &open(players, &options);
        play_encoded_by(game, 2, LONGEST, |state, seat, list, chance| {
            let any = list[chance.below(list.len() as u32) as usize];
            let view = game.view(state, Some(seat));
            let advice = game.advise(&view, seat, list);
            advice.filter(|_| chance.below(8) > 0).unwrap_or(any)
        });
    }
}

/// An index is the place in the list of all actions of the printed box.
#[test]
fn indices_follow_the_universe() {
    let game = open(4, &Options::new());
    for (index, action) in game.universe().into_iter().enumerate() {
        assert_eq!(game.action_index(Seat(0), action), Some(index), "{action}");
    }
}

/// A corrected orbit that is longer than the printed one has spaces without an index.
#[test]
fn a_longer_orbit_does_not_fit() {
    let mut game = open(2, &Options::new());
    assert!(game.is_encodable());
    game.figures.board.orbits[0] = game.figures.board.orbits[1];
    assert!(!game.is_encodable());
}

/// The table with all seats moved on by one.
fn turned(state: &State) -> State {
    let mut turned = *state;
    let (table, people) = (&mut turned.table, state.table.people);
    let on = |seat: Seat| seat.next(people);
    let all_on = |seats: SeatSet| -> SeatSet { seats.iter().map(on).collect() };
    let seats = ..people as usize;
    turned.tanks[seats].rotate_right(1);
    turned.private[seats].rotate_right(1);
    table.players[seats].rotate_right(1);
    table.hands[seats].rotate_right(1);
    table.first = on(table.first);
    table.instructor = table.instructor.map(on);
    table.protected = all_on(table.protected);
    table.barred = all_on(table.barred);
    table.staying = all_on(table.staying);
    let steps = table.pending.as_slice().to_vec();
    table.pending = Default::default();
    for (owing, step) in steps {
        table.pending.push(all_on(owing), step);
    }
    turned
}

/// Whoever sits where, the numbers are the same.
#[test]
fn numbers_do_not_depend_on_the_seat() {
    for (players, options) in tables() {
        let game = open(players, &options);
        let mut state = game.start(Dice::from_seed(5), &mut Quiet);
        let mut list = Vec::new();
        while let Some(seat) = game.to_move(&state) {
            let turned = turned(&state);
            for seat in Seat::first(players) {
                let next = seat.next(players);
                check_relabelled(&game, (&state, seat), (&turned, next));
            }
            game.actions(&state, seat, &mut list);
            let view = game.view(&state, Some(seat));
            let action = game.advise(&view, seat, &list).unwrap();
            game.apply(&mut state, seat, action, &mut Quiet);
        }
    }
}

/// `encoding.txt` is what networks are trained with: a changed line needs another version.
#[test]
fn the_encoding_is_pinned() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/encoding.txt");
    let named = |(players, options): (u8, Options)| {
        let name = format!("{players} players, {}", options["mode"]);
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
