//! What is wrong with the file, and where.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use core::ops::Range;

use tabletop::OpenProblem;
use toml::de::{DeTable, DeValue};

/// A place in the text and the rest of a sentence that begins with its key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FiguresProblem {
    at: Range<usize>,
    what: String,
}

impl FiguresProblem {
    /// A problem with the value at this place.
    pub fn new(at: Range<usize>, what: impl Into<String>) -> Self {
        let what = what.into();
        Self { at, what }
    }

    /// The same with a line number and the key in front.
    pub(crate) fn in_text(self, text: &str, labels: &[&str]) -> OpenProblem {
        let Self { at, what } = self;
        let start = at.start.min(text.len());
        let line = 1 + text.bytes().take(start).filter(|&b| b == b'\n').count();
        let path = DeTable::parse(text)
            .ok()
            .and_then(|document| path_in_table(document.get_ref(), &at, labels));
        let path = path.as_deref().unwrap_or("the file");
        OpenProblem::Figures {
            line,
            what: format!("{path} {what}"),
        }
    }
}

impl From<toml::de::Error> for FiguresProblem {
    fn from(error: toml::de::Error) -> Self {
        Self::new(error.span().unwrap_or(0..0), plain(error.message()))
    }
}

/// Serde speaks of fields and variants; an owner of the game knows keys and names.
fn plain(message: &str) -> String {
    if let Some(key) = message.strip_prefix("missing field ") {
        format!("lacks the key {key}")
    } else if message.starts_with("unknown field ") {
        "is an unknown key".to_owned()
    } else if let Some((name, known)) = split(message, "unknown variant ") {
        format!("holds the unknown name {name}, expected {known}")
    } else if let Some((found, wanted)) = split(message, "invalid type: ") {
        let wanted = match wanted {
            "i64" => "a whole number",
            "a sequence" => "a list",
            wanted if wanted.starts_with("struct ") => "a table",
            wanted => wanted,
        };
        format!("holds the wrong kind of value: {found}, expected {wanted}")
    } else {
        format!("cannot be read: {message}")
    }
}

fn split<'a>(message: &'a str, kind: &str) -> Option<(&'a str, &'a str)> {
    message.strip_prefix(kind)?.split_once(", expected ")
}

/// The key at this place, such as `locations[mine].capacity`.
fn path_in_table(table: &DeTable<'_>, at: &Range<usize>, labels: &[&str]) -> Option<String> {
    table.iter().find_map(|(key, value)| {
        let name = key.get_ref().as_ref();
        if key.span() == *at || value.span() == *at {
            return Some(name.to_owned());
        }
        path_in_value(value.get_ref(), at, labels).map(|rest| format!("{name}{rest}"))
    })
}

fn path_in_value(value: &DeValue<'_>, at: &Range<usize>, labels: &[&str]) -> Option<String> {
    match value {
        DeValue::Table(table) => path_in_table(table, at, labels).map(|rest| format!(".{rest}")),
        DeValue::Array(list) => list.iter().find_map(|item| {
            let rest = if item.span() == *at {
                String::new()
            } else {
                path_in_value(item.get_ref(), at, labels)?
            };
            Some(format!("{}{rest}", label(item.get_ref(), labels)))
        }),
        _ => None,
    }
}

/// How an entry of a list is told from the others, if it says so itself.
fn label(item: &DeValue<'_>, labels: &[&str]) -> String {
    labels
        .iter()
        .find_map(|key| match item.get(key)?.get_ref() {
            DeValue::String(name) => Some(format!("[{name}]")),
            DeValue::Integer(number) => Some(format!("[{number}]")),
            _ => None,
        })
        .unwrap_or_default()
}
