//! Words: every sentence of the game in every language, and the board as text.

use std::{collections::BTreeMap, path::Path};

use kosmonavts::{
    Kosmonavts, Reason, View,
    components::{
        Body, Colour, Cube, Cubes, Danger, Direction, Emergency, Fuel, Goal, Hex, Mission,
    },
    event::{Cancelling, Event},
    step::{Action, Refuelling, Step},
};
use serde_json::Value;
use tabletop::{Dice, Game, Phrase, Scored, Seat, Speak, Words};
use words::{
    Language,
    testkit::{Choir, Strict, check_keys, check_languages, check_lines, entries, names},
};

use crate::kit::{BOX, Board, advanced, advanced_setup, board, json, open, setup};

/// A language's sentences for a board: the question, an answer, a refusal.
struct Told<'a>(Language, &'a Board);

impl Told<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        Strict::new::<Kosmonavts>(self.0).say(phrase)
    }

    fn seat(&self) -> Seat {
        let asked = self.1.game.to_act(&self.1.state);
        asked.lowest().unwrap_or_default()
    }

    fn view(&self) -> View {
        self.1.game.view(&self.1.state, Some(self.seat()))
    }

    fn question(&self) -> String {
        self.say(&self.1.game.question(&self.view(), self.seat()))
    }

    fn choice(&self, answer: &str) -> String {
        let action: Action = answer.parse().unwrap();
        let legal = self.1.legal().contains(&answer.to_string());
        assert!(legal, "{answer} is not among {:?}", self.1.legal());
        self.say(&self.1.game.choice(&self.view(), self.seat(), &action))
    }

    fn reason(&self, answer: &str) -> String {
        self.say(&self.1.game.reason(&self.1.reason(answer)))
    }

    fn event(&self, event: Event) -> String {
        self.say(&self.1.game.event(&self.view(), &event))
    }
}

#[test]
fn all_languages_have_the_same_keys_and_arguments() {
    check_languages::<Kosmonavts>(&["_count"]);
    for (key, entry) in &entries::<Kosmonavts>()[&Language::En] {
        let says_more = entry.attributes.contains("text");
        let card = key.starts_with("card-") || key.starts_with("mission-");
        assert_eq!(says_more, card, "{key}");
    }
}

/// Elements on the way to an answer that are not called like a message.
const BUTTONS: [&str; 11] = [
    "shield-yes",
    "shield-no",
    "shield-convert",
    "resupply-yes",
    "resupply-no",
    "order-go",
    "order-stay",
    "refuel-none",
    "refuel-basic",
    "refuel-quick",
    "refuel-full",
];

#[test]
fn every_key_is_used_and_every_used_key_is_there() {
    // Drawings have names of classes and pieces besides.
    let is_message = |path: &str, literal: &str| {
        let drawn = path.contains("/src/draw/") && !path.ends_with("/src/draw/text.rs");
        let told = literal.starts_with("draw-") || literal.starts_with("board-");
        !BUTTONS.contains(&literal) && (!drawn || told)
    };
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    check_keys::<Kosmonavts>(&src, is_message, &[]);
}

/// Everything that is said in games of bots and chance, in all languages.
#[test]
fn whole_games_are_told_without_a_gap() {
    let mut choir = Choir::new::<Kosmonavts>("¿0123456789");
    for (seed, (players, mode)) in tables().enumerate() {
        let board = open(BOX, players, &[("mode", mode)], seed as u64);
        tell_game(board, seed, &mut choir);
    }
    tell_the_rest(&mut choir);
    // What is said on the page, `draw.rs` hears; what a study asks, `study.rs`.
    choir.check_all_said::<Kosmonavts>(&["option-", "draw-", "study-"]);
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

/// Plays and tells a game.
fn tell_game(mut board: Board, seed: usize, choir: &mut Choir) {
    let names = names(board.game.seats());
    let universe = board.game.universe();
    let mut dice = Dice::from_seed(seed as u64);
    let mut list = Vec::new();
    for asked in seed..seed + 2000 {
        let (game, state) = (&board.game, &board.state);
        let spectator = game.view(state, None);
        for event in &board.events {
            choir.sentence(&game.event(&spectator, event));
        }
        board.events.clear();
        for seat in Seat::first(game.seats()) {
            choir.sentence(&game.question(&game.view(state, Some(seat)), seat));
        }
        let Some(seat) = anyone(&board, &mut dice) else {
            for speaker in &choir.languages {
                check_lines(&game.board(&spectator, &names, speaker), 100);
            }
            return;
        };
        let view = game.view(state, Some(seat));
        if asked % 7 == 0 {
            check_lines(&game.board(&view, &names, &choir.languages[asked % 3]), 100);
            for &action in &universe {
                if let Err(reason) = game.check(state, seat, action) {
                    choir.sentence(&game.reason(&reason));
                }
                game.path(&view, seat, &action);
            }
        }
        game.actions(state, seat, &mut list);
        choir.answers(game, &view, seat, &list);
        let action = any_action(&board, seat, &list, &mut dice);
        let Board {
            game,
            state,
            events,
        } = &mut board;
        game.apply(state, seat, action, events);
    }
    panic!("this game does not end");
}

/// What such games seldom or never come to.
fn tell_the_rest(choir: &mut Choir) {
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
        Event::MissionReplaced { seat },
        Event::CardsShuffled,
        Event::RoundCap,
    ] {
        choir.sentence(&board.game.event(&view, &event));
    }
    for how in [
        Cancelling::Alike(Fuel::Normal),
        Cancelling::Alike(Fuel::Hyper),
        Cancelling::Downgraded,
        Cancelling::TwoNormals,
        Cancelling::Halved,
    ] {
        choir.sentence(
            &board
                .game
                .event(&view, &Event::Cancelled { seat, cube, how }),
        );
    }
    choir.label(&board.game.automaton());
    let not_now = board.game.choice(&view, seat, &Action::Shield(true));
    for speaker in &choir.languages {
        assert_eq!(speaker.say(&not_now), "shield:yes");
    }
    tell_the_rare(choir);
}

