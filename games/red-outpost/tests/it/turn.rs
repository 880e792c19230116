//! A turn: a worker is moved, a disc is placed, the location does its work.

use red_outpost::{
    RedOutpost,
    components::{Location, Resource, Worker},
    event::Event,
    state::Source,
};
use tabletop::{Game, Options, Scored, Seat};

use crate::{
    flow::{WORKERS, destinations},
    kit::{BOX, Board, OutpostBoard as _, board, board_with, board_with_cards, json},
    setup::places,
};

/// A board of 2 players in Day 1st half, everyone in the Barracks but these workers.
fn day(workers: &[(&str, &str)]) -> Board {
    let mut patch = json!({ "phase": "day1", "workers": {} });
    for (worker, at) in workers {
        patch["workers"][worker] = json!({ "at": at });
    }
    board(2).with(patch)
}

/// RO-058: moving, disc, mood and action come in this order, with and without
/// special cards on the table.
#[test]
fn ro_058_four_steps_in_order() {
    let with_cards = board_with_cards(2, &[(1, 9), (1, 18)]).with(json!({ "phase": "day1" }));
    for mut board in [day(&[]), with_cards] {
        board.play(&["farmer>pasture"]);
        let (seat, worker) = (Seat(0), Worker::Farmer);
        let (from, to) = (Location::Barracks, Location::Pasture);
        let steps = [
            Event::Moved {
                seat,
                worker,
                from,
                to,
            },
            Event::DiscPlaced { seat, worker },
            Event::MoodChanged {
                worker,
                from: 0,
                to: -1,
            },
            Event::Produced {
                seat,
                cube: Resource::Wool,
            },
        ];
        assert_eq!(board.news(), steps);
    }
}

/// RO-059, RO-062: a worker that was moved lies down and cannot be chosen again in
/// this phase; all who stand can.
#[test]
fn ro_059_ro_062_standing_and_tired() {
    let mut board = day(&[]);
    for worker in WORKERS {
        assert!(!destinations(&board, worker).is_empty());
    }
    board.play(&["miner>mine"]);
    assert_eq!(board.at("/workers/miner/tired"), true);
    assert_eq!(board.at("/workers/miner/at"), "mine");
    assert_eq!(board.refusal("miner>lake"), "RO-059");
    for worker in WORKERS {
        assert_eq!(destinations(&board, worker).is_empty(), worker == "miner");
    }
    board.play(&["farmer>field"]);
    assert_eq!(
        board.refusal("miner>lake"),
        "RO-059",
        "still tired two turns later"
    );
    assert_eq!(board.refusal("farmer>lake"), "RO-059");
}

/// RO-060: a worker cannot be moved to where it is, not even where all have room.
#[test]
fn ro_060_another_location() {
    let board = day(&[("miner", "mine")]);
    assert_eq!(board.refusal("miner>mine"), "RO-060");
    for phase in ["night", "lunch"] {
        let home = if phase == "night" {
            "barracks"
        } else {
            "kitchen"
        };
        let workers = json!({ "miner": { "at": home } });
        let board = board.with(json!({ "phase": phase, "workers": workers }));
        assert_eq!(board.refusal(&format!("miner>{home}")), "RO-060");
    }
}

/// RO-061: from every location every other one is one move away.
#[test]
fn ro_061_distance_does_not_matter() {
    let ordinary = !places("kitchen barracks");
    for from in !places("") {
        let board = day(&[("miner", &from.to_string())]);
        assert_eq!(destinations(&board, "miner"), ordinary - from);
    }
}

/// RO-063: a location that holds another worker, standing or tired, is taken.
#[test]
fn ro_063_one_worker_in_a_location() {
    let board = day(&[("farmer", "lake")]);
    assert_eq!(
        board.refusal("miner>lake"),
        "RO-063",
        "the farmer stands there"
    );
    let board = board.after(&["shepherd>mine"]);
    assert_eq!(
        board.refusal("miner>mine"),
        "RO-063",
        "the shepherd lies there"
    );
    assert_eq!(board.refusal("miner>lake"), "RO-063");
    let two = json!({ "workers": { "commissar": { "at": "lake" } } });
    assert!(board.try_with(two).is_err());
}

