//! What comes next: a phase and a turn as lists of steps, and for every question the rules
//! that list its answers, check one and carry it out.

use alloc::{format, string::String};

use enumset::{EnumSet, enum_set};
use tabletop::{Answers, Log, Only, Pending, Seat, SeatSet};

use crate::{
    Reason,
    components::{Location, Phase, Resources, Worker, Workers},
    event::Event,
    play::{Play, Read},
    state::Turn,
    step::{Action, Step, no_or_yes},
};

/// A phase. Steps that do not apply are passed over. At the end of Morning card 12 comes
/// after the bonus of the Barracks (RO-165) and before workers stand up (RO-227).
pub(crate) const PHASE: [Step; 5] = [
    Step::LayDown,
    Step::NextTurn,
    Step::MorningBonus,
    Step::ShiftDisc,
    Step::EndPhase,
];

/// A turn (RO-058), with the questions of the special cards where they belong
/// (RO-318): each card is asked once (RO-193), both cards of a player if both apply
/// (RO-196). Act puts the questions of the location on top.
pub(crate) const TURN: [Step; 11] = [
    Step::Move,
    Step::Disc,
    Step::Release,
    Step::Replace,
    Step::Mood,
    Step::Act,
    Step::Extra,
    Step::FourGoods,
    Step::Give,
    Step::Relocate,
    Step::EndTurn,
];

/// The steps of everyone's turns. The others in [`TURN`] are questions of special cards.
const EVERY_TURN: EnumSet<Step> = enum_set!(Step::Move | Step::Mood | Step::Act | Step::EndTurn);

/// The questions of the Lake, in order (RO-318, RO-319); others have one at a time.
pub(crate) const LAKE_QUESTIONS: [Step; 3] = [Step::LakeShuffle, Step::LakeTake, Step::LakeDraw];

/// Room for the deepest stack there is: a phase, a turn and the Lake on top.
pub const DEEPEST: usize = 20;

