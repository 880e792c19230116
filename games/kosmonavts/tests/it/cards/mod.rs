//! Phase 1: choosing and replacing an event card, and what all cards have in common.

mod asteroids;
mod energy_conversion;
mod fuel_resupply;
mod gravity;
mod solar_flares;
mod solar_wind;
mod thrust;

use std::collections::BTreeSet;

use kosmonavts::event::Event;
use tabletop::{Dice, Game, Seat};

use crate::kit::{Board, BoardExt as _, advanced, avoided_by, board, board_from, json};

/// The kinds of cards other than the wind.
const KINDS: [&str; 6] = [
    "fuel_resupply",
    "energy_conversion",
    "gravity",
    "thrust",
    "asteroids",
    "solar_flares",
];

/// A board with normal cubes on a rose, so that so many are left in the supply. The
/// last seat is in space with them; others should not need the supply to be full.
fn short_supply(board: &Board, left: u8) -> Board {
    let last = board.game.setup.players;
    let cubes = board.supply().0 - left;
    board.flying(last, 9, -2, &[("n", cubes, 0)])
}

/// Whoever is asked answers this, until something else is asked.
#[track_caller]
fn all_answer(board: &mut Board, answer: &str) {
    let asked = board.asked();
    while board.asked() == asked {
        board.play(&[answer]);
    }
}

/// KOS-089: the instructor, and nobody else, chooses one of the three face-up cards, and must.
#[test]
fn kos_089_the_instructor_chooses() {
    for instructor in 1..=3 {
        let board = board(3).event("thrust").with(json!({
            "instructor": instructor, "asked": { "seats": [instructor] } }));
        assert_eq!(board.seat(), Some(instructor));
        assert_eq!(board.legal(), ["event:1", "event:2", "event:3"]);
        for seat in (1..=3).filter(|&seat| seat != instructor) {
            assert!(board.legal_for(seat).is_empty());
        }
        assert_eq!(board.refusal("event:4"), "KOS-089");
        let open = board.at("/events/open");
        for slot in 0..3 {
            let chosen = board.after(&[&format!("event:{}", slot + 1)]);
            assert_eq!(chosen.at("/event"), open[slot]);
        }
        // Whoever gets the token chooses in the next round.
        let mut next = board.after(&["event:1"]);
        next.others_idle();
        next.answer_until(|board| board.asked().as_deref() == Some("choose_event"));
        assert_eq!(next.seat(), Some(instructor % 3 + 1));
    }
}

/// KOS-090: the card affects everyone, the instructor too.
#[test]
fn kos_090_everyone_is_affected() {
    let mut board = board(4).event("asteroids").with(json!({
        "instructor": 2, "asked": { "seats": [2] } }));
    board.play(&["event:1"]);
    all_answer(&mut board, "shield:no");
    assert_eq!([1, 2, 3, 4].map(|seat| board.fuel(seat)), [(4, 1); 4]);
}

/// KOS-091, KOS-Q06: responses are given in turn order and publicly; each takes effect before
/// the next is given.
#[test]
fn kos_091_kos_q06_responses() {
    let mut board = board(3).event("asteroids").with(json!({
        "instructor": 2, "asked": { "seats": [2] } }));
    board.play(&["event:1"]);
    board.news();
    assert_eq!(board.seat(), Some(2));
    board.play(&["shield:no"]);
    assert_eq!(
        (board.fuel(2), board.fuel(3), board.seat()),
        ((4, 1), (9, 1), Some(3))
    );
    let lost = |seat: u8| Event::FuelLost {
        seat: Seat(seat - 1),
        cubes: 5,
    };
    assert_eq!(board.news(), [lost(2)]);
    board.play(&["shield:yes"]);
    assert_eq!(board.of(3, "shields"), json!(2));
    assert_eq!(board.news(), [Event::ShieldSpent { seat: Seat(2) }]);
    assert_eq!(board.seat(), Some(1));
    board.play(&["shield:no"]);
    assert_eq!(board.news()[0], lost(1));
}

