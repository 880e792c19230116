//! Phase 1: the event card, and what everyone answers to it.
//!
//! | element | what it is |
//! |---|---|
//! | `event-2` | a face-up event card |
//! | `shield-yes`, `shield-no` | a shield against the event |
//! | `resupply-yes`, `resupply-no`, `energy-3` | fuel from the event |
//! | `body-saturn` | one of the nearest bodies |

use alloc::{format, vec, vec::Vec};

use tabletop::{Crumb, Phrase, Seat};

use super::{
    body,
    course::{shields_left, tank_holds, tank_keeps},
    either,
    forecast::Forecast,
    normal, number,
    room::{Description, Room, about, at, button, crumb, joined, plain},
};
use crate::{
    Kosmonavts, Reason, View,
    components::EventKind,
    event::Event,
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
        Step::ChooseEvent => Some("step-event"),
        Step::SolarWind => Some("step-solar-wind"),
        Step::FuelResupply => Some("step-fuel-resupply"),
        Step::EnergyConversion => Some("step-energy-conversion"),
        Step::GravityShield | Step::Gravity => Some("step-gravity"),
        Step::Asteroids => Some("step-asteroids"),
        Step::SolarFlares => Some("step-solar-flares"),
        _ => None,
    }
}

fn ask(game: &Kosmonavts, view: &View, seat: Seat, step: Step) -> Option<Phrase> {
    let about_card = |key| game.about_card(key, view);
    let about_pull = |key| {
        let near = game.see(view, |read| read.nearest(seat));
        about_card(key).with("bodies", either(near))
    };
    match step {
        Step::ChooseEvent => Some(Phrase::new("question-event")),
        Step::SolarWind => Some(about_card("question-solar-wind")),
        Step::FuelResupply => Some(about_card("question-fuel-resupply")),
        Step::EnergyConversion => Some(about_card("question-energy-conversion")),
        Step::GravityShield => Some(about_pull("question-gravity-shield")),
        Step::Gravity => Some(about_pull("question-gravity")),
        Step::Asteroids => Some(about_card("question-asteroids")),
        Step::SolarFlares => Some(about_card("question-solar-flares")),
        _ => None,
    }
}

fn describe(game: &Kosmonavts, view: &View, seat: Seat, action: Action) -> Option<Description> {
    Some(match action {
        Action::ChooseEvent(slot) => game.describe_event_choice(view, seat, slot),
        Action::Shield(spend) => game.describe_shield(view, seat, spend),
        Action::Resupply(false) => plain("choice-resupply-none"),
        Action::Resupply(true) => {
            let after = game.forecast(view, seat, |play| play.resupply(seat));
            let key = match after.events[..] {
                [Event::Swapped { .. }] => "choice-resupply-swap",
                _ => "choice-resupply",
            };
            (Phrase::new(key), vec![tank_holds(after.tank())])
        }
        Action::Energy(0) => plain("choice-energy-none"),
        Action::Energy(count) => {
            let after = game.forecast(view, seat, |play| play.buy_energy(seat, count));
            let lead = Phrase::new("choice-energy").with("cubes", normal(count));
            let left = shields_left(after.player().shields);
            (lead, vec![tank_holds(after.tank()), left])
        }
        Action::Gravity(one) => {
            let lead = Phrase::new("choice-gravity").with("body", body(one));
            (lead, game.describe_landing(view, seat, one))
        }
        _ => return None,
    })
}

