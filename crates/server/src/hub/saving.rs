//! A command becomes events, the events are saved, and then they have happened.
//!
//! The append is guarded by the number of the last event (optimistic concurrency): of
//! two writers who know the same table one is refused as late. A submission has an
//! id, and sending it again changes nothing (idempotence).

use std::sync::Arc;

use catalog::{Answer, is_draft};
use record::Prepared;
use store::{Append, Appended, NewEvent, SubmissionKey, TableIndex};
use tabletop::Seat;

use super::{
    Change, Hub, Table, body, cannot_take,
    lists::{index_after, index_from},
    records::RECORD,
    span,
};
use crate::{
    draft::Draft,
    meters,
    notices::{told_of, told_of_time},
    problem::Problem,
    table::TableState,
    table_event::TableEvent,
};

/// The longest id of a submission, in characters.
pub const LONGEST_ID: usize = 64;

/// Whether a submission may be called this. Not every store takes a NUL character.
pub(super) fn is_id(id: &str) -> bool {
    id.chars().count() <= LONGEST_ID && !id.contains('\0')
}

/// How often a command is tried when others are faster each time.
pub(super) const ATTEMPTS: usize = 10;

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
        command: impl Fn(&TableState) -> Result<Vec<TableEvent>, Problem> + Send + 'static,
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
        command: impl Fn(&TableState) -> Result<Vec<TableEvent>, Problem> + Send + 'static,
    ) -> Result<Accepted, Problem> {
        let (hub, changed) = (self.clone(), table.clone());
        let work = async move {
            let mut state = changed.state.lock().await;
            for _ in 0..ATTEMPTS {
                hub.settle(&changed, &mut state).await?;
                let events = command(&state)?;
                if events.is_empty() {
                    return Ok(Accepted::repeated(state.seq));
                }
                let key = submission.clone();
                let saved = hub.try_to_save(&changed, &mut state, events, key, Vec::new());
                if let Some(accepted) = saved.await? {
                    return Ok(accepted);
                }
            }
            Err(Problem::late())
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
        if submission.id.is_empty() || !is_id(&submission.id) {
            return Err(Problem::bad("problem-form"));
        }
        let table = self.table(table).await?;
        let (hub, changed, visitor) = (self.clone(), table.clone(), visitor.to_string());
        let work = async move {
            let mut state = changed.state.lock().await;
            for _ in 0..ATTEMPTS {
                hub.settle(&changed, &mut state).await?;
                let tried = hub.try_to_submit(&changed, &mut state, &visitor, submission.clone());
                if let Some(accepted) = tried.await? {
                    return Ok(accepted);
                }
            }
            Err(Problem::late())
        };
        table.detached("a submission", work).await
    }

    /// Plays an answer, or nothing if somebody else was faster: then the table knows what they
    /// did, and the question may be another.
    async fn try_to_submit(
        self: &Arc<Self>,
        table: &Arc<Table>,
        state: &mut Arc<TableState>,
        visitor: &str,
        mut submission: Submission,
    ) -> Result<Option<Accepted>, Problem> {
        let seat = submission.seat;
        if !state.seats_of(visitor).contains(seat) {
            if state.is_timed_out(seat, visitor) {
                return Err(Problem::new(409, "problem-time-out"));
            }
            return Err(Problem::forbidden("problem-not-yours"));
        }
        if let Some(seq) = state.taken(seat, &submission.id) {
            return Ok(Some(Accepted::repeated(seq)));
        }
        let asked = state.asked(seat);
        if submission.seq < asked || submission.seq > state.seq {
            return Err(Problem::late());
        }
        submission.answer = state.guided(seat, submission.answer)?;
        // What a lesson has agreed to is not asked again.
        submission.seal |= state.is_scripted();
        if let Some(draft) = drafted(state, asked, &submission)? {
            return Ok(Some(Accepted {
                seq: state.seq,
                repeated: false,
                draft: Some(draft),
            }));
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
        let saved = self.try_to_save(table, state, events, Some(key), prepared);
        let saved = saved.await?;
        if saved.is_some() {
            metrics::counter!("orrery_actions_total", "by" => "person").increment(count);
        }
        Ok(saved)
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
        let saved = self.try_to_save(table, state, events, submission, prepared);
        saved.await?.ok_or_else(Problem::late)
    }

    /// The same, or nothing if somebody else was faster: then the table knows what they did.
    pub(super) async fn try_to_save(
        self: &Arc<Self>,
        table: &Arc<Table>,
        state: &mut Arc<TableState>,
        events: Vec<TableEvent>,
        submission: Option<SubmissionKey>,
        mut prepared: Vec<Prepared>,
    ) -> Result<Option<Accepted>, Problem> {
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
            index: TableIndex::default(),
            notices: Vec::new(),
            kept: completed(state, &events, &prepared).into_iter().collect(),
            at,
        };
        // Clocks depend on every step on the way, so the table takes the events first.
        let (index, ahead) = if state.clocks.is_some() {
            let mut next = TableState::clone(state);
            let prepared = prepared
                .drain(..)
                .map(Some)
                .chain(std::iter::repeat_with(|| None));
            for ((n, event), prepared) in events.iter().enumerate().zip(prepared) {
                let id = key_of(n).map(|key| &*key.id);
                let taken = next.take(event, at, id, prepared);
                taken.map_err(|why| cannot_take(&state.id, &why))?;
            }
            (index_from(state, &next), Some(next))
        } else {
            let index = index_after(state, &events, prepared.last(), at);
            (index.map_err(|why| cannot_take(&state.id, &why))?, None)
        };
        let is_rated = index.result.is_some();
        let due = at + span(self.config.notices.wait);
        let mut notices = told_of(state, &events, &index, at, due);
        if let Some(next) = &ahead {
            let slack = span(self.config.notices.slack());
            notices.extend(told_of_time(state, next, at, slack));
        }
        let append = Append {
            notices,
            index,
            ..append
        };
        let began = std::time::Instant::now();
        let appended = self.store.append(append).await;
        let appended = appended.map_err(|why| Problem::not_saved(&why))?;
        metrics::histogram!("orrery_append_seconds").record(began.elapsed().as_secs_f64());
        match appended {
            Appended::Written(_) => {}
            Appended::Repeated(seq) => {
                if seq > state.seq {
                    self.catch_up(table, state).await?;
                }
                return Ok(Some(Accepted::repeated(seq)));
            }
            Appended::Conflict(seq) => {
                if !self.store.is_shared() {
                    tracing::warn!(table = table.id, seq, "someone else has written to a table");
                }
                if seq > state.seq {
                    self.catch_up(table, state).await?;
                } else {
                    // It was taken away, or put back to an earlier state.
                    self.refresh(table, state).await;
                }
                return Ok(None);
            }
        }
        // Those who read it at the moment keep what they have.
        let was_ended = state.stage().is_ended();
        if let Some(next) = ahead {
            *state = Arc::new(next);
        } else {
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
        }
        if state.stage().is_ended() && !was_ended {
            meters::table_ended(&state.id, &state.game, state.stage());
            self.made.end(&state.id);
        }
        table.changed.send_replace(Change::of(state));
        self.news.tell(&table.id, state.seq);
        self.wake_bots(table);
        if is_rated {
            self.rate_soon();
        }
        if let Some(tournament) = state.tournament.as_ref()
            && state.stage().is_ended()
            && !was_ended
        {
            self.go_on_soon(tournament);
        }
        Ok(Some(Accepted {
            seq: state.seq,
            repeated: false,
            draft: None,
        }))
    }
}
