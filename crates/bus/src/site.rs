//! All that uses one database: its subjects, and its key.

use std::{marker::PhantomData, time::Duration};

use async_nats::Subscriber;
use futures_util::{FutureExt, StreamExt};
use serde::{Serialize, de::DeserializeOwned};

use crate::{Bus, BusError, Seal};

/// How long a message may take to be on its way.
const PATIENCE: Duration = Duration::from_secs(1);

/// All that uses one database, on a bus that others may use too.
#[derive(Clone, Debug)]
pub struct Site {
    bus: Bus,
    name: String,
    seal: Seal,
}

impl Site {
    /// The site of this name, with its key. Both are kept in its database. The name has only
    /// letters and digits.
    #[must_use]
    pub fn new(bus: Bus, name: &str, key: &str) -> Self {
        let name = name.chars().filter(char::is_ascii_alphanumeric).collect();
        let seal = Seal::new(key);
        Self { bus, name, seal }
    }

    /// The connection.
    #[must_use]
    pub fn bus(&self) -> &Bus {
        &self.bus
    }

    /// Its name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    pub(crate) fn seal(&self) -> &Seal {
        &self.seal
    }

    /// The subject of a topic.
    pub(crate) fn subject(&self, topic: &str) -> String {
        format!("orrery.{}.{topic}", self.name)
    }

    /// Says something to all who listen now. Whether somebody hears it is not known.
    ///
    /// # Errors
    /// When there is no connection.
    pub async fn say<T: Serialize>(&self, topic: &str, message: &T) -> Result<(), BusError> {
        if !self.bus.is_connected() {
            return Err(BusError::Away);
        }
        let closed = self.seal.close(topic, message);
        let client = self.bus.client();
        let said = client.publish(self.subject(topic), closed);
        match tokio::time::timeout(PATIENCE, said).await {
            Ok(said) => said.map_err(BusError::refused),
            Err(_) => Err(BusError::Away),
        }
    }

    /// Listens to a topic from now on, also after the connection broke and came back.
    ///
    /// # Errors
    /// When it cannot be listened to at all.
    pub async fn listen<T: DeserializeOwned>(&self, topic: &str) -> Result<Heard<T>, BusError> {
        let subscribed = self.bus.client().subscribe(self.subject(topic)).await;
        Ok(Heard {
            messages: subscribed.map_err(BusError::refused)?,
            topic: topic.to_owned(),
            seal: self.seal.clone(),
            garbage: 0,
            kind: PhantomData,
        })
    }
}

impl std::fmt::Debug for Bus {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Bus").field(&self.state()).finish()
    }
}

/// What is said about a topic. What nobody of the site has said is dropped.
pub struct Heard<T> {
    messages: Subscriber,
    topic: String,
    seal: Seal,
    garbage: u64,
    kind: PhantomData<fn() -> T>,
}

impl<T: DeserializeOwned> Heard<T> {
    /// Waits for the next message; nothing when there will be no more.
    pub async fn next(&mut self) -> Option<T> {
        loop {
            let message = self.messages.next().await?;
            if let Some(message) = self.read(&message.payload) {
                return Some(message);
            }
        }
    }

    /// A message that is there already.
    pub fn ready(&mut self) -> Option<T> {
        loop {
            let message = self.messages.next().now_or_never()??;
            if let Some(message) = self.read(&message.payload) {
                return Some(message);
            }
        }
    }

    /// How many messages were dropped.
    #[must_use]
    pub const fn garbage(&self) -> u64 {
        self.garbage
    }

    fn read(&mut self, closed: &[u8]) -> Option<T> {
        let message = self.seal.open(&self.topic, closed);
        if message.is_none() {
            self.garbage += 1;
            // Each time twice as many, so that nobody can fill a log.
            if self.garbage.is_power_of_two() {
                let (topic, messages) = (&*self.topic, self.garbage);
                tracing::warn!(topic, messages, "somebody else speaks on the bus");
            }
        }
        message
    }
}
