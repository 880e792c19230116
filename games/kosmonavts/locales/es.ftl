# Kosmonavts en español.

## Planetas y cometa

body-mercury = Mercurio
    .the = Mercurio
    .to = a Mercurio
    .of = de Mercurio
body-venus = Venus
    .the = Venus
    .to = a Venus
    .of = de Venus
body-earth = Tierra
    .the = la Tierra
    .to = a la Tierra
    .of = de la Tierra
body-mars = Marte
    .the = Marte
    .to = a Marte
    .of = de Marte
body-jupiter = Júpiter
    .the = Júpiter
    .to = a Júpiter
    .of = de Júpiter
body-saturn = Saturno
    .the = Saturno
    .to = a Saturno
    .of = de Saturno
body-uranus = Urano
    .the = Urano
    .to = a Urano
    .of = de Urano
body-neptune = Neptuno
    .the = Neptuno
    .to = a Neptuno
    .of = de Neptuno
body-halley = Cometa Halley
    .the = el cometa Halley
    .to = al cometa Halley
    .of = del cometa Halley
body-or = { $first } o { $second }
    .the = { $first_the } o { $second_the }
    .to = { $first_to } o { $second_to }

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
colour-green = verde
    .ship = la nave verde
colour-yellow = amarillo
    .ship = la nave amarilla
colour-red = rojo
    .ship = la nave roja

phase-setup = Preparación
phase-event = Carta de evento
phase-orders = Órdenes
phase-flight = Vuelo o repostaje
phase-movement = Movimiento de los planetas
phase-over = Fin de la partida

side = { $seat }
automaton = Autómata

## Hexágonos

hex-at = { $hex }
    .at = en { $hex }
hex-body = hexágono { $body_of }
    .at = en el hexágono { $body_of }

## Cantidades

amount-normal = { $normal ->
        [one] { $normal } cubo de combustible
       *[other] { $normal } cubos de combustible
    }
amount-hyper = { $hyper ->
        [one] { $hyper } cubo de hipercombustible
       *[other] { $hyper } cubos de hipercombustible
    }
amount-both = { $normal ->
        [one] { $normal } cubo de combustible y { $hyper } de hipercombustible
       *[other] { $normal } cubos de combustible y { $hyper } de hipercombustible
    }
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

card-solar-wind = Viento solar { $count } { $direction_to }
    .text = pone { $count ->
            [one] { $count } cubo de combustible
           *[other] { $count } cubos de combustible
        } { $direction_to } en cada rosa de los vientos, salvo { $shield ->
            [1] con un escudo o sin despegar
           *[0] sin despegar
        }
card-fuel-resupply = Reabastecimiento de combustible
    .text = cada jugador puede tomar un cubo de hipercombustible, a cambio de uno normal si el depósito está lleno
card-energy-conversion = Conversión de la energía
    .text = cada jugador puede gastar un escudo a cambio de hasta { $count } cubos de combustible
card-gravity = Gravedad
    .text = cada nave en el espacio a { $count } hexágonos o menos de un planeta aterriza en el más cercano{ $shield ->
            [1] , salvo con un escudo
           *[0] {""}
        }
card-thrust = Empuje
    .text = cada jugador puede colocar hasta { $count } cubos en esta ronda
card-asteroids = Asteroides
    .text = cada jugador pierde { $count } cubos de combustible del depósito{ $shield ->
            [1] {" "}o gasta un escudo
           *[0] {""}
        }
card-solar-flares = Llamaradas solares
    .text = en esta ronda nadie puede colocar cubos{ $shield ->
            [1] {" "}sin gastar un escudo
           *[0] {""}
        }

## Misiones

mission-first = Misión 1 ({ $body })
    .the = la Misión 1 ({ $body })
    .text = { $points } por aterrizar en primer lugar en { $body_the }
mission-second = Misión 2 ({ $body })
    .the = la Misión 2 ({ $body })
    .text = { $points } por aterrizar en segundo lugar, o sin nadie más, en { $body_the }

## Preguntas

