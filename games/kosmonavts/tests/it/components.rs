//! What is in the box: people, bodies, ships, cubes, markers and cards.

use std::collections::{BTreeMap, BTreeSet};

use kosmonavts::{
    Kosmonavts, Mode,
    components::{Body, Direction, EventKind},
    event::Event,
    figures::EventCard,
};
use serde_json::Value;
use tabletop::{Dice, Game, OpenProblem, Options, Seat, SetupProblem};

use crate::kit::{BOX, Board, BoardExt as _, advanced, advanced_setup, board, json, open, setup};

const MODES: [&str; 2] = ["basic", "advanced"];

const BODIES: [&str; 9] = [
    "mercury", "venus", "earth", "mars", "jupiter", "saturn", "uranus", "neptune", "halley",
];

/// All names in a JSON list.
fn names(list: &Value) -> Vec<String> {
    let list = list.as_array().unwrap().iter();
    list.map(|name| name.as_str().unwrap().to_string())
        .collect()
}

/// A seat's ship comes to rest over a body and lands on it.
#[track_caller]
fn landed(board: &Board, seat: u8, body: &str) -> Board {
    let hex = board
        .game
        .hex_of(&board.state.table, body.parse().unwrap())
        .unwrap();
    let mut board = board.in_space(seat, hex.q, hex.r);
    board.fly(seat, &["go"]);
    board.play(&[&format!("land:{body}")]);
    board
}

/// All fuel cubes there are, counted one place after the other.
fn all_cubes(board: &Board) -> (u64, u64) {
    let position = board.position();
    let mut places = vec![position["supply"].clone()];
    for player in position["players"].as_array().unwrap() {
        places.push(player["tank"].clone());
        places.extend(player["rose"].as_object().unwrap().values().cloned());
    }
    let count = |kind: &str| {
        let cubes = places.iter().map(|cubes| cubes[kind].as_u64().unwrap());
        cubes.sum()
    };
    (count("normal"), count("hyper"))
}

/// A game of every mode and number of players, played at random for some rounds;
/// `read` sees the board after each answer.
fn wander(mut read: impl FnMut(&Board)) {
    for mode in MODES {
        for players in 2..=4 {
            let mut board = open(BOX, players, &[("mode", mode)], u64::from(players));
            let mut chance = Dice::from_seed(9);
            while board.state.table.round < 25 && board.seat().is_some() {
                read(&board);
                let legal = board.legal();
                let answer = &legal[chance.below(legal.len() as u32) as usize];
                board.play(&[answer]);
            }
        }
    }
}

/// KOS-001: two, three or four play, each with one ship.
#[test]
fn kos_001_two_to_four_players() {
    for players in 2..=4 {
        let board = setup(players);
        let areas = board.at("/players");
        assert_eq!(areas.as_array().unwrap().len(), usize::from(players));
        for seat in 1..=players {
            assert_eq!(board.of(seat, "ship"), json!({ "landed": "earth" }));
        }
    }
    for players in [0, 1, 5] {
        let problem = Kosmonavts::open(BOX, players, &Options::new()).err();
        let allowed = 2..=4;
        let given = players;
        let refusal = OpenProblem::Setup(SetupProblem::Players { given, allowed });
        assert_eq!(problem, Some(refusal));
    }
}

/// KOS-002: there are two modes.
#[test]
fn kos_002_two_modes() {
    let mode = |mode: &str| {
        let options = Options::from([("mode".to_string(), mode.to_string())]);
        Kosmonavts::open(BOX, 2, &options).map(|game| game.setup.mode)
    };
    assert_eq!(mode("basic"), Ok(Mode::Basic));
    assert_eq!(mode("advanced"), Ok(Mode::Advanced));
    assert!(mode("expert").is_err());
    let game = Kosmonavts::open(BOX, 2, &Options::new()).unwrap();
    assert_eq!(game.setup.mode, Mode::Basic, "unless told otherwise");
}

