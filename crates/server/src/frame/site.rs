//! What is shown around the tables: the home page, the games, lists of tables, rules.

use std::collections::BTreeMap;

use serde::Serialize;
use utoipa::ToSchema;

use super::{InvitationLine, RatingFrame};
use crate::time_control::TimeControl;

/// What the home page shows to one reader.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct HomeFrame {
    /// The games on the shelf.
    pub games: Vec<GameFrame>,
    /// Tables to which friends of the reader have invited them, the newest first.
    pub invitations: Vec<InvitationLine>,
    /// How many people ask the reader to be friends.
    pub asking: usize,
    /// Tables with free seats that anyone may take.
    pub open: Vec<TableLine>,
    /// Tables at which the reader sits and that are not over.
    pub mine: Vec<TableLine>,
    /// Finished games of the reader, newest first.
    pub past: Vec<TableLine>,
    /// Finished games of others, newest first.
    pub finished: Vec<TableLine>,
    /// The puzzle of the day, if there are any puzzles.
    pub puzzle: Option<DailyPuzzleFrame>,
    /// The table of the evening: of the games of others that go on and that anyone may watch,
    /// the one that most look at.
    pub evening: Option<TableLine>,
}

/// The puzzle that everyone is asked on one day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct DailyPuzzleFrame {
    /// The game's name in addresses.
    pub game: String,
    /// The title on the box.
    pub title: String,
    /// The number of the puzzle, counted from 1.
    pub number: usize,
    /// How hard it is, from 1 to 5.
    pub difficulty: u8,
}

/// A game on the shelf.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct GameFrame {
    /// Whether players have something that others do not see.
    pub secrets: bool,
    /// Its name in addresses.
    pub id: String,
    /// The title on the box.
    pub title: String,
    /// Who made it.
    pub credits: String,
    /// The fewest people that can play; 1 means that the game has an automaton.
    pub least: u8,
    /// The most people that can play.
    pub most: u8,
    /// The poster as SVG; empty in the JSON API.
    #[serde(skip)]
    pub poster: String,
    /// What it is, in a line; empty if nobody says so.
    pub about: String,
    /// How long it takes; empty if nobody says so.
    pub time: String,
    /// How much there is to learn; empty if nobody says so.
    pub weight: String,
    /// The options: key, label, values with their labels, default.
    pub options: Vec<OptionFrame>,
    /// Options that can be chosen as a whole.
    pub presets: Vec<PresetFrame>,
    /// The chapters of its lessons.
    pub lessons: Vec<ChapterFrame>,
    /// The colours players can choose before the game, each with its label, in the order
    /// of the seats that have them if nobody chooses.
    #[schema(value_type = Vec<Vec<String>>)]
    pub colours: Vec<(String, String)>,
    /// The bots that can take a seat.
    pub bots: Vec<String>,
    /// The ratings of bots, by level; none of those of whom nothing is known.
    pub ratings: BTreeMap<String, RatingFrame>,
    /// How many puzzles there are.
    pub puzzles: usize,
}

/// A chapter of the lessons of a game.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ChapterFrame {
    /// Its name in addresses.
    pub id: String,
    /// What it is called.
    pub title: String,
    /// What it is about, in a sentence.
    pub about: String,
    /// How many minutes it takes.
    pub minutes: u8,
}

/// An option of a game.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct OptionFrame {
    /// Its name.
    pub key: String,
    /// What it is about.
    pub label: String,
    /// The values it can take, each with its label; none means free text.
    #[schema(value_type = Vec<Vec<String>>)]
    pub values: Vec<(String, String)>,
    /// What holds when nothing is said.
    pub default: String,
    /// A line that explains it; empty where its values have lines of their own.
    pub how: String,
    /// The lines that explain its values.
    pub hows: BTreeMap<String, String>,
}

/// Options that can be chosen as a whole.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PresetFrame {
    /// Its name: `first`, `standard` or `everything`.
    pub key: String,
    /// A line that explains it.
    pub how: String,
    /// The options that are not as usual.
    pub options: BTreeMap<String, String>,
}

/// A table in a list.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TableLine {
    /// The table's name in addresses.
    pub table: String,
    /// The game's name in addresses.
    pub game: String,
    /// The title on the box.
    pub title: String,
    /// The names of those who sit there.
    pub names: Vec<String>,
    /// How many seats are free.
    pub free: u8,
    /// Whether the reader is to act.
    pub your_turn: bool,
    /// Names of those the game waits for.
    pub waiting: Vec<String>,
    /// The winners' names, when the game is over.
    pub winners: Vec<String>,
    /// Whether the result changes the ratings of those who play.
    pub rated: bool,
    /// How many pages show it live through this server, those of its players included.
    pub looking: u32,
    /// Whether they won because the time of the other ran out.
    pub on_time: bool,
    /// When something last happened, in seconds since 1970.
    pub updated: u64,
    /// How much time everyone has, if there is a clock.
    pub clock: Option<TimeControl>,
    /// When the reader's time is over, in milliseconds since 1970, if it runs.
    pub due: Option<u64>,
}

/// A list of tables.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, serde::Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TableList {
    /// The reader's tables at which something may still happen.
    #[default]
    Running,
    /// The reader's tables that wait for the reader.
    Owing,
    /// The reader's tables at which nothing can happen any more.
    Past,
    /// Tables of others with free seats that anyone may take.
    Open,
    /// Games of others that anyone may watch.
    Watchable,
    /// Finished games of others.
    Finished,
}

impl TableList {
    /// Its name in addresses.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Running => "running",
            Self::Owing => "owing",
            Self::Past => "past",
            Self::Open => "open",
            Self::Watchable => "watchable",
            Self::Finished => "finished",
        }
    }
}

/// A page of a list of tables.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ListFrame {
    /// The list.
    pub list: TableList,
    /// What was looked for; empty for everything.
    pub search: String,
    /// The page, counted from 1.
    pub page: u32,
    /// Whether there are more pages.
    pub more: bool,
    /// The tables, those that changed last first; your own by the time that is left to you.
    pub tables: Vec<TableLine>,
}

/// A rule on the rules page.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct RuleFrame {
    /// Its number.
    pub id: String,
    /// The heading it stands under.
    pub heading: String,
    /// The whole rule.
    pub text: String,
    /// The language of the rule: English, unless it is translated.
    pub language: &'static str,
    /// The section of How to play that teaches it.
    pub taught_in: Option<String>,
    /// The disputed readings of the rulebook that it depends on.
    pub rulings: Vec<RulingFrame>,
}

/// A disputed reading of the rulebook.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct RulingFrame {
    /// Its key in the section `[rulings]` of the box file.
    pub name: String,
    /// The reading in force.
    pub reading: String,
    /// The other readings, with which one could play.
    pub others: Vec<String>,
    /// Why this reading is the default.
    pub why: String,
}
