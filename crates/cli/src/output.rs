//! What the program prints: text, tables, JSON and errors.

use std::{
    io::{self, Write},
    process::ExitCode,
};

use serde::Serialize;

use crate::statistics::{Interval, Rating};

/// Why a command did not do what it was asked.
#[derive(Debug)]
pub enum Failure {
    /// The input is bad: exit code 2.
    Input(String),
    /// The world is bad (a full disk, a closed pipe): exit code 1.
    World(String),
    /// A program lost its seat, which `--strict` does not accept: exit code 3.
    LostSeats(String),
    /// Whoever reads the output has gone away, which is their right.
    Closed,
}

impl Failure {
    /// Says it on standard error.
    pub fn report(self) -> ExitCode {
        let (code, what) = match self {
            Self::Input(what) => (2, what),
            Self::World(what) => (1, what),
            Self::LostSeats(what) => (3, what),
            Self::Closed => return ExitCode::SUCCESS,
        };
        let _ = writeln!(io::stderr().lock(), "orrery: {what}");
        ExitCode::from(code)
    }

    /// Something in the world is bad, as an error says.
    pub fn world(error: impl std::error::Error) -> Self {
        Self::World(error.to_string())
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::Closed,
            _ => Self::World(error.to_string()),
        }
    }
}

/// Prints text to standard output.
pub fn print(text: &str) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    if !text.ends_with('\n') {
        out.write_all(b"\n")?;
    }
    Ok(out.flush()?)
}

/// Prints JSON that a person can read too.
pub fn print_json(value: &impl Serialize) -> Result<(), Failure> {
    print(&serde_json::to_string_pretty(value).expect("plain data"))
}

/// Prints one line of JSON.
pub fn print_json_line(value: &impl Serialize) -> Result<(), Failure> {
    print(&serde_json::to_string(value).expect("plain data"))
}

/// A table in plain text: the first column to the left, numbers to the right.
#[derive(Clone, Debug, Default)]
pub struct Table {
    rows: Vec<Vec<String>>,
    left: usize,
}

impl Table {
    /// A table with this head; the first `left` columns are set to the left.
    pub fn new<S: Into<String>>(left: usize, head: impl IntoIterator<Item = S>) -> Self {
        Self {
            rows: vec![head.into_iter().map(Into::into).collect()],
            left,
        }
    }

    /// Adds a row.
    pub fn row<S: Into<String>>(&mut self, cells: impl IntoIterator<Item = S>) {
        self.rows.push(cells.into_iter().map(Into::into).collect());
    }

    /// The table as text.
    pub fn text(&self) -> String {
        let columns = self.rows.iter().map(Vec::len).max().unwrap_or(0);
        let width = |column: usize| {
            let cells = self.rows.iter().filter_map(|row| row.get(column));
            cells.map(|cell| grid::width(cell)).max().unwrap_or(0)
        };
        let widths: Vec<usize> = (0..columns).map(width).collect();
        let mut text = String::new();
        for (index, row) in self.rows.iter().enumerate() {
            let mut line = String::new();
            for (column, cell) in row.iter().enumerate() {
                let padding = " ".repeat(widths[column] - grid::width(cell));
                if column < self.left {
                    line += &format!("{cell}{padding}  ");
                } else {
                    line += &format!("{padding}{cell}  ");
                }
            }
            text += line.trim_end();
            text.push('\n');
            if index == 0 {
                let rule: usize = widths.iter().map(|width| width + 2).sum();
                text += &"─".repeat(rule.saturating_sub(2));
                text.push('\n');
            }
        }
        text
    }
}

/// Breaks a text into lines of at most `width` characters, the lead included; the
/// lines after the first are set in as far as the lead is wide.
pub fn wrap(lead: &str, text: &str, width: usize) -> String {
    let indent = " ".repeat(grid::width(lead));
    let mut wrapped = lead.to_string();
    let mut column = indent.len();
    for word in text.split_whitespace() {
        let length = grid::width(word);
        if column > indent.len() && column + 1 + length > width {
            wrapped.push('\n');
            wrapped += &indent;
            column = indent.len();
        } else if column > indent.len() {
            wrapped.push(' ');
            column += 1;
        }
        wrapped += word;
        column += length;
    }
    wrapped.truncate(wrapped.trim_end().len());
    wrapped
}

/// A share with the ends of its interval: `52.8 % (49.7 … 55.9)`.
pub fn percent_with_ends(share: Interval) -> String {
    let Interval { mean, low, high } = share;
    let [mean, low, high] = [mean, low, high].map(|part| decimal(100.0 * part, 1));
    format!("{mean} % ({low} … {high})")
}

/// A difference of ratings with the ends of its interval; a bound where there is no end.
pub fn rating_with_ends(rating: Rating) -> String {
    let whole = |rating: f64| decimal(rating, 0);
    match (rating.low, rating.mean, rating.high) {
        (Some(low), Some(mean), Some(high)) => {
            format!("{} ({} … {})", whole(mean), whole(low), whole(high))
        }
        (Some(low), ..) => format!("> {}", whole(low)),
        (.., Some(high)) => format!("< {}", whole(high)),
        _ => "–".to_string(),
    }
}

/// A number with so many decimals and a real minus sign.
pub fn decimal(number: f64, decimals: usize) -> String {
    let text = format!("{number:.decimals$}");
    match text.strip_prefix('-') {
        Some(zero) if zero.chars().all(|digit| matches!(digit, '0' | '.')) => zero.to_string(),
        Some(positive) => format!("−{positive}"),
        None => text,
    }
}
