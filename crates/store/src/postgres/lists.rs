//! What lists know of tables: read by index, however many tables there are.

use deadpool_postgres::{Client, Transaction};
use tokio_postgres::Row;

use super::{
    log::{Seats, stage, unsigned},
    number,
};
use crate::{
    IdleQuery, IdleRow, ListQuery, ResultRow, Results, ResultsQuery, StoreError, TableIndex,
    TableRow, Which,
};

/// Writes the index of a table; its log stays as it is.
pub(super) async fn write(
    change: &Transaction<'_>,
    table: &str,
    index: &TableIndex,
) -> Result<(), StoreError> {
    let update = change
        .prepare_cached(
            "UPDATE game_table SET stage = $2, listed = $3, host = $4, game = $5, search = $6, \
             summary = $7, contest = $8, standing = $9, indexed = $10 WHERE id = $1",
        )
        .await?;
    change
        .execute(
            &update,
            &[
                &table,
                &index.stage.name(),
                &index.listed,
                &index.host,
                &index.game,
                &index.search,
                &index.summary,
                &index.contest,
                &index.standing,
                &i64::from(index.version),
            ],
        )
        .await?;
    let insert = change
        .prepare_cached(
            "INSERT INTO seat (game_table, seat, visitor, sits, bot, owes, due) \
             SELECT $1, new.* FROM unnest($2::bigint[], $3::text[], $4::boolean[], $5::text[], \
             $6::boolean[], $7::bigint[]) AS new \
             ON CONFLICT (game_table, seat) DO UPDATE SET visitor = excluded.visitor, \
             sits = excluded.sits, bot = excluded.bot, owes = excluded.owes, \
             due = excluded.due",
        )
        .await?;
    let seats = Seats::of(index);
    change
        .execute(
            &insert,
            &[
                &table,
                &seats.seats,
                &seats.visitors,
                &seats.sits,
                &seats.bots,
                &seats.owes,
                &seats.dues,
            ],
        )
        .await?;
    Ok(())
}

/// A page of a list.
pub(super) async fn list(client: &Client, query: &ListQuery) -> Result<Vec<TableRow>, StoreError> {
    let statement = client.prepare_cached(&select(query.which)).await?;
    let (most, skip) = (i64::from(query.most), i64::from(query.skip));
    let rows = client
        .query(&statement, &[&query.visitor, &query.search, &most, &skip])
        .await?;
    Ok(rows.iter().map(row).collect())
}

/// The statement behind a list. Each begins at an index: the visitor's own at the seats, those
/// of others at the stage and the time.
fn select(which: Which) -> String {
    const OWES: &str = "EXISTS (SELECT FROM seat WHERE seat.game_table = id \
                        AND seat.visitor = $1 AND sits AND owes)";
    const DUE: &str = "(SELECT min(due) FROM seat WHERE seat.game_table = id \
                       AND seat.visitor = $1 AND sits AND owes)";
    const LEFT: &str = "due NULLS LAST, ";
    const SEATED: &str = "id IN (SELECT game_table FROM seat WHERE visitor = $1)";
    const OTHERS: &str = "listed AND host <> $1 AND NOT EXISTS (SELECT FROM seat \
                          WHERE seat.game_table = id AND seat.visitor = $1)";
    let (tables, order) = match which {
        Which::Open => (format!("stage = 'waiting' AND {OTHERS}"), String::new()),
        Which::Watchable => (format!("stage = 'live' AND {OTHERS}"), String::new()),
        Which::Finished => (format!("stage = 'finished' AND {OTHERS}"), String::new()),
        Which::Running => (
            "id IN (SELECT game_table FROM seat WHERE visitor = $1 \
             UNION SELECT id FROM game_table WHERE host = $1 AND stage = 'waiting') \
             AND stage IN ('waiting', 'live')"
                .to_owned(),
            format!("owed DESC, {LEFT}"),
        ),
        Which::Owing => (
            "id IN (SELECT game_table FROM seat WHERE visitor = $1 AND sits AND owes) \
             AND stage = 'live'"
                .to_owned(),
            LEFT.to_owned(),
        ),
        Which::Past => (
            format!("{SEATED} AND stage IN ('finished', 'closed')"),
            String::new(),
        ),
    };
    format!(
        "SELECT id, stage, summary, updated, {OWES} AS owed, {DUE} AS due FROM game_table \
         WHERE {tables} AND ($2::text = '' OR strpos(search, $2) > 0) \
         ORDER BY {order}updated DESC, id LIMIT $3 OFFSET $4"
    )
}

