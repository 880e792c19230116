//! Zapporah: dice she gains in Execute are rolled at once and may go to her farms.

use tabletop::{Answers, Log, Seat};

use crate::{
    Reason,
    components::{Die, Leader},
    event::Event,
    play::{Play, Read},
    step::{Action, Step},
};

impl Read<'_> {
    /// CFL-270: a slot that takes a die and has none.
    pub fn check_put(&self, seat: Seat, slot: u8) -> Result<(), Reason> {
        if !self.takes_die(seat, slot) {
            Err(Reason::TakesNoDie(slot))
        } else if self.side(seat).farms[slot as usize].is_some() {
            Err(Reason::SlotTaken(slot))
        } else {
            Ok(())
        }
    }

    /// Whether all that is left to do is a die that she rolled.
    pub fn awaits_rolled(&self, seat: Seat, steps: &[Step]) -> bool {
        steps == [Step::PlaceDie] && self.table().has(seat, Leader::Zapporah)
    }

    fn has_free_farm(&self, seat: Seat) -> bool {
        (0..6).any(|slot| self.check_put(seat, slot).is_ok())
    }

    pub fn list_puts(&self, seat: Seat, list: &mut impl Answers<Action>) {
        list.push(Action::Put(None));
        for slot in 0..6 {
            if self.check_put(seat, slot).is_ok() {
                list.push(Action::Put(Some(slot)));
            }
        }
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// Dice come from reserve, as far as it reaches (CFL-079, CFL-081).
    pub fn gain_dice(&mut self, seat: Seat, count: u8) {
        let count = count.min(self.state.table.side(seat).reserve);
        if count == 0 {
            return;
        }
        if self.state.table.stage.is_execute() && self.state.table.has(seat, Leader::Zapporah) {
            self.then(Step::GainDice(count));
            return;
        }
        self.take_dice(seat, count);
    }

    fn take_dice(&mut self, seat: Seat, count: u8) {
        self.side(seat).reserve -= count;
        self.keep_dice(seat, count);
    }

    /// CFL-270, CFL-Q64: dice gained together are rolled together, if there is a free slot.
    pub fn gain_dice_rolled(&mut self, count: u8) {
        let seat = self.state.table.active;
        let count = count.min(self.state.table.side(seat).reserve);
        if count == 0 {
            return;
        }
        if !self.read().has_free_farm(seat) {
            self.take_dice(seat, count);
            return;
        }
        self.side(seat).reserve -= count;
        for _ in 0..count {
            let value = self.state.dice.below(6) as u8 + 1;
            self.state.table.sending.rolled[value as usize - 1] += 1;
            self.emit(Event::DieRolled { seat, value });
        }
        self.ask(Step::PlaceDie);
    }

    /// CFL-271: on a farm, or to the supply as usual. Then the next die of the roll is asked
    /// for, as long as there is a free slot (CFL-Q85).
    pub fn put_die(&mut self, seat: Seat, slot: Option<u8>) {
        let Some(value) = self.state.table.sending.rolled_die() else {
            return;
        };
        let rolled = &mut self.state.table.sending.rolled;
        rolled[value as usize - 1] -= 1;
        let left = rolled.iter().sum();
        match slot {
            Some(farm) => {
                self.side(seat).farms[farm as usize] = Some(Die::new(seat, value));
                self.emit(Event::DiePut { seat, value, farm });
            }
            None => self.keep_dice(seat, 1),
        }
        if left == 0 {
            return;
        }
        if self.read().has_free_farm(seat) {
            self.ask(Step::PlaceDie);
        } else {
            self.state.table.sending.rolled = [0; 6];
            self.keep_dice(seat, left);
        }
    }

    /// Rolled dice that are not placed.
    fn keep_dice(&mut self, seat: Seat, count: u8) {
        self.side(seat).supply += count;
        self.emit(Event::DiceGained { seat, count });
    }
}
