//! What several servers tell each other over NATS.
//!
//! A [`Bus`] is a connection that comes back by itself. A [`Site`] is all that uses one database:
//! its subjects begin with a name of its own, and what is said there is signed with a key that is
//! in the database, so that whoever only reaches NATS can say nothing that is believed. A [`Queue`] is
//! work that any of several may do: each piece at least once.
//!
//! Nothing here is the truth about anything: that is in the database. A message is a hint to look
//! there, or a request to think.
#![forbid(unsafe_code)]

mod address;
mod connection;
mod nodes;
mod queue;
mod seal;
mod site;

pub use address::{Address, AddressError};
pub use connection::{Bus, State};
pub use nodes::{Node, Nodes, Role};
pub use queue::{Bounds, Put, Queue, Taken};
pub use seal::Seal;
pub use site::{Heard, Site};

/// Why something could not be said or heard.
#[derive(Clone, Debug, thiserror::Error)]
pub enum BusError {
    /// There is no connection.
    #[error("the bus does not answer")]
    Away,
    /// As much waits as may.
    #[error("the queue is full")]
    Full,
    /// It did not go well; with what NATS says.
    #[error("{0}")]
    Refused(String),
}

impl BusError {
    fn refused(why: impl std::fmt::Display) -> Self {
        Self::Refused(why.to_string())
    }
}
