//! Production, the wheel, the Warehouse and exports.

use tabletop::{Log, Seat};

use crate::{
    components::{Resource, Resources},
    event::Event,
    play::{Play, Read},
    state::Source,
};

impl Read<'_> {
    /// The types of which the Warehouse holds a cube.
    #[inline]
    pub fn stored_types(&self) -> Resources {
        Resource::ALL
            .iter()
            .copied()
            .filter(|&cube| self.state.table.stored(cube) > 0)
            .collect()
    }

    /// VP for exporting this type now.
    pub fn export_vp(&self, cube: Resource) -> i16 {
        if self.state.table.is_solo() {
            self.objective().export_vp[cube as usize]
        } else {
            self.game.figures.exports[cube as usize]
                .next_vp(self.state.table.exported[cube as usize])
        }
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// Produces cubes one at a time: place the cube, move the wheel, check the
    /// wheel reward, check export (RO-084, RO-087), each at the instant it comes (RO-072).
    pub fn produce(&mut self, cube: Resource, count: u8) {
        let seat = self.state.table.active;
        for _ in 0..count {
            if !self.store(cube) {
                return;
            }
            self.emit(Event::Produced { seat, cube });
            self.state.table.turn.produced |= cube;
            self.turn_wheel(seat);
            self.check_export(cube);
        }
    }

    /// Adds a cube without moving the wheel (RO-085); it may be exported (RO-135).
    pub fn add(&mut self, cube: Resource) {
        if self.store(cube) {
            self.emit(Event::Added {
                seat: self.state.table.active,
                cube,
            });
            self.check_export(cube);
        }
    }

    /// Puts a cube from the supply into the Warehouse, whoever is there and whatever
    /// closes it (RO-102). With nothing in the supply there is neither a cube nor a step
    /// of the wheel (RO-104); with the printed figures that never happens (RO-103).
    fn store(&mut self, cube: Resource) -> bool {
        let supply = &mut self.state.table.supply[cube as usize];
        if *supply == 0 {
            self.emit(Event::UsedUp { cube });
            return false;
        }
        *supply -= 1;
        self.state.table.warehouse[cube as usize] += 1;
        true
    }

    /// Moves the wheel marker one space. The step over the reward area ends on
    /// the start space and is rewarded (RO-089, RO-090), wherever it comes from (RO-091).
    pub fn turn_wheel(&mut self, seat: Seat) {
        let wheel = self.game.figures.wheel;
        let marker = &mut self.state.table.sides[seat.index()].wheel;
        *marker += 1;
        if *marker >= wheel.spaces {
            *marker = 0;
            self.emit(Event::WheelReward { seat });
            self.score(seat, Source::Wheel, wheel.vp);
            self.gain_crystals(seat, wheel.crystals);
        }
    }

    /// Three cubes of a type are exported at once (RO-093), for the active player
    /// (RO-094), so that two are the most that stay (RO-100).
    fn check_export(&mut self, cube: Resource) {
        if self.state.table.stored(cube) < 3 {
            return;
        }
        let seat = self.state.table.active;
        self.emit(Event::Exported { seat, cube });
        self.state.table.warehouse[cube as usize] -= 3;
        self.state.table.supply[cube as usize] += 2;
        self.export(seat, cube);
    }

    /// Puts one cube, already taken from the Warehouse, on its export track and
    /// scores it (RO-095..RO-099).
    pub fn export(&mut self, seat: Seat, cube: Resource) {
        if self.state.table.is_solo() {
            self.export_solo(seat, cube);
            return;
        }
        let points = self.read().export_vp(cube);
        let filled = &mut self.state.table.exported[cube as usize];
        if *filled < self.game.figures.exports[cube as usize].spaces {
            *filled += 1;
        } else {
            self.state.table.supply[cube as usize] += 1;
        }
        self.score(seat, Source::Export, points);
    }

    /// Returns a cube from the Warehouse to the supply.
    pub fn return_cube(&mut self, cube: Resource) {
        self.state.table.warehouse[cube as usize] -= 1;
        self.state.table.supply[cube as usize] += 1;
        self.emit(Event::Returned {
            seat: self.state.table.active,
            cube,
        });
    }
}
