//! Points, missions, and who wins.

use kosmonavts::{components::Phase, event::Event};
use serde_json::Value;
use tabletop::{Advice as _, Game, Quiet, Seat, Words as _};

use crate::kit::{BOX, Board, BoardExt as _, advanced, board, json, open};

/// A basic game of four in which everyone has these missions.
fn basic() -> Board {
    board(4).with(json!({ "players": {
        "1": { "missions": ["first-mercury", "second-venus", "second-jupiter"], "rejected": [] },
        "2": { "missions": ["first-venus", "second-mars", "second-saturn"], "rejected": [] },
        "3": { "missions": ["first-mars", "second-halley", "second-uranus"], "rejected": [] },
        "4": { "missions": ["first-jupiter", "second-mercury", "second-neptune"], "rejected": [] },
    } }))
}

/// An advanced game of four; seat 1 has both missions for Mercury (KOS-Q39).
fn expert() -> Board {
    advanced(4).with(json!({ "players": {
        "1": { "missions": ["first-mercury", "second-mercury"], "discarded": ["first-venus", "second-venus"] },
        "2": { "missions": ["first-mars", "second-mars"], "discarded": ["first-jupiter", "second-jupiter"] },
        "3": { "missions": ["first-saturn", "second-saturn"], "discarded": ["first-uranus", "second-uranus"] },
        "4": { "missions": ["first-neptune", "second-neptune"], "discarded": ["first-halley", "second-halley"] },
    } }))
}

/// The markers of a seat: `"mercury 1, venus 2"`.
fn markers(text: &str) -> Value {
    let markers = text.split(", ").filter(|marker| !marker.is_empty());
    let pair = |marker: &str| {
        let (body, place) = marker.split_once(' ').unwrap();
        (body.to_string(), json!(place.parse::<u8>().unwrap()))
    };
    Value::Object(markers.map(pair).collect())
}

/// The game is over after the last round there can be; the seats have these markers.
#[track_caller]
fn finished(board: &Board, held: [&str; 4]) -> Board {
    let players: serde_json::Map<String, Value> = held
        .iter()
        .enumerate()
        .map(|(index, held)| ((index + 1).to_string(), json!({ "markers": markers(held) })))
        .collect();
    board.with(
        json!({ "phase": "over", "round": 60, "event": 1, "asked": null, "players": players }),
    )
}

/// The board with a seat home since this phase.
#[track_caller]
fn home(board: &Board, homes: &[(u8, &str)]) -> Board {
    let early = homes.iter().any(|(_, phase)| *phase != "movement");
    let mut earth = 0;
    let mut players = serde_json::Map::new();
    for (seat, phase) in homes {
        let mut player = json!({ "home": phase });
        if *phase != "movement" || !early || board.game.setup.mode == kosmonavts::Mode::Advanced {
            earth += 1;
            player["markers"] = json!({ "earth": earth });
        }
        players.insert(seat.to_string(), player);
    }
    // Card 19 is gravity, which can bring a ship home in phase 1.
    board.with(json!({ "event": 19, "players": players }))
}

fn places(board: &Board) -> Vec<u8> {
    board.game.outcome(&board.state).unwrap().places().to_vec()
}

fn points(board: &Board) -> Vec<i32> {
    (1..=4).map(|seat| board.points(seat)).collect()
}

/// The points of a seat from markers of destinations, the Earth marker, Mission 1 and
/// Mission 2.
fn sources(board: &Board, seat: u8) -> [i32; 4] {
    [0, 1, 2, 3].map(|source| board.game.points(&board.state, Seat(seat - 1), source))
}

/// KOS-248, KOS-252: points are landing markers and completed missions; an unfinished
/// mission costs nothing.
#[test]
fn kos_248_kos_252_markers_and_missions() {
    let held = [
        "mercury 1, venus 2, saturn 1",
        "venus 1, mercury 2",
        "mars 1",
        "",
    ];
    let board = finished(&basic(), held);
    assert_eq!(sources(&board, 1), [4 + 3 + 4, 0, 2, 4]);
    assert_eq!(sources(&board, 2), [4 + 3, 0, 2, 0]);
    assert_eq!(sources(&board, 3), [4, 0, 2, 0]);
    assert_eq!(sources(&board, 4), [0, 0, 0, 0]);
    assert_eq!(points(&board), [17, 9, 6, 0]);
    let all = "mercury 1, venus 1, mars 1, jupiter 1, saturn 1, uranus 1, neptune 1";
    let home = home(&finished(&basic(), [all, "", "", ""]), &[(1, "flight")]);
    // First on Mercury, alone on Venus and Jupiter.
    assert_eq!(sources(&home, 1), [28, 2, 2, 8]);
    assert_eq!(home.points(1), 40);
}

