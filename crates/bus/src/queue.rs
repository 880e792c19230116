//! Work that any of several may do: a work queue of JetStream.
//!
//! Each piece is given to one worker at a time, and again to another if the first one is silent
//! for a while. So it is done at least once; that it has an effect once is up to what it does.
//! It lies on a lane: whoever takes from a lane can do all that lies there.

use std::{
    collections::HashMap,
    sync::Arc,
    time::{Duration, Instant},
};

use async_nats::jetstream::{
    AckKind, Context, Message,
    consumer::{AckPolicy, PullConsumer, pull},
    context::ContextBuilder,
    message::PublishMessage,
    stream::{Config, DiscardPolicy, RetentionPolicy},
};
use futures_util::StreamExt;
use serde::{Serialize, de::DeserializeOwned};
use tokio::{sync::Mutex, task::JoinHandle};

use crate::{BusError, Site, seal::LONGEST};

/// How much later than promised NATS may say that there is nothing. The library gives up after
/// five seconds.
const UNANSWERED: Duration = Duration::from_secs(3);
/// How long NATS may take to answer.
const PATIENCE: Duration = Duration::from_secs(3);
/// Within this time a piece of work is not put into the queue twice.
const REMEMBERED: Duration = Duration::from_secs(120);
/// How often somebody may begin a piece of work. What has ended so many workers is left alone.
const ATTEMPTS: i64 = 5;

/// How much there may be in a queue.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    /// The most pieces of work.
    pub most: i64,
    /// How long one may lie there until it is of no use any more.
    pub age: Duration,
    /// How long a worker may be silent until its work is given to another.
    pub silence: Duration,
}

/// Whether a piece of work is in the queue because of this.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Put {
    /// It is.
    New,
    /// It was there before.
    Known,
}

/// A work queue.
#[derive(Clone)]
pub struct Queue(Arc<Inner>);

struct Inner {
    context: Context,
    site: Site,
    name: String,
    bounds: Bounds,
    /// Those that take from a lane, as far as they are known to be there.
    consumers: Mutex<HashMap<String, PullConsumer>>,
}

impl Queue {
    /// The queue of this name at a site. It is made when it is first used.
    #[must_use]
    pub fn new(site: &Site, name: &str, bounds: Bounds) -> Self {
        let context = ContextBuilder::new()
            .timeout(PATIENCE)
            .ack_timeout(PATIENCE)
            .build(site.bus().client().clone());
        Self(Arc::new(Inner {
            context,
            site: site.clone(),
            name: name.to_owned(),
            bounds,
            consumers: Mutex::default(),
        }))
    }

    /// The name that NATS knows it by.
    fn stream(&self) -> String {
        format!("orrery_{}_{}", self.0.site.name(), self.0.name)
    }

    fn topic(&self, lane: &str) -> String {
        format!("work.{}.{lane}", self.0.name)
    }

    /// Puts a piece of work on a lane, once for each id within two minutes.
    ///
    /// # Errors
    /// When the queue is full, or NATS does not answer.
    pub async fn put<T: Serialize>(&self, lane: &str, id: &str, work: &T) -> Result<Put, BusError> {
        if !self.0.site.bus().is_connected() {
            return Err(BusError::Away);
        }
        match self.try_to_put(lane, id, work).await {
            // It may not be there yet, or no longer.
            Err(BusError::Away) => {
                self.make().await?;
                self.try_to_put(lane, id, work).await
            }
            done => done,
        }
    }

    async fn try_to_put<T: Serialize>(
        &self,
        lane: &str,
        id: &str,
        work: &T,
    ) -> Result<Put, BusError> {
        use async_nats::jetstream::context::PublishErrorKind as Kind;
        let topic = self.topic(lane);
        let message = PublishMessage::build()
            .message_id(id)
            .payload(self.0.site.seal().close(&topic, work));
        let sent = self
            .0
            .context
            .send_publish(self.0.site.subject(&topic), message);
        let kept = match sent.await {
            Ok(kept) => kept.await,
            Err(why) => Err(why),
        };
        match kept {
            Ok(kept) if kept.duplicate => Ok(Put::Known),
            Ok(_) => Ok(Put::New),
            Err(why) if why.kind() == Kind::StreamNotFound => Err(BusError::Away),
            Err(why) if why.to_string().contains("maximum messages exceeded") => {
                Err(BusError::Full)
            }
            Err(why) => Err(BusError::refused(why)),
        }
    }

