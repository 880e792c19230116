# Kosmonavts en español.

## Planetas y cometa

body-mercury = Mercurio
    .the = Mercurio
    .to = a Mercurio
    .at = en Mercurio
    .of = de Mercurio
body-venus = Venus
    .the = Venus
    .to = a Venus
    .at = en Venus
    .of = de Venus
body-earth = Tierra
    .the = la Tierra
    .to = a la Tierra
    .at = en la Tierra
    .of = de la Tierra
body-mars = Marte
    .the = Marte
    .to = a Marte
    .at = en Marte
    .of = de Marte
body-jupiter = Júpiter
    .the = Júpiter
    .to = a Júpiter
    .at = en Júpiter
    .of = de Júpiter
body-saturn = Saturno
    .the = Saturno
    .to = a Saturno
    .at = en Saturno
    .of = de Saturno
body-uranus = Urano
    .the = Urano
    .to = a Urano
    .at = en Urano
    .of = de Urano
body-neptune = Neptuno
    .the = Neptuno
    .to = a Neptuno
    .at = en Neptuno
    .of = de Neptuno
body-halley = Cometa Halley
    .the = el cometa Halley
    .to = al cometa Halley
    .at = en el cometa Halley
    .of = del cometa Halley
body-or = { $first } o { $second }
    .at = { $first_at } o { $second_at }

## Direcciones, combustible, naves, fases, jugadores

direction-n = N
    .name = norte
    .to = hacia el norte
direction-ne = NE
    .name = noreste
    .to = hacia el noreste
direction-se = SE
    .name = sureste
    .to = hacia el sureste
direction-s = S
    .name = sur
    .to = hacia el sur
direction-sw = SO
    .name = suroeste
    .to = hacia el suroeste
direction-nw = NO
    .name = noroeste
    .to = hacia el noroeste

fuel-normal = Combustible
    .some = combustible
fuel-hyper = Hipercombustible
    .some = hipercombustible

colour-white = blanco
    .ship = la nave blanca
    .form = blanca
colour-green = verde
    .ship = la nave verde
    .form = verde
colour-yellow = amarillo
    .ship = la nave amarilla
    .form = amarilla
colour-red = rojo
    .ship = la nave roja
    .form = roja

phase-setup = Preparación
phase-event = Evento
phase-orders = Orden
phase-flight = Vuelo o repostaje
phase-movement = Movimiento de planetas
phase-over = Fin de la partida

side = { $seat }
automaton = Autómata

## Hexágonos

hex-body = en { $body_the }
hex-near = a { $count ->
        [one] { $count } hexágono
       *[other] { $count } hexágonos
    } { $body_of }

## Cantidades

amount-normal = { $normal } de combustible
amount-hyper = { $hyper } de hipercombustible
amount-both = { $normal } de combustible y { $hyper } de hipercombustible
amount-shields = { $count ->
        [0] ningún escudo
        [one] { $count } escudo
       *[other] { $count } escudos
    }
amount-points = { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }

## Cartas de evento

card-solar-wind = Viento solar ({ $count } { $direction })
    .does = combustible en cada rosa
    .text = { $count } de combustible { $direction_to } en cada rosa, salvo si { $shield ->
            [1] gastas un escudo o te quedas en un planeta
           *[0] te quedas en un planeta
        }
card-fuel-resupply = Reabastecimiento de combustible
    .does = +1 hipercombustible
    .text = puedes tomar 1 de hipercombustible; con el depósito lleno, a cambio de 1 de combustible
card-energy-conversion = Conversión de la energía
    .does = 1 escudo → { $count } comb.
    .text = puedes gastar un escudo para ganar hasta { $count } de combustible
card-gravity = Gravedad
    .does = aterrizan a { $count } hex.
    .text = las naves en el espacio a { $count } hexágonos o menos de un planeta aterrizan en el más cercano{ $shield ->
            [1] , salvo si gastas un escudo
           *[0] {""}
        }
card-thrust = Empuje
    .does = hasta { $count } cubos
    .text = puedes colocar hasta { $count } cubos esta ronda
