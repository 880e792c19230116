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

    /// CFL-103: whether water or contracts may be chosen; an event may stop that (CFL-313).
    pub fn has_hq_reward(&self, seat: Seat) -> bool {
        let event = self.event(seat);
        !(event.no_reward && event.location == Some(Location::Headquarters))
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// The printed reward, where there is one, then the contracts'.
    pub(super) fn visit_headquarters(&mut self, seat: Seat) {
        self.then(Step::HqContracts);
        if self.read().has_hq_reward(seat) {
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
