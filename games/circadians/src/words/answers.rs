//! Questions and answers: each room has the words for its own.

use alloc::{string::ToString, vec, vec::Vec};

use tabletop::{Crumb, Phrase, Seat};

use super::{
    contract, contracts, crumbs::crumb, harvest, incidents, joined, leaders, location, number,
    origin, planet, planning, sending, tiles,
};
use crate::{
    Circadians, Reason, View,
    components::{Contract, Location, Origin},
    step::{Action, Step},
};

/// The words for some questions and their answers. What is not its own, a room passes over.
pub(super) struct Room {
    /// What a question is about: “where the die goes”.
    pub topic: fn(Step) -> Option<&'static str>,
    /// The question, put to whoever has to answer it.
    pub question: fn(&Circadians, &View, Seat, Step) -> Option<Phrase>,
    /// An answer with its consequences.
    pub choice: fn(&Circadians, &View, Seat, Action) -> Option<Description>,
    /// The way to an answer, one thing after the other.
    pub path: fn(&Circadians, &View, Seat, Action) -> Option<Vec<Crumb>>,
    /// Why not.
    pub reason: fn(&Circadians, Reason) -> Option<Phrase>,
}

/// All rooms.
const ROOMS: [Room; 8] = [
    leaders::ROOM,
    contracts::ROOM,
    planning::ROOM,
    sending::ROOM,
    tiles::ROOM,
    harvest::ROOM,
    planet::ROOM,
    incidents::ROOM,
];

/// What is done, the clauses that follow from it, and a sentence about it.
pub(super) struct Description {
    pub lead: Phrase,
    pub clauses: Vec<Phrase>,
    pub note: Option<Phrase>,
}

impl Description {
    /// All of it in one sentence.
    pub fn told(self) -> Phrase {
        let what = joined(self.clauses);
        let key = match (&what, &self.note) {
            (None, None) => "choice-plain",
            (Some(_), None) => "choice-with",
            (None, Some(_)) => "choice-noted",
            (Some(_), Some(_)) => "choice-with-noted",
        };
        let mut phrase = Phrase::new(key).with("lead", self.lead);
        if let Some(what) = what {
            phrase = phrase.with("what", what);
        }
        match self.note {
            Some(note) => phrase.with("note", note),
            None => phrase,
        }
    }
}

impl Circadians {
    /// The question the seat has to answer, or who is thinking about what.
    pub(super) fn ask_question(&self, view: &View, seat: Seat) -> Phrase {
        let table = &view.table;
        let Some(step) = table.pending.top() else {
            return Phrase::new("question-over");
        };
        if table.pending.seats().contains(seat) {
            let mut questions = ROOMS
                .iter()
                .filter_map(|room| (room.question)(self, view, seat, step));
            questions.next().unwrap_or_else(|| self.waiting(view, step))
        } else if step.is_sealed() && table.answered.contains(seat) {
            Phrase::new("question-sealed").with("seats", self.sides_of(table.pending.seats()))
        } else {
            self.waiting(view, step)
        }
    }

    /// Who decides what.
    fn waiting(&self, view: &View, step: Step) -> Phrase {
        Phrase::new("question-wait")
            .with("seats", self.sides_of(view.table.pending.seats()))
            .with("step", topic(step))
    }

    /// An answer with its consequences. What is not a legal answer now has none and is shown
    /// as it is written.
    pub(super) fn describe_choice(&self, view: &View, seat: Seat, action: Action) -> Phrase {
        if !self.is_legal(view, seat, action) {
            return Phrase::new("choice-other").with("action", action.to_string());
        }
        // Taking an answer back belongs to no room.
        let choices = ROOMS.iter();
        let mut choices = choices.filter_map(|room| (room.choice)(self, view, seat, action));
        let described = choices.next();
        described.map_or_else(
            || plain(Phrase::new("choice-revise")).told(),
            Description::told,
        )
    }

    fn is_legal(&self, view: &View, seat: Seat, action: Action) -> bool {
        let table = &view.table;
        let Some(step) = table.pending.top() else {
            return false;
        };
        if action == Action::Revise {
            return step.is_sealed() && table.answered.contains(seat);
        }
        table.pending.seats().contains(seat)
            && self.see(view, |read| read.check(seat, step, action).is_ok())
    }

    /// The way to an answer.
    pub(super) fn path_to(&self, view: &View, seat: Seat, action: Action) -> Vec<Crumb> {
        let mut paths = ROOMS
            .iter()
            .filter_map(|room| (room.path)(self, view, seat, action));
        let revise = || vec![crumb("revise".to_string(), Phrase::new("button-revise"))];
        paths.next().unwrap_or_else(revise)
    }

    /// Why not, in one sentence. Whoever shows it adds the number of the rule.
    pub(super) fn describe_reason(&self, reason: Reason) -> Phrase {
        match reason {
            Reason::GameOver => Phrase::new("reason-game-over"),
            Reason::NotYourTurn(seat) => {
                Phrase::new("reason-not-your-turn").with("seat", self.side(seat))
            }
            Reason::NotAsked(step) => Phrase::new("reason-not-asked").with("step", topic(step)),
            Reason::NothingSealed => Phrase::new("reason-nothing-sealed"),
            reason => {
                let mut reasons = ROOMS.iter().filter_map(|room| (room.reason)(self, reason));
                reasons
                    .next()
                    .unwrap_or_else(|| Phrase::new("reason-sealed"))
            }
        }
    }
}

/// What a question is about.
pub(crate) fn topic(step: Step) -> Phrase {
    let mut topics = ROOMS.iter().filter_map(|room| (room.topic)(step));
    Phrase::new(topics.next().unwrap_or("step-rules"))
}

pub(super) const fn plain(lead: Phrase) -> Description {
    Description {
        lead,
        clauses: Vec::new(),
        note: None,
    }
}

impl From<(Phrase, Vec<Phrase>)> for Description {
    fn from((lead, clauses): (Phrase, Vec<Phrase>)) -> Self {
        Self {
            lead,
            clauses,
            note: None,
        }
    }
}

/// A reason about a contract.
pub(super) fn about_card(key: &'static str, card: Contract) -> Phrase {
    Phrase::new(key).with("contract", contract(card))
}

/// A reason about the value of a die.
pub(super) fn about_value(key: &'static str, value: u8) -> Phrase {
    Phrase::new(key).with("value", number(value))
}

/// A reason about a slot, counted from 0.
pub(super) fn about_slot(key: &'static str, slot: u8) -> Phrase {
    Phrase::new(key).with("number", number(slot + 1))
}

/// A reason about a die that waits.
pub(super) fn about_origin(key: &'static str, from: Origin) -> Phrase {
    Phrase::new(key).with("place", origin(from))
}

/// A reason about a location.
pub(super) fn about_location(key: &'static str, at: Location) -> Phrase {
    Phrase::new(key).with("location", location(at))
}
