//! Results of rated games and the ratings that follow from them.

use rusqlite::{Connection, OptionalExtension, Row, ToSql, named_params, params};

use super::Sqlite;
use crate::{
    GameResult, LeaderQuery, NumberedResult, RatingChange, RatingRow, RatingState, Ratings, Reply,
    ResultSide, StoreError,
};

impl Ratings for Sqlite {
    fn rating_state(&self) -> Reply<'_, RatingState> {
        self.read_with(|connection| {
            let mut row = connection.prepare_cached(STATE)?;
            Ok(row.query_row([], |row| {
                Ok(RatingState {
                    state: row.get(0)?,
                    last: row.get(1)?,
                })
            })?)
        })
    }

    fn results_after(&self, number: u64, most: u32) -> Reply<'_, Vec<NumberedResult>> {
        self.read_with(move |connection| {
            let parameters = named_params! { ":number": number, ":most": most };
            numbered(connection, AFTER, parameters)
        })
    }

    fn keep_ratings(&self, change: RatingChange) -> Reply<'_, bool> {
        self.write(move |connection| keep(connection, &change))
    }

    fn leaders(&self, query: LeaderQuery) -> Reply<'_, Vec<RatingRow>> {
        self.read_with(move |connection| {
            let mut rows = connection.prepare_cached(leaders(query.week.is_some()))?;
            let week = query.week.unwrap_or_default();
            let mut parameters: Vec<(&str, &dyn ToSql)> = vec![
                (":game", &query.game),
                (":players", &query.players),
                (":skip", &query.skip),
                (":most", &query.most),
            ];
            if query.week.is_some() {
                parameters.push((":week", &week));
            }
            let rows = rows.query_map(&parameters[..], rating)?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
    }

    fn ratings_of(&self, visitor: String) -> Reply<'_, Vec<RatingRow>> {
        self.read_with(move |connection| {
            let mut rows = connection.prepare_cached(OWN)?;
            let rows = rows.query_map(named_params! { ":visitor": visitor }, rating)?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
    }

    fn rated_visitor(&self, handle: String) -> Reply<'_, Option<String>> {
        self.read_with(move |connection| {
            let mut row = connection.prepare_cached(BY_HANDLE)?;
            let found = row.query_row(named_params! { ":handle": handle }, |row| row.get(0));
            Ok(found.optional()?)
        })
    }

    fn results_of(&self, visitor: String, skip: u32, most: u32) -> Reply<'_, Vec<NumberedResult>> {
        self.read_with(move |connection| {
            let parameters = named_params! { ":visitor": visitor, ":skip": skip, ":most": most };
            let mut found = numbered(connection, OF_VISITOR, parameters)?;
            found.reverse();
            Ok(found)
        })
    }

    fn rated_tables(&self, after: String, most: u32) -> Reply<'_, Vec<String>> {
        self.read_with(move |connection| {
            let mut rows = connection.prepare_cached(
                "SELECT game_table FROM result WHERE game_table > ?1 ORDER BY game_table LIMIT ?2",
            )?;
            let rows = rows.query_map(params![after, most], |row| row.get(0))?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
    }
}

/// The name of the constant that says how far the ratings are.
const STATE: &str = "SELECT coalesce((SELECT value FROM constant WHERE name = 'ratings'), ''), \
     coalesce((SELECT max(number) FROM result), 0)";

/// The results after a number, a row for each side.
const AFTER: &str = "SELECT number, part.game_table AS id, game, players, at, seat, visitor, level, \
     place FROM (SELECT * FROM result WHERE number > :number ORDER BY number LIMIT :most) AS part \
     JOIN result_side AS side ON side.game_table = part.game_table ORDER BY number, seat";

