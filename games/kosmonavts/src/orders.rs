//! Phase 2: orders are drafted in secret, sealed, revealed and carried out.

use tabletop::{Answers, Log, Seat};

use crate::{
    Kosmonavts, Reason,
    components::{Cube, Cubes, Direction, Fuel, Ship},
    event::Event,
    play::{Play, Read},
    state::Order,
    step::{Action, Step},
};

/// All cubes, in listing order.
static BURNS: [Action; 12] = {
    let mut burns = [Action::Go; Cube::ALL.len()];
    let mut cube = 0;
    while cube < burns.len() {
        burns[cube] = Action::Burn(Cube::ALL[cube]);
        cube += 1;
    }
    burns
};

const fn burn(direction: Direction, fuel: Fuel) -> Action {
    Action::Burn(Cube::new(direction, fuel))
}

impl Kosmonavts {
    /// The normal cubes that converting a shield brings into a tank of which so many cubes
    /// are placed: there is room for those that it lacks and for those (KOS-166). A tank may
    /// hold more than it has spaces for while an order is weighed.
    #[inline]
    #[must_use]
    pub fn conversion(&self, tank: Cubes, placed: u8) -> u8 {
        let limits = &self.figures.limits;
        let room = limits.tank.saturating_sub(tank.count()) + placed;
        limits.converted_shield.min(room)
    }
}

