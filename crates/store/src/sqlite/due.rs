//! What is due at a time.

use rusqlite::{Connection, OptionalExtension, named_params};

use super::Sqlite;
use crate::{Beat, Deadlines, DueQuery, DueRow, Outage, Reply, StoreError};

impl Deadlines for Sqlite {
    fn due(&self, query: DueQuery) -> Reply<'_, Vec<DueRow>> {
        self.read_with(move |connection| due(connection, &query))
    }

    fn beat(&self, now: Beat) -> Reply<'_, Vec<Outage>> {
        self.write(move |connection| beat(connection, &now))
    }

    fn end_outage(&self, began: u64) -> Reply<'_, ()> {
        self.write(move |connection| {
            connection.execute("DELETE FROM outage WHERE began = ?1", [began])?;
            Ok(())
        })
    }
}

/// Begins at the index of what is due.
pub(super) const DUE: &str = "SELECT due, game_table, max(bot IS NULL) FROM seat \
     WHERE due IS NOT NULL AND due <= :until AND (due, game_table) > (:due, :table) \
     GROUP BY due, game_table ORDER BY due, game_table LIMIT :most";

fn due(connection: &Connection, query: &DueQuery) -> Result<Vec<DueRow>, StoreError> {
    let mut rows = connection.prepare_cached(DUE)?;
    let (due, table) = match &query.after {
        Some(last) => (last.due.cast_signed(), &*last.table),
        None => (-1, ""),
    };
    let until = query.until.map_or(i64::MAX, u64::cast_signed);
    let rows = rows.query_map(
        named_params! { ":until": until, ":due": due, ":table": table, ":most": query.most },
        |row| {
            Ok(DueRow {
                due: row.get(0)?,
                table: row.get(1)?,
                person: row.get(2)?,
            })
        },
    )?;
    Ok(rows.collect::<Result<_, _>>()?)
}

fn beat(connection: &Connection, beat: &Beat) -> Result<Vec<Outage>, StoreError> {
    let last = connection.query_row("SELECT at FROM pulse", [], |row| row.get(0));
    if let Some(outage) = last.optional()?.and_then(|last| beat.outage(last)) {
        connection.execute(
            "INSERT INTO outage (began, ended) VALUES (?1, ?2) \
             ON CONFLICT (began) DO UPDATE SET ended = max(ended, excluded.ended)",
            [outage.began, outage.ended],
        )?;
    }
    connection.execute(
        "INSERT INTO pulse (one, at) VALUES (1, ?1) \
         ON CONFLICT (one) DO UPDATE SET at = max(at, excluded.at)",
        [beat.at],
    )?;
    let mut rows = connection.prepare_cached("SELECT began, ended FROM outage ORDER BY began")?;
    let rows = rows.query_map([], |row| {
        Ok(Outage {
            began: row.get(0)?,
            ended: row.get(1)?,
        })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}
