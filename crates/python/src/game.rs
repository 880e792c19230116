//! A game of the catalogue, opened with a setup.

use std::sync::Arc;

use catalog::{Catalog, rules_in};
use pyo3::{
    prelude::*,
    types::{PyDict, PyTuple},
};
use tabletop::Dice;

use crate::{
    encoding::Encoding,
    errors, given,
    state::{Past, State},
    table::Table,
};

/// The names of all games.
#[pyfunction]
pub fn games() -> Vec<&'static str> {
    ::games::catalog()
        .games()
        .map(|game| game.info().id)
        .collect()
}

/// A game, opened for so many players with these options.
///
/// `figures` is a corrected `box.toml`, as a path or as its text; `language` is the
/// language of all sentences: `en`, `es` or `fr`. All else are options of the game, as
/// `orrery games` lists them; `True` and `False` stand for `on` and `off`.
#[pyclass(frozen, module = "orrery")]
pub struct Game {
    pub table: Arc<Table>,
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (name, players = 2, *, figures = None, language = "en", **options))]
    fn new(
        name: &str,
        players: u8,
        figures: Option<&Bound<'_, PyAny>>,
        language: &str,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Self> {
        let catalog = ::games::catalog();
        let entry = catalog.find(name).ok_or_else(|| unknown(&catalog, name))?;
        let figures = figures.map(given::text).transpose()?;
        let opened = entry.open(figures.as_deref(), players, &given::options(options)?);
        let referee = opened.map_err(|why| errors::setup(&why))?;
        let language = given::language(language)?;
        let table = Table::new(catalog, referee, figures, language);
        Ok(Self {
            table: Arc::new(table),
        })
    }

    /// The name used in commands, addresses and records.
    #[getter]
    fn name(&self) -> &'static str {
        self.table.referee.info().id
    }

    /// The title on the box.
    #[getter]
    fn title(&self) -> &'static str {
        self.table.referee.info().title
    }

    /// How many seats people and bots sit at.
    #[getter]
    fn players(&self) -> u8 {
        self.table.referee.seats()
    }

    /// How many sides score: the seats and, behind them, the automata.
    #[getter]
    fn sides(&self) -> u8 {
        self.table.referee.sides()
    }

    /// All options, also those that are as usual.
    #[getter]
    fn options(&self) -> tabletop::Options {
        self.table.referee.options()
    }

    /// Where points come from, in the order of the score sheet.
    #[getter]
    fn sources(&self) -> Vec<&'static str> {
        self.table.sources().collect()
    }

    /// Whether seats know things that others do not.
    #[getter]
    fn secrets(&self) -> bool {
        self.table.referee.info().secrets
    }

    /// The version of the rules as coded.
    #[getter]
    fn rules_version(&self) -> u32 {
        self.table.referee.info().rules_version
    }

    /// The hash of the printed figures in use.
    #[getter]
    fn figures_hash(&self) -> &str {
        self.table.referee.figures_hash()
    }

    /// The language of all sentences.
    #[getter]
    fn language(&self) -> &'static str {
        self.table.speaker.language().code()
    }

    /// How the game is written in numbers.
    #[getter]
    fn encoding(&self) -> PyResult<Encoding> {
        Encoding::of(&self.table)
    }

    /// The sentence of a numbered rule, as exceptions name them.
    fn rule(&self, number: &str) -> PyResult<String> {
        let rules = rules_in(self.table.entry(), self.table.speaker.language());
        let mut rules = rules.into_iter();
        rules
            .find(|rule| rule.id.eq_ignore_ascii_case(number))
            .map(|rule| rule.text)
            .ok_or_else(|| errors::value(format!("there is no rule {number:?}")))
    }

    /// Begins a game. The seed decides all chance; without one it is drawn.
    #[pyo3(signature = (seed = None))]
    fn start(&self, py: Python<'_>, seed: Option<u64>) -> PyResult<State> {
        let seed = match seed {
            Some(seed) => seed,
            // As many bits as every reader of JSON keeps: records name the seed.
            None => py
                .import("secrets")?
                .call_method1("randbits", (53,))?
                .extract()?,
        };
        Ok(State {
            table: self.table.clone(),
            game: self.table.referee.start(Dice::from_seed(seed)),
            past: Some(Arc::new(Past::of_seed(seed))),
        })
    }

    fn __repr__(&self) -> String {
        format!("Game({:?}, players={})", self.name(), self.players())
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let other = other.cast::<Self>();
        other.is_ok_and(|other| self.table.is_like(&other.get().table))
    }

    fn __hash__(&self) -> u64 {
        use std::hash::{DefaultHasher, Hash, Hasher};
        let mut hasher = DefaultHasher::new();
        (self.name(), self.players(), self.options()).hash(&mut hasher);
        hasher.finish()
    }

    fn __getnewargs_ex__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyTuple>, Bound<'py, PyDict>)> {
        let args = (self.name(), self.players()).into_pyobject(py)?;
        let options = PyDict::new(py);
        for (key, value) in self.options() {
            options.set_item(key, value)?;
        }
        options.set_item("language", self.language())?;
        options.set_item("figures", self.table.figures.as_deref())?;
        Ok((args, options))
    }
}

fn unknown(catalog: &Catalog, name: &str) -> PyErr {
    let names: Vec<&str> = catalog.games().map(|game| game.info().id).collect();
    let what = format!(
        "there is no game {name:?}: choose from {}",
        names.join(", ")
    );
    errors::SetupError::new_err(what)
}
