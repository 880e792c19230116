//! Questions and answers: their order, their notation, and why an answer is refused.

use std::{collections::BTreeSet, env, fs};

use red_outpost::{
    Reason, RedOutpost,
    components::{Location, Resource, Worker},
    event::Event,
    step::{Action, DiscTarget, Donation, Exchange, Step},
};
use tabletop::{Dice, Game, Reason as _, Seat};

use crate::{
    contract::tables,
    kit::{BOX, Board, OutpostBoard as _, board, board_from, board_with_cards, json, solo},
};

/// A board in the first Day half, on which the first player has these special
/// cards and 2 crystals; a rival's disc lies on the shepherd's portrait.
fn dealt(location: u8, worker: u8) -> Board {
    board_with_cards(2, &[(1, location), (1, worker)]).with(json!({
        "phase": "day1", "crystals": 21,
        "players": { "1": { "crystals": 2 }, "2": { "discs": 8 } },
        "workers": { "shepherd": { "discs": [0, 1] } } }))
}

/// The board with a cube of every type in the Warehouse.
fn with_cubes(board: &Board) -> Board {
    let all = |count: u8| json!({ "coal": count, "wool": count, "fish": count, "wheat": count });
    board.with(json!({ "warehouse": all(1), "supply": all(5) }))
}

/// The board with LK-01 and LK-05 in the discard pile of the lake.
fn with_discards(board: &Board) -> Board {
    board.with(json!({ "lake": { "deck": [2, 3, 4, 6], "discard": [1, 5] } }))
}

/// The board with the free-choice card SP-11 on top of the spaceship deck.
fn with_choice(board: &Board) -> Board {
    let discard = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12];
    board.with(json!({ "spaceship": { "deck": [11], "discard": discard } }))
}

/// Plays with random answers to the end; `read` sees the board before each.
fn play_out(mut board: Board, seed: u64, read: impl Fn(&Board, &[String])) -> Board {
    let mut chance = Dice::from_seed(seed);
    loop {
        let legal = board.legal();
        read(&board, &legal);
        if legal.is_empty() {
            return board;
        }
        board.play(&[&legal[chance.below(legal.len() as u32) as usize]]);
    }
}

/// One random game of every kind of table.
fn play_everywhere(read: impl Fn(&Board, &[String])) {
    for (players, options) in tables() {
        let options = options.iter().map(|(key, value)| (&**key, &**value));
        let options: Vec<(&str, &str)> = options.collect();
        for seed in 0..3 {
            play_out(board_from(BOX, players, &options, seed), seed, &read);
        }
    }
}

// The order of the questions.

/// Asserts which questions these answers of one turn answer, and that the turn is
/// over afterwards.
#[track_caller]
fn turn(board: &Board, answers: &[&str], questions: &[&str]) {
    let mut board = board.clone();
    let mut asked = Vec::new();
    for answer in answers {
        asked.push(board.asked().unwrap());
        board.play(&[answer]);
    }
    assert_eq!(asked, questions);
    assert_eq!(
        (board.seat(), board.asked().as_deref()),
        (Some(2), Some("move"))
    );
}

/// RO-318: the questions of a turn come in one order, whichever cards take part.
#[test]
#[rustfmt::skip]
fn ro_318_the_questions_of_a_turn_have_an_order() {
    turn(&dealt(6, 17), &["commissar>administration", "disc:card", "rival:none", "give:no"],
        &["move", "disc", "move_rival", "give"]);
    let stored = dealt(6, 17).with(json!({ "players": { "1": { "disc_on_card": true, "discs": 8 } } }));
    turn(&stored, &["commissar>administration", "release:yes", "rival:none", "give:no"],
        &["move", "release", "move_rival", "give"]);
    turn(&stored, &["miner>mine", "release:no"], &["move", "release"]);
    turn(&dealt(4, 17), &["commissar>brewery", "replace:no", "swap:none", "give:no"],
        &["move", "replace", "swap", "give"]);
    turn(&dealt(4, 17), &["commissar>brewery", "replace:yes", "give:yes"],
        &["move", "replace", "give"]);
    let pasture = dealt(1, 13).with(json!({ "workers": { "shepherd": { "at": "pasture" } } }));
    turn(&pasture, &["shepherd>stay", "replace:no"], &["move", "replace"]);
    turn(&with_discards(&dealt(10, 15)), &["fisherman>lake", "shuffle:no", "take:5", "pick:1", "relocate:none"],
        &["move", "lake_shuffle", "lake_take", "lake_pick", "relocate"]);
    turn(&with_discards(&dealt(10, 16)), &["miner>lake", "take:5", "extra:none"],
        &["move", "lake_take", "extra"]);
    let goods = with_choice(&with_cubes(&dealt(7, 15)));
    turn(&goods, &["fisherman>spaceship", "choose:coal", "four:none", "relocate:none"],
        &["move", "choose", "four_goods", "relocate"]);
    let goods = with_choice(&with_cubes(&dealt(7, 17)));
    turn(&goods, &["commissar>spaceship", "choose:coal", "four:coal", "give:no"],
        &["move", "choose", "four_goods", "give"]);
    turn(&dealt(3, 16), &["miner>field", "choose:wool", "extra:wool"], &["move", "choose", "extra"]);
    turn(&dealt(11, 16), &["miner>labour_camp", "disc:keep", "extra:fish"], &["move", "disc", "extra"]);
    turn(&dealt(5, 17), &["commissar>warehouse", "exchange:crystal=coal", "exchange:coal=crystal", "give:yes"],
        &["move", "exchange", "exchange", "give"]);
    turn(&dealt(2, 17), &["commissar>palace", "donate:miner", "give:yes"], &["move", "donate", "give"]);
}

