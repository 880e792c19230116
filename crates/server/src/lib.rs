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
//! | `hub/saving.rs` | appends guarded by the last number (optimistic concurrency), idempotent submissions |
//! | `show.rs`, `reviewed.rs` | frames: what one reader may see |
//! | `preview.rs` | what would follow an answer, as far as one can know |
//! | `http/forms.rs`, `http/api.rs` | the forms of the pages, and the JSON API |
//! | `http/visitor.rs` | identity, rate limit, origin check (CSRF), problems in words |
//! | `http/events.rs` | live updates as server-sent events (SSE) |
#![forbid(unsafe_code)]

mod app;
pub mod assets;
mod boxes;
mod draft;
pub mod frame;
mod hinted;
mod http;
mod hub;
mod identity;
pub mod pages;
mod preview;
mod problem;
mod reviewed;
#[cfg(test)]
mod secrecy;
mod show;
mod table;
mod table_event;

use std::{net::SocketAddr, path::PathBuf, sync::Arc, time::Duration};

use catalog::{Catalog, Limits};
pub use http::openapi;
use tokio::net::TcpListener;

/// How a server is set up.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub address: SocketAddr,
    /// The file with all its data.
    pub database: PathBuf,
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
    /// How many changes a visitor may make in a second, over a while.
    pub changes_per_second: u32,
    /// How many pages a visitor may read in a second, over a while.
    pub reads_per_second: u32,
    /// Whether cookies are for encrypted connections only.
    pub secure_cookies: bool,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            address: SocketAddr::from(([127, 0, 0, 1], 4700)),
            database: PathBuf::from("orrery.sqlite"),
            bot_delay: Duration::from_millis(600),
            bot_time: Duration::from_secs(2),
            bot_memory: Limits::default().memory,
            bot_threads: std::thread::available_parallelism().map_or(1, std::num::NonZero::get),
            most_tables: 20_000,
            most_reviews: 20,
            review_pace: review::Pace::default(),
            most_streams: 10_000,
            changes_per_second: 10,
            reads_per_second: 50,
            secure_cookies: false,
        }
    }
}

/// Why a server cannot start or go on.
#[derive(Debug, thiserror::Error)]
pub enum ServerError {
    /// The data cannot be opened or read.
    #[error(transparent)]
    Store(#[from] store::StoreError),
    /// The address cannot be taken.
    #[error("{address}: {source}")]
    Address {
        /// The address.
        address: SocketAddr,
        /// What the system says.
        source: std::io::Error,
    },
    /// The listener broke.
    #[error("the listener broke: {0}")]
    Listener(std::io::Error),
}

/// A server that is ready to listen.
pub struct Server {
    listener: TcpListener,
    router: axum::Router,
    shutdown: tokio::sync::watch::Sender<bool>,
}

impl Server {
    /// Opens the data, continues every table, and takes the address.
    ///
    /// # Errors
    /// When the file cannot be opened, or the address is taken.
    pub async fn bind(catalog: Catalog, config: Config) -> Result<Self, ServerError> {
        let store = store::Sqlite::open(&config.database)?;
        let address = config.address;
        let listener = TcpListener::bind(address)
            .await
            .map_err(|source| ServerError::Address { address, source })?;
        let (shutdown, stopping) = tokio::sync::watch::channel(false);
        let app = app::App::new(Arc::new(store), catalog, config, stopping).await?;
        Ok(Self {
            listener,
            router: http::router(app),
            shutdown,
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

    /// Serves until `stop` is done, then lets requests under way finish.
    ///
    /// # Errors
    /// When the listener breaks.
    pub async fn run(
        self,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), ServerError> {
        let Self {
            listener,
            router,
            shutdown,
        } = self;
        let service = router.into_make_service_with_connect_info::<SocketAddr>();
        let stopping = async move {
            stop.await;
            // Event streams would never end by themselves.
            let _ = shutdown.send(true);
        };
        axum::serve(listener, service)
            .with_graceful_shutdown(stopping)
            .await
            .map_err(ServerError::Listener)
    }
}
