//! The end of a phase, the end of a round, and final scoring.

use figures::with_reading;
use red_outpost::{
    RedOutpost,
    components::{Colour, Phase, Worker},
    event::Event,
    state::{Portrait, Source, State},
};
use tabletop::{Dice, Game, Seat, Words};

use crate::{
    contract::tables,
    kit::{BOX, Board, OutpostBoard as _, board, board_from, board_with, board_with_cards, json},
    locations::WORKERS,
};

/// The board in the last turn of a phase, the token with this player. Only the
/// shepherd is out of the Barracks, in the Mine and with mood −1: going to bed
/// makes him worth nothing. Nothing else has happened in the round.
pub fn last_turn(board: &Board, phase: &str, first: u8) -> Board {
    let position = board.position();
    let players = position["players"].as_array().unwrap().len() as u8;
    let turns = if phase.starts_with("day") { 6 } else { players };
    let active = (first + turns - 2) % players + 1;
    let mut patch = json!({
        "phase": phase,
        "turns": turns,
        "first": first,
        "active": active,
        "workers": { "shepherd": { "at": "mine", "mood": -1 } },
    });
    let used = ["farmer", "fisherman", "miner", "commissar", "bureaucrat"];
    for worker in &used[..turns as usize - 1] {
        patch["workers"][worker] = json!({ "tired": true });
    }
    board.with(patch)
}

/// The board with these moods and discs on portraits, the discs in order of seats and
/// from the players' supplies.
pub fn with_portraits(board: &Board, portraits: &[(&str, i8, &[u8])]) -> Board {
    let mut patch = json!({ "workers": {}, "players": {} });
    for (worker, mood, discs) in portraits {
        patch["workers"][worker] = json!({ "mood": mood, "discs": discs });
    }
    let position = board.position();
    for (index, player) in position["players"].as_array().unwrap().iter().enumerate() {
        let used: u8 = portraits.iter().map(|(_, _, discs)| discs[index]).sum();
        let left = player["discs"].as_u64().unwrap() - u64::from(used);
        patch["players"][(index + 1).to_string()] = json!({ "discs": left });
    }
    board.with(patch)
}

/// The board after the last turn of a Night, in which the shepherd goes to bed.
fn asleep(board: &Board) -> Board {
    board.after(&["shepherd>barracks"])
}

/// The VP of all players.
fn points(board: &Board) -> Vec<i32> {
    let players = board.at("/players").as_array().unwrap().len() as u8;
    (1..=players).map(|seat| board.points(seat)).collect()
}

/// What a Night with these portraits brings to each player, from 50 VP each.
fn scored(players: u8, portraits: &[(&str, i8, &[u8])]) -> Vec<i32> {
    let night = with_portraits(&last_turn(&board(players), "night", 1), portraits);
    let mut patch = json!({});
    for seat in 1..=players {
        patch[seat.to_string()] = json!({ "points": { "start": 50 } });
    }
    let after = asleep(&night.with(json!({ "players": patch })));
    points(&after).into_iter().map(|vp| vp - 50).collect()
}

/// The last turn of the game. Each player has these VP, crystals and crystals at the
/// Palace.
fn last_turn_of_game(board: &Board, players: &[(i16, u8, u8)]) -> Board {
    let mut patch = json!({ "round": 2, "players": {} });
    let mut left = 24;
    for (index, (vp, crystals, palace)) in players.iter().enumerate() {
        left -= crystals + palace;
        patch["players"][(index + 1).to_string()] = json!({
            "points": { "start": vp }, "crystals": crystals, "palace": palace,
        });
    }
    patch["crystals"] = json!(left);
    last_turn(board, "night", 1).with(patch)
}

/// The end of a game in which each player has these VP, crystals and crystals at the
/// Palace before final scoring.
fn finished(players: &[(i16, u8, u8)]) -> Board {
    asleep(&last_turn_of_game(&board(players.len() as u8), players))
}

/// VP for these donations, in order of seats.
fn palace(figures: &str, donations: &[u8]) -> Vec<i32> {
    let players: Vec<_> = donations.iter().map(|&palace| (5, 0, palace)).collect();
    let board = board_from(figures, donations.len() as u8, &[("first", "1")], 1);
    let end = asleep(&last_turn_of_game(&board, &players));
    points(&end).into_iter().map(|vp| vp - 5).collect()
}