    /// Takes a piece of work off a lane, once there is one; nothing if none comes in this time.
    /// What nobody of the site has put there is thrown away.
    ///
    /// # Errors
    /// When NATS does not answer.
    pub async fn take<T: DeserializeOwned>(
        &self,
        lane: &str,
        patience: Duration,
    ) -> Result<Option<Taken<T>>, BusError> {
        if !self.0.site.bus().is_connected() {
            return Err(BusError::Away);
        }
        let consumer = self.consumer(lane).await?;
        let began = Instant::now();
        let taken = self.try_to_take(&consumer, lane, patience).await;
        // NATS says when the time is over. Where it says nothing, nobody takes from this lane any
        // more as far as it knows.
        let is_silent = matches!(taken, Ok(None)) && began.elapsed() > patience + UNANSWERED;
        if taken.is_err() || is_silent {
            self.0.consumers.lock().await.remove(lane);
        }
        taken
    }

    async fn try_to_take<T: DeserializeOwned>(
        &self,
        consumer: &PullConsumer,
        lane: &str,
        patience: Duration,
    ) -> Result<Option<Taken<T>>, BusError> {
        let batch = consumer.batch().max_messages(1).expires(patience);
        let mut messages = batch.messages().await.map_err(BusError::refused)?;
        let message = match messages.next().await {
            None => return Ok(None),
            Some(message) => message.map_err(BusError::refused)?,
        };
        let topic = self.topic(lane);
        Ok(match self.0.site.seal().open(&topic, &message.payload) {
            Some(work) => Some(Taken::new(work, message, self.0.bounds.silence)),
            None => {
                tracing::warn!(lane, "somebody else puts work into the queue: thrown away");
                let _ = message.ack_with(AckKind::Term).await;
                None
            }
        })
    }

    /// How many pieces of work lie there, those included that somebody has begun.
    ///
    /// # Errors
    /// When NATS does not answer.
    pub async fn depth(&self) -> Result<u64, BusError> {
        if !self.0.site.bus().is_connected() {
            return Err(BusError::Away);
        }
        let stream = self.0.context.get_stream(self.stream()).await;
        let stream = stream.map_err(BusError::refused)?;
        Ok(stream.cached_info().state.messages)
    }

    /// Makes the queue, unless it is there.
    async fn make(&self) -> Result<(), BusError> {
        let Bounds { most, age, .. } = self.0.bounds;
        let config = Config {
            name: self.stream(),
            subjects: vec![self.0.site.subject(&self.topic(">"))],
            retention: RetentionPolicy::WorkQueue,
            discard: DiscardPolicy::New,
            max_messages: most,
            max_message_size: LONGEST as i32,
            max_age: age,
            duplicate_window: REMEMBERED.min(age),
            ..Config::default()
        };
        let made = self.0.context.get_or_create_stream(config).await;
        made.map(drop).map_err(BusError::refused)
    }

    /// Who takes from a lane, made unless it is there.
    async fn consumer(&self, lane: &str) -> Result<PullConsumer, BusError> {
        let mut consumers = self.0.consumers.lock().await;
        if let Some(consumer) = consumers.get(lane) {
            return Ok(consumer.clone());
        }
        self.make().await?;
        let name = lane.replace('.', "_");
        let config = pull::Config {
            durable_name: Some(name),
            ack_policy: AckPolicy::Explicit,
            ack_wait: self.0.bounds.silence,
            max_deliver: ATTEMPTS,
            filter_subject: self.0.site.subject(&self.topic(lane)),
            ..pull::Config::default()
        };
        let made = self
            .0
            .context
            .create_consumer_on_stream(config, self.stream());
        let consumer = made.await.map_err(BusError::refused)?;
        consumers.insert(lane.to_owned(), consumer.clone());
        Ok(consumer)
    }
}

/// A piece of work that was taken. As long as it is held NATS hears that it is being done; one
/// that is dropped is given to somebody else after a while.
pub struct Taken<T> {
    /// What is to be done.
    pub work: T,
    message: Arc<Message>,
    telling: JoinHandle<()>,
}

impl<T> Taken<T> {
    fn new(work: T, message: Message, silence: Duration) -> Self {
        let message = Arc::new(message);
        let told = message.clone();
        let telling = tokio::spawn(async move {
            loop {
                tokio::time::sleep(silence / 4).await;
                let _ = told.ack_with(AckKind::Progress).await;
            }
        });
        Self {
            work,
            message,
            telling,
        }
    }

    /// How often it was given to somebody, this time included.
    #[must_use]
    pub fn attempt(&self) -> i64 {
        self.message.info().map_or(1, |info| info.delivered)
    }

    /// It is done: nobody else will get it.
    pub async fn done(self) {
        // If this is lost it is done again, which has no effect.
        let _ = self.message.ack().await;
    }

    /// It cannot be done here: another gets it, after a pause.
    pub async fn give_back(self, pause: Duration) {
        let pause = Some(pause).filter(|pause| !pause.is_zero());
        let _ = self.message.ack_with(AckKind::Nak(pause)).await;
    }
}

impl<T> Drop for Taken<T> {
    fn drop(&mut self) {
        self.telling.abort();
    }
}
