//! What is hidden and what is open.

use std::collections::BTreeSet;

use kosmonavts::{components::Mission, event::Event};
use serde_json::Value;
use tabletop::{Dice, Game, Seat};

use crate::kit::{Board, BoardExt as _, advanced, advanced_setup, board, json};

/// What a seat sees, as JSON; 0 is a spectator.
fn seen(board: &Board, seat: u8) -> Value {
    let seat = seat.checked_sub(1).map(Seat);
    serde_json::to_value(board.game.view(&board.state, seat)).unwrap()
}

/// The board with everything that a seat cannot know dealt anew.
fn redealt(board: &Board, seat: u8, seed: u64) -> Board {
    let seat = seat.checked_sub(1).map(Seat);
    let view = board.game.view(&board.state, seat);
    let mut dealt = board.clone();
    dealt.state = board.game.redeal(&view, Dice::from_seed(seed));
    dealt
}

/// KOS-061, KOS-079: missions, kept or discarded, are seen by their owner alone.
#[test]
fn kos_061_kos_079_missions_are_secret() {
    for board in [board(3), advanced(3)] {
        for seat in 0..=3 {
            let players = &seen(&board, seat)["players"];
            for owner in 1..=3 {
                let shown = &players[usize::from(owner) - 1];
                if owner == seat {
                    assert_eq!(shown["missions"], board.of(owner, "missions"));
                } else {
                    assert_eq!(
                        shown.get("missions"),
                        None,
                        "seat {seat} sees those of {owner}"
                    );
                    assert_eq!(shown.get("discarded"), None);
                }
            }
        }
    }
    let discarded = seen(&advanced(3), 2)["players"][1]["discarded"].clone();
    assert_eq!(
        discarded.as_array().unwrap().len(),
        2,
        "the owner remembers them"
    );
}

/// KOS-253: missions are revealed to everyone when the game has ended, discarded ones
/// never.
#[test]
fn kos_253_missions_are_revealed_in_the_end() {
    let over = json!({ "phase": "over", "round": 60, "event": 1, "asked": null });
    for board in [board(2).with(over.clone()), advanced(2).with(over)] {
        for seat in 0..=2 {
            let players = &seen(&board, seat)["players"];
            for owner in 1..=2 {
                let shown = &players[usize::from(owner) - 1];
                assert_eq!(shown["missions"], board.of(owner, "missions"));
                assert!(owner == seat || shown.get("discarded").is_none());
            }
        }
    }
}

/// KOS-266, KOS-Q16: others' tanks are covered during phase 2 of the advanced game, and
/// only then.
#[test]
fn kos_266_kos_q16_tanks_are_covered_in_phase_2() {
    let tank = |board: &Board, seat: u8, owner: u8| {
        let tank = seen(board, seat)["players"][usize::from(owner) - 1]
            .get("tank")
            .cloned();
        tank == Some(board.of(owner, "tank"))
    };
    let ordering = advanced(3);
    let mut flying = advanced(3).tank(1, 2, 0);
    flying.others_idle();
    assert_eq!(flying.asked().as_deref(), Some("refuel"));
    for seat in 0..=3 {
        for owner in 1..=3 {
            assert_eq!(tank(&ordering, seat, owner), seat == owner);
            assert!(tank(&flying, seat, owner));
            assert!(tank(&advanced(3).event("thrust"), seat, owner));
            assert!(tank(&board(3), seat, owner), "open in the basic game");
        }
    }
}

/// KOS-139: of an order nobody sees anything but that it is sealed, until all are in.
#[test]
fn kos_139_orders_are_secret_until_all_are_in() {
    for start in [board(3), advanced(3)] {
        let start = start.tank(2, 5, 1);
        let mut board = start.clone();
        board.order(2, &["convert", "burn:n:normal", "burn:n:hyper"]);
        assert!(board.events.is_empty(), "a draft is not heard");
        for seat in [0, 1, 3] {
            assert_eq!(seen(&board, seat), seen(&start, seat), "nor seen");
        }
        assert_eq!(
            seen(&board, 2)["players"][1]["order"]["cubes"],
            json!(["n:normal", "n:hyper"])
        );
        board.play_as(2, "go");
        assert_eq!(board.news(), [Event::OrderSealed { seat: Seat(1) }]);
        let other = start.clone().order(2, &["stay"]).clone();
        for seat in [0, 1, 3] {
            assert_eq!(seen(&board, seat), seen(&other, seat), "sealed is sealed");
            assert_eq!(seen(&board, seat)["asked"]["seats"], json!([1, 3]));
        }
        board.order(3, &["stay"]).order(1, &["stay"]);
        assert_eq!(board.rose(2), "n 1+1");
        assert_eq!(seen(&board, 1)["players"][1]["rose"], board.of(2, "rose"));
    }
}

