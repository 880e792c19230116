# Red Outpost en español.

## Trabajadores

worker-shepherd = Pastor
    .the = el Pastor
    .whom = al Pastor
    .of = del Pastor
    .gender = m
worker-farmer = Granjera
    .the = la Granjera
    .whom = a la Granjera
    .of = de la Granjera
    .gender = f
worker-fisherman = Pescador
    .the = el Pescador
    .whom = al Pescador
    .of = del Pescador
    .gender = m
worker-miner = Minero
    .the = el Minero
    .whom = al Minero
    .of = del Minero
    .gender = m
worker-commissar = Comisaria
    .the = la Comisaria
    .whom = a la Comisaria
    .of = de la Comisaria
    .gender = f
worker-bureaucrat = Burócrata
    .the = la Burócrata
    .whom = a la Burócrata
    .of = de la Burócrata
    .gender = f

## Lugares

location-pasture = Pastos
    .the = los Pastos
    .to = a los Pastos
    .at = en los Pastos
    .of = de los Pastos
    .form = mp
location-palace = Palacio
    .the = el Palacio
    .to = al Palacio
    .at = en el Palacio
    .of = del Palacio
    .form = m
location-field = Granja
    .the = la Granja
    .to = a la Granja
    .at = en la Granja
    .of = de la Granja
    .form = f
location-brewery = Cervecería
    .the = la Cervecería
    .to = a la Cervecería
    .at = en la Cervecería
    .of = de la Cervecería
    .form = f
location-warehouse = Almacén
    .the = el Almacén
    .to = al Almacén
    .at = en el Almacén
    .of = del Almacén
    .form = m
location-administration = Administración
    .the = la Administración
    .to = a la Administración
    .at = en la Administración
    .of = de la Administración
    .form = f
location-spaceship = Nave Espacial
    .the = la Nave Espacial
    .to = a la Nave Espacial
    .at = en la Nave Espacial
    .of = de la Nave Espacial
    .form = f
location-mine = Mina
    .the = la Mina
    .to = a la Mina
    .at = en la Mina
    .of = de la Mina
    .form = f
location-kitchen = Cocina de Campo
    .the = la Cocina de Campo
    .to = a la Cocina de Campo
    .at = en la Cocina de Campo
    .of = de la Cocina de Campo
    .form = f
location-lake = Lago
    .the = el Lago
    .to = al Lago
    .at = en el Lago
    .of = del Lago
    .form = m
location-labour-camp = Campo de Trabajo
    .the = el Campo de Trabajo
    .to = al Campo de Trabajo
    .at = en el Campo de Trabajo
    .of = del Campo de Trabajo
    .form = m
location-barracks = Barracones
    .the = los Barracones
    .to = a los Barracones
    .at = en los Barracones
    .of = de los Barracones
    .form = mp

## Recursos, fases, colores, el rival del solitario

resource-coal = Carbón
    .some = carbón
resource-wool = Lana
    .some = lana
resource-fish = Pescado
    .some = pescado
resource-wheat = Trigo
    .some = trigo

phase-morning = Mañana
    .in = por la Mañana
    .of = de la Mañana
phase-day1 = Día, 1.ª mitad
    .in = en la 1.ª mitad del Día
    .of = de la 1.ª mitad del Día
phase-lunch = Comida
    .in = durante la Comida
    .of = de la Comida
phase-day2 = Día, 2.ª mitad
    .in = en la 2.ª mitad del Día
    .of = de la 2.ª mitad del Día
phase-night = Noche
    .in = por la Noche
    .of = de la Noche

colour-orange = naranja
colour-blue = azul
colour-brown = marrón
colour-pink = rosa

autom = Autom
    .of = de Autom

## Cantidades

