//! Everything of one database copied into another, whatever each of them is: from a file to a
//! server and back.
//!
//! All rows of all tables are read from one moment, written, read back and compared, and only
//! then does the copy appear: a server commits it, a file gets its name.

mod file;
mod server;

use std::fmt;

use crate::{Database, StoreError};

/// Why nothing was copied. The target is as it was.
#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    /// There is nothing to copy.
    #[error("{0} holds no tables of Orrery")]
    Missing(String),
    /// Something is in the target.
    #[error("{0} is not empty: a copy needs a new file or a new database")]
    NotEmpty(String),
    /// Source and target are the same.
    #[error("{0} cannot be copied onto itself")]
    Itself(String),
    /// What was read back is not what was written.
    #[error("the copy differs from what was copied, in {table} after {after}")]
    Differs {
        /// The table of the database.
        table: &'static str,
        /// The last row that is the same.
        after: String,
    },
    /// One of the databases does not do what it is asked.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// What was copied.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Copied {
    /// How many tables of the club.
    pub tables: u64,
    /// How many events they have.
    pub events: u64,
    /// How many rows of all kinds.
    pub rows: u64,
}

/// How far a copy is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Rows that were written or compared.
    pub done: u64,
    /// All of them: each is written once and compared once.
    pub all: u64,
}

/// How many rows go together.
const PORTION: usize = 1000;

/// Copies everything of a database into another that is empty: all of it or nothing.
///
/// # Errors
/// When the target is not empty, or anything cannot be read, written or compared. Nobody may
/// use the files meanwhile; servers with the same data should not run.
pub async fn copy(
    from: &Database,
    to: &Database,
    mut tell: impl FnMut(Progress),
) -> Result<Copied, CopyError> {
    if from == to {
        return Err(CopyError::Itself(from.to_string()));
    }
    let mut source = Side::source(from).await?;
    let mut target = Side::target(to).await?;
    let mut counts = Vec::new();
    for table in &TABLES {
        counts.push(source.count(table).await?);
    }
    let rows: u64 = counts.iter().sum();
    let mut progress = Progress {
        done: 0,
        all: 2 * rows,
    };
    tell(progress);
    for table in &TABLES {
        let mut after = None;
        loop {
            let portion = source.portion(table, after.as_deref()).await?;
            let Some(last) = portion.last() else {
                break;
            };
            after = Some(last[..table.key].to_vec());
            progress.done += portion.len() as u64;
            target.put(table, &portion).await?;
            tell(progress);
        }
    }
    target.complete().await?;
    for table in &TABLES {
        let mut compared = |rows| {
            progress.done += rows;
            tell(progress);
        };
        compare(table, &mut source, &mut target, &mut compared).await?;
    }
    target.keep().await?;
    Ok(Copied {
        tables: counts[0],
        events: counts[1],
        rows,
    })
}

/// Reads a table of both databases and compares every row.
async fn compare(
    table: &'static Table,
    source: &mut Side,
    target: &mut Side,
    compared: &mut impl FnMut(u64),
) -> Result<(), CopyError> {
    let mut after: Option<Vec<Value>> = None;
    loop {
        let wanted = source.portion(table, after.as_deref()).await?;
        let found = target.portion(table, after.as_deref()).await?;
        if wanted != found {
            let same = wanted
                .iter()
                .zip(&found)
                .take_while(|(one, two)| one == two);
            let last = same.last().map(|(row, _)| row[..table.key].to_vec());
            return Err(CopyError::Differs {
                table: table.name,
                after: last.or(after).map_or_else(
                    || "the beginning".to_owned(),
                    |key| {
                        key.iter()
                            .map(ToString::to_string)
                            .collect::<Vec<_>>()
                            .join(" ")
                    },
                ),
            });
        }
        let Some(last) = wanted.last() else {
            return Ok(());
        };
        compared(wanted.len() as u64);
        after = Some(last[..table.key].to_vec());
    }
}

/// A table of the database, in both kinds of database the same.
struct Table {
    name: &'static str,
    /// How many of the columns are its key.
    key: usize,
    columns: &'static [(&'static str, Kind)],
}

/// What stands in a column; it may be empty too.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Text,
    Number,
    Flag,
}

use Kind::{Flag, Number, Text};

