//! The time control of a table: how much time everyone has, what counts, and what happens when
//! it runs out.
//!
//! Games over days count whole days of UTC in or out, so that a deadline means the same on every
//! machine, whatever it knows of time zones.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{daily::Day, http::DayName, problem::Problem};

/// A second, in the unit of all times here.
pub const SECOND: u64 = 1000;
/// A minute.
pub const MINUTE: u64 = 60 * SECOND;
/// A day.
pub const DAY: u64 = 24 * 60 * MINUTE;

/// The most minutes for a whole game.
pub const MOST_MINUTES: u16 = 180;
/// The most seconds for each action.
pub const MOST_BONUS: u16 = 300;
/// The most days for a turn.
pub const MOST_DAYS: u16 = 30;
/// The most days that somebody may be away during a game.
pub const MOST_AWAY: u16 = 60;
/// The most holidays of a table.
pub const MOST_HOLIDAYS: usize = 40;
/// How many days somebody may be away if nothing is said.
pub const USUAL_AWAY: u16 = 14;

/// Ready-made time controls, each with its name on the sheet.
pub static PRESETS: [(&str, TimeControl); 6] = [
    ("live-10", TimeControl::live(10, 10)),
    ("live-20", TimeControl::live(20, 15)),
    ("live-45", TimeControl::live(45, 20)),
    ("days-1", TimeControl::days(1)),
    ("days-3", TimeControl::days(3)),
    ("days-7", TimeControl::days(7)),
];

/// How much time everyone has. It runs only while the game waits for an answer of theirs.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(tag = "pace", rename_all = "snake_case", deny_unknown_fields)]
pub enum TimeControl {
    /// All play at the same time: each has so much for the whole game.
    Live {
        /// Minutes for the whole game.
        #[schema(minimum = 1, maximum = 180)]
        minutes: u16,
        /// Seconds more for each action.
        #[serde(default)]
        #[schema(minimum = 0, maximum = 300)]
        bonus: u16,
        /// What happens when the time of a seat has run out.
        #[serde(default)]
        time_out: TimeOut,
    },
    /// A game over days: each has so much for every turn.
    Days {
        /// Days for a turn.
        #[schema(minimum = 1, maximum = 30)]
        days: u16,
        /// Whether only Monday to Friday count.
        #[serde(default)]
        working: bool,
        /// Days that do not count either, of UTC.
        #[serde(default)]
        #[schema(value_type = Vec<DayName>, max_items = 40)]
        holidays: Vec<Day>,
        /// How many days everyone may be away during the game.
        #[serde(default = "usual_away")]
        #[schema(minimum = 0, maximum = 60)]
        away: u16,
        /// What happens when the time of a seat has run out.
        #[serde(default)]
        time_out: TimeOut,
    },
}

const fn usual_away() -> u16 {
    USUAL_AWAY
}

/// What happens when the time of a seat has run out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TimeOut {
    /// A bot plays on until the person comes back.
    #[default]
    Bot,
    /// The seat is free for anyone who may sit down.
    Offer,
    /// The seat loses; for games of two.
    Lose,
}

impl TimeControl {
    const fn live(minutes: u16, bonus: u16) -> Self {
        Self::Live {
            minutes,
            bonus,
            time_out: TimeOut::Bot,
        }
    }

    const fn days(days: u16) -> Self {
        Self::Days {
            days,
            working: false,
            holidays: Vec::new(),
            away: USUAL_AWAY,
            time_out: TimeOut::Bot,
        }
    }

    /// Whether a table of so many can have it.
    ///
    /// # Errors
    /// When a number is out of range, or a seat shall lose among several others.
    pub fn check(&self, players: u8) -> Result<(), Problem> {
        let fits = match self {
            Self::Live { minutes, bonus, .. } => {
                (1..=MOST_MINUTES).contains(minutes) && *bonus <= MOST_BONUS
            }
            Self::Days {
                days,
                holidays,
                away,
                ..
            } => {
                (1..=MOST_DAYS).contains(days)
                    && *away <= MOST_AWAY
                    && holidays.len() <= MOST_HOLIDAYS
            }
        };
        if !fits {
            return Err(Problem::new(422, "problem-clock"));
        }
        if self.time_out() == TimeOut::Lose && players != 2 {
            return Err(Problem::new(422, "problem-clock-lose"));
        }
        Ok(())
    }

    /// What happens when the time of a seat has run out.
    #[must_use]
    pub const fn time_out(&self) -> TimeOut {
        match self {
            Self::Live { time_out, .. } | Self::Days { time_out, .. } => *time_out,
        }
    }

    /// Whether all play at the same time.
    #[must_use]
    pub const fn is_live(&self) -> bool {
        matches!(self, Self::Live { .. })
    }

    /// How much time a seat has at first: for the game, or for a turn.
    #[must_use]
    pub fn full(&self) -> u64 {
        match self {
            Self::Live { minutes, .. } => u64::from(*minutes) * MINUTE,
            Self::Days { days, .. } => u64::from(*days) * DAY,
        }
    }

    /// How much more time an action brings.
    #[must_use]
    pub fn bonus(&self) -> u64 {
        match self {
            Self::Live { bonus, .. } => u64::from(*bonus) * SECOND,
            Self::Days { .. } => 0,
        }
    }

    /// The least that somebody has who takes a seat whose time had run out.
    #[must_use]
    pub fn comeback(&self) -> u64 {
        match self {
            Self::Live { .. } => (self.full() / 4).max(MINUTE),
            Self::Days { .. } => DAY,
        }
    }

