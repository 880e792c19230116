//! Everything a page or a program is told about a table, for one reader.
//!
//! A [`Frame`] is built from the reader's view only; the page draws it and the
//! JSON API sends it as it is.

use std::collections::BTreeMap;

use serde::Serialize;
use tabletop::Offer;
use utoipa::ToSchema;

/// A table as one reader may see it, at one moment.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Frame {
    /// The table's name in addresses.
    pub table: String,
    /// The game's name in addresses.
    pub game: String,
    /// The title on the box.
    pub title: String,
    /// What the game is, in a line; empty if nobody says so.
    pub about: String,
    /// The name of whoever made the table and sits at it.
    pub host: Option<String>,
    /// The number of the last event of the table. Submissions name it.
    pub seq: u64,
    /// A hash of the position; empty before the game starts.
    pub digest: String,
    /// Whether the game has begun and ended.
    pub stage: Stage,
    /// The number of actions so far.
    pub actions: usize,
    /// The moment shown, when it is not the last one: after this many actions.
    pub moment: Option<usize>,
    /// Where the game is: round, phase, turn, as short texts.
    pub progress: Vec<String>,
    /// Whether the last round has begun.
    pub last_round: bool,
    /// All sides in order, automata last.
    pub sides: Vec<SideFrame>,
    /// The board as SVG; empty before the game starts.
    pub board: String,
    /// The questions the reader has to answer, one for each of the reader's seats that may act.
    pub questions: Vec<Question>,
    /// The draft the reader is shown, where a secret answer takes several actions.
    pub draft: Option<DraftFrame>,
    /// The seat to pass the screen to before its question is shown, where one
    /// reader plays several seats of a game with secrets. Look with `as_seat`.
    pub pass: Option<u8>,
    /// The seat whose eyes the reader looks with, where there are several.
    pub as_seat: Option<u8>,
    /// Names of those the game waits for.
    pub waiting: Vec<String>,
    /// Since when, in seconds since 1970.
    pub since: u64,
    /// Whether the reader may take back an action now.
    pub undo: bool,
    /// What happened, oldest first.
    pub log: Vec<LogEntry>,
    /// The rounds and phases up to now, oldest first, whatever moment is shown.
    pub phases: Vec<PhaseFrame>,
    /// The points of all sides by source.
    pub scores: Vec<ScoreRow>,
    /// Every change of points, oldest first, with why.
    pub points: Vec<PointEntry>,
    /// The chat, oldest first.
    pub chat: Vec<ChatLine>,
    /// The options of the game, in words.
    pub options: Vec<(String, String)>,
    /// Whether anyone may sit down, or only with the invitation.
    pub open: bool,
    /// The invitation link's secret part; only for those who sit at the table.
    pub invitation: Option<String>,
    /// The promise of fair dice, and its opening after the end.
    pub dice: DiceFrame,
    /// The places at the end.
    pub places: Vec<u8>,
    /// The total of every side after each action, for the chart.
    pub chart: Vec<Vec<i32>>,
    /// The table at which the same players play again, if there is one.
    pub rematch: Option<String>,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Seats are still free.
    Waiting,
    /// The game is on.
    Playing,
    /// The game is over.
    Over,
}

/// One side of the table.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SideFrame {
    /// The seat, counted from 1.
    pub seat: u8,
    /// The player's name; empty at a free seat.
    pub name: String,
    /// Who plays it.
    pub kind: SideKind,
    /// The bot's level, if it is one.
    pub bot: Option<String>,
    /// The name of the side's colour.
    pub colour: String,
    /// Whether this is the reader.
    pub you: bool,
    /// Whether the reader got up from this seat and may sit down again.
    pub left: bool,
    /// Whether the game waits for this side.
    pub acting: bool,
    /// The points if the game ended now.
    pub total: i32,
    /// Whether points are missing from the total because the reader may not know them.
    pub partly_hidden: bool,
    /// What lies in front of the side: icon, label, value.
    pub stats: Vec<StatFrame>,
}

/// Who plays a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SideKind {
    /// Nobody yet.
    Free,
    /// A person.
    Person,
    /// A bot.
    Bot,
    /// The game's own automaton.
    Automaton,
}

/// One thing a side has.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct StatFrame {
    /// The symbol in the game's SVG, or nothing.
    pub icon: String,
    /// What it is.
    pub label: String,
    /// How much, or which.
    pub value: String,
}

