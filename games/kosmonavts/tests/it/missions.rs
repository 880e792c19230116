//! How missions are dealt, kept and hidden.

use std::collections::BTreeSet;

use kosmonavts::{
    components::{Body, Goal, Mission, Missions},
    event::Event,
    state::Private,
};
use tabletop::{Deck, Dice, Game, Seat};

use crate::kit::{BOX, Board, BoardExt as _, advanced, advanced_setup, json, open};

/// A game of the basic mode that has just begun its first round.
fn begun(players: u8, seed: u64) -> Board {
    let mut board = open(BOX, players, &[], seed);
    board.play_until(|board| board.asked().as_deref() == Some("order"));
    board
}

fn private(board: &Board, seat: u8) -> Private {
    board.state.private[usize::from(seat) - 1]
}

fn cards(missions: Missions, goal: Goal) -> Vec<Body> {
    Mission::in_set(missions)
        .filter(|mission| mission.goal() == goal)
        .map(Mission::body)
        .collect()
}

const ALPHA: [Body; 4] = [Body::Mercury, Body::Venus, Body::Mars, Body::Halley];

fn is_alpha(body: &Body) -> bool {
    ALPHA.contains(body)
}

/// Whose Mission 1 card was replaced, one entry for each time.
fn replaced(board: &Board) -> Vec<u8> {
    let seat = |event: &Event| match event {
        Event::MissionReplaced { seat } => Some(seat.number()),
        _ => None,
    };
    board.events.iter().filter_map(seat).collect()
}

/// KOS-061: a Mission 1, an alpha and a beta card for everyone, from shuffled decks.
#[test]
fn kos_061_one_card_of_each_deck() {
    for players in 2..=4 {
        let mut seen = BTreeSet::new();
        for seed in 0..60 {
            let board = begun(players, seed);
            let mut dealt = Vec::new();
            for seat in 1..=players {
                let missions = private(&board, seat).missions;
                let (first, second) = (cards(missions, Goal::First), cards(missions, Goal::Second));
                let alpha = second.iter().filter(|body| is_alpha(body)).count();
                assert_eq!((first.len(), second.len(), alpha), (1, 2, 1));
                dealt.extend(missions.iter());
            }
            let different: BTreeSet<u8> = dealt.iter().copied().collect();
            assert_eq!(different.len(), dealt.len(), "no card is dealt twice");
            seen.extend(private(&board, 1).missions.iter());
        }
        assert_eq!(seen.len(), 16, "seat 1 may get any card");
    }
}

/// KOS-061, KOS-079: a player sees the own cards only; nobody else sees any.
#[test]
fn kos_061_kos_079_missions_are_secret() {
    for mode in ["basic", "advanced"] {
        let mut board = open(BOX, 3, &[("mode", mode)], 7);
        board.play_until(|board| board.asked().as_deref() == Some("order"));
        for seat in [None, Some(Seat(0)), Some(Seat(1)), Some(Seat(2))] {
            let view = board.game.view(&board.state, seat);
            for owner in Seat::first(3) {
                let own = seat == Some(owner);
                assert_eq!(view.missions[owner.index()].is_some(), own);
            }
            let own = seat.map_or(Private::default(), |seat| board.state.private[seat.index()]);
            assert_eq!(view.discarded, own.discarded);
            assert_eq!(view.rejected, own.rejected);
        }
    }
}

/// KOS-062: Mission 1 is never about the body of a Mission 2 card in the same hand, and only
/// a clash is replaced.
#[test]
fn kos_062_mission_1_differs_from_both_others() {
    let mut clashes = BTreeSet::new();
    for seed in 0..300 {
        let board = begun(4, seed);
        for seat in 1..=4 {
            let Private {
                missions, rejected, ..
            } = private(&board, seat);
            let second = cards(missions, Goal::Second);
            let first = cards(missions, Goal::First)[0];
            assert!(!second.contains(&first), "{first} and {second:?}");
            for body in cards(rejected, Goal::First) {
                assert!(second.contains(&body), "{body} was rejected without need");
                clashes.insert((is_alpha(&body), rejected.len()));
            }
        }
    }
    // With alpha and with beta, once and twice in a row.
    assert_eq!(clashes.len(), 4, "{clashes:?}");
}

