//! Trades, and what farms produce.

use alloc::{string::ToString, vec, vec::Vec};

use tabletop::{Crumb, Phrase, Seat};

use super::{
    amount,
    answers::{Description, Room, about_slot, plain},
    crumbs::{crumb, element, spot_crumb},
    just, number, rate, resource,
};
use crate::{
    Circadians, Reason, View,
    components::Spot,
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
        Step::Trade(_) => "step-trade",
        Step::Harvest => "step-harvest",
        _ => return None,
    })
}

fn question(game: &Circadians, view: &View, seat: Seat, step: Step) -> Option<Phrase> {
    let sending = &view.table.sending;
    Some(match step {
        Step::Trade(_) => Phrase::new("question-trade").with("count", number(sending.trades)),
        Step::Harvest => {
            let trades = game.see(view, |read| read.trades_left(seat));
            Phrase::new("question-harvest").with("count", number(trades))
        }
        _ => return None,
    })
}

fn choice(game: &Circadians, view: &View, seat: Seat, action: Action) -> Option<Description> {
    Some(match action {
        Action::Trade(one) => game.describe_trade(view, seat, one),
        Action::Produce(slot, one) => {
            let made = game.see(view, |read| read.produced(seat, slot, one));
            plain(
                Phrase::new("choice-produce")
                    .with("number", number(slot + 1))
                    .with("amount", amount(one, made)),
            )
        }
        _ => return None,
    })
}

fn path(game: &Circadians, view: &View, seat: Seat, action: Action) -> Option<Vec<Crumb>> {
    Some(match action {
        Action::Trade(Some(one)) => {
            let rate = &game.figures.rates[one as usize];
            vec![
                crumb(
                    element("resource", rate.give),
                    amount(rate.give, rate.give_amount),
                ),
                crumb(
                    element("resource", rate.get),
                    amount(rate.get, rate.get_amount),
                ),
            ]
        }
        Action::Trade(None) => vec![crumb("done".to_string(), Phrase::new("button-done"))],
        Action::Produce(slot, one) => {
            let made = game.see(view, |read| read.produced(seat, slot, one));
            vec![
                spot_crumb(Spot::Farm(slot)),
                crumb(element("resource", one), amount(one, made)),
            ]
        }
        _ => return None,
    })
}

fn reason(_: &Circadians, reason: Reason) -> Option<Phrase> {
    Some(match reason {
        Reason::NotOffered => Phrase::new("reason-not-offered"),
        Reason::NoTradesLeft => Phrase::new("reason-no-trades-left"),
        Reason::CannotTrade => Phrase::new("reason-cannot-trade"),
        Reason::NothingToChoose(at) => about_slot("reason-nothing-to-choose", at),
        Reason::NotProduced(at, one) => {
            about_slot("reason-not-produced", at).with("resource", resource(one))
        }
        Reason::StillToProduce => Phrase::new("reason-still-to-produce"),
        _ => return None,
    })
}

impl Circadians {
    fn describe_trade(&self, view: &View, seat: Seat, one: Option<u8>) -> Description {
        let harvest = view.table.pending.top() == Some(Step::Harvest);
        let Some(one) = one else {
            let key = if harvest {
                "choice-harvest-done"
            } else {
                "choice-trade-done"
            };
            return plain(Phrase::new(key));
        };
        let trades = if harvest {
            self.see(view, |read| read.trades_left(seat))
        } else {
            view.table.sending.trades
        };
        let lead =
            Phrase::new("choice-trade").with("rate", rate(&self.figures.rates[one as usize]));
        let left =
            Phrase::new("clause-trades-left").with("count", number(trades.saturating_sub(1)));
        (lead, just(left)).into()
    }
}
