//! Reviews that somebody else on the bus makes. Whoever makes one says how far it is; what was
//! found is stored, so that every node finds it.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError, Weak,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use serde::{Deserialize, Serialize};

use super::{
    Hub, ReviewStatus, Table, jobs,
    jobs::{Lane, Turn},
    queue::{Account, Priority},
    reviews::{Job, NAME, finished},
};
use crate::problem::Problem;

/// The topic of how far reviews are.
pub(super) const TOPIC: &str = "reviews";
/// How often a review says how far it is.
const BEAT: Duration = Duration::from_secs(1);
/// For how long that is believed.
const BELIEVED: Duration = Duration::from_secs(10);
/// How often it is looked whether a review is there.
const LOOK: Duration = Duration::from_secs(2);
/// How long a review may lie in the queue.
const PATIENCE: Duration = Duration::from_secs(600);
/// The most reviews of others that are remembered.
const MOST: usize = 1024;

/// How far a review is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Step {
    /// So many decisions are judged, of so many.
    Going(usize, usize),
    /// It is stored.
    Over,
    /// Nobody wants it any more.
    Stopped,
}

/// What is said about a review.
#[derive(Serialize, Deserialize)]
pub(super) struct Said {
    table: String,
    step: Step,
}

/// Reviews of others.
#[derive(Default)]
pub(super) struct Heard(Mutex<HashMap<String, (Instant, Step)>>);

impl Heard {
    fn all(&self) -> MutexGuard<'_, HashMap<String, (Instant, Step)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn last(&self, table: &str) -> Option<Step> {
        let all = self.all();
        let (at, step) = all.get(table)?;
        (at.elapsed() < BELIEVED).then_some(*step)
    }

    fn hear(&self, table: String, step: Step) {
        let mut all = self.all();
        all.retain(|_, (at, _)| at.elapsed() < BELIEVED);
        // Whoever makes one may say how far it is once more before it hears that it is stopped.
        let is_stopped = matches!(all.get(&table), Some((_, Step::Stopped)));
        if is_stopped && matches!(step, Step::Going(..)) {
            return;
        }
        if all.len() < MOST || all.contains_key(&table) {
            all.insert(table, (Instant::now(), step));
        }
    }

    /// How far the review of a table is that is not stored.
    pub fn of(&self, table: &str) -> ReviewStatus {
        match self.last(table) {
            Some(Step::Going(done, all)) => ReviewStatus::Going { done, all },
            _ => ReviewStatus::Not,
        }
    }
}

impl Hub {
    /// Has somebody else make a review, if there is one who does; false when it is to be made
    /// here.
    pub(super) async fn is_reviewed_elsewhere(&self, table: &Table, job: &Job) -> bool {
        let lane = Lane::of(&*table.snapshot().await);
        if !self.jobs.has_others(&lane) {
            return false;
        }
        let wanted = jobs::Job::Review {
            table: table.id.clone(),
        };
        // What was said of an earlier one is over.
        self.reviews.heard.all().remove(&table.id);
        let turn = self
            .jobs
            .turn(&job.account, Priority::Background, &lane, &wanted);
        // As long as this is held, it counts as one of this node.
        let Turn::Elsewhere(_place) = turn.await else {
            return false;
        };
        let mut heard = Instant::now();
        let mut looked = Instant::now();
        loop {
            if job.stopped.load(Ordering::Relaxed) {
                return true;
            }
            let last = self.reviews.heard.last(&table.id);
            if last == Some(Step::Stopped) {
                return true;
            }
            if let Some(Step::Going(done, all)) = last {
                heard = Instant::now();
                job.done.store(done, Ordering::Relaxed);
                job.all.store(all, Ordering::Relaxed);
            }
            if last == Some(Step::Over) || looked.elapsed() > LOOK {
                looked = Instant::now();
                let kept = self.store.kept(table.id.clone(), NAME).await;
                if kept.is_ok_and(|kept| kept.is_some()) {
                    return true;
                }
            }
            let has_others = self.jobs.has_others(&lane);
            let patience = if has_others { PATIENCE } else { BELIEVED };
            if heard.elapsed() > patience {
                return false;
            }
            tokio::time::sleep(BEAT / 2).await;
        }
    }

    /// Makes a review that a node was asked for, unless it is there.
    ///
    /// # Errors
    /// When the table cannot be read or the review not be saved.
    pub(super) async fn review_for_all(self: &Arc<Self>, table: &str) -> Result<(), Problem> {
        let table = self.table(table).await?;
        let id = finished(&table).await?;
        if matches!(self.review(&table).await?, ReviewStatus::Ready(_)) {
            self.say_of_review(&id, Step::Over).await;
            return Ok(());
        }
        let account = Account {
            network: None,
            visitor: String::new(),
            table: id.clone(),
        };
        let job = Arc::new(Job::new(account));
        self.reviews.jobs().insert(id.clone(), job.clone());
        let _going = Going(self.clone(), id.clone());
        let made = self.judge_and_keep(&table, &job);
        let telling = async {
            loop {
                let done = job.done.load(Ordering::Relaxed);
                let all = job.all.load(Ordering::Relaxed);
                self.say_of_review(&id, Step::Going(done, all)).await;
                tokio::time::sleep(BEAT).await;
            }
        };
        let made = tokio::select! {
            made = made => made,
            () = telling => return Ok(()),
        };
        if made.is_ok() && !job.stopped.load(Ordering::Relaxed) {
            self.say_of_review(&id, Step::Over).await;
        }
        made
    }

    /// Tells whoever makes a review that nobody wants it any more.
    pub(super) async fn stop_review_elsewhere(&self, table: &str) {
        if self.link.is_some() {
            self.reviews.heard.hear(table.to_owned(), Step::Stopped);
        }
        self.say_of_review(table, Step::Stopped).await;
    }

    async fn say_of_review(&self, table: &str, step: Step) {
        if let Some(link) = &self.link {
            let table = table.to_owned();
            // Whoever hears nothing looks into the store.
            let _ = link.site().say(TOPIC, &Said { table, step }).await;
        }
    }

    /// Hears how far reviews are, as long as there is a hub.
    pub(super) async fn hear_of_reviews(hub: Weak<Self>, mut heard: bus::Heard<Said>) {
        while let Some(Said { table, step }) = heard.next().await {
            let Some(hub) = hub.upgrade() else { return };
            if step == Step::Stopped
                && let Some(job) = hub.reviews.jobs().get(&table)
            {
                AtomicBool::store(&job.stopped, true, Ordering::Relaxed);
            }
            hub.reviews.heard.hear(table, step);
        }
    }
}

/// A review that this node makes for others, until it is done with it.
struct Going(Arc<Hub>, String);

impl Drop for Going {
    fn drop(&mut self) {
        self.0.reviews.jobs().remove(&self.1);
    }
}
