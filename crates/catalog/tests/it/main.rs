//! The tests of the catalog: what every game on the shelf must have, and the door.
mod bench;
mod entry;
mod figures;
mod hints;
mod rules;
mod words;
