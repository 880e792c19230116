//! The solo game against Autom.

use std::sync::OnceLock;

use enumset::EnumSet;
use red_outpost::{
    RedOutpost,
    components::{Location, Phase, Resource, Worker},
    event::Event,
    state::Source,
};
use serde_json::Value;
use tabletop::{Deck, Dice, Game, OpenProblem, Options, Seat};

use crate::kit::{BOX, Board, OutpostBoard as _, board_from, json, solo};

/// Autom's seat, behind the one of the single player.
const AUTOM: Seat = Seat(1);

/// A turn of yours that changes nothing in [`day`] but the commissar's disc:
/// without cubes and crystals the Warehouse has nothing to offer.
const PASS: &str = "commissar>warehouse";

/// The ring as RO-271 lists it.
const RING: [Location; 12] = [
    Location::Pasture,
    Location::Palace,
    Location::Warehouse,
    Location::Field,
    Location::Administration,
    Location::Kitchen,
    Location::Barracks,
    Location::LabourCamp,
    Location::Mine,
    Location::Lake,
    Location::Spaceship,
    Location::Brewery,
];

/// The solo game started with other dice.
fn started(seed: u64) -> Board {
    let mut board = solo();
    board.events.clear();
    board.state = board.game.start(Dice::from_seed(seed), &mut board.events);
    board
}

/// The first start of which this is true, among many.
fn start(wanted: impl Fn(&Board) -> bool) -> Board {
    let mut board = solo();
    for seed in 0..100_000 {
        board.events.clear();
        board.state = board.game.start(Dice::from_seed(seed), &mut board.events);
        if wanted(&board) {
            return board;
        }
    }
    panic!("no deal is like that");
}

/// The first Day half of round 1 after Autom's first turn: the shepherd lies at
/// the Mine, everyone else stands in the Barracks, and you are to move. OB-01 and
/// AU-16, the cards of the rulebook's examples, are open. Nobody has a crystal.
fn day() -> Board {
    static DAY: OnceLock<Board> = OnceLock::new();
    let make = || {
        let stands = |discs: u8| json!({ "at": "barracks", "tired": false, "discs": [0, discs] });
        start(|board| moved(board) == ["shepherd>warehouse"]).with(json!({
            "phase": "day1", "turns": 2, "crystals": 24, "players": { "1": { "crystals": 0 } },
            "workers": {
                "shepherd": { "at": "mine", "discs": [0, 1] },
                "farmer": stands(2), "fisherman": stands(2), "miner": stands(1),
                "commissar": stands(1), "bureaucrat": stands(2),
            },
            "solo": {
                "objective": 1, "objectives_left": [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
                "autom_card": 16, "autom_deck": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
            },
        }))
    };
    DAY.get_or_init(make).clone()
}

/// Your last turn of the first Day half: the miner is left, and Lunch comes next.
fn noon() -> Board {
    let lies = |at: &str| json!({ "at": at, "tired": true });
    day().with(json!({ "turns": 6,
        "workers": { "farmer": lies("pasture"), "fisherman": lies("brewery"),
            "commissar": lies("spaceship"), "bureaucrat": lies("administration") },
        "solo": { "autom_deck": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] } }))
}

/// Your last turn of the second Day half: the commissar is left, and Night comes next.
fn evening() -> Board {
    let lies = |at: &str| json!({ "at": at, "tired": true });
    day().with(json!({ "phase": "day2", "turns": 6,
        "workers": { "farmer": lies("pasture"), "fisherman": lies("brewery"),
            "miner": lies("spaceship"), "bureaucrat": lies("administration") },
        "solo": { "autom_deck": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] } }))
}

/// Your last turn of round 1, in the Night, with the shepherd at the Palace. Autom
/// has all its discs in front of it, and both goods of OB-01 have been exported.
fn night() -> Board {
    let stands = json!({ "at": "barracks", "tired": false, "discs": [0, 0] });
    day().with(json!({ "phase": "night", "turns": 2,
        "workers": { "shepherd": { "at": "palace", "tired": false, "discs": [0, 0] },
            "farmer": stands, "fisherman": stands, "commissar": stands, "bureaucrat": stands,
            "miner": { "at": "mine", "tired": true, "discs": [0, 0] } },
        "players": { "2": { "discs": 9 } }, "supply": { "fish": 5, "wheat": 5 },
        "solo": { "exported": ["fish", "wheat"], "autom_deck": [1, 2, 3, 4, 5, 6, 7, 8, 9] } }))
}

/// The same in round 2.
fn last_night() -> Board {
    let left = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
    night().with(json!({ "round": 2, "solo": { "objectives_left": left } }))
}

/// The board with another objective card.
fn with_objective(board: &Board, card: u8) -> Board {
    let left: Vec<u8> = (1..=12).filter(|&other| other != card).collect();
    board.with(json!({ "solo": { "objective": card, "objectives_left": left } }))
}

/// The board with one Autom card open and another the next to come.
fn with_cards(board: &Board, open: u8, next: u8) -> Board {
    let size = board.at("/solo/autom_deck").as_array().unwrap().len();
    let others = (1..=18).filter(|&card| card != open && card != next);
    let deck: Vec<u8> = others.take(size - 1).chain([next]).collect();
    let cards: Deck = deck.iter().map(|card| card - 1).collect();
    let brings = |&dice: &Dice| cards.clone().draw(&mut dice.clone()) == Some(next - 1);
    let dice = (0..).map(Dice::from_seed).find(brings).unwrap();
    board.with(json!({ "solo": { "autom_card": open, "autom_deck": deck }, "dice": dice }))
}

/// The board with these cubes in the Warehouse.
fn with_cubes(board: &Board, cubes: &[(&str, u8)]) -> Board {
    let mut patch = json!({ "warehouse": {}, "supply": {} });
    for &(cube, count) in cubes {
        patch["warehouse"][cube] = json!(count);
        patch["supply"][cube] = json!(6 - count);
    }
    board.with(patch)
}

/// The board with one card left in the spaceship deck.
fn with_spaceship(board: &Board, card: u8) -> Board {
    let discard: Vec<u8> = (1..=12).filter(|&other| other != card).collect();
    board.with(json!({ "spaceship": { "deck": [card], "discard": discard } }))
}

/// What Autom does after a turn of yours without effect, with cards that send
/// `worker` to `place`.
#[track_caller]
fn autom_visits(board: &Board, worker: Worker, place: Location) -> Board {
    let automs = &board.game.figures.solo.automs;
    let number = |found: Option<usize>| found.expect("a card for this") as u8 + 1;
    let open = number(automs.iter().position(|card| card.locations[0] == place));
    let next = (0..18).position(|i| automs[i].worker == worker && i + 1 != open as usize);
    let mut before = with_cards(board, open, number(next));
    if place == Location::Mine {
        before = before.with(json!({ "workers": { "shepherd": { "at": "lake" } } }));
    }
    let mut after = match (worker, place) {
        (_, Location::Warehouse) => before.after(&["miner>brewery"]),
        (Worker::Commissar, _) => before.after(&["miner>warehouse"]),
        _ => before.after(&[PASS]),
    };
    if after.asked().as_deref() == Some("exchange") {
        after.play(&["exchange:none"]);
    }
    assert_eq!(moved(&after), [format!("{worker}>{place}")]);
    after
}

/// Autom's moves among what was told, in notation.
fn moved(board: &Board) -> Vec<String> {
    let notation = |event: &Event| match *event {
        Event::Moved {
            seat, worker, to, ..
        } if seat == AUTOM => Some(format!("{worker}>{to}")),
        _ => None,
    };
    board.events.iter().filter_map(notation).collect()
}

/// The Autom cards revealed among what was told.
fn revealed(events: &[Event]) -> Vec<u8> {
    let card = |event: &Event| match *event {
        Event::AutomCard(card) => Some(card + 1),
        _ => None,
    };
    events.iter().filter_map(card).collect()
}

/// Autom's discs on the portraits, in the order of the workers, and in front of it.
fn discs(board: &Board) -> ([u8; 6], u8) {
    let table = &board.state.table;
    let on_portraits = table.workers.map(|portrait| portrait.discs[1]);
    (on_portraits, table.side(AUTOM).discs)
}

/// How many VP a side has more than before.
fn gain(seat: u8, before: &Board, after: &Board) -> i32 {
    after.points(seat) - before.points(seat)
}

