//! Crystals and victory points.

use red_outpost::{components::Worker, event::Event, state::Side};
use tabletop::{Game, Seat};

use crate::{
    kit::{Board, board, board_with_cards, json, solo},
    locations::{day, wreck},
    scoring::{last_turn, with_portraits},
};

/// The crystals of seat 1 and of the supply.
fn crystals(board: &Board) -> (i64, i64) {
    (
        board.number("/players/0/crystals"),
        board.number("/crystals"),
    )
}

/// RO-158, RO-163, RO-Q16: everyone sees everyone's crystals, VP and discs.
#[test]
fn ro_158_ro_163_ro_q16_crystals_and_points_are_open() {
    let board = board(3).with(json!({
        "crystals": 15,
        "players": {
            "1": { "crystals": 4, "points": { "start": 5, "export": 8 } },
            "2": { "crystals": 3, "points": { "start": 5, "wheel": 2 }, "discs": 5 },
            "3": { "crystals": 2, "points": { "start": 5, "mood": -3 }, "discs": 6 },
        },
        "workers": { "miner": { "discs": [0, 2, 1] } },
    }));
    for seat in [None, Some(Seat(0)), Some(Seat(1)), Some(Seat(2))] {
        let seen = board.game.view(&board.state, seat).table;
        let sides = [0, 1, 2].map(|other| seen.side(Seat(other)));
        assert_eq!(sides.map(|side| side.crystals), [4, 3, 2]);
        assert_eq!(sides.map(Side::vp), [13, 7, 2]);
        assert_eq!(sides.map(|side| side.discs), [7, 5, 6]);
        let miner = seen.worker(Worker::Miner);
        assert_eq!(miner.discs, [0, 2, 1, 0]);
    }
}

/// RO-158: crystals belong to their player: a rival's cannot be paid.
#[test]
fn ro_158_crystals_belong_to_a_player() {
    let board = day(0).with(json!({
        "crystals": 19,
        "players": { "2": { "crystals": 5 } },
    }));
    for place in ["palace", "brewery", "warehouse"] {
        let after = board.after(&[&format!("miner>{place}")]);
        assert_eq!(after.seat(), Some(2));
        assert_eq!(after.number("/players/1/crystals"), 5);
    }
    let board = board.with(json!({ "crystals": 18, "players": { "1": { "crystals": 1 } } }));
    let after = board.after(&["miner>brewery", "swap:miner+farmer-"]);
    assert_eq!(after.number("/players/0/crystals"), 0);
    assert_eq!(after.number("/players/1/crystals"), 5);
}

/// RO-159: a crystal paid at the Brewery or the Warehouse goes back to the supply; one
/// donated to the Palace does not.
#[test]
fn ro_159_paid_crystals_go_to_the_supply() {
    let board = day(2);
    assert_eq!(crystals(&board), (2, 21));
    for (answers, expected) in [
        (["miner>brewery", "swap:miner+farmer-"], (1, 22)),
        (["miner>warehouse", "exchange:crystal=coal"], (1, 22)),
        (["miner>palace", "donate:palace"], (1, 21)),
    ] {
        assert_eq!(crystals(&board.after(&answers)), expected);
    }
}

/// Seat 2 has all crystals but these few, which are in the supply.
fn nearly_empty(board: &Board, left: u8) -> Board {
    board.with(json!({
        "crystals": left,
        "players": { "1": { "crystals": 0 }, "2": { "crystals": 24 - left } },
    }))
}

