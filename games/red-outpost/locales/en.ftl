# Red Outpost in English.

## Workers

worker-shepherd = Shepherd
    .the = the shepherd
    .of = the shepherd’s
    .gender = m
worker-farmer = Farmer
    .the = the farmer
    .of = the farmer’s
    .gender = f
worker-fisherman = Fisherman
    .the = the fisherman
    .of = the fisherman’s
    .gender = m
worker-miner = Miner
    .the = the miner
    .of = the miner’s
    .gender = m
worker-commissar = Commissar
    .the = the commissar
    .of = the commissar’s
    .gender = f
worker-bureaucrat = Bureaucrat
    .the = the bureaucrat
    .of = the bureaucrat’s
    .gender = f

## Locations

location-pasture = Pasture
    .the = the Pasture
    .at = on the Pasture
    .form = one
location-palace = Palace
    .the = the Palace
    .at = at the Palace
    .form = one
location-field = Field
    .the = the Field
    .at = on the Field
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

## Goods, phases, colours, the rival of the solo game

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
phase-day1 = Day, first half
    .in = in the first half of the Day
    .of = of the first half of the Day
phase-lunch = Lunch
    .in = at Lunch
    .of = of Lunch
phase-day2 = Day, second half
    .in = in the second half of the Day
    .of = of the second half of the Day
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
        [0] no disc
        [one] { $count } disc
       *[other] { $count } discs
    }

## Cards of the decks

card-brings = { $gains }
card-brings-nothing = nothing
card-brings-choice = 1 cube of your choice
card-brings-mood = { $mood } mood

## Special cards

card-1 = Card 1, Pasture
    .text = Instead of what the Pasture does, the visitor gains { $mood } mood.
card-2 = Card 2, Palace
    .text = A crystal donated at the Palace may go on a portrait instead, where it counts as your disc until the end of the round.
card-3 = Card 3, Field
    .text = The Field produces a cube of whatever good you choose.
card-4 = Card 4, Brewery
    .text = Instead of what the Brewery does, take { $count ->
            [one] { $count } crystal
           *[other] { $count } crystals
        }.
card-5 = Card 5, Warehouse
    .text = Exchange cubes and crystals up to { $count } times in one visit.
card-6 = Card 6, Administration
    .text = At the Administration your disc may go on this card; in a later turn of { $rounds ->
            [one] this round
           *[other] this round or the next
        } you may place it as a second disc.
card-7 = Card 7, Spaceship
    .text = After the Spaceship you may give up one cube of each good from the Warehouse and export one of the four.
card-8 = Card 8, Mine
    .text = Instead of what the Mine does, advance { $steps } spaces on the wheel; the visitor loses { $mood } mood.
card-9 = Card 9, Field Kitchen
    .text = Before Lunch you may lay down up to { $count } workers; they miss Lunch.
card-10 = Card 10, Lake
    .text = At the Lake you may take a discarded lake card in place of one you would draw.
card-11 = Card 11, Labour Camp
    .text = Keep your disc back at the Labour Camp, and the visitor loses no mood there.
card-12 = Card 12, Barracks
    .text = When the Morning ends you may move one of your discs to a worker who is in the Barracks.
card-13 = Card 13, Shepherd
    .text = You may use the shepherd where he stands, without moving him.
card-14 = Card 14, Farmer
    .text = The farmer may go where others already are, if all of them are tired.
card-15 = Card 15, Fisherman
    .text = After your turn with the fisherman you may move another worker to an empty open place; nothing else happens there.
card-16 = Card 16, Miner
    .text = When the miner produces anything but coal, you may produce one more of it; he then loses { $mood } mood.
card-17 = Card 17, Commissar
    .text = In a turn with the commissar you may also donate a crystal to the Palace, wherever she is.
card-18 = Card 18, Bureaucrat
    .text = The bureaucrat may enter places with a red token.

## Questions

