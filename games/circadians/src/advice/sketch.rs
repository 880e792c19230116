//! A round thought through: dice sent one after the other, each to where it is worth most.

use tabletop::Seat;

use super::{
    offers::{Kind, Offer, Offers, gain},
    outlook::Outlook,
    prices::PROMISE,
};
use crate::{
    components::{Contracts, Cost, Die, Location, Origin, Purse, Resource, Space},
    cost::{minus, plus},
    locations::exchange,
};

/// A die that waits to be sent.
#[derive(Clone, Copy)]
pub(super) struct Crew {
    die: Die,
    /// The values it can be sent with, as bits 1 to 6.
    reach: u8,
    /// What sending it costs.
    toll: Cost,
    /// What its ship takes off prices.
    ships: Cost,
    pub from_garage: bool,
    /// The value that counts most at the Mining Camp, and at the Market.
    highest: u8,
    /// What that value counts at the Mining Camp.
    mines: u8,
    /// The best value to talk to each faction with.
    talks: [u8; 3],
}

/// What a player will have when the dice thought of so far are sent.
#[derive(Clone, Copy)]
pub(super) struct Sketch {
    pub purse: Purse,
    /// Spaces taken by the dice of this sketch.
    pub taken: u64,
    pub hand: Contracts,
    /// Dice after Rest.
    pub dice: i32,
    /// Everything that is worth something, resources and dice apart.
    pub worth: i32,
}

/// One sending.
#[derive(Clone, Copy)]
pub(super) struct Deed {
    pub value: u8,
    pub space: Space,
    /// Whether the next die goes along, to the Laboratory.
    pub pair: bool,
    /// How attractive it looks.
    pub looks: i32,
    pub after: Sketch,
}

/// Trades that make a purse fit for something.
#[derive(Clone, Copy)]
pub(super) struct Trading {
    /// The first rate to trade at.
    pub first: u8,
    pub purse: Purse,
    /// What it promises.
    pub looks: i32,
}

/// The thinking of one player about the rest of a round.
pub(super) struct Round<'a> {
    pub outlook: Outlook<'a>,
    pub offers: Offers,
    pub seat: Seat,
}

impl<'a> Round<'a> {
    /// Lists what is on offer.
    pub fn new(outlook: Outlook<'a>) -> Self {
        let seat = outlook.seat;
        let hand = outlook.read.secret(seat).hand;
        Self {
            offers: Offers::of(&outlook, hand),
            outlook,
            seat,
        }
    }

    /// As it is now.
    pub fn now(&self) -> Sketch {
        let read = &self.outlook.read;
        Sketch {
            purse: *read.purse(self.seat),
            taken: 0,
            hand: read.secret(self.seat).hand,
            dice: self.outlook.in_play,
            worth: 0,
        }
    }

    /// What a sketch comes to.
    #[inline]
    pub fn total(&self, sketch: &Sketch) -> i32 {
        sketch.worth + self.outlook.purse(&sketch.purse) + self.outlook.dice(sketch.dice)
    }

    /// A die that waits at an origin.
    pub fn crew(&self, origin: Origin, die: Die) -> Crew {
        let read = &self.outlook.read;
        let reach = read.reach(self.seat, origin, die);
        self.crew_with(origin, die, reach, read.send_cost(self.seat, origin))
    }

    /// A die from an origin that can be sent with some values, at this cost.
    pub fn crew_with(&self, origin: Origin, die: Die, reach: u8, toll: Cost) -> Crew {
        let read = &self.outlook.read;
        let counts = |&value: &u8| read.mining_value(self.seat, die.turned(value));
        let highest = values_in(reach).max_by_key(counts).unwrap_or(1);
        let talk = |faction: usize| {
            let brings = |&value: &u8| self.offers.incidents[faction][value as usize];
            values_in(reach).rev().max_by_key(brings).unwrap_or(1)
        };
        Crew {
            die,
            reach,
            toll,
            ships: read.ship_discount(self.seat, origin),
            from_garage: matches!(origin, Origin::Garage(_)),
            highest,
            mines: counts(&highest),
            talks: core::array::from_fn(talk),
        }
    }

    /// Calls for every sending that is possible and may be the best one.
    pub fn deeds(
        &self,
        sketch: &Sketch,
        crew: &Crew,
        next: Option<&Crew>,
        more: bool,
        mut take: impl FnMut(Deed),
    ) {
        let Some(purse) = sketch.purse.after(crew.toll) else {
            return;
        };
        let before = self.total(sketch);
        let column = self.column(sketch, crew);
        let mut at_headquarters = false;
        for offer in &self.offers.list {
            let reach = offer.values & crew.reach;
            if reach == 0 || !self.open_to(sketch, crew, offer) {
                continue;
            }
            // All spaces of headquarters are alike.
            if offer.kind == Kind::Headquarters && core::mem::replace(&mut at_headquarters, true) {
                continue;
            }
            // The value that serves best, the lowest of equals.
            let value = match offer.kind {
                Kind::Plain => reach.trailing_zeros() as u8,
                Kind::Market | Kind::Headquarters | Kind::Mining(_) => crew.highest,
                Kind::Negotiation(faction) => crew.talks[faction.index()],
                Kind::Contract(_) => column,
            };
            if let Some(deed) = self.deed(sketch, crew, &purse, offer, value, more) {
                take(Deed {
                    looks: deed.looks + self.total(&deed.after) - before,
                    ..deed
                });
            }
        }
        if let Some(pair) = next.and_then(|next| self.pair(sketch, crew, next)) {
            take(pair);
        }
    }

