# Red Outpost en español.

## Trabajadores

worker-shepherd = Pastor
    .the = el pastor
    .whom = al pastor
    .of = del pastor
    .gender = m
worker-farmer = Granjera
    .the = la granjera
    .whom = a la granjera
    .of = de la granjera
    .gender = f
worker-fisherman = Pescador
    .the = el pescador
    .whom = al pescador
    .of = del pescador
    .gender = m
worker-miner = Minero
    .the = el minero
    .whom = al minero
    .of = del minero
    .gender = m
worker-commissar = Comisaria
    .the = la comisaria
    .whom = a la comisaria
    .of = de la comisaria
    .gender = f
worker-bureaucrat = Burócrata
    .the = la burócrata
    .whom = a la burócrata
    .of = de la burócrata
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

## Bienes, fases, colores, el rival del solitario

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
phase-day1 = Día, primera mitad
    .in = en la primera mitad del Día
    .of = de la primera mitad del Día
phase-lunch = Comida
    .in = durante la Comida
    .of = de la Comida
phase-day2 = Día, segunda mitad
    .in = en la segunda mitad del Día
    .of = de la segunda mitad del Día
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

amount-cubes = { $count } de { $good_some }
amount-points = { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
amount-crystals = { $count ->
        [one] { $count } cristal
       *[other] { $count } cristales
    }
amount-discs = { $count ->
        [one] { $count } disco
       *[other] { $count } discos
    }

## Cartas de los mazos

card-brings = { $gains }
card-brings-nothing = nada
card-brings-choice = 1 cubo a elegir
card-brings-mood = { $mood } de ánimo

## Cartas especiales

card-1 = Carta 1, Pastos
    .text = En lugar del efecto de los Pastos, el visitante gana { $mood } de ánimo.
card-2 = Carta 2, Palacio
    .text = El cristal que donas en el Palacio puede ir a un retrato, donde cuenta como disco tuyo hasta el final de la ronda.
card-3 = Carta 3, Granja
    .text = La Granja produce un cubo del bien que elijas.
card-4 = Carta 4, Cervecería
    .text = En lugar del efecto de la Cervecería, toma { $count ->
            [one] { $count } cristal
           *[other] { $count } cristales
        }.
card-5 = Carta 5, Almacén
    .text = Cambia cubos y cristales hasta { $count } veces en una visita.
card-6 = Carta 6, Administración
    .text = En la Administración tu disco puede ir a esta carta; en un turno posterior de { $rounds ->
            [one] esta ronda
           *[other] esta ronda o de la siguiente
        } puedes colocarlo como segundo disco.
card-7 = Carta 7, Nave Espacial
    .text = Después de la Nave Espacial puedes retirar del Almacén un cubo de cada bien y exportar uno de los cuatro.
card-8 = Carta 8, Mina
    .text = En lugar del efecto de la Mina, avanza { $steps } casillas en la rueda; el visitante pierde { $mood } de ánimo.
card-9 = Carta 9, Cocina de Campo
    .text = Antes de la Comida puedes tumbar hasta { $count } trabajadores, que se la pierden.
card-10 = Carta 10, Lago
    .text = En el Lago puedes tomar una carta descartada del lago en lugar de una que robarías.
card-11 = Carta 11, Campo de Trabajo
    .text = Guarda tu disco en el Campo de Trabajo y el visitante no pierde ánimo allí.
card-12 = Carta 12, Barracones
    .text = Cuando acaba la Mañana puedes mover uno de tus discos a un trabajador que esté en los Barracones.
card-13 = Carta 13, Pastor
    .text = Puedes usar al pastor donde está, sin moverlo.
card-14 = Carta 14, Granjera
    .text = La granjera puede ir donde ya hay otros, si todos están cansados.
card-15 = Carta 15, Pescador
    .text = Después de tu turno con el pescador puedes mover a otro trabajador a un lugar abierto y vacío; allí no ocurre nada más.
card-16 = Carta 16, Minero
    .text = Cuando el minero produce algo que no sea carbón, puedes producir uno más de lo mismo; entonces pierde { $mood } de ánimo.
card-17 = Carta 17, Comisaria
    .text = En un turno con la comisaria puedes además donar un cristal al Palacio, esté donde esté.
card-18 = Carta 18, Burócrata
    .text = La burócrata puede entrar en lugares con una ficha roja.

## Preguntas

question-over = La partida ha terminado.
question-wait = { $seat } decide { $step }.
question-move = Elige a qué trabajador envías, y adónde.
question-lunch = Elige a qué trabajador envías a la Comida.
question-disc = ¿Qué haces con tu disco para { $worker_the }?
question-release = ¿Pones también el disco de la carta 6 en el retrato { $worker_of }?
question-replace = ¿Usas la carta { $number } en lugar del efecto { $place_of }?
question-donate = ¿Donas un cristal al Palacio?
question-swap = ¿Pagas un cristal para subir el ánimo de un trabajador y bajar el de otro?
question-exchange = ¿Qué cambias en el Almacén?
question-exchange-again = ¿Haces otro cambio?
question-rival = ¿Mueves un disco de otro jugador?
question-find = ¿Qué bien tomas de la nave?
question-produce = ¿Qué bien produces en la Granja?
question-four = ¿Retiras un cubo de cada bien para exportar uno de ellos?
question-shuffle = ¿Barajas los descartes del lago con el mazo antes de robar?
question-take = ¿Tomas una carta descartada del lago en lugar de robar una?
question-pick = ¿Cuál de las dos cartas del lago usas?
question-extra = ¿Produce el minero un cubo más?
question-give = ¿Donas un cristal al Palacio con la carta 17?
question-relocate = ¿Mueves a otro trabajador con la carta 15?
question-rest = ¿A qué trabajadores tumbas antes de la Comida?
question-shift = ¿Mueves uno de tus discos a un trabajador de los Barracones?

step-move = a qué trabajador enviar, y adónde
step-disc = adónde va el disco
step-release = si colocar el disco de la carta 6
step-replace = si usar una carta en lugar del efecto del lugar
step-donate = si donar un cristal
step-swap = si pagar un cristal para cambiar ánimos
step-exchange = qué cambiar en el Almacén
step-rival = si mover un disco de otro jugador
step-choose = qué bien elegir
step-four = si exportar uno de los cuatro bienes
step-shuffle = si barajar las cartas del lago
step-take = si tomar una carta descartada del lago
step-pick = qué carta del lago usar
step-extra = si el minero produce un cubo más
step-give = si donar un cristal con la carta 17
step-relocate = si mover a otro trabajador con la carta 15
step-rest = quién se tumba antes de la Comida
step-shift = si mover un disco a los Barracones
step-rules = lo que sigue según las reglas

## Respuestas

choice-plain = { $lead }.
choice-with = { $lead }: { $what }.
choice-clauses = { $first }, { $next }
choice-other = { $action }

choice-move = Enviar { $worker_whom } { $place_to }
choice-stay = Usar { $worker_whom } donde está, { $place_at }
choice-disc = Poner tu disco en el retrato { $worker_of }
choice-disc-card = Poner tu disco en la carta 6 para un turno posterior
choice-disc-keep = Guardar tu disco con la carta 11
choice-release = Poner también el disco de la carta 6 en el retrato { $worker_of }
choice-release-none = Dejar el disco en la carta 6
choice-replace = Usar la carta { $number }
choice-replace-none = Aplicar el efecto { $place_of }
choice-donate = Donar 1 cristal al Palacio
choice-donate-portrait = Poner 1 cristal en el retrato { $worker_of } con la carta 2
choice-donate-none = No donar nada
choice-swap = Pagar 1 cristal
choice-swap-none = No pagar nada y dejar los ánimos como están
choice-return = Devolver { $goods } del Almacén
choice-buy = Pagar 1 cristal
choice-exchange-none = No cambiar nada
choice-rival = Mover un disco { $seat_of } { $from_of } { $to_whom }
choice-rival-none = Dejar los discos donde están
choice-choose = Elegir { $good_some }
choice-four = Retirar un cubo de cada bien
choice-four-none = Dejar los bienes en el Almacén
choice-shuffle = Barajar antes los descartes con el mazo
choice-shuffle-none = Robar del mazo tal como está
choice-take = Tomar la carta descartada «{ $card }»
choice-take-none = Robar del mazo
choice-pick = Usar la carta «{ $card }»
choice-extra = Usar la carta 16
choice-extra-none = No producir más
choice-give = Donar 1 cristal al Palacio con la carta 17
choice-give-none = No donar nada
choice-relocate = Mover { $worker_whom } { $from_of } { $to_to }
choice-relocate-none = No mover a nadie
choice-rest = Tumbar { $workers_whom }
choice-rest-none = No tumbar a nadie
choice-shift = Mover uno de tus discos { $from_of } { $to_whom }
choice-shift-none = Dejar tus discos donde están

clause-produce = produce { $goods }
clause-add = { $count ->
        [0] añade { $goods } al Almacén
       *[other] añade { $goods } al Almacén, que tendrá { $count }
    }
clause-used-up = no queda { $good_some } en la reserva
clause-export = exporta { $good_some } por { $points }
clause-objective = exporta { $good_some } y cumple el objetivo, sin puntos
clause-steps = avanza { $count ->
        [one] { $count } casilla
       *[other] { $count } casillas
    } en la rueda
clause-wheel = la rueda da { $gains }
clause-crystals = gana { $crystals }
clause-disc-removed = retira 1 disco { $seat_of } ({ $count ->
        [one] queda
       *[other] quedan
    } { $count })
clause-mood-rises = su ánimo sube { $by } y queda en { $mood }
clause-mood-falls = su ánimo baja { $by } y queda en { $mood }
clause-mood-stays = el ánimo no cambia
clause-other-rises = el ánimo { $worker_of } sube { $by } y queda en { $mood }
clause-other-falls = el ánimo { $worker_of } baja { $by } y queda en { $mood }
clause-other-stays = el ánimo { $worker_of } sigue en { $mood }
clause-donated = tendrás { $palace } allí y { $left } en tu reserva
clause-counts-as-disc = cuenta como uno de tus discos al final de esta ronda
clause-discs = { $seat } tendrá { $left } en { $from_the } y { $now } en { $to_the }
clause-own-discs = tendrás { $left } en { $from_the } y { $now } en { $to_the }
clause-odds = { $count } de { $cards } cartas { $count ->
        [one] tiene
       *[other] tienen
    } pescado
clause-rest = { $count ->
        [one] se pierde
       *[other] se pierden
    } la Comida
clause-draw-spaceship = después robas una carta de la nave
clause-draw-lake = después robas una carta del lago
clause-draw-two = después robas dos cartas del lago y usas una
clause-may-donate = después puedes donar un cristal
clause-may-swap = después puedes pagar un cristal para cambiar ánimos
clause-may-exchange = después puedes cambiar cubos y cristales
clause-may-move = después puedes mover un disco de otro jugador
clause-choose = después eliges qué bien produces
clause-card = { $number }
clause-cards = { $cards_count ->
        [one] se puede usar la carta { $cards }
       *[other] se pueden usar las cartas { $cards }
    }

## Botones en el camino hacia una respuesta

button-yes = Sí
button-no = No
button-none = Nada
button-done = Listo
button-crystal = Cristal
button-side = { $seat }
button-mood-up = { $worker } +{ $by }
button-mood-down = { $worker } −{ $by }

## Sucesos

event-round-begins = Empieza la ronda { $round }.
event-round-ends = La ronda { $round } termina y se puntúa.
event-phase-begins = { $phase }: empieza { $seat }.
event-phase-ends = Fin { $phase_of }: todos se levantan.
event-first-player = La ficha de jugador inicial pasa a { $seat }.
event-objective-drawn = Nuevos objetivos: { $list }.
event-autom-card = La nueva carta { $seat_of } muestra { $worker_whom }; sus próximas metas, por orden: { $places_the }.
event-moved = { $seat } envía { $worker_whom } { $from_of } { $to_to }.
event-stayed = { $seat } usa { $worker_whom } donde está, { $place_at }.
event-relocated = { $seat } mueve { $worker_whom } { $from_of } { $to_to } con la carta 15.
event-laid-down = { $seat } tumba { $worker_whom } antes de la Comida con la carta 9.
event-disc-placed = { $seat } pone un disco en el retrato { $worker_of }.
event-disc-stored = { $seat } pone el disco en la carta 6.
event-disc-kept = { $seat } guarda el disco con la carta 11.
event-disc-released = { $seat } pone el disco de la carta 6 en el retrato { $worker_of }.
event-disc-removed = Un disco { $seat_of } sale del retrato { $worker_of }.
event-disc-shifted = { $seat } mueve un disco { $from_of } { $to_whom } con la carta 12.
event-rival-moved = { $seat } mueve un disco { $owner_of } { $from_of } { $to_whom }.
event-effect-replaced = { $seat } usa la carta { $number } en lugar del efecto { $place_of }.
event-mood-rises = El ánimo { $worker_of } sube { $by } y queda en { $mood }.
event-mood-falls = El ánimo { $worker_of } baja { $by } y queda en { $mood }.
event-mood-stays = El ánimo { $worker_of } sigue en { $mood }.
event-produced = { $seat } produce { $goods }.
event-added = { $seat } añade { $goods } al Almacén.
event-used-up = No queda { $good_some } en la reserva.
event-returned = { $seat } devuelve { $goods } del Almacén.
event-exported = { $seat } exporta { $good_some }.
event-four-exported = { $seat } retira un cubo de cada bien y exporta { $good_some }.
event-objective-exported = El objetivo de exportar { $good_some } se cumple, sin puntos.
event-wheel-turned = { $seat } avanza { $count ->
        [one] { $count } casilla
       *[other] { $count } casillas
    } en la rueda.
event-wheel-reward = { $seat } cruza la zona de recompensa de la rueda.
event-crystals-gained = { $seat } gana { $crystals }.
event-crystal-paid = { $seat } paga 1 cristal.
event-donated = { $seat } dona 1 cristal al Palacio.
event-crystal-placed = { $seat } pone un cristal en el retrato { $worker_of } con la carta 2.
event-spaceship-card = { $seat } roba una carta de la nave: { $card }.
event-spaceship-shuffled = Se baraja de nuevo el mazo de la nave.
event-lake-card = { $seat } roba una carta del lago: { $card }.
event-lake-taken = { $seat } toma una carta descartada del lago: { $card }.
event-lake-picked = { $seat } usa la carta del lago «{ $card }».
event-lake-shuffled = Se baraja de nuevo el mazo del lago.
event-mood-gained = El ánimo { $worker_of } da { $points } a { $seat }.
event-mood-lost = El ánimo { $worker_of } cuesta { $points } a { $seat }.
event-missed-discs = Objetivo fallido: aún hay un disco de Autom en el retrato { $worker_of }; { $seat } pierde { $points }.
event-missed-mood = Objetivo fallido: el ánimo { $worker_of } no llega a { $mood }; { $seat } pierde { $points }.
event-missed-export = Objetivo fallido: sin exportar { $good_some }; { $seat } pierde { $points }.
event-points-gained = { $seat } gana { $points } ({ $source }).
event-points-lost = { $seat } pierde { $points } ({ $source }).
event-game-over = La partida ha terminado.

## Negativas

reason-game-over = La partida ha terminado.
reason-not-your-turn = Es el turno { $seat_of }.
reason-not-asked = Antes hay otra pregunta: { $step }.
reason-tired = { CAP($worker_the) } está { $worker_gender ->
        [f] cansada
       *[m] cansado
    }: ya se usó en esta fase.
reason-same-place = { CAP($worker_the) } ya está { $place_at }.
reason-token = { CAP($place_the) } { $place_form ->
        [f] está cerrada
        [mp] están cerrados
       *[m] está cerrado
    } { $phase_in }: hay una ficha roja.
reason-lunch-only = Durante la Comida todos van { $place_to }.
reason-kitchen-closed = { CAP($place_the) } solo abre durante la Comida.
reason-barracks-closed = { CAP($place_the) } solo abren por la Noche.
reason-phase-closed = { CAP($place_the) } { $place_form ->
        [f] está cerrada
        [mp] están cerrados
       *[m] está cerrado
    } en esta fase.
reason-occupied = Ya hay otro trabajador { $place_at }.
reason-no-card = No tienes la carta { $number }.
reason-stay-closed = { CAP($worker_the) } no puede trabajar { $place_at }: el lugar está cerrado.
reason-no-crystal = No tienes ningún cristal.
reason-same-worker = Elige dos trabajadores distintos.
reason-no-cube = No hay { $good_some } en el Almacén.
reason-no-mood-swap = Un segundo cambio no puede ser de ánimos.
reason-supply-empty = No queda { $good_some } en la reserva.
reason-no-such-rival = Nadie ocupa el asiento { $number }.
reason-own-disc = Solo se mueven discos de otros jugadores.
reason-no-disc = No hay tal disco en el retrato { $worker_of }.
reason-no-own-disc = No tienes ningún disco en el retrato { $worker_of }.
reason-at-administration = { CAP($worker_the) } está { $place_at }: ningún disco sale de su retrato ni llega a él.
reason-not-discarded = Esa carta no está en los descartes del lago.
reason-not-produced = La carta 16 no repite { $good_some }: solo lo que el minero produjo en este turno, y nunca carbón.
reason-visitor-stays = { CAP($worker_the) } se queda donde está.
reason-not-open = La carta 15 solo lleva a un lugar abierto, y { $place_the } { $place_form ->
        [f] está cerrada
        [mp] están cerrados
       *[m] está cerrado
    } ahora.
reason-not-empty = La carta 15 solo lleva a un lugar vacío, y ya hay alguien { $place_at }.
reason-too-many = { $count ->
        [one] No más de { $count } trabajador.
       *[other] No más de { $count } trabajadores.
    }
reason-not-in-barracks = { CAP($worker_the) } no está { $place_at }.

## Objetivos del solitario

objective-discs = ningún disco de Autom en { $worker_the }
objective-mood = ánimo { $mood } o más para { $worker_the }
objective-export = exportar { $good_some }

## De dónde vienen los puntos

source-start = Inicio
source-wheel = Rueda
source-export = Exportaciones
source-mood = Ánimos
source-palace = Palacio
source-crystals = Cristales
source-objectives = Objetivos fallidos
source-brewery = Cervecería
source-lunch = Comida
source-discs = Discos en retratos

## Opciones

option-tokens = Lugares cerrados
option-tokens-fixed = como se recomienda para la primera partida
option-tokens-random = al azar
option-cards = Cartas especiales
option-cards-off = ninguna
option-cards-on = dos para cada jugador
option-first = Jugador inicial
option-first-random = al azar
option-first-1 = asiento 1
option-first-2 = asiento 2
option-first-3 = asiento 3
option-first-4 = asiento 4
option-colours = Colores, uno para cada jugador
option-colours-orange = { colour-orange }
option-colours-blue = { colour-blue }
option-colours-brown = { colour-brown }
option-colours-pink = { colour-pink }

## El tablero como texto

board-round = Ronda { $round } de 2
board-turn = Turno { $turn } de { $turns }
board-over = Fin de la partida
board-won = { $winners_count ->
        [one] Gana { $winners }.
       *[other] { $winners } comparten la victoria.
    }
board-name = { $name }
board-places = LUGARES
board-mood = ánimo
board-effect = qué hace
board-here = quién está
board-legend = { $morning } ficha de Mañana · { $night } ficha de Noche · { $closed } cerrado · { $crystal } cristal · (nombre) cansado
board-effect-palace = donar { $crystal }
board-effect-brewery = pagar { $crystal }: +1 y −1
board-effect-warehouse = cambiar
board-effect-administration = mover disco rival (Burócrata toma { $crystal })
board-effect-spaceship = una carta de la nave
board-effect-lake = una carta del lago (Pescador 1 de 2)
board-effect-kitchen = solo en la Comida
board-effect-barracks = solo por la Noche
board-workers = TRABAJADORES
board-mood-now = ánimo
board-leads = puntúa
board-where = dónde
board-goods = BIENES
board-warehouse = Almacén
board-exports = exportaciones
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
board-stored = (Tiene un disco.)
board-spaceship-deck = MAZO DE LA NAVE { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
board-lake-deck = MAZO DEL LAGO { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
board-discarded = · descartes: { $cards }
board-nothing = nada
board-choice = a elegir
board-cube = { $good_some }
board-objectives = OBJETIVOS, y los puntos que cuesta fallarlos
board-autom-next = Autom irá a: { $places }; si no, al lugar más cercano { $direction }.
board-clockwise = en sentido horario
board-anticlockwise = en sentido antihorario
board-autom-workers = Trabajadores que prefiere: { $workers }.
board-autom-warehouse = Cubos que devuelve del Almacén: { $goods }.
board-autom-spaceship = Cubos que toma de la Nave Espacial: { $goods }.

## La página

page-phase-morning = Mañana
page-phase-day1 = Día 1
page-phase-lunch = Comida
page-phase-day2 = Día 2
page-phase-night = Noche
page-export = Exportación
page-supply = Reserva
page-wheel = Producción
page-cards = Cartas especiales
page-objectives = Objetivos
page-worker = { $worker }: { $place }
page-worker-tired = { $worker_gender ->
        [f] { $worker }, cansada: { $place }
       *[m] { $worker }, cansado: { $place }
    }
page-place = { $place }: { $what }
page-closed = ahora no se puede entrar
page-mood = ánimo { $mood }
page-of = { $worker } { $what }
page-does-palace = puedes donar un cristal
page-does-brewery = puedes pagar un cristal: +1 de ánimo a alguien y −1 a otro
page-does-warehouse = puedes cambiar un cubo por un cristal o por ánimo, o un cristal por un cubo
page-does-administration = puedes mover un disco de otro jugador; la Burócrata toma en su lugar un cristal
page-does-spaceship = roba una carta de la nave
page-does-lake = roba una carta del lago; el Pescador roba dos y elige una
page-does-barracks = { $mood } de ánimo al final de la Mañana para quienes sigan aquí
page-portrait = { $worker }: ánimo { $mood }
page-good = { $good }: { $stored } en el Almacén, { $supply } en la reserva; la próxima exportación da { $vp }
page-crystal-supply = Cristales: { $count } en la reserva
page-palace = { $name } en el Palacio: { $crystals }
page-side = { $name }, { $colour }: por colocar, { $discs }
page-side-plain = { $name }, { $colour }
page-card = { $name }: { $card }. { $card_text }
page-deck = { $place }: { $count ->
        [one] { $count } carta en el mazo
       *[other] { $count } cartas en el mazo
    }
page-done = { $what }: cumplido
page-not-done = { $what }: aún sin cumplir
page-number = { $count }
page-of-so-many = { $count } de { $most }
page-stat-crystals = Cristales
page-stat-discs = Discos por colocar
page-stat-wheel = Rueda
page-stat-palace = Palacio
page-stat-card = Carta especial
page-stat-card-name = { $card }
page-stat-card-stored = { $card } (tiene un disco)

# Lo que pregunta un estudio.
study-card = Carta especial
study-sent = Trabajador más enviado
study-mood = Trabajador puntuado al final de un día
study-exports = Exportaciones
study-goods = Bienes exportados
study-donations = Cristales donados al Palacio
