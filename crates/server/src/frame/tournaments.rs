//! Tournaments and leagues.

use serde::Serialize;
use utoipa::ToSchema;

use crate::time_control::TimeControl;

pub use crate::tournament::TournamentStage;

/// A tournament in a list.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TournamentLine {
    /// Its name in addresses.
    pub tournament: String,
    /// What it is called.
    pub name: String,
    /// The game's name in addresses.
    pub game: String,
    /// The title on the box.
    pub title: String,
    /// How far it is.
    pub stage: TournamentStage,
    /// How many people take part.
    pub people: usize,
    /// The round that is on, counted from 1; 0 before the first.
    pub round: usize,
    /// Who has won, when it is over.
    pub winners: Vec<String>,
    /// When it last changed, in seconds since 1970.
    pub updated: u64,
}

/// All tournaments: those one can sign up for, those that are on, and those that are over.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TournamentsFrame {
    /// Those for which people sign up.
    pub open: Vec<TournamentLine>,
    /// Those that are on.
    pub running: Vec<TournamentLine>,
    /// Those that are over, the last first.
    pub over: Vec<TournamentLine>,
    /// The games one can play in a tournament: the name in addresses and the title.
    #[schema(value_type = Vec<Vec<String>>)]
    pub games: Vec<(String, String)>,
}

/// A tournament as everyone may see it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TournamentFrame {
    /// Its name in addresses.
    pub tournament: String,
    /// What it is called.
    pub name: String,
    /// The game's name in addresses.
    pub game: String,
    /// The title on the box.
    pub title: String,
    /// How far it is.
    pub stage: TournamentStage,
    /// How many play at a table, at most.
    pub group: u8,
    /// How many rounds are played, the final not counted.
    pub rounds: u8,
    /// Whether the best play a final.
    pub last: bool,
    /// How much time there is for a round, in minutes.
    pub minutes: u32,
    /// How much time everyone has in a game, if there is a clock. It ends at the latest with the
    /// round.
    pub clock: Option<TimeControl>,
    /// Whether its games are rated.
    pub rated: bool,
    /// The league it counts in: the name in addresses and the name.
    #[schema(value_type = Option<Vec<String>>)]
    pub league: Option<(String, String)>,
    /// Whether the reader has made it.
    pub host: bool,
    /// Whether the reader takes part.
    pub takes_part: bool,
    /// The table at which the reader is to play now.
    pub own_table: Option<String>,
    /// Those who take part, the best first.
    pub standings: Vec<StandingRow>,
    /// The rounds that were drawn, the last first.
    pub drawn: Vec<RoundFrame>,
}

/// Somebody in the table of a tournament.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct StandingRow {
    /// The number of the person in this tournament.
    pub person: usize,
    /// The rank; equals share one.
    pub rank: usize,
    /// What the person is called.
    pub name: String,
    /// Whether this is the reader.
    pub you: bool,
    /// Whether the person has gone and plays no further rounds.
    pub gone: bool,
    /// The points.
    pub points: u32,
    /// What each opponent has made on average, in hundredths of a point.
    pub opposition: u32,
    /// How many games were won.
    pub wins: u32,
    /// How many games were played.
    pub games: u32,
    /// How many rounds there was no seat.
    pub byes: u32,
}

/// A round of a tournament.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct RoundFrame {
    /// Its number, counted from 1.
    pub number: usize,
    /// Whether it is the final.
    pub last: bool,
    /// When its time is up, in seconds since 1970.
    pub deadline: u64,
    /// Whether all its games are over.
    pub over: bool,
    /// Its tables.
    pub tables: Vec<RoundTable>,
    /// Those for whom there was no seat.
    pub byes: Vec<String>,
}

/// A table of a round.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct RoundTable {
    /// The table's name in addresses.
    pub table: String,
    /// Those who play, in the order of the seats.
    pub sides: Vec<RoundSide>,
}

/// Somebody at a table of a round.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct RoundSide {
    /// What the person is called.
    pub name: String,
    /// Whether this is the reader.
    pub you: bool,
    /// The place, once the game is over; nothing for those who did not come.
    pub place: Option<u8>,
    /// What it brought, once the game is over.
    pub points: Option<u32>,
}

/// Several tournaments together.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct LeagueFrame {
    /// Its name in addresses.
    pub league: String,
    /// What it is called.
    pub name: String,
    /// The tournaments, the last first.
    pub tournaments: Vec<TournamentLine>,
    /// Those who took part, the best first.
    pub standings: Vec<LeagueRow>,
}

/// Somebody in a league.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct LeagueRow {
    /// The rank; equals share one.
    pub rank: usize,
    /// What the person is called.
    pub name: String,
    /// Whether this is the reader.
    pub you: bool,
    /// The points of all rounds of all tournaments.
    pub points: u32,
    /// How many tournaments the person took part in.
    pub tournaments: u32,
    /// How many of them were won.
    pub wins: u32,
}
