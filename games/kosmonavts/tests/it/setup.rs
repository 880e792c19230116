//! The setup of both modes.

use std::collections::BTreeSet;

use kosmonavts::{Kosmonavts, components::Body, event::Event};
use serde_json::Value;
use tabletop::{Game, Options};

use crate::kit::{BOX, Board, BoardExt as _, advanced, advanced_setup, board, json, open, setup};

const ADVANCED: (&str, &str) = ("mode", "advanced");

/// A seat counted from 1 for each of these events.
fn told(events: &[Event], seat: impl Fn(&Event) -> Option<u8>) -> Vec<u8> {
    events.iter().filter_map(seat).collect()
}

fn placed(event: &Event) -> Option<u8> {
    match event {
        Event::BodyPlaced { seat, .. } => Some(seat.number()),
        _ => None,
    }
}

fn coloured(event: &Event) -> Option<u8> {
    match event {
        Event::ColourChosen { seat, .. } => Some(seat.number()),
        _ => None,
    }
}

/// What kinds of things are told, one word for several of a kind in a row.
fn story(events: &[Event]) -> Vec<&'static str> {
    let word = |event: &Event| match event {
        Event::FirstPlacer(_) => Some("first placer"),
        Event::BodiesDealt { .. } => Some("tokens dealt"),
        Event::Retired { .. } => Some("bodies retired"),
        Event::MissionsDealt => Some("missions dealt"),
        Event::BodyPlaced { .. } => Some("bodies placed"),
        Event::MissionsKept { .. } => Some("missions kept"),
        Event::ColourChosen { .. } => Some("colours chosen"),
        Event::Equipped { .. } => Some("tanks and shields"),
        Event::Instructor(_) => Some("instructor drawn"),
        Event::CardLaid { .. } => Some("event cards"),
        Event::RoundBegins(_) => Some("round begins"),
        _ => None,
    };
    let mut story: Vec<&str> = events.iter().filter_map(word).collect();
    story.dedup();
    story
}

/// A game that has just begun its first round.
fn begun(players: u8, options: &[(&str, &str)], seed: u64) -> Board {
    let mut board = open(BOX, players, options, seed);
    board.play_until(|board| board.asked().as_deref() == Some("order"));
    board
}

fn sizes(hands: &Value) -> Vec<usize> {
    let hands = hands.as_array().unwrap().iter();
    hands.map(|hand| hand.as_array().unwrap().len()).collect()
}

/// The same board with all ships in the sector of a body, to land one after the other.
fn over(board: &Board, body: Body) -> Board {
    let hex = board.game.hex_of(&board.state.table, body).unwrap();
    let seats = 1..=board.game.setup.players;
    seats.fold(board.clone(), |board, seat| {
        board.in_space(seat, hex.q, hex.r)
    })
}

/// All ships land on a body in turn order; the points of the markers they take.
fn markers_taken(board: &Board, body: Body) -> Vec<u8> {
    let mut board = over(board, body);
    board.others_idle();
    for _ in 0..board.game.setup.players {
        board.play(&["fly", &format!("land:{body}")]);
    }
    let points = |event: Event| match event {
        Event::MarkerTaken { points, .. } => Some(points),
        _ => None,
    };
    board.news().into_iter().filter_map(points).collect()
}

// Both modes.

/// KOS-042: seats go round clockwise, the first after the last.
#[test]
fn kos_042_left_is_the_next_seat() {
    for (players, instructor, next) in [(3, 1, 2), (3, 2, 3), (3, 3, 1), (2, 2, 1), (4, 4, 1)] {
        let mut board = board(players).with(json!({ "instructor": instructor }));
        board.next_orders();
        assert_eq!(board.at("/instructor"), json!(next));
    }
    let board = begun(4, &[("first_placer", "3")], 1);
    assert_eq!(told(&board.events, placed)[..4], [3, 4, 1, 2]);
}

/// KOS-043, KOS-Q40: in both modes three shuffled event cards are laid face up, and the
/// others are the draw deck.
#[test]
fn kos_043_kos_q40_event_cards() {
    for options in [&[][..], &[ADVANCED]] {
        let mut laid = BTreeSet::new();
        for seed in 0..40 {
            let board = begun(2, options, seed);
            let open = board.at("/events/open");
            assert_eq!(open.as_array().unwrap().len(), 3);
            assert_eq!(board.at("/events/deck").as_array().unwrap().len(), 27);
            assert_eq!(board.at("/events/discard"), json!([]));
            laid.insert(open.to_string());
        }
        assert_eq!(laid.len(), 40, "seldom twice the same three in a row");
    }
}