/// The places at the end, in order of seats.
fn places(board: &Board) -> Vec<u8> {
    board.game.outcome(&board.state).unwrap().places().to_vec()
}

/// Ends a phase without using the Warehouse.
fn end_phase(board: &Board) -> Board {
    match board.at("/phase").as_str().unwrap() {
        "lunch" => board.after(&["shepherd>kitchen"]),
        "night" => asleep(board),
        _ => board.after(&["shepherd>warehouse", "exchange:none"]),
    }
}

const PHASES: [&str; 5] = ["morning", "day1", "lunch", "day2", "night"];

/// RO-164: everyone in the Barracks gains 1 mood after the last turn of Morning, not
/// before it and in no other phase.
#[test]
fn ro_164_the_morning_bonus() {
    for phase in &PHASES[..4] {
        let board = last_turn(&board(2), phase, 1);
        let bonus = i64::from(*phase == "morning");
        let after = end_phase(&board);
        for worker in ["farmer", "fisherman", "miner", "commissar", "bureaucrat"] {
            assert_eq!(board.mood(worker), 0);
            assert_eq!(after.mood(worker), bonus, "{worker} after {phase}");
        }
    }
    // At the end of Night nobody gains mood before it is scored.
    assert_eq!(scored(2, &[("miner", 0, &[1, 0])]), [0, 0]);
    // After the first of two turns in Morning nothing has happened yet.
    assert_eq!(board(2).after(&["shepherd>mine"]).mood("miner"), 0);
}

/// RO-165: at the end of Morning card 12 may be used, after the bonus; in no other phase.
#[test]
fn ro_165_card_12_at_the_end_of_morning() {
    let dealt = board_with_cards(2, &[(1, 12)]);
    let morning = last_turn(&dealt, "morning", 1);
    let morning = with_portraits(&morning, &[("miner", 0, &[1, 0])]);
    let asked = end_phase(&morning);
    assert_eq!(
        (asked.seat(), asked.asked().as_deref()),
        (Some(1), Some("shift_disc"))
    );
    assert_eq!(asked.at("/phase"), "morning");
    assert_eq!(asked.mood("miner"), 1);
    let after = asked.after(&["shift:miner>farmer"]);
    assert_eq!(after.at("/phase"), "day1");
    assert_eq!(after.at("/workers/farmer/discs"), json!([1, 0]));
    for phase in ["lunch", "night"] {
        let board = last_turn(&dealt, phase, 1);
        let board = with_portraits(&board, &[("miner", 0, &[1, 0])]);
        assert_eq!(end_phase(&board).asked().as_deref(), Some("move"));
    }
}

/// RO-166: Morning tokens are red in Morning only, Night tokens in Night only.
#[test]
fn ro_166_tokens_turn_white() {
    let open = |board: &Board| {
        let legal = board.legal();
        let places = ["spaceship", "palace", "brewery", "field", "pasture", "lake"];
        places.map(|place| legal.contains(&format!("miner>{place}")))
    };
    let morning = last_turn(&board(2), "morning", 1);
    assert_eq!(open(&board(2)), [false, false, false, true, true, true]);
    assert_eq!(morning.state.table.red(), morning.state.table.morning);
    let day = end_phase(&morning);
    assert!(day.state.table.red().is_empty());
    assert_eq!(open(&day), [true; 6]);

    let night = end_phase(&last_turn(&board(2), "day2", 1));
    assert_eq!(night.state.table.red(), night.state.table.night);
    assert_eq!(open(&night), [true, true, true, false, false, false]);
    // With the next Morning the Night tokens are white and the others red again.
    let next = end_phase(&last_turn(&board(2), "night", 1));
    assert_eq!(next.state.table.red(), next.state.table.morning);
    assert_eq!(open(&next), [false, false, false, true, true, true]);
}

