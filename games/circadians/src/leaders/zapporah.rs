//! Zapporah: dice she gains in Execute are rolled at once and may go to her farms.

use tabletop::{Log, Seat};

use crate::{
    Reason,
    components::{Die, Leader},
    event::Event,
    play::{Answers, Look, Play},
    step::{Action, Step},
};

impl Look<'_> {
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

    fn has_free_farm(&self, seat: Seat) -> bool {
        (0..6).any(|slot| self.check_put(seat, slot).is_ok())
    }

    pub fn list_puts(&self, seat: Seat, list: &mut impl Answers) {
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
        let count = count.min(self.table.side(seat).reserve);
        if count == 0 {
            return;
        }
        if self.table.stage.is_execute() && self.table.has(seat, Leader::Zapporah) {
            self.then(Step::GainDice(count));
            return;
        }
        self.take_dice(seat, count);
    }

    fn take_dice(&mut self, seat: Seat, count: u8) {
        let side = self.side(seat);
        side.reserve -= count;
        side.supply += count;
        self.tell(Event::DiceGained { seat, count });
    }

    /// CFL-270, CFL-Q64: each die is rolled by itself, if there is a free slot.
    pub fn gain_dice_rolled(&mut self, count: u8) {
        let seat = self.table.active;
        if count == 0 || self.table.side(seat).reserve == 0 {
            return;
        }
        if !self.look().has_free_farm(seat) {
            self.take_dice(seat, count.min(self.table.side(seat).reserve));
            return;
        }
        if count > 1 {
            self.then(Step::GainDice(count - 1));
        }
        let value = self.dice.below(6) as u8 + 1;
        self.side(seat).reserve -= 1;
        self.table.sending.rolled = Some(value);
        self.tell(Event::DieRolled { seat, value });
        self.ask(Step::PlaceDie);
    }

    /// CFL-271: on a farm, or to the supply as usual.
    pub fn put_die(&mut self, seat: Seat, slot: Option<u8>) {
        let Some(value) = self.table.sending.rolled.take() else {
            return;
        };
        match slot {
            Some(farm) => {
                self.side(seat).farms[farm as usize] = Some(Die::new(seat, value));
                self.tell(Event::DiePut { seat, value, farm });
            }
            None => {
                self.side(seat).supply += 1;
                self.tell(Event::DiceGained { seat, count: 1 });
            }
        }
    }
}
