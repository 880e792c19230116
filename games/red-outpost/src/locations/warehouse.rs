//! Warehouse (5): a cube for moods, a cube for a crystal, or a crystal for a cube.

use tabletop::{Answers, Log};

use crate::{
    Reason,
    components::{Location, Resource},
    event::Event,
    play::{Play, Read},
    step::{Action, Exchange, PAIRS, Step},
};

impl Read<'_> {
    /// What each option needs (RO-121 to RO-124). With card 5 a second exchange
    /// is of a cube and a crystal only (RO-207).
    pub fn check_exchange(&self, exchange: Exchange) -> Result<(), Reason> {
        match exchange {
            Exchange::None => Ok(()),
            Exchange::Mood(..) if self.state.table.turn.exchanges > 0 => Err(Reason::NoMoodSwap),
            Exchange::Mood(cube, ..) | Exchange::Sell(cube)
                if self.state.table.stored(cube) == 0 =>
            {
                Err(Reason::NoCube(cube))
            }
            Exchange::Mood(_, gains, loses) if gains == loses => {
                Err(Reason::SameWorker(Step::Exchange))
            }
            Exchange::Mood(..) | Exchange::Sell(_) => Ok(()),
            Exchange::Buy(_) if self.state.table.side(self.state.table.active).crystals == 0 => {
                Err(Reason::NoCrystal)
            }
            // RO-Q61: only with changed figures can a type be used up.
            Exchange::Buy(cube) if self.state.table.supply[cube as usize] == 0 => {
                Err(Reason::SupplyEmpty(cube))
            }
            Exchange::Buy(_) => Ok(()),
        }
    }

    /// A08: nothing, or whichever option is possible (RO-124).
    pub fn list_exchanges(&self, list: &mut impl Answers<Action>) {
        let stored = self.stored_types();
        list.push(Action::Exchange(Exchange::None));
        if self.state.table.turn.exchanges == 0 {
            for cube in stored {
                if list.enough() {
                    return;
                }
                list.take(
                    PAIRS
                        .iter()
                        .map(|&(up, down)| Action::Exchange(Exchange::Mood(cube, up, down))),
                );
            }
        }
        list.take(
            stored
                .iter()
                .map(|cube| Action::Exchange(Exchange::Sell(cube))),
        );
        list.take(
            Resource::ALL
                .iter()
                .map(|&cube| Exchange::Buy(cube))
                .filter(|&buy| self.check_exchange(buy).is_ok())
                .map(Action::Exchange),
        );
    }
}

impl<L: Log<Event>> Play<'_, L> {
    pub fn exchange(&mut self, exchange: Exchange) {
        let seat = self.state.table.active;
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
        self.state.table.turn.exchanges += 1;
        if self.state.table.has_location_card(Location::Warehouse)
            && self.state.table.turn.exchanges < self.game.figures.cards.warehouse_exchanges
        {
            self.ask(&[Step::Exchange]);
        }
    }
}
