//! What an answer would bring, so that nobody has to do arithmetic.
//!
//! The rules themselves are asked: they act on a copy of what the seat knows, no
//! further than the answer itself reaches. Nothing is drawn, and what others keep
//! secret has no part in it.

use alloc::vec::Vec;

use tabletop::{Game, Seat};

use crate::{
    Kosmonavts, View,
    components::{Cubes, Hex},
    event::Event,
    play::{Play, Read},
    state::{Order, Player},
};

/// What the seat would see after an answer, and what was told on the way.
pub(crate) struct Forecast {
    pub view: View,
    pub events: Vec<Event>,
    seat: Seat,
}

impl Kosmonavts {
    /// Looks at the game with the eyes of the rules.
    pub(super) fn see<T>(&self, view: &View, seen: impl FnOnce(Read<'_>) -> T) -> T {
        seen(self.read(&view.known()))
    }

    /// Tries something on a copy.
    pub(super) fn forecast(
        &self,
        view: &View,
        seat: Seat,
        act: impl FnOnce(&mut Play<'_, Vec<Event>>),
    ) -> Forecast {
        let mut copy = view.known();
        let drawn = copy.dice.drawn();
        let mut events = Vec::new();
        act(&mut Play {
            game: self,
            state: &mut copy,
            log: &mut events,
        });
        debug_assert_eq!(copy.dice.drawn(), drawn, "a forecast draws nothing");
        Forecast {
            view: self.view(&copy, Some(seat)),
            events,
            seat,
        }
    }

    /// Carries out an order as if it were the only one.
    pub(crate) fn try_order(&self, view: &View, seat: Seat, order: &Order) -> Forecast {
        self.forecast(view, seat, |play| play.carry_out(seat, order))
    }
}

impl Forecast {
    pub(crate) fn player(&self) -> &Player {
        self.view.table.player(self.seat)
    }

    pub(crate) fn tank(&self) -> Cubes {
        self.view.tanks[self.seat.index()].unwrap_or_default()
    }

    /// Where the ship is.
    pub(super) fn at(&self, game: &Kosmonavts) -> Hex {
        let hex = game.ship_hex(&self.view.table, self.seat);
        hex.unwrap_or_default()
    }
}
