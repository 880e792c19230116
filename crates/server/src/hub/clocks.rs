//! Time goes on: seats whose time has run out, and times in which no server was there.
//!
//! Every server asks the store again and again what is due. What follows is appended like any
//! event, guarded by the number of the last one, so it happens once, whichever server is first;
//! and a command that comes later finds that it has happened. The other way round an answer that
//! is in the log before counts.
//!
//! A bot that should have answered is due too: the server that let it think may have ended.
//! Whoever finds it lets it go on, a few tables at a time.
//!
//! A server also says again and again that it is at work. Where nobody has for a while, nobody
//! could be answered: that is written into the log of every table at which a clock ran, before
//! anything else happens there.

use std::{
    collections::{HashMap, HashSet},
    sync::{Arc, Mutex, MutexGuard, PoisonError, atomic::Ordering},
    time::{Duration, Instant},
};

use store::{Beat, DueQuery, DueRow, Outage, StoreError};

use super::{Hub, Table, saving::ATTEMPTS, span};
use crate::{
    clock,
    problem::{Problem, report},
    table::TableState,
    table_event::TableEvent,
};

/// How many tables are looked at in one go.
const PORTION: u32 = 200;
/// How often a server says that it is at work.
const BEAT: u64 = span(Duration::from_secs(10));
/// The shortest time without any server that is an outage.
const LEAST: u64 = span(Duration::from_secs(15));
/// How long people have to come back after an outage.
const GRACE: u64 = span(Duration::from_secs(60));
/// At how many tables bots may think at once that nobody here has asked.
const MOST_RESUMED: usize = 32;
/// How long a table that cannot be read or changed is left alone.
const LATER: Duration = Duration::from_secs(60);

/// What a server knows of the time.
#[derive(Default)]
pub(super) struct Timekeeper(Mutex<Known>);

#[derive(Default)]
struct Known {
    /// When it last looked at what is due, by the clock of the machine.
    looked: Option<u64>,
    /// When it last said that it is at work, by the clock of the tables.
    beat: Option<u64>,
    /// Outages that not all tables know of yet.
    outages: Vec<Outage>,
    /// Tables at which bots go on that nobody here has asked.
    resumed: HashSet<String>,
    /// Tables that are left alone for a while.
    later: HashMap<String, Instant>,
    /// Whether the store did not answer the last time.
    is_deaf: bool,
}

impl Timekeeper {
    fn known(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The outages that a table must know of first.
    fn missed(&self, state: &TableState) -> Vec<TableEvent> {
        let Some(clocks) = &state.clocks else {
            return Vec::new();
        };
        let known = self.known();
        let missed = known.outages.iter();
        missed
            .filter(|outage| clocks.misses(outage.began, outage.ended))
            .map(|outage| TableEvent::Outage {
                from: outage.began,
                until: outage.ended,
            })
            .collect()
    }
}

impl Hub {
    /// Looks at what is due, again and again as long as the hub is there.
    pub fn keep_time(self: &Arc<Self>) {
        let hub = Arc::downgrade(self);
        let every = self.config.due_every;
        tokio::spawn(async move {
            while let Some(hub) = hub.upgrade() {
                hub.look_at_the_time().await;
                drop(hub);
                tokio::time::sleep(every).await;
            }
        });
    }

    async fn look_at_the_time(self: &Arc<Self>) {
        let done = async {
            self.beat().await?;
            self.note_outages().await?;
            self.let_time_run_out().await
        };
        let done = done.await;
        let was_deaf = std::mem::replace(&mut self.time.known().is_deaf, done.is_err());
        if let (Err(why), false) = (done, was_deaf) {
            report(&why, "what is due cannot be read");
        }
    }

    /// Says that somebody is at work, as far as any clock runs, and hears of outages.
    ///
    /// # Errors
    /// When the store does not answer.
    pub(super) async fn beat(&self) -> Result<(), StoreError> {
        let first = DueQuery {
            until: None,
            after: None,
            most: 1,
        };
        let runs = !self.store.due(first).await?.is_empty();
        let (machine, now) = (clock::now(), self.now());
        // A machine that slept has not been at work.
        let (away, due) = {
            let known = self.time.known();
            let away = known.looked.map(|looked| machine.saturating_sub(looked));
            let due = known.beat.is_none_or(|beat| now.abs_diff(beat) >= BEAT);
            (away, due || away.is_none_or(|away| away >= LEAST))
        };
        let outages = if runs && due {
            let beat = Beat {
                at: now,
                since: away.map(|away| now.saturating_sub(away)),
                least: LEAST,
                grace: GRACE,
            };
            Some(self.store.beat(beat).await?)
        } else {
            None
        };
        let mut known = self.time.known();
        known.looked = Some(machine);
        if let Some(outages) = outages {
            known.beat = Some(now);
            known.outages = outages;
        }
        Ok(())
    }

    /// The last thing a server says: it was at work until now.
    pub async fn say_goodbye(&self) {
        if self.time.known().beat.is_none() {
            return;
        }
        let at = self.now();
        let beat = Beat {
            at,
            since: Some(at),
            least: LEAST,
            grace: GRACE,
        };
        if let Err(why) = self.store.beat(beat).await {
            report(&why, "the end of this server's work cannot be noted");
        }
    }

