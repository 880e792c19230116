
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