/// RO-318: the disc is placed before the location effect is replaced, and moods
/// change between that question and those of the location.
#[test]
fn ro_318_moods_change_before_the_location_asks() {
    let mut board = dealt(4, 14).after(&["farmer>brewery"]);
    assert_eq!(board.asked().as_deref(), Some("replace"));
    assert_eq!(
        (
            board.number("/workers/farmer/discs/0"),
            board.mood("farmer")
        ),
        (1, 0)
    );
    board.play(&["replace:no"]);
    assert_eq!(
        (board.asked().as_deref(), board.mood("farmer")),
        (Some("swap"), 2)
    );

    let mut board = dealt(11, 14).after(&["farmer>labour_camp"]);
    assert_eq!(
        (board.asked().as_deref(), board.mood("farmer")),
        (Some("disc"), 0)
    );
    board.play(&["disc:portrait"]);
    assert_eq!(board.mood("farmer"), -2);
}

/// RO-319: whoever shuffles the lake's discard pile away cannot take a card from it.
#[test]
fn ro_319_the_shuffle_comes_before_the_discarded_card() {
    let board = with_discards(&dealt(10, 13)).after(&["fisherman>lake"]);
    assert_eq!(board.asked().as_deref(), Some("lake_shuffle"));
    assert_eq!(
        board.after(&["shuffle:no"]).legal(),
        ["take:none", "take:1", "take:5"]
    );
    let shuffled = board.after(&["shuffle:yes"]);
    assert_eq!(shuffled.asked().as_deref(), Some("lake_pick"));
    assert_eq!(shuffled.at("/lake/discard"), json!([]));
}

/// RO-320: whoever is asked has at least two answers, in every game.
#[test]
fn ro_320_a_question_has_two_answers() {
    play_everywhere(|board, legal| {
        assert!(legal.len() != 1, "{legal:?}");
        assert_eq!(legal.is_empty(), board.asked().is_none());
    });
}

/// RO-320: what leaves no choice is not asked.
#[test]
fn ro_320_without_a_choice_there_is_no_question() {
    let poor = board(2).with(json!({ "phase": "day1", "crystals": 23,
        "players": { "1": { "crystals": 0 } } }));
    for answer in [
        "miner>palace",
        "miner>brewery",
        "miner>warehouse",
        "miner>administration",
        "miner>field",
        "miner>lake",
    ] {
        turn(&poor, &[answer], &["move"]);
    }
    // With an empty discard pile there is nothing to shuffle.
    turn(&poor, &["fisherman>lake", "pick:1"], &["move", "lake_pick"]);
    turn(&dealt(10, 13), &["miner>lake"], &["move"]);
}

/// RO-320, RO-Q50: a whole turn may pass without a question: card 9 leaves the last
/// player of Lunch one worker and one place.
#[test]
fn ro_320_a_whole_turn_may_pass_unasked() {
    let rest = json!({ "tired": true });
    let lunch = board_with_cards(4, &[(1, 9)]).with(json!({ "phase": "lunch",
        "workers": { "shepherd": rest, "farmer": rest } }));
    let mut after = lunch.after(&["fisherman>kitchen", "miner>kitchen"]);
    assert_eq!(after.seat(), Some(3));
    after.news();
    after.play(&["commissar>kitchen"]);
    let last = after.events.iter().position(|event| match *event {
        Event::Moved { seat, worker, .. } => seat == Seat(3) && worker == Worker::Bureaucrat,
        _ => false,
    });
    let ends = after
        .events
        .iter()
        .position(|event| matches!(event, Event::PhaseEnds(_)));
    assert!(last.is_some() && last < ends);
    assert_eq!(after.at("/phase"), json!("day2"));
    assert_eq!(
        after
            .state
            .table
            .workers
            .map(|portrait| portrait.discs.iter().sum::<u8>()),
        [0, 0, 1, 1, 1, 1]
    );
}