/// KOS-092, KOS-093, KOS-Q49: after its effect the card is discarded face up, and another one
/// is laid in its slot.
#[test]
fn kos_092_kos_093_kos_q49_the_card_is_replaced() {
    let start = board(2).event("asteroids").with(json!({ "events": {
        "open": [1, 25, 2], "deck": (3..=24).chain(26..=30).collect::<Vec<u8>>() } }));
    let mut board = start.after(&["event:2", "shield:no"]);
    assert_eq!(
        board.at("/events/open"),
        json!([1, 25, 2]),
        "it is still resolved"
    );
    assert_eq!(board.at("/events/discard"), json!([]));
    board.play(&["shield:no"]);
    assert_eq!(board.at("/events/discard"), json!([25]));
    let open = board.at("/events/open");
    assert_eq!((&open[0], &open[2]), (&json!(1), &json!(2)));
    let new = open[1].as_u64().unwrap();
    assert!(![1, 25, 2].contains(&new));
    assert_eq!(board.at("/events/deck").as_array().unwrap().len(), 26);
    assert_eq!(
        board.at("/event"),
        json!(25),
        "which is the card of this round"
    );
    assert!(board.events.contains(&Event::CardLaid {
        slot: 1,
        card: new as u8 - 1
    }));
    let view = serde_json::to_value(board.game.view(&board.state, None)).unwrap();
    assert_eq!(view["events"]["discard"], json!([25]), "face up");
    // A card that asks nobody is replaced at once.
    let thrust = start.with(json!({ "events": {
        "open": [1, 22, 2], "deck": (3..=21).chain(23..=30).collect::<Vec<u8>>() } }));
    let thrust = thrust.after(&["event:2"]);
    assert_eq!(thrust.at("/events/discard"), json!([22]));
}

/// The same cards with other dice.
fn rolled(board: &Board, seed: u64) -> Board {
    board.with(json!({ "dice": serde_json::to_value(Dice::from_seed(seed)).unwrap() }))
}

/// KOS-094, KOS-Q49: when the draw deck is empty the discard pile is shuffled into a new one,
/// together with the card just used.
#[test]
fn kos_094_kos_q49_the_discard_pile_is_shuffled() {
    let start = board(2).event("thrust").with(json!({ "events": {
        "open": [22, 23, 24], "deck": [], "discard": (1..=21).chain(25..=30).collect::<Vec<u8>>() } }));
    let mut drawn = BTreeSet::new();
    for seed in 0..200 {
        let board = rolled(&start, seed).after(&["event:1"]);
        assert!(board.events.contains(&Event::CardsShuffled));
        assert_eq!(board.at("/events/discard"), json!([]));
        assert_eq!(board.at("/events/deck").as_array().unwrap().len(), 27);
        drawn.insert(board.at("/events/open/0").as_u64().unwrap());
    }
    assert_eq!(drawn.len(), 28, "any card but the two others: {drawn:?}");
    assert!(drawn.contains(&22), "even the card that was used");
}

/// KOS-094: it is shuffled only when a card must be drawn and there is none.
#[test]
fn kos_094_the_last_card_is_drawn_first() {
    let start = board(2).event("thrust").with(json!({ "events": {
        "open": [22, 23, 24], "deck": [7], "discard": (1..=6).chain(8..=21).chain(25..=30).collect::<Vec<u8>>() } }));
    let board = start.after(&["event:1"]);
    assert!(!board.events.contains(&Event::CardsShuffled));
    assert_eq!(board.at("/events/open"), json!([7, 23, 24]));
    assert_eq!(board.at("/events/deck"), json!([]));
    assert_eq!(board.at("/events/discard").as_array().unwrap().len(), 27);
}

/// KOS-095: Thrust and Solar flares work in phase 2 of this round although they are already
/// discarded, and in no other round.
#[test]
fn kos_095_effects_on_phase_2() {
    let cubes = |board: &Board| {
        let mut board = board.clone();
        let burn = |board: &Board| board.legal().contains(&"burn:n:normal".to_string());
        let mut count = 0;
        while burn(&board) {
            board.play(&["burn:n:normal"]);
            count += 1;
        }
        count
    };
    for (kind, now) in [("thrust", 4), ("solar_flares", 0)] {
        let start = board(2)
            .event(kind)
            .shields(1, 0)
            .shields(2, 0)
            .in_space(1, 9, -2);
        let used = start.at("/events/open/0");
        let mut board = start.after(&["event:1"]);
        assert_eq!(board.at("/events/discard"), json!([used]));
        assert_eq!(cubes(&board), now, "{kind}");
        let mut board = {
            board.others_idle();
            board.answer_until(|board| board.asked().as_deref() == Some("choose_event"));
            board.event("gravity")
        };
        board.play(&["event:1"]);
        assert_eq!(cubes(&board), 3, "after {kind}");
    }
}

