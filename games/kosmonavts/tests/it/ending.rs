//! Final landings and the end of the game.

use kosmonavts::{Kosmonavts, components::Phase, event::Event};
use roxmltree::Document;
use serde_json::Value;
use tabletop::{Draw as _, Game, Seat, Speak as _};
use words::{
    Language,
    testkit::{Strict, drawing::awkward_names},
};

use self::Place::{Above, Ahead};
use crate::kit::{Board, BoardExt as _, advanced, board, json};

const DESTINATIONS: [&str; 8] = [
    "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "halley",
];

/// The board with markers of these destinations for each seat; lower seats came first.
fn visited(board: &Board, seats: &[&[&str]]) -> Board {
    let mut taken = std::collections::BTreeMap::new();
    let mut players = serde_json::Map::new();
    for (index, bodies) in seats.iter().enumerate() {
        let mut markers = serde_json::Map::new();
        for &body in *bodies {
            let place = taken.entry(body).or_insert(0);
            *place += 1;
            markers.insert(body.into(), json!(*place));
        }
        players.insert((index + 1).to_string(), json!({ "markers": markers }));
    }
    board.with(json!({ "players": players }))
}

/// Where a ship is before it comes home.
#[derive(Clone, Copy)]
enum Place {
    /// One step N of Earth, with a cube S: it lands in phase 3.
    Above,
    /// Where Earth will be: it lands in phase 4.
    Ahead,
}

/// Earth at (4,-4), and these seats coming home to it.
fn coming_home(board: &Board, seats: &[(u8, Place)]) -> Board {
    let start = board.body("earth", 4, -4);
    seats.iter().fold(start, |board, (seat, from)| match from {
        Above => board.flying(*seat, 4, -5, &[("s", 1, 0)]),
        Ahead => board.in_space(*seat, 4, -2),
    })
}

/// Everyone idles, flies and lands on Earth where possible, until the round is over.
#[track_caller]
fn land_all(board: &mut Board) {
    let round = board.at("/round");
    while board.at("/round") == round && board.asked().is_some() {
        let legal = board.legal();
        let wanted = ["stay", "go", "refuel:none", "fly", "land:earth", "pass"];
        let answer = wanted
            .iter()
            .find(|answer| legal.iter().any(|legal| legal == *answer));
        board.play(&[answer.unwrap()]);
    }
}

fn home(board: &Board, seat: u8) -> Value {
    board.of(seat, "home")
}

fn has_earth(board: &Board, seat: u8) -> bool {
    board.of(seat, "markers").get("earth").is_some()
}

/// KOS-239, KOS-242: the round of a final landing is played to its end; others still
/// fly and land, and after phase 4 the game is over.
#[test]
fn kos_239_kos_242_the_round_is_played_to_its_end() {
    let start = visited(&board(3), &[&DESTINATIONS[..7]]);
    let start = coming_home(&start, &[(1, Above)])
        .body("saturn", 8, -4)
        .in_space(2, 8, -4);
    let mut board = start.body("jupiter", 0, -7).in_space(3, 2, -7);
    board.others_idle();
    board.play(&["fly", "land:earth"]);
    assert_eq!(
        (home(&board, 1), board.phase()),
        (json!("flight"), Phase::Flight)
    );
    board.play(&["fly", "land:saturn", "fly"]);
    assert_eq!(board.phase(), Phase::Movement);
    assert_eq!(board.legal(), ["pass", "land:jupiter"]);
    assert_eq!(board.game.outcome(&board.state), None);
    board.play(&["land:jupiter"]);
    assert_eq!((board.phase(), board.asked()), (Phase::Over, None));
    assert!(board.game.outcome(&board.state).is_some());
    assert_eq!((board.points(2) >= 3, board.points(3) >= 3), (true, true));
    assert_eq!(board.refusal("fly"), "KOS-086");
    // Without a final landing the game goes on.
    let mut board = coming_home(
        &visited(&crate::kit::board(2), &[&DESTINATIONS[..6]]),
        &[(1, Above)],
    );
    land_all(&mut board);
    assert_eq!(board.at("/round"), json!(2));
}

