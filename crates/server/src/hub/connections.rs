//! Pages that lose their connection: the clock of a live game waits a while for them.
//!
//! Only whoever had the page of a table open and lost it is waited for. A page that is fetched
//! anew is connected again within moments: it is looked again before anything is written down.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::{runtime::Handle, sync::watch};

use super::{Hub, Table};

/// How many streams of a table each visitor has open.
#[derive(Default)]
pub struct Connections(Mutex<HashMap<(String, String), u32>>);

impl Connections {
    fn open(&self) -> MutexGuard<'_, HashMap<(String, String), u32>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_open(&self, key: &(String, String)) -> bool {
        self.open().contains_key(key)
    }

    /// One stream less; says whether it was the last one.
    fn close(&self, key: &(String, String)) -> bool {
        let mut open = self.open();
        let Some(count) = open.get_mut(key) else {
            return true;
        };
        *count -= 1;
        if *count > 0 {
            return false;
        }
        open.remove(key);
        true
    }
}

/// A page of a table that is connected, until it is dropped.
pub struct Connected {
    hub: Arc<Hub>,
    table: Arc<Table>,
    key: (String, String),
    stopping: watch::Receiver<bool>,
}

impl Hub {
    /// A page of a table is connected until what is returned is dropped.
    pub fn connect(
        self: &Arc<Self>,
        table: &Arc<Table>,
        visitor: &str,
        stopping: watch::Receiver<bool>,
    ) -> Connected {
        let key = (table.id.clone(), visitor.to_string());
        *self.connections.open().entry(key.clone()).or_insert(0) += 1;
        Connected {
            hub: self.clone(),
            table: table.clone(),
            key,
            stopping,
        }
    }

    /// A visitor whose connection is believed lost is there. Nobody waits for this.
    pub fn reconnect(self: &Arc<Self>, table: &Arc<Table>, visitor: &str) {
        let (hub, table, visitor) = (self.clone(), table.clone(), visitor.to_string());
        tokio::spawn(async move {
            // What went wrong was logged; the clock waits no longer than it may.
            let _ = hub
                .change(&table, move |state| Ok(state.reconnect(&visitor)))
                .await;
        });
    }
}

impl Drop for Connected {
    fn drop(&mut self) {
        let (connections, stopping) = (&self.hub.connections, &self.stopping);
        // A server that stops has lost nobody: that is an outage.
        if !connections.close(&self.key) || *stopping.borrow() {
            return;
        }
        let Ok(runtime) = Handle::try_current() else {
            return;
        };
        let (hub, table, key) = (self.hub.clone(), self.table.clone(), self.key.clone());
        let (from, stopping) = (hub.now(), self.stopping.clone());
        runtime.spawn(async move {
            tokio::time::sleep(hub.config.loss_after).await;
            if hub.connections.is_open(&key) || *stopping.borrow() {
                return;
            }
            if table.snapshot().await.disconnect(&key.1, from).is_empty() {
                return;
            }
            // What went wrong was logged; then the clock does not wait.
            let _ = hub
                .change(&table, move |state| Ok(state.disconnect(&key.1, from)))
                .await;
        });
    }
}