/// KOS-002: what the advanced parts do not replace is played as in the basic game.
#[test]
fn kos_002_advanced_uses_the_basic_rules() {
    let flown = |board: Board| {
        let start = board
            .tank(1, 6, 1)
            .tank(2, 6, 1)
            .flying(1, 8, -2, &[("s", 2, 0)])
            .wind(1, "se");
        let mut board = start;
        board.play(&["event:1", "shield:no", "shield:yes"]);
        board.order(1, &["convert", "burn:n:normal", "burn:sw:hyper", "go"]);
        board.order(2, &["stay"]);
        board.play(&["fly"]);
        let player = ["ship", "shields", "rose", "tank", "last"];
        (
            player.map(|field| board.of(1, field)),
            board.hex(1),
            board.supply(),
        )
    };
    assert_eq!(flown(board(2)), flown(advanced(2)));
    // Refuelling is replaced.
    let refuelling = |board: Board| {
        let mut board = board.tank(1, 2, 0);
        board.others_idle();
        board.legal()
    };
    assert_eq!(refuelling(board(2)), ["refuel:none", "refuel:basic"]);
    let advanced = refuelling(advanced(2));
    assert_eq!(advanced, ["refuel:none", "refuel:quick", "refuel:full"]);
}

/// KOS-003, KOS-Q43: there are nine bodies, whatever others count.
#[test]
fn kos_003_kos_q43_nine_bodies() {
    for board in [setup(3), advanced_setup(3)] {
        let bodies = board.at("/bodies");
        let keys: Vec<&String> = bodies.as_object().unwrap().keys().collect();
        assert_eq!(keys, BODIES);
    }
    assert_eq!(Body::ALL.map(|body| body.to_string()), BODIES);
}

/// KOS-Q43: two hyper cubes at the start and a race to four bodies belong to the
/// advanced game.
#[test]
fn kos_q43_the_rulebook_wins() {
    let four = json!({ "players": { "1": { "markers":
        { "uranus": 1, "neptune": 1, "mars": 1, "halley": 1 } } } });
    for (board, hyper, eligible) in [(board(4), 1, false), (advanced(4), 2, true)] {
        assert_eq!(board.fuel(1).1, hyper);
        let board = board.with(four.clone());
        let found = board.game.is_eligible(&board.state.table, Seat(0));
        assert_eq!(found, eligible);
    }
}

/// KOS-004: whatever holds for a planet holds for the comet: ships land on it, take
/// a marker, travel with it, refuel there and are drawn to it.
#[test]
fn kos_004_the_comet_is_like_a_planet() {
    for body in BODIES.into_iter().filter(|&body| body != "earth") {
        let name: Body = body.parse().unwrap();
        let mut on = landed(&board(2), 1, body).tank(1, 2, 0);
        assert_eq!(on.of(1, "markers"), json!({ body: 1 }));
        let next = on.game.hex_after(&on.state.table, name, 1).unwrap();
        on.answer_until(|board| board.asked().as_deref() == Some("choose_event"));
        assert_eq!(on.hex(1), (next.q, next.r), "{body} takes its ships along");
        on.next_orders();
        on.others_idle();
        on.answer_until(|board| board.seat() == Some(1));
        assert!(on.legal().contains(&"refuel:basic".to_string()));
        let pulled = board(2).event("gravity");
        let hex = pulled.game.hex_of(&pulled.state.table, name).unwrap();
        let pulled = pulled.in_space(2, hex.q, hex.r).after(&["event:1"]);
        assert!(pulled.is_on(2, body));
    }
}

/// The colour of each body in the box, which is printed but means nothing to the rules.
fn colours() -> BTreeMap<String, String> {
    #[derive(serde::Deserialize)]
    struct Printed {
        orbits: Vec<Orbit>,
    }
    #[derive(serde::Deserialize)]
    struct Orbit {
        id: String,
        colour: String,
    }
    let printed: Printed = toml::from_str(BOX).unwrap();
    let orbits = printed.orbits.into_iter();
    orbits.map(|orbit| (orbit.id, orbit.colour)).collect()
}

/// KOS-005, KOS-006: each body has a colour of its own.
#[test]
fn kos_005_kos_006_each_body_has_one_colour() {
    let colours = colours();
    for (body, colour) in [
        ("earth", "blue"),
        ("saturn", "violet"),
        ("uranus", "white"),
        ("neptune", "brown"),
        ("mercury", "orange"),
        ("venus", "yellow"),
        ("mars", "red"),
        ("jupiter", "green"),
        ("halley", "black"),
    ] {
        assert_eq!(colours[body], colour, "{body}");
    }
    let different: BTreeSet<&String> = colours.values().collect();
    assert_eq!((colours.len(), different.len()), (9, 9));
}

