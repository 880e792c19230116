//! How the screen is drawn: everything anew from what the scene knows, so that no size and no
//! moment is special.

use ratatui::{
    Frame,
    buffer::Buffer,
    layout::Rect,
    style::{Modifier, Style},
    text::{Line, Span},
    widgets::{Block, Clear, Paragraph, Widget},
};
use tabletop::{Phrase, Seat, Speak};

use super::{
    layout::{self, Areas, Focus, LEAST, areas},
    pane::draw_bar,
    popup::Kind,
    scene::{Hit, Scene, Stage, Typed},
};
use crate::console::Tone;

/// What turns while somebody thinks.
const TURNING: [&str; 10] = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"];

/// Keys at the foot of the screen with their words, the ones that matter most first.
const FOOT: [(char, &str); 12] = [
    ('?', "cli-screen-help"),
    ('q', "cli-screen-quit"),
    ('u', "cli-screen-undo"),
    ('h', "cli-screen-hint"),
    ('w', "cli-screen-why"),
    ('r', "cli-screen-rules"),
    ('b', "cli-screen-board"),
    ('l', "cli-screen-log"),
    ('s', "cli-screen-score"),
    ('/', "cli-screen-find"),
    ('a', "cli-screen-all"),
    ('S', "cli-screen-save"),
];

/// A popup is not wider.
const WIDEST: u16 = 104;

