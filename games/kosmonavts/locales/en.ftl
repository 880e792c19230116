# Kosmonavts in English.

## Bodies

body-mercury = Mercury
    .of = Mercury’s
body-venus = Venus
    .of = Venus’s
body-earth = Earth
    .of = Earth’s
body-mars = Mars
    .of = Mars’s
body-jupiter = Jupiter
    .of = Jupiter’s
body-saturn = Saturn
    .of = Saturn’s
body-uranus = Uranus
    .of = Uranus’s
body-neptune = Neptune
    .of = Neptune’s
body-halley = Halley’s Comet
    .of = the comet’s
body-or = { $first } or { $second }

## Directions, fuel, ships, phases, players

direction-n = N
    .name = north
    .to = to the north
direction-ne = NE
    .name = north-east
    .to = to the north-east
direction-se = SE
    .name = south-east
    .to = to the south-east
direction-s = S
    .name = south
    .to = to the south
direction-sw = SW
    .name = south-west
    .to = to the south-west
direction-nw = NW
    .name = north-west
    .to = to the north-west

fuel-normal = Normal fuel
    .some = normal fuel
fuel-hyper = Hyperfuel
    .some = hyperfuel

colour-white = white
    .ship = the white ship
colour-green = green
    .ship = the green ship
colour-yellow = yellow
    .ship = the yellow ship
colour-red = red
    .ship = the red ship

phase-setup = Setup
phase-event = Event
phase-orders = Orders
phase-flight = Flight and refuelling
phase-movement = Movement of the bodies
phase-over = Game over

side = { $seat }
automaton = Automaton

## Hexes

hex-at = { $hex }
    .at = at { $hex }
hex-body = { $body_of } hex
    .at = in { $body_of } hex

## Amounts

amount-normal = { $normal ->
        [one] { $normal } normal cube
       *[other] { $normal } normal cubes
    }
amount-hyper = { $hyper ->
        [one] { $hyper } hyper cube
       *[other] { $hyper } hyper cubes
    }
amount-both = { $hyper ->
        [one] { $normal } normal and { $hyper } hyper cube
       *[other] { $normal } normal and { $hyper } hyper cubes
    }
amount-shields = { $count ->
        [0] no shield
        [one] { $count } shield
       *[other] { $count } shields
    }
amount-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## Event cards

card-solar-wind = Solar wind { $count } { $direction_to }
    .text = puts { $count ->
            [one] { $count } normal cube
           *[other] { $count } normal cubes
        } { $direction_to } on every rose, unless { $shield ->
            [1] a shield is spent or the ship stays landed
           *[0] the ship stays landed
        }
card-fuel-resupply = Fuel resupply
    .text = everyone may take a hyper cube, in exchange for a normal one if the tank is full
card-energy-conversion = Energy conversion
    .text = everyone may spend a shield for up to { $count } normal cubes
card-gravity = Gravity
    .text = every ship in space within { $count } hexes of a body must land on the nearest one{ $shield ->
            [1] , unless a shield is spent
           *[0] {""}
        }
card-thrust = Thrust
    .text = everyone may place up to { $count } cubes in this round
card-asteroids = Asteroids
    .text = everyone loses { $count } normal cubes from the tank{ $shield ->
            [1] , or spends a shield
           *[0] {""}
        }
card-solar-flares = Solar flares
    .text = nobody may place a cube in this round{ $shield ->
            [1] {" "}without spending a shield
           *[0] {""}
        }

## Missions

mission-first = Mission 1 ({ $body })
    .text = { $points } for landing first on { $body }
mission-second = Mission 2 ({ $body })
    .text = { $points } for landing second, or as the only one, on { $body }

## Questions

question-over = The game is over.
question-wait = { $seats } { $seats_count ->
        [one] decides
       *[other] decide
    } { $step }.
