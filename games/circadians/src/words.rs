//! The game told: views, answers, events and refusals as message keys with arguments. All
//! texts are in `locales/*.ftl`.
//!
//! | room | what it tells |
//! |---|---|
//! | `names` | things: resources, places, leaders, contracts, tiles |
//! | `answers` | questions, answers, ways to them and reasons: which room has the words |
//! | `leaders`, `contracts`, `planning`, `sending`, `tiles`, `harvest`, `planet`, `incidents` | the words for some questions, everything about each side by side |
//! | `crumbs` | the elements of the board on the way to an answer |
//! | `forecast` | the rules, tried on a copy of what the seat knows |
//! | `event` | what happened |
//! | `standing` | the points that are not scored yet |

mod answers;
mod contracts;
mod crumbs;
mod event;
mod forecast;
mod guide;
mod harvest;
mod incidents;
mod leaders;
mod lessons;
mod names;
mod planet;
mod planning;
mod sending;
mod standing;
mod tiles;

use alloc::{
    string::{String, ToString},
    vec::Vec,
};

use strum::VariantArray;
use tabletop::{Crumb, Joined, Offer, Phrase, Seat, Speak, Words};

pub(crate) use answers::topic;
pub(crate) use names::*;

use crate::{Circadians, Reason, View, draw, event::Event, state::Source, step::Action};

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

    fn translated_rules(language: &str) -> Option<&'static str> {
        match language {
            "es" => Some(include_str!("../rules/es.md")),
            "fr" => Some(include_str!("../rules/fr.md")),
            _ => None,
        }
    }

    const BOX: &'static str = include_str!("../box.toml");
    const SCHEMA: Option<&'static str> = Some(include_str!("../schema.json"));
    const PUZZLES: &'static str = include_str!("../puzzles.jsonl");
    const STRENGTH: &'static str = include_str!("../strength.toml");

    fn how_to_play(file: &str) -> Option<&'static str> {
        guide::file(file)
    }

    fn lessons() -> &'static [(&'static str, &'static str)] {
        lessons::FILES
    }

    fn question(&self, view: &View, seat: Seat) -> Phrase {
        self.ask_question(view, seat)
    }

    fn choice(&self, view: &View, seat: Seat, action: &Action) -> Phrase {
        self.describe_choice(view, seat, *action)
    }

    fn path(&self, view: &View, seat: Seat, action: &Action) -> Vec<Crumb> {
        self.path_to(view, seat, *action)
    }

    /// Sending no die is a refusal, and a drastic one where several dice wait and could go.
    fn offer(&self, view: &View, seat: Seat, action: &Action) -> Offer {
        if *action != Action::Decline {
            return Offer::of_notation(&action.to_string());
        }
        let mut sends = Vec::new();
        self.see(view, |read| read.list_sends(seat, &mut sends));
        let waiting = view.table.side(seat).garages.iter().flatten().count();
        match (sends.len(), waiting) {
            (0 | 1, _) => Offer::Plain,
            (_, 0 | 1) => Offer::Refusal,
            _ => Offer::Drastic,
        }
    }

    /// A die is sent somewhere, in one go.
    fn joined(&self, view: &View, seat: Seat) -> Vec<Joined<Action>> {
        self.join_sends(view, seat)
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

    fn unscored(&self, view: &View, side: Seat, source: u8) -> Option<i32> {
        let source = *Source::VARIANTS.get(usize::from(source))?;
        self.not_scored_yet(view, side, source).map(i32::from)
    }

    fn board(&self, view: &View, names: &[String], speak: &dyn Speak, columns: usize) -> String {
        draw::text::board(self, view, names, speak, columns)
    }
}
