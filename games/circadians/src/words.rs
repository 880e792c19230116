//! The game told: views, answers, events and refusals as message keys with arguments. All
//! texts are in `locales/*.ftl`.
//!
//! | room | what it tells |
//! |---|---|
//! | `names` | things: resources, places, leaders, contracts, tiles |
//! | `question` | what is asked |
//! | `choice` | an answer with its consequences |
//! | `sending` | where a die can go, and what that costs and brings |
//! | `planning` | what a die in a garage or on a farm could do |
//! | `forecast` | the rules, tried on a copy of what the seat knows |
//! | `path` | the way to an answer on the board |
//! | `event` | what happened |
//! | `reason` | why not |

mod choice;
mod event;
mod forecast;
mod names;
mod path;
mod planning;
mod question;
mod reason;
mod sending;

use alloc::{string::String, vec::Vec};

use tabletop::{Crumb, Phrase, Seat, Speak, Words};

pub(crate) use names::*;
pub(crate) use question::topic;

use crate::{Circadians, Reason, View, draw, event::Event, step::Action};

impl Words for Circadians {
    fn locale(language: &str) -> Option<&'static str> {
        match language {
            "en" => Some(include_str!("../locales/en.ftl")),
            "es" => Some(include_str!("../locales/es.ftl")),
            "fr" => Some(include_str!("../locales/fr.ftl")),
            _ => None,
        }
    }

    const RULES: &'static str = include_str!("../RULES.md");
    const BOX: &'static str = include_str!("../box.toml");

    fn question(&self, view: &View, seat: Seat) -> Phrase {
        self.ask_question(view, seat)
    }

    fn choice(&self, view: &View, seat: Seat, action: &Action) -> Phrase {
        self.describe_choice(view, seat, *action)
    }

    fn path(&self, view: &View, seat: Seat, action: &Action) -> Vec<Crumb> {
        self.path_to(view, seat, *action)
    }

    /// Points are scored at the end, each with its source.
    fn explains(&self, _: &Event) -> Option<Seat> {
        None
    }

    fn event(&self, _: &View, event: &Event) -> Phrase {
        self.describe_event(*event)
    }

    fn reason(&self, reason: &Reason) -> Phrase {
        self.describe_reason(*reason)
    }

    fn automaton(&self) -> Phrase {
        self.rival_name()
    }

    fn board(&self, view: &View, names: &[String], speak: &dyn Speak) -> String {
        draw::text::board(self, view, names, speak)
    }
}
