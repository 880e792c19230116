//! Whole games told from the beginning to the end, and forecasts that come true.

use std::collections::BTreeMap;

use kosmonavts::{
    Kosmonavts, Reason, View,
    components::{
        Body, Colour, Cube, Cubes, Danger, Direction, Emergency, Fuel, Goal, Hex, Mission,
    },
    event::{Cancelling, Event},
    step::{Action, Refuelling, Step},
};
use tabletop::{Advice, Arg, Dice, Game, Seat, Speak, Words};
use words::{
    Language,
    testkit::{Choir, Strict, check_lines, names},
};

use crate::kit::{BOX, Board, BoardExt as _, advanced, avoided_by, board, json, open};

/// Everything that is said in games of bots and chance, in all languages.
#[test]
fn whole_games_are_told_without_a_gap() {
    let mut choir = Choir::new::<Kosmonavts>("¿0123456789");
    for (seed, (players, mode)) in tables().enumerate() {
        let board = open(BOX, players, &[("mode", mode)], seed as u64);
        describe_game(board, seed, &mut choir);
    }
    // The other readings, and a shield against gravity.
    let other = figures::all_readings(&avoided_by("gravity", "[\"shield\"]"));
    let other = other.last().expect("there is a box");
    for (seed, (players, mode)) in tables().enumerate() {
        let board = open(other, players, &[("mode", mode)], seed as u64);
        describe_game(board, seed, &mut choir);
    }
    describe_the_rest(&mut choir);
    // What is said on the page, `draw.rs` hears; what a study asks, `study.rs`.
    choir.check_all_said::<Kosmonavts>(&["about", "option-", "preset-", "draw-", "study-"]);
}

fn tables() -> impl Iterator<Item = (u8, &'static str)> {
    (2..=4).flat_map(|players| [(players, "basic"), (players, "advanced")])
}

/// Whoever is to act next; of several, any.
fn anyone(board: &Board, dice: &mut Dice) -> Option<Seat> {
    let seats: Vec<Seat> = board.game.to_act(&board.state).iter().collect();
    let count = seats.len() as u32;
    (count > 0).then(|| seats[dice.below(count) as usize])
}

/// What the pilot advises, mostly; else anything.
fn any_action(board: &Board, seat: Seat, list: &[Action], dice: &mut Dice) -> Action {
    let view = board.game.view(&board.state, Some(seat));
    let advice = board.game.advise(&view, seat, list);
    let chance = list[dice.below(list.len() as u32) as usize];
    advice.filter(|_| dice.below(8) > 0).unwrap_or(chance)
}

/// Says answers as lines. What comes before the first colon is what is done.
fn say_answers(choir: &mut Choir, game: &Kosmonavts, view: &View, seat: Seat, list: &[Action]) {
    for action in list {
        let choice = game.choice(view, seat, action);
        for (_, part) in choice.args.iter().filter(|(name, _)| *name == "lead") {
            let Arg::Thing(lead) = part else { continue };
            for speaker in &choir.languages {
                assert!(!speaker.say(lead).contains(':'), "{lead:?}");
            }
        }
    }
    choir.answers(game, view, seat, list);
}

/// Plays and tells a game.
fn describe_game(mut board: Board, seed: usize, choir: &mut Choir) {
    let names = names(board.game.seats());
    let universe = board.game.universe();
    let mut dice = Dice::from_seed(seed as u64);
    let mut list = Vec::new();
    for asked in seed..seed + 2000 {
        let (game, state) = (&board.game, &board.state);
        let spectator = game.view(state, None);
        for event in &board.events {
            choir.line(&game.event(&spectator, event));
        }
        board.events.clear();
        for seat in Seat::first(game.seats()) {
            choir.line(&game.question(&game.view(state, Some(seat)), seat));
        }
        let Some(seat) = anyone(&board, &mut dice) else {
            for speaker in &choir.languages {
                check_lines(&game.board(&spectator, &names, speaker, 100), 100);
            }
            return;
        };
        let view = game.view(state, Some(seat));
        if asked % 7 == 0 {
            for columns in [80, 100, 200] {
                let speaker = &choir.languages[asked % 3];
                check_lines(&game.board(&view, &names, speaker, columns), columns);
            }
            for &action in &universe {
                if let Err(reason) = game.check(state, seat, action) {
                    choir.sentence(&game.reason(&reason));
                }
                game.path(&view, seat, &action);
            }
        }
        game.actions(state, seat, &mut list);
        say_answers(choir, game, &view, seat, &list);
        let action = any_action(&board, seat, &list, &mut dice);
        let Board {
            game,
            state,
            events,
            ..
        } = &mut board;
        game.apply(state, seat, action, events);
    }
    panic!("this game does not end");
}

