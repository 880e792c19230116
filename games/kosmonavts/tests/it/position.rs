//! Positions: read, edited and read back. Whatever no game could be in is refused
//! with a sentence that names what is wrong.

use std::{collections::BTreeSet, panic};

use serde_json::Value;
use tabletop::{Advice, Dice, Game};

use crate::{
    contract::tables,
    kit::{BOX, Board, BoardExt as _, advanced, advanced_setup, board, json, open, setup},
};

/// A board as it is read from this position, or why it is not.
fn read(board: &Board, position: &Value) -> Result<Board, String> {
    let text = serde_json::to_string_pretty(position).unwrap();
    let position = serde_json::from_str(&text).map_err(|problem| problem.to_string())?;
    let state = board.game.restore(position)?;
    let mut read = board.clone();
    read.state = state;
    read.events.clear();
    Ok(read)
}

/// Moments of games in both modes with every number of players, in which pilots
/// have their way most of the time.
fn moments(games: u64, mut read: impl FnMut(&Board)) {
    for (players, options) in tables() {
        let options = options.iter().map(|(key, value)| (&**key, &**value));
        let options: Vec<(&str, &str)> = options.collect();
        for seed in 0..games {
            let mut board = open(BOX, players, &options, seed);
            let mut chance = Dice::from_seed(seed);
            loop {
                read(&board);
                let Some(seat) = board.seat() else {
                    break;
                };
                let legal = board.legal();
                let mut answer = legal[chance.below(legal.len() as u32) as usize].clone();
                if chance.below(8) > 0 {
                    let view = board
                        .game
                        .view(&board.state, Some(tabletop::Seat(seat - 1)));
                    let list: Vec<_> = legal.iter().map(|text| text.parse().unwrap()).collect();
                    let advice = board.game.advise(&view, tabletop::Seat(seat - 1), &list);
                    answer = advice.unwrap().to_string();
                }
                board.play(&[&answer]);
            }
        }
    }
}

