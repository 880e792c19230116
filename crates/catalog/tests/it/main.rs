//! The tests of the catalogue: what every game must have, and the traits that hide its types.
mod bench;
mod entry;
mod figures;
mod hints;
mod rules;
mod words;
