//! Everything a page or a program is told about a table, for one reader.
//!
//! A [`Frame`] is built from the reader's view only; the page draws it and the
//! JSON API sends it as it is.

mod account;
mod circle;
mod clock;
mod daily;
mod desk;
mod notices;
mod ratings;
mod review;
mod site;
mod tournaments;

use serde::Serialize;
use tabletop::Offer;
use utoipa::ToSchema;

use crate::settings::Settings;

pub use self::{
    account::{
        AccountFrame, ClubFrame, CredentialFrame, LinkFrame, MailFrame, QrFrame, SessionFrame,
        SessionWay, SigningFrame, TokenFrame, WaysFrame,
    },
    circle::{
        CircleFrame, FriendLine, GuestFrame, GuestsFrame, InvitationLine, PersonLine, PrivacyFrame,
        ProfileFrame, RecordLine, Relation, ReportFrame, Visible,
    },
    clock::{ClockFrame, SideClock},
    daily::{BesideRow, DayFrame, DayGameFrame, OwnGameFrame, ResultFrame},
    desk::{DeskContent, DeskFrame, FailingLine, PersonInfo, ReportLine},
    notices::{ChannelFrame, ChannelState, KindFrame, NoticesFrame, QuietFrame},
    ratings::{
        BotRating, LeaderFrame, LeaderRow, PlayerFrame, PlayerRating, PlayerResult, RatingFrame,
        ResultSideFrame,
    },
    review::{ComparedRow, CostlyFrame, CourseEntry, ReviewFrame, ReviewStage},
    site::{
        ChapterFrame, DailyPuzzleFrame, GameFrame, HomeFrame, ListFrame, OptionFrame, PresetFrame,
        RuleFrame, RulingFrame, TableLine, TableList,
    },
    tournaments::{
        LeagueFrame, LeagueRow, RoundFrame, RoundSide, RoundTable, StandingRow, TournamentFrame,
        TournamentLine, TournamentStage, TournamentsFrame,
    },
};
pub use crate::{
    notices::{ChannelKind, Kind as NoticeKind, Purpose as NoticePurpose},
    table::{ChatAct, Hidden},
    table_event::CloseReason,
};

/// A table as one reader may see it, at one moment.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Frame {
    /// The table's name in addresses.
    pub table: String,
    /// The game's name in addresses.
    pub game: String,
    /// The day whose game this is, if it is the game of a day.
    pub daily: Option<String>,
    /// The title on the box.
    pub title: String,
    /// What the game is, in a line; empty if nobody says so.
    pub about: String,
    /// The name of whoever made the table and sits at it.
    pub host: Option<String>,
    /// The number of the last event of the table. Submissions name it.
    pub seq: u64,
    /// A hash of the position; empty before the game starts, and while a game with secrets
    /// is played.
    pub digest: String,
    /// Whether the game has begun and ended.
    pub stage: Stage,
    /// Why the table was closed, if it was.
    pub closed: Option<CloseReason>,
    /// When the table will be closed unless something happens, in seconds since 1970;
    /// nothing while that is far away.
    pub closes: Option<u64>,
    /// The clock of the table, if it has one.
    pub clock: Option<ClockFrame>,
    /// Whether the reader may close the table, free seats and make a new invitation.
    pub in_charge: bool,
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
    #[serde(serialize_with = "crate::json::later")]
    pub board: String,
    /// What the reader may know of the game, in named fields: the same as `orrery show --json`
    /// prints for the seat. `orrery schema view GAME` describes it. Only in the JSON API; null
    /// before the game starts.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    pub view: Option<serde_json::Value>,
    /// The questions the reader has to answer, one for each of the reader's seats that may act.
    pub questions: Vec<Question>,
    /// What a lesson tells the reader now, where one is on.
    pub lesson: Option<LessonFrame>,
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
    /// What happened last, oldest first: the last 40 actions, or from the one on that the
    /// address asks for with `log`.
    pub log: Vec<LogEntry>,
    /// Who came and went while the game was on, oldest first.
    pub notes: Vec<NoteFrame>,
    /// The rounds and phases of that part of the log, oldest first; all of them when an
    /// earlier moment is shown.
    pub phases: Vec<PhaseFrame>,
    /// The points of all sides by source.
    pub scores: Vec<ScoreRow>,
    /// Every change of points, oldest first, with why: after the game, or where the address
    /// asks for the `course`.
    pub points: Vec<PointEntry>,
    /// How many lines of chat came before those that are here.
    pub chat_before: usize,
    /// The end of the chat, oldest first: the last 50 lines, or from the one on that the
    /// address asks for with `chat`.
    pub chat: Vec<ChatLine>,
    /// The options of the game, in words.
    #[schema(value_type = Vec<Vec<String>>)]
    pub options: Vec<(String, String)>,
    /// Whether anyone may sit down, or only with the invitation.
    pub open: bool,
    /// What is to be known of open hands for those who watch, where the table was made for them.
    pub hands: Option<HandsFrame>,
    /// Whether the result changes the ratings of those who play.
    pub rated: bool,
    /// The tournament whose table this is.
    pub tournament: Option<String>,
    /// The invitation link's secret part; only for those who sit at the table.
    pub invitation: Option<String>,
    /// The secret part of a link by which one may look on but not sit down, where that needs
    /// one; only for those who sit at the table.
    pub spectators: Option<String>,
    /// The promise of fair dice, and its opening after the end.
    pub dice: DiceFrame,
    /// The places at the end.
    pub places: Vec<u8>,
    /// The total of every side after each action, for the chart: after the game, or where
    /// the address asks for the `course`.
    pub chart: Vec<Vec<i32>>,
    /// The table at which the same players play again, if there is one.
    pub rematch: Option<String>,
}