/// An edit, and some words of the sentence that refuses it.
type Wrong = (Board, Value, &'static str);

/// Cubes, markers, cards and missions that do not add up.
#[rustfmt::skip]
fn wrong_counts() -> Vec<Wrong> {
    let events = "events: the cards are not each in one place";
    let (placing, dealt) = (setup(2), advanced(2));
    let first = |board: &Board, seat: u8| board.of(seat, "missions")[0].clone();
    vec![
        (board(2), json!({ "supply": { "normal": 31, "hyper": 14 } }), "49 normal and 16 hyper cubes instead of 48 and 16"),
        (board(2), json!({ "supply": { "normal": 30, "hyper": 13 } }), "48 normal and 15 hyper cubes instead of 48 and 16"),
        (board(2), json!({ "supply": { "normal": 200 } }), "supply: more cubes than the 48 and 16 there are"),
        (board(2), json!({ "players": { "1": { "tank": { "normal": 49 } } } }), "seat 1: tank: more cubes"),
        (board(2), json!({ "players": { "1": { "tank": { "normal": 10 } } } }), "seat 1: 10 normal and 1 hyper cubes in the tank"),
        (board(2), json!({ "players": { "2": { "tank": { "normal": 1, "hyper": 5 } } } }), "seat 2: 1 normal and 5 hyper cubes in the tank"),
        (board(2), json!({ "players": { "2": { "shields": 4 } } }), "seat 2: 4 shields instead of at most 3"),
        (board(2).in_space(1, 3, -2), json!({ "players": { "1": { "rose": { "n": { "normal": 1, "hyper": 0 }, "s": { "normal": 0, "hyper": 1 } } } } }), "seat 1: cubes in opposite directions of the rose"),
        (board(2), json!({ "players": { "1": { "rose": { "n": { "normal": 99, "hyper": 0 } } } } }), "seat 1: rose n: more cubes"),
        (board(2), json!({ "players": { "1": { "markers": { "mars": 2 } } } }), "markers: those of mars were not taken one after the other"),
        (board(2), json!({ "players": { "1": { "markers": { "mars": 1 } }, "2": { "markers": { "mars": 1 } } } }), "markers: those of mars were not taken"),
        (board(2), json!({ "players": { "1": { "markers": { "mars": 5 } } } }), "seat 1: markers: there is no marker 5 of mars"),
        (advanced(4), json!({ "players": { "1": { "markers": { "mars": 1 } }, "2": { "markers": { "mars": 2 } }, "3": { "markers": { "mars": 3 } } } }), "markers: those of mars"),
        (board(2), json!({ "events": { "deck": [1, 2, 3] } }), events),
        (board(2), json!({ "events": { "open": [22, 23, 1] } }), events),
        (board(2), json!({ "events": { "open": [22, 23] } }), "events.open: none, or three cards"),
        (board(2), json!({ "events": { "open": [22, 23, 31] } }), "events.open: card 31, which there is not"),
        (board(2), json!({ "events": { "deck": [1, 1] } }), "events.deck: card 1 twice"),
        (board(2), json!({ "events": { "discard": [0] } }), "events.discard: card 0, which there is not"),
        (board(2), json!({ "event": 31 }), "event: card 31, which there is not"),
        (board(2), json!({ "players": { "1": { "missions": [] } } }), "seat 1: not the missions of a deal"),
        (board(2), json!({ "players": { "1": { "missions": ["first-mars", "second-mars", "second-saturn"] }, "2": { "missions": ["first-venus", "second-mercury", "second-jupiter"] } } }), "seat 1: not the missions of a deal"),
        (board(2), json!({ "players": { "1": { "missions": ["first-mars", "second-venus", "second-halley"] }, "2": { "missions": ["first-venus", "second-mercury", "second-jupiter"] } } }), "seat 1: not the missions of a deal"),
        (board(2), json!({ "players": { "1": { "missions": ["first-earth"] } } }), "seat 1: missions: \"first-earth\" is not a mission"),
        (board(2), json!({ "players": { "1": { "missions": ["first-mars", "first-mars"] } } }), "seat 1: missions: first-mars twice"),
        (board(2), json!({ "players": { "2": { "missions": board(2).of(1, "missions") } } }), "seat 2: a mission that somebody else has"),
        (board(2), json!({ "players": { "1": { "discarded": ["second-uranus"] } } }), "seat 1"),
        (dealt.clone(), json!({ "players": { "1": { "missions": [first(&dealt, 1)] } } }), "seat 1: not the missions of a deal"),
        (dealt.clone(), json!({ "players": { "1": { "rejected": [first(&dealt, 1)] } } }), "seat 1: not the missions of a deal"),
        (placing.clone(), json!({ "players": { "1": { "missions": ["first-mars"] } } }), "seat 1: not the missions of a deal"),
        (dealt.clone(), json!({ "retired": ["mars"] }), "retired: there are 3, and never Earth"),
        (board(2), json!({ "retired": ["mars"] }), "retired: there are 0"),
    ]
}

/// Bodies, ships and the clock.
#[rustfmt::skip]
fn wrong_boards() -> Vec<Wrong> {
    let placing = setup(2);
    let seat = placing.seat().unwrap();
    vec![
        (board(2), json!({ "bodies": { "mars": 16 } }), "bodies: mars on space 16, which there is not"),
        (board(2), json!({ "bodies": { "mars": 0 } }), "bodies: mars on space 0, which there is not"),
        (board(2), json!({ "bodies": { "mars": null } }), "bodies: all are placed before anything else"),
        (board(2), json!({ "hands": [["mars"], []] }), "hands: not the bodies that are to be placed"),
        (board(2), json!({ "hands": [["mars"]] }), "hands: 1 hands for 2 players"),
        (placing.clone(), json!({ "bodies": { "mars": 1 } }), "hands: not the bodies that are to be placed"),
        (placing.clone(), json!({ "hands": [["mars"], ["mars"]] }), "hands: a body twice"),
        (placing.clone(), json!({ "hands": [["mars", "mars"], []] }), "hands: a body twice"),
        (placing.clone(), json!({ "asked": { "step": "place_body", "seats": [1, 2] } }), "asked: PlaceBody is no question for these seats now"),
        (placing.clone(), json!({ "asked": { "step": "place_body", "seats": [] } }), "asked: PlaceBody is no question for these seats now"),
        (placing.clone(), json!({ "players": { seat.to_string(): { "colour": "red" } } }), "a colour too early or too late"),
        (placing.clone(), json!({ "players": { "1": { "shields": 3 } } }), "seat 1: the race has not begun"),
        (advanced_setup(2), json!({ "bodies": { "mars": 3 } }), "bodies: Earth is placed first"),
        (board(2), json!({ "round": 0 }), "round 0 in the phase orders"),
        (board(2), json!({ "round": 61 }), "round 61 in the phase orders"),
        (board(2), json!({ "phase": "setup" }), "asked: Order cannot be open now"),
        (board(2), json!({ "phase": "flight" }), "asked: Order cannot be open now"),
        (board(2), json!({ "instructor": 3 }), "instructor: there is no seat 3"),
        (board(2), json!({ "instructor": null }), "instructor: drawn too early or not at all"),
        (board(2), json!({ "first": 4 }), "first: there is no seat 4"),
        (placing.clone(), json!({ "instructor": 1 }), "instructor: drawn too early or not at all"),
        (advanced(3), json!({ "first": 2 }), "instructor: not whose turn it is in round 1"),
        (open(BOX, 3, &[("first_placer", "2")], 1), json!({ "first": 1 }), "first: seat 1 does not place first"),
        (board(2), json!({ "players": { "2": { "colour": "white" } } }), "seat 2: somebody else is white"),
        (board(2), json!({ "players": { "2": { "colour": null } } }), "seat 2: a colour too early or too late"),
        (board(2), json!({ "players": { "1": { "ship": { "space": [0, 0] } } } }), "seat 1: ship: [0, 0] is no sector of the board"),
        (board(2), json!({ "players": { "1": { "ship": { "space": [14, 0] } } } }), "seat 1: ship: [14, 0] is no sector of the board"),
        (board(2), json!({ "players": { "1": { "ship": { "landed": "mars" } } } }), "seat 1: landed on mars, but earth was last"),
        (board(2), json!({ "players": { "1": { "ship": { "landed": "mars" }, "last": "mars" } } }), "seat 1: landed on mars without taking a marker"),
        (board(2), json!({ "players": { "1": { "rose": { "n": { "normal": 1, "hyper": 0 } } } } }), "seat 1: a landed ship has cubes on its rose"),
        (board(2), json!({ "players": { "1": { "markers": { "earth": 1 } } } }), "seat 1: an Earth marker without a final landing"),
        (board(2), json!({ "players": { "1": { "home": "flight" } } }), "seat 1: no final landing in the phase flight"),
        (board(2), json!({ "players": { "1": { "home": "setup" } } }), "seat 1: no final landing in the phase setup"),
        (board(2), json!({ "protected": [1] }), "protected: seat 1 spent no shield"),
        (board(2), json!({ "protected": [3] }), "protected: there is no seat 3"),
        (board(2), json!({ "staying": [1] }), "staying: seat 1 does not stay"),
        (board(2), json!({ "barred": [1] }), "barred: seat 1 got nothing from the event"),
        (board(2), json!({ "barred": [3] }), "barred: there is no seat 3"),
        (board(2), json!({ "earth_visited": true }), "earth_visited: nobody landed there in this round"),
        (advanced(2), json!({ "asked": { "step": "final", "seats": [1] } }), "asked: Final cannot be open now"),
        (board(2).event("gravity").after(&["event:1"]), json!({ "protected": [1] }), "protected: seat 1 spent no shield"),
        (board(2), json!({ "event": 1 }), "events: the first round has none"),
        (board(2).event("thrust"), json!({ "event": 22 }), "event: card 22 is not being resolved"),
        (board(2).event("asteroids").after(&["event:1"]), json!({ "event": null }), "event: no card is chosen"),
        (board(2).event("asteroids").after(&["event:1"]), json!({ "event": 1 }), "event: card 1 is not being resolved"),
        (board(2).event("thrust"), json!({ "asked": { "step": "choose_event", "seats": [2] } }), "asked: ChooseEvent is no question for these seats now"),
        (board(2), json!({ "players": { "1": { "tank": null } } }), "seat 1: tank: missing"),
        (board(2), json!({ "players": [] }), "players: 0 areas for 2 players"),
        (board(2), json!({ "dice": null }), "dice: missing"),
        (board(2), json!({ "dice": { "drawn": 4_000_000_000_u32 } }), "dice.drawn: more than"),
        (board(2), json!({ "asked": null }), "asked: nothing, but the game is not over"),
        (board(2), json!({ "phase": "over" }), "asked: Order cannot be open now"),
        (board(2), json!({ "phase": "over", "asked": null }), "asked: nothing, but the game is not over"),
        (board(2), json!({ "asked": { "step": "danger", "seats": [1] } }), "asked: Danger cannot be open now"),
        (board(2), json!({ "asked": { "step": "order", "seats": [3] } }), "asked.seats: there is no seat 3"),
    ]
}

/// Orders that nobody could give.
#[rustfmt::skip]
fn wrong_orders() -> Vec<Wrong> {
    let order = |converted: u8, stay: bool, cubes: &[&str]| {
        json!({ "players": { "1": { "order": { "converted": converted, "stay": stay, "cubes": cubes } } } })
    };
    let no_order = "seat 1: no such order can be given";
    let mut flying = board(2).in_space(1, 3, -2);
    flying.others_idle();
    vec![
        (board(2), order(0, false, &["n"]), "seat 1: order: \"n\" is no cube"),
        (board(2), order(0, false, &["n:normal"; 7]), "seat 1: order: 7 cubes"),
        (board(2), order(0, false, &["n:normal"; 4]), no_order),
        (board(2), order(0, false, &["n:hyper", "n:hyper"]), no_order),
        (board(2), order(2, false, &[]), no_order),
        (board(2), order(2, false, &["n:normal"]), no_order),
        (board(2), order(3, false, &["n:normal"; 3]), no_order),
        (board(2).tank(1, 3, 0), order(1, false, &[]), no_order),
        (board(2).tank(1, 3, 0).shields(1, 0), order(2, false, &[]), no_order),
        (board(2).tank(1, 0, 1), order(2, false, &["n:normal"; 3]), no_order),
        (board(2).tank(1, 0, 0), order(1, false, &["n:normal"]), no_order),
        (board(2).tank(1, 8, 2), order(1, false, &["n:hyper"; 3]), no_order),
        (board(2), order(0, true, &[]), no_order),
        (board(2).after(&["stay"]), order(0, false, &[]), no_order),
        (board(2).after(&["stay"]), order(0, true, &["n:normal"]), no_order),
        (flying, order(0, false, &["n:normal"]), no_order),
    ]
}

/// What no game could be in is refused, and the refusal says what is wrong.
#[test]
fn impossible_positions_are_refused() {
    let mut wrong = Vec::new();
    for (board, edit, words) in [wrong_counts(), wrong_boards(), wrong_orders()].concat() {
        let text = edit.to_string();
        match board.try_with(edit) {
            Ok(_) => wrong.push(format!("{text} is accepted")),
            Err(problem) if problem.contains(words) => {}
            Err(problem) => wrong.push(format!("{text}: {problem}")),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A million draws are accepted, one more is not.
#[test]
fn so_many_dice_may_be_drawn() {
    for (drawn, accepted) in [(1_000_000, true), (1_000_001, false)] {
        let read = board(2).try_with(json!({ "dice": { "drawn": drawn } }));
        assert_eq!(read.is_ok(), accepted, "{drawn}");
    }
}

/// Fields that are missing, unknown or there twice are refused by name.
#[test]
fn fields_are_known_and_there_once() {
    let board = board(2);
    for place in ["", "/players/0", "/events", "/supply", "/asked"] {
        let mut unknown = board.position();
        let object = unknown.pointer_mut(place).unwrap().as_object_mut().unwrap();
        object.insert("extra".to_string(), json!(1));
        let problem = read(&board, &unknown).err().unwrap();
        assert!(problem.contains("unknown field `extra`"), "{problem}");
        let position = board.position();
        let keys = position.pointer(place).unwrap().as_object().unwrap().keys();
        for key in keys {
            let mut wrong = board.position();
            let object = wrong.pointer_mut(place).unwrap().as_object_mut().unwrap();
            let value = object.remove(key).unwrap();
            match read(&board, &wrong) {
                Ok(same) => {
                    assert!(value.is_null(), "{place}/{key} may be missing");
                    assert_eq!(same.state, board.state);
                }
                Err(problem) => {
                    let by_rule = ["asked", "colour", "instructor", "missions"];
                    let named = problem.contains(key) || by_rule.contains(&&**key);
                    assert!(named, "{key}: {problem}");
                }
            }
        }
    }
}

/// Every moment of a game survives being written as text and read back.
#[test]
fn positions_survive_as_text() {
    let mut asked = BTreeSet::new();
    moments(2, |board| {
        let again = read(board, &board.position()).unwrap();
        assert_eq!(again.state, board.state);
        assert_eq!(again.position(), board.position());
        asked.insert(board.asked());
    });
    // Every kind of question but a tie of Gravity, which is rare, and the end.
    asked.insert(Some("gravity".to_string()));
    assert_eq!(asked.len(), 15, "{asked:?}");
}

/// A value to try in place of another one.
fn other_value(old: &Value, chance: &mut Dice) -> Value {
    #[rustfmt::skip]
    const NAMES: [&str; 36] = [
        "mercury", "venus", "earth", "mars", "jupiter", "saturn", "uranus", "neptune", "halley", "white", "green",
        "yellow", "red", "setup", "event", "orders", "flight", "movement", "over", "place_body", "choose_colour",
        "keep_missions", "choose_event", "solar_wind", "gravity", "order", "fly", "land", "refuel", "danger", "final", "gravity_shield",
        "first-mars", "second-mars", "n:normal", "s:hyper",
    ];
    let mut pick = |count: usize| chance.below(count as u32) as usize;
    match old {
        Value::Number(number) => {
            let number = number.as_i64().unwrap();
            json!([number + 1, number - 1, 0, 1, 2, 7, 48, 255, 4_294_967_295][pick(9)])
        }
        Value::Bool(yes) => json!(!yes),
        Value::Array(list) if !list.is_empty() => {
            let mut list = list.clone();
            let at = pick(list.len());
            match pick(3) {
                0 => drop(list.remove(at)),
                1 => list.push(list[at].clone()),
                _ => list.push(json!(1 + pick(4))),
            }
            json!(list)
        }
        Value::Array(_) => json!([1 + pick(4)]),
        Value::Null => [json!(1), json!(2), json!(NAMES[pick(NAMES.len())])][pick(3)].clone(),
        _ if pick(8) == 0 => Value::Null,
        _ => json!(NAMES[pick(NAMES.len())]),
    }
}

fn leaves(value: &Value, path: &str, found: &mut Vec<String>) {
    match value {
        Value::Object(map) => {
            map.iter()
                .for_each(|(key, value)| leaves(value, &format!("{path}/{key}"), found));
        }
        Value::Array(list) => {
            found.push(path.to_string());
            let inside = list.iter().enumerate();
            inside.for_each(|(at, value)| leaves(value, &format!("{path}/{at}"), found));
        }
        _ => found.push(path.to_string()),
    }
}

/// Whatever is accepted can be played to the end, and nothing that is read stops
/// the program.
#[test]
fn what_is_accepted_can_be_played() {
    let (mut accepted, mut refused) = (0, 0);
    let mut chance = Dice::from_seed(5);
    moments(1, |board| {
        let position = board.position();
        let mut places = Vec::new();
        leaves(&position, "", &mut places);
        for _ in 0..20 {
            let mut edited = position.clone();
            let mut what = String::new();
            for _ in 0..1 + chance.below(2) {
                let place = &places[chance.below(places.len() as u32) as usize];
                let Some(value) = edited.pointer_mut(place) else {
                    continue;
                };
                *value = other_value(value, &mut chance);
                what += &format!("{place} = {value} ");
            }
            let mut chance = Dice::from_seed(chance.bits());
            let mut list = Vec::new();
            let result = panic::catch_unwind(move || {
                let mut board = read(board, &edited).ok()?;
                // A few rounds with every check, then on to the end.
                let mut steps = 0;
                while let Some(seat) = board.game.owing(&board.state).lowest() {
                    board.game.actions(&board.state, seat, &mut list);
                    assert!(!list.is_empty(), "seat {seat} has no answer");
                    let action = list[chance.below(list.len() as u32) as usize];
                    let Board { game, state, .. } = &mut board;
                    game.play(state, seat, action, &mut tabletop::Quiet)
                        .unwrap();
                    steps += 1;
                    if steps < 60 {
                        game.invariants(state).unwrap();
                    }
                }
                board.game.outcome(&board.state)
            });
            match result {
                Ok(Some(_)) => accepted += 1,
                Ok(None) => refused += 1,
                Err(_) => panic!("{what}, in {position}"),
            }
        }
    });
    assert!(
        accepted > 500 && refused > 2000,
        "{accepted} accepted, {refused} refused"
    );
}
