//! Red Outpost in the contract of the table.

use alloc::{string::String, vec::Vec};

use serde::{Deserialize, Deserializer, de::Error as _};
use tabletop::{
    Advice, Dice, Fact, Game, Info, Log, OpenProblem, Options, Outcome, Scored, Seat, SeatSet,
    Study, StudyTable,
};

use crate::{
    Reason, Setup, View,
    event::Event,
    figures::Figures,
    play::{Play, Read},
    position::Position,
    setup,
    state::State,
    step::Action,
    study,
};

/// The box as it was opened: printed figures and setup.
#[derive(Clone, Debug)]
pub struct RedOutpost {
    /// The printed figures.
    pub figures: Figures,
    /// What was fixed before the game.
    pub setup: Setup,
}

impl RedOutpost {
    /// The hand that looks at a state of this game.
    #[inline]
    pub(crate) const fn read<'a>(&'a self, state: &'a State) -> Read<'a> {
        Read { game: self, state }
    }

    /// The hand that acts on a state of this game.
    #[inline]
    pub(crate) const fn hand<'a, L: Log<Event>>(
        &'a self,
        state: &'a mut State,
        log: &'a mut L,
    ) -> Play<'a, L> {
        Play {
            game: self,
            state,
            log,
        }
    }
}

impl Game for RedOutpost {
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

    fn sides(&self) -> u8 {
        self.setup.players.max(2)
    }

    fn options(&self) -> Options {
        self.setup.options()
    }

    fn start<L: Log<Event>>(&self, dice: Dice, log: &mut L) -> State {
        let mut state = setup::set_table(&self.figures, &self.setup, dice);
        let mut play = self.hand(&mut state, log);
        play.equip_sides();
        play.begin_round();
        play.settle();
        state
    }

    #[inline]
    fn to_act(&self, state: &State) -> SeatSet {
        state.table.pending.seats()
    }

    fn actions(&self, state: &State, seat: Seat, list: &mut Vec<Action>) {
        list.clear();
        if let Some((owing, step)) = state.table.pending.open()
            && owing.contains(seat)
        {
            self.read(state).list(step, seat, list);
        }
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Reason> {
        self.read(state).check(seat, action)
    }

    fn apply<L: Log<Event>>(&self, state: &mut State, seat: Seat, action: Action, log: &mut L) {
        state.table.pending.answered(seat);
        let mut play = self.hand(state, log);
        play.answer(seat, action);
        play.settle();
    }

    fn universe(&self) -> Vec<Action> {
        Action::universe()
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.read(state).outcome()
    }

    fn points(&self, state: &State, seat: Seat, source: u8) -> i32 {
        i32::from(state.table.side(seat).points[source as usize])
    }

    fn scored(event: &Event) -> Option<Scored> {
        match event {
            Event::Scored(scored) => Some(*scored),
            _ => None,
        }
    }

    /// Everything hidden comes to light by the dice.
    fn reveals(&self, state: &State) -> u32 {
        state.dice.drawn()
    }

    fn view(&self, state: &State, seat: Option<Seat>) -> View {
        View::of(state, seat)
    }

    fn redeal(&self, view: &View, dice: Dice) -> State {
        view.redeal(dice)
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
        Position::of(&state.table, Some(state.dice))
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

impl Advice for RedOutpost {
    // Found with `orrery calibrate` in games between experts.
    const CONFIDENCE: u32 = 95;
    const OPTIMISM: u32 = 115;
    // What experts made more than the playouts of `Search::judge`, in 36 solo games.
    const SHORTFALL: u32 = 55;

    fn estimate(&self, view: &View, seat: Seat) -> i32 {
        self.read(&view.known()).estimate(seat)
    }

    fn expected_points(&self, view: &View, side: Seat) -> i32 {
        self.read(&view.known()).worth(side)
    }
}

impl Study for RedOutpost {
    const TABLES: &'static [StudyTable] = study::TABLES;
    const OUTCOMES: &'static [&'static str] = &[
        "study-mood",
        "study-exports",
        "study-goods",
        "study-donations",
    ];

    fn facts(&self, state: &State, events: &[Event], seat: Seat) -> Vec<Fact> {
        self.studied(state, events, seat)
    }
}
