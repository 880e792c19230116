//! What has to be thought about, as jobs: done here in turn, or by whoever takes them off the bus.
//!
//! A job names what to think about and carries nothing of the game. Whoever does it reads the
//! table from the store, thinks from the seat's view, and saves what comes of it as this server
//! would. So nothing secret lies in a queue, a node that asked may end, and a job that is done twice
//! has an effect once: the append is guarded.
//!
//! A work queue serves whoever came first. Fairness is made before it: each node has so many
//! places on the bus, a little more than its share of the workers, and the fair queue gives them out.

use std::{pin::Pin, sync::Arc, time::Duration};

use bus::{Bounds, Queue};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

use super::{
    Hub,
    bus_link::BusLink,
    queue::{Account, FairQueue, Place, Priority},
    random_name,
};
use crate::table::TableState;

/// The most jobs in a queue. Each node puts few there; this is for when nobody takes them.
const MOST: i64 = 10_000;
/// How long a worker may be silent about a job. It speaks four times as often.
const SILENCE: Duration = Duration::from_secs(5);

/// A job.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "job", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Job {
    /// What a bot answers.
    Bot {
        /// The table.
        table: String,
        /// The seat of the bot.
        seat: Seat,
        /// The last event of the table when it was asked.
        seq: u64,
    },
    /// What the computer would do at a seat.
    Hint {
        /// The table.
        table: String,
        /// The seat.
        seat: Seat,
        /// The event that put the question.
        asked: u64,
        /// What was drafted so far.
        draft: Option<String>,
        /// The node that wants to know.
        node: String,
        /// The name of the question there.
        number: u64,
    },
    /// A review of a game that is over.
    Review {
        /// The table.
        table: String,
    },
}

impl Job {
    /// What it is called in figures.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Bot { .. } => "bot",
            Self::Hint { .. } => "hint",
            Self::Review { .. } => "review",
        }
    }

    /// Of two with the same name one is put into the queue. Several nodes may ask for the same
    /// answer of a bot.
    fn id(&self) -> String {
        match self {
            Self::Bot { table, seat, seq } => format!("bot {table} {seat} {seq}"),
            Self::Hint { .. } | Self::Review { .. } => random_name(8),
        }
    }
}

/// A game and the version of its rules: whoever knows both can do the job.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Lane {
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
}

impl Lane {
    /// That of a table.
    pub fn of(state: &TableState) -> Self {
        Self {
            game: state.game.clone(),
            rules: state.referee.info().rules_version,
        }
    }

    /// Its name in a queue.
    pub fn name(&self) -> String {
        let plain = |c: char| if c.is_ascii_alphanumeric() { c } else { '-' };
        let game: String = self.game.chars().map(plain).collect();
        format!("{game}.{}", self.rules)
    }
}

/// The work queues of a site.
#[derive(Clone)]
pub(super) struct Queues {
    play: Queue,
    background: Queue,
}

impl Queues {
    pub fn new(link: &BusLink) -> Self {
        let bounds = |minutes: u64| Bounds {
            most: MOST,
            age: Duration::from_secs(60 * minutes),
            silence: SILENCE,
        };
        Self {
            // What nobody has taken by then the node that asked has done itself.
            play: Queue::new(link.site(), "play", bounds(2)),
            background: Queue::new(link.site(), "background", bounds(60)),
        }
    }

    /// The queue of what is so urgent.
    pub const fn of(&self, priority: Priority) -> &Queue {
        match priority {
            Priority::Play => &self.play,
            Priority::Background => &self.background,
        }
    }
}

/// Where a job is done.
pub(super) enum Turn {
    /// Here: this is a place to think.
    Here(Place),
    /// Somewhere else. As long as this is held, the job counts as one of this node.
    Elsewhere(Place),
}

/// Whose turn it is, once it is.
pub(super) type Coming<'a> = Pin<Box<dyn Future<Output = Turn> + Send + 'a>>;

/// Who does jobs.
pub(super) trait Jobs: Send + Sync + 'static {
    /// Waits for the turn of a job. It is then done here, or under way to somebody else.
    fn turn<'a>(
        &'a self,
        account: &'a Account,
        priority: Priority,
        lane: &'a Lane,
        job: &'a Job,
    ) -> Coming<'a>;

    /// Waits for a place to think here, whoever else could.
    fn here<'a>(&'a self, account: &'a Account, priority: Priority) -> Coming<'a>;

    /// Whether somebody else is there who does such jobs.
    fn has_others(&self, lane: &Lane) -> bool;

    /// How many wait for their turn.
    fn waiting(&self) -> usize;
}

