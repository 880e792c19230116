//! What comes next: setup and round as lists of steps.

use alloc::{format, string::String};

use tabletop::{Log, Pending, Seat, SeatSet};

use crate::{
    Mode,
    components::{Body, EventKind, Phase},
    event::Event,
    play::{Play, Read},
    step::Step,
};

/// The basic setup (KOS-283). Tokens are dealt before; marker stacks need no step.
pub(crate) const BASIC_SETUP: [Step; 7] = [
    Step::PlaceBody,
    Step::ChooseColour,
    Step::DrawInstructor,
    Step::LayEvents,
    Step::FillTanks,
    Step::DealMissions,
    Step::EventPhase,
];

/// The advanced setup (KOS-284). The instructor is drawn, bodies are retired and
/// missions dealt before.
pub(crate) const ADVANCED_SETUP: [Step; 6] = [
    Step::PlaceBody,
    Step::KeepMissions,
    Step::LayEvents,
    Step::ChooseColour,
    Step::FillTanks,
    Step::EventPhase,
];

/// A round (KOS-083). Each phase puts its questions on top.
pub(crate) const ROUND: [Step; 5] = [
    Step::EventPhase,
    Step::OrderPhase,
    Step::FlightPhase,
    Step::MovementPhase,
    Step::EndRound,
];

/// Room for the deepest stack there is: the rest of the advanced setup with four
/// colours to choose, or of a round with four answers to an event.
pub const DEEPEST: usize = 12;

