//! Production, the wheel, the Warehouse and exports.

use red_outpost::{components::Resource, event::Event, state::Source};
use serde_json::Value;
use tabletop::{Scored, Seat};

use crate::{
    flow::{play_game, rulebook_example, used},
    kit::{BOX, Board, OutpostBoard as _, board, board_from, board_with, board_with_cards, json},
    setup::{places, random_tokens},
};

/// The four goods with a turn that produces one cube, and the spaceship card that
/// adds one.
const GOODS: [(&str, &str, u8); 4] = [
    ("coal", "farmer>mine", 3),
    ("wool", "farmer>pasture", 4),
    ("fish", "farmer>lake", 5),
    ("wheat", "farmer>field", 6),
];

/// The change that puts so many cubes into the Warehouse and on the export track,
/// of a box with `all` cubes of each type.
fn cubes_of(all: u8, good: &str, stored: u8, exported: u8) -> Value {
    json!({
        "warehouse": { good: stored },
        "exported": { good: exported },
        "supply": { good: all - stored - exported },
    })
}

/// A board of 2 players in Day 1st half with so many cubes of a good in the
/// Warehouse and on the export track. The next lake card is a fish.
fn day(good: &str, stored: u8, exported: u8) -> Board {
    let lake = json!({ "deck": [4, 5], "discard": [1, 2, 3, 6] });
    let board = board(2).with(json!({ "phase": "day1", "lake": lake }));
    board.with(cubes_of(6, good, stored, exported))
}

/// The change that leaves one card in the spaceship deck.
fn next_spaceship_card(card: u8) -> Value {
    let discard: Vec<u8> = (1..=12).filter(|&other| other != card).collect();
    json!({ "spaceship": { "deck": [card], "discard": discard } })
}

/// Where the cubes of a good are: supply, Warehouse, export track.
fn cubes(board: &Board, good: &str) -> [i64; 3] {
    ["supply", "warehouse", "exported"].map(|place| board.number(&format!("/{place}/{good}")))
}

/// The wheel marker of a seat counted from 1, in steps beyond the start space.
fn wheel(board: &Board, seat: u8) -> i64 {
    board.number(&format!("/players/{}/wheel", seat - 1))
}

fn scored(seat: Seat, source: Source, points: i16) -> Event {
    let source = source as u8;
    Event::Scored(Scored {
        seat,
        source,
        points,
    })
}

/// RO-084: a produced cube goes from the supply to the Warehouse, and the wheel
/// marker of whoever produced it goes on by 1.
#[test]
fn ro_084_produce() {
    for (good, turn, _) in GOODS {
        let first = day(good, 0, 0);
        let second = first.after(&["bureaucrat>administration"]);
        for (board, wheels) in [(first, (1, 0)), (second, (0, 1))] {
            let board = board.after(&[turn]);
            assert_eq!(cubes(&board, good), [5, 1, 0]);
            assert_eq!((wheel(&board, 1), wheel(&board, 2)), wheels);
        }
    }
}

/// RO-085: an added cube goes the same way without the wheel.
#[test]
fn ro_085_add() {
    for (good, _, card) in GOODS {
        let bought = format!("exchange:crystal={good}");
        let found = day(good, 0, 0).with(next_spaceship_card(card));
        for board in [
            day(good, 0, 0).after(&["farmer>warehouse", &bought]),
            found.after(&["farmer>spaceship"]),
        ] {
            assert_eq!(cubes(&board, good), [5, 1, 0]);
            assert_eq!((wheel(&board, 1), wheel(&board, 2)), (0, 0));
        }
    }
}

/// RO-086: cubes belong to nobody: what one player produced another sells, and no
/// player's area has room for a cube.
#[test]
fn ro_086_cubes_belong_to_nobody() {
    let board = day("wool", 0, 0).after(&["farmer>pasture"]);
    assert_eq!(board.seat(), Some(2));
    let board = board.after(&["miner>warehouse", "exchange:wool=crystal"]);
    assert_eq!(cubes(&board, "wool"), [6, 0, 0]);
    assert_eq!(board.number("/players/1/crystals"), 2);
    for good in ["coal", "wool", "fish", "wheat"] {
        let owned = json!({ "players": { "1": { good: 1 } } });
        assert!(board.try_with(owned).is_err());
    }
}

