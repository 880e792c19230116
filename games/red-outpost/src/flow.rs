//! What comes next: a phase and a turn as lists of steps.

use alloc::{format, string::String};

use tabletop::{Log, Pending, Seat, SeatSet};

use crate::{
    components::{Location, Phase, Worker, Workers},
    event::Event,
    play::{Play, Read},
    state::Turn,
    step::Step,
};

/// A phase. Steps that do not apply are passed over.
pub(crate) const PHASE: [Step; 5] = [
    Step::LayDown,
    Step::NextTurn,
    Step::MorningBonus,
    Step::ShiftDisc,
    Step::EndPhase,
];

/// A turn (RO-058), with the questions of the special cards where they belong
/// (RO-318). Act puts the questions of the location on top.
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

/// The questions of the Lake, in order (RO-318, RO-319); others have one at a time.
pub(crate) const LAKE_QUESTIONS: [Step; 3] = [Step::LakeShuffle, Step::LakeTake, Step::LakeDraw];

/// Room for the deepest stack there is: a phase, a turn and the Lake on top.
pub const DEEPEST: usize = 20;

impl Read<'_> {
    /// Whether a question has more than one answer now. One with a single answer
    /// is not asked (RO-320).
    pub fn asks(&self, step: Step) -> bool {
        match step {
            // Outside Lunch there are always several moves (RO-066).
            Step::Move => self.table.phase != Phase::Lunch || self.hungry().len() > 1,
            Step::Disc => self.asks_disc(),
            Step::Release => self.asks_release(),
            Step::Replace => self.asks_replace(),
            Step::Donate => self.asks_donation(),
            Step::Swap => self.asks_swap(),
            Step::Exchange => self.asks_exchange(),
            Step::MoveRival => self.asks_rival(),
            Step::FourGoods => self.asks_four_goods(),
            Step::LakeShuffle => self.asks_shuffle(),
            Step::LakeTake => self.asks_take(),
            Step::Extra => self.asks_extra(),
            Step::Give => self.asks_give(),
            Step::Relocate => self.asks_relocation(),
            Step::LayDown => self.asks_lay_down(),
            Step::ShiftDisc => self
                .table
                .pending
                .seats()
                .lowest()
                .is_some_and(|owner| self.asks_shift(owner)),
            Step::Choose | Step::LakePick => true,
            _ => false,
        }
    }

    /// Whoever may still be moved to the Kitchen in Lunch.
    pub fn hungry(&self) -> Workers {
        let may_go = |&worker: &Worker| {
            let portrait = self.table.worker(worker);
            !portrait.tired && portrait.at != Location::Kitchen
        };
        Worker::ALL.into_iter().filter(may_go).collect()
    }

    /// How many turns the phase has: one for each side, in a Day half six
    /// (RO-039, RO-040).
    pub fn turns_in_phase(&self) -> u8 {
        if self.table.phase.is_day() {
            6
        } else {
            self.table.side_count()
        }
    }

    /// Whose turn comes after `turns` turns: clockwise from the first player
    /// (RO-038); in the solo game Autom begins every phase (RO-263).
    pub fn seat_of_turn(&self, turns: u8) -> Seat {
        let first = if self.table.is_solo() {
            1
        } else {
            self.table.first.0
        };
        Seat((first + turns) % self.table.side_count())
    }

    /// Who answers a question between turns: the owner of its card (RO-Q57).
    pub fn owner_of_step(&self, step: Step) -> Option<Seat> {
        match step {
            Step::LayDown => self.table.owner_of(Location::Kitchen),
            Step::ShiftDisc => self.table.owner_of(Location::Barracks),
            _ => None,
        }
    }

    /// Whether a step is part of the active player's turns: the question of a
    /// special card is put only to whom the card was dealt (RO-190).
    #[inline]
    pub fn in_turn(&self, step: Step) -> bool {
        match step {
            Step::Release => self.table.has_location_card(Location::Administration),
            Step::Replace => matches!(
                self.table.side(self.table.active).location_card,
                Some(Location::Pasture | Location::Brewery | Location::Mine)
            ),
            Step::Extra => self.table.has_worker_card(Worker::Miner),
            Step::FourGoods => self.table.has_location_card(Location::Spaceship),
            Step::Give => self.table.has_worker_card(Worker::Commissar),
            Step::Relocate => self.table.has_worker_card(Worker::Fisherman),
            _ => true,
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
            let active = SeatSet::one(self.table.active);
            // The question of a location stands on what comes after its action.
            let of_location = !TURN.contains(&asked);
            let turn = if of_location {
                &from(&TURN, Step::Act)[1..]
            } else {
                from(&TURN, asked)
            };
            for &step in turn.iter().rev().filter(|&&step| self.in_turn(step)) {
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

impl<L: Log<Event>> Play<'_, L> {
    /// Goes on until there is a question to ask or the game is over.
    pub fn settle(&mut self) {
        while let Some(step) = self.table.pending.top() {
            if step.is_question() && self.read().asks(step) {
                return;
            }
            self.table.pending.pop();
            self.run(step);
        }
    }

    /// A consequence, or a question that needs no asking.
    fn run(&mut self, step: Step) {
        let visitor = self.table.turn.visitor;
        match (step, visitor) {
            (Step::Move, _) => {
                let only = self.read().hungry().iter().next();
                self.move_worker(
                    only.expect("a turn needs a standing worker"),
                    Location::Kitchen,
                );
            }
            (Step::Disc, Some(visitor)) => self.place_disc_unasked(visitor),
            (Step::Mood, Some(visitor)) => self.apply_printed_mood(visitor),
            (Step::Act, Some(visitor)) => self.act(visitor),
            (Step::LakeDraw, Some(visitor)) => self.draw_at_lake(visitor),
            (Step::EndTurn, _) => self.end_turn(),
            (Step::NextTurn, _) => self.next_turn(),
            (Step::MorningBonus, _) if self.table.phase == Phase::Morning => self.morning_bonus(),
            (Step::EndPhase, _) => self.end_phase(),
            _ => {}
        }
    }

    /// Begins a round in the Morning, everyone standing in the Barracks (RO-047).
    pub fn begin_round(&mut self) {
        self.emit(Event::RoundBegins(self.table.round));
        if self.table.is_solo() {
            self.prepare_solo_round();
        }
        self.begin_phase(Phase::Morning);
    }

    fn begin_phase(&mut self, phase: Phase) {
        self.table.phase = phase;
        self.table.turns = 0;
        let first = self.read().seat_of_turn(0);
        self.table.active = first;
        self.emit(Event::PhaseBegins(phase, first));
        for &step in PHASE.iter().rev() {
            if let Some(seats) = self.read().seats_of(step) {
                self.table.pending.push(seats, step);
            }
        }
    }

    /// Begins the next turn of the phase, if there is one.
    fn next_turn(&mut self) {
        if self.table.turns == self.read().turns_in_phase() {
            return;
        }
        self.table.pending.push(SeatSet::EMPTY, Step::NextTurn);
        self.table.active = self.read().seat_of_turn(self.table.turns);
        self.table.turns += 1;
        if self.table.is_autom(self.table.active) {
            self.autom_turn();
        } else {
            let active = SeatSet::one(self.table.active);
            for &step in TURN.iter().rev() {
                if self.read().in_turn(step) {
                    self.table.pending.push(active, step);
                }
            }
        }
    }

    /// The turn is over (RO-073).
    pub fn end_turn(&mut self) {
        self.table.turn = Turn::default();
    }

    /// Everyone stands up (RO-167), the first-player token goes on (RO-168), the
    /// next phase begins or the round ends (RO-169). Tokens turn with the phase
    /// (RO-166).
    fn end_phase(&mut self) {
        let phase = self.table.phase;
        self.emit(Event::PhaseEnds(phase));
        for portrait in &mut self.table.workers {
            portrait.tired = false;
        }
        if !self.table.is_solo() {
            self.table.first = self.table.first.next(self.table.people);
            self.emit(Event::FirstPlayer(self.table.first));
        }
        match phase.next() {
            Some(next) => self.begin_phase(next),
            None => self.end_round(),
        }
    }
}
