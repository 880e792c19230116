//! The setup: where bodies are placed, colours, missions.
//!
//! | element | what it is |
//! |---|---|
//! | `body-saturn`, `space-saturn-7` | a body, on the board or in the table of markers; a space of its orbit |
//! | `colour-red` | a ship |
//! | `mission-first-mars` | a mission card |

use alloc::{format, vec, vec::Vec};

use tabletop::{Crumb, Phrase, Seat};

use super::{
    bodies, body, colour, number,
    room::{Description, Room, about, at, crumb, named},
};
use crate::{
    Kosmonavts, Mode, Reason, View,
    components::{Body, Mission},
    step::{Action, Step},
};

pub(super) const ROOM: Room = Room {
    topic,
    ask,
    describe,
    path,
    buttons,
    refuse,
};

const fn topic(step: Step) -> Option<&'static str> {
    match step {
        Step::PlaceBody => Some("step-place"),
        Step::ChooseColour => Some("step-colour"),
        Step::KeepMissions => Some("step-missions"),
        _ => None,
    }
}

fn ask(game: &Kosmonavts, view: &View, seat: Seat, step: Step) -> Option<Phrase> {
    match step {
        Step::PlaceBody => Some(game.ask_place(view, seat)),
        Step::ChooseColour => Some(Phrase::new("question-colour")),
        Step::KeepMissions => Some(Phrase::new("question-missions")),
        _ => None,
    }
}

fn describe(game: &Kosmonavts, view: &View, _: Seat, action: Action) -> Option<Description> {
    match action {
        Action::PlaceBody(one, space) => Some(game.describe_place(view, one, space)),
        Action::ChooseColour(one) => {
            let lead = Phrase::new("choice-colour").with("colour", colour(one));
            Some((lead, Vec::new()))
        }
        Action::KeepMissions(one, other) => Some(game.describe_keep(one, other)),
        _ => None,
    }
}

fn path(game: &Kosmonavts, _: &View, action: Action) -> Option<Vec<Crumb>> {
    match action {
        Action::PlaceBody(one, space) => Some(vec![at(one), space_of(one, space)]),
        Action::ChooseColour(one) => Some(vec![named(colour(one))]),
        Action::KeepMissions(one, other) => Some(vec![game.card(one), game.card(other)]),
        _ => None,
    }
}

/// Everything is a piece on the table.
const fn buttons(_: &Kosmonavts, _: Step) -> Option<Vec<Action>> {
    None
}

fn refuse(game: &Kosmonavts, reason: Reason) -> Option<Phrase> {
    Some(match reason {
        Reason::AlreadyPlaced(_, one) => about("reason-already-placed", one),
        Reason::NotInHand(one) => about("reason-not-in-hand", one),
        Reason::EarthFirst(_) => about("reason-earth-first", Body::Earth),
        Reason::NoSuchSpace(one, space) => {
            about("reason-no-such-space", one).with("space", number(space + 1))
        }
        Reason::ColourTaken(one) => Phrase::new("reason-colour-taken").with("colour", colour(one)),
        Reason::NotDealt(mission) => {
            Phrase::new("reason-not-dealt").with("mission", game.mission(mission))
        }
        Reason::NotTwoMissions => Phrase::new("reason-not-two-missions"),
        _ => return None,
    })
}

impl Kosmonavts {
    fn ask_place(&self, view: &View, seat: Seat) -> Phrase {
        let table = &view.table;
        match self.setup.mode {
            Mode::Basic => {
                let hand = table.hands[seat.index()];
                Phrase::new("question-place-hand").with("bodies", bodies(hand))
            }
            Mode::Advanced if table.spaces[Body::Earth as usize].is_none() => {
                Phrase::new("question-place-earth").with("body", body(Body::Earth))
            }
            Mode::Advanced => Phrase::new("question-place"),
        }
    }

    fn describe_place(&self, view: &View, one: Body, space: u8) -> Description {
        let hex = self.figures.orbit(one).hex(space);
        let lead = Phrase::new("choice-place")
            .with("body", body(one))
            .with("space", number(space + 1));
        let mut clauses = Vec::new();
        if let Some(earth) = self.hex_of(&view.table, Body::Earth) {
            let far = Phrase::new("clause-from-earth").with("body", body(Body::Earth));
            clauses.push(far.with("count", number(hex.distance(earth))));
        }
        (lead, clauses)
    }

    fn describe_keep(&self, one: Mission, other: Mission) -> Description {
        let missions = [one, other].map(|mission| self.mission(mission));
        let asked = |mission: &Phrase| Phrase::new("clause-asked").with("mission", mission.clone());
        let clauses = missions.iter().map(asked).collect();
        let lead = Phrase::new("choice-keep").with("missions", missions.to_vec());
        (lead, clauses)
    }

    fn card(&self, mission: Mission) -> Crumb {
        let (goal, about) = (mission.goal(), mission.body());
        crumb(format!("mission-{goal}-{about}"), self.mission(mission))
    }
}

fn space_of(one: Body, space: u8) -> Crumb {
    let label = Phrase::new("button-space").with("space", number(space + 1));
    crumb(format!("space-{one}-{}", space + 1), label)
}
