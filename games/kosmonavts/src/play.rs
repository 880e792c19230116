//! The two hands of the referee: one looks, the other acts.

use tabletop::{Log, Seat};

use crate::{
    Kosmonavts, Mode,
    components::Cubes,
    event::Event,
    figures::{EventCard, Figures, Limits},
    state::{Player, State, Table},
};

/// Looks at the state: lists, checks, explains. Its methods are spread over the
/// rooms, next to the effects they belong to.
#[derive(Clone, Copy)]
pub(crate) struct Read<'a> {
    pub game: &'a Kosmonavts,
    pub state: &'a State,
}

/// Acts on the state and tells what happens.
pub(crate) struct Play<'a, L> {
    pub game: &'a Kosmonavts,
    pub state: &'a mut State,
    pub log: &'a mut L,
}

impl<'a> Read<'a> {
    /// The open table.
    #[inline]
    pub const fn table(&self) -> &'a Table {
        &self.state.table
    }

    /// The printed figures.
    #[inline]
    pub const fn figures(&self) -> &'a Figures {
        &self.game.figures
    }

    /// What ships and effects may do at most.
    #[inline]
    pub const fn limits(&self) -> &'a Limits {
        &self.game.figures.limits
    }

    /// Which rules are used.
    #[inline]
    pub const fn mode(&self) -> Mode {
        self.game.setup.mode
    }

    /// A player's area.
    #[inline]
    pub const fn player(&self, seat: Seat) -> &'a Player {
        self.state.table.player(seat)
    }

    /// A player's tank.
    #[inline]
    pub const fn tank(&self, seat: Seat) -> Cubes {
        self.state.tanks[seat.index()]
    }

    /// Free spaces in a player's tank (KOS-012).
    #[inline]
    pub const fn room(&self, seat: Seat) -> u8 {
        self.limits().tank - self.tank(seat).count()
    }

    /// The event card of this round.
    #[inline]
    pub fn card(&self) -> Option<EventCard> {
        let card = self.state.table.event?;
        Some(self.figures().card(card))
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// The looking hand.
    #[inline]
    pub fn read(&self) -> Read<'_> {
        Read {
            game: self.game,
            state: self.state,
        }
    }

    /// Tells an event.
    #[inline]
    pub fn emit(&mut self, event: Event) {
        self.log.emit(event);
    }

    /// A player's area, to be changed.
    #[inline]
    pub const fn player(&mut self, seat: Seat) -> &mut Player {
        &mut self.state.table.players[seat.index()]
    }

    /// A player's tank, to be changed.
    #[inline]
    pub const fn tank(&mut self, seat: Seat) -> &mut Cubes {
        &mut self.state.tanks[seat.index()]
    }
}
