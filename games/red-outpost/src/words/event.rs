//! What happened, in one line each: `Name: fact`.

use alloc::vec::Vec;

use tabletop::{Phrase, Scored, Seat};

use super::{
    autom, crystals, cubes, forecast::mood_as, good, location, phase, points, side, worker,
};
use crate::{
    RedOutpost, View,
    components::{Location, Worker},
    event::Event,
    state::Source,
};

impl RedOutpost {
    pub(super) fn describe_event(&self, view: &View, event: Event) -> Phrase {
        let by = |key, seat| Phrase::new(key).with("seat", side(view, seat));
        let on = |key, seat, one| by(key, seat).with("worker", worker(one));
        let moved = |key, seat, one, to: Location| on(key, seat, one).with("to", location(to));
        let between = |key, seat, from: Worker, to: Worker| {
            by(key, seat)
                .with("from", worker(from))
                .with("to", worker(to))
        };
        match event {
            Event::RoundBegins(round) => {
                Phrase::new("event-round-begins").with("round", i64::from(round))
            }
            Event::ObjectiveDrawn(card) => {
                let objective = &self.figures.solo.objectives[card as usize];
                Phrase::new("event-objective-drawn").with("list", self.objectives(objective))
            }
            Event::AutomCard(card) => self.describe_autom_card(card),
            Event::PhaseBegins(begun, first) => {
                by("event-phase-begins", first).with("phase", phase(begun))
            }
            Event::Moved {
                seat, worker, to, ..
            } => moved("event-moved", seat, worker, to),
            Event::Stayed { seat, at } => {
                on("event-stayed", seat, Worker::Shepherd).with("place", location(at))
            }
            Event::DiscPlaced { seat, worker } => on("event-disc-placed", seat, worker),
            Event::DiscStored { seat } => by("event-disc-stored", seat),
            Event::DiscKept { seat } => by("event-disc-kept", seat),
            Event::DiscReleased { seat, worker } => on("event-disc-released", seat, worker),
            Event::DiscRemoved { worker: one } => Phrase::new("event-disc-removed")
                .with("seat", autom())
                .with("worker", worker(one)),
            Event::RivalMoved {
                seat,
                owner,
                from,
                to,
            } => between("event-rival-moved", seat, from, to).with("owner", side(view, owner)),
            Event::DiscShifted { seat, from, to } => between("event-disc-shifted", seat, from, to),
            Event::EffectReplaced { seat, at } => by("event-effect-replaced", seat)
                .with("number", i64::from(at.number()))
                .with("place", location(at)),
            Event::MoodChanged { worker, from, to } => mood_as(
                ["event-mood-rises", "event-mood-falls", "event-mood-stays"],
                worker,
                from,
                to,
            ),
            Event::Produced { seat, cube } => {
                by("event-produced", seat).with("goods", cubes(1, cube))
            }
            Event::Added { seat, cube } => by("event-added", seat).with("goods", cubes(1, cube)),
            Event::UsedUp { cube } => Phrase::new("event-used-up").with("good", good(cube)),
            Event::Exported { seat, cube } => by("event-exported", seat).with("good", good(cube)),
            Event::FourExported { seat, cube } => {
                by("event-four-exported", seat).with("good", good(cube))
            }
            Event::ObjectiveExported { cube } => {
                Phrase::new("event-objective-exported").with("good", good(cube))
            }
            Event::WheelTurned { seat, steps } => {
                by("event-wheel-turned", seat).with("count", i64::from(steps))
            }
            Event::WheelReward { seat } => by("event-wheel-reward", seat),
            Event::Returned { seat, cube } => {
                by("event-returned", seat).with("goods", cubes(1, cube))
            }
            Event::CrystalsGained { seat, count } => {
                by("event-crystals-gained", seat).with("crystals", crystals(count))
            }
            Event::CrystalPaid { seat } => by("event-crystal-paid", seat),
            Event::Donated { seat } => by("event-donated", seat),
            Event::CrystalPlaced { seat, worker } => on("event-crystal-placed", seat, worker),
            Event::SpaceshipCard { seat, card } => {
                by("event-spaceship-card", seat).with("card", self.spaceship_card(card))
            }
            Event::SpaceshipShuffled => Phrase::new("event-spaceship-shuffled"),
            Event::LakeCard { seat, card } => {
                by("event-lake-card", seat).with("card", self.lake_card(card))
            }
            Event::LakeTaken { seat, card } => {
                by("event-lake-taken", seat).with("card", self.lake_card(card))
            }
            Event::LakePicked { seat, card } => {
                by("event-lake-picked", seat).with("card", self.lake_card(card))
            }
            Event::LakeShuffled => Phrase::new("event-lake-shuffled"),
            Event::Relocated {
                seat, worker, to, ..
            } => moved("event-relocated", seat, worker, to),
            Event::LaidDown { seat, worker } => on("event-laid-down", seat, worker),
            Event::PhaseEnds(ended) => Phrase::new("event-phase-ends").with("phase", phase(ended)),
            Event::FirstPlayer(seat) => by("event-first-player", seat),
            Event::RoundEnds(round) => {
                Phrase::new("event-round-ends").with("round", i64::from(round))
            }
            Event::MoodScored {
                seat,
                worker,
                points,
            } => on(
                gain_or_loss("event-mood-gained", "event-mood-lost", points),
                seat,
                worker,
            )
            .with("points", super::points(points.abs())),
            Event::MissedDiscs {
                worker: one,
                points,
            } => missed("event-missed-discs", points).with("worker", worker(one)),
            Event::MissedMood {
                worker: one,
                points,
            } => missed("event-missed-mood", points)
                .with("worker", worker(one))
                .with("mood", i64::from(self.figures.solo.mood_goal)),
            Event::MissedExport { cube, points } => {
                missed("event-missed-export", points).with("good", good(cube))
            }
            Event::Scored(scored) => describe_score(view, scored),
            Event::GameOver => Phrase::new("event-game-over"),
        }
    }

    fn describe_autom_card(&self, card: u8) -> Phrase {
        let card = &self.figures.solo.automs[card as usize];
        let places: Vec<Phrase> = card.locations.into_iter().map(location).collect();
        Phrase::new("event-autom-card")
            .with("seat", autom())
            .with("worker", worker(card.worker))
            .with("places", places)
    }
}

/// Whose points, scored right after it, an event explains.
pub(super) const fn explains(event: Event) -> Option<Seat> {
    match event {
        Event::Exported { seat, .. }
        | Event::FourExported { seat, .. }
        | Event::WheelReward { seat }
        | Event::MoodScored { seat, .. } => Some(seat),
        Event::MissedDiscs { .. } | Event::MissedMood { .. } | Event::MissedExport { .. } => {
            Some(Seat(0))
        }
        _ => None,
    }
}

fn describe_score(view: &View, scored: Scored) -> Phrase {
    let Scored {
        seat,
        source,
        points: vp,
    } = scored;
    let key = gain_or_loss("event-points-gained", "event-points-lost", vp);
    let source = Phrase::new(Source::KEYS[source as usize]);
    Phrase::new(key)
        .with("seat", side(view, seat))
        .with("points", points(vp.abs()))
        .with("source", source)
}

const fn gain_or_loss(gain: &'static str, loss: &'static str, points: i16) -> &'static str {
    if points < 0 { loss } else { gain }
}

/// An objective of the solo game that costs its player points.
fn missed(key: &'static str, vp: i16) -> Phrase {
    Phrase::new(key)
        .with("seat", Seat(0))
        .with("points", points(vp.abs()))
}
