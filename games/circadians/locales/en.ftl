# Circadians: First Light in English.

## Resources and amounts

resource-water = water
resource-algae = algae
resource-energy = energy
resource-gem = gems

amount-water = { $count } water
amount-algae = { $count } algae
amount-energy = { $count } energy
amount-gem = { $count ->
        [one] { $count } gem
       *[other] { $count } gems
    }
amount-dice = { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
amount-contracts = { $count ->
        [one] { $count } contract
       *[other] { $count } contracts
    }
amount-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
amount-list = { $list }
amount-nothing = nothing
plus = +{ $amount }
minus = −{ $amount }
either = { $first } or { $second }
rate = { $give } for { $get }
value = { $value }
side = { $seat }

## Places

location-headquarters = Headquarters
    .the = Headquarters
    .to = to Headquarters
    .at = at Headquarters
location-mining-camp = Mining Camp
    .the = the Mining Camp
    .to = to the Mining Camp
    .at = at the Mining Camp
location-laboratory = Laboratory
    .the = the Laboratory
    .to = to the Laboratory
    .at = at the Laboratory
location-foundry = Foundry
    .the = the Foundry
    .to = to the Foundry
    .at = at the Foundry
location-market = Market
    .the = the Market
    .to = to the Market
    .at = at the Market
location-academy = Academy
    .the = the Academy
    .to = to the Academy
    .at = at the Academy
location-control-room = Control Room
    .the = the Control Room
    .to = to the Control Room
    .at = in the Control Room
location-negotiations = Negotiations
    .the = the Negotiations Board
    .to = to the Negotiations Board
    .at = at the Negotiations Board
location-depository = Depository
    .the = the Depository
    .to = to the Depository
    .at = at the Depository

place-headquarters = Headquarters { $number }
    .at = at Headquarters, space { $number }
    .to = to Headquarters, space { $number }
    .from = from Headquarters, space { $number }
place-garage = garage { $number }
    .at = in garage { $number }
    .to = to garage { $number }
    .from = from garage { $number }
place-farm = farm { $number }
    .at = on farm { $number }
    .to = to farm { $number }
    .from = from farm { $number }
place-supply = supply
    .at = in the supply
    .to = to the supply
    .from = from the supply
place-cantina = cantina ({ $value })
    .at = in the cantina
    .to = to the cantina
    .from = from the cantina
place-station = { $location } { $number }
    .at = at { $location_the }, space { $number }
    .to = to { $location_the }, space { $number }
    .from = from { $location_the }, space { $number }
place-negotiations = { $faction }, row { $row }
    .at = with { $faction }, row { $row }
    .to = to { $faction }, row { $row }
    .from = from { $faction }, row { $row }
place-depository = Depository { $value }, row { $row }
    .at = at Depository { $value }, row { $row }
    .to = to Depository { $value }, row { $row }
    .from = from Depository { $value }, row { $row }

hex-field = hex ({ $found })
    .the = the hex with { $found }
    .to = to the hex with { $found }
hex-cache = gem cache { $number }
    .the = gem cache { $number }
    .to = to gem cache { $number }

die-value = a { $value }
    .the = the { $value }
    .short = { $value }
die-sal = Sal
    .the = Sal
    .short = Sal

faction-leyrien = Leyrien
faction-zcharo = Zcharo
faction-jrayek = Jrayek

direction-ne = north-east
direction-e = east
direction-se = south-east
direction-sw = south-west
direction-w = west
direction-nw = north-west

stage-leaders = Setup: leaders
stage-picks = Setup: choose leaders
stage-bans = Setup: remove leaders
stage-second-picks = Setup: choose second leaders
stage-start-ship = Setup: Jakob’s ship
stage-draft = Setup: contract draft
stage-solo-discard = Setup: contracts
stage-event = Plan: event
stage-assign = Plan: assign dice
stage-headquarters = Execute: Headquarters dice
stage-garages = Execute: garage dice
stage-harvest = Harvest
stage-harvest-end = End of Harvest
stage-rest = Rest
stage-over = Game over

rival-easy = Easy AI
    .of = Easy AI’s
rival-xiao = Xiao
    .of = Xiao’s
rival-hard = Hard AI
    .of = Hard AI’s
rival-expert = Expert AI
    .of = Expert AI’s

## Leaders

leader-akira = Akira Hope
    .text = Dice showing { $most } or less count as 6 { $mines ->
        [0] on farms
       *[other] on farms and at the Mining Camp
    }.
leader-bjorg = Bjorg
    .text = Gain Sal, a crew member who counts as a { $value } every round but can’t go to the Depository or the Negotiations Board.
leader-dan = Dan Gautama
    .text = After each delivery, also gain the reward of another Depository row.
leader-jakob = Jakob Olander
    .text = Gain a free ship with { $everywhere ->
        [0] each farm from the Laboratory
       *[other] each farm you gain
    }.
leader-lysias = Lysias James
    .text = You may turn each setback into its positive counterpart.
leader-naira = Naira Sol
    .text = Your garages cost no algae.
leader-renzo = Renzo Nolan
    .text = Each round, reveal an event of your own and play by it or by the common one. If you choose the common one, gain { $amount }.
leader-roslyn = Roslyn Ashford
    .text = Each Rest, gain { $dice } if you have fewer than { $limit }.
leader-sable = Sable Lesedi
    .text = After each Harvest, you may move your harvester one hex.
leader-sunari = Sunari
    .text = Start with a unique farm. { $farm_text }
leader-troy = Troy Sullivan
    .text = Negotiations cost you { $algae }, { $energy } or { $gem } less.
leader-ul-kah-tal = Ul Kah Tal
    .text = Start with a unique ship. { $ship_text }
leader-zapporah = Zapporah
    .text = Roll dice gained in the Execute phase at once, together if gained together. You may put them on your empty farms.
leader-zoey = Zoey Ashford
    .text = Draw { $contracts } more after the draft. You may fulfil two contracts with one die.

## Contracts

contract-algae-cells = Algae Cells
contract-alien-relic = Alien Relic
contract-archive = Archive
contract-aqua-cannon = Aqua Cannon
contract-aqua-pack = Aqua Pack
contract-captains-hat = Captain’s Hat
contract-engineer-bot = Engineer Bot
contract-fuel-refiner = Fuel Refiner
contract-grogg = Grogg
contract-hydraulic-core = Hydraulic Core
contract-ice-stones = Ice Stones
contract-id-badge = ID Badge
contract-jakhaw = Jakhaw
contract-jrayek-armour = Jrayek Armour
contract-jrayek-drill = Jrayek Drill
contract-jrayek-pump = Jrayek Pump
contract-jrayek-shield = Jrayek Shield
contract-karvyk = Karvyk
contract-ledger = Ledger
contract-leyrien-armour = Leyrien Armour
contract-leyrien-basket = Leyrien Basket
contract-leyrien-sceptre = Leyrien Sceptre
contract-leyrien-scythe = Leyrien Scythe
contract-security-codes = Security Codes
contract-security-drone = Security Drone
contract-sleep-capsules = Sleep Capsules
contract-soda-supply = Soda Supply
contract-spare-parts = Spare Parts
contract-uxolotyl = Uxolotyl
contract-worker-drone = Worker Drone
contract-yeki = Yeki
contract-zcarpi = Zcarpi
contract-zcharo-armour = Zcharo Armour
contract-zcharo-beacon = Zcharo Beacon
contract-zcharo-flyer = Zcharo Flyer
contract-zcharo-lamp = Zcharo Lamp

effect-discount = Pay { $amount } less { $location_at }.
effect-discount-contracts = Pay { $amount } less for contracts.
effect-discount-any = Pay { $count } less { $location_at }, in any resource.
effect-gain = Gain { $amount } when you send a die { $location_to }.
effect-gain-first = Gain { $amount } when you send a die { $location_to }, before trading.
effect-gain-with = Gain { $amount } when you negotiate with { $faction }.
effect-draw = Draw { $contracts } when you send a die { $location_to }.
effect-draw-fulfilling = Draw { $contracts } when you deliver to the Depository.
effect-ignore-setbacks = You may ignore setbacks.
effect-points = Game end: { $points } per { $what }.

count-negotiations = { $per ->
        [1] die of yours
       *[other] { $per } dice of yours
    } at the Negotiations Board
count-faction = { $per ->
        [1] die of yours
       *[other] { $per } dice of yours
    } with { $faction }
count-depository = { $per ->
        [1] die of yours
       *[other] { $per } dice of yours
    } at the Depository
count-dice = { $per ->
        [1] die
       *[other] { $per } dice
    } in your supply and at Headquarters
count-hand = { $per ->
        [1] contract
       *[other] { $per } contracts
    } left in hand
count-in-game = { $per ->
        [1] fulfilled contract
       *[other] { $per } fulfilled contracts
    } with an in-game ability
count-end-game = { $per ->
        [1] fulfilled contract
       *[other] { $per } fulfilled contracts
    } with an end-game bonus (including this one)
count-ships = { $per ->
        [1] ship tile
       *[other] { $per } ship tiles
    }
count-farms = { $per ->
        [1] farm tile
       *[other] { $per } farm tiles
    }
count-goods = { $amount } left

## Event cards

card-end-of-an-era = End of an Era
    .text = Last round. No other effect.
card-water-tax = Water Tax
    .text = Headquarters gives neither water nor contracts.
card-bureaucracy = Bureaucracy
    .text = Each die sent costs { $amount } more.
card-dust-storm = Dust Storm
    .text = The Control Room costs { $amount } more.
card-rockfall = Rockfall
    .text = Mining Camp targets are { $count } higher.
card-strained-relations = Strained Relations
    .text = Each negotiation costs { $amount } more.
card-open-market = Open Market
    .text = Each Market die allows { $count } more trades.
card-recruitment-drive = Recruitment Drive
    .text = The Academy gives { $dice } more.
card-rich-veins = Rich Veins
    .text = The Mining Camp gives { $amount } more.
card-clear-skies = Clear Skies
    .text = The Control Room costs { $amount } less.
card-scrap-surplus = Scrap Surplus
    .text = The Foundry costs { $amount } less.
card-algal-bloom = Algal Bloom
    .text = The Laboratory costs { $amount } less.
card-warm-welcome = Warm Welcome
    .text = Each negotiation gains { $amount }.
card-express-freight = Express Freight
    .text = Each delivery to the Depository draws { $contracts }.
card-bumper-season = Bumper Season
    .text = The planet yields { $amount } more for everyone.
card-spare-fuel = Spare Fuel
    .text = Each garage costs { $amount } less.

## Tiles

ship-flip = Flipper
    .the = the Flipper
    .text = You may flip the die to its opposite side.
ship-plus-two = Booster +2
    .the = the Booster +2
    .text = You may raise the die by up to { $count }.
ship-plus-minus-one = Tuner ±1
    .the = the Tuner ±1
    .text = You may change the die by ±{ $count }.
ship-no-algae = Solar Sailer
    .the = the Solar Sailer
    .text = The garage costs no algae.
ship-water-discount = Tanker
    .the = the Tanker
    .text = The die’s action costs up to { $amount } less.
ship-energy-discount = Saver
    .the = the Saver
    .text = The die’s action costs { $amount } less.
ship-two-points = Flagship
    .the = the Flagship
    .text = { $points } at the end of the game.
ship-ul-kah-tal = Ul Kah Tal’s Ship
    .the = Ul Kah Tal’s Ship
    .text = The garage costs no algae, you may flip the die, and its action costs up to { $amount } less.

farm-water = Water Farm
    .the = the Water Farm
    .text = { $amount } each Harvest, no die needed.
farm-algae = Algae Farm
    .the = the Algae Farm
    .text = { $amount } each Harvest, no die needed.
farm-energy = Energy Farm
    .the = the Energy Farm
    .text = { $amount } each Harvest, no die needed.
farm-gem = Gem Farm
    .the = the Gem Farm
    .text = { $amount } each Harvest, needs a 6.
farm-dice = Dice Farm
    .the = the Dice Farm
    .text = { $amount } each Harvest, needs a 6.
farm-table = Mixed Farm
    .the = the Mixed Farm
    .text = { $first } or { $second } each Harvest, by the value of its die.
farm-trades = Trading Farm
    .the = the Trading Farm
    .text = Up to { $count } trades each Harvest.
farm-points = Prize Farm
    .the = the Prize Farm
    .text = { $points } at the end of the game.
farm-sunari = Sunari’s Farm
    .the = Sunari’s Farm
    .text = { $amount } each Harvest, no die needed.
farm-booster = Booster +{ $count }
farm-starting = { $first } or { $second }

## Incidents, rewards, abilities

condition-sum = column total { $count }+
condition-same = { $count ->
        [one] new die equal to another in its column
       *[other] new die equal to { $count } others in its column
    }
condition-equal = any { $count } equal dice in the column

penalty-contracts = discard { $contracts }
penalty-die = lose { $dice }
penalty-gem = lose { $amount }
penalty-back = move the harvester back
penalty-ship = lose a ship
penalty-farm = lose a farm

reward-hex = harvest your hex
    .brief = harvest your hex
reward-gain = gain { $amount }
    .brief = gain { $amount }
reward-move = move the harvester
    .brief = move the harvester
reward-ship = gain a ship
    .brief = gain a ship
reward-farm = gain a farm
    .brief = gain a farm
reward-contracts = draw { $contracts }
    .brief = draw { $contracts }

ability-set-die = set one of your dice
    .brief = set one of your dice
ability-draw = draw { $draw }, then discard { $discard }
    .brief = draw { $count }, discard { $discard }
ability-trades = trade up to { $count } times
    .brief = trade up to { $count } times
ability-reveal = reveal a gem cache and gain { $amount }
    .brief = reveal a cache, +{ $amount }

scheme = { $value }: { $first }; else { $second }; else { $third }
scheme-faction = { $faction }
scheme-location = { $location }
scheme-gems = { $location } (+{ $amount })

## Questions

question-over = Game over
question-wait = Waiting for { $seats }: { $step }
question-sealed = Choice confirmed. Waiting for { $seats }
question-leader = Choose a leader
question-ban = Choose a leader to remove from the game
question-draft = Keep one of { $cards } contracts (step { $number } of { $picks })
question-event = Play by your own event or the common one?
question-assign = { $count ->
        [0] Assign Sal
        [one] Assign your last die
       *[other] Assign { $count } dice: choose a die, then a garage or farm
    }
question-plan-ready = Plan ready: reveal it, or click a die to pick it up
question-send = Send a die ({ $dice } in garages)
question-send-first = Choose what to do with your die { $place_at }
question-to = Where do you send the { $value }?
question-partner = Choose the second die of the pair ({ $value })
question-pay = Choose how to pay { $location_at }
question-reward = Gain water or contracts?
question-buy = How many dice do you buy?
question-stack-farm = Choose a farm
question-stack-ship = Choose a ship
question-place = Where do you put { $tile_the }?
question-trade = Choose a trade ({ $count } left)
question-fulfil = Choose a contract to fulfil
question-fulfil-second = Fulfil a second contract?
question-delivery = Choose another delivery reward
question-move = Move your harvester?
question-use = Faction ability: { $ability }?
question-set = Set one of your dice?
question-reveal = Reveal a gem cache?
question-discard = Discard { $contracts }
question-advance = Choose an advancement
question-setback = Choose a setback
question-suffer = Choose a penalty
question-treat = Take the penalty or its positive counterpart?
question-lose = Choose a die to lose
question-back = Move your harvester back
question-destroy-farm = Choose a farm to lose
question-destroy-ship = Choose a ship to lose
question-put = You rolled a { $value }. Put it on a farm?
question-put-first = You rolled { $dice }. Put the { $value } on a farm?
question-harvest = Choose what your farms produce{ $count ->
        [0] {""}
        [one] {" "}({ $count } trade left)
       *[other] {" "}({ $count } trades left)
    }

step-leader = choice of leader
step-ban = removing a leader
step-draft = contract draft
step-event = choice of event
step-assign = assigning dice
step-send = sending a die
step-to = destination of the die
step-partner = second die of the pair
step-pay = payment
step-reward = water or contracts
step-buy = buying dice
step-stack = choice of tile
step-place = placing the tile
step-trade = trades
step-fulfil = choice of contract
step-fulfil-second = second contract
step-delivery = extra delivery reward
step-move = harvester move
step-use = faction ability
step-set = setting a die
step-reveal = revealing a gem cache
step-discard = discarding contracts
step-advance = choice of advancement
step-setback = choice of setback
step-suffer = choice of penalty
step-treat = penalty or positive counterpart
step-lose = losing a die
step-back = moving the harvester back
step-destroy = losing a tile
step-put = placing the rolled die
step-harvest = harvest
step-rules = next step

## Answers

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
choice-ban = Remove { $leader }
choice-keep = Keep { $contract }
choice-discard = Discard { $contract }
choice-event-own = Own event ({ $card })
choice-event-common = Common event ({ $card })
choice-assign-garage = { $die_short } → garage { $number }
choice-assign-farm = { $die_short } → farm { $number }
choice-send = Send { $die_the } { $place_from }
choice-send-as = Send { $die_the } { $place_from } as a { $value }
choice-decline = Pass
choice-to = { $location }
choice-negotiate = { $place }
choice-deliver = Depository, row { $row }
choice-pair = Laboratory (pair of { $value }s)
choice-partner = Add { $die_the } { $place_from }
choice-partner-as = Add { $die_the } { $place_from } as a { $value }
choice-pay = Pay { $amount }
choice-pay-nothing = Pay nothing (price in { $resource } is 0)
choice-take = Gain { $amount }
choice-draw = Draw { $contracts }
choice-buy = Buy { $dice }
choice-stack = Take { $tile_the }
choice-stack-none = Take no tile
choice-place = { $tile } → { $place }
choice-replace = Replace { $old_the } { $place_at } with { $tile_the }
choice-trade = Trade { $rate }
choice-trade-done = Stop trading
choice-harvest-done = Stop trading and confirm
choice-fulfil = Fulfil { $contract }
choice-fulfil-none = Don’t fulfil another
choice-reward = { CAP($reward) }
choice-stay = Don’t move
choice-move = { CAP($direction) } → { $hex }
choice-use = { CAP($ability) }
choice-use-none = Don’t use it
choice-set = Set { $die_the } { $place_at } to { $value }
choice-set-none = Don’t set a die
choice-reveal = Reveal gem cache { $number }
choice-reveal-none = Don’t reveal
choice-advance = { CAP($reward) }
choice-setback = { CAP($condition) }
choice-ignore = Ignore the setback ({ $contract })
choice-suffer = { CAP($penalty) }
choice-treat = { CAP($reward) } instead
choice-lose = Lose the die { $place_at }
choice-destroy = Lose { $tile_the } { $place_at }
choice-put-none = Keep it for the next round
choice-produce = Farm { $number } → { $amount }
choice-revise = Change your choice

clause-pay = pay { $amount }
clause-gain = gain { $amount }
clause-roll = roll { $amount } for your farms
clause-draw = draw { $contracts }
clause-harvester = harvester moves { $hex_to }
clause-where = can go to { $locations_the }
clause-cantina = { $dice } to the cantina
clause-costs = cost { $amount }
clause-worth = { $points }
clause-send-free = free to send
clause-send-cost = { $amount } to send
clause-may-become = can become { $values }
clause-ship-discount = action costs { $amount } less
clause-could = can { $list }
could-steer = steer { $direction }
could-build = gain { $ship_the }
could-recruit = buy dice with { $resource }
could-trade = trade { $count ->
        [one] once
       *[other] { $count } times
    }
clause-plan-complete = completes your plan
clause-booster = +{ $count } to your other farm dice (max. 6)
clause-yields = produces { $amount }
clause-needs-six = produces { $amount } only with a 6
clause-take-ship = gain { $ship_the }
clause-take-farm = gain a farm
clause-trades = { $count ->
        [one] 1 trade
       *[other] up to { $count } trades
    } ({ $rates })
clause-points = { $points } at the end
clause-ability = may { $ability }
clause-advancement = then an advancement
clause-setback = then a setback
clause-fulfil = fulfil a contract
clause-delivery = then { $reward }
clause-hq-reward = gain { $amount } or draw { $contracts }
clause-first-next-round = goes first next round
clause-last-round = won’t be sent again
clause-along = with { $die_the } { $place_from }
clause-along-as = with { $die_the } { $place_from } as a { $value }
clause-along-cost = pay { $amount } for its garage
clause-buy = buy { $offers }
offer-dice = { $dice } for { $amount }
clause-trades-left = { $count ->
        [0] last trade
        [one] { $count } trade left
       *[other] { $count } trades left
    }

button-yes = Yes
button-no = No
button-done = Done
button-skip = Skip
button-revise = Change
button-cantina = Cantina
button-event-own = Own event
button-event-common = Common event

## Events

event-radio = Radio (first player): { $seat }
event-sealed = { $seat }: ready
event-reopened = { $seat }: changes their choice
event-leader = { $seat }: leader { $leader }
event-banned = { $seat }: removes { $leader }
event-piece-sal = { $seat }: gains Sal
event-piece-events = { $seat }: gains a private event deck
event-piece-tile = { $seat }: starts with { $tile_the }
event-drawn = { $seat }: draws { $contracts }
event-draft-passed = Draft: { $count ->
        [one] { $count } contract
       *[other] { $count } contracts
    } kept by each player
event-leftover = { $seat }: last draft card under the deck
event-discarded = { $seat }: discards { $contract }
event-reshuffled = Contract deck reshuffled
event-round = Round { $round } of { $rounds }
event-revealed = Event: { $card }. { $card_text }
event-private = { $seat }: own event { $card }. { $card_text }
event-chosen-own = { $seat }: plays by their own event
event-chosen-common = { $seat }: plays by the common event
event-stage = { $stage }
event-rescue = { $seat }: no dice, +{ $dice } from the reserve
event-rolled = { $seat }: rolls { $dice }
event-assigned = { $seat }: { $die_short } → { $place }
event-sent = { $seat }: sends { $die_the } { $place_from }
event-sent-as = { $seat }: sends { $die_the } { $place_from } as a { $value }
event-declined = { $seat }: passes, { $dice } to the cantina
event-set-down = { $seat }: { $die_short } → { $place }
event-goods = { $seat }: { $amounts }
event-die-rolled = { $seat }: rolls { $die } (new die)
event-die-put = { $seat }: { $die_short } → farm { $number }
event-traded = { $seat }: trades { $rate }
event-ship-taken = { $seat }: { $tile } → garage { $number }
event-farm-taken = { $seat }: { $tile } → farm { $number }
event-tile-declined = { $seat }: takes no tile
event-ship-destroyed = { $seat }: loses { $tile_the } (garage { $number })
event-farm-destroyed = { $seat }: loses { $tile_the } (farm { $number })
event-ship-uncovered = Next ship: { $tile }
event-farm-uncovered = Next farm: { $tile }
event-moved = { $seat }: harvester → { $hex }
event-moved-way = { $seat }: harvester { $direction } → { $hex }
event-bonus = { $seat }: planet bonus
event-cache = Gem cache { $number }: { $points }
event-faction = { $seat }: { $faction } ability
event-die-set = { $seat }: sets { $die_the } { $place_at } to { $value }
event-advanced = { $seat }: advancement for a { $value }, { $reward }
event-rival-advanced = { $seat }: blocks the advancement for a { $value } ({ $reward })
event-setback = { $seat }: setback, { $penalty } ({ $condition })
event-rival-setback = { $seat }: blocks a setback ({ $condition }; { $penalty })
event-setback-ignored = { $seat }: ignores the setback
event-setback-turned = { $seat }: positive counterpart of the setback, { $reward }
event-die-lost = { $seat }: loses the die { $place_at }
event-fulfilled = { $seat }: fulfils { $contract } (+{ $points })
event-planet = { $seat }: harvests { $hex_the }
event-farm = { $seat }: farm { $number } produces
event-over-limit = { $seat }: −{ $dice } (limit { $limit })
event-scheme = { $seat }: scheme { $scheme }
event-scheme-idle = { $seat }: no die left
event-scheme-blocked = { $seat }: no option possible
event-schemes-shuffled = { $seat }: schemes reshuffled
event-bonus-removed = { $seat }: removes { $amount } from the planet
event-progress = { $seat }: unlocks progress tile { $stars }
event-tile-removed = { $seat }: removes { $tile_the } from its stack
event-scored = { $seat }: +{ $points } ({ $source })
event-game-over = Game over

## Refusals

reason-game-over = The game is over.
reason-not-your-turn = It’s { $seat_of } turn.
reason-not-asked = Decide this first: { $step }.
reason-sealed = Your choice is confirmed. You can still change it.
reason-not-dealt = { $leader } was not dealt to you.
reason-leader-gone = { $leader } is no longer available.
reason-not-in-packet = { $contract } is not among your cards.
reason-not-in-hand = { $contract } is not in your hand.
reason-no-sal = Sal is already assigned.
reason-not-rolled = You have no { $value } left to assign.
reason-garages-full = All your garages are full.
reason-takes-no-die = Farm { $number } takes no die.
reason-slot-taken = Farm { $number } already has a die.
reason-no-die = You have no die { $place_at }.
reason-not-next = Send your dice in order: the die { $place_at } comes later.
reason-cannot-turn = The die can’t become a { $value }.
reason-cannot-send = You can’t pay to send the die { $place_at }.
reason-must-send = You must send the die { $place_at }: it costs no algae and has somewhere to go.
reason-nowhere = There is nowhere to send a { $value }.
reason-headquarters-again = A die from Headquarters can’t go back there.
reason-closed = With this number of players some spaces { $location_at } stay closed.
reason-taken = This space { $location_at } is occupied.
reason-first-free = Fill the spaces { $location_at } in order.
reason-cannot-pay = You can’t pay { $location_at }.
reason-no-pair = You have no second { $value } to make a pair.
reason-no-tile-left = No tiles of that kind left { $location_at }.
reason-wrong-value = This space { $location_at } takes another die value.
reason-reserve-empty = Not enough dice in your reserve.
reason-no-way = Your harvester can’t move { $direction }.
reason-no-contract = You can’t fulfil any contract in your hand.
reason-must-fulfil = You must fulfil a contract.
reason-not-for-sal = Sal can’t go { $location_to }.
reason-not-a-partner = The die { $place_at } can’t complete the pair.
reason-not-a-price = You can’t pay with { $resource } here.
reason-stack-empty = This stack is empty.
reason-must-take = You must take the tile.
reason-no-empty-place = No empty space for the tile.
reason-no-tile = You don’t have that tile.
reason-not-offered = This trade is not available here.
reason-no-trades-left = You have no trades left.
reason-cannot-trade = You can’t afford this trade.
reason-cannot-fulfil = You can’t afford { $contract }.
reason-same-reward = You have already taken this reward.
reason-not-settable = You have no die to set { $place_at }.
reason-same-value = The die already shows a { $value }.
reason-cache-revealed = Gem cache { $number } is already revealed.
reason-slot-filled = This slot is taken, or your die doesn’t qualify for it.
reason-no-setback = This setback does not apply.
reason-no-sceptre = Only the { $contract } lets you ignore setbacks.
reason-other-penalty = Choose a penalty you can carry out.
reason-not-losable = You have no die to lose { $place_at }.
reason-not-back = Moving { $direction } is not towards the centre.
reason-nothing-to-choose = Farm { $number } has no choice to make.
reason-not-produced = Farm { $number } does not produce { $resource }.
reason-still-to-produce = Choose the production of every farm first.
reason-nothing-sealed = There is no choice to change.

## Where points come from

source-negotiations = Negotiations
source-contracts = Contracts
source-bonuses = Contract bonuses
source-cache = Gem cache
source-tiles = Tile points
source-ships = Ships
source-farms = Farms
source-gems = Gems
source-depository = Depository
source-progress = Progress tiles
source-events = Positive events

## Options

option-edition = Edition
option-edition-second = Second
option-edition-first = First
option-planet = Planet side
option-planet-a = A
option-planet-b = B
option-leyrien = Leyrien
option-leyrien-a = A: set a die
option-leyrien-b = B: draw 2 contracts, discard 1
option-zcharo = Zcharo
option-zcharo-a = A: 2 trades
option-zcharo-b = B: move the harvester
option-jrayek = Jrayek
option-jrayek-a = A: 5 water
option-jrayek-b = B: reveal a cache, gain 1 gem
option-leaders = Leaders
option-leaders-dealt = Choose from a hand
option-leaders-open = Choose from all
option-leaders-dyad = Dyad Alliance (two each)
option-irenic = Irenic Union (send garage dice in any order)
option-irenic-off = Off
option-irenic-on = On
option-rival = AI opponent
option-rival-auto = Solo games only
option-rival-easy = Easy
option-rival-xiao = Xiao (standard)
option-rival-hard = Hard
option-rival-expert = Expert
option-resources = Resources
option-resources-open = Public
option-resources-hidden = Hidden from opponents
option-caches = Gem caches revealed
option-caches-effect = Only by effects
option-caches-harvest = When harvested
option-first = First player
option-first-random = Random
option-first-1 = Seat 1
option-first-2 = Seat 2
option-first-3 = Seat 3
option-first-4 = Seat 4
option-colours = Player colours

## The board as text

board-round = Round { $round } of { $rounds }
board-name = { $name }
board-won = { $winners_count ->
        [one] { $winners } wins.
       *[other] { $winners } share the win.
    }
board-event = Event: { $card }. { $card_text }
board-event-own = Renzo uses his own event: { $card }. { $card_text }
board-event-other = Renzo’s unused event: { $card }. { $card_text }
board-scores = SCORES
board-total = Total
board-legend = { $water } water · { $algae } algae · { $energy } energy · { $gem } gem · { $die } die · (…) gem cache
board-advancements = Advancements: { $list }
board-setbacks = Setbacks: { $list }
board-conditions = Setbacks left: { $list }
board-leader-name = { $leader }
board-leader = { $leader }: { $leader_text }
board-radio = Radio
board-dice = { $supply ->
        [one] { $supply } die
       *[other] { $supply } dice
    } in supply, { $reserve } in reserve
board-cards = { $contracts } in hand
board-garages = Garages: { $list }
board-farms = Farms: { $list }
board-cantina = Cantina: { $list }
board-fulfilled = Fulfilled: { $list }
board-rival = { $name } · { $dice } · { $gems } · { $stars } of 3 progress tiles
board-dealt = CHOOSE A LEADER
board-leaders = AVAILABLE LEADERS
board-plan = Your dice: { $rolled } · garages { $garages } · farms { $farms }
board-packet = KEEP ONE OF THESE
board-hand = YOUR CONTRACTS
board-card = { $contract } ({ $cost }, { $points }). { $effect }

## Drawing

draw-round = Round { $round } of { $rounds }
draw-number = { $count }
draw-covered = ?
draw-stat-dice = dice in supply
draw-stat-hand = contracts in hand
draw-stat-fulfilled = fulfilled contracts
draw-stat-progress = progress tiles
draw-told = { $it }. { $it_text }
draw-does = { $it_text }
draw-brief = { $it_brief }
draw-die = { $name }: { $die }
draw-bonus = First to arrive gains { $amount }
draw-cache = { CAP($cache) }: { $found }, points unknown
draw-cache-open = { CAP($cache) }: { $points } if your harvester ends here
draw-arrow = Leads to the opposite side of the planet
draw-way = { CAP($die) } moves { $hex_to }
draw-harvester = { $name }’s harvester
draw-event = Event: { $card }. { $card_text }
draw-event-own = Renzo’s event: { $card }. { $card_text }
draw-no-event = Revealed at the start of the round
draw-closed = { CAP($place) }: closed with this number of players
draw-mining = { $place }: { $amount } if die + water = { $count }
draw-market = { $place }: { $rates }
draw-academy = { $place } ({ $values }): 1 die for { $one }, 2 for { $two }
draw-negotiation = { $place }: { $amount } for { $points }
draw-headquarters = Headquarters: { $amount } or { $contracts }
draw-flip = You may flip this die when you send it
draw-directions = Direction by die value: 1 north-east, 2 east, then clockwise
draw-costs = Costs { $amount }
draw-stack = { $it }. { $it_text } { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    } below
draw-no-stack = Empty stack
draw-faction = { $faction }: { $ability }
draw-sum = Column total: { $count }
draw-sum-setback = A setback comes at a column total of { $count }
draw-bonus-now = With { $count } of these tiles you score { $points } at the end
draw-production = { CAP($resource) } for a die of 1 to 6: { $amounts }
draw-advancements = Advancements
draw-setbacks = Setbacks
draw-token = For the first { $die_short } in any negotiation
draw-radio = Radio: first player
draw-supply = { $supply } in supply, { $reserve } in reserve
draw-reserve = Dice in reserve
draw-garage = { CAP($place) }: { $amount } to send
draw-garage-free = { CAP($place) }: free to send
draw-rover = Rover (no ship)
draw-reach = Possible values for this die
draw-cantina = Cantina
draw-cantina-title = Cantina: dice you don’t send wait here until the next round
draw-tray = Your dice
draw-forecast = Forecast
draw-from-planet = From the planet
draw-from-farms = From your farms
draw-for-garages = To send all garage dice
draw-could = { CAP($die) } can { $list }
draw-could-steer = steer { $direction } { $hex_to }
draw-could-build = gain { $ship_the }
draw-could-trade = trade { $count ->
        [one] once
       *[other] { $count } times
    }
draw-packet = Keep one of these
draw-hand = Your contracts
draw-no-hand = No contracts in hand
draw-hand-of = { $name }: { $contracts } in hand
draw-contract = { $contract }: costs { $amount }, { $points }. { $effect }
draw-dealt = Choose a leader
draw-leaders = Available leaders
draw-base = { $name }’s base
draw-in-hand = { $contracts } in hand, { $supply } in supply, { $reserve } in reserve
draw-rival-dice = { $dice } on its board
draw-rival-gems = { $amount } in its supply
draw-rival-progress = Progress tiles: { $count }/3
draw-rival-points = Points so far: { $points }
draw-schemes = This round’s schemes
draw-tab-planet = Planet
draw-tab-works = HQ & Lab
draw-tab-trade = Market
draw-tab-talks = Factions
draw-tab-base = Base
draw-tab-cards = Cards
draw-tab-others = Rivals

## Studies

study-leader = Leader
study-contract = Contract fulfilled
study-contracts = Contracts fulfilled
study-faction = Negotiated with
study-negotiations = Dice at the Negotiations Board
study-ships = Ship tiles
study-farms = Farm tiles
study-setbacks = Setbacks suffered

## On the shelf

about = Plan your dice in secret, send them across a new planet, harvest, build and trade with its people over seven rounds (eight in the first edition).
about-time = 60–90 min
about-weight = High complexity
about-fair = Fair dice
preset-first = All boards on side A.
preset-standard = All boards on side B.
preset-everything = Side B, two leaders each, garage dice in any order.
option-edition-second-how = The current rules.
option-edition-first-how = The original rules, without Dyad Alliance and Irenic Union.
option-planet-a-how = The planet for a first game.
option-planet-b-how = Other yields in other places.
option-leyrien-a-how = Negotiating with the Leyrien sets one of your dice.
option-leyrien-b-how = Negotiating with the Leyrien brings new contracts.
option-zcharo-a-how = Negotiating with the Zcharo lets you trade twice.
option-zcharo-b-how = Negotiating with the Zcharo moves your harvester.
option-jrayek-a-how = Negotiating with the Jrayek gives water.
option-jrayek-b-how = Negotiating with the Jrayek reveals a gem cache.
option-leaders-dealt-how = Everyone keeps one of a few leaders they are dealt.
option-leaders-open-how = One after the other takes any leader.
option-leaders-dyad-how = Everyone leads with two. Second edition only.
option-irenic-off-how = Garage dice are sent from left to right.
option-irenic-on-how = Any garage die can be sent next. Second edition only.
option-rival-auto-how = Xiao plays against you if you are alone.
option-rival-easy-how = A gentle opponent. For up to 3 players.
option-rival-xiao-how = The standard opponent. For up to 3 players.
option-rival-hard-how = A tough opponent. For up to 3 players.
option-rival-expert-how = The toughest opponent. For up to 3 players.
option-resources-open-how = Everyone sees what everyone has.
option-resources-hidden-how = Only you see your resources.
option-caches-effect-how = Caches stay face down until an effect or the end reveals them.
option-caches-harvest-how = A cache that was harvested is turned over.
option-first-how = Who has the Radio in round 1. The seat must be in the game.
