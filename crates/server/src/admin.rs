//! What whoever runs a server can do with it: as commands, carried out by the running server
//! or, where none runs, on the file with its data.
//!
//! A running server takes them on an address of the machine itself, from whoever can read the
//! notice beside the database: the owner of the data.

use std::{net::SocketAddr, sync::Arc};

use axum::{
    Json, Router,
    extract::State,
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
    routing::post,
};
use catalog::Catalog;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use words::{Language, Speaker};

use crate::{Config, ServerError, app::App, boxes::Boxes, hub::Hub, problem};

/// A command of whoever runs the server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "command", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Tables, those that changed last first.
    List {
        /// Only those in this stage: waiting, live, finished or closed.
        stage: Option<String>,
        /// The most tables.
        most: u32,
    },
    /// Everything about one table but its secrets.
    Show {
        /// The table.
        table: String,
    },
    /// Ends a table; its record stays.
    Close {
        /// The table.
        table: String,
    },
    /// Removes a table for good.
    Delete {
        /// The table.
        table: String,
    },
    /// Gives a seat to somebody else.
    HandOver {
        /// The table.
        table: String,
        /// The seat, counted from 1.
        seat: u8,
        /// The visitor or the level of a bot that gets it; nobody, to free it.
        to: Taker,
    },
    /// Keeps a visitor or a network from changing anything.
    Ban {
        /// A visitor's id, an address, or a network (CIDR).
        subject: String,
        /// For so many days; for good if none is given.
        days: Option<u32>,
        /// Why, for whoever runs the server.
        why: String,
    },
    /// Lifts a ban.
    Unban {
        /// Whose.
        subject: String,
    },
    /// All bans.
    Bans,
    /// Forgets who a visitor was.
    Erase {
        /// The visitor's id.
        visitor: String,
    },
    /// The record of a game.
    Record {
        /// The table.
        table: String,
    },
    /// Reads every table and every record.
    Check,
    /// Signs with another key from now on.
    RotateKey,
    /// Computes results and ratings again from the logs of all tables.
    RebuildRatings,
    /// Makes a link that signs in a browser as the host of the server.
    HostLink,
}

/// Who gets a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Taker {
    /// A visitor, by id.
    Visitor(String),
    /// A bot, by level.
    Bot(String),
    /// Nobody.
    Nobody,
}

/// What came of a command.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// Tables in a list.
    Tables(Vec<TableInfo>),
    /// One table.
    Table(Box<TableDetails>),
    /// Bans.
    Bans(Vec<BanInfo>),
    /// The record of a game.
    Record {
        /// Its text.
        text: String,
    },
    /// It was done.
    Done,
    /// Texts of so many tables were changed.
    Erased {
        /// How many tables.
        tables: usize,
    },
    /// Ratings were computed again.
    Rebuilt {
        /// How many games count.
        games: usize,
        /// Of how many this program does not have the rules: what was kept of them stays.
        unreadable: usize,
        /// How many people have a rating.
        people: usize,
    },
    /// A link for whoever runs the server, which is as good as a key until it is followed.
    HostLink {
        /// The link.
        url: String,
        /// For how many minutes it works.
        minutes: u64,
    },
    /// Everything was read.
    Checked {
        /// How many tables.
        tables: usize,
        /// What cannot be read, and why.
        problems: Vec<TableProblem>,
    },
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableInfo {
    /// Its name.
    pub table: String,
    /// The game.
    pub game: String,
    /// How far it is.
    pub stage: String,
    /// Those who sit or sat there.
    pub names: Vec<String>,
    /// When something last happened, in seconds since 1970.
    pub updated: u64,
}

/// A table with its people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableDetails {
    /// Its name.
    pub table: String,
    /// The game.
    pub game: String,
    /// How far it is.
    pub stage: String,
    /// The visitor who made it.
    pub host: String,
    /// Whether anyone may sit down.
    pub open: bool,
    /// How many events it has.
    pub events: u64,
    /// How many actions were played.
    pub actions: usize,
    /// The seats in order.
    pub seats: Vec<SeatDetails>,
    /// The chat.
    pub chat: Vec<ChatLine>,
}

