//! The clocks of a table. All times are in milliseconds, moments since 1970 by the clock of the
//! server; the header `Date` of every answer says what time it is there.

use serde::Serialize;
use utoipa::ToSchema;

use crate::time_control::TimeControl;

/// The clock of a table, as far as it is the same for all.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ClockFrame {
    /// How much time everyone has, and what happens when it runs out.
    pub control: TimeControl,
    /// Whether the clocks stand still because all agreed on a pause.
    pub paused: bool,
    /// The seat, counted from 1, that lost because its time ran out.
    pub forfeit: Option<u8>,
}

/// The clock of a side.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
pub struct SideClock {
    /// What is left; if the clock runs, as of `from`.
    pub left: u64,
    /// From when on it runs, which may be later than now; nothing while it stands still.
    pub from: Option<u64>,
    /// When the time is over, if the clock runs.
    pub due: Option<u64>,
    /// When the time becomes short, if the clock runs.
    pub short: Option<u64>,
    /// Whether the time ran out and nobody has taken the seat since.
    pub out: bool,
    /// Whether the clock waits because the connection of the player was lost.
    pub lost: bool,
    /// Until when the player is away.
    pub away: Option<u64>,
    /// For how long the player may still be away.
    pub away_left: u64,
    /// Whether the player wants a pause.
    pub wants_pause: bool,
    /// Whether the reader may give this side time.
    pub can_give: bool,
}
