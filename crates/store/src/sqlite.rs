//! Everything in one SQLite file.
//!
//! One thread writes. It takes all requests that wait and commits them in one
//! transaction, so that many tables share the cost of reaching the disk; nobody
//! is answered before the commit. Reads have a connection of their own and see
//! the last commit.

mod circle;
mod due;
mod examination;
mod hosting;
mod lists;
mod notices;
mod people;
mod ratings;
mod schema;
mod tournaments;

use std::{
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex,
        mpsc::{Receiver, Sender, channel},
    },
    thread,
};

use rusqlite::{
    Connection, ErrorCode, OptionalExtension, Row, Transaction, TransactionBehavior, params,
};
use tokio::sync::oneshot;

use crate::{
    Append, Appended, Ban, Head, IdleQuery, IdleRow, ListQuery, NewEvent, NewTable, Reply, Results,
    ResultsQuery, Rewritten, Size, Store, StoreError, StoredEvent, StoredStage, StoredTable,
    SubmissionKey, TableIndex, TableRow, file::keep_private,
};

use examination::Examination;
pub(crate) use schema::{FORMAT, bring_up_to_date};

/// The most requests in one transaction.
const BATCH: usize = 512;

/// One SQLite file.
pub struct Sqlite {
    /// Closed by dropping, which ends the writing thread after its last commit.
    writer: Option<Sender<Request>>,
    thread: Option<thread::JoinHandle<()>>,
    reader: Arc<Mutex<Connection>>,
    examination: Examination,
    file: PathBuf,
}

