//! Backups: a whole, checked copy of the data while a server goes on, and the way back.

use std::{
    fs::File,
    io,
    path::{Path, PathBuf},
};

use rusqlite::{Connection, OpenFlags};

use crate::{Lock, StoreError, file, sqlite::FORMAT};

/// Why a backup was not made or not restored. Nothing has changed then.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// Something is there already.
    #[error("{0} is there already; --force replaces it")]
    Exists(String),
    /// There is nothing to copy.
    #[error("{0} is not there")]
    Missing(String),
    /// A file would be copied onto itself.
    #[error("{0} is the database itself")]
    Itself(String),
    /// The file is a database of something else, or of nothing: a copy without its log.
    #[error(
        "{0} holds no tables of Orrery. A file that was copied while a server ran is empty: use `orrery backup`"
    )]
    Foreign(String),
    /// The file is damaged.
    #[error("{file} is damaged: {what}")]
    Damaged {
        /// The file.
        file: String,
        /// What SQLite says of it.
        what: String,
    },
    /// A file cannot be written or moved.
    #[error("{file}: {source}")]
    File {
        /// The file.
        file: String,
        /// What the system says.
        source: io::Error,
    },
    /// The database does not answer, or is in use.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<rusqlite::Error> for BackupError {
    fn from(why: rusqlite::Error) -> Self {
        Self::Store(why.into())
    }
}

/// What is in a copy that was checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contents {
    /// How many tables.
    pub tables: u64,
    /// How many events they have.
    pub events: u64,
    /// The size of the file in bytes.
    pub bytes: u64,
}

/// Copies a database into a file of its own. A server may go on meanwhile: the copy is the
/// data as of one moment. It appears under its name only when it is whole and checked.
///
/// # Errors
/// When the file is there and may not be replaced, or anything cannot be read or written.
pub fn backup(database: &Path, into: &Path, replace: bool) -> Result<Contents, BackupError> {
    check_target(database, into, replace)?;
    check(database)?;
    let made = copy(database, into)?;
    let contents = check(&made)?;
    put_in_place(&made, into)?;
    Ok(contents)
}

/// Puts a backup in the place of the database. What was there is kept beside it, with the
/// ending `old`.
///
/// # Errors
/// When the backup is not sound, a database is there and may not be replaced, or a server
/// uses it.
pub fn restore(from: &Path, database: &Path, replace: bool) -> Result<Contents, BackupError> {
    check_target(from, database, replace)?;
    let _lock = Lock::take(database)?;
    check(from)?;
    let made = copy(from, database)?;
    let contents = check(&made)?;
    set_aside(database)?;
    put_in_place(&made, database)?;
    Ok(contents)
}

fn check_target(from: &Path, into: &Path, replace: bool) -> Result<(), BackupError> {
    if !from.is_file() {
        return Err(BackupError::Missing(shown(from)));
    }
    let same = |path: &Path| path.canonicalize().ok();
    if same(from) == same(into) {
        return Err(BackupError::Itself(shown(into)));
    }
    if into.exists() && !replace {
        return Err(BackupError::Exists(shown(into)));
    }
    Ok(())
}

/// A whole copy beside the file that it is to become.
fn copy(from: &Path, beside: &Path) -> Result<PathBuf, BackupError> {
    let new = file::beside(beside, "new");
    remove(&new)?;
    // An empty file is filled and keeps its rights.
    let made = file::private().open(&new);
    made.map_err(failed(&new))?;
    let copied = read_only(from)?.execute("VACUUM INTO ?1", [path_text(&new)?]);
    if let Err(why) = copied {
        remove(&new)?;
        return Err(why.into());
    }
    let synced = File::open(&new).and_then(|file| file.sync_all());
    synced.map_err(failed(&new))?;
    Ok(new)
}

fn path_text(path: &Path) -> Result<&str, BackupError> {
    path.to_str().ok_or_else(|| BackupError::File {
        file: shown(path),
        source: io::Error::new(io::ErrorKind::InvalidInput, "the name is no text"),
    })
}

/// Whether a file is a sound database of ours, and what is in it.
///
/// # Errors
/// When it is damaged, foreign, or of a version that this program does not know.
pub fn check(path: &Path) -> Result<Contents, BackupError> {
    let connection = read_only(path)?;
    let damaged = |what: String| BackupError::Damaged {
        file: shown(path),
        what,
    };
    let version: i64 = connection
        .pragma_query_value(None, "user_version", |row| row.get(0))
        .map_err(|why| match StoreError::from(why) {
            StoreError::Corrupt(why) => damaged(why.to_string()),
            other => other.into(),
        })?;
    match version {
        0 => return Err(BackupError::Foreign(shown(path))),
        1..=FORMAT => {}
        found => {
            return Err(BackupError::Store(StoreError::Version {
                file: shown(path),
                found,
                known: FORMAT,
            }));
        }
    }
    let sound: String = connection
        .query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))
        .map_err(|why| damaged(why.to_string()))?;
    if sound != "ok" {
        return Err(damaged(sound));
    }
    let mut orphans = connection.prepare("PRAGMA foreign_key_check")?;
    if orphans.exists([])? {
        return Err(damaged("events of a table that is not there".to_owned()));
    }
    let count = |table: &str| -> Result<u64, BackupError> {
        let all = format!("SELECT count(*) FROM {table}");
        Ok(connection.query_row(&all, [], |row| row.get(0))?)
    };
    Ok(Contents {
        tables: count("game_table")?,
        events: count("event")?,
        bytes: std::fs::metadata(path).map_err(failed(path))?.len(),
    })
}

/// Moves the database out of the way, with the log that belongs to it.
fn set_aside(database: &Path) -> Result<(), BackupError> {
    let old = file::beside(database, "old");
    for ending in ["-shm", "-wal", ""] {
        let (from, to) = (
            file::with_suffix(database, ending),
            file::with_suffix(&old, ending),
        );
        remove(&to)?;
        if from.exists() {
            std::fs::rename(&from, &to).map_err(failed(&from))?;
        }
    }
    Ok(())
}

fn put_in_place(new: &Path, path: &Path) -> Result<(), BackupError> {
    std::fs::rename(new, path).map_err(failed(path))?;
    #[cfg(unix)]
    if let Some(folder) = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty())
    {
        // The name is on disk as well as the file.
        let synced = File::open(folder).and_then(|folder| folder.sync_all());
        synced.map_err(failed(folder))?;
    }
    Ok(())
}

fn read_only(path: &Path) -> Result<Connection, BackupError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(std::time::Duration::from_secs(10))?;
    Ok(connection)
}

fn remove(path: &Path) -> Result<(), BackupError> {
    match std::fs::remove_file(path) {
        Err(why) if why.kind() != io::ErrorKind::NotFound => Err(failed(path)(why)),
        _ => Ok(()),
    }
}

fn failed(path: &Path) -> impl Fn(io::Error) -> BackupError {
    let file = shown(path);
    move |source| BackupError::File {
        file: file.clone(),
        source,
    }
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}
