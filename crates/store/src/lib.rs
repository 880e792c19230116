//! The event log of all tables.
//!
//! This is the storage of an event-sourced program: a table is the list of its
//! events, append-only, and its state is a fold over them. Appending is guarded by
//! the number of the last event (optimistic concurrency), so two writers can never
//! both be right; a submission that was already taken is recognised and changes
//! nothing (idempotence). The store cannot tell one game from another, nor what an
//! event means.
//!
//! [`Store`] is the contract; [`Sqlite`] keeps everything in one file. The
//! contract asks for nothing that another database could not do: one
//! transaction for each append, a primary key on table and number, a unique
//! submission for each table.
#![forbid(unsafe_code)]

mod sqlite;

use std::{future::Future, pin::Pin, sync::Arc};

pub use sqlite::Sqlite;

/// An answer that comes later.
pub type Reply<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Where tables are kept.
pub trait Store: Send + Sync + 'static {
    /// Makes a table with its first events.
    fn create(&self, table: NewTable) -> Reply<'_, ()>;

    /// Appends events to a table, if its last event is still the one that the writer
    /// expects. When this answers, they are on disk.
    fn append(&self, append: Append) -> Reply<'_, Appended>;

    /// A whole table.
    fn read(&self, table: String) -> Reply<'_, Option<StoredTable>>;

    /// The summaries of tables for lists, those that changed last first.
    fn summaries(&self, which: Which, most: u32) -> Reply<'_, Vec<TableSummary>>;

    /// A visitor's name.
    fn visitor(&self, id: String) -> Reply<'_, Option<String>>;

    /// Remembers a visitor's name.
    fn name_visitor(&self, id: String, name: String) -> Reply<'_, ()>;

    /// A value that is made once and then stays the same, such as the key that
    /// signs cookies: what is stored, or else `fresh`, which is stored now.
    fn constant(&self, name: &'static str, fresh: String) -> Reply<'_, String>;

    /// Keeps a text that was made from a table, such as a review of its game: under a
    /// name, beside the log. It is no event and can be made again.
    fn keep(&self, table: String, name: &'static str, text: String) -> Reply<'_, ()>;

    /// The text that is kept under this name.
    fn kept(&self, table: String, name: &'static str) -> Reply<'_, Option<String>>;

    /// Whether the store answers.
    fn check(&self) -> Reply<'_, ()>;
}

/// A table that does not exist yet.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// Its name.
    pub id: String,
    /// What must stay secret while the game goes on.
    pub secret: String,
    /// Its first events.
    pub events: Vec<NewEvent>,
    /// Its summary for lists.
    pub summary: String,
    /// How far it is.
    pub stage: StoredStage,
    /// When this happens, in seconds since 1970.
    pub now: u64,
}

/// Events for a table.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table.
    pub table: String,
    /// The number of the last event the writer knows: the guard of the append.
    pub expected: u64,
    /// The new events.
    pub events: Vec<NewEvent>,
    /// Its summary for lists from now on.
    pub summary: String,
    /// How far it is now.
    pub stage: StoredStage,
    /// When this happens, in seconds since 1970.
    pub now: u64,
}

/// An event that is not in the log yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewEvent {
    /// The id of the submission that caused it, unique for the table: an idempotency
    /// key.
    pub submission: Option<String>,
    /// The event.
    pub body: String,
}

/// What came of an append.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// The events are on disk; this is the number of the last one.
    Written(u64),
    /// Someone else was faster; this is the number of the last event.
    Conflict(u64),
    /// The submission was taken before, as the event with this number.
    Repeated(u64),
}

/// How far a table is, as far as the store needs to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoredStage {
    /// Something may still happen.
    Live,
    /// The game is over.
    Finished,
}

/// Which tables a list is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// Those where something may still happen.
    Live,
    /// Those whose game is over.
    Finished,
}

/// A table as it is stored.
#[derive(Clone, Debug)]
pub struct StoredTable {
    /// What must stay secret while the game goes on.
    pub secret: String,
    /// All events in order, numbered from 1.
    pub events: Vec<StoredEvent>,
    /// When something last happened.
    pub updated: u64,
}

/// An event in the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEvent {
    /// Its number.
    pub seq: u64,
    /// The submission that caused it.
    pub submission: Option<String>,
    /// The event.
    pub body: String,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableSummary {
    /// The table.
    pub table: String,
    /// What the server wrote of it for lists.
    pub summary: String,
    /// When something last happened.
    pub updated: u64,
}

/// Why the store could not do what it was asked. Nothing has changed then.
///
/// The kinds are what a caller can do about it, not what one database calls them.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// Another program holds the data; a later attempt may succeed.
    #[error("the store is busy: {0}")]
    Busy(Cause),
    /// There is no room left on the disk.
    #[error("the disk of the store is full: {0}")]
    Full(Cause),
    /// What is stored cannot be read back: it needs repair or a backup.
    #[error("the data of the store is damaged: {0}")]
    Corrupt(Cause),
    /// The data was written in a format that this program does not know.
    #[error(
        "{file} was written by another version of this program (format {found}, this one knows \
         {known})"
    )]
    Version {
        /// The file with the data.
        file: String,
        /// The format it is in.
        found: i64,
        /// The newest format this program knows.
        known: i64,
    },
    /// The data cannot be reached: a missing folder, a broken disk, no permission.
    #[error("the store cannot be reached: {0}")]
    Unreachable(Cause),
    /// The store was closed, or its writer has ended.
    #[error("the store is closed")]
    Closed,
    /// Anything else; a mistake in this program.
    #[error("the store: {0}")]
    Other(Cause),
}

/// What lies behind a [`StoreError`]. Shared, because one failed commit fails every request in it.
pub type Cause = Arc<dyn std::error::Error + Send + Sync>;
