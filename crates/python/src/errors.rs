//! What goes wrong, as the exceptions that `orrery/_errors.py` defines.

use ::record::{PositionProblem, RecordProblem};
use catalog::{Refusal, explain_setup};
use pyo3::{exceptions::PyValueError, prelude::*};
use tabletop::{OpenProblem, Seat};

use crate::table::Table;

pyo3::import_exception!(orrery._errors, IllegalAction);
pyo3::import_exception!(orrery._errors, PositionError);
pyo3::import_exception!(orrery._errors, RecordError);
pyo3::import_exception!(orrery._errors, SetupError);

/// An action that the rules refuse.
pub fn illegal(table: &Table, seat: Seat, action: &str, refusal: &Refusal) -> PyErr {
    let rule = refusal.rule.map(|rule| rule.0);
    IllegalAction::new_err((
        table.say(&refusal.phrase),
        rule,
        action.to_owned(),
        seat.number(),
    ))
}

/// A box that cannot be opened.
pub fn setup(problem: &OpenProblem) -> PyErr {
    SetupError::new_err(explain_setup(problem))
}

/// A record that is not genuine.
pub fn record(problem: &RecordProblem) -> PyErr {
    RecordError::new_err((problem.what.clone(), problem.line))
}

/// A position that no game could be in.
pub fn position(problem: &PositionProblem) -> PyErr {
    PositionError::new_err(problem.to_string())
}

/// A value that makes no sense.
pub fn value(what: impl Into<String>) -> PyErr {
    PyValueError::new_err(what.into())
}
