//! A game at one keyboard: the board, the question, the answer.

mod hinting;
mod lines;
mod menu;
mod save_file;
pub mod screen;
mod sheet;
mod sitting;

use std::{io::Write, path::Path, sync::Arc};

use catalog::{Hint, find_rules, read_rules, rules_in};
use tabletop::{Phrase, Seat, Speak};

pub use self::{
    lines::{Editor, Lines, Piped},
    save_file::is_free,
    sitting::{Player, Sitting},
};
use self::{
    menu::{Menu, Pick},
    sitting::{HINT, Turn},
};
use crate::{
    commands::score_table,
    console::{Console, Painter},
    output::{Failure, wrap},
};

/// More lines than a screen shows.
const SCREEN: usize = 60;

/// Clears the screen and what was scrolled out of it.
const CLEAR: &str = "\x1b[H\x1b[2J\x1b[3J";

/// A game at one keyboard, line by line.
pub struct Session<'a, L, W> {
    lines: L,
    output: W,
    console: Console,
    painter: Painter,
    sitting: Sitting<'a>,
    /// How many moments of the game have been printed.
    printed: usize,
    /// Who has the board before them, and after how many actions it was drawn.
    drawn: Option<(Seat, usize)>,
    /// What is printed between the next question and the prompt, where it is seen.
    beside: Vec<String>,
}

/// What a person at the keyboard wants.
enum Request {
    Play(String),
    Undo,
    Quit,
}

impl<'a, L: Lines, W: Write> Session<'a, L, W> {
    /// A session; nothing is printed yet.
    pub fn new(lines: L, output: W, console: Console, sitting: Sitting<'a>) -> Self {
        Self {
            lines,
            output,
            console,
            painter: painter(&sitting),
            printed: sitting.first_untold(),
            sitting,
            drawn: None,
            beside: Vec::new(),
        }
    }

    /// Plays until the game is over or someone leaves.
    pub fn run(mut self) -> Result<(), Failure> {
        let played = self.play_on();
        if let Err(Failure::Closed) = played {
            // Nobody reads any more; the game is kept all the same.
            self.sitting.save_what_was_played();
        }
        played
    }

    fn play_on(&mut self) -> Result<(), Failure> {
        let problem = self.sitting.write_record();
        self.say_all(problem)?;
        self.line(&format!("{}\n", self.sitting.entry.info().title))?;
        self.say(&Phrase::new("cli-welcome"))?;
        loop {
            self.print_news()?;
            let (seat, request) = match self.sitting.turn() {
                Turn::Over => break,
                Turn::Person(seat) => (seat, self.ask(seat)?),
                Turn::Bot(seat) => (seat, self.ask_bot(seat)?),
            };
            match request {
                Request::Play(action) => self.play(seat, &action)?,
                Request::Undo => self.undo()?,
                Request::Quit => return self.leave(),
            }
        }
        self.finish()
    }

    /// Asks a bot, and tells if that cost it its seat.
    fn ask_bot(&mut self, seat: Seat) -> Result<Request, Failure> {
        let mut mind = self.sitting.take_bot(seat);
        let action = self.sitting.journal.game().ask(seat, &mut *mind);
        if let Some(lost) = self.sitting.put_bot(seat, mind) {
            self.line(&lost)?;
        }
        Ok(Request::Play(action))
    }

    fn play(&mut self, seat: Seat, action: &str) -> Result<(), Failure> {
        match self.sitting.play(seat, action) {
            Ok(told) => self.say_all(told),
            Err(refusal) => {
                self.beside = self.sitting.refused(seat, action, &refusal);
                Ok(())
            }
        }
    }

    /// Takes back the last action of whoever is at this keyboard.
    fn undo(&mut self) -> Result<(), Failure> {
        let (undone, told) = self.sitting.undo();
        if undone {
            self.printed = self.sitting.journal.actions() + 1;
            self.drawn = None;
        }
        let told = told.iter().map(|phrase| self.sitting.speaker.say(phrase));
        self.beside = told.collect();
        Ok(())
    }

    /// Prints what happened since the last time.
    fn print_news(&mut self) -> Result<(), Failure> {
        let news = self.sitting.news_since(self.printed);
        self.printed = self.sitting.journal.actions() + 1;
        for line in news {
            self.wrapped("  · ", &line)?;
        }
        Ok(())
    }