question-place-hand = Put a body on a space of its orbit; you still have { $bodies }.
question-place-earth = Put { $body } on a space of its orbit.
question-place = Choose a body and put it on a space of its orbit.
question-colour = Which ship is yours?
question-missions = Which two missions do you keep?
question-event = You are the instructor: which event happens to everyone?
question-solar-wind = { $card }: will you spend a shield against it?
question-fuel-resupply = { $card }: will you take a hyper cube?
question-energy-conversion = { $card }: will you spend a shield for fuel?
question-gravity = { $card }: where is your ship drawn, to { $bodies }?
question-gravity-shield = { $card }: will you spend a shield so as not to land on { $bodies }?
question-asteroids = { $card }: will you spend a shield to keep your fuel?
question-solar-flares = { $card }: will you spend a shield so that you may place cubes?
question-order-landed = Your order: stay on { $body }, or place up to { $count } cubes and take off.
question-order-held = Your order: solar flares keep the ship on { $body }.
question-order-flares = Your order: solar flares allow no cube; { $course }.
question-order = Your order, { $placed } of { $count } cubes placed: { $course }.
question-fly = Does the ship fly, or is it evacuated to { $body }?
question-land = Will you land on { $bodies }?
question-final = Is this landing on { $body } your final one?
question-refuel = Will you refuel on { $body }?
question-refuel-how = How will you refuel on { $body }?

step-place = where a body begins
step-colour = which ship to take
step-missions = which missions to keep
step-event = which event happens
step-solar-wind = whether to spend a shield against the solar wind
step-fuel-resupply = whether to take a hyper cube
step-energy-conversion = whether to spend a shield for fuel
step-gravity = which body to be drawn to
step-gravity-shield = whether to spend a shield against gravity
step-asteroids = whether to spend a shield against the asteroids
step-solar-flares = whether to spend a shield against the solar flares
step-order = which order to give
step-fly = whether to fly or be evacuated
step-land = whether to land
step-final = whether the landing is final
step-refuel = whether to refuel
step-rules = what the rules say comes next

## Answers

choice-plain = { $lead }.
choice-with = { $lead }: { $what }.
choice-clauses = { $first }; { $next }
choice-other = { $action }

choice-place = Put { $body } on space { $space } of { $spaces }, { $hex_at }
choice-colour = Take { $colour_ship }
choice-keep = Keep { $missions }
choice-event = Choose “{ $card }”
choice-shield = Spend a shield
choice-shield-none = Spend no shield
choice-wind = Let the wind blow
choice-resupply = Take a hyper cube
choice-resupply-swap = Swap a normal cube for a hyper cube
choice-resupply-none = Take nothing
choice-energy = Spend a shield for { $cubes }
choice-energy-none = Spend no shield
choice-gravity = Be drawn to { $body } and land
choice-convert = Turn a shield into { $cubes }
choice-convert-short = Turn a shield into fuel
choice-burn = Burn { $fuel_some } { $direction_to }
choice-go = Seal the order and fly
choice-drift = Seal the order without a cube
choice-take-off = Seal the order and take off from { $body }
choice-stay = Seal the order and stay on { $body }
choice-fly = Fly
choice-evacuate = Be evacuated to { $body }
choice-pass = Do not land on { $bodies }
choice-land = Land on { $body }
choice-final = Make this your final landing
choice-final-none = Go on with the race
choice-refuel-none = Do not refuel
choice-refuel = Refuel
choice-refuel-quick = Refuel quickly, for free
choice-refuel-full = Refuel fully, for a shield

course-open = the ship { $sure ->
        [1] ends
       *[0] would end
    } { $hex_at }
course-still = the ship { $sure ->
        [1] stays
       *[0] would stay
    } { $hex_at }
course-belt = { $sure ->
        [1] the ship ends { $hex_at }, in the asteroid belt, and loses a shield
       *[0] the ship would end { $hex_at }, in the asteroid belt, and lose a shield
    } ({ $left } left)
course-near-sun = { $sure ->
        [1] the ship ends { $hex_at }, next to the Sun, and loses a shield
       *[0] the ship would end { $hex_at }, next to the Sun, and lose a shield
    } ({ $left } left)
course-belt-bare = { $sure ->
        [1] the ship ends { $hex_at }, in the asteroid belt, and without a shield is evacuated to { $body }
       *[0] the ship would end { $hex_at }, in the asteroid belt, and without a shield be evacuated to { $body }
    }
