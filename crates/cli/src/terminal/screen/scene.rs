//! What is on the screen, and how the game goes on. It is told what happens and draws itself;
//! it knows no terminal.

use std::sync::mpsc::Sender;

use catalog::Hint;
use ratatui::layout::Rect;
use tabletop::{Phrase, Seat, Speak};

use super::{
    super::{
        hinting,
        menu::{Menu, Pick},
        painter, score_details, scores,
        sitting::{Sitting, Turn},
    },
    happening::{Asked, Happening, Thought, let_hint, let_think},
    ink::Ink,
    layout::{self, Focus, Shape},
    list::List,
    pane::Pane,
    popup::{Item, Kind, Popup},
};
use crate::console::Tone;

/// How far the game is for those at the keyboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Somebody is asked.
    Asking(Seat),
    /// A bot thinks.
    Thinking(Seat),
    /// The keyboard goes to somebody else.
    Passing(Seat),
    /// The game is over.
    Over,
}

/// What the program has to do next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// Show the screen.
    Go,
    /// Show it from the ground up.
    Redraw,
    /// Stop until the shell lets it go on.
    Suspend,
    /// Leave the game.
    Leave,
    /// Leave the game and end as this signal wants it.
    End(i32),
}

/// What is typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Typed {
    #[default]
    Nothing,
    /// The number of a choice.
    Number(String),
    /// Words of a choice, or notation.
    Words(String),
    /// The name of a file to save in.
    File(String),
}

/// What can be clicked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hit {
    /// The choice with this index.
    Choice(usize),
    /// The same as this key.
    Key(char),
    /// A pane.
    Pane(Focus),
    /// Whoever takes the keyboard.
    Take,
    Popup,
    /// Beside the popup.
    Outside,
}

/// A line of the log, and after which action it was told.
pub struct Told {
    pub moment: usize,
    pub text: String,
}

/// What is on the screen.
pub struct Scene<'a> {
    pub sitting: Sitting<'a>,
    pub(super) ink: Ink,
    to: Sender<Happening>,
    pub(super) stage: Stage,
    /// Whose board is shown: nobody's where several have secrets and none has the keyboard.
    pub(super) reader: Option<Seat>,
    pub(super) menu: Menu,
    pub(super) list: List,
    pub(super) typed: Typed,
    /// What is told beside the question.
    pub(super) beside: Vec<(String, Tone)>,
    pub(super) log: Vec<Told>,
    /// After how many actions the reader acted last: what is told since then is new.
    pub(super) seen: usize,
    pub(super) log_pane: Pane,
    pub(super) board_pane: Pane,
    /// What the board was drawn for.
    pub(super) drawn: Option<(usize, u32, Option<Seat>, u16)>,
    pub(super) popup: Option<Popup>,
    pub(super) focus: Focus,
    pub(super) is_large: bool,
    /// The size of the screen, and how the panes are placed on it.
    pub(super) size: Rect,
    pub(super) shape: Shape,
    pub(super) hits: Vec<(Rect, Hit)>,
    /// How often something turned while a thought was awaited.
    pub(super) turns: usize,
    /// The question that the computer thinks about a hint for.
    hinting: Option<Asked>,
}

impl<'a> Scene<'a> {
    /// The game as it stands; call [`begin`](Self::begin) before anything else.
    pub fn new(sitting: Sitting<'a>, colours: bool, to: Sender<Happening>) -> Self {
        let people = sitting.people();
        let reader = people.lowest().filter(|_| !sitting.shares_secrets());
        Self {
            ink: Ink {
                painter: painter(&sitting),
                colours,
            },
            to,
            stage: Stage::Over,
            reader,
            menu: Menu::new(Vec::new()),
            list: List::default(),
            typed: Typed::Nothing,
            beside: Vec::new(),
            log: Vec::new(),
            seen: sitting.journal.actions(),
            log_pane: Pane::of_news(),
            board_pane: Pane::default(),
            drawn: None,
            popup: None,
            focus: Focus::Question,
            is_large: false,
            size: Rect::default(),
            shape: Shape::Stacked,
            hits: Vec::new(),
            turns: 0,
            hinting: None,
            sitting,
        }
    }