/// KOS-249: Mission 1 is completed with the 4-point marker of its body, and only so.
#[test]
fn kos_249_mission_1() {
    let score = |held| sources(&finished(&basic(), held), 1)[2];
    assert_eq!(score(["mercury 1", "", "", ""]), 2);
    assert_eq!(
        score(["mercury 1", "mercury 2", "mercury 3", "mercury 4"]),
        2
    );
    assert_eq!(score(["mercury 2", "mercury 1", "", ""]), 0);
    assert_eq!(
        score(["mercury 4", "mercury 1", "mercury 2", "mercury 3"]),
        0
    );
    assert_eq!(score(["", "mercury 1", "", ""]), 0);
    assert_eq!(
        score(["venus 1, jupiter 1", "", "", ""]),
        0,
        "of another body"
    );
}

/// KOS-250: Mission 2 is completed by the second to land, or by the only one.
#[test]
fn kos_250_mission_2() {
    for body in ["venus", "jupiter"] {
        let score = |places: [u8; 4]| {
            let held = places.map(|place| match place {
                0 => String::new(),
                _ => format!("{body} {place}"),
            });
            let held = held.each_ref().map(String::as_str);
            sources(&finished(&basic(), held), 1)[3]
        };
        assert_eq!(score([1, 0, 0, 0]), 4, "the only one");
        assert_eq!(score([2, 1, 0, 0]), 4, "the second");
        assert_eq!(score([2, 4, 1, 3]), 4, "the second");
        assert_eq!(score([1, 2, 0, 0]), 0, "the first of two");
        assert_eq!(score([3, 1, 2, 0]), 0);
        assert_eq!(score([4, 1, 2, 3]), 0);
        assert_eq!(score([0, 1, 0, 0]), 0, "somebody else is the only one");
        assert_eq!(score([0, 1, 2, 0]), 0);
    }
}

/// KOS-251: the second is who was the second to take a marker, however often the first
/// has been there before.
#[test]
fn kos_251_the_second_to_take_a_marker() {
    // Seat 2 has been on Saturn once; now seat 2 lands there again and seat 1 after it.
    let start = basic().with(json!({ "players": {
        "1": { "missions": ["first-mercury", "second-venus", "second-saturn"] },
        "2": { "missions": ["first-venus", "second-mars", "second-jupiter"],
            "markers": { "saturn": 1 } } }, "instructor": 2, "round": 60, "event": 25 }));
    let start = start
        .body("saturn", 8, -4)
        .in_space(1, 8, -4)
        .in_space(2, 8, -4)
        .in_space(3, 8, -4);
    let mut board = start;
    board.others_idle();
    board.play(&[
        "fly",
        "land:saturn",
        "fly",
        "pass",
        "refuel:none",
        "fly",
        "land:saturn",
    ]);
    assert_eq!(board.asked(), None, "the game is over");
    assert_eq!(
        [1, 2, 3].map(|seat| board.of(seat, "markers")),
        [json!({ "saturn": 2 }), json!({ "saturn": 1 }), json!({})]
    );
    assert_eq!(sources(&board, 1), [3, 0, 0, 4]);
}

/// KOS-253: missions are revealed when the game has ended, completed or not.
#[test]
fn kos_253_missions_are_revealed() {
    let start = basic().with(json!({ "round": 60, "event": 25,
        "players": { "1": { "markers": { "mercury": 1 } } } }));
    let mut board = start;
    board.others_idle();
    let revealed = |board: &Board| {
        let events = board.events.iter().filter_map(|event| match event {
            Event::MissionRevealed {
                seat,
                mission,
                points,
            } => Some((seat.number(), mission.to_string(), *points)),
            _ => None,
        });
        events.collect::<Vec<_>>()
    };
    assert_eq!(revealed(&board), []);
    assert_eq!(board.points(1), 4, "missions do not count before");
    board.answer_until(|board| board.asked().is_none());
    let cards = revealed(&board);
    assert_eq!(cards.len(), 12);
    let expected = [
        ("first-mercury", 2),
        ("second-venus", 0),
        ("second-jupiter", 0),
    ];
    assert_eq!(
        cards[..3],
        expected.map(|(card, points)| (1, card.to_string(), points))
    );
    assert_eq!(board.points(1), 6);
}

