//! What sending a die costs, and what makes prices lower or higher.

use tabletop::Seat;

use crate::{
    components::{Contract, Cost, Faction, Leader, Location, Origin, Purse, Resource, Space},
    figures::Effect,
    play::{Read, only},
};

/// What changes the prices at a location.
#[derive(Clone, Copy, Default)]
pub(crate) struct Terms {
    /// What an event adds.
    pub surcharge: Cost,
    /// What contracts, the event and ships take off.
    pub discount: Cost,
}

impl Terms {
    /// A price on these terms.
    #[inline]
    pub fn apply(&self, price: Cost) -> Cost {
        minus(plus(price, self.surcharge), self.discount)
    }

    /// A price of one resource on these terms, where no other is touched.
    #[inline]
    pub const fn apply_to(&self, resource: Resource, price: u8) -> u8 {
        let index = resource as usize;
        price
            .saturating_add(self.surcharge[index])
            .saturating_sub(self.discount[index])
    }
}

impl Read<'_> {
    /// What must be paid to send a die: the algae of its garage (CFL-069) and an event's
    /// surcharge (CFL-314), which is due for every die (CFL-328). A die from headquarters costs
    /// no algae (CFL-064); Naira pays none (CFL-258), nor does a free-garage ship (CFL-096).
    pub fn send_cost(&self, seat: Seat, origin: Origin) -> Cost {
        let surcharge = self.event(seat).send;
        match origin {
            Origin::Headquarters(_) => surcharge,
            Origin::Garage(garage) => plus(surcharge, self.garage_cost(seat, garage)),
        }
    }

    /// The algae that are due for a garage now (CFL-069, CFL-Q83).
    pub fn garage_cost(&self, seat: Seat, garage: u8) -> Cost {
        let free = self.table().has(seat, Leader::Naira)
            || self.ship(seat, garage).is_some_and(|ship| ship.free_garage);
        if free {
            return [0; 4];
        }
        let printed = only(
            Resource::Algae,
            self.figures().base.garages[garage as usize],
        );
        minus(printed, self.event(seat).garage)
    }

    /// What the ship of a die takes off all costs of its action (CFL-094, CFL-095), not off
    /// those of sending it (CFL-097).
    #[inline]
    pub fn ship_discount(&self, seat: Seat, origin: Origin) -> Cost {
        match self.ship_of(seat, origin) {
            Some(ship) => ship.discount,
            None => [0; 4],
        }
    }

    /// All that lowers prices at a location: contracts, the event and what ships give, added
    /// up (CFL-093). They are always used in full (CFL-100). Contracts fulfilled with this
    /// very die do not count yet (CFL-185).
    pub fn discount(&self, seat: Seat, location: Location, ships: Cost) -> Cost {
        let mut discount = ships;
        let acting = self.figures().acting_at[location as usize] & self.side(seat).fulfilled;
        for contract in acting - self.table().sending.fresh {
            match self.figures().contract(contract).effect {
                Effect::Discount(_, resource, amount) => {
                    discount = plus(discount, only(resource, amount));
                }
                Effect::DiscountAny(_, amount) => discount = plus(discount, [amount; 4]),
                _ => {}
            }
        }
        let event = self.event(seat);
        if event.location == Some(location) {
            discount = plus(discount, event.discount);
        }
        discount
    }

    /// What the event adds to prices at a location (CFL-315 to CFL-317).
    #[inline]
    pub fn surcharge(&self, seat: Seat, location: Location) -> Cost {
        let event = self.event(seat);
        if event.location == Some(location) {
            event.surcharge
        } else {
            [0; 4]
        }
    }

    /// What changes the prices at a location: surcharge and discounts.
    #[inline]
    pub fn terms(&self, seat: Seat, location: Location, ships: Cost) -> Terms {
        Terms {
            surcharge: self.surcharge(seat, location),
            discount: self.discount(seat, location, ships),
        }
    }

    /// The two prices of a location that offers two (CFL-091).
    #[inline]
    pub fn prices(&self, location: Location) -> Option<&[(Resource, u8); 2]> {
        match location {
            Location::Laboratory => Some(&self.figures().laboratory),
            Location::Foundry => Some(&self.figures().foundry),
            Location::ControlRoom => Some(&self.figures().control_room),
            _ => None,
        }
    }

    /// One of two prices after surcharge and discounts, which touch only its own resource
    /// and leave nothing below 0 (CFL-092).
    pub fn price(
        &self,
        seat: Seat,
        location: Location,
        resource: Resource,
        ships: Cost,
    ) -> Option<Cost> {
        let prices = self.prices(location)?;
        let &(_, printed) = prices.iter().find(|price| price.0 == resource)?;
        let terms = self.terms(seat, location, ships);
        Some(only(resource, terms.apply_to(resource, printed)))
    }

    /// Whether one of two prices can be paid.
    pub fn can_pay(&self, seat: Seat, location: Location, purse: &Purse, ships: Cost) -> bool {
        let terms = self.terms(seat, location, ships);
        let mut prices = self.prices(location).into_iter().flatten();
        prices.any(|&(resource, printed)| {
            purse.of(resource) >= u16::from(terms.apply_to(resource, printed))
        })
    }

    /// What changes the prices of negotiations, Troy included (CFL-267).
    pub fn negotiation_terms(&self, seat: Seat, ships: Cost) -> Terms {
        let mut terms = self.terms(seat, Location::Negotiations, ships);
        if self.table().has(seat, Leader::Troy) {
            terms.discount = plus(terms.discount, self.figures().leaders.troy);
        }
        terms
    }

    /// The cost of a negotiation: the printed one and an event's surcharge, less a discount
    /// (CFL-143, CFL-317).
    #[inline]
    pub fn negotiation_cost(&self, space: Space, terms: &Terms) -> Cost {
        let printed = self.figures().negotiation(space);
        terms.apply(only(printed.resource, printed.cost))
    }

    /// The cost of a contract, and what is left of the ships' discount: it is used once for
    /// all contracts of one die, while other discounts work on each card (CFL-Q60).
    pub fn contract_cost(&self, seat: Seat, contract: Contract, ships: Cost) -> (Cost, Cost) {
        let terms = self.terms(seat, Location::Depository, [0; 4]);
        let lowered = terms.apply(self.figures().contract(contract).cost);
        (minus(lowered, ships), minus(ships, lowered))
    }

    /// Resources that contracts and the event bring when a die is sent to a location.
    pub fn gains_at(&self, seat: Seat, location: Location) -> Cost {
        let mut gains = [0; 4];
        let acting = self.figures().acting_at[location as usize] & self.side(seat).fulfilled;
        for contract in acting {
            if let Effect::Gain(_, resource, amount) = self.figures().contract(contract).effect {
                gains = plus(gains, only(resource, amount));
            }
        }
        let event = self.event(seat);
        if event.location == Some(location) {
            gains = plus(gains, event.gain);
        }
        gains
    }

    /// Dice that contracts and the event bring when a die is sent to a location, as far as the
    /// reserve reaches (CFL-311); of the contracts tied to factions only those of this one.
    pub fn dice_at(&self, seat: Seat, location: Location, with: Option<Faction>) -> u8 {
        let acting = self.figures().acting_at[location as usize] & self.side(seat).fulfilled;
        let contracts =
            acting
                .iter()
                .map(|contract| match self.figures().contract(contract).effect {
                    Effect::GainDice(_, amount) => amount,
                    Effect::GainDiceWith(faction, amount) if with == Some(faction) => amount,
                    _ => 0,
                });
        let event = self.event(seat);
        let extra = if event.location == Some(location) {
            event.dice
        } else {
            0
        };
        contracts.sum::<u8>() + extra
    }

    /// Contracts that contracts and the event let the player draw at a location. Those
    /// fulfilled with this very die do not count yet (CFL-185).
    pub fn draws_at(&self, seat: Seat, location: Location) -> u8 {
        let acting = self.figures().acting_at[location as usize] & self.side(seat).fulfilled;
        let acting = acting - self.table().sending.fresh;
        let contracts =
            acting
                .iter()
                .map(|contract| match self.figures().contract(contract).effect {
                    Effect::Draw(_, amount) => amount,
                    _ => 0,
                });
        let event = self.event(seat);
        let extra = if event.location == Some(location) {
            event.draw
        } else {
            0
        };
        contracts.sum::<u8>() + extra
    }
}

/// Two prices added up.
#[inline]
pub(crate) fn plus(one: Cost, other: Cost) -> Cost {
    core::array::from_fn(|index| one[index].saturating_add(other[index]))
}

/// A price after a discount, nothing below 0 (CFL-092).
#[inline]
pub(crate) fn minus(price: Cost, discount: Cost) -> Cost {
    core::array::from_fn(|index| price[index].saturating_sub(discount[index]))
}
