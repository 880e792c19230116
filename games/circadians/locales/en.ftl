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
    .at = on the Negotiations Board
location-depository = Depository
    .the = the Depository
    .to = to the Depository
    .at = in the Depository

place-headquarters = Headquarters { $number }
    .at = on space { $number } of Headquarters
    .to = to space { $number } of Headquarters
    .from = from space { $number } of Headquarters
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
    .at = on space { $number } of { $location_the }
    .to = to space { $number } of { $location_the }
    .from = from space { $number } of { $location_the }
place-negotiations = { $faction }, row { $row }
    .at = in row { $row } of the { $faction }
    .to = to row { $row } of the { $faction }
    .from = from row { $row } of the { $faction }
place-depository = Depository { $value }, row { $row }
    .at = in row { $row } of column { $value } of the Depository
    .to = to row { $row } of column { $value } of the Depository
    .from = from row { $row } of column { $value } of the Depository

hex-field = hex: { $found }
    .to = to a hex with { $found }
hex-cache = cache { $number }
    .to = to gem cache { $number }

die-value = a { $value }
die-sal = Sal

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
stage-picks = Setup: leaders are picked
stage-bans = Setup: leaders are removed
stage-second-picks = Setup: second leaders are picked
stage-start-ship = Setup: Jakob takes a ship
stage-draft = Setup: contracts are drafted
stage-solo-discard = Setup: contracts
stage-event = Plan: the event
stage-assign = Plan: dice are assigned
stage-headquarters = Execute: dice from Headquarters
stage-garages = Execute: dice from garages
stage-harvest = Harvest
stage-harvest-end = End of the Harvest
stage-rest = Rest
stage-over = Game over

rival-easy = The easy rival
    .of = the easy rival’s
rival-xiao = Xiao
    .of = Xiao’s
rival-hard = The hard rival
    .of = the hard rival’s
rival-expert = The expert rival
    .of = the expert rival’s

## Leaders

leader-akira = Akira Hope
    .text = Her dice of { $most } or less count as a 6 { $mines ->
        [0] on farms
       *[other] on farms and at the Mining Camp
    }.
leader-bjorg = Bjorg
    .text = Sal comes along: a crew piece that is a { $value } every round, but may not go to the Depository or the Negotiations Board.
leader-dan = Dan Gautama
    .text = After a delivery he takes the reward of another Depository row too.
leader-jakob = Jakob Olander
    .text = He takes a free ship with { $everywhere ->
        [0] each farm from the Laboratory
       *[other] each farm he gains
    }.
leader-lysias = Lysias James
    .text = When he suffers a setback he may take its good counterpart instead.
leader-naira = Naira Sol
    .text = She pays no algae for garages.
leader-renzo = Renzo Nolan
    .text = Each round he reveals an event of his own and plays by it, or by the common one for { $amount }.
leader-roslyn = Roslyn Ashford
    .text = Each Rest she gains { $dice } if she has fewer than { $limit }.
leader-sable = Sable Lesedi
    .text = After each Harvest she may move her harvester one step.
leader-sunari = Sunari
    .text = She starts with a farm of her own. { $farm_text }
leader-troy = Troy Sullivan
    .text = Negotiating costs him { $algae }, { $energy } or { $gem } less.
leader-ul-kah-tal = Ul Kah Tal
    .text = He starts with a ship of his own. { $ship_text }
leader-zapporah = Zapporah
    .text = Dice she gains together in Execute are rolled together at once and may go on her free farms.
leader-zoey = Zoey Ashford
    .text = She draws { $contracts } more after the draft and may fulfil two with one die.

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

effect-discount = { CAP($location_the) } costs you { $amount } less.
effect-discount-contracts = Contracts cost you { $amount } less.
effect-discount-any = { CAP($location_the) } costs you { $count } less, whatever you pay with.
effect-gain = Gain { $amount } whenever you send a die { $location_to }.
effect-gain-first = Gain { $amount } whenever you send a die { $location_to }, before you trade.
effect-gain-with = Gain { $amount } whenever you negotiate with the { $faction }.
effect-draw = Draw { $contracts } whenever you send a die { $location_to }.
effect-draw-fulfilling = Draw { $contracts } whenever you deliver to the Depository.
effect-ignore-setbacks = You may ignore setbacks.
effect-points = At the end: { $points } for { $what }.

