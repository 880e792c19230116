//! How a table ends without a result: closed by its host, by the operator of the server,
//! or because nobody came or went on.

use std::time::Duration;

use super::{Sitter, TableState};
use crate::{
    frame::Stage,
    hub::span,
    problem::Problem,
    table_event::{CloseReason, TableEvent},
};

/// A day.
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// After how long without an event a table is closed; never where nothing is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClosingTimes {
    /// A table that waits for players and at which no person sits.
    pub empty: Option<Duration>,
    /// Any other table that waits for players.
    pub waiting: Option<Duration>,
    /// A game that nobody goes on with.
    pub abandoned: Option<Duration>,
}

impl Default for ClosingTimes {
    fn default() -> Self {
        let days = |days: u32| Some(DAY * days);
        Self {
            empty: days(1),
            waiting: days(14),
            abandoned: days(60),
        }
    }
}

/// What the operator of a server has settled for all tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TablePolicy {
    /// When tables are closed.
    pub closing: ClosingTimes,
    /// How long a game waits for someone before the host may free the seat.
    pub patience: Duration,
}

impl Default for TablePolicy {
    fn default() -> Self {
        Self {
            closing: ClosingTimes::default(),
            patience: DAY,
        }
    }
}

impl TableState {
    /// Nothing can be changed at a table that has ended.
    ///
    /// # Errors
    /// When the game is over or the table is closed.
    pub fn still_open(&self) -> Result<(), Problem> {
        match self.stage() {
            Stage::Over => Err(Problem::new(409, "problem-over")),
            Stage::Closed => Err(Problem::new(409, "problem-closed")),
            Stage::Waiting | Stage::Playing => Ok(()),
        }
    }

    /// When the table will be closed if nothing happens, and why.
    #[must_use]
    pub fn closes(&self, times: &ClosingTimes) -> Option<(u64, CloseReason)> {
        let is_person = |sitter: &Sitter| matches!(sitter, Sitter::Person(_));
        let people = self.seats.iter().any(|chair| is_person(&chair.sitter));
        let (after, why) = match self.stage() {
            Stage::Waiting if people => (times.waiting, CloseReason::Waiting),
            Stage::Waiting => (times.empty, CloseReason::Empty),
            Stage::Playing => (times.abandoned, CloseReason::Abandoned),
            Stage::Over | Stage::Closed => return None,
        };
        // A game with a clock is not abandoned as long as somebody has time.
        let clocks = self.clocks.iter().flat_map(super::Clocks::running);
        let over = clocks.map(|(_, over)| over).max();
        let closes = self.updated + span(after?);
        Some((
            over.map_or(closes, |over| closes.max(over + span(DAY))),
            why,
        ))
    }

    /// When the table will be closed, once that is near: from the beginning where it waits
    /// for players, after half of the time where a game rests.
    #[must_use]
    pub fn closes_soon(&self, times: &ClosingTimes, now: u64) -> Option<u64> {
        let (at, _) = self.closes(times)?;
        let near = self.stage() == Stage::Waiting || now >= self.updated.midpoint(at);
        near.then_some(at)
    }

    /// Closes the table.
    ///
    /// # Errors
    /// When it has ended already.
    pub fn close(&self, why: CloseReason) -> Result<Vec<TableEvent>, Problem> {
        self.still_open()?;
        Ok(vec![TableEvent::Closed { why }])
    }
}
