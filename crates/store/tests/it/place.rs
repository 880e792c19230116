//! Where a test keeps its data. It can be opened again and again.

use std::sync::Arc;

use store::{Database, Store};

/// A place of its own for each test.
pub struct Place {
    database: Database,
    address: String,
    // Held, not read: it goes with the test.
    _folder: Option<tempfile::TempDir>,
}

impl Place {
    /// A file in a temporary folder.
    pub fn file() -> Self {
        let folder = tempfile::tempdir().unwrap();
        Self {
            database: folder.path().join("test.sqlite").into(),
            address: String::new(),
            _folder: Some(folder),
        }
    }

    /// A database of the PostgreSQL server that all tests share.
    pub fn server() -> Self {
        let address = services::Postgres::shared().database();
        Self {
            database: address.parse().unwrap(),
            address,
            _folder: None,
        }
    }

    /// The store in it.
    pub async fn open(&self) -> Arc<dyn Store> {
        self.database.open().await.unwrap()
    }

    /// Names are kept again as earlier versions kept them.
    pub async fn forget_looks(&self) {
        let forget = "UPDATE visitor SET look = NULL, folded = NULL, owned = false";
        match &self.database {
            Database::File(file) => {
                let connection = rusqlite::Connection::open(file).unwrap();
                connection.execute(forget, []).unwrap();
            }
            Database::Postgres(_) => {
                let config: tokio_postgres::Config = self.address.parse().unwrap();
                let (client, connection) = config.connect(tokio_postgres::NoTls).await.unwrap();
                tokio::spawn(connection);
                client.execute(forget, &[]).await.unwrap();
            }
        }
    }
}
