//! Phases 3 and 4: flights, landings and refuelling.
//!
//! | element | what it is |
//! |---|---|
//! | `body-saturn` | the body to land on |
//! | `fly`, `pass` | buttons |
//! | `evacuate`, `evacuate-sure` | buttons that are both pressed, one after the other |
//! | `refuel-none`, `refuel-basic`, `refuel-quick`, `refuel-full` | buttons |
//! | `final-yes`, `final-no` | whether the landing on Earth is the final one |

use alloc::{vec, vec::Vec};

use tabletop::{Crumb, Phrase, Seat};

use super::{
    body,
    course::{shields_left, tank_holds, tank_keeps},
    cubes, either,
    room::{Description, Room, about, at, button},
};
use crate::{
    Kosmonavts, Mode, Reason, View,
    step::{Action, Refuelling, Step},
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
        Step::Fly => Some("step-fly"),
        Step::Land => Some("step-land"),
        Step::Final => Some("step-final"),
        Step::Refuel => Some("step-refuel"),
        _ => None,
    }
}

fn ask(game: &Kosmonavts, view: &View, seat: Seat, step: Step) -> Option<Phrase> {
    let last = body(view.table.player(seat).last);
    match step {
        Step::Fly => Some(Phrase::new("question-fly")),
        Step::Land => {
            let here = game.see(view, |read| read.landings(seat));
            Some(Phrase::new("question-land").with("bodies", either(here)))
        }
        Step::Final => Some(Phrase::new("question-final")),
        Step::Refuel => Some(Phrase::new("question-refuel").with("body", last)),
        _ => None,
    }
}

fn describe(game: &Kosmonavts, view: &View, seat: Seat, action: Action) -> Option<Description> {
    let player = view.table.player(seat);
    Some(match action {
        Action::Fly => {
            let now = game.forecast(view, seat, |_| {});
            let course = game.describe_course(seat, &now);
            (Phrase::new("choice-fly"), course)
        }
        Action::Evacuate => {
            let lead = Phrase::new("choice-evacuate").with("body", body(player.last));
            let mut clauses = Vec::new();
            if !player.rose.is_empty() {
                let lost = cubes(player.rose.total());
                clauses.push(Phrase::new("clause-rose-cleared").with("cubes", lost));
            }
            clauses.push(Phrase::new("clause-evacuated"));
            (lead, clauses)
        }
        Action::Pass => {
            let lead = Phrase::new("choice-pass");
            // A ship that does not land keeps its rose.
            let rose = if player.rose.is_empty() {
                Phrase::new("clause-rose-empty")
            } else {
                Phrase::new("clause-rose-kept").with("cubes", cubes(player.rose.total()))
            };
            (lead, vec![rose])
        }
        Action::Land(one) => {
            let lead = Phrase::new("choice-land").with("body", body(one));
            (lead, game.describe_landing(view, seat, one))
        }
        Action::Refuel(how) => game.describe_refuelling(view, seat, how),
        Action::Final(true) => (Phrase::new("choice-final"), game.describe_final(view, seat)),
        Action::Final(false) => {
            let again = Phrase::new("clause-final-again");
            (Phrase::new("choice-final-none"), vec![again])
        }
        _ => return None,
    })
}

fn path(_: &Kosmonavts, _: &View, action: Action) -> Option<Vec<Crumb>> {
    Some(match action {
        Action::Fly => button("fly", "button-fly"),
        Action::Evacuate => {
            let sure = button("evacuate-sure", "button-evacuate-sure");
            [button("evacuate", "button-evacuate"), sure].concat()
        }
        Action::Pass => button("pass", "button-pass"),
        Action::Land(one) => vec![at(one)],
        Action::Refuel(Refuelling::None) => button("refuel-none", "button-refuel-none"),
        Action::Refuel(Refuelling::Basic) => button("refuel-basic", "button-refuel-basic"),
        Action::Refuel(Refuelling::Quick) => button("refuel-quick", "button-refuel-quick"),
        Action::Refuel(Refuelling::Full) => button("refuel-full", "button-refuel-full"),
        Action::Final(true) => button("final-yes", "button-final"),
        Action::Final(false) => button("final-no", "button-final-none"),
        _ => return None,
    })
}

fn buttons(game: &Kosmonavts, step: Step) -> Option<Vec<Action>> {
    match step {
        Step::Fly => Some(vec![Action::Fly, Action::Evacuate]),
        Step::Land => Some(vec![Action::Pass]),
        Step::Final => Some([true, false].map(Action::Final).into()),
        Step::Refuel => {
            let ways: &[Refuelling] = match game.setup.mode {
                Mode::Basic => &[Refuelling::Basic, Refuelling::None],
                Mode::Advanced => &[Refuelling::Quick, Refuelling::Full, Refuelling::None],
            };
            Some(ways.iter().copied().map(Action::Refuel).collect())
        }
        _ => None,
    }
}

fn refuse(_: &Kosmonavts, reason: Reason) -> Option<Phrase> {
    Some(match reason {
        Reason::NotHere(one) => about("reason-not-here", one),
        Reason::OtherMode(Refuelling::Basic) => Phrase::new("reason-advanced-mode"),
        Reason::OtherMode(_) => Phrase::new("reason-basic-mode"),
        Reason::NothingToRefuel(_) => Phrase::new("reason-nothing-to-refuel"),
        _ => return None,
    })
}

impl Kosmonavts {
    fn describe_refuelling(&self, view: &View, seat: Seat, how: Refuelling) -> Description {
        if how == Refuelling::None {
            let tank = view.tanks[seat.index()].unwrap_or_default();
            return (Phrase::new("choice-refuel-none"), vec![tank_keeps(tank)]);
        }
        let after = self.forecast(view, seat, |play| play.refuel(seat, how));
        let mut clauses = vec![tank_holds(after.tank())];
        let key = match how {
            Refuelling::Quick => "choice-refuel-quick",
            Refuelling::Full => {
                clauses.push(shields_left(after.player().shields));
                "choice-refuel-full"
            }
            Refuelling::None | Refuelling::Basic => "choice-refuel",
        };
        (Phrase::new(key), clauses)
    }
}
