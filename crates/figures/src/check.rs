//! Checks that turn rows into figures.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Display;
use core::ops::RangeInclusive;
use core::str::FromStr;

use enumset::{EnumSet, EnumSetType};
use strum::VariantArray;
use toml::Spanned;

use crate::{FiguresProblem, List, Names, Number};

/// Refuses the value here; the sentence begins with its key.
///
/// # Errors
/// When it is not so.
pub fn refuse<T, U>(here: &Spanned<T>, what: impl Into<String>) -> Result<U, FiguresProblem> {
    Err(FiguresProblem::new(here.span(), what))
}

/// A number within the range.
///
/// # Errors
/// When it is not so.
pub fn ranged<T: TryFrom<i64>>(
    number: &Number,
    range: RangeInclusive<i64>,
) -> Result<T, FiguresProblem> {
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
///
/// # Errors
/// When it is not so.
pub fn agrees(number: &Number, wanted: i64, source: &str) -> Result<(), FiguresProblem> {
    let found = *number.get_ref();
    if found == wanted {
        return Ok(());
    }
    let what = format!("is {found}, but {source} makes it {wanted}");
    refuse(number, what)
}

/// A list of exactly `N` entries, each of them converted.
///
/// # Errors
/// When it is not so.
pub fn each<T, U, const N: usize>(
    list: &List<T>,
    convert: impl FnMut(&T) -> Result<U, FiguresProblem>,
) -> Result<[U; N], FiguresProblem> {
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

/// Names that differ from each other.
///
/// # Errors
/// When it is not so.
pub fn distinct<T: EnumSetType + Display>(names: &Names<T>) -> Result<EnumSet<T>, FiguresProblem> {
    let mut set = EnumSet::empty();
    for name in names.get_ref() {
        if !set.insert(*name.get_ref()) {
            return refuse(name, format!("names {} twice", name.get_ref()));
        }
    }
    Ok(set)
}

/// Exactly `N` names that differ from each other, in their order.
///
/// # Errors
/// When it is not so.
pub fn order<T: EnumSetType + Display, const N: usize>(
    names: &Names<T>,
) -> Result<[T; N], FiguresProblem> {
    distinct(names)?;
    each(names, |name| Ok(*name.get_ref()))
}

/// A name, where the words in `others` would be possible as well.
///
/// # Errors
/// When it is not so.
pub fn named<T: FromStr + VariantArray + Display>(
    name: &Spanned<String>,
    others: &str,
) -> Result<T, FiguresProblem> {
    name.get_ref().parse().or_else(|_| {
        let known: Vec<String> = T::VARIANTS
            .iter()
            .map(|known| format!("`{known}`"))
            .collect();
        let (unknown, known) = (name.get_ref(), known.join(", "));
        let what = format!("holds the unknown name `{unknown}`, expected {others}, {known}");
        refuse(name, what)
    })
}
