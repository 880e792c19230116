//! Spaceship (7): a card from the wreck.

use tabletop::Log;

use crate::{event::Event, figures::Find, play::Play, step::Step};

impl<L: Log<Event>> Play<'_, L> {
    /// Draws a card and applies it: the cube with its export, then the crystal,
    /// then the discard (RO-132, RO-Q51). The cube is added, not produced (RO-134).
    pub fn visit_spaceship(&mut self) {
        let card = self.draw_spaceship();
        match self.game.figures.spaceship[card as usize].cube {
            Find::Nothing => self.finish_spaceship(card),
            Find::Named(cube) => {
                self.add(cube);
                self.finish_spaceship(card);
            }
            Find::Choice if self.state.table.is_autom(self.state.table.active) => {
                self.add(self.read().autom_find());
                self.finish_spaceship(card);
            }
            Find::Choice => {
                self.state.table.turn.spaceship = Some(card);
                self.ask(&[Step::Choose]);
            }
        }
    }

    /// The card's crystals, then the discard pile.
    pub(super) fn finish_spaceship(&mut self, card: u8) {
        self.gain_crystals(
            self.state.table.active,
            self.game.figures.spaceship[card as usize].crystals,
        );
        self.state.table.turn.spaceship = None;
        self.state.table.spaceship.discard.put(card);
    }
}
