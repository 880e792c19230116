//! What is in the box.

use std::collections::BTreeSet;

use red_outpost::{
    RedOutpost,
    components::{Location, Phase, Worker},
};
use tabletop::{Game, OpenProblem, Options, SetupProblem};

use crate::{
    kit::{BOX, board, board_from, board_with, json, solo},
    setup::deals,
};

/// Opens the box with some of its figures changed; `None` when it is refused.
fn open(changes: &[(&str, &str)], players: u8) -> Option<RedOutpost> {
    let mut figures = BOX.to_string();
    for (from, to) in changes {
        assert!(figures.contains(from), "box.toml has no {from:?}");
        figures = figures.replacen(from, to, 1);
    }
    RedOutpost::open(&figures, players, &Options::new()).ok()
}

/// RO-001: 2, 3 or 4 players sit at the table alone; 1 player has Autom as a rival.
#[test]
fn ro_001_one_to_four_players() {
    for players in 1..=4 {
        let board = board(players);
        assert_eq!(board.game.seats(), players);
        assert_eq!(board.game.sides(), players.max(2));
        let has_solo_pieces = board.position().get("solo").is_some();
        assert_eq!(has_solo_pieces, players == 1);
    }
    for given in [0, 5] {
        let refused = RedOutpost::open(BOX, given, &Options::new()).err();
        let allowed = 1..=4;
        let reason = SetupProblem::Players { given, allowed };
        assert_eq!(refused, Some(OpenProblem::Setup(reason)));
    }
}

/// RO-002: twelve numbered locations, six portraits with a mood each, four export
/// tracks, the phase wheel, and a VP and wheel marker for each player.
#[test]
fn ro_002_the_board() {
    let numbered = [
        (1, "pasture"),
        (2, "palace"),
        (3, "field"),
        (4, "brewery"),
        (5, "warehouse"),
        (6, "administration"),
        (7, "spaceship"),
        (8, "mine"),
        (9, "kitchen"),
        (10, "lake"),
        (11, "labour_camp"),
        (12, "barracks"),
    ];
    for (number, name) in numbered {
        let location: Location = name.parse().unwrap();
        assert_eq!(location.number(), number, "{name}");
    }
    let board = board(4);
    let universe = board.game.universe();
    let actions: BTreeSet<String> = universe.iter().map(ToString::to_string).collect();
    let moves = |worker: &str| {
        let to = |action: &&String| action.starts_with(worker) && !action.ends_with("stay");
        actions.iter().filter(to).count()
    };
    let portraits = board.at("/workers");
    let portraits = portraits.as_object().unwrap();
    assert_eq!(portraits.len(), 6);
    for (worker, portrait) in portraits {
        assert_eq!(moves(worker), 12, "{worker} has a move to each location");
        assert!(portrait["mood"].is_i64());
    }
    assert_eq!(board.at("/exported").as_object().unwrap().len(), 4);
    assert_eq!(board.at("/phase"), "morning");
    for player in 0..4 {
        assert_eq!(board.number(&format!("/players/{player}/wheel")), 0);
        assert_eq!(board.points(player + 1), 5);
    }
}

/// RO-003: there are six workers, and whoever is to move may use each of them.
#[test]
fn ro_003_six_workers_shared_by_all() {
    for first in ["1", "2", "3", "4"] {
        let board = board_with(4, &[("first", first)]);
        let legal = board.legal();
        let workers: BTreeSet<&str> = legal
            .iter()
            .map(|action| action.split('>').next().unwrap())
            .collect();
        let all = [
            "bureaucrat",
            "commissar",
            "farmer",
            "fisherman",
            "miner",
            "shepherd",
        ];
        assert_eq!(workers, all.into());
    }
}

