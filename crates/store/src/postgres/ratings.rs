//! Results of rated games and the ratings that follow from them.

use deadpool_postgres::Transaction;
use tokio_postgres::Row;

use super::{Postgres, log::unsigned, number};
use crate::{
    GameResult, LeaderQuery, NumberedResult, RatingChange, RatingRow, RatingState, Ratings, Reply,
    ResultSide, StoreError,
};

impl Ratings for Postgres {
    fn rating_state(&self) -> Reply<'_, RatingState> {
        self.ask(|client| {
            Box::pin(async move {
                let statement = client.prepare_cached(STATE).await?;
                let row = client.query_one(&statement, &[]).await?;
                Ok(RatingState {
                    state: row.get(0),
                    last: unsigned(row.get(1)),
                })
            })
        })
    }

    fn results_after(&self, after: u64, most: u32) -> Reply<'_, Vec<NumberedResult>> {
        self.ask(move |client| {
            Box::pin(async move {
                let statement = client.prepare_cached(AFTER).await?;
                let rows = client
                    .query(&statement, &[&number(after), &i64::from(most)])
                    .await?;
                Ok(numbered(&rows))
            })
        })
    }

    fn keep_ratings(&self, change: RatingChange) -> Reply<'_, bool> {
        self.patiently(move |client| Box::pin(async move { keep(client, &change).await }))
    }

    fn leaders(&self, query: LeaderQuery) -> Reply<'_, Vec<RatingRow>> {
        self.look(move |client| {
            Box::pin(async move {
                let statement = client.prepare_cached(leaders(query.week.is_some())).await?;
                let (players, week) = (i64::from(query.players), query.week.map(i64::from));
                let (most, skip) = (i64::from(query.most), i64::from(query.skip));
                let rows = match &week {
                    Some(week) => {
                        let values: [&(dyn tokio_postgres::types::ToSql + Sync); 5] =
                            [&query.game, &players, &most, &skip, week];
                        client.query(&statement, &values).await?
                    }
                    None => {
                        let values: [&(dyn tokio_postgres::types::ToSql + Sync); 4] =
                            [&query.game, &players, &most, &skip];
                        client.query(&statement, &values).await?
                    }
                };
                Ok(rows.iter().map(rating).collect())
            })
        })
    }

    fn ratings_of(&self, visitor: String) -> Reply<'_, Vec<RatingRow>> {
        self.look(move |client| {
            Box::pin(async move {
                let statement = client.prepare_cached(OWN).await?;
                let rows = client.query(&statement, &[&visitor]).await?;
                Ok(rows.iter().map(rating).collect())
            })
        })
    }

    fn rated_visitor(&self, handle: String) -> Reply<'_, Option<String>> {
        self.text(BY_HANDLE, handle)
    }

    fn results_of(&self, visitor: String, skip: u32, most: u32) -> Reply<'_, Vec<NumberedResult>> {
        self.look(move |client| {
            Box::pin(async move {
                let statement = client.prepare_cached(OF_VISITOR).await?;
                let (most, skip) = (i64::from(most), i64::from(skip));
                let rows = client.query(&statement, &[&visitor, &most, &skip]).await?;
                let mut found = numbered(&rows);
                found.reverse();
                Ok(found)
            })
        })
    }

    fn rated_tables(&self, after: String, most: u32) -> Reply<'_, Vec<String>> {
        self.look(move |client| {
            Box::pin(async move {
                let select = "SELECT game_table FROM result WHERE game_table > $1 \
                              ORDER BY game_table LIMIT $2";
                let rows = client.query(select, &[&after, &i64::from(most)]).await?;
                Ok(rows.iter().map(|row| row.get(0)).collect())
            })
        })
    }
}

const STATE: &str = "SELECT coalesce((SELECT value FROM constant WHERE name = 'ratings'), ''), \
     coalesce((SELECT max(number) FROM result), 0)";

