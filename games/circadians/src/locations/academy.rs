//! Academy: one or two dice from reserve.

use tabletop::{Answers, Log, Seat};

use crate::{
    Reason,
    components::{Cost, Location, Space},
    cost::Terms,
    event::Event,
    execute::Prospect,
    play::{Play, Read, only},
    step::Action,
};

impl Read<'_> {
    /// CFL-138.
    pub(super) fn check_academy(&self, prospect: &Prospect) -> Result<(), Reason> {
        if self.side(prospect.seat).reserve == 0 {
            Err(Reason::ReserveEmpty)
        } else {
            Ok(())
        }
    }

    /// CFL-135, and one die at least can be paid for.
    pub(super) fn check_academy_space(
        &self,
        prospect: &Prospect,
        space: Space,
        terms: &Terms,
    ) -> Result<(), Reason> {
        let printed = &self.figures().academy[space.number() as usize];
        if !printed.takes(prospect.die.value()) {
            return Err(Reason::WrongValue(space));
        }
        // A price for two could be lower than the one for one.
        let mut offers = self.academy_offers(prospect.seat, space, terms);
        if offers.any(|(_, cost)| prospect.purse.pays(cost)) {
            Ok(())
        } else {
            Err(Reason::CannotPay(Location::Academy))
        }
    }

    /// How many dice can be had, with their prices: no more than the reserve has (CFL-138).
    pub fn academy_offers(
        &self,
        seat: Seat,
        space: Space,
        terms: &Terms,
    ) -> impl Iterator<Item = (u8, Cost)> {
        let reserve = self.side(seat).reserve;
        (1..=reserve.min(2)).map(move |dice| (dice, self.academy_cost(space, dice, terms)))
    }

    /// CFL-136.
    pub fn academy_cost(&self, space: Space, dice: u8, terms: &Terms) -> Cost {
        let printed = &self.figures().academy[space.number() as usize];
        terms.apply(only(printed.resource, printed.costs[dice as usize - 1]))
    }

    pub fn check_buy(&self, seat: Seat, dice: u8) -> Result<(), Reason> {
        if !(1..=2).contains(&dice) || self.side(seat).reserve < dice {
            return Err(Reason::ReserveEmpty);
        }
        let sending = &self.table().sending;
        let refused = Reason::CannotPay(Location::Academy);
        let space = sending.space.ok_or(refused)?;
        let terms = self.terms(seat, Location::Academy, sending.discount);
        let cost = self.academy_cost(space, dice, &terms);
        if self.purse(seat).pays(cost) {
            Ok(())
        } else {
            Err(refused)
        }
    }

    pub fn list_buys(&self, seat: Seat, list: &mut impl Answers<Action>) {
        for dice in 1..=2 {
            if self.check_buy(seat, dice).is_ok() {
                list.push(Action::Buy(dice));
            }
        }
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// CFL-137, and what Captain's Hat (CFL-279) and Recruitment Drive (CFL-319) add.
    pub fn buy_dice(&mut self, seat: Seat, dice: u8) {
        if let Some(space) = self.state.table.sending.space {
            let ships = self.state.table.sending.discount;
            let terms = self.read().terms(seat, Location::Academy, ships);
            let cost = self.read().academy_cost(space, dice, &terms);
            self.pay(seat, cost);
        }
        let extra = self.read().dice_at(seat, Location::Academy, None);
        self.gain_dice(seat, dice + extra);
    }
}
