//! Sessions, codes, credentials and settings of visitors, and two visitors who become one.

use deadpool_postgres::{Client, Transaction};
use tokio_postgres::Row;

use super::{Postgres, log::unsigned, number};
use crate::{
    Code, Credential, Merge, Name, People, Reply, Session, SessionKind, StoreError, people,
};

/// Whoever changes what decides who owns a name holds this advisory lock. The number only has to be
/// the same in all programs.
const NAMES: i64 = 0x6f72_7265_6e61;

impl People for Postgres {
    fn name_visitor(&self, id: String, name: Name) -> Reply<'_, bool> {
        self.ask(move |client| Box::pin(async move { name_visitor(client, &id, &name).await }))
    }

    fn names_without_looks(&self, most: u32) -> Reply<'_, Vec<(String, String)>> {
        self.look(move |client| {
            Box::pin(async move {
                let all = people::without_looks('$');
                let rows = client.query(&all, &[&i64::from(most)]).await?;
                Ok(rows.iter().map(|row| (row.get(0), row.get(1))).collect())
            })
        })
    }

    fn set_looks(&self, names: Vec<(String, Name)>) -> Reply<'_, ()> {
        self.ask(move |client| {
            Box::pin(async move {
                let change = client.transaction().await?;
                lock_names(&change).await?;
                let set = "UPDATE visitor SET look = $3, folded = $4 \
                           WHERE id = $1 AND name = $2 AND look IS NULL";
                for (id, name) in &names {
                    let Name { name, look, folded } = name;
                    change.execute(set, &[id, name, look, folded]).await?;
                    own_name(&change, id).await?;
                }
                Ok(change.commit().await?)
            })
        })
    }

    fn begin_session(&self, session: Session, most: u32) -> Reply<'_, Session> {
        self.ask(move |client| Box::pin(async move { begin_session(client, &session, most).await }))
    }

    fn session(&self, hash: String) -> Reply<'_, Option<Session>> {
        self.look(move |client| {
            Box::pin(async move {
                let find = "SELECT * FROM session WHERE hash = $1";
                let find = client.prepare_cached(find).await?;
                let row = client.query_opt(&find, &[&hash]).await?;
                row.as_ref().map(read_session).transpose()
            })
        })
    }

    fn sessions(&self, visitor: String) -> Reply<'_, Vec<Session>> {
        self.look(move |client| {
            Box::pin(async move {
                let all = "SELECT * FROM session WHERE visitor = $1 AND ended IS NULL \
                           ORDER BY seen DESC, hash";
                let all = client.prepare_cached(all).await?;
                let rows = client.query(&all, &[&visitor]).await?;
                rows.iter().map(read_session).collect()
            })
        })
    }

    fn see_session(&self, hash: String, at: u64) -> Reply<'_, ()> {
        self.ask(move |client| {
            Box::pin(async move {
                let see = "UPDATE session SET seen = greatest(seen, $2) WHERE hash = $1";
                let see = client.prepare_cached(see).await?;
                client.execute(&see, &[&hash, &number(at)]).await?;
                Ok(())
            })
        })
    }

    fn end_session(&self, visitor: String, hash: String, at: u64) -> Reply<'_, bool> {
        self.look(move |client| {
            Box::pin(async move {
                let end = "UPDATE session SET ended = $3 \
                           WHERE hash = $2 AND visitor = $1 AND ended IS NULL";
                let ended = client.execute(end, &[&visitor, &hash, &number(at)]).await?;
                Ok(ended > 0)
            })
        })
    }

    fn end_other_sessions(&self, visitor: String, but: String, at: u64) -> Reply<'_, Vec<String>> {
        self.ask(move |client| {
            Box::pin(async move {
                let end = "UPDATE session SET ended = $3 \
                           WHERE visitor = $1 AND hash <> $2 AND ended IS NULL RETURNING hash";
                let ended = client.query(end, &[&visitor, &but, &number(at)]).await?;
                Ok(ended.iter().map(|row| row.get(0)).collect())
            })
        })
    }

    fn forget_sessions(&self, before: u64) -> Reply<'_, u64> {
        self.ask(move |client| {
            Box::pin(async move {
                let forget = "DELETE FROM session WHERE seen < $1 AND coalesce(ended, 0) < $1";
                Ok(client.execute(forget, &[&number(before)]).await?)
            })
        })
    }

    fn keep_code(&self, code: Code, most: u32) -> Reply<'_, ()> {
        self.ask(move |client| Box::pin(async move { keep_code(client, &code, most).await }))
    }

    fn code(&self, hash: String, purpose: &'static str, at: u64) -> Reply<'_, Option<Code>> {
        self.look(move |client| {
            Box::pin(async move {
                let find = "SELECT * FROM code WHERE hash = $1 AND purpose = $2 AND until > $3";
                let row = client
                    .query_opt(find, &[&hash, &purpose, &number(at)])
                    .await?;
                Ok(row.as_ref().map(read_code))
            })
        })
    }

    fn use_code(&self, hash: String, purpose: &'static str, at: u64) -> Reply<'_, Option<Code>> {
        self.look(move |client| {
            Box::pin(async move {
                let take = "DELETE FROM code WHERE hash = $1 AND purpose = $2 AND until > $3 \
                            RETURNING *";
                let row = client
                    .query_opt(take, &[&hash, &purpose, &number(at)])
                    .await?;
                Ok(row.as_ref().map(read_code))
            })
        })
    }

    fn forget_codes(&self, at: u64) -> Reply<'_, u64> {
        self.ask(move |client| {
            Box::pin(async move {
                let forget = "DELETE FROM code WHERE until <= $1";
                Ok(client.execute(forget, &[&number(at)]).await?)
            })
        })
    }

    fn add_credential(&self, credential: Credential) -> Reply<'_, bool> {
        self.ask(move |client| {
            Box::pin(async move {
                let Credential {
                    id,
                    visitor,
                    name,
                    data,
                    made,
                    used,
                } = credential;
                let used = used.map(number);
                let change = client.transaction().await?;
                lock_names(&change).await?;
                let added = change
                    .execute(
                        &people::keeping('$'),
                        &[&id, &visitor, &name, &data, &number(made), &used],
                    )
                    .await?;
                own_name(&change, &visitor).await?;
                change.commit().await?;
                Ok(added > 0)
            })
        })
    }

    fn credential(&self, id: String) -> Reply<'_, Option<Credential>> {
        self.look(move |client| {
            Box::pin(async move {
                let find = "SELECT * FROM credential WHERE id = $1";
                let row = client.query_opt(find, &[&id]).await?;
                Ok(row.as_ref().map(read_credential))
            })
        })
    }

    fn credentials(&self, visitor: String) -> Reply<'_, Vec<Credential>> {
        self.look(move |client| {
            Box::pin(async move {
                let all = "SELECT * FROM credential WHERE visitor = $1 ORDER BY made, id";
                let rows = client.query(all, &[&visitor]).await?;
                Ok(rows.iter().map(read_credential).collect())
            })
        })
    }

    fn use_credential(&self, read: Credential, data: String, at: u64) -> Reply<'_, bool> {
        self.ask(move |client| {
            Box::pin(async move {
                let used = "UPDATE credential SET data = $4, used = $5 \
                            WHERE id = $1 AND visitor = $2 AND data = $3";
                let used = client
                    .execute(
                        used,
                        &[&read.id, &read.visitor, &read.data, &data, &number(at)],
                    )
                    .await?;
                Ok(used > 0)
            })
        })
    }

    fn remove_credential(&self, visitor: String, id: String) -> Reply<'_, bool> {
        self.look(move |client| {
            Box::pin(async move {
                let remove = "DELETE FROM credential WHERE id = $2 AND visitor = $1";
                let change = client.transaction().await?;
                lock_names(&change).await?;
                let removed = change.execute(remove, &[&visitor, &id]).await?;
                own_name(&change, &visitor).await?;
                change.commit().await?;
                Ok(removed > 0)
            })
        })
    }

    fn settings(&self, visitor: String) -> Reply<'_, Vec<(String, String)>> {
        self.look(move |client| {
            Box::pin(async move {
                let all = "SELECT name, value FROM setting WHERE visitor = $1 ORDER BY name";
                let all = client.prepare_cached(all).await?;
                let rows = client.query(&all, &[&visitor]).await?;
                Ok(rows.iter().map(|row| (row.get(0), row.get(1))).collect())
            })
        })
    }

    fn with_setting(
        &self,
        name: String,
        value: String,
        visitors: Vec<String>,
    ) -> Reply<'_, Vec<String>> {
        self.look(move |client| {
            Box::pin(async move {
                let all = "SELECT visitor FROM setting \
                           WHERE name = $1 AND value = $2 AND visitor = ANY ($3)";
                let all = client.prepare_cached(all).await?;
                let rows = client.query(&all, &[&name, &value, &visitors]).await?;
                Ok(rows.iter().map(|row| row.get(0)).collect())
            })
        })
    }

    fn set(&self, visitor: String, settings: Vec<(String, String)>) -> Reply<'_, ()> {
        self.ask(move |client| {
            Box::pin(async move {
                let (names, values): (Vec<String>, Vec<String>) = settings.into_iter().unzip();
                let set = "INSERT INTO setting (visitor, name, value) \
                           SELECT $1, new.* FROM unnest($2::text[], $3::text[]) AS new \
                           ON CONFLICT (visitor, name) DO UPDATE SET value = excluded.value";
                client.execute(set, &[&visitor, &names, &values]).await?;
                Ok(())
            })
        })
    }

    fn merge(&self, merge: Merge) -> Reply<'_, ()> {
        self.patiently(move |change| Box::pin(async move { self::merge(change, &merge).await }))
    }
}