impl Frame {
    /// Whether a lesson wants this answer now.
    #[must_use]
    pub fn wants(&self, action: &str) -> bool {
        let lesson = self.lesson.as_ref();
        lesson.is_some_and(|lesson| lesson.choose.iter().any(|wanted| wanted == action))
    }

    /// Whether this is a game that goes on as it was a while ago, with all hands.
    #[must_use]
    pub fn is_past(&self) -> bool {
        self.hands.as_ref().is_some_and(|hands| hands.open)
    }

    /// Whether there is a game to look at.
    #[must_use]
    pub const fn has_begun(&self) -> bool {
        match self.stage {
            Stage::Waiting => false,
            Stage::Playing | Stage::Over => true,
            Stage::Closed => !self.board.is_empty(),
        }
    }
}

/// Open hands for those who watch: everyone at the table must agree to them.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct HandsFrame {
    /// After how many minutes those who watch may see all hands.
    pub minutes: u16,
    /// Whether everyone agrees.
    pub all_agree: bool,
    /// The seats of those who do not, counted from 1.
    pub disagree: Vec<u8>,
    /// Whether the reader agrees, if the reader sits there.
    pub you_agree: Option<bool>,
    /// Whether this is the table as it was then, with all hands: `as_seat` is the seat with whose
    /// eyes it is seen.
    pub open: bool,
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
    /// The table was closed before that.
    Closed,
}

impl Stage {
    /// Whether nothing can be played any more.
    #[must_use]
    pub const fn is_ended(self) -> bool {
        matches!(self, Self::Over | Self::Closed)
    }
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
    /// The rating of the bot's level, if it is known.
    pub rating: Option<RatingFrame>,
    /// The person's name in addresses, at a rated table.
    pub player: Option<String>,
    /// The name of the side's colour.
    pub colour: String,
    /// Whether this is the reader.
    pub you: bool,
    /// Whether the reader got up from this seat and may sit down again.
    pub left: bool,
    /// Whether the reader may free this seat or give it to a bot.
    pub can_free: bool,
    /// Whether the game waits for this side.
    pub acting: bool,
    /// Its clock, if it has one.
    pub clock: Option<SideClock>,
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

/// A step of a lesson.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct LessonFrame {
    /// The chapter's name in addresses.
    pub chapter: String,
    /// What the chapter is called.
    pub title: String,
    /// Which step it is, counted from 1.
    pub step: usize,
    /// How many steps there are.
    pub steps: usize,
    /// What it says; empty while the lesson plays for others.
    pub text: String,
    /// The elements of the board it speaks of.
    pub spotlight: Vec<String>,
    /// The answers that are right, in notation; none where it is only to be read.
    pub choose: Vec<String>,
    /// Why what the reader has drafted is not wanted now, if it is not.
    pub unwanted: Option<String>,
    /// The step to go back to, for the `tip` of an address.
    pub back: Option<usize>,
    /// The step to continue with, for the `tip` of an address.
    pub next: Option<usize>,
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
    /// What an address says to see the table with them.
    pub at: String,
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
    /// The symbol of the board for the kind of action, or nothing.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub icon: String,
}

/// Someone came or went.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct NoteFrame {
    /// After how many actions.
    pub n: usize,
    /// The seat, counted from 1.
    pub seat: u8,
    /// What happened, in a sentence.
    pub text: String,
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
    /// After the end, the elements of the board that earned them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub earners: Vec<String>,
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
    /// Its number.
    pub number: u64,
    /// Who says it.
    pub name: String,
    /// The seat, counted from 1; 0 for a spectator.
    pub seat: u8,
    /// What is said; empty when it is hidden.
    pub text: String,
    /// Why it is hidden, if it is.
    pub hidden: Option<Hidden>,
    /// What the reader can do about it.
    pub acts: Vec<ChatAct>,
}

/// The promise of fair dice.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct DiceFrame {
    /// The hash of the secret, published before the first move.
    pub commitment: String,
    /// Whether everyone could see that hash before they added something.
    pub commit_first: bool,
    /// The finished game whose dice these are, where one is tried again: they were known.
    pub origin: Option<String>,
    /// Whether the reader sits here and has not added to the dice yet.
    pub owed: bool,
    /// Which seats have added something.
    pub contributed: Vec<bool>,
    /// What each player added; empty until the game begins.
    pub nonces: Vec<String>,
    /// The secret itself, after the end.
    pub secret: Option<String>,
    /// The seed of the dice where they are no secret: at a lesson.
    pub seed: Option<u64>,
}

/// Who reads a page.
#[derive(Clone)]
pub struct Reader {
    /// The name the reader goes by.
    pub name: String,
    /// What time it is, in milliseconds since 1970.
    pub now: u64,
    /// Says the words of the page.
    pub speaker: words::Speaker,
    /// The token that submissions of forms carry against forgery.
    pub form_token: String,
    /// An id of the page as it is shown this time: what is sent from it twice is recognised.
    pub page_id: String,
    /// Where the script and the styles are.
    pub assets: String,
    /// Where people reach the server, if it is known: links to send begin with it.
    pub site: Option<String>,
    /// The player aid of the game, as HTML.
    pub aid: Option<String>,
    /// What the reader has set.
    pub settings: Settings,
    /// Whether the coach gives the reader tips.
    pub coached: bool,
    /// The tip for what the reader is asked.
    pub tip: Option<TipFrame>,
}

/// A tip of the coach.
#[derive(Clone, Debug)]
pub struct TipFrame {
    /// Its id among those that a visitor has met.
    pub id: String,
    /// What it says.
    pub text: String,
}
