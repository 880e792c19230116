//! Circadians in the contract of the table.

use alloc::{string::String, vec::Vec};

use serde::{Deserialize, Deserializer, de::Error as _};
use tabletop::{
    Advice, Dice, Fact, Game, Info, Log, OpenProblem, Options, Outcome, Quiet, Scored, Seat,
    SeatSet, Study, StudyTable,
};

use crate::{
    Reason, Setup, View, advice,
    event::Event,
    figures::{EditionFigures, Figures},
    play::{Play, Read},
    position::{Position, PositionView},
    setup,
    state::State,
    step::{Action, Step},
    study,
};

/// The box as it was opened: printed figures and setup.
#[derive(Clone, Debug)]
pub struct Circadians {
    /// The printed figures.
    pub figures: Figures,
    /// What was fixed before the game.
    pub setup: Setup,
}

impl Circadians {
    /// What the edition in play says.
    pub(crate) const fn edition(&self) -> &EditionFigures {
        &self.figures.editions[self.setup.edition as usize]
    }

    /// The hand that looks at a game in progress.
    pub(crate) const fn read<'a>(&'a self, state: &'a State) -> Read<'a> {
        Read { game: self, state }
    }

    /// The hand that acts.
    pub(crate) const fn play_on<'a, L: Log<Event>>(
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

impl Game for Circadians {
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
        self.setup.sides()
    }

    fn options(&self) -> Options {
        self.setup.options()
    }

    fn start<L: Log<Event>>(&self, dice: Dice, log: &mut L) -> State {
        let mut state = setup::set_table(&self.figures, &self.setup, dice);
        let mut play = self.play_on(&mut state, log);
        play.begin_game();
        play.settle();
        state
    }

    /// Whoever is asked, and with sealed answers whoever may still change theirs (CFL-405).
    #[inline]
    fn to_act(&self, state: &State) -> SeatSet {
        let table = &state.table;
        let owing = table.pending.seats();
        if table.pending.top().is_some_and(Step::is_sealed) {
            table.answered.iter().fold(owing, SeatSet::with)
        } else {
            owing
        }
    }

    #[inline]
    fn owing(&self, state: &State) -> SeatSet {
        state.table.pending.seats()
    }

    fn drafting(&self, state: &State, seat: Seat) -> bool {
        let pending = &state.table.pending;
        pending.top().is_some_and(Step::is_draft) && pending.seats().contains(seat)
    }

    /// A plan is looked at as a whole before it is revealed.
    fn laid_out(&self, state: &State, seat: Seat, action: Action) -> Option<State> {
        let mut after = *state;
        self.play_on(&mut after, &mut Quiet).draft(seat, action);
        let planned = self.drafting(state, seat)
            && matches!(action, Action::Assign(..))
            && self.read(&after).plan_complete(seat);
        planned.then_some(after)
    }

    fn actions(&self, state: &State, seat: Seat, list: &mut Vec<Action>) {
        list.clear();
        let Some((owing, step)) = state.table.pending.open() else {
            return;
        };
        if owing.contains(seat) {
            self.read(state).list(seat, step, list);
        } else if self.to_act(state).contains(seat) {
            list.push(Action::Revise);
        }
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Reason> {
        let Some(step) = state.table.pending.top() else {
            return Err(Reason::GameOver);
        };
        if state.table.pending.seats().contains(seat) {
            return match action {
                Action::Revise => Err(Reason::NothingSealed),
                _ => self.read(state).check(seat, step, action),
            };
        }
        if !self.to_act(state).contains(seat) {
            let turn = state.table.pending.seats().lowest();
            return Err(Reason::NotYourTurn(turn.unwrap_or(state.table.active)));
        }
        match action {
            Action::Revise => Ok(()),
            _ => Err(Reason::Sealed),
        }
    }

    fn apply<L: Log<Event>>(&self, state: &mut State, seat: Seat, action: Action, log: &mut L) {
        let mut play = self.play_on(state, log);
        let Some(step) = play.state.table.pending.top() else {
            return;
        };
        if step.is_sealed() {
            play.answer_sealed(seat, step, action);
        } else {
            play.state.table.pending.pop();
            play.answer(seat, step, action);
        }
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

    /// What the dice brought, and sealed answers that were opened.
    fn reveals(&self, state: &State) -> u32 {
        state.dice.drawn() + u32::from(state.table.opened)
    }

    fn view(&self, state: &State, seat: Option<Seat>) -> View {
        View::of(&self.setup, state, seat)
    }

    fn redeal(&self, view: &View, dice: Dice) -> State {
        view.redeal(self, dice)
    }

    fn recall<'de, D: Deserializer<'de>>(
        &self,
        seat: Option<Seat>,
        view: D,
    ) -> Result<View, D::Error> {
        let view = PositionView::deserialize(view)?.into_view(&self.setup, seat);
        view.map_err(D::Error::custom)
    }

    fn position(&self, state: &State) -> Position {
        Position::of(&self.setup, state)
    }

    fn restore(&self, position: Position) -> Result<State, String> {
        let state = position.into_state(&self.setup)?;
        self.invariants(&state)?;
        Ok(state)
    }

    fn invariants(&self, state: &State) -> Result<(), String> {
        self.read(state).invariants()
    }
}

impl Advice for Circadians {
    const PLAYOUT: Option<u32> = Some(40);
    // Found with `orrery calibrate` in games between experts.
    const CONFIDENCE: u32 = 65;
    const OPTIMISM: u32 = 120;
    // What experts made more than playouts against the hard and the expert rival, in 20 games.
    const SHORTFALL: u32 = 9;

    fn estimate(&self, view: &View, seat: Seat) -> i32 {
        advice::estimate(self, view, seat)
    }

    fn advise(&self, view: &View, seat: Seat, choices: &[Action]) -> Option<Action> {
        advice::plan(self, view, seat, choices).first().copied()
    }

    fn advise_ahead(&self, view: &View, seat: Seat, choices: &[Action], plan: &mut Vec<Action>) {
        plan.extend(advice::plan(self, view, seat, choices));
    }
}

impl Study for Circadians {
    const TABLES: &'static [StudyTable] = study::TABLES;
    const OUTCOMES: &'static [&'static str] = &[
        "study-contract",
        "study-contracts",
        "study-faction",
        "study-negotiations",
        "study-ships",
        "study-farms",
        "study-setbacks",
    ];
    const RANDOMISED: &'static [&'static str] = &["study-leader"];

    fn is_randomised(&self, view: &View) -> bool {
        let step = view.table.pending.top();
        matches!(step, Some(Step::ChooseLeader | Step::PickLeader))
    }

    fn facts(&self, state: &State, events: &[Event], seat: Seat) -> Vec<Fact> {
        self.studied(state, events, seat)
    }
}