question-over = La partida ha terminado.
question-wait = { $seats } { $seats_count ->
        [one] decide
       *[other] deciden
    } { $step }.
question-place-hand = Coloca un planeta en un espacio de su órbita; aún tienes { $bodies_the }.
question-place-earth = Coloca { $body_the } en un espacio de su órbita.
question-place = Elige un planeta y colócalo en un espacio de su órbita.
question-colour = ¿Cuál es tu nave?
question-missions = ¿Qué dos misiones conservas?
question-event = Tienes la ficha de instructor: ¿qué evento ocurre para todos?
question-solar-wind = { $card }: ¿gastas un escudo para evitarlo?
question-fuel-resupply = { $card }: ¿tomas un cubo de hipercombustible?
question-energy-conversion = { $card }: ¿gastas un escudo a cambio de combustible?
question-gravity = { $card }: ¿adónde va tu nave, { $bodies_to }?
question-gravity-shield = { $card }: ¿gastas un escudo para no aterrizar en { $bodies_the }?
question-asteroids = { $card }: ¿gastas un escudo para conservar tu combustible?
question-solar-flares = { $card }: ¿gastas un escudo para poder colocar cubos?
question-order-landed = Tu orden: quédate en { $body_the } o coloca hasta { $count } cubos y despega.
question-order-held = Tu orden: las llamaradas solares retienen la nave en { $body_the }.
question-order-flares = Tu orden: las llamaradas solares no permiten cubos; { $course }.
question-order = Tu orden, { $count ->
        [one] { $placed } de { $count } cubo
       *[other] { $placed } de { $count } cubos
    }: { $course }.
question-fly = ¿Vuela la nave o pide la evacuación { $body_to }?
question-land = ¿Aterrizas en { $bodies_the }?
question-final = ¿Es este tu aterrizaje final en { $body_the }?
question-refuel = ¿Repostas en { $body_the }?
question-refuel-how = ¿Cómo repostas en { $body_the }?

step-place = dónde empieza un planeta
step-colour = qué nave tomar
step-missions = qué misiones conservar
step-event = qué evento ocurre
step-solar-wind = si gastar un escudo contra el viento solar
step-fuel-resupply = si tomar un cubo de hipercombustible
step-energy-conversion = si gastar un escudo a cambio de combustible
step-gravity = qué planeta atrae la nave
step-gravity-shield = si gastar un escudo contra la gravedad
step-asteroids = si gastar un escudo contra los asteroides
step-solar-flares = si gastar un escudo contra las llamaradas solares
step-order = qué orden dar
step-fly = si volar o pedir la evacuación
step-land = si aterrizar
step-final = si el aterrizaje es el final
step-refuel = si repostar
step-rules = lo que sigue según las reglas

## Respuestas

choice-plain = { $lead }.
choice-with = { $lead }: { $what }.
choice-clauses = { $first }; { $next }
choice-other = { $action }

choice-place = Colocar { $body_the } en el espacio { $space } de { $spaces }, { $hex_at }
choice-colour = Tomar { $colour_ship }
choice-keep = Conservar { $missions_the }
choice-event = Elegir «{ $card }»
choice-shield = Gastar un escudo
choice-shield-none = No gastar ningún escudo
choice-wind = Dejar que sople el viento
choice-resupply = Tomar un cubo de hipercombustible
choice-resupply-swap = Cambiar un cubo normal por uno de hipercombustible
choice-resupply-none = No tomar nada
choice-energy = Gastar un escudo a cambio de { $cubes }
choice-energy-none = No gastar ningún escudo
choice-gravity = Ir { $body_to } y aterrizar
choice-convert = Convertir un escudo en { $cubes }
choice-convert-short = Convertir un escudo en combustible
choice-burn = Quemar { $fuel_some } { $direction_to }
choice-go = Sellar la orden y volar
choice-drift = Sellar la orden sin cubos
choice-take-off = Sellar la orden y despegar { $body_of }
choice-stay = Sellar la orden y quedarse en { $body_the }
choice-fly = Volar
choice-evacuate = Pedir la evacuación { $body_to }
choice-pass = No aterrizar en { $bodies_the }
choice-land = Aterrizar en { $body_the }
choice-final = Hacer el aterrizaje final
choice-final-none = Seguir en la carrera
choice-refuel-none = No repostar
choice-refuel = Repostar
choice-refuel-quick = Repostaje rápido, sin coste
choice-refuel-full = Repostaje completo, por un escudo

