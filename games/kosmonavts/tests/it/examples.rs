//! The worked examples of RULES.md, one test each.

use kosmonavts::{Flight, components::Hex, event::Event};
use tabletop::Game;

use crate::kit::{Board, BoardExt as _, advanced, board, json};

/// A drawing in a test begins in a line of its own.
#[track_caller]
fn check_chart(board: &Board, centre: (i8, i8), radius: i8, drawn: &str) {
    let drawn: Vec<&str> = drawn.trim_end().trim_matches('\n').lines().collect();
    let margin = drawn.iter().filter(|line| !line.trim().is_empty());
    let margin = margin
        .map(|line| line.len() - line.trim_start().len())
        .min()
        .unwrap();
    let found = board.chart(centre, radius);
    let found_margin = found.lines().filter(|line| !line.is_empty());
    let found_margin = found_margin
        .map(|line| line.len() - line.trim_start().len())
        .min()
        .unwrap();
    let drawn: Vec<&str> = drawn
        .iter()
        .map(|line| line.get(margin..).unwrap_or("").trim_end())
        .collect();
    let found: Vec<&str> = found
        .lines()
        .map(|line| line.get(found_margin..).unwrap_or(""))
        .collect();
    assert_eq!(found.join("\n"), drawn.join("\n"), "\n{}", found.join("\n"));
}

/// KOS-X01: an order of two normal cubes and a hyper cube.
#[test]
fn kos_x01_three_cubes() {
    let mut board = board(2);
    assert_eq!(board.fuel(1), (9, 1));
    board.order(
        1,
        &["burn:n:normal", "burn:n:normal", "burn:se:hyper", "go"],
    );
    board.others_idle();
    assert_eq!(board.rose(1), "n 2+0, se 0+1");
    assert_eq!(board.fuel(1), (7, 0));
    let rose = &board.state.table.players[0].rose;
    let from = Hex::new(3, 4);
    let to = Hex::new(3 + 2, 4 - 2);
    assert_eq!(
        board.game.flight(from, rose),
        Flight {
            to,
            emergency: None
        }
    );
}

/// KOS-X02: only the new cubes count.
#[test]
fn kos_x02_cubes_of_earlier_rounds_do_not_count() {
    let mut board = board(2).flying(2, 8, -2, &[("nw", 1, 0), ("sw", 2, 0)]);
    board
        .order(2, &["burn:s:normal", "burn:nw:normal", "go"])
        .others_idle();
    assert_eq!(board.rose(2), "s 1+0, sw 2+0, nw 2+0");
    assert_eq!(board.state.table.players[1].rose.total().count(), 5);
}

/// KOS-X03: a cube against the movement, and one in a new direction.
#[test]
fn kos_x03_a_cube_cancels_one() {
    let mut board = board(2).flying(1, 3, -1, &[("se", 2, 0)]);
    let (normal, hyper) = board.supply();
    board
        .order(1, &["burn:sw:hyper", "burn:nw:normal", "go"])
        .others_idle();
    assert_eq!(board.rose(1), "se 1+0, sw 0+1");
    assert_eq!(board.supply(), (normal + 2, hyper));
}

/// KOS-X04: a normal cube against a hyper cube.
#[test]
fn kos_x04_a_hyper_cube_is_downgraded() {
    let mut board = board(2).flying(2, 3, -1, &[("n", 0, 1)]).tank(2, 5, 0);
    let (normal, hyper) = board.supply();
    board.order(2, &["burn:s:normal", "go"]).others_idle();
    assert_eq!(board.rose(2), "n 1+0");
    assert_eq!(board.supply(), (normal, hyper + 1));
    assert_eq!(board.fuel(2), (4, 0));
}

/// KOS-X05: a shield is the last fuel.
#[test]
fn kos_x05_a_shield_is_converted() {
    let mut board = board(2).tank(1, 0, 0).shields(1, 2);
    board
        .order(1, &["convert", "burn:n:normal", "burn:ne:normal", "go"])
        .others_idle();
    assert_eq!(board.of(1, "shields"), json!(1));
    assert_eq!(board.fuel(1), (0, 0));
    assert_eq!(board.rose(1), "n 1+0, ne 1+0");
}

/// A ship flies by the cubes on its rose and nothing else.
#[track_caller]
fn flown(from: (i8, i8), rose: &[(&str, u8, u8)]) -> Board {
    let mut board = board(2).flying(1, from.0, from.1, rose);
    board.fly(1, &["go"]);
    board
}