card-asteroids = Asteroides
    .does = −{ $count } combustible{ $shield ->
            [1] {" "}o 1 escudo
           *[0] {""}
        }
    .text = pierdes { $count } de combustible del depósito{ $shield ->
            [1] {" "}o gastas un escudo
           *[0] {""}
        }
card-solar-flares = Llamaradas solares
    .does = sin cubos{ $shield ->
            [1] {" "}o 1 escudo
           *[0] {""}
        }
    .text = sin cubos esta ronda{ $shield ->
            [1] , salvo si gastas un escudo
           *[0] {""}
        }

## Misiones

mission-first = Misión 1 ({ $body })
    .short = Misión 1
    .the = la Misión 1 ({ $body })
    .text = aterriza en primer lugar en { $body_the } (+{ $points })
mission-second = Misión 2 ({ $body })
    .short = Misión 2
    .the = la Misión 2 ({ $body })
    .text = aterriza en segundo lugar, o sin nadie más, en { $body_the } (+{ $points })

## Preguntas

question-over = Fin de la partida
question-wait = Esperando a { $seats }: { $step }
question-place-hand = Coloca un planeta en su órbita. Te quedan: { $bodies }
question-place-earth = Coloca { $body_the } en su órbita
question-place = Elige un planeta y colócalo en su órbita
question-colour = Elige tu nave
question-missions = Conserva 2 misiones
question-event = Elige el evento de esta ronda
question-solar-wind = { $card }: ¿gastas un escudo para evitarlo?
question-fuel-resupply = { $card }: ¿tomas 1 de hipercombustible?
question-energy-conversion = { $card }: ¿gastas un escudo para ganar combustible?
question-gravity = { $card }: ¿aterrizas { $bodies_at }?
question-gravity-shield = { $card }: ¿gastas un escudo para no aterrizar { $bodies_at }?
question-asteroids = { $card }: ¿gastas un escudo para conservar tu combustible?
question-solar-flares = { $card }: ¿gastas un escudo para poder colocar cubos?
question-order-landed = Tu orden: quédate en { $body_the } o coloca hasta { $count } cubos y despega
question-order-held = Tu orden: las llamaradas solares te retienen en { $body_the }
question-order-flares = Tu orden (sin cubos, llamaradas solares): { $course }
question-order = Tu orden ({ $placed }/{ $count } cubos): { $course }
question-fly = ¿Vuelas?
question-land = ¿Aterrizas { $bodies_at }?
question-final = ¿Es este tu aterrizaje final?
question-refuel = ¿Repostas en { $body_the }?

step-place = colocación de un planeta
step-colour = elección de nave
step-missions = elección de misiones
step-event = elección de evento
step-solar-wind = viento solar
step-fuel-resupply = reabastecimiento
step-energy-conversion = conversión de la energía
step-gravity = gravedad
step-asteroids = asteroides
step-solar-flares = llamaradas solares
step-order = orden
step-fly = vuelo o evacuación
step-land = aterrizaje
step-final = aterrizaje final
step-refuel = repostaje
step-rules = siguiente paso

## Respuestas

choice-plain = { $lead }
choice-with = { $lead }: { $what }
choice-clauses = { $first }; { $next }
choice-other = { $action }

choice-place = { $body }, espacio { $space }
choice-colour = Nave { $colour_form }
choice-keep = { $missions }
choice-event = { $card }
choice-shield = Gastar un escudo
choice-shield-none = No gastar un escudo
choice-wind = Aceptar el viento
choice-resupply = Tomar 1 de hipercombustible
choice-resupply-swap = Cambiar 1 de combustible por 1 de hipercombustible
choice-resupply-none = Omitir
choice-energy = Gastar un escudo para ganar { $cubes }
choice-energy-none = No gastar un escudo
choice-gravity = Aterrizar en { $body_the }
choice-convert = Convertir un escudo en { $cubes }
choice-convert-short = Convertir un escudo en combustible
choice-burn = Quemar { $fuel_some } { $direction_to }
choice-course = Poner rumbo { $body_to }
choice-course-hex = Poner rumbo aquí
choice-remove = Quitar { $fuel_some } { $direction_to }
choice-convert-not = No convertir el escudo
choice-go = Confirmar y volar
choice-drift = Confirmar sin cubos
choice-take-off = Confirmar y despegar { $body_of }
choice-stay = Quedarse en { $body_the }
choice-fly = Volar
choice-evacuate = Pedir la evacuación { $body_to }
choice-pass = No aterrizar
choice-land = Aterrizar en { $body_the }
choice-final = Aterrizaje final
choice-final-none = Seguir la carrera
choice-refuel-none = No repostar
choice-refuel = Repostar
choice-refuel-quick = Repostaje rápido (gratis)
choice-refuel-full = Repostaje completo (1 escudo)

