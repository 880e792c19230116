//! Whole orders at one touch, and the order in which answers are offered.

use std::collections::BTreeMap;

use kosmonavts::{Kosmonavts, step::Action};
use tabletop::{Draw as _, Game, Offer, Quiet, Seat, Shortcut, Words};
use words::testkit::drawing::{Keys, awkward_names};

use crate::{
    draw::positions,
    kit::{Board, BoardExt as _, advanced, board},
};

fn shortcuts(board: &Board, seat: u8) -> BTreeMap<String, Shortcut<Action>> {
    let seat = Seat(seat - 1);
    let view = board.game.view(&board.state, Some(seat));
    let shortcuts = board.game.shortcuts(&view, seat).into_iter();
    shortcuts
        .map(|shortcut| (shortcut.element.element.clone(), shortcut))
        .collect()
}

fn drafted(shortcut: &Shortcut<Action>) -> String {
    let actions: Vec<String> = shortcut.actions.iter().map(ToString::to_string).collect();
    actions.join(" ")
}

/// The legal answers as they are offered.
fn offered(board: &Board) -> Vec<String> {
    let seat = board.game.to_act(&board.state).lowest().unwrap();
    let view = board.game.view(&board.state, Some(seat));
    let mut list = Vec::new();
    board.game.actions(&board.state, seat, &mut list);
    list.sort_by_key(|action| board.game.offer(&view, seat, action));
    list.iter().map(ToString::to_string).collect()
}

/// The board with the order of seat 1 begun like this.
fn ordered(board: &Board, steps: &[&str]) -> Board {
    let mut board = board.clone();
    for step in steps {
        let action = step.parse().unwrap();
        board
            .game
            .play(&mut board.state, Seat(0), action, &mut Quiet)
            .unwrap();
    }
    board
}

#[test]
fn a_touch_of_a_body_or_a_sector_lays_the_cheapest_course() {
    // Mars is two to the north of the ship, and comes from there to another sector.
    let mars = board(2).tank(1, 6, 2);
    let at = mars.game.figures.orbit("mars".parse().unwrap()).spaces()[0];
    let near = mars.in_space(1, at.q, at.r + 2);
    let offered = shortcuts(&near, 1);
    let course = &offered["body-mars"];
    assert_eq!(drafted(course), "burn:n:normal burn:n:normal");
    assert_eq!(course.offer, Some(Offer::Usual));
    let beside = &offered[&format!("hex-{}-{}", at.q - 1, at.r + 2)];
    assert_eq!(drafted(beside), "burn:nw:normal");
    assert_eq!(beside.offer, None, "found on the board only");
    // Without normal cubes a hyper cube does it.
    let rich = near.tank(1, 1, 2);
    assert_eq!(drafted(&shortcuts(&rich, 1)["body-mars"]), "burn:n:hyper");
    // What is laid already is not offered again; the rest takes its place.
    let laid = ordered(&near, &["burn:n:normal", "burn:n:normal"]);
    let offered = shortcuts(&laid, 1);
    assert!(!offered.contains_key("body-mars"));
    let beside = &offered[&format!("hex-{}-{}", at.q - 1, at.r + 2)];
    assert_eq!(drafted(beside), "burn:nw:normal");
}

#[test]
fn a_touch_of_a_cube_takes_it_away_again() {
    let begun = ordered(
        &board(2).tank(1, 6, 2),
        &["burn:ne:hyper", "burn:n:normal", "burn:ne:normal"],
    );
    let offered = shortcuts(&begun, 1);
    let without = |element: &str| drafted(&offered[element]);
    assert_eq!(without("cube-n-normal"), "burn:ne:normal burn:ne:hyper");
    assert_eq!(without("cube-ne-hyper"), "burn:n:normal burn:ne:normal");
    assert_eq!(offered["cube-n-normal"].offer, Some(Offer::Plain));
    let one = ordered(&board(2), &["burn:s:normal"]);
    assert_eq!(drafted(&shortcuts(&one, 1)["cube-s-normal"]), "");
}

