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

fuel-normal = Fuel
    .some = fuel
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
phase-orders = Order
phase-flight = Flight or refuelling
phase-movement = Planet movement
phase-over = Game over

side = { $seat }
automaton = Automaton

## Hexes

hex-body = at { $body }
hex-near = { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    } from { $body }

## Amounts

amount-normal = { $normal } fuel
amount-hyper = { $hyper } hyperfuel
amount-both = { $normal } fuel and { $hyper } hyperfuel
amount-shields = { $count ->
        [0] no shields
        [one] { $count } shield
       *[other] { $count } shields
    }
amount-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## Event cards

card-solar-wind = Solar Wind ({ $count } { $direction })
    .does = fuel on every rose
    .text = { $count } fuel { $direction } on every rose, unless you { $shield ->
            [1] spend a shield or stay on a planet
           *[0] stay on a planet
        }
card-fuel-resupply = Fuel Resupply
    .does = +1 hyperfuel
    .text = you may take 1 hyperfuel; if your tank is full, swap 1 fuel for it
card-energy-conversion = Energy Conversion
    .does = 1 shield → { $count } fuel
    .text = you may spend a shield to gain up to { $count } fuel
card-gravity = Gravity
    .does = lands ships { $count } hexes off
    .text = ships in space within { $count } hexes of a planet land on the nearest one{ $shield ->
            [1] , unless you spend a shield
           *[0] {""}
        }
card-thrust = Thrust
    .does = up to { $count } cubes
    .text = place up to { $count } cubes this round
card-asteroids = Asteroids
    .does = −{ $count } fuel{ $shield ->
            [1] {" "}or 1 shield
           *[0] {""}
        }
    .text = lose { $count } fuel from your tank{ $shield ->
            [1] {" "}or spend a shield
           *[0] {""}
        }
card-solar-flares = Solar Flares
    .does = no cubes{ $shield ->
            [1] {" "}or 1 shield
           *[0] {""}
        }
    .text = no cubes this round{ $shield ->
            [1] , unless you spend a shield
           *[0] {""}
        }

## Missions

mission-first = Mission 1 ({ $body })
    .short = Mission 1
    .text = be the first to land on { $body } (+{ $points })
mission-second = Mission 2 ({ $body })
    .short = Mission 2
    .text = be the second, or the only one, to land on { $body } (+{ $points })

## Questions

question-over = Game over
question-wait = Waiting for { $seats }: { $step }
question-place-hand = Place a planet on its orbit. Left: { $bodies }
question-place-earth = Place { $body } on its orbit
question-place = Choose a planet and place it on its orbit
question-colour = Choose your ship
question-missions = Keep 2 missions
question-event = Choose this round’s event
question-solar-wind = { $card }: spend a shield to avoid it?
question-fuel-resupply = { $card }: take 1 hyperfuel?
question-energy-conversion = { $card }: spend a shield for fuel?
question-gravity = { $card }: land on { $bodies }?
question-gravity-shield = { $card }: spend a shield to avoid landing on { $bodies }?
question-asteroids = { $card }: spend a shield to keep your fuel?
question-solar-flares = { $card }: spend a shield to place cubes?
question-order-landed = Your order: stay on { $body }, or place up to { $count } cubes and take off
question-order-held = Your order: Solar Flares keep you on { $body }
question-order-flares = Your order (no cubes, Solar Flares): { $course }
question-order = Your order ({ $placed }/{ $count } cubes): { $course }
question-fly = Fly?
question-land = Land on { $bodies }?
question-final = Make this your final landing?
question-refuel = Refuel on { $body }?

step-place = placing a planet
step-colour = choice of ship
step-missions = choice of missions
step-event = choice of event
step-solar-wind = Solar Wind
step-fuel-resupply = Fuel Resupply
step-energy-conversion = Energy Conversion
step-gravity = Gravity
step-asteroids = Asteroids
step-solar-flares = Solar Flares
step-order = order
step-fly = flight or evacuation
step-land = landing
step-final = final landing
step-refuel = refuelling
step-rules = next step

## Answers

choice-plain = { $lead }
choice-with = { $lead }: { $what }
choice-clauses = { $first }; { $next }
choice-other = { $action }