impl Read<'_> {
    /// Whether a question is put to a seat now. One with a single answer is not
    /// asked, except that sealed answers are asked of all who owe them.
    #[inline]
    pub fn asks(&self, step: Step, seat: Seat) -> bool {
        match step {
            Step::ChooseColour => self.free_colours().nth(1).is_some(),
            Step::SolarWind => self.can_avoid(EventKind::SolarWind, seat),
            Step::GravityShield => {
                self.can_avoid(EventKind::Gravity, seat) && !self.nearest(seat).is_empty()
            }
            Step::Asteroids => self.can_avoid(EventKind::Asteroids, seat),
            Step::SolarFlares => self.can_avoid(EventKind::SolarFlares, seat),
            Step::FuelResupply => self.gets_hyper(seat),
            Step::EnergyConversion => self.energy(seat) > 0,
            Step::Gravity => self.nearest(seat).len() > 1,
            Step::Land => !self.landings(seat).is_empty(),
            Step::Refuel => self.asks_refuel(seat),
            Step::PlaceBody
            | Step::KeepMissions
            | Step::ChooseEvent
            | Step::Order
            | Step::Fly
            | Step::Final => true,
            _ => false,
        }
    }

    /// The setup of this game as a list of steps.
    const fn setup_steps(&self) -> &'static [Step] {
        match self.mode() {
            Mode::Basic => &BASIC_SETUP,
            Mode::Advanced => &ADVANCED_SETUP,
        }
    }

    /// Everything that is left to do when this question is open to these seats:
    /// the rest of the phase, of the setup or of the round.
    pub fn pending_under(
        &self,
        asked: Step,
        seats: SeatSet,
    ) -> Result<Pending<Step, DEEPEST>, String> {
        let wrong = || format!("asked: {asked:?} cannot be open now");
        let mut pending = Pending::default();
        if self.table().phase == Phase::Setup {
            let rest = after(self.setup_steps(), asked).ok_or_else(wrong)?;
            for &step in rest.iter().rev() {
                self.push_setup(&mut pending, step);
            }
        } else {
            let (phase, open) = self.phase_of(asked).ok_or_else(wrong)?;
            if phase != self.table().phase {
                return Err(wrong());
            }
            let rest = after(&ROUND, open).ok_or_else(wrong)?;
            pending.push_list(SeatSet::EMPTY, rest);
            if phase == Phase::Event {
                pending.push(SeatSet::EMPTY, Step::ReplaceEvent);
            }
        }
        if let Some(seat) = seats.lowest().filter(|_| seats.len() == 1) {
            for later in self.seats_after(seat).rev() {
                if let Some(step) = self.step_of_later(asked, later) {
                    pending.push(SeatSet::one(later), step);
                }
            }
            let landing = matches!(asked, Step::Land | Step::Final);
            if landing && self.table().phase == Phase::Flight {
                pending.push(seats, Step::Danger);
            }
        }
        pending.push(seats, asked);
        Ok(pending)
    }

    /// The phase in which a question of a round is asked, and the step that begins it.
    fn phase_of(&self, asked: Step) -> Option<(Phase, Step)> {
        match asked {
            Step::ChooseEvent
            | Step::SolarWind
            | Step::FuelResupply
            | Step::EnergyConversion
            | Step::GravityShield
            | Step::Gravity
            | Step::Asteroids
            | Step::SolarFlares => Some((Phase::Event, Step::EventPhase)),
            Step::Final if self.table().phase == Phase::Event => {
                Some((Phase::Event, Step::EventPhase))
            }
            Step::Order => Some((Phase::Orders, Step::OrderPhase)),
            Step::Fly | Step::Refuel => Some((Phase::Flight, Step::FlightPhase)),
            Step::Land | Step::Final if self.table().phase == Phase::Flight => {
                Some((Phase::Flight, Step::FlightPhase))
            }
            Step::Land | Step::Final => Some((Phase::Movement, Step::MovementPhase)),
            _ => None,
        }
    }

    /// Those who come after a seat in turn order.
    fn seats_after(&self, seat: Seat) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        let order = self.table().turn_order();
        let place = order.clone().take_while(|&other| other != seat).count();
        order.skip(place + 1)
    }

    /// What a seat will be asked in this phase when its turn comes after the open question.
    fn step_of_later(&self, asked: Step, later: Seat) -> Option<Step> {
        match asked {
            Step::ChooseColour
            | Step::SolarWind
            | Step::FuelResupply
            | Step::EnergyConversion
            | Step::Asteroids
            | Step::SolarFlares => Some(asked),
            Step::GravityShield | Step::Gravity => self.game.response(EventKind::Gravity),
            Step::Fly | Step::Refuel => self.flight_step(later),
            Step::Land | Step::Final => match self.table().phase {
                Phase::Event => self.game.response(EventKind::Gravity),
                Phase::Flight => self.flight_step(later),
                _ => self.arrives(later).then_some(Step::Land),
            },
            _ => None,
        }
    }

    /// What a seat is asked in phase 3: whoever stayed may refuel, all others fly
    /// or are evacuated (KOS-169, KOS-170). Parked ships are asked nothing (KOS-Q54).
    pub fn flight_step(&self, seat: Seat) -> Option<Step> {
        if self.player(seat).home.is_some() {
            None
        } else if self.table().staying.contains(seat) {
            Some(Step::Refuel)
        } else {
            Some(Step::Fly)
        }
    }

    /// Whether a body has come to a ship in space (KOS-232).
    pub fn arrives(&self, seat: Seat) -> bool {
        !self.landings(seat).is_empty()
    }

    /// Puts a step of the setup on the stack, with those who answer it.
    fn push_setup(&self, pending: &mut Pending<Step, DEEPEST>, step: Step) {
        let table = self.table();
        match step {
            Step::PlaceBody => pending.push(SeatSet::one(table.first), step),
            Step::KeepMissions => pending.push(SeatSet::first(table.people), step),
            // Clockwise from the first placer, or in turn order (KOS-285).
            Step::ChooseColour => {
                for seat in table.turn_order().rev() {
                    pending.push(SeatSet::one(seat), step);
                }
            }
            _ => pending.push(SeatSet::EMPTY, step),
        }
    }
}

