//! Reviews of finished games: one at a time, each visitor in turn, decision by decision,
//! behind the bots that wait for a place to think. What was found is stored beside the table.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::Duration,
};

use review::{Review, Reviewer};

use super::{
    Hub, Table,
    queue::{FairQueue, Priority},
};
use crate::{
    frame::Stage,
    problem::{Problem, report},
};

/// The most reviews of one visitor that are under way or wait.
const MOST_OWN: usize = 3;
/// The name under which a review is kept.
const NAME: &str = "review";

/// The reviews that are under way or wait.
pub struct Reviews {
    jobs: Mutex<HashMap<String, Arc<Job>>>,
    /// One review at a time, each visitor in turn.
    turn: FairQueue,
}

impl Default for Reviews {
    fn default() -> Self {
        Self {
            jobs: Mutex::default(),
            turn: FairQueue::new(1, 1),
        }
    }
}

/// One review under way.
struct Job {
    /// Who wanted it.
    visitor: String,
    done: AtomicUsize,
    all: AtomicUsize,
    stopped: AtomicBool,
}

/// What there is of a review.
#[derive(Clone, Debug)]
pub enum ReviewStatus {
    /// Nobody has asked for one.
    Not,
    /// It is under way, or waits.
    Going {
        /// How many decisions are judged.
        done: usize,
        /// How many there are; 0 while that is not known.
        all: usize,
    },
    /// It is ready.
    Ready(Review),
}

impl Reviews {
    fn jobs(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Job>>> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Hub {
    /// How many reviews are under way or wait.
    pub fn review_count(&self) -> usize {
        self.reviews.jobs().len()
    }

    /// What there is of the review of a finished game.
    ///
    /// # Errors
    /// When the game is not over, or the store does not answer.
    pub async fn review(&self, table: &Arc<Table>) -> Result<ReviewStatus, Problem> {
        let id = finished(table).await?;
        let job = self.reviews.jobs().get(&id).cloned();
        if let Some(job) = job {
            return Ok(ReviewStatus::Going {
                done: job.done.load(Ordering::Relaxed),
                all: job.all.load(Ordering::Relaxed),
            });
        }
        let text = self.store.kept(id, NAME).await;
        let text = text.map_err(|why| Problem::not_read(&why))?;
        let review = text.and_then(|text| serde_json::from_str::<Review>(&text).ok());
        let state = table.state.lock().await;
        let is_of = |review: &Review| {
            let journal = state.journal.as_ref();
            journal.is_some_and(|journal| review.is_of(journal))
        };
        Ok(review
            .filter(is_of)
            .map_or(ReviewStatus::Not, ReviewStatus::Ready))
    }

    /// Begins the review of a finished game, unless there is one.
    ///
    /// # Errors
    /// When the game is not over, the visitor did not play it, or too many reviews wait,
    /// of all or of this visitor.
    pub async fn start_review(self: &Arc<Self>, table: &str, visitor: &str) -> Result<(), Problem> {
        let table = &self.table(table).await?;
        if !matches!(self.review(table).await?, ReviewStatus::Not) {
            return Ok(());
        }
        let id = finished(table).await?;
        may_review(table, visitor).await?;
        let job = Arc::new(Job {
            visitor: visitor.to_string(),
            done: AtomicUsize::new(0),
            all: AtomicUsize::new(0),
            stopped: AtomicBool::new(false),
        });
        {
            let mut jobs = self.reviews.jobs();
            if jobs.contains_key(&id) {
                return Ok(());
            }
            let own = jobs.values().filter(|job| job.visitor == visitor).count();
            if own >= MOST_OWN || jobs.len() >= self.config.most_reviews {
                let problem = Problem::new(503, "problem-too-many-reviews");
                return Err(problem.after(Duration::from_secs(60)));
            }
            jobs.insert(id.clone(), job.clone());
        }
        let (hub, table) = (self.clone(), table.clone());
        tokio::spawn(async move {
            let judging = tokio::spawn(hub.clone().judge_and_keep(table.clone(), job.clone()));
            if let Err(why) = judging.await {
                table.broke_down("a review", &why);
            }
            // It may have been stopped and another begun.
            let mut jobs = hub.reviews.jobs();
            if jobs.get(&id).is_some_and(|known| Arc::ptr_eq(known, &job)) {
                jobs.remove(&id);
            }
        });
        Ok(())
    }

    /// Makes a review and stores it, unless it is stopped.
    async fn judge_and_keep(self: Arc<Self>, table: Arc<Table>, job: Arc<Job>) {
        if let Some(review) = self.judge(&table, &job).await {
            let text = serde_json::to_string(&review).expect("reviews are plain data");
            if let Err(why) = self.store.keep(table.id.clone(), NAME, text).await {
                report(&why, "a review cannot be saved");
            }
        }
    }

    /// Judges one decision after the other; nothing when it was stopped.
    async fn judge(&self, table: &Table, job: &Job) -> Option<Review> {
        let account = self.account(&job.visitor, table);
        let _turn = self.reviews.turn.place(&account, Priority::Play).await;
        let journal = table.state.lock().await.journal.clone()?;
        let pace = self.config.review_pace;
        let prepared = tokio::task::spawn_blocking(move || Reviewer::new(&journal, pace));
        let broke_down = |why| table.broke_down("a review", &why);
        let mut reviewer = prepared.await.map_err(broke_down).ok()?;
        job.all.store(reviewer.all(), Ordering::Relaxed);
        while reviewer.done() < reviewer.all() {
            // Bots at tables go first: somebody waits for them.
            let slow = &self.thinkers.slow;
            let place = slow.place(&account, Priority::Background).await;
            if job.stopped.load(Ordering::Relaxed) {
                return None;
            }
            let step = tokio::task::spawn_blocking(move || {
                let _place = place;
                reviewer.step();
                reviewer
            });
            reviewer = step.await.map_err(broke_down).ok()?;
            job.done.store(reviewer.done(), Ordering::Relaxed);
        }
        Some(reviewer.finish())
    }

    /// Stops a review, for whoever played the game.
    ///
    /// # Errors
    /// When the visitor did not.
    pub async fn stop_review(self: &Arc<Self>, table: &str, visitor: &str) -> Result<(), Problem> {
        let table = self.table(table).await?;
        let id = finished(&table).await?;
        may_review(&table, visitor).await?;
        let mut jobs = self.reviews.jobs();
        let Some(job) = jobs.get(&id) else {
            return Ok(());
        };
        job.stopped.store(true, Ordering::Relaxed);
        jobs.remove(&id);
        Ok(())
    }
}

async fn may_review(table: &Table, visitor: &str) -> Result<(), Problem> {
    let state = table.state.lock().await;
    state
        .may_review(visitor)
        .then_some(())
        .ok_or_else(|| Problem::forbidden("problem-not-seated"))
}

/// The name of a table whose game is over.
async fn finished(table: &Arc<Table>) -> Result<String, Problem> {
    let state = table.state.lock().await;
    match state.stage() {
        Stage::Over => Ok(state.id.clone()),
        _ => Err(Problem::forbidden("problem-not-over")),
    }
}