/// KOS-096, KOS-097, KOS-098: whatever the card, and however full or empty tanks and shields are,
/// afterwards no tank has more than ten cubes or fewer than none, and no ship more than three
/// shields or fewer than none.
#[test]
fn kos_096_kos_097_kos_098_limits_after_an_event() {
    let tanks = [
        (0, 0),
        (3, 0),
        (4, 2),
        (8, 1),
        (6, 4),
        (9, 1),
        (10, 0),
        (0, 4),
    ];
    let mut events: Vec<Board> = KINDS.map(|kind| board(2).event(kind)).into();
    events.extend([board(2).wind(1, "n"), board(2).wind(2, "s")]);
    for event in events {
        for (normal, hyper) in tanks {
            for shields in 0..=3 {
                let start = event.tank(1, normal, hyper).shields(1, shields);
                let mut open = vec![start.after(&["event:1"])];
                while let Some(board) = open.pop() {
                    if board.phase() == kosmonavts::components::Phase::Event {
                        let answers = board.legal();
                        open.extend(answers.iter().map(|answer| board.after(&[answer])));
                        continue;
                    }
                    let (fuel, left) = (board.fuel(1), board.of(1, "shields").as_u64().unwrap());
                    assert!(fuel.0 + fuel.1 <= 10 && fuel.1 <= 4, "{fuel:?}");
                    assert!(left <= u64::from(shields) && left <= 3);
                }
            }
        }
    }
}

/// What a card asks a player in space with shields and a half-empty tank.
fn question(board: &Board) -> Vec<String> {
    let board = board.in_space(1, 9, -2).tank(1, 5, 1).after(&["event:1"]);
    if board.phase() == kosmonavts::components::Phase::Event {
        board.legal()
    } else {
        Vec::new()
    }
}

/// KOS-099, KOS-Q07: solar wind, asteroids and solar flares can be ignored for a shield; gravity,
/// thrust and fuel resupply cannot.
#[test]
fn kos_099_kos_q07_protection() {
    for start in [board(2), advanced(2)] {
        let shield = ["shield:no", "shield:yes"];
        assert_eq!(question(&start.wind(1, "n")), shield);
        assert_eq!(question(&start.wind(2, "sw")), shield);
        assert_eq!(question(&start.event("asteroids")), shield);
        assert_eq!(question(&start.event("solar_flares")), shield);
        assert!(question(&start.event("gravity")).is_empty());
        assert!(question(&start.event("thrust")).is_empty());
        let resupply = ["resupply:no", "resupply:yes"];
        assert_eq!(question(&start.event("fuel_resupply")), resupply);
        let energy = ["energy:0", "energy:1", "energy:2", "energy:3", "energy:4"];
        assert_eq!(question(&start.event("energy_conversion")), energy);
    }
    let mut board = board(2).event("asteroids");
    board.play(&["event:1", "shield:yes", "shield:no"]);
    assert_eq!((board.fuel(1), board.fuel(2)), ((9, 1), (4, 1)));
    assert_eq!(board.at("/protected"), json!([1]));
}

/// KOS-099: a shield protects against the event of one round only.
#[test]
fn kos_099_protection_ends_with_the_round() {
    let mut board = board(2).event("asteroids");
    board.play(&["event:1", "shield:yes", "shield:yes"]);
    board.others_idle();
    board.answer_until(|board| board.asked().as_deref() == Some("choose_event"));
    assert_eq!(board.at("/protected"), json!([]));
    let mut flares = board.event("solar_flares");
    flares.play(&["event:1", "shield:no", "shield:no"]);
    assert_eq!(flares.legal_for(1), ["stay"], "held this time");
}

/// KOS-100, KOS-Q07: only the wind spares a ship that stays landed.
#[test]
fn kos_100_kos_q07_landed_ships() {
    let mut wind = board(2).wind(2, "n");
    wind.play(&["event:1", "shield:no", "shield:no"])
        .others_idle();
    assert_eq!(wind.rose(1), "", "it stayed");
    let mut asteroids = board(2).event("asteroids");
    asteroids.play(&["event:1", "shield:no", "shield:no"]);
    assert_eq!(asteroids.fuel(1), (4, 1));
    let mut flares = board(2).event("solar_flares");
    flares.play(&["event:1", "shield:no", "shield:no"]);
    assert_eq!(flares.legal(), ["stay"]);
}

