//! Somebody's own data: all of it to take along, and all of it gone.

use std::sync::Arc;

use serde::Serialize;
use serde_json::Value;
use store::{SessionKind, StoreError, StoredTable, Which};

use super::{Hub, People, public_handle};
use crate::problem::Problem;

/// Everything that is stored of somebody. Times are milliseconds since 1970.
#[derive(Debug, Serialize)]
pub struct OwnData {
    /// The version of this format.
    format: u32,
    /// By what they are known.
    id: String,
    /// The name they chose, if they did.
    name: Option<String>,
    /// What they have set.
    settings: Vec<Setting>,
    /// Where they are signed in.
    sessions: Vec<OwnSession>,
    /// With what they can sign in.
    credentials: Vec<OwnCredential>,
    /// Where they are told of their games.
    channels: Vec<OwnChannel>,
    /// What they want to be told, and when.
    notices: Option<OwnNotices>,
    /// Their ratings, in thousandths of a point.
    ratings: Vec<OwnRating>,
    /// Friends, blocked people and open questions, by name.
    people: Vec<OwnTie>,
    /// The tables to which they are invited.
    invitations: Vec<String>,
    /// What they have reported.
    reports: Vec<OwnReport>,
    /// The tournaments they took part in or made.
    tournaments: Vec<String>,
    /// Where they took part.
    tables: Vec<OwnTable>,
}

/// Somebody they know.
#[derive(Debug, Serialize)]
struct OwnTie {
    /// What they are: a friend, blocked, asked to be a friend, or asking.
    what: &'static str,
    name: String,
    /// The name in addresses.
    player: String,
}

#[derive(Debug, Serialize)]
struct OwnReport {
    table: String,
    /// The number of the line of the chat, or 0 if it is about a person.
    line: u64,
    why: String,
    made: u64,
}

#[derive(Debug, Serialize)]
struct OwnChannel {
    kind: String,
    address: String,
    made: u64,
    confirmed: Option<u64>,
}

#[derive(Debug, Serialize)]
struct OwnNotices {
    language: String,
    off: String,
    zone: String,
    /// The minutes of the day between which nothing is sent.
    quiet: Option<(u16, u16)>,
}

#[derive(Debug, Serialize)]
struct OwnRating {
    game: String,
    /// For games of so many players; 0 for all games.
    players: u8,
    mean: i64,
    deviation: i64,
    games: u32,
}

#[derive(Debug, Serialize)]
struct Setting {
    name: String,
    value: String,
}

#[derive(Debug, Serialize)]
struct OwnSession {
    kind: &'static str,
    device: String,
    made: u64,
    seen: u64,
}

#[derive(Debug, Serialize)]
struct OwnCredential {
    name: String,
    made: u64,
    used: Option<u64>,
}

/// A table at which somebody took part.
#[derive(Debug, Serialize)]
struct OwnTable {
    table: String,
    game: Value,
    /// Whether they made it.
    host: bool,
    /// What they did there besides playing: what they said, when they sat down.
    events: Vec<OwnEvent>,
    /// Where the record of the game is, with all that was played.
    record: String,
}

#[derive(Debug, Serialize)]
struct OwnEvent {
    seq: u64,
    at: Option<u64>,
    event: Value,
}

impl Hub {
    /// Everything that is stored of somebody, and nothing of anybody else.
    ///
    /// # Errors
    /// When it cannot be read.
    pub async fn own_data(&self, visitor: &str) -> Result<OwnData, Problem> {
        // Everything is read for that: by one after the other.
        let _one = self.merging.lock().await;
        let data = self.read_own_data(visitor).await;
        data.map_err(|why| Problem::not_read(&why))
    }

