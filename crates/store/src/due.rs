//! What is due at a time: the seats whose time runs out, bots that should have answered, and
//! whether somebody was at work all the while to look at them.
//!
//! Whoever serves tables says again and again that it is at work. Where nobody has done so for
//! a while, there was an outage; it stays written down until every table knows of it.

use crate::Reply;

/// What is due at a time.
pub trait Deadlines {
    /// Tables at which the time of a seat runs out or a bot should have answered, the first one
    /// first.
    fn due(&self, query: DueQuery) -> Reply<'_, Vec<DueRow>>;

    /// Says that somebody is at work. Answers with the outages that not all tables know of yet,
    /// the one that ends with this included.
    fn beat(&self, beat: Beat) -> Reply<'_, Vec<Outage>>;

    /// All tables know of an outage.
    fn end_outage(&self, began: u64) -> Reply<'_, ()>;
}

/// Which tables are due, and a portion of them.
#[derive(Clone, Debug)]
pub struct DueQuery {
    /// By when, in milliseconds since 1970; whenever it is if nothing is said.
    pub until: Option<u64>,
    /// The last one of the portion before.
    pub after: Option<DueRow>,
    /// The most tables in the portion.
    pub most: u32,
}

/// A table at which the time of a seat runs out. A table with several such times comes
/// several times.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DueRow {
    /// When, in milliseconds since 1970.
    pub due: u64,
    /// The table.
    pub table: String,
    /// Whether it is the time of a person; else a bot should have answered.
    pub person: bool,
}

/// Somebody is at work.
#[derive(Clone, Copy, Debug)]
pub struct Beat {
    /// What time it is, in milliseconds since 1970.
    pub at: u64,
    /// Since when the one who says so has been at work without a break, if that is known.
    pub since: Option<u64>,
    /// The shortest time without anybody that is an outage, in milliseconds.
    pub least: u64,
    /// How long people need to come back after it, in milliseconds.
    pub grace: u64,
}

impl Beat {
    /// The outage that ends with this, where somebody was last at work at this time.
    pub(crate) fn outage(&self, last: u64) -> Option<Outage> {
        let began = last.max(self.since.unwrap_or(0));
        (self.at.saturating_sub(began) >= self.least).then_some(Outage {
            began,
            ended: self.at + self.grace,
        })
    }
}

/// A time in which nobody was at work, in milliseconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outage {
    /// Since when.
    pub began: u64,
    /// Until people could be back.
    pub ended: u64,
}
