//! Phase 1: the event cards. One file for each kind that acts.

mod asteroids;
mod energy_conversion;
mod fuel_resupply;
mod gravity;
mod solar_flares;
mod solar_wind;
mod thrust;

use tabletop::{Answers, Log, Seat, SeatSet};

use crate::{
    Kosmonavts, Reason,
    components::EventKind,
    event::Event,
    play::{Play, Read},
    state::Table,
    step::{Action, Step},
};

impl Kosmonavts {
    /// Whether the card of this round is of this kind; also after it was discarded
    /// (KOS-095).
    #[inline]
    #[must_use]
    pub fn is_event(&self, table: &Table, kind: EventKind) -> bool {
        let card = table.event.map(|card| self.figures.card(card));
        card.is_some_and(|card| card.kind == kind)
    }
}

impl Read<'_> {
    /// Whether a seat can avoid an event of this kind: with a shield, if the card has
    /// the symbol (KOS-099, KOS-102, KOS-114, KOS-134), landed or not.
    #[inline]
    pub fn can_avoid(&self, kind: EventKind, seat: Seat) -> bool {
        self.figures().avoidable.contains(kind) && self.player(seat).shields > 0
    }

    /// No shield, or one against the event (KOS-099).
    pub fn list_shields(&self, seat: Seat, kind: EventKind, answers: &mut impl Answers<Action>) {
        answers.push(Action::Shield(false));
        if self.can_avoid(kind, seat) {
            answers.push(Action::Shield(true));
        }
    }

    pub fn list_events(&self, answers: &mut impl Answers<Action>) {
        answers.take([0, 1, 2].map(Action::ChooseEvent));
    }

    /// One of the three face-up cards (KOS-089).
    pub fn check_event(&self, slot: u8) -> Result<(), Reason> {
        match self.table().events.open.get(slot as usize) {
            Some(Some(_)) => Ok(()),
            _ => Err(Reason::NoSuchCard(slot)),
        }
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// Three cards are laid face up; the others are the draw deck (KOS-043).
    pub fn lay_events(&mut self) {
        for slot in 0..3 {
            self.lay_event(slot);
        }
    }

    /// Draws a card for a slot, shuffling the discard pile first when the draw
    /// deck is empty (KOS-094).
    fn lay_event(&mut self, slot: u8) {
        let events = &mut self.state.table.events;
        if events.deck.is_empty() {
            events.deck.take_all(&mut events.discard);
            self.log.emit(Event::CardsShuffled);
        }
        let card = events.deck.draw(&mut self.state.dice);
        events.open[slot as usize] = card;
        if let Some(card) = card {
            self.emit(Event::CardLaid { slot, card });
        }
    }

    /// The instructor chooses a card; it affects everyone, in turn order (KOS-089..KOS-091).
    pub fn choose_event(&mut self, seat: Seat, slot: u8) {
        let card = self.state.table.events.open[slot as usize];
        self.state.table.event = card;
        if let Some(card) = card {
            self.emit(Event::CardChosen { seat, slot, card });
        }
        let card = self.read().card();
        let response = card.and_then(|card| self.game.response(card.kind));
        if let Some(step) = response {
            for seat in self.state.table.turn_order().rev() {
                self.state.table.pending.push(SeatSet::one(seat), step);
            }
        }
    }

    /// The card is discarded and another one laid in its slot (KOS-092, KOS-093, KOS-Q49).
    pub fn replace_event(&mut self) {
        let table = &mut self.state.table;
        let Some(card) = table.event else {
            return;
        };
        let slot = table
            .events
            .open
            .iter()
            .position(|&open| open == Some(card));
        if let Some(slot) = slot {
            table.events.discard.put(card);
            self.lay_event(slot as u8);
        }
    }

    /// A shield goes to the supply, for good (KOS-103, KOS-104, KOS-273).
    pub fn spend_shield(&mut self, seat: Seat) {
        self.player(seat).shields -= 1;
        self.emit(Event::ShieldSpent { seat });
    }

    /// A shield spent against the event of this round (KOS-099).
    pub fn protect(&mut self, seat: Seat) {
        self.spend_shield(seat);
        self.state.table.protected = self.state.table.protected.with(seat);
    }
    /// What the event does to whoever spends no shield.
    pub fn suffer(&mut self, seat: Seat, step: Step) {
        match step {
            Step::SolarWind => self.blow(seat),
            Step::GravityShield => self.give_way(seat),
            Step::Asteroids => self.lose_fuel(seat),
            _ => self.hold(seat),
        }
    }
}
