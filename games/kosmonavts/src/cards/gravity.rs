//! Gravity: ships near a body land on it.

use tabletop::{Answers, Log, Seat, SeatSet};

use crate::{
    Kosmonavts, Reason,
    components::{Bodies, Body, EventKind, Ship},
    event::Event,
    figures::rulings::GravityRefuel,
    play::{Play, Read},
    state::Table,
    step::{Action, Step},
};

impl Kosmonavts {
    /// Whether a ship that stayed may refuel: one that gravity landed in this round may
    /// not where that has to wait for the next round (KOS-128).
    #[inline]
    #[must_use]
    pub fn may_refuel(&self, table: &Table, seat: Seat) -> bool {
        !table.barred.contains(seat) || !self.is_event(table, EventKind::Gravity)
    }

    /// The nearest bodies in range of a ship in space; several when they are
    /// equally near (KOS-120..KOS-122). All nine attract (KOS-123), also from the
    /// ship's own hex (KOS-Q13); landed ships are not affected (KOS-125).
    pub(crate) fn nearest(&self, table: &Table, seat: Seat) -> Bodies {
        let Ship::Space(ship) = table.player(seat).ship else {
            return Bodies::empty();
        };
        let (mut nearest, mut least) = (Bodies::empty(), self.figures.limits.gravity_range);
        for body in Body::ALL {
            let Some(hex) = self.hex_of(table, body) else {
                continue;
            };
            let distance = hex.distance(ship);
            if distance < least {
                (nearest, least) = (body.into(), distance);
            } else if distance == least {
                nearest |= body;
            }
        }
        nearest
    }
}

impl Read<'_> {
    /// The bodies that gravity may land a ship on.
    pub fn nearest(&self, seat: Seat) -> Bodies {
        self.game.nearest(self.table(), seat)
    }

    /// A shield, where it helps and a body is near (KOS-Q61).
    pub fn list_gravity_shields(&self, seat: Seat, answers: &mut impl Answers<Action>) {
        answers.push(Action::Shield(false));
        if self.can_avoid(EventKind::Gravity, seat) && !self.nearest(seat).is_empty() {
            answers.push(Action::Shield(true));
        }
    }

    /// Without a tie there is nothing to choose (KOS-121).
    pub fn list_gravity(&self, seat: Seat, answers: &mut impl Answers<Action>) {
        answers.take(self.nearest(seat).iter().map(Action::Gravity));
    }

    /// One of the nearest bodies (KOS-122).
    pub fn check_gravity(&self, seat: Seat, body: Body) -> Result<(), Reason> {
        if self.nearest(seat).contains(body) {
            Ok(())
        } else {
            Err(Reason::NotNearest(body))
        }
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// No shield is spent: the ship lands, after a choice among equally near bodies
    /// (KOS-Q61).
    pub fn give_way(&mut self, seat: Seat) {
        let pending = &mut self.state.table.pending;
        pending.push(SeatSet::one(seat), Step::Gravity);
    }

    /// The ship is drawn to the body and lands like any other (KOS-126). The way
    /// is not a flight (KOS-129), and no shield helps unless the cards show one
    /// (KOS-124).
    pub fn attract(&mut self, seat: Seat, body: Body) {
        if let Ship::Space(from) = self.read().player(seat).ship {
            self.emit(Event::Attracted { seat, from, body });
            if self.game.figures.rulings.gravity_refuel == GravityRefuel::NextRound {
                self.state.table.barred = self.state.table.barred.with(seat);
            }
            self.land(seat, body);
        }
    }
}
