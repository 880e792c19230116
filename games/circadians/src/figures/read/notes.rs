//! Notes for the reader: where a figure comes from, and words that no rule uses.

use alloc::vec::Vec;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::problem::Problem;

const PROVENANCE: [&str; 6] = ["src", "rulebook", "source", "why", "basis", "note"];

/// Keys that only carry words.
const WORDS: [&str; 8] = [
    "colour", "name", "phase", "rule", "schema", "set", "shape", "text",
];

/// Takes the notes out of the table and of all tables in it.
pub fn set_aside(table: &mut DeTable<'_>) -> Result<(), Problem> {
    let notes: Vec<_> = table
        .keys()
        .filter(|key| is_note(key.get_ref()))
        .cloned()
        .collect();
    for key in notes {
        let key = key.into_inner();
        if let Some(value) = table.remove(&*key) {
            check(&value, &key)?;
        }
    }
    for (_, value) in table.iter_mut() {
        descend(value.get_mut())?;
    }
    Ok(())
}

fn descend(value: &mut DeValue<'_>) -> Result<(), Problem> {
    match value {
        DeValue::Table(table) => set_aside(table),
        DeValue::Array(list) => list.iter_mut().try_for_each(|item| descend(item.get_mut())),
        _ => Ok(()),
    }
}

fn is_note(key: &str) -> bool {
    let kind = key.rsplit_once('_').map_or(key, |(_, kind)| kind);
    PROVENANCE.contains(&kind) || WORDS.contains(&key)
}

fn check(value: &Spanned<DeValue<'_>>, key: &str) -> Result<(), Problem> {
    let what = match value.get_ref() {
        DeValue::String(text) if key.ends_with("src") => match text.as_ref() {
            "R" | "P" | "D" => return Ok(()),
            _ => "must be R (rulebook), P (public source) or D (our design)",
        },
        DeValue::Integer(_) if key == "schema" => return Ok(()),
        DeValue::String(_) => return Ok(()),
        _ => "must be a text",
    };
    Err(Problem::new(value.span(), what))
}
