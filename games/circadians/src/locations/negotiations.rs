//! Negotiations Board: a price for points; then contracts, faction, advancement, setback.

use tabletop::{Log, Seat};

use crate::{
    Reason,
    components::{Location, Space},
    cost::Terms,
    event::Event,
    execute::Prospect,
    play::{Play, Read},
    step::Step,
};

impl Read<'_> {
    /// The second space of a row opens when the first is taken: they are alike (CFL-145,
    /// CFL-Q76).
    #[inline]
    pub fn waits_for_first(&self, space: Space) -> bool {
        matches!(space.number() % 6, 1 | 3) && self.is_free(space.other_half())
    }

    pub(super) fn check_first_of_row(&self, space: Space) -> Result<(), Reason> {
        if self.waits_for_first(space) {
            Err(Reason::FirstFree(space))
        } else {
            Ok(())
        }
    }

    /// CFL-142, CFL-143.
    #[inline]
    pub(super) fn check_negotiation(
        &self,
        prospect: &Prospect,
        space: Space,
        terms: &Terms,
    ) -> Result<(), Reason> {
        let printed = self.figures().negotiation(space);
        let pays = if terms.surcharge == [0; 4] {
            // Nothing but the printed resource is due: this is the quick way to the same.
            let due = terms.apply_to(printed.resource, printed.cost);
            prospect.purse.of(printed.resource) >= u16::from(due)
        } else {
            prospect.purse.pays(self.negotiation_cost(space, terms))
        };
        if pays {
            Ok(())
        } else {
            Err(Reason::CannotPay(Location::Negotiations))
        }
    }

    /// The steps that a negotiation leaves to do, in the order of CFL-147.
    pub(super) fn negotiations_await(&self, seat: Seat, steps: &[Step]) -> bool {
        match steps {
            [Step::Setback, Step::Advance, Step::Faction, rest @ ..] => {
                self.awaits_rolled(seat, rest)
            }
            [Step::Setback, Step::Advance] | [Step::Setback] => true,
            [Step::Setback, Step::Advance, ability] => self.ability_asks(*ability),
            [Step::Setback, rest @ ..] => self.reward_awaits(seat, rest),
            rest => self.reward_awaits(seat, rest) || self.setback_awaits(seat, rest),
        }
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// CFL-147: after paying, in this order: contracts, faction ability, advancement, setback.
    /// Contracts act unasked (CFL-148, CFL-310).
    pub(super) fn visit_negotiations(&mut self, seat: Seat, space: Space) {
        let ships = self.state.table.sending.discount;
        let terms = self.read().negotiation_terms(seat, ships);
        let cost = self.read().negotiation_cost(space, &terms);
        self.pay(seat, cost);
        self.ask(Step::Setback);
        self.ask(Step::Advance);
        self.then(Step::Faction);
        let gains = self.read().gains_at(seat, Location::Negotiations);
        let with = Some(space.faction());
        let dice = self.read().dice_at(seat, Location::Negotiations, with);
        self.gain(seat, gains);
        self.gain_dice(seat, dice);
    }
}
