//! The event log of all tables.
//!
//! This is the storage of an event-sourced program: a table is the list of its
//! events, append-only, and its state is a fold over them. Appending is guarded by
//! the number of the last event (optimistic concurrency), so two writers can never
//! both be right; a submission that was already taken is recognised and changes
//! nothing (idempotence). The store cannot tell one game from another, nor what an
//! event means.
//!
//! [`Store`] is the contract; [`Sqlite`] keeps everything in one file, [`Postgres`] in a
//! database that several programs may share, and a [`Database`] is one or the other. The
//! contract asks for one transaction for each append, a primary key on table and number, a
//! unique submission for each table and scope. Beside the log it keeps what lists know of
//! each table ([`TableIndex`]) and what people are to be told ([`Notices`]), written in the
//! transaction of the events it follows from. What is due at a time is found there too
//! ([`Deadlines`]).
#![forbid(unsafe_code)]

pub mod backup;
mod circle;
pub mod copy;
mod database;
mod due;
mod file;
mod lock;
mod notices;
mod people;
mod postgres;
mod ratings;
mod sqlite;
mod tournaments;

use std::{future::Future, pin::Pin, sync::Arc};

pub use circle::{
    Act, Circle, Deed, Invitation, Invited, OpenInvitation, PersonRow, PlayedRow, Related, Report,
    Tie, TieKind,
};
pub use database::Database;
pub use due::{Beat, Deadlines, DueQuery, DueRow, Outage};
pub use lock::{Lock, Notice};
pub use notices::{
    AddedChannel, Channel, Claim, DueNotice, Fate, Feed, FeedEntry, NewNotice, NoticeSettings,
    Notices, Settled,
};
pub use people::{Code, Credential, Merge, Name, People, Session, SessionKind};
pub use postgres::{Address, Postgres, Settings};
pub use ratings::{
    GameResult, LeaderQuery, NumberedResult, RatingChange, RatingRow, RatingState, Ratings,
    ResultSide,
};
pub use sqlite::Sqlite;
pub use tournaments::{TournamentRow, Tournaments};

/// An answer that comes later.
pub type Reply<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Where tables are kept, and what is kept of people beside them.
pub trait Store:
    Circle + Deadlines + Notices + People + Ratings + Tournaments + Send + Sync + 'static
{
    /// Makes a table with its first events.
    fn create(&self, table: NewTable) -> Reply<'_, ()>;

    /// Appends events to a table, if its last event is still the one that the writer
    /// expects. When this answers, they are on disk.
    fn append(&self, append: Append) -> Reply<'_, Appended>;

    /// A whole table.
    fn read(&self, table: String) -> Reply<'_, Option<StoredTable>>;

    /// The events of a table after this one.
    fn read_since(&self, table: String, seq: u64) -> Reply<'_, Vec<StoredEvent>>;

    /// How far these tables are; those that are not there are left out.
    fn heads(&self, tables: Vec<String>) -> Reply<'_, Vec<Head>>;

    /// Whether other programs may change what is stored at the same time.
    fn is_shared(&self) -> bool {
        false
    }

    /// A page of a list of tables, those that changed last first.
    fn list(&self, query: ListQuery) -> Reply<'_, Vec<TableRow>>;

    /// The results of a contest, the best first.
    fn results(&self, query: ResultsQuery) -> Reply<'_, Results>;

    /// How many tables this visitor has made that have not ended.
    fn unended_tables_of(&self, host: String) -> Reply<'_, u32>;

    /// Tables at which nothing has happened for long, the longest first.
    fn idle(&self, query: IdleQuery) -> Reply<'_, Vec<IdleRow>>;

    /// Tables whose index was written by an earlier version of the writer, and that
    /// are to be indexed anew: a few of them, those where something may happen first.
    fn unindexed(&self, version: u32, most: u32) -> Reply<'_, Vec<TableRow>>;

    /// Writes the index of tables anew; their log stays as it is.
    fn index(&self, tables: Vec<(String, TableIndex)>) -> Reply<'_, ()>;

    /// The text of printed figures with this hash.
    fn figures(&self, hash: String) -> Reply<'_, Option<String>>;

    /// Keeps the text of printed figures under their hash, once.
    fn keep_figures(&self, hash: String, text: String) -> Reply<'_, ()>;

    /// A visitor's name.
    fn visitor(&self, id: String) -> Reply<'_, Option<String>>;

    /// A value that is made once and then stays the same, such as the key that
    /// signs cookies: what is stored, or else `fresh`, which is stored now.
    fn constant(&self, name: String, fresh: String) -> Reply<'_, String>;

    /// Puts a fresh value in the place of such a value, which is then kept under the name
    /// `before`.
    fn rotate(&self, name: String, before: String, fresh: String) -> Reply<'_, ()>;

    /// Keeps a text that was made from a table, such as a review of its game: under a
    /// name, beside the log. It is no event and can be made again.
    fn keep(&self, table: String, name: &'static str, text: String) -> Reply<'_, ()>;

    /// The text that is kept under this name.
    fn kept(&self, table: String, name: &'static str) -> Reply<'_, Option<String>>;

    /// Whether the store takes changes: writes something that changes nothing.
    fn check(&self) -> Reply<'_, ()>;

    /// Whether everything that is stored can be read back. This takes as long as reading all
    /// of it; nobody else waits for it.
    fn examine(&self) -> Reply<'_, ()>;

    /// Tables in any stage, or in one, those that changed last first.
    fn tables(&self, stage: Option<StoredStage>, most: u32) -> Reply<'_, Vec<TableRow>>;

    /// Removes a table and everything that belongs to it; says whether there was one.
    fn delete(&self, table: String) -> Reply<'_, bool>;

    /// The tables whose events contain a text.
    fn mentioning(&self, text: String) -> Reply<'_, Vec<String>>;

    /// Puts other texts in the place of events and forgets everything that is kept of a
    /// visitor beside them, all of it or nothing. What lists know of these tables is to be written anew.
    fn rewrite(&self, visitor: String, tables: Vec<Rewritten>) -> Reply<'_, ()>;

    /// All bans.
    fn bans(&self) -> Reply<'_, Vec<Ban>>;

    /// Adds a ban, or changes the one there is.
    fn ban(&self, ban: Ban) -> Reply<'_, ()>;

    /// Lifts a ban; says whether there was one.
    fn unban(&self, subject: String) -> Reply<'_, bool>;

    /// How much is stored.
    fn size(&self) -> Reply<'_, Size>;
}

/// Somebody who may not change anything.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ban {
    /// Whom it is about; the store does not read it.
    pub subject: String,
    /// Until when, in seconds since 1970; for good if none is given.
    pub until: Option<u64>,
    /// Why.
    pub why: String,
}

/// Events of a table with other texts than before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rewritten {
    /// The table.
    pub table: String,
    /// The events that change, by number; all others stay as they are.
    pub events: Vec<(u64, String)>,
    /// Texts of the summary, each with the one that takes its place.
    pub summary: Vec<(String, String)>,
    /// What is kept beside the table from now on, by name; everything else that was is gone.
    pub kept: Vec<(String, String)>,
    /// Who stands for the visitor in the result of its game.
    pub stand_in: String,
}

