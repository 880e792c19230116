//! What an answer would bring, so that nobody has to do arithmetic.
//!
//! The rules themselves are asked: they act on a copy of what the seat knows, no further than
//! the answer itself reaches. What comes to light on the way (tiles, caches, contracts drawn)
//! has no part in what is told.

use alloc::vec::Vec;

use tabletop::{Dice, Game, Phrase, Seat};

use super::{contracts, dice, price};
use crate::{
    Circadians, View,
    event::Event,
    play::Read,
    step::{Action, Step},
};

/// What the seat would see after an answer, and what was told on the way.
pub(super) struct Forecast {
    pub view: View,
    pub events: Vec<Event>,
}

impl Circadians {
    /// Looks at the game with the eyes of the rules. What others keep secret is not there.
    pub(crate) fn see<T>(&self, view: &View, seen: impl FnOnce(Read<'_>) -> T) -> T {
        seen(self.read(&view.known()))
    }

    /// Tries an answer that is not sealed on a copy, up to the next question.
    pub(super) fn forecast(&self, view: &View, seat: Seat, action: Action) -> Forecast {
        let mut copy = self.redeal(view, Dice::from_seed(0));
        let mut events = Vec::new();
        let mut play = self.play_on(&mut copy, &mut events);
        if let Some(step) = play.state.table.pending.top() {
            play.state.table.pending.pop();
            play.answer(seat, step, action);
        }
        // What a price buys comes at once.
        if play.state.table.pending.top() == Some(Step::Act) {
            play.state.table.pending.pop();
            play.act();
        }
        Forecast {
            view: self.view(&copy, Some(seat)),
            events,
        }
    }

    /// What is paid, gained and moved, one clause each.
    pub(super) fn consequences(&self, after: &Forecast) -> Vec<Phrase> {
        let mut clauses = Vec::new();
        for &event in &after.events {
            clauses.push(match event {
                Event::Paid { cost, .. } => Phrase::new("clause-pay").with("amount", price(cost)),
                Event::Gained { goods, .. } => {
                    Phrase::new("clause-gain").with("amount", price(goods))
                }
                Event::DiceGained { count, .. } => {
                    Phrase::new("clause-gain").with("amount", dice(count))
                }
                Event::ContractsDrawn { count, .. } => {
                    Phrase::new("clause-draw").with("contracts", contracts(count))
                }
                Event::Moved { to, .. } => {
                    Phrase::new("clause-harvester").with("hex", self.hex(to))
                }
                _ => continue,
            });
        }
        // Zapporah rolls the dice she gains.
        if let Some(Step::GainDice(count)) = after.view.table.pending.top() {
            clauses.push(Phrase::new("clause-roll").with("amount", dice(count)));
        }
        clauses
    }
}
