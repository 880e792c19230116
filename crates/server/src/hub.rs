//! All tables: every change is on disk before anyone hears of it, and bots play on.

use std::{
    collections::HashMap,
    sync::{
        Arc, RwLock,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use record::Prepared;
use sha2::{Digest, Sha256};
use store::{Append, Appended, NewEvent, NewTable, Store, StoredStage, Which};
use tabletop::Seat;
use tokio::sync::{Mutex, Semaphore, watch};

use crate::{
    Config,
    frame::{Stage, TableLine},
    happening::Happening,
    problem::Problem,
    table::{NewGame, Sitter, TableState},
};

/// All tables of this server.
pub struct Hub {
    store: Arc<dyn Store>,
    tables: RwLock<HashMap<String, Arc<Table>>>,
    config: Config,
    /// How many bots think at once; other tables never wait for them.
    thinkers: Semaphore,
    /// Bots that wait for a place to think, for /metrics.
    queue: AtomicU64,
    /// Open event streams, for the limit and /metrics.
    pub streams: AtomicU64,
}

/// A table that is in memory.
pub struct Table {
    /// What its events made it.
    pub state: Mutex<TableState>,
    /// Tells everyone who watches that something happened.
    pub changed: watch::Sender<Change>,
    /// Whether a task is playing for its bots.
    bots_busy: AtomicBool,
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

/// What came of a wish.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Accepted {
    /// The number of the event it became, or had become before.
    pub seq: u64,
    /// Whether it had been taken before.
    pub repeated: bool,
}

impl Table {
    fn new(state: TableState) -> Self {
        let (changed, _) = watch::channel(Change::of(&state));
        Self {
            state: Mutex::new(state),
            changed,
            bots_busy: AtomicBool::new(false),
        }
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
    random.iter().map(|byte| format!("{byte:02x}")).collect()
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
    pub async fn load(store: Arc<dyn Store>, config: Config) -> Result<Arc<Self>, String> {
        let hub = Arc::new(Self {
            thinkers: Semaphore::new(config.bot_threads.max(1)),
            store,
            tables: RwLock::default(),
            config,
            queue: AtomicU64::new(0),
            streams: AtomicU64::new(0),
        });
        let live = hub
            .store
            .lines(Which::Live, u32::MAX)
            .await
            .map_err(|why| why.to_string())?;
        for line in live {
            // A table that cannot be read must not keep the others from going on.
            match hub.fetch(&line.table).await {
                Ok(Some(table)) => hub.wake_bots(&table),
                Ok(None) => {}
                Err(why) => tracing::error!(table = line.table, why, "a table cannot be read"),
            }
        }
        Ok(hub)
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
            Err(why) => {
                tracing::error!(table = id, why, "a table cannot be read");
                Err(Problem::new(500, "problem-unreadable"))
            }
        }
    }

    /// Reads a table from the store by taking all its events.
    async fn fetch(&self, id: &str) -> Result<Option<Arc<Table>>, String> {
        let stored = self
            .store
            .read(id.to_string())
            .await
            .map_err(|why| why.to_string())?;
        let Some(stored) = stored else {
            return Ok(None);
        };
        let id = id.to_string();
        let state = tokio::task::spawn_blocking(move || rebuild(id, stored))
            .await
            .map_err(|why| why.to_string())??;
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

    /// Makes a table.
    ///
    /// # Errors
    /// When the setup is impossible, there are too many tables, or it cannot be saved.
    pub async fn create(
        self: &Arc<Self>,
        host: &str,
        new: &NewGame,
    ) -> Result<Arc<Table>, Problem> {
        if self.table_count() >= self.config.most_tables {
            self.forget_finished().await;
            if self.table_count() >= self.config.most_tables {
                return Err(Problem::new(503, "problem-too-many-tables"));
            }
        }
        let door = catalog::find(&new.game).ok_or_else(|| Problem::missing("problem-no-game"))?;
        let referee = door
            .open(None, new.players, &new.options)
            .map_err(|_| Problem::bad("problem-setup"))?;
        let secret = random_name(32);
        let opened = Happening::Opened {
            game: new.game.clone(),
            rules: door.info().rules_version,
            players: new.players,
            options: referee.options(),
            host: host.to_string(),
            open: new.open,
            invitation: random_name(9),
            commitment: record::commitment(&secret),
        };
        let id = random_name(6);
        let now = now();
        let state = TableState::open(id.clone(), secret.clone(), &opened, now)
            .map_err(|_| Problem::bad("problem-setup"))?;
        let table = NewTable {
            id: id.clone(),
            secret,
            events: vec![NewEvent {
                submission: None,
                body: body(&opened),
            }],
            line: line(&state),
            stage: StoredStage::Live,
            now,
        };
        self.store
            .create(table)
            .await
            .map_err(|why| not_saved(&why))?;
        metrics::counter!("orrery_tables_created_total").increment(1);
        let table = Arc::new(Table::new(state));
        let mut tables = self
            .tables
            .write()
            .unwrap_or_else(std::sync::PoisonError::into_inner);
        tables.insert(id, table.clone());
        Ok(table)
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

    /// Changes a table: what the wish becomes is saved first and then taken.
    /// The work goes on when the one who asked has gone away.
    ///
    /// # Errors
    /// When the wish is refused or cannot be saved; nothing has changed then.
    pub async fn change(
        self: &Arc<Self>,
        table: &Arc<Table>,
        wish: impl FnOnce(&TableState) -> Result<Vec<Happening>, Problem> + Send + 'static,
    ) -> Result<Accepted, Problem> {
        let (hub, table) = (self.clone(), table.clone());
        let work = async move {
            let mut state = table.state.lock().await;
            let happenings = wish(&state)?;
            hub.save(&table, &mut state, happenings, None, None).await
        };
        tokio::spawn(work)
            .await
            .unwrap_or_else(|_| Err(Problem::new(500, "problem-broken")))
    }

    /// Plays an action for a visitor's seat.
    ///
    /// # Errors
    /// When it is late, not the visitor's, against the rules, or cannot be saved.
    pub async fn play(
        self: &Arc<Self>,
        table: &Arc<Table>,
        visitor: String,
        submission: Submission,
    ) -> Result<Accepted, Problem> {
        let (hub, table) = (self.clone(), table.clone());
        let work = async move {
            let mut state = table.state.lock().await;
            if let Some(seq) = state.taken(&submission.id) {
                return Ok(Accepted {
                    seq,
                    repeated: true,
                });
            }
            if !state.seats_of(&visitor).contains(submission.seat) {
                return Err(Problem::forbidden("problem-not-yours"));
            }
            if submission.seq != state.seq {
                return Err(Problem::late());
            }
            let (happening, prepared) = state.play(submission.seat, &submission.action)?;
            let saved = hub
                .save(
                    &table,
                    &mut state,
                    vec![happening],
                    Some(submission.id),
                    Some(prepared),
                )
                .await;
            metrics::counter!("orrery_actions_total", "by" => "person").increment(1);
            saved
        };
        tokio::spawn(work)
            .await
            .unwrap_or_else(|_| Err(Problem::new(500, "problem-broken")))
    }

    /// Saves events and then takes them.
    async fn save(
        self: &Arc<Self>,
        table: &Arc<Table>,
        state: &mut TableState,
        happenings: Vec<Happening>,
        submission: Option<String>,
        mut prepared: Option<Prepared>,
    ) -> Result<Accepted, Problem> {
        let now = now();
        let over = prepared
            .as_ref()
            .is_some_and(|prepared| prepared.game.outcome().is_some())
            || state.stage() == Stage::Over;
        let append = Append {
            table: state.id.clone(),
            expected: state.seq,
            events: happenings
                .iter()
                .map(|happening| NewEvent {
                    submission: submission.clone(),
                    body: body(happening),
                })
                .collect(),
            line: line_after(state, &happenings, prepared.as_ref()),
            stage: if over {
                StoredStage::Finished
            } else {
                StoredStage::Live
            },
            now,
        };
        let began = std::time::Instant::now();
        let appended = self
            .store
            .append(append)
            .await
            .map_err(|why| not_saved(&why))?;
        metrics::histogram!("orrery_append_seconds").record(began.elapsed().as_secs_f64());
        match appended {
            Appended::Done(_) => {}
            Appended::Repeated(seq) => {
                return Ok(Accepted {
                    seq,
                    repeated: true,
                });
            }
            Appended::Conflict(_) => return Err(Problem::late()),
        }
        for happening in &happenings {
            state
                .take(happening, submission.as_deref(), prepared.take())
                .expect("what was checked and saved can be taken");
        }
        state.updated = now;
        table.changed.send_replace(Change::of(state));
        self.wake_bots(table);
        Ok(Accepted {
            seq: state.seq,
            repeated: false,
        })
    }

    /// Lets the bots of a table play, if it is their turn and nobody does so yet.
    fn wake_bots(self: &Arc<Self>, table: &Arc<Table>) {
        if table.bots_busy.swap(true, Ordering::AcqRel) {
            return;
        }
        let (hub, table) = (self.clone(), table.clone());
        tokio::spawn(async move {
            loop {
                while hub.play_one_bot(&table).await {}
                table.bots_busy.store(false, Ordering::Release);
                // Something may have happened between the last look and the line above.
                let again = next_bot(&*table.state.lock().await).is_some();
                if !again || table.bots_busy.swap(true, Ordering::AcqRel) {
                    return;
                }
            }
        });
    }

    /// Plays one action of one bot; whether there was one.
    async fn play_one_bot(self: &Arc<Self>, table: &Arc<Table>) -> bool {
        let (seat, game, mut mind, seq) = {
            let state = table.state.lock().await;
            let (Some((seat, kind)), Some(journal)) = (next_bot(&state), &state.journal) else {
                return false;
            };
            let mind = state.referee.bot(kind, bot_seed(&state, seat));
            (seat, journal.game().copy(), mind, state.seq)
        };
        if !self.config.bot_delay.is_zero() {
            tokio::time::sleep(self.config.bot_delay).await;
        }
        self.queue.fetch_add(1, Ordering::Relaxed);
        let place = self.thinkers.acquire().await;
        self.queue.fetch_sub(1, Ordering::Relaxed);
        let thought = tokio::task::spawn_blocking(move || game.ask(seat, &mut *mind)).await;
        drop(place);
        let Ok(action) = thought else {
            tracing::error!("a bot broke down");
            return false;
        };
        let mut state = table.state.lock().await;
        // The table may have changed meanwhile: then the bot thinks again.
        if state.seq != seq {
            return true;
        }
        let played = match state.play(seat, &action) {
            Ok((happening, prepared)) => {
                self.save(table, &mut state, vec![happening], None, Some(prepared))
                    .await
            }
            Err(problem) => Err(problem),
        };
        match played {
            Ok(_) => {
                metrics::counter!("orrery_actions_total", "by" => "bot").increment(1);
                true
            }
            Err(problem) => {
                drop(state);
                tracing::error!(?problem, "a bot's action was not taken");
                // The disk may be full: try again later rather than never.
                tokio::time::sleep(Duration::from_secs(1)).await;
                problem.status == 503
            }
        }
    }

    /// The lists on the home page: open tables, the visitor's tables.
    pub async fn lines(&self, visitor: &str) -> (Vec<TableLine>, Vec<TableLine>) {
        let all: Vec<Arc<Table>> = self.read_tables().values().cloned().collect();
        let (mut open, mut mine) = (Vec::new(), Vec::new());
        for table in all {
            let state = table.state.lock().await;
            if state.stage() == Stage::Over {
                continue;
            }
            let sits = !state.seats_of(visitor).is_empty();
            if sits || (state.host == visitor && state.stage() == Stage::Waiting) {
                mine.push(table_line(&state, visitor));
            } else if state.open && state.stage() == Stage::Waiting {
                open.push(table_line(&state, visitor));
            }
        }
        let newest_first = |line: &TableLine| (!line.your_turn, u64::MAX - line.updated);
        open.sort_by_key(newest_first);
        mine.sort_by_key(newest_first);
        open.truncate(50);
        (open, mine)
    }

    /// Finished games, newest first.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub async fn finished(&self, most: u32) -> Result<Vec<TableLine>, Problem> {
        let lines = self
            .store
            .lines(Which::Finished, most)
            .await
            .map_err(|why| not_saved(&why))?;
        Ok(lines
            .iter()
            .filter_map(|stored| {
                let mut line: StoredLine = serde_json::from_str(&stored.line).ok()?;
                let title = catalog::find(&line.game)?.info().title.to_string();
                Some(TableLine {
                    table: stored.table.clone(),
                    game: std::mem::take(&mut line.game),
                    title,
                    names: line.names,
                    free: 0,
                    your_turn: false,
                    waiting: Vec::new(),
                    winners: line.winners,
                    updated: stored.updated,
                })
            })
            .collect())
    }
}

/// An answer to a question, as it comes over the network.
#[derive(Clone, Debug)]
pub struct Submission {
    /// The seat that answers.
    pub seat: Seat,
    /// The answer in notation.
    pub action: String,
    /// The number of the last event the answerer knew.
    pub seq: u64,
    /// An id made by the answerer; the same id is never taken twice.
    pub id: String,
}

fn not_saved(why: &store::StoreError) -> Problem {
    tracing::error!(%why, "the store does not answer");
    metrics::counter!("orrery_store_errors_total").increment(1);
    Problem::not_saved()
}

fn body(happening: &Happening) -> String {
    serde_json::to_string(happening).expect("events are plain data")
}

fn rebuild(id: String, stored: store::StoredTable) -> Result<TableState, String> {
    let mut events = stored.events.iter();
    let first = events.next().ok_or("the table has no events")?;
    let read = |text: &str| serde_json::from_str::<Happening>(text).map_err(|why| why.to_string());
    let mut state = TableState::open(id, stored.secret, &read(&first.body)?, stored.updated)?;
    for event in events {
        state
            .take(&read(&event.body)?, event.submission.as_deref(), None)
            .map_err(|why| format!("event {}: {why}", event.seq))?;
    }
    Ok(state)
}

/// The next bot that owes an answer.
fn next_bot(state: &TableState) -> Option<(Seat, catalog::BotKind)> {
    let journal = state.journal.as_ref()?;
    journal
        .game()
        .owing()
        .iter()
        .find_map(|seat| match state.seats.get(seat.index())?.sitter {
            Sitter::Bot(kind) => Some((seat, kind)),
            _ => None,
        })
}

/// A seed for one decision of one bot: after a restart it would decide the same.
fn bot_seed(state: &TableState, seat: Seat) -> u64 {
    let actions = state
        .journal
        .as_ref()
        .map_or(0, |journal| journal.record().entries.len());
    let digest = Sha256::digest(format!("{} {seat} {actions}", state.id));
    u64::from_le_bytes(digest[..8].try_into().expect("8 of 32 bytes"))
}

/// How a table looks in lists when nobody keeps it in memory.
#[derive(serde::Serialize, serde::Deserialize)]
struct StoredLine {
    game: String,
    names: Vec<String>,
    winners: Vec<String>,
}

fn line(state: &TableState) -> String {
    line_after(state, &[], None)
}

fn line_after(state: &TableState, happenings: &[Happening], after: Option<&Prepared>) -> String {
    let mut names = state.names();
    for happening in happenings {
        if let Happening::Sat { seat, name, .. } = happening {
            names[seat.index()].clone_from(name);
        }
    }
    let outcome = match after {
        Some(prepared) => prepared.game.outcome(),
        None => state
            .journal
            .as_ref()
            .and_then(|journal| journal.game().outcome()),
    };
    // An automaton that wins has no name here; nobody is named then.
    let winners = outcome.map_or_else(Vec::new, |outcome| {
        outcome
            .winners()
            .filter_map(|seat| names.get(seat.index()).cloned())
            .collect()
    });
    let line = StoredLine {
        game: state.game.clone(),
        names,
        winners,
    };
    serde_json::to_string(&line).expect("lines are plain data")
}

/// A table for a list, as one visitor sees it.
fn table_line(state: &TableState, visitor: &str) -> TableLine {
    let own = state.seats_of(visitor);
    let owing = state
        .journal
        .as_ref()
        .map(|journal| journal.game().owing())
        .unwrap_or_default();
    TableLine {
        table: state.id.clone(),
        game: state.game.clone(),
        title: state.referee.info().title.to_string(),
        names: state
            .names()
            .into_iter()
            .filter(|name| !name.is_empty())
            .collect(),
        free: state
            .seats
            .iter()
            .filter(|chair| chair.sitter == Sitter::Nobody)
            .count() as u8,
        your_turn: owing.iter().any(|seat| own.contains(seat)),
        waiting: owing
            .iter()
            .filter_map(|seat| state.seats.get(seat.index()))
            .map(|chair| chair.name.clone())
            .collect(),
        winners: Vec::new(),
        updated: state.updated,
    }
}
