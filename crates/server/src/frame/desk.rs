//! What is shown to whoever runs the server.

use crate::admin::{BanInfo, TableDetails, TableInfo};

/// A page of the host.
#[derive(Clone, Debug)]
pub struct DeskFrame {
    /// What it shows.
    pub content: DeskContent,
    /// How many reports are open.
    pub reports: usize,
    /// Whether something has just been done.
    pub is_done: bool,
}

/// A part of the desk of whoever runs the server.
#[derive(Clone, Debug)]
pub enum DeskContent {
    /// What people have reported, the newest first.
    Reports(Vec<ReportLine>),
    /// Tables.
    Tables {
        /// Those that changed last first.
        list: Vec<TableInfo>,
        /// The stage that was asked for; empty for all.
        stage: String,
        /// The table that is looked at.
        one: Option<Box<TableDetails>>,
    },
    /// People with a session.
    People {
        /// What was looked for.
        search: String,
        /// Those seen last first.
        list: Vec<PersonInfo>,
    },
    /// What people are told of.
    Notices {
        /// How many wait.
        waiting: u64,
        /// How many of them should have been sent.
        late: u64,
        /// Where sending has failed.
        failing: Vec<FailingLine>,
    },
    /// Who may not change anything.
    Bans(Vec<BanInfo>),
}

impl DeskContent {
    /// The name of the part in addresses.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Reports(_) => "reports",
            Self::Tables { .. } => "tables",
            Self::People { .. } => "people",
            Self::Notices { .. } => "notices",
            Self::Bans(_) => "bans",
        }
    }
}

/// A report.
#[derive(Clone, Debug)]
pub struct ReportLine {
    /// Its name in forms.
    pub id: String,
    /// Who reports.
    pub by: PersonInfo,
    /// Whom.
    pub about: PersonInfo,
    /// The table.
    pub table: String,
    /// What was said; empty if it is about the person.
    pub said: String,
    /// Why, in the words of the one who reports.
    pub why: String,
    /// When, in seconds since 1970.
    pub made: u64,
}

/// Somebody who has been here.
#[derive(Clone, Debug)]
pub struct PersonInfo {
    /// The visitor's id, by which commands name them.
    pub id: String,
    /// What they are called.
    pub name: String,
    /// When they were last seen, in seconds since 1970; 0 if that is not known.
    pub seen: u64,
    /// Whether they are banned.
    pub banned: bool,
}

/// A channel where sending has failed. Its address is nobody else's business.
#[derive(Clone, Debug)]
pub struct FailingLine {
    /// Whom it reaches.
    pub name: String,
    /// What it is.
    pub kind: String,
    /// How often in a row sending has failed.
    pub failures: u32,
    /// What went wrong last.
    pub problem: String,
    /// Whether it was switched off.
    pub off: bool,
}
