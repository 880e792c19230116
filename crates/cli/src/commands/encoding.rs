//! `encoding`: a game in numbers, its actions and what an observation tells.

use serde_json::json;
use tabletop::{Options, Seat};

use super::Context;
use crate::output::{Failure, Table, print, print_json};

/// Prints the list of actions and the schema of observations. The notation of every action
/// is that of the first seat at a full table.
pub fn encoding(context: &Context, game: &str) -> Result<(), Failure> {
    let entry = context.entry(game)?;
    let players = *entry.info().players.end();
    let referee = entry
        .open(context.figures(), players, &Options::new())
        .map_err(|why| Failure::Input(catalog::explain_setup(&why)))?;
    let Some(encoding) = referee.encoding() else {
        let why = match entry.encoding() {
            Some(_) => "the figures of this box have actions that the encoding has no index for",
            None => "this game is not written in numbers",
        };
        return Err(Failure::Input(format!("{game}: {why}")));
    };
    let notation = |index| referee.action_at(Seat(0), index).unwrap_or_default();
    if context.json {
        let mut all = encoding.json();
        let list: Vec<String> = (0..encoding.action_count()).map(notation).collect();
        all["actions"]["notation"] = json!(list);
        return print_json(&all);
    }
    let mut actions = Table::new(6, ["first", "count", "actions", "from", "to", "order"]);
    let mut start = 0;
    for group in encoding.actions {
        let last = start + group.count - 1;
        actions.row([
            start.to_string(),
            group.count.to_string(),
            group.name.to_string(),
            notation(start),
            notation(last),
            group.about.to_string(),
        ]);
        start += group.count;
    }
    let mut features = Table::new(6, ["first", "count", "feature", "kind", "range", "meaning"]);
    for (name, start, feature) in encoding.features() {
        // The blocks of all sides are alike: one is shown.
        if name.starts_with("side_") && !name.starts_with("side_0.") {
            continue;
        }
        features.row([
            start.to_string(),
            feature.length.to_string(),
            name,
            feature.kind.name().to_string(),
            format!("{}..{}", feature.least, feature.most),
            feature.about.to_string(),
        ]);
    }
    let side: usize = encoding.side.iter().map(|feature| feature.length).sum();
    print(&format!(
        "{game}, encoding {}\n\n{} actions\n\n{}\n{} numbers in an observation; the block of a \
         side has {side}, and {} sides follow each other, the own one first\n\n{}",
        encoding.version,
        encoding.action_count(),
        actions.text(),
        encoding.observation(),
        encoding.sides,
        features.text(),
    ))
}
