//! Results of rated games, and the ratings that follow from them.
//!
//! A result is written in the transaction of the event that ended the game, with the next
//! number: numbers have no gaps and are given in the order of commits, so whoever knows the
//! result with a number finds all those before it. Ratings are a projection of the results in
//! the order of their numbers. The store does not compute them: it keeps what it is given if
//! nobody else was faster.

use crate::Reply;

/// The part of a store that knows how rated games ended.
pub trait Ratings {
    /// How far the ratings are, and how far the results.
    fn rating_state(&self) -> Reply<'_, RatingState>;

    /// The results after this number, in order; a portion of them.
    fn results_after(&self, number: u64, most: u32) -> Reply<'_, Vec<NumberedResult>>;

    /// Keeps ratings, all of them or nothing, if they are still as far as the writer believes;
    /// says whether they were.
    fn keep_ratings(&self, change: RatingChange) -> Reply<'_, bool>;

    /// A part of a leader board.
    fn leaders(&self, query: LeaderQuery) -> Reply<'_, Vec<RatingRow>>;

    /// All ratings of a visitor.
    fn ratings_of(&self, visitor: String) -> Reply<'_, Vec<RatingRow>>;

    /// The visitor with this public name in addresses.
    fn rated_visitor(&self, handle: String) -> Reply<'_, Option<String>>;

    /// The results of a visitor, the last first.
    fn results_of(&self, visitor: String, skip: u32, most: u32) -> Reply<'_, Vec<NumberedResult>>;

    /// The tables whose games count, from after this one on, in the order of their names.
    fn rated_tables(&self, after: String, most: u32) -> Reply<'_, Vec<String>>;
}

/// How a rated game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// The game.
    pub game: String,
    /// How many played.
    pub players: u8,
    /// When it ended, in milliseconds since 1970.
    pub at: u64,
    /// Those whose places count.
    pub sides: Vec<ResultSide>,
}

/// Somebody in a result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultSide {
    /// The seat, counted from 1.
    pub seat: u8,
    /// The person, by id.
    pub visitor: Option<String>,
    /// The level, if it is a bot.
    pub level: Option<String>,
    /// The place; 1 is the winner's, and equals share one.
    pub place: u8,
}

/// A result with its number and its table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NumberedResult {
    /// Its number, from 1.
    pub number: u64,
    /// The table.
    pub table: String,
    /// How the game ended.
    pub result: GameResult,
}

/// How far ratings and results are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RatingState {
    /// What the last writer of ratings wrote of it; empty if they are to be computed anew.
    pub state: String,
    /// The number of the last result.
    pub last: u64,
}

/// Ratings to keep.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RatingChange {
    /// The state from which the writer went on.
    pub expected: String,
    /// The state with these ratings.
    pub next: String,
    /// Whether all ratings there are go first.
    pub anew: bool,
    /// Those that are new or have changed.
    pub rows: Vec<RatingRow>,
}

/// A rating that is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatingRow {
    /// The game.
    pub game: String,
    /// For games of so many players; 0 for all games.
    pub players: u8,
    /// Whose it is, by id.
    pub visitor: String,
    /// The public name of that person in addresses.
    pub handle: String,
    /// The mean, in thousandths of a point.
    pub mean: i64,
    /// The standard deviation, in thousandths of a point.
    pub deviation: i64,
    /// By what leader boards are ordered, the highest first.
    pub standing: i64,
    /// How many games it comes from.
    pub games: u32,
    /// When the last one ended, in milliseconds since 1970.
    pub updated: u64,
    /// The number of the week of the last one.
    pub week: u32,
    /// How many games of that week there were.
    pub week_games: u32,
    /// What they have changed, in thousandths of a point.
    pub week_gain: i64,
}

/// Which part of which leader board.
#[derive(Clone, Debug)]
pub struct LeaderQuery {
    /// The game.
    pub game: String,
    /// For games of so many players; 0 for all games.
    pub players: u8,
    /// Only those who played in the week with this number.
    pub week: Option<u32>,
    /// How many come before the part.
    pub skip: u32,
    /// The most rows.
    pub most: u32,
}
