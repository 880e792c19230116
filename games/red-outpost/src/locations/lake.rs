//! Lake (10): fish, with luck; the fisherman chooses the better of two catches.

use tabletop::{Answers, Log};

use crate::{
    Reason,
    components::{Location, Resource, Worker},
    event::Event,
    play::{Play, Read},
    state::Turn,
    step::{Action, Step, no_or_yes},
};

impl Read<'_> {
    /// A12, before the fisherman draws, if there is anything to shuffle (RO-143).
    pub fn list_shuffles(&self, list: &mut impl Answers<Action>) {
        let table = &self.state.table;
        let shuffles =
            table.turn.visitor == Some(Worker::Fisherman) && !table.lake.discard.is_empty();
        list.take(no_or_yes(shuffles, Action::LakeShuffle));
    }

    pub fn check_take(&self, card: Option<u8>) -> Result<(), Reason> {
        match card {
            Some(card) if !self.state.table.lake.discard.contains(card) => {
                Err(Reason::NotDiscarded(card))
            }
            _ => Ok(()),
        }
    }

    /// A13: nothing, or with card 10 a card of the discard pile (RO-220).
    pub fn list_takes(&self, list: &mut impl Answers<Action>) {
        let table = &self.state.table;
        list.push(Action::LakeTake(None));
        if table.has_location_card(Location::Lake) {
            let discards = table.lake.discard.iter();
            list.take(discards.map(|card| Action::LakeTake(Some(card))));
        }
    }

    /// Whether a card is still to be drawn.
    pub fn draws_at_lake(&self) -> bool {
        let Turn { visitor, lake, .. } = self.state.table.turn;
        let wanted = visitor.map_or(0, catches);
        lake[..wanted].iter().any(Option::is_none)
    }
}

/// How many cards this visitor has to choose from (RO-140, RO-142).
const fn catches(visitor: Worker) -> usize {
    match visitor {
        Worker::Fisherman => 2,
        _ => 1,
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// Card 10: a discarded card takes the place of one draw (RO-220, RO-222). The mood
    /// printed at the Lake has changed before (RO-221).
    pub fn take_lake_card(&mut self, card: Option<u8>) {
        if let Some(card) = card {
            self.state.table.lake.discard.remove(card);
            self.state.table.turn.lake[0] = Some(card);
            self.emit(Event::LakeTaken {
                seat: self.state.table.active,
                card,
            });
        }
    }

    /// Draws one card, or two with the fisherman, less the one taken with card 10
    /// (RO-140, RO-142); nobody may do without (RO-147). Two cards are shown before the choice (RO-316).
    pub fn draw_at_lake(&mut self, visitor: Worker) {
        for slot in 0..catches(visitor) {
            if self.state.table.turn.lake[slot].is_none() {
                self.state.table.turn.lake[slot] = Some(self.draw_lake());
            }
        }
        match self.state.table.turn.lake {
            [Some(first), Some(second)] => {
                if self.state.table.is_autom(self.state.table.active) {
                    let slot = self.read().autom_catch(first, second);
                    self.pick_lake_card(slot);
                } else {
                    self.ask(&[Step::LakePick]);
                }
            }
            _ => self.land_catch(visitor, 0),
        }
    }

    /// The fisherman's choice.
    pub fn pick_lake_card(&mut self, slot: u8) {
        let Turn { visitor, lake, .. } = self.state.table.turn;
        if let (Some(visitor), Some(card)) = (visitor, lake[slot as usize]) {
            self.emit(Event::LakePicked {
                seat: self.state.table.active,
                card,
            });
            self.land_catch(visitor, slot);
        }
    }

    /// Applies the reward of one card (RO-141), discards what was drawn or taken
    /// (RO-223), and then looks whether the deck is to be made anew (RO-145).
    fn land_catch(&mut self, visitor: Worker, slot: u8) {
        let cards = core::mem::take(&mut self.state.table.turn.lake);
        if let Some(card) = cards[slot as usize] {
            let reward = self.game.figures.lake[card as usize];
            self.produce(Resource::Fish, reward.fish);
            self.change_mood(visitor, reward.mood);
        }
        for card in cards.into_iter().flatten() {
            self.state.table.lake.discard.put(card);
        }
        self.check_lake_discards();
    }
}
