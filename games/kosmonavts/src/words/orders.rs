//! Phase 2: the order.
//!
//! | element | what it is |
//! |---|---|
//! | `rose-ne`, `fuel-normal`, `fuel-hyper` | a petal of the own rose, and the cube for it |
//! | `shield-convert` | a shield turned into fuel |
//! | `order-go`, `order-stay` | buttons |

use alloc::{format, vec, vec::Vec};

use tabletop::{Crumb, Phrase, Seat};

use super::{
    body,
    course::{shields_left, tank_holds},
    direction,
    forecast::Forecast,
    fuel, normal, number,
    room::{Description, Room, button, crumb, joined, named},
};
use crate::{
    Kosmonavts, Reason, View,
    components::{Cube, Fuel},
    event::{Cancelling, Event},
    state::Order,
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
        Step::Order => Some("step-order"),
        _ => None,
    }
}

fn ask(game: &Kosmonavts, view: &View, seat: Seat, step: Step) -> Option<Phrase> {
    (step == Step::Order).then(|| game.ask_order(view, seat))
}

fn describe(game: &Kosmonavts, view: &View, seat: Seat, action: Action) -> Option<Description> {
    match action {
        Action::Convert => Some(game.describe_convert(view, seat)),
        Action::Burn(cube) => Some(game.describe_burn(view, seat, cube)),
        Action::Go => Some(game.describe_go(view, seat)),
        Action::Stay => Some(game.describe_stay(view, seat)),
        _ => None,
    }
}

fn path(_: &Kosmonavts, _: &View, action: Action) -> Option<Vec<Crumb>> {
    Some(match action {
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
        _ => return None,
    })
}

/// A shield is converted where the shields are.
fn buttons(_: &Kosmonavts, step: Step) -> Option<Vec<Action>> {
    (step == Step::Order).then(|| vec![Action::Go, Action::Stay])
}

fn refuse(_: &Kosmonavts, reason: Reason) -> Option<Phrase> {
    Some(match reason {
        Reason::ConvertedAlready => Phrase::new("reason-converted"),
        Reason::EnergyBought => Phrase::new("reason-energy-bought"),
        Reason::TooManyCubes(count) => {
            Phrase::new("reason-too-many-cubes").with("count", number(count))
        }
        Reason::Flares => Phrase::new("reason-flares"),
        Reason::NoFuel(kind) => Phrase::new("reason-no-fuel").with("fuel", fuel(kind)),
        Reason::NothingToFlyWith => Phrase::new("reason-nothing-to-fly-with"),
        Reason::InSpace => Phrase::new("reason-in-space"),
        Reason::CubesPlaced => Phrase::new("reason-cubes-placed"),
        _ => return None,
    })
}

impl Kosmonavts {
    /// The order so far, and where the ship would end with it.
    fn ask_order(&self, view: &View, seat: Seat) -> Phrase {
        let allowed = self.cubes_allowed(&view.table, seat);
        let held = self.flares_hold(&view.table, seat);
        let placed = view.order.cubes().len() as u8;
        let after = self.try_order(view, seat, &view.order);
        let landed = view.table.player(seat).landed();
        match landed {
            Some(on) if held && after.player().rose.is_empty() => {
                Phrase::new("question-order-held").with("body", body(on))
            }
            Some(on) if placed == 0 && view.table.player(seat).rose.is_empty() => {
                Phrase::new("question-order-landed")
                    .with("body", body(on))
                    .with("count", number(allowed))
            }
            _ if held => self.with_course("question-order-flares", seat, &after),
            _ => self
                .with_course("question-order", seat, &after)
                .with("placed", number(placed))
                .with("count", number(allowed)),
        }
    }

    fn with_course(&self, key: &'static str, seat: Seat, after: &Forecast) -> Phrase {
        let course = self.describe_course(seat, after).into_iter();
        let course = course.reduce(joined);
        match course {
            Some(course) => Phrase::new(key).with("course", course),
            None => Phrase::new(key),
        }
    }

    /// The draft with one more decision.
    fn drafted(&self, view: &View, seat: Seat, change: impl FnOnce(&mut Order)) -> Forecast {
        let mut order = view.order;
        change(&mut order);
        self.try_order(view, seat, &order)
    }

