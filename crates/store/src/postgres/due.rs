//! What is due at a time.

use deadpool_postgres::Client;
use tokio_postgres::Row;

use super::{Postgres, log::unsigned, number};
use crate::{Beat, Deadlines, DueQuery, DueRow, Outage, Reply, StoreError};

impl Deadlines for Postgres {
    fn due(&self, query: DueQuery) -> Reply<'_, Vec<DueRow>> {
        self.look(move |client| Box::pin(async move { due(client, &query).await }))
    }

    fn beat(&self, now: Beat) -> Reply<'_, Vec<Outage>> {
        self.ask(move |client| Box::pin(async move { beat(client, &now).await }))
    }

    fn end_outage(&self, began: u64) -> Reply<'_, ()> {
        self.ask(move |client| {
            Box::pin(async move {
                let end = "DELETE FROM outage WHERE began = $1";
                client.execute(end, &[&number(began)]).await?;
                Ok(())
            })
        })
    }
}

/// Begins at the index of what is due.
pub(super) const DUE: &str = "SELECT due, game_table, bool_or(bot IS NULL) FROM seat \
     WHERE due IS NOT NULL AND due <= $1 AND (due, game_table) > ($2, $3) \
     GROUP BY due, game_table ORDER BY due, game_table LIMIT $4";

async fn due(client: &Client, query: &DueQuery) -> Result<Vec<DueRow>, StoreError> {
    let statement = client.prepare_cached(DUE).await?;
    let (due, table) = match &query.after {
        Some(last) => (number(last.due), &*last.table),
        None => (-1, ""),
    };
    let until = query.until.map_or(i64::MAX, number);
    let most = i64::from(query.most);
    let rows = client
        .query(&statement, &[&until, &due, &table, &most])
        .await?;
    let due = |row: &Row| DueRow {
        due: unsigned(row.get(0)),
        table: row.get(1),
        person: row.get(2),
    };
    Ok(rows.iter().map(due).collect())
}

async fn beat(client: &mut Client, beat: &Beat) -> Result<Vec<Outage>, StoreError> {
    let change = client.transaction().await?;
    // Of several who say so at the same time, one after the other is heard.
    let last = change
        .query_opt("SELECT at FROM pulse FOR UPDATE", &[])
        .await?;
    let last = last.map(|row| unsigned(row.get(0)));
    if let Some(outage) = last.and_then(|last| beat.outage(last)) {
        let insert = "INSERT INTO outage (began, ended) VALUES ($1, $2) ON CONFLICT (began) \
                      DO UPDATE SET ended = greatest(outage.ended, excluded.ended)";
        change
            .execute(insert, &[&number(outage.began), &number(outage.ended)])
            .await?;
    }
    let pulse = "INSERT INTO pulse (one, at) VALUES (1, $1) \
                 ON CONFLICT (one) DO UPDATE SET at = greatest(pulse.at, excluded.at)";
    change.execute(pulse, &[&number(beat.at)]).await?;
    let rows = "SELECT began, ended FROM outage ORDER BY began";
    let rows = change.query(rows, &[]).await?;
    change.commit().await?;
    let outage = |row: &Row| Outage {
        began: unsigned(row.get(0)),
        ended: unsigned(row.get(1)),
    };
    Ok(rows.iter().map(outage).collect())
}
