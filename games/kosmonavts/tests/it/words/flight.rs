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

/// KOS-166, KOS-Q57: what a conversion brings after cubes, and what a cube does that is put
/// down before others of the order.
#[test]
fn steps_of_an_order_in_any_order() {
    let full = board(2).in_space(1, 8, -2);
    check_choice(
        &full.after(&["burn:s:normal", "burn:s:normal", "burn:n:hyper"]),
        "convert",
        [
            "Turn a shield into 2 normal cubes: the tank would hold 9 normal cubes; 2 shields \
             left.",
            "Convertir un escudo en 2 cubos de combustible: el depósito tendría 9 cubos de \
             combustible; quedan 2 escudos.",
            "Convertir un bouclier en 2 cubes de carburant\u{a0}: le réservoir aurait 9 cubes de \
             carburant\u{202f}; il reste 2 boucliers.",
        ],
    );
    // N is put down first and S comes to meet it.
    check_choice(
        &full.after(&["burn:s:normal"]),
        "burn:n:hyper",
        [
            "Burn hyperfuel to the north: it cancels the normal cube to the south and itself \
             becomes a normal one; the ship would end at 8,−3; 8 normal cubes left in the tank.",
            "Quemar hipercombustible hacia el norte: anula el cubo de combustible hacia el sur y \
             se convierte en uno normal; la nave terminaría en 8,−3; el depósito se quedaría con \
             8 cubos de combustible.",
            "Brûler de l’hypercarburant vers le nord\u{a0}: annule le cube de carburant vers le \
             sud et devient un cube normal\u{202f}; le vaisseau finirait en 8,−3\u{202f}; il \
             resterait 8 cubes de carburant dans le réservoir.",
        ],
    );
    // N meets the hyper cube on the rose, not the normal one that was named before.
    let faster = board(2).flying(1, 8, -2, &[("s", 0, 1)]);
    check_choice(
        &faster.after(&["burn:s:normal"]),
        "burn:n:normal",
        [
            "Burn normal fuel to the north: it makes a hyper cube to the south a normal one; the \
             ship would end at 8,0; 7 normal and 1 hyper cube left in the tank.",
            "Quemar combustible hacia el norte: convierte un cubo de hipercombustible hacia el sur \
             en uno normal; la nave terminaría en 8,0; el depósito se quedaría con 7 cubos de \
             combustible y 1 de hipercombustible.",
            "Brûler du carburant vers le nord\u{a0}: change un cube d’hypercarburant vers le sud \
             en cube normal\u{202f}; le vaisseau finirait en 8,0\u{202f}; il resterait 7 cubes de \
             carburant et 1 d’hypercarburant dans le réservoir.",
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
            "Turn a shield into 2 normal cubes: the tank would hold 5 normal and 1 hyper \
             cube; 2 shields left.",
            "Convertir un escudo en 2 cubos de combustible: el depósito tendría 5 cubos \
             de combustible y 1 de hipercombustible; quedan 2 escudos.",
            "Convertir un bouclier en 2 cubes de carburant\u{a0}: le réservoir aurait 5 \
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
            "Fly: the ship ends in Earth’s hex; it may land on Earth (final landing).",
            "Volar: la nave termina en el hexágono de la Tierra; puede aterrizar en la Tierra \
             (aterrizaje final).",
            "Voler\u{a0}: le vaisseau finit dans la case de la Terre\u{202f}; il peut se poser \
             sur la Terre (atterrissage final).",
        ],
    );
    home.play(&["fly"]);
    check_choice(
        &home,
        "land:earth",
        [
            "Land on Earth: then you say whether it is your final landing; the rose gives 1 \
             normal cube back to the supply.",
            "Aterrizar en la Tierra: después dices si es tu aterrizaje final; la rosa de los \
             vientos devuelve 1 cubo de combustible.",
            "Se poser sur la Terre\u{a0}: vous direz ensuite si c’est votre atterrissage \
             final\u{202f}; la rose des vents rend 1 cube de carburant.",
        ],
    );
    home.play(&["land:earth"]);
    check_question(
        &home,
        [
            "Is this landing on Earth your final one?",
            "¿Es este tu aterrizaje final en la Tierra?",
            "Est-ce votre atterrissage final sur la Terre\u{202f}?",
        ],
    );
    check_choice(
        &home,
        "final:yes",
        [
            "Make this your final landing: this is the last round; you take an Earth marker for \
             2 points.",
            "Hacer el aterrizaje final: es la última ronda; tomas un marcador de la Tierra por 2 \
             puntos.",
            "Faire l’atterrissage final\u{a0}: c’est la dernière manche\u{202f}; vous prenez un \
             marqueur de la Terre pour 2 points.",
        ],
    );
    check_choice(
        &home,
        "final:no",
        [
            "Go on with the race: for the final landing you must take off and land on Earth \
             again.",
            "Seguir en la carrera: para el aterrizaje final hay que despegar y volver a aterrizar \
             en la Tierra.",
            "Continuer la course\u{a0}: pour l’atterrissage final, il faut décoller et se poser à \
             nouveau sur la Terre.",
        ],
    );
    check_event(
        &home,
        Event::NotFinal { seat: Seat(0) },
        [
            "Ana goes on with the race: this is not the final landing.",
            "Ana sigue en la carrera: no es el aterrizaje final.",
            "Ana continue la course\u{a0}: ce n’est pas l’atterrissage final.",
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
