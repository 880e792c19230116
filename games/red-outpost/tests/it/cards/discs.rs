//! Cards 6 (Administration), 11 (Labour Camp) and 12 (Barracks), which put
//! influence discs elsewhere.

use figures::with_reading;
use tabletop::{Game, Seat};

use super::{PLACES, QUIET, changes, day, effect, morning};
use crate::{
    contract::LONGEST,
    kit::{BOX, Board, OutpostBoard as _, board_from_with_cards, json},
};

/// The owner's turns in a round of two players.
const TURNS: i64 = 9;

/// Round 1 in its Night with this reading of RO-211; seat 1 has card 6.
fn night_read(card6_disc: &str) -> Board {
    let figures = with_reading(BOX, "card6_disc", card6_disc);
    let cards = [(1, 6), (1, 18), (2, QUIET.0), (2, QUIET.1)];
    board_from_with_cards(&figures, 2, &cards).with(json!({ "phase": "night" }))
}

/// The beginning of round 2, with a disc of seat 1 on card 6 since round 1.
fn held_over() -> Board {
    let board = night_read("stays").after(&["miner>administration", "disc:card", "farmer>mine"]);
    assert_eq!(board.number("/round"), 2);
    board
}

/// Plays the turn of whoever is to move to its end; the disc on card 6 stays there.
fn pass_turn(board: &mut Board) {
    for _ in 0..LONGEST {
        let legal = board.legal();
        let quiet = |answer: &&String| {
            !["disc:card", "release:yes"].contains(&answer.as_str())
                && !answer.ends_with(">administration")
        };
        let answer = legal.iter().find(quiet).expect("the game is over").clone();
        board.play(&[&answer]);
        if board.asked().is_none_or(|asked| asked == "move") {
            return;
        }
    }
    panic!("this turn never ends");
}

/// The turn of seat 1 in round 2 with this number, from 1 to 9, not yet begun.
fn turn_of_round_2(board: &Board, number: usize) -> Board {
    let mut board = board.clone();
    let mut turns = 0;
    loop {
        turns += usize::from(board.seat() == Some(1));
        if turns == number {
            assert_eq!(board.number("/round"), 2);
            return board;
        }
        pass_turn(&mut board);
    }
}

/// A Day half in which a disc of seat 1 lies on card 6.
fn day_with_disc_on_card() -> Board {
    day([(6, 18), (12, 15)])
        .with(json!({ "players": { "1": { "discs": 8, "disc_on_card": true } } }))
}

/// RO-208: at the Administration, whoever visits it, the disc may go on the card.
#[test]
fn ro_208_card_6_administration() {
    let board = day([(6, 18), QUIET]);
    for (visitor, gain) in [
        ("miner", json!({ "bureaucrat": { "mood": 1 } })),
        ("bureaucrat", json!({})),
    ] {
        let visit = format!("{visitor}>administration");
        let asked = board.after(&[&visit]);
        assert_eq!(asked.legal(), ["disc:portrait", "disc:card"]);
        let mut workers = gain;
        workers[visitor]["at"] = json!("administration");
        workers[visitor]["tired"] = json!(true);
        let after = board.after(&[&visit, "disc:card"]);
        let changed = changes(&board, &after);
        assert_eq!(changed["workers"], workers);
        assert_eq!(changed["players"]["1"]["discs"], 8);
        assert_eq!(changed["players"]["1"]["disc_on_card"], true);
        let after = board.after(&[&visit, "disc:portrait"]);
        assert_eq!(after.at("/players/0/disc_on_card"), json!(false));
        assert_eq!(after.at(&format!("/workers/{visitor}/discs/0")), json!(1));
    }
}

/// RO-209: on a later turn the disc goes to the visitor's portrait, in addition
/// to the normal disc; or it stays.
#[test]
fn ro_209_the_disc_is_released_on_a_later_turn() {
    let mut board = day([(6, 18), QUIET]);
    board.play(&["miner>administration", "disc:card"]);
    assert_eq!(board.seat(), Some(2), "not on the same turn");
    board.play(&["farmer>mine"]);
    let visit = "shepherd>labour_camp";
    assert_eq!(board.after(&[visit]).legal(), ["release:no", "release:yes"]);

    let after = board.after(&[visit, "release:yes"]);
    assert_eq!(after.at("/workers/shepherd/discs"), json!([2, 0]));
    assert_eq!(after.at("/players/0/disc_on_card"), json!(false));
    assert_eq!(after.number("/players/0/discs"), 7);

    let after = board.after(&[visit, "release:no"]);
    assert_eq!(after.at("/workers/shepherd/discs"), json!([1, 0]));
    assert_eq!(after.at("/players/0/disc_on_card"), json!(true));
    assert_eq!(after.number("/players/0/discs"), 7);
}

