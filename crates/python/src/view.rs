//! What one seat may know.

use std::{
    hash::{DefaultHasher, Hash, Hasher},
    sync::Arc,
};

use catalog::{Match, PositionHash};
use numpy::PyArray1;
use pyo3::{exceptions::PyKeyError, prelude::*};
use serde_json::Value;
use tabletop::{Dice, Seat};

use crate::{
    action::Action,
    encoding::Encoding,
    errors, given,
    hint::{self, Budget, Hint},
    json,
    state::{self, State},
    table::Table,
};

/// What one seat, or a spectator, may know of a game: a mapping of named fields.
///
/// It has nothing of what the seat may not know, not even inside: it keeps a game that was
/// dealt anew. So a player that gets a view can ask it everything.
#[pyclass(frozen, mapping, module = "orrery")]
pub struct View {
    pub table: Arc<Table>,
    pub player: Option<Seat>,
    /// A game that agrees with the view, and with nothing else of the real one.
    pub deal: Box<dyn Match>,
    fields: Value,
}

impl View {
    /// What a seat may know of this game.
    pub fn of(table: &Arc<Table>, game: &dyn Match, seat: Option<Seat>) -> Self {
        Self {
            table: table.clone(),
            player: seat,
            deal: game.redeal(seat, Dice::from_seed(0)),
            fields: game.view(seat),
        }
    }

    fn own(&self) -> PyResult<Seat> {
        self.player
            .ok_or_else(|| errors::value("a spectator is not asked anything"))
    }

    fn dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        json::to_python(py, &self.fields)
    }
}

#[pymethods]
impl View {
    /// Whose view it is, counted from 1; `None` for a spectator.
    #[getter]
    fn seat(&self) -> Option<u8> {
        self.player.map(Seat::number)
    }

    /// What the seat is asked, as a sentence.
    #[getter]
    fn question(&self) -> PyResult<String> {
        Ok(self.table.say(&self.deal.question(self.own()?)))
    }

    /// The legal answers of the seat.
    fn legal(&self) -> PyResult<Vec<Action>> {
        Ok(state::legal(&self.table, &*self.deal, self.own()?))
    }

    /// A state that agrees with the view: what the seat cannot know is dealt with this seed.
    fn redeal(&self, seed: u64) -> State {
        State {
            table: self.table.clone(),
            game: self.deal.redeal(self.player, Dice::from_seed(seed)),
            past: None,
        }
    }

    /// What the computer thinks of the seat's best answers; see `State.hints`.
    #[pyo3(signature = (*, rounds = 12_000, seed = 0, most = 3, time = None, also = Vec::new()))]
    fn hints(
        &self,
        py: Python<'_>,
        rounds: u32,
        seed: u64,
        most: usize,
        time: Option<f64>,
        also: Vec<String>,
    ) -> PyResult<Vec<Hint>> {
        let budget = Budget {
            rounds,
            time: given::seconds(time)?,
            seed,
            most,
            also,
        };
        hint::hints(py, &self.table, &*self.deal, self.own()?, budget)
    }

    /// What the seat sees, as numbers; see `Game.encoding`.
    fn observe<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i16>>> {
        let mut numbers = vec![0; Encoding::of(&self.table)?.observation()];
        self.deal.observe(self.own()?, &mut numbers);
        Ok(PyArray1::from_vec(py, numbers))
    }

    /// All fields as a dictionary.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.dict(py)
    }

    /// All fields as JSON text, as `orrery show --json` prints them.
    fn json(&self) -> String {
        self.fields.to_string()
    }

    /// The board as text.
    fn board(&self) -> String {
        state::board(&self.table, &*self.deal, self.player)
    }

    /// The board as a picture in SVG.
    fn svg(&self) -> String {
        state::svg(&self.table, &*self.deal, self.player)
    }

    fn _repr_svg_(&self) -> String {
        self.svg()
    }

    fn __str__(&self) -> String {
        self.board()
    }

    fn __repr__(&self) -> String {
        let name = self.table.referee.info().id;
        match self.player {
            Some(seat) => format!("<View of seat {seat} at {name}>"),
            None => format!("<View of a spectator at {name}>"),
        }
    }

    fn __getitem__<'py>(&self, py: Python<'py>, key: &str) -> PyResult<Bound<'py, PyAny>> {
        match self.fields.get(key) {
            Some(value) => json::to_python(py, value),
            None => Err(PyKeyError::new_err(key.to_owned())),
        }
    }

    /// The field of this name, or what is given instead.
    #[pyo3(signature = (key, default = None))]
    fn get<'py>(
        &self,
        py: Python<'py>,
        key: &str,
        default: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        match self.fields.get(key) {
            Some(value) => json::to_python(py, value),
            None => Ok(default.unwrap_or_else(|| py.None().into_bound(py))),
        }
    }

    fn __contains__(&self, key: &str) -> bool {
        self.fields.get(key).is_some()
    }

    fn __len__(&self) -> usize {
        self.fields.as_object().map_or(0, serde_json::Map::len)
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.dict(py)?.call_method0("__iter__")
    }

    /// The names of the fields.
    fn keys<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.dict(py)?.call_method0("keys")
    }

    /// What stands in the fields.
    fn values<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.dict(py)?.call_method0("values")
    }

    /// The fields with their names.
    fn items<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.dict(py)?.call_method0("items")
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let other = other.cast::<Self>();
        other.is_ok_and(|other| {
            let other = other.get();
            self.player == other.player
                && self.fields == other.fields
                && self.table.is_like(&other.table)
        })
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        PositionHash::Canonical.of(&self.fields).hash(&mut hasher);
        hasher.finish()
    }
}
