//! What the computer thinks of answers.

use std::{collections::BTreeMap, sync::Arc, time::Duration};

use catalog::{HintRequest, Match};
use pyo3::prelude::*;
use tabletop::Seat;

use crate::{action::Action, table::Table};

/// A mean with its standard error.
#[pyclass(frozen, module = "orrery", get_all, eq)]
#[derive(Clone, Copy, PartialEq)]
pub struct Estimate {
    /// The mean.
    mean: f64,
    /// Its standard error.
    error: f64,
}

impl From<catalog::Estimate> for Estimate {
    fn from(given: catalog::Estimate) -> Self {
        Self {
            mean: given.mean,
            error: given.error,
        }
    }
}

#[pymethods]
impl Estimate {
    const fn __float__(&self) -> f64 {
        self.mean
    }

    fn __repr__(&self) -> String {
        format!("{:.4} ± {:.4}", self.mean, self.error)
    }
}

/// What the computer thinks of an answer.
#[pyclass(frozen, module = "orrery", get_all)]
pub struct Hint {
    /// The answer, and what the seat would answer next in the same turn.
    line: Vec<Py<Action>>,
    /// The chance of each side to win; together 1.
    chances: BTreeMap<u8, f64>,
    /// The seat's own chance to win.
    chance: Estimate,
    /// How many points the seat is ahead of its best rival at the end.
    lead: Estimate,
    /// How much less the chance is than with the first hint.
    lost_chance: Estimate,
    /// How many points less the lead is than with the first hint.
    lost_points: Estimate,
    /// The seat's points at the end by source, where games are played out.
    points: BTreeMap<&'static str, f64>,
}

#[pymethods]
impl Hint {
    /// The answer itself.
    #[getter]
    fn action(&self, py: Python<'_>) -> Py<Action> {
        self.line[0].clone_ref(py)
    }

    fn __repr__(&self) -> String {
        let line: Vec<&str> = self
            .line
            .iter()
            .map(|action| action.get().notation())
            .collect();
        format!(
            "<Hint {}: chance {}, lead {}>",
            line.join(";"),
            self.chance.__repr__(),
            self.lead.__repr__()
        )
    }
}

/// How the computer is to think.
pub struct Budget {
    pub rounds: u32,
    pub time: Option<Duration>,
    pub seed: u64,
    pub most: usize,
    pub also: Vec<String>,
}

/// What the computer thinks of the best answers of a seat, the best first.
pub fn hints(
    py: Python<'_>,
    table: &Arc<Table>,
    game: &dyn Match,
    seat: Seat,
    budget: Budget,
) -> PyResult<Vec<Hint>> {
    let request = HintRequest {
        rounds: budget.rounds,
        time: budget.time,
        seed: budget.seed,
        most: budget.most,
        also: budget.also,
    };
    let hints = py.detach(|| game.hints(seat, &request));
    let hints = hints.into_iter().map(|hint| {
        let line = hint.line.into_iter().map(|choice| {
            let table = table.clone();
            let action = Action {
                table,
                player: seat,
                choice,
            };
            Py::new(py, action)
        });
        let judged = hint.judgement;
        Ok(Hint {
            line: line.collect::<PyResult<_>>()?,
            chances: (1..).zip(judged.chances).collect(),
            chance: judged.chance.into(),
            lead: judged.lead.into(),
            lost_chance: judged.lost_chance.into(),
            lost_points: judged.lost_points.into(),
            points: table.sources().zip(judged.sources).collect(),
        })
    });
    hints.collect()
}
