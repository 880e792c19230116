//! Card 7: four different goods for one export.

use alloc::vec::Vec;

use tabletop::Log;

use crate::{
    components::{Location, Resource},
    event::Event,
    play::{Play, Read},
    step::Action,
};

impl Read<'_> {
    /// A11 is asked after the Spaceship's action while all four goods are there
    /// (RO-212, RO-213).
    pub fn asks_four_goods(&self) -> bool {
        self.table.place() == Some(Location::Spaceship)
            && self.table.has_location_card(Location::Spaceship)
            && self.table.warehouse.iter().all(|&cubes| cubes > 0)
    }

    pub fn list_four_goods(&self, list: &mut Vec<Action>) {
        list.push(Action::FourGoods(None));
        list.extend(Resource::ALL.map(|cube| Action::FourGoods(Some(cube))));
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// One cube of each type leaves the Warehouse; one is exported, "?" space
    /// included (RO-214), three go to the supply.
    pub fn export_four_goods(&mut self, exported: Option<Resource>) {
        let Some(exported) = exported else { return };
        let seat = self.table.active;
        self.emit(Event::FourExported {
            seat,
            cube: exported,
        });
        for cube in Resource::ALL {
            self.table.warehouse[cube as usize] -= 1;
            if cube != exported {
                self.table.supply[cube as usize] += 1;
            }
        }
        self.export(seat, exported);
    }
}
