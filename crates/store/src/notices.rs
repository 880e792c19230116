//! What people are told while they are not looking: where, what waits to be told, and what was.
//!
//! This is an outbox. What somebody is to hear of is written in the transaction of the events,
//! or of the table, that it follows from, once for each channel of that person, and only for people who have one. A
//! task on each server claims a channel with what is due there, sends it and settles. A claim
//! is a lease: when its holder is gone, somebody else claims the channel after a while. Of one
//! kind at one table there is never more than one notice for a channel.

use crate::{Reply, StoreError};

/// What people are told.
pub trait Notices: Send + Sync {
    /// What a visitor has set about notices; nothing if they have set nothing.
    fn notice_settings(&self, visitor: String) -> Reply<'_, Option<NoticeSettings>>;

    /// Keeps what a visitor has set about notices.
    fn set_notice_settings(&self, settings: NoticeSettings) -> Reply<'_, ()>;

    /// The channels of a visitor, the oldest first.
    fn channels(&self, visitor: String) -> Reply<'_, Vec<Channel>>;

    /// The channel with this name.
    fn channel(&self, id: String) -> Reply<'_, Option<Channel>>;

    /// Adds a channel. One for the same address of the same visitor stays as it is; a visitor
    /// has at most so many. A channel that is `sole` takes its address from all other
    /// visitors: it is a browser, and somebody else uses it now.
    fn add_channel(&self, channel: Channel, sole: bool, most: u32) -> Reply<'_, AddedChannel>;

    /// Lets a channel be used from now on; says whether there is one. What went wrong there
    /// before is forgotten.
    fn confirm_channel(&self, id: String, at: u64) -> Reply<'_, bool>;

    /// Gives a channel another address; says whether there is one.
    fn move_channel(&self, id: String, address: String) -> Reply<'_, bool>;

    /// Removes a channel with all that waits there; says whether there was one.
    fn remove_channel(&self, id: String) -> Reply<'_, bool>;

    /// These visitors have seen these tables as they were at these times: what waited to be told
    /// of that is gone. Says how much it was.
    fn seen(&self, looks: Vec<(String, String, u64)>) -> Reply<'_, u64>;

    /// Takes a channel where something is due at this time, with all that is due there: the one
    /// that waits longest. Nobody else can claim it until this time.
    fn claim(&self, now: u64, until: u64) -> Reply<'_, Option<Claim>>;

    /// Says what came of a claim. If it is not held any more, nothing changes, and this says
    /// so with `false`.
    fn settle(&self, settled: Settled) -> Reply<'_, bool>;

    /// What was told through the feed at this secret address, the newest first.
    fn feed(&self, address: String, most: u32) -> Reply<'_, Option<Feed>>;

    /// How many notices wait, and how many of them should have been sent at this time.
    fn waiting_notices(&self, now: u64) -> Reply<'_, (u64, u64)>;

    /// Forgets channels that were made before this time and never confirmed, what was told
    /// before it, and what waits for channels that are gone; says how much that was.
    fn forget_notices(&self, before: u64) -> Reply<'_, u64>;
}

/// What a visitor has set about notices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoticeSettings {
    /// The visitor.
    pub visitor: String,
    /// The code of the language they are told in.
    pub language: String,
    /// The kinds they do not want to hear of, with spaces between.
    pub off: String,
    /// Their time zone.
    pub zone: String,
    /// The minutes of the day between which nothing is sent, if there are such.
    pub quiet: Option<(u16, u16)>,
}

/// A way to reach a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Channel {
    /// Its name, which nobody can guess.
    pub id: String,
    /// Whom it reaches.
    pub visitor: String,
    /// What it is, such as an e-mail; the store does not read it.
    pub kind: String,
    /// Where.
    pub address: String,
    /// What else is needed to reach it; the store does not read it.
    pub details: String,
    /// When it was made, in milliseconds since 1970.
    pub made: u64,
    /// Since when its owner wants it, if that is known: until then nothing is sent.
    pub confirmed: Option<u64>,
    /// How often in a row sending failed.
    pub failures: u32,
    /// What went wrong last.
    pub problem: Option<String>,
}

/// What came of adding a channel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AddedChannel {
    /// It is there now.
    Added,
    /// The visitor has this one for the address already.
    Known(Channel),
    /// The visitor has enough.
    TooMany,
}

/// Something that a person is to be told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewNotice {
    /// Who.
    pub visitor: String,
    /// What kind of thing; the store does not read it.
    pub kind: &'static str,
    /// When it happens, in milliseconds since 1970. Whoever looks then or later has seen it.
    pub happens: u64,
    /// When it is time to tell, in milliseconds since 1970.
    pub due: u64,
}

/// A channel with what is due there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// The channel.
    pub channel: Channel,
    /// Until when it is held; by this the claim is known.
    pub until: u64,
    /// What its owner has set.
    pub settings: Option<NoticeSettings>,
    /// What is due, the oldest first.
    pub notices: Vec<DueNotice>,
}

/// A notice that is due.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DueNotice {
    /// The table.
    pub table: String,
    /// What kind of thing.
    pub kind: String,
    /// When it happened, in milliseconds since 1970.
    pub happened: u64,
    /// What lists show of the table.
    pub summary: String,
    /// Whether the table waits for an answer of that person now.
    pub owes: bool,
    /// Whether the table has ended.
    pub ended: bool,
}

/// What came of a claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settled {
    /// The channel.
    pub channel: String,
    /// The claim.
    pub until: u64,
    /// What need not be told any more: table, kind, and when it happened. Where the same
    /// has happened again meanwhile, that stays.
    pub done: Vec<(String, String, u64)>,
    /// Of these, what the feed of the visitor shows from now on.
    pub told: Vec<(String, String, u64)>,
    /// Nothing is sent there before this time.
    pub not_before: u64,
    /// How often in a row sending failed.
    pub failures: u32,
    /// What went wrong.
    pub problem: Option<String>,
    /// What becomes of the channel.
    pub fate: Fate,
}

/// What becomes of a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It goes on.
    Stays,
    /// It is not used until its owner confirms it again; what waits there is gone.
    SwitchedOff,
    /// It is removed.
    Removed,
}

/// What was told through a feed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Feed {
    /// Its channel.
    pub channel: Channel,
    /// What its owner has set.
    pub settings: Option<NoticeSettings>,
    /// What was told, the newest first.
    pub entries: Vec<FeedEntry>,
}

/// An entry of a feed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FeedEntry {
    /// The table.
    pub table: String,
    /// What kind of thing.
    pub kind: String,
    /// When it happened, in milliseconds since 1970.
    pub happened: u64,
    /// What lists show of the table.
    pub summary: String,
}

/// The most entries that are kept of a feed.
pub(crate) const LONGEST_FEED: u32 = 100;

/// A number that a database has as signed.
pub(crate) fn quiet(from: Option<i64>, to: Option<i64>) -> Option<(u16, u16)> {
    let minute = |minute: i64| u16::try_from(minute).ok();
    minute(from?).zip(minute(to?))
}

/// The visitor who has set nothing, as an answer.
pub(crate) type Set = Result<Option<NoticeSettings>, StoreError>;
