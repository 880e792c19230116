//! How sure one can be of what a series of games shows.
//!
//! Games are independent of each other; what happens within one is not. So everything here
//! counts games: each gives a sum and how many things it sums up.

use serde::Serialize;

/// The 95 % point of the normal distribution, both ends.
const Z: f64 = 1.959_963_984_540_054;

/// A mean with the ends of its 95 % interval.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Interval {
    pub mean: f64,
    pub low: f64,
    pub high: f64,
}

/// What the games say: a sum and how many things it sums up, for each of them.
pub type Games<'a> = &'a [(f64, u64)];

/// The mean of all things, and its standard error: the mean is a ratio of sums, its variance
/// that of the games' residuals.
fn ratio(games: Games<'_>) -> (f64, f64) {
    let count: u64 = games.iter().map(|(_, count)| count).sum();
    let mean = games.iter().map(|(sum, _)| sum).sum::<f64>() / count as f64;
    let residuals = games.iter().map(|(sum, of)| sum - mean * *of as f64);
    let squares: f64 = residuals.map(|residual| residual * residual).sum();
    let number = games.len() as f64;
    let variance = squares * number / (number - 1.0).max(1.0);
    (mean, variance.sqrt() / count as f64)
}

impl Interval {
    /// Of any numbers.
    pub fn of_numbers(games: Games<'_>) -> Self {
        let (mean, error) = ratio(games);
        Self {
            mean,
            low: mean - Z * error,
            high: mean + Z * error,
        }
    }

    /// Of parts between 0 and 1, by Wilson's method, whose ends stay between 0 and 1 and
    /// which says something where all games went alike. It wants a number of independent
    /// trials: as many as would have the standard error that the games show.
    pub fn of_shares(games: Games<'_>) -> Self {
        let (mean, error) = ratio(games);
        let mean = mean.clamp(0.0, 1.0);
        let trials = if error > 0.0 && mean > 0.0 && mean < 1.0 {
            mean * (1.0 - mean) / (error * error)
        } else {
            games.len() as f64
        };
        Self::wilson(mean, trials)
    }

    /// The interval of a share that was seen in so many independent trials.
    pub fn wilson(mean: f64, trials: f64) -> Self {
        let spread = Z * Z / trials;
        let middle = (mean + spread / 2.0) / (1.0 + spread);
        let half =
            Z / (1.0 + spread) * (mean * (1.0 - mean) / trials + spread / (4.0 * trials)).sqrt();
        Self {
            mean,
            low: (middle - half).clamp(0.0, mean),
            high: (middle + half).clamp(mean, 1.0),
        }
    }

    /// The difference of ratings that makes someone be ahead so often. Where somebody was
    /// always or never ahead there is no mean, and an end on one side only.
    pub fn rating(self) -> Rating {
        let elo = |share: f64| {
            let inside = share > 0.0 && share < 1.0;
            inside.then(|| 400.0 * (share / (1.0 - share)).log10())
        };
        Rating {
            mean: elo(self.mean),
            low: elo(self.low),
            high: elo(self.high),
        }
    }
}

/// A difference of ratings with the ends of its 95 % interval; nothing where there is no end.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rating {
    pub mean: Option<f64>,
    pub low: Option<f64>,
    pub high: Option<f64>,
}

/// How likely it is that chance alone leads as far away from an expected mean as these games
/// did, in either direction.
pub fn p_value(games: Games<'_>, expected: f64) -> f64 {
    let off = games.iter().map(|(sum, of)| sum - expected * *of as f64);
    let (sum, squares) = off.fold((0.0, 0.0), |(sum, squares), off| {
        (sum + off, squares + off * off)
    });
    if squares > 0.0 {
        erfc(f64::abs(sum) / squares.sqrt() / std::f64::consts::SQRT_2)
    } else {
        1.0
    }
}

/// Holm's correction: each probability as it has to be read where so many things were
/// compared at once. What is still below 0.05 is due to chance, anywhere in the list, in at
/// most one report of twenty.
pub fn holm(p_values: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..p_values.len()).collect();
    order.sort_by(|&a, &b| p_values[a].total_cmp(&p_values[b]));
    let mut corrected = vec![1.0; p_values.len()];
    let mut least = 0.0_f64;
    for (rank, &index) in order.iter().enumerate() {
        let left = (p_values.len() - rank) as f64;
        least = least.max(p_values[index] * left).min(1.0);
        corrected[index] = least;
    }
    corrected
}

