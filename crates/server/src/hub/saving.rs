//! A wish becomes events, the events are saved, and then they have happened.

use std::sync::Arc;

use record::Prepared;
use store::{Append, Appended, NewEvent, StoredStage};
use tabletop::Seat;

use super::{Change, Hub, Table, body, lists::summary_after, not_saved, now};
use crate::{
    draft::{Draft, is_unfinished},
    frame::Stage,
    problem::Problem,
    table::TableState,
    table_event::TableEvent,
};

/// An answer to a question, as it comes over the network.
#[derive(Clone, Debug)]
pub struct Submission {
    /// The seat that answers.
    pub seat: Seat,
    /// The answer in notation; the actions of a draft are separated by
    /// [`catalog::THEN`].
    pub action: String,
    /// The number of the last event the answerer knew.
    pub seq: u64,
    /// An id made by the answerer; the same id is never taken twice.
    pub id: String,
}

/// What came of a wish.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Accepted {
    /// The number of the event it became, or had become before.
    pub seq: u64,
    /// Whether it had been taken before.
    pub repeated: bool,
    /// What was drafted so far, if the answer is not complete: nothing has happened
    /// then.
    pub draft: Option<Draft>,
}

impl Hub {
    /// Changes a table: what the wish becomes is saved first and then taken.
    /// The work goes on when the one who asked has gone away.
    ///
    /// # Errors
    /// When the wish is refused or cannot be saved; nothing has changed then.
    pub async fn change(
        self: &Arc<Self>,
        table: &Arc<Table>,
        wish: impl FnOnce(&TableState) -> Result<Vec<TableEvent>, Problem> + Send + 'static,
    ) -> Result<Accepted, Problem> {
        let (hub, table) = (self.clone(), table.clone());
        let work = async move {
            let mut state = table.state.lock().await;
            let events = wish(&state)?;
            hub.save(&table, &mut state, events, None, None).await
        };
        tokio::spawn(work)
            .await
            .unwrap_or_else(|_| Err(Problem::new(500, "problem-broken")))
    }

    /// Plays an action for a visitor's seat.
    ///
    /// # Errors
    /// When it is late, not the visitor's, against the rules, or cannot be saved.
    pub async fn play(
        self: &Arc<Self>,
        table: &Arc<Table>,
        visitor: String,
        submission: Submission,
    ) -> Result<Accepted, Problem> {
        let (hub, table) = (self.clone(), table.clone());
        let work = async move {
            let mut state = table.state.lock().await;
            if let Some(seq) = state.taken(&submission.id) {
                return Ok(Accepted {
                    seq,
                    repeated: true,
                    draft: None,
                });
            }
            if !state.seats_of(&visitor).contains(submission.seat) {
                return Err(Problem::forbidden("problem-not-yours"));
            }
            let asked = state.asked(submission.seat);
            if submission.seq < asked || submission.seq > state.seq {
                return Err(Problem::late());
            }
            let (event, prepared) = state.play(submission.seat, &submission.action)?;
            if is_unfinished(state.game()?, &*prepared.game, submission.seat) {
                return Ok(Accepted {
                    seq: state.seq,
                    repeated: false,
                    draft: Some(Draft {
                        asked,
                        seat: submission.seat,
                        actions: submission.action,
                    }),
                });
            }
            let saved = hub
                .save(
                    &table,
                    &mut state,
                    vec![event],
                    Some(submission.id),
                    Some(prepared),
                )
                .await;
            metrics::counter!("orrery_actions_total", "by" => "person").increment(1);
            saved
        };
        tokio::spawn(work)
            .await
            .unwrap_or_else(|_| Err(Problem::new(500, "problem-broken")))
    }

    /// Saves events and then takes them.
    pub(super) async fn save(
        self: &Arc<Self>,
        table: &Arc<Table>,
        state: &mut TableState,
        events: Vec<TableEvent>,
        submission: Option<String>,
        mut prepared: Option<Prepared>,
    ) -> Result<Accepted, Problem> {
        let now = now();
        let over = prepared
            .as_ref()
            .is_some_and(|prepared| prepared.game.outcome().is_some())
            || state.stage() == Stage::Over;
        let append = Append {
            table: state.id.clone(),
            expected: state.seq,
            events: events
                .iter()
                .map(|event| NewEvent {
                    submission: submission.clone(),
                    body: body(event),
                })
                .collect(),
            line: summary_after(state, &events, prepared.as_ref()),
            stage: if over {
                StoredStage::Finished
            } else {
                StoredStage::Live
            },
            now,
        };
        let began = std::time::Instant::now();
        let appended = self
            .store
            .append(append)
            .await
            .map_err(|why| not_saved(&why))?;
        metrics::histogram!("orrery_append_seconds").record(began.elapsed().as_secs_f64());
        match appended {
            Appended::Written(_) => {}
            Appended::Repeated(seq) => {
                return Ok(Accepted {
                    seq,
                    repeated: true,
                    draft: None,
                });
            }
            Appended::Conflict(_) => return Err(Problem::late()),
        }
        let before = state.seq;
        for event in &events {
            state
                .take(event, submission.as_deref(), prepared.take())
                .expect("what was checked and saved can be taken");
        }
        state.updated = now;
        if state.moved_seq > before {
            state.moved = now;
        }
        table.changed.send_replace(Change::of(state));
        self.wake_bots(table);
        Ok(Accepted {
            seq: state.seq,
            repeated: false,
            draft: None,
        })
    }
}
