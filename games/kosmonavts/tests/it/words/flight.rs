//! What a cube would do, and what became of the flight: danger, landing, refuelling.

use kosmonavts::event::Event;
use tabletop::Seat;

use super::{check_choice, check_event, check_question, missions};
use crate::kit::{BoardExt as _, advanced, board, board_from, json, reading};

/// While an order is drafted every cube tells where the ship would end.
#[test]
fn a_cube_tells_where_the_ship_would_end() {
    let earth = board(2);
    check_question(
        &earth,
        [
            "Your order: stay on Earth, or place up to 3 cubes and take off",
            "Tu orden: quédate en la Tierra o coloca hasta 3 cubos y despega",
            "Votre ordre\u{a0}: restez sur la Terre, ou placez jusqu’à 3\u{a0}cubes et décollez",
        ],
    );
    check_choice(
        &earth,
        "burn:n:normal",
        [
            "Burn fuel N: you end at Mars; you can land (+4 points); tank → 8 fuel and 1 hyperfuel",
            "Quemar combustible hacia el norte: terminas en Marte; puedes aterrizar (+4 puntos); \
             depósito → 8 de combustible y 1 de hipercombustible",
            "Brûler du carburant vers le nord\u{a0}: arrivée sur la case de Mars\u{202f}; \
             atterrissage possible (+4\u{a0}points)\u{202f}; réservoir → 8\u{a0}cubes de \
             carburant et 1 d’hypercarburant",
        ],
    );
    check_choice(
        &earth,
        "burn:se:hyper",
        [
            "Burn hyperfuel SE: you end 2 hexes from Mercury; Earth arrives there in phase 4 (no \
             marker); tank → 9 fuel",
            "Quemar hipercombustible hacia el sureste: terminas a 2 hexágonos de Mercurio; la \
             Tierra llega allí en la fase 4 (sin marcador); depósito → 9 de combustible",
            "Brûler de l’hypercarburant vers le sud-est\u{a0}: arrivée à 2\u{a0}cases de \
             Mercure\u{202f}; la Terre y arrive en phase\u{a0}4 (sans marqueur)\u{202f}; \
             réservoir → 9\u{a0}cubes de carburant",
        ],
    );
    check_choice(
        &earth,
        "burn:n:hyper",
        [
            "Burn hyperfuel N: you end in the asteroid belt, 1 hex from Mars (−1 shield, 2 \
             left); tank → 9 fuel",
            "Quemar hipercombustible hacia el norte: terminas en el cinturón de asteroides, a 1 \
             hexágono de Marte (−1 escudo, quedan 2); depósito → 9 de combustible",
            "Brûler de l’hypercarburant vers le nord\u{a0}: arrivée dans la ceinture \
             d’astéroïdes, à 1\u{a0}case de Mars (−1\u{a0}bouclier, reste 2)\u{202f}; réservoir \
             → 9\u{a0}cubes de carburant",
        ],
    );
    check_choice(
        &earth,
        "stay",
        [
            "Stay on Earth: you can refuel",
            "Quedarse en la Tierra: puedes repostar",
            "Rester sur la Terre\u{a0}: ravitaillement possible ensuite",
        ],
    );
    let drafted = earth.after(&["burn:se:normal"]);
    check_question(
        &drafted,
        [
            "Your order (1/3 cubes): you end 1 hex from Venus",
            "Tu orden (1/3 cubos): terminas a 1 hexágono de Venus",
            "Votre ordre (1/3\u{a0}cubes)\u{a0}: arrivée à 1\u{a0}case de Vénus",
        ],
    );
    check_choice(
        &drafted,
        "go",
        [
            "Confirm and take off from Earth: you end 1 hex from Venus; tank → 8 fuel and 1 \
             hyperfuel",
            "Confirmar y despegar de la Tierra: terminas a 1 hexágono de Venus; depósito → 8 de \
             combustible y 1 de hipercombustible",
            "Valider et décoller de la Terre\u{a0}: arrivée à 1\u{a0}case de Vénus\u{202f}; \
             réservoir → 8\u{a0}cubes de carburant et 1 d’hypercarburant",
        ],
    );
}

