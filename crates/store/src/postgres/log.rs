//! The log: tables are made, events appended and read. A change is one statement, so it is one
//! transaction and one way to the server and back.

use deadpool_postgres::{Client, GenericClient};
use tokio_postgres::Row;

use super::{
    notices::{Columns, insert},
    number,
};
use crate::{
    Append, Appended, Head, NewEvent, NewTable, StoreError, StoredEvent, StoredStage, StoredTable,
    SubmissionKey, TableIndex,
};

/// New events, column by column.
struct Events<'a> {
    scopes: Vec<Option<&'a str>>,
    submissions: Vec<Option<&'a str>>,
    bodies: Vec<&'a str>,
}

impl<'a> Events<'a> {
    fn of(events: &'a [NewEvent]) -> Self {
        let keys = || events.iter().map(|event| event.submission.as_ref());
        Self {
            scopes: keys().map(|key| Some(&*key?.scope)).collect(),
            submissions: keys().map(|key| Some(&*key?.id)).collect(),
            bodies: events.iter().map(|event| &*event.body).collect(),
        }
    }
}

/// The seats of an index, column by column.
pub(super) struct Seats<'a> {
    pub seats: Vec<i64>,
    pub visitors: Vec<Option<&'a str>>,
    pub sits: Vec<bool>,
    pub bots: Vec<Option<&'a str>>,
    pub owes: Vec<bool>,
    pub dues: Vec<Option<i64>>,
}

impl<'a> Seats<'a> {
    pub fn of(index: &'a TableIndex) -> Self {
        let rows = &index.seats;
        Self {
            seats: rows.iter().map(|row| i64::from(row.seat)).collect(),
            visitors: rows.iter().map(|row| row.visitor.as_deref()).collect(),
            sits: rows.iter().map(|row| row.sits).collect(),
            bots: rows.iter().map(|row| row.bot.as_deref()).collect(),
            owes: rows.iter().map(|row| row.owes).collect(),
            dues: rows.iter().map(|row| row.due.map(number)).collect(),
        }
    }
}

/// Seats that change, beside the table `head` that says whether they do.
const SEATS: &str = "INSERT INTO seat (game_table, seat, visitor, sits, bot, owes, due) \
     SELECT head.id, new.* FROM head, \
     unnest($16::bigint[], $17::text[], $18::boolean[], $19::text[], $20::boolean[], \
     $21::bigint[]) AS new \
     ON CONFLICT (game_table, seat) DO UPDATE SET visitor = excluded.visitor, \
     sits = excluded.sits, bot = excluded.bot, owes = excluded.owes, due = excluded.due";

/// The events, beside the same.
const EVENTS: &str = "INSERT INTO event (game_table, seq, at, scope, submission, body) \
     SELECT head.id, $2::bigint + new.n, $3, new.scope, new.submission, new.body FROM head, \
     unnest($4::text[], $5::text[], $6::text[]) \
     WITH ORDINALITY AS new (scope, submission, body, n)";

/// The event that one of these submissions became before. Those from before there were scopes
/// have none.
const KNOWN: &str = "SELECT min(event.seq) FROM event, \
     unnest($2::text[], $3::text[]) AS new (scope, submission) \
     WHERE game_table = $1 AND event.submission IS NOT NULL \
     AND event.submission = new.submission \
     AND (event.scope = new.scope OR event.scope IS NULL)";

/// Makes a table.
pub(super) async fn create(client: &Client, table: &NewTable) -> Result<(), StoreError> {
    let notices = insert("$23", "$24", "$25", "$26");
    let statement = format!(
        "WITH head AS (INSERT INTO game_table (id, secret, seq, updated, stage, listed, host, \
         game, search, summary, contest, standing, indexed) \
         VALUES ($1, $22, $2::bigint + cardinality($6::text[]), $3, $7, $8, $9, $10, $11, $12, $13, $14, \
         $15) RETURNING id), \
         events AS ({EVENTS}), notices AS ({notices}) {SEATS}"
    );
    let events = Events::of(&table.events);
    let (index, seats) = (&table.index, Seats::of(&table.index));
    let notices = Columns::of(&table.notices);
    let statement = client.prepare_cached(&statement).await?;
    client
        .execute(
            &statement,
            &[
                &table.id,
                &0_i64,
                &number(table.at),
                &events.scopes,
                &events.submissions,
                &events.bodies,
                &index.stage.name(),
                &index.listed,
                &index.host,
                &index.game,
                &index.search,
                &index.summary,
                &index.contest,
                &index.standing,
                &i64::from(index.version),
                &seats.seats,
                &seats.visitors,
                &seats.sits,
                &seats.bots,
                &seats.owes,
                &seats.dues,
                &table.secret,
                &notices.visitors,
                &notices.kinds,
                &notices.times,
                &notices.dues,
            ],
        )
        .await?;
    Ok(())
}

/// Appends events, guarded by the number of the last one and by their submissions.
///
/// The head of the table is changed only where its number is the expected one, and waits for
/// whoever else is changing it. If it is changed, no event has come since the statement began,
/// so what the statement knows of submissions is all there is.
pub(super) async fn append(client: &mut Client, request: &Append) -> Result<Appended, StoreError> {
    let Some(result) = &request.index.result else {
        return append_events(&*client, request).await;
    };
    // A result gets its number in the same transaction.
    let change = client.transaction().await?;
    let appended = append_events(&change, request).await?;
    if let Appended::Written(_) = appended {
        super::ratings::write(&change, &request.table, result).await?;
    }
    change.commit().await?;
    Ok(appended)
}

