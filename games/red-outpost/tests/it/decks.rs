//! The spaceship deck and the lake deck.

use std::collections::BTreeMap;

use red_outpost::event::Event;
use serde_json::Value;
use tabletop::{Deck, Dice, Game, Seat};

use crate::{
    kit::{Board, OutpostBoard as _, board, json},
    locations::{GOODS, catch, day, wreck},
    scoring::last_turn,
};

/// How many cards lie in this pile.
fn count(board: &Board, pile: &str) -> usize {
    board.at(pile).as_array().unwrap().len()
}

/// RO-153, RO-Q15: only an empty spaceship deck is made anew, from the discard pile and
/// when a card is needed.
#[test]
fn ro_153_ro_q15_an_empty_spaceship_deck() {
    let mut board = wreck(&day(0), 2);
    board.play(&["miner>spaceship"]);
    assert!(!board.news().contains(&Event::SpaceshipShuffled));
    assert_eq!(count(&board, "/spaceship/deck"), 0);
    assert_eq!(count(&board, "/spaceship/discard"), 12);

    let board = day(0).with(json!({
        "spaceship": { "deck": [], "discard": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
    }));
    let mut drawn = BTreeMap::new();
    for seed in 0..200 {
        let mut board = board.clone();
        board.state.dice = Dice::from_seed(seed);
        board.play(&["miner>spaceship"]);
        assert!(board.events.contains(&Event::SpaceshipShuffled));
        assert_eq!(count(&board, "/spaceship/deck"), 11);
        let card = board.events.iter().find_map(|event| match event {
            Event::SpaceshipCard { card, .. } => Some(card + 1),
            _ => None,
        });
        *drawn.entry(card.unwrap()).or_insert(0) += 1;
    }
    assert!(drawn.into_keys().eq(1..=12), "every discard can come again");
}

/// RO-154: decks and discard piles go into round 2 as they are.
#[test]
fn ro_154_decks_survive_the_round() {
    let board = last_turn(&board(2), "night", 1).with(json!({
        "spaceship": { "deck": [1, 5, 12], "discard": [2, 3, 4, 6, 7, 8, 9, 10, 11] },
        "lake": { "deck": [2, 6], "discard": [1, 3, 4, 5] },
    }));
    let after = board.after(&["shepherd>barracks"]);
    assert_eq!(after.number("/round"), 2);
    for piles in ["/spaceship", "/lake"] {
        assert_eq!(after.at(piles), board.at(piles));
    }
}

/// RO-155: what the twelve spaceship cards give, each found by drawing it.
#[test]
fn ro_155_the_spaceship_deck() {
    let mut found = BTreeMap::new();
    for card in 1..=12 {
        let board = wreck(&day(0), card).after(&["miner>spaceship"]);
        let (cube, board) = if board.asked().as_deref() == Some("choose") {
            ("choice", board.after(&["choose:coal"]))
        } else {
            let stored = |cube: &&str| board.number(&format!("/warehouse/{cube}")) == 1;
            (GOODS.into_iter().find(stored).unwrap_or("nothing"), board)
        };
        let crystals = board.number("/players/0/crystals");
        *found.entry((cube, crystals)).or_insert(0) += 1;
    }
    let mut expected = BTreeMap::from([(("nothing", 0), 2)]);
    for cube in GOODS.into_iter().chain(["choice"]) {
        expected.extend([((cube, 0), 1), ((cube, 1), 1)]);
    }
    assert_eq!(found, expected);
}

/// RO-156: what the six lake cards give, each found by drawing it.
#[test]
fn ro_156_the_lake_deck() {
    let mut found = BTreeMap::new();
    for card in 1..=6 {
        let board = catch(&day(0), &["miner>lake"], &[card]);
        // The miner has lost 1 mood before the card is drawn.
        let reward = (board.number("/warehouse/fish"), board.mood("miner") + 1);
        *found.entry(reward).or_insert(0) += 1;
    }
    assert_eq!(
        found,
        BTreeMap::from([((0, 0), 3), ((1, 0), 2), ((2, 1), 1)])
    );
}

/// RO-157, RO-Q16: everyone sees what lies in the discard piles.
#[test]
fn ro_157_ro_q16_discard_piles_are_open() {
    let board = board(3).with(json!({
        "spaceship": { "deck": [1, 2, 3, 5, 6, 8, 9, 10, 11, 12], "discard": [4, 7] },
        "lake": { "deck": [1, 2, 3, 4], "discard": [5, 6] },
    }));
    for seat in [None, Some(Seat(0)), Some(Seat(1)), Some(Seat(2))] {
        let seen = board.game.view(&board.state, seat).table;
        let cards = |pile: Deck| -> Value { pile.iter().map(|card| card + 1).collect() };
        assert_eq!(cards(seen.spaceship.discard), json!([4, 7]));
        assert_eq!(cards(seen.lake.discard), json!([5, 6]));
    }
}
