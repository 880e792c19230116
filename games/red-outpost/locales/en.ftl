# Red Outpost in English.

## Workers

worker-shepherd = Shepherd
    .the = the Shepherd
worker-farmer = Farmer
    .the = the Farmer
worker-fisherman = Fisherman
    .the = the Fisherman
worker-miner = Miner
    .the = the Miner
worker-commissar = Commissar
    .the = the Commissar
worker-bureaucrat = Bureaucrat
    .the = the Bureaucrat

## Locations

location-pasture = Pasture
    .the = the Pasture
    .at = at the Pasture
    .form = one
location-palace = Palace
    .the = the Palace
    .at = at the Palace
    .form = one
location-field = Field
    .the = the Field
    .at = at the Field
    .form = one
location-brewery = Brewery
    .the = the Brewery
    .at = at the Brewery
    .form = one
location-warehouse = Warehouse
    .the = the Warehouse
    .at = at the Warehouse
    .form = one
location-administration = Administration
    .the = the Administration
    .at = at the Administration
    .form = one
location-spaceship = Spaceship
    .the = the Spaceship
    .at = at the Spaceship
    .form = one
location-mine = Mine
    .the = the Mine
    .at = in the Mine
    .form = one
location-kitchen = Field Kitchen
    .the = the Field Kitchen
    .at = at the Field Kitchen
    .form = one
location-lake = Lake
    .the = the Lake
    .at = at the Lake
    .form = one
location-labour-camp = Labour Camp
    .the = the Labour Camp
    .at = at the Labour Camp
    .form = one
location-barracks = Barracks
    .the = the Barracks
    .at = in the Barracks
    .form = many

## Resources, phases, colours, the rival of the solo game

resource-coal = Coal
    .some = coal
resource-wool = Wool
    .some = wool
resource-fish = Fish
    .some = fish
resource-wheat = Wheat
    .some = wheat

phase-morning = Morning
    .in = in the Morning
    .of = of the Morning
phase-day1 = Day, 1st half
    .in = in the 1st half of the Day
    .of = of the 1st half of the Day
phase-lunch = Lunch
    .in = at Lunch
    .of = of Lunch
phase-day2 = Day, 2nd half
    .in = in the 2nd half of the Day
    .of = of the 2nd half of the Day
phase-night = Night
    .in = at Night
    .of = of the Night

colour-orange = orange
colour-blue = blue
colour-brown = brown
colour-pink = pink

autom = Autom
    .of = Autom’s

## Amounts

amount-cubes = { $count } { $good_some }
amount-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
amount-crystals = { $count ->
        [one] { $count } crystal
       *[other] { $count } crystals
    }
amount-discs = { $count ->
        [0] no discs
        [one] { $count } disc
       *[other] { $count } discs
    }

## Cards of the decks

card-brings = { $gains }
card-brings-nothing = nothing
card-brings-choice = any 1 resource
card-brings-mood = { $mood } mood

## Special cards

card-1 = Card 1 (Pasture)
    .text = Instead of the Pasture’s effect, the visitor gains { $mood } mood.
card-2 = Card 2 (Palace)
    .text = When you donate a crystal at the Palace, you may put it on any portrait instead. It counts as your disc until the end of the round.
card-3 = Card 3 (Field)
    .text = The Field produces any resource you choose.
card-4 = Card 4 (Brewery)
    .text = Instead of the Brewery’s effect, gain { $count ->
            [one] { $count } crystal
           *[other] { $count } crystals
        }.
card-5 = Card 5 (Warehouse)
    .text = At the Warehouse, you may exchange cubes and crystals { $count ->
            [one] once
           *[other] up to { $count } times
        }.
card-6 = Card 6 (Administration)
    .text = At the Administration, you may store your disc on this card. In a later turn of { $rounds ->
            [one] this round
           *[other] this round or the next
        }, you may place it as an extra disc.
card-7 = Card 7 (Spaceship)
    .text = After the Spaceship’s effect, you may remove one cube of each resource from the Warehouse to export one of them.
card-8 = Card 8 (Mine)
    .text = Instead of the Mine’s effect, advance { $steps ->
            [one] { $steps } space
           *[other] { $steps } spaces
        } on the wheel. The visitor loses { $mood } mood.
card-9 = Card 9 (Field Kitchen)
    .text = Before Lunch, you may lay down { $count ->
            [one] { $count } worker, who skips
           *[other] up to { $count } workers, who skip
        } Lunch.
card-10 = Card 10 (Lake)
    .text = At the Lake, you may take a discarded lake card instead of drawing one.
