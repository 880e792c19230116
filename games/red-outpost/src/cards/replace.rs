//! Cards 1, 4 and 8: something else instead of the whole location effect.

use tabletop::Log;

use crate::{
    components::{Location, Worker},
    event::Event,
    play::{Play, Read},
    step::Step,
};

impl Read<'_> {
    /// A05 is asked before step 3, at the location of card 1, 4 or 8 (RO-197).
    pub fn asks_replace(&self) -> bool {
        let place = self.table.place();
        matches!(
            place,
            Some(Location::Pasture | Location::Brewery | Location::Mine)
        ) && self.table.side(self.table.active).location_card == place
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// Skips the printed mood and action (RO-197) and does what the card says;
    /// the rest of the turn is normal (RO-198).
    pub fn replace_effect(&mut self, visitor: Worker) {
        let seat = self.table.active;
        let at = self.table.worker(visitor).at;
        for step in [Step::Mood, Step::Act] {
            let skipped = self.table.pending.pop();
            debug_assert_eq!(skipped, Some(step));
        }
        self.emit(Event::EffectReplaced { seat, at });
        let cards = self.figures.cards;
        match at {
            Location::Pasture => self.change_mood(visitor, cards.pasture_mood),
            Location::Brewery => self.gain_crystals(seat, cards.brewery_crystals),
            _ => {
                self.emit(Event::WheelTurned {
                    seat,
                    steps: cards.mine_steps,
                });
                for _ in 0..cards.mine_steps {
                    self.turn_wheel(seat);
                }
                self.change_mood(visitor, cards.mine_mood);
            }
        }
    }
}