/// Something to write: it is carried out inside a transaction, if there is one, and says what
/// to do after the commit.
type Request = Box<dyn FnOnce(Result<&mut Transaction<'_>, &StoreError>) -> Written + Send>;

/// Answers whoever asked, when it is known whether the commit succeeded.
type Written = Box<dyn FnOnce(&Result<(), StoreError>)>;

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

pub(crate) fn connect(file: &Path) -> Result<Connection, StoreError> {
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
        keep_private(file).map_err(|why| {
            let what = format!("{}: {why}", file.display());
            StoreError::Unreachable(Arc::new(std::io::Error::new(why.kind(), what)))
        })?;
        let mut connection = connect(file)?;
        bring_up_to_date(&mut connection, file)?;
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
            examination: Examination::default(),
            file: file.to_path_buf(),
        })
    }

    /// Does work in the next transaction and answers after its commit. What fails leaves
    /// nothing behind.
    fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Reply<'_, T> {
        let (reply, answer) = oneshot::channel();
        let request: Request = Box::new(move |transaction| {
            let result = match transaction {
                Ok(transaction) => alone(transaction, work),
                Err(error) => Err(error.clone()),
            };
            // Whoever asked may have gone away; what is on disk stays there.
            Box::new(move |committed| drop(reply.send(committed.clone().and(result))))
        });
        let sent = self
            .writer
            .as_ref()
            .is_some_and(|writer| writer.send(request).is_ok());
        Box::pin(async move {
            if !sent {
                return Err(StoreError::Closed);
            }
            answer.await.unwrap_or(Err(StoreError::Closed))
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
        self.examination.end();
        self.writer = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

impl Store for Sqlite {
    fn create(&self, table: NewTable) -> Reply<'_, ()> {
        self.write(move |connection| create(connection, &table))
    }

    fn append(&self, request: Append) -> Reply<'_, Appended> {
        self.write(move |connection| append(connection, &request))
    }

    fn read(&self, table: String) -> Reply<'_, Option<StoredTable>> {
        self.read_with(move |connection| {
            // One snapshot for both questions.
            let snapshot = connection.transaction()?;
            let head = snapshot
                .prepare_cached("SELECT secret, stage FROM game_table WHERE id = ?1")?
                .query_row([&table], |row| Ok((row.get(0)?, row.get(1)?)))
                .optional()?;
            let Some((secret, stage)) = head else {
                return Ok(None);
            };
            Ok(Some(StoredTable {
                secret,
                stage,
                events: events(&snapshot, &table, 0)?,
            }))
        })
    }

    fn read_since(&self, table: String, seq: u64) -> Reply<'_, Vec<StoredEvent>> {
        self.read_with(move |connection| events(connection, &table, seq))
    }

    fn heads(&self, tables: Vec<String>) -> Reply<'_, Vec<Head>> {
        self.read_with(move |connection| {
            let mut last =
                connection.prepare_cached("SELECT max(seq) FROM event WHERE game_table = ?1")?;
            let mut heads = Vec::new();
            for table in tables {
                if let Some(seq) = last.query_row([&table], |row| row.get(0))? {
                    heads.push(Head {
                        table,
                        seq,
                        rewritten: 0,
                    });
                }
            }
            Ok(heads)
        })
    }

    fn list(&self, query: ListQuery) -> Reply<'_, Vec<TableRow>> {
        self.read_with(move |connection| lists::list(connection, &query))
    }

    fn results(&self, query: ResultsQuery) -> Reply<'_, Results> {
        self.read_with(move |connection| {
            // One snapshot for all questions.
            lists::results(&*connection.transaction()?, &query)
        })
    }

    fn unended_tables_of(&self, host: String) -> Reply<'_, u32> {
        self.read_with(move |connection| lists::unended_tables_of(connection, &host))
    }

    fn idle(&self, query: IdleQuery) -> Reply<'_, Vec<IdleRow>> {
        self.read_with(move |connection| lists::idle(connection, &query))
    }

    fn unindexed(&self, version: u32, most: u32) -> Reply<'_, Vec<TableRow>> {
        self.read_with(move |connection| lists::unindexed(connection, version, most))
    }

    fn index(&self, tables: Vec<(String, TableIndex)>) -> Reply<'_, ()> {
        self.write(move |connection| {
            let mut all = tables.iter();
            all.try_for_each(|(table, index)| lists::write(connection, table, index, None))
        })
    }

    fn figures(&self, hash: String) -> Reply<'_, Option<String>> {
        self.read_with(move |connection| {
            let mut row = connection.prepare_cached("SELECT text FROM figures WHERE hash = ?1")?;
            Ok(row.query_row([hash], |row| row.get(0)).optional()?)
        })
    }

    fn keep_figures(&self, hash: String, text: String) -> Reply<'_, ()> {
        self.write(move |connection| {
            connection.execute(
                "INSERT INTO figures (hash, text) VALUES (?1, ?2) ON CONFLICT DO NOTHING",
                [hash, text],
            )?;
            Ok(())
        })
    }

    fn visitor(&self, id: String) -> Reply<'_, Option<String>> {
        self.read_with(move |connection| {
            let mut row = connection.prepare_cached("SELECT name FROM visitor WHERE id = ?1")?;
            Ok(row.query_row([id], |row| row.get(0)).optional()?)
        })
    }

    fn constant(&self, name: String, fresh: String) -> Reply<'_, String> {
        self.write(move |connection| {
            connection.execute(
                "INSERT INTO constant (name, value) VALUES (?1, ?2) ON CONFLICT DO NOTHING",
                [&name, &fresh],
            )?;
            let value = "SELECT value FROM constant WHERE name = ?1";
            Ok(connection.query_row(value, [name], |row| row.get(0))?)
        })
    }

    fn rotate(&self, name: String, before: String, fresh: String) -> Reply<'_, ()> {
        self.write(move |connection| {
            let put = "INSERT INTO constant (name, value) SELECT ?1, value FROM constant \
                       WHERE name = ?2 ON CONFLICT (name) DO UPDATE SET value = excluded.value";
            connection.execute(put, [&before, &name])?;
            let change = "UPDATE constant SET value = ?2 WHERE name = ?1";
            connection.execute(change, [&name, &fresh])?;
            Ok(())
        })
    }

    fn keep(&self, table: String, name: &'static str, text: String) -> Reply<'_, ()> {
        self.write(move |connection| keep(connection, &table, name, &text))
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
        // The page with the format is written again, as it is.
        self.write(|connection| Ok(connection.pragma_update(None, "user_version", FORMAT)?))
    }

    fn examine(&self) -> Reply<'_, ()> {
        self.examination.begin(&self.file)
    }

    fn tables(&self, stage: Option<StoredStage>, most: u32) -> Reply<'_, Vec<TableRow>> {
        self.read_with(move |connection| hosting::tables(connection, stage, most))
    }

    fn delete(&self, table: String) -> Reply<'_, bool> {
        self.write(move |connection| hosting::delete(connection, &table))
    }

    fn mentioning(&self, text: String) -> Reply<'_, Vec<String>> {
        // Everything is read for that; nobody else waits for it.
        let file = self.file.clone();
        Box::pin(async move {
            let read = move || hosting::mentioning(&connect(&file)?, &text);
            let task = tokio::task::spawn_blocking(read);
            task.await
                .unwrap_or_else(|error| Err(StoreError::Other(Arc::new(error))))
        })
    }

    fn rewrite(&self, visitor: String, tables: Vec<Rewritten>) -> Reply<'_, ()> {
        self.write(move |connection| hosting::rewrite(connection, &visitor, &tables))
    }

    fn bans(&self) -> Reply<'_, Vec<Ban>> {
        self.read_with(|connection| hosting::bans(connection))
    }

    fn ban(&self, ban: Ban) -> Reply<'_, ()> {
        self.write(move |connection| hosting::ban(connection, &ban))
    }

    fn unban(&self, subject: String) -> Reply<'_, bool> {
        self.write(move |connection| hosting::unban(connection, &subject))
    }

    fn size(&self) -> Reply<'_, Size> {
        self.read_with(|connection| {
            let pragma = |name| connection.pragma_query_value(None, name, |row| row.get(0));
            let (pages, page): (u64, u64) = (pragma("page_count")?, pragma("page_size")?);
            let count = "SELECT count(*) FROM game_table";
            Ok(Size {
                tables: connection.query_row(count, [], |row| row.get(0))?,
                bytes: pages * page,
            })
        })
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
        let (written, committed) = match transaction {
            Ok(mut transaction) => {
                let written: Vec<Written> = batch
                    .into_iter()
                    .map(|request| request(Ok(&mut transaction)))
                    .collect();
                (written, transaction.commit().map_err(StoreError::from))
            }
            Err(error) => {
                let error = StoreError::from(error);
                let refused = batch.into_iter().map(|request| request(Err(&error)));
                (refused.collect(), Ok(()))
            }
        };
        for answer in written {
            answer(&committed);
        }
    }
}

