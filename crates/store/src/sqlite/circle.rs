//! Friends and blocked people, invitations, reports, and what profiles are made of.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::Sqlite;
use crate::{
    Channel, Circle, Deed, Invitation, Invited, NewNotice, OpenInvitation, PersonRow, PlayedRow,
    RatingRow, Related, Reply, Report, StoreError, Tie, TieKind,
    circle::{Known, decide},
};

impl Circle for Sqlite {
    fn keep_handle(&self, handle: String, visitor: String) -> Reply<'_, ()> {
        self.write(move |connection| {
            let keep =
                "INSERT INTO handle (handle, visitor) VALUES (?1, ?2) ON CONFLICT DO NOTHING";
            connection
                .prepare_cached(keep)?
                .execute([handle, visitor])?;
            Ok(())
        })
    }

    fn by_handle(&self, handle: String) -> Reply<'_, Option<String>> {
        self.read_with(move |connection| {
            let mut row =
                connection.prepare_cached("SELECT visitor FROM handle WHERE handle = ?1")?;
            Ok(row.query_row([handle], |row| row.get(0)).optional()?)
        })
    }

    fn ties(&self, visitor: String) -> Reply<'_, Vec<Tie>> {
        self.read_with(move |connection| {
            let mut rows = connection.prepare_cached(TIES)?;
            let mut rows = rows.query([visitor])?;
            let mut ties = Vec::new();
            while let Some(row) = rows.next()? {
                let kind: String = row.get("kind")?;
                ties.push(Tie {
                    visitor: row.get("visitor")?,
                    other: row.get("other")?,
                    kind: TieKind::named(&kind)?,
                    made: row.get("made")?,
                });
            }
            Ok(ties)
        })
    }

    fn relate(&self, deed: Deed) -> Reply<'_, Related> {
        self.write(move |connection| relate(connection, &deed))
    }

    fn invite(&self, new: Invitation, notice: NewNotice, most: u32) -> Reply<'_, Invited> {
        self.write(move |connection| invite(connection, &new, notice, most))
    }

    fn invitation(&self, table: String, visitor: String) -> Reply<'_, Option<Invitation>> {
        self.read_with(move |connection| {
            let one = "SELECT * FROM invitation WHERE game_table = ?1 AND visitor = ?2";
            let mut one = connection.prepare_cached(one)?;
            Ok(one.query_row([table, visitor], invitation).optional()?)
        })
    }

    fn invitations_to(&self, table: String) -> Reply<'_, Vec<Invitation>> {
        self.read_with(move |connection| {
            let all = "SELECT * FROM invitation WHERE game_table = ?1 ORDER BY made, visitor";
            let mut rows = connection.prepare_cached(all)?;
            let rows = rows.query_map([table], invitation)?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
    }

    fn invitations_of(&self, visitor: String, most: u32) -> Reply<'_, Vec<OpenInvitation>> {
        self.read_with(move |connection| {
            let mut rows = connection.prepare_cached(OPEN)?;
            let rows = rows.query_map(params![visitor, most], |row| {
                Ok(OpenInvitation {
                    table: row.get(0)?,
                    inviter: row.get(1)?,
                    made: row.get(2)?,
                    summary: row.get(3)?,
                })
            })?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
    }

    fn decline_invitation(&self, table: String, visitor: String, at: u64) -> Reply<'_, bool> {
        self.write(move |connection| {
            let untold = "DELETE FROM notice WHERE visitor = ?1 AND game_table = ?2 \
                          AND kind = 'invited'";
            connection.execute(untold, [&visitor, &table])?;
            let decline = "UPDATE invitation SET declined = ?3 \
                           WHERE game_table = ?1 AND visitor = ?2 AND declined IS NULL";
            Ok(connection.execute(decline, params![table, visitor, at])? > 0)
        })
    }

    fn played(&self, visitor: String, most: u32) -> Reply<'_, Vec<PlayedRow>> {
        self.read_with(move |connection| {
            let mut rows = connection.prepare_cached(PLAYED)?;
            let rows = rows.query_map(params![visitor, most], |row| {
                Ok(PlayedRow {
                    table: row.get(0)?,
                    game: row.get(1)?,
                    players: row.get(2)?,
                    seat: row.get(3)?,
                    listed: row.get(4)?,
                    summary: row.get(5)?,
                    updated: row.get(6)?,
                })
            })?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
    }

    fn ratings_among(
        &self,
        game: String,
        players: u8,
        week: Option<u32>,
        visitors: Vec<String>,
    ) -> Reply<'_, Vec<RatingRow>> {
        self.read_with(move |connection| {
            let mut one = connection.prepare_cached(
                "SELECT * FROM rating WHERE game = ?1 AND players = ?2 AND visitor = ?3 \
                 AND (?4 IS NULL OR week = ?4)",
            )?;
            let mut rows = Vec::new();
            for visitor in visitors {
                let row = one.query_row(
                    params![game, players, visitor, week],
                    super::ratings::rating,
                );
                rows.extend(row.optional()?);
            }
            rows.sort_by(|one, two| {
                (two.standing, &one.visitor).cmp(&(one.standing, &two.visitor))
            });
            Ok(rows)
        })
    }

    fn report(&self, report: Report) -> Reply<'_, bool> {
        self.write(move |connection| {
            let keep = "INSERT INTO report \
                 (id, visitor, about, game_table, line, said, why, made, closed) \
                 SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9 WHERE NOT EXISTS \
                 (SELECT 1 FROM report WHERE visitor = ?2 AND about = ?3 AND game_table = ?4 \
                  AND line = ?5 AND closed IS NULL)";
            let kept = connection.prepare_cached(keep)?.execute(params![
                report.id,
                report.visitor,
                report.about,
                report.table,
                report.line,
                report.said,
                report.why,
                report.made,
                report.closed
            ])?;
            Ok(kept > 0)
        })
    }

    fn reports(&self, open: bool, most: u32) -> Reply<'_, Vec<Report>> {
        self.read_with(move |connection| {
            let all = "SELECT * FROM report WHERE (closed IS NULL) = ?1 \
                       ORDER BY made DESC, id LIMIT ?2";
            let mut rows = connection.prepare_cached(all)?;
            let rows = rows.query_map(params![open, most], report)?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
    }

    fn reports_by(&self, visitor: String) -> Reply<'_, Vec<Report>> {
        self.read_with(move |connection| {
            let all = "SELECT * FROM report WHERE visitor = ?1 ORDER BY made DESC, id";
            let mut rows = connection.prepare_cached(all)?;
            let rows = rows.query_map([visitor], report)?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
    }

    fn close_report(&self, id: String, at: u64) -> Reply<'_, bool> {
        self.write(move |connection| {
            let close = "UPDATE report SET closed = ?2 WHERE id = ?1 AND closed IS NULL";
            Ok(connection.execute(close, params![id, at])? > 0)
        })
    }

    fn people(&self, search: String, most: u32) -> Reply<'_, Vec<PersonRow>> {
        self.read_with(move |connection| {
            let mut rows = connection.prepare_cached(PEOPLE)?;
            let rows = rows.query_map(params![search, most], |row| {
                Ok(PersonRow {
                    visitor: row.get(0)?,
                    name: row.get(1)?,
                    seen: row.get(2)?,
                })
            })?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
    }

    fn failing_channels(&self, most: u32) -> Reply<'_, Vec<Channel>> {
        self.read_with(move |connection| {
            let all = "SELECT * FROM channel WHERE problem IS NOT NULL \
                       ORDER BY failures DESC, made DESC, id LIMIT ?1";
            let mut rows = connection.prepare_cached(all)?;
            let rows = rows.query_map([most], super::notices::channel)?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
    }
}

/// What somebody says of others, and who asks them.
const TIES: &str = "SELECT visitor, other, kind, made FROM tie WHERE visitor = ?1 \
     UNION ALL SELECT visitor, other, kind, made FROM tie WHERE other = ?1 AND kind = 'asked' \
     ORDER BY made, visitor, other, kind";

/// Invitations that can be followed.
const OPEN: &str = "SELECT game_table.id, inviter, made, summary FROM invitation \
     JOIN game_table ON game_table.id = invitation.game_table \
     WHERE invitation.visitor = ?1 AND declined IS NULL AND stage = 'waiting' \
     AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.game_table = game_table.id \
                     AND seat.visitor = ?1 AND sits) \
     AND NOT EXISTS (SELECT 1 FROM tie WHERE tie.visitor = ?1 AND other = inviter \
                     AND kind = 'blocked') \
     ORDER BY made DESC, game_table.id LIMIT ?2";

/// Finished games of somebody.
const PLAYED: &str = "SELECT id, game, \
     (SELECT count(*) FROM seat AS every WHERE every.game_table = id), min(seat), listed, \
     summary, updated FROM seat JOIN game_table ON id = seat.game_table \
     WHERE visitor = ?1 AND sits AND stage = 'finished' AND contest IS NULL \
     GROUP BY id ORDER BY updated DESC, id LIMIT ?2";

/// People with a session.
const PEOPLE: &str = "SELECT session.visitor, name, max(seen) AS last FROM session \
     LEFT JOIN visitor ON visitor.id = session.visitor \
     WHERE ?1 = '' OR session.visitor = ?1 OR instr(lower(name), lower(?1)) > 0 \
     GROUP BY session.visitor ORDER BY last DESC, session.visitor LIMIT ?2";

fn relate(connection: &Connection, deed: &Deed) -> Result<Related, StoreError> {
    let known = known(connection, &deed.visitor, &deed.other)?;
    let (related, changes) = decide(deed, &known);
    let (visitor, other) = (&deed.visitor, &deed.other);
    let mut remove = connection
        .prepare_cached("DELETE FROM tie WHERE visitor = ?1 AND other = ?2 AND kind = ?3")?;
    let mut add = connection.prepare_cached(
        "INSERT INTO tie (visitor, other, kind, made) VALUES (?1, ?2, ?3, ?4) \
         ON CONFLICT DO NOTHING",
    )?;
    for (one, two, gone, new) in [
        (visitor, other, changes.own_gone, changes.own),
        (other, visitor, changes.theirs_gone, changes.theirs),
    ] {
        for kind in gone {
            remove.execute(params![one, two, kind.name()])?;
        }
        for kind in new {
            add.execute(params![one, two, kind.name(), deed.at])?;
        }
    }
    Ok(related)
}

fn known(connection: &Connection, visitor: &str, other: &str) -> Result<Known, StoreError> {
    let mut kinds =
        connection.prepare_cached("SELECT kind FROM tie WHERE visitor = ?1 AND other = ?2")?;
    let mut between = |one: &str, two: &str| {
        let mut rows = kinds.query([one, two])?;
        let mut found = Vec::new();
        while let Some(row) = rows.next()? {
            let kind: String = row.get(0)?;
            found.push(TieKind::named(&kind)?);
        }
        Ok::<_, StoreError>(found)
    };
    let (own, theirs) = (between(visitor, other)?, between(other, visitor)?);
    let mut count =
        connection.prepare_cached("SELECT count(*) FROM tie WHERE visitor = ?1 AND kind = ?2")?;
    let mut of =
        |who: &str, kind: TieKind| count.query_row([who, kind.name()], |row| row.get::<_, u32>(0));
    let friends = of(visitor, TieKind::Friend)?.max(of(other, TieKind::Friend)?);
    let asked = of(visitor, TieKind::Asked)?;
    let blocked = of(visitor, TieKind::Blocked)?;
    let asking = connection
        .prepare_cached("SELECT count(*) FROM tie WHERE other = ?1 AND kind = 'asked'")?
        .query_row([other], |row| row.get(0))?;
    Ok(Known {
        own,
        theirs,
        friends,
        asked,
        asking,
        blocked,
    })
}

fn invite(
    connection: &Connection,
    new: &Invitation,
    notice: NewNotice,
    most: u32,
) -> Result<Invited, StoreError> {
    let known = "SELECT 1 FROM invitation WHERE game_table = ?1 AND visitor = ?2";
    let known = connection
        .prepare_cached(known)?
        .exists([&new.table, &new.visitor])?;
    if known {
        return Ok(Invited::Known);
    }
    let count = "SELECT count(*) FROM invitation WHERE game_table = ?1";
    let count: u32 = connection
        .prepare_cached(count)?
        .query_row([&new.table], |row| row.get(0))?;
    if count >= most {
        return Ok(Invited::TooMany);
    }
    connection
        .prepare_cached(
            "INSERT INTO invitation (game_table, visitor, inviter, made, declined) \
             VALUES (?1, ?2, ?3, ?4, ?5)",
        )?
        .execute(params![
            new.table,
            new.visitor,
            new.inviter,
            new.made,
            new.declined
        ])?;
    super::notices::write(connection, &new.table, &[notice])?;
    Ok(Invited::Invited)
}

fn report(row: &Row<'_>) -> rusqlite::Result<Report> {
    Ok(Report {
        id: row.get("id")?,
        visitor: row.get("visitor")?,
        about: row.get("about")?,
        table: row.get("game_table")?,
        line: row.get("line")?,
        said: row.get("said")?,
        why: row.get("why")?,
        made: row.get("made")?,
        closed: row.get("closed")?,
    })
}

fn invitation(row: &Row<'_>) -> rusqlite::Result<Invitation> {
    Ok(Invitation {
        table: row.get("game_table")?,
        visitor: row.get("visitor")?,
        inviter: row.get("inviter")?,
        made: row.get("made")?,
        declined: row.get("declined")?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// No page about a person reads more than what that person has.
    #[test]
    fn every_question_about_a_circle_begins_at_an_index() {
        let mut connection = Connection::open_in_memory().unwrap();
        let file = std::path::Path::new("memory");
        super::super::schema::bring_up_to_date(&mut connection, file).unwrap();
        for question in [TIES, OPEN, PLAYED] {
            let mut plan = connection
                .prepare(&format!("EXPLAIN QUERY PLAN {question}"))
                .unwrap();
            let values = vec!["1"; plan.parameter_count()];
            let steps = plan
                .query_map(rusqlite::params_from_iter(values), |row| {
                    row.get::<_, String>("detail")
                })
                .unwrap();
            for step in steps {
                let step = step.unwrap();
                assert!(!step.starts_with("SCAN"), "{question}: {step}");
            }
        }
    }
}
