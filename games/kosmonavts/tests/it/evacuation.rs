//! Emergencies and evacuation.

use kosmonavts::{
    components::{Body, Emergency, Phase},
    event::Event,
};
use tabletop::Seat;

use crate::kit::{Board, BoardExt as _, board, json};

/// Seat 1 has been on Saturn, now at (8,-4), and its ship is in space with these cubes.
fn away_from_saturn(q: i8, r: i8, rose: &[(&str, u8, u8)]) -> Board {
    board(2)
        .body("saturn", 8, -4)
        .with(
            json!({ "players": { "1": { "ship": { "space": [q, r] }, "last": "saturn",
            "markers": { "saturn": 1 } } } }),
        )
        .flying(1, q, r, rose)
        .tank(1, 4, 2)
}

/// Everyone flies or stays, up to the question of seat 1 in phase 3.
#[track_caller]
fn to_flight(mut board: Board) -> Board {
    board.others_idle();
    board.answer_until(|board| board.seat() == Some(1));
    board
}

/// The ship of seat 1 is evacuated: by each kind of emergency, and on demand.
fn evacuations() -> Vec<(&'static str, Board)> {
    let fly = |board: Board| to_flight(board).after(&["fly"]);
    vec![
        (
            "danger",
            fly(away_from_saturn(6, -2, &[("n", 1, 0)]).shields(1, 0)),
        ),
        (
            "off the board",
            fly(away_from_saturn(12, -2, &[("se", 0, 2)])),
        ),
        ("into the Sun", fly(away_from_saturn(0, 4, &[("n", 0, 2)]))),
        (
            "through the Sun",
            fly(away_from_saturn(0, 4, &[("n", 1, 2)])),
        ),
        (
            "asked for",
            to_flight(away_from_saturn(9, 0, &[("n", 1, 1)])).after(&["evacuate"]),
        ),
    ]
}

/// KOS-202: the emergencies are a dangerous sector without a shield, the edge of the
/// board and the Sun; nothing else is one.
#[test]
fn kos_202_three_emergencies() {
    let why = |board: &Board| {
        board.events.iter().find_map(|event| match event {
            Event::Emergency { seat: Seat(0), why } => Some(*why),
            _ => None,
        })
    };
    let found: Vec<_> = evacuations().iter().map(|(_, board)| why(board)).collect();
    let (danger, off, sun) = (Emergency::Danger, Emergency::OffBoard, Emergency::Sun);
    assert_eq!(found, [Some(danger), Some(off), Some(sun), Some(sun), None]);
    // Far out, fast, empty, without shields: still no emergency.
    let tough = away_from_saturn(13, -13, &[("s", 1, 6)])
        .shields(1, 0)
        .tank(1, 0, 0);
    let flown = to_flight(tough).after(&["fly"]);
    assert_eq!((why(&flown), flown.hex(1)), (None, (13, 0)));
}

/// KOS-203: all cubes on the rose go to the supply.
#[test]
fn kos_203_the_rose_is_cleared() {
    for (start, gained) in [
        (
            away_from_saturn(12, -2, &[("ne", 1, 2), ("se", 2, 1)]),
            (3, 3),
        ),
        (away_from_saturn(0, 4, &[("n", 1, 2)]), (1, 2)),
        (
            away_from_saturn(6, -2, &[("n", 1, 0)]).shields(1, 0),
            (1, 0),
        ),
    ] {
        let (normal, hyper) = start.supply();
        let board = to_flight(start).after(&["fly"]);
        assert_eq!(board.rose(1), "");
        assert_eq!(board.supply(), (normal + gained.0, hyper + gained.1));
    }
}

/// KOS-204, KOS-205, KOS-Q27: the ship is landed on its last body, where that is now;
/// it stays the last body.
#[test]
fn kos_204_kos_205_kos_q27_back_to_the_last_body() {
    for (why, board) in evacuations() {
        assert!(board.is_on(1, "saturn"), "{why}");
        assert_eq!(board.of(1, "last"), json!("saturn"), "{why}");
        let body = Body::Saturn;
        assert!(
            board.events.contains(&Event::Evacuated {
                seat: Seat(0),
                body
            }),
            "{why}"
        );
        assert_eq!(
            (board.hex(1), board.rose(1).as_str()),
            ((8, -4), ""),
            "{why}"
        );
    }
    // Saturn has moved on since the ship left it.
    let mut board = away_from_saturn(9, 0, &[]).with(json!({ "instructor": 2 }));
    board.next_orders();
    let board = to_flight(board).after(&["evacuate"]);
    assert_eq!(board.phase(), Phase::Flight);
    assert_eq!(board.hex(1), (8, -2));
}

