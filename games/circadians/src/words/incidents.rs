//! What follows a negotiation: the ability of the faction, advancements and setbacks.

use alloc::{string::ToString, vec, vec::Vec};

use tabletop::{Crumb, Phrase, Seat};

use super::{
    ability,
    answers::{Description, Room, about_slot, about_value, plain},
    condition, contract,
    crumbs::{crumb, element, skip, spot_crumb, value_crumb},
    die, number, penalty, reward, spot,
};
use crate::{
    Circadians, Reason, View,
    components::{Contract, Die, Spot},
    figures::{Ability, Reward},
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
        Step::Use => "step-use",
        Step::SetDie => "step-set",
        Step::Advance => "step-advance",
        Step::Setback => "step-setback",
        Step::Suffer => "step-suffer",
        Step::Treat(_) => "step-treat",
        Step::LoseDie => "step-lose",
        _ => return None,
    })
}

fn question(game: &Circadians, view: &View, _: Seat, step: Step) -> Option<Phrase> {
    Some(match step {
        Step::Use => {
            let what = game.see(view, |read| read.host().map(|host| read.ability(host)));
            let what = what.unwrap_or(Ability::Move);
            Phrase::new("question-use").with("ability", ability(what))
        }
        Step::SetDie => Phrase::new("question-set"),
        Step::Advance => Phrase::new("question-advance"),
        Step::Setback => Phrase::new("question-setback"),
        Step::Suffer => Phrase::new("question-suffer"),
        Step::Treat(_) => Phrase::new("question-treat"),
        Step::LoseDie => Phrase::new("question-lose"),
        _ => return None,
    })
}

fn choice(game: &Circadians, view: &View, seat: Seat, action: Action) -> Option<Description> {
    Some(match action {
        Action::Use(yes) => game.describe_use(view, yes),
        Action::SetDie(None) => plain(Phrase::new("choice-set-none")),
        Action::SetDie(Some((at, value))) => game.describe_set(view, seat, at, value),
        Action::Advance(slot) => game.describe_advance(view, seat, slot),
        Action::Setback(None) => {
            plain(Phrase::new("choice-ignore").with("contract", contract(Contract::LeyrienSceptre)))
        }
        Action::Setback(Some(token)) => {
            let rule = game.edition().conditions[token as usize];
            plain(Phrase::new("choice-setback").with("condition", condition(rule)))
        }
        Action::Suffer(slot) => {
            let what = penalty(game.edition().penalties[slot as usize]);
            plain(Phrase::new("choice-suffer").with("penalty", what))
        }
        Action::Treat(turned) => game.describe_treat(view, turned),
        Action::Lose(at) => plain(Phrase::new("choice-lose").with("place", spot(at))),
        _ => return None,
    })
}

fn path(game: &Circadians, view: &View, _: Seat, action: Action) -> Option<Vec<Crumb>> {
    Some(match action {
        Action::Use(true) => vec![crumb("yes".to_string(), Phrase::new("button-yes"))],
        Action::Use(false) => vec![crumb("no".to_string(), Phrase::new("button-no"))],
        Action::SetDie(Some((at, shows))) => vec![spot_crumb(at), value_crumb(shows)],
        Action::Advance(slot) => {
            let edition = game.edition();
            let what = reward(edition.rewards[slot as usize]);
            vec![crumb(element("advance", slot + 1), what)]
        }
        Action::Setback(Some(token)) => {
            let what = condition(game.edition().conditions[token as usize]);
            vec![crumb(element("token", token + 1), what)]
        }
        Action::Suffer(slot) => {
            let what = penalty(game.edition().penalties[slot as usize]);
            vec![crumb(element("setback", slot + 1), what)]
        }
        Action::Treat(turned) => vec![game.treat_crumb(view, turned)],
        Action::Lose(at) => vec![spot_crumb(at)],
        Action::SetDie(None) => skip(),
        Action::Setback(None) => skip(),
        _ => return None,
    })
}

fn reason(_: &Circadians, reason: Reason) -> Option<Phrase> {
    Some(match reason {
        Reason::NotSettable(at) => Phrase::new("reason-not-settable").with("place", spot(at)),
        Reason::SameValue(value) => about_value("reason-same-value", value),
        Reason::SlotFilled(at) => about_slot("reason-slot-filled", at),
        Reason::NoSetback(_) => Phrase::new("reason-no-setback"),
        Reason::NoSceptre => {
            Phrase::new("reason-no-sceptre").with("contract", contract(Contract::LeyrienSceptre))
        }
        Reason::OtherPenalty(_) => Phrase::new("reason-other-penalty"),
        Reason::NotLosable(at) => Phrase::new("reason-not-losable").with("place", spot(at)),
        _ => return None,
    })
}

impl Circadians {
    fn describe_use(&self, view: &View, yes: bool) -> Description {
        let what = self.see(view, |read| read.host().map(|host| read.ability(host)));
        let what = ability(what.unwrap_or(Ability::Move));
        plain(if yes {
            Phrase::new("choice-use").with("ability", what)
        } else {
            Phrase::new("choice-use-none")
        })
    }

    fn describe_set(&self, view: &View, seat: Seat, at: Spot, value: u8) -> Description {
        let shown = self.see(view, |read| read.settable(seat, at));
        let shown = shown.unwrap_or(Die::new(seat, value));
        let lead = Phrase::new("choice-set")
            .with("die", die(shown))
            .with("place", spot(at))
            .with("value", number(value));
        let set = shown.turned(value);
        let clauses = match at {
            Spot::Garage(garage) => self.in_garage(view, seat, set, garage),
            Spot::Farm(slot) => self.yield_now(view, seat, set, slot),
            _ => Vec::new(),
        };
        (lead, clauses).into()
    }

    fn describe_advance(&self, view: &View, seat: Seat, slot: u8) -> Description {
        let edition = self.edition();
        let what = edition.rewards[slot as usize];
        let lead = Phrase::new("choice-advance").with("reward", reward(what));
        let clauses = match what.0 {
            Reward::HarvestHex => {
                let told = self.forecast(view, seat, Action::Advance(slot));
                self.consequences(&told)
            }
            _ => Vec::new(),
        };
        (lead, clauses).into()
    }

    fn describe_treat(&self, view: &View, turned: bool) -> Description {
        let slot = match view.table.pending.top() {
            Some(Step::Treat(slot)) => slot,
            _ => 0,
        };
        let (what, count) = self.edition().penalties[slot as usize];
        plain(if turned {
            let good = reward((what.counterpart(), count));
            Phrase::new("choice-treat").with("reward", good)
        } else {
            Phrase::new("choice-suffer").with("penalty", penalty((what, count)))
        })
    }

    fn treat_crumb(&self, view: &View, turned: bool) -> Crumb {
        let slot = match view.table.pending.top() {
            Some(Step::Treat(slot)) => slot,
            _ => 0,
        };
        let (what, count) = self.edition().penalties[slot as usize];
        if turned {
            crumb(
                element("treat", "reward"),
                reward((what.counterpart(), count)),
            )
        } else {
            crumb(element("treat", "penalty"), penalty((what, count)))
        }
    }
}
