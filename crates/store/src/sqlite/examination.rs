//! The whole file read and checked, beside everything else.

use std::{
    path::Path,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    thread::{self, JoinHandle},
};

use rusqlite::{Connection, ErrorCode, InterruptHandle};
use tokio::sync::oneshot;

use super::connect;
use crate::{Reply, StoreError};

/// The examination that is under way, if one is. It has a connection and a thread of its own.
#[derive(Default)]
pub(super) struct Examination(Mutex<Option<(InterruptHandle, JoinHandle<()>)>>);

/// What SQLite found in a file that can be opened.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
struct Damage(String);

impl Examination {
    fn under_way(&self) -> MutexGuard<'_, Option<(InterruptHandle, JoinHandle<()>)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Begins an examination; one that is under way is broken off.
    pub fn begin(&self, file: &Path) -> Reply<'_, ()> {
        self.end();
        let answer = self.start(file);
        Box::pin(async move { answer?.await.unwrap_or(Err(StoreError::Closed)) })
    }

    fn start(&self, file: &Path) -> Result<oneshot::Receiver<Result<(), StoreError>>, StoreError> {
        let connection = connect(file)?;
        let (reply, answer) = oneshot::channel();
        let interrupt = connection.get_interrupt_handle();
        let thread = thread::Builder::new()
            .name("examination".into())
            // Whoever asked may have gone away.
            .spawn(move || drop(reply.send(examine(&connection))))
            .map_err(|error| StoreError::Unreachable(Arc::new(error)))?;
        *self.under_way() = Some((interrupt, thread));
        Ok(answer)
    }

    /// Breaks off what is under way. The last connection to a file puts it in order when it
    /// is closed, so none is left behind.
    pub fn end(&self) {
        let Some((interrupt, thread)) = self.under_way().take() else {
            return;
        };
        while !thread.is_finished() {
            // An interrupt before the statement begins would be lost.
            interrupt.interrupt();
            thread::yield_now();
        }
        let _ = thread.join();
    }
}

fn examine(connection: &Connection) -> Result<(), StoreError> {
    let found: rusqlite::Result<String> =
        connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0));
    match found {
        Ok(sound) if sound == "ok" => Ok(()),
        Ok(damage) => Err(StoreError::Corrupt(Arc::new(Damage(damage)))),
        Err(why) if why.sqlite_error_code() == Some(ErrorCode::OperationInterrupted) => {
            Err(StoreError::Closed)
        }
        Err(why) => Err(why.into()),
    }
}
