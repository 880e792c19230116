//! The board: distances, orbits, danger, and where flights end.

use std::collections::BTreeSet;

use kosmonavts::{
    Flight,
    components::{Body, Cubes, Danger, Direction, Emergency, Hex, Rose},
};

use crate::kit::{Board, BoardExt as _, board};

/// All sectors of the board, and the Sun.
fn hexes(board: &Board) -> Vec<Hex> {
    let reach = -20..=20;
    let all = reach
        .clone()
        .flat_map(|q| reach.clone().map(move |r| Hex::new(q, r)));
    all.filter(|&hex| board.game.on_board(hex)).collect()
}

fn plus(hex: Hex, direction: Direction) -> Hex {
    let step = direction.vector();
    Hex::new(hex.q + step.q, hex.r + step.r)
}

/// A rose with so many normal cubes in each direction.
fn rose(units: [u8; 6]) -> Rose {
    Rose(units.map(|normal| Cubes { normal, hyper: 0 }))
}

/// KOS-026, KOS-027, KOS-028: a hexagon of 547 hexes round the Sun, and the distance in it.
#[test]
fn kos_027_the_board_is_a_hexagon() {
    let board = board(2);
    assert_eq!(hexes(&board).len(), 547);
    assert!(board.game.on_board(Hex::new(13, 0)) && !board.game.on_board(Hex::new(14, 0)));
    assert!(board.game.on_board(Hex::new(-6, 13)) && !board.game.on_board(Hex::new(1, 13)));
    // The distance is the number of steps: one more than that of the nearest neighbour.
    for hex in hexes(&board) {
        let near = Direction::ALL.map(|direction| plus(hex, direction).distance(Hex::new(2, -1)));
        let distance = hex.distance(Hex::new(2, -1));
        if distance > 0 {
            assert_eq!(near.iter().min(), Some(&(distance - 1)));
        }
        assert_eq!(near.iter().max(), Some(&(distance + 1)));
    }
}

/// KOS-029, KOS-030: six directions, clockwise, in opposite pairs.
#[test]
fn kos_029_six_directions() {
    let vectors: Vec<Hex> = Direction::ALL
        .iter()
        .map(|direction| direction.vector())
        .collect();
    let expected = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];
    assert_eq!(vectors, expected.map(|(q, r)| Hex::new(q, r)));
    for (one, other) in [("n", "s"), ("ne", "sw"), ("se", "nw")] {
        let (one, other): (Direction, Direction) = (one.parse().unwrap(), other.parse().unwrap());
        assert_eq!((one.opposite(), other.opposite()), (other, one));
        assert_eq!(plus(one.vector(), other), Hex::SUN);
    }
}

/// KOS-032, KOS-033, KOS-034: six dangerous sectors at the Sun, 36 in the belt, no others.
#[test]
fn kos_033_dangerous_sectors() {
    let board = board(2);
    for hex in hexes(&board) {
        let expected = match hex.distance(Hex::SUN) {
            1 => Some(Danger::Sun),
            6 => Some(Danger::Belt),
            _ => None,
        };
        assert_eq!(board.game.danger(hex), expected, "{hex:?}");
    }
}

/// KOS-036, KOS-037, KOS-038: orbits are closed and clockwise, and a lap takes longer
/// farther out.
#[test]
fn kos_037_orbits() {
    let board = board(2);
    let figures = &board.game.figures;
    let laps = Body::ALL.map(|body| figures.orbit(body).len());
    assert_eq!(laps, [4, 6, 12, 15, 21, 24, 30, 72, 19]);
    for (body, ring) in Body::ALL.into_iter().zip([2, 3, 4, 5, 7, 8, 10, 12]) {
        let spaces = figures.orbit(body).spaces();
        assert!(spaces.iter().all(|hex| hex.distance(Hex::SUN) == ring));
        let steps = spaces.iter().zip(spaces.iter().cycle().skip(1));
        let steps: BTreeSet<u8> = steps.map(|(one, next)| one.distance(*next)).collect();
        assert_eq!(steps.len(), 1, "{body} is never faster or slower");
        assert_eq!(
            spaces[0],
            Hex::new(0, -(ring as i8)),
            "{body} is counted from the top"
        );
        assert!(spaces[1].q > 0, "{body} goes clockwise");
    }
}

/// KOS-039: the comet is fast near the Sun and crosses six orbits and the belt.
#[test]
fn kos_039_the_comet() {
    let board = board(2);
    let spaces = board.game.figures.orbit(Body::Halley).spaces();
    let far: Vec<u8> = spaces.iter().map(|hex| hex.distance(Hex::SUN)).collect();
    assert_eq!((far.iter().min(), far.iter().max()), (Some(&2), Some(&11)));
    let legs = spaces.iter().zip(spaces.iter().cycle().skip(1));
    let (mut near_sun, mut far_out) = (Vec::new(), Vec::new());
    for (one, next) in legs {
        let place = one.distance(Hex::SUN) + next.distance(Hex::SUN);
        let step = one.distance(*next);
        if place <= 8 {
            near_sun.push(step);
        } else if place >= 20 {
            far_out.push(step);
        }
    }
    assert!(
        near_sun.iter().min() > far_out.iter().max(),
        "{near_sun:?} {far_out:?}"
    );
}

