//! A game at one keyboard: the board, the question, the answer.

mod menu;
mod sheet;

use std::{
    fs::{File, OpenOptions},
    io::{BufRead, Write},
    path::{Path, PathBuf},
};

use catalog::{Door, Mind, find_rules, read_rules};
use record::{Journal, UndoRefusal};
use tabletop::{Phrase, Seat, SeatSet, Speak};
use words::Speaker;

use self::menu::{Menu, Pick};
use crate::{
    commands::{Desk, score_table},
    output::{Failure, wrap},
};

/// Who sits at a seat.
pub enum Player {
    /// Someone at this keyboard.
    Person,
    /// A bot.
    Bot(Box<dyn Mind>),
}

/// The width texts are broken to.
const WIDTH: usize = 96;

/// A game at one keyboard.
pub struct Session<'a, R, W> {
    input: R,
    output: W,
    desk: &'a Desk,
    door: &'static dyn Door,
    journal: Journal,
    players: Vec<Player>,
    speaker: Speaker,
    names: Vec<String>,
    /// Where the record is kept.
    save: Option<PathBuf>,
    /// How many moments of the game have been told.
    told: usize,
    /// Who was asked last, and at which moment the board was last drawn for them.
    last_asked: Option<Seat>,
}

/// What a person at the keyboard wants.
enum Wish {
    Play(String),
    Undo,
    Quit,
}

