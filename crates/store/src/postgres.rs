//! Everything in a database of a PostgreSQL server, which several programs may share.
//!
//! A pool of connections serves everyone. Each change is one statement or one transaction; the
//! server itself commits what comes at the same time together. A connection that breaks is
//! replaced by the next request that needs one, so the store goes on by itself when the
//! server is back. When the way to the server breaks while a change is on it, nobody
//! here knows whether the server has carried it out, as a whole or not at all: whoever sends the
//! same submission again is told.

mod address;
mod circle;
mod due;
mod faults;
mod hosting;
mod lists;
mod log;
mod notices;
mod people;
mod ratings;
mod schema;
mod tls;
mod tournaments;

use std::{pin::Pin, sync::Arc, time::Duration};

pub use address::Address;
use deadpool_postgres::{
    Client, Hook, HookError, Manager, ManagerConfig, Pool, RecyclingMethod, Runtime, Transaction,
};
use tokio_postgres::{IsolationLevel, NoTls};

use crate::{
    Append, Appended, Ban, Head, IdleQuery, IdleRow, ListQuery, NewTable, Reply, Results,
    ResultsQuery, Rewritten, Size, Store, StoreError, StoredEvent, StoredStage, StoredTable,
    TableIndex, TableRow,
};

/// How a store uses its server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The most connections.
    pub connections: usize,
    /// How long a statement may take, or a connection, or the wait for one.
    pub patience: Duration,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            connections: 16,
            patience: Duration::from_secs(10),
        }
    }
}

/// A database of a PostgreSQL server.
pub struct Postgres {
    pool: Pool,
    patience: Duration,
}

/// Something to ask over a connection.
type Work<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

impl Postgres {
    /// Opens a database, making its tables if they are not there.
    ///
    /// # Errors
    /// When the server cannot be reached or the database belongs to a newer version.
    pub async fn open(address: &Address) -> Result<Self, StoreError> {
        Self::open_with(address, Settings::default()).await
    }

    /// The same with other settings.
    ///
    /// # Errors
    /// The same.
    pub async fn open_with(address: &Address, settings: Settings) -> Result<Self, StoreError> {
        let Settings {
            connections,
            patience,
        } = settings;
        let mut config = address.config();
        if config.get_connect_timeout().is_none() {
            config.connect_timeout(patience);
        }
        let fast = ManagerConfig {
            recycling_method: RecyclingMethod::Fast,
        };
        let manager = match address.tls() {
            None => Manager::from_config(config, NoTls, fast),
            Some(tls) => Manager::from_config(config, tls.connector()?, fast),
        };
        let pool = Pool::builder(manager)
            .max_size(connections)
            .wait_timeout(Some(patience))
            .create_timeout(Some(patience))
            .post_create(prepare(patience))
            .runtime(Runtime::Tokio1)
            .build()
            .map_err(|why| StoreError::Other(Arc::new(why)))?;
        let store = Self { pool, patience };
        schema::bring_up_to_date(&mut store.pool.get().await?, address).await?;
        Ok(store)
    }

    /// Asks over a connection, with a limit of time.
    fn ask<'a, T: Send + 'a>(
        &'a self,
        work: impl for<'c> FnOnce(&'c mut Client) -> Work<'c, T> + Send + 'a,
    ) -> Reply<'a, T> {
        Box::pin(async move {
            let mut client = self.pool.get().await?;
            // The server keeps to the limit by itself. It is late only when it does not run, or
            // the way to it is cut.
            let late = self.patience + self.patience / 4;
            let done = match tokio::time::timeout(late, work(&mut client)).await {
                Ok(done) => done,
                Err(_) => Err(faults::unreachable("the server does not answer")),
            };
            if let Err(StoreError::Unreachable(_)) = done {
                // Nobody waits for what is still to come over this connection, if anything is.
                drop(Client::take(client));
            }
            done
        })
    }

    /// Looks something up. Nothing is found by a text that cannot be stored.
    fn look<'a, T: Default + Send + 'a>(
        &'a self,
        work: impl for<'c> FnOnce(&'c mut Client) -> Work<'c, T> + Send + 'a,
    ) -> Reply<'a, T> {
        let asked = self.ask(work);
        Box::pin(async move {
            match asked.await {
                Err(why) if faults::is_unstorable(&why) => Ok(T::default()),
                other => other,
            }
        })
    }

    /// Does something that may take as long as it needs, in a transaction.
    fn patiently<'a, T: Send + 'a>(
        &'a self,
        work: impl for<'c> FnOnce(&'c Transaction<'c>) -> Work<'c, T> + Send + 'a,
    ) -> Reply<'a, T> {
        Box::pin(async move {
            let mut client = self.pool.get().await?;
            let change = client.transaction().await?;
            change
                .batch_execute("SET LOCAL statement_timeout = 0")
                .await?;
            let done = work(&change).await?;
            change.commit().await?;
            Ok(done)
        })
    }
}