/// RO-004, RO-005: 6 cubes of each of 4 types and 24 crystals; none comes or goes.
#[test]
fn ro_004_ro_005_cubes_and_crystals() {
    for players in 2..=4 {
        let board = board(players);
        let goods = json!({ "coal": 6, "wool": 6, "fish": 6, "wheat": 6 });
        assert_eq!(board.at("/supply"), goods);
        let owned: i64 = (0..4)
            .map(|player| board.number(&format!("/players/{player}/crystals")))
            .sum();
        assert_eq!(board.number("/crystals") + owned, 24);

        for good in ["coal", "wool", "fish", "wheat"] {
            for (supply, stored) in [(5, 0), (7, 0), (6, 1)] {
                let wrong = json!({ "supply": { good: supply }, "warehouse": { good: stored } });
                assert!(board.try_with(wrong).is_err());
            }
        }
        let crystals = board.number("/crystals");
        assert!(board.try_with(json!({ "crystals": crystals + 1 })).is_err());
        assert!(board.try_with(json!({ "crystals": crystals - 1 })).is_err());
    }
}

/// RO-006: 44 discs, 11 in each of four colours, which are orange, blue, brown and pink.
#[test]
fn ro_006_discs_in_four_colours() {
    let colours = |players, colours| {
        let options = Options::from([("colours".to_string(), String::from(colours))]);
        RedOutpost::open(BOX, players, &options).map(|game| game.setup.colours)
    };
    let [orange, blue, brown, pink] = colours(4, "orange,blue,brown,pink").unwrap();
    let names = [orange, blue, brown, pink].map(|colour| colour.to_string());
    assert_eq!(names, ["orange", "blue", "brown", "pink"]);
    assert!(colours(4, "orange,blue,brown,green").is_err());

    // With 2 players each takes all 11: 9 in front of them and 2 as markers.
    assert_eq!(board(2).number("/players/0/discs") + 2, 11);
    let twelve = [
        ("discs_taken = 11", "discs_taken = 12"),
        ("discs_influence = 9", "discs_influence = 10"),
    ];
    assert!(open(&twelve, 2).is_none());
    assert!(open(&[("discs_total = 44", "discs_total = 48")], 2).is_none());
}

/// RO-007: 6 mood markers, 1 phase marker and 1 first-player token. The rules are
/// written around these, so a box with another number is refused.
#[test]
fn ro_007_markers() {
    let board = board(3);
    let workers = board.at("/workers");
    let workers = workers.as_object().unwrap();
    assert_eq!(workers.len(), 6);
    assert!(workers.values().all(|worker| worker["mood"] == 0));
    assert!(board.at("/phase").is_string());
    assert!(board.at("/first").is_number());
    for marker in ["mood_markers = 6", "phase_markers = 1", "player_tokens = 1"] {
        let (name, _) = marker.split_once(" = ").unwrap();
        assert!(open(&[(marker, &format!("{name} = 2"))], 3).is_none());
    }
}

/// RO-008: 3 Morning tokens and 3 Night tokens; each is red or white by the phase.
#[test]
fn ro_008_blocking_tokens() {
    for tokens in ["fixed", "random"] {
        let board = board_with(2, &[("tokens", tokens)]);
        assert_eq!(board.at("/tokens/morning").as_array().unwrap().len(), 3);
        assert_eq!(board.at("/tokens/night").as_array().unwrap().len(), 3);
        for (phase, red) in [("morning", 3), ("day1", 0), ("night", 3)] {
            let board = board.with(json!({ "phase": phase }));
            assert_eq!(board.state.table.red().len(), red);
        }
    }
    for kind in ["morning", "night"] {
        let token = format!("blocking_tokens_{kind} =");
        let (three, four) = (format!("{token} 3"), format!("{token} 4"));
        assert!(open(&[(&three, &four)], 2).is_none());
    }
}

