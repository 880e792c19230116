//! The pages, rendered from made-up frames.

mod assets;
mod content;
mod escaping;
mod fixture;
mod forms;
mod gallery;
mod markup;
mod wording;
