//! What people are told: channels, and what waits there.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::Sqlite;
use crate::{
    AddedChannel, Channel, Claim, DueNotice, Fate, Feed, FeedEntry, NewNotice, NoticeSettings,
    Notices, Reply, Settled, StoreError,
    notices::{LONGEST_FEED, Set, quiet},
};

/// The columns of a channel.
const CHANNEL: &str = "id, visitor, kind, address, details, made, confirmed, failures, problem";

impl Notices for Sqlite {
    fn notice_settings(&self, visitor: String) -> Reply<'_, Option<NoticeSettings>> {
        self.read_with(move |connection| settings(connection, &visitor))
    }

    fn set_notice_settings(&self, new: NoticeSettings) -> Reply<'_, ()> {
        self.write(move |connection| {
            connection
                .prepare_cached(
                    "INSERT INTO notice_settings \
                     (visitor, language, off, zone, quiet_from, quiet_to) \
                     VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT (visitor) DO UPDATE SET \
                     language = excluded.language, off = excluded.off, zone = excluded.zone, \
                     quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to",
                )?
                .execute(params![
                    new.visitor,
                    new.language,
                    new.off,
                    new.zone,
                    new.quiet.map(|(from, _)| from),
                    new.quiet.map(|(_, to)| to),
                ])?;
            Ok(())
        })
    }

    fn channels(&self, visitor: String) -> Reply<'_, Vec<Channel>> {
        self.read_with(move |connection| {
            let all = format!("SELECT {CHANNEL} FROM channel WHERE visitor = ?1 ORDER BY made, id");
            let mut rows = connection.prepare_cached(&all)?;
            let rows = rows.query_map([visitor], channel)?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
    }

    fn channel(&self, id: String) -> Reply<'_, Option<Channel>> {
        self.read_with(move |connection| find(connection, &id))
    }

    fn add_channel(&self, new: Channel, sole: bool, most: u32) -> Reply<'_, AddedChannel> {
        self.write(move |connection| add(connection, &new, sole, most))
    }

    fn confirm_channel(&self, id: String, at: u64) -> Reply<'_, bool> {
        self.write(move |connection| {
            let confirm = "UPDATE channel SET confirmed = ?2, failures = 0, problem = NULL, \
                           not_before = 0 WHERE id = ?1";
            Ok(connection.execute(confirm, params![id, at])? > 0)
        })
    }

    fn move_channel(&self, id: String, address: String) -> Reply<'_, bool> {
        self.write(move |connection| {
            let change = "UPDATE channel SET address = ?2 WHERE id = ?1";
            Ok(connection.execute(change, [id, address])? > 0)
        })
    }

    fn remove_channel(&self, id: String) -> Reply<'_, bool> {
        self.write(move |connection| remove(connection, &id))
    }

    fn seen(&self, looks: Vec<(String, String, u64)>) -> Reply<'_, u64> {
        self.write(move |connection| {
            let forget = "DELETE FROM notice WHERE visitor = ?1 AND game_table = ?2 \
                          AND happened <= ?3";
            let mut forget = connection.prepare_cached(forget)?;
            let mut all = 0;
            for (visitor, table, until) in looks {
                all += forget.execute(params![visitor, table, until])? as u64;
            }
            Ok(all)
        })
    }

    fn claim(&self, now: u64, until: u64) -> Reply<'_, Option<Claim>> {
        let due = self.read_with(move |connection| next(connection, now));
        Box::pin(async move {
            // Nothing is written where there is nothing to do.
            if due.await?.is_none() {
                return Ok(None);
            }
            self.write(move |connection| claim(connection, now, until))
                .await
        })
    }

    fn settle(&self, settled: Settled) -> Reply<'_, bool> {
        self.write(move |connection| settle(connection, &settled))
    }

    fn feed(&self, address: String, most: u32) -> Reply<'_, Option<Feed>> {
        self.read_with(move |connection| feed(connection, &address, most))
    }

    fn waiting_notices(&self, now: u64) -> Reply<'_, (u64, u64)> {
        self.read_with(move |connection| {
            let count = "SELECT count(*), count(*) FILTER (WHERE due <= ?1) FROM notice";
            let count = connection.query_row(count, [now], |row| Ok((row.get(0)?, row.get(1)?)));
            Ok(count?)
        })
    }

    fn forget_notices(&self, before: u64) -> Reply<'_, u64> {
        self.write(move |connection| {
            let mut all = 0;
            for forget in [
                "DELETE FROM channel WHERE confirmed IS NULL AND made < ?1 AND problem IS NULL",
                "DELETE FROM feed_entry WHERE happened < ?1",
                "DELETE FROM notice WHERE happened < ?1 \
                 AND channel NOT IN (SELECT id FROM channel)",
            ] {
                all += connection.execute(forget, [before])? as u64;
            }
            Ok(all)
        })
    }
}

