//! The two hands of the referee: one looks, the other acts.

use tabletop::Log;

use crate::{RedOutpost, event::Event, state::State};

/// Looks at a game: lists, checks, explains. Its methods are spread over the
/// rooms, next to the effects they belong to.
#[derive(Clone, Copy)]
pub(crate) struct Read<'a> {
    pub game: &'a RedOutpost,
    pub state: &'a State,
}

/// Acts on a game and tells what happens.
pub(crate) struct Play<'a, L> {
    pub game: &'a RedOutpost,
    pub state: &'a mut State,
    pub log: &'a mut L,
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
}
