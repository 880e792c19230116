//! Everything in one SQLite file.
//!
//! One thread writes. It takes all requests that wait and commits them in one
//! transaction, so that many tables share the cost of reaching the disk; nobody
//! is answered before the commit. Reads have a connection of their own and see
//! the last commit.

use std::{
    path::Path,
    sync::{
        Arc, Mutex,
        mpsc::{Receiver, Sender, channel},
    },
    thread,
};

use rusqlite::{
    Connection, ErrorCode, OptionalExtension, Transaction, TransactionBehavior, params,
};
use tokio::sync::oneshot;

use crate::{
    Append, Appended, NewEvent, NewTable, Reply, Store, StoreError, StoredEvent, StoredStage,
    StoredTable, TableSummary, Which,
};

/// The version of the tables below.
const SCHEMA: i64 = 2;

const TABLES: &str = "
CREATE TABLE game_table (
    id      TEXT PRIMARY KEY,
    secret  TEXT NOT NULL,
    line    TEXT NOT NULL,
    live    INTEGER NOT NULL,
    updated INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX game_table_by_time ON game_table (live, updated DESC);
CREATE TABLE event (
    game_table TEXT NOT NULL REFERENCES game_table (id),
    seq        INTEGER NOT NULL,
    submission TEXT,
    body       TEXT NOT NULL,
    PRIMARY KEY (game_table, seq)
) WITHOUT ROWID;
CREATE UNIQUE INDEX event_by_submission ON event (game_table, submission)
    WHERE submission IS NOT NULL;
CREATE TABLE visitor (id TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE constant (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
";

/// What the second version added.
const KEPT: &str = "
CREATE TABLE kept (
    game_table TEXT NOT NULL REFERENCES game_table (id),
    name       TEXT NOT NULL,
    text       TEXT NOT NULL,
    PRIMARY KEY (game_table, name)
) WITHOUT ROWID;
";

/// The most requests in one transaction.
const BATCH: usize = 512;

/// One SQLite file.
pub struct Sqlite {
    /// Closed by dropping, which ends the writing thread after its last commit.
    writer: Option<Sender<Request>>,
    thread: Option<thread::JoinHandle<()>>,
    reader: Arc<Mutex<Connection>>,
}

/// Something to write, and whom to answer.
enum Request {
    Create(NewTable, oneshot::Sender<Result<(), StoreError>>),
    Append(Append, oneshot::Sender<Result<Appended, StoreError>>),
    Name(String, String, oneshot::Sender<Result<(), StoreError>>),
    Keep(
        String,
        &'static str,
        String,
        oneshot::Sender<Result<(), StoreError>>,
    ),
    Constant(
        &'static str,
        String,
        oneshot::Sender<Result<String, StoreError>>,
    ),
}

/// A request that was carried out and waits for the commit.
enum Written {
    Created(
        oneshot::Sender<Result<(), StoreError>>,
        Result<(), StoreError>,
    ),
    Appended(
        oneshot::Sender<Result<Appended, StoreError>>,
        Result<Appended, StoreError>,
    ),
    Constant(
        oneshot::Sender<Result<String, StoreError>>,
        Result<String, StoreError>,
    ),
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        let kind = match error.sqlite_error_code() {
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Self::Busy,
            Some(ErrorCode::DiskFull) => Self::Full,
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => Self::Corrupt,
            Some(
                ErrorCode::CannotOpen
                | ErrorCode::SystemIoFailure
                | ErrorCode::ReadOnly
                | ErrorCode::PermissionDenied,
            ) => Self::Unreachable,
            _ => Self::Other,
        };
        kind(Arc::new(error))
    }
}

fn connect(file: &Path) -> Result<Connection, StoreError> {
    // SQLite itself says which file cannot be opened.
    let connection = Connection::open(file)?;
    connection.busy_timeout(std::time::Duration::from_secs(10))?;
    // WAL lets readers read while the writer writes; FULL makes a commit reach
    // the disk before it returns.
    connection.pragma_update(None, "journal_mode", "wal")?;
    connection.pragma_update(None, "synchronous", "full")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    Ok(connection)
}

impl Sqlite {
    /// Opens the file, making it if it is not there.
    ///
    /// # Errors
    /// When the file cannot be opened or belongs to a newer version.
    pub fn open(file: &Path) -> Result<Self, StoreError> {
        let mut connection = connect(file)?;
        let change = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let version: i64 = change.pragma_query_value(None, "user_version", |row| row.get(0))?;
        match version {
            0 => {
                change.execute_batch(TABLES)?;
                change.execute_batch(KEPT)?;
            }
            1 => change.execute_batch(KEPT)?,
            SCHEMA => {}
            other => {
                return Err(StoreError::Version {
                    file: file.display().to_string(),
                    found: other,
                    known: SCHEMA,
                });
            }
        }
        change.pragma_update(None, "user_version", SCHEMA)?;
        change.commit()?;
        let reader = Arc::new(Mutex::new(connect(file)?));
        let (writer, requests) = channel();
        let thread = thread::Builder::new()
            .name("store".into())
            .spawn(move || write_all(&mut connection, &requests))
            .map_err(|error| StoreError::Unreachable(Arc::new(error)))?;
        Ok(Self {
            writer: Some(writer),
            thread: Some(thread),
            reader,
        })
    }

    fn write<T: Send + 'static>(
        &self,
        request: impl FnOnce(oneshot::Sender<Result<T, StoreError>>) -> Request,
    ) -> Reply<'_, T> {
        let (sender, receiver) = oneshot::channel();
        let sent = self
            .writer
            .as_ref()
            .is_some_and(|writer| writer.send(request(sender)).is_ok());
        Box::pin(async move {
            if !sent {
                return Err(StoreError::Closed);
            }
            receiver.await.unwrap_or(Err(StoreError::Closed))
        })
    }

    fn read_with<T: Send + 'static>(
        &self,
        read: impl FnOnce(&mut Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Reply<'_, T> {
        let reader = self.reader.clone();
        Box::pin(async move {
            let task = tokio::task::spawn_blocking(move || {
                read(
                    &mut reader
                        .lock()
                        .unwrap_or_else(std::sync::PoisonError::into_inner),
                )
            });
            task.await
                .unwrap_or_else(|error| Err(StoreError::Other(Arc::new(error))))
        })
    }
}