course-open = terminas { $hex }
course-still = te quedas { $hex }
course-belt = terminas en el cinturón de asteroides, { $hex } (−1 escudo, { $left ->
        [one] queda
       *[other] quedan
    } { $left })
course-near-sun = terminas junto al Sol, { $hex } (−1 escudo, { $left ->
        [one] queda
       *[other] quedan
    } { $left })
course-belt-bare = terminas en el cinturón de asteroides sin escudos (evacuación { $body_to })
course-near-sun-bare = terminas junto al Sol sin escudos (evacuación { $body_to })
course-off-board = sales del tablero (evacuación { $body_to })
course-sun = vuelas contra el Sol (evacuación { $body_to })

clause-may-land = puedes aterrizar (sin marcador)
clause-may-score = puedes aterrizar (+{ $points })
clause-may-finish = puedes aterrizar (aterrizaje final)
clause-comes = { $body_the } llega allí en la fase 4 (sin marcador)
clause-comes-score = { $body_the } llega allí en la fase 4 (+{ $points })
clause-comes-finish = { $body_the } llega allí en la fase 4 (aterrizaje final)
clause-tank = depósito → { $cubes }
clause-tank-empty = depósito → vacío
clause-tank-keeps = el depósito sigue con { $cubes }
clause-tank-keeps-none = el depósito sigue vacío
clause-shields = { $count ->
        [0] no quedan escudos
        [one] queda { $count } escudo
       *[other] quedan { $count } escudos
    }
clause-from-earth = a { $count ->
        [one] { $count } hexágono
       *[other] { $count } hexágonos
    } { $body_of }
clause-asked = { $mission_text }
clause-card = { $card_text }
clause-no-resupply = no hay hipercombustible para ti
clause-energy = { $count ->
        [0] nada para ti
       *[other] hasta { $count } para ti
    }
clause-must-stay = debes quedarte en { $body_the }
clause-not-pulled = no afecta a tu nave
clause-pulled = tu nave aterriza { $bodies_at }
clause-other-pulled = la nave { $seat_of } aterriza { $bodies_at }
clause-wind-stays = sin efecto si te quedas en { $body_the }
clause-drift = si sigues a la deriva, { $course }
clause-wind-leaves = si despegas solo con el viento, { $course }
clause-rose-empty = tu rosa sigue vacía
clause-rose-kept = tu rosa conserva { $cubes }
clause-rose-cleared = tu rosa se vacía ({ $cubes })
clause-lost = { $count ->
        [0] no tienes combustible que perder
       *[other] −{ $count } de combustible
    }
clause-no-cubes = sin cubos esta ronda
clause-may-burn = puedes colocar cubos esta ronda
clause-supply-short = no hay combustible suficiente en la reserva
clause-cancels-normal = anula 1 de combustible { $direction_to }
clause-cancels-hyper = anula 1 de hipercombustible { $direction_to }
clause-cancels-two = anula 2 de combustible { $direction_to }
clause-downgrades = 1 de hipercombustible { $direction_to } pasa a ser combustible
clause-halved = anula 1 de combustible { $direction_to } y pasa a ser combustible
clause-wind-returned = { $count ->
        [one] se retira 1 cubo del viento
       *[other] se retiran { $count } cubos del viento
    }