question-over = The game is over.
question-wait = { $seat } decides { $step }.
question-move = Choose a worker to send, and where.
question-lunch = Choose a worker to send to Lunch.
question-disc = What do you do with your disc for { $worker_the }?
question-release = Will you also put the disc from card 6 on { $worker_of } portrait?
question-replace = Will you use card { $number } instead of what { $place_the } does?
question-donate = Will you donate a crystal to the Palace?
question-swap = Will you pay a crystal to lift one worker’s mood and lower another’s?
question-exchange = What will you exchange at the Warehouse?
question-exchange-again = Will you exchange once more?
question-rival = Will you move another player’s disc?
question-find = Which good do you take from the wreck?
question-produce = Which good do you produce on the Field?
question-four = Will you give up one cube of each good to export one of them?
question-shuffle = Will you shuffle the lake’s discard pile back into the deck before you draw?
question-take = Will you take a discarded lake card in place of a draw?
question-pick = Which of the two lake cards do you use?
question-extra = Will the miner produce one more cube?
question-give = Will you donate a crystal to the Palace with card 17?
question-relocate = Will you move another worker with card 15?
question-rest = Which workers do you lay down before Lunch?
question-shift = Will you move one of your discs to a worker in the Barracks?

step-move = which worker to send, and where
step-disc = where the disc goes
step-release = whether to place the disc from card 6
step-replace = whether to use a card instead of what the place does
step-donate = whether to donate a crystal
step-swap = whether to pay a crystal to shift moods
step-exchange = what to exchange at the Warehouse
step-rival = whether to move another player’s disc
step-choose = which good to choose
step-four = whether to export one of four goods
step-shuffle = whether to shuffle the lake cards
step-take = whether to take a discarded lake card
step-pick = which lake card to use
step-extra = whether the miner produces one more
step-give = whether to donate a crystal with card 17
step-relocate = whether to move another worker with card 15
step-rest = who lies down before Lunch
step-shift = whether to move a disc to the Barracks
step-rules = what the rules say comes next

## Answers

choice-plain = { $lead }.
choice-with = { $lead }: { $what }.
choice-clauses = { $first }, { $next }
choice-other = { $action }

choice-move = Send { $worker_the } to { $place_the }
choice-stay = Use { $worker_the } where { $worker_gender ->
        [f] she
       *[m] he
    } is, { $place_at }
choice-disc = Put your disc on { $worker_of } portrait
choice-disc-card = Put your disc on card 6 for a later turn
choice-disc-keep = Keep your disc with card 11
choice-release = Put the disc from card 6 on { $worker_of } portrait too
choice-release-none = Leave the disc on card 6
choice-replace = Use card { $number } instead
choice-replace-none = Do what { $place_the } { $place_form ->
        [many] do
       *[one] does
    }
choice-donate = Donate 1 crystal to the Palace
choice-donate-portrait = Put 1 crystal on { $worker_of } portrait with card 2
choice-donate-none = Donate nothing
choice-swap = Pay 1 crystal
choice-swap-none = Pay nothing and leave the moods as they are
choice-return = Return { $goods } from the Warehouse
choice-buy = Pay 1 crystal
choice-exchange-none = Exchange nothing
choice-rival = Move one of { $seat_of } discs from { $from_the } to { $to_the }
choice-rival-none = Leave the discs where they are
choice-choose = Choose { $good_some }
choice-four = Give up one cube of each good
choice-four-none = Keep the goods in the Warehouse
choice-shuffle = Shuffle the discard pile back first
choice-shuffle-none = Draw from the deck as it is
choice-take = Take the discarded card “{ $card }”
choice-take-none = Draw from the deck
choice-pick = Use the card “{ $card }”
choice-extra = Use card 16
choice-extra-none = Produce no more
choice-give = Donate 1 crystal to the Palace with card 17
choice-give-none = Donate nothing
choice-relocate = Move { $worker_the } from { $from_the } to { $to_the }
choice-relocate-none = Move nobody
choice-rest = Lay down { $workers_the }
choice-rest-none = Lay down nobody
choice-shift = Move one of your discs from { $from_the } to { $to_the }
choice-shift-none = Leave your discs where they are

clause-produce = produces { $goods }
clause-add = { $count ->
        [0] adds { $goods } to the Warehouse
       *[other] adds { $goods } to the Warehouse, which then has { $count }
    }
clause-used-up = the supply has no { $good_some } left
clause-export = exports { $good_some } for { $points }
clause-objective = exports { $good_some } and fulfils the objective, without points
clause-steps = moves { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    } on the wheel
clause-wheel = the wheel pays { $gains }
clause-crystals = gains { $crystals }
clause-disc-removed = removes 1 of { $seat_of } discs ({ $count } left)
clause-mood-rises = { $worker_gender ->
        [f] her
       *[m] his
    } mood rises by { $by } to { $mood }