impl Drop for Sqlite {
    fn drop(&mut self) {
        self.writer = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

impl Store for Sqlite {
    fn create(&self, table: NewTable) -> Reply<'_, ()> {
        self.write(|reply| Request::Create(table, reply))
    }

    fn append(&self, append: Append) -> Reply<'_, Appended> {
        self.write(|reply| Request::Append(append, reply))
    }

    fn read(&self, table: String) -> Reply<'_, Option<StoredTable>> {
        self.read_with(move |connection| {
            // One snapshot for both questions.
            let snapshot = connection.transaction()?;
            let head = snapshot
                .query_row(
                    "SELECT secret, updated FROM game_table WHERE id = ?1",
                    [&table],
                    |row| Ok((row.get(0)?, row.get(1)?)),
                )
                .optional()?;
            let Some((secret, updated)) = head else {
                return Ok(None);
            };
            let mut rows = snapshot.prepare_cached(
                "SELECT seq, submission, body FROM event WHERE game_table = ?1 ORDER BY seq",
            )?;
            let events = rows
                .query_map([&table], |row| {
                    Ok(StoredEvent {
                        seq: row.get(0)?,
                        submission: row.get(1)?,
                        body: row.get(2)?,
                    })
                })?
                .collect::<Result<_, _>>()?;
            Ok(Some(StoredTable {
                secret,
                events,
                updated,
            }))
        })
    }

    fn summaries(&self, which: Which, most: u32) -> Reply<'_, Vec<TableSummary>> {
        self.read_with(move |connection| {
            let mut rows = connection.prepare_cached(
                "SELECT id, line, updated FROM game_table WHERE live = ?1 \
                 ORDER BY updated DESC, id LIMIT ?2",
            )?;
            let summaries = rows
                .query_map(params![which == Which::Live, most], |row| {
                    Ok(TableSummary {
                        table: row.get(0)?,
                        summary: row.get(1)?,
                        updated: row.get(2)?,
                    })
                })?
                .collect::<Result<_, _>>()?;
            Ok(summaries)
        })
    }

    fn visitor(&self, id: String) -> Reply<'_, Option<String>> {
        self.read_with(move |connection| {
            let mut row = connection.prepare_cached("SELECT name FROM visitor WHERE id = ?1")?;
            Ok(row.query_row([id], |row| row.get(0)).optional()?)
        })
    }

    fn name_visitor(&self, id: String, name: String) -> Reply<'_, ()> {
        self.write(|reply| Request::Name(id, name, reply))
    }

    fn constant(&self, name: &'static str, fresh: String) -> Reply<'_, String> {
        self.write(|reply| Request::Constant(name, fresh, reply))
    }

    fn keep(&self, table: String, name: &'static str, text: String) -> Reply<'_, ()> {
        self.write(|reply| Request::Keep(table, name, text, reply))
    }

    fn kept(&self, table: String, name: &'static str) -> Reply<'_, Option<String>> {
        self.read_with(move |connection| {
            let text = "SELECT text FROM kept WHERE game_table = ?1 AND name = ?2";
            let mut row = connection.prepare_cached(text)?;
            Ok(row
                .query_row(params![table, name], |row| row.get(0))
                .optional()?)
        })
    }

    fn check(&self) -> Reply<'_, ()> {
        self.read_with(|connection| Ok(connection.query_row("SELECT 1", [], |_| Ok(()))?))
    }
}

/// The writing thread: everything that waits becomes one transaction.
fn write_all(connection: &mut Connection, requests: &Receiver<Request>) {
    while let Ok(first) = requests.recv() {
        let mut batch = vec![first];
        while batch.len() < BATCH {
            match requests.try_recv() {
                Ok(request) => batch.push(request),
                Err(_) => break,
            }
        }
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate);
        let (done, committed) = match transaction {
            Ok(mut transaction) => {
                let done = batch
                    .into_iter()
                    .map(|one| carry_out(&mut transaction, one))
                    .collect();
                (done, transaction.commit().map_err(StoreError::from))
            }
            Err(error) => {
                let error = StoreError::from(error);
                (
                    batch
                        .into_iter()
                        .map(|one| refuse(one, &error))
                        .collect::<Vec<_>>(),
                    Ok(()),
                )
            }
        };
        for one in done {
            reply_to(one, &committed);
        }
    }
}