/// KOS-240, KOS-247: seven of the eight destinations make a player eligible, whichever
/// they are; six do not, and then Earth gives no marker.
#[test]
fn kos_240_kos_247_seven_destinations() {
    let lands = |bodies: &[&str]| {
        let mut board = coming_home(&visited(&board(2), &[bodies]), &[(1, Above)]);
        let eligible = board.game.is_eligible(&board.state.table, Seat(0));
        land_all(&mut board);
        assert_eq!(eligible, home(&board, 1) == json!("flight"), "{bodies:?}");
        assert_eq!(eligible, has_earth(&board, 1), "{bodies:?}");
        assert_eq!(eligible, board.asked().is_none(), "{bodies:?}");
        eligible
    };
    assert!(lands(&DESTINATIONS));
    for missing in DESTINATIONS {
        let seven: Vec<&str> = DESTINATIONS
            .into_iter()
            .filter(|&body| body != missing)
            .collect();
        assert!(lands(&seven));
        assert!(!lands(&seven[1..]));
    }
    assert!(!lands(&[]));
}

/// KOS-241, KOS-288, KOS-Q32: a landing on Earth by an eligible player is final
/// without a word; passing by is the only way to avoid it.
#[test]
fn kos_241_kos_288_kos_q32_nothing_is_declared() {
    let basic = visited(&board(2), &[&DESTINATIONS[..7]]);
    let advanced = visited(&advanced_without_retired(), &[&DESTINATIONS[..4]]);
    for start in [basic, advanced] {
        let mut board = coming_home(&start, &[(1, Above)]);
        board.fly(1, &["go"]);
        assert_eq!(board.legal(), ["pass", "land:earth"]);
        let landed = board.after(&["land:earth"]);
        assert_eq!(home(&landed, 1), json!("flight"));
        assert!(
            landed
                .events
                .contains(&Event::FinalLanding { seat: Seat(0) })
        );
        let mut passed = board.after(&["pass"]);
        passed.next_orders();
        assert_eq!(
            (home(&passed, 1), passed.at("/round")),
            (json!(null), json!(2))
        );
    }
}

/// An advanced game of four, in which no body is retired.
fn advanced_without_retired() -> Board {
    let board = advanced(4);
    assert_eq!(board.at("/retired"), json!([]));
    board
}

/// KOS-241, KOS-288, KOS-Q32: a ship that sits on Earth when its player is eligible
/// must take off and land again.
#[test]
fn kos_241_kos_288_kos_q32_sitting_on_earth_is_no_landing() {
    let basic = visited(&board(2), &[&DESTINATIONS[..7]]);
    let advanced = visited(&advanced_without_retired(), &[&DESTINATIONS[..4]]);
    for start in [basic, advanced] {
        let mut sitting = start.clone();
        land_all(&mut sitting);
        assert_eq!(
            (home(&sitting, 1), sitting.at("/round")),
            (json!(null), json!(2))
        );
        let mut hop = start;
        hop.fly(1, &["burn:n:normal", "burn:s:normal", "go"]);
        hop.play(&["land:earth"]);
        assert_eq!(home(&hop, 1), json!("flight"));
    }
}

/// KOS-243, KOS-Q54: a parked ship stays on Earth for the rest of the round and is
/// asked nothing.
#[test]
fn kos_243_kos_q54_a_parked_ship() {
    let start = visited(&board(2), &[&DESTINATIONS[..7]]);
    let start = coming_home(&start, &[(1, Above)])
        .tank(1, 2, 0)
        .event("gravity");
    let mut board = start.after(&["event:1"]);
    assert_eq!(
        home(&board, 1),
        json!("event"),
        "gravity has brought it down"
    );
    assert_eq!(
        (board.asked().as_deref(), board.seat()),
        (Some("order"), Some(2))
    );
    assert!(board.legal_for(1).is_empty());
    board.play(&["stay"]);
    assert_eq!(
        (board.asked().as_deref(), board.seat()),
        (Some("refuel"), Some(2))
    );
    board.play(&["refuel:none"]);
    assert_eq!(board.phase(), Phase::Over);
    assert_eq!(
        (board.fuel(1), board.hex(1)),
        ((2, 0), (4, -2)),
        "it moved with Earth"
    );
    assert!(board.is_on(1, "earth"));
}

/// KOS-Q54: when all ships are parked the round runs to its end by itself.
#[test]
fn kos_q54_all_ships_are_parked() {
    let start = visited(&board(2), &[&DESTINATIONS[..7], &DESTINATIONS[1..]]);
    let start = coming_home(&start, &[(1, Above), (2, Above)]).event("gravity");
    let mut board = start.after(&["event:1"]);
    assert_eq!((board.phase(), board.asked()), (Phase::Over, None));
    assert!(board.news().contains(&Event::BodiesMoved));
    assert_eq!(board.at("/bodies/earth"), json!(4));
}