/// KOS-X06: flight example 1.
#[test]
fn kos_x06_one_normal_cube_is_one_hex() {
    assert_eq!(flown((3, -1), &[("n", 1, 0)]).hex(1), (3, -2));
}

/// KOS-X07: flight example 2.
#[test]
fn kos_x07_two_normal_cubes_are_two_hexes() {
    assert_eq!(flown((3, -1), &[("n", 2, 0)]).hex(1), (3, -3));
}

/// KOS-X08: flight example 3.
#[test]
fn kos_x08_whichever_step_comes_first() {
    let from = (3, -1);
    let start = board(2).in_space(1, from.0, from.1);
    check_chart(
        &start,
        from,
        2,
        "
          .
         . .
        x . .
         . .
        x 1 .
         . .
        . . .
         . .
          .
    ",
    );
    let board = flown(from, &[("n", 1, 0), ("ne", 1, 0)]);
    assert_eq!(board.hex(1), (4, -3));
    check_chart(
        &board,
        from,
        2,
        "
          .
         . 1
        x . .
         . .
        x . .
         . .
        . . .
         . .
          .
    ",
    );
}

/// KOS-X09: flight example 4.
#[test]
fn kos_x09_a_hyper_cube_is_two_hexes() {
    assert_eq!(flown((3, -1), &[("n", 0, 1)]).hex(1), (3, -3));
}

/// KOS-X10: flight example 5.
#[test]
fn kos_x10_any_order_that_avoids_the_sun() {
    let rose = [("n", 1, 0), ("ne", 0, 1), ("se", 2, 0)];
    let board = flown((-4, 5), &rose);
    assert_eq!(board.hex(1), (0, 2));
}

/// Saturn at (8,-4) and the yellow ship on its way to it.
fn bound_for_saturn() -> Board {
    let rose = [("ne", 1, 0), ("se", 0, 1)];
    board(3).body("saturn", 8, -4).flying(3, 5, -3, &rose)
}

/// The yellow ship has landed on Saturn.
fn landed_on_saturn() -> Board {
    let mut board = bound_for_saturn();
    board.fly(3, &["go"]).play(&["land:saturn"]);
    board
}

/// KOS-X11: the first ship on Saturn.
#[test]
fn kos_x11_landing_on_saturn() {
    let mut board = bound_for_saturn();
    let (normal, hyper) = board.supply();
    board.fly(3, &["go"]);
    assert_eq!(
        (board.asked().as_deref(), board.seat()),
        (Some("land"), Some(3))
    );
    let at_saturn = board.clone();
    board.play(&["land:saturn"]);
    assert!(board.is_on(3, "saturn"));
    assert_eq!(board.rose(3), "");
    assert_eq!(board.supply(), (normal + 1, hyper + 1));
    assert_eq!(board.of(3, "markers"), json!({ "saturn": 1 }));
    assert_eq!((at_saturn.points(3), board.points(3)), (0, 4));
}

/// KOS-X12: the ship travels with Saturn.
#[test]
fn kos_x12_saturn_carries_the_ship() {
    let board = landed_on_saturn();
    assert_eq!(board.at("/round"), json!(2), "phase 4 asks nobody");
    assert_eq!(board.hex(3), (8, -2));
    assert!(board.is_on(3, "saturn"));
}

/// KOS-X13: Saturn is the last body.
#[test]
fn kos_x13_evacuation_leads_back_to_saturn() {
    let mut board = landed_on_saturn();
    board.next_orders();
    assert_eq!(board.of(3, "last"), json!("saturn"));
    board.order(3, &["burn:ne:normal", "go"]).others_idle();
    board.answer_until(|board| board.asked().as_deref() == Some("fly"));
    assert_eq!(board.of(3, "last"), json!("saturn"));
    assert!(!board.is_on(3, "saturn"));
    board.play(&["evacuate"]);
    assert!(board.is_on(3, "saturn"));
}

/// KOS-X14: refuelling on Saturn.
#[test]
fn kos_x14_refuelling() {
    let mut board = landed_on_saturn();
    board.next_orders();
    let mut board = board.tank(3, 3, 1);
    board.others_idle();
    board.answer_until(|board| board.seat() == Some(3));
    board.play(&["refuel:basic"]);
    assert_eq!(board.fuel(3), (8, 2));
}