clause-mood-falls = { $worker_gender ->
        [f] her
       *[m] his
    } mood falls by { $by } to { $mood }
clause-mood-stays = mood unchanged
clause-other-rises = { $worker_of } mood rises by { $by } to { $mood }
clause-other-falls = { $worker_of } mood falls by { $by } to { $mood }
clause-other-stays = { $worker_of } mood stays at { $mood }
clause-donated = you then have { $palace } there and { $left } left
clause-counts-as-disc = it counts as one of your discs at the end of this round
clause-discs = then { $seat } has { $left } on { $from_the } and { $now } on { $to_the }
clause-own-discs = then you have { $left } on { $from_the } and { $now } on { $to_the }
clause-odds = { $count } of { $cards } cards { $count ->
        [one] has
       *[other] have
    } fish
clause-rest = { $count ->
        [one] this worker misses
       *[other] these workers miss
    } Lunch
clause-draw-spaceship = then you draw a spaceship card
clause-draw-lake = then you draw a lake card
clause-draw-two = then you draw two lake cards and use one
clause-may-donate = then you may donate a crystal
clause-may-swap = then you may pay a crystal to shift moods
clause-may-exchange = then you may exchange cubes and crystals
clause-may-move = then you may move another player’s disc
clause-choose = then you choose which good to produce
clause-card = { $number }
clause-cards = { $cards_count ->
        [one] card { $cards } may be used
       *[other] cards { $cards } may be used
    }

## Buttons on the way to an answer

button-yes = Yes
button-no = No
button-none = Nothing
button-done = Done
button-crystal = Crystal
button-side = { $seat }
button-mood-up = { $worker } +{ $by }
button-mood-down = { $worker } −{ $by }

## Events

event-round-begins = Round { $round } begins.
event-round-ends = Round { $round } is over and is scored.
event-phase-begins = { $phase }: { $seat } begins.
event-phase-ends = End { $phase_of }: everyone stands up.
event-first-player = The first-player token goes to { $seat }.
event-objective-drawn = New objectives: { $list }.
event-autom-card = { $seat_of } new card shows { $worker_the }; its next goals in order: { $places_the }.
event-moved = { $seat } sends { $worker_the } from { $from_the } to { $to_the }.
event-stayed = { $seat } uses { $worker_the } where { $worker_gender ->
        [f] she
       *[m] he
    } is, { $place_at }.
event-relocated = { $seat } moves { $worker_the } from { $from_the } to { $to_the } with card 15.
event-laid-down = { $seat } lays { $worker_the } down before Lunch with card 9.
event-disc-placed = { $seat } puts a disc on { $worker_of } portrait.
event-disc-stored = { $seat } puts the disc on card 6.
event-disc-kept = { $seat } keeps the disc with card 11.
event-disc-released = { $seat } puts the disc from card 6 on { $worker_of } portrait.
event-disc-removed = One of { $seat_of } discs leaves { $worker_of } portrait.
event-disc-shifted = { $seat } moves a disc from { $from_the } to { $to_the } with card 12.
event-rival-moved = { $seat } moves one of { $owner_of } discs from { $from_the } to { $to_the }.
event-effect-replaced = { $seat } uses card { $number } instead of what { $place_the } does.
event-mood-rises = { CAP($worker_of) } mood rises by { $by } to { $mood }.
event-mood-falls = { CAP($worker_of) } mood falls by { $by } to { $mood }.
event-mood-stays = { CAP($worker_of) } mood stays at { $mood }.
event-produced = { $seat } produces { $goods }.
event-added = { $seat } adds { $goods } to the Warehouse.
event-used-up = The supply has no { $good_some } left.
event-returned = { $seat } returns { $goods } from the Warehouse.
event-exported = { $seat } exports { $good_some }.
event-four-exported = { $seat } gives up one cube of each good and exports { $good_some }.
event-objective-exported = The objective to export { $good_some } is fulfilled, without points.
event-wheel-turned = { $seat } advances { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    } on the wheel.
event-wheel-reward = { $seat } crosses the reward area of the wheel.
event-crystals-gained = { $seat } gains { $crystals }.
event-crystal-paid = { $seat } pays 1 crystal.
event-donated = { $seat } donates 1 crystal to the Palace.
event-crystal-placed = { $seat } puts a crystal on { $worker_of } portrait with card 2.
event-spaceship-card = { $seat } draws a spaceship card: { $card }.
event-spaceship-shuffled = The spaceship deck is shuffled anew.
event-lake-card = { $seat } draws a lake card: { $card }.
event-lake-taken = { $seat } takes a discarded lake card: { $card }.
event-lake-picked = { $seat } uses the lake card “{ $card }”.
event-lake-shuffled = The lake deck is shuffled anew.
event-mood-gained = { CAP($worker_of) } mood is worth { $points } to { $seat }.
event-mood-lost = { CAP($worker_of) } mood costs { $seat } { $points }.
event-missed-discs = Objective missed: an Autom disc still lies on { $worker_of } portrait; { $seat } loses { $points }.
event-missed-mood = Objective missed: { $worker_of } mood is below { $mood }; { $seat } loses { $points }.
event-missed-export = Objective missed: no { $good_some } exported; { $seat } loses { $points }.
event-points-gained = { $seat } gains { $points } ({ $source }).
event-points-lost = { $seat } loses { $points } ({ $source }).
event-game-over = The game is over.