/// Asserts that parts of the position are so; they are written as for [`Board::with`].
#[track_caller]
fn shows(board: &Board, parts: &Value) {
    #[track_caller]
    fn compare(path: &str, found: &Value, wanted: &Value) {
        match (found, wanted) {
            (Value::Object(found), Value::Object(wanted)) => {
                for (key, wanted) in wanted {
                    let found = found.get(key).unwrap_or(&Value::Null);
                    compare(&format!("{path}/{key}"), found, wanted);
                }
            }
            (Value::Array(found), Value::Object(wanted)) => {
                for (key, wanted) in wanted {
                    let index = key.parse::<usize>().unwrap() - 1;
                    compare(&format!("{path}/{key}"), &found[index], wanted);
                }
            }
            // Points of a source that gave none are not written.
            (Value::Null, Value::Number(_)) => assert_eq!(wanted, &json!(0), "{path}"),
            _ => assert_eq!(found, wanted, "{path}"),
        }
    }
    compare("", &board.position(), parts);
}

/// The events of random games, one list for each round.
fn games() -> &'static [[Vec<Event>; 2]] {
    static GAMES: OnceLock<Vec<[Vec<Event>; 2]>> = OnceLock::new();
    let play = |seed: u64| {
        let mut board = started(seed);
        let mut chance = Dice::from_seed(seed);
        while !board.legal().is_empty() {
            let legal = board.legal();
            board.play(&[&legal[chance.below(legal.len() as u32) as usize]]);
        }
        let second = |&event: &Event| event == Event::RoundBegins(2);
        let begins = board.events.iter().position(second).unwrap();
        let rest = board.events.split_off(begins);
        [board.events, rest]
    };
    GAMES.get_or_init(|| (0..30).map(play).collect())
}

/// The box with some text replaced, opened for the table on this board.
fn with_box(board: &Board, from: &str, to: &str) -> Board {
    let mut board = board.clone();
    board.game = open_changed(from, to).unwrap();
    board
}

fn open_changed(from: &str, to: &str) -> Result<RedOutpost, OpenProblem> {
    assert_eq!(BOX.matches(from).count(), 1, "{from}");
    RedOutpost::open(&BOX.replace(from, to), 1, &Options::new())
}

// Setup.

/// RO-247, RO-252, RO-Q36: your own turn is the one of the base game, at the three
/// places with a solo location card as well. Only the disc is another matter.
#[test]
fn ro_247_ro_252_your_turns_are_those_of_the_base_game() {
    let table = json!({ "phase": "day1", "turns": 2, "active": 1, "crystals": 23,
        "workers": { "shepherd": { "at": "mine", "tired": true } },
        "warehouse": { "coal": 1, "fish": 1 }, "supply": { "coal": 5, "fish": 5 },
        "players": { "1": { "crystals": 1 }, "2": { "crystals": 0 } },
        "spaceship": { "deck": [12], "discard": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] },
        "lake": { "deck": [4], "discard": [1, 2, 3, 5, 6] }, "dice": Dice::from_seed(1) });
    let alone = day().with(table.clone());
    let mut together = board_from(BOX, 2, &[("first", "2")], 1);
    together.play(&["shepherd>mine"]);
    let together = together.with(json!({ "players": { "2": { "wheel": 0 } },
        "workers": { "shepherd": { "mood": 0 } } }));
    let together = together.with(table);
    let told = |board: &Board, answers: &[&str]| {
        let board = board.after(answers);
        let of_turn = |event: &&Event| !matches!(event, Event::AutomCard(_));
        let of_disc =
            |event: &Event| matches!(event, Event::DiscPlaced { .. } | Event::DiscRemoved { .. });
        let turn = board.events.iter().take_while(of_turn);
        turn.copied()
            .filter(|event| !of_disc(event))
            .collect::<Vec<_>>()
    };
    for answers in [
        &["farmer>pasture"][..],
        &["farmer>palace", "donate:palace"],
        &["commissar>palace", "donate:none"],
        &["farmer>field"],
        &["miner>field"],
        &["farmer>brewery", "swap:miner+farmer-"],
        &["commissar>brewery", "swap:none"],
        &["farmer>warehouse", "exchange:crystal=wool"],
        &["farmer>warehouse", "exchange:fish=miner+shepherd-"],
        &["farmer>warehouse", "exchange:coal=crystal"],
        &["bureaucrat>administration"],
        &["farmer>spaceship", "choose:wheat"],
        &["farmer>lake"],
        &["fisherman>lake", "shuffle:no", "pick:1"],
        &["farmer>labour_camp"],
    ] {
        for known in 1..answers.len() {
            let legal = [&alone, &together].map(|board| board.after(&answers[..known]).legal());
            assert_eq!(legal[0], legal[1], "{answers:?}");
        }
        let [one, other] = [&alone, &together].map(|board| told(board, answers));
        assert_eq!(one, other, "{answers:?}");
    }
    // Without a crystal a cube in the Warehouse is enough to be asked.
    let poor = json!({ "players": { "1": { "crystals": 0 } }, "crystals": 24 });
    let warehouse = alone.with(poor).after(&["farmer>warehouse"]);
    assert_eq!(warehouse.asked().as_deref(), Some("exchange"));
}

/// RO-248..RO-250: both sides start with 5 VP and the wheel at its start; you have
/// no influence disc and 1 crystal, Autom has 9 discs and no crystal.
#[test]
fn ro_248_ro_249_ro_250_what_both_sides_start_with() {
    // Autom's first turn has been taken; at the empty Warehouse it changed nothing.
    let board = start(|board| moved(board)[0].ends_with(">warehouse"));
    assert_eq!((board.points(1), board.points(2)), (5, 5));
    shows(
        &board,
        &json!({ "crystals": 23, "players": {
        "1": { "wheel": 0, "discs": 0, "crystals": 1, "palace": 0 },
        "2": { "wheel": 0, "crystals": 0, "palace": 0 } } }),
    );
    let yours = board.state.table.workers.map(|portrait| portrait.discs[0]);
    assert_eq!(yours, [0; 6]);
    let (on_portraits, left) = discs(&board);
    assert_eq!(on_portraits.iter().sum::<u8>() + left, 9);
    let colours = board.game.setup.colours;
    assert_ne!(colours[0], colours[1]);
}

/// RO-251: special cards cannot be chosen, and nobody has one.
#[test]
fn ro_251_no_special_cards_are_used() {
    let open = |cards: &str| {
        let options = Options::from([("cards".to_string(), cards.to_string())]);
        RedOutpost::open(BOX, 1, &options).map(|_| ())
    };
    assert!(matches!(open("on"), Err(OpenProblem::Setup(_))));
    assert_eq!(open("off"), Ok(()));
    let none = json!({ "location_card": null, "worker_card": null });
    shows(&solo(), &json!({ "players": { "1": none, "2": none } }));
}

/// RO-251, RO-253: tokens are set up as in the base game; the location cards may
/// still place them at random.
#[test]
fn ro_251_ro_253_tokens_are_fixed_or_random() {
    shows(
        &solo(),
        &json!({ "tokens": { "morning": ["palace", "brewery", "spaceship"],
        "night": ["pasture", "field", "lake"] } }),
    );
    let mut morning = EnumSet::<Location>::empty();
    for seed in 0..30 {
        let board = board_from(BOX, 1, &[("tokens", "random")], seed);
        let table = board.state.table;
        assert_eq!((table.morning.len(), table.night.len()), (3, 3));
        assert!(table.morning.is_disjoint(table.night));
        morning |= table.morning;
    }
    assert_eq!(morning, !(Location::Kitchen | Location::Barracks));
}

/// RO-253: red tokens stop you and Autom, in the Morning and in the Night; by day
/// they stop nobody.
#[test]
fn ro_253_tokens_stop_both_sides() {
    // AU-13 lists Spaceship, Palace and Labour Camp; the first two have Morning tokens.
    let morning = start(|board| revealed(&board.events)[0] == 13);
    assert!(moved(&morning)[0].ends_with(">labour_camp"));
    let standing = |worker: &Worker| !morning.state.table.worker(*worker).tired;
    let worker = Worker::ALL.iter().copied().find(standing).unwrap();
    assert_eq!(morning.refusal(&format!("{worker}>palace")), "RO-049");

    // AU-08 lists Field, Palace and Lake; the Field has a Night token.
    let night = with_cards(&evening(), 8, 17).after(&[PASS]);
    assert_eq!(moved(&night), ["miner>palace"]);
    assert_eq!(night.refusal("farmer>field"), "RO-054");

    let by_day = with_cards(&day(), 8, 17).after(&[PASS]);
    assert_eq!(moved(&by_day), ["miner>field"]);
    assert!(by_day.legal().contains(&"farmer>palace".to_string()));
}