    /// Begins, or goes on with the game.
    pub fn begin(&mut self) {
        let problem = self.sitting.write_record();
        self.tell(problem, Tone::Bad);
        self.read_news(0);
        self.go_on();
    }

    /// Whether it waits for a thought, and something turns meanwhile.
    pub fn is_waiting(&self) -> bool {
        matches!(self.stage, Stage::Thinking(_)) || self.hinting.is_some()
    }

    /// Turns what turns.
    pub fn turn(&mut self) {
        self.turns = self.turns.wrapping_add(1);
    }

    /// Something happened.
    pub fn hear(&mut self, happening: Happening) -> Flow {
        match happening {
            Happening::Input(event) => self.input(&event),
            Happening::InputEnded => Flow::Leave,
            Happening::Decided(seat, thought) => {
                let (action, mind) = thought_of(thought);
                self.decided(seat, &action, mind);
                Flow::Go
            }
            Happening::Hinted(asked, thought) => {
                self.hinted(asked, thought_of(thought));
                Flow::Go
            }
            #[cfg(unix)]
            Happening::Signal(signal) => match signal {
                signal_hook::consts::SIGCONT => Flow::Redraw,
                signal_hook::consts::SIGTSTP => Flow::Suspend,
                _ => Flow::End(signal),
            },
        }
    }

    pub(super) fn say(&self, phrase: &Phrase) -> String {
        self.sitting.speaker.say(phrase)
    }

    /// Says a text of its own without any figures in it.
    pub(super) fn word(&self, key: &'static str) -> String {
        self.say(&Phrase::new(key))
    }

    /// Tells something beside the question.
    pub(super) fn tell(&mut self, phrases: impl IntoIterator<Item = Phrase>, tone: Tone) {
        for phrase in phrases {
            let text = self.say(&phrase);
            self.beside.push((text, tone));
        }
    }

    /// Who is asked, if anyone is.
    pub(super) const fn asked(&self) -> Option<Seat> {
        match self.stage {
            Stage::Asking(seat) => Some(seat),
            _ => None,
        }
    }

    /// Takes what was told from a moment on into the log.
    fn read_news(&mut self, moment: usize) {
        let speaker = &self.sitting.speaker;
        for (moment, news) in self.sitting.moments_with_news(moment) {
            let text = speaker.say(&news.phrase);
            self.log.push(Told { moment, text });
        }
    }

    /// Goes on to the next who has to act.
    fn go_on(&mut self) {
        match self.sitting.turn() {
            Turn::Over => self.finish(),
            Turn::Person(seat) if self.sitting.must_pass(seat) => self.pass_to(seat),
            Turn::Person(seat) => self.ask(seat),
            Turn::Bot(seat) => {
                self.stage = Stage::Thinking(seat);
                let mind = self.sitting.take_bot(seat);
                let_think(&self.to, self.sitting.journal.game().copy(), seat, mind);
            }
        }
    }

    fn ask(&mut self, seat: Seat) {
        self.stage = Stage::Asking(seat);
        self.reader = Some(seat);
        self.sitting.was_asked(seat);
        self.menu = Menu::new(self.sitting.journal.game().choices(seat));
        self.list = List::default();
        self.typed = Typed::Nothing;
    }

    /// Takes away what the last person saw, until somebody takes the keyboard.
    fn pass_to(&mut self, seat: Seat) {
        self.stage = Stage::Passing(seat);
        self.reader = None;
        self.menu = Menu::new(Vec::new());
        self.list = List::default();
        self.typed = Typed::Nothing;
        self.beside.clear();
        self.popup = None;
        self.hinting = None;
        self.board_pane.set(Vec::new());
        self.drawn = None;
    }