/// KOS-X15: the only path runs through the Sun.
#[test]
fn kos_x15_straight_through_the_sun() {
    let start =
        board(2)
            .body("mercury", 2, -1)
            .body("venus", -3, 3)
            .flying(1, 0, 2, &[("n", 4, 0)]);
    check_chart(
        &start,
        (0, 0),
        2,
        "
          .
         . .
        . x .
         x x
        . * m
         x x
        H x .
         . .
          1
    ",
    );
    let mut board = start;
    board.fly(1, &["go"]);
    assert!(board.is_on(1, "earth"), "evacuated to the last body");
    assert_eq!(board.rose(1), "");
    assert!(
        board
            .news()
            .iter()
            .any(|event| matches!(event, Event::Emergency { .. }))
    );
}

/// KOS-X16: one step aside, and the Sun is no obstacle.
#[test]
fn kos_x16_round_the_sun() {
    let mut board = board(2).body("mercury", 2, -1).body("venus", -3, 3).flying(
        1,
        0,
        2,
        &[("n", 3, 0), ("ne", 1, 0)],
    );
    board.fly(1, &["go"]);
    assert_eq!(
        board.of(1, "shields"),
        json!(3),
        "passing dangerous sectors is free"
    );
    check_chart(
        &board,
        (0, 0),
        2,
        "
          .
         . 1
        . x .
         x x
        . * m
         x x
        H x .
         . .
          .
    ",
    );
    assert_eq!(board.hex(1), (1, -2));
}

/// KOS-X17: a flight into the Sun.
#[test]
fn kos_x17_into_the_sun() {
    let board = flown((0, 2), &[("n", 0, 1)]);
    assert!(board.is_on(1, "earth"));
    assert_eq!(board.rose(1), "");
}

/// KOS-X18: a body that passes over a ship, and one that comes to it.
#[test]
fn kos_x18_uranus_passes_and_neptune_comes() {
    let mut board = board(4)
        .body("uranus", 0, -10)
        .body("neptune", 0, -12)
        .in_space(4, 1, -10)
        .in_space(2, 1, -12);
    check_chart(
        &board,
        (1, -11),
        2,
        "
          .
         N .
        . 2 .
         . .
        . . .
         U .
        . 4 .
         . .
          .
    ",
    );
    board.others_idle();
    board.answer_until(|board| board.phase() == kosmonavts::components::Phase::Movement);
    assert_eq!(
        (board.asked().as_deref(), board.seat()),
        (Some("land"), Some(2))
    );
    assert_eq!(board.legal(), ["pass", "land:neptune"]);
    check_chart(
        &board,
        (1, -11),
        2,
        "
          .
         . .
        . 2 .
         . .
        . . .
         . .
        . 4 .
         . U
          .
    ",
    );
    board.play(&["land:neptune"]);
    assert!(board.is_on(2, "neptune"));
    assert_eq!(board.hex(4), (1, -10), "red was not asked");
}

/// A finished basic game of two: seat 1 has made the final landing with these
/// markers, seat 2 has these.
fn finished(first: &[(&str, u8)], second: &[(&str, u8)]) -> Board {
    let markers = |markers: &[(&str, u8)]| {
        let markers = markers
            .iter()
            .map(|&(body, place)| (body.to_string(), json!(place)));
        serde_json::Value::Object(markers.collect())
    };
    board(2).with(json!({
        "phase": "over", "round": 60, "event": 1, "asked": null,
        "players": { "1": { "markers": markers(first) }, "2": { "markers": markers(second) } },
    }))
}

/// The points of a seat for one mission, its other missions being about bodies
/// that nobody has visited.
#[track_caller]
fn mission(board: &Board, seat: u8, mission: &str) -> i32 {
    let (first, alpha, beta) = match mission.split_once('-').unwrap() {
        ("first", _) => (mission, "second-halley", "second-neptune"),
        (_, "mercury" | "venus" | "mars" | "halley") => ("first-uranus", mission, "second-neptune"),
        _ => ("first-uranus", "second-halley", mission),
    };
    let others = json!(["first-venus", "second-mars", "second-saturn"]);
    let cards = json!([first, alpha, beta]);
    let (one, two) = if seat == 1 {
        (cards, others)
    } else {
        (others, cards)
    };
    let board =
        board.with(json!({ "players": { "1": { "missions": one }, "2": { "missions": two } } }));
    let markers = board.game.points(&board.state, tabletop::Seat(seat - 1), 0);
    board.points(seat) - markers
}

