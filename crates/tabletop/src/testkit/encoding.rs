//! The numbers of a game, checked in random play.

use alloc::{
    format,
    string::{String, ToString},
    vec,
    vec::Vec,
};
use core::fmt::Write;

use crate::{
    Dice, Encode, Quiet, Seat, SeatSet,
    encode::{Feature, FeatureKind, length},
};

/// A number that no feature is: what was not written shows.
const UNWRITTEN: i16 = i16::MIN;

/// Plays one random game to its end and checks its encoding before every decision:
///
/// - every action of the game has an index of its own for every seat, and every index leads
///   back to its action;
/// - the mask has exactly the listed actions;
/// - every number of an observation is written and within its range, and at most one of a
///   one-hot feature is 1;
/// - observations are the same after a redeal from the view, whatever was dealt;
/// - blocks of absent sides are 0, and the others say that they are there;
/// - there are returns when the game is over and not before, and they agree with the places.
///
/// # Panics
/// With the seed, the number of the action and what is wrong.
pub fn play_encoded<G: Encode>(game: &G, seed: u64, limit: usize) {
    play_encoded_by(game, seed, limit, |_, _, list, chance| {
        list[chance.below(list.len() as u32) as usize]
    });
}

/// The same with players who choose like this.
///
/// # Panics
/// Like [`play_encoded`].
pub fn play_encoded_by<G: Encode>(
    game: &G,
    seed: u64,
    limit: usize,
    mut choose: impl FnMut(&G::State, Seat, &[G::Action], &mut Dice) -> G::Action,
) {
    let id = G::INFO.id;
    assert!(game.is_encodable(), "{id}: the box does not fit");
    for seat in Seat::first(game.seats()) {
        check_actions(game, seat);
    }
    let mut chance = Dice::from_seed(seed ^ 0x656e_636f_6465_6421);
    let mut state = game.start(Dice::from_seed(seed), &mut Quiet);
    let (mut list, mut mask) = (Vec::new(), vec![7; G::ACTION_COUNT]);
    for number in 0..limit {
        let place = &format!("{id} seed {seed} action {number}");
        for seat in Seat::first(game.seats()) {
            check_observation(game, &state, seat, &mut chance, place);
        }
        let owing = game.owing(&state);
        assert_eq!(game.to_move(&state), owing.lowest(), "{place}");
        check_returns(game, &state, place);
        if owing.is_empty() {
            return;
        }
        let seat = nth(owing, chance.below(owing.len()));
        game.actions(&state, seat, &mut list);
        game.mask(seat, &list, &mut mask);
        check_mask(game, seat, &list, &mask, place);
        let action = choose(&state, seat, &list, &mut chance);
        game.apply(&mut state, seat, action, &mut Quiet);
    }
    panic!("{id} seed {seed}: the game does not end");
}

fn nth(seats: SeatSet, number: u32) -> Seat {
    let mut seats = seats.iter();
    seats.nth(number as usize).expect("a seat is waited for")
}

/// The observation of a seat.
///
/// # Panics
/// When a number is not written.
pub fn observation<G: Encode>(game: &G, state: &G::State, seat: Seat) -> Vec<i16> {
    let mut numbers = vec![UNWRITTEN; G::OBSERVATION];
    game.observe(&game.view(state, Some(seat)), seat, &mut numbers);
    assert!(!numbers.contains(&UNWRITTEN), "{}: unwritten", G::INFO.id);
    numbers
}

fn check_actions<G: Encode>(game: &G, seat: Seat) {
    let id = G::INFO.id;
    let mut seen = vec![None; G::ACTION_COUNT];
    for action in game.universe() {
        let index = game.action_index(seat, action);
        let index = index.unwrap_or_else(|| panic!("{id}: {action} has no index"));
        let place = seen.get_mut(index);
        let place = place.unwrap_or_else(|| panic!("{id}: {action} has index {index}"));
        assert_eq!(*place, None, "{id}: {action} shares the index {index}");
        *place = Some(action);
    }
    for (index, action) in seen.into_iter().enumerate() {
        let back = game.action_at(seat, index);
        assert!(back.is_some(), "{id}: nothing has index {index}");
        assert_eq!(back, action.or(back), "{id}: index {index} leads elsewhere");
        let again = back.and_then(|action| game.action_index(seat, action));
        assert_eq!(again, Some(index), "{id}: {back:?} has another index");
    }
    assert_eq!(game.action_at(seat, G::ACTION_COUNT), None, "{id}");
}

