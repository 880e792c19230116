//! What an answer would bring, so that nobody has to do arithmetic.
//!
//! The rules themselves are asked: they act on a copy of the open table, up to
//! the next question or the next card. No card is drawn, so the dice that the
//! copy needs are never thrown.

use alloc::{vec, vec::Vec};

use tabletop::{Phrase, Seat};

use super::{cubes, good, points, side, sum::Sum, worker};
use crate::{
    RedOutpost, View,
    components::{Location, Resource, Worker},
    event::Event,
    play::Read,
    state::Table,
    step::{Action, Step},
};

/// What the seat would see after an answer, and what was told on the way.
pub(super) struct Forecast {
    pub view: View,
    pub events: Vec<Event>,
}

impl RedOutpost {
    /// Tries a legal answer. Cards to be drawn stay where they are.
    pub(super) fn forecast(&self, view: &View, seat: Seat, action: Action) -> Forecast {
        let (mut known, mut events) = (view.known(), Vec::new());
        known.table.pending.answered(seat);
        let mut play = self.hand(&mut known, &mut events);
        play.answer(seat, action);
        match action.step() {
            Step::Move | Step::Replace => play.foresee(Step::Act),
            Step::Disc => play.foresee(Step::Mood),
            Step::LakeTake => play.foresee(Step::LakeDraw),
            _ => {}
        }
        debug_assert_eq!(known.dice.drawn(), 0, "a forecast draws no card");
        let view = View::of(&known, view.seat);
        Forecast { view, events }
    }

    /// The consequences as clauses: goods and what they bring, moods, and what
    /// then comes. The visitor's mood is told even if it stays.
    pub(super) fn consequences(
        &self,
        view: &View,
        forecast: &Forecast,
        visitor: Option<Worker>,
    ) -> Vec<Phrase> {
        let sum = Sum::of(&forecast.events);
        let mut clauses = Vec::new();
        if !sum.produced.is_empty() {
            let goods = sum.produced.iter().map(|&(cube, count)| cubes(count, cube));
            let goods: Vec<Phrase> = goods.collect();
            clauses.push(Phrase::new("clause-produce").with("goods", goods));
        }
        for &cube in &sum.added {
            let added = Phrase::new("clause-add").with("goods", cubes(1, cube));
            let stored = i64::from(forecast.view.table.stored(cube));
            clauses.push(added.with("count", stored));
        }
        for &cube in &sum.used_up {
            clauses.push(Phrase::new("clause-used-up").with("good", good(cube)));
        }
        for export in &sum.exports {
            let cube = good(export.cube);
            clauses.push(match export.points {
                Some(vp) => Phrase::new("clause-export")
                    .with("good", cube)
                    .with("points", points(vp)),
                None => Phrase::new("clause-objective").with("good", cube),
            });
        }
        if sum.steps > 0 {
            clauses.push(Phrase::new("clause-steps").with("count", i64::from(sum.steps)));
        }
        if let Some((vp, count)) = sum.wheel {
            let mut pays = vec![points(vp)];
            if count > 0 {
                pays.push(super::crystals(count));
            }
            clauses.push(Phrase::new("clause-wheel").with("gains", pays));
        }
        if sum.crystals > 0 {
            let gained = super::crystals(sum.crystals);
            clauses.push(Phrase::new("clause-crystals").with("crystals", gained));
        }
        if let Some(removed) = sum.removed {
            let left = forecast.view.table.worker(removed).discs[Table::AUTOM.index()];
            clauses.push(
                Phrase::new("clause-disc-removed")
                    .with("seat", side(view, Table::AUTOM))
                    .with("count", i64::from(left)),
            );
        }
        if let Some(visitor) = visitor {
            let change = sum.moods.iter().find(|change| change.0 == visitor);
            clauses.push(visitor_mood(
                visitor,
                change.map(|&(_, from, to)| (from, to)),
            ));
        }
        for &(other, from, to) in &sum.moods {
            if Some(other) != visitor {
                clauses.push(mood(other, from, to));
            }
        }
        clauses
    }