/// How much is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// How many tables.
    pub tables: u64,
    /// How many bytes the data takes on disk, about.
    pub bytes: u64,
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
    /// What lists know of it.
    pub index: TableIndex,
    /// What people are to be told of it.
    pub notices: Vec<NewNotice>,
    /// When this happens, in milliseconds since 1970.
    pub at: u64,
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
    /// What lists know of it from now on.
    pub index: TableIndex,
    /// Texts to keep beside the table, each under its name.
    pub kept: Vec<(&'static str, String)>,
    /// Who is to be told of it.
    pub notices: Vec<NewNotice>,
    /// When this happens, in milliseconds since 1970.
    pub at: u64,
}

/// An event that is not in the log yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewEvent {
    /// The submission that caused it: an idempotency key.
    pub submission: Option<SubmissionKey>,
    /// The event.
    pub body: String,
}

/// The name of a submission. Two of the same scope and id are one.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SubmissionKey {
    /// Whose it is, such as a seat: nobody else can spend its ids. It is empty for
    /// submissions from before there were scopes.
    pub scope: String,
    /// The id that whoever submits has made.
    pub id: String,
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StoredStage {
    /// The game has not begun.
    #[default]
    Waiting,
    /// The game goes on.
    Live,
    /// The game is over.
    Finished,
    /// The table was closed before its game was over.
    Closed,
}

impl StoredStage {
    const ALL: [(Self, &str); 4] = [
        (Self::Waiting, "waiting"),
        (Self::Live, "live"),
        (Self::Finished, "finished"),
        (Self::Closed, "closed"),
    ];

    /// Its name in a database.
    fn name(self) -> &'static str {
        let name = Self::ALL.iter().find(|(stage, _)| *stage == self);
        name.map_or("", |(_, name)| *name)
    }

    /// The stage of this name.
    fn named(name: &str) -> Option<Self> {
        let stage = Self::ALL.iter().find(|(_, known)| *known == name);
        stage.map(|(stage, _)| *stage)
    }
}

/// What lists know of a table: it follows from the events, and is written with them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableIndex {
    /// How far the table is.
    pub stage: StoredStage,
    /// Whether strangers find it in lists.
    pub listed: bool,
    /// Who made it.
    pub host: String,
    /// The game.
    pub game: String,
    /// What a search looks into, in lower case.
    pub search: String,
    /// What a list shows of it; the store does not read it.
    pub summary: String,
    /// What its game is compared in, if it is: games of one contest have one table of
    /// results.
    pub contest: Option<String>,
    /// How well the game ended in that contest, if it counts: the higher, the better.
    pub standing: Option<i64>,
    /// The seats that are not as they were; all of them in a table that is new or
    /// indexed anew.
    pub seats: Vec<SeatRow>,
    /// How its game ended, if it is rated and has just ended or is indexed anew. What is kept
    /// stays where nothing is said.
    pub result: Option<GameResult>,
    /// The version of the writer.
    pub version: u32,
}

