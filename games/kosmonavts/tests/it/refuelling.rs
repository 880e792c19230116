//! Refuelling, basic and advanced.

use kosmonavts::event::Event;

use crate::kit::{Board, BoardExt as _, advanced, board, json};

/// The ship of seat 1 has stayed with this tank, and it is its turn in phase 3.
#[track_caller]
fn stayed(board: &Board, normal: u8, hyper: u8) -> Board {
    let mut board = board.tank(1, normal, hyper);
    board.order(1, &["stay"]).others_idle();
    board
}

/// A tank before and after a refuelling, and that the supply has paid for it.
#[track_caller]
fn check(board: &Board, before: (u8, u8), how: &str, after: (u8, u8)) -> Board {
    let start = stayed(board, before.0, before.1);
    let refuelled = start.after(&[how]);
    assert_eq!(refuelled.fuel(1), after, "{how} with {before:?}");
    let (normal, hyper) = start.supply();
    let supply = (normal + before.0 - after.0, hyper + before.1 - after.1);
    assert_eq!(refuelled.supply(), supply, "{how} with {before:?}");
    refuelled
}

/// The ship of seat 1 is landed on this body.
fn landed_on(board: &Board, body: &str) -> Board {
    let marker = if body == "earth"
        || board
            .at("/retired")
            .as_array()
            .unwrap()
            .contains(&json!(body))
    {
        json!({})
    } else {
        json!({ body: 1 })
    };
    board.with(json!({ "players": { "1": {
        "ship": { "landed": body }, "last": body, "markers": marker } } }))
}

/// KOS-212: a ship that stayed may refuel, and need not.
#[test]
fn kos_212_a_ship_that_stayed_may_refuel() {
    let board = stayed(&board(2), 3, 1);
    assert_eq!(
        (board.asked().as_deref(), board.seat()),
        (Some("refuel"), Some(1))
    );
    assert_eq!(board.legal(), ["refuel:none", "refuel:basic"]);
    assert_eq!(board.after(&["refuel:none"]).fuel(1), (3, 1));
    assert_eq!(board.after(&["refuel:basic"]).fuel(1), (8, 2));
}

/// KOS-213, KOS-215: one hyper cube, never more, then normal cubes into all other
/// free spaces.
#[test]
fn kos_213_kos_215_one_hyper_cube_then_normal_cubes() {
    let board = board(2);
    check(&board, (0, 0), "refuel:basic", (9, 1));
    check(&board, (4, 1), "refuel:basic", (8, 2));
    check(&board, (0, 3), "refuel:basic", (6, 4));
    check(&board, (8, 0), "refuel:basic", (9, 1));
    // The last free space is for the hyper cube.
    check(&board, (9, 0), "refuel:basic", (9, 1));
}

/// KOS-214: in a full tank a normal cube is swapped for a hyper cube.
#[test]
fn kos_214_a_full_tank_swaps() {
    let board = board(2);
    check(&board, (10, 0), "refuel:basic", (9, 1));
    check(&board, (9, 1), "refuel:basic", (8, 2));
    check(&board, (7, 3), "refuel:basic", (6, 4));
}

/// KOS-216: with four hyper cubes only normal cubes are added.
#[test]
fn kos_216_four_hyper_cubes_are_enough() {
    let board = board(2);
    check(&board, (5, 3), "refuel:basic", (6, 4));
    check(&board, (0, 4), "refuel:basic", (6, 4));
    check(&board, (5, 4), "refuel:basic", (6, 4));
}

/// KOS-217, KOS-Q29: all or nothing, and not offered when it would change nothing.
#[test]
fn kos_217_kos_q29_all_or_nothing() {
    let board = board(2);
    for tank in [(0, 0), (3, 2), (6, 3), (10, 0), (5, 4)] {
        assert_eq!(
            stayed(&board, tank.0, tank.1).legal(),
            ["refuel:none", "refuel:basic"]
        );
    }
    let full = stayed(&board, 6, 4);
    assert_eq!(
        (full.asked().as_deref(), full.seat()),
        (Some("refuel"), Some(2)),
        "seat 1 is not asked"
    );
}

/// KOS-218, KOS-273: shields are never refilled.
#[test]
fn kos_218_kos_273_shields_never_come_back() {
    for shields in [0, 1, 2] {
        let refuelled = check(
            &board(2).shields(1, shields),
            (2, 0),
            "refuel:basic",
            (9, 1),
        );
        assert_eq!(refuelled.of(1, "shields"), json!(shields));
        let refuelled = check(
            &advanced(2).shields(1, shields),
            (2, 0),
            "refuel:quick",
            (7, 0),
        );
        assert_eq!(refuelled.of(1, "shields"), json!(shields));
    }
    // Not over the rounds either: whatever is spent stays spent.
    let mut board = board(2).tank(1, 4, 0);
    board.order(1, &["convert", "stay"]);
    for _ in 0..3 {
        board.next_orders();
        assert_eq!(board.of(1, "shields"), json!(2));
    }
}

