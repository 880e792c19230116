//! Kosmonavts in the contract of the table.

use alloc::{string::String, vec::Vec};

use serde::{Deserialize, Deserializer, de::Error as _};
use tabletop::{
    Advice, Dice, Fact, Game, Info, Log, OpenProblem, Options, Outcome, Scored, Seat, SeatSet,
    Study, StudyTable,
};

use crate::{
    Reason, Setup, View, advice,
    components::{Body, Phase},
    event::Event,
    figures::Figures,
    play::{Play, Read},
    position::Position,
    setup,
    state::{Source, State},
    step::{Action, Step},
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
        let mut state = setup::set_table(&self.figures, &self.setup, dice);
        let mut play = self.play_on(&mut state, log);
        play.begin_setup();
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
        if let Some(step) = state.table.pending.top() {
            self.read(state).list(seat, step, list);
        }
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Reason> {
        self.read(state).check(seat, action)
    }

    fn apply<L: Log<Event>>(&self, state: &mut State, seat: Seat, action: Action, log: &mut L) {
        self.play_on(state, log).act(seat, action);
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

    fn recall<'de, D: Deserializer<'de>>(
        &self,
        seat: Option<Seat>,
        view: D,
    ) -> Result<View, D::Error> {
        let view = Position::deserialize(view)?.into_view(self, seat);
        view.map_err(D::Error::custom)
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
    // Found with `orrery calibrate` in games between experts.
    const CONFIDENCE: u32 = 65;
    const OPTIMISM: u32 = 180;

    fn estimate(&self, view: &View, seat: Seat) -> i32 {
        advice::estimate(self, view, seat)
    }

    fn advise(&self, view: &View, seat: Seat, choices: &[Action]) -> Option<Action> {
        advice::advise(self, view, seat, choices)
    }

    fn advise_ahead(&self, view: &View, seat: Seat, choices: &[Action], plan: &mut Vec<Action>) {
        advice::advise_ahead(self, view, seat, choices, plan);
    }
}

impl Study for Kosmonavts {
    const TABLES: &'static [StudyTable] = study::TABLES;
    const OUTCOMES: &'static [&'static str] = &[
        "study-completed",
        "study-landings",
        "study-evacuations",
        "study-rounds",
    ];

    fn facts(&self, state: &State, events: &[Event], seat: Seat) -> Vec<Fact> {
        self.studied(state, events, seat)
    }
}
