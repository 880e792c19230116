//! Requests as they are written: strict, so that a mistake is told and not guessed at.

use catalog::BotKind;
use record::{PositionFile, ViewFile};
use serde::{Deserialize, de::DeserializeOwned};
use serde_json::{Map, Value};
use tabletop::Options;

use super::problem::{Code, Problem};

/// The most rounds of a search.
pub const MOST_ITERATIONS: u32 = 1_000_000;
/// The longest that a search or a bot may think.
pub const MOST_MILLISECONDS: u64 = 600_000;
/// The most deals on which lines are compared.
pub const MOST_DEALS: u32 = 10_000;
/// The most lines of an answer.
const MOST_LINES: u32 = 1_000;
/// Seeds are numbers that every language can hold.
const SEEDS: u64 = 1 << 53;
/// The longest id, in bytes.
const LONGEST_ID: usize = 100;

/// What is asked.
pub enum Request {
    New(New),
    Load(Load),
    Copy(OfTable),
    Redeal(Redeal),
    Close(OfTable),
    Tables(Nothing),
    Legal(Legal),
    Apply(Apply),
    Undo(Undo),
    View(OfSeat),
    Position(OfTable),
    Score(OfTable),
    Search(Search),
    Bot(Bot),
    Stop,
    Quit,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Nothing {}

/// Begins a game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct New {
    pub game: String,
    pub players: Option<u8>,
    #[serde(default)]
    pub options: Options,
    pub seed: Option<u64>,
    #[serde(default)]
    pub legal: bool,
}

/// Begins with a position.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Load {
    pub position: PositionFile,
    #[serde(default)]
    pub legal: bool,
}

/// About a whole table.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OfTable {
    pub table: u64,
}

/// Deals what a seat does not know anew.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Redeal {
    pub table: Option<u64>,
    pub seat: Option<u8>,
    pub view: Option<ViewFile>,
    pub seed: Option<u64>,
    #[serde(default)]
    pub legal: bool,
}

/// Lists what may be done.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Legal {
    pub table: u64,
    pub seat: Option<u8>,
    #[serde(default)]
    pub text: bool,
}

/// Plays an action.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Apply {
    pub table: u64,
    pub seat: u8,
    pub action: String,
    #[serde(default)]
    pub legal: bool,
}

/// Takes actions back.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Undo {
    pub table: u64,
    #[serde(default = "one")]
    pub count: usize,
    #[serde(default)]
    pub legal: bool,
}

/// What a seat knows.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OfSeat {
    pub table: u64,
    pub seat: Option<u8>,
}

/// Thinks with a budget.
#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Search {
    pub table: u64,
    pub seat: u8,
    pub iterations: Option<u32>,
    pub time_ms: Option<u64>,
    #[serde(default)]
    pub seed: u64,
    #[serde(default = "one_line")]
    pub lines: u32,
    #[serde(default)]
    pub deals: u32,
}

/// Asks a bot.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bot {
    pub table: u64,
    pub seat: u8,
    pub level: String,
    #[serde(default)]
    pub seed: u64,
    pub time_ms: Option<u64>,
}

const fn one() -> usize {
    1
}

const fn one_line() -> u32 {
    1
}

/// Reads a line: the id of the request as far as there is one, and what is asked.
pub fn read(line: &[u8]) -> (Value, Result<Request, Problem>) {
    let mut fields: Map<String, Value> = match serde_json::from_slice(line) {
        Ok(fields) => fields,
        Err(error) => {
            let what = format!("A line is one JSON object: {error}.");
            return (Value::Null, Err(Problem::new(Code::BadJson, what)));
        }
    };
    match fields.shift_remove("id") {
        Some(id) if is_id(&id) => (id, request(fields)),
        _ => {
            let what = format!(
                "A request has an \"id\": a whole number, or a text of at most {LONGEST_ID} bytes."
            );
            (Value::Null, Err(Problem::new(Code::BadId, what)))
        }
    }
}

fn is_id(id: &Value) -> bool {
    match id {
        Value::Number(number) => number.is_u64() || number.is_i64(),
        Value::String(text) => text.len() <= LONGEST_ID,
        _ => false,
    }
}