/// The results after a number, a row for each side.
const AFTER: &str = "SELECT number, part.game_table AS id, game, players, at, seat, visitor, level, \
     place FROM (SELECT * FROM result WHERE number > $1 ORDER BY number LIMIT $2) AS part \
     JOIN result_side AS side ON side.game_table = part.game_table ORDER BY number, seat";

/// The results of a visitor, a row for each side.
const OF_VISITOR: &str = "SELECT number, part.game_table AS id, game, players, at, seat, visitor, \
     level, place FROM (SELECT * FROM result WHERE game_table IN \
     (SELECT game_table FROM result_side WHERE visitor = $1) \
     ORDER BY number DESC LIMIT $2 OFFSET $3) AS part \
     JOIN result_side AS side ON side.game_table = part.game_table ORDER BY number, seat";

const OWN: &str = "SELECT * FROM rating WHERE visitor = $1 ORDER BY game, players";

const BY_HANDLE: &str = "SELECT visitor FROM rating WHERE handle = $1 LIMIT 1";

/// A part of a leader board.
const fn leaders(of_week: bool) -> &'static str {
    if of_week {
        "SELECT * FROM rating WHERE game = $1 AND players = $2 AND week = $5 \
         ORDER BY standing DESC, visitor LIMIT $3 OFFSET $4"
    } else {
        "SELECT * FROM rating WHERE game = $1 AND players = $2 \
         ORDER BY standing DESC, visitor LIMIT $3 OFFSET $4"
    }
}

/// A number that was small when it was stored.
fn small<T: TryFrom<i64> + Default>(row: &Row, column: &str) -> T {
    T::try_from(row.get::<_, i64>(column)).unwrap_or_default()
}

/// Rows of sides that stand together, as results.
fn numbered(rows: &[Row]) -> Vec<NumberedResult> {
    let mut found: Vec<NumberedResult> = Vec::new();
    for row in rows {
        let number = unsigned(row.get("number"));
        if found.last().is_none_or(|last| last.number != number) {
            found.push(NumberedResult {
                number,
                table: row.get("id"),
                result: GameResult {
                    game: row.get("game"),
                    players: small(row, "players"),
                    at: unsigned(row.get("at")),
                    sides: Vec::new(),
                },
            });
        }
        if let Some(last) = found.last_mut() {
            last.result.sides.push(ResultSide {
                seat: small(row, "seat"),
                visitor: row.get("visitor"),
                level: row.get("level"),
                place: small(row, "place"),
            });
        }
    }
    found
}

pub(super) fn rating(row: &Row) -> RatingRow {
    RatingRow {
        game: row.get("game"),
        players: small(row, "players"),
        visitor: row.get("visitor"),
        handle: row.get("handle"),
        mean: row.get("mean"),
        deviation: row.get("deviation"),
        standing: row.get("standing"),
        games: small(row, "games"),
        updated: unsigned(row.get("updated")),
        week: small(row, "week"),
        week_games: small(row, "week_games"),
        week_gain: row.get("week_gain"),
    }
}

