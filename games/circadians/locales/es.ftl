# Circadians: Primera Luz en español.

## Recursos y cantidades

resource-water = agua
resource-algae = algas
resource-energy = energía
resource-gem = gemas

amount-water = { $count } de agua
    .form = { $count ->
        [8] u
        [11] u
       *[other] o
    }
amount-algae = { $count ->
        [one] { $count } alga
       *[other] { $count } algas
    }
    .form = { $count ->
        [8] u
        [11] u
       *[other] o
    }
amount-energy = { $count } de energía
    .form = { $count ->
        [8] u
        [11] u
       *[other] o
    }
amount-gem = { $count ->
        [one] { $count } gema
       *[other] { $count } gemas
    }
    .form = { $count ->
        [8] u
        [11] u
       *[other] o
    }
amount-dice = { $count ->
        [one] { $count } dado
       *[other] { $count } dados
    }
    .form = { $count ->
        [8] u
        [11] u
       *[other] o
    }
amount-contracts = { $count ->
        [one] { $count } contrato
       *[other] { $count } contratos
    }
amount-points = { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
amount-list = { $list }
amount-nothing = nada
plus = +{ $amount }
minus = −{ $amount }
either = { $first } { $second_form } { $second }
rate = { $give } por { $get }
    .form = { $give_form }
value = { $value }
    .form = o
side = { $seat }

## Lugares

location-headquarters = Cuartel General
    .the = el Cuartel General
    .to = al Cuartel General
    .at = en el Cuartel General
    .of = del Cuartel General
location-mining-camp = Campamento Minero
    .the = el Campamento Minero
    .to = al Campamento Minero
    .at = en el Campamento Minero
    .of = del Campamento Minero
location-laboratory = Laboratorio
    .the = el Laboratorio
    .to = al Laboratorio
    .at = en el Laboratorio
    .of = del Laboratorio
location-foundry = Fundición
    .the = la Fundición
    .to = a la Fundición
    .at = en la Fundición
    .of = de la Fundición
location-market = Mercado
    .the = el Mercado
    .to = al Mercado
    .at = en el Mercado
    .of = del Mercado
location-academy = Academia
    .the = la Academia
    .to = a la Academia
    .at = en la Academia
    .of = de la Academia
location-control-room = Sala de Control
    .the = la Sala de Control
    .to = a la Sala de Control
    .at = en la Sala de Control
    .of = de la Sala de Control
location-negotiations = Negociación
    .the = el Tablero de Negociación
    .to = al Tablero de Negociación
    .at = en el Tablero de Negociación
    .of = del Tablero de Negociación
location-depository = Almacén
    .the = el Almacén
    .to = al Almacén
    .at = en el Almacén
    .of = del Almacén

place-headquarters = Cuartel General { $number }
    .at = en el Cuartel General, casilla { $number }
    .to = al Cuartel General, casilla { $number }
    .from = del Cuartel General, casilla { $number }
place-garage = garaje { $number }
    .at = en el garaje { $number }
    .to = al garaje { $number }
    .from = del garaje { $number }
place-farm = granja { $number }
    .at = en la granja { $number }
    .to = a la granja { $number }
    .from = de la granja { $number }
place-supply = dados disponibles
    .at = entre tus dados disponibles
    .to = a tus dados disponibles
    .from = de tus dados disponibles
place-cantina = cantina ({ $value })
    .at = en la cantina
    .to = a la cantina
    .from = de la cantina
place-station = { $location } { $number }
    .at = { $location_at }, casilla { $number }
    .to = { $location_to }, casilla { $number }
    .from = { $location_of }, casilla { $number }
place-negotiations = { $faction }, fila { $row }
    .at = con { $faction }, fila { $row }
    .to = a { $faction }, fila { $row }
    .from = de { $faction }, fila { $row }
place-depository = Almacén { $value }, fila { $row }
    .at = en el Almacén { $value }, fila { $row }
    .to = al Almacén { $value }, fila { $row }
    .from = del Almacén { $value }, fila { $row }

hex-field = casilla ({ $found })
    .the = la casilla con { $found }
    .to = a la casilla con { $found }
hex-cache = reserva de gemas { $number }
    .the = la reserva de gemas { $number }
    .to = a la reserva de gemas { $number }

die-value = un { $value }
    .the = el { $value }
    .whom = el { $value }
    .short = { $value }
die-sal = Sal
    .the = Sal
    .whom = a Sal
    .short = Sal

faction-leyrien = Leyrien
faction-zcharo = Zcharo
faction-jrayek = Jrayek

direction-ne = al noreste
direction-e = al este
direction-se = al sureste
direction-sw = al suroeste
direction-w = al oeste
direction-nw = al noroeste

stage-leaders = Preparación: líderes
stage-picks = Preparación: elegir líderes
stage-bans = Preparación: retirar líderes
stage-second-picks = Preparación: elegir segundos líderes
stage-start-ship = Preparación: nave de Jakob
stage-draft = Preparación: selección de contratos
stage-solo-discard = Preparación: contratos
stage-event = Planificación: evento
stage-assign = Planificación: asignar dados
stage-headquarters = Ejecución: dados del Cuartel General
stage-garages = Ejecución: dados de los garajes
stage-harvest = Cosecha
stage-harvest-end = Fin de la Cosecha
stage-rest = Descanso
stage-over = Fin de la partida

rival-easy = IA fácil
    .of = de la IA fácil
rival-xiao = Xiao
    .of = de Xiao
rival-hard = IA difícil
    .of = de la IA difícil
rival-expert = IA experta
    .of = de la IA experta

## Líderes

leader-akira = Akira Hope
    .text = Los dados de { $most } o menos cuentan como 6 { $mines ->
        [0] en las granjas
       *[other] en las granjas y en el Campamento Minero
    }.
leader-bjorg = Bjorg
    .text = Gana a Sal, que vale { $value } en todas las rondas pero no puede ir al Almacén ni al Tablero de Negociación.
leader-dan = Dan Gautama
    .text = Tras cada entrega, gana también la recompensa de otra fila del Almacén.
leader-jakob = Jakob Olander
    .text = Gana una nave gratis con { $everywhere ->
        [0] cada granja del Laboratorio
       *[other] cada granja que ganes
    }.
leader-lysias = Lysias James
    .text = Puedes convertir cada complicación en su efecto positivo.
leader-naira = Naira Sol
    .text = Tus garajes no cuestan algas.
leader-renzo = Renzo Nolan
    .text = Cada ronda, revela un evento propio y juega con él o con el común. Si eliges el común, ganas { $amount }.
leader-roslyn = Roslyn Ashford
    .text = En cada Descanso, gana { $dice } si tienes menos de { $limit }.
leader-sable = Sable Lesedi
    .text = Tras cada Cosecha, puedes mover tu cosechadora una casilla.
leader-sunari = Sunari
    .text = Empieza con una granja única. { $farm_text }
leader-troy = Troy Sullivan
    .text = Negociar te cuesta { $algae }, { $energy } o { $gem } menos.
leader-ul-kah-tal = Ul Kah Tal
    .text = Empieza con una nave única. { $ship_text }
leader-zapporah = Zapporah
    .text = Tira al momento los dados ganados en la Ejecución, juntos si los ganas a la vez. Puedes ponerlos en tus granjas libres.
leader-zoey = Zoey Ashford
    .text = Roba { $contracts } más tras la selección. Puedes cumplir dos contratos con un dado.

## Contratos

contract-algae-cells = Células de Alga
contract-alien-relic = Reliquia Alienígena
contract-archive = Archivo
contract-aqua-cannon = Cañón de Agua
contract-aqua-pack = Mochila de Agua
contract-captains-hat = Gorra del Capitán
contract-engineer-bot = Robot Ingeniero
contract-fuel-refiner = Refinería de Combustible
contract-grogg = Grogg
contract-hydraulic-core = Núcleo Hidráulico
contract-ice-stones = Piedras de Hielo
contract-id-badge = Tarjeta ID
contract-jakhaw = Jakhaw
contract-jrayek-armour = Armadura Jrayek
contract-jrayek-drill = Perforadora Jrayek
contract-jrayek-pump = Bomba Jrayek
contract-jrayek-shield = Escudo Jrayek
contract-karvyk = Karvyk
contract-ledger = Libro de Cuentas
contract-leyrien-armour = Armadura Leyrien
contract-leyrien-basket = Cesta Leyrien
contract-leyrien-sceptre = Cetro Leyrien
contract-leyrien-scythe = Guadaña Leyrien
contract-security-codes = Códigos de Seguridad
contract-security-drone = Dron de Seguridad
contract-sleep-capsules = Cápsulas del Sueño
contract-soda-supply = Refrescos
contract-spare-parts = Repuestos
contract-uxolotyl = Uxolotyl
contract-worker-drone = Dron Trabajador
contract-yeki = Yeki
contract-zcarpi = Zcarpi
contract-zcharo-armour = Armadura Zcharo
contract-zcharo-beacon = Baliza Zcharo
contract-zcharo-flyer = Planeador Zcharo
contract-zcharo-lamp = Lámpara Zcharo

effect-discount = Pagas { $amount } menos { $location_at }.
effect-discount-contracts = Pagas { $amount } menos por los contratos.
effect-discount-any = Pagas { $count } menos { $location_at }, en cualquier recurso.
effect-gain = Gana { $amount } al enviar un dado { $location_to }.
effect-gain-first = Gana { $amount } al enviar un dado { $location_to }, antes de comerciar.
effect-gain-with = Gana { $amount } al negociar con { $faction }.
effect-draw = Roba { $contracts } al enviar un dado { $location_to }.
effect-draw-fulfilling = Roba { $contracts } con cada entrega en el Almacén.
effect-ignore-setbacks = Puedes ignorar las complicaciones.
effect-points = Al final: { $points } por { $what }.

count-negotiations = { $per ->
        [1] cada dado tuyo
       *[other] cada { $per } dados tuyos
    } en el Tablero de Negociación
count-faction = { $per ->
        [1] cada dado tuyo
       *[other] cada { $per } dados tuyos
    } con { $faction }
count-depository = { $per ->
        [1] cada dado tuyo
       *[other] cada { $per } dados tuyos
    } en el Almacén
count-dice = { $per ->
        [1] cada dado
       *[other] cada { $per } dados
    } entre los disponibles y los del Cuartel General
count-hand = { $per ->
        [1] cada contrato
       *[other] cada { $per } contratos
    } en la mano
count-in-game = { $per ->
        [1] cada contrato cumplido
       *[other] cada { $per } contratos cumplidos
    } con habilidad durante la partida
count-end-game = { $per ->
        [1] cada contrato cumplido
       *[other] cada { $per } contratos cumplidos
    } con puntos de final de partida (incluido este)
count-ships = { $per ->
        [1] cada loseta de nave
       *[other] cada { $per } losetas de nave
    }
count-farms = { $per ->
        [1] cada loseta de granja
       *[other] cada { $per } losetas de granja
    }
count-goods = cada { $amount } que te queden

## Cartas de evento

card-end-of-an-era = Fin de una Era
    .text = Última ronda, sin otro efecto.
card-water-tax = Impuesto del Agua
    .text = El Cuartel General no da agua ni contratos.
card-bureaucracy = Burocracia
    .text = Cada dado enviado cuesta { $amount } más.
card-dust-storm = Tormenta de Polvo
    .text = Sala de Control: { $amount } más.
card-rockfall = Desprendimiento
    .text = Campamento Minero: objetivos +{ $count }.
card-strained-relations = Relaciones Tensas
    .text = Cada negociación cuesta { $amount } más.
card-open-market = Mercado Abierto
    .text = Cada dado en el Mercado permite { $count } intercambios más.
card-recruitment-drive = Campaña de Reclutamiento
    .text = La Academia da { $dice } más.
card-rich-veins = Vetas Ricas
    .text = El Campamento Minero da { $amount } más.
card-clear-skies = Cielos Despejados
    .text = Sala de Control: { $amount } menos.
card-scrap-surplus = Chatarra de Sobra
    .text = La Fundición cuesta { $amount } menos.
card-algal-bloom = Floración de Algas
    .text = El Laboratorio cuesta { $amount } menos.
card-warm-welcome = Cálida Bienvenida
    .text = Cada negociación da { $amount }.
card-express-freight = Flete Exprés
    .text = Cada entrega en el Almacén permite robar { $contracts }.
card-bumper-season = Temporada Generosa
    .text = El planeta da a todos { $amount } más.
card-spare-fuel = Combustible de Sobra
    .text = Cada garaje cuesta { $amount } menos.

## Losetas

ship-flip = Volteadora
    .the = la Volteadora
    .text = Puedes voltear el dado a su cara opuesta.
ship-plus-two = Impulsora +2
    .the = la Impulsora +2
    .text = Puedes sumar hasta { $count } al dado.
ship-plus-minus-one = Ajustadora ±1
    .the = la Ajustadora ±1
    .text = Puedes cambiar el dado en ±{ $count }.
ship-no-algae = Velero Solar
    .the = el Velero Solar
    .text = El garaje no cuesta algas.
ship-water-discount = Cisterna
    .the = la Cisterna
    .text = La acción del dado cuesta hasta { $amount } menos.
ship-energy-discount = Ahorradora
    .the = la Ahorradora
    .text = La acción del dado cuesta { $amount } menos.
ship-two-points = Buque Insignia
    .the = el Buque Insignia
    .text = { $points } al final de la partida.
ship-ul-kah-tal = Nave de Ul Kah Tal
    .the = la Nave de Ul Kah Tal
    .text = El garaje no cuesta algas, puedes voltear el dado y su acción cuesta hasta { $amount } menos.

farm-water = Granja de Agua
    .the = la Granja de Agua
    .text = { $amount } en cada Cosecha, sin dado.
farm-algae = Granja de Algas
    .the = la Granja de Algas
    .text = { $amount } en cada Cosecha, sin dado.
farm-energy = Granja de Energía
    .the = la Granja de Energía
    .text = { $amount } en cada Cosecha, sin dado.
farm-gem = Granja de Gemas
    .the = la Granja de Gemas
    .text = { $amount } en cada Cosecha; necesita un 6.
farm-dice = Granja de Dados
    .the = la Granja de Dados
    .text = { $amount } en cada Cosecha; necesita un 6.
farm-table = Granja Mixta
    .the = la Granja Mixta
    .text = { $first } o { $second } en cada Cosecha, según el valor de su dado.
farm-trades = Granja Comercial
    .the = la Granja Comercial
    .text = Hasta { $count } intercambios en cada Cosecha.
farm-points = Granja Premiada
    .the = la Granja Premiada
    .text = { $points } al final de la partida.
farm-sunari = Granja de Sunari
    .the = la Granja de Sunari
    .text = { $amount } en cada Cosecha, sin dado.
farm-booster = Impulso +{ $count }
farm-starting = { $first } o { $second }

## Incidentes, recompensas, habilidades

condition-sum = columna con { $count } o más
condition-same = { $count ->
        [one] dado nuevo igual a otro de su columna
       *[other] dado nuevo igual a otros { $count } de su columna
    }
condition-equal = { $count } dados iguales en la columna

penalty-contracts = descartar { $contracts }
penalty-die = perder { $dice }
penalty-gem = perder { $amount }
penalty-back = mover atrás la cosechadora
penalty-ship = perder una nave
penalty-farm = perder una granja

reward-hex = cosechar tu casilla
    .brief = cosechar tu casilla
reward-gain = ganar { $amount }
    .brief = ganar { $amount }
reward-move = mover la cosechadora
    .brief = mover la cosechadora
reward-ship = ganar una nave
    .brief = ganar una nave
reward-farm = ganar una granja
    .brief = ganar una granja
reward-contracts = robar { $contracts }
    .brief = robar { $contracts }

ability-set-die = cambiar el valor de un dado
    .brief = cambiar un dado
ability-draw = robar { $draw } y descartar { $discard }
    .brief = robar { $count }, descartar { $discard }
ability-trades = hacer hasta { $count } intercambios
    .brief = hasta { $count } intercambios
ability-reveal = revelar una reserva de gemas y ganar { $amount }
    .brief = abrir reserva, +{ $amount }

scheme = { $value }: { $first }; si no, { $second }; si no, { $third }
scheme-faction = { $faction }
scheme-location = { $location }
scheme-gems = { $location } (+{ $amount })

## Preguntas

question-over = Fin de la partida
question-wait = Esperando a { $seats }: { $step }
question-sealed = Elección confirmada. Esperando a { $seats }
question-leader = Elige un líder
question-ban = Elige qué líder retiras de la partida
question-draft = Quédate con uno de { $cards } contratos (paso { $number } de { $picks })
question-event = ¿Juegas con tu evento o con el común?
question-assign = { $count ->
        [0] Asigna a Sal
        [one] Asigna tu último dado
       *[other] Asigna { $count } dados: elige un dado y después un garaje o una granja
    }
question-plan-ready = Plan listo: revélalo o pulsa un dado para recogerlo
question-send = Envía un dado ({ $dice } en los garajes)
question-send-first = Elige qué hacer con tu dado { $place_from }
question-to = ¿Adónde envías el { $value }?
question-partner = Elige el segundo dado de la pareja ({ $value })
question-pay = Elige cómo pagas { $location_at }
question-reward = ¿Ganas agua o contratos?
question-buy = ¿Cuántos dados compras?
question-stack-farm = Elige una granja
question-stack-ship = Elige una nave
question-place = ¿Dónde pones { $tile_the }?
question-trade = { $count ->
        [one] Elige un intercambio (queda { $count })
       *[other] Elige un intercambio (quedan { $count })
    }
question-fulfil = Elige qué contrato cumples
question-fulfil-second = ¿Cumples un segundo contrato?
question-delivery = Elige otra recompensa de entrega
question-move = ¿Mueves tu cosechadora?
question-use = Habilidad del clan: ¿{ $ability }?
question-set = ¿Cambias el valor de uno de tus dados?
question-reveal = ¿Revelas una reserva de gemas?
question-discard = Descarta { $contracts }
question-advance = Elige un avance
question-setback = Elige una complicación
question-suffer = Elige una penalización
question-treat = ¿La penalización o su efecto positivo?
question-lose = Elige qué dado pierdes
question-back = Mueve atrás tu cosechadora
question-destroy-farm = Elige qué granja pierdes
question-destroy-ship = Elige qué nave pierdes
question-put = Has sacado un { $value }. ¿Lo pones en una granja?
question-put-first = Has sacado { $dice }. ¿Pones el { $value } en una granja?
question-harvest = Elige qué producen tus granjas{ $count ->
        [0] {""}
        [one] {" "}(queda { $count } intercambio)
       *[other] {" "}(quedan { $count } intercambios)
    }

step-leader = elección de líder
step-ban = retirar un líder
step-draft = selección de contratos
step-event = elección de evento
step-assign = asignar dados
step-send = enviar un dado
step-to = destino del dado
step-partner = segundo dado de la pareja
step-pay = pago
step-reward = agua o contratos
step-buy = compra de dados
step-stack = elección de loseta
step-place = colocar la loseta
step-trade = intercambios
step-fulfil = elección de contrato
step-fulfil-second = segundo contrato
step-delivery = recompensa de entrega adicional
step-move = movimiento de la cosechadora
step-use = habilidad del clan
step-set = cambiar un dado
step-reveal = revelar una reserva de gemas
step-discard = descartar contratos
step-advance = elección de avance
step-setback = elección de complicación
step-suffer = elección de penalización
step-treat = penalización o efecto positivo
step-lose = perder un dado
step-back = mover atrás la cosechadora
step-destroy = perder una loseta
step-put = colocar el dado nuevo
step-harvest = cosecha
step-rules = siguiente paso

## Respuestas

choice-plain = { $lead }
choice-with = { $lead }: { $what }
choice-noted = { $lead }: { $note }
choice-with-noted = { $lead }: { $what }. { $note }
choice-clauses = { $first }, { $next }
choice-other = { $action }
note-leader = { $leader_text }
note-card = { $card_text }
note-tile = { $tile_text }

choice-leader = { $leader }
choice-ban = Retirar a { $leader }
choice-keep = Quedarse con { $contract }
choice-discard = Descartar { $contract }
choice-event-own = Evento propio ({ $card })
choice-event-common = Evento común ({ $card })
choice-assign-garage = { $die_short } → garaje { $number }
choice-assign-farm = { $die_short } → granja { $number }
choice-send = Enviar { $die_whom } { $place_from }
choice-send-as = Enviar { $die_whom } { $place_from } como un { $value }
choice-decline = Pasar
choice-to = { $location }
choice-negotiate = { $place }
choice-deliver = Almacén, fila { $row }
choice-pair = Laboratorio (pareja de { $value })
choice-partner = Añadir { $die_whom } { $place_from }
choice-partner-as = Añadir { $die_whom } { $place_from } como un { $value }
choice-pay = Pagar { $amount }
choice-pay-nothing = No pagar nada (el precio en { $resource } es 0)
choice-take = Ganar { $amount }
choice-draw = Robar { $contracts }
choice-buy = Comprar { $dice }
choice-stack = Tomar { $tile_the }
choice-stack-none = No tomar ninguna loseta
choice-place = { $tile } → { $place }
choice-replace = Sustituir { $old_the } { $place_from } por { $tile_the }
choice-trade = Cambiar { $rate }
choice-trade-done = Dejar de comerciar
choice-harvest-done = Dejar de comerciar y confirmar
choice-fulfil = Cumplir { $contract }
choice-fulfil-none = No cumplir otro
choice-reward = { CAP($reward) }
choice-stay = No mover
choice-move = { CAP($direction) } → { $hex }
choice-use = { CAP($ability) }
choice-use-none = No usarla
choice-set = Cambiar { $die_whom } { $place_from } a un { $value }
choice-set-none = No cambiar ningún dado
choice-reveal = Revelar la reserva de gemas { $number }
choice-reveal-none = No revelar ninguna reserva
choice-advance = { CAP($reward) }
choice-setback = { CAP($condition) }
choice-ignore = Ignorar la complicación ({ $contract })
choice-suffer = { CAP($penalty) }
choice-treat = { CAP($reward) } en su lugar
choice-lose = Perder el dado { $place_from }
choice-destroy = Perder { $tile_the } { $place_from }
choice-put-none = Guardarlo para la próxima ronda
choice-produce = Granja { $number } → { $amount }
choice-revise = Cambiar tu elección

clause-pay = pagar { $amount }
clause-gain = ganar { $amount }
clause-roll = tirar { $amount } para tus granjas
clause-draw = robar { $contracts }
clause-harvester = la cosechadora va { $hex_to }
clause-where = puede ir { $locations_to }
clause-cantina = { $dice } a la cantina
clause-costs = coste { $amount }
clause-worth = { $points }
clause-send-free = envío gratis
clause-send-cost = envío { $amount }
clause-may-become = puede ser { $values }
clause-ship-discount = su acción cuesta { $amount } menos
clause-could = puede { $list }
could-steer = ir { $direction }
could-build = ganar { $ship_the }
could-recruit = comprar dados con { $resource }
could-trade = comerciar { $count ->
        [one] una vez
       *[other] { $count } veces
    }
clause-plan-complete = completa tu plan
clause-booster = +{ $count } a tus otros dados en granjas (máx. 6)
clause-yields = produce { $amount }
clause-needs-six = produce { $amount } solo con un 6
clause-take-ship = ganar { $ship_the }
clause-take-farm = ganar una granja
clause-trades = { $count ->
        [one] 1 intercambio
       *[other] hasta { $count } intercambios
    } ({ $rates })
clause-points = { $points } al final
clause-ability = puedes { $ability }
clause-advancement = después un avance
clause-setback = después una complicación
clause-fulfil = cumplir un contrato
clause-delivery = después { $reward }
clause-hq-reward = ganar { $amount } o robar { $contracts }
clause-first-next-round = va primero la próxima ronda
clause-last-round = ya no se vuelve a enviar
clause-along = con { $die_the } { $place_from }
clause-along-as = con { $die_the } { $place_from } como un { $value }
clause-along-cost = pagar { $amount } por su garaje
clause-buy = comprar { $offers }
offer-dice = { $dice } por { $amount }
    .form = { $dice_form }
clause-trades-left = { $count ->
        [0] último intercambio
        [one] queda { $count } intercambio
       *[other] quedan { $count } intercambios
    }

button-yes = Sí
button-no = No
button-done = Listo
button-skip = Omitir
button-revise = Cambiar
button-cantina = Cantina
button-event-own = Evento propio
button-event-common = Evento común

## Sucesos

event-radio = Radio (jugador inicial): { $seat }
event-sealed = { $seat }: elección lista
event-reopened = { $seat }: cambia su elección
event-leader = { $seat }: líder { $leader }
event-banned = { $seat }: retira a { $leader }
event-piece-sal = { $seat }: gana a Sal
event-piece-events = { $seat }: gana un mazo de eventos propio
event-piece-tile = { $seat }: empieza con { $tile_the }
event-drawn = { $seat }: roba { $contracts }
event-draft-passed = Selección: { $count ->
        [one] { $count } contrato
       *[other] { $count } contratos
    } por jugador
event-leftover = { $seat }: última carta, debajo del mazo
event-discarded = { $seat }: descarta { $contract }
event-reshuffled = Se baraja el mazo de contratos
event-round = Ronda { $round } de { $rounds }
event-revealed = Evento: { $card }. { $card_text }
event-private = { $seat }: evento propio { $card }. { $card_text }
event-chosen-own = { $seat }: juega con su propio evento
event-chosen-common = { $seat }: juega con el evento común
event-stage = { $stage }
event-rescue = { $seat }: sin dados, +{ $dice } de la reserva
event-rolled = { $seat }: tira { $dice }
event-assigned = { $seat }: { $die_short } → { $place }
event-sent = { $seat }: envía { $die_whom } { $place_from }
event-sent-as = { $seat }: envía { $die_whom } { $place_from } como un { $value }
event-declined = { $seat }: pasa, { $dice } a la cantina
event-set-down = { $seat }: { $die_short } → { $place }
event-goods = { $seat }: { $amounts }
event-die-rolled = { $seat }: saca { $die } (dado nuevo)
event-die-put = { $seat }: { $die_short } → granja { $number }
event-traded = { $seat }: cambia { $rate }
event-ship-taken = { $seat }: { $tile } → garaje { $number }
event-farm-taken = { $seat }: { $tile } → granja { $number }
event-tile-declined = { $seat }: no toma ninguna loseta
event-ship-destroyed = { $seat }: pierde { $tile_the } (garaje { $number })
event-farm-destroyed = { $seat }: pierde { $tile_the } (granja { $number })
event-ship-uncovered = Siguiente nave: { $tile }
event-farm-uncovered = Siguiente granja: { $tile }
event-moved = { $seat }: cosechadora → { $hex }
event-moved-way = { $seat }: cosechadora { $direction } → { $hex }
event-bonus = { $seat }: bonificación del planeta
event-cache = Reserva de gemas { $number }: { $points }
event-faction = { $seat }: habilidad de { $faction }
event-die-set = { $seat }: cambia { $die_whom } { $place_from } a un { $value }
event-advanced = { $seat }: avance por un { $value }, { $reward }
event-rival-advanced = { $seat }: bloquea el avance por un { $value } ({ $reward })
event-setback = { $seat }: complicación, { $penalty } ({ $condition })
event-rival-setback = { $seat }: bloquea una complicación ({ $condition }; { $penalty })
event-setback-ignored = { $seat }: ignora la complicación
event-setback-turned = { $seat }: efecto positivo de la complicación, { $reward }
event-die-lost = { $seat }: pierde el dado { $place_from }
event-fulfilled = { $seat }: cumple { $contract } (+{ $points })
event-planet = { $seat }: cosecha { $hex_the }
event-farm = { $seat }: produce la granja { $number }
event-over-limit = { $seat }: −{ $dice } (límite { $limit })
event-scheme = { $seat }: programación { $scheme }
event-scheme-idle = { $seat }: sin dados
event-scheme-blocked = { $seat }: ninguna opción posible
event-schemes-shuffled = { $seat }: baraja las cartas de Programación
event-bonus-removed = { $seat }: retira { $amount } del planeta
event-progress = { $seat }: desbloquea la loseta de progreso { $stars }
event-tile-removed = { $seat }: retira { $tile_the } de su pila
event-scored = { $seat }: +{ $points } ({ $source })
event-game-over = Fin de la partida

## Negativas

reason-game-over = La partida ha terminado.
reason-not-your-turn = Es el turno { $seat_of }.
reason-not-asked = Decide esto antes: { $step }.
reason-sealed = Tu elección está confirmada. Aún puedes cambiarla.
reason-not-dealt = { $leader } no está entre tus cartas.
reason-leader-gone = { $leader } ya no está disponible.
reason-not-in-packet = { $contract } no está entre tus cartas.
reason-not-in-hand = { $contract } no está en tu mano.
reason-no-sal = Sal ya tiene sitio.
reason-not-rolled = No te queda ningún { $value } por asignar.
reason-garages-full = Todos tus garajes tienen un dado.
reason-takes-no-die = La granja { $number } no admite dados.
reason-slot-taken = La granja { $number } ya tiene un dado.
reason-no-die = No tienes ningún dado { $place_at }.
reason-not-next = Envía tus dados por orden: el dado { $place_from } va después.
reason-cannot-turn = El dado no puede ser un { $value }.
reason-cannot-send = No puedes pagar el envío del dado { $place_from }.
reason-must-send = Debes enviar el dado { $place_from }: no cuesta algas y tiene adónde ir.
reason-nowhere = No hay adónde enviar un { $value }.
reason-headquarters-again = Un dado del Cuartel General no puede volver allí.
reason-closed = Con este número de jugadores hay casillas cerradas { $location_at }.
reason-taken = Esta casilla { $location_of } está ocupada.
reason-first-free = Las casillas { $location_of } se ocupan por orden.
reason-cannot-pay = No puedes pagar { $location_at }.
reason-no-pair = No tienes un segundo { $value } para formar pareja.
reason-no-tile-left = No quedan losetas de ese tipo { $location_at }.
reason-wrong-value = Esta casilla { $location_of } pide otro valor del dado.
reason-reserve-empty = No tienes bastantes dados en la reserva.
reason-no-way = Tu cosechadora no puede ir { $direction }.
reason-no-contract = No puedes cumplir ningún contrato de tu mano.
reason-must-fulfil = Debes cumplir un contrato.
reason-not-for-sal = Sal no puede ir { $location_to }.
reason-not-a-partner = El dado { $place_from } no puede completar la pareja.
reason-not-a-price = Aquí no puedes pagar con { $resource }.
reason-stack-empty = Esta pila está vacía.
reason-must-take = Debes tomar la loseta.
reason-no-empty-place = No hay espacio libre para la loseta.
reason-no-tile = No tienes esa loseta.
reason-not-offered = Este intercambio no está disponible aquí.
reason-no-trades-left = No te quedan intercambios.
reason-cannot-trade = No te alcanza para este intercambio.
reason-cannot-fulfil = No te alcanza para { $contract }.
reason-same-reward = Ya has tomado esta recompensa.
reason-not-settable = No tienes { $place_at } ningún dado que se pueda cambiar.
reason-same-value = El dado ya muestra un { $value }.
reason-cache-revealed = La reserva de gemas { $number } ya está revelada.
reason-slot-filled = Esta opción ya está ocupada o tu dado no la permite.
reason-no-setback = Esta complicación no se aplica.
reason-no-sceptre = Solo { $contract } permite ignorar complicaciones.
reason-other-penalty = Elige una penalización que puedas cumplir.
reason-not-losable = No tienes { $place_at } ningún dado que se pueda perder.
reason-not-back = Ir { $direction } no acerca la cosechadora al centro.
reason-nothing-to-choose = La granja { $number } no tiene nada que elegir.
reason-not-produced = La granja { $number } no produce { $resource }.
reason-still-to-produce = Elige antes la producción de todas tus granjas.
reason-nothing-sealed = No hay ninguna elección que cambiar.

## De dónde vienen los puntos

source-negotiations = Negociación
source-contracts = Contratos
source-bonuses = Puntos extra de contratos
source-cache = Reserva de gemas
source-tiles = Puntos de losetas
source-ships = Naves
source-farms = Granjas
source-gems = Gemas
source-depository = Almacén
source-progress = Losetas de progreso
source-events = Eventos positivos

## Opciones

option-edition = Edición
option-edition-second = Segunda
option-edition-first = Primera
option-planet = Cara del planeta
option-planet-a = A
option-planet-b = B
option-leyrien = Leyrien
option-leyrien-a = A: cambiar el valor de un dado
option-leyrien-b = B: robar 2 contratos, descartar 1
option-zcharo = Zcharo
option-zcharo-a = A: 2 intercambios
option-zcharo-b = B: mover la cosechadora
option-jrayek = Jrayek
option-jrayek-a = A: 5 de agua
option-jrayek-b = B: revelar una reserva, ganar 1 gema
option-leaders = Líderes
option-leaders-dealt = Elegir entre los repartidos
option-leaders-open = Elegir entre todos
option-leaders-dyad = Alianza Díada (dos por jugador)
option-irenic = Unión Irénica (enviar dados de garaje en cualquier orden)
option-irenic-off = No
option-irenic-on = Sí
option-rival = Oponente IA
option-rival-auto = Solo en solitario
option-rival-easy = Fácil
option-rival-xiao = Xiao (normal)
option-rival-hard = Difícil
option-rival-expert = Experta
option-resources = Recursos
option-resources-open = A la vista
option-resources-hidden = Ocultos
option-caches = Revelar las reservas de gemas
option-caches-effect = Solo por efectos
option-caches-harvest = Al cosecharlas
option-first = Jugador inicial
option-first-random = Al azar
option-first-1 = Asiento 1
option-first-2 = Asiento 2
option-first-3 = Asiento 3
option-first-4 = Asiento 4
option-colours = Colores de los jugadores

## El tablero como texto

board-round = Ronda { $round } de { $rounds }
board-name = { $name }
board-won = { $winners_count ->
        [one] Gana { $winners }.
       *[other] Victoria compartida: { $winners }.
    }
board-event = Evento: { $card }. { $card_text }
board-event-own = Renzo usa su evento: { $card }. { $card_text }
board-event-other = Evento sin usar de Renzo: { $card }. { $card_text }
board-scores = PUNTUACIÓN
board-total = Total
board-legend = { $water } agua · { $algae } alga · { $energy } energía · { $gem } gema · { $die } dado · (…) reserva de gemas
board-advancements = Avances: { $list }
board-setbacks = Complicaciones: { $list }
board-conditions = Complicaciones pendientes: { $list }
board-leader-name = { $leader }
board-leader = { $leader }: { $leader_text }
board-radio = Radio
board-dice = { $supply ->
        [one] { $supply } dado disponible
       *[other] { $supply } dados disponibles
    }, { $reserve } en reserva
board-cards = { $contracts } en la mano
board-garages = Garajes: { $list }
board-farms = Granjas: { $list }
board-cantina = Cantina: { $list }
board-fulfilled = Cumplidos: { $list }
board-rival = { $name } · { $dice } · { $gems } · { $stars } de 3 losetas de progreso
board-dealt = ELIGE UN LÍDER
board-leaders = LÍDERES DISPONIBLES
board-plan = Tus dados: { $rolled } · garajes { $garages } · granjas { $farms }
board-packet = QUÉDATE CON UNA
board-hand = TUS CONTRATOS
board-card = { $contract } ({ $cost }, { $points }). { $effect }

## Dibujo

draw-round = Ronda { $round } de { $rounds }
draw-number = { $count }
draw-covered = ?
draw-stat-dice = dados disponibles
draw-stat-hand = contratos en la mano
draw-stat-fulfilled = contratos cumplidos
draw-stat-progress = losetas de progreso
draw-told = { $it }. { $it_text }
draw-does = { $it_text }
draw-brief = { $it_brief }
draw-die = { $name }: { $die }
draw-bonus = Quien llegue primero gana { $amount }
draw-cache = { CAP($cache) }: { $found }, puntos desconocidos
draw-cache-open = { CAP($cache) }: { $points } si tu cosechadora termina aquí
draw-arrow = Lleva al lado opuesto del planeta
draw-way = { CAP($die) } va { $hex_to }
draw-harvester = Cosechadora de { $name }
draw-event = Evento: { $card }. { $card_text }
draw-event-own = Evento de Renzo: { $card }. { $card_text }
draw-no-event = Se revela al empezar la ronda
draw-closed = { CAP($place) }: no disponible con este número de jugadores
draw-mining = { $place }: { $amount } si dado + agua = { $count }
draw-market = { $place }: { $rates }
draw-academy = { $place } ({ $values }): 1 dado por { $one }, 2 por { $two }
draw-negotiation = { $place }: { $amount } por { $points }
draw-headquarters = Cuartel General: { $amount } o { $contracts }
draw-flip = Puedes voltear este dado al enviarlo
draw-directions = Dirección según el dado: 1 noreste, 2 este, y así en sentido horario
draw-costs = Cuesta { $amount }
draw-stack = { $it }. { $it_text } { $count ->
        [one] { $count } loseta debajo
       *[other] { $count } losetas debajo
    }
draw-no-stack = Pila vacía
draw-faction = { $faction }: { $ability }
draw-sum = Suma de la columna: { $count }
draw-sum-setback = Habrá una complicación cuando la columna sume { $count }
draw-bonus-now = Con { $count } de estas losetas sumas { $points } al final
draw-production = { CAP($resource) } con un dado de 1 a 6: { $amounts }
draw-advancements = Avances
draw-setbacks = Complicaciones
draw-token = Para el primer { $die_short } en una negociación
draw-radio = Radio: jugador inicial
draw-supply = Disponibles: { $supply }; en reserva: { $reserve }
draw-reserve = Dados en reserva
draw-garage = { CAP($place) }: envío { $amount }
draw-garage-free = { CAP($place) }: envío gratis
draw-rover = Vehículo (sin nave)
draw-reach = Valores posibles de este dado
draw-cantina = Cantina
draw-cantina-title = Cantina: los dados que no envías esperan aquí hasta la próxima ronda
draw-tray = Tus dados
draw-forecast = Previsión
draw-from-planet = Del planeta
draw-from-farms = De tus granjas
draw-for-garages = Enviar todos los dados
draw-could = { CAP($die) } puede { $list }
draw-could-steer = ir { $direction }, { $hex_to }
draw-could-build = ganar { $ship_the }
draw-could-trade = comerciar { $count ->
        [one] una vez
       *[other] { $count } veces
    }
draw-packet = Quédate con uno
draw-hand = Tus contratos
draw-no-hand = Sin contratos en la mano
draw-hand-of = { $name }: { $contracts } en la mano
draw-contract = { $contract }: cuesta { $amount }, { $points }. { $effect }
draw-dealt = Elige un líder
draw-leaders = Líderes disponibles
draw-base = Base de { $name }
draw-in-hand = { $contracts } en la mano; disponibles: { $supply }; en reserva: { $reserve }
draw-rival-dice = { $dice } en su tablero
draw-rival-gems = { $amount } en su reserva
draw-rival-progress = Losetas de progreso: { $count }/3
draw-rival-points = Puntos hasta ahora: { $points }
draw-schemes = Programación de esta ronda
draw-tab-planet = Planeta
draw-tab-works = CG y Lab.
draw-tab-trade = Mercado
draw-tab-talks = Clanes
draw-tab-base = Base
draw-tab-cards = Cartas
draw-tab-others = Rivales

## Estudios

study-leader = Líder
study-contract = Contrato cumplido
study-contracts = Contratos cumplidos
study-faction = Negociación con
study-negotiations = Dados en el Tablero de Negociación
study-ships = Naves
study-farms = Granjas
study-setbacks = Complicaciones sufridas

## En la estantería

about = Planifica tus dados en secreto y envíalos por un planeta nuevo: cosecha, construye y negocia con sus pueblos durante siete rondas (ocho en la primera edición).
about-time = 60–90 min
about-weight = Dificultad alta
about-fair = Dados limpios
preset-first = Todos los tableros por la cara A.
preset-standard = Todos los tableros por la cara B.
preset-everything = Cara B, dos líderes por jugador, dados de garaje en cualquier orden.
option-edition-second-how = Las reglas actuales.
option-edition-first-how = Las reglas originales, sin Alianza Díada ni Unión Irénica.
option-planet-a-how = El planeta para la primera partida.
option-planet-b-how = Otras cosechas en otros lugares.
option-leyrien-a-how = Negociar con los Leyrien cambia el valor de un dado tuyo.
option-leyrien-b-how = Negociar con los Leyrien da contratos nuevos.
option-zcharo-a-how = Negociar con los Zcharo permite dos intercambios.
option-zcharo-b-how = Negociar con los Zcharo mueve tu cosechadora.
option-jrayek-a-how = Negociar con los Jrayek da agua.
option-jrayek-b-how = Negociar con los Jrayek revela una reserva de gemas.
option-leaders-dealt-how = Cada uno se queda con uno de los líderes repartidos.
option-leaders-open-how = Por turnos, cada uno toma el líder que quiera.
option-leaders-dyad-how = Cada uno juega con dos. Solo en la segunda edición.
option-irenic-off-how = Los dados de garaje se envían de izquierda a derecha.
option-irenic-on-how = Se puede enviar cualquier dado de garaje. Solo en la segunda edición.
option-rival-auto-how = Xiao juega contra ti si juegas en solitario.
option-rival-easy-how = Un oponente amable. Hasta 3 jugadores.
option-rival-xiao-how = El oponente normal. Hasta 3 jugadores.
option-rival-hard-how = Un oponente duro. Hasta 3 jugadores.
option-rival-expert-how = El oponente más duro. Hasta 3 jugadores.
option-resources-open-how = Todos ven lo que tiene cada uno.
option-resources-hidden-how = Solo tú ves tus recursos.
option-caches-effect-how = Las reservas siguen boca abajo hasta que un efecto o el final las revele.
option-caches-harvest-how = Una reserva cosechada se da la vuelta.
option-first-how = Quién tiene la Radio en la ronda 1. El asiento debe estar en la partida.
