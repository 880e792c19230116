//! Gravity: ships near a body land on it.

use tabletop::{Log, Seat};

use crate::{
    Reason,
    components::{Bodies, Body, Ship},
    event::Event,
    play::{Look, Play},
};

impl Look<'_> {
    /// The nearest bodies in range of a ship in space; several when they are
    /// equally near (KOS-120 to KOS-122). All nine attract (KOS-123), also from the
    /// ship's own hex (KOS-Q13); landed ships are not affected (KOS-125).
    pub fn nearest(&self, seat: Seat) -> Bodies {
        let Ship::Space(ship) = self.player(seat).ship else {
            return Bodies::empty();
        };
        let (mut nearest, mut least) = (Bodies::empty(), self.limits().gravity_range);
        for body in Body::ALL {
            let Some(hex) = self.game.hex_of(self.table(), body) else {
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
    /// The ship is drawn to the body and lands like any other (KOS-126). The way
    /// is not a flight (KOS-129), and no shield helps (KOS-124).
    pub fn attract(&mut self, seat: Seat, body: Body) {
        if let Ship::Space(from) = self.look().player(seat).ship {
            self.tell(Event::Attracted { seat, from, body });
            self.land(seat, body);
        }
    }

    /// Without a tie there is nothing to choose (KOS-121).
    pub fn attract_unasked(&mut self, seat: Seat) {
        let only = self.look().nearest(seat).iter().next();
        if let Some(body) = only {
            self.attract(seat, body);
        }
    }
}