/// The part of a list behind this step.
fn after(list: &'static [Step], step: Step) -> Option<&'static [Step]> {
    let place = list.iter().position(|&other| other == step)?;
    list.get(place + 1..)
}

impl<L: Log<Event>> Play<'_, L> {
    /// Puts the whole setup on the stack.
    pub fn push_setup(&mut self) {
        let mut pending = Pending::default();
        let read = self.read();
        for &step in read.setup_steps().iter().rev() {
            read.push_setup(&mut pending, step);
        }
        self.state.table.pending = pending;
    }

    /// Goes on until there is a question to ask or the game is over.
    pub fn settle(&mut self) {
        while let Some(step) = self.state.table.pending.top() {
            let seats = self.state.table.pending.seats();
            let seat = seats.lowest().unwrap_or_default();
            if step.is_question() && !seats.is_empty() && self.read().asks(step, seat) {
                return;
            }
            self.state.table.pending.pop();
            self.run(step, seat);
        }
    }

    /// A consequence, or a question that needs no asking.
    fn run(&mut self, step: Step, seat: Seat) {
        match step {
            Step::ChooseColour => self.choose_last_colour(seat),
            Step::SolarWind => self.blow(seat),
            Step::Asteroids => self.lose_fuel(seat),
            Step::SolarFlares => self.hold(seat),
            Step::GravityShield => self.give_way(seat),
            Step::Gravity => self.attract_unasked(seat),
            Step::DrawInstructor => self.draw_instructor(),
            Step::LayEvents => self.lay_events(),
            Step::FillTanks => self.fill_tanks(),
            Step::DealMissions => self.deal_basic_missions(),
            Step::EventPhase => self.begin_round(),
            Step::ReplaceEvent => self.replace_event(),
            Step::OrderPhase => self.begin_orders(),
            Step::FlightPhase => self.begin_flights(),
            Step::Danger => self.pay_for_danger(seat),
            Step::MovementPhase => self.move_bodies(),
            Step::EndRound => self.end_round(),
            Step::PlaceBody
            | Step::KeepMissions
            | Step::ChooseEvent
            | Step::FuelResupply
            | Step::EnergyConversion
            | Step::Order
            | Step::Fly
            | Step::Land
            | Step::Final
            | Step::Refuel => {}
        }
    }

    fn begin_phase(&mut self, phase: Phase) {
        self.state.table.phase = phase;
        self.emit(Event::PhaseBegins(phase));
    }

    /// A round begins with phase 1, which the first round does not have (KOS-084).
    fn begin_round(&mut self) {
        let table = &mut self.state.table;
        table.round += 1;
        table.event = None;
        table.protected = SeatSet::EMPTY;
        table.barred = SeatSet::EMPTY;
        table.earth_visited = false;
        table.staying = SeatSet::EMPTY;
        let (round, instructor) = (table.round, table.instructor.unwrap_or_default());
        table.pending.push_list(SeatSet::EMPTY, &ROUND[1..]);
        self.emit(Event::RoundBegins(round));
        if round > 1 {
            self.begin_phase(Phase::Event);
            let pending = &mut self.state.table.pending;
            pending.push(SeatSet::EMPTY, Step::ReplaceEvent);
            pending.push(SeatSet::one(instructor), Step::ChooseEvent);
        }
    }

    /// Phase 2: everyone who is not parked gives an order (KOS-139, KOS-Q54).
    fn begin_orders(&mut self) {
        self.begin_phase(Phase::Orders);
        let table = &mut self.state.table;
        let parked = table.parked();
        let seats = Seat::first(table.people).filter(|&seat| !parked.contains(seat));
        table.pending.push(seats.collect(), Step::Order);
    }

    /// The orders are carried out, then phase 3 goes round in turn order (KOS-168).
    fn begin_flights(&mut self) {
        self.carry_out_orders();
        self.begin_phase(Phase::Flight);
        for seat in self.state.table.turn_order().rev() {
            let step = self.read().flight_step(seat);
            if let Some(step) = step {
                self.state.table.pending.push(SeatSet::one(seat), step);
            }
        }
    }

    /// Phase 4: every body goes to the next space of its orbit, and landed ships
    /// with it (KOS-227 to KOS-231, KOS-238). Then those whom a body has come to
    /// decide in turn order (KOS-232, KOS-234, KOS-287).
    fn move_bodies(&mut self) {
        self.begin_phase(Phase::Movement);
        for body in Body::ALL {
            let spaces = self.game.figures.orbit(body).len();
            let space = &mut self.state.table.spaces[body as usize];
            *space = space.map(|space| if space + 1 == spaces { 0 } else { space + 1 });
        }
        self.emit(Event::BodiesMoved);
        for seat in self.state.table.turn_order().rev() {
            if self.read().arrives(seat) {
                let pending = &mut self.state.table.pending;
                pending.push(SeatSet::one(seat), Step::Land);
            }
        }
    }

    /// The instructor token passes (KOS-085, KOS-Q50); then the end is checked
    /// (KOS-086): a final landing (KOS-239, KOS-258) or the last round there can be
    /// (KOS-087).
    fn end_round(&mut self) {
        let table = &mut self.state.table;
        let (round, people) = (table.round, table.people);
        let instructor = table.instructor.unwrap_or_default().next(people);
        table.instructor = Some(instructor);
        let finished = !table.parked().is_empty();
        self.emit(Event::Instructor(instructor));
        self.emit(Event::RoundEnds(round));
        if finished {
            self.end_game();
        } else if round >= self.game.figures.limits.rounds {
            self.emit(Event::RoundCap);
            self.end_game();
        } else {
            self.state
                .table
                .pending
                .push(SeatSet::EMPTY, Step::EventPhase);
        }
    }
}
