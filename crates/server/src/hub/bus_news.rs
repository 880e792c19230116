//! News over the bus: "table T is at event N", said after each append and heard by all.
//!
//! News may be lost: a connection breaks, or somebody is too slow to hear all. So the store is
//! asked as well: seldom as long as the node hears itself, as often as without a bus when it does
//! not.

use std::{
    collections::HashMap,
    sync::Arc,
    time::{Duration, Instant},
};

use serde::{Deserialize, Serialize};
use store::{Reply, Store};
use tokio::sync::{Mutex, mpsc};

use super::{
    bus_link::{BusLink, BusLinkError},
    news::{self, Heard, News},
};

/// The topic of news.
const TOPIC: &str = "news";
/// How often the store is asked while news are heard.
const REASSURANCE: Duration = Duration::from_secs(2);
/// How much may wait to be said. The rest is not said: others find out by asking.
const MOST_UNSAID: usize = 4096;
/// How many tables one message is about.
const TOGETHER: usize = 256;

/// One piece of news.
#[derive(Serialize, Deserialize)]
struct Told {
    table: String,
    seq: u64,
}

/// News over the bus.
pub(super) struct BusNews {
    link: Arc<BusLink>,
    store: Arc<dyn Store>,
    /// How often the store is asked while nothing is heard.
    every: Duration,
    unsaid: mpsc::Sender<Told>,
    listening: Mutex<Listening>,
}

struct Listening {
    heard: bus::Heard<Vec<Told>>,
    /// When the store was asked last.
    asked: Instant,
}

impl BusNews {
    /// Begins to listen.
    pub async fn start(
        link: Arc<BusLink>,
        store: Arc<dyn Store>,
        every: Duration,
    ) -> Result<Self, BusLinkError> {
        let heard = link.site().listen(TOPIC).await?;
        let (unsaid, saying) = mpsc::channel(MOST_UNSAID);
        tokio::spawn(say(link.clone(), saying));
        Ok(Self {
            link,
            store,
            every,
            unsaid,
            listening: Mutex::new(Listening {
                heard,
                asked: Instant::now(),
            }),
        })
    }

    /// How long the store need not be asked.
    fn pause(&self) -> Duration {
        if self.link.hears() {
            self.every.max(REASSURANCE)
        } else {
            self.every
        }
    }
}

impl News for BusNews {
    fn next(&self, watched: Vec<String>) -> Reply<'_, Vec<Heard>> {
        Box::pin(async move {
            let mut listening = self.listening.lock().await;
            let due = listening.asked + self.pause();
            tokio::select! {
                () = tokio::time::sleep_until(due.into()) => {}
                Some(first) = listening.heard.next() => {
                    return Ok(together(first, &mut listening.heard));
                }
            }
            listening.asked = Instant::now();
            metrics::counter!("orrery_news_total", "way" => "asked").increment(1);
            news::ask(&*self.store, watched).await
        })
    }

    fn tell(&self, table: &str, seq: u64) {
        let told = Told {
            table: table.to_owned(),
            seq,
        };
        if self.unsaid.try_send(told).is_err() {
            metrics::counter!("orrery_news_total", "way" => "unsaid").increment(1);
        }
    }
}

/// All that is heard already, of each table the last.
fn together(first: Vec<Told>, heard: &mut bus::Heard<Vec<Told>>) -> Vec<Heard> {
    let mut last = HashMap::new();
    let mut next = Some(first);
    while let Some(all) = next {
        metrics::counter!("orrery_news_total", "way" => "heard").increment(all.len() as u64);
        for Told { table, seq } in all {
            let known = last.entry(table).or_insert(seq);
            *known = seq.max(*known);
        }
        // Whatever comes in faster than it is read comes the next time.
        next = (last.len() < TOGETHER).then(|| heard.ready()).flatten();
    }
    let heard = |(table, seq)| Heard {
        table,
        seq,
        rewritten: None,
    };
    last.into_iter().map(heard).collect()
}

/// Says what is to be said, many things at once where there are many.
async fn say(link: Arc<BusLink>, mut saying: mpsc::Receiver<Told>) {
    let mut all = Vec::new();
    while saying.recv_many(&mut all, TOGETHER).await > 0 {
        let way = match link.site().say(TOPIC, &all).await {
            Ok(()) => "told",
            Err(_) => "unsaid",
        };
        metrics::counter!("orrery_news_total", "way" => way).increment(all.len() as u64);
        all.clear();
    }
}