/// KOS-007: ships are white, green, yellow and red.
#[test]
fn kos_007_four_ships() {
    for mut board in [setup(4), advanced_setup(4)] {
        board.play_until(|board| board.asked().as_deref() == Some("choose_colour"));
        let colours = ["white", "green", "yellow", "red"];
        let answers = colours.map(|colour| format!("colour:{colour}"));
        assert_eq!(board.legal(), answers);
    }
}

/// KOS-008, KOS-009: 48 normal and 16 hyper cubes; before anyone has a tank they all
/// lie in the supply.
#[test]
fn kos_008_kos_009_cubes_in_all() {
    for players in 2..=4 {
        assert_eq!(setup(players).supply(), (48, 16));
        assert_eq!(advanced_setup(players).supply(), (48, 16));
        assert_eq!(all_cubes(&board(players)), (48, 16));
    }
}

/// KOS-010: four ships with three shields each are all twelve there are.
#[test]
fn kos_010_twelve_shields() {
    for board in [board(4), advanced(4)] {
        let shields = (1..=4).map(|seat| board.of(seat, "shields").as_u64().unwrap());
        assert_eq!(shields.sum::<u64>(), 12);
        assert_eq!(board.game.figures.shields, 12);
    }
}

/// KOS-011: whatever happens, every cube is in a tank, on a rose or in the supply.
#[test]
fn kos_011_no_cube_is_lost() {
    wander(|board| assert_eq!(all_cubes(board), (48, 16)));
    // No position has a cube too many or too few.
    let board = board(2);
    for (normal, hyper) in [(29, 14), (31, 14), (30, 13), (30, 15)] {
        let supply = json!({ "supply": { "normal": normal, "hyper": hyper } });
        assert!(board.try_with(supply).is_err(), "{normal} and {hyper}");
    }
}

/// KOS-012, KOS-013: ten spaces, at most four of them with hyper cubes.
#[test]
fn kos_012_kos_013_tanks() {
    let full = |normal, hyper| {
        let tank = json!({ "tank": { "normal": normal, "hyper": hyper } });
        board(2).try_with(json!({ "players": { "1": tank } }))
    };
    for (normal, hyper) in [(10, 0), (6, 4), (7, 3), (0, 4)] {
        assert!(full(normal, hyper).is_ok(), "{normal} and {hyper}");
    }
    for (normal, hyper) in [(11, 0), (10, 1), (7, 4), (5, 5), (0, 5)] {
        assert!(full(normal, hyper).is_err(), "{normal} and {hyper}");
    }
    // Refuelling stops at both limits.
    for (before, after) in [((0, 2), (7, 3)), ((0, 3), (6, 4)), ((2, 4), (6, 4))] {
        let mut board = board(2).tank(1, before.0, before.1);
        board.others_idle().play(&["refuel:basic"]);
        assert_eq!(board.fuel(1), after);
    }
}

/// KOS-014: at most three shields, which is what every ship begins with.
#[test]
fn kos_014_three_shields() {
    for board in [board(2), advanced(2)] {
        let shields = |shields| json!({ "players": { "2": { "shields": shields } } });
        assert!(board.try_with(shields(3)).is_ok());
        assert!(board.try_with(shields(4)).is_err());
    }
}

/// KOS-015: a rose takes any number of cubes, in one direction and in all.
#[test]
fn kos_015_a_rose_has_no_limit() {
    let mut board = board(2).tank(1, 3, 0).tank(2, 0, 0).flying(
        1,
        0,
        11,
        &[("n", 30, 12), ("ne", 10, 0), ("nw", 2, 4)],
    );
    board.order(
        1,
        &["burn:n:normal", "burn:n:normal", "burn:n:normal", "go"],
    );
    board.others_idle();
    assert_eq!(board.rose(1), "n 33+12, ne 10+0, nw 2+4");
}

/// KOS-016, KOS-017, KOS-018: four markers of each body, those of destinations worth 4, 3,
/// 2 and 1, those of Earth 2 each.
#[test]
fn kos_016_kos_017_kos_018_markers() {
    for players in 2..=4 {
        let board = board(players);
        let mut markers = 0;
        for body in Body::ALL {
            let left = board.game.markers_left(&board.state.table, body);
            let expected = match body {
                Body::Earth => [2, 2, 2, 2],
                _ => [4, 3, 2, 1],
            };
            assert_eq!(left, expected, "{body}");
            markers += left.len();
        }
        assert_eq!(markers, 36);
    }
}