/// KOS-244: everyone who makes a final landing in phase 3 takes an Earth marker.
#[test]
fn kos_244_earth_markers_in_phase_3() {
    let seven = &DESTINATIONS[..7];
    let start = visited(
        &board(4),
        &[seven, seven, &DESTINATIONS[1..], &DESTINATIONS],
    );
    let mut board = coming_home(&start, &[1, 2, 3, 4].map(|seat| (seat, Above)));
    land_all(&mut board);
    for seat in 1..=4 {
        assert_eq!(home(&board, seat), json!("flight"));
        let earth = board.game.points(&board.state, Seat(seat - 1), 1);
        assert_eq!((has_earth(&board, seat), earth), (true, 2));
    }
}

/// KOS-245, KOS-Q33: in phase 4 they are for all who land then, unless somebody made a
/// final landing earlier; the landing of a player who is not eligible does not count.
#[test]
fn kos_245_kos_q33_earth_markers_in_phase_4() {
    let seven = &DESTINATIONS[..7];
    let all = visited(&board(3), &[seven, seven, seven]);
    let mut late = coming_home(&all, &[1, 2, 3].map(|seat| (seat, Ahead)));
    land_all(&mut late);
    for seat in 1..=3 {
        assert_eq!(
            (home(&late, seat), has_earth(&late, seat)),
            (json!("movement"), true)
        );
    }
    let mut mixed = coming_home(&all, &[(1, Ahead), (2, Above), (3, Ahead)]);
    land_all(&mut mixed);
    assert_eq!(
        [1, 2, 3].map(|seat| has_earth(&mixed, seat)),
        [false, true, false]
    );
    assert_eq!(
        home(&mixed, 1),
        json!("movement"),
        "it was a final landing all the same"
    );
    let one_is_not = visited(&board(3), &[seven, &seven[1..], seven]);
    let mut refuelling = coming_home(&one_is_not, &[(1, Ahead), (2, Above), (3, Ahead)]);
    land_all(&mut refuelling);
    assert_eq!(
        [1, 2, 3].map(|seat| has_earth(&refuelling, seat)),
        [true, false, true]
    );
    assert_eq!(home(&refuelling, 2), json!(null));
}

/// KOS-246, KOS-Q14: a final landing by gravity takes an Earth marker, as one in phase 3 does,
/// and shuts out phase 4.
#[test]
fn kos_246_kos_q14_a_final_landing_by_gravity() {
    let seven = &DESTINATIONS[..7];
    let all = visited(&board(3), &[seven, seven, seven]);
    // Seat 1 is next to Earth; the others come from farther away.
    let start = coming_home(&all, &[(1, Above)])
        .flying(3, 8, -2, &[("nw", 4, 0)])
        .event("gravity");
    for (rose, homes, markers) in [
        (
            ("s", 4, 0),
            ["event", "flight", "movement"],
            [true, true, false],
        ),
        (("s", 3, 0), ["event", "", "movement"], [true, false, false]),
    ] {
        let mut board = start.flying(2, 4, -8, &[rose]).after(&["event:1"]);
        assert_eq!(
            [1, 2, 3].map(|seat| home(&board, seat)),
            [json!("event"), json!(null), json!(null)]
        );
        assert!(has_earth(&board, 1));
        land_all(&mut board);
        let found = [1, 2, 3].map(|seat| home(&board, seat).as_str().unwrap_or("").to_string());
        assert_eq!(found, homes);
        assert_eq!([1, 2, 3].map(|seat| has_earth(&board, seat)), markers);
    }
}

/// KOS-258, KOS-261, KOS-288: in the advanced game too the round is played to its end,
/// and every final landing in it earns an Earth marker, whatever the phase.
#[test]
fn kos_258_kos_261_kos_288_advanced_earth_markers() {
    let start = visited(
        &advanced_without_retired(),
        &[
            &DESTINATIONS[..4],
            &DESTINATIONS[..4],
            &DESTINATIONS[4..],
            &DESTINATIONS[4..7],
        ],
    );
    let start = coming_home(&start, &[(1, Above), (2, Ahead), (3, Ahead), (4, Above)]);
    let mut board = start;
    board.others_idle();
    board.play(&["fly", "land:earth"]);
    assert_eq!(
        (home(&board, 1), board.phase()),
        (json!("flight"), Phase::Flight)
    );
    land_all(&mut board);
    assert_eq!(board.phase(), Phase::Over);
    assert_eq!(
        [1, 2, 3, 4].map(|seat| has_earth(&board, seat)),
        [true, true, true, false]
    );
    assert_eq!(home(&board, 4), json!(null), "three markers are not enough");
    for seat in 0..3 {
        assert_eq!(board.game.points(&board.state, Seat(seat), 1), 2);
    }
    // By gravity as well.
    let start = visited(&advanced_without_retired(), &[&DESTINATIONS[..4]]);
    let board = coming_home(&start, &[(1, Above)])
        .event("gravity")
        .after(&["event:1"]);
    assert_eq!(
        (home(&board, 1), has_earth(&board, 1)),
        (json!("event"), true)
    );
}