/// KOS-044: everyone picks a colour that nobody else has.
#[test]
fn kos_044_colours() {
    for mut board in [setup(3), advanced_setup(3)] {
        board.play_until(|board| board.asked().as_deref() == Some("choose_colour"));
        board.play(&["colour:yellow"]);
        assert_eq!(
            board.legal(),
            ["colour:white", "colour:green", "colour:red"]
        );
        assert_eq!(board.refusal("colour:yellow"), "KOS-044");
        board.play(&["colour:red"]);
        assert_eq!(board.legal(), ["colour:white", "colour:green"]);
        board.play(&["colour:green"]);
        let colours: BTreeSet<String> = (1..=3)
            .map(|seat| board.of(seat, "colour").to_string())
            .collect();
        assert_eq!(colours.len(), 3);
    }
}

/// KOS-044, KOS-046, KOS-047, KOS-049: ships begin landed on Earth, which is their last body,
/// with an empty rose and no marker.
#[test]
fn kos_044_kos_046_kos_047_kos_049_ships_begin_on_earth() {
    for options in [&[][..], &[ADVANCED]] {
        for players in 2..=4 {
            let mut board = begun(players, options, 5);
            for seat in 1..=players {
                assert!(board.is_on(seat, "earth"));
                assert_eq!(board.of(seat, "last"), json!("earth"));
                assert_eq!(board.of(seat, "rose"), json!({}));
                assert_eq!(board.of(seat, "markers"), json!({}));
            }
            // An evacuation would bring them back there.
            for seat in 1..=players {
                board.order(seat, &["burn:n:normal", "go"]);
            }
            board.play(&["evacuate"]);
            let seat = board.at("/instructor").as_u64().unwrap();
            assert!(board.is_on(seat as u8, "earth"));
        }
    }
}

/// KOS-045, KOS-048: absent players have nothing, and what nobody was handed is the supply.
#[test]
fn kos_045_kos_048_absent_players_and_the_supply() {
    for players in 2..=4 {
        for (options, normal, hyper) in [(&[][..], 9, 1), (&[ADVANCED], 8, 2)] {
            let mut board = begun(players, options, 2);
            let supply = (48 - normal * players, 16 - hyper * players);
            assert_eq!(board.supply(), supply);
            let areas = board.at("/players");
            assert_eq!(areas.as_array().unwrap().len(), usize::from(players));
            let chosen = told(&board.events, coloured);
            assert_eq!(chosen.len(), usize::from(players));
            assert!(chosen.iter().all(|&seat| seat <= players));
            for index in usize::from(players)..4 {
                let absent = board.state.table.players[index];
                assert_eq!((absent.colour, absent.shields), (None, 0));
                assert!(board.state.tanks[index].is_empty() && absent.rose.is_empty());
            }
            // Nobody waits for them.
            board.play_until(|board| board.state.table.round == 2);
            assert!(board.seat().unwrap() <= players);
        }
    }
}

/// KOS-283: the order of the basic setup.
#[test]
fn kos_283_order_of_the_basic_setup() {
    let mut board = setup(4);
    let hidden = |board: &Board| {
        let nothing = board.at("/events/open") == json!([]) && board.at("/instructor").is_null();
        let missions = (1..=4).map(|seat| board.of(seat, "missions"));
        nothing && missions.into_iter().all(|missions| missions == json!([]))
    };
    while board.asked().as_deref() == Some("place_body") {
        assert!(hidden(&board), "nobody knows a mission or an event yet");
        let answer = board.legal()[0].clone();
        board.play(&[&answer]);
    }
    assert_eq!(board.asked().as_deref(), Some("choose_colour"));
    assert!(hidden(&board));
    board.play_until(|board| board.asked().as_deref() == Some("order"));
    let expected = [
        "first placer",
        "tokens dealt",
        "bodies placed",
        "colours chosen",
        "instructor drawn",
        "event cards",
        "tanks and shields",
        "missions dealt",
        "round begins",
    ];
    assert_eq!(story(&board.events), expected);
}