/// KOS-101: the benefit of Energy conversion costs one shield, whether all of it is taken or only
/// part; without a shield there is none.
#[test]
fn kos_101_the_price_is_the_same_for_a_part() {
    let start = board(2)
        .event("energy_conversion")
        .tank(1, 2, 0)
        .after(&["event:1"]);
    for (cubes, shields) in [(0, 3), (1, 2), (3, 2), (5, 2)] {
        let board = start.after(&[&format!("energy:{cubes}")]);
        assert_eq!(board.of(1, "shields"), json!(shields));
        assert_eq!(board.fuel(1), (2 + cubes, 0));
    }
}

/// KOS-102: without a shield, or when it is kept, there is no protection and no benefit.
#[test]
fn kos_102_no_shield_no_protection() {
    for (kind, answer) in [("asteroids", "shield:no"), ("solar_flares", "shield:no")] {
        let keeps = board(2).event(kind).after(&["event:1", answer]);
        let mut has_none = board(2).event(kind).shields(1, 0);
        has_none.play(&["event:1"]);
        assert_eq!(has_none.seat(), Some(2), "seat 1 is not asked");
        assert_eq!(keeps.fuel(1), has_none.fuel(1));
        assert_eq!(keeps.of(1, "shields"), json!(3));
        let mut boards = [keeps, has_none];
        for board in &mut boards {
            board.play(&["shield:no"]);
            let burns = board.legal_for(1);
            let burns = burns.iter().any(|answer| answer.starts_with("burn"));
            assert_eq!(burns, kind == "asteroids");
        }
    }
    let mut wind = board(2).wind(2, "n").shields(1, 0);
    wind.play(&["event:1"]);
    assert_eq!((wind.seat(), wind.rose(1)), (Some(2), "n 2+0".to_string()));
    let mut energy = board(2)
        .event("energy_conversion")
        .tank(1, 0, 0)
        .tank(2, 0, 0)
        .shields(1, 0);
    energy.play(&["event:1"]);
    assert_eq!((energy.seat(), energy.fuel(1)), (Some(2), (0, 0)));
    energy.play(&["energy:0"]);
    assert_eq!(
        (energy.fuel(2), energy.of(2, "shields")),
        ((0, 0), json!(3))
    );
}

/// KOS-103, KOS-104: a player spends one shield on an event at most; it leaves the ship and is
/// nobody else's.
#[test]
fn kos_103_kos_104_one_shield_is_spent() {
    let spent = [
        (board(3).wind(2, "n"), "shield:yes"),
        (board(3).event("asteroids"), "shield:yes"),
        (board(3).event("solar_flares"), "shield:yes"),
        (
            board(3).event("energy_conversion").tank(2, 0, 0),
            "energy:5",
        ),
    ];
    for (start, answer) in spent {
        let mut board = start.clone();
        board.play(&["event:1"]);
        let mut questions = 0;
        while board.phase() == kosmonavts::components::Phase::Event {
            let seat = board.seat().unwrap();
            questions += u8::from(seat == 2);
            let quiet = board.legal()[0].clone();
            board.play(&[if seat == 2 { answer } else { &quiet }]);
        }
        assert_eq!(questions, 1, "there is no second chance to pay");
        let shields = [1, 2, 3].map(|seat| board.of(seat, "shields"));
        assert_eq!(shields, [json!(3), json!(2), json!(3)]);
        let told = Event::ShieldSpent { seat: Seat(1) };
        assert_eq!(
            board.events.iter().filter(|event| **event == told).count(),
            1
        );
    }
}

/// KOS-Q61, KOS-114, KOS-134, KOS-136: without the symbol nobody is asked, and nobody is spared.
#[test]
fn kos_q61_kos_114_kos_134_kos_136_without_the_symbol() {
    let plain = |kind: &str, avoid: &str| board_from(&avoided_by(kind, avoid), 2, &[]);
    let wind = plain("solar_wind", "[\"stay\"]").in_space(1, 9, -2);
    let mut wind = wind.wind(1, "n").after(&["event:1"]);
    assert_eq!(wind.asked().as_deref(), Some("order"));
    assert_eq!(
        (wind.rose(1), wind.rose(2)),
        ("n 1+0".into(), "n 1+0".into())
    );
    // A ship that stays is not affected all the same.
    wind.order(2, &["stay"]).others_idle();
    assert_eq!(wind.rose(2), "");
    let asteroids = plain("asteroids", "[]")
        .event("asteroids")
        .after(&["event:1"]);
    assert_eq!((asteroids.fuel(1), asteroids.fuel(2)), ((4, 1), (4, 1)));
    let flares = plain("solar_flares", "[]")
        .event("solar_flares")
        .after(&["event:1"]);
    assert_eq!(flares.refusal("burn:n:normal"), "KOS-135");
    for board in [asteroids, flares] {
        assert_eq!(board.asked().as_deref(), Some("order"));
        assert_eq!(board.of(1, "shields"), json!(3));
    }
}

