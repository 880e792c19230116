//! Words: every sentence of the game in every language, and the board as text.

use std::path::Path;

use red_outpost::{
    Reason, RedOutpost,
    components::{Location, Phase, Resource, Worker},
    event::Event,
    step::{Action, Step},
};
use tabletop::{Dice, Game, Phrase, Scored, Seat, Speak, Words};
use words::{
    Language,
    testkit::{
        Choir, Strict, check_french, check_keys, check_languages, check_lines, entries, names,
    },
};

use crate::{
    contract::tables,
    kit::{BOX, Board, OutpostBoard as _, board, board_from, board_with_cards, json, solo},
};

/// A language's sentences for a board: the question, an answer, a refusal.
struct Told<'a>(Language, &'a Board);

impl Told<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        Strict::new::<RedOutpost>(self.0).say(phrase)
    }

    fn seat(&self) -> Seat {
        let asked = self.1.game.to_act(&self.1.state);
        asked.lowest().unwrap_or_default()
    }

    fn question(&self) -> String {
        let view = self.1.game.view(&self.1.state, None);
        self.say(&self.1.game.question(&view, self.seat()))
    }

    fn choice(&self, answer: &str) -> String {
        let Self(_, board) = self;
        let view = board.game.view(&board.state, None);
        let action: Action = answer.parse().unwrap();
        self.say(&board.game.choice(&view, self.seat(), &action))
    }

    fn reason(&self, answer: &str) -> String {
        self.say(&self.1.game.reason(&self.1.reason(answer)))
    }

    fn event(&self, event: Event) -> String {
        let view = self.1.game.view(&self.1.state, None);
        self.say(&self.1.game.event(&view, &event))
    }
}

#[test]
fn all_languages_have_the_same_keys_and_arguments() {
    check_languages::<RedOutpost>(&["_gender", "_form", "_count"]);
    let english = &entries::<RedOutpost>()[&Language::En];
    for number in 1..=18 {
        let card = &english[&format!("card-{number}")];
        assert!(card.attributes.contains("text"), "card {number}");
    }
}

#[test]
fn every_key_is_used_and_every_used_key_is_there() {
    // Drawings have names of classes and pieces besides.
    let is_message = |path: &str, literal: &str| {
        let drawn = path.contains("/src/draw/svg/") || path.ends_with("/src/draw/page.rs");
        !drawn || literal.starts_with("page-")
    };
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    // This option has no fixed list: it names one colour for each player.
    let colours = [
        "option-colours-orange",
        "option-colours-blue",
        "option-colours-brown",
        "option-colours-pink",
    ];
    check_keys::<RedOutpost>(&src, is_message, &colours);
}

/// Everything that is said in random games, in all languages.
#[test]
fn random_games_are_told_without_a_gap() {
    let mut choir = Choir::new::<RedOutpost>("¿");
    for (seed, (players, options)) in tables().enumerate() {
        let options: Vec<_> = options
            .iter()
            .map(|(key, value)| (&**key, &**value))
            .collect();
        let board = board_from(BOX, players, &options, seed as u64);
        describe_game(board, 500, "", &mut choir);
    }
    for (card, aim) in (1..).zip(AIMS) {
        let board = board_with_cards(2, &[(1, card)]).with(json!({
            // Card 12 acts in the Morning.
            "phase": if card == 12 { "morning" } else { "day1" },
            "warehouse": { "coal": 1, "wool": 1, "fish": 1, "wheat": 1 },
            "supply": { "coal": 5, "wool": 5, "fish": 5, "wheat": 5 },
        }));
        describe_game(board, 25, aim, &mut choir);
    }
    describe_the_rest(&mut choir);
    // What is said on the page, `draw.rs` hears; what a study asks, `study.rs`.
    choir.check_all_said::<RedOutpost>(&["about", "option-", "page-", "preset-", "study-"]);
}

/// What a player with the special card likes to do, in notation.
const AIMS: [&str; 18] = [
    ">pasture",
    ">palace",
    ">field",
    ">brewery",
    "crystal",
    ">admin",
    ">spaceship",
    ">mine",
    ">kitchen",
    ">lake",
    ">labour",
    ">barracks",
    "stay",
    "farmer>",
    "fisherman>",
    "miner>field",
    "commissar>",
    "bureaucrat>",
];