count-negotiations = { $per ->
        [1] each of your dice
       *[other] every { $per } of your dice
    } on the Negotiations Board
count-faction = { $per ->
        [1] each of your dice
       *[other] every { $per } of your dice
    } with the { $faction }
count-depository = { $per ->
        [1] each of your dice
       *[other] every { $per } of your dice
    } in the Depository
count-dice = { $per ->
        [1] each die
       *[other] every { $per } dice
    } in your supply and at Headquarters
count-hand = { $per ->
        [1] each contract
       *[other] every { $per } contracts
    } left in hand
count-in-game = { $per ->
        [1] each fulfilled contract
       *[other] every { $per } fulfilled contracts
    } with a lasting effect
count-end-game = { $per ->
        [1] each fulfilled contract
       *[other] every { $per } fulfilled contracts
    } with a final bonus, this one included
count-ships = { $per ->
        [1] each ship tile
       *[other] every { $per } ship tiles
    }
count-farms = { $per ->
        [1] each farm tile
       *[other] every { $per } farm tiles
    }
count-goods = every { $amount } left

## Event cards

card-end-of-an-era = End of an Era
    .text = The last round. No other effect.
card-water-tax = Water Tax
    .text = Dice sent to Headquarters bring neither water nor contracts.
card-bureaucracy = Bureaucracy
    .text = Each die sent costs { $amount } more.
card-dust-storm = Dust Storm
    .text = The Control Room costs { $amount } more.
card-rockfall = Rockfall
    .text = Every number at the Mining Camp is { $count } higher.
card-strained-relations = Strained Relations
    .text = Each negotiation costs { $amount } more.
card-open-market = Open Market
    .text = A die at the Market may make { $count } more trades.
card-recruitment-drive = Recruitment Drive
    .text = The Academy brings { $dice } more.
card-rich-veins = Rich Veins
    .text = The Mining Camp brings { $amount } more.
card-clear-skies = Clear Skies
    .text = The Control Room costs { $amount } less.
card-scrap-surplus = Scrap Surplus
    .text = The Foundry costs { $amount } less.
card-algal-bloom = Algal Bloom
    .text = The Laboratory costs { $amount } less.
card-warm-welcome = Warm Welcome
    .text = Each negotiation brings { $amount }.
card-express-freight = Express Freight
    .text = Whoever delivers to the Depository draws { $contracts }.
card-bumper-season = Bumper Season
    .text = The planet yields { $amount } more for everyone.
card-spare-fuel = Spare Fuel
    .text = Each garage costs { $amount } less.

## Tiles

ship-flip = Flipper
    .text = The die may be turned over.
ship-plus-two = Booster +2
    .text = The die may be raised by up to { $count }.
ship-plus-minus-one = Tuner ±1
    .text = The die may be changed by { $count }.
ship-no-algae = Free Garage
    .text = The garage costs no algae.
ship-water-discount = Tanker
    .text = What the die does costs up to { $amount } less.
ship-energy-discount = Saver
    .text = What the die does costs { $amount } less.
ship-two-points = Showpiece
    .text = { $points } at the end.
ship-ul-kah-tal = Ul Kah Tal’s Ship
    .text = The garage costs no algae, the die may be turned over, and what it does costs up to { $amount } less.

farm-water = Water Farm
    .text = { $amount } each Harvest, without a die.
farm-algae = Algae Farm
    .text = { $amount } each Harvest, without a die.
farm-energy = Energy Farm
    .text = { $amount } each Harvest, without a die.
farm-gem = Gem Farm
    .text = { $amount } each Harvest with a 6.