    /// Whoever the keyboard is passed to has it.
    pub(super) fn take_keyboard(&mut self) {
        if let Stage::Passing(seat) = self.stage {
            self.ask(seat);
        }
    }

    fn decided(&mut self, seat: Seat, action: &str, mind: Box<dyn catalog::DynBot>) {
        if let Some(lost) = self.sitting.put_bot(seat, mind) {
            let moment = self.sitting.journal.actions();
            let lines = lost.lines().map(|line| Told {
                moment,
                text: line.to_string(),
            });
            self.log.extend(lines);
            self.beside.push((lost, Tone::Bad));
        }
        self.play(seat, action);
    }

    /// Plays an answer; a refusal is told beside the question.
    pub(super) fn play(&mut self, seat: Seat, action: &str) {
        let played = self.sitting.journal.actions();
        match self.sitting.play(seat, action) {
            Ok(told) => {
                if self.sitting.is_person(seat) {
                    self.seen = played;
                    self.beside.clear();
                }
                self.tell(told, Tone::Faint);
                self.read_news(played + 1);
                self.go_on();
            }
            Err(refusal) => {
                let refused = self.sitting.refused(seat, action, &refusal);
                self.beside = refused.into_iter().map(|line| (line, Tone::Bad)).collect();
            }
        }
    }

    /// Chooses the line with this number.
    pub(super) fn choose(&mut self, number: usize) {
        self.pick(&number.to_string());
    }

    /// A number, notation or words.
    pub(super) fn pick(&mut self, input: &str) {
        let Some(seat) = self.asked() else { return };
        self.beside.clear();
        self.typed = Typed::Nothing;
        match self.menu.pick(input, &self.sitting.speaker) {
            Pick::Action(action) => self.play(seat, &action),
            Pick::Narrowed => self.list = List::default(),
            Pick::NoSuchNumber => {
                let phrase = Phrase::new("cli-no-such-choice").with("number", input.to_string());
                self.tell([phrase], Tone::Bad);
            }
            Pick::Nothing => self.play(seat, input),
        }
    }

    /// One step back in the menu.
    pub(super) fn back(&mut self) {
        self.menu.back();
        self.list = List::default();
        self.beside.clear();
    }

    /// Every choice at once.
    pub(super) fn show_all(&mut self) {
        self.menu.show_all();
        self.list = List::default();
    }

    /// Takes back the last action of whoever is at this keyboard.
    pub(super) fn undo(&mut self) {
        let (undone, told) = self.sitting.undo();
        self.beside.clear();
        let tone = if undone { Tone::Good } else { Tone::Bad };
        if undone {
            let last = self.sitting.journal.actions();
            self.log.retain(|told| told.moment <= last);
            self.seen = last;
            self.popup = None;
            self.go_on();
        }
        self.tell(told, tone);
    }

    /// Keeps the game in a file.
    pub(super) fn save_as(&mut self, file: &str) {
        self.beside.clear();
        let told = self.sitting.save_as(file);
        self.tell(told, Tone::Plain);
    }

    fn question_now(&self, seat: Seat) -> Asked {
        Asked {
            seat,
            actions: self.sitting.journal.actions(),
            rewinds: self.sitting.journal.rewinds(),
        }
    }

    /// What the computer would do, knowing no more than the seat.
    pub(super) fn hint(&mut self, seat: Seat) {
        let title = self.word("cli-screen-hint");
        if let Some(hints) = self.sitting.kept_hints(seat) {
            let popup = Popup::new(Kind::Hint(None), title, Vec::new());
            self.popup = Some(popup);
            self.show_hints(&hints);
            return;
        }
        let asked = self.question_now(seat);
        if self.hinting != Some(asked) {
            self.hinting = Some(asked);
            let_hint(&self.to, self.sitting.journal.game().copy(), asked);
        }
        let wait = Item::of("", self.word("cli-screen-computer-thinks")).toned(Tone::Faint);
        self.popup = Some(Popup::new(Kind::Hint(None), title, vec![wait]));
    }

