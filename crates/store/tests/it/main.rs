//! The store: its contract on SQLite and on PostgreSQL, and what each has alone.
mod backup;
mod contract;
mod copy;
mod files;
mod formats;
mod place;
mod postgres;
mod postgres_tls;
mod ratings;
mod tournaments;
