//! Renzo: at the start of every round but the last he reveals an event of his own and
//! plays by it or by the common one.

use tabletop::Log;

use crate::{
    components::{EventCard, EventCards, Leader, Resource},
    event::Event,
    play::{Play, Read},
    step::Step,
};

impl Read<'_> {
    /// The event cards nobody has seen. Both piles are random parts of them, so the next
    /// card of either is any of these.
    pub fn unseen_events(&self) -> EventCards {
        let seen = self.table().events | self.table().private_events;
        EventCards::all() - EventCard::EndOfAnEra - seen
    }
}

impl<L: Log<Event>> Play<'_, L> {
    pub fn draw_event(&mut self) -> Option<EventCard> {
        let unseen = self.read().unseen_events();
        let count = unseen.len() as u32;
        if count == 0 {
            return None;
        }
        let number = self.state.dice.below(count) as usize;
        unseen.iter().nth(number)
    }

    /// CFL-048, CFL-259: he reveals a card and chooses, before any dice are rolled.
    pub fn reveal_private_event(&mut self) {
        let rounds = self.game.figures.leaders.renzo_cards;
        let last = self.read().edition().rounds;
        let Some(seat) = self.state.table.owner_of(Leader::Renzo) else {
            return;
        };
        if self.state.table.round > rounds || self.state.table.round >= last {
            return;
        }
        let Some(event) = self.draw_event() else {
            return;
        };
        self.state.table.private_events |= event;
        self.state.table.private_event = Some(event);
        self.emit(Event::PrivateEvent { seat, event });
        self.state.table.active = seat;
        self.ask(Step::ChooseEvent);
    }

    /// CFL-260: water for playing by the common event.
    pub fn choose_event(&mut self, own: bool) {
        let seat = self.state.table.active;
        self.state.table.plays_private = own;
        self.emit(Event::EventChosen { seat, own });
        if !own {
            self.gain_of(seat, Resource::Water, self.game.figures.leaders.renzo_water);
        }
    }
}