/// KOS-019: thirty event cards, each of them in one place.
#[test]
fn kos_019_thirty_event_cards() {
    for board in [board(3), advanced(3)] {
        let mut cards = Vec::new();
        for pile in ["open", "deck", "discard"] {
            let pile = board.at(&format!("/events/{pile}"));
            let pile = pile.as_array().unwrap().iter();
            cards.extend(pile.map(|card| card.as_u64().unwrap()));
        }
        cards.sort_unstable();
        assert_eq!(cards, (1..=30).collect::<Vec<u64>>());
    }
}

/// KOS-020, KOS-021, KOS-022: a wind of strength 1 and 2 for each direction, and three
/// cards of each of six other kinds.
#[test]
fn kos_020_kos_021_kos_022_kinds_of_event_cards() {
    let mut cards: BTreeMap<String, u8> = BTreeMap::new();
    let board = board(2);
    for number in 0..30 {
        let EventCard {
            kind,
            direction,
            strength,
        } = board.game.figures.card(number);
        let card = match kind {
            EventKind::SolarWind => format!("{strength} {direction}"),
            _ => kind.to_string(),
        };
        *cards.entry(card).or_default() += 1;
    }
    let mut expected: BTreeMap<String, u8> = BTreeMap::new();
    for direction in ["n", "ne", "se", "s", "sw", "nw"] {
        expected.insert(format!("1 {direction}"), 1);
        expected.insert(format!("2 {direction}"), 1);
    }
    for kind in [
        "fuel_resupply",
        "energy_conversion",
        "gravity",
        "thrust",
        "asteroids",
        "solar_flares",
    ] {
        expected.insert(kind.to_string(), 3);
    }
    assert_eq!(cards, expected);
}

/// The missions of all seats, dealt or discarded.
fn dealt(board: &Board) -> Vec<String> {
    let players = board.at("/players");
    let players = players.as_array().unwrap().iter();
    let mut cards: Vec<String> = players
        .flat_map(|player| {
            let discarded = player.get("discarded").map(names).unwrap_or_default();
            [names(&player["missions"]), discarded].concat()
        })
        .collect();
    cards.sort();
    cards
}

/// KOS-023, KOS-024: in the advanced game of four all cards are dealt: one Mission 1 and
/// one Mission 2 for each destination.
#[test]
fn kos_023_kos_024_sixteen_missions() {
    let destinations = BODIES.into_iter().filter(|&body| body != "earth");
    let mut expected: Vec<String> = destinations
        .flat_map(|body| [format!("first-{body}"), format!("second-{body}")])
        .collect();
    expected.sort();
    for seed in 0..10 {
        let board = open(BOX, 4, &[("mode", "advanced")], seed);
        assert_eq!(dealt(&board), expected);
    }
    // No mission is about Earth.
    assert!(
        "first-earth"
            .parse::<kosmonavts::components::Mission>()
            .is_err()
    );
}

/// KOS-024, KOS-025: in the basic game of four all Mission 2 cards are dealt, an alpha
/// card for a near goal and a beta card for a far one to everyone.
#[test]
fn kos_024_kos_025_alpha_and_beta() {
    for seed in 0..20 {
        let mut board = open(BOX, 4, &[], seed);
        board.play_until(|board| board.asked().as_deref() == Some("order"));
        let (mut alpha, mut beta) = (BTreeSet::new(), BTreeSet::new());
        for seat in 1..=4 {
            let missions = names(&board.of(seat, "missions"));
            let seconds = missions
                .iter()
                .filter_map(|card| card.strip_prefix("second-"));
            let (near, far): (Vec<&str>, Vec<&str>) =
                seconds.partition(|body| ["mercury", "venus", "mars", "halley"].contains(body));
            assert_eq!((near.len(), far.len()), (1, 1), "{missions:?}");
            alpha.insert(near[0].to_string());
            beta.insert(far[0].to_string());
        }
        assert_eq!((alpha.len(), beta.len()), (4, 4));
        let far = ["jupiter", "neptune", "saturn", "uranus"];
        assert_eq!(
            beta.iter().collect::<Vec<_>>(),
            far.iter().collect::<Vec<_>>()
        );
    }
}