/// KOS-284, KOS-Q40: the order of the advanced setup. Everyone knows four missions while
/// bodies are placed.
#[test]
fn kos_284_kos_q40_order_of_the_advanced_setup() {
    let mut board = advanced_setup(3);
    while board.asked().as_deref() == Some("place_body") {
        assert_eq!(board.at("/events/open"), json!([]));
        for seat in 1..=3 {
            let missions = board.of(seat, "missions");
            assert_eq!(missions.as_array().unwrap().len(), 4);
        }
        let answer = board.legal()[0].clone();
        board.play(&[&answer]);
    }
    board.play_until(|board| board.asked().as_deref() == Some("order"));
    let expected = [
        "instructor drawn",
        "bodies retired",
        "missions dealt",
        "bodies placed",
        "missions kept",
        "event cards",
        "colours chosen",
        "tanks and shields",
        "round begins",
    ];
    assert_eq!(story(&board.events), expected);
}

/// KOS-285: colours are chosen clockwise from the first placer in the basic game, in turn
/// order in the advanced game.
#[test]
fn kos_285_order_of_colours() {
    let basic = begun(4, &[("first_placer", "3"), ("instructor", "2")], 1);
    assert_eq!(told(&basic.events, coloured), [3, 4, 1, 2]);
    let advanced = begun(4, &[ADVANCED, ("instructor", "2")], 1);
    assert_eq!(told(&advanced.events, coloured), [2, 3, 4, 1]);
    // One at a time.
    let mut board = open(BOX, 3, &[("first_placer", "2")], 1);
    board.play_until(|board| board.asked().as_deref() == Some("choose_colour"));
    assert_eq!(board.game.to_act(&board.state).len(), 1);
    assert_eq!(board.seat(), Some(2));
}

// Basic.

/// KOS-050, KOS-Q02: the nine tokens are dealt one at a time from the first placer on, so
/// hands differ by one at most, and they are open.
#[test]
fn kos_050_kos_q02_tokens_are_dealt() {
    for (players, first, expected) in [
        (2, "1", &[5, 4][..]),
        (2, "2", &[4, 5]),
        (3, "2", &[3, 3, 3]),
        (4, "1", &[3, 2, 2, 2]),
        (4, "3", &[2, 2, 3, 2]),
    ] {
        let mut deals = BTreeSet::new();
        for seed in 0..20 {
            let board = open(BOX, players, &[("first_placer", first)], seed);
            let hands = board.at("/hands");
            assert_eq!(sizes(&hands), expected);
            let mut bodies: Vec<String> = hands
                .as_array()
                .unwrap()
                .iter()
                .flat_map(|hand| hand.as_array().unwrap())
                .map(ToString::to_string)
                .collect();
            bodies.sort();
            bodies.dedup();
            assert_eq!(bodies.len(), 9);
            let seen = serde_json::to_value(board.game.view(&board.state, None)).unwrap();
            assert_eq!(seen["hands"], hands);
            deals.insert(hands.to_string());
        }
        assert!(deals.len() > 15, "they are shuffled");
    }
}

/// KOS-051, KOS-Q01, KOS-Q56: the first placer is drawn, or named in the options.
#[test]
fn kos_051_kos_q01_kos_q56_first_placer() {
    let first = |options: &[(&str, &str)], seed| {
        let board = open(BOX, 3, options, seed);
        let seat = board.seat().unwrap();
        let told = told(&board.events, |event| match event {
            Event::FirstPlacer(seat) => Some(seat.number()),
            _ => None,
        });
        assert_eq!((told, board.at("/first")), (vec![seat], json!(seat)));
        seat
    };
    let drawn: Vec<u8> = (0..90).map(|seed| first(&[], seed)).collect();
    for seat in 1..=3 {
        let times = drawn.iter().filter(|&&first| first == seat).count();
        assert!(times > 15, "seat {seat} was first {times} times of 90");
    }
    for seed in 0..10 {
        assert_eq!(first(&[("first_placer", "2")], seed), 2);
        assert_eq!(first(&[], seed), first(&[], seed), "the seed decides");
    }
}