    async fn read_own_data(&self, visitor: &str) -> Result<OwnData, StoreError> {
        let (store, id) = (&self.store, visitor.to_owned());
        let settings = store.settings(id.clone()).await?.into_iter();
        let sessions = store.sessions(id.clone()).await?.into_iter();
        let credentials = store.credentials(id.clone()).await?.into_iter();
        let channels = store.channels(id.clone()).await?.into_iter();
        let notices = store.notice_settings(id.clone()).await?;
        let ratings = store.ratings_of(id.clone()).await?.into_iter();
        let people = self.own_ties(visitor).await?;
        let invitations = store.invitations_of(id.clone(), u32::MAX).await?;
        let invitations = invitations.into_iter().map(|one| one.table);
        let reports = store.reports_by(id.clone()).await?.into_iter();
        let tournaments = store.tournaments_mentioning(id.clone()).await?;
        let mut tables = Vec::new();
        for table in store.mentioning(id.clone()).await? {
            if let Some(stored) = store.read(table.clone()).await? {
                tables.extend(own_table(table, &stored, visitor));
            }
        }
        Ok(OwnData {
            format: 1,
            name: store.visitor(id.clone()).await?,
            id,
            settings: settings
                .map(|(name, value)| Setting { name, value })
                .collect(),
            sessions: sessions
                .map(|session| OwnSession {
                    kind: match session.kind {
                        SessionKind::Browser => "browser",
                        SessionKind::Program => "program",
                    },
                    device: session.device,
                    made: session.made,
                    seen: session.seen,
                })
                .collect(),
            credentials: credentials
                .map(|credential| OwnCredential {
                    name: credential.name,
                    made: credential.made,
                    used: credential.used,
                })
                .collect(),
            channels: channels
                .map(|channel| OwnChannel {
                    kind: channel.kind,
                    address: channel.address,
                    made: channel.made,
                    confirmed: channel.confirmed,
                })
                .collect(),
            notices: notices.map(|notices| OwnNotices {
                language: notices.language,
                off: notices.off,
                zone: notices.zone,
                quiet: notices.quiet,
            }),
            ratings: ratings
                .map(|rating| OwnRating {
                    game: rating.game,
                    players: rating.players,
                    mean: rating.mean,
                    deviation: rating.deviation,
                    games: rating.games,
                })
                .collect(),
            people,
            invitations: invitations.collect(),
            reports: reports
                .map(|report| OwnReport {
                    table: report.table,
                    line: report.line,
                    why: report.why,
                    made: report.made,
                })
                .collect(),
            tournaments,
            tables,
        })
    }

    /// Those whom somebody knows, as they are shown to them.
    async fn own_ties(&self, visitor: &str) -> Result<Vec<OwnTie>, StoreError> {
        let ties = self.store.ties(visitor.to_owned()).await?;
        let people = People::of(visitor, &ties);
        let mut own = Vec::new();
        for (what, list) in [
            ("friend", people.friends),
            ("blocked", people.blocked),
            ("asked", people.asked),
            ("asking", people.asking),
        ] {
            for other in list {
                own.push(OwnTie {
                    what,
                    name: self.name_of(&other).await,
                    player: public_handle(&other),
                });
            }
        }
        Ok(own)
    }

    /// Takes somebody out of everything, because they want it: they leave the games that go on,
    /// and nothing is left of them but what was played.
    ///
    /// # Errors
    /// When it cannot be read or saved; what was done until then stays done, and it can be asked
    /// for again.
    pub async fn delete_person(self: &Arc<Self>, visitor: &str) -> Result<(), Problem> {
        let (hub, visitor) = (self.clone(), visitor.to_owned());
        // It goes on when the one who asked has gone away.
        let work = tokio::spawn(async move {
            let _one = hub.merging.lock().await;
            hub.leave_all(&visitor).await?;
            hub.erase(&visitor).await.map(drop)
        });
        work.await.unwrap_or_else(|why| {
            tracing::error!(%why, "somebody could not be erased");
            Err(Problem::broken())
        })
    }

    async fn leave_all(self: &Arc<Self>, visitor: &str) -> Result<(), Problem> {
        for line in self.tables_of(visitor, Which::Running).await? {
            let Ok(table) = self.table(&line.table).await else {
                continue;
            };
            let seats = table.snapshot().await.seats_of(visitor);
            for seat in seats.iter() {
                match self.leave(&line.table, visitor, seat).await {
                    Err(problem) if problem.status >= 500 => return Err(problem),
                    // Nobody leaves the game of a day; it ends by itself.
                    _ => {}
                }
            }
        }
        Ok(())
    }
}

/// What a table has of somebody, if anything.
fn own_table(table: String, stored: &StoredTable, visitor: &str) -> Option<OwnTable> {
    let read = |body: &str| serde_json::from_str::<Value>(body).ok();
    let opened = stored.events.first().and_then(|event| read(&event.body))?;
    let host = opened["host"] == visitor;
    let events: Vec<OwnEvent> = stored
        .events
        .iter()
        .filter_map(|stored| {
            let mut event = read(&stored.body)?;
            if event["visitor"] != visitor {
                return None;
            }
            // Who somebody else is, is not theirs to know.
            if let Some(fields) = event.as_object_mut() {
                fields.shift_remove("speaker");
            }
            Some(OwnEvent {
                seq: stored.seq,
                at: stored.at,
                event,
            })
        })
        .collect();
    (host || !events.is_empty()).then(|| OwnTable {
        record: format!("/t/{table}/record"),
        table,
        game: opened["game"].clone(),
        host,
        events,
    })
}
