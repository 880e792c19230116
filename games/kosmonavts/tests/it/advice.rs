//! The pilot: advice that is legal, repeatable, and wins.

use std::time::Instant;

use kosmonavts::{Kosmonavts, state::State, step::Action};
use tabletop::{Advice, Dice, Game, Options, Quiet, Seat};

use crate::{
    contract::tables,
    kit::{BOX, Board, BoardExt as _, avoided_by, board, board_from, json, reading},
};

/// A game in which `flies` says who follows the pilot; all others do anything.
fn played(game: &Kosmonavts, seed: u64, flies: impl Fn(Seat) -> bool) -> State {
    let mut chance = Dice::from_seed(!seed);
    let mut state = game.start(Dice::from_seed(seed), &mut Quiet);
    let mut list: Vec<Action> = Vec::new();
    while let Some(seat) = game.owing(&state).lowest() {
        game.actions(&state, seat, &mut list);
        let view = game.view(&state, Some(seat));
        let action = if flies(seat) {
            let advice = game.advise(&view, seat, &list);
            advice.expect("a pilot always knows")
        } else {
            list[chance.below(list.len() as u32) as usize]
        };
        game.play(&mut state, seat, action, &mut Quiet).unwrap();
    }
    state
}

/// Pilots finish: of 60 games on each table none reaches the last round, and the
/// median is well below the 20 rounds that a race should take at most.
#[test]
fn pilots_come_home() {
    for (players, options) in tables() {
        let game = Kosmonavts::open(BOX, players, &options).unwrap();
        let mut rounds: Vec<u8> = (0..60)
            .map(|seed| played(&game, seed, |_| true).table.round)
            .collect();
        rounds.sort_unstable();
        let (median, most) = (rounds[rounds.len() / 2], rounds[rounds.len() - 1]);
        let limit = if options["mode"] == "basic" { 16 } else { 11 };
        assert!(
            median <= limit && most < 60,
            "{players} {options:?}: {rounds:?}"
        );
    }
}

/// A pilot beats whoever does anything.
#[test]
fn pilots_beat_chance() {
    for (players, options) in tables() {
        let game = Kosmonavts::open(BOX, players, &options).unwrap();
        for seed in 0..6 {
            let pilot = Seat((seed % u64::from(players)) as u8);
            let state = played(&game, seed, |seat| seat == pilot);
            let outcome = game.outcome(&state).unwrap();
            assert_eq!(
                outcome.winners().collect::<Vec<_>>(),
                [pilot],
                "{options:?} {seed}"
            );
        }
    }
}

/// The next step of an order is one of the same plan, whatever was drafted so far.
#[test]
fn an_order_is_drafted_to_its_end() {
    let mut board = board(2).tank(1, 5, 2);
    for _ in 0..6 {
        let view = board.game.view(&board.state, Some(Seat(0)));
        let list: Vec<Action> = board
            .legal_for(1)
            .iter()
            .map(|text| text.parse().unwrap())
            .collect();
        let Some(advice) = board.game.advise(&view, Seat(0), &list) else {
            break;
        };
        assert_eq!(
            board.game.advise(&view, Seat(0), &list),
            Some(advice),
            "a change of mind"
        );
        board.play_as(1, &advice.to_string());
        if matches!(advice, Action::Go | Action::Stay) {
            break;
        }
    }
    assert_eq!(board.seat(), Some(2), "the order is sealed");
}

/// Whoever follows a plan without looking up does what is advised at each step.
#[test]
fn plans_are_what_is_advised_step_by_step() {
    for (players, options) in tables() {
        let game = Kosmonavts::open(BOX, players, &options).unwrap();
        let mut longest = 0;
        for seed in 0..100 {
            let mut plans: [Vec<Action>; 4] = Default::default();
            let mut state = game.start(Dice::from_seed(seed), &mut Quiet);
            let mut list: Vec<Action> = Vec::new();
            while let Some(seat) = game.owing(&state).lowest() {
                game.actions(&state, seat, &mut list);
                let view = game.view(&state, Some(seat));
                let plan = &mut plans[seat.index()];
                if plan.is_empty() {
                    game.advise_ahead(&view, seat, &list, plan);
                    longest = longest.max(plan.len());
                }
                let action = plan.remove(0);
                let advice = game.advise(&view, seat, &list);
                assert_eq!(Some(action), advice, "{players} {options:?} {seed}");
                game.apply(&mut state, seat, action, &mut Quiet);
            }
        }
        assert!(longest > 3, "no order at once");
    }
}

