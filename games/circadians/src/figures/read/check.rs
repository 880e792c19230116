//! The checks that all parts of the file share.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Display;
use core::ops::RangeInclusive;
use core::str::FromStr;

use strum::VariantArray;
use toml::Spanned;

use super::problem::Problem;
use super::rows::{List, Number, Text};

/// Resources in a price or a yield.
pub const GOODS: RangeInclusive<i64> = 0..=40;
/// Points printed in one place.
pub const POINTS: RangeInclusive<i64> = 0..=30;
/// Dice, contracts and gems in one effect.
pub const FEW: RangeInclusive<i64> = 0..=6;

/// Refuses the value here; the sentence begins with its key.
pub fn refuse<T, U>(here: &Spanned<T>, what: impl Into<String>) -> Result<U, Problem> {
    Err(Problem::new(here.span(), what))
}

/// A number within the range.
pub fn ranged<T: TryFrom<i64>>(number: &Number, range: RangeInclusive<i64>) -> Result<T, Problem> {
    let found = *number.get_ref();
    match T::try_from(found) {
        Ok(value) if range.contains(&found) => Ok(value),
        _ => {
            let (low, high) = range.into_inner();
            refuse(
                number,
                format!("is {found}, but must be from {low} to {high}"),
            )
        }
    }
}

/// A number the rules are written around.
pub fn fixed(number: &Number, wanted: i64) -> Result<(), Problem> {
    let found = *number.get_ref();
    if found == wanted {
        return Ok(());
    }
    refuse(
        number,
        format!("is {found}, but the rules are written for {wanted}"),
    )
}

/// A word the rules are written around.
pub fn worded(text: &Text, wanted: &str) -> Result<(), Problem> {
    let found = text.get_ref();
    if found == wanted {
        return Ok(());
    }
    refuse(
        text,
        format!("is `{found}`, but the rules are written for `{wanted}`"),
    )
}

/// A truth the rules are written around.
pub fn truth(found: &Spanned<bool>, wanted: bool) -> Result<(), Problem> {
    if *found.get_ref() == wanted {
        return Ok(());
    }
    refuse(
        found,
        format!("is not {wanted}, but the rules are written for it"),
    )
}

/// A list of exactly `N` entries, each of them converted with its index.
pub fn each<T, U, const N: usize>(
    list: &List<T>,
    mut convert: impl FnMut(usize, &T) -> Result<U, Problem>,
) -> Result<[U; N], Problem> {
    let entries: Vec<U> = list
        .get_ref()
        .iter()
        .enumerate()
        .map(|(index, entry)| convert(index, entry))
        .collect::<Result<_, _>>()?;
    let found = entries.len();
    let Ok(entries) = entries.try_into() else {
        return refuse(list, format!("has {found} entries, but must have {N}"));
    };
    Ok(entries)
}

/// A list of exactly `N` numbers within the range.
pub fn numbers<const N: usize>(
    list: &List<Number>,
    range: RangeInclusive<i64>,
) -> Result<[u8; N], Problem> {
    each(list, |_, number| ranged(number, range.clone()))
}

/// A name of one of the things in the box.
pub fn named<T: FromStr + VariantArray + Display>(name: &Text) -> Result<T, Problem> {
    name.get_ref().parse().or_else(|_| {
        let known: Vec<String> = T::VARIANTS
            .iter()
            .map(|known| format!("`{known}`"))
            .collect();
        let (unknown, known) = (name.get_ref(), known.join(", "));
        refuse(
            name,
            format!("holds the unknown name `{unknown}`, expected {known}"),
        )
    })
}

/// Die values as bits 1 to 6.
pub fn values(list: &List<Number>) -> Result<u8, Problem> {
    let mut bits = 0;
    for value in list.get_ref() {
        bits |= 1 << ranged::<u8>(value, 1..=6)?;
    }
    Ok(bits)
}
