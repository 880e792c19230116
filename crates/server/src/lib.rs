//! The table in the browser: pages, live updates, JSON API.
//!
//! Nothing here names a game. A request becomes a command, the hub makes events
//! of it that are on disk before anyone hears of them, and every answer is a
//! [`frame`] built from the reader's own view.
//!
//! | file | what it is |
//! |---|---|
//! | `table_event.rs`, `table.rs` | event sourcing: the events of a table, and the fold over them |
//! | `hub/commands.rs` | one function for each command of a visitor |
//! | `hub/host_commands.rs` | what the host of a table and the operator of the server can do |
//! | `hub/news.rs` | what happens at tables through other servers that share the database |
//! | `hub/bus_link.rs`, `hub/bus_news.rs` | the bus: who is there, and news |
//! | `hub/jobs.rs`, `hub/work.rs` | what takes long: done here in turn, or by workers on the bus |
//! | `hub/saving.rs` | appends guarded by the last number (optimistic concurrency), idempotent submissions |
//! | `show.rs`, `review_frame.rs` | frames: what one reader may see |
//! | `time_control.rs`, `table/clock.rs`, `hub/clocks.rs` | clocks: how much time, a fold over the log, what is due |
//! | `daily.rs`, `hub/daily.rs` | the game of the day: the same dice for everyone, and the results |
//! | `preview.rs` | what would follow an answer, as far as one can know |
//! | `notices/` | what people are told while they are not looking, and how |
//! | `http/forms.rs`, `http/api.rs` | the forms of the pages, and the JSON API |
//! | `hub/circle.rs`, `http/circle.rs` | friends, blocked people, invitations, profiles |
//! | `http/desk.rs` | the pages of whoever runs the server |
//! | `identity.rs`, `hub/merge.rs` | sessions, and two visitors who turn out to be one |
//! | `http/visitor.rs` | identity, rate limit, origin check (CSRF), problems in words |
//! | `http/events.rs` | live updates as server-sent events (SSE) |
#![forbid(unsafe_code)]

mod account_mail;
pub mod admin;
mod app;
pub mod assets;
mod bans;
mod boxes;
mod clock;
mod clock_frame;
mod coach;
mod credential;
mod daily;
mod draft;
pub mod frame;
mod frames;
mod guard;
pub mod guide;
mod health;
mod hint_frame;
mod hosting;
mod http;
mod hub;
mod identity;
mod json;
mod lesson_frame;
mod limits;
mod linking;
mod meters;
mod naming;
mod notices;
pub mod pages;
mod parts;
mod passkey;
mod preview;
mod problem;
mod public_url;
pub mod puzzle_frame;
mod qr;
mod review_frame;
mod seat_notes;
#[cfg(test)]
mod secrecy;
pub mod settings;
mod shapes;
mod show;
mod story;
mod table;
mod table_event;
mod time_control;
mod tournament;
mod worker;

use std::{net::SocketAddr, path::PathBuf, sync::Arc, time::Duration};

use boxes::Boxes;
pub use boxes::FileProblem;
pub use bus::{Address as BusAddress, AddressError as BusAddressError, Role};
use catalog::Catalog;
pub use clock::Clock;
pub use http::openapi;
use hub::BusLink;
pub use limits::Limits;
pub use mail::{Relay, Sender};
pub use notices::{Mail, NoticeConfig};
pub use oidc::{Settings as ClubSettings, SettingsError as ClubError};
pub use outbound::Reach;
pub use public_url::{PublicUrl, PublicUrlError};
pub use push::Vapid;
pub use store::Database;
pub use table::{ClosingTimes, TablePolicy};
pub use table_event::Watch;
pub use time_control::{TimeControl, TimeOut};
use tokio::net::TcpListener;
pub use worker::Worker;