// Cards.

/// RO-254..RO-256: what the 12 objective cards show.
#[test]
fn ro_254_ro_255_ro_256_what_objective_cards_show() {
    let (mut no_discs, mut in_mood, mut first, mut clockwise) = ([0; 6], [0; 6], [0; 6], 0);
    for card in solo().game.figures.solo.objectives {
        assert!(!card.no_discs.is_empty() && !card.mood.is_empty());
        assert!(card.no_discs.is_disjoint(card.mood));
        assert_eq!((card.no_discs | card.mood).len(), 3);
        assert_eq!(card.export.len(), 2);
        let penalties = [card.penalty_discs, card.penalty_mood, card.penalty_export];
        assert_eq!(penalties, [3, 2, 3]);
        let workers: EnumSet<Worker> = card.worker_order.into_iter().collect();
        assert_eq!(workers, EnumSet::all());
        for order in [card.warehouse_order, card.spaceship_order] {
            let goods: EnumSet<Resource> = order.into_iter().collect();
            assert_eq!(goods, EnumSet::all());
        }
        let mut values = card.export_vp;
        values.sort_unstable();
        assert_eq!(values, [2, 3, 3, 4]);
        for &worker in Worker::ALL {
            no_discs[worker as usize] += u8::from(card.no_discs.contains(worker));
            in_mood[worker as usize] += u8::from(card.mood.contains(worker));
        }
        first[card.worker_order[0] as usize] += 1;
        clockwise += u8::from(card.clockwise);
    }
    // S1 and S3: every worker 3 times in each role and first in 2 orders, each
    // direction on 6 cards.
    assert_eq!(
        (no_discs, in_mood, first, clockwise),
        ([3; 6], [3; 6], [2; 6], 6)
    );
}

/// RO-258: what the 18 Autom cards show.
#[test]
fn ro_258_what_autom_cards_show() {
    let (mut workers, mut places) = ([0; 6], [0; 12]);
    for card in solo().game.figures.solo.automs {
        let locations: EnumSet<Location> = card.locations.into_iter().collect();
        assert_eq!(locations.len(), 3);
        workers[card.worker as usize] += 1;
        locations
            .iter()
            .for_each(|place| places[place as usize] += 1);
    }
    // S4: every worker 3 times, every ordinary location 5 or 6 times.
    assert_eq!(workers, [3; 6]);
    for place in RING {
        let gathering = matches!(place, Location::Kitchen | Location::Barracks);
        let expected = if gathering { 0..=0 } else { 5..=6 };
        assert!(expected.contains(&places[place as usize]), "{place}");
    }
}

/// RO-255: a card that shows other than 3 different workers is no objective card.
#[test]
fn ro_255_three_different_workers() {
    let shown = "no_discs = [\"bureaucrat\", \"farmer\"]";
    for other in ["[\"bureaucrat\"]", "[\"bureaucrat\", \"fisherman\"]"] {
        match open_changed(shown, &format!("no_discs = {other}")) {
            Err(OpenProblem::Figures { what, .. }) => assert!(what.contains("RO-255"), "{what}"),
            _ => panic!("{other} is accepted"),
        }
    }
}

/// RO-259: the game follows the cards of the data file.
#[test]
fn ro_259_the_contents_of_the_cards_are_figures() {
    let places = "locations = [\"field\", \"brewery\", \"warehouse\"]";
    let other = with_box(
        &day(),
        places,
        "locations = [\"lake\", \"brewery\", \"field\"]",
    );
    for (board, place) in [(day(), "field"), (other, "lake")] {
        let after = with_cards(&board, 16, 17).after(&[PASS]);
        assert_eq!(moved(&after), [format!("miner>{place}")]);
    }
    let order = "worker_order = [\"bureaucrat\", \"fisherman\", \"farmer\"";
    let other = with_box(
        &day(),
        order,
        "worker_order = [\"farmer\", \"fisherman\", \"bureaucrat\"",
    );
    for (board, worker) in [(day(), "bureaucrat"), (other, "farmer")] {
        // AU-13 shows the commissar, who is tired.
        let after = with_cards(&board, 16, 13).after(&[PASS]);
        assert_eq!(moved(&after), [format!("{worker}>field")]);
    }
}

// Before each round.

/// RO-260, RO-Q37, RO-Q60: an objective card is drawn at random before each round,
/// never the same twice, and nothing tells beforehand which one.
#[test]
fn ro_260_a_random_objective_card_for_each_round() {
    let drawn = |events: &[Event]| {
        let card = |event: &Event| match *event {
            Event::ObjectiveDrawn(card) => Some(card),
            _ => None,
        };
        let cards: Vec<u8> = events.iter().filter_map(card).collect();
        assert_eq!(cards.len(), 1);
        cards[0]
    };
    let mut first = Deck::EMPTY;
    for seed in 0..200 {
        let board = started(seed);
        let card = drawn(&board.events);
        assert_eq!(board.at("/solo/objective"), json!(card + 1));
        assert_eq!(
            board.at("/solo/objectives_left").as_array().unwrap().len(),
            11
        );
        first.put(card);
    }
    assert_eq!(first, Deck::full(12));

    // The same Night with other dice: the second card is any of the other 11.
    let mut second = Deck::EMPTY;
    for seed in 0..200 {
        let mut board = night().with(json!({ "dice": Dice::from_seed(seed) }));
        assert_eq!(board.state.table, night().state.table);
        board.play(&["shepherd>barracks"]);
        let card = drawn(&board.events);
        assert_eq!(board.at("/solo/objective"), json!(card + 1));
        assert_eq!(
            board.at("/solo/objectives_left").as_array().unwrap().len(),
            10
        );
        second.put(card);
    }
    first.remove(0);
    assert_eq!(second, first);
    assert!(games().iter().all(|[one, two]| drawn(one) != drawn(two)));
}

/// RO-261, RO-272: before each round all 18 Autom cards are shuffled and one is
/// revealed; 8 more follow in the round, and 9 are left.
#[test]
fn ro_261_ro_272_nine_autom_cards_a_round() {
    for round in games().as_flattened() {
        let cards = revealed(round);
        let different: Deck = cards.iter().copied().collect();
        assert_eq!((cards.len(), different.len()), (9, 9));
        let before_morning = |event: &&Event| !matches!(event, Event::PhaseBegins(..));
        let prepared: Vec<Event> = round.iter().take_while(before_morning).copied().collect();
        assert_eq!(revealed(&prepared).len(), 1);
    }
    // Cards of round 1 take part again: the first of round 2 may be any of the 18.
    let mut first = Deck::EMPTY;
    for seed in 0..300 {
        let night = night().with(json!({ "dice": Dice::from_seed(seed) }));
        let board = night.after(&["shepherd>barracks"]);
        first.put(revealed(&board.events)[0] - 1);
        assert_eq!(board.at("/solo/autom_deck").as_array().unwrap().len(), 16);
    }
    assert_eq!(first, Deck::full(18));
}

/// RO-262: one Autom disc on each portrait and one more on those of the objective
/// card, in both rounds; that is all of them.
#[test]
fn ro_262_autom_spreads_its_discs() {
    for seed in 0..30 {
        let night = night().with(json!({ "dice": Dice::from_seed(seed) }));
        for board in [started(seed), night.after(&["shepherd>barracks"])] {
            let objective = board.state.table.solo.objective as usize;
            let card = board.game.figures.solo.objectives[objective];
            let shown = |worker| u8::from((card.no_discs | card.mood).contains(worker));
            assert_eq!(
                discs(&board),
                (
                    core::array::from_fn(|index| 1 + shown(Worker::ALL[index])),
                    0
                )
            );
        }
    }
}

// Order of play.

