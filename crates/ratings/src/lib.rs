//! Ratings from places in games with several sides, each with its uncertainty.
//!
//! The method is that of R. C. Weng and C.-J. Lin, "A Bayesian Approximation Method for Online
//! Ranking" (Journal of Machine Learning Research 12, 2011), with the Bradley–Terry model for
//! all pairs, as the crate `skillratings` computes it. What is ours is the scale, which is
//! that of Elo, the computer players that hold it in place, and numbers that are rounded after
//! every game, so that the same games in the same order always give the same ratings.
#![forbid(unsafe_code)]

mod anchors;

pub use anchors::{Anchors, SeriesProblem};
use skillratings::{
    MultiTeamOutcome,
    weng_lin::{WengLinConfig, WengLinRating, expected_score, weng_lin_multi_team},
};

/// A thousandth of a point: ratings are whole numbers of these.
const THOUSAND: f64 = 1000.0;

/// How much a rating becomes less certain from one game to the next, in points: people
/// change.
const DRIFT: f64 = 8.0;

/// How uncertain the rating of a computer player is, in points.
const ANCHOR_DEVIATION: i64 = 25_000;

/// How well somebody plays, as far as it is known, in thousandths of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rating {
    /// The mean of what is thought possible.
    pub mean: i64,
    /// Its standard deviation.
    pub deviation: i64,
}

impl Rating {
    /// What is thought of somebody of whom nothing is known: about as good as the computer
    /// player that the scale starts from, and quite uncertain.
    pub const NEW: Self = Self {
        mean: 1_500_000,
        deviation: 300_000,
    };

    /// The rating of a computer player, in whole points.
    #[must_use]
    pub const fn anchored(points: i64) -> Self {
        Self {
            mean: points * 1000,
            deviation: ANCHOR_DEVIATION,
        }
    }

    /// The mean in whole points.
    #[must_use]
    pub const fn points(self) -> i64 {
        (self.mean + 500).div_euclid(1000)
    }

    /// Half of the interval that holds the true value in 95 of 100 cases, in whole points.
    #[must_use]
    pub const fn margin(self) -> i64 {
        (self.deviation * 196 + 50_000).div_euclid(100_000)
    }

    /// What somebody is worth almost for certain, by which leader boards are ordered.
    #[must_use]
    pub const fn cautious(self) -> i64 {
        self.mean - 2 * self.deviation
    }

    fn weng_lin(self) -> WengLinRating {
        WengLinRating {
            rating: self.mean as f64 / THOUSAND,
            uncertainty: self.deviation as f64 / THOUSAND,
        }
    }

    fn rounded(rating: WengLinRating) -> Self {
        Self {
            mean: (rating.rating * THOUSAND).round() as i64,
            deviation: (rating.uncertainty * THOUSAND).round() as i64,
        }
    }

    /// The same a game later.
    fn drifted(self) -> WengLinRating {
        let rating = self.weng_lin();
        let most = Self::NEW.deviation as f64 / THOUSAND;
        WengLinRating {
            uncertainty: rating.uncertainty.hypot(DRIFT).min(most),
            ..rating
        }
    }
}

/// A side of a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Side {
    /// What was thought of it before.
    pub rating: Rating,
    /// Its place; 1 is the winner's, and equals share one.
    pub place: u8,
}

/// The scale of Elo: 400 points are odds of ten to one between sides that are well known.
fn config() -> WengLinConfig {
    WengLinConfig {
        beta: 400.0 / std::f64::consts::LN_10 / std::f64::consts::SQRT_2,
        ..WengLinConfig::new()
    }
}

/// What is thought of all sides after a game. A game of one side changes nothing.
#[must_use]
pub fn rate(sides: &[Side]) -> Vec<Rating> {
    if sides.len() < 2 {
        return sides.iter().map(|side| side.rating).collect();
    }
    let before: Vec<[WengLinRating; 1]> =
        sides.iter().map(|side| [side.rating.drifted()]).collect();
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = before
        .iter()
        .zip(sides)
        .map(|(team, side)| (&team[..], MultiTeamOutcome::new(side.place.into())))
        .collect();
    let after = weng_lin_multi_team(&teams, &config());
    after.iter().map(|team| Rating::rounded(team[0])).collect()
}

/// The chance that one side finishes ahead of another, from 0 to 1.
#[must_use]
pub fn chance(one: Rating, other: Rating) -> f64 {
    expected_score(&one.weng_lin(), &other.weng_lin(), &config()).0
}