farm-dice = Dice Farm
    .text = { $amount } each Harvest with a 6.
farm-table = Mixed Farm
    .text = With a die it produces { $first } or { $second } by the table.
farm-trades = Trading Farm
    .text = Up to { $count } trades each Harvest.
farm-points = Prize Farm
    .text = { $points } at the end.
farm-sunari = Sunari’s Farm
    .text = { $amount } each Harvest, without a die.
farm-booster = Booster +{ $count }
farm-starting = { $first } or { $second }

## Incidents, rewards, abilities

condition-sum = column of { $count } or more
condition-same = { $count ->
        [one] another die in the column equal to the new one
       *[other] { $count } other dice in the column equal to the new one
    }
condition-equal = any { $count } equal dice in the column

penalty-contracts = discard { $contracts }
penalty-die = lose { $dice }
penalty-gem = lose { $amount }
penalty-back = move the harvester back
penalty-ship = lose a ship
penalty-farm = lose a farm

reward-hex = harvest the hex
reward-gain = gain { $amount }
reward-move = move the harvester
reward-ship = take a ship
reward-farm = take a farm
reward-contracts = draw { $contracts }

ability-set-die = set a die
ability-draw = draw { $draw } and discard { $discard }
ability-trades = trade up to { $count } times
ability-reveal = reveal a cache for { $amount }

scheme = { $value }: { $first }, else { $second }, else { $third }
scheme-faction = { $faction }
scheme-location = { $location }
scheme-gems = { $location } for { $amount }

## Questions

question-over = The game is over.
question-wait = { $seats } { $seats_count ->
        [one] decides
       *[other] decide
    } { $step }.
question-sealed = Your answer is sealed; { $seats_count ->
        [one] { $seats } is
       *[other] { $seats } are
    } still thinking.
question-leader = Which leader do you choose?
question-pick = Which leader do you take?
question-ban = Which leader do you remove from the game?
question-draft = Which contract do you keep? Pick { $number } of 3.
question-event = Will you play by your own event or by the common one?
question-assign = { $count ->
        [0] Where does Sal go?
        [one] Where does your die go?
       *[other] Where do your { $count } dice go? Choose one and its place.
    }
question-send = Which die do you send? You have { $dice } in garages.
question-send-first = What do you do with your die { $place_at }?
question-to = Where does the { $value } go?
question-partner = Which die makes a pair of { $value }s?
question-pay = How do you pay { $location_at }?
question-reward = Water or contracts?
question-buy = How many dice do you buy?
question-stack-farm = Which farm do you take?
question-stack-ship = Which ship do you take?
question-place-farm = Where does the { $tile } go?
question-place-ship = Where does the { $tile } go?
question-trade = What do you trade? { $count ->
        [one] { $count } trade is left.
       *[other] { $count } trades are left.
    }
question-fulfil = Which contract do you fulfil?
question-fulfil-second = Will you fulfil a second contract?
question-delivery = Which further reward do you take?
question-move = Will you move your harvester, and where?
question-use = Will you use the faction’s ability: { $ability }?
question-set = Will you set one of your dice, and to what?
question-reveal = Will you reveal a gem cache?
question-discard = Which contract do you discard? { $contracts } to go.
question-advance = Which advancement do you take?
question-setback = Which setback do you suffer?
question-suffer = Which penalty do you suffer?
question-treat = The penalty or its good counterpart?
question-lose = Which die do you lose?
question-back = Where does your harvester move back to?
question-destroy-farm = Which farm do you lose?
question-destroy-ship = Which ship do you lose?
question-put = You rolled a { $value }. On which farm does it go?
question-put-first = You rolled { $dice }. On which farm does the { $value } go?
question-harvest = What do your farms produce?{ $count ->
        [0] {""}
        [one] {" "}{ $count } trade is left.
       *[other] {" "}{ $count } trades are left.
    }

