//! The nine locations: which dice may go there, and what happens.

mod academy;
mod control_room;
mod depository;
mod foundry;
mod headquarters;
mod laboratory;
mod market;
mod mining_camp;
mod negotiations;

pub(crate) use market::exchange;

use tabletop::{Answers, Log, Seat};

use crate::{
    Reason,
    components::{Location, Resource, Space},
    cost::Terms,
    event::Event,
    execute::Prospect,
    play::{Play, Read},
    step::{Action, Step, Tile},
};

impl Read<'_> {
    /// What forbids a die the whole location.
    #[inline]
    pub fn check_location(&self, prospect: &Prospect, location: Location) -> Result<(), Reason> {
        match location {
            Location::Headquarters => self.check_headquarters(prospect),
            Location::Laboratory => self.check_laboratory(prospect),
            Location::Foundry => self.check_foundry(prospect),
            Location::Academy => self.check_academy(prospect),
            Location::ControlRoom => self.check_control_room(prospect),
            Location::Negotiations => self.check_sal(prospect.die, location),
            Location::Depository => self.check_depository(prospect),
            Location::MiningCamp | Location::Market => Ok(()),
        }
    }

    /// What changes the prices of the spaces of a location for a die; nothing where all
    /// spaces have the same price.
    #[inline]
    pub fn terms_for(&self, prospect: &Prospect, location: Location) -> Terms {
        match location {
            Location::MiningCamp | Location::Academy => {
                self.terms(prospect.seat, location, prospect.ships)
            }
            Location::Negotiations => self.negotiation_terms(prospect.seat, prospect.ships),
            _ => Terms::default(),
        }
    }

    /// What forbids a die one space of a location.
    pub fn check_space(&self, prospect: &Prospect, space: Space) -> Result<(), Reason> {
        if !self.is_open(space) {
            return Err(Reason::Closed(space));
        }
        if self.table().on(space).is_some() {
            return Err(Reason::Taken(space));
        }
        self.check_order(prospect, space)?;
        let location = space.location();
        let terms = self.terms_for(prospect, location);
        self.check_likely(prospect, location, space, &terms)
    }

    /// Of equal spaces the first is taken (CFL-Q76), at the Depository one of the die's value
    /// (CFL-181). Exactly the spaces that are [`likely`](Self::likely) keep to that.
    fn check_order(&self, prospect: &Prospect, space: Space) -> Result<(), Reason> {
        match space.location() {
            Location::Headquarters | Location::Foundry | Location::ControlRoom => {
                self.check_first_free(space)
            }
            Location::Negotiations => self.check_first_of_row(space),
            Location::Depository => self.check_depository_space(prospect, space),
            _ => Ok(()),
        }
    }

    /// What else forbids a die a likely space of this location, on the terms that hold there.
    #[inline(always)]
    pub fn check_likely(
        &self,
        prospect: &Prospect,
        location: Location,
        space: Space,
        terms: &Terms,
    ) -> Result<(), Reason> {
        match location {
            Location::Laboratory => self.check_pair_space(space),
            Location::MiningCamp => self.check_mining(prospect, space, terms),
            Location::Academy => self.check_academy_space(prospect, space, terms),
            Location::Negotiations => self.check_negotiation(prospect, space, terms),
            _ => Ok(()),
        }
    }

    /// Whether these steps can be left to do when a die stands on this space: what the
    /// location has still in store, and on top an effect that is being resolved.
    pub fn can_await(&self, seat: Seat, space: Space, steps: &[Step]) -> bool {
        match space.location() {
            Location::Headquarters => steps == [Step::HqContracts, Step::HqReward],
            Location::MiningCamp => false,
            Location::Laboratory => self.laboratory_awaits(seat, space, steps),
            Location::Foundry => {
                matches!(steps, [Step::Act, Step::Pay] | [Step::Place(Tile::Ship)])
            }
            Location::ControlRoom => steps == [Step::Act, Step::Pay],
            Location::Market => steps == [Step::Trade(Some(space.number()))],
            Location::Academy => steps == [Step::Buy] || self.awaits_rolled(seat, steps),
            Location::Negotiations => self.negotiations_await(seat, steps),
            Location::Depository => self.depository_awaits(seat, steps),
        }
    }

    /// CFL-Q76: equal spaces are filled from the first, at headquarters by rule (CFL-101,
    /// CFL-102).
    fn check_first_free(&self, space: Space) -> Result<(), Reason> {
        let first = Space::of(space.location()).find(|&space| self.is_free(space));
        if first == Some(space) {
            Ok(())
        } else {
            Err(Reason::FirstFree(space))
        }
    }

    /// CFL-091: one of the two prices, in full.
    pub fn check_pay(&self, seat: Seat, resource: Resource) -> Result<(), Reason> {
        let refused = Reason::NotAPrice(resource);
        let sending = &self.table().sending;
        let location = sending.space.map(Space::location).ok_or(refused)?;
        match self.price(seat, location, resource, sending.discount) {
            Some(price) if self.purse(seat).pays(price) => Ok(()),
            _ => Err(refused),
        }
    }

    pub fn list_payments(&self, seat: Seat, list: &mut impl Answers<Action>) {
        for &resource in Resource::ALL {
            if self.check_pay(seat, resource).is_ok() {
                list.push(Action::Pay(resource));
            }
        }
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// A die has arrived on a space.
    pub fn arrive(&mut self, seat: Seat, space: Space) {
        match space.location() {
            Location::Headquarters => self.visit_headquarters(seat),
            Location::MiningCamp => self.visit_mining_camp(seat, space),
            Location::Laboratory => self.visit_laboratory(),
            Location::Foundry | Location::ControlRoom => {
                self.then(Step::Act);
                self.ask(Step::Pay);
            }
            Location::Market => self.visit_market(seat, space),
            Location::Academy => self.ask(Step::Buy),
            Location::Negotiations => self.visit_negotiations(seat, space),
            Location::Depository => self.visit_depository(seat),
        }
    }

    /// Pays one of two prices.
    pub fn pay_price(&mut self, seat: Seat, resource: Resource) {
        let sending = &self.state.table.sending;
        let location = sending.space.map(Space::location);
        let price = location.and_then(|location| {
            let read = self.read();
            read.price(seat, location, resource, sending.discount)
        });
        self.pay(seat, price.unwrap_or_default());
    }

    /// What follows when the price is paid.
    pub fn act(&mut self) {
        let seat = self.state.table.active;
        match self.state.table.sending.space.map(Space::location) {
            Some(Location::Laboratory) => self.build_farm(seat),
            Some(Location::Foundry) => self.build_ship(),
            Some(Location::ControlRoom) => self.drive(seat),
            _ => {}
        }
    }
}
