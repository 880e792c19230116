//! A computer player.

use std::sync::{Arc, Mutex, PoisonError};

use catalog::{BotKind, DynBot, Limits, Match, Referee};
use pyo3::prelude::*;
use tabletop::Seat;

use crate::{action::Action, errors, given, state::State, table::Table, view::View};

/// A computer player of one of the levels in `orrery.LEVELS`, for any game.
///
/// It sees only the view of the seat it answers for. The same seed gives the same
/// answers, unless `time` (in seconds, for each decision) cuts its thoughts short. A bot
/// that searches remembers what it thought: use one for each seat and game, and it
/// thinks less at the next decision.
///
/// A bot is called with a `View` and gives an `Action`, like any function that plays.
#[pyclass(frozen, module = "orrery")]
pub struct Bot {
    kind: BotKind,
    /// What it draws its lots with.
    #[pyo3(get)]
    seed: u64,
    limits: Limits,
    /// The player of the game it was last asked in.
    mind: Mutex<Option<Mind>>,
}

struct Mind {
    referee: Arc<dyn Referee>,
    bot: Box<dyn DynBot>,
}

impl Bot {
    /// What it would do, with other threads of Python running meanwhile.
    pub fn answer(
        &self,
        py: Python<'_>,
        table: &Arc<Table>,
        game: &dyn Match,
        seat: Seat,
    ) -> PyResult<Action> {
        if !game.to_act().contains(seat) {
            return Err(errors::value(format!("seat {seat} is not asked anything")));
        }
        let notation = py.detach(|| {
            let mut mind = self.mind.lock().unwrap_or_else(PoisonError::into_inner);
            let mind = match &mut *mind {
                Some(mind) if Arc::ptr_eq(&mind.referee, &table.referee) => mind,
                other => other.insert(Mind {
                    referee: table.referee.clone(),
                    bot: table.referee.bot(self.kind, self.seed, self.limits),
                }),
            };
            game.ask(seat, &mut *mind.bot)
        });
        let choices = game.choices(seat).into_iter();
        let choice = choices.into_iter().find(|choice| choice.action == notation);
        Ok(Action {
            table: table.clone(),
            player: seat,
            choice: choice.expect("bots choose from what is legal"),
        })
    }
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (level, seed = 0, *, time = None))]
    fn new(level: &str, seed: u64, time: Option<f64>) -> PyResult<Self> {
        let kind = level.parse().map_err(|_| {
            let levels = BotKind::NAMES.join(", ");
            errors::value(format!(
                "there is no bot called {level:?}: choose from {levels}"
            ))
        })?;
        let limits = Limits {
            time: given::seconds(time)?,
            ..Limits::default()
        };
        Ok(Self {
            kind,
            seed,
            limits,
            mind: Mutex::new(None),
        })
    }

    /// The level.
    #[getter]
    fn level(&self) -> String {
        self.kind.to_string()
    }

    /// The answer to the question of a view.
    fn __call__(&self, py: Python<'_>, view: &View) -> PyResult<Action> {
        let seat = view
            .player
            .ok_or_else(|| errors::value("a spectator is not asked anything"))?;
        self.answer(py, &view.table, &*view.deal, seat)
    }

    /// The answer of a seat in a game; the first that is asked if no seat is named.
    #[pyo3(signature = (state, seat = None))]
    fn ask(&self, py: Python<'_>, state: &State, seat: Option<i64>) -> PyResult<Action> {
        let seat = state.asked(seat)?;
        self.answer(py, &state.table, &*state.game, seat)
    }

    fn __repr__(&self) -> String {
        format!("Bot({:?}, seed={})", self.kind.to_string(), self.seed)
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> (Bound<'py, PyAny>, (String, u64)) {
        let bot = slf.get();
        (slf.get_type().into_any(), (bot.kind.to_string(), bot.seed))
    }
}