/// KOS-063, KOS-Q05: players are served in turn order. A rejected card is aside until its
/// player has a valid one, and then others may draw it.
#[test]
fn kos_063_kos_q05_rejected_cards() {
    let (mut redrawn, mut several) = (0, 0);
    for seed in 0..400 {
        let board = begun(4, seed);
        let order: Vec<u8> = board.state.table.turn_order().map(Seat::number).collect();
        let replaced = replaced(&board);
        let mut expected = Vec::new();
        for (place, &seat) in order.iter().enumerate() {
            let rejected = private(&board, seat).rejected;
            // No card is rejected twice by one player, since it is aside.
            expected.extend(vec![seat; rejected.len() as usize]);
            for &other in &order {
                let common = private(&board, other).missions.common(rejected);
                if !common.is_empty() {
                    let later = order[place + 1..].contains(&other);
                    assert!(later, "{other} was served before {seat}");
                    redrawn += 1;
                }
            }
        }
        assert_eq!(replaced, expected, "in turn order {order:?}");
        let people: BTreeSet<u8> = replaced.into_iter().collect();
        several += usize::from(people.len() > 1);
    }
    assert!(
        redrawn > 10,
        "{redrawn} rejected cards were drawn by others"
    );
    assert!(several > 30, "{several} deals with several clashes");
}

/// KOS-Q47: all are dealt first, one card at a time in turn order: Mission 1, then alpha, then
/// beta. Clashes are settled afterwards.
#[test]
fn kos_q47_the_deal() {
    let second = |body: Body| Mission::new(Goal::Second, body).number();
    let mut clashes = 0;
    for seed in 0..40 {
        let mut board = open(BOX, 3, &[("instructor", "3")], seed);
        board.play_until(|board| board.asked().as_deref() == Some("choose_colour"));
        board.play(&["colour:red", "colour:green"]);
        // The same deal by hand, after three event cards.
        let mut dice: Dice = board.state.dice;
        let mut events = Deck::full(30);
        for _ in 0..3 {
            events.draw(&mut dice);
        }
        let (alpha, beta): (Vec<Body>, Vec<Body>) =
            Body::DESTINATIONS.into_iter().partition(is_alpha);
        let decks: [Deck; 3] = [
            Deck::full(8),
            alpha.into_iter().map(second).collect(),
            beta.into_iter().map(second).collect(),
        ];
        let mut hands = [Deck::EMPTY; 3];
        for mut deck in decks {
            for seat in [2, 0, 1] {
                hands[seat].put(deck.draw(&mut dice).unwrap());
            }
        }
        board.play(&["colour:white"]);
        for (seat, hand) in (1..=3).zip(hands) {
            let Private {
                missions, rejected, ..
            } = private(&board, seat);
            let mut dealt = missions;
            if !rejected.is_empty() {
                // What was drawn later takes the place of what was dealt.
                cards(missions, Goal::First)
                    .into_iter()
                    .for_each(|body| dealt.remove(Mission::new(Goal::First, body).number()));
                assert!(!rejected.common(hand).is_empty());
                dealt.take_all(&mut rejected.common(hand));
                clashes += 1;
            }
            assert_eq!(dealt, hand, "seat {seat}, seed {seed}");
        }
        let place = |wanted: fn(&Event) -> bool| board.events.iter().position(wanted);
        let dealt = place(|event| matches!(event, Event::MissionsDealt));
        let replaced = place(|event| matches!(event, Event::MissionReplaced { .. }));
        assert!(replaced.is_none_or(|replaced| Some(replaced) > dealt));
    }
    assert!(clashes > 5, "{clashes}");
}

// Advanced.

