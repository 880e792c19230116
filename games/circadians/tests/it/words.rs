//! Words: every sentence of the game in every language, and the board as text.

use std::path::Path;

use circadians::{
    Circadians, Reason, View,
    components::{Direction, Hex, Leader, Location, Origin, Resource, Space, Spot},
    event::Event,
    state::Stage,
    step::{Action, Step, Tile},
};
use tabletop::{Arg, Dice, Game, Phrase, Reason as _, Scored, Seat, Speak, Words};
use words::{
    Language,
    testkit::{Choir, Strict, check_french, check_keys, check_languages, check_lines, names},
};

use crate::{
    contract::tables,
    kit::{Board, Pieces as _, execute, execute_with, fresh, open},
};

#[test]
fn every_key_is_used_and_every_used_key_is_there() {
    // Drawings have names of classes and pieces besides.
    let is_message = |path: &str, literal: &str| {
        let drawn = path.contains("/src/draw/svg/") || path.ends_with("/src/draw/page.rs");
        !drawn || literal.starts_with("draw-")
    };
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    check_keys::<Circadians>(&src, is_message, &[]);
}

#[test]
fn all_languages_have_the_same_keys_and_arguments() {
    check_languages::<Circadians>(&["_gender", "_form", "_count"]);
}

/// French has narrow and unbreakable spaces before its signs, and no straight apostrophes.
#[test]
fn french_has_its_spaces() {
    check_french(Circadians::locale("fr").unwrap());
}

/// Lines that end with what a card or tile does.
const WITH_TEXT: [&str; 4] = [
    "choice-noted",
    "choice-with-noted",
    "event-revealed",
    "event-private",
];

/// Says a line of the log; one about somebody begins with the name.
fn say_event(choir: &mut Choir, phrase: &Phrase) {
    choir.line(phrase);
    let somebody = phrase.args.iter().any(|(name, _)| *name == "seat");
    if somebody && phrase.key != "event-radio" {
        for speaker in &choir.languages {
            let text = speaker.say(phrase).replace('\u{a0}', "");
            let (name, fact) = text.split_once(": ").expect("a name and a fact");
            assert!(!name.is_empty() && !fact.is_empty(), "{text:?}");
        }
    }
}

/// Everything that is said in random games, in all languages.
#[test]
fn random_games_are_told_without_a_gap() {
    let mut choir = Choir::new::<Circadians>("¿«").with_text(&WITH_TEXT);
    for (seed, game) in tables().into_iter().enumerate() {
        for aim in AIMS {
            describe_game(&game, seed as u64, aim, &mut choir);
        }
    }
    describe_the_rest(&mut choir);
    // What is said on the page, `draw.rs` hears; what a study asks, `study.rs`.
    choir.check_all_said::<Circadians>(&["about", "option-", "preset-", "draw-", "study-"]);
}

/// What players like to do, in notation: nothing in particular, or to negotiate, fulfil and
/// build whenever they can.
const AIMS: [&[&str]; 2] = [
    &[],
    &[
        "to:jrayek",
        "to:zcharo",
        "to:leyrien",
        "to:depository",
        "to:laboratory",
        "use:yes",
        "setback:ignore",
    ],
];