/// Plays and tells a game for so many questions. Answers that contain the aim are
/// preferred, others are drawn.
fn describe_game(board: Board, questions: usize, aim: &str, choir: &mut Choir) {
    let Board {
        game,
        mut state,
        mut events,
        ..
    } = board;
    let names = names(game.seats());
    let universe = game.universe();
    let mut dice = Dice::from_seed(questions as u64);
    let mut list = Vec::new();
    for asked in 0..questions {
        let view = game.view(&state, None);
        for event in events.drain(..) {
            choir.line(&game.event(&view, &event));
        }
        for seat in Seat::first(4) {
            choir.line(&game.question(&view, seat));
        }
        for columns in [80, 100, 200] {
            let drawn = game.board(&view, &names, &choir.languages[asked % 3], columns);
            check_lines(&drawn, columns);
        }
        let Some(seat) = game.to_act(&state).lowest() else {
            return;
        };
        game.actions(&state, seat, &mut list);
        choir.answers(&game, &view, seat, &list);
        if asked % 4 == 0 {
            for &action in &universe {
                if let Err(reason) = game.check(&state, seat, action) {
                    choir.sentence(&game.reason(&reason));
                }
            }
        }
        let liked = list
            .iter()
            .filter(|action| action.to_string().contains(aim));
        let liked: Vec<Action> = liked.copied().collect();
        let open = if liked.is_empty() { &list } else { &liked };
        let action = open[dice.below(open.len() as u32) as usize];
        game.apply(&mut state, seat, action, &mut events);
    }
}

/// What random games seldom or never come to.
fn describe_the_rest(choir: &mut Choir) {
    let board = board(4);
    let (seat, worker, cube) = (Seat(2), Worker::Commissar, Resource::Wool);
    let at = Location::Barracks;
    let view = board.game.view(&board.state, None);
    for reason in [
        Reason::GameOver,
        Reason::NotYourTurn(seat),
        Reason::NotAsked(Step::EndPhase),
        Reason::PhaseClosed(at),
        Reason::StayClosed(at),
        Reason::NoMoodSwap,
        Reason::SupplyEmpty(cube),
        Reason::SameWorker(Step::Swap),
        Reason::TooMany(1),
        Reason::TooMany(2),
        Reason::NotOpen(at),
        Reason::NotEmpty(at),
        Reason::NotProduced(cube),
        Reason::NotDiscarded(1),
    ] {
        choir.sentence(&board.game.reason(&reason));
    }
    for event in [
        Event::UsedUp { cube },
        Event::SpaceshipShuffled,
        Event::MoodChanged {
            worker,
            from: 6,
            to: 6,
        },
        Event::Scored(Scored {
            seat,
            source: 3,
            points: -1,
        }),
    ] {
        choir.line(&board.game.event(&view, &event));
    }
    let figures = BOX
        .replace("cubes_per_resource = 6", "cubes_per_resource = 5")
        .replace("\ncubes = 6", "\ncubes = 5");
    let few = board_from(&figures, 2, &[("first", "1")], 1).with(json!({
        "phase": "day1",
        "warehouse": { "wool": 2 },
        "exported": { "wool": 3 },
        "supply": { "wool": 0 },
    }));
    let view = few.game.view(&few.state, None);
    let visit = Action::Move(Worker::Miner, Location::Pasture);
    choir.line(&few.game.choice(&view, Seat(0), &visit));
    let not_now = board.game.choice(&view, Seat(0), &Action::Give(true));
    for speaker in &choir.languages {
        assert_eq!(speaker.say(&not_now), "give:yes");
    }
}

