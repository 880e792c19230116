//! Rounds and phases: whose turn it is, and which locations are open.

use red_outpost::{
    components::{Location, Locations, Phase},
    event::Event,
};
use serde_json::Value;
use tabletop::Dice;

use crate::{
    kit::{BOX, Board, OutpostBoard as _, board, board_from, board_with, json},
    setup::{places, random_tokens},
};

/// The names of the workers.
pub const WORKERS: [&str; 6] = [
    "shepherd",
    "farmer",
    "fisherman",
    "miner",
    "commissar",
    "bureaucrat",
];

/// The five phases in their order.
const PHASES: [&str; 5] = ["morning", "day1", "lunch", "day2", "night"];

/// A phase of 2 players in which these workers were used and seat 1 is to move.
pub fn used(phase: &str, tired: &[&str]) -> Board {
    let (turns, first) = (tired.len() + 1, tired.len() % 2 + 1);
    let mut patch = json!({ "phase": phase, "turns": turns, "first": first });
    for worker in tired {
        patch["workers"][worker] = json!({ "tired": true });
    }
    board(2).with(patch)
}

/// Where a worker may be moved.
pub fn destinations(board: &Board, worker: &str) -> Locations {
    let legal = board.legal();
    let to = legal.iter().filter_map(|answer| answer.split_once('>'));
    to.filter(|(moved, _)| *moved == worker)
        .map(|(_, to)| to.parse::<Location>().unwrap())
        .collect()
}

/// Plays a random game to its end, looking at the board at every question.
pub fn play_game(board: &mut Board, seed: u64, mut read: impl FnMut(&Board)) {
    let mut dice = Dice::from_seed(seed);
    while board.seat().is_some() {
        read(board);
        let legal = board.legal();
        let answer = &legal[dice.below(legal.len() as u32) as usize];
        board.play(&[answer]);
    }
}

/// The phases of a whole game in order, with the seats that took turns in each.
fn played_phases(players: u8, first: u8) -> Vec<(Phase, Vec<u8>)> {
    let mut board = board_with(players, &[("first", &first.to_string())]);
    play_game(&mut board, u64::from(first), |_| {});
    let mut phases = Vec::new();
    for event in board.news() {
        match event {
            Event::PhaseBegins(phase, _) => phases.push((phase, Vec::new())),
            Event::Moved { seat, .. } => phases.last_mut().unwrap().1.push(seat.number()),
            _ => {}
        }
    }
    phases
}

/// Every table of 2 to 4 players, with each of them as the first player.
fn tables() -> impl Iterator<Item = (u8, u8)> {
    (2..=4).flat_map(|players| (1..=players).map(move |first| (players, first)))
}

/// RO-036, RO-037: two rounds of the same five phases, and then the game is over.
#[test]
fn ro_036_ro_037_two_rounds_of_five_phases() {
    for players in 1..=4 {
        let mut board = board(players);
        play_game(&mut board, 1, |_| {});
        let told: Vec<String> = board
            .news()
            .into_iter()
            .filter_map(|event| match event {
                Event::RoundBegins(round) => Some(format!("round {round}")),
                Event::PhaseBegins(phase, _) => Some(phase.to_string()),
                Event::GameOver => Some("over".to_string()),
                _ => None,
            })
            .collect();
        let [a, b, c, d, e] = PHASES;
        let expected = ["round 1", a, b, c, d, e, "round 2", a, b, c, d, e, "over"];
        assert_eq!(told, expected);
    }
}

/// RO-038, RO-045: in each phase turns go clockwise from the first player, and each
/// phase begins one seat further on, the first of round 2 too.
#[test]
fn ro_038_ro_045_clockwise_from_the_first_player() {
    for (players, first) in tables() {
        let mut begins = first;
        for (phase, seats) in played_phases(players, first) {
            for (seat, turn) in seats.iter().zip(0..) {
                assert_eq!(
                    *seat,
                    (begins - 1 + turn) % players + 1,
                    "{phase} {seats:?}"
                );
            }
            begins = begins % players + 1;
        }
    }
}

