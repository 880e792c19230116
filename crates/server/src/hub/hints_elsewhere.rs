//! Hints that somebody else on the bus thinks about, for whoever asked here.
//!
//! A job names the table, the question and the draft; what comes back is the lines in notation
//! with their figures. They are put into words here, in a game that is dealt from the seat's
//! view.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError, Weak, atomic::AtomicU64, atomic::Ordering},
    time::Duration,
};

use bus::Heard;
use catalog::{Estimate, Hint, Judgement, Match};
use serde::{Deserialize, Serialize};
use tabletop::Seat;
use tokio::sync::oneshot;

use super::{
    Hub, Table,
    bus_link::BusLink,
    hints::{HintQuery, Open, question},
    jobs::{Job, Lane, Turn},
    queue::{Account, Place, Priority},
};
use crate::problem::Problem;

/// How much longer than thinking takes the answer may take to come back.
const WAY: Duration = Duration::from_secs(3);

/// What came of asking others for a hint.
pub(super) enum Elsewhere {
    /// They have thought about it.
    Hints(Vec<Hint>),
    /// It is to be thought about here.
    Here(Place),
}

/// A question as it stands in a job.
pub(super) struct HintAsked<'a> {
    /// The seat.
    pub seat: Seat,
    /// The event that put it.
    pub asked: u64,
    /// What was drafted so far.
    pub draft: Option<&'a str>,
}

/// What a node answers another.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Answered {
    number: u64,
    /// Nothing if the question is no longer open.
    hints: Option<Vec<ToldHint>>,
}

/// A hint without its words.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ToldHint {
    line: Vec<String>,
    chances: Vec<f64>,
    /// Chance, lead, lost chance and lost points, each with its error.
    estimates: [(f64, f64); 4],
    sources: Vec<f64>,
}

impl ToldHint {
    fn of(hint: &Hint) -> Self {
        let judged = &hint.judgement;
        let estimates = [
            judged.chance,
            judged.lead,
            judged.lost_chance,
            judged.lost_points,
        ];
        Self {
            line: hint.actions().into_iter().map(String::from).collect(),
            chances: judged.chances.clone(),
            estimates: estimates.map(|estimate| (estimate.mean, estimate.error)),
            sources: judged.sources.clone(),
        }
    }

    /// The hint in words, if it can be followed in this game.
    fn in_words(self, game: &dyn Match, seat: Seat) -> Option<Hint> {
        let line = game.line_in_words(seat, &self.line);
        let estimates = self.estimates;
        let [chance, lead, lost_chance, lost_points] =
            estimates.map(|(mean, error)| Estimate { mean, error });
        (!line.is_empty()).then_some(Hint {
            line,
            judgement: Judgement {
                chances: self.chances,
                chance,
                lead,
                lost_chance,
                lost_points,
                sources: self.sources,
            },
        })
    }
}

/// Questions of this node that others think about.
#[derive(Default)]
pub(super) struct Questions {
    last: AtomicU64,
    waiting: Mutex<HashMap<u64, oneshot::Sender<Option<Vec<ToldHint>>>>>,
}

impl Questions {
    fn waiting(&self) -> MutexGuard<'_, HashMap<u64, oneshot::Sender<Option<Vec<ToldHint>>>>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A question, until its answer is no longer waited for.
struct Waiting<'a>(&'a Questions, u64);

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.waiting().remove(&self.1);
    }
}

/// Where a node hears answers.
fn topic(node: &str) -> String {
    format!("answers.{node}")
}

impl Hub {
    /// Has somebody else think about a question; else there is a place to do it here.
    ///
    /// # Errors
    /// When there is none for long, or the question is not open any more.
    pub(super) async fn hint_elsewhere(
        &self,
        table: &Table,
        account: &Account,
        open: &Open,
        wanted: &HintQuery,
    ) -> Result<Elsewhere, Problem> {
        let number = self.questions.last.fetch_add(1, Ordering::Relaxed);
        let (sender, answer) = oneshot::channel();
        self.questions.waiting().insert(number, sender);
        let _waiting = Waiting(&self.questions, number);
        let job = Job::Hint {
            table: table.id.clone(),
            seat: open.seat,
            asked: open.asked,
            draft: wanted.draft.as_ref().map(ToString::to_string),
            node: self.link.as_ref().map(|link| link.id()).unwrap_or_default(),
            number,
        };
        let lane = Lane::of(&open.state);
        let turn = self.jobs.turn(account, Priority::Play, &lane, &job);
        let _place = match self.place_for_hint(turn).await? {
            Turn::Here(place) => return Ok(Elsewhere::Here(place)),
            Turn::Elsewhere(place) => place,
        };
        // Somebody else's job may come before it.
        match tokio::time::timeout(2 * self.config.bot_time + WAY, answer).await {
            Ok(Ok(Some(told))) => {
                let in_words = |one: ToldHint| one.in_words(&*open.game, open.seat);
                Ok(Elsewhere::Hints(
                    told.into_iter().filter_map(in_words).collect(),
                ))
            }
            Ok(Ok(None)) => Err(Problem::new(409, "problem-not-asked")),
            Ok(Err(_)) | Err(_) => {
                metrics::counter!("orrery_jobs_total", "job" => "hint", "way" => "late")
                    .increment(1);
                match self
                    .place_for_hint(self.jobs.here(account, Priority::Play))
                    .await?
                {
                    Turn::Here(place) | Turn::Elsewhere(place) => Ok(Elsewhere::Here(place)),
                }
            }
        }
    }

    /// Thinks about a question that another node was asked; nothing if it is not open any more.
    ///
    /// # Errors
    /// When the table cannot be read.
    pub(super) async fn hint_for_another(
        self: &Arc<Self>,
        table: &str,
        asked: &HintAsked<'_>,
        place: Option<Place>,
    ) -> Result<Option<Vec<Hint>>, Problem> {
        let table = self.table(table).await?;
        let draft = asked.draft.map(str::parse).transpose();
        let Ok(draft) = draft else { return Ok(None) };
        let wanted = HintQuery {
            seat: asked.seat,
            asked: Some(asked.asked),
            draft,
        };
        let Ok(open) = question(table.snapshot().await, &wanted) else {
            return Ok(None);
        };
        let place = match place {
            Some(place) => place,
            None => {
                let account = self.account("", &table);
                self.thinkers.slow.place(&account, Priority::Play).await
            }
        };
        self.think_of_hints(&table, &open, place).await.map(Some)
    }

    /// Sends hints to whoever asked.
    pub(super) async fn send_hints(&self, node: &str, number: u64, hints: Option<Vec<Hint>>) {
        let hints = hints.map(|hints| hints.iter().map(ToldHint::of).collect());
        if let Some(link) = &self.link {
            // Whoever hears nothing thinks for itself.
            let _ = link
                .site()
                .say(&topic(node), &Answered { number, hints })
                .await;
        }
    }

    /// Hears answers of others, as long as there is a hub.
    pub(super) async fn hear_answers(hub: Weak<Self>, mut heard: Heard<Answered>) {
        while let Some(Answered { number, hints }) = heard.next().await {
            let Some(hub) = hub.upgrade() else { return };
            if let Some(asked) = hub.questions.waiting().remove(&number) {
                let _ = asked.send(hints);
            }
        }
    }
}

impl BusLink {
    /// Listens to answers for this node.
    pub(super) async fn answers(&self) -> Result<Heard<Answered>, bus::BusError> {
        self.site().listen(&topic(&self.id())).await
    }
}
