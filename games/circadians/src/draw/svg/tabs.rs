//! The heads of the parts, for a phone: a touch brings a part to the front.

use alloc::{format, vec::Vec};

use svg::Svg;

use super::{Picture, layers::Draws};
use crate::{
    components::{Location, Space, Spot},
    play::Read,
    state::Stage,
    step::{Action, Step},
};

/// The parts, with the words for their heads.
const PARTS: [(&str, &str); 7] = [
    ("planet", "draw-tab-planet"),
    ("works", "draw-tab-works"),
    ("trade", "draw-tab-trade"),
    ("talks", "draw-tab-talks"),
    ("base", "draw-tab-base"),
    ("cards", "draw-tab-cards"),
    ("others", "draw-tab-others"),
];

/// The part with this space.
const fn part_with(space: Space) -> &'static str {
    match space.location() {
        Location::Headquarters
        | Location::MiningCamp
        | Location::Laboratory
        | Location::Foundry => "works",
        Location::Market | Location::Academy | Location::ControlRoom | Location::Depository => {
            "trade"
        }
        Location::Negotiations => "talks",
    }
}

impl Picture<'_> {
    /// The part in which something is asked.
    pub fn front(&self) -> &'static str {
        if self.table.is_over() {
            return "cards";
        }
        let Some(step) = self.table.pending.top().filter(|_| self.asked()) else {
            return "planet";
        };
        match step {
            Step::Send if self.table.stage == Stage::Headquarters => "works",
            Step::To => self.front_of(|read, list| read.list_destinations(self.home, list)),
            Step::LoseDie => self.front_of(|read, list| read.list_losses(self.home, list)),
            Step::ChooseLeader
            | Step::PickLeader
            | Step::BanLeader
            | Step::Assign
            | Step::Send
            | Step::Partner
            | Step::Pay
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
            Step::Stack(_) => "works",
            Step::Move | Step::MoveBack | Step::Reveal => "planet",
            // Everything else is about the place where the die stands.
            _ => self.table.sending.space.map_or("planet", part_with),
        }
    }

    /// The part with the first of these answers.
    fn front_of(&self, answers: impl FnOnce(Read<'_>, &mut Vec<Action>)) -> &'static str {
        let mut list = Vec::new();
        self.see(|read| answers(read, &mut list));
        match list.first() {
            Some(&(Action::To(space) | Action::Lose(Spot::Board(space)))) => part_with(space),
            _ => "base",
        }
    }

    pub fn tabs(&self, svg: &mut Svg) {
        svg.group("cf-tabs", |svg| {
            for (index, (name, key)) in PARTS.into_iter().enumerate() {
                let x = 5 + 142 * index as i32;
                let word = self.word(key);
                svg.el("g")
                    .class(format!("cf-tab cf-t-{name}"))
                    .at("tabindex", 0)
                    .at("data-tab", name)
                    .at("role", "button")
                    .at("aria-label", &word)
                    .hold(|svg| {
                        svg.rect("cf-tab1", [x, -97, 138, 113], 20);
                        svg.sized(format_args!("tab-{name}"), x + 69, -56, 330);
                        svg.fitted("cf-mid cf-tab2", [x + 69, -2], 130, &word);
                        svg.circle("cf-dot", x + 122, -81, 14);
                    });
            }
        });
    }
}
