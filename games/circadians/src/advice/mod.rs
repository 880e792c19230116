//! The advice of the game: a player that plans its rounds, from what its seat may know.
//!
//! | room | what is in it |
//! |---|---|
//! | `prices` | the figures everything is weighed with |
//! | `outlook`, `rewards` | what things are worth to a player at this moment |
//! | `estimate` | the points to expect at the end |
//! | `offers` | what is on offer on the boards |
//! | `sketch` | what a row of dice can make of it |
//! | `layout` | where rolled dice should go |
//!
//! Smaller questions are answered by the same prices, below.

mod estimate;
mod layout;
mod offers;
mod outlook;
mod prices;
mod rewards;
mod sketch;

use arrayvec::ArrayVec;
use tabletop::Seat;

use crate::{
    Circadians, View,
    components::{Contract, Die, EventCard, Hex, Leader, Location, Origin, Resource, Space, Spot},
    state::{Plan, Stage},
    step::{Action, Step, Tile},
};

pub(crate) use estimate::estimate;

use self::{
    layout::{Fields, Pool},
    outlook::Outlook,
    sketch::{Crew, Round},
};

/// What a sensible player would choose, now and next.
pub(crate) fn plan(game: &Circadians, view: &View, seat: Seat, choices: &[Action]) -> Steps {
    if let [only] = choices {
        return Steps::from_iter([*only]);
    }
    let known = view.known();
    let planner = Planner {
        outlook: Outlook::new(game.read(&known), seat),
        seat,
        choices,
    };
    let steps = match view.table.pending.top() {
        Some(Step::Assign) => planner.assign(),
        Some(Step::Send) => planner.send(),
        step => step
            .and_then(|step| planner.decide(step))
            .into_iter()
            .collect(),
    };
    match steps.first() {
        Some(first) if choices.contains(first) => steps,
        _ => choices.first().copied().into_iter().collect(),
    }
}

/// What to choose, one step after the other: at most a die for each garage and farm slot.
pub(crate) type Steps = ArrayVec<Action, 11>;
/// Dice that wait: at headquarters, in garages, and the one under way.
type Queue = ArrayVec<Crew, 10>;

/// The planner of one seat, thinking about one decision.
struct Planner<'a> {
    outlook: Outlook<'a>,
    seat: Seat,
    choices: &'a [Action],
}

/// The leaders, the best first: by what planners score with each of them.
const LEADERS: [Leader; 14] = [
    Leader::Sunari,
    Leader::Roslyn,
    Leader::UlKahTal,
    Leader::Dan,
    Leader::Bjorg,
    Leader::Sable,
    Leader::Troy,
    Leader::Lysias,
    Leader::Naira,
    Leader::Zapporah,
    Leader::Zoey,
    Leader::Akira,
    Leader::Renzo,
    Leader::Jakob,
];