/// How a server is set up.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub address: SocketAddr,
    /// Where it serves figures, if not among the pages.
    pub metrics_address: Option<SocketAddr>,
    /// Where all its data is.
    pub database: Database,
    /// How it uses the server of its data, where that is one.
    pub database_settings: store::Settings,
    /// The bus over which it talks to others that share its data.
    pub bus: Option<BusAddress>,
    /// What it does for others on the bus.
    pub role: Role,
    /// Files with corrected figures, at most one for each game: new tables are played with
    /// them.
    pub boxes: Vec<PathBuf>,
    /// How long a bot waits before it acts, so that people can follow.
    pub bot_delay: Duration,
    /// How long a bot may think about a decision.
    pub bot_time: Duration,
    /// How many questions a bot that thinks ahead remembers.
    pub bot_memory: usize,
    /// How many bots think at once.
    pub bot_threads: usize,
    /// The most tables in memory.
    pub most_tables: usize,
    /// The most reviews of finished games that are under way or wait.
    pub most_reviews: usize,
    /// How much is spent on a review.
    pub review_pace: review::Pace,
    /// The most open event streams.
    pub most_streams: u64,
    /// How much anyone may have of it.
    pub limits: Limits,
    /// Where people reach it, if that is not where it listens.
    pub public_url: Option<PublicUrl>,
    /// Who else knows people and can sign them in.
    pub club: Option<ClubSettings>,
    /// How people are told while they are not looking.
    pub notices: NoticeConfig,
    /// Whether cookies are for encrypted connections only.
    pub secure_cookies: bool,
    /// When tables are closed, and when a host may free a seat.
    pub policy: TablePolicy,
    /// How often it is looked for tables that are to be closed.
    pub sweep: Duration,
    /// How often it is looked for clocks that have run out.
    pub due_every: Duration,
    /// How long a page may be gone before its connection counts as lost.
    pub loss_after: Duration,
    /// How often it asks a database that it shares what happened at tables that are watched here.
    pub news_every: Duration,
    /// How often tournaments are looked after whose tables nobody has ended.
    pub rounds_every: Duration,
    /// By which it knows what day it is.
    pub clock: Clock,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            address: SocketAddr::from(([127, 0, 0, 1], 4700)),
            metrics_address: None,
            database: PathBuf::from("orrery.sqlite").into(),
            database_settings: store::Settings::default(),
            bus: None,
            role: Role::Serves,
            boxes: Vec::new(),
            bot_delay: Duration::from_millis(600),
            bot_time: Duration::from_secs(2),
            bot_memory: catalog::Limits::default().memory,
            bot_threads: std::thread::available_parallelism().map_or(1, std::num::NonZero::get),
            most_tables: 20_000,
            most_reviews: 20,
            review_pace: review::Pace::default(),
            most_streams: 10_000,
            limits: Limits::default(),
            public_url: None,
            club: None,
            notices: NoticeConfig::default(),
            secure_cookies: false,
            policy: TablePolicy::default(),
            sweep: Duration::from_secs(600),
            due_every: Duration::from_secs(1),
            loss_after: Duration::from_secs(3),
            news_every: Duration::from_millis(250),
            rounds_every: Duration::from_secs(20),
            clock: Clock::default(),
        }
    }
}