/// KOS-259: four markers of destinations make a player eligible in the advanced game,
/// three do not.
#[test]
fn kos_259_four_markers() {
    for count in 0..=8 {
        let start = visited(&advanced_without_retired(), &[&DESTINATIONS[..count]]);
        let mut board = coming_home(&start, &[(1, Above)]);
        board.fly(1, &["go"]).play(&["land:earth"]);
        let expected = if count >= 4 {
            json!("flight")
        } else {
            json!(null)
        };
        assert_eq!(home(&board, 1), expected, "{count} markers");
    }
}

/// Seat 1 has three markers. All others it could take are gone but the last one of
/// Halley, where seat 3 is about to land.
fn last_marker(instructor: u8) -> Board {
    let start = visited(
        &advanced_without_retired(),
        &[&DESTINATIONS[..3], &DESTINATIONS[3..], &DESTINATIONS[3..7]],
    );
    coming_home(
        &start.with(json!({ "instructor": instructor })),
        &[(1, Above)],
    )
    .body("halley", 10, -5)
    .flying(3, 10, -6, &[("s", 1, 0)])
}

/// KOS-260, KOS-Q35: with fewer markers a player is eligible when there is none left
/// to take, which is tested at the moment of the landing.
#[test]
fn kos_260_kos_q35_nothing_left_to_take() {
    let mut first = last_marker(3);
    assert!(!first.game.is_eligible(&first.state.table, Seat(0)));
    first.others_idle();
    first.play(&["fly", "land:halley"]);
    first.answer_until(|board| board.asked().as_deref() == Some("land"));
    first.play(&["land:earth"]);
    assert_eq!((first.asked(), home(&first, 1)), (None, json!("flight")));
    assert!(has_earth(&first, 1));
    // A moment earlier the last marker was still there.
    let mut second = last_marker(1);
    second.others_idle();
    second.play(&["fly", "land:earth"]);
    assert_eq!(home(&second, 1), json!(null));
    second.answer_until(|board| board.asked().as_deref() == Some("land"));
    second.play(&["land:halley"]);
    assert_eq!(
        home(&second, 1),
        json!(null),
        "it does not become final afterwards"
    );
}

/// KOS-260: retired bodies have no markers to wait for.
#[test]
fn kos_260_retired_bodies_do_not_count() {
    let board = advanced(2);
    let retired: Vec<String> = serde_json::from_value(board.at("/retired")).unwrap();
    assert_eq!(retired.len(), 3);
    let played: Vec<&str> = DESTINATIONS
        .into_iter()
        .filter(|&body| !retired.contains(&body.to_string()))
        .collect();
    // Three players are needed to empty a stack that seat 1 has no marker of.
    assert_eq!(played.len(), 5);
    let eligible = |bodies: &[&str]| {
        let board = visited(&board, &[bodies]);
        board.game.is_eligible(&board.state.table, Seat(0))
    };
    assert!(eligible(&played[..4]) && !eligible(&played[..3]));
    // With three players two are retired; two of them can empty three stacks.
    let board = advanced(3);
    let retired: Vec<String> = serde_json::from_value(board.at("/retired")).unwrap();
    let played: Vec<&str> = DESTINATIONS
        .into_iter()
        .filter(|&body| !retired.contains(&body.to_string()))
        .collect();
    let emptied = visited(&board, &[&played[..3], &played[3..], &played[3..]]);
    assert!(emptied.game.is_eligible(&emptied.state.table, Seat(0)));
    let one_left = visited(&board, &[&played[..3], &played[3..], &played[4..]]);
    assert!(!one_left.game.is_eligible(&one_left.state.table, Seat(0)));
}

