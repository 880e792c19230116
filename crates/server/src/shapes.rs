//! The shapes of a board: its `<defs>`, drawn once and shown wherever they are needed. They
//! follow from the game and its setup, so a page that has them is not sent them again.

use std::{
    hash::{DefaultHasher, Hasher},
    ops::Range,
};

const BEGIN: &str = "<defs>";
const END: &str = "</defs>";
/// What stands for shapes that the page has.
const KEPT: &str = "<defs data-kept=\"\">";

/// Where the shapes of a board stand.
fn place(board: &str) -> Option<Range<usize>> {
    let begin = board.find(BEGIN)? + BEGIN.len();
    let length = board[begin..].find(END)?;
    Some(begin..begin + length)
}

/// What the shapes of a board are called: other shapes are called otherwise.
pub fn name(board: &str) -> Option<String> {
    let shapes = &board[place(board)?];
    let mut hash = DefaultHasher::new();
    hash.write(shapes.as_bytes());
    Some(format!("{:016x}", hash.finish()))
}

/// The board for a page that has its shapes.
pub fn without(board: &str) -> Option<String> {
    let Range { start, end } = place(board)?;
    let before = &board[..start - BEGIN.len()];
    Some([before, KEPT, &board[end..]].concat())
}

#[cfg(test)]
mod tests {
    use super::{name, without};

    #[test]
    fn a_board_is_known_by_its_shapes_and_shown_without_them() {
        let board = "<svg><defs><g id=\"a\"/></defs><use href=\"#a\"/></svg>";
        let moved = "<svg><defs><g id=\"a\"/></defs><use href=\"#a\" x=\"1\"/></svg>";
        let other = "<svg><defs><g id=\"b\"/></defs><use href=\"#b\"/></svg>";
        assert_eq!(name(board), name(moved));
        assert_ne!(name(board), name(other));
        let rest = "<svg><defs data-kept=\"\"></defs><use href=\"#a\" x=\"1\"/></svg>";
        assert_eq!(without(moved).as_deref(), Some(rest));
        assert_eq!((name("<svg/>"), without("<svg/>")), (None, None));
    }
}