/// RO-263, RO-264: Autom begins every phase, then turns alternate: 1 turn each in
/// Morning, Lunch and Night, 3 each in a Day half. No first-player token goes round.
#[test]
fn ro_263_ro_264_autom_begins_and_turns_alternate() {
    for round in games().as_flattened() {
        let mut turns: Vec<(Phase, Vec<u8>)> = Vec::new();
        for event in round {
            match *event {
                Event::PhaseBegins(phase, first) => {
                    assert_eq!(first, AUTOM);
                    turns.push((phase, Vec::new()));
                }
                Event::Moved { seat, .. } => turns.last_mut().unwrap().1.push(seat.number()),
                Event::FirstPlayer(_) => panic!("there is no first-player token"),
                _ => {}
            }
        }
        let expected = [
            (Phase::Morning, vec![2, 1]),
            (Phase::Day1, vec![2, 1, 2, 1, 2, 1]),
            (Phase::Lunch, vec![2, 1]),
            (Phase::Day2, vec![2, 1, 2, 1, 2, 1]),
            (Phase::Night, vec![2, 1]),
        ];
        assert_eq!(turns, expected);
    }
}

// Autom's turn.

/// RO-265, RO-266: Autom goes to the topmost location of its card where no worker
/// is, standing or tired.
#[test]
fn ro_265_ro_266_the_topmost_available_location() {
    // AU-16 lists Field, Brewery and Warehouse.
    let goes = |places: &[(&str, &str)], to: &str| {
        let mut patch = json!({ "workers": {} });
        for &(worker, at) in places {
            patch["workers"][worker] = json!({ "at": at });
        }
        let after = with_cards(&day(), 16, 17)
            .with(patch)
            .after(&["commissar>labour_camp"]);
        assert_eq!(moved(&after), [format!("miner>{to}")]);
    };
    goes(&[], "field");
    goes(&[("farmer", "field")], "brewery");
    goes(&[("shepherd", "field")], "brewery");
    goes(
        &[("farmer", "field"), ("fisherman", "brewery")],
        "warehouse",
    );
    goes(&[("farmer", "brewery")], "field");
    // The place of the moving worker is not empty when Autom looks for a place.
    goes(&[("miner", "field")], "brewery");
}

/// RO-266, RO-273: Barracks and Kitchen are no places for Autom, even if a card
/// should list them; in the Night the Barracks are open to you alone.
#[test]
fn ro_266_ro_273_neither_barracks_nor_kitchen() {
    let places = "locations = [\"field\", \"brewery\", \"warehouse\"]";
    let board = with_box(
        &evening(),
        places,
        "locations = [\"kitchen\", \"barracks\", \"warehouse\"]",
    );
    let night = with_cards(&board, 16, 17).after(&["commissar>labour_camp"]);
    assert_eq!(moved(&night), ["miner>warehouse"]);
    assert!(night.legal().contains(&"farmer>barracks".to_string()));
    for round in games().as_flattened() {
        let mut lunch = false;
        for event in round {
            match *event {
                Event::PhaseBegins(phase, _) => lunch = phase == Phase::Lunch,
                Event::Moved { seat, to, .. } if seat == AUTOM => {
                    assert_ne!(to, Location::Barracks);
                    assert_eq!(to == Location::Kitchen, lunch);
                }
                _ => {}
            }
        }
    }
}

/// RO-267, RO-268: the next card is revealed and names the worker; it stays open
/// and says where Autom goes in its next turn.
#[test]
fn ro_267_ro_268_the_next_card_names_the_worker() {
    let mut board = with_cards(&day(), 16, 9);
    board.play(&[PASS]);
    // AU-16 says Field, AU-09 fisherman; AU-09 lists Labour Camp, Pasture and Lake.
    assert_eq!(moved(&board), ["fisherman>field"]);
    assert_eq!(board.at("/solo/autom_card"), json!(9));
    assert_eq!(board.at("/solo/autom_deck").as_array().unwrap().len(), 14);
    board.play(&["farmer>labour_camp"]);
    assert!(moved(&board)[1].ends_with(">pasture"));
    assert_eq!(board.at("/solo/autom_deck").as_array().unwrap().len(), 13);
}

/// RO-269: for a tired worker Autom takes the first standing one of the objective
/// card's order, which begins bureaucrat, fisherman, farmer.
#[test]
fn ro_269_the_first_standing_worker_of_the_order() {
    // AU-01 and AU-13 show the shepherd and the commissar, who are tired.
    for next in [1, 13] {
        let after = with_cards(&day(), 16, next).after(&[PASS]);
        assert_eq!(moved(&after), ["bureaucrat>field"]);
    }
    let later = day().with(json!({ "turns": 4, "workers": {
        "bureaucrat": { "at": "lake", "tired": true },
        "fisherman": { "at": "palace", "tired": true } } }));
    assert_eq!(
        moved(&with_cards(&later, 16, 13).after(&[PASS])),
        ["farmer>field"]
    );
}

/// RO-E09: the rulebook's example.
#[test]
fn ro_e09_the_fisherman_goes_from_the_spaceship_to_the_lake() {
    let board = with_cards(&day(), 16, 7).with(json!({ "workers": {
        "shepherd": { "at": "field" }, "farmer": { "at": "brewery" },
        "fisherman": { "at": "spaceship" } } }));
    assert_eq!(
        moved(&board.after(&["commissar>warehouse"])),
        ["fisherman>lake"]
    );
}

/// RO-270, RO-271: without a listed location the nearest one on the ring is taken,
/// from where the worker is, in the direction of the objective card; what is not
/// available is passed over.
#[test]
fn ro_270_ro_271_the_nearest_location_on_the_ring() {
    use Location::{Barracks, Brewery, Field, Kitchen, Warehouse};
    let listed = Field | Brewery | Warehouse;
    let goes = |board: &Board, from: Location, to: Location| {
        let board = board.with(json!({ "workers": { "shepherd": { "at": "field" },
            "farmer": { "at": "brewery" }, "fisherman": { "at": from } } }));
        let after = with_cards(&board, 16, 7).after(&[PASS]);
        assert_eq!(moved(&after), [format!("fisherman>{to}")], "from {from}");
    };
    // OB-01 goes anticlockwise, OB-02 clockwise.
    for (objective, step) in [(1, 11), (2, 1)] {
        let board = with_objective(&day(), objective);
        for (index, &from) in RING.iter().enumerate() {
            let ahead = (1..12).map(|steps| RING[(index + steps * step) % 12]);
            let to = ahead
                .clone()
                .find(|&place| !(listed | Kitchen | Barracks).contains(place));
            if !listed.contains(from) {
                goes(&board, from, to.unwrap());
            }
        }
    }
    // A worker and a red token are in the way as well: the Lake has a Night token.
    let worker = day().with(json!({ "workers": { "miner": { "at": "lake" } } }));
    goes(&worker, Location::Spaceship, Location::Mine);
    let night = evening().with(json!({ "workers": { "miner": { "at": "palace" } } }));
    goes(&night, Location::Spaceship, Location::Mine);
}

/// RO-274: no disc is placed or removed by a move of Autom.
#[test]
fn ro_274_autom_places_no_disc_in_step_2() {
    use Location::{Brewery, Field, LabourCamp, Lake, Mine, Palace, Pasture, Spaceship};
    let board = day().with(json!({ "workers": { "commissar": { "discs": [0, 0] } },
        "players": { "2": { "discs": 1 } } }));
    for place in [
        Brewery, Field, LabourCamp, Lake, Mine, Palace, Pasture, Spaceship,
    ] {
        let after = autom_visits(&board, Worker::Miner, place);
        assert_eq!(discs(&after), ([1, 2, 2, 1, 0, 2], 1), "{place}");
    }
}

/// RO-275: the worker lies down, moods change and cubes are produced as usual.
#[test]
fn ro_275_moods_and_production_are_as_usual() {
    use Location::{Field, LabourCamp, Mine, Pasture};
    use Worker::{Farmer, Miner};
    for (worker, place, mood, [coal, wool, fish, wheat]) in [
        (Miner, Pasture, -1, [0, 1, 0, 0]),
        (Miner, Field, -1, [0, 0, 0, 1]),
        (Farmer, Field, 0, [0, 0, 0, 1]),
        (Farmer, Mine, -2, [1, 0, 0, 0]),
        (Miner, Mine, 0, [2, 0, 0, 0]),
        (Farmer, LabourCamp, -2, [0, 1, 1, 1]),
    ] {
        let after = autom_visits(&day(), worker, place);
        let steps = coal + wool + fish + wheat;
        shows(
            &after,
            &json!({
            "workers": { worker.to_string(): { "mood": mood, "tired": true } },
            "warehouse": { "coal": coal, "wool": wool, "fish": fish, "wheat": wheat },
            "players": { "1": { "wheel": 0 }, "2": { "wheel": steps } } }),
        );
        assert_eq!(after.points(2), 5);
    }
}

