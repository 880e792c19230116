//! What things are worth to a player at this moment.
//!
//! Everything is in hundredths of a point. A resource is worth what it will turn into: little
//! in the last rounds, nothing at the end.

use tabletop::Seat;

use super::prices::{
    ALGAE, CACHE_STEP, CARD, DICE, DIE, ENERGY, FARM_USE, FEW, FULL_HAND, GEM, IN_HAND, MANY,
    NEW_DIE, RING, SHIP_USE, SIX_USE, SOME, TOLL, TOLL_ALGAE, USES, WATER,
};
use crate::{
    components::{Contract, Cost, Farm, Hex, Leader, Location, Purse, Resource, Ship, Space},
    figures::{Count, Effect, FarmKind, Yield},
    play::Read,
    state::{Side, Stage},
};

/// What things are worth to a player at this moment.
#[derive(Clone, Copy)]
pub(crate) struct Outlook<'a> {
    pub read: Read<'a>,
    pub seat: Seat,
    /// Rounds after this one.
    pub rounds: i32,
    /// Harvests whose goods can still be spent.
    pub harvests: i32,
    /// Resources, while there are few.
    pub price: [i32; 4],
    tiers: [Tiers; 4],
    /// What the first algae are worth more: without them dice stay in their garages.
    toll: i32,
    /// Dice that will be in supply and at headquarters after Rest, if nothing more is sent.
    pub in_play: i32,
    /// What so many dice are worth.
    dice: [i32; DICE.len()],
}

/// What a resource is worth: the first few, as many again, and all others.
#[derive(Clone, Copy, Default)]
struct Tiers {
    few: i32,
    first: i32,
    some: i32,
    many: i32,
}

impl<'a> Outlook<'a> {
    pub fn new(read: Read<'a>, seat: Seat) -> Self {
        let all = i32::from(read.edition().rounds);
        let rounds = (all - i32::from(read.table().round).max(1)).max(0);
        let gathered = u8::from(read.table().stage >= Stage::Harvest);
        let water = by_rounds(&WATER, rounds);
        let gem = by_rounds(&GEM, rounds);
        let mut price = [water, water * ALGAE / 100, water * ENERGY / 100, gem];
        let mut least = [0, 0, 0, 100];
        for contract in read.side(seat).fulfilled {
            if let Effect::PointsPer {
                count: Count::Goods(resource),
                per,
                amount,
            } = read.figures().contract(contract).effect
            {
                least[resource as usize] += 100 * i32::from(amount) / i32::from(per.max(1));
            }
        }
        let mut tiers = [Tiers::default(); 4];
        for resource in 0..4 {
            let price = &mut price[resource];
            *price = (*price).max(least[resource]);
            tiers[resource] = Tiers {
                few: FEW[resource],
                first: *price,
                some: (*price * SOME / 100).max(least[resource]),
                many: (*price * MANY / 100).max(least[resource]),
            };
        }
        let die = by_rounds(&DIE, rounds);
        Self {
            read,
            seat,
            rounds,
            in_play: dice_in_play(&read, seat),
            dice: DICE.map(|worth| worth * die / 100),
            harvests: (rounds - i32::from(gathered)).max(0),
            price,
            tiers,
            toll: TOLL * rounds.min(1),
        }
    }