/// RO-167: at the end of a phase everyone stands up and nobody moves.
#[test]
fn ro_167_everyone_stands_up_in_place() {
    for phase in &PHASES[..4] {
        let board = last_turn(&board(4), phase, 1).with(json!({
            "workers": {
                "farmer": { "at": "field" },
                "fisherman": { "at": "lake" },
                "miner": { "at": "spaceship" },
                "bureaucrat": { "at": "palace" },
            },
        }));
        let after = end_phase(&board);
        for worker in ["farmer", "fisherman", "miner", "commissar", "bureaucrat"] {
            let place = format!("/workers/{worker}/at");
            assert_eq!(after.at(&place), board.at(&place), "{worker} after {phase}");
        }
        let shepherd = if *phase == "lunch" {
            "kitchen"
        } else {
            "warehouse"
        };
        assert_eq!(after.at("/workers/shepherd/at"), shepherd);
        let standing = |portrait: &Portrait| !portrait.tired;
        assert!(after.state.table.workers.iter().all(standing));
    }
}

/// RO-168: at the end of every phase the token goes to the next player clockwise, who
/// has the first turn.
#[test]
fn ro_168_the_token_goes_on() {
    for players in 2..=4 {
        for phase in PHASES {
            for first in 1..=players {
                let after = end_phase(&last_turn(&board(players), phase, first));
                let next = first % players + 1;
                assert_eq!(after.at("/first"), next);
                assert_eq!(after.seat(), Some(next));
            }
        }
    }
}

/// RO-169: the phase marker goes on; after Night the round ends.
#[test]
fn ro_169_the_phase_marker_goes_on() {
    for pair in PHASES.windows(2) {
        let after = end_phase(&last_turn(&board(2), pair[0], 1));
        assert_eq!(after.at("/phase"), pair[1]);
        assert_eq!((after.number("/turns"), after.number("/round")), (1, 1));
    }
    let after = end_phase(&last_turn(&board(2), "night", 1));
    assert_eq!(after.at("/phase"), "morning");
    assert_eq!((after.number("/turns"), after.number("/round")), (1, 2));
}

/// RO-164, RO-167..RO-169: the bonus comes first, then the token goes on, then the next
/// phase begins.
#[test]
fn ro_164_the_order_of_the_end_of_a_phase() {
    let told = end_phase(&last_turn(&board(2), "morning", 1)).news();
    let place = |wanted: Event| told.iter().position(|&event| event == wanted).unwrap();
    let bonus = place(Event::MoodChanged {
        worker: Worker::Miner,
        from: 0,
        to: 1,
    });
    let steps = [
        bonus,
        place(Event::PhaseEnds(Phase::Morning)),
        place(Event::FirstPlayer(Seat(1))),
        place(Event::PhaseBegins(Phase::Day1, Seat(1))),
    ];
    assert!(steps.is_sorted(), "{told:?}");
}

/// RO-170: the round ends after the last step of Night, when the token has gone on.
#[test]
fn ro_170_the_round_ends_after_night() {
    let told = asleep(&last_turn(&board(2), "night", 1)).news();
    let place = |wanted: Event| told.iter().position(|&event| event == wanted).unwrap();
    let steps = [
        place(Event::PhaseEnds(Phase::Night)),
        place(Event::FirstPlayer(Seat(1))),
        place(Event::RoundEnds(1)),
        place(Event::RoundBegins(2)),
    ];
    assert!(steps.is_sorted(), "{told:?}");
    for phase in &PHASES[..4] {
        let other = end_phase(&last_turn(&board(2), phase, 1));
        assert!(!other.events.contains(&Event::RoundEnds(1)));
    }
}

/// RO-171: whoever has the most discs scores the mood, gain or loss; 0 changes nothing.
#[test]
fn ro_171_the_most_discs_score_the_mood() {
    for worker in ["farmer", "fisherman", "miner", "commissar", "bureaucrat"] {
        for mood in -5..=6 {
            let score = i32::from(mood);
            assert_eq!(scored(2, &[(worker, mood, &[2, 1])]), [score, 0]);
            assert_eq!(scored(2, &[(worker, mood, &[1, 2])]), [0, score]);
        }
    }
    // Each portrait is scored on its own.
    let moods = [
        ("farmer", 3, &[2, 1][..]),
        ("miner", -2, &[0, 1]),
        ("commissar", 4, &[1, 0]),
    ];
    assert_eq!(scored(2, &moods), [7, -2]);
}

