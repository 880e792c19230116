//! The tests of the record: format, journal, positions, and the corpus of finished games.
mod format;
mod hinted;
mod journal;
mod kit;
mod position;