step-leader = which leader to choose
step-pick = which leader to take
step-ban = which leader to remove
step-draft = which contract to keep
step-event = which event to play by
step-assign = where the dice go, behind the screen
step-send = which die to send
step-to = where the die goes
step-partner = which die makes the pair
step-pay = how to pay
step-reward = between water and contracts
step-buy = how many dice to buy
step-stack = which tile to take
step-place = where the tile goes
step-trade = what to trade
step-fulfil = which contract to fulfil
step-fulfil-second = whether to fulfil a second contract
step-delivery = which further reward to take
step-move = whether to move the harvester
step-use = whether to use the faction’s ability
step-set = whether to set a die
step-reveal = whether to reveal a gem cache
step-discard = which contracts to discard
step-advance = which advancement to take
step-setback = which setback to suffer
step-suffer = which penalty to suffer
step-treat = between the penalty and its counterpart
step-lose = which die to lose
step-back = where the harvester moves back to
step-destroy = which tile to lose
step-put = where the rolled die goes
step-harvest = what the farms produce
step-rules = what the rules say comes next

## Answers

choice-plain = { $lead }.
choice-with = { $lead }: { $what }.
choice-noted = { $lead }. { $note }
choice-with-noted = { $lead }: { $what }. { $note }
choice-clauses = { $first }, { $next }
choice-other = { $action }
note-leader = { $leader_text }
note-card = { $card_text }
note-tile = { $tile_text }

choice-leader = Choose { $leader }
choice-ban = Remove { $leader }
choice-keep = Keep { $contract }
choice-discard = Discard { $contract }
choice-event-own = Play by your own event, { $card }
choice-event-common = Play by the common event, { $card }
choice-assign-garage = Put { $die } in garage { $number }
choice-assign-farm = Put { $die } on farm { $number }
choice-send = Send { $die } { $place_from }
choice-send-as = Send { $die } { $place_from } as a { $value }
choice-decline = Send no die
choice-to = Send { $die } { $location_to }
choice-negotiate = Negotiate with { $die } { $place_at }
choice-deliver = Send { $die } to the Depository, row { $row }
choice-pair = Send a pair of { $value }s to the Laboratory
choice-partner = Send { $die } { $place_from } along
choice-partner-as = Send { $die } { $place_from } along as a { $value }
choice-pay = Pay { $amount }
choice-pay-nothing = Pay nothing, as the price in { $resource } has fallen to 0
choice-take = Take { $amount }
choice-draw = Draw { $contracts }
choice-buy = Buy { $dice }
choice-stack-farm = Take the { $tile }
choice-stack-ship = Take the { $tile }
choice-stack-none = Take no tile
choice-place-farm = Put the { $tile } { $place_at }
choice-place-ship = Put the { $tile } { $place_at }
choice-replace-farm = Put the { $tile } { $place_at }, where the { $old } leaves the game
choice-replace-ship = Put the { $tile } { $place_at }, where the { $old } leaves the game
choice-trade = Trade { $rate }
choice-trade-done = Trade no more
choice-harvest-done = Trade no more and seal your Harvest
choice-fulfil = Fulfil { $contract }
choice-fulfil-none = Fulfil no second contract
choice-reward = Take the reward: { $reward }
choice-stay = Leave the harvester where it is
choice-move = Move the harvester { $direction } { $hex_to }
choice-back = Move the harvester back { $direction } { $hex_to }
choice-use = Use the ability: { $ability }
choice-use-none = Do not use the ability
choice-set = Set { $die } { $place_at } to { $value }
choice-set-none = Set no die
choice-reveal = Reveal gem cache { $number }
choice-reveal-none = Reveal no cache
choice-advance = Take the advancement: { $reward }
choice-setback = Suffer the setback “{ $condition }”
choice-ignore = Ignore the setback with the { $contract }
choice-suffer = Suffer the penalty: { $penalty }
choice-treat = Turn the setback to good: { $reward }
choice-lose = Lose the die { $place_at }
choice-destroy = Lose the { $tile } { $place_at }
choice-put-none = Keep the die for the next round
choice-produce = Farm { $number } produces { $amount }
choice-revise = Take your answer back