/// What such games seldom or never come to.
fn describe_the_rest(choir: &mut Choir) {
    let board = board(4);
    let (seat, body) = (Seat(2), Body::Halley);
    let cube = Cube::new(Direction::NW, Fuel::Hyper);
    let view = board.game.view(&board.state, None);
    for reason in [
        Reason::GameOver,
        Reason::NotYourTurn(seat),
        Reason::AlreadySealed(Step::Order),
        Reason::AlreadySealed(Step::KeepMissions),
        Reason::NotAsked(Step::EndRound),
        Reason::ColourTaken(Colour::Red),
        Reason::NotDealt(Mission::new(Goal::First, body)),
        Reason::EarthFirst(body),
        Reason::OtherMode(Refuelling::Basic),
        Reason::NoSuchSpace(body, 19),
        Reason::NoSuchCard(3),
        Reason::NotTwoMissions,
        Reason::NotNearest(body),
        Reason::TooMuchEnergy(1),
        Reason::TooMuchEnergy(5),
        Reason::TooManyCubes(1),
        Reason::Flares,
        Reason::NoFuel(Fuel::Normal),
        Reason::EnergyBought,
        Reason::NothingToRefuel(Refuelling::Basic),
    ] {
        choir.sentence(&board.game.reason(&reason));
    }
    for event in [
        Event::ConversionFailed { seat },
        Event::CubeDropped { seat, cube },
        Event::WindBlows {
            seat,
            direction: Direction::S,
            cubes: 0,
        },
        Event::FuelLost { seat, cubes: 0 },
        Event::Emergency {
            seat,
            why: Emergency::Sun,
        },
        Event::Emergency {
            seat,
            why: Emergency::Danger,
        },
        Event::Flew {
            seat,
            from: Hex::new(3, 1),
            to: Hex::new(3, 1),
        },
        Event::ShieldLost {
            seat,
            at: Hex::new(1, 0),
            danger: Danger::Sun,
        },
        Event::ShieldLost {
            seat,
            at: Hex::new(6, 0),
            danger: Danger::Belt,
        },
        Event::Refuelled {
            seat,
            how: Refuelling::Full,
            cubes: Cubes::new(0, 1),
        },
        Event::NoMarkerLeft { seat, body },
        Event::NotFinal { seat },
        Event::MissionReplaced { seat },
        Event::CardsShuffled,
        Event::RoundCap,
    ] {
        choir.line(&board.game.event(&view, &event));
    }
    for how in [
        Cancelling::Alike(Fuel::Normal),
        Cancelling::Alike(Fuel::Hyper),
        Cancelling::Downgraded,
        Cancelling::TwoNormals,
        Cancelling::Halved,
    ] {
        let cancelled = Event::Cancelled { seat, cube, how };
        choir.line(&board.game.event(&view, &cancelled));
    }
    choir.label(&board.game.automaton());
    let not_now = board.game.choice(&view, seat, &Action::Shield(true));
    for speaker in &choir.languages {
        assert_eq!(speaker.say(&not_now), "shield:yes");
    }
    describe_the_rare(choir);
}

/// Answers that lead to what is rare.
fn describe_the_rare(choir: &mut Choir) {
    let mut tell = |board: &Board| {
        let seat = Seat::from_number(board.seat().unwrap()).unwrap();
        let view = board.game.view(&board.state, Some(seat));
        let mut list = Vec::new();
        board.game.actions(&board.state, seat, &mut list);
        for seat in Seat::first(board.game.seats()) {
            choir.line(&board.game.question(&view, seat));
        }
        say_answers(choir, &board.game, &view, seat, &list);
        for speaker in &choir.languages {
            for columns in [80, 100] {
                let names = names(board.game.seats());
                check_lines(&board.game.board(&view, &names, speaker, columns), columns);
            }
        }
    };
    for (q, r, cubes) in [(0, -3, 2), (0, -3, 1), (0, -8, 1), (0, 12, 1)] {
        tell(&board(2).flying(1, q, r, &[("s", 0, cubes)]));
    }
    let near = board(2)
        .in_space(1, 4, -3)
        .body("venus", 3, -3)
        .body("earth", 4, -4);
    tell(&near.event("gravity"));
    tell(&near.event("gravity").after(&["event:1"]));
    tell(&near.tank(1, 0, 4).event("fuel_resupply"));
    tell(
        &near
            .tank(1, 9, 1)
            .event("fuel_resupply")
            .after(&["event:1"]),
    );
    let mut staying = advanced(2).tank(1, 2, 0);
    staying.order(1, &["stay"]).others_idle();
    tell(&staying);
    let mut home = board(2).flying(1, 0, -3, &[("n", 1, 0)]);
    home.order(1, &["go"]).others_idle().play(&["fly"]);
    tell(&home);
    let mut home = advanced(2).flying(1, 0, -3, &[("n", 1, 0)]);
    home.order(1, &["go"]).others_idle().play(&["fly"]);
    tell(&home);
    // Seat 2 comes home before seat 1.
    let markers = |nth: u8| {
        let seven = &Body::DESTINATIONS[..7];
        let markers: BTreeMap<String, u8> =
            seven.iter().map(|body| (body.to_string(), nth)).collect();
        json!({ "markers": markers })
    };
    let mut late = board(2)
        .with(json!({ "players": { "1": markers(1), "2": markers(2) } }))
        .in_space(1, 2, -4)
        .flying(2, 0, -3, &[("n", 1, 0)]);
    late.others_idle().play(&["fly", "fly", "land:earth"]);
    tell(&late);
    let mut gone = advanced(4)
        .with(json!({ "players": {
            "2": { "markers": { "saturn": 1 } },
            "3": { "markers": { "saturn": 2 } },
        } }))
        .in_space(1, 0, -8);
    gone.others_idle().play(&["fly"]);
    tell(&gone);
    // All normal cubes are in tanks and on roses.
    let mut short = board(4).tank(1, 0, 1);
    for seat in 2..=4 {
        short = short.tank(seat, 10, 0).flying(seat, 5, 5, &[("n", 6, 0)]);
    }
    tell(&short);
    tell(&short.after(&["convert"]));
    tell(&short.after(&["convert", "burn:n:normal"]));
}

