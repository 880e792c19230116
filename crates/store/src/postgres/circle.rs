//! Friends and blocked people, invitations, reports, and what profiles are made of.

use deadpool_postgres::{Client, Transaction};
use tokio_postgres::Row;

use super::{
    Postgres,
    lists::amount,
    log::unsigned,
    notices::{Columns, channel, insert},
    number,
    ratings::rating,
};
use crate::{
    Channel, Circle, Deed, Invitation, Invited, NewNotice, OpenInvitation, PersonRow, PlayedRow,
    RatingRow, Related, Reply, Report, StoreError, Tie, TieKind,
    circle::{Known, decide},
};

impl Circle for Postgres {
    fn keep_handle(&self, handle: String, visitor: String) -> Reply<'_, ()> {
        let keep = "INSERT INTO handle (handle, visitor) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        self.put(keep, vec![handle, visitor])
    }

    fn by_handle(&self, handle: String) -> Reply<'_, Option<String>> {
        self.text("SELECT visitor FROM handle WHERE handle = $1", handle)
    }

    fn ties(&self, visitor: String) -> Reply<'_, Vec<Tie>> {
        self.look(move |client| {
            Box::pin(async move {
                let all = "SELECT visitor, other, kind, made FROM tie WHERE visitor = $1 \
                     UNION ALL SELECT visitor, other, kind, made FROM tie \
                     WHERE other = $1 AND kind = 'asked' ORDER BY made, visitor, other, kind";
                let all = client.prepare_cached(all).await?;
                let rows = client.query(&all, &[&visitor]).await?;
                let tie = |row: &Row| {
                    let kind: String = row.get("kind");
                    Ok(Tie {
                        visitor: row.get("visitor"),
                        other: row.get("other"),
                        kind: TieKind::named(&kind)?,
                        made: unsigned(row.get("made")),
                    })
                };
                rows.iter().map(tie).collect()
            })
        })
    }

    fn relate(&self, deed: Deed) -> Reply<'_, Related> {
        self.ask(move |client| Box::pin(async move { relate(client, &deed).await }))
    }

    fn invite(&self, new: Invitation, notice: NewNotice, most: u32) -> Reply<'_, Invited> {
        self.ask(move |client| Box::pin(async move { invite(client, &new, notice, most).await }))
    }

    fn invitation(&self, table: String, visitor: String) -> Reply<'_, Option<Invitation>> {
        self.look(move |client| {
            Box::pin(async move {
                let one = "SELECT * FROM invitation WHERE game_table = $1 AND visitor = $2";
                let one = client.prepare_cached(one).await?;
                let row = client.query_opt(&one, &[&table, &visitor]).await?;
                Ok(row.as_ref().map(invitation))
            })
        })
    }

    fn invitations_to(&self, table: String) -> Reply<'_, Vec<Invitation>> {
        self.look(move |client| {
            Box::pin(async move {
                let all = "SELECT * FROM invitation WHERE game_table = $1 ORDER BY made, visitor";
                let all = client.prepare_cached(all).await?;
                let rows = client.query(&all, &[&table]).await?;
                Ok(rows.iter().map(invitation).collect())
            })
        })
    }

    fn invitations_of(&self, visitor: String, most: u32) -> Reply<'_, Vec<OpenInvitation>> {
        self.look(move |client| {
            Box::pin(async move {
                let all = client.prepare_cached(OPEN).await?;
                let rows = client.query(&all, &[&visitor, &i64::from(most)]).await?;
                let open = |row: &Row| OpenInvitation {
                    table: row.get(0),
                    inviter: row.get(1),
                    made: unsigned(row.get(2)),
                    summary: row.get(3),
                };
                Ok(rows.iter().map(open).collect())
            })
        })
    }

    fn decline_invitation(&self, table: String, visitor: String, at: u64) -> Reply<'_, bool> {
        self.look(move |client| {
            Box::pin(async move {
                let change = client.transaction().await?;
                let untold = "DELETE FROM notice WHERE visitor = $1 AND game_table = $2 \
                              AND kind = 'invited'";
                change.execute(untold, &[&visitor, &table]).await?;
                let decline = "UPDATE invitation SET declined = $3 \
                               WHERE game_table = $1 AND visitor = $2 AND declined IS NULL";
                let declined = change
                    .execute(decline, &[&table, &visitor, &number(at)])
                    .await?;
                change.commit().await?;
                Ok(declined > 0)
            })
        })
    }

    fn played(&self, visitor: String, most: u32) -> Reply<'_, Vec<PlayedRow>> {
        self.look(move |client| {
            Box::pin(async move {
                let all = client.prepare_cached(PLAYED).await?;
                let rows = client.query(&all, &[&visitor, &i64::from(most)]).await?;
                Ok(rows.iter().map(played).collect())
            })
        })
    }

    fn ratings_among(
        &self,
        game: String,
        players: u8,
        week: Option<u32>,
        visitors: Vec<String>,
    ) -> Reply<'_, Vec<RatingRow>> {
        self.look(move |client| {
            Box::pin(async move {
                let all = "SELECT * FROM rating WHERE game = $1 AND players = $2 \
                           AND visitor = ANY ($3) AND ($4::bigint IS NULL OR week = $4) \
                           ORDER BY standing DESC, visitor";
                let all = client.prepare_cached(all).await?;
                let (players, week) = (i64::from(players), week.map(i64::from));
                let rows = client
                    .query(&all, &[&game, &players, &visitors, &week])
                    .await?;
                Ok(rows.iter().map(rating).collect())
            })
        })
    }

    fn report(&self, report: Report) -> Reply<'_, bool> {
        self.ask(move |client| Box::pin(async move { keep(client, &report).await }))
    }

    fn reports(&self, open: bool, most: u32) -> Reply<'_, Vec<Report>> {
        self.look(move |client| {
            Box::pin(async move {
                let all = "SELECT * FROM report WHERE (closed IS NULL) = $1 \
                           ORDER BY made DESC, id LIMIT $2";
                let rows = client.query(all, &[&open, &i64::from(most)]).await?;
                Ok(rows.iter().map(report).collect())
            })
        })
    }

    fn reports_by(&self, visitor: String) -> Reply<'_, Vec<Report>> {
        self.look(move |client| {
            Box::pin(async move {
                let all = "SELECT * FROM report WHERE visitor = $1 ORDER BY made DESC, id";
                let rows = client.query(all, &[&visitor]).await?;
                Ok(rows.iter().map(report).collect())
            })
        })
    }

    fn close_report(&self, id: String, at: u64) -> Reply<'_, bool> {
        self.look(move |client| {
            Box::pin(async move {
                let close = "UPDATE report SET closed = $2 WHERE id = $1 AND closed IS NULL";
                Ok(client.execute(close, &[&id, &number(at)]).await? > 0)
            })
        })
    }

    fn people(&self, search: String, most: u32) -> Reply<'_, Vec<PersonRow>> {
        self.look(move |client| {
            Box::pin(async move {
                let all = "SELECT session.visitor, name, max(seen) AS last FROM session \
                     LEFT JOIN visitor ON visitor.id = session.visitor \
                     WHERE $1 = '' OR session.visitor = $1 \
                     OR strpos(lower(name), lower($1)) > 0 \
                     GROUP BY session.visitor, name ORDER BY last DESC, session.visitor LIMIT $2";
                let rows = client.query(all, &[&search, &i64::from(most)]).await?;
                let person = |row: &Row| PersonRow {
                    visitor: row.get(0),
                    name: row.get(1),
                    seen: unsigned(row.get(2)),
                };
                Ok(rows.iter().map(person).collect())
            })
        })
    }

    fn failing_channels(&self, most: u32) -> Reply<'_, Vec<Channel>> {
        self.ask(move |client| {
            Box::pin(async move {
                let all = "SELECT * FROM channel WHERE problem IS NOT NULL \
                           ORDER BY failures DESC, made DESC, id LIMIT $1";
                let rows = client.query(all, &[&i64::from(most)]).await?;
                Ok(rows.iter().map(channel).collect())
            })
        })
    }
}