/// KOS-040: in the box, no hex is a space of two orbits, and none is dangerous.
#[test]
fn kos_040_orbit_spaces_are_apart_and_safe() {
    let board = board(2);
    let mut seen = BTreeSet::new();
    for body in Body::ALL {
        for &hex in board.game.figures.orbit(body).spaces() {
            assert!(seen.insert(hex), "{body} shares {hex:?}");
            assert_eq!(board.game.danger(hex), None, "{body} in {hex:?}");
            assert!(hex != Hex::SUN && board.game.on_board(hex));
        }
    }
}

/// KOS-036, KOS-229: where a body will be, also after the last space.
#[test]
fn kos_229_after_the_last_space_comes_the_first() {
    let board = board(2).body("mercury", -2, 1);
    let table = &board.state.table;
    let hexes = [0, 1, 2, 4, 5].map(|rounds| board.game.hex_after(table, Body::Mercury, rounds));
    let expected = [(-2, 1), (0, -2), (2, -1), (-2, 1), (0, -2)];
    assert_eq!(hexes, expected.map(|(q, r)| Some(Hex::new(q, r))));
    assert_eq!(
        board.game.hex_of(table, Body::Mercury),
        Some(Hex::new(-2, 1))
    );
}

/// Whether some order of the single steps of a rose never enters the Sun's hex.
fn has_way_round(from: Hex, left: [u8; 6], seen: &mut BTreeSet<([u8; 6], Hex)>) -> bool {
    if left == [0; 6] {
        return true;
    }
    Direction::ALL.into_iter().any(|direction| {
        let mut left = left;
        let index = direction as usize;
        if left[index] == 0 {
            return false;
        }
        left[index] -= 1;
        let to = plus(from, direction);
        to != Hex::SUN && seen.insert((left, to)) && has_way_round(to, left, seen)
    })
}

/// All roses with up to so many units in each direction that no cubes cancel in.
fn roses(most: u8) -> Vec<[u8; 6]> {
    let mut all = Vec::new();
    let axis = -i16::from(most)..=i16::from(most);
    for a in axis.clone() {
        for b in axis.clone() {
            for c in axis.clone() {
                let mut units = [0; 6];
                for (index, value) in [a, b, c].into_iter().enumerate() {
                    units[index + if value < 0 { 3 } else { 0 }] = value.unsigned_abs() as u8;
                }
                all.push(units);
            }
        }
    }
    all
}

/// KOS-177, KOS-178, KOS-179, KOS-Q23: a flight fails exactly when every order of its
/// steps enters the Sun, which only straight lines do. Every rose with up to three
/// units in each direction is tried from every hex near the Sun, step by step.
#[test]
fn kos_178_only_straight_lines_meet_the_sun() {
    let board = board(2);
    let near = hexes(&board)
        .into_iter()
        .filter(|hex| (1..=3).contains(&hex.distance(Hex::SUN)));
    for from in near {
        for units in roses(3) {
            let Flight { to, emergency } = board.game.flight(from, &rose(units));
            let way = has_way_round(from, units, &mut BTreeSet::new());
            let expected = match way {
                true => None,
                false => Some(Emergency::Sun),
            };
            assert_eq!(
                emergency, expected,
                "from {from:?} to {to:?} with {units:?}"
            );
        }
    }
}

/// KOS-180, KOS-181, KOS-Q25: only the end of a flight must be on the board.
#[test]
fn kos_181_leaving_the_board_on_the_way_is_allowed() {
    let board = board(2);
    let rim = Hex::new(13, -6);
    let there_and_back = rose([1, 0, 0, 0, 0, 0]);
    assert_eq!(board.game.flight(rim, &there_and_back).to, Hex::new(13, -7));
    // NE, then S twice: the first step leaves the board.
    let flight = board.game.flight(rim, &rose([0, 1, 0, 0, 2, 0]));
    assert_eq!((flight.to, flight.emergency), (Hex::new(12, -5), None));
    let away = board.game.flight(rim, &rose([0, 0, 1, 0, 0, 0]));
    assert_eq!(
        (away.to, away.emergency),
        (Hex::new(14, -6), Some(Emergency::OffBoard))
    );
    // Far away is just off the board.
    let lost = board.game.flight(rim, &rose([0, 48, 48, 0, 0, 0]));
    assert_eq!(lost.emergency, Some(Emergency::OffBoard));
}