/// What a sentence promises is what happens.
#[test]
fn forecasts_come_true() {
    let speaker = Strict::new::<Kosmonavts>(Language::En);
    for (seed, (players, mode)) in tables().enumerate() {
        let mut board = open(BOX, players, &[("mode", mode)], seed as u64 + 100);
        let mut dice = Dice::from_seed(seed as u64);
        let mut list = Vec::new();
        for _ in 0..400 {
            let Some(seat) = anyone(&board, &mut dice) else {
                break;
            };
            board.game.actions(&board.state, seat, &mut list);
            let action = any_action(&board, seat, &list, &mut dice);
            let view = board.game.view(&board.state, Some(seat));
            let told = speaker.say(&board.game.choice(&view, seat, &action));
            board.events.clear();
            let Board {
                game,
                state,
                events,
                ..
            } = &mut board;
            game.apply(state, seat, action, events);
            let tank = state.tanks[seat.index()];
            let came_true = match action {
                Action::Fly => flew_as_told(&told, game, &view, events),
                Action::Land(_) | Action::Gravity(_) => landed_as_told(&told, events),
                Action::Refuel(_) | Action::Energy(1..) | Action::Resupply(true) => {
                    told.contains(&in_words(tank.normal, tank.hyper))
                }
                _ => true,
            };
            assert!(came_true, "{told} But: {events:?}");
        }
    }
}

fn flew_as_told(told: &str, game: &Kosmonavts, view: &View, events: &[Event]) -> bool {
    let lost = told.contains("evacuation");
    let pays = told.contains("−1 shield");
    match events {
        [Event::Flew { to, .. }, rest @ ..] => {
            let evacuated = matches!(rest, [Event::Emergency { .. }, ..]);
            let paid = matches!(rest, [Event::ShieldLost { .. }, ..]);
            (evacuated || told.contains(&place(game, view, *to)))
                && lost == evacuated
                && pays == paid
        }
        [Event::Emergency { .. }, ..] => lost && !pays,
        _ => false,
    }
}

/// Where a hex is, seen from the nearest body.
fn place(game: &Kosmonavts, view: &View, hex: Hex) -> String {
    let far = |body| game.hex_of(&view.table, body).unwrap().distance(hex);
    match Body::ALL.into_iter().map(far).min().unwrap() {
        0 => "at ".into(),
        1 => "1 hex from ".into(),
        count => format!("{count} hexes from "),
    }
}

fn landed_as_told(told: &str, events: &[Event]) -> bool {
    let landed = events
        .iter()
        .position(|event| matches!(event, Event::Landed { .. }));
    match &events[landed.expect("it lands") + 1..] {
        [Event::MarkerTaken { points: 1, .. }, ..] => told.contains(": +1 point ("),
        [Event::MarkerTaken { points, .. }, ..] => told.contains(&format!(": +{points} points (")),
        [Event::FinalLanding { .. }, ..] => told.contains("final landing (last round)"),
        _ => !told.contains(" marker)"),
    }
}

fn in_words(normal: u8, hyper: u8) -> String {
    match (normal, hyper) {
        (0, 0) => "empty".into(),
        (_, 0) => format!(" {normal} fuel"),
        (0, _) => format!(" {hyper} hyperfuel"),
        _ => format!(" {normal} fuel and {hyper} hyperfuel"),
    }
}
