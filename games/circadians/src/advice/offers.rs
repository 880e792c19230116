//! What a die can be used for: every space that is free now, with its price and its worth.

use arrayvec::ArrayVec;

use super::{outlook::Outlook, prices::FIRST_TO_GO};
use crate::{
    components::{
        Contract, Contracts, Cost, Direction, Faction, Leader, Location, Purse, Resource, Space,
    },
    play::only,
};

/// Something that a die can be sent for.
#[derive(Clone, Copy)]
pub(super) struct Offer {
    /// The space the die would go to.
    pub space: Space,
    pub kind: Kind,
    /// The values it takes, as bits 1 to 6.
    pub values: u8,
    /// The price, ships aside.
    pub cost: Cost,
    /// Resources gained at once.
    pub gains: Cost,
    /// Dice gained, or -1 for the die itself if it never returns.
    pub dice: i8,
    /// Everything else that it is worth.
    pub worth: i32,
}

/// What is particular about an offer.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Plain,
    /// Only for dice from garages.
    Headquarters,
    /// The number to reach with die and water.
    Mining(u8),
    /// Trades follow.
    Market,
    /// The die stays, and incidents may follow.
    Negotiation(Faction),
    /// The die stays in the column of its value.
    Contract(Contract),
}

const NOTHING: Offer = Offer {
    space: Space(0),
    kind: Kind::Plain,
    values: 0,
    cost: [0; 4],
    gains: [0; 4],
    dice: 0,
    worth: 0,
};

/// Any value.
const ANY: u8 = 0b111_1110;
/// Room for every offer there can be: 8 contracts in hand after Rest and those drawn since, 18
/// negotiations, and less than 40 others.
const MOST: usize = 80;

/// Everything on offer.
pub(super) struct Offers {
    pub list: ArrayVec<Offer, MOST>,
    /// What negotiating with a faction brings by the value of the die.
    pub incidents: [[i32; 7]; 3],
    /// The best row of each Depository column and its reward.
    pub deliveries: [Option<(Space, i32)>; 7],
    /// A farm, from the Laboratory.
    pub farm: i32,
    /// Offers that are worth trading for, by number, with what they bring beyond their cost.
    wanted: ArrayVec<(u8, i32), MOST>,
}

impl Offers {
    /// What an offer is worth beside goods and dice, to a die of this value.
    pub fn worth(&self, offer: &Offer, value: u8) -> i32 {
        offer.worth
            + match offer.kind {
                Kind::Negotiation(faction) => self.incidents[faction.index()][value as usize],
                Kind::Contract(_) => self.deliveries[value as usize].map_or(0, |(_, worth)| worth),
                _ => 0,
            }
    }

    /// Everything on offer to a player.
    pub fn of(outlook: &Outlook<'_>, hand: Contracts) -> Self {
        let mut offers = Self {
            list: ArrayVec::new(),
            incidents: [[0; 7]; 3],
            deliveries: [None; 7],
            farm: outlook.new_farm(),
            wanted: ArrayVec::new(),
        };
        offers.depository(outlook, hand);
        offers.negotiations(outlook);
        offers.mining(outlook);
        offers.foundry(outlook);
        offers.control_room(outlook);
        offers.academy(outlook);
        offers.headquarters(outlook);
        for space in Space::of(Location::Market).filter(|&space| outlook.read.is_free(space)) {
            offers.list.push(Offer {
                space,
                kind: Kind::Market,
                values: ANY,
                gains: outlook.read.gains_at(outlook.seat, Location::Market),
                ..NOTHING
            });
        }
        offers.find_wanted(outlook);
        offers
    }

    fn find_wanted(&mut self, outlook: &Outlook<'_>) {
        let die = outlook.die(3);
        for (number, offer) in self.list.iter().enumerate() {
            let net = offer.worth - outlook.goods(offer.cost) - die;
            if net > 0 && matches!(offer.kind, Kind::Negotiation(_) | Kind::Contract(_)) {
                self.wanted.push((number as u8, net));
            }
        }
        self.wanted
            .sort_unstable_by_key(|&(number, net)| (-net, number));
    }

    /// Negotiations and contracts that bring more than they cost, the best first.
    pub fn wanted(&self) -> impl Iterator<Item = (&Offer, i32)> {
        let wanted = self.wanted.iter();
        wanted.map(|&(number, net)| (&self.list[number as usize], net))
    }

    fn headquarters(&mut self, outlook: &Outlook<'_>) {
        let read = &outlook.read;
        let at = Location::Headquarters;
        let reward = read.figures().headquarters;
        let mut gains = read.gains_at(outlook.seat, at);
        let mut worth = i32::from(read.draws_at(outlook.seat, at)) * outlook.card();
        if read.has_hq_reward(outlook.seat) {
            if outlook.hq_water() {
                gains[0] += reward.water;
            } else {
                worth += i32::from(reward.contracts) * outlook.card();
            }
        }
        if outlook.rounds > 0 {
            worth += FIRST_TO_GO;
        }
        for space in Space::of(at).filter(|&space| read.is_free(space)) {
            self.list.push(Offer {
                space,
                kind: Kind::Headquarters,
                values: ANY,
                gains,
                worth,
                ..NOTHING
            });
        }
    }

    fn mining(&mut self, outlook: &Outlook<'_>) {
        let read = &outlook.read;
        let discount = read.discount(outlook.seat, Location::MiningCamp, [0; 4])[0];
        for space in Space::of(Location::MiningCamp).filter(|&space| read.is_free(space)) {
            let target = read.mining_target(outlook.seat, space);
            let target = target.saturating_sub(discount);
            self.list.push(Offer {
                space,
                kind: Kind::Mining(target),
                values: ANY,
                gains: only(Resource::Gem, read.mining_gems(outlook.seat, space)),
                ..NOTHING
            });
        }
    }