/// What every new connection begins with: limits of time, and commits that reach the disk
/// before they are answered. Where a server waits for its standbys too, it goes on doing so.
fn prepare(patience: Duration) -> Hook {
    let limit = patience.as_millis();
    let settings = format!(
        "SET statement_timeout = {limit}; SET lock_timeout = {limit}; \
         SET idle_in_transaction_session_timeout = {limit}; \
         SELECT set_config('synchronous_commit', 'on', false) \
         WHERE current_setting('synchronous_commit') IN ('off', 'local')"
    );
    Hook::async_fn(move |client, _| {
        let settings = settings.clone();
        Box::pin(async move {
            let set = client.batch_execute(&settings).await;
            set.map_err(HookError::Backend)
        })
    })
}

/// A number as PostgreSQL stores it. Times and counts never come near the limit.
fn number(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

impl Store for Postgres {
    fn create(&self, table: NewTable) -> Reply<'_, ()> {
        self.ask(move |client| Box::pin(async move { log::create(client, &table).await }))
    }

    fn append(&self, request: Append) -> Reply<'_, Appended> {
        self.ask(move |client| Box::pin(async move { log::append(client, &request).await }))
    }

    fn read(&self, table: String) -> Reply<'_, Option<StoredTable>> {
        self.look(move |client| Box::pin(async move { log::read(client, &table).await }))
    }

    fn read_since(&self, table: String, seq: u64) -> Reply<'_, Vec<StoredEvent>> {
        self.look(move |client| Box::pin(async move { log::since(client, &table, seq).await }))
    }

    fn heads(&self, tables: Vec<String>) -> Reply<'_, Vec<Head>> {
        self.look(move |client| Box::pin(async move { log::heads(client, &tables).await }))
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn list(&self, query: ListQuery) -> Reply<'_, Vec<TableRow>> {
        self.look(move |client| Box::pin(async move { lists::list(client, &query).await }))
    }

    fn results(&self, query: ResultsQuery) -> Reply<'_, Results> {
        self.look(move |client| {
            Box::pin(async move {
                // One snapshot for all questions.
                let moment = client
                    .build_transaction()
                    .isolation_level(IsolationLevel::RepeatableRead)
                    .read_only(true)
                    .start()
                    .await?;
                let found = lists::results(&moment, &query).await?;
                moment.commit().await?;
                Ok(found)
            })
        })
    }

    fn unended_tables_of(&self, host: String) -> Reply<'_, u32> {
        self.look(move |client| {
            Box::pin(async move { lists::unended_tables_of(client, &host).await })
        })
    }

    fn idle(&self, query: IdleQuery) -> Reply<'_, Vec<IdleRow>> {
        self.look(move |client| Box::pin(async move { lists::idle(client, &query).await }))
    }

    fn unindexed(&self, version: u32, most: u32) -> Reply<'_, Vec<TableRow>> {
        self.look(move |client| {
            Box::pin(async move { lists::unindexed(client, version, most).await })
        })
    }

    fn index(&self, tables: Vec<(String, TableIndex)>) -> Reply<'_, ()> {
        self.ask(move |client| {
            Box::pin(async move {
                let change = client.transaction().await?;
                for (table, index) in &tables {
                    lists::write(&change, table, index).await?;
                }
                // Whoever gives numbers has all tables it needs.
                for (table, index) in &tables {
                    if let Some(result) = &index.result {
                        ratings::write(&change, table, result).await?;
                    }
                }
                Ok(change.commit().await?)
            })
        })
    }

    fn figures(&self, hash: String) -> Reply<'_, Option<String>> {
        self.text("SELECT text FROM figures WHERE hash = $1", hash)
    }

    fn keep_figures(&self, hash: String, text: String) -> Reply<'_, ()> {
        let keep = "INSERT INTO figures (hash, text) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        self.put(keep, vec![hash, text])
    }

    fn visitor(&self, id: String) -> Reply<'_, Option<String>> {
        self.text("SELECT name FROM visitor WHERE id = $1", id)
    }

    fn constant(&self, name: String, fresh: String) -> Reply<'_, String> {
        self.ask(move |client| {
            Box::pin(async move {
                let make = "INSERT INTO constant (name, value) VALUES ($1, $2) \
                            ON CONFLICT DO NOTHING";
                client.execute(make, &[&name, &fresh]).await?;
                // Someone else may have made it at the same time: this sees whose it is.
                let value = "SELECT value FROM constant WHERE name = $1";
                Ok(client.query_one(value, &[&name]).await?.get(0))
            })
        })
    }

    fn rotate(&self, name: String, before: String, fresh: String) -> Reply<'_, ()> {
        self.ask(move |client| {
            Box::pin(async move {
                let change = client.transaction().await?;
                // Of two who do this at once, the second waits and goes on from the first.
                let held = "SELECT value FROM constant WHERE name = $1 FOR UPDATE";
                change.query_opt(held, &[&name]).await?;
                let put = "INSERT INTO constant (name, value) SELECT $1, value FROM constant \
                           WHERE name = $2 \
                           ON CONFLICT (name) DO UPDATE SET value = excluded.value";
                change.execute(put, &[&before, &name]).await?;
                let fresh_one = "UPDATE constant SET value = $2 WHERE name = $1";
                change.execute(fresh_one, &[&name, &fresh]).await?;
                Ok(change.commit().await?)
            })
        })
    }

    fn keep(&self, table: String, name: &'static str, text: String) -> Reply<'_, ()> {
        self.put(hosting::KEEP, vec![table, name.to_owned(), text])
    }

    fn kept(&self, table: String, name: &'static str) -> Reply<'_, Option<String>> {
        self.look(move |client| {
            Box::pin(async move {
                let text = "SELECT text FROM kept WHERE game_table = $1 AND name = $2";
                let statement = client.prepare_cached(text).await?;
                let row = client.query_opt(&statement, &[&table, &name]).await?;
                Ok(row.map(|row| row.get(0)))
            })
        })
    }

    fn check(&self) -> Reply<'_, ()> {
        // The row with the format is written again, as it is.
        self.put("UPDATE orrery_format SET format = format", Vec::new())
    }

    fn examine(&self) -> Reply<'_, ()> {
        Box::pin(async move {
            let mut after = String::new();
            loop {
                let from = after.clone();
                let portion = self.ask(move |client| {
                    Box::pin(async move { hosting::examine_portion(client, &from).await })
                });
                match portion.await? {
                    Some(last) => after = last,
                    None => return Ok(()),
                }
            }
        })
    }

    fn tables(&self, stage: Option<StoredStage>, most: u32) -> Reply<'_, Vec<TableRow>> {
        self.look(move |client| Box::pin(async move { hosting::tables(client, stage, most).await }))
    }

    fn delete(&self, table: String) -> Reply<'_, bool> {
        // What belongs to the table goes with it.
        self.remove(hosting::DELETE, table)
    }

    fn mentioning(&self, text: String) -> Reply<'_, Vec<String>> {
        self.patiently(move |patient| {
            Box::pin(async move { hosting::mentioning(patient, &text).await })
        })
    }

    fn rewrite(&self, visitor: String, tables: Vec<Rewritten>) -> Reply<'_, ()> {
        self.patiently(move |change| {
            Box::pin(async move { hosting::rewrite(change, &visitor, &tables).await })
        })
    }

    fn bans(&self) -> Reply<'_, Vec<Ban>> {
        self.ask(|client| Box::pin(async move { hosting::bans(client).await }))
    }

    fn ban(&self, ban: Ban) -> Reply<'_, ()> {
        self.ask(move |client| {
            Box::pin(async move {
                let put = "INSERT INTO ban (subject, until, why) VALUES ($1, $2, $3) \
                           ON CONFLICT (subject) DO UPDATE SET until = excluded.until, \
                           why = excluded.why";
                let until = ban.until.map(number);
                client
                    .execute(put, &[&ban.subject, &until, &ban.why])
                    .await?;
                Ok(())
            })
        })
    }

    fn unban(&self, subject: String) -> Reply<'_, bool> {
        self.remove("DELETE FROM ban WHERE subject = $1", subject)
    }

    fn size(&self) -> Reply<'_, Size> {
        self.ask(|client| {
            Box::pin(async move {
                let size = "SELECT (SELECT count(*) FROM game_table), \
                            pg_database_size(current_database())";
                let row = client.query_one(size, &[]).await?;
                Ok(Size {
                    tables: log::unsigned(row.get(0)),
                    bytes: log::unsigned(row.get(1)),
                })
            })
        })
    }
}

impl Postgres {
    /// The text that a statement finds by a key.
    fn text(&self, statement: &'static str, key: String) -> Reply<'_, Option<String>> {
        self.look(move |client| {
            Box::pin(async move {
                let statement = client.prepare_cached(statement).await?;
                let row = client.query_opt(&statement, &[&key]).await?;
                Ok(row.map(|row| row.get(0)))
            })
        })
    }

    /// Writes texts with a statement.
    fn put(&self, statement: &'static str, texts: Vec<String>) -> Reply<'_, ()> {
        self.ask(move |client| {
            Box::pin(async move {
                let statement = client.prepare_cached(statement).await?;
                client.execute_raw(&statement, texts).await?;
                Ok(())
            })
        })
    }

    /// Removes what a statement finds by a key; says whether there was something.
    fn remove(&self, statement: &'static str, key: String) -> Reply<'_, bool> {
        self.look(move |client| {
            Box::pin(async move { Ok(client.execute(statement, &[&key]).await? > 0) })
        })
    }
}