amount-cubes = { $count } { $good_some }
amount-points = { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
amount-crystals = { $count ->
        [one] { $count } cristal
       *[other] { $count } cristales
    }
amount-discs = { $count ->
        [0] ningún disco
        [one] { $count } disco
       *[other] { $count } discos
    }

## Cartas de los mazos

card-brings = { $gains }
card-brings-nothing = nada
card-brings-choice = 1 recurso a elegir
card-brings-mood = { $mood } de ánimo

## Cartas especiales

card-1 = Carta 1 (Pastos)
    .text = En lugar del efecto de los Pastos, el visitante gana { $mood } de ánimo.
card-2 = Carta 2 (Palacio)
    .text = Cuando dones un cristal en el Palacio, puedes ponerlo en cualquier retrato en lugar de donarlo. Cuenta como disco tuyo hasta el final de la ronda.
card-3 = Carta 3 (Granja)
    .text = La Granja produce el recurso que elijas.
card-4 = Carta 4 (Cervecería)
    .text = En lugar del efecto de la Cervecería, gana { $count ->
            [one] { $count } cristal
           *[other] { $count } cristales
        }.
card-5 = Carta 5 (Almacén)
    .text = En el Almacén, puedes intercambiar cubos y cristales { $count ->
            [one] una vez
           *[other] hasta { $count } veces
        }.
card-6 = Carta 6 (Administración)
    .text = En la Administración, puedes guardar tu disco en esta carta. En un turno posterior de { $rounds ->
            [one] esta ronda
           *[other] esta ronda o de la siguiente
        }, puedes colocarlo como disco adicional.
card-7 = Carta 7 (Nave Espacial)
    .text = Tras el efecto de la Nave Espacial, puedes retirar del Almacén un cubo de cada recurso para exportar uno de ellos.
card-8 = Carta 8 (Mina)
    .text = En lugar del efecto de la Mina, avanza { $steps ->
            [one] { $steps } casilla
           *[other] { $steps } casillas
        } en la rueda. El visitante pierde { $mood } de ánimo.
card-9 = Carta 9 (Cocina de Campo)
    .text = Antes de la Comida, puedes tumbar { $count ->
            [one] a { $count } trabajador, que se la salta
           *[other] hasta { $count } trabajadores, que se la saltan
        }.
card-10 = Carta 10 (Lago)
    .text = En el Lago, puedes tomar una carta de Lago descartada en lugar de robar una.
card-11 = Carta 11 (Campo de Trabajo)
    .text = En el Campo de Trabajo, puedes conservar tu disco. Si lo haces, el visitante no pierde ánimo.
card-12 = Carta 12 (Barracones)
    .text = Al final de la Mañana, puedes mover uno de tus discos a un trabajador que esté en los Barracones.
card-13 = Carta 13 (Pastor)
    .text = Puedes usar al Pastor sin moverlo.
card-14 = Carta 14 (Granjera)
    .text = La Granjera puede entrar en una localización ocupada si todos los que están allí están cansados.
card-15 = Carta 15 (Pescador)
    .text = Tras un turno con el Pescador, puedes mover a otro trabajador a una localización vacía y abierta. Allí no ocurre nada más.
card-16 = Carta 16 (Minero)
    .text = Cuando el Minero produzca algo que no sea carbón, puedes producir uno más de lo mismo. Entonces pierde { $mood } de ánimo.
card-17 = Carta 17 (Comisaria)
    .text = En un turno con la Comisaria, puedes además donar un cristal al Palacio, esté donde esté.
card-18 = Carta 18 (Burócrata)
    .text = La Burócrata puede entrar en localizaciones con una ficha roja.

## Preguntas

question-over = Fin de la partida
question-wait = Esperando a { $seat }: { $step }
question-move = Elige un trabajador y una localización
question-lunch = Elige un trabajador para la Cocina de Campo
question-disc = ¿Dónde pones tu disco?
question-release = ¿Pones también en { $worker_the } el disco de la carta 6?
question-replace = ¿Usas la carta { $number } en lugar del efecto { $place_of }?
question-donate = ¿Donas un cristal al Palacio?
question-swap = ¿Pagas 1 cristal para dar +1 de ánimo a un trabajador y −1 a otro?
question-exchange = ¿Intercambias en el Almacén?
question-exchange-again = ¿Otro intercambio?
question-rival = ¿Mueves un disco de otro jugador?
question-find = Elige un recurso de la Nave Espacial
question-produce = Elige qué recurso produces
question-four = ¿Retiras un cubo de cada recurso para exportar uno de ellos?
question-shuffle = ¿Barajas antes los descartes con el mazo de Lago?
question-take = ¿Tomas una carta de Lago descartada en lugar de robar?
question-pick = Elige una carta de Lago
question-extra = ¿Produces uno más con la carta 16?
question-give = ¿Donas un cristal al Palacio con la carta 17?
question-relocate = ¿Mueves a otro trabajador con la carta 15?
question-rest = ¿Usas la carta 9 para tumbar trabajadores antes de la Comida?
question-shift = ¿Usas la carta 12 para mover uno de tus discos a un trabajador de los Barracones?

step-move = trabajador y localización
step-disc = colocar el disco
step-release = disco guardado en la carta 6
step-replace = uso de una carta de localización
step-donate = donación al Palacio
step-swap = cambio de ánimo
step-exchange = intercambio en el Almacén
step-rival = mover un disco
step-choose = elección de recurso
step-four = exportación con la carta 7
step-shuffle = barajar el mazo de Lago
step-take = carta de Lago descartada
step-pick = elección de carta de Lago
step-extra = producción adicional
step-give = donación al Palacio (carta 17)
step-relocate = mover a un trabajador (carta 15)
step-rest = tumbar trabajadores
step-shift = mover un disco a los Barracones
step-rules = siguiente paso

## Respuestas

choice-plain = { $lead }
choice-with = { $lead }: { $what }
choice-clauses = { $first }, { $next }
choice-other = { $action }

choice-move = { $worker } → { $place }
choice-stay = { CAP($worker_the) } se queda { $place_at }
choice-disc = Poner el disco en { $worker_the }
choice-disc-card = Guardar el disco en la carta 6
choice-disc-keep = Conservar el disco (carta 11)
choice-release = Poner también en { $worker_the } el disco de la carta 6
choice-release-none = Dejarlo en la carta 6
choice-replace = Usar la carta { $number }
choice-replace-none = Usar el efecto normal
choice-donate = Donar 1 cristal
choice-donate-portrait = Poner 1 cristal en { $worker_the } (carta 2)
choice-donate-none = No donar
choice-swap = Pagar 1 cristal
choice-swap-none = No pagar
choice-return = Devolver { $goods }
choice-buy = Pagar 1 cristal
choice-exchange-none = No intercambiar
choice-rival = Mover un disco { $seat_of } { $from_of } { $to_whom }
choice-rival-none = No mover discos
choice-choose = { $good }
choice-four = Retirar un cubo de cada recurso
choice-four-none = Conservar los cubos
choice-shuffle = Barajar antes
choice-shuffle-none = No barajar
choice-take = Tomar «{ $card }»
choice-take-none = Robar del mazo
choice-pick = Usar «{ $card }»
choice-extra = Usar la carta 16
choice-extra-none = No usar la carta 16
choice-give = Donar 1 cristal (carta 17)
choice-give-none = No donar
choice-relocate = { $worker } → { $to }
choice-relocate-none = No mover a nadie
choice-rest = Tumbar { $workers_whom }
choice-rest-none = No tumbar a nadie
choice-shift = Mover un disco { $from_of } { $to_whom }
choice-shift-none = No mover discos

clause-produce = +{ $goods }
clause-add = { $count ->
        [0] +{ $goods }
       *[other] +{ $goods } ({ $count } en el Almacén)
    }
clause-used-up = no queda { $good_some } en la reserva
clause-export = exportas { $good_some } (+{ $points })
clause-objective = exportas { $good_some } para el objetivo (sin puntos)
clause-steps = rueda +{ $count }
clause-wheel = recompensa de la rueda ({ $gains })
clause-crystals = +{ $crystals }
clause-disc-removed = −1 disco { $seat_of } ({ $count ->
        [one] queda
       *[other] quedan
    } { $count })
clause-mood-rises = ánimo +{ $by } (queda en { $mood })
clause-mood-falls = ánimo −{ $by } (queda en { $mood })
clause-mood-stays = ánimo sin cambios
clause-other-rises = ánimo { $worker_of } +{ $by } (queda en { $mood })
clause-other-falls = ánimo { $worker_of } −{ $by } (queda en { $mood })
clause-other-stays = ánimo { $worker_of } sin cambios ({ $mood })
clause-donated = { $palace } en el Palacio, te { $left ->
        [one] queda
       *[other] quedan
    } { $left }
clause-counts-as-disc = cuenta como disco tuyo hasta el final de la ronda
clause-discs = { $left } en { $from_the }, { $now } en { $to_the }
clause-odds = pescado en { $count } de { $cards } cartas
clause-rest = { $count ->
        [one] se salta la Comida
       *[other] se saltan la Comida
    }
clause-draw-spaceship = robas una carta de Nave Espacial
clause-draw-lake = robas una carta de Lago
clause-draw-two = robas 2 cartas de Lago y usas 1
clause-may-donate = puedes donar un cristal
clause-may-swap = puedes pagar un cristal para cambiar el ánimo
clause-may-exchange = puedes intercambiar
clause-may-move = puedes mover un disco de otro jugador
clause-choose = eliges un recurso
clause-card = { $number }
clause-cards = { $cards_count ->
        [one] puedes usar la carta { $cards }
       *[other] puedes usar las cartas { $cards }
    }

## Botones en el camino hacia una respuesta

button-yes = Sí
button-no = No
button-none = Omitir
button-done = Listo
button-crystal = Cristal
button-side = { $seat }
button-mood-up = { $worker } +{ $by }
button-mood-down = { $worker } −{ $by }

## Sucesos

event-round-begins = Ronda { $round }
event-round-ends = Fin de la ronda { $round }: puntuación
event-phase-begins = { $phase }: empieza { $seat }
event-phase-ends = Fin { $phase_of }
event-first-player = Jugador inicial: { $seat }
event-objective-drawn = Objetivos: { $list }
event-autom-card = { $seat }: carta { $worker_of }; próximos destinos: { $places }
event-moved = { $seat }: { $worker } → { $to }
event-stayed = { $seat }: { $worker_the } se queda { $place_at }
event-relocated = { $seat }: { $worker } → { $to } (carta 15)
event-laid-down = { $seat }: { $worker_the } se salta la Comida (carta 9)
event-disc-placed = { $seat }: disco en { $worker_the }
event-disc-stored = { $seat }: guarda el disco en la carta 6
event-disc-kept = { $seat }: conserva el disco (carta 11)
event-disc-released = { $seat }: disco de la carta 6 en { $worker_the }
event-disc-removed = { $seat }: −1 disco en { $worker_the }
event-disc-shifted = { $seat }: disco propio, { $from } → { $to } (carta 12)
event-rival-moved = { $seat }: disco { $owner_of }, { $from } → { $to }
event-effect-replaced = { $seat }: carta { $number } en lugar del efecto { $place_of }
event-mood-rises = { $worker }: ánimo +{ $by } (ahora { $mood })
event-mood-falls = { $worker }: ánimo −{ $by } (ahora { $mood })
event-mood-stays = { $worker }: ánimo sin cambios ({ $mood })
event-produced = { $seat }: +{ $goods }
event-added = { $seat }: +{ $goods } (Almacén)
event-used-up = No queda { $good_some } en la reserva
event-returned = { $seat }: −{ $goods } (Almacén)
event-exported = { $seat }: exporta { $good_some }
event-four-exported = { $seat }: retira un cubo de cada recurso y exporta { $good_some }
event-objective-exported = Objetivo cumplido: exportar { $good_some } (sin puntos)
event-wheel-turned = { $seat }: rueda +{ $count }
event-wheel-reward = { $seat }: recompensa de la rueda
event-crystals-gained = { $seat }: +{ $crystals }
event-crystal-paid = { $seat }: −1 cristal
event-donated = { $seat }: dona 1 cristal
event-crystal-placed = { $seat }: cristal en { $worker_the } (carta 2)
event-spaceship-card = { $seat }: carta de Nave Espacial ({ $card })
event-spaceship-shuffled = Se baraja el mazo de Nave Espacial
event-lake-card = { $seat }: carta de Lago ({ $card })
event-lake-taken = { $seat }: carta de Lago descartada ({ $card })
event-lake-picked = { $seat }: usa la carta de Lago ({ $card })
event-lake-shuffled = Se baraja el mazo de Lago
event-mood-gained = { $seat }: +{ $points } (ánimo { $worker_of })
event-mood-lost = { $seat }: −{ $points } (ánimo { $worker_of })
event-missed-discs = { $seat }: −{ $points } (objetivo fallido: disco de Autom en { $worker_the })
event-missed-mood = { $seat }: −{ $points } (objetivo fallido: ánimo { $worker_of } inferior a { $mood })
event-missed-export = { $seat }: −{ $points } (objetivo fallido: { $good_some } sin exportar)
event-points-gained = { $seat }: +{ $points } ({ $source_why })
event-points-lost = { $seat }: −{ $points } ({ $source_why })
event-game-over = Fin de la partida

## Negativas

reason-game-over = La partida ha terminado.
reason-not-your-turn = Es el turno { $seat_of }.
reason-not-asked = Decide esto antes: { $step }.
reason-tired = { CAP($worker_the) } está { $worker_gender ->
        [f] cansada
       *[m] cansado
    } hasta la próxima fase.
reason-same-place = { CAP($worker_the) } ya está { $place_at }.
reason-token = { CAP($place_the) } { $place_form ->
        [f] está cerrada
        [mp] están cerrados
       *[m] está cerrado
    } { $phase_in } (ficha roja).
reason-lunch-only = Durante la Comida, los trabajadores solo pueden ir { $place_to }.
reason-kitchen-closed = { CAP($place_the) } solo abre durante la Comida.
reason-barracks-closed = { CAP($place_the) } solo abren por la Noche.
reason-phase-closed = { CAP($place_the) } { $place_form ->
        [f] está cerrada
        [mp] están cerrados
       *[m] está cerrado
    } en esta fase.
reason-occupied = { CAP($place_the) } ya { $place_form ->
        [f] está ocupada
        [mp] están ocupados
       *[m] está ocupado
    }.
reason-no-card = No tienes la carta { $number }.
reason-stay-closed = { CAP($place_the) } { $place_form ->
        [f] está cerrada
        [mp] están cerrados
       *[m] está cerrado
    } ahora.
reason-no-crystal = No tienes cristales.
reason-same-worker = Elige dos trabajadores distintos.
reason-no-cube = No hay { $good_some } en el Almacén.
reason-no-mood-swap = El segundo intercambio no puede cambiar el ánimo.
reason-supply-empty = No queda { $good_some } en la reserva.
reason-no-such-rival = El asiento { $number } está libre.
reason-own-disc = Solo puedes mover discos de otros jugadores.
reason-no-disc = Ese jugador no tiene discos en { $worker_the }.
reason-no-own-disc = No tienes discos en { $worker_the }.
reason-at-administration = { CAP($worker_the) } está { $place_at }: no puedes mover discos desde su retrato ni hacia él.
reason-not-discarded = Esa carta no está en los descartes de Lago.
reason-not-produced = La carta 16 no puede añadir { $good_some }: solo lo que el Minero produjo este turno, y nunca carbón.
reason-visitor-stays = La carta 15 mueve a otro trabajador, no { $worker_whom }.
reason-not-open = La carta 15 necesita una localización abierta; { $place_the } { $place_form ->
        [f] está cerrada
        [mp] están cerrados
       *[m] está cerrado
    } ahora.
reason-not-empty = La carta 15 necesita una localización vacía; ya hay alguien { $place_at }.
reason-too-many = { $count ->
        [one] Como máximo { $count } trabajador.
       *[other] Como máximo { $count } trabajadores.
    }
reason-not-in-barracks = { CAP($worker_the) } no está { $place_at }.

## Objetivos del solitario

objective-discs = ningún disco de Autom en { $worker_the }
objective-mood = ánimo { $worker_of } de { $mood } o más
objective-export = exportar { $good_some }

## De dónde vienen los puntos

source-start = Inicio
    .why = inicio
source-wheel = Rueda
    .why = rueda
source-export = Exportaciones
    .why = exportación
source-mood = Ánimo
    .why = ánimo
source-palace = Palacio
    .why = Palacio
source-crystals = Cristales
    .why = cristales
source-objectives = Objetivos fallidos
    .why = objetivos fallidos
source-brewery = Cervecería
    .why = Cervecería
source-lunch = Comida
    .why = Comida
source-discs = Discos
    .why = discos

## Opciones

option-tokens = Localizaciones bloqueadas
option-tokens-fixed = Para la primera partida
option-tokens-random = Al azar
option-cards = Cartas especiales
option-cards-off = Ninguna
option-cards-on = Dos por jugador
option-first = Jugador inicial
option-first-random = Al azar
option-first-1 = Asiento 1
option-first-2 = Asiento 2
option-first-3 = Asiento 3
option-first-4 = Asiento 4
option-colours = Colores de los jugadores
option-colours-orange = { colour-orange }
option-colours-blue = { colour-blue }
option-colours-brown = { colour-brown }
option-colours-pink = { colour-pink }

## El tablero como texto

board-round = Ronda { $round } de { $rounds }
board-turn = Turno { $turn } de { $turns }
board-last-round = Última ronda
board-last-turn = Último turno
board-over = Fin de la partida
board-won = { $winners_count ->
        [one] Gana { $winners }.
       *[other] Victoria compartida: { $winners }.
    }
board-name = { $name }
board-places = LOCALIZACIONES
board-mood = ánimo
board-effect = efecto
board-here = quién
board-legend = { $morning } ficha de Mañana · { $night } ficha de Noche · { $closed } cerrado · { $crystal } cristal · (nombre) cansado
board-effect-palace = donar { $crystal }
board-effect-brewery = pagar { $crystal }: ánimo +1/−1
board-effect-warehouse = intercambiar
board-effect-administration = mover disco ajeno (Burócrata: +1 { $crystal })
board-effect-spaceship = robar una carta
board-effect-lake = robar una carta (Pescador: 1 de 2)
board-effect-kitchen = solo en la Comida
board-effect-barracks = solo por la Noche
board-workers = TRABAJADORES
board-mood-now = ánimo
board-leads = lidera
board-where = dónde
board-goods = RECURSOS
board-warehouse = Almacén
board-exports = exportación
board-next-export = próxima
board-supply = reserva
board-export-wanted = primero el objetivo
board-players = JUGADORES
board-vp = PV
board-crystals = cristales
board-palace = Palacio
board-discs = discos
board-wheel = rueda
board-first = jugador inicial
board-card = { $card }: { $card_text }
board-stored = (Disco guardado.)
board-spaceship-deck = MAZO DE NAVE ESPACIAL { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
board-lake-deck = MAZO DE LAGO { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
board-discarded = · descartes: { $cards }
board-nothing = nada
board-choice = a elegir
board-cube = { $good_some }
board-objectives = OBJETIVOS (puntos que pierdes si fallas)
board-autom-next = Próximos destinos de Autom: { $places }; si no, la localización más cercana { $direction }.
board-clockwise = en sentido horario
board-anticlockwise = en sentido antihorario
board-autom-workers = Prioridad de trabajadores de Autom: { $workers }.
board-autom-warehouse = Prioridad de Autom en el Almacén: { $goods }.
board-autom-spaceship = Prioridad de Autom en la Nave Espacial: { $goods }.

## La página

page-phase-morning = Mañana
page-phase-day1 = Día 1/2
page-phase-lunch = Comida
page-phase-day2 = Día 2/2
page-phase-night = Noche
page-export = Exportación
page-supply = Reserva
page-wheel = Rueda de producción
page-cards = Cartas especiales
page-objectives = Objetivos
page-worker = { $worker }: { $place }
page-worker-tired = { $worker_gender ->
        [f] { $worker }, cansada: { $place }
       *[m] { $worker }, cansado: { $place }
    }
page-place = { $place }: { $what }
page-closed = { $place_form ->
        [f] cerrada
        [mp] cerrados
       *[m] cerrado
    }
page-mood = ánimo { $mood }
page-of = { $worker } { $what }
page-does-palace = puedes donar un cristal; clasificación final: { $ranks }
page-does-brewery = puedes pagar un cristal: un trabajador +1 de ánimo y otro −1
page-does-warehouse = puedes intercambiar: cubo → cristal, cubo → ánimo +1/−1, cristal → cubo
page-does-administration = puedes mover un disco de otro jugador; con la Burócrata ganas un cristal
page-does-spaceship = robas una carta de Nave Espacial
page-does-lake = robas una carta de Lago; con el Pescador robas 2 y usas 1
page-does-barracks = { $mood } de ánimo al final de la Mañana a quienes sigan aquí
page-leaders = al final de la ronda, { $names }: { $points }
page-track-full = con el marcador lleno, { $vp } cada una
page-wheel-title = Rueda de producción: cada cubo que produces te avanza 1 casilla; al pasar la zona roja ganas { $points } y { $crystals }
page-clauses = { $first }; { $next }
page-portrait = { $worker }: ánimo { $mood }
page-good = { $good }: { $stored } en el Almacén, { $supply } en la reserva, próxima exportación { $vp }
page-crystal-supply = Cristales: { $count } en la reserva; al final, cada { $rate } tuyos dan 1 punto
page-palace = { $name } en el Palacio: { $crystals }
page-side = { $name } ({ $colour }): { $discs } por colocar
page-side-plain = { $name } ({ $colour })
page-card = { $name }: { $card }. { $card_text }
page-card-text = { $card_text }
page-lead = lidera { $points }
page-lead-solo = para ti { $points }
page-deck = { $place }: { $count ->
        [one] { $count } carta en el mazo
       *[other] { $count } cartas en el mazo
    }
page-done = { $what }: cumplido
page-not-done = { $what }: aún sin cumplir
page-number = { $count }
page-of-so-many = { $count }/{ $most }
page-stat-crystals = Cristales
page-stat-discs = Discos por colocar
page-stat-wheel = Rueda
page-stat-palace = Palacio
page-stat-card = Carta especial
page-stat-card-text = { $card }: { $card_text }
page-stat-card-stored = { $card }, con disco guardado: { $card_text }

# Lo que pregunta un estudio.
study-card = Carta especial
study-sent = Trabajador más usado
study-mood = Trabajador puntuado al final de una ronda
study-exports = Exportaciones
study-goods = Recursos exportados
study-donations = Cristales donados al Palacio

## En la estantería

about = Dirigid entre todos un asentamiento soviético secreto en otro planeta y puntuad con exportaciones, trabajadores contentos y cristales.
about-time = 30–45 min
about-weight = Dificultad media
about-fair = Baraja limpia
preset-first = Cierres fijos, sin cartas especiales.
preset-standard = Cierres al azar, sin cartas especiales.
preset-everything = Cierres al azar y cartas especiales.
option-tokens-fixed-how = Siempre las mismas seis localizaciones cierran por la mañana o por la noche.
option-tokens-random-how = Seis localizaciones al azar cierran por la mañana o por la noche.
option-cards-off-how = Todos tienen las mismas posibilidades.
option-cards-on-how = Cada jugador recibe una carta de localización y una de trabajador con poderes propios. Para 2–4 jugadores.
option-first-how = Quién juega el primer turno. El asiento debe estar en la partida.
