//! What the terminal can do: how wide it is, and whether it shows colours. And how a board is
//! coloured, whatever the game: the marks and names of the sides, headings, lines across.

use std::io::{IsTerminal as _, stdout};

use grid::MARKS;
use terminal_size::terminal_size;

/// How wide a text is where nobody says.
const UNKNOWN: usize = 100;
/// The narrowest that boards are drawn for.
const LEAST: usize = 80;
/// Sentences are not set wider: long lines are hard to read.
const WIDEST: usize = 110;

/// What the terminal can do.
#[derive(Clone, Copy, Debug)]
pub struct Console {
    /// Whether somebody looks at it, and no file or program.
    pub is_terminal: bool,
    /// Whether colours may be used.
    pub colours: bool,
}

impl Console {
    /// The terminal of this process. `NO_COLOR` forbids colours (<https://no-color.org>).
    pub fn of_stdout() -> Self {
        let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        let is_terminal = stdout().is_terminal();
        let is_dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
        Self {
            is_terminal,
            colours: is_terminal && !set("NO_COLOR") && !is_dumb,
        }
    }

    /// How many columns there are for a board now.
    pub fn columns(self) -> usize {
        let asked = || terminal_size().map(|(columns, _)| columns.0.into());
        let told = || std::env::var("COLUMNS").ok()?.parse().ok();
        let found = match self.is_terminal {
            true => asked().filter(|&columns| columns > 0).or_else(told),
            false => told(),
        };
        let unknown = if self.is_terminal { LEAST } else { UNKNOWN };
        found.unwrap_or(unknown)
    }

    /// How wide sentences are set now.
    pub fn text_columns(self) -> usize {
        self.columns().clamp(20, WIDEST)
    }
}

/// How a piece of text looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// As it is.
    Plain,
    /// In the background.
    Faint,
    /// A heading.
    Heading,
    /// Whoever or whatever it is about now.
    Accent,
    /// Done, good.
    Good,
    /// Closed, refused.
    Bad,
    /// A side, in its colour.
    Side(u8),
}

impl Tone {
    /// The escape sequence for it.
    fn code(self) -> Option<String> {
        match self {
            Self::Plain => None,
            Self::Faint => Some("2".to_string()),
            Self::Heading => Some("1".to_string()),
            Self::Accent => Some("1;33".to_string()),
            Self::Good => Some("32".to_string()),
            Self::Bad => Some("31".to_string()),
            Self::Side(colour) => Some(format!("1;38;5;{colour}")),
        }
    }
}

/// Colours of the terminal's palette by the names that games give the colours of sides.
fn palette(name: &str) -> u8 {
    match name {
        "red" => 203,
        "green" => 77,
        "yellow" => 221,
        "blue" => 75,
        "orange" => 208,
        "purple" => 141,
        "pink" => 212,
        "brown" => 173,
        "black" | "grey" | "gray" => 245,
        "white" => 255,
        _ => 116,
    }
}

/// Who is coloured how.
#[derive(Clone, Debug, Default)]
pub struct Painter {
    sides: Vec<(String, Tone)>,
}

impl Painter {
    /// Colours for sides with these names.
    pub fn new<'a>(sides: impl IntoIterator<Item = (&'a str, &'static str)>) -> Self {
        let sides = sides.into_iter();
        let sides = sides.map(|(name, colour)| (name.to_string(), Tone::Side(palette(colour))));
        Self {
            sides: sides.collect(),
        }
    }

    /// A line in pieces of one tone each; together they are the line.
    pub fn pieces<'t>(&self, line: &'t str) -> Vec<(&'t str, Tone)> {
        let mut pieces: Vec<(&str, Tone)> = Vec::new();
        let mut plain = 0;
        let mut at = 0;
        while at < line.len() {
            let (length, tone) = self.piece(line, at);
            if tone != Tone::Plain {
                if plain < at {
                    pieces.push((&line[plain..at], Tone::Plain));
                }
                pieces.push((&line[at..at + length], tone));
                plain = at + length;
            }
            at += length;
        }
        if plain < line.len() {
            pieces.push((&line[plain..], Tone::Plain));
        }
        pieces
    }

    /// How long the piece is that begins here, and its tone.
    fn piece(&self, line: &str, at: usize) -> (usize, Tone) {
        let rest = &line[at..];
        let before = line[..at].chars().next_back();
        let begins_word = !before.is_some_and(char::is_alphanumeric);
        let mut named = self.sides.iter().filter(|(name, _)| !name.is_empty());
        if let Some((name, tone)) = named.find(|(name, _)| {
            let after = rest.strip_prefix(name.as_str());
            begins_word
                && after.is_some_and(|after| !after.starts_with(|c: char| c.is_alphanumeric()))
        }) {
            return (name.len(), *tone);
        }
        let letter = rest.chars().next().unwrap_or(' ');
        let mark = MARKS.iter().position(|mark| rest.starts_with(mark));
        if let Some(tone) = mark.and_then(|index| self.sides.get(index)) {
            return (letter.len_utf8(), tone.1);
        }
        let tone = match letter {
            '─' | '·' | '∘' | '░' | '│' => Tone::Faint,
            '▸' | '★' => Tone::Accent,
            '✓' => Tone::Good,
            '✗' => Tone::Bad,
            _ if begins_word => return heading(rest),
            _ => Tone::Plain,
        };
        (letter.len_utf8(), tone)
    }

    /// The text with escape sequences.
    pub fn ansi(&self, text: &str) -> String {
        let mut painted = String::new();
        for (index, line) in text.split('\n').enumerate() {
            if index > 0 {
                painted.push('\n');
            }
            for (piece, tone) in self.pieces(line) {
                match tone.code() {
                    Some(code) => painted += &format!("\x1b[{code}m{piece}\x1b[0m"),
                    None => painted += piece,
                }
            }
        }
        painted
    }
}

/// A word in capital letters is a heading.
fn heading(rest: &str) -> (usize, Tone) {
    let word: &str = rest
        .split(|c: char| !c.is_alphabetic())
        .next()
        .unwrap_or_default();
    let first = rest.chars().next().map_or(1, char::len_utf8);
    if word.chars().count() >= 3 && word.chars().all(char::is_uppercase) {
        (word.len(), Tone::Heading)
    } else {
        (word.len().max(first), Tone::Plain)
    }
}

#[cfg(test)]
mod tests {
    use super::{Painter, Tone};

    fn painter() -> Painter {
        Painter::new([("Ana", "red"), ("Bot 2", "blue")])
    }

    #[test]
    fn names_marks_and_headings_have_their_tones() {
        let (ana, bot) = (painter().sides[0].1, painter().sides[1].1);
        let line = "PLAYERS ● Ana, ■ Bot 2 · Anabel ▲";
        let pieces = painter().pieces(line);
        let text: String = pieces.iter().map(|(piece, _)| *piece).collect();
        assert_eq!(text, line);
        let toned: Vec<(&str, Tone)> = pieces
            .into_iter()
            .filter(|(_, tone)| *tone != Tone::Plain)
            .collect();
        let wanted = [
            ("PLAYERS", Tone::Heading),
            ("●", ana),
            ("Ana", ana),
            ("■", bot),
            ("Bot 2", bot),
            ("·", Tone::Faint),
        ];
        assert_eq!(toned, wanted);
        assert_ne!(ana, bot);
    }

    #[test]
    fn escapes_go_back_to_plain() {
        assert_eq!(painter().ansi("a ─\nb"), "a \x1b[2m─\x1b[0m\nb");
    }
}
