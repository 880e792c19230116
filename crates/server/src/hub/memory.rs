//! The tables that are in memory. Each is read from the store when someone asks for it, and
//! leaves when nobody has used it for a while or there are too many: what it is follows from
//! its events.

use std::{
    collections::HashMap,
    sync::{Arc, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard, Weak, atomic::Ordering},
    time::Duration,
};

use store::{StoreError, StoredEvent, StoredStage, StoredTable};
use tokio::task::JoinError;

use super::{
    Change, Hub, Table, bots::next_bot, lists::Summary, news::Looks, upgrade::index_without_rules,
};
use crate::{
    boxes::Boxes,
    clock::now,
    problem::{Problem, report},
    table::{FoldError, TableState},
    table_event::TableEvent,
};

/// How long a table stays in memory after it was last used.
const IDLE: Duration = Duration::from_secs(10 * 60);
/// After how long a server that knows other rules may be asked.
const LATER: Duration = Duration::from_secs(5);
/// How often tables that nobody uses are looked for.
const SWEEP: Duration = Duration::from_secs(60);

/// The tables in memory, by name.
#[derive(Default)]
pub(super) struct Tables(RwLock<HashMap<String, Arc<Table>>>);

impl Tables {
    fn read(&self) -> RwLockReadGuard<'_, HashMap<String, Arc<Table>>> {
        self.0.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn write(&self) -> RwLockWriteGuard<'_, HashMap<String, Arc<Table>>> {
        self.0.write().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn len(&self) -> usize {
        self.read().len()
    }

    pub fn get(&self, id: &str) -> Option<Arc<Table>> {
        let table = self.read().get(id).cloned()?;
        table.used.store(now(), Ordering::Relaxed);
        Some(table)
    }

    /// The table of this name, if it is here. That does not count as use.
    pub fn in_memory(&self, id: &str) -> Option<Arc<Table>> {
        self.read().get(id).cloned()
    }

    /// The tables that somebody listens to.
    pub fn watched(&self) -> Vec<String> {
        let tables = self.read();
        let watched = tables
            .values()
            .filter(|table| table.changed.receiver_count() > 0);
        watched.map(|table| table.id.clone()).collect()
    }

    /// Puts a table here, unless another request has done so: there is one of each. If there
    /// are more than `most` then, those that were not used for longest leave.
    pub fn insert(&self, table: Arc<Table>, most: usize) -> Arc<Table> {
        table.used.store(now(), Ordering::Relaxed);
        let mut tables = self.write();
        let table = tables.entry(table.id.clone()).or_insert(table).clone();
        if tables.len() > most {
            make_room(&mut tables, most);
        }
        table
    }

    pub fn remove(&self, id: &str) {
        self.write().remove(id);
    }

    /// Lets go of tables that nobody has used since a moment.
    fn forget_unused(&self, since: u64) {
        self.write()
            .retain(|_, table| is_in_use(table) || table.used.load(Ordering::Relaxed) >= since);
    }
}

/// Whether somebody holds the table: a request, an event stream, its bots. Nobody can begin to
/// as long as the map is locked.
fn is_in_use(table: &Arc<Table>) -> bool {
    Arc::strong_count(table) > 1
}

/// Those that were not used for longest leave, a few more than needed, so that this is seldom
/// done. Tables in use stay.
fn make_room(tables: &mut HashMap<String, Arc<Table>>, most: usize) {
    let leaving = tables.len() - most + most / 16;
    let unused = tables.iter().filter(|(_, table)| !is_in_use(table));
    let mut unused: Vec<(u64, String)> = unused
        .map(|(id, table)| (table.used.load(Ordering::Relaxed), id.clone()))
        .collect();
    unused.sort_unstable();
    for (_, id) in unused.iter().take(leaving) {
        tables.remove(id);
    }
}

/// Why a table is not there although its name is known.
#[derive(Debug, thiserror::Error)]
pub(super) enum FetchError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("event {seq}: {source}")]
    Event { seq: u64, source: FoldError },
    #[error("reading it broke down: {0}")]
    Broken(#[from] JoinError),
}

impl Hub {
    /// How many tables are in memory.
    pub fn table_count(&self) -> usize {
        self.tables.len()
    }