/// KOS-166, KOS-Q57: what a conversion brings after cubes, and what a cube does that is put
/// down before others of the order.
#[test]
fn steps_of_an_order_in_any_order() {
    let full = board(2).in_space(1, 8, -2);
    check_choice(
        &full.after(&["burn:s:normal", "burn:s:normal", "burn:n:hyper"]),
        "convert",
        [
            "Convert a shield into 2 fuel: tank → 9 fuel; 2 shields left",
            "Convertir un escudo en 2 de combustible: depósito → 9 de combustible; quedan 2 \
             escudos",
            "Convertir un bouclier en 2\u{a0}cubes de carburant\u{a0}: réservoir → 9\u{a0}cubes \
             de carburant\u{202f}; restent 2\u{a0}boucliers",
        ],
    );
    // N is put down first and S comes to meet it.
    check_choice(
        &full.after(&["burn:s:normal"]),
        "burn:n:hyper",
        [
            "Burn hyperfuel N: cancels 1 fuel S and becomes fuel; you end 8 hexes from Mercury; \
             tank → 8 fuel",
            "Quemar hipercombustible hacia el norte: anula 1 de combustible hacia el sur y pasa \
             a ser combustible; terminas a 8 hexágonos de Mercurio; depósito → 8 de combustible",
            "Brûler de l’hypercarburant vers le nord\u{a0}: annule 1\u{a0}cube de carburant vers \
             le sud et devient un cube de carburant\u{202f}; arrivée à 8\u{a0}cases de \
             Mercure\u{202f}; réservoir → 8\u{a0}cubes de carburant",
        ],
    );
    // N meets the hyper cube on the rose, not the normal one that was named before.
    let faster = board(2).flying(1, 8, -2, &[("s", 0, 1)]);
    check_choice(
        &faster.after(&["burn:s:normal"]),
        "burn:n:normal",
        [
            "Burn fuel N: turns 1 hyperfuel S into fuel; you end 10 hexes from Mercury; tank → 7 \
             fuel and 1 hyperfuel",
            "Quemar combustible hacia el norte: 1 de hipercombustible hacia el sur pasa a ser \
             combustible; terminas a 10 hexágonos de Mercurio; depósito → 7 de combustible y 1 \
             de hipercombustible",
            "Brûler du carburant vers le nord\u{a0}: change 1\u{a0}cube d’hypercarburant vers le \
             sud en cube de carburant\u{202f}; arrivée à 10\u{a0}cases de Mercure\u{202f}; \
             réservoir → 7\u{a0}cubes de carburant et 1 d’hypercarburant",
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
            "Your order (0/3 cubes): you end 10 hexes from Mercury",
            "Tu orden (0/3 cubos): terminas a 10 hexágonos de Mercurio",
            "Votre ordre (0/3\u{a0}cubes)\u{a0}: arrivée à 10\u{a0}cases de Mercure",
        ],
    );
    check_choice(
        &space,
        "burn:n:normal",
        [
            "Burn fuel N: turns 1 hyperfuel S into fuel; you end 9 hexes from Mercury; tank → 2 \
             fuel and 1 hyperfuel",
            "Quemar combustible hacia el norte: 1 de hipercombustible hacia el sur pasa a ser \
             combustible; terminas a 9 hexágonos de Mercurio; depósito → 2 de combustible y 1 de \
             hipercombustible",
            "Brûler du carburant vers le nord\u{a0}: change 1\u{a0}cube d’hypercarburant vers le \
             sud en cube de carburant\u{202f}; arrivée à 9\u{a0}cases de Mercure\u{202f}; \
             réservoir → 2\u{a0}cubes de carburant et 1 d’hypercarburant",
        ],
    );
    check_choice(
        &space,
        "burn:n:hyper",
        [
            "Burn hyperfuel N: cancels 1 hyperfuel S; you end 9 hexes from Mercury; tank → 3 fuel",
            "Quemar hipercombustible hacia el norte: anula 1 de hipercombustible hacia el sur; \
             terminas a 9 hexágonos de Mercurio; depósito → 3 de combustible",
            "Brûler de l’hypercarburant vers le nord\u{a0}: annule 1\u{a0}cube d’hypercarburant \
             vers le sud\u{202f}; arrivée à 9\u{a0}cases de Mercure\u{202f}; réservoir → \
             3\u{a0}cubes de carburant",
        ],
    );
    check_choice(
        &space,
        "burn:sw:normal",
        [
            "Burn fuel SW: cancels 1 fuel NE; you end 10 hexes from Mercury; tank → 2 fuel and 1 \
             hyperfuel",
            "Quemar combustible hacia el suroeste: anula 1 de combustible hacia el noreste; \
             terminas a 10 hexágonos de Mercurio; depósito → 2 de combustible y 1 de \
             hipercombustible",
            "Brûler du carburant vers le sud-ouest\u{a0}: annule 1\u{a0}cube de carburant vers \
             le nord-est\u{202f}; arrivée à 10\u{a0}cases de Mercure\u{202f}; réservoir → \
             2\u{a0}cubes de carburant et 1 d’hypercarburant",
        ],
    );
    check_choice(
        &space,
        "burn:sw:hyper",
        [
            "Burn hyperfuel SW: cancels 1 fuel NE and becomes fuel; you end 9 hexes from \
             Halley’s Comet; tank → 3 fuel",
            "Quemar hipercombustible hacia el suroeste: anula 1 de combustible hacia el noreste \
             y pasa a ser combustible; terminas a 9 hexágonos del cometa Halley; depósito → 3 de \
             combustible",
            "Brûler de l’hypercarburant vers le sud-ouest\u{a0}: annule 1\u{a0}cube de carburant \
             vers le nord-est et devient un cube de carburant\u{202f}; arrivée à 9\u{a0}cases de \
             la comète de Halley\u{202f}; réservoir → 3\u{a0}cubes de carburant",
        ],
    );
    let fast = board(2).flying(1, 8, -2, &[("s", 3, 0)]);
    check_choice(
        &fast,
        "burn:n:hyper",
        [
            "Burn hyperfuel N: cancels 2 fuel S; you end 9 hexes from Mercury; tank → 9 fuel",
            "Quemar hipercombustible hacia el norte: anula 2 de combustible hacia el sur; \
             terminas a 9 hexágonos de Mercurio; depósito → 9 de combustible",
            "Brûler de l’hypercarburant vers le nord\u{a0}: annule 2\u{a0}cubes de carburant \
             vers le sud\u{202f}; arrivée à 9\u{a0}cases de Mercure\u{202f}; réservoir → \
             9\u{a0}cubes de carburant",
        ],
    );
    check_choice(
        &space,
        "convert",
        [
            "Convert a shield into 2 fuel: tank → 5 fuel and 1 hyperfuel; 2 shields left",
            "Convertir un escudo en 2 de combustible: depósito → 5 de combustible y 1 de \
             hipercombustible; quedan 2 escudos",
            "Convertir un bouclier en 2\u{a0}cubes de carburant\u{a0}: réservoir → 5\u{a0}cubes \
             de carburant et 1 d’hypercarburant\u{202f}; restent 2\u{a0}boucliers",
        ],
    );
    check_choice(
        &space,
        "go",
        [
            "Confirm without cubes: you end 10 hexes from Mercury; tank → 3 fuel and 1 hyperfuel",
            "Confirmar sin cubos: terminas a 10 hexágonos de Mercurio; depósito → 3 de \
             combustible y 1 de hipercombustible",
            "Valider sans cube\u{a0}: arrivée à 10\u{a0}cases de Mercure\u{202f}; réservoir → \
             3\u{a0}cubes de carburant et 1 d’hypercarburant",
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
            "Confirm without cubes: you end at Mercury; you can land (+4 points); tank → 9 fuel \
             and 1 hyperfuel",
            "Confirmar sin cubos: terminas en Mercurio; puedes aterrizar (+4 puntos); depósito → \
             9 de combustible y 1 de hipercombustible",
            "Valider sans cube\u{a0}: arrivée sur la case de Mercure\u{202f}; atterrissage \
             possible (+4\u{a0}points)\u{202f}; réservoir → 9\u{a0}cubes de carburant et 1 \
             d’hypercarburant",
        ],
    );
    check_choice(
        &sun,
        "burn:s:normal",
        [
            "Burn fuel S: you end next to the Sun, 1 hex from Mercury (−1 shield, 2 left); tank \
             → 8 fuel and 1 hyperfuel",
            "Quemar combustible hacia el sur: terminas junto al Sol, a 1 hexágono de Mercurio \
             (−1 escudo, quedan 2); depósito → 8 de combustible y 1 de hipercombustible",
            "Brûler du carburant vers le sud\u{a0}: arrivée à côté du Soleil, à 1\u{a0}case de \
             Mercure (−1\u{a0}bouclier, reste 2)\u{202f}; réservoir → 8\u{a0}cubes de carburant \
             et 1 d’hypercarburant",
        ],
    );
    check_choice(
        &sun,
        "burn:s:hyper",
        [
            "Burn hyperfuel S: you fly into the Sun (evacuation to Earth); tank → 9 fuel",
            "Quemar hipercombustible hacia el sur: vuelas contra el Sol (evacuación a la \
             Tierra); depósito → 9 de combustible",
            "Brûler de l’hypercarburant vers le sud\u{a0}: chute dans le Soleil (évacuation vers \
             la Terre)\u{202f}; réservoir → 9\u{a0}cubes de carburant",
        ],
    );
    check_choice(
        &sun.shields(1, 0),
        "burn:s:normal",
        [
            "Burn fuel S: you end next to the Sun without a shield (evacuation to Earth); tank → \
             8 fuel and 1 hyperfuel",
            "Quemar combustible hacia el sur: terminas junto al Sol sin escudos (evacuación a la \
             Tierra); depósito → 8 de combustible y 1 de hipercombustible",
            "Brûler du carburant vers le sud\u{a0}: arrivée à côté du Soleil sans bouclier \
             (évacuation vers la Terre)\u{202f}; réservoir → 8\u{a0}cubes de carburant et 1 \
             d’hypercarburant",
        ],
    );
    let belt = board(2).flying(1, 6, -4, &[]).shields(1, 0);
    check_choice(
        &belt,
        "go",
        [
            "Confirm without cubes: you end in the asteroid belt without a shield (evacuation to \
             Earth); tank → 9 fuel and 1 hyperfuel",
            "Confirmar sin cubos: terminas en el cinturón de asteroides sin escudos (evacuación \
             a la Tierra); depósito → 9 de combustible y 1 de hipercombustible",
            "Valider sans cube\u{a0}: arrivée dans la ceinture d’astéroïdes sans bouclier \
             (évacuation vers la Terre)\u{202f}; réservoir → 9\u{a0}cubes de carburant et 1 \
             d’hypercarburant",
        ],
    );
    let rim = board(2).flying(1, 13, -5, &[("se", 1, 0)]).tank(1, 0, 0);
    check_choice(
        &rim,
        "go",
        [
            "Confirm without cubes: you fly off the board (evacuation to Earth); tank → empty",
            "Confirmar sin cubos: sales del tablero (evacuación a la Tierra); depósito → vacío",
            "Valider sans cube\u{a0}: sortie du plateau (évacuation vers la Terre)\u{202f}; \
             réservoir → vide",
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
            "Your order (0/3 cubes): you stay 2 hexes from Venus; Mars arrives there in phase 4 \
             (+4 points)",
            "Tu orden (0/3 cubos): te quedas a 2 hexágonos de Venus; Marte llega allí en la fase \
             4 (+4 puntos)",
            "Votre ordre (0/3\u{a0}cubes)\u{a0}: sur place, à 2\u{a0}cases de Vénus\u{202f}; \
             Mars y arrive en phase\u{a0}4 (+4\u{a0}points)",
        ],
    );
    let late = board(2).in_space(1, 2, -4);
    check_question(
        &late,
        [
            "Your order (0/3 cubes): you stay 2 hexes from Mercury; Earth arrives there in phase \
             4 (no marker)",
            "Tu orden (0/3 cubos): te quedas a 2 hexágonos de Mercurio; la Tierra llega allí en \
             la fase 4 (sin marcador)",
            "Votre ordre (0/3\u{a0}cubes)\u{a0}: sur place, à 2\u{a0}cases de Mercure\u{202f}; \
             la Terre y arrive en phase\u{a0}4 (sans marqueur)",
        ],
    );
}

