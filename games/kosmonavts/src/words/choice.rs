//! An answer as a sentence: what is done, and what it costs and brings.

use alloc::{string::ToString, vec, vec::Vec};

use tabletop::{Dice, Game, Phrase, Seat};

use super::{
    body, colour,
    course::{Mood, shields_left, tank_holds, tank_keeps, tank_left, you_have},
    cubes, direction, either,
    forecast::Forecast,
    fuel, hex_at, normal, number,
};
use crate::{
    Kosmonavts, View,
    components::{Body, Cube, EventKind, Fuel, Mission},
    event::{Cancelling, Event},
    state::Order,
    step::{Action, Refuelling, Step},
};

/// What is done, and the clauses that follow from it.
type Description = (Phrase, Vec<Phrase>);

impl Kosmonavts {
    /// An answer with its consequences. What is not a legal answer now has none
    /// and is shown as it is written.
    pub(super) fn describe_choice(&self, view: &View, seat: Seat, action: Action) -> Phrase {
        let legal = self.check(&self.redeal(view, Dice::from_seed(0)), seat, action);
        if legal.is_err() {
            return Phrase::new("choice-other").with("action", action.to_string());
        }
        let (lead, clauses) = self.describe_action(view, seat, action);
        match clauses.into_iter().reduce(joined) {
            Some(what) => Phrase::new("choice-with")
                .with("lead", lead)
                .with("what", what),
            None => Phrase::new("choice-plain").with("lead", lead),
        }
    }

