//! What was told in the course of one answer, put together.

use alloc::vec::Vec;

use crate::{
    components::{Resource, Worker},
    event::Event,
    state::Source,
};

/// An export with the points for it; none if it fulfils an objective.
pub(super) struct Export {
    pub cube: Resource,
    pub points: Option<i16>,
}

/// What was told, put together.
#[derive(Default)]
pub(super) struct Sum {
    pub produced: Vec<(Resource, u8)>,
    pub added: Vec<Resource>,
    pub used_up: Vec<Resource>,
    pub exports: Vec<Export>,
    pub steps: u8,
    pub wheel: Option<(i16, u8)>,
    pub crystals: u8,
    pub moods: Vec<(Worker, i8, i8)>,
    pub removed: Option<Worker>,
}

impl Sum {
    pub(super) fn of(events: &[Event]) -> Self {
        let mut sum = Self::default();
        let mut on_wheel = false;
        for &event in events {
            match event {
                Event::Produced { cube, .. } => match sum.produced.last_mut() {
                    Some((last, count)) if *last == cube => *count += 1,
                    _ => sum.produced.push((cube, 1)),
                },
                Event::Added { cube, .. } => sum.added.push(cube),
                Event::UsedUp { cube } => sum.used_up.push(cube),
                Event::Exported { cube, .. } | Event::FourExported { cube, .. } => {
                    sum.exports.push(Export {
                        cube,
                        points: Some(0),
                    });
                }
                Event::ObjectiveExported { .. } => {
                    if let Some(export) = sum.exports.last_mut() {
                        export.points = None;
                    }
                }
                Event::WheelTurned { steps, .. } => sum.steps += steps,
                Event::WheelReward { .. } => {
                    sum.wheel.get_or_insert_default();
                    on_wheel = true;
                    continue;
                }
                Event::Scored(scored) if scored.source == Source::Wheel as u8 => {
                    sum.wheel.get_or_insert_default().0 += scored.points;
                    continue;
                }
                Event::Scored(scored) if scored.source == Source::Export as u8 => {
                    if let Some(export) = sum.exports.last_mut() {
                        export.points = Some(scored.points);
                    }
                }
                Event::CrystalsGained { count, .. } if on_wheel => {
                    sum.wheel.get_or_insert_default().1 += count;
                }
                Event::CrystalsGained { count, .. } => sum.crystals += count,
                Event::MoodChanged { worker, from, to } => {
                    match sum.moods.iter_mut().find(|change| change.0 == worker) {
                        Some(change) => change.2 = to,
                        None => sum.moods.push((worker, from, to)),
                    }
                }
                Event::DiscRemoved { worker } => sum.removed = Some(worker),
                _ => {}
            }
            on_wheel = false;
        }
        sum
    }
}