/// Carries out one request inside the transaction. What fails leaves nothing behind.
fn carry_out(transaction: &mut Transaction<'_>, request: Request) -> Written {
    fn alone<T>(
        transaction: &mut Transaction<'_>,
        work: impl FnOnce(&Connection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let savepoint = transaction.savepoint()?;
        let result = work(&savepoint)?;
        savepoint.commit()?;
        Ok(result)
    }
    match request {
        Request::Create(table, reply) => Written::Created(
            reply,
            alone(transaction, |connection| create(connection, &table)),
        ),
        Request::Append(request, reply) => Written::Appended(
            reply,
            alone(transaction, |connection| append(connection, &request)),
        ),
        Request::Name(id, name, reply) => Written::Created(
            reply,
            alone(transaction, |connection| {
                connection
                    .prepare_cached(
                        "INSERT INTO visitor (id, name) VALUES (?1, ?2) \
                         ON CONFLICT (id) DO UPDATE SET name = excluded.name",
                    )?
                    .execute([&id, &name])?;
                Ok(())
            }),
        ),
        Request::Keep(table, name, text, reply) => Written::Created(
            reply,
            alone(transaction, |connection| {
                connection
                    .prepare_cached(
                        "INSERT INTO kept (game_table, name, text) VALUES (?1, ?2, ?3) \
                         ON CONFLICT (game_table, name) DO UPDATE SET text = excluded.text",
                    )?
                    .execute(params![table, name, text])?;
                Ok(())
            }),
        ),
        Request::Constant(name, fresh, reply) => Written::Constant(
            reply,
            alone(transaction, |connection| {
                connection.execute(
                    "INSERT INTO constant (name, value) VALUES (?1, ?2) ON CONFLICT DO NOTHING",
                    [name, &fresh],
                )?;
                let value = "SELECT value FROM constant WHERE name = ?1";
                Ok(connection.query_row(value, [name], |row| row.get(0))?)
            }),
        ),
    }
}

fn refuse(request: Request, error: &StoreError) -> Written {
    match request {
        Request::Create(_, reply) | Request::Name(_, _, reply) | Request::Keep(_, _, _, reply) => {
            Written::Created(reply, Err(error.clone()))
        }
        Request::Append(_, reply) => Written::Appended(reply, Err(error.clone())),
        Request::Constant(_, _, reply) => Written::Constant(reply, Err(error.clone())),
    }
}

/// Answers after the commit; a commit that failed fails everything in it.
fn reply_to(done: Written, committed: &Result<(), StoreError>) {
    // Whoever asked may have gone away; what is on disk stays there.
    match done {
        Written::Created(reply, result) => drop(reply.send(committed.clone().and(result))),
        Written::Appended(reply, result) => drop(reply.send(committed.clone().and(result))),
        Written::Constant(reply, result) => drop(reply.send(committed.clone().and(result))),
    }
}

fn create(connection: &Connection, table: &NewTable) -> Result<(), StoreError> {
    connection
        .prepare_cached(
            "INSERT INTO game_table (id, secret, line, live, updated) VALUES (?1, ?2, ?3, ?4, ?5)",
        )?
        .execute(params![
            table.id,
            table.secret,
            table.summary,
            table.stage == StoredStage::Live,
            table.now
        ])?;
    insert(connection, &table.id, 0, &table.events)
}

fn append(connection: &Connection, request: &Append) -> Result<Appended, StoreError> {
    let last: u64 = connection
        .prepare_cached("SELECT coalesce(max(seq), 0) FROM event WHERE game_table = ?1")?
        .query_row([&request.table], |row| row.get(0))?;
    for submission in request
        .events
        .iter()
        .filter_map(|event| event.submission.as_ref())
    {
        let known: Option<u64> = connection
            .prepare_cached("SELECT seq FROM event WHERE game_table = ?1 AND submission = ?2")?
            .query_row([&request.table, submission], |row| row.get(0))
            .optional()?;
        if let Some(seq) = known {
            return Ok(Appended::Repeated(seq));
        }
    }
    if last != request.expected {
        return Ok(Appended::Conflict(last));
    }
    insert(connection, &request.table, last, &request.events)?;
    connection
        .prepare_cached("UPDATE game_table SET line = ?2, live = ?3, updated = ?4 WHERE id = ?1")?
        .execute(params![
            request.table,
            request.summary,
            request.stage == StoredStage::Live,
            request.now
        ])?;
    Ok(Appended::Written(last + request.events.len() as u64))
}

fn insert(
    connection: &Connection,
    table: &str,
    last: u64,
    events: &[NewEvent],
) -> Result<(), StoreError> {
    let mut statement = connection.prepare_cached(
        "INSERT INTO event (game_table, seq, submission, body) VALUES (?1, ?2, ?3, ?4)",
    )?;
    for (seq, event) in (last + 1..).zip(events) {
        statement.execute(params![table, seq, event.submission, event.body])?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use rusqlite::ffi;

    use super::*;

    #[test]
    fn causes_that_call_for_different_cures_are_told_apart() {
        let kind =
            |code| StoreError::from(rusqlite::Error::SqliteFailure(ffi::Error::new(code), None));
        assert!(matches!(kind(ffi::SQLITE_BUSY), StoreError::Busy(_)));
        assert!(matches!(kind(ffi::SQLITE_FULL), StoreError::Full(_)));
        assert!(matches!(kind(ffi::SQLITE_CORRUPT), StoreError::Corrupt(_)));
        assert!(matches!(
            kind(ffi::SQLITE_IOERR),
            StoreError::Unreachable(_)
        ));
        assert!(matches!(kind(ffi::SQLITE_CONSTRAINT), StoreError::Other(_)));
        // An extended code is of the kind of its primary code.
        assert!(matches!(
            kind(ffi::SQLITE_IOERR_FSYNC),
            StoreError::Unreachable(_)
        ));
    }

    #[test]
    fn a_full_file_says_so_and_keeps_its_cause() {
        let connection = Connection::open_in_memory().unwrap();
        connection.pragma_update(None, "max_page_count", 1).unwrap();
        let error = StoreError::from(connection.execute_batch(TABLES).unwrap_err());
        assert!(matches!(error, StoreError::Full(_)), "{error:?}");
        assert!(error.to_string().contains("full"), "{error}");
    }
}
