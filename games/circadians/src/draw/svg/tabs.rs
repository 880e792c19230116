//! The heads of the parts, for a phone: a touch brings a part to the front.

use alloc::{format, vec::Vec};

use svg::Svg;

use super::{Picture, layers::Draws};
use crate::{
    components::{Location, Spot},
    play::Look,
    state::Stage,
    step::{Action, Step},
};

/// The parts, with the words for their heads.
const PARTS: [(&str, &str); 6] = [
    ("planet", "draw-tab-planet"),
    ("stations", "draw-tab-stations"),
    ("talks", "draw-tab-talks"),
    ("base", "draw-tab-base"),
    ("cards", "draw-tab-cards"),
    ("others", "draw-tab-others"),
];

impl Picture<'_> {
    /// The part in which something is asked.
    pub fn front(&self) -> &'static str {
        if self.table.is_over() {
            return "cards";
        }
        let Some(step) = self.table.todo.top().filter(|_| self.asked()) else {
            return "planet";
        };
        match step {
            Step::Send if self.table.stage == Stage::Headquarters => "stations",
            Step::To => self.front_of(|look, list| look.list_destinations(self.home, list)),
            Step::LoseDie => self.front_of(|look, list| look.list_losses(self.home, list)),
            Step::ChooseLeader
            | Step::PickLeader
            | Step::BanLeader
            | Step::Assign
            | Step::Send
            | Step::Partner
            | Step::Place(_)
            | Step::Trade(_)
            | Step::SetDie
            | Step::Destroy(_)
            | Step::PlaceDie
            | Step::Harvest => "base",
            Step::Draft
            | Step::Fulfil
            | Step::FulfilSecond
            | Step::Discard(_)
            | Step::RestDiscard => "cards",
            Step::Pay | Step::HqReward | Step::Buy | Step::Stack(_) => "stations",
            Step::Delivery
            | Step::Use
            | Step::Advance
            | Step::Setback
            | Step::Suffer
            | Step::Treat(_) => "talks",
            _ => "planet",
        }
    }

    /// The part with the first of these answers.
    fn front_of(&self, answers: impl FnOnce(Look<'_>, &mut Vec<Action>)) -> &'static str {
        let mut list = Vec::new();
        self.see(|look| answers(look, &mut list));
        match list.first() {
            Some(Action::To(space) | Action::Lose(Spot::Board(space))) => match space.location() {
                Location::Negotiations | Location::Depository => "talks",
                _ => "stations",
            },
            _ => "base",
        }
    }

    pub fn tabs(&self, svg: &mut Svg) {
        svg.group("cf-tabs", |svg| {
            for (index, (name, key)) in PARTS.into_iter().enumerate() {
                let x = 6 + 166 * index as i32;
                let word = self.word(key);
                svg.el("g")
                    .class(format!("cf-tab cf-t-{name}"))
                    .at("tabindex", 0)
                    .at("role", "button")
                    .at("aria-label", &word)
                    .hold(|svg| {
                        svg.rect("cf-tab1", [x, -97, 158, 113], 20);
                        svg.sized(format_args!("tab-{name}"), x + 79, -56, 330);
                        svg.fitted("cf-mid cf-tab2", [x + 79, -2], 150, &word);
                        svg.circle("cf-dot", x + 142, -81, 14);
                    });
            }
        });
    }
}
