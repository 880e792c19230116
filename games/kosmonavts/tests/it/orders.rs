//! Orders: how they are given, landed ships, and how they are carried out.

use kosmonavts::{components::Phase, event::Event};
use tabletop::{Game, Reason as _, Seat};

use crate::kit::{Board, BoardExt as _, advanced, board, json};

/// What a seat may put on its rose next.
fn burns(board: &Board, seat: u8) -> Vec<String> {
    let answers = board.legal_for(seat).into_iter();
    answers
        .filter_map(|answer| answer.strip_prefix("burn:").map(String::from))
        .collect()
}

/// Why a seat may not answer this.
#[track_caller]
fn refusal(board: &Board, seat: u8, answer: &str) -> &'static str {
    let action = answer.parse().unwrap();
    let refused = board.game.check(&board.state, Seat(seat - 1), action);
    refused.expect_err("this is legal").rule().0
}

// Giving orders.

/// KOS-139, KOS-Q16: all decide at the same time, in any sequence, and nothing happens before the
/// last order is in.
#[test]
fn kos_139_kos_q16_all_decide_at_once() {
    for start in [board(3), advanced(3)] {
        let start = start.with(json!({ "instructor": 2 }));
        for sequence in [[1, 2, 3], [3, 2, 1], [2, 3, 1], [3, 1, 2]] {
            let mut board = start.clone();
            assert_eq!(board.game.to_act(&board.state).len(), 3);
            for (place, seat) in sequence.into_iter().enumerate() {
                assert_eq!(board.phase(), Phase::Orders);
                board.order(seat, &["burn:n:normal", "go"]);
                let last = place == 2;
                let roses = [1, 2, 3].map(|seat| !board.rose(seat).is_empty());
                assert_eq!(roses, [last; 3], "revealed together");
            }
            assert!(board.events.contains(&Event::OrdersRevealed));
            assert_eq!(
                (board.asked().as_deref(), board.seat()),
                (Some("fly"), Some(2))
            );
        }
    }
}

/// KOS-Q16: in the advanced game the others' tanks are left out of a view while phase 2 is open,
/// and at no other time; in the basic game never.
#[test]
fn kos_q16_tanks_in_phase_2() {
    let covered = |board: &Board| {
        let view = board.game.view(&board.state, Some(Seat(0)));
        assert!(view.tanks[0].is_some(), "the own tank is always seen");
        view.tanks[1].is_none()
    };
    let flying = |board: Board| board.in_space(1, 9, -2).others_idle().clone();
    assert!(covered(&advanced(2)));
    assert!(!covered(&advanced(2).event("thrust")));
    assert!(!covered(&flying(advanced(2))));
    assert!(!covered(&board(2)));
    assert!(!covered(&flying(board(2))));
}

/// KOS-140: none to three cubes go from the own tank to the own rose.
#[test]
fn kos_140_none_to_three_cubes() {
    let start = board(2).in_space(1, 9, -2);
    for count in 0..=3 {
        let mut board = start.clone();
        board.order(1, &vec!["burn:ne:normal"; usize::from(count)]);
        if count == 3 {
            assert_eq!(board.legal_for(1), ["convert", "go"]);
            assert_eq!(board.refusal("burn:nw:normal"), "KOS-140");
        }
        board.order(1, &["go"]).others_idle();
        assert_eq!(board.fuel(1), (9 - count, 1));
        let rose = if count == 0 {
            String::new()
        } else {
            format!("ne {count}+0")
        };
        assert_eq!(board.rose(1), rose);
        assert_eq!((board.fuel(2), board.rose(2)), ((9, 1), String::new()));
    }
}

/// KOS-141: normal and hyper in any mix; a hyper cube is one cube.
#[test]
fn kos_141_any_mix() {
    for (normal, hyper) in [(3, 0), (2, 1), (1, 2), (0, 3)] {
        let mut board = board(2).in_space(1, 9, -2).tank(1, 5, 4);
        let cubes = [vec!["n:normal"; normal], vec!["n:hyper"; hyper]].concat();
        for cube in cubes {
            assert!(burns(&board, 1).contains(&cube.to_string()), "{cube}");
            board.order(1, &[&format!("burn:{cube}")]);
        }
        let answers = board.legal_for(1);
        assert_eq!(answers, ["convert", "go"], "{normal} and {hyper} are three");
        board.order(1, &["go"]).others_idle();
        assert_eq!(board.rose(1), format!("n {normal}+{hyper}"));
        assert_eq!(board.fuel(1), (5 - normal as u8, 4 - hyper as u8));
    }
}

