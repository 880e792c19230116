//! What a reader has set about notices.

use serde::Serialize;
use utoipa::ToSchema;

use crate::notices::{ChannelKind, Kind};

/// What a reader has set about notices, and what this server can send.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct NoticesFrame {
    /// Whether this server sends e-mails.
    pub mail: bool,
    /// The key with which browsers subscribe (`applicationServerKey`).
    pub push_key: String,
    /// Where you are told.
    pub channels: Vec<ChannelFrame>,
    /// The address of your feed, which is a secret.
    pub feed: Option<String>,
    /// What you are told of.
    pub kinds: Vec<KindFrame>,
    /// Your time zone.
    pub zone: String,
    /// The time of day between which nothing is sent, as in 22:30.
    pub quiet: Option<QuietFrame>,
}

/// A way to reach a reader.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ChannelFrame {
    /// Its name.
    pub id: String,
    /// What it is.
    pub kind: ChannelKind,
    /// Where it leads: an address of e-mail, or a host.
    pub address: String,
    /// How it is.
    pub state: ChannelState,
    /// What went wrong last.
    pub problem: Option<String>,
    /// How often in a row sending has failed.
    pub failures: u32,
}

/// How a channel is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ChannelState {
    /// Its owner has not confirmed it yet.
    Waiting,
    /// It is used.
    On,
    /// It was switched off because nothing arrives there.
    Off,
}

/// Whether a reader wants to hear of something.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct KindFrame {
    /// What it is.
    pub kind: Kind,
    /// Whether you are told of it.
    pub on: bool,
}

/// Quiet hours.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct QuietFrame {
    /// When they begin, as in 22:30.
    pub from: String,
    /// When they end.
    pub to: String,
}