/// KOS-Q56: the first instructor may be named too; in the advanced game no other first
/// placer can be.
#[test]
fn kos_q56_named_seats() {
    for seed in 0..10 {
        let basic = begun(4, &[("instructor", "3")], seed);
        assert_eq!(basic.at("/instructor"), json!(3));
        let advanced = open(BOX, 4, &[ADVANCED, ("instructor", "3")], seed);
        assert_eq!(advanced.at("/instructor"), json!(3));
        assert_eq!(advanced.seat(), Some(3), "who places first");
    }
    let opens = |players, options: &[(&str, &str)]| {
        let options = options.iter();
        let options: Options = options
            .map(|(key, value)| (key.to_string(), value.to_string()))
            .collect();
        Kosmonavts::open(BOX, players, &options).is_ok()
    };
    assert!(!opens(4, &[ADVANCED, ("first_placer", "1")]));
    assert!(opens(4, &[ADVANCED, ("first_placer", "random")]));
    assert!(opens(4, &[("first_placer", "4"), ("instructor", "1")]));
    assert!(!opens(3, &[("first_placer", "4")]), "nobody sits there");
    assert!(!opens(3, &[("instructor", "4")]));
}

/// KOS-052: bodies are placed in turns, clockwise from the first placer, until all nine lie
/// on the board.
#[test]
fn kos_052_bodies_are_placed_in_turns() {
    for (players, first, expected) in [
        (2, "2", [2, 1, 2, 1, 2, 1, 2, 1, 2]),
        (3, "2", [2, 3, 1, 2, 3, 1, 2, 3, 1]),
        (4, "3", [3, 4, 1, 2, 3, 4, 1, 2, 3]),
    ] {
        let board = begun(players, &[("first_placer", first)], 8);
        assert_eq!(told(&board.events, placed), expected);
        let bodies = board.at("/bodies");
        assert!(bodies.as_object().unwrap().values().all(Value::is_u64));
    }
}

/// A basic game of three at its first question, with these hands.
fn hands(hands: &Value, seat: u8) -> Board {
    setup(3).with(json!({
        "first": 1, "hands": hands, "asked": { "step": "place_body", "seats": [seat] },
    }))
}

/// KOS-053, KOS-Q02: whoever places chooses among the tokens of the own hand, and the space.
#[test]
fn kos_053_kos_q02_the_own_hand() {
    let tokens = json!([
        ["mercury", "neptune"],
        ["venus", "earth", "mars", "jupiter"],
        ["saturn", "uranus", "halley"]
    ]);
    let board = hands(&tokens, 1);
    let mercury = (1..=4).map(|space| format!("place:mercury:{space}"));
    let neptune = (1..=72).map(|space| format!("place:neptune:{space}"));
    let expected: Vec<String> = mercury.chain(neptune).collect();
    assert_eq!(board.legal(), expected);
    assert_eq!(board.refusal("place:venus:1"), "KOS-053");
    assert_eq!(board.refusal("place:saturn:1"), "KOS-053");
    let board = board.after(&["place:neptune:40"]);
    assert_eq!(board.at("/bodies/neptune"), json!(40));
    assert_eq!(board.at("/hands/0"), json!(["mercury"]));
    assert_eq!(board.seat(), Some(2));
}

/// KOS-054: whose hand is empty is skipped.
#[test]
fn kos_054_an_empty_hand_is_skipped() {
    let tokens = json!([
        ["mercury", "neptune", "venus", "earth", "mars"],
        [],
        ["jupiter", "saturn", "uranus", "halley"]
    ]);
    let mut board = hands(&tokens, 1);
    board.play_until(|board| board.asked().as_deref() == Some("choose_colour"));
    assert_eq!(told(&board.events, placed), [1, 3, 1, 3, 1, 3, 1, 3, 1]);
    let tokens = json!([
        ["mercury"],
        [
            "neptune", "venus", "earth", "mars", "jupiter", "saturn", "uranus"
        ],
        ["halley"]
    ]);
    let mut board = hands(&tokens, 1);
    board.play_until(|board| board.asked().as_deref() == Some("choose_colour"));
    assert_eq!(told(&board.events, placed), [1, 2, 3, 2, 2, 2, 2, 2, 2]);
}

