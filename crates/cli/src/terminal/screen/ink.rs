//! How text looks on the screen: tones as styles, long text in lines.

use ratatui::{
    style::{Color, Modifier, Style},
    text::{Line, Span},
};

use crate::{
    console::{Painter, Tone},
    output::wrap,
};

/// Who is coloured how, and whether colours may be used at all.
pub struct Ink {
    pub painter: Painter,
    pub colours: bool,
}

impl Ink {
    /// The style for a tone; without colours it is still bold or faint.
    pub fn style(&self, tone: Tone) -> Style {
        let style = Style::new();
        let (style, colour) = match tone {
            Tone::Plain => (style, None),
            Tone::Faint => (style.add_modifier(Modifier::DIM), None),
            Tone::Heading => (style.add_modifier(Modifier::BOLD), None),
            Tone::Accent => (style.add_modifier(Modifier::BOLD), Some(Color::Yellow)),
            Tone::Good => (style, Some(Color::Green)),
            Tone::Bad => (style, Some(Color::Red)),
            Tone::Side(colour) => (
                style.add_modifier(Modifier::BOLD),
                Some(Color::Indexed(colour)),
            ),
        };
        match colour.filter(|_| self.colours) {
            Some(colour) => style.fg(colour),
            None => style,
        }
    }

    /// A line as it is, with names, marks and headings in their colours.
    pub fn line(&self, text: &str) -> Line<'static> {
        let pieces = self.painter.pieces(text).into_iter();
        let spans = pieces.map(|(piece, tone)| Span::styled(piece.to_string(), self.style(tone)));
        Line::from_iter(spans)
    }

    /// A text in lines of so many columns, the further ones set in as far as the lead is wide.
    pub fn wrapped(&self, lead: &str, text: &str, columns: usize) -> Vec<Line<'static>> {
        let folded = wrap(lead, text, columns.max(grid::width(lead) + 1));
        folded.split('\n').map(|line| self.line(line)).collect()
    }

    /// The same in one tone.
    pub fn toned(&self, tone: Tone, text: &str, columns: usize) -> Vec<Line<'static>> {
        let style = self.style(tone);
        let folded = wrap("", text, columns.max(1));
        let lines = folded.lines();
        lines
            .map(|line| Line::styled(line.to_string(), style))
            .collect()
    }
}
