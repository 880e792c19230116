//! The symbol before a line of the log: what kind of action it was.

use crate::{draw::page::BODIES, event::Event};

/// The symbol of an event, if it tells the kind of an action.
pub const fn of(event: &Event) -> &'static str {
    match event {
        Event::BodyPlaced { body, .. } => BODIES[*body as usize],
        Event::MissionsKept { .. } | Event::OrderSealed { .. } | Event::OrdersRevealed => {
            "ks-i-letter"
        }
        Event::CardChosen { .. } => "ks-i-star",
        Event::Flew { .. } | Event::TookOff { .. } | Event::ColourChosen { .. } => "ks-i-ship",
        Event::Landed { .. } | Event::MarkerTaken { .. } | Event::PassedBy { .. } => "ks-i-marker",
        Event::FinalLanding { .. } | Event::EvacuationAsked { .. } => "ks-i-home",
        Event::Fuelled { .. } | Event::Refuelled { .. } | Event::NotRefuelled { .. } => "ks-i-fuel",
        Event::ShieldSpent { .. } | Event::ShieldConverted { .. } => "ks-i-shield",
        _ => "",
    }
}