/// KOS-206: in that round the ship neither flies nor refuels.
#[test]
fn kos_206_neither_flying_nor_refuelling() {
    for (why, board) in evacuations() {
        let (asked, seat) = (board.asked(), board.seat());
        assert_eq!((asked.as_deref(), seat), (Some("refuel"), Some(2)), "{why}");
        let next = board.after(&["refuel:none"]);
        assert_eq!(
            next.at("/round"),
            json!(2),
            "{why}: seat 1 is not asked again"
        );
        assert_eq!(next.fuel(1), (4, 2), "{why}");
        assert!(
            !board
                .events
                .iter()
                .any(|event| matches!(event, Event::Landed { .. })),
            "{why}"
        );
    }
}

/// KOS-207, KOS-Q27: an evacuation to Earth is no final landing, and gives no marker.
#[test]
fn kos_207_kos_q27_an_evacuation_is_no_landing() {
    let seven = json!({ "mercury": 1, "venus": 1, "mars": 1, "jupiter": 1, "saturn": 1,
        "uranus": 1, "neptune": 1 });
    let board = board(2)
        .in_space(1, 9, 0)
        .with(json!({ "players": { "1": { "markers": seven } } }));
    let points = board.points(1);
    let mut board = to_flight(board);
    board.play(&["evacuate"]);
    assert!(board.is_on(1, "earth"));
    assert_eq!(
        (board.of(1, "home"), board.of(1, "markers")),
        (json!(null), seven)
    );
    board.next_orders();
    assert_eq!((board.at("/round"), board.points(1)), (json!(2), points));
    // On a destination the player keeps the marker of the first visit.
    for (why, board) in evacuations() {
        assert_eq!(board.of(1, "markers"), json!({ "saturn": 1 }), "{why}");
        let marker = |event: &Event| matches!(event, Event::MarkerTaken { .. });
        assert!(!board.events.iter().any(marker), "{why}");
    }
}

/// KOS-208: tank and shields stay as they are.
#[test]
fn kos_208_tank_and_shields_stay() {
    for (why, board) in evacuations() {
        let shields = if why == "danger" { 0 } else { 3 };
        assert_eq!(
            (board.fuel(1), board.of(1, "shields")),
            ((4, 2), json!(shields)),
            "{why}"
        );
    }
}

/// KOS-209, KOS-Q26: whoever would fly may ask for evacuation instead, in every
/// round; a ship that stayed may not, nor one that has flown.
#[test]
fn kos_209_kos_q26_asking_for_evacuation() {
    let mut board = away_from_saturn(9, 0, &[]);
    for _ in 0..3 {
        board = to_flight(board);
        assert_eq!(board.legal(), ["fly", "evacuate"]);
        assert!(board.after(&["evacuate"]).is_on(1, "saturn"));
        board.next_orders();
    }
    // Just off the ground.
    let mut rising = crate::kit::board(2);
    rising.order(1, &["burn:ne:normal", "go"]).others_idle();
    assert!(rising.after(&["evacuate"]).is_on(1, "earth"));
    let stayed = to_flight(crate::kit::board(2).tank(1, 3, 0));
    assert_eq!(stayed.legal(), ["refuel:none", "refuel:basic"]);
    assert_eq!(stayed.refusal("evacuate"), "KOS-083");
    let flown = to_flight(away_from_saturn(8, -3, &[("n", 1, 0)])).after(&["fly"]);
    assert_eq!(flown.legal(), ["pass", "land:saturn"]);
    assert_eq!(flown.refusal("evacuate"), "KOS-083");
}

/// KOS-210, KOS-231: in phase 4 the ship travels with its body.
#[test]
fn kos_210_kos_231_the_body_carries_the_ship() {
    for (why, board) in evacuations() {
        assert_eq!(board.hex(1), (8, -4), "{why}");
        let moved = board.after(&["refuel:none"]);
        assert!(moved.is_on(1, "saturn"), "{why}");
        assert_eq!(moved.hex(1), (8, -2), "{why}");
    }
}

/// KOS-211: from the next round on it may stay and refuel, or take off.
#[test]
fn kos_211_like_any_landed_ship() {
    for (why, mut board) in evacuations() {
        board.next_orders();
        let stayed = to_flight(board.after(&["stay"]));
        assert_eq!(stayed.after(&["refuel:basic"]).fuel(1), (7, 3), "{why}");
        board.fly(1, &["burn:se:normal", "go"]);
        assert_eq!(board.hex(1), (9, -2), "{why}");
    }
}
