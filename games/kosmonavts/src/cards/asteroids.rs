//! Asteroids: fuel is lost.

use tabletop::{Log, Seat};

use crate::{event::Event, play::Play};

impl<L: Log<Event>> Play<'_, L> {
    /// Five normal cubes go from the tank to the supply, or all there are; nothing
    /// else is touched (KOS-131..KOS-133).
    pub fn lose_fuel(&mut self, seat: Seat) {
        let loss = self.game.figures.limits.asteroid_loss;
        let cubes = loss.min(self.tank(seat).normal);
        self.tank(seat).normal -= cubes;
        self.state.table.supply.normal += cubes;
        self.emit(Event::FuelLost { seat, cubes });
    }
}