/// RO-087, RO-072, RO-Q08: each cube is placed, turns the wheel, is rewarded and
/// exported before the next one is taken.
#[test]
fn ro_087_one_cube_at_a_time() {
    let (seat, cube) = (Seat(0), Resource::Coal);
    let place = Event::Produced { seat, cube };
    let reward = [
        Event::WheelReward { seat },
        scored(seat, Source::Wheel, 2),
        Event::CrystalsGained { seat, count: 1 },
    ];
    let export = [
        Event::Exported { seat, cube },
        scored(seat, Source::Export, 3),
    ];
    for (steps, expected) in [
        (0, [&[place][..], &export, &[place]].concat()),
        (2, [&[place][..], &export, &[place], &reward].concat()),
        (3, [&[place][..], &reward, &export, &[place]].concat()),
    ] {
        let mut board = day("coal", 2, 0);
        board = board.with(json!({ "players": { "1": { "wheel": steps } } }));
        board.play(&["miner>mine"]);
        // The miner's mood does not change, so moving and the disc are all before.
        assert_eq!(board.news()[2..], expected);
    }
}

/// RO-Q08, RO-100: one at a time gives what all together would give: 2 + 2 cubes are
/// one export and one cube left.
#[test]
fn ro_q08_the_order_does_not_change_the_result() {
    let board = day("coal", 2, 0).after(&["miner>mine"]);
    assert_eq!(cubes(&board, "coal"), [4, 1, 1]);
    assert_eq!(board.points(1), 8);
    let board = day("coal", 1, 0).after(&["miner>mine"]);
    assert_eq!(cubes(&board, "coal"), [5, 0, 1]);
}

/// RO-088..RO-091, RO-Q48: the wheel has 4 spaces. Every 4th step crosses the reward
/// area, gives 2 VP and 1 crystal, and ends on the start space.
#[test]
fn ro_088_ro_089_ro_090_ro_091_the_wheel() {
    let mut board = day("wheat", 0, 0);
    let mut steps = 0;
    for _ in 0..3 {
        for expected in [1, 2, 3, 0] {
            // The same turn again and again, on a board that keeps only the marker.
            let before = board.clone();
            board = board.after(&["farmer>field"]);
            steps += 1;
            assert_eq!(wheel(&board, 1), expected, "after {steps} steps");
            let reward = i32::from(expected == 0);
            assert_eq!(board.points(1) - before.points(1), 2 * reward);
            let crystals = |board: &Board| board.number("/players/0/crystals");
            assert_eq!(crystals(&board) - crystals(&before), i64::from(reward));
            let [marker, vp] = [wheel(&board, 1), i64::from(board.points(1)) - 5];
            let crystals = crystals(&board);
            board = day("wheat", 0, 0).with(json!({
                "crystals": 23 - crystals,
                "players": {
                    "1": { "wheel": marker, "crystals": crystals, "points": { "wheel": vp } },
                },
            }));
        }
    }
    let beyond = json!({ "players": { "1": { "wheel": 4 } } });
    assert!(board.try_with(beyond).is_err(), "there is no fifth space");
}

/// RO-091: steps of card 8 count like those of production.
#[test]
fn ro_091_steps_of_card_8() {
    let board = board_with_cards(2, &[(1, 8)]).with(json!({ "phase": "day1" }));
    for (start, end, vp) in [(0, 3, 5), (1, 0, 7), (2, 1, 7), (3, 2, 7)] {
        let board = board.with(json!({ "players": { "1": { "wheel": start } } }));
        let board = board.after(&["farmer>mine", "replace:yes"]);
        assert_eq!(
            (wheel(&board, 1), board.points(1)),
            (end, vp),
            "from {start}"
        );
        assert_eq!(board.number("/players/0/crystals"), 1 + i64::from(vp == 7));
        assert_eq!(cubes(&board, "coal"), [6, 0, 0]);
    }
}

