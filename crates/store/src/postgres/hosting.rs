//! What whoever runs a server does with the data: lists of everything, deletion, bans, texts
//! that are taken back, an examination.

use deadpool_postgres::{Client, Transaction};

use super::{faults::corrupt, lists::row, number};
use crate::{Ban, Rewritten, StoreError, StoredStage, TableRow};

/// Tables in any stage, or in one, those that changed last first: the newest of each stage, of
/// which the newest remain.
pub(super) const TABLES: &str = "SELECT found.* FROM \
     unnest(ARRAY['waiting', 'live', 'finished', 'closed']) AS wanted, \
     LATERAL (SELECT id, stage, summary, updated, false AS owed, NULL::bigint AS due \
              FROM game_table \
              WHERE stage = wanted ORDER BY updated DESC, id LIMIT $2) AS found \
     WHERE $1::text IS NULL OR wanted = $1 ORDER BY updated DESC, id LIMIT $2";

/// Tables in any stage, or in one, those that changed last first.
pub(super) async fn tables(
    client: &Client,
    stage: Option<StoredStage>,
    most: u32,
) -> Result<Vec<TableRow>, StoreError> {
    let statement = client.prepare_cached(TABLES).await?;
    let stage = stage.map(StoredStage::name);
    let rows = client
        .query(&statement, &[&stage, &i64::from(most)])
        .await?;
    Ok(rows.iter().map(row).collect())
}

/// Removes a table; ratings are computed anew if its game counted.
pub(super) const DELETE: &str = "WITH outdated AS (UPDATE constant SET value = '' \
     WHERE name = 'ratings' AND EXISTS (SELECT FROM result WHERE game_table = $1)) \
     DELETE FROM game_table WHERE id = $1";

/// The tables whose events contain a text. Everything is read for that.
pub(super) async fn mentioning(
    patient: &Transaction<'_>,
    text: &str,
) -> Result<Vec<String>, StoreError> {
    let rows = patient
        .query(
            "SELECT DISTINCT game_table FROM event WHERE strpos(body, $1) > 0 ORDER BY game_table",
            &[&text],
        )
        .await?;
    Ok(rows.iter().map(|row| row.get(0)).collect())
}

/// Puts other texts in the place of events, which keep their numbers and times, and forgets
/// what is kept of a visitor.
pub(super) async fn rewrite(
    change: &Transaction<'_>,
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
        let numbers: Vec<i64> = events.iter().map(|(seq, _)| number(*seq)).collect();
        let bodies: Vec<&str> = events.iter().map(|(_, body)| &**body).collect();
        change
            .execute(
                "UPDATE event SET body = new.body \
                 FROM unnest($2::bigint[], $3::text[]) AS new (seq, body) \
                 WHERE game_table = $1 AND event.seq = new.seq",
                &[table, &numbers, &bodies],
            )
            .await?;
        // What was made from the old texts.
        let forget = "DELETE FROM kept WHERE game_table = $1";
        change.execute(forget, &[table]).await?;
        for (name, text) in kept {
            change.execute(KEEP, &[table, name, text]).await?;
        }
        for (before, after) in summary {
            let replace = "UPDATE game_table SET summary = replace(summary, $2, $3) WHERE id = $1";
            change.execute(replace, &[table, before, after]).await?;
        }
        let anew = "UPDATE game_table SET indexed = 0, rewritten = rewritten + 1 WHERE id = $1";
        change.execute(anew, &[table]).await?;
        super::ratings::replace(change, table, visitor, stand_in).await?;
    }
    super::people::lock_names(change).await?;
    for forget in crate::people::forgetting('$') {
        change.execute(&forget, &[&visitor]).await?;
    }
    Ok(())
}

/// Keeps a text beside a table.
pub(super) const KEEP: &str = "INSERT INTO kept (game_table, name, text) VALUES ($1, $2, $3) \
     ON CONFLICT (game_table, name) DO UPDATE SET text = excluded.text";

/// All bans.
pub(super) async fn bans(client: &Client) -> Result<Vec<Ban>, StoreError> {
    let all = "SELECT subject, until, why FROM ban ORDER BY subject";
    let rows = client.query(all, &[]).await?;
    let ban = |row: &tokio_postgres::Row| Ban {
        subject: row.get(0),
        until: row.get::<_, Option<i64>>(1).map(super::log::unsigned),
        why: row.get(2),
    };
    Ok(rows.iter().map(ban).collect())
}

/// How many tables are examined in one go.
const PORTION: i64 = 500;

/// Reads a portion of all tables with their events, from after this table on; gives back the
/// last one of the portion.
///
/// A damaged page is an error of PostgreSQL, which knows it by its checksum where a server has
/// those; what is missing is noticed here, because events are numbered without a gap.
pub(super) async fn examine_portion(
    client: &Client,
    after: &str,
) -> Result<Option<String>, StoreError> {
    let last = client
        .prepare_cached(
            "SELECT max(id) FROM (SELECT id FROM game_table WHERE id > $1 ORDER BY id LIMIT $2) \
             AS portion",
        )
        .await?;
    let last = client.query_one(&last, &[&after, &PORTION]).await?;
    let Some(last) = last.get::<_, Option<String>>(0) else {
        return Ok(None);
    };
    let faulty = client
        .prepare_cached(
            "SELECT id FROM game_table, \
             LATERAL (SELECT count(md5(body)) AS count, coalesce(max(seq), 0) AS last \
                      FROM event WHERE game_table = id) AS found \
             WHERE id > $1 AND id <= $2 AND (count <> game_table.seq OR last <> game_table.seq) \
             LIMIT 1",
        )
        .await?;
    let faulty = client.query_opt(&faulty, &[&after, &last]).await?;
    match faulty {
        Some(row) => {
            let table: String = row.get(0);
            Err(corrupt(format!("events of the table {table} are missing")))
        }
        None => Ok(Some(last)),
    }
}