/// The complementary error function of a number that is not negative: 1 − erf(x), by its
/// Taylor series where x is small and its continued fraction elsewhere.
fn erfc(x: f64) -> f64 {
    let square = x * x;
    if x < 2.5 {
        let (mut term, mut sum, mut n) = (x, x, 0.0);
        while term.abs() > 1e-17 {
            n += 1.0;
            term *= -square / n;
            sum += term / (2.0 * n + 1.0);
        }
        1.0 - sum * std::f64::consts::FRAC_2_SQRT_PI
    } else {
        let tail = (1..=60)
            .rev()
            .fold(x, |below, n| x + f64::from(n) / 2.0 / below);
        (-square).exp() / tail * std::f64::consts::FRAC_2_SQRT_PI / 2.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wins(won: usize, of: usize) -> Vec<(f64, u64)> {
        (0..of)
            .map(|game| (f64::from(u8::from(game < won)), 1))
            .collect()
    }

    fn close(a: f64, b: f64, by: f64) {
        assert!((a - b).abs() < by, "{a} is not {b}");
    }

    /// Ends of Wilson's interval from tables: 28 of 28 is 88 … 100 %, 19 of 20 76 … 99 %,
    /// 9 of 11 52 … 95 %. With few games the spread of the sample is a little wider.
    #[test]
    fn shares_have_two_ends_between_none_and_all() {
        for (won, of, low, high) in [
            (28, 28, 0.879, 1.0),
            (19, 20, 0.764, 0.991),
            (9, 11, 0.523, 0.949),
        ] {
            let Interval {
                mean,
                low: l,
                high: h,
            } = Interval::wilson(won as f64 / of as f64, of as f64);
            close(mean, won as f64 / of as f64, 1e-12);
            close(l, low, 0.001);
            close(h, high, 0.001);
        }
        for of in 1..40 {
            for won in 0..=of {
                let Interval { mean, low, high } = Interval::of_shares(&wins(won, of));
                assert!(0.0 <= low && low <= mean && mean <= high && high <= 1.0);
                assert!(high - low > 0.05, "{won} of {of}: {low} … {high}");
            }
        }
        let many = Interval::of_shares(&wins(7000, 10_000));
        close(
            many.high - many.mean,
            1.96 * (0.21_f64 / 10_000.0).sqrt(),
            1e-4,
        );
    }

    /// Both seats of each game always have it, and one of them wins: nothing is uncertain but
    /// how many games there were. Two wins in one game are one game.
    #[test]
    fn seats_of_one_game_are_one_game() {
        let both = Interval::of_shares(&vec![(1.0, 2); 100]);
        assert!(both.high - both.mean < 0.1 && both.mean == 0.5, "{both:?}");
        let double: Vec<_> = wins(50, 100)
            .iter()
            .map(|(won, _)| (2.0 * won, 2))
            .collect();
        let (one, two) = (
            Interval::of_shares(&wins(50, 100)),
            Interval::of_shares(&double),
        );
        close(one.low, two.low, 1e-12);
    }

    #[test]
    fn a_rating_has_bounds_where_nothing_was_lost() {
        let even = Interval::wilson(10.0 / 11.0, 1e9).rating();
        close(even.mean.unwrap(), 400.0, 1e-6);
        let all = Interval::of_shares(&wins(28, 28)).rating();
        assert_eq!((all.mean, all.high), (None, None));
        close(all.low.unwrap(), 345.1, 0.1);
        let none = Interval::of_shares(&wins(0, 28)).rating();
        assert_eq!((none.mean, none.low), (None, None));
        close(none.high.unwrap(), -345.1, 0.1);
    }

    #[test]
    fn the_normal_distribution_is_known() {
        for (z, p) in [
            (0.0, 1.0),
            (1.0, 0.317_310_508),
            (1.96, 0.049_995_79),
            (3.0, 0.002_699_796),
            (4.0, 6.334_248e-5),
            (6.0, 1.973_175e-9),
        ] {
            close(erfc(z / std::f64::consts::SQRT_2) / p, 1.0, 1e-5);
        }
    }

    /// Holm (1979): the smallest is multiplied by their number, the next by one less, and
    /// none may be smaller than the one before.
    #[test]
    fn many_comparisons_are_corrected() {
        let corrected = holm(&[0.01, 0.04, 0.03, 0.005]);
        for (is, should) in corrected.iter().zip([0.03, 0.06, 0.06, 0.02]) {
            close(*is, should, 1e-12);
        }
        assert_eq!(holm(&[0.9, 0.8]), [1.0, 1.0]);
        assert!(holm(&[]).is_empty());
        // Fair coins, twenty at once: almost never does one stay below 0.05.
        close(p_value(&wins(60, 100), 0.5), 0.0455, 0.001);
        assert!(holm(&[p_value(&wins(60, 100), 0.5); 20])[0] > 0.5);
        assert!(p_value(&wins(90, 100), 0.5) < 1e-9);
        close(p_value(&[(1.0, 2); 50], 0.5), 1.0, 1e-12);
    }
}
