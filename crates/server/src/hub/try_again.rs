//! A finished game tried again from one of its moments: a table of the player's own, with
//! the same dice and the same actions up to there, against bots.
//!
//! Nothing about such a table is special. Its log has the actions of the first game, and its
//! dice are those of the first game because its secret and its nonces are.

use std::sync::Arc;

use record::{DiceSource, Record, commitment};
use tabletop::Seat;

use super::{Hub, Table, cannot_take, random_name};
use crate::{
    frame::Stage,
    problem::Problem,
    table::TableState,
    table_event::{TableEvent, Taught},
};

/// Who plays for the people of the first game.
const STAND_IN: &str = "skilled";
/// The visitor who brings the nonce of somebody from the first game and is gone.
const NOBODY: &str = "";

impl Hub {
    /// Goes on from the moment after so many actions of a finished game, on one of its seats.
    ///
    /// # Errors
    /// When the game is not over, the visitor did not play it, others still play the same game
    /// of the day, or there is no such moment.
    pub async fn try_again(
        self: &Arc<Self>,
        table: &str,
        visitor: &str,
        seat: Seat,
        actions: usize,
    ) -> Result<Arc<Table>, Problem> {
        let first = self.table(table).await?.state.lock().await.clone();
        if first.stage() != Stage::Over {
            return Err(Problem::forbidden("problem-not-over"));
        }
        if first.seats_of(visitor).is_empty() {
            return Err(Problem::forbidden("problem-not-seated"));
        }
        first.tell_all(self.now())?;
        let record = first.record();
        let record = record.ok_or_else(|| Problem::forbidden("problem-not-over"))?;
        if actions >= record.entries.len() || seat.index() >= record.header.seats.len() {
            return Err(Problem::bad("problem-form"));
        }
        let secret = match &record.header.dice {
            DiceSource::Seed { .. } => random_name(32),
            DiceSource::Committed { .. } => {
                let secret = record.ending.as_ref().and_then(|end| end.secret.clone());
                secret.ok_or_else(Problem::broken)?
            }
        };
        let at = self.now();
        let opened = opened(&first.id, record, visitor, &secret);
        let id = random_name(6);
        let mut state = TableState::open(id.clone(), secret.clone(), &opened, at, &self.boxes)
            .map_err(|why| cannot_take(&id, &why))?;
        let name = self.name_of(visitor).await;
        let played = record.entries[..actions].iter();
        let mut events = seated(record, seat, visitor, &name);
        events.push(TableEvent::Started);
        events.extend(played.map(|entry| TableEvent::played(entry, false)));
        for event in &events {
            let taken = state.take(event, at, None, None);
            taken.map_err(|why| cannot_take(&id, &why))?;
        }
        events.insert(0, opened);
        self.keep_new(state, secret, &events).await
    }
}

/// A private table with everything else as it was.
fn opened(first: &str, record: &Record, host: &str, secret: &str) -> TableEvent {
    let header = &record.header;
    TableEvent::Opened {
        game: header.game.clone(),
        rules: header.rules,
        figures: Some(header.figures.clone()),
        players: header.players,
        options: header.options.clone(),
        host: host.to_string(),
        open: false,
        watch: None,
        hints: true,
        rated: false,
        invitation: random_name(9),
        commitment: commitment(secret),
        commit_first: true,
        origin: Some(first.to_string()),
        daily: None,
        tournament: None,
        round: None,
        ends: None,
        clock: None,
        open_hands: None,
        lesson: match header.dice {
            DiceSource::Seed { seed } => Some(Taught {
                chapter: String::new(),
                seed,
            }),
            DiceSource::Committed { .. } => None,
        },
        // The hashes of its positions are taken over as well.
        record_format: header.orrery,
    }
}

/// The visitor on one seat, bots on the others, all with the nonces of the first game.
fn seated(record: &Record, own: Seat, visitor: &str, name: &str) -> Vec<TableEvent> {
    let nonces = match &record.header.dice {
        DiceSource::Committed { nonces, .. } => nonces.as_slice(),
        DiceSource::Seed { .. } => &[],
    };
    let mut events = Vec::new();
    for (seat, info) in (0..).map(Seat).zip(&record.header.seats) {
        let is_own = seat == own;
        events.push(TableEvent::Sat {
            seat,
            visitor: if is_own { visitor } else { NOBODY }.to_string(),
            name: if is_own { name } else { "" }.to_string(),
            nonce: nonces.get(seat.index()).cloned().unwrap_or_default(),
        });
        if !is_own {
            let bot = info.bot.clone().unwrap_or_else(|| STAND_IN.to_string());
            events.push(TableEvent::BotSat { seat, bot });
        }
    }
    events
}