    /// The best column of the Depository for a die.
    fn column(&self, sketch: &Sketch, crew: &Crew) -> u8 {
        let worth = |&value: &u8| {
            let (space, worth) = self.offers.deliveries[value as usize]?;
            (sketch.taken >> space.index() & 1 == 0).then_some(worth)
        };
        values_in(crew.reach).rev().max_by_key(worth).unwrap_or(0)
    }

    /// Whether an offer is there for a die.
    fn open_to(&self, sketch: &Sketch, crew: &Crew, offer: &Offer) -> bool {
        match offer.kind {
            Kind::Headquarters if !crew.from_garage => return false,
            Kind::Contract(contract) => {
                return !crew.die.is_sal() && sketch.hand.contains(contract);
            }
            Kind::Negotiation(_) if crew.die.is_sal() => return false,
            _ => {}
        }
        sketch.taken >> offer.space.index() & 1 == 0
    }

    /// A die of this value sent for an offer, if it can be paid.
    fn deed(
        &self,
        sketch: &Sketch,
        crew: &Crew,
        purse: &Purse,
        offer: &Offer,
        value: u8,
        more: bool,
    ) -> Option<Deed> {
        let mut cost = offer.cost;
        let mut space = offer.space;
        match offer.kind {
            Kind::Mining(target) => cost = [target.saturating_sub(crew.mines), 0, 0, 0],
            Kind::Contract(_) => {
                space = self.offers.deliveries[value as usize]?.0;
                if sketch.taken >> space.index() & 1 == 1 {
                    return None;
                }
            }
            _ => {}
        }
        let mut purse = purse.after(minus(cost, crew.ships))?;
        gain(&mut purse, offer.gains);
        let mut looks = 0;
        if offer.kind == Kind::Market {
            let trades = self.outlook.read.market_trades(self.seat, value);
            if let Some(trading) = self.trading(
                &purse,
                sketch.hand,
                Some(offer.space.number()),
                trades,
                more,
            ) {
                purse = trading.purse;
                looks = trading.looks;
            }
        }
        let mut hand = sketch.hand;
        if let Kind::Contract(contract) = offer.kind {
            hand.remove(contract);
        }
        Some(Deed {
            value,
            space,
            pair: false,
            looks,
            after: Sketch {
                purse,
                taken: sketch.taken | 1 << space.index(),
                hand,
                dice: sketch.dice + i32::from(offer.dice),
                worth: sketch.worth + self.offers.worth(offer, value),
            },
        })
    }

    /// Both dice to the Laboratory, for the better of the two prices.
    pub fn pair(&self, sketch: &Sketch, crew: &Crew, next: &Crew) -> Option<Deed> {
        let both = crew.reach & next.reach;
        if both == 0 || self.offers.farm == 0 {
            return None;
        }
        let read = &self.outlook.read;
        let free =
            |space: &Space| read.is_free_pair(*space) && sketch.taken >> space.index() & 1 == 0;
        let mut pairs = Space::of(Location::Laboratory).step_by(2);
        let space = pairs.find(free)?;
        let purse = sketch.purse.after(crew.toll)?.after(next.toll)?;
        let ships = plus(crew.ships, next.ships);
        let prices = read.prices(Location::Laboratory).into_iter().flatten();
        let afters = prices.filter_map(|&(resource, _)| {
            let price = read.price(self.seat, Location::Laboratory, resource, ships)?;
            Some(Sketch {
                purse: purse.after(price)?,
                taken: sketch.taken | 1 << space.index(),
                worth: sketch.worth + self.offers.farm,
                ..*sketch
            })
        });
        let after = afters.max_by_key(|after| self.total(after))?;
        Some(Deed {
            value: both.trailing_zeros() as u8,
            space,
            pair: true,
            looks: self.total(&after) - self.total(sketch),
            after,
        })
    }

    /// The most attractive sending of a die.
    pub fn best(
        &self,
        sketch: &Sketch,
        crew: &Crew,
        next: Option<&Crew>,
        more: bool,
    ) -> Option<Deed> {
        let mut best: Option<Deed> = None;
        self.deeds(sketch, crew, next, more, |deed| {
            if best.is_none_or(|best| deed.looks > best.looks) {
                best = Some(deed);
            }
        });
        best
    }

