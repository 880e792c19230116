//! Figures the rules are written around: the file states them, but with
//! another value it would describe another game.
//!
//! They are written in the notation of the file. `"*"` stands for any text, and a
//! single entry of a list of tables stands for all of them.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::{FiguresProblem, Format};

/// Compares the fixed figures and takes them out of the document.
pub fn set_aside(
    document: &mut Spanned<DeTable<'_>>,
    format: &Format,
) -> Result<(), FiguresProblem> {
    let at = document.span();
    let document = document.get_mut();
    let whole = DeTable::parse(format.whole)?.into_inner();
    for (key, wanted) in &whole {
        let Some(mut found) = document.remove(key.get_ref().as_ref()) else {
            return Err(lacks(at, key.get_ref()));
        };
        compare(&mut found, wanted.get_ref(), true)?;
    }
    let parts = DeTable::parse(format.parts)?.into_inner();
    take(document, at, &parts, false)
}

/// Takes the wanted figures out of the table; with `whole` nothing may be left.
fn take(
    table: &mut DeTable<'_>,
    at: Range<usize>,
    wanted: &DeTable<'_>,
    whole: bool,
) -> Result<(), FiguresProblem> {
    let mut keys = table.keys();
    if whole && let Some(key) = keys.find(|key| !wanted.contains_key(key.get_ref().as_ref())) {
        return Err(FiguresProblem::new(key.span(), "is an unknown key"));
    }
    for (key, wanted) in wanted {
        let key = key.get_ref().as_ref();
        let Some(found) = table.get_mut(key) else {
            return Err(lacks(at, key));
        };
        compare(found, wanted.get_ref(), whole)?;
        if !holds_tables(wanted.get_ref()) {
            table.remove(key);
        }
    }
    Ok(())
}

fn compare(
    found: &mut Spanned<DeValue<'_>>,
    wanted: &DeValue<'_>,
    whole: bool,
) -> Result<(), FiguresProblem> {
    let at = found.span();
    match (found.get_mut(), wanted) {
        (DeValue::Table(found), DeValue::Table(wanted)) => take(found, at, wanted, whole),
        (DeValue::Array(found), DeValue::Array(rows)) if holds_tables(wanted) => {
            if rows.len() > 1 && rows.len() != found.len() {
                let (found, wanted) = (found.len(), rows.len());
                let what = format!("has {found} entries, but the rules are written for {wanted}");
                return Err(FiguresProblem::new(at, what));
            }
            let mut pairs = found.iter_mut().zip(rows.iter().cycle());
            pairs.try_for_each(|(found, wanted)| compare(found, wanted.get_ref(), whole))
        }
        (DeValue::String(_), DeValue::String(any)) if any == "*" => Ok(()),
        (found, wanted) => {
            let (found, wanted) = (show(found), show(wanted));
            if found == wanted {
                return Ok(());
            }
            let what = format!("is {found}, but the rules are written for {wanted}");
            Err(FiguresProblem::new(at, what))
        }
    }
}

fn holds_tables(value: &DeValue<'_>) -> bool {
    match value {
        DeValue::Table(_) => true,
        DeValue::Array(list) => list.iter().any(|item| holds_tables(item.get_ref())),
        _ => false,
    }
}

fn lacks(at: Range<usize>, key: &str) -> FiguresProblem {
    FiguresProblem::new(at, format!("lacks the key `{key}`"))
}

/// The value as a word; equal values give equal words.
pub(crate) fn show(value: &DeValue<'_>) -> String {
    match value {
        DeValue::String(text) => format!("\"{text}\""),
        DeValue::Integer(number) => i64::from_str_radix(number.as_str(), number.radix())
            .map_or_else(|_| number.to_string(), |number| number.to_string()),
        DeValue::Float(number) => number.to_string(),
        DeValue::Boolean(truth) => truth.to_string(),
        DeValue::Datetime(date) => date.to_string(),
        DeValue::Array(_) if holds_tables(value) => "a list of tables".to_string(),
        DeValue::Array(list) => {
            let items: Vec<String> = list.iter().map(|item| show(item.get_ref())).collect();
            format!("[{}]", items.join(", "))
        }
        DeValue::Table(_) => "a table".to_string(),
    }
}
