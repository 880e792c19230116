//! What boards are made of: one call for one element.

use alloc::{format, string::String, vec::Vec};
use core::fmt::Display;

use crate::{Svg, Tag};

impl Svg {
    /// A whole drawing from a file; its lines are joined.
    pub fn drawing(&mut self, art: &str) {
        for line in art.lines() {
            self.raw(line);
        }
    }

    /// A piece that moves, under its key.
    pub fn piece(&mut self, key: impl Display, x: impl Display, y: impl Display) -> Tag<'_> {
        self.el("g").at("data-key", key).moved(x, y)
    }

    /// Something to touch, with its name and what else is in it.
    pub fn spot(&mut self, name: impl Display, title: &str, inside: impl FnOnce(&mut Self)) {
        self.el("g").at("data-spot", name).hold(|svg| {
            svg.title(title);
            inside(svg);
        });
    }

    /// A part of the board under its own class.
    pub fn group(&mut self, class: &str, inside: impl FnOnce(&mut Self)) {
        self.el("g").class(class).hold(inside);
    }

    /// What something is called.
    pub fn title(&mut self, title: impl Display) {
        self.el("title").text(title);
    }

    /// A text.
    pub fn label(&mut self, class: &str, x: impl Display, y: impl Display, text: impl Display) {
        let line = self.el("text").class(class);
        line.at("x", x).at("y", y).text(text);
    }

    /// A line of text with so many units of room. When it is about wider than that, in tenths of a
    /// unit, it is squeezed.
    pub fn squeezed(&mut self, class: &str, [x, y]: [i32; 2], room: i32, wide: i32, text: &str) {
        let mut line = self.el("text").class(class).at("x", x).at("y", y);
        if wide > room * 10 {
            line = line
                .at("textLength", room)
                .at("lengthAdjust", "spacingAndGlyphs");
        }
        line.text(text);
    }

    /// An outline.
    pub fn path(&mut self, class: &str, d: impl Display) {
        self.el("path").class(class).at("d", d).empty();
    }

    /// A rectangle whose corners are rounded so much.
    pub fn rect(&mut self, class: &str, area: [i32; 4], round: i32) {
        let rect = self.el("rect").class(class).area(area);
        if round == 0 {
            rect.empty();
        } else {
            rect.at("rx", round).empty();
        }
    }

    /// A circle.
    pub fn circle(&mut self, class: &str, x: impl Display, y: impl Display, r: impl Display) {
        let circle = self.el("circle").class(class);
        circle.at("cx", x).at("cy", y).at("r", r).empty();
    }
}

/// The text in lines with so many units of room, as `wide` tells about how wide a text is
/// in tenths of a unit. A word that is wider has a line of its own.
#[must_use]
pub fn lines(text: &str, room: i32, wide: impl Fn(&str) -> i32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        let longer = lines.last().map(|line| format!("{line} {word}"));
        match (lines.last_mut(), longer) {
            (Some(line), Some(longer)) if wide(&longer) <= room * 10 => *line = longer,
            _ => lines.push(word.into()),
        }
    }
    lines
}

/// So many percent as a short number.
#[must_use]
pub fn share(percent: i32) -> String {
    let text = format!("{}.{:02}", percent / 100, percent % 100);
    let text = text.trim_start_matches('0').trim_end_matches('0');
    text.trim_end_matches('.').into()
}

#[cfg(test)]
mod tests {
    use super::{Svg, lines, share};

    #[test]
    fn text_is_broken_between_words() {
        let wide = |text: &str| 10 * text.len() as i32;
        assert_eq!(lines("one two three", 7, wide), ["one two", "three"]);
        assert_eq!(lines("immeasurable a b", 3, wide), ["immeasurable", "a b"]);
    }

    #[test]
    fn a_text_that_is_too_wide_is_squeezed() {
        let mut svg = Svg::new();
        svg.squeezed("a", [1, 2], 30, 300, "fits");
        svg.squeezed("a", [1, 2], 30, 301, "too wide");
        assert_eq!(
            svg.finish(),
            "<text class=\"a\" x=\"1\" y=\"2\">fits</text>\
             <text class=\"a\" x=\"1\" y=\"2\" textLength=\"30\" \
             lengthAdjust=\"spacingAndGlyphs\">too wide</text>"
        );
    }

    #[test]
    fn shares_are_short() {
        assert_eq!([5, 50, 100, 125].map(share), [".05", ".5", "1", "1.25"]);
    }
}
