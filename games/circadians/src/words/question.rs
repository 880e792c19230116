//! What is asked, in one sentence.

use alloc::vec::Vec;
use core::iter::repeat_n;

use tabletop::{Phrase, Seat};

use super::{a_die, ability, contracts, dice, location, number, origin, value};
use crate::{
    Circadians, View,
    components::{Location, Origin, Space},
    figures::Ability,
    state::Stage,
    step::{Step, Tile},
};

impl Circadians {
    /// The question the seat has to answer, or who is thinking about what.
    pub(super) fn ask_question(&self, view: &View, seat: Seat) -> Phrase {
        let table = &view.table;
        let Some(step) = table.pending.top() else {
            return Phrase::new("question-over");
        };
        if !table.pending.seats().contains(seat) {
            return if step.is_sealed() && table.answered.contains(seat) {
                Phrase::new("question-sealed").with("seats", self.sides_of(table.pending.seats()))
            } else {
                self.waiting(view, step)
            };
        }
        let own = view.own.filter(|_| view.seat == Some(seat));
        let sending = &table.sending;
        match step {
            Step::ChooseLeader => Phrase::new("question-leader"),
            Step::PickLeader => Phrase::new("question-pick"),
            Step::BanLeader => Phrase::new("question-ban"),
            Step::Draft => {
                Phrase::new("question-draft").with("number", number(table.turns.min(2) + 1))
            }
            Step::ChooseEvent => Phrase::new("question-event"),
            Step::Assign => {
                let left: u8 = own.map_or(0, |own| own.rolled.iter().sum());
                Phrase::new("question-assign").with("count", number(left))
            }
            Step::Send => self.ask_send(view),
            Step::To => Phrase::new("question-to").with("value", number(sending.value)),
            Step::Partner => Phrase::new("question-partner").with("value", number(sending.value)),
            Step::Pay => about_place("question-pay", sending.space),
            Step::HqReward => Phrase::new("question-reward"),
            Step::Buy => Phrase::new("question-buy"),
            Step::Stack(tile) => Phrase::new(if tile.is_farm() {
                "question-stack-farm"
            } else {
                "question-stack-ship"
            }),
            Step::Place(tile) => self.ask_place(view, tile),
            Step::Trade(_) => Phrase::new("question-trade").with("count", number(sending.trades)),
            Step::Fulfil => Phrase::new("question-fulfil"),
            Step::FulfilSecond => Phrase::new("question-fulfil-second"),
            Step::Delivery => Phrase::new("question-delivery"),
            Step::Move => Phrase::new("question-move"),
            Step::Use => {
                let what = self.see(view, |read| read.host().map(|host| read.ability(host)));
                let what = what.unwrap_or(Ability::Move);
                Phrase::new("question-use").with("ability", ability(what))
            }
            Step::SetDie => Phrase::new("question-set"),
            Step::Reveal => Phrase::new("question-reveal"),
            Step::Discard(count) => {
                Phrase::new("question-discard").with("contracts", contracts(count))
            }
            Step::Advance => Phrase::new("question-advance"),
            Step::Setback => Phrase::new("question-setback"),
            Step::Suffer => Phrase::new("question-suffer"),
            Step::Treat(_) => Phrase::new("question-treat"),
            Step::LoseDie => Phrase::new("question-lose"),
            Step::MoveBack => Phrase::new("question-back"),
            Step::Destroy(tile) => Phrase::new(if tile.is_farm() {
                "question-destroy-farm"
            } else {
                "question-destroy-ship"
            }),
            Step::PlaceDie => {
                let first = value(sending.rolled_die().unwrap_or(1));
                let dice: Vec<Phrase> = (1..=6u8)
                    .rev()
                    .flat_map(|shows| {
                        let count = sending.rolled[shows as usize - 1];
                        repeat_n(a_die(shows), count as usize)
                    })
                    .collect();
                if dice.len() > 1 {
                    let all = Phrase::new("question-put-first").with("dice", dice);
                    all.with("value", first)
                } else {
                    Phrase::new("question-put").with("value", first)
                }
            }
            Step::Harvest => {
                let trades = self.see(view, |read| read.trades_left(seat));
                Phrase::new("question-harvest").with("count", number(trades))
            }
            Step::RestDiscard => {
                let surplus = self.see(view, |read| read.surplus(seat));
                let chosen = own.map_or(0, |own| own.discards.len() as u8);
                let left = surplus.saturating_sub(chosen);
                Phrase::new("question-discard").with("contracts", contracts(left))
            }
            Step::Open
            | Step::Roll
            | Step::Act
            | Step::HqContracts
            | Step::Faction
            | Step::Delivered
            | Step::GainDice(_) => self.waiting(view, step),
        }
    }

