
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
