//! What the event cards do.

use words::Language;

use super::{Told, check_choice, check_question};
use crate::kit::{BoardExt as _, avoided_by, board, board_from, reading};

/// KOS-109 to KOS-116.
#[test]
fn a_solar_wind_tells_the_new_course() {
    let space = board(2).flying(1, 5, -2, &[("s", 1, 0)]).wind(2, "n");
    check_choice(
        &space,
        "event:1",
        [
            "Solar Wind (2 N): 2 fuel N on every rose, unless you spend a shield or stay on a \
             planet; if you drift, you end 5 hexes from Mercury",
            "Viento solar (2 N): 2 de combustible hacia el norte en cada rosa, salvo si gastas \
             un escudo o te quedas en un planeta; si sigues a la deriva, terminas a 5 hexágonos \
             de Mercurio",
            "Vent solaire (2 N)\u{a0}: 2\u{a0}cubes de carburant vers le nord sur chaque rose \
             des vents, sauf en dépensant un bouclier ou en restant sur un astre\u{202f}; en \
             dérivant, arrivée à 5\u{a0}cases de Mercure",
        ],
    );
    let blown = space.after(&["event:1"]);
    check_question(
        &blown,
        [
            "Solar Wind (2 N): spend a shield to avoid it?",
            "Viento solar (2 N): ¿gastas un escudo para evitarlo?",
            "Vent solaire (2 N)\u{a0}: dépenser un bouclier pour l’éviter\u{202f}?",
        ],
    );
    check_choice(
        &blown,
        "shield:no",
        [
            "Accept the wind: if you drift, you end 5 hexes from Mercury",
            "Aceptar el viento: si sigues a la deriva, terminas a 5 hexágonos de Mercurio",
            "Subir le vent solaire\u{a0}: en dérivant, arrivée à 5\u{a0}cases de Mercure",
        ],
    );
    check_choice(
        &blown,
        "shield:yes",
        [
            "Spend a shield: if you drift, you end 6 hexes from Mercury; 2 shields left",
            "Gastar un escudo: si sigues a la deriva, terminas a 6 hexágonos de Mercurio; quedan \
             2 escudos",
            "Dépenser un bouclier\u{a0}: en dérivant, arrivée à 6\u{a0}cases de Mercure\u{202f}; \
             restent 2\u{a0}boucliers",
        ],
    );
    let landed = board(2).wind(1, "ne").after(&["event:1"]);
    check_choice(
        &landed,
        "shield:no",
        [
            "Accept the wind: no effect if you stay on Earth; if you take off with the wind \
             alone, you end 1 hex from Earth",
            "Aceptar el viento: sin efecto si te quedas en la Tierra; si despegas solo con el \
             viento, terminas a 1 hexágono de la Tierra",
            "Subir le vent solaire\u{a0}: sans effet si vous restez sur la Terre\u{202f}; en \
             décollant avec ce seul vent, arrivée à 1\u{a0}case de la Terre",
        ],
    );
    check_choice(
        &landed,
        "shield:yes",
        [
            "Spend a shield: your rose stays empty; 2 shields left",
            "Gastar un escudo: tu rosa sigue vacía; quedan 2 escudos",
            "Dépenser un bouclier\u{a0}: rose des vents toujours vide\u{202f}; restent \
             2\u{a0}boucliers",
        ],
    );
    let order = landed.after(&["shield:no", "shield:no"]);
    check_choice(
        &order,
        "stay",
        [
            "Stay on Earth: 1 wind cube is removed; you can refuel",
            "Quedarse en la Tierra: se retira 1 cubo del viento; puedes repostar",
            "Rester sur la Terre\u{a0}: rendre le cube de vent\u{202f}; ravitaillement possible \
             ensuite",
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
            "Choose this round’s event",
            "Elige el evento de esta ronda",
            "Choisissez l’événement de la manche",
        ],
    );
    check_choice(
        &at("thrust"),
        "event:1",
        [
            "Thrust: place up to 4 cubes this round",
            "Empuje: puedes colocar hasta 4 cubos esta ronda",
            "Poussée\u{a0}: jusqu’à 4\u{a0}cubes par ordre pendant cette manche",
        ],
    );
    check_choice(
        &at("fuel_resupply"),
        "event:1",
        [
            "Fuel Resupply: you may take 1 hyperfuel; if your tank is full, swap 1 fuel for it; \
             tank → 4 fuel and 3 hyperfuel",
            "Reabastecimiento de combustible: puedes tomar 1 de hipercombustible; con el \
             depósito lleno, a cambio de 1 de combustible; depósito → 4 de combustible y 3 de \
             hipercombustible",
            "Livraison de carburant\u{a0}: vous pouvez prendre 1\u{a0}cube d’hypercarburant \
             (réservoir plein\u{a0}: contre 1\u{a0}cube de carburant)\u{202f}; réservoir → \
             4\u{a0}cubes de carburant et 3 d’hypercarburant",
        ],
    );
    check_choice(
        &at("energy_conversion"),
        "event:1",
        [
            "Energy Conversion: you may spend a shield to gain up to 5 fuel; up to 4 for you",
            "Conversión de la energía: puedes gastar un escudo para ganar hasta 5 de \
             combustible; hasta 4 para ti",
            "Conversion d’énergie\u{a0}: vous pouvez dépenser un bouclier pour prendre jusqu’à \
             5\u{a0}cubes de carburant\u{202f}; 4\u{a0}cubes au maximum pour vous",
        ],
    );
    check_choice(
        &at("gravity"),
        "event:1",
        [
            "Gravity: ships in space within 2 hexes of a planet land on the nearest one; your \
             ship lands on Earth; Björn’s ship lands on Venus or Earth",
            "Gravedad: las naves en el espacio a 2 hexágonos o menos de un planeta aterrizan en \
             el más cercano; tu nave aterriza en la Tierra; la nave de Björn aterriza en Venus o \
             en la Tierra",
            "Gravité\u{a0}: tout vaisseau en vol à 2\u{a0}cases ou moins d’un astre se pose sur \
             le plus proche\u{202f}; votre vaisseau se pose sur la Terre\u{202f}; celui de Björn \
             se pose sur Vénus ou la Terre",
        ],
    );
    check_choice(
        &at("asteroids"),
        "event:1",
        [
            "Asteroids: lose 5 fuel from your tank or spend a shield; tank → 2 hyperfuel",
            "Asteroides: pierdes 5 de combustible del depósito o gastas un escudo; depósito → 2 \
             de hipercombustible",
            "Astéroïdes\u{a0}: vous perdez 5\u{a0}cubes de carburant ou dépensez un \
             bouclier\u{202f}; réservoir → 2\u{a0}cubes d’hypercarburant",
        ],
    );
    check_choice(
        &at("solar_flares"),
        "event:1",
        [
            "Solar Flares: no cubes this round, unless you spend a shield; you end in the \
             asteroid belt, 2 hexes from Earth (−1 shield, 2 left)",
            "Llamaradas solares: sin cubos esta ronda, salvo si gastas un escudo; terminas en el \
             cinturón de asteroides, a 2 hexágonos de la Tierra (−1 escudo, quedan 2)",
            "Éruptions solaires\u{a0}: aucun cube pendant cette manche, sauf en dépensant un \
             bouclier\u{202f}; arrivée dans la ceinture d’astéroïdes, à 2\u{a0}cases de la Terre \
             (−1\u{a0}bouclier, reste 2)",
        ],
    );
    let chosen = |kind: &str| at(kind).after(&["event:1"]);
    check_choice(
        &chosen("fuel_resupply"),
        "resupply:yes",
        [
            "Take 1 hyperfuel: tank → 4 fuel and 3 hyperfuel",
            "Tomar 1 de hipercombustible: depósito → 4 de combustible y 3 de hipercombustible",
            "Prendre 1\u{a0}cube d’hypercarburant\u{a0}: réservoir → 4\u{a0}cubes de carburant \
             et 3 d’hypercarburant",
        ],
    );
    check_choice(
        &chosen("fuel_resupply").tank(1, 9, 1),
        "resupply:yes",
        [
            "Swap 1 fuel for 1 hyperfuel: tank → 8 fuel and 2 hyperfuel",
            "Cambiar 1 de combustible por 1 de hipercombustible: depósito → 8 de combustible y 2 \
             de hipercombustible",
            "Échanger 1\u{a0}cube de carburant contre 1\u{a0}cube d’hypercarburant\u{a0}: \
             réservoir → 8\u{a0}cubes de carburant et 2 d’hypercarburant",
        ],
    );
    check_choice(
        &chosen("energy_conversion"),
        "energy:1",
        [
            "Spend a shield for 1 fuel: tank → 5 fuel and 2 hyperfuel; 2 shields left",
            "Gastar un escudo para ganar 1 de combustible: depósito → 5 de combustible y 2 de \
             hipercombustible; quedan 2 escudos",
            "Dépenser un bouclier pour 1\u{a0}cube de carburant\u{a0}: réservoir → 5\u{a0}cubes \
             de carburant et 2 d’hypercarburant\u{202f}; restent 2\u{a0}boucliers",
        ],
    );
    check_question(
        &chosen("gravity"),
        [
            "Gravity: land on Venus or Earth?",
            "Gravedad: ¿aterrizas en Venus o en la Tierra?",
            "Gravité\u{a0}: se poser sur Vénus ou la Terre\u{202f}?",
        ],
    );
    check_choice(
        &chosen("gravity"),
        "gravity:venus",
        [
            "Land on Venus: +4 points (Venus marker); +4 points (Mission 2) if no one else lands \
             there",
            "Aterrizar en Venus: +4 puntos (marcador de Venus); +4 puntos (Misión 2) si nadie \
             más aterriza allí",
            "Se poser sur Vénus\u{a0}: +4\u{a0}points (marqueur de Vénus)\u{202f}; \
             +4\u{a0}points (Mission\u{a0}2) si personne d’autre ne s’y pose",
        ],
    );
    check_choice(
        &chosen("asteroids"),
        "shield:no",
        [
            "Don’t spend a shield: −4 fuel; tank → 2 hyperfuel",
            "No gastar un escudo: −4 de combustible; depósito → 2 de hipercombustible",
            "Ne pas dépenser de bouclier\u{a0}: −4\u{a0}cubes de carburant\u{202f}; réservoir → \
             2\u{a0}cubes d’hypercarburant",
        ],
    );
    check_choice(
        &chosen("asteroids"),
        "shield:yes",
        [
            "Spend a shield: tank stays at 4 fuel and 2 hyperfuel; 2 shields left",
            "Gastar un escudo: el depósito sigue con 4 de combustible y 2 de hipercombustible; \
             quedan 2 escudos",
            "Dépenser un bouclier\u{a0}: réservoir inchangé (4\u{a0}cubes de carburant et 2 \
             d’hypercarburant)\u{202f}; restent 2\u{a0}boucliers",
        ],
    );
    check_choice(
        &chosen("solar_flares"),
        "shield:no",
        [
            "Don’t spend a shield: no cubes this round; you end in the asteroid belt, 2 hexes \
             from Earth (−1 shield, 2 left)",
            "No gastar un escudo: sin cubos esta ronda; terminas en el cinturón de asteroides, a \
             2 hexágonos de la Tierra (−1 escudo, quedan 2)",
            "Ne pas dépenser de bouclier\u{a0}: aucun cube pendant cette manche\u{202f}; arrivée \
             dans la ceinture d’astéroïdes, à 2\u{a0}cases de la Terre (−1\u{a0}bouclier, reste \
             2)",
        ],
    );
    check_choice(
        &chosen("solar_flares"),
        "shield:yes",
        [
            "Spend a shield: you can place cubes this round; 2 shields left",
            "Gastar un escudo: puedes colocar cubos esta ronda; quedan 2 escudos",
            "Dépenser un bouclier\u{a0}: cubes autorisés pendant cette manche\u{202f}; restent \
             2\u{a0}boucliers",
        ],
    );
}