/// All tables, in an order in which each finds what it refers to. Columns of a key come first.
const TABLES: [Table; 26] = [
    Table {
        name: "game_table",
        key: 1,
        columns: &[
            ("id", Text),
            ("secret", Text),
            ("summary", Text),
            ("updated", Number),
            ("stage", Text),
            ("listed", Flag),
            ("host", Text),
            ("game", Text),
            ("search", Text),
            ("indexed", Number),
            ("contest", Text),
            ("standing", Number),
        ],
    },
    Table {
        name: "event",
        key: 2,
        columns: &[
            ("game_table", Text),
            ("seq", Number),
            ("at", Number),
            ("scope", Text),
            ("submission", Text),
            ("body", Text),
        ],
    },
    Table {
        name: "seat",
        key: 2,
        columns: &[
            ("game_table", Text),
            ("seat", Number),
            ("visitor", Text),
            ("sits", Flag),
            ("bot", Text),
            ("owes", Flag),
            ("due", Number),
        ],
    },
    Table {
        name: "kept",
        key: 2,
        columns: &[("game_table", Text), ("name", Text), ("text", Text)],
    },
    Table {
        name: "figures",
        key: 1,
        columns: &[("hash", Text), ("text", Text)],
    },
    Table {
        name: "visitor",
        key: 1,
        columns: &[
            ("id", Text),
            ("name", Text),
            ("look", Text),
            ("folded", Text),
            ("owned", Flag),
        ],
    },
    Table {
        name: "constant",
        key: 1,
        columns: &[("name", Text), ("value", Text)],
    },
    Table {
        name: "ban",
        key: 1,
        columns: &[("subject", Text), ("until", Number), ("why", Text)],
    },
    Table {
        name: "result",
        key: 1,
        columns: &[
            ("game_table", Text),
            ("number", Number),
            ("game", Text),
            ("players", Number),
            ("at", Number),
        ],
    },
    Table {
        name: "result_side",
        key: 2,
        columns: &[
            ("game_table", Text),
            ("seat", Number),
            ("visitor", Text),
            ("level", Text),
            ("place", Number),
        ],
    },
    Table {
        name: "rating",
        key: 3,
        columns: &[
            ("game", Text),
            ("players", Number),
            ("visitor", Text),
            ("handle", Text),
            ("mean", Number),
            ("deviation", Number),
            ("standing", Number),
            ("games", Number),
            ("updated", Number),
            ("week", Number),
            ("week_games", Number),
            ("week_gain", Number),
        ],
    },
    Table {
        name: "tournament",
        key: 1,
        columns: &[
            ("id", Text),
            ("version", Number),
            ("stage", Text),
            ("host", Text),
            ("league", Text),
            ("updated", Number),
            ("state", Text),
        ],
    },
    Table {
        name: "pulse",
        key: 1,
        columns: &[("one", Number), ("at", Number)],
    },
    Table {
        name: "outage",
        key: 1,
        columns: &[("began", Number), ("ended", Number)],
    },
    Table {
        name: "session",
        key: 1,
        columns: &[
            ("hash", Text),
            ("visitor", Text),
            ("kind", Text),
            ("device", Text),
            ("made", Number),
            ("seen", Number),
            ("ended", Number),
        ],
    },
    Table {
        name: "code",
        key: 1,
        columns: &[
            ("hash", Text),
            ("purpose", Text),
            ("visitor", Text),
            ("data", Text),
            ("until", Number),
        ],
    },
    Table {
        name: "credential",
        key: 1,
        columns: &[
            ("id", Text),
            ("visitor", Text),
            ("name", Text),
            ("data", Text),
            ("made", Number),
            ("used", Number),
        ],
    },
    Table {
        name: "setting",
        key: 2,
        columns: &[("visitor", Text), ("name", Text), ("value", Text)],
    },
    Table {
        name: "channel",
        key: 1,
        columns: &[
            ("id", Text),
            ("visitor", Text),
            ("kind", Text),
            ("address", Text),
            ("details", Text),
            ("made", Number),
            ("confirmed", Number),
            ("not_before", Number),
            ("held", Number),
            ("failures", Number),
            ("problem", Text),
        ],
    },
    Table {
        name: "notice_settings",
        key: 1,
        columns: &[
            ("visitor", Text),
            ("language", Text),
            ("off", Text),
            ("zone", Text),
            ("quiet_from", Number),
            ("quiet_to", Number),
        ],
    },
    Table {
        name: "notice",
        key: 3,
        columns: &[
            ("channel", Text),
            ("game_table", Text),
            ("kind", Text),
            ("visitor", Text),
            ("happened", Number),
            ("due", Number),
        ],
    },
    Table {
        name: "feed_entry",
        key: 4,
        columns: &[
            ("visitor", Text),
            ("happened", Number),
            ("game_table", Text),
            ("kind", Text),
        ],
    },
    Table {
        name: "handle",
        key: 1,
        columns: &[("handle", Text), ("visitor", Text)],
    },
    Table {
        name: "tie",
        key: 3,
        columns: &[
            ("visitor", Text),
            ("other", Text),
            ("kind", Text),
            ("made", Number),
        ],
    },
    Table {
        name: "invitation",
        key: 2,
        columns: &[
            ("game_table", Text),
            ("visitor", Text),
            ("inviter", Text),
            ("made", Number),
            ("declined", Number),
        ],
    },
    Table {
        name: "report",
        key: 1,
        columns: &[
            ("id", Text),
            ("visitor", Text),
            ("about", Text),
            ("game_table", Text),
            ("line", Number),
            ("said", Text),
            ("why", Text),
            ("made", Number),
            ("closed", Number),
        ],
    },
];

