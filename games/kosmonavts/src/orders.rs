//! Phase 2: orders are drafted in secret, sealed, revealed and carried out.

use alloc::vec::Vec;

use tabletop::{Log, Seat};

use crate::{
    Reason,
    components::{Cube, Cubes, Fuel, Ship},
    event::Event,
    play::{Look, Play},
    state::Order,
    step::{Action, Step},
};

impl Look<'_> {
    /// The order as far as it is drafted.
    #[inline]
    fn order(&self, seat: Seat) -> &Order {
        &self.state.private[seat.index()].order
    }

    fn cubes_allowed(&self, seat: Seat) -> u8 {
        self.game.cubes_allowed(self.table(), seat)
    }

    /// The normal cubes that converting a shield would bring, room permitting
    /// (KOS-166). The supply counts only when orders are carried out (KOS-Q22).
    #[inline]
    fn conversion(&self, seat: Seat) -> u8 {
        self.limits().converted_shield.min(self.room(seat))
    }

    /// A shield may be converted once (KOS-164), before the first cube, with a
    /// shield (KOS-163) and room in the tank (KOS-166); landed or not, flares or
    /// not (KOS-167).
    pub fn check_convert(&self, seat: Seat) -> Result<(), Reason> {
        let order = self.order(seat);
        if order.convert {
            Err(Reason::ConvertedAlready)
        } else if !order.cubes().is_empty() {
            Err(Reason::ConvertFirst)
        } else if self.player(seat).shields == 0 {
            Err(Reason::NoShield(Step::Order))
        } else if self.conversion(seat) == 0 {
            Err(Reason::TankFull(Step::Order))
        } else {
            Ok(())
        }
    }

    /// Cubes of a kind that the order can still place: those of the tank and of
    /// the converted shield (KOS-145, KOS-165) without those already placed.
    #[inline]
    fn fuel_left(&self, seat: Seat, fuel: Fuel) -> u8 {
        let order = self.order(seat);
        let converted = match fuel {
            Fuel::Normal if order.convert => self.conversion(seat),
            _ => 0,
        };
        self.tank(seat).of(fuel) + converted - order.uses(fuel)
    }

    /// Any direction will do (KOS-142), whatever is on the rose (KOS-143); a hyper
    /// cube counts as one cube (KOS-141). Cubes are named in the sequence in which
    /// they are put down (KOS-153), so that there is one way to say an order.
    pub fn check_burn(&self, seat: Seat, cube: Cube) -> Result<(), Reason> {
        let order = self.order(seat);
        if self.game.flares_hold(self.table(), seat) {
            Err(Reason::Flares)
        } else if order.cubes().len() >= usize::from(self.cubes_allowed(seat)) {
            Err(Reason::TooManyCubes(self.cubes_allowed(seat)))
        } else if self.fuel_left(seat, cube.fuel) == 0 {
            Err(Reason::NoFuel(cube.fuel))
        } else if order.cubes().last().is_some_and(|&last| last > cube) {
            Err(Reason::CubesInOrder(cube))
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
    pub fn list_orders(&self, seat: Seat, list: &mut Vec<Action>) {
        if self.check_convert(seat).is_ok() {
            list.push(Action::Convert);
        }
        let order = self.order(seat);
        if order.cubes().len() < usize::from(self.cubes_allowed(seat)) {
            let first = order.cubes().last().map_or(0, |last| last.index());
            let left = [Fuel::Normal, Fuel::Hyper].map(|fuel| self.fuel_left(seat, fuel) > 0);
            let cubes = Cube::ALL[first..].iter().copied();
            list.extend(
                cubes
                    .filter(|cube| left[cube.fuel as usize])
                    .map(Action::Burn),
            );
        }
        if self.check_go(seat).is_ok() {
            list.push(Action::Go);
        }
        if self.check_stay(seat).is_ok() {
            list.push(Action::Stay);
        }
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// The draft grows; nobody hears of it (KOS-139).
    pub fn draft(&mut self, seat: Seat, action: Action) {
        let order = &mut self.state.private[seat.index()].order;
        match action {
            Action::Convert => order.convert = true,
            Action::Burn(cube) => order.put(cube),
            _ => {}
        }
    }

    /// The order is complete and final (KOS-146, KOS-Q52).
    pub fn seal(&mut self, seat: Seat, stay: bool) {
        self.state.private[seat.index()].order.stay = stay;
        self.tell(Event::OrderSealed { seat });
    }

    /// All orders are revealed and carried out in turn order, each completely
    /// (KOS-139, KOS-286).
    pub fn carry_out_orders(&mut self) {
        self.tell(Event::OrdersRevealed);
        let parked = self.state.table.parked();
        for seat in self.state.table.turn_order() {
            if !parked.contains(seat) {
                let order = core::mem::take(&mut self.state.private[seat.index()].order);
                self.carry_out(seat, &order);
            }
        }
    }

    fn carry_out(&mut self, seat: Seat, order: &Order) {
        if order.convert {
            self.convert_shield(seat);
        }
        if order.stay {
            self.stay(seat);
            return;
        }
        if self.look().player(seat).landed().is_some() && !self.take_off(seat, order) {
            return;
        }
        for &cube in order.cubes() {
            self.place_cube(seat, cube);
        }
    }

    /// A shield becomes fuel in the tank (KOS-163), as much as there is room and
    /// supply for (KOS-166, KOS-268); if that is nothing, it is kept (KOS-289).
    fn convert_shield(&mut self, seat: Seat) {
        let cubes = self
            .look()
            .conversion(seat)
            .min(self.state.table.supply.normal);
        if cubes == 0 {
            self.tell(Event::ConversionFailed { seat });
            return;
        }
        self.player(seat).shields -= 1;
        self.add_normal(seat, cubes);
        self.tell(Event::ShieldConverted { seat, cubes });
    }

    /// Normal cubes go from the supply to the tank.
    pub fn add_normal(&mut self, seat: Seat, cubes: u8) {
        self.state.table.supply.normal -= cubes;
        self.tank(seat).normal += cubes;
    }

    /// The ship stays landed (KOS-147); wind cubes go back (KOS-115).
    fn stay(&mut self, seat: Seat) {
        let Ship::Landed(body) = self.look().player(seat).ship else {
            return;
        };
        let wind = self.clear_rose(seat).count();
        self.state.table.staying = self.state.table.staying.with(seat);
        self.tell(Event::Stayed { seat, body });
        if wind > 0 {
            self.tell(Event::WindReturned { seat, cubes: wind });
        }
    }

    /// The ship leaves its body and is in space in the body's hex (KOS-148 to
    /// KOS-150). When the tank cannot pay a single cube of the order and there is
    /// no wind, it stays after all (KOS-289). The answer is whether it took off.
    fn take_off(&mut self, seat: Seat, order: &Order) -> bool {
        let Ship::Landed(body) = self.look().player(seat).ship else {
            return true;
        };
        let tank = *self.tank(seat);
        let pays = |cube: &Cube| tank.of(cube.fuel) > 0;
        if self.player(seat).rose.is_empty() && !order.cubes().iter().any(pays) {
            for &cube in order.cubes() {
                self.tell(Event::CubeDropped { seat, cube });
            }
            self.stay(seat);
            return false;
        }
        let hex = self.look().game.hex_of(&self.state.table, body);
        self.player(seat).ship = Ship::Space(hex.unwrap_or_default());
        self.tell(Event::TookOff { seat, body });
        true
    }

    /// A cube goes from the tank to the rose; what the tank cannot pay is dropped
    /// (KOS-271).
    fn place_cube(&mut self, seat: Seat, cube: Cube) {
        let fuel = self.tank(seat).of_mut(cube.fuel);
        if *fuel == 0 {
            self.tell(Event::CubeDropped { seat, cube });
            return;
        }
        *fuel -= 1;
        self.tell(Event::CubePlaced { seat, cube });
        self.put_cube(seat, cube);
    }

    /// Puts a cube on a rose; what cancels goes to the supply (KOS-152).
    pub fn put_cube(&mut self, seat: Seat, cube: Cube) {
        let (removed, how) = self.player(seat).rose.put(cube);
        self.state.table.supply += removed;
        if let Some(how) = how {
            self.tell(Event::Cancelled { seat, cube, how });
        }
    }

    /// All cubes on a rose go to the supply.
    pub fn clear_rose(&mut self, seat: Seat) -> Cubes {
        let cubes = core::mem::take(&mut self.player(seat).rose).total();
        self.state.table.supply += cubes;
        cubes
    }
}