fn drawn(board: &Board, language: Language) -> String {
    let view = board.game.view(&board.state, None);
    let names = names(board.game.seats());
    board
        .game
        .board(&view, &names, &Strict::new::<RedOutpost>(language), 80)
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

#[test]
fn a_move_tells_goods_and_moods() {
    let board = board(2).with(json!({ "phase": "day1", "workers": { "farmer": { "mood": 1 } } }));
    check_choice(
        &board,
        "miner>mine",
        [
            "Miner → Mine: +2 coal, mood unchanged",
            "Minero → Mina: +2 carbón, ánimo sin cambios",
            "Mineur → Mine\u{a0}: +2\u{a0}charbons, moral inchangé",
        ],
    );
    check_choice(
        &board,
        "farmer>mine",
        [
            "Farmer → Mine: +1 coal, mood −2 (to −1)",
            "Granjera → Mina: +1 carbón, ánimo −2 (queda en −1)",
            "Fermière → Mine\u{a0}: +1\u{a0}charbon, moral −2 (→ −1)",
        ],
    );
    check_choice(
        &board,
        "shepherd>palace",
        [
            "Shepherd → Palace: mood +1 (to 1), Commissar mood +1 (to 1), may donate a crystal",
            "Pastor → Palacio: ánimo +1 (queda en 1), \
             ánimo de la Comisaria +1 (queda en 1), puedes donar un cristal",
            "Berger → Palais\u{a0}: moral +1 (→ 1), moral de la commissaire +1 (→ 1), \
             offrir un cristal (facultatif)",
        ],
    );
    check_choice(
        &board,
        "commissar>warehouse",
        [
            "Commissar → Warehouse: mood unchanged, may exchange",
            "Comisaria → Almacén: ánimo sin cambios, puedes intercambiar",
            "Commissaire → Entrepôt\u{a0}: moral inchangé, échanger (facultatif)",
        ],
    );
    check_choice(
        &board,
        "fisherman>lake",
        [
            "Fisherman → Lake: mood unchanged, draw 2 lake cards, use 1",
            "Pescador → Lago: ánimo sin cambios, robas 2 cartas de Lago y usas 1",
            "Pêcheur → Lac\u{a0}: moral inchangé, piocher 2\u{a0}cartes du Lac et en utiliser 1",
        ],
    );
}

/// RO-093, RO-089: what the third cube and the fourth step bring stands in the sentence.
#[test]
fn a_move_tells_exports_and_the_wheel() {
    let board = board(2).with(json!({
        "phase": "day1",
        "warehouse": { "coal": 2, "wool": 2 },
        "supply": { "coal": 4, "wool": 4 },
        "players": { "1": { "wheel": 3 } },
    }));
    check_choice(
        &board,
        "miner>mine",
        [
            "Miner → Mine: +2 coal, export coal (+3 points), \
             wheel reward (2 points and 1 crystal), mood unchanged",
            "Minero → Mina: +2 carbón, exportas carbón (+3 puntos), \
             recompensa de la rueda (2 puntos y 1 cristal), ánimo sin cambios",
            "Mineur → Mine\u{a0}: +2\u{a0}charbons, exporter du charbon (+3\u{a0}points), \
             récompense de la roue (2\u{a0}points et 1\u{a0}cristal), moral inchangé",
        ],
    );
    check_choice(
        &board,
        "bureaucrat>labour_camp",
        [
            "Bureaucrat → Labour Camp: +1 wheat, 1 wool and 1 fish, export wool (+3 points), \
             wheel reward (2 points and 1 crystal), mood −2 (to −2)",
            "Burócrata → Campo de Trabajo: +1 trigo, 1 lana y 1 pescado, \
             exportas lana (+3 puntos), recompensa de la rueda (2 puntos y 1 cristal), \
             ánimo −2 (queda en −2)",
            "Bureaucrate → Camp de travail\u{a0}: +1\u{a0}blé, 1\u{a0}laine et 1\u{a0}poisson, \
             exporter de la laine (+3\u{a0}points), \
             récompense de la roue (2\u{a0}points et 1\u{a0}cristal), moral −2 (→ −2)",
        ],
    );
}

/// RO-079: what the end of a track stops is not promised.
#[test]
fn a_move_tells_what_the_end_of_a_track_leaves() {
    let moods =
        json!({ "miner": { "mood": 6 }, "farmer": { "mood": 5 }, "shepherd": { "mood": -4 } });
    let board = board(2).with(json!({ "phase": "day1", "workers": moods }));
    let told = Told(Language::En, &board);
    let brewery = |worker: &str| told.choice(&format!("{worker}>brewery"));
    assert!(brewery("miner").contains(": mood unchanged, "));
    assert!(brewery("farmer").contains(": mood +1 (to 6), "));
    assert_eq!(
        told.choice("shepherd>mine"),
        "Shepherd → Mine: +1 coal, mood −1 (to −5)"
    );
    let visit = board.after(&["farmer>brewery"]);
    check_choice(
        &visit,
        "swap:miner+farmer-",
        [
            "Pay 1 crystal: Miner mood stays at 6, Farmer mood −1 (to 5)",
            "Pagar 1 cristal: ánimo del Minero sin cambios (6), \
             ánimo de la Granjera −1 (queda en 5)",
            "Payer 1\u{a0}cristal\u{a0}: moral du mineur inchangé (6), \
             moral de la fermière −1 (→ 5)",
        ],
    );
}

#[test]
fn doing_nothing_has_words_that_fit_the_question() {
    let board = board(2).with(json!({ "phase": "day1" }));
    let palace = board.after(&["miner>palace"]);
    assert_eq!(
        Language::ALL.map(|language| Told(language, &palace).question()),
        [
            "Donate a crystal to the Palace?",
            "¿Donas un cristal al Palacio?",
            "Offrir un cristal au Palais\u{202f}?",
        ]
    );
    check_choice(
        &palace,
        "donate:none",
        ["Don’t donate", "No donar", "Ne rien offrir"],
    );
    check_choice(
        &board.after(&["miner>brewery"]),
        "swap:none",
        ["Don’t pay", "No pagar", "Ne rien payer"],
    );
}

#[test]
fn discs_are_counted_for_the_player() {
    let board = board(2)
        .with(json!({ "phase": "day1" }))
        .after(&["miner>mine", "farmer>administration"]);
    check_choice(
        &board,
        "rival:1:miner>commissar",
        [
            "Move Ana’s disc from the Miner to the Commissar: \
             no discs left on the Miner, 1 disc on the Commissar",
            "Mover un disco de Ana del Minero a la Comisaria: \
             ningún disco en el Minero, 1 disco en la Comisaria",
            "Déplacer un disque d’Ana du mineur à la commissaire\u{a0}: \
             aucun disque sur le mineur, 1\u{a0}disque sur la commissaire",
        ],
    );
}

#[test]
fn cards_in_reach_are_named_once() {
    let board = board_with_cards(2, &[(1, 8), (1, 16)]).with(json!({ "phase": "day1" }));
    let told = Told(Language::En, &board);
    assert_eq!(
        told.choice("miner>mine"),
        "Miner → Mine: +2 coal, mood unchanged, can use card 8"
    );
    assert_eq!(
        told.choice("miner>field"),
        "Miner → Field: +1 wheat, mood −1 (to −1), can use card 16"
    );
    let mine = board.after(&["miner>mine"]);
    check_choice(
        &mine,
        "replace:yes",
        [
            "Use card 8: wheel +3, Miner mood −1 (to −1)",
            "Usar la carta 8: rueda +3, ánimo del Minero −1 (queda en −1)",
            "Utiliser la carte 8\u{a0}: roue +3, moral du mineur −1 (→ −1)",
        ],
    );
    assert_eq!(
        Told(Language::En, &mine).choice("replace:no"),
        "Use the normal effect: +2 coal, mood unchanged"
    );
}

/// RO-294 to RO-296: in the solo game a move takes a disc away and may fulfil an objective.
#[test]
fn the_solo_game_tells_discs_and_objectives() {
    let mut board = solo();
    board.play_until(|board| {
        board.at("/phase") == "day1" && board.asked().as_deref() == Some("move")
    });
    let told = Told(Language::En, &board);
    let moves = board.legal().into_iter().map(|answer| told.choice(&answer));
    let removing: Vec<String> = moves
        .filter(|text| text.contains("−1 Autom disc ("))
        .collect();
    assert!(!removing.is_empty());
    assert!(
        removing.iter().all(|text| text.contains(" left)")),
        "{removing:?}"
    );
    check_event(
        &board,
        Event::DiscRemoved {
            worker: Worker::Farmer,
        },
        [
            "Autom: −1 disc on the Farmer",
            "Autom: −1 disco en la Granjera",
            "Autom\u{a0}: −1\u{a0}disque sur la fermière",
        ],
    );
}

/// The farmer, the commissar and the bureaucrat are women, the others men.
#[test]
fn three_workers_are_women() {
    let board = board(2).with(json!({ "phase": "day1" }));
    for (worker, [es, fr]) in [
        ("shepherd", ["cansado", "fatigué"]),
        ("farmer", ["cansada", "fatiguée"]),
        ("fisherman", ["cansado", "fatigué"]),
        ("miner", ["cansado", "fatigué"]),
        ("commissar", ["cansada", "fatiguée"]),
        ("bureaucrat", ["cansada", "fatiguée"]),
    ] {
        let after = board.after(&[&format!("{worker}>pasture")]);
        let told = |language| Told(language, &after).reason(&format!("{worker}>mine"));
        let said = told(Language::Es);
        assert!(said.contains(&format!(" está {es} ")), "{said}");
        let said = told(Language::Fr);
        assert!(said.contains(&format!(" est {fr} ")), "{said}");
    }
    let tired = board.after(&["bureaucrat>pasture"]);
    check_reason(
        &tired,
        "bureaucrat>mine",
        [
            "The Bureaucrat is tired until the next phase.",
            "La Burócrata está cansada hasta la próxima fase.",
            "La bureaucrate est fatiguée jusqu’à la phase suivante.",
        ],
    );
}

/// RO-142: the fisherman chooses one of two lake cards; nothing says that it is the better.
#[test]
fn ro_142_the_fisherman_chooses() {
    for (language, chooses) in [
        (Language::En, "the Fisherman draws 2 and uses 1"),
        (Language::Es, "con el Pescador robas 2 y usas 1"),
        (
            Language::Fr,
            "avec le pêcheur, en piocher 2 et en utiliser 1",
        ),
    ] {
        let said = Strict::new::<RedOutpost>(language).say(&Phrase::new("page-does-lake"));
        assert!(said.ends_with(chooses), "{said}");
    }
    let effect = Strict::new::<RedOutpost>(Language::En).say(&Phrase::new("board-effect-lake"));
    assert_eq!(effect, "draw a lake card (Fisherman: 1 of 2)");
}

/// RO-209, RO-211: card 6 says how long its disc may wait, by the reading in force.
#[test]
fn ro_211_card_6_says_how_long_its_disc_may_wait() {
    for (reading, waits) in [
        (
            "stays",
            [
                "In a later turn of this round or the next, you may",
                "En un turno posterior de esta ronda o de la siguiente, puedes",
                "Lors d’un tour suivant de cette manche ou de la prochaine, vous",
            ],
        ),
        (
            "returns",
            [
                "In a later turn of this round, you may",
                "En un turno posterior de esta ronda, puedes",
                "Lors d’un tour suivant de cette manche, vous",
            ],
        ),
    ] {
        let figures = figures::with_reading(BOX, "card6_disc", reading);
        let board = board_from(&figures, 2, &[], 1);
        for (language, waits) in Language::ALL.into_iter().zip(waits) {
            let card = Phrase::new("board-card").with("card", board.game.special_card(6));
            let said = Strict::new::<RedOutpost>(language).say(&card);
            assert!(said.contains(waits), "{said}");
        }
    }
}

/// RO-234, RO-237, RO-Q62: whether a place is closed or taken is said.
#[test]
fn ro_q62_card_15_says_closed_or_taken() {
    let board = board_with_cards(2, &[(1, 9), (1, 15), (2, 12), (2, 14)])
        .with(json!({ "phase": "night" }))
        .after(&["fisherman>mine"]);
    check_reason(
        &board,
        "relocate:miner>pasture",
        [
            "Card 15 needs an open location; the Pasture is closed now.",
            "La carta 15 necesita una localización abierta; los Pastos están cerrados ahora.",
            "La carte 15 demande un lieu ouvert\u{202f}; le Pâturage est fermé en ce moment.",
        ],
    );
    check_reason(
        &board,
        "relocate:miner>mine",
        [
            "Card 15 needs an empty location; someone is already in the Mine.",
            "La carta 15 necesita una localización vacía; ya hay alguien en la Mina.",
            "La carte 15 demande un lieu vide\u{202f}; quelqu’un est déjà à la Mine.",
        ],
    );
}

#[test]
fn refusals_agree_in_gender_and_number() {
    let morning = board(2);
    check_reason(
        &morning,
        "miner>brewery",
        [
            "The Brewery is closed in the Morning (red token).",
            "La Cervecería está cerrada por la Mañana (ficha roja).",
            "La Brasserie est fermée pendant le Matin (jeton rouge).",
        ],
    );
    check_reason(
        &morning,
        "miner>palace",
        [
            "The Palace is closed in the Morning (red token).",
            "El Palacio está cerrado por la Mañana (ficha roja).",
            "Le Palais est fermé pendant le Matin (jeton rouge).",
        ],
    );
    let night = morning.with(json!({ "phase": "night" }));
    check_reason(
        &night,
        "miner>pasture",
        [
            "The Pasture is closed at Night (red token).",
            "Los Pastos están cerrados por la Noche (ficha roja).",
            "Le Pâturage est fermé pendant la Nuit (jeton rouge).",
        ],
    );
    let day = morning
        .with(json!({ "phase": "day1" }))
        .after(&["farmer>field"]);
    check_reason(
        &day,
        "farmer>mine",
        [
            "The Farmer is tired until the next phase.",
            "La Granjera está cansada hasta la próxima fase.",
            "La fermière est fatiguée jusqu’à la phase suivante.",
        ],
    );
    check_reason(
        &day,
        "miner>barracks",
        [
            "The Miner is already in the Barracks.",
            "El Minero ya está en los Barracones.",
            "Le mineur est déjà aux Baraquements.",
        ],
    );
}

/// What is said of a closed place on the page agrees with its name.
#[test]
fn closed_places_agree_in_gender_and_number() {
    for (place, [en, es, fr]) in [
        ("location-palace", ["closed", "cerrado", "fermé"]),
        ("location-mine", ["closed", "cerrada", "fermée"]),
        ("location-barracks", ["closed", "cerrados", "fermés"]),
    ] {
        let closed = Phrase::new("page-closed").with("place", Phrase::new(place));
        let said = Language::ALL.map(|language| Strict::new::<RedOutpost>(language).say(&closed));
        assert_eq!(said, [en, es, fr]);
    }
}

/// Card texts agree with whatever figures a box has.
#[test]
fn card_texts_agree_with_their_figures() {
    let told = |language, count: i64| {
        let card = |key| Phrase::new(key).with("count", count).with("mood", 1);
        let text = |card| Phrase::new("board-card").with("card", card);
        let cards = ["card-5", "card-8", "card-9"].map(card);
        cards.map(|card| {
            let card = text(card.with("steps", count));
            Strict::new::<RedOutpost>(language).say(&card)
        })
    };
    for (language, one, many) in [
        (
            Language::En,
            ["crystals once.", "1 space on", "1 worker, who skips"],
            ["up to 2 times.", "2 spaces on", "up to 2 workers, who skip"],
        ),
        (
            Language::Es,
            [
                "cristales una vez.",
                "1 casilla en",
                "a 1 trabajador, que se la salta.",
            ],
            [
                "hasta 2 veces.",
                "2 casillas en",
                "hasta 2 trabajadores, que se la saltan.",
            ],
        ),
        (
            Language::Fr,
            [
                "cristaux une fois.",
                "1\u{a0}case sur",
                "1\u{a0}ouvrier, qui saute",
            ],
            [
                "jusqu’à 2 fois.",
                "2\u{a0}cases sur",
                "2\u{a0}ouvriers, qui sautent",
            ],
        ),
    ] {
        for (count, parts) in [(1, one), (2, many)] {
            for (text, part) in told(language, count).iter().zip(parts) {
                assert!(text.contains(part), "{text:?} has no {part:?}");
            }
        }
    }
}

/// French signs have a space before them at which no line breaks.
#[test]
fn french_signs_stay_with_their_words() {
    check_french(RedOutpost::locale("fr").unwrap());
}

#[test]
fn events_have_articles_plurals_and_names() {
    let board = board(2);
    let (seat, owner) = (Seat(1), Seat(0));
    check_event(
        &board,
        Event::RivalMoved {
            seat,
            owner,
            from: Worker::Miner,
            to: Worker::Farmer,
        },
        [
            "Björn: Ana’s disc, Miner → Farmer",
            "Björn: disco de Ana, Minero → Granjera",
            "Björn\u{a0}: disque d’Ana, Mineur → Fermière",
        ],
    );
    check_event(
        &board,
        Event::Moved {
            seat,
            worker: Worker::Commissar,
            from: Location::Barracks,
            to: Location::Administration,
        },
        [
            "Björn: Commissar → Administration",
            "Björn: Comisaria → Administración",
            "Björn\u{a0}: Commissaire → Administration",
        ],
    );
    let scored = |points| {
        Event::Scored(Scored {
            seat,
            source: 2,
            points,
        })
    };
    check_event(
        &board,
        scored(1),
        [
            "Björn: +1 point (exports)",
            "Björn: +1 punto (exportación)",
            "Björn\u{a0}: +1\u{a0}point (exportation)",
        ],
    );
    check_event(
        &board,
        scored(-3),
        [
            "Björn: −3 points (exports)",
            "Björn: −3 puntos (exportación)",
            "Björn\u{a0}: −3\u{a0}points (exportation)",
        ],
    );
    check_event(
        &board,
        Event::MoodChanged {
            worker: Worker::Bureaucrat,
            from: 1,
            to: -1,
        },
        [
            "Bureaucrat: mood −2 (now −1)",
            "Burócrata: ánimo −2 (ahora −1)",
            "Bureaucrate\u{a0}: moral −2 (→ −1)",
        ],
    );
    check_event(
        &board,
        Event::PhaseBegins(Phase::Lunch, seat),
        [
            "Lunch: Björn starts",
            "Comida: empieza Björn",
            "Repas\u{a0}: Björn commence",
        ],
    );
}

/// Points are explained by what was told right before them.
#[test]
fn exports_wheel_and_moods_explain_points() {
    let game = board(2).game;
    let (seat, cube) = (Seat(1), Resource::Coal);
    assert_eq!(game.explains(&Event::Exported { seat, cube }), Some(seat));
    assert_eq!(game.explains(&Event::WheelReward { seat }), Some(seat));
    let missed = Event::MissedExport { cube, points: -3 };
    assert_eq!(game.explains(&missed), Some(Seat(0)));
    assert_eq!(game.explains(&Event::GameOver), None);
}

#[test]
fn the_board_shows_what_lies_on_the_table() {
    let board = board(2)
        .with(json!({
            "phase": "day1",
            "warehouse": { "coal": 2 },
            "exported": { "coal": 1 },
            "supply": { "coal": 3 },
            "workers": { "miner": { "mood": -2 } },
        }))
        .after(&["commissar>mine", "farmer>brewery"]);
    let text = drawn(&board, Language::En);
    for line in [
        " RED OUTPOST · Round 1 of 2 · Day, 1st half · Turn 2 of 6",
        " ■ Waiting for Björn: mood shift",
        "  1 Pasture         ☾   −1 (Shepherd 0)    1 wool",
        "  4 Brewery         ☀   +2 (Commissar −1)  may pay ◇: mood +1/−1    (Farmer)",
        "     Shepherd, Fisherman, Miner, Bureaucrat",
        " Farmer        +2  ·····│██····  ·  1  ■ +2   (Brewery)",
        " Miner         −2  ···██│······  ·  ·  –      Barracks",
        " Commissar     −2  ···██│······  1  ·  ● −2   (Mine)",
        " Coal       ···        ▪ ▪ [5] ?3    5 points          4",
        "  ● Ana, orange   9         1       0      8    1/4  first player",
        " ▸■ Björn, blue   5         1       0      8    0/4",
        " SPACESHIP DECK 12 cards",
    ] {
        assert!(
            text.lines().any(|drawn| drawn == line),
            "{line:?} is not in\n{text}"
        );
    }
    for language in Language::ALL {
        assert!(drawn(&solo(), language).contains("Autom"));
    }
}