choice-place = { $body }, space { $space }
choice-colour = { CAP($colour) } ship
choice-keep = { $missions }
choice-event = { $card }
choice-shield = Spend a shield
choice-shield-none = Don’t spend a shield
choice-wind = Accept the wind
choice-resupply = Take 1 hyperfuel
choice-resupply-swap = Swap 1 fuel for 1 hyperfuel
choice-resupply-none = Skip
choice-energy = Spend a shield for { $cubes }
choice-energy-none = Don’t spend a shield
choice-gravity = Land on { $body }
choice-convert = Convert a shield into { $cubes }
choice-convert-short = Convert a shield into fuel
choice-burn = Burn { $fuel_some } { $direction }
choice-course = Set course for { $body }
choice-course-hex = Set course here
choice-remove = Remove { $fuel_some } { $direction }
choice-convert-not = Don’t convert the shield
choice-go = Confirm and fly
choice-drift = Confirm without cubes
choice-take-off = Confirm and take off from { $body }
choice-stay = Stay on { $body }
choice-fly = Fly
choice-evacuate = Evacuate to { $body }
choice-pass = Don’t land
choice-land = Land on { $body }
choice-final = Final landing
choice-final-none = Continue the race
choice-refuel-none = Don’t refuel
choice-refuel = Refuel
choice-refuel-quick = Quick refuelling (free)
choice-refuel-full = Full refuelling (1 shield)

course-open = you end { $hex }
course-still = you stay { $hex }
course-belt = you end in the asteroid belt, { $hex } (−1 shield, { $left } left)
course-near-sun = you end next to the Sun, { $hex } (−1 shield, { $left } left)
course-belt-bare = you end in the asteroid belt without a shield (evacuation to { $body })
course-near-sun-bare = you end next to the Sun without a shield (evacuation to { $body })
course-off-board = you fly off the board (evacuation to { $body })
course-sun = you fly into the Sun (evacuation to { $body })

clause-may-land = you can land (no marker)
clause-may-score = you can land (+{ $points })
clause-may-finish = you can land (final landing)
clause-comes = { $body } arrives there in phase 4 (no marker)
clause-comes-score = { $body } arrives there in phase 4 (+{ $points })
clause-comes-finish = { $body } arrives there in phase 4 (final landing)
clause-tank = tank → { $cubes }
clause-tank-empty = tank → empty
clause-tank-keeps = tank stays at { $cubes }
clause-tank-keeps-none = tank stays empty
clause-shields = { $count ->
        [0] no shields
        [one] { $count } shield
       *[other] { $count } shields
    } left
clause-from-earth = { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    } from { $body }
clause-asked = { $mission_text }
clause-card = { $card_text }
clause-no-resupply = no hyperfuel for you
clause-energy = { $count ->
        [0] none for you
       *[other] up to { $count } for you
    }
clause-must-stay = you must stay on { $body }
clause-not-pulled = your ship is not affected
clause-pulled = your ship lands on { $bodies }
clause-other-pulled = { $seat_of } ship lands on { $bodies }
clause-wind-stays = no effect if you stay on { $body }
clause-drift = if you drift, { $course }
clause-wind-leaves = if you take off with the wind alone, { $course }
clause-rose-empty = your rose stays empty
clause-rose-kept = your rose keeps { $cubes }
clause-rose-cleared = your rose is cleared ({ $cubes })
clause-lost = { $count ->
        [0] you have no fuel to lose
       *[other] −{ $count } fuel
    }
clause-no-cubes = no cubes this round
clause-may-burn = you can place cubes this round
clause-supply-short = not enough fuel in the supply
clause-cancels-normal = cancels 1 fuel { $direction }
clause-cancels-hyper = cancels 1 hyperfuel { $direction }
clause-cancels-two = cancels 2 fuel { $direction }
clause-downgrades = turns 1 hyperfuel { $direction } into fuel
clause-halved = cancels 1 fuel { $direction } and becomes fuel
clause-wind-returned = { $count ->
        [one] 1 wind cube is removed
       *[other] { $count } wind cubes are removed
    }
clause-may-refuel = you can refuel
clause-no-refuel = nothing to refuel
clause-refuel-later = you can’t refuel until next round
clause-evacuated = no flight or refuelling this round
clause-marker = +{ $points } ({ $body } marker)
clause-marker-again = you already have its marker
clause-marker-retired = no markers there in this game
clause-marker-none = no markers left
clause-final = final landing (last round)
clause-last-round = last round
clause-final-choice = then choose whether it is your final landing
clause-final-again = for the final landing, take off and land on Earth again
clause-final-marker = +{ $points } (Earth marker)
clause-final-late = no Earth marker (others landed earlier)
clause-not-yet-basic = not the final landing yet ({ $count }/{ $needed } destinations)
clause-not-yet-advanced = not the final landing yet ({ $count }/{ $needed } markers)
clause-mission = +{ $points } ({ $mission_short })
clause-mission-while = +{ $points } ({ $mission_short }) if no one else lands there

