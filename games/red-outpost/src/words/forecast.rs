//! What an answer would bring, so that nobody has to do arithmetic.
//!
//! The rules themselves are asked: they act on a copy of the open table, up to
//! the next question or the next card. No card is drawn, so the dice that the
//! copy needs are never thrown.

use alloc::{vec, vec::Vec};

use tabletop::{Phrase, Seat};

use super::{cubes, discs, good, points, side, sum::Sum, worker};
use crate::{
    RedOutpost, View,
    components::{Location, Resource, Worker},
    event::Event,
    flow,
    play::Read,
    state::Table,
    step::{Action, Step},
};

/// What is told of the consequences of an answer.
pub(super) enum Brings {
    Nothing,
    /// This.
    Clause(Phrase),
    /// Goods and what they bring, moods. The mood of this worker is told even if it stays.
    Effects(Option<Worker>),
    /// What a visit of this worker brings, and what it goes on with.
    Visit(Worker),
    /// What is meant to change this worker's mood, and that it stays if the end of the
    /// track stops it.
    Mood(Worker),
    /// The first gains mood and the second loses it.
    Swap(Worker, Worker),
    /// How many crystals lie at the Palace then, and how many are left.
    Donation,
    /// How many discs this player, or whoever answers, then has on the two portraits.
    Discs(Option<Seat>, Worker, Worker),
}

/// What the seat would see after an answer, and what was told on the way.
struct Forecast {
    view: View,
    events: Vec<Event>,
}

impl RedOutpost {
    /// The consequences of a legal answer as clauses.
    pub(super) fn clauses(
        &self,
        view: &View,
        seat: Seat,
        action: Action,
        brings: Brings,
    ) -> Vec<Phrase> {
        let after = &self.forecast(view, seat, action);
        match brings {
            Brings::Nothing => Vec::new(),
            Brings::Clause(clause) => vec![clause],
            Brings::Effects(visitor) => self.consequences(view, after, visitor),
            Brings::Visit(visitor) => {
                let mut clauses = self.consequences(view, after, Some(visitor));
                let refused = view.table.pending.top() == Some(Step::Replace);
                clauses.extend(self.prospects(after, visitor, refused));
                clauses
            }
            Brings::Mood(one) => {
                let mut clauses = self.consequences(view, after, None);
                let stays = after.view.table.worker(one).mood;
                if stays == view.table.worker(one).mood {
                    clauses.push(mood(one, stays, stays));
                }
                clauses
            }
            Brings::Swap(gains, loses) => {
                let tables = [view, &after.view].map(|view| &view.table);
                let change = |one| {
                    let [from, to] = tables.map(|table| table.worker(one).mood);
                    mood(one, from, to)
                };
                vec![change(gains), change(loses)]
            }
            Brings::Donation => {
                let side = after.view.table.side(seat);
                let clause = Phrase::new("clause-donated")
                    .with("palace", i64::from(side.palace))
                    .with("left", i64::from(side.crystals));
                vec![clause]
            }
            Brings::Discs(owner, from, to) => {
                vec![moved_discs(after, owner.unwrap_or(seat), from, to)]
            }
        }
    }

    /// Tries a legal answer. Cards to be drawn stay where they are.
    fn forecast(&self, view: &View, seat: Seat, action: Action) -> Forecast {
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
    fn consequences(
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
    fn prospects(&self, forecast: &Forecast, visitor: Worker, refused: bool) -> Vec<Phrase> {
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
    // Of the questions after the action only that of card 7 belongs to a location.
    let asks_later = |&step: &Step| step != Step::FourGoods && read.asks(step);
    let worker_card = side
        .worker_card
        .filter(|&card| card == visitor && flow::after_action().iter().any(asks_later));
    let location_card = location_card.map(Location::number);
    location_card
        .into_iter()
        .chain(worker_card.map(Worker::card))
}

/// How many discs a side then has on the two portraits.
fn moved_discs(after: &Forecast, owner: Seat, from: Worker, to: Worker) -> Phrase {
    let count = |one: Worker| discs(after.view.table.worker(one).discs[owner.index()]);
    Phrase::new("clause-discs")
        .with("left", count(from))
        .with("from", worker(from))
        .with("now", count(to))
        .with("to", worker(to))
}

/// A worker's mood rises or falls, or is stopped by the end of the track.
fn mood(who: Worker, from: i8, to: i8) -> Phrase {
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