/// Invitations that can be followed.
const OPEN: &str = "SELECT game_table.id, inviter, made, summary FROM invitation \
     JOIN game_table ON game_table.id = invitation.game_table \
     WHERE invitation.visitor = $1 AND declined IS NULL AND stage = 'waiting' \
     AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.game_table = game_table.id \
                     AND seat.visitor = $1 AND sits) \
     AND NOT EXISTS (SELECT 1 FROM tie WHERE tie.visitor = $1 AND other = inviter \
                     AND kind = 'blocked') \
     ORDER BY made DESC, game_table.id LIMIT $2";

/// Finished games of somebody.
const PLAYED: &str = "SELECT id, game, \
     (SELECT count(*) FROM seat AS every WHERE every.game_table = id), min(seat), listed, \
     summary, updated FROM seat JOIN game_table ON id = seat.game_table \
     WHERE visitor = $1 AND sits AND stage = 'finished' AND contest IS NULL \
     GROUP BY id ORDER BY updated DESC, id LIMIT $2";

fn played(row: &Row) -> PlayedRow {
    let small = |number: i64| u8::try_from(number).unwrap_or(u8::MAX);
    PlayedRow {
        table: row.get(0),
        game: row.get(1),
        players: small(row.get(2)),
        seat: small(row.get(3)),
        listed: row.get(4),
        summary: row.get(5),
        updated: unsigned(row.get(6)),
    }
}

fn report(row: &Row) -> Report {
    Report {
        id: row.get("id"),
        visitor: row.get("visitor"),
        about: row.get("about"),
        table: row.get("game_table"),
        line: unsigned(row.get("line")),
        said: row.get("said"),
        why: row.get("why"),
        made: unsigned(row.get("made")),
        closed: row.get::<_, Option<i64>>("closed").map(unsigned),
    }
}

fn invitation(row: &Row) -> Invitation {
    Invitation {
        table: row.get("game_table"),
        visitor: row.get("visitor"),
        inviter: row.get("inviter"),
        made: unsigned(row.get("made")),
        declined: row.get::<_, Option<i64>>("declined").map(unsigned),
    }
}

