//! The printed figures of any game as a table, and their hash.

use serde_json::Value;
use sha2::{Digest, Sha256};

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
}

/// All figures of a box file, in the order of the file.
///
/// # Errors
/// When the text is not TOML; the games' own reader gives the line.
pub fn figures_table(text: &str) -> Result<Vec<Figure>, String> {
    let table: toml::Table = text
        .parse()
        .map_err(|error: toml::de::Error| error.to_string())?;
    let mut figures = Vec::new();
    for (key, value) in &table {
        if key != "sources" {
            collect(key, value, &Notes::default(), &mut figures);
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

fn collect(key: &str, value: &toml::Value, outer: &Notes, figures: &mut Vec<Figure>) {
    match value {
        toml::Value::Table(table) => {
            let text = |key: &str| {
                table
                    .get(key)
                    .and_then(toml::Value::as_str)
                    .map(String::from)
            };
            let notes = Notes {
                source: text("src").unwrap_or_else(|| outer.source.clone()),
                note: text("ref")
                    .or_else(|| text("why"))
                    .unwrap_or_else(|| outer.note.clone()),
            };
            for (name, value) in table {
                if is_provenance(name) || (table.contains_key("src") && names(name)) {
                    continue;
                }
                let own = Notes {
                    source: text(&format!("{name}_src")).unwrap_or_else(|| notes.source.clone()),
                    note: text(&format!("{name}_ref"))
                        .or_else(|| text(&format!("{name}_why")))
                        .unwrap_or_else(|| notes.note.clone()),
                };
                collect(&format!("{key}.{name}"), value, &own, figures);
            }
        }
        toml::Value::Array(list) if list.iter().any(|item| names_of(item).is_some()) => {
            for item in list {
                let name = names_of(item).unwrap_or_default();
                collect(&format!("{key}[{name}]"), item, outer, figures);
            }
        }
        value => figures.push(Figure {
            key: key.to_string(),
            value: plain(value),
            source: outer.source.clone(),
            note: outer.note.clone(),
        }),
    }
}

/// Keys that name a row of a list rather than hold a figure.
fn names(key: &str) -> bool {
    ["id", "key", "number", "name", "worker_of", "players"].contains(&key)
}

/// The name of a row in a list of tables.
fn names_of(row: &toml::Value) -> Option<String> {
    let table = row.as_table()?;
    table.get("src")?;
    ["id", "number", "players", "worker", "resource"]
        .iter()
        .find_map(|key| table.get(*key))
        .map(plain)
}

fn plain(value: &toml::Value) -> String {
    match value {
        toml::Value::String(text) => text.clone(),
        toml::Value::Array(list) => {
            let items: Vec<String> = list.iter().map(plain).collect();
            format!("[{}]", items.join(", "))
        }
        toml::Value::Table(table) => {
            let items: Vec<String> = table
                .iter()
                .map(|(key, value)| format!("{key} {}", plain(value)))
                .collect();
            format!("{{{}}}", items.join(", "))
        }
        toml::Value::Integer(number) => number.to_string(),
        toml::Value::Float(number) => number.to_string(),
        toml::Value::Boolean(yes) => yes.to_string(),
        toml::Value::Datetime(time) => time.to_string(),
    }
}

/// Whether a key says where a figure comes from rather than being one.
fn is_provenance(key: &str) -> bool {
    let words = ["src", "ref", "why", "note", "ruling"];
    words.contains(&key) || words.iter().any(|word| key.ends_with(&format!("_{word}")))
}

/// A hash of the figures themselves: the same for files that differ only in
/// layout, comments and provenance. A text that is not TOML has the hash of its bytes.
#[must_use]
pub fn figures_hash(text: &str) -> String {
    let canonical = match text.parse::<toml::Table>() {
        Ok(table) => bare(&toml::Value::Table(table)).to_string(),
        Err(_) => text.to_string(),
    };
    hex(&Sha256::digest(canonical)[..16])
}

/// The figures without their provenance, keys sorted.
fn bare(value: &toml::Value) -> Value {
    match value {
        toml::Value::Table(table) => table
            .iter()
            .filter(|(key, _)| !is_provenance(key) && *key != "sources")
            .map(|(key, value)| (key.clone(), bare(value)))
            .collect(),
        toml::Value::Array(list) => list.iter().map(bare).collect(),
        toml::Value::String(text) => Value::from(text.as_str()),
        toml::Value::Integer(number) => Value::from(*number),
        toml::Value::Float(number) => Value::from(*number),
        toml::Value::Boolean(yes) => Value::from(*yes),
        toml::Value::Datetime(time) => Value::from(time.to_string()),
    }
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
