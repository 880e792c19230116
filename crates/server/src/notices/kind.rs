//! What people are told of, and ways to reach them.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What people are told of.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema,
)]
#[serde(rename_all = "snake_case")]
#[schema(as = NoticeKind)]
pub enum Kind {
    /// It is their turn.
    Turn,
    /// Their time is short.
    Time,
    /// The table is full.
    Full,
    /// The game is over.
    Over,
    /// They are invited.
    Invited,
    /// A round of a tournament has begun, and they play in it.
    Round,
}

impl Kind {
    /// All of them.
    pub const ALL: [Self; 6] = [
        Self::Turn,
        Self::Time,
        Self::Full,
        Self::Over,
        Self::Invited,
        Self::Round,
    ];

    /// Its name where it is stored.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Time => "time",
            Self::Full => "full",
            Self::Over => "over",
            Self::Invited => "invited",
            Self::Round => "round",
        }
    }

    /// The kind of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// A way to reach people.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ChannelKind {
    /// An e-mail.
    Mail,
    /// A browser that is installed on a device.
    Push,
    /// A chat, or any program.
    Webhook,
    /// A feed for readers.
    Feed,
}

impl ChannelKind {
    const ALL: [Self; 4] = [Self::Mail, Self::Push, Self::Webhook, Self::Feed];

    /// Its name where it is stored.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Mail => "mail",
            Self::Push => "push",
            Self::Webhook => "webhook",
            Self::Feed => "feed",
        }
    }

    /// The way of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}
