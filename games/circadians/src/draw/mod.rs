//! The board drawn from a view. Its words are in `locales/*.ftl`.

mod bases;
mod boards;
mod map;
mod page;
mod svg;
pub(crate) mod text;
