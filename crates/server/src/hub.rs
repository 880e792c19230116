//! All tables: every change is on disk before anyone hears of it, and bots play on.
//!
//! A command becomes events (`saving.rs`), the events are appended to the store, and
//! only then does the table take them. `commands.rs` has one function for each command.

mod bots;
mod commands;
mod hints;
mod lists;
mod names;
mod reviews;
mod saving;

use std::{
    collections::HashMap,
    sync::{
        Arc, RwLock,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::{SystemTime, UNIX_EPOCH},
};

use catalog::Catalog;
pub use hints::{HintQuery, SeatHints};
use lists::summary;
pub use names::LONGEST_NAME;
pub use reviews::ReviewStatus;
pub use saving::{Accepted, LONGEST_ID, Submission};
use store::{NewEvent, NewTable, Store, StoreError, StoredStage, Which};
use tabletop::Seat;
use tokio::{
    sync::{Mutex, Semaphore, watch},
    task::JoinError,
};

use crate::{
    Config,
    boxes::Boxes,
    frame::Stage,
    problem::Problem,
    table::{FoldError, NewGame, Nonce, TableState},
    table_event::TableEvent,
};

/// All tables of this server.
pub struct Hub {
    store: Arc<dyn Store>,
    tables: RwLock<HashMap<String, Arc<Table>>>,
    boxes: Arc<Boxes>,
    config: Config,
    /// How many bots think at once; other tables never wait for them.
    thinkers: Arc<Semaphore>,
    /// Bots that wait for a place to think, for /metrics.
    queue: AtomicU64,
    reviews: reviews::Reviews,
    names: names::Names,
    /// Open event streams, for the limit and /metrics.
    pub streams: AtomicU64,
}

/// A table that is in memory.
pub struct Table {
    /// Its name.
    pub id: String,
    /// What its events made it.
    pub state: Mutex<TableState>,
    /// Tells everyone who watches that something happened.
    pub changed: watch::Sender<Change>,
    /// Whether a task is playing for its bots.
    bots_busy: AtomicBool,
    /// Hints that were given lately.
    hints: Mutex<hints::HintCache>,
}

/// Who sits at a table when it is made.
#[derive(Clone, Debug, Default)]
pub struct Party {
    /// The seats of the host.
    pub host: Vec<Seat>,
    /// What the host adds to the dice.
    pub nonce: Nonce,
    /// The seats of bots, with the kind of each.
    pub bots: Vec<(Seat, String)>,
}

impl Party {
    /// Everyone takes a seat; returns the events that this became.
    fn sit_down(
        &self,
        state: &mut TableState,
        host: &str,
        name: &str,
    ) -> Result<Vec<TableEvent>, Problem> {
        let mut all = Vec::new();
        let mut take = |state: &mut TableState, events: Vec<TableEvent>| {
            for event in events {
                let taken = state.take(&event, None, None);
                taken.map_err(|why| cannot_take(&state.id, &why))?;
                all.push(event);
            }
            Ok::<_, Problem>(())
        };
        for (index, seat) in self.host.iter().enumerate() {
            let name = match &*self.host {
                [_] => name.to_string(),
                _ => format!("{name} {}", index + 1),
            };
            let sat = state.sit(*seat, host, &name, &self.nonce, "")?;
            take(state, sat)?;
        }
        for (seat, bot) in &self.bots {
            let sat = state.seat_bot(*seat, bot, host)?;
            take(state, sat)?;
        }
        Ok(all)
    }
}

/// The news that something happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// The number of the last event.
    pub seq: u64,
    /// The hash of the position.
    pub digest: String,
    /// The number of actions.
    pub actions: usize,
    /// How far the table is.
    pub stage: Stage,
}

impl Table {
    fn new(state: TableState) -> Self {
        let (changed, _) = watch::channel(Change::of(&state));
        Self {
            id: state.id.clone(),
            state: Mutex::new(state),
            changed,
            bots_busy: AtomicBool::new(false),
            hints: Mutex::default(),
        }
    }

