//! Crystals and victory points.

use tabletop::{Log, Scored, Seat};

use crate::{event::Event, play::Play, state::Source};

impl<L: Log<Event>> Play<'_, L> {
    /// Notes points and where they came from.
    pub fn score(&mut self, seat: Seat, source: Source, points: i16) {
        if points != 0 {
            self.state.table.sides[seat.index()].points[source as usize] += points;
            self.emit(Event::Scored(Scored {
                seat,
                source: source as u8,
                points,
            }));
        }
    }

    /// Gives crystals from the supply as far as it reaches (RO-160). Autom gains
    /// VP instead, whatever is left in the supply (RO-276, RO-Q52), for the reward of the
    /// wheel too (RO-277).
    pub fn gain_crystals(&mut self, seat: Seat, count: u8) {
        if self.state.table.is_autom(seat) {
            let points = self.game.figures.solo.vp_per_crystal * i16::from(count);
            self.score(seat, Source::Crystals, points);
            return;
        }
        let count = count.min(self.state.table.crystals);
        if count > 0 {
            self.state.table.crystals -= count;
            self.state.table.sides[seat.index()].crystals += count;
            self.emit(Event::CrystalsGained { seat, count });
        }
    }

    /// Pays a crystal to the supply (RO-159).
    pub fn pay_crystal(&mut self, seat: Seat) {
        self.state.table.sides[seat.index()].crystals -= 1;
        self.state.table.crystals += 1;
        self.emit(Event::CrystalPaid { seat });
    }

    /// Puts a crystal from the personal supply on one's side of the Palace
    /// (RO-109), where it stays (RO-112).
    pub fn donate_crystal(&mut self, seat: Seat) {
        let side = &mut self.state.table.sides[seat.index()];
        side.crystals -= 1;
        side.palace += 1;
        self.emit(Event::Donated { seat });
    }
}