course-open = la nave { $sure ->
        [1] termina
       *[0] terminaría
    } { $hex_at }
course-still = la nave { $sure ->
        [1] se queda
       *[0] se quedaría
    } { $hex_at }
course-belt = la nave { $sure ->
        [1] termina { $hex_at }, en el cinturón de asteroides, y pierde un escudo
       *[0] terminaría { $hex_at }, en el cinturón de asteroides, y perdería un escudo
    } ({ $left ->
        [one] queda
       *[other] quedan
    } { $left })
course-near-sun = la nave { $sure ->
        [1] termina { $hex_at }, junto al Sol, y pierde un escudo
       *[0] terminaría { $hex_at }, junto al Sol, y perdería un escudo
    } ({ $left ->
        [one] queda
       *[other] quedan
    } { $left })
course-belt-bare = la nave { $sure ->
        [1] termina { $hex_at }, en el cinturón de asteroides, y sin escudos es evacuada
       *[0] terminaría { $hex_at }, en el cinturón de asteroides, y sin escudos sería evacuada
    } { $body_to }
course-near-sun-bare = la nave { $sure ->
        [1] termina { $hex_at }, junto al Sol, y sin escudos es evacuada
       *[0] terminaría { $hex_at }, junto al Sol, y sin escudos sería evacuada
    } { $body_to }
course-off-board = la nave { $sure ->
        [1] sale del tablero y es evacuada
       *[0] saldría del tablero y sería evacuada
    } { $body_to }
course-sun = la nave { $sure ->
        [1] vuela hacia el Sol y es evacuada
       *[0] volaría hacia el Sol y sería evacuada
    } { $body_to }

clause-may-land = puede aterrizar en { $body_the } (sin marcador)
clause-may-score = puede aterrizar en { $body_the } ({ $points })
clause-may-finish = puede aterrizar en { $body_the } (aterrizaje final)
clause-comes = { $body_the } llega allí en la fase 4 (sin marcador)
clause-comes-score = { $body_the } llega allí en la fase 4 ({ $points })
clause-comes-finish = { $body_the } llega allí en la fase 4 (aterrizaje final)
clause-tank = el depósito tendría { $cubes }
clause-tank-left = el depósito se quedaría con { $cubes }
clause-tank-empty = el depósito se quedaría vacío
clause-tank-keeps = el depósito conserva { $cubes }
clause-tank-keeps-none = el depósito sigue vacío
clause-you-have = tendrías { $cubes }
clause-you-have-none = te quedarías sin combustible
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
clause-no-resupply = pero no hay para ti
clause-energy = { $count ->
        [0] no puedes obtener ninguno
        [one] puedes obtener { $count } cubo
       *[other] puedes obtener hasta { $count } cubos
    }
clause-must-stay = la nave debe quedarse en { $body_the }
clause-not-pulled = la tuya no es atraída
clause-pulled = la tuya va { $bodies_to }
clause-other-pulled = la { $seat_of } va { $bodies_to }
clause-drawn = la nave va { $bodies_to }
clause-wind-stays = no ocurre nada si la nave se queda en { $body_the }
clause-wind-leaves = si despega solo con el viento, { $course }
clause-rose-empty = la rosa de los vientos sigue vacía
clause-rose-kept = la rosa de los vientos conserva { $cubes }
clause-rose-cleared = la rosa de los vientos devuelve { $cubes }
clause-lost = { $count ->
        [0] no tienes cubos de combustible que perder
        [one] pierdes { $count } cubo de combustible
       *[other] pierdes { $count } cubos de combustible
    }