course-near-sun-bare = { $sure ->
        [1] the ship ends { $hex_at }, next to the Sun, and without a shield is evacuated to { $body }
       *[0] the ship would end { $hex_at }, next to the Sun, and without a shield be evacuated to { $body }
    }
course-off-board = { $sure ->
        [1] the ship flies off the board and is evacuated to { $body }
       *[0] the ship would fly off the board and be evacuated to { $body }
    }
course-sun = { $sure ->
        [1] the ship flies into the Sun and is evacuated to { $body }
       *[0] the ship would fly into the Sun and be evacuated to { $body }
    }

clause-may-land = it may land on { $body } (no marker)
clause-may-score = it may land on { $body } ({ $points })
clause-may-finish = it may land on { $body } (final landing)
clause-comes = { $body } comes there in phase 4 (no marker)
clause-comes-score = { $body } comes there in phase 4 ({ $points })
clause-comes-finish = { $body } comes there in phase 4 (final landing)
clause-tank = the tank would hold { $cubes }
clause-tank-left = { $cubes } left in the tank
clause-tank-empty = the tank would be empty
clause-tank-keeps = the tank keeps { $cubes }
clause-tank-keeps-none = the tank stays empty
clause-you-have = you would have { $cubes }
clause-you-have-none = you would have no fuel
clause-shields = { $count ->
        [0] no shield
        [one] { $count } shield
       *[other] { $count } shields
    } left
clause-from-earth = { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    } from { $body }
clause-asked = { $mission_text }
clause-card = { $card_text }
clause-no-resupply = but there is none for you
clause-energy = { $count ->
        [0] you can buy none
        [one] you can buy { $count } cube
       *[other] you can buy up to { $count } cubes
    }
clause-must-stay = the ship must stay on { $body }
clause-not-pulled = yours is not drawn in
clause-pulled = yours is drawn to { $bodies }
clause-other-pulled = { $seat_of } is drawn to { $bodies }
clause-drawn = the ship is drawn to { $bodies }
clause-wind-stays = nothing happens if the ship stays on { $body }
clause-wind-leaves = if it takes off with the wind alone, { $course }
clause-rose-empty = the rose stays empty
clause-rose-kept = the rose keeps { $cubes }
clause-rose-cleared = the rose gives { $cubes } back to the supply
clause-lost = { $count ->
        [0] you have no normal cube to lose
        [one] you lose { $count } normal cube
       *[other] you lose { $count } normal cubes
    }
clause-no-cubes = you may place no cube in this round
clause-may-burn = you may place cubes in this round
clause-supply-short = the supply has too little fuel for it now
clause-cancels-normal = it cancels a normal cube { $direction_to }
clause-cancels-hyper = it cancels a hyper cube { $direction_to }
clause-cancels-two = it cancels two normal cubes { $direction_to }
clause-downgrades = it makes a hyper cube { $direction_to } a normal one
clause-halved = it cancels the normal cube { $direction_to } and itself becomes a normal one
clause-wind-returned = the wind takes its { $count ->
        [one] cube
       *[other] { $count } cubes
    } back
clause-may-refuel = then you may refuel
clause-no-refuel = there is nothing to refuel
clause-refuel-later = refuelling has to wait until the next round
clause-evacuated = no flight and no refuelling in this round
clause-marker = you take { $body_of } marker for { $points }
clause-marker-again = you already have a marker from there
clause-marker-retired = there are no markers in this game
clause-marker-none = no marker is left
clause-final = this is your final landing, and the last round
clause-last-round = this is the last round
clause-final-choice = then you say whether it is your final landing
clause-final-again = for the final landing you must take off and land on Earth again
clause-final-marker = you take an Earth marker for { $points }
clause-final-late = others were earlier, so without an Earth marker
clause-not-yet-basic = not the final landing yet ({ $count } of { $needed } destinations visited)
clause-not-yet-advanced = not the final landing yet ({ $count } of { $needed } markers taken)
clause-mission = you fulfil { $mission } for { $points }
clause-mission-while = you fulfil { $mission } for { $points } as long as nobody else lands there

## Buttons on the way to an answer

