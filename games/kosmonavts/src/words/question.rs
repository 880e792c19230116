//! What is asked, in one sentence.

use tabletop::{Phrase, Seat, SeatSet};

use super::{bodies, body, course::Mood, either, forecast::Forecast, number, sides};
use crate::{Kosmonavts, Mode, View, components::Body, step::Step};

impl Kosmonavts {
    /// The question the seat has to answer, or who is thinking about what.
    pub(super) fn ask_question(&self, view: &View, seat: Seat) -> Phrase {
        let table = &view.table;
        let Some(step) = table.pending.top() else {
            return Phrase::new("question-over");
        };
        if !table.pending.seats().contains(seat) {
            return waiting(table.pending.seats(), step);
        }
        match step {
            Step::PlaceBody => self.ask_place(view, seat),
            Step::ChooseColour => Phrase::new("question-colour"),
            Step::KeepMissions => Phrase::new("question-missions"),
            Step::ChooseEvent => Phrase::new("question-event"),
            Step::SolarWind => self.about_card("question-solar-wind", view),
            Step::FuelResupply => self.about_card("question-fuel-resupply", view),
            Step::EnergyConversion => self.about_card("question-energy-conversion", view),
            Step::GravityShield => {
                let near = self.see(view, |read| read.nearest(seat));
                self.about_card("question-gravity-shield", view)
                    .with("bodies", either(near))
            }
            Step::Gravity => {
                let near = self.see(view, |read| read.nearest(seat));
                self.about_card("question-gravity", view)
                    .with("bodies", either(near))
            }
            Step::Asteroids => self.about_card("question-asteroids", view),
            Step::SolarFlares => self.about_card("question-solar-flares", view),
            Step::Order => self.ask_order(view, seat),
            Step::Fly => {
                let last = table.player(seat).last;
                Phrase::new("question-fly").with("body", body(last))
            }
            Step::Land => self.ask_landing(view, seat),
            Step::Final => Phrase::new("question-final").with("body", body(Body::Earth)),
            Step::Refuel => {
                let key = match self.setup.mode {
                    Mode::Basic => "question-refuel",
                    Mode::Advanced => "question-refuel-how",
                };
                Phrase::new(key).with("body", body(table.player(seat).last))
            }
            Step::DrawInstructor
            | Step::LayEvents
            | Step::FillTanks
            | Step::DealMissions
            | Step::EventPhase
            | Step::ReplaceEvent
            | Step::OrderPhase
            | Step::FlightPhase
            | Step::Danger
            | Step::MovementPhase
            | Step::EndRound => waiting(SeatSet::one(seat), step),
        }
    }

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

    fn about_card(&self, key: &'static str, view: &View) -> Phrase {
        let phrase = Phrase::new(key);
        match view.table.event {
            Some(card) => phrase.with("card", self.event_card(card)),
            None => phrase,
        }
    }

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
        let course = self.describe_course(seat, after, Mood::Would).into_iter();
        let course = course.reduce(super::choice::joined);
        match course {
            Some(course) => Phrase::new(key).with("course", course),
            None => Phrase::new(key),
        }
    }

    fn ask_landing(&self, view: &View, seat: Seat) -> Phrase {
        let here = self.see(view, |read| read.landings(seat));
        Phrase::new("question-land").with("bodies", either(here))
    }
}

/// Who decides what.
fn waiting(seats: SeatSet, step: Step) -> Phrase {
    Phrase::new("question-wait")
        .with("seats", sides(seats))
        .with("step", topic(step))
}

/// What a question is about: “which event comes”.
pub(crate) const fn topic(step: Step) -> Phrase {
    Phrase::new(match step {
        Step::PlaceBody => "step-place",
        Step::ChooseColour => "step-colour",
        Step::KeepMissions => "step-missions",
        Step::ChooseEvent => "step-event",
        Step::SolarWind => "step-solar-wind",
        Step::FuelResupply => "step-fuel-resupply",
        Step::EnergyConversion => "step-energy-conversion",
        Step::GravityShield => "step-gravity-shield",
        Step::Gravity => "step-gravity",
        Step::Asteroids => "step-asteroids",
        Step::SolarFlares => "step-solar-flares",
        Step::Order => "step-order",
        Step::Fly => "step-fly",
        Step::Land => "step-land",
        Step::Final => "step-final",
        Step::Refuel => "step-refuel",
        Step::DrawInstructor
        | Step::LayEvents
        | Step::FillTanks
        | Step::DealMissions
        | Step::EventPhase
        | Step::ReplaceEvent
        | Step::OrderPhase
        | Step::FlightPhase
        | Step::Danger
        | Step::MovementPhase
        | Step::EndRound => "step-rules",
    })
}