## Buttons on the way to an answer

button-space = Space { $space }
button-shield = Spend it
button-shield-none = Keep it
button-resupply = Take it
button-resupply-none = Skip
button-energy = { $count ->
        [0] Keep shield
       *[other] +{ $count }
    }
button-convert = Shield → fuel
button-go = Confirm
button-stay = Stay
button-fly = Fly
button-evacuate = Evacuate
button-evacuate-sure = Yes, evacuate
button-pass = Don’t land
button-final = Finish
button-final-none = Continue
button-refuel-none = None
button-refuel-basic = Refuel
button-refuel-quick = Quick
button-refuel-full = Full

## Events

event-first-placer = { $seat }: places the first planet
event-bodies-dealt = { $seat }: places { $bodies }
event-retired = { $body }: no markers or missions this game
event-missions-dealt = Missions dealt
event-mission-replaced = { $seat }: Mission 1 replaced (same planet as a Mission 2)
event-body-placed = { $seat }: { $body } → space { $space }
event-missions-kept = { $seat }: keeps 2 missions
event-colour-chosen = { $seat }: { $colour } ship
event-equipped = { $seat }: starts with { $cubes }, { $shields }
event-instructor = Instructor: { $seat }
event-round-begins = Round { $round }
event-phase-begins = Phase { $number }: { $phase }
event-round-ends = End of round { $round }
event-card-laid = New event: { $card }
event-cards-shuffled = Event deck reshuffled
event-card-chosen = { $seat }: { $card } – { $card_text }
event-shield-spent = { $seat }: −1 shield
event-wind-blows = { $seat }: wind adds { $cubes } { $direction }
event-wind-short = { $seat }: wind adds no fuel { $direction } (supply empty)
event-fuelled = { $seat }: +{ $cubes }
event-swapped = { $seat }: −1 fuel, +1 hyperfuel
event-fuel-lost = { $seat }: −{ $cubes } (Asteroids)
event-fuel-none = { $seat }: no fuel to lose
event-flares-hold = { $seat }: no cubes this round
event-attracted = { $seat }: Gravity pulls the ship to { $body }
event-order-sealed = { $seat }: order ready
event-orders-revealed = Orders revealed
event-shield-converted = { $seat }: −1 shield, +{ $cubes }
event-conversion-failed = { $seat }: keeps the shield (no fuel in the supply)
event-stayed = { $seat }: stays on { $body }
event-wind-returned = { $seat }: −{ $count ->
        [one] { $count } wind cube
       *[other] { $count } wind cubes
    }
event-took-off = { $seat }: takes off from { $body }
event-cube-placed = { $seat }: burns { $fuel_some } { $direction }
event-cube-dropped = { $seat }: no { $fuel_some } left to burn { $direction }
event-cancelled-normal = { $seat }: cancels 1 fuel { $direction }
event-cancelled-hyper = { $seat }: cancels 1 hyperfuel { $direction }
event-cancelled-two = { $seat }: cancels 2 fuel { $direction }
event-downgraded = { $seat }: 1 hyperfuel { $direction } becomes fuel
event-halved = { $seat }: cancels 1 fuel { $direction }; the new hyperfuel becomes fuel
event-flew = { $seat }: flies { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    }
event-stood-still = { $seat }: doesn’t move
event-emergency-danger = { $seat }: emergency (danger sector without a shield)
event-emergency-off-board = { $seat }: emergency (off the board)
event-emergency-sun = { $seat }: emergency (into the Sun)
event-evacuation-asked = { $seat }: requests evacuation
event-evacuated = { $seat }: evacuated to { $body }, rose cleared
event-shield-lost-belt = { $seat }: −1 shield (asteroid belt)
event-shield-lost-sun = { $seat }: −1 shield (next to the Sun)
event-refuelled = { $seat }: refuels, +{ $cubes }
event-refuelled-quick = { $seat }: quick refuelling, +{ $cubes }
event-refuelled-full = { $seat }: full refuelling, +{ $cubes }
event-not-refuelled = { $seat }: doesn’t refuel
event-landed = { $seat }: lands on { $body }
event-passed-by = { $seat }: doesn’t land
event-marker-taken = { $seat }: +{ $points } ({ $body } marker)
event-no-marker = { $seat }: no marker on { $body }
event-final-landing = { $seat }: final landing (last round)
event-not-final = { $seat }: continues the race (not the final landing)
event-bodies-moved = All planets move one space
event-round-cap = Round limit reached (no one has returned to Earth)
event-mission-done = { $seat }: { $mission } completed
event-mission-missed = { $seat }: { $mission } not completed
event-points = { $seat }: +{ $points } ({ $source_why })
event-game-over = Game over

