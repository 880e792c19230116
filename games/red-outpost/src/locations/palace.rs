//! Palace of the Soviets (2): a crystal may be donated.

use tabletop::{Answers, Log};

use crate::{
    Reason,
    components::{Location, Workers},
    event::Event,
    play::{Play, Read},
    step::{Action, Donation},
};

impl Read<'_> {
    /// One crystal a visit at most (RO-110), to a portrait with card 2 only (RO-200).
    pub fn check_donation(&self, donation: Donation) -> Result<(), Reason> {
        match donation {
            Donation::Portrait(_) if !self.state.table.has_location_card(Location::Palace) => {
                Err(Reason::NoCard(Location::Palace.number()))
            }
            _ => Ok(()),
        }
    }

    /// A06: nothing, or a crystal while there is one to donate.
    pub fn list_donations(&self, list: &mut impl Answers<Action>) {
        list.push(Action::Donate(Donation::None));
        if self.state.table.side(self.state.table.active).crystals == 0 {
            return;
        }
        list.push(Action::Donate(Donation::Palace));
        if self.state.table.has_location_card(Location::Palace) {
            list.take(
                Workers::all()
                    .iter()
                    .map(|worker| Action::Donate(Donation::Portrait(worker))),
            );
        }
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// A crystal on a portrait is not at the Palace and does not count there (RO-203).
    pub fn donate(&mut self, donation: Donation) {
        let seat = self.state.table.active;
        match donation {
            Donation::None => {}
            Donation::Palace => self.donate_crystal(seat),
            Donation::Portrait(worker) => {
                self.state.table.sides[seat.index()].crystals -= 1;
                self.state.table.workers[worker as usize].crystals[seat.index()] += 1;
                self.emit(Event::CrystalPlaced { seat, worker });
            }
        }
    }
}
