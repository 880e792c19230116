//! Kosmonavts in the contract of the table.

use alloc::{string::String, vec::Vec};

use tabletop::{
    Advice, Dice, Fact, Game, Info, Log, OpenProblem, Options, Outcome, Scored, Seat, SeatSet,
    Study, StudyTable,
};

use crate::{
    Reason, Setup, View,
    components::{Body, Phase},
    event::Event,
    figures::Figures,
    play::{Play, Read},
    position::Position,
    setup,
    state::{Source, State},
    step::{Action, Refuelling, Step},
    study,
};

/// The box as it was opened: printed figures and setup.
#[derive(Clone, Debug)]
pub struct Kosmonavts {
    /// The printed figures.
    pub figures: Figures,
    /// What was fixed before the game.
    pub setup: Setup,
}

impl Kosmonavts {
    /// The hand that looks at a state of this game.
    pub(crate) const fn read<'a>(&'a self, state: &'a State) -> Read<'a> {
        Read { game: self, state }
    }

    const fn play_on<'a, L>(&'a self, state: &'a mut State, log: &'a mut L) -> Play<'a, L> {
        Play {
            game: self,
            state,
            log,
        }
    }
}

impl Game for Kosmonavts {
    const INFO: Info = setup::INFO;
    type State = State;
    type Action = Action;
    type Event = Event;
    type Reason = Reason;
    type View = View;
    type Position = Position;

    fn open(figures: &str, players: u8, options: &Options) -> Result<Self, OpenProblem> {
        let figures = Figures::read(figures)?;
        Ok(Self {
            figures,
            setup: Setup::read(players, options)?,
        })
    }

    fn seats(&self) -> u8 {
        self.setup.players
    }

    fn options(&self) -> Options {
        self.setup.options()
    }

    fn start<L: Log<Event>>(&self, dice: Dice, log: &mut L) -> State {
        let mut state = setup::empty_table(&self.figures, &self.setup, dice);
        let mut play = self.play_on(&mut state, log);
        play.begin_setup();
        play.push_setup();
        play.settle();
        state
    }

    #[inline]
    fn to_act(&self, state: &State) -> SeatSet {
        state.table.pending.seats()
    }

    /// Orders are drafted cube by cube (KOS-139).
    #[inline]
    fn drafting(&self, state: &State, seat: Seat) -> bool {
        state.table.pending.top() == Some(Step::Order) && state.table.pending.seats().contains(seat)
    }

