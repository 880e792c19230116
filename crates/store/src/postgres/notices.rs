//! What people are told: channels, and what waits there.

use deadpool_postgres::{Client, Transaction};
use tokio_postgres::Row;

use super::{Postgres, log::unsigned, number};
use crate::{
    AddedChannel, Channel, Claim, DueNotice, Fate, Feed, FeedEntry, NewNotice, NoticeSettings,
    Notices, Reply, Settled, StoreError,
    notices::{LONGEST_FEED, Set, quiet},
};

/// The columns of a channel.
const CHANNEL: &str = "id, visitor, kind, address, details, made, confirmed, failures, problem";

/// The key of a notice.
const KEY: &str = "(channel, game_table, kind)";

/// Removes notices. Those that an append is renewing stay: whoever removes never waits for an
/// append, so no append can be in the way of one that waits for it.
fn delete(which: &str) -> String {
    format!(
        "DELETE FROM notice WHERE {KEY} IN (SELECT channel, game_table, kind FROM notice {which} \
         FOR UPDATE OF notice SKIP LOCKED)"
    )
}

/// Notices for the channels of those whom they are for, about the table `head`: visitors,
/// kinds and times come in these parameters.
pub(super) fn insert(visitors: &str, kinds: &str, times: &str, dues: &str) -> String {
    format!(
        "INSERT INTO notice (channel, game_table, kind, visitor, happened, due) \
         SELECT channel.id, head.id, new.kind, new.visitor, new.happens, \
         greatest(new.due, channel.not_before) FROM head, \
         unnest({visitors}::text[], {kinds}::text[], {times}::bigint[], {dues}::bigint[]) \
         AS new (visitor, kind, happens, due) \
         JOIN channel ON channel.visitor = new.visitor AND channel.confirmed IS NOT NULL \
         ON CONFLICT (channel, game_table, kind) DO UPDATE SET \
         happened = excluded.happened, due = excluded.due"
    )
}

/// New notices, column by column.
pub(super) struct Columns<'a> {
    pub visitors: Vec<&'a str>,
    pub kinds: Vec<&'a str>,
    pub times: Vec<i64>,
    pub dues: Vec<i64>,
}

impl<'a> Columns<'a> {
    pub fn of(notices: &'a [NewNotice]) -> Self {
        Self {
            visitors: notices.iter().map(|notice| &*notice.visitor).collect(),
            kinds: notices.iter().map(|notice| notice.kind).collect(),
            times: notices
                .iter()
                .map(|notice| number(notice.happens))
                .collect(),
            dues: notices.iter().map(|notice| number(notice.due)).collect(),
        }
    }
}