/// RO-171: the disc and the mood of the last turn count, on the shepherd too.
#[test]
fn ro_171_the_last_turn_counts() {
    let board = last_turn(&board(2), "night", 1);
    let board = board.with(json!({ "workers": { "shepherd": { "mood": 2 } } }));
    assert_eq!(points(&asleep(&board)), [5, 8]);
}

/// RO-172: everyone who ties for the most discs gains or loses the full value.
#[test]
fn ro_172_ties_score_in_full() {
    assert_eq!(scored(2, &[("miner", 4, &[1, 1])]), [4, 4]);
    assert_eq!(scored(3, &[("miner", -3, &[2, 2, 1])]), [-3, -3, 0]);
    assert_eq!(scored(4, &[("miner", 5, &[0, 1, 1, 1])]), [0, 5, 5, 5]);
}

/// RO-173: a portrait without discs scores for nobody.
#[test]
fn ro_173_a_portrait_without_discs() {
    for mood in [-5, 6] {
        assert_eq!(scored(3, &[("miner", mood, &[0, 0, 0])]), [0, 0, 0]);
    }
}

/// RO-173: a crystal of card 2 counts as a disc: it ties, wins, and scores alone.
#[test]
fn ro_173_a_crystal_counts_as_a_disc() {
    let night = last_turn(&board_with_cards(2, &[(1, 2)]), "night", 1);
    for (discs, crystals, vp) in [
        ([1, 2], 1, [9, 9]),
        ([1, 2], 2, [9, 5]),
        ([0, 0], 1, [9, 5]),
        ([1, 2], 0, [5, 9]),
    ] {
        let board = with_portraits(&night, &[("miner", 4, &discs)]).with(json!({
            "crystals": 22 - crystals,
            "workers": { "miner": { "crystals": [crystals, 0] } },
        }));
        assert_eq!(points(&asleep(&board)), vp);
    }
}

/// RO-174: second and later places score nothing.
#[test]
fn ro_174_only_the_most_discs_score() {
    assert_eq!(scored(3, &[("miner", 6, &[3, 2, 1])]), [6, 0, 0]);
    assert_eq!(scored(4, &[("miner", -5, &[1, 4, 3, 3])]), [0, -5, 0, 0]);
}

/// RO-175: gains and losses are added up before the floor applies, so that the order of
/// the workers does not matter.
#[test]
fn ro_175_one_change_then_the_floor() {
    let night = last_turn(&board(2), "night", 1);
    let night = night.with(json!({ "players": { "1": { "points": { "start": 1 } } } }));
    for (farmer, bureaucrat, vp) in [(-4, 5, 2), (5, -4, 2), (-4, 2, 0), (2, -4, 0)] {
        let portraits = [
            ("farmer", farmer, &[1, 0][..]),
            ("bureaucrat", bureaucrat, &[1, 0]),
        ];
        assert_eq!(asleep(&with_portraits(&night, &portraits)).points(1), vp);
    }
}

/// RO-175, RO-E17: given a player with 1 VP who wins the majority of two workers at −2
/// and of one at +1, when the round is scored, then the net is −3 and the player has 0 VP.
#[test]
fn ro_175_ro_e17_the_net_is_applied() {
    let portraits = [
        ("farmer", -2, &[1, 0][..]),
        ("miner", -2, &[2, 1]),
        ("bureaucrat", 1, &[1, 0]),
    ];
    assert_eq!(scored(2, &portraits), [-3, 0]);
    let night = with_portraits(&last_turn(&board(2), "night", 1), &portraits);
    let night = night.with(json!({ "players": { "1": { "points": { "start": 1 } } } }));
    assert_eq!(asleep(&night).points(1), 0);
}

