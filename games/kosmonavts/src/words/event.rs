//! What happened, in one line each.

use tabletop::{Phrase, Scored, Seat};

use super::{bodies, body, colour, cubes, direction, fuel, normal, number, phase, points, shields};
use crate::{
    Kosmonavts,
    components::{Body, Cube, Danger, Emergency, Fuel, Phase},
    event::{Cancelling, Event},
    state::Source,
    step::Refuelling,
};

impl Kosmonavts {
    pub(super) fn describe_event(&self, event: Event) -> Phrase {
        match event {
            Event::FirstPlacer(seat) => by("event-first-placer", seat),
            Event::BodiesDealt { seat, bodies: hand } => {
                by("event-bodies-dealt", seat).with("bodies", bodies(hand))
            }
            Event::Retired { body: one } => Phrase::new("event-retired").with("body", body(one)),
            Event::MissionsDealt => Phrase::new("event-missions-dealt"),
            Event::MissionReplaced { seat } => by("event-mission-replaced", seat),
            Event::BodyPlaced { seat, body, space } => {
                on("event-body-placed", seat, body).with("space", number(space + 1))
            }
            Event::MissionsKept { seat } => by("event-missions-kept", seat),
            Event::ColourChosen { seat, colour: one } => {
                by("event-colour-chosen", seat).with("colour", colour(one))
            }
            Event::Equipped {
                seat,
                tank,
                shields: count,
            } => by("event-equipped", seat)
                .with("cubes", cubes(tank))
                .with("shields", shields(count)),
            Event::Instructor(seat) => by("event-instructor", seat),
            Event::RoundBegins(round) => counted("event-round-begins", round),
            Event::PhaseBegins(begun) => describe_phase(begun),
            Event::RoundEnds(round) => counted("event-round-ends", round),
            Event::CardLaid { card, .. } => {
                Phrase::new("event-card-laid").with("card", self.event_card(card))
            }
            Event::CardsShuffled => Phrase::new("event-cards-shuffled"),
            Event::CardChosen { seat, card, .. } => {
                by("event-card-chosen", seat).with("card", self.event_card(card))
            }
            Event::ShieldSpent { seat } => by("event-shield-spent", seat),
            Event::WindBlows {
                seat,
                direction: to,
                cubes: 0,
            } => by("event-wind-short", seat).with("direction", direction(to)),
            Event::WindBlows {
                seat,
                direction: to,
                cubes: count,
            } => by("event-wind-blows", seat)
                .with("cubes", normal(count))
                .with("direction", direction(to)),
            Event::Fuelled { seat, cubes: taken } => {
                by("event-fuelled", seat).with("cubes", cubes(taken))
            }
            Event::Swapped { seat } => by("event-swapped", seat),
            Event::FuelLost { seat, cubes: 0 } => by("event-fuel-none", seat),
            Event::FuelLost { seat, cubes } => {
                by("event-fuel-lost", seat).with("cubes", normal(cubes))
            }
            Event::FlaresHold { seat } => by("event-flares-hold", seat),
            Event::Attracted { seat, body, .. } => on("event-attracted", seat, body),
            Event::OrderSealed { seat } => by("event-order-sealed", seat),
            Event::OrdersRevealed => Phrase::new("event-orders-revealed"),
            Event::ShieldConverted { seat, cubes } => {
                by("event-shield-converted", seat).with("cubes", normal(cubes))
            }
            Event::ConversionFailed { seat } => by("event-conversion-failed", seat),
            Event::Stayed { seat, body } => on("event-stayed", seat, body),
            Event::WindReturned { seat, cubes } => {
                by("event-wind-returned", seat).with("count", number(cubes))
            }
            Event::TookOff { seat, body } => on("event-took-off", seat, body),
            Event::CubePlaced { seat, cube } => placed("event-cube-placed", seat, cube),
            Event::CubeDropped { seat, cube } => placed("event-cube-dropped", seat, cube),
            Event::Cancelled { seat, cube, how } => describe_cancelling(seat, cube, how),
            Event::Flew { seat, from, to } if from == to => by("event-stood-still", seat),
            Event::Flew { seat, from, to } => {
                by("event-flew", seat).with("count", number(from.distance(to)))
            }
            Event::Emergency { seat, why } => {
                let key = match why {
                    Emergency::Danger => "event-emergency-danger",
                    Emergency::OffBoard => "event-emergency-off-board",
                    Emergency::Sun => "event-emergency-sun",
                };
                by(key, seat)
            }
            Event::EvacuationAsked { seat } => by("event-evacuation-asked", seat),
            Event::Evacuated { seat, body } => on("event-evacuated", seat, body),
            Event::ShieldLost { seat, danger, .. } => {
                let key = match danger {
                    Danger::Sun => "event-shield-lost-sun",
                    Danger::Belt => "event-shield-lost-belt",
                };
                by(key, seat)
            }
            Event::Refuelled {
                seat,
                how,
                cubes: taken,
            } => {
                let key = match how {
                    Refuelling::None | Refuelling::Basic => "event-refuelled",
                    Refuelling::Quick => "event-refuelled-quick",
                    Refuelling::Full => "event-refuelled-full",
                };
                by(key, seat).with("cubes", cubes(taken))
            }
            Event::NotRefuelled { seat } => by("event-not-refuelled", seat),
            Event::Landed { seat, body } => on("event-landed", seat, body),
            Event::PassedBy { seat } => by("event-passed-by", seat),
            Event::MarkerTaken {
                seat,
                body,
                points: count,
            } => on("event-marker-taken", seat, body).with("points", points(count)),
            Event::NoMarkerLeft { seat, body } => on("event-no-marker", seat, body),
            Event::FinalLanding { seat } => by("event-final-landing", seat),
            Event::NotFinal { seat } => by("event-not-final", seat),
            Event::BodiesMoved => Phrase::new("event-bodies-moved"),
            Event::RoundCap => Phrase::new("event-round-cap"),
            Event::MissionRevealed {
                seat,
                mission,
                points: count,
            } => {
                let key = if count > 0 {
                    "event-mission-done"
                } else {
                    "event-mission-missed"
                };
                by(key, seat).with("mission", self.mission(mission))
            }
            Event::Scored(scored) => describe_score(scored),
            Event::GameOver => Phrase::new("event-game-over"),
        }
    }
}

