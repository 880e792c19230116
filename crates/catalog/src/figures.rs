//! The printed figures of any game as a table, and their hash.

use std::collections::BTreeMap;

use serde_json::Value;
use sha2::{Digest, Sha256};
use toml::{
    Spanned,
    de::{DeTable, DeValue},
};

/// The disputed readings of a box, and how a rule names one: `rulings.card6_disc`.
pub const RULINGS: &str = "rulings.";

/// One printed figure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// Where it stands in the file: `wheel.spaces`, `export_tracks[coal].spaces`.
    pub key: String,
    /// The value.
    pub value: String,
    /// `R` rulebook, `P` public source, `D` reconstructed by us.
    pub source: String,
    /// The public source's key, or why we chose this value.
    pub note: String,
    /// For a disputed reading of the rulebook: all readings, our default first.
    pub readings: Vec<String>,
}

/// All figures of a box file, in the order of the file. What stands above the
/// first table is about the file itself and is no figure.
///
/// # Errors
/// When the text is not TOML; the games' own reader gives the line.
pub fn figures_table(text: &str) -> Result<Vec<Figure>, String> {
    let table = DeTable::parse(text).map_err(|error| error.to_string())?;
    let mut figures = Vec::new();
    for (key, value) in table.get_ref() {
        let is_entry = matches!(value.get_ref(), DeValue::Table(_) | DeValue::Array(_));
        if is_entry && key.get_ref() != "sources" {
            collect(key.get_ref(), value, None, &Notes::default(), &mut figures);
        }
    }
    figures.retain(|(_, figure)| !figure.source.is_empty());
    figures.sort_by_key(|(place, _)| *place);
    let mut figures: Vec<Figure> = figures.into_iter().map(|(_, figure)| figure).collect();
    for ruling in ::figures::rulings(text) {
        let key = format!("{RULINGS}{}", ruling.name);
        if let Some(figure) = figures.iter_mut().find(|figure| figure.key == key) {
            figure.readings = ruling.readings;
        }
    }
    Ok(figures)
}

/// What the nearest table says about provenance.
#[derive(Clone, Default)]
struct Notes {
    source: String,
    note: String,
}

/// Puts the figures into the list, each with its place in the text. `named_by` is
/// the key that names a row of a list rather than holds a figure.
fn collect(
    key: &str,
    value: &Spanned<DeValue<'_>>,
    named_by: Option<&str>,
    outer: &Notes,
    figures: &mut Vec<(usize, Figure)>,
) {
    match value.get_ref() {
        DeValue::Table(table) => {
            let text = |key: &str| table.get(key).and_then(|value| value.get_ref().as_str());
            let note = text("ref").or_else(|| text("why"));
            let ruling = text("ruling").filter(|ruling| !note.unwrap_or("").contains(ruling));
            let notes = Notes {
                source: text("src").unwrap_or(&outer.source).to_string(),
                note: match (note, ruling) {
                    (Some(note), Some(ruling)) => format!("{note}; {ruling}"),
                    (one, other) => one.or(other).unwrap_or(&outer.note).to_string(),
                },
            };
            for (name, value) in table {
                let name = name.get_ref();
                if is_provenance(name) || Some(name.as_ref()) == named_by {
                    continue;
                }
                let note = text(&format!("{name}_ref")).or(text(&format!("{name}_why")));
                // A field with its own source does not share the entry's note.
                let own = match text(&format!("{name}_src")) {
                    Some(source) => Notes {
                        source: source.to_string(),
                        note: note.unwrap_or_default().to_string(),
                    },
                    None => Notes {
                        source: notes.source.clone(),
                        note: note.unwrap_or(&notes.note).to_string(),
                    },
                };
                collect(&format!("{key}.{name}"), value, None, &own, figures);
            }
        }
        DeValue::Array(list) if list.iter().any(|item| name_of(item).is_some()) => {
            for item in list {
                let (by, name) = name_of(item).unwrap_or_default();
                collect(&format!("{key}[{name}]"), item, Some(by), outer, figures);
            }
        }
        plain_value => {
            let figure = Figure {
                key: key.to_string(),
                value: plain(plain_value),
                source: outer.source.clone(),
                note: outer.note.clone(),
                readings: Vec::new(),
            };
            figures.push((value.span().start, figure));
        }
    }
}

/// What names a row in a list of tables, and the name.
fn name_of(row: &Spanned<DeValue<'_>>) -> Option<(&'static str, String)> {
    let table = row.get_ref().as_table()?;
    table.get("src")?;
    ["id", "number", "players", "worker", "resource"]
        .into_iter()
        .find_map(|key| Some((key, plain(table.get(key)?.get_ref()))))
}

fn plain(value: &DeValue<'_>) -> String {
    match value {
        DeValue::String(text) => text.to_string(),
        DeValue::Array(list) => {
            let items: Vec<String> = list.iter().map(|item| plain(item.get_ref())).collect();
            format!("[{}]", items.join(", "))
        }
        DeValue::Table(table) => {
            let items: Vec<String> = table
                .iter()
                .map(|(key, value)| format!("{} {}", key.get_ref(), plain(value.get_ref())))
                .collect();
            format!("{{{}}}", items.join(", "))
        }
        DeValue::Integer(number) => number.to_string(),
        DeValue::Float(number) => number.to_string(),
        DeValue::Boolean(yes) => yes.to_string(),
        DeValue::Datetime(time) => time.to_string(),
    }
}

/// Whether a key says where a figure comes from rather than being one.
fn is_provenance(key: &str) -> bool {
    let words = ["src", "ref", "why", "note", "ruling", "readings"];
    words.contains(&key) || words.iter().any(|word| key.ends_with(&format!("_{word}")))
}

/// The game that a box file says it is of.
#[must_use]
pub fn game_of_figures(text: &str) -> Option<String> {
    let table = text.parse::<toml::Table>().ok()?;
    table.get("game")?.as_str().map(str::to_string)
}

/// A hash of the figures themselves: the same for files that differ only in
/// layout, comments and provenance. A text that is not TOML has the hash of its bytes.
#[must_use]
pub fn figures_hash(text: &str) -> String {
    let canonical = match text.parse::<toml::Table>() {
        Ok(table) => bare(&toml::Value::Table(table)).to_string(),
        Err(_) => text.to_string(),
    };
    const_hex::encode(&Sha256::digest(canonical)[..16])
}

/// The figures without their provenance, keys sorted.
fn bare(value: &toml::Value) -> Value {
    match value {
        toml::Value::Table(table) => {
            let sorted: BTreeMap<&str, Value> = table
                .iter()
                .filter(|(key, _)| !is_provenance(key) && *key != "sources")
                .map(|(key, value)| (key.as_str(), bare(value)))
                .collect();
            sorted.into_iter().collect()
        }
        toml::Value::Array(list) => list.iter().map(bare).collect(),
        toml::Value::String(text) => Value::from(text.as_str()),
        toml::Value::Integer(number) => Value::from(*number),
        toml::Value::Float(number) => Value::from(*number),
        toml::Value::Boolean(yes) => Value::from(*yes),
        toml::Value::Datetime(time) => Value::from(time.to_string()),
    }
}