#[test]
fn a_converted_shield_is_kept_while_the_course_changes() {
    let full = board(2).tank(1, 10, 0);
    let begun = ordered(&full, &["burn:n:normal", "burn:n:normal", "convert"]);
    let offered = shortcuts(&begun, 1);
    assert_eq!(
        drafted(&offered["shield-convert"]),
        "burn:n:normal burn:n:normal"
    );
    // With a single cube gone from the full tank the shield would bring less.
    assert!(!offered.contains_key("cube-n-normal"));
    let begun = ordered(&board(2).tank(1, 2, 0), &["convert", "burn:n:normal"]);
    assert_eq!(drafted(&shortcuts(&begun, 1)["cube-n-normal"]), "convert");
}

/// Whatever a shortcut drafts is legal from the beginning and can still be changed, and what
/// is touched for it is on the board.
#[test]
fn every_shortcut_can_be_taken() {
    let mut taken = [0; 2];
    positions(|game, state, seat, _| {
        let Some(seat) = seat.filter(|&seat| game.drafting(state, seat)) else {
            return;
        };
        let view = game.view(state, Some(seat));
        let board = game.svg(&view, &awkward_names(), &Keys);
        let mut anew = *state;
        anew.private[seat.index()].order = kosmonavts::state::Order::default();
        for shortcut in game.shortcuts(&view, seat) {
            let mut after = anew;
            for &action in &shortcut.actions {
                game.play(&mut after, seat, action, &mut Quiet).unwrap();
            }
            assert!(game.drafting(&after, seat));
            let before = state.private[seat.index()].order;
            assert_ne!(after.private[seat.index()].order, before);
            let element = &shortcut.element.element;
            if !element.starts_with("cube-") {
                assert!(
                    board.contains(&format!("data-spot=\"{element}\"")),
                    "{element}"
                );
            }
            taken[usize::from(shortcut.offer.is_some())] += 1;
        }
    });
    assert!(taken.into_iter().all(|count| count > 50), "{taken:?}");
}

/// The usual answer is the first, a refusal the last, and evacuation is apart.
#[test]
fn answers_are_offered_from_the_usual_to_the_rare() {
    let last = |board: &Board| offered(board).last().cloned();
    let earth = board(2);
    assert_eq!(last(&earth).as_deref(), Some("stay"));
    let mut space = earth.in_space(1, 3, 3);
    assert_eq!(offered(&space)[0], "go");
    space.order(1, &["go"]).others_idle();
    assert_eq!(offered(&space), ["fly", "evacuate"]);
    let evacuate = Action::Evacuate;
    let view = space.game.view(&space.state, Some(Seat(0)));
    assert_eq!(space.game.offer(&view, Seat(0), &evacuate), Offer::Drastic);
    assert_eq!(space.game.path(&view, Seat(0), &evacuate).len(), 2);

    let mars = board(2);
    let at = mars.game.figures.orbit("mars".parse().unwrap()).spaces()[0];
    let mut there = mars.in_space(1, at.q, at.r);
    there.order(1, &["go"]).others_idle();
    there.play(&["fly"]);
    assert_eq!(offered(&there), ["land:mars", "pass"]);

    let mut idle = advanced(2).tank(1, 0, 0);
    idle.order(1, &["stay"]).others_idle();
    assert_eq!(
        offered(&idle),
        ["refuel:quick", "refuel:full", "refuel:none"]
    );
}

/// Refusals of all questions come after everything else.
#[test]
fn no_refusal_comes_first() {
    positions(|game: &Kosmonavts, state, seat, list| {
        let Some(seat) = seat.filter(|_| list.len() > 1) else {
            return;
        };
        let view = game.view(state, Some(seat));
        let offers: Vec<Offer> = list
            .iter()
            .map(|action| game.offer(&view, seat, action))
            .collect();
        let first = offers.iter().min();
        assert!(first < Some(&Offer::Refusal), "{list:?}");
    });
}
