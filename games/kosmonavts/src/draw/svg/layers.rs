//! What is drawn again and again.

use alloc::{format, string::String, vec::Vec};
use core::fmt::Display;

use svg::{Svg, Tenths, share};

/// What the parts of the board have in common.
pub trait Draws {
    /// A shape from the art.
    fn show(&mut self, id: impl Display, x: impl Display, y: impl Display);
    /// A shape from the art, larger or smaller: so many percent of its size.
    fn sized(&mut self, id: impl Display, x: impl Display, y: impl Display, percent: i32);
    /// A shape from the art, resized and turned clockwise.
    fn turned(
        &mut self,
        id: impl Display,
        x: impl Display,
        y: impl Display,
        percent: i32,
        degrees: i32,
    );
    /// A line of text that is squeezed when it would be wider than this.
    fn fitted(&mut self, class: &str, at: [i32; 2], width: i32, text: &str);
    /// A panel with its heading.
    fn panel(&mut self, area: [i32; 4], heading: &str);
}

impl Draws for Svg {
    fn show(&mut self, id: impl Display, x: impl Display, y: impl Display) {
        self.sized(id, x, y, 100);
    }

    fn sized(&mut self, id: impl Display, x: impl Display, y: impl Display, percent: i32) {
        self.turned(id, x, y, percent, 0);
    }

    fn turned(
        &mut self,
        id: impl Display,
        x: impl Display,
        y: impl Display,
        percent: i32,
        degrees: i32,
    ) {
        let shown = self.el("use").at("href", format_args!("#ks-{id}"));
        let mut change = match format!("{x} {y}").as_str() {
            "0 0" => String::new(),
            to => format!("translate({to})"),
        };
        if degrees % 360 != 0 {
            change += &format!("rotate({degrees})");
        }
        if percent != 100 {
            change += &format!("scale({})", share(percent));
        }
        if change.is_empty() {
            shown.empty();
        } else {
            shown.at("transform", change).empty();
        }
    }

    fn fitted(&mut self, class: &str, at: [i32; 2], width: i32, text: &str) {
        self.squeezed(class, at, width, wide(text), text);
    }

    fn panel(&mut self, [x, y, width, height]: [i32; 4], heading: &str) {
        self.rect("ks-panel", [x, y, width, height], 4);
        self.fitted("ks-head", [x + 8, y + 15], width - 40, heading);
    }
}

/// About how wide a text of 13 units is, in tenths of a unit.
pub fn wide(text: &str) -> i32 {
    let width = |letter: char| match letter {
        'i' | 'l' | 'j' | 't' | 'f' | 'r' | 'I' | '.' | ',' | ':' | '’' | '\'' | ' ' | '!' => 40,
        'm' | 'w' | 'M' | 'W' | '—' | '…' => 108,
        letter if letter.is_uppercase() => 87,
        _ => 72,
    };
    text.chars().map(width).sum()
}

/// The text in lines that are about so wide; the last one takes the rest.
pub fn lines(text: &str, width: i32, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        let full = lines.len() == most;
        match lines.last_mut() {
            Some(line) if full || wide(line) + wide(word) + 40 <= width * 10 => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.into()),
        }
    }
    lines
}

/// A number of tenths as it is printed.
pub const fn tenths(number: i32) -> Tenths {
    Tenths(number)
}