/// KOS-254: most points win.
#[test]
fn kos_254_most_points_win() {
    let board = finished(&basic(), ["saturn 2", "saturn 1, uranus 2", "uranus 1", ""]);
    // Seat 1 has 3, seat 2 has 7, seat 3 has 4 and no mission, seat 4 nothing.
    assert_eq!(points(&board), [3, 7, 4, 0]);
    assert_eq!(places(&board), [3, 1, 2, 4]);
    let board = finished(&expert(), ["saturn 2", "uranus 1", "saturn 1", "uranus 2"]);
    // The advanced stacks are 3/2 and 4/3; seat 3 is first on Saturn.
    assert_eq!(points(&board), [2, 4, 5, 3]);
    assert_eq!(places(&board), [4, 2, 1, 3]);
}

/// A basic game in which seats 1 and 2 have been everywhere, seat 1 first on so many
/// bodies (3 to 5). Seat 1 has completed Mission 1 or no mission, seat 2 none.
fn race(first: usize, mission_1: bool) -> Board {
    let bodies = [
        "mercury", "jupiter", "saturn", "uranus", "mars", "venus", "neptune", "halley",
    ];
    let held = |seat_1: bool| -> String {
        let place = |index: usize| if (index < first) == seat_1 { 1 } else { 2 };
        let held = bodies.iter().enumerate();
        held.map(|(index, body)| format!("{body} {}", place(index)))
            .collect::<Vec<_>>()
            .join(", ")
    };
    let own = if mission_1 {
        "first-saturn"
    } else {
        "first-venus"
    };
    let board = board(4).with(json!({ "players": {
        "1": { "missions": [own, "second-mercury", "second-jupiter"], "rejected": [] },
        "2": { "missions": ["first-jupiter", "second-venus", "second-neptune"], "rejected": [] },
        "3": { "missions": ["first-uranus", "second-mars", "second-saturn"], "rejected": [] },
        "4": { "missions": ["first-mars", "second-halley", "second-uranus"], "rejected": [] },
    } }));
    finished(&board, [&held(true), &held(false), "", ""])
}

/// KOS-255, KOS-Q34: among tied players an earlier final landing wins, phase 1 before 3
/// before 4 before none, although the other has more 4-point markers.
#[test]
fn kos_255_kos_q34_the_earlier_final_landing_wins() {
    // Three 4-point markers against five, and an Earth marker against none.
    for homes in [
        &[(1, "flight"), (2, "movement")][..],
        &[(1, "event"), (2, "movement")],
        &[(1, "flight")],
        &[(1, "movement")],
    ] {
        let board = home(&race(3, false), homes);
        assert_eq!(points(&board)[..2], [29, 29], "{homes:?}");
        assert_eq!(places(&board), [1, 2, 3, 3], "{homes:?}");
    }
    // Two Earth markers, and a mission against two 4-point markers more.
    let board = home(&race(3, true), &[(1, "event"), (2, "flight")]);
    assert_eq!(
        (points(&board)[..2].to_vec(), places(&board)),
        (vec![31, 31], vec![1, 2, 3, 3])
    );
    let board = home(&race(4, false), &[(1, "flight"), (2, "event")]);
    assert_eq!(
        (points(&board)[..2].to_vec(), places(&board)),
        (vec![30, 30], vec![2, 1, 3, 3])
    );
}

/// KOS-256, KOS-Q34: final landings in the same phase are level, and more 4-point
/// markers win.
#[test]
fn kos_256_kos_q34_more_4_point_markers_win() {
    for phase in ["event", "flight", "movement"] {
        let board = home(&race(3, true), &[(1, phase), (2, phase)]);
        assert_eq!(points(&board)[..2], [31, 31], "{phase}");
        assert_eq!(places(&board), [2, 1, 3, 3], "{phase}");
    }
}

/// KOS-257: if that does not settle it, the victory is shared.
#[test]
fn kos_257_a_shared_victory() {
    let board = home(&race(4, false), &[(1, "flight"), (2, "flight")]);
    assert_eq!(points(&board)[..2], [30, 30]);
    assert_eq!(places(&board), [1, 1, 3, 3]);
    // Shields do not matter in the basic game.
    assert_eq!(places(&board.shields(1, 0)), [1, 1, 3, 3]);
}

/// KOS-Q44: without a final landing ties are broken by 4-point markers.
#[test]
fn kos_q44_ties_without_a_final_landing() {
    assert_eq!(points(&race(3, true))[..2], [29, 29]);
    assert_eq!(places(&race(3, true)), [2, 1, 3, 3]);
    assert_eq!(places(&race(4, false)), [1, 1, 3, 3]);
}