/// What lists know of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    /// Its number.
    pub seat: u8,
    /// Who sits there, or sat there last and may return.
    pub visitor: Option<String>,
    /// Whether that visitor sits there now.
    pub sits: bool,
    /// The bot that sits there.
    pub bot: Option<String>,
    /// Whether the game waits for an answer of this seat.
    pub owes: bool,
    /// When its time runs out, in milliseconds since 1970, if it runs; of a bot, when somebody is
    /// to look whether it goes on.
    pub due: Option<u64>,
}

/// Which tables a list is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// Listed tables of others whose game has not begun.
    Open,
    /// Listed tables of others whose game goes on.
    Watchable,
    /// Listed tables of others whose game is over.
    Finished,
    /// The visitor's tables at which something may still happen, first those that wait for
    /// the visitor, by the time that is left.
    Running,
    /// The visitor's tables that wait for the visitor, by the time that is left.
    Owing,
    /// The visitor's tables at which nothing can happen any more.
    Past,
}

/// A page of a list.
#[derive(Clone, Debug)]
pub struct ListQuery {
    /// Which tables.
    pub which: Which,
    /// Who reads the list.
    pub visitor: String,
    /// What to look for, in lower case; empty for everything.
    pub search: String,
    /// How many tables come before the page.
    pub skip: u32,
    /// The most tables on the page.
    pub most: u32,
}

/// Which results of a contest.
#[derive(Clone, Debug)]
pub struct ResultsQuery {
    /// The contest.
    pub contest: String,
    /// A table whose result is wanted, wherever it stands.
    pub table: String,
    /// The most results from the best on.
    pub most: u32,
}

/// The results of a contest.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Results {
    /// How many there are.
    pub count: u32,
    /// The best ones.
    pub first: Vec<ResultRow>,
    /// That of the table that was asked for.
    pub own: Option<ResultRow>,
}

/// A result of a contest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultRow {
    /// The table.
    pub table: String,
    /// Its rank: 1 is the best, equals share one.
    pub rank: u32,
    /// What the writer wrote of it for lists.
    pub summary: String,
}

/// Which tables are idle, and a portion of them.
#[derive(Clone, Debug)]
pub struct IdleQuery {
    /// How far they are.
    pub stage: StoredStage,
    /// Whether a person sits there; both kinds if nothing is said.
    pub seated: Option<bool>,
    /// Nothing has happened since then, in milliseconds since 1970.
    pub before: u64,
    /// The last one of the portion before.
    pub after: Option<IdleRow>,
    /// The most tables in the portion.
    pub most: u32,
}

/// A table at which nothing has happened for long.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IdleRow {
    /// The table.
    pub table: String,
    /// When something last happened, in milliseconds since 1970.
    pub updated: u64,
}

/// A table as it is stored.
#[derive(Clone, Debug)]
pub struct StoredTable {
    /// What must stay secret while the game goes on.
    pub secret: String,
    /// How far it is, as its index says.
    pub stage: StoredStage,
    /// All events in order, numbered from 1.
    pub events: Vec<StoredEvent>,
}

/// An event in the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEvent {
    /// Its number.
    pub seq: u64,
    /// When it happened, in milliseconds since 1970; nobody knows that of most events
    /// from before times were kept.
    pub at: Option<u64>,
    /// The submission that caused it.
    pub submission: Option<SubmissionKey>,
    /// The event.
    pub body: String,
}

/// How far a table is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// The table.
    pub table: String,
    /// The number of its last event.
    pub seq: u64,
    /// How often texts of its events were taken back. A store that is not shared does not
    /// count that.
    pub rewritten: u64,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// The table.
    pub table: String,
    /// How far it is.
    pub stage: StoredStage,
    /// What the writer wrote of it for lists.
    pub summary: String,
    /// Whether it waits for the visitor who reads the list.
    pub owes: bool,
    /// When the time of that visitor runs out, in milliseconds since 1970, if it runs.
    pub due: Option<u64>,
    /// When something last happened, in milliseconds since 1970.
    pub updated: u64,
}

/// Why the store could not do what it was asked. Nothing has changed then, with one exception:
/// when a server [cannot be reached](Self::Unreachable) any more while a change is on its way,
/// the change has been made as a whole or not at all, and nobody knows which. Repeating it is
/// safe: its submission or its number is recognised.
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
    /// The data cannot be reached: a missing folder, a broken disk, no permission, no way to
    /// the server.
    #[error("the store cannot be reached: {0}")]
    Unreachable(Cause),
    /// Another program is at work with the data.
    #[error("{file} is in use by another orrery{}", process(*.by))]
    Locked {
        /// The file with the data.
        file: String,
        /// The process that uses it, where that is known.
        by: Option<u32>,
    },
    /// The store was closed, or its writer has ended.
    #[error("the store is closed")]
    Closed,
    /// Anything else; a mistake in this program.
    #[error("the store: {0}")]
    Other(Cause),
}

/// What lies behind a [`StoreError`]. Shared, because one failed commit fails every request in it.
pub type Cause = Arc<dyn std::error::Error + Send + Sync>;

fn process(id: Option<u32>) -> String {
    id.map_or_else(String::new, |id| format!(" (process {id})"))
}