/// A table in a list.
pub(super) fn row(row: &Row) -> TableRow {
    TableRow {
        table: row.get("id"),
        stage: stage(row),
        summary: row.get("summary"),
        updated: unsigned(row.get("updated")),
        owes: row.get("owed"),
        due: row.get::<_, Option<i64>>("due").map(unsigned),
    }
}

/// How many results a contest has, the best of them, that of one table, and how many are
/// better than one.
const RESULTS: [&str; 4] = [
    "SELECT count(*) FROM game_table WHERE contest = $1 AND standing IS NOT NULL",
    "SELECT id, standing, summary FROM game_table \
     WHERE contest = $1 AND standing IS NOT NULL ORDER BY standing DESC, id LIMIT $2",
    "SELECT id, standing, summary FROM game_table \
     WHERE id = $1 AND contest = $2 AND standing IS NOT NULL",
    "SELECT count(*) FROM game_table WHERE contest = $1 AND standing > $2",
];

/// The results of a contest; the transaction sees one moment.
pub(super) async fn results(
    moment: &Transaction<'_>,
    query: &ResultsQuery,
) -> Result<Results, StoreError> {
    let [count, first, own, better] = RESULTS;
    let count = moment.prepare_cached(count).await?;
    let count = amount(&moment.query_one(&count, &[&query.contest]).await?);
    let first = moment.prepare_cached(first).await?;
    let most = i64::from(query.most);
    let mut ranked: Vec<(i64, ResultRow)> = Vec::new();
    let rows = moment.query(&first, &[&query.contest, &most]).await?;
    for (place, found) in (1..).zip(&rows) {
        let (standing, row) = result(found);
        let equal = ranked.last().filter(|(above, _)| *above == standing);
        let rank = equal.map_or(place, |(_, above)| above.rank);
        ranked.push((standing, ResultRow { rank, ..row }));
    }
    let own = moment.prepare_cached(own).await?;
    let own = moment
        .query_opt(&own, &[&query.table, &query.contest])
        .await?;
    let own = match own.as_ref().map(result) {
        Some((standing, row)) => {
            let better = moment.prepare_cached(better).await?;
            let better = moment
                .query_one(&better, &[&query.contest, &standing])
                .await?;
            let rank = amount(&better) + 1;
            Some(ResultRow { rank, ..row })
        }
        None => None,
    };
    Ok(Results {
        count,
        first: ranked.into_iter().map(|(_, row)| row).collect(),
        own,
    })
}

/// A count in a row of its own.
pub(super) fn amount(row: &Row) -> u32 {
    u32::try_from(row.get::<_, i64>(0)).unwrap_or(u32::MAX)
}

/// A result, and how well the game ended; its rank is not known yet.
fn result(row: &Row) -> (i64, ResultRow) {
    let found = ResultRow {
        table: row.get("id"),
        rank: 0,
        summary: row.get("summary"),
    };
    (row.get("standing"), found)
}

/// How many tables a visitor has made that have not ended.
const UNENDED: &str =
    "SELECT count(*) FROM game_table WHERE host = $1 AND stage IN ('waiting', 'live')";

/// How many tables a visitor has made that have not ended.
pub(super) async fn unended_tables_of(client: &Client, host: &str) -> Result<u32, StoreError> {
    let statement = client.prepare_cached(UNENDED).await?;
    Ok(amount(&client.query_one(&statement, &[&host]).await?))
}

/// An `EXISTS` here would be answered for all seats there are at once.
const IDLE: &str = "SELECT id, updated FROM game_table \
     WHERE stage = $1 AND updated <= $2 AND (updated, id) > ($3, $4) \
     AND ($5::boolean IS NULL OR $5 = coalesce( \
          (SELECT true FROM seat WHERE game_table = id AND sits LIMIT 1), false)) \
     ORDER BY updated, id LIMIT $6";