/// KOS-Q44, KOS-087: a game that still runs after the last round there can be is over
/// and scored, without Earth markers.
#[test]
fn kos_q44_kos_087_the_last_round() {
    for (round, over) in [(59, false), (60, true)] {
        let start = visited(&board(2), &[&DESTINATIONS[..7], &DESTINATIONS[..2]]);
        let mut board = start.with(json!({ "round": round, "event": 25 }));
        land_all(&mut board);
        assert_eq!(board.phase() == Phase::Over, over);
        assert_eq!(board.news().contains(&Event::RoundCap), over);
        if over {
            assert!(!has_earth(&board, 1) && home(&board, 1) == json!(null));
            assert_eq!(board.game.outcome(&board.state).unwrap().places(), [1, 2]);
        }
    }
    // A final landing in that round is one.
    let start = visited(&board(2), &[&DESTINATIONS[..7]]).with(json!({ "round": 60, "event": 25 }));
    let mut board = coming_home(&start, &[(1, Above)]);
    land_all(&mut board);
    assert!(has_earth(&board, 1) && !board.news().contains(&Event::RoundCap));
}

/// KOS-Q50: in the last round the instructor token still passes before the end.
#[test]
fn kos_q50_the_token_passes_in_the_last_round() {
    let start = visited(&board(3), &[&DESTINATIONS[..7]]).with(json!({ "instructor": 3 }));
    let mut board = coming_home(&start, &[(1, Above)]);
    land_all(&mut board);
    assert_eq!(
        (board.phase(), board.at("/instructor")),
        (Phase::Over, json!(1))
    );
    let news = board.news();
    let place = |wanted: &Event| news.iter().position(|event| event == wanted).unwrap();
    assert!(place(&Event::Instructor(Seat(0))) < place(&Event::GameOver));
}

/// What the page says of the end: where the game is, what each player has of the markers
/// that are needed, and the board.
fn announced(board: &Board) -> (Vec<&'static str>, Vec<(&'static str, String)>, String) {
    let view = board.game.view(&board.state, Some(Seat(0)));
    let speak = Strict::new::<Kosmonavts>(Language::En);
    let progress = board
        .game
        .progress(&view)
        .iter()
        .map(|phrase| phrase.key)
        .collect();
    let markers = |seat| {
        let stat = board.game.stats(&view, seat).remove(2);
        (stat.icon, speak.say(&stat.value))
    };
    let seats = Seat::first(board.game.seats());
    let svg = board.game.svg(&view, &awkward_names(), &speak);
    (progress, seats.map(markers).collect(), svg)
}

/// What is written on a board.
fn text_of(svg: &str) -> String {
    let document = Document::parse(svg).unwrap();
    let texts = document
        .descendants()
        .filter(|node| node.tag_name().name() == "text");
    let words: Vec<&str> = texts.filter_map(|node| node.text()).collect();
    words.join(" ")
}

/// KOS-240, KOS-259: everyone sees what is missing, who can end the game, and that it ends.
#[test]
fn kos_240_kos_259_the_end_is_announced() {
    for (start, needed, line) in [
        (board(4), 7, "visited 7 destinations"),
        (advanced(4), 4, "with 4 markers"),
    ] {
        let most = format!("{}/{needed}", needed - 1);
        let (progress, markers, svg) = announced(&visited(&start, &[&DESTINATIONS[..needed - 1]]));
        assert_eq!(progress, ["draw-round", "phase-orders"]);
        assert_eq!(markers[0], ("ks-i-marker", most));
        assert_eq!(markers[1], ("ks-i-marker", format!("0/{needed}")));
        assert!(!svg.contains("<use href=\"#ks-home\" transform"));
        assert!(text_of(&svg).contains(line), "{line}");

        let start = visited(&start, &[&DESTINATIONS[..needed]]);
        let mut home = coming_home(&start, &[(1, Above)]).tank(2, 1, 0);
        let (progress, markers, svg) = announced(&home);
        assert_eq!(progress, ["draw-round", "phase-orders"]);
        assert_eq!(markers[0], ("ks-i-home", format!("{needed} ✓")));
        assert_eq!(svg.matches("<use href=\"#ks-home\" transform").count(), 1);
        home.order(1, &["go"]).others_idle();
        while home.asked().as_deref() != Some("land") {
            home.play(&["fly"]);
        }
        home.play(&["land:earth"]);
        let (progress, _, svg) = announced(&home);
        assert!(home.asked().is_some(), "the round goes on");
        assert_eq!(progress[1], "draw-last-round");
        assert!(svg.contains("Last round"));
    }
}