    /// A space that takes either of two prices.
    fn priced(&mut self, outlook: &Outlook<'_>, space: Space, values: u8, worth: i32) {
        let location = space.location();
        for &(resource, _) in outlook.read.prices(location).into_iter().flatten() {
            if let Some(cost) = outlook.read.price(outlook.seat, location, resource, [0; 4]) {
                self.list.push(Offer {
                    space,
                    values,
                    cost,
                    worth,
                    ..NOTHING
                });
            }
        }
    }

    fn foundry(&mut self, outlook: &Outlook<'_>) {
        let read = &outlook.read;
        let side = outlook.side();
        let free = Space::of(Location::Foundry).find(|&space| read.is_free(space));
        let Some(space) = free else { return };
        let count = side.ship_count();
        for (stack, ship) in read.table().ships.tops.into_iter().enumerate() {
            let Some(ship) = ship else { continue };
            let mut values = 0;
            for value in 1..=6 {
                values |= u8::from(read.ship_stack(value) as usize == stack) << value;
            }
            self.priced(outlook, space, values, outlook.new_ship(ship, count));
        }
    }

    fn control_room(&mut self, outlook: &Outlook<'_>) {
        let read = &outlook.read;
        let free = Space::of(Location::ControlRoom).find(|&space| read.is_free(space));
        let Some(space) = free else { return };
        let here = outlook.side().harvester;
        let now = outlook.hex(here);
        for &direction in Direction::ALL {
            let Some(to) = read.next(here, direction) else {
                continue;
            };
            let worth = outlook.step_to(to) - now;
            if worth > 0 {
                self.priced(outlook, space, 1 << direction.value(), worth);
            }
        }
    }

    fn academy(&mut self, outlook: &Outlook<'_>) {
        let read = &outlook.read;
        let seat = outlook.seat;
        let reserve = outlook.side().reserve;
        let terms = read.terms(seat, Location::Academy, [0; 4]);
        let extra = read.dice_at(seat, Location::Academy, None);
        for space in Space::of(Location::Academy).filter(|&space| read.is_free(space)) {
            let values = read.figures().academy[space.number() as usize].values;
            for (dice, cost) in read.academy_offers(seat, space, &terms) {
                self.list.push(Offer {
                    space,
                    values,
                    cost,
                    dice: (dice + extra).min(reserve) as i8,
                    ..NOTHING
                });
            }
        }
    }

    fn negotiations(&mut self, outlook: &Outlook<'_>) {
        let read = &outlook.read;
        let seat = outlook.seat;
        let terms = read.negotiation_terms(seat, [0; 4]);
        let gains = read.gains_at(seat, Location::Negotiations);
        let advance = outlook.best_advance();
        let setback = outlook.setback();
        for &faction in Faction::ALL {
            let setbacks = outlook.setbacks_with(faction);
            for value in 1..=6 {
                let incident = &mut self.incidents[faction.index()][value as usize];
                if !read.table().advancements.contains(&value) {
                    *incident += advance;
                }
                if setbacks[value as usize] {
                    *incident += setback;
                }
            }
            let each = outlook.ability(faction) + outlook.bonus_for_die_with(faction);
            let dice = read.dice_at(seat, Location::Negotiations, Some(faction));
            for space in Space::column(faction).filter(|&space| read.is_free(space)) {
                if read.waits_for_first(space) {
                    continue;
                }
                self.list.push(Offer {
                    space,
                    kind: Kind::Negotiation(faction),
                    values: ANY,
                    cost: read.negotiation_cost(space, &terms),
                    gains,
                    dice: dice as i8 - 1,
                    worth: 100 * i32::from(read.figures().negotiation(space).points) + each,
                });
            }
        }
    }

    fn depository(&mut self, outlook: &Outlook<'_>, hand: Contracts) {
        let read = &outlook.read;
        let rewards = outlook.deliveries();
        let mut values = 0;
        for value in 1..=6 {
            let rows = (0..3).filter(|&row| read.is_free(Space::depository(value, row)));
            let best = rows.max_by_key(|&row| rewards[row as usize]);
            if let Some(row) = best {
                values |= 1 << value;
                let mut worth = rewards[row as usize];
                if read.table().has(outlook.seat, Leader::Dan) {
                    let others = (0..3).filter(|&other| other != row);
                    worth += others.map(|row| rewards[row as usize]).max().unwrap_or(0);
                }
                self.deliveries[value as usize] = Some((Space::depository(value, row), worth));
            }
        }
        if values == 0 {
            return;
        }
        let draws = i32::from(read.draws_at(outlook.seat, Location::Depository)) * outlook.card();
        for contract in hand {
            self.list.push(Offer {
                space: Space::depository(1, 0),
                kind: Kind::Contract(contract),
                values,
                cost: read.contract_cost(outlook.seat, contract, [0; 4]).0,
                gains: [0; 4],
                dice: -1,
                worth: outlook.fulfilling(contract) + draws,
            });
        }
    }
}

/// Goods added to a purse.
pub(super) fn gain(purse: &mut Purse, goods: Cost) {
    purse.water += u16::from(goods[0]);
    purse.algae += u16::from(goods[1]);
    purse.energy += u16::from(goods[2]);
    purse.gem += u16::from(goods[3]);
}
