//! What the twelve locations do, in the order of their numbers.

use std::collections::BTreeSet;

use red_outpost::{
    components::{Resource, Worker},
    event::Event,
};
use tabletop::{Dice, Scored, Seat};

use crate::{
    kit::{BOX, Board, OutpostBoard as _, board, board_from, board_with_cards, json},
    scoring::last_turn,
};

pub const WORKERS: [&str; 6] = [
    "shepherd",
    "farmer",
    "fisherman",
    "miner",
    "commissar",
    "bureaucrat",
];
pub const GOODS: [&str; 4] = ["coal", "wool", "fish", "wheat"];

/// Seat 1 of two begins the first half of a Day with so many crystals. All workers
/// are in the Barracks; every location but Barracks and Kitchen is open.
pub fn day(crystals: u8) -> Board {
    purse(&board(2).with(json!({ "phase": "day1" })), crystals)
}

/// The board with so many crystals in front of seat 1 and none at the Palace.
fn purse(board: &Board, crystals: u8) -> Board {
    board.with(json!({
        "crystals": 23 - crystals,
        "players": { "1": { "crystals": crystals } },
    }))
}

/// The board with these cubes in the Warehouse, in the order coal, wool, fish, wheat.
fn store(board: &Board, cubes: [u8; 4]) -> Board {
    let [coal, wool, fish, wheat] = cubes;
    let supply = cubes.map(|cube| 6 - cube);
    board.with(json!({
        "warehouse": { "coal": coal, "wool": wool, "fish": fish, "wheat": wheat },
        "supply": { "coal": supply[0], "wool": supply[1], "fish": supply[2], "wheat": supply[3] },
    }))
}

/// The moods that are not 0.
fn moods(board: &Board) -> Vec<(&'static str, i64)> {
    let all = WORKERS.map(|worker| (worker, board.mood(worker)));
    all.into_iter().filter(|&(_, mood)| mood != 0).collect()
}

/// The cubes in the Warehouse, in the order coal, wool, fish, wheat.
fn stored(board: &Board) -> [i64; 4] {
    GOODS.map(|cube| board.number(&format!("/warehouse/{cube}")))
}

/// Crystals of a seat counted from 1.
fn crystals(board: &Board, seat: u8) -> i64 {
    board.number(&format!("/players/{}/crystals", seat - 1))
}