async fn begin_session(
    client: &mut Client,
    new: &Session,
    most: u32,
) -> Result<Session, StoreError> {
    let change = client.transaction().await?;
    let begin = "INSERT INTO session (hash, visitor, kind, device, made, seen, ended) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING";
    let (kind, ended) = (new.kind.name(), new.ended.map(number));
    let (made, seen) = (number(new.made), number(new.seen));
    change
        .execute(
            begin,
            &[
                &new.hash,
                &new.visitor,
                &kind,
                &new.device,
                &made,
                &seen,
                &ended,
            ],
        )
        .await?;
    let end = "UPDATE session SET ended = $4 WHERE ended IS NULL AND hash IN \
               (SELECT hash FROM session WHERE visitor = $1 AND kind = $2 AND ended IS NULL \
                ORDER BY (hash = $5) DESC, seen DESC, hash OFFSET $3)";
    let most = i64::from(most);
    change
        .execute(end, &[&new.visitor, &kind, &most, &made, &new.hash])
        .await?;
    let find = "SELECT * FROM session WHERE hash = $1";
    let kept = change.query_one(find, &[&new.hash]).await?;
    let kept = read_session(&kept)?;
    change.commit().await?;
    Ok(kept)
}

fn read_session(row: &Row) -> Result<Session, StoreError> {
    let kind: String = row.get("kind");
    Ok(Session {
        hash: row.get("hash"),
        visitor: row.get("visitor"),
        kind: SessionKind::named(&kind)?,
        device: row.get("device"),
        made: unsigned(row.get("made")),
        seen: unsigned(row.get("seen")),
        ended: row.get::<_, Option<i64>>("ended").map(unsigned),
    })
}