/// Everything is done here, in turn.
pub(super) struct InProcess(pub FairQueue);

impl Jobs for InProcess {
    fn turn<'a>(
        &'a self,
        account: &'a Account,
        priority: Priority,
        _lane: &'a Lane,
        _job: &'a Job,
    ) -> Coming<'a> {
        self.here(account, priority)
    }

    fn here<'a>(&'a self, account: &'a Account, priority: Priority) -> Coming<'a> {
        Box::pin(async move { Turn::Here(self.0.place(account, priority).await) })
    }

    fn has_others(&self, _lane: &Lane) -> bool {
        false
    }

    fn waiting(&self) -> usize {
        self.0.len()
    }
}

/// Workers on the bus do it; what nobody there can do is done here.
pub(super) struct OnBus {
    link: Arc<BusLink>,
    queues: Queues,
    here: InProcess,
    /// Places in the queue for what somebody waits for.
    play: FairQueue,
    /// Places in the queue for what can wait.
    background: FairQueue,
}

impl OnBus {
    /// With these places to think here.
    pub fn new(link: Arc<BusLink>, here: FairQueue) -> Self {
        Self {
            queues: Queues::new(&link),
            link,
            here: InProcess(here),
            play: FairQueue::new(1, usize::MAX),
            background: FairQueue::new(1, usize::MAX),
        }
    }
}

impl Jobs for OnBus {
    fn turn<'a>(
        &'a self,
        account: &'a Account,
        priority: Priority,
        lane: &'a Lane,
        job: &'a Job,
    ) -> Coming<'a> {
        Box::pin(async move {
            let count = |way: &'static str| {
                let name = job.name();
                metrics::counter!("orrery_jobs_total", "job" => name, "way" => way).increment(1);
            };
            if self.has_others(lane) {
                let places = match priority {
                    Priority::Play => &self.play,
                    Priority::Background => &self.background,
                };
                places.set_places(self.link.share());
                let place = places.place(account, priority).await;
                let queue = self.queues.of(priority);
                match queue.put(&lane.name(), &job.id(), job).await {
                    Ok(_) => {
                        count("sent");
                        return Turn::Elsewhere(place);
                    }
                    Err(why) => tracing::warn!(job = job.name(), %why, "a job is done here"),
                }
            }
            count("here");
            self.here(account, priority).await
        })
    }

    fn here<'a>(&'a self, account: &'a Account, priority: Priority) -> Coming<'a> {
        self.here.here(account, priority)
    }

    fn has_others(&self, lane: &Lane) -> bool {
        self.link.hears() && self.link.works(&lane.game, lane.rules)
    }

    fn waiting(&self) -> usize {
        self.here.waiting() + self.play.len() + self.background.len()
    }
}

impl Hub {
    /// How many jobs lie in each queue of the bus, if there is one that answers.
    pub async fn jobs_in_queue(&self) -> Option<[u64; 2]> {
        let link = self.link.as_ref().filter(|link| link.hears())?;
        let queues = Queues::new(link);
        let depth = async |priority| queues.of(priority).depth().await.ok();
        // A queue that nobody has used is not there.
        let play = depth(Priority::Play).await.unwrap_or(0);
        let background = depth(Priority::Background).await.unwrap_or(0);
        Some([play, background])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lane_has_a_name_that_a_subject_can_have() {
        let lane = |game: &str| Lane {
            game: game.into(),
            rules: 3,
        };
        assert_eq!(lane("red-outpost").name(), "red-outpost.3");
        assert_eq!(lane("my.game > *").name(), "my-game----.3");
    }

    #[test]
    fn the_same_question_to_a_bot_is_one_job_and_carries_nothing_of_the_game() {
        let job = |seq| Job::Bot {
            table: "t".into(),
            seat: Seat(1),
            seq,
        };
        assert_eq!(job(7).id(), job(7).id());
        assert_ne!(job(7).id(), job(8).id());
        let text = serde_json::to_string(&job(7)).unwrap();
        assert_eq!(text, r#"{"job":"bot","table":"t","seat":2,"seq":7}"#);
        assert_eq!(serde_json::from_str::<Job>(&text).unwrap(), job(7));
    }
}
