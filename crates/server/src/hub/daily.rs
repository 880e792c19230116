//! The game of the day: its dice, the tables at which it is played, and the results.
//!
//! The secret of a day and a game is a MAC under a key of the server that nobody knows, so
//! all commitments are fixed from the start and can be shown before the day.

use std::sync::Arc;

use store::{ResultRow, ResultsQuery};

use super::{Deal, Hub, Table, lists::Summary, mac};
use crate::{
    daily::{self, Day, DayResult},
    frame::Stage,
    problem::Problem,
    table::TableState,
};

/// A result in the table of a day.
#[derive(Clone, Debug)]
pub struct Ranked {
    /// The table.
    pub table: String,
    /// The rank; equals share one.
    pub rank: u32,
    /// Who played.
    pub name: String,
    /// How it ended.
    pub result: DayResult,
}

/// The results of a day and a game.
#[derive(Clone, Debug)]
pub struct DayResults {
    /// How many there are.
    pub count: u32,
    /// The best ones.
    pub first: Vec<Ranked>,
    /// That of one visitor.
    pub own: Option<Ranked>,
}

impl Hub {
    /// What day it is.
    pub fn today(&self) -> Day {
        Day::of(self.now())
    }

    /// The secret behind the dice of a day: of a day that is over everyone may know it.
    fn secret_of_day(&self, day: Day, game: &str) -> String {
        let contest = daily::contest(day, game);
        const_hex::encode(mac(&self.daily_key, &["dice\0", &contest]))
    }

    /// The hash of the secret behind the dice of a day.
    pub fn commitment_of_day(&self, day: Day, game: &str) -> String {
        record::commitment(&self.secret_of_day(day, game))
    }

    /// The secret behind the dice of a day that is over.
    pub fn opened_secret_of_day(&self, day: Day, game: &str) -> Option<String> {
        (day < self.today()).then(|| self.secret_of_day(day, game))
    }

    /// The name of the table at which a visitor plays the game of a day: there is only one.
    fn daily_id(&self, visitor: &str, day: Day, game: &str) -> String {
        let contest = daily::contest(day, game);
        let name = mac(&self.daily_key, &["table\0", visitor, "\0", &contest]);
        const_hex::encode(&name[..6])
    }

    /// The game of the day for a visitor: the one that was begun, or a new one.
    ///
    /// # Errors
    /// When there is no such game, or it cannot be saved.
    pub async fn play_daily(
        self: &Arc<Self>,
        visitor: &str,
        game: &str,
    ) -> Result<Arc<Table>, Problem> {
        let entry = self.entry(game)?;
        let day = self.today();
        let id = self.daily_id(visitor, day, game);
        if let Some(begun) = self.find(&id).await? {
            return Ok(begun);
        }
        // Everyone plays with the figures of the first one of the day.
        let fixed = format!("figures of {}", daily::contest(day, game));
        let figures = self.boxes.current(entry).to_string();
        let figures = self.store.constant(fixed, figures).await;
        let figures = figures.map_err(|why| Problem::not_saved(&why))?;
        let known = self.figures(&figures).await;
        known.map_err(|why| Problem::not_read(&why))?;
        let deal = Deal {
            id,
            secret: self.secret_of_day(day, game),
            commit_first: false,
            figures,
            daily: Some(day),
            tournament: None,
            round: None,
            ends: None,
        };
        let (new, party) = daily::setup(entry);
        self.create_dealt(deal, visitor, &new, &party).await
    }

    /// The table at which a visitor plays or played the game of a day.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn own_daily(
        self: &Arc<Self>,
        visitor: &str,
        day: Day,
        game: &str,
    ) -> Result<Option<Arc<Table>>, Problem> {
        match self.find(&self.daily_id(visitor, day, game)).await {
            // It was played by other rules; what is left of it is its record.
            Err(problem) if problem.record.is_some() => Ok(None),
            found => found,
        }
    }

    /// Whether somebody else may look at a game of the day: when it has ended, and they have
    /// finished their own or the day is over.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn may_look_at_daily(
        self: &Arc<Self>,
        state: &TableState,
        visitor: &str,
    ) -> Result<bool, Problem> {
        match state.daily {
            Some(day) if state.stage().is_ended() => Ok(state.day_is_over(self.now())
                || self.has_finished(visitor, day, &state.game).await?),
            _ => Ok(false),
        }
    }

    async fn has_finished(
        self: &Arc<Self>,
        visitor: &str,
        day: Day,
        game: &str,
    ) -> Result<bool, Problem> {
        Ok(match self.own_daily(visitor, day, game).await? {
            Some(table) => table.snapshot().await.stage() == Stage::Over,
            None => false,
        })
    }

    /// The results of a day: the best ones, and the visitor's own.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn day_results(
        &self,
        visitor: &str,
        day: Day,
        game: &str,
        most: u32,
    ) -> Result<DayResults, Problem> {
        let results = self.store.results(ResultsQuery {
            contest: daily::contest(day, game),
            table: self.daily_id(visitor, day, game),
            most,
        });
        let results = results.await.map_err(|why| Problem::not_read(&why))?;
        Ok(DayResults {
            count: results.count,
            first: results.first.into_iter().filter_map(ranked).collect(),
            own: results.own.and_then(ranked),
        })
    }
}

fn ranked(row: ResultRow) -> Option<Ranked> {
    let summary: Summary = serde_json::from_str(&row.summary).ok()?;
    Some(Ranked {
        table: row.table,
        rank: row.rank,
        // The player sits on the first seat.
        name: summary.names.into_iter().next()?,
        result: summary.result?,
    })
}
