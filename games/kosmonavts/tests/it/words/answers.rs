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
    let once = board_from(&reading("shield_fuel", "one_a_round"), 2, &[]).tank(1, 0, 0);
    check_reason(
        &once
            .event("energy_conversion")
            .after(&["event:1", "energy:2"]),
        "convert",
        [
            "You have already turned a shield into fuel in this round, at the event.",
            "Ya has convertido un escudo en combustible en esta ronda, con el evento.",
            "Vous avez déjà converti un bouclier en carburant pendant cette manche, avec \
             l’événement.",
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
