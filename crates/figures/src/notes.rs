//! Notes for the reader: where a figure comes from, and words that no rule uses.

use alloc::vec::Vec;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::{FiguresProblem, rulings};

const PROVENANCE: [&str; 6] = ["src", "ref", "why", "note", "ruling", "readings"];

/// Takes the notes out of the table and of all tables in it.
pub fn set_aside(table: &mut DeTable<'_>, words: &[&str]) -> Result<(), FiguresProblem> {
    let has_reason = table.contains_key("why");
    let notes: Vec<_> = table
        .keys()
        .filter(|key| is_note(key.get_ref(), words))
        .cloned()
        .collect();
    for key in notes {
        let key = key.into_inner();
        let Some(value) = table.remove(&*key) else {
            continue;
        };
        if rulings::is_readings(&key) {
            rulings::check(table, &key, &value)?;
        } else {
            check(&value, &key, has_reason)?;
        }
    }
    for (_, value) in table.iter_mut() {
        descend(value.get_mut(), words)?;
    }
    Ok(())
}

fn descend(value: &mut DeValue<'_>, words: &[&str]) -> Result<(), FiguresProblem> {
    match value {
        DeValue::Table(table) => set_aside(table, words),
        DeValue::Array(list) => list
            .iter_mut()
            .try_for_each(|item| descend(item.get_mut(), words)),
        _ => Ok(()),
    }
}

fn is_note(key: &str, words: &[&str]) -> bool {
    let kind = key.rsplit_once('_').map_or(key, |(_, kind)| kind);
    PROVENANCE.contains(&kind) || words.contains(&key)
}

fn check(value: &Spanned<DeValue<'_>>, key: &str, has_reason: bool) -> Result<(), FiguresProblem> {
    let what = match value.get_ref() {
        DeValue::String(text) if key.ends_with("src") => match text.as_ref() {
            "D" if key == "src" && !has_reason => "is D, but the reason is missing in `why`",
            "R" | "P" | "D" => return Ok(()),
            _ => "must be R (rulebook), P (public source) or D (our design)",
        },
        DeValue::String(_) => return Ok(()),
        DeValue::Array(_) if key == "publishers" => return Ok(()),
        _ => "must be a text",
    };
    Err(FiguresProblem::new(value.span(), what))
}
