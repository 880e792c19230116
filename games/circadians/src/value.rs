//! What things are worth, for bots: a quick estimate of a position, and the prices the planner
//! reckons with.
//!
//! Everything is in hundredths of a point. A resource is worth what it will turn into: little
//! in the last rounds, nothing at the end.

use tabletop::Seat;

use crate::{
    Circadians, View,
    components::{Contract, Cost, Farm, Hex, Leader, Location, Purse, Resource, Ship, Space},
    figures::{Count, Effect, FarmKind, Yield},
    play::Look,
    state::{Secret, Side, Source, Stage},
    taste::*,
};

/// What a seat can know, laid out for looking at it.
pub(crate) struct Known {
    purses: [Purse; 4],
    secrets: [Secret; 4],
}

impl Known {
    pub fn of(view: &View) -> Self {
        let mut secrets = [Secret::default(); 4];
        if let (Some(seat), Some(own)) = (view.seat, view.own)
            && seat.index() < 4
        {
            secrets[seat.index()] = own;
        }
        Self {
            purses: view.purses.map(Option::unwrap_or_default),
            secrets,
        }
    }

    pub fn look<'a>(&'a self, game: &'a Circadians, view: &'a View) -> Look<'a> {
        Look {
            figures: &game.figures,
            setup: &game.setup,
            table: &view.table,
            purses: &self.purses,
            secrets: &self.secrets,
        }
    }
}

impl Circadians {
    /// The points a seat may expect at the end, in hundredths.
    pub(crate) fn value(&self, view: &View, seat: Seat) -> i32 {
        let known = Known::of(view);
        let look = known.look(self, view);
        if view.table.is_over() {
            return 100 * i32::from(look.side(seat).total());
        }
        Outlook::new(look, seat).expected()
    }
}