#[test]
fn a_flight_a_landing_and_an_evacuation() {
    let mut flight = board(2)
        .flying(1, 0, -9, &[("s", 1, 0)])
        .with(missions("first-saturn"));
    flight.order(1, &["go"]).others_idle();
    check_question(&flight, ["Fly?", "¿Vuelas?", "Voler\u{202f}?"]);
    check_choice(
        &flight,
        "fly",
        [
            "Fly: you end at Saturn; you can land (+4 points)",
            "Volar: terminas en Saturno; puedes aterrizar (+4 puntos)",
            "Voler\u{a0}: arrivée sur la case de Saturne\u{202f}; atterrissage possible \
             (+4\u{a0}points)",
        ],
    );
    check_choice(
        &flight,
        "evacuate",
        [
            "Evacuate to Earth: your rose is cleared (1 fuel); no flight or refuelling this round",
            "Pedir la evacuación a la Tierra: tu rosa se vacía (1 de combustible); sin vuelo ni \
             repostaje esta ronda",
            "Évacuer vers la Terre\u{a0}: rose des vents vidée (1\u{a0}cube de \
             carburant)\u{202f}; ni vol ni ravitaillement pendant cette manche",
        ],
    );
    flight.play(&["fly"]);
    check_question(
        &flight,
        [
            "Land on Saturn?",
            "¿Aterrizas en Saturno?",
            "Se poser sur Saturne\u{202f}?",
        ],
    );
    check_choice(
        &flight,
        "land:saturn",
        [
            "Land on Saturn: +4 points (Saturn marker); +2 points (Mission 1); your rose is \
             cleared (1 fuel)",
            "Aterrizar en Saturno: +4 puntos (marcador de Saturno); +2 puntos (Misión 1); tu \
             rosa se vacía (1 de combustible)",
            "Se poser sur Saturne\u{a0}: +4\u{a0}points (marqueur de Saturne)\u{202f}; \
             +2\u{a0}points (Mission\u{a0}1)\u{202f}; rose des vents vidée (1\u{a0}cube de \
             carburant)",
        ],
    );
    check_choice(
        &flight,
        "pass",
        [
            "Don’t land: your rose keeps 1 fuel",
            "No aterrizar: tu rosa conserva 1 de combustible",
            "Ne pas se poser\u{a0}: vitesse conservée (1\u{a0}cube de carburant)",
        ],
    );
    let alone = flight.with(missions("second-saturn"));
    check_choice(
        &alone,
        "land:saturn",
        [
            "Land on Saturn: +4 points (Saturn marker); +4 points (Mission 2) if no one else \
             lands there; your rose is cleared (1 fuel)",
            "Aterrizar en Saturno: +4 puntos (marcador de Saturno); +4 puntos (Misión 2) si \
             nadie más aterriza allí; tu rosa se vacía (1 de combustible)",
            "Se poser sur Saturne\u{a0}: +4\u{a0}points (marqueur de Saturne)\u{202f}; \
             +4\u{a0}points (Mission\u{a0}2) si personne d’autre ne s’y pose\u{202f}; rose des \
             vents vidée (1\u{a0}cube de carburant)",
        ],
    );
    let again = flight.with(json!({ "players": { "1": { "markers": { "saturn": 1 } } } }));
    check_choice(
        &again,
        "land:saturn",
        [
            "Land on Saturn: you already have its marker; your rose is cleared (1 fuel)",
            "Aterrizar en Saturno: ya tienes su marcador; tu rosa se vacía (1 de combustible)",
            "Se poser sur Saturne\u{a0}: marqueur déjà pris ici\u{202f}; rose des vents vidée \
             (1\u{a0}cube de carburant)",
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
            "Land on Earth: not the final landing yet (0/7 destinations); your rose is cleared \
             (1 fuel)",
            "Aterrizar en la Tierra: aún no es el aterrizaje final (0/7 destinos); tu rosa se \
             vacía (1 de combustible)",
            "Se poser sur la Terre\u{a0}: pas encore l’atterrissage final \
             (0/7\u{a0}destinations)\u{202f}; rose des vents vidée (1\u{a0}cube de carburant)",
        ],
    );
    let done = home.with(json!({ "players": { "1": { "markers": {
        "mercury": 1, "venus": 1, "mars": 1, "jupiter": 1, "saturn": 1, "uranus": 1, "halley": 1,
    } } } }));
    check_choice(
        &done,
        "land:earth",
        [
            "Land on Earth: final landing (last round); +2 points (Earth marker); your rose is \
             cleared (1 fuel)",
            "Aterrizar en la Tierra: aterrizaje final (última ronda); +2 puntos (marcador de la \
             Tierra); tu rosa se vacía (1 de combustible)",
            "Se poser sur la Terre\u{a0}: atterrissage final (dernière manche)\u{202f}; \
             +2\u{a0}points (marqueur de la Terre)\u{202f}; rose des vents vidée (1\u{a0}cube de \
             carburant)",
        ],
    );
}