/// RO-175, RO-Q63: the moods of a round are noted as what they really took, so that the
/// sources add up; each worker is told with its full value.
#[test]
fn ro_q63_ro_175_the_breakdown_stops_at_0() {
    let portraits = [
        ("farmer", -4, &[1, 0][..]),
        ("miner", -3, &[2, 1]),
        ("bureaucrat", 1, &[1, 0]),
    ];
    let night = with_portraits(&last_turn(&board(2), "night", 1), &portraits);
    for (start, mood) in [(10, -6), (6, -6), (5, -5), (0, 0)] {
        let night = night.with(json!({ "players": { "1": { "points": { "start": start } } } }));
        let mut after = asleep(&night);
        let by = |source: Source| after.game.points(&after.state, Seat(0), source as u8);
        assert_eq!((by(Source::Start), by(Source::Mood)), (start, mood));
        assert_eq!(after.points(1), start + mood);
        let told = after.news();
        let told = told.iter().filter_map(|event| match event {
            Event::MoodScored { points, .. } => Some(*points),
            _ => None,
        });
        assert_eq!(told.collect::<Vec<_>>(), [-4, -3, 1]);
    }
}

/// The last turn of a Night of Clara (pink, seat 1) and her rival (orange, seat 2).
fn clara() -> Board {
    let board = board_with(2, &[("first", "1"), ("colours", "pink,orange")]);
    assert_eq!(
        board.game.setup.colours[..2],
        [Colour::Pink, Colour::Orange]
    );
    last_turn(&board, "night", 1)
}

/// RO-171, RO-174, RO-E07: given the bureaucrat's mood is +3 and the portrait has 2 pink
/// and 1 orange disc, when the round is scored, then Clara (pink) gains 3 VP and orange
/// nothing for it.
#[test]
fn ro_171_ro_e07_the_bureaucrat_of_the_rulebook() {
    let mut after = asleep(&with_portraits(&clara(), &[("bureaucrat", 3, &[2, 1])]));
    assert_eq!(points(&after), [8, 5]);
    let told = after.news().into_iter();
    let moods: Vec<_> = told
        .filter(|event| matches!(event, Event::MoodScored { .. }))
        .collect();
    let bureaucrat = Event::MoodScored {
        seat: Seat(0),
        worker: Worker::Bureaucrat,
        points: 3,
    };
    assert_eq!(moods, [bureaucrat]);
}

/// RO-172, RO-E08: given the commissar's mood is −2 and the portrait has 1 pink and
/// 1 orange disc, when the round is scored, then both players lose 2 VP.
#[test]
fn ro_172_ro_e08_the_commissar_of_the_rulebook() {
    let after = asleep(&with_portraits(&clara(), &[("commissar", -2, &[1, 1])]));
    assert_eq!(points(&after), [3, 3]);
}

/// The last turn of a Night, with something of everything on the table.
fn full_table() -> Board {
    let night = last_turn(&board_with_cards(3, &[(1, 2), (2, 6)]), "night", 1);
    let portraits = [
        ("farmer", 3, &[2, 1, 0][..]),
        ("miner", -4, &[0, 1, 3]),
        ("bureaucrat", 6, &[1, 1, 1]),
    ];
    with_portraits(&night, &portraits).with(json!({
        "crystals": 8,
        "players": {
            "1": { "crystals": 3, "palace": 2, "wheel": 3 },
            "2": { "crystals": 0, "palace": 4, "wheel": 1, "discs": 3, "disc_on_card": true },
            "3": { "crystals": 5, "palace": 0, "wheel": 2 },
        },
        "workers": {
            "farmer": { "at": "field", "crystals": [2, 0, 0] },
            "fisherman": { "at": "lake" },
            "commissar": { "at": "spaceship" },
        },
        "warehouse": { "coal": 2, "wool": 1, "wheat": 2 },
        "exported": { "coal": 1, "fish": 3 },
        "supply": { "coal": 3, "wool": 5, "fish": 3, "wheat": 4 },
        "spaceship": { "deck": [2, 3, 4, 6, 7, 8, 9, 10, 11], "discard": [1, 5, 12] },
        "lake": { "deck": [1, 3, 5], "discard": [2, 4, 6] },
    }))
}

