//! Text that may be longer than its place on the screen, and is scrolled.

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::Style,
    text::{Line, Text},
    widgets::{Paragraph, Widget},
};

/// Lines, and which of them are seen.
#[derive(Default)]
pub struct Pane {
    lines: Vec<Line<'static>>,
    /// The first line and column that are seen.
    top: usize,
    left: u16,
    /// Where it was drawn last.
    area: Rect,
    /// Whether its end is what matters: it stays there as long as nobody scrolls up.
    shows_end: bool,
    is_at_end: bool,
}

impl Pane {
    /// A pane whose end is what matters.
    pub fn of_news() -> Self {
        Self {
            shows_end: true,
            is_at_end: true,
            ..Self::default()
        }
    }

    /// Puts other lines in; what is seen stays where it is.
    pub fn set(&mut self, lines: Vec<Line<'static>>) {
        self.lines = lines;
        self.keep_inside();
    }

    fn height(&self) -> usize {
        self.area.height.into()
    }

    /// The last line that can be the first one seen.
    fn lowest(&self) -> usize {
        self.lines.len().saturating_sub(self.height())
    }

    fn keep_inside(&mut self) {
        self.top = match self.shows_end && self.is_at_end {
            true => self.lowest(),
            false => self.top.min(self.lowest()),
        };
    }

    /// Scrolls by so many lines, down if positive.
    pub fn scroll(&mut self, lines: isize) {
        self.top = self.top.saturating_add_signed(lines).min(self.lowest());
        self.is_at_end = self.top == self.lowest();
    }

    /// Scrolls to the side by so many columns, right if positive.
    pub fn shift(&mut self, columns: i16) {
        let widest = self.lines.iter().map(Line::width).max().unwrap_or(0);
        let most = widest.saturating_sub(self.area.width.into());
        let most = u16::try_from(most).unwrap_or(u16::MAX);
        self.left = self.left.saturating_add_signed(columns).min(most);
    }

    /// Scrolls by almost what is seen, so that one line is seen twice.
    pub fn page(&mut self, pages: isize) {
        let page = self.height().saturating_sub(1).max(1);
        self.scroll(pages.saturating_mul(page.cast_signed()));
    }

    /// Shows the beginning.
    pub fn show_start(&mut self) {
        self.scroll(isize::MIN);
    }

    /// Shows the end.
    pub fn show_end(&mut self) {
        self.scroll(isize::MAX);
    }

    /// Brings the next part to the top, or the one before. A line across begins a part.
    pub fn show_part(&mut self, forward: bool) {
        let begins = |index: &usize| {
            let before = index.checked_sub(1).and_then(|at| self.lines.get(at));
            before.is_none_or(|line| line.to_string().trim_start().starts_with("───"))
        };
        let mut parts = (0..self.lines.len()).filter(begins);
        let found = match forward {
            true => parts.find(|&index| index > self.top),
            false => parts.take_while(|&index| index < self.top).last(),
        };
        if let Some(index) = found {
            self.scroll(index.cast_signed() - self.top.cast_signed());
        }
    }

    /// Whether there is more than what is seen.
    pub fn overflows(&self) -> bool {
        self.lines.len() > self.height()
    }

    /// Draws what is seen, with a bar at its right where there is more.
    pub fn draw(&mut self, buffer: &mut Buffer, area: Rect, faint: Style) {
        self.draw_beside(buffer, area, area, faint);
    }

    /// The same with the bar at the right of another area as high as this one.
    pub fn draw_beside(&mut self, buffer: &mut Buffer, area: Rect, bar: Rect, faint: Style) {
        self.area = area;
        self.keep_inside();
        self.shift(0);
        let seen = self.lines.iter().skip(self.top).take(self.height());
        Paragraph::new(Text::from_iter(seen.cloned()))
            .scroll((0, self.left))
            .render(area, buffer);
        if self.overflows() {
            draw_bar(buffer, bar, self.top, self.lines.len(), faint);
        }
    }
}

/// A bar at the right of an area: where what is seen lies in the whole.
pub fn draw_bar(buffer: &mut Buffer, area: Rect, top: usize, all: usize, faint: Style) {
    let height = usize::from(area.height);
    if area.width == 0 || height == 0 || all <= height {
        return;
    }
    let length = (height * height / all).max(1);
    let room = height - length;
    let lowest = all - height;
    // Only the very ends touch the ends.
    let at = match top {
        0 => 0,
        top if top >= lowest => room,
        top => (top * room / lowest).clamp(1.min(room), room.saturating_sub(1).max(1).min(room)),
    };
    for row in 0..height {
        let inside = (at..at + length).contains(&row);
        let y = area.y + row as u16;
        let symbol = if inside { "┃" } else { "│" };
        let style = if inside { Style::new() } else { faint };
        if let Some(cell) = buffer.cell_mut((area.right() - 1, y)) {
            cell.reset();
            cell.set_symbol(symbol).set_style(style);
        }
    }
}
