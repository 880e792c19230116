//! What lists know of tables: written with their events, read by index.

use rusqlite::{
    Connection, OptionalExtension, Row, ToSql,
    types::{FromSql, FromSqlError, FromSqlResult, ToSqlOutput, ValueRef},
};

use crate::{
    IdleQuery, IdleRow, ListQuery, ResultRow, Results, ResultsQuery, StoreError, StoredStage,
    TableIndex, TableRow, Which,
};

impl ToSql for StoredStage {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.name().into())
    }
}

impl FromSql for StoredStage {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        Self::named(value.as_str()?).ok_or(FromSqlError::InvalidType)
    }
}

/// Writes the index of a table, and when something happened there if it did so now.
pub(super) fn write(
    connection: &Connection,
    table: &str,
    index: &TableIndex,
    at: Option<u64>,
) -> Result<(), StoreError> {
    connection
        .prepare_cached(
            "UPDATE game_table SET stage = :stage, listed = :listed, host = :host, game = :game, \
             search = :search, summary = :summary, contest = :contest, standing = :standing, \
             indexed = :version, \
             updated = coalesce(:at, updated) WHERE id = :table",
        )?
        .execute(rusqlite::named_params! {
            ":table": table,
            ":stage": index.stage,
            ":listed": index.listed,
            ":host": index.host,
            ":game": index.game,
            ":search": index.search,
            ":summary": index.summary,
            ":contest": index.contest,
            ":standing": index.standing,
            ":version": index.version,
            ":at": at,
        })?;
    let mut statement = connection.prepare_cached(
        "INSERT INTO seat (game_table, seat, visitor, sits, bot, owes, due) \
         VALUES (:table, :seat, :visitor, :sits, :bot, :owes, :due) \
         ON CONFLICT (game_table, seat) DO UPDATE SET visitor = excluded.visitor, \
         sits = excluded.sits, bot = excluded.bot, owes = excluded.owes, \
         due = excluded.due",
    )?;
    for row in &index.seats {
        statement.execute(rusqlite::named_params! {
            ":table": table,
            ":seat": row.seat,
            ":visitor": row.visitor,
            ":sits": row.sits,
            ":bot": row.bot,
            ":owes": row.owes,
            ":due": row.due,
        })?;
    }
    match &index.result {
        Some(result) => super::ratings::write(connection, table, result),
        None => Ok(()),
    }
}

