//! The setup, refusals, events and points.

use kosmonavts::{
    components::{Body, Cube, Cubes, Danger, Direction, Fuel, Goal, Hex, Mission},
    event::Event,
    step::Refuelling,
};
use tabletop::{Game, Scored, Seat, Words};

use super::{check_choice, check_event, check_question, check_reason};
use crate::{
    kit::{BoardExt as _, advanced_setup, board, board_from, reading, setup},
    step::questions,
};

#[test]
fn the_setup_has_words() {
    let basic = setup(2);
    check_question(
        &basic,
        [
            "Place a planet on its orbit. Left: Earth, Mars, Saturn, Uranus and Neptune",
            "Coloca un planeta en su órbita. Te quedan: Tierra, Marte, Saturno, Urano y Neptuno",
            "Placez un astre sur son orbite. À placer\u{a0}: Terre, Mars, Saturne, Uranus et \
             Neptune",
        ],
    );
    let advanced = advanced_setup(2);
    check_question(
        &advanced,
        [
            "Place Earth on its orbit",
            "Coloca la Tierra en su órbita",
            "Placez la Terre sur son orbite",
        ],
    );
    check_choice(
        &advanced,
        "place:earth:12",
        [
            "Earth, space 12",
            "Tierra, espacio 12",
            "Terre, position 12",
        ],
    );
    check_choice(
        &advanced.after(&["place:earth:1"]),
        "place:halley:4",
        [
            "Halley’s Comet, space 4: 3 hexes from Earth",
            "Cometa Halley, espacio 4: a 3 hexágonos de la Tierra",
            "Comète de Halley, position 4\u{a0}: à 3\u{a0}cases de la Terre",
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
            "You need at least one cube on your rose to take off.",
            "Necesitas al menos un cubo en tu rosa para despegar.",
            "Il faut au moins un cube sur votre rose des vents pour décoller.",
        ],
    );
    check_reason(
        &earth,
        "convert",
        [
            "Your tank is full.",
            "Tu depósito está lleno.",
            "Votre réservoir est plein.",
        ],
    );
    check_reason(
        &earth,
        "land:mars",
        [
            "Decide this first: order.",
            "Decide esto antes: orden.",
            "À décider d’abord\u{a0}: donner un ordre.",
        ],
    );
    let once = board_from(&reading("shield_fuel", "one_a_round"), 2, &[]).tank(1, 0, 0);
    check_reason(
        &once
            .event("energy_conversion")
            .after(&["event:1", "energy:2"]),
        "convert",
        [
            "You have already converted a shield in this round’s event.",
            "Ya has convertido un escudo con el evento de esta ronda.",
            "Vous avez déjà converti un bouclier avec l’événement de cette manche.",
        ],
    );
    check_reason(
        &earth.after(&["burn:se:normal"]),
        "stay",
        [
            "You can’t stay: your order has cubes.",
            "No puedes quedarte: tu orden tiene cubos.",
            "Retirez vos cubes pour rester sur place.",
        ],
    );
    check_reason(
        &earth.in_space(1, 5, 5).tank(1, 3, 0),
        "burn:n:hyper",
        [
            "No hyperfuel left in your tank.",
            "No te queda hipercombustible en el depósito.",
            "Plus d’hypercarburant dans le réservoir.",
        ],
    );
    check_reason(
        &earth.in_space(1, 5, 5),
        "stay",
        [
            "You can only stay on a planet. In space, your ship keeps drifting.",
            "Solo puedes quedarte en un planeta. En el espacio, tu nave sigue a la deriva.",
            "Seul un vaisseau posé peut rester sur place\u{202f}; en vol, il dérive.",
        ],
    );
    check_reason(
        &advanced_setup(2),
        "place:halley:1",
        [
            "Place Earth first.",
            "Coloca primero la Tierra.",
            "Placez d’abord la Terre.",
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
            "Björn: lands on Halley’s Comet",
            "Björn: aterriza en el cometa Halley",
            "Björn\u{a0}: se pose sur la comète de Halley",
        ],
    );
    check_event(
        &game,
        Event::TookOff {
            seat: Seat(0),
            body: Body::Uranus,
        },
        [
            "Ana: takes off from Uranus",
            "Ana: despega de Urano",
            "Ana\u{a0}: décolle d’Uranus",
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
            "Björn: +1 point (Halley’s Comet marker)",
            "Björn: +1 punto (marcador del cometa Halley)",
            "Björn\u{a0}: +1\u{a0}point (marqueur de la comète de Halley)",
        ],
    );
    check_event(
        &game,
        Event::Evacuated {
            seat: Seat(0),
            body: Body::Earth,
        },
        [
            "Ana: evacuated to Earth, rose cleared",
            "Ana: evacuación a la Tierra, rosa vacía",
            "Ana\u{a0}: évacuation vers la Terre, rose des vents vidée",
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
            "Ana: Gravity pulls the ship to Halley’s Comet",
            "Ana: la gravedad lleva su nave al cometa Halley",
            "Ana\u{a0}: la gravité attire le vaisseau vers la comète de Halley",
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
            "Björn: flies 2 hexes",
            "Björn: vuela 2 hexágonos",
            "Björn\u{a0}: vole de 2\u{a0}cases",
        ],
    );
    check_event(
        &game,
        Event::CubePlaced {
            seat,
            cube: Cube::new(Direction::SW, Fuel::Hyper),
        },
        [
            "Björn: burns hyperfuel SW",
            "Björn: quema hipercombustible hacia el suroeste",
            "Björn\u{a0}: brûle de l’hypercarburant vers le sud-ouest",
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
            "Björn: −1 shield (asteroid belt)",
            "Björn: −1 escudo (cinturón de asteroides)",
            "Björn\u{a0}: −1\u{a0}bouclier (ceinture d’astéroïdes)",
        ],
    );
    check_event(
        &game,
        Event::WindReturned { seat, cubes: 2 },
        [
            "Björn: −2 wind cubes",
            "Björn: −2 cubos del viento",
            "Björn\u{a0}: −2\u{a0}cubes de vent",
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
            "Ana: quick refuelling, +5 fuel",
            "Ana: repostaje rápido, +5 de combustible",
            "Ana\u{a0}: ravitaillement rapide, +5\u{a0}cubes de carburant",
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
            "Björn: Mission 2 (Halley’s Comet) completed",
            "Björn: completa la Misión 2 (Cometa Halley)",
            "Björn\u{a0}: Mission\u{a0}2 (Comète de Halley) réussie",
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
            "Björn: +4 points (landing markers)",
            "Björn: +4 puntos (marcadores de aterrizaje)",
            "Björn\u{a0}: +4\u{a0}points (marqueurs d’atterrissage)",
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

/// Words are spread over rooms; no question and no answer is without them.
#[test]
fn every_question_and_every_answer_has_words() {
    for (title, board) in questions() {
        let asked = board.asked().unwrap();
        let seat = board.game.to_act(&board.state).lowest().unwrap();
        let view = board.game.view(&board.state, Some(seat));
        let question = board.game.question(&view, seat);
        assert_ne!(question.key, "question-wait", "{asked}, {title}");
        let other = board.game.view(&board.state, None);
        let waiting = board.game.question(&other, Seat(9));
        assert!(!format!("{waiting:?}").contains("step-rules"), "{asked}");
        for action in board.game.universe() {
            let path = board.game.path(&view, seat, &action);
            assert!(!path.is_empty(), "{action} has no path");
        }
        for answer in board.legal() {
            let action = answer.parse().unwrap();
            let choice = board.game.choice(&view, seat, &action);
            assert_ne!(choice.key, "choice-other", "{asked}, {title}: {answer}");
        }
    }
}
