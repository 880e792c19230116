//! Leaders, and the event that Renzo plays by.

use alloc::{vec, vec::Vec};

use tabletop::{Crumb, Phrase, Seat};

use super::{
    amount,
    answers::{Description, Room, plain},
    crumbs::{button, crumb, element},
    just,
};
use crate::{
    Circadians, Reason, View,
    components::{EventCard, Leader, Resource},
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
        Step::ChooseLeader | Step::PickLeader => "step-leader",
        Step::BanLeader => "step-ban",
        Step::ChooseEvent => "step-event",
        _ => return None,
    })
}

fn question(_: &Circadians, _: &View, _: Seat, step: Step) -> Option<Phrase> {
    Some(match step {
        Step::ChooseLeader | Step::PickLeader => Phrase::new("question-leader"),
        Step::BanLeader => Phrase::new("question-ban"),
        Step::ChooseEvent => Phrase::new("question-event"),
        _ => return None,
    })
}

fn choice(game: &Circadians, view: &View, _: Seat, action: Action) -> Option<Description> {
    Some(match action {
        Action::Leader(one) => game.about_leader("choice-leader", one),
        Action::Ban(one) => game.about_leader("choice-ban", one),
        Action::Event(own) => game.describe_event_choice(view, own),
        _ => return None,
    })
}

fn path(game: &Circadians, _: &View, _: Seat, action: Action) -> Option<Vec<Crumb>> {
    Some(match action {
        Action::Leader(one) | Action::Ban(one) => vec![game.leader_crumb(one)],
        Action::Event(true) => button("event", "own", "button-event-own"),
        Action::Event(false) => button("event", "common", "button-event-common"),
        _ => return None,
    })
}

fn reason(game: &Circadians, reason: Reason) -> Option<Phrase> {
    Some(match reason {
        Reason::NotDealt(leader) => {
            Phrase::new("reason-not-dealt").with("leader", game.leader(leader))
        }
        Reason::LeaderGone(leader) => {
            Phrase::new("reason-leader-gone").with("leader", game.leader(leader))
        }
        _ => return None,
    })
}

impl Circadians {
    fn about_leader(&self, key: &'static str, one: Leader) -> Description {
        Description {
            note: Some(Phrase::new("note-leader").with("leader", self.leader(one))),
            ..plain(Phrase::new(key).with("leader", self.leader(one)))
        }
    }

    fn describe_event_choice(&self, view: &View, own: bool) -> Description {
        let table = &view.table;
        let card = if own {
            table.private_event
        } else {
            table.event
        };
        let card = card.unwrap_or(EventCard::EndOfAnEra);
        let card = self.event_card(card);
        let key = if own {
            "choice-event-own"
        } else {
            "choice-event-common"
        };
        let water = amount(Resource::Water, self.figures.leaders.renzo_water);
        let gain = Phrase::new("clause-gain").with("amount", water);
        Description {
            lead: Phrase::new(key).with("card", card.clone()),
            clauses: if own { Vec::new() } else { just(gain) },
            note: Some(Phrase::new("note-card").with("card", card)),
        }
    }

    fn leader_crumb(&self, one: Leader) -> Crumb {
        crumb(element("leader", one), self.leader(one))
    }
}
