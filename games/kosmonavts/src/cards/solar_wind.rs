//! Solar wind: cubes blow onto every rose.

use tabletop::{Log, Seat};

use crate::{
    components::{Cube, Fuel},
    event::Event,
    play::Play,
};

impl<L: Log<Event>> Play<'_, L> {
    /// Cubes from the supply (KOS-109, KOS-110), as many as it has (KOS-269), are
    /// put on the rose in the printed direction (KOS-111) and cancel like others
    /// (KOS-112). Those that are freed do not pay for the same gust (KOS-Q46).
    pub fn blow(&mut self, seat: Seat) {
        let Some(card) = self.read().card() else {
            return;
        };
        let supply = &mut self.state.table.supply;
        let cubes = card.strength.min(supply.normal);
        supply.normal -= cubes;
        let direction = card.direction;
        self.emit(Event::WindBlows {
            seat,
            direction,
            cubes,
        });
        for _ in 0..cubes {
            self.put_cube(seat, Cube::new(direction, Fuel::Normal));
        }
    }
}