/// KOS-142: each cube may go to any direction, all of them to one or each to another.
#[test]
fn kos_142_any_direction() {
    let directions = ["n", "ne", "se", "s", "sw", "nw"];
    let start = board(2).in_space(1, 9, -2);
    let all: Vec<String> = directions
        .into_iter()
        .flat_map(|direction| [format!("{direction}:normal"), format!("{direction}:hyper")])
        .collect();
    assert_eq!(burns(&start, 1), all);
    for direction in directions {
        let mut board = start.clone();
        board
            .order(1, &[&format!("burn:{direction}:normal"), "go"])
            .others_idle();
        assert_eq!(board.rose(1), format!("{direction} 1+0"));
    }
    let mut board = start;
    board.order(
        1,
        &["burn:n:normal", "burn:se:normal", "burn:sw:hyper", "go"],
    );
    board.others_idle();
    assert_eq!(board.rose(1), "n 1+0, se 1+0, sw 0+1");
}

/// KOS-143, KOS-144: cubes of earlier rounds neither count nor limit; they stay, and the new ones
/// are added to them.
#[test]
fn kos_143_kos_144_cubes_of_earlier_rounds() {
    let mut board = board(2).flying(1, -6, 10, &[("n", 4, 1), ("ne", 2, 0)]);
    let all = burns(&board, 1);
    assert_eq!(all.len(), 12, "all of them are allowed");
    board.order(
        1,
        &["burn:n:normal", "burn:n:hyper", "burn:se:normal", "go"],
    );
    board.others_idle();
    assert_eq!(board.rose(1), "n 5+2, ne 2+0, se 1+0");
    assert_eq!(board.fuel(1), (7, 0));
    // A round later they are still there.
    let mut board = crate::kit::board(2).in_space(1, -6, 10);
    board.order(1, &["burn:n:normal", "go"]).next_orders();
    assert_eq!(board.rose(1), "n 1+0");
    board.order(1, &["burn:n:normal", "go"]).others_idle();
    assert_eq!(board.rose(1), "n 2+0");
}

/// KOS-145: no cube that the tank does not hold at that moment; after a shield conversion it
/// holds more.
#[test]
fn kos_145_what_the_tank_holds() {
    let start = board(2).in_space(1, 9, -2);
    let mut board = start.tank(1, 2, 1);
    board.order(1, &["burn:n:normal", "burn:n:normal"]);
    assert_eq!(board.refusal("burn:n:normal"), "KOS-145");
    assert_eq!(burns(&board, 1).len(), 6, "hyper only");
    let mut board = start.tank(1, 2, 1);
    board.order(1, &["burn:n:hyper"]);
    assert_eq!(board.refusal("burn:n:hyper"), "KOS-145");
    let board = start.tank(1, 0, 0);
    assert_eq!(board.legal_for(1), ["convert", "go"]);
    // A converted shield is worth two normal cubes.
    let mut board = start.tank(1, 0, 0);
    board.order(1, &["convert", "burn:n:normal", "burn:n:normal"]);
    assert_eq!(board.legal_for(1), ["go"]);
    assert_eq!(board.refusal("burn:n:normal"), "KOS-145");
    let board = start.tank(1, 0, 0).after(&["convert"]);
    assert_eq!(board.refusal("burn:n:hyper"), "KOS-145");
    // Not before it.
    let board = start.tank(1, 1, 1).after(&["burn:n:normal"]);
    assert_eq!(board.refusal("burn:n:normal"), "KOS-145");
    let board = board.after(&["convert", "burn:n:normal"]);
    assert_eq!(burns(&board, 1).len(), 12, "one of each is left");
}

