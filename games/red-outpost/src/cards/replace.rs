//! Cards 1, 4 and 8: something else instead of the whole location effect.

use tabletop::{Answers, Log};

use crate::{
    components::Location,
    event::Event,
    play::{Play, Read},
    step::{Action, Step, no_or_yes},
};

impl Read<'_> {
    /// A05, before step 3, at the location of card 1, 4 or 8 (RO-195, RO-197).
    pub fn list_replacements(&self, list: &mut impl Answers<Action>) {
        let table = &self.state.table;
        let place = table.place();
        let replaces = matches!(
            place,
            Some(Location::Pasture | Location::Brewery | Location::Mine)
        ) && table.side(table.active).location_card == place;
        list.take(no_or_yes(replaces, Action::Replace));
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// Skips the printed mood and action (RO-197) and does what the card says;
    /// the rest of the turn is normal (RO-198). Card 8 spares no visitor (RO-216).
    pub fn replace_effect(&mut self) {
        let seat = self.state.table.active;
        let Some(visitor) = self.state.table.turn.visitor else {
            return;
        };
        let at = self.state.table.worker(visitor).at;
        for step in [Step::Mood, Step::Act] {
            let skipped = self.state.table.pending.pop();
            debug_assert_eq!(skipped, Some(step));
        }
        self.emit(Event::EffectReplaced { seat, at });
        let cards = self.game.figures.cards;
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