/// RO-320, RO-Q50: two equal lake cards are still two answers.
#[test]
fn ro_320_two_blanks_are_a_choice() {
    let board = board(2).with(json!({ "phase": "day1" }));
    let mut blanks = 0;
    for seed in 0..40 {
        let dice = json!({ "dice": Dice::from_seed(seed) });
        let after = board.with(dice).after(&["fisherman>lake"]);
        assert_eq!(after.legal(), ["pick:1", "pick:2"]);
        let shown = after.at("/turn/lake_cards");
        blanks += u8::from(
            shown
                .as_array()
                .unwrap()
                .iter()
                .all(|card| card.as_u64() <= Some(3)),
        );
    }
    assert!(blanks > 0);
}

/// RO-321: the game is over once round 2 and the end are scored; then nobody is
/// asked anything, and no answer is accepted.
#[test]
fn ro_321_after_the_game_nothing_is_open() {
    for players in 1..=4 {
        let over = play_out(board_from(BOX, players, &[], 5), 5, |board, legal| {
            let over = board.game.outcome(&board.state).is_some();
            assert_eq!(legal.is_empty(), over);
            assert!(over || board.number("/round") <= 2);
        });
        let told = |wanted: fn(&Event) -> bool| over.events.iter().rposition(wanted);
        let scored = told(|event| matches!(event, Event::RoundEnds(2)));
        assert!(scored.is_some() && scored < told(|event| *event == Event::GameOver));
        assert_eq!(over.events.last(), Some(&Event::GameOver));
        assert_eq!((over.asked(), over.number("/round")), (None, 3));
        for seat in Seat::first(8) {
            let mut list = vec![Action::Stay];
            over.game.actions(&over.state, seat, &mut list);
            assert!(list.is_empty());
            for action in Action::universe() {
                let refused = over.game.check(&over.state, seat, action).unwrap_err();
                assert_eq!((refused, refused.rule().0), (Reason::GameOver, "RO-321"));
            }
        }
    }
}

// Notation.

/// Every answer has its notation and is read back from it; no two are written alike.
#[test]
fn every_answer_is_read_back_from_its_notation() {
    let universe = Action::universe();
    let mut texts = BTreeSet::new();
    for action in &universe {
        let text = action.to_string();
        assert_eq!(text.parse(), Ok(*action), "{text}");
        assert!(texts.insert(text));
    }
    assert_eq!(texts.len(), universe.len());
    assert_eq!(board(2).game.universe(), universe);
}

/// The notation is what `step.rs` says it is.
#[test]
fn the_notation_of_each_kind_of_answer() {
    use Worker::{Farmer, Miner};
    let rest = Farmer | Miner;
    for (text, action) in [
        ("miner>mine", Action::Move(Miner, Location::Mine)),
        (
            "farmer>labour_camp",
            Action::Move(Farmer, Location::LabourCamp),
        ),
        ("shepherd>stay", Action::Stay),
        ("disc:portrait", Action::Disc(DiscTarget::Portrait)),
        ("disc:card", Action::Disc(DiscTarget::Card)),
        ("disc:keep", Action::Disc(DiscTarget::Keep)),
        ("release:yes", Action::Release(true)),
        ("replace:no", Action::Replace(false)),
        ("donate:none", Action::Donate(Donation::None)),
        ("donate:palace", Action::Donate(Donation::Palace)),
        ("donate:miner", Action::Donate(Donation::Portrait(Miner))),
        ("swap:none", Action::Swap(None)),
        ("swap:miner+farmer-", Action::Swap(Some((Miner, Farmer)))),
        ("exchange:none", Action::Exchange(Exchange::None)),
        (
            "exchange:coal=miner+farmer-",
            Action::Exchange(Exchange::Mood(Resource::Coal, Miner, Farmer)),
        ),
        (
            "exchange:coal=crystal",
            Action::Exchange(Exchange::Sell(Resource::Coal)),
        ),
        (
            "exchange:crystal=coal",
            Action::Exchange(Exchange::Buy(Resource::Coal)),
        ),
        ("rival:none", Action::MoveRival(None)),
        (
            "rival:2:miner>farmer",
            Action::MoveRival(Some((Seat(1), Miner, Farmer))),
        ),
        ("choose:coal", Action::Choose(Resource::Coal)),
        ("four:none", Action::FourGoods(None)),
        ("four:wool", Action::FourGoods(Some(Resource::Wool))),
        ("shuffle:yes", Action::LakeShuffle(true)),
        ("take:none", Action::LakeTake(None)),
        ("take:3", Action::LakeTake(Some(2))),
        ("pick:1", Action::LakePick(0)),
        ("pick:2", Action::LakePick(1)),
        ("extra:none", Action::Extra(None)),
        ("extra:fish", Action::Extra(Some(Resource::Fish))),
        ("give:no", Action::Give(false)),
        ("relocate:none", Action::Relocate(None)),
        (
            "relocate:miner>lake",
            Action::Relocate(Some((Miner, Location::Lake))),
        ),
        ("rest:none", Action::LayDown(Default::default())),
        ("rest:miner", Action::LayDown(Miner.into())),
        ("rest:farmer+miner", Action::LayDown(rest)),
        ("shift:none", Action::ShiftDisc(None)),
        (
            "shift:miner>farmer",
            Action::ShiftDisc(Some((Miner, Farmer))),
        ),
    ] {
        assert_eq!(text.parse(), Ok(action), "{text}");
        assert_eq!(action.to_string(), text);
    }
}

