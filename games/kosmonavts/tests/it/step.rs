//! Questions and answers: their order, their notation, and why an answer is refused.

use std::{collections::BTreeSet, env, fs};

use kosmonavts::{
    Mode, Reason,
    components::{Body, Colour, Cube, Direction, Fuel, Goal, Mission},
    step::{Action, Refuelling, Step},
};
use tabletop::{Advice, Dice, Game, Reason as _, Seat};

use crate::{
    contract::tables,
    kit::{
        BOX, Board, BoardExt as _, advanced, advanced_setup, avoided_by, board, board_from, json,
        open, reading, setup,
    },
};

/// One game of every kind of table in which all follow the pilot half of the
/// time; `read` sees the board before each answer.
fn play_everywhere(mut read: impl FnMut(&Board)) {
    for (players, options) in tables() {
        let options = options.iter().map(|(key, value)| (&**key, &**value));
        let options: Vec<(&str, &str)> = options.collect();
        let mut board = open(BOX, players, &options, 3);
        let mut chance = Dice::from_seed(3);
        let mut list = Vec::new();
        while let Some(seat) = board.game.owing(&board.state).lowest() {
            read(&board);
            board.game.actions(&board.state, seat, &mut list);
            let mut action = list[chance.below(list.len() as u32) as usize];
            if chance.below(2) == 0 {
                let view = board.game.view(&board.state, Some(seat));
                action = board.game.advise(&view, seat, &list).unwrap();
            }
            let Board { game, state, .. } = &mut board;
            game.apply(state, seat, action, &mut tabletop::Quiet);
        }
        read(&board);
    }
}

// Notation.

/// Every answer has its notation and is read back from it; no two are written alike.
#[test]
fn every_answer_is_read_back_from_its_notation() {
    let universe = board(2).game.universe();
    let mut texts = BTreeSet::new();
    for action in &universe {
        let text = action.to_string();
        assert_eq!(text.parse(), Ok(*action), "{text}");
        assert!(texts.insert(text));
    }
    assert_eq!(texts.len(), universe.len());
}

/// The notation is what `step.rs` says it is.
#[test]
fn the_notation_of_each_kind_of_answer() {
    let first_mars = Mission::new(Goal::First, Body::Mars);
    let second_saturn = Mission::new(Goal::Second, Body::Saturn);
    for (text, action) in [
        ("place:saturn:7", Action::PlaceBody(Body::Saturn, 6)),
        ("place:neptune:72", Action::PlaceBody(Body::Neptune, 71)),
        ("colour:red", Action::ChooseColour(Colour::Red)),
        (
            "keep:first-mars+second-saturn",
            Action::KeepMissions(first_mars, second_saturn),
        ),
        ("event:2", Action::ChooseEvent(1)),
        ("shield:yes", Action::Shield(true)),
        ("resupply:no", Action::Resupply(false)),
        ("energy:0", Action::Energy(0)),
        ("energy:3", Action::Energy(3)),
        ("gravity:venus", Action::Gravity(Body::Venus)),
        ("convert", Action::Convert),
        (
            "burn:ne:hyper",
            Action::Burn(Cube::new(Direction::NE, Fuel::Hyper)),
        ),
        (
            "burn:s:normal",
            Action::Burn(Cube::new(Direction::S, Fuel::Normal)),
        ),
        ("go", Action::Go),
        ("stay", Action::Stay),
        ("fly", Action::Fly),
        ("evacuate", Action::Evacuate),
        ("pass", Action::Pass),
        ("land:halley", Action::Land(Body::Halley)),
        ("refuel:none", Action::Refuel(Refuelling::None)),
        ("refuel:basic", Action::Refuel(Refuelling::Basic)),
        ("refuel:quick", Action::Refuel(Refuelling::Quick)),
        ("refuel:full", Action::Refuel(Refuelling::Full)),
        ("final:no", Action::Final(false)),
        ("final:yes", Action::Final(true)),
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
        "", " ", ":", "none", "yes", "go ", " go", "Go", "go:", "stay:yes", "fly:now", "convert:1", "pass:mars",
        "place", "place:", "place:mars", "place:mars:", "place:mars:0", "place:mars:01", "place:mars:+1",
        "place:mars:-1", "place:mars:1 ", "place:mars:257", "place:pluto:1", "place:Mars:1", "place:mars:1:1",
        "colour:", "colour:blue", "colour:Red", "color:red",
        "keep:", "keep:first-mars", "keep:first-mars+", "keep:first-mars+second-earth", "keep:third-mars+first-venus",
        "keep:mars+venus", "keep:first-mars,first-venus", "keep:first-mars+first-venus+first-halley",
        "event:", "event:0", "event:01", "event:256", "event:two", "shield:", "shield:true", "shield:YES",
        "resupply:1", "energy:", "energy:-1", "energy:00", "energy:five", "gravity:", "gravity:sun",
        "burn:", "burn:n", "burn:n:", "burn:n:yellow", "burn:north:normal", "burn:N:normal", "burn:e:normal",
        "burn:n:normal:2", "land:", "land:none", "land:sun", "refuel:", "refuel:yes", "refuel:Full", "refuel",
        "final", "final:", "final:true", "final:Yes",
    ] {
        assert!(text.parse::<Action>().is_err(), "{text:?} is read");
    }
    assert_eq!("nothing".parse::<Action>().unwrap_err().to_string(), "not an action of Kosmonavts");
}