clause-pay = pay { $amount }
clause-gain = gain { $amount }
clause-roll = roll { $amount } for your farms
clause-draw = draw { $contracts }
clause-harvester = the harvester moves { $hex_to }
clause-where = it can go to { $locations_the }
clause-cantina = { $dice } to the cantina
clause-costs = costs { $amount }
clause-worth = worth { $points }
clause-send-free = sending it is free
clause-send-cost = sending it costs { $amount }
clause-may-become = it may become { $values }
clause-ship-discount = what it does costs { $amount } less
clause-could = it could { $list }
could-steer = move the harvester { $direction }
could-build = build the { $ship }
could-recruit = recruit for { $resource }
could-trade = trade { $count ->
        [one] once
       *[other] { $count } times
    }
clause-plan-complete = this completes your plan
clause-booster = your other farm dice count { $count } more, up to 6
clause-yields = yields { $amount }
clause-needs-six = yields { $amount } only with a 6
clause-take-ship = take the { $ship }
clause-take-farm = take a farm
clause-trades = trade { $count ->
        [one] once
       *[other] up to { $count } times
    }: { $rates }
clause-points = { $points } at the end
clause-ability = you may { $ability }
clause-advancement = an advancement follows
clause-setback = a setback follows
clause-fulfil = fulfil a contract
clause-delivery = then { $reward }
clause-hq-reward = take { $amount } or draw { $contracts }
clause-first-next-round = it is sent first next round
clause-last-round = it is not sent again
clause-along = with { $die } { $place_from }
clause-along-as = with { $die } { $place_from } as a { $value }
clause-along-cost = pay { $amount } for its garage
clause-buy = buy { $offers }
offer-dice = { $dice } for { $amount }
clause-trades-left = { $count ->
        [0] your last trade
        [one] { $count } trade left
       *[other] { $count } trades left
    }

button-yes = Yes
button-no = No
button-done = Done
button-skip = Skip
button-revise = Take back
button-cantina = Cantina
button-event-own = Own event
button-event-common = Common event

## Events

event-radio = { $seat } has the Radio.
event-sealed = { $seat } has decided.
event-reopened = { $seat } thinks again.
event-leader = { $seat } plays { $leader }.
event-banned = { $seat } removes { $leader } from the game.
event-piece-sal = { $seat } receives Sal.
event-piece-events = { $seat } receives a pile of private events.
event-piece-farm = { $seat } starts with the { $tile }.
event-piece-ship = { $seat } starts with the { $tile }.
event-drawn = { $seat } draws { $contracts }.
event-draft-passed = Everyone has kept { $count ->
        [one] { $count } contract
       *[other] { $count } contracts
    }; the other cards go to the left.
