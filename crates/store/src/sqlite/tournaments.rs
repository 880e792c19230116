//! Tournaments.

use rusqlite::{Connection, OptionalExtension, Row, ToSql, params};

use super::Sqlite;
use crate::{Reply, StoreError, TournamentRow, Tournaments};

impl Tournaments for Sqlite {
    fn make_tournament(&self, row: TournamentRow) -> Reply<'_, bool> {
        self.write(move |connection| {
            let made = connection
                .prepare_cached(
                    "INSERT INTO tournament (id, version, stage, host, league, updated, state) \
                     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT DO NOTHING",
                )?
                .execute(params![
                    row.id,
                    row.version,
                    row.stage,
                    row.host,
                    row.league,
                    row.updated,
                    row.state
                ])?;
            Ok(made > 0)
        })
    }

    fn change_tournament(&self, row: TournamentRow) -> Reply<'_, bool> {
        self.write(move |connection| {
            let changed = connection
                .prepare_cached(
                    "UPDATE tournament SET version = ?2, stage = ?3, host = ?4, league = ?5, \
                     updated = ?6, state = ?7 WHERE id = ?1 AND version = ?2 - 1",
                )?
                .execute(params![
                    row.id,
                    row.version,
                    row.stage,
                    row.host,
                    row.league,
                    row.updated,
                    row.state
                ])?;
            Ok(changed > 0)
        })
    }

    fn tournament(&self, id: String) -> Reply<'_, Option<TournamentRow>> {
        self.read_with(move |connection| {
            let mut found = connection.prepare_cached("SELECT * FROM tournament WHERE id = ?1")?;
            Ok(found.query_row([id], row).optional()?)
        })
    }

    fn tournaments(&self, stage: String, skip: u32, most: u32) -> Reply<'_, Vec<TournamentRow>> {
        self.read_with(move |connection| {
            let select = "SELECT * FROM tournament WHERE stage = ?1 \
                          ORDER BY updated DESC, id LIMIT ?2 OFFSET ?3";
            rows(connection, select, &[&stage, &most, &skip])
        })
    }

    fn league(&self, league: String, most: u32) -> Reply<'_, Vec<TournamentRow>> {
        self.read_with(move |connection| {
            let select = "SELECT * FROM tournament WHERE league = ?1 \
                          ORDER BY updated DESC, id LIMIT ?2";
            rows(connection, select, &[&league, &most])
        })
    }

    fn tournaments_of(&self, host: String, stages: Vec<String>) -> Reply<'_, u32> {
        self.read_with(move |connection| {
            let mut count = connection
                .prepare_cached("SELECT count(*) FROM tournament WHERE host = ?1 AND stage = ?2")?;
            let mut all = 0;
            for stage in stages {
                all += count.query_row([&host, &stage], |row| row.get::<_, u32>(0))?;
            }
            Ok(all)
        })
    }

    fn tournaments_mentioning(&self, text: String) -> Reply<'_, Vec<String>> {
        self.read_with(move |connection| {
            let mut found = connection.prepare_cached(
                "SELECT id FROM tournament WHERE instr(state, ?1) > 0 OR host = ?1 ORDER BY id",
            )?;
            let found = found.query_map([text], |row| row.get(0))?;
            Ok(found.collect::<Result<_, _>>()?)
        })
    }
}

fn rows(
    connection: &Connection,
    select: &str,
    parameters: &[&dyn ToSql],
) -> Result<Vec<TournamentRow>, StoreError> {
    let mut found = connection.prepare_cached(select)?;
    let found = found.query_map(parameters, row)?;
    Ok(found.collect::<Result<_, _>>()?)
}

fn row(row: &Row<'_>) -> rusqlite::Result<TournamentRow> {
    Ok(TournamentRow {
        id: row.get("id")?,
        version: row.get("version")?,
        stage: row.get("stage")?,
        host: row.get("host")?,
        league: row.get("league")?,
        updated: row.get("updated")?,
        state: row.get("state")?,
    })
}
