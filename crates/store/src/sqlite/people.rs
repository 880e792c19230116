//! Sessions, codes, credentials and settings of visitors, and two visitors who become one.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::Sqlite;
use crate::{
    Code, Credential, Merge, Name, People, Reply, Session, SessionKind, StoreError, people,
};

impl People for Sqlite {
    fn name_visitor(&self, id: String, name: Name) -> Reply<'_, bool> {
        self.write(move |connection| name_visitor(connection, &id, &name))
    }

    fn names_without_looks(&self, most: u32) -> Reply<'_, Vec<(String, String)>> {
        self.read_with(move |connection| {
            let mut rows = connection.prepare_cached(&people::without_looks('?'))?;
            let rows = rows.query_map([most], |row| Ok((row.get(0)?, row.get(1)?)))?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
    }

    fn set_looks(&self, names: Vec<(String, Name)>) -> Reply<'_, ()> {
        self.write(move |connection| {
            for (id, name) in &names {
                connection
                    .prepare_cached(
                        "UPDATE visitor SET look = ?3, folded = ?4 \
                         WHERE id = ?1 AND name = ?2 AND look IS NULL",
                    )?
                    .execute([id, &name.name, &name.look, &name.folded])?;
                own_name(connection, id)?;
            }
            Ok(())
        })
    }

    fn begin_session(&self, session: Session, most: u32) -> Reply<'_, Session> {
        self.write(move |connection| begin_session(connection, &session, most))
    }

    fn session(&self, hash: String) -> Reply<'_, Option<Session>> {
        self.read_with(move |connection| session(connection, &hash))
    }

    fn sessions(&self, visitor: String) -> Reply<'_, Vec<Session>> {
        self.read_with(move |connection| {
            let mut rows = connection.prepare_cached(
                "SELECT * FROM session WHERE visitor = ?1 AND ended IS NULL \
                 ORDER BY seen DESC, hash",
            )?;
            let mut rows = rows.query([visitor])?;
            let mut found = Vec::new();
            while let Some(row) = rows.next()? {
                found.push(read_session(row)?);
            }
            Ok(found)
        })
    }

    fn see_session(&self, hash: String, at: u64) -> Reply<'_, ()> {
        self.write(move |connection| {
            let see = "UPDATE session SET seen = max(seen, ?2) WHERE hash = ?1";
            connection.prepare_cached(see)?.execute(params![hash, at])?;
            Ok(())
        })
    }

    fn end_session(&self, visitor: String, hash: String, at: u64) -> Reply<'_, bool> {
        self.write(move |connection| {
            let end = "UPDATE session SET ended = ?3 \
                       WHERE hash = ?2 AND visitor = ?1 AND ended IS NULL";
            Ok(connection.execute(end, params![visitor, hash, at])? > 0)
        })
    }

    fn end_other_sessions(&self, visitor: String, but: String, at: u64) -> Reply<'_, Vec<String>> {
        self.write(move |connection| {
            let mut ended = connection.prepare_cached(
                "UPDATE session SET ended = ?3 \
                 WHERE visitor = ?1 AND hash <> ?2 AND ended IS NULL RETURNING hash",
            )?;
            let ended = ended.query_map(params![visitor, but, at], |row| row.get(0))?;
            Ok(ended.collect::<Result<_, _>>()?)
        })
    }

    fn forget_sessions(&self, before: u64) -> Reply<'_, u64> {
        self.write(move |connection| {
            let forget = "DELETE FROM session WHERE seen < ?1 AND coalesce(ended, 0) < ?1";
            Ok(connection.execute(forget, [before])? as u64)
        })
    }

    fn keep_code(&self, code: Code, most: u32) -> Reply<'_, ()> {
        self.write(move |connection| keep_code(connection, &code, most))
    }

    fn code(&self, hash: String, purpose: &'static str, at: u64) -> Reply<'_, Option<Code>> {
        self.read_with(move |connection| {
            let mut row = connection.prepare_cached(
                "SELECT * FROM code WHERE hash = ?1 AND purpose = ?2 AND until > ?3",
            )?;
            Ok(row
                .query_row(params![hash, purpose, at], read_code)
                .optional()?)
        })
    }

    fn use_code(&self, hash: String, purpose: &'static str, at: u64) -> Reply<'_, Option<Code>> {
        self.write(move |connection| {
            let mut row = connection.prepare_cached(
                "DELETE FROM code WHERE hash = ?1 AND purpose = ?2 AND until > ?3 RETURNING *",
            )?;
            Ok(row
                .query_row(params![hash, purpose, at], read_code)
                .optional()?)
        })
    }

    fn forget_codes(&self, at: u64) -> Reply<'_, u64> {
        self.write(move |connection| {
            let forget = "DELETE FROM code WHERE until <= ?1";
            Ok(connection.execute(forget, [at])? as u64)
        })
    }

    fn add_credential(&self, credential: Credential) -> Reply<'_, bool> {
        self.write(move |connection| {
            let added = connection.execute(
                &people::keeping('?'),
                params![
                    credential.id,
                    credential.visitor,
                    credential.name,
                    credential.data,
                    credential.made,
                    credential.used
                ],
            )?;
            own_name(connection, &credential.visitor)?;
            Ok(added > 0)
        })
    }

    fn credential(&self, id: String) -> Reply<'_, Option<Credential>> {
        self.read_with(move |connection| {
            let mut row = connection.prepare_cached("SELECT * FROM credential WHERE id = ?1")?;
            Ok(row.query_row([id], read_credential).optional()?)
        })
    }

    fn credentials(&self, visitor: String) -> Reply<'_, Vec<Credential>> {
        self.read_with(move |connection| {
            let mut rows = connection
                .prepare_cached("SELECT * FROM credential WHERE visitor = ?1 ORDER BY made, id")?;
            let rows = rows.query_map([visitor], read_credential)?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
    }

    fn use_credential(&self, read: Credential, data: String, at: u64) -> Reply<'_, bool> {
        self.write(move |connection| {
            let used = "UPDATE credential SET data = ?4, used = ?5 \
                        WHERE id = ?1 AND visitor = ?2 AND data = ?3";
            let used =
                connection.execute(used, params![read.id, read.visitor, read.data, data, at])?;
            Ok(used > 0)
        })
    }

    fn remove_credential(&self, visitor: String, id: String) -> Reply<'_, bool> {
        self.write(move |connection| {
            let remove = "DELETE FROM credential WHERE id = ?2 AND visitor = ?1";
            let removed = connection.execute(remove, [&visitor, &id])?;
            own_name(connection, &visitor)?;
            Ok(removed > 0)
        })
    }

    fn settings(&self, visitor: String) -> Reply<'_, Vec<(String, String)>> {
        self.read_with(move |connection| {
            let mut rows = connection.prepare_cached(
                "SELECT name, value FROM setting WHERE visitor = ?1 ORDER BY name",
            )?;
            let rows = rows.query_map([visitor], |row| Ok((row.get(0)?, row.get(1)?)))?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
    }

    fn with_setting(
        &self,
        name: String,
        value: String,
        visitors: Vec<String>,
    ) -> Reply<'_, Vec<String>> {
        self.read_with(move |connection| {
            let mut one = connection.prepare_cached(
                "SELECT 1 FROM setting WHERE visitor = ?1 AND name = ?2 AND value = ?3",
            )?;
            let mut found = Vec::new();
            for visitor in visitors {
                if one.exists([&visitor, &name, &value])? {
                    found.push(visitor);
                }
            }
            Ok(found)
        })
    }

    fn set(&self, visitor: String, settings: Vec<(String, String)>) -> Reply<'_, ()> {
        self.write(move |connection| {
            let mut set = connection.prepare_cached(
                "INSERT INTO setting (visitor, name, value) VALUES (?1, ?2, ?3) \
                 ON CONFLICT (visitor, name) DO UPDATE SET value = excluded.value",
            )?;
            for (name, value) in &settings {
                set.execute([&visitor, name, value])?;
            }
            Ok(())
        })
    }

    fn merge(&self, merge: Merge) -> Reply<'_, ()> {
        self.write(move |connection| self::merge(connection, &merge))
    }
}

