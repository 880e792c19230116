//! Contracts: the draft, fulfilling and its rewards, discarding.

use alloc::{vec, vec::Vec};

use tabletop::{Crumb, Phrase, Seat};

use super::{
    answers::{Description, Room, about_card, plain},
    contract, contracts,
    crumbs::{card_crumb, crumb, element, skip},
    number, points, price, reward,
};
use crate::{
    Circadians, Reason, View,
    components::Contract,
    contracts::DRAFT_PICKS,
    step::{Action, Step},
};

pub(super) const ROOM: Room = Room {
    topic,
    question,
    choice,
    path,
    reason,
};

const fn topic(step: Step) -> Option<&'static str> {
    Some(match step {
        Step::Draft => "step-draft",
        Step::Fulfil => "step-fulfil",
        Step::FulfilSecond => "step-fulfil-second",
        Step::Delivery => "step-delivery",
        Step::Discard(_) | Step::RestDiscard => "step-discard",
        _ => return None,
    })
}

fn question(game: &Circadians, view: &View, seat: Seat, step: Step) -> Option<Phrase> {
    let own = view.own.filter(|_| view.seat == Some(seat));
    Some(match step {
        Step::Draft => {
            let kept = view.table.turns.min(DRAFT_PICKS - 1);
            Phrase::new("question-draft")
                // A packet of four that is passed on with one card less each time.
                .with("cards", number(DRAFT_PICKS + 1 - kept))
                .with("number", number(kept + 1))
                .with("picks", number(DRAFT_PICKS))
        }
        Step::Fulfil => Phrase::new("question-fulfil"),
        Step::FulfilSecond => Phrase::new("question-fulfil-second"),
        Step::Delivery => Phrase::new("question-delivery"),
        Step::Discard(count) => Phrase::new("question-discard").with("contracts", contracts(count)),
        Step::RestDiscard => {
            let surplus = game.see(view, |read| read.surplus(seat));
            let chosen = own.map_or(0, |own| own.discards.len() as u8);
            let left = surplus.saturating_sub(chosen);
            // Whoever cannot see the hand does not know how many.
            if left == 0 {
                return None;
            }
            Phrase::new("question-discard").with("contracts", contracts(left))
        }
        _ => return None,
    })
}

fn choice(game: &Circadians, view: &View, seat: Seat, action: Action) -> Option<Description> {
    let after = || game.forecast(view, seat, action);
    Some(match action {
        Action::Keep(card) => game.about_contract("choice-keep", card),
        Action::Discard(card) => game.about_contract("choice-discard", card),
        Action::Fulfil(None) => plain(Phrase::new("choice-fulfil-none")),
        Action::Fulfil(Some(card)) => {
            let mut told = game.about_contract("choice-fulfil", card);
            told.clauses = game.consequences(&after());
            told.clauses.push(game.worth(card));
            told
        }
        Action::Delivery(row) => {
            let row = game.figures.deliveries[row as usize];
            plain(Phrase::new("choice-reward").with("reward", reward(row)))
        }
        _ => return None,
    })
}

fn path(game: &Circadians, _: &View, _: Seat, action: Action) -> Option<Vec<Crumb>> {
    Some(match action {
        Action::Keep(card) | Action::Discard(card) | Action::Fulfil(Some(card)) => {
            vec![card_crumb(card)]
        }
        Action::Delivery(row) => {
            let what = reward(game.figures.deliveries[row as usize]);
            vec![crumb(element("delivery", row + 1), what)]
        }
        Action::Fulfil(None) => skip(),
        _ => return None,
    })
}

fn reason(_: &Circadians, reason: Reason) -> Option<Phrase> {
    Some(match reason {
        Reason::NotInPacket(one) => about_card("reason-not-in-packet", one),
        Reason::NotInHand(one) => about_card("reason-not-in-hand", one),
        Reason::NoContract => Phrase::new("reason-no-contract"),
        Reason::MustFulfil => Phrase::new("reason-must-fulfil"),
        Reason::CannotFulfil(one) => about_card("reason-cannot-fulfil", one),
        Reason::SameReward => Phrase::new("reason-same-reward"),
        _ => return None,
    })
}

impl Circadians {
    /// A contract with its printed cost, its points and its effect.
    fn about_contract(&self, key: &'static str, card: Contract) -> Description {
        let cost = price(self.figures.contract(card).cost);
        Description {
            lead: Phrase::new(key).with("contract", contract(card)),
            clauses: vec![
                Phrase::new("clause-costs").with("amount", cost),
                self.worth(card),
            ],
            note: Some(self.contract_effect(card)),
        }
    }

    fn worth(&self, card: Contract) -> Phrase {
        Phrase::new("clause-worth").with("points", points(self.figures.contract(card).points))
    }
}