impl<'a> Planner<'a> {
    fn decide(&self, step: Step) -> Option<Action> {
        let outlook = &self.outlook;
        match step {
            Step::ChooseLeader | Step::PickLeader | Step::BanLeader => {
                self.best_by(|choice| match choice {
                    Action::Leader(leader) | Action::Ban(leader) => {
                        -(LEADERS.iter().take_while(|&&other| other != leader).count() as i32)
                    }
                    _ => -99,
                })
            }
            Step::Draft => self.best_by(|choice| match choice {
                Action::Keep(contract) => self.keeping(contract),
                _ => 0,
            }),
            Step::Discard(_) | Step::RestDiscard => self.best_by(|choice| match choice {
                Action::Discard(contract) => -self.keeping(contract),
                _ => i32::MIN,
            }),
            Step::ChooseEvent => Some(Action::Event(self.prefers_own_event())),
            Step::To => self.to(),
            Step::Pay => self.best_by(|choice| match choice {
                Action::Pay(resource) => -self.price_in(resource),
                _ => 0,
            }),
            Step::HqReward => Some(Action::Reward(outlook.hq_water())),
            Step::Buy => self.buy(),
            Step::Stack(tile) => self.stack(tile),
            Step::Place(tile) => self.place(tile),
            Step::Trade(space) => Some(self.trade(space, outlook.read.table().sending.trades)),
            Step::Fulfil | Step::FulfilSecond => self.fulfil(),
            Step::Delivery => self.best_by(|choice| match choice {
                Action::Delivery(row) => outlook.deliveries()[row as usize],
                _ => 0,
            }),
            Step::Move => self.best_by(|choice| {
                let here = outlook.side().harvester;
                match choice {
                    Action::Move(Some(direction)) => outlook
                        .read
                        .next(here, direction)
                        .map_or(0, |to| outlook.step_to(to)),
                    _ => outlook.hex(here),
                }
            }),
            Step::MoveBack => self.best_by(|choice| match choice {
                Action::Back(direction) => {
                    let to = outlook.read.next(outlook.side().harvester, direction);
                    to.map_or(0, |to| outlook.step_to(to))
                }
                _ => 0,
            }),
            Step::Use => Some(Action::Use(true)),
            Step::SetDie => self.set_die(),
            Step::Reveal => self.reveal(),
            Step::Advance => self.best_by(|choice| match choice {
                Action::Advance(slot) => {
                    let (reward, amount) = outlook.read.edition().rewards[slot as usize];
                    outlook.reward(reward, amount)
                }
                _ => 0,
            }),
            Step::Setback => self
                .choices
                .iter()
                .copied()
                .find(|&choice| choice == Action::Setback(None))
                .or(self.choices.first().copied()),
            Step::Suffer => self.best_by(|choice| match choice {
                Action::Suffer(slot) => {
                    let (penalty, amount) = outlook.read.edition().penalties[slot as usize];
                    if outlook.read.table().has(self.seat, Leader::Lysias) {
                        outlook.reward(penalty.counterpart(), amount)
                    } else {
                        -outlook.penalty(penalty, amount)
                    }
                }
                _ => 0,
            }),
            Step::Treat(_) => Some(Action::Treat(true)),
            Step::LoseDie => self.best_by(|choice| match choice {
                Action::Lose(spot) => self.losing(spot),
                _ => 0,
            }),
            Step::Destroy(tile) => self.best_by(|choice| match choice {
                Action::Destroy(number) => -self.tile(tile, number),
                _ => 0,
            }),
            Step::PlaceDie => self.put_die(),
            Step::Harvest => self.harvest(),
            _ => None,
        }
    }