/// What is not written as it should be is no answer.
#[test]
#[rustfmt::skip]
fn wrong_notation_is_refused() {
    for text in [
        "", " ", ":", ">", "none", "yes", "miner", "miner>", ">mine", "mine>miner", "miner>nowhere", "clerk>mine",
        "miner>mine ", " miner>mine", "miner >mine", "miner>mine\n", "Miner>mine", "miner>Mine", "MINER>MINE",
        "miner>mine>mine", "miner:mine", "miner>labour camp", "miner>labour-camp", "miner>labourcamp",
        "miner>stay", "shepherd>Stay", "stay", "shepherd:stay",
        "disc", "disc:", "disc:none", "disc:yes", "disc:portrait ", "disc:Portrait", "disc:miner", "Disc:card",
        "release", "release:", "release:true", "release:1", "release:YES", "release:yes ", "release:none",
        "replace:maybe", "replace:y", "replace:yes:yes",
        "donate:", "donate:mine", "donate:Palace", "donate:palace:1", "donate:miner+farmer",
        "swap:", "swap:miner", "swap:miner+farmer", "swap:miner+", "swap:+miner-", "swap:miner-farmer+",
        "swap:miner+farmer--", "swap:miner+farmer+miner-", "swap:miner+farmer- ", "swap:none-", "swap:None",
        "exchange:", "exchange:coal", "exchange:coal=", "exchange:=coal", "exchange:coal=coal",
        "exchange:crystal=crystal", "exchange:crystal", "exchange:coal=miner+farmer", "exchange:gold=crystal",
        "exchange:crystal=gold", "exchange:coal=crystal=coal", "exchange:crystal=miner+farmer-",
        "rival:", "rival:2", "rival:2:", "rival:2:miner", "rival:miner>farmer", "rival:2:miner>mine",
        "rival:0:miner>farmer", "rival:9:miner>farmer", "rival:10:miner>farmer", "rival:256:miner>farmer",
        "rival:-1:miner>farmer", "rival:+2:miner>farmer", "rival:02:miner>farmer", "rival: 2:miner>farmer",
        "rival:two:miner>farmer", "rival:2:miner>farmer>miner", "rival:2:none",
        "choose:", "choose:none", "choose:gold", "choose:Coal", "choose:coal+wool",
        "four:", "four:all", "four:yes", "shuffle:", "shuffle:none", "shuffle:Yes",
        "take:", "take:0", "take:7", "take:03", "take:+3", "take:3 ", "take:LK-03", "take:three", "take:33",
        "pick:", "pick:0", "pick:3", "pick:none", "pick:01", "pick:+1", "pick:1 ", "pick:first",
        "extra:", "extra:gold", "extra:yes", "give:", "give:palace", "give:no ",
        "relocate:", "relocate:miner", "relocate:miner>farmer", "relocate:mine>miner", "relocate:miner>lake>mine",
        "rest:", "rest:+", "rest:miner+farmer", "rest:farmer+farmer", "rest:farmer+", "rest:+farmer",
        "rest:none+farmer", "rest:farmer,miner", "rest:farmer+miner ", "rest:Farmer+miner",
        "shift:", "shift:miner", "shift:miner>mine", "shift:2:miner>farmer", "shift:miner+farmer-",
        "move:miner>mine", "wait:none", "a01:miner>mine", "rest", "none:none",
    ] {
        assert!(text.parse::<Action>().is_err(), "{text:?} is read");
    }
    assert_eq!("nothing".parse::<Action>().unwrap_err().to_string(), "not an action of Red Outpost");
}

/// There is one way to write an answer: whatever is read is written just so.
#[test]
fn an_answer_is_written_in_one_way_only() {
    for text in Action::universe().iter().map(ToString::to_string) {
        let mut variants = vec![text.to_uppercase(), text.replace('_', " ")];
        for (at, _) in text.char_indices() {
            for letter in [
                "", "+", "-", " ", "0", "1", "2", "9", ":", ">", "=", "_", "M", "s",
            ] {
                let (head, tail) = text.split_at(at);
                variants.push([head, letter, tail].concat());
                variants.push([head, letter, &tail[1..]].concat());
            }
        }
        for variant in variants {
            if let Ok(action) = variant.parse::<Action>() {
                assert_eq!(action.to_string(), variant);
            }
        }
    }
}