clause-may-refuel = puedes repostar
clause-no-refuel = no hay nada que repostar
clause-refuel-later = no puedes repostar hasta la próxima ronda
clause-evacuated = sin vuelo ni repostaje esta ronda
clause-marker = +{ $points } (marcador { $body_of })
clause-marker-again = ya tienes su marcador
clause-marker-retired = allí no hay marcadores en esta partida
clause-marker-none = no quedan marcadores
clause-final = aterrizaje final (última ronda)
clause-last-round = última ronda
clause-final-choice = después eliges si es tu aterrizaje final
clause-final-again = para el aterrizaje final, despega y vuelve a aterrizar en la Tierra
clause-final-marker = +{ $points } (marcador de la Tierra)
clause-final-late = sin marcador de la Tierra (otros llegaron antes)
clause-not-yet-basic = aún no es el aterrizaje final ({ $count }/{ $needed } destinos)
clause-not-yet-advanced = aún no es el aterrizaje final ({ $count }/{ $needed } marcadores)
clause-mission = +{ $points } ({ $mission_short })
clause-mission-while = +{ $points } ({ $mission_short }) si nadie más aterriza allí

## Botones en el camino hacia una respuesta

button-space = Espacio { $space }
button-shield = Gastarlo
button-shield-none = Guardarlo
button-resupply = Tomarlo
button-resupply-none = Omitir
button-energy = { $count ->
        [0] Guardar escudo
       *[other] +{ $count }
    }
button-convert = Escudo → combustible
button-go = Confirmar
button-stay = Quedarse
button-fly = Volar
button-evacuate = Evacuar
button-evacuate-sure = Sí, evacuar
button-pass = No aterrizar
button-final = Terminar
button-final-none = Seguir
button-refuel-none = Nada
button-refuel-basic = Repostar
button-refuel-quick = Rápido
button-refuel-full = Completo

## Sucesos

event-first-placer = { $seat }: coloca el primer planeta
event-bodies-dealt = { $seat }: coloca { $bodies_the }
event-retired = { CAP($body_the) }: sin marcadores ni misiones en esta partida
event-missions-dealt = Se reparten las misiones
event-mission-replaced = { $seat }: cambia su Misión 1 (mismo planeta que una Misión 2)
event-body-placed = { $seat }: { $body } → espacio { $space }
event-missions-kept = { $seat }: conserva 2 misiones
event-colour-chosen = { $seat }: nave { $colour_form }
event-equipped = { $seat }: empieza con { $cubes }, { $shields }
event-instructor = Instructor: { $seat }
event-round-begins = Ronda { $round }
event-phase-begins = Fase { $number }: { $phase }
event-round-ends = Fin de la ronda { $round }
event-card-laid = Nuevo evento: { $card }
event-cards-shuffled = Se baraja el mazo de eventos
event-card-chosen = { $seat }: { $card } – { $card_text }
event-shield-spent = { $seat }: −1 escudo
event-wind-blows = { $seat }: el viento añade { $cubes } { $direction_to }
event-wind-short = { $seat }: el viento no añade nada { $direction_to } (reserva agotada)
event-fuelled = { $seat }: +{ $cubes }
event-swapped = { $seat }: −1 de combustible, +1 de hipercombustible
event-fuel-lost = { $seat }: −{ $cubes } (asteroides)
event-fuel-none = { $seat }: sin combustible que perder
event-flares-hold = { $seat }: sin cubos esta ronda
event-attracted = { $seat }: la gravedad lleva su nave { $body_to }
event-order-sealed = { $seat }: orden lista
event-orders-revealed = Se revelan las órdenes
event-shield-converted = { $seat }: −1 escudo, +{ $cubes }
event-conversion-failed = { $seat }: conserva el escudo (no hay combustible en la reserva)
event-stayed = { $seat }: se queda en { $body_the }
event-wind-returned = { $seat }: −{ $count ->
        [one] { $count } cubo del viento
       *[other] { $count } cubos del viento
    }
