//! Where the data of a server is: a file, or a database of PostgreSQL.

use std::{
    ffi::OsStr,
    fmt,
    path::{Path, PathBuf},
    str::FromStr,
    sync::Arc,
};

use crate::{Address, Postgres, Settings, Sqlite, Store, StoreError};

/// Where the data of a server is. It shows no password.
#[derive(Clone, PartialEq, Eq)]
pub enum Database {
    /// One SQLite file.
    File(PathBuf),
    /// A database of a PostgreSQL server.
    Postgres(Address),
}

impl Database {
    /// Opens it, making the tables where there are none.
    ///
    /// # Errors
    /// When it cannot be opened or belongs to a newer version.
    pub async fn open(&self) -> Result<Arc<dyn Store>, StoreError> {
        self.open_with(Settings::default()).await
    }

    /// The same with other settings for a server.
    ///
    /// # Errors
    /// The same.
    pub async fn open_with(&self, settings: Settings) -> Result<Arc<dyn Store>, StoreError> {
        Ok(match self {
            Self::File(file) => Arc::new(Sqlite::open(file)?),
            Self::Postgres(address) => Arc::new(Postgres::open_with(address, settings).await?),
        })
    }

    /// The file, if it is one.
    #[must_use]
    pub fn file(&self) -> Option<&Path> {
        match self {
            Self::File(file) => Some(file),
            Self::Postgres(_) => None,
        }
    }
}

/// A text with the scheme of PostgreSQL is an address; any other is a file.
impl TryFrom<&OsStr> for Database {
    type Error = StoreError;

    fn try_from(name: &OsStr) -> Result<Self, StoreError> {
        let schemes = ["postgres://", "postgresql://"];
        let is_address = |text: &&str| schemes.iter().any(|scheme| text.starts_with(scheme));
        match name.to_str().filter(is_address) {
            Some(address) => address.parse().map(Self::Postgres),
            None => Ok(Self::File(name.into())),
        }
    }
}

impl FromStr for Database {
    type Err = StoreError;

    fn from_str(text: &str) -> Result<Self, StoreError> {
        OsStr::new(text).try_into()
    }
}

impl From<PathBuf> for Database {
    fn from(file: PathBuf) -> Self {
        Self::File(file)
    }
}

impl fmt::Display for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(file) => file.display().fmt(f),
            Self::Postgres(address) => address.fmt(f),
        }
    }
}

impl fmt::Debug for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_told_from_a_file_and_shows_no_password() {
        let file: Database = "data/orrery.sqlite".parse().unwrap();
        assert_eq!(file, Database::File("data/orrery.sqlite".into()));
        for address in [
            "postgres://ana:hush@db.example.org:5433/club",
            "postgresql://ana:hush@db.example.org:5433/club?sslmode=disable",
        ] {
            let database: Database = address.parse().unwrap();
            let shown = format!("{database} {database:?}");
            assert!(
                database.file().is_none() && !shown.contains("hush"),
                "{shown}"
            );
            assert!(
                shown.contains("postgres://ana@db.example.org:5433/club"),
                "{shown}"
            );
        }
        let wrong = "postgres://ana:hush@db:port/club".parse::<Database>();
        let wrong = wrong.unwrap_err().to_string();
        assert!(!wrong.contains("hush"), "{wrong}");
    }
}