    /// Dice to the cantina.
    pub fn declined(&self, sketch: &Sketch, dice: usize) -> Sketch {
        let mut after = *sketch;
        after.purse.water += dice as u16 * u16::from(self.outlook.read.figures().cantina_water);
        after
    }

    /// What it comes to when all these dice are sent, each to where it is worth most.
    pub fn follow(&self, mut sketch: Sketch, mut crews: &[Crew]) -> i32 {
        while let [crew, rest @ ..] = crews {
            let next = rest.first();
            match self.best(&sketch, crew, next, !rest.is_empty()) {
                Some(deed) => {
                    sketch = deed.after;
                    crews = if deed.pair { &rest[1..] } else { rest };
                }
                None if crew.from_garage => {
                    return self.total(&self.declined(&sketch, crews.len()));
                }
                None => {
                    sketch = self.declined(&sketch, 1);
                    crews = rest;
                }
            }
        }
        self.total(&sketch)
    }

    /// What to do with the first of these dice: the sending after which the others bring
    /// most. `None` is to decline, where that is possible (CFL-071), or when nothing else is.
    pub fn decide(
        &self,
        sketch: &Sketch,
        crews: &[Crew],
        may_decline: bool,
        allowed: impl Fn(&Deed) -> bool,
    ) -> Option<Deed> {
        const WIDTH: usize = 4;
        let [crew, rest @ ..] = crews else {
            return None;
        };
        let mut tops: [Option<Deed>; WIDTH] = [None; WIDTH];
        self.deeds(sketch, crew, rest.first(), !rest.is_empty(), |deed| {
            if !allowed(&deed) {
                return;
            }
            let mut deed = deed;
            for top in &mut tops {
                match top {
                    None => {
                        *top = Some(deed);
                        return;
                    }
                    Some(other) if deed.looks > other.looks => core::mem::swap(other, &mut deed),
                    Some(_) => {}
                }
            }
        });
        let decline = if !may_decline {
            i32::MIN
        } else if crew.from_garage {
            self.total(&self.declined(sketch, crews.len()))
        } else {
            self.follow(self.declined(sketch, 1), rest)
        };
        let mut best = (decline, None);
        for deed in tops.into_iter().flatten() {
            let rest = if deed.pair { &rest[1..] } else { rest };
            let total = self.follow(deed.after, rest);
            if total > best.0 {
                best = (total, Some(deed));
            }
        }
        best.1
    }

    /// Trades for what is wanted most: a negotiation or a contract that lacks one resource.
    pub fn trading(
        &self,
        purse: &Purse,
        hand: Contracts,
        space: Option<u8>,
        trades: u8,
        more: bool,
    ) -> Option<Trading> {
        if self.outlook.rounds == 0 && !more {
            return None;
        }
        let in_hand = |offer: &Offer| match offer.kind {
            Kind::Contract(contract) => hand.contains(contract),
            _ => true,
        };
        let mut wanted = self
            .offers
            .wanted()
            .filter(|(offer, _)| in_hand(offer) && !purse.pays(offer.cost));
        wanted.find_map(|(offer, net)| {
            let trading = self.trade_for(purse, offer.cost, space, trades)?;
            let looks = net * PROMISE / 100;
            Some(Trading { looks, ..trading })
        })
    }

    /// Trades until a price can be paid, if there are enough of them.
    fn trade_for(
        &self,
        purse: &Purse,
        cost: Cost,
        space: Option<u8>,
        trades: u8,
    ) -> Option<Trading> {
        let figures = self.outlook.read.figures();
        let mut purse = *purse;
        let mut first = None;
        for _ in 0..trades {
            let lacks =
                |resource: Resource| u16::from(cost[resource as usize]) > purse.of(resource);
            let wanted = Resource::ALL
                .iter()
                .copied()
                .find(|&resource| lacks(resource));
            let Some(wanted) = wanted else { break };
            let spare = |rate: &u8| {
                let rate = &figures.rates[*rate as usize];
                let kept = u16::from(cost[rate.give as usize]) + u16::from(rate.give_amount);
                rate.get == wanted && purse.of(rate.give) >= kept
            };
            let price = |rate: &u8| {
                let rate = &figures.rates[*rate as usize];
                i32::from(rate.give_amount) * self.outlook.price[rate.give as usize] * 100
                    / i32::from(rate.get_amount.max(1))
            };
            let rate = figures.rates_of(space).filter(spare).min_by_key(price)?;
            exchange(&mut purse, &figures.rates[rate as usize]);
            first = first.or(Some(rate));
        }
        purse.pays(cost).then_some(())?;
        first.map(|first| Trading {
            first,
            purse,
            looks: 0,
        })
    }
}

/// The values among these bits, from the lowest.
fn values_in(bits: u8) -> impl DoubleEndedIterator<Item = u8> {
    (1..=6).filter(move |value| bits >> value & 1 == 1)
}