fn check_mask<G: Encode>(game: &G, seat: Seat, list: &[G::Action], mask: &[u8], place: &str) {
    let marked = mask.iter().enumerate().filter(|(_, bit)| **bit == 1);
    let marked: Vec<usize> = marked.map(|(index, _)| index).collect();
    let listed = list.iter().map(|&action| game.action_index(seat, action));
    let mut listed: Vec<usize> = listed.map(|index| index.expect("an index")).collect();
    listed.sort_unstable();
    assert_eq!(marked, listed, "{place}: the mask differs from the listing");
    assert!(mask.iter().all(|bit| *bit <= 1), "{place}: mask");
}

fn check_observation<G: Encode>(
    game: &G,
    state: &G::State,
    seat: Seat,
    chance: &mut Dice,
    place: &str,
) {
    let numbers = observation(game, state, seat);
    let (table, sides) = numbers.split_at(length(G::TABLE));
    check_features(G::TABLE, table, place);
    for (side, block) in sides.chunks(length(G::SIDE)).enumerate() {
        if side < game.sides().into() {
            assert_eq!(block[0], 1, "{place}: side {side} is not present");
            check_features(G::SIDE, block, place);
        } else {
            let empty = block.iter().all(|number| *number == 0);
            assert!(empty, "{place}: side {side} is absent");
        }
    }
    let view = game.view(state, Some(seat));
    let dealt = game.redeal(&view, Dice::from_seed(chance.bits()));
    let again = observation(game, &dealt, seat);
    let differs = numbers
        .iter()
        .zip(&again)
        .position(|(one, other)| one != other);
    assert_eq!(
        differs.map(name_of::<G>),
        None,
        "{place}: seat {seat} sees what it cannot know"
    );
}

fn check_features(features: &[Feature], numbers: &[i16], place: &str) {
    let mut rest = numbers;
    for feature in features {
        let (own, after) = rest.split_at(feature.length);
        rest = after;
        let name = feature.name;
        for number in own {
            let within = (feature.least..=feature.most).contains(number);
            assert!(within, "{place}: {name} has {number}");
        }
        let hot: i16 = own.iter().sum();
        let is_sound = feature.kind != FeatureKind::OneHot || hot <= 1;
        assert!(is_sound, "{place}: {name} has {hot} places");
    }
}

fn check_returns<G: Encode>(game: &G, state: &G::State, place: &str) {
    let outcome = game.outcome(state);
    let returns = game.returns(state);
    assert_eq!(outcome.is_some(), returns.is_some(), "{place}: returns");
    let (Some(outcome), Some(returns)) = (outcome, returns) else {
        return;
    };
    for side in Seat::first(game.sides()) {
        assert_eq!(returns.place(side), outcome.place(side), "{place}");
        let best = Seat::first(game.sides())
            .map(|other| game.total(state, other))
            .max();
        let behind = game.total(state, side) - best.unwrap_or(0);
        assert!(returns.margin(side) >= behind, "{place}: margin of {side}");
        let alone = outcome.winners().eq([side]);
        let wins = i16::from(alone) * crate::Returns::WIN;
        assert!(
            !alone || returns.value(side) == wins,
            "{place}: value of {side}"
        );
    }
}

/// The name of a number of an observation.
fn name_of<G: Encode>(place: usize) -> String {
    let find = |features: &[Feature], mut place: usize| {
        for feature in features {
            if place < feature.length {
                return format!("{}[{place}]", feature.name);
            }
            place -= feature.length;
        }
        String::new()
    };
    match place.checked_sub(length(G::TABLE)) {
        None => find(G::TABLE, place),
        Some(rest) => {
            let (side, rest) = (rest / length(G::SIDE), rest % length(G::SIDE));
            format!("side {side} {}", find(G::SIDE, rest))
        }
    }
}

