//! `[rulings]`: readings of the rulebook that are disputed, as switches.
//!
//! Where the words of a rulebook allow more than one reading and it matters in play,
//! the box has a switch, and whoever owns the game can set it:
//!
//! ```toml
//! [rulings]
//! card6_disc = "stays"
//! card6_disc_readings = ["stays", "returns"]
//! card6_disc_src = "D"
//! card6_disc_why = "RO-211: the text sends back the discs on portraits only"
//! ```
//!
//! The first of the readings is the default. Only the value itself is a figure; its
//! readings and its reason are notes.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::{FiguresProblem, fixed::show};

/// The key of a switch's readings ends with this.
const READINGS: &str = "_readings";

/// A disputed reading of the rulebook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// Its key in `[rulings]`.
    pub name: String,
    /// The reading in force.
    pub reading: String,
    /// All readings, our default first.
    pub readings: Vec<String>,
    /// Why the default is the default, with the numbers of the rules.
    pub why: String,
    /// Where the reading in force stands in the text.
    at: Range<usize>,
    /// The readings as they are written in a box file.
    written: Vec<String>,
}

impl Ruling {
    /// The reading that comes with the game.
    #[must_use]
    pub fn default(&self) -> &str {
        &self.readings[0]
    }

    /// The readings that are not in force.
    pub fn others(&self) -> impl Iterator<Item = &str> {
        let others = self.readings.iter().map(String::as_str);
        others.filter(|&reading| reading != self.reading)
    }
}

/// The switches of a box file, in its order. A file that cannot be read has none.
#[must_use]
pub fn rulings(text: &str) -> Vec<Ruling> {
    let document = DeTable::parse(text);
    let table = match &document {
        Ok(document) => document.get_ref().get("rulings"),
        Err(_) => None,
    };
    let Some(DeValue::Table(table)) = table.map(Spanned::get_ref) else {
        return Vec::new();
    };
    let mut rulings: Vec<Ruling> = table
        .iter()
        .filter_map(|(key, value)| ruling(text, table, key.get_ref(), value))
        .collect();
    rulings.sort_by_key(|ruling| ruling.at.start);
    rulings
}

fn ruling(
    text: &str,
    table: &DeTable<'_>,
    name: &str,
    value: &Spanned<DeValue<'_>>,
) -> Option<Ruling> {
    let readings = table.get(format!("{name}{READINGS}").as_str())?;
    let readings = readings.get_ref().as_array()?;
    let why = table.get(format!("{name}_why").as_str());
    let why = why.and_then(|why| why.get_ref().as_str());
    Some(Ruling {
        name: name.to_owned(),
        reading: plain(value.get_ref()),
        readings: readings.iter().map(|item| plain(item.get_ref())).collect(),
        why: why.unwrap_or_default().to_owned(),
        at: value.span(),
        written: readings
            .iter()
            .map(|item| text[item.span()].to_owned())
            .collect(),
    })
}

/// The same box with one switch set.
///
/// # Panics
/// When there is no such switch or it has no such reading.
#[must_use]
pub fn with_reading(text: &str, name: &str, reading: &str) -> String {
    let rulings = rulings(text);
    let ruling = rulings.iter().find(|ruling| ruling.name == name);
    let index = ruling.and_then(|ruling| ruling.readings.iter().position(|known| known == reading));
    let (Some(ruling), Some(index)) = (ruling, index) else {
        panic!("there is no reading `{name} = {reading}`");
    };
    let mut text = text.to_owned();
    text.replace_range(ruling.at.clone(), &ruling.written[index]);
    text
}

/// The same box with each combination of its switches, the defaults first.
#[must_use]
pub fn all_readings(text: &str) -> Vec<String> {
    let mut boxes = Vec::from([text.to_owned()]);
    for ruling in rulings(text) {
        let set = |text: &String| {
            let set = |reading: &String| with_reading(text, &ruling.name, reading);
            ruling.readings.iter().map(set).collect::<Vec<_>>()
        };
        boxes = boxes.iter().flat_map(set).collect();
    }
    boxes
}

/// Checks that a switch is set to one of its readings, if the key names readings.
pub(crate) fn check(
    table: &DeTable<'_>,
    key: &str,
    readings: &Spanned<DeValue<'_>>,
) -> Result<(), FiguresProblem> {
    let name = key.strip_suffix(READINGS).unwrap_or_default();
    let DeValue::Array(known) = readings.get_ref() else {
        return Err(FiguresProblem::new(readings.span(), "must be a list"));
    };
    let Some(value) = table.get(name) else {
        return Err(FiguresProblem::new(
            readings.span(),
            format!("is about `{name}`, which is missing"),
        ));
    };
    let known: Vec<String> = known.iter().map(|item| show(item.get_ref())).collect();
    let found = show(value.get_ref());
    if known.contains(&found) {
        return Ok(());
    }
    let what = format!("is {found}, but must be {}", known.join(" or "));
    Err(FiguresProblem::new(value.span(), what))
}

/// Whether this is the list of a switch's readings.
pub(crate) fn is_readings(key: &str) -> bool {
    key.ends_with(READINGS)
}

fn plain(value: &DeValue<'_>) -> String {
    value.as_str().map_or_else(|| show(value), str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOX: &str = r#"
[wheel]
spaces = 4

[rulings]
tie = "shared" # see the rules
tie_readings = ["shared", "split"]
tie_why = "X-001: the text is silent"
zero = false
zero_readings = [false, true]
zero_why = "X-002"
"#;

    #[test]
    fn switches_are_found_with_their_readings() {
        let found = rulings(BOX);
        let names: Vec<&str> = found.iter().map(|ruling| ruling.name.as_str()).collect();
        assert_eq!(names, ["tie", "zero"]);
        assert_eq!(found[0].reading, "shared");
        assert_eq!(found[0].default(), "shared");
        assert_eq!(found[0].others().collect::<Vec<_>>(), ["split"]);
        assert_eq!(found[0].why, "X-001: the text is silent");
        assert_eq!(found[1].readings, ["false", "true"]);
        assert!(rulings("[wheel]\nspaces = 4\n").is_empty());
        assert!(rulings("[wheel").is_empty());
    }

    #[test]
    fn a_switch_can_be_set() {
        let text = with_reading(BOX, "tie", "split");
        assert_eq!(text, BOX.replace("tie = \"shared\"", "tie = \"split\""));
        assert_eq!(rulings(&text)[0].others().collect::<Vec<_>>(), ["shared"]);
        let text = with_reading(BOX, "zero", "true");
        assert_eq!(text, BOX.replace("zero = false", "zero = true"));
    }

    #[test]
    fn all_combinations_are_made_the_default_first() {
        let boxes = all_readings(BOX);
        let readings: Vec<Vec<String>> = boxes
            .iter()
            .map(|text| rulings(text).into_iter().map(|r| r.reading).collect())
            .collect();
        assert_eq!(
            readings,
            [
                ["shared", "false"],
                ["shared", "true"],
                ["split", "false"],
                ["split", "true"]
            ]
        );
        assert_eq!(boxes[0], BOX);
    }
}
