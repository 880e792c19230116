//! Gravity.

use kosmonavts::{components::Body, event::Event};
use tabletop::Seat;

use crate::kit::{BOX, Board, BoardExt as _, advanced, board, board_from, json};

/// Saturn alone in its part of the sky, with the ship of seat 1 of two so far away.
fn near_saturn(distance: i8) -> Board {
    let board = board(2).body("saturn", 8, 0).event("gravity");
    board.in_space(1, 8 + distance, -distance)
}

/// KOS-120, KOS-Q13: ships up to two hexes from a body must land on it, those in its very hex too.
#[test]
fn kos_120_kos_q13_ships_near_a_body_land() {
    for (distance, lands) in [(0, true), (1, true), (2, true), (3, false), (4, false)] {
        let mut board = near_saturn(distance);
        board.play(&["event:1"]);
        assert_eq!(board.is_on(1, "saturn"), lands, "{distance} away");
        assert_eq!(
            board.asked().as_deref(),
            Some("order"),
            "at once and unasked"
        );
        if lands {
            assert_eq!(board.hex(1), (8, 0));
            assert_eq!(board.of(1, "last"), json!("saturn"));
        }
    }
}

/// KOS-120: two hexes away in every direction.
#[test]
fn kos_120_two_hexes_in_every_direction() {
    let start = board(2).body("saturn", 8, -4).event("gravity");
    for q in -3..=3_i8 {
        for r in -3..=3_i8 {
            let distance = q.abs().max(r.abs()).max((q + r).abs());
            let board = start.in_space(1, 8 + q, -4 + r).after(&["event:1"]);
            assert_eq!(board.is_on(1, "saturn"), distance <= 2, "({q}, {r})");
        }
    }
}

/// KOS-121: of several bodies in range the nearest takes the ship.
#[test]
fn kos_121_the_nearest_takes_the_ship() {
    // Venus at (3, -3), Earth at (4, -4), Mars at (4, -5).
    let start = board(2)
        .body("venus", 3, -3)
        .body("earth", 4, -4)
        .body("mars", 4, -5)
        .event("gravity");
    for ((q, r), body) in [
        ((3, -2), "venus"),
        ((2, -2), "venus"),
        ((4, -6), "mars"),
        ((5, -6), "mars"),
    ] {
        let board = start.in_space(1, q, r).after(&["event:1"]);
        assert_eq!(board.asked().as_deref(), Some("order"));
        assert!(board.is_on(1, body), "({q}, {r})");
    }
    // The body in the ship's own hex is nearer than any other.
    let board = start.in_space(1, 4, -4).after(&["event:1"]);
    assert!(board.is_on(1, "earth"));
}

/// KOS-122: among equally near bodies the player chooses, and must.
#[test]
fn kos_122_a_tie_is_the_players_choice() {
    let board = board(2)
        .body("venus", 3, -3)
        .body("earth", 4, -4)
        .body("mars", 5, -4)
        .body("jupiter", 6, -7)
        .event("gravity")
        .in_space(2, 4, -3)
        .after(&["event:1"]);
    assert_eq!(
        (board.asked().as_deref(), board.seat()),
        (Some("gravity"), Some(2))
    );
    // Venus, Earth and Mars are one hex away.
    assert_eq!(
        board.legal(),
        ["gravity:venus", "gravity:earth", "gravity:mars"]
    );
    assert_eq!(board.refusal("gravity:jupiter"), "KOS-122");
    for body in ["venus", "earth", "mars"] {
        assert!(board.after(&[&format!("gravity:{body}")]).is_on(2, body));
    }
}

/// KOS-123: all nine bodies attract, retired ones too.
#[test]
fn kos_123_all_bodies_attract() {
    for start in [board(2), advanced(2)] {
        let start = start.event("gravity");
        let retired = start.state.table.retired;
        for body in Body::ALL {
            let hex = start.game.hex_of(&start.state.table, body).unwrap();
            let board = start.in_space(1, hex.q, hex.r).after(&["event:1"]);
            assert!(board.is_on(1, &body.to_string()));
            let marker = !retired.contains(body) && body != Body::Earth;
            assert_eq!(board.of(1, "markers") != json!({}), marker, "{body}");
        }
    }
}

/// KOS-124, KOS-Q07: no shield helps against gravity.
#[test]
fn kos_124_kos_q07_no_shield_helps() {
    let board = near_saturn(1).after(&["event:1"]);
    assert!(board.is_on(1, "saturn"));
    assert_eq!(board.of(1, "shields"), json!(3));
    // Nor is one offered to whoever has to choose.
    let tie = crate::kit::board(2)
        .body("venus", 3, -3)
        .body("earth", 4, -4)
        .event("gravity")
        .in_space(1, 4, -3)
        .after(&["event:1"]);
    assert_eq!(tie.refusal("shield:yes"), "KOS-083");
}

/// KOS-125: landed ships are not affected, however near another body is.
#[test]
fn kos_125_landed_ships_are_not_affected() {
    // Venus and Mars are both next to Earth.
    let mut board = board(2)
        .body("venus", 3, -3)
        .body("earth", 4, -4)
        .body("mars", 4, -5)
        .event("gravity");
    board.play(&["event:1"]);
    assert_eq!(board.asked().as_deref(), Some("order"));
    assert!(board.is_on(1, "earth") && board.is_on(2, "earth"));
    let landed = |event: &Event| matches!(event, Event::Landed { .. } | Event::Attracted { .. });
    assert!(!board.news().iter().any(landed));
}