/// RO-176, RO-177, RO-178: moods go to 0, discs to their owners, everyone stands in the
/// Barracks, and the phase marker goes to Morning.
#[test]
fn ro_176_ro_177_ro_178_the_board_is_cleared() {
    let after = asleep(&full_table());
    assert_eq!(
        (after.number("/round"), after.at("/phase")),
        (2, json!("morning"))
    );
    for worker in WORKERS {
        let expected = json!({
            "at": "barracks", "tired": false, "mood": 0, "discs": [0, 0, 0], "crystals": [0, 0, 0],
        });
        assert_eq!(after.at(&format!("/workers/{worker}")), expected);
    }
    // One of the second player's seven lies on card 6, which is no portrait (RO-211).
    for (player, discs) in [7, 6, 7].into_iter().enumerate() {
        assert_eq!(after.number(&format!("/players/{player}/discs")), discs);
    }
}

/// RO-179: Warehouse, export tracks, crystals, wheel markers, decks, discards, places of
/// tokens, special cards and the disc on card 6 stay as they are.
#[test]
fn ro_179_the_rest_stays() {
    let before = full_table();
    let after = asleep(&before);
    assert_eq!(after.number("/round"), 2);
    let mut kept = [
        "/warehouse",
        "/exported",
        "/supply",
        "/spaceship",
        "/lake",
        "/tokens",
    ]
    .map(String::from)
    .to_vec();
    for field in [
        "crystals",
        "palace",
        "wheel",
        "location_card",
        "worker_card",
        "disc_on_card",
    ] {
        kept.extend((0..3).map(|player| format!("/players/{player}/{field}")));
    }
    for field in kept {
        assert_eq!(after.at(&field), before.at(&field), "{field}");
    }
}

/// RO-180: after round 1 comes round 2 with the same phases; after round 2 the game is
/// over.
#[test]
fn ro_180_two_rounds() {
    let mut board = board(2);
    board.play_until(|board| board.seat().is_none());
    let told = board.news().into_iter();
    let course: Vec<Event> = told
        .filter(|event| {
            use Event::{GameOver, PhaseEnds, RoundBegins, RoundEnds};
            matches!(
                event,
                RoundBegins(_) | PhaseEnds(_) | RoundEnds(_) | GameOver
            )
        })
        .collect();
    let phases = [
        Phase::Morning,
        Phase::Day1,
        Phase::Lunch,
        Phase::Day2,
        Phase::Night,
    ];
    let mut expected = Vec::new();
    for round in [1, 2] {
        expected.push(Event::RoundBegins(round));
        expected.extend(phases.map(Event::PhaseEnds));
        expected.push(Event::RoundEnds(round));
    }
    expected.push(Event::GameOver);
    assert_eq!(course, expected);
}

/// RO-180: round 2 is scored before final scoring, so that a loss cannot eat what the
/// Palace gives.
#[test]
fn ro_180_round_2_is_scored_first() {
    let end = last_turn_of_game(&board(2), &[(1, 2, 1), (30, 0, 0)]);
    let end = asleep(&with_portraits(&end, &[("miner", -5, &[1, 0])]));
    assert_eq!(points(&end), [4 + 1, 30]);
    // After round 1 there is no final scoring.
    let first = last_turn_of_game(&board(2), &[(5, 2, 1), (5, 0, 0)]);
    let first = asleep(&first.with(json!({ "round": 1 })));
    assert_eq!(points(&first), [5, 5]);
    assert!(first.game.outcome(&first.state).is_none());
}

/// RO-Q59, RO-176..RO-178: after round 2 the board is cleared as after round 1, then
/// final scoring comes.
#[test]
fn ro_q59_the_board_is_cleared_at_the_end() {
    let first = asleep(&full_table());
    let mut end = asleep(&full_table().with(json!({ "round": 2 })));
    assert_eq!((end.seat(), end.asked()), (None, None));
    for part in [
        "/phase",
        "/workers",
        "/supply",
        "/crystals",
        "/warehouse",
        "/exported",
        "/lake",
    ] {
        assert_eq!(end.at(part), first.at(part), "{part}");
    }
    for (player, discs) in [7, 6, 7].into_iter().enumerate() {
        assert_eq!(end.number(&format!("/players/{player}/discs")), discs);
    }
    assert_eq!(end.news().last(), Some(&Event::GameOver));
}