/// KOS-146: after the phase an order cannot be changed.
#[test]
fn kos_146_orders_cannot_be_changed() {
    let mut board = board(2).in_space(1, 9, -2).in_space(2, 8, -2);
    board.order(1, &["burn:n:normal", "go"]).order(2, &["go"]);
    assert_eq!(board.phase(), Phase::Flight);
    for answer in ["burn:n:normal", "burn:s:normal", "convert", "go", "stay"] {
        for seat in [1, 2] {
            assert!(["KOS-083", "KOS-088"].contains(&refusal(&board, seat, answer)));
        }
    }
    assert_eq!(board.rose(1), "n 1+0");
}

/// KOS-Q52: a submitted order is final although others still think; until then it is the player's
/// own draft, which nobody hears of.
#[test]
fn kos_q52_a_submitted_order_is_final() {
    let mut board = board(3);
    board.order(2, &["burn:n:normal"]);
    assert!(board.news().is_empty());
    assert!(
        board.game.drafting(&board.state, Seat(1)),
        "it may be taken back"
    );
    board.order(2, &["go"]);
    assert!(!board.game.drafting(&board.state, Seat(1)));
    assert_eq!(board.phase(), Phase::Orders);
    assert!(board.legal_for(2).is_empty());
    for answer in ["burn:n:normal", "go", "stay", "convert"] {
        assert_eq!(refusal(&board, 2, answer), "KOS-Q52");
    }
    board.order(1, &["stay"]).order(3, &["stay"]);
    assert_eq!(board.rose(2), "n 1+0");
}

/// KOS-Q57: cubes and a conversion come in any order, and then the end.
#[test]
fn kos_q57_an_order_is_drafted_in_any_order() {
    let start = board(2).in_space(1, 9, -2).tank(1, 4, 2);
    let all = burns(&start, 1);
    assert_eq!(all.len(), 12);
    let mut board = start.clone();
    assert_eq!(board.legal_for(1)[0], "convert");
    board.order(1, &["burn:se:hyper"]);
    assert_eq!(board.legal_for(1)[0], "convert");
    assert_eq!(burns(&board, 1), all, "whatever was named before");
    board.order(1, &["burn:n:hyper"]);
    assert_eq!(board.legal_for(1)[0], "convert");
    let normal = [
        "n:normal",
        "ne:normal",
        "se:normal",
        "s:normal",
        "sw:normal",
        "nw:normal",
    ];
    assert_eq!(burns(&board, 1), normal, "hyper is used up");
    board.order(1, &["burn:ne:normal"]);
    assert_eq!(board.legal_for(1), ["convert", "go"], "three cubes");
    // An order may end after any step.
    for steps in [
        &["go"][..],
        &["convert", "go"],
        &["convert", "burn:n:normal", "go"],
        &["burn:n:normal", "convert", "go"],
        &["burn:n:normal", "convert", "burn:n:hyper", "go"],
    ] {
        let mut board = start.clone();
        board.order(1, steps);
        assert!(board.legal_for(1).is_empty());
    }
}

/// KOS-Q57: a cube that was forgotten can still be named, whatever its direction.
#[test]
fn kos_q57_a_forgotten_cube() {
    let mut board = board(2).in_space(1, 9, -2);
    board
        .order(1, &["burn:nw:normal", "burn:n:normal", "go"])
        .others_idle();
    assert_eq!(board.rose(1), "n 1+0, nw 1+0");
}

