//! Mining Camp: water makes up what the die lacks; gems are taken.

use tabletop::{Log, Seat};

use crate::{
    Reason,
    components::{Cost, Die, Location, Resource, Space},
    cost::minus,
    event::Event,
    execute::Prospect,
    play::{Play, Read, only},
};

impl Read<'_> {
    /// The number of a space, which an event may raise (CFL-316).
    #[inline]
    pub fn mining_target(&self, seat: Seat, space: Space) -> u8 {
        let printed = self.figures().mining[space.number() as usize].target;
        printed.saturating_add(self.event(seat).target)
    }

    /// The gems of a space (CFL-109), and one more with Rich Veins (CFL-320).
    #[inline]
    pub fn mining_gems(&self, seat: Seat, space: Space) -> u8 {
        self.figures().mining[space.number() as usize].gems + self.event(seat).gems
    }

    /// CFL-108: the number of the space minus the die, never below 0.
    fn mining_cost(&self, seat: Seat, die: Die, space: Space, discount: Cost) -> Cost {
        let target = self.mining_target(seat, space);
        let lacks = target.saturating_sub(self.mining_value(seat, die));
        minus(only(Resource::Water, lacks), discount)
    }

    /// CFL-107: any die, if the water can be paid.
    pub(super) fn check_mining(
        &self,
        prospect: &Prospect,
        space: Space,
        discount: Cost,
    ) -> Result<(), Reason> {
        let cost = self.mining_cost(prospect.seat, prospect.die, space, discount);
        if prospect.purse.pays(cost) {
            Ok(())
        } else {
            Err(Reason::CannotPay(Location::MiningCamp))
        }
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// Pays what the die lacks and takes the gems.
    pub(super) fn visit_mining_camp(&mut self, seat: Seat, space: Space) {
        if let Some(die) = self.state.table.on(space) {
            let ships = self.state.table.sending.discount;
            let discount = self.read().discount(seat, Location::MiningCamp, ships);
            let cost = self.read().mining_cost(seat, die, space, discount);
            self.pay(seat, cost);
        }
        let gems = self.read().mining_gems(seat, space);
        self.gain_of(seat, Resource::Gem, gems);
    }
}
