//! Ratings: leader boards and the pages of those who stand on them.

use ratings::Rating;
use serde::Serialize;
use utoipa::ToSchema;

use super::{PrivacyFrame, ProfileFrame, Relation};

/// From this margin on a rating is hardly more than a guess.
const PROVISIONAL: i64 = 250;

/// How well somebody plays, as far as it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct RatingFrame {
    /// The rating in points, on the scale of Elo.
    pub points: i64,
    /// The true value is within so many points of it in 95 of 100 cases.
    pub margin: i64,
    /// Whether so little is known yet that it is hardly more than a guess.
    pub provisional: bool,
}

impl From<Rating> for RatingFrame {
    fn from(rating: Rating) -> Self {
        Self {
            points: rating.points(),
            margin: rating.margin(),
            provisional: rating.margin() > PROVISIONAL,
        }
    }
}

/// A leader board of a game.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct LeaderFrame {
    /// The game's name in addresses.
    pub game: String,
    /// The title on the box.
    pub title: String,
    /// All games there are: the name in addresses and the title.
    #[schema(value_type = Vec<Vec<String>>)]
    pub games: Vec<(String, String)>,
    /// Only games of so many players count here; 0 for all games.
    pub players: u8,
    /// How many may play it.
    pub most: u8,
    /// Whether only those who played this week stand here.
    pub week: bool,
    /// Whether only the reader and the reader's friends stand here.
    pub friends: bool,
    /// The page, counted from 1.
    pub page: u32,
    /// Whether there are more pages.
    pub more: bool,
    /// Those who lead, the best first.
    pub rows: Vec<LeaderRow>,
    /// The reader, where the reader has a rating and does not stand among the rows.
    pub own: Option<LeaderRow>,
    /// The levels of bots with their ratings, the best first.
    pub bots: Vec<BotRating>,
}

/// Somebody on a leader board.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct LeaderRow {
    /// The rank; nothing where the reader stands somewhere else.
    pub rank: Option<u32>,
    /// What the person is called.
    pub name: String,
    /// The person's name in addresses, if the reader finds their page.
    pub player: Option<String>,
    /// Whether this is the reader.
    pub you: bool,
    /// The rating.
    pub rating: RatingFrame,
    /// How many games it comes from.
    pub games: u32,
    /// How many of them ended in the week of the last one.
    pub week_games: u32,
    /// By how many points they have changed the rating.
    pub week_gain: i64,
}

/// A level of bots with its rating.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct BotRating {
    /// The level.
    pub level: String,
    /// Its rating.
    pub rating: RatingFrame,
}

/// Somebody as the reader may see them.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PlayerFrame {
    /// The person's name in addresses.
    pub player: String,
    /// What the person is called.
    pub name: String,
    /// Whether this is the reader.
    pub you: bool,
    /// What the person is to the reader.
    pub relation: Relation,
    /// What the person shows of themself, if the reader may see it.
    pub profile: Option<ProfileFrame>,
    /// What the reader has set about this page, if it is the reader's own.
    pub privacy: Option<PrivacyFrame>,
    /// The ratings, by game.
    pub ratings: Vec<PlayerRating>,
    /// The page of results, counted from 1.
    pub page: u32,
    /// Whether there are more results.
    pub more: bool,
    /// Rated games, the last first.
    pub results: Vec<PlayerResult>,
}

/// A rating of somebody.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PlayerRating {
    /// The game's name in addresses.
    pub game: String,
    /// The title on the box.
    pub title: String,
    /// For games of so many players; 0 for all games.
    pub players: u8,
    /// The rating.
    pub rating: RatingFrame,
    /// How many games it comes from.
    pub games: u32,
}

/// A rated game of somebody.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PlayerResult {
    /// The table's name in addresses.
    pub table: String,
    /// The game's name in addresses.
    pub game: String,
    /// The title on the box.
    pub title: String,
    /// When it ended, in seconds since 1970.
    pub ended: u64,
    /// The person's place.
    pub place: u8,
    /// All whose places counted, the best first.
    pub sides: Vec<ResultSideFrame>,
}

/// A side of a rated game.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ResultSideFrame {
    /// The place; 1 is the winner's, and equals share one.
    pub place: u8,
    /// What the person is called; empty for bots and for people who were erased.
    pub name: String,
    /// The person's name in addresses, if the reader finds their page.
    pub player: Option<String>,
    /// The level, if it is a bot.
    pub bot: Option<String>,
}