/// All orders of these steps.
fn permutations(steps: &[&'static str]) -> Vec<Vec<&'static str>> {
    let Some((&first, rest)) = steps.split_first() else {
        return vec![Vec::new()];
    };
    let shorter = permutations(rest).into_iter();
    let longer = shorter.flat_map(|list| {
        (0..=list.len()).map(move |place| {
            let mut list = list.clone();
            list.insert(place, first);
            list
        })
    });
    longer.collect()
}

/// KOS-Q45, KOS-Q22, KOS-153: an order is a set of counts. Drafts with the same cubes and the
/// same fuel from the conversion are equal and have one result, also where the sequence in
/// which cubes are put down decides which of them remain.
#[test]
fn kos_q45_kos_q22_kos_153_equal_orders_have_one_result() {
    let steps = ["convert", "burn:s:normal", "burn:n:normal", "burn:se:hyper"];
    // With room for two cubes, for one, and for none before the first cube.
    for (tank, different) in [
        ((3, 2), [2].as_slice()),
        ((7, 2), &[1, 2]),
        ((8, 2), &[1, 2]),
    ] {
        let start = board(2).flying(1, 9, -2, &[("s", 0, 1)]);
        let start = start.tank(1, tank.0, tank.1);
        let mut drafts = std::collections::BTreeMap::new();
        for order in permutations(&steps) {
            let mut board = start.clone();
            if tank == (8, 2) && order[0] == "convert" {
                assert_eq!(board.refusal("convert"), "KOS-166");
                continue;
            }
            board.order(1, &order);
            let view = board.game.view(&board.state, Some(Seat(0)));
            let brought = view.order.converted;
            let first = *drafts.entry(brought).or_insert((board.state, view));
            assert_eq!((board.state, view), first, "{order:?}");
            board.order(1, &["go"]).others_idle();
            assert_eq!(board.fuel(1), (tank.0 + brought - 2, tank.1 - 1));
            // N meets the hyper cube before there is another normal one.
            assert_eq!(board.rose(1), "se 0+1, s 2+0", "{order:?}");
        }
        assert!(drafts.keys().eq(different), "{tank:?}");
    }
}

/// KOS-Q58: sealed decisions are asked of everyone who owes them, even where there is one answer.
#[test]
fn kos_q58_orders_are_asked_of_everyone() {
    let board = board(3).tank(2, 0, 0).shields(2, 0);
    assert_eq!(board.legal_for(2), ["stay"]);
    assert_eq!(board.game.to_act(&board.state).len(), 3);
    // An event that leaves no choice is not asked.
    let event = crate::kit::board(3)
        .event("asteroids")
        .shields(1, 0)
        .shields(2, 0);
    let event = event.after(&["event:1"]);
    assert_eq!(event.seat(), Some(3));
    assert_eq!(
        (event.fuel(1), event.fuel(2), event.fuel(3)),
        ((4, 1), (4, 1), (9, 1))
    );
}

// Carrying out.

/// A board of three with so many normal cubes in the supply and seat 2 the instructor. The tanks
/// of seats 1 and 2 are empty; seat 3 is in space with all the other cubes.
fn scarce(left: u8) -> Board {
    let board = board(3)
        .with(json!({ "instructor": 2 }))
        .tank(1, 0, 0)
        .tank(2, 0, 0)
        .tank(3, 0, 0);
    let cubes = board.supply().0 - left;
    board.flying(3, 9, -2, &[("s", cubes, 0)])
}

/// KOS-286: orders are carried out in turn order.
#[test]
fn kos_286_in_turn_order() {
    let mut board = scarce(1);
    board
        .order(1, &["convert", "stay"])
        .order(2, &["convert", "stay"])
        .order(3, &["go"]);
    assert_eq!(
        (board.fuel(2), board.fuel(1)),
        ((1, 0), (0, 0)),
        "seat 2 comes first"
    );
    assert_eq!(
        board.of(1, "shields"),
        json!(3),
        "seat 1 gets nothing and keeps the shield"
    );
    let carried: Vec<Seat> = board
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Stayed { seat, .. } => Some(*seat),
            _ => None,
        })
        .collect();
    assert_eq!(carried, [Seat(1), Seat(0)]);
}

/// KOS-286: each order is carried out completely before the next: what cancels for one is in the
/// supply for the next.
#[test]
fn kos_286_each_order_completely() {
    let mut board = scarce(1).tank(3, 1, 0);
    board.order(3, &["burn:n:normal", "go"]);
    board
        .order(2, &["convert", "stay"])
        .order(1, &["convert", "stay"]);
    // Seat 2 finds nothing, seat 3 frees two cubes, seat 1 gets them.
    assert_eq!(
        [1, 2, 3].map(|seat| board.fuel(seat)),
        [(2, 0), (0, 0), (0, 0)]
    );
}

/// KOS-286: the conversion comes before staying, so wind cubes that go back are too late for it.
#[test]
fn kos_286_the_conversion_comes_first() {
    let start = scarce(2).wind(1, "ne");
    let mut board = start.with(json!({ "instructor": 2, "asked": { "seats": [2] } }));
    board.play(&["event:1", "shield:no", "shield:yes", "shield:no"]);
    assert_eq!(
        (board.rose(2), board.rose(1), board.supply().0),
        ("ne 1+0".into(), "ne 1+0".into(), 0)
    );
    board
        .order(1, &["convert", "stay"])
        .order(2, &["convert", "stay"])
        .order(3, &["go"]);
    assert_eq!(
        board.fuel(2),
        (0, 0),
        "its own wind cube came back too late"
    );
    assert_eq!(board.fuel(1), (1, 0), "but in time for the next");
    assert_eq!(
        (board.of(2, "shields"), board.of(1, "shields")),
        (json!(3), json!(2))
    );
}

