//! Warehouse (5): a cube for moods, a cube for a crystal, or a crystal for a cube.

use alloc::vec::Vec;

use enumset::EnumSet;
use tabletop::Log;

use crate::{
    Reason,
    components::{Location, Resource},
    event::Event,
    play::{Play, Read},
    step::{Action, Exchange, Step, pairs},
};

impl Read<'_> {
    /// A08 is asked while any option is possible (RO-124).
    pub fn asks_exchange(&self) -> bool {
        !self.stored_types().is_empty()
            || Resource::ALL
                .into_iter()
                .any(|cube| self.check_exchange(Exchange::Buy(cube)).is_ok())
    }

    /// What each option needs (RO-121 to RO-124). With card 5 a second exchange
    /// is of a cube and a crystal only (RO-207).
    pub fn check_exchange(&self, exchange: Exchange) -> Result<(), Reason> {
        match exchange {
            Exchange::None => Ok(()),
            Exchange::Mood(..) if self.table.turn.exchanges > 0 => Err(Reason::NoMoodSwap),
            Exchange::Mood(cube, ..) | Exchange::Sell(cube) if self.table.stored(cube) == 0 => {
                Err(Reason::NoCube(cube))
            }
            Exchange::Mood(_, gains, loses) if gains == loses => {
                Err(Reason::SameWorker(Step::Exchange))
            }
            Exchange::Mood(..) | Exchange::Sell(_) => Ok(()),
            Exchange::Buy(_) if self.table.side(self.table.active).crystals == 0 => {
                Err(Reason::NoCrystal)
            }
            // RO-Q61: only with changed figures can a type be used up.
            Exchange::Buy(cube) if self.table.supply[cube as usize] == 0 => {
                Err(Reason::SupplyEmpty(cube))
            }
            Exchange::Buy(_) => Ok(()),
        }
    }

    pub fn list_exchanges(&self, list: &mut Vec<Action>) {
        let stored = self.stored_types();
        list.push(Action::Exchange(Exchange::None));
        if self.table.turn.exchanges == 0 {
            for cube in stored {
                list.extend(
                    pairs(EnumSet::all(), EnumSet::all())
                        .map(|(up, down)| Action::Exchange(Exchange::Mood(cube, up, down))),
                );
            }
        }
        list.extend(
            stored
                .iter()
                .map(|cube| Action::Exchange(Exchange::Sell(cube))),
        );
        list.extend(
            Resource::ALL
                .map(Exchange::Buy)
                .into_iter()
                .filter(|&buy| self.check_exchange(buy).is_ok())
                .map(Action::Exchange),
        );
    }
}

impl<L: Log<Event>> Play<'_, L> {
    pub fn exchange(&mut self, exchange: Exchange) {
        let seat = self.table.active;
        match exchange {
            Exchange::None => return,
            Exchange::Mood(cube, gains, loses) => {
                self.return_cube(cube);
                return self.swap_moods(gains, loses);
            }
            Exchange::Sell(cube) => {
                self.return_cube(cube);
                self.gain_crystals(seat, 1);
            }
            Exchange::Buy(cube) => {
                self.pay_crystal(seat);
                self.add(cube);
            }
        }
        // RO-120: once, or with card 5 up to twice (RO-206).
        self.table.turn.exchanges += 1;
        if self.table.has_location_card(Location::Warehouse)
            && self.table.turn.exchanges < self.figures.cards.warehouse_exchanges
        {
            self.ask(&[Step::Exchange]);
        }
    }
}
