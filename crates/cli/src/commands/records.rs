//! `replay` and `verify`: work on records.

use std::path::Path;

use record::{PositionFile, Record};
use serde_json::json;
use tabletop::{Phrase, Speak};

use super::{Context, name_of, read_file, score_table, side_names};
use crate::output::{Failure, print, print_json, print_json_line};

fn problem(file: &Path, problem: &record::RecordProblem) -> Failure {
    Failure::Input(format!("{}: {problem}", name_of(file)))
}

/// Replays a record; with `states` as JSON Lines, else as a story.
pub fn replay(context: &Context, file: &Path, states: bool) -> Result<(), Failure> {
    let text = read_file(file)?;
    let record = Record::read_open(&text).map_err(|why| {
        // The rules may know better which line was changed.
        let why = record::verify(&context.catalog, &text, context.figures())
            .err()
            .unwrap_or(why);
        problem(file, &why)
    })?;
    let entry = context.entry(&record.header.game)?;
    // Everything is checked before anything is printed.
    let mut moments = Vec::new();
    let show = |entry: Option<&record::Entry>, game: &dyn catalog::Match| {
        moments.push((entry.cloned(), game.copy()));
    };
    let last = record::replay(&context.catalog, &record, context.figures(), None, show)
        .map_err(|why| problem(file, &why))?;
    let setup = (record.header.players, &record.header.options);
    let referee = entry
        .open(context.figures(), setup.0, setup.1)
        .map_err(|why| Failure::Input(format!("{why:?}")))?;
    if states || context.json {
        for (entry, game) in &moments {
            let (n, seat, action) = match entry {
                Some(entry) => (entry.n, Some(entry.seat), Some(&entry.action)),
                None => (0, None, None),
            };
            let state = PositionFile::of(&*referee, &**game);
            print_json_line(&json!({ "n": n, "seat": seat, "action": action, "state": state }))?;
        }
        return Ok(());
    }
    let seats: Vec<String> = record
        .header
        .seats
        .iter()
        .map(|seat| seat.name.clone())
        .collect();
    let speaker = context.speaker(entry);
    let names = side_names(&*referee, &seats, &speaker);
    let speaker = speaker.with_names(names.clone());
    let mut text = String::new();
    for (entry, game) in &moments {
        if let Some(entry) = entry {
            let action = catalog::for_shells(&entry.action);
            text += &format!("{:>4}  {action}\n", entry.n);
        }
        for news in game.news(None) {
            text += &format!("      {}\n", speaker.say(&news.phrase));
        }
    }
    text += &format!("\n{}", score_table(&*referee, &*last, &names, &speaker));
    print(&text)
}

/// Says whether a record is genuine.
pub fn verify(context: &Context, file: &Path) -> Result<(), Failure> {
    let verdict = record::verify(&context.catalog, &read_file(file)?, context.figures())
        .map_err(|why| problem(file, &why))?;
    if context.json {
        return print_json(&json!({
            "genuine": true,
            "actions": verdict.actions,
            "committed": verdict.committed,
            "finished": verdict.finished,
        }));
    }
    let key = if verdict.committed {
        "cli-genuine-committed"
    } else {
        "cli-genuine"
    };
    let mut text = context.say(&Phrase::new(key).with("actions", verdict.actions as i64));
    if !verdict.finished {
        text = format!("{text} {}", context.say(&Phrase::new("cli-broken-off")));
    }
    print(&text)
}