/// RO-038: only the seat whose turn it is may answer.
#[test]
fn ro_038_out_of_turn() {
    use tabletop::{Game, Reason, Seat};
    let board = board(3);
    let action = "miner>mine".parse().unwrap();
    let mut list = Vec::new();
    for seat in [Seat(1), Seat(2), Seat(3)] {
        let refused = board.game.check(&board.state, seat, action).unwrap_err();
        assert_eq!(refused.rule().0, "RO-038");
        board.game.actions(&board.state, seat, &mut list);
        assert!(list.is_empty());
    }
    board.game.check(&board.state, Seat(0), action).unwrap();
}

/// RO-039, RO-040: one turn for each player in Morning, Lunch and Night, six turns
/// in each Day half.
#[test]
fn ro_039_ro_040_turns_per_phase() {
    for (players, first) in tables() {
        for (phase, mut seats) in played_phases(players, first) {
            if phase.is_day() {
                assert_eq!(seats.len(), 6, "{phase}");
            } else {
                seats.sort_unstable();
                assert_eq!(seats, (1..=players).collect::<Vec<_>>(), "{phase}");
            }
        }
    }
}

/// RO-040: a Day half ends when every worker has been used.
#[test]
fn ro_040_all_six_workers_are_used() {
    let mut board = board(4).with(json!({ "phase": "day1" }));
    for (worker, place) in
        WORKERS
            .into_iter()
            .zip(["pasture", "field", "mine", "lake", "labour_camp", "brewery"])
    {
        assert_eq!(board.at("/phase"), "day1");
        board.play(&[&format!("{worker}>{place}")]);
    }
    assert_eq!(board.asked().as_deref(), Some("swap"));
    board.play(&["swap:none"]);
    assert_eq!(board.at("/phase"), "lunch");
}

/// RO-041..RO-043: turns of each player in a Day half, in turn order.
#[test]
fn ro_041_ro_042_ro_043_turns_in_a_day_half() {
    for (players, first) in tables() {
        for (phase, seats) in played_phases(players, first) {
            if !phase.is_day() {
                continue;
            }
            let in_order = &seats[..players as usize];
            let turns = |seat| seats.iter().filter(|&&other| other == seat).count();
            let turns: Vec<usize> = in_order.iter().map(|&seat| turns(seat)).collect();
            let expected: &[usize] = match players {
                2 => &[3, 3],
                3 => &[2, 2, 2],
                _ => &[2, 2, 1, 1],
            };
            assert_eq!(turns, expected, "{phase} {seats:?}");
        }
    }
}

/// RO-044, RO-Q05: everyone has the same number of turns in each round, one for
/// each influence disc, so that no disc is left and none is missing.
#[test]
fn ro_044_as_many_turns_as_discs() {
    for (players, first) in tables() {
        let each = [9, 7, 6][players as usize - 2];
        let phases = played_phases(players, first);
        for round in phases.chunks(5) {
            for seat in 1..=players {
                let seats = round.iter().flat_map(|(_, seats)| seats);
                assert_eq!(seats.filter(|&&other| other == seat).count(), each);
            }
        }
        let mut board = board_with(players, &[("first", &first.to_string())]);
        assert_eq!(board.number("/players/0/discs"), each as i64);
        play_game(&mut board, 3, |board| {
            if board.asked().as_deref() == Some("move") {
                let seat = board.seat().unwrap();
                assert!(board.number(&format!("/players/{}/discs", seat - 1)) > 0);
            }
        });
        let news = board.news();
        let placed = news
            .iter()
            .filter(|event| matches!(event, Event::DiscPlaced { .. }))
            .count();
        assert_eq!(placed, 2 * each * players as usize);
    }
}

