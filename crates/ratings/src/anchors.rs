//! The computer players hold the scale: their ratings follow from long series between levels.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::Rating;

/// The level that the scale starts from.
const BASE: &str = "greedy";

/// strength.toml of a game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    series: Vec<Series>,
}

/// A long series between two levels.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Series {
    /// The command that made it.
    command: String,
    /// One level.
    level: String,
    /// The other.
    against: String,
    /// How many games.
    games: u32,
    /// In how many of them the first level finished ahead; a shared place is half a game.
    ahead: f64,
}

/// Why series cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum SeriesProblem {
    /// The text is not as it should be.
    #[error(transparent)]
    Format(#[from] toml::de::Error),
    /// More games are counted than were played, or none was, or no command is named.
    #[error("the series of {0} against {1} cannot be true")]
    Impossible(String, String),
    /// No series leads from a level to the one the scale starts from.
    #[error("nothing says how good {0} is")]
    Loose(String),
}

/// The ratings of the computer players of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Anchors(BTreeMap<String, Rating>);

impl Anchors {
    /// Reads the series of a game. A game without any has no anchors.
    ///
    /// # Errors
    /// When the text cannot be read or says something impossible.
    pub fn read(text: &str) -> Result<Self, SeriesProblem> {
        if text.is_empty() {
            return Ok(Self::default());
        }
        let mut open = toml::from_str::<File>(text)?.series;
        let mut known = BTreeMap::from([(BASE.to_owned(), 1500)]);
        while !open.is_empty() {
            let before = open.len();
            let mut later = Vec::new();
            for series in open {
                let difference = series.difference()?;
                match (known.get(&series.against), known.get(&series.level)) {
                    (Some(points), None) => {
                        known.insert(series.level, points + difference);
                    }
                    (None, Some(points)) => {
                        known.insert(series.against, points - difference);
                    }
                    (None, None) => later.push(series),
                    (Some(_), Some(_)) => {}
                }
            }
            if later.len() == before {
                return Err(SeriesProblem::Loose(later.remove(0).level));
            }
            open = later;
        }
        let anchored = known.into_iter();
        let anchored = anchored.map(|(level, points)| (level, Rating::anchored(points)));
        Ok(Self(anchored.collect()))
    }

    /// The rating of a level, if it has one.
    #[must_use]
    pub fn of(&self, level: &str) -> Option<Rating> {
        self.0.get(level).copied()
    }
}

impl Series {
    /// How many points the first level is better. One game more is counted for each side (the
    /// rule of succession), so that a series that went one way says something finite.
    fn difference(&self) -> Result<i64, SeriesProblem> {
        let games = f64::from(self.games);
        if !(0.0..=games).contains(&self.ahead) || self.games == 0 || self.command.is_empty() {
            let (one, other) = (self.level.clone(), self.against.clone());
            return Err(SeriesProblem::Impossible(one, other));
        }
        let odds = (self.ahead + 1.0) / (games - self.ahead + 1.0);
        Ok((400.0 * odds.log10()).round() as i64)
    }
}