/// KOS-055, KOS-Q03: every space of its orbit will do, in both modes.
#[test]
fn kos_055_kos_q03_every_space_will_do() {
    let orbits = [
        ("mercury", 4),
        ("venus", 6),
        ("earth", 12),
        ("mars", 15),
        ("jupiter", 21),
        ("saturn", 24),
        ("uranus", 30),
        ("neptune", 72),
        ("halley", 19),
    ];
    let all = json!([orbits.map(|(body, _)| body), [], []]);
    let basic = hands(&all, 1);
    let advanced = advanced_setup(3);
    let second = advanced.after(&["place:earth:1"]);
    for (body, spaces) in orbits {
        let advanced = if body == "earth" { &advanced } else { &second };
        for board in [&basic, advanced] {
            let legal = board.legal();
            let prefix = format!("place:{body}:");
            let offered = legal.iter().filter(|answer| answer.starts_with(&prefix));
            assert_eq!(offered.count(), spaces, "{body}");
            for space in 1..=spaces {
                let placed = board.after(&[&format!("place:{body}:{space}")]);
                assert_eq!(placed.at(&format!("/bodies/{body}")), json!(space));
            }
            let refused = board.refusal(&format!("place:{body}:{}", spaces + 1));
            assert_eq!(refused, "KOS-055");
        }
    }
}

/// KOS-056, KOS-Q01: the instructor of the basic game is drawn after placement, whoever
/// placed first.
#[test]
fn kos_056_kos_q01_the_instructor_is_drawn() {
    let mut pairs = BTreeSet::new();
    for seed in 0..80 {
        let board = open(BOX, 3, &[], seed);
        assert_eq!(board.at("/instructor"), json!(null));
        let board = begun(3, &[], seed);
        let pair = [board.at("/first"), board.at("/instructor")];
        pairs.insert(pair.map(|seat| seat.as_u64().unwrap()));
        let named = begun(3, &[("first_placer", "2")], seed);
        pairs.insert([9, named.at("/instructor").as_u64().unwrap()]);
    }
    assert_eq!(pairs.len(), 9 + 3, "{pairs:?}");
}

/// KOS-057, KOS-017: whoever lands first on a destination takes 4 points, then 3, 2 and 1.
#[test]
fn kos_057_kos_017_stacks_of_the_basic_game() {
    for body in Body::DESTINATIONS {
        assert_eq!(markers_taken(&board(4), body), [4, 3, 2, 1], "{body}");
    }
}

/// KOS-058, KOS-018: Earth's markers lie aside: nobody takes one just by landing there.
#[test]
fn kos_058_kos_018_earth_markers_lie_aside() {
    let board = board(4);
    assert!(markers_taken(&board, Body::Earth).is_empty());
    let left = board.game.markers_left(&board.state.table, Body::Earth);
    assert_eq!(left, [2, 2, 2, 2]);
}

/// KOS-059, KOS-060, KOS-082: tanks and shields at the start.
#[test]
fn kos_059_kos_060_kos_082_tanks_and_shields() {
    for players in 2..=4 {
        for (options, tank) in [(&[][..], (9, 1)), (&[ADVANCED], (8, 2))] {
            let board = begun(players, options, 3);
            for seat in 1..=players {
                assert_eq!(board.fuel(seat), tank);
                assert_eq!(board.of(seat, "shields"), json!(3));
            }
        }
    }
}

/// KOS-064: with two and three players the basic game is set up as with four.
#[test]
fn kos_064_the_number_of_players_changes_nothing_else() {
    let start = |players: u8| {
        let board = begun(players, &[], 4);
        assert_eq!(board.at("/retired"), json!([]));
        let stacks =
            Body::ALL.map(|body| board.game.markers_left(&board.state.table, body).to_vec());
        let missions = board.of(1, "missions").as_array().unwrap().len();
        let cards = board.at("/events/open").as_array().unwrap().len();
        (
            stacks,
            missions,
            cards,
            board.fuel(1),
            board.of(1, "shields"),
        )
    };
    assert_eq!(start(2), start(4));
    assert_eq!(start(3), start(4));
    // All four markers can be taken in a game of two, by whoever comes.
    assert_eq!(markers_taken(&board(2), Body::Mars), [4, 3]);
    assert_eq!(markers_taken(&board(3), Body::Mars), [4, 3, 2]);
}

// Advanced.