    /// Does work in a task of its own: it goes on when whoever asked has gone away. If it
    /// panics, that is logged whether or not someone still waits.
    async fn detached<T: Send + 'static>(
        self: &Arc<Self>,
        what: &'static str,
        work: impl Future<Output = Result<T, Problem>> + Send + 'static,
    ) -> Result<T, Problem> {
        let table = self.clone();
        let watched = async move {
            let done = tokio::spawn(work).await;
            done.unwrap_or_else(|why| Err(table.broke_down(what, &why)))
        };
        // The watching task itself has nothing that could panic.
        let done = tokio::spawn(watched).await;
        done.unwrap_or_else(|_| Err(Problem::broken()))
    }

    /// Logs that a task at this table panicked.
    fn broke_down(&self, what: &'static str, why: &JoinError) -> Problem {
        let seq = self.changed.borrow().seq;
        tracing::error!(table = self.id, seq, %why, "{what} broke down");
        Problem::broken()
    }
}

impl Change {
    fn of(state: &TableState) -> Self {
        let entries = state
            .journal
            .as_ref()
            .map(|journal| &journal.record().entries);
        Self {
            seq: state.seq,
            digest: entries
                .and_then(|entries| entries.last())
                .map_or_else(String::new, |entry| entry.position.clone()),
            actions: entries.map_or(0, Vec::len),
            stage: state.stage(),
        }
    }
}

/// A random name that nobody can guess.
pub fn random_name(bytes: usize) -> String {
    let mut random = vec![0; bytes];
    getrandom::fill(&mut random).expect("the system has randomness");
    const_hex::encode(random)
}

/// Seconds since 1970.
pub fn now() -> u64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |time| time.as_secs())
}

impl Hub {
    /// The hub with all tables that still go on.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub async fn load(
        store: Arc<dyn Store>,
        catalog: Catalog,
        config: Config,
    ) -> Result<Arc<Self>, StoreError> {
        let hub = Arc::new(Self {
            thinkers: Arc::new(Semaphore::new(config.bot_threads.max(1))),
            store,
            tables: RwLock::default(),
            boxes: Arc::new(Boxes::new(catalog)),
            config,
            queue: AtomicU64::new(0),
            reviews: reviews::Reviews::default(),
            names: names::Names::default(),
            streams: AtomicU64::new(0),
        });
        let live = hub.store.summaries(Which::Live, u32::MAX).await?;
        for summary in live {
            // A table that cannot be read must not keep the others from going on.
            match hub.fetch(&summary.table).await {
                Ok(Some(table)) => hub.wake_bots(&table),
                Ok(None) => {}
                Err(why) => tracing::error!(table = summary.table, %why, "a table cannot be read"),
            }
        }
        Ok(hub)
    }

    /// The games there are.
    pub fn catalog(&self) -> &Catalog {
        self.boxes.catalog()
    }

    /// The store.
    pub fn store(&self) -> &Arc<dyn Store> {
        &self.store
    }

    /// Bots that wait for a place to think.
    pub fn bot_queue(&self) -> u64 {
        self.queue.load(Ordering::Relaxed)
    }

    /// How many tables are in memory.
    pub fn table_count(&self) -> usize {
        self.read_tables().len()
    }

    fn read_tables(&self) -> std::sync::RwLockReadGuard<'_, HashMap<String, Arc<Table>>> {
        self.tables
            .read()
            .unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// The table of this name.
    ///
    /// # Errors
    /// When there is none, or it cannot be read.
    pub async fn table(&self, id: &str) -> Result<Arc<Table>, Problem> {
        let known = self.read_tables().get(id).cloned();
        if let Some(table) = known {
            return Ok(table);
        }
        match self.fetch(id).await {
            Ok(Some(table)) => Ok(table),
            Ok(None) => Err(Problem::missing("problem-no-table")),
            Err(FetchError::Store(why)) => Err(Problem::not_read(&why)),
            Err(why) => {
                tracing::error!(table = id, %why, "a table cannot be read");
                Err(Problem::new(500, "problem-unreadable"))
            }
        }
    }

    /// Reads a table from the store by taking all its events.
    async fn fetch(&self, id: &str) -> Result<Option<Arc<Table>>, FetchError> {
        let stored = self.store.read(id.to_string()).await?;
        let Some(stored) = stored else {
            return Ok(None);
        };
        let (id, boxes) = (id.to_string(), self.boxes.clone());
        let state = tokio::task::spawn_blocking(move || rebuild(id, stored, &boxes)).await??;
        let mut tables = self
            .tables
            .write()
            .unwrap_or_else(std::sync::PoisonError::into_inner);
        // Another request may have read it meanwhile: there is one of each.
        let table = tables
            .entry(state.id.clone())
            .or_insert_with(|| Arc::new(Table::new(state)));
        Ok(Some(table.clone()))
    }

    /// Makes a table at which some sit already: all of it at once, or nothing.
    ///
    /// # Errors
    /// When the setup or the seating is impossible, there are too many tables, or it
    /// cannot be saved.
    pub async fn create(
        self: &Arc<Self>,
        host: &str,
        new: &NewGame,
        party: &Party,
    ) -> Result<Arc<Table>, Problem> {
        if self.table_count() >= self.config.most_tables {
            self.forget_finished().await;
            if self.table_count() >= self.config.most_tables {
                return Err(Problem::new(503, "problem-too-many-tables"));
            }
        }
        let entry = self
            .catalog()
            .find(&new.game)
            .ok_or_else(|| Problem::missing("problem-no-game"))?;
        let referee = self
            .boxes
            .open(entry, new.players, &new.options)
            .map_err(|why| Problem::setup(entry, new, why))?;
        let secret = random_name(32);
        let opened = TableEvent::Opened {
            game: new.game.clone(),
            rules: entry.info().rules_version,
            players: new.players,
            options: referee.options(),
            host: host.to_string(),
            open: new.open,
            hints: new.hints,
            invitation: random_name(9),
            commitment: record::commitment(&secret),
        };
        let id = random_name(6);
        let now = now();
        let mut state = TableState::open(id.clone(), secret.clone(), &opened, now, &self.boxes)
            .map_err(|why| cannot_take(&id, &why))?;
        let mut events = vec![opened];
        let name = self.name_of(host).await;
        events.extend(party.sit_down(&mut state, host, &name)?);
        let event = |event| NewEvent {
            submission: None,
            body: body(event),
        };
        let table = NewTable {
            id: id.clone(),
            secret,
            events: events.iter().map(event).collect(),
            summary: summary(&state),
            stage: StoredStage::Live,
            now,
        };
        let hub = self.clone();
        let made = Arc::new(Table::new(state));
        let new = made.clone();
        // Else a table would be on disk that nobody knows of.
        let work = async move {
            let created = hub.store.create(table).await;
            created.map_err(|why| Problem::not_saved(&why))?;
            metrics::counter!("orrery_tables_created_total").increment(1);
            hub.tables
                .write()
                .unwrap_or_else(std::sync::PoisonError::into_inner)
                .insert(id, new.clone());
            hub.wake_bots(&new);
            Ok(new)
        };
        made.detached("a new table", work).await
    }

    /// Finished games need no memory; they are read again when someone looks.
    async fn forget_finished(&self) {
        let all: Vec<(String, Arc<Table>)> = {
            let tables = self.read_tables();
            tables
                .iter()
                .map(|(id, table)| (id.clone(), table.clone()))
                .collect()
        };
        for (id, table) in all {
            let over = table.state.lock().await.stage() == Stage::Over;
            if over && table.changed.receiver_count() == 0 {
                let mut tables = self
                    .tables
                    .write()
                    .unwrap_or_else(std::sync::PoisonError::into_inner);
                tables.remove(&id);
            }
        }
    }
}