    fn describe_convert(&self, view: &View, seat: Seat) -> Description {
        let brings = self.see(view, |read| read.conversion(seat));
        let after = self.drafted(view, seat, |order| {
            order.converted = brings;
            order.stay = view.table.player(seat).landed().is_some() && order.cubes().is_empty();
        });
        let gained = after.events.iter().find_map(|event| match event {
            Event::ShieldConverted { cubes, .. } => Some(*cubes),
            _ => None,
        });
        match gained {
            Some(count) => {
                let lead = Phrase::new("choice-convert").with("cubes", normal(count));
                let left = shields_left(after.player().shields);
                (lead, vec![tank_holds(after.tank()), left])
            }
            None => {
                let lead = Phrase::new("choice-convert-short");
                (lead, vec![Phrase::new("clause-supply-short")])
            }
        }
    }

    fn describe_burn(&self, view: &View, seat: Seat, cube: Cube) -> Description {
        let after = self.drafted(view, seat, |order| order.put(cube));
        let lead = Phrase::new("choice-burn")
            .with("fuel", fuel(cube.fuel))
            .with("direction", direction(cube.direction));
        let before = self.drafted(view, seat, |_| {});
        let dropped = |forecast: &Forecast| {
            let dropped = |event: &&Event| matches!(event, Event::CubeDropped { .. });
            forecast.events.iter().filter(dropped).count()
        };
        if dropped(&after) > dropped(&before) {
            return (lead, vec![Phrase::new("clause-supply-short")]);
        }
        let mut clauses = Vec::new();
        if let Some(how) = cancelling(&before, &after, cube) {
            clauses.push(cancels(cube, how));
        }
        clauses.extend(self.describe_course(seat, &after));
        clauses.push(tank_holds(after.tank()));
        (lead, clauses)
    }

    fn describe_go(&self, view: &View, seat: Seat) -> Description {
        let after = self.drafted(view, seat, |_| {});
        let key = match (view.table.player(seat).landed(), view.order.cubes()) {
            (Some(_), _) => "choice-take-off",
            (None, []) => "choice-drift",
            (None, _) => "choice-go",
        };
        let mut lead = Phrase::new(key);
        if let Some(on) = view.table.player(seat).landed() {
            lead = lead.with("body", body(on));
        }
        if after.player().landed().is_some() {
            return (lead, vec![Phrase::new("clause-supply-short")]);
        }
        let mut clauses = self.describe_course(seat, &after);
        clauses.push(tank_holds(after.tank()));
        (lead, clauses)
    }

    fn describe_stay(&self, view: &View, seat: Seat) -> Description {
        let player = view.table.player(seat);
        let after = self.drafted(view, seat, |order| order.stay = true);
        let lead = Phrase::new("choice-stay").with("body", body(player.last));
        let mut clauses = Vec::new();
        if !player.rose.is_empty() {
            let wind = number(player.rose.total().count());
            clauses.push(Phrase::new("clause-wind-returned").with("count", wind));
        }
        let refuels = self.see(&after.view, |read| read.asks(seat, Step::Refuel));
        clauses.push(Phrase::new(if refuels {
            "clause-may-refuel"
        } else if self.may_refuel(&view.table, seat) {
            "clause-no-refuel"
        } else {
            "clause-refuel-later"
        }));
        (lead, clauses)
    }
}

/// How one more cube of an order cancels others. Cubes are put down in the sequence of
/// KOS-153, so it may be that others come to meet it.
fn cancelling(before: &Forecast, after: &Forecast, cube: Cube) -> Option<Cancelling> {
    let mut rose = before.player().rose;
    let (_, how) = rose.put(cube);
    if rose == after.player().rose {
        return how;
    }
    after.events.iter().rev().find_map(|event| match *event {
        Event::Cancelled { cube: met, how, .. } if met == cube => Some(how),
        _ => None,
    })
}

/// What a cube does to those in the opposite direction.
fn cancels(cube: Cube, how: Cancelling) -> Phrase {
    let key = match how {
        Cancelling::Alike(Fuel::Normal) => "clause-cancels-normal",
        Cancelling::Alike(Fuel::Hyper) => "clause-cancels-hyper",
        Cancelling::Downgraded => "clause-downgrades",
        Cancelling::TwoNormals => "clause-cancels-two",
        Cancelling::Halved => "clause-halved",
    };
    Phrase::new(key).with("direction", direction(cube.direction.opposite()))
}