    /// What a turn with this visitor goes on with: questions and cards. The card
    /// of the location counts unless it was just refused.
    pub(super) fn prospects(
        &self,
        forecast: &Forecast,
        visitor: Worker,
        refused: bool,
    ) -> Vec<Phrase> {
        let known = forecast.view.known();
        let read = self.read(&known);
        let at = known.table.worker(visitor).at;
        let mut clauses = Vec::new();
        let next = match known.table.pending.top() {
            _ if at == Location::Spaceship => Some("clause-draw-spaceship"),
            _ if at == Location::Lake && visitor == Worker::Fisherman => Some("clause-draw-two"),
            _ if at == Location::Lake => Some("clause-draw-lake"),
            Some(step) if !read.asks(step) => None,
            Some(Step::Donate) => Some("clause-may-donate"),
            Some(Step::Swap) => Some("clause-may-swap"),
            Some(Step::Exchange) => Some("clause-may-exchange"),
            Some(Step::MoveRival) => Some("clause-may-move"),
            Some(Step::Choose) => Some("clause-choose"),
            _ => None,
        };
        clauses.extend(next.map(Phrase::new));
        let cards: Vec<Phrase> = cards_in_reach(read, visitor, at)
            .filter(|&number| !(refused && number == at.number()))
            .map(|number| Phrase::new("clause-card").with("number", i64::from(number)))
            .collect();
        if !cards.is_empty() {
            clauses.push(Phrase::new("clause-cards").with("cards", cards));
        }
        clauses
    }
}

/// The active player's special cards that this turn may come to: those whose question
/// has an answer besides "none".
fn cards_in_reach(read: Read<'_>, visitor: Worker, at: Location) -> impl Iterator<Item = u8> {
    let table = &read.state.table;
    let side = table.side(table.active);
    let location_card = side.location_card.filter(|&card| {
        card == at
            && match card {
                Location::Pasture | Location::Brewery | Location::Mine => read.asks(Step::Replace),
                Location::LabourCamp | Location::Administration => read.asks(Step::Disc),
                Location::Palace => read.asks(Step::Donate),
                Location::Warehouse => read.asks(Step::Exchange),
                Location::Lake => read.asks(Step::LakeTake),
                // The card that is drawn may add the fourth type.
                Location::Spaceship => read.stored_types().len() + 1 >= Resource::ALL.len(),
                // Card 3 is the choice itself; cards 9 and 12 act between turns.
                Location::Field | Location::Kitchen | Location::Barracks => false,
            }
    });
    let worker_card = side.worker_card.filter(|&card| {
        card == visitor
            && match card {
                Worker::Fisherman => read.asks(Step::Relocate),
                Worker::Miner => read.asks(Step::Extra),
                Worker::Commissar => read.asks(Step::Give),
                // These cards are moves of their own.
                Worker::Shepherd | Worker::Farmer | Worker::Bureaucrat => false,
            }
    });
    let location_card = location_card.map(Location::number);
    location_card
        .into_iter()
        .chain(worker_card.map(Worker::card))
}

/// A worker's mood rises or falls, or is stopped by the end of the track.
pub(super) fn mood(who: Worker, from: i8, to: i8) -> Phrase {
    mood_as(
        [
            "clause-other-rises",
            "clause-other-falls",
            "clause-other-stays",
        ],
        who,
        from,
        to,
    )
}

fn visitor_mood(visitor: Worker, change: Option<(i8, i8)>) -> Phrase {
    let (from, to) = change.unwrap_or_default();
    mood_as(
        [
            "clause-mood-rises",
            "clause-mood-falls",
            "clause-mood-stays",
        ],
        visitor,
        from,
        to,
    )
}

/// A change of mood with one of three keys: rises, falls, stays.
pub(super) fn mood_as(keys: [&'static str; 3], who: Worker, from: i8, to: i8) -> Phrase {
    let [rises, falls, stays] = keys;
    let key = match to.cmp(&from) {
        core::cmp::Ordering::Greater => rises,
        core::cmp::Ordering::Less => falls,
        core::cmp::Ordering::Equal => stays,
    };
    Phrase::new(key)
        .with("worker", worker(who))
        .with("by", i64::from(to.abs_diff(from)))
        .with("mood", i64::from(to))
}
