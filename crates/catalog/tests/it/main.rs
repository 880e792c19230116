//! The tests of the catalogue: what every game must have, and the traits that hide its types.
mod bench;
mod chances;
mod encoding;
mod entry;
mod figures;
mod hints;
#[cfg(feature = "testkit")]
mod lessons;
mod printed;
mod rules;
mod words;
