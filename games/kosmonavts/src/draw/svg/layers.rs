//! What is drawn again and again.

use alloc::{format, string::String, vec::Vec};
use core::fmt::Display;

use svg::{Svg, Tag, Tenths};

/// What the parts of the board have in common.
pub trait Draws {
    /// A whole drawing from a file; its lines are joined.
    fn drawing(&mut self, art: &str);
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
    /// A piece that moves, under its key.
    fn piece(&mut self, key: impl Display, x: impl Display, y: impl Display) -> Tag<'_>;
    /// Something to touch, with its name and what else is in it.
    fn spot(&mut self, name: impl Display, title: &str, inside: impl FnOnce(&mut Svg));
    /// A part of the board under its own name.
    fn group(&mut self, class: &str, inside: impl FnOnce(&mut Svg));
    /// What something is called.
    fn title(&mut self, title: impl Display);
    /// A line of text that is squeezed when it would be wider than this.
    fn fitted(&mut self, class: &str, at: [i32; 2], width: i32, text: &str);
    /// A text.
    fn label(&mut self, class: &str, x: impl Display, y: impl Display, text: impl Display);
    /// An outline.
    fn path(&mut self, class: &str, d: impl Display);
    /// A rectangle with rounded corners.
    fn rect(&mut self, class: &str, area: [i32; 4], round: i32);
    /// A circle.
    fn circle(&mut self, class: &str, x: impl Display, y: impl Display, r: impl Display);
    /// A panel with its heading.
    fn panel(&mut self, area: [i32; 4], heading: &str);
}

impl Draws for Svg {
    fn drawing(&mut self, art: &str) {
        for line in art.lines() {
            self.raw(line);
        }
    }

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

    fn piece(&mut self, key: impl Display, x: impl Display, y: impl Display) -> Tag<'_> {
        self.el("g").at("data-key", key).moved(x, y)
    }

    fn spot(&mut self, name: impl Display, title: &str, inside: impl FnOnce(&mut Svg)) {
        self.el("g").at("data-spot", name).hold(|svg| {
            svg.title(title);
            inside(svg);
        });
    }

    fn group(&mut self, class: &str, inside: impl FnOnce(&mut Svg)) {
        self.el("g").class(class).hold(inside);
    }

    fn title(&mut self, title: impl Display) {
        self.el("title").text(title);
    }

    fn fitted(&mut self, class: &str, [x, y]: [i32; 2], width: i32, text: &str) {
        let mut line = self.el("text").class(class).at("x", x).at("y", y);
        if wide(text) > width * 10 {
            line = line
                .at("textLength", width)
                .at("lengthAdjust", "spacingAndGlyphs");
        }
        line.text(text);
    }

    fn label(&mut self, class: &str, x: impl Display, y: impl Display, text: impl Display) {
        let line = self.el("text").class(class);
        line.at("x", x).at("y", y).text(text);
    }

    fn path(&mut self, class: &str, d: impl Display) {
        self.el("path").class(class).at("d", d).empty();
    }

    fn rect(&mut self, class: &str, area: [i32; 4], round: i32) {
        let rect = self.el("rect").class(class).area(area);
        if round == 0 {
            rect.empty();
        } else {
            rect.at("rx", round).empty();
        }
    }

    fn circle(&mut self, class: &str, x: impl Display, y: impl Display, r: impl Display) {
        let circle = self.el("circle").class(class);
        circle.at("cx", x).at("cy", y).at("r", r).empty();
    }

    fn panel(&mut self, [x, y, width, height]: [i32; 4], heading: &str) {
        self.rect("ks-panel", [x, y, width, height], 4);
        self.fitted("ks-head", [x + 8, y + 15], width - 40, heading);
    }
}

/// So many percent as a short number.
pub fn share(percent: i32) -> String {
    let text = format!("{}.{:02}", percent / 100, percent % 100);
    let text = text.trim_start_matches('0').trim_end_matches('0');
    text.trim_end_matches('.').into()
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
