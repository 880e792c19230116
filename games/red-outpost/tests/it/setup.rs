//! How the table is set, and the options fixed before the game.

use std::collections::BTreeSet;

use red_outpost::{
    RedOutpost,
    components::{Location, Locations},
    state::Source,
};
use tabletop::{Deck, Dice, Game, OpenProblem, Options, Seat, SetupProblem};

use crate::kit::{
    BOX, Board, OutpostBoard as _, board, board_from, board_with, board_with_cards, json, solo,
};

/// The special cards of one deal after another: for each seat the number of its
/// location card and of its worker card.
pub fn deals(players: u8, tokens: &str) -> impl Iterator<Item = Vec<[u8; 2]>> {
    (0..).map(move |seed| {
        let board = board_from(BOX, players, &[("cards", "on"), ("tokens", tokens)], seed);
        let cards = |seat| {
            let side = board.state.table.side(seat);
            let location = side.location_card.expect("a location card").number();
            [location, side.worker_card.expect("a worker card").card()]
        };
        Seat::first(players).map(cards).collect()
    })
}

/// A board whose random tokens are as wanted: the first seed that gives them.
pub fn random_tokens(options: &[(&str, &str)], wanted: impl Fn(&Board) -> bool) -> Board {
    let options = [options, &[("tokens", "random"), ("first", "1")]].concat();
    (0..1000)
        .map(|seed| board_from(BOX, 2, &options, seed))
        .find(wanted)
        .expect("some seed gives these tokens")
}

/// The set of locations with these names.
pub fn places(names: &str) -> Locations {
    let place = |name: &str| name.parse::<Location>().unwrap();
    names.split_whitespace().map(place).collect()
}

/// Why the box is not opened with these options.
fn refusal(players: u8, key: &str, value: &str) -> Option<OpenProblem> {
    let options = Options::from([(key.to_string(), value.to_string())]);
    RedOutpost::open(BOX, players, &options).err()
}

/// The refusal of a value an option cannot have.
fn bad_value(key: &'static str, value: &str) -> Option<OpenProblem> {
    let value = value.to_string();
    Some(OpenProblem::Setup(SetupProblem::BadValue { key, value }))
}

/// RO-015, RO-020: everything is in the supply but the 1 crystal each player takes.
#[test]
fn ro_015_ro_020_supplies() {
    for players in 2..=4 {
        let board = board(players);
        let goods = json!({ "coal": 6, "wool": 6, "fish": 6, "wheat": 6 });
        assert_eq!(board.at("/supply"), goods);
        assert_eq!(board.number("/crystals"), 24 - i64::from(players));
        for player in 0..players {
            assert_eq!(board.number(&format!("/players/{player}/crystals")), 1);
        }
    }
}

/// RO-016..RO-019: 11, 9 or 8 discs are taken; one marks the start space of the
/// wheel, one marks 5 VP, and 9, 7 or 6 are left.
#[test]
fn ro_016_ro_017_ro_018_ro_019_discs() {
    for (players, taken, left) in [(2, 11, 9), (3, 9, 7), (4, 8, 6)] {
        let board = board(players);
        assert_eq!(board.game.figures.discs_taken[players as usize - 2], taken);
        for player in 0..players {
            let number = |field| board.number(&format!("/players/{player}/{field}"));
            assert_eq!(number("discs"), left);
            assert_eq!(number("wheel"), 0);
            assert_eq!(board.points(player + 1), 5);
            assert_eq!(number("points/start"), 5);
            assert_eq!(i64::from(taken), left + 2);
        }
        // Discs not taken are in the box: no seat can ever have one more.
        let more = json!({ "players": { "1": { "discs": left + 1 } } });
        assert!(board.try_with(more).is_err());
    }
}

/// RO-021, RO-022, RO-023, RO-Q03: Morning, all moods neutral, everyone standing
/// in the Barracks.
#[test]
fn ro_021_ro_022_ro_023_the_first_morning() {
    for players in 2..=4 {
        let board = board(players);
        assert_eq!(board.at("/round"), 1);
        assert_eq!(board.at("/phase"), "morning");
        for (_, worker) in board.at("/workers").as_object().unwrap() {
            assert_eq!(worker["mood"], 0);
            assert_eq!(worker["at"], "barracks");
            assert_eq!(worker["tired"], false);
        }
    }
}