/// KOS-X19: Mission 1 asks for the first marker.
#[test]
fn kos_x19_mission_1() {
    let board = finished(&[("mercury", 1)], &[("mercury", 2)]);
    assert_eq!(mission(&board, 1, "first-mercury"), 2);
    assert_eq!(mission(&board, 2, "first-mercury"), 0);
}

/// KOS-X20: Mission 2 asks for the second marker, or for nobody else's.
#[test]
fn kos_x20_mission_2() {
    let both = finished(&[("jupiter", 1)], &[("jupiter", 2)]);
    assert_eq!(mission(&both, 2, "second-jupiter"), 4);
    assert_eq!(mission(&both, 1, "second-jupiter"), 0);
    let alone = finished(&[("jupiter", 1)], &[]);
    assert_eq!(mission(&alone, 1, "second-jupiter"), 4);
    assert_eq!(mission(&alone, 2, "second-jupiter"), 0);
}

/// KOS-X21: a Mission 1 card that clashes is drawn anew until it does not.
#[test]
fn kos_x21_redraw() {
    let mut clashes = 0;
    for seed in 0..200 {
        let mut board = crate::kit::open(crate::kit::BOX, 4, &[], seed);
        board.play_until(|board| board.asked().as_deref() == Some("order"));
        for seat in 1..=4 {
            let missions = board.of(seat, "missions");
            let bodies: Vec<&str> = missions
                .as_array()
                .unwrap()
                .iter()
                .map(|card| card.as_str().unwrap().split_once('-').unwrap().1)
                .collect();
            assert_eq!(bodies.len(), 3);
            assert!(
                bodies[0] != bodies[1] && bodies[0] != bodies[2],
                "{missions}"
            );
            // Whatever was rejected clashed.
            let private = board.state.private[usize::from(seat) - 1];
            for card in private.rejected.iter() {
                assert!(private.missions.contains(card + 8));
                clashes += 1;
            }
        }
    }
    assert!(clashes > 50, "it happens: {clashes}");
}

/// KOS-X22: a hyper cube against a single normal cube.
#[test]
fn kos_x22_a_hyper_cube_is_halved() {
    let mut board = board(2).flying(1, 8, -2, &[("s", 1, 0)]);
    let (normal, hyper) = board.supply();
    board.order(1, &["burn:n:hyper", "go"]).others_idle();
    assert_eq!(board.rose(1), "n 1+0");
    assert_eq!(board.supply(), (normal, hyper + 1));
}

/// KOS-X23: directions that are not opposite do not cancel.
#[test]
fn kos_x23_cubes_stay_on_the_rose() {
    let board = flown((2, 3), &[("n", 1, 0), ("se", 1, 0)]);
    assert_eq!(board.hex(1), (3, 2));
    assert_eq!(board.rose(1), "n 1+0, se 1+0");
}

/// KOS-X24: a solar wind against the movement.
#[test]
fn kos_x24_wind_cancels() {
    let mut board = board(2).wind(2, "n").flying(1, 8, -2, &[("s", 1, 0)]);
    let (normal, hyper) = board.supply();
    board.play(&["event:1", "shield:no"]);
    assert_eq!(board.rose(1), "n 1+0");
    assert_eq!(
        board.supply(),
        (normal, hyper),
        "two cubes out, one of them and the S cube back"
    );
}

/// KOS-X25: the wind does nothing to a ship that stays.
#[test]
fn kos_x25_wind_and_a_landed_ship() {
    let mut board = board(2).wind(2, "n").tank(1, 3, 1);
    let supply = board.supply();
    board.play(&["event:1", "shield:no", "shield:no"]);
    assert_eq!(board.rose(1), "n 2+0");
    board.order(1, &["stay"]).others_idle();
    assert_eq!(board.rose(1), "");
    assert_eq!(board.supply(), supply);
    assert_eq!(board.legal_for(1), ["refuel:none", "refuel:basic"]);
}

/// KOS-X26: gravity with a tie, and without.
#[test]
fn kos_x26_gravity() {
    let start = board(2)
        .body("venus", 3, -3)
        .body("earth", 4, -4)
        .event("gravity");
    let mut board = start.in_space(2, 4, -3);
    check_chart(
        &board,
        (4, -3),
        1,
        "
          E
         v .
          2
         . .
          .
    ",
    );
    board.play(&["event:1"]);
    assert_eq!(
        (board.asked().as_deref(), board.seat()),
        (Some("gravity"), Some(2))
    );
    assert_eq!(board.legal(), ["gravity:venus", "gravity:earth"]);
    assert!(board.after(&["gravity:earth"]).is_on(2, "earth"));
    let mut board = start.in_space(2, 3, -2);
    board.play(&["event:1"]);
    assert_eq!(board.asked().as_deref(), Some("order"));
    assert!(board.is_on(2, "venus"));
}