/// A question to one of the reader's seats.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Question {
    /// The seat that is asked, counted from 1.
    pub seat: u8,
    /// The question in one sentence.
    pub text: String,
    /// Whether the answer is owed, or only may be changed.
    pub owed: bool,
    /// The legal answers, in the order in which they are offered.
    pub choices: Vec<ChoiceFrame>,
    /// Drafts that one touch lays in the place of what was drafted so far.
    pub shortcuts: Vec<ShortcutFrame>,
    /// Answers that are not possible, and why.
    pub closed: Vec<ClosedFrame>,
    /// What an address says to see the question with a hint; nothing where the table
    /// allows none.
    pub hint_at: Option<String>,
    /// The hint, if the address asked for one.
    pub hint: Option<HintFrame>,
}

/// What the computer would answer. It knows no more than the seat.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct HintFrame {
    /// The recommended answer and a few others; none when the computer had no time to
    /// think.
    pub choices: Vec<HintChoice>,
    /// What an address says to see the table without the hint.
    pub close: String,
}

/// An answer and what the computer thinks of it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct HintChoice {
    /// The answer.
    #[serde(flatten)]
    pub choice: ChoiceFrame,
    /// The estimated chance of winning after it, between 0 and 1.
    pub chance: f64,
    /// How many points less it is expected to bring than the first answer.
    pub lost_points: f64,
    /// The standard error of that.
    pub lost_error: f64,
    /// Whether it is beyond doubt that it brings less.
    pub is_worse: bool,
    /// What the seat would do next in the same turn, as sentences.
    pub next: Vec<String>,
    /// What an address says to see the whole plan on the table, where the game plans.
    pub plan: Option<String>,
    /// Where the first answer is expected to make more points than the second.
    pub why: Vec<HintSource>,
}

/// Points that are expected from a source.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct HintSource {
    /// The source in words.
    pub label: String,
    /// How many points.
    pub points: f64,
}

/// A secret answer before it is complete. Nothing has happened yet.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct DraftFrame {
    /// The seat, counted from 1.
    pub seat: u8,
    /// The actions so far, separated by `;`.
    pub actions: String,
    /// What an address says to see the table without the last of them.
    pub shorter: Option<String>,
    /// Whether everything is laid out and only waits to be sealed.
    pub complete: bool,
    /// What was laid out, as far as it can be picked up again by itself.
    pub placed: Vec<PlacedFrame>,
}

/// Something that a draft laid out.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PlacedFrame {
    /// The way to it; it lies where the way ends.
    pub path: Vec<CrumbFrame>,
    /// What an address says to see the table without it.
    pub without: String,
}

/// A legal answer.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ChoiceFrame {
    /// The answer in notation.
    pub action: String,
    /// The answer as a sentence.
    pub text: String,
    /// The way to it.
    pub path: Vec<CrumbFrame>,
    /// How it is offered: `usual`, `plain`, `refusal`, or `drastic` for what costs dearly
    /// and is hardly ever wanted.
    #[schema(value_type = String)]
    pub offer: Offer,
}

/// A draft that one touch lays.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ShortcutFrame {
    /// What an address says to see the table with this draft.
    pub at: String,
    /// What it does, as a sentence.
    pub text: String,
    /// What is touched.
    pub element: CrumbFrame,
    /// How it is offered among the answers; nothing where it is found on the board only.
    #[schema(value_type = Option<String>)]
    pub offer: Option<Offer>,
}

/// One thing on the way to an answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct CrumbFrame {
    /// The `data-spot` on the board, or the name of a button.
    pub element: String,
    /// What it is called.
    pub label: String,
}

/// An answer that is not possible.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ClosedFrame {
    /// The elements on the way to it.
    pub path: Vec<String>,
    /// Why it is not possible.
    pub reason: String,
    /// What kind of reason it is: reasons of one kind differ in what they are about.
    pub kind: String,
    /// The number of the rule.
    pub rule: String,
}

/// One action in the log.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct LogEntry {
    /// The number of the action; 0 is the start.
    pub n: usize,
    /// Whose action; 0 for the start.
    pub seat: u8,
    /// What happened, in sentences.
    pub lines: Vec<String>,
}

/// A phase of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct PhaseFrame {
    /// The number of its first action.
    pub n: usize,
    /// The round it belongs to, in words.
    pub round: String,
    /// Its name; empty where rounds have no phases.
    pub phase: String,
}

/// The points of all sides from one source.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ScoreRow {
    /// The source in words; the last row is the total.
    pub label: String,
    /// The points of each side if the game ended now.
    pub points: Vec<i32>,
    /// Whether more of them are hidden from the reader, for each side.
    pub hidden: Vec<bool>,
}

