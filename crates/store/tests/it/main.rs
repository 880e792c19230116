//! The store: its contract on SQLite and on PostgreSQL, and what each has alone.
mod backup;
#[macro_use]
mod contract;
mod circle;
mod copy;
mod files;
mod formats;
mod notices;
mod people;
mod place;
mod postgres;
mod postgres_tls;
mod ratings;
mod tournaments;