/// KOS-X27: asteroids and a small tank.
#[test]
fn kos_x27_asteroids() {
    let board = board(2).event("asteroids").tank(1, 3, 2);
    assert_eq!(board.after(&["event:1", "shield:no"]).fuel(1), (0, 2));
}

/// KOS-X28: refuelling a full tank swaps a cube.
#[test]
fn kos_x28_refuelling_a_full_tank() {
    let mut board = board(2).tank(1, 9, 1);
    board.others_idle();
    assert_eq!(board.after(&["refuel:basic"]).fuel(1), (8, 2));
}

/// KOS-X29: quick and full refuelling.
#[test]
fn kos_x29_advanced_refuelling() {
    let mut board = advanced(2).tank(1, 2, 0);
    board.others_idle();
    let quick = board.after(&["refuel:quick"]);
    assert_eq!((quick.fuel(1), quick.of(1, "shields")), ((7, 0), json!(3)));
    let full = board.after(&["refuel:full"]);
    assert_eq!((full.fuel(1), full.of(1, "shields")), ((9, 1), json!(2)));
}

/// KOS-X30: the belt takes the last shield, and then the ship.
#[test]
fn kos_x30_the_belt() {
    let mut board = board(2).in_space(1, 6, -3).shields(1, 1);
    check_chart(
        &board,
        (6, -3),
        1,
        "
          x
         . .
          1
         . .
          x
    ",
    );
    board.fly(1, &["go"]);
    assert_eq!(board.of(1, "shields"), json!(0));
    assert_eq!(board.hex(1), (6, -3));
    board.next_orders();
    board.fly(1, &["go"]);
    assert!(board.is_on(1, "earth"));
}

/// Two ships at Earth, seat 1 above where Earth is and seat 2 where it comes to,
/// with these numbers of destinations visited.
fn coming_home(one: usize, two: usize) -> Board {
    let bodies = [
        "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune",
    ];
    let markers = |count: usize, other: usize, behind: u8| {
        let place = |index: usize| if index < other { 1 + behind } else { 1 };
        let markers = bodies[..count].iter().enumerate();
        serde_json::Value::Object(
            markers
                .map(|(i, body)| (body.to_string(), json!(place(i))))
                .collect(),
        )
    };
    board(2)
        .body("earth", 4, -4)
        .with(json!({ "players": {
            "1": { "markers": markers(one, two, 0) }, "2": { "markers": markers(two, one, 1) } } }))
        .flying(1, 4, -5, &[("s", 1, 0)])
        .in_space(2, 4, -2)
}

/// KOS-X31: whoever lands in phase 3 shuts out phase 4.
#[test]
fn kos_x31_phase_3_before_phase_4() {
    let mut board = coming_home(7, 7);
    board.others_idle();
    board.play(&["fly", "land:earth", "fly", "land:earth"]);
    assert_eq!(board.asked(), None, "the game is over");
    assert_eq!(board.of(1, "home"), json!("flight"));
    assert_eq!(board.of(2, "home"), json!("movement"));
    let earth = |board: &Board, seat: u8| board.of(seat, "markers").get("earth").is_some();
    assert!(earth(&board, 1) && !earth(&board, 2));
    let mut board = coming_home(6, 7);
    board.others_idle();
    board.play(&["fly", "land:earth", "fly", "land:earth"]);
    assert_eq!(board.of(1, "home"), json!(null));
    assert!(!earth(&board, 1) && earth(&board, 2));
}

/// KOS-X31: in a tie the earlier phase wins.
#[test]
fn kos_x31_the_earlier_phase_wins_a_tie() {
    let mut board = coming_home(7, 7);
    board.others_idle();
    board.play(&["fly", "land:earth", "fly", "land:earth"]);
    // Give both the same points, and seat 2 more markers of four points.
    let even = board.with(json!({ "players": {
        "1": { "markers": { "mercury": 1, "venus": 1, "mars": 2, "jupiter": 2, "saturn": 2,
                "uranus": 2, "neptune": 1, "halley": 2 },
            "missions": ["first-jupiter", "second-mercury", "second-neptune"] },
        "2": { "markers": { "mercury": 2, "venus": 2, "mars": 1, "jupiter": 1, "saturn": 1,
                "uranus": 1, "neptune": 2, "halley": 1 },
            "missions": ["first-venus", "second-mars", "second-saturn"] } } }));
    assert_eq!((even.points(1), even.points(2)), (29, 29));
    let outcome = even.game.outcome(&even.state).unwrap();
    assert_eq!(outcome.places(), [1, 2]);
}