    fn actions(&self, state: &State, seat: Seat, list: &mut Vec<Action>) {
        list.clear();
        if !self.to_act(state).contains(seat) {
            return;
        }
        let read = self.read(state);
        match state.table.pending.top() {
            Some(Step::PlaceBody) => read.list_places(seat, list),
            Some(Step::ChooseColour) => list.extend(read.free_colours().map(Action::ChooseColour)),
            Some(Step::KeepMissions) => read.list_keeps(seat, list),
            Some(Step::ChooseEvent) => list.extend([0, 1, 2].map(Action::ChooseEvent)),
            Some(Step::SolarWind | Step::GravityShield | Step::Asteroids | Step::SolarFlares) => {
                list.extend([false, true].map(Action::Shield));
            }
            Some(Step::FuelResupply) => list.extend([false, true].map(Action::Resupply)),
            Some(Step::EnergyConversion) => {
                list.extend((0..=read.energy(seat)).map(Action::Energy));
            }
            Some(Step::Gravity) => list.extend(read.nearest(seat).iter().map(Action::Gravity)),
            Some(Step::Order) => read.list_orders(seat, list),
            Some(Step::Fly) => list.extend([Action::Fly, Action::Evacuate]),
            Some(Step::Land) => {
                list.push(Action::Pass);
                list.extend(read.landings(seat).iter().map(Action::Land));
            }
            Some(Step::Refuel) => {
                let possible = |how: &Refuelling| read.check_refuel(seat, *how).is_ok();
                let kinds = Refuelling::ALL.into_iter().filter(possible);
                list.extend(kinds.map(Action::Refuel));
            }
            Some(Step::Final) => list.extend([false, true].map(Action::Final)),
            _ => {}
        }
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Reason> {
        let table = &state.table;
        let Some(step) = table.pending.top() else {
            return Err(Reason::GameOver);
        };
        let seats = table.pending.seats();
        if !seats.contains(seat) {
            let sealed = matches!(step, Step::Order | Step::KeepMissions)
                && seat.0 < table.people
                && table.player(seat).home.is_none();
            return Err(if sealed {
                Reason::AlreadySealed(step)
            } else {
                Reason::NotYourTurn(seats.lowest().unwrap_or_default())
            });
        }
        if !action.answers(step) {
            return Err(Reason::NotAsked(step));
        }
        let read = self.read(state);
        match action {
            Action::PlaceBody(body, space) => read.check_place(seat, body, space),
            Action::ChooseColour(colour) => read.check_colour(colour),
            Action::KeepMissions(one, other) => read.check_keep(seat, one, other),
            Action::ChooseEvent(slot) => read.check_event(slot),
            Action::Energy(cubes) => read.check_energy(seat, cubes),
            Action::Gravity(body) => read.check_gravity(seat, body),
            Action::Convert => read.check_convert(seat),
            Action::Burn(cube) => read.check_burn(seat, cube),
            Action::Go => read.check_go(seat),
            Action::Stay => read.check_stay(seat),
            Action::Land(body) => read.check_land(seat, body),
            Action::Refuel(how) => read.check_refuel(seat, how),
            // Asked only of those who can (KOS-Q58).
            Action::Shield(_)
            | Action::Resupply(_)
            | Action::Fly
            | Action::Evacuate
            | Action::Pass
            | Action::Final(_) => Ok(()),
        }
    }

    fn apply<L: Log<Event>>(&self, state: &mut State, seat: Seat, action: Action, log: &mut L) {
        let step = state.table.pending.top();
        let mut play = self.play_on(state, log);
        if matches!(action, Action::Convert | Action::Burn(_)) {
            play.draft(seat, action);
            return;
        }
        play.state.table.pending.answered(seat);
        match action {
            Action::PlaceBody(body, space) => play.place_body(seat, body, space),
            Action::ChooseColour(colour) => play.choose_colour(seat, colour),
            Action::KeepMissions(one, other) => play.keep_missions(seat, one, other),
            Action::ChooseEvent(slot) => play.choose_event(seat, slot),
            Action::Shield(true) => play.protect(seat),
            Action::Shield(false) => match step {
                Some(Step::SolarWind) => play.blow(seat),
                Some(Step::GravityShield) => play.give_way(seat),
                Some(Step::Asteroids) => play.lose_fuel(seat),
                _ => play.hold(seat),
            },
            Action::Resupply(true) => play.resupply(seat),
            Action::Energy(cubes @ 1..) => play.buy_energy(seat, cubes),
            Action::Gravity(body) => play.attract(seat, body),
            Action::Go => play.seal(seat, false),
            Action::Stay => play.seal(seat, true),
            Action::Fly => play.fly(seat),
            Action::Evacuate => play.ask_evacuation(seat),
            Action::Pass => play.emit(Event::PassedBy { seat }),
            Action::Land(body) => play.land(seat, body),
            Action::Refuel(how) => play.refuel(seat, how),
            Action::Final(true) => play.finish(seat),
            Action::Final(false) => play.emit(Event::NotFinal { seat }),
            Action::Resupply(false) | Action::Energy(0) | Action::Convert | Action::Burn(_) => {}
        }
        play.settle();
    }

    fn universe(&self) -> Vec<Action> {
        let spaces = Body::ALL.map(|body| self.figures.orbit(body).len());
        Action::universe(spaces, self.figures.limits.energy_conversion)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.read(state).outcome()
    }

    fn points(&self, state: &State, seat: Seat, source: u8) -> i32 {
        self.read(state).points(seat, Source::ALL[source as usize])
    }

    fn scored(event: &Event) -> Option<Scored> {
        match event {
            Event::Scored(scored) => Some(*scored),
            _ => None,
        }
    }

    /// Cards and lots that were drawn, the orders of each round, and in the end
    /// the missions.
    fn reveals(&self, state: &State) -> u32 {
        let table = &state.table;
        let sealed = u32::from(matches!(table.phase, Phase::Event | Phase::Orders));
        state.dice.drawn() + u32::from(table.round) - sealed + u32::from(table.is_over())
    }

    fn view(&self, state: &State, seat: Option<Seat>) -> View {
        View::of(self, state, seat)
    }

    fn redeal(&self, view: &View, dice: Dice) -> State {
        view.redeal(self, dice)
    }

    fn position(&self, state: &State) -> Position {
        Position::of(state)
    }

    fn restore(&self, position: Position) -> Result<State, String> {
        let state = position.into_state(self)?;
        self.invariants(&state)?;
        Ok(state)
    }

    fn invariants(&self, state: &State) -> Result<(), String> {
        self.read(state).invariants()
    }
}

impl Advice for Kosmonavts {
    const PLAYOUT: Option<u32> = Some(10);

    fn estimate(&self, view: &View, seat: Seat) -> i32 {
        self.worth(view, seat)
    }

    fn advise(&self, view: &View, seat: Seat, choices: &[Action]) -> Option<Action> {
        self.pilot(view, seat, choices)
    }

    fn advise_ahead(&self, view: &View, seat: Seat, choices: &[Action], plan: &mut Vec<Action>) {
        self.pilot_ahead(view, seat, choices, plan);
    }
}

impl Study for Kosmonavts {
    const TABLES: &'static [StudyTable] = study::TABLES;

    fn facts(&self, state: &State, events: &[Event], seat: Seat) -> Vec<Fact> {
        self.studied(state, events, seat)
    }
}