/// KOS-Q61: where the cards show a shield, gravity asks for one, and what it says says so.
#[test]
fn a_shield_against_gravity_has_words() {
    let text = avoided_by("gravity", "[\"shield\"]");
    let near = board_from(&text, 2, &[])
        .body("saturn", 8, 0)
        .event("gravity")
        .flying(1, 9, 0, &[("n", 1, 0)]);
    check_choice(
        &near,
        "event:1",
        [
            "Gravity: ships in space within 2 hexes of a planet land on the nearest one, unless \
             you spend a shield; your ship lands on Saturn",
            "Gravedad: las naves en el espacio a 2 hexágonos o menos de un planeta aterrizan en \
             el más cercano, salvo si gastas un escudo; tu nave aterriza en Saturno",
            "Gravité\u{a0}: tout vaisseau en vol à 2\u{a0}cases ou moins d’un astre se pose sur \
             le plus proche, sauf en dépensant un bouclier\u{202f}; votre vaisseau se pose sur \
             Saturne",
        ],
    );
    let asked = near.after(&["event:1"]);
    check_question(
        &asked,
        [
            "Gravity: spend a shield to avoid landing on Saturn?",
            "Gravedad: ¿gastas un escudo para no aterrizar en Saturno?",
            "Gravité\u{a0}: dépenser un bouclier pour ne pas se poser sur Saturne\u{202f}?",
        ],
    );
    check_choice(
        &asked,
        "shield:no",
        [
            "Don’t spend a shield: your ship lands on Saturn; +4 points (Saturn marker); your \
             rose is cleared (1 fuel)",
            "No gastar un escudo: tu nave aterriza en Saturno; +4 puntos (marcador de Saturno); \
             tu rosa se vacía (1 de combustible)",
            "Ne pas dépenser de bouclier\u{a0}: votre vaisseau se pose sur Saturne\u{202f}; \
             +4\u{a0}points (marqueur de Saturne)\u{202f}; rose des vents vidée (1\u{a0}cube de \
             carburant)",
        ],
    );
    check_choice(
        &asked,
        "shield:yes",
        [
            "Spend a shield: if you drift, you end 1 hex from Saturn; 2 shields left",
            "Gastar un escudo: si sigues a la deriva, terminas a 1 hexágono de Saturno; quedan 2 \
             escudos",
            "Dépenser un bouclier\u{a0}: en dérivant, arrivée à 1\u{a0}case de Saturne\u{202f}; \
             restent 2\u{a0}boucliers",
        ],
    );
}