    /// Asks one seat its question.
    fn ask(&mut self, seat: Seat) -> Result<Request, Failure> {
        if self.sitting.must_pass(seat) && !self.pass_to(seat)? {
            return Ok(Request::Quit);
        }
        if self.needs_board(seat) {
            self.draw_board(seat)?;
        }
        self.sitting.was_asked(seat);
        let mut menu = Menu::new(self.sitting.journal.game().choices(seat));
        loop {
            self.show_menu(seat, &menu)?;
            let Some(line) = self.lines.read("> ", &mut self.output)? else {
                return Ok(Request::Quit);
            };
            let (word, rest) = line
                .split_once(' ')
                .map_or((line.as_str(), ""), |(a, b)| (a, b.trim()));
            match word {
                "" => {}
                "u" | "undo" => return Ok(Request::Undo),
                "q" | "quit" | "exit" => return Ok(Request::Quit),
                "hint" | "?hint" => self.hint(seat, &menu)?,
                "?" | "h" | "help" => self.say(&self.with_a_rule("cli-help"))?,
                "b" | "board" => self.draw_board(seat)?,
                "w" | "why" => self.explain_closed(seat, rest)?,
                "l" | "log" => self.print_log(seat, rest)?,
                "s" | "score" => self.draw_scores()?,
                "r" | "rules" => self.print_rules(rest)?,
                "save" => {
                    let told = self.sitting.save_as(rest);
                    self.say_all(told)?;
                }
                "a" | "all" => menu.show_all(),
                "0" | "back" => menu.back(),
                _ => match menu.pick(&line, &self.sitting.speaker) {
                    Pick::Action(action) => return Ok(Request::Play(action)),
                    Pick::Narrowed => {}
                    Pick::NoSuchNumber => {
                        let phrase = Phrase::new("cli-no-such-choice").with("number", line);
                        self.beside = vec![self.sitting.speaker.say(&phrase)];
                    }
                    Pick::Nothing => return Ok(Request::Play(line)),
                },
            }
        }
    }

    /// Whether a seat has not seen the board since somebody else acted.
    fn needs_board(&self, seat: Seat) -> bool {
        let Some((_, at)) = self.drawn.filter(|&(reader, _)| reader == seat) else {
            return true;
        };
        let entries = self.sitting.journal.record().entries.get(at..);
        entries.is_none_or(|since| since.iter().any(|entry| entry.seat != seat))
    }

    /// What the computer would do, knowing no more than the seat.
    fn hint(&mut self, seat: Seat, menu: &Menu) -> Result<(), Failure> {
        let hints = self.hints(seat);
        self.say(&Phrase::new("cli-hint-how"))?;
        for (lead, text) in hinting::lines(&hints, menu, &self.sitting.speaker) {
            self.wrapped(&lead, &text)?;
        }
        Ok(())
    }

    /// The rest of the last hint as long as it is followed, else a new one.
    fn hints(&mut self, seat: Seat) -> Arc<Vec<Hint>> {
        if let Some(rest) = self.sitting.kept_hints(seat) {
            return rest;
        }
        let hints = self.sitting.journal.game().hints(seat, &HINT);
        self.sitting.keep_hints(seat, hints)
    }

    /// The question, its answers, and last what is to be told beside it.
    fn show_menu(&mut self, seat: Seat, menu: &Menu) -> Result<(), Failure> {
        let speaker = &self.sitting.speaker;
        let question = speaker.say(&self.sitting.journal.game().question(seat));
        let name = &self.sitting.names[seat.index()];
        let crumbs = menu.crumbs(speaker);
        let lines = menu.lines(speaker);
        let question = format!("{name}: {question}{crumbs}");
        self.line("")?;
        self.wrapped("", &question)?;
        for (index, line) in lines.iter().enumerate() {
            self.wrapped(&format!("{:>4}  ", index + 1), line)?;
        }
        for line in std::mem::take(&mut self.beside) {
            self.wrapped("", &line)?;
        }
        Ok(())
    }

    fn draw_board(&mut self, seat: Seat) -> Result<(), Failure> {
        let board = self.sitting.board(Some(seat), self.console.columns());
        self.drawn = Some((seat, self.sitting.journal.actions()));
        self.line(&format!("\n{board}"))
    }

    fn draw_scores(&mut self) -> Result<(), Failure> {
        let table = scores(&self.sitting);
        self.line(&format!("\n{}", table.trim_end()))
    }

    /// What is not possible and why.
    fn explain_closed(&mut self, seat: Seat, words: &str) -> Result<(), Failure> {
        let lines = self.sitting.closed(seat, words);
        if lines.is_empty() {
            return self.say(&Phrase::new("cli-why-nothing"));
        }
        for line in lines {
            self.wrapped("  – ", &line)?;
        }
        Ok(())
    }

    /// Takes away what the last person saw, and waits until the keyboard has changed
    /// hands; whether anyone took it.
    fn pass_to(&mut self, seat: Seat) -> Result<bool, Failure> {
        self.forget()?;
        self.drawn = None;
        let name = self.sitting.names[seat.index()].clone();
        self.say(&Phrase::new("cli-pass").with("name", name))?;
        Ok(self.lines.read("> ", &mut self.output)?.is_some())
    }

    /// Takes what was printed from the screen and out of what one can scroll back to, and
    /// what was typed out of the history.
    fn forget(&mut self) -> Result<(), Failure> {
        self.lines.forget();
        if self.console.is_terminal {
            write!(self.output, "{CLEAR}")?;
            Ok(self.output.flush()?)
        } else {
            self.line(&"\n".repeat(SCREEN))
        }
    }

