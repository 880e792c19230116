//! The game as numbers.

use std::{env, fs};

use circadians::{Circadians, components::Die, state::State};
use tabletop::{
    Advice, Encode, Game, Seat, SeatSet,
    testkit::{check_relabelled, describe_encoding, play_encoded, play_encoded_by, play_quietly},
};

use crate::{
    contract::{LONGEST, tables},
    kit::open,
};

/// Indices, masks, ranges, absent sides, and nothing that a seat cannot know.
#[test]
fn random_games_in_numbers() {
    for (seed, game) in tables().iter().enumerate() {
        play_encoded(game, seed as u64, LONGEST);
    }
}

/// Players who follow advice come to riches and points.
#[test]
fn wise_games_in_numbers() {
    for (seed, game) in tables().iter().step_by(3).enumerate() {
        play_encoded_by(game, seed as u64, LONGEST, |state, seat, list, chance| {
            let any = list[chance.below(list.len() as u32) as usize];
            let view = game.view(state, Some(seat));
            let advice = game.advise(&view, seat, list);
            advice.filter(|_| chance.below(8) > 0).unwrap_or(any)
        });
    }
}

/// An index is the place in the list of all actions.
#[test]
fn indices_follow_the_universe() {
    let game = open(4, &[]);
    for (index, action) in game.universe().into_iter().enumerate() {
        assert_eq!(game.action_index(Seat(0), action), Some(index), "{action}");
    }
}

/// The table with all people moved on by one; the rival stays behind them.
fn turned(game: &Circadians, state: &State) -> State {
    let mut turned = *state;
    let (table, people) = (&mut turned.table, game.seats());
    let on = |seat: Seat| {
        if seat.0 < people {
            seat.next(people)
        } else {
            seat
        }
    };
    let all_on = |seats: SeatSet| -> SeatSet { seats.iter().map(on).collect() };
    let die = |die: Die| {
        let owner = on(die.owner());
        if die.is_sal() {
            Die::sal(owner, die.value())
        } else {
            Die::new(owner, die.value())
        }
    };
    let seats = ..people as usize;
    turned.purses[seats].rotate_right(1);
    turned.secrets[seats].rotate_right(1);
    for secret in &mut turned.secrets {
        let plan = &mut secret.plan;
        plan.garages = plan.garages.map(|place| place.map(die));
        plan.farms = plan.farms.map(|place| place.map(die));
    }
    table.sides[seats].rotate_right(1);
    for side in &mut table.sides {
        side.garages = side.garages.map(|place| place.map(die));
        side.farms = side.farms.map(|place| place.map(die));
    }
    table.board = table.board.map(|place| place.map(die));
    table.sending.die = table.sending.die.map(die);
    table.first = on(table.first);
    table.radio = on(table.radio);
    table.active = on(table.active);
    table.answered = all_on(table.answered);
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
    let mut list = Vec::new();
    for game in tables().iter().filter(|game| game.seats() > 1) {
        play_quietly(game, 5, &mut list, |state, _, _| {
            let turned = turned(game, state);
            for seat in Seat::first(game.seats()) {
                let next = seat.next(game.seats());
                check_relabelled(game, (state, seat), (&turned, next));
            }
        });
    }
}

/// `encoding.txt` is what networks are trained with: a changed line needs another version.
#[test]
fn the_encoding_is_pinned() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/encoding.txt");
    let named = |(number, game): (usize, Circadians)| {
        (
            format!("table {}, {} players", number + 1, game.seats()),
            game,
        )
    };
    let games: Vec<_> = tables().into_iter().enumerate().map(named).collect();
    let text = describe_encoding(&games[0].1, &games);
    if env::var_os("ORRERY_BLESS").is_some_and(|bless| bless == "1") {
        fs::write(path, text).unwrap();
    } else {
        let pinned = fs::read_to_string(path).unwrap_or_default();
        assert!(text == pinned, "the encoding changed; it is now:\n{text}");
    }
}
