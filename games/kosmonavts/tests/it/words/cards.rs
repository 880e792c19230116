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
            "Choose “Gravity”: every ship in space within 2 hexes of a body must land on the \
             nearest one, unless a shield is spent; yours is drawn to Saturn.",
            "Elegir «Gravedad»: cada nave en el espacio a 2 hexágonos o menos de un planeta \
             aterriza en el más cercano, salvo con un escudo; la tuya va a Saturno.",
            "Choisir «\u{a0}Gravité\u{a0}»\u{a0}: chaque vaisseau dans l’espace à 2 cases ou moins \
             d’un astre se pose sur le plus proche, sauf avec un bouclier\u{202f}; le vôtre va \
             vers Saturne.",
        ],
    );
    let asked = near.after(&["event:1"]);
    check_question(
        &asked,
        [
            "Gravity: will you spend a shield so as not to land on Saturn?",
            "Gravedad: ¿gastas un escudo para no aterrizar en Saturno?",
            "Gravité\u{a0}: dépensez-vous un bouclier pour ne pas vous poser sur Saturne\u{202f}?",
        ],
    );
    check_choice(
        &asked,
        "shield:no",
        [
            "Spend no shield: the ship is drawn to Saturn; you take Saturn’s marker for 4 points; \
             the rose gives 1 normal cube back to the supply.",
            "No gastar ningún escudo: la nave va a Saturno; tomas el marcador de Saturno por 4 \
             puntos; la rosa de los vientos devuelve 1 cubo de combustible.",
            "Ne pas dépenser de bouclier\u{a0}: le vaisseau va vers Saturne\u{202f}; vous prenez le \
             marqueur de Saturne pour 4 points\u{202f}; la rose des vents rend 1 cube de \
             carburant.",
        ],
    );
    check_choice(
        &asked,
        "shield:yes",
        [
            "Spend a shield: the ship would end at 9,−1; 2 shields left.",
            "Gastar un escudo: la nave terminaría en 9,−1; quedan 2 escudos.",
            "Dépenser un bouclier\u{a0}: le vaisseau finirait en 9,−1\u{202f}; il reste 2 \
             boucliers.",
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
                "Choose “Asteroids”: everyone loses 5 normal cubes from the tank; ",
                "Elegir «Asteroides»: cada jugador pierde 5 cubos de combustible del depósito; ",
                "Choisir «\u{a0}Astéroïdes\u{a0}»\u{a0}: chacun perd 5 cubes de carburant de son \
                 réservoir\u{202f}; ",
            ],
        ),
        (
            "solar_flares",
            "[]",
            [
                "Choose “Solar flares”: nobody may place a cube in this round; ",
                "Elegir «Llamaradas solares»: en esta ronda nadie puede colocar cubos; ",
                "Choisir «\u{a0}Éruptions solaires\u{a0}»\u{a0}: personne ne peut placer de cube \
                 pendant cette manche\u{202f}; ",
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
            "Seal the order and stay on Saturn: refuelling has to wait until the next round.",
            "Sellar la orden y quedarse en Saturno: no se puede repostar hasta la próxima ronda.",
            "Sceller l’ordre et rester sur Saturne\u{a0}: pas de ravitaillement avant la manche \
             suivante.",
        ],
    );
}
