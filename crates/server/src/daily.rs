//! The game of the day: which day it is, how its game is set up, and what came of it.

use std::{fmt, str::FromStr};

use catalog::{BotKind, DynGame, Match};
use jiff::{Timestamp, civil::Date, tz::Offset};
use serde::{Deserialize, Serialize};
use tabletop::{Options, Seat};

use crate::{hub::Party, table::NewGame, table_event::Watch};

/// The bot to play against where a game has no automaton.
pub const OPPONENT: BotKind = BotKind::Strong;
/// The ways to play that are taken, where a game has them.
const PRESET: &str = "standard";
/// The seat of the one who plays.
pub const PLAYER: Seat = Seat(0);

/// A day of UTC.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Day(Date);

/// The text names no day.
#[derive(Debug, thiserror::Error)]
#[error("no day")]
pub struct NoDay;

impl Day {
    /// The day of a moment in milliseconds since 1970.
    #[must_use]
    pub fn of(at: u64) -> Self {
        let at = i64::try_from(at).ok();
        let at = at.and_then(|at| Timestamp::from_millisecond(at).ok());
        Self(Offset::UTC.to_datetime(at.unwrap_or_default()).date())
    }

    /// The day after this one.
    #[must_use]
    pub fn next(self) -> Self {
        Self(self.0.tomorrow().unwrap_or(self.0))
    }

    /// The day before this one.
    #[must_use]
    pub fn before(self) -> Self {
        Self(self.0.yesterday().unwrap_or(self.0))
    }

    /// When it begins, in seconds since 1970.
    #[must_use]
    pub fn begins(self) -> u64 {
        let begins = Offset::UTC.to_timestamp(self.0.at(0, 0, 0, 0));
        let seconds = begins.unwrap_or_default().as_second();
        u64::try_from(seconds).unwrap_or_default()
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Day {
    type Err = NoDay;

    fn from_str(text: &str) -> Result<Self, NoDay> {
        let day = Self(text.parse().map_err(|_| NoDay)?);
        // There are other ways to write a date; one is enough.
        Some(day).filter(|day| day.to_string() == text).ok_or(NoDay)
    }
}

impl TryFrom<String> for Day {
    type Error = NoDay;

    fn try_from(text: String) -> Result<Self, NoDay> {
        text.parse()
    }
}

impl From<Day> for String {
    fn from(day: Day) -> Self {
        day.to_string()
    }
}

/// What all games of a game and a day are compared in.
#[must_use]
pub fn contest(day: Day, game: &str) -> String {
    format!("{day} {game}")
}

/// Whether the player is alone with an automaton, or with one bot.
#[must_use]
pub fn is_solo(entry: &dyn DynGame) -> bool {
    entry.info().players.contains(&1)
}

/// The game of the day as it is set up, the same for everyone. Nobody helps and nothing is
/// taken back, so that results can be compared.
#[must_use]
pub fn setup(entry: &dyn DynGame) -> (NewGame, Party) {
    let info = entry.info();
    let bots = if is_solo(entry) {
        Vec::new()
    } else {
        vec![(Seat(1), OPPONENT.to_string())]
    };
    let preset = info.presets.iter().find(|preset| preset.key == PRESET);
    let options = preset.map_or(&[][..], |preset| preset.options);
    let new = NewGame {
        game: info.id.to_string(),
        players: 1 + bots.len() as u8,
        options: options
            .iter()
            .map(|(key, value)| ((*key).to_string(), (*value).to_string()))
            .collect::<Options>(),
        open: false,
        watch: Some(Watch::Nobody),
        hints: false,
        rated: false,
        lesson: None,
        clock: None,
        open_hands: None,
    };
    let host = vec![PLAYER];
    (
        new,
        Party {
            host,
            bots,
            ..Party::default()
        },
    )
}

/// How a game of the day ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DayResult {
    /// Whether the player won.
    pub won: bool,
    /// The player's points.
    pub points: i32,
    /// How many points more than the best opponent.
    pub margin: i32,
}

impl DayResult {
    /// The result of a game that is over.
    #[must_use]
    pub fn of(game: &dyn Match) -> Option<Self> {
        let outcome = game.outcome()?;
        let sides = outcome.places().len() as u8;
        let points = game.total(PLAYER);
        let others = Seat::first(sides).filter(|side| *side != PLAYER);
        let best = others.map(|side| game.total(side)).max();
        Some(Self {
            won: outcome.place(PLAYER) == 1,
            points,
            margin: points - best.unwrap_or_default(),
        })
    }

    /// A number that is higher the better the result is: to have won comes first, then the
    /// points, then the lead.
    #[must_use]
    pub fn standing(self) -> i64 {
        (i64::from(self.won) << 52) + (i64::from(self.points) << 20) + i64::from(self.margin)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_written_in_one_way() {
        let day: Day = "2028-02-28".parse().unwrap();
        assert_eq!(day.next().next().to_string(), "2028-03-01");
        assert_eq!(day.next().before(), day);
        let begins = day.begins() * 1000;
        assert_eq!((Day::of(begins), Day::of(begins - 1)), (day, day.before()));
        for wrong in [
            "",
            "today",
            "20280228",
            "2028-02-30",
            "2028-02-28T10:00",
            "2028-2-28",
        ] {
            assert!(wrong.parse::<Day>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn who_won_comes_first_then_points_then_the_lead() {
        let result = |won, points, margin| DayResult {
            won,
            points,
            margin,
        };
        let ranked = [
            result(true, 31, 2),
            result(true, 30, 9),
            result(true, 30, 8),
            result(false, 90, -1),
            result(false, 0, -20),
            result(false, -4, -3),
        ];
        assert!(ranked.is_sorted_by_key(|result| -result.standing()));
    }

    /// Every game has one: alone where it can be played alone, else against one strong bot.
    #[test]
    fn every_game_of_the_catalogue_can_be_set_up() {
        for entry in games::catalog().games() {
            let (new, party) = setup(entry);
            let opened = entry.open(None, new.players, &new.options);
            assert!(opened.is_ok(), "{}", entry.info().id);
            let alone = *entry.info().players.start() == 1;
            assert_eq!((new.players == 1, party.bots.is_empty()), (alone, alone));
        }
    }
}