/// RO-276: in place of a crystal Autom gains 1 VP, even if the supply has none.
#[test]
fn ro_276_autom_gains_vp_for_crystals() {
    let visits = |board: &Board| autom_visits(board, Worker::Miner, Location::Spaceship);
    // SP-07 is coal and a crystal, SP-03 coal alone.
    for (card, vp) in [(7, 1), (3, 0)] {
        let after = visits(&with_spaceship(&day(), card));
        assert_eq!(gain(2, &day(), &after), vp);
        shows(
            &after,
            &json!({ "crystals": 24,
            "players": { "2": { "crystals": 0, "points": { "crystals": vp } } } }),
        );
    }
    let rich = day().with(json!({ "crystals": 0, "players": { "1": { "crystals": 24 } } }));
    assert_eq!(gain(2, &rich, &visits(&with_spaceship(&rich, 7))), 1);
    for event in games().as_flattened().iter().flatten() {
        let owner = match *event {
            Event::CrystalsGained { seat, .. } | Event::CrystalPaid { seat } => seat,
            _ => continue,
        };
        assert_ne!(owner, AUTOM);
    }
}

/// RO-277: crossing the reward area is worth 3 VP to Autom.
#[test]
fn ro_277_the_wheel_gives_autom_three_vp() {
    let board = day().with(json!({ "players": { "2": { "wheel": 3 } } }));
    let after = autom_visits(&board, Worker::Miner, Location::Pasture);
    assert_eq!(gain(2, &board, &after), 3);
    shows(
        &after,
        &json!({ "players": { "2": { "wheel": 0, "points": { "wheel": 2, "crystals": 1 } } } }),
    );
}

/// RO-257, RO-278, RO-279, RO-Q38: Autom's export gives the VP of the objective
/// card and leaves no cube behind, and it fulfils no objective of yours.
#[test]
fn ro_278_ro_279_autom_exports_for_the_vp_of_the_card() {
    // OB-01: coal 4, wool 3, fish 2, wheat 3 VP; fish and wheat are your objectives.
    for (cube, vp, place, left) in [
        ("coal", 4, Location::Mine, 1),
        ("wool", 3, Location::Pasture, 0),
        ("fish", 2, Location::LabourCamp, 0),
        ("wheat", 3, Location::Field, 0),
    ] {
        let board = with_cubes(&day(), &[(cube, 2)]);
        let after = autom_visits(&board, Worker::Miner, place);
        assert_eq!(
            (gain(1, &board, &after), gain(2, &board, &after)),
            (0, vp),
            "{cube}"
        );
        shows(
            &after,
            &json!({ "solo": { "exported": [] }, "exported": { cube: 0 },
            "warehouse": { cube: left }, "supply": { cube: 6 - left },
            "players": { "2": { "points": { "export": vp } } } }),
        );
    }
}

/// RO-280: at the Palace moods change as usual and Autom always donates.
#[test]
fn ro_280_autom_always_donates() {
    let palace = json!({ "1": { "palace": 0 }, "2": { "palace": 1, "crystals": 0 } });
    let after = autom_visits(&day(), Worker::Miner, Location::Palace);
    shows(
        &after,
        &json!({ "players": palace, "crystals": 23,
        "workers": { "miner": { "mood": 1 }, "commissar": { "mood": 1 } } }),
    );
    let after = autom_visits(&day(), Worker::Commissar, Location::Palace);
    shows(
        &after,
        &json!({ "players": palace, "crystals": 23,
        "workers": { "miner": { "mood": 0 }, "commissar": { "mood": 0 } } }),
    );
    assert_eq!(after.points(2), 5);
}

/// RO-276, RO-281: the crystal comes from the supply; if there is none, the
/// donation counts all the same.
#[test]
fn ro_281_a_donation_without_a_crystal_counts() {
    let board = day().with(json!({ "crystals": 0, "players": { "1": { "crystals": 24 } } }));
    let after = autom_visits(&board, Worker::Miner, Location::Palace);
    shows(
        &after,
        &json!({ "crystals": 0, "solo": { "unbacked_donations": 1 },
        "players": { "1": { "crystals": 24 }, "2": { "palace": 1 } } }),
    );
}

/// RO-282: at the Brewery the mood changes as usual, and 1 VP takes the place of
/// the swap.
#[test]
fn ro_282_autom_gains_one_vp_at_the_brewery() {
    for (worker, mood) in [(Worker::Miner, 2), (Worker::Commissar, -1)] {
        let after = autom_visits(&day(), worker, Location::Brewery);
        assert_eq!(gain(2, &day(), &after), 1);
        shows(
            &after,
            &json!({ "crystals": 24, "players": { "2": { "points": { "brewery": 1 } } } }),
        );
        let moods = after.state.table.workers.map(|portrait| portrait.mood);
        assert_eq!(moods[worker as usize], mood);
        assert_eq!(moods.iter().sum::<i8>(), mood, "nobody else is concerned");
    }
}

/// RO-283: at the Warehouse Autom takes away one cube, the first of the objective
/// card's order (OB-01: coal, wheat, wool, fish) that is there.
#[test]
fn ro_283_autom_takes_a_cube_out_of_the_warehouse() {
    for (cubes, taken) in [
        (
            &[("coal", 1), ("wool", 2), ("fish", 1), ("wheat", 2)][..],
            Some("coal"),
        ),
        (&[("wool", 2), ("fish", 1), ("wheat", 2)], Some("wheat")),
        (&[("wool", 2), ("fish", 1)], Some("wool")),
        (&[("fish", 1)], Some("fish")),
        (&[], None),
    ] {
        let board = with_cubes(&day(), cubes);
        let after = autom_visits(&board, Worker::Farmer, Location::Warehouse);
        for &cube in Resource::ALL {
            let out = u8::from(taken == Some(&*cube.to_string()));
            let (old, new) = (
                board.state.table.stored(cube),
                after.state.table.stored(cube),
            );
            assert_eq!(new, old - out, "{cube} of {cubes:?}");
            shows(
                &after,
                &json!({ "supply": { cube.to_string(): 6 - new }, "crystals": 24 }),
            );
        }
        assert_eq!((gain(2, &board, &after), after.mood("farmer")), (0, 0));
    }
}

/// RO-284, RO-285, RO-Q39: at the Administration Autom puts a disc on the portrait
/// of the worker it used; the bureaucrat's mood or crystal is as usual.
#[test]
fn ro_284_ro_285_autom_places_a_disc_at_the_administration() {
    // Your commissar has just given Autom a disc back.
    let after = autom_visits(&day(), Worker::Miner, Location::Administration);
    assert_eq!(discs(&after), ([1, 2, 2, 2, 0, 2], 0));
    assert_eq!(
        (
            after.mood("bureaucrat"),
            after.mood("miner"),
            after.points(2)
        ),
        (1, 0, 5)
    );

    let after = autom_visits(&day(), Worker::Bureaucrat, Location::Administration);
    assert_eq!(discs(&after), ([1, 2, 2, 1, 0, 3], 0));
    assert_eq!((after.mood("bureaucrat"), after.points(2)), (0, 6));
    shows(
        &after,
        &json!({ "players": { "2": { "crystals": 0 } }, "crystals": 24 }),
    );

    // Without a disc in the supply none is placed.
    let all_out = day().with(json!({ "workers": { "commissar": { "discs": [0, 0] },
        "shepherd": { "discs": [0, 2] } } }));
    let after = autom_visits(&all_out, Worker::Miner, Location::Administration);
    assert_eq!(discs(&after), ([2, 2, 2, 1, 0, 2], 0));
}