async fn keep_code(client: &mut Client, code: &Code, most: u32) -> Result<(), StoreError> {
    let change = client.transaction().await?;
    let keep = "INSERT INTO code (hash, purpose, visitor, data, until) VALUES ($1, $2, $3, $4, $5)";
    let Code {
        hash,
        purpose,
        visitor,
        data,
        until,
    } = code;
    change
        .execute(keep, &[hash, purpose, visitor, data, &number(*until)])
        .await?;
    // Codes that are nobody's yet have no limit here: they end soon.
    let forget = "DELETE FROM code WHERE hash IN \
                  (SELECT hash FROM code WHERE visitor = $1 AND visitor <> '' AND purpose = $2 \
                   ORDER BY (hash = $4) DESC, until DESC, hash OFFSET $3)";
    change
        .execute(forget, &[visitor, purpose, &i64::from(most), hash])
        .await?;
    Ok(change.commit().await?)
}

fn read_code(row: &Row) -> Code {
    Code {
        hash: row.get("hash"),
        purpose: row.get("purpose"),
        visitor: row.get("visitor"),
        data: row.get("data"),
        until: unsigned(row.get("until")),
    }
}

fn read_credential(row: &Row) -> Credential {
    Credential {
        id: row.get("id"),
        visitor: row.get("visitor"),
        name: row.get("name"),
        data: row.get("data"),
        made: unsigned(row.get("made")),
        used: row.get::<_, Option<i64>>("used").map(unsigned),
    }
}