/// A page of a list.
pub(super) fn list(
    connection: &Connection,
    query: &ListQuery,
) -> Result<Vec<TableRow>, StoreError> {
    let mut rows = connection.prepare_cached(&select(query.which))?;
    let rows = rows.query_map(
        rusqlite::named_params! {
            ":visitor": query.visitor,
            ":search": query.search,
            ":skip": query.skip,
            ":most": query.most,
        },
        row,
    )?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// The statement behind a list. Each begins at an index: the visitor's own at the seats, those
/// of others at the stage and the time.
fn select(which: Which) -> String {
    const OWES: &str = "EXISTS (SELECT 1 FROM seat WHERE seat.game_table = id \
                        AND seat.visitor = :visitor AND sits AND owes)";
    const DUE: &str = "(SELECT min(due) FROM seat WHERE seat.game_table = id \
                       AND seat.visitor = :visitor AND sits AND owes)";
    const LEFT: &str = "due NULLS LAST, ";
    const SEATED: &str = "id IN (SELECT game_table FROM seat WHERE visitor = :visitor)";
    const OTHERS: &str = "listed AND host != :visitor \
                          AND id NOT IN (SELECT game_table FROM seat WHERE visitor = :visitor)";
    let (tables, order) = match which {
        Which::Open => (format!("stage = 'waiting' AND {OTHERS}"), String::new()),
        Which::Watchable => (format!("stage = 'live' AND {OTHERS}"), String::new()),
        Which::Finished => (format!("stage = 'finished' AND {OTHERS}"), String::new()),
        Which::Running => (
            "id IN (SELECT game_table FROM seat WHERE visitor = :visitor \
             UNION SELECT id FROM game_table WHERE host = :visitor AND stage = 'waiting') \
             AND stage IN ('waiting', 'live')"
                .to_string(),
            format!("owed DESC, {LEFT}"),
        ),
        Which::Owing => (
            format!("{SEATED} AND stage = 'live' AND owed"),
            LEFT.to_string(),
        ),
        Which::Past => (
            format!("{SEATED} AND stage IN ('finished', 'closed')"),
            String::new(),
        ),
    };
    format!(
        "SELECT id, stage, summary, updated, {OWES} AS owed, {DUE} AS due FROM game_table \
         WHERE {tables} AND (:search = '' OR instr(search, :search)) \
         ORDER BY {order}updated DESC, id LIMIT :most OFFSET :skip"
    )
}

fn row(row: &Row<'_>) -> rusqlite::Result<TableRow> {
    Ok(TableRow {
        table: row.get("id")?,
        stage: row.get("stage")?,
        summary: row.get("summary")?,
        updated: row.get("updated")?,
        owes: row.get("owed")?,
        due: row.get("due")?,
    })
}

/// How many results a contest has, the best of them, that of one table, and how many are
/// better than one.
const RESULTS: [&str; 4] = [
    "SELECT count(*) FROM game_table WHERE contest = :contest AND standing IS NOT NULL",
    "SELECT id, standing, summary FROM game_table \
     WHERE contest = :contest AND standing IS NOT NULL ORDER BY standing DESC, id LIMIT :most",
    "SELECT id, standing, summary FROM game_table \
     WHERE id = :table AND contest = :contest AND standing IS NOT NULL",
    "SELECT count(*) FROM game_table WHERE contest = :contest AND standing > :standing",
];

/// The results of a contest.
pub(super) fn results(
    connection: &Connection,
    query: &ResultsQuery,
) -> Result<Results, StoreError> {
    let [count, first, own, better] = RESULTS;
    let contest: &dyn ToSql = &query.contest;
    let number = |row: &Row<'_>| row.get::<_, u32>(0);
    let count = connection
        .prepare_cached(count)?
        .query_row(&[(":contest", contest)], number)?;
    let mut first = connection.prepare_cached(first)?;
    let first = first.query_map(&[(":contest", contest), (":most", &query.most)], result)?;
    let mut ranked: Vec<(i64, ResultRow)> = Vec::new();
    for (place, found) in (1..).zip(first) {
        let (standing, row) = found?;
        let equal = ranked.last().filter(|(above, _)| *above == standing);
        let rank = equal.map_or(place, |(_, above)| above.rank);
        ranked.push((standing, ResultRow { rank, ..row }));
    }
    let own = connection
        .prepare_cached(own)?
        .query_row(&[(":contest", contest), (":table", &query.table)], result)
        .optional()?;
    let own = own.map(|(standing, row)| {
        let better = connection
            .prepare_cached(better)?
            .query_row(&[(":contest", contest), (":standing", &standing)], number)?;
        Ok::<_, StoreError>(ResultRow {
            rank: better + 1,
            ..row
        })
    });
    Ok(Results {
        count,
        first: ranked.into_iter().map(|(_, row)| row).collect(),
        own: own.transpose()?,
    })
}

/// A result, and how well the game ended; its rank is not known yet.
fn result(row: &Row<'_>) -> rusqlite::Result<(i64, ResultRow)> {
    let found = ResultRow {
        table: row.get("id")?,
        rank: 0,
        summary: row.get("summary")?,
    };
    Ok((row.get("standing")?, found))
}

/// How many tables a visitor has made that have not ended.
pub(super) fn unended_tables_of(connection: &Connection, host: &str) -> Result<u32, StoreError> {
    let mut count = connection.prepare_cached(
        "SELECT count(*) FROM game_table WHERE host = ?1 AND stage IN ('waiting', 'live')",
    )?;
    Ok(count.query_row([host], |row| row.get(0))?)
}

/// A portion of the tables at which nothing has happened for long.
pub(super) fn idle(connection: &Connection, query: &IdleQuery) -> Result<Vec<IdleRow>, StoreError> {
    let mut rows = connection.prepare_cached(
        "SELECT id, updated FROM game_table \
         WHERE stage = :stage AND updated <= :before AND (updated, id) > (:updated, :table) \
         AND (:seated IS NULL \
              OR :seated = EXISTS (SELECT 1 FROM seat WHERE game_table = id AND sits)) \
         ORDER BY updated, id LIMIT :most",
    )?;
    let (updated, table) = match &query.after {
        Some(last) => (last.updated as i64, &*last.table),
        None => (-1, ""),
    };
    let rows = rows.query_map(
        rusqlite::named_params! {
            ":stage": query.stage,
            ":before": query.before,
            ":updated": updated,
            ":table": table,
            ":seated": query.seated,
            ":most": query.most,
        },
        |row| {
            Ok(IdleRow {
                table: row.get(0)?,
                updated: row.get(1)?,
            })
        },
    )?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Tables whose index was written by an earlier version of the writer.
pub(super) fn unindexed(
    connection: &Connection,
    version: u32,
    most: u32,
) -> Result<Vec<TableRow>, StoreError> {
    let mut rows = connection.prepare_cached(
        "SELECT id, stage, summary, updated, 0 AS owed, NULL AS due FROM game_table \
         WHERE indexed < ?1 LIMIT ?2",
    )?;
    let rows = rows.query_map([version, most], row)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// No list reads more than the tables it is about, however many there are.
    #[test]
    fn every_list_begins_at_an_index() {
        let mut connection = Connection::open_in_memory().unwrap();
        let file = std::path::Path::new("memory");
        super::super::schema::bring_up_to_date(&mut connection, file).unwrap();
        let lists = [
            Which::Open,
            Which::Watchable,
            Which::Finished,
            Which::Running,
            Which::Owing,
            Which::Past,
        ];
        let lists = lists.map(select).into_iter();
        let due = super::super::due::DUE.to_string();
        for list in lists.chain(RESULTS.map(String::from)).chain([due]) {
            let mut plan = connection
                .prepare(&format!("EXPLAIN QUERY PLAN {list}"))
                .unwrap();
            let parameters = rusqlite::named_params! {
                ":visitor": "v", ":search": "", ":skip": 0, ":most": 10, ":contest": "c",
                ":table": "t", ":standing": 1, ":until": 7, ":due": 0,
            };
            // Some statements have fewer parameters.
            let parameters: Vec<_> = parameters
                .iter()
                .filter(|(name, _)| matches!(plan.parameter_index(name), Ok(Some(_))))
                .copied()
                .collect();
            let steps = plan
                .query_map(&parameters[..], |row| row.get::<_, String>("detail"))
                .unwrap();
            for step in steps {
                let step = step.unwrap();
                assert!(!step.starts_with("SCAN"), "{list}: {step}");
            }
        }
    }
}