/// KOS-286: the conversion comes before the cubes, which it may pay for.
#[test]
fn kos_286_the_conversion_pays_for_cubes() {
    let mut board = board(2).in_space(1, 9, -2).tank(1, 0, 0);
    board.order(1, &["convert", "burn:n:normal", "burn:ne:normal", "go"]);
    board.others_idle();
    assert_eq!(
        (board.rose(1), board.fuel(1)),
        ("n 1+0, ne 1+0".to_string(), (0, 0))
    );
    assert_eq!(board.of(1, "shields"), json!(2));
}

/// KOS-286: cubes are put down one by one.
#[test]
fn kos_286_cube_by_cube() {
    let mut board = board(2).flying(1, 9, -2, &[("s", 0, 1)]);
    board
        .order(
            1,
            &["burn:n:normal", "burn:n:normal", "burn:nw:normal", "go"],
        )
        .others_idle();
    let cubes: Vec<String> = board
        .events
        .iter()
        .filter_map(|event| match event {
            Event::CubePlaced { cube, .. } => Some(format!("{cube}")),
            Event::Cancelled { how, .. } => Some(format!("{how:?}")),
            _ => None,
        })
        .collect();
    assert_eq!(
        cubes,
        [
            "n:normal",
            "Downgraded",
            "n:normal",
            "Alike(Normal)",
            "nw:normal"
        ]
    );
    assert_eq!(board.rose(1), "nw 1+0");
}

// Landed ships.

/// KOS-147: a landed ship may stay, without a cube.
#[test]
fn kos_147_a_landed_ship_may_stay() {
    let mut board = board(2).tank(1, 3, 0);
    board.order(1, &["stay"]).order(2, &["burn:n:normal", "go"]);
    assert_eq!(board.at("/staying"), json!([1]));
    assert!(board.is_on(1, "earth"));
    assert_eq!((board.rose(1), board.fuel(1)), (String::new(), (3, 0)));
    let mut placed = crate::kit::board(2);
    placed.order(1, &["burn:n:normal"]);
    assert_eq!(placed.refusal("stay"), "KOS-148");
    assert!(!placed.legal_for(1).contains(&"stay".to_string()));
}

/// KOS-148, KOS-Q17: a landed ship takes off with a cube of its own, or with the wind, and not
/// without any.
#[test]
fn kos_148_kos_q17_taking_off() {
    let start = board(2);
    assert_eq!(start.refusal("go"), "KOS-148");
    let mut own = start.clone();
    own.order(1, &["burn:n:normal", "go"]).others_idle();
    assert_eq!(
        (own.asked().as_deref(), own.is_on(1, "earth")),
        (Some("fly"), false)
    );
    let mut wind = start
        .wind(1, "n")
        .after(&["event:1", "shield:no", "shield:no"]);
    assert!(wind.legal_for(1).contains(&"stay".to_string()));
    wind.order(1, &["go"]).others_idle();
    assert_eq!(
        (wind.asked().as_deref(), wind.rose(1)),
        (Some("fly"), "n 1+0".to_string())
    );
    assert!(!wind.is_on(1, "earth"));
    // Whoever kept the wind off has no cube.
    let safe = start
        .wind(1, "n")
        .after(&["event:1", "shield:yes", "shield:no"]);
    assert_eq!(refusal(&safe, 1, "go"), "KOS-148");
}