/// Plays one random game to its end by indices that are drawn from the mask, and observes
/// every seat before every decision, without allocating anything. The list must have room
/// for all actions.
///
/// # Panics
/// When nothing is legal.
pub fn play_encoded_quietly<G: Encode>(
    game: &G,
    seed: u64,
    list: &mut Vec<G::Action>,
    mask: &mut [u8],
    numbers: &mut [i16],
) -> G::State {
    let mut chance = Dice::from_seed(!seed);
    let mut state = game.start(Dice::from_seed(seed), &mut Quiet);
    while let Some(seat) = game.to_move(&state) {
        for watcher in Seat::first(game.seats()) {
            game.observe(&game.view(&state, Some(watcher)), watcher, numbers);
        }
        game.actions(&state, seat, list);
        game.mask(seat, list, mask);
        let marked = mask.iter().enumerate().filter(|(_, bit)| **bit == 1);
        let legal = chance.below(list.len() as u32) as usize;
        let (index, _) = marked.into_iter().nth(legal).expect("something is legal");
        let action = game.action_at(seat, index).expect("an index has an action");
        game.apply(&mut state, seat, action, &mut Quiet);
    }
    state
}

/// Compares the numbers of a state as one seat sees them with those of a relabelled state as
/// the relabelled seat sees them: observation and mask.
///
/// # Panics
/// When they differ.
pub fn check_relabelled<G: Encode>(
    game: &G,
    (state, seat): (&G::State, Seat),
    (other, other_seat): (&G::State, Seat),
) {
    let numbers = observation(game, state, seat);
    let others = observation(game, other, other_seat);
    let differs = numbers
        .iter()
        .zip(&others)
        .position(|(one, other)| one != other);
    let place = format!("{}: seat {seat} as seat {other_seat}", G::INFO.id);
    assert_eq!(differs.map(name_of::<G>), None, "{place}");
    let mask = |state, seat| {
        let (mut list, mut mask) = (Vec::new(), vec![0; G::ACTION_COUNT]);
        game.actions(state, seat, &mut list);
        game.mask(seat, &list, &mut mask);
        mask
    };
    assert_eq!(mask(state, seat), mask(other, other_seat), "{place}");
}

/// The encoding as a text that a test keeps: every group with the place where it begins, the
/// hash of all actions in their order, and for each of these games the hash of all
/// observations of its random play. A changed line is a changed encoding: raise
/// [`Encode::ENCODING`].
#[must_use]
pub fn describe_encoding<G: Encode>(game: &G, tables: &[(String, G)]) -> String {
    let mut text = String::new();
    let mut say = |line: &str| writeln!(text, "{line}").expect("a text grows");
    say(&format!("encoding {} of {}", G::ENCODING, G::INFO.id));
    say(&format!(
        "{} actions, {:016x}",
        G::ACTION_COUNT,
        hash_of_actions(game)
    ));
    let mut at = 0;
    for group in G::ACTIONS {
        say(&format!("{at:5} {:4} {}", group.count, group.name));
        at += group.count;
    }
    let parts = [("table", G::TABLE, 1), ("side", G::SIDE, G::SIDES)];
    say(&format!("{} numbers", G::OBSERVATION));
    for (part, features, times) in parts {
        say(&format!(
            "{part}: {} numbers, {times} times",
            length(features)
        ));
        let mut at = 0;
        for feature in features {
            let Feature {
                name,
                length,
                least,
                most,
                ..
            } = *feature;
            let kind = feature.kind.name();
            say(&format!("{at:5} {length:4} {name} {kind} {least}..{most}"));
            at += length;
        }
    }
    for (name, game) in tables {
        say(&format!("{:016x} {name}", hash_of_play(game)));
    }
    text
}

fn hash_of_actions<G: Encode>(game: &G) -> u64 {
    let actions = (0..G::ACTION_COUNT).filter_map(|index| game.action_at(Seat(0), index));
    let mut hash = FNV;
    for action in actions {
        let text = action.to_string();
        text.bytes()
            .chain([b'\n'])
            .for_each(|byte| mix(&mut hash, byte.into()));
    }
    hash
}

/// All observations of whoever is asked in one random game.
fn hash_of_play<G: Encode>(game: &G) -> u64 {
    let (mut list, mut hash) = (Vec::new(), FNV);
    super::play_quietly(game, 1, &mut list, |state, seat, _| {
        for number in observation(game, state, seat) {
            mix(&mut hash, number as u16 as u64);
        }
    });
    hash
}

/// FNV-1a.
const FNV: u64 = 0xcbf2_9ce4_8422_2325;

const fn mix(hash: &mut u64, value: u64) {
    *hash = (*hash ^ value).wrapping_mul(0x0000_0100_0000_01b3);
}