event-leftover = { $seat } puts the last card of the draft under the pile.
event-discarded = { $seat } discards { $contract }.
event-reshuffled = The discarded contracts are shuffled into a new pile.
event-round = Round { $round } of { $rounds } begins.
event-revealed = Event: { $card }. { $card_text }
event-private = { $seat } reveals an event of their own: { $card }. { $card_text }
event-chosen-own = { $seat } plays by their own event.
event-chosen-common = { $seat } plays by the common event.
event-stage = { $stage }.
event-rescue = { $seat } has no dice and takes { $dice } from reserve.
event-rolled = { $seat } rolls { $dice } behind the screen.
event-assigned = { $seat } has { $die } { $place_at }.
event-sent = { $seat } sends { $die } { $place_from }.
event-sent-as = { $seat } sends { $die } { $place_from } as a { $value }.
event-declined = { $seat } sends no die: { $dice } to the cantina.
event-set-down = { $seat } puts { $die } { $place_at }.
event-paid = { $seat } pays { $amount }.
event-gained = { $seat } gains { $amount }.
event-lost = { $seat } loses { $amount }.
event-die-rolled = { $seat } rolls { $die } with a new die.
event-die-put = { $seat } puts { $die } on farm { $number }.
event-traded = { $seat } trades { $rate }.
event-ship-taken = { $seat } puts the { $tile } in garage { $number }.
event-farm-taken = { $seat } puts the { $tile } on farm place { $number }.
event-tile-declined = { $seat } takes no tile.
event-ship-destroyed = { $seat } loses the { $tile } in garage { $number }.
event-farm-destroyed = { $seat } loses the { $tile } on farm place { $number }.
event-ship-uncovered = Next ship of the stack: { $tile }.
event-farm-uncovered = Next farm of the stack: { $tile }.
event-moved = { CAP($seat_of) } harvester moves { $hex_to }.
event-moved-way = { CAP($seat_of) } harvester moves { $direction } { $hex_to }.
event-bonus = { $seat } picks up a bonus token.
event-cache = Gem cache { $number } is worth { $points }.
event-faction = { $seat } uses the ability of the { $faction }.
event-die-set = { $seat } sets { $die } { $place_at } to { $value }.
event-advanced = { $seat } takes the advancement for a { $value }: { $reward }.
event-rival-advanced = { $seat } uses up the advancement for a { $value }: { $reward }.
event-setback = { $seat } suffers a setback ({ $condition }): { $penalty }.
event-rival-setback = { $seat } uses up a setback ({ $condition }): { $penalty }.
event-setback-ignored = { $seat } ignores the setback.
event-setback-turned = { $seat } turns the setback to good: { $reward }.
event-die-lost = { $seat } loses the die { $place_at }.
event-fulfilled = { $seat } fulfils { $contract } for { $points }.
event-planet = { CAP($seat_of) } harvester gathers ({ $hex }).
event-farm = { CAP($seat_of) } farm { $number } produces.
event-over-limit = { $seat } returns { $dice } to reserve: no more than { $limit } may stay.
event-scheme = { $seat } reveals a scheme. { $scheme }.
event-scheme-idle = { $seat } has no die for it.
event-scheme-blocked = { $seat } can do nothing of it.
event-schemes-shuffled = { $seat } shuffles the schemes.
event-bonus-removed = { CAP($seat_of) } harvester removes { $amount } from the planet.
event-progress = { $seat } unlocks progress tile { $stars }.
event-ship-removed = { $seat } removes the { $tile } from its stack.
event-farm-removed = { $seat } removes the { $tile } from its stack.
event-scored = { $seat } scores { $points } ({ $source }).
event-game-over = The game is over.

## Refusals