/// RO-009, RO-010: 12 spaceship cards and 6 lake cards, of which exactly 3 show fish.
#[test]
fn ro_009_ro_010_decks() {
    let board = board(2);
    assert_eq!(
        board.at("/spaceship/deck"),
        json!([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    );
    assert_eq!(board.at("/lake/deck"), json!([1, 2, 3, 4, 5, 6]));
    // There is no other card, and none may be missing.
    for (pile, cards) in [
        ("spaceship", json!({ "discard": [13] })),
        (
            "spaceship",
            json!({ "deck": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] }),
        ),
        ("lake", json!({ "discard": [7] })),
        ("lake", json!({ "deck": [1, 2, 3, 4, 5] })),
    ] {
        assert!(board.try_with(json!({ pile: cards })).is_err());
    }
    let lake = board.game.figures.lake;
    assert_eq!(lake.iter().filter(|card| card.fish_card).count(), 3);
    assert_eq!(lake.iter().filter(|card| card.fish > 0).count(), 3);
    let fourth = (
        "fish_card = false\nproduce_fish = 0",
        "fish_card = true\nproduce_fish = 1",
    );
    assert!(open(&[fourth], 2).is_none());
}

/// RO-011: 18 special cards. A location card has the number of its location, the
/// worker cards are 13 to 18, and there is one of each.
#[test]
fn ro_011_special_cards() {
    let workers = [
        (13, "shepherd"),
        (14, "farmer"),
        (15, "fisherman"),
        (16, "miner"),
        (17, "commissar"),
        (18, "bureaucrat"),
    ];
    for (number, name) in workers {
        let worker: Worker = name.parse().unwrap();
        assert_eq!(worker.card(), number, "{name}");
    }
    let mut seen = BTreeSet::new();
    for deal in deals(4, "fixed").take(100) {
        let cards: BTreeSet<u8> = deal.iter().flatten().copied().collect();
        assert_eq!(cards.len(), 8, "no card is dealt twice: {deal:?}");
        for [location, worker] in deal {
            assert!((1..=12).contains(&location) && (13..=18).contains(&worker));
        }
        seen.extend(cards);
    }
    assert_eq!(seen, (1..=18).collect());
}

/// RO-012, RO-Q01: the cards that place random tokens are the 12 location cards,
/// without Kitchen and Barracks: every other location gets tokens of both kinds.
#[test]
fn ro_012_the_location_deck() {
    for players in [1, 2] {
        let mut seen = [BTreeSet::new(), BTreeSet::new()];
        for seed in 0..100 {
            let board = board_from(BOX, players, &[("tokens", "random")], seed);
            let tokens = [board.state.table.morning, board.state.table.night];
            for (seen, tokens) in seen.iter_mut().zip(tokens) {
                seen.extend(tokens.iter().map(Location::number));
            }
        }
        let ordinary = BTreeSet::from([1, 2, 3, 4, 5, 6, 7, 8, 10, 11]);
        assert_eq!(seen, [ordinary.clone(), ordinary]);
    }
}

/// RO-013: 12 objective cards and 18 Autom cards; 3 location cards and 1 reference
/// card are reminders, of which the box must have just these.
#[test]
fn ro_013_solo_components() {
    let board = solo();
    // One objective card is in use. One Autom card was revealed before the round
    // and one in Autom's first turn.
    let left = |pointer| board.at(pointer).as_array().unwrap().len();
    assert_eq!(left("/solo/objectives_left") + 1, 12);
    assert_eq!(left("/solo/autom_deck") + 2, 18);
    for (from, to) in [
        ("location_cards = [\"brewery\", ", "location_cards = ["),
        ("reference_cards = 1", "reference_cards = 2"),
        ("autom_cards = 18", "autom_cards = 17"),
        ("objective_cards = 12", "objective_cards = 11"),
    ] {
        assert!(open(&[(from, to)], 1).is_none(), "{to}");
    }
}

/// RO-014: the colours of the meeples. No rule uses them, so they stand in the box only.
#[test]
fn ro_014_meeple_colours() {
    let figures: toml::Table = BOX.parse().unwrap();
    let colours: Vec<(&str, &str)> = figures["workers"]
        .as_array()
        .unwrap()
        .iter()
        .map(|worker| {
            (
                worker["id"].as_str().unwrap(),
                worker["colour"].as_str().unwrap(),
            )
        })
        .collect();
    let printed = [
        ("shepherd", "green"),
        ("farmer", "yellow"),
        ("fisherman", "blue"),
        ("miner", "black"),
        ("commissar", "red"),
        ("bureaucrat", "grey"),
    ];
    assert_eq!(colours, printed);
}

/// RO-002, RO-037: the phase wheel has five spaces.
#[test]
fn ro_002_the_phase_wheel() {
    let next: Vec<Option<Phase>> = ["morning", "day1", "lunch", "day2", "night"]
        .map(|name| name.parse::<Phase>().unwrap().next())
        .into();
    let shown: Vec<String> = next.iter().flatten().map(ToString::to_string).collect();
    assert_eq!(shown, ["day1", "lunch", "day2", "night"]);
    assert_eq!(next[4], None);
}