## Refusals

reason-game-over = The game is over.
reason-not-your-turn = It’s { $seat_of } turn.
reason-order-sealed = Your order is confirmed.
reason-missions-kept = You have already chosen your missions.
reason-not-asked = Decide this first: { $step }.
reason-already-placed = { $body } is already on the board.
reason-not-in-hand = You are not placing { $body }.
reason-earth-first = Place { $body } first.
reason-no-such-space = { CAP($body_of) } orbit has no space { $space }.
reason-colour-taken = { CAP($colour_ship) } is taken.
reason-not-dealt = You don’t have { $mission }.
reason-not-two-missions = Choose 2 different missions.
reason-no-such-card = That event is not on offer.
reason-no-shield = You have no shields left.
reason-too-much-energy = You can’t gain { $count } fuel: card, tank or supply limit.
reason-not-nearest = { $body } is not the nearest planet within { $count } hexes.
reason-converted = You can convert only one shield per round.
reason-energy-bought = You have already converted a shield in this round’s event.
reason-tank-full = Your tank is full.
reason-too-many-cubes = { $count ->
        [one] At most { $count } cube this round.
       *[other] At most { $count } cubes this round.
    }
reason-flares = Solar Flares: no cubes this round.
reason-no-fuel = No { $fuel_some } left in your tank.
reason-nothing-to-fly-with = You need at least one cube on your rose to take off.
reason-in-space = You can only stay on a planet. In space, your ship keeps drifting.
reason-cubes-placed = You can’t stay: your order has cubes.
reason-not-here = Your ship is not at { $body }.
reason-advanced-mode = The advanced game has only quick and full refuelling.
reason-basic-mode = Quick and full refuelling are for the advanced game.
reason-nothing-to-refuel = There is nothing to refuel.

## Where points come from

source-markers = Landing markers
    .why = landing markers
source-earth = Final landing
    .why = final landing
source-mission-1 = Mission 1 (first to land)
    .why = Mission 1
source-mission-2 = Mission 2 (second or only)
    .why = Mission 2

## Options

option-mode = Rules
option-mode-basic = Basic
option-mode-advanced = Advanced
option-first_placer = First to place a planet (basic rules)
option-first_placer-random = Random
option-first_placer-1 = Seat 1
option-first_placer-2 = Seat 2
option-first_placer-3 = Seat 3
option-first_placer-4 = Seat 4
option-instructor = First instructor
option-instructor-random = Random
option-instructor-1 = Seat 1
option-instructor-2 = Seat 2
option-instructor-3 = Seat 3
option-instructor-4 = Seat 4

## The board as text

board-round = Round { $round }
board-phase = Phase { $number }: { $phase }
board-won = { $winners_count ->
        [one] { $winners } wins.
       *[other] { $winners } share the win.
    }
board-name = { $name }
board-legend = { $sun } Sun · { $near } next to the Sun, { $belt } asteroid belt: danger · { $space } orbit space, { $comet } comet’s orbit · (…) next space · { $normal } fuel, { $hyper } hyperfuel · { $star } instructor · hexes: column,row (columns below, rows on the left)
board-players = PLAYERS
board-supply = Supply
board-ship = ship
board-flight = next flight
board-tank = tank
board-shields = shields
board-last = last planet
board-points = points
board-belt = { $hex }, belt
board-near-sun = { $hex }, next to the Sun
board-off = off the board
board-into-sun = into the Sun
board-bodies = PLANETS
board-where = where
board-next = next
board-left = markers
board-retired = not in play
board-events = EVENTS · { $deck } in deck, { $discard } discarded
board-card = { $card }: { $card_text }
board-event-now = ▸ This round: { $card }
board-mission = { $mission }: { $mission_text }
board-mission-done = { $mission }: { $mission_text } ✓

## Drawing