## Refusals

reason-game-over = The game is over.
reason-not-your-turn = It is { $seat_of } turn.
reason-not-asked = Another question comes first: { $step }.
reason-tired = { CAP($worker_the) } is tired: { $worker_gender ->
        [f] she
       *[m] he
    } was already used in this phase.
reason-same-place = { CAP($worker_the) } is already { $place_at }.
reason-token = { CAP($place_the) } { $place_form ->
        [many] are
       *[one] is
    } closed { $phase_in }: a red token lies there.
reason-lunch-only = At Lunch everyone goes to { $place_the }.
reason-kitchen-closed = { CAP($place_the) } opens at Lunch only.
reason-barracks-closed = { CAP($place_the) } open at Night only.
reason-phase-closed = { CAP($place_the) } { $place_form ->
        [many] are
       *[one] is
    } closed in this phase.
reason-occupied = Another worker is already { $place_at }.
reason-no-card = You do not have card { $number }.
reason-stay-closed = { CAP($worker_the) } cannot work { $place_at }: closed now.
reason-no-crystal = You have no crystal.
reason-same-worker = Choose two different workers.
reason-no-cube = The Warehouse has no { $good_some }.
reason-no-mood-swap = Moods cannot be part of a second exchange.
reason-supply-empty = The supply has no { $good_some } left.
reason-no-such-rival = Nobody sits at seat { $number }.
reason-own-disc = Only other players’ discs may be moved.
reason-no-disc = No such disc lies on { $worker_of } portrait.
reason-no-own-disc = You have no disc on { $worker_of } portrait.
reason-at-administration = { CAP($worker_the) } is { $place_at }: discs neither leave nor reach { $worker_gender ->
        [f] her
       *[m] his
    } portrait.
reason-not-discarded = That card is not in the lake’s discard pile.
reason-not-produced = Card 16 does not repeat { $good_some }: only what the miner produced in this turn, and never coal.
reason-visitor-stays = { CAP($worker_the) } stays where { $worker_gender ->
        [f] she
       *[m] he
    } is.
reason-not-open = Card 15 leads only to an open place, and { $place_the } { $place_form ->
        [many] are
       *[one] is
    } closed now.
reason-not-empty = Card 15 leads only to an empty place, and there is already someone { $place_at }.
reason-too-many = { $count ->
        [one] No more than { $count } worker.
       *[other] No more than { $count } workers.
    }
reason-not-in-barracks = { CAP($worker_the) } is not { $place_at }.

## Objectives of the solo game

objective-discs = no Autom disc on { $worker_the }
objective-mood = mood { $mood } or more for { $worker_the }
objective-export = export of { $good_some }

## Where points come from

source-start = Start
source-wheel = Wheel
source-export = Exports
source-mood = Moods
source-palace = Palace
source-crystals = Crystals
source-objectives = Objectives missed
source-brewery = Brewery
source-lunch = Lunch
source-discs = Discs on portraits

