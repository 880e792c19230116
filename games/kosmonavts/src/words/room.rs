//! What a room of the rules says of its questions and answers, and what all rooms need to
//! say it. A new question or answer has its words in one room only.

use alloc::{
    string::{String, ToString},
    vec,
    vec::Vec,
};

use tabletop::{Crumb, Phrase, Seat};

use super::{body, cards, flight, orders, setup};
use crate::{
    Kosmonavts, Reason, View,
    components::Body,
    step::{Action, Step},
};

/// What is done, and the clauses that follow from it.
pub(super) type Description = (Phrase, Vec<Phrase>);

/// The words of a room; none for what belongs to another one.
pub(super) struct Room {
    /// What a question is about: “choice of event”.
    pub topic: fn(Step) -> Option<&'static str>,
    /// A question, to the seat that owes an answer.
    pub ask: fn(&Kosmonavts, &View, Seat, Step) -> Option<Phrase>,
    /// An answer with its consequences. It is legal.
    pub describe: fn(&Kosmonavts, &View, Seat, Action) -> Option<Description>,
    /// The way to an answer, one thing after the other.
    pub path: fn(&Kosmonavts, &View, Action) -> Option<Vec<Crumb>>,
    /// The answers to a question that are buttons, in the order in which they are drawn.
    pub buttons: fn(&Kosmonavts, Step) -> Option<Vec<Action>>,
    /// Why not. Whoever shows it adds the number of the rule.
    pub refuse: fn(&Kosmonavts, Reason) -> Option<Phrase>,
}

/// All rooms.
pub(super) const ROOMS: [Room; 4] = [setup::ROOM, cards::ROOM, orders::ROOM, flight::ROOM];

/// What is done and what follows from it, as one sentence.
pub(super) fn said(lead: Phrase, clauses: Vec<Phrase>) -> Phrase {
    match clauses.into_iter().reduce(joined) {
        Some(what) => Phrase::new("choice-with")
            .with("lead", lead)
            .with("what", what),
        None => Phrase::new("choice-plain").with("lead", lead),
    }
}

/// Two clauses as one.
pub(super) fn joined(first: Phrase, next: Phrase) -> Phrase {
    Phrase::new("choice-clauses")
        .with("first", first)
        .with("next", next)
}

pub(super) const fn plain(key: &'static str) -> Description {
    (Phrase::new(key), Vec::new())
}

pub(super) const fn crumb(element: String, label: Phrase) -> Crumb {
    Crumb { element, label }
}

/// An element that is called like its message.
pub(super) fn named(label: Phrase) -> Crumb {
    crumb(label.key.to_string(), label)
}

/// A body, on the board or in the table of markers.
pub(super) fn at(one: Body) -> Crumb {
    named(body(one))
}

pub(super) fn button(element: &str, key: &'static str) -> Vec<Crumb> {
    vec![crumb(element.to_string(), Phrase::new(key))]
}

/// A reason about a body.
pub(super) fn about(key: &'static str, one: Body) -> Phrase {
    Phrase::new(key).with("body", body(one))
}
