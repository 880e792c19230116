//! The symbol before a line of the log: what kind of action it was.

use crate::event::Event;

/// The symbol of an event, if it tells the kind of an action.
pub const fn of(event: &Event) -> &'static str {
    match event {
        Event::Sealed { .. }
        | Event::Reopened { .. }
        | Event::Assigned { .. }
        | Event::Sent { .. }
        | Event::SetDown { .. }
        | Event::DieSet { .. }
        | Event::DiePut { .. }
        | Event::DieLost { .. } => "cf-i-die",
        Event::Declined { .. } => "cf-i-cup",
        Event::ContractsDrawn { .. } | Event::Discarded { .. } => "cf-i-contract",
        Event::Fulfilled { .. } => "cf-i-done",
        Event::Traded { .. } => "cf-i-trade",
        Event::ShipTaken { .. } | Event::ShipDestroyed { .. } => "cf-i-ship",
        Event::FarmTaken { .. } | Event::FarmDestroyed { .. } | Event::FarmProduced { .. } => {
            "cf-i-farm"
        }
        Event::Moved { .. } | Event::PlanetHarvested { .. } => "cf-i-steps",
        Event::SchemeRevealed { .. } => "cf-i-radio",
        _ => "",
    }
}