/// RO-286, RO-Q58: from a free-choice card Autom takes what exports at once, else
/// the first type, both in the order of the objective card (OB-01: wool, wheat,
/// coal, fish).
#[test]
fn ro_286_autom_chooses_a_cube() {
    for (cubes, chosen, vp) in [
        (&[][..], "wool", 0),
        (&[("coal", 1), ("wool", 1)], "wool", 0),
        (&[("fish", 2)], "fish", 2),
        (&[("coal", 2), ("fish", 2)], "coal", 4),
        (&[("coal", 2), ("wheat", 2)], "wheat", 3),
        (&[("coal", 2), ("wool", 2), ("wheat", 2)], "wool", 3),
    ] {
        for (card, crystal) in [(11, 0), (12, 1)] {
            let board = with_spaceship(&with_cubes(&day(), cubes), card);
            let after = autom_visits(&board, Worker::Miner, Location::Spaceship);
            let cube = chosen.parse().unwrap();
            assert!(
                after.events.contains(&Event::Added { seat: AUTOM, cube }),
                "{cubes:?}"
            );
            assert_eq!(gain(2, &board, &after), vp + crystal, "{cubes:?}");
            shows(
                &after,
                &json!({ "workers": { "miner": { "mood": -1 } },
                "players": { "2": { "wheel": 0 } },
                "spaceship": { "deck": [], "discard": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] } }),
            );
        }
    }
    // Cards that leave no choice are as usual: SP-01 is nothing, SP-05 a fish.
    for (card, fish) in [(1, 0), (5, 1)] {
        let after = autom_visits(
            &with_spaceship(&day(), card),
            Worker::Miner,
            Location::Spaceship,
        );
        shows(
            &after,
            &json!({ "warehouse": { "coal": 0, "wool": 0, "fish": fish, "wheat": 0 },
            "workers": { "miner": { "mood": -1 } } }),
        );
    }
}

/// RO-286: with two cubes stored and none in the supply nothing would be exported.
#[test]
fn ro_286_what_has_run_out_is_not_chosen() {
    let board = day().with(
        json!({ "warehouse": { "wheat": 2 }, "exported": { "wheat": 3 },
        "supply": { "wheat": 0 }, "solo": { "exported": ["wheat"] } }),
    );
    let board = with_spaceship(&board, 11);
    let after = autom_visits(&board, Worker::Miner, Location::Spaceship);
    let cube = "wool".parse().unwrap();
    assert!(after.events.contains(&Event::Added { seat: AUTOM, cube }));
}

/// RO-287, RO-Q40: with the fisherman Autom draws two lake cards, takes the better
/// one, and never shuffles first. LK-01 to LK-03 are nothing, LK-04 and LK-05 one
/// fish, LK-06 two fish and mood.
#[test]
fn ro_287_autom_takes_the_better_catch() {
    for (deck, fish, mood) in [
        ([4, 6], 2, 1),
        ([1, 6], 2, 1),
        ([2, 5], 1, 0),
        ([4, 5], 1, 0),
    ] {
        let discard: Vec<u8> = (1..=6).filter(|card| !deck.contains(card)).collect();
        let board = day().with(json!({ "lake": { "deck": deck, "discard": discard } }));
        let after = autom_visits(&board, Worker::Fisherman, Location::Lake);
        shows(
            &after,
            &json!({ "warehouse": { "fish": fish }, "players": { "2": { "wheel": fish } },
            "workers": { "fisherman": { "mood": mood } } }),
        );
        // All fish cards are discarded now, and only now the deck is made anew (RO-144).
        let drawn = |event: &Event| matches!(event, Event::LakeCard { .. });
        let shuffled = |event: &Event| *event == Event::LakeShuffled;
        let events = &after.events;
        assert!(events.iter().rposition(drawn) < events.iter().position(shuffled));
    }
}

/// RO-287: the order in which the two cards come does not matter, two blanks are
/// no catch, and both cards are discarded.
#[test]
fn ro_287_whatever_the_two_cards_are() {
    let catches = [(0, 0), (0, 0), (0, 0), (1, 0), (1, 0), (2, 1)];
    let mut pairs = 0;
    let mut seen = [[false; 6]; 6];
    // AU-18 lists the Lake first; only the cards of the fisherman matter here.
    let deck = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];
    let board = day().with(json!({ "solo": { "autom_card": 18, "autom_deck": deck } }));
    for seed in 0..1500 {
        let view = board.game.view(&board.state, None);
        let board = board.in_state(board.game.redeal(&view, Dice::from_seed(seed)));
        let after = board.after(&[PASS]);
        if moved(&after) != ["fisherman>lake"] {
            continue;
        }
        let card = |event: &Event| match *event {
            Event::LakeCard { card, .. } => Some(card as usize),
            _ => None,
        };
        let drawn: Vec<usize> = after.events.iter().filter_map(card).collect();
        let [one, two] = drawn[..] else {
            panic!("{drawn:?}")
        };
        let (fish, mood) = catches[one].max(catches[two]);
        shows(
            &after,
            &json!({ "warehouse": { "fish": fish },
            "workers": { "fisherman": { "mood": mood } },
            "lake": { "discard": [one.min(two) + 1, one.max(two) + 1] } }),
        );
        pairs += usize::from(!seen[one][two]);
        seen[one][two] = true;
    }
    assert_eq!(pairs, 30);
}

// Autom in Lunch.

/// RO-E10: the rulebook's example. OB-01's worker order begins bureaucrat, fisherman.
/// In Lunch Autom begins and everyone stands, so that the second choice shows by day.
#[test]
fn ro_e10_the_bureaucrat_goes_to_the_kitchen() {
    let lunch = noon().after(&["miner>warehouse"]);
    assert_eq!(lunch.at("/phase"), json!("lunch"));
    assert_eq!(moved(&lunch), ["bureaucrat>kitchen"]);
    let tired =
        json!({ "bureaucrat": { "at": "lake", "tired": true }, "shepherd": { "tired": false } });
    let board = with_cards(&day().with(json!({ "workers": tired })), 16, 13);
    assert_eq!(moved(&board.after(&[PASS])), ["fisherman>field"]);
}

/// RO-288, RO-289, RO-Q41: in Lunch no card is used or revealed; the first worker
/// of the objective card's order goes to the Kitchen.
#[test]
fn ro_288_ro_289_lunch_without_a_card() {
    let after = noon().after(&["miner>warehouse"]);
    assert_eq!(after.at("/solo"), noon().at("/solo"));
    assert!(revealed(&after.events).is_empty());
    shows(
        &after,
        &json!({ "workers": { "bureaucrat": { "at": "kitchen", "tired": true } } }),
    );
    // AU-16 is still open and says where Autom goes after Lunch.
    assert!(moved(&after.after(&["farmer>kitchen"]))[1].ends_with(">field"));
    for (objective, worker) in [
        (3, "farmer"),
        (4, "shepherd"),
        (6, "commissar"),
        (8, "fisherman"),
        (12, "miner"),
    ] {
        let after = with_objective(&noon(), objective).after(&["miner>warehouse"]);
        assert_eq!(moved(&after), [format!("{worker}>kitchen")]);
    }
}

/// RO-290..RO-292, RO-Q42: a disc of Autom's supply goes on the portrait, the
/// worker gains 1 mood, and Autom scores its discs there, the new one included.
#[test]
fn ro_290_ro_291_ro_292_autom_scores_its_discs_in_lunch() {
    // Your miner gives Autom a disc back, and it joins the bureaucrat's two.
    let after = noon().after(&["miner>warehouse"]);
    assert_eq!(discs(&after), ([1, 2, 2, 0, 1, 3], 0));
    assert_eq!((after.mood("bureaucrat"), gain(2, &noon(), &after)), (1, 3));
    shows(
        &after,
        &json!({ "players": { "2": { "points": { "lunch": 3 } } } }),
    );
    // Without a disc in the supply, those that are there count.
    let all_out = noon().with(json!({ "workers": { "miner": { "discs": [0, 0] },
        "farmer": { "discs": [0, 3] } } }));
    let after = all_out.after(&["miner>warehouse"]);
    assert_eq!(discs(&after), ([1, 3, 2, 0, 1, 2], 0));
    assert_eq!(
        (after.mood("bureaucrat"), gain(2, &all_out, &after)),
        (1, 2)
    );
}

/// RO-293, RO-Q41: in the Night Autom takes a normal turn with its cards.
#[test]
fn ro_293_a_normal_turn_in_the_night() {
    let night = with_cards(&evening(), 2, 17).after(&[PASS]);
    assert_eq!(moved(&night), ["miner>palace"]);
    assert_eq!(discs(&night), ([1, 2, 2, 1, 0, 2], 1));
    shows(
        &night,
        &json!({ "phase": "night", "solo": { "autom_card": 17 },
        "workers": { "miner": { "mood": 1 } },
        "players": { "2": { "palace": 1, "points": { "lunch": 0 } } } }),
    );
}

// Your turn.

