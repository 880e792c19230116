//! The board drawn from a view. Its words are in `locales/*.ftl`.

mod decks;
mod objective;
mod page;
mod places;
mod players;
mod portraits;
mod stock;
mod svg;
pub(crate) mod text;