/// A portion of the tables at which nothing has happened for long.
pub(super) async fn idle(client: &Client, query: &IdleQuery) -> Result<Vec<IdleRow>, StoreError> {
    let statement = client.prepare_cached(IDLE).await?;
    let (updated, table) = match &query.after {
        Some(last) => (number(last.updated), &*last.table),
        None => (-1, ""),
    };
    let rows = client
        .query(
            &statement,
            &[
                &query.stage.name(),
                &number(query.before),
                &updated,
                &table,
                &query.seated,
                &i64::from(query.most),
            ],
        )
        .await?;
    let idle = |row: &Row| IdleRow {
        table: row.get(0),
        updated: unsigned(row.get(1)),
    };
    Ok(rows.iter().map(idle).collect())
}

const UNINDEXED: &str = "SELECT id, stage, summary, updated, false AS owed, NULL::bigint AS due \
     FROM game_table WHERE indexed < $1 ORDER BY indexed LIMIT $2";

/// Tables whose index was written by an earlier version of the writer.
pub(super) async fn unindexed(
    client: &Client,
    version: u32,
    most: u32,
) -> Result<Vec<TableRow>, StoreError> {
    let statement = client.prepare_cached(UNINDEXED).await?;
    let rows = client
        .query(&statement, &[&i64::from(version), &i64::from(most)])
        .await?;
    Ok(rows.iter().map(row).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::postgres::{Address, Postgres, due, hosting};

    /// No list reads more than the tables it is about, however many there are: neither when
    /// PostgreSQL knows what is asked for nor when it plans for any question.
    #[tokio::test]
    async fn postgres_begins_every_list_at_an_index() {
        let server = services::Postgres::shared();
        let database = server.database();
        let address: Address = database.parse().unwrap();
        drop(Postgres::open(&address).await.unwrap());
        server.sql(&database, FILL);
        let lists = [
            Which::Open,
            Which::Watchable,
            Which::Finished,
            Which::Running,
            Which::Owing,
            Which::Past,
        ];
        let list = "'v77', '', 10, 0";
        let mut statements: Vec<(String, &str)> = lists.map(|which| (select(which), list)).to_vec();
        let [count, first, own, better] = RESULTS.map(String::from);
        statements.extend([
            (count, "'c7'"),
            (first, "'c7', 10"),
            (own, "'t7', 'c7'"),
            (better, "'c7', 3"),
            (UNENDED.to_owned(), "'v77'"),
            (IDLE.to_owned(), "'live', 300, -1, '', NULL, 10"),
            (IDLE.to_owned(), "'live', 300, -1, '', true, 10"),
            (due::DUE.to_owned(), "300, -1, '', 10"),
            (due::DUE.to_owned(), "9223372036854775807, 300, 't7', 10"),
            (UNINDEXED.to_owned(), "1, 10"),
            (hosting::TABLES.to_owned(), "NULL, 10"),
            (hosting::TABLES.to_owned(), "'live', 10"),
        ]);
        for (statement, values) in statements {
            for mode in ["force_custom_plan", "force_generic_plan"] {
                let plan = server.sql(
                    &database,
                    &format!(
                        "SET plan_cache_mode = {mode}; PREPARE list AS {statement}; \
                         EXPLAIN EXECUTE list({values})"
                    ),
                );
                assert!(!plan.contains("Seq Scan"), "{mode}: {statement}\n{plan}");
            }
        }
    }

    /// Many tables of many people, as a large site has them.
    const FILL: &str = "
        INSERT INTO game_table (id, secret, summary, updated, stage, listed, host, game, search,
            indexed, contest, standing)
        SELECT 't' || n, '', '', n, (ARRAY['waiting', 'live', 'finished', 'closed'])[1 + n % 4],
            n % 3 > 0, 'v' || n % 5000, 'nim', 'v' || n % 5000, 1 + n % 2,
            CASE WHEN n % 4 = 2 THEN 'c' || n % 50 END, CASE WHEN n % 4 = 2 THEN n % 90 END
        FROM generate_series(1, 20000) AS n;
        INSERT INTO seat SELECT 't' || n, s, CASE s WHEN 1 THEN 'v' || n % 5000 END, s = 1,
            CASE s WHEN 2 THEN 'greedy' END, n % 2 = 0, CASE s WHEN 1 THEN n END
        FROM generate_series(1, 20000) AS n, generate_series(1, 2) AS s;
        ANALYZE";
}