/// All workers but this one.
fn others(worker: &'static str) -> impl Iterator<Item = &'static str> {
    WORKERS.into_iter().filter(move |&other| other != worker)
}

/// Whether the turn of seat 1 is over and seat 2 is asked for a move.
#[track_caller]
fn turn_is_over(board: &Board) {
    assert_eq!(
        (board.seat(), board.asked().as_deref()),
        (Some(2), Some("move"))
    );
}

/// A visit of someone without crystals changes exactly these moods, produces exactly
/// these cubes, one step of the wheel for each, and asks nothing.
#[track_caller]
fn check(worker: &str, location: &str, changed: &[(&str, i64)], cubes: [i64; 4]) {
    let board = day(0).after(&[&format!("{worker}>{location}")]);
    assert_eq!(moods(&board), changed, "{worker} at {location}");
    assert_eq!(stored(&board), cubes, "{worker} at {location}");
    let steps: i64 = cubes.iter().sum();
    assert_eq!(board.number("/players/0/wheel"), steps);
    assert_eq!(crystals(&board, 1), 0);
    turn_is_over(&board);
}

/// The board after these answers, with the first dice that draw exactly these lake
/// cards in this order.
pub fn catch(board: &Board, answers: &[&str], cards: &[u8]) -> Board {
    let all = catches(board, answers);
    let mut found = all.filter(|(drawn, _)| drawn == cards);
    found.next().expect("these cards are never drawn").1
}

/// The lake cards drawn and the board after these answers, for many dice.
fn catches(board: &Board, answers: &[&str]) -> impl Iterator<Item = (Vec<u8>, Board)> {
    (0..500).map(|seed| {
        let mut board = board.clone();
        board.state.dice = Dice::from_seed(seed);
        board.news();
        board.play(answers);
        let drawn = board.events.iter().filter_map(|event| match event {
            Event::LakeCard { card, .. } => Some(card + 1),
            _ => None,
        });
        (drawn.collect(), board)
    })
}

/// The board with these cards in the lake's discard pile and the others in the deck.
fn lake(board: &Board, discard: &[u8]) -> Board {
    let deck: Vec<u8> = (1..=6).filter(|card| !discard.contains(card)).collect();
    board.with(json!({ "lake": { "deck": deck, "discard": discard } }))
}

/// The board with this spaceship card alone in the deck and the others discarded.
pub fn wreck(board: &Board, card: u8) -> Board {
    let discard: Vec<u8> = (1..=12).filter(|&other| other != card).collect();
    board.with(json!({ "spaceship": { "deck": [card], "discard": discard } }))
}

/// The lake's piles: the deck, the discard pile and the cards shown.
fn piles(board: &Board) -> [Vec<u8>; 3] {
    ["/lake/deck", "/lake/discard", "/turn/lake_cards"].map(|list| {
        let cards = board.at(list);
        let cards = cards.as_array().unwrap().iter();
        cards.map(|card| card.as_u64().unwrap() as u8).collect()
    })
}

/// RO-105, RO-106: at the Pasture everyone but the shepherd loses 1 mood, and 1 wool
/// is produced.
#[test]
fn ro_105_ro_106_pasture() {
    for worker in others("shepherd") {
        check(worker, "pasture", &[(worker, -1)], [0, 1, 0, 0]);
    }
    check("shepherd", "pasture", &[], [0, 1, 0, 0]);
}

/// RO-107: visitor and commissar are pleased, wherever the commissar is.
/// RO-108: the commissar pleases nobody, not even herself.
#[test]
fn ro_107_ro_108_moods_at_the_palace() {
    for worker in others("commissar") {
        let board = day(0).after(&[&format!("{worker}>palace")]);
        let mut changed = moods(&board);
        changed.sort_unstable();
        let mut expected = [(worker, 1), ("commissar", 1)];
        expected.sort_unstable();
        assert_eq!(changed, expected);
        turn_is_over(&board);
    }
    check("commissar", "palace", &[], [0; 4]);
}

/// RO-109: a crystal may be donated, by whichever visitor; it leaves the personal
/// supply for one's own side of the Palace. Without a crystal nothing is asked.
#[test]
fn ro_109_a_crystal_may_be_donated() {
    for worker in WORKERS {
        let board = day(2).after(&[&format!("{worker}>palace")]);
        assert_eq!(board.seat(), Some(1));
        assert_eq!(board.legal(), ["donate:none", "donate:palace"]);
        let kept = board.after(&["donate:none"]);
        assert_eq!(
            (crystals(&kept, 1), kept.number("/players/0/palace")),
            (2, 0)
        );
        turn_is_over(&kept);
        let given = board.after(&["donate:palace"]);
        assert_eq!(
            (crystals(&given, 1), given.number("/players/0/palace")),
            (1, 1)
        );
        assert_eq!(given.number("/players/1/palace"), 0);
        assert_eq!(given.number("/crystals"), board.number("/crystals"));
    }
    turn_is_over(&day(0).after(&["miner>palace"]));
}

/// RO-110: after one donation the visit is over, however many crystals are left.
#[test]
fn ro_110_one_crystal_a_visit() {
    let board = day(5).after(&["miner>palace", "donate:palace"]);
    assert_eq!(crystals(&board, 1), 4);
    turn_is_over(&board);
}

/// RO-111, RO-Q10: a player may have any number of crystals at the Palace.
#[test]
fn ro_111_ro_q10_the_palace_has_room_for_all_crystals() {
    for palace in 0..23 {
        let board = day(0).with(json!({
            "crystals": 22 - palace,
            "players": { "1": { "crystals": 1, "palace": palace } },
        }));
        let board = board.after(&["miner>palace", "donate:palace"]);
        assert_eq!(board.number("/players/0/palace"), i64::from(palace) + 1);
    }
}

/// RO-112: donated crystals cannot be paid with, and they stay to the end of the game.
#[test]
fn ro_112_donated_crystals_stay() {
    let mut board = day(1);
    board.play(&["miner>palace", "donate:palace", "shepherd>pasture"]);
    // The only crystal lies at the Palace, so nothing is asked at the Brewery.
    board.play(&["farmer>brewery"]);
    turn_is_over(&board);
    // The first answer listed is never a donation.
    board.play_until(|board| board.seat().is_none());
    assert_eq!(board.number("/players/0/palace"), 1);
}

/// RO-113, RO-114: at the Field everyone but the farmer loses 1 mood, and 1 wheat is
/// produced.
#[test]
fn ro_113_ro_114_field() {
    for worker in others("farmer") {
        check(worker, "field", &[(worker, -1)], [0, 0, 0, 1]);
    }
    check("farmer", "field", &[], [0, 0, 0, 1]);
}

/// RO-115: the visitor of the Brewery gains 2 mood; the commissar loses 1.
#[test]
fn ro_115_moods_at_the_brewery() {
    for worker in others("commissar") {
        check(worker, "brewery", &[(worker, 2)], [0; 4]);
    }
    check("commissar", "brewery", &[("commissar", -1)], [0; 4]);
}

/// RO-116: for a crystal paid to the supply one worker gains 1 mood and another loses
/// 1, after the visitor has drunk.
#[test]
fn ro_116_moods_are_swapped_for_a_crystal() {
    let board = day(1).after(&["miner>brewery"]);
    assert_eq!(board.seat(), Some(1));
    let swapped = board.after(&["swap:farmer+bureaucrat-"]);
    assert_eq!(
        moods(&swapped),
        [("farmer", 1), ("miner", 2), ("bureaucrat", -1)]
    );
    assert_eq!(crystals(&swapped, 1), 0);
    assert_eq!(swapped.number("/crystals"), board.number("/crystals") + 1);
    let kept = board.after(&["swap:none"]);
    assert_eq!(moods(&kept), [("miner", 2)]);
    assert_eq!(crystals(&kept, 1), 1);
    turn_is_over(&kept);
    // At the end of the track the order shows: nothing is gained, then 1 is lost.
    let happy = day(1).with(json!({ "workers": { "miner": { "mood": 6 } } }));
    let happy = happy.after(&["miner>brewery", "swap:farmer+miner-"]);
    assert_eq!(happy.mood("miner"), 5);
    // Without a crystal nothing is asked.
    turn_is_over(&day(0).after(&["miner>brewery"]));
}

/// RO-117, RO-Q11: any two different workers, the visitor among them; the commissar as
/// visitor does not forbid it.
#[test]
fn ro_117_ro_q11_two_different_workers_at_the_brewery() {
    for visitor in ["miner", "commissar"] {
        let board = day(1).after(&[&format!("{visitor}>brewery")]);
        let mut expected = vec!["swap:none".to_string()];
        for gains in WORKERS {
            expected.extend(others(gains).map(|loses| format!("swap:{gains}+{loses}-")));
        }
        assert_eq!(board.legal(), expected);
        for worker in WORKERS {
            assert_eq!(board.refusal(&format!("swap:{worker}+{worker}-")), "RO-117");
        }
        let before = board.mood(visitor);
        let raised = board.after(&[&format!("swap:{visitor}+farmer-")]);
        assert_eq!(raised.mood(visitor), before + 1);
        let lowered = board.after(&[&format!("swap:farmer+{visitor}-")]);
        assert_eq!(lowered.mood(visitor), before - 1);
    }
}

/// RO-118: one swap a visit, however many crystals are left.
#[test]
fn ro_118_one_swap_a_visit() {
    let board = day(5).after(&["miner>brewery", "swap:farmer+miner-"]);
    assert_eq!(crystals(&board, 1), 4);
    turn_is_over(&board);
}

/// RO-119: a visit to the Warehouse changes no mood.
#[test]
fn ro_119_no_mood_at_the_warehouse() {
    for worker in WORKERS {
        check(worker, "warehouse", &[], [0; 4]);
    }
}

/// RO-120, RO-Q12: one option, once, or none, even with cubes and crystals left.
#[test]
fn ro_120_ro_q12_one_option_a_visit() {
    let board = store(&day(5), [2, 2, 2, 1]).after(&["miner>warehouse"]);
    assert_eq!(board.legal()[0], "exchange:none");
    for answer in [
        "exchange:none",
        "exchange:coal=farmer+miner-",
        "exchange:coal=crystal",
        "exchange:crystal=wheat",
    ] {
        turn_is_over(&board.after(&[answer]));
    }
    let kept = board.after(&["exchange:none"]);
    assert_eq!(stored(&kept), [2, 2, 2, 1]);
    assert_eq!((crystals(&kept, 1), moods(&kept)), (5, vec![]));
}

/// RO-121, RO-Q11: option A takes a cube of any stored type for the moods of any two
/// different workers.
#[test]
fn ro_121_ro_q11_a_cube_for_moods() {
    let board = store(&day(0), [1, 0, 0, 2]).after(&["miner>warehouse"]);
    let mut expected = BTreeSet::new();
    for cube in ["coal", "wheat"] {
        for gains in WORKERS {
            let losers = others(gains);
            expected.extend(losers.map(|loses| format!("exchange:{cube}={gains}+{loses}-")));
        }
    }
    let legal = board.legal().into_iter();
    let listed: BTreeSet<_> = legal.filter(|answer| answer.ends_with('-')).collect();
    assert_eq!(listed, expected);
    let refusal = board.refusal("exchange:coal=miner+miner-");
    assert_eq!(refusal, "RO-117");

    let board = board.after(&["exchange:wheat=miner+shepherd-"]);
    assert_eq!(moods(&board), [("shepherd", -1), ("miner", 1)]);
    assert_eq!(stored(&board), [1, 0, 0, 1]);
    assert_eq!(board.number("/supply/wheat"), 5);
    assert_eq!(crystals(&board, 1), 0);
    turn_is_over(&board);
}

/// RO-122: option B takes a cube of any stored type for a crystal of the supply.
#[test]
fn ro_122_a_cube_for_a_crystal() {
    let board = store(&day(0), [1, 0, 0, 2]).after(&["miner>warehouse"]);
    for (cube, left) in [("coal", [0, 0, 0, 2]), ("wheat", [1, 0, 0, 1])] {
        let sold = board.after(&[&format!("exchange:{cube}=crystal")]);
        assert_eq!(stored(&sold), left);
        let supply = format!("/supply/{cube}");
        assert_eq!(sold.number(&supply), board.number(&supply) + 1);
        assert_eq!(crystals(&sold, 1), 1);
        assert_eq!(sold.number("/crystals"), board.number("/crystals") - 1);
        assert_eq!(moods(&sold), []);
    }
}

/// RO-123: option C adds a cube of any type for a crystal, without the wheel; a third
/// cube is exported.
#[test]
fn ro_123_a_crystal_for_a_cube() {
    let board = store(&day(1), [2, 1, 0, 0]).after(&["miner>warehouse"]);
    for (cube, held) in [
        ("coal", [0, 1, 0, 0]),
        ("wool", [2, 2, 0, 0]),
        ("fish", [2, 1, 1, 0]),
        ("wheat", [2, 1, 0, 1]),
    ] {
        let bought = board.after(&[&format!("exchange:crystal={cube}")]);
        assert_eq!(stored(&bought), held);
        assert_eq!(crystals(&bought, 1), 0);
        assert_eq!(bought.number("/crystals"), board.number("/crystals") + 1);
        assert_eq!(bought.number("/players/0/wheel"), 0);
        let exported = i64::from(cube == "coal");
        assert_eq!(bought.number("/exported/coal"), exported);
        assert_eq!(i64::from(bought.points(1)), 5 + 3 * exported);
    }
}

/// RO-124: options A and B need a cube of that type, option C needs a crystal; with
/// neither nothing is asked.
#[test]
fn ro_124_what_the_options_need() {
    let cubes = store(&day(0), [1, 0, 0, 0]).after(&["miner>warehouse"]);
    assert_eq!(cubes.legal().len(), 1 + 30 + 1);
    for answer in [
        "exchange:wool=farmer+miner-",
        "exchange:fish=crystal",
        "exchange:crystal=coal",
    ] {
        assert_eq!(cubes.refusal(answer), "RO-124");
    }
    let crystal = day(1).after(&["miner>warehouse"]);
    let buying = GOODS.map(|cube| format!("exchange:crystal={cube}"));
    assert_eq!(crystal.legal()[0], "exchange:none");
    assert_eq!(crystal.legal()[1..], buying);
    for answer in ["exchange:coal=farmer+miner-", "exchange:coal=crystal"] {
        assert_eq!(crystal.refusal(answer), "RO-124");
    }
    turn_is_over(&day(0).after(&["miner>warehouse"]));
}

/// Seat 1 begins the day; seat 2 has 2 discs on the miner and 1 on the shepherd, seat 1
/// has 1 on the commissar.
fn influence() -> Board {
    day(0).with(json!({
        "players": { "1": { "discs": 8 }, "2": { "discs": 6 } },
        "workers": {
            "miner": { "discs": [0, 2] },
            "shepherd": { "discs": [0, 1] },
            "commissar": { "discs": [1, 0] },
        },
    }))
}

/// RO-125: the bureaucrat takes 1 crystal, and nothing else happens.
#[test]
fn ro_125_the_bureaucrat_takes_a_crystal() {
    let board = influence();
    let after = board.after(&["bureaucrat>administration"]);
    assert_eq!(crystals(&after, 1), 1);
    assert_eq!(after.number("/crystals"), board.number("/crystals") - 1);
    assert_eq!(moods(&after), []);
    turn_is_over(&after);
}

/// RO-126: anyone else pleases the bureaucrat, not themselves, and gets no crystal.
#[test]
fn ro_126_others_please_the_bureaucrat() {
    for worker in others("bureaucrat") {
        check(worker, "administration", &[("bureaucrat", 1)], [0; 4]);
    }
}

/// RO-127: one disc of another player may go from one portrait to another.
#[test]
fn ro_127_a_rival_disc_is_moved() {
    let board = influence().after(&["farmer>administration"]);
    assert_eq!(board.seat(), Some(1));
    let mut expected = vec!["rival:none".to_string()];
    for from in ["shepherd", "miner"] {
        let to = others(from).filter(|&to| to != "farmer");
        expected.extend(to.map(|to| format!("rival:2:{from}>{to}")));
    }
    assert_eq!(board.legal(), expected);

    let moved = board.after(&["rival:2:miner>fisherman"]);
    assert_eq!(moved.at("/workers/miner/discs"), json!([0, 1]));
    assert_eq!(moved.at("/workers/fisherman/discs"), json!([0, 1]));
    assert_eq!(moved.number("/players/1/discs"), 6);
    turn_is_over(&moved);
    let kept = board.after(&["rival:none"]);
    assert_eq!(kept.at("/workers"), board.at("/workers"));
    turn_is_over(&kept);

    assert_eq!(board.refusal("rival:2:fisherman>miner"), "RO-127");
    assert_eq!(board.refusal("rival:3:miner>fisherman"), "RO-127");
    assert_eq!(board.refusal("rival:2:miner>miner"), "RO-127");
}

/// RO-127, RO-129, RO-Q62: what is no disc of that rival on that portrait is refused as
/// such, even if one of the two workers is at the Administration; only a disc that is
/// there is refused because of the visitor.
#[test]
fn ro_q62_ro_127_a_disc_that_is_not_there() {
    let board = influence().after(&["farmer>administration"]);
    for (answer, rule) in [
        ("rival:2:farmer>miner", "RO-127"),
        ("rival:2:farmer>farmer", "RO-127"),
        ("rival:2:fisherman>farmer", "RO-127"),
        ("rival:2:fisherman>miner", "RO-127"),
        ("rival:2:miner>farmer", "RO-129"),
    ] {
        assert_eq!(board.refusal(answer), rule, "{answer}");
    }
    let board = influence().after(&["miner>administration"]);
    assert_eq!(board.refusal("rival:2:miner>farmer"), "RO-129");
}

/// RO-127: with more players any rival's disc may be moved.
#[test]
fn ro_127_any_rival() {
    let board = board(3).with(json!({
        "phase": "day1",
        "players": { "2": { "discs": 6 }, "3": { "discs": 6 } },
        "workers": { "miner": { "discs": [0, 1, 0] }, "shepherd": { "discs": [0, 0, 1] } },
    }));
    let board = board.after(&["farmer>administration"]);
    assert_eq!(board.legal().len(), 1 + 4 + 4);
    let moved = board.after(&["rival:3:shepherd>miner"]);
    assert_eq!(moved.at("/workers/miner/discs"), json!([0, 1, 1]));
    assert_eq!(moved.at("/workers/shepherd/discs"), json!([0, 0, 0]));
}

/// RO-128, RO-Q13: one's own discs stay where they are; with no others on the portraits
/// nothing is asked.
#[test]
fn ro_128_ro_q13_own_discs_stay() {
    let board = influence().after(&["farmer>administration"]);
    assert_eq!(board.refusal("rival:1:commissar>miner"), "RO-128");
    let alone = day(0).with(json!({
        "players": { "1": { "discs": 8 } },
        "workers": { "commissar": { "discs": [1, 0] } },
    }));
    turn_is_over(&alone.after(&["farmer>administration"]));
}

/// RO-129: neither from nor to the portrait of a worker at the Administration.
#[test]
fn ro_129_not_the_visitor_s_portrait() {
    let board = influence().after(&["miner>administration"]);
    let legal = board.legal();
    let to = ["farmer", "fisherman", "commissar", "bureaucrat"];
    assert_eq!(legal[1..], to.map(|to| format!("rival:2:shepherd>{to}")));
    assert_eq!(board.refusal("rival:2:miner>farmer"), "RO-129");
    assert_eq!(board.refusal("rival:2:shepherd>miner"), "RO-129");
    // With rivals' discs on the visitor's portrait only, nothing is asked.
    let only = influence().with(json!({
        "players": { "2": { "discs": 7 } },
        "workers": { "shepherd": { "discs": [0, 0] } },
    }));
    turn_is_over(&only.after(&["miner>administration"]));
}

/// RO-129, RO-Q55: when the farmer joins someone tired at the Administration with card
/// 14, both portraits are out of reach.
#[test]
fn ro_q55_everyone_at_the_administration_is_excluded() {
    let board = board_with_cards(2, &[(1, 11), (1, 14)]).with(json!({
        "phase": "day1",
        "turns": 2,
        "first": 2,
        "players": { "2": { "discs": 5 } },
        "workers": {
            "miner": { "at": "administration", "tired": true, "discs": [0, 2] },
            "shepherd": { "discs": [0, 1] },
            "farmer": { "discs": [0, 1] },
        },
    }));
    let board = board.after(&["farmer>administration"]);
    let to = ["fisherman", "commissar", "bureaucrat"];
    assert_eq!(
        board.legal()[1..],
        to.map(|to| format!("rival:2:shepherd>{to}"))
    );
    for answer in [
        "rival:2:miner>shepherd",
        "rival:2:shepherd>miner",
        "rival:2:farmer>shepherd",
        "rival:2:shepherd>farmer",
    ] {
        assert_eq!(board.refusal(answer), "RO-129");
    }
}

/// RO-130, RO-Q13: crystals on portraits and a disc on card 6 are out of reach.
#[test]
fn ro_130_ro_q13_crystals_and_stored_discs_stay() {
    let crystal = board_with_cards(2, &[(1, 11), (2, 2)]).with(json!({
        "phase": "day1",
        "crystals": 21,
        "workers": { "miner": { "crystals": [0, 1] } },
    }));
    turn_is_over(&crystal.after(&["farmer>administration"]));
    let beside = crystal.with(json!({
        "players": { "2": { "discs": 8 } },
        "workers": { "shepherd": { "discs": [0, 1] } },
    }));
    let beside = beside.after(&["farmer>administration"]);
    assert_eq!(beside.refusal("rival:2:miner>shepherd"), "RO-127");

    let stored = board_with_cards(2, &[(1, 11), (2, 6)]).with(json!({
        "phase": "day1",
        "players": { "2": { "discs": 8, "disc_on_card": true } },
    }));
    turn_is_over(&stored.after(&["farmer>administration"]));
}

/// RO-131: everyone loses 1 mood at the Spaceship.
#[test]
fn ro_131_mood_at_the_spaceship() {
    for worker in WORKERS {
        let board = wreck(&day(0), 1).after(&[&format!("{worker}>spaceship")]);
        assert_eq!(moods(&board), [(worker, -1)]);
    }
}

/// RO-132: one card is drawn, applied and discarded.
#[test]
fn ro_132_a_spaceship_card_is_drawn_and_discarded() {
    let board = wreck(&day(0), 3).after(&["miner>spaceship"]);
    assert_eq!(stored(&board), [1, 0, 0, 0]);
    assert_eq!(board.at("/spaceship/deck"), json!([]));
    let all: Vec<u8> = (1..=12).collect();
    assert_eq!(board.at("/spaceship/discard"), json!(all));

    let mut board = day(0).with(json!({
        "spaceship": { "deck": [1, 2], "discard": [3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
    }));
    board.play(&["miner>spaceship"]);
    let deck = board.at("/spaceship/deck");
    assert!(deck == json!([1]) || deck == json!([2]));
    let drawn = |event: &&Event| matches!(event, Event::SpaceshipCard { .. });
    assert_eq!(board.events.iter().filter(drawn).count(), 1);
    turn_is_over(&board);
}

/// RO-133, RO-134: nothing, a named cube or one of your choice, some with a crystal;
/// the cube is added without the wheel.
#[test]
fn ro_133_ro_134_what_a_spaceship_card_gives() {
    let check = |card, answers: &[&str], cubes, gained| {
        let board = wreck(&day(0), card).after(&["miner>spaceship"]);
        let board = board.after(answers);
        assert_eq!((stored(&board), crystals(&board, 1)), (cubes, gained));
        assert_eq!(board.number("/players/0/wheel"), 0);
        assert_eq!(board.points(1), 5);
        turn_is_over(&board);
    };
    check(1, &[], [0, 0, 0, 0], 0);
    check(4, &[], [0, 1, 0, 0], 0);
    check(8, &[], [0, 1, 0, 0], 1);
    check(11, &["choose:fish"], [0, 0, 1, 0], 0);
    check(12, &["choose:wheat"], [0, 0, 0, 1], 1);
    let board = wreck(&day(0), 11).after(&["miner>spaceship"]);
    assert_eq!(board.legal(), GOODS.map(|cube| format!("choose:{cube}")));
}

/// RO-135: the third cube of a type is exported for whoever found it.
#[test]
fn ro_135_a_found_cube_is_exported() {
    for (card, answers) in [(3, &[][..]), (11, &["choose:coal"][..])] {
        let board = wreck(&store(&day(0), [2, 0, 0, 0]), card);
        let board = board.after(&["miner>spaceship"]).after(answers);
        assert_eq!(stored(&board), [0; 4]);
        assert_eq!(board.number("/exported/coal"), 1);
        assert_eq!((board.points(1), board.points(2)), (8, 5));
    }
}

/// RO-Q51: at the Spaceship the cube with its export comes first, then the crystal;
/// a card being resolved lies in no pile.
#[test]
fn ro_q51_the_order_at_the_spaceship() {
    let mut board = wreck(&store(&day(0), [2, 0, 0, 0]), 12);
    board.play(&["miner>spaceship"]);
    assert_eq!(crystals(&board, 1), 0);
    assert_eq!(board.number("/turn/spaceship_card"), 12);
    assert_eq!(board.at("/spaceship/deck"), json!([]));
    let others: Vec<u8> = (1..=11).collect();
    assert_eq!(board.at("/spaceship/discard"), json!(others));
    board.news();
    board.play(&["choose:coal"]);
    let seat = Seat(0);
    let cube = Resource::Coal;
    assert_eq!(
        board.news(),
        [
            Event::Added { seat, cube },
            Event::Exported { seat, cube },
            Event::Scored(Scored {
                seat,
                source: 2,
                points: 3
            }),
            Event::CrystalsGained { seat, count: 1 },
        ]
    );
    assert_eq!(board.at("/spaceship/discard").as_array().unwrap().len(), 12);

    // The same order with a card that names its cube.
    let mut board = wreck(&day(0), 7);
    board.play(&["miner>spaceship"]);
    let told = board.news();
    let place = |wanted: Event| told.iter().position(|&event| event == wanted).unwrap();
    assert!(place(Event::Added { seat, cube }) < place(Event::CrystalsGained { seat, count: 1 }));
}

/// RO-136: whoever is no miner loses 2 mood and produces 1 coal.
/// RO-137: the miner loses nothing and produces 2 coal.
#[test]
fn ro_136_ro_137_mine() {
    for worker in others("miner") {
        check(worker, "mine", &[(worker, -2)], [1, 0, 0, 0]);
    }
    check("miner", "mine", &[], [2, 0, 0, 0]);
}

/// RO-138: the visitor of the Field Kitchen gains 1 mood, and that is all.
#[test]
fn ro_138_kitchen() {
    for worker in WORKERS {
        let board = store(&day(1), [1; 4]).with(json!({ "phase": "lunch" }));
        let after = board.after(&[&format!("{worker}>kitchen")]);
        assert_eq!(moods(&after), [(worker, 1)]);
        assert_eq!((stored(&after), crystals(&after, 1)), ([1; 4], 1));
        assert_eq!(after.number("/players/0/wheel"), 0);
        turn_is_over(&after);
    }
}

/// RO-139: everyone but the fisherman loses 1 mood at the Lake.
#[test]
fn ro_139_mood_at_the_lake() {
    for worker in others("fisherman") {
        let board = catch(&day(0), &[&format!("{worker}>lake")], &[1]);
        assert_eq!(moods(&board), [(worker, -1)]);
    }
    let board = catch(&day(0), &["fisherman>lake", "pick:1"], &[1, 2]);
    assert_eq!(moods(&board), []);
}

/// RO-140: whoever is no fisherman draws one card, which is discarded.
#[test]
fn ro_140_one_lake_card_for_others() {
    for worker in others("fisherman") {
        let board = catch(&day(0), &[&format!("{worker}>lake")], &[4]);
        assert_eq!(piles(&board), [vec![1, 2, 3, 5, 6], vec![4], vec![]]);
        assert_eq!(stored(&board), [0, 0, 1, 0]);
        turn_is_over(&board);
    }
}

/// RO-141: 1 fish, or 2 fish and a mood for the visitor, or nothing; fish are produced.
#[test]
fn ro_141_the_rewards_of_the_lake() {
    for (card, fish, mood) in [(1, 0, -1), (2, 0, -1), (3, 0, -1), (4, 1, -1), (5, 1, -1)] {
        let board = catch(&day(0), &["miner>lake"], &[card]);
        assert_eq!(stored(&board), [0, 0, fish, 0]);
        assert_eq!(board.number("/players/0/wheel"), fish);
        assert_eq!(moods(&board), [("miner", mood)]);
    }
    let board = catch(&day(0), &["miner>lake"], &[6]);
    assert_eq!(stored(&board), [0, 0, 2, 0]);
    assert_eq!(board.number("/players/0/wheel"), 2);
    assert_eq!(moods(&board), []);
    let board = catch(&day(0), &["fisherman>lake", "pick:1"], &[6, 1]);
    assert_eq!(moods(&board), [("fisherman", 1)]);
}

/// RO-142: the fisherman draws two cards, chooses the reward of one and discards both.
#[test]
fn ro_142_the_fisherman_chooses() {
    let board = catch(&day(0), &["fisherman>lake"], &[4, 6]);
    assert_eq!(board.seat(), Some(1));
    assert_eq!(board.legal(), ["pick:1", "pick:2"]);
    assert_eq!(piles(&board), [vec![1, 2, 3, 5], vec![], vec![4, 6]]);
    assert_eq!(stored(&board), [0; 4]);
    for (answer, fish, moods_after) in
        [("pick:1", 1, vec![]), ("pick:2", 2, vec![("fisherman", 1)])]
    {
        let board = board.after(&[answer]);
        assert_eq!(stored(&board), [0, 0, fish, 0]);
        assert_eq!(board.number("/players/0/wheel"), fish);
        assert_eq!(moods(&board), moods_after);
        assert_eq!(piles(&board), [vec![1, 2, 3, 5], vec![4, 6], vec![]]);
        turn_is_over(&board);
    }
}

/// RO-143, RO-Q14: before the fisherman draws, discard pile and deck may be shuffled
/// together; with an empty discard pile and for others this is not asked.
#[test]
fn ro_143_ro_q14_the_shuffle_before_the_fisherman() {
    let board = lake(&day(0), &[1, 4, 5]);
    let asked = board.after(&["fisherman>lake"]);
    assert_eq!(asked.asked().as_deref(), Some("lake_shuffle"));
    assert_eq!(asked.legal(), ["shuffle:no", "shuffle:yes"]);

    let mut from_deck = BTreeSet::new();
    for (drawn, after) in catches(&asked, &["shuffle:no"]) {
        from_deck.extend(drawn);
        assert_eq!(piles(&after)[1], [1, 4, 5]);
    }
    assert_eq!(from_deck, BTreeSet::from([2, 3, 6]));

    let mut from_all = BTreeSet::new();
    for (drawn, after) in catches(&asked, &["shuffle:yes"]) {
        from_all.extend(drawn);
        let [deck, discard, shown] = piles(&after);
        assert_eq!((deck.len(), discard.len(), shown.len()), (4, 0, 2));
        assert_eq!(after.events[0], Event::LakeShuffled);
    }
    assert_eq!(from_all, BTreeSet::from([1, 2, 3, 4, 5, 6]));

    let full = day(0).after(&["fisherman>lake"]);
    assert_eq!(full.asked().as_deref(), Some("lake_pick"));
    for worker in others("fisherman") {
        turn_is_over(&board.after(&[&format!("{worker}>lake")]));
    }
}

/// RO-144, RO-Q14: with the third fish card in the discard pile both piles become a new deck;
/// with two of them nothing happens.
#[test]
fn ro_144_all_fish_cards_discarded() {
    let full = [vec![1, 2, 3, 4, 5, 6], vec![], vec![]];
    for (discard, third) in [([1, 4, 5], 6), ([1, 4, 6], 5), ([1, 5, 6], 4)] {
        let board = lake(&day(0), &discard);
        let third_fish = catch(&board, &["miner>lake"], &[third]);
        assert_eq!(piles(&third_fish), full);
        let told = &third_fish.events;
        assert!(told.contains(&Event::LakeShuffled));
        let nothing = catch(&board, &["miner>lake"], &[2]);
        assert_eq!(piles(&nothing)[1].len(), 4);
        // The third fish card need not be the one that is chosen.
        let answers = ["fisherman>lake", "shuffle:no", "pick:1"];
        assert_eq!(piles(&catch(&board, &answers, &[2, third])), full);
    }
    // So the deck is never empty when someone is to draw, and no position says it is.
    let empty = json!({ "lake": { "deck": [], "discard": [1, 2, 3, 4, 5, 6] } });
    assert!(day(0).try_with(empty).is_err());
    let two = catch(&lake(&day(0), &[4]), &["miner>lake"], &[5]);
    assert_eq!(piles(&two), [vec![1, 2, 3, 6], vec![4, 5], vec![]]);
}

/// RO-145, RO-Q14: the check comes after the reward and after both cards are discarded;
/// cards that are shown do not count yet.
#[test]
fn ro_145_ro_q14_when_the_discards_are_checked() {
    let board = lake(&day(0), &[4, 5]);
    let shown = catch(&board, &["fisherman>lake", "shuffle:no"], &[6, 1]);
    assert_eq!(piles(&shown), [vec![2, 3], vec![4, 5], vec![6, 1]]);
    let mut after = shown.clone();
    after.news();
    after.play(&["pick:1"]);
    let cube = Resource::Fish;
    let seat = Seat(0);
    assert_eq!(
        after.news()[1..],
        [
            Event::Produced { seat, cube },
            Event::Produced { seat, cube },
            Event::MoodChanged {
                worker: Worker::Fisherman,
                from: 0,
                to: 1
            },
            Event::LakeShuffled,
        ]
    );
    assert_eq!(piles(&after)[0], [1, 2, 3, 4, 5, 6]);
}

/// RO-145: the check is made for a card that was only taken back with card 10, too.
/// RO-Q51: that card is index 0, the drawn one index 1, and both lie in no pile.
#[test]
fn ro_q51_the_order_at_the_lake() {
    let board = board_with_cards(2, &[(1, 10), (1, 13)]).with(json!({ "phase": "day1" }));
    let board = lake(&board, &[1, 4, 5]);
    let taking = ["fisherman>lake", "shuffle:no", "take:4"];
    let shown = catch(&board, &taking, &[6]);
    assert_eq!(piles(&shown), [vec![2, 3], vec![1, 5], vec![4, 6]]);
    let first = shown.after(&["pick:1"]);
    assert_eq!(first.number("/warehouse/fish"), 1);
    let second = shown.after(&["pick:2"]);
    assert_eq!(second.number("/warehouse/fish"), 2);
    for after in [first, second] {
        assert_eq!(
            piles(&after),
            [vec![1, 2, 3, 4, 5, 6], vec![], vec![]],
            "the check sees both cards in the discard pile"
        );
    }
}

/// RO-146, RO-E20: with one card in the deck and five discarded, the fisherman draws
/// that card, the discards become the deck, and the second card comes from it.
#[test]
fn ro_146_ro_e20_the_second_card_comes_from_the_discards() {
    for last in [4, 5, 6] {
        let discard: Vec<u8> = (1..=6).filter(|&card| card != last).collect();
        let board = lake(&day(0), &discard);
        let mut seconds = BTreeSet::new();
        for (drawn, after) in catches(&board, &["fisherman>lake", "shuffle:no"]) {
            let [first, second] = drawn[..] else {
                panic!("{drawn:?} is drawn")
            };
            assert_eq!(first, last);
            seconds.insert(second);
            let [deck, rest, shown] = piles(&after);
            assert_eq!(shown, [first, second]);
            let left: Vec<u8> = discard.iter().copied().filter(|&c| c != second).collect();
            assert_eq!((deck, rest), (left, vec![]));
        }
        assert_eq!(seconds, discard.into_iter().collect());
    }
}

/// RO-147, RO-Q06: nobody may refuse to draw; the fisherman may choose a card that
/// gives nothing, though the other gives fish.
#[test]
fn ro_147_drawing_is_mandatory() {
    let board = catch(&day(0), &["fisherman>lake"], &[6, 1]);
    assert_eq!(board.legal(), ["pick:1", "pick:2"]);
    let board = board.after(&["pick:2"]);
    assert_eq!((stored(&board), moods(&board)), ([0; 4], vec![]));
    for (drawn, after) in catches(&day(0), &["miner>lake"]) {
        assert_eq!(drawn.len(), 1);
        turn_is_over(&after);
    }
}

/// RO-Q06: only what is worded as a possibility may be declined. Moods, production,
/// drawn cards and the bureaucrat's crystal come unasked.
#[test]
fn ro_q06_what_may_be_declined() {
    let board = store(&influence(), [1; 4]).with(json!({
        "crystals": 21,
        "players": { "1": { "crystals": 2 } },
    }));
    let board = wreck(&lake(&board, &[1]), 3);
    for (answer, decline) in [
        ("miner>palace", "donate:none"),
        ("miner>brewery", "swap:none"),
        ("miner>warehouse", "exchange:none"),
        ("miner>administration", "rival:none"),
        ("fisherman>lake", "shuffle:no"),
    ] {
        assert_eq!(board.after(&[answer]).legal()[0], decline);
    }
    for answer in [
        "miner>pasture",
        "miner>field",
        "bureaucrat>administration",
        "miner>spaceship",
        "miner>mine",
        "miner>lake",
        "miner>labour_camp",
    ] {
        turn_is_over(&board.after(&[answer]));
    }
}

/// RO-Q50: two lake cards that give nothing are still a choice.
#[test]
fn ro_q50_two_equal_lake_cards_are_a_choice() {
    for cards in [[1, 2], [2, 3], [3, 1], [4, 5]] {
        let board = catch(&day(0), &["fisherman>lake"], &cards);
        assert_eq!(board.asked().as_deref(), Some("lake_pick"));
        assert_eq!(board.legal(), ["pick:1", "pick:2"]);
    }
}

/// RO-Q50: whoever has one worker and one place left in Lunch is not asked. Card 9 has
/// laid down two workers, and the last of four players has no choice.
#[test]
fn ro_q50_the_last_turn_of_lunch_is_not_asked() {
    let board = last_turn(&board_with_cards(4, &[(1, 9)]), "day1", 1);
    let mut board = board.after(&["shepherd>warehouse", "exchange:none"]);
    board.play(&["rest:fisherman+commissar"]);
    board.play(&["shepherd>kitchen", "farmer>kitchen"]);
    assert_eq!(board.seat(), Some(4));
    assert_eq!(board.legal(), ["miner>kitchen", "bureaucrat>kitchen"]);
    let bureaucrat = board.mood("bureaucrat");
    board.play(&["miner>kitchen"]);
    // Seat 1 has had the last turn, and the second half of the Day has begun.
    assert_eq!(board.at("/phase"), "day2");
    assert_eq!(board.at("/workers/bureaucrat/at"), "kitchen");
    assert_eq!(board.at("/workers/bureaucrat/discs"), json!([1, 0, 0, 0]));
    assert_eq!(board.mood("bureaucrat"), bureaucrat + 1);
}

/// RO-148, RO-149: everyone loses 2 mood at the Labour Camp and produces 1 wheat,
/// 1 wool and 1 fish with 3 steps of the wheel.
#[test]
fn ro_148_ro_149_labour_camp() {
    for worker in WORKERS {
        check(worker, "labour_camp", &[(worker, -2)], [0, 1, 1, 1]);
    }
}

/// RO-150: the cubes come in the order wheat, wool, fish.
#[test]
fn ro_150_the_order_at_the_labour_camp() {
    let mut board = day(0);
    board.play(&["miner>labour_camp"]);
    let told = board.news().into_iter();
    let produced: Vec<Resource> = told
        .filter_map(|event| match event {
            Event::Produced { cube, .. } => Some(cube),
            _ => None,
        })
        .collect();
    assert_eq!(produced, [Resource::Wheat, Resource::Wool, Resource::Fish]);
}

/// RO-150: from any Warehouse and any place on the wheel, every other order leads to
/// the same position.
#[test]
fn ro_150_the_order_changes_nothing() {
    const PRINTED: &str = r#"[{ resource = "wheat", n = 1 }, { resource = "wool", n = 1 }, { resource = "fish", n = 1 }]"#;
    let results = |order: [&str; 3]| {
        let cubes = order.map(|cube| format!("{{ resource = \"{cube}\", n = 1 }}"));
        let figures = BOX.replace(PRINTED, &format!("[{}]", cubes.join(", ")));
        assert_eq!(figures == BOX, order == ["wheat", "wool", "fish"]);
        let start = board_from(&figures, 2, &[("first", "1")], 1).with(json!({ "phase": "day1" }));
        let mut positions = Vec::new();
        for stored in 0..27 {
            let board = store(&start, [1, stored % 3, stored / 3 % 3, stored / 9]);
            for wheel in 0..4 {
                let board = board.with(json!({ "players": { "1": { "wheel": wheel } } }));
                positions.push(board.after(&["miner>labour_camp"]).position());
            }
        }
        positions
    };
    let printed = results(["wheat", "wool", "fish"]);
    for order in [
        ["wheat", "fish", "wool"],
        ["wool", "wheat", "fish"],
        ["wool", "fish", "wheat"],
        ["fish", "wheat", "wool"],
        ["fish", "wool", "wheat"],
    ] {
        assert!(results(order) == printed, "{order:?}");
    }
}

/// RO-151: whoever goes to the Barracks gains 1 mood, and that is all.
#[test]
fn ro_151_barracks() {
    for worker in WORKERS {
        let board = store(&day(1), [1; 4]).with(json!({
            "phase": "night",
            "workers": { worker: { "at": "mine" } },
        }));
        let after = board.after(&[&format!("{worker}>barracks")]);
        assert_eq!(moods(&after), [(worker, 1)]);
        assert_eq!((stored(&after), crystals(&after, 1)), ([1; 4], 1));
        assert_eq!(after.number("/players/0/wheel"), 0);
        turn_is_over(&after);
    }
}

/// RO-152: at the end of Morning whoever is still in the Barracks gains 1 mood.
#[test]
fn ro_152_sleeping_in() {
    for players in [2, 3, 4] {
        let mut board = board(players);
        let gone = [
            "shepherd>pasture",
            "miner>mine",
            "farmer>field",
            "bureaucrat>administration",
        ];
        board.play(&gone[..players as usize]);
        assert_eq!(board.at("/phase"), "day1");
        for worker in ["fisherman", "commissar"] {
            assert_eq!(board.mood(worker), 1);
        }
        for worker in ["shepherd", "miner"] {
            assert_eq!(board.mood(worker), 0);
        }
        assert_eq!(board.mood("farmer"), i64::from(players == 2));
        assert_eq!(board.mood("bureaucrat"), i64::from(players < 4));
    }
}