/// RO-091, RO-092: over a whole game with both rounds, every 4th step of a marker
/// is rewarded, from cubes and from card 8.
#[test]
fn ro_091_ro_092_every_fourth_step_of_the_game() {
    let (mut by_cubes, mut by_card) = (0, 0);
    let start = board_with_cards(3, &[(1, 8)]);
    for seed in 0..30 {
        let mut board = start.clone();
        play_game(&mut board, seed, |_| {});
        let (mut steps, mut rewards) = ([0; 3], [0; 3]);
        for event in board.news() {
            match event {
                Event::Produced { seat, .. } => {
                    steps[seat.index()] += 1;
                    by_cubes += 1;
                }
                Event::WheelTurned { seat, steps: more } => {
                    steps[seat.index()] += i64::from(more);
                    by_card += 1;
                }
                Event::WheelReward { seat } => rewards[seat.index()] += 1,
                _ => {}
            }
        }
        assert_eq!(rewards, steps.map(|steps| steps / 4));
        let markers = [1, 2, 3].map(|seat| wheel(&board, seat));
        assert_eq!(markers, steps.map(|steps| steps % 4));
    }
    assert!(
        by_cubes > 100 && by_card > 5,
        "{by_cubes} cubes, {by_card} cards"
    );
}

/// RO-092, RO-Q09, RO-099, RO-101: what the end of a round leaves as it is: wheel markers,
/// decks, discards, tokens, the Warehouse and the export tracks.
#[test]
fn ro_092_ro_099_ro_101_what_stays_at_the_end_of_a_round() {
    let board = used("night", &["miner"]).with(json!({
        "players": { "1": { "wheel": 3 }, "2": { "wheel": 2 } },
        "spaceship": { "deck": [1, 2, 3, 4, 5, 6, 7], "discard": [8, 9, 10, 11, 12] },
        "lake": { "deck": [1, 4], "discard": [2, 3, 5, 6] },
        "workers": { "farmer": { "at": "mine" } },
    }));
    let goods = json!({
        "warehouse": { "coal": 2, "wool": 1, "fish": 0, "wheat": 1 },
        "exported": { "coal": 3, "wool": 2, "fish": 1, "wheat": 0 },
        "supply": { "coal": 1, "wool": 3, "fish": 5, "wheat": 5 },
    });
    let board = board.with(goods);
    let next = board.after(&["farmer>barracks"]);
    assert_eq!(next.at("/round"), 2);
    for kept in [
        "/warehouse",
        "/exported",
        "/supply",
        "/players/0/wheel",
        "/players/1/wheel",
        "/spaceship",
        "/lake",
        "/tokens",
    ] {
        assert_eq!(next.at(kept), board.at(kept), "{kept}");
    }
}

/// RO-101: the Warehouse is kept from phase to phase.
#[test]
fn ro_101_the_warehouse_is_kept_between_phases() {
    let goods = json!({
        "warehouse": { "coal": 2, "wool": 1, "fish": 2, "wheat": 0 },
        "supply": { "coal": 4, "wool": 5, "fish": 4, "wheat": 6 },
    });
    let day = &["shepherd", "farmer", "fisherman", "commissar", "bureaucrat"][..];
    for (phase, tired, turn) in [
        ("morning", &["shepherd"][..], "miner>administration"),
        ("day1", day, "miner>administration"),
        ("lunch", &["shepherd"], "miner>kitchen"),
        ("day2", day, "miner>administration"),
    ] {
        let board = used(phase, tired).with(goods.clone());
        let next = board.after(&[turn]);
        assert_ne!(next.at("/phase"), phase);
        assert_eq!(next.at("/warehouse"), board.at("/warehouse"));
    }
}

/// RO-093, RO-094, RO-095: the third cube is exported at once and unasked for
/// whoever brought it, produced or added; 1 cube goes on the track and 2 go to the
/// supply.
#[test]
fn ro_093_ro_094_ro_095_the_third_cube() {
    for (good, turn, card) in GOODS {
        let bought = format!("exchange:crystal={good}");
        let produced = day(good, 2, 0);
        let added = produced.with(next_spaceship_card(card));
        for (board, turn) in [
            (&produced, &[turn][..]),
            (&produced, &["farmer>warehouse", &bought]),
            (&added, &["farmer>spaceship"]),
        ] {
            let board = board.after(turn);
            assert_eq!(cubes(&board, good), [5, 0, 1], "{turn:?}");
            assert_eq!((board.points(1), board.points(2)), (8, 5));
            assert_eq!(board.number("/players/0/points/export"), 3);
            assert_eq!(
                (board.seat(), board.asked().as_deref()),
                (Some(2), Some("move"))
            );
        }
        // Two cubes are not exported.
        let board = day(good, 1, 0).after(&[turn]);
        assert_eq!(cubes(&board, good), [4, 2, 0]);
        assert_eq!(board.points(1), 5);
    }
}