/// RO-209, RO-Q49: the disc is released in step 2, at any location.
#[test]
fn ro_209_ro_q49_the_disc_is_released_anywhere() {
    let board = day_with_disc_on_card();
    for (_, place) in PLACES {
        let asked = board.after(&[&format!("miner>{place}")]);
        assert_eq!(asked.asked().as_deref(), Some("release"), "{place}");
        assert_eq!(asked.mood("miner"), 0);
        assert_eq!(asked.at("/workers/miner/discs"), json!([1, 0]));
        let after = asked.after(&["release:yes"]);
        assert_eq!(after.at("/workers/miner/discs"), json!([2, 0]));
    }
}

/// RO-210, RO-Q27: while a disc lies on the card it takes no other; once released
/// the card is free again.
#[test]
fn ro_210_the_card_holds_one_disc() {
    let mut board = day_with_disc_on_card();
    board.play(&["miner>administration"]);
    assert_eq!(board.legal(), ["release:no", "release:yes"]);
    assert_eq!(board.refusal("disc:card"), "RO-318");
    let kept = board.after(&["release:no"]);
    assert_eq!(kept.at("/workers/miner/discs"), json!([1, 0]));
    assert_eq!(kept.number("/players/0/discs"), 7);
    assert_eq!(kept.at("/players/0/disc_on_card"), json!(true));

    board.play(&["release:yes"]);
    assert_eq!(board.at("/workers/miner/discs"), json!([2, 0]));
    board.play(&["fisherman>palace", "donate:none", "relocate:miner>lake"]);
    board.play(&["shepherd>administration", "disc:card"]);
    assert_eq!(board.at("/players/0/disc_on_card"), json!(true));
}

/// RO-211, RO-Q27: a disc on the card scores nothing. At the end of the round it stays
/// there; with the other reading of `rulings.card6_disc` it goes back to its owner.
#[test]
fn ro_211_ro_q27_the_disc_on_the_card_scores_nothing_and_stays() {
    for (reading, target, vp, discs, on_card) in [
        ("stays", "disc:portrait", 5 + 4, 9, false),
        ("stays", "disc:card", 5, 8, true),
        ("returns", "disc:portrait", 5 + 4, 9, false),
        ("returns", "disc:card", 5, 9, false),
    ] {
        let board = night_read(reading).with(json!({ "workers": { "miner": { "mood": 4 } } }));
        let after = board.after(&["miner>administration", target, "farmer>mine"]);
        assert_eq!(after.number("/round"), 2);
        assert_eq!(after.points(1), vp, "{reading} {target}");
        assert_eq!(
            after.number("/players/0/discs"),
            discs,
            "{reading} {target}"
        );
        assert_eq!(after.at("/players/0/disc_on_card"), json!(on_card));
    }
}

/// RO-209, RO-E21: a disc of round 1 may be released in any of the nine turns of round
/// 2, beside the normal disc; in the ninth turn it is the only one.
#[test]
fn ro_209_ro_e21_the_disc_of_round_1_is_released_in_round_2() {
    let board = held_over();
    assert_eq!(board.number("/players/0/discs"), TURNS - 1);
    for number in 1..=TURNS {
        let mut turn = turn_of_round_2(&board, number as usize);
        let before = turn.number("/players/0/discs");
        assert_eq!(before, TURNS - number, "turn {number}");
        let moves = turn.legal();
        let answer = moves
            .iter()
            .find(|answer| !answer.ends_with(">administration"));
        let answer = answer.unwrap().clone();
        let worker = answer.split_once('>').unwrap().0;
        let discs = format!("/workers/{worker}/discs/0");
        let placed = turn.number(&discs);
        turn.play(&[&answer]);
        assert_eq!(turn.legal(), ["release:no", "release:yes"], "turn {number}");
        let normal = i64::from(number < TURNS);
        assert_eq!(turn.number(&discs), placed + normal);
        turn.play(&["release:yes"]);
        // The last turn ends the game, which clears the portraits.
        if number < TURNS {
            assert_eq!(turn.number(&discs), placed + 2);
            assert_eq!(turn.at("/players/0/disc_on_card"), json!(false));
        }
    }
}

/// RO-069, RO-Q05, RO-E21: who held a disc over has none in the supply in the ninth turn
/// of round 2, even after it was released early. The turn goes on, and card 6 asks
/// nothing at the Administration.
#[test]
fn ro_069_ro_q05_the_last_turn_of_round_2_finds_no_disc() {
    let first = turn_of_round_2(&held_over(), 1).after(&["miner>mine", "release:yes"]);
    assert_eq!(first.number("/players/0/discs"), TURNS - 2);
    let board = turn_of_round_2(&first, TURNS as usize - 1);
    assert_eq!(board.at("/phase"), "night");
    assert_eq!(board.number("/players/0/discs"), 0);
    let visit = board
        .legal()
        .into_iter()
        .find(|answer| answer.ends_with(">administration"))
        .expect("the Administration is free");
    let worker = visit.split_once('>').unwrap().0.to_string();
    let discs = format!("/workers/{worker}/discs/0");
    let after = board.after(&[&visit]);
    assert_ne!(after.asked().as_deref(), Some("disc"));
    assert_ne!(after.asked().as_deref(), Some("release"));
    assert_eq!(after.number(&discs), board.number(&discs));
    assert_eq!(after.number("/players/0/discs"), 0);
}