async fn append_events(
    client: &impl GenericClient,
    request: &Append,
) -> Result<Appended, StoreError> {
    let known = KNOWN.replace("$2::", "$4::").replace("$3::", "$5::");
    let notices = insert("$24", "$25", "$26", "$27");
    let statement = format!(
        "WITH known AS ({known}), \
         head AS (UPDATE game_table SET seq = seq + cardinality($6::text[]), updated = $3, stage = $7, \
         listed = $8, host = $9, game = $10, search = $11, summary = $12, contest = $13, \
         standing = $14, indexed = $15 \
         WHERE id = $1 AND seq = $2 AND (SELECT min FROM known) IS NULL RETURNING id, seq), \
         events AS ({EVENTS}), seats AS ({SEATS}), \
         kept AS (INSERT INTO kept (game_table, name, text) SELECT head.id, new.* FROM head, \
         unnest($22::text[], $23::text[]) AS new \
         ON CONFLICT (game_table, name) DO UPDATE SET text = excluded.text), \
         notices AS ({notices}) SELECT seq FROM head"
    );
    let events = Events::of(&request.events);
    let (index, seats) = (&request.index, Seats::of(&request.index));
    let names: Vec<&str> = request.kept.iter().map(|(name, _)| *name).collect();
    let texts: Vec<&str> = request.kept.iter().map(|(_, text)| &**text).collect();
    let notices = Columns::of(&request.notices);
    let statement = client.prepare_cached(&statement).await?;
    let written = client
        .query_opt(
            &statement,
            &[
                &request.table,
                &number(request.expected),
                &number(request.at),
                &events.scopes,
                &events.submissions,
                &events.bodies,
                &index.stage.name(),
                &index.listed,
                &index.host,
                &index.game,
                &index.search,
                &index.summary,
                &index.contest,
                &index.standing,
                &i64::from(index.version),
                &seats.seats,
                &seats.visitors,
                &seats.sits,
                &seats.bots,
                &seats.owes,
                &seats.dues,
                &names,
                &texts,
                &notices.visitors,
                &notices.kinds,
                &notices.times,
                &notices.dues,
            ],
        )
        .await?;
    match written {
        Some(row) => Ok(Appended::Written(unsigned(row.get(0)))),
        None => refusal(client, &request.table, &events).await,
    }
}

/// Why nothing was written, as everyone knows it now.
async fn refusal(
    client: &impl GenericClient,
    table: &str,
    events: &Events<'_>,
) -> Result<Appended, StoreError> {
    let statement = format!("SELECT ({KNOWN}), (SELECT seq FROM game_table WHERE id = $1)");
    let statement = client.prepare_cached(&statement).await?;
    let row = client
        .query_one(&statement, &[&table, &events.scopes, &events.submissions])
        .await?;
    Ok(match row.get::<_, Option<i64>>(0) {
        Some(seq) => Appended::Repeated(unsigned(seq)),
        None => Appended::Conflict(row.get::<_, Option<i64>>(1).map_or(0, unsigned)),
    })
}

/// A whole table, in one statement: it is one moment of it.
pub(super) async fn read(client: &Client, table: &str) -> Result<Option<StoredTable>, StoreError> {
    let statement = client
        .prepare_cached(
            "SELECT secret, stage, event.seq, at, scope, submission, body \
             FROM game_table LEFT JOIN event ON game_table = id \
             WHERE id = $1 ORDER BY event.seq",
        )
        .await?;
    let rows = client.query(&statement, &[&table]).await?;
    let Some(first) = rows.first() else {
        return Ok(None);
    };
    Ok(Some(StoredTable {
        secret: first.get("secret"),
        stage: stage(first),
        events: rows
            .iter()
            // A table without events is one row without an event.
            .filter(|row| row.get::<_, Option<i64>>("seq").is_some())
            .map(event)
            .collect(),
    }))
}

/// The events of a table after this one.
pub(super) async fn since(
    client: &Client,
    table: &str,
    seq: u64,
) -> Result<Vec<StoredEvent>, StoreError> {
    let statement = client
        .prepare_cached(
            "SELECT seq, at, scope, submission, body FROM event \
             WHERE game_table = $1 AND seq > $2 ORDER BY seq",
        )
        .await?;
    let rows = client.query(&statement, &[&table, &number(seq)]).await?;
    Ok(rows.iter().map(event).collect())
}

/// How far tables are.
pub(super) async fn heads(client: &Client, tables: &[String]) -> Result<Vec<Head>, StoreError> {
    let statement = client
        .prepare_cached("SELECT id, seq, rewritten FROM game_table WHERE id = ANY ($1)")
        .await?;
    let rows = client.query(&statement, &[&tables]).await?;
    let head = |row: &Row| Head {
        table: row.get("id"),
        seq: unsigned(row.get("seq")),
        rewritten: unsigned(row.get("rewritten")),
    };
    Ok(rows.iter().map(head).collect())
}

fn event(row: &Row) -> StoredEvent {
    let (scope, id): (Option<String>, Option<String>) = (row.get("scope"), row.get("submission"));
    StoredEvent {
        seq: unsigned(row.get("seq")),
        at: row.get::<_, Option<i64>>("at").map(unsigned),
        submission: id.map(|id| SubmissionKey {
            scope: scope.unwrap_or_default(),
            id,
        }),
        body: row.get("body"),
    }
}

/// The stage in a row; the database takes no other text.
pub(super) fn stage(row: &Row) -> StoredStage {
    StoredStage::named(row.get("stage")).unwrap_or_default()
}

/// A number that was unsigned when it was stored.
pub(super) fn unsigned(number: i64) -> u64 {
    u64::try_from(number).unwrap_or_default()
}
