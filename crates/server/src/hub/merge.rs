//! Two visitors become one: somebody who played in two browsers is recognised as one person.
//!
//! The log is written anew: where one visitor stood stands the other from then on. Everything that
//! follows from the log follows by itself, whatever it is and whatever will be added; with a
//! list of other names it would have to be asked at every place that compares two visitors. What
//! is kept beside the log changes hands in the same transaction.
//!
//! A table at which both have a part stays as it is: its dice and its secrets were dealt to two.
//! As long as one could go on there, the two cannot become one.

use std::{collections::BTreeSet, sync::Arc, time::Duration};

use serde_json::Value;
use store::{ListQuery, Merge, StoredTable, Which};

use super::{Change, Hub, erase::replace};
use crate::{frame::TableLine, problem::Problem};

/// The most tables that are counted before two become one.
const MOST_COUNTED: u32 = 1000;

/// When it is looked again for what another server has written meanwhile: later than any of them
/// remembers whose session it was.
const AGAIN: Duration = Duration::from_secs(5);

/// What would happen if one visitor became another.
#[derive(Clone, Debug, Default)]
pub struct Prospect {
    /// How many tables would change hands.
    pub tables: usize,
    /// How many stay as they are, because both have a part in them.
    pub stay: usize,
    /// Games that go on, with both at the table: they have to end first.
    pub shared: Vec<TableLine>,
}

impl Hub {
    /// What would happen if a visitor became another.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn prospect(&self, from: &str, to: &str) -> Result<Prospect, Problem> {
        let mut prospect = Prospect::default();
        for which in [Which::Running, Which::Past] {
            let own = self.tables_of(from, which).await?;
            let theirs = self.tables_of(to, which).await?;
            let theirs: BTreeSet<String> = theirs.into_iter().map(|line| line.table).collect();
            let is_shared = |line: &TableLine| theirs.contains(&line.table);
            let (both, own): (Vec<_>, Vec<_>) = own.into_iter().partition(is_shared);
            prospect.tables += own.len();
            match which {
                Which::Running => prospect.shared = both,
                _ => prospect.stay += both.len(),
            }
        }
        Ok(prospect)
    }

    pub(super) async fn tables_of(
        &self,
        visitor: &str,
        which: Which,
    ) -> Result<Vec<TableLine>, Problem> {
        let query = ListQuery {
            which,
            visitor: visitor.to_owned(),
            search: String::new(),
            skip: 0,
            most: MOST_COUNTED,
        };
        self.list(query).await
    }

    /// Gives everything of one visitor to another; says how many tables have changed hands.
    ///
    /// # Errors
    /// When both sit at a game that goes on, or it cannot be read or saved; nothing has changed
    /// then.
    pub async fn merge(self: &Arc<Self>, from: &str, to: &str) -> Result<usize, Problem> {
        let (hub, from, to) = (self.clone(), from.to_owned(), to.to_owned());
        // It goes on when the one who asked has gone away.
        let work = tokio::spawn(async move {
            let _one = hub.merging.lock().await;
            let tables = hub.merge_once(&from, &to).await?;
            // Nobody comes back by the name of who is no more.
            let sealed = hub.sessions.seal_for(&from, &to).await;
            sealed.map_err(|why| Problem::not_saved(&why))?;
            tracing::info!(tables, "two visitors became one");
            if hub.store.is_shared() {
                let hub = hub.clone();
                tokio::spawn(async move {
                    tokio::time::sleep(AGAIN).await;
                    let _one = hub.merging.lock().await;
                    // Why it failed was logged.
                    let _ = hub.merge_once(&from, &to).await;
                });
            }
            Ok(tables)
        });
        work.await.unwrap_or_else(|why| {
            tracing::error!(%why, "two visitors could not become one");
            Err(Problem::broken())
        })
    }

    /// The same for what is stored now.
    async fn merge_once(self: &Arc<Self>, from: &str, to: &str) -> Result<usize, Problem> {
        let mentioning = self.store.mentioning(from.to_owned()).await;
        let tables = mentioning.map_err(|why| Problem::not_read(&why))?;
        // Nothing may happen at those in memory between reading and writing.
        let in_memory = tables.iter().filter_map(|id| self.tables.get(id));
        let in_memory: Vec<_> = in_memory.collect();
        let mut states = Vec::new();
        for table in &in_memory {
            states.push(table.state.lock().await);
        }
        let mut rewritten = Vec::new();
        for id in &tables {
            let stored = self.store.read(id.clone()).await;
            let Some(stored) = stored.map_err(|why| Problem::not_read(&why))? else {
                continue;
            };
            match given(&stored, from, to) {
                Some(events) => rewritten.push((id.clone(), events)),
                None => self.refuse_if_on(id, stored, from).await?,
            }
        }
        let changed: BTreeSet<String> = rewritten.iter().map(|(id, _)| id.clone()).collect();
        let merge = Merge {
            from: from.to_owned(),
            to: to.to_owned(),
            tables: rewritten,
        };
        let saved = self.store.merge(merge).await;
        saved.map_err(|why| Problem::not_saved(&why))?;
        for (table, state) in in_memory.iter().zip(&mut states) {
            if !changed.contains(&table.id) {
                continue;
            }
            match self.read_again(&table.id).await {
                Some(again) => {
                    **state = Arc::new(again);
                    table.changed.send_replace(Change::of(state));
                }
                None => self.forget(&table.id),
            }
        }
        self.give_tournaments(from, to).await?;
        self.rate_soon();
        self.names.forget_all();
        self.preferences.forget(from);
        self.preferences.forget(to);
        self.blocks.forget_all();
        // Friends of the one find the other.
        self.make_known(to).await?;
        self.sessions.forget_all_of(from);
        Ok(changed.len())
    }

    /// Refuses as long as the game goes on at a table where a visitor sits.
    async fn refuse_if_on(&self, id: &str, stored: StoredTable, from: &str) -> Result<(), Problem> {
        // A table that cannot be read does not go on.
        let Ok(state) = self.fold_stored(id, stored).await else {
            return Ok(());
        };
        if state.stage().is_ended() || state.seats_of(from).is_empty() {
            Ok(())
        } else {
            Err(Problem::new(409, "problem-both-play"))
        }
    }
}

/// The events of a table that change when it changes hands; none where the new visitor has a part
/// in it already.
fn given(stored: &StoredTable, from: &str, to: &str) -> Option<Vec<(u64, String)>> {
    let mut changed = Vec::new();
    for event in &stored.events {
        let Ok(mut body) = serde_json::from_str::<Value>(&event.body) else {
            continue;
        };
        if names(&body, to) {
            return None;
        }
        if names(&body, from) {
            replace(&mut body, from, to);
            changed.push((event.seq, body.to_string()));
        }
    }
    Some(changed)
}

/// Whether a text is a value somewhere in there.
fn names(value: &Value, text: &str) -> bool {
    match value {
        Value::String(found) => found == text,
        Value::Array(values) => values.iter().any(|value| names(value, text)),
        Value::Object(fields) => fields.values().any(|value| names(value, text)),
        _ => false,
    }
}
