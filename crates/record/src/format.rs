//! The lines of a record.

use std::fmt;

use catalog::PositionHash;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use sha2::{Digest, Sha256};
use tabletop::{Options, Seat};

use crate::dice::DiceSource;

/// The first line: how the game was set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The version of the format, at most [`Header::FORMAT`].
    pub orrery: u32,
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The hash of the printed figures.
    pub figures: String,
    /// How many people play.
    pub players: u8,
    /// The options.
    pub options: Options,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// Where the dice come from.
    pub dice: DiceSource,
}

/// Who sits at a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatInfo {
    /// The player's name.
    pub name: String,
    /// The bot that plays, if it is one.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub bot: Option<String>,
}

/// A line in the middle: one action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// The number of the action, counted from 1.
    pub n: usize,
    /// Whose action.
    pub seat: Seat,
    /// The action in notation.
    pub action: String,
    /// A hash of the position after it.
    pub position: String,
}

/// How the game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameResult {
    /// The points of every side, automata behind the seats.
    pub scores: Vec<i32>,
    /// The places of every side; none where the game was broken off.
    pub places: Vec<u8>,
}

/// The last line: the result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ending {
    /// How the game ended.
    pub result: GameResult,
    /// How many actions there were.
    pub actions: usize,
    /// The secret of committed dice.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub secret: Option<String>,
    /// SHA-256 of all lines above, line ends included.
    digest: String,
}

/// A game as it was recorded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// How it was set up.
    pub header: Header,
    /// What was done.
    pub entries: Vec<Entry>,
    /// How it ended; none while it goes on.
    pub ending: Option<Ending>,
}

/// What is wrong with a record, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordProblem {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub what: String,
}

impl fmt::Display for RecordProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

impl std::error::Error for RecordProblem {}

impl RecordProblem {
    pub(crate) fn new(line: usize, what: impl Into<String>) -> Self {
        Self {
            line,
            what: what.into(),
        }
    }
}

impl Header {
    /// The first version of the format: positions are hashed as text.
    pub const FIRST_FORMAT: u32 = 1;
    /// The version of the format that new records have: positions are hashed in their
    /// canonical form.
    pub const FORMAT: u32 = 2;

    /// The header of a game that was just set up.
    #[must_use]
    pub fn new(referee: &dyn catalog::Referee, seats: Vec<SeatInfo>, dice: DiceSource) -> Self {
        Self {
            orrery: Self::FORMAT,
            game: referee.info().id.to_string(),
            rules: referee.info().rules_version,
            figures: referee.figures_hash().to_string(),
            players: referee.seats(),
            options: referee.options(),
            seats,
            dice,
        }
    }

    /// How the positions of the record are hashed.
    #[must_use]
    pub const fn position_hash(&self) -> PositionHash {
        match self.orrery {
            Self::FIRST_FORMAT => PositionHash::Text,
            _ => PositionHash::Canonical,
        }
    }
}

impl Record {
    /// Reads the record of a finished game.
    ///
    /// # Errors
    /// With the line and what is wrong there.
    pub fn read(text: &str) -> Result<Self, RecordProblem> {
        let record = Self::read_open(text)?;
        record.demand_ending()?;
        Ok(record)
    }

    pub(crate) fn demand_ending(&self) -> Result<(), RecordProblem> {
        if self.ending.is_some() {
            return Ok(());
        }
        let line = self.entries.len() + 2;
        Err(RecordProblem::new(
            line,
            "the record breaks off: the result is missing",
        ))
    }

    /// Reads a record that may still be written on.
    ///
    /// # Errors
    /// With the line and what is wrong there.
    pub fn read_open(text: &str) -> Result<Self, RecordProblem> {
        let (record, sealed) = Self::read_lines(text)?;
        sealed.map(|()| record)
    }

    /// Reads the lines, and says apart from them whether the digest fits: a replay
    /// may find the very line that was changed.
    pub(crate) fn read_lines(
        text: &str,
    ) -> Result<(Self, Result<(), RecordProblem>), RecordProblem> {
        let lines: Vec<&str> = text.split_inclusive('\n').collect();
        let Some((first, rest)) = lines.split_first() else {
            return Err(RecordProblem::new(1, "the record is empty"));
        };
        let header: Header = read_line(1, first)?;
        if !(Header::FIRST_FORMAT..=Header::FORMAT).contains(&header.orrery) {
            let what = format!(
                "format {} is not known here, only {} to {}",
                header.orrery,
                Header::FIRST_FORMAT,
                Header::FORMAT
            );
            return Err(RecordProblem::new(1, what));
        }
        if header.seats.len() != header.players as usize {
            let what = format!(
                "{} seats for {} players",
                header.seats.len(),
                header.players
            );
            return Err(RecordProblem::new(1, what));
        }
        let mut record = Self {
            header,
            entries: Vec::new(),
            ending: None,
        };
        let mut sealed = Ok(());
        for (index, line) in rest.iter().enumerate() {
            let number = index + 2;
            if record.ending.is_some() {
                return Err(RecordProblem::new(number, "nothing may follow the result"));
            }
            if line.starts_with("{\"result\"") {
                let ending: Ending = read_line(number, line)?;
                if ending.actions != record.entries.len() {
                    let what = format!(
                        "{} actions, but the result counts {}",
                        record.entries.len(),
                        ending.actions
                    );
                    return Err(RecordProblem::new(number, what));
                }
                if ending.digest != digest(&lines[..=index].concat()) {
                    let what = "the digest does not fit: a line was changed after it was written";
                    sealed = Err(RecordProblem::new(number, what));
                }
                record.ending = Some(ending);
            } else {
                let entry: Entry = read_line(number, line)?;
                let expected = record.entries.len() + 1;
                if entry.n != expected {
                    let what = format!("action {expected} belongs here, this is {}", entry.n);
                    return Err(RecordProblem::new(number, what));
                }
                record.entries.push(entry);
            }
        }
        Ok((record, sealed))
    }

    /// Closes the record.
    pub fn close(&mut self, result: GameResult, secret: Option<String>) {
        self.ending = None;
        let digest = digest(&self.write());
        let actions = self.entries.len();
        self.ending = Some(Ending {
            result,
            actions,
            secret,
            digest,
        });
    }

    /// The record as text.
    #[must_use]
    pub fn write(&self) -> String {
        let mut text = line(&self.header);
        for entry in &self.entries {
            text += &line(entry);
        }
        if let Some(ending) = &self.ending {
            text += &line(ending);
        }
        text
    }

    /// The line in which an action stands, for messages about it.
    #[must_use]
    pub const fn line_of(n: usize) -> usize {
        n + 1
    }
}

/// One line of a record.
pub(crate) fn line<T: Serialize>(value: &T) -> String {
    let mut text = serde_json::to_string(value).expect("records are plain data");
    text.push('\n');
    text
}

fn digest(text: &str) -> String {
    const_hex::encode(Sha256::digest(text))
}

fn read_line<T: DeserializeOwned>(number: usize, line: &str) -> Result<T, RecordProblem> {
    let Some(json) = line.strip_suffix('\n') else {
        return Err(RecordProblem::new(number, "the line breaks off"));
    };
    serde_json::from_str(json.trim_end_matches('\r')).map_err(|error| {
        // The column is kept; the line that serde names is always the first.
        let what = error.to_string();
        let what = what.split(" at line ").next().unwrap_or(&what).to_string();
        RecordProblem::new(number, format!("{what} (column {})", error.column()))
    })
}
