//! Palace of the Soviets (2): a crystal may be donated.

use alloc::vec::Vec;

use tabletop::Log;

use crate::{
    Reason,
    components::{Location, Worker},
    event::Event,
    play::{Play, Read},
    step::{Action, Donation},
};

impl Read<'_> {
    /// A06 is asked while there is a crystal to donate.
    pub fn asks_donation(&self) -> bool {
        self.table.side(self.table.active).crystals > 0
    }

    /// One crystal a visit at most (RO-110), to a portrait with card 2 only (RO-200).
    pub fn check_donation(&self, donation: Donation) -> Result<(), Reason> {
        match donation {
            Donation::Portrait(_) if !self.table.has_location_card(Location::Palace) => {
                Err(Reason::NoCard(Location::Palace.number()))
            }
            _ => Ok(()),
        }
    }

    pub fn list_donations(&self, list: &mut Vec<Action>) {
        list.extend([Donation::None, Donation::Palace].map(Action::Donate));
        if self.table.has_location_card(Location::Palace) {
            list.extend(Worker::ALL.map(|worker| Action::Donate(Donation::Portrait(worker))));
        }
    }
}

impl<L: Log<Event>> Play<'_, L> {
    pub fn donate(&mut self, donation: Donation) {
        let seat = self.table.active;
        match donation {
            Donation::None => {}
            Donation::Palace => self.donate_crystal(seat),
            Donation::Portrait(worker) => {
                self.table.sides[seat.index()].crystals -= 1;
                self.table.workers[worker as usize].crystals[seat.index()] += 1;
                self.emit(Event::CrystalPlaced { seat, worker });
            }
        }
    }
}
