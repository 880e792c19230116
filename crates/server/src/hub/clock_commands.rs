//! What people can do about the clocks of a table: be away, agree on a pause, give time.

use std::sync::Arc;

use store::{ListQuery, Which};
use tabletop::Seat;

use super::{Accepted, Hub};
use crate::{daily::Day, problem::Problem};

/// The most tables at which somebody is away at once.
const MOST_TABLES: u32 = 200;

impl Hub {
    /// A visitor is away until the end of a day, or is back.
    ///
    /// # Errors
    /// When the game is not one over days, or the table does not allow it.
    pub async fn go_away(
        self: &Arc<Self>,
        table: &str,
        visitor: &str,
        until: Option<Day>,
    ) -> Result<Accepted, Problem> {
        let (table, visitor) = (self.table(table).await?, visitor.to_string());
        let now = self.now();
        self.change(&table, move |state| state.go_away(&visitor, until, now))
            .await
    }

    /// The same at all tables of a visitor, as far as each allows it. Says at how many.
    ///
    /// # Errors
    /// When the day is over, or the store does not answer.
    pub async fn go_away_everywhere(
        self: &Arc<Self>,
        visitor: &str,
        until: Option<Day>,
    ) -> Result<usize, Problem> {
        if until.is_some_and(|day| day.next().begins() * 1000 <= self.now()) {
            return Err(Problem::new(422, "problem-away-past"));
        }
        let running = self.store().list(ListQuery {
            which: Which::Running,
            visitor: visitor.to_string(),
            search: String::new(),
            skip: 0,
            most: MOST_TABLES,
        });
        let running = running.await.map_err(|why| Problem::not_read(&why))?;
        let mut changed = 0;
        for row in running {
            match self.go_away(&row.table, visitor, until).await {
                Ok(done) => changed += usize::from(!done.repeated),
                // A table without such a clock, or whose days are used up.
                Err(problem) if problem.status < 500 => {}
                Err(problem) => return Err(problem),
            }
        }
        Ok(changed)
    }

    /// A visitor wants the clocks to stand still, or to go on.
    ///
    /// # Errors
    /// When the visitor does not sit there, or there are no clocks.
    pub async fn want_pause(
        self: &Arc<Self>,
        table: &str,
        visitor: &str,
        wanted: bool,
    ) -> Result<Accepted, Problem> {
        let (table, visitor) = (self.table(table).await?, visitor.to_string());
        self.change(&table, move |state| state.want_pause(&visitor, wanted))
            .await
    }

    /// Whoever is in charge gives time to somebody else.
    ///
    /// # Errors
    /// When the visitor is not in charge, or the clock of the seat does not run.
    pub async fn give_time(
        self: &Arc<Self>,
        table: &str,
        visitor: &str,
        seat: Seat,
    ) -> Result<Accepted, Problem> {
        let table = self.table(table).await?;
        let name = self.name_of(visitor).await;
        let visitor = visitor.to_string();
        self.change(&table, move |state| state.give_time(seat, &visitor, &name))
            .await
    }
}