/// RO-064: Barracks and Kitchen hold everyone.
#[test]
fn ro_064_room_for_all() {
    for (phase, home) in [("lunch", "kitchen"), ("night", "barracks")] {
        let mut board = board_with(4, &[("first", "1")]).with(json!({
            "phase": phase,
            "workers": {
                "shepherd": { "at": "pasture" },
                "farmer": { "at": "field" },
                "fisherman": { "at": "lake" },
                "miner": { "at": "mine" },
                "commissar": { "at": home },
            },
        }));
        // The commissar stands in the way of nobody, and neither do those who follow.
        for worker in &WORKERS[..3] {
            board.play(&[&format!("{worker}>{home}")]);
        }
        for worker in &WORKERS[..3] {
            assert_eq!(board.at(&format!("/workers/{worker}/at")), home);
        }
        assert!(destinations(&board, "miner").contains(home.parse().unwrap()));
    }
}

/// RO-065: a location is free as soon as its worker has left.
#[test]
fn ro_065_left_locations_are_free() {
    let board = day(&[("miner", "mine")]);
    assert_eq!(board.refusal("farmer>mine"), "RO-063");
    let board = board.after(&["miner>lake", "farmer>mine"]);
    assert_eq!(board.at("/workers/farmer/at"), "mine");
    // In Night only while no token closes it.
    let board = day(&[("miner", "mine"), ("shepherd", "lake")]);
    let board = board.with(json!({ "phase": "night" }));
    let left = board.after(&["miner>barracks"]);
    assert!(destinations(&left, "farmer").contains(Location::Mine));
    let left = board.after(&["shepherd>barracks"]);
    assert_eq!(left.refusal("farmer>lake"), "RO-054");
}

/// RO-066: in the tightest positions there is a move, and a box that would leave
/// none is refused.
#[test]
fn ro_066_there_is_always_a_move() {
    let tight = |phase: &str, taken: &str| {
        let at = taken.split_whitespace();
        let workers: Vec<(&str, &str)> = WORKERS.into_iter().zip(at).collect();
        day(&workers).with(json!({ "phase": phase }))
    };
    let morning = "pasture field warehouse administration mine lake";
    let night = "palace brewery warehouse administration spaceship mine";
    for (phase, taken, open) in [
        ("morning", morning, "labour_camp"),
        ("day1", morning, "labour_camp palace brewery spaceship"),
        ("lunch", morning, "kitchen"),
        ("day2", night, "labour_camp field pasture lake"),
        ("night", night, "labour_camp barracks"),
    ] {
        let board = tight(phase, taken);
        for worker in WORKERS {
            assert_eq!(destinations(&board, worker), places(open), "{phase}");
        }
    }
    let open = "open_in = [\"morning\", \"day1\", \"day2\", \"night\"]";
    let closed = BOX.replacen(open, "open_in = [\"day1\", \"day2\", \"night\"]", 1);
    assert!(RedOutpost::open(&closed, 2, &Options::new()).is_err());
}

/// RO-067: one of your discs goes on the portrait of the worker just moved, and
/// nowhere else.
#[test]
fn ro_067_a_disc_on_the_portrait() {
    let mut board = day(&[]);
    for (seat, worker, turn) in [(1, "miner", "miner>mine"), (2, "farmer", "farmer>field")] {
        let before = board.clone();
        board.play(&[turn]);
        for other in WORKERS {
            for side in [0, 1] {
                let discs = format!("/workers/{other}/discs/{side}");
                let placed = i64::from(other == worker && side == seat - 1);
                assert_eq!(board.number(&discs), before.number(&discs) + placed);
            }
        }
        let discs = format!("/players/{}/discs", seat - 1);
        assert_eq!(board.number(&discs), before.number(&discs) - 1);
    }
}

/// RO-068: a portrait holds all discs of everyone.
#[test]
fn ro_068_any_number_of_discs() {
    let board = board(4).with(json!({
        "phase": "day1",
        "workers": { "miner": { "discs": [5, 6, 6, 6] } },
        "players": {
            "1": { "discs": 1 }, "2": { "discs": 0 }, "3": { "discs": 0 }, "4": { "discs": 0 },
        },
    }));
    let board = board.after(&["miner>mine"]);
    assert_eq!(board.at("/workers/miner/discs"), json!([6, 6, 6, 6]));
}