    fn ask_send(&self, view: &View) -> Phrase {
        let table = &view.table;
        if table.stage != Stage::Headquarters {
            let waiting = table.side(table.active).garages.iter().flatten().count();
            return Phrase::new("question-send").with("dice", dice(waiting as u8));
        }
        let first = self.see(view, |read| read.next_hq());
        let at = first.map_or(0, |(number, _)| number);
        Phrase::new("question-send-first").with("place", origin(Origin::Headquarters(at)))
    }

    fn ask_place(&self, view: &View, tile: Tile) -> Phrase {
        let stack = view.table.sending.stack.unwrap_or(0) as usize;
        let (key, name) = if tile.is_farm() {
            let top = view.table.farms.tops[stack];
            ("question-place-farm", top.map(|farm| self.farm(farm)))
        } else {
            let top = view.table.ships.tops[stack];
            ("question-place-ship", top.map(|ship| self.ship(ship)))
        };
        match name {
            Some(name) => Phrase::new(key).with("tile", name),
            None => Phrase::new("question-over"),
        }
    }

    /// Who decides what.
    fn waiting(&self, view: &View, step: Step) -> Phrase {
        Phrase::new("question-wait")
            .with("seats", self.sides_of(view.table.pending.seats()))
            .with("step", topic(step))
    }
}

fn about_place(key: &'static str, space: Option<Space>) -> Phrase {
    let at = space.map_or(Location::Foundry, Space::location);
    Phrase::new(key).with("location", location(at))
}

/// What a question is about: “where the die goes”.
pub(crate) const fn topic(step: Step) -> Phrase {
    Phrase::new(match step {
        Step::ChooseLeader => "step-leader",
        Step::PickLeader => "step-pick",
        Step::BanLeader => "step-ban",
        Step::Draft => "step-draft",
        Step::ChooseEvent => "step-event",
        Step::Assign => "step-assign",
        Step::Send => "step-send",
        Step::To => "step-to",
        Step::Partner => "step-partner",
        Step::Pay => "step-pay",
        Step::HqReward => "step-reward",
        Step::Buy => "step-buy",
        Step::Stack(_) => "step-stack",
        Step::Place(_) => "step-place",
        Step::Trade(_) => "step-trade",
        Step::Fulfil => "step-fulfil",
        Step::FulfilSecond => "step-fulfil-second",
        Step::Delivery => "step-delivery",
        Step::Move => "step-move",
        Step::Use => "step-use",
        Step::SetDie => "step-set",
        Step::Reveal => "step-reveal",
        Step::Discard(_) | Step::RestDiscard => "step-discard",
        Step::Advance => "step-advance",
        Step::Setback => "step-setback",
        Step::Suffer => "step-suffer",
        Step::Treat(_) => "step-treat",
        Step::LoseDie => "step-lose",
        Step::MoveBack => "step-back",
        Step::Destroy(_) => "step-destroy",
        Step::PlaceDie => "step-put",
        Step::Harvest => "step-harvest",
        Step::Open
        | Step::Roll
        | Step::Act
        | Step::HqContracts
        | Step::Faction
        | Step::Delivered
        | Step::GainDice(_) => "step-rules",
    })
}
