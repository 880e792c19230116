//! The board drawn from a view. Its words are in `locales/*.ftl`.

mod page;
mod reach;
mod svg;