/// RO-024: both decks are complete, face down and shuffled apart from each other;
/// nothing is discarded.
#[test]
fn ro_024_decks_are_shuffled() {
    let (mut spaceship, mut lake) = (BTreeSet::new(), BTreeSet::new());
    let mut pairs = BTreeSet::new();
    for seed in 0..300 {
        let board = board_from(BOX, 2, &[], seed);
        assert_eq!(board.at("/spaceship/deck").as_array().unwrap().len(), 12);
        assert_eq!(board.at("/spaceship/discard"), json!([]));
        assert_eq!(board.at("/lake/deck").as_array().unwrap().len(), 6);
        assert_eq!(board.at("/lake/discard"), json!([]));

        let mut board = board.with(json!({ "phase": "day1" }));
        board.play(&["miner>spaceship"]);
        if board.asked().as_deref() == Some("choose") {
            board.play(&["choose:coal"]);
        }
        board.play(&["shepherd>lake"]);
        let first = |pile| board.number(pile);
        let (found, caught) = (first("/spaceship/discard/0"), first("/lake/discard/0"));
        spaceship.insert(found);
        lake.insert(caught);
        pairs.insert((found % 2, caught % 2));
    }
    assert_eq!(spaceship, (1..=12).collect(), "any card may lie on top");
    assert_eq!(lake, (1..=6).collect(), "any card may lie on top");
    assert_eq!(pairs.len(), 4, "one deck tells nothing about the other");
}

/// RO-025: nothing lies in the Warehouse, on the export tracks or at the Palace.
#[test]
fn ro_025_empty_places() {
    for players in 1..=4 {
        let board = board(players);
        let nothing = json!({ "coal": 0, "wool": 0, "fish": 0, "wheat": 0 });
        if players > 1 {
            assert_eq!(board.at("/warehouse"), nothing);
            for player in 0..players {
                assert_eq!(board.number(&format!("/players/{player}/palace")), 0);
            }
        }
        assert_eq!(board.at("/exported"), nothing);
    }
}

/// RO-026, RO-Q02: the tokens of the first game; "Campo" is the Field, not the
/// Labour Camp.
#[test]
fn ro_026_fixed_tokens() {
    for players in 1..=4 {
        let table = board(players).state.table;
        assert_eq!(table.morning, places("spaceship palace brewery"));
        assert_eq!(table.night, places("field pasture lake"));
    }
    // RO-323: fixed tokens are what holds when nothing is said.
    let table = board_from(BOX, 2, &[], 7).state.table;
    assert_eq!(table.morning, places("spaceship palace brewery"));
}

/// RO-027: six cards of the location deck without Kitchen and Barracks; the first
/// three drawn get Morning tokens, the others Night tokens.
#[test]
fn ro_027_random_tokens() {
    let ten = places(
        "pasture palace field brewery warehouse administration spaceship mine lake labour_camp",
    );
    for seed in 0..50 {
        let table = board_from(BOX, 2, &[("tokens", "random")], seed)
            .state
            .table;
        let mut dice = Dice::from_seed(seed);
        let mut deck: Deck = ten.iter().map(|location| location as u8).collect();
        let mut draw = || deck.draw(&mut dice).unwrap();
        let mut three = || BTreeSet::from([draw(), draw(), draw()]);
        let placed = |tokens: Locations| -> BTreeSet<u8> {
            tokens.iter().map(|location| location as u8).collect()
        };
        assert_eq!(placed(table.morning), three());
        assert_eq!(placed(table.night), three());
    }
}