/// RO-210: a disc of round 1 on the card leaves no room for one of round 2.
#[test]
fn ro_210_the_disc_of_round_1_keeps_the_card_full() {
    let mut board = turn_of_round_2(&held_over(), 1);
    board.play(&["miner>administration"]);
    assert_eq!(board.legal(), ["release:no", "release:yes"]);
    board.play(&["release:no"]);
    assert_eq!(board.at("/workers/miner/discs/0"), json!(1));
    assert_eq!(board.at("/players/0/disc_on_card"), json!(true));
}

/// RO-211, RO-Q27: a disc that was never released is worth nothing at the end of the
/// game, whatever the reading: it only lies elsewhere.
#[test]
fn ro_211_a_disc_never_released_is_worth_nothing() {
    let mut ends = Vec::new();
    for (reading, discs, on_card) in [("stays", 8, true), ("returns", 9, false)] {
        let board = night_read(reading).with(json!({
            "round": 2,
            "workers": { "miner": { "mood": 4 } },
        }));
        let end = board.after(&["miner>administration", "disc:card", "farmer>mine"]);
        assert!(end.seat().is_none(), "the game is over");
        assert_eq!(end.points(1), 5);
        assert_eq!(end.number("/players/0/discs"), discs);
        assert_eq!(end.at("/players/0/disc_on_card"), json!(on_card));
        ends.push(end.at("/players/0/points"));
    }
    assert_eq!(ends[0], ends[1]);
}

/// RO-211: a position with a disc on the card between rounds or after the game can be
/// only if it stays there.
#[test]
fn ro_211_between_rounds_the_card_is_empty_if_the_disc_returns() {
    let on_card = json!({ "players": { "1": { "discs": 8, "disc_on_card": true } } });
    for (round, when) in [(1, "before the first turn"), (2, "after the game")] {
        let cleared = |reading| {
            let night = night_read(reading).with(json!({ "round": round }));
            night.after(&["miner>mine", "farmer>palace", "donate:none"])
        };
        let refused = cleared("returns").try_with(on_card.clone()).err();
        assert_eq!(refused, Some(format!("seat 1: a disc on card 6 {when}")));
        assert!(cleared("stays").try_with(on_card.clone()).is_ok());
    }
}

/// RO-224: with the disc kept back the visitor loses no mood at the Camp; the
/// cubes are produced all the same.
#[test]
fn ro_224_card_11_labour_camp() {
    let board = day([(11, 18), QUIET]);
    let asked = board.after(&["miner>labour_camp"]);
    assert_eq!(asked.legal(), ["disc:portrait", "disc:keep"]);
    let goods = json!({
        "warehouse": { "wool": 1, "fish": 1, "wheat": 1 },
        "supply": { "wool": 5, "fish": 5, "wheat": 5 },
        "players": { "1": { "wheel": 3 } },
    });

    let mut expected = goods.clone();
    expected["workers"] = json!({ "miner": { "at": "labour_camp", "tired": true } });
    assert_eq!(changes(&board, &asked.after(&["disc:keep"])), expected);

    let mut expected = goods;
    expected["workers"] = json!({ "miner": { "mood": -2 } });
    let placed = effect(&board, &["miner>labour_camp", "disc:portrait"]);
    assert_eq!(placed, expected);

    // The next turn is an ordinary one again.
    let next = asked.after(&["disc:keep", "farmer>mine"]);
    assert_eq!(next.mood("farmer"), -2);
    assert_eq!(next.at("/workers/farmer/discs"), json!([0, 1]));
}

/// RO-225: the disc kept back is in the personal supply for a later turn.
#[test]
fn ro_225_the_disc_kept_back_is_not_lost() {
    let mut board = day([(11, 18), QUIET]);
    board.play(&["miner>labour_camp", "disc:keep"]);
    assert_eq!(board.number("/players/0/discs"), 9);
    assert_eq!(board.at("/workers/miner/discs"), json!([0, 0]));
    board.play(&["farmer>mine", "shepherd>pasture"]);
    assert_eq!(board.number("/players/0/discs"), 8);
    assert_eq!(board.at("/workers/shepherd/discs"), json!([1, 0]));
}