card-11 = Card 11 (Labour Camp)
    .text = At the Labour Camp, you may keep your disc. If you do, the visitor loses no mood.
card-12 = Card 12 (Barracks)
    .text = At the end of the Morning, you may move one of your discs to a worker in the Barracks.
card-13 = Card 13 (Shepherd)
    .text = You may use the Shepherd without moving him.
card-14 = Card 14 (Farmer)
    .text = The Farmer may enter an occupied location if every worker there is tired.
card-15 = Card 15 (Fisherman)
    .text = After a turn with the Fisherman, you may move another worker to an empty, open location. Nothing else happens there.
card-16 = Card 16 (Miner)
    .text = When the Miner produces anything but coal, you may produce one more of it. He then loses { $mood } mood.
card-17 = Card 17 (Commissar)
    .text = In a turn with the Commissar, you may also donate a crystal to the Palace, wherever she is.
card-18 = Card 18 (Bureaucrat)
    .text = The Bureaucrat may enter locations with a red token.

## Questions

question-over = Game over
question-wait = Waiting for { $seat }: { $step }
question-move = Choose a worker and a location
question-lunch = Choose a worker to send to the Field Kitchen
question-disc = Where does your disc go?
question-release = Also place the disc from card 6 on { $worker_the }?
question-replace = Use card { $number } instead of { $place_the }’s effect?
question-donate = Donate a crystal to the Palace?
question-swap = Pay 1 crystal to give one worker +1 mood and another −1?
question-exchange = Exchange at the Warehouse?
question-exchange-again = Exchange again?
question-rival = Move an opponent’s disc?
question-find = Choose a resource from the Spaceship
question-produce = Choose a resource to produce
question-four = Remove one cube of each resource to export one of them?
question-shuffle = Shuffle the discard pile into the lake deck first?
question-take = Take a discarded lake card instead of drawing?
question-pick = Choose a lake card
question-extra = Produce one more with card 16?
question-give = Donate a crystal to the Palace with card 17?
question-relocate = Move another worker with card 15?
question-rest = Use card 9 to lay down workers before Lunch?
question-shift = Use card 12 to move one of your discs to a worker in the Barracks?

step-move = worker and location
step-disc = placing the disc
step-release = disc stored on card 6
step-replace = use of a location card
step-donate = Palace donation
step-swap = mood shift
step-exchange = Warehouse exchange
step-rival = moving a disc
step-choose = choice of resource
step-four = export with card 7
step-shuffle = shuffling the lake deck
step-take = discarded lake card
step-pick = choice of lake card
step-extra = extra production
step-give = Palace donation (card 17)
step-relocate = moving a worker (card 15)
step-rest = laying down workers
step-shift = moving a disc to the Barracks
step-rules = next step

## Answers

choice-plain = { $lead }
choice-with = { $lead }: { $what }
choice-clauses = { $first }, { $next }
choice-other = { $action }

choice-move = { $worker } → { $place }
choice-stay = { $worker } stays { $place_at }
choice-disc = Place disc on { $worker_the }
choice-disc-card = Store disc on card 6
choice-disc-keep = Keep disc (card 11)
choice-release = Place the disc from card 6 on { $worker_the } too
choice-release-none = Leave it on card 6
choice-replace = Use card { $number }
choice-replace-none = Use the normal effect
choice-donate = Donate 1 crystal
choice-donate-portrait = Put 1 crystal on { $worker_the } (card 2)
choice-donate-none = Don’t donate
choice-swap = Pay 1 crystal
choice-swap-none = Don’t pay
choice-return = Return { $goods }
choice-buy = Pay 1 crystal
choice-exchange-none = Don’t exchange
choice-rival = Move { $seat_of } disc from { $from_the } to { $to_the }
choice-rival-none = Don’t move a disc
choice-choose = { $good }
choice-four = Remove one cube of each
choice-four-none = Keep the cubes
choice-shuffle = Shuffle first
choice-shuffle-none = Don’t shuffle
choice-take = Take “{ $card }”
choice-take-none = Draw from the deck
choice-pick = Use “{ $card }”
choice-extra = Use card 16
choice-extra-none = Don’t use card 16
choice-give = Donate 1 crystal (card 17)
choice-give-none = Don’t donate
choice-relocate = { $worker } → { $to }
choice-relocate-none = Don’t move anyone
choice-rest = Lay down { $workers_the }
choice-rest-none = Lay down no one
choice-shift = Move a disc from { $from_the } to { $to_the }
choice-shift-none = Don’t move a disc

clause-produce = +{ $goods }
clause-add = { $count ->
        [0] +{ $goods }
       *[other] +{ $goods } ({ $count } in the Warehouse)
    }