event-took-off = { $seat }: despega { $body_of }
event-cube-placed = { $seat }: quema { $fuel_some } { $direction_to }
event-cube-dropped = { $seat }: no queda { $fuel_some } que quemar { $direction_to }
event-cancelled-normal = { $seat }: anula 1 de combustible { $direction_to }
event-cancelled-hyper = { $seat }: anula 1 de hipercombustible { $direction_to }
event-cancelled-two = { $seat }: anula 2 de combustible { $direction_to }
event-downgraded = { $seat }: 1 de hipercombustible { $direction_to } pasa a ser combustible
event-halved = { $seat }: anula 1 de combustible { $direction_to }; el hipercombustible nuevo pasa a ser combustible
event-flew = { $seat }: vuela { $count ->
        [one] { $count } hexágono
       *[other] { $count } hexágonos
    }
event-stood-still = { $seat }: no se mueve
event-emergency-danger = { $seat }: emergencia (sector peligroso sin escudos)
event-emergency-off-board = { $seat }: emergencia (fuera del tablero)
event-emergency-sun = { $seat }: emergencia (contra el Sol)
event-evacuation-asked = { $seat }: pide la evacuación
event-evacuated = { $seat }: evacuación { $body_to }, rosa vacía
event-shield-lost-belt = { $seat }: −1 escudo (cinturón de asteroides)
event-shield-lost-sun = { $seat }: −1 escudo (junto al Sol)
event-refuelled = { $seat }: repostaje, +{ $cubes }
event-refuelled-quick = { $seat }: repostaje rápido, +{ $cubes }
event-refuelled-full = { $seat }: repostaje completo, +{ $cubes }
event-not-refuelled = { $seat }: no reposta
event-landed = { $seat }: aterriza en { $body_the }
event-passed-by = { $seat }: no aterriza
event-marker-taken = { $seat }: +{ $points } (marcador { $body_of })
event-no-marker = { $seat }: sin marcador en { $body_the }
event-final-landing = { $seat }: aterrizaje final (última ronda)
event-not-final = { $seat }: sigue la carrera (no es el aterrizaje final)
event-bodies-moved = Todos los planetas avanzan un espacio
event-round-cap = Límite de rondas (nadie ha vuelto a la Tierra)
event-mission-done = { $seat }: completa { $mission_the }
event-mission-missed = { $seat }: no completa { $mission_the }
event-points = { $seat }: +{ $points } ({ $source_why })
event-game-over = Fin de la partida

## Negativas

reason-game-over = La partida ha terminado.
reason-not-your-turn = Es el turno { $seat_of }.
reason-order-sealed = Tu orden está confirmada.
reason-missions-kept = Ya has elegido tus misiones.
reason-not-asked = Decide esto antes: { $step }.
reason-already-placed = { CAP($body_the) } ya está en el tablero.
reason-not-in-hand = No te toca colocar { $body_the }.
reason-earth-first = Coloca primero { $body_the }.
reason-no-such-space = La órbita { $body_of } no tiene el espacio { $space }.
reason-colour-taken = { CAP($colour_ship) } ya está elegida.
reason-not-dealt = No tienes { $mission_the }.
reason-not-two-missions = Elige 2 misiones distintas.
reason-no-such-card = Ese evento no está disponible.
reason-no-shield = No te quedan escudos.
reason-too-much-energy = No puedes ganar { $count } de combustible: límite de la carta, del depósito o de la reserva.
reason-not-nearest = { CAP($body_the) } no es el planeta más cercano a { $count } hexágonos o menos.
reason-converted = Solo puedes convertir un escudo por ronda.
reason-energy-bought = Ya has convertido un escudo con el evento de esta ronda.
reason-tank-full = Tu depósito está lleno.
reason-too-many-cubes = { $count ->
        [one] Como máximo { $count } cubo esta ronda.
       *[other] Como máximo { $count } cubos esta ronda.
    }