// The order of the answers.

/// Answers are listed in the order of the universe, in every game.
#[test]
fn answers_are_listed_in_the_order_of_the_universe() {
    let universe: Vec<String> = Action::universe().iter().map(ToString::to_string).collect();
    play_everywhere(|_, legal| {
        let mut rest = universe.iter();
        assert!(
            legal.iter().all(|answer| rest.any(|other| other == answer)),
            "{legal:?}"
        );
    });
}

/// Seeds and saved numbers depend on the order in which answers are listed, so
/// `order.txt` holds it: the universe, and a list or two for each kind of question.
#[test]
fn the_order_of_answers_is_pinned() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/order.txt");
    let mut text = String::new();
    let mut write = |title: &str, answers: &[String]| {
        text += &format!("# {title}: {} answers\n", answers.len());
        let mut line = String::new();
        for answer in answers {
            if line.len() + answer.len() > 100 {
                text += &format!("{}\n", line.trim_end());
                line.clear();
            }
            line += &format!("{answer} ");
        }
        text += &format!("{}\n\n", line.trim_end());
    };
    let universe: Vec<String> = Action::universe().iter().map(ToString::to_string).collect();
    write("the universe", &universe);
    let mut kinds = BTreeSet::new();
    for (title, board) in questions() {
        let asked = board.asked().unwrap();
        write(&format!("{asked}, {title}"), &board.legal());
        kinds.insert(asked);
    }
    assert_eq!(kinds.len(), 18, "a kind of question is missing: {kinds:?}");
    if env::var_os("ORRERY_BLESS").is_some_and(|bless| bless == "1") {
        fs::write(path, text).unwrap();
    } else {
        let pinned = fs::read_to_string(path).unwrap_or_default();
        assert!(
            text == pinned,
            "the order of answers changed; it is now:\n{text}"
        );
    }
}

/// A board or two for every kind of question.
fn questions() -> Vec<(&'static str, Board)> {
    let day = |players| board(players).with(json!({ "phase": "day1" }));
    let shepherd =
        json!({ "workers": { "shepherd": { "at": "pasture" }, "miner": { "at": "mine" } } });
    let night = board(2).with(json!({ "phase": "night" }));
    let cubes = with_cubes(&day(2));
    let few = day(2).with(
        json!({ "warehouse": { "wheat": 2 }, "supply": { "wheat": 4 },
        "players": { "1": { "crystals": 0 } }, "crystals": 23 }),
    );
    let discs = day(4).with(
        json!({ "players": { "1": { "discs": 5 }, "2": { "discs": 4 }, "4": { "discs": 5 } },
        "workers": { "miner": { "discs": [1, 1, 0, 0] }, "shepherd": { "discs": [0, 0, 0, 1] },
            "bureaucrat": { "discs": [0, 1, 0, 0] } } }),
    );
    let stored =
        dealt(6, 17).with(json!({ "players": { "1": { "disc_on_card": true, "discs": 8 } } }));
    let shift = board_with_cards(2, &[(1, 12)]);
    vec![
        ("the first Morning", board(2)),
        (
            "the third turn of a Day half",
            day(4).after(&["miner>mine", "farmer>field"]),
        ),
        ("Lunch", board(3).with(json!({ "phase": "lunch" }))),
        (
            "Night",
            night.with(json!({ "workers": { "miner": { "at": "mine" } } })),
        ),
        ("with card 13", dealt(1, 13).with(shepherd.clone())),
        (
            "with card 14",
            dealt(3, 14).after(&["miner>mine", "shepherd>pasture"]),
        ),
        (
            "with card 18 in the Night",
            board_with_cards(2, &[(1, 18)]).with(json!({ "phase": "night" })),
        ),
        ("with card 6", dealt(6, 17).after(&["miner>administration"])),
        ("with card 11", dealt(11, 17).after(&["miner>labour_camp"])),
        (
            "with card 6 and a disc on it",
            stored.after(&["miner>mine"]),
        ),
        ("with card 1", dealt(1, 17).after(&["miner>pasture"])),
        ("without card 2", day(2).after(&["miner>palace"])),
        ("with card 2", dealt(2, 17).after(&["miner>palace"])),
        ("at the Brewery", day(2).after(&["miner>brewery"])),
        (
            "with all goods and a crystal",
            cubes.after(&["miner>warehouse"]),
        ),
        ("with wheat and no crystal", few.after(&["miner>warehouse"])),
        (
            "the second with card 5",
            with_cubes(&dealt(5, 17)).after(&["miner>warehouse", "exchange:coal=crystal"]),
        ),
        ("4 players", discs.after(&["farmer>administration"])),
        (
            "against Autom",
            autom_discs().after(&["shepherd>administration"]),
        ),
        (
            "at the Spaceship",
            with_choice(&day(2)).after(&["miner>spaceship"]),
        ),
        (
            "at the Field with card 3",
            dealt(3, 17).after(&["miner>field"]),
        ),
        (
            "with card 7",
            with_choice(&with_cubes(&dealt(7, 16))).after(&["miner>spaceship", "choose:wool"]),
        ),
        (
            "the fisherman at the Lake",
            with_discards(&day(2)).after(&["fisherman>lake"]),
        ),
        (
            "with card 10",
            with_discards(&dealt(10, 17)).after(&["miner>lake"]),
        ),
        ("two cards", day(2).after(&["fisherman>lake"])),
        ("with card 16", dealt(2, 16).after(&["miner>labour_camp"])),
        ("with card 17", dealt(3, 17).after(&["commissar>mine"])),
        (
            "with card 15",
            dealt(3, 15)
                .with(shepherd)
                .after(&["fisherman>labour_camp"]),
        ),
        ("card 9, 2 players", lunch(2)),
        ("card 9, 4 players", lunch(4)),
        (
            "card 12",
            shift.after(&["miner>mine", "farmer>labour_camp"]),
        ),
    ]
}