fn begin_session(connection: &Connection, new: &Session, most: u32) -> Result<Session, StoreError> {
    connection
        .prepare_cached(
            "INSERT INTO session (hash, visitor, kind, device, made, seen, ended) \
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT DO NOTHING",
        )?
        .execute(params![
            new.hash,
            new.visitor,
            new.kind.name(),
            new.device,
            new.made,
            new.seen,
            new.ended
        ])?;
    connection
        .prepare_cached(
            "UPDATE session SET ended = ?4 WHERE ended IS NULL AND hash IN \
             (SELECT hash FROM session WHERE visitor = ?1 AND kind = ?2 AND ended IS NULL \
              ORDER BY hash = ?5 DESC, seen DESC, hash LIMIT -1 OFFSET ?3)",
        )?
        .execute(params![
            new.visitor,
            new.kind.name(),
            most,
            new.made,
            new.hash
        ])?;
    let kept = session(connection, &new.hash)?;
    Ok(kept.unwrap_or_else(|| new.clone()))
}

fn session(connection: &Connection, hash: &str) -> Result<Option<Session>, StoreError> {
    let mut row = connection.prepare_cached("SELECT * FROM session WHERE hash = ?1")?;
    let mut rows = row.query([hash])?;
    rows.next()?.map(read_session).transpose()
}