## Options

option-tokens = Closed places
option-tokens-fixed = as recommended for a first game
option-tokens-random = at random
option-cards = Special cards
option-cards-off = none
option-cards-on = two for each player
option-first = First player
option-first-random = at random
option-first-1 = seat 1
option-first-2 = seat 2
option-first-3 = seat 3
option-first-4 = seat 4
option-colours = Colours, one for each player
option-colours-orange = { colour-orange }
option-colours-blue = { colour-blue }
option-colours-brown = { colour-brown }
option-colours-pink = { colour-pink }

## The board as text

board-round = Round { $round } of 2
board-turn = Turn { $turn } of { $turns }
board-over = Game over
board-won = { $winners_count ->
        [one] { $winners } wins.
       *[other] { $winners } share the victory.
    }
board-name = { $name }
board-places = PLACES
board-mood = mood
board-effect = what it does
board-here = who is there
board-legend = { $morning } Morning token · { $night } Night token · { $closed } closed now · { $crystal } crystal · (Name) tired
board-effect-palace = may donate { $crystal }
board-effect-brewery = may pay { $crystal }: +1 and −1
board-effect-warehouse = may exchange
board-effect-administration = may move a rival’s disc (Bureaucrat takes { $crystal })
board-effect-spaceship = a spaceship card
board-effect-lake = a lake card (Fisherman chooses 1 of 2)
board-effect-kitchen = Lunch only
board-effect-barracks = Night only
board-workers = WORKERS
board-mood-now = mood
board-leads = scores now
board-where = where
board-goods = GOODS
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
board-stored = (Holds a disc.)
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
board-choice = choice
board-cube = { $good_some }
board-objectives = OBJECTIVES, and the points lost if missed
board-autom-next = Autom goes next to: { $places }, else to the nearest place { $direction }.
board-clockwise = clockwise
board-anticlockwise = anticlockwise
board-autom-workers = Workers it prefers: { $workers }.
board-autom-warehouse = Cubes it returns from the Warehouse: { $goods }.
board-autom-spaceship = Cubes it takes from the Spaceship: { $goods }.

## The page

page-phase-morning = Morning
page-phase-day1 = Day 1
page-phase-lunch = Lunch
page-phase-day2 = Day 2
page-phase-night = Night
page-export = Export
page-supply = Supply
page-wheel = Production
page-cards = Special cards
page-objectives = Objectives
page-worker = { $worker }: { $place }
page-worker-tired = { $worker }, tired: { $place }
page-place = { $place }: { $what }
page-closed = closed now
page-mood = mood { $mood }
page-of = { $worker } { $what }
page-does-palace = you may donate a crystal
page-does-brewery = you may pay a crystal: +1 mood for one worker, −1 for another
page-does-warehouse = you may exchange a cube for a crystal or for moods, or a crystal for a cube
page-does-administration = you may move another player’s disc; the Bureaucrat takes a crystal instead
page-does-spaceship = draw a spaceship card
page-does-lake = draw a lake card; the Fisherman draws two and chooses one
page-does-barracks = { $mood } mood at the end of Morning for everyone still here
page-portrait = { $worker }: mood { $mood }
page-good = { $good }: { $stored } in the Warehouse, { $supply } in the supply; the next export brings { $vp }
page-crystal-supply = Crystals: { $count } in the supply
page-palace = { $name } at the Palace: { $crystals }
page-side = { $name }, { $colour }: { $discs } left
page-side-plain = { $name }, { $colour }
page-card = { $name }: { $card }. { $card_text }
page-deck = { $place }: { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
page-done = { $what }: fulfilled
page-not-done = { $what }: not yet fulfilled
page-number = { $count }
page-of-so-many = { $count } of { $most }
page-stat-crystals = Crystals
page-stat-discs = Discs left
page-stat-wheel = Wheel
page-stat-palace = Palace
page-stat-card = Special card
page-stat-card-name = { $card }
page-stat-card-stored = { $card } (holds a disc)

# What a study asks.
study-card = Special card
study-sent = Worker sent most often
study-mood = Worker scored at the end of a day
study-exports = Exports
study-goods = Goods exported
study-donations = Crystals donated to the Palace