/// Does work inside the transaction that leaves nothing behind when it fails.
fn alone<T>(
    transaction: &mut Transaction<'_>,
    work: impl FnOnce(&Connection) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    let savepoint = transaction.savepoint()?;
    let result = work(&savepoint)?;
    savepoint.commit()?;
    Ok(result)
}

fn create(connection: &Connection, table: &NewTable) -> Result<(), StoreError> {
    connection
        .prepare_cached(
            "INSERT INTO game_table (id, secret, summary, updated) VALUES (?1, ?2, '', ?3)",
        )?
        .execute(params![table.id, table.secret, table.at])?;
    insert(connection, &table.id, 0, &table.events, table.at)?;
    lists::write(connection, &table.id, &table.index, None)?;
    notices::write(connection, &table.id, &table.notices)
}

fn append(connection: &Connection, request: &Append) -> Result<Appended, StoreError> {
    let last: u64 = connection
        .prepare_cached("SELECT coalesce(max(seq), 0) FROM event WHERE game_table = ?1")?
        .query_row([&request.table], |row| row.get(0))?;
    let submissions = request.events.iter();
    for submission in submissions.filter_map(|event| event.submission.as_ref()) {
        // What was submitted before there were scopes has none.
        let known: Option<u64> = connection
            .prepare_cached(
                "SELECT seq FROM event WHERE game_table = ?1 AND submission = ?2 \
                 AND (scope = ?3 OR scope IS NULL)",
            )?
            .query_row([&request.table, &submission.id, &submission.scope], |row| {
                row.get(0)
            })
            .optional()?;
        if let Some(seq) = known {
            return Ok(Appended::Repeated(seq));
        }
    }
    if last != request.expected {
        return Ok(Appended::Conflict(last));
    }
    insert(
        connection,
        &request.table,
        last,
        &request.events,
        request.at,
    )?;
    lists::write(connection, &request.table, &request.index, Some(request.at))?;
    for (name, text) in &request.kept {
        keep(connection, &request.table, name, text)?;
    }
    notices::write(connection, &request.table, &request.notices)?;
    Ok(Appended::Written(last + request.events.len() as u64))
}

fn insert(
    connection: &Connection,
    table: &str,
    last: u64,
    events: &[NewEvent],
    at: u64,
) -> Result<(), StoreError> {
    let mut statement = connection.prepare_cached(
        "INSERT INTO event (game_table, seq, at, scope, submission, body) \
         VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    )?;
    for (seq, event) in (last + 1..).zip(events) {
        let submission = event.submission.as_ref();
        let scope = submission.map(|key| &key.scope);
        let id = submission.map(|key| &key.id);
        statement.execute(params![table, seq, at, scope, id, event.body])?;
    }
    Ok(())
}

/// The events of a table after this one.
fn events(
    connection: &Connection,
    table: &str,
    since: u64,
) -> Result<Vec<StoredEvent>, StoreError> {
    let mut rows = connection.prepare_cached(
        "SELECT seq, at, scope, submission, body FROM event \
         WHERE game_table = ?1 AND seq > ?2 ORDER BY seq",
    )?;
    let events = rows.query_map(params![table, since], event)?;
    Ok(events.collect::<Result<_, _>>()?)
}

fn event(row: &Row<'_>) -> rusqlite::Result<StoredEvent> {
    let (scope, id): (Option<String>, Option<String>) = (row.get("scope")?, row.get("submission")?);
    Ok(StoredEvent {
        seq: row.get("seq")?,
        at: row.get("at")?,
        submission: id.map(|id| SubmissionKey {
            scope: scope.unwrap_or_default(),
            id,
        }),
        body: row.get("body")?,
    })
}

fn keep(connection: &Connection, table: &str, name: &str, text: &str) -> Result<(), StoreError> {
    connection
        .prepare_cached(
            "INSERT INTO kept (game_table, name, text) VALUES (?1, ?2, ?3) \
             ON CONFLICT (game_table, name) DO UPDATE SET text = excluded.text",
        )?
        .execute([table, name, text])?;
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
}
