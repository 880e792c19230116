//! Hints: what the computer would do at a seat. It thinks in the same bounded pool
//! as the bots, about the seat's own view, and only for whoever sits there.

use std::{collections::VecDeque, sync::Arc, time::Duration};

use catalog::{Answer, BotKind, Hint, HintRequest};
use sha2::{Digest, Sha256};
use tabletop::Seat;
use tokio::time::timeout;

use super::{Hub, Table};
use crate::{draft::Draft, problem::Problem};

/// How many answers a hint names.
const ANSWERS: usize = 3;
/// How long a hint waits for a place to think.
const PATIENCE: Duration = Duration::from_secs(8);
/// How many hints a table remembers.
const MOST_HINTS: usize = 8;

/// The hint someone wants.
#[derive(Clone, Debug)]
pub struct HintQuery {
    /// For which seat.
    pub seat: Seat,
    /// The event that put the question, if only that question is meant.
    pub asked: Option<u64>,
    /// What was drafted so far.
    pub draft: Option<Draft>,
}

/// What the computer would do at a seat.
#[derive(Clone, Debug)]
pub struct SeatHints {
    /// The seat.
    pub seat: Seat,
    /// The best answers, the best first; none when there was no place to think.
    pub hints: Arc<Vec<Hint>>,
}

/// The hints a table remembers: the same question is thought about once.
#[derive(Default)]
pub struct HintCache(VecDeque<(Key, Arc<Vec<Hint>>)>);

/// A question: the seat, the event that put it, what was drafted.
type Key = (Seat, u64, Option<Answer>);

impl Hub {
    /// A hint for a visitor's own seat.
    ///
    /// # Errors
    /// When the table allows none, the seat is not the visitor's or has nothing to
    /// decide, or all places to think are taken for long.
    pub async fn hint(
        &self,
        table: &Table,
        visitor: &str,
        wanted: &HintQuery,
    ) -> Result<SeatHints, Problem> {
        let seat = wanted.seat;
        let (key, game, seed) = {
            let state = table.state.lock().await;
            if !state.hints {
                return Err(Problem::forbidden("problem-no-hints"));
            }
            if !state.seats_of(visitor).contains(seat) {
                return Err(Problem::forbidden("problem-not-yours"));
            }
            let game = state.game()?;
            let asked = state.asked(seat);
            if !game.owing().contains(seat) || wanted.asked.is_some_and(|event| event != asked) {
                return Err(Problem::new(409, "problem-not-asked"));
            }
            let fits = |draft: &&Draft| draft.seat == seat && draft.asked == asked;
            let draft = wanted.draft.as_ref().filter(fits);
            let drafted = draft.and_then(|draft| Some((draft.applied(game)?, &draft.answer)));
            let (game, drafted) = match drafted {
                Some((game, answer)) => (game, Some(answer.clone())),
                None => (game.copy(), None),
            };
            let digest = Sha256::digest(format!("hint {} {seat} {asked}", state.id));
            let seed = u64::from_le_bytes(digest[..8].try_into().expect("8 of 32 bytes"));
            ((seat, asked, drafted), game, seed)
        };
        // One hint at a time at each table: whoever asks the same waits and finds it.
        let mut known = table.hints.lock().await;
        if let Some((_, hints)) = known.0.iter().find(|(question, _)| *question == key) {
            let hints = hints.clone();
            return Ok(SeatHints { seat, hints });
        }
        let busy = || Problem::new(503, "problem-hint-busy");
        let place = timeout(PATIENCE, self.place_to_think()).await;
        let place = place.map_err(|_| busy())?;
        let request = HintRequest {
            // As long as the strongest bot thinks: no hint is weaker than that.
            rounds: BotKind::EXPERT_ROUNDS,
            time: Some(self.config.bot_time),
            seed,
            most: ANSWERS,
            also: Vec::new(),
        };
        let hints = tokio::task::spawn_blocking(move || {
            let _place = place;
            game.hints(seat, &request)
        });
        let hints = hints
            .await
            .map_err(|why| table.broke_down("a hint", &why))?;
        metrics::counter!("orrery_hints_total").increment(1);
        let hints = Arc::new(hints);
        known.0.truncate(MOST_HINTS - 1);
        known.0.push_front((key, hints.clone()));
        Ok(SeatHints { seat, hints })
    }

    /// The hint an address asks for: nothing when its question is no longer open or
    /// not the visitor's, an empty one when all places to think are taken.
    pub async fn hint_on_page(
        &self,
        table: &Table,
        visitor: &str,
        wanted: Option<HintQuery>,
    ) -> Option<SeatHints> {
        let wanted = wanted?;
        match self.hint(table, visitor, &wanted).await {
            Ok(hinted) => Some(hinted),
            Err(problem) if problem.status == 503 => Some(SeatHints {
                seat: wanted.seat,
                hints: Arc::default(),
            }),
            Err(_) => None,
        }
    }
}
