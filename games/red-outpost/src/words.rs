//! The game told: views, answers, events and refusals as message keys with
//! arguments. All texts are in `locales/*.ftl`.
//!
//! | room | what it tells |
//! |---|---|
//! | `answer` | every question, and every answer with the way to it |
//! | `forecast` | what an answer brings, tried on a copy of the open table |
//! | `path` | what the ways to answers are made of |
//! | `event` | what happened |
//! | `reason` | why not |
//! | `names` | what things are called |

mod answer;
mod event;
mod forecast;
mod guide;
mod lessons;
mod names;
mod path;
mod reason;
mod sum;

use alloc::{string::String, vec::Vec};

use tabletop::{Crumb, Phrase, Seat, Speak, Words};

pub(crate) use answer::topic;
pub(crate) use names::*;

use crate::{Reason, RedOutpost, View, draw, event::Event, step::Action};

impl Words for RedOutpost {
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
        answer::question(view, seat)
    }

    fn choice(&self, view: &View, seat: Seat, action: &Action) -> Phrase {
        self.describe_choice(view, seat, *action)
    }

    fn path(&self, view: &View, _: Seat, action: &Action) -> Vec<Crumb> {
        self.answer(view, *action).path
    }

    fn explains(&self, event: &Event) -> Option<Seat> {
        event::explains(*event)
    }

    fn event(&self, view: &View, event: &Event) -> Phrase {
        self.describe_event(view, *event)
    }

    fn reason(&self, reason: &Reason) -> Phrase {
        reason::reason(*reason)
    }

    fn automaton(&self) -> Phrase {
        autom()
    }

    fn unscored(&self, view: &View, side: Seat, source: u8) -> Option<i32> {
        Some(self.points_left(view, side, source))
    }

    fn board(&self, view: &View, names: &[String], speak: &dyn Speak, columns: usize) -> String {
        draw::text::board(self, view, names, speak, columns)
    }
}