/// Plays and tells a game to its end. Answers that begin like one of the aims are preferred,
/// others are drawn.
fn describe_game(game: &Circadians, seed: u64, aims: &[&str], choir: &mut Choir) {
    let mut events = Vec::new();
    let mut state = game.start(Dice::from_seed(seed), &mut events);
    let names = names(game.seats());
    let universe = game.universe();
    let mut dice = Dice::from_seed(!seed);
    let mut list = Vec::new();
    for asked in 0.. {
        let open = game.view(&state, None);
        for event in events.drain(..) {
            say_event(choir, &game.event(&open, &event));
        }
        for seat in Seat::first(game.seats()) {
            choir.line(&game.question(&open, seat));
        }
        let owing = game.owing(&state);
        let owing: Vec<Seat> = owing.iter().collect();
        let seat = match owing[..] {
            [] => None,
            _ => Some(owing[dice.below(owing.len() as u32) as usize]),
        };
        if asked % 9 == 0 || seat.is_none() {
            for speaker in &choir.languages {
                for view in [&open, &game.view(&state, seat)] {
                    for columns in [80, 100, 200] {
                        check_lines(&game.board(view, &names, speaker, columns), columns);
                    }
                }
            }
        }
        let Some(seat) = seat else {
            return;
        };
        let view = game.view(&state, Some(seat));
        choir.line(&game.question(&view, seat));
        game.actions(&state, seat, &mut list);
        choir.answers(game, &view, seat, &list);
        for both in game.joined(&view, seat) {
            choir.line(&both.phrase);
        }
        check_rooms(game, &view, seat, &list);
        if asked % 23 == 0 {
            for &action in &universe {
                if let Err(reason) = game.check(&state, seat, action) {
                    let phrase = game.reason(&reason);
                    choir.sentence(&phrase);
                    let general = phrase.key == game.reason(&Reason::Sealed).key;
                    assert!(!reason.explains() || !general, "{reason:?}");
                }
            }
        }
        let liked = list.iter().filter(|action| {
            let text = action.to_string();
            aims.iter().any(|aim| text.starts_with(aim))
        });
        let liked: Vec<Action> = liked.copied().collect();
        let open = if liked.is_empty() { &list } else { &liked };
        let action = open[dice.below(open.len() as u32) as usize];
        if let Some(planned) = game.laid_out(&state, seat, action) {
            choir.line(&game.question(&game.view(&planned, Some(seat)), seat));
        }
        game.apply(&mut state, seat, action, &mut events);
        // A sealed answer can be taken back while others think.
        if game.to_act(&state).contains(seat) && !game.owing(&state).contains(seat) {
            let view = game.view(&state, Some(seat));
            choir.line(&game.question(&view, seat));
            choir.answers(game, &view, seat, &[Action::Revise]);
            if asked % 50 == 0 {
                game.apply(&mut state, seat, Action::Revise, &mut events);
            }
        }
    }
}

/// Some room has the words for the question, its topic and each of its answers.
fn check_rooms(game: &Circadians, view: &View, seat: Seat, answers: &[Action]) {
    let step = view.table.pending.top().unwrap();
    assert_ne!(game.question(view, seat).key, "question-wait", "{step:?}");
    let told = |step| game.reason(&Reason::NotAsked(step));
    assert_ne!(told(step), told(Step::Open), "{step:?}");
    let revised = game.path(view, seat, &Action::Revise);
    for answer in answers {
        assert_ne!(game.path(view, seat, answer), revised, "{answer}");
        let choice = format!("{:?}", game.choice(view, seat, answer));
        assert!(!choice.contains("choice-revise"), "{answer}");
    }
}

/// What random games seldom or never come to.
fn describe_the_rest(choir: &mut Choir) {
    let board = execute(4);
    let seat = Seat(2);
    let view = board.game.view(&board.state, None);
    let spaces = [
        "laboratory_1a",
        "leyrien_2b",
        "depository_6_2",
        "headquarters_3",
    ];
    let spaces = spaces.map(|space| space.parse::<Space>().unwrap());
    let mut reasons = vec![
        Reason::GameOver,
        Reason::NotYourTurn(seat),
        Reason::NotAsked(Step::Act),
        Reason::NothingSealed,
        Reason::Sealed,
        Reason::StackEmpty,
        Reason::MustTake,
        Reason::NoEmptyPlace,
        Reason::NoTile,
        Reason::NoTileLeft(Location::Laboratory),
        Reason::NoTileLeft(Location::Foundry),
        Reason::ReserveEmpty,
        Reason::NotForSal(Location::Negotiations),
        Reason::NotForSal(Location::Depository),
        Reason::CacheRevealed(2),
        Reason::OtherPenalty(1),
        Reason::NoSceptre,
        Reason::StillToProduce,
        Reason::NotAPrice(Resource::Gem),
        Reason::NotNext(Origin::Headquarters(1)),
        Reason::NotAPartner(Origin::Garage(3)),
        Reason::CannotSend(Origin::Garage(3)),
        Reason::GaragesFull,
        Reason::LeaderGone(Leader::Naira),
        Reason::NoSetback(1),
        Reason::Nowhere(4),
        Reason::SameReward,
        Reason::MustFulfil,
        Reason::NoTradesLeft,
    ];
    for space in spaces {
        reasons.push(Reason::Closed(space));
        reasons.push(Reason::Taken(space));
        reasons.push(Reason::FirstFree(space));
        reasons.push(Reason::WrongValue(space));
        reasons.push(Reason::NotLosable(Spot::Board(space)));
    }
    for &location in Location::ALL {
        reasons.push(Reason::CannotPay(location));
    }
    for &direction in Direction::ALL {
        reasons.push(Reason::NoWay(direction));
        reasons.push(Reason::NotBack(direction));
    }
    for reason in reasons {
        choir.sentence(&board.game.reason(&reason));
    }
    for points in [-1, 0, 1, 2] {
        let scored = Scored {
            seat,
            source: 3,
            points,
        };
        say_event(choir, &board.game.event(&view, &Event::Scored(scored)));
    }
    for event in [
        Event::Reshuffled,
        Event::SchemesShuffled,
        Event::SchemeIdle { scheme: 3 },
        Event::SchemeBlocked { scheme: 3 },
        Event::SetbackIgnored { seat },
        Event::BonusRemoved { hex: Hex::cache(0) },
        Event::TileDeclined { seat },
        Event::StageBegins(Stage::StartShip),
        Event::StageBegins(Stage::Event),
        Event::StageBegins(Stage::HarvestEnd),
        Event::RescueDice { seat, count: 1 },
    ] {
        say_event(choir, &board.game.event(&view, &event));
    }
    for step in [Step::Partner, Step::MoveBack, Step::Destroy(Tile::Ship)] {
        choir.sentence(&board.game.reason(&Reason::NotAsked(step)));
    }
    let rival = open(2, &[("rival", "hard")]);
    choir.label(&rival.automaton());
    describe_boards(choir);
    let not_now = board.game.choice(&view, Seat(0), &Action::Use(true));
    for speaker in &choir.languages {
        assert_eq!(speaker.say(&not_now), "use:yes");
    }
}