button-space = Space { $space } ({ $hex })
button-shield = Spend a shield
button-shield-none = No shield
button-resupply = A hyper cube
button-resupply-none = Nothing
button-energy = { $count ->
        [0] None
        [one] { $count } cube
       *[other] { $count } cubes
    }
button-convert = Shield into fuel
button-go = Fly
button-stay = Stay
button-fly = Fly
button-evacuate = Evacuate
button-pass = Do not land
button-final = Final landing
button-final-none = Go on
button-refuel-none = Do not refuel
button-refuel-basic = Refuel
button-refuel-quick = Quick refuelling
button-refuel-full = Full refuelling

## Events

event-first-placer = { $seat } places the first body.
event-bodies-dealt = { $seat } has { $bodies } to place.
event-retired = { $body } has no markers and no missions in this game.
event-missions-dealt = Missions are dealt in secret.
event-mission-replaced = { $seat_of } Mission 1 was about the same body as a Mission 2 and is replaced.
event-body-placed = { $seat } puts { $body } on space { $space } of its orbit, { $hex_at }.
event-missions-kept = { $seat } has kept two missions.
event-colour-chosen = { $seat } takes { $colour_ship }.
event-equipped = { $seat } starts with { $cubes }, and { $shields }.
event-instructor = { $seat } is the instructor now.
event-round-begins = Round { $round } begins.
event-phase-begins = Phase { $number }: { $phase }.
event-round-ends = Round { $round } is over.
event-card-laid = A new event lies open: “{ $card }”.
event-cards-shuffled = The discarded events are shuffled into a new deck.
event-card-chosen = { $seat } chooses “{ $card }”: { $card_text }.
event-shield-spent = { $seat } spends a shield.
event-wind-blows = The wind puts { $cubes } on { $seat_of } rose { $direction_to }.
event-wind-short = The supply has no cube for the wind { $direction_to } on { $seat_of } rose.
event-fuelled = { $seat } takes { $cubes } into the tank.
event-swapped = { $seat } swaps a normal cube in the tank for a hyper cube.
event-fuel-lost = { $seat } loses { $cubes } to the asteroids.
event-fuel-none = { $seat } has no normal cube to lose.
event-flares-hold = { $seat } may place no cube in this round.
event-attracted = { $body } draws { $seat_of } ship in from { $hex }.
event-order-sealed = { $seat } has sealed an order.
event-orders-revealed = The orders are revealed.
event-shield-converted = { $seat } turns a shield into { $cubes }.
event-conversion-failed = { $seat } keeps the shield: there is no fuel for it.
event-stayed = { $seat } stays on { $body }.
event-wind-returned = { $count ->
        [one] { $count } wind cube leaves
       *[other] { $count } wind cubes leave
    } { $seat_of } rose.
event-took-off = { $seat } takes off from { $body }.
event-cube-placed = { $seat } burns { $fuel_some } { $direction_to }.
event-cube-dropped = { $seat } has no { $fuel_some } left to burn { $direction_to }.
event-cancelled-normal = It cancels a normal cube { $direction_to } on { $seat_of } rose.
event-cancelled-hyper = It cancels a hyper cube { $direction_to } on { $seat_of } rose.
event-cancelled-two = It cancels two normal cubes { $direction_to } on { $seat_of } rose.
event-downgraded = It makes a hyper cube { $direction_to } on { $seat_of } rose a normal one.
event-halved = It cancels the normal cube { $direction_to } on { $seat_of } rose and itself becomes a normal one.
event-flew = { $seat } flies from { $from } to { $to }.
event-stood-still = { $seat } stays { $hex_at }.
event-emergency-danger = Emergency: { $seat } is in a dangerous sector without a shield.
event-emergency-off-board = Emergency: { $seat } flies off the board.
event-emergency-sun = Emergency: { $seat } flies into the Sun.
event-evacuation-asked = { $seat } asks for evacuation.
event-evacuated = { $seat_of } ship is brought to { $body } and its rose cleared.
event-shield-lost-belt = { $seat } loses a shield in the asteroid belt, { $hex_at }.
event-shield-lost-sun = { $seat } loses a shield next to the Sun, { $hex_at }.
event-refuelled = { $seat } refuels: { $cubes }.
event-refuelled-quick = { $seat } refuels quickly: { $cubes }.
event-refuelled-full = { $seat } refuels fully: { $cubes }.
event-not-refuelled = { $seat } does not refuel.
event-landed = { $seat } lands on { $body }.
event-passed-by = { $seat } does not land.
event-marker-taken = { $seat } takes { $body_of } marker for { $points }.
event-no-marker = There is no marker for { $seat } on { $body }.
event-final-landing = { $seat } makes the final landing on { $body }: this is the last round.
event-not-final = { $seat } goes on with the race: this is not the final landing.
event-bodies-moved = All bodies move on to the next spaces of their orbits.
event-round-cap = Nobody has come home, and the game goes on no longer.
event-mission-done = { $seat } shows { $mission }: fulfilled.
event-mission-missed = { $seat } shows { $mission }: not fulfilled.
event-points = { $seat } gains { $points } ({ $source }).
event-game-over = The game is over.

