//! Card 7: four different goods for one export.

use tabletop::{Answers, Log};

use crate::{
    components::{Location, Resource, Resources},
    event::Event,
    play::{Play, Read},
    step::Action,
};

impl Read<'_> {
    /// A11, after the Spaceship's action (RO-195) while all four goods are there (RO-212,
    /// RO-213): nothing, or the good that is exported.
    pub fn list_four_goods(&self, list: &mut impl Answers<Action>) {
        let table = &self.state.table;
        list.push(Action::FourGoods(None));
        if table.place() == Some(Location::Spaceship)
            && table.has_location_card(Location::Spaceship)
            && table.warehouse.iter().all(|&cubes| cubes > 0)
        {
            list.take(
                Resources::all()
                    .iter()
                    .map(|cube| Action::FourGoods(Some(cube))),
            );
        }
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// One cube of each type leaves the Warehouse; one is exported, "?" space
    /// included (RO-214), three go to the supply.
    pub fn export_four_goods(&mut self, exported: Option<Resource>) {
        let Some(exported) = exported else { return };
        let seat = self.state.table.active;
        self.emit(Event::FourExported {
            seat,
            cube: exported,
        });
        for &cube in Resource::ALL {
            self.state.table.warehouse[cube as usize] -= 1;
            if cube != exported {
                self.state.table.supply[cube as usize] += 1;
            }
        }
        self.export(seat, exported);
    }
}