/// A seat with whoever sits there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatDetails {
    /// Its number, counted from 1.
    pub seat: u8,
    /// The name.
    pub name: String,
    /// The visitor who sits there.
    pub visitor: Option<String>,
    /// The level of the bot that sits there.
    pub bot: Option<String>,
    /// Whether the game waits for it.
    pub owes: bool,
}

/// A line of the chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChatLine {
    /// The visitor who wrote it.
    pub visitor: String,
    /// The name.
    pub name: String,
    /// What was written.
    pub text: String,
}

/// Somebody who may not change anything.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BanInfo {
    /// A visitor's id or a network.
    pub subject: String,
    /// Until when, in seconds since 1970; for good if none is given.
    pub until: Option<u64>,
    /// Why, for whoever runs the server.
    pub why: String,
}

/// A table that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableProblem {
    /// The table.
    pub table: String,
    /// What is wrong with it.
    pub why: String,
}

/// Why a command was not carried out, as a sentence. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[error("{error}")]
pub struct Refused {
    /// The sentence.
    pub error: String,
}

/// A command, and the language of the answer.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Order {
    /// The language: en, es or fr.
    pub language: String,
    /// The command.
    #[serde(flatten)]
    pub command: Command,
}

/// The data of a server that does not run, in the hands of whoever runs it.
pub struct Offline {
    hub: Arc<Hub>,
    speaker: Speaker,
    // Held, not read: no server uses the file meanwhile.
    _lock: Option<store::Lock>,
}

impl Offline {
    /// Opens the data. A file is locked; a database of PostgreSQL may be in use.
    ///
    /// # Errors
    /// When it cannot be opened or read.
    pub async fn open(
        lock: Option<store::Lock>,
        catalog: Catalog,
        config: Config,
        language: Language,
    ) -> Result<Self, ServerError> {
        let store = config.database.open_with(config.database_settings).await?;
        Ok(Self {
            hub: Hub::load(store, Boxes::new(catalog), config).await?,
            speaker: Speaker::new(language, &[problem::locale(language)]),
            _lock: lock,
        })
    }

    /// Carries out a command.
    ///
    /// # Errors
    /// When it is refused.
    pub async fn carry_out(&self, command: Command) -> Result<Answer, Refused> {
        let done = self.hub.administer(command).await;
        done.map_err(|problem| Refused {
            error: problem.say(&self.speaker),
        })
    }
}

/// The address and the key that a running server announces.
pub struct Contact {
    /// Where it takes commands.
    pub address: SocketAddr,
    /// What shows that a command comes from the owner of the data.
    pub key: String,
}

impl Contact {
    /// As it stands in the notice.
    #[must_use]
    pub fn text(&self) -> String {
        format!("{} {}", self.address, self.key)
    }

    /// Reads it from the notice.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let (address, key) = text.split_once(' ')?;
        Some(Self {
            address: address.parse().ok()?,
            key: key.to_owned(),
        })
    }
}

/// What takes commands at a running server.
#[derive(Clone)]
struct Desk {
    app: Arc<App>,
    key: Arc<str>,
}

/// The routes of the address for commands.
pub(crate) fn router(app: Arc<App>, key: &str) -> Router {
    let desk = Desk {
        app,
        key: key.into(),
    };
    Router::new().route("/admin", post(take)).with_state(desk)
}

async fn take(State(desk): State<Desk>, headers: HeaderMap, Json(order): Json<Order>) -> Response {
    let shown = headers
        .get(header::AUTHORIZATION)
        .and_then(|value| value.to_str().ok())
        .and_then(|value| value.strip_prefix("Bearer "))
        .unwrap_or_default();
    // Hashes take the same time to compare however much of the key is right.
    if Sha256::digest(shown) != Sha256::digest(&*desk.key) {
        return StatusCode::UNAUTHORIZED.into_response();
    }
    let language = order.language.parse().unwrap_or(Language::En);
    tracing::info!(command = ?order.command, "an order of the host");
    match desk.app.hub.administer(order.command).await {
        Ok(answer) => Json(answer).into_response(),
        Err(problem) => {
            let error = problem.say(desk.app.speaker(language, problem.game));
            (problem.status(), Json(Refused { error })).into_response()
        }
    }
}
