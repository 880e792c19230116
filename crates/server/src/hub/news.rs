//! What happens at a table through other servers that share the database.
//!
//! Any server takes any request for any table. It appends to the store, which refuses whoever
//! does not know the last event; then it reads what it missed and tries again. Before a table
//! in memory is shown or changed, its number is looked up in the store, so nobody is
//! answered from a state that is older than what they saw elsewhere. Whoever only listens hears
//! of it by [`News`].

use std::{
    sync::{
        Arc, Weak,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use futures_util::StreamExt;
use store::{Head, Reply, Store, StoreError, StoredEvent};
use tokio::sync::Mutex;

use super::{Change, Hub, Table, memory::read_event};
use crate::{
    problem::{Problem, report},
    table::{FoldError, TableState},
};

/// The most events that are taken one after the other. More of them are read with the whole
/// table, away from the threads of the network.
const FEW: usize = 32;

/// How often bans and names are read anew.
const REMINDER: Duration = Duration::from_secs(5);

/// How many tables are brought up to date at once.
const AT_ONCE: usize = 8;

/// How far a table is, as it was heard.
pub(super) struct Heard {
    /// The table.
    pub table: String,
    /// The number of its last event.
    pub seq: u64,
    /// How often its texts were taken back, if that was asked for too.
    pub rewritten: Option<u64>,
}

impl From<Head> for Heard {
    fn from(head: Head) -> Self {
        Self {
            table: head.table,
            seq: head.seq,
            rewritten: Some(head.rewritten),
        }
    }
}

/// How a server hears that tables have changed elsewhere.
pub(super) trait News: Send + Sync + 'static {
    /// Waits, and then says how far these tables are, as far as it is known, and perhaps others.
    /// A table that is not named may be gone or unchanged.
    fn next(&self, watched: Vec<String>) -> Reply<'_, Vec<Heard>>;

    /// Tells others, if there is a way, that a table is at this event.
    fn tell(&self, _table: &str, _seq: u64) {}
}

/// Asks the store again and again.
pub(super) struct Polling {
    /// The store.
    pub store: Arc<dyn Store>,
    /// How long it waits in between.
    pub every: Duration,
}

impl News for Polling {
    fn next(&self, watched: Vec<String>) -> Reply<'_, Vec<Heard>> {
        Box::pin(async move {
            tokio::time::sleep(self.every).await;
            ask(&*self.store, watched).await
        })
    }
}

/// Asks the store how far these tables are.
pub(super) async fn ask(store: &dyn Store, watched: Vec<String>) -> Result<Vec<Heard>, StoreError> {
    if watched.is_empty() {
        return Ok(Vec::new());
    }
    let heads = store.heads(watched).await?;
    Ok(heads.into_iter().map(Heard::from).collect())
}

/// What this server knows of a table in a shared store.
#[derive(Default)]
pub(super) struct Looks {
    /// How many have asked whether the table is up to date.
    asked: AtomicU64,
    /// Up to which of them there is an answer, and whether it was a good one.
    answered: Mutex<(u64, bool)>,
    /// How often its texts had been taken back when it was read.
    rewritten: AtomicU64,
}

impl Looks {
    /// Those of a table whose texts had been taken back so often.
    pub fn new(rewritten: u64) -> Self {
        Self {
            rewritten: rewritten.into(),
            ..Self::default()
        }
    }
}

/// A table with what happened at it next.
fn with_events(state: &TableState, events: &[StoredEvent]) -> Result<TableState, FoldError> {
    let mut next = state.clone();
    for event in events {
        let id = event.submission.as_ref().map(|key| &*key.id);
        let at = event.at.unwrap_or_default();
        next.take(&read_event(&event.body)?, at, id, None)?;
    }
    Ok(next)
}

impl Hub {
    /// How often the texts of a table have been taken back; 0 where nobody else uses the store.
    pub(super) async fn rewritten(&self, id: &str) -> Result<u64, Problem> {
        if !self.store.is_shared() {
            return Ok(0);
        }
        let heads = self.store.heads(vec![id.to_owned()]).await;
        let heads = heads.map_err(|why| Problem::not_read(&why))?;
        Ok(heads.first().map_or(0, |head| head.rewritten))
    }

