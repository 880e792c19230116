//! Tables that an earlier version wrote: what lists know of them is made from their events.

use store::{StoreError, StoredStage, StoredTable, TableIndex, TableRow};
use tabletop::SeatSet;

use super::{
    Hub,
    lists::{Facts, Summary, VERSION, index},
    memory::read_event,
};
use crate::{
    boxes::Boxes,
    daily,
    table::{FoldError, seating},
    table_event::{TableEvent, Watch},
};

/// How many tables are indexed in one go.
const BATCH: u32 = 256;

impl Hub {
    /// Writes the index of every table that an earlier version wrote.
    ///
    /// # Errors
    /// When the store cannot be read or written.
    pub(super) async fn index_earlier_tables(&self) -> Result<(), StoreError> {
        let mut done = 0;
        loop {
            let rows = self.store.unindexed(VERSION, BATCH).await?;
            if rows.is_empty() {
                break;
            }
            let mut tables = Vec::new();
            for row in &rows {
                let index = self.index_of(row).await?;
                tables.push((row.table.clone(), index));
            }
            done += tables.len();
            self.store.index(tables).await?;
            tracing::info!(tables = done, "bringing the lists up to date");
        }
        Ok(())
    }

    /// The index of a stored table. One that is over is not played again for it.
    async fn index_of(&self, row: &TableRow) -> Result<TableIndex, StoreError> {
        let Some(stored) = self.store.read(row.table.clone()).await? else {
            return Ok(unreadable(row));
        };
        let summary = serde_json::from_str::<Summary>(&row.summary).unwrap_or_default();
        let seated = index_without_rules(&stored, row.stage, summary, &self.boxes);
        if row.stage != StoredStage::Finished {
            match self.fold_stored(&row.table, stored).await {
                Ok(state) => return Ok(index(&state)),
                Err(why) => tracing::error!(table = row.table, %why, "a table cannot be read"),
            }
        }
        Ok(seated.unwrap_or_else(|why| {
            tracing::error!(table = row.table, %why, "a table cannot be listed");
            unreadable(row)
        }))
    }
}

/// What lists know of a table, whatever its rules. How its game ended is taken over from what
/// they knew.
pub(super) fn index_without_rules(
    stored: &StoredTable,
    stage: StoredStage,
    known: Summary,
    boxes: &Boxes,
) -> Result<TableIndex, FoldError> {
    let events = stored.events.iter().map(|event| read_event(&event.body));
    let events = events.collect::<Result<Vec<_>, _>>()?;
    let chairs = seating(&events)?;
    let Some(TableEvent::Opened {
        game,
        host,
        open,
        watch,
        daily,
        rated,
        tournament,
        ..
    }) = events.first()
    else {
        return Err(FoldError::NotOpened);
    };
    let entry = boxes.catalog().find(game);
    let facts = Facts {
        stage,
        listed: (*open || tournament.is_some())
            && watch.is_none_or(|watch| watch == Watch::Everyone),
        host,
        game,
        title: entry.map_or(game, |entry| entry.info().title),
        chairs: &chairs,
        owing: SeatSet::EMPTY,
        winners: known.winners,
        contest: daily.map(|day| daily::contest(day, game)),
        result: known.result,
        rated: *rated,
        clock: known.clock,
        round: known.round,
        over: Vec::new(),
    };
    Ok(facts.index())
}

/// A table of which nothing can be read: nobody finds it in a list.
fn unreadable(row: &TableRow) -> TableIndex {
    TableIndex {
        stage: row.stage,
        listed: false,
        host: String::new(),
        game: String::new(),
        search: String::new(),
        summary: row.summary.clone(),
        contest: None,
        standing: None,
        seats: Vec::new(),
        result: None,
        version: VERSION,
    }
}