clause-no-cubes = no puedes colocar cubos en esta ronda
clause-may-burn = puedes colocar cubos en esta ronda
clause-supply-short = ahora el suministro general no tiene combustible suficiente
clause-cancels-normal = anula un cubo de combustible { $direction_to }
clause-cancels-hyper = anula un cubo de hipercombustible { $direction_to }
clause-cancels-two = anula dos cubos de combustible { $direction_to }
clause-downgrades = convierte un cubo de hipercombustible { $direction_to } en uno normal
clause-halved = anula el cubo de combustible { $direction_to } y se convierte en uno normal
clause-wind-returned = { $count ->
        [one] el cubo del viento vuelve
       *[other] los { $count } cubos del viento vuelven
    } al suministro general
clause-may-refuel = después puedes repostar
clause-no-refuel = no hay nada que repostar
clause-refuel-later = no se puede repostar hasta la próxima ronda
clause-evacuated = sin vuelo ni repostaje en esta ronda
clause-marker = tomas el marcador { $body_of } por { $points }
clause-marker-again = ya tienes un marcador de allí
clause-marker-retired = allí no hay marcadores en esta partida
clause-marker-none = no queda ningún marcador
clause-final = es tu aterrizaje final y la última ronda
clause-last-round = es la última ronda
clause-final-choice = después dices si es tu aterrizaje final
clause-final-again = para el aterrizaje final hay que despegar y volver a aterrizar en la Tierra
clause-final-marker = tomas un marcador de la Tierra por { $points }
clause-final-late = otros llegaron antes, así que sin marcador de la Tierra
clause-not-yet-basic = aún no es el aterrizaje final ({ $count } de { $needed } destinos visitados)
clause-not-yet-advanced = aún no es el aterrizaje final ({ $count } de { $needed } marcadores tomados)
clause-mission = cumples { $mission_the } por { $points }
clause-mission-while = cumples { $mission_the } por { $points } mientras nadie más aterrice allí

## Botones en el camino hacia una respuesta

button-space = Espacio { $space } ({ $hex })
button-shield = Gastar un escudo
button-shield-none = Sin escudo
button-resupply = Un cubo de hipercombustible
button-resupply-none = Nada
button-energy = { $count ->
        [0] Ninguno
        [one] { $count } cubo
       *[other] { $count } cubos
    }
button-convert = Escudo en combustible
button-go = Volar
button-stay = Quedarse
button-fly = Volar
button-evacuate = Evacuación
button-pass = No aterrizar
button-final = Aterrizaje final
button-final-none = Seguir
button-refuel-none = No repostar
button-refuel-basic = Repostar
button-refuel-quick = Repostaje rápido
button-refuel-full = Repostaje completo

## Sucesos

event-first-placer = { $seat } coloca el primer planeta.
event-bodies-dealt = { $seat } debe colocar { $bodies_the }.
event-retired = En esta partida no hay marcadores ni misiones { $body_of }.
event-missions-dealt = Se reparten las misiones en secreto.
event-mission-replaced = La Misión 1 { $seat_of } coincidía con una Misión 2 y se cambia por otra.
event-body-placed = { $seat } coloca { $body_the } en el espacio { $space } de su órbita, { $hex_at }.
event-missions-kept = { $seat } ha conservado dos misiones.
event-colour-chosen = { $seat } toma { $colour_ship }.
event-equipped = { $seat } empieza con { $cubes }, además de { $shields }.
event-instructor = { $seat } tiene ahora la ficha de instructor.
event-round-begins = Empieza la ronda { $round }.
event-phase-begins = Fase { $number }: { $phase }.
event-round-ends = Termina la ronda { $round }.
event-card-laid = Nuevo evento boca arriba: «{ $card }».
event-cards-shuffled = Los eventos descartados se barajan y forman un nuevo mazo.
event-card-chosen = { $seat } elige «{ $card }»: { $card_text }.
event-shield-spent = { $seat } gasta un escudo.
event-wind-blows = El viento pone { $cubes } { $direction_to } en la rosa de los vientos { $seat_of }.
event-wind-short = El suministro general no tiene cubos para el viento { $direction_to } en la rosa de los vientos { $seat_of }.
event-fuelled = { $seat } añade { $cubes } a su depósito.
event-swapped = { $seat } cambia un cubo normal de su depósito por uno de hipercombustible.
event-fuel-lost = { $seat } pierde { $cubes } por los asteroides.
event-fuel-none = { $seat } no tiene cubos de combustible que perder.
event-flares-hold = { $seat } no puede colocar cubos en esta ronda.
event-attracted = { CAP($body_the) } atrae la nave { $seat_of } desde { $hex }.
event-order-sealed = { $seat } ha sellado su orden.
event-orders-revealed = Se revelan las órdenes.
event-shield-converted = { $seat } convierte un escudo en { $cubes }.
event-conversion-failed = { $seat } conserva el escudo: no hay combustible a cambio.
event-stayed = { $seat } se queda en { $body_the }.
event-wind-returned = { $count ->
        [one] { $count } cubo del viento sale
       *[other] { $count } cubos del viento salen
    } de la rosa de los vientos { $seat_of }.