/// Whatever was done before, there is advice, it is possible, and plans begin with it.
#[test]
fn every_plan_begins_with_possible_advice() {
    for (players, options) in tables() {
        let game = Kosmonavts::open(BOX, players, &options).unwrap();
        let (mut list, mut plan) = (Vec::new(), Vec::new());
        for seed in 0..20 {
            let mut chance = Dice::from_seed(!seed);
            let mut state = game.start(Dice::from_seed(seed), &mut Quiet);
            while let Some(seat) = game.owing(&state).lowest() {
                game.actions(&state, seat, &mut list);
                let view = game.view(&state, Some(seat));
                let advice = game.advise(&view, seat, &list).expect("advice");
                assert!(list.contains(&advice), "{options:?} {seed}: {advice}");
                plan.clear();
                game.advise_ahead(&view, seat, &list, &mut plan);
                assert_eq!(plan.first(), Some(&advice));
                let action = list[chance.below(list.len() as u32) as usize];
                game.apply(&mut state, seat, action, &mut Quiet);
            }
        }
    }
}

/// By every reading, and with a shield against gravity, advice is possible and plans can be
/// followed to their end.
#[test]
fn kos_119_kos_128_kos_288_advice_by_every_reading() {
    let mut boxes = figures::all_readings(BOX);
    boxes.extend(figures::all_readings(&avoided_by(
        "gravity",
        "[\"shield\"]",
    )));
    let tables: Vec<_> = tables().collect();
    for (seed, text) in boxes.iter().enumerate() {
        let (players, options) = &tables[seed % tables.len()];
        let game = Kosmonavts::open(text, *players, options).unwrap();
        let (mut list, mut plan) = (Vec::new(), Vec::new());
        for wise in [0, 4, 7] {
            let mut chance = Dice::from_seed(!seed as u64);
            let mut state = game.start(Dice::from_seed(seed as u64), &mut Quiet);
            while let Some(seat) = game.owing(&state).lowest() {
                game.actions(&state, seat, &mut list);
                let view = game.view(&state, Some(seat));
                let advice = game.advise(&view, seat, &list).expect("advice");
                assert!(list.contains(&advice), "{options:?} {seed}: {advice}");
                plan.clear();
                game.advise_ahead(&view, seat, &list, &mut plan);
                assert_eq!(plan.first(), Some(&advice));
                let mut ahead = state;
                for &step in &plan {
                    let played = game.play(&mut ahead, seat, step, &mut Quiet);
                    assert_eq!(played, Ok(()), "{options:?} {seed}: {step} of {plan:?}");
                }
                let any = list[chance.below(list.len() as u32) as usize];
                let action = if chance.below(8) < wise { advice } else { any };
                game.apply(&mut state, seat, action, &mut Quiet);
            }
        }
    }
}

fn advised(board: &Board) -> String {
    let seat = board.seat().unwrap();
    let view = board.game.view(&board.state, Some(Seat(seat - 1)));
    let legal = board.legal_for(seat);
    let list: Vec<Action> = legal.iter().map(|text| text.parse().unwrap()).collect();
    let advice = board.game.advise(&view, Seat(seat - 1), &list);
    advice.unwrap().to_string()
}

/// KOS-288: whoever may say so makes the final landing, unless somebody else is far ahead and
/// there is more to win.
#[test]
fn kos_288_a_pilot_knows_when_to_come_home() {
    let text = reading("final_landing_advanced", "declared");
    let home = |rival: serde_json::Value| {
        let own = json!({ "mercury": 1, "venus": 1, "mars": 1, "halley": 1 });
        let mut board = board_from(&text, 4, &[("mode", "advanced")])
            .body("earth", 4, -4)
            .with(json!({ "players": { "1": { "markers": own }, "2": { "markers": rival } } }))
            .flying(1, 4, -5, &[("s", 1, 0)]);
        board.fly(1, &["go"]).play(&["land:earth"]);
        board
    };
    assert_eq!(advised(&home(json!({}))), "final:yes");
    let far_ahead = json!({ "jupiter": 1, "saturn": 1, "uranus": 1, "neptune": 1 });
    assert_eq!(advised(&home(far_ahead)), "final:no");
}

/// KOS-Q61: a shield is spent against gravity where the flight leads to something better.
#[test]
fn kos_q61_a_pilot_weighs_a_shield_against_gravity() {
    let text = avoided_by("gravity", "[\"shield\"]");
    let near = board_from(&text, 2, &[])
        .body("saturn", 8, 0)
        .event("gravity");
    // Four points next door.
    let near = near.in_space(1, 9, 0);
    assert_eq!(advised(&near.after(&["event:1"])), "shield:no");
    // Nothing to win there, and Jupiter is ahead.
    let again = json!({ "players": { "1": { "markers": { "saturn": 1 } } } });
    let past =
        near.with(again)
            .body("jupiter", 7, -4)
            .flying(1, 8, -1, &[("n", 1, 0), ("nw", 1, 0)]);
    assert_eq!(advised(&past.after(&["event:1"])), "shield:yes");
}