reason-flares = Llamaradas solares: sin cubos esta ronda.
reason-no-fuel = No te queda { $fuel_some } en el depósito.
reason-nothing-to-fly-with = Necesitas al menos un cubo en tu rosa para despegar.
reason-in-space = Solo puedes quedarte en un planeta. En el espacio, tu nave sigue a la deriva.
reason-cubes-placed = No puedes quedarte: tu orden tiene cubos.
reason-not-here = Tu nave no está en { $body_the }.
reason-advanced-mode = En el juego avanzado solo hay repostaje rápido o completo.
reason-basic-mode = El repostaje rápido y el completo son del juego avanzado.
reason-nothing-to-refuel = No hay nada que repostar.

## De dónde vienen los puntos

source-markers = Marcadores de aterrizaje
    .why = marcadores de aterrizaje
source-earth = Aterrizaje final
    .why = aterrizaje final
source-mission-1 = Misión 1 (1.º en aterrizar)
    .why = Misión 1
source-mission-2 = Misión 2 (2.º o único)
    .why = Misión 2

## Opciones

option-mode = Reglas
option-mode-basic = Básicas
option-mode-advanced = Avanzadas
option-first_placer = Quién coloca el primer planeta (reglas básicas)
option-first_placer-random = Al azar
option-first_placer-1 = Asiento 1
option-first_placer-2 = Asiento 2
option-first_placer-3 = Asiento 3
option-first_placer-4 = Asiento 4
option-instructor = Primer instructor
option-instructor-random = Al azar
option-instructor-1 = Asiento 1
option-instructor-2 = Asiento 2
option-instructor-3 = Asiento 3
option-instructor-4 = Asiento 4

## El tablero como texto

board-round = Ronda { $round }
board-phase = Fase { $number }: { $phase }
board-won = { $winners_count ->
        [one] Gana { $winners }.
       *[other] Victoria compartida: { $winners }.
    }
board-name = { $name }
board-legend = { $sun } Sol · { $near } junto al Sol, { $belt } cinturón: sectores peligrosos · { $space } espacio de órbita, { $comet } órbita del cometa · (…) siguiente espacio · { $normal } combustible, { $hyper } hipercombustible · { $star } instructor · hexágonos: columna,fila (columnas abajo, filas a la izquierda)
board-players = JUGADORES
board-supply = Reserva
board-ship = nave
board-flight = próximo vuelo
board-tank = depósito
board-shields = escudos
board-last = último planeta
board-points = puntos
board-belt = { $hex }, cinturón
board-near-sun = { $hex }, junto al Sol
board-off = fuera del tablero
board-into-sun = contra el Sol
board-bodies = PLANETAS
board-where = dónde
board-next = después
board-left = marcadores
board-retired = fuera de juego
board-events = EVENTOS · { $deck } en el mazo, { $discard } descartados
board-card = { $card }: { $card_text }
board-event-now = ▸ Esta ronda: { $card }
board-mission = { $mission }: { $mission_text }
board-mission-done = { $mission }: { $mission_text } ✓

## Drawing

draw-side = Jugador { $seat }
draw-halley = Halley
draw-round = Ronda { $round }
draw-last-round = Última ronda
draw-number = { $count }
draw-of-so-many = { $count }/{ $most }
draw-fuel = { $normal } + { $hyper }
draw-covered = oculto
draw-stat-fuel = Combustible + hiper
draw-stat-shields = Escudos
draw-stat-markers = Marcadores ({ $most } para terminar)
draw-stat-eligible = Puede terminar la partida aterrizando en la Tierra
draw-eligible = { $count } ✓
draw-stat-last = Último planeta

draw-head-markers = Marcadores
draw-head-supply = Reserva
draw-ends-now = Última ronda: la partida termina con ella
draw-ends-basic = Termina al volver a la Tierra tras visitar { $count } destinos
draw-ends-advanced = Termina al volver a la Tierra con { $count } marcadores
draw-head-events = Eventos
draw-head-missions = Tus misiones
draw-head-course = Rumbo
draw-head-colours = Naves