/// KOS-Q61, KOS-124: with the symbol on gravity, each ship in range is asked in turn order. A
/// shield keeps it where it is, with its cubes; otherwise it lands.
#[test]
fn kos_q61_kos_124_a_shield_against_gravity() {
    let text = avoided_by("gravity", "[\"shield\"]");
    let start = board_from(&text, 4, &[])
        .body("saturn", 8, 0)
        .event("gravity");
    let start = start
        .flying(1, 9, 0, &[("n", 1, 0)])
        .in_space(2, 8, 2)
        .in_space(3, 8, -7);
    let board = start.after(&["event:1"]);
    assert_eq!(
        (board.asked().as_deref(), board.seat()),
        (Some("gravity_shield"), Some(1))
    );
    assert_eq!(board.legal(), ["shield:no", "shield:yes"]);
    assert!(!board.is_on(2, "saturn"), "not before seat 1 has answered");
    let spared = board.after(&["shield:yes"]);
    assert_eq!((spared.hex(1), spared.rose(1)), ((9, 0), "n 1+0".into()));
    assert_eq!(spared.of(1, "shields"), json!(2));
    assert_eq!(
        (spared.asked().as_deref(), spared.seat()),
        (Some("gravity_shield"), Some(2))
    );
    // Ships out of range and landed ones are not asked.
    let landed = spared.after(&["shield:no"]);
    assert!(landed.is_on(2, "saturn"));
    assert_eq!(landed.of(2, "shields"), json!(3));
    assert_eq!(
        (landed.asked().as_deref(), landed.seat()),
        (Some("order"), Some(1))
    );
    assert_eq!(landed.at("/protected"), json!([1]));
    // Without a shield there is nothing to ask.
    let bare = start.shields(1, 0).after(&["event:1"]);
    assert!(bare.is_on(1, "saturn"));
    assert_eq!(bare.seat(), Some(2));
    // In the box as it comes, no shield helps.
    let plain = crate::kit::board(2).body("saturn", 8, 0).event("gravity");
    assert!(
        plain
            .in_space(1, 9, 0)
            .after(&["event:1"])
            .is_on(1, "saturn")
    );
}

/// KOS-Q61, KOS-122: whoever spends no shield chooses among equally near bodies.
#[test]
fn kos_q61_kos_122_no_shield_and_a_tie() {
    let text = avoided_by("gravity", "[\"shield\"]");
    let start = board_from(&text, 2, &[])
        .body("venus", 3, -3)
        .body("earth", 4, -4);
    let start = start.event("gravity").in_space(1, 4, -3).in_space(2, 2, -2);
    let board = start.after(&["event:1", "shield:no"]);
    assert_eq!(
        (board.asked().as_deref(), board.seat()),
        (Some("gravity"), Some(1))
    );
    let board = board.after(&["gravity:earth"]);
    assert!(board.is_on(1, "earth"));
    assert_eq!(
        (board.asked().as_deref(), board.seat()),
        (Some("gravity_shield"), Some(2))
    );
    assert!(board.after(&["shield:no"]).is_on(2, "venus"));
    let bare = start.shields(1, 0).after(&["event:1"]);
    assert_eq!(
        (bare.asked().as_deref(), bare.seat()),
        (Some("gravity"), Some(1))
    );
}

/// KOS-Q61: on cards that only give, the symbol changes nothing.
#[test]
fn kos_q61_the_symbol_on_cards_that_give() {
    for (kind, asked) in [
        ("thrust", "order"),
        ("fuel_resupply", "fuel_resupply"),
        ("energy_conversion", "energy_conversion"),
    ] {
        let text = avoided_by(kind, "[\"shield\"]");
        let board = board_from(&text, 2, &[]).tank(1, 3, 0).event(kind);
        assert_eq!(board.after(&["event:1"]).asked().as_deref(), Some(asked));
    }
}