impl Read<'_> {
    /// Lists the answers of a seat to a question, in the order of [`Action::universe`].
    #[inline]
    pub fn list(&self, question: Step, seat: Seat, list: &mut impl Answers<Action>) {
        match question {
            Step::Move => self.list_moves(list),
            Step::Disc => self.list_discs(list),
            Step::Release => self.list_releases(list),
            Step::Replace => self.list_replacements(list),
            Step::Donate => self.list_donations(list),
            Step::Swap => self.list_swaps(list),
            Step::Exchange => self.list_exchanges(list),
            Step::MoveRival => self.list_rivals(list),
            Step::Choose => list.take(Resources::all().iter().map(Action::Choose)),
            Step::FourGoods => self.list_four_goods(list),
            Step::LakeShuffle => self.list_shuffles(list),
            Step::LakeTake => self.list_takes(list),
            Step::LakePick => list.take([0, 1].map(Action::LakePick)),
            Step::Extra => self.list_extras(list),
            Step::Give => list.take(no_or_yes(self.may_give(), Action::Give)),
            Step::Relocate => self.list_relocations(list),
            Step::LayDown => self.list_lay_downs(list),
            Step::ShiftDisc => self.list_shifts(seat, list),
            Step::NextTurn
            | Step::Mood
            | Step::Act
            | Step::LakeDraw
            | Step::EndTurn
            | Step::MorningBonus
            | Step::EndPhase => {}
        }
    }

    /// Whether the seat may answer this now, and if not, why.
    pub fn check(&self, seat: Seat, action: Action) -> Result<(), Reason> {
        let table = &self.state.table;
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
        match action {
            Action::Move(worker, to) => self.check_move(worker, to),
            Action::Stay => self.check_stay(),
            Action::Disc(target) => self.check_disc(target),
            Action::Donate(donation) => self.check_donation(donation),
            Action::Swap(swap) => self.check_swap(swap),
            Action::Exchange(exchange) => self.check_exchange(exchange),
            Action::MoveRival(disc) => self.check_rival(disc),
            Action::LakeTake(card) => self.check_take(card),
            Action::Extra(cube) => self.check_extra(cube),
            Action::Relocate(moved) => self.check_relocation(moved),
            Action::LayDown(workers) => self.check_lay_down(workers),
            Action::ShiftDisc(disc) => self.check_shift(seat, disc),
            // These are asked only where every answer is possible.
            Action::Release(_)
            | Action::Replace(_)
            | Action::Choose(_)
            | Action::FourGoods(_)
            | Action::LakeShuffle(_)
            | Action::LakePick(_)
            | Action::Give(_) => Ok(()),
        }
    }

    /// Whether a question leaves the seat a choice, or its single answer.
    #[inline]
    fn answers(&self, question: Step, seat: Seat) -> Only<Action> {
        let mut only = Only::default();
        self.list(question, seat, &mut only);
        only
    }

    /// Whether a step is a question with more than one answer now. One with a single
    /// answer is not asked (RO-320).
    pub fn asks(&self, step: Step) -> bool {
        let table = &self.state.table;
        let seat = table.pending.seats().lowest().unwrap_or(table.active);
        self.answers(step, seat).is_choice()
    }

    /// Whoever may still be moved to the Kitchen in Lunch.
    pub fn hungry(&self) -> Workers {
        let may_go = |&worker: &Worker| {
            let portrait = self.state.table.worker(worker);
            !portrait.tired && portrait.at != Location::Kitchen
        };
        Worker::ALL.iter().copied().filter(may_go).collect()
    }

    /// How many turns the phase has: one for each side, in a Day half six
    /// (RO-039, RO-040), in the solo game three each (RO-264).
    pub fn turns_in_phase(&self) -> u8 {
        if self.state.table.phase.is_day() {
            6
        } else {
            self.state.table.side_count()
        }
    }

    /// Whose turn comes after `turns` turns: clockwise from the first player
    /// (RO-038), so that in a Day half two players have three turns each (RO-041), three
    /// have two (RO-042), and of four the first two have one more (RO-043). In the solo
    /// game Autom begins every phase (RO-263).
    pub fn seat_of_turn(&self, turns: u8) -> Seat {
        let first = if self.state.table.is_solo() {
            1
        } else {
            self.state.table.first.0
        };
        Seat((first + turns) % self.state.table.side_count())
    }

    /// Who answers a question between turns: the owner of its card (RO-Q57).
    pub fn owner_of_step(&self, step: Step) -> Option<Seat> {
        match step {
            Step::LayDown => self.state.table.owner_of(Location::Kitchen),
            Step::ShiftDisc => self.state.table.owner_of(Location::Barracks),
            _ => None,
        }
    }

    /// The steps of the active player's turns: the question of a special card is put only
    /// to whom the card was dealt (RO-190), and in every turn of that player (RO-192).
    #[inline]
    fn steps_of_turn(&self) -> EnumSet<Step> {
        let side = self.state.table.side(self.state.table.active);
        let of_location_card = match side.location_card {
            Some(Location::Administration) => Step::Disc | Step::Release,
            Some(Location::LabourCamp) => EnumSet::only(Step::Disc),
            Some(Location::Pasture | Location::Brewery | Location::Mine) => {
                EnumSet::only(Step::Replace)
            }
            Some(Location::Spaceship) => EnumSet::only(Step::FourGoods),
            _ => EnumSet::empty(),
        };
        let of_worker_card = match side.worker_card {
            Some(Worker::Miner) => EnumSet::only(Step::Extra),
            Some(Worker::Commissar) => EnumSet::only(Step::Give),
            Some(Worker::Fisherman) => EnumSet::only(Step::Relocate),
            _ => EnumSet::empty(),
        };
        EVERY_TURN | of_location_card | of_worker_card
    }

    /// Whether a step draws a card of a deck.
    fn draws_card(&self, step: Step) -> bool {
        match step {
            Step::Act => self.state.table.place() == Some(Location::Spaceship),
            Step::LakeDraw => self.draws_at_lake(),
            _ => false,
        }
    }

    /// The seats that answer a step of the phase; `None` when the step is the
    /// question of a card that nobody has.
    fn seats_of(&self, step: Step) -> Option<SeatSet> {
        if step.is_question() {
            self.owner_of_step(step).map(SeatSet::one)
        } else {
            Some(SeatSet::EMPTY)
        }
    }

    /// Everything that is left to do when this question is open: the rest of the
    /// turn and of the phase.
    pub fn pending_under(&self, asked: Step) -> Result<Pending<Step, DEEPEST>, String> {
        let mut pending = Pending::default();
        let between_turns = PHASE.contains(&asked);
        let phase = if between_turns { asked } else { Step::NextTurn };
        for &step in from(&PHASE, phase).iter().rev() {
            if let Some(seats) = self.seats_of(step) {
                pending.push(seats, step);
            }
        }
        if !between_turns {
            let active = SeatSet::one(self.state.table.active);
            // The question of a location stands on what comes after its action.
            let of_location = !TURN.contains(&asked);
            let turn = if of_location {
                &from(&TURN, Step::Act)[1..]
            } else {
                from(&TURN, asked)
            };
            let steps = self.steps_of_turn();
            for &step in turn.iter().rev().filter(|&&step| steps.contains(step)) {
                pending.push(active, step);
            }
            if of_location {
                let lake = from(&LAKE_QUESTIONS, asked);
                pending.push_list(
                    active,
                    if lake.is_empty() {
                        core::slice::from_ref(&asked)
                    } else {
                        lake
                    },
                );
            }
        }
        if pending.top() == Some(asked) {
            Ok(pending)
        } else {
            Err(format!("asked: nobody has the card for {asked:?}"))
        }
    }
}

