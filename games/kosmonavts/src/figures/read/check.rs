//! The checks that all parts of the file share.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::RangeInclusive;

use toml::Spanned;

use super::problem::Problem;
use super::rows::{List, Number};

/// Points printed in one place.
pub const POINTS: RangeInclusive<i64> = 0..=50;

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
            let what = format!("is {found}, but must be from {low} to {high}");
            refuse(number, what)
        }
    }
}

/// A number that follows from another place in the file.
pub fn agrees(number: &Number, wanted: i64, source: &str) -> Result<(), Problem> {
    let found = *number.get_ref();
    if found == wanted {
        return Ok(());
    }
    let what = format!("is {found}, but {source} makes it {wanted}");
    refuse(number, what)
}

/// A list of exactly `N` entries, each of them converted.
pub fn each<T, U, const N: usize>(
    list: &List<T>,
    convert: impl FnMut(&T) -> Result<U, Problem>,
) -> Result<[U; N], Problem> {
    let entries: Vec<U> = list
        .get_ref()
        .iter()
        .map(convert)
        .collect::<Result<_, _>>()?;
    let found = entries.len();
    let Ok(entries) = entries.try_into() else {
        return refuse(list, format!("has {found} entries, but must have {N}"));
    };
    Ok(entries)
}
