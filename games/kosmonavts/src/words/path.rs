//! The way to an answer, one thing after the other.
//!
//! | element | what it is |
//! |---|---|
//! | `body-saturn`, `space-saturn-7` | a body, on the board or in the table of markers; a space of its orbit |
//! | `colour-red` | a ship |
//! | `mission-first-mars` | a mission card |
//! | `event-2` | a face-up event card |
//! | `rose-ne`, `fuel-normal`, `fuel-hyper` | a petal of the own rose, and the cube for it |
//! | `shield-yes`, `shield-no`, `shield-convert` | a shield against the event, or into fuel |
//! | `resupply-yes`, `resupply-no`, `energy-3` | fuel from the event |
//! | `order-go`, `order-stay`, `fly`, `evacuate`, `pass` | buttons |
//! | `refuel-none`, `refuel-basic`, `refuel-quick`, `refuel-full` | buttons |
//! | `final-yes`, `final-no` | whether the landing on Earth is the final one |

use alloc::{
    format,
    string::{String, ToString},
    vec,
    vec::Vec,
};

use tabletop::{Crumb, Phrase};

use super::{body, colour, direction, fuel, hex_label, number, topic};
use crate::{
    Kosmonavts, View,
    components::{Body, Mission},
    step::{Action, Refuelling, Step},
};

impl Kosmonavts {
    pub(super) fn path_to(&self, view: &View, action: Action) -> Vec<Crumb> {
        match action {
            Action::PlaceBody(one, space) => vec![at(one), self.space(one, space)],
            Action::ChooseColour(one) => vec![named(colour(one))],
            Action::KeepMissions(one, other) => vec![self.card(one), self.card(other)],
            Action::ChooseEvent(slot) => {
                let open = view.table.events.open.get(slot as usize);
                let label = match open.copied().flatten() {
                    Some(card) => self.event_card(card),
                    None => topic(Step::ChooseEvent),
                };
                vec![crumb(format!("event-{}", slot + 1), label)]
            }
            Action::Shield(true) => button("shield-yes", "button-shield"),
            Action::Shield(false) => button("shield-no", "button-shield-none"),
            Action::Resupply(true) => button("resupply-yes", "button-resupply"),
            Action::Resupply(false) => button("resupply-no", "button-resupply-none"),
            Action::Energy(count) => {
                let label = Phrase::new("button-energy").with("count", number(count));
                vec![crumb(format!("energy-{count}"), label)]
            }
            Action::Gravity(one) | Action::Land(one) => vec![at(one)],
            Action::Convert => button("shield-convert", "button-convert"),
            Action::Burn(cube) => {
                let petal = format!("rose-{}", cube.direction);
                vec![
                    crumb(petal, direction(cube.direction)),
                    named(fuel(cube.fuel)),
                ]
            }
            Action::Go => button("order-go", "button-go"),
            Action::Stay => button("order-stay", "button-stay"),
            Action::Fly => button("fly", "button-fly"),
            Action::Evacuate => button("evacuate", "button-evacuate"),
            Action::Pass => button("pass", "button-pass"),
            Action::Refuel(Refuelling::None) => button("refuel-none", "button-refuel-none"),
            Action::Refuel(Refuelling::Basic) => button("refuel-basic", "button-refuel-basic"),
            Action::Refuel(Refuelling::Quick) => button("refuel-quick", "button-refuel-quick"),
            Action::Refuel(Refuelling::Full) => button("refuel-full", "button-refuel-full"),
            Action::Final(true) => button("final-yes", "button-final"),
            Action::Final(false) => button("final-no", "button-final-none"),
        }
    }

    fn space(&self, one: Body, space: u8) -> Crumb {
        let spaces = self.figures.orbit(one).spaces();
        let hex = spaces.get(space as usize).copied().map(hex_label);
        let label = Phrase::new("button-space")
            .with("space", number(space + 1))
            .with("hex", hex.unwrap_or_default());
        crumb(format!("space-{one}-{}", space + 1), label)
    }

    fn card(&self, mission: Mission) -> Crumb {
        let (goal, about) = (mission.goal(), mission.body());
        crumb(format!("mission-{goal}-{about}"), self.mission(mission))
    }
}

const fn crumb(element: String, label: Phrase) -> Crumb {
    Crumb { element, label }
}

/// An element that is called like its message.
fn named(label: Phrase) -> Crumb {
    crumb(label.key.to_string(), label)
}

fn at(one: Body) -> Crumb {
    named(body(one))
}

fn button(element: &str, key: &'static str) -> Vec<Crumb> {
    vec![crumb(element.to_string(), Phrase::new(key))]
}