## Refusals

reason-game-over = The game is over.
reason-not-your-turn = It is { $seat_of } turn.
reason-order-sealed = Your order is sealed.
reason-missions-kept = You have already decided which missions to keep.
reason-not-asked = Another question comes first: { $step }.
reason-already-placed = { $body } is already on the board.
reason-not-in-hand = { $body } is not yours to place.
reason-earth-first = { $body } is placed first.
reason-no-such-space = { CAP($body_of) } orbit has no space { $space }.
reason-colour-taken = Someone else has { $colour_ship }.
reason-not-dealt = { $mission } is not among your cards.
reason-not-two-missions = Choose two different missions.
reason-no-such-card = There is no such event card.
reason-no-shield = You have no shield left.
reason-too-much-energy = { $count ->
        [one] The card, the tank or the supply does not allow { $count } cube.
       *[other] The card, the tank or the supply does not allow { $count } cubes.
    }
reason-not-nearest = { $body } is not the nearest body within { $count } hexes.
reason-converted = You turn only one shield into fuel in a round.
reason-energy-bought = You have already turned a shield into fuel in this round, at the event.
reason-tank-full = The tank is full.
reason-too-many-cubes = { $count ->
        [one] No more than { $count } cube in this order.
       *[other] No more than { $count } cubes in this order.
    }
reason-flares = Solar flares: no cube may be placed in this round.
reason-no-fuel = The tank has no { $fuel_some } left.
reason-nothing-to-fly-with = A landed ship needs at least one cube on its rose to take off.
reason-in-space = Only a landed ship can stay; in space it drifts on.
reason-cubes-placed = A ship whose order has cubes does not stay.
reason-not-here = { $body } is not where your ship is.
reason-advanced-mode = In the advanced game a ship refuels quickly or fully.
reason-basic-mode = Quick and full refuelling belong to the advanced game.
reason-nothing-to-refuel = Refuelling would change nothing.

## Where points come from

source-markers = Landing markers
source-earth = Final landing
source-mission-1 = Mission 1
source-mission-2 = Mission 2

## Options

option-mode = Rules
option-mode-basic = basic
option-mode-advanced = advanced
option-first_placer = First to place a body (basic rules)
option-first_placer-random = at random
option-first_placer-1 = seat 1
option-first_placer-2 = seat 2
option-first_placer-3 = seat 3
option-first_placer-4 = seat 4
option-instructor = First instructor
option-instructor-random = at random
option-instructor-1 = seat 1
option-instructor-2 = seat 2
option-instructor-3 = seat 3
option-instructor-4 = seat 4

## The board as text

board-round = Round { $round }
board-phase = Phase { $number }: { $phase }
board-won = { $winners_count ->
        [one] { $winners } wins.
       *[other] { $winners } share the victory.
    }