/// RO-160, RO-Q17, RO-Q52: with an empty supply nobody gains a crystal; what gives one
/// stays legal and does the rest.
#[test]
fn ro_160_ro_q17_ro_q52_an_empty_supply() {
    let board = nearly_empty(&day(0), 0);
    let check = |board: &Board, answers: &[&str]| {
        let after = board.after(answers);
        assert_eq!(crystals(&after), (0, 0), "{answers:?}");
        assert_eq!(after.seat(), Some(2));
        let gained = |event: &Event| matches!(event, Event::CrystalsGained { .. });
        assert!(!after.events.iter().any(gained), "nothing is told of none");
        after
    };
    check(&board, &["bureaucrat>administration"]);

    let stored = board.with(json!({ "warehouse": { "coal": 1 }, "supply": { "coal": 5 } }));
    let sold = check(&stored, &["miner>warehouse", "exchange:coal=crystal"]);
    assert_eq!(sold.number("/supply/coal"), 6);

    let turning = board.with(json!({ "players": { "1": { "wheel": 3 } } }));
    let turned = check(&turning, &["farmer>field"]);
    assert_eq!(
        (turned.points(1), turned.number("/players/0/wheel")),
        (7, 0)
    );

    let found = check(&wreck(&board, 7), &["miner>spaceship"]);
    assert_eq!(found.number("/warehouse/coal"), 1);
}

/// RO-160: while there is one, each crystal gained leaves the supply.
#[test]
fn ro_160_the_last_crystal_can_be_gained() {
    let board = nearly_empty(&day(0), 1).after(&["bureaucrat>administration"]);
    assert_eq!(crystals(&board), (1, 0));
}

/// RO-Q52: who should get two crystals gets the one that is left.
#[test]
fn ro_q52_what_is_left_is_given() {
    let board = board_with_cards(2, &[(1, 4)]).with(json!({ "phase": "day1" }));
    for (left, gained) in [(3, 2), (2, 2), (1, 1), (0, 0)] {
        let board = nearly_empty(&board, left).after(&["miner>brewery", "replace:yes"]);
        assert_eq!(crystals(&board), (gained, i64::from(left) - gained));
    }
}

/// RO-Q52: Autom gets its VP in place of a crystal, though the supply is empty.
#[test]
fn ro_q52_autom_needs_no_supply() {
    let rested = json!({ "at": "barracks", "tired": false });
    // The revealed card sends Autom to the Administration, and every card of the
    // deck names the bureaucrat.
    let board = solo().with(json!({
        "phase": "day1",
        "crystals": 0,
        "players": { "1": { "crystals": 24 }, "2": { "palace": 0 } },
        "workers": {
            "shepherd": { "at": "pasture", "tired": true },
            "farmer": rested,
            "fisherman": rested,
            "miner": rested,
            "commissar": rested,
            "bureaucrat": rested,
        },
        "solo": { "autom_card": 6, "autom_deck": [10, 11, 12], "unbacked_donations": 0 },
    }));
    let after = board.after(&["farmer>field"]);
    assert_eq!(after.at("/workers/bureaucrat/at"), "administration");
    assert_eq!(after.points(2), board.points(2) + 1);
    assert_eq!(after.number("/players/1/crystals"), 0);
}

/// RO-161, RO-Q18: a loss never takes a player below 0, and no position has fewer VP.
#[test]
fn ro_161_ro_q18_the_floor() {
    for (vp, left) in [(7, 2), (6, 1), (5, 0), (4, 0), (1, 0), (0, 0)] {
        let board = with_portraits(&last_turn(&board(2), "night", 1), &[("miner", -5, &[1, 0])]);
        let board = board.with(json!({ "players": { "1": { "points": { "start": vp } } } }));
        let after = board.after(&["shepherd>barracks"]);
        assert_eq!((after.points(1), after.points(2)), (left, 5), "from {vp}");
    }
    let below = json!({ "players": { "1": { "points": { "start": -1 } } } });
    assert!(board(2).try_with(below).is_err());
}

/// RO-162: points are counted on, however often the marker goes round.
#[test]
fn ro_162_no_upper_limit() {
    for vp in [48, 58, 98, 99, 100, 126, 198, 254, 1000] {
        let board = day(0).with(json!({
            "warehouse": { "wheat": 2 },
            "supply": { "wheat": 4 },
            "players": { "1": { "points": { "start": vp } } },
        }));
        let after = board.after(&["farmer>field"]);
        assert_eq!(after.points(1), vp + 3);
    }
}
