//! The board drawn from a view: as text for a terminal and as a picture for the
//! page. Its words are in `locales/*.ftl`.

mod chart;
mod page;
pub(crate) mod reach;
mod svg;
pub(crate) mod text;