/// KOS-219: every body will do, Earth, the comet and retired bodies included.
#[test]
fn kos_219_on_every_body() {
    for body in [
        "mercury", "venus", "earth", "mars", "jupiter", "saturn", "uranus", "neptune", "halley",
    ] {
        check(&landed_on(&board(2), body), (2, 0), "refuel:basic", (9, 1));
        // With two players three bodies are retired.
        let advanced = landed_on(&advanced(2), body);
        check(&advanced, (2, 0), "refuel:quick", (7, 0));
        check(&advanced, (2, 0), "refuel:full", (9, 1));
    }
    assert_eq!(advanced(2).at("/retired").as_array().unwrap().len(), 3);
}

/// KOS-220: a ship that has landed in phase 3 or 4 refuels in the next round.
#[test]
fn kos_220_not_in_the_round_of_landing() {
    // Saturn is where the ship ends, or comes to where it is.
    for (q, r) in [(8, -4), (8, -2)] {
        let mut board = board(2)
            .body("saturn", 8, -4)
            .in_space(1, q, r)
            .tank(1, 2, 0);
        board.others_idle();
        let lands = |board: &Board| board.asked().as_deref() == Some("land");
        board.answer_until(lands);
        board.play(&["land:saturn"]);
        board.answer_until(|board| board.at("/round") == json!(2));
        assert_eq!(board.fuel(1), (2, 0));
        let refuelled =
            |event: &Event| matches!(event, Event::Refuelled { .. } | Event::NotRefuelled { .. });
        let asked = board.news().iter().filter(|event| refuelled(event)).count();
        assert_eq!(asked, 1, "only seat 2 was asked");
        board.play(&["event:1", "stay", "stay"]);
        board.answer_until(|board| board.seat() == Some(1));
        assert_eq!(board.after(&["refuel:basic"]).fuel(1), (9, 1));
    }
}

/// KOS-221: quick refuelling is free and fills up to five spaces with normal cubes.
#[test]
fn kos_221_quick_refuelling() {
    let board = advanced(2);
    for (before, after) in [
        ((0, 0), (5, 0)),
        ((3, 1), (8, 1)),
        ((6, 0), (10, 0)),
        ((5, 4), (6, 4)),
    ] {
        let refuelled = check(&board, before, "refuel:quick", after);
        assert_eq!(refuelled.of(1, "shields"), json!(3));
    }
}

/// KOS-222: full refuelling costs a shield: one hyper cube, then normal cubes.
#[test]
fn kos_222_full_refuelling() {
    let board = advanced(2);
    for (before, after) in [
        ((0, 0), (9, 1)),
        ((3, 1), (8, 2)),
        ((9, 0), (9, 1)),
        ((6, 3), (6, 4)),
    ] {
        let refuelled = check(&board, before, "refuel:full", after);
        assert_eq!(refuelled.of(1, "shields"), json!(2));
    }
}

/// KOS-223, KOS-Q30: full refuelling needs a shield and a free space; a full tank
/// swaps nothing.
#[test]
fn kos_223_kos_q30_a_shield_and_a_free_space() {
    let board = advanced(2);
    let all = ["refuel:none", "refuel:quick", "refuel:full"];
    assert_eq!(stayed(&board.shields(1, 1), 9, 0).legal(), all);
    let bare = stayed(&board.shields(1, 0), 9, 0);
    assert_eq!(bare.legal(), ["refuel:none", "refuel:quick"]);
    assert_eq!(bare.refusal("refuel:full"), "KOS-223");
    let full = stayed(&board.tank(2, 2, 0), 8, 2);
    assert_eq!(
        (full.asked().as_deref(), full.seat()),
        (Some("refuel"), Some(2)),
        "seat 1 is not asked"
    );
}

/// KOS-224, KOS-Q30: with four hyper cubes full refuelling adds normal cubes only, at
/// the same price.
#[test]
fn kos_224_kos_q30_full_refuelling_with_four_hyper_cubes() {
    let refuelled = check(&advanced(2), (0, 4), "refuel:full", (6, 4));
    assert_eq!(refuelled.of(1, "shields"), json!(2));
}

/// KOS-225: once a round, quick or full.
#[test]
fn kos_225_once_a_round() {
    for how in ["refuel:quick", "refuel:full"] {
        let board = stayed(&advanced(2), 0, 0).after(&[how]);
        assert_ne!(board.seat(), Some(1), "{how}");
        assert_eq!(
            board.at("/phase"),
            json!("event"),
            "{how}: seat 2 has a full tank"
        );
    }
}

/// KOS-226: the basic refuelling is not available in the advanced game.
#[test]
fn kos_226_no_basic_refuelling() {
    let board = stayed(&advanced(2), 2, 0);
    assert_eq!(
        board.legal(),
        ["refuel:none", "refuel:quick", "refuel:full"]
    );
    assert_eq!(board.refusal("refuel:basic"), "KOS-226");
    // Nor is its swap in a full tank.
    assert_eq!(stayed(&advanced(2), 10, 0).at("/phase"), json!("event"));
}