event-took-off = { $seat } despega { $body_of }.
event-cube-placed = { $seat } quema { $fuel_some } { $direction_to }.
event-cube-dropped = { $seat } ya no tiene { $fuel_some } que quemar { $direction_to }.
event-cancelled-normal = Anula un cubo de combustible { $direction_to } en la rosa de los vientos { $seat_of }.
event-cancelled-hyper = Anula un cubo de hipercombustible { $direction_to } en la rosa de los vientos { $seat_of }.
event-cancelled-two = Anula dos cubos de combustible { $direction_to } en la rosa de los vientos { $seat_of }.
event-downgraded = Convierte un cubo de hipercombustible { $direction_to } en uno normal en la rosa de los vientos { $seat_of }.
event-halved = Anula el cubo de combustible { $direction_to } en la rosa de los vientos { $seat_of } y se convierte en uno normal.
event-flew = { $seat } vuela de { $from } a { $to }.
event-stood-still = { $seat } se queda { $hex_at }.
event-emergency-danger = Emergencia: { $seat } está en un sector peligroso sin escudos.
event-emergency-off-board = Emergencia: { $seat } sale del tablero.
event-emergency-sun = Emergencia: { $seat } vuela hacia el Sol.
event-evacuation-asked = { $seat } pide la evacuación.
event-evacuated = La nave { $seat_of } vuelve { $body_to } y su rosa de los vientos queda vacía.
event-shield-lost-belt = { $seat } pierde un escudo en el cinturón de asteroides, { $hex_at }.
event-shield-lost-sun = { $seat } pierde un escudo junto al Sol, { $hex_at }.
event-refuelled = { $seat } reposta: { $cubes }.
event-refuelled-quick = Repostaje rápido { $seat_of }: { $cubes }.
event-refuelled-full = Repostaje completo { $seat_of }: { $cubes }.
event-not-refuelled = { $seat } no reposta.
event-landed = { $seat } aterriza en { $body_the }.
event-passed-by = { $seat } no aterriza.
event-marker-taken = { $seat } toma el marcador { $body_of } por { $points }.
event-no-marker = No hay marcador para { $seat } en { $body_the }.
event-final-landing = { $seat } hace el aterrizaje final en { $body_the }: es la última ronda.
event-not-final = { $seat } sigue en la carrera: no es el aterrizaje final.
event-bodies-moved = Todos los planetas y el cometa avanzan al siguiente espacio de su órbita.
event-round-cap = Nadie ha vuelto a casa y la partida no sigue más.
event-mission-done = { $seat } muestra { $mission_the }: cumplida.
event-mission-missed = { $seat } muestra { $mission_the }: sin cumplir.
event-points = { $seat } gana { $points } ({ $source }).
event-game-over = La partida ha terminado.

## Negativas

