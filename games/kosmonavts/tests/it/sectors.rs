//! The sectors of the board in play: the Sun, danger, open space, the edge and crowds.

use kosmonavts::components::{Body, Hex};

use crate::kit::{Board, BoardExt as _, board, json};

/// KOS-026, KOS-031: the Sun is in the middle, and no ship is ever in it.
#[test]
fn kos_026_kos_031_no_ship_is_in_the_sun() {
    let space = |q: i8, r: i8| json!({ "players": { "1": { "ship": { "space": [q, r] } } } });
    assert!(board(2).try_with(space(0, 0)).is_err());
    assert!(board(2).try_with(space(0, 1)).is_ok());
    // Neither at the end of a flight nor on its way: this is an emergency (KOS-179).
    for rose in [[("n", 2, 0)], [("n", 0, 1)], [("n", 4, 0)], [("n", 1, 2)]] {
        let mut board = board(2).flying(1, 0, 2, &rose);
        board.fly(1, &["go"]);
        assert!(board.is_on(1, "earth"), "{rose:?}");
    }
    let mut board = board(2).flying(1, 1, 1, &[("n", 1, 0), ("nw", 1, 0)]);
    board.fly(1, &["go"]);
    assert!(board.is_on(1, "earth"), "by a bend it is the Sun as well");
    let mut board = crate::kit::board(2).flying(1, 0, 2, &[("n", 1, 0)]);
    board.fly(1, &["go"]);
    assert_eq!(board.hex(1), (0, 1), "next to the Sun is a sector");
}

/// KOS-027, KOS-032, KOS-033, KOS-034, KOS-041: a ship may be in any hex up to distance 13.
/// Next to the Sun and in the belt it loses a shield, elsewhere nothing happens to it.
#[test]
fn kos_027_kos_032_kos_033_kos_034_kos_041_every_sector() {
    let start = board(2);
    let (mut sun, mut belt, mut open) = (0, 0, 0);
    for q in -14..=14_i8 {
        for r in -14..=14_i8 {
            // KOS-028.
            let distance = q.abs().max(r.abs()).max((q + r).abs());
            if distance == 0 {
                continue;
            }
            if distance > 13 {
                let space = json!({ "players": { "1": { "ship": { "space": [q, r] } } } });
                assert!(start.try_with(space).is_err(), "({q}, {r})");
                continue;
            }
            let mut board = start.in_space(1, q, r);
            board.fly(1, &["go"]);
            board.answer_until(|board| board.asked().as_deref() != Some("land"));
            assert_eq!(board.hex(1), (q, r));
            let shields = if [1, 6].contains(&distance) { 2 } else { 3 };
            assert_eq!(board.of(1, "shields"), json!(shields), "({q}, {r})");
            assert_eq!((board.fuel(1), board.rose(1)), ((9, 1), String::new()));
            match distance {
                1 => sun += 1,
                6 => belt += 1,
                _ => open += 1,
            }
        }
    }
    assert_eq!((sun, belt, open), (6, 36, 547 - 1 - 6 - 36));
}

/// KOS-028: the distance of any two hexes.
#[test]
fn kos_028_distance() {
    for (one, other, distance) in [
        ((0, 0), (0, 0), 0),
        ((2, -1), (3, -1), 1),
        ((2, -1), (3, -2), 1),
        ((2, -1), (3, 0), 2),
        ((-3, 5), (4, 5), 7),
        ((-3, 5), (4, -2), 7),
        ((-3, 5), (4, 1), 7),
        ((-3, 5), (4, 7), 9),
        ((13, -13), (-13, 13), 26),
    ] {
        let (one, other) = (Hex::new(one.0, one.1), Hex::new(other.0, other.1));
        assert_eq!(one.distance(other), distance, "{one:?} {other:?}");
        assert_eq!(other.distance(one), distance, "{one:?} {other:?}");
    }
}

/// KOS-030: cubes in opposite directions undo each other, others do not.
#[test]
fn kos_030_opposite_directions() {
    let directions = ["n", "ne", "se", "s", "sw", "nw"];
    for (index, one) in directions.into_iter().enumerate() {
        for (turn, other) in directions
            .into_iter()
            .cycle()
            .skip(index)
            .take(6)
            .enumerate()
        {
            let mut board = board(2).flying(1, 8, -2, &[(one, 1, 0)]);
            board.order(1, &[&format!("burn:{other}:normal"), "go"]);
            board.others_idle();
            let gone = board.rose(1).is_empty();
            assert_eq!(gone, turn == 3, "{one} and {other}");
        }
    }
}

/// KOS-035: any number of ships share a hex, in space and on a body.
#[test]
fn kos_035_ships_share_a_hex() {
    let mut board = board(4)
        .in_space(1, 9, -2)
        .in_space(2, 9, -2)
        .flying(3, 9, -1, &[("n", 1, 0)])
        .flying(4, 8, -2, &[("se", 1, 0)])
        .others_idle()
        .clone();
    board.play(&["fly", "fly", "fly", "fly"]);
    assert_eq!([1, 2, 3, 4].map(|seat| board.hex(seat)), [(9, -2); 4]);
    let over_mars = |board: Board, seat| board.in_space(seat, 0, -5);
    board = (1..=4).fold(crate::kit::board(4), over_mars);
    board.others_idle();
    for _ in 0..4 {
        board.play(&["fly", "land:mars"]);
    }
    assert!((1..=4).all(|seat| board.is_on(seat, "mars")));
}

/// KOS-041: whoever flies beyond the edge leaves the solar system, which is an emergency.
#[test]
fn kos_041_beyond_the_edge() {
    for (from, direction, leaves) in [
        ((13, 0), "se", true),
        ((13, 0), "ne", true),
        ((13, 0), "s", true),
        ((13, 0), "n", false),
        ((13, 0), "nw", false),
        ((12, 0), "se", false),
        ((0, -13), "n", true),
        ((0, -12), "n", false),
        ((-13, 6), "sw", true),
    ] {
        let mut board = board(2).flying(1, from.0, from.1, &[(direction, 1, 0)]);
        board.fly(1, &["go"]);
        assert_eq!(board.is_on(1, "earth"), leaves, "{from:?} {direction}");
    }
}

/// KOS-036, KOS-037: every body goes from space to space and comes back to the first
/// after one lap.
#[test]
fn kos_036_kos_037_laps() {
    let laps = [
        ("mercury", 4),
        ("venus", 6),
        ("earth", 12),
        ("mars", 15),
        ("jupiter", 21),
        ("saturn", 24),
        ("uranus", 30),
        ("neptune", 72),
        ("halley", 19),
    ];
    let mut board = board(2);
    for round in 1..=30 {
        for (body, lap) in laps {
            let space = board.at(&format!("/bodies/{body}"));
            assert_eq!(
                space,
                json!((round - 1) % lap + 1),
                "{body} in round {round}"
            );
        }
        board.next_orders();
    }
}

/// KOS-038: the nearer a planet is to the Sun, the sooner it is round.
#[test]
fn kos_038_inner_planets_are_faster() {
    let board = board(2);
    let figures = &board.game.figures;
    let planets = Body::ALL.into_iter().filter(|&body| body != Body::Halley);
    let orbits: Vec<(u8, u8)> = planets
        .map(|body| figures.orbit(body))
        .map(|orbit| (orbit.hex(0).distance(Hex::SUN), orbit.len()))
        .collect();
    for pair in orbits.windows(2) {
        assert!(pair[0].0 < pair[1].0 && pair[0].1 < pair[1].1, "{orbits:?}");
    }
}