    fn describe_action(&self, view: &View, seat: Seat, action: Action) -> Description {
        let player = view.table.player(seat);
        let tank = view.tanks[seat.index()].unwrap_or_default();
        match action {
            Action::PlaceBody(one, space) => self.describe_place(view, one, space),
            Action::ChooseColour(one) => {
                let lead = Phrase::new("choice-colour").with("colour", colour(one));
                (lead, Vec::new())
            }
            Action::KeepMissions(one, other) => self.describe_keep(one, other),
            Action::ChooseEvent(slot) => self.describe_event_choice(view, seat, slot),
            Action::Shield(spend) => self.describe_shield(view, seat, spend),
            Action::Resupply(false) => plain("choice-resupply-none"),
            Action::Resupply(true) => {
                let after = self.forecast(view, seat, |play| play.resupply(seat));
                let key = match after.events[..] {
                    [Event::Swapped { .. }] => "choice-resupply-swap",
                    _ => "choice-resupply",
                };
                (Phrase::new(key), vec![tank_holds(after.tank())])
            }
            Action::Energy(0) => plain("choice-energy-none"),
            Action::Energy(count) => {
                let after = self.forecast(view, seat, |play| play.buy_energy(seat, count));
                let lead = Phrase::new("choice-energy").with("cubes", normal(count));
                let left = shields_left(after.player().shields);
                (lead, vec![tank_holds(after.tank()), left])
            }
            Action::Gravity(one) => {
                let lead = Phrase::new("choice-gravity").with("body", body(one));
                (lead, self.describe_landing(view, seat, one))
            }
            Action::Convert => self.describe_convert(view, seat),
            Action::Burn(cube) => self.describe_burn(view, seat, cube),
            Action::Go => self.describe_go(view, seat),
            Action::Stay => self.describe_stay(view, seat),
            Action::Fly => {
                let now = self.forecast(view, seat, |_| {});
                let course = self.describe_course(seat, &now, Mood::Will);
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
                let here = self.see(view, |read| read.landings(seat));
                let lead = Phrase::new("choice-pass").with("bodies", either(here));
                (lead, self.describe_pass(view, seat))
            }
            Action::Land(one) => {
                let lead = Phrase::new("choice-land").with("body", body(one));
                (lead, self.describe_landing(view, seat, one))
            }
            Action::Refuel(Refuelling::None) => {
                (Phrase::new("choice-refuel-none"), vec![tank_keeps(tank)])
            }
            Action::Refuel(how) => {
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
            Action::Final(true) => (Phrase::new("choice-final"), self.describe_final(view, seat)),
            Action::Final(false) => {
                let again = Phrase::new("clause-final-again");
                (Phrase::new("choice-final-none"), vec![again])
            }
        }
    }

    fn describe_place(&self, view: &View, one: Body, space: u8) -> Description {
        let orbit = self.figures.orbit(one);
        let hex = orbit.hex(space);
        let lead = Phrase::new("choice-place")
            .with("body", body(one))
            .with("space", number(space + 1))
            .with("spaces", number(orbit.len()))
            .with("hex", hex_at(hex));
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
                self.describe_course(seat, &after, Mood::Would)
            }
            EventKind::FuelResupply => {
                if !self.see(view, |read| read.gets_hyper(seat)) {
                    return vec![Phrase::new("clause-no-resupply")];
                }
                let after = self.forecast(view, seat, |play| play.resupply(seat));
                vec![you_have(after.tank())]
            }
            EventKind::EnergyConversion => {
                let most = self.see(view, |read| read.energy(seat));
                vec![Phrase::new("clause-energy").with("count", number(most))]
            }
            EventKind::Gravity => self.describe_pull(view, seat),
            EventKind::Thrust => Vec::new(),
            EventKind::Asteroids => {
                let after = self.forecast(view, seat, |play| play.lose_fuel(seat));
                vec![you_have(after.tank())]
            }
            EventKind::SolarFlares => match player.landed() {
                Some(on) => vec![Phrase::new("clause-must-stay").with("body", body(on))],
                None => {
                    let now = self.forecast(view, seat, |_| {});
                    self.describe_course(seat, &now, Mood::Would)
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
        let mut clauses = vec![Phrase::new("clause-drawn").with("bodies", either(near))];
        if let (Some(only), 1) = (near.iter().next(), near.len()) {
            clauses.extend(self.describe_landing(view, seat, only));
        }
        clauses
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
        let course = || self.describe_course(seat, &after, Mood::Would);
        let (key, mut clauses) = match (step, spend, landed) {
            (Some(Step::SolarWind), false, None) => ("choice-wind", course()),
            (Some(Step::SolarWind), false, Some(on)) => {
                let mut clauses = vec![Phrase::new("clause-wind-stays").with("body", body(on))];
                if let Some(course) = course().into_iter().reduce(joined) {
                    clauses.push(Phrase::new("clause-wind-leaves").with("course", course));
                }
                ("choice-wind", clauses)
            }
            (Some(Step::SolarWind), true, None) => ("choice-shield", course()),
            (Some(Step::SolarWind), true, Some(_)) => {
                ("choice-shield", vec![Phrase::new("clause-rose-empty")])
            }
            (Some(Step::GravityShield), false, _) => {
                ("choice-shield-none", self.describe_own_pull(view, seat))
            }
            (Some(Step::GravityShield), true, _) => ("choice-shield", course()),
            (Some(Step::Asteroids), false, _) => {
                let lost = after.events.iter().find_map(|event| match event {
                    Event::FuelLost { cubes, .. } => Some(*cubes),
                    _ => None,
                });
                let lost = Phrase::new("clause-lost").with("count", number(lost.unwrap_or(0)));
                ("choice-shield-none", vec![lost, tank_left(after.tank())])
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
        clauses.extend(self.describe_course(seat, &after, Mood::Would));
        clauses.push(tank_left(after.tank()));
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
        let mut clauses = self.describe_course(seat, &after, Mood::Would);
        clauses.push(tank_left(after.tank()));
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

    /// A ship that does not land keeps its rose, and pays for a dangerous sector.
    fn describe_pass(&self, view: &View, seat: Seat) -> Vec<Phrase> {
        let player = view.table.player(seat);
        vec![if player.rose.is_empty() {
            Phrase::new("clause-rose-empty")
        } else {
            Phrase::new("clause-rose-kept").with("cubes", cubes(player.rose.total()))
        }]
    }
}

/// Two clauses as one.
pub(super) fn joined(first: Phrase, next: Phrase) -> Phrase {
    Phrase::new("choice-clauses")
        .with("first", first)
        .with("next", next)
}

const fn plain(key: &'static str) -> Description {
    (Phrase::new(key), Vec::new())
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