/// KOS-282: a rose has a slot for each of the six directions and no others.
#[test]
fn kos_282_a_rose_for_each_player() {
    for players in 2..=4 {
        let mut board = board(players);
        for seat in 1..=players {
            let burns = board.legal_for(seat).into_iter();
            let burns: Vec<String> = burns
                .filter_map(|answer| {
                    answer
                        .strip_prefix("burn:")?
                        .strip_suffix(":normal")
                        .map(String::from)
                })
                .collect();
            assert_eq!(burns, ["n", "ne", "se", "s", "sw", "nw"]);
            board.order(
                seat,
                &[
                    "burn:n:normal",
                    &format!("burn:{}:normal", burns[usize::from(seat)]),
                    "go",
                ],
            );
        }
        // Cubes of one lie on no other rose.
        let roses: Vec<String> = (1..=players).map(|seat| board.rose(seat)).collect();
        let second = ["n 1+0, ne 1+0", "n 1+0, se 1+0", "", "n 1+0, sw 1+0"];
        assert_eq!(roses, second[..usize::from(players)]);
    }
    let slot = json!({ "e": { "normal": 1, "hyper": 0 } });
    let patch = json!({ "players": { "1": { "ship": { "space": [8, -2] }, "rose": slot } } });
    assert!(board(2).try_with(patch).is_err());
}

/// KOS-282: a personal board has room for ten cubes, three shields and one marker of each
/// body, and remembers the last body.
#[test]
fn kos_282_a_personal_board_for_each_player() {
    let full = json!({ "mercury": 1, "venus": 1, "mars": 1, "jupiter": 1, "saturn": 1,
        "uranus": 1, "neptune": 1, "halley": 1 });
    let board = board(2)
        .tank(1, 6, 4)
        .with(json!({ "players": { "1": { "markers": full.clone() } } }));
    assert_eq!((board.fuel(1), board.of(1, "shields")), ((6, 4), json!(3)));
    assert_eq!(board.of(1, "last"), json!("earth"));
    assert_eq!(
        board.of(2, "markers"),
        json!({}),
        "and nothing of it is seat 2's"
    );
    assert_eq!(board.of(1, "markers").as_object().unwrap().len(), 8);
    // A second marker of a body has no place: whoever has one takes none.
    let mut again = landed(&board, 1, "mars");
    assert_eq!(again.of(1, "markers"), full);
    let taken = |event: &Event| matches!(event, Event::MarkerTaken { .. });
    assert!(!again.news().iter().any(taken));
}

/// KOS-282, KOS-029: the directions of a rose are those of the board.
#[test]
fn kos_282_kos_029_a_rose_points_like_the_board() {
    for (direction, q, r) in [
        ("n", 0, -1),
        ("ne", 1, -1),
        ("se", 1, 0),
        ("s", 0, 1),
        ("sw", -1, 1),
        ("nw", -1, 0),
    ] {
        let step = direction.parse::<Direction>().unwrap().vector();
        assert_eq!((step.q, step.r), (q, r));
        let mut board = board(2).flying(1, 9, -2, &[(direction, 1, 0)]);
        board.fly(1, &["go"]);
        assert_eq!(board.hex(1), (9 + q, -2 + r), "{direction}");
    }
}

/// KOS-012, KOS-013, KOS-014 hold in games as they are played.
#[test]
fn kos_012_kos_013_kos_014_hold_in_play() {
    wander(|board| {
        for seat in 1..=board.game.setup.players {
            let (normal, hyper) = board.fuel(seat);
            assert!(normal + hyper <= 10 && hyper <= 4);
            assert!(board.of(seat, "shields").as_u64().unwrap() <= 3);
        }
    });
}

/// KOS-010, KOS-Q53, KOS-097, KOS-Q42: a shield that is gone never comes back, not even
/// from those of absent players.
#[test]
fn kos_q53_kos_q42_kos_097_shields_never_come_back() {
    let mut before: Vec<u64> = Vec::new();
    let mut spent = 0;
    wander(|board| {
        let started = board.state.table.round > 0;
        let players = if started { board.game.setup.players } else { 0 };
        let now: Vec<u64> = (1..=players)
            .map(|seat| board.of(seat, "shields").as_u64().unwrap())
            .collect();
        if before.len() == now.len() && !now.is_empty() {
            let pairs = || before.iter().zip(&now);
            assert!(pairs().all(|(before, now)| now <= before));
            spent += pairs().filter(|(before, now)| now < before).count();
        } else {
            assert!(now.iter().all(|&shields| shields == 3));
        }
        before = now;
    });
    assert!(spent > 20, "{spent} shields were spent");
}