/// The end of a Morning in which the miner (seat 1) and the shepherd (seat 2)
/// have left the Barracks.
fn end_of_morning(hands: [(u8, u8); 2]) -> Board {
    morning(hands).after(&["miner>mine", "shepherd>labour_camp"])
}

/// RO-226: the owner, first or last in turn order, moves an own disc to the
/// portrait of a worker in the Barracks.
#[test]
fn ro_226_card_12_barracks() {
    for (owner, hands, from, other) in [
        (1, [(12, 18), (9, 14)], "miner", "shepherd"),
        (2, [(9, 18), (12, 14)], "shepherd", "miner"),
    ] {
        let board = end_of_morning(hands);
        assert_eq!(board.seat(), Some(owner));
        let targets = ["farmer", "fisherman", "commissar", "bureaucrat"];
        let mut legal = vec!["shift:none".to_string()];
        legal.extend(targets.map(|to| format!("shift:{from}>{to}")));
        assert_eq!(board.legal(), legal);
        for refused in [
            format!("shift:{from}>{other}"),
            format!("shift:{other}>farmer"),
            "shift:farmer>fisherman".to_string(),
        ] {
            assert_eq!(board.refusal(&refused), "RO-226", "{refused}");
        }

        let after = board.after(&[&format!("shift:{from}>farmer")]);
        let mut discs = [0, 0];
        assert_eq!(after.at(&format!("/workers/{from}/discs")), json!(discs));
        discs[usize::from(owner) - 1] = 1;
        assert_eq!(after.at("/workers/farmer/discs"), json!(discs));
        assert_eq!(after.at("/phase"), "day1");

        let after = board.after(&["shift:none"]);
        assert_eq!(after.at(&format!("/workers/{from}/discs")), json!(discs));
        assert_eq!(after.at("/phase"), "day1");
    }
}

/// RO-226: the disc may come from the portrait of a worker that is in the
/// Barracks itself, but it has to move. With nobody there is no question.
#[test]
fn ro_226_from_any_portrait() {
    let board = morning([(9, 18), (12, 14)]);
    let slept_in = board
        .with(json!({
            "workers": { "farmer": { "discs": [0, 1] } },
            "players": { "2": { "discs": 8 } },
        }))
        .after(&["miner>mine", "shepherd>labour_camp"]);
    assert_eq!(slept_in.refusal("shift:farmer>farmer"), "RO-226");
    let after = slept_in.after(&["shift:farmer>fisherman"]);
    assert_eq!(after.at("/workers/farmer/discs"), json!([0, 0]));
    assert_eq!(after.at("/workers/fisherman/discs"), json!([0, 1]));

    let nobody = board
        .with(json!({ "workers": {
            "farmer": { "at": "field" },
            "fisherman": { "at": "lake" },
            "commissar": { "at": "warehouse" },
            "bureaucrat": { "at": "administration" },
        } }))
        .after(&["miner>mine", "shepherd>labour_camp"]);
    assert_eq!(nobody.at("/phase"), "day1");
}

/// RO-227, RO-Q29, RO-Q57: asked after the bonus of the Barracks and before
/// workers stand up: it is still Morning, with red tokens, and the first-player
/// token has not moved. Only the owner may answer.
#[test]
fn ro_227_ro_q57_between_bonus_and_standing_up() {
    let board = end_of_morning([(12, 18), (9, 14)]);
    for slept_in in ["farmer", "fisherman", "commissar", "bureaucrat"] {
        assert_eq!(board.mood(slept_in), 1);
    }
    for used in ["miner", "shepherd"] {
        assert_eq!(board.at(&format!("/workers/{used}/tired")), json!(true));
    }
    assert_eq!(board.at("/phase"), "morning");
    assert_eq!(board.number("/first"), 1);
    let action = "shift:none".parse().unwrap();
    let refused = board.game.check(&board.state, Seat(1), action);
    assert_eq!(refused, Err(red_outpost::Reason::NotYourTurn(Seat(0))));

    let after = board.after(&["shift:miner>farmer"]);
    assert_eq!(after.mood("farmer"), 1, "the bonus comes once");
    assert_eq!(after.at("/workers/miner/tired"), json!(false));
    assert_eq!(after.at("/phase"), "day1");
    assert_eq!(after.number("/first"), 2);
}

/// RO-Q53: card 12 moves discs; a crystal of card 2 stays where it is.
#[test]
fn ro_q53_card_12_moves_no_crystal() {
    let board = morning([(12, 18), (2, 14)])
        .with(json!({
            "workers": { "commissar": { "crystals": [0, 1] } },
            "players": { "2": { "crystals": 0 } },
        }))
        .after(&["miner>mine", "shepherd>labour_camp"]);
    assert_eq!(board.refusal("shift:commissar>farmer"), "RO-226");
    let after = board.after(&["shift:miner>farmer"]);
    assert_eq!(after.at("/workers/commissar/crystals"), json!([0, 1]));
}