/// Boards with questions that seldom come up.
fn describe_boards(choir: &mut Choir) {
    let tops = ["flip", "water_discount", "energy_discount"];
    let pairs = execute_with(2, &[("irenic", "on")])
        .rich(1, [20, 20, 5, 2])
        .ships(1, &["plus_minus_one"], tops)
        .garage(1, &[3, 2, 3])
        .after(&["send:garage_1=3", "to:laboratory_1a"]);
    describe_answers(&pairs, choir);
    let cheap = execute(2)
        .rich(1, [20, 20, 5, 2])
        .garage(1, &[4])
        .event("scrap_surplus")
        .fulfilled(1, &["spare_parts"])
        .after(&["send:garage_1=4", "to:foundry_1"]);
    describe_answers(&cheap, choir);
    let negotiating = execute(2)
        .rich(1, [20, 20, 5, 2])
        .garage(1, &[4])
        .ships(1, &["no_algae", "plus_two", "plus_two", "plus_two"], tops)
        .farms(
            1,
            &["three_points", "trades"],
            ["water_passive", "algae_passive", "energy_passive"],
        )
        .on("leyrien_2a", 2, 6)
        .fulfilled(1, &["leyrien_sceptre"])
        .after(&["send:garage_1=4", "to:leyrien_1a"]);
    describe_answers(&negotiating.after(&["advance:2"]), choir);
    let setback = negotiating.after(&["advance:6"]);
    describe_answers(&setback, choir);
    describe_answers(&setback.after(&["setback:1", "suffer:2"]), choir);
    describe_answers(&setback.after(&["setback:1", "suffer:4"]), choir);
    let trading = execute(2)
        .farms(
            1,
            &["trades"],
            ["water_passive", "algae_passive", "gem_six"],
        )
        .rich(1, [20, 20, 5, 2])
        .idle();
    describe_answers(&trading, choir);
    let mut start = fresh(2, &[("leaders", "dyad")]);
    start.play(&[
        "leader:jakob",
        "leader:dan",
        "ban:akira",
        "ban:troy",
        "leader:sable",
        "leader:sunari",
    ]);
    describe_answers(&start, choir);
}

/// The open question and all its answers.
fn describe_answers(board: &Board, choir: &mut Choir) {
    let Board { game, state, .. } = board;
    let seat = game.owing(state).lowest().unwrap();
    let view = game.view(state, Some(seat));
    choir.line(&game.question(&view, seat));
    let mut list = Vec::new();
    game.actions(state, seat, &mut list);
    choir.answers(game, &view, seat, &list);
}

/// A language's sentences for a board: the question, an answer, a refusal.
struct Tale<'a>(Language, &'a Board);

impl Tale<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        Strict::new::<Circadians>(self.0).say(phrase)
    }

    fn seat(&self) -> Seat {
        self.1
            .game
            .owing(&self.1.state)
            .lowest()
            .unwrap_or_default()
    }

    fn choice(&self, answer: &str) -> String {
        let Self(_, board) = self;
        let view = board.game.view(&board.state, Some(self.seat()));
        let action: Action = answer.parse().unwrap();
        self.say(&board.game.choice(&view, self.seat(), &action))
    }

    fn reason(&self, answer: &str) -> String {
        let Self(_, board) = self;
        let action: Action = answer.parse().unwrap();
        let refused = board.game.check(&board.state, self.seat(), action);
        self.say(&board.game.reason(&refused.unwrap_err()))
    }

    fn event(&self, event: Event) -> String {
        let view = self.1.game.view(&self.1.state, None);
        self.say(&self.1.game.event(&view, &event))
    }
}

