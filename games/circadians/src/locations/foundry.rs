//! Foundry: a price for the ship of the stack that the die names.

use tabletop::Log;

use crate::{
    Reason,
    components::Location,
    event::Event,
    execute::Prospect,
    play::{Play, Read},
    step::{Step, Tile},
};

impl Read<'_> {
    /// CFL-124, CFL-127: any die (CFL-123) whose stack has a ship, if a price can be paid.
    pub(super) fn check_foundry(&self, prospect: &Prospect) -> Result<(), Reason> {
        let stack = self.ship_stack(prospect.die.value());
        if self.table().ships.tops[stack as usize].is_none() {
            return Err(Reason::NoTileLeft(Location::Foundry));
        }
        let seat = prospect.seat;
        if self.can_pay(seat, Location::Foundry, &prospect.purse, prospect.ships) {
            Ok(())
        } else {
            Err(Reason::CannotPay(Location::Foundry))
        }
    }

    /// CFL-125.
    pub fn ship_stack(&self, value: u8) -> u8 {
        self.figures().ship_stack[value as usize - 1]
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// CFL-126: the top ship of the named stack is placed.
    pub(super) fn build_ship(&mut self) {
        let stack = self
            .read()
            .ship_stack(self.state.table.sending.value.clamp(1, 6));
        self.state.table.sending.stack = Some(stack);
        self.ask(Step::Place(Tile::Ship));
    }
}