impl Read<'_> {
    /// The order as far as it is drafted.
    #[inline]
    fn order(&self, seat: Seat) -> &Order {
        &self.state.private[seat.index()].order
    }

    fn cubes_allowed(&self, seat: Seat) -> u8 {
        self.game.cubes_allowed(self.table(), seat)
    }

    /// The normal cubes that converting a shield would bring now. The supply counts only
    /// when orders are carried out (KOS-Q22).
    #[inline]
    pub fn conversion(&self, seat: Seat) -> u8 {
        let placed = self.order(seat).cubes().len() as u8;
        self.game.conversion(self.tank(seat), placed)
    }

    /// A shield may be converted once (KOS-164), at any moment of the order, with a
    /// shield (KOS-163) and room in the tank (KOS-166); landed or not, flares or
    /// not (KOS-167). Whether the energy conversion of this round counts too is a
    /// switch (KOS-119).
    pub fn check_convert(&self, seat: Seat) -> Result<(), Reason> {
        if self.order(seat).converted > 0 {
            Err(Reason::ConvertedAlready)
        } else if !self.game.may_convert(self.table(), seat) {
            Err(Reason::EnergyBought)
        } else if self.player(seat).shields == 0 {
            Err(Reason::NoShield(Step::Order))
        } else if self.conversion(seat) == 0 {
            Err(Reason::TankFull(Step::Order))
        } else {
            Ok(())
        }
    }

    /// The cubes that the order can still place: those of the tank and, once a shield
    /// is converted, of that (KOS-145, KOS-165), without those already placed.
    #[inline]
    fn fuel_left(&self, seat: Seat) -> Cubes {
        let order = self.order(seat);
        let mut left = self.tank(seat);
        left.normal += order.converted;
        for cube in order.cubes() {
            *left.of_mut(cube.fuel) -= 1;
        }
        left
    }

    /// Any direction will do (KOS-142), whatever is on the rose (KOS-143); a hyper
    /// cube counts as one cube (KOS-141), a cube of the wind not at all (KOS-113). Cubes are
    /// named in any order (KOS-Q57).
    pub fn check_burn(&self, seat: Seat, cube: Cube) -> Result<(), Reason> {
        let order = self.order(seat);
        if self.game.flares_hold(self.table(), seat) {
            Err(Reason::Flares)
        } else if order.cubes().len() >= usize::from(self.cubes_allowed(seat)) {
            Err(Reason::TooManyCubes(self.cubes_allowed(seat)))
        } else if self.fuel_left(seat).of(cube.fuel) == 0 {
            Err(Reason::NoFuel(cube.fuel))
        } else {
            Ok(())
        }
    }

    /// A ship in space flies on (KOS-151); a landed one needs a cube of its own or
    /// of the wind to take off (KOS-148).
    pub fn check_go(&self, seat: Seat) -> Result<(), Reason> {
        let player = self.player(seat);
        if player.landed().is_some()
            && self.order(seat).cubes().is_empty()
            && player.rose.is_empty()
        {
            Err(Reason::NothingToFlyWith)
        } else {
            Ok(())
        }
    }

    /// A landed ship stays when it places no cube (KOS-147).
    pub fn check_stay(&self, seat: Seat) -> Result<(), Reason> {
        if self.player(seat).landed().is_none() {
            Err(Reason::InSpace)
        } else if !self.order(seat).cubes().is_empty() {
            Err(Reason::CubesPlaced)
        } else {
            Ok(())
        }
    }

    /// Whatever the draft can be continued with. It can always be completed.
    pub fn list_orders(&self, seat: Seat, answers: &mut impl Answers<Action>) {
        if self.check_convert(seat).is_ok() {
            answers.push(Action::Convert);
        }
        if self.order(seat).cubes().len() < usize::from(self.cubes_allowed(seat)) {
            let left = self.fuel_left(seat);
            match (left.normal > 0, left.hyper > 0) {
                (true, true) => answers.take(BURNS.iter().copied()),
                (true, false) => answers.take(Direction::ALL.map(|to| burn(to, Fuel::Normal))),
                (false, true) => answers.take(Direction::ALL.map(|to| burn(to, Fuel::Hyper))),
                (false, false) => {}
            }
        }
        if self.check_go(seat).is_ok() {
            answers.push(Action::Go);
        }
        if self.check_stay(seat).is_ok() {
            answers.push(Action::Stay);
        }
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// The draft turns a shield into fuel; nobody hears of it (KOS-139).
    pub fn draft_conversion(&mut self, seat: Seat) {
        let cubes = self.read().conversion(seat);
        self.state.private[seat.index()].order.converted = cubes;
    }

    /// The draft grows by a cube; nobody hears of it (KOS-139).
    pub fn draft_cube(&mut self, seat: Seat, cube: Cube) {
        self.state.private[seat.index()].order.put(cube);
    }

    /// The order is complete and final (KOS-146, KOS-Q52).
    pub fn seal(&mut self, seat: Seat, stay: bool) {
        self.state.private[seat.index()].order.stay = stay;
        self.emit(Event::OrderSealed { seat });
    }

    /// All orders are revealed and carried out in turn order, each completely
    /// (KOS-139, KOS-286).
    pub fn carry_out_orders(&mut self) {
        self.emit(Event::OrdersRevealed);
        let parked = self.state.table.parked();
        for seat in self.state.table.turn_order() {
            if !parked.contains(seat) {
                let order = core::mem::take(&mut self.state.private[seat.index()].order);
                self.carry_out(seat, &order);
            }
        }
    }

    /// Carries out one order.
    pub fn carry_out(&mut self, seat: Seat, order: &Order) {
        if order.converted > 0 {
            self.convert_shield(seat, order.converted);
        }
        if order.stay {
            self.stay(seat);
            return;
        }
        if self.read().player(seat).landed().is_some() && !self.take_off(seat, order) {
            return;
        }
        for &cube in order.cubes() {
            self.place_cube(seat, cube);
        }
    }

    /// A shield becomes fuel in the tank (KOS-163), as much as there was room for when
    /// it was named (KOS-166) and as the supply has (KOS-268); if that is nothing, it is
    /// kept (KOS-289). The cubes of the order leave the tank only afterwards (KOS-286),
    /// so there may be more in it than it holds for a moment.
    fn convert_shield(&mut self, seat: Seat, room: u8) {
        let cubes = room.min(self.state.table.supply.normal);
        if cubes == 0 {
            self.emit(Event::ConversionFailed { seat });
            return;
        }
        self.player(seat).shields -= 1;
        self.add_normal(seat, cubes);
        self.emit(Event::ShieldConverted { seat, cubes });
    }

    /// Normal cubes go from the supply to the tank.
    pub fn add_normal(&mut self, seat: Seat, cubes: u8) {
        self.state.table.supply.normal -= cubes;
        self.tank(seat).normal += cubes;
    }

    /// The ship stays landed (KOS-147); wind cubes go back (KOS-115).
    fn stay(&mut self, seat: Seat) {
        let Ship::Landed(body) = self.read().player(seat).ship else {
            return;
        };
        let wind = self.clear_rose(seat).count();
        self.state.table.staying = self.state.table.staying.with(seat);
        self.emit(Event::Stayed { seat, body });
        if wind > 0 {
            self.emit(Event::WindReturned { seat, cubes: wind });
        }
    }

    /// The ship leaves its body and is in space in the body's hex (KOS-148..KOS-150), with
    /// the wind on its rose (KOS-116). When the tank cannot pay a single cube of the order and there is
    /// no wind, it stays after all (KOS-289). The answer is whether it took off.
    fn take_off(&mut self, seat: Seat, order: &Order) -> bool {
        let Ship::Landed(body) = self.read().player(seat).ship else {
            return true;
        };
        let tank = *self.tank(seat);
        let pays = |cube: &Cube| tank.of(cube.fuel) > 0;
        if self.player(seat).rose.is_empty() && !order.cubes().iter().any(pays) {
            for &cube in order.cubes() {
                self.emit(Event::CubeDropped { seat, cube });
            }
            self.stay(seat);
            return false;
        }
        let hex = self.read().game.hex_of(&self.state.table, body);
        self.player(seat).ship = Ship::Space(hex.unwrap_or_default());
        self.emit(Event::TookOff { seat, body });
        true
    }

    /// A cube goes from the tank to the rose; what the tank cannot pay is dropped
    /// (KOS-271).
    fn place_cube(&mut self, seat: Seat, cube: Cube) {
        let fuel = self.tank(seat).of_mut(cube.fuel);
        if *fuel == 0 {
            self.emit(Event::CubeDropped { seat, cube });
            return;
        }
        *fuel -= 1;
        self.emit(Event::CubePlaced { seat, cube });
        self.put_cube(seat, cube);
    }

    /// Puts a cube on a rose, where it meets those of earlier rounds (KOS-144) and of the
    /// same order (KOS-162); what cancels goes to the supply (KOS-152).
    pub fn put_cube(&mut self, seat: Seat, cube: Cube) {
        let (removed, how) = self.player(seat).rose.put(cube);
        self.state.table.supply += removed;
        if let Some(how) = how {
            self.emit(Event::Cancelled { seat, cube, how });
        }
    }

    /// All cubes on a rose go to the supply.
    pub fn clear_rose(&mut self, seat: Seat) -> Cubes {
        let cubes = core::mem::take(&mut self.player(seat).rose).total();
        self.state.table.supply += cubes;
        cubes
    }
}
