//! The native half of the Python package `orrery`.
//!
//! It is a thin layer over `catalog` and `record`: every class holds the erased game that
//! those give, answers what Python asks, and knows no game by name. Seats are numbers
//! counted from 1, as in views, positions, records and sentences. Everything is
//! immutable except bots and environments, and whatever takes time lets other Python
//! threads run meanwhile. What is said in Python about each class and method stands in
//! `python/orrery/_native.pyi` too.

mod action;
mod bot;
mod encoding;
mod environment;
mod errors;
mod game;
mod given;
mod hint;
mod json;
mod record;
mod series;
mod state;
mod table;
mod view;

use pyo3::prelude::*;

/// The native half of the package; use `orrery`.
#[pymodule]
mod _native {
    use pyo3::prelude::*;

    #[pymodule_export]
    use super::action::Action;
    #[pymodule_export]
    use super::bot::Bot;
    #[pymodule_export]
    use super::encoding::Encoding;
    #[pymodule_export]
    use super::environment::Environment;
    #[pymodule_export]
    use super::game::{Game, games};
    #[pymodule_export]
    use super::hint::{Estimate, Hint};
    #[pymodule_export]
    use super::record::{Record, resume};
    #[pymodule_export]
    use super::series::{game_seed, simulate};
    #[pymodule_export]
    use super::state::{State, restore};
    #[pymodule_export]
    use super::view::View;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))?;
        module.add("LEVELS", catalog::BotKind::NAMES.to_vec())
    }
}
