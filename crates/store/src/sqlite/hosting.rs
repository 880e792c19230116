//! What whoever runs a server does with the data: lists of everything, deletion, bans, texts
//! that are taken back.

use rusqlite::{Connection, params};

use crate::{Ban, Rewritten, StoreError, StoredStage, TableRow};

/// Tables in any stage, or in one, those that changed last first.
pub(super) fn tables(
    connection: &Connection,
    stage: Option<StoredStage>,
    most: u32,
) -> Result<Vec<TableRow>, StoreError> {
    let mut rows = connection.prepare_cached(
        "SELECT id, stage, summary, updated FROM game_table \
         WHERE ?1 IS NULL OR stage = ?1 ORDER BY updated DESC, id LIMIT ?2",
    )?;
    let rows = rows.query_map(params![stage, most], |row| {
        Ok(TableRow {
            table: row.get(0)?,
            stage: row.get(1)?,
            summary: row.get(2)?,
            owes: false,
            due: None,
            updated: row.get(3)?,
        })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Removes a table and everything that belongs to it; says whether there was one.
pub(super) fn delete(connection: &Connection, table: &str) -> Result<bool, StoreError> {
    super::ratings::delete(connection, table)?;
    for part in [
        "seat",
        "kept",
        "notice",
        "feed_entry",
        "invitation",
        "event",
    ] {
        let remove = format!("DELETE FROM {part} WHERE game_table = ?1");
        connection.execute(&remove, [table])?;
    }
    let removed = connection.execute("DELETE FROM game_table WHERE id = ?1", [table])?;
    Ok(removed > 0)
}

/// The tables whose events contain a text.
pub(super) fn mentioning(connection: &Connection, text: &str) -> Result<Vec<String>, StoreError> {
    let mut rows = connection.prepare_cached(
        "SELECT DISTINCT game_table FROM event WHERE instr(body, ?1) > 0 ORDER BY game_table",
    )?;
    let rows = rows.query_map([text], |row| row.get(0))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Puts other texts in the place of events, which keep their numbers and times, and forgets
/// what is kept of a visitor.
pub(super) fn rewrite(
    connection: &Connection,
    visitor: &str,
    tables: &[Rewritten],
) -> Result<(), StoreError> {
    for Rewritten {
        table,
        events,
        summary,
        kept,
        stand_in,
    } in tables
    {
        for (seq, body) in events {
            connection
                .prepare_cached("UPDATE event SET body = ?3 WHERE game_table = ?1 AND seq = ?2")?
                .execute(params![table, seq, body])?;
        }
        // What was made from the old texts.
        connection.execute("DELETE FROM kept WHERE game_table = ?1", [table])?;
        for (name, text) in kept {
            super::keep(connection, table, name, text)?;
        }
        for (before, after) in summary {
            connection.execute(
                "UPDATE game_table SET summary = replace(summary, ?2, ?3) WHERE id = ?1",
                [table, before, after],
            )?;
        }
        connection.execute("UPDATE game_table SET indexed = 0 WHERE id = ?1", [table])?;
        super::ratings::replace(connection, table, visitor, stand_in)?;
    }
    for forget in crate::people::forgetting('?') {
        connection.execute(&forget, [visitor])?;
    }
    Ok(())
}

/// All bans.
pub(super) fn bans(connection: &Connection) -> Result<Vec<Ban>, StoreError> {
    let mut rows =
        connection.prepare_cached("SELECT subject, until, why FROM ban ORDER BY subject")?;
    let rows = rows.query_map([], |row| {
        Ok(Ban {
            subject: row.get(0)?,
            until: row.get(1)?,
            why: row.get(2)?,
        })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Adds a ban, or changes the one there is.
pub(super) fn ban(connection: &Connection, ban: &Ban) -> Result<(), StoreError> {
    connection.execute(
        "INSERT INTO ban (subject, until, why) VALUES (?1, ?2, ?3) \
         ON CONFLICT (subject) DO UPDATE SET until = excluded.until, why = excluded.why",
        params![ban.subject, ban.until, ban.why],
    )?;
    Ok(())
}

/// Lifts a ban; says whether there was one.
pub(super) fn unban(connection: &Connection, subject: &str) -> Result<bool, StoreError> {
    Ok(connection.execute("DELETE FROM ban WHERE subject = ?1", [subject])? > 0)
}
