//! Positions and notation: what is written can be read back, and what cannot be is refused.

use circadians::step::Action;
use serde_json::Value;
use tabletop::{Dice, Game};

use crate::kit::{Board, Pieces as _, execute, execute_with, fresh, json};

/// Whether the patch is refused with these words.
#[track_caller]
fn refused(board: &Board, patch: Value, words: &str) {
    match board.try_with(patch) {
        Ok(_) => panic!("this is accepted: {words}"),
        Err(problem) => assert!(problem.contains(words), "{problem}"),
    }
}

/// CFL-003, CFL-017: every piece is in one place.
#[test]
fn pieces_are_counted() {
    let board = execute(2);
    let player = |base: Value| json!({ "players": { "1": { "base": base } } });
    refused(
        &board,
        player(json!({ "reserve": 11 })),
        "14 dice instead of 13",
    );
    refused(
        &board,
        player(json!({ "leaders": ["dan", "akira"] })),
        "leaders",
    );
    refused(
        &board,
        player(json!({ "fulfilled": ["ledger"] })),
        "contracts",
    );
    refused(
        &board,
        player(json!({ "ships": [null, "flip", null, null] })),
        "hole",
    );
    refused(&board, player(json!({ "sal": "ready" })), "Sal");
    refused(
        &board,
        player(json!({ "garages": ["2:1", null, null, null, null] })),
        "someone else",
    );
    refused(
        &board,
        json!({ "table": { "caches": [0, null, null, null, null, null] } }),
        "caches",
    );
    refused(
        &board,
        json!({ "table": { "advancements": [1, 1, 0, 0, 0, 0] } }),
        "advancements",
    );
    refused(&board, json!({ "table": { "round": 8 } }), "round");
    refused(
        &board,
        json!({ "table": { "radio": 3 } }),
        "nobody sits at 3",
    );
    refused(
        &board,
        json!({ "table": { "board": { "market_1": "2:1" } } }),
        "dice",
    );
    refused(
        &board,
        json!({ "table": { "board": { "market_9": "2:1" } } }),
        "no such space",
    );
    refused(
        &board,
        json!({ "table": { "farms": { "beneath": [4, 4, 3] } } }),
        "beneath",
    );
    refused(&board, json!({ "players": [] }), "0 areas for 2 sides");
}

#[test]
fn steps_are_checked() {
    let board = execute(2);
    let pending = |steps: Value| json!({ "table": { "todo": steps } });
    refused(&board, pending(json!([])), "todo");
    refused(
        &board,
        pending(json!([{ "seats": [2], "step": "send" }])),
        "todo",
    );
    refused(
        &board,
        pending(json!([{ "seats": [1], "step": "buy" }])),
        "sending",
    );
    refused(
        &board,
        pending(json!([{ "seats": [1], "step": "assign" }])),
        "not sealed",
    );
    refused(
        &board,
        json!({ "table": { "sending": { "trades": 3 } } }),
        "no die is under way",
    );
}

/// Positions with one value changed at random are accepted or refused, and whatever is
/// accepted can be played on; nothing panics.
#[test]
fn spoilt_positions_never_panic() {
    let mut chance = Dice::from_seed(11);
    let mut accepted = 0;
    let boards = [
        fresh(3, &[]),
        fresh(2, &[("leaders", "dyad")]),
        execute(2),
        execute_with(1, &[("rival", "hard")]),
        execute_with(2, &[("edition", "first")]),
        execute(2)
            .garage(1, &[4, 4])
            .rich(1, [20; 4])
            .after(&["send:garage_1=4", "to:leyrien_1a"]),
        execute(2)
            .garage(1, &[4, 4])
            .rich(1, [20; 4])
            .after(&["send:garage_1=4", "to:laboratory_1a"]),
        execute(2)
            .garage(1, &[4, 4])
            .rich(1, [20; 4])
            .after(&["send:garage_1=4", "to:market_2"]),
    ];
    for board in &boards {
        for _ in 0..400 {
            let mut position = board.position();
            let mut pointers = Vec::new();
            list_values(&position, String::new(), &mut pointers);
            let pointer = &pointers[chance.below(pointers.len() as u32) as usize];
            let other = &pointers[chance.below(pointers.len() as u32) as usize];
            let value = match chance.below(4) {
                0 => json!(chance.below(300)),
                1 => json!(null),
                2 => json!(chance.below(7)),
                _ => position.pointer(other).unwrap().clone(),
            };
            *position.pointer_mut(pointer).unwrap() = value;
            let Ok(position) = serde_json::from_value(position) else {
                continue;
            };
            let Ok(mut state) = board.game.restore(position) else {
                continue;
            };
            accepted += 1;
            let mut list = Vec::new();
            for _ in 0..60 {
                let Some(seat) = board.game.owing(&state).lowest() else {
                    break;
                };
                board.game.actions(&state, seat, &mut list);
                assert!(!list.is_empty(), "{pointer}");
                let action = list[chance.below(list.len() as u32) as usize];
                board
                    .game
                    .apply(&mut state, seat, action, &mut tabletop::Quiet);
            }
        }
    }
    assert!(accepted > 100, "{accepted} were accepted");
}

fn list_values(value: &Value, path: String, pointers: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            for (key, field) in fields {
                list_values(field, format!("{path}/{key}"), pointers);
            }
        }
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                list_values(item, format!("{path}/{index}"), pointers);
            }
        }
        _ => pointers.push(path),
    }
}

/// Every action is written in one way and read back; the documented notation is right.
#[test]
fn notation() {
    for text in [
        "leader:akira",
        "ban:zoey",
        "keep:ledger",
        "event:own",
        "assign:5>garage",
        "assign:sal>farm_2",
        "send:garage_1=4",
        "send:headquarters_1=6",
        "decline",
        "to:mining_camp_2",
        "to:laboratory_1a",
        "to:leyrien_2b",
        "to:depository_6_2",
        "partner:garage_2",
        "pay:water",
        "reward:contracts",
        "buy:2",
        "stack:none",
        "stack:3",
        "place:empty",
        "place:2",
        "trade:done",
        "trade:8",
        "fulfil:none",
        "fulfil:id_badge",
        "delivery:2",
        "move:ne",
        "move:none",
        "use:yes",
        "set:garage_2=6",
        "set:cantina_3=1",
        "set:none",
        "reveal:3",
        "discard:ledger",
        "advance:3",
        "setback:2",
        "setback:ignore",
        "suffer:4",
        "treat:reward",
        "lose:supply",
        "lose:market_1",
        "back:w",
        "destroy:1",
        "put:farm_2",
        "put:none",
        "farm_2:water",
        "revise",
    ] {
        let action: Action = text.parse().unwrap_or_else(|_| panic!("{text}"));
        assert_eq!(action.to_string(), text);
        assert!(Action::universe().contains(&action), "{text}");
    }
    for text in [
        "",
        "send:garage_6=1",
        "send:garage_1=7",
        "to:market_4",
        "farm_7:water",
        "buy:3",
        "trade:09",
    ] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
}