reason-game-over = La partida ha terminado.
reason-not-your-turn = Es el turno { $seat_of }.
reason-order-sealed = Tu orden está sellada.
reason-missions-kept = Ya has decidido qué misiones conservas.
reason-not-asked = Antes hay otra pregunta: { $step }.
reason-already-placed = { CAP($body_the) } ya está en el tablero.
reason-not-in-hand = No te toca colocar { $body_the }.
reason-earth-first = Primero se coloca { $body_the }.
reason-no-such-space = La órbita { $body_of } no tiene el espacio { $space }.
reason-colour-taken = Otra persona tiene { $colour_ship }.
reason-not-dealt = { CAP($mission_the) } no está entre tus cartas.
reason-not-two-missions = Elige dos misiones distintas.
reason-no-such-card = No hay tal carta de evento.
reason-no-shield = No te quedan escudos.
reason-too-much-energy = { $count ->
        [one] La carta, el depósito o el suministro general no permiten { $count } cubo.
       *[other] La carta, el depósito o el suministro general no permiten { $count } cubos.
    }
reason-not-nearest = El planeta más cercano, a { $count } hexágonos o menos, no es { $body_the }.
reason-converted = Solo conviertes un escudo en combustible por ronda.
reason-energy-bought = Ya has convertido un escudo en combustible en esta ronda, con el evento.
reason-tank-full = El depósito está lleno.
reason-too-many-cubes = { $count ->
        [one] No más de { $count } cubo en esta orden.
       *[other] No más de { $count } cubos en esta orden.
    }
reason-flares = Llamaradas solares: no se pueden colocar cubos en esta ronda.
reason-no-fuel = No queda { $fuel_some } en el depósito.
reason-nothing-to-fly-with = Una nave aterrizada necesita al menos un cubo en su rosa de los vientos para despegar.
reason-in-space = Solo se queda una nave aterrizada; en el espacio sigue a la deriva.
reason-cubes-placed = Una nave cuya orden tiene cubos no se queda.
reason-not-here = { CAP($body_the) } no está donde tu nave.
reason-advanced-mode = En el juego avanzado el repostaje es rápido o completo.
reason-basic-mode = El repostaje rápido y el completo son del juego avanzado.
reason-nothing-to-refuel = Repostar no cambiaría nada.

## De dónde vienen los puntos

source-markers = Marcadores de aterrizaje
source-earth = Aterrizaje final
source-mission-1 = Misión 1
source-mission-2 = Misión 2

## Opciones

option-mode = Reglas
option-mode-basic = básicas
option-mode-advanced = avanzadas
option-first_placer = Quién coloca el primer planeta (reglas básicas)
option-first_placer-random = al azar
option-first_placer-1 = asiento 1
option-first_placer-2 = asiento 2
option-first_placer-3 = asiento 3
option-first_placer-4 = asiento 4
option-instructor = Quién empieza con la ficha de instructor
option-instructor-random = al azar
option-instructor-1 = asiento 1
option-instructor-2 = asiento 2
option-instructor-3 = asiento 3
option-instructor-4 = asiento 4

## El tablero como texto

board-round = Ronda { $round }
board-phase = Fase { $number }: { $phase }
board-won = { $winners_count ->
        [one] Gana { $winners }.
       *[other] { $winners } comparten la victoria.
    }
board-name = { $name }
board-legend = { $sun } Sol · { $near } junto a él y { $belt } cinturón: sectores peligrosos · { $space } espacio de una órbita, { $comet } del cometa · (…) adónde llega después · { $normal } combustible, { $hyper } hipercombustible · { $star } instructor · hexágonos: columna,fila; columnas abajo, filas a la izquierda
board-players = JUGADORES
board-supply = Suministro
board-ship = nave
board-flight = próximo vuelo
board-tank = depósito
board-shields = escudos
board-last = último planeta
board-points = puntos
board-belt = { $hex }, cinturón
board-near-sun = { $hex }, junto al Sol
board-off = fuera del tablero
board-into-sun = hacia el Sol
board-bodies = PLANETAS
board-where = dónde
board-next = después
board-left = marcadores
board-retired = retirado
board-events = EVENTOS · { $deck } en el mazo, { $discard } descartados
board-card = { $card }: { $card_text }
board-event-now = ▸ Esta ronda: { $card }
board-mission = { $mission }: { $mission_text }
board-mission-done = { $mission }: { $mission_text } ✓

## Drawing