/// RO-028, RO-029: no location has two tokens, Barracks and Kitchen have none:
/// not by the dice, not in a position, not in a corrected box.
#[test]
fn ro_028_ro_029_where_no_token_may_be() {
    for seed in 0..200 {
        let table = board_from(BOX, 3, &[("tokens", "random")], seed)
            .state
            .table;
        assert!(table.morning.is_disjoint(table.night));
        assert!((table.morning | table.night).is_disjoint(places("kitchen barracks")));
    }
    let board = board_with(2, &[("tokens", "random")]);
    let night = |third: &str| {
        json!({ "tokens": {
        "morning": ["pasture", "palace", "field"],
        "night": ["mine", "lake", third],
    } })
    };
    assert!(board.try_with(night("brewery")).is_ok());
    for third in ["palace", "mine", "kitchen", "barracks"] {
        assert!(board.try_with(night(third)).is_err(), "{third}");
    }
    for third in ["palace", "kitchen", "barracks"] {
        let night = "night = [\"field\", \"pasture\", \"lake\"]";
        assert!(BOX.contains(night));
        let changed = BOX.replace(night, &night.replace("lake", third));
        assert!(RedOutpost::open(&changed, 2, &Options::new()).is_err());
    }
}

/// RO-030: at the start Morning tokens are red and Night tokens white.
#[test]
fn ro_030_which_side_is_up() {
    let board = board(2);
    assert_eq!(board.state.table.red(), board.state.table.morning);
    for closed in ["spaceship", "palace", "brewery"] {
        assert_eq!(board.refusal(&format!("miner>{closed}")), "RO-049");
    }
    for open in ["field", "pasture", "lake"] {
        board.clone().play(&[&format!("miner>{open}")]);
    }
}

/// RO-031, RO-323: without the option no special card is dealt.
#[test]
fn ro_031_cards_are_an_option() {
    for options in [&[][..], &[("cards", "off")]] {
        let board = board_with(4, options);
        for player in 0..4 {
            let card = |kind| board.at(&format!("/players/{player}/{kind}_card"));
            assert!(card("location").is_null() && card("worker").is_null());
        }
    }
}

/// RO-032: with the option every player has one location card and one worker card
/// from shuffled piles, face up for all to see.
#[test]
fn ro_032_one_card_of_each_kind() {
    for players in 2..=4_u8 {
        let mut seen = vec![[BTreeSet::new(), BTreeSet::new()]; players as usize];
        for deal in deals(players, "fixed").take(200) {
            for (seen, cards) in seen.iter_mut().zip(deal) {
                seen[0].insert(cards[0]);
                seen[1].insert(cards[1]);
            }
        }
        for [locations, workers] in seen {
            assert_eq!(locations, (1..=12).collect());
            assert_eq!(workers, (13..=18).collect());
        }
    }
    let board = board_with_cards(2, &[(1, 8), (1, 16)]);
    for seat in [None, Some(Seat(0)), Some(Seat(1))] {
        let side = *board.game.view(&board.state, seat).table.side(Seat(0));
        assert_eq!(side.location_card.unwrap().number(), 8);
        assert_eq!(side.worker_card.unwrap().card(), 16);
    }
}

/// RO-033: a card that was not dealt helps nobody.
#[test]
fn ro_033_undealt_cards_have_no_effect() {
    // Nobody has card 1 or 13, which would let the shepherd stay and gain mood.
    let board = board_with_cards(2, &[(1, 5), (1, 14), (2, 7), (2, 15)]);
    let board = board.with(json!({
        "phase": "day1",
        "workers": { "shepherd": { "at": "pasture" } },
    }));
    assert_eq!(board.refusal("shepherd>stay"), "RO-190");
    let board = board.after(&["miner>lake"]);
    assert_eq!(board.seat(), Some(2));
    assert_eq!(board.refusal("shepherd>stay"), "RO-190");
    let board = board.after(&["shepherd>mine"]).after(&["farmer>pasture"]);
    assert_eq!(
        (board.mood("farmer"), board.asked().as_deref()),
        (-1, Some("move"))
    );
}

