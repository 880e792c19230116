//! The exponential function in whole numbers.
//!
//! A logit has [`FRACTION`](crate::FRACTION) bits behind the point. Its exponential is a power
//! of two, from a table of the powers between ½ and 1 and a shift, which is exact enough that
//! a probability is off by less than one in ten thousand.

use crate::FRACTION;

/// The number that stands for certainty: a chance of 1.
pub const ONE: u32 = 1 << 16;

/// 1 / ln 2, with 30 bits behind the point.
const LOG2_E: u64 = 1_549_082_005;
/// How finely the table divides a halving, in bits.
const STEPS: u32 = 10;
/// 2 to the power of -1/1024, with 64 bits behind the point.
const STEP: u128 = 18_434_261_669_329_232_140;
/// Powers of two from 1 downwards, in steps of 1/1024, with 30 bits behind the point.
static POWERS: [u32; 1 << STEPS] = powers();

const fn powers() -> [u32; 1 << STEPS] {
    let mut table = [0; 1 << STEPS];
    let mut power: u128 = 1 << 64;
    let mut step = 0;
    while step < table.len() {
        table[step] = ((power + (1 << 33)) >> 34) as u32;
        power = (power * STEP + (1 << 63)) >> 64;
        step += 1;
    }
    table
}

/// The exponential of a number that is not above 0, given by how far it is below: with 30
/// bits behind the point.
fn exponential(below: u32) -> u32 {
    // In halvings, with STEPS bits behind the point, rounded.
    let halvings =
        (u64::from(below) * LOG2_E + (1 << (29 + FRACTION - STEPS))) >> (30 + FRACTION - STEPS);
    let whole = (halvings >> STEPS) as u32;
    if whole > 30 {
        return 0;
    }
    POWERS[halvings as usize & ((1 << STEPS) - 1)] >> whole
}

/// Turns logits into weights that sum up to [`ONE`], in place.
///
/// What is left over by rounding goes to the largest, the first of them where several are
/// equal, so that the sum is exact.
pub fn softmax(logits: &mut [i32]) {
    let Some(&most) = logits.iter().max() else {
        return;
    };
    let sum: u64 = logits
        .iter()
        .map(|&logit| u64::from(exponential(most.abs_diff(logit))))
        .sum();
    let (mut rest, mut first) = (ONE as i32, None);
    for (index, logit) in logits.iter_mut().enumerate() {
        if *logit == most {
            first = first.or(Some(index));
        }
        let weight = u64::from(exponential(most.abs_diff(*logit)));
        *logit = (weight * u64::from(ONE) / sum) as i32;
        rest -= *logit;
    }
    if let Some(first) = first {
        logits[first] += rest;
    }
}

/// The chance of something with these log-odds, of [`ONE`].
#[must_use]
pub fn sigmoid(logit: i32) -> u32 {
    let other = u64::from(exponential(logit.unsigned_abs()));
    let small = (other * u64::from(ONE) / (other + (1 << 30))) as u32;
    if logit > 0 { ONE - small } else { small }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The table of powers, checked against what a power of two is: a half after 1024 steps,
    /// and the square root of a half after 512.
    #[test]
    fn powers_halve() {
        assert_eq!(POWERS[0], 1 << 30);
        assert_eq!(POWERS[512], 759_250_125);
        assert_eq!(POWERS[1023], 537_234_444);
    }

    /// e⁻¹ = 0.367879…, e⁻⁵ = 0.0067379….
    #[test]
    fn exponentials_are_near() {
        let check = |below: u32, exact: u32| {
            let off = exponential(below << FRACTION).abs_diff(exact);
            assert!(off < exact / 1000 + 2, "{off} of {exact}");
        };
        check(0, 1 << 30);
        check(1, 395_007_542);
        check(5, 7_234_816);
        check(20, 2);
        assert_eq!(exponential(u32::MAX), 0);
    }

    #[test]
    fn a_softmax_sums_up_to_one() {
        let mut logits = [0, 0, 0];
        softmax(&mut logits);
        assert_eq!(logits, [21846, 21845, 21845]);
        // e² : e : 1 = 0.66524 : 0.24473 : 0.09003.
        let mut logits = [1 << FRACTION, 0, 2 << FRACTION];
        softmax(&mut logits);
        assert_eq!(logits.iter().sum::<i32>(), 1 << 16);
        for (got, exact) in logits.iter().zip([16039, 5900, 43597]) {
            assert!((got - exact).abs() < 20, "{logits:?}");
        }
        softmax(&mut []);
        let mut far = [i32::MIN, i32::MAX];
        softmax(&mut far);
        assert_eq!(far, [0, 1 << 16]);
    }

    #[test]
    fn a_sigmoid_is_symmetric() {
        assert_eq!(sigmoid(0), ONE / 2);
        for logit in [1, 5, 300, 1024, 5000, i32::MAX] {
            assert_eq!(sigmoid(logit) + sigmoid(-logit), ONE);
        }
        // 1 / (1 + e⁻¹) = 0.731059.
        assert!(sigmoid(1 << FRACTION).abs_diff(47911) < 20);
        assert_eq!(sigmoid(i32::MIN), 0);
    }
}
