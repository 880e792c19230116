//! Phase 3: ships fly, pay for dangerous sectors, and are evacuated.

use tabletop::{Log, Seat, SeatSet};

use crate::{
    Kosmonavts,
    board::Flight,
    components::{Danger, Emergency, Hex, Rose, Ship},
    event::Event,
    play::Play,
    step::Step,
};

/// A flight, and what comes of it when the ship does not land.
#[derive(Clone, Copy)]
pub(crate) struct Course {
    /// Where it begins.
    pub from: Hex,
    /// The cubes that drive it.
    pub rose: Rose,
    /// Where it ends.
    pub flight: Flight,
    /// The danger at its end.
    pub danger: Option<Danger>,
    /// Whether it ends in evacuation.
    pub is_lost: bool,
}

impl Course {
    /// Where the ship would then be in space.
    pub fn end(&self) -> Option<Hex> {
        (!self.is_lost).then_some(self.flight.to)
    }
}

impl Kosmonavts {
    /// The flight of a ship with this rose and so many shields: lost is one that is
    /// impossible (KOS-179, KOS-180), or that ends in a dangerous sector without a shield
    /// (KOS-197).
    pub(crate) fn course(&self, from: Hex, rose: Rose, shields: u8) -> Course {
        let flight = self.flight(from, &rose);
        let danger = self
            .danger(flight.to)
            .filter(|_| flight.emergency.is_none());
        Course {
            from,
            rose,
            flight,
            danger,
            is_lost: flight.emergency.is_some() || (danger.is_some() && shields == 0),
        }
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// The ship moves by its rose, and the cubes stay there (KOS-171..KOS-175). Only the
    /// hex where it ends counts, nothing on the way (KOS-176, KOS-198). An impossible flight is an emergency (KOS-179, KOS-180). At the end it may
    /// land (KOS-182); if it does not, danger is settled at once (KOS-Q51).
    pub fn fly(&mut self, seat: Seat) {
        let Ship::Space(from) = self.read().player(seat).ship else {
            return;
        };
        let flight = self.game.flight(from, &self.read().player(seat).rose);
        if let Some(why) = flight.emergency {
            self.emergency(seat, why);
            return;
        }
        let to = flight.to;
        self.player(seat).ship = Ship::Space(to);
        self.emit(Event::Flew { seat, from, to });
        let then = [Step::Land, Step::Danger];
        self.state
            .table
            .pending
            .push_list(SeatSet::one(seat), &then);
    }

    /// A ship in space in a dangerous sector loses a shield (KOS-196, KOS-199,
    /// KOS-201); without one it is an emergency (KOS-197). A landed ship pays
    /// nothing (KOS-200).
    pub fn pay_for_danger(&mut self, seat: Seat) {
        let Ship::Space(at) = self.read().player(seat).ship else {
            return;
        };
        let Some(danger) = self.game.danger(at) else {
            return;
        };
        if self.read().player(seat).shields == 0 {
            self.emergency(seat, Emergency::Danger);
        } else {
            self.player(seat).shields -= 1;
            self.emit(Event::ShieldLost { seat, at, danger });
        }
    }

    fn emergency(&mut self, seat: Seat, why: Emergency) {
        self.emit(Event::Emergency { seat, why });
        self.evacuate(seat);
    }

    /// The player asks for evacuation instead of flying (KOS-209).
    pub fn ask_evacuation(&mut self, seat: Seat) {
        self.emit(Event::EvacuationAsked { seat });
        self.evacuate(seat);
    }

    /// The rose is cleared (KOS-203) and the ship put on the last body, landed
    /// (KOS-204, KOS-205): it is asked nothing more in this round (KOS-206), and from then on
    /// it is like any landed ship (KOS-210, KOS-211). This is no landing: no marker, no mission, no final
    /// landing (KOS-207). Tank and shields stay as they are (KOS-208).
    fn evacuate(&mut self, seat: Seat) {
        self.clear_rose(seat);
        let body = self.read().player(seat).last;
        self.player(seat).ship = Ship::Landed(body);
        self.emit(Event::Evacuated { seat, body });
    }
}
