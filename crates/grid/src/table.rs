//! Rows and columns.

use alloc::{
    string::{String, ToString},
    vec::Vec,
};

use crate::{
    TextCanvas,
    canvas::{padded, width, wrap},
};

/// A column of a table.
#[derive(Clone, Copy, Debug)]
pub struct Column {
    least: usize,
    /// 0 stands for what the others leave.
    most: usize,
    right: bool,
}

/// A column of words, at most so wide.
#[must_use]
pub const fn words(most: usize) -> Column {
    Column {
        least: 0,
        most,
        right: false,
    }
}

/// A column of numbers, which stand at its right side.
#[must_use]
pub const fn numbers(most: usize) -> Column {
    Column {
        right: true,
        ..words(most)
    }
}

/// A column of words that takes what the others leave.
#[must_use]
pub const fn rest() -> Column {
    words(0)
}

impl Column {
    /// The same column, at least so wide.
    #[must_use]
    pub const fn at_least(self, least: usize) -> Self {
        Self { least, ..self }
    }
}

/// A row of a table.
#[derive(Clone, Debug)]
pub enum Row {
    /// A cell for each column.
    Cells(Vec<String>),
    /// More about the row above, on a line of its own.
    More(String),
}

impl TextCanvas {
    /// Adds the rows as lines, with two spaces between the columns.
    pub fn table(&mut self, columns: &[Column], rows: &[Row]) {
        let mut columns = columns.to_vec();
        let mut widths = measure(&columns, rows);
        if let Some(rest) = columns.iter().position(|column| column.most == 0) {
            let others: usize = widths.iter().sum::<usize>() - widths[rest];
            columns[rest].most = self.width.saturating_sub(others + 2 * columns.len() - 1);
            widths = measure(&columns, rows);
        }
        for row in rows {
            match row {
                Row::Cells(cells) => self.cells(&columns, &widths, cells),
                Row::More(text) => self.hang(&wrap(text, self.width - 5), 5, 5),
            }
        }
    }

    fn cells(&mut self, columns: &[Column], widths: &[usize], cells: &[String]) {
        let wrapped: Vec<Vec<String>> = cells
            .iter()
            .zip(columns)
            .map(|(cell, column)| wrap(cell, column.most))
            .collect();
        let height = wrapped.iter().map(Vec::len).max().unwrap_or(0);
        for line in 0..height {
            let mut text = String::new();
            for ((cell, column), &wide) in wrapped.iter().zip(columns).zip(widths) {
                let cell = cell.get(line).map_or("", String::as_str);
                text.push_str(if text.is_empty() { " " } else { "  " });
                if column.right {
                    text.push_str(&padded("", wide.saturating_sub(width(cell))));
                    text.push_str(cell);
                } else {
                    text.push_str(&padded(cell, wide));
                }
            }
            self.line(text.trim_end().to_string());
        }
    }
}

/// How wide each column gets.
fn measure(columns: &[Column], rows: &[Row]) -> Vec<usize> {
    let mut widths: Vec<usize> = columns.iter().map(|column| column.least).collect();
    for row in rows {
        if let Row::Cells(cells) = row {
            for ((cell, column), widest) in cells.iter().zip(columns).zip(&mut widths) {
                let wrapped = wrap(cell, column.most);
                let widths = wrapped.iter().map(|line| width(line));
                *widest = widths.max().unwrap_or(0).max(*widest);
            }
        }
    }
    widths
}

#[cfg(test)]
mod tests {
    use alloc::string::String;

    use super::{Column, Row, numbers, rest, words};
    use crate::TextCanvas;

    #[track_caller]
    fn check(columns: &[Column], rows: &[Row], text: &str) {
        let mut paper = TextCanvas::new(20);
        paper.table(columns, rows);
        assert_eq!(paper.finish(), text);
    }

    fn row<const N: usize>(cells: [&str; N]) -> Row {
        Row::Cells(cells.map(String::from).to_vec())
    }

    #[test]
    fn columns_are_as_wide_as_they_need_and_long_cells_take_several_lines() {
        check(
            &[words(5), numbers(9)],
            &[row(["é", "7"]), row(["one two", "12"]), row(["", "3"])],
            " é     7\n one  12\n two\n       3",
        );
    }

    #[test]
    fn one_column_takes_what_the_others_leave() {
        check(
            &[words(4).at_least(3), rest(), words(3)],
            &[row(["a", "one two three", "b"]), row(["c", "d", ""])],
            " a    one two  b\n      three\n c    d",
        );
    }

    #[test]
    fn more_about_a_row_has_a_line_of_its_own() {
        check(
            &[words(9), words(9)],
            &[
                row(["a", "b"]),
                Row::More(String::from("far too much for a row")),
            ],
            " a  b\n     far too much\n     for a row",
        );
    }
}
