//! Elements, attributes, text.

use alloc::string::String;
use core::fmt::{self, Display, Write};

/// A piece of SVG being written.
#[derive(Debug, Default)]
pub struct Svg(String);

impl Svg {
    /// Nothing yet.
    #[must_use]
    pub const fn new() -> Self {
        Self(String::new())
    }

    /// Nothing yet, and room for so many bytes.
    #[must_use]
    pub fn with_capacity(bytes: usize) -> Self {
        Self(String::with_capacity(bytes))
    }

    /// Begins an element; [`Tag`] says how it goes on.
    pub fn el(&mut self, name: &'static str) -> Tag<'_> {
        self.0.push('<');
        self.0.push_str(name);
        Tag { svg: self, name }
    }

    /// Adds markup that is known to be well-formed, such as a drawing in a file.
    pub fn raw(&mut self, markup: &str) {
        self.0.push_str(markup);
    }

    /// The text written so far.
    #[must_use]
    pub fn finish(self) -> String {
        self.0
    }
}

/// The beginning of an element. It ends with [`empty`](Self::empty),
/// [`text`](Self::text) or [`hold`](Self::hold).
#[must_use = "an element has to be ended"]
pub struct Tag<'a> {
    svg: &'a mut Svg,
    name: &'static str,
}

impl<'a> Tag<'a> {
    /// Adds an attribute.
    pub fn at(self, name: &str, value: impl Display) -> Self {
        let text = &mut self.svg.0;
        text.push(' ');
        text.push_str(name);
        text.push_str("=\"");
        write!(Escaped(text), "{value}").expect("a string takes everything");
        text.push('"');
        self
    }

    /// Adds the attribute `class`.
    pub fn class(self, name: impl Display) -> Self {
        self.at("class", name)
    }

    /// Moves the element: `transform="translate(x y)"`.
    pub fn moved(self, x: impl Display, y: impl Display) -> Self {
        self.at("transform", format_args!("translate({x} {y})"))
    }

    /// The position and size of a rectangle.
    pub fn area(self, [x, y, width, height]: [i32; 4]) -> Self {
        let this = if x == 0 { self } else { self.at("x", x) };
        let this = if y == 0 { this } else { this.at("y", y) };
        this.at("width", width).at("height", height)
    }

    /// Ends an element that holds nothing.
    pub fn empty(self) {
        self.svg.0.push_str("/>");
    }

    /// Ends an element that holds text.
    pub fn text(self, text: impl Display) {
        self.hold(|svg| write!(Escaped(&mut svg.0), "{text}").expect("a string takes everything"));
    }

    /// Ends an element that holds others.
    pub fn hold(self, inside: impl FnOnce(&mut Svg)) {
        self.svg.0.push('>');
        inside(self.svg);
        self.svg.0.push_str("</");
        self.svg.0.push_str(self.name);
        self.svg.0.push('>');
    }
}

/// Text in which nothing is markup. Control characters, which XML does not know,
/// are left out.
struct Escaped<'a>(&'a mut String);

impl Write for Escaped<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        // Almost everything stays as it is, so it is taken over in long pieces.
        let mut rest = text;
        while let Some(place) = rest.bytes().position(may_stand_out) {
            self.0.push_str(&rest[..place]);
            let mut letters = rest[place..].chars();
            if let Some(letter) = letters.next() {
                self.put(letter);
            }
            rest = letters.as_str();
        }
        self.0.push_str(rest);
        Ok(())
    }
}

impl Escaped<'_> {
    fn put(&mut self, letter: char) {
        match letter {
            '&' => self.0.push_str("&amp;"),
            '<' => self.0.push_str("&lt;"),
            '>' => self.0.push_str("&gt;"),
            '"' => self.0.push_str("&quot;"),
            '\t' | '\n' | '\r' => self.0.push(' '),
            '\u{fffe}' | '\u{ffff}' => {}
            letter if letter.is_control() => {}
            letter => self.0.push(letter),
        }
    }
}

/// Whether a character that begins with this byte may not stay as it is: markup and control
/// characters, and what could begin one of those beyond ASCII.
const fn may_stand_out(byte: u8) -> bool {
    matches!(
        byte,
        b'&' | b'<' | b'>' | b'"' | 0..=0x1f | 0x7f | 0xc2 | 0xef
    )
}

#[cfg(test)]
mod tests {
    use alloc::string::String;

    use super::Svg;

    fn written(name: &str) -> String {
        let mut svg = Svg::new();
        svg.el("g").at("data-name", name).text(name);
        svg.finish()
    }

    #[test]
    fn nothing_a_player_is_called_becomes_markup() {
        let name = "\"><script>&'\u{0}\u{1b}\n";
        let safe = "&quot;&gt;&lt;script&gt;&amp;' ";
        assert_eq!(
            written(name),
            alloc::format!("<g data-name=\"{safe}\">{safe}</g>")
        );
    }

    #[test]
    fn names_of_all_alphabets_stay_as_they_are() {
        assert!(written("Ñandú Œuvre Дальние 🚀").contains("Ñandú Œuvre Дальние 🚀"));
    }
}