/// RO-069, RO-Q05: without a disc the turn goes on.
#[test]
fn ro_069_no_disc_left() {
    let board = day(&[]).with(json!({
        "workers": { "miner": { "discs": [9, 0] } },
        "players": { "1": { "discs": 0 } },
    }));
    let board = board.after(&["farmer>pasture"]);
    assert_eq!(board.at("/workers/farmer/discs"), json!([0, 0]));
    assert_eq!(board.number("/players/0/discs"), 0);
    assert_eq!(board.at("/workers/farmer/tired"), true);
    assert_eq!(board.mood("farmer"), -1);
    assert_eq!(board.number("/warehouse/wool"), 1);
    assert_eq!(
        (board.seat(), board.asked().as_deref()),
        (Some(2), Some("move"))
    );
}

/// RO-070: the printed mood change meets those whom the location names.
#[test]
fn ro_070_the_mood_of_the_location() {
    let check = |turn: &str, expected: &[(&str, i64)]| {
        let board = day(&[]).after(&[turn]);
        for worker in WORKERS {
            let changed = expected.iter().find(|(name, _)| *name == worker);
            let mood = changed.map_or(0, |(_, mood)| *mood);
            assert_eq!(board.mood(worker), mood, "{worker} after {turn}");
        }
    };
    check("miner>palace", &[("miner", 1), ("commissar", 1)]);
    check("miner>administration", &[("bureaucrat", 1)]);
    check("miner>brewery", &[("miner", 2)]);
    check("commissar>brewery", &[("commissar", -1)]);
    check("farmer>mine", &[("farmer", -2)]);
    check("miner>mine", &[]);
    check("miner>labour_camp", &[("miner", -2)]);
    check("miner>warehouse", &[]);
}

/// RO-071, RO-Q06: what the text words as a possibility may be declined, and then
/// nothing happens.
#[test]
fn ro_071_what_may_be_declined() {
    let board = day(&[]).with(json!({
        "warehouse": { "coal": 1 },
        "supply": { "coal": 5 },
        "workers": { "farmer": { "discs": [0, 1] } },
        "players": { "2": { "discs": 8 } },
        "lake": { "deck": [1, 2, 3, 4, 5], "discard": [6] },
    }));
    for (turn, question, decline) in [
        ("miner>palace", "donate", "donate:none"),
        ("miner>brewery", "swap", "swap:none"),
        ("miner>warehouse", "exchange", "exchange:none"),
        ("miner>administration", "move_rival", "rival:none"),
        ("fisherman>lake", "lake_shuffle", "shuffle:no"),
    ] {
        let asked = board.after(&[turn]);
        assert_eq!(asked.seat(), Some(1));
        assert_eq!(asked.asked().as_deref(), Some(question));
        assert!(asked.legal().contains(&decline.to_string()));
        let declined = asked.after(&[decline]);
        for kept in [
            "/players/0/crystals",
            "/players/0/palace",
            "/warehouse",
            "/supply",
        ] {
            assert_eq!(declined.at(kept), board.at(kept), "{kept} after {decline}");
        }
        assert_eq!(declined.at("/workers/farmer/discs"), json!([0, 1]));
        for worker in WORKERS {
            assert_eq!(declined.mood(worker), asked.mood(worker), "after {decline}");
        }
        if question == "lake_shuffle" {
            let shown = declined.at("/turn/lake_cards");
            assert!(!shown.as_array().unwrap().contains(&json!(6)));
        } else {
            assert_eq!(
                (declined.seat(), declined.asked().as_deref()),
                (Some(2), Some("move"))
            );
        }
    }
}

