//! A connection to NATS that comes back by itself.

use std::{sync::Arc, time::Duration};

use async_nats::{Client, ClientError, ConnectOptions, Event};
use tokio::sync::watch;

use crate::{Address, BusError};

/// How long an attempt to connect may take.
const CONNECTING: Duration = Duration::from_secs(3);
/// The longest pause between two attempts.
const PAUSE: Duration = Duration::from_secs(2);
/// How often NATS is asked whether it is still there; the third question without an answer ends
/// the connection.
const PING: Duration = Duration::from_secs(2);
/// How many messages of one subject may wait to be heard. What comes then is lost, as news may
/// be.
const MOST_UNHEARD: usize = 4096;

/// Whether there is a connection.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct State {
    /// Whether there is one now.
    pub connected: bool,
    /// Why not, as far as it is known.
    pub why: Option<String>,
}

/// A connection to NATS, which comes back by itself.
#[derive(Clone)]
pub struct Bus {
    client: Client,
    state: watch::Receiver<State>,
}

impl Bus {
    /// Begins to connect, and goes on with that for as long as it takes. `name` is what NATS
    /// shows for this program.
    ///
    /// # Errors
    /// When the address cannot be used at all.
    pub async fn connect(address: &Address, name: &str) -> Result<Self, BusError> {
        let (sender, state) = watch::channel(State::default());
        let sender = Arc::new(sender);
        let shown = address.to_string();
        let options = ConnectOptions::new()
            .name(name)
            .retry_on_initial_connect()
            .connection_timeout(CONNECTING)
            .request_timeout(Some(CONNECTING))
            .ping_interval(PING)
            .subscription_capacity(MOST_UNHEARD)
            .reconnect_delay_callback(|attempts| {
                let doubled = Duration::from_millis(10 << attempts.clamp(1, 10));
                doubled.min(PAUSE)
            })
            .event_callback(move |event| {
                note(&sender, &shown, event);
                std::future::ready(())
            });
        let client = address.admit(options).connect(address.servers()).await;
        let client = client.map_err(BusError::refused)?;
        Ok(Self { client, state })
    }

    /// The client of the library.
    #[must_use]
    pub fn client(&self) -> &Client {
        &self.client
    }

    /// Whether there is a connection.
    #[must_use]
    pub fn state(&self) -> State {
        self.state.borrow().clone()
    }

    /// Whether there is a connection now.
    #[must_use]
    pub fn is_connected(&self) -> bool {
        self.state.borrow().connected
    }

    /// Waits until there is a connection, but no longer than this.
    ///
    /// # Errors
    /// When there is none by then, with the reason.
    pub async fn connected(&self, patience: Duration) -> Result<(), BusError> {
        let mut state = self.state.clone();
        let connected = state.wait_for(|state| state.connected);
        if matches!(tokio::time::timeout(patience, connected).await, Ok(Ok(_))) {
            return Ok(());
        }
        let why = self.state.borrow().why.clone();
        Err(why.map_or(BusError::Away, BusError::Refused))
    }
}

/// Remembers what became of the connection, and logs it when it changes.
fn note(state: &watch::Sender<State>, address: &str, event: Event) {
    match event {
        Event::Connected => {
            state.send_replace(State {
                connected: true,
                why: None,
            });
            tracing::info!(address, "the bus answers");
        }
        Event::Disconnected | Event::Closed => {
            let was = state.send_replace(State::default());
            if was.connected {
                tracing::warn!(address, "the bus is away");
            }
        }
        Event::ClientError(ClientError::Other(why)) => failed(state, address, &why),
        Event::ServerError(why) => failed(state, address, &why.to_string()),
        Event::SlowConsumer(_) => {
            tracing::warn!(
                address,
                "more is said than can be heard: some of it is lost"
            );
        }
        _ => {}
    }
}

/// An attempt to connect failed: each reason is logged once.
fn failed(state: &watch::Sender<State>, address: &str, why: &str) {
    let is_new = state.send_if_modified(|state| {
        let is_new = !state.connected && state.why.as_deref() != Some(why);
        if is_new {
            state.why = Some(why.to_owned());
        }
        is_new
    });
    if is_new {
        tracing::warn!(address, why, "the bus cannot be reached");
    }
}