/// Writes notices for the channels of those whom they are for.
pub(super) fn write(
    connection: &Connection,
    table: &str,
    notices: &[NewNotice],
) -> Result<(), StoreError> {
    let mut insert = connection.prepare_cached(
        "INSERT INTO notice (channel, game_table, kind, visitor, happened, due) \
         SELECT id, ?1, ?2, visitor, ?4, max(?5, not_before) FROM channel \
         WHERE visitor = ?3 AND confirmed IS NOT NULL \
         ON CONFLICT (channel, game_table, kind) DO UPDATE SET \
         happened = excluded.happened, due = excluded.due",
    )?;
    for notice in notices {
        insert.execute(params![
            table,
            notice.kind,
            notice.visitor,
            notice.happens,
            notice.due
        ])?;
    }
    Ok(())
}

fn settings(connection: &Connection, visitor: &str) -> Set {
    let mut row = connection.prepare_cached(
        "SELECT visitor, language, off, zone, quiet_from, quiet_to FROM notice_settings \
         WHERE visitor = ?1",
    )?;
    let row = row.query_row([visitor], |row| {
        Ok(NoticeSettings {
            visitor: row.get(0)?,
            language: row.get(1)?,
            off: row.get(2)?,
            zone: row.get(3)?,
            quiet: quiet(row.get(4)?, row.get(5)?),
        })
    });
    Ok(row.optional()?)
}

pub(super) fn channel(row: &Row<'_>) -> rusqlite::Result<Channel> {
    Ok(Channel {
        id: row.get("id")?,
        visitor: row.get("visitor")?,
        kind: row.get("kind")?,
        address: row.get("address")?,
        details: row.get("details")?,
        made: row.get("made")?,
        confirmed: row.get("confirmed")?,
        failures: row.get("failures")?,
        problem: row.get("problem")?,
    })
}

fn find(connection: &Connection, id: &str) -> Result<Option<Channel>, StoreError> {
    let one = format!("SELECT {CHANNEL} FROM channel WHERE id = ?1");
    let mut one = connection.prepare_cached(&one)?;
    Ok(one.query_row([id], channel).optional()?)
}

fn add(
    connection: &Connection,
    new: &Channel,
    sole: bool,
    most: u32,
) -> Result<AddedChannel, StoreError> {
    if sole {
        let others = "SELECT id FROM channel WHERE kind = ?1 AND address = ?2 AND visitor <> ?3";
        let mut others = connection.prepare_cached(others)?;
        let key = [&new.kind, &new.address, &new.visitor];
        let others = others.query_map(key, |row| row.get::<_, String>(0))?;
        for other in others.collect::<Result<Vec<_>, _>>()? {
            remove(connection, &other)?;
        }
    }
    let known =
        format!("SELECT {CHANNEL} FROM channel WHERE visitor = ?1 AND kind = ?2 AND address = ?3");
    let known = connection
        .prepare_cached(&known)?
        .query_row([&new.visitor, &new.kind, &new.address], channel)
        .optional()?;
    if let Some(known) = known {
        return Ok(AddedChannel::Known(known));
    }
    let count: u32 = connection
        .prepare_cached("SELECT count(*) FROM channel WHERE visitor = ?1")?
        .query_row([&new.visitor], |row| row.get(0))?;
    if count >= most {
        return Ok(AddedChannel::TooMany);
    }
    let insert = format!(
        "INSERT INTO channel ({CHANNEL}, not_before, held) \
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, 0, 0)"
    );
    connection.prepare_cached(&insert)?.execute(params![
        new.id,
        new.visitor,
        new.kind,
        new.address,
        new.details,
        new.made,
        new.confirmed,
        new.failures,
        new.problem,
    ])?;
    Ok(AddedChannel::Added)
}

fn remove(connection: &Connection, id: &str) -> Result<bool, StoreError> {
    connection.execute("DELETE FROM notice WHERE channel = ?1", [id])?;
    let removed = connection.execute("DELETE FROM channel WHERE id = ?1", [id])?;
    Ok(removed > 0)
}

/// The channel that waits longest, of those that nobody holds.
fn next(connection: &Connection, now: u64) -> Result<Option<String>, StoreError> {
    let mut next = connection.prepare_cached(
        "SELECT channel.id FROM notice JOIN channel ON channel.id = notice.channel \
         WHERE due <= ?1 AND held <= ?1 AND confirmed IS NOT NULL ORDER BY due LIMIT 1",
    )?;
    Ok(next.query_row([now], |row| row.get(0)).optional()?)
}