/// Why a server cannot start or go on.
#[derive(Debug, thiserror::Error)]
pub enum ServerError {
    /// The data cannot be opened or read.
    #[error(transparent)]
    Store(#[from] store::StoreError),
    /// A file with corrected figures cannot be used.
    #[error(transparent)]
    Figures(#[from] FileProblem),
    /// E-mails cannot be sent from this machine.
    #[error(transparent)]
    Mail(#[from] mail::MailError),
    /// There is nobody to talk to over a bus where a file has the data.
    #[error("a bus is for servers that share a PostgreSQL database; this one has a file")]
    BusWithFile,
    /// A worker has nowhere to take its work from.
    #[error("a worker takes its work from a bus, and none is named")]
    NoBus,
    /// The library of the bus cannot begin to connect.
    #[error(transparent)]
    Bus(bus::BusError),
    /// The address cannot be taken.
    #[error("{address}: {source}")]
    Address {
        /// The address.
        address: SocketAddr,
        /// What the system says.
        source: std::io::Error,
    },
}

impl From<hub::BusLinkError> for ServerError {
    fn from(why: hub::BusLinkError) -> Self {
        match why {
            hub::BusLinkError::Store(why) => Self::Store(why),
            hub::BusLinkError::Bus(why) => Self::Bus(why),
        }
    }
}

/// The site of those who share a database, for somebody who wants the workers there to do
/// something.
///
/// # Errors
/// When the database cannot be opened or is a file, or the bus cannot be used at all.
pub async fn site(database: &Database, bus: &BusAddress) -> Result<bus::Site, ServerError> {
    if database.file().is_some() {
        return Err(ServerError::BusWithFile);
    }
    let few = store::Settings {
        connections: 1,
        ..store::Settings::default()
    };
    let store = database.open_with(few).await?;
    Ok(hub::site(bus, &*store, "orrery series").await?)
}

/// A server that is ready to listen.
pub struct Server {
    listener: TcpListener,
    router: axum::Router,
    limits: Limits,
    shutdown: tokio::sync::watch::Sender<bool>,
    hosting: hosting::Hosting,
    hub: Arc<hub::Hub>,
}

impl Server {
    /// Opens the data, continues every table, and takes the address.
    ///
    /// # Errors
    /// When the data cannot be opened or another program uses the file, or the address is taken.
    pub async fn bind(catalog: Catalog, config: Config) -> Result<Self, ServerError> {
        let mut boxes = Boxes::new(catalog);
        for file in &config.boxes {
            boxes.correct(file)?;
        }
        if config.bus.is_some() && config.database.file().is_some() {
            return Err(ServerError::BusWithFile);
        }
        // Several servers may share a database of PostgreSQL, but not a file.
        let lock = config.database.file().map(store::Lock::take).transpose()?;
        let store = config.database.open_with(config.database_settings).await?;
        let address = config.address;
        let listener = TcpListener::bind(address)
            .await
            .map_err(|source| ServerError::Address { address, source })?;
        let (shutdown, stopping) = tokio::sync::watch::channel(false);
        let limits = config.limits.clone();
        let public = listener.local_addr().unwrap_or(address);
        // The port may have been left to the system.
        let config = Config {
            address: public,
            ..config
        };
        let app = app::App::new(store, boxes, config.clone(), stopping).await?;
        let hub = app.hub.clone();
        let hosting = hosting::Hosting::open(&app, &config, lock, public).await?;
        Ok(Self {
            listener,
            router: http::router(app),
            limits,
            shutdown,
            hosting,
            hub,
        })
    }

    /// Where it listens; useful when the port was left to the system.
    ///
    /// # Panics
    /// Never: the address was taken when the server was made.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.listener
            .local_addr()
            .expect("a bound listener has an address")
    }

    /// Where figures are served, if they have an address of their own.
    #[must_use]
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.hosting.metrics_address()
    }

    /// Serves until `stop` is done, then lets requests under way finish in time.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) {
        let Self {
            listener,
            router,
            limits,
            shutdown,
            hosting,
            hub,
        } = self;
        let stopping = shutdown.subscribe();
        let working = (hub.link().is_some_and(BusLink::takes_work)).then(|| {
            let mut stopped = shutdown.subscribe();
            let stopped = async move {
                let _ = stopped.wait_for(|stopped| *stopped).await;
            };
            tokio::spawn(hub.clone().work(stopped, limits.stop_time))
        });
        let timekeeper = hub.clone();
        tokio::spawn(async move {
            stop.await;
            if let Some(link) = hub.link() {
                link.leave().await;
            }
            // Event streams would never end by themselves.
            let _ = shutdown.send(true);
        });
        guard::serve(listener, router, &limits, stopping).await;
        if let Some(working) = working {
            let _ = working.await;
        }
        timekeeper.say_goodbye().await;
        drop(hosting);
    }
}
