//! A command becomes events, the events are saved, and then they have happened.
//!
//! The append is guarded by the number of the last event (optimistic concurrency): of
//! two writers who know the same table one is refused as late. A submission has an
//! id, and sending it again changes nothing (idempotence).

use std::sync::Arc;

use catalog::{Answer, is_draft};
use record::Prepared;
use store::{Append, Appended, NewEvent, SubmissionKey};
use tabletop::Seat;

use super::{Change, Hub, Table, body, cannot_take, lists::index_after, records::RECORD};
use crate::{draft::Draft, meters, problem::Problem, table::TableState, table_event::TableEvent};

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
    let prepared = state.prepare(seat, &submission.answer)?;
    let draft = Draft {
        asked,
        seat,
        answer: submission.answer.clone(),
    };
    let waits = !submission.seal && draft.complete(game).is_some();
    let goes_on = waits || is_draft(game, &*prepared.game, seat);
    Ok(goes_on.then_some(draft))
}

/// The record to keep, if the game is over or broken off with these events.
fn completed(
    state: &TableState,
    events: &[TableEvent],
    prepared: &[Prepared],
) -> Option<(&'static str, String)> {
    let journal = state.journal.as_ref()?;
    let closes = |event: &TableEvent| matches!(event, TableEvent::Closed { .. });
    let record = if events.iter().any(closes) {
        journal.broken_off()
    } else {
        journal.completed_by(prepared)?
    };
    Some((RECORD, record.write()))
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
        self.change_once(table, None, command).await
    }

    /// The same, once for each submission.
    ///
    /// # Errors
    /// As of [`Hub::change`].
    pub(super) async fn change_once(
        self: &Arc<Self>,
        table: &Arc<Table>,
        submission: Option<SubmissionKey>,
        command: impl FnOnce(&TableState) -> Result<Vec<TableEvent>, Problem> + Send + 'static,
    ) -> Result<Accepted, Problem> {
        let (hub, changed) = (self.clone(), table.clone());
        let work = async move {
            let mut state = changed.state.lock().await;
            let events = command(&state)?;
            if events.is_empty() {
                return Ok(Accepted::repeated(state.seq));
            }
            hub.save(&changed, &mut state, events, submission, Vec::new())
                .await
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
            let seat = submission.seat;
            if !state.seats_of(&visitor).contains(seat) {
                return Err(Problem::forbidden("problem-not-yours"));
            }
            if let Some(seq) = state.taken(seat, &submission.id) {
                return Ok(Accepted::repeated(seq));
            }
            let asked = state.asked(seat);
            if submission.seq < asked || submission.seq > state.seq {
                return Err(Problem::late());
            }
            let mut submission = submission;
            submission.answer = state.guided(seat, submission.answer)?;
            // What a lesson has agreed to is not asked again.
            submission.seal |= state.is_scripted();
            if let Some(draft) = drafted(&state, asked, &submission)? {
                return Ok(Accepted {
                    seq: state.seq,
                    repeated: false,
                    draft: Some(draft),
                });
            }
            let prepared = state.prepare_all(seat, &submission.answer)?;
            let played = prepared.iter().enumerate();
            let played = played.map(|(n, one)| TableEvent::played(&one.entry, n > 0));
            let events: Vec<TableEvent> = played.collect();
            let count = events.len() as u64;
            let key = SubmissionKey {
                scope: seat.to_string(),
                id: submission.id,
            };
            let saved = hub
                .save(&changed, &mut state, events, Some(key), prepared)
                .await;
            metrics::counter!("orrery_actions_total", "by" => "person").increment(count);
            saved
        };
        table.detached("a submission", work).await
    }

    /// Saves events and then takes them; all or none. Of actions, what they lead to is at
    /// hand already.
    pub(super) async fn save(
        self: &Arc<Self>,
        table: &Arc<Table>,
        state: &mut Arc<TableState>,
        events: Vec<TableEvent>,
        submission: Option<SubmissionKey>,
        prepared: Vec<Prepared>,
    ) -> Result<Accepted, Problem> {
        let at = self.now();
        // An id stands at the last event that its submission becomes.
        let key_of = |n: usize| submission.as_ref().filter(|_| n + 1 == events.len());
        let new = events.iter().enumerate().map(|(n, event)| NewEvent {
            submission: key_of(n).cloned(),
            body: body(event),
        });
        let append = Append {
            table: state.id.clone(),
            expected: state.seq,
            events: new.collect(),
            index: index_after(state, &events, prepared.last(), at)
                .map_err(|why| cannot_take(&state.id, &why))?,
            kept: completed(state, &events, &prepared).into_iter().collect(),
            at,
        };
        let began = std::time::Instant::now();
        let appended = self.store.append(append).await;
        let appended = appended.map_err(|why| Problem::not_saved(&why))?;
        metrics::histogram!("orrery_append_seconds").record(began.elapsed().as_secs_f64());
        match appended {
            Appended::Written(_) => {}
            Appended::Repeated(seq) => return Ok(Accepted::repeated(seq)),
            Appended::Conflict(seq) => {
                tracing::warn!(table = table.id, seq, "someone else has written to a table");
                self.refresh(table, state).await;
                return Err(Problem::late());
            }
        }
        // Those who read it at the moment keep what they have.
        let was_ended = state.stage().is_ended();
        let next = Arc::make_mut(state);
        let mut prepared = prepared.into_iter();
        let mut taken = events.iter().enumerate().map(|(n, event)| {
            let id = key_of(n).map(|key| &*key.id);
            next.take(event, at, id, prepared.next())
        });
        if let Some(why) = taken.find_map(Result::err) {
            // It is saved, so it happened: the stored log is right.
            cannot_take(&table.id, &why);
            self.refresh(table, state).await;
        }
        if state.stage().is_ended() && !was_ended {
            meters::table_ended(&state.id, &state.game, state.stage());
            self.made.end(&state.id);
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