reason-game-over = The game is over.
reason-not-your-turn = It is { $seat_of } turn.
reason-not-asked = The question is { $step }.
reason-sealed = Your answer is sealed; you can only take it back.
reason-not-dealt = { $leader } was not dealt to you.
reason-leader-gone = { $leader } is not on offer any more.
reason-not-in-packet = { $contract } is not among your cards.
reason-not-in-hand = { $contract } is not in your hand.
reason-no-sal = Sal is not waiting to be assigned.
reason-not-rolled = You have no { $value } left to assign.
reason-garages-full = All your garages have a die.
reason-takes-no-die = Farm { $number } takes no die.
reason-slot-taken = Farm { $number } already has a die.
reason-no-die = You have no die { $place_at }.
reason-not-next = Another die has to be sent before the one { $place_at }.
reason-cannot-turn = The die cannot be turned to a { $value }.
reason-cannot-send = You cannot pay for sending the die { $place_at }.
reason-must-send = No algae are due for the die { $place_at }, and it can go somewhere: it has to be sent.
reason-nowhere = A { $value } can go nowhere now.
reason-headquarters-again = A die from Headquarters may not go there again.
reason-closed = No die may go { $place_to } with so few players.
reason-taken = There is already a die { $place_at }.
reason-first-free = Spaces { $location_at } are filled from the first: not yet { $place_to }.
reason-cannot-pay = You cannot pay { $location_at }.
reason-no-pair = No second die can be sent along to make a pair of { $value }s.
reason-no-tile-left = No such tile is left { $location_at }.
reason-wrong-value = The die has another value than it takes to go { $place_to }.
reason-reserve-empty = Your reserve has too few dice.
reason-no-way = There is no way { $direction } from where your harvester stands.
reason-no-contract = You cannot fulfil any contract in your hand.
reason-must-fulfil = A contract has to be fulfilled.
reason-not-for-sal = Sal may not go { $location_to }.
reason-not-a-partner = The die { $place_at } cannot complete the pair.
reason-not-a-price = You cannot pay in { $resource } here.
reason-stack-empty = This stack is empty.
reason-must-take = The tile has to be taken.
reason-no-empty-place = There is no empty place for the tile.
reason-no-tile = You have no such tile.
reason-not-offered = This trade is not offered here.
reason-no-trades-left = You have made all your trades.
reason-cannot-trade = You have too little for this trade.
reason-cannot-fulfil = You cannot pay for { $contract }.
reason-same-reward = You already took this reward.
reason-not-settable = There is no die of yours { $place_at } that could be set.
reason-same-value = The die already shows a { $value }.
reason-cache-revealed = Gem cache { $number } is already revealed.
reason-slot-filled = This slot is taken, or your die gives none.
reason-no-setback = This setback does not apply.
reason-no-sceptre = Only the { $contract } lets you ignore setbacks.
reason-other-penalty = Another penalty that can be carried out comes first.
reason-not-losable = You have no die { $place_at } that could be lost.
reason-not-back = Going { $direction } does not lead nearer to the centre.
reason-nothing-to-choose = Farm { $number } has nothing to choose.
reason-not-produced = Farm { $number } does not produce { $resource }.
reason-still-to-produce = One of your farms has still to produce.
reason-nothing-sealed = You have no sealed answer to take back.

## Where points come from

source-negotiations = Negotiations
source-contracts = Contracts
source-bonuses = Bonuses of contracts
source-cache = Gem cache
source-tiles = Points on tiles
source-ships = Number of ships
source-farms = Number of farms
source-gems = Gems
source-depository = Depository
source-progress = Progress tiles
source-events = Positive events

## Options

option-edition = Edition
option-edition-second = second
option-edition-first = first
option-planet = Side of the planet
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
option-jrayek-b = B: reveal a cache for a gem
option-leaders = Leaders
option-leaders-dealt = choose one of those dealt
option-leaders-open = pick openly
option-leaders-dyad = Dyad Alliance: two each
option-irenic = Irenic Union: any garage die may be sent
option-irenic-off = no
option-irenic-on = yes
option-rival = Rival
option-rival-auto = only for a single player
option-rival-easy = easy
option-rival-xiao = Xiao, the standard
option-rival-hard = hard
option-rival-expert = expert
option-resources = Resources
option-resources-open = open
option-resources-hidden = hidden from others
option-caches = Gem caches are revealed
option-caches-effect = by an effect only
option-caches-harvest = when they are harvested
option-first = First player
option-first-random = at random
option-first-1 = seat 1
option-first-2 = seat 2
option-first-3 = seat 3
option-first-4 = seat 4
option-colours = Colours, one for each player

## The board as text

board-round = Round { $round } of { $rounds }
board-name = { $name }
board-won = { $winners_count ->
        [one] { $winners } wins.
       *[other] { $winners } share the victory.
    }
board-event = Event: { $card }. { $card_text }
board-event-own = Renzo plays by his own: { $card }. { $card_text }
board-event-other = Renzo’s own event: { $card }. { $card_text }
board-scores = SCORES
board-total = Total
board-legend = { $water } water · { $algae } algae · { $energy } energy · { $gem } gem · { $die } die · (…) gem cache
board-advancements = Advancements: { $list }
board-setbacks = Setbacks: { $list }
board-conditions = Setback tokens: { $list }
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
board-dealt = YOUR LEADERS TO CHOOSE FROM
board-leaders = LEADERS ON OFFER
board-plan = Your dice: { $rolled } · garages { $garages } · farms { $farms }
board-packet = CARDS TO KEEP ONE OF
board-hand = YOUR CONTRACTS
board-card = { $contract } ({ $cost }, { $points }). { $effect }