/// RO-045: the token goes to the next player at the end of every phase.
#[test]
fn ro_045_the_first_player_token() {
    for (players, first) in tables() {
        let mut board = board_with(players, &[("first", &first.to_string())]);
        play_game(&mut board, 2, |_| {});
        let told: Vec<u8> = board
            .news()
            .into_iter()
            .filter_map(|event| match event {
                Event::FirstPlayer(seat) => Some(seat.number()),
                _ => None,
            })
            .collect();
        let clockwise: Vec<u8> = (first..first + 10).map(|seat| seat % players + 1).collect();
        assert_eq!(told, clockwise);
        assert_eq!(board.at("/first"), clockwise[9]);
    }
}

/// RO-046: there is no passing: a turn begins with nothing but moves to choose from,
/// and each turn uses one more worker.
#[test]
fn ro_046_no_passing() {
    let mut board = board(3);
    play_game(&mut board, 5, |board| {
        if board.asked().as_deref() == Some("move") {
            let moves = board.legal();
            assert!(!moves.is_empty());
            assert!(moves.iter().all(|answer| answer.contains('>')), "{moves:?}");
            let workers = board.at("/workers");
            let workers = workers.as_object().unwrap().values();
            let used = workers.filter(|worker| worker["tired"] == true).count();
            assert_eq!(used as i64, board.number("/turns") - 1);
        }
    });
}

/// RO-047: every Morning begins with everyone standing in the Barracks.
#[test]
fn ro_047_everyone_wakes_up_in_the_barracks() {
    let mut mornings = 0;
    let mut board = board(2);
    play_game(&mut board, 6, |board| {
        if (board.at("/phase"), board.at("/turns")) == (json!("morning"), json!(1))
            && board.asked().as_deref() == Some("move")
        {
            mornings += 1;
            for worker in WORKERS {
                let portrait = board.at(&format!("/workers/{worker}"));
                assert_eq!(portrait["at"], "barracks");
                assert_eq!(portrait["tired"], false);
            }
        }
    });
    assert_eq!(mornings, 2);
}

/// RO-048, RO-053: in both rounds Morning tokens are red in Morning only and Night
/// tokens in Night only.
#[test]
fn ro_048_ro_053_tokens_turn() {
    for seed in 0..3 {
        let mut board = board_from(BOX, 4, &[("tokens", "random")], seed);
        play_game(&mut board, seed, |board| {
            let table = &board.state.table;
            let red = match table.phase {
                Phase::Morning => table.morning,
                Phase::Night => table.night,
                _ => places(""),
            };
            assert_eq!(table.red(), red);
            if board.asked().as_deref() == Some("move") && table.phase != Phase::Lunch {
                let legal = WORKERS.map(|worker| destinations(board, worker));
                for place in table.morning | table.night {
                    let reachable = legal.iter().any(|places| places.contains(place));
                    let empty = !table.workers.iter().any(|worker| worker.at == place);
                    let open = empty && !red.contains(place);
                    assert_eq!(reachable, open, "{place} in {}", table.phase);
                }
            }
        });
        assert_eq!(board.state.table.round, 3);
    }
}

/// RO-049: in Morning the Morning tokens close their locations, the Night tokens do not.
#[test]
fn ro_049_morning() {
    let board = board(2);
    let open = places("pasture field warehouse administration mine lake labour_camp");
    for worker in WORKERS {
        assert_eq!(destinations(&board, worker), open);
        for token in ["spaceship", "palace", "brewery"] {
            assert_eq!(board.refusal(&format!("{worker}>{token}")), "RO-049");
        }
    }
}

/// RO-050: in both Day halves tokens do not matter.
#[test]
fn ro_050_day() {
    for phase in ["day1", "day2"] {
        let board = board(2).with(json!({ "phase": phase }));
        for worker in WORKERS {
            let ordinary = !places("kitchen barracks");
            assert_eq!(destinations(&board, worker), ordinary);
        }
    }
}