/// RO-181: 4, 2, 1 and 0 VP for the places at the Palace, by crystals given.
#[test]
fn ro_181_the_palace_ranking() {
    assert_eq!(palace(BOX, &[2, 1]), [4, 2]);
    assert_eq!(palace(BOX, &[1, 5, 3]), [1, 4, 2]);
    assert_eq!(palace(BOX, &[1, 2, 3, 4]), [0, 1, 2, 4]);
    assert_eq!(palace(BOX, &[9, 1, 8, 2]), [4, 0, 2, 1]);
}

/// RO-182: tied players each receive the full VP of their place.
#[test]
fn ro_182_tied_players_receive_all() {
    assert_eq!(palace(BOX, &[3, 3]), [4, 4]);
    assert_eq!(palace(BOX, &[5, 1, 5, 5]), [4, 0, 4, 4]);
    assert_eq!(palace(BOX, &[1, 4, 1]), [2, 4, 2]);
    assert_eq!(palace(BOX, &[1, 3, 2, 1]), [1, 4, 2, 1]);
}

/// RO-183, RO-Q19: places used up by a tie are skipped; with the other reading in the
/// figures they are not.
#[test]
fn ro_183_ro_q19_places_are_skipped() {
    let dense = BOX.replace("ranking = \"competition\"", "ranking = \"dense\"");
    for (donations, skipped, next) in [
        ([3, 3, 1], [4, 4, 1], [4, 4, 2]),
        ([1, 2, 2], [1, 4, 4], [2, 4, 4]),
    ] {
        assert_eq!(palace(BOX, &donations), skipped);
        assert_eq!(palace(&dense, &donations), next);
    }
    assert_eq!(palace(BOX, &[4, 2, 2, 1]), [4, 2, 2, 0]);
    assert_eq!(palace(&dense, &[4, 2, 2, 1]), [4, 2, 2, 1]);
}

/// RO-184, RO-Q20: without a donation there is no rank; with the other reading of
/// `rulings.zero_donation_ranked` there is.
#[test]
fn ro_184_ro_q20_no_rank_without_a_donation() {
    assert_eq!(palace(BOX, &[1, 0]), [4, 0]);
    assert_eq!(palace(BOX, &[0, 0]), [0, 0]);
    assert_eq!(palace(BOX, &[0, 0, 2]), [0, 0, 4]);
    let ranked = with_reading(BOX, "zero_donation_ranked", "true");
    assert_eq!(palace(&ranked, &[1, 0]), [4, 2]);
    assert_eq!(palace(&ranked, &[0, 0]), [4, 4]);
    assert_eq!(palace(&ranked, &[0, 0, 2]), [2, 2, 4]);
}

/// RO-182, RO-183, RO-E18: given donations 3, 3, 1, 0, when the game ends, then the
/// bonuses are 4, 4, 1, 0.
#[test]
fn ro_183_ro_e18_the_donations_of_the_example() {
    assert_eq!(palace(BOX, &[3, 3, 1, 0]), [4, 4, 1, 0]);
}

/// RO-185: 1 VP for 2 crystals in the personal supply, rounded down.
#[test]
fn ro_185_crystals_left() {
    for (crystals, vp) in [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (7, 3), (12, 6)] {
        assert_eq!(
            points(&finished(&[(5, crystals, 0), (5, 0, 0)])),
            [5 + vp, 5]
        );
    }
    let end = finished(&[(5, 5, 2), (5, 0, 0)]);
    let by = |source: Source| end.game.points(&end.state, Seat(0), source as u8);
    assert_eq!((by(Source::Palace), by(Source::Crystals)), (4, 2));
}

/// RO-186: crystals at the Palace are not crystals left, nor are they added to them.
#[test]
fn ro_186_palace_crystals_do_not_count() {
    assert_eq!(points(&finished(&[(5, 0, 8), (5, 0, 0)])), [5 + 4, 5]);
    assert_eq!(points(&finished(&[(5, 1, 1), (5, 0, 0)])), [5 + 4, 5]);
}

/// RO-187: most VP wins, final scoring included.
#[test]
fn ro_187_most_points_win() {
    assert_eq!(places(&finished(&[(20, 0, 0), (21, 0, 0)])), [2, 1]);
    assert_eq!(places(&finished(&[(18, 0, 1), (21, 0, 0)])), [1, 2]);
    assert_eq!(places(&finished(&[(21, 0, 0), (18, 8, 0)])), [2, 1]);
    assert_eq!(
        places(&finished(&[(9, 0, 0), (7, 0, 0), (30, 0, 0), (8, 0, 0)])),
        [2, 4, 1, 3]
    );
}