/// RO-E11, RO-294: the rulebook's example, and a portrait without Autom discs.
#[test]
fn ro_e11_ro_294_an_autom_disc_goes_back() {
    let after = with_cards(&day(), 16, 17).after(&["bureaucrat>warehouse"]);
    assert_eq!(discs(&day()), ([1, 2, 2, 1, 1, 2], 0));
    assert_eq!(discs(&after), ([1, 2, 2, 1, 1, 1], 1));
    shows(
        &after,
        &json!({ "workers": { "bureaucrat": { "discs": [0, 1] } } }),
    );

    let none = day().with(json!({ "workers": { "bureaucrat": { "discs": [0, 0] } },
        "players": { "2": { "discs": 2 } } }));
    let after = with_cards(&none, 16, 17).after(&["bureaucrat>warehouse"]);
    assert_eq!(discs(&after), ([1, 2, 2, 1, 1, 0], 2));
    shows(
        &after,
        &json!({ "workers": { "bureaucrat": { "discs": [0, 0] } } }),
    );
}

/// RO-257, RO-295..RO-297, RO-Q38: your first export of a good shown as an
/// objective marks the card without VP and without a question; all your others
/// give the VP of the card and leave no cube behind.
#[test]
fn ro_295_ro_296_ro_297_your_exports() {
    // OB-01 wants fish and wheat; coal is worth 4 VP and wheat 3.
    let board = with_cards(&with_cubes(&day(), &[("wheat", 2), ("coal", 2)]), 5, 17)
        .with(json!({ "workers": { "shepherd": { "at": "lake" } } }));
    let after = board.after(&["farmer>field"]);
    assert_eq!(
        (gain(1, &board, &after), after.asked().as_deref()),
        (0, Some("move"))
    );
    shows(
        &after,
        &json!({ "solo": { "exported": ["wheat"] }, "supply": { "wheat": 5 },
        "exported": { "wheat": 0 } }),
    );
    assert!(after.events.contains(&Event::ObjectiveExported {
        cube: Resource::Wheat
    }));

    let again = board.with(json!({ "supply": { "wheat": 3 }, "solo": { "exported": ["wheat"] } }));
    let after = again.after(&["farmer>field"]);
    assert_eq!(gain(1, &again, &after), 3);
    shows(
        &after,
        &json!({ "solo": { "exported": ["wheat"] }, "supply": { "wheat": 5 },
        "exported": { "wheat": 0 }, "players": { "1": { "points": { "export": 3 } } } }),
    );

    let after = board.after(&["miner>mine"]);
    assert_eq!(gain(1, &board, &after), 4);
    shows(
        &after,
        &json!({ "solo": { "exported": [] }, "supply": { "coal": 5 },
        "exported": { "coal": 0 }, "warehouse": { "coal": 1 } }),
    );
}

/// RO-298, RO-Q39: at the Administration you move Autom's discs.
#[test]
fn ro_298_you_may_move_automs_discs() {
    let board = with_cards(&day(), 16, 17).after(&["farmer>administration"]);
    let legal = board.legal();
    // Five portraits with an Autom disc, each to four others, and none; the farmer
    // is at the Administration.
    assert_eq!((legal.len(), &*legal[0]), (21, "rival:none"));
    assert!(
        legal[1..]
            .iter()
            .all(|answer| answer.starts_with("rival:2:"))
    );
    assert!(!legal.iter().any(|answer| answer.contains("farmer")));
    assert_eq!(board.refusal("rival:1:miner>shepherd"), "RO-128");
    let after = board.after(&["rival:2:bureaucrat>miner"]);
    assert_eq!(discs(&after), ([1, 1, 2, 2, 1, 1], 1));
}

// End of a round, end of the game.

/// The end of the round with these moods and Autom discs on the six portraits,
/// after the shepherd has gone to sleep in the Barracks.
#[track_caller]
fn sleep(board: &Board, moods: [i8; 6], discs: [u8; 6]) -> Board {
    let left = 9 - discs.iter().sum::<u8>();
    let mut patch = json!({ "workers": {}, "players": { "2": { "discs": left } } });
    for (worker, (mood, discs)) in Worker::ALL
        .iter()
        .copied()
        .zip(moods.into_iter().zip(discs))
    {
        // The shepherd gains 1 mood and loses a disc on the way to bed.
        let last = u8::from(worker == Worker::Shepherd);
        assert!(last == 0 || discs == 0, "say it of another worker");
        patch["workers"][worker.to_string()] =
            json!({ "mood": mood - last as i8, "discs": [0, discs] });
    }
    let after = board.with(patch).after(&["shepherd>barracks"]);
    assert!(
        after
            .events
            .contains(&Event::RoundEnds(board.state.table.round))
    );
    after
}

/// RO-299, RO-300, RO-301, RO-Q43, RO-Q44: you score the moods of the workers
/// without Autom discs, good or bad; Autom scores its discs and loses nothing.
#[test]
fn ro_299_ro_300_moods_for_you_and_discs_for_autom() {
    // Shepherd, farmer, fisherman, miner, commissar, bureaucrat.
    let after = sleep(&night(), [4, -2, 5, -3, 6, 1], [0, 0, 0, 2, 3, 0]);
    assert_eq!(gain(1, &night(), &after), 4 - 2 + 5 + 1);
    shows(
        &after,
        &json!({ "players": { "1": { "points": { "mood": 8, "objectives": 0 } },
        "2": { "points": { "discs": 5, "mood": 0, "objectives": 0 } } } }),
    );
    let after = sleep(&night(), [-1, 0, 3, -3, -4, 0], [0, 0, 0, 1, 0, 0]);
    assert_eq!(gain(1, &night(), &after), -1 + 3 - 4);
}

/// RO-254, RO-301..RO-305, RO-Q44, RO-Q45: each objective not fulfilled costs its
/// own penalty: a worker with discs 3, a mood below 3 2, a good not exported 3.
#[test]
fn ro_301_ro_302_ro_303_ro_304_ro_305_each_objective_counts_for_itself() {
    let missed = |moods: [i8; 6], discs: [u8; 6], exported: &[&str], points: i16| {
        let left = |cube: &str| 6 - u8::from(exported.contains(&cube));
        let board = night().with(json!({ "solo": { "exported": exported },
            "supply": { "fish": left("fish"), "wheat": left("wheat") },
            "players": { "1": { "points": { "start": 30 } } } }));
        let after = sleep(&board, moods, discs);
        shows(
            &after,
            &json!({ "players": { "1": { "points": { "objectives": points } },
            "2": { "points": { "objectives": 0 } } } }),
        );
    };
    // OB-01: no discs on bureaucrat and farmer, mood 3 for the fisherman, fish and wheat.
    let both = &["fish", "wheat"][..];
    let calm = [0, 0, 3, 0, 0, 0];
    missed(calm, [0; 6], both, 0);
    missed(calm, [0, 1, 0, 0, 0, 0], both, -3);
    missed(calm, [0, 0, 0, 0, 0, 4], both, -3);
    missed(calm, [0, 1, 0, 0, 0, 1], both, -6);
    missed(calm, [0, 0, 3, 3, 3, 0], both, 0);
    missed([0, 0, 2, 0, 0, 0], [0; 6], both, -2);
    missed([6, 6, 2, 6, 6, 6], [0; 6], both, -2);
    missed([0, 0, 6, 0, 0, 0], [0, 0, 1, 0, 0, 0], both, 0);
    missed([0, 0, 2, 0, 0, 0], [0, 0, 1, 0, 0, 0], both, -2);
    missed(calm, [0; 6], &["wheat"], -3);
    missed(calm, [0; 6], &["fish"], -3);
    missed(calm, [0; 6], &[], -6);
    missed([0; 6], [0, 1, 0, 0, 0, 1], &[], -14);
}

/// RO-301..RO-304: what was missed is told as points that are lost.
#[test]
fn ro_302_ro_303_ro_304_what_was_missed_is_told() {
    let board = night().with(json!({ "solo": { "exported": ["fish"] }, "supply": { "wheat": 6 } }));
    let after = sleep(&board, [0; 6], [0, 1, 0, 0, 0, 0]);
    let missed = |event: &Event| match *event {
        Event::MissedDiscs { worker, points } | Event::MissedMood { worker, points } => {
            Some((worker.to_string(), points))
        }
        Event::MissedExport { cube, points } => Some((cube.to_string(), points)),
        _ => None,
    };
    let mut missed: Vec<_> = after.events.iter().filter_map(missed).collect();
    missed.sort_unstable();
    // OB-01 costs 3 for each worker with discs: the farmer has one and the bureaucrat none;
    // 2 for a mood below 3: the fisherman has 0; 3 for each good: of fish and wheat the marker
    // of wheat is missing.
    let lost = [("farmer", -3), ("fisherman", -2), ("wheat", -3)];
    assert_eq!(missed, lost.map(|(what, vp)| (what.to_string(), vp)));
}