/// There is one way to write an answer: whatever is read is written just so.
#[test]
fn an_answer_is_written_in_one_way_only() {
    for text in board(2).game.universe().iter().map(ToString::to_string) {
        let mut variants = vec![text.to_uppercase()];
        for (at, _) in text.char_indices() {
            for letter in ["", "+", "-", " ", "0", "1", "2", "9", ":", "n", "M", "s"] {
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
    let universe = board(2).game.universe();
    play_everywhere(|board| {
        let mut list = Vec::new();
        for seat in board.game.to_act(&board.state).iter() {
            board.game.actions(&board.state, seat, &mut list);
            let mut rest = universe.iter();
            assert!(
                list.iter().all(|answer| rest.any(|other| other == answer)),
                "{list:?}"
            );
        }
    });
}

/// KOS-Q58: a question has at least two answers, except for an order, which is
/// asked of everyone who owes it.
#[test]
fn kos_q58_a_question_has_two_answers() {
    let mut alone = BTreeSet::new();
    play_everywhere(|board| {
        for seat in board.game.to_act(&board.state).iter() {
            if board.legal_for(seat.number()).len() < 2 {
                alone.insert(board.asked().unwrap());
            }
        }
    });
    assert!(alone.iter().all(|asked| asked == "order"), "{alone:?}");
    // A landed ship without fuel can only stay, and is asked all the same.
    let board = board(2).tank(1, 0, 0).shields(1, 0);
    assert_eq!(board.legal_for(1), ["stay"]);
    // The last of four colours is nobody's choice.
    let mut board = setup(4);
    board.play_until(|board| board.asked().as_deref() == Some("choose_colour"));
    board.play(&["colour:red", "colour:white", "colour:yellow"]);
    assert_eq!(board.asked().as_deref(), Some("order"));
}

// Why not?

/// The notation of the answers to each kind of question.
fn answers_to(asked: &str) -> &'static [&'static str] {
    match asked {
        "place_body" => &["place:"],
        "choose_colour" => &["colour:"],
        "keep_missions" => &["keep:"],
        "choose_event" => &["event:"],
        "solar_wind" | "gravity_shield" | "asteroids" | "solar_flares" => &["shield:"],
        "fuel_resupply" => &["resupply:"],
        "energy_conversion" => &["energy:"],
        "gravity" => &["gravity:"],
        "order" => &["convert", "burn:", "go", "stay"],
        "fly" => &["fly", "evacuate"],
        "land" => &["pass", "land:"],
        "final" => &["final:"],
        "refuel" => &["refuel:"],
        _ => panic!("{asked} is no question"),
    }
}

/// Whoever is asked learns why an answer to the open question is not allowed; nothing else
/// is explained.
#[test]
fn every_answer_to_the_open_question_is_explained() {
    let universe = board(2).game.universe();
    let texts: Vec<String> = universe.iter().map(ToString::to_string).collect();
    let mut explained = BTreeSet::new();
    let mut read = |board: &Board| {
        let asked = board.asked();
        let answers = asked.as_deref().map_or(&[][..], answers_to);
        for seat in Seat::first(board.game.seats()) {
            let owes = board.game.to_act(&board.state).contains(seat);
            for (&action, text) in universe.iter().zip(&texts) {
                let Err(reason) = board.game.check(&board.state, seat, action) else {
                    continue;
                };
                let belongs = owes && answers.iter().any(|kind| text.starts_with(kind));
                let place = || format!("{asked:?} of seat {seat}: {action}: {reason:?}");
                assert_eq!(reason.explains(), belongs, "{}", place());
                if belongs {
                    explained.insert(text.split(':').next().unwrap_or_default());
                }
            }
        }
    };
    play_everywhere(&mut read);
    questions().iter().for_each(|(_, board)| read(board));
    let kinds = [
        "burn", "colour", "convert", "energy", "go", "gravity", "keep", "land", "place", "refuel",
        "stay",
    ];
    assert!(explained.iter().eq(&kinds), "{explained:?}");
}

/// Reasons that would contradict each other are never given for one question.
#[test]
fn reasons_do_not_contradict_each_other() {
    let universe = board(2).game.universe();
    let contradict = |one: Reason, other: Reason| {
        matches!(
            (one, other),
            (Reason::TankFull(_), Reason::NoFuel(Fuel::Normal))
                | (
                    Reason::InSpace,
                    Reason::NothingToFlyWith | Reason::CubesPlaced
                )
                | (Reason::NothingToFlyWith, Reason::CubesPlaced)
                | (Reason::Flares, Reason::TooManyCubes(_))
                | (Reason::ConvertedAlready, Reason::EnergyBought)
                | (
                    Reason::OtherMode(Refuelling::Basic),
                    Reason::OtherMode(Refuelling::Quick | Refuelling::Full)
                )
        )
    };
    let read = |board: &Board| {
        for seat in board.game.to_act(&board.state).iter() {
            let refused = |&action: &Action| board.game.check(&board.state, seat, action).err();
            let reasons: Vec<Reason> = universe.iter().filter_map(refused).collect();
            for &one in &reasons {
                let other = reasons.iter().find(|&&other| contradict(one, other));
                assert_eq!(other, None, "{:?}: {one:?}", board.asked());
            }
        }
    };
    play_everywhere(read);
    questions().iter().for_each(|(_, board)| read(board));
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
    let universe = board(2).game.universe();
    let universe: Vec<String> = universe.iter().map(ToString::to_string).collect();
    write("the universe", &universe);
    let mut kinds = BTreeSet::new();
    for (title, board) in questions() {
        let asked = board.asked().unwrap();
        write(&format!("{asked}, {title}"), &board.legal());
        kinds.insert(asked);
    }
    assert_eq!(kinds.len(), 16, "a kind of question is missing: {kinds:?}");
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

/// Seat 1 has landed on Earth with four markers, and is asked whether that is final.
fn declared() -> Board {
    let text = reading("final_landing_advanced", "declared");
    let four = json!({ "jupiter": 1, "saturn": 1, "uranus": 1, "neptune": 1 });
    let mut board = board_from(&text, 4, &[("mode", "advanced")])
        .body("earth", 4, -4)
        .with(json!({ "players": { "1": { "markers": four } } }))
        .flying(1, 4, -5, &[("s", 1, 0)]);
    board.fly(1, &["go"]).play(&["land:earth"]);
    board
}

/// A board or two for every kind of question.
pub fn questions() -> Vec<(&'static str, Board)> {
    let until = |mut board: Board, step: &str| {
        board.play_until(|board| board.asked().as_deref() == Some(step));
        board
    };
    let idle = |mut board: Board| {
        board.others_idle();
        board
    };
    let over_two = board(2)
        .body("venus", 3, -3)
        .body("earth", 4, -4)
        .event("gravity");
    let above = board(2).body("saturn", 8, -4).in_space(1, 8, -4);
    vec![
        ("basic", setup(3)),
        ("advanced, Earth first", advanced_setup(4)),
        (
            "advanced, any other",
            advanced_setup(4).after(&["place:earth:3"]),
        ),
        ("basic", until(setup(2), "choose_colour")),
        (
            "one is taken",
            until(setup(2), "choose_colour").after(&["colour:green"]),
        ),
        ("four cards", until(advanced_setup(3), "keep_missions")),
        ("three cards", board(2).event("thrust")),
        (
            "a shield or not",
            board(2).wind(1, "se").after(&["event:1"]),
        ),
        (
            "take it or not",
            board(2).event("fuel_resupply").after(&["event:1"]),
        ),
        (
            "three free spaces",
            board(2)
                .event("energy_conversion")
                .tank(1, 6, 1)
                .after(&["event:1"]),
        ),
        ("a tie", over_two.in_space(1, 4, -3).after(&["event:1"])),
        (
            "a shield or not",
            board(2).event("asteroids").after(&["event:1"]),
        ),
        (
            "a shield or not",
            board(2).event("solar_flares").after(&["event:1"]),
        ),
        ("landed, with both fuels", board(2).tank(1, 5, 1)),
        (
            "in space, without hyper",
            board(2).in_space(1, 3, -2).tank(1, 5, 0),
        ),
        (
            "after a cube",
            board(2).tank(1, 5, 1).after(&["burn:se:hyper"]),
        ),
        (
            "after the last cube",
            board(2).after(&["burn:n:normal", "burn:n:normal", "burn:n:normal"]),
        ),
        ("in space", idle(board(2).in_space(1, 3, -2))),
        ("over Saturn", idle(above).after(&["fly"])),
        ("basic", idle(board(2).tank(1, 2, 0))),
        ("advanced", idle(advanced(2).tank(1, 2, 0))),
        (
            "where a shield protects from it",
            board_from(&avoided_by("gravity", "[\"shield\"]"), 2, &[])
                .body("saturn", 8, -4)
                .event("gravity")
                .in_space(1, 8, -3)
                .after(&["event:1"]),
        ),
        ("where it is declared", declared()),
    ]
}

// Refusals.

/// The name of a reason. Whoever adds one has to show below how it comes about.
fn name(reason: Reason) -> &'static str {
    match reason {
        Reason::GameOver => "game over",
        Reason::NotYourTurn(_) => "not your turn",
        Reason::AlreadySealed(_) => "already sealed",
        Reason::NotAsked(_) => "not asked",
        Reason::AlreadyPlaced(..) => "already placed",
        Reason::NotInHand(_) => "not in hand",
        Reason::EarthFirst(_) => "earth first",
        Reason::NoSuchSpace(..) => "no such space",
        Reason::ColourTaken(_) => "colour taken",
        Reason::NotDealt(_) => "not dealt",
        Reason::NotTwoMissions => "not two missions",
        Reason::NoSuchCard(_) => "no such card",
        Reason::NoShield(_) => "no shield",
        Reason::TooMuchEnergy(_) => "too much energy",
        Reason::NotNearest(_) => "not nearest",
        Reason::ConvertedAlready => "converted already",
        Reason::EnergyBought => "energy bought",
        Reason::TankFull(_) => "tank full",
        Reason::TooManyCubes(_) => "too many cubes",
        Reason::Flares => "flares",
        Reason::NoFuel(_) => "no fuel",
        Reason::NothingToFlyWith => "nothing to fly with",
        Reason::InSpace => "in space",
        Reason::CubesPlaced => "cubes placed",
        Reason::NotHere(_) => "not here",
        Reason::OtherMode(_) => "other mode",
        Reason::NothingToRefuel(_) => "nothing to refuel",
    }
}

/// How many names [`name`] gives.
const REASONS: usize = 27;

/// Every reason comes about, says what it is about, and names its rule.
#[test]
#[rustfmt::skip]
fn every_reason_comes_about_and_names_its_rule() {
    let mut reached = BTreeSet::new();
    let mut refused_to = |board: &Board, seat: u8, answer: &str, reason: Reason, rule: &str| {
        let action: Action = answer.parse().unwrap();
        let found = board.game.check(&board.state, Seat(seat - 1), action).unwrap_err();
        assert_eq!((found, found.rule().0), (reason, rule), "{answer}");
        reached.insert(name(reason));
    };
    let idle = |mut board: Board| { board.others_idle(); board };
    let mission = |goal, body| Mission::new(goal, body);

    // The game and its questions.
    let over = board(2).with(json!({ "phase": "over", "round": 60, "event": 1, "asked": null }));
    refused_to(&over, 1, "go", Reason::GameOver, "KOS-086");
    refused_to(&board(2).event("thrust"), 2, "event:1", Reason::NotYourTurn(Seat(0)), "KOS-088");
    refused_to(&board(2), 1, "fly", Reason::NotAsked(Step::Order), "KOS-083");
    refused_to(&board(2).after(&["stay"]), 1, "stay", Reason::AlreadySealed(Step::Order), "KOS-Q52");

    // The setup.
    let placing = setup(2).with(json!({ "first": 1, "hands": [["mars", "earth", "venus", "saturn", "uranus"],
        ["mercury", "jupiter", "neptune", "halley"]], "asked": { "step": "place_body", "seats": [1] } }));
    refused_to(&placing, 1, "place:halley:1", Reason::NotInHand(Body::Halley), "KOS-053");
    refused_to(&placing, 1, "place:mars:16", Reason::NoSuchSpace(Body::Mars, 15), "KOS-055");
    refused_to(&placing.after(&["place:mars:15"]), 2, "place:mars:1", Reason::AlreadyPlaced(Mode::Basic, Body::Mars), "KOS-052");
    let advanced_start = advanced_setup(2);
    let seat = advanced_start.seat().unwrap();
    refused_to(&advanced_start, seat, "place:mars:1", Reason::EarthFirst(Body::Mars), "KOS-076");
    let placed = advanced_start.after(&["place:earth:1", "place:mars:15"]);
    let again = Reason::AlreadyPlaced(Mode::Advanced, Body::Mars);
    refused_to(&placed, placed.seat().unwrap(), "place:mars:1", again, "KOS-077");
    let mut colours = setup(2);
    colours.play_until(|board| board.asked().as_deref() == Some("choose_colour"));
    colours.play(&["colour:green"]);
    refused_to(&colours, colours.seat().unwrap(), "colour:green", Reason::ColourTaken(Colour::Green), "KOS-044");
    let mut keeping = advanced_setup(4);
    keeping.play_until(|board| board.asked().as_deref() == Some("keep_missions"));
    let deal = json!({ "players": {
        "1": { "missions": ["first-mars", "first-venus", "second-mars", "second-venus"] },
        "2": { "missions": ["first-mercury", "first-halley", "second-mercury", "second-halley"] },
        "3": { "missions": ["first-jupiter", "first-saturn", "second-jupiter", "second-saturn"] },
        "4": { "missions": ["first-uranus", "first-neptune", "second-uranus", "second-neptune"] } } });
    let keeping = keeping.with(deal);
    let halley = mission(Goal::First, Body::Halley);
    refused_to(&keeping, 1, "keep:first-mars+first-halley", Reason::NotDealt(halley), "KOS-078");
    refused_to(&keeping, 1, "keep:first-mars+first-mars", Reason::NotTwoMissions, "KOS-078");
    refused_to(&keeping, 1, "keep:second-mars+first-mars", Reason::NotTwoMissions, "KOS-078");
    let kept = keeping.after(&["keep:first-mars+second-mars"]);
    refused_to(&kept, 1, "keep:first-mars+second-mars", Reason::AlreadySealed(Step::KeepMissions), "KOS-078");

    // Phase 1.
    refused_to(&board(2).event("thrust"), 1, "event:4", Reason::NoSuchCard(3), "KOS-089");
    let energy = board(2).event("energy_conversion").tank(1, 7, 1).after(&["event:1"]);
    refused_to(&energy, 1, "energy:3", Reason::TooMuchEnergy(3), "KOS-118");
    let gravity = board(2).body("venus", 3, -3).body("earth", 4, -4).event("gravity");
    let gravity = gravity.in_space(1, 4, -3).after(&["event:1"]);
    refused_to(&gravity, 1, "gravity:mars", Reason::NotNearest(Body::Mars), "KOS-122");

    // Phase 2.
    let low = board(2).tank(1, 3, 1);
    refused_to(&low.shields(1, 0), 1, "convert", Reason::NoShield(Step::Order), "KOS-163");
    refused_to(&board(2), 1, "convert", Reason::TankFull(Step::Order), "KOS-166");
    refused_to(&low.after(&["convert"]), 1, "convert", Reason::ConvertedAlready, "KOS-164");
    let bought = board_from(&reading("shield_fuel", "one_a_round"), 2, &[]).tank(1, 0, 0);
    let bought = bought.event("energy_conversion").after(&["event:1", "energy:1"]);
    refused_to(&bought, 1, "convert", Reason::EnergyBought, "KOS-119");
    let three = low.after(&["burn:n:normal", "burn:n:normal", "burn:n:normal"]);
    refused_to(&three, 1, "burn:n:hyper", Reason::TooManyCubes(3), "KOS-140");
    refused_to(&low.after(&["burn:n:hyper"]), 1, "burn:n:hyper", Reason::NoFuel(Fuel::Hyper), "KOS-145");
    let flares = board(2).event("solar_flares").after(&["event:1", "shield:no", "shield:no"]);
    refused_to(&flares, 1, "burn:n:normal", Reason::Flares, "KOS-135");
    refused_to(&low, 1, "go", Reason::NothingToFlyWith, "KOS-148");
    refused_to(&low.after(&["burn:n:hyper"]), 1, "stay", Reason::CubesPlaced, "KOS-148");
    refused_to(&low.in_space(1, 3, -2), 1, "stay", Reason::InSpace, "KOS-151");

    // Phases 3 and 4.
    let over_saturn = idle(board(2).body("saturn", 8, -4).in_space(1, 8, -4)).after(&["fly"]);
    refused_to(&over_saturn, 1, "land:mars", Reason::NotHere(Body::Mars), "KOS-182");
    let (basic, quick) = (Refuelling::Basic, Refuelling::Quick);
    refused_to(&idle(board(2).tank(1, 1, 0)), 1, "refuel:quick", Reason::OtherMode(quick), "KOS-002");
    let thirsty = idle(advanced(2).tank(1, 1, 0));
    refused_to(&thirsty, 1, "refuel:basic", Reason::OtherMode(basic), "KOS-226");
    refused_to(&idle(advanced(2).tank(1, 1, 0).shields(1, 0)), 1, "refuel:full", Reason::NoShield(Step::Refuel), "KOS-223");
    refused_to(&nothing_yellow(), 1, "refuel:quick", Reason::NothingToRefuel(quick), "KOS-Q48");
    assert_eq!(reached.len(), REASONS, "{reached:?}");
}

/// Seat 1 of an advanced game may refuel, but the supply has no normal cube.
fn nothing_yellow() -> Board {
    let full = |board: Board, seat| board.tank(seat, 10, 0);
    let board = [2, 3, 4].into_iter().fold(advanced(4).tank(1, 1, 0), full);
    let mut board = board.flying(2, 9, -2, &[("n", 17, 0)]);
    assert_eq!(board.supply(), (0, 16));
    board.others_idle();
    board
}

/// KOS-Q48: with no normal cube in the supply a quick refuelling would add nothing.
#[test]
fn kos_q48_a_refuelling_that_adds_nothing_is_not_offered() {
    let board = nothing_yellow();
    assert_eq!(board.legal(), ["refuel:none", "refuel:full"]);
    assert_eq!(board.refusal("refuel:quick"), "KOS-Q48");
}
