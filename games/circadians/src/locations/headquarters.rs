//! Headquarters: water or contracts now, and the die is sent first in the next round.

use tabletop::{Log, Seat};

use crate::{
    Reason,
    components::{Location, Origin, Resource},
    event::Event,
    execute::Prospect,
    play::{Play, Read},
    step::Step,
};

impl Read<'_> {
    /// CFL-062. In every round, the last included (CFL-105).
    pub(super) fn check_headquarters(&self, prospect: &Prospect) -> Result<(), Reason> {
        match prospect.origin {
            Origin::Headquarters(_) => Err(Reason::HeadquartersAgain),
            Origin::Garage(_) => Ok(()),
        }
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// CFL-103; an event may stop the printed reward but not the contracts' (CFL-313).
    pub(super) fn visit_headquarters(&mut self, seat: Seat) {
        self.then(Step::HqContracts);
        let event = self.read().event(seat);
        if !(event.no_reward && event.location == Some(Location::Headquarters)) {
            self.ask(Step::HqReward);
        }
    }

    pub fn take_hq_reward(&mut self, seat: Seat, water: bool) {
        let reward = self.game.figures.headquarters;
        if water {
            self.gain_of(seat, Resource::Water, reward.water);
        } else {
            self.draw_contracts(seat, reward.contracts);
        }
    }

    /// Security Codes and ID Badge, after the choice (CFL-285, CFL-297, CFL-Q67).
    pub fn hq_contracts(&mut self) {
        let seat = self.state.table.active;
        let gains = self.read().gains_at(seat, Location::Headquarters);
        let draws = self.read().draws_at(seat, Location::Headquarters);
        self.gain(seat, gains);
        self.draw_contracts(seat, draws);
    }
}
