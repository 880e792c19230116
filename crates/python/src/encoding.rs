//! How a game is written in numbers.

use std::sync::Arc;

use numpy::PyArray1;
use pyo3::{prelude::*, types::PyAny};

use crate::{errors, json, table::Table};

/// How a game is written in numbers: a fixed list of actions, and a fixed list of features of
/// what a seat sees.
///
/// Both are told from the perspective of the seat: its own side comes first, the others
/// follow in turn order, and an action that names another player counts from the seat too.
#[pyclass(frozen, module = "orrery")]
pub struct Encoding {
    table: Arc<Table>,
    encoding: catalog::Encoding,
}

impl Encoding {
    /// The encoding of the game at this table.
    pub fn of(table: &Arc<Table>) -> PyResult<Self> {
        let encoding = table.referee.encoding();
        Ok(Self {
            table: table.clone(),
            encoding: encoding
                .ok_or_else(|| errors::value("this game is not written in numbers"))?,
        })
    }

    /// One number for each place of an observation.
    fn bounds(&self, bound: impl Fn(&tabletop::encode::Feature) -> i16) -> Vec<i16> {
        let features = self.encoding.features().into_iter();
        features
            .flat_map(|(_, _, feature)| vec![bound(feature); feature.length])
            .collect()
    }
}

#[pymethods]
impl Encoding {
    /// The version. It is raised when an index or a feature changes its meaning.
    #[getter]
    const fn version(&self) -> u32 {
        self.encoding.version
    }

    /// How many actions there are.
    #[getter]
    pub const fn actions(&self) -> usize {
        self.encoding.action_count()
    }

    /// How many numbers an observation has.
    #[getter]
    pub const fn observation(&self) -> usize {
        self.encoding.observation()
    }

    /// For how many sides there is room in rewards and observations.
    #[getter]
    const fn sides(&self) -> usize {
        self.encoding.sides
    }

    /// The least that each number of an observation can be.
    #[getter]
    fn low<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i16>> {
        PyArray1::from_vec(py, self.bounds(|feature| feature.least))
    }

    /// The most that each number of an observation can be.
    #[getter]
    fn high<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i16>> {
        PyArray1::from_vec(py, self.bounds(|feature| feature.most))
    }

    /// The groups of actions and the features with their names, places and ranges.
    #[getter]
    fn schema<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        json::to_python(py, &self.encoding.json())
    }

    /// The notation of the action with this index, as a seat plays it.
    #[pyo3(signature = (index, seat = 1))]
    fn action_name(&self, index: usize, seat: i64) -> PyResult<String> {
        let action = self.table.referee.action_at(self.table.seat(seat)?, index);
        action.ok_or_else(|| errors::value(format!("there is no action {index}")))
    }

    /// The index of an action in notation, as a seat plays it.
    #[pyo3(signature = (notation, seat = 1))]
    fn action_index(&self, notation: &str, seat: i64) -> PyResult<usize> {
        let seat = self.table.seat(seat)?;
        let index = self.table.referee.action_index(seat, notation);
        index.ok_or_else(|| errors::value(format!("{notation:?} has no index")))
    }

    fn __repr__(&self) -> String {
        format!(
            "<Encoding {} of {}: {} actions, {} numbers>",
            self.version(),
            self.encoding.game,
            self.actions(),
            self.observation()
        )
    }
}