    /// The hint is there; what is for a question that is gone is dropped.
    fn hinted(&mut self, asked: Asked, hints: Vec<Hint>) {
        if self.hinting != Some(asked) {
            return;
        }
        self.hinting = None;
        if self.asked() == Some(asked.seat) && self.question_now(asked.seat) == asked {
            let hints = self.sitting.keep_hints(asked.seat, hints);
            self.show_hints(&hints);
        }
    }

    /// Puts hints into the popup, if it still waits for them.
    fn show_hints(&mut self, hints: &[Hint]) {
        let mut items = vec![Item::of("", self.word("cli-hint-how"))];
        let lines = hinting::lines(hints, &self.menu, &self.sitting.speaker);
        items.extend(lines.into_iter().map(|(lead, text)| Item::of(lead, text)));
        if !hints.is_empty() {
            items.push(Item::of("", ""));
            let how = self.word("cli-screen-hint-take");
            items.push(Item::of("", how).toned(Tone::Faint));
        }
        let best = hints.first().map(|hint| hint.choice().action.clone());
        if let Some(popup) = &mut self.popup
            && matches!(popup.kind, Kind::Hint(_))
        {
            popup.kind = Kind::Hint(best);
            popup.items = items;
        }
    }

    /// Selects the choice that has an answer, or leads to it.
    pub(super) fn select(&mut self, action: &str) {
        let number = self.menu.number_of(action, &self.sitting.speaker);
        self.list.select(number.map(|number| number - 1));
    }

    /// The score sheet.
    pub(super) fn score_items(&self) -> Vec<Item> {
        let table = scores(&self.sitting);
        table.lines().map(Item::set).collect()
    }

    /// The game is over: the score sheet, every point explained.
    fn finish(&mut self) {
        self.stage = Stage::Over;
        self.typed = Typed::Nothing;
        self.sitting.report_bots();
        let mut items = self.score_items();
        if let Some(winners) = self.sitting.winners() {
            let winners = self.say(&winners);
            items.insert(0, Item::of("", ""));
            items.insert(0, Item::of("", winners.clone()).toned(Tone::Accent));
            self.beside.push((winners, Tone::Accent));
        }
        // Each line of the sheet has its number and points before it.
        items.extend(
            score_details(&self.sitting, usize::MAX)
                .into_iter()
                .map(|line| match line.char_indices().nth(11) {
                    Some((at, _)) if line.starts_with(' ') => Item::of(&line[..at], &line[at..]),
                    _ => Item::set(line),
                }),
        );
        self.sitting.drop_unasked();
        let told = self.sitting.where_kept();
        self.tell(told, Tone::Plain);
        let title = self.word("cli-game-over");
        self.popup = Some(Popup::new(Kind::Score, title, items));
    }

    /// How the panes are placed on a screen of this size: so that most of the board is seen.
    pub(super) fn fit(&mut self, size: Rect) {
        if size == self.size {
            return;
        }
        self.size = size;
        self.shape = Shape::Stacked;
        self.drawn = None;
        if layout::is_too_small(size) || !layout::has_room_beside(size) {
            return;
        }
        let seen = |shape| {
            let columns = layout::board_columns(size, shape);
            let board = self.sitting.board(self.reader, columns.into());
            let lines = board.lines().count().max(1);
            let rows = usize::from(layout::board_rows(size, shape));
            rows.min(lines) * 100 / lines
        };
        if seen(Shape::Beside) + 5 >= seen(Shape::Stacked) {
            self.shape = Shape::Beside;
        }
    }
}

/// A thought; whoever failed to think has told why and fails here once more.
fn thought_of<T>(thought: Thought<T>) -> T {
    thought.unwrap_or_else(|why| std::panic::resume_unwind(why))
}