/// KOS-065: in the advanced game the instructor is drawn first of all, each seat as likely.
#[test]
fn kos_065_the_instructor_comes_first() {
    let mut drawn = Vec::new();
    for seed in 0..90 {
        let board = open(BOX, 3, &[ADVANCED], seed);
        let Event::Instructor(seat) = board.events[0] else {
            panic!("{:?} comes first", board.events[0]);
        };
        assert_eq!(board.at("/instructor"), json!(seat.number()));
        drawn.push(seat.number());
    }
    for seat in 1..=3 {
        let times = drawn.iter().filter(|&&drawn| drawn == seat).count();
        assert!(times > 15, "seat {seat} was drawn {times} times of 90");
    }
}

/// KOS-066, KOS-067, KOS-068, KOS-070: two destinations are retired with three players, three
/// with two, none with four; the comet as well as any planet, but never Earth.
#[test]
fn kos_066_kos_067_kos_068_kos_070_retired_bodies() {
    for (players, count) in [(2, 3), (3, 2), (4, 0)] {
        let mut retired = BTreeSet::new();
        for seed in 0..60 {
            let board = open(BOX, players, &[ADVANCED], seed);
            let bodies = board.at("/retired");
            let bodies = bodies.as_array().unwrap();
            assert_eq!(bodies.len(), count);
            retired.extend(bodies.iter().map(|body| body.as_str().unwrap().to_string()));
        }
        let any = if count > 0 { 8 } else { 0 };
        assert_eq!(retired.len(), any, "{retired:?}");
        assert!(!retired.contains("earth"));
        assert_eq!(retired.contains("halley"), count > 0);
    }
    let earth = json!({ "retired": ["earth", "mars", "venus"] });
    assert!(advanced_setup(2).try_with(earth).is_err());
}

/// KOS-069, KOS-Q36: markers and missions of a retired body leave the game; its token is
/// placed and moves as any other.
#[test]
fn kos_069_kos_q36_what_a_retired_body_loses() {
    for (players, seed) in [(2, 1), (2, 2), (3, 3), (3, 4)] {
        let mut board = begun(players, &[ADVANCED], seed);
        let retired = board.state.table.retired;
        let before = board.state.table.spaces;
        board.next_orders();
        for body in Body::ALL {
            let left = board.game.markers_left(&board.state.table, body);
            assert_eq!(left.is_empty(), retired.contains(body), "{body}");
            let space = |spaces: [Option<u8>; 9]| spaces[body as usize];
            assert!(space(before).is_some(), "{body} was placed");
            assert_ne!(
                space(before),
                space(board.state.table.spaces),
                "{body} moves"
            );
            for seat in 1..=players {
                let player = board.at(&format!("/players/{}", seat - 1));
                for cards in [&player["missions"], &player["discarded"]] {
                    let about = |card: &Value| {
                        let card = card.as_str().unwrap();
                        card.split_once('-').unwrap().1 == body.to_string()
                    };
                    let found = cards.as_array().unwrap().iter().any(about);
                    assert!(!found || !retired.contains(body));
                }
            }
        }
    }
}

/// KOS-071: ships land and refuel on a retired body, but take no marker there.
#[test]
fn kos_071_landing_on_a_retired_body() {
    let start = advanced(2);
    for body in start.state.table.retired {
        let mut board = over(&start, body).tank(1, 1, 0);
        board.others_idle();
        board.play(&["fly", &format!("land:{body}"), "fly", "pass"]);
        assert!(board.is_on(1, &body.to_string()));
        assert_eq!(board.of(1, "markers"), json!({}));
        board.next_orders();
        board.others_idle();
        board.answer_until(|board| board.seat() == Some(1));
        board.play(&["refuel:quick"]);
        assert_eq!(board.fuel(1), (6, 0));
        // There is nothing to take for a seat that comes later either.
        assert!(markers_taken(&start, body).is_empty());
    }
}

/// KOS-075, KOS-076: the instructor places Earth, then all place in turns, clockwise, until all
/// nine lie on the board.
#[test]
fn kos_075_kos_076_bodies_are_placed_from_the_instructor_on() {
    for (players, instructor, expected) in [
        (2, "2", [2, 1, 2, 1, 2, 1, 2, 1, 2]),
        (3, "3", [3, 1, 2, 3, 1, 2, 3, 1, 2]),
        (4, "2", [2, 3, 4, 1, 2, 3, 4, 1, 2]),
    ] {
        let board = begun(players, &[ADVANCED, ("instructor", instructor)], 6);
        assert_eq!(told(&board.events, placed), expected);
        let first = board.events.iter().find_map(|event| match event {
            Event::BodyPlaced { body, .. } => Some(*body),
            _ => None,
        });
        assert_eq!(first, Some(Body::Earth));
        let bodies = board.at("/bodies");
        assert!(bodies.as_object().unwrap().values().all(Value::is_u64));
    }
}

