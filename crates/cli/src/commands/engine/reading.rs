//! Lines of bounded length.

use std::io::{self, BufRead};

/// A line that was read.
#[derive(Debug, PartialEq, Eq)]
pub enum Line<'a> {
    /// Its bytes, without its end.
    Text(&'a [u8]),
    /// It was too long and is left out.
    TooLong,
}

/// Reads lines, and never holds more than one of the longest.
pub struct Lines<R> {
    input: R,
    longest: usize,
    line: Vec<u8>,
}

impl<R: BufRead> Lines<R> {
    /// Lines of at most so many bytes, the end of the line included.
    pub const fn new(input: R, longest: usize) -> Self {
        Self {
            input,
            longest,
            line: Vec::new(),
        }
    }

    /// The next line that is not empty.
    pub fn next(&mut self) -> io::Result<Option<Line<'_>>> {
        loop {
            self.line.clear();
            let (mut too_long, mut ended) = (false, false);
            while !ended {
                let read = self.input.fill_buf()?;
                if read.is_empty() {
                    break;
                }
                let end = read.iter().position(|&byte| byte == b'\n');
                let length = end.map_or(read.len(), |end| end + 1);
                if self.line.len() + length > self.longest {
                    too_long = true;
                } else if !too_long {
                    self.line.extend_from_slice(&read[..length]);
                }
                self.input.consume(length);
                ended = end.is_some();
            }
            if too_long {
                return Ok(Some(Line::TooLong));
            }
            if self.line.is_empty() {
                return Ok(None);
            }
            if !self.line.trim_ascii().is_empty() {
                return Ok(Some(Line::Text(self.line.trim_ascii())));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A line may be as long as the limit and no longer, wherever the buffer ends; the lines
    /// around one that is too long are read.
    #[test]
    fn a_line_that_is_too_long_costs_only_itself() {
        let input = b"1234567\n12345678\n\n  \nend" as &[u8];
        for buffer in 1..12 {
            let mut lines = Lines::new(io::BufReader::with_capacity(buffer, input), 8);
            assert_eq!(lines.next().unwrap(), Some(Line::Text(b"1234567")));
            assert_eq!(lines.next().unwrap(), Some(Line::TooLong));
            assert_eq!(lines.next().unwrap(), Some(Line::Text(b"end")));
            assert_eq!(lines.next().unwrap(), None);
        }
    }
}