/// One change of points.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PointEntry {
    /// The number of the action.
    pub n: usize,
    /// The side, counted from 1.
    pub seat: u8,
    /// How many points.
    pub points: i32,
    /// The source in words.
    pub source: String,
    /// What led to them.
    pub why: String,
}

/// One line of chat.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ChatLine {
    /// Who says it.
    pub name: String,
    /// The seat, counted from 1; 0 for a spectator.
    pub seat: u8,
    /// What is said.
    pub text: String,
}

/// The promise of fair dice.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct DiceFrame {
    /// The hash of the secret, published before the first move.
    pub commitment: String,
    /// What each player contributed.
    pub nonces: Vec<String>,
    /// The secret itself, after the end.
    pub secret: Option<String>,
}

/// A look back at a finished game. Every turn is judged with the knowledge of the seat
/// that took it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ReviewFrame {
    /// How far it is.
    pub stage: ReviewStage,
    /// How many turns are judged.
    pub done: usize,
    /// How many there are; 0 while that is not known.
    pub all: usize,
    /// Whether the reader may stop it.
    pub stop: bool,
    /// The estimated chances of all sides over time; at the end what came of it.
    pub course: Vec<CourseEntry>,
    /// How far off these chances may be: two standard errors.
    pub uncertainty: f64,
    /// The turns that cost most, the costliest first.
    pub costly: Vec<CostlyFrame>,
    /// Where everyone's points came from, beside the winner's; the total last.
    pub compared: Vec<ComparedRow>,
    /// The course as SVG; empty in the JSON API.
    #[serde(skip)]
    pub chart: String,
}

/// How far a review is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ReviewStage {
    /// Nobody has asked for one.
    Absent,
    /// It is under way, or waits.
    Going,
    /// It is ready.
    Ready,
}

/// The chances at one moment.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct CourseEntry {
    /// After how many actions.
    pub n: usize,
    /// The chance of each side to win, between 0 and 1.
    pub chances: Vec<f64>,
}

/// A turn that cost something beyond doubt.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct CostlyFrame {
    /// The number of its first action; the replay shows the question after one less.
    pub n: usize,
    /// The number of its last action.
    pub until: usize,
    /// Who took it, counted from 1.
    pub seat: u8,
    /// What it cost: a part of the chance to win.
    pub cost: f64,
    /// The standard error of that.
    pub cost_error: f64,
    /// What it cost in points.
    pub points: f64,
    /// The standard error of that.
    pub points_error: f64,
    /// What was played, action by action.
    pub played: Vec<String>,
    /// The chance after it.
    pub chance: f64,
    /// What would have been better.
    pub better: Vec<String>,
    /// The chance after that.
    pub better_chance: f64,
    /// What was touched on the board, in the position before the turn.
    pub played_on: Vec<String>,
    /// What should have been touched.
    pub better_on: Vec<String>,
    /// The board before the turn as SVG, as the player saw it; empty in the JSON API.
    #[serde(skip)]
    pub board: String,
}

/// The points of all sides from one source, beside the winner's.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ComparedRow {
    /// The source in words; the last row is the total.
    pub label: String,
    /// The points of each side.
    pub points: Vec<i32>,
    /// How much more or less than the winner's that is.
    pub against: Vec<i32>,
}

/// What the home page shows to one reader.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct HomeFrame {
    /// The games on the shelf.
    pub games: Vec<GameFrame>,
    /// Tables with free seats that anyone may take.
    pub open: Vec<TableLine>,
    /// Tables at which the reader sits and that are not over.
    pub mine: Vec<TableLine>,
    /// Finished games of the reader, newest first.
    pub past: Vec<TableLine>,
    /// Finished games of others, newest first.
    pub finished: Vec<TableLine>,
}

/// A game on the shelf.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct GameFrame {
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
    /// The colours players can choose before the game, each with its label, in the order
    /// of the seats that have them if nobody chooses.
    pub colours: Vec<(String, String)>,
    /// The bots that can take a seat.
    pub bots: Vec<String>,
}

/// An option of a game.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct OptionFrame {
    /// Its name.
    pub key: String,
    /// What it is about.
    pub label: String,
    /// The values it can take, each with its label; none means free text.
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
    /// When something last happened, in seconds since 1970.
    pub updated: u64,
}

/// Who reads a page.
#[derive(Clone)]
pub struct Reader {
    /// The name the reader goes by.
    pub name: String,
    /// Says the words of the page.
    pub speaker: words::Speaker,
    /// The token that submissions of forms carry against forgery.
    pub form_token: String,
    /// Where the script and the styles are.
    pub assets: String,
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