async fn relate(client: &mut Client, deed: &Deed) -> Result<Related, StoreError> {
    let change = client.transaction().await?;
    let (visitor, other) = (&deed.visitor, &deed.other);
    // Of two who ask each other at once, the second finds the question of the first; what is
    // counted of either stays so. Everybody takes these locks in one order.
    let lock = "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))";
    for who in [visitor.min(other), visitor.max(other)] {
        change.execute(lock, &[who]).await?;
    }
    let known = known(&change, visitor, other).await?;
    let (related, changes) = decide(deed, &known);
    let names =
        |kinds: &[TieKind]| -> Vec<&'static str> { kinds.iter().map(|kind| kind.name()).collect() };
    for (one, two, gone, new) in [
        (visitor, other, &changes.own_gone, &changes.own),
        (other, visitor, &changes.theirs_gone, &changes.theirs),
    ] {
        let remove = "DELETE FROM tie WHERE visitor = $1 AND other = $2 AND kind = ANY ($3)";
        change.execute(remove, &[one, two, &names(gone)]).await?;
        let add = "INSERT INTO tie (visitor, other, kind, made) \
                   SELECT $1, $2, new.kind, $4 FROM unnest($3::text[]) AS new (kind) \
                   ON CONFLICT DO NOTHING";
        change
            .execute(add, &[one, two, &names(new), &number(deed.at)])
            .await?;
    }
    change.commit().await?;
    Ok(related)
}

async fn known(change: &Transaction<'_>, visitor: &str, other: &str) -> Result<Known, StoreError> {
    let kinds = "SELECT kind FROM tie WHERE visitor = $1 AND other = $2";
    let read = |rows: Vec<Row>| -> Result<Vec<TieKind>, StoreError> {
        let kind = |row: &Row| TieKind::named(row.get(0));
        rows.iter().map(kind).collect()
    };
    let own = read(change.query(kinds, &[&visitor, &other]).await?)?;
    let theirs = read(change.query(kinds, &[&other, &visitor]).await?)?;
    let count = "SELECT count(*) FROM tie WHERE visitor = $1 AND kind = $2";
    let of = async |who: &str, kind: TieKind| {
        let row = change.query_one(count, &[&who, &kind.name()]).await?;
        Ok::<_, StoreError>(amount(&row))
    };
    let friends = of(visitor, TieKind::Friend).await?;
    let friends = friends.max(of(other, TieKind::Friend).await?);
    let asked = of(visitor, TieKind::Asked).await?;
    let blocked = of(visitor, TieKind::Blocked).await?;
    let asking = "SELECT count(*) FROM tie WHERE other = $1 AND kind = 'asked'";
    let asking = amount(&change.query_one(asking, &[&other]).await?);
    Ok(Known {
        own,
        theirs,
        friends,
        asked,
        asking,
        blocked,
    })
}

async fn invite(
    client: &mut Client,
    new: &Invitation,
    notice: NewNotice,
    most: u32,
) -> Result<Invited, StoreError> {
    let change = client.transaction().await?;
    let known = "SELECT 1 FROM invitation WHERE game_table = $1 AND visitor = $2";
    if change
        .query_opt(known, &[&new.table, &new.visitor])
        .await?
        .is_some()
    {
        return Ok(Invited::Known);
    }
    let count = "SELECT count(*) FROM invitation WHERE game_table = $1";
    if amount(&change.query_one(count, &[&new.table]).await?) >= most {
        return Ok(Invited::TooMany);
    }
    let add = "INSERT INTO invitation (game_table, visitor, inviter, made, declined) \
               VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING";
    let declined = new.declined.map(number);
    let added = change
        .execute(
            add,
            &[
                &new.table,
                &new.visitor,
                &new.inviter,
                &number(new.made),
                &declined,
            ],
        )
        .await?;
    if added == 0 {
        return Ok(Invited::Known);
    }
    let tell = format!(
        "WITH head AS (SELECT id FROM game_table WHERE id = $1 FOR KEY SHARE) {}",
        insert("$2", "$3", "$4", "$5")
    );
    let notices = [notice];
    let told = Columns::of(&notices);
    change
        .execute(
            &tell,
            &[
                &new.table,
                &told.visitors,
                &told.kinds,
                &told.times,
                &told.dues,
            ],
        )
        .await?;
    change.commit().await?;
    Ok(Invited::Invited)
}

async fn keep(client: &Client, report: &Report) -> Result<bool, StoreError> {
    let keep = "INSERT INTO report \
         (id, visitor, about, game_table, line, said, why, made, closed) \
         SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9 WHERE NOT EXISTS \
         (SELECT 1 FROM report WHERE visitor = $2 AND about = $3 AND game_table = $4 \
          AND line = $5 AND closed IS NULL)";
    let statement = client.prepare_cached(keep).await?;
    let (line, made) = (number(report.line), number(report.made));
    let closed = report.closed.map(number);
    let kept = client
        .execute(
            &statement,
            &[
                &report.id,
                &report.visitor,
                &report.about,
                &report.table,
                &line,
                &report.said,
                &report.why,
                &made,
                &closed,
            ],
        )
        .await?;
    Ok(kept > 0)
}