/// RO-303, RO-305: two workers to be in a mood are two objectives. OB-07 shows the
/// farmer and the fisherman.
#[test]
fn ro_305_two_workers_in_a_mood_are_two_objectives() {
    let board =
        night().with(json!({ "supply": { "fish": 6, "wheat": 6 }, "solo": { "exported": [] } }));
    let board = with_objective(&board, 7).with(json!({ "supply": { "coal": 5, "wheat": 5 },
        "solo": { "exported": ["coal", "wheat"] } }));
    for (farmer, fisherman, points) in [(3, 3, 0), (2, 3, -2), (4, 2, -2), (2, -1, -4)] {
        let after = sleep(&board, [0, farmer, fisherman, 0, 0, 0], [0; 6]);
        shows(
            &after,
            &json!({ "players": { "1": { "points": { "objectives": points } } } }),
        );
    }
}

/// RO-307: gains and losses are added up first, and then nobody goes below 0 VP.
#[test]
fn ro_307_the_floor_comes_last() {
    let board =
        night().with(json!({ "solo": { "exported": [] }, "supply": { "fish": 6, "wheat": 6 } }));
    // 5 VP, moods 6 and 4, two goods and two workers with discs: 5 + 10 - 12.
    let after = sleep(&board, [6, 0, 4, 0, 0, 0], [0, 1, 0, 0, 0, 1]);
    assert_eq!(after.points(1), 3);
    // 5 + 1 - 14, and 5 - 8 - 8.
    let after = sleep(&board, [1, 0, 0, 0, 0, 0], [0, 1, 0, 0, 0, 1]);
    assert_eq!(after.points(1), 0);
    let after = sleep(&board, [-4, -4, 0, 0, 0, 0], [0; 6]);
    assert_eq!(after.points(1), 0);
}

/// RO-307, RO-Q63: moods are noted first and objectives after them, each down to 0 VP at
/// most, so that the sources add up.
#[test]
fn ro_q63_ro_307_the_breakdown_stops_at_0() {
    let board =
        night().with(json!({ "solo": { "exported": [] }, "supply": { "fish": 6, "wheat": 6 } }));
    for (moods, discs, mood, objectives) in [
        // 5 VP, two goods and the fisherman's mood missed: 8.
        ([4, 0, 0, 0, 0, 0], [0; 6], 4, -8),
        ([1, 0, 0, 0, 0, 0], [0; 6], 1, -6),
        ([-2, 0, 0, 0, 0, 0], [0; 6], -2, -3),
        ([-4, -4, 0, 0, 0, 0], [0; 6], -5, 0),
        // Two portraits with discs as well: 14.
        ([1, 0, 0, 0, 0, 0], [0, 1, 0, 0, 0, 1], 1, -6),
    ] {
        let after = sleep(&board, moods, discs);
        let by = |source: Source| after.game.points(&after.state, Seat(0), source as u8);
        assert_eq!(
            (by(Source::Mood), by(Source::Objectives)),
            (mood, objectives)
        );
        assert_eq!(after.points(1), 5 + mood + objectives);
    }
}

/// RO-306: both rounds end with moods, objectives and discs; after the second the
/// final scoring follows.
#[test]
fn ro_306_both_rounds_are_scored_before_the_end() {
    for (board, last) in [(night(), false), (last_night(), true)] {
        let board = board
            .with(json!({ "crystals": 21, "players": { "1": { "crystals": 2, "palace": 1 } } }));
        let after = sleep(&board, [2, 0, 1, 0, 0, 0], [0, 1, 0, 2, 0, 0]);
        let scored = after.events.iter().filter_map(RedOutpost::scored);
        let sources: Vec<&str> = scored
            .map(|scored| RedOutpost::INFO.sources[scored.source as usize])
            .collect();
        assert_eq!(
            sources[..3],
            ["source-mood", "source-objectives", "source-discs"]
        );
        assert_eq!(sources[3..] == ["source-palace", "source-crystals"], last);
        assert_eq!(after.game.outcome(&after.state).is_some(), last);
        shows(
            &after,
            &json!({ "players": { "1": { "points": { "mood": 3, "objectives": -5 } },
            "2": { "points": { "discs": 3 } } } }),
        );
    }
}

/// RO-308: the objective card is discarded, its cubes go to the supply, all Autom
/// discs go back, and everything else is reset as in any game.
#[test]
fn ro_308_the_board_is_cleared() {
    let after = sleep(&last_night(), [4, -2, 5, -3, 6, 1], [0, 1, 0, 2, 3, 0]);
    assert_eq!(discs(&after), ([0; 6], 9));
    shows(
        &after,
        &json!({ "solo": { "exported": [] }, "turns": 0, "phase": "morning",
        "supply": { "coal": 6, "wool": 6, "fish": 6, "wheat": 6 } }),
    );
    for &worker in Worker::ALL {
        let reset = json!({ "at": "barracks", "tired": false, "mood": 0 });
        shows(&after, &json!({ "workers": { worker.to_string(): reset } }));
    }
    // After round 1 the discarded card is neither open nor among those left.
    let after = sleep(&night(), [0; 6], [0, 1, 0, 2, 3, 0]);
    let mut open: Vec<Value> = after
        .at("/solo/objectives_left")
        .as_array()
        .unwrap()
        .clone();
    open.push(after.at("/solo/objective"));
    assert!(!open.contains(&json!(1)));
    assert_eq!(after.at("/solo/exported"), json!([]));
    assert_eq!(discs(&after).0.iter().sum::<u8>(), 9);
}

/// The end of a game with so many VP, crystals and donations of yours and so many
/// VP and donations of Autom's before the final scoring.
fn ending(you: (i16, u8, u8), autom: (i16, u8)) -> Board {
    let ((vp, crystals, palace), (autom_vp, given)) = (you, autom);
    let board = last_night().with(
        json!({ "crystals": 24 - crystals - palace - given, "players": {
        "1": { "points": { "start": vp }, "crystals": crystals, "palace": palace },
        "2": { "points": { "start": autom_vp }, "palace": given } } }),
    );
    // The fisherman's mood fulfils OB-01; the disc on his portrait is 1 VP for Autom.
    sleep(&board, [0, 0, 3, 0, 0, 0], [0, 0, 1, 0, 0, 0])
}

/// RO-309: you and Autom are ranked at the Palace.
#[test]
fn ro_309_the_palace_ranks_you_and_autom() {
    for (given, vp) in [
        ([2, 1], [4, 2]),
        ([1, 2], [2, 4]),
        ([2, 2], [4, 4]),
        ([0, 3], [0, 4]),
        ([1, 0], [4, 0]),
        ([0, 0], [0, 0]),
    ] {
        let board = ending((10, 0, given[0]), (10, given[1]));
        shows(
            &board,
            &json!({ "players": { "1": { "points": { "palace": vp[0] } },
            "2": { "points": { "palace": vp[1] } } } }),
        );
    }
}

/// RO-310: you gain 1 VP for 2 crystals; Autom has none.
#[test]
fn ro_310_crystals_left() {
    for (crystals, vp) in [(0, 0), (1, 0), (2, 1), (5, 2)] {
        let board = ending((10, crystals, 0), (10, 0));
        assert_eq!((board.points(1), board.points(2)), (10 + vp, 11));
    }
}

/// RO-311: you win only with more VP than Autom, whatever your crystals.
#[test]
fn ro_311_a_tie_is_a_loss() {
    for (vp, crystals, places) in [
        (12, 0, [1, 2]),
        (11, 0, [2, 1]),
        (11, 1, [2, 1]),
        (10, 0, [2, 1]),
    ] {
        let board = ending((vp, crystals, 0), (10, 0));
        assert_eq!((board.points(1), board.points(2)), (vp.into(), 11));
        assert_eq!(board.game.outcome(&board.state).unwrap().places(), places);
    }
}