/// Whose points, scored right after it, an event explains.
pub(super) const fn explains(event: Event) -> Option<Seat> {
    match event {
        Event::MarkerTaken { seat, .. } => Some(seat),
        Event::MissionRevealed { seat, points, .. } if points > 0 => Some(seat),
        _ => None,
    }
}

fn by(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).with("seat", seat)
}

fn on(key: &'static str, seat: Seat, one: Body) -> Phrase {
    by(key, seat).with("body", body(one))
}

fn counted(key: &'static str, count: u8) -> Phrase {
    Phrase::new(key).with("round", number(count))
}

fn placed(key: &'static str, seat: Seat, cube: Cube) -> Phrase {
    by(key, seat)
        .with("fuel", fuel(cube.fuel))
        .with("direction", direction(cube.direction))
}

fn describe_phase(begun: Phase) -> Phrase {
    Phrase::new("event-phase-begins")
        .with("number", number(begun as u8))
        .with("phase", phase(begun))
}

fn describe_cancelling(seat: Seat, cube: Cube, how: Cancelling) -> Phrase {
    let key = match how {
        Cancelling::Alike(Fuel::Normal) => "event-cancelled-normal",
        Cancelling::Alike(Fuel::Hyper) => "event-cancelled-hyper",
        Cancelling::Downgraded => "event-downgraded",
        Cancelling::TwoNormals => "event-cancelled-two",
        Cancelling::Halved => "event-halved",
    };
    by(key, seat).with("direction", direction(cube.direction.opposite()))
}

fn describe_score(scored: Scored) -> Phrase {
    by("event-points", scored.seat)
        .with("points", points(scored.points.unsigned_abs() as u8))
        .with("source", Phrase::new(Source::KEYS[scored.source as usize]))
}