/// RO-094: the cubes of seat 1 are exported for seat 2, who brings the third.
#[test]
fn ro_094_whoever_produced_the_others() {
    let board = day("coal", 0, 0).after(&["miner>mine"]);
    assert_eq!(cubes(&board, "coal"), [4, 2, 0]);
    let board = board.after(&["farmer>warehouse", "exchange:crystal=coal"]);
    assert_eq!(cubes(&board, "coal"), [5, 0, 1]);
    assert_eq!((board.points(1), board.points(2)), (5, 8));
}

/// RO-096, RO-097, RO-098: the spaces of every track are worth 3, 4 and 5 VP, then
/// the "?" space is worth 3 again and again and gives its cube back.
#[test]
fn ro_096_ro_097_ro_098_export_tracks() {
    for (good, turn, _) in GOODS {
        for (exported, vp, after) in [(0, 3, 1), (1, 4, 2), (2, 5, 3), (3, 3, 3)] {
            let board = day(good, 2, exported).after(&[turn]);
            assert_eq!(board.points(1), 5 + vp, "{good} after {exported}");
            assert_eq!(cubes(&board, good), [6 - after, 0, after]);
            if exported == 3 {
                let again = day(good, 2, 3).after(&[turn]);
                assert_eq!((again.points(1), cubes(&again, good)), (8, [3, 0, 3]));
            }
        }
        assert!(board(2).try_with(cubes_of(6, good, 0, 4)).is_err());
    }
}

/// RO-096, RO-097, RO-099: over a whole game, begun with one cube on every track, the
/// n-th export of a type fills the n-th space, and no cube leaves the track.
#[test]
fn ro_097_ro_099_exports_of_a_whole_game() {
    let mut longest = 0;
    for seed in 0..20 {
        let mut board = board_from(BOX, 4, &[("cards", "on")], seed);
        for (good, ..) in GOODS {
            board = board.with(cubes_of(6, good, 0, 1));
        }
        let mut filled = [1; 4];
        play_game(&mut board, seed, |board| {
            let now = board.state.table.exported;
            assert!(now.iter().zip(filled).all(|(now, before)| *now >= before));
            filled = now;
        });
        let mut count = [1; 4];
        let mut exported = None;
        for event in board.news() {
            match event {
                Event::Exported { cube, .. } | Event::FourExported { cube, .. } => {
                    exported = Some(cube);
                }
                Event::Scored(scored) if scored.source == Source::Export as u8 => {
                    let exports = &mut count[exported.take().unwrap() as usize];
                    assert_eq!(scored.points, [3, 4, 5].get(*exports).copied().unwrap_or(3));
                    *exports += 1;
                }
                _ => {}
            }
        }
        let on_track = board.state.table.exported.map(usize::from);
        assert_eq!(on_track, count.map(|exports| exports.min(3)));
        longest = count.into_iter().fold(longest, usize::max);
    }
    assert!(longest > 3, "some track is filled up");
}

/// RO-100: the Warehouse never holds more than 2 cubes of a type.
#[test]
fn ro_100_two_cubes_at_most() {
    for (good, ..) in GOODS {
        assert!(board(2).try_with(cubes_of(6, good, 2, 0)).is_ok());
        assert!(board(2).try_with(cubes_of(6, good, 3, 0)).is_err());
    }
    let mut board = board_with(2, &[("cards", "on")]);
    play_game(&mut board, 9, |board| {
        assert!(board.state.table.warehouse.iter().all(|&cubes| cubes <= 2));
    });
}

