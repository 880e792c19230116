//! Many games at once, over arrays of NumPy.

use std::{
    collections::BTreeMap,
    sync::{Mutex, PoisonError},
};

use catalog::{BotKind, Buffers, Spec, StepProblem};
use numpy::{
    Element, Ix1, Ix2, Ix3, PyArray, PyArray1, PyArrayMethods, PyReadonlyArray1, PyReadwriteArray,
    PyReadwriteArray1, ndarray::Dimension,
};
use pyo3::prelude::*;

use crate::{errors, game::Game};

/// Many games side by side; `orrery.VecEnv` is the class to use.
///
/// It has the arrays, writes into them, and lets other threads of Python run meanwhile.
#[pyclass(frozen, module = "orrery._native")]
pub struct Environment {
    games: Mutex<Box<dyn catalog::Environment>>,
    /// What the player who is asked sees.
    #[pyo3(get)]
    observations: Py<PyArray<i16, Ix2>>,
    /// What that player may do, 1 or 0.
    #[pyo3(get)]
    masks: Py<PyArray<u8, Ix2>>,
    /// The player who is asked, counted from 0.
    #[pyo3(get)]
    to_play: Py<PyArray<u8, Ix1>>,
    /// 1 where the last step has ended a game.
    #[pyo3(get)]
    dones: Py<PyArray<u8, Ix1>>,
    /// What the ended game came to for each side.
    #[pyo3(get)]
    rewards: Py<PyArray<f32, Ix2>>,
    /// Points ahead of the best of the others in an ended game.
    #[pyo3(get)]
    margins: Py<PyArray<i32, Ix2>>,
    /// Places in an ended game.
    #[pyo3(get)]
    places: Py<PyArray<u8, Ix2>>,
    /// What every player sees; empty unless asked for.
    #[pyo3(get)]
    views: Py<PyArray<i16, Ix3>>,
}

impl Environment {
    /// Does something with the games and the arrays, while other threads of Python run.
    fn work(
        &self,
        py: Python<'_>,
        work: impl FnOnce(&mut dyn catalog::Environment, &mut Buffers<'_>) -> Result<(), StepProblem>
        + Send,
    ) -> PyResult<()> {
        let mut observations = lent(py, &self.observations)?;
        let mut masks = lent(py, &self.masks)?;
        let mut to_play = lent(py, &self.to_play)?;
        let mut dones = lent(py, &self.dones)?;
        let mut rewards = lent(py, &self.rewards)?;
        let mut margins = lent(py, &self.margins)?;
        let mut places = lent(py, &self.places)?;
        let mut views = lent(py, &self.views)?;
        let mut buffers = Buffers {
            observations: observations.as_slice_mut()?,
            masks: masks.as_slice_mut()?,
            seats: to_play.as_slice_mut()?,
            dones: dones.as_slice_mut()?,
            rewards: rewards.as_slice_mut()?,
            margins: margins.as_slice_mut()?,
            places: places.as_slice_mut()?,
            views: views.as_slice_mut()?,
        };
        let done = py.detach(|| {
            let mut games = self.games.lock().unwrap_or_else(PoisonError::into_inner);
            work(&mut **games, &mut buffers)
        });
        done.map_err(|problem| match problem {
            StepProblem::Illegal { .. } => errors::IllegalAction::new_err((problem.to_string(),)),
            _ => errors::value(problem.to_string()),
        })
    }
}

/// An array that nobody else writes into meanwhile.
fn lent<'py, T: Element, D: Dimension>(
    py: Python<'py>,
    array: &Py<PyArray<T, D>>,
) -> PyResult<PyReadwriteArray<'py, T, D>> {
    let lent = array.bind(py).try_readwrite();
    lent.map_err(|_| errors::value("another thread plays these games now"))
}

#[pymethods]
impl Environment {
    #[new]
    fn new(
        py: Python<'_>,
        game: &Game,
        n: usize,
        seed: u64,
        threads: usize,
        bots: BTreeMap<i64, String>,
        views: bool,
    ) -> PyResult<Self> {
        let table = &game.table;
        let mut kinds: Vec<Option<BotKind>> = vec![None; table.referee.seats().into()];
        for (seat, level) in bots {
            let kind = level.parse();
            let kind = kind.map_err(|_| errors::value(format!("there is no bot {level:?}")))?;
            kinds[table.seat(seat)?.index()] = Some(kind);
        }
        let spec = Spec {
            games: n,
            seed,
            threads,
            bots: kinds,
        };
        let games = table.referee.vector(&spec);
        let games = games.map_err(|problem| errors::value(problem.to_string()))?;
        let shape = games.shape();
        let watched = if views { n } else { 0 };
        Ok(Self {
            observations: zeros(py, [n, shape.observation]),
            masks: zeros(py, [n, shape.actions]),
            to_play: zeros(py, [n]),
            dones: zeros(py, [n]),
            rewards: zeros(py, [n, shape.sides]),
            margins: zeros(py, [n, shape.sides]),
            places: zeros(py, [n, shape.sides]),
            views: zeros(py, [watched, shape.seats, shape.observation]),
            games: Mutex::new(games),
        })
    }

    /// Begins all games anew.
    fn reset(&self, py: Python<'_>, seed: u64) -> PyResult<()> {
        self.work(py, |games, buffers| games.reset(seed, buffers))
    }

    /// Plays one action in each game.
    #[expect(clippy::needless_pass_by_value, reason = "what PyO3 makes of an array")]
    fn step(&self, py: Python<'_>, actions: PyReadonlyArray1<'_, u32>) -> PyResult<()> {
        let actions = actions.as_slice()?;
        self.work(py, |games, buffers| games.step(actions, buffers))
    }

    /// Draws a legal action for each game.
    fn draw(&self, py: Python<'_>, mut actions: PyReadwriteArray1<'_, u32>) -> PyResult<()> {
        let actions = actions.as_slice_mut()?;
        py.detach(|| {
            let mut games = self.games.lock().unwrap_or_else(PoisonError::into_inner);
            games.draw(actions);
        });
        Ok(())
    }

    /// How often each game has begun.
    fn episodes<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u64>> {
        let episodes = py.detach(|| {
            let games = self.games.lock().unwrap_or_else(PoisonError::into_inner);
            let count = games.shape().games;
            (0..count).map(|game| games.episode(game)).collect()
        });
        PyArray1::from_vec(py, episodes)
    }
}

fn zeros<T: Element, D: Dimension, const N: usize>(
    py: Python<'_>,
    lengths: [usize; N],
) -> Py<PyArray<T, D>>
where
    [usize; N]: numpy::ndarray::IntoDimension<Dim = D>,
{
    PyArray::zeros(py, lengths, false).unbind()
}
