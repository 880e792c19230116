//! What is drawn again and again.

use alloc::{format, string::String, vec, vec::Vec};
use core::fmt::Display;

use svg::{Svg, share};

/// What the parts of the board have in common.
pub trait Draws {
    /// A shape from the art.
    fn show(&mut self, id: impl Display, x: impl Display, y: impl Display);
    /// A shape from the art, larger or smaller: so many percent of its size.
    fn sized(&mut self, id: impl Display, x: impl Display, y: impl Display, percent: i32);
    /// Something with a name.
    fn named(&mut self, title: &str, inside: impl FnOnce(&mut Svg));
    /// A line of text that is squeezed when it would be wider than this.
    fn fitted(&mut self, class: &str, at: [i32; 2], width: i32, text: &str);
    /// Several lines of text: where, how wide, how far apart and how many at most.
    fn paragraph(&mut self, class: &str, at: [i32; 2], size: [i32; 3], text: &str) -> i32;
    /// A pane of glass with its heading.
    fn panel(&mut self, area: [i32; 4], heading: &str);
    /// A shape from the art that has the colours of this class.
    fn outline(&mut self, id: &str, class: &str, x: impl Display, y: impl Display);
    /// What takes the light of a spot.
    fn halo(&mut self, area: [i32; 4]);
}

impl Draws for Svg {
    fn show(&mut self, id: impl Display, x: impl Display, y: impl Display) {
        let shown = self.el("use").at("href", format_args!("#cf-{id}"));
        shown.at("x", x).at("y", y).empty();
    }

    fn sized(&mut self, id: impl Display, x: impl Display, y: impl Display, percent: i32) {
        if percent == 100 {
            return self.show(id, x, y);
        }
        let shown = self.el("use").at("href", format_args!("#cf-{id}"));
        let change = format!("translate({x} {y})scale({})", share(percent));
        shown.at("transform", change).empty();
    }

    fn named(&mut self, title: &str, inside: impl FnOnce(&mut Svg)) {
        self.el("g").hold(|svg| {
            svg.title(title);
            inside(svg);
        });
    }

    fn fitted(&mut self, class: &str, at: [i32; 2], width: i32, text: &str) {
        self.squeezed(class, at, width, wide(text), text);
    }

    fn paragraph(&mut self, class: &str, [x, y]: [i32; 2], size: [i32; 3], text: &str) -> i32 {
        let [width, leading, most] = size;
        let lines = lines(text, width, most as usize);
        let count = lines.len() as i32;
        for (index, line) in lines.iter().enumerate() {
            self.fitted(class, [x, y + leading * index as i32], width, line);
        }
        count
    }

    fn panel(&mut self, [x, y, width, height]: [i32; 4], heading: &str) {
        self.rect("cf-pane", [x, y, width, height], 8);
        self.fitted("cf-head", [x + 8, y + 15], width * 6 / 10, heading);
    }

    fn outline(&mut self, id: &str, class: &str, x: impl Display, y: impl Display) {
        let shown = self.el("use").class(class);
        let shown = shown.at("href", format_args!("#cf-{id}"));
        shown.at("x", x).at("y", y).empty();
    }

    fn halo(&mut self, area: [i32; 4]) {
        self.rect("halo", area, 6);
    }
}

/// How a longer text is written.
#[derive(Clone, Copy)]
pub struct Letters {
    class: &'static str,
    size: i32,
    leading: i32,
}

impl Letters {
    pub const SMALL: Self = Self {
        class: "cf-text",
        size: 12,
        leading: 13,
    };
    pub const LARGE: Self = Self {
        class: "cf-text cf-larger",
        size: 14,
        leading: 17,
    };

    /// Writes as many lines as there is room for.
    pub fn write(self, svg: &mut Svg, [x, y, width, height]: [i32; 4], text: &str) {
        let most = (height / self.leading).max(1);
        let lines = lines(text, width * 12 / self.size, most as usize);
        for (index, line) in lines.iter().enumerate() {
            let y = y + self.leading * (index as i32 + 1) - 2;
            svg.label(self.class, x, y, line);
        }
    }
}

/// About how wide a text of 12 units is, in tenths of a unit.
pub fn wide(text: &str) -> i32 {
    let width = |letter: char| match letter {
        'i' | 'l' | 'j' | 't' | 'f' | 'r' | 'I' | '.' | ',' | ':' | '’' | '\'' | ' ' | '!' => 36,
        'm' | 'w' | 'M' | 'W' | '—' | '…' => 98,
        letter if letter.is_uppercase() => 80,
        _ => 67,
    };
    text.chars().map(width).sum()
}

/// The text in lines that are about so wide; what does not fit in is left out.
pub fn lines(text: &str, width: i32, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = vec![String::new()];
    for word in text.split(' ') {
        let full = lines.len() >= most;
        let Some(line) = lines.last_mut() else {
            break;
        };
        if line.is_empty() || wide(line) + wide(word) + 36 <= width * 10 {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        } else if full {
            line.push('…');
            break;
        } else {
            lines.push(word.into());
        }
    }
    lines
}
