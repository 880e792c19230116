//! The board drawn from a view. Its words are in `locales/*.ftl`.

mod grid;
mod objective;
mod places;
mod portraits;
mod stock;
pub(crate) mod text;