board-name = { $name }
board-legend = { $sun } Sun · { $near } next to it and { $belt } belt: dangerous · { $space } space of an orbit, { $comet } of the comet · (…) where it comes next · { $normal } normal, { $hyper } hyper · { $star } instructor · hexes are named column,row: columns below, rows at the left
board-players = PLAYERS
board-supply = Supply
board-ship = ship
board-flight = next flight
board-tank = tank
board-shields = shields
board-last = last body
board-points = points
board-belt = { $hex }, belt
board-near-sun = { $hex }, near Sun
board-off = off the board
board-into-sun = into the Sun
board-bodies = BODIES
board-where = where
board-next = next
board-left = markers
board-retired = retired
board-events = EVENTS · { $deck } in the deck, { $discard } discarded
board-card = { $card }: { $card_text }
board-event-now = ▸ This round: { $card }
board-mission = { $mission }: { $mission_text }
board-mission-done = { $mission }: { $mission_text } ✓

## Drawing

draw-side = Player { $seat }
draw-round = Round { $round }
draw-number = { $count }
draw-of-so-many = { $count }/{ $most }
draw-fuel = { $normal } + { $hyper }
draw-covered = covered
draw-stat-fuel = Fuel: normal + hyper
draw-stat-shields = Shields
draw-stat-markers = Destinations with a marker
draw-stat-last = Last body

draw-head-markers = Markers
draw-head-supply = Supply
draw-head-events = Events
draw-head-missions = Your missions
draw-head-course = Navigator
draw-head-colours = Ships

draw-body = { $body }: space { $space } of { $spaces }
draw-body-hand = { $body }: in the hand of { $name }
draw-body-tray = { $body }: not placed yet
draw-space = { $body }: space { $space }
draw-ship-landed = { $name }: landed on { $body }
draw-ship-floats = { $name }: in space, without speed
draw-ship-flies = { $name }: in space, flies { $count ->
        [one] 1 hex
       *[other] { $count } hexes
    } a round
draw-petal = { CAP($direction_name) }: { $normal } normal, { $hyper } hyper, together { $hexes ->
        [one] 1 hex
       *[other] { $hexes } hexes
    }
draw-petal-empty = { CAP($direction_name) }: no cube
draw-sealed-order = Order sealed
draw-instructor = Instructor
draw-tank = Tank: { $normal } normal, { $hyper } hyper
draw-tank-covered = Tank: covered while orders are given
draw-fuel-normal = Normal fuel: { $count } in the tank
draw-fuel-hyper = Hyperfuel: { $count } in the tank
draw-shields = Shields: { $count }
draw-last = Last body: { $body }
draw-sealed-missions = { $name }: { $count ->
        [one] 1 sealed mission
       *[other] { $count } sealed missions
    }
draw-supply = Supply: { $normal } normal, { $hyper } hyper
draw-stack = { $body }: { $count ->
        [one] 1 marker left,
       *[other] { $count } markers left, the next one
    } worth { $points }.
draw-stack-empty = { $body }: no marker left.
draw-has-marker = { $name }: { $points }.
draw-retired = { $body }: retired, without markers and missions
draw-deck = Event cards: { $deck } in the deck, { $discard } discarded
draw-wind = Solar wind { $count } { $direction }
draw-event = { $card }: { $card_text }
draw-goal-first = 1st
draw-goal-second = 2nd
draw-mission = { $mission }: { $mission_text }
draw-mission-done = { $mission }: fulfilled as things stand
draw-mission-lost = { $mission }: no longer possible

draw-end-landed = Landed: no course set
draw-end-still = Floats where it is
draw-end-space = Ends in open space
draw-end-body = Ends at { $body }: may land
draw-end-meets = { $body } will come there: may land
draw-end-near-sun = Ends next to the Sun: costs a shield
draw-end-belt = Ends in the belt: costs a shield
draw-end-off = Emergency: off the chart, back to { $body }
draw-end-sun = Emergency: into the Sun, back to { $body }
draw-end-shieldless = Emergency: danger without a shield, back to { $body }
draw-aim-danger = −1 shield
draw-aim-off = Off the chart
draw-aim-sun = Into the Sun
draw-aim-shieldless = No shield
draw-fuel-left = Fuel left
draw-reach-now = In reach
draw-reach-next = Next round

# What a study asks.
study-mission = Mission in hand
study-completed = Mission completed
study-first = First destination
study-second = Second destination
study-third = Third destination
study-landings = Destinations visited
study-evacuations = Evacuations
study-rounds = Rounds