clause-used-up = no { $good_some } left in the supply
clause-export = export { $good_some } (+{ $points })
clause-objective = export { $good_some } for the objective (no points)
clause-steps = wheel +{ $count }
clause-wheel = wheel reward ({ $gains })
clause-crystals = +{ $crystals }
clause-disc-removed = −1 { $seat } disc ({ $count } left)
clause-mood-rises = mood +{ $by } (to { $mood })
clause-mood-falls = mood −{ $by } (to { $mood })
clause-mood-stays = mood unchanged
clause-other-rises = { $worker } mood +{ $by } (to { $mood })
clause-other-falls = { $worker } mood −{ $by } (to { $mood })
clause-other-stays = { $worker } mood stays at { $mood }
clause-donated = { $palace } at the Palace, { $left } left
clause-counts-as-disc = counts as your disc until the end of the round
clause-discs = { $left } left on { $from_the }, { $now } on { $to_the }
clause-odds = fish on { $count } of { $cards } cards
clause-rest = { $count ->
        [one] this worker skips Lunch
       *[other] these workers skip Lunch
    }
clause-draw-spaceship = draw a spaceship card
clause-draw-lake = draw a lake card
clause-draw-two = draw 2 lake cards, use 1
clause-may-donate = may donate a crystal
clause-may-swap = may pay a crystal to shift mood
clause-may-exchange = may exchange
clause-may-move = may move an opponent’s disc
clause-choose = choose a resource
clause-card = { $number }
clause-cards = { $cards_count ->
        [one] can use card { $cards }
       *[other] can use cards { $cards }
    }

## Buttons on the way to an answer

button-yes = Yes
button-no = No
button-none = Skip
button-done = Done
button-crystal = Crystal
button-side = { $seat }
button-mood-up = { $worker } +{ $by }
button-mood-down = { $worker } −{ $by }

## Events

event-round-begins = Round { $round }
event-round-ends = End of round { $round }: scoring
event-phase-begins = { $phase }: { $seat } starts
event-phase-ends = End { $phase_of }
event-first-player = First player: { $seat }
event-objective-drawn = Objectives: { $list }
event-autom-card = { $seat }: { $worker } card; next destinations: { $places }
event-moved = { $seat }: { $worker } → { $to }
event-stayed = { $seat }: { $worker } stays { $place_at }
event-relocated = { $seat }: { $worker } → { $to } (card 15)
event-laid-down = { $seat }: { $worker } skips Lunch (card 9)
event-disc-placed = { $seat }: disc on { $worker_the }
event-disc-stored = { $seat }: stores the disc on card 6
event-disc-kept = { $seat }: keeps the disc (card 11)
event-disc-released = { $seat }: disc from card 6 on { $worker_the }
event-disc-removed = { $seat }: −1 disc on { $worker_the }
event-disc-shifted = { $seat }: own disc, { $from } → { $to } (card 12)
event-rival-moved = { $seat }: { $owner_of } disc, { $from } → { $to }
event-effect-replaced = { $seat }: card { $number } instead of { $place_the }’s effect
event-mood-rises = { $worker }: mood +{ $by } (now { $mood })
event-mood-falls = { $worker }: mood −{ $by } (now { $mood })
event-mood-stays = { $worker }: mood stays at { $mood }
event-produced = { $seat }: +{ $goods }
event-added = { $seat }: +{ $goods } (Warehouse)
event-used-up = No { $good_some } left in the supply
event-returned = { $seat }: −{ $goods } (Warehouse)
event-exported = { $seat }: exports { $good_some }
event-four-exported = { $seat }: removes one cube of each and exports { $good_some }
event-objective-exported = Objective met: { $good_some } exported (no points)
event-wheel-turned = { $seat }: wheel +{ $count }
event-wheel-reward = { $seat }: wheel reward
event-crystals-gained = { $seat }: +{ $crystals }
event-crystal-paid = { $seat }: −1 crystal
event-donated = { $seat }: donates 1 crystal
event-crystal-placed = { $seat }: crystal on { $worker_the } (card 2)
event-spaceship-card = { $seat }: spaceship card ({ $card })
event-spaceship-shuffled = Spaceship deck reshuffled
event-lake-card = { $seat }: lake card ({ $card })
event-lake-taken = { $seat }: discarded lake card ({ $card })
event-lake-picked = { $seat }: uses the lake card ({ $card })
event-lake-shuffled = Lake deck reshuffled
event-mood-gained = { $seat }: +{ $points } ({ $worker } mood)
event-mood-lost = { $seat }: −{ $points } ({ $worker } mood)
event-missed-discs = { $seat }: −{ $points } (objective missed: Autom disc on { $worker_the })
event-missed-mood = { $seat }: −{ $points } (objective missed: { $worker } mood below { $mood })
event-missed-export = { $seat }: −{ $points } (objective missed: no { $good_some } exported)
event-points-gained = { $seat }: +{ $points } ({ $source_why })
event-points-lost = { $seat }: −{ $points } ({ $source_why })
event-game-over = Game over