/// RO-102: cubes are stored and exported whether the Warehouse is closed by a
/// token, visited by a worker, or neither.
#[test]
fn ro_102_a_closed_or_occupied_warehouse() {
    let closed = random_tokens(&[], |board| {
        let morning = board.state.table.morning;
        morning.is_disjoint(places("field mine")) && morning.is_superset(places("warehouse"))
    });
    assert_eq!(closed.refusal("miner>warehouse"), "RO-049");
    let occupied = json!({ "workers": { "shepherd": { "at": "warehouse" } } });
    let standing = day("wheat", 0, 0).with(occupied.clone());
    let tired = used("day1", &["shepherd"]).with(occupied);
    for board in [closed, standing, tired] {
        let stored = board.after(&["farmer>field"]);
        assert_eq!(cubes(&stored, "wheat"), [5, 1, 0]);
        let exported = board
            .with(cubes_of(6, "wheat", 2, 0))
            .after(&["farmer>field"]);
        assert_eq!(
            (cubes(&exported, "wheat"), exported.points(1)),
            ([5, 0, 1], 8)
        );
    }
}

/// RO-103, RO-Q08: with a full track and 2 cubes in the Warehouse there is still a
/// cube to take, and over whole games no cube is ever missing.
#[test]
fn ro_103_the_supply_lasts() {
    for (good, turn, _) in GOODS {
        let board = day(good, 2, 3);
        assert_eq!(cubes(&board, good), [1, 2, 3]);
        assert_eq!(cubes(&board.after(&[turn]), good), [3, 0, 3]);
    }
    for seed in 0..10 {
        let mut board = board_from(BOX, 4, &[("cards", "on")], seed);
        play_game(&mut board, seed, |board| {
            assert!(board.state.table.supply.iter().all(|&cubes| cubes > 0));
        });
        let missing = |event: &Event| matches!(event, Event::UsedUp { .. });
        assert!(!board.news().iter().any(missing));
    }
}

/// A box with 5 cubes of each type, in Day 1st half, with every cube of a good on
/// the track or in the Warehouse.
fn used_up(good: &str, options: &[(&str, &str)], seed: u64) -> Board {
    let figures = BOX
        .replace("cubes_per_resource = 6", "cubes_per_resource = 5")
        .replace("\ncubes = 6", "\ncubes = 5");
    let options = [options, &[("first", "1")]].concat();
    let lake = json!({ "deck": [4, 5], "discard": [1, 2, 3, 6] });
    let board = board_from(&figures, 2, &options, seed);
    let board = board.with(json!({ "phase": "day1", "lake": lake }));
    board.with(cubes_of(5, good, 2, 3))
}

/// RO-104, RO-Q08: without a cube in the supply nothing is produced or added, and
/// the wheel stays where it is.
#[test]
fn ro_104_an_empty_supply() {
    for (good, turn, card) in GOODS {
        let board = used_up(good, &[], 1).with(json!({ "players": { "1": { "wheel": 3 } } }));
        let added = board
            .with(next_spaceship_card(card))
            .after(&["farmer>spaceship"]);
        for board in [board.after(&[turn]), added] {
            assert_eq!(cubes(&board, good), [0, 2, 3]);
            assert_eq!((wheel(&board, 1), board.points(1)), (3, 5));
            assert_eq!(board.seat(), Some(2));
        }
    }
    // The other cubes of the Labour Camp are produced.
    let board = used_up("wool", &[], 1).after(&["miner>labour_camp"]);
    assert_eq!(
        board.at("/warehouse"),
        json!({ "coal": 0, "wool": 2, "fish": 1, "wheat": 1 })
    );
    assert_eq!(wheel(&board, 1), 2);
}

/// RO-Q61, RO-104: buying a type that is used up is refused, choosing it gives nothing.
#[test]
fn ro_q61_choosing_a_type_that_is_used_up() {
    let board = used_up("fish", &[], 1);
    let visit = board.after(&["miner>warehouse"]);
    assert_eq!(visit.refusal("exchange:crystal=fish"), "RO-104");
    visit.clone().play(&["exchange:crystal=coal"]);

    let found = board
        .with(next_spaceship_card(11))
        .after(&["miner>spaceship"]);
    let found = found.after(&["choose:fish"]);
    assert_eq!(cubes(&found, "fish"), [0, 2, 3]);
    assert_eq!(found.seat(), Some(2));

    let with_card_3 = (0..100)
        .map(|seed| used_up("fish", &[("cards", "on")], seed))
        .find(|board| board.at("/players/0/location_card") == "field")
        .unwrap();
    let chosen = with_card_3.after(&["farmer>field", "choose:fish"]);
    assert_eq!((cubes(&chosen, "fish"), wheel(&chosen, 1)), ([0, 2, 3], 0));
    assert_eq!(cubes(&chosen, "wheat"), [5, 0, 0]);
}