/// The solo game in the first Day half with Autom discs on two portraits.
fn autom_discs() -> Board {
    let discs = |count: u8| json!({ "discs": [0, count] });
    solo().with(
        json!({ "phase": "day1", "players": { "2": { "discs": 6 } }, "workers": {
        "shepherd": discs(0), "farmer": discs(0), "fisherman": discs(1), "miner": discs(2),
        "commissar": discs(0), "bureaucrat": discs(0) } }),
    )
}

/// The start of Lunch with the question of card 9.
fn lunch(players: u8) -> Board {
    let mut board = board_with_cards(players, &[(1, 9)]);
    board.play_until(|board| board.asked().as_deref() == Some("lay_down"));
    board
}

// Refusals.

/// Whoever is asked gets a reason for every answer to the open question that is not
/// allowed, and none for an answer to another question; nobody else gets any.
#[test]
fn every_closed_answer_to_the_open_question_is_explained() {
    let universe = Action::universe();
    let mut explained = BTreeSet::new();
    let explain = |board: &Board| {
        let (game, state) = (&board.game, &board.state);
        let (open, asked) = (state.table.pending.top(), game.to_act(state));
        let mut reasons = Vec::new();
        for seat in Seat::first(4) {
            for &action in &universe {
                let belongs = asked.contains(seat) && Some(action.step()) == open;
                match game.check(state, seat, action) {
                    Ok(()) => assert!(belongs, "{action}"),
                    Err(reason) => {
                        assert_eq!(reason.explains(), belongs, "{action}: {reason:?}");
                        reasons.extend(belongs.then_some(reason));
                    }
                }
            }
        }
        reasons
    };
    for (_, board) in questions() {
        explained.extend(explain(&board).into_iter().map(name));
    }
    play_everywhere(|board, _| {
        explain(board);
    });
    for seldom in ["no card", "not discarded", "no own disc"] {
        assert!(explained.contains(seldom), "{seldom}: {explained:?}");
    }
    // Without card 13 a stay is refused with the number of that card.
    let stay = board(2).reason("shepherd>stay");
    assert_eq!((stay, stay.explains()), (Reason::NoCard(13), true));
}

/// The name of a reason. Whoever adds one has to show below how it comes about.
fn name(reason: Reason) -> &'static str {
    match reason {
        Reason::GameOver => "game over",
        Reason::NotYourTurn(_) => "not your turn",
        Reason::NotAsked(_) => "not asked",
        Reason::Tired(_) => "tired",
        Reason::SamePlace(..) => "same place",
        Reason::MorningToken(_) => "morning token",
        Reason::NightToken(_) => "night token",
        Reason::LunchOnly(_) => "lunch only",
        Reason::KitchenClosed => "kitchen closed",
        Reason::BarracksClosed => "barracks closed",
        Reason::PhaseClosed(_) => "phase closed",
        Reason::Occupied(_) => "occupied",
        Reason::NoCard(_) => "no card",
        Reason::StayClosed(_) => "stay closed",
        Reason::NoCrystal => "no crystal",
        Reason::SameWorker(_) => "same worker",
        Reason::NoCube(_) => "no cube",
        Reason::NoMoodSwap => "no mood swap",
        Reason::SupplyEmpty(_) => "supply empty",
        Reason::NoSuchRival(_) => "no such rival",
        Reason::OwnDisc => "own disc",
        Reason::NoDisc(_) => "no disc",
        Reason::NoOwnDisc(_) => "no own disc",
        Reason::AtAdministration(_) => "at administration",
        Reason::NotDiscarded(_) => "not discarded",
        Reason::NotProduced(_) => "not produced",
        Reason::VisitorStays(_) => "visitor stays",
        Reason::NotOpen(_) => "not open",
        Reason::NotEmpty(_) => "not empty",
        Reason::TooMany(_) => "too many",
        Reason::NotInBarracks(_) => "not in barracks",
    }
}

