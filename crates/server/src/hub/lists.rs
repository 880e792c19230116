//! Tables in lists: what the home page shows.

use std::sync::Arc;

use record::Prepared;
use store::Which;
use tabletop::Seat;

use super::{Hub, Table};
use crate::{
    frame::{Stage, TableLine},
    problem::Problem,
    table::{Sitter, TableState},
    table_event::TableEvent,
};

impl Hub {
    /// The lists on the home page: open tables, the visitor's tables.
    pub async fn lists(&self, visitor: &str) -> (Vec<TableLine>, Vec<TableLine>) {
        let all: Vec<Arc<Table>> = self.read_tables().values().cloned().collect();
        let (mut open, mut mine) = (Vec::new(), Vec::new());
        for table in all {
            let state = table.state.lock().await;
            if state.stage() == Stage::Over {
                continue;
            }
            let mut seats = Seat::first(state.seats.len() as u8);
            let left = seats.any(|seat| state.may_return(seat, visitor));
            let sits = left || !state.seats_of(visitor).is_empty();
            if sits || (state.host == visitor && state.stage() == Stage::Waiting) {
                mine.push(table_line(&state, visitor));
            } else if state.open && state.stage() == Stage::Waiting {
                open.push(table_line(&state, visitor));
            }
        }
        let newest_first = |line: &TableLine| (!line.your_turn, u64::MAX - line.updated);
        open.sort_by_key(newest_first);
        mine.sort_by_key(newest_first);
        open.truncate(50);
        (open, mine)
    }

    /// Finished games, newest first: the visitor's, and those of others.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub async fn finished(
        &self,
        visitor: &str,
        most: usize,
    ) -> Result<(Vec<TableLine>, Vec<TableLine>), Problem> {
        // One's own may be older than those of others.
        let summaries = self.store.summaries(Which::Finished, 500).await;
        let summaries = summaries.map_err(|why| Problem::not_read(&why))?;
        let (mut own, mut others) = (Vec::new(), Vec::new());
        for stored in &summaries {
            let Ok(summary) = serde_json::from_str::<Summary>(&stored.summary) else {
                continue;
            };
            let Some(entry) = self.catalog().find(&summary.game) else {
                continue;
            };
            let is_own = summary.people.iter().any(|person| person == visitor);
            let list = if is_own { &mut own } else { &mut others };
            if list.len() < most {
                list.push(TableLine {
                    table: stored.table.clone(),
                    title: entry.info().title.to_string(),
                    game: summary.game,
                    names: summary.names,
                    free: 0,
                    your_turn: false,
                    waiting: Vec::new(),
                    winners: summary.winners,
                    updated: stored.updated,
                });
            }
        }
        Ok((own, others))
    }
}

/// What lists show of a table when it is not in memory, as it is stored.
#[derive(serde::Serialize, serde::Deserialize)]
struct Summary {
    game: String,
    names: Vec<String>,
    winners: Vec<String>,
    /// The visitors who played; it is not shown to anybody.
    #[serde(default)]
    people: Vec<String>,
}

/// The summary of a table as it is.
pub(super) fn summary(state: &TableState) -> String {
    summary_after(state, &[], None)
}

/// The summary of a table once these events have happened.
pub(super) fn summary_after(
    state: &TableState,
    events: &[TableEvent],
    after: Option<&Prepared>,
) -> String {
    let mut names = state.names();
    for event in events {
        if let TableEvent::Sat { seat, name, .. } = event {
            names[seat.index()].clone_from(name);
        }
    }
    let outcome = match after {
        Some(prepared) => prepared.game.outcome(),
        None => state
            .journal
            .as_ref()
            .and_then(|journal| journal.game().outcome()),
    };
    // An automaton that wins has no name here; nobody is named then.
    let winners = outcome.map_or_else(Vec::new, |outcome| {
        outcome
            .winners()
            .filter_map(|seat| names.get(seat.index()).cloned())
            .collect()
    });
    let summary = Summary {
        game: state.game.clone(),
        names,
        winners,
        people: state.people(),
    };
    serde_json::to_string(&summary).expect("summaries are plain data")
}

/// A table for a list, as one visitor sees it.
fn table_line(state: &TableState, visitor: &str) -> TableLine {
    let own = state.seats_of(visitor);
    let owing = state
        .journal
        .as_ref()
        .map(|journal| journal.game().owing())
        .unwrap_or_default();
    TableLine {
        table: state.id.clone(),
        game: state.game.clone(),
        title: state.referee.info().title.to_string(),
        names: state
            .names()
            .into_iter()
            .filter(|name| !name.is_empty())
            .collect(),
        free: state
            .seats
            .iter()
            .filter(|chair| chair.sitter == Sitter::Nobody)
            .count() as u8,
        your_turn: owing.iter().any(|seat| own.contains(seat)),
        waiting: owing
            .iter()
            .filter_map(|seat| state.seats.get(seat.index()))
            .map(|chair| chair.name.clone())
            .collect(),
        winners: Vec::new(),
        updated: state.updated,
    }
}