/// Whatever was drafted, the pilot makes the best of it: NE and NW together are N, where
/// Venus is.
#[test]
fn a_draft_becomes_the_best_order_it_can() {
    let mut board = board(2)
        .body("venus", 3, -3)
        .body("earth", -4, 4)
        .in_space(1, 3, -2);
    board.order(1, &["burn:ne:normal"]);
    for step in ["burn:nw:normal", "go"] {
        let view = board.game.view(&board.state, Some(Seat(0)));
        let legal = board.legal_for(1);
        let list: Vec<Action> = legal.iter().map(|text| text.parse().unwrap()).collect();
        let advice = board.game.advise(&view, Seat(0), &list).unwrap();
        assert_eq!(advice.to_string(), step);
        board.play_as(1, step);
    }
}

/// Whoever sealed an order is most likely thought to have sealed a sensible one.
#[test]
fn sealed_orders_of_others_are_dealt_sensibly() {
    let mut board = board(2)
        .body("venus", 3, -3)
        .body("earth", -4, 4)
        .in_space(1, 3, -2);
    board.order(1, &["burn:s:hyper"]);
    board.play_as(1, "go");
    assert_eq!(board.seat(), Some(2), "the order is sealed");
    let view = board.game.view(&board.state, Some(Seat(1)));
    let sensible = (0..40).filter(|&seed| {
        let dealt = board.game.redeal(&view, Dice::from_seed(seed));
        let cubes = dealt.private[0].order.cubes();
        matches!(cubes, [cube] if Action::Burn(*cube).to_string() == "burn:n:normal")
    });
    let sensible = sensible.count();
    // Any order would be this one about once in forty deals; other missions lead elsewhere.
    assert!(sensible > 10, "{sensible} of 40");
}

/// The estimate knows what an order is good for before it is carried out.
#[test]
fn a_draft_is_weighed_by_where_it_leads() {
    let board = |cube: &str| {
        let mut board = board(2)
            .body("venus", 3, -3)
            .body("earth", -4, 4)
            .in_space(1, 3, -2);
        board.order(1, &[cube]);
        let view = board.game.view(&board.state, Some(Seat(0)));
        board.game.estimate(&view, Seat(0))
    };
    assert!(board("burn:n:normal") > board("burn:ne:normal"));
    assert!(board("burn:ne:normal") > board("burn:se:hyper"));
}

/// A pilot goes where there is something to win: to Venus next door, home when
/// that ends the game, back to a body when the tank is dry.
#[test]
fn a_pilot_sees_what_is_near() {
    let advised = |board: &Board, seat: u8| {
        let view = board.game.view(&board.state, Some(Seat(seat - 1)));
        let list: Vec<Action> = board
            .legal_for(seat)
            .iter()
            .map(|text| text.parse().unwrap())
            .collect();
        board
            .game
            .advise(&view, Seat(seat - 1), &list)
            .unwrap()
            .to_string()
    };
    // Venus is one hex to the N of the ship, which stands still.
    let mut near = board(2)
        .body("venus", 3, -3)
        .body("earth", -4, 4)
        .in_space(1, 3, -2);
    assert_eq!(advised(&near, 1), "burn:n:normal");
    near.order(1, &["burn:n:normal"]);
    assert_eq!(advised(&near, 1), "go");
    near.fly(1, &["go"]);
    assert_eq!(advised(&near, 1), "land:venus");
    // With an empty tank on Earth there is only one thing to do.
    let mut dry = board(2).tank(1, 0, 0);
    assert_eq!(advised(&dry, 1), "stay");
    dry.others_idle();
    assert_eq!(advised(&dry, 1), "refuel:basic");
    // Seven destinations are enough.
    let markers = json!({ "mercury": 1, "venus": 1, "mars": 1, "jupiter": 1, "saturn": 1, "uranus": 1, "neptune": 1 });
    let home = board(2)
        .body("earth", 4, -4)
        .with(json!({ "players": { "1": { "markers": markers } } }))
        .in_space(1, 4, -5);
    assert_eq!(advised(&home, 1), "burn:s:normal");
}

/// Advice is quick. The bound is generous: this test runs on busy machines and
/// with little optimisation.
#[test]
fn advice_is_quick() {
    let options = Options::from([("mode".to_string(), "advanced".to_string())]);
    let game = Kosmonavts::open(BOX, 4, &options).unwrap();
    let mut list: Vec<Action> = Vec::new();
    let (mut decisions, mut fastest) = (0, u128::MAX);
    for _ in 0..3 {
        let began = Instant::now();
        decisions = 0;
        for seed in 0..4 {
            let mut state = game.start(Dice::from_seed(seed), &mut Quiet);
            while let Some(seat) = game.owing(&state).lowest() {
                game.actions(&state, seat, &mut list);
                let view = game.view(&state, Some(seat));
                let action = game.advise(&view, seat, &list).unwrap();
                game.apply(&mut state, seat, action, &mut Quiet);
                decisions += 1;
            }
        }
        fastest = fastest.min(began.elapsed().as_micros());
    }
    let each = fastest / decisions;
    assert!(each < 1000, "{each} µs for each of {decisions} decisions");
}