## Drawing

draw-round = Round { $round } of { $rounds }
draw-number = { $count }
draw-covered = ?
draw-stat-dice = unassigned dice
draw-stat-hand = contracts in hand
draw-stat-fulfilled = fulfilled contracts
draw-stat-progress = progress tiles
draw-told = { $it }. { $it_text }
draw-does = { $it_text }
draw-die = { $name }: { $die }
draw-bonus = Whoever comes first finds { $amount }
draw-cache = { CAP($cache) }: { $found }, points unknown
draw-cache-open = { CAP($cache) }: { $points } for whoever stands here at the end
draw-arrow = Arrows lead to the other side of the planet
draw-way = { CAP($die) } leads { $hex_to }
draw-harvester = Harvester of { $name }
draw-event = Event: { $card }. { $card_text }
draw-event-own = Renzo’s own event: { $card }. { $card_text }
draw-no-event = The event is revealed when the round begins
draw-closed = { CAP($place) }: closed with so few players
draw-mining = { $place }: { $amount } for reaching { $count } with die and water
draw-market = { $place }: { $rates }
draw-academy = { $place } takes { $values }: a die for { $one }, two for { $two }
draw-negotiation = { $place }: { $amount } for { $points }
draw-headquarters = Headquarters bring { $amount } or { $contracts }
draw-flip = A die on this space may be turned over
draw-directions = The die says where the harvester goes: 1 north-east, 2 east, and on clockwise
draw-costs = Costs { $amount }
draw-stack = { $it }. { $it_text } { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    } beneath
draw-no-stack = This stack is empty
draw-faction = The { $faction }: { $ability }
draw-sum = The dice of this column show { $count } in all
draw-advancements = Advancements
draw-setbacks = Setbacks
draw-token = Waits for the first negotiation with { $die }
draw-radio = The Radio: first player
draw-supply = { $supply } in supply, { $reserve } in reserve
draw-reserve = Dice in reserve
draw-garage = { CAP($place) }: sending costs { $amount }.
draw-rover = A rover: no ship yet
draw-reach = The values this die can be sent with
draw-cantina = Cantina
draw-cantina-title = Cantina: dice that are not sent rest here until the next round
draw-tray = Your dice
draw-forecast = To come
draw-from-planet = The planet will yield
draw-from-farms = Your farms will yield
draw-for-garages = Sending all your garage dice costs
draw-could = { CAP($die) } could { $list }
draw-could-steer = steer { $direction } { $hex_to }
draw-could-build = build the { $ship }
draw-could-trade = trade { $count ->
        [one] once
       *[other] { $count } times
    }
draw-packet = Keep one of these
draw-hand = Your contracts
draw-no-hand = You have no contracts in hand
draw-hand-of = { $name }: { $contracts } in hand
draw-contract = { $contract }: costs { $amount }, { $points }. { $effect }
draw-dealt = Your leaders to choose from
draw-leaders = Leaders on offer
draw-base = The base of { $name }
draw-in-hand = { $contracts } in hand, { $supply } in supply, { $reserve } in reserve
draw-rival-dice = On its board: { $dice }
draw-rival-gems = In its hold: { $amount }
draw-rival-progress = Progress tiles: { $count } of 3
draw-schemes = Schemes of this round
draw-scores = Points
draw-total = Total
draw-tab-planet = Planet
draw-tab-works = Works
draw-tab-trade = Trade
draw-tab-talks = Talks
draw-tab-base = Base
draw-tab-cards = Cards
draw-tab-others = Others

## Studies

study-leader = Leader
study-contract = Contract fulfilled
study-contracts = Contracts fulfilled
study-faction = Negotiated with
study-negotiations = Dice in negotiations
study-ships = Ship tiles
study-farms = Farm tiles
study-setbacks = Setbacks
