//! Lines of text.

use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};

use unicode_width::UnicodeWidthStr;

/// A board on the way to the terminal, line by line.
#[derive(Debug)]
pub struct TextCanvas {
    pub(crate) width: usize,
    pub(crate) lines: Vec<String>,
}

impl TextCanvas {
    /// Empty paper, so many columns wide.
    #[must_use]
    pub const fn new(width: usize) -> Self {
        Self {
            width,
            lines: Vec::new(),
        }
    }

    /// Adds a line as it is.
    pub fn line(&mut self, line: String) {
        self.lines.push(line);
    }

    /// Adds several lines as they are.
    pub fn lines(&mut self, lines: impl IntoIterator<Item = String>) {
        self.lines.extend(lines);
    }

    /// Adds a line across.
    pub fn rule(&mut self) {
        self.lines.push(format!(" {}", "─".repeat(self.width - 2)));
    }

    /// Adds a text whose further lines are indented by so many columns.
    pub fn paragraph(&mut self, text: &str, indent: usize) {
        let lines = wrap(text, self.width - 1 - indent);
        self.hang(&lines, 1, 1 + indent);
    }

    /// Adds a text that belongs to the line above.
    pub fn aside(&mut self, text: &str) {
        self.hang(&wrap(text, self.width - 6), 3, 5);
    }

    /// Adds lines of which the first and the further ones are indented by so many columns.
    pub(crate) fn hang(&mut self, lines: &[String], first: usize, further: usize) {
        for (index, line) in lines.iter().enumerate() {
            let indent = if index == 0 { first } else { further };
            self.lines.push(format!("{:indent$}{line}", ""));
        }
    }

    /// How many columns there are.
    #[must_use]
    pub const fn width(&self) -> usize {
        self.width
    }

    /// The whole text.
    #[must_use]
    pub fn finish(self) -> String {
        laid_out(&self.lines)
    }

    /// The whole text with another sheet to the right of it.
    #[must_use]
    pub fn finish_beside(self, right: &Self) -> String {
        laid_out(&beside(&self.lines, self.width + GAP, &right.lines))
    }
}

/// Between two sheets.
const GAP: usize = 2;

/// A sheet is not wider: lines that are too long are hard to read.
const WIDEST: usize = 120;

/// How wide the sheets of a board are on a terminal with so many columns. There are two beside
/// each other where each can have what it needs at `least`, and the second takes what the first
/// leaves; else there is one, of at least 80 columns.
#[must_use]
pub fn sheets(columns: usize, least: [usize; 2]) -> (usize, Option<usize>) {
    let [first, second] = least;
    match columns.checked_sub(first + GAP + second) {
        Some(more) => (first, Some((second + more).min(WIDEST))),
        None => (columns.clamp(80, WIDEST), None),
    }
}

/// Lines as they are printed: what must not be broken is laid out now.
fn laid_out(lines: &[String]) -> String {
    lines.join("\n").replace(['\u{a0}', '\u{202f}'], " ")
}

/// The text in lines of at most `most` columns, broken at spaces and, where a word is too long for
/// a line, inside it.
pub(crate) fn wrap(text: &str, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        match lines.last_mut() {
            Some(line) if width(line) + 1 + width(word) <= most => {
                line.push(' ');
                line.push_str(word);
            }
            _ => {
                let letters: Vec<char> = word.chars().collect();
                lines.extend(letters.chunks(most.max(1)).map(String::from_iter));
            }
        }
    }
    lines
}

/// The text with spaces behind it, so many columns wide.
#[must_use]
pub fn padded(text: &str, wide: usize) -> String {
    format!("{text}{:1$}", "", wide.saturating_sub(width(text)))
}

/// Two blocks of lines beside each other, the left one so many columns wide.
#[must_use]
pub fn beside(left: &[String], wide: usize, right: &[String]) -> Vec<String> {
    let at = |lines: &[String], index: usize| lines.get(index).cloned().unwrap_or_default();
    let line = |index| {
        let text = padded(&at(left, index), wide) + &at(right, index);
        text.trim_end().to_string()
    };
    (0..left.len().max(right.len())).map(line).collect()
}

/// How many columns a text takes.
#[must_use]
pub fn width(text: &str) -> usize {
    text.width()
}

#[cfg(test)]
mod tests {
    use alloc::{string::String, vec};

    use super::{TextCanvas, beside, padded, sheets, width};

    /// Names of people may be written in any script; a wide character takes two columns.
    #[test]
    fn wide_characters_take_two_columns() {
        assert_eq!(width("水 ●"), 4);
        assert_eq!(padded("水", 4), "水  ");
        assert_eq!(padded("é\u{301}", 3), "é\u{301}  ");
        assert_eq!(padded("too long", 3), "too long");
    }

    #[test]
    fn a_paragraph_breaks_at_spaces_and_inside_words_that_are_too_long() {
        let mut paper = TextCanvas::new(10);
        paper.paragraph("one two three bürgermeister", 2);
        assert_eq!(paper.finish(), " one two\n   three\n   bürgerm\n   eister");
    }

    #[test]
    fn what_must_not_be_broken_is_not() {
        let mut paper = TextCanvas::new(10);
        paper.paragraph("a 10\u{a0}coal", 0);
        paper.rule();
        paper.aside("b c d");
        assert_eq!(paper.finish(), " a 10 coal\n ────────\n   b c\n     d");
    }

    #[test]
    fn two_sheets_need_room_for_both() {
        assert_eq!(sheets(60, [100, 80]), (80, None));
        assert_eq!(sheets(90, [100, 80]), (90, None));
        assert_eq!(sheets(181, [100, 80]), (120, None));
        assert_eq!(sheets(182, [100, 80]), (100, Some(80)));
        assert_eq!(sheets(200, [100, 80]), (100, Some(98)));
        assert_eq!(sheets(400, [100, 80]), (100, Some(120)));
    }

    #[test]
    fn a_sheet_stands_beside_another() {
        let mut left = TextCanvas::new(6);
        left.paragraph("a", 0);
        let mut right = TextCanvas::new(6);
        right.paragraph("b\u{a0}c", 0);
        right.rule();
        assert_eq!(left.width(), 6);
        assert_eq!(left.finish_beside(&right), " a       b c\n         ────");
    }

    #[test]
    fn the_longer_block_goes_on_alone() {
        let lines = beside(&[String::from("é")], 3, &["a".into(), "b".into()]);
        assert_eq!(lines, vec!["é  a", "   b"]);
    }
}