    /// The table of this name.
    ///
    /// # Errors
    /// When there is none, or it cannot be read.
    pub async fn table(self: &Arc<Self>, id: &str) -> Result<Arc<Table>, Problem> {
        if let Some(table) = self.tables.get(id) {
            if self.store.is_shared() {
                self.look(&table).await?;
            }
            self.wake_sleeping_bots(&table);
            return Ok(table);
        }
        // Asked first: what is read then is not older.
        let rewritten = self.rewritten(id).await?;
        let stored = self.store.read(id.to_string()).await;
        let stored = stored.map_err(|why| Problem::not_read(&why))?;
        let stored = stored.ok_or_else(|| Problem::missing("problem-no-table"))?;
        match self.fold_stored(id, stored.clone()).await {
            Ok(state) => {
                let owes = next_bot(&state).is_some() || state.scripted().is_some();
                let mut read = Table::new(state);
                read.looks = Looks::new(rewritten);
                let table = self.tables.insert(Arc::new(read), self.config.most_tables);
                if owes {
                    self.wake_bots(&table);
                }
                Ok(table)
            }
            Err(why) => Err(self.unreadable(id, &stored, &why).await),
        }
    }

    /// The fold over a stored log.
    pub(super) async fn fold_stored(
        &self,
        id: &str,
        stored: StoredTable,
    ) -> Result<TableState, FetchError> {
        self.learn_figures(&stored).await?;
        let (id, boxes) = (id.to_string(), self.boxes.clone());
        tokio::task::spawn_blocking(move || rebuild(id, stored, &boxes)).await?
    }

    /// Takes the figures to hand that a table is played with.
    async fn learn_figures(&self, stored: &StoredTable) -> Result<(), StoreError> {
        let opened = stored.events.first().map(|event| read_event(&event.body));
        let Some(Ok(TableEvent::Opened { game, figures, .. })) = opened else {
            return Ok(());
        };
        if let Some(hash) = self.boxes.figures_of(&game, figures.as_deref()) {
            self.figures(&hash).await?;
        }
        Ok(())
    }

    /// The text of the figures with this hash.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub async fn figures(&self, hash: &str) -> Result<Option<Arc<str>>, StoreError> {
        if let Some(text) = self.boxes.text(hash) {
            return Ok(Some(text));
        }
        if let Some(text) = self.store.figures(hash.to_string()).await? {
            self.boxes.learn(hash.to_string(), &text);
        }
        Ok(self.boxes.text(hash))
    }

    /// A table cannot be read. One by other rules is closed: lists go on showing it, and its
    /// record can be had.
    async fn unreadable(&self, id: &str, stored: &StoredTable, why: &FetchError) -> Problem {
        tracing::error!(table = id, %why, "a table cannot be read");
        let FetchError::Event { source, .. } = why else {
            return Problem::new(500, "problem-unreadable");
        };
        let Some(version) = source.other_rules() else {
            return Problem::new(500, "problem-unreadable");
        };
        if self.may_be_known_elsewhere(stored, source) {
            let problem = Problem::new(503, "problem-rules-elsewhere");
            return problem.after(LATER);
        }
        if matches!(stored.stage, StoredStage::Waiting | StoredStage::Live)
            && let Ok(index) =
                index_without_rules(stored, StoredStage::Closed, Summary::default(), &self.boxes)
        {
            let closed = self.store.index(vec![(id.to_string(), index)]).await;
            if let Err(why) = closed {
                report(&why, "a table cannot be closed");
            }
        }
        Problem::other_rules(id, version)
    }

    /// Whether another program that shares the data may play a table by rules that this one does
    /// not have: a newer one, or one that is heard on the bus.
    fn may_be_known_elsewhere(&self, stored: &StoredTable, why: &FoldError) -> bool {
        if matches!(why, FoldError::Rules { stored, known } if stored > known) {
            return self.store.is_shared();
        }
        let Some(link) = &self.link else { return false };
        let opened = stored.events.first().map(|event| read_event(&event.body));
        let Some(Ok(TableEvent::Opened { game, rules, .. })) = opened else {
            return false;
        };
        !link.knows_all() || link.serves(&game, rules)
    }

    /// Reads a table in memory anew, because what is there is not what is stored.
    pub(super) async fn refresh(self: &Arc<Self>, table: &Arc<Table>, state: &mut Arc<TableState>) {
        let stored = match self.store.read(table.id.clone()).await {
            Ok(Some(stored)) => self.fold_stored(&table.id, stored).await,
            Ok(None) => Err(StoreError::Closed.into()),
            Err(why) => Err(why.into()),
        };
        match stored {
            Ok(fresh) => {
                *state = Arc::new(fresh);
                table.changed.send_replace(Change::of(state));
                self.wake_bots(table);
            }
            Err(why) => {
                tracing::error!(table = table.id, %why, "a table cannot be read anew");
                self.tables.remove(&table.id);
            }
        }
    }

    /// Lets go of tables that nobody uses, as long as there is a hub.
    pub(super) async fn sweep(hub: Weak<Self>) {
        loop {
            tokio::time::sleep(SWEEP).await;
            let Some(hub) = hub.upgrade() else {
                return;
            };
            hub.tables
                .forget_unused(now().saturating_sub(IDLE.as_millis() as u64));
        }
    }
}