/// KOS-Q61: a card without the symbol does not speak of shields.
#[test]
fn cards_without_the_symbol_do_not_speak_of_shields() {
    for (kind, avoid, texts) in [
        (
            "asteroids",
            "[]",
            [
                "Asteroids: lose 5 fuel from your tank; ",
                "Asteroides: pierdes 5 de combustible del depósito; ",
                "Astéroïdes\u{a0}: vous perdez 5\u{a0}cubes de carburant\u{202f}; ",
            ],
        ),
        (
            "solar_flares",
            "[]",
            [
                "Solar Flares: no cubes this round; ",
                "Llamaradas solares: sin cubos esta ronda; ",
                "Éruptions solaires\u{a0}: aucun cube pendant cette manche\u{202f}; ",
            ],
        ),
    ] {
        let board = board_from(&avoided_by(kind, avoid), 2, &[]).event(kind);
        for (language, text) in Language::ALL.into_iter().zip(texts) {
            let told = Told(language, &board).choice("event:1");
            assert!(told.starts_with(text), "{told}");
        }
    }
}

/// KOS-128: where refuelling after gravity has to wait, staying says so.
#[test]
fn refuelling_that_has_to_wait_has_words() {
    let text = reading("gravity_refuel", "next_round");
    let drawn = board_from(&text, 2, &[])
        .body("saturn", 8, 0)
        .event("gravity");
    let drawn = drawn.in_space(1, 9, 0).tank(1, 0, 0).after(&["event:1"]);
    check_choice(
        &drawn,
        "stay",
        [
            "Stay on Saturn: you can’t refuel until next round",
            "Quedarse en Saturno: no puedes repostar hasta la próxima ronda",
            "Rester sur Saturne\u{a0}: pas de ravitaillement avant la prochaine manche",
        ],
    );
}
