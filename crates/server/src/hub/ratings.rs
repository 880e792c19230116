//! Ratings: a projection of the results of rated games, in the order of their numbers.
//!
//! Whoever comes first computes what is missing, at this server or at another: what was
//! computed is kept only if nobody was faster, and everyone computes the same. After a crash
//! the next reader does it.

use std::{
    collections::{BTreeMap, HashMap},
    sync::Arc,
};

use ratings::{Anchors, Rating, Side, rate};
use sha2::{Digest, Sha256};
use store::{
    GameResult, LeaderQuery, NumberedResult, RatingChange, RatingRow, StoreError, StoredStage,
};

use super::{
    Hub,
    lists::{Summary, index},
    memory::FetchError,
};
use crate::{
    admin::Answer,
    problem::{Problem, report},
};

/// The version of the arithmetic and of the ratings of bots: raised when one of them changes,
/// so that all ratings are computed anew. Servers of an earlier version leave them alone then.
const VERSION: u32 = 2;

/// How many results are taken in one go.
const PORTION: u32 = 500;

/// A day, in milliseconds.
const DAY: u64 = 24 * 60 * 60 * 1000;

/// With this begins the id that stands for somebody who was erased: no visitor has such a one.
const ERASED: &str = "erased-";

/// The id that stands for a visitor who was erased.
pub(super) fn erased(random: &str) -> String {
    format!("{ERASED}{random}")
}

/// What a visitor is called in addresses, which everyone may know: the id, which only the
/// visitor has, cannot be told from it.
pub fn public_handle(visitor: &str) -> String {
    let mut hash = Sha256::new();
    hash.update(b"orrery player\0");
    hash.update(visitor.as_bytes());
    const_hex::encode(&hash.finalize()[..8])
}

/// The number of the week, from Monday to Sunday in UTC.
pub fn week_of(at: u64) -> u32 {
    // 1 January 1970 was a Thursday.
    ((at / DAY + 3) / 7) as u32
}

/// Somebody on a leader board or at a table, with the rating.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rated {
    /// What the person is called.
    pub name: String,
    /// What is kept of the rating.
    pub row: RatingRow,
}

const fn rating_of(row: &RatingRow) -> Rating {
    Rating {
        mean: row.mean,
        deviation: row.deviation,
    }
}

/// A game, for how many players (0 for all), and whose rating it is.
type Key = (String, u8, String);

/// Ratings while they are computed.
#[derive(Default)]
struct Book {
    rows: BTreeMap<Key, RatingRow>,
}

impl Book {
    /// What follows from a result for all games and for those of as many players.
    fn take(&mut self, result: &GameResult, anchors: &Anchors) {
        for players in [0, result.players] {
            self.take_for(players, result, anchors);
        }
    }

    fn take_for(&mut self, players: u8, result: &GameResult, anchors: &Anchors) {
        let known = |book: &Self, visitor: &str| {
            let key = (result.game.clone(), players, visitor.to_owned());
            book.rows.get(&key).map_or(Rating::NEW, rating_of)
        };
        let mut sides = Vec::new();
        let mut whose = Vec::new();
        for side in &result.sides {
            let rating = match (&side.visitor, &side.level) {
                (Some(visitor), _) => Some(known(self, visitor)),
                (None, Some(level)) => anchors.of(level),
                (None, None) => None,
            };
            // Nothing is known of some bots.
            if let Some(rating) = rating {
                let place = side.place;
                sides.push(Side { rating, place });
                whose.push(side.visitor.as_deref());
            }
        }
        if sides.len() < 2 {
            return;
        }
        for ((visitor, side), after) in whose.into_iter().zip(&sides).zip(rate(&sides)) {
            if let Some(visitor) = visitor {
                self.put(players, result, visitor, side.rating, after);
            }
        }
    }

    fn put(
        &mut self,
        players: u8,
        result: &GameResult,
        visitor: &str,
        before: Rating,
        after: Rating,
    ) {
        let week = week_of(result.at);
        let key = (result.game.clone(), players, visitor.to_owned());
        let row = self.rows.entry(key).or_insert_with(|| RatingRow {
            game: result.game.clone(),
            players,
            visitor: visitor.to_owned(),
            handle: public_handle(visitor),
            mean: 0,
            deviation: 0,
            standing: 0,
            games: 0,
            updated: 0,
            week,
            week_games: 0,
            week_gain: 0,
        });
        if row.week != week {
            (row.week, row.week_games, row.week_gain) = (week, 0, 0);
        }
        row.mean = after.mean;
        row.deviation = after.deviation;
        row.standing = after.cautious();
        row.games += 1;
        row.updated = result.at;
        row.week_games += 1;
        row.week_gain += after.mean - before.mean;
    }

    /// The ratings to keep: those of people who were erased are nobody's.
    fn into_rows(self) -> Vec<RatingRow> {
        let rows = self.rows.into_values();
        rows.filter(|row| !row.visitor.starts_with(ERASED))
            .collect()
    }
}

/// How far ratings are, as their last writer wrote it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Progress {
    /// The results up to this one are in.
    UpTo(u64),
    /// They are to be computed from the first result on.
    Anew,
    /// A later version of the program keeps them.
    Later,
}

