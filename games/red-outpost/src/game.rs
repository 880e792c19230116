//! Red Outpost in the contract of the table.

use alloc::{string::String, vec::Vec};

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
    state::{State, Table},
    step::{Action, Step},
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
    /// The hand that looks at a table of this game.
    pub(crate) const fn read<'a>(&'a self, table: &'a Table) -> Read<'a> {
        Read {
            figures: &self.figures,
            table,
        }
    }

    fn play_on<'a, L: Log<Event>>(&'a self, state: &'a mut State, log: &'a mut L) -> Play<'a, L> {
        let State { table, dice } = state;
        Play {
            figures: &self.figures,
            table,
            dice,
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
        let mut play = self.play_on(&mut state, log);
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
        if !self.to_act(state).contains(seat) {
            return;
        }
        let read = self.read(&state.table);
        match state.table.pending.top() {
            Some(Step::Move) => read.list_moves(list),
            Some(Step::Disc) => read.list_discs(list),
            Some(Step::Release) => list.extend([false, true].map(Action::Release)),
            Some(Step::Replace) => list.extend([false, true].map(Action::Replace)),
            Some(Step::Donate) => read.list_donations(list),
            Some(Step::Swap) => read.list_swaps(list),
            Some(Step::Exchange) => read.list_exchanges(list),
            Some(Step::MoveRival) => read.list_rivals(list),
            Some(Step::Choose) => {
                list.extend(crate::components::Resource::ALL.map(Action::Choose));
            }
            Some(Step::FourGoods) => read.list_four_goods(list),
            Some(Step::LakeShuffle) => list.extend([false, true].map(Action::LakeShuffle)),
            Some(Step::LakeTake) => read.list_takes(list),
            Some(Step::LakePick) => list.extend([0, 1].map(Action::LakePick)),
            Some(Step::Extra) => read.list_extras(list),
            Some(Step::Give) => list.extend([false, true].map(Action::Give)),
            Some(Step::Relocate) => read.list_relocations(list),
            Some(Step::LayDown) => read.list_lay_downs(list),
            Some(Step::ShiftDisc) => read.list_shifts(seat, list),
            _ => {}
        }
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Reason> {
        let table = &state.table;
        let Some(step) = table.pending.top() else {
            return Err(Reason::GameOver);
        };
        if !table.pending.seats().contains(seat) {
            return Err(Reason::NotYourTurn(
                table.pending.seats().lowest().unwrap_or(table.active),
            ));
        }
        if action.step() != step {
            return Err(Reason::NotAsked(step));
        }
        let read = self.read(table);
        match action {
            Action::Move(worker, to) => read.check_move(worker, to),
            Action::Stay => read.check_stay(),
            Action::Disc(target) => read.check_disc(target),
            Action::Donate(donation) => read.check_donation(donation),
            Action::Swap(swap) => read.check_swap(swap),
            Action::Exchange(exchange) => read.check_exchange(exchange),
            Action::MoveRival(disc) => read.check_rival(disc),
            Action::LakeTake(card) => read.check_take(card),
            Action::Extra(cube) => read.check_extra(cube),
            Action::Relocate(moved) => read.check_relocation(moved),
            Action::LayDown(workers) => read.check_lay_down(workers),
            Action::ShiftDisc(disc) => read.check_shift(seat, disc),
            Action::Release(_)
            | Action::Replace(_)
            | Action::Choose(_)
            | Action::FourGoods(_)
            | Action::LakeShuffle(_)
            | Action::LakePick(_)
            | Action::Give(_) => Ok(()),
        }
    }

    fn apply<L: Log<Event>>(&self, state: &mut State, seat: Seat, action: Action, log: &mut L) {
        state.table.pending.answered(seat);
        let visitor = state.table.turn.visitor;
        let mut play = self.play_on(state, log);
        match (action, visitor) {
            (Action::Move(worker, to), _) => play.move_worker(worker, to),
            (Action::Stay, _) => play.stay(),
            (Action::Disc(target), Some(visitor)) => play.place_disc(visitor, target),
            (Action::Release(true), Some(visitor)) => play.release_disc(visitor),
            (Action::Replace(true), Some(visitor)) => play.replace_effect(visitor),
            (Action::Donate(donation), _) => play.donate(donation),
            (Action::Swap(swap), _) => play.swap(swap),
            (Action::Exchange(exchange), _) => play.exchange(exchange),
            (Action::MoveRival(disc), _) => play.move_rival(disc),
            (Action::Choose(cube), _) => play.choose(cube),
            (Action::FourGoods(cube), _) => play.export_four_goods(cube),
            (Action::LakeShuffle(true), _) => play.shuffle_lake(),
            (Action::LakeTake(card), _) => play.take_lake_card(card),
            (Action::LakePick(slot), Some(visitor)) => play.pick_lake_card(visitor, slot),
            (Action::Extra(cube), _) => play.produce_extra(cube),
            (Action::Give(true), _) => play.donate_crystal(seat),
            (Action::Relocate(moved), _) => play.relocate(moved),
            (Action::LayDown(workers), _) => play.lay_down(seat, workers),
            (Action::ShiftDisc(disc), _) => play.shift_disc(seat, disc),
            _ => {}
        }
        play.settle();
    }

    fn universe(&self) -> Vec<Action> {
        Action::universe()
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.read(&state.table).outcome()
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

    fn position(&self, state: &State) -> Position {
        Position::of(&state.table, Some(state.dice))
    }

    fn restore(&self, position: Position) -> Result<State, String> {
        let state = position.into_state(self)?;
        self.invariants(&state)?;
        Ok(state)
    }

    fn invariants(&self, state: &State) -> Result<(), String> {
        self.read(&state.table).invariants(&self.setup)
    }
}

impl Advice for RedOutpost {
    fn estimate(&self, view: &View, seat: Seat) -> i32 {
        self.read(&view.table).estimate(seat)
    }
}

impl Study for RedOutpost {
    const TABLES: &'static [StudyTable] = study::TABLES;

    fn facts(&self, state: &State, events: &[Event], seat: Seat) -> Vec<Fact> {
        self.studied(state, events, seat)
    }
}
