//! Cancellation on the compass rose.

use kosmonavts::components::{Cube, Cubes, Direction, Fuel, Rose};

use crate::kit::{Board, BoardExt as _, board, json};

/// A ship in space with these cubes on its rose, and plenty in its tank.
fn ship(rose: &[(&str, u8, u8)]) -> Board {
    board(2).flying(1, 8, -2, rose).tank(1, 6, 4)
}

/// A rose, an order, the rose after it, and what the supply has gained of each kind.
#[track_caller]
fn check(before: &[(&str, u8, u8)], order: &[&str], after: &str, gained: (u8, u8)) {
    let mut board = ship(before);
    let (normal, hyper) = board.supply();
    board.order(1, order).order(1, &["go"]).others_idle();
    assert_eq!(board.rose(1), after, "{before:?} and {order:?}");
    let expected = (normal + gained.0, hyper + gained.1);
    assert_eq!(board.supply(), expected, "{before:?} and {order:?}");
    // What was ordered left the tank, and nothing came back into it.
    let hypers = order.iter().filter(|cube| cube.ends_with("hyper")).count() as u8;
    let normals = order.len() as u8 - hypers;
    assert_eq!(board.fuel(1), (6 - normals, 4 - hypers));
}

/// KOS-152: a cube and as many units in the opposite slot go to the supply.
#[test]
fn kos_152_opposite_cubes_are_removed() {
    for (direction, opposite) in [("n", "s"), ("ne", "sw"), ("se", "nw")] {
        for (placed, facing) in [(direction, opposite), (opposite, direction)] {
            let normal = format!("burn:{placed}:normal");
            check(
                &[(facing, 3, 0)],
                &[&normal],
                &format!("{facing} 2+0"),
                (2, 0),
            );
            let hyper = format!("burn:{placed}:hyper");
            check(
                &[(facing, 3, 0)],
                &[&hyper],
                &format!("{facing} 1+0"),
                (2, 1),
            );
            check(
                &[(placed, 3, 0)],
                &[&normal],
                &format!("{placed} 4+0"),
                (0, 0),
            );
        }
    }
}

/// KOS-153, KOS-Q45: the cubes of an order are put down clockwise from N, in each
/// direction normal before hyper. The cubes that are left show the sequence.
#[test]
fn kos_153_kos_q45_the_sequence_of_an_order() {
    // Hyper first would have left two normal cubes N.
    check(
        &[("s", 1, 0)],
        &["burn:n:normal", "burn:n:hyper"],
        "n 0+1",
        (2, 0),
    );
    // S first would have left a hyper cube N.
    check(
        &[("n", 2, 0)],
        &["burn:n:hyper", "burn:s:hyper"],
        "n 2+0",
        (0, 2),
    );
    // The same from NE to SW and from SE to NW.
    check(
        &[("ne", 2, 0)],
        &["burn:ne:hyper", "burn:sw:hyper"],
        "ne 2+0",
        (0, 2),
    );
    check(
        &[("se", 2, 0)],
        &["burn:se:hyper", "burn:nw:hyper"],
        "se 2+0",
        (0, 2),
    );
    // Named in another order they are put down just so.
    check(
        &[("s", 1, 0)],
        &["burn:n:hyper", "burn:n:normal"],
        "n 0+1",
        (2, 0),
    );
    check(
        &[("n", 2, 0)],
        &["burn:s:hyper", "burn:n:hyper"],
        "n 2+0",
        (0, 2),
    );
}

/// KOS-153: cancelling happens cube by cube, not when the whole order lies there.
#[test]
fn kos_153_cube_by_cube() {
    // The first normal cube turns the hyper cube, the second removes what is left of
    // it, the hyper cube meets nothing any more.
    let order = ["burn:n:normal", "burn:n:normal", "burn:n:hyper"];
    check(&[("s", 0, 1)], &order, "n 0+1", (2, 1));
}

/// KOS-154, KOS-Q18: a normal cube removes a normal cube, also beside a hyper cube.
#[test]
fn kos_154_kos_q18_normal_removes_normal() {
    check(&[("s", 1, 0)], &["burn:n:normal"], "", (2, 0));
    check(&[("s", 2, 1)], &["burn:n:normal"], "s 1+1", (2, 0));
}

/// KOS-155: a normal cube turns a hyper cube into a normal one when it faces no other.
#[test]
fn kos_155_normal_downgrades_hyper() {
    check(&[("s", 0, 1)], &["burn:n:normal"], "s 1+0", (0, 1));
    check(&[("s", 0, 2)], &["burn:n:normal"], "s 1+1", (0, 1));
}

/// KOS-156, KOS-Q18: a hyper cube removes a hyper cube, also beside normal cubes.
#[test]
fn kos_156_kos_q18_hyper_removes_hyper() {
    check(&[("s", 0, 1)], &["burn:n:hyper"], "", (0, 2));
    check(&[("s", 3, 2)], &["burn:n:hyper"], "s 3+1", (0, 2));
}

/// KOS-157, KOS-Q18: a hyper cube removes two normal cubes when it faces no hyper cube.
#[test]
fn kos_157_kos_q18_hyper_removes_two_normal() {
    check(&[("s", 2, 0)], &["burn:n:hyper"], "", (2, 1));
    check(&[("s", 5, 0)], &["burn:n:hyper"], "s 3+0", (2, 1));
}