impl Notices for Postgres {
    fn notice_settings(&self, visitor: String) -> Reply<'_, Option<NoticeSettings>> {
        self.look(move |client| Box::pin(async move { settings(client, &visitor).await }))
    }

    fn set_notice_settings(&self, new: NoticeSettings) -> Reply<'_, ()> {
        self.ask(move |client| {
            Box::pin(async move {
                let set = "INSERT INTO notice_settings \
                           (visitor, language, off, zone, quiet_from, quiet_to) \
                           VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (visitor) DO UPDATE SET \
                           language = excluded.language, off = excluded.off, \
                           zone = excluded.zone, quiet_from = excluded.quiet_from, \
                           quiet_to = excluded.quiet_to";
                let from = new.quiet.map(|(from, _)| i64::from(from));
                let to = new.quiet.map(|(_, to)| i64::from(to));
                let statement = client.prepare_cached(set).await?;
                client
                    .execute(
                        &statement,
                        &[&new.visitor, &new.language, &new.off, &new.zone, &from, &to],
                    )
                    .await?;
                Ok(())
            })
        })
    }

    fn channels(&self, visitor: String) -> Reply<'_, Vec<Channel>> {
        self.look(move |client| {
            Box::pin(async move {
                let all =
                    format!("SELECT {CHANNEL} FROM channel WHERE visitor = $1 ORDER BY made, id");
                let statement = client.prepare_cached(&all).await?;
                let rows = client.query(&statement, &[&visitor]).await?;
                Ok(rows.iter().map(channel).collect())
            })
        })
    }

    fn channel(&self, id: String) -> Reply<'_, Option<Channel>> {
        self.look(move |client| {
            Box::pin(async move {
                let one = format!("SELECT {CHANNEL} FROM channel WHERE id = $1");
                let row = client.query_opt(&one, &[&id]).await?;
                Ok(row.as_ref().map(channel))
            })
        })
    }

    fn add_channel(&self, new: Channel, sole: bool, most: u32) -> Reply<'_, AddedChannel> {
        self.ask(move |client| {
            Box::pin(async move {
                let change = client.transaction().await?;
                let added = add(&change, &new, sole, most).await?;
                change.commit().await?;
                Ok(added)
            })
        })
    }

    fn confirm_channel(&self, id: String, at: u64) -> Reply<'_, bool> {
        self.look(move |client| {
            Box::pin(async move {
                let confirm = "UPDATE channel SET confirmed = $2, failures = 0, problem = NULL, \
                               not_before = 0 WHERE id = $1";
                Ok(client.execute(confirm, &[&id, &number(at)]).await? > 0)
            })
        })
    }

    fn move_channel(&self, id: String, address: String) -> Reply<'_, bool> {
        self.look(move |client| {
            Box::pin(async move {
                let change = "UPDATE channel SET address = $2 WHERE id = $1";
                Ok(client.execute(change, &[&id, &address]).await? > 0)
            })
        })
    }

    fn remove_channel(&self, id: String) -> Reply<'_, bool> {
        self.look(move |client| {
            Box::pin(async move {
                let change = client.transaction().await?;
                let removed = remove(&change, &[id]).await?;
                change.commit().await?;
                Ok(removed)
            })
        })
    }

    fn seen(&self, looks: Vec<(String, String, u64)>) -> Reply<'_, u64> {
        self.look(move |client| {
            Box::pin(async move {
                let visitors: Vec<&str> = looks.iter().map(|(visitor, ..)| &**visitor).collect();
                let tables: Vec<&str> = looks.iter().map(|(_, table, _)| &**table).collect();
                let times: Vec<i64> = looks.iter().map(|(.., until)| number(*until)).collect();
                let which = "JOIN unnest($1::text[], $2::text[], $3::bigint[]) \
                             AS seen (visitor, game_table, until) USING (visitor, game_table) \
                             WHERE happened <= until";
                let statement = client.prepare_cached(&delete(which)).await?;
                Ok(client
                    .execute(&statement, &[&visitors, &tables, &times])
                    .await?)
            })
        })
    }

    fn claim(&self, now: u64, until: u64) -> Reply<'_, Option<Claim>> {
        self.ask(move |client| {
            Box::pin(async move { claim(client, number(now), number(until)).await })
        })
    }

    fn settle(&self, settled: Settled) -> Reply<'_, bool> {
        self.ask(move |client| {
            Box::pin(async move {
                let change = client.transaction().await?;
                let was_held = settle(&change, &settled).await?;
                change.commit().await?;
                Ok(was_held)
            })
        })
    }

    fn feed(&self, address: String, most: u32) -> Reply<'_, Option<Feed>> {
        self.look(move |client| Box::pin(async move { feed(client, &address, most).await }))
    }

    fn waiting_notices(&self, now: u64) -> Reply<'_, (u64, u64)> {
        self.ask(move |client| {
            Box::pin(async move {
                let count = "SELECT count(*), count(*) FILTER (WHERE due <= $1) FROM notice";
                let row = client.query_one(count, &[&number(now)]).await?;
                Ok((unsigned(row.get(0)), unsigned(row.get(1))))
            })
        })
    }

    fn forget_notices(&self, before: u64) -> Reply<'_, u64> {
        self.ask(move |client| {
            Box::pin(async move {
                let mut all = 0;
                for forget in [
                    "DELETE FROM channel WHERE confirmed IS NULL AND made < $1 \
                     AND problem IS NULL",
                    "DELETE FROM feed_entry WHERE happened < $1",
                    "DELETE FROM notice WHERE happened < $1 AND NOT EXISTS \
                     (SELECT 1 FROM channel WHERE channel.id = notice.channel)",
                ] {
                    all += client.execute(forget, &[&number(before)]).await?;
                }
                Ok(all)
            })
        })
    }
}

async fn settings(client: &Client, visitor: &str) -> Set {
    let row = client
        .query_opt(
            "SELECT visitor, language, off, zone, quiet_from, quiet_to FROM notice_settings \
             WHERE visitor = $1",
            &[&visitor],
        )
        .await?;
    Ok(row.map(|row| NoticeSettings {
        visitor: row.get(0),
        language: row.get(1),
        off: row.get(2),
        zone: row.get(3),
        quiet: quiet(row.get(4), row.get(5)),
    }))
}