/// KOS-126, KOS-Q14: the landing is a full one: the rose is cleared and the marker is taken.
#[test]
fn kos_126_kos_q14_a_full_landing() {
    let start = near_saturn(2).flying(1, 10, -2, &[("n", 2, 1), ("sw", 1, 0)]);
    let supply = start.supply();
    let board = start.after(&["event:1"]);
    assert_eq!(board.rose(1), "");
    assert_eq!(board.supply(), (supply.0 + 3, supply.1 + 1));
    assert_eq!(board.of(1, "markers"), json!({ "saturn": 1 }));
    assert_eq!(board.of(1, "last"), json!("saturn"));
    assert_eq!(board.points(1), 4);
    // No marker is due to whoever has one.
    let again = near_saturn(1).with(json!({ "players": { "1": { "markers": { "saturn": 1 } } } }));
    assert_eq!(
        again.after(&["event:1"]).of(1, "markers"),
        json!({ "saturn": 1 })
    );
}

/// KOS-127, KOS-Q14: several ships take markers in turn order, whoever is nearer.
#[test]
fn kos_127_kos_q14_markers_in_turn_order() {
    let start = board(3)
        .body("saturn", 8, 0)
        .event("gravity")
        .in_space(1, 8, 0)
        .in_space(2, 9, 0)
        .in_space(3, 10, 0);
    let mut board = start.with(json!({ "instructor": 3, "asked": { "seats": [3] } }));
    board.play(&["event:1"]);
    let markers = [1, 2, 3].map(|seat| board.of(seat, "markers")["saturn"].clone());
    assert_eq!(markers, [json!(2), json!(3), json!(1)]);
    let attracted = board.news().into_iter().filter_map(|event| match event {
        Event::Attracted { seat, .. } => Some(seat),
        _ => None,
    });
    assert_eq!(attracted.collect::<Vec<_>>(), [Seat(2), Seat(0), Seat(1)]);
}

/// KOS-128, KOS-Q14: a ship landed by gravity may stay and refuel in the same round.
#[test]
fn kos_128_kos_q14_refuelling_in_the_same_round() {
    let mut board = near_saturn(1).tank(1, 3, 0).after(&["event:1"]);
    assert!(board.legal_for(1).contains(&"stay".to_string()));
    board.others_idle();
    assert_eq!(board.legal_for(1), ["refuel:none", "refuel:basic"]);
    board.play(&["refuel:basic"]);
    assert_eq!(board.fuel(1), (9, 1));
}

/// KOS-129, KOS-Q14: the way is no flight: the belt costs nothing, and the Sun is no obstacle.
#[test]
fn kos_129_kos_q14_the_way_is_no_flight() {
    let belt = board(2)
        .body("mars", 0, -5)
        .body("jupiter", 7, 0)
        .body("saturn", 8, 0)
        .event("gravity");
    let belt = belt.in_space(1, 0, -7).shields(1, 0).after(&["event:1"]);
    assert!(belt.is_on(1, "mars"), "over (0, -6)");
    assert_eq!(belt.of(1, "shields"), json!(0));
    // On a board where Mercury comes so near, the Sun is between it and the ship.
    let text = BOX.replacen(
        "[0, -2], [2, -1], [0, 2], [-2, 1],",
        "[0, 1], [2, -1], [0, 2], [-2, 1],",
        1,
    );
    let sun = board_from(&text, 2, &[])
        .body("venus", 3, 0)
        .body("halley", 10, -11)
        .event("gravity");
    let sun = sun.in_space(1, 0, -1).after(&["event:1"]);
    assert!(sun.is_on(1, "mercury"));
}

/// KOS-Q04: on a board where two bodies meet in one hex, gravity treats them as a tie, and a
/// ship that comes there chooses one of them.
#[test]
fn kos_q04_two_bodies_in_one_hex() {
    let text = BOX.replacen(
        "[0, -2], [2, -1], [0, 2], [-2, 1],",
        "[0, -3], [2, -1], [0, 2], [-2, 1],",
        1,
    );
    let start = board_from(&text, 2, &[])
        .body("earth", -4, 4)
        .body("mars", 0, -5);
    let pulled = start
        .event("gravity")
        .in_space(1, 1, -3)
        .after(&["event:1"]);
    assert_eq!(pulled.legal(), ["gravity:mercury", "gravity:venus"]);
    let mut flown = start.flying(1, 1, -3, &[("nw", 1, 0)]);
    flown.fly(1, &["go"]);
    assert_eq!(flown.legal(), ["pass", "land:mercury", "land:venus"]);
    assert!(flown.after(&["land:venus"]).is_on(1, "venus"));
}

/// KOS-Q04: in the box no two bodies are ever in one hex.
#[test]
fn kos_q04_bodies_never_meet() {
    let board = board(2);
    let spaces = |body: Body| board.game.figures.orbit(body).spaces();
    for one in Body::ALL {
        for other in Body::ALL.into_iter().filter(|&other| other != one) {
            let shared = spaces(one).iter().any(|hex| spaces(other).contains(hex));
            assert!(!shared, "{one} and {other}");
        }
    }
}
