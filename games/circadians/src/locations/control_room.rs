//! Control Room: a price for a step of the harvester in the direction of the die.

use tabletop::{Log, Seat};

use crate::{
    Reason,
    components::{Direction, Location},
    event::Event,
    execute::Prospect,
    play::{Play, Read},
};

impl Read<'_> {
    /// CFL-139, CFL-141.
    pub(super) fn check_control_room(&self, prospect: &Prospect) -> Result<(), Reason> {
        let Prospect { seat, die, .. } = *prospect;
        if let Some(direction) = Direction::of(die.value()) {
            self.check_step(seat, direction)?;
        }
        if self.can_pay(seat, Location::ControlRoom, &prospect.purse, prospect.ships) {
            Ok(())
        } else {
            Err(Reason::CannotPay(Location::ControlRoom))
        }
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// CFL-140: the harvester must move.
    pub(super) fn drive(&mut self, seat: Seat) {
        if let Some(direction) = Direction::of(self.state.table.sending.value) {
            self.step(seat, direction);
        }
    }
}
