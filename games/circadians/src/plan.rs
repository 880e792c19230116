//! The Plan phase: the event, the roll, and dice assigned behind screens.

use arrayvec::ArrayVec;
use tabletop::{Answers, Log, Seat, SeatSet};

use crate::{
    Reason,
    components::{Die, EventCard, Spot},
    event::Event,
    play::{Play, Read},
    state::{Plan, Sal},
    step::{Action, Step},
};

impl Read<'_> {
    /// CFL-057: starting farms, and built farms that need a die, whatever it shows (CFL-058).
    #[inline]
    pub fn takes_die(&self, seat: Seat, slot: u8) -> bool {
        match slot {
            0..3 => true,
            3..6 => self.side(seat).tiles[slot as usize - 3]
                .is_some_and(|farm| self.figures().farm(farm).kind.takes_die()),
            _ => false,
        }
    }

    /// Whether Sal is still to be assigned (CFL-248).
    pub fn sal_waits(&self, seat: Seat) -> bool {
        let plan = &self.secret(seat).plan;
        let placed = plan.garages.iter().chain(&plan.farms).flatten();
        self.side(seat).sal == Sal::Ready && !placed.clone().any(|die| die.is_sal())
    }

    /// The die of an assignment: what was rolled, or Sal as 0.
    pub fn crew(&self, seat: Seat, crew: u8) -> Die {
        match crew {
            0 => self.sal(seat),
            value => Die::new(seat, value),
        }
    }

    /// CFL-052: a rolled die, or Sal as 0, that is not assigned yet.
    fn check_crew(&self, seat: Seat, crew: u8) -> Result<(), Reason> {
        let waits = match crew {
            0 => self.sal_waits(seat),
            1..=6 => self.secret(seat).rolled[crew as usize - 1] > 0,
            _ => false,
        };
        if waits {
            Ok(())
        } else {
            Err(Reason::NotRolled(crew))
        }
    }

    /// CFL-054, CFL-056, CFL-057: the next garage from the left, with or without a ship
    /// (CFL-055) and with the Irenic Union too (CFL-394), or any farm slot that takes a die
    /// and has none. The cantina cannot be named at all (CFL-059).
    #[inline]
    fn check_berth(&self, seat: Seat, farm: Option<u8>) -> Result<(), Reason> {
        let plan = &self.secret(seat).plan;
        match farm {
            None if plan.next_garage().is_none() => Err(Reason::GaragesFull),
            None => Ok(()),
            Some(slot) if !self.takes_die(seat, slot) => Err(Reason::TakesNoDie(slot)),
            Some(slot) if plan.farms[slot as usize].is_some() => Err(Reason::SlotTaken(slot)),
            Some(_) => Ok(()),
        }
    }

    pub fn check_assign(&self, seat: Seat, crew: u8, farm: Option<u8>) -> Result<(), Reason> {
        self.check_crew(seat, crew)?;
        self.check_berth(seat, farm)
    }

    pub fn list_assigns(&self, seat: Seat, list: &mut impl Answers<Action>) {
        let berths = [None, Some(0), Some(1), Some(2), Some(3), Some(4), Some(5)];
        let open = |&farm: &Option<u8>| self.check_berth(seat, farm).is_ok();
        let berths: ArrayVec<Option<u8>, 7> = berths.into_iter().filter(open).collect();
        for crew in 0..=6 {
            if self.check_crew(seat, crew).is_ok() {
                list.take(berths.iter().map(|&farm| Action::Assign(crew, farm)));
            }
        }
    }

    /// CFL-053: every rolled die is assigned.
    pub fn plan_complete(&self, seat: Seat) -> bool {
        self.secret(seat).rolled == [0; 6] && !self.sal_waits(seat)
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// CFL-047: the event of the round; the last round shows End of an Era (CFL-046). An
    /// event works only in its round (CFL-045).
    pub fn begin_round(&mut self) {
        self.state.table.round += 1;
        self.state.table.turns = 0;
        self.emit(Event::RoundBegins(self.state.table.round));
        let event = if self.state.table.round >= self.read().edition().rounds {
            EventCard::EndOfAnEra
        } else {
            self.draw_event().unwrap_or(EventCard::EndOfAnEra)
        };
        self.state.table.events |= event;
        self.state.table.event = Some(event);
        self.state.table.private_event = None;
        self.state.table.plays_private = false;
        self.emit(Event::EventRevealed(event));
        self.then(Step::Roll);
        self.reveal_private_event();
    }

    /// CFL-049, CFL-050, CFL-407: everyone but the rival (CFL-338) rolls, clockwise from the
    /// Radio; dice at headquarters keep their value.
    pub fn roll_dice(&mut self) {
        let mut asked = SeatSet::EMPTY;
        for seat in self.read().clockwise() {
            self.rescue(seat);
            let side = self.state.table.side(seat);
            let count = side.supply;
            if count > 0 || side.sal == Sal::Ready {
                asked = asked.with(seat);
            }
            let mut rolled = [0; 6];
            for _ in 0..count {
                rolled[self.state.dice.below(6) as usize] += 1;
            }
            *self.secret(seat) = crate::state::Secret {
                rolled,
                plan: Plan::default(),
                ..*self.secret(seat)
            };
            if count > 0 {
                self.emit(Event::Rolled { seat, count });
            }
        }
        self.ask_sealed(asked, Step::Assign);
    }

    /// CFL-049, CFL-Q73: a player without any dice takes one, unasked. In the Second Edition
    /// there is none to take, unless a switch says so (CFL-Q06); the player passes (CFL-Q88).
    fn rescue(&mut self, seat: Seat) {
        if self.state.table.side(seat).supply > 0 || self.read().dice_at_headquarters(seat) > 0 {
            return;
        }
        let rescue = self.read().edition().rescue_dice;
        let count = rescue.min(self.state.table.side(seat).reserve);
        if count > 0 {
            let side = self.side(seat);
            side.reserve -= count;
            side.supply += count;
            self.emit(Event::RescueDice { seat, count });
        }
    }

    /// Behind the screen, as it was rolled (CFL-051): nobody is told.
    pub fn assign(&mut self, seat: Seat, crew: u8, farm: Option<u8>) {
        let die = self.read().crew(seat, crew);
        let secret = self.secret(seat);
        if !die.is_sal() {
            secret.rolled[crew as usize - 1] -= 1;
        }
        let plan = &mut secret.plan;
        let slot = match farm {
            Some(slot) => plan.farms.get_mut(slot as usize),
            None => plan
                .next_garage()
                .map(|garage| &mut plan.garages[garage as usize]),
        };
        if let Some(slot) = slot {
            *slot = Some(die);
        }
    }

    /// Takes the plan back: all dice are rolled and unassigned again, with the same values.
    pub fn revise_plan(&mut self, seat: Seat) {
        let secret = self.secret(seat);
        let plan = core::mem::take(&mut secret.plan);
        for die in plan.garages.iter().chain(&plan.farms).flatten() {
            if !die.is_sal() {
                secret.rolled[die.value() as usize - 1] += 1;
            }
        }
    }

    /// CFL-060: all screens are lifted at once.
    pub fn open_plans(&mut self) {
        for seat in self.read().clockwise() {
            let plan = core::mem::take(&mut self.secret(seat).plan);
            let garages =
                (0..5).map(|number| (Spot::Garage(number), plan.garages[number as usize]));
            let farms = (0..6).map(|number| (Spot::Farm(number), plan.farms[number as usize]));
            for (spot, die) in garages.chain(farms) {
                let Some(die) = die else { continue };
                if die.is_sal() {
                    self.side(seat).sal = Sal::Placed;
                } else {
                    self.side(seat).supply -= 1;
                }
                self.emit(Event::Assigned { seat, die, spot });
            }
            let side = self.side(seat);
            side.garages = plan.garages;
            side.farms = plan.farms;
        }
    }
}