/// RO-071, RO-Q06: mood, production, drawing cards and the bureaucrat's crystal are
/// not asked for, they happen.
#[test]
fn ro_071_what_is_mandatory() {
    // The spaceship card adds wool, the lake card catches a fish.
    let board = day(&[]).with(json!({
        "spaceship": { "deck": [4], "discard": [1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12] },
        "lake": { "deck": [4, 5], "discard": [1, 2, 3, 6] },
    }));
    for (phase, turn, pointer, value) in [
        ("day1", "shepherd>pasture", "/warehouse/wool", 1),
        ("day1", "farmer>field", "/warehouse/wheat", 1),
        ("day1", "miner>mine", "/warehouse/coal", 2),
        ("day1", "miner>labour_camp", "/warehouse/fish", 1),
        ("day1", "miner>spaceship", "/warehouse/wool", 1),
        ("day1", "miner>lake", "/warehouse/fish", 1),
        (
            "day1",
            "bureaucrat>administration",
            "/players/0/crystals",
            2,
        ),
        ("lunch", "miner>kitchen", "/workers/miner/mood", 1),
        ("night", "miner>barracks", "/workers/miner/mood", 1),
    ] {
        let workers = if phase == "night" {
            json!({ "miner": { "at": "mine" } })
        } else {
            json!({})
        };
        let board = board
            .with(json!({ "phase": phase, "workers": workers }))
            .after(&[turn]);
        assert_eq!(board.number(pointer), value, "{turn}");
        assert_eq!(
            (board.seat(), board.asked().as_deref()),
            (Some(2), Some("move"))
        );
    }
}

/// RO-072: wheel rewards and exports come in the middle of production and are the
/// active player's, whoever brought the cubes.
#[test]
fn ro_072_at_the_instant_and_for_the_active_player() {
    let mut board = day(&[]).with(json!({
        "warehouse": { "wheat": 1, "fish": 2 },
        "supply": { "wheat": 5, "fish": 4 },
        "players": { "2": { "wheel": 2 } },
    }));
    board.play(&["farmer>field"]);
    let before = board.clone();
    board.news();
    board.play(&["miner>labour_camp"]);
    let seat = Seat(1);
    let scored = |source, points| {
        Event::Scored(Scored {
            seat,
            source: source as u8,
            points,
        })
    };
    let (from, to) = (Location::Barracks, Location::LabourCamp);
    let worker = Worker::Miner;
    assert_eq!(
        board.news(),
        [
            Event::Moved {
                seat,
                worker,
                from,
                to
            },
            Event::DiscPlaced { seat, worker },
            Event::MoodChanged {
                worker,
                from: 0,
                to: -2
            },
            Event::Produced {
                seat,
                cube: Resource::Wheat
            },
            Event::Exported {
                seat,
                cube: Resource::Wheat
            },
            scored(Source::Export, 3),
            Event::Produced {
                seat,
                cube: Resource::Wool
            },
            Event::WheelReward { seat },
            scored(Source::Wheel, 2),
            Event::CrystalsGained { seat, count: 1 },
            Event::Produced {
                seat,
                cube: Resource::Fish
            },
            Event::Exported {
                seat,
                cube: Resource::Fish
            },
            scored(Source::Export, 3),
        ]
    );
    assert_eq!(board.points(1), before.points(1));
    assert_eq!(board.points(2), before.points(2) + 8);
}

/// RO-073: after step 4 it is the next player's turn.
#[test]
fn ro_073_the_next_player() {
    let mut board = board(3).with(json!({ "phase": "day1" }));
    for (seat, turn) in [
        (1, "miner>mine"),
        (2, "farmer>field"),
        (3, "shepherd>pasture"),
    ] {
        assert_eq!(
            (board.seat(), board.at("/active")),
            (Some(seat), json!(seat))
        );
        board.play(&[turn]);
        assert!(board.at("/turn/visitor").is_null(), "the turn is over");
        assert_eq!(board.at("/turn/produced"), json!([]));
    }
    assert_eq!(board.seat(), Some(1));
}

/// RO-073: cards that act at the end of a turn come before the next player.
#[test]
fn ro_073_after_cards_at_the_end_of_the_turn() {
    for (card, turn, question, answer) in [
        (15, "fisherman>mine", "relocate", "relocate:none"),
        (15, "fisherman>mine", "relocate", "relocate:miner>lake"),
        (17, "commissar>mine", "give", "give:yes"),
        (17, "commissar>mine", "give", "give:no"),
    ] {
        let board = board_with_cards(2, &[(1, 9), (1, card)]).with(json!({ "phase": "day1" }));
        let board = board.after(&[turn]);
        assert_eq!(board.number("/warehouse/coal"), 1, "step 4 is done");
        assert_eq!(
            (board.seat(), board.asked().as_deref()),
            (Some(1), Some(question))
        );
        let board = board.after(&[answer]);
        assert_eq!(
            (board.seat(), board.asked().as_deref()),
            (Some(2), Some("move"))
        );
    }
}
