//! Tournaments.

use tokio_postgres::Row;

use super::{Postgres, lists::amount, log::unsigned, number};
use crate::{Reply, TournamentRow, Tournaments};

impl Tournaments for Postgres {
    fn make_tournament(&self, row: TournamentRow) -> Reply<'_, bool> {
        self.set(
            "INSERT INTO tournament (id, version, stage, host, league, updated, state) \
             VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING",
            row,
        )
    }

    fn change_tournament(&self, row: TournamentRow) -> Reply<'_, bool> {
        self.set(
            "UPDATE tournament SET version = $2, stage = $3, host = $4, league = $5, \
             updated = $6, state = $7 WHERE id = $1 AND version = $2::bigint - 1",
            row,
        )
    }

    fn tournament(&self, id: String) -> Reply<'_, Option<TournamentRow>> {
        self.look(move |client| {
            Box::pin(async move {
                let select = "SELECT * FROM tournament WHERE id = $1";
                let statement = client.prepare_cached(select).await?;
                let found = client.query_opt(&statement, &[&id]).await?;
                Ok(found.as_ref().map(row))
            })
        })
    }

    fn tournaments(&self, stage: String, skip: u32, most: u32) -> Reply<'_, Vec<TournamentRow>> {
        self.look(move |client| {
            Box::pin(async move {
                let select = "SELECT * FROM tournament WHERE stage = $1 \
                              ORDER BY updated DESC, id LIMIT $2 OFFSET $3";
                let statement = client.prepare_cached(select).await?;
                let (most, skip) = (i64::from(most), i64::from(skip));
                let found = client.query(&statement, &[&stage, &most, &skip]).await?;
                Ok(found.iter().map(row).collect())
            })
        })
    }

    fn league(&self, league: String, most: u32) -> Reply<'_, Vec<TournamentRow>> {
        self.look(move |client| {
            Box::pin(async move {
                let select = "SELECT * FROM tournament WHERE league = $1 \
                              ORDER BY updated DESC, id LIMIT $2";
                let statement = client.prepare_cached(select).await?;
                let found = client
                    .query(&statement, &[&league, &i64::from(most)])
                    .await?;
                Ok(found.iter().map(row).collect())
            })
        })
    }

    fn tournaments_of(&self, host: String, stages: Vec<String>) -> Reply<'_, u32> {
        self.look(move |client| {
            Box::pin(async move {
                let count = "SELECT count(*) FROM tournament WHERE host = $1 AND stage = ANY ($2)";
                let statement = client.prepare_cached(count).await?;
                Ok(amount(
                    &client.query_one(&statement, &[&host, &stages]).await?,
                ))
            })
        })
    }

    fn tournaments_mentioning(&self, text: String) -> Reply<'_, Vec<String>> {
        self.look(move |client| {
            Box::pin(async move {
                let select = "SELECT id FROM tournament WHERE strpos(state, $1) > 0 \
                              OR host = $1 ORDER BY id";
                let found = client.query(select, &[&text]).await?;
                Ok(found.iter().map(|row| row.get(0)).collect())
            })
        })
    }
}

impl Postgres {
    /// Writes a tournament with a statement; says whether anything was written.
    fn set(&self, statement: &'static str, row: TournamentRow) -> Reply<'_, bool> {
        self.ask(move |client| {
            Box::pin(async move {
                let statement = client.prepare_cached(statement).await?;
                let (version, updated) = (number(row.version), number(row.updated));
                let written = client
                    .execute(
                        &statement,
                        &[
                            &row.id,
                            &version,
                            &row.stage,
                            &row.host,
                            &row.league,
                            &updated,
                            &row.state,
                        ],
                    )
                    .await?;
                Ok(written > 0)
            })
        })
    }
}

fn row(row: &Row) -> TournamentRow {
    TournamentRow {
        id: row.get("id"),
        version: unsigned(row.get("version")),
        stage: row.get("stage"),
        host: row.get("host"),
        league: row.get("league"),
        updated: unsigned(row.get("updated")),
        state: row.get("state"),
    }
}