    /// Sees to it that a table in memory is as far as the store is now. Those who ask at the
    /// same time share one look: each is answered by one that began after they asked.
    ///
    /// # Errors
    /// When the store does not answer, or the table is gone.
    pub(super) async fn look(self: &Arc<Self>, table: &Arc<Table>) -> Result<(), Problem> {
        let looks = &table.looks;
        let own = looks.asked.fetch_add(1, Ordering::AcqRel) + 1;
        let mut answered = looks.answered.lock().await;
        if answered.0 >= own {
            let well = answered.1;
            return well
                .then_some(())
                .ok_or_else(|| Problem::new(503, "problem-not-read"));
        }
        let all = looks.asked.load(Ordering::Acquire);
        let looked = self.look_now(table).await;
        // Whoever goes away before that leaves the others to look for themselves.
        *answered = (all, looked.is_ok());
        looked
    }

    async fn look_now(self: &Arc<Self>, table: &Arc<Table>) -> Result<(), Problem> {
        let heads = self.store.heads(vec![table.id.clone()]).await;
        let heads = heads.map_err(|why| Problem::not_read(&why))?;
        match heads.first() {
            Some(head) => self.follow(table, head.seq, Some(head.rewritten)).await,
            None => {
                self.forget(&table.id);
                Err(Problem::missing("problem-no-table"))
            }
        }
    }

    /// Brings a table as far as somebody has heard it is. What is then taken comes from the
    /// store, whatever was heard.
    async fn follow(
        self: &Arc<Self>,
        table: &Arc<Table>,
        seq: u64,
        rewritten: Option<u64>,
    ) -> Result<(), Problem> {
        let known = table.looks.rewritten.load(Ordering::Acquire);
        let rewritten = rewritten.filter(|rewritten| *rewritten != known);
        if rewritten.is_none() && table.changed.borrow().seq >= seq {
            return Ok(());
        }
        let mut state = table.state.lock().await;
        if let Some(now) = rewritten {
            self.refresh(table, &mut state).await;
            table.looks.rewritten.store(now, Ordering::Release);
        }
        if state.seq < seq {
            self.catch_up(table, &mut state).await?;
        }
        Ok(())
    }

    /// Takes what others have done at a table since its last event here.
    ///
    /// # Errors
    /// When the store does not answer.
    pub(super) async fn catch_up(
        self: &Arc<Self>,
        table: &Arc<Table>,
        state: &mut Arc<TableState>,
    ) -> Result<(), Problem> {
        let missed = self.store.read_since(table.id.clone(), state.seq).await;
        let missed = missed.map_err(|why| Problem::not_read(&why))?;
        if missed.is_empty() {
            return Ok(());
        }
        metrics::counter!("orrery_missed_events_total").increment(missed.len() as u64);
        let was_ended = state.stage().is_ended();
        let few = (missed.len() <= FEW).then(|| with_events(state, &missed));
        match few {
            Some(Ok(next)) => *state = Arc::new(next),
            _ => self.refresh(table, state).await,
        }
        if state.stage().is_ended() && !was_ended {
            self.made.end(&state.id);
        }
        table.changed.send_replace(Change::of(state));
        self.wake_bots(table);
        Ok(())
    }

    /// Hears of what happens elsewhere, as long as there is a hub: tables that somebody here
    /// listens to go on, bans hold, names are right.
    pub(super) async fn hear(hub: Weak<Self>) {
        let mut reminded = Instant::now();
        let mut is_deaf = false;
        loop {
            let Some(here) = hub.upgrade() else { return };
            let (news, watched) = (here.news.clone(), here.tables.watched());
            drop(here);
            let heard = news.next(watched).await;
            let Some(hub) = hub.upgrade() else { return };
            match heard {
                Ok(all) => {
                    is_deaf = false;
                    let all = futures_util::stream::iter(all);
                    all.for_each_concurrent(AT_ONCE, |heard| hub.follow_if_watched(heard))
                        .await;
                }
                Err(why) if !is_deaf => {
                    is_deaf = true;
                    report(&why, "news of other servers cannot be heard");
                }
                Err(_) => {}
            }
            if reminded.elapsed() >= REMINDER && !is_deaf {
                reminded = Instant::now();
                hub.remind().await;
            }
        }
    }

    /// Brings a table up to date of which something was heard, if somebody here listens to it.
    /// Any other is looked up when somebody asks for it.
    async fn follow_if_watched(self: &Arc<Self>, heard: Heard) {
        let Some(table) = self.tables.in_memory(&heard.table) else {
            return;
        };
        if table.changed.receiver_count() > 0 {
            // Why it failed was logged, and it is tried again.
            let _ = self.follow(&table, heard.seq, heard.rewritten).await;
        }
    }

    /// Reads bans anew, and forgets names so that they are.
    async fn remind(&self) {
        match self.store.bans().await {
            Ok(bans) => self.bans.replace(&bans),
            Err(why) => report(&why, "bans cannot be read"),
        }
        self.names.forget_all();
    }
}