/// KOS-262, KOS-263, KOS-Q38, KOS-Q39: in the advanced game the first has the upper
/// marker, the second the lower one, and the only visitor completes both missions.
#[test]
fn kos_262_kos_263_kos_q38_kos_q39_advanced_missions() {
    let missions = |held| sources(&finished(&expert(), held), 1)[2..].to_vec();
    assert_eq!(missions(["mercury 1", "", "", ""]), [2, 4], "the only one");
    assert_eq!(
        missions(["mercury 1", "mercury 2", "", ""]),
        [2, 0],
        "the upper marker"
    );
    assert_eq!(
        missions(["mercury 2", "mercury 1", "", ""]),
        [0, 4],
        "the lower marker"
    );
    assert_eq!(missions(["", "mercury 1", "", ""]), [0, 0]);
    assert_eq!(missions(["", "mercury 1", "mercury 2", ""]), [0, 0]);
}

/// KOS-264, KOS-265: among tied players more shields win; else the victory is shared.
#[test]
fn kos_264_kos_265_more_shields_win() {
    let tied = finished(
        &expert(),
        ["saturn 1", "halley 1", "jupiter 2", "jupiter 1"],
    );
    assert_eq!(points(&tied), [3, 3, 2, 3]);
    assert_eq!(places(&tied), [1, 1, 4, 1]);
    assert_eq!(places(&tied.shields(1, 2)), [3, 1, 4, 1]);
    assert_eq!(places(&tied.shields(1, 1).shields(2, 0)), [2, 3, 4, 1]);
}

/// KOS-265, KOS-Q55: neither an earlier landing nor 4-point markers break a tie in the
/// advanced game.
#[test]
fn kos_265_kos_q55_no_basic_tie_breaks() {
    let held = [
        "",
        "uranus 1, venus 1, jupiter 2, halley 2",
        "",
        "uranus 2, jupiter 1, halley 1, venus 2",
    ];
    let board = home(
        &finished(&expert(), held),
        &[(2, "flight"), (4, "movement")],
    );
    assert_eq!(points(&board), [0, 12, 0, 12]);
    assert_eq!(places(&board), [3, 1, 3, 1]);
    assert_eq!(places(&board.shields(2, 2)), [3, 2, 3, 1]);
}

/// KOS-267: everything else is scored as in the basic game: markers, the Earth marker
/// and missions, nothing for what is unfinished, and most points win.
#[test]
fn kos_267_everything_else_as_in_basic() {
    let held = [
        "mercury 1, uranus 2, mars 1, venus 1",
        "uranus 1",
        "saturn 2",
        "saturn 1",
    ];
    let board = home(&finished(&expert(), held), &[(1, "flight")]);
    assert_eq!(sources(&board, 1), [2 + 3 + 2 + 2, 2, 2, 4]);
    assert_eq!(sources(&board, 2), [4, 0, 0, 0]);
    assert_eq!(sources(&board, 3), [2, 0, 0, 4]);
    assert_eq!(
        (points(&board), places(&board)),
        (vec![17, 4, 6, 3], vec![1, 3, 2, 4])
    );
}

/// The end of a game that is played by advice.
fn advised(mut board: Board) -> Board {
    let game = &board.game;
    let mut list = Vec::new();
    while let Some(seat) = game.to_act(&board.state).lowest() {
        game.actions(&board.state, seat, &mut list);
        let view = game.view(&board.state, Some(seat));
        let action = game.advise(&view, seat, &list).unwrap_or(list[0]);
        game.apply(&mut board.state, seat, action, &mut Quiet);
    }
    board
}

/// The running score with what is not scored yet is the score if the game ended now: at the
/// end, before missions are revealed, it is the final one. Missions of others are secret.
#[test]
fn the_running_score_is_the_final_one_at_the_end() {
    let mut counted = 0;
    for seed in 1..=12 {
        let mode = if seed % 2 == 0 { "basic" } else { "advanced" };
        let board = advised(open(BOX, 2 + (seed % 3) as u8, &[("mode", mode)], seed));
        let mut before = board.state;
        before.table.phase = Phase::Movement;
        for seat in Seat::first(board.game.seats()) {
            let unscored = |state, reader, source| {
                let view = board.game.view(state, Some(reader));
                board.game.unscored(&view, seat, source)
            };
            for source in 0..4 {
                let last = board.game.points(&board.state, seat, source);
                let running = board.game.points(&before, seat, source);
                assert_eq!(unscored(&before, seat, source), Some(last - running));
                assert_eq!(
                    unscored(&board.state, seat, source),
                    Some(0),
                    "all is scored"
                );
                let other = seat.next(board.game.seats());
                let hidden = source >= 2;
                assert_eq!(unscored(&before, other, source).is_none(), hidden);
                counted += last - running;
            }
        }
    }
    assert!(counted > 20, "missions are fulfilled: {counted}");
}
