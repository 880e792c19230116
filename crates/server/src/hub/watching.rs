//! Games to watch: the one that most look at, and the next one for a screen on a wall.

use std::{sync::Arc, time::Duration};

use store::Which;

use super::{Hub, span};
use crate::{frame::TableLine, problem::Problem};

/// How many games that go on are compared.
const MOST: u32 = 50;

/// A game at which something has happened within this time is lively.
const LIVELY: Duration = Duration::from_secs(15 * 60);

/// A game that has rested for longer is not of this evening.
const EVENING: Duration = Duration::from_secs(6 * 60 * 60);

/// A reader who sits at no table.
const NOBODY: &str = "wall";

impl Hub {
    /// How many pages show a table live through this server.
    pub(super) fn looking(&self, table: &str) -> u32 {
        let table = self.tables.in_memory(table);
        let count = table.map_or(0, |table| table.changed.receiver_count());
        u32::try_from(count).unwrap_or(u32::MAX)
    }

    /// The table of the evening for a visitor who does not sit there, if there is one.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn table_of_the_evening(&self, visitor: &str) -> Result<Option<TableLine>, Problem> {
        let mut games = self.games_of_the_evening(visitor, EVENING).await?;
        games.sort_by_key(|line| std::cmp::Reverse(interest(line)));
        Ok(games.into_iter().next())
    }

    /// The game that a screen on a wall shows after another: the lively ones one after the
    /// other, or the one that was lively last.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn next_on_the_wall(
        self: &Arc<Self>,
        after: Option<&str>,
    ) -> Result<Option<String>, Problem> {
        let mut lively = self.games_of_the_evening(NOBODY, LIVELY).await?;
        lively.sort_by(|one, other| one.table.cmp(&other.table));
        let Some(first) = lively.first() else {
            let last = self.table_of_the_evening(NOBODY).await?;
            return Ok(last.map(|line| line.table));
        };
        let next = match after {
            Some(after) => lively.iter().find(|line| *line.table > *after),
            None => lively.iter().max_by_key(|line| interest(line)),
        };
        Ok(Some(next.unwrap_or(first).table.clone()))
    }

    /// Games that everyone may watch and at which something has happened lately.
    async fn games_of_the_evening(
        &self,
        visitor: &str,
        lately: Duration,
    ) -> Result<Vec<TableLine>, Problem> {
        let since = self.now().saturating_sub(span(lately)) / 1000;
        let mut games = self.first(Which::Watchable, visitor, MOST).await?;
        games.retain(|line| line.updated >= since);
        Ok(games)
    }
}

/// How much a game is worth looking at: what others look at first, then rated games, then
/// those with more people, then what happened last.
fn interest(line: &TableLine) -> (u32, bool, usize, u64) {
    (line.looking, line.rated, line.names.len(), line.updated)
}