draw-body = { CAP($body_the) }: espacio { $space } de { $spaces }
draw-body-hand = { CAP($body_the) }: coloca { $name }
draw-body-tray = { CAP($body_the) }: por colocar
draw-space = { CAP($body_the) }: espacio { $space }
draw-ship-landed = { $name }: en { $body_the }
draw-ship-floats = { $name }: en el espacio, sin moverse
draw-ship-flies = { $name }: en el espacio, { $count ->
        [one] 1 hexágono
       *[other] { $count } hexágonos
    } por ronda
draw-petal = { CAP($direction_name) }: combustible { $normal }, hiper { $hyper } = { $hexes ->
        [one] 1 hexágono
       *[other] { $hexes } hexágonos
    }
draw-petal-empty = { CAP($direction_name) }: vacío
draw-remove = Quitar este cubo
draw-sealed-order = Orden lista
draw-instructor = Instructor
draw-tank = Depósito: combustible { $normal }, hiper { $hyper }
draw-tank-covered = Depósito: oculto durante la fase de orden
draw-fuel-normal = Combustible: { $count } en el depósito
draw-fuel-hyper = Hipercombustible: { $count } en el depósito
draw-shields = Escudos: { $count }
draw-last = Último planeta: { $body_the }
draw-sealed-missions = { $name }: { $count ->
        [one] 1 misión secreta
       *[other] { $count } misiones secretas
    }
draw-supply = Reserva: combustible { $normal }, hiper { $hyper }
draw-stack = { CAP($body_the) }: { $count ->
        [one] último marcador,
       *[other] { $count } marcadores, el siguiente
    } vale { $points }
draw-stack-empty = { CAP($body_the) }: no quedan marcadores
draw-has-marker = { $name }: { $points }
draw-retired = { CAP($body_the) }: sin marcadores ni misiones en esta partida
draw-deck = Mazo de eventos: { $deck } cartas, { $discard } descartadas
draw-wind = Viento solar { $count } { $direction }
draw-event = { $card }: { $card_text }
draw-does = { $card_does }
draw-goal-first = 1.º en { $body }
draw-goal-second = 2.º/único: { $body }
draw-mission = { $mission }: { $mission_text }
draw-mission-done = { $mission }: en camino
draw-mission-lost = { $mission }: fallida

draw-end-landed = En un planeta: sin rumbo
draw-end-still = Sin moverse
draw-end-space = Termina en espacio abierto
draw-end-body = Termina en { $body_the }: puedes aterrizar
draw-end-meets = Llega { $body_the }: puedes aterrizar
draw-end-near-sun = Termina junto al Sol: −1 escudo
draw-end-belt = Termina en el cinturón: −1 escudo
draw-end-off = Fuera del tablero: evacuación { $body_to }
draw-end-sun = Contra el Sol: evacuación { $body_to }
draw-end-shieldless = Peligro sin escudo: evacuación { $body_to }
draw-aim-danger = −1 escudo
draw-aim-off = Fuera
draw-aim-sun = Contra el Sol
draw-aim-shieldless = Sin escudo
draw-fuel-left = Te queda
draw-reach-now = Al alcance
draw-reach-next = Después

# Lo que pregunta un estudio.
study-mission = Misión conservada
study-completed = Misión completada
study-first = Primer destino
study-second = Segundo destino
study-third = Tercer destino
study-landings = Destinos visitados
study-evacuations = Evacuaciones
study-rounds = Rondas

## En la estantería

about = Vuela en cohete por un sistema solar en movimiento con empuje e inercia. Quien llega antes a un planeta puntúa más; después hay que volver a casa.
about-time = 45–75 min
about-weight = Dificultad media
about-fair = Baraja limpia
preset-first = Las reglas básicas.
preset-everything = Las reglas avanzadas.
option-mode-basic-how = Cada planeta da puntos a los cuatro primeros. Tras aterrizar en 7 de los 8 destinos, volver a casa termina la partida.
option-mode-advanced-how = Dos marcadores por planeta, misiones a elegir, dos formas de repostar. Con 4 marcadores, volver a casa termina la partida.
option-first_placer-how = Quién coloca el primer planeta. En las reglas avanzadas lo hace el instructor: deja «al azar».
option-instructor-how = Quién es instructor en la ronda 1. El asiento debe estar en la partida.
