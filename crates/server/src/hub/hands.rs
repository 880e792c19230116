//! What those who watch may see of the hands at a table: the only place that makes it.
//!
//! Where everyone who plays has agreed, whoever may watch and does not play can look at the
//! table as it was a while ago with the eyes of any seat. That table is the fold over the events
//! that are old enough and over no others, so it cannot show anything younger. Whether all
//! agree is asked of the table as it stands: whoever does not any more is heard at once.

use std::sync::Arc;

use store::StoredEvent;

use super::{Hub, Table, memory::read_event};
use crate::{problem::Problem, table::TableState};

/// A table as it was.
#[derive(Clone)]
pub(super) struct Past {
    /// The edition of the table in memory of which this was made: when that is read anew, texts
    /// may be others.
    edition: u64,
    state: Arc<TableState>,
    /// When the first event happened that this does not have yet, if there is one.
    next: Option<u64>,
}

impl Hub {
    /// The table as somebody may see it who watches and wants to see all hands: as it was a while
    /// ago, or as it stands once the game is over.
    ///
    /// # Errors
    /// When not everyone agrees, the visitor plays there or has played, the game began too
    /// short a time ago, or it cannot be read.
    pub async fn with_open_hands(
        self: &Arc<Self>,
        table: &Arc<Table>,
        visitor: &str,
    ) -> Result<Arc<TableState>, Problem> {
        let live = table.snapshot().await;
        if live.stage().is_ended() {
            return Ok(live);
        }
        let delay = live.hands_delay();
        let delay = delay.ok_or_else(|| Problem::forbidden("problem-hands"))?;
        if live.has_sat(visitor) {
            return Err(Problem::forbidden("problem-hands-own"));
        }
        let until = self.now().saturating_sub(delay);
        let past = self.past(table, &live, until).await?;
        if past.journal.is_none() {
            return Err(Problem::new(409, "problem-hands-early"));
        }
        Ok(past)
    }

    /// A table after all that had happened up to a moment.
    async fn past(
        self: &Arc<Self>,
        table: &Arc<Table>,
        live: &TableState,
        until: u64,
    ) -> Result<Arc<TableState>, Problem> {
        let mut kept = table.past.lock().await;
        let known = kept.take().filter(|past| past.edition == live.edition);
        let past = match known {
            Some(past) if past.is_as_of(live, until) => past,
            Some(past) => self.past_goes_on(past, &table.id, until).await?,
            None => self.past_from_the_first(table, live, until).await?,
        };
        let state = past.state.clone();
        *kept = Some(past);
        Ok(state)
    }

    /// The first look at a table: a fold from its first event on.
    async fn past_from_the_first(
        self: &Arc<Self>,
        table: &Arc<Table>,
        live: &TableState,
        until: u64,
    ) -> Result<Past, Problem> {
        let stored = self.store.read(table.id.clone()).await;
        let stored = stored.map_err(|why| Problem::not_read(&why))?;
        let mut stored = stored.ok_or_else(|| Problem::missing("problem-no-table"))?;
        let later = split_off(&mut stored.events, until);
        if stored.events.is_empty() {
            return Err(Problem::new(409, "problem-hands-early"));
        }
        let state = self.fold_stored(&table.id, stored).await.map_err(|why| {
            tracing::error!(table = table.id, %why, "the past of a table cannot be read");
            Problem::new(500, "problem-unreadable")
        })?;
        Ok(Past {
            edition: live.edition,
            state: Arc::new(state),
            next: later.first().and_then(|event| event.at),
        })
    }

    /// A later look: what has become old enough meanwhile is taken.
    async fn past_goes_on(&self, past: Past, table: &str, until: u64) -> Result<Past, Problem> {
        let events = self
            .store
            .read_since(table.to_owned(), past.state.seq)
            .await;
        let mut events = events.map_err(|why| Problem::not_read(&why))?;
        let later = split_off(&mut events, until);
        let next = later.first().and_then(|event| event.at);
        let table = table.to_owned();
        let work = move || {
            let mut state = TableState::clone(&past.state);
            for event in events {
                let id = event.submission.as_ref().map(|key| &*key.id);
                let at = event.at.unwrap_or_default();
                let taken =
                    read_event(&event.body).and_then(|read| state.take(&read, at, id, None));
                taken.map_err(|why| {
                    tracing::error!(table, %why, "the past of a table cannot be read");
                    Problem::new(500, "problem-unreadable")
                })?;
            }
            Ok(Past {
                state: Arc::new(state),
                next,
                ..past
            })
        };
        let done = tokio::task::spawn_blocking(work).await;
        done.unwrap_or_else(|why| {
            tracing::error!(%why, "the past of a table broke down");
            Err(Problem::broken())
        })
    }

    /// A player agrees that those who watch see all hands later, or does not any more.
    ///
    /// # Errors
    /// When the table is not made for it, or the visitor does not sit there.
    pub async fn agree_to_hands(
        self: &Arc<Self>,
        table: &str,
        visitor: &str,
        agreed: bool,
    ) -> Result<super::Accepted, Problem> {
        let (table, visitor) = (self.table(table).await?, visitor.to_string());
        self.change(&table, move |state| state.agree_to_hands(&visitor, agreed))
            .await
    }
}

impl Past {
    /// Whether nothing else is old enough yet.
    fn is_as_of(&self, live: &TableState, until: u64) -> bool {
        match self.next {
            Some(next) => until < next,
            None => self.state.seq == live.seq,
        }
    }
}

/// Keeps the events up to the first that happened after a moment; those from that on.
fn split_off(events: &mut Vec<StoredEvent>, until: u64) -> Vec<StoredEvent> {
    let is_later = |event: &StoredEvent| event.at.is_none_or(|at| at > until);
    let first = events.iter().position(is_later).unwrap_or(events.len());
    events.split_off(first)
}
