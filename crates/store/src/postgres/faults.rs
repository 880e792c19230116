//! What PostgreSQL says when something goes wrong, as what a caller can do about it.

use std::{error::Error as _, sync::Arc};

use deadpool_postgres::{HookError, PoolError, TimeoutType};

use crate::StoreError;

/// What went wrong, in words. The details that PostgreSQL adds are left out: they quote rows.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
struct Told(String);

/// The server cannot be reached, and why.
pub fn unreachable(why: &str) -> StoreError {
    StoreError::Unreachable(Arc::new(Told(why.to_owned())))
}

/// What is stored is not as it should be.
pub fn corrupt(what: String) -> StoreError {
    StoreError::Corrupt(Arc::new(Told(what)))
}

/// Whether a text was refused that cannot be stored: one with a NUL character.
pub fn is_unstorable(error: &StoreError) -> bool {
    matches!(error, StoreError::Other(cause) if cause.downcast_ref::<Unstorable>().is_some())
}

/// A text that PostgreSQL does not take.
#[derive(Debug, thiserror::Error)]
#[error("a text with a NUL character cannot be stored")]
struct Unstorable;

impl From<tokio_postgres::Error> for StoreError {
    fn from(error: tokio_postgres::Error) -> Self {
        let Some(said) = error.as_db_error() else {
            return without_code(&error);
        };
        let code = said.code();
        let kind = match code.code() {
            "22021" => return Self::Other(Arc::new(Unstorable)),
            "53100" => Self::Full,
            // Out of memory or connections, a lock or a statement that took too long, two
            // transactions in each other's way.
            "53000" | "53200" | "53300" | "53400" | "55P03" | "57014" | "40001" | "40P01" => {
                Self::Busy
            }
            "XX001" | "XX002" => Self::Corrupt,
            // A standby, or a server that is about to stop or has just started.
            "25006" | "57P01" | "57P02" | "57P03" | "57P05" | "58030" => Self::Unreachable,
            // Connections, permissions, passwords, no such database.
            code if ["08", "28", "3D"]
                .iter()
                .any(|class| code.starts_with(class)) =>
            {
                Self::Unreachable
            }
            "42501" => Self::Unreachable,
            _ => Self::Other,
        };
        kind(Arc::new(Told(format!(
            "{} ({})",
            said.message(),
            code.code()
        ))))
    }
}

/// An error that does not come from the server: the way to it.
fn without_code(error: &tokio_postgres::Error) -> StoreError {
    let mut words = error.to_string();
    let mut cause = error.source();
    while let Some(why) = cause {
        words = format!("{words}: {why}");
        cause = why.source();
    }
    let told = Arc::new(Told(words));
    // What was asked does not fit the statement: a mistake in this program.
    let ours = [
        "error serializing",
        "error deserializing",
        "invalid column",
        "expected ",
        "query returned",
    ];
    if ours.iter().any(|beginning| told.0.starts_with(beginning)) {
        StoreError::Other(told)
    } else {
        StoreError::Unreachable(told)
    }
}

impl From<PoolError> for StoreError {
    fn from(error: PoolError) -> Self {
        match error {
            PoolError::Timeout(TimeoutType::Wait) => {
                Self::Busy(Arc::new(Told("every connection is in use".to_owned())))
            }
            PoolError::Timeout(_) => unreachable("the server does not answer"),
            PoolError::Backend(why) | PoolError::PostCreateHook(HookError::Backend(why)) => {
                why.into()
            }
            PoolError::Closed => Self::Closed,
            other => Self::Other(Arc::new(Told(other.to_string()))),
        }
    }
}
