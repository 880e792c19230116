//! The two hands of the referee: one looks, the other acts.

use tabletop::{Log, Seat, SeatSet};

use crate::{
    Circadians,
    components::{Cost, Origin, Purse, Resource, Ship, Space},
    event::Event,
    figures::{EditionFigures, EventFigures, Figures, PlanetFigures, ShipFigures},
    setup::Setup,
    state::{Secret, Side, State, Table},
    step::Step,
};

/// Looks at the state: lists, checks, explains. Its methods are spread over the rooms,
/// next to the effects they belong to.
#[derive(Clone, Copy)]
pub(crate) struct Read<'a> {
    pub game: &'a Circadians,
    pub state: &'a State,
}

/// Acts on the state and tells what happens.
pub(crate) struct Play<'a, L> {
    pub game: &'a Circadians,
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

    /// What was fixed before the game.
    #[inline]
    pub const fn setup(&self) -> &'a Setup {
        &self.game.setup
    }

    /// What differs between the editions.
    #[inline]
    pub fn edition(&self) -> &'a EditionFigures {
        &self.figures().editions[self.setup().edition as usize]
    }

    /// The side of the planet in play.
    #[inline]
    pub fn planet(&self) -> &'a PlanetFigures {
        &self.figures().planets[self.setup().planet as usize]
    }

    #[inline]
    pub fn side(&self, seat: Seat) -> &'a Side {
        &self.table().sides[seat.index()]
    }

    #[inline]
    pub fn purse(&self, seat: Seat) -> &'a Purse {
        &self.state.purses[seat.index()]
    }

    #[inline]
    pub fn secret(&self, seat: Seat) -> &'a Secret {
        &self.state.secrets[seat.index()]
    }

    /// The event that holds for a player; the last one has no effect (CFL-312).
    #[inline]
    pub fn event(&self, seat: Seat) -> &'a EventFigures {
        match self.table().event_of(seat) {
            Some(event) => self.figures().event(event),
            None => &self.figures().events[0],
        }
    }

    /// Whether a space is in play with so many players (CFL-024).
    #[inline]
    pub fn is_open(&self, space: Space) -> bool {
        self.figures().open[self.setup().layout() as usize - 1] >> space.index() & 1 == 1
    }

    /// Whether a space is in play and empty (CFL-074).
    #[inline]
    pub fn is_free(&self, space: Space) -> bool {
        self.is_open(space) && self.table().on(space).is_none()
    }

    /// Those of some spaces, given as bits, that are in play and empty.
    #[inline]
    pub fn free_among(&self, spaces: u64) -> u64 {
        let open = spaces & self.figures().open[self.setup().layout() as usize - 1];
        Space::among(open).fold(0, |free, space| {
            free | u64::from(self.table().on(space).is_none()) << space.index()
        })
    }

    /// The ship of a garage: printed in the first (CFL-008), a tile or a rover in the others.
    /// A tile works from the moment it is there (CFL-089).
    #[inline]
    pub fn ship_in(&self, seat: Seat, garage: u8) -> Option<Ship> {
        match garage {
            0 => Some(self.figures().base.starting_ship),
            _ => self.side(seat).ships[garage as usize - 1],
        }
    }

    /// What the ship of a garage can do.
    #[inline]
    pub fn ship(&self, seat: Seat, garage: u8) -> Option<&'a ShipFigures> {
        let ship = self.ship_in(seat, garage);
        ship.map(|ship| self.figures().ship(ship))
    }

    /// The ship that a die is sent with.
    #[inline]
    pub fn ship_of(&self, seat: Seat, origin: Origin) -> Option<&'a ShipFigures> {
        match origin {
            Origin::Headquarters(_) => None,
            Origin::Garage(garage) => self.ship(seat, garage),
        }
    }

    /// The seats of the people, clockwise from the Radio (CFL-066).
    pub fn clockwise(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let (people, radio) = (self.setup().players, self.table().radio.0);
        (0..people).map(move |turn| Seat((radio + turn) % people))
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

    #[inline]
    pub fn side(&mut self, seat: Seat) -> &mut Side {
        &mut self.state.table.sides[seat.index()]
    }

    #[inline]
    pub fn secret(&mut self, seat: Seat) -> &mut Secret {
        &mut self.state.secrets[seat.index()]
    }

    /// Puts a step of the active player on top of what is still to do. What a die triggers is
    /// decided one step at a time (CFL-404), and by nobody else (CFL-408).
    #[inline]
    pub fn ask(&mut self, step: Step) {
        self.state
            .table
            .pending
            .push(SeatSet::one(self.state.table.active), step);
    }

    /// Puts a consequence on top of what is still to do.
    #[inline]
    pub fn then(&mut self, step: Step) {
        self.state.table.pending.push(SeatSet::EMPTY, step);
    }

    /// Puts a sealed question to several players on top, and its opening beneath.
    pub fn ask_sealed(&mut self, seats: SeatSet, step: Step) {
        self.state.table.answered = SeatSet::EMPTY;
        self.then(Step::Open);
        if !seats.is_empty() {
            self.state.table.pending.push(seats, step);
        }
    }

    /// Pays to the main supply (CFL-090). The caller knows that there is enough.
    #[inline]
    pub fn pay(&mut self, seat: Seat, cost: Cost) {
        if cost == [0; 4] {
            return;
        }
        let purse = &mut self.state.purses[seat.index()];
        for &resource in Resource::ALL {
            let amount = purse.of_mut(resource);
            *amount = amount.saturating_sub(u16::from(cost[resource as usize]));
        }
        self.emit(Event::Paid { seat, cost });
    }

    /// Gains from the main supply (CFL-090).
    #[inline]
    pub fn gain(&mut self, seat: Seat, goods: Cost) {
        if goods == [0; 4] {
            return;
        }
        let purse = &mut self.state.purses[seat.index()];
        for &resource in Resource::ALL {
            let amount = purse.of_mut(resource);
            *amount = amount.saturating_add(u16::from(goods[resource as usize]));
        }
        self.emit(Event::Gained { seat, goods });
    }

    /// Gains one kind of resource.
    #[inline]
    pub fn gain_of(&mut self, seat: Seat, resource: Resource, amount: u8) {
        self.gain(seat, only(resource, amount));
    }
}

/// A price of one resource.
#[inline]
pub(crate) const fn only(resource: Resource, amount: u8) -> Cost {
    let mut cost = [0; 4];
    cost[resource as usize] = amount;
    cost
}
