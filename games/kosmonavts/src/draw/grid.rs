//! Tables of text for a terminal: columns as wide as they need, long cells on
//! several lines.
//!
//! Every character counts as one column; the words and symbols of the board
//! are chosen accordingly.

use alloc::{
    string::{String, ToString},
    vec,
    vec::Vec,
};

/// How wide the board is meant to be.
pub(super) const WIDTH: usize = 100;

/// A column of a table.
#[derive(Clone, Copy)]
pub(super) struct Column {
    most: usize,
    right: bool,
}

/// A column of words, at most so wide.
pub(super) const fn words(most: usize) -> Column {
    Column { most, right: false }
}

/// A column of numbers, which stand at its right side.
pub(super) const fn numbers(most: usize) -> Column {
    Column { most, right: true }
}

/// The text in lines of at most `most` columns, broken at spaces
/// and, where a word is too long for a line, inside it.
fn wrap(text: &str, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        match lines.last_mut() {
            Some(line) if width(line) + 1 + width(word) <= most => {
                line.push(' ');
                line.push_str(word);
            }
            _ => {
                let letters: Vec<char> = word.chars().collect();
                lines.extend(
                    letters
                        .chunks(most)
                        .map(|part| part.iter().collect::<String>()),
                );
            }
        }
    }
    lines
}

/// Adds the rows as lines, with two spaces between the columns.
pub(super) fn table(lines: &mut Vec<String>, columns: &[Column], rows: &[Vec<String>]) {
    let mut widths = vec![0; columns.len()];
    for row in rows {
        for ((cell, column), widest) in row.iter().zip(columns).zip(&mut widths) {
            let wrapped = wrap(cell, column.most);
            let widths = wrapped.iter().map(|line| width(line));
            *widest = widths.max().unwrap_or(0).max(*widest);
        }
    }
    for row in rows {
        lay_out(lines, columns, &widths, row);
    }
}

fn lay_out(lines: &mut Vec<String>, columns: &[Column], widths: &[usize], cells: &[String]) {
    let wrapped: Vec<Vec<String>> = cells
        .iter()
        .zip(columns)
        .map(|(cell, column)| wrap(cell, column.most))
        .collect();
    let height = wrapped.iter().map(Vec::len).max().unwrap_or(0);
    for line in 0..height {
        let mut text = String::new();
        for (index, cell) in wrapped.iter().enumerate() {
            let cell = cell.get(line).map_or("", String::as_str);
            let pad = widths[index].saturating_sub(width(cell));
            spaces(&mut text, if index == 0 { 1 } else { 2 });
            if columns[index].right {
                spaces(&mut text, pad);
                text.push_str(cell);
            } else {
                text.push_str(cell);
                spaces(&mut text, pad);
            }
        }
        lines.push(text.trim_end().to_string());
    }
}

/// Adds a text whose further lines are indented by so many columns.
pub(super) fn paragraph(lines: &mut Vec<String>, text: &str, indent: usize) {
    for (index, line) in wrap(text, WIDTH - 1 - indent).iter().enumerate() {
        let mut indented = String::new();
        spaces(&mut indented, if index == 0 { 1 } else { 1 + indent });
        indented.push_str(line);
        lines.push(indented);
    }
}

/// How many columns a text takes.
fn width(text: &str) -> usize {
    text.chars().count()
}

fn spaces(text: &mut String, count: usize) {
    text.extend(core::iter::repeat_n(' ', count));
}