/// The part of a list from this step on.
fn from(list: &[Step], first: Step) -> &[Step] {
    let start = list.iter().position(|&step| step == first);
    &list[start.unwrap_or(list.len())..]
}

/// The questions that follow the action of a location.
pub(crate) fn after_action() -> &'static [Step] {
    let rest = from(&TURN, Step::Act);
    &rest[1..rest.len() - 1]
}

impl<L: Log<Event>> Play<'_, L> {
    /// Goes on until there is a question to ask or the game is over. A question with a
    /// single answer is not asked (RO-320).
    pub fn settle(&mut self) {
        while let Some((seats, step)) = self.state.table.pending.open() {
            if step.is_question() {
                // Outside Lunch there are always several moves (RO-066), and this is the
                // one question of every turn: it is not worth listing them.
                if step == Step::Move && self.state.table.phase != Phase::Lunch {
                    return;
                }
                let seat = seats.lowest().unwrap_or_default();
                let only = self.read().answers(step, seat);
                if only.is_choice() {
                    return;
                }
                self.pass_over(seat, only);
            } else {
                self.state.table.pending.pop();
                self.run(step);
            }
        }
    }

    /// Goes on with the turn up to this step and through it, as long as no card is drawn
    /// and as if every choice on the way were left open. For forecasts.
    pub fn foresee(&mut self, last: Step) {
        let waits = |(_, step): &(SeatSet, Step)| *step == last;
        while self.state.table.pending.as_slice().iter().any(waits) {
            let Some((seats, step)) = self.state.table.pending.open() else {
                return;
            };
            if self.read().draws_card(step) {
                return;
            }
            if step.is_question() {
                let seat = seats.lowest().unwrap_or_default();
                let only = self.read().answers(step, seat);
                self.pass_over(seat, only);
            } else {
                self.state.table.pending.pop();
                self.run(step);
            }
        }
    }

    /// Takes a question off that is not asked, with its single answer if there is one.
    #[inline]
    fn pass_over(&mut self, seat: Seat, only: Only<Action>) {
        self.state.table.pending.pop();
        if let Some(action) = only.answer() {
            self.answer(seat, action);
        }
    }

    /// What an answer does.
    pub fn answer(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Move(worker, to) => {
                self.move_worker(worker, to);
                self.place_disc_unasked();
            }
            Action::Stay => {
                self.stay();
                self.place_disc_unasked();
            }
            Action::Disc(target) => self.place_disc(target),
            Action::Release(true) => self.release_disc(),
            Action::Replace(true) => self.replace_effect(),
            Action::Donate(donation) => self.donate(donation),
            Action::Swap(swap) => self.swap(swap),
            Action::Exchange(exchange) => self.exchange(exchange),
            Action::MoveRival(disc) => self.move_rival(disc),
            Action::Choose(cube) => self.choose(cube),
            Action::FourGoods(cube) => self.export_four_goods(cube),
            Action::LakeShuffle(true) => self.shuffle_lake(),
            Action::LakeTake(card) => self.take_lake_card(card),
            Action::LakePick(slot) => self.pick_lake_card(slot),
            Action::Extra(cube) => self.produce_extra(cube),
            Action::Give(true) => self.donate_crystal(seat),
            Action::Relocate(moved) => self.relocate(moved),
            Action::LayDown(workers) => self.lay_down(seat, workers),
            Action::ShiftDisc(disc) => self.shift_disc(seat, disc),
            Action::Release(false)
            | Action::Replace(false)
            | Action::LakeShuffle(false)
            | Action::Give(false) => {}
        }
    }

    /// A consequence.
    fn run(&mut self, step: Step) {
        match (step, self.state.table.turn.visitor) {
            (Step::Mood, Some(visitor)) => self.apply_printed_mood(visitor),
            (Step::Act, Some(visitor)) => self.act(visitor),
            (Step::LakeDraw, Some(visitor)) => self.draw_at_lake(visitor),
            (Step::EndTurn, _) => self.end_turn(),
            (Step::NextTurn, _) => self.next_turn(),
            (Step::MorningBonus, _) if self.state.table.phase == Phase::Morning => {
                self.morning_bonus();
            }
            (Step::EndPhase, _) => self.end_phase(),
            _ => {}
        }
    }

    /// Begins a round in the Morning, everyone standing in the Barracks (RO-047).
    pub fn begin_round(&mut self) {
        self.emit(Event::RoundBegins(self.state.table.round));
        if self.state.table.is_solo() {
            self.prepare_solo_round();
        }
        self.begin_phase(Phase::Morning);
    }

    fn begin_phase(&mut self, phase: Phase) {
        self.state.table.phase = phase;
        self.state.table.turns = 0;
        let first = self.read().seat_of_turn(0);
        self.state.table.active = first;
        self.emit(Event::PhaseBegins(phase, first));
        for &step in PHASE.iter().rev() {
            if let Some(seats) = self.read().seats_of(step) {
                self.state.table.pending.push(seats, step);
            }
        }
    }

    /// Begins the next turn of the phase, if there is one.
    fn next_turn(&mut self) {
        if self.state.table.turns == self.read().turns_in_phase() {
            return;
        }
        self.state
            .table
            .pending
            .push(SeatSet::EMPTY, Step::NextTurn);
        self.state.table.active = self.read().seat_of_turn(self.state.table.turns);
        self.state.table.turns += 1;
        if self.state.table.is_autom(self.state.table.active) {
            self.autom_turn();
        } else {
            let active = SeatSet::one(self.state.table.active);
            let steps = self.read().steps_of_turn();
            for &step in TURN.iter().rev().filter(|&&step| steps.contains(step)) {
                self.state.table.pending.push(active, step);
            }
        }
    }

    /// The turn is over (RO-073).
    pub fn end_turn(&mut self) {
        self.state.table.turn = Turn::default();
    }

    /// Everyone stands up (RO-167, RO-218), the first-player token goes on (RO-045, RO-168), the
    /// next phase begins or the round ends (RO-169). Tokens turn with the phase
    /// (RO-166). It comes seldom and is kept out of the way of the turns.
    #[inline(never)]
    fn end_phase(&mut self) {
        let phase = self.state.table.phase;
        self.emit(Event::PhaseEnds(phase));
        for portrait in &mut self.state.table.workers {
            portrait.tired = false;
        }
        if !self.state.table.is_solo() {
            self.state.table.first = self.state.table.first.next(self.state.table.people);
            self.emit(Event::FirstPlayer(self.state.table.first));
        }
        match phase.next() {
            Some(next) => self.begin_phase(next),
            None => self.end_round(),
        }
    }
}