/// How many names [`name`] gives.
const REASONS: usize = 31;

/// Every reason comes about, says what it is about, and names its rule.
#[test]
fn every_reason_comes_about_and_names_its_rule() {
    use Location::{Barracks, Field, Mine, Palace, Pasture};
    use Worker::{Commissar, Farmer, Fisherman, Miner, Shepherd};
    let mut reached = BTreeSet::new();
    let mut refused = |board: &Board, answer: &str, reason: Reason, rule: &str| {
        let found = board.reason(answer);
        assert_eq!((found, found.rule().0), (reason, rule), "{answer}");
        reached.insert(name(reason));
    };
    let day = |players| board(players).with(json!({ "phase": "day1" }));

    // The game and its questions.
    let over = play_out(board(2), 1, |_, _| ());
    refused(&over, "miner>mine", Reason::GameOver, "RO-321");
    refused(
        &board(2),
        "choose:coal",
        Reason::NotAsked(Step::Move),
        "RO-318",
    );
    let asked = day(2).after(&["miner>palace"]);
    refused(
        &asked,
        "miner>mine",
        Reason::NotAsked(Step::Donate),
        "RO-318",
    );

    // Turn step 1.
    let (morning, night) = (board(2), board(2).with(json!({ "phase": "night" })));
    let moved = day(2).after(&["miner>mine"]);
    refused(&moved, "miner>lake", Reason::Tired(Miner), "RO-059");
    refused(
        &morning,
        "miner>barracks",
        Reason::SamePlace(Miner, Barracks),
        "RO-060",
    );
    refused(
        &morning,
        "miner>palace",
        Reason::MorningToken(Palace),
        "RO-049",
    );
    refused(&night, "miner>field", Reason::NightToken(Field), "RO-054");
    let lunch_time = board(2).with(json!({ "phase": "lunch" }));
    refused(&lunch_time, "miner>mine", Reason::LunchOnly(Mine), "RO-051");
    refused(&morning, "miner>kitchen", Reason::KitchenClosed, "RO-052");
    refused(
        &moved.with(json!({ "workers": { "farmer": { "at": "field" } } })),
        "farmer>barracks",
        Reason::BarracksClosed,
        "RO-055",
    );
    refused(&moved, "farmer>mine", Reason::Occupied(Mine), "RO-063");
    let closed = BOX.replacen(
        "[\"morning\", \"day1\", \"day2\", \"night\"]",
        "[\"morning\", \"day2\", \"night\"]",
        1,
    );
    let closed = board_from(&closed, 2, &[("first", "1")], 1).with(json!({ "phase": "day1" }));
    refused(
        &closed,
        "miner>pasture",
        Reason::PhaseClosed(Pasture),
        "RO-066",
    );
    refused(&morning, "shepherd>stay", Reason::NoCard(13), "RO-190");
    let card13 = dealt(2, 13);
    refused(
        &card13,
        "shepherd>stay",
        Reason::StayClosed(Barracks),
        "RO-229",
    );
    let used = card13.after(&["shepherd>pasture", "miner>mine"]);
    refused(&used, "shepherd>stay", Reason::Tired(Shepherd), "RO-059");

    // Turn step 2.
    let card6 = dealt(6, 17).after(&["miner>administration"]);
    refused(&card6, "disc:keep", Reason::NoCard(11), "RO-190");
    let card11 = dealt(11, 17).after(&["miner>labour_camp"]);
    refused(&card11, "disc:card", Reason::NoCard(6), "RO-190");

    // Palace, Brewery and Warehouse.
    refused(&asked, "donate:miner", Reason::NoCard(2), "RO-190");
    let swap = day(2).after(&["miner>brewery"]);
    refused(
        &swap,
        "swap:miner+miner-",
        Reason::SameWorker(Step::Swap),
        "RO-117",
    );
    let cubes = day(2).with(json!({ "warehouse": { "coal": 1 }, "supply": { "coal": 5 } }));
    let warehouse = cubes.after(&["miner>warehouse"]);
    refused(
        &warehouse,
        "exchange:coal=miner+miner-",
        Reason::SameWorker(Step::Exchange),
        "RO-117",
    );
    refused(
        &warehouse,
        "exchange:wool=miner+farmer-",
        Reason::NoCube(Resource::Wool),
        "RO-124",
    );
    refused(
        &warehouse,
        "exchange:wool=crystal",
        Reason::NoCube(Resource::Wool),
        "RO-124",
    );
    let poor = cubes.with(json!({ "players": { "1": { "crystals": 0 } }, "crystals": 23 }));
    refused(
        &poor.after(&["miner>warehouse"]),
        "exchange:crystal=wool",
        Reason::NoCrystal,
        "RO-124",
    );
    let twice = with_cubes(&dealt(5, 17)).after(&["miner>warehouse", "exchange:coal=crystal"]);
    refused(
        &twice,
        "exchange:wool=miner+farmer-",
        Reason::NoMoodSwap,
        "RO-207",
    );
    let long = BOX.replacen("spaces = [3, 4, 5]", "spaces = [3, 4, 5, 6]", 1);
    let long = board_from(&long, 2, &[("first", "1")], 1).with(json!({ "phase": "day1",
        "warehouse": { "coal": 2 }, "exported": { "coal": 4 }, "supply": { "coal": 0 } }));
    refused(
        &long.after(&["miner>warehouse"]),
        "exchange:crystal=coal",
        Reason::SupplyEmpty(Resource::Coal),
        "RO-104",
    );

    // Administration.
    let discs = day(2).with(
        json!({ "players": { "1": { "discs": 8 }, "2": { "discs": 7 } },
        "workers": { "miner": { "discs": [1, 1] }, "shepherd": { "discs": [0, 1] } } }),
    );
    let rival = discs.after(&["shepherd>administration"]);
    refused(&rival, "rival:1:miner>farmer", Reason::OwnDisc, "RO-128");
    refused(
        &rival,
        "rival:3:miner>farmer",
        Reason::NoSuchRival(Seat(2)),
        "RO-127",
    );
    refused(
        &rival,
        "rival:2:farmer>miner",
        Reason::NoDisc(Farmer),
        "RO-127",
    );
    refused(
        &rival,
        "rival:2:miner>miner",
        Reason::SameWorker(Step::MoveRival),
        "RO-127",
    );
    refused(
        &rival,
        "rival:2:shepherd>miner",
        Reason::AtAdministration(Shepherd),
        "RO-129",
    );
    refused(
        &rival,
        "rival:2:miner>shepherd",
        Reason::AtAdministration(Shepherd),
        "RO-129",
    );

    // The other special cards.
    let take = with_discards(&dealt(10, 17)).after(&["miner>lake"]);
    refused(&take, "take:2", Reason::NotDiscarded(1), "RO-220");
    let extra = dealt(2, 16).after(&["miner>labour_camp"]);
    refused(
        &extra,
        "extra:coal",
        Reason::NotProduced(Resource::Coal),
        "RO-238",
    );
    let relocate = dealt(3, 15).after(&["fisherman>pasture"]);
    refused(
        &relocate,
        "relocate:fisherman>lake",
        Reason::VisitorStays(Fisherman),
        "RO-234",
    );
    refused(
        &relocate,
        "relocate:miner>pasture",
        Reason::NotEmpty(Pasture),
        "RO-237",
    );
    refused(
        &relocate,
        "relocate:miner>kitchen",
        Reason::NotOpen(Location::Kitchen),
        "RO-234",
    );
    refused(
        &lunch(2),
        "rest:farmer+fisherman+miner",
        Reason::TooMany(2),
        "RO-217",
    );
    let shift = board_with_cards(2, &[(1, 12)]).after(&["miner>mine", "farmer>labour_camp"]);
    refused(
        &shift,
        "shift:commissar>shepherd",
        Reason::NoOwnDisc(Commissar),
        "RO-226",
    );
    refused(
        &shift,
        "shift:miner>farmer",
        Reason::NotInBarracks(Farmer),
        "RO-226",
    );
    refused(
        &shift,
        "shift:miner>miner",
        Reason::SameWorker(Step::ShiftDisc),
        "RO-226",
    );

    // Who is asked.
    let found = morning
        .game
        .check(&morning.state, Seat(1), "miner>mine".parse().unwrap());
    let reason = found.unwrap_err();
    assert_eq!(
        (reason, reason.rule().0),
        (Reason::NotYourTurn(Seat(0)), "RO-038")
    );
    reached.insert(name(reason));

    assert_eq!(reached.len(), REASONS, "{reached:?}");
}

/// The special cards 9 and 12 ask their owner, whoever comes next.
#[test]
fn ro_q57_between_turns_the_owner_is_asked() {
    let board = lunch(2);
    let owner = board.seat().unwrap();
    let answer: Action = "rest:none".parse().unwrap();
    for seat in Seat::first(2) {
        let allowed = RedOutpost::check(&board.game, &board.state, seat, answer);
        assert_eq!(allowed.is_ok(), seat.number() == owner);
    }
}
