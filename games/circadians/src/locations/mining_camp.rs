//! Mining Camp: water makes up what the die lacks; gems are taken.

use tabletop::{Log, Seat};

use crate::{
    Reason,
    components::{Die, Location, Resource, Space},
    cost::Terms,
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
    fn mining_water(&self, seat: Seat, die: Die, space: Space, terms: &Terms) -> u8 {
        let target = self.mining_target(seat, space);
        let lacks = target.saturating_sub(self.mining_value(seat, die));
        lacks.saturating_sub(terms.discount[Resource::Water as usize])
    }

    /// CFL-107: any die, if the water can be paid.
    pub(super) fn check_mining(
        &self,
        prospect: &Prospect,
        space: Space,
        terms: &Terms,
    ) -> Result<(), Reason> {
        let water = self.mining_water(prospect.seat, prospect.die, space, terms);
        if prospect.purse.water >= u16::from(water) {
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
            let terms = self.read().terms(seat, Location::MiningCamp, ships);
            let water = self.read().mining_water(seat, die, space, &terms);
            self.pay(seat, only(Resource::Water, water));
        }
        let gems = self.read().mining_gems(seat, space);
        self.gain_of(seat, Resource::Gem, gems);
    }
}