fn claim(connection: &Connection, now: u64, until: u64) -> Result<Option<Claim>, StoreError> {
    let Some(id) = next(connection, now)? else {
        return Ok(None);
    };
    let hold = "UPDATE channel SET held = ?2 WHERE id = ?1";
    connection.execute(hold, params![id, until])?;
    let Some(channel) = find(connection, &id)? else {
        return Ok(None);
    };
    let mut due = connection.prepare_cached(
        "SELECT game_table, kind, happened, summary, \
         EXISTS (SELECT 1 FROM seat WHERE seat.game_table = notice.game_table \
                 AND seat.visitor = notice.visitor AND sits AND owes), \
         stage IN ('finished', 'closed') \
         FROM notice JOIN game_table ON game_table.id = notice.game_table \
         WHERE channel = ?1 AND due <= ?2 ORDER BY happened, game_table, kind",
    )?;
    let due = due.query_map(params![id, now], |row| {
        Ok(DueNotice {
            table: row.get(0)?,
            kind: row.get(1)?,
            happened: row.get(2)?,
            summary: row.get(3)?,
            owes: row.get(4)?,
            ended: row.get(5)?,
        })
    })?;
    Ok(Some(Claim {
        settings: settings(connection, &channel.visitor)?,
        until,
        notices: due.collect::<Result<_, _>>()?,
        channel,
    }))
}

fn settle(connection: &Connection, settled: &Settled) -> Result<bool, StoreError> {
    let id = &settled.channel;
    let held = "SELECT visitor FROM channel WHERE id = ?1 AND held = ?2";
    let visitor: Option<String> = connection
        .prepare_cached(held)?
        .query_row(params![id, settled.until], |row| row.get(0))
        .optional()?;
    let Some(visitor) = visitor else {
        return Ok(false);
    };
    let done = "DELETE FROM notice WHERE channel = ?1 AND game_table = ?2 AND kind = ?3 \
                AND happened = ?4";
    let mut done = connection.prepare_cached(done)?;
    for (table, kind, happened) in &settled.done {
        done.execute(params![id, table, kind, happened])?;
    }
    // A table may have gone meanwhile.
    let tell = "INSERT INTO feed_entry (visitor, happened, game_table, kind) \
                SELECT ?1, ?2, id, ?4 FROM game_table WHERE id = ?3 ON CONFLICT DO NOTHING";
    let mut tell = connection.prepare_cached(tell)?;
    for (table, kind, happened) in &settled.told {
        tell.execute(params![visitor, happened, table, kind])?;
    }
    if !settled.told.is_empty() {
        connection
            .prepare_cached(
                "DELETE FROM feed_entry WHERE visitor = ?1 AND happened < \
                 (SELECT happened FROM feed_entry WHERE visitor = ?1 \
                  ORDER BY happened DESC LIMIT 1 OFFSET ?2)",
            )?
            .execute(params![visitor, LONGEST_FEED - 1])?;
    }
    if settled.fate == Fate::Removed {
        return remove(connection, id);
    }
    connection
        .prepare_cached(
            "UPDATE channel SET held = 0, not_before = ?2, failures = ?3, problem = ?4, \
             confirmed = iif(?5, NULL, confirmed) WHERE id = ?1",
        )?
        .execute(params![
            id,
            settled.not_before,
            settled.failures,
            settled.problem,
            settled.fate == Fate::SwitchedOff,
        ])?;
    if settled.fate == Fate::SwitchedOff {
        connection.execute("DELETE FROM notice WHERE channel = ?1", [id])?;
    } else {
        let wait = "UPDATE notice SET due = ?2 WHERE channel = ?1 AND due < ?2";
        connection.execute(wait, params![id, settled.not_before])?;
    }
    Ok(true)
}

fn feed(connection: &Connection, address: &str, most: u32) -> Result<Option<Feed>, StoreError> {
    let one = format!("SELECT {CHANNEL} FROM channel WHERE kind = 'feed' AND address = ?1");
    let channel = connection
        .prepare_cached(&one)?
        .query_row([address], channel)
        .optional()?;
    let Some(channel) = channel else {
        return Ok(None);
    };
    let mut entries = connection.prepare_cached(
        "SELECT game_table, kind, happened, summary FROM feed_entry \
         JOIN game_table ON game_table.id = feed_entry.game_table WHERE visitor = ?1 \
         ORDER BY happened DESC, game_table, kind LIMIT ?2",
    )?;
    let entries = entries.query_map(params![channel.visitor, most], |row| {
        Ok(FeedEntry {
            table: row.get(0)?,
            kind: row.get(1)?,
            happened: row.get(2)?,
            summary: row.get(3)?,
        })
    })?;
    Ok(Some(Feed {
        settings: settings(connection, &channel.visitor)?,
        entries: entries.collect::<Result<_, _>>()?,
        channel,
    }))
}