/// Three sentences, one for each language, with spaces that can be typed.
#[track_caller]
fn check(say: impl Fn(Language) -> String, sentences: [&str; 3]) {
    let said = Language::ALL.map(|language| say(language).replace(['\u{a0}', '\u{202f}'], " "));
    assert_eq!(said, sentences);
}

#[track_caller]
fn check_choice(board: &Board, answer: &str, sentences: [&str; 3]) {
    check(|language| Tale(language, board).choice(answer), sentences);
}

#[track_caller]
fn check_reason(board: &Board, answer: &str, sentences: [&str; 3]) {
    check(|language| Tale(language, board).reason(answer), sentences);
}

#[track_caller]
fn check_event(board: &Board, event: Event, sentences: [&str; 3]) {
    check(|language| Tale(language, board).event(event), sentences);
}

/// A 4 and a 2 in garages, some of everything, no contracts, known tiles on top.
fn garage_board() -> Board {
    execute(2)
        .rich(1, [20, 10, 5, 2])
        .garage(1, &[4, 2])
        .hand(1, &[])
        .ships(1, &[], ["flip", "water_discount", "plus_two"])
}

#[test]
fn sending_tells_the_price_and_the_places() {
    let board = garage_board();
    check_choice(
        &board,
        "send:garage_1=4",
        [
            "Send the 4 from garage 1: can go to Headquarters, the Mining Camp, the Foundry, \
             the Market, the Academy, the Control Room and the Negotiations Board",
            "Enviar el 4 del garaje 1: puede ir al Cuartel General, al Campamento Minero, \
             a la Fundición, al Mercado, a la Academia, a la Sala de Control \
             y al Tablero de Negociación",
            "Envoyer le 4 du garage 1 : peut aller au QG, au Camp Minier, à la Fonderie, \
             au Marché, à l’Académie, à la Salle de Contrôle et sur le plateau Négociation",
        ],
    );
    check_choice(
        &board.garage(1, &[0, 4, 2]),
        "decline",
        [
            "Pass: 2 dice to the cantina, gain 4 water",
            "Pasar: 2 dados a la cantina, ganar 4 de agua",
            "Passer : 2 dés à la cantine, gagner 4 Eau",
        ],
    );
    check_reason(
        &board,
        "send:garage_2=2",
        [
            "Send your dice in order: the die in garage 2 comes later.",
            "Envía tus dados por orden: el dado del garaje 2 va después.",
            "Envoyez vos dés dans l’ordre : le dé du garage 2 vient plus tard.",
        ],
    );
    check_reason(
        &board,
        "decline",
        [
            "You must send the die in garage 1: it costs no algae and has somewhere to go.",
            "Debes enviar el dado del garaje 1: no cuesta algas y tiene adónde ir.",
            "Vous devez envoyer le dé du garage 1 : il ne coûte pas d’Algues \
             et peut aller quelque part.",
        ],
    );
}

#[test]
fn a_destination_tells_what_it_costs_and_brings() {
    let board = garage_board().after(&["send:garage_1=4"]);
    check_choice(
        &board,
        "to:foundry_1",
        [
            "Foundry: pay 2 energy or 10 water, gain the Tanker",
            "Fundición: pagar 2 de energía o 10 de agua, ganar la Cisterna",
            "Fonderie : payer 2 Énergie ou 10 Eau, gagner la Citerne",
        ],
    );
    check_choice(
        &board,
        "to:mining_camp_1",
        [
            "Mining Camp: pay 2 water, gain 1 gem",
            "Campamento Minero: pagar 2 de agua, ganar 1 gema",
            "Camp Minier : payer 2 Eau, gagner 1 Gemme",
        ],
    );
    check_choice(
        &board,
        "to:leyrien_1a",
        [
            "Leyrien, row 1: pay 6 algae, 3 points at the end, may set one of your dice, \
             then an advancement",
            "Leyrien, fila 1: pagar 6 algas, 3 puntos al final, puedes cambiar el valor \
             de un dado, después un avance",
            "Leyrien, ligne 1 : payer 6 Algues, 3 points en fin de partie, puis changer \
             la valeur d’un dé (facultatif), puis un avantage",
        ],
    );
    check_reason(
        &board,
        "to:academy_1",
        [
            "This space at the Academy takes another die value.",
            "Esta casilla de la Academia pide otro valor del dado.",
            "Cet emplacement de l’Académie demande une autre valeur de dé.",
        ],
    );
}

