//! Energy conversion: a shield buys fuel. Whether it uses up the conversion of phase 2 is a
//! switch (KOS-119).

use tabletop::{Answers, Log, Seat};

use crate::{
    Kosmonavts, Reason,
    components::{Cubes, EventKind},
    event::Event,
    figures::rulings::ShieldFuel,
    play::{Play, Read},
    state::Table,
    step::Action,
};

impl Kosmonavts {
    /// Whether a seat may still convert a shield in phase 2: whoever bought fuel from
    /// the event may not where one shield in a round is all (KOS-119).
    #[inline]
    #[must_use]
    pub fn may_convert(&self, table: &Table, seat: Seat) -> bool {
        !table.barred.contains(seat) || !self.is_event(table, EventKind::EnergyConversion)
    }
}

impl Read<'_> {
    pub fn list_energy(&self, seat: Seat, answers: &mut impl Answers<Action>) {
        answers.take((0..=self.energy(seat)).map(Action::Energy));
    }

    /// Any amount up to what the card gives, the tank takes and the supply has, at
    /// the same price (KOS-101, KOS-117, KOS-118, KOS-268).
    pub fn check_energy(&self, seat: Seat, cubes: u8) -> Result<(), Reason> {
        if cubes <= self.energy(seat) {
            Ok(())
        } else {
            Err(Reason::TooMuchEnergy(cubes))
        }
    }

    /// How many cubes a shield buys at most; none without a shield (KOS-102).
    pub fn energy(&self, seat: Seat) -> u8 {
        if self.player(seat).shields == 0 {
            return 0;
        }
        let most = self.limits().energy_conversion.min(self.room(seat));
        most.min(self.table().supply.normal)
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// Fuel for a shield (KOS-117).
    pub fn buy_energy(&mut self, seat: Seat, cubes: u8) {
        self.spend_shield(seat);
        self.add_normal(seat, cubes);
        let cubes = Cubes::new(cubes, 0);
        self.emit(Event::Fuelled { seat, cubes });
        if self.game.figures.rulings.shield_fuel == ShieldFuel::OneARound {
            self.state.table.barred = self.state.table.barred.with(seat);
        }
    }
}
