//! A file that is copied, or that a copy is written into.

use std::{
    fs::File,
    path::{Path, PathBuf},
    sync::Arc,
};

use rusqlite::{Connection, params_from_iter, types::ValueRef};

use super::{CopyError, Kind, Row, Table, Value};
use crate::{
    Lock, StoreError, file,
    sqlite::{bring_up_to_date, connect},
};

/// A file in a transaction.
pub struct Side {
    connection: Connection,
    /// The name that the file gets, and the one it has until then.
    becomes: Option<(PathBuf, Unfinished)>,
    // Held, not read: no server uses the file meanwhile.
    _lock: Lock,
}

/// A file that is removed if it does not get its name.
struct Unfinished(PathBuf);

impl Drop for Unfinished {
    fn drop(&mut self) {
        for suffix in ["", "-wal", "-shm"] {
            let _ = std::fs::remove_file(file::with_suffix(&self.0, suffix));
        }
    }
}

impl Side {
    /// A file as it is now.
    pub fn source(path: &Path) -> Result<Self, CopyError> {
        if !path.is_file() {
            return Err(CopyError::Missing(path.display().to_string()));
        }
        let lock = Lock::take(path)?;
        let mut connection = connect(path)?;
        bring_up_to_date(&mut connection, path)?;
        connection
            .execute_batch("BEGIN")
            .map_err(StoreError::from)?;
        Ok(Self {
            connection,
            becomes: None,
            _lock: lock,
        })
    }

    /// A new file, which has another name until it is whole.
    pub fn target(path: &Path) -> Result<Self, CopyError> {
        if path.exists() {
            return Err(CopyError::NotEmpty(path.display().to_string()));
        }
        let lock = Lock::take(path)?;
        let new = Unfinished(file::beside(path, "new"));
        // What an earlier attempt has left behind.
        drop(Unfinished(new.0.clone()));
        file::private()
            .open(&new.0)
            .map_err(|why| StoreError::Unreachable(Arc::new(why)))?;
        let mut connection = connect(&new.0)?;
        bring_up_to_date(&mut connection, &new.0)?;
        connection
            .execute_batch("BEGIN IMMEDIATE")
            .map_err(StoreError::from)?;
        Ok(Self {
            connection,
            becomes: Some((path.to_owned(), new)),
            _lock: lock,
        })
    }

    pub fn count(&self, table: &Table) -> Result<u64, CopyError> {
        let count = format!("SELECT count(*) FROM {}", table.name);
        let count = self.connection.query_row(&count, [], |row| row.get(0));
        Ok(count.map_err(StoreError::from)?)
    }

    pub fn portion(&self, table: &Table, after: Option<&[Value]>) -> Result<Vec<Row>, CopyError> {
        let read = || {
            let select = table.select('?', after.is_none());
            let mut rows = self.connection.prepare_cached(&select)?;
            let after = after.unwrap_or_default().iter();
            let rows = rows.query_map(params_from_iter(after), |row| {
                let columns = table.columns.iter().enumerate();
                columns
                    .map(|(n, (_, kind))| value(row.get_ref(n)?, *kind))
                    .collect()
            })?;
            rows.collect::<Result<Vec<Row>, rusqlite::Error>>()
        };
        Ok(read().map_err(StoreError::from)?)
    }

    pub fn put(&self, table: &Table, rows: &[Row]) -> Result<(), CopyError> {
        let write = || {
            let values: Vec<String> = (1..=table.columns.len()).map(|n| format!("?{n}")).collect();
            let (name, names) = (table.name, Table::names(table.columns));
            let insert = format!(
                "INSERT INTO {name} ({names}) VALUES ({})",
                values.join(", ")
            );
            let mut insert = self.connection.prepare_cached(&insert)?;
            for row in rows {
                insert.execute(params_from_iter(row))?;
            }
            Ok::<_, rusqlite::Error>(())
        };
        Ok(write().map_err(StoreError::from)?)
    }

    /// The file gets its name, when everything is on disk.
    pub fn keep(self) -> Result<(), CopyError> {
        let Some((path, new)) = self.becomes else {
            return Ok(());
        };
        let commit = "COMMIT; PRAGMA wal_checkpoint(TRUNCATE)";
        self.connection
            .execute_batch(commit)
            .map_err(StoreError::from)?;
        let closed = self.connection.close();
        closed.map_err(|(_, why)| StoreError::from(why))?;
        let placed = File::open(&new.0)
            .and_then(|file| file.sync_all())
            .and_then(|()| std::fs::rename(&new.0, &path));
        placed.map_err(|why| StoreError::Unreachable(Arc::new(why)))?;
        Ok(())
    }
}

impl rusqlite::ToSql for Value {
    fn to_sql(&self) -> rusqlite::Result<rusqlite::types::ToSqlOutput<'_>> {
        match self {
            Self::Nothing => Ok(rusqlite::types::Null.into()),
            Self::Text(text) => text.to_sql(),
            Self::Number(number) => number.to_sql(),
            Self::Flag(flag) => flag.to_sql(),
        }
    }
}

fn value(value: ValueRef<'_>, kind: Kind) -> rusqlite::Result<Value> {
    Ok(match (value, kind) {
        (ValueRef::Null, _) => Value::Nothing,
        (_, Kind::Text) => Value::Text(value.as_str()?.to_owned()),
        (_, Kind::Number) => Value::Number(value.as_i64()?),
        (_, Kind::Flag) => Value::Flag(value.as_i64()? != 0),
    })
}
