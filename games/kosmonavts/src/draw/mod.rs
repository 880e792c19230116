//! The board drawn from a view. Its words are in `locales/*.ftl`.

mod chart;
mod grid;
pub(crate) mod text;
