//! The game told: views, answers, events and refusals as message keys with
//! arguments. All texts are in `locales/*.ftl`.
//!
//! | room | what it tells |
//! |---|---|
//! | `names` | what things are called |
//! | `setup`, `cards`, `orders`, `flight` | the questions of a room of the rules: what is asked, each answer with its consequences and the way to it on the board, why not |
//! | `room` | what such a room consists of |
//! | `course` | where a ship would end, and what that costs |
//! | `shortcuts` | whole orders at one touch |
//! | `landing` | what a landing brings |
//! | `forecast` | the rules, tried on a copy of what the seat knows |
//! | `event` | what happened |

mod cards;
mod course;
mod event;
mod flight;
mod forecast;
mod guide;
mod landing;
mod lessons;
mod names;
mod orders;
mod room;
mod setup;
mod shortcuts;

use alloc::{
    string::{String, ToString},
    vec::Vec,
};

use tabletop::{Crumb, Game, Offer, Phrase, Seat, Shortcut, Speak, Words};

pub(crate) use self::names::{
    bodies, body, colour, cubes, direction, either, fuel, hex_label, normal, number, phase, points,
    shields, short_body, side, sides,
};
use self::room::{ROOMS, Room, said};
pub(crate) use self::shortcuts::{cube_element, hex_element};
use crate::{
    Kosmonavts, Reason, View, draw,
    event::Event,
    state::Source,
    step::{Action, Step},
};

impl Words for Kosmonavts {
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

    /// The question the seat has to answer, or who is thinking about what.
    fn question(&self, view: &View, seat: Seat) -> Phrase {
        let pending = &view.table.pending;
        let Some(step) = pending.top() else {
            return Phrase::new("question-over");
        };
        let waiting = || {
            Phrase::new("question-wait")
                .with("seats", sides(pending.seats()))
                .with("step", topic(step))
        };
        if !pending.seats().contains(seat) {
            return waiting();
        }
        in_room(|room| (room.ask)(self, view, seat, step)).unwrap_or_else(waiting)
    }

    /// An answer with its consequences. What is not a legal answer now has none
    /// and is shown as it is written.
    fn choice(&self, view: &View, seat: Seat, action: &Action) -> Phrase {
        let legal = self.check(&view.known(), seat, *action);
        let describe = |()| in_room(|room| (room.describe)(self, view, seat, *action));
        let Some((lead, clauses)) = legal.ok().and_then(describe) else {
            return Phrase::new("choice-other").with("action", action.to_string());
        };
        said(lead, clauses)
    }

    fn path(&self, view: &View, _: Seat, action: &Action) -> Vec<Crumb> {
        in_room(|room| (room.path)(self, view, *action)).unwrap_or_default()
    }

    /// A flight and whatever it leads to come first, evacuation is set apart.
    fn offer(&self, _: &View, _: Seat, action: &Action) -> Offer {
        match action {
            Action::Go | Action::Fly => Offer::Usual,
            Action::Stay | Action::Pass | Action::Energy(0) => Offer::Refusal,
            Action::Evacuate => Offer::Drastic,
            other => Offer::of_notation(&other.to_string()),
        }
    }

    fn shortcuts(&self, view: &View, seat: Seat) -> Vec<Shortcut<Action>> {
        self.order_shortcuts(view, seat)
    }

    fn explains(&self, event: &Event) -> Option<Seat> {
        event::explains(*event)
    }

    fn event(&self, _: &View, event: &Event) -> Phrase {
        self.describe_event(*event)
    }

    fn reason(&self, reason: &Reason) -> Phrase {
        match *reason {
            Reason::GameOver => Phrase::new("reason-game-over"),
            Reason::NotYourTurn(seat) => Phrase::new("reason-not-your-turn").with("seat", seat),
            Reason::AlreadySealed(Step::KeepMissions) => Phrase::new("reason-missions-kept"),
            Reason::AlreadySealed(_) => Phrase::new("reason-order-sealed"),
            Reason::NotAsked(step) => Phrase::new("reason-not-asked").with("step", topic(step)),
            Reason::NoShield(_) => Phrase::new("reason-no-shield"),
            Reason::TankFull(_) => Phrase::new("reason-tank-full"),
            other => in_room(|room| (room.refuse)(self, other))
                .expect("a reason is worded in the room of its rule"),
        }
    }

    /// No seat of this game is played by the rules.
    fn automaton(&self) -> Phrase {
        Phrase::new("automaton")
    }

    /// Markers are scored when they are taken, missions when they are revealed.
    fn unscored(&self, view: &View, side: Seat, source: u8) -> Option<i32> {
        let source = Source::ALL[source as usize];
        match source {
            Source::Mission1 | Source::Mission2 if !view.table.is_over() => {
                let missions = view.missions[side.index()]?;
                Some(self.points_from(&view.table, side, missions, source))
            }
            _ => Some(0),
        }
    }

    fn board(&self, view: &View, names: &[String], speak: &dyn Speak, columns: usize) -> String {
        draw::text::board(self, view, names, speak, columns)
    }
}

impl Kosmonavts {
    /// The answers to a question that are buttons, in the order in which they are drawn.
    pub(crate) fn buttons(&self, step: Step) -> Vec<Action> {
        in_room(|room| (room.buttons)(self, step)).unwrap_or_default()
    }
}

/// What the room says that something belongs to.
fn in_room<T>(say: impl FnMut(&Room) -> Option<T>) -> Option<T> {
    ROOMS.iter().find_map(say)
}

/// What a question is about: “choice of event”.
pub(crate) fn topic(step: Step) -> Phrase {
    Phrase::new(in_room(|room| (room.topic)(step)).unwrap_or("step-rules"))
}
