//! Lake (10): fish, with luck; the fisherman chooses the better of two catches.

use alloc::vec::Vec;

use tabletop::Log;

use crate::{
    Reason,
    components::{Location, Resource, Worker},
    event::Event,
    play::{Play, Read},
    step::{Action, Step},
};

impl Read<'_> {
    /// A12 is asked before the fisherman draws, if there is anything to shuffle (RO-143).
    pub fn asks_shuffle(&self) -> bool {
        self.table.turn.visitor == Some(Worker::Fisherman) && !self.table.lake.discard.is_empty()
    }

    /// A13 is asked with card 10, if anything lies in the discard pile (RO-220).
    pub fn asks_take(&self) -> bool {
        self.table.has_location_card(Location::Lake) && !self.table.lake.discard.is_empty()
    }

    pub fn check_take(&self, card: Option<u8>) -> Result<(), Reason> {
        match card {
            Some(card) if !self.table.lake.discard.contains(card) => {
                Err(Reason::NotDiscarded(card))
            }
            _ => Ok(()),
        }
    }

    pub fn list_takes(&self, list: &mut Vec<Action>) {
        list.push(Action::LakeTake(None));
        list.extend(
            self.table
                .lake
                .discard
                .iter()
                .map(|card| Action::LakeTake(Some(card))),
        );
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// Card 10: a discarded card takes the place of one draw (RO-220, RO-222).
    pub fn take_lake_card(&mut self, card: Option<u8>) {
        if let Some(card) = card {
            self.table.lake.discard.remove(card);
            self.table.turn.lake[0] = Some(card);
            self.emit(Event::LakeTaken {
                seat: self.table.active,
                card,
            });
        }
    }

    /// Draws one card, or two with the fisherman, less the one taken with card 10
    /// (RO-140, RO-142). Two cards are shown before the choice (RO-316).
    pub fn draw_at_lake(&mut self, visitor: Worker) {
        let wanted = if visitor == Worker::Fisherman { 2 } else { 1 };
        for slot in 0..wanted {
            if self.table.turn.lake[slot].is_none() {
                self.table.turn.lake[slot] = Some(self.draw_lake());
            }
        }
        match self.table.turn.lake {
            [Some(first), Some(second)] => {
                if self.table.is_autom(self.table.active) {
                    let slot = self.read().autom_catch(first, second);
                    self.pick_lake_card(visitor, slot);
                } else {
                    self.ask(&[Step::LakePick]);
                }
            }
            _ => self.land_catch(visitor, 0),
        }
    }

    /// The fisherman's choice.
    pub fn pick_lake_card(&mut self, visitor: Worker, slot: u8) {
        let card = self.table.turn.lake[slot as usize].expect("two cards are shown");
        self.emit(Event::LakePicked {
            seat: self.table.active,
            card,
        });
        self.land_catch(visitor, slot);
    }

    /// Applies the reward of one card (RO-141), discards what was drawn, and then
    /// looks whether the deck is to be made anew (RO-145).
    fn land_catch(&mut self, visitor: Worker, slot: u8) {
        let cards = core::mem::take(&mut self.table.turn.lake);
        if let Some(card) = cards[slot as usize] {
            let reward = self.figures.lake[card as usize];
            self.produce(Resource::Fish, reward.fish);
            self.change_mood(visitor, reward.mood);
        }
        for card in cards.into_iter().flatten() {
            self.table.lake.discard.put(card);
        }
        self.check_lake_discards();
    }
}
