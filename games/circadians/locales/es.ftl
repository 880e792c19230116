# Circadians: Primera Luz en español.

## Recursos y cantidades

resource-water = agua
resource-algae = algas
resource-energy = energía
resource-gem = gemas

amount-water = { $count } de agua
amount-algae = { $count ->
        [one] { $count } alga
       *[other] { $count } algas
    }
amount-energy = { $count } de energía
amount-gem = { $count ->
        [one] { $count } gema
       *[other] { $count } gemas
    }
amount-dice = { $count ->
        [one] { $count } dado
       *[other] { $count } dados
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
either = { $first } o { $second }
rate = { $give } por { $get }
value = { $value }
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
    .the = el tablero de Negociación
    .to = al tablero de Negociación
    .at = en el tablero de Negociación
    .of = del tablero de Negociación
location-depository = Almacén
    .the = el Almacén
    .to = al Almacén
    .at = en el Almacén
    .of = del Almacén

place-headquarters = Cuartel General { $number }
    .at = en la casilla { $number } del Cuartel General
    .to = a la casilla { $number } del Cuartel General
    .from = de la casilla { $number } del Cuartel General
place-garage = garaje { $number }
    .at = en el garaje { $number }
    .to = al garaje { $number }
    .from = del garaje { $number }
place-farm = granja { $number }
    .at = en la granja { $number }
    .to = a la granja { $number }
    .from = de la granja { $number }
place-supply = dados disponibles
    .at = entre los dados disponibles
    .to = a los dados disponibles
    .from = de los dados disponibles
place-cantina = cantina ({ $value })
    .at = en la cantina
    .to = a la cantina
    .from = de la cantina
place-station = { $location } { $number }
    .at = en la casilla { $number } { $location_of }
    .to = a la casilla { $number } { $location_of }
    .from = de la casilla { $number } { $location_of }
place-negotiations = { $faction }, fila { $row }
    .at = en la fila { $row } de los { $faction }
    .to = a la fila { $row } de los { $faction }
    .from = de la fila { $row } de los { $faction }
place-depository = Almacén { $value }, fila { $row }
    .at = en la fila { $row } de la columna { $value } del Almacén
    .to = a la fila { $row } de la columna { $value } del Almacén
    .from = de la fila { $row } de la columna { $value } del Almacén

hex-field = casilla: { $found }
    .to = a una casilla con { $found }
hex-cache = reserva de gemas { $number }
    .to = a la reserva de gemas { $number }

die-value = un { $value }
    .whom = un { $value }
die-sal = Sal
    .whom = a Sal

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
stage-picks = Preparación: se eligen líderes
stage-bans = Preparación: se retiran líderes
stage-second-picks = Preparación: se eligen los segundos líderes
stage-start-ship = Preparación: Jakob toma una nave
stage-draft = Preparación: se eligen contratos
stage-solo-discard = Preparación: contratos
stage-event = Planificación: el evento
stage-assign = Planificación: se asignan los dados
stage-headquarters = Ejecución: dados del Cuartel General
stage-garages = Ejecución: dados de los garajes
stage-harvest = Cosecha
stage-harvest-end = Fin de la Cosecha
stage-rest = Descanso
stage-over = Fin de la partida

rival-easy = El rival fácil
    .of = del rival fácil
rival-xiao = Xiao
    .of = de Xiao
rival-hard = El rival difícil
    .of = del rival difícil
rival-expert = El rival experto
    .of = del rival experto

## Líderes

leader-akira = Akira Hope
    .text = Sus dados de { $most } o menos cuentan como un 6 { $mines ->
        [0] en las granjas
       *[other] en las granjas y en el Campamento Minero
    }.
leader-bjorg = Bjorg
    .text = Le acompaña Sal, un tripulante que vale { $value } cada ronda, pero no puede ir al Almacén ni al tablero de Negociación.
leader-dan = Dan Gautama
    .text = Tras una entrega recibe también la recompensa de otra fila del Almacén.
leader-jakob = Jakob Olander
    .text = Toma una nave gratis con { $everywhere ->
        [0] cada granja del Laboratorio
       *[other] cada granja que consigue
    }.
leader-lysias = Lysias James
    .text = Cuando sufre una complicación puede recibir en su lugar la ventaja opuesta.
leader-naira = Naira Sol
    .text = No paga algas por los garajes.
leader-renzo = Renzo Nolan
    .text = Cada ronda revela un evento propio y juega con él, o con el común a cambio de { $amount }.
leader-roslyn = Roslyn Ashford
    .text = En cada Descanso gana { $dice } si tiene menos de { $limit }.
leader-sable = Sable Lesedi
    .text = Tras cada Cosecha puede mover su cosechadora una casilla.
leader-sunari = Sunari
    .text = Empieza con una granja propia. { $farm_text }
leader-troy = Troy Sullivan
    .text = Negociar le cuesta { $algae }, { $energy } o { $gem } menos.
leader-ul-kah-tal = Ul Kah Tal
    .text = Empieza con una nave propia. { $ship_text }
leader-zapporah = Zapporah
    .text = Tira enseguida, todos juntos, los dados que gana a la vez en la Ejecución y puede ponerlos en sus granjas libres.
leader-zoey = Zoey Ashford
    .text = Roba { $contracts } más tras el reparto y puede cumplir dos con un mismo dado.

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

effect-discount = { CAP($location_the) } te cuesta { $amount } menos.
effect-discount-contracts = Los contratos te cuestan { $amount } menos.
effect-discount-any = { CAP($location_the) } te cuesta { $count } menos, pagues con lo que pagues.
effect-gain = Gana { $amount } cada vez que envías un dado { $location_to }.
effect-gain-first = Gana { $amount } cada vez que envías un dado { $location_to }, antes de comerciar.
effect-gain-with = Gana { $amount } cada vez que negocias con los { $faction }.
effect-draw = Roba { $contracts } cada vez que envías un dado { $location_to }.
effect-draw-fulfilling = Roba { $contracts } con cada entrega en el Almacén.
effect-ignore-setbacks = Puedes ignorar las complicaciones.
effect-points = Al final: { $points } por { $what }.

count-negotiations = { $per ->
        [1] cada dado tuyo
       *[other] cada { $per } dados tuyos
    } en el tablero de Negociación
count-faction = { $per ->
        [1] cada dado tuyo
       *[other] cada { $per } dados tuyos
    } con los { $faction }
count-depository = { $per ->
        [1] cada dado tuyo
       *[other] cada { $per } dados tuyos
    } en el Almacén
count-dice = { $per ->
        [1] cada dado
       *[other] cada { $per } dados
    } disponibles y en el Cuartel General
count-hand = { $per ->
        [1] cada contrato
       *[other] cada { $per } contratos
    } que te queden en la mano
count-in-game = { $per ->
        [1] cada contrato cumplido
       *[other] cada { $per } contratos cumplidos
    } con efecto duradero
count-end-game = { $per ->
        [1] cada contrato cumplido
       *[other] cada { $per } contratos cumplidos
    } con puntos finales, este incluido
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
    .text = La última ronda, sin otro efecto.
card-water-tax = Impuesto del Agua
    .text = Los dados enviados al Cuartel General no dan ni agua ni contratos.
card-bureaucracy = Burocracia
    .text = Cada dado enviado cuesta { $amount } más.
card-dust-storm = Tormenta de Polvo
    .text = La Sala de Control cuesta { $amount } más.
card-rockfall = Desprendimiento
    .text = Los números del Campamento Minero suben { $count }.
card-strained-relations = Relaciones Tensas
    .text = Cada negociación cuesta { $amount } más.
card-open-market = Mercado Abierto
    .text = Un dado en el Mercado permite { $count } intercambios más.
card-recruitment-drive = Campaña de Reclutamiento
    .text = La Academia da { $dice } más.
card-rich-veins = Vetas Ricas
    .text = El Campamento Minero da { $amount } más.
card-clear-skies = Cielos Despejados
    .text = La Sala de Control cuesta { $amount } menos.
card-scrap-surplus = Chatarra de Sobra
    .text = La Fundición cuesta { $amount } menos.
card-algal-bloom = Floración de Algas
    .text = El Laboratorio cuesta { $amount } menos.
card-warm-welcome = Cálida Bienvenida
    .text = Cada negociación da { $amount }.
card-express-freight = Flete Exprés
    .text = Quien entrega en el Almacén roba { $contracts }.
card-bumper-season = Temporada Generosa
    .text = El planeta da { $amount } más a cada jugador.
card-spare-fuel = Combustible de Sobra
    .text = Cada garaje cuesta { $amount } menos.

## Losetas

ship-flip = Voltereta
    .text = Puedes girar el dado a su cara opuesta.
ship-plus-two = Propulsora +2
    .text = Puedes sumar hasta { $count } al dado.
ship-plus-minus-one = Ajustadora ±1
    .text = Puedes sumar o restar { $count } al dado.
ship-no-algae = Garaje Libre
    .text = El garaje no cuesta algas.
ship-water-discount = Cisterna
    .text = Lo que hace el dado cuesta hasta { $amount } menos.
ship-energy-discount = Ahorradora
    .text = Lo que hace el dado cuesta { $amount } menos.
ship-two-points = Joya
    .text = { $points } al final.
ship-ul-kah-tal = Nave de Ul Kah Tal
    .text = El garaje no cuesta algas, puedes girar el dado y lo que hace cuesta hasta { $amount } menos.

farm-water = Granja de Agua
    .text = { $amount } en cada Cosecha, sin dado.
farm-algae = Granja de Algas
    .text = { $amount } en cada Cosecha, sin dado.
farm-energy = Granja de Energía
    .text = { $amount } en cada Cosecha, sin dado.
farm-gem = Granja de Gemas
    .text = { $amount } en cada Cosecha con un 6.
farm-dice = Granja de Dados
    .text = { $amount } en cada Cosecha con un 6.
farm-table = Granja Mixta
    .text = Con un dado produce { $first } o { $second } según la tabla.
farm-trades = Granja Comercial
    .text = Hasta { $count } intercambios en cada Cosecha.
farm-points = Granja Premiada
    .text = { $points } al final.
farm-sunari = Granja de Sunari
    .text = { $amount } en cada Cosecha, sin dado.
farm-booster = Refuerzo +{ $count }
farm-starting = { $first } o { $second }

## Incidentes, recompensas, habilidades

condition-sum = columna de { $count } o más
condition-same = { $count ->
        [one] otro dado de la columna igual al nuevo
       *[other] otros { $count } dados de la columna iguales al nuevo
    }
condition-equal = { $count } dados iguales cualesquiera en la columna

penalty-contracts = descartar { $contracts }
penalty-die = perder { $dice }
penalty-gem = perder { $amount }
penalty-back = retroceder con la cosechadora
penalty-ship = perder una nave
penalty-farm = perder una granja

reward-hex = cosechar la casilla
reward-gain = ganar { $amount }
reward-move = mover la cosechadora
reward-ship = tomar una nave
reward-farm = tomar una granja
reward-contracts = robar { $contracts }

ability-set-die = cambiar un dado
ability-draw = robar { $draw } y descartar { $discard }
ability-trades = comerciar hasta { $count } veces
ability-reveal = revelar una reserva a cambio de { $amount }

scheme = { $value }: { $first }; si no, { $second }; si no, { $third }
scheme-faction = { $faction }
scheme-location = { $location }
scheme-gems = { $location } por { $amount }

## Preguntas

question-over = La partida ha terminado.
question-wait = { $seats } { $seats_count ->
        [one] decide
       *[other] deciden
    } { $step }.
question-sealed = Tu respuesta está sellada; { $seats_count ->
        [one] { $seats } sigue
       *[other] { $seats } siguen
    } pensando.
question-leader = ¿Qué líder eliges?
question-pick = ¿Qué líder tomas?
question-ban = ¿Qué líder retiras de la partida?
question-draft = ¿Qué contrato te quedas? Elección { $number } de 3.
question-event = ¿Juegas con tu propio evento o con el común?
question-assign = { $count ->
        [0] ¿Adónde va Sal?
        [one] ¿Adónde va tu dado?
       *[other] ¿Adónde van tus { $count } dados? Elige uno y su lugar.
    }
question-send = ¿Qué dado envías? Tienes { $dice } en los garajes.
question-send-first = ¿Qué haces con tu dado { $place_at }?
question-to = ¿Adónde va el { $value }?
question-partner = ¿Qué dado completa la pareja de { $value }?
question-pay = ¿Cómo pagas { $location_at }?
question-reward = ¿Agua o contratos?
question-buy = ¿Cuántos dados compras?
question-stack-farm = ¿Qué granja tomas?
question-stack-ship = ¿Qué nave tomas?
question-place-farm = ¿Dónde pones la granja «{ $tile }»?
question-place-ship = ¿Dónde pones la nave «{ $tile }»?
question-trade = ¿Qué intercambias? { $count ->
        [one] Queda { $count } intercambio.
       *[other] Quedan { $count } intercambios.
    }
question-fulfil = ¿Qué contrato cumples?
question-fulfil-second = ¿Cumples un segundo contrato?
question-delivery = ¿Qué otra recompensa tomas?
question-move = ¿Mueves tu cosechadora, y adónde?
question-use = ¿Usas la habilidad del clan: { $ability }?
question-set = ¿Cambias uno de tus dados, y a qué valor?
question-reveal = ¿Revelas una reserva de gemas?
question-discard = ¿Qué contrato descartas? Por descartar: { $contracts }.
question-advance = ¿Qué avance tomas?
question-setback = ¿Qué complicación sufres?
question-suffer = ¿Qué penalización sufres?
question-treat = ¿La penalización o la ventaja opuesta?
question-lose = ¿Qué dado pierdes?
question-back = ¿Adónde retrocede tu cosechadora?
question-destroy-farm = ¿Qué granja pierdes?
question-destroy-ship = ¿Qué nave pierdes?
question-put = Has sacado un { $value }. ¿A qué granja va?
question-put-first = Has sacado { $dice }. ¿A qué granja va el { $value }?
question-harvest = ¿Qué producen tus granjas?{ $count ->
        [0] {""}
        [one] {" "}Queda { $count } intercambio.
       *[other] {" "}Quedan { $count } intercambios.
    }

step-leader = qué líder elegir
step-pick = qué líder tomar
step-ban = qué líder retirar
step-draft = qué contrato quedarse
step-event = con qué evento jugar
step-assign = adónde van los dados, tras la pantalla
step-send = qué dado enviar
step-to = adónde va el dado
step-partner = qué dado completa la pareja
step-pay = cómo pagar
step-reward = entre agua y contratos
step-buy = cuántos dados comprar
step-stack = qué loseta tomar
step-place = dónde poner la loseta
step-trade = qué intercambiar
step-fulfil = qué contrato cumplir
step-fulfil-second = si cumplir un segundo contrato
step-delivery = qué otra recompensa tomar
step-move = si mover la cosechadora
step-use = si usar la habilidad del clan
step-set = si cambiar un dado
step-reveal = si revelar una reserva de gemas
step-discard = qué contratos descartar
step-advance = qué avance tomar
step-setback = qué complicación sufrir
step-suffer = qué penalización sufrir
step-treat = entre la penalización y su ventaja opuesta
step-lose = qué dado perder
step-back = adónde retrocede la cosechadora
step-destroy = qué loseta perder
step-put = adónde va el dado que ha salido
step-harvest = qué producen las granjas
step-rules = lo que sigue según las reglas

## Respuestas

choice-plain = { $lead }.
choice-with = { $lead }: { $what }.
choice-noted = { $lead }. { $note }
choice-with-noted = { $lead }: { $what }. { $note }
choice-clauses = { $first }, { $next }
choice-other = { $action }
note-leader = { $leader_text }
note-card = { $card_text }
note-tile = { $tile_text }

choice-leader = Elegir a { $leader }
choice-ban = Retirar a { $leader }
choice-keep = Quedarte { $contract }
choice-discard = Descartar { $contract }
choice-event-own = Jugar con tu propio evento, { $card }
choice-event-common = Jugar con el evento común, { $card }
choice-assign-garage = Poner { $die_whom } en el garaje { $number }
choice-assign-farm = Poner { $die_whom } en la granja { $number }
choice-send = Enviar { $die_whom } { $place_from }
choice-send-as = Enviar { $die_whom } { $place_from } como un { $value }
choice-decline = No enviar ningún dado
choice-to = Enviar { $die_whom } { $location_to }
choice-negotiate = Negociar con { $die } { $place_at }
choice-deliver = Enviar { $die_whom } al Almacén, fila { $row }
choice-pair = Enviar una pareja de { $value } al Laboratorio
choice-partner = Enviar también { $die_whom } { $place_from }
choice-partner-as = Enviar también { $die_whom } { $place_from } como un { $value }
choice-pay = Pagar { $amount }
choice-pay-nothing = No pagar nada: el precio en { $resource } ha bajado a 0
choice-take = Tomar { $amount }
choice-draw = Robar { $contracts }
choice-buy = Comprar { $dice }
choice-stack-farm = Tomar la granja «{ $tile }»
choice-stack-ship = Tomar la nave «{ $tile }»
choice-stack-none = No tomar ninguna loseta
choice-place-farm = Poner la granja «{ $tile }» { $place_at }
choice-place-ship = Poner la nave «{ $tile }» { $place_at }
choice-replace-farm = Poner la granja «{ $tile }» { $place_at }, de donde «{ $old }» sale de la partida
choice-replace-ship = Poner la nave «{ $tile }» { $place_at }, de donde «{ $old }» sale de la partida
choice-trade = Cambiar { $rate }
choice-trade-done = No comerciar más
choice-harvest-done = No comerciar más y sellar tu Cosecha
choice-fulfil = Cumplir { $contract }
choice-fulfil-none = No cumplir un segundo contrato
choice-reward = Tomar la recompensa: { $reward }
choice-stay = Dejar la cosechadora donde está
choice-move = Mover la cosechadora { $direction }, { $hex_to }
choice-back = Retroceder con la cosechadora { $direction }, { $hex_to }
choice-use = Usar la habilidad: { $ability }
choice-use-none = No usar la habilidad
choice-set = Cambiar { $die_whom } { $place_at } a { $value }
choice-set-none = No cambiar ningún dado
choice-reveal = Revelar la reserva de gemas { $number }
choice-reveal-none = No revelar ninguna reserva
choice-advance = Tomar el avance: { $reward }
choice-setback = Sufrir la complicación «{ $condition }»
choice-ignore = Ignorar la complicación con { $contract }
choice-suffer = Sufrir la penalización: { $penalty }
choice-treat = Convertir la complicación en ventaja: { $reward }
choice-lose = Perder el dado { $place_at }
choice-destroy = Perder «{ $tile }» { $place_at }
choice-put-none = Guardar el dado para la próxima ronda
choice-produce = La granja { $number } produce { $amount }
choice-revise = Retirar tu respuesta

clause-pay = pagar { $amount }
clause-gain = ganar { $amount }
clause-roll = tirar { $amount } para tus granjas
clause-draw = robar { $contracts }
clause-harvester = la cosechadora va { $hex_to }
clause-where = puede ir { $locations_to }
clause-cantina = { $dice } a la cantina
clause-costs = cuesta { $amount }
clause-worth = vale { $points }
clause-send-free = enviarlo es gratis
clause-send-cost = enviarlo cuesta { $amount }
clause-may-become = puede pasar a { $values }
clause-ship-discount = lo que hace cuesta { $amount } menos
clause-could = podría { $list }
could-steer = mover la cosechadora { $direction }
could-build = construir la nave «{ $ship }»
could-recruit = reclutar con { $resource }
could-trade = comerciar { $count ->
        [one] una vez
       *[other] { $count } veces
    }
clause-plan-complete = tu plan queda completo
clause-booster = tus otros dados en granjas cuentan { $count } más, hasta 6
clause-yields = da { $amount }
clause-needs-six = da { $amount } solo con un 6
clause-take-ship = tomar la nave «{ $ship }»
clause-take-farm = tomar una granja
clause-trades = comerciar { $count ->
        [one] una vez
       *[other] hasta { $count } veces
    }: { $rates }
clause-points = { $points } al final
clause-ability = puedes { $ability }
clause-advancement = sigue un avance
clause-setback = sigue una complicación
clause-fulfil = cumplir un contrato
clause-delivery = después { $reward }
clause-hq-reward = tomar { $amount } o robar { $contracts }
clause-first-next-round = se envía primero en la próxima ronda
clause-last-round = no se vuelve a enviar
clause-along = con { $die } { $place_from }
clause-along-as = con { $die } { $place_from } como un { $value }
clause-along-cost = pagar { $amount } por su garaje
clause-buy = comprar { $offers }
offer-dice = { $dice } por { $amount }
clause-trades-left = { $count ->
        [0] es tu último intercambio
        [one] queda { $count } intercambio
       *[other] quedan { $count } intercambios
    }

button-yes = Sí
button-no = No
button-done = Hecho
button-skip = Pasar
button-revise = Retirar
button-cantina = Cantina
button-event-own = Evento propio
button-event-common = Evento común

## Sucesos

event-radio = { $seat } tiene la Radio.
event-sealed = { $seat } ya ha decidido.
event-reopened = { $seat } lo piensa de nuevo.
event-leader = { $seat } juega con { $leader }.
event-banned = { $seat } retira a { $leader } de la partida.
event-piece-sal = { $seat } recibe a Sal.
event-piece-events = { $seat } recibe un mazo de eventos propios.
event-piece-farm = { $seat } empieza con la granja «{ $tile }».
event-piece-ship = { $seat } empieza con la nave «{ $tile }».
event-drawn = { $seat } roba { $contracts }.
event-draft-passed = Todos se han quedado { $count ->
        [one] { $count } contrato
       *[other] { $count } contratos
    }; las demás cartas pasan a la izquierda.
event-leftover = { $seat } pone la última carta bajo el mazo.
event-discarded = { $seat } descarta { $contract }.
event-reshuffled = Los contratos descartados forman un nuevo mazo.
event-round = Empieza la ronda { $round } de { $rounds }.
event-revealed = Evento: { $card }. { $card_text }
event-private = { $seat } revela un evento propio: { $card }. { $card_text }
event-chosen-own = { $seat } juega con su propio evento.
event-chosen-common = { $seat } juega con el evento común.
event-stage = { $stage }.
event-rescue = { $seat } no tiene dados y toma { $dice } de la reserva.
event-rolled = { $seat } tira { $dice } tras la pantalla.
event-assigned = { $seat } tiene { $die_whom } { $place_at }.
event-sent = { $seat } envía { $die_whom } { $place_from }.
event-sent-as = { $seat } envía { $die_whom } { $place_from } como un { $value }.
event-declined = { $seat } no envía ningún dado: { $dice } a la cantina.
event-set-down = { $seat } pone { $die_whom } { $place_at }.
event-paid = { $seat } paga { $amount }.
event-gained = { $seat } gana { $amount }.
event-lost = { $seat } pierde { $amount }.
event-die-rolled = { $seat } saca { $die } con un nuevo dado.
event-die-put = { $seat } pone { $die_whom } en la granja { $number }.
event-traded = { $seat } cambia { $rate }.
event-ship-taken = { $seat } pone la nave «{ $tile }» en el garaje { $number }.
event-farm-taken = { $seat } pone la granja «{ $tile }» en el lugar { $number }.
event-tile-declined = { $seat } no toma ninguna loseta.
event-ship-destroyed = { $seat } pierde la nave «{ $tile }» del garaje { $number }.
event-farm-destroyed = { $seat } pierde la granja «{ $tile }» del lugar { $number }.
event-ship-uncovered = Siguiente nave de la pila: { $tile }.
event-farm-uncovered = Siguiente granja de la pila: { $tile }.
event-moved = La cosechadora { $seat_of } va { $hex_to }.
event-moved-way = La cosechadora { $seat_of } va { $direction }, { $hex_to }.
event-bonus = { $seat } recoge una ficha de bonificación.
event-cache = La reserva de gemas { $number } vale { $points }.
event-faction = { $seat } usa la habilidad de los { $faction }.
event-die-set = { $seat } cambia { $die_whom } { $place_at } a { $value }.
event-advanced = { $seat } toma el avance por un { $value }: { $reward }.
event-rival-advanced = { $seat } agota el avance por un { $value }: { $reward }.
event-setback = { $seat } sufre una complicación ({ $condition }): { $penalty }.
event-rival-setback = { $seat } agota una complicación ({ $condition }): { $penalty }.
event-setback-ignored = { $seat } ignora la complicación.
event-setback-turned = { $seat } convierte la complicación en ventaja: { $reward }.
event-die-lost = { $seat } pierde el dado { $place_at }.
event-fulfilled = { $seat } cumple { $contract } por { $points }.
event-planet = La cosechadora { $seat_of } recolecta ({ $hex }).
event-farm = La granja { $number } { $seat_of } produce.
event-over-limit = { $seat } devuelve { $dice } a la reserva: no puede tener más de { $limit }.
event-scheme = { $seat } revela un programa. { $scheme }.
event-scheme-idle = { $seat } no tiene dado para ello.
event-scheme-blocked = { $seat } no puede hacer nada de ello.
event-schemes-shuffled = { $seat } baraja los programas.
event-bonus-removed = La cosechadora { $seat_of } retira { $amount } del planeta.
event-progress = { $seat } desbloquea la loseta de progreso { $stars }.
event-ship-removed = { $seat } retira la nave «{ $tile }» de su pila.
event-farm-removed = { $seat } retira la granja «{ $tile }» de su pila.
event-scored = { $seat } consigue { $points } ({ $source }).
event-game-over = La partida ha terminado.

## Negativas

reason-game-over = La partida ha terminado.
reason-not-your-turn = Es el turno { $seat_of }.
reason-not-asked = La pregunta es { $step }.
reason-sealed = Tu respuesta está sellada; solo puedes retirarla.
reason-not-dealt = { $leader } no está entre tus cartas.
reason-leader-gone = { $leader } ya no se puede elegir.
reason-not-in-packet = { $contract } no está entre tus cartas.
reason-not-in-hand = { $contract } no está en tu mano.
reason-no-sal = Sal no espera a ser asignado.
reason-not-rolled = No te queda ningún { $value } por asignar.
reason-garages-full = Todos tus garajes tienen un dado.
reason-takes-no-die = La granja { $number } no admite dados.
reason-slot-taken = La granja { $number } ya tiene un dado.
reason-no-die = No tienes ningún dado { $place_at }.
reason-not-next = Antes que el dado { $place_at } hay que enviar otro.
reason-cannot-turn = El dado no puede pasar a { $value }.
reason-cannot-send = No puedes pagar el envío del dado { $place_at }.
reason-must-send = El dado { $place_at } no cuesta algas y puede ir a algún sitio: hay que enviarlo.
reason-nowhere = Un { $value } no puede ir ahora a ningún sitio.
reason-headquarters-again = Un dado del Cuartel General no puede volver allí.
reason-closed = Con tan pocos jugadores ningún dado puede ir { $place_to }.
reason-taken = Ya hay un dado { $place_at }.
reason-first-free = Las casillas { $location_of } se llenan por orden: todavía no { $place_to }.
reason-cannot-pay = No puedes pagar { $location_at }.
reason-no-pair = Ningún segundo dado puede completar una pareja de { $value }.
reason-no-tile-left = No quedan losetas así { $location_at }.
reason-wrong-value = El dado no tiene el valor necesario para ir { $place_to }.
reason-reserve-empty = Tu reserva no tiene bastantes dados.
reason-no-way = Desde donde está tu cosechadora no hay paso { $direction }.
reason-no-contract = No puedes cumplir ningún contrato de tu mano.
reason-must-fulfil = Hay que cumplir un contrato.
reason-not-for-sal = Sal no puede ir { $location_to }.
reason-not-a-partner = El dado { $place_at } no puede completar la pareja.
reason-not-a-price = Aquí no puedes pagar con { $resource }.
reason-stack-empty = Esta pila está vacía.
reason-must-take = Hay que tomar la loseta.
reason-no-empty-place = No hay lugar libre para la loseta.
reason-no-tile = No tienes esa loseta.
reason-not-offered = Aquí no se ofrece este intercambio.
reason-no-trades-left = Ya has hecho todos tus intercambios.
reason-cannot-trade = No tienes bastante para este intercambio.
reason-cannot-fulfil = No puedes pagar { $contract }.
reason-same-reward = Ya has tomado esta recompensa.
reason-not-settable = No tienes { $place_at } ningún dado que se pueda cambiar.
reason-same-value = El dado ya muestra un { $value }.
reason-cache-revealed = La reserva de gemas { $number } ya está revelada.
reason-slot-filled = Esta casilla está ocupada o tu dado no da derecho a ella.
reason-no-setback = Esta complicación no se aplica.
reason-no-sceptre = Solo { $contract } permite ignorar complicaciones.
reason-other-penalty = Antes va otra penalización que sí se puede cumplir.
reason-not-losable = No tienes { $place_at } ningún dado que se pueda perder.
reason-not-back = Ir { $direction } no acerca al centro.
reason-nothing-to-choose = La granja { $number } no tiene nada que elegir.
reason-not-produced = La granja { $number } no produce { $resource }.
reason-still-to-produce = A una de tus granjas le falta producir.
reason-nothing-sealed = No tienes ninguna respuesta sellada que retirar.

## De dónde vienen los puntos

source-negotiations = Negociación
source-contracts = Contratos
source-bonuses = Bonificaciones de contratos
source-cache = Reserva de gemas
source-tiles = Puntos de las losetas
source-ships = Número de naves
source-farms = Número de granjas
source-gems = Gemas
source-depository = Almacén
source-progress = Losetas de progreso
source-events = Eventos positivos

## Opciones

option-edition = Edición
option-edition-second = segunda
option-edition-first = primera
option-planet = Lado del planeta
option-planet-a = A
option-planet-b = B
option-leyrien = Leyrien
option-leyrien-a = A: cambiar un dado
option-leyrien-b = B: robar 2 contratos, descartar 1
option-zcharo = Zcharo
option-zcharo-a = A: 2 intercambios
option-zcharo-b = B: mover la cosechadora
option-jrayek = Jrayek
option-jrayek-a = A: 5 de agua
option-jrayek-b = B: revelar una reserva a cambio de una gema
option-leaders = Líderes
option-leaders-dealt = elegir entre los repartidos
option-leaders-open = elegir a la vista
option-leaders-dyad = Alianza Díada: dos por jugador
option-irenic = Unión Irénica: se puede enviar cualquier dado de garaje
option-irenic-off = no
option-irenic-on = sí
option-rival = Rival
option-rival-auto = solo para un jugador
option-rival-easy = fácil
option-rival-xiao = Xiao, el normal
option-rival-hard = difícil
option-rival-expert = experto
option-resources = Recursos
option-resources-open = a la vista
option-resources-hidden = ocultos para los demás
option-caches = Las reservas de gemas se revelan
option-caches-effect = solo por un efecto
option-caches-harvest = al cosecharlas
option-first = Jugador inicial
option-first-random = al azar
option-first-1 = asiento 1
option-first-2 = asiento 2
option-first-3 = asiento 3
option-first-4 = asiento 4
option-colours = Colores, uno por jugador

## El tablero como texto

board-round = Ronda { $round } de { $rounds }
board-name = { $name }
board-won = { $winners_count ->
        [one] Gana { $winners }.
       *[other] { $winners } comparten la victoria.
    }
board-event = Evento: { $card }. { $card_text }
board-event-own = Renzo juega con el suyo: { $card }. { $card_text }
board-event-other = Evento propio de Renzo: { $card }. { $card_text }
board-scores = PUNTOS
board-total = Total
board-legend = { $water } agua · { $algae } alga · { $energy } energía · { $gem } gema · { $die } dado · (…) reserva de gemas
board-advancements = Avances: { $list }
board-setbacks = Complicaciones: { $list }
board-conditions = Fichas de complicación: { $list }
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
board-dealt = LÍDERES ENTRE LOS QUE ELIGES
board-leaders = LÍDERES DISPONIBLES
board-plan = Tus dados: { $rolled } · garajes { $garages } · granjas { $farms }
board-packet = CARTAS DE LAS QUE TE QUEDAS UNA
board-hand = TUS CONTRATOS
board-card = { $contract } ({ $cost }, { $points }). { $effect }

## Drawing

draw-round = Ronda { $round } de { $rounds }
draw-number = { $count }
draw-covered = ?
draw-stat-dice = dados sin asignar
draw-stat-hand = contratos en la mano
draw-stat-fulfilled = contratos cumplidos
draw-stat-progress = losetas de progreso
draw-told = { $it }. { $it_text }
draw-does = { $it_text }
draw-die = { $name }: { $die }
draw-bonus = Quien llegue primero encuentra { $amount }
draw-cache = { CAP($cache) }: { $found }, puntos desconocidos
draw-cache-open = { CAP($cache) }: { $points } para quien esté aquí al final
draw-arrow = Las flechas llevan al otro lado del planeta
draw-way = { CAP($die) } lleva { $hex_to }
draw-harvester = Cosechadora de { $name }
draw-event = Evento: { $card }. { $card_text }
draw-event-own = Evento propio de Renzo: { $card }. { $card_text }
draw-no-event = El evento se revela al empezar la ronda
draw-closed = { CAP($place) }: cerrado con tan pocos jugadores
draw-mining = { $place }: { $amount } por llegar a { $count } con dado y agua
draw-market = { $place }: { $rates }
draw-academy = { $place } admite { $values }: un dado por { $one }, dos por { $two }
draw-negotiation = { $place }: { $amount } por { $points }
draw-headquarters = El Cuartel General da { $amount } o { $contracts }
draw-flip = El dado de esta casilla se puede dar la vuelta
draw-directions = El dado dice adónde va la cosechadora: 1 noreste, 2 este, y así en el sentido del reloj
draw-costs = Cuesta { $amount }
draw-stack = { $it }. { $it_text } { $count ->
        [one] { $count } loseta debajo
       *[other] { $count } losetas debajo
    }
draw-no-stack = Esta pila está vacía
draw-faction = { $faction }: { $ability }
draw-sum = Los dados de esta columna suman { $count }
draw-advancements = Avances
draw-setbacks = Complicaciones
draw-token = Espera la primera negociación con { $die }
draw-radio = La radio: jugador inicial
draw-supply = { $supply } disponibles, { $reserve } en reserva
draw-reserve = Dados en reserva
draw-garage = { CAP($place) }: enviar cuesta { $amount }.
draw-rover = Un vehículo: aún sin nave
draw-reach = Los valores con que se puede enviar este dado
draw-cantina = Cantina
draw-cantina-title = Cantina: los dados que no se envían descansan aquí hasta la ronda siguiente
draw-tray = Tus dados
draw-forecast = Por venir
draw-from-planet = El planeta dará
draw-from-farms = Tus granjas darán
draw-for-garages = Enviar todos tus dados de los garajes cuesta
draw-could = { CAP($die) } podría { $list }
draw-could-steer = ir { $direction } { $hex_to }
draw-could-build = construir { $ship }
draw-could-trade = comerciar { $count ->
        [one] una vez
       *[other] { $count } veces
    }
draw-packet = Quédate con uno
draw-hand = Tus contratos
draw-no-hand = No tienes contratos en la mano
draw-hand-of = { $name }: { $contracts } en la mano
draw-contract = { $contract }: cuesta { $amount }, { $points }. { $effect }
draw-dealt = Tus líderes para elegir
draw-leaders = Líderes disponibles
draw-base = La base de { $name }
draw-in-hand = { $contracts } en la mano, { $supply } disponibles, { $reserve } en reserva
draw-rival-dice = En su tablero: { $dice }
draw-rival-gems = En su bodega: { $amount }
draw-rival-progress = Losetas de progreso: { $count } de 3
draw-schemes = Programas de esta ronda
draw-scores = Puntos
draw-total = Total
draw-tab-planet = Planeta
draw-tab-works = Talleres
draw-tab-trade = Comercio
draw-tab-talks = Pactos
draw-tab-base = Base
draw-tab-cards = Cartas
draw-tab-others = Otros

## Estudios

study-leader = Líder
study-contract = Contrato cumplido
study-contracts = Contratos cumplidos
study-faction = Negociación con
study-negotiations = Dados en negociaciones
study-ships = Naves
study-farms = Granjas
study-setbacks = Complicaciones
