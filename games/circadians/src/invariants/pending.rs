//! What is still to do fits where the game is.

use alloc::{format, string::String, vec::Vec};

use tabletop::{Seat, SeatSet};

use super::ensure;
use crate::{
    components::{Die, Leader, Location},
    play::Read,
    state::{Sal, Sending, Stage},
    step::{Step, Tile},
};

impl Read<'_> {
    /// What the sending of a die remembers.
    pub(super) fn check_sending(&self) -> Result<(), String> {
        let Sending {
            origin,
            die,
            value,
            space,
            stack,
            trades,
            rolled,
            token,
            fresh,
            ..
        } = self.table().sending;
        let table = self.table();
        let (top, seat) = (table.pending.top(), table.active);
        let sending = table.stage.is_execute() && !matches!(top, None | Some(Step::Send));
        if !sending {
            return ensure(table.sending == Sending::default(), || {
                "sending: no die is under way".into()
            });
        }
        let on_board = space.and_then(|space| table.on(space));
        let shows =
            |die: Option<Die>| die.is_none_or(|die| die.owner() == seat && die.value() == value);
        ensure(
            origin.is_some()
                && die.is_some() == (top == Some(Step::To))
                && space.is_some() == die.is_none()
                && shows(die)
                && shows(on_board)
                && (1..=6).contains(&value),
            || "sending: the die".into(),
        )?;
        // In the First Edition the die just sent may be lost (CFL-Q75).
        let gone = die.is_none() && on_board.is_none();
        ensure(!gone || self.edition().lose_scored_dice, || {
            "sending: the die has gone".into()
        })?;
        let fits = match (top, stack) {
            (Some(Step::Place(tile)), Some(_)) => self.check_stack(seat, tile, stack).is_ok(),
            (Some(Step::Place(_)), None) => false,
            (_, stack) => stack.is_none(),
        };
        ensure(fits, || "sending.stack".into())?;
        let trading = matches!(top, Some(Step::Trade(_)));
        ensure((trades > 0) == trading && trades <= 20, || {
            "sending.trades".into()
        })?;
        let placing = top == Some(Step::PlaceDie);
        ensure((rolled != [0; 6]) == placing, || "sending.rolled".into())?;
        let suffering = matches!(top, Some(Step::Suffer | Step::Treat(_)));
        let known = token.is_none_or(|token| self.check_setback(seat, Some(token)).is_ok());
        ensure(token.is_some() == suffering && known, || {
            "sending.token".into()
        })?;
        let deposited = space.is_some_and(|space| space.location() == Location::Depository);
        let fulfilled = deposited && top != Some(Step::Fulfil);
        ensure(
            fresh.is_subset(self.side(seat).fulfilled)
                && fresh.len() <= 2
                && fresh.is_empty() != fulfilled,
            || "sending.fresh".into(),
        )
    }

    /// The steps fit the stage, and whoever is asked has something to answer.
    pub(super) fn check_pending(&self) -> Result<(), String> {
        let table = self.table();
        let pending = table.pending.as_slice();
        let steps: Vec<Step> = pending.iter().map(|&(_, step)| step).collect();
        for &(seats, step) in pending {
            let fits = if step.is_sealed() {
                !seats.is_empty()
            } else if step.is_question() {
                seats == SeatSet::one(table.active)
            } else {
                seats.is_empty()
            };
            ensure(fits, || format!("todo: {step:?} is asked of {seats:?}"))?;
        }
        ensure(self.stage_fits(&steps), || {
            format!("todo: {steps:?} in {:?}", table.stage)
        })?;
        let asked = self.asked_sealed();
        let sealed = table.pending.top().is_some_and(Step::is_sealed);
        let owing = if sealed {
            table.pending.seats()
        } else {
            SeatSet::EMPTY
        };
        let both = owing.iter().any(|seat| table.answered.contains(seat));
        let all = table.answered.iter().fold(owing, SeatSet::with);
        ensure(!both && all == asked, || {
            let answered = table.answered;
            format!("todo: {owing:?} owe and {answered:?} gave an answer of {asked:?}")
        })?;
        let Some(step) = table.pending.top() else {
            return Ok(());
        };
        for seat in table.pending.seats().iter() {
            let mut answers = Vec::new();
            self.list(seat, step, &mut answers);
            let least = if step.is_always_asked() { 1 } else { 2 };
            ensure(answers.len() >= least, || {
                format!("todo: seat {seat} has no choice in {step:?}")
            })?;
        }
        Ok(())
    }

    /// Who is asked for a sealed answer in this stage.
    fn asked_sealed(&self) -> SeatSet {
        let people = Seat::first(self.setup().players);
        match self.table().stage {
            Stage::Leaders | Stage::Draft => people.collect(),
            Stage::Assign => {
                let has_crew = |seat: &Seat| {
                    let side = self.side(*seat);
                    side.supply > 0 || side.sal == Sal::Ready
                };
                people.filter(has_crew).collect()
            }
            Stage::Harvest => people
                .filter(|&seat| self.asks_harvest_afresh(seat))
                .collect(),
            Stage::Rest => people.filter(|&seat| self.surplus(seat) > 0).collect(),
            _ => SeatSet::EMPTY,
        }
    }

    /// Whether these steps can be left to do in this stage.
    fn stage_fits(&self, steps: &[Step]) -> bool {
        let table = self.table();
        let is_owner = |leader| table.owner_of(leader) == Some(table.active);
        match table.stage {
            Stage::Leaders => steps == [Step::Open, Step::ChooseLeader],
            Stage::Draft => steps == [Step::Open, Step::Draft],
            Stage::Picks | Stage::SecondPicks | Stage::Bans => {
                let step = match table.stage {
                    Stage::Bans => Step::BanLeader,
                    _ => Step::PickLeader,
                };
                let turn = table.turns.checked_sub(1);
                let seat = turn.and_then(|turn| self.picker(turn));
                steps == [step] && seat == Some(table.active)
            }
            Stage::StartShip => {
                let ships = self.side(table.active).ship_count();
                let gains = self.gains_start_ship() == Some(table.active) && ships == 0;
                steps == [Step::Stack(Tile::FreeShip)] && gains
            }
            Stage::SoloDiscard => {
                let kept = self.figures().solo_drawn - self.figures().solo_discarded;
                let hand = self.secret(Seat(0)).hand.len() as u8;
                let left = hand.saturating_sub(kept);
                left > 0 && left <= self.figures().solo_discarded && steps == [Step::Discard(left)]
            }
            Stage::Event => steps == [Step::Roll, Step::ChooseEvent] && is_owner(Leader::Renzo),
            Stage::Assign => steps == [Step::Open, Step::Assign],
            Stage::Headquarters | Stage::Garages => self.send_fits(steps),
            Stage::Harvest => steps == [Step::Open, Step::Harvest],
            Stage::HarvestEnd => steps == [Step::Move] && is_owner(Leader::Sable),
            Stage::Rest => steps == [Step::Open, Step::RestDiscard],
            Stage::Over => steps.is_empty(),
        }
    }

    /// Whether these steps can be left to do while a die is sent.
    fn send_fits(&self, steps: &[Step]) -> bool {
        let seat = self.table().active;
        match (self.table().sending.space, steps) {
            (Some(space), steps) => self.can_await(seat, space, steps),
            (None, [Step::Send]) if self.table().stage == Stage::Headquarters => {
                self.next_hq().is_some_and(|(_, die)| die.owner() == seat)
            }
            (None, [Step::Send]) => self.side(seat).has_garage_die() && self.table().turns > 0,
            (None, steps) => steps == [Step::To],
        }
    }
}