/// The results of a visitor, a row for each side.
const OF_VISITOR: &str = "SELECT number, part.game_table AS id, game, players, at, seat, visitor, \
     level, place FROM (SELECT * FROM result WHERE game_table IN \
     (SELECT game_table FROM result_side WHERE visitor = :visitor) \
     ORDER BY number DESC LIMIT :most OFFSET :skip) AS part \
     JOIN result_side AS side ON side.game_table = part.game_table ORDER BY number, seat DESC";

const OWN: &str = "SELECT * FROM rating WHERE visitor = :visitor ORDER BY game, players";

const BY_HANDLE: &str = "SELECT visitor FROM rating WHERE handle = :handle LIMIT 1";

/// A part of a leader board.
const fn leaders(of_week: bool) -> &'static str {
    if of_week {
        "SELECT * FROM rating WHERE game = :game AND players = :players AND week = :week \
         ORDER BY standing DESC, visitor LIMIT :most OFFSET :skip"
    } else {
        "SELECT * FROM rating WHERE game = :game AND players = :players \
         ORDER BY standing DESC, visitor LIMIT :most OFFSET :skip"
    }
}

/// Rows of sides that stand together, as results.
fn numbered(
    connection: &Connection,
    select: &str,
    parameters: &[(&str, &dyn ToSql)],
) -> Result<Vec<NumberedResult>, StoreError> {
    let mut rows = connection.prepare_cached(select)?;
    let mut rows = rows.query(parameters)?;
    let mut found: Vec<NumberedResult> = Vec::new();
    while let Some(row) = rows.next()? {
        let number = row.get("number")?;
        if found.last().is_none_or(|last| last.number != number) {
            found.push(NumberedResult {
                number,
                table: row.get("id")?,
                result: GameResult {
                    game: row.get("game")?,
                    players: row.get("players")?,
                    at: row.get("at")?,
                    sides: Vec::new(),
                },
            });
        }
        let side = ResultSide {
            seat: row.get("seat")?,
            visitor: row.get("visitor")?,
            level: row.get("level")?,
            place: row.get("place")?,
        };
        if let Some(last) = found.last_mut() {
            last.result.sides.push(side);
        }
    }
    for one in &mut found {
        one.result.sides.sort_by_key(|side| side.seat);
    }
    Ok(found)
}

pub(super) fn rating(row: &Row<'_>) -> rusqlite::Result<RatingRow> {
    Ok(RatingRow {
        game: row.get("game")?,
        players: row.get("players")?,
        visitor: row.get("visitor")?,
        handle: row.get("handle")?,
        mean: row.get("mean")?,
        deviation: row.get("deviation")?,
        standing: row.get("standing")?,
        games: row.get("games")?,
        updated: row.get("updated")?,
        week: row.get("week")?,
        week_games: row.get("week_games")?,
        week_gain: row.get("week_gain")?,
    })
}

/// Writes how a rated game ended: with the number it has, or with the next one.
pub(super) fn write(
    connection: &Connection,
    table: &str,
    result: &GameResult,
) -> Result<(), StoreError> {
    let known: Option<u64> = connection
        .prepare_cached("SELECT number FROM result WHERE game_table = ?1")?
        .query_row([table], |row| row.get(0))
        .optional()?;
    let number = match known {
        Some(number) => number,
        None => connection
            .prepare_cached(
                "INSERT INTO constant (name, value) VALUES ('results', '1') \
                 ON CONFLICT (name) DO UPDATE SET value = CAST(value AS INTEGER) + 1 \
                 RETURNING CAST(value AS INTEGER)",
            )?
            .query_row([], |row| row.get(0))?,
    };
    connection
        .prepare_cached(
            "INSERT INTO result (game_table, number, game, players, at) \
             VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT (game_table) DO UPDATE SET \
             game = excluded.game, players = excluded.players, at = excluded.at",
        )?
        .execute(params![
            table,
            number,
            result.game,
            result.players,
            result.at
        ])?;
    connection
        .prepare_cached("DELETE FROM result_side WHERE game_table = ?1")?
        .execute([table])?;
    let mut side = connection.prepare_cached(
        "INSERT INTO result_side (game_table, seat, visitor, level, place) \
         VALUES (?1, ?2, ?3, ?4, ?5)",
    )?;
    for one in &result.sides {
        side.execute(params![table, one.seat, one.visitor, one.level, one.place])?;
    }
    Ok(())
}