#[test]
fn events_have_articles_plurals_and_names() {
    let board = garage_board();
    let seat = Seat(0);
    check_event(
        &board,
        Event::Sent {
            seat,
            origin: Origin::Garage(0),
            from: 4,
            to: 5,
        },
        [
            "Ana: sends the 4 from garage 1 as a 5",
            "Ana: envía el 4 del garaje 1 como un 5",
            "Ana : envoie le 4 du garage 1 comme un 5",
        ],
    );
    check_event(
        &board,
        Event::Paid {
            seat,
            cost: [1, 1, 2, 0],
        },
        [
            "Ana: −1 water, −1 algae and −2 energy",
            "Ana: −1 de agua, −1 alga y −2 de energía",
            "Ana : −1 Eau, −1 Algue et −2 Énergie",
        ],
    );
    check_event(
        &board,
        Event::PieceReceived {
            seat,
            leader: Leader::UlKahTal,
        },
        [
            "Ana: starts with Ul Kah Tal’s Ship",
            "Ana: empieza con la Nave de Ul Kah Tal",
            "Ana : commence avec le Vaisseau d’Ul Kah Tal",
        ],
    );
    check_event(
        &board,
        Event::Scored(Scored {
            seat,
            source: 0,
            points: 1,
        }),
        [
            "Ana: +1 point (Negotiations)",
            "Ana: +1 punto (Negociación)",
            "Ana : +1 point (Négociation)",
        ],
    );
}

/// Spanish “o” becomes “u” before the sound of an o, as in ocho and once.
#[test]
fn spanish_or_minds_the_number_after_it() {
    let spanish = Strict::new::<Circadians>(Language::Es);
    let amount = |key, count| Phrase::new(key).with("count", Arg::Number(count));
    let either = |count| {
        let phrase = Phrase::new("either").with("first", amount("amount-water", 10));
        spanish.say(&phrase.with("second", amount("amount-algae", count)))
    };
    assert_eq!(either(6), "10 de agua o 6 algas");
    assert_eq!(either(8), "10 de agua u 8 algas");
    assert_eq!(either(11), "10 de agua u 11 algas");
}

/// Nobody else is told what a secret answer would be or bring.
#[test]
fn a_secret_answer_is_told_to_nobody_else() {
    let board = fresh(2, &[]);
    let game = &board.game;
    let (own, other) = (
        game.view(&board.state, Some(Seat(0))),
        game.view(&board.state, Some(Seat(1))),
    );
    let mut list = Vec::new();
    game.actions(&board.state, Seat(0), &mut list);
    let speaker = Strict::new::<Circadians>(Language::En);
    for action in &list {
        let told = speaker.say(&game.choice(&own, Seat(0), action));
        assert!(told.contains(": "), "{told}");
        let told = speaker.say(&game.choice(&other, Seat(0), action));
        assert_eq!(told, action.to_string());
    }
    let open = game.view(&board.state, None);
    check(
        |language| Strict::new::<Circadians>(language).say(&game.question(&open, Seat(2))),
        [
            "Waiting for Ana and Björn: choice of leader",
            "Esperando a Ana y Björn: elección de líder",
            "Ana et Björn réfléchissent : choisir un personnage",
        ],
    );
    let drawn = |view| game.board(view, &names(2), &speaker, 100);
    assert!(drawn(&own).contains("CHOOSE A LEADER"));
    assert!(!drawn(&open).contains("CHOOSE A LEADER"));
}

#[test]
fn the_board_shows_what_lies_on_the_table() {
    let board = garage_board()
        .after(&["send:garage_1=4", "to:leyrien_1a", "set:none", "advance:6"])
        .hand(2, &["ledger"]);
    for language in Language::ALL {
        let speaker = Strict::new::<Circadians>(language);
        let view = board.game.view(&board.state, Some(Seat(1)));
        let drawn = board.game.board(&view, &names(2), &speaker, 100);
        for part in ["6♣→3 ●4", "Ana", "Björn", "20≈ 4♣ 5ϟ 3◇"] {
            assert!(drawn.contains(part), "{part} is not in\n{drawn}");
        }
        let view = board.game.view(&board.state, Some(Seat(0)));
        let other = board.game.board(&view, &names(2), &speaker, 100);
        let ledger = ["Ledger", "Libro de Cuentas", "Registre"];
        assert!(ledger.iter().any(|name| drawn.contains(name)), "{drawn}");
        assert!(!ledger.iter().any(|name| other.contains(name)), "{other}");
    }
}