impl Table {
    /// The names of some columns.
    fn names(columns: &[(&str, Kind)]) -> String {
        let names: Vec<&str> = columns.iter().map(|(name, _)| *name).collect();
        names.join(", ")
    }

    /// The statement that reads a portion, from the beginning or from after a key. Parameters
    /// are written `?1` or `$1`.
    fn select(&self, sign: char, is_first: bool) -> String {
        let (all, key) = (Self::names(self.columns), &self.columns[..self.key]);
        let key = Self::names(key);
        let values: Vec<String> = (1..=self.key).map(|n| format!("{sign}{n}")).collect();
        let after = if is_first {
            String::new()
        } else {
            format!("WHERE ({key}) > ({})", values.join(", "))
        };
        let name = self.name;
        format!("SELECT {all} FROM {name} {after} ORDER BY {key} LIMIT {PORTION}")
    }
}

/// A value in a row.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Value {
    Nothing,
    Text(String),
    Number(i64),
    Flag(bool),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing => f.write_str("nothing"),
            Self::Text(text) => f.write_str(text),
            Self::Number(number) => number.fmt(f),
            Self::Flag(flag) => flag.fmt(f),
        }
    }
}

/// A row, in the order of the columns.
type Row = Vec<Value>;

/// One of the two databases.
enum Side {
    File(file::Side),
    Server(server::Side),
}

impl Side {
    async fn source(database: &Database) -> Result<Self, CopyError> {
        Ok(match database {
            Database::File(path) => Self::File(file::Side::source(path)?),
            Database::Postgres(address) => Self::Server(server::Side::source(address).await?),
        })
    }

    async fn target(database: &Database) -> Result<Self, CopyError> {
        Ok(match database {
            Database::File(path) => Self::File(file::Side::target(path)?),
            Database::Postgres(address) => Self::Server(server::Side::target(address).await?),
        })
    }

    async fn count(&self, table: &Table) -> Result<u64, CopyError> {
        match self {
            Self::File(side) => side.count(table),
            Self::Server(side) => side.count(table).await,
        }
    }

    async fn portion(
        &mut self,
        table: &Table,
        after: Option<&[Value]>,
    ) -> Result<Vec<Row>, CopyError> {
        match self {
            Self::File(side) => side.portion(table, after),
            Self::Server(side) => side.portion(table, after).await,
        }
    }

    async fn put(&mut self, table: &Table, rows: &[Row]) -> Result<(), CopyError> {
        match self {
            Self::File(side) => side.put(table, rows),
            Self::Server(side) => side.put(table, rows).await,
        }
    }

    /// Adds what only this kind of database has.
    async fn complete(&mut self) -> Result<(), CopyError> {
        match self {
            Self::File(_) => Ok(()),
            Self::Server(side) => side.complete().await,
        }
    }

    /// Lets the copy appear.
    async fn keep(self) -> Result<(), CopyError> {
        match self {
            Self::File(side) => side.keep(),
            Self::Server(side) => side.keep().await,
        }
    }
}
