//! What was answered, and whether the records have exactly that.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use serde_json::Value;
use tokio::process::Command;

use crate::Failure;

/// The answered actions of a table by the number of their event, each with its seat.
type Answered = BTreeMap<u64, (u8, String)>;

/// What was answered in the whole run.
#[derive(Default)]
pub struct History {
    tables: BTreeMap<String, Answered>,
    answered: u64,
}

impl History {
    /// A table was made.
    pub fn made(&mut self, table: &str) {
        self.tables.entry(table.to_owned()).or_default();
    }

    /// An action was answered.
    ///
    /// # Errors
    /// When another one was said to be the same event.
    pub fn note(&mut self, table: &str, seq: u64, seat: u8, action: &str) -> Result<(), Failure> {
        self.answered += 1;
        let actions = self.tables.entry(table.to_owned()).or_default();
        match actions.insert(seq, (seat, action.to_owned())) {
            None => Ok(()),
            Some(before) => {
                let before = before.1;
                Err(format!("{before} and {action} are both event {seq} of {table}").into())
            }
        }
    }

    /// How many actions were answered.
    pub fn answered(&self) -> u64 {
        self.answered
    }

    /// How many tables there are.
    pub fn tables(&self) -> usize {
        self.tables.len()
    }

    /// Compares with the records in a folder, and lets the program verify those of games that are
    /// over; returns what does not hold. The dice of a game that goes on are still secret.
    ///
    /// # Errors
    /// When a record cannot be read.
    pub async fn check(&self, program: &Path, folder: &Path) -> Result<Vec<String>, Failure> {
        let mut wrong = Vec::new();
        for (table, answered) in &self.tables {
            let file = folder.join(format!("{table}.jsonl"));
            if !file.is_file() {
                if !answered.is_empty() {
                    wrong.push(format!("{table} is lost"));
                }
                continue;
            }
            let record = fs::read_to_string(&file)?;
            if let Err(why) = compare(&record, answered) {
                wrong.push(format!("{table}: {why}"));
            }
            // The first line says what is played.
            let last = record.lines().skip(1).last();
            if last.is_none_or(|line| line.contains("\"action\"")) {
                continue;
            }
            let verified = Command::new(program).arg("verify").arg(&file).output();
            let verified = verified.await?;
            if !verified.status.success() {
                let said = String::from_utf8_lossy(&verified.stderr).into_owned();
                wrong.push(format!("{table} is not genuine: {said}"));
            }
        }
        let recorded = fs::read_dir(folder)?.flatten();
        let recorded = recorded.filter_map(|entry| {
            let name = entry.file_name().into_string().ok()?;
            Some(name.strip_suffix(".jsonl")?.to_owned())
        });
        let known: BTreeSet<&String> = self.tables.keys().collect();
        wrong.extend(
            recorded
                .filter(|table| table != "manifest" && !known.contains(table))
                .map(|table| format!("nobody was told of the table {table}")),
        );
        Ok(wrong)
    }
}

/// The record has what was answered, each action once and in order, and nothing else of these
/// people.
fn compare(record: &str, answered: &Answered) -> Result<(), Failure> {
    let lines: Result<Vec<Value>, _> = record.lines().map(serde_json::from_str).collect();
    let lines = lines?;
    let seats = lines.first().ok_or("the record is empty")?["seats"].as_array();
    let seats = seats.ok_or("the record names no seats")?;
    let is_person = |seat: u64| {
        let seat = usize::try_from(seat).unwrap_or_default().wrapping_sub(1);
        seats
            .get(seat)
            .is_some_and(|seat| seat.get("bot").is_none())
    };
    let recorded: Vec<(u64, &str)> = lines
        .iter()
        .filter_map(|line| Some((line["seat"].as_u64()?, line["action"].as_str()?)))
        .filter(|(seat, _)| is_person(*seat))
        .collect();
    let answered: Vec<(u64, &str)> = answered
        .values()
        .map(|(seat, action)| (u64::from(*seat), action.as_str()))
        .collect();
    let (recorded, answered) = (one_by_one(&recorded), one_by_one(&answered));
    if recorded == answered {
        return Ok(());
    }
    let differs = recorded.iter().zip(&answered).position(|(a, b)| a != b);
    let at = differs.unwrap_or(recorded.len().min(answered.len()));
    Err(format!(
        "{} actions are recorded and {} were answered; the record has {:?} where the answer was {:?}",
        recorded.len(),
        answered.len(),
        recorded.get(at),
        answered.get(at)
    )
    .into())
}

/// The actions one by one: an answer of two actions is two lines of a record, a draft is one.
fn one_by_one<'a>(answers: &[(u64, &'a str)]) -> Vec<(u64, &'a str)> {
    let split =
        |&(seat, answer): &(u64, &'a str)| answer.split(';').map(move |action| (seat, action));
    answers.iter().flat_map(split).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const RECORD: &str = concat!(
        r#"{"game":"g","seats":[{"name":"a"},{"name":"b","bot":"greedy"}]}"#,
        "\n",
        r#"{"n":1,"seat":1,"action":"x;y"}"#,
        "\n",
        r#"{"n":2,"seat":2,"action":"z"}"#,
        "\n",
        r#"{"n":3,"seat":1,"action":"z"}"#,
        "\n",
        r#"{"result":[]}"#,
        "\n"
    );

    fn answered(actions: &[(u64, &str)]) -> Answered {
        let actions = actions.iter();
        actions
            .map(|(seq, it)| (*seq, (1, (*it).to_owned())))
            .collect()
    }

    #[test]
    fn a_record_has_what_was_answered_once_and_in_order() {
        assert!(compare(RECORD, &answered(&[(4, "x;y"), (9, "z")])).is_ok());
        for wrong in [
            &[(4, "x;y")][..],
            &[(4, "x;y"), (9, "z"), (12, "z")],
            &[(4, "z"), (9, "x;y")],
        ] {
            assert!(compare(RECORD, &answered(wrong)).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn two_actions_are_not_the_same_event() {
        let mut history = History::default();
        history.note("t", 4, 1, "x").unwrap();
        history.note("u", 4, 1, "x").unwrap();
        assert!(history.note("t", 4, 2, "y").is_err());
    }
}
