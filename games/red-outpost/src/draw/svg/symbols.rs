//! The symbol before a line of the log: what kind of action it was.

use crate::{components::Worker, event::Event};

/// The symbol of an event, if it tells the kind of an action.
pub const fn of(event: &Event) -> &'static str {
    match event {
        Event::Moved { worker, .. }
        | Event::DiscPlaced { worker, .. }
        | Event::Relocated { worker, .. }
        | Event::LaidDown { worker, .. } => tool(*worker),
        Event::DiscShifted { to, .. } | Event::RivalMoved { to, .. } => tool(*to),
        Event::CrystalsGained { .. } | Event::CrystalPaid { .. } | Event::CrystalPlaced { .. } => {
            "ro-i-crystal"
        }
        Event::Donated { .. } => "ro-i-palace",
        Event::WheelTurned { .. } => "ro-i-wheel",
        Event::SpaceshipCard { .. } => "ro-i-ship",
        Event::LakeCard { .. } | Event::LakeTaken { .. } | Event::LakePicked { .. } => "ro-i-catch",
        _ => "",
    }
}

const fn tool(worker: Worker) -> &'static str {
    match worker {
        Worker::Shepherd => "ro-i-shepherd",
        Worker::Farmer => "ro-i-farmer",
        Worker::Fisherman => "ro-i-fisherman",
        Worker::Miner => "ro-i-miner",
        Worker::Commissar => "ro-i-commissar",
        Worker::Bureaucrat => "ro-i-bureaucrat",
    }
}