/// Answers that lead to what is rare.
fn tell_the_rare(choir: &mut Choir) {
    let mut tell = |board: &Board| {
        let seat = Seat::from_number(board.seat().unwrap()).unwrap();
        let view = board.game.view(&board.state, Some(seat));
        let mut list = Vec::new();
        board.game.actions(&board.state, seat, &mut list);
        for seat in Seat::first(board.game.seats()) {
            choir.sentence(&board.game.question(&view, seat));
        }
        choir.answers(&board.game, &view, seat, &list);
        for speaker in &choir.languages {
            check_lines(
                &board.game.board(&view, &names(board.game.seats()), speaker),
                100,
            );
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

fn drawn(board: &Board, seat: Option<u8>, language: Language) -> String {
    let seat = seat.and_then(Seat::from_number);
    let view = board.game.view(&board.state, seat);
    let names = names(board.game.seats());
    board
        .game
        .board(&view, &names, &Strict::new::<Kosmonavts>(language))
}

/// The question in the three languages.
#[track_caller]
fn check_question(board: &Board, [en, es, fr]: [&str; 3]) {
    assert_eq!(Told(Language::En, board).question(), en);
    assert_eq!(Told(Language::Es, board).question(), es);
    assert_eq!(Told(Language::Fr, board).question(), fr);
}

/// The sentence about an answer in the three languages.
#[track_caller]
fn check_choice(board: &Board, answer: &str, [en, es, fr]: [&str; 3]) {
    assert_eq!(Told(Language::En, board).choice(answer), en);
    assert_eq!(Told(Language::Es, board).choice(answer), es);
    assert_eq!(Told(Language::Fr, board).choice(answer), fr);
}

/// Why not, in the three languages.
#[track_caller]
fn check_reason(board: &Board, answer: &str, [en, es, fr]: [&str; 3]) {
    assert_eq!(Told(Language::En, board).reason(answer), en);
    assert_eq!(Told(Language::Es, board).reason(answer), es);
    assert_eq!(Told(Language::Fr, board).reason(answer), fr);
}

/// What happened, in the three languages.
#[track_caller]
fn check_event(board: &Board, event: Event, [en, es, fr]: [&str; 3]) {
    assert_eq!(Told(Language::En, board).event(event), en);
    assert_eq!(Told(Language::Es, board).event(event), es);
    assert_eq!(Told(Language::Fr, board).event(event), fr);
}

/// Seat 1 has this mission, and others that have nothing to do with it.
fn missions(one: &str) -> Value {
    let first = if one.starts_with("first") {
        one
    } else {
        "first-mars"
    };
    let beta = if one.starts_with("second") {
        one
    } else {
        "second-uranus"
    };
    json!({ "players": {
        "1": { "missions": [first, "second-mercury", beta], "rejected": [] },
        "2": { "missions": ["first-jupiter", "second-venus", "second-neptune"], "rejected": [] },
    } })
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
            } = &mut board;
            game.apply(state, seat, action, events);
            let tank = state.tanks[seat.index()];
            let came_true = match action {
                Action::Fly => flew_as_told(&told, events),
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

fn flew_as_told(told: &str, events: &[Event]) -> bool {
    let lost = told.contains("evacuated");
    let pays = told.contains("loses a shield");
    match events {
        [Event::Flew { to, .. }, rest @ ..] => {
            let hex = format!("{},{}", to.q, to.r).replace('-', "−");
            let evacuated = matches!(rest, [Event::Emergency { .. }, ..]);
            let paid = matches!(rest, [Event::ShieldLost { .. }, ..]);
            (told.contains(&hex) || told.contains("’s hex")) && lost == evacuated && pays == paid
        }
        [Event::Emergency { .. }, ..] => lost && !pays,
        _ => false,
    }
}

fn landed_as_told(told: &str, events: &[Event]) -> bool {
    let landed = events
        .iter()
        .position(|event| matches!(event, Event::Landed { .. }));
    match &events[landed.expect("it lands") + 1..] {
        [Event::MarkerTaken { points: 1, .. }, ..] => told.contains("marker for 1 point"),
        [Event::MarkerTaken { points, .. }, ..] => {
            told.contains(&format!("marker for {points} points"))
        }
        [Event::FinalLanding { .. }, ..] => told.contains("final landing, and the last round"),
        _ => !told.contains("you take"),
    }
}

fn in_words(normal: u8, hyper: u8) -> String {
    let cubes = |count| if count == 1 { "cube" } else { "cubes" };
    match (normal, hyper) {
        (0, 0) => "empty".into(),
        (_, 0) => format!("{normal} normal {}", cubes(normal)),
        (0, _) => format!("{hyper} hyper {}", cubes(hyper)),
        _ => format!("{normal} normal and {hyper} hyper {}", cubes(hyper)),
    }
}

/// Nobody reads other people's missions, orders or covered tanks off a board.
#[test]
fn a_board_tells_no_secret() {
    let mut board = advanced(4);
    board.play_as(2, "burn:se:hyper");
    let shown = |seat| drawn(&board, seat, Language::En);
    for (seat, mark) in (1..=4).zip(["●", "■", "▲", "◆"]) {
        let text = shown(Some(seat));
        assert_eq!(text.matches(&format!("{mark} Mission")).count(), 2);
        assert_eq!(text.matches("Mission").count(), 2);
    }
    assert!(!shown(None).contains("Mission"));
    // Seat 2 alone sees the draft.
    let drafted = "SE ▮1";
    assert!(shown(Some(2)).contains(drafted));
    assert!(!shown(Some(1)).contains(drafted) && !shown(None).contains(drafted));
    assert!(shown(Some(1)).contains("▪8 ▮2") && shown(Some(2)).contains("▪8 ▮1"));
}

/// While an order is drafted every cube tells where the ship would end.
#[test]
fn a_cube_tells_where_the_ship_would_end() {
    let earth = board(2);
    check_question(
        &earth,
        [
            "Your order: stay on Earth, or place up to 3 cubes and take off.",
            "Tu orden: quédate en la Tierra o coloca hasta 3 cubos y despega.",
            "Votre ordre\u{a0}: restez sur la Terre, ou placez jusqu’à 3 cubes et décollez.",
        ],
    );
    check_choice(
        &earth,
        "burn:n:normal",
        [
            "Burn normal fuel to the north: the ship would end in Mars’s hex; it may land on \
             Mars (4 points); 8 normal and 1 hyper cube left in the tank.",
            "Quemar combustible hacia el norte: la nave terminaría en el hexágono de Marte; \
             puede aterrizar en Marte (4 puntos); el depósito se quedaría con 8 cubos de \
             combustible y 1 de hipercombustible.",
            "Brûler du carburant vers le nord\u{a0}: le vaisseau finirait dans la case de \
             Mars\u{202f}; il peut se poser sur Mars (4 points)\u{202f}; il resterait 8 cubes \
             de carburant et 1 d’hypercarburant dans le réservoir.",
        ],
    );
    check_choice(
        &earth,
        "burn:se:hyper",
        [
            "Burn hyperfuel to the south-east: the ship would end at 2,−4; Earth comes there in \
             phase 4 (no marker); 9 normal cubes left in the tank.",
            "Quemar hipercombustible hacia el sureste: la nave terminaría en 2,−4; la Tierra \
             llega allí en la fase 4 (sin marcador); el depósito se quedaría con 9 cubos de \
             combustible.",
            "Brûler de l’hypercarburant vers le sud-est\u{a0}: le vaisseau finirait en \
             2,−4\u{202f}; la Terre y arrive en phase 4 (sans marqueur)\u{202f}; il resterait 9 \
             cubes de carburant dans le réservoir.",
        ],
    );
    check_choice(
        &earth,
        "burn:n:hyper",
        [
            "Burn hyperfuel to the north: the ship would end at 0,−6, in the asteroid belt, and \
             lose a shield (2 left); 9 normal cubes left in the tank.",
            "Quemar hipercombustible hacia el norte: la nave terminaría en 0,−6, en el cinturón \
             de asteroides, y perdería un escudo (quedan 2); el depósito se quedaría con 9 \
             cubos de combustible.",
            "Brûler de l’hypercarburant vers le nord\u{a0}: le vaisseau finirait en 0,−6, dans \
             la ceinture d’astéroïdes, et perdrait un bouclier (reste 2)\u{202f}; il resterait \
             9 cubes de carburant dans le réservoir.",
        ],
    );
    check_choice(
        &earth,
        "stay",
        [
            "Seal the order and stay on Earth: then you may refuel.",
            "Sellar la orden y quedarse en la Tierra: después puedes repostar.",
            "Sceller l’ordre et rester sur la Terre\u{a0}: vous pouvez ensuite vous ravitailler.",
        ],
    );
    let drafted = earth.after(&["burn:se:normal"]);
    check_question(
        &drafted,
        [
            "Your order, 1 of 3 cubes placed: the ship would end at 1,−4.",
            "Tu orden, 1 de 3 cubos: la nave terminaría en 1,−4.",
            "Votre ordre, 1 cube sur 3\u{a0}: le vaisseau finirait en 1,−4.",
        ],
    );
    check_choice(
        &drafted,
        "go",
        [
            "Seal the order and take off from Earth: the ship would end at 1,−4; 8 normal and 1 \
             hyper cube left in the tank.",
            "Sellar la orden y despegar de la Tierra: la nave terminaría en 1,−4; el depósito \
             se quedaría con 8 cubos de combustible y 1 de hipercombustible.",
            "Sceller l’ordre et décoller de la Terre\u{a0}: le vaisseau finirait en \
             1,−4\u{202f}; il resterait 8 cubes de carburant et 1 d’hypercarburant dans le \
             réservoir.",
        ],
    );
}

/// KOS-152 to KOS-158: what a cube does to those against it stands in its sentence.
#[test]
fn a_cube_tells_what_it_cancels() {
    let space = board(2)
        .flying(1, 8, -2, &[("ne", 1, 0), ("s", 0, 1)])
        .tank(1, 3, 1);
    check_question(
        &space,
        [
            "Your order, 0 of 3 cubes placed: the ship would end at 9,−1.",
            "Tu orden, 0 de 3 cubos: la nave terminaría en 9,−1.",
            "Votre ordre, 0 cube sur 3\u{a0}: le vaisseau finirait en 9,−1.",
        ],
    );
    check_choice(
        &space,
        "burn:n:normal",
        [
            "Burn normal fuel to the north: it makes a hyper cube to the south a normal one; \
             the ship would end at 9,−2; 2 normal and 1 hyper cube left in the tank.",
            "Quemar combustible hacia el norte: convierte un cubo de hipercombustible hacia el \
             sur en uno normal; la nave terminaría en 9,−2; el depósito se quedaría con 2 cubos \
             de combustible y 1 de hipercombustible.",
            "Brûler du carburant vers le nord\u{a0}: change un cube d’hypercarburant vers le \
             sud en cube normal\u{202f}; le vaisseau finirait en 9,−2\u{202f}; il resterait 2 \
             cubes de carburant et 1 d’hypercarburant dans le réservoir.",
        ],
    );
    check_choice(
        &space,
        "burn:n:hyper",
        [
            "Burn hyperfuel to the north: it cancels a hyper cube to the south; the ship would \
             end at 9,−3; 3 normal cubes left in the tank.",
            "Quemar hipercombustible hacia el norte: anula un cubo de hipercombustible hacia el \
             sur; la nave terminaría en 9,−3; el depósito se quedaría con 3 cubos de \
             combustible.",
            "Brûler de l’hypercarburant vers le nord\u{a0}: annule un cube d’hypercarburant \
             vers le sud\u{202f}; le vaisseau finirait en 9,−3\u{202f}; il resterait 3 cubes de \
             carburant dans le réservoir.",
        ],
    );
    check_choice(
        &space,
        "burn:sw:normal",
        [
            "Burn normal fuel to the south-west: it cancels a normal cube to the north-east; \
             the ship would end at 8,0; 2 normal and 1 hyper cube left in the tank.",
            "Quemar combustible hacia el suroeste: anula un cubo de combustible hacia el \
             noreste; la nave terminaría en 8,0; el depósito se quedaría con 2 cubos de \
             combustible y 1 de hipercombustible.",
            "Brûler du carburant vers le sud-ouest\u{a0}: annule un cube de carburant vers le \
             nord-est\u{202f}; le vaisseau finirait en 8,0\u{202f}; il resterait 2 cubes de \
             carburant et 1 d’hypercarburant dans le réservoir.",
        ],
    );
    check_choice(
        &space,
        "burn:sw:hyper",
        [
            "Burn hyperfuel to the south-west: it cancels the normal cube to the north-east and \
             itself becomes a normal one; the ship would end at 7,1; 3 normal cubes left in the \
             tank.",
            "Quemar hipercombustible hacia el suroeste: anula el cubo de combustible hacia el \
             noreste y se convierte en uno normal; la nave terminaría en 7,1; el depósito se \
             quedaría con 3 cubos de combustible.",
            "Brûler de l’hypercarburant vers le sud-ouest\u{a0}: annule le cube de carburant \
             vers le nord-est et devient un cube normal\u{202f}; le vaisseau finirait en \
             7,1\u{202f}; il resterait 3 cubes de carburant dans le réservoir.",
        ],
    );
    let fast = board(2).flying(1, 8, -2, &[("s", 3, 0)]);
    check_choice(
        &fast,
        "burn:n:hyper",
        [
            "Burn hyperfuel to the north: it cancels two normal cubes to the south; the ship \
             would end at 8,−1; 9 normal cubes left in the tank.",
            "Quemar hipercombustible hacia el norte: anula dos cubos de combustible hacia el \
             sur; la nave terminaría en 8,−1; el depósito se quedaría con 9 cubos de \
             combustible.",
            "Brûler de l’hypercarburant vers le nord\u{a0}: annule deux cubes de carburant vers \
             le sud\u{202f}; le vaisseau finirait en 8,−1\u{202f}; il resterait 9 cubes de \
             carburant dans le réservoir.",
        ],
    );
    check_choice(
        &space,
        "convert",
        [
            "First turn a shield into 2 normal cubes: the tank would hold 5 normal and 1 hyper \
             cube; 2 shields left.",
            "Convertir antes un escudo en 2 cubos de combustible: el depósito tendría 5 cubos \
             de combustible y 1 de hipercombustible; quedan 2 escudos.",
            "Convertir d’abord un bouclier en 2 cubes de carburant\u{a0}: le réservoir aurait 5 \
             cubes de carburant et 1 d’hypercarburant\u{202f}; il reste 2 boucliers.",
        ],
    );
    check_choice(
        &space,
        "go",
        [
            "Seal the order without a cube: the ship would end at 9,−1; 3 normal and 1 hyper \
             cube left in the tank.",
            "Sellar la orden sin cubos: la nave terminaría en 9,−1; el depósito se quedaría con \
             3 cubos de combustible y 1 de hipercombustible.",
            "Sceller l’ordre sans cube\u{a0}: le vaisseau finirait en 9,−1\u{202f}; il \
             resterait 3 cubes de carburant et 1 d’hypercarburant dans le réservoir.",
        ],
    );
}

/// KOS-196 to KOS-205: a shield, or where the ship would be brought.
#[test]
fn danger_and_emergencies_are_told_before_they_happen() {
    let sun = board(2).flying(1, 0, -3, &[("s", 1, 0)]);
    check_choice(
        &sun,
        "go",
        [
            "Seal the order without a cube: the ship would end in Mercury’s hex; it may land on \
             Mercury (4 points); 9 normal and 1 hyper cube left in the tank.",
            "Sellar la orden sin cubos: la nave terminaría en el hexágono de Mercurio; puede \
             aterrizar en Mercurio (4 puntos); el depósito se quedaría con 9 cubos de \
             combustible y 1 de hipercombustible.",
            "Sceller l’ordre sans cube\u{a0}: le vaisseau finirait dans la case de \
             Mercure\u{202f}; il peut se poser sur Mercure (4 points)\u{202f}; il resterait 9 \
             cubes de carburant et 1 d’hypercarburant dans le réservoir.",
        ],
    );
    check_choice(
        &sun,
        "burn:s:normal",
        [
            "Burn normal fuel to the south: the ship would end at 0,−1, next to the Sun, and \
             lose a shield (2 left); 8 normal and 1 hyper cube left in the tank.",
            "Quemar combustible hacia el sur: la nave terminaría en 0,−1, junto al Sol, y \
             perdería un escudo (quedan 2); el depósito se quedaría con 8 cubos de combustible \
             y 1 de hipercombustible.",
            "Brûler du carburant vers le sud\u{a0}: le vaisseau finirait en 0,−1, à côté du \
             Soleil, et perdrait un bouclier (reste 2)\u{202f}; il resterait 8 cubes de \
             carburant et 1 d’hypercarburant dans le réservoir.",
        ],
    );
    check_choice(
        &sun,
        "burn:s:hyper",
        [
            "Burn hyperfuel to the south: the ship would fly into the Sun and be evacuated to \
             Earth; 9 normal cubes left in the tank.",
            "Quemar hipercombustible hacia el sur: la nave volaría hacia el Sol y sería \
             evacuada a la Tierra; el depósito se quedaría con 9 cubos de combustible.",
            "Brûler de l’hypercarburant vers le sud\u{a0}: le vaisseau foncerait dans le Soleil \
             et serait évacué vers la Terre\u{202f}; il resterait 9 cubes de carburant dans le \
             réservoir.",
        ],
    );
    check_choice(
        &sun.shields(1, 0),
        "burn:s:normal",
        [
            "Burn normal fuel to the south: the ship would end at 0,−1, next to the Sun, and \
             without a shield be evacuated to Earth; 8 normal and 1 hyper cube left in the \
             tank.",
            "Quemar combustible hacia el sur: la nave terminaría en 0,−1, junto al Sol, y sin \
             escudos sería evacuada a la Tierra; el depósito se quedaría con 8 cubos de \
             combustible y 1 de hipercombustible.",
            "Brûler du carburant vers le sud\u{a0}: le vaisseau finirait en 0,−1, à côté du \
             Soleil, et sans bouclier serait évacué vers la Terre\u{202f}; il resterait 8 cubes \
             de carburant et 1 d’hypercarburant dans le réservoir.",
        ],
    );
    let belt = board(2).flying(1, 6, -4, &[]).shields(1, 0);
    check_choice(
        &belt,
        "go",
        [
            "Seal the order without a cube: the ship would end at 6,−4, in the asteroid belt, \
             and without a shield be evacuated to Earth; 9 normal and 1 hyper cube left in the \
             tank.",
            "Sellar la orden sin cubos: la nave terminaría en 6,−4, en el cinturón de \
             asteroides, y sin escudos sería evacuada a la Tierra; el depósito se quedaría con \
             9 cubos de combustible y 1 de hipercombustible.",
            "Sceller l’ordre sans cube\u{a0}: le vaisseau finirait en 6,−4, dans la ceinture \
             d’astéroïdes, et sans bouclier serait évacué vers la Terre\u{202f}; il resterait 9 \
             cubes de carburant et 1 d’hypercarburant dans le réservoir.",
        ],
    );
    let rim = board(2).flying(1, 13, -5, &[("se", 1, 0)]).tank(1, 0, 0);
    check_choice(
        &rim,
        "go",
        [
            "Seal the order without a cube: the ship would fly off the board and be evacuated \
             to Earth; the tank would be empty.",
            "Sellar la orden sin cubos: la nave saldría del tablero y sería evacuada a la \
             Tierra; el depósito se quedaría vacío.",
            "Sceller l’ordre sans cube\u{a0}: le vaisseau sortirait du plateau et serait évacué \
             vers la Terre\u{202f}; le réservoir serait vide.",
        ],
    );
}

/// KOS-232: the body that comes is as good as the one that is there.
#[test]
fn a_body_that_comes_is_named() {
    let mars = board(2).in_space(1, 2, -5);
    check_question(
        &mars,
        [
            "Your order, 0 of 3 cubes placed: the ship would stay at 2,−5; Mars comes there in \
             phase 4 (4 points).",
            "Tu orden, 0 de 3 cubos: la nave se quedaría en 2,−5; Marte llega allí en la fase 4 \
             (4 puntos).",
            "Votre ordre, 0 cube sur 3\u{a0}: le vaisseau resterait en 2,−5\u{202f}; Mars y \
             arrive en phase 4 (4 points).",
        ],
    );
    let late = board(2).in_space(1, 2, -4);
    check_question(
        &late,
        [
            "Your order, 0 of 3 cubes placed: the ship would stay at 2,−4; Earth comes there in \
             phase 4 (no marker).",
            "Tu orden, 0 de 3 cubos: la nave se quedaría en 2,−4; la Tierra llega allí en la \
             fase 4 (sin marcador).",
            "Votre ordre, 0 cube sur 3\u{a0}: le vaisseau resterait en 2,−4\u{202f}; la Terre y \
             arrive en phase 4 (sans marqueur).",
        ],
    );
}

#[test]
fn a_flight_a_landing_and_an_evacuation() {
    let mut flight = board(2)
        .flying(1, 0, -9, &[("s", 1, 0)])
        .with(missions("first-saturn"));
    flight.order(1, &["go"]).others_idle();
    check_question(
        &flight,
        [
            "Does the ship fly, or is it evacuated to Earth?",
            "¿Vuela la nave o pide la evacuación a la Tierra?",
            "Le vaisseau vole-t-il, ou est-il évacué vers la Terre\u{202f}?",
        ],
    );
    check_choice(
        &flight,
        "fly",
        [
            "Fly: the ship ends in Saturn’s hex; it may land on Saturn (4 points).",
            "Volar: la nave termina en el hexágono de Saturno; puede aterrizar en Saturno (4 \
             puntos).",
            "Voler\u{a0}: le vaisseau finit dans la case de Saturne\u{202f}; il peut se poser \
             sur Saturne (4 points).",
        ],
    );
    check_choice(
        &flight,
        "evacuate",
        [
            "Be evacuated to Earth: the rose gives 1 normal cube back to the supply; no flight \
             and no refuelling in this round.",
            "Pedir la evacuación a la Tierra: la rosa de los vientos devuelve 1 cubo de \
             combustible; sin vuelo ni repostaje en esta ronda.",
            "Demander l’évacuation vers la Terre\u{a0}: la rose des vents rend 1 cube de \
             carburant\u{202f}; ni vol ni ravitaillement pendant cette manche.",
        ],
    );
    flight.play(&["fly"]);
    check_question(
        &flight,
        [
            "Will you land on Saturn?",
            "¿Aterrizas en Saturno?",
            "Vous posez-vous sur Saturne\u{202f}?",
        ],
    );
    check_choice(
        &flight,
        "land:saturn",
        [
            "Land on Saturn: you take Saturn’s marker for 4 points; you fulfil Mission 1 \
             (Saturn) for 2 points; the rose gives 1 normal cube back to the supply.",
            "Aterrizar en Saturno: tomas el marcador de Saturno por 4 puntos; cumples la Misión \
             1 (Saturno) por 2 puntos; la rosa de los vientos devuelve 1 cubo de combustible.",
            "Se poser sur Saturne\u{a0}: vous prenez le marqueur de Saturne pour 4 \
             points\u{202f}; vous remplissez la Mission 1 (Saturne) pour 2 points\u{202f}; la \
             rose des vents rend 1 cube de carburant.",
        ],
    );
    check_choice(
        &flight,
        "pass",
        [
            "Do not land on Saturn: the rose keeps 1 normal cube.",
            "No aterrizar en Saturno: la rosa de los vientos conserva 1 cubo de combustible.",
            "Ne pas se poser sur Saturne\u{a0}: la rose des vents garde 1 cube de carburant.",
        ],
    );
    let alone = flight.with(missions("second-saturn"));
    check_choice(
        &alone,
        "land:saturn",
        [
            "Land on Saturn: you take Saturn’s marker for 4 points; you fulfil Mission 2 \
             (Saturn) for 4 points as long as nobody else lands there; the rose gives 1 normal \
             cube back to the supply.",
            "Aterrizar en Saturno: tomas el marcador de Saturno por 4 puntos; cumples la Misión \
             2 (Saturno) por 4 puntos mientras nadie más aterrice allí; la rosa de los vientos \
             devuelve 1 cubo de combustible.",
            "Se poser sur Saturne\u{a0}: vous prenez le marqueur de Saturne pour 4 \
             points\u{202f}; vous remplissez la Mission 2 (Saturne) pour 4 points tant que \
             personne d’autre ne s’y pose\u{202f}; la rose des vents rend 1 cube de carburant.",
        ],
    );
    let again = flight.with(json!({ "players": { "1": { "markers": { "saturn": 1 } } } }));
    check_choice(
        &again,
        "land:saturn",
        [
            "Land on Saturn: you already have a marker from there; the rose gives 1 normal cube \
             back to the supply.",
            "Aterrizar en Saturno: ya tienes un marcador de allí; la rosa de los vientos \
             devuelve 1 cubo de combustible.",
            "Se poser sur Saturne\u{a0}: vous avez déjà un marqueur de cet astre\u{202f}; la \
             rose des vents rend 1 cube de carburant.",
        ],
    );
}

/// KOS-239 to KOS-247: how far it is to the final landing, and that it is one.
#[test]
fn earth_is_told_apart() {
    let mut home = board(2).flying(1, 0, -3, &[("n", 1, 0)]);
    home.order(1, &["go"]).others_idle().play(&["fly"]);
    check_choice(
        &home,
        "land:earth",
        [
            "Land on Earth: not the final landing yet (0 of 7 destinations visited); the rose \
             gives 1 normal cube back to the supply.",
            "Aterrizar en la Tierra: aún no es el aterrizaje final (0 de 7 destinos visitados); \
             la rosa de los vientos devuelve 1 cubo de combustible.",
            "Se poser sur la Terre\u{a0}: pas encore l’atterrissage final (0 destination \
             visitée sur 7)\u{202f}; la rose des vents rend 1 cube de carburant.",
        ],
    );
    let done = home.with(json!({ "players": { "1": { "markers": {
        "mercury": 1, "venus": 1, "mars": 1, "jupiter": 1, "saturn": 1, "uranus": 1, "halley": 1,
    } } } }));
    check_choice(
        &done,
        "land:earth",
        [
            "Land on Earth: this is your final landing, and the last round; you take an Earth \
             marker for 2 points; the rose gives 1 normal cube back to the supply.",
            "Aterrizar en la Tierra: es tu aterrizaje final y la última ronda; tomas un \
             marcador de la Tierra por 2 puntos; la rosa de los vientos devuelve 1 cubo de \
             combustible.",
            "Se poser sur la Terre\u{a0}: c’est votre atterrissage final et la dernière \
             manche\u{202f}; vous prenez un marqueur de la Terre pour 2 points\u{202f}; la rose \
             des vents rend 1 cube de carburant.",
        ],
    );
}

/// KOS-213, KOS-221, KOS-222: what the tank would hold.
#[test]
fn refuelling_tells_the_tank() {
    let mut basic = board(2).tank(1, 3, 1);
    basic.order(1, &["stay"]).others_idle();
    check_question(
        &basic,
        [
            "Will you refuel on Earth?",
            "¿Repostas en la Tierra?",
            "Faites-vous le plein sur la Terre\u{202f}?",
        ],
    );
    check_choice(
        &basic,
        "refuel:none",
        [
            "Do not refuel: the tank keeps 3 normal and 1 hyper cube.",
            "No repostar: el depósito conserva 3 cubos de combustible y 1 de hipercombustible.",
            "Ne pas se ravitailler\u{a0}: le réservoir garde 3 cubes de carburant et 1 \
             d’hypercarburant.",
        ],
    );
    check_choice(
        &basic,
        "refuel:basic",
        [
            "Refuel: the tank would hold 8 normal and 2 hyper cubes.",
            "Repostar: el depósito tendría 8 cubos de combustible y 2 de hipercombustible.",
            "Faire le plein\u{a0}: le réservoir aurait 8 cubes de carburant et 2 \
             d’hypercarburant.",
        ],
    );
    let mut full = advanced(2).tank(1, 2, 0);
    full.order(1, &["stay"]).others_idle();
    check_question(
        &full,
        [
            "How will you refuel on Earth?",
            "¿Cómo repostas en la Tierra?",
            "Comment vous ravitaillez-vous sur la Terre\u{202f}?",
        ],
    );
    check_choice(
        &full,
        "refuel:quick",
        [
            "Refuel quickly, for free: the tank would hold 7 normal cubes.",
            "Repostaje rápido, sin coste: el depósito tendría 7 cubos de combustible.",
            "Ravitaillement rapide, gratuit\u{a0}: le réservoir aurait 7 cubes de carburant.",
        ],
    );
    check_choice(
        &full,
        "refuel:full",
        [
            "Refuel fully, for a shield: the tank would hold 9 normal and 1 hyper cube; 2 \
             shields left.",
            "Repostaje completo, por un escudo: el depósito tendría 9 cubos de combustible y 1 \
             de hipercombustible; quedan 2 escudos.",
            "Ravitaillement complet, pour un bouclier\u{a0}: le réservoir aurait 9 cubes de \
             carburant et 1 d’hypercarburant\u{202f}; il reste 2 boucliers.",
        ],
    );
}

/// KOS-109 to KOS-116.
#[test]
fn a_solar_wind_tells_the_new_course() {
    let space = board(2).flying(1, 5, -2, &[("s", 1, 0)]).wind(2, "n");
    check_choice(
        &space,
        "event:1",
        [
            "Choose “Solar wind 2 to the north”: puts 2 normal cubes to the north on every \
             rose, unless a shield is spent or the ship stays landed; the ship would end at \
             5,−3.",
            "Elegir «Viento solar 2 hacia el norte»: pone 2 cubos de combustible hacia el norte \
             en cada rosa de los vientos, salvo con un escudo o sin despegar; la nave \
             terminaría en 5,−3.",
            "Choisir «\u{a0}Vent solaire 2 vers le nord\u{a0}»\u{a0}: pose 2 cubes de carburant \
             vers le nord sur chaque rose des vents, sauf avec un bouclier ou sans \
             décoller\u{202f}; le vaisseau finirait en 5,−3.",
        ],
    );
    let blown = space.after(&["event:1"]);
    check_question(
        &blown,
        [
            "Solar wind 2 to the north: will you spend a shield against it?",
            "Viento solar 2 hacia el norte: ¿gastas un escudo para evitarlo?",
            "Vent solaire 2 vers le nord\u{a0}: dépensez-vous un bouclier pour l’éviter\u{202f}?",
        ],
    );
    check_choice(
        &blown,
        "shield:no",
        [
            "Let the wind blow: the ship would end at 5,−3.",
            "Dejar que sople el viento: la nave terminaría en 5,−3.",
            "Laisser souffler le vent\u{a0}: le vaisseau finirait en 5,−3.",
        ],
    );
    check_choice(
        &blown,
        "shield:yes",
        [
            "Spend a shield: the ship would end at 5,−1; 2 shields left.",
            "Gastar un escudo: la nave terminaría en 5,−1; quedan 2 escudos.",
            "Dépenser un bouclier\u{a0}: le vaisseau finirait en 5,−1\u{202f}; il reste 2 \
             boucliers.",
        ],
    );
    let landed = board(2).wind(1, "ne").after(&["event:1"]);
    check_choice(
        &landed,
        "shield:no",
        [
            "Let the wind blow: nothing happens if the ship stays on Earth; if it takes off \
             with the wind alone, the ship would end at 1,−5.",
            "Dejar que sople el viento: no ocurre nada si la nave se queda en la Tierra; si \
             despega solo con el viento, la nave terminaría en 1,−5.",
            "Laisser souffler le vent\u{a0}: rien ne se passe si le vaisseau reste sur la \
             Terre\u{202f}; s’il décolle avec le vent seul, le vaisseau finirait en 1,−5.",
        ],
    );
    check_choice(
        &landed,
        "shield:yes",
        [
            "Spend a shield: the rose stays empty; 2 shields left.",
            "Gastar un escudo: la rosa de los vientos sigue vacía; quedan 2 escudos.",
            "Dépenser un bouclier\u{a0}: la rose des vents reste vide\u{202f}; il reste 2 \
             boucliers.",
        ],
    );
    let order = landed.after(&["shield:no", "shield:no"]);
    check_choice(
        &order,
        "stay",
        [
            "Seal the order and stay on Earth: the wind takes its cube back; then you may refuel.",
            "Sellar la orden y quedarse en la Tierra: el cubo del viento vuelve al suministro \
             general; después puedes repostar.",
            "Sceller l’ordre et rester sur la Terre\u{a0}: le cube du vent retourne à la \
             réserve\u{202f}; vous pouvez ensuite vous ravitailler.",
        ],
    );
}

#[test]
fn an_event_tells_what_it_does_to_whom() {
    let at = |kind: &str| {
        board(2)
            .flying(1, 5, -4, &[("se", 1, 0)])
            .flying(2, 4, -3, &[])
            .tank(1, 4, 2)
            .body("venus", 3, -3)
            .body("earth", 4, -4)
            .event(kind)
    };
    check_question(
        &at("thrust"),
        [
            "You are the instructor: which event happens to everyone?",
            "Tienes la ficha de instructor: ¿qué evento ocurre para todos?",
            "Vous avez le jeton d’instructeur\u{a0}: quel événement arrive à tous\u{202f}?",
        ],
    );
    check_choice(
        &at("thrust"),
        "event:1",
        [
            "Choose “Thrust”: everyone may place up to 4 cubes in this round.",
            "Elegir «Empuje»: cada jugador puede colocar hasta 4 cubos en esta ronda.",
            "Choisir «\u{a0}Poussée\u{a0}»\u{a0}: chacun peut placer jusqu’à 4 cubes pendant \
             cette manche.",
        ],
    );
    check_choice(
        &at("fuel_resupply"),
        "event:1",
        [
            "Choose “Fuel resupply”: everyone may take a hyper cube, in exchange for a normal \
             one if the tank is full; you would have 4 normal and 3 hyper cubes.",
            "Elegir «Reabastecimiento de combustible»: cada jugador puede tomar un cubo de \
             hipercombustible, a cambio de uno normal si el depósito está lleno; tendrías 4 \
             cubos de combustible y 3 de hipercombustible.",
            "Choisir «\u{a0}Livraison de carburant\u{a0}»\u{a0}: chacun peut prendre un cube \
             d’hypercarburant, en échange d’un cube normal si le réservoir est plein\u{202f}; \
             vous auriez 4 cubes de carburant et 3 d’hypercarburant.",
        ],
    );
    check_choice(
        &at("energy_conversion"),
        "event:1",
        [
            "Choose “Energy conversion”: everyone may spend a shield for up to 5 normal cubes; \
             you can buy up to 4 cubes.",
            "Elegir «Conversión de la energía»: cada jugador puede gastar un escudo a cambio de \
             hasta 5 cubos de combustible; puedes obtener hasta 4 cubos.",
            "Choisir «\u{a0}Conversion d’énergie\u{a0}»\u{a0}: chacun peut dépenser un bouclier \
             contre 5 cubes de carburant au plus\u{202f}; vous pouvez obtenir jusqu’à 4 cubes.",
        ],
    );
    check_choice(
        &at("gravity"),
        "event:1",
        [
            "Choose “Gravity”: every ship in space within 2 hexes of a body must land on the \
             nearest one; yours is drawn to Earth; Björn’s is drawn to Venus or Earth.",
            "Elegir «Gravedad»: cada nave en el espacio a 2 hexágonos o menos de un planeta \
             aterriza en el más cercano; la tuya va a la Tierra; la de Björn va a Venus o a la \
             Tierra.",
            "Choisir «\u{a0}Gravité\u{a0}»\u{a0}: chaque vaisseau dans l’espace à 2 cases ou \
             moins d’un astre se pose sur le plus proche\u{202f}; le vôtre va vers la \
             Terre\u{202f}; celui de Björn va vers Vénus ou la Terre.",
        ],
    );
    check_choice(
        &at("asteroids"),
        "event:1",
        [
            "Choose “Asteroids”: everyone loses 5 normal cubes from the tank, or spends a \
             shield; you would have 2 hyper cubes.",
            "Elegir «Asteroides»: cada jugador pierde 5 cubos de combustible del depósito o \
             gasta un escudo; tendrías 2 cubos de hipercombustible.",
            "Choisir «\u{a0}Astéroïdes\u{a0}»\u{a0}: chacun perd 5 cubes de carburant de son \
             réservoir, ou dépense un bouclier\u{202f}; vous auriez 2 cubes d’hypercarburant.",
        ],
    );
    check_choice(
        &at("solar_flares"),
        "event:1",
        [
            "Choose “Solar flares”: nobody may place a cube in this round without spending a \
             shield; the ship would end at 6,−4, in the asteroid belt, and lose a shield (2 \
             left).",
            "Elegir «Llamaradas solares»: en esta ronda nadie puede colocar cubos sin gastar un \
             escudo; la nave terminaría en 6,−4, en el cinturón de asteroides, y perdería un \
             escudo (quedan 2).",
            "Choisir «\u{a0}Éruptions solaires\u{a0}»\u{a0}: personne ne peut placer de cube pendant \
             cette manche sans dépenser un bouclier\u{202f}; le vaisseau finirait en 6,−4, dans \
             la ceinture d’astéroïdes, et perdrait un bouclier (reste 2).",
        ],
    );
    let chosen = |kind: &str| at(kind).after(&["event:1"]);
    check_choice(
        &chosen("fuel_resupply"),
        "resupply:yes",
        [
            "Take a hyper cube: the tank would hold 4 normal and 3 hyper cubes.",
            "Tomar un cubo de hipercombustible: el depósito tendría 4 cubos de combustible y 3 \
             de hipercombustible.",
            "Prendre un cube d’hypercarburant\u{a0}: le réservoir aurait 4 cubes de carburant \
             et 3 d’hypercarburant.",
        ],
    );
    check_choice(
        &chosen("fuel_resupply").tank(1, 9, 1),
        "resupply:yes",
        [
            "Swap a normal cube for a hyper cube: the tank would hold 8 normal and 2 hyper cubes.",
            "Cambiar un cubo normal por uno de hipercombustible: el depósito tendría 8 cubos de \
             combustible y 2 de hipercombustible.",
            "Échanger un cube normal contre un cube d’hypercarburant\u{a0}: le réservoir aurait \
             8 cubes de carburant et 2 d’hypercarburant.",
        ],
    );
    check_choice(
        &chosen("energy_conversion"),
        "energy:1",
        [
            "Spend a shield for 1 normal cube: the tank would hold 5 normal and 2 hyper cubes; \
             2 shields left.",
            "Gastar un escudo a cambio de 1 cubo de combustible: el depósito tendría 5 cubos de \
             combustible y 2 de hipercombustible; quedan 2 escudos.",
            "Dépenser un bouclier contre 1 cube de carburant\u{a0}: le réservoir aurait 5 cubes \
             de carburant et 2 d’hypercarburant\u{202f}; il reste 2 boucliers.",
        ],
    );
    check_question(
        &chosen("gravity"),
        [
            "Gravity: where is your ship drawn, to Venus or Earth?",
            "Gravedad: ¿adónde va tu nave, a Venus o a la Tierra?",
            "Gravité\u{a0}: où va votre vaisseau, vers Vénus ou la Terre\u{202f}?",
        ],
    );
    check_choice(
        &chosen("gravity"),
        "gravity:venus",
        [
            "Be drawn to Venus and land: you take Venus’s marker for 4 points; you fulfil \
             Mission 2 (Venus) for 4 points as long as nobody else lands there.",
            "Ir a Venus y aterrizar: tomas el marcador de Venus por 4 puntos; cumples la Misión \
             2 (Venus) por 4 puntos mientras nadie más aterrice allí.",
            "Aller vers Vénus et se poser\u{a0}: vous prenez le marqueur de Vénus pour 4 \
             points\u{202f}; vous remplissez la Mission 2 (Vénus) pour 4 points tant que \
             personne d’autre ne s’y pose.",
        ],
    );
    check_choice(
        &chosen("asteroids"),
        "shield:no",
        [
            "Spend no shield: you lose 4 normal cubes; 2 hyper cubes left in the tank.",
            "No gastar ningún escudo: pierdes 4 cubos de combustible; el depósito se quedaría \
             con 2 cubos de hipercombustible.",
            "Ne pas dépenser de bouclier\u{a0}: vous perdez 4 cubes de carburant\u{202f}; il \
             resterait 2 cubes d’hypercarburant dans le réservoir.",
        ],
    );
    check_choice(
        &chosen("asteroids"),
        "shield:yes",
        [
            "Spend a shield: the tank keeps 4 normal and 2 hyper cubes; 2 shields left.",
            "Gastar un escudo: el depósito conserva 4 cubos de combustible y 2 de \
             hipercombustible; quedan 2 escudos.",
            "Dépenser un bouclier\u{a0}: le réservoir garde 4 cubes de carburant et 2 \
             d’hypercarburant\u{202f}; il reste 2 boucliers.",
        ],
    );
    check_choice(
        &chosen("solar_flares"),
        "shield:no",
        [
            "Spend no shield: you may place no cube in this round; the ship would end at 6,−4, \
             in the asteroid belt, and lose a shield (2 left).",
            "No gastar ningún escudo: no puedes colocar cubos en esta ronda; la nave terminaría \
             en 6,−4, en el cinturón de asteroides, y perdería un escudo (quedan 2).",
            "Ne pas dépenser de bouclier\u{a0}: vous ne pouvez placer aucun cube pendant \
             cette manche\u{202f}; le vaisseau finirait en 6,−4, dans la ceinture d’astéroïdes, et \
             perdrait un bouclier (reste 2).",
        ],
    );
    check_choice(
        &chosen("solar_flares"),
        "shield:yes",
        [
            "Spend a shield: you may place cubes in this round; 2 shields left.",
            "Gastar un escudo: puedes colocar cubos en esta ronda; quedan 2 escudos.",
            "Dépenser un bouclier\u{a0}: vous pouvez placer des cubes pendant cette manche\u{202f}; \
             il reste 2 boucliers.",
        ],
    );
}

#[test]
fn the_setup_has_words() {
    let basic = setup(2);
    check_question(
        &basic,
        [
            "Put a body on a space of its orbit; you still have Earth, Mars, Saturn, Uranus and \
             Neptune.",
            "Coloca un planeta en un espacio de su órbita; aún tienes la Tierra, Marte, \
             Saturno, Urano y Neptuno.",
            "Placez un astre sur un espace de son orbite\u{202f}; il vous reste la Terre, Mars, \
             Saturne, Uranus et Neptune.",
        ],
    );
    let advanced = advanced_setup(2);
    check_question(
        &advanced,
        [
            "Put Earth on a space of its orbit.",
            "Coloca la Tierra en un espacio de su órbita.",
            "Placez la Terre sur un espace de son orbite.",
        ],
    );
    check_choice(
        &advanced,
        "place:earth:12",
        [
            "Put Earth on space 12 of 12, at −2,−2.",
            "Colocar la Tierra en el espacio 12 de 12, en −2,−2.",
            "Placer la Terre à l’espace 12 sur 12, en −2,−2.",
        ],
    );
    check_choice(
        &advanced.after(&["place:earth:1"]),
        "place:halley:4",
        [
            "Put Halley’s Comet on space 4 of 19, at 1,−7: 3 hexes from Earth.",
            "Colocar el cometa Halley en el espacio 4 de 19, en 1,−7: a 3 hexágonos de la Tierra.",
            "Placer la comète de Halley à l’espace 4 sur 19, en 1,−7\u{a0}: à 3 cases de la \
             Terre.",
        ],
    );
}

#[test]
fn refusals_say_why() {
    let earth = board(2);
    check_reason(
        &earth,
        "go",
        [
            "A landed ship needs at least one cube on its rose to take off.",
            "Una nave aterrizada necesita al menos un cubo en su rosa de los vientos para \
             despegar.",
            "Un vaisseau posé a besoin d’au moins un cube sur sa rose des vents pour décoller.",
        ],
    );
    check_reason(
        &earth,
        "convert",
        [
            "The tank is full.",
            "El depósito está lleno.",
            "Le réservoir est plein.",
        ],
    );
    check_reason(
        &earth,
        "land:mars",
        [
            "Another question comes first: which order to give.",
            "Antes hay otra pregunta: qué orden dar.",
            "Une autre question vient d’abord\u{a0}: quel ordre donner.",
        ],
    );
    check_reason(
        &earth.after(&["burn:se:normal"]),
        "burn:n:normal",
        [
            "Cubes are named clockwise from the north, normal before hyper: begin the order \
             anew to burn to the north too.",
            "Los cubos se nombran en sentido horario desde el norte, combustible antes que \
             hipercombustible: empieza la orden de nuevo para quemar también hacia el norte.",
            "Les cubes se nomment dans le sens horaire depuis le nord, carburant avant \
             hypercarburant\u{a0}: recommencez l’ordre pour brûler aussi vers le nord.",
        ],
    );
    check_reason(
        &earth.after(&["burn:se:normal"]),
        "stay",
        [
            "A ship whose order has cubes does not stay.",
            "Una nave cuya orden tiene cubos no se queda.",
            "Un vaisseau dont l’ordre a des cubes ne reste pas.",
        ],
    );
    check_reason(
        &earth.in_space(1, 5, 5).tank(1, 3, 0),
        "burn:n:hyper",
        [
            "The tank has no hyperfuel left.",
            "No queda hipercombustible en el depósito.",
            "Le réservoir n’a plus d’hypercarburant.",
        ],
    );
    check_reason(
        &earth.in_space(1, 5, 5),
        "stay",
        [
            "Only a landed ship can stay; in space it drifts on.",
            "Solo se queda una nave aterrizada; en el espacio sigue a la deriva.",
            "Seul un vaisseau posé peut rester\u{202f}; dans l’espace, il dérive.",
        ],
    );
    check_reason(
        &advanced_setup(2),
        "place:halley:1",
        [
            "Earth is placed first.",
            "Primero se coloca la Tierra.",
            "Il faut d’abord placer la Terre.",
        ],
    );
    check_reason(
        &advanced_setup(2).after(&["place:earth:1"]),
        "place:earth:1",
        [
            "Earth is already on the board.",
            "La Tierra ya está en el tablero.",
            "La Terre est déjà sur le plateau.",
        ],
    );
}

#[test]
fn events_have_articles_plurals_and_names() {
    let game = board(2);
    let (seat, body) = (Seat(1), Body::Halley);
    check_event(
        &game,
        Event::Landed { seat, body },
        [
            "Björn lands on Halley’s Comet.",
            "Björn aterriza en el cometa Halley.",
            "Björn se pose sur la comète de Halley.",
        ],
    );
    check_event(
        &game,
        Event::TookOff {
            seat: Seat(0),
            body: Body::Uranus,
        },
        [
            "Ana takes off from Uranus.",
            "Ana despega de Urano.",
            "Ana décolle d’Uranus.",
        ],
    );
    check_event(
        &game,
        Event::MarkerTaken {
            seat,
            body,
            points: 1,
        },
        [
            "Björn takes the comet’s marker for 1 point.",
            "Björn toma el marcador del cometa Halley por 1 punto.",
            "Björn prend le marqueur de la comète de Halley pour 1 point.",
        ],
    );
    check_event(
        &game,
        Event::Evacuated {
            seat: Seat(0),
            body: Body::Earth,
        },
        [
            "Ana’s ship is brought to Earth and its rose cleared.",
            "La nave de Ana vuelve a la Tierra y su rosa de los vientos queda vacía.",
            "Le vaisseau d’Ana est ramené sur la Terre et sa rose des vents est vidée.",
        ],
    );
    check_event(
        &game,
        Event::Attracted {
            seat: Seat(0),
            from: Hex::new(4, -3),
            body,
        },
        [
            "Halley’s Comet draws Ana’s ship in from 4,−3.",
            "El cometa Halley atrae la nave de Ana desde 4,−3.",
            "La comète de Halley attire le vaisseau d’Ana depuis 4,−3.",
        ],
    );
    check_event(
        &game,
        Event::Flew {
            seat,
            from: Hex::new(3, -1),
            to: Hex::new(4, -3),
        },
        [
            "Björn flies from 3,−1 to 4,−3.",
            "Björn vuela de 3,−1 a 4,−3.",
            "Björn vole de 3,−1 à 4,−3.",
        ],
    );
    check_event(
        &game,
        Event::CubePlaced {
            seat,
            cube: Cube::new(Direction::SW, Fuel::Hyper),
        },
        [
            "Björn burns hyperfuel to the south-west.",
            "Björn quema hipercombustible hacia el suroeste.",
            "Björn brûle de l’hypercarburant vers le sud-ouest.",
        ],
    );
    check_event(
        &game,
        Event::ShieldLost {
            seat,
            at: Hex::new(6, -3),
            danger: Danger::Belt,
        },
        [
            "Björn loses a shield in the asteroid belt, at 6,−3.",
            "Björn pierde un escudo en el cinturón de asteroides, en 6,−3.",
            "Björn perd un bouclier dans la ceinture d’astéroïdes, en 6,−3.",
        ],
    );
    check_event(
        &game,
        Event::WindReturned { seat, cubes: 2 },
        [
            "2 wind cubes leave Björn’s rose.",
            "2 cubos del viento salen de la rosa de los vientos de Björn.",
            "2 cubes du vent quittent la rose des vents de Björn.",
        ],
    );
    check_event(
        &game,
        Event::Refuelled {
            seat: Seat(0),
            how: Refuelling::Quick,
            cubes: Cubes::new(5, 0),
        },
        [
            "Ana refuels quickly: 5 normal cubes.",
            "Repostaje rápido de Ana: 5 cubos de combustible.",
            "Ravitaillement rapide d’Ana\u{a0}: 5 cubes de carburant.",
        ],
    );
    check_event(
        &game,
        Event::MissionRevealed {
            seat,
            mission: Mission::new(Goal::Second, body),
            points: 4,
        },
        [
            "Björn shows Mission 2 (Halley’s Comet): fulfilled.",
            "Björn muestra la Misión 2 (Cometa Halley): cumplida.",
            "Björn montre la Mission 2 (Comète de Halley)\u{a0}: remplie.",
        ],
    );
    check_event(
        &game,
        Event::Scored(Scored {
            seat,
            source: 0,
            points: 4,
        }),
        [
            "Björn gains 4 points (Landing markers).",
            "Björn gana 4 puntos (Marcadores de aterrizaje).",
            "Björn gagne 4 points (Marqueurs d’atterrissage).",
        ],
    );
}

/// Points are explained by what was told right before them.
#[test]
fn markers_and_missions_explain_points() {
    let game = board(2).game;
    let (seat, body) = (Seat(1), Body::Mars);
    let taken = Event::MarkerTaken {
        seat,
        body,
        points: 4,
    };
    assert_eq!(game.explains(&taken), Some(seat));
    let shown = |points| Event::MissionRevealed {
        seat,
        mission: Mission::new(Goal::First, body),
        points,
    };
    assert_eq!(game.explains(&shown(2)), Some(seat));
    assert_eq!(game.explains(&shown(0)), None);
    assert_eq!(game.explains(&Event::Landed { seat, body }), None);
}

#[test]
fn the_board_shows_what_lies_on_the_table() {
    let mut table = board(2)
        .flying(2, 3, -8, &[("n", 1, 0), ("se", 0, 1)])
        .body("saturn", 2, -8)
        .body("venus", 3, -3)
        .with(missions("first-saturn"));
    table.play_as(1, "burn:se:normal");
    let text = drawn(&table, Some(1), Language::En);
    for line in [
        " KOSMONAVTS · Round 1 · Phase 2: Orders",
        " ● Ana and ■ Björn decide which order to give.",
        // The own draft is on the rose, and in brackets where the ships would end.
        " SW ·        SE ▪1          −9 ·     ∘     ·     ∘     ·                        SW ·        SE ▮1",
        "  0 ·     ∘     ·     ·     ·     ·     ·     *     ■     (■)   ·     *     ∘     ·",
        "       ∘     ∘     ·     ∘     ∘     ░     ♂     ░     ∘     ∘     ·     ∘     ∘",
        "       ∘     ·     ∘     ∘     ░     ∘     ⊕●    (♂)   ░     ∘     ∘     ·     ∘",
        "  3 ·     ·     ·     ·     ░     ·     ·     (●)   ·     ░     ·     ·     *     ·",
        "       ∘     ·     ∘     ░     ∘     ∘     ☼     (☿)   ∘     ░     ∘     *     ∘",
        "                                           0",
        " ▸●★  Ana, white    Earth  1,−4         ▪8 ▮1          3  Earth           0",
        " ▸■   Björn, green  3,−8   5,−9         ▪9 ▮1          3  Earth           0",
        "      Supply                            ▪29 ▮13",
        " ♄  Saturn          2,−8   4,−8   4 3 2 1  ·  ·",
        " EVENTS · 27 in the deck, 0 discarded",
        " ● Mission 1 (Saturn): 2 points for landing first on Saturn",
    ] {
        assert!(
            text.lines().any(|drawn| drawn == line),
            "{line:?} is not in\n{text}"
        );
    }
    let lines = text.lines().skip_while(|line| !line.contains("−13 ·"));
    assert_eq!(lines.take_while(|line| !line.contains("☼ Sun")).count(), 55);
}
