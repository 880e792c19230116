//! What a seat may know (section 21 of RULES.md).

use circadians::components::Leader;
use tabletop::{Dice, Game, Seat};

use crate::kit::{Board, Pieces as _, execute, execute_with, fresh, json};

/// The JSON of what a seat counted from 1, or a spectator, sees.
fn seen(board: &Board, seat: Option<u8>) -> serde_json::Value {
    let view = board
        .game
        .view(&board.state, seat.map(|seat| Seat(seat - 1)));
    serde_json::to_value(view).unwrap()
}

/// CFL-402, CFL-041: hands are counted, not shown, except one's own.
#[test]
fn cfl_402_hands() {
    let board = execute(3).hand(1, &["ledger", "archive"]);
    assert_eq!(
        seen(&board, Some(1))["players"][0]["secret"]["hand"],
        json!(["archive", "ledger"])
    );
    for other in [Some(2), Some(3), None] {
        let view = seen(&board, other);
        assert_eq!(view["players"][0]["hand"], 2);
        assert!(view["players"][0].get("secret").is_none());
        assert!(view.get("deck").is_none() && view.get("dice").is_none());
    }
}

/// CFL-402: leaders dealt and draft packets are the owner's.
#[test]
fn cfl_402_setup_secrets() {
    let board = fresh(2, &[]);
    let own = seen(&board, Some(1));
    assert_eq!(
        own["players"][0]["secret"]["dealt"]
            .as_array()
            .unwrap()
            .len(),
        3
    );
    assert!(own["players"][1].get("secret").is_none());
}

/// CFL-Q56: resources are open, or hidden by a table option until the end.
#[test]
fn cfl_q56_resources() {
    let open = execute(2).rich(1, [7, 0, 0, 0]);
    assert_eq!(seen(&open, Some(2))["players"][0]["resources"]["water"], 7);
    let hidden = execute_with(2, &[("resources", "hidden")]).rich(1, [7, 0, 0, 0]);
    assert_eq!(
        seen(&hidden, Some(1))["players"][0]["resources"]["water"],
        7
    );
    assert_eq!(
        seen(&hidden, Some(2))["players"][0]["resources"],
        json!(null)
    );
    let mut over = hidden;
    over.play_until(|board| board.seat().is_none());
    assert!(seen(&over, Some(2))["players"][0]["resources"]["water"].is_number());
}

/// CFL-023, CFL-029, CFL-402: nothing anywhere says which cache or tile lies where.
#[test]
fn cfl_402_piles_are_sets() {
    let board = fresh(2, &[]);
    let table = &seen(&board, Some(1))["table"];
    assert_eq!(table["hidden_caches"], json!([0, 1, 2, 3, 4, 5]));
    assert_eq!(table["farms"]["hidden"].as_array().unwrap().len(), 8);
}

/// A redeal keeps what the seat knows and deals the rest anew.
#[test]
fn a_redeal_agrees_with_the_view() {
    let board = execute(3);
    let view = board.game.view(&board.state, Some(Seat(0)));
    let mut hands = Vec::new();
    for seed in 0..20 {
        let state = board.game.redeal(&view, Dice::from_seed(seed));
        assert_eq!(board.game.view(&state, Some(Seat(0))), view);
        assert_eq!(state.secrets[0], board.state.secrets[0]);
        hands.push(state.secrets[1].hand);
    }
    hands.dedup();
    assert!(hands.len() > 10);
}

/// Whoever sealed an answer is most likely thought to have sealed a sensible one: a good
/// leader is seldom left in the box.
#[test]
fn sealed_answers_of_others_are_dealt_sensibly() {
    let mut board = fresh(2, &[("leaders", "dealt")]);
    let answer = board.legal_for(1)[0].clone();
    board.play_as(1, &answer);
    let view = board.game.view(&board.state, Some(Seat(1)));
    let deals = (0..300).map(|seed| board.game.redeal(&view, Dice::from_seed(seed)).secrets[0]);
    let dealt: Vec<_> = deals
        .filter(|secret| secret.dealt.contains(Leader::Roslyn))
        .collect();
    let chosen = dealt
        .iter()
        .filter(|secret| secret.leader == Some(Leader::Roslyn));
    let (chosen, dealt) = (chosen.count(), dealt.len());
    // Anyone of those dealt would be chosen in half of the deals at most.
    assert!(dealt > 20 && 10 * chosen > 7 * dealt, "{chosen} of {dealt}");
}

/// CFL-411, CFL-Q70: nothing comes to light while a die is sent in small steps, until a tile
/// is uncovered.
#[test]
fn cfl_411_small_steps_reveal_nothing() {
    let board = execute(2).garage(1, &[4, 4]).rich(1, [20, 20, 0, 0]);
    let reveals = |board: &Board| board.game.reveals(&board.state);
    let before = reveals(&board);
    let mut board = board;
    for answer in ["send:garage_1=4", "to:laboratory_1a", "pay:water"] {
        board.play(&[answer]);
        assert_eq!(reveals(&board), before, "{answer}");
    }
    board.play(&["stack:1"]);
    assert!(reveals(&board) > before);
}

/// CFL-408: only the sender is asked during a send.
#[test]
fn cfl_408_nobody_else_decides() {
    let mut board = execute(3).garage(1, &[4, 1]).rich(1, [30; 4]);
    board.play(&["send:garage_1=4", "to:leyrien_1a"]);
    while !board.legal().contains(&"decline".to_string()) {
        assert_eq!(board.seat(), Some(1));
        let answer = board.legal()[0].clone();
        board.play(&[&answer]);
    }
}
