//! Whether what happens can be saved, and whether what was saved can be read.

use std::{
    sync::OnceLock,
    time::{Duration, Instant},
};

use store::{Store, StoreError};
use tokio::sync::Mutex;

/// How long an answer is given again, so that nobody can keep the disk busy by asking.
const REMEMBERED: Duration = Duration::from_secs(1);

/// How long the store may take.
const PATIENCE: Duration = Duration::from_secs(5);

/// What is known of the state of the store.
#[derive(Default)]
pub struct Health {
    /// What came of the last attempt to write.
    written: Mutex<Option<(Instant, Result<(), String>)>>,
    /// What the examination after the start found.
    examined: OnceLock<Result<(), String>>,
}

impl Health {
    /// Writes something that changes nothing, unless that was tried a moment ago.
    ///
    /// # Errors
    /// When it cannot be written, with the reason for the host.
    pub async fn check(&self, store: &dyn Store) -> Result<(), String> {
        let mut last = self.written.lock().await;
        if let Some((when, result)) = &*last
            && when.elapsed() < REMEMBERED
        {
            return result.clone();
        }
        let result = match tokio::time::timeout(PATIENCE, store.check()).await {
            Ok(result) => result.map_err(|why| why.to_string()),
            Err(_) => Err("the store does not answer".to_owned()),
        };
        *last = Some((Instant::now(), result.clone()));
        result
    }

    /// Reads everything that is stored, and remembers and logs whether it is sound.
    pub async fn examine(&self, store: &dyn Store) {
        let began = Instant::now();
        let found = store.examine().await;
        let seconds = began.elapsed().as_secs_f64();
        match &found {
            Ok(()) => tracing::info!(seconds, "the database is sound"),
            // The server stops before the end of it.
            Err(StoreError::Closed) => return,
            Err(why) => tracing::error!(%why, "the database is damaged: restore a backup"),
        }
        // It is examined once.
        let _ = self.examined.set(found.map_err(|why| why.to_string()));
    }

    /// What the examination has found, once it is over.
    pub fn examined(&self) -> Option<&Result<(), String>> {
        self.examined.get()
    }
}