/// Writes how a rated game ended: with the number it has, or with the next one. Whoever takes
/// a number holds the counter until its transaction ends, so numbers come in the order of
/// commits.
pub(super) async fn write(
    change: &Transaction<'_>,
    table: &str,
    result: &GameResult,
) -> Result<(), StoreError> {
    let known = "SELECT number FROM result WHERE game_table = $1";
    let known = change.query_opt(known, &[&table]).await?;
    let number: i64 = match known {
        Some(row) => row.get(0),
        None => {
            let next = "INSERT INTO constant (name, value) VALUES ('results', '1') \
                        ON CONFLICT (name) DO UPDATE \
                        SET value = (constant.value::bigint + 1)::text RETURNING value::bigint";
            change.query_one(next, &[]).await?.get(0)
        }
    };
    let put = "INSERT INTO result (game_table, number, game, players, at) \
               VALUES ($1, $2, $3, $4, $5) ON CONFLICT (game_table) DO UPDATE SET \
               game = excluded.game, players = excluded.players, at = excluded.at";
    let (players, at) = (i64::from(result.players), super::number(result.at));
    change
        .execute(put, &[&table, &number, &result.game, &players, &at])
        .await?;
    let clear = "DELETE FROM result_side WHERE game_table = $1";
    change.execute(clear, &[&table]).await?;
    let sides = &result.sides;
    let seats: Vec<i64> = sides.iter().map(|side| side.seat.into()).collect();
    let visitors: Vec<Option<&str>> = sides.iter().map(|side| side.visitor.as_deref()).collect();
    let levels: Vec<Option<&str>> = sides.iter().map(|side| side.level.as_deref()).collect();
    let places: Vec<i64> = sides.iter().map(|side| side.place.into()).collect();
    let put = "INSERT INTO result_side (game_table, seat, visitor, level, place) \
               SELECT $1, new.* FROM unnest($2::bigint[], $3::text[], $4::text[], $5::bigint[]) \
               AS new";
    change
        .execute(put, &[&table, &seats, &visitors, &levels, &places])
        .await?;
    Ok(())
}

async fn keep(client: &Transaction<'_>, change: &RatingChange) -> Result<bool, StoreError> {
    let make = "INSERT INTO constant (name, value) VALUES ('ratings', '') ON CONFLICT DO NOTHING";
    client.execute(make, &[]).await?;
    let guard = "UPDATE constant SET value = $2 WHERE name = 'ratings' AND value = $1";
    if client
        .execute(guard, &[&change.expected, &change.next])
        .await?
        == 0
    {
        return Ok(false);
    }
    if change.anew {
        client.execute("DELETE FROM rating", &[]).await?;
    }
    let rows = &change.rows;
    let texts = |read: fn(&RatingRow) -> &str| rows.iter().map(read).collect::<Vec<_>>();
    let numbers = |read: fn(&RatingRow) -> i64| rows.iter().map(read).collect::<Vec<_>>();
    let put = "INSERT INTO rating (game, players, visitor, handle, mean, deviation, standing, \
               games, updated, week, week_games, week_gain) SELECT * FROM unnest($1::text[], \
               $2::bigint[], $3::text[], $4::text[], $5::bigint[], $6::bigint[], $7::bigint[], \
               $8::bigint[], $9::bigint[], $10::bigint[], $11::bigint[], $12::bigint[]) \
               ON CONFLICT (game, players, visitor) DO UPDATE SET handle = excluded.handle, \
               mean = excluded.mean, deviation = excluded.deviation, \
               standing = excluded.standing, games = excluded.games, \
               updated = excluded.updated, week = excluded.week, \
               week_games = excluded.week_games, week_gain = excluded.week_gain";
    client
        .execute(
            put,
            &[
                &texts(|row| &row.game),
                &numbers(|row| row.players.into()),
                &texts(|row| &row.visitor),
                &texts(|row| &row.handle),
                &numbers(|row| row.mean),
                &numbers(|row| row.deviation),
                &numbers(|row| row.standing),
                &numbers(|row| row.games.into()),
                &numbers(|row| number(row.updated)),
                &numbers(|row| row.week.into()),
                &numbers(|row| row.week_games.into()),
                &numbers(|row| row.week_gain),
            ],
        )
        .await?;
    Ok(true)
}

/// Somebody else stands in the result of a table, and a visitor has no ratings any more.
pub(super) async fn replace(
    change: &Transaction<'_>,
    table: &str,
    visitor: &str,
    other: &str,
) -> Result<(), StoreError> {
    let replace = "UPDATE result_side SET visitor = $3 WHERE game_table = $1 AND visitor = $2";
    let changed = change.execute(replace, &[&table, &visitor, &other]).await?;
    let forget = "DELETE FROM rating WHERE visitor = $1";
    change.execute(forget, &[&visitor]).await?;
    if changed > 0 {
        let outdate = "UPDATE constant SET value = '' WHERE name = 'ratings'";
        change.execute(outdate, &[]).await?;
    }
    Ok(())
}