draw-side = Jugador { $seat }
draw-round = Ronda { $round }
draw-number = { $count }
draw-of-so-many = { $count }/{ $most }
draw-fuel = { $normal } + { $hyper }
draw-covered = oculto
draw-stat-fuel = Combustible: normal + hiper
draw-stat-shields = Escudos
draw-stat-markers = Destinos con marcador
draw-stat-last = Último planeta

draw-head-markers = Marcadores
draw-head-supply = Reserva
draw-head-events = Eventos
draw-head-missions = Tus misiones
draw-head-course = Rumbo
draw-head-colours = Naves

draw-body = { CAP($body_the) }: espacio { $space } de { $spaces }
draw-body-hand = { CAP($body_the) }: en la mano de { $name }
draw-body-tray = { CAP($body_the) }: por colocar
draw-space = { CAP($body_the) }: espacio { $space }
draw-ship-landed = { $name }: en { $body_the }
draw-ship-floats = { $name }: en el espacio, sin velocidad
draw-ship-flies = { $name }: en el espacio, vuela { $count ->
        [one] 1 hexágono
       *[other] { $count } hexágonos
    } por ronda
draw-petal = { CAP($direction_name) }: { $normal } normales, { $hyper } hiper, en total { $hexes ->
        [one] 1 hexágono
       *[other] { $hexes } hexágonos
    }
draw-petal-empty = { CAP($direction_name) }: ningún cubo
draw-sealed-order = Orden sellada
draw-instructor = Instructor
draw-tank = Depósito: { $normal } normales, { $hyper } hiper
draw-tank-covered = Depósito: oculto mientras se dan órdenes
draw-fuel-normal = Combustible normal: { $count } en el depósito
draw-fuel-hyper = Hipercombustible: { $count } en el depósito
draw-shields = Escudos: { $count }
draw-last = Último planeta: { $body_the }
draw-sealed-missions = { $name }: { $count ->
        [one] 1 misión sellada
       *[other] { $count } misiones selladas
    }
draw-supply = Reserva: { $normal } normales, { $hyper } hiper
draw-stack = { CAP($body_the) }: { $count ->
        [one] queda 1 marcador
       *[other] quedan { $count } marcadores; el siguiente
    } vale { $points }.
draw-stack-empty = { CAP($body_the) }: no quedan marcadores.
draw-has-marker = { $name }: { $points }.
draw-retired = { CAP($body_the) }: sin marcadores ni misiones en esta partida
draw-deck = Cartas de evento: { $deck } en el mazo, { $discard } descartadas
draw-wind = Viento solar { $count } { $direction }
draw-event = { $card }: { $card_text }
draw-goal-first = 1.º
draw-goal-second = 2.º
draw-mission = { $mission }: { $mission_text }
draw-mission-done = { $mission }: cumplida por ahora
draw-mission-lost = { $mission }: ya no es posible

draw-end-landed = En tierra: sin rumbo
draw-end-still = Flota donde está
draw-end-space = Termina en espacio abierto
draw-end-body = Termina en { $body_the }: puede aterrizar
draw-end-meets = Allí llegará { $body_the }: puede aterrizar
draw-end-near-sun = Termina junto al Sol: cuesta un escudo
draw-end-belt = Termina en el cinturón: cuesta un escudo
draw-end-off = Emergencia: fuera del mapa; vuelve { $body_to }
draw-end-sun = Emergencia: hacia el Sol; vuelve { $body_to }
draw-end-shieldless = Emergencia: peligro sin escudo; vuelve { $body_to }
draw-aim-danger = −1 escudo
draw-aim-off = Fuera del mapa
draw-aim-sun = Hacia el Sol
draw-aim-shieldless = Sin escudo
draw-fuel-left = Quedan
draw-reach-now = Al alcance
draw-reach-next = Luego

# Lo que pregunta un estudio.
study-mission = Misión en la mano
study-completed = Misión cumplida
study-first = Primer destino
study-second = Segundo destino
study-third = Tercer destino
study-landings = Destinos visitados
study-evacuations = Evacuaciones
study-rounds = Rondas
