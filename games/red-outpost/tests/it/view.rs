//! What is hidden and what is open.

use red_outpost::{
    RedOutpost, View,
    components::{Location, Worker},
    event::Event,
};
use serde_json::Value;
use tabletop::{Deck, Dice, Game, Seat};

use crate::{
    contract::tables,
    kit::{BOX, Board, OutpostBoard as _, board, board_from, board_with_cards, json, solo},
};

/// The same view with what is hidden dealt anew.
fn redealt(board: &Board, seed: u64) -> Board {
    let view = board
        .game
        .view(&board.state, board.game.to_act(&board.state).lowest());
    board.in_state(board.game.redeal(&view, Dice::from_seed(seed)))
}

/// What everyone may know, as it would be shown: the position without the dice.
fn open_part(board: &Board) -> Value {
    let mut position = board.position();
    position.as_object_mut().unwrap().remove("dice");
    position
}

/// Which cards come to light after these answers, over many deals of what is hidden.
fn outcomes(board: &Board, answers: &[&str], card: fn(&Event) -> Option<u8>) -> Deck {
    let mut seen = Deck::EMPTY;
    for seed in 0..300 {
        let dealt = redealt(board, seed);
        assert_eq!(open_part(&dealt), open_part(board));
        let after = dealt.after(answers);
        seen.put(after.events.iter().find_map(card).unwrap());
    }
    seen
}

/// A board of every kind of table, some actions into a random game.
fn boards() -> impl Iterator<Item = Board> {
    tables().flat_map(|(players, options)| {
        let options: Vec<(&str, &str)> = options
            .iter()
            .map(|(key, value)| (&**key, &**value))
            .collect();
        let first = board_from(BOX, players, &options, 3);
        [0_u64, 7, 23, 40].map(|actions| {
            let mut board = first.clone();
            let mut chance = Dice::from_seed(actions);
            for _ in 0..actions {
                let legal = board.legal();
                if legal.is_empty() {
                    break;
                }
                board.play(&[&legal[chance.below(legal.len() as u32) as usize]]);
            }
            board
        })
    })
}

/// RO-312: of the spaceship deck and the lake deck nobody knows which card comes.
#[test]
fn ro_312_the_order_of_the_decks_is_hidden() {
    let board = board(2).with(json!({ "phase": "day1",
        "spaceship": { "deck": [1, 2, 5, 12], "discard": [3, 4, 6, 7, 8, 9, 10, 11] },
        "lake": { "deck": [2, 4, 6], "discard": [1, 3, 5] } }));
    let spaceship = outcomes(&board, &["miner>spaceship"], |event| match *event {
        Event::SpaceshipCard { card, .. } => Some(card + 1),
        _ => None,
    });
    assert_eq!(spaceship, [1, 2, 5, 12].into_iter().collect());
    let lake = outcomes(&board, &["miner>lake"], |event| match *event {
        Event::LakeCard { card, .. } => Some(card + 1),
        _ => None,
    });
    assert_eq!(lake, [2, 4, 6].into_iter().collect());
}

/// RO-312: in the solo game nobody knows the next Autom card and the next
/// objective card.
#[test]
fn ro_312_the_autom_deck_and_the_objective_cards_are_hidden() {
    let set = |board: &Board, pointer: &str| -> Deck {
        let cards = board.at(pointer);
        let number = |card: &Value| card.as_u64().unwrap() as u8;
        cards.as_array().unwrap().iter().map(number).collect()
    };
    // A turn of yours that only produces; Autom or the end of the round comes next.
    let works = |board: &Board| {
        let places =
            |answer: &String| answer.ends_with(">mine") || answer.ends_with(">labour_camp");
        board.legal().into_iter().find(places).unwrap()
    };
    let morning = solo();
    let next = outcomes(&morning, &[&works(&morning)], |event| match *event {
        Event::AutomCard(card) => Some(card + 1),
        _ => None,
    });
    assert_eq!(next, set(&morning, "/solo/autom_deck"));
    let night = morning.with(json!({ "phase": "night" }));
    let objective = outcomes(&night, &[&works(&night)], |event| match *event {
        Event::ObjectiveDrawn(card) => Some(card + 1),
        _ => None,
    });
    assert_eq!(objective, set(&night, "/solo/objectives_left"));
}

/// RO-313: token places and dealt cards are random, and everyone sees them at once.
#[test]
fn ro_313_random_tokens_and_cards_are_public_at_once() {
    let options = [("tokens", "random"), ("cards", "on"), ("first", "1")];
    let game = board_from(BOX, 3, &options, 0).game;
    let mut seen = Vec::new();
    for seed in 0..20 {
        let mut events = Vec::new();
        let state = game.start(Dice::from_seed(seed), &mut events);
        let shown = |seat| {
            let table = game.view(&state, seat).table;
            let cards = table
                .sides
                .map(|side| (side.location_card, side.worker_card));
            (table.morning, table.night, cards)
        };
        let spectator = shown(None);
        assert!(Seat::first(3).all(|seat| shown(Some(seat)) == spectator));
        assert!(
            spectator.2[..3]
                .iter()
                .all(|(one, other)| one.is_some() && other.is_some())
        );
        assert_eq!(spectator.0.len() + spectator.1.len(), 6);
        seen.push(spectator);
    }
    assert!(
        seen.iter()
            .any(|other| (other.0, other.1) != (seen[0].0, seen[0].1))
    );
    assert!(seen.iter().any(|other| other.2 != seen[0].2));
}

