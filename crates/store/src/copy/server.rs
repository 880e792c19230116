//! A database of a PostgreSQL server that is copied, or that a copy is written into.

use std::error::Error;

use bytes::BytesMut;
use tokio_postgres::{
    Client, NoTls,
    types::{IsNull, ToSql, Type, to_sql_checked},
};

use super::{CopyError, Kind, PORTION, Row, TABLES, Table, Value};
use crate::{Address, Postgres, StoreError};

/// A connection in a transaction, which is undone if it is dropped.
pub struct Side {
    client: Client,
    is_target: bool,
}

impl Side {
    /// A database as of one moment.
    pub async fn source(address: &Address) -> Result<Self, CopyError> {
        let client = connect(address).await?;
        let ours = "SELECT to_regclass('orrery_format') IS NOT NULL";
        let ours = client
            .query_one(ours, &[])
            .await
            .map_err(StoreError::from)?;
        if !ours.get::<_, bool>(0) {
            return Err(CopyError::Missing(address.to_string()));
        }
        // It may be of an earlier format.
        drop(Postgres::open(address).await?);
        run(&client, "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await?;
        Ok(Self {
            client,
            is_target: false,
        })
    }

    /// An empty database, which nobody else can use until the copy is there.
    pub async fn target(address: &Address) -> Result<Self, CopyError> {
        drop(Postgres::open(address).await?);
        let client = connect(address).await?;
        let names: Vec<&str> = TABLES.iter().map(|table| table.name).collect();
        let lock = format!("BEGIN; LOCK TABLE {}", names.join(", "));
        run(&client, &lock).await?;
        let side = Self {
            client,
            is_target: true,
        };
        for table in &TABLES {
            if !side.portion(table, None).await?.is_empty() {
                return Err(CopyError::NotEmpty(address.to_string()));
            }
        }
        Ok(side)
    }

    pub async fn count(&self, table: &Table) -> Result<u64, CopyError> {
        let count = format!("SELECT count(*) FROM {}", table.name);
        let row = self.client.query_one(&count, &[]).await;
        let count: i64 = row.map_err(StoreError::from)?.get(0);
        Ok(u64::try_from(count).unwrap_or_default())
    }

    pub async fn portion(
        &self,
        table: &Table,
        after: Option<&[Value]>,
    ) -> Result<Vec<Row>, CopyError> {
        let select = table.select('$', after.is_none());
        let after = after.unwrap_or_default();
        let after: Vec<&(dyn ToSql + Sync)> = after.iter().map(|value| value as _).collect();
        let rows = self.client.query(&select, &after).await;
        let rows = rows.map_err(StoreError::from)?;
        debug_assert!(rows.len() <= PORTION);
        let value = |row: &tokio_postgres::Row, n: usize, kind: Kind| {
            match kind {
                Kind::Text => row.get::<_, Option<String>>(n).map(Value::Text),
                Kind::Number => row.get::<_, Option<i64>>(n).map(Value::Number),
                Kind::Flag => row.get::<_, Option<bool>>(n).map(Value::Flag),
            }
            .unwrap_or(Value::Nothing)
        };
        let row = |row: &tokio_postgres::Row| {
            let columns = table.columns.iter().enumerate();
            columns.map(|(n, (_, kind))| value(row, n, *kind)).collect()
        };
        Ok(rows.iter().map(row).collect())
    }

    pub async fn put(&self, table: &Table, rows: &[Row]) -> Result<(), CopyError> {
        let arrays = table.columns.iter().enumerate().map(|(n, (_, kind))| {
            let kind = match kind {
                Kind::Text => "text",
                Kind::Number => "bigint",
                Kind::Flag => "boolean",
            };
            format!("${}::{kind}[]", n + 1)
        });
        let arrays: Vec<String> = arrays.collect();
        let (name, names) = (table.name, Table::names(table.columns));
        let insert = format!(
            "INSERT INTO {name} ({names}) SELECT * FROM unnest({})",
            arrays.join(", ")
        );
        let columns: Vec<Vec<&Value>> = (0..table.columns.len())
            .map(|n| rows.iter().map(|row| &row[n]).collect())
            .collect();
        let columns: Vec<&(dyn ToSql + Sync)> = columns.iter().map(|column| column as _).collect();
        let put = self.client.execute(&insert, &columns).await;
        put.map_err(StoreError::from)?;
        Ok(())
    }

    /// The number of each table's last event.
    pub async fn complete(&self) -> Result<(), CopyError> {
        let number = "UPDATE game_table SET seq = \
                      (SELECT coalesce(max(seq), 0) FROM event WHERE game_table = id)";
        run(&self.client, number).await
    }

    /// Commits a copy.
    pub async fn keep(self) -> Result<(), CopyError> {
        if self.is_target {
            // Without knowing how much there is, the server would not plan well.
            run(&self.client, "COMMIT; ANALYZE").await?;
        }
        Ok(())
    }
}

async fn connect(address: &Address) -> Result<Client, StoreError> {
    let config = address.config();
    // What breaks is told to whoever asks next.
    Ok(match address.tls() {
        None => {
            let (client, connection) = config.connect(NoTls).await?;
            tokio::spawn(async move { drop(connection.await) });
            client
        }
        Some(tls) => {
            let (client, connection) = config.connect(tls.connector()?).await?;
            tokio::spawn(async move { drop(connection.await) });
            client
        }
    })
}

async fn run(client: &Client, statements: &str) -> Result<(), CopyError> {
    let done = client.batch_execute(statements).await;
    Ok(done.map_err(StoreError::from)?)
}

impl ToSql for Value {
    fn to_sql(
        &self,
        kind: &Type,
        out: &mut BytesMut,
    ) -> Result<IsNull, Box<dyn Error + Sync + Send>> {
        match self {
            Self::Nothing => Ok(IsNull::Yes),
            Self::Text(text) => text.to_sql(kind, out),
            Self::Number(number) => number.to_sql(kind, out),
            Self::Flag(flag) => flag.to_sql(kind, out),
        }
    }

    fn accepts(kind: &Type) -> bool {
        [Type::TEXT, Type::INT8, Type::BOOL].contains(kind)
    }

    to_sql_checked!();
}