pub(super) fn channel(row: &Row) -> Channel {
    Channel {
        id: row.get("id"),
        visitor: row.get("visitor"),
        kind: row.get("kind"),
        address: row.get("address"),
        details: row.get("details"),
        made: unsigned(row.get("made")),
        confirmed: row.get::<_, Option<i64>>("confirmed").map(unsigned),
        failures: u32::try_from(row.get::<_, i64>("failures")).unwrap_or_default(),
        problem: row.get("problem"),
    }
}

async fn add(
    change: &Transaction<'_>,
    new: &Channel,
    sole: bool,
    most: u32,
) -> Result<AddedChannel, StoreError> {
    // Of several requests of one visitor, or about one address, one goes first.
    let lock = "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))";
    for name in [&new.visitor, &new.address] {
        change.execute(lock, &[name]).await?;
    }
    if sole {
        let others = "SELECT id FROM channel WHERE kind = $1 AND address = $2 AND visitor <> $3";
        let others = change
            .query(others, &[&new.kind, &new.address, &new.visitor])
            .await?;
        let others: Vec<String> = others.iter().map(|row| row.get(0)).collect();
        remove(change, &others).await?;
    }
    let known =
        format!("SELECT {CHANNEL} FROM channel WHERE visitor = $1 AND kind = $2 AND address = $3");
    let known = change
        .query_opt(&known, &[&new.visitor, &new.kind, &new.address])
        .await?;
    if let Some(known) = known {
        return Ok(AddedChannel::Known(channel(&known)));
    }
    let count = "SELECT count(*) FROM channel WHERE visitor = $1";
    let count: i64 = change.query_one(count, &[&new.visitor]).await?.get(0);
    if count >= i64::from(most) {
        return Ok(AddedChannel::TooMany);
    }
    let insert = format!(
        "INSERT INTO channel ({CHANNEL}, not_before, held) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 0, 0)"
    );
    change
        .execute(
            &insert,
            &[
                &new.id,
                &new.visitor,
                &new.kind,
                &new.address,
                &new.details,
                &number(new.made),
                &new.confirmed.map(number),
                &i64::from(new.failures),
                &new.problem,
            ],
        )
        .await?;
    Ok(AddedChannel::Added)
}

async fn remove(change: &Transaction<'_>, ids: &[String]) -> Result<bool, StoreError> {
    let remove = "DELETE FROM channel WHERE id = ANY ($1)";
    let removed = change.execute(remove, &[&ids]).await?;
    let waiting = delete("WHERE channel = ANY ($1)");
    change.execute(&waiting, &[&ids]).await?;
    Ok(removed > 0)
}

/// One statement holds a channel; nobody waits for whoever is holding another one.
async fn claim(client: &mut Client, now: i64, until: i64) -> Result<Option<Claim>, StoreError> {
    let hold = format!(
        "UPDATE channel SET held = $2 WHERE id = \
         (SELECT channel.id FROM notice JOIN channel ON channel.id = notice.channel \
          WHERE due <= $1 AND held <= $1 AND confirmed IS NOT NULL \
          ORDER BY due LIMIT 1 FOR UPDATE OF channel SKIP LOCKED) RETURNING {CHANNEL}"
    );
    let statement = client.prepare_cached(&hold).await?;
    let Some(held) = client.query_opt(&statement, &[&now, &until]).await? else {
        return Ok(None);
    };
    let channel = channel(&held);
    let due = client
        .prepare_cached(
            "SELECT game_table, kind, happened, summary, \
             EXISTS (SELECT 1 FROM seat WHERE seat.game_table = notice.game_table \
                     AND seat.visitor = notice.visitor AND sits AND owes), \
             stage IN ('finished', 'closed') \
             FROM notice JOIN game_table ON game_table.id = notice.game_table \
             WHERE channel = $1 AND due <= $2 ORDER BY happened, game_table, kind",
        )
        .await?;
    let due = client.query(&due, &[&channel.id, &now]).await?;
    let notice = |row: &Row| DueNotice {
        table: row.get(0),
        kind: row.get(1),
        happened: unsigned(row.get(2)),
        summary: row.get(3),
        owes: row.get(4),
        ended: row.get(5),
    };
    Ok(Some(Claim {
        settings: settings(client, &channel.visitor).await?,
        until: unsigned(until),
        notices: due.iter().map(notice).collect(),
        channel,
    }))
}