/// KOS-072: two Mission 1 and two Mission 2 cards for everyone.
#[test]
fn kos_072_four_cards_for_everyone() {
    for players in 2..=4 {
        for seed in 0..20 {
            let board = open(BOX, players, &[("mode", "advanced")], seed);
            let mut dealt = BTreeSet::new();
            for seat in 1..=players {
                let missions = private(&board, seat).missions;
                for goal in [Goal::First, Goal::Second] {
                    assert_eq!(cards(missions, goal).len(), 2);
                }
                dealt.extend(missions.iter());
            }
            assert_eq!(dealt.len(), 4 * usize::from(players));
        }
    }
}

/// KOS-073, KOS-Q37: alpha and beta are shuffled together, so that both Mission 2 cards of a
/// player may be alpha, or both beta.
#[test]
fn kos_073_kos_q37_alpha_and_beta_are_one_deck() {
    let mut counts = [0; 3];
    for seed in 0..100 {
        let board = open(BOX, 3, &[("mode", "advanced")], seed);
        for seat in 1..=3 {
            let second = cards(private(&board, seat).missions, Goal::Second);
            counts[second.iter().filter(|body| is_alpha(body)).count()] += 1;
        }
    }
    assert!(counts.iter().all(|&count| count > 20), "{counts:?}");
}

/// KOS-074, KOS-Q39: Mission 1 and Mission 2 for one body may be dealt to one player; nothing is
/// replaced.
#[test]
fn kos_074_kos_q39_no_redraw() {
    let mut both = 0;
    for seed in 0..60 {
        for players in 2..=4 {
            let board = open(BOX, players, &[("mode", "advanced")], seed);
            assert!(replaced(&board).is_empty());
            let missions = private(&board, 1).missions;
            let second = cards(missions, Goal::Second);
            let first = cards(missions, Goal::First);
            both += first.iter().filter(|body| second.contains(body)).count();
        }
    }
    assert!(both > 20, "{both}");
}

/// An advanced game of four that is over: seat 1 kept these missions, and these markers were
/// taken by seats 1 and 2.
fn over(missions: [&str; 2], one: &serde_json::Value, two: &serde_json::Value) -> Board {
    let all = Body::DESTINATIONS.into_iter();
    let all = all.flat_map(|body| [format!("first-{body}"), format!("second-{body}")]);
    let rest: Vec<String> = all
        .filter(|card| !missions.contains(&card.as_str()))
        .collect();
    let (first, second): (Vec<String>, Vec<String>) =
        rest.into_iter().partition(|card| card.starts_with("first"));
    let (mut first, mut second) = (first.into_iter(), second.into_iter());
    let mut players = serde_json::Map::new();
    for seat in 1..=4 {
        let count = |goal: &str| {
            missions
                .iter()
                .filter(|card| card.starts_with(goal))
                .count()
        };
        let kept: Vec<String> = match seat {
            1 => missions.map(String::from).to_vec(),
            _ => first.by_ref().take(2).collect(),
        };
        let discarded: Vec<String> = match seat {
            1 => first
                .by_ref()
                .take(2 - count("first"))
                .chain(second.by_ref().take(2 - count("second")))
                .collect(),
            _ => second.by_ref().take(2).collect(),
        };
        let markers = match seat {
            1 => one.clone(),
            2 => two.clone(),
            _ => json!({}),
        };
        let player = json!({ "missions": kept, "discarded": discarded, "markers": markers });
        players.insert(seat.to_string(), player);
    }
    advanced(4).with(json!({
        "phase": "over", "round": 60, "event": 1, "asked": null, "players": players,
    }))
}

/// KOS-Q39: both missions for one body are completed by being its only visitor.
#[test]
fn kos_q39_both_missions_for_one_body() {
    let missions = ["first-mars", "second-mars"];
    let points = |one, two| {
        let board = over(missions, &one, &two);
        board.points(1) - board.game.points(&board.state, Seat(0), 0)
    };
    assert_eq!(points(json!({ "mars": 1 }), json!({})), 6);
    assert_eq!(points(json!({ "mars": 1 }), json!({ "mars": 2 })), 2);
    assert_eq!(points(json!({ "mars": 2 }), json!({ "mars": 1 })), 4);
    assert_eq!(points(json!({}), json!({ "mars": 1 })), 0);
}

