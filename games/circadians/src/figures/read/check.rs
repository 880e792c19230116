//! Checks that turn rows into figures.

use alloc::format;
use core::ops::RangeInclusive;

use figures::{
    FiguresProblem, List, Number,
    check::{each, ranged, refuse},
};
use toml::Spanned;

/// Resources in a price or a yield.
pub const GOODS: RangeInclusive<i64> = 0..=40;
/// Points printed in one place.
pub const POINTS: RangeInclusive<i64> = 0..=30;
/// Dice, contracts and gems in one effect.
pub const FEW: RangeInclusive<i64> = 0..=6;

/// The entries of a list of exactly `N`.
pub fn all<T, const N: usize>(list: &List<T>) -> Result<&[T; N], FiguresProblem> {
    let found = list.get_ref().len();
    match list.get_ref().as_slice().try_into() {
        Ok(entries) => Ok(entries),
        Err(_) => refuse(list, format!("has {found} entries, but must have {N}")),
    }
}

/// A list of exactly `N` numbers within the range.
pub fn numbers<const N: usize>(
    list: &List<Number>,
    range: RangeInclusive<i64>,
) -> Result<[u8; N], FiguresProblem> {
    each(list, |number| ranged(number, range.clone()))
}

/// A number within the range, or 0 where there is none.
pub fn optional(number: &Option<Number>, range: RangeInclusive<i64>) -> Result<u8, FiguresProblem> {
    number
        .as_ref()
        .map_or(Ok(0), |number| ranged(number, range))
}

/// What this kind of entry must have.
pub fn needed<'a, T, U>(
    value: &'a Option<T>,
    key: &Spanned<U>,
    name: &str,
) -> Result<&'a T, FiguresProblem> {
    match value {
        Some(value) => Ok(value),
        None => refuse(key, format!("needs `{name}`")),
    }
}

/// Die values as bits 1 to 6.
pub fn values(list: &List<Number>) -> Result<u8, FiguresProblem> {
    let mut bits = 0;
    for value in list.get_ref() {
        bits |= 1 << ranged::<u8>(value, 1..=6)?;
    }
    Ok(bits)
}
