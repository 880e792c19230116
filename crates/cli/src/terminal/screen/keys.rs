//! What keys and the mouse mean.

use catalog::{find_rules, rules_in};
use ratatui::{
    crossterm::event::{
        Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent,
        MouseEventKind,
    },
    layout::Position,
};
use tabletop::Phrase;

use super::{
    layout::Focus,
    popup::{Item, Kind, Popup},
    scene::{Flow, Hit, Scene, Stage, Typed},
};
use crate::console::Tone;

/// How many lines a turn of the wheel scrolls.
const WHEEL: isize = 3;

impl Scene<'_> {
    /// Something was typed, clicked or pasted.
    pub(super) fn input(&mut self, event: &Event) -> Flow {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.key(*key),
            Event::Mouse(mouse) => self.mouse(*mouse),
            Event::Paste(text) => {
                self.paste(text);
                Flow::Go
            }
            _ => Flow::Go,
        }
    }

    fn key(&mut self, key: KeyEvent) -> Flow {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return match key.code {
                KeyCode::Char('c' | 'd') => Flow::Leave,
                KeyCode::Char('z') => Flow::Suspend,
                KeyCode::Char('l') => Flow::Redraw,
                KeyCode::Char('u') => {
                    self.change_typed(String::clear);
                    Flow::Go
                }
                _ => Flow::Go,
            };
        }
        if matches!(self.stage, Stage::Passing(_)) {
            return match key.code {
                KeyCode::Enter => self.pressed(Hit::Take),
                KeyCode::Char('q') => Flow::Leave,
                _ => Flow::Go,
            };
        }
        if self.popup.is_some() {
            return self.key_in_popup(key.code);
        }
        match &self.typed {
            Typed::Words(_) | Typed::File(_) => self.key_while_typing(key.code),
            Typed::Nothing | Typed::Number(_) => self.key_at_table(key.code),
        }
    }

    /// Words are typed.
    fn key_while_typing(&mut self, code: KeyCode) -> Flow {
        match code {
            KeyCode::Esc => self.typed = Typed::Nothing,
            KeyCode::Enter => match std::mem::take(&mut self.typed) {
                Typed::Words(words) if !words.trim().is_empty() => self.pick(words.trim()),
                Typed::File(file) => self.save_as(file.trim()),
                _ => {}
            },
            KeyCode::Backspace => self.change_typed(take_last),
            KeyCode::Char(letter) => self.change_typed(|typed| typed.push(letter)),
            KeyCode::Up | KeyCode::Down => self.step(code == KeyCode::Down),
            _ => {}
        }
        Flow::Go
    }

    /// The longest line that is typed.
    const LONGEST: usize = 500;

    /// Changes what is typed, in the popup or at the table.
    fn change_typed(&mut self, change: impl FnOnce(&mut String)) {
        let popup = self.popup.as_mut().and_then(|popup| popup.query.as_mut());
        let in_popup = popup.is_some();
        let typed = match (popup, &mut self.typed) {
            (Some(query), _) => query,
            (None, Typed::Number(text) | Typed::Words(text) | Typed::File(text)) => text,
            (None, Typed::Nothing) => return,
        };
        change(typed);
        if let Some((at, _)) = typed.char_indices().nth(Self::LONGEST) {
            typed.truncate(at);
        }
        if in_popup {
            self.look_up();
        }
    }

    fn paste(&mut self, text: &str) {
        if matches!(self.stage, Stage::Passing(_)) {
            return;
        }
        let line: String = text.chars().filter(|letter| !letter.is_control()).collect();
        if self.popup.is_none() && self.typed == Typed::Nothing && self.asked().is_some() {
            self.typed = Typed::Words(String::new());
        }
        self.change_typed(|typed| typed.push_str(&line));
    }

    fn key_at_table(&mut self, code: KeyCode) -> Flow {
        match code {
            KeyCode::Char(digit @ '0'..='9') => self.digit(digit),
            KeyCode::Char(letter) => return self.letter(letter),
            KeyCode::Enter => self.enter(),
            KeyCode::Backspace => match &mut self.typed {
                Typed::Number(number) => {
                    number.pop();
                    self.point_at_number();
                }
                _ => self.back(),
            },
            KeyCode::Esc if self.typed != Typed::Nothing => {
                self.typed = Typed::Nothing;
                self.list.select(None);
            }
            KeyCode::Esc if self.is_large => self.is_large = false,
            KeyCode::Esc => self.back(),
            KeyCode::Tab => self.focus_on_next(true),
            KeyCode::BackTab => self.focus_on_next(false),
            _ => self.move_by(code),
        }
        if matches!(self.stage, Stage::Over) && matches!(code, KeyCode::Enter) {
            return Flow::Leave;
        }
        Flow::Go
    }

    /// A digit: the number of a choice, or one step back.
    fn digit(&mut self, digit: char) {
        if self.asked().is_none() {
            return;
        }
        self.look_at_question();
        match &mut self.typed {
            Typed::Number(number) if number.len() < 6 => number.push(digit),
            Typed::Number(_) => {}
            _ if digit == '0' => return self.back(),
            _ => self.typed = Typed::Number(digit.to_string()),
        }
        self.point_at_number();
    }

    /// Selects the choice whose number is typed.
    fn point_at_number(&mut self) {
        let Typed::Number(number) = &self.typed else {
            return;
        };
        let index = number.parse::<usize>().ok().and_then(|n| n.checked_sub(1));
        if number.is_empty() {
            self.typed = Typed::Nothing;
        }
        let count = self.menu.lines(&self.sitting.speaker).len();
        self.list.select(index.filter(|&index| index < count));
    }

    fn enter(&mut self) {
        match (std::mem::take(&mut self.typed), self.list.selected()) {
            (Typed::Number(number), _) => self.pick(&number),
            (_, Some(index)) => self.choose(index + 1),
            _ => {}
        }
    }

    /// Arrows and pages.
    fn move_by(&mut self, code: KeyCode) {
        let pane = match self.focus {
            Focus::Log => &mut self.log_pane,
            Focus::Board | Focus::Question => &mut self.board_pane,
        };
        match (code, self.focus) {
            (KeyCode::PageUp, _) => pane.page(-1),
            (KeyCode::PageDown, _) => pane.page(1),
            (KeyCode::Home, _) => pane.show_start(),
            (KeyCode::End, _) => pane.show_end(),
            (KeyCode::Up | KeyCode::Down, Focus::Question) => self.step(code == KeyCode::Down),
            (KeyCode::Up, _) => pane.scroll(-1),
            (KeyCode::Down, _) => pane.scroll(1),
            (KeyCode::Left, Focus::Question) => self.back(),
            (KeyCode::Left, _) => pane.shift(-8),
            (KeyCode::Right, Focus::Question) => {}
            (KeyCode::Right, _) => pane.shift(8),
            _ => {}
        }
    }

    /// Selects the next choice, or the one before.
    fn step(&mut self, forward: bool) {
        if self.asked().is_some() {
            let count = self.menu.lines(&self.sitting.speaker).len();
            self.list.step(forward, count);
        }
    }

    fn focus_on_next(&mut self, forward: bool) {
        let order = [Focus::Question, Focus::Board, Focus::Log];
        let at = order.iter().position(|focus| *focus == self.focus);
        let step = if forward { 1 } else { order.len() - 1 };
        self.focus = order[(at.unwrap_or(0) + step) % order.len()];
    }

    fn letter(&mut self, letter: char) -> Flow {
        match letter {
            'q' if self.stage == Stage::Over => return Flow::Leave,
            'q' => self.open(Kind::Quit),
            '?' => self.open(Kind::Help),
            'r' => self.open(Kind::Rules),
            's' => self.open(Kind::Score),
            'l' => self.open(Kind::Log),
            'b' => self.enlarge(Focus::Board),
            'z' => self.enlarge(self.focus),
            'n' => self.board_pane.show_part(true),
            'p' => self.board_pane.show_part(false),
            'k' => self.move_by(KeyCode::Up),
            'j' => self.move_by(KeyCode::Down),
            ' ' => self.move_by(KeyCode::PageDown),
            'S' => self.typed = Typed::File(String::new()),
            _ => self.letter_of_asked(letter),
        }
        Flow::Go
    }

    /// Letters for whoever is asked; while a bot thinks, that is told.
    fn letter_of_asked(&mut self, letter: char) {
        let known = ['u', 'h', 'w', 'a', '/'];
        if !known.contains(&letter) {
            return;
        }
        let Some(seat) = self.asked() else {
            if let Stage::Thinking(seat) = self.stage {
                self.beside.clear();
                let name = self.sitting.names[seat.index()].clone();
                let phrase = Phrase::new("cli-screen-thinks").with("name", name);
                self.tell([phrase], Tone::Faint);
            }
            return;
        };
        match letter {
            'u' => self.undo(),
            'h' => self.hint(seat),
            'w' => self.open(Kind::Why),
            'a' => {
                self.look_at_question();
                self.show_all();
            }
            _ => {
                self.look_at_question();
                self.typed = Typed::Words(String::new());
            }
        }
    }

    /// Whoever answers sees the question.
    fn look_at_question(&mut self) {
        self.is_large &= self.focus == Focus::Question;
        self.focus = Focus::Question;
    }

    /// Gives a pane all the room, or takes it back.
    fn enlarge(&mut self, focus: Focus) {
        self.is_large = !(self.is_large && self.focus == focus);
        self.focus = focus;
    }

    /// Opens a popup.
    fn open(&mut self, kind: Kind) {
        let key = match kind {
            Kind::Help => "cli-screen-help",
            Kind::Why => "cli-screen-why",
            Kind::Rules => "cli-screen-rules",
            Kind::Hint(_) => "cli-screen-hint",
            Kind::Score => "cli-screen-score",
            Kind::Log => "cli-screen-log",
            Kind::Quit => "cli-screen-quit",
        };
        let title = self.word(key);
        let items = match kind {
            Kind::Help => {
                let text = self.word("cli-screen-keys");
                text.lines().map(Item::set).collect()
            }
            Kind::Score => self.score_items(),
            Kind::Log => {
                let lines = self.log.iter();
                lines.map(|told| Item::of("· ", &*told.text)).collect()
            }
            Kind::Quit => vec![Item::of("", self.word("cli-screen-really-quit"))],
            Kind::Why | Kind::Rules | Kind::Hint(_) => Vec::new(),
        };
        let can_search = matches!(kind, Kind::Why | Kind::Rules);
        let popup = Popup::new(kind, title, items);
        self.popup = Some(match can_search {
            true => popup.with_query(),
            false => popup,
        });
        if can_search {
            self.look_up();
        }
    }

    /// Fills the popup with what is looked for.
    fn look_up(&mut self) {
        let Some(popup) = &self.popup else { return };
        let query = popup.query.as_deref().unwrap_or("").trim().to_string();
        let items = match (&popup.kind, self.asked()) {
            (Kind::Rules, _) => self.rules(&query),
            (Kind::Why, Some(seat)) => {
                let closed = self.sitting.closed(seat, &query).into_iter();
                closed.map(|reason| Item::of("– ", reason)).collect()
            }
            _ => return,
        };
        let nothing = match popup.kind {
            Kind::Rules => Phrase::new("cli-no-such-rule").with("query", query),
            _ => Phrase::new("cli-why-nothing"),
        };
        let nothing = self.say(&nothing);
        if let Some(popup) = &mut self.popup {
            popup.items = items;
            if popup.items.is_empty() {
                popup.items = vec![Item::of("", nothing).toned(Tone::Faint)];
            }
            popup.pane.show_start();
        }
    }

    /// The rules with a number or a word, or all of them under their headings.
    fn rules(&self, query: &str) -> Vec<Item> {
        let rules = rules_in(self.sitting.entry, self.sitting.context.language);
        let found = find_rules(&rules, (!query.is_empty()).then_some(query));
        let mut items = Vec::new();
        let mut heading = String::new();
        for rule in found {
            if rule.heading != heading {
                if !items.is_empty() {
                    items.push(Item::of("", ""));
                }
                items.push(Item::of("", &*rule.heading).toned(Tone::Heading));
                heading = rule.heading;
            }
            items.push(Item::of(format!("{}  ", rule.id), rule.text));
        }
        items
    }

    fn key_in_popup(&mut self, code: KeyCode) -> Flow {
        let Some(popup) = &mut self.popup else {
            return Flow::Go;
        };
        let types = popup.query.is_some();
        match code {
            KeyCode::Esc => self.popup = None,
            KeyCode::Enter => return self.close_with_enter(),
            KeyCode::Up => popup.pane.scroll(-1),
            KeyCode::Down => popup.pane.scroll(1),
            KeyCode::PageUp => popup.pane.page(-1),
            KeyCode::PageDown => popup.pane.page(1),
            KeyCode::Home => popup.pane.show_start(),
            KeyCode::End => popup.pane.show_end(),
            KeyCode::Backspace if types => self.change_typed(take_last),
            KeyCode::Char(letter) if types => self.change_typed(|query| query.push(letter)),
            KeyCode::Char(letter) => return self.letter_in_popup(letter),
            _ => {}
        }
        Flow::Go
    }

    fn letter_in_popup(&mut self, letter: char) -> Flow {
        let Some(popup) = &mut self.popup else {
            return Flow::Go;
        };
        match letter {
            'k' => popup.pane.scroll(-1),
            'j' => popup.pane.scroll(1),
            ' ' => popup.pane.page(1),
            'q' if popup.kind == Kind::Quit || self.stage == Stage::Over => return Flow::Leave,
            'q' => self.popup = None,
            // The letter that opened it closes it, and another opens something else.
            _ => {
                let open = popup.kind.clone();
                self.popup = None;
                let same = match open {
                    Kind::Help => '?',
                    Kind::Score => 's',
                    Kind::Log => 'l',
                    Kind::Hint(_) => 'h',
                    Kind::Why | Kind::Rules | Kind::Quit => '\0',
                };
                if letter != same && self.stage != Stage::Over {
                    return self.letter(letter);
                }
            }
        }
        Flow::Go
    }

    /// Enter closes a popup: it says yes to leaving, and takes the best hint.
    fn close_with_enter(&mut self) -> Flow {
        let Some(popup) = self.popup.take() else {
            return Flow::Go;
        };
        match popup.kind {
            Kind::Quit => return Flow::Leave,
            Kind::Hint(Some(best)) => self.select(&best),
            _ => {}
        }
        Flow::Go
    }

    fn mouse(&mut self, mouse: MouseEvent) -> Flow {
        let at = Position::new(mouse.column, mouse.row);
        let mut hits = self.hits.iter().rev();
        let hit = hits
            .find(|(area, _)| area.contains(at))
            .map(|(_, hit)| *hit);
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => {
                if let Some(hit) = hit {
                    return self.pressed(hit);
                }
            }
            MouseEventKind::Moved => {
                if let Some(Hit::Choice(index)) = hit
                    && !matches!(self.typed, Typed::Number(_))
                {
                    self.list.point_at(index);
                }
            }
            MouseEventKind::ScrollUp => self.wheel(hit, -WHEEL),
            MouseEventKind::ScrollDown => self.wheel(hit, WHEEL),
            MouseEventKind::ScrollLeft => self.board_pane.shift(-8),
            MouseEventKind::ScrollRight => self.board_pane.shift(8),
            _ => {}
        }
        Flow::Go
    }

    /// Something was clicked, or a key does the same.
    fn pressed(&mut self, hit: Hit) -> Flow {
        match hit {
            Hit::Choice(index) => {
                self.focus = Focus::Question;
                self.choose(index + 1);
            }
            Hit::Key(letter) => return self.letter(letter),
            Hit::Pane(focus) => self.focus = focus,
            Hit::Take => {
                self.take_keyboard();
                return Flow::Redraw;
            }
            Hit::Popup => {}
            Hit::Outside => self.popup = None,
        }
        Flow::Go
    }

    fn wheel(&mut self, hit: Option<Hit>, lines: isize) {
        match (&mut self.popup, hit) {
            (Some(popup), _) => popup.pane.scroll(lines),
            (None, Some(Hit::Choice(_) | Hit::Pane(Focus::Question))) => self.list.scroll(lines),
            (None, Some(Hit::Pane(Focus::Log))) => self.log_pane.scroll(lines),
            (None, _) => self.board_pane.scroll(lines),
        }
    }
}

/// Takes the last letter away.
fn take_last(text: &mut String) {
    text.pop();
}
