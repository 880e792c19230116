//! One program for one file: an advisory lock on a file beside the database.
//!
//! The lock goes with the process that holds it, however that ends. The database itself is
//! not locked: backups and reports read it while a server writes.

use std::{
    fs::{File, TryLockError},
    io,
    path::{Path, PathBuf},
    sync::Arc,
};

use crate::{StoreError, file};

/// The right to change what is stored in a file, until it is dropped.
#[derive(Debug)]
pub struct Lock {
    notice: PathBuf,
    // Held, not read: the lock is released when it is closed.
    _file: File,
}

impl Lock {
    /// Takes the lock of a database.
    ///
    /// # Errors
    /// When another program holds it, or the lock's file cannot be written.
    pub fn take(database: &Path) -> Result<Self, StoreError> {
        let path = file::beside(database, "lock");
        let unreachable = |why: io::Error| StoreError::Unreachable(named(&path, &why));
        let lock = file::private().open(&path).map_err(unreachable)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                return Err(StoreError::Locked {
                    file: database.display().to_string(),
                    by: Notice::read(database).map(|notice| notice.pid),
                });
            }
            Err(TryLockError::Error(why)) => return Err(unreachable(why)),
        }
        let lock = Self {
            notice: file::beside(database, "server"),
            _file: lock,
        };
        lock.announce("")?;
        Ok(lock)
    }

    /// Leaves word for other programs of the same user how to reach the holder of the lock.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn announce(&self, contact: &str) -> Result<(), StoreError> {
        let text = format!("{}\n{contact}\n", std::process::id());
        file::write_private(&self.notice, text.as_bytes())
            .map_err(|why| StoreError::Unreachable(named(&self.notice, &why)))
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.notice);
    }
}

/// What the holder of a lock says of itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The number of its process.
    pub pid: u32,
    /// How it can be reached; empty when it cannot.
    pub contact: String,
}

impl Notice {
    /// What the holder of this database's lock says. It may have ended since.
    #[must_use]
    pub fn read(database: &Path) -> Option<Self> {
        let text = std::fs::read_to_string(file::beside(database, "server")).ok()?;
        let mut lines = text.lines();
        Some(Self {
            pid: lines.next()?.parse().ok()?,
            contact: lines.next().unwrap_or_default().to_owned(),
        })
    }
}

/// An error of the system with the file it is about.
fn named(path: &Path, why: &io::Error) -> crate::Cause {
    Arc::new(io::Error::new(
        why.kind(),
        format!("{}: {why}", path.display()),
    ))
}
