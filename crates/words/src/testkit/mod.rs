//! For the tests of a game's words: speakers that let no mistake pass, and checks of its word
//! files, of its drawings, of its boards as text, of the ways to its answers and of its study.

mod choir;
pub mod drawing;
mod messages;
mod study;

pub use choir::{Choir, Strict};
pub use messages::{check_french, check_keys, check_languages, entries, french_mistake, text};
pub use study::{check_study, facts, studied};

/// The names of so many players.
#[must_use]
pub fn names(count: u8) -> Vec<String> {
    let names = ["Ana", "Björn", "Maximilian", "Zoé"].into_iter();
    names.take(count.into()).map(str::to_string).collect()
}

/// Checks that no line of a board is wider than so many columns or ends with a blank.
///
/// # Panics
/// When one is or does.
#[track_caller]
pub fn check_lines(board: &str, columns: usize) {
    for line in board.lines() {
        let width = line.chars().count();
        assert!(width <= columns, "{width} columns: {line}");
        assert_eq!(line, line.trim_end());
    }
}
