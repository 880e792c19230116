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
    queue::{Account, FairQueue, Priority},
    reviews_elsewhere::Heard,
};
use crate::{
    frame::Stage,
    problem::{Problem, report},
};

/// The most reviews of one visitor that are under way or wait.
const MOST_OWN: usize = 3;
/// The most of all visitors of one network: a new identity costs nothing.
const MOST_OF_NETWORK: usize = 6;
/// The name under which a review is kept.
pub(super) const NAME: &str = "review";

/// The reviews that are under way or wait.
pub struct Reviews {
    jobs: Mutex<HashMap<String, Arc<Job>>>,
    /// One review at a time, each visitor in turn.
    turn: FairQueue,
    /// Those that others are making, as far as they say so.
    pub(super) heard: Heard,
}

impl Default for Reviews {
    fn default() -> Self {
        Self {
            jobs: Mutex::default(),
            turn: FairQueue::new(1, 1),
            heard: Heard::default(),
        }
    }
}

/// One review under way.
pub(super) struct Job {
    /// Who wanted it, and from where.
    pub account: Account,
    pub done: AtomicUsize,
    pub all: AtomicUsize,
    pub stopped: AtomicBool,
}

impl Job {
    pub fn new(account: Account) -> Self {
        Self {
            account,
            done: AtomicUsize::new(0),
            all: AtomicUsize::new(0),
            stopped: AtomicBool::new(false),
        }
    }
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
    pub(super) fn jobs(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Job>>> {
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
        let text = self.store.kept(id.clone(), NAME).await;
        let text = text.map_err(|why| Problem::not_read(&why))?;
        let review = text.and_then(|text| serde_json::from_str::<Review>(&text).ok());
        let state = table.state.lock().await;
        let is_of = |review: &Review| {
            let journal = state.journal.as_ref();
            journal.is_some_and(|journal| review.is_of(journal))
        };
        Ok(match review.filter(is_of) {
            Some(review) => ReviewStatus::Ready(review),
            None => self.reviews.heard.of(&id),
        })
    }

    /// Begins the review of a finished game, unless there is one.
    ///
    /// # Errors
    /// When the game is not over, the visitor did not play it, or too many reviews wait: of
    /// all, of this visitor or of this network.
    pub async fn start_review(self: &Arc<Self>, table: &str, visitor: &str) -> Result<(), Problem> {
        let table = &self.table(table).await?;
        if !matches!(self.review(table).await?, ReviewStatus::Not) {
            return Ok(());
        }
        let id = finished(table).await?;
        may_review(table, visitor).await?;
        let job = Arc::new(Job::new(self.account(visitor, table)));
        {
            let mut jobs = self.reviews.jobs();
            if jobs.contains_key(&id) {
                return Ok(());
            }
            if jobs.len() >= self.config.most_reviews || has_enough(&jobs, &job.account) {
                let problem = Problem::new(503, "problem-too-many-reviews");
                return Err(problem.after(Duration::from_secs(60)));
            }
            jobs.insert(id.clone(), job.clone());
        }
        let (hub, table) = (self.clone(), table.clone());
        tokio::spawn(async move {
            let judging = tokio::spawn(hub.clone().see_to_review(table.clone(), job.clone()));
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

    /// Has a review made, here or elsewhere.
    async fn see_to_review(self: Arc<Self>, table: Arc<Table>, job: Arc<Job>) {
        if !self.is_reviewed_elsewhere(&table, &job).await {
            // Why it failed was logged; whoever wants it asks again.
            let _ = self.judge_and_keep(&table, &job).await;
        }
    }

    /// Makes a review and stores it, unless it is stopped.
    ///
    /// # Errors
    /// When it cannot be saved.
    pub(super) async fn judge_and_keep(&self, table: &Table, job: &Job) -> Result<(), Problem> {
        let Some(review) = self.judge(table, job).await else {
            return Ok(());
        };
        let text = serde_json::to_string(&review).expect("reviews are plain data");
        let kept = self.store.keep(table.id.clone(), NAME, text).await;
        kept.map_err(|why| {
            report(&why, "a review cannot be saved");
            Problem::new(503, "problem-not-saved")
        })
    }

    /// Judges one decision after the other; nothing when it was stopped.
    async fn judge(&self, table: &Table, job: &Job) -> Option<Review> {
        let account = &job.account;
        let _turn = self.reviews.turn.place(account, Priority::Play).await;
        let journal = table.state.lock().await.journal.clone()?;
        let pace = self.config.review_pace;
        let prepared = tokio::task::spawn_blocking(move || Reviewer::new(&journal, pace));
        let broke_down = |why| table.broke_down("a review", &why);
        let mut reviewer = prepared.await.map_err(broke_down).ok()?;
        job.all.store(reviewer.all(), Ordering::Relaxed);
        while reviewer.done() < reviewer.all() {
            // Bots at tables go first: somebody waits for them.
            let slow = &self.thinkers.slow;
            let place = slow.place(account, Priority::Background).await;
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
        let job = self.reviews.jobs().remove(&id);
        if let Some(job) = job {
            job.stopped.store(true, Ordering::Relaxed);
        }
        self.stop_review_elsewhere(&id).await;
        Ok(())
    }
}

/// Whether a visitor or a network has as many reviews under way as it may.
fn has_enough(jobs: &HashMap<String, Arc<Job>>, account: &Account) -> bool {
    let count = |is_own: &dyn Fn(&Account) -> bool| {
        let jobs = jobs.values().filter(|job| is_own(&job.account));
        jobs.count()
    };
    count(&|own| own.visitor == account.visitor) >= MOST_OWN
        || count(&|own| own.network == account.network) >= MOST_OF_NETWORK
}

async fn may_review(table: &Table, visitor: &str) -> Result<(), Problem> {
    let state = table.state.lock().await;
    state
        .may_review(visitor)
        .then_some(())
        .ok_or_else(|| Problem::forbidden("problem-not-seated"))
}

/// The name of a table whose game is over.
pub(super) async fn finished(table: &Arc<Table>) -> Result<String, Problem> {
    let state = table.state.lock().await;
    match state.stage() {
        Stage::Over => Ok(state.id.clone()),
        _ => Err(Problem::forbidden("problem-not-over")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Limits, guard::Addresses};

    /// Whoever takes a new identity for every few reviews does not fill the queue.
    #[test]
    fn a_visitor_and_a_network_have_so_many_reviews_and_no_more() {
        let addresses = Addresses::new(&Limits::default());
        let account = |network: u8, visitor: &str| Account {
            network: Some(addresses.network([10, 0, 0, network].into())),
            visitor: visitor.to_string(),
            table: String::new(),
        };
        let mut jobs = HashMap::new();
        let mut begin = |account: &Account| {
            let is_begun = !has_enough(&jobs, account);
            if is_begun {
                let job = Job::new(account.clone());
                jobs.insert(format!("table {}", jobs.len()), Arc::new(job));
            }
            is_begun
        };
        let mut begun = |account: &Account| (0..10).filter(|_| begin(account)).count();
        assert_eq!(begun(&account(1, "eve")), MOST_OWN);
        assert_eq!(begun(&account(1, "eve again")), MOST_OF_NETWORK - MOST_OWN);
        assert_eq!(begun(&account(1, "and again")), 0);
        assert_eq!(begun(&account(2, "ana")), MOST_OWN);
    }
}