    #[inline]
    pub fn side(&self) -> &'a Side {
        self.read.side(self.seat)
    }

    /// Resources by amount.
    #[inline]
    pub fn goods(&self, goods: Cost) -> i32 {
        let worth = goods.iter().zip(&self.price);
        worth
            .map(|(&amount, price)| i32::from(amount) * price)
            .sum()
    }

    /// All resources of a purse: the more there is of one, the less is more of it worth.
    #[inline]
    pub fn purse(&self, purse: &Purse) -> i32 {
        self.amount(Resource::Water, purse.water)
            + self.amount(Resource::Algae, purse.algae)
            + self.amount(Resource::Energy, purse.energy)
            + self.amount(Resource::Gem, purse.gem)
    }

    /// So much of a resource.
    #[inline]
    fn amount(&self, resource: Resource, amount: u16) -> i32 {
        let tiers = &self.tiers[resource as usize];
        let amount = i32::from(amount);
        let first = amount.min(tiers.few);
        let some = (amount - first).min(tiers.few);
        let toll = match resource {
            Resource::Algae => amount.min(TOLL_ALGAE) * self.toll,
            _ => 0,
        };
        first * tiers.first + some * tiers.some + (amount - first - some) * tiers.many + toll
    }

    /// What so much more of a resource adds to a purse.
    #[inline]
    pub fn added(&self, purse: &Purse, resource: Resource, more: u8) -> i32 {
        let now = purse.of(resource);
        self.amount(resource, now + u16::from(more)) - self.amount(resource, now)
    }

    /// So many dice after Rest: more than the limit are worth nothing.
    #[inline]
    pub fn dice(&self, count: i32) -> i32 {
        let most = i32::from(self.read.figures().dice_limit).min(5);
        self.dice[count.clamp(0, most) as usize]
    }

    /// One more die than so many.
    #[inline]
    pub fn die(&self, count: i32) -> i32 {
        self.dice(count + 1) - self.dice(count)
    }

    /// A contract that is drawn unseen: the more there are in hand, the less it is worth.
    #[inline]
    pub fn card(&self) -> i32 {
        let hand = self.read.secret(self.seat).hand.len() as i32;
        let room = (FULL_HAND - hand).max(0);
        let card = CARD * room / 4;
        match self.rounds {
            0 => 0,
            1 => card / 2,
            _ => card,
        }
    }

    /// A yield that comes in every Harvest. Dice above the limit are lost, so dice that come
    /// regularly only replace those that were used up.
    fn found(&self, found: Yield) -> i32 {
        let die = if self.rounds > 0 { NEW_DIE } else { 0 };
        self.goods(found.goods) + i32::from(found.dice) * die
    }

    /// A cache that nobody has seen.
    pub(super) fn cache(&self) -> i32 {
        let points = self.read.figures().caches.map(i32::from);
        100 * points.iter().sum::<i32>() / points.len() as i32
    }

    /// A place for the harvester.
    pub fn hex(&self, hex: Hex) -> i32 {
        let table = self.read.table();
        let planet = self.read.planet();
        let mut harvests = self.harvests;
        if let Some(slot) = hex.cache_slot() {
            let points = match table.caches[slot as usize] {
                Some(cache) => 100 * i32::from(self.read.figures().caches[cache as usize]),
                None => self.cache(),
            };
            if self.read.setup().flip_caches {
                harvests = harvests.min(1);
            }
            let found = self
                .read
                .hex_yield(hex)
                .map_or(0, |found| self.found(found));
            let last = i32::from(table.caches[slot as usize].is_none()) * 100;
            return points + last + harvests * found;
        }
        let found = self.found(planet.yields[hex.index()]);
        let far = (0..6).map(|slot| planet.distance(hex, Hex::cache(slot)));
        let far = i32::from(far.min().unwrap_or(9));
        let reach = if self.rounds > 0 { 600 } else { 300 };
        harvests * found
            + (reach - CACHE_STEP * far).max(0)
            + RING * (4 - far) * self.rounds.min(3) / 3
    }

    /// The best step of the harvester from a place, with the bonus token found there.
    pub fn best_step(&self, from: Hex) -> i32 {
        let here = self.hex(from);
        let next = self.read.planet().next[from.index()];
        let steps = next.into_iter().flatten().map(|to| self.step_to(to) - here);
        steps.max().unwrap_or(0).max(0)
    }

    /// A place, with the bonus token found there.
    pub fn step_to(&self, to: Hex) -> i32 {
        let mut worth = self.hex(to);
        if let Some(bonus) = self.read.bonus_on(to) {
            worth += i32::from(bonus.amount) * self.price[bonus.resource as usize];
        }
        worth
    }

    /// Whether a contract is fulfilled.
    fn has(&self, contract: Contract) -> bool {
        self.side().fulfilled.contains(contract)
    }

    /// What the next ship tile adds by their number alone.
    pub fn ship_bonus(&self, count: u8) -> i32 {
        let bonus = &self.read.figures().base.ship_bonus;
        let count = (count as usize).min(4);
        let next = (count + 1).min(4);
        100 * (i32::from(bonus[next]) - i32::from(bonus[count]))
            + 100 * i32::from(self.has(Contract::Jakhaw) && next > count)
    }

    /// What the next farm tile adds by their number alone.
    pub fn farm_bonus(&self, count: u8) -> i32 {
        let bonus = &self.read.figures().base.farm_bonus;
        let count = (count as usize).min(3);
        let next = (count + 1).min(3);
        100 * (i32::from(bonus[next]) - i32::from(bonus[count]))
            + 100 * i32::from(self.has(Contract::Karvyk) && next > count)
    }

    /// A ship tile in a garage (from 1), apart from the bonus for their number.
    pub fn ship(&self, ship: Ship, garage: usize) -> i32 {
        let printed = self.read.figures().ship(ship);
        let changes =
            i32::from(printed.flip) + i32::from(printed.up.min(1)) + i32::from(printed.down.min(1));
        let toll = if printed.free_garage && !self.read.table().has(self.seat, Leader::Naira) {
            i32::from(self.read.figures().base.garages[garage.min(4)]) * self.price[1]
        } else {
            0
        };
        let usual =
            changes.min(2) * SHIP_USE + toll * 6 / 10 + self.goods(printed.discount) * 4 / 10;
        100 * i32::from(printed.points) + self.rounds * usual
    }

    /// A farm tile, apart from the bonus for their number.
    pub fn farm(&self, farm: Farm) -> i32 {
        let printed = self.read.figures().farm(farm);
        let yields = match printed.kind {
            FarmKind::Passive(found) => self.found(found),
            FarmKind::NeedsSix(found) => self.found(found) * SIX_USE / 100,
            FarmKind::Table(_) => FARM_USE,
            FarmKind::Trades(_) => FARM_USE / 2,
            FarmKind::Nothing => 0,
        };
        let last = match printed.kind {
            FarmKind::NeedsSix(found) => 50 * i32::from(found.goods[3]),
            _ => 0,
        };
        100 * i32::from(printed.points) + self.harvests * yields + last
    }

    /// A contract when it is fulfilled, its cost apart.
    pub fn contract(&self, contract: Contract) -> i32 {
        let printed = self.read.figures().contract(contract);
        let rounds = self.rounds;
        let used = |location, worth: i32| rounds * USES[location as usize] * worth / 100;
        let effect = match printed.effect {
            Effect::Discount(location, resource, amount) => {
                used(location, i32::from(amount) * self.price[resource as usize])
            }
            Effect::DiscountAny(location, amount) => {
                used(location, i32::from(amount) * self.price[1])
            }
            Effect::Gain(location, resource, amount) => {
                used(location, i32::from(amount) * self.price[resource as usize])
            }
            Effect::GainDice(location, amount) => used(location, i32::from(amount) * NEW_DIE),
            Effect::Draw(location, amount) => used(location, i32::from(amount) * self.card() / 2),
            Effect::GainDiceWith(_, amount) => {
                used(Location::Negotiations, i32::from(amount) * NEW_DIE) / 3
            }
            Effect::IgnoreSetbacks => used(Location::Negotiations, 50),
            Effect::PointsPer { count, per, amount } => {
                let more = match count {
                    Count::DiceOnNegotiations => rounds * USES[Location::Negotiations as usize],
                    Count::DiceWith(_) => rounds * USES[Location::Negotiations as usize] / 3,
                    Count::DiceAtDepository => 100 + rounds * USES[Location::Depository as usize],
                    Count::DiceInSupplyAndHq => 0,
                    Count::ContractsInHand => -100,
                    Count::InGameContracts => rounds * USES[Location::Depository as usize] / 2,
                    Count::EndGameContracts => {
                        100 + rounds * USES[Location::Depository as usize] / 2
                    }
                    Count::ShipTiles => rounds * USES[Location::Foundry as usize],
                    Count::FarmTiles => rounds * USES[Location::Laboratory as usize],
                    Count::Goods(_) => 0,
                };
                let now = match count {
                    Count::DiceInSupplyAndHq => {
                        let sal = self.read.table().has(self.seat, Leader::Bjorg);
                        400 + 100 * i32::from(sal)
                    }
                    Count::Goods(resource) => {
                        let spent = u16::from(printed.cost[resource as usize]);
                        let kept = self
                            .read
                            .purse(self.seat)
                            .of(resource)
                            .saturating_sub(spent);
                        let most = if rounds == 0 { 99 } else { 4 };
                        100 * i32::from(kept).min(most)
                    }
                    _ => 100 * i32::from(self.read.count(self.seat, count)),
                };
                let most = match count {
                    Count::ShipTiles => 400,
                    Count::FarmTiles => 300,
                    _ => 1000,
                };
                let sum = (now + more).min(most);
                if rounds == 0 {
                    sum / 100 / i32::from(per.max(1)) * 100 * i32::from(amount)
                } else {
                    sum * i32::from(amount) / i32::from(per.max(1))
                }
            }
        };
        100 * i32::from(printed.points) + effect
    }

    /// A contract in hand: a part of what fulfilling it would bring.
    pub fn in_hand(&self, contract: Contract) -> i32 {
        if self.rounds == 0 {
            return 0;
        }
        let cost = self.read.contract_cost(self.seat, contract, [0; 4]).0;
        let net = self.contract(contract) - self.goods(cost) - self.die(3);
        (net * IN_HAND / 100).max(5)
    }

    /// What a farm slot makes of a die that counts as this value.
    pub fn field(&self, slot: usize, value: u8) -> i32 {
        let read = &self.read;
        let kind = match (slot, self.side().tiles) {
            (0, _) => return 0,
            (1 | 2, _) => FarmKind::Table(read.figures().base.starting_farms[slot - 1]),
            (_, tiles) => match tiles[slot - 3] {
                Some(farm) => read.figures().farm(farm).kind,
                None => return 0,
            },
        };
        match kind {
            FarmKind::Table(choices) => {
                let made = choices.map(|resource| {
                    let amount = read.figures().base.table[resource as usize][value as usize - 1];
                    self.added(read.purse(self.seat), resource, amount)
                });
                made[0].max(made[1])
            }
            FarmKind::NeedsSix(found) if value == 6 => {
                self.goods(found.goods) + self.more_dice(found.dice.into())
            }
            _ => 0,
        }
    }

    /// So many dice gained now.
    pub fn more_dice(&self, count: i32) -> i32 {
        let now = self.in_play;
        let count = count.min(self.side().reserve.into());
        self.dice(now + count) - self.dice(now)
    }
}

/// Dice that will be in supply and at headquarters after Rest, if nothing more is sent.
fn dice_in_play(read: &Read<'_>, seat: Seat) -> i32 {
    let side = read.side(seat);
    let slots = side.garages.iter().chain(&side.farms).flatten();
    let slots = slots.filter(|die| !die.is_sal()).count();
    let stations = Space::all()
        .filter(|space| space.is_station())
        .filter_map(|space| read.table().on(space))
        .filter(|die| die.owner() == seat && !die.is_sal())
        .count();
    let sending = &read.table().sending;
    let active = read.table().active == seat;
    let under_way = u8::from(active && sending.die.is_some());
    let rolled: u8 = if active {
        sending.rolled.iter().sum()
    } else {
        0
    };
    let cantina: u8 = side.cantina.iter().sum();
    i32::from(read.owned_dice(seat) + cantina + under_way + rolled) + (slots + stations) as i32
}

/// A price by the rounds that follow.
pub(super) const fn by_rounds<const N: usize>(prices: &[i32; N], rounds: i32) -> i32 {
    let rounds = rounds as usize;
    prices[if rounds < N { rounds } else { N - 1 }]
}