/// KOS-Q38: in the advanced game the first is whoever took the upper marker, whatever it is
/// worth, and the second whoever took the lower one.
#[test]
fn kos_q38_upper_and_lower_markers() {
    for body in Body::DESTINATIONS.map(|body| body.to_string()) {
        let other = if body == "venus" { "mars" } else { "venus" };
        for (goal, place, taken, points) in [
            ("first", 1, true, 2),
            ("first", 1, false, 2),
            ("first", 2, true, 0),
            ("second", 1, true, 0),
            ("second", 1, false, 4),
            ("second", 2, true, 4),
        ] {
            let two = if taken {
                json!({ body.as_str(): 3 - place })
            } else {
                json!({})
            };
            let missions = [&format!("{goal}-{body}"), &format!("{goal}-{other}")];
            let board = over(
                missions.map(String::as_str),
                &json!({ body.as_str(): place }),
                &two,
            );
            let found = board.points(1) - board.game.points(&board.state, Seat(0), 0);
            assert_eq!(found, points, "{goal}-{body}, marker {place}, {taken}");
        }
    }
}

/// KOS-078: everyone keeps any two of the four cards and discards the others.
#[test]
fn kos_078_two_cards_are_kept() {
    let mut start = advanced_setup(2);
    start.play_until(|board| board.asked().as_deref() == Some("keep_missions"));
    assert_eq!(start.game.to_act(&start.state).len(), 2, "all decide");
    let dealt = private(&start, 1).missions;
    let mut kept = BTreeSet::new();
    for answer in start.legal_for(1) {
        let board = start.after(&[&answer]);
        let Private {
            missions,
            discarded,
            ..
        } = private(&board, 1);
        assert_eq!((missions.len(), discarded.len()), (2, 2));
        let mut both = missions;
        both.take_all(&mut discarded.clone());
        assert_eq!(both, dealt);
        let [one, other] = Mission::in_set(missions).collect::<Vec<_>>()[..] else {
            panic!("two are kept");
        };
        assert_eq!(answer, format!("keep:{one}+{other}"));
        kept.insert((one, other));
    }
    assert_eq!(kept.len(), 6, "any combination");
    let [one, other, ..] = Mission::in_set(dealt).collect::<Vec<_>>()[..] else {
        panic!("four were dealt");
    };
    let foreign = Mission::in_set(private(&start, 2).missions).next().unwrap();
    for wrong in [(one, one), (other, one), (one, foreign), (foreign, one)] {
        let answer = format!("keep:{}+{}", wrong.0, wrong.1);
        assert_eq!(start.refusal(&answer), "KOS-078");
    }
}

/// KOS-079: that missions were kept is told, which ones is not; discarded ones stay secret to
/// the end.
#[test]
fn kos_079_discarded_missions_are_secret() {
    let mut board = advanced_setup(2);
    board.play_until(|board| board.asked().as_deref() == Some("keep_missions"));
    let start = board.clone();
    let answers = board.legal_for(1);
    let told: Vec<Vec<Event>> = answers
        .iter()
        .map(|answer| {
            let mut board = start.clone();
            board.news();
            board.play_as(1, answer);
            board.news()
        })
        .collect();
    assert!(
        told.iter()
            .all(|events| *events == [Event::MissionsKept { seat: Seat(0) }])
    );
    let over = advanced(2).with(json!({ "phase": "over", "round": 60, "event": 1, "asked": null }));
    let view = over.game.view(&over.state, Some(Seat(1)));
    assert_eq!(view.discarded, private(&over, 2).discarded);
    assert!(view.missions[0].is_some(), "kept ones are revealed then");
    let spectator = over.game.view(&over.state, None);
    assert!(spectator.discarded.is_empty());
}