fn path(game: &Kosmonavts, view: &View, action: Action) -> Option<Vec<Crumb>> {
    Some(match action {
        Action::ChooseEvent(slot) => {
            let open = view.table.events.open.get(slot as usize);
            let label = match open.copied().flatten() {
                Some(card) => game.event_card(card),
                None => super::topic(Step::ChooseEvent),
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
        Action::Gravity(one) => vec![at(one)],
        _ => return None,
    })
}

fn buttons(game: &Kosmonavts, step: Step) -> Option<Vec<Action>> {
    match step {
        Step::SolarWind | Step::GravityShield | Step::Asteroids | Step::SolarFlares => {
            Some([true, false].map(Action::Shield).into())
        }
        Step::FuelResupply => Some([true, false].map(Action::Resupply).into()),
        Step::EnergyConversion => {
            let most = game.figures.limits.energy_conversion;
            Some((1..=most).chain([0]).map(Action::Energy).collect())
        }
        _ => None,
    }
}

fn refuse(game: &Kosmonavts, reason: Reason) -> Option<Phrase> {
    let counted = |phrase: Phrase, count| phrase.with("count", number(count));
    match reason {
        Reason::NoSuchCard(_) => Some(Phrase::new("reason-no-such-card")),
        Reason::TooMuchEnergy(count) => Some(counted(Phrase::new("reason-too-much-energy"), count)),
        Reason::NotNearest(one) => Some(counted(
            about("reason-not-nearest", one),
            game.figures.limits.gravity_range,
        )),
        _ => None,
    }
}

impl Kosmonavts {
    fn about_card(&self, key: &'static str, view: &View) -> Phrase {
        let phrase = Phrase::new(key);
        match view.table.event {
            Some(card) => phrase.with("card", self.event_card(card)),
            None => phrase,
        }
    }

    /// What a card does to everyone, and then to this player.
    fn describe_event_choice(&self, view: &View, seat: Seat, slot: u8) -> Description {
        let card = view.table.events.open[slot as usize].expect("three cards are open");
        let lead = Phrase::new("choice-event").with("card", self.event_card(card));
        let mut clauses = vec![Phrase::new("clause-card").with("card", self.event_card(card))];
        clauses.extend(self.describe_own_lot(view, seat, card));
        (lead, clauses)
    }

    /// What a card would do to a player who spends no shield on it.
    fn describe_own_lot(&self, view: &View, seat: Seat, card: u8) -> Vec<Phrase> {
        let player = view.table.player(seat);
        let mut with_card = *view;
        with_card.table.event = Some(card);
        let view = &with_card;
        match self.figures.card(card).kind {
            EventKind::SolarWind if player.landed().is_some() => Vec::new(),
            EventKind::SolarWind => {
                let after = self.forecast(view, seat, |play| play.blow(seat));
                self.describe_drift(seat, &after)
            }
            EventKind::FuelResupply => {
                if !self.see(view, |read| read.gets_hyper(seat)) {
                    return vec![Phrase::new("clause-no-resupply")];
                }
                let after = self.forecast(view, seat, |play| play.resupply(seat));
                vec![tank_holds(after.tank())]
            }
            EventKind::EnergyConversion => {
                let most = self.see(view, |read| read.energy(seat));
                vec![Phrase::new("clause-energy").with("count", number(most))]
            }
            EventKind::Gravity => self.describe_pull(view, seat),
            EventKind::Thrust => Vec::new(),
            EventKind::Asteroids => {
                let after = self.forecast(view, seat, |play| play.lose_fuel(seat));
                vec![tank_holds(after.tank())]
            }
            EventKind::SolarFlares => match player.landed() {
                Some(on) => vec![Phrase::new("clause-must-stay").with("body", body(on))],
                None => {
                    let now = self.forecast(view, seat, |_| {});
                    self.describe_course(seat, &now)
                }
            },
        }
    }

    /// Whom gravity would draw where; this player first.
    fn describe_pull(&self, view: &View, seat: Seat) -> Vec<Phrase> {
        let table = &view.table;
        let mut clauses = Vec::new();
        let own = self.see(view, |read| read.nearest(seat));
        clauses.push(if own.is_empty() {
            Phrase::new("clause-not-pulled")
        } else {
            Phrase::new("clause-pulled").with("bodies", either(own))
        });
        for other in table.turn_order().filter(|&other| other != seat) {
            let near = self.see(view, |read| read.nearest(other));
            if !near.is_empty() {
                let pulled = Phrase::new("clause-other-pulled").with("seat", other);
                clauses.push(pulled.with("bodies", either(near)));
            }
        }
        clauses
    }

    /// Where gravity draws this player, and what the landing brings if that is certain.
    fn describe_own_pull(&self, view: &View, seat: Seat) -> Vec<Phrase> {
        let near = self.see(view, |read| read.nearest(seat));
        let mut clauses = vec![Phrase::new("clause-pulled").with("bodies", either(near))];
        if let (Some(only), 1) = (near.iter().next(), near.len()) {
            clauses.extend(self.describe_landing(view, seat, only));
        }
        clauses
    }

    /// Where the ship ends without an order, which is still to come.
    fn describe_drift(&self, seat: Seat, after: &Forecast) -> Vec<Phrase> {
        self.describe_if("clause-drift", seat, after)
    }

    /// The next flight under a condition.
    fn describe_if(&self, key: &'static str, seat: Seat, after: &Forecast) -> Vec<Phrase> {
        let course = self.describe_course(seat, after).into_iter().reduce(joined);
        let told = course.map(|course| Phrase::new(key).with("course", course));
        told.into_iter().collect()
    }

    /// A shield against the event, or none.
    fn describe_shield(&self, view: &View, seat: Seat, spend: bool) -> Description {
        let step = view.table.pending.top();
        let landed = view.table.player(seat).landed();
        let after = self.forecast(view, seat, |play| match (spend, step) {
            (true, _) => play.protect(seat),
            (false, Some(Step::GravityShield)) => {}
            (false, Some(Step::SolarWind)) => play.blow(seat),
            (false, Some(Step::Asteroids)) => play.lose_fuel(seat),
            (false, _) => play.hold(seat),
        });
        let course = || self.describe_course(seat, &after);
        let drift = || self.describe_drift(seat, &after);
        let (key, mut clauses) = match (step, spend, landed) {
            (Some(Step::SolarWind), false, None) => ("choice-wind", drift()),
            (Some(Step::SolarWind), false, Some(on)) => {
                let mut clauses = vec![Phrase::new("clause-wind-stays").with("body", body(on))];
                clauses.extend(self.describe_if("clause-wind-leaves", seat, &after));
                ("choice-wind", clauses)
            }
            (Some(Step::SolarWind), true, None) => ("choice-shield", drift()),
            (Some(Step::SolarWind), true, Some(_)) => {
                ("choice-shield", vec![Phrase::new("clause-rose-empty")])
            }
            (Some(Step::GravityShield), false, _) => {
                ("choice-shield-none", self.describe_own_pull(view, seat))
            }
            (Some(Step::GravityShield), true, _) => ("choice-shield", drift()),
            (Some(Step::Asteroids), false, _) => {
                let lost = after.events.iter().find_map(|event| match event {
                    Event::FuelLost { cubes, .. } => Some(*cubes),
                    _ => None,
                });
                let lost = Phrase::new("clause-lost").with("count", number(lost.unwrap_or(0)));
                ("choice-shield-none", vec![lost, tank_holds(after.tank())])
            }
            (Some(Step::Asteroids), true, _) => ("choice-shield", vec![tank_keeps(after.tank())]),
            (_, false, Some(on)) => {
                let stay = Phrase::new("clause-must-stay").with("body", body(on));
                ("choice-shield-none", vec![stay])
            }
            (_, false, None) => {
                let mut clauses = vec![Phrase::new("clause-no-cubes")];
                clauses.extend(course());
                ("choice-shield-none", clauses)
            }
            (_, true, _) => ("choice-shield", vec![Phrase::new("clause-may-burn")]),
        };
        if spend {
            clauses.push(shields_left(after.player().shields));
        }
        (Phrase::new(key), clauses)
    }
}
