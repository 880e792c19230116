//! Hints: what the computer would do at a seat. It thinks in the same bounded pool
//! as the bots, about the seat's own view, and only for whoever sits there.

use std::{collections::VecDeque, sync::Arc, time::Duration};

use catalog::{Answer, BotKind, Hint, HintRequest, Match};
use record::Hinted;
use tabletop::Seat;
use tokio::time::timeout;

use super::{Hub, Table, hints_elsewhere::Elsewhere, jobs, queue::Place};
use crate::{draft::Draft, problem::Problem, table::TableState};

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

/// The hints a table remembers: the same question is thought about once, and a hint that is
/// followed keeps to its plan.
#[derive(Default)]
pub struct HintCache(VecDeque<Hinted>);

/// A question as it is thought about.
pub(super) struct Open {
    pub state: Arc<TableState>,
    pub seat: Seat,
    /// The event that put it.
    pub asked: u64,
    /// The game with what is drafted.
    pub game: Box<dyn Match>,
    drafted: Option<Answer>,
    seed: u64,
}

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
        let open = open(table.snapshot().await, visitor, wanted)?;
        let journal = open.state.journal.as_ref();
        let journal = journal.ok_or_else(|| Problem::new(409, "problem-not-asked"))?;
        // One hint at a time at each table: whoever asks the same waits and finds it.
        let mut known = table.hints.lock().await;
        let drafted = open.drafted.as_ref();
        let rest = |known: &Hinted| known.rest(journal, &*open.game, seat, drafted);
        if let Some(hints) = known.0.iter().find_map(rest) {
            return Ok(SeatHints { seat, hints });
        }
        let account = self.account(visitor, table);
        let hints = match self.hint_elsewhere(table, &account, &open, wanted).await? {
            Elsewhere::Hints(hints) => hints,
            Elsewhere::Here(place) => self.think_of_hints(table, &open, place).await?,
        };
        metrics::counter!("orrery_hints_total").increment(1);
        let hints = Arc::new(hints);
        known.0.truncate(MOST_HINTS - 1);
        let hinted = Hinted::new(journal, seat, drafted, hints.clone());
        known.0.push_front(hinted);
        Ok(SeatHints { seat, hints })
    }

    /// Waits for a place to think of a hint here.
    pub(super) async fn place_for_hint(
        &self,
        coming: impl Future<Output = jobs::Turn>,
    ) -> Result<jobs::Turn, Problem> {
        let place = timeout(PATIENCE, coming).await;
        place.map_err(|_| Problem::new(503, "problem-hint-busy"))
    }

    /// Thinks about a question.
    pub(super) async fn think_of_hints(
        &self,
        table: &Table,
        open: &Open,
        place: Place,
    ) -> Result<Vec<Hint>, Problem> {
        let request = HintRequest {
            // As long as the strongest bot thinks: no hint is weaker than that.
            rounds: BotKind::MASTER_ROUNDS,
            time: Some(self.config.bot_time),
            seed: open.seed,
            most: ANSWERS,
            also: Vec::new(),
        };
        let (game, seat) = (open.game.copy(), open.seat);
        let hints = tokio::task::spawn_blocking(move || {
            let _place = place;
            game.hints(seat, &request)
        });
        hints.await.map_err(|why| table.broke_down("a hint", &why))
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

/// The question that a hint is wanted for, if the visitor may have one.
fn open(state: Arc<TableState>, visitor: &str, wanted: &HintQuery) -> Result<Open, Problem> {
    let seat = wanted.seat;
    if !state.hints {
        return Err(Problem::forbidden("problem-no-hints"));
    }
    if !state.seats_of(visitor).contains(seat) {
        return Err(Problem::forbidden("problem-not-yours"));
    }
    question(state, wanted)
}

/// The same for whoever was asked to think by somebody who has seen to that.
pub(super) fn question(state: Arc<TableState>, wanted: &HintQuery) -> Result<Open, Problem> {
    let seat = wanted.seat;
    let game = state.game()?;
    let asked = state.asked(seat);
    if !state.owing().contains(seat) || wanted.asked.is_some_and(|event| event != asked) {
        return Err(Problem::new(409, "problem-not-asked"));
    }
    let fits = |draft: &&Draft| draft.seat == seat && draft.asked == asked;
    let draft = wanted.draft.as_ref().filter(fits);
    let drafted = draft.and_then(|draft| Some((draft.applied(game)?, &draft.answer)));
    let (game, drafted) = match drafted {
        Some((game, answer)) => (game, Some(answer.clone())),
        None => (game.copy(), None),
    };
    let seed = state.seed(&format!("hint {seat} {asked}"));
    Ok(Open {
        state,
        seat,
        asked,
        game,
        drafted,
        seed,
    })
}