/// RO-034, RO-Q01: tokens are placed before cards are dealt, and the cards that
/// placed them are dealt like all others.
#[test]
fn ro_034_tokens_first_then_all_cards_again() {
    let both = [("tokens", "random"), ("cards", "on")];
    let mut dealt_and_placed = BTreeSet::new();
    for seed in 0..300 {
        let with_cards = board_from(BOX, 4, &both, seed).state.table;
        let without = board_from(BOX, 4, &both[..1], seed).state.table;
        assert_eq!(
            (with_cards.morning, with_cards.night),
            (without.morning, without.night),
            "dealing cards does not change the tokens"
        );
        let tokens = with_cards.morning | with_cards.night;
        for side in with_cards.sides {
            dealt_and_placed.extend(side.location_card.filter(|&card| tokens.contains(card)));
        }
    }
    assert_eq!(dealt_and_placed.len(), 10, "{dealt_and_placed:?}");
    let dealt: BTreeSet<u8> = deals(4, "random")
        .take(100)
        .flatten()
        .map(|card| card[0])
        .collect();
    assert_eq!(dealt, (1..=12).collect());
}

/// RO-035, RO-Q04: the first player is the configured seat, or anyone by the dice.
#[test]
fn ro_035_first_player() {
    for players in 2..=4_u8 {
        for first in 1..=players {
            let board = board_with(players, &[("first", &first.to_string())]);
            assert_eq!(board.at("/first"), first);
            assert_eq!(board.seat(), Some(first));
        }
        let beyond = (players + 1).to_string();
        assert_eq!(
            refusal(players, "first", &beyond),
            bad_value("first", &beyond)
        );

        let mut count = [0; 4];
        for seed in 0..400 {
            let board = board_from(BOX, players, &[], seed);
            let first = board.number("/first");
            assert_eq!(board.seat().map(i64::from), Some(first));
            count[first as usize - 1] += 1;
        }
        for (seat, count) in count.into_iter().enumerate() {
            let even = 400 / i32::from(players);
            let share = if seat < players as usize { even } else { 0 };
            assert!(
                (count - share).abs() <= 50,
                "seat {seat} began {count} times"
            );
        }
    }
}

/// RO-323: colours, tokens and cards are fixed before setup: the first question of
/// the game is a move, and no answer of the game is about them.
#[test]
fn ro_323_options_are_fixed_before_the_game() {
    let colours = |players: u8, value: &str| {
        let options = Options::from([("colours".to_string(), value.to_string())]);
        let game = RedOutpost::open(BOX, players, &options).unwrap();
        let sides = &game.setup.colours[..game.sides() as usize];
        let names: Vec<String> = sides.iter().map(ToString::to_string).collect();
        names.join(",")
    };
    assert_eq!(colours(2, "pink,orange"), "pink,orange");
    assert_eq!(colours(3, "brown,pink,blue"), "brown,pink,blue");
    assert_eq!(colours(4, ""), "orange,blue,brown,pink");
    // Autom gets a colour you do not use.
    for own in ["orange", "blue", "brown", "pink"] {
        let both = colours(1, own);
        let (you, autom) = both.split_once(',').unwrap();
        assert_eq!(you, own);
        assert_ne!(autom, own);
    }
    for wrong in ["pink", "pink,pink", "pink,green", "pink,orange,blue"] {
        assert_eq!(refusal(2, "colours", wrong), bad_value("colours", wrong));
    }
    assert_eq!(refusal(2, "tokens", "none"), bad_value("tokens", "none"));
    assert_eq!(refusal(2, "cards", "some"), bad_value("cards", "some"));
    assert!(refusal(2, "weather", "rain").is_some());

    let board = board_with(
        2,
        &[
            ("tokens", "random"),
            ("cards", "on"),
            ("colours", "blue,pink"),
        ],
    );
    assert_eq!(board.asked().as_deref(), Some("move"));
    assert_eq!(solo().asked().as_deref(), Some("move"));
    let options = board.game.options();
    assert_eq!(options["tokens"], "random");
    assert_eq!(options["cards"], "on");
    assert_eq!(options["colours"], "blue,pink");
}

/// RO-018: the 5 VP are the only points at the start.
#[test]
fn ro_018_five_points_and_no_others() {
    let board = board(3);
    for seat in Seat::first(3) {
        let side = board.state.table.side(seat);
        assert_eq!((side.vp(), side.points[Source::Start as usize]), (5, 5));
    }
}
