//! Doing the jobs that others have put on the bus.
//!
//! Whoever has a free place takes a job; so a fast worker does more than a slow one. A job is taken
//! only by those who know the rules of its game. It is done once it is saved; what a worker
//! leaves behind another gets, and what was saved already is then found and left alone.

use std::{sync::Arc, time::Duration};

use bus::{Queue, Taken};
use tokio::{
    sync::{Semaphore, watch},
    task::JoinSet,
};

use super::{
    Hub,
    hints_elsewhere::HintAsked,
    jobs::{Job, Lane, Queues},
    queue::{Account, Place, Priority},
};
use crate::problem::Problem;

/// How long a worker waits for a job on one lane before it looks around.
const PATIENCE: Duration = Duration::from_secs(1);
/// How long it waits when the bus is away, or a job cannot be done now.
const PAUSE: Duration = Duration::from_secs(1);

/// How far a worker is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Stage {
    /// It takes jobs.
    Works,
    /// It finishes those that it has.
    Finishes,
    /// It gives back what is not finished.
    Leaves,
}

impl Hub {
    /// Takes jobs off the bus until told to stop. Then it finishes those that it has, as far as
    /// that is possible in this time, and gives the others back.
    pub async fn work(
        self: Arc<Self>,
        stop: impl Future<Output = ()> + Send + 'static,
        drain: Duration,
    ) {
        let Some(link) = self.link.clone() else {
            return;
        };
        let (stage, watched) = watch::channel(Stage::Works);
        let queues = Queues::new(&link);
        // One review at a time: a decision at a table waits for one step of it at most.
        let reviews = Arc::new(Semaphore::new(1));
        let mut lanes = JoinSet::new();
        for entry in self.catalog().games() {
            let info = entry.info();
            let lane = Lane {
                game: info.id.to_owned(),
                rules: info.rules_version,
            };
            let (hub, queue) = (self.clone(), queues.of(Priority::Play).clone());
            lanes.spawn(hub.play_lane(lane.name(), queue, watched.clone()));
            let (hub, queue) = (self.clone(), queues.of(Priority::Background).clone());
            lanes.spawn(hub.review_lane(lane.name(), queue, reviews.clone(), watched.clone()));
        }
        for _ in 0..self.config.bot_threads {
            lanes.spawn(self.clone().series_lane(link.clone(), watched.clone()));
        }
        stop.await;
        stage.send_replace(Stage::Finishes);
        link.leave().await;
        let finished = async { while lanes.join_next().await.is_some() {} };
        if tokio::time::timeout(drain, finished).await.is_ok() {
            return;
        }
        tracing::warn!("jobs that are not finished in time are given back");
        stage.send_replace(Stage::Leaves);
        let given = async { while lanes.join_next().await.is_some() {} };
        let _ = tokio::time::timeout(PAUSE, given).await;
    }

    /// Does what somebody waits for at tables of one game.
    async fn play_lane(self: Arc<Self>, lane: String, queue: Queue, stage: watch::Receiver<Stage>) {
        let mut jobs = JoinSet::new();
        let mut stopping = stage.clone();
        while *stopping.borrow_and_update() == Stage::Works {
            // Whoever is busy leaves the work to others.
            tokio::select! {
                () = self.thinkers.slow.has_room() => {}
                _ = stopping.changed() => continue,
            }
            let Some(taken) = take(&queue, &lane).await else {
                continue;
            };
            let place = self.thinkers.slow.place(&nobody(), Priority::Play).await;
            jobs.spawn(self.clone().do_job(taken, Some(place), stage.clone()));
            while jobs.try_join_next().is_some() {}
        }
        while jobs.join_next().await.is_some() {}
    }

    /// Makes reviews of one game.
    async fn review_lane(
        self: Arc<Self>,
        lane: String,
        queue: Queue,
        one: Arc<Semaphore>,
        stage: watch::Receiver<Stage>,
    ) {
        while *stage.borrow() == Stage::Works {
            let Ok(_one) = one.acquire().await else {
                return;
            };
            if *stage.borrow() != Stage::Works {
                return;
            }
            if let Some(taken) = take(&queue, &lane).await {
                let done = tokio::spawn(self.clone().do_job(taken, None, stage.clone()));
                let _ = done.await;
            }
        }
    }

    /// Does a job and says so, or gives it back.
    async fn do_job(
        self: Arc<Self>,
        taken: Taken<Job>,
        place: Option<Place>,
        mut stage: watch::Receiver<Stage>,
    ) {
        let name = taken.work.name();
        let count = |way: &'static str| {
            metrics::counter!("orrery_jobs_total", "job" => name, "way" => way).increment(1);
        };
        let attempt = taken.attempt();
        if attempt > 1 {
            count("again");
        }
        tracing::debug!(job = name, attempt, "begins");
        let leaving = async {
            let _ = stage.wait_for(|stage| *stage == Stage::Leaves).await;
        };
        let done = tokio::select! {
            done = self.carry_out(&taken.work, place) => done,
            () = leaving => {
                count("returned");
                return taken.give_back(Duration::ZERO).await;
            }
        };
        match done {
            Err(problem) if problem.status == 503 => {
                count("returned");
                taken.give_back(PAUSE).await;
            }
            // Whatever else is wrong would be wrong elsewhere too.
            Ok(()) | Err(_) => {
                count("done");
                taken.done().await;
            }
        }
    }

    async fn carry_out(self: &Arc<Self>, job: &Job, place: Option<Place>) -> Result<(), Problem> {
        match job {
            Job::Bot { table, seat, seq } => self.answer_for_bot(table, *seat, *seq, place).await,
            Job::Hint {
                table,
                seat,
                asked,
                draft,
                node,
                number,
            } => {
                let wanted = HintAsked {
                    seat: *seat,
                    asked: *asked,
                    draft: draft.as_deref(),
                };
                let hints = self.hint_for_another(table, &wanted, place).await?;
                self.send_hints(node, *number, hints).await;
                Ok(())
            }
            Job::Review { table } => self.review_for_all(table).await,
        }
    }
}

/// A job of a lane, if one comes.
async fn take(queue: &Queue, lane: &str) -> Option<Taken<Job>> {
    match queue.take(lane, PATIENCE).await {
        Ok(taken) => taken,
        Err(why) => {
            tracing::debug!(lane, %why, "no jobs can be taken");
            tokio::time::sleep(PAUSE).await;
            None
        }
    }
}

/// Those who sent a job have seen to it that everyone has a turn.
fn nobody() -> Account {
    Account {
        network: None,
        visitor: String::new(),
        table: String::new(),
    }
}
