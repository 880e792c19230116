//! Moods and their tracks.

use red_outpost::{components::Worker, event::Event};

use crate::{
    flow::{WORKERS, play_game, used},
    kit::{Board, OutpostBoard as _, board, board_with, json},
};

/// A board of 2 players in a phase, with these moods.
fn with_moods(phase: &str, moods: &[(&str, i64)]) -> Board {
    let mut patch = json!({ "phase": phase, "workers": {} });
    for (worker, mood) in moods {
        patch["workers"][worker] = json!({ "mood": mood });
    }
    board(2).with(patch)
}

/// RO-074, RO-075, RO-078: on each of the six tracks a step up and a step down
/// change the value by 1, over all values from −5 to +6.
#[test]
fn ro_074_ro_075_ro_078_six_equal_tracks() {
    for worker in WORKERS {
        for mood in -5..=6 {
            let up = with_moods("lunch", &[(worker, mood)]);
            let up = up.after(&[&format!("{worker}>kitchen")]);
            assert_eq!(
                up.mood(worker),
                (mood + 1).min(6),
                "{worker} up from {mood}"
            );
            let down = with_moods("day1", &[(worker, mood)]);
            let down = down.after(&[&format!("{worker}>spaceship")]);
            assert_eq!(
                down.mood(worker),
                (mood - 1).max(-5),
                "{worker} down from {mood}"
            );
        }
        for mood in [-6, 7] {
            let off = json!({ "workers": { worker: { "mood": mood } } });
            assert!(board(2).try_with(off).is_err());
        }
    }
}

/// RO-076: every track starts at 0, in the first round and after it.
#[test]
fn ro_076_the_start_space() {
    let mut board = used("night", &["miner"]);
    for worker in WORKERS {
        assert_eq!(board_with(3, &[]).mood(worker), 0);
        board = board.with(json!({ "workers": { worker: { "mood": 3 } } }));
    }
    board.play(&["farmer>mine"]);
    assert_eq!(
        (board.at("/round"), board.at("/phase")),
        (json!(2), json!("morning"))
    );
    for worker in WORKERS {
        assert_eq!(board.mood(worker), 0);
    }
}

/// RO-077: the value of the marker is what the worker is worth at the end of a round.
#[test]
fn ro_077_value_is_vp() {
    for (index, worker) in WORKERS.into_iter().enumerate() {
        // Seat 1 leads on one portrait and its last disc, on another, changes nothing.
        let [last, tired] = [WORKERS[(index + 1) % 6], WORKERS[(index + 2) % 6]];
        for mood in -5..=6 {
            let mut board = used("night", &[tired]).with(json!({
                "workers": {
                    worker: { "mood": mood, "discs": [1, 0] },
                    last: { "at": "mine", "discs": [0, 2] },
                },
                "players": { "1": { "discs": 8 }, "2": { "discs": 7 } },
            }));
            board.play(&[&format!("{last}>barracks")]);
            assert_eq!(board.at("/round"), 2);
            assert_eq!(i64::from(board.points(1)), 5 + mood, "{worker} at {mood}");
        }
    }
}

/// RO-079, RO-Q07, RO-E16: what would leave the track is lost.
#[test]
fn ro_079_what_would_leave_the_track_is_lost() {
    let after = |worker: &str, mood: i64, place: &str| {
        let board = with_moods("day1", &[(worker, mood)]);
        board.after(&[&format!("{worker}>{place}")]).mood(worker)
    };
    assert_eq!(after("miner", 6, "brewery"), 6);
    assert_eq!(after("miner", 5, "brewery"), 6);
    assert_eq!(after("miner", 4, "brewery"), 6);
    assert_eq!(after("shepherd", -4, "labour_camp"), -5);
    assert_eq!(after("shepherd", -5, "labour_camp"), -5);
    assert_eq!(after("shepherd", -3, "labour_camp"), -5);
}

