//! Fuel resupply: everyone may take a hyper cube.

use tabletop::{Answers, Log, Seat};

use crate::{
    components::Cubes,
    event::Event,
    play::{Play, Read},
    step::Action,
};

impl Read<'_> {
    /// Whether the tank takes another hyper cube (KOS-107) and the supply has one
    /// (KOS-270), wherever the ship is (KOS-108).
    pub fn gets_hyper(&self, seat: Seat) -> bool {
        self.tank(seat).hyper < self.limits().tank_hyper && self.table().supply.hyper > 0
    }

    /// Whether the cube is taken, by those who can.
    pub fn list_resupply(&self, seat: Seat, answers: &mut impl Answers<Action>) {
        answers.push(Action::Resupply(false));
        if self.gets_hyper(seat) {
            answers.push(Action::Resupply(true));
        }
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// A hyper cube comes into the tank (KOS-105); into a full one for a normal
    /// cube (KOS-106). The answer is whether it was swapped.
    pub fn take_hyper(&mut self, seat: Seat) -> bool {
        let full = self.read().room(seat) == 0;
        self.state.table.supply.hyper -= 1;
        self.tank(seat).hyper += 1;
        if full {
            self.tank(seat).normal -= 1;
            self.state.table.supply.normal += 1;
        }
        full
    }

    /// The event: one hyper cube.
    pub fn resupply(&mut self, seat: Seat) {
        let told = if self.take_hyper(seat) {
            Event::Swapped { seat }
        } else {
            let cubes = Cubes::new(0, 1);
            Event::Fuelled { seat, cubes }
        };
        self.emit(told);
    }
}