    /// Writes outages into the logs of all tables at which a clock runs.
    async fn note_outages(self: &Arc<Self>) -> Result<(), StoreError> {
        let outages = self.time.known().outages.clone();
        if outages.is_empty() {
            return Ok(());
        }
        let complete = self.bring_up_to_date(None).await?;
        if complete {
            for outage in outages {
                self.store.end_outage(outage.began).await?;
                tracing::warn!(
                    began = outage.began,
                    ended = outage.ended,
                    "no server was there for a while; the clocks of games did not run"
                );
                let mut known = self.time.known();
                known.outages.retain(|other| other.began != outage.began);
            }
        }
        Ok(())
    }

    /// What happens where the time of a seat has run out by now.
    async fn let_time_run_out(self: &Arc<Self>) -> Result<(), StoreError> {
        self.bring_up_to_date(Some(self.now())).await?;
        Ok(())
    }

    /// Brings tables up to date at which a clock is due by a moment, or runs. Says whether all
    /// of them are now, apart from those that nobody can read.
    async fn bring_up_to_date(self: &Arc<Self>, until: Option<u64>) -> Result<bool, StoreError> {
        let mut query = DueQuery {
            until,
            after: None,
            most: PORTION,
        };
        let mut complete = true;
        loop {
            let portion = self.store.due(query.clone()).await?;
            for row in &portion {
                complete &= match row.person {
                    true => self.settle_table(&row.table).await,
                    // A clock that stands knows of no outage.
                    false => until.is_none() || self.resume_bots(row).await,
                };
            }
            query.after = portion.last().cloned();
            if query.after.is_none() {
                return Ok(complete);
            }
        }
    }

    /// Lets a bot go on that should have answered, unless enough of them do; the others follow
    /// when those are done.
    async fn resume_bots(self: &Arc<Self>, row: &DueRow) -> bool {
        let id = &row.table;
        let is_busy = |id: &String| {
            let table = self.tables.in_memory(id);
            table.is_some_and(|table| table.bots_busy.load(Ordering::Acquire))
        };
        {
            let mut known = self.time.known();
            known.resumed.retain(is_busy);
            let is_left = |until: &Instant| *until > Instant::now();
            if known.resumed.contains(id)
                || known.resumed.len() >= MOST_RESUMED
                || known.later.get(id).is_some_and(is_left)
            {
                return true;
            }
        }
        if !self.settle_table(id).await {
            return false;
        }
        if let Some(table) = self.tables.get(id) {
            self.wake_bots(&table);
            let mut known = self.time.known();
            known.resumed.insert(id.clone());
            if table.stuck_at.load(Ordering::Acquire) > 0 {
                known.later.insert(id.clone(), Instant::now() + LATER);
            }
        }
        true
    }

    /// Whether the time of a visitor at a table is short now, as everything stands there.
    ///
    /// # Errors
    /// When the table cannot be read, or what time has brought cannot be saved.
    pub async fn is_short(self: &Arc<Self>, table: &str, visitor: &str) -> Result<bool, Problem> {
        let table = self.table(table).await?;
        let (hub, held) = (self.clone(), table.clone());
        let work = async move {
            let mut state = held.state.lock().await;
            hub.settle(&held, &mut state).await?;
            Ok(state.clone())
        };
        let state = table.detached("a clock", work).await?;
        Ok(state.is_short(visitor, self.now()))
    }

    /// Brings a table up to date; says whether that may be left as it is. One that cannot be
    /// read or changed is looked at again later; why was logged.
    async fn settle_table(self: &Arc<Self>, id: &str) -> bool {
        let is_left = |until: &Instant| *until > Instant::now();
        if self.time.known().later.get(id).is_some_and(is_left) {
            return true;
        }
        let settled = match self.table(id).await {
            Ok(table) => {
                let (hub, held) = (self.clone(), table.clone());
                let work = async move {
                    let mut state = held.state.lock().await;
                    hub.settle(&held, &mut state).await
                };
                table.detached("a clock", work).await
            }
            Err(problem) => Err(problem),
        };
        let Err(problem) = settled else {
            return true;
        };
        let mut known = self.time.known();
        known.later.retain(|_, until| is_left(until));
        known.later.insert(id.to_string(), Instant::now() + LATER);
        // The store may be there again soon; a table by other rules will not.
        !matches!(problem.status, 409 | 503)
    }

    /// Writes down what time has brought to a table: whatever is done there next happens after
    /// that. Nothing happens where there are no clocks.
    ///
    /// # Errors
    /// When it cannot be saved.
    pub(super) async fn settle(
        self: &Arc<Self>,
        table: &Arc<Table>,
        state: &mut Arc<TableState>,
    ) -> Result<(), Problem> {
        for _ in 0..ATTEMPTS {
            let mut events = self.time.missed(state);
            if events.is_empty() {
                events = state.time_outs(self.now());
            }
            if events.is_empty() {
                return Ok(());
            }
            let is_out = |event: &&TableEvent| matches!(event, TableEvent::TimedOut { .. });
            let count = events.iter().filter(is_out).count() as u64;
            let saved = self.try_to_save(table, state, events, None, Vec::new());
            if saved.await?.is_some() {
                metrics::counter!("orrery_time_outs_total").increment(count);
            }
        }
        Err(Problem::late())
    }
}
