//! What comes next: setup and round as lists of steps; and for each question which answers
//! there are, which rule checks an answer, and what follows from it.

use alloc::{format, string::String};

use tabletop::{Answers, Log, Only, Pending, Seat, SeatSet};

use crate::{
    Kosmonavts, Mode, Reason,
    components::{Body, EventKind, Phase},
    event::Event,
    play::{Play, Read},
    step::{Action, Step},
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

impl Kosmonavts {
    /// The question that a card of this kind puts to everyone in turn order, or
    /// answers for those who have no choice; none for Thrust. Gravity asks for a shield
    /// first, where one protects from it (KOS-Q61).
    #[must_use]
    pub fn response(&self, kind: EventKind) -> Option<Step> {
        match kind {
            EventKind::SolarWind => Some(Step::SolarWind),
            EventKind::FuelResupply => Some(Step::FuelResupply),
            EventKind::EnergyConversion => Some(Step::EnergyConversion),
            EventKind::Gravity if self.figures.avoidable.contains(kind) => {
                Some(Step::GravityShield)
            }
            EventKind::Gravity => Some(Step::Gravity),
            EventKind::Thrust => None,
            EventKind::Asteroids => Some(Step::Asteroids),
            EventKind::SolarFlares => Some(Step::SolarFlares),
        }
    }
}

impl Read<'_> {
    /// Lists the answers of a seat to a question, in the order of the universe.
    #[inline]
    pub fn list(&self, seat: Seat, step: Step, answers: &mut impl Answers<Action>) {
        match step {
            Step::PlaceBody => self.list_places(seat, answers),
            Step::ChooseColour => self.list_colours(answers),
            Step::KeepMissions => self.list_keeps(seat, answers),
            Step::ChooseEvent => self.list_events(answers),
            Step::SolarWind => self.list_shields(seat, EventKind::SolarWind, answers),
            Step::FuelResupply => self.list_resupply(seat, answers),
            Step::EnergyConversion => self.list_energy(seat, answers),
            Step::GravityShield => self.list_gravity_shields(seat, answers),
            Step::Gravity => self.list_gravity(seat, answers),
            Step::Asteroids => self.list_shields(seat, EventKind::Asteroids, answers),
            Step::SolarFlares => self.list_shields(seat, EventKind::SolarFlares, answers),
            Step::Order => self.list_orders(seat, answers),
            Step::Fly => answers.take([Action::Fly, Action::Evacuate]),
            Step::Land => self.list_landings(seat, answers),
            Step::Final => answers.take([false, true].map(Action::Final)),
            Step::Refuel => self.list_refuellings(seat, answers),
            Step::DrawInstructor
            | Step::LayEvents
            | Step::FillTanks
            | Step::DealMissions
            | Step::EventPhase
            | Step::ReplaceEvent
            | Step::OrderPhase
            | Step::FlightPhase
            | Step::Danger
            | Step::MovementPhase
            | Step::EndRound => {}
        }
    }

    /// Whether a question leaves a seat a choice, and the answer when it does not.
    #[inline]
    pub fn only(&self, seat: Seat, step: Step) -> Only<Action> {
        let mut only = Only::default();
        self.list(seat, step, &mut only);
        only
    }

    /// Whether a question is put to a seat now. One with a single answer is not asked,
    /// except that sealed answers are asked of all who owe them: whoever is not asked for an
    /// order would show an empty tank.
    #[inline]
    pub fn asks(&self, seat: Seat, step: Step) -> bool {
        step.is_sealed() || self.only(seat, step).is_choice()
    }

    /// Whether a seat may answer the open question like this.
    pub fn check(&self, seat: Seat, action: Action) -> Result<(), Reason> {
        let pending = &self.table().pending;
        let Some(step) = pending.top() else {
            return Err(Reason::GameOver);
        };
        if !pending.seats().contains(seat) {
            return Err(self.not_asked(seat, step));
        }
        match (step, action) {
            (Step::PlaceBody, Action::PlaceBody(body, space)) => {
                self.check_place(seat, body, space)
            }
            (Step::ChooseColour, Action::ChooseColour(colour)) => self.check_colour(colour),
            (Step::KeepMissions, Action::KeepMissions(one, other)) => {
                self.check_keep(seat, one, other)
            }
            (Step::ChooseEvent, Action::ChooseEvent(slot)) => self.check_event(slot),
            (Step::EnergyConversion, Action::Energy(cubes)) => self.check_energy(seat, cubes),
            (Step::Gravity, Action::Gravity(body)) => self.check_gravity(seat, body),
            (Step::Order, Action::Convert) => self.check_convert(seat),
            (Step::Order, Action::Burn(cube)) => self.check_burn(seat, cube),
            (Step::Order, Action::Go) => self.check_go(seat),
            (Step::Order, Action::Stay) => self.check_stay(seat),
            (Step::Land, Action::Land(body)) => self.check_land(seat, body),
            (Step::Refuel, Action::Refuel(how)) => self.check_refuel(seat, how),
            // Asked only of those who can (KOS-Q58).
            (
                Step::SolarWind | Step::GravityShield | Step::Asteroids | Step::SolarFlares,
                Action::Shield(_),
            )
            | (Step::FuelResupply, Action::Resupply(_))
            | (Step::Fly, Action::Fly | Action::Evacuate)
            | (Step::Land, Action::Pass)
            | (Step::Final, Action::Final(_)) => Ok(()),
            _ => Err(Reason::NotAsked(step)),
        }
    }

    /// Why a seat has nothing to answer now.
    fn not_asked(&self, seat: Seat, step: Step) -> Reason {
        let table = self.table();
        let plays = seat.0 < table.people && table.player(seat).home.is_none();
        if step.is_sealed() && plays {
            Reason::AlreadySealed(step)
        } else {
            Reason::NotYourTurn(table.pending.seats().lowest().unwrap_or_default())
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
                self.push_setup_step(&mut pending, step);
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

    /// What a seat is asked in phase 3: whoever stayed may refuel, once (KOS-220, KOS-225),
    /// all others fly or are evacuated (KOS-169, KOS-170). Parked ships are asked nothing (KOS-Q54).
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
    fn push_setup_step(&self, pending: &mut Pending<Step, DEEPEST>, step: Step) {
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
            read.push_setup_step(&mut pending, step);
        }
        self.state.table.pending = pending;
    }

    /// A seat answers the open question. An order that is only drafted stays open.
    pub fn act(&mut self, seat: Seat, action: Action) {
        let Some(step) = self.state.table.pending.top() else {
            return;
        };
        if action.is_draft() {
            self.answer(seat, step, action);
            return;
        }
        self.state.table.pending.answered(seat);
        self.answer(seat, step, action);
        self.settle();
    }

    /// What follows from an answer to a question, given or the only one.
    fn answer(&mut self, seat: Seat, step: Step, action: Action) {
        match action {
            Action::PlaceBody(body, space) => self.place_body(seat, body, space),
            Action::ChooseColour(colour) => self.choose_colour(seat, colour),
            Action::KeepMissions(one, other) => self.keep_missions(seat, one, other),
            Action::ChooseEvent(slot) => self.choose_event(seat, slot),
            Action::Shield(true) => self.protect(seat),
            Action::Shield(false) => self.suffer(seat, step),
            Action::Resupply(true) => self.resupply(seat),
            Action::Energy(cubes @ 1..) => self.buy_energy(seat, cubes),
            Action::Gravity(body) => self.attract(seat, body),
            Action::Convert => self.draft_conversion(seat),
            Action::Burn(cube) => self.draft_cube(seat, cube),
            Action::Go => self.seal(seat, false),
            Action::Stay => self.seal(seat, true),
            Action::Fly => self.fly(seat),
            Action::Evacuate => self.ask_evacuation(seat),
            Action::Pass => self.emit(Event::PassedBy { seat }),
            Action::Land(body) => self.land(seat, body),
            Action::Refuel(how) => self.refuel(seat, how),
            Action::Final(true) => self.finish(seat),
            Action::Final(false) => self.emit(Event::NotFinal { seat }),
            Action::Resupply(false) | Action::Energy(0) => {}
        }
    }

    /// Goes on until there is a question to ask or the game is over.
    pub fn settle(&mut self) {
        while let Some(step) = self.state.table.pending.top() {
            let seats = self.state.table.pending.seats();
            let seat = seats.lowest().unwrap_or_default();
            if !step.is_question() || seats.is_empty() {
                self.state.table.pending.pop();
                self.run(step, seat);
                continue;
            }
            if step.is_sealed() {
                return;
            }
            let only = self.read().only(seat, step);
            if only.is_choice() {
                return;
            }
            self.state.table.pending.pop();
            if let Some(action) = only.answer() {
                self.answer(seat, step, action);
            }
        }
    }

    /// A consequence.
    fn run(&mut self, step: Step, seat: Seat) {
        match step {
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
            // A question that nobody owes an answer to.
            _ => {}
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
    /// with it (KOS-227..KOS-231, KOS-238). Then those whom a body has come to
    /// decide in turn order (KOS-232, KOS-234, KOS-287). Danger is not looked at (KOS-237).
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
    /// (KOS-086): a final landing in the round, which was played to its end (KOS-239,
    /// KOS-242, KOS-258), or the last round there can be (KOS-087).
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