fn request(mut fields: Map<String, Value>) -> Result<Request, Problem> {
    let kind = fields.shift_remove("type");
    let Some(Value::String(kind)) = kind else {
        let what = "A request says in \"type\" what it wants.";
        return Err(Problem::new(Code::UnknownType, what));
    };
    Ok(match kind.as_str() {
        "new" => {
            let new: New = of(fields)?;
            seed_in_range(new.seed)?;
            Request::New(new)
        }
        "load" => Request::Load(of(fields)?),
        "copy" => Request::Copy(of(fields)?),
        "redeal" => {
            let redeal: Redeal = of(fields)?;
            seed_in_range(redeal.seed)?;
            if redeal.table.is_some() == redeal.view.is_some() {
                let what = "redeal wants either a \"table\", with a \"seat\", or a \"view\".";
                return Err(Problem::new(Code::BadValue, what));
            }
            if redeal.view.is_some() && redeal.seat.is_some() {
                let what = "The seat of a view stands in the view.";
                return Err(Problem::new(Code::BadValue, what));
            }
            Request::Redeal(redeal)
        }
        "close" => Request::Close(of(fields)?),
        "tables" => Request::Tables(of(fields)?),
        "legal" => Request::Legal(of(fields)?),
        "apply" => Request::Apply(of(fields)?),
        "undo" => {
            let undo: Undo = of(fields)?;
            in_range("count", undo.count as u64, 1, u64::from(u32::MAX))?;
            Request::Undo(undo)
        }
        "view" => Request::View(of(fields)?),
        "position" => Request::Position(of(fields)?),
        "score" => Request::Score(of(fields)?),
        "search" => {
            let search: Search = of(fields)?;
            let Search {
                iterations,
                time_ms,
                lines,
                deals,
                ..
            } = search;
            if iterations.is_none() && time_ms.is_none() {
                let what = "A search has a budget: \"iterations\", \"time_ms\" or both.";
                return Err(Problem::new(Code::MissingField, what));
            }
            let iterations = iterations.unwrap_or(MOST_ITERATIONS);
            in_range("iterations", iterations.into(), 1, MOST_ITERATIONS.into())?;
            in_range("time_ms", time_ms.unwrap_or(1), 1, MOST_MILLISECONDS)?;
            in_range("lines", lines.into(), 1, MOST_LINES.into())?;
            in_range("deals", deals.into(), 0, MOST_DEALS.into())?;
            seed_in_range(Some(search.seed))?;
            Request::Search(search)
        }
        "bot" => {
            let bot: Bot = of(fields)?;
            if bot.level.parse::<BotKind>().is_err() {
                let known = BotKind::NAMES.join(", ");
                let what = format!("There is no bot {:?}; there are {known}.", bot.level);
                return Err(Problem::new(Code::BadValue, what));
            }
            in_range("time_ms", bot.time_ms.unwrap_or(1), 1, MOST_MILLISECONDS)?;
            seed_in_range(Some(bot.seed))?;
            Request::Bot(bot)
        }
        "stop" => of::<Nothing>(fields).map(|_| Request::Stop)?,
        "quit" => of::<Nothing>(fields).map(|_| Request::Quit)?,
        other => {
            let what = format!("There is no request of the type {other:?}.");
            return Err(Problem::new(Code::UnknownType, what));
        }
    })
}

/// The fields of a request. Serde says what is wrong in its own words, which begin alike.
fn of<T: DeserializeOwned>(fields: Map<String, Value>) -> Result<T, Problem> {
    serde_json::from_value(Value::Object(fields)).map_err(|error| {
        let what = error.to_string();
        let code = if what.starts_with("unknown field") {
            Code::UnknownField
        } else if what.starts_with("missing field") {
            Code::MissingField
        } else {
            Code::BadValue
        };
        Problem::new(code, format!("{what}."))
    })
}

fn in_range(field: &str, value: u64, least: u64, most: u64) -> Result<(), Problem> {
    if (least..=most).contains(&value) {
        return Ok(());
    }
    let what = format!("\"{field}\" is {value}; it can be {least} to {most}.");
    Err(Problem::new(Code::BadValue, what))
}

fn seed_in_range(seed: Option<u64>) -> Result<(), Problem> {
    in_range("seed", seed.unwrap_or(0), 0, SEEDS - 1)
}
