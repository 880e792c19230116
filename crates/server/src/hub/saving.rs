//! A command becomes events, the events are saved, and then they have happened.
//!
//! The append is guarded by the number of the last event (optimistic concurrency): of
//! two writers who know the same table one is refused as late. A submission has an
//! id, and sending it again changes nothing (idempotence).

use std::sync::Arc;

use catalog::{Answer, is_draft};
use record::Prepared;
use store::{Append, Appended, NewEvent, StoredStage};
use tabletop::Seat;

use super::{Change, Hub, Table, body, lists::summary_after, now};
use crate::{
    draft::Draft, frame::Stage, problem::Problem, table::TableState, table_event::TableEvent,
};

/// The longest id of a submission, in characters.
pub const LONGEST_ID: usize = 64;

/// An answer to a question, as it comes over the network.
#[derive(Clone, Debug)]
pub struct Submission {
    /// The seat that answers.
    pub seat: Seat,
    /// The answer, all actions of a draft included.
    pub answer: Answer,
    /// Whether a complete answer is sealed at once. Otherwise, where the game lays it out,
    /// it is shown before.
    pub seal: bool,
    /// The number of the last event the answerer knew.
    pub seq: u64,
    /// An id made by the answerer; the same id is never taken twice.
    pub id: String,
}

/// What came of a command.
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

impl Accepted {
    /// It had been taken before, as this event.
    const fn repeated(seq: u64) -> Self {
        Self {
            seq,
            repeated: true,
            draft: None,
        }
    }
}

/// What was sent, if it is only a draft so far: something is still open, or everything is
/// laid out and waits to be sealed.
fn drafted(
    state: &TableState,
    asked: u64,
    submission: &Submission,
) -> Result<Option<Draft>, Problem> {
    let (game, seat) = (state.game()?, submission.seat);
    if !game.drafting(seat) {
        return Ok(None);
    }
    let (_, prepared) = state.prepare(seat, &submission.answer)?;
    let draft = Draft {
        asked,
        seat,
        answer: submission.answer.clone(),
    };
    let waits = !submission.seal && draft.complete(game).is_some();
    let goes_on = waits || is_draft(game, &*prepared.game, seat);
    Ok(goes_on.then_some(draft))
}

impl Hub {
    /// Changes a table: what the command becomes is saved first and then taken.
    /// The work goes on when the one who asked has gone away.
    ///
    /// # Errors
    /// When the command is refused or cannot be saved; nothing has changed then.
    pub async fn change(
        self: &Arc<Self>,
        table: &Arc<Table>,
        command: impl FnOnce(&TableState) -> Result<Vec<TableEvent>, Problem> + Send + 'static,
    ) -> Result<Accepted, Problem> {
        let (hub, changed) = (self.clone(), table.clone());
        let work = async move {
            let mut state = changed.state.lock().await;
            let events = command(&state)?;
            hub.save(&changed, &mut state, events, None, None).await
        };
        table.detached("a change", work).await
    }

    /// Plays an answer for a visitor's seat, unless the submission was taken before.
    ///
    /// # Errors
    /// When it is late, not the visitor's, against the rules, or cannot be saved.
    pub async fn submit(
        self: &Arc<Self>,
        table: &str,
        visitor: &str,
        submission: Submission,
    ) -> Result<Accepted, Problem> {
        if submission.id.is_empty() || submission.id.chars().count() > LONGEST_ID {
            return Err(Problem::bad("problem-form"));
        }
        let table = self.table(table).await?;
        let (hub, changed, visitor) = (self.clone(), table.clone(), visitor.to_string());
        let work = async move {
            let mut state = changed.state.lock().await;
            if let Some(seq) = state.taken(&submission.id) {
                return Ok(Accepted::repeated(seq));
            }
            let seat = submission.seat;
            if !state.seats_of(&visitor).contains(seat) {
                return Err(Problem::forbidden("problem-not-yours"));
            }
            let asked = state.asked(seat);
            if submission.seq < asked || submission.seq > state.seq {
                return Err(Problem::late());
            }
            if let Some(draft) = drafted(&state, asked, &submission)? {
                return Ok(Accepted {
                    seq: state.seq,
                    repeated: false,
                    draft: Some(draft),
                });
            }
            let mut id = Some(submission.id);
            let mut done = Accepted::repeated(state.seq);
            for answer in state.answers(seat, &submission.answer)? {
                let (event, prepared) = state.prepare(seat, &answer)?;
                let saved = hub.save(&changed, &mut state, vec![event], id.take(), Some(prepared));
                done = saved.await?;
                metrics::counter!("orrery_actions_total", "by" => "person").increment(1);
            }
            Ok(done)
        };
        table.detached("a submission", work).await
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
            summary: summary_after(state, &events, prepared.as_ref()),
            stage: if over {
                StoredStage::Finished
            } else {
                StoredStage::Live
            },
            now,
        };
        let began = std::time::Instant::now();
        let appended = self.store.append(append).await;
        let appended = appended.map_err(|why| Problem::not_saved(&why))?;
        metrics::histogram!("orrery_append_seconds").record(began.elapsed().as_secs_f64());
        match appended {
            Appended::Written(_) => {}
            Appended::Repeated(seq) => return Ok(Accepted::repeated(seq)),
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
