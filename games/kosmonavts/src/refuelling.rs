//! Refuelling: one kind in the basic game, two in the advanced game.

use tabletop::{Answers, Log, Seat};

use crate::{
    Mode, Reason,
    components::Cubes,
    event::Event,
    play::{Play, Read},
    step::{Action, Refuelling, Step},
};

impl Read<'_> {
    /// Not at all, or in one of the ways there are. Without any there is nothing to decide,
    /// nor after a landing by gravity that has to wait for the next round (KOS-128).
    pub fn list_refuellings(&self, seat: Seat, answers: &mut impl Answers<Action>) {
        let possible = |how: &Refuelling| self.check_refuel(seat, *how).is_ok();
        let mut ways = Refuelling::ALL[1..].iter().copied().filter(possible);
        if self.game.may_refuel(self.table(), seat)
            && let Some(first) = ways.next()
        {
            answers.take([Refuelling::None, first].map(Action::Refuel));
            answers.take(ways.map(Action::Refuel));
        }
    }

    /// Whether a ship that stayed may refuel in this way; nothing is asked for
    /// where nothing would change (KOS-Q29, KOS-Q48). Every body will do (KOS-219).
    pub fn check_refuel(&self, seat: Seat, how: Refuelling) -> Result<(), Reason> {
        match (how, self.mode()) {
            (Refuelling::None, _) => Ok(()),
            (Refuelling::Basic, Mode::Basic) => self.check_something(how, self.basic_gain(seat)),
            (Refuelling::Quick, Mode::Advanced) => self.check_something(how, self.quick_gain(seat)),
            (Refuelling::Full, Mode::Advanced) => {
                // KOS-223.
                if self.player(seat).shields == 0 {
                    return Err(Reason::NoShield(Step::Refuel));
                }
                if self.room(seat) == 0 {
                    return Err(Reason::TankFull(Step::Refuel));
                }
                self.check_something(how, self.full_gain(seat))
            }
            _ => Err(Reason::OtherMode(how)),
        }
    }

    fn check_something(&self, how: Refuelling, gain: Cubes) -> Result<(), Reason> {
        if gain.is_empty() {
            Err(Reason::NothingToRefuel(how))
        } else {
            Ok(())
        }
    }

    /// One hyper cube, unless the tank has four (KOS-215, KOS-216) or the supply
    /// none; then normal cubes into all free spaces (KOS-213). A full tank swaps a
    /// normal cube (KOS-214).
    fn basic_gain(&self, seat: Seat) -> Cubes {
        let hyper = u8::from(self.gets_hyper(seat));
        Cubes {
            normal: self.normal_gain(self.room(seat).saturating_sub(hyper)),
            hyper,
        }
    }

    /// Up to five normal cubes (KOS-221).
    fn quick_gain(&self, seat: Seat) -> Cubes {
        let most = self.limits().quick_refuelling.min(self.room(seat));
        Cubes::new(self.normal_gain(most), 0)
    }

    /// As in the basic game, but never a swap (KOS-222, KOS-224, KOS-Q30).
    fn full_gain(&self, seat: Seat) -> Cubes {
        if self.room(seat) == 0 {
            return Cubes::default();
        }
        self.basic_gain(seat)
    }

    /// What the supply has for so many free spaces (KOS-268).
    fn normal_gain(&self, room: u8) -> u8 {
        room.min(self.table().supply.normal)
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// All of it or nothing (KOS-212, KOS-217). Shields are never refilled (KOS-218).
    pub fn refuel(&mut self, seat: Seat, how: Refuelling) {
        let read = self.read();
        let cubes = match how {
            Refuelling::None => {
                self.emit(Event::NotRefuelled { seat });
                return;
            }
            Refuelling::Basic => read.basic_gain(seat),
            Refuelling::Quick => read.quick_gain(seat),
            Refuelling::Full => read.full_gain(seat),
        };
        if how == Refuelling::Full {
            self.spend_shield(seat);
        }
        self.emit(Event::Refuelled { seat, how, cubes });
        if cubes.hyper > 0 && self.take_hyper(seat) {
            self.emit(Event::Swapped { seat });
        }
        self.add_normal(seat, cubes.normal);
    }
}
