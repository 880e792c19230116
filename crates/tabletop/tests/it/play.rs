//! Secret nim keeps the contract, and its rules hold.

use tabletop::{
    Dice, Game, OpenProblem, Options, Quiet, Reason, Seat, SeatSet, SetupProblem, testkit::play_out,
};

use crate::nim::{Action, BOX, Event, Nim, Refusal, State};

fn open(players: u8, misere: &str) -> Nim {
    let options = Options::from([("misere".into(), misere.into())]);
    Nim::open(BOX, players, &options).unwrap()
}

/// Plays lines of `seat: action` for three players, `misere=no`, seed 1.
fn played(lines: &[&str]) -> (Nim, State, Vec<Event>) {
    let nim = open(3, "no");
    let mut events = Vec::new();
    let mut state = nim.start(Dice::from_seed(1), &mut events);
    for line in lines {
        let (seat, action) = parsed(line);
        nim.play(&mut state, seat, action, &mut events).unwrap();
    }
    (nim, state, events)
}

/// The rule that refuses the last line after the others were played.
fn refused(lines: &[&str]) -> &'static str {
    let (last, before) = lines.split_last().unwrap();
    let (nim, mut state, _) = played(before);
    let (seat, action) = parsed(last);
    let untouched = state;
    let refusal = nim.play(&mut state, seat, action, &mut Quiet).unwrap_err();
    assert_eq!(state, untouched);
    refusal.rule().0
}

fn parsed(line: &str) -> (Seat, Action) {
    let (seat, action) = line.split_once(": ").unwrap();
    let seat = Seat::from_number(seat.parse().unwrap()).unwrap();
    (seat, action.parse().unwrap())
}

fn listed(nim: &Nim, state: &State, seat: Seat) -> Vec<String> {
    let mut actions = Vec::new();
    nim.actions(state, seat, &mut actions);
    actions.iter().map(ToString::to_string).collect()
}

const BIDS: [&str; 3] = ["1: bid 1", "2: bid 3", "3: bid 3"];

#[test]
fn random_play_keeps_the_contract() {
    for players in Nim::INFO.players {
        for misere in ["no", "yes"] {
            let nim = open(players, misere);
            assert_eq!(nim.options()["misere"], misere);
            for seed in 0..300 {
                play_out(&nim, seed, 200);
            }
        }
    }
}

#[test]
fn bids_are_made_in_any_order_and_start_the_game() {
    let (nim, state, events) = played(&["3: bid 3", "1: bid 1", "2: bid 3"]);
    assert_eq!(state.table.starter, Some(Seat(1)), "NIM-004: lowest seat");
    assert_eq!(nim.points(&state, Seat(1), 0), -3);
    assert_eq!(nim.to_act(&state), SeatSet::one(Seat(1)));
    assert_eq!(
        events,
        [
            Event::BidMade { seat: Seat(2) },
            Event::BidMade { seat: Seat(0) },
            Event::BidMade { seat: Seat(1) },
            Event::BidsOpened {
                bids: [Some(1), Some(3), Some(3), None]
            },
            Event::Started {
                seat: Seat(1),
                paid: 3
            },
        ]
    );
}

#[test]
fn a_bid_can_be_changed_until_the_last_is_in() {
    let (nim, state, _) = played(&["1: bid 1", "2: bid 0", "1: bid 2"]);
    assert_eq!(nim.to_act(&state), SeatSet::first(3));
    assert_eq!(nim.owing(&state), SeatSet::one(Seat(2)));
    let (_, state, _) = played(&["1: bid 1", "2: bid 0", "1: bid 2", "3: bid 1"]);
    assert_eq!((state.table.starter, state.table.paid), (Some(Seat(0)), 2));
}

#[test]
fn a_bid_is_seen_by_its_own_seat_only() {
    let (nim, one, _) = played(&["1: bid 1"]);
    let (_, other, _) = played(&["1: bid 2"]);
    let views = |seat| (nim.view(&one, seat), nim.view(&other, seat));
    for watcher in [Some(Seat(1)), Some(Seat(2)), None] {
        let (a, b) = views(watcher);
        assert_eq!(a, b);
    }
    let (a, b) = views(Some(Seat(0)));
    assert_ne!(a, b);
}

#[test]
fn a_redeal_deals_every_bid_it_does_not_know() {
    let (nim, state, _) = played(&["1: bid 1", "2: bid 0"]);
    let view = nim.view(&state, Some(Seat(1)));
    let mut seen = [0; 4];
    for seed in 0..100 {
        let redealt = nim.redeal(&view, Dice::from_seed(seed));
        assert_eq!((redealt.bids[1], redealt.bids[2]), (Some(0), None));
        seen[usize::from(redealt.bids[0].unwrap())] += 1;
    }
    assert!(seen.iter().all(|&times| times > 10), "{seen:?}");
}

#[test]
fn every_refusal_names_its_rule() {
    assert_eq!(refused(&["1: take 1 from 1"]), "NIM-001");
    assert_eq!(refused(&["1: bid 4"]), "NIM-002");
    assert_eq!(refused(&["1: bid 2", "1: bid 2"]), "NIM-003");
    let after_bids = |line| refused(&[BIDS[0], BIDS[1], BIDS[2], line]);
    assert_eq!(after_bids("2: bid 0"), "NIM-004");
    assert_eq!(after_bids("1: take 1 from 1"), "NIM-005");
    assert_eq!(after_bids("2: take 0 from 1"), "NIM-005");
    assert_eq!(after_bids("2: take 4 from 2"), "NIM-005");
    assert_eq!(after_bids("2: take 1 from 4"), "NIM-006");
    assert_eq!(after_bids("2: take 1 from 255"), "NIM-006");

    let nim = open(2, "no");
    let mut over = play_out(&nim, 0, 200).state;
    let refusal = nim.play(&mut over, Seat(0), Action::Bid(0), &mut Quiet);
    assert_eq!(refusal, Err(Refusal::GameOver));
}