/// RO-080, RO-Q07: an effect may be used although part of it, or all, is lost.
#[test]
fn ro_080_lost_effects_are_legal() {
    let board = with_moods("day1", &[("miner", 6), ("farmer", -5), ("shepherd", 2)]);
    let board = board.with(json!({ "warehouse": { "coal": 1 }, "supply": { "coal": 5 } }));
    for swap in [
        "swap:miner+shepherd-",
        "swap:shepherd+farmer-",
        "swap:miner+farmer-",
    ] {
        let board = board.after(&["bureaucrat>brewery", swap]);
        assert_eq!(board.number("/players/0/crystals"), 0, "{swap} is paid for");
        assert_eq!((board.mood("miner"), board.mood("farmer")), (6, -5));
        let raised = i64::from(swap.contains("shepherd+"));
        let lowered = i64::from(swap.contains("shepherd-"));
        assert_eq!(board.mood("shepherd"), 2 + raised - lowered);
    }
    let board = board.after(&["bureaucrat>warehouse", "exchange:coal=miner+farmer-"]);
    assert_eq!((board.mood("miner"), board.mood("farmer")), (6, -5));
    assert_eq!(board.number("/warehouse/coal"), 0);
    let board = with_moods("day1", &[("miner", -5)]).after(&["miner>labour_camp"]);
    assert_eq!(
        board.number("/warehouse/fish"),
        1,
        "the Labour Camp is open to the saddest"
    );
}

/// RO-081, RO-Q07: changes come one after the other, each stopping at the end of the track.
#[test]
fn ro_081_one_change_after_the_other() {
    // +2 at the Brewery stops at 6, and then the swap takes 1.
    let board = with_moods("day1", &[("miner", 5)]);
    let board = board.after(&["miner>brewery", "swap:farmer+miner-"]);
    assert_eq!((board.mood("miner"), board.mood("farmer")), (5, 1));
    // −1 at the Lake stops at −5, and then the big catch gives 1.
    let board = with_moods("day1", &[("miner", -5)]);
    let lake = json!({ "lake": { "deck": [6], "discard": [1, 2, 3, 4, 5] } });
    assert_eq!(board.with(lake).after(&["miner>lake"]).mood("miner"), -4);
}

/// RO-082: a worker that is named is met wherever it is, standing or tired.
#[test]
fn ro_082_wherever_the_worker_is() {
    for (turn, named) in [
        ("miner>palace", "commissar"),
        ("miner>administration", "bureaucrat"),
    ] {
        for at in ["barracks", "mine", "kitchen"] {
            for tired in [&[][..], &[named]] {
                let board = used("day1", tired).with(json!({ "workers": { named: { "at": at } } }));
                let board = board.after(&[turn]);
                assert_eq!(board.mood(named), 1, "{named} at {at}, tired: {tired:?}");
            }
        }
    }
    let board =
        used("day1", &["farmer"]).with(json!({ "workers": { "farmer": { "at": "lake" } } }));
    let board = board.after(&["miner>brewery", "swap:farmer+commissar-"]);
    assert_eq!((board.mood("farmer"), board.mood("commissar")), (1, -1));
}

/// RO-083: moods change only by what is told in a round, carry over from phase to
/// phase, and begin each round at 0.
#[test]
fn ro_083_moods_carry_over() {
    for seed in 0..5 {
        let mut board = board_with(3, &[("cards", "on"), ("first", "1")]);
        play_game(&mut board, seed, |_| {});
        let mut moods = [0; 6];
        let mut changes = 0;
        for event in board.news() {
            match event {
                Event::RoundBegins(_) => moods = [0; 6],
                Event::MoodChanged { worker, from, to } => {
                    assert_eq!(moods[worker as usize], from, "{worker}");
                    moods[worker as usize] = to;
                    changes += 1;
                }
                Event::MoodScored { worker, points, .. } => {
                    assert_eq!(i16::from(moods[worker as usize]), points);
                }
                _ => {}
            }
        }
        assert!(changes > 40);
    }
    // The end of a phase that is not the last leaves moods alone.
    for (phase, tired) in [
        ("day1", &WORKERS[..5]),
        ("lunch", &["farmer"]),
        ("day2", &WORKERS[..5]),
    ] {
        let mut board = used(phase, tired);
        for &worker in Worker::ALL {
            let name = worker.to_string();
            let mood = worker as i8 - 2;
            board = board.with(json!({ "workers": { name: { "mood": mood } } }));
        }
        let place = if phase == "lunch" {
            "kitchen"
        } else {
            "warehouse"
        };
        board.play(&[&format!("bureaucrat>{place}")]);
        if phase != "lunch" {
            board.play(&["exchange:none"]);
        }
        assert_ne!(board.at("/phase"), phase);
        for &worker in Worker::ALL {
            let gained = i64::from(phase == "lunch" && worker == Worker::Bureaucrat);
            assert_eq!(board.mood(&worker.to_string()), worker as i64 - 2 + gained);
        }
    }
}
