//! Who is to be told when events happen.

use std::collections::{BTreeMap, BTreeSet};

use store::{NewNotice, SeatRow, StoredStage, TableIndex};
use tabletop::Seat;

use super::Kind;
use crate::{
    table::{Chair, Clocks, Sitter, TableState},
    table_event::TableEvent,
};

/// Who is to be told of these events, which are about to happen at a table: who owes an answer
/// now and did not before, and so on. `index` is what lists know of the table then; they happen
/// at this time, and each notice is due later. Where one person plays alone nobody is told
/// anything.
pub fn told_of(
    state: &TableState,
    events: &[TableEvent],
    index: &TableIndex,
    at: u64,
    due: u64,
) -> Vec<NewNotice> {
    if state.taught.is_some() || state.daily.is_some() {
        return Vec::new();
    }
    let after = People::after(state, index);
    if after.seated.len() < 2 && !has_stand_in(&state.seats) {
        return Vec::new();
    }
    let before: BTreeSet<String> = state.awaited().into_iter().collect();
    let acted = actors(state, events);
    let others = |all: &BTreeSet<String>| -> Vec<String> {
        all.iter()
            .filter(|who| !acted.contains(*who))
            .cloned()
            .collect()
    };
    let mut told: BTreeMap<String, BTreeSet<Kind>> = BTreeMap::new();
    let mut tell = |who: Vec<String>, kind| {
        for visitor in who {
            told.entry(visitor).or_default().insert(kind);
        }
    };
    tell(
        after.awaited.difference(&before).cloned().collect(),
        Kind::Turn,
    );
    let is_free = |chair: &Chair| chair.sitter == Sitter::Nobody;
    let had_room = state.journal.is_none() && state.seats.iter().any(is_free);
    if had_room && !after.has_room && index.stage != StoredStage::Closed {
        tell(others(&after.seated), Kind::Full);
    }
    let is_ended = matches!(index.stage, StoredStage::Finished | StoredStage::Closed);
    if is_ended && !state.stage().is_ended() && state.journal.is_some() {
        tell(others(&after.seated), Kind::Over);
    }
    let invites = |event: &TableEvent| matches!(event, TableEvent::Rematched { .. });
    if events.iter().any(invites) {
        tell(after.seated.iter().cloned().collect(), Kind::Invited);
    }
    let notices = told.into_iter().flat_map(|(visitor, mut kinds)| {
        // Whose turn it is knows that the game has begun.
        if kinds.contains(&Kind::Turn) {
            kinds.remove(&Kind::Full);
        }
        kinds.into_iter().map(move |kind| NewNotice {
            visitor: visitor.clone(),
            kind: kind.name(),
            happens: at,
            due,
        })
    });
    notices.collect()
}

/// Who is to be told that their time is short, each when it becomes so: the clocks of a table
/// were as in one state and are as in another. Whoever looks at the table then has seen it. What
/// was written before and holds no longer is found out when it is due
/// ([`TableState::is_short`]).
pub fn told_of_time(
    before: &TableState,
    after: &TableState,
    at: u64,
    slack: u64,
) -> Vec<NewNotice> {
    let Some(clocks) = &after.clocks else {
        return Vec::new();
    };
    let seated: BTreeSet<&str> = after.seats.iter().filter_map(Chair::person).collect();
    if seated.len() < 2 && !has_stand_in(&after.seats) {
        return Vec::new();
    }
    let person = |state: &TableState, seat: Seat| {
        let chair = state.seats.get(seat.index())?;
        chair.person().map(String::from)
    };
    let known: BTreeSet<(Option<String>, u64)> = (before.clocks.iter())
        .flat_map(Clocks::warnings)
        .map(|warning| (person(before, warning.seat), warning.short))
        .collect();
    let mut first: BTreeMap<String, u64> = BTreeMap::new();
    for warning in clocks.warnings().filter(|warning| warning.short > at) {
        let who = person(after, warning.seat);
        if let Some(visitor) = who
            .clone()
            .filter(|_| !known.contains(&(who, warning.short)))
        {
            let short = first.entry(visitor).or_insert(warning.short);
            *short = warning.short.min(*short);
        }
    }
    let notices = first.into_iter().map(|(visitor, short)| NewNotice {
        visitor,
        kind: Kind::Time.name(),
        happens: short,
        due: short + slack,
    });
    notices.collect()
}

/// Who is to be told that a round of a tournament has begun: those who sit at a new table of it.
pub fn told_of_round(state: &TableState, due: u64) -> Vec<NewNotice> {
    if state.round.is_none() {
        return Vec::new();
    }
    let people: BTreeSet<&str> = state.seats.iter().filter_map(Chair::person).collect();
    let notices = people.into_iter().map(|visitor| NewNotice {
        visitor: visitor.to_owned(),
        kind: Kind::Round.name(),
        happens: state.updated,
        due,
    });
    notices.collect()
}

/// Whether a bot plays on somewhere for somebody who may come back.
fn has_stand_in(chairs: &[Chair]) -> bool {
    chairs.iter().any(|chair| chair.stands_in)
}

/// The people at a table.
struct People {
    seated: BTreeSet<String>,
    awaited: BTreeSet<String>,
    has_room: bool,
}

impl People {
    /// As they will be: an index names the seats that change.
    fn after(state: &TableState, index: &TableIndex) -> Self {
        let owing = state.owing();
        let mut people = Self {
            seated: BTreeSet::new(),
            awaited: BTreeSet::new(),
            has_room: false,
        };
        let chairs = Seat::first(state.seats.len() as u8).zip(&state.seats);
        for (seat, chair) in chairs {
            let changed = index.seats.iter().find(|row| row.seat == seat.0 + 1);
            let (visitor, owes, is_free) = match changed {
                Some(row) => (person(row), row.owes, !row.sits && row.bot.is_none()),
                None => {
                    let is_free = chair.sitter == Sitter::Nobody;
                    (chair.person(), owing.contains(seat), is_free)
                }
            };
            people.has_room |= is_free;
            if let Some(visitor) = visitor {
                people.seated.insert(visitor.to_owned());
                if owes {
                    people.awaited.insert(visitor.to_owned());
                }
            }
        }
        people
    }
}

fn person(row: &SeatRow) -> Option<&str> {
    row.visitor.as_deref().filter(|_| row.sits)
}

/// Who did what happens: they know.
fn actors(state: &TableState, events: &[TableEvent]) -> BTreeSet<String> {
    let at = |seat: Seat| state.seats.get(seat.index())?.person().map(String::from);
    let actor = |event: &TableEvent| match event {
        TableEvent::Sat { visitor, .. } | TableEvent::Contributed { visitor, .. } => {
            Some(visitor.clone())
        }
        TableEvent::Played { seat, .. } | TableEvent::Undone { seat, .. } => at(*seat),
        _ => None,
    };
    events.iter().filter_map(actor).collect()
}