/// RO-E04, RO-Q46, RO-Q47: the second player, with orange discs, sends the miner to
/// the Mine and gains 2 + 3 = 5 VP.
#[test]
fn ro_e04_two_coal_in_one_turn() {
    for space in [3, 4] {
        let board = rulebook_example().after(&["bureaucrat>brewery", "swap:none"]);
        assert_eq!(board.game.setup.colours[1].to_string(), "orange");
        let board = board.with(cubes_of(6, "coal", 2, 0));
        let mut board = board.with(json!({ "players": { "2": { "wheel": space - 1 } } }));
        board.play(&["miner>mine"]);
        assert_eq!(board.at("/workers/miner/discs"), json!([0, 1]));
        assert_eq!(board.mood("miner"), 0);
        let made = |event: &&Event| {
            matches!(
                event,
                Event::Produced {
                    cube: Resource::Coal,
                    ..
                }
            )
        };
        assert_eq!(board.news().iter().filter(made).count(), 2);
        assert_eq!(wheel(&board, 2), (space + 1) % 4);
        assert_eq!(board.number("/players/1/points/wheel"), 2);
        assert_eq!(board.number("/players/1/crystals"), 2);
        assert_eq!(cubes(&board, "coal"), [4, 1, 1]);
        assert_eq!(board.number("/players/1/points/export"), 3);
        assert_eq!(board.points(2), 5 + 5);
    }
}

/// RO-E12: the Morning of a public review.
#[test]
fn ro_e12_a_morning_of_two() {
    let board = board(2).after(&["shepherd>labour_camp"]);
    assert_eq!(board.mood("shepherd"), -2);
    assert_eq!(
        board.at("/warehouse"),
        json!({ "coal": 0, "wool": 1, "fish": 1, "wheat": 1 })
    );
    assert_eq!((wheel(&board, 1), board.points(1)), (3, 5));
    assert_eq!(board.number("/players/0/crystals"), 1);
    let board = board.after(&["commissar>warehouse", "exchange:fish=crystal"]);
    assert_eq!(board.number("/warehouse/fish"), 0);
    assert_eq!(board.number("/players/1/crystals"), 2);
    assert_eq!(board.at("/phase"), "day1");
    for worker in ["farmer", "fisherman", "miner", "bureaucrat"] {
        assert_eq!(board.mood(worker), 1);
    }
    assert_eq!((board.mood("shepherd"), board.mood("commissar")), (-2, 0));
}

/// RO-E13, RO-089, RO-090: the fourth cube.
#[test]
fn ro_e13_the_fourth_cube() {
    let mut board = day("coal", 0, 0);
    board.play(&["miner>labour_camp", "bureaucrat>administration"]);
    assert_eq!((wheel(&board, 1), board.points(1)), (3, 5));
    board.play(&["farmer>mine"]);
    assert_eq!((wheel(&board, 1), board.points(1)), (0, 7));
    assert_eq!(board.number("/players/0/crystals"), 2);
}

/// RO-E14, RO-085, RO-094: a bought cube is exported without the wheel.
#[test]
fn ro_e14_a_bought_cube_is_exported() {
    let board = day("wool", 2, 0).after(&["miner>warehouse", "exchange:crystal=wool"]);
    assert_eq!(cubes(&board, "wool"), [5, 0, 1]);
    assert_eq!((board.points(1), wheel(&board, 1)), (8, 0));
    assert_eq!(board.number("/players/0/crystals"), 0);
}

/// RO-E15, RO-098: beyond the last ordinary space.
#[test]
fn ro_e15_the_question_space() {
    let board = day("wheat", 2, 3).after(&["farmer>field"]);
    assert_eq!(board.points(1), 5 + 3);
    assert_eq!(cubes(&board, "wheat"), [3, 0, 3]);
}