    /// The last actions with what they brought. What others answered in secret is
    /// told by the events that reveal it.
    fn print_log(&mut self, reader: Seat, count: &str) -> Result<(), Failure> {
        let count = count.parse().unwrap_or(10_usize);
        let sitting = &self.sitting;
        let entries = &sitting.journal.record().entries;
        let first = entries.len().saturating_sub(count);
        let mut lines = Vec::new();
        for (entry, moment) in entries[first..]
            .iter()
            .zip(sitting.journal.moments_since(first + 1))
        {
            let open = !sitting.entry.info().secrets || entry.seat == reader;
            let line = format!(
                "{:>4}  {}  {}",
                entry.n,
                sitting.names[entry.seat.index()],
                catalog::for_shells(if open { &entry.action } else { "" }),
            );
            lines.push(line);
            for news in moment.news(None) {
                let news = sitting.speaker.say(&news.phrase);
                lines.push(wrap("      · ", &news, self.console.text_columns()));
            }
        }
        for line in lines {
            self.line(&line)?;
        }
        Ok(())
    }

    /// A text with the number of a rule of this game as an example.
    fn with_a_rule(&self, key: &'static str) -> Phrase {
        let rules = read_rules(self.sitting.entry.rules());
        let first = rules.first().map_or("", |rule| &rule.id);
        Phrase::new(key).with("rule", first.to_string())
    }

    fn print_rules(&mut self, query: &str) -> Result<(), Failure> {
        if query.is_empty() {
            return self.say(&self.with_a_rule("cli-rules-usage"));
        }
        let rules = rules_in(self.sitting.entry, self.sitting.context.language);
        let rules = find_rules(&rules, Some(query));
        if rules.is_empty() {
            return self.say(&Phrase::new("cli-no-such-rule").with("query", query.to_string()));
        }
        for rule in rules {
            self.wrapped(&format!("{}  ", rule.id), &rule.text)?;
        }
        Ok(())
    }

    /// Leaves an unfinished game where it can be found again.
    fn leave(&mut self) -> Result<(), Failure> {
        if self.sitting.shares_secrets() && self.console.is_terminal {
            self.forget()?;
        }
        self.line("")?;
        let told = self.sitting.save_what_was_played();
        self.say_all(told)?;
        self.say(&Phrase::new("cli-goodbye"))
    }

    /// The final score sheet.
    fn finish(&mut self) -> Result<(), Failure> {
        self.sitting.report_bots();
        self.draw_scores()?;
        for line in score_details(&self.sitting, self.console.text_columns()) {
            self.line(&line)?;
        }
        if let Some(winners) = self.sitting.winners() {
            self.line("")?;
            self.say(&winners)?;
        }
        self.sitting.drop_unasked();
        let told = self.sitting.where_kept();
        self.say_all(told)
    }

    fn say_all(&mut self, phrases: impl IntoIterator<Item = Phrase>) -> Result<(), Failure> {
        phrases.into_iter().try_for_each(|phrase| self.say(&phrase))
    }

    fn say(&mut self, phrase: &Phrase) -> Result<(), Failure> {
        let text = self.sitting.speaker.say(phrase);
        let width = self.console.text_columns();
        for line in text.lines() {
            // Help keeps how it is set in, as long as it fits.
            if grid::width(line) <= width {
                self.line(line)?;
            } else {
                self.wrapped("", line)?;
            }
        }
        Ok(())
    }

    fn wrapped(&mut self, lead: &str, text: &str) -> Result<(), Failure> {
        self.line(&wrap(lead, text, self.console.text_columns()))
    }

    fn line(&mut self, line: &str) -> Result<(), Failure> {
        if self.console.colours {
            Ok(writeln!(self.output, "{}", self.painter.ansi(line))?)
        } else {
            Ok(writeln!(self.output, "{line}")?)
        }
    }
}

/// The colours of everybody at a table.
fn painter(sitting: &Sitting<'_>) -> Painter {
    let sides = Seat::first(sitting.journal.referee().sides());
    let game = sitting.journal.game();
    Painter::new(
        sides
            .zip(&sitting.names)
            .map(|(seat, name)| (name.as_str(), game.colour(seat))),
    )
}

/// The points of all sides by source.
fn scores(sitting: &Sitting<'_>) -> String {
    let referee = &**sitting.journal.referee();
    let game = sitting.journal.game();
    score_table(referee, game, &sitting.names, &sitting.speaker)
}

/// Every point explained.
fn score_details(sitting: &Sitting<'_>, width: usize) -> Vec<String> {
    sheet::explain(&sitting.journal, &sitting.names, &sitting.speaker, width)
}

/// Why a game is not kept in this file.
pub fn already_there(file: &Path) -> Phrase {
    Phrase::new("cli-save-exists").with("file", file.display().to_string())
}
