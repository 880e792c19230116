//! A game as it was written down.

use std::{fs, path::PathBuf, sync::Arc};

use ::record::{DiceSource, Journal, Record as Written, SeatInfo, replay, verify};
use catalog::Catalog;
use pyo3::{exceptions::PyOSError, prelude::*, types::PyDict};

use crate::{
    errors,
    game::Game,
    given,
    state::{Past, State},
    table::Table,
};

/// A game as it was written down: its setup, its dice, its actions and its result.
///
/// `Record(text)` reads one, from its text or from a file, and refuses what is cut off,
/// edited or against the rules with a `RecordError`. A record without a result is a game
/// that goes on. `str(record)` is its text.
#[pyclass(frozen, module = "orrery")]
pub struct Record {
    table: Arc<Table>,
    written: Written,
    /// What opens the dice of a game that goes on.
    secret: Option<String>,
}

impl Record {
    /// The record of a game with this past.
    pub fn of(table: Arc<Table>, past: &Past, names: Option<Vec<String>>) -> PyResult<Self> {
        let (dice, secret, actions) = past.told();
        let seats = table.referee.seats();
        let names = names.unwrap_or_else(|| table.names[..seats.into()].to_vec());
        if names.len() != usize::from(seats) {
            let what = format!("{} names for {seats} seats", names.len());
            return Err(errors::value(what));
        }
        let seats = names.into_iter().map(|name| SeatInfo { name, bot: None });
        let secret = secret.map(str::to_owned);
        let began = Journal::start(
            table.referee.clone(),
            seats.collect(),
            dice.clone(),
            secret.clone(),
        );
        let mut journal = began.map_err(|why| errors::value(why.to_string()))?;
        for (seat, action) in actions {
            let played = journal.play(seat, action);
            played.map_err(|refusal| errors::illegal(&table, seat, action, &refusal))?;
        }
        Ok(Self {
            written: journal.record().clone(),
            table,
            secret,
        })
    }

    /// The text of the record of a game that goes on, and what opens its dice.
    pub fn open_text(table: Arc<Table>, past: &Past) -> PyResult<(String, Option<String>)> {
        let record = Self::of(table, past, None)?;
        let secret = record.secret.filter(|_| record.written.ending.is_none());
        Ok((record.written.write(), secret))
    }

    fn read(
        text: &str,
        secret: Option<String>,
        figures: Option<String>,
        language: &str,
    ) -> PyResult<Self> {
        let catalog = ::games::catalog();
        let written = Written::read_open(text).map_err(|why| errors::record(&why))?;
        let referee = opened(&catalog, &written, figures.as_deref())?;
        let table = Table::new(catalog, referee, figures, given::language(language)?);
        let record = Self {
            table: Arc::new(table),
            written,
            secret,
        };
        // What is against the rules is refused now and not when somebody looks at it.
        record.replayed(|_| {})?;
        Ok(record)
    }

    /// Plays the game again, showing each state.
    fn replayed(&self, mut show: impl FnMut(State)) -> PyResult<()> {
        let figures = self.table.figures.as_deref();
        let secret = self.secret.as_deref();
        let opened = self.written.ending.as_ref();
        let opened = opened.and_then(|ending| ending.secret.clone());
        let mut past = Arc::new(Past::Start {
            dice: self.written.header.dice.clone(),
            secret: opened.or_else(|| self.secret.clone()),
        });
        let played = replay(
            self.table.catalog(),
            &self.written,
            figures,
            secret,
            |entry, game| {
                if let Some(entry) = entry {
                    past = Arc::new(Past::Played {
                        before: past.clone(),
                        seat: entry.seat,
                        action: entry.action.clone(),
                    });
                }
                show(State {
                    table: self.table.clone(),
                    game: game.copy(),
                    past: Some(past.clone()),
                });
            },
        );
        played.map(drop).map_err(|why| errors::record(&why))
    }
}

/// Opens the box of a record.
fn opened(
    catalog: &Catalog,
    written: &Written,
    figures: Option<&str>,
) -> PyResult<Arc<dyn catalog::Referee>> {
    let header = &written.header;
    let entry = catalog.find(&header.game).ok_or_else(|| {
        errors::RecordError::new_err((format!("there is no game {:?} here", header.game), 1))
    })?;
    let opened = entry.open(figures, header.players, &header.options);
    opened.map_err(|why| errors::setup(&why))
}