/// Why a table is not there although its name is known.
#[derive(Debug, thiserror::Error)]
enum FetchError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("event {seq}: {source}")]
    Event { seq: u64, source: FoldError },
    #[error("reading it broke down: {0}")]
    Broken(#[from] JoinError),
}

/// A table does not take an event that was made for it: a mistake in this program.
fn cannot_take(table: &str, why: &FoldError) -> Problem {
    tracing::error!(table, %why, "a table does not take its own event");
    Problem::broken()
}

fn body(event: &TableEvent) -> String {
    serde_json::to_string(event).expect("events are plain data")
}

/// The fold over a stored log.
fn rebuild(
    id: String,
    stored: store::StoredTable,
    boxes: &Boxes,
) -> Result<TableState, FetchError> {
    let at = |seq| move |source| FetchError::Event { seq, source };
    let read = |text: &str| serde_json::from_str::<TableEvent>(text).map_err(FoldError::from);
    let mut events = stored.events.iter();
    let first = events.next().ok_or(FoldError::Empty).map_err(at(0))?;
    let mut state = read(&first.body)
        .and_then(|opened| TableState::open(id, stored.secret, &opened, stored.updated, boxes))
        .map_err(at(first.seq))?;
    for event in events {
        read(&event.body)
            .and_then(|read| state.take(&read, event.submission.as_deref(), None))
            .map_err(at(event.seq))?;
    }
    Ok(state)
}

#[cfg(test)]
mod tests;
