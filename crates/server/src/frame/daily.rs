//! The game of the day and its results.

use serde::Serialize;
use utoipa::ToSchema;

use super::Stage;

/// The games of a day: the same dice for everyone.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct DayFrame {
    /// The day of UTC, such as 2031-07-09.
    pub day: String,
    /// Whether it is today.
    pub today: bool,
    /// The day before.
    pub before: String,
    /// The day after.
    pub next: String,
    /// When it ends, in seconds since 1970.
    pub ends: u64,
    /// The games.
    pub games: Vec<DayGameFrame>,
}

/// A game of a day.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct DayGameFrame {
    /// The game's name in addresses.
    pub game: String,
    /// The title on the box.
    pub title: String,
    /// The bot to play against; nothing where the game has an automaton.
    pub bot: Option<String>,
    /// The hash of the secret behind the dice of the day.
    pub commitment: String,
    /// The hash of that of the next day, as long as this one is on.
    pub next_commitment: Option<String>,
    /// The secret itself, when the day is over.
    pub secret: Option<String>,
    /// The reader's own game, once it is begun.
    pub own: Option<OwnGameFrame>,
    /// The table of the best game, if the reader may see it.
    pub best: Option<String>,
    /// Where the points came from, in the reader's own game and in the best one of somebody
    /// else; the total last.
    pub compared: Vec<BesideRow>,
    /// How many results there are.
    pub count: u32,
    /// The best results.
    pub results: Vec<ResultFrame>,
}

/// The reader's own game of a day.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct OwnGameFrame {
    /// The table's name in addresses.
    pub table: String,
    /// How far it is.
    pub stage: Stage,
    /// The result, if it counts: the game was over before the day was.
    pub result: Option<ResultFrame>,
}

/// A line in the results of a day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ResultFrame {
    /// The rank; equals share one.
    pub rank: u32,
    /// Who played.
    pub name: String,
    /// Whether the player won.
    pub won: bool,
    /// The points.
    pub points: i32,
    /// How many points more than the opponent.
    pub margin: i32,
    /// Whether this is the reader.
    pub you: bool,
    /// The table, if the reader may see it.
    pub table: Option<String>,
}

/// The points from one source in two games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct BesideRow {
    /// The source in words; the last row is the total.
    pub label: String,
    /// In the reader's own game.
    pub own: i32,
    /// In the best one.
    pub best: i32,
}