impl Progress {
    fn read(state: &str) -> Self {
        let parts = state.split_once(' ');
        let parts = parts.and_then(|(version, until)| {
            Some((version.parse::<u32>().ok()?, until.parse::<u64>().ok()?))
        });
        match parts {
            Some((version, until)) if version == VERSION => Self::UpTo(until),
            Some((version, _)) if version > VERSION => Self::Later,
            _ => Self::Anew,
        }
    }

    fn write(until: u64) -> String {
        format!("{VERSION} {until}")
    }
}

impl Hub {
    /// A rated game has ended: ratings are brought up to date in a task of their own.
    pub(super) fn rate_soon(self: &Arc<Self>) {
        let hub = self.clone();
        tokio::spawn(async move {
            if let Err(why) = hub.rate().await {
                report(&why, "ratings cannot be computed");
            }
        });
    }

    /// Brings ratings up to date with the results there are.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn rate(&self) -> Result<(), StoreError> {
        loop {
            let found = self.store.rating_state().await?;
            let progress = Progress::read(&found.state);
            let until = match progress {
                Progress::UpTo(until) if until < found.last => until,
                Progress::Anew => 0,
                Progress::UpTo(_) | Progress::Later => return Ok(()),
            };
            // Of several at this server one computes, and the others find it done.
            let Ok(_turn) = self.rating.try_lock() else {
                drop(self.rating.lock().await);
                continue;
            };
            let change = self.changed_ratings(&found.state, until).await?;
            // Where another server was faster, its ratings are there now.
            self.store.keep_ratings(change).await?;
        }
    }

    /// The ratings with the next results, or with all of them.
    async fn changed_ratings(
        &self,
        expected: &str,
        mut until: u64,
    ) -> Result<RatingChange, StoreError> {
        let anew = until == 0;
        let mut book = Book::default();
        let mut known = Vec::new();
        loop {
            let portion = self.store.results_after(until, PORTION).await?;
            let Some(last) = portion.last() else { break };
            until = last.number;
            // What somebody had is not kept any more once they are erased.
            let is_erased = |side: &store::ResultSide| {
                let visitor = side.visitor.as_deref();
                visitor.is_some_and(|visitor| visitor.starts_with(ERASED))
            };
            let mut sides = portion.iter().flat_map(|found| &found.result.sides);
            if !anew && sides.any(is_erased) {
                return Box::pin(self.changed_ratings(expected, 0)).await;
            }
            for found in &portion {
                if !anew {
                    self.recall(&mut book, &mut known, &found.result).await?;
                }
                let anchors = self.boxes.anchors(&found.result.game);
                book.take(&found.result, &anchors);
            }
            if !anew {
                break;
            }
        }
        Ok(RatingChange {
            expected: expected.to_owned(),
            next: Progress::write(until),
            anew,
            rows: book.into_rows(),
        })
    }

    /// Takes the ratings to hand of those who played a game.
    async fn recall(
        &self,
        book: &mut Book,
        known: &mut Vec<String>,
        result: &GameResult,
    ) -> Result<(), StoreError> {
        for visitor in result.sides.iter().filter_map(|side| side.visitor.as_ref()) {
            if known.contains(visitor) {
                continue;
            }
            known.push(visitor.clone());
            for row in self.store.ratings_of(visitor.clone()).await? {
                let key = (row.game.clone(), row.players, row.visitor.clone());
                book.rows.insert(key, row);
            }
        }
        Ok(())
    }

    /// A part of a leader board.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn leaders(&self, query: LeaderQuery) -> Result<Vec<Rated>, Problem> {
        self.rate().await.map_err(|why| Problem::not_read(&why))?;
        let rows = self.store.leaders(query).await;
        let mut rated = Vec::new();
        for row in rows.map_err(|why| Problem::not_read(&why))? {
            let name = self.name_of(&row.visitor).await;
            rated.push(Rated { name, row });
        }
        Ok(rated)
    }

    /// All ratings of a visitor.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn ratings_of(&self, visitor: &str) -> Result<Vec<RatingRow>, Problem> {
        self.rate().await.map_err(|why| Problem::not_read(&why))?;
        let rows = self.store.ratings_of(visitor.to_owned()).await;
        rows.map_err(|why| Problem::not_read(&why))
    }

    /// The visitor with this public name.
    ///
    /// # Errors
    /// When nobody with a rating has it, or the store does not answer.
    pub async fn rated_visitor(&self, handle: &str) -> Result<String, Problem> {
        self.rate().await.map_err(|why| Problem::not_read(&why))?;
        let found = self.store.rated_visitor(handle.to_owned()).await;
        let found = found.map_err(|why| Problem::not_read(&why))?;
        found.ok_or_else(|| Problem::missing("problem-no-player"))
    }

    /// The rated games of a visitor, the last first.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn results_of(
        &self,
        visitor: &str,
        skip: u32,
        most: u32,
    ) -> Result<Vec<NumberedResult>, Problem> {
        let found = self.store.results_of(visitor.to_owned(), skip, most).await;
        found.map_err(|why| Problem::not_read(&why))
    }

    /// The name of somebody in a result; nobody's where the visitor was erased.
    pub async fn name_in_result(&self, visitor: &str) -> Option<String> {
        match visitor.starts_with(ERASED) {
            true => None,
            false => Some(self.name_of(visitor).await),
        }
    }

    /// The ratings of the levels of bots in a game.
    pub fn anchors(&self, game: &str) -> Arc<Anchors> {
        self.boxes.anchors(game)
    }

    /// Computes all results from the logs of their tables, and all ratings from the results.
    ///
    /// # Errors
    /// When something cannot be read or saved.
    pub(super) async fn rebuild_ratings(self: &Arc<Self>) -> Result<Answer, Problem> {
        let tables = self
            .all_rated()
            .await
            .map_err(|why| Problem::not_read(&why))?;
        let mut unreadable = 0;
        for table in &tables {
            match self.result_again(table).await? {
                Some(indexed) => {
                    let saved = self.store.index(vec![(table.clone(), indexed)]).await;
                    saved.map_err(|why| Problem::not_saved(&why))?;
                }
                None => unreadable += 1,
            }
        }
        let people = self.rate_anew().await;
        let people = people.map_err(|why| Problem::not_saved(&why))?;
        tracing::info!(games = tables.len(), people, "ratings were rebuilt");
        Ok(Answer::Rebuilt {
            games: tables.len(),
            unreadable,
            people,
        })
    }

    /// Tables with a result, and those that may lack one.
    async fn all_rated(&self) -> Result<Vec<String>, StoreError> {
        let mut tables = Vec::new();
        for stage in [StoredStage::Finished, StoredStage::Closed] {
            for row in self.store.tables(Some(stage), u32::MAX).await? {
                let summary = serde_json::from_str::<Summary>(&row.summary);
                if summary.is_ok_and(|summary| summary.rated) {
                    tables.push((row.updated, row.table));
                }
            }
        }
        // Those that lack a result get their numbers in the order in which they ended.
        tables.sort();
        let mut tables: Vec<String> = tables.into_iter().map(|(_, table)| table).collect();
        let mut after = String::new();
        loop {
            let portion = self.store.rated_tables(after, PORTION).await?;
            let Some(last) = portion.last() else { break };
            after = last.clone();
            tables.extend(portion);
        }
        let mut seen = std::collections::HashSet::new();
        tables.retain(|table| seen.insert(table.clone()));
        Ok(tables)
    }

    /// What lists know of a table, its result included, from its events; nothing where this
    /// program does not have its rules, and what is kept stays.
    async fn result_again(&self, table: &str) -> Result<Option<store::TableIndex>, Problem> {
        let stored = self.store.read(table.to_owned()).await;
        let Some(stored) = stored.map_err(|why| Problem::not_read(&why))? else {
            return Ok(None);
        };
        match self.fold_stored(table, stored).await {
            Ok(state) => Ok(Some(index(&state))),
            Err(FetchError::Store(why)) => Err(Problem::not_read(&why)),
            Err(why) => {
                tracing::error!(table, %why, "a rated game cannot be read");
                Ok(None)
            }
        }
    }

    /// Computes all ratings from all results; says how many people have one.
    async fn rate_anew(&self) -> Result<usize, StoreError> {
        let _turn = self.rating.lock().await;
        loop {
            let found = self.store.rating_state().await?;
            let change = self.changed_ratings(&found.state, 0).await?;
            let mut people: HashMap<&str, ()> = HashMap::new();
            people.extend(change.rows.iter().map(|row| (&*row.visitor, ())));
            let people = people.len();
            if self.store.keep_ratings(change).await? {
                return Ok(people);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weeks_begin_on_monday() {
        // Sunday 5 July 2026 and Monday the 6th.
        let monday = 1_783_296_000_000;
        assert_eq!(week_of(monday - 1) + 1, week_of(monday));
        assert_eq!(week_of(monday), week_of(monday + 7 * DAY - 1));
    }

    #[test]
    fn what_another_version_kept_is_computed_anew_or_left_alone() {
        assert_eq!(Progress::read(&Progress::write(41)), Progress::UpTo(41));
        assert_eq!(Progress::read(""), Progress::Anew);
        assert_eq!(Progress::read("0 41"), Progress::Anew);
        assert_eq!(Progress::read("999 41"), Progress::Later);
    }

    /// Whoever changes the ratings of bots raises the version, so that nobody keeps what
    /// followed from the old ones.
    #[test]
    fn the_version_stands_for_these_ratings_of_bots() {
        let mut hash = Sha256::new();
        for game in games::catalog().games() {
            let anchors = Anchors::read(game.strength()).unwrap();
            for level in catalog::BotKind::NAMES {
                let points = anchors.of(level).map(Rating::points);
                hash.update(format!("{} {level} {points:?}\n", game.info().id));
            }
        }
        let hash = const_hex::encode(&hash.finalize()[..8]);
        assert_eq!((VERSION, &*hash), (2, "39713c022a9ef798"));
    }
}