/// What things are worth to a player at this moment.
#[derive(Clone, Copy)]
pub(crate) struct Outlook<'a> {
    pub look: Look<'a>,
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
    pub fn new(look: Look<'a>, seat: Seat) -> Self {
        let all = i32::from(look.edition().rounds);
        let rounds = (all - i32::from(look.table.round).max(1)).max(0);
        let gathered = u8::from(look.table.stage >= Stage::Harvest);
        let water = match rounds {
            0 => 0,
            1 => WATER_1(),
            2 => WATER_2(),
            3 => WATER_3(),
            _ => WATER_4(),
        };
        let gem = match rounds {
            0 => GEM_0(),
            1 => GEM_1(),
            2 => GEM_2(),
            _ => GEM_3(),
        };
        let (algae, energy) = match rounds {
            1 => (ALGAE_1(), ENERGY_1()),
            _ => (ALGAE(), ENERGY()),
        };
        let mut price = [water, water * algae / 100, water * energy / 100, gem];
        let mut least = [0, 0, 0, 100];
        for contract in look.side(seat).fulfilled {
            if let Effect::PointsPer {
                count: Count::Goods(resource),
                per,
                amount,
            } = look.figures.contract(contract).effect
            {
                least[resource as usize] += 100 * i32::from(amount) / i32::from(per.max(1));
            }
        }
        let few = [FEW_WATER(), FEW_ALGAE(), FEW_ENERGY(), FEW_GEM()];
        let mut tiers = [Tiers::default(); 4];
        for resource in 0..4 {
            let price = &mut price[resource];
            *price = (*price).max(least[resource]);
            tiers[resource] = Tiers {
                few: few[resource],
                first: *price,
                some: (*price * SOME() / 100).max(least[resource]),
                many: (*price * MANY() / 100).max(least[resource]),
            };
        }
        Self {
            look,
            seat,
            rounds,
            harvests: (rounds - i32::from(gathered)).max(0),
            price,
            tiers,
            toll: TOLL() * rounds.min(1),
        }
    }

    #[inline]
    pub fn side(&self) -> &'a Side {
        self.look.side(self.seat)
    }

    /// Resources by amount.
    #[inline]
    pub fn goods(&self, goods: Cost) -> i32 {
        let worth = goods.iter().zip(&self.price);
        worth.map(|(&amount, price)| i32::from(amount) * price).sum()
    }

    /// All resources of a purse: the more there is of one, the less is more of it worth.
    #[inline]
    pub fn purse(&self, purse: &Purse) -> i32 {
        let amounts = [purse.water, purse.algae, purse.energy, purse.gem].map(i32::from);
        let mut worth = amounts[1].min(TOLL_ALGAE()) * self.toll;
        for (tiers, amount) in self.tiers.iter().zip(amounts) {
            let first = amount.min(tiers.few);
            let some = (amount - first).min(tiers.few);
            worth += first * tiers.first + some * tiers.some + (amount - first - some) * tiers.many;
        }
        worth
    }

    /// What goods add to a purse.
    pub fn added(&self, purse: &Purse, goods: Cost) -> i32 {
        let mut after = *purse;
        for &resource in Resource::ALL {
            *after.of_mut(resource) += u16::from(goods[resource as usize]);
        }
        self.purse(&after) - self.purse(purse)
    }

    /// A die that will be there from the next round on.
    #[inline]
    fn one_die(&self) -> i32 {
        match self.rounds {
            0 => 0,
            1 => DIE_1(),
            2 => DIE_2(),
            3 => DIE_3(),
            4 => DIE_4(),
            _ => DIE_5(),
        }
    }

    /// So many dice after Rest: more than the limit are worth nothing.
    #[inline]
    pub fn dice(&self, count: i32) -> i32 {
        let count = count.clamp(0, i32::from(self.look.figures.dice_limit)) as usize;
        let (one, two, three) = (DIES_1(), DIES_2(), DIES_3());
        let weight = [0, one, one + two, one + two + three, one + two + three + 100, one + two + three + 100 + DIES_5()];
        weight[count.min(5)] * self.one_die() / 100
    }

    /// One more die than so many.
    #[inline]
    pub fn die(&self, count: i32) -> i32 {
        self.dice(count + 1) - self.dice(count)
    }

    /// A contract that is drawn unseen: the more there are in hand, the less it is worth.
    #[inline]
    pub fn card(&self) -> i32 {
        let hand = self.look.secret(self.seat).hand.len() as i32;
        let room = (CARD_FULL() - hand).max(0);
        let card = CARD() * room / 4;
        match self.rounds {
            0 => 0,
            1 => card / 2,
            _ => card,
        }
    }

    fn found(&self, found: Yield) -> i32 {
        self.goods(found.goods) + i32::from(found.dice) * self.die(3)
    }

    /// A place for the harvester.
    pub fn hex(&self, hex: Hex) -> i32 {
        let table = self.look.table;
        let planet = self.look.planet();
        let mut harvests = self.harvests;
        if let Some(slot) = hex.cache_slot() {
            let figures = self.look.figures;
            let points = match table.caches[slot as usize] {
                Some(cache) => 100 * i32::from(figures.caches[cache as usize]),
                None => {
                    let all: i32 = figures.caches.iter().map(|&points| i32::from(points)).sum();
                    100 * all / 6
                }
            };
            if self.look.setup.flip_caches {
                harvests = harvests.min(1);
            }
            let found = self.look.hex_yield(hex).map_or(0, |found| self.found(found));
            let last = i32::from(table.caches[slot as usize].is_none()) * 100;
            return points + last + harvests * found;
        }
        let found = self.found(planet.yields[hex.index()]);
        let far = (0..6).map(|slot| planet.distance(hex, Hex::cache(slot)));
        let far = i32::from(far.min().unwrap_or(9));
        let reach = if self.rounds > 0 { 600 } else { 300 };
        harvests * found + (reach - CACHE_STEP() * far).max(0) + RING() * (4 - far) * self.rounds.min(3) / 3
    }

    /// The best step of the harvester from a place, with the bonus token found there.
    pub fn best_step(&self, from: Hex) -> i32 {
        let here = self.hex(from);
        let next = self.look.planet().next[from.index()];
        let steps = next.into_iter().flatten().map(|to| self.step_to(to) - here);
        steps.max().unwrap_or(0).max(0)
    }

    /// A place, with the bonus token found there.
    pub fn step_to(&self, to: Hex) -> i32 {
        let mut worth = self.hex(to);
        if self.look.table.bonuses.contains(to)
            && let Some(bonus) = self.look.planet().bonuses[to.index()]
        {
            worth += i32::from(bonus.amount) * self.price[bonus.resource as usize];
        }
        worth
    }

    fn has(&self, contract: Contract) -> bool {
        self.side().fulfilled.contains(contract)
    }

    /// What the next ship tile adds by their number alone.
    pub fn ship_bonus(&self, count: u8) -> i32 {
        let bonus = &self.look.figures.base.ship_bonus;
        let count = (count as usize).min(4);
        let next = (count + 1).min(4);
        100 * (i32::from(bonus[next]) - i32::from(bonus[count]))
            + 100 * i32::from(self.has(Contract::Jakhaw) && next > count)
    }

    pub fn farm_bonus(&self, count: u8) -> i32 {
        let bonus = &self.look.figures.base.farm_bonus;
        let count = (count as usize).min(3);
        let next = (count + 1).min(3);
        100 * (i32::from(bonus[next]) - i32::from(bonus[count]))
            + 100 * i32::from(self.has(Contract::Karvyk) && next > count)
    }

    /// A ship tile in a garage (from 1), apart from the bonus for their number.
    pub fn ship(&self, ship: Ship, garage: usize) -> i32 {
        let printed = self.look.figures.ship(ship);
        let changes = i32::from(printed.flip) + i32::from(printed.up.min(1)) + i32::from(printed.down.min(1));
        let toll = if printed.free_garage && !self.look.table.has(self.seat, Leader::Naira) {
            i32::from(self.look.figures.base.garages[garage.min(4)]) * self.price[1]
        } else {
            0
        };
        let usual = changes.min(2) * SHIP_USE() + toll * 6 / 10 + self.goods(printed.discount) * 4 / 10;
        100 * i32::from(printed.points) + self.rounds * usual
    }

    /// A farm tile, apart from the bonus for their number.
    pub fn farm(&self, farm: Farm) -> i32 {
        let printed = self.look.figures.farm(farm);
        let yields = match printed.kind {
            FarmKind::Passive(found) => self.found(found),
            FarmKind::NeedsSix(found) => self.found(found) * SIX_USE() / 100,
            FarmKind::Table(_) => FARM_USE(),
            FarmKind::Trades(_) => FARM_USE() / 2,
            FarmKind::Nothing => 0,
        };
        let last = match printed.kind {
            FarmKind::NeedsSix(found) => 50 * i32::from(found.goods[3]),
            _ => 0,
        };
        100 * i32::from(printed.points) + self.harvests * yields + last
    }

    /// How often a location is used in a round, in hundredths.
    fn use_of(&self, location: Location) -> i32 {
        match location {
            Location::Headquarters => USE_HQ(),
            Location::MiningCamp => USE_MINE(),
            Location::Laboratory => USE_LAB(),
            Location::Foundry => USE_SHIP(),
            Location::Market => USE_MARKET(),
            Location::Academy => USE_ACADEMY(),
            Location::ControlRoom => USE_MOVE(),
            Location::Negotiations => USE_TALK(),
            Location::Depository => USE_DEPOSIT(),
        }
    }

    /// A contract when it is fulfilled, its cost apart.
    pub fn contract(&self, contract: Contract) -> i32 {
        let printed = self.look.figures.contract(contract);
        let rounds = self.rounds;
        let used = |location, worth: i32| rounds * self.use_of(location) * worth / 100;
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
            Effect::GainDice(location, amount) => used(location, i32::from(amount) * self.die(3)),
            Effect::Draw(location, amount) => used(location, i32::from(amount) * self.card() / 2),
            Effect::GainDiceWith(_, amount) => {
                used(Location::Negotiations, i32::from(amount) * self.die(3)) / 3
            }
            Effect::IgnoreSetbacks => used(Location::Negotiations, 50),
            Effect::PointsPer { count, per, amount } => {
                let more = match count {
                    Count::DiceOnNegotiations => rounds * GROW_TALK(),
                    Count::DiceWith(_) => rounds * GROW_TALK() / 3,
                    Count::DiceAtDepository => 100 + rounds * GROW_DEPOSIT(),
                    Count::DiceInSupplyAndHq => 0,
                    Count::ContractsInHand => -100,
                    Count::InGameContracts => rounds * GROW_DEPOSIT() / 2,
                    Count::EndGameContracts => 100 + rounds * GROW_DEPOSIT() / 2,
                    Count::ShipTiles => rounds * USE_SHIP(),
                    Count::FarmTiles => rounds * USE_LAB(),
                    Count::Goods(_) => 0,
                };
                let now = match count {
                    Count::DiceInSupplyAndHq => 400,
                    Count::Goods(resource) => {
                        let spent = u16::from(printed.cost[resource as usize]);
                        let kept = self.look.purse(self.seat).of(resource).saturating_sub(spent);
                        let most = if rounds == 0 { 99 } else { 4 };
                        100 * i32::from(kept).min(most)
                    }
                    _ => 100 * i32::from(self.look.count(self.seat, count)),
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
        let cost = self.look.contract_cost(self.seat, contract, [0; 4]).0;
        let net = self.contract(contract) - self.goods(cost) - self.die(3);
        (net * HAND() / 100).max(5)
    }

    /// Dice that will be in supply and at headquarters after Rest, if nothing more is sent.
    pub fn dice_in_play(&self) -> i32 {
        let side = self.side();
        let slots = side.garages.iter().chain(&side.farms).flatten();
        let slots = slots.filter(|die| !die.is_sal()).count();
        let stations = Space::all()
            .filter(|space| space.is_station())
            .filter_map(|space| self.look.table.on(space))
            .filter(|die| die.owner() == self.seat && !die.is_sal())
            .count();
        let under_way = self.look.table.sending.die.is_some() && self.look.table.active == self.seat;
        let cantina: u8 = side.cantina.iter().sum();
        i32::from(self.look.owned_dice(self.seat) + cantina) + (slots + stations) as i32 + i32::from(under_way)
    }

    /// The points to expect at the end.
    fn expected(&self) -> i32 {
        let seat = self.seat;
        let look = &self.look;
        let sources = [
            Source::Negotiations,
            Source::Contracts,
            Source::Bonuses,
            Source::Tiles,
            Source::Ships,
            Source::Farms,
            Source::Depository,
            Source::Progress,
            Source::Events,
        ];
        let points = sources.iter().map(|&source| i32::from(look.points_from(seat, source)));
        let points = 100 * points.sum::<i32>();
        if look.setup.rival_seat() == Some(seat) {
            return points + 100 * i32::from(look.purse(seat).gem) + 600 + 600 * self.rounds;
        }
        let side = self.side();
        let purse = if look.table.stage == Stage::Harvest {
            look.purse_after_harvest(seat)
        } else {
            *look.purse(seat)
        };
        let ships = side.ships.iter().enumerate();
        let ships = ships.filter_map(|(place, ship)| ship.map(|ship| self.ship(ship, place + 1) - 100 * i32::from(look.figures.ship(ship).points)));
        let farms = side.tiles.iter().flatten().map(|&farm| self.farm(farm) - 100 * i32::from(look.figures.farm(farm).points));
        let hand = look.secret(seat).hand.iter().map(|contract| self.in_hand(contract));
        let waiting = side.garages.iter().flatten().count() as i32;
        points + self.purse(&purse) + self.hex(side.harvester) + self.dice(self.dice_in_play()) + ships.sum::<i32>() + farms.sum::<i32>() + hand.sum::<i32>() + waiting * WAITING()
    }
}