/// KOS-158, KOS-Q19: a hyper cube against a single normal cube leaves a normal cube
/// in its own direction.
#[test]
fn kos_158_kos_q19_hyper_against_one_normal() {
    check(&[("s", 1, 0)], &["burn:n:hyper"], "n 1+0", (0, 1));
    check(&[("se", 1, 0)], &["burn:nw:hyper"], "nw 1+0", (0, 1));
}

/// KOS-159: two normal cubes remove a hyper cube.
#[test]
fn kos_159_two_normal_remove_a_hyper() {
    check(
        &[("s", 0, 1)],
        &["burn:n:normal", "burn:n:normal"],
        "",
        (2, 1),
    );
    check(
        &[("s", 0, 2)],
        &["burn:n:normal", "burn:n:normal"],
        "s 0+1",
        (2, 1),
    );
}

/// KOS-160, KOS-276: whatever is put down, no direction and its opposite both hold
/// cubes. The movement is the sum of all, and no cube is lost or gained.
#[test]
fn kos_160_kos_276_never_cubes_on_both_sides() {
    let units = |rose: &Rose, direction: Direction| {
        let units = |direction| i16::from(rose.at(direction).units());
        units(direction) - units(direction.opposite())
    };
    let mut seen = 0;
    for (normal, hyper) in (0..=4).flat_map(|n| (0..=4).map(move |h| (n, h))) {
        for one in Cube::ALL {
            for two in Cube::ALL {
                let mut rose = Rose::default();
                rose.0[Direction::NE as usize] = Cubes::new(normal, hyper);
                for cube in [one, two] {
                    let before = rose;
                    let (removed, _) = rose.put(cube);
                    for direction in Direction::ALL {
                        let (here, there) = (rose.at(direction), rose.at(direction.opposite()));
                        assert!(
                            here.is_empty() || there.is_empty(),
                            "{before:?} and {cube:?}"
                        );
                        let new = match direction {
                            _ if direction == cube.direction => i16::from(cube.fuel.units()),
                            _ if direction == cube.direction.opposite() => {
                                -i16::from(cube.fuel.units())
                            }
                            _ => 0,
                        };
                        assert_eq!(units(&rose, direction), units(&before, direction) + new);
                    }
                    for fuel in [Fuel::Normal, Fuel::Hyper] {
                        let placed = u8::from(cube.fuel == fuel);
                        assert_eq!(
                            rose.total().of(fuel) + removed.of(fuel),
                            before.total().of(fuel) + placed,
                            "{before:?} and {cube:?}"
                        );
                    }
                    seen += 1;
                }
            }
        }
    }
    assert_eq!(seen, 25 * 12 * 12 * 2);
}

/// KOS-161, KOS-Q20: cubes that are not opposite stay as they are, also when they move
/// the ship like one cube between them.
#[test]
fn kos_161_kos_q20_other_directions_never_cancel() {
    let order = ["burn:se:normal", "burn:sw:hyper"];
    check(&[("n", 1, 0)], &order, "n 1+0, se 1+0, sw 0+1", (0, 0));
    check(
        &[("n", 1, 0)],
        &["burn:ne:normal", "burn:nw:normal"],
        "n 1+0, ne 1+0, nw 1+0",
        (0, 0),
    );
    check(
        &[("s", 0, 1)],
        &["burn:ne:hyper", "burn:nw:hyper"],
        "ne 0+1, s 0+1, nw 0+1",
        (0, 0),
    );
    // A pair 120 degrees apart moves the ship like one cube between them.
    let mut board = ship(&[]);
    board.fly(1, &["burn:n:normal", "burn:se:normal", "go"]);
    assert_eq!(board.hex(1), (9, -3), "one step NE of (8,-2)");
    assert_eq!(board.rose(1), "n 1+0, se 1+0");
}

/// KOS-162, KOS-Q21: opposite cubes in one order are allowed and cancel.
#[test]
fn kos_162_kos_q21_opposite_cubes_in_one_order() {
    check(&[], &["burn:n:normal", "burn:s:normal"], "", (2, 0));
    check(&[], &["burn:n:hyper", "burn:s:normal"], "n 1+0", (0, 1));
    check(
        &[],
        &["burn:n:normal", "burn:n:normal", "burn:s:hyper"],
        "",
        (2, 1),
    );
    // A landed ship takes off with such an order and ends where it was.
    let mut board = board(2);
    board.fly(1, &["burn:ne:normal", "burn:sw:normal", "go"]);
    assert_eq!(board.of(1, "ship"), json!({ "space": [0, -4] }));
    assert_eq!(board.rose(1), "");
}

/// KOS-272: a hyper cube is downgraded also when the supply has no normal cube, as
/// the cube just placed is the one that stays.
#[test]
fn kos_272_downgrading_never_runs_short() {
    let mut board = board(2)
        .tank(1, 1, 0)
        .flying(1, 8, -2, &[("s", 0, 1)])
        .tank(2, 10, 0)
        .flying(2, 9, 0, &[("n", 13, 0), ("se", 12, 0), ("sw", 12, 0)]);
    assert_eq!(board.supply(), (0, 15));
    board.order(1, &["burn:n:normal", "go"]).others_idle();
    assert_eq!(board.rose(1), "s 1+0");
    assert_eq!(board.supply(), (0, 16));
}