    /// How long before the end the time of a seat is short.
    #[must_use]
    pub fn short(&self) -> u64 {
        match self {
            Self::Live { .. } => (self.full() / 5).min(MINUTE),
            Self::Days { .. } => (self.full() / 4).min(DAY),
        }
    }

    /// How long a seat may be away during the game.
    #[must_use]
    pub fn away(&self) -> u64 {
        match self {
            Self::Live { .. } => 0,
            Self::Days { away, .. } => u64::from(*away) * DAY,
        }
    }

    /// Whether a day counts, by its number since 1970.
    fn counts(&self, number: u64) -> bool {
        match self {
            Self::Live { .. } => true,
            Self::Days {
                working, holidays, ..
            } => {
                // The first of January 1970 was a Thursday; 0 is Sunday.
                let is_weekend = matches!((number + 4) % 7, 0 | 6);
                let begins = number * DAY / SECOND;
                let is_free = *working && is_weekend;
                !is_free && holidays.iter().all(|day| day.begins() != begins)
            }
        }
    }

    /// How much of the time between two moments counts.
    #[must_use]
    pub fn counted(&self, from: u64, to: u64) -> u64 {
        if self.is_live() {
            return to.saturating_sub(from);
        }
        let (mut at, mut sum) = (from, 0);
        while at < to {
            let end = (at / DAY + 1).saturating_mul(DAY).min(to);
            if self.counts(at / DAY) {
                sum += end - at;
            }
            at = end;
        }
        sum
    }

    /// When so much time that counts has passed since a moment.
    #[must_use]
    pub fn after(&self, from: u64, time: u64) -> u64 {
        if self.is_live() {
            return from.saturating_add(time);
        }
        let (mut at, mut left) = (from, time);
        while left > 0 {
            let end = (at / DAY + 1).saturating_mul(DAY);
            if self.counts(at / DAY) {
                let step = left.min(end - at);
                (at, left) = (at + step, left - step);
            } else {
                at = end;
            }
            if end == u64::MAX {
                return end;
            }
        }
        at
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> u64 {
        let at: jiff::Timestamp = text.parse().unwrap();
        at.as_millisecond().cast_unsigned()
    }

    fn days(days: u16, working: bool, holidays: &[&str]) -> TimeControl {
        TimeControl::Days {
            days,
            working,
            holidays: holidays.iter().map(|day| day.parse().unwrap()).collect(),
            away: 7,
            time_out: TimeOut::Bot,
        }
    }

    #[test]
    fn weekends_and_holidays_do_not_count() {
        // The 24th of December 2026 is a Thursday.
        let control = days(2, true, &["2026-12-25"]);
        let thursday = at("2026-12-24T18:00:00Z");
        let tuesday = at("2026-12-29T18:00:00Z");
        assert_eq!(control.after(thursday, 2 * DAY), tuesday);
        assert_eq!(control.counted(thursday, tuesday), 2 * DAY);
        let sunday = at("2026-12-27T12:00:00Z");
        assert_eq!(control.counted(thursday, sunday), 6 * 60 * MINUTE);
        // A turn that begins on a day that does not count lasts from the next that does.
        assert_eq!(control.after(sunday, DAY), at("2026-12-29T00:00:00Z"));
        let every_day = days(2, false, &[]);
        assert_eq!(every_day.after(thursday, 2 * DAY), thursday + 2 * DAY);
    }

    /// Counting and adding are each other's inverse, wherever one begins.
    #[test]
    fn what_is_added_is_what_is_counted() {
        let control = days(3, true, &["2026-12-25", "2027-01-01"]);
        let begin = at("2026-12-20T05:17:03.456Z");
        for hours in 0..300 {
            let from = begin + hours * 7 * 60 * MINUTE;
            for time in [1, 59 * SECOND, DAY - 1, DAY, 3 * DAY + 7] {
                let to = control.after(from, time);
                assert_eq!(control.counted(from, to), time, "{from} {time}");
                assert_eq!(control.counted(from, to - 1), time - 1, "{from} {time}");
            }
        }
    }

    #[test]
    fn what_is_out_of_range_is_refused() {
        let live = |minutes, bonus, time_out| TimeControl::Live {
            minutes,
            bonus,
            time_out,
        };
        assert!(live(20, 15, TimeOut::Lose).check(2).is_ok());
        assert!(live(20, 15, TimeOut::Lose).check(3).is_err());
        for wrong in [
            live(0, 0, TimeOut::Bot),
            live(181, 0, TimeOut::Bot),
            live(9, 301, TimeOut::Bot),
        ] {
            assert!(wrong.check(2).is_err(), "{wrong:?}");
        }
        for wrong in [days(0, false, &[]), days(31, false, &[])] {
            assert!(wrong.check(2).is_err(), "{wrong:?}");
        }
    }

    /// What is in the log stays readable, and what is not said is as usual.
    #[test]
    fn it_is_written_in_few_words() {
        let live: TimeControl = serde_json::from_str(r#"{"pace":"live","minutes":20}"#).unwrap();
        assert_eq!((live.full(), live.bonus()), (20 * MINUTE, 0));
        let text = r#"{"pace":"days","days":3,"working":true,"holidays":["2026-12-25"]}"#;
        let days: TimeControl = serde_json::from_str(text).unwrap();
        assert_eq!((days.full(), days.away()), (3 * DAY, 14 * DAY));
        let again = serde_json::to_string(&days).unwrap();
        assert_eq!(serde_json::from_str::<TimeControl>(&again).unwrap(), days);
        assert!(
            serde_json::from_str::<TimeControl>(r#"{"pace":"live","minutes":5,"x":1}"#).is_err()
        );
    }
}
