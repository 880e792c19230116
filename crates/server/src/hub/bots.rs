//! Bots at tables: they think in a bounded pool, and what they decide is saved
//! like anyone's action.

use std::{
    collections::BTreeMap,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use catalog::{Answer, DynBot, Limits};
use sha2::{Digest, Sha256};
use tabletop::Seat;
use tokio::sync::OwnedSemaphorePermit;

use super::{Hub, Table};
use crate::table::{Sitter, TableState};

impl Hub {
    /// Lets the bots of a table play, if it is their turn and nobody does so yet.
    pub(super) fn wake_bots(self: &Arc<Self>, table: &Arc<Table>) {
        if table.bots_busy.swap(true, Ordering::AcqRel) {
            return;
        }
        let playing = tokio::spawn(self.clone().play_bots(table.clone()));
        let table = table.clone();
        tokio::spawn(async move {
            if let Err(why) = playing.await {
                table.broke_down("the turn of the bots", &why);
                // Else no bot would ever play at this table again.
                table.bots_busy.store(false, Ordering::Release);
            }
        });
    }

    /// Plays for the bots of a table until a person is asked or the game is over.
    async fn play_bots(self: Arc<Self>, table: Arc<Table>) {
        let mut minds = Minds::new();
        loop {
            while self.play_one_bot(&table, &mut minds).await {}
            table.bots_busy.store(false, Ordering::Release);
            // Something may have happened between the last look and the line above.
            let again = next_bot(&*table.state.lock().await).is_some();
            if !again || table.bots_busy.swap(true, Ordering::AcqRel) {
                return;
            }
        }
    }

    /// Waits for a place to think. Whoever gives up waiting is out of the queue.
    pub(super) async fn place_to_think(&self) -> OwnedSemaphorePermit {
        struct Waiting<'a>(&'a AtomicU64);
        impl Drop for Waiting<'_> {
            fn drop(&mut self) {
                self.0.fetch_sub(1, Ordering::Relaxed);
            }
        }
        self.queue.fetch_add(1, Ordering::Relaxed);
        let _waiting = Waiting(&self.queue);
        let place = self.thinkers.clone().acquire_owned().await;
        place.expect("the places are never closed")
    }

    /// Plays one action of one bot; whether there was one.
    async fn play_one_bot(self: &Arc<Self>, table: &Arc<Table>, minds: &mut Minds) -> bool {
        let (seat, kind, game, mut mind, seq) = {
            let state = table.state.lock().await;
            let (Some((seat, kind)), Some(journal)) = (next_bot(&state), &state.journal) else {
                return false;
            };
            let limits = Limits {
                time: Some(self.config.bot_time),
                memory: self.config.bot_memory,
            };
            let mind = match minds.remove(&seat) {
                Some((same, mind)) if same == kind => mind,
                _ => state.referee.bot(kind, bot_seed(&state, seat), limits),
            };
            (seat, kind, journal.game().copy(), mind, state.seq)
        };
        if !self.config.bot_delay.is_zero() {
            tokio::time::sleep(self.config.bot_delay).await;
        }
        let place = self.place_to_think().await;
        let thought = tokio::task::spawn_blocking(move || {
            let _place = place;
            (Answer::of_bot(&*game, seat, &mut *mind), mind)
        })
        .await;
        let (answer, mind) = match thought {
            Ok(thought) => thought,
            Err(why) => {
                table.broke_down("a bot", &why);
                tokio::time::sleep(Duration::from_secs(1)).await;
                return false;
            }
        };
        // Only those who think at the moment may take memory for it: when others wait
        // for a place, this bot begins afresh.
        if self.queue.load(Ordering::Relaxed) == 0 {
            minds.insert(seat, (kind, mind));
        }
        let mut state = table.state.lock().await;
        // The question may have changed meanwhile: then the bot thinks again.
        if state.asked(seat) > seq || next_bot(&state).map(|(next, _)| next) != Some(seat) {
            return true;
        }
        let played = match state.prepare(seat, &answer) {
            Ok((event, prepared)) => {
                self.save(table, &mut state, vec![event], None, Some(prepared))
                    .await
            }
            Err(problem) => Err(problem),
        };
        match played {
            Ok(_) => {
                metrics::counter!("orrery_actions_total", "by" => "bot").increment(1);
                true
            }
            Err(problem) => {
                let seq = state.seq;
                drop(state);
                tracing::error!(
                    table = table.id,
                    seq,
                    ?problem,
                    "a bot's action was not taken"
                );
                // The disk may be full: try again later rather than never.
                tokio::time::sleep(Duration::from_secs(1)).await;
                problem.status == 503
            }
        }
    }
}

/// What bots have thought so far, by seat: it serves them for their next decisions
/// until it is a person's turn.
type Minds = BTreeMap<Seat, (catalog::BotKind, Box<dyn DynBot>)>;

/// The next bot that owes an answer.
fn next_bot(state: &TableState) -> Option<(Seat, catalog::BotKind)> {
    let journal = state.journal.as_ref()?;
    journal
        .game()
        .owing()
        .iter()
        .find_map(|seat| match state.seats.get(seat.index())?.sitter {
            Sitter::Bot(kind) => Some((seat, kind)),
            _ => None,
        })
}

/// A seed for a bot that begins to think: another one at every table, seat and moment.
fn bot_seed(state: &TableState, seat: Seat) -> u64 {
    let actions = state
        .journal
        .as_ref()
        .map_or(0, |journal| journal.record().entries.len());
    let digest = Sha256::digest(format!("{} {seat} {actions}", state.id));
    u64::from_le_bytes(digest[..8].try_into().expect("8 of 32 bytes"))
}