/// KOS-288: a final landing that is declared, before and after the landing.
#[test]
fn a_final_landing_is_declared_in_words() {
    let text = reading("final_landing_advanced", "declared");
    let four = json!({ "jupiter": 1, "saturn": 1, "uranus": 1, "neptune": 1 });
    let mut home = board_from(&text, 4, &[("mode", "advanced")])
        .with(json!({ "players": { "1": { "markers": four } } }))
        .flying(1, 0, -3, &[("n", 1, 0)]);
    home.order(1, &["go"]).others_idle();
    check_choice(
        &home,
        "fly",
        [
            "Fly: you end at Earth; you can land (final landing)",
            "Volar: terminas en la Tierra; puedes aterrizar (aterrizaje final)",
            "Voler\u{a0}: arrivée sur la case de la Terre\u{202f}; atterrissage final possible",
        ],
    );
    home.play(&["fly"]);
    check_choice(
        &home,
        "land:earth",
        [
            "Land on Earth: then choose whether it is your final landing; your rose is cleared \
             (1 fuel)",
            "Aterrizar en la Tierra: después eliges si es tu aterrizaje final; tu rosa se vacía \
             (1 de combustible)",
            "Se poser sur la Terre\u{a0}: choisir ensuite si c’est votre atterrissage \
             final\u{202f}; rose des vents vidée (1\u{a0}cube de carburant)",
        ],
    );
    home.play(&["land:earth"]);
    check_question(
        &home,
        [
            "Make this your final landing?",
            "¿Es este tu aterrizaje final?",
            "En faire votre atterrissage final\u{202f}?",
        ],
    );
    check_choice(
        &home,
        "final:yes",
        [
            "Final landing: last round; +2 points (Earth marker)",
            "Aterrizaje final: última ronda; +2 puntos (marcador de la Tierra)",
            "Faire l’atterrissage final\u{a0}: dernière manche\u{202f}; +2\u{a0}points (marqueur \
             de la Terre)",
        ],
    );
    check_choice(
        &home,
        "final:no",
        [
            "Continue the race: for the final landing, take off and land on Earth again",
            "Seguir la carrera: para el aterrizaje final, despega y vuelve a aterrizar en la \
             Tierra",
            "Continuer la course\u{a0}: pour l’atterrissage final, décoller et se poser à \
             nouveau sur la Terre",
        ],
    );
    check_event(
        &home,
        Event::NotFinal { seat: Seat(0) },
        [
            "Ana: continues the race (not the final landing)",
            "Ana: sigue la carrera (no es el aterrizaje final)",
            "Ana\u{a0}: continue la course (pas l’atterrissage final)",
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
            "Refuel on Earth?",
            "¿Repostas en la Tierra?",
            "Se ravitailler sur la Terre\u{202f}?",
        ],
    );
    check_choice(
        &basic,
        "refuel:none",
        [
            "Don’t refuel: tank stays at 3 fuel and 1 hyperfuel",
            "No repostar: el depósito sigue con 3 de combustible y 1 de hipercombustible",
            "Ne pas se ravitailler\u{a0}: réservoir inchangé (3\u{a0}cubes de carburant et 1 \
             d’hypercarburant)",
        ],
    );
    check_choice(
        &basic,
        "refuel:basic",
        [
            "Refuel: tank → 8 fuel and 2 hyperfuel",
            "Repostar: depósito → 8 de combustible y 2 de hipercombustible",
            "Faire le plein\u{a0}: réservoir → 8\u{a0}cubes de carburant et 2 d’hypercarburant",
        ],
    );
    let mut full = advanced(2).tank(1, 2, 0);
    full.order(1, &["stay"]).others_idle();
    check_question(
        &full,
        [
            "Refuel on Earth?",
            "¿Repostas en la Tierra?",
            "Se ravitailler sur la Terre\u{202f}?",
        ],
    );
    check_choice(
        &full,
        "refuel:quick",
        [
            "Quick refuelling (free): tank → 7 fuel",
            "Repostaje rápido (gratis): depósito → 7 de combustible",
            "Ravitailler rapidement (gratuit)\u{a0}: réservoir → 7\u{a0}cubes de carburant",
        ],
    );
    check_choice(
        &full,
        "refuel:full",
        [
            "Full refuelling (1 shield): tank → 9 fuel and 1 hyperfuel; 2 shields left",
            "Repostaje completo (1 escudo): depósito → 9 de combustible y 1 de hipercombustible; \
             quedan 2 escudos",
            "Ravitailler complètement (1\u{a0}bouclier)\u{a0}: réservoir → 9\u{a0}cubes de \
             carburant et 1 d’hypercarburant\u{202f}; restent 2\u{a0}boucliers",
        ],
    );
}