## Refusals

reason-game-over = The game is over.
reason-not-your-turn = It’s { $seat_of } turn.
reason-not-asked = Decide this first: { $step }.
reason-tired = { CAP($worker_the) } is tired until the next phase.
reason-same-place = { CAP($worker_the) } is already { $place_at }.
reason-token = { CAP($place_the) } { $place_form ->
        [many] are
       *[one] is
    } closed { $phase_in } (red token).
reason-lunch-only = At Lunch, workers can only go to { $place_the }.
reason-kitchen-closed = { CAP($place_the) } is only open at Lunch.
reason-barracks-closed = { CAP($place_the) } are only open at Night.
reason-phase-closed = { CAP($place_the) } { $place_form ->
        [many] are
       *[one] is
    } closed in this phase.
reason-occupied = { CAP($place_the) } { $place_form ->
        [many] are
       *[one] is
    } occupied.
reason-no-card = You don’t have card { $number }.
reason-stay-closed = { CAP($place_the) } { $place_form ->
        [many] are
       *[one] is
    } closed now.
reason-no-crystal = You have no crystals.
reason-same-worker = Choose two different workers.
reason-no-cube = No { $good_some } in the Warehouse.
reason-no-mood-swap = The second exchange can’t change moods.
reason-supply-empty = No { $good_some } left in the supply.
reason-no-such-rival = Seat { $number } is empty.
reason-own-disc = You can only move opponents’ discs.
reason-no-disc = That player has no disc on { $worker_the }.
reason-no-own-disc = You have no disc on { $worker_the }.
reason-at-administration = { CAP($worker_the) } is { $place_at }: discs can’t move to or from that portrait.
reason-not-discarded = That card is not in the lake discard pile.
reason-not-produced = Card 16 can’t add { $good_some }: only a resource the Miner produced this turn, and never coal.
reason-visitor-stays = Card 15 moves another worker, not { $worker_the }.
reason-not-open = Card 15 needs an open location; { $place_the } { $place_form ->
        [many] are
       *[one] is
    } closed now.
reason-not-empty = Card 15 needs an empty location; someone is already { $place_at }.
reason-too-many = { $count ->
        [one] At most { $count } worker.
       *[other] At most { $count } workers.
    }
reason-not-in-barracks = { CAP($worker_the) } is not { $place_at }.

## Objectives of the solo game

objective-discs = no Autom disc on { $worker_the }
objective-mood = { $worker } mood { $mood } or more
objective-export = { $good_some } exported

## Where points come from

source-start = Start
    .why = start
source-wheel = Wheel
    .why = wheel
source-export = Exports
    .why = exports
source-mood = Mood
    .why = mood
source-palace = Palace
    .why = Palace
source-crystals = Crystals
    .why = crystals
source-objectives = Missed objectives
    .why = missed objectives
source-brewery = Brewery
    .why = Brewery
source-lunch = Lunch
    .why = Lunch
source-discs = Discs
    .why = discs

## Options

option-tokens = Blocked locations
option-tokens-fixed = First-game setup
option-tokens-random = Random
option-cards = Special cards
option-cards-off = None
option-cards-on = Two per player
option-first = First player
option-first-random = Random
option-first-1 = Seat 1
option-first-2 = Seat 2
option-first-3 = Seat 3
option-first-4 = Seat 4
option-colours = Player colours
option-colours-orange = { colour-orange }
option-colours-blue = { colour-blue }
option-colours-brown = { colour-brown }
option-colours-pink = { colour-pink }

## The board as text

board-round = Round { $round } of { $rounds }
board-turn = Turn { $turn } of { $turns }
board-last-round = Last round
board-last-turn = Last turn
board-over = Game over
board-won = { $winners_count ->
        [one] { $winners } wins.
       *[other] { $winners } share the win.
    }
