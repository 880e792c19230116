//! Servers that tests need, started from the system's packages.
//!
//! [`Postgres::shared`] is one for all tests of a program, with a database of its own for
//! whoever asks; [`Postgres::start`] is one that a test may stop, kill and halt. The server lives
//! in a temporary folder and is reached over a socket in it, so no port is taken. [`Nats`] is the
//! same for NATS with JetStream, at a port that the system chooses. A shell
//! looks after each (`postgres.sh`, `nats.sh`) and ends it as soon as the test program is gone,
//! however that ended.
//!
//! [`Smtp`] takes e-mails, and a test reads them there. [`Oidc`] signs people in as a club would.
#![forbid(unsafe_code)]

mod nats;
mod oidc;
mod postgres;
pub mod programs;
mod smtp;
mod supervisor;

pub use nats::Nats;
pub use oidc::Oidc;
pub use postgres::Postgres;
pub use smtp::{Email, Smtp};