impl Scene<'_> {
    /// Draws everything.
    pub fn draw(&mut self, frame: &mut Frame<'_>) {
        let size = frame.area();
        self.hits.clear();
        self.fit(size);
        let buffer = frame.buffer_mut();
        if layout::is_too_small(size) {
            let phrase = Phrase::new("cli-screen-small")
                .with("columns", i64::from(LEAST.0))
                .with("rows", i64::from(LEAST.1));
            let lines = self.ink.wrapped("", &self.say(&phrase), size.width.into());
            Paragraph::new(lines).render(size, buffer);
            return;
        }
        if let Stage::Passing(seat) = self.stage {
            self.draw_passing(buffer, size, seat);
            return;
        }
        let areas = areas(size, self.shape, self.is_large.then_some(self.focus));
        self.draw_header(buffer, areas.header);
        let faint = self.ink.style(Tone::Faint);
        for y in areas.upright.top()..areas.upright.bottom() {
            buffer.set_string(areas.upright.x, y, "│", faint);
        }
        self.draw_board(buffer, &areas);
        self.draw_log(buffer, &areas);
        self.draw_question(buffer, areas.question);
        self.draw_footer(buffer, areas.footer);
        self.draw_popup(buffer, size);
    }

    /// The name of a side with its mark.
    fn marked(&self, seat: Seat) -> String {
        let mark = grid::MARKS.get(seat.index()).unwrap_or(&"●");
        format!("{mark} {}", self.sitting.names[seat.index()])
    }

    /// Nothing but whose turn it is to take the keyboard.
    fn draw_passing(&mut self, buffer: &mut Buffer, size: Rect, seat: Seat) {
        let name = self.sitting.names[seat.index()].clone();
        let text = self.say(&Phrase::new("cli-pass").with("name", name));
        let lines = self.ink.wrapped("", &text, usize::from(size.width).min(76));
        let height = lines.len() as u16;
        let area = Rect {
            y: size.y + size.height.saturating_sub(height) / 2,
            height: height.min(size.height),
            ..size
        };
        Paragraph::new(lines).centered().render(area, buffer);
        self.hits.push((size, Hit::Take));
    }

    /// The game, how far it is, and who has how many points.
    fn draw_header(&self, buffer: &mut Buffer, area: Rect) {
        let game = self.sitting.journal.game();
        let title = format!(" {} ", self.sitting.entry.info().title);
        let bar = Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD);
        let sides = Seat::first(self.sitting.journal.referee().sides());
        let points = sides.map(|side| {
            let points = crate::commands::signed(game.total(side));
            format!("{} {points}", self.marked(side))
        });
        let points = self.ink.line(&points.collect::<Vec<_>>().join("  "));
        let wide = u16::try_from(points.width()).unwrap_or(u16::MAX);
        let x = area.right().saturating_sub(wide.saturating_add(1));
        let room = x.saturating_sub(area.x).saturating_sub(2);
        // Who is ahead matters more than which step it is, but whose names are long has less.
        let has_points = usize::from(room) >= grid::width(&title);
        let most = usize::from(if has_points { room } else { area.width });
        let mut progress = String::new();
        for phrase in game.progress(self.reader) {
            let separator = if progress.is_empty() { "  " } else { " · " };
            let longer = format!("{progress}{separator}{}", self.say(&phrase));
            if grid::width(&title) + grid::width(&longer) > most {
                break;
            }
            progress = longer;
        }
        let left = Line::from(vec![Span::styled(title, bar), Span::raw(progress)]);
        buffer.set_line(area.x, area.y, &left, area.width);
        if has_points {
            buffer.set_line(x, area.y, &points, wide);
        }
    }

    fn draw_board(&mut self, buffer: &mut Buffer, areas: &Areas) {
        let area = areas.board;
        if area.is_empty() {
            return;
        }
        let journal = &self.sitting.journal;
        let now = (
            journal.actions(),
            journal.rewinds(),
            self.reader,
            area.width,
        );
        if self.drawn != Some(now) {
            let columns = usize::from(area.width).max(80);
            let board = self.sitting.board(self.reader, columns);
            let lines = board.lines().map(|line| self.ink.line(line));
            self.board_pane.set(lines.collect());
            self.drawn = Some(now);
        }
        let faint = self.ink.style(Tone::Faint);
        // The line at its right, where there is one, is its bar too.
        let bar = match areas.upright.x == area.right() {
            true => areas.upright,
            false => area,
        };
        self.board_pane.draw_beside(buffer, area, bar, faint);
        self.hits.push((area, Hit::Pane(Focus::Board)));
    }

    /// A line across with a title; what is below it.
    fn draw_title(&self, buffer: &mut Buffer, area: Rect, title: &str, focus: Focus) -> Rect {
        let faint = self.ink.style(Tone::Faint);
        buffer.set_string(area.x, area.y, "─".repeat(area.width.into()), faint);
        let style = match self.focus == focus {
            true => self.ink.style(Tone::Accent),
            false => Style::new().add_modifier(Modifier::BOLD),
        };
        let most = usize::from(area.width).saturating_sub(6);
        buffer.set_stringn(area.x + 2, area.y, format!(" {title} "), most, style);
        Rect {
            y: area.y + 1,
            height: area.height - 1,
            ..area
        }
    }

    fn draw_log(&mut self, buffer: &mut Buffer, areas: &Areas) {
        if areas.log.is_empty() {
            return;
        }
        let title = self.word("cli-screen-log");
        let area = self.draw_title(buffer, areas.log, &title, Focus::Log);
        // A column for the bar, one of space.
        let columns = usize::from(area.width).saturating_sub(2);
        let mut lines = Vec::new();
        for told in &self.log {
            let is_new = told.moment > self.seen;
            let mut one = self.ink.wrapped("· ", &told.text, columns);
            if !is_new {
                let faint = self.ink.style(Tone::Faint);
                one = one.into_iter().map(|line| line.style(faint)).collect();
            }
            lines.extend(one);
        }
        self.log_pane.set(lines);
        let faint = self.ink.style(Tone::Faint);
        self.log_pane.draw(buffer, area, faint);
        self.hits.push((areas.log, Hit::Pane(Focus::Log)));
        if areas.log_is_short {
            // Its title opens the whole.
            let title = Rect {
                height: 1,
                ..areas.log
            };
            self.hits.push((title, Hit::Key('l')));
        }
    }

    /// The question, its choices, and what is told beside them.
    fn draw_question(&mut self, buffer: &mut Buffer, area: Rect) {
        if area.is_empty() {
            return;
        }
        self.hits.push((area, Hit::Pane(Focus::Question)));
        let title = match self.stage {
            Stage::Asking(seat) | Stage::Thinking(seat) | Stage::Passing(seat) => self.marked(seat),
            Stage::Over => self.word("cli-game-over"),
        };
        let area = self.draw_title(buffer, area, &title, Focus::Question);
        let columns = usize::from(area.width).saturating_sub(2);
        let mut asked = self.asked_lines(columns);
        let mut beside: Vec<Line<'static>> = Vec::new();
        for (text, tone) in &self.beside {
            let lines = text.lines();
            beside.extend(lines.flat_map(|line| self.ink.toned(*tone, line, columns)));
        }
        let prompt = self.prompt(columns);
        let height = usize::from(area.height);
        let foot = usize::from(prompt.is_some());
        asked.truncate((height / 2).max(1));
        let rest = height.saturating_sub(asked.len() + foot);
        // The choices keep at least half; the last of what is told matters most.
        let most = if self.asked().is_some() {
            rest / 2
        } else {
            rest
        };
        let beside = beside.split_off(beside.len().saturating_sub(most));
        let list = rest.saturating_sub(beside.len());
        let part = |from: usize, rows: usize| Rect {
            y: area.y + from as u16,
            height: rows as u16,
            ..area
        };
        let top = asked.len();
        Paragraph::new(asked).render(part(0, top), buffer);
        let used = match self.asked() {
            Some(_) => self.draw_choices(buffer, part(top, list)),
            None => 0,
        };
        let told = beside.len();
        Paragraph::new(beside).render(part(top + used, told), buffer);
        if let Some(prompt) = prompt {
            buffer.set_line(area.x, area.bottom() - 1, &prompt, area.width);
        }
    }

    /// The question, or what is awaited.
    fn asked_lines(&self, columns: usize) -> Vec<Line<'static>> {
        match self.stage {
            Stage::Asking(seat) => {
                let speaker = &self.sitting.speaker;
                let question = speaker.say(&self.sitting.journal.game().question(seat));
                let crumbs = self.menu.crumbs(speaker);
                let text = format!("{question}{crumbs}");
                self.ink.toned(Tone::Heading, &text, columns)
            }
            Stage::Thinking(seat) => {
                let name = self.sitting.names[seat.index()].clone();
                let text = self.say(&Phrase::new("cli-screen-thinks").with("name", name));
                let turning = TURNING[self.turns % TURNING.len()];
                self.ink.wrapped("", &format!("{turning} {text}"), columns)
            }
            Stage::Passing(_) => Vec::new(),
            Stage::Over => {
                let text = self.word("cli-screen-leave");
                self.ink.toned(Tone::Faint, &text, columns)
            }
        }
    }

    /// Draws the choices that there is room for; how many rows they took.
    fn draw_choices(&mut self, buffer: &mut Buffer, area: Rect) -> usize {
        let columns = usize::from(area.width).saturating_sub(2);
        let texts = self.menu.lines(&self.sitting.speaker);
        let lines: Vec<Vec<Line<'static>>> = texts
            .iter()
            .enumerate()
            .map(|(index, text)| {
                self.ink
                    .wrapped(&format!("{:>3}  ", index + 1), text, columns)
            })
            .collect();
        let rows: Vec<usize> = lines.iter().map(Vec::len).collect();
        let height = usize::from(area.height);
        let top = self.list.top(&rows, height);
        let flat = lines.into_iter().enumerate();
        let flat = flat.flat_map(|(index, lines)| lines.into_iter().map(move |line| (index, line)));
        let all: usize = rows.iter().sum();
        for ((index, line), y) in flat.skip(top).zip(area.top()..area.bottom()) {
            let row = Rect {
                y,
                height: 1,
                ..area
            };
            buffer.set_line(area.x, y, &line, area.width);
            if self.list.selected() == Some(index) {
                let bar = Rect {
                    width: area.width.saturating_sub(1),
                    ..row
                };
                buffer.set_style(bar, Style::new().add_modifier(Modifier::REVERSED));
            }
            self.hits.push((row, Hit::Choice(index)));
        }
        let faint = self.ink.style(Tone::Faint);
        draw_bar(buffer, area, top, all, faint);
        all.min(height)
    }

    /// What is typed, else how to choose. It always has its line, so that nothing jumps.
    fn prompt(&self, columns: usize) -> Option<Line<'static>> {
        let (lead, text) = match &self.typed {
            Typed::Nothing => {
                self.asked()?;
                let how = self.word("cli-screen-choose");
                return self
                    .ink
                    .toned(Tone::Faint, &how, columns)
                    .into_iter()
                    .next();
            }
            Typed::Number(text) => (String::new(), text),
            Typed::Words(text) => (self.word("cli-screen-find"), text),
            Typed::File(text) => (self.word("cli-screen-save"), text),
        };
        Some(self.typed_line(&lead, text))
    }

    /// A line that is being typed.
    fn typed_line(&self, lead: &str, text: &str) -> Line<'static> {
        let lead = if lead.is_empty() {
            "> ".to_string()
        } else {
            format!("{lead} > ")
        };
        Line::from(vec![
            Span::styled(lead, self.ink.style(Tone::Accent)),
            Span::raw(text.to_string()),
            Span::styled(" ", Style::new().add_modifier(Modifier::REVERSED)),
        ])
    }

    /// The keys and what they do, as far as there is room.
    fn draw_footer(&mut self, buffer: &mut Buffer, area: Rect) {
        let key = Style::new().add_modifier(Modifier::REVERSED);
        let mut x = area.x;
        for (letter, word) in FOOT {
            let can = self.asked().is_some() || !['u', 'h', 'w', '/', 'a'].contains(&letter);
            if !can {
                continue;
            }
            let text = format!(" {}  ", self.word(word));
            let wide = 3 + grid::width(&text) as u16;
            if x + wide > area.right() + 2 {
                continue;
            }
            let style = Style::new();
            buffer.set_string(x, area.y, format!(" {letter} "), key);
            buffer.set_stringn(x + 3, area.y, &text, (area.right() - x - 3).into(), style);
            let spot = Rect {
                x,
                width: (wide - 2).min(area.right() - x),
                ..area
            };
            self.hits.push((spot, Hit::Key(letter)));
            x += wide;
        }
    }

    fn draw_popup(&mut self, buffer: &mut Buffer, size: Rect) {
        let Some(mut popup) = self.popup.take() else {
            return;
        };
        let inner = size.width.saturating_sub(8).min(WIDEST);
        let lines = popup.lines(&self.ink, inner.into());
        let search = u16::from(popup.query.is_some());
        let room = size.height.saturating_sub(4);
        // A popup in which one looks for something does not change its size meanwhile.
        let height = match popup.query {
            Some(_) => room,
            None => room.min(lines.len() as u16 + search),
        };
        let area = Rect {
            x: size.x + (size.width - inner - 4) / 2,
            y: size.y + (size.height - height - 2) / 2,
            width: inner + 4,
            height: height + 2,
        };
        Clear.render(area, buffer);
        let how = match popup.kind {
            Kind::Quit => "cli-screen-yes-no",
            _ => "cli-screen-close",
        };
        let block = Block::bordered()
            .border_style(self.ink.style(Tone::Accent))
            .title(Line::styled(
                format!(" {} ", popup.title),
                self.ink.style(Tone::Accent),
            ))
            .title_bottom(Line::styled(
                format!(" {} ", self.word(how)),
                self.ink.style(Tone::Faint),
            ));
        let inside = block.inner(area);
        block.render(area, buffer);
        let mut text = Rect {
            x: inside.x + 1,
            width: inside.width - 1,
            ..inside
        };
        if let Some(query) = &popup.query {
            let line = self.typed_line(&self.word("cli-screen-find"), query);
            buffer.set_line(text.x, text.y, &line, text.width);
            text.y += 1;
            text.height -= 1;
        }
        popup.pane.set(lines);
        popup.pane.draw(buffer, text, self.ink.style(Tone::Faint));
        self.hits.push((size, Hit::Outside));
        self.hits.push((area, Hit::Popup));
        self.popup = Some(popup);
    }
}