board-name = { $name }
board-places = LOCATIONS
board-mood = mood
board-effect = effect
board-here = workers
board-legend = { $morning } Morning token · { $night } Night token · { $closed } closed now · { $crystal } crystal · (Name) tired
board-effect-palace = may donate { $crystal }
board-effect-brewery = may pay { $crystal }: mood +1/−1
board-effect-warehouse = may exchange
board-effect-administration = may move an opponent’s disc (Bureaucrat: +1 { $crystal })
board-effect-spaceship = draw a spaceship card
board-effect-lake = draw a lake card (Fisherman: 1 of 2)
board-effect-kitchen = Lunch only
board-effect-barracks = Night only
board-workers = WORKERS
board-mood-now = mood
board-leads = leads
board-where = where
board-goods = RESOURCES
board-warehouse = Warehouse
board-exports = export track
board-next-export = next export
board-supply = supply
board-export-wanted = objective first
board-players = PLAYERS
board-vp = VP
board-crystals = crystals
board-palace = Palace
board-discs = discs
board-wheel = wheel
board-first = first player
board-card = { $card }: { $card_text }
board-stored = (Disc stored.)
board-spaceship-deck = SPACESHIP DECK { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
board-lake-deck = LAKE DECK { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
board-discarded = · discarded: { $cards }
board-nothing = nothing
board-choice = any
board-cube = { $good_some }
board-objectives = OBJECTIVES (points lost if missed)
board-autom-next = Autom’s next destinations: { $places }; otherwise the nearest location { $direction }.
board-clockwise = clockwise
board-anticlockwise = anticlockwise
board-autom-workers = Autom’s worker priority: { $workers }.
board-autom-warehouse = Autom’s Warehouse priority: { $goods }.
board-autom-spaceship = Autom’s Spaceship priority: { $goods }.

## The page

page-phase-morning = Morning
page-phase-day1 = Day 1/2
page-phase-lunch = Lunch
page-phase-day2 = Day 2/2
page-phase-night = Night
page-export = Export
page-supply = Supply
page-wheel = Production wheel
page-cards = Special cards
page-objectives = Objectives
page-worker = { $worker }: { $place }
page-worker-tired = { $worker }, tired: { $place }
page-place = { $place }: { $what }
page-closed = closed
page-mood = mood { $mood }
page-of = { $worker } { $what }
page-does-palace = may donate a crystal; final ranking: { $ranks }
page-does-brewery = may pay a crystal: one worker +1 mood, another −1
page-does-warehouse = may exchange: cube → crystal, cube → mood +1/−1, crystal → cube
page-does-administration = may move an opponent’s disc; the Bureaucrat gains a crystal instead
page-does-spaceship = draw a spaceship card
page-does-lake = draw a lake card; the Fisherman draws 2 and uses 1
page-does-barracks = { $mood } mood at the end of the Morning for everyone still here
page-leaders = at the end of the round { $names }: { $points }
page-track-full = once the track is full, { $vp } each
page-wheel-title = Production wheel: each cube you produce advances you 1 space; passing the red area gives { $points } and { $crystals }
page-clauses = { $first }; { $next }
page-portrait = { $worker }: mood { $mood }
page-good = { $good }: { $stored } in the Warehouse, { $supply } in the supply, next export { $vp }
page-crystal-supply = Crystals: { $count } in the supply; at the end { $rate } of yours give 1 point
page-palace = { $name } at the Palace: { $crystals }
page-side = { $name } ({ $colour }): { $discs } left
page-side-plain = { $name } ({ $colour })
page-card = { $name }: { $card }. { $card_text }
page-card-text = { $card_text }
page-lead = leads { $points }
page-lead-solo = yours { $points }
page-deck = { $place }: { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
page-done = { $what }: done
page-not-done = { $what }: not done yet
page-number = { $count }
page-of-so-many = { $count }/{ $most }
page-stat-crystals = Crystals
page-stat-discs = Discs left
page-stat-wheel = Wheel
page-stat-palace = Palace
page-stat-card = Special card
page-stat-card-text = { $card }: { $card_text }
page-stat-card-stored = { $card }, disc stored: { $card_text }

# What a study asks.
study-card = Special card
study-sent = Most used worker
study-mood = Worker scored at the end of a round
study-exports = Exports
study-goods = Resources exported
study-donations = Crystals donated to the Palace

## On the shelf

about = Run a secret Soviet settlement on another planet together, and score more than the others: exports, happy workers and crystals count.
about-time = 30–45 min
about-weight = Medium complexity
about-fair = Fair shuffle
preset-first = Fixed closures, no special cards.
preset-standard = Closures at random, no special cards.
preset-everything = Closures at random and special cards.
option-tokens-fixed-how = The same six locations are closed in the Morning or at Night, every time.
option-tokens-random-how = Six locations drawn at random are closed in the Morning or at Night.
option-cards-off-how = Every player has the same possibilities.
option-cards-on-how = Each player gets a location card and a worker card with powers of their own. For 2–4 players.
option-first-how = Who takes the first turn. The seat must be in the game.