fn keep(connection: &Connection, change: &RatingChange) -> Result<bool, StoreError> {
    let state: String = connection
        .prepare_cached(STATE)?
        .query_row([], |row| row.get(0))?;
    if state != change.expected {
        return Ok(false);
    }
    connection
        .prepare_cached(
            "INSERT INTO constant (name, value) VALUES ('ratings', ?1) \
             ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        )?
        .execute([&change.next])?;
    if change.anew {
        connection.execute("DELETE FROM rating", [])?;
    }
    let mut put = connection.prepare_cached(
        "INSERT OR REPLACE INTO rating (game, players, visitor, handle, mean, deviation, \
         standing, games, updated, week, week_games, week_gain) \
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)",
    )?;
    for row in &change.rows {
        put.execute(params![
            row.game,
            row.players,
            row.visitor,
            row.handle,
            row.mean,
            row.deviation,
            row.standing,
            row.games,
            row.updated,
            row.week,
            row.week_games,
            row.week_gain,
        ])?;
    }
    Ok(true)
}

/// Ratings do not follow from the results any more: they are to be computed anew.
pub(super) fn outdate(connection: &Connection) -> Result<(), StoreError> {
    connection.execute("UPDATE constant SET value = '' WHERE name = 'ratings'", [])?;
    Ok(())
}

/// Somebody else stands in the result of a table, and a visitor has no ratings any more.
pub(super) fn replace(
    connection: &Connection,
    table: &str,
    visitor: &str,
    other: &str,
) -> Result<(), StoreError> {
    let changed = connection.execute(
        "UPDATE result_side SET visitor = ?3 WHERE game_table = ?1 AND visitor = ?2",
        [table, visitor, other],
    )?;
    connection.execute("DELETE FROM rating WHERE visitor = ?1", [visitor])?;
    if changed > 0 {
        outdate(connection)?;
    }
    Ok(())
}

/// The result of a table goes; says whether there was one.
pub(super) fn delete(connection: &Connection, table: &str) -> Result<(), StoreError> {
    connection.execute("DELETE FROM result_side WHERE game_table = ?1", [table])?;
    let removed = connection.execute("DELETE FROM result WHERE game_table = ?1", [table])?;
    if removed > 0 {
        outdate(connection)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// No board and no page of a person reads more than it shows.
    #[test]
    fn every_question_about_ratings_begins_at_an_index() {
        let mut connection = Connection::open_in_memory().unwrap();
        let file = std::path::Path::new("memory");
        super::super::schema::bring_up_to_date(&mut connection, file).unwrap();
        let questions = [
            STATE,
            AFTER,
            OF_VISITOR,
            OWN,
            BY_HANDLE,
            leaders(true),
            leaders(false),
        ];
        for question in questions {
            let mut plan = connection
                .prepare(&format!("EXPLAIN QUERY PLAN {question}"))
                .unwrap();
            let parameters = named_params! {
                ":visitor": "v", ":skip": 0, ":most": 10, ":game": "g", ":players": 0,
                ":handle": "h", ":number": 1, ":week": 1,
            };
            let parameters: Vec<_> = parameters
                .iter()
                .filter(|(name, _)| matches!(plan.parameter_index(name), Ok(Some(_))))
                .copied()
                .collect();
            let steps = plan
                .query_map(&parameters[..], |row| row.get::<_, String>("detail"))
                .unwrap();
            for step in steps {
                let step = step.unwrap();
                let scans = step.starts_with("SCAN") && !step.contains("CONSTANT ROW");
                assert!(!scans || step == "SCAN part", "{question}: {step}");
            }
        }
    }
}
