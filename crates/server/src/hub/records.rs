//! The records of finished games: each is written with the last move and kept beside the log.

use record::{DiceSource, Entry, Header, Record};
use store::{StoredStage, StoredTable};

use super::{Hub, Table, lists::Summary, memory::read_event, upgrade::index_without_rules};
use crate::{
    problem::{Problem, report},
    table::{Chair, FoldError, take_seats},
    table_event::TableEvent,
};

/// The name under which a record is kept.
pub(super) const RECORD: &str = "record";

impl Hub {
    /// The record of a finished game.
    ///
    /// # Errors
    /// When the game is not over, others still play the same game of the day, or the store
    /// does not answer.
    pub async fn record(&self, table: &Table) -> Result<String, Problem> {
        table.snapshot().await.tell_all(self.now())?;
        let kept = self.store.kept(table.id.clone(), RECORD).await;
        if let Some(text) = kept.map_err(|why| Problem::not_read(&why))? {
            return Ok(text);
        }
        let record = table.snapshot().await.record().map(Record::write);
        let text = record.ok_or_else(|| Problem::forbidden("problem-not-over"))?;
        // It is from before records were kept.
        let kept = self.store.keep(table.id.clone(), RECORD, text.clone());
        if let Err(why) = kept.await {
            report(&why, "a record cannot be kept");
        }
        Ok(text)
    }

    /// What there is of a game by rules that this program does not have: for its players, and
    /// for everyone if it was over and listed.
    ///
    /// # Errors
    /// When the visitor may not have it, or the store does not answer.
    pub async fn record_without_rules(
        &self,
        table: &str,
        visitor: &str,
    ) -> Result<String, Problem> {
        let stored = self.store.read(table.to_string()).await;
        let stored = stored.map_err(|why| Problem::not_read(&why))?;
        let stored = stored.ok_or_else(|| Problem::missing("problem-no-table"))?;
        let unreadable = |why: FoldError| {
            tracing::error!(table, %why, "a record cannot be read");
            Problem::new(500, "problem-unreadable")
        };
        let opened = stored.events.first().map(|event| read_event(&event.body));
        if let Some(Ok(TableEvent::Opened {
            daily: Some(day), ..
        })) = opened
            && day >= self.today()
        {
            return Err(Problem::forbidden("problem-day-on"));
        }
        let index = index_without_rules(&stored, stored.stage, Summary::default(), &self.boxes);
        let index = index.map_err(unreadable)?;
        let mut seats = index.seats.iter();
        let plays = seats.any(|row| row.sits && row.visitor.as_deref() == Some(visitor));
        if !plays && (stored.stage != StoredStage::Finished || !index.listed) {
            return Err(Problem::forbidden("problem-not-seated"));
        }
        let kept = self.store.kept(table.to_string(), RECORD).await;
        if let Some(text) = kept.map_err(|why| Problem::not_read(&why))? {
            return Ok(text);
        }
        let earlier = |game: &str| self.boxes.figures_of(game, None);
        Ok(unplayed(&stored, earlier).map_err(unreadable)?.write())
    }
}

/// What was recorded of a game, whatever its rules.
fn unplayed(
    stored: &StoredTable,
    earlier: impl FnOnce(&str) -> Option<String>,
) -> Result<Record, FoldError> {
    let events = stored.events.iter().map(|event| read_event(&event.body));
    let mut events = events.collect::<Result<Vec<_>, _>>()?.into_iter();
    let Some(TableEvent::Opened {
        game,
        rules,
        figures,
        players,
        options,
        commitment,
        lesson,
        record_format,
        ..
    }) = events.next()
    else {
        return Err(FoldError::NotOpened);
    };
    let mut chairs = vec![Chair::default(); players as usize];
    let mut begun = None;
    let mut entries: Vec<Entry> = Vec::new();
    for event in events {
        take_seats(&mut chairs, begun.is_some(), &event)?;
        match event {
            TableEvent::Started => begun = Some(chairs.clone()),
            TableEvent::Played {
                seat,
                action,
                position,
                ..
            } => entries.push(Entry {
                n: entries.len() + 1,
                seat,
                action,
                position,
            }),
            TableEvent::Undone { kept, .. } => entries.truncate(kept),
            _ => {}
        }
    }
    let sat = begun.unwrap_or(chairs);
    let header = Header {
        orrery: record_format,
        figures: figures.or_else(|| earlier(&game)).unwrap_or_default(),
        game,
        rules,
        players,
        options,
        seats: sat.iter().map(Chair::info).collect(),
        dice: match lesson {
            Some(taught) => DiceSource::Seed { seed: taught.seed },
            None => DiceSource::Committed {
                commitment,
                nonces: sat.into_iter().map(|chair| chair.nonce).collect(),
            },
        },
    };
    Ok(Record {
        header,
        entries,
        ending: None,
    })
}
