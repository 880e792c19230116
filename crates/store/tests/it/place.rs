//! Where a test keeps its data. It can be opened again and again.

use std::sync::Arc;

use store::{Database, Store};

/// A place of its own for each test.
pub struct Place {
    database: Database,
    // Held, not read: it goes with the test.
    _folder: Option<tempfile::TempDir>,
}

impl Place {
    /// A file in a temporary folder.
    pub fn file() -> Self {
        let folder = tempfile::tempdir().unwrap();
        Self {
            database: folder.path().join("test.sqlite").into(),
            _folder: Some(folder),
        }
    }

    /// A database of the PostgreSQL server that all tests share.
    pub fn server() -> Self {
        Self {
            database: services::Postgres::shared().database().parse().unwrap(),
            _folder: None,
        }
    }

    /// The store in it.
    pub async fn open(&self) -> Arc<dyn Store> {
        self.database.open().await.unwrap()
    }
}