/// KOS-X32: nothing is left to take.
#[test]
fn kos_x32_no_marker_left() {
    let board = advanced(4).body("earth", 4, -4).with(json!({ "players": {
        "1": { "markers": { "mercury": 1, "venus": 1, "mars": 1 } },
        "2": { "markers": { "jupiter": 1, "saturn": 1, "uranus": 1, "neptune": 1, "halley": 1 } },
        "3": { "markers": { "jupiter": 2, "saturn": 2, "uranus": 2, "neptune": 2, "halley": 2 } } } }));
    let mut board = board.flying(1, 4, -5, &[("s", 1, 0)]);
    board.fly(1, &["go"]).play(&["land:earth"]);
    assert_eq!(board.of(1, "home"), json!("flight"));
    // One marker that could still be taken, and the landing is not final.
    let mut board = advanced(4)
        .body("earth", 4, -4)
        .with(json!({ "players": {
        "1": { "markers": { "mercury": 1, "venus": 1, "mars": 1 } },
        "2": { "markers": { "jupiter": 1, "saturn": 1, "uranus": 1, "neptune": 1, "halley": 1 } },
        "3": { "markers": { "jupiter": 2, "saturn": 2, "uranus": 2, "neptune": 2 } } } }))
        .flying(1, 4, -5, &[("s", 1, 0)]);
    board.fly(1, &["go"]).play(&["land:earth"]);
    assert_eq!(board.of(1, "home"), json!(null));
}

/// KOS-X33: both land in phase 4.
#[test]
fn kos_x33_both_in_phase_4() {
    let mut board = coming_home(7, 7).in_space(1, 4, -2);
    board.others_idle();
    board.play(&["fly", "fly", "land:earth", "land:earth"]);
    assert_eq!(board.asked(), None);
    for seat in [1, 2] {
        assert_eq!(board.of(seat, "home"), json!("movement"));
        assert!(board.of(seat, "markers").get("earth").is_some());
    }
}

/// KOS-X34: three cubes make room for two.
#[test]
fn kos_x34_converted_after_the_cubes() {
    let start = board(2).in_space(1, 8, -2);
    assert_eq!(start.fuel(1), (9, 1));
    let cube = "burn:n:normal";
    let mut after = start.clone();
    after
        .order(1, &[cube, cube, cube, "convert", "go"])
        .others_idle();
    assert_eq!((after.fuel(1), after.of(1, "shields")), ((8, 1), json!(2)));
    assert_eq!(after.rose(1), "n 3+0");
    let mut between = start.clone();
    between
        .order(1, &[cube, "convert", cube, cube, "go"])
        .others_idle();
    assert_eq!(between.fuel(1), (7, 1));
    assert_eq!(start.refusal("convert"), "KOS-166");
}

/// KOS-X35: with one free space the first cube makes room for another one.
#[test]
fn kos_x35_before_or_after_a_cube() {
    for (order, tank) in [
        (["convert", "burn:n:normal", "go"], (8, 1)),
        (["burn:n:normal", "convert", "go"], (9, 1)),
    ] {
        let mut board = board(2).in_space(1, 8, -2).tank(1, 8, 1);
        board.order(1, &order).others_idle();
        assert_eq!(board.fuel(1), tank);
    }
}

/// KOS-X36: a hyper cube, the conversion, and then its cubes.
#[test]
fn kos_x36_cubes_that_the_conversion_brings() {
    let start = board(2).in_space(1, 8, -2).tank(1, 0, 2);
    let mut board = start.clone();
    let order = [
        "burn:se:hyper",
        "convert",
        "burn:n:normal",
        "burn:n:normal",
        "go",
    ];
    board.order(1, &order).others_idle();
    assert_eq!(
        (board.rose(1), board.fuel(1)),
        ("n 2+0, se 0+1".into(), (0, 1))
    );
    assert_eq!(
        start.after(&["burn:se:hyper"]).refusal("burn:n:normal"),
        "KOS-145"
    );
    assert_eq!(start.refusal("burn:n:normal"), "KOS-145");
}
