//! Tables of text for a terminal: columns as wide as they need, long cells on
//! several lines.
//!
//! Every character counts as one column; the words and symbols of the board
//! are chosen accordingly.

use alloc::{
    string::{String, ToString},
    vec::Vec,
};

/// How wide the board is meant to be.
pub(super) const WIDTH: usize = 100;

/// A column of a table.
#[derive(Clone, Copy)]
pub(super) struct Column {
    most: usize,
}

/// A column of words, at most so wide.
pub(super) const fn words(most: usize) -> Column {
    Column { most }
}

/// A column of words that takes what the others leave.
pub(super) const fn rest() -> Column {
    words(0)
}

/// The text in lines of at most `most` columns, broken at spaces.
pub(super) fn wrap(text: &str, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        match lines.last_mut() {
            Some(line) if width(line) + 1 + width(word) <= most => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_string()),
        }
    }
    lines
}

/// Adds the rows as lines, with two spaces between the columns.
pub(super) fn table(lines: &mut Vec<String>, columns: &[Column], rows: &[Vec<String>]) {
    let mut columns = columns.to_vec();
    let mut widths = measure(&columns, rows);
    if let Some(rest) = columns.iter().position(|column| column.most == 0) {
        let others: usize = widths.iter().sum::<usize>() - widths[rest];
        columns[rest].most = WIDTH.saturating_sub(others + 2 * columns.len() - 1);
        widths = measure(&columns, rows);
    }
    for cells in rows {
        lay_out(lines, &columns, &widths, cells);
    }
}

/// How wide each column gets.
fn measure(columns: &[Column], rows: &[Vec<String>]) -> Vec<usize> {
    let mut widths: Vec<usize> = columns.iter().map(|_| 0).collect();
    for cells in rows {
        for ((cell, column), widest) in cells.iter().zip(columns).zip(&mut widths) {
            let wrapped = wrap(cell, column.most);
            let widths = wrapped.iter().map(|line| width(line));
            *widest = widths.max().unwrap_or(0).max(*widest);
        }
    }
    widths
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
            text.push_str(cell);
            spaces(&mut text, pad);
        }
        lines.push(text.trim_end().to_string());
    }
}

/// Adds a text whose further lines are indented by so many columns.
pub(super) fn paragraph(lines: &mut Vec<String>, text: &str, indent: usize) {
    for (index, line) in wrap(text, WIDTH - 1 - indent).iter().enumerate() {
        lines.push(indented(line, if index == 0 { 1 } else { 1 + indent }));
    }
}

/// Adds a text that belongs to the line above.
pub(super) fn aside(lines: &mut Vec<String>, text: &str) {
    for (index, line) in wrap(text, WIDTH - 6).iter().enumerate() {
        lines.push(indented(line, if index == 0 { 3 } else { 5 }));
    }
}

fn indented(line: &str, by: usize) -> String {
    let mut text = String::new();
    spaces(&mut text, by);
    text.push_str(line);
    text
}

/// The text with spaces behind it, so many columns wide.
pub(super) fn padded(text: &str, most: usize) -> String {
    let mut text = text.to_string();
    let missing = most.saturating_sub(width(&text));
    spaces(&mut text, missing);
    text
}

/// Two blocks of lines beside each other.
pub(super) fn beside(left: &[String], wide: usize, right: &[String]) -> Vec<String> {
    let nothing = String::new();
    let lines = 0..left.len().max(right.len());
    let line = |at: usize| {
        let mut text = padded(left.get(at).unwrap_or(&nothing), wide);
        text.push_str(right.get(at).unwrap_or(&nothing));
        text.trim_end().to_string()
    };
    lines.map(line).collect()
}

/// How many columns a text takes.
pub(super) fn width(text: &str) -> usize {
    text.chars().count()
}

fn spaces(text: &mut String, count: usize) {
    text.extend(core::iter::repeat_n(' ', count));
}