    /// The choice that is worth most, the first of equals.
    fn best_by(&self, worth: impl Fn(Action) -> i32) -> Option<Action> {
        let mut best: Option<(i32, Action)> = None;
        for &choice in self.choices {
            let worth = worth(choice);
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, choice));
            }
        }
        best.map(|(_, choice)| choice)
    }

    /// What it is worth to have a contract in hand.
    fn keeping(&self, contract: Contract) -> i32 {
        let outlook = &self.outlook;
        let cost = outlook.read.contract_cost(self.seat, contract, [0; 4]).0;
        outlook.contract(contract) - outlook.goods(cost)
    }

    /// Renzo plays by his own event if it is good and the common one is not.
    fn prefers_own_event(&self) -> bool {
        let table = self.outlook.read.table();
        let positive = |event: Option<EventCard>| {
            event.is_some_and(|event| self.outlook.read.figures().event(event).positive)
        };
        positive(table.private_event) && !positive(table.event)
    }

    /// What one of two prices would cost.
    fn price_in(&self, resource: Resource) -> i32 {
        let read = &self.outlook.read;
        let sending = &read.table().sending;
        let location = sending.space.map(Space::location);
        let price = location
            .and_then(|location| read.price(self.seat, location, resource, sending.discount));
        let purse = read.purse(self.seat);
        let left = price.and_then(|price| purse.after(price));
        left.map_or(0, |left| {
            self.outlook.purse(purse) - self.outlook.purse(&left)
        })
    }

    /// The own dice at headquarters that are still to be sent, then those in the garages.
    fn queue(&self, round: &Round<'_>, garages: &[Option<Die>; 5]) -> Queue {
        let read = &self.outlook.read;
        let waiting = (0..4)
            .map(Origin::Headquarters)
            .filter(|_| matches!(read.table().stage, Stage::Assign | Stage::Headquarters))
            .filter_map(|origin| Some((origin, read.die_at(self.seat, origin)?)));
        let garages = (0..)
            .zip(garages)
            .filter_map(|(garage, &die)| Some((Origin::Garage(garage), die?)));
        let dice = waiting.chain(garages);
        dice.map(|(origin, die)| round.crew(origin, die)).collect()
    }

    /// Where the dice go: to garages from the left, then to farms. Whoever asks again after
    /// some of these steps nearly always hears the others: the plan goes on from what is laid
    /// out.
    fn assign(&self) -> Steps {
        let round = Round::new(self.outlook);
        let read = &self.outlook.read;
        let secret = read.secret(self.seat);
        let plan = &secret.plan;
        let mut pool: Pool = [0; 7];
        pool[0] = u8::from(read.sal_waits(self.seat));
        pool[1..].copy_from_slice(&secret.rolled);
        let next = plan.next_garage().unwrap_or(5);
        let base = round.base(plan, &pool, next);
        let queue = self.queue(&round, &plan.garages);
        let (mut sketch, mut before) = (round.now(), round.now());
        for crew in &queue {
            before = sketch;
            sketch = match round.best(&sketch, crew, None, true) {
                Some(deed) => deed.after,
                None => round.declined(&sketch, 1),
            };
        }
        let mut layout = round.lay_out(&base, &sketch, &pool, next);
        // The last die behind the screen may wait for a partner.
        if let (Some(crew), 1..) = (queue.last(), next) {
            let pair = round.lay_pair(&base, &before, &pool, next - 1, crew);
            if pair.total > layout.total {
                layout = pair;
            }
        }
        let mut steps = Steps::new();
        for kind in layout.garages.into_iter().flatten() {
            pool[kind as usize] -= 1;
            steps.push(Action::Assign(kind, None));
        }
        let filling = base.fields.best(&pool, read.figures().leaders.sal);
        let farms = filling.into_iter().flat_map(|filling| filling.dice);
        steps.extend(
            farms
                .flatten()
                .map(|(kind, slot)| Action::Assign(kind, Some(slot))),
        );
        steps
    }

    /// Which die is sent, with which value, and where to.
    fn send(&self) -> Steps {
        let round = Round::new(self.outlook);
        let read = &self.outlook.read;
        let stage = read.table().stage;
        if stage == Stage::Garages && read.setup().irenic {
            return Steps::from_iter([self.send_any(&round)]);
        }
        let queue = self.queue(&round, &read.side(self.seat).garages);
        let origin = match stage {
            Stage::Headquarters => read.next_hq().map(|(place, _)| Origin::Headquarters(place)),
            _ => read.first_garage(self.seat, None).map(Origin::Garage),
        };
        let Some(origin) = origin else {
            return Steps::new();
        };
        let sendable =
            |deed: &sketch::Deed| self.choices.contains(&Action::Send(origin, deed.value));
        let may_decline = self.choices.contains(&Action::Decline);
        match round.decide(&round.now(), &queue, may_decline, sendable) {
            Some(deed) => {
                Steps::from_iter([Action::Send(origin, deed.value), Action::To(deed.space)])
            }
            None => Steps::from_iter([Action::Decline]),
        }
    }

    /// Irenic Union: any garage may be the first.
    fn send_any(&self, round: &Round<'_>) -> Action {
        let garages = &self.outlook.read.side(self.seat).garages;
        let queue = self.queue(round, garages);
        let mut best: Option<(i32, Action)> = None;
        let now = round.now();
        let origins = (0..5u8).filter(|&garage| garages[garage as usize].is_some());
        for (place, garage) in origins.enumerate() {
            let origin = Origin::Garage(garage);
            // The first of the others goes along to the Laboratory.
            let next = queue
                .get(usize::from(place == 0))
                .filter(|_| queue.len() > 1);
            round.deeds(&now, &queue[place], next, next.is_some(), |deed| {
                let action = Action::Send(origin, deed.value);
                if self.choices.contains(&action) && best.is_none_or(|(most, _)| deed.looks > most)
                {
                    best = Some((deed.looks, action));
                }
            });
        }
        let count = queue.len();
        let may_decline = self.choices.contains(&Action::Decline);
        let declined = round.total(&round.declined(&now, count)) - round.total(&now);
        match best {
            Some((looks, action)) if !may_decline || looks > declined || count > 1 => action,
            _ => Action::Decline,
        }
    }

    /// Where the die under way goes.
    fn to(&self) -> Option<Action> {
        let round = Round::new(self.outlook);
        let read = &self.outlook.read;
        let sending = &read.table().sending;
        let (origin, die) = (sending.origin?, sending.die?);
        let mut crews = Queue::new();
        crews.push(round.crew_with(origin, die, 1 << sending.value, [0; 4]));
        crews.extend(self.queue(&round, &read.side(self.seat).garages));
        let possible = |deed: &sketch::Deed| self.choices.contains(&Action::To(deed.space));
        let deed = round.decide(&round.now(), &crews, false, possible);
        deed.map(|deed| Action::To(deed.space))
    }

    /// How many dice.
    fn buy(&self) -> Option<Action> {
        let outlook = &self.outlook;
        let read = &outlook.read;
        let sending = &read.table().sending;
        let space = sending.space?;
        let terms = read.terms(self.seat, Location::Academy, sending.discount);
        let extra = i32::from(read.dice_at(self.seat, Location::Academy, None));
        let now = outlook.in_play;
        self.best_by(|choice| match choice {
            Action::Buy(dice) => {
                let cost = read.academy_cost(space, dice, &terms);
                outlook.dice(now + i32::from(dice) + extra) - outlook.goods(cost)
            }
            _ => 0,
        })
    }

    /// The best tile on top, or none rather than a worse one.
    fn stack(&self, tile: Tile) -> Option<Action> {
        let outlook = &self.outlook;
        let table = outlook.read.table();
        let ships = outlook.side().ship_count();
        self.best_by(|choice| match choice {
            Action::Stack(Some(stack)) if tile.is_farm() => {
                table.farms.tops[stack as usize].map_or(0, |farm| outlook.new_farm_of(farm))
            }
            Action::Stack(Some(stack)) => {
                table.ships.tops[stack as usize].map_or(0, |ship| outlook.new_ship(ship, ships))
            }
            _ => 1,
        })
    }

    /// A tile that lies on the base.
    fn tile(&self, tile: Tile, number: u8) -> i32 {
        let side = self.outlook.side();
        let number = number as usize;
        if tile.is_farm() {
            side.tiles
                .get(number)
                .copied()
                .flatten()
                .map_or(0, |farm| self.outlook.farm(farm))
        } else {
            side.ships
                .get(number)
                .copied()
                .flatten()
                .map_or(0, |ship| self.outlook.ship(ship, number + 1))
        }
    }

    /// An empty place, or that of the worst tile.
    fn place(&self, tile: Tile) -> Option<Action> {
        self.best_by(|choice| match choice {
            Action::Place(Some(number)) => -self.tile(tile, number) - 1000,
            _ => 0,
        })
    }

    /// The next trade for something wanted, or no more.
    fn trade(&self, space: Option<u8>, trades: u8) -> Action {
        let round = Round::new(self.outlook);
        let read = &self.outlook.read;
        let purse = if read.table().stage == Stage::Harvest {
            read.purse_after_harvest(self.seat)
        } else {
            *read.purse(self.seat)
        };
        let more = read.side(self.seat).has_garage_die() && read.table().stage != Stage::Harvest;
        let hand = read.secret(self.seat).hand;
        let trading = round.trading(&purse, hand, space, trades, more);
        Action::Trade(trading.map(|trading| trading.first))
    }

    /// The contract that brings most beyond its cost.
    fn fulfil(&self) -> Option<Action> {
        let outlook = &self.outlook;
        let ships = outlook.read.table().sending.discount;
        self.best_by(|choice| match choice {
            Action::Fulfil(Some(contract)) => {
                let cost = outlook.read.contract_cost(self.seat, contract, ships).0;
                outlook.fulfilling(contract) - outlook.goods(cost)
            }
            _ => 0,
        })
    }

    /// Raises a farm die, if a farm has one.
    fn set_die(&self) -> Option<Action> {
        let outlook = &self.outlook;
        let read = &outlook.read;
        self.best_by(|choice| match choice {
            Action::SetDie(Some((Spot::Farm(slot @ 1..), 6))) => {
                let Some(choices) = read.choices_of(self.seat, slot) else {
                    return 0;
                };
                let more = choices.map(|resource| {
                    let now = read.produced(self.seat, slot, resource);
                    let then = read.figures().base.table[resource as usize][5];
                    i32::from(then.saturating_sub(now)) * outlook.price[resource as usize]
                });
                more[0].max(more[1])
            }
            Action::SetDie(None) => 1,
            _ => 0,
        })
    }

    /// Not the cache one stands on or near: a revealed one yields nothing.
    fn reveal(&self) -> Option<Action> {
        let outlook = &self.outlook;
        let planet = outlook.read.planet();
        let here = outlook.side().harvester;
        self.best_by(|choice| match choice {
            Action::Reveal(Some(slot)) => i32::from(planet.distance(here, Hex::cache(slot))),
            _ => 0,
        })
    }

    /// How little a die is missed.
    fn losing(&self, spot: Spot) -> i32 {
        match spot {
            Spot::Supply => 100,
            Spot::Board(space) if space.is_station() => 90,
            Spot::Cantina(_) => 80,
            Spot::Board(space) if space.location() == Location::Headquarters => 40,
            Spot::Board(space) if space.location() == Location::Depository => 60,
            Spot::Farm(slot) => 30 - i32::from(slot),
            Spot::Garage(garage) => 10 + i32::from(garage),
            Spot::Board(_) => 0,
        }
    }

    /// The highest of Zapporah's dice on the best farm, if it produces there; with the others
    /// of the roll, if there is room for all.
    fn put_die(&self) -> Option<Action> {
        let read = &self.outlook.read;
        let value = read.table().sending.rolled_die()?;
        let round = Round::new(self.outlook);
        let plan = Plan {
            farms: read.side(self.seat).farms,
            ..Plan::default()
        };
        let fields = Fields::of(&round, &plan);
        let (mut all, mut one): (Pool, Pool) = ([0; 7], [0; 7]);
        all[1..].copy_from_slice(&read.table().sending.rolled);
        one[value as usize] = 1;
        let fillings = [all, one]
            .into_iter()
            .filter_map(|pool| fields.best(&pool, 3));
        let filling = fillings.into_iter().find(|filling| filling.total > 0);
        let mut dice = filling
            .into_iter()
            .flat_map(|filling| filling.dice)
            .flatten();
        let place = dice.find(|&(kind, _)| kind == value);
        Some(Action::Put(place.map(|(_, slot)| slot)))
    }

    /// What each farm produces, then trades.
    fn harvest(&self) -> Option<Action> {
        let outlook = &self.outlook;
        let read = &outlook.read;
        let purse = read.purse_after_harvest(self.seat);
        let produce = |choice: Action| match choice {
            Action::Produce(slot, resource) => {
                let more = read.produced(self.seat, slot, resource);
                Some(outlook.added(&purse, resource, more))
            }
            _ => None,
        };
        let best = self.best_by(|choice| produce(choice).unwrap_or(i32::MIN));
        if let Some(Action::Produce(..)) = best {
            return best;
        }
        Some(self.trade(None, read.trades_left(self.seat)))
    }
}