/// RO-188: of players with equal VP the one with more crystals left wins; crystals at
/// the Palace do not help.
#[test]
fn ro_188_crystals_break_a_tie() {
    // 20 each after 1 VP for two or three crystals.
    assert_eq!(places(&finished(&[(19, 2, 0), (19, 3, 0)])), [2, 1]);
    // 24 each: four crystals at the Palace against one in hand.
    assert_eq!(places(&finished(&[(20, 0, 4), (24, 1, 0)])), [2, 1]);
    // More crystals do not help those with fewer VP.
    assert_eq!(places(&finished(&[(20, 1, 0), (22, 0, 0)])), [2, 1]);
}

/// RO-189, RO-Q21: with equal VP and crystals the victory is shared.
#[test]
fn ro_189_ro_q21_a_shared_victory() {
    let end = finished(&[(20, 1, 0), (20, 1, 0), (10, 0, 0)]);
    assert_eq!(places(&end), [1, 1, 3]);
    let outcome = end.game.outcome(&end.state).unwrap();
    assert!(outcome.winners().eq([Seat(0), Seat(1)]));
    // What else is left, such as the seat or the Palace, breaks no tie.
    assert_eq!(places(&finished(&[(20, 1, 2), (22, 1, 1)])), [1, 1]);
}

/// RO-Q59: the places below the winner follow VP and crystals, too.
#[test]
fn ro_q59_the_places_below_the_winner() {
    let end = finished(&[(10, 0, 0), (30, 0, 0), (10, 1, 0), (12, 0, 0)]);
    assert_eq!(places(&end), [4, 1, 3, 2]);
    let end = finished(&[(10, 1, 0), (30, 0, 0), (10, 1, 0), (9, 0, 0)]);
    assert_eq!(places(&end), [2, 1, 2, 4]);
}

/// The points of a side by source: those it has, and those it would still get.
fn points_now(game: &RedOutpost, state: &State, side: Seat) -> Vec<(i32, i32)> {
    let view = game.view(state, None);
    let left = |source| game.unscored(&view, side, source).unwrap();
    (0..Source::COUNT as u8)
        .map(|source| (game.points(state, side, source), left(source)))
        .collect()
}

/// Whether the answer that ended the game changed nothing before the scoring.
pub fn ends_at_once(events: &[Event]) -> bool {
    let before = events
        .iter()
        .take_while(|event| !matches!(event, Event::RoundEnds(_)));
    before
        .into_iter()
        .all(|event| matches!(event, Event::PhaseEnds(_) | Event::FirstPlayer(_)))
}

#[test]
fn the_running_score_is_what_the_end_brings() {
    for (players, options) in tables() {
        let game = RedOutpost::open(BOX, players, &options).unwrap();
        let mut compared = 0;
        for seed in 0.. {
            let mut state = game.start(Dice::from_seed(seed), &mut Vec::new());
            let mut dice = Dice::from_seed(seed + 1);
            let (mut list, mut events, mut before) = (Vec::new(), Vec::new(), state);
            while let Some(seat) = game.to_act(&state).lowest() {
                game.actions(&state, seat, &mut list);
                let action = list[dice.below(list.len() as u32) as usize];
                events.clear();
                before = state;
                game.apply(&mut state, seat, action, &mut events);
            }
            for side in Seat::first(game.sides()) {
                let end = points_now(&game, &state, side);
                assert!(end.iter().all(|&(_, left)| left == 0), "{end:?}");
                if ends_at_once(&events) {
                    let now = points_now(&game, &before, side).into_iter();
                    let now: Vec<i32> = now.map(|(scored, left)| scored + left).collect();
                    let end: Vec<i32> = end.into_iter().map(|(scored, _)| scored).collect();
                    assert_eq!(now, end, "{players} players, seed {seed}, side {side}");
                    compared += 1;
                }
            }
            if compared >= 20 {
                break;
            }
        }
    }
}
