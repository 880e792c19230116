//! A visitor's data is erased: name, chat and identity are taken out of the log. The games stay,
//! and every event keeps its number and its time.

use std::sync::Arc;

use serde_json::Value;
use store::{Rewritten, StoredTable};

use super::{Hub, random_name, ratings::erased, records::RECORD};
use crate::{admin::Answer, problem::Problem};

/// What someone is called of whom nothing is known any more.
const SOMEONE: &str = "someone";

/// What stands where something was said.
const NOTHING: &str = "…";

impl Hub {
    /// Takes a visitor out of every table, in one transaction.
    ///
    /// # Errors
    /// When it cannot be read or saved; nothing has changed then.
    pub(super) async fn erase(self: &Arc<Self>, visitor: &str) -> Result<Answer, Problem> {
        // One for all rated games: what they tell of others follows from them as before.
        let stand_in = erased(&random_name(12));
        let mut tables = self.erase_once(visitor, &stand_in).await?;
        // Another server may have written meanwhile what the visitor did there.
        while self.store.is_shared() {
            let more = self.erase_once(visitor, &stand_in).await?;
            if more == 0 {
                break;
            }
            tables = tables.max(more);
        }
        self.erase_from_tournaments(visitor, &stand_in, SOMEONE)
            .await?;
        self.names.forget(visitor);
        self.preferences.forget(visitor);
        self.blocks.forget_all();
        self.sessions.forget_all_of(visitor);
        let indexed = self.index_earlier_tables().await;
        indexed.map_err(|why| Problem::not_saved(&why))?;
        tracing::info!(tables, "a visitor was erased");
        Ok(Answer::Erased { tables })
    }

    /// The same for what is stored now; says how many tables it is about.
    async fn erase_once(self: &Arc<Self>, visitor: &str, stand_in: &str) -> Result<usize, Problem> {
        let mentioning = self.store.mentioning(visitor.to_owned()).await;
        let tables = mentioning.map_err(|why| Problem::not_read(&why))?;
        // Nothing may happen at those in memory between reading and writing.
        let in_memory = tables.iter().filter_map(|id| self.tables.get(id));
        let in_memory: Vec<_> = in_memory.collect();
        let mut states = Vec::new();
        for table in &in_memory {
            states.push(table.state.lock().await);
        }
        let mut rewritten = Vec::new();
        for id in &tables {
            rewritten.push(self.without(id, visitor, stand_in).await?);
        }
        let saved = self.store.rewrite(visitor.to_owned(), rewritten).await;
        saved.map_err(|why| Problem::not_saved(&why))?;
        for (table, state) in in_memory.iter().zip(&mut states) {
            match self.read_again(&table.id).await {
                Some(again) => **state = Arc::new(again),
                None => self.forget(&table.id),
            }
        }
        Ok(tables.len())
    }

    pub(super) async fn read_again(&self, id: &str) -> Option<crate::table::TableState> {
        let stored = self.store.read(id.to_owned()).await.ok()??;
        self.fold_stored(id, stored).await.ok()
    }

    /// A table without a visitor.
    async fn without(&self, id: &str, visitor: &str, stand_in: &str) -> Result<Rewritten, Problem> {
        let stored = self.store.read(id.to_owned()).await;
        let stored = stored.map_err(|why| Problem::not_read(&why))?;
        let stored = stored.ok_or_else(|| Problem::missing("problem-no-table"))?;
        let other = match is_rated(&stored) {
            true => stand_in.to_owned(),
            false => random_name(12),
        };
        let (names, events) = rewrite(&stored, visitor, &other);
        let record = self.store.kept(id.to_owned(), RECORD).await;
        let record = record.map_err(|why| Problem::not_read(&why))?;
        let kept = record.and_then(|text| rename(&text, &names));
        Ok(Rewritten {
            table: id.to_owned(),
            events,
            summary: names
                .iter()
                .map(|name| (quoted(name), quoted(SOMEONE)))
                .collect(),
            kept: kept
                .map(|text| (RECORD.to_owned(), text))
                .into_iter()
                .collect(),
            stand_in: other,
        })
    }
}

/// Whether the game of a table is rated.
fn is_rated(stored: &StoredTable) -> bool {
    let opened = stored.events.first();
    let opened = opened.and_then(|event| serde_json::from_str::<Value>(&event.body).ok());
    opened.is_some_and(|opened| opened["rated"] == true)
}

/// The names a visitor had at a table, and the events that change: the visitor becomes
/// another, of whom nothing is known.
fn rewrite(stored: &StoredTable, visitor: &str, other: &str) -> (Vec<String>, Vec<(u64, String)>) {
    let read = |body: &str| serde_json::from_str::<Value>(body).ok();
    let events = stored.events.iter();
    let events = events.filter_map(|event| Some((event.seq, read(&event.body)?)));
    let events: Vec<(u64, Value)> = events.collect();
    let is_about = |event: &Value| event["visitor"] == visitor;
    let mut names: Vec<String> = events
        .iter()
        .filter(|(_, event)| is_about(event))
        .filter_map(|(_, event)| Some(event["name"].as_str()?.to_owned()))
        .collect();
    names.sort();
    names.dedup();
    let mut changed = Vec::new();
    for (seq, before) in events {
        let mut event = before.clone();
        if is_about(&event) {
            for (field, text) in [("name", SOMEONE), ("text", NOTHING)] {
                if let Some(value) = event.get_mut(field) {
                    *value = text.into();
                }
            }
        }
        // Whoever freed a seat is named only.
        if let Some(by) = event.get_mut("by")
            && by
                .as_str()
                .is_some_and(|by| names.iter().any(|name| name == by))
        {
            *by = SOMEONE.into();
        }
        replace(&mut event, visitor, other);
        if event != before {
            changed.push((seq, event.to_string()));
        }
    }
    (names, changed)
}

/// A text as it stands in JSON.
fn quoted(text: &str) -> String {
    Value::from(text).to_string()
}

/// Replaces a text wherever it is a value.
pub(super) fn replace(value: &mut Value, text: &str, by: &str) {
    match value {
        Value::String(found) if found == text => by.clone_into(found),
        Value::Array(values) => values.iter_mut().for_each(|value| replace(value, text, by)),
        Value::Object(fields) => fields
            .iter_mut()
            .for_each(|(_, value)| replace(value, text, by)),
        _ => {}
    }
}

/// A record in which nobody has these names, closed anew.
fn rename(text: &str, names: &[String]) -> Option<String> {
    let mut record = record::Record::read(text).ok()?;
    let seats = record.header.seats.iter_mut();
    for seat in seats.filter(|seat| seat.bot.is_none() && names.contains(&seat.name)) {
        seat.name = SOMEONE.to_owned();
    }
    let ending = record.ending.take()?;
    record.close(ending.result, ending.secret);
    Some(record.write())
}