/// RO-314, RO-317, RO-Q16: everything but the dice is open to everyone, spectators
/// included, at every moment of every kind of game.
#[test]
fn ro_314_ro_317_one_view_serves_all() {
    for board in boards() {
        let Board { game, state, .. } = &board;
        let spectator = game.view(state, None);
        for seat in Seat::first(game.seats()) {
            let View { table, .. } = game.view(state, Some(seat));
            assert_eq!(table, spectator.table);
        }
        // Whoever looks can write down the whole position, dice excepted.
        let dealt = game.redeal(&spectator, Dice::from_seed(99));
        assert_eq!(open_part(&board.in_state(dealt)), open_part(&board));
        assert_eq!(dealt.table, state.table);
        assert_ne!(dealt.dice, state.dice);
    }
}

/// RO-314: a view names each of the things that are open.
#[test]
fn ro_314_what_everyone_sees() {
    let board = board_with_cards(2, &[(1, 5), (2, 17)]).with(json!({
        "phase": "day1", "turns": 3, "active": 1,
        "workers": { "miner": { "at": "lake", "tired": true, "mood": -3, "discs": [1, 0] },
            "farmer": { "at": "mine", "tired": true, "mood": 4, "discs": [0, 1] } },
        "players": { "1": { "discs": 8, "wheel": 2, "palace": 2, "crystals": 3 },
            "2": { "discs": 8, "crystals": 0 } },
        "crystals": 19, "warehouse": { "fish": 1 }, "exported": { "coal": 2 },
        "supply": { "fish": 5, "coal": 4 },
        "lake": { "deck": [1, 2, 3, 4], "discard": [5, 6] } }));
    let table = board.game.view(&board.state, None).table;
    let miner = table.workers[3];
    assert_eq!(
        (miner.at.to_string(), miner.tired, miner.mood),
        ("lake".into(), true, -3)
    );
    assert_eq!(miner.discs, [1, 0, 0, 0]);
    assert_eq!(
        (table.warehouse, table.exported),
        ([0, 0, 1, 0], [2, 0, 0, 0])
    );
    let side = table.sides[0];
    assert_eq!(
        (side.wheel, side.palace, side.crystals, side.vp()),
        (2, 2, 3, 5)
    );
    assert_eq!(side.location_card.map(Location::number), Some(5));
    assert_eq!(table.sides[1].worker_card.map(Worker::card), Some(17));
    assert_eq!(table.lake.discard.iter().collect::<Vec<_>>(), [4, 5]);
    let solo = solo();
    let table = solo.game.view(&solo.state, None).table;
    assert_eq!(json!(table.solo.objective + 1), solo.at("/solo/objective"));
    assert_eq!(json!(table.solo.card + 1), solo.at("/solo/autom_card"));
}

/// RO-315, RO-Q16: a deck as a set is public: the list of its cards without those
/// discarded and those being resolved.
#[test]
fn ro_315_decks_are_public_as_sets() {
    for board in boards() {
        let table = board.game.view(&board.state, None).table;
        let expected = |count: u8, discard: Deck, open: &[Option<u8>]| {
            let mut deck = Deck::full(count);
            discard
                .iter()
                .chain(open.iter().copied().flatten())
                .for_each(|card| deck.remove(card));
            deck
        };
        let (ship, lake, turn) = (table.spaceship, table.lake, table.turn);
        assert_eq!(ship.deck, expected(12, ship.discard, &[turn.spaceship]));
        assert_eq!(lake.deck, expected(6, lake.discard, &turn.lake));
    }
}

/// RO-316, RO-Q16: the two cards of the fisherman are shown to all before the choice.
#[test]
fn ro_316_two_lake_cards_are_shown_before_the_choice() {
    let board = board(3).with(json!({ "phase": "day1",
        "lake": { "deck": [2, 6], "discard": [1, 3, 4, 5] } }));
    let board = board.after(&["fisherman>lake", "shuffle:no"]);
    assert_eq!(board.asked().as_deref(), Some("lake_pick"));
    let told = board.events.iter().filter_map(|event| match *event {
        Event::LakeCard { card, .. } => Some(card + 1),
        _ => None,
    });
    let mut told: Vec<u8> = told.collect();
    for watcher in [None, Some(Seat(1)), Some(Seat(2))] {
        let shown = board.game.view(&board.state, watcher).table.turn.lake;
        assert_eq!(shown.map(|card| card.unwrap() + 1), told[..]);
    }
    told.sort_unstable();
    assert_eq!(told, [2, 6]);
    // Whatever is still hidden, the choice is between these two.
    for seed in 0..10 {
        let dealt = redealt(&board, seed).after(&["pick:1"]);
        assert_eq!(open_part(&dealt), open_part(&board.after(&["pick:1"])));
    }
}

/// RO-312: whatever comes to light is counted, so that nobody undoes a draw.
#[test]
fn ro_312_drawing_is_a_reveal() {
    let board = board(2).with(json!({ "phase": "day1" }));
    let reveals = |board: &Board| RedOutpost::reveals(&board.game, &board.state);
    assert_eq!(reveals(&board.after(&["miner>mine"])), reveals(&board));
    assert_eq!(reveals(&board.after(&["miner>lake"])), reveals(&board) + 1);
    assert_eq!(
        reveals(&board.after(&["miner>spaceship"])),
        reveals(&board) + 1
    );
}