fn read_session(row: &Row<'_>) -> Result<Session, StoreError> {
    let kind: String = row.get("kind")?;
    Ok(Session {
        hash: row.get("hash")?,
        visitor: row.get("visitor")?,
        kind: SessionKind::named(&kind)?,
        device: row.get("device")?,
        made: row.get("made")?,
        seen: row.get("seen")?,
        ended: row.get("ended")?,
    })
}

fn keep_code(connection: &Connection, code: &Code, most: u32) -> Result<(), StoreError> {
    connection
        .prepare_cached(
            "INSERT INTO code (hash, purpose, visitor, data, until) VALUES (?1, ?2, ?3, ?4, ?5)",
        )?
        .execute(params![
            code.hash,
            code.purpose,
            code.visitor,
            code.data,
            code.until
        ])?;
    // Codes that are nobody's yet have no limit here: they end soon.
    connection
        .prepare_cached(
            "DELETE FROM code WHERE hash IN \
             (SELECT hash FROM code WHERE visitor = ?1 AND visitor <> '' AND purpose = ?2 \
              ORDER BY hash = ?4 DESC, until DESC, hash LIMIT -1 OFFSET ?3)",
        )?
        .execute(params![code.visitor, code.purpose, most, code.hash])?;
    Ok(())
}

fn read_code(row: &Row<'_>) -> rusqlite::Result<Code> {
    Ok(Code {
        hash: row.get("hash")?,
        purpose: row.get("purpose")?,
        visitor: row.get("visitor")?,
        data: row.get("data")?,
        until: row.get("until")?,
    })
}

fn read_credential(row: &Row<'_>) -> rusqlite::Result<Credential> {
    Ok(Credential {
        id: row.get("id")?,
        visitor: row.get("visitor")?,
        name: row.get("name")?,
        data: row.get("data")?,
        made: row.get("made")?,
        used: row.get("used")?,
    })
}

fn merge(connection: &Connection, merge: &Merge) -> Result<(), StoreError> {
    let Merge { from, to, tables } = merge;
    for (table, events) in tables {
        for (seq, body) in events {
            connection
                .prepare_cached("UPDATE event SET body = ?3 WHERE game_table = ?1 AND seq = ?2")?
                .execute(params![table, seq, body])?;
        }
        connection
            .prepare_cached("UPDATE seat SET visitor = ?3 WHERE game_table = ?1 AND visitor = ?2")?
            .execute([table, from, to])?;
        connection
            .prepare_cached("UPDATE game_table SET host = ?3 WHERE id = ?1 AND host = ?2")?
            .execute([table, from, to])?;
        super::ratings::replace(connection, table, from, to)?;
    }
    for statement in people::merging('?') {
        connection.execute(&statement, [from, to])?;
    }
    own_name(connection, to)
}

fn name_visitor(connection: &Connection, id: &str, name: &Name) -> Result<bool, StoreError> {
    let Name { name, look, folded } = name;
    let is_taken: bool = connection
        .prepare_cached(&people::is_taken('?'))?
        .query_row([id, look, folded], |row| row.get(0))?;
    if is_taken {
        return Ok(false);
    }
    connection
        .prepare_cached(
            "INSERT INTO visitor (id, name, look, folded, owned) VALUES (?1, ?2, ?3, ?4, false) \
             ON CONFLICT (id) DO UPDATE SET name = excluded.name, look = excluded.look, \
             folded = excluded.folded, owned = false",
        )?
        .execute([id, name, look, folded])?;
    own_name(connection, id)?;
    Ok(true)
}

/// Sees to it who owns a visitor's name.
fn own_name(connection: &Connection, visitor: &str) -> Result<(), StoreError> {
    for statement in people::owning('?') {
        connection.prepare_cached(&statement)?.execute([visitor])?;
    }
    Ok(())
}