#[pymethods]
impl Record {
    #[new]
    #[pyo3(signature = (record, *, figures = None, language = "en"))]
    fn new(
        record: &Bound<'_, PyAny>,
        figures: Option<&Bound<'_, PyAny>>,
        language: &str,
    ) -> PyResult<Self> {
        let figures = figures.map(given::text).transpose()?;
        Self::read(&given::text(record)?, None, figures, language)
    }

    /// The game that was played.
    #[getter]
    fn game(&self) -> Game {
        Game {
            table: self.table.clone(),
        }
    }

    /// What the players are called.
    #[getter]
    fn names(&self) -> Vec<&str> {
        let seats = self.written.header.seats.iter();
        seats.map(|seat| seat.name.as_str()).collect()
    }

    /// The bot at each seat; `None` where a person sits.
    #[getter]
    fn bots(&self) -> Vec<Option<&str>> {
        let seats = self.written.header.seats.iter();
        seats.map(|seat| seat.bot.as_deref()).collect()
    }

    /// The seed of the dice; `None` where they were committed to.
    #[getter]
    const fn seed(&self) -> Option<u64> {
        match self.written.header.dice {
            DiceSource::Seed { seed } => Some(seed),
            DiceSource::Committed { .. } => None,
        }
    }

    /// Who did what: seat and notation.
    #[getter]
    fn actions(&self) -> Vec<(u8, &str)> {
        let entries = self.written.entries.iter();
        entries
            .map(|entry| (entry.seat.number(), entry.action.as_str()))
            .collect()
    }

    /// The places in order of the sides; `None` while the game goes on or where it was
    /// broken off.
    // Bytes would become `bytes` in Python.
    #[getter]
    fn places(&self) -> Option<Vec<u32>> {
        let ending = self.written.ending.as_ref()?;
        let places: Vec<u32> = ending
            .result
            .places
            .iter()
            .copied()
            .map(u32::from)
            .collect();
        (!places.is_empty()).then_some(places)
    }

    /// The points at the end in order of the sides; `None` while the game goes on.
    #[getter]
    fn scores(&self) -> Option<Vec<i32>> {
        let ending = self.written.ending.as_ref()?;
        Some(ending.result.scores.clone())
    }

    /// Plays the game again, strictly: the state before the first action and after each.
    fn states(&self) -> PyResult<Vec<State>> {
        let mut states = Vec::new();
        self.replayed(|state| states.push(state))?;
        Ok(states)
    }

    /// Whether the record is genuine: complete, untouched and played by the rules. What is
    /// wrong is told by a `RecordError`.
    fn verify<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let text = self.written.write();
        let verdict = verify(self.table.catalog(), &text, self.table.figures.as_deref());
        let verdict = verdict.map_err(|why| errors::record(&why))?;
        let told = PyDict::new(py);
        told.set_item("actions", verdict.actions)?;
        told.set_item("committed", verdict.committed)?;
        told.set_item("finished", verdict.finished)?;
        Ok(told)
    }

    /// Writes the record into a file.
    #[expect(clippy::needless_pass_by_value, reason = "what PyO3 makes of a path")]
    fn save(&self, path: PathBuf) -> PyResult<()> {
        fs::write(&path, self.written.write())
            .map_err(|why| PyOSError::new_err(format!("{}: {why}", path.display())))
    }

    fn __str__(&self) -> String {
        self.written.write()
    }

    fn __repr__(&self) -> String {
        let game = &self.written.header.game;
        let actions = self.written.entries.len();
        match self.places() {
            Some(places) => format!("<Record of {game}: {actions} actions, places {places:?}>"),
            None => format!("<Record of {game}: {actions} actions, not finished>"),
        }
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let other = other.cast::<Self>();
        other.is_ok_and(|other| self.written == other.get().written)
    }

    fn __len__(&self) -> usize {
        self.written.entries.len()
    }
}

/// The state at the end of a record; states are pickled so.
#[pyfunction]
pub fn resume(
    text: &str,
    secret: Option<String>,
    figures: Option<String>,
    language: &str,
) -> PyResult<State> {
    let record = Record::read(text, secret, figures, language)?;
    let mut last = None;
    record.replayed(|state| last = Some(state))?;
    Ok(last.expect("a replay shows the start"))
}
