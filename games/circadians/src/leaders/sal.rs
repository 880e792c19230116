//! Sal, Bjorg's crew piece: a die that shows a 3 for ever, does not count for the limit and
//! cannot be lost.

use tabletop::{Log, Seat};

use crate::{
    Reason,
    components::{Die, Location},
    event::Event,
    play::{Play, Read},
    state::Sal,
};

impl Read<'_> {
    /// Sal as he stands on a slot or a space (CFL-247).
    pub fn sal(&self, seat: Seat) -> Die {
        Die::sal(seat, self.figures().leaders.sal)
    }

    /// CFL-251; everywhere else he may go (CFL-249).
    pub fn check_sal(&self, die: Die, location: Location) -> Result<(), Reason> {
        let forbidden = matches!(location, Location::Negotiations | Location::Depository);
        if die.is_sal() && forbidden {
            Err(Reason::NotForSal(location))
        } else {
            Ok(())
        }
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// A die, or Sal, goes to its owner's cantina, until Rest (CFL-073).
    pub fn send_to_cantina(&mut self, die: Die) {
        let side = self.side(die.owner());
        if die.is_sal() {
            side.sal = Sal::Cantina;
        } else {
            side.cantina[die.value() as usize - 1] += 1;
        }
    }

    /// A die, or Sal, returns to its owner's supply (CFL-225, CFL-248).
    pub fn return_to_supply(&mut self, die: Die) {
        let side = self.side(die.owner());
        if die.is_sal() {
            side.sal = Sal::Ready;
        } else {
            side.supply += 1;
        }
    }
}