/// RO-051: in Lunch everyone goes to the Kitchen.
#[test]
fn ro_051_lunch() {
    let board = board(2).with(json!({
        "phase": "lunch",
        "workers": { "miner": { "at": "mine" } },
    }));
    for worker in WORKERS {
        assert_eq!(destinations(&board, worker), places("kitchen"));
    }
    for place in !places("kitchen mine") {
        assert_eq!(board.refusal(&format!("miner>{place}")), "RO-051");
    }
}

/// RO-052, RO-055: the Kitchen is open in Lunch only, the Barracks in Night only.
#[test]
fn ro_052_ro_055_kitchen_and_barracks() {
    for phase in PHASES {
        let workers = json!({ "miner": { "at": "mine" } });
        let board = board(2).with(json!({ "phase": phase, "workers": workers }));
        let open = destinations(&board, "miner");
        assert_eq!(open.contains(Location::Kitchen), phase == "lunch");
        assert_eq!(open.contains(Location::Barracks), phase == "night");
        if phase != "lunch" {
            assert_eq!(board.refusal("miner>kitchen"), "RO-052");
            if phase != "night" {
                assert_eq!(board.refusal("miner>barracks"), "RO-055");
            }
        }
    }
}

/// RO-054: in Night the Night tokens close their locations, the Morning tokens do not.
#[test]
fn ro_054_night() {
    let board = board(2).with(json!({
        "phase": "night",
        "workers": { "miner": { "at": "mine" } },
    }));
    let open = places("palace brewery warehouse administration spaceship labour_camp");
    assert_eq!(destinations(&board, "miner"), open | Location::Barracks);
    assert_eq!(destinations(&board, "farmer"), open);
    for token in ["field", "pasture", "lake"] {
        assert_eq!(board.refusal(&format!("miner>{token}")), "RO-054");
    }
}

/// RO-056: a worker at a location whose token turns red stays and may leave; then
/// nobody may enter.
#[test]
fn ro_056_only_entering_is_forbidden() {
    let mut board = used("day2", &WORKERS[1..]).with(json!({ "workers": {
        "farmer": { "at": "field" },
        "fisherman": { "at": "warehouse" },
        "miner": { "at": "mine" },
        "commissar": { "at": "palace" },
        "bureaucrat": { "at": "spaceship" },
    } }));
    board.play(&["shepherd>pasture"]);
    assert_eq!(board.at("/phase"), "night");
    assert_eq!(board.at("/workers/shepherd/at"), "pasture");
    assert_eq!(board.at("/workers/farmer/at"), "field");
    assert_eq!(board.refusal("miner>pasture"), "RO-054");
    let open = places("brewery administration labour_camp barracks");
    assert_eq!(destinations(&board, "shepherd"), open);
    board.play(&["shepherd>labour_camp"]);
    assert_eq!(board.refusal("miner>pasture"), "RO-054");
}

/// RO-057: the same turns in either Day half give the same board.
#[test]
fn ro_057_the_two_day_halves_are_alike() {
    let half = |phase: &str| -> Vec<(Vec<String>, Value)> {
        let mut board = board(3).with(json!({
            "phase": phase,
            "workers": { "miner": { "at": "mine" } },
        }));
        let turns = [
            "miner>brewery",
            "swap:miner+farmer-",
            "bureaucrat>administration",
            "shepherd>pasture",
            "farmer>mine",
            "fisherman>lake",
            "pick:1",
        ];
        let seen = |board: &Board| {
            let mut position = board.position();
            position.as_object_mut().unwrap().remove("phase");
            (board.legal(), position)
        };
        let mut half = vec![seen(&board)];
        for turn in turns {
            board.play(&[turn]);
            half.push(seen(&board));
        }
        half
    };
    assert_eq!(half("day1"), half("day2"));
}

/// The board of RO-E01: Clara with pink discs is first, her rival has orange ones
/// (RO-Q47). It is round 2: two coal are stored before anyone can have produced one.
pub fn rulebook_example() -> Board {
    let colours = [("colours", "pink,orange")];
    let board = random_tokens(&colours, |board| {
        let morning = board.state.table.morning;
        morning.is_disjoint(places("brewery mine"))
    });
    board.with(json!({ "round": 2 }))
}