pub(super) fn read_event(body: &str) -> Result<TableEvent, FoldError> {
    Ok(serde_json::from_str(body)?)
}

/// The fold over a stored log. Events from before times were kept happened no later than the
/// first whose time is known.
pub(super) fn rebuild(
    id: String,
    stored: StoredTable,
    boxes: &Boxes,
) -> Result<TableState, FetchError> {
    let wrong = |seq| move |source| FetchError::Event { seq, source };
    let known = stored.events.iter().find_map(|event| event.at);
    let time = |event: &StoredEvent| event.at.or(known).unwrap_or_default();
    let mut events = stored.events.iter();
    let first = events.next().ok_or(FoldError::Empty).map_err(wrong(0))?;
    let mut state = read_event(&first.body)
        .and_then(|opened| TableState::open(id, stored.secret, &opened, time(first), boxes))
        .map_err(wrong(first.seq))?;
    for event in events {
        let id = event.submission.as_ref().map(|key| &*key.id);
        read_event(&event.body)
            .and_then(|read| state.take(&read, time(event), id, None))
            .map_err(wrong(event.seq))?;
    }
    Ok(state)
}

#[cfg(test)]
mod tests {
    use record::{DiceSource, Journal, SeatInfo};
    use tabletop::Options;

    use super::*;
    use crate::hub::body;

    /// A finished game of as many people as there can be, as it is stored: with a
    /// submission for every action and some chat.
    fn stored(game: &dyn catalog::DynGame) -> StoredTable {
        let players = *game.info().players.end();
        let referee = game.open(None, players, &Options::new()).unwrap();
        let commitment = record::commitment("secret");
        let mut events =
            vec![serde_json::json!({
            "kind": "opened", "game": game.info().id, "rules": game.info().rules_version,
            "players": players, "options": referee.options(), "host": "ana", "open": true,
            "invitation": "", "commitment": commitment, "record_format": record::Header::FORMAT,
        })
        .to_string()];
        for seat in tabletop::Seat::first(players) {
            events.push(body(&TableEvent::Sat {
                seat,
                visitor: format!("visitor {seat}"),
                name: format!("Player {seat}"),
                nonce: "nonce".into(),
            }));
        }
        events.push(body(&TableEvent::Started));
        let seats = vec![SeatInfo::default(); players as usize];
        let nonces = vec!["nonce".to_string(); players as usize];
        let dice = DiceSource::Committed { commitment, nonces };
        let secret = Some("secret".to_string());
        let mut journal = Journal::start(referee.clone(), seats, dice, secret).unwrap();
        while let Some(seat) = journal.game().owing().lowest() {
            let limits = catalog::Limits::default();
            let mut bot = referee.bot(catalog::BotKind::Greedy, events.len() as u64, limits);
            let answer = catalog::Answer::of_bot(journal.game(), seat, &mut *bot);
            let prepared = journal.prepare(seat, answer.notation()).unwrap();
            events.push(body(&TableEvent::played(&prepared.entry, false)));
            journal.commit(prepared);
        }
        for n in 0..50 {
            events.push(body(&TableEvent::Said {
                visitor: "visitor 1".into(),
                name: "Player 1".into(),
                text: format!("This is the line with the number {n} of the chat."),
            }));
        }
        let event = |(seq, body): (u64, String)| StoredEvent {
            seq,
            at: Some(seq),
            submission: body.contains("played").then(|| store::SubmissionKey {
                scope: "1".into(),
                id: format!("0123456789-0123456789-0123456789-{seq}"),
            }),
            body,
        };
        StoredTable {
            secret: "secret".into(),
            stage: StoredStage::Finished,
            events: (1..).zip(events).map(event).collect(),
        }
    }

    /// What a table holds is its own and counted to the byte; the opened box is shared. Games
    /// of players who choose at random may be several times as long.
    #[test]
    fn a_table_at_rest_costs_at_most_64_kib() {
        let boxes = Boxes::new(games::catalog());
        for game in games::catalog().games() {
            let stored = stored(game);
            let fold = || rebuild("t".into(), stored.clone(), &boxes).unwrap();
            // The box is open from now on.
            let first = fold();
            let mut second = None;
            let counted = allocation_counter::measure(|| second = Some(Table::new(fold())));
            let (id, bytes) = (game.info().id, counted.bytes_current);
            assert!(
                bytes <= 64 * 1024,
                "{id}: {bytes} bytes for {} events",
                first.seq
            );
        }
    }
}