#[test]
fn choices_are_listed_in_a_fixed_order() {
    let (nim, state, _) = played(&["1: bid 1"]);
    let list = listed(&nim, &state, Seat(0));
    assert_eq!(list, ["bid 0", "bid 2", "bid 3"], "NIM-003");
    let (nim, state, _) = played(&[BIDS[0], BIDS[1], BIDS[2], "2: take 2 from 1"]);
    let list = listed(&nim, &state, Seat(2));
    let order = "take 1 from 1, take 1 from 2, take 2 from 2, take 3 from 2, \
                 take 1 from 3, take 2 from 3, take 3 from 3";
    assert_eq!(list.join(", "), order);
}

#[test]
fn the_last_stone_ends_the_game() {
    for (misere, points) in [("no", 8), ("yes", -8)] {
        let nim = open(2, misere);
        for seed in 0..20 {
            let end = play_out(&nim, seed, 200);
            let Some(&Event::TookLast { seat, .. }) = end.events.last() else {
                panic!("NIM-008: {:?}", end.events.last());
            };
            assert_eq!(nim.points(&end.state, seat, 2), points);
            assert_eq!(nim.points(&end.state, seat.next(2), 2), 0);
            let outcome = nim.outcome(&end.state).unwrap();
            let best = Seat::first(2).max_by_key(|&seat| nim.total(&end.state, seat));
            assert_eq!(outcome.place(best.unwrap()), 1, "NIM-009");
        }
    }
}

#[test]
fn undo_stops_at_opened_bids_and_drawn_cards() {
    let reveals = |lines: &[&str]| {
        let (nim, state, _) = played(lines);
        nim.reveals(&state)
    };
    assert_eq!(reveals(&BIDS[..2]), 0);
    assert_eq!(reveals(&BIDS), 1);
    assert_eq!(reveals(&[BIDS[0], BIDS[1], BIDS[2], "2: take 1 from 1"]), 2);
}

#[test]
fn a_position_is_json_that_reads_well() {
    let (nim, state, _) = played(&["2: bid 3"]);
    let json = serde_json::to_value(nim.position(&state)).unwrap();
    assert_eq!(json["bids"], serde_json::json!([null, 3, null, null]));
    let pending = serde_json::json!([
        { "seats": [], "step": "open" },
        { "seats": [1, 3], "step": "bid" },
    ]);
    assert_eq!(json["table"]["pending"], pending);
}

#[test]
fn a_position_no_game_could_be_in_is_refused() {
    let refusal = |change: fn(&mut State)| {
        let (nim, mut state, _) = played(&["2: bid 3"]);
        change(&mut state);
        nim.restore(state).unwrap_err()
    };
    assert_eq!(
        refusal(|state| state.table.heaps[0] += 1),
        "a stone is lost or found"
    );
    assert_eq!(
        refusal(|state| state.table.heaps = [0, 0, 0, 12]),
        "a heap has grown"
    );
    assert_eq!(
        refusal(|state| state.table.deck.remove(2)),
        "a card is lost or found"
    );
    assert_eq!(
        refusal(|state| state.table.players[1].cards.put(2)),
        "a card is lost or found"
    );
    assert_eq!(
        refusal(|state| state.table.turn = Seat(3)),
        "nobody sits there"
    );
    assert_eq!(
        refusal(|state| state.bids[1] = Some(4)),
        "a bid is over the purse"
    );
    assert_eq!(
        refusal(|state| state.bids = [Some(0), Some(0), Some(0), None]),
        "all bids are in and not opened"
    );
    assert_eq!(
        refusal(|state| state.bids[1] = None),
        "the steps do not fit the table"
    );
}

#[test]
fn wrong_figures_are_refused_with_line_and_reason() {
    let problem = |figures| match Nim::open(figures, 2, &Options::new()) {
        Err(OpenProblem::Figures { line, what }) => format!("{line}: {what}"),
        other => panic!("{other:?}"),
    };
    assert_eq!(problem("purse = 3\n"), "1: there are no heaps");
    assert_eq!(problem("heaps = 1\npurse 3"), "2: there is no `=`");
    assert_eq!(
        problem("# heaps\n\nheaps = 1 2 three"),
        "3: `three` is not a number below 32"
    );
    assert_eq!(
        problem("heaps = 1 2 3 4 5"),
        "1: there are 1 to 4 heaps, none empty"
    );
    assert_eq!(
        problem("heaps = 1 0"),
        "1: there are 1 to 4 heaps, none empty"
    );
    assert_eq!(problem("purse = 3 4"), "1: here stands one number");
    assert_eq!(problem("purses = 3"), "1: there is no figure `purses`");
}

#[test]
fn a_wrong_setup_is_refused() {
    let setup = SetupProblem::Players {
        given: 5,
        allowed: 2..=4,
    };
    let problem = Nim::open(BOX, 5, &Options::new()).unwrap_err();
    assert_eq!(problem, OpenProblem::Setup(setup));
}