async fn merge(change: &Transaction<'_>, merge: &Merge) -> Result<(), StoreError> {
    let Merge { from, to, tables } = merge;
    for (table, events) in tables {
        let numbers: Vec<i64> = events.iter().map(|(seq, _)| number(*seq)).collect();
        let bodies: Vec<&str> = events.iter().map(|(_, body)| &**body).collect();
        change
            .execute(
                "UPDATE event SET body = new.body \
                 FROM unnest($2::bigint[], $3::text[]) AS new (seq, body) \
                 WHERE game_table = $1 AND event.seq = new.seq",
                &[table, &numbers, &bodies],
            )
            .await?;
        let seats = "UPDATE seat SET visitor = $3 WHERE game_table = $1 AND visitor = $2";
        change.execute(seats, &[table, from, to]).await?;
        // Other servers read the table anew.
        let host = "UPDATE game_table SET rewritten = rewritten + 1, \
                    host = CASE WHEN host = $2 THEN $3 ELSE host END WHERE id = $1";
        change.execute(host, &[table, from, to]).await?;
        super::ratings::replace(change, table, from, to).await?;
    }
    lock_names(change).await?;
    for statement in people::merging('$') {
        change.execute(&statement, &[from, to]).await?;
    }
    own_name(change, to).await
}

async fn name_visitor(client: &mut Client, id: &str, name: &Name) -> Result<bool, StoreError> {
    let Name { name, look, folded } = name;
    let change = client.transaction().await?;
    lock_names(&change).await?;
    let is_taken = people::is_taken('$');
    let is_taken = change.query_one(&is_taken, &[&id, look, folded]).await?;
    if is_taken.get(0) {
        return Ok(false);
    }
    let set = "INSERT INTO visitor (id, name, look, folded) VALUES ($1, $2, $3, $4) \
               ON CONFLICT (id) DO UPDATE SET name = excluded.name, look = excluded.look, \
               folded = excluded.folded, owned = false";
    change.execute(set, &[&id, name, look, folded]).await?;
    own_name(&change, id).await?;
    change.commit().await?;
    Ok(true)
}

/// Lets nobody else decide who owns a name until the transaction is over.
pub(super) async fn lock_names(change: &Transaction<'_>) -> Result<(), StoreError> {
    let lock = "SELECT pg_advisory_xact_lock($1)";
    change.execute(lock, &[&NAMES]).await?;
    Ok(())
}

/// Sees to it who owns a visitor's name.
async fn own_name(change: &Transaction<'_>, visitor: &str) -> Result<(), StoreError> {
    for statement in people::owning('$') {
        change.execute(&statement, &[&visitor]).await?;
    }
    Ok(())
}
