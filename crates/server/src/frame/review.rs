//! A look back at a finished game.

use serde::Serialize;
use utoipa::ToSchema;

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
    /// Whether the reader may begin it.
    pub begin: bool,
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
