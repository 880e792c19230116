//! What whoever runs the server can do with its tables: the commands of `orrery admin`.

use std::{
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use store::{Ban, Code, StoredStage, StoredTable};
use tabletop::Seat;

use super::{Hub, random_name, records::RECORD, span};
use crate::{
    admin::{
        Answer, BanInfo, ChatLine, Command, SeatDetails, TableDetails, TableInfo, TableProblem,
        Taker,
    },
    bans::subject,
    clock::now,
    hub::lists::Summary,
    identity::{Keys, token_hash},
    problem::Problem,
    table::{Sitter, TableState},
    table_event::TableEvent,
};

/// What a link that makes a browser the host's is kept under.
pub const HOST_LINK: &str = "host link";
/// How long such a link works.
const LINK_HOLDS: Duration = Duration::from_secs(15 * 60);

/// How many seconds a day has.
const DAY: u64 = 24 * 60 * 60;

impl Hub {
    /// Carries out a command of whoever runs the server.
    ///
    /// # Errors
    /// When it makes no sense, or cannot be read or saved.
    pub async fn administer(self: &Arc<Self>, command: Command) -> Result<Answer, Problem> {
        match command {
            Command::List { stage, most } => self.list_all(stage.as_deref(), most).await,
            Command::Show { table } => self.details(&table).await,
            Command::Close { table } => {
                self.close_as_operator(&table).await?;
                tracing::info!(table, "closed by the host of the server");
                Ok(Answer::Done)
            }
            Command::Delete { table } => self.delete(&table).await,
            Command::HandOver { table, seat, to } => self.give_seat(&table, seat, to).await,
            Command::Ban { subject, days, why } => self.ban(&subject, days, why).await,
            Command::Unban { subject } => self.unban(&subject).await,
            Command::Bans => Ok(Answer::Bans(self.bans.all())),
            Command::Erase { visitor } => self.erase(&visitor).await,
            Command::Record { table } => self.record_of(&table).await,
            Command::Check => self.check_all().await,
            Command::RotateKey => self.rotate_key().await,
            Command::RebuildRatings => self.rebuild_ratings().await,
            Command::HostLink => self.host_link().await,
        }
    }

    /// A link that makes the browser that follows it the host's, once and soon.
    async fn host_link(&self) -> Result<Answer, Problem> {
        let code = random_name(16);
        let kept = Code {
            hash: token_hash(&code),
            purpose: HOST_LINK.to_owned(),
            visitor: String::new(),
            data: String::new(),
            until: self.now() + span(LINK_HOLDS),
        };
        let saved = self.store.keep_code(kept, 1).await;
        saved.map_err(|why| Problem::not_saved(&why))?;
        let public = self.config.public_url.as_ref();
        let here = || format!("http://{}", self.config.address);
        let site = public.map_or_else(here, |public| public.origin().to_owned());
        Ok(Answer::HostLink {
            url: format!("{site}/host/enter/{code}"),
            minutes: LINK_HOLDS.as_secs() / 60,
        })
    }

    async fn list_all(&self, stage: Option<&str>, most: u32) -> Result<Answer, Problem> {
        let stage = stage.map(read_stage).transpose()?;
        let rows = self.store.tables(stage, most).await;
        let rows = rows.map_err(|why| Problem::not_read(&why))?;
        let tables = rows.into_iter().map(|row| {
            let summary = serde_json::from_str::<Summary>(&row.summary).ok();
            let (game, names) =
                summary.map_or_else(Default::default, |summary| (summary.game, summary.names));
            TableInfo {
                table: row.table,
                game,
                stage: stage_name(row.stage).to_owned(),
                names: names.into_iter().filter(|name| !name.is_empty()).collect(),
                updated: row.updated / 1000,
            }
        });
        Ok(Answer::Tables(tables.collect()))
    }

    async fn details(&self, table: &str) -> Result<Answer, Problem> {
        let stored = self.stored(table).await?;
        let chat = stored.events.iter().filter_map(|event| {
            match serde_json::from_str(&event.body).ok()? {
                TableEvent::Said {
                    visitor,
                    name,
                    text,
                } => Some(ChatLine {
                    visitor,
                    name,
                    text,
                }),
                _ => None,
            }
        });
        let chat = chat.collect();
        let state = self.fold(table).await?;
        Ok(Answer::Table(Box::new(table_details(&state, chat))))
    }

    /// The record of a game that has begun, as far as it is.
    async fn record_of(&self, table: &str) -> Result<Answer, Problem> {
        let kept = self.store.kept(table.to_owned(), RECORD).await;
        if let Some(text) = kept.map_err(|why| Problem::not_read(&why))? {
            return Ok(Answer::Record { text });
        }
        let state = self.fold(table).await?;
        let journal = state.journal.as_ref();
        let journal = journal.ok_or_else(|| Problem::missing("problem-not-over"))?;
        let text = journal.record().write();
        Ok(Answer::Record { text })
    }

    /// A table as its events make it, whether or not it is in memory.
    async fn fold(&self, table: &str) -> Result<TableState, Problem> {
        let stored = self.stored(table).await?;
        let state = self.fold_stored(table, stored).await;
        state.map_err(|why| {
            tracing::error!(table, %why, "a table cannot be read");
            Problem::new(500, "problem-unreadable")
        })
    }

    async fn stored(&self, table: &str) -> Result<StoredTable, Problem> {
        let stored = self.store.read(table.to_owned()).await;
        let stored = stored.map_err(|why| Problem::not_read(&why))?;
        stored.ok_or_else(|| Problem::missing("problem-no-table"))
    }

    async fn delete(&self, table: &str) -> Result<Answer, Problem> {
        let deleted = self.store.delete(table.to_owned()).await;
        if !deleted.map_err(|why| Problem::not_saved(&why))? {
            return Err(Problem::missing("problem-no-table"));
        }
        // Whoever is at it finds out with the next move: its number is no longer right.
        self.forget(table);
        tracing::info!(table, "deleted");
        Ok(Answer::Done)
    }

    /// Drops a table from memory; it is read again when someone asks for it.
    pub(super) fn forget(&self, table: &str) {
        self.tables.remove(table);
    }

    async fn give_seat(
        self: &Arc<Self>,
        table: &str,
        seat: u8,
        to: Taker,
    ) -> Result<Answer, Problem> {
        let seat = seat.checked_sub(1).map(Seat);
        let seat = seat.ok_or_else(|| Problem::bad("problem-seat"))?;
        match to {
            Taker::Visitor(visitor) => self.hand_over(table, seat, &visitor).await?,
            Taker::Bot(bot) => self.free_seat_as_operator(table, seat, Some(&bot)).await?,
            Taker::Nobody => self.free_seat_as_operator(table, seat, None).await?,
        };
        tracing::info!(table, seat = seat.index() + 1, "a seat was handed over");
        Ok(Answer::Done)
    }

    async fn ban(&self, named: &str, days: Option<u32>, why: String) -> Result<Answer, Problem> {
        let subject = subject(named).ok_or_else(|| Problem::bad("problem-ban-subject"))?;
        let until = days.map(|days| now() / 1000 + u64::from(days) * DAY);
        let ban = Ban {
            subject,
            until,
            why,
        };
        let saved = self.store.ban(ban.clone()).await;
        saved.map_err(|why| Problem::not_saved(&why))?;
        tracing::info!(subject = ban.subject, days, "banned");
        self.bans.add(&ban);
        Ok(Answer::Done)
    }

    async fn unban(&self, named: &str) -> Result<Answer, Problem> {
        let subject = subject(named).ok_or_else(|| Problem::bad("problem-ban-subject"))?;
        let lifted = self.store.unban(subject.clone()).await;
        if !lifted.map_err(|why| Problem::not_saved(&why))? {
            return Err(Problem::missing("problem-no-ban"));
        }
        tracing::info!(subject, "no longer banned");
        self.bans.remove(&subject);
        Ok(Answer::Done)
    }

    /// Signs with another key from now on; the one before is believed until the next time.
    async fn rotate_key(&self) -> Result<Answer, Problem> {
        let rotated = Keys::rotate(&*self.store).await;
        rotated.map_err(|why| Problem::not_saved(&why))?;
        self.keys_changed.store(true, Ordering::Release);
        tracing::info!("the signing key was changed");
        Ok(Answer::Done)
    }

    /// Reads every table as a request would, and every record that is kept.
    async fn check_all(&self) -> Result<Answer, Problem> {
        let rows = self.store.tables(None, u32::MAX).await;
        let rows = rows.map_err(|why| Problem::not_read(&why))?;
        let mut problems = Vec::new();
        for row in &rows {
            if let Some(why) = self.fault(&row.table).await? {
                problems.push(TableProblem {
                    table: row.table.clone(),
                    why,
                });
            }
        }
        Ok(Answer::Checked {
            tables: rows.len(),
            problems,
        })
    }

    /// What is wrong with a table.
    async fn fault(&self, table: &str) -> Result<Option<String>, Problem> {
        let stored = self.stored(table).await?;
        let state = match self.fold_stored(table, stored).await {
            Ok(state) => state,
            Err(why) => return Ok(Some(why.to_string())),
        };
        let boxes = self.boxes.clone();
        let checked = tokio::task::spawn_blocking(move || {
            let Some(record) = state.record() else {
                return Ok(());
            };
            let figures = boxes.text(&record.header.figures);
            record::verify(boxes.catalog(), &record.write(), figures.as_deref())
                .map(drop)
                .map_err(|why| format!("its record: {why}"))
        });
        let checked = checked.await.map_err(|_| Problem::broken())?;
        Ok(checked.err())
    }
}

fn table_details(state: &TableState, chat: Vec<ChatLine>) -> TableDetails {
    let journal = state.journal.as_ref();
    let owing = journal.map(|journal| journal.game().owing());
    let owing = owing.unwrap_or_default();
    let seats = (0..).map(Seat).zip(&state.seats).map(|(seat, chair)| {
        let (visitor, bot) = match &chair.sitter {
            Sitter::Nobody => (None, None),
            Sitter::Person(visitor) => (Some(visitor.clone()), None),
            Sitter::Bot(kind) => (None, Some(kind.to_string())),
        };
        SeatDetails {
            seat: seat.0 + 1,
            name: chair.name.clone(),
            visitor,
            bot,
            owes: owing.contains(seat),
        }
    });
    TableDetails {
        table: state.id.clone(),
        game: state.game.clone(),
        stage: serde_json::to_value(state.stage())
            .ok()
            .and_then(|stage| stage.as_str().map(str::to_owned))
            .unwrap_or_default(),
        host: state.host.clone(),
        open: state.open,
        events: state.seq,
        actions: journal.map_or(0, |journal| journal.record().entries.len()),
        seats: seats.collect(),
        chat,
    }
}

/// The names of the stages, as they stand in lists.
const STAGES: [(StoredStage, &str); 4] = [
    (StoredStage::Waiting, "waiting"),
    (StoredStage::Live, "live"),
    (StoredStage::Finished, "finished"),
    (StoredStage::Closed, "closed"),
];

fn stage_name(stage: StoredStage) -> &'static str {
    let found = STAGES.iter().find(|(known, _)| *known == stage);
    found.map_or("", |(_, name)| name)
}

fn read_stage(name: &str) -> Result<StoredStage, Problem> {
    let found = STAGES.iter().find(|(_, known)| *known == name);
    found
        .map(|(stage, _)| *stage)
        .ok_or_else(|| Problem::bad("problem-form"))
}

impl From<&Ban> for BanInfo {
    fn from(ban: &Ban) -> Self {
        Self {
            subject: ban.subject.clone(),
            until: ban.until,
            why: ban.why.clone(),
        }
    }
}