draw-side = Player { $seat }
draw-halley = Halley
draw-round = Round { $round }
draw-last-round = Last round
draw-number = { $count }
draw-of-so-many = { $count }/{ $most }
draw-fuel = { $normal } + { $hyper }
draw-covered = hidden
draw-stat-fuel = Fuel + hyperfuel
draw-stat-shields = Shields
draw-stat-markers = Markers ({ $most } to finish)
draw-stat-eligible = Can end the game by landing on Earth
draw-eligible = { $count } ✓
draw-stat-last = Last planet

draw-head-markers = Markers
draw-head-supply = Supply
draw-ends-now = Last round: the game ends after it
draw-ends-basic = Ends when a ship that visited { $count } destinations lands on Earth
draw-ends-advanced = Ends when a ship with { $count } markers lands on Earth
draw-head-events = Events
draw-head-missions = Your missions
draw-head-course = Navigator
draw-head-colours = Ships

draw-body = { $body }: space { $space } of { $spaces }
draw-body-hand = { $body }: { $name } places it
draw-body-tray = { $body }: not placed yet
draw-space = { $body }: space { $space }
draw-ship-landed = { $name }: on { $body }
draw-ship-floats = { $name }: in space, not moving
draw-ship-flies = { $name }: in space, { $count ->
        [one] 1 hex
       *[other] { $count } hexes
    } per round
draw-petal = { CAP($direction_name) }: { $normal } fuel, { $hyper } hyperfuel = { $hexes ->
        [one] 1 hex
       *[other] { $hexes } hexes
    }
draw-petal-empty = { CAP($direction_name) }: empty
draw-remove = Remove this cube
draw-sealed-order = Order ready
draw-instructor = Instructor
draw-tank = Tank: { $normal } fuel, { $hyper } hyperfuel
draw-tank-covered = Tank: hidden during the Order phase
draw-fuel-normal = Fuel: { $count } in the tank
draw-fuel-hyper = Hyperfuel: { $count } in the tank
draw-shields = Shields: { $count }
draw-last = Last planet: { $body }
draw-sealed-missions = { $name }: { $count ->
        [one] 1 secret mission
       *[other] { $count } secret missions
    }
draw-supply = Supply: { $normal } fuel, { $hyper } hyperfuel
draw-stack = { $body }: { $count ->
        [one] last marker,
       *[other] { $count } markers, next one
    } worth { $points }
draw-stack-empty = { $body }: no markers left
draw-has-marker = { $name }: { $points }
draw-retired = { $body }: no markers or missions this game
draw-deck = Event deck: { $deck } cards, { $discard } discarded
draw-wind = Solar Wind { $count } { $direction }
draw-event = { $card }: { $card_text }
draw-does = { $card_does }
draw-goal-first = 1st on { $body }
draw-goal-second = 2nd/only: { $body }
draw-mission = { $mission }: { $mission_text }
draw-mission-done = { $mission }: on track
draw-mission-lost = { $mission }: failed

draw-end-landed = Landed: no course
draw-end-still = Not moving
draw-end-space = Ends in open space
draw-end-body = Ends at { $body }: can land
draw-end-meets = { $body } arrives there: can land
draw-end-near-sun = Ends next to the Sun: −1 shield
draw-end-belt = Ends in the belt: −1 shield
draw-end-off = Off the board: evacuation to { $body }
draw-end-sun = Into the Sun: evacuation to { $body }
draw-end-shieldless = Danger, no shield: evacuation to { $body }
draw-aim-danger = −1 shield
draw-aim-off = Off the board
draw-aim-sun = Into the Sun
draw-aim-shieldless = No shield
draw-fuel-left = Fuel left
draw-reach-now = In reach
draw-reach-next = Next round

# What a study asks.
study-mission = Mission kept
study-completed = Mission completed
study-first = First destination
study-second = Second destination
study-third = Third destination
study-landings = Destinations visited
study-evacuations = Evacuations
study-rounds = Rounds

## On the shelf

about = Fly a rocket through a moving solar system with nothing but thrust and inertia. First to a planet scores most; then get home.
about-time = 45–75 min
about-weight = Medium complexity
about-fair = Fair shuffle
preset-first = The basic rules.
preset-everything = The advanced rules.
option-mode-basic-how = Every planet pays the first four visitors. After landings on 7 of the 8 destinations, a flight home ends the game.
option-mode-advanced-how = Two markers on each planet, missions to choose from, two ways to refuel. With 4 markers, a flight home ends the game.
option-first_placer-how = Who places the first planet. With the advanced rules the instructor does: leave it at random.
option-instructor-how = Who is the instructor in round 1. The seat must be in the game.