/// RO-E01, RO-049: Clara may use all 6 workers and 7 locations.
#[test]
fn ro_e01_the_first_turn() {
    let board = rulebook_example();
    assert_eq!(
        (board.at("/phase"), board.seat()),
        (json!("morning"), Some(1))
    );
    let tokens = board.state.table.morning;
    for worker in WORKERS {
        let open = destinations(&board, worker);
        assert_eq!(open.len(), 7);
        assert_eq!(open, !places("barracks kitchen") - tokens);
    }
}

/// RO-E02, RO-Q47: the bureaucrat at the Brewery, with Clara's pink disc on her portrait.
#[test]
fn ro_e02_the_bureaucrat_drinks() {
    let board = rulebook_example();
    assert_eq!(board.game.setup.colours[0].to_string(), "pink");
    assert_eq!(board.number("/players/0/crystals"), 1);
    let board = board.after(&["bureaucrat>brewery", "swap:none"]);
    let bureaucrat = board.at("/workers/bureaucrat");
    assert_eq!(bureaucrat["at"], "brewery");
    assert_eq!(bureaucrat["tired"], true);
    assert_eq!(bureaucrat["discs"], json!([1, 0]));
    assert_eq!(bureaucrat["mood"], 2);
    assert_eq!(board.number("/players/0/crystals"), 1);
}

/// RO-E03, RO-059, RO-063: 5 workers and 6 locations are left for the second player.
#[test]
fn ro_e03_the_second_turn() {
    let board = rulebook_example().after(&["bureaucrat>brewery", "swap:none"]);
    assert_eq!(board.seat(), Some(2));
    assert!(destinations(&board, "bureaucrat").is_empty());
    let tokens = board.state.table.morning;
    for worker in &WORKERS[..5] {
        let open = destinations(&board, worker);
        assert_eq!(open.len(), 6);
        assert_eq!(open, !places("barracks kitchen brewery") - tokens);
    }
}

/// RO-E05: the end of the first Morning.
#[test]
fn ro_e05_the_end_of_morning() {
    let board = rulebook_example().after(&["bureaucrat>brewery", "swap:none", "miner>mine"]);
    assert_eq!(board.at("/phase"), "day1");
    for worker in WORKERS {
        assert_eq!(board.at(&format!("/workers/{worker}/tired")), false);
    }
    for worker in ["shepherd", "farmer", "fisherman", "commissar"] {
        assert_eq!(board.at(&format!("/workers/{worker}/at")), "barracks");
        assert_eq!(board.mood(worker), 1);
    }
    assert_eq!((board.mood("bureaucrat"), board.mood("miner")), (2, 0));
    assert_eq!(board.at("/first"), 2);
}

/// RO-E06, RO-041: Day 1st half begins with the second player and has 3 turns each.
#[test]
fn ro_e06_the_first_half_of_the_day() {
    let mut board = rulebook_example().after(&["bureaucrat>brewery", "swap:none", "miner>mine"]);
    let mut seats = Vec::new();
    while board.at("/phase") == "day1" {
        if board.asked().as_deref() == Some("move") {
            seats.push(board.seat().unwrap());
        }
        let answer = board.legal()[0].clone();
        board.play(&[&answer]);
    }
    assert_eq!(seats, [2, 1, 2, 1, 2, 1]);
}

/// RO-E19, RO-043, RO-044: a round of four players, seat 1 first.
#[test]
fn ro_e19_a_round_of_four() {
    let round = &played_phases(4, 1)[..5];
    assert_eq!(round[1], (Phase::Day1, vec![2, 3, 4, 1, 2, 3]));
    assert_eq!(round[3], (Phase::Day2, vec![4, 1, 2, 3, 4, 1]));
    for seat in 1..=4 {
        let turns = round.iter().flat_map(|(_, seats)| seats);
        assert_eq!(turns.filter(|&&other| other == seat).count(), 6);
    }
}
