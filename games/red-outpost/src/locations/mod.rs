//! What the twelve locations do in turn step 4.
//!
//! | location | printed in `box.toml` | acts in |
//! |---|---|---|
//! | Pasture, Field, Mine, Labour Camp | mood and cubes | here |
//! | Kitchen, Barracks | mood | – |
//! | Palace, Brewery, Warehouse, Administration | mood | a file each |
//! | Spaceship, Lake | mood; the cards of their decks | a file each |
//!
//! The printed mood changes are turn step 3, in `mood.rs`.

mod administration;
mod brewery;
mod lake;
mod palace;
mod spaceship;
mod warehouse;

use tabletop::{Log, SeatSet};

use crate::{
    components::{Location, Resource, Worker},
    event::Event,
    flow::LAKE_QUESTIONS,
    play::Play,
    step::Step,
};

impl<L: Log<Event>> Play<'_, L> {
    /// Turn step 4: what the location does (RO-071).
    pub fn act(&mut self, visitor: Worker) {
        let at = self.state.table.worker(visitor).at;
        if self.state.table.is_autom(self.state.table.active) {
            self.act_for_autom(visitor, at);
            return;
        }
        match at {
            Location::Pasture | Location::Mine | Location::LabourCamp => {
                self.produce_printed(visitor);
            }
            Location::Field => self.visit_field(visitor),
            Location::Palace => self.ask(&[Step::Donate]),
            Location::Brewery => self.ask(&[Step::Swap]),
            Location::Warehouse => self.ask(&[Step::Exchange]),
            Location::Administration => self.visit_administration(visitor),
            Location::Spaceship => self.visit_spaceship(),
            Location::Lake => self.ask(&LAKE_QUESTIONS),
            Location::Kitchen | Location::Barracks => {}
        }
    }

    /// Produces the cubes printed for this visitor, in order (RO-106, RO-114,
    /// RO-136, RO-137, RO-149, RO-150).
    pub fn produce_printed(&mut self, visitor: Worker) {
        let at = self.state.table.worker(visitor).at;
        for &(cube, count) in self.game.figures.visit(at, visitor).cubes.iter().flatten() {
            self.produce(cube, count);
        }
    }

    /// Field: the printed wheat, or with card 3 a type of your choice (RO-204).
    fn visit_field(&mut self, visitor: Worker) {
        if self.state.table.has_location_card(Location::Field) {
            self.ask(&[Step::Choose]);
        } else {
            self.produce_printed(visitor);
        }
    }

    /// A10 answered: at the Spaceship the card's cube is added, at the Field the
    /// cube is produced.
    pub fn choose(&mut self, cube: Resource) {
        match self.state.table.turn.spaceship {
            Some(card) => {
                self.add(cube);
                self.finish_spaceship(card);
            }
            None => self.produce(cube, 1),
        }
    }

    /// Puts questions to the active player on top of what is still to do.
    pub fn ask(&mut self, steps: &[Step]) {
        self.state
            .table
            .pending
            .push_list(SeatSet::one(self.state.table.active), steps);
    }
}