impl<'a, R: BufRead, W: Write> Session<'a, R, W> {
    /// A session; nothing is printed yet.
    #[expect(
        clippy::too_many_arguments,
        reason = "this is where everything comes together"
    )]
    pub fn new(
        input: R,
        output: W,
        desk: &'a Desk,
        door: &'static dyn Door,
        journal: Journal,
        players: Vec<Player>,
        speaker: Speaker,
        names: Vec<String>,
        save: Option<PathBuf>,
    ) -> Self {
        let told = journal.moments().len() - 1;
        let told = if told == 0 { 0 } else { told + 1 };
        Self {
            input,
            output,
            desk,
            door,
            journal,
            players,
            speaker,
            names,
            save,
            told,
            last_asked: None,
        }
    }

    /// Plays until the game is over or someone leaves.
    pub fn run(mut self) -> Result<(), Failure> {
        self.write_all_to_save();
        self.line(&format!("{}\n", self.door.info().title))?;
        self.say(&Phrase::new("cli-welcome"))?;
        loop {
            self.tell_news()?;
            let Some(seat) = self.journal.game().owing().lowest() else {
                break;
            };
            let wish = match &mut self.players[seat.index()] {
                Player::Bot(mind) => Wish::Play(self.journal.game().ask(seat, &mut **mind)),
                Player::Person => self.ask(seat)?,
            };
            match wish {
                Wish::Play(action) => self.play(seat, &action)?,
                Wish::Undo => self.undo()?,
                Wish::Quit => return self.leave(),
            }
        }
        self.finish()
    }

    fn play(&mut self, seat: Seat, action: &str) -> Result<(), Failure> {
        match self.journal.play(seat, action) {
            Ok(lines) => {
                self.append_to_save(&lines);
                Ok(())
            }
            Err(refusal) => {
                let reason = self.desk.refusal(&self.speaker, &refusal);
                self.say(&Phrase::new("cli-not-possible").with("reason", reason))?;
                if let Some(rule) = refusal.rule {
                    self.say(&Phrase::new("cli-see-rule").with("rule", rule.to_string()))?;
                }
                Ok(())
            }
        }
    }

    /// Takes back the last action of whoever is at this keyboard.
    fn undo(&mut self) -> Result<(), Failure> {
        let seats = |wanted: fn(&Player) -> bool| -> SeatSet {
            let all = Seat::first(self.journal.referee().seats()).zip(&self.players);
            all.filter(|(_, player)| wanted(player))
                .map(|(seat, _)| seat)
                .collect()
        };
        let people = seats(|player| matches!(player, Player::Person));
        let bots = seats(|player| matches!(player, Player::Bot(_)));
        let phrase = match self.journal.undo(people, bots) {
            Ok(count) => {
                self.told = self.journal.moments().len();
                self.last_asked = None;
                self.write_all_to_save();
                Phrase::new("cli-undone").with("count", count as i64)
            }
            Err(UndoRefusal::Nothing) => Phrase::new("cli-undo-nothing"),
            Err(UndoRefusal::Revealed) => Phrase::new("cli-undo-revealed"),
            Err(UndoRefusal::Answered(seat)) => Phrase::new("cli-undo-answered").with("seat", seat),
        };
        self.say(&phrase)
    }

    /// Tells what happened since the last time.
    fn tell_news(&mut self) -> Result<(), Failure> {
        let mut lines = Vec::new();
        for moment in &self.journal.moments()[self.told.min(self.journal.moments().len())..] {
            lines.extend(
                moment
                    .news(None)
                    .iter()
                    .map(|news| self.speaker.say(&news.phrase)),
            );
        }
        self.told = self.journal.moments().len();
        for line in lines {
            self.line(&wrap(&format!("  · {line}"), WIDTH, "    "))?;
        }
        Ok(())
    }

    /// Asks one seat its question.
    fn ask(&mut self, seat: Seat) -> Result<Wish, Failure> {
        if self.last_asked != Some(seat) || self.others_acted(seat) {
            self.draw_board(seat)?;
        }
        self.last_asked = Some(seat);
        let mut menu = Menu::new(self.journal.game().choices(seat));
        loop {
            self.show_menu(seat, &menu)?;
            let Some(line) = self.read_line()? else {
                return Ok(Wish::Quit);
            };
            let (word, rest) = line
                .split_once(' ')
                .map_or((line.as_str(), ""), |(a, b)| (a, b.trim()));
            match word {
                "" => {}
                "u" | "undo" => return Ok(Wish::Undo),
                "q" | "quit" | "exit" => return Ok(Wish::Quit),
                "?" | "h" | "help" => self.say(&Phrase::new("cli-help"))?,
                "b" | "board" => self.draw_board(seat)?,
                "w" | "why" => self.explain_closed(seat, rest)?,
                "l" | "log" => self.tell_log(rest)?,
                "s" | "score" => self.draw_scores()?,
                "r" | "rules" => self.tell_rules(rest)?,
                "save" => self.save_as(rest)?,
                "a" | "all" => menu.show_all(),
                "0" | "back" => menu.back(),
                _ => match menu.pick(&line, &self.speaker) {
                    Pick::Action(action) => return Ok(Wish::Play(action)),
                    Pick::Narrowed => {}
                    Pick::Nothing => return Ok(Wish::Play(line)),
                },
            }
        }
    }

    /// Whether anyone else acted after this seat's last action.
    fn others_acted(&self, seat: Seat) -> bool {
        self.journal
            .record()
            .entries
            .last()
            .is_some_and(|entry| entry.seat != seat)
    }

    fn show_menu(&mut self, seat: Seat, menu: &Menu) -> Result<(), Failure> {
        let question = self.speaker.say(&self.journal.game().question(seat));
        let name = &self.names[seat.index()];
        let crumbs = menu.crumbs(&self.speaker);
        self.line(&format!("\n{name}: {question}{crumbs}"))?;
        for line in menu.lines(&self.speaker) {
            self.line(&wrap(&line, WIDTH, "       "))?;
        }
        self.prompt()
    }

    fn prompt(&mut self) -> Result<(), Failure> {
        write!(self.output, "> ")?;
        Ok(self.output.flush()?)
    }

    fn read_line(&mut self) -> Result<Option<String>, Failure> {
        let mut line = String::new();
        match self.input.read_line(&mut line) {
            Ok(0) => Ok(None),
            Ok(_) => Ok(Some(line.trim().to_string())),
            // Bytes that are no text are an answer that is no answer.
            Err(error) if error.kind() == std::io::ErrorKind::InvalidData => {
                Ok(Some(String::from("\u{fffd}")))
            }
            Err(error) => Err(error.into()),
        }
    }

    fn draw_board(&mut self, seat: Seat) -> Result<(), Failure> {
        let board = self
            .journal
            .game()
            .board(Some(seat), &self.names, &self.speaker);
        self.line(&format!("\n{board}"))
    }

    fn draw_scores(&mut self) -> Result<(), Failure> {
        let referee = &**self.journal.referee();
        let table = score_table(referee, self.journal.game(), &self.names, &self.speaker);
        self.line(&format!("\n{table}"))
    }

    /// What is not possible and why; with words, each answer that has them all.
    fn explain_closed(&mut self, seat: Seat, words: &str) -> Result<(), Failure> {
        let mut lines: Vec<String> = Vec::new();
        for (choice, refusal) in self.journal.game().closed(seat) {
            let reason = self.desk.refusal(&self.speaker, &refusal);
            let sentence = self.speaker.say(&choice.phrase);
            let line = if words.is_empty() {
                reason
            } else if menu::has_words(&format!("{} {sentence}", choice.action), words) {
                format!("{}: {reason}", choice.action)
            } else {
                continue;
            };
            if !lines.contains(&line) {
                lines.push(line);
            }
        }
        if lines.is_empty() {
            return self.say(&Phrase::new("cli-why-nothing"));
        }
        for line in lines {
            self.line(&wrap(&format!("  – {line}"), WIDTH, "    "))?;
        }
        Ok(())
    }

    /// The last actions with what they brought.
    fn tell_log(&mut self, count: &str) -> Result<(), Failure> {
        let count = count.parse().unwrap_or(10_usize);
        let entries = &self.journal.record().entries;
        let first = entries.len().saturating_sub(count);
        let mut lines = Vec::new();
        for (entry, moment) in entries.iter().zip(&self.journal.moments()[1..]).skip(first) {
            lines.push(format!(
                "{:>4}  {}  {}",
                entry.n,
                self.names[entry.seat.index()],
                entry.action
            ));
            for news in moment.news(None) {
                lines.push(format!("        {}", self.speaker.say(&news.phrase)));
            }
        }
        for line in lines {
            self.line(&line)?;
        }
        Ok(())
    }

    fn tell_rules(&mut self, query: &str) -> Result<(), Failure> {
        if query.is_empty() {
            return self.say(&Phrase::new("cli-rules-usage"));
        }
        let rules = find_rules(&read_rules(self.door.rules()), Some(query));
        if rules.is_empty() {
            return self.say(&Phrase::new("cli-no-such-rule").with("query", query.to_string()));
        }
        for rule in rules {
            self.line(&wrap(
                &format!("{}  {}", rule.id, rule.text),
                WIDTH,
                "        ",
            ))?;
        }
        Ok(())
    }

    fn save_as(&mut self, file: &str) -> Result<(), Failure> {
        if !file.is_empty() {
            self.save = Some(PathBuf::from(file));
        } else if self.save.is_none() {
            self.save = Some(self.default_file());
        }
        if self.write_all_to_save() {
            self.tell_where()
        } else {
            Ok(())
        }
    }

    fn tell_where(&mut self) -> Result<(), Failure> {
        let Some(file) = &self.save else {
            return Ok(());
        };
        let phrase = Phrase::new("cli-saved").with("file", file.display().to_string());
        self.say(&phrase)
    }

    fn default_file(&self) -> PathBuf {
        let name = format!(
            "{}-{}",
            self.door.info().id,
            &self.journal.moments()[0].digest()[..8]
        );
        PathBuf::from(format!("{name}.jsonl"))
    }

    /// Writes the whole record; a failure is told and costs nothing but the file.
    fn write_all_to_save(&mut self) -> bool {
        let Some(file) = self.save.clone() else {
            return true;
        };
        self.report_write(&file, write_whole(&file, &self.journal.record().write()))
    }

    fn append_to_save(&mut self, lines: &str) {
        let Some(file) = self.save.clone() else {
            return;
        };
        let appended = OpenOptions::new()
            .append(true)
            .open(&file)
            .and_then(|mut open| {
                open.write_all(lines.as_bytes())
                    .and_then(|()| open.sync_data())
            });
        // Someone may have moved the file: then write it anew.
        if appended.is_err() {
            self.write_all_to_save();
        }
    }

    fn report_write(&mut self, file: &Path, written: std::io::Result<()>) -> bool {
        let Err(error) = written else { return true };
        let phrase = Phrase::new("cli-not-saved")
            .with("file", file.display().to_string())
            .with("why", error.to_string());
        let _ = self.say(&phrase);
        false
    }

    /// Leaves an unfinished game where it can be found again.
    fn leave(mut self) -> Result<(), Failure> {
        self.line("")?;
        if self.journal.record().entries.is_empty() {
            return self.say(&Phrase::new("cli-goodbye"));
        }
        self.save_as("")?;
        self.say(&Phrase::new("cli-goodbye"))
    }

    /// The final score sheet.
    fn finish(mut self) -> Result<(), Failure> {
        self.draw_scores()?;
        let lines = sheet::explain(&self.journal, &self.names, &self.speaker);
        for line in lines {
            self.line(&wrap(&line, WIDTH, "          "))?;
        }
        if let Some(outcome) = self.journal.game().outcome() {
            let winners: Vec<&str> = outcome
                .winners()
                .map(|seat| self.names[seat.index()].as_str())
                .collect();
            let phrase = Phrase::new("cli-winners")
                .with("count", winners.len() as i64)
                .with("names", winners.join(", "));
            self.line("")?;
            self.say(&phrase)?;
        }
        self.tell_where()
    }

    fn say(&mut self, phrase: &Phrase) -> Result<(), Failure> {
        let text = self.speaker.say(phrase);
        for line in text.lines() {
            self.line(&wrap_keeping_indent(line))?;
        }
        Ok(())
    }

    fn line(&mut self, line: &str) -> Result<(), Failure> {
        Ok(writeln!(self.output, "{line}")?)
    }
}

/// Wraps a line of help without losing how it is set in.
fn wrap_keeping_indent(line: &str) -> String {
    if line.chars().count() <= WIDTH {
        line.to_string()
    } else {
        wrap(line, WIDTH, "  ")
    }
}

/// Writes a file so that whoever reads it finds the old or the new one whole.
fn write_whole(file: &Path, text: &str) -> std::io::Result<()> {
    let mut name = file.file_name().unwrap_or_default().to_os_string();
    name.push(".new");
    let beside = file.with_file_name(name);
    let mut open = File::create(&beside)?;
    open.write_all(text.as_bytes())?;
    open.sync_all()?;
    std::fs::rename(&beside, file)
}
