//! Tables that nobody uses are closed: a task looks for them again and again.

use std::sync::Arc;

use store::{IdleQuery, IdleRow, StoredStage};

use super::{Hub, span};
use crate::problem::report;

/// How many tables are looked at in one go.
const PORTION: u32 = 200;

impl Hub {
    /// Closes tables whose time is up, again and again as long as the hub is there.
    pub fn close_idle_tables(self: &Arc<Self>) {
        let hub = Arc::downgrade(self);
        let every = self.config.sweep;
        tokio::spawn(async move {
            while let Some(hub) = hub.upgrade() {
                hub.close_all_idle().await;
                drop(hub);
                tokio::time::sleep(every).await;
            }
        });
    }

    async fn close_all_idle(self: &Arc<Self>) {
        let times = self.config.policy.closing;
        for (stage, seated, after) in [
            (StoredStage::Waiting, Some(false), times.empty),
            (StoredStage::Waiting, Some(true), times.waiting),
            (StoredStage::Live, None, times.abandoned),
        ] {
            let Some(after) = after else {
                continue;
            };
            let mut query = IdleQuery {
                stage,
                seated,
                before: self.now().saturating_sub(span(after)),
                after: None,
                most: PORTION,
            };
            loop {
                let portion = match self.store.idle(query.clone()).await {
                    Ok(portion) => portion,
                    Err(why) => return report(&why, "idle tables cannot be listed"),
                };
                for idle in &portion {
                    self.close_if_due(idle).await;
                }
                query.after = portion.last().cloned();
                if query.after.is_none() {
                    break;
                }
            }
        }
    }

    /// Closes a table unless something happened meanwhile. One that cannot be read or
    /// changed stays as it is; why was logged.
    async fn close_if_due(self: &Arc<Self>, idle: &IdleRow) {
        let Ok(table) = self.table(&idle.table).await else {
            return;
        };
        let (now, times) = (self.now(), self.config.policy.closing);
        let closed = self.change(&table, move |state| match state.closes(&times) {
            Some((at, why)) if at <= now => state.close(why),
            _ => Ok(Vec::new()),
        });
        if closed.await.is_ok_and(|closed| !closed.repeated) {
            metrics::counter!("orrery_tables_closed_total").increment(1);
        }
    }
}