/// Whoever drafts an order can see where it would lead.
#[test]
fn a_draft_shows_where_it_leads() {
    let mut board = board(2).flying(2, 3, -1, &[("s", 1, 0)]);
    board.order(2, &["burn:n:normal", "burn:ne:normal"]);
    let rose = board
        .game
        .view(&board.state, Some(Seat(1)))
        .drafted_rose()
        .unwrap();
    assert_eq!(rose.total().count(), 1);
    let (q, r) = board.hex(2);
    let flight = board
        .game
        .flight(kosmonavts::components::Hex::new(q, r), &rose);
    board.fly(2, &["go"]);
    assert_eq!((flight.to.q, flight.to.r), board.hex(2));
    assert_eq!(board.game.view(&board.state, None).drafted_rose(), None);
}

/// KOS-Q52: a sealed order is final.
#[test]
fn kos_q52_a_sealed_order_is_final() {
    let board = board(3).after(&["stay"]);
    assert!(board.legal_for(1).is_empty());
    assert_eq!(board.seat(), Some(2));
}

/// KOS-078, KOS-079: which missions are kept is decided by all in secret.
#[test]
fn kos_078_missions_are_kept_in_secret() {
    let mut board = advanced_setup(3);
    board.play_until(|board| board.asked().as_deref() == Some("keep_missions"));
    assert_eq!(board.game.to_act(&board.state).len(), 3);
    let list = board.legal_for(2);
    assert_eq!(list.len(), 6);
    let (mut one, mut other) = (board.clone(), board.clone());
    one.play_as(2, &list[0]);
    other.play_as(2, &list[5]);
    for seat in [0, 1, 3] {
        assert_eq!(seen(&one, seat), seen(&other, seat));
    }
    assert_eq!(one.events, other.events);
    assert_ne!(seen(&one, 2), seen(&other, 2));
}

/// A redeal leaves nothing of what a seat cannot know as it was, again and again,
/// and everything it knows.
#[test]
fn redeals_deal_everything_unknown() {
    let mut sealed = advanced(4).tank(2, 5, 1).tank(3, 2, 2);
    sealed.order(3, &["burn:s:normal", "go"]);
    let (mut tanks, mut missions, mut orders) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for seed in 0..200 {
        let dealt = redealt(&sealed, 1, seed);
        dealt.game.invariants(&dealt.state).unwrap();
        assert_eq!(seen(&dealt, 1), seen(&sealed, 1));
        assert_eq!(dealt.fuel(1), sealed.fuel(1));
        tanks.insert(dealt.fuel(2));
        missions.extend(Mission::in_set(dealt.state.private[2].missions));
        orders.insert(dealt.of(3, "order").to_string());
        let total: u8 = (2..=4)
            .map(|seat| dealt.fuel(seat).0 + dealt.fuel(seat).1)
            .sum();
        assert_eq!(total, 6 + 4 + 10, "all cubes are somewhere");
    }
    assert!(tanks.len() > 10, "{tanks:?}");
    assert!(orders.len() > 20, "{orders:?}");
    let own: Vec<Mission> = {
        let private = sealed.state.private[0];
        Mission::in_set(private.missions)
            .chain(Mission::in_set(private.discarded))
            .collect()
    };
    assert_eq!(missions.len(), 16 - own.len(), "any mission but the own");
    assert!(own.iter().all(|mission| !missions.contains(mission)));
}

/// Whatever comes to light is counted, so that nobody undoes it: cards that are
/// drawn, orders that are revealed, missions in the end.
#[test]
fn what_comes_to_light_is_counted() {
    let reveals = |board: &Board| board.game.reveals(&board.state);
    let start = board(2);
    let drafted = start.after(&["burn:n:normal", "go"]);
    assert_eq!(
        reveals(&drafted),
        reveals(&start),
        "nothing is revealed yet"
    );
    assert_eq!(
        reveals(&drafted.after(&["stay"])),
        reveals(&start) + 1,
        "the orders are"
    );
    let cards = board(2).event("asteroids").after(&["event:1", "shield:no"]);
    let drawn = cards.after(&["shield:no"]);
    assert_eq!(reveals(&drawn), reveals(&cards) + 1, "a card was drawn");
    let mut last = board(2).with(json!({ "round": 60, "event": 1 }));
    last.others_idle();
    let before = reveals(&last);
    last.answer_until(|board| board.asked().is_none());
    assert_eq!(reveals(&last), before + 1, "the missions");
}