/// KOS-Q60, KOS-052, KOS-053, KOS-055: which rule refuses a body in the basic game, whoever
/// had it in hand.
#[test]
fn kos_q60_kos_052_kos_053_kos_055_refused_in_the_basic_game() {
    let tokens = json!([
        ["mercury", "neptune", "saturn"],
        ["venus", "earth", "mars"],
        ["jupiter", "uranus", "halley"]
    ]);
    let board = hands(&tokens, 1).after(&["place:mercury:1", "place:venus:2", "place:jupiter:3"]);
    assert_eq!(board.seat(), Some(1));
    for space in [1, 2, 4] {
        for placed in ["mercury", "venus"] {
            assert_eq!(board.refusal(&format!("place:{placed}:{space}")), "KOS-052");
        }
    }
    assert_eq!(
        board.refusal("place:venus:200"),
        "KOS-052",
        "the body comes first"
    );
    assert_eq!(board.refusal("place:earth:1"), "KOS-053");
    assert_eq!(board.refusal("place:neptune:73"), "KOS-055");
}

/// KOS-Q60, KOS-055, KOS-076, KOS-077: and in the advanced game.
#[test]
fn kos_q60_kos_055_kos_076_kos_077_refused_in_the_advanced_game() {
    let board = advanced_setup(3);
    assert_eq!(board.refusal("place:mars:1"), "KOS-076");
    assert_eq!(board.refusal("place:earth:13"), "KOS-055");
    let board = board.after(&["place:earth:1"]);
    assert_eq!(board.refusal("place:earth:2"), "KOS-077");
    assert_eq!(board.refusal("place:mars:16"), "KOS-055");
}

/// KOS-076, KOS-077: Earth comes first, and then any body that is not yet placed, retired or
/// not, whoever's turn it is.
#[test]
fn kos_076_kos_077_earth_first_then_any() {
    let mut board = advanced_setup(2);
    let offered = |board: &Board| -> BTreeSet<String> {
        let legal = board.legal().into_iter();
        legal
            .map(|answer| answer.split(':').nth(1).unwrap().to_string())
            .collect()
    };
    assert_eq!(offered(&board), ["earth".to_string()].into());
    assert_eq!(board.refusal("place:halley:1"), "KOS-076");
    board.play(&["place:earth:7"]);
    let mut left: Vec<&str> = vec![
        "halley", "jupiter", "mars", "mercury", "neptune", "saturn", "uranus", "venus",
    ];
    while !left.is_empty() {
        let expected: BTreeSet<String> = left.iter().map(ToString::to_string).collect();
        assert_eq!(offered(&board), expected);
        assert_eq!(board.refusal("place:earth:1"), "KOS-077");
        let body = left.remove(left.len() / 2);
        board.play(&[&format!("place:{body}:2")]);
    }
    assert_eq!(board.asked().as_deref(), Some("keep_missions"));
}

/// KOS-080: stacks of two markers, 2/1 for Mercury, Venus and Mars, 3/2 for Halley, Jupiter and
/// Saturn, 4/3 for Uranus and Neptune.
#[test]
fn kos_080_stacks_of_the_advanced_game() {
    for (bodies, points) in [
        (&[Body::Mercury, Body::Venus, Body::Mars][..], [2, 1]),
        (&[Body::Halley, Body::Jupiter, Body::Saturn], [3, 2]),
        (&[Body::Uranus, Body::Neptune], [4, 3]),
    ] {
        for &body in bodies {
            // The third and the fourth get nothing.
            assert_eq!(markers_taken(&advanced(4), body), points, "{body}");
        }
    }
}

/// KOS-081: Earth's four markers of 2 points lie aside in the advanced game too.
#[test]
fn kos_081_earth_markers_of_the_advanced_game() {
    for players in 2..=4 {
        let board = advanced(players);
        let left = board.game.markers_left(&board.state.table, Body::Earth);
        assert_eq!(left, [2, 2, 2, 2]);
        assert!(markers_taken(&board, Body::Earth).is_empty());
    }
}