async fn settle(change: &Transaction<'_>, settled: &Settled) -> Result<bool, StoreError> {
    let id = &settled.channel;
    let held = "SELECT visitor FROM channel WHERE id = $1 AND held = $2 FOR UPDATE";
    let held = change
        .query_opt(held, &[id, &number(settled.until)])
        .await?;
    let Some(held) = held else {
        return Ok(false);
    };
    let visitor: String = held.get(0);
    let columns = |rows: &[(String, String, u64)]| {
        let tables: Vec<String> = rows.iter().map(|(table, ..)| table.clone()).collect();
        let kinds: Vec<String> = rows.iter().map(|(_, kind, _)| kind.clone()).collect();
        let times: Vec<i64> = rows.iter().map(|(.., at)| number(*at)).collect();
        (tables, kinds, times)
    };
    let (tables, kinds, times) = columns(&settled.done);
    let done = "JOIN unnest($2::text[], $3::text[], $4::bigint[]) \
                AS done (game_table, kind, happened) USING (game_table, kind, happened) \
                WHERE channel = $1";
    change
        .execute(&delete(done), &[id, &tables, &kinds, &times])
        .await?;
    if !settled.told.is_empty() {
        let (tables, kinds, times) = columns(&settled.told);
        // A table may have gone meanwhile.
        let tell = "INSERT INTO feed_entry (visitor, happened, game_table, kind) \
                    SELECT $1, told.happened, game_table.id, told.kind \
                    FROM unnest($2::text[], $3::text[], $4::bigint[]) \
                    AS told (game_table, kind, happened) \
                    JOIN game_table ON game_table.id = told.game_table ON CONFLICT DO NOTHING";
        change
            .execute(tell, &[&visitor, &tables, &kinds, &times])
            .await?;
        let cut = "DELETE FROM feed_entry WHERE visitor = $1 AND happened < \
                   (SELECT happened FROM feed_entry WHERE visitor = $1 \
                    ORDER BY happened DESC LIMIT 1 OFFSET $2)";
        let kept = i64::from(LONGEST_FEED) - 1;
        change.execute(cut, &[&visitor, &kept]).await?;
    }
    if settled.fate == Fate::Removed {
        return remove(change, std::slice::from_ref(id)).await;
    }
    let is_off = settled.fate == Fate::SwitchedOff;
    change
        .execute(
            "UPDATE channel SET held = 0, not_before = $2, failures = $3, problem = $4, \
             confirmed = CASE WHEN $5 THEN NULL ELSE confirmed END WHERE id = $1",
            &[
                id,
                &number(settled.not_before),
                &i64::from(settled.failures),
                &settled.problem,
                &is_off,
            ],
        )
        .await?;
    if is_off {
        let all = delete("WHERE channel = $1");
        change.execute(&all, &[id]).await?;
    } else {
        let wait = format!(
            "UPDATE notice SET due = $2 WHERE {KEY} IN (SELECT channel, game_table, kind FROM notice \
             WHERE channel = $1 AND due < $2 FOR UPDATE SKIP LOCKED)"
        );
        change
            .execute(&wait, &[id, &number(settled.not_before)])
            .await?;
    }
    Ok(true)
}

async fn feed(client: &Client, address: &str, most: u32) -> Result<Option<Feed>, StoreError> {
    let one = format!("SELECT {CHANNEL} FROM channel WHERE kind = 'feed' AND address = $1");
    let statement = client.prepare_cached(&one).await?;
    let Some(found) = client.query_opt(&statement, &[&address]).await? else {
        return Ok(None);
    };
    let channel = channel(&found);
    let entries = client
        .prepare_cached(
            "SELECT game_table, kind, happened, summary FROM feed_entry \
             JOIN game_table ON game_table.id = feed_entry.game_table WHERE visitor = $1 \
             ORDER BY happened DESC, game_table, kind LIMIT $2",
        )
        .await?;
    let entries = client
        .query(&entries, &[&channel.visitor, &i64::from(most)])
        .await?;
    let entry = |row: &Row| FeedEntry {
        table: row.get(0),
        kind: row.get(1),
        happened: unsigned(row.get(2)),
        summary: row.get(3),
    };
    Ok(Some(Feed {
        settings: settings(client, &channel.visitor).await?,
        entries: entries.iter().map(entry).collect(),
        channel,
    }))
}