/// KOS-Q17: a take-off whose steps sum to zero is legal; the ship ends over the body and may land
/// again.
#[test]
fn kos_q17_a_flight_to_the_same_place() {
    let start = board(2).body("earth", 4, -4);
    for cubes in [
        &["burn:n:normal", "burn:s:normal"][..],
        &["burn:n:normal", "burn:se:normal", "burn:sw:normal"],
    ] {
        let mut board = start.clone();
        board.order(1, cubes).order(1, &["go"]).others_idle();
        assert_eq!(board.asked().as_deref(), Some("fly"));
        assert_eq!(
            (board.of(1, "ship"), board.hex(1)),
            (json!({ "space": [4, -4] }), (4, -4))
        );
        board.play(&["fly"]);
        assert_eq!(board.legal(), ["pass", "land:earth"]);
        assert_eq!(board.hex(1), (4, -4));
        assert!(board.after(&["land:earth"]).is_on(1, "earth"));
    }
}

/// KOS-149, KOS-150: after take-off the ship is in space in the hex of the body it left, which is
/// its last body.
#[test]
fn kos_149_kos_150_after_take_off() {
    for (body, q, r) in [
        ("saturn", 8, -4),
        ("halley", 10, -11),
        ("mercury", 2, -1),
        ("earth", 4, 0),
    ] {
        let markers = if body == "earth" {
            json!({})
        } else {
            json!({ body: 1 })
        };
        let player = json!({ "ship": { "landed": body }, "last": body, "markers": markers });
        let mut board = board(2)
            .body(body, q, r)
            .with(json!({ "players": { "1": player } }));
        board.order(1, &["burn:n:normal", "go"]).others_idle();
        assert_eq!(board.of(1, "ship"), json!({ "space": [q, r] }));
        assert_eq!(board.of(1, "last"), json!(body));
        let told = Event::TookOff {
            seat: Seat(0),
            body: body.parse().unwrap(),
        };
        assert!(board.events.contains(&told));
        board.play(&["evacuate"]);
        assert!(board.is_on(1, body), "an evacuation leads back");
    }
}

/// KOS-151: a ship in space cannot stay; without a cube it drifts.
#[test]
fn kos_151_a_ship_in_space_drifts() {
    for rose in [&[][..], &[("n", 1, 0)]] {
        let mut board = board(2).flying(1, 9, -2, rose);
        assert_eq!(board.refusal("stay"), "KOS-151");
        assert!(!board.legal_for(1).contains(&"stay".to_string()));
        board.fly(1, &["go"]);
        assert_eq!(board.hex(1), (9, -2 - rose.len() as i8));
        assert_eq!(
            board.of(1, "ship"),
            json!({ "space": [9, -2 - rose.len() as i8] })
        );
    }
    // Over a body too: a ship that did not land there has to fly.
    let board = board(2).body("saturn", 8, -4).in_space(1, 8, -4);
    assert_eq!(board.refusal("stay"), "KOS-151");
}

// Rulings on what others see and do in later phases.

/// KOS-Q41: the markers a player took, face down or not, are seen by everyone.
#[test]
fn kos_q41_markers_are_public() {
    let board = board(2).with(json!({ "players": {
        "1": { "markers": { "mars": 1 } }, "2": { "markers": { "mars": 2, "venus": 1 } } } }));
    for seat in [None, Some(Seat(0)), Some(Seat(1))] {
        let view = board.game.view(&board.state, seat);
        let seen = serde_json::to_value(view).unwrap();
        assert_eq!(
            seen["players"][1]["markers"],
            json!({ "venus": 1, "mars": 2 })
        );
        let points = board.game.points(&board.state, Seat(1), 0);
        assert_eq!(points, 4 + 3);
    }
}

/// KOS-Q48: in the advanced game a refuelling that would add nothing, because the supply is empty,
/// is not offered.
#[test]
fn kos_q48_nothing_to_refuel() {
    let start = advanced(2).tank(1, 2, 0).tank(2, 0, 0);
    let with = |normal: u8, hyper: u8| {
        let (all, all_hyper) = start.supply();
        let rose = [("n", all - normal, all_hyper - hyper)];
        let mut board = start.flying(2, 9, -2, &rose);
        board.order(1, &["stay"]).others_idle();
        board
    };
    assert_eq!(
        with(0, 0).asked().as_deref(),
        Some("fly"),
        "seat 1 is not asked"
    );
    assert_eq!(with(0, 1).legal(), ["refuel:none", "refuel:full"]);
    assert_eq!(
        with(1, 0).legal(),
        ["refuel:none", "refuel:quick", "refuel:full"]
    );
    assert_eq!(with(0, 1).refusal("refuel:quick"), "KOS-Q48");
}
