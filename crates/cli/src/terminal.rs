//! A game at one keyboard: the board, the question, the answer.

mod menu;
mod save_file;
mod sheet;

use std::{
    io::{BufRead, Write},
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

use catalog::{
    BotKind, DynBot, DynGame, Hint, HintRequest, PositionHash, find_rules, read_rules, rules_in,
};
use record::{Hinted, Journal, UndoRefusal};
use tabletop::{Phrase, Seat, SeatSet, Speak};
use words::Speaker;

pub use self::save_file::is_free;
use self::{
    menu::{Menu, Pick},
    save_file::SaveFile,
};
use crate::{
    commands::{Context, complaint, score_table},
    output::{Failure, wrap},
};

/// Who sits at a seat.
pub enum Player {
    /// Someone at this keyboard.
    Person,
    /// A bot.
    Bot(Box<dyn DynBot>),
}

/// The width texts are broken to.
const WIDTH: usize = 96;

/// More lines than a screen shows.
const SCREEN: usize = 60;

/// A reason with all the answers that it closes.
struct ClosedBy {
    /// The key of its words: reasons of a kind differ in what they are about.
    kind: &'static str,
    reason: String,
    answers: Vec<String>,
}

/// How many closed answers are named for one reason.
const MANY: usize = 6;

/// How the computer thinks about a hint.
const HINT: HintRequest = HintRequest {
    rounds: BotKind::EXPERT_ROUNDS,
    time: Some(Duration::from_secs(2)),
    seed: 1,
    most: 3,
    also: Vec::new(),
};

/// A game at one keyboard.
pub struct Session<'a, R, W> {
    input: R,
    output: W,
    context: &'a Context,
    entry: &'a dyn DynGame,
    journal: Journal,
    players: Vec<Player>,
    speaker: Speaker,
    names: Vec<String>,
    /// Where the record is kept.
    save_file: Option<SaveFile>,
    /// Whether nobody asked for that file: it is there in case the program is ended,
    /// and goes when the game is over.
    unasked: bool,
    /// How many moments of the game have been printed.
    printed: usize,
    /// Who was asked last and has the board before them.
    last_asked: Option<Seat>,
    /// The last hints that were thought about.
    hinted: Option<Hinted>,
}

/// What a person at the keyboard wants.
enum Request {
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
        context: &'a Context,
        entry: &'a dyn DynGame,
        journal: Journal,
        players: Vec<Player>,
        speaker: Speaker,
        names: Vec<String>,
        save: Option<PathBuf>,
    ) -> Self {
        let printed = match journal.actions() {
            0 => 0,
            last => last + 1,
        };
        Self {
            input,
            output,
            context,
            entry,
            journal,
            players,
            speaker,
            names,
            save_file: save.map(SaveFile::new),
            unasked: false,
            printed,
            last_asked: None,
            hinted: None,
        }
    }

    /// Plays until the game is over or someone leaves.
    pub fn run(mut self) -> Result<(), Failure> {
        let played = self.play_on();
        if let Err(Failure::Closed) = played {
            // Nobody reads any more; the game is kept all the same.
            let _ = self.save_what_was_played();
        }
        played
    }

    fn play_on(&mut self) -> Result<(), Failure> {
        self.write_record();
        self.line(&format!("{}\n", self.entry.info().title))?;
        self.say(&Phrase::new("cli-welcome"))?;
        loop {
            self.print_news()?;
            let Some(seat) = self.journal.game().owing().lowest() else {
                break;
            };
            let request = match &mut self.players[seat.index()] {
                Player::Bot(_) => self.ask_bot(seat)?,
                Player::Person => self.ask(seat)?,
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
        let Player::Bot(mind) = &mut self.players[seat.index()] else {
            unreachable!("a bot sits here");
        };
        let had_seat = mind.lost().is_none();
        let action = self.journal.game().ask(seat, &mut **mind);
        if let Some(lost) = mind.lost().filter(|_| had_seat) {
            let bot = &self.journal.record().header.seats[seat.index()].bot;
            let bot = bot.clone().unwrap_or_default();
            let text = complaint(&self.speaker, &bot, seat, lost);
            self.line(&text)?;
        }
        Ok(Request::Play(action))
    }

    fn play(&mut self, seat: Seat, action: &str) -> Result<(), Failure> {
        match self.journal.play(seat, action) {
            Ok(lines) => {
                self.append_to_record(&lines);
                match self.players[seat.index()] {
                    Player::Person if self.save_file.is_none() => self.keep_unasked(),
                    _ => Ok(()),
                }
            }
            Err(refusal) => {
                let reason = self.context.refusal(&self.speaker, &refusal);
                self.say(&Phrase::new("cli-not-possible").with("reason", reason))?;
                if let Some(rule) = refusal.rule {
                    self.say(&Phrase::new("cli-see-rule").with("rule", rule.to_string()))?;
                }
                Ok(())
            }
        }
    }

    /// The seats of people, or of bots.
    fn seats(&self, wanted: fn(&Player) -> bool) -> SeatSet {
        let all = Seat::first(self.journal.referee().seats()).zip(&self.players);
        all.filter(|(_, player)| wanted(player))
            .map(|(seat, _)| seat)
            .collect()
    }

    /// Takes back the last action of whoever is at this keyboard.
    fn undo(&mut self) -> Result<(), Failure> {
        let people = self.seats(|player| matches!(player, Player::Person));
        let bots = self.seats(|player| matches!(player, Player::Bot(_)));
        let phrase = match self.journal.undo(people, bots) {
            Ok(count) => {
                self.printed = self.journal.actions() + 1;
                self.last_asked = None;
                self.write_record();
                Phrase::new("cli-undone").with("count", count as i64)
            }
            Err(UndoRefusal::Nothing) => Phrase::new("cli-undo-nothing"),
            Err(UndoRefusal::Revealed) => Phrase::new("cli-undo-revealed"),
            Err(UndoRefusal::Answered(seat)) => Phrase::new("cli-undo-answered").with("seat", seat),
        };
        self.say(&phrase)
    }

    /// Prints what happened since the last time.
    fn print_news(&mut self) -> Result<(), Failure> {
        let mut lines = Vec::new();
        for moment in self.journal.moments_since(self.printed) {
            lines.extend(
                moment
                    .news(None)
                    .iter()
                    .map(|news| self.speaker.say(&news.phrase)),
            );
        }
        self.printed = self.journal.actions() + 1;
        for line in lines {
            self.line(&wrap("  · ", &line, WIDTH))?;
        }
        Ok(())
    }

    /// Asks one seat its question.
    fn ask(&mut self, seat: Seat) -> Result<Request, Failure> {
        if self.last_asked != Some(seat) && self.shares_secrets() && !self.pass_to(seat)? {
            return Ok(Request::Quit);
        }
        if self.last_asked != Some(seat) || self.others_acted(seat) {
            self.draw_board(seat)?;
        }
        self.last_asked = Some(seat);
        let mut menu = Menu::new(self.journal.game().choices(seat));
        loop {
            self.show_menu(seat, &menu)?;
            let Some(line) = self.read_line()? else {
                return Ok(Request::Quit);
            };
            let (word, rest) = line
                .split_once(' ')
                .map_or((line.as_str(), ""), |(a, b)| (a, b.trim()));
            match word {
                "" => {}
                "u" | "undo" => return Ok(Request::Undo),
                "q" | "quit" | "exit" => return Ok(Request::Quit),
                "hint" | "?hint" => self.hint(seat)?,
                "?" | "h" | "help" => self.say(&self.with_a_rule("cli-help"))?,
                "b" | "board" => self.draw_board(seat)?,
                "w" | "why" => self.explain_closed(seat, rest)?,
                "l" | "log" => self.print_log(seat, rest)?,
                "s" | "score" => self.draw_scores()?,
                "r" | "rules" => self.print_rules(rest)?,
                "save" => self.save_as(rest)?,
                "a" | "all" => menu.show_all(),
                "0" | "back" => menu.back(),
                _ => match menu.pick(&line, &self.speaker) {
                    Pick::Action(action) => return Ok(Request::Play(action)),
                    Pick::Narrowed => {}
                    Pick::NoSuchNumber => {
                        self.say(&Phrase::new("cli-no-such-choice").with("number", line))?;
                    }
                    Pick::Nothing => return Ok(Request::Play(line)),
                },
            }
        }
    }

    /// What the computer would do, knowing no more than the seat.
    fn hint(&mut self, seat: Seat) -> Result<(), Failure> {
        let hints = self.hints(seat);
        self.say(&Phrase::new("cli-hint-how"))?;
        for (index, hint) in hints.iter().enumerate() {
            let chance = (hint.judgement.chance.mean * 100.0).round();
            let choice = self.speaker.say(&hint.choice().phrase);
            self.line(&wrap(&format!("{chance:>4} %  "), &choice, WIDTH))?;
            // The whole turn is told of the best answer only.
            let next = if index == 0 { &hint.line[1..] } else { &[] };
            for step in next {
                let step = self.speaker.say(&step.phrase);
                let step = Phrase::new("cli-hint-next").with("choice", step);
                self.line(&wrap("           ", &self.speaker.say(&step), WIDTH))?;
            }
        }
        Ok(())
    }

    /// The rest of the last hint as long as it is followed, else a new one.
    fn hints(&mut self, seat: Seat) -> Arc<Vec<Hint>> {
        let (journal, game) = (&self.journal, self.journal.game());
        let kept = self.hinted.as_ref();
        if let Some(rest) = kept.and_then(|kept| kept.rest(journal, game, seat, None)) {
            return rest;
        }
        let hints = Arc::new(game.hints(seat, &HINT));
        self.hinted = Some(Hinted::new(journal, seat, None, hints.clone()));
        hints
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
        for (index, line) in menu.lines(&self.speaker).iter().enumerate() {
            self.line(&wrap(&format!("{:>4}  ", index + 1), line, WIDTH))?;
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
        self.line(&format!("\n{}", table.trim_end()))
    }

    /// What is not possible and why: one line for each kind of reason. With words, only what
    /// has them all, every reason, and which answers it closes.
    fn explain_closed(&mut self, seat: Seat, words: &str) -> Result<(), Failure> {
        let mut reasons: Vec<ClosedBy> = Vec::new();
        for closed in self.journal.game().closed(seat) {
            let labels = closed
                .path
                .iter()
                .map(|crumb| self.speaker.say(&crumb.label));
            let way = labels.collect::<Vec<_>>().join(" ");
            if !menu::has_words(&format!("{} {way}", closed.action), words) {
                continue;
            }
            let reason = self.context.refusal(&self.speaker, &closed.refusal);
            match reasons.iter_mut().find(|known| known.reason == reason) {
                Some(known) => known.answers.push(closed.action),
                None => reasons.push(ClosedBy {
                    kind: closed.refusal.phrase.key,
                    reason,
                    answers: vec![closed.action],
                }),
            }
        }
        if reasons.is_empty() {
            return self.say(&Phrase::new("cli-why-nothing"));
        }
        let mut kinds: Vec<&'static str> = Vec::new();
        for by in &reasons {
            let line = if words.is_empty() {
                if kinds.contains(&by.kind) {
                    continue;
                }
                kinds.push(by.kind);
                let others = reasons.iter().filter(|other| other.kind == by.kind).count() - 1;
                let more = Phrase::new("cli-why-more").with("count", others as i64);
                match others {
                    0 => by.reason.clone(),
                    _ => format!("{} {}", by.reason, self.context.say(&more)),
                }
            } else {
                let mut answers = by.answers.clone();
                if answers.len() > MANY {
                    answers.truncate(MANY);
                    answers.push("…".to_string());
                }
                let answers = answers.join(", ");
                format!("{} ({})", by.reason, catalog::for_shells(&answers))
            };
            self.line(&wrap("  – ", &line, WIDTH))?;
        }
        Ok(())
    }

    /// Whether several people at this keyboard have secrets from each other.
    fn shares_secrets(&self) -> bool {
        let people = self.seats(|player| matches!(player, Player::Person));
        self.entry.info().secrets && people.len() > 1
    }

    /// Clears the screen and waits until the keyboard has changed hands; whether
    /// anyone took it.
    fn pass_to(&mut self, seat: Seat) -> Result<bool, Failure> {
        self.line(&"\n".repeat(SCREEN))?;
        let name = self.names[seat.index()].clone();
        self.say(&Phrase::new("cli-pass").with("name", name))?;
        self.prompt()?;
        Ok(self.read_line()?.is_some())
    }

    /// The last actions with what they brought. What others answered in secret is
    /// told by the events that reveal it.
    fn print_log(&mut self, reader: Seat, count: &str) -> Result<(), Failure> {
        let count = count.parse().unwrap_or(10_usize);
        let entries = &self.journal.record().entries;
        let first = entries.len().saturating_sub(count);
        let mut lines = Vec::new();
        for (entry, moment) in entries[first..]
            .iter()
            .zip(self.journal.moments_since(first + 1))
        {
            let open = !self.entry.info().secrets || entry.seat == reader;
            lines.push(format!(
                "{:>4}  {}  {}",
                entry.n,
                self.names[entry.seat.index()],
                catalog::for_shells(if open { &entry.action } else { "" }),
            ));
            for news in moment.news(None) {
                lines.push(wrap("      · ", &self.speaker.say(&news.phrase), WIDTH));
            }
        }
        for line in lines {
            self.line(&line)?;
        }
        Ok(())
    }

    /// A text with the number of a rule of this game as an example.
    fn with_a_rule(&self, key: &'static str) -> Phrase {
        let rules = read_rules(self.entry.rules());
        let first = rules.first().map_or("", |rule| &rule.id);
        Phrase::new(key).with("rule", first.to_string())
    }

    fn print_rules(&mut self, query: &str) -> Result<(), Failure> {
        if query.is_empty() {
            return self.say(&self.with_a_rule("cli-rules-usage"));
        }
        let rules = find_rules(&rules_in(self.entry, self.context.language), Some(query));
        if rules.is_empty() {
            return self.say(&Phrase::new("cli-no-such-rule").with("query", query.to_string()));
        }
        for rule in rules {
            self.line(&wrap(&format!("{}  ", rule.id), &rule.text, WIDTH))?;
        }
        Ok(())
    }

    /// `save FILE`, or `save` for the file in use or a new one.
    fn save_as(&mut self, file: &str) -> Result<(), Failure> {
        if !file.is_empty() {
            let file = PathBuf::from(file);
            let in_use = self
                .save_file
                .as_ref()
                .is_some_and(|kept| kept.file() == file);
            if !in_use {
                if !is_free(&file) {
                    return self.say(&already_there(&file));
                }
                self.drop_unasked();
                self.save_file = Some(SaveFile::new(file));
            }
        } else if self.save_file.is_none() {
            self.save_file = Some(SaveFile::new(self.default_file()));
        }
        self.unasked = false;
        if self.write_record() {
            self.print_where()
        } else {
            Ok(())
        }
    }

    /// Keeps a game in which a person has acted, so that Control-C or a lost
    /// terminal does not end it.
    fn keep_unasked(&mut self) -> Result<(), Failure> {
        let file = self.default_file();
        let phrase = Phrase::new("cli-kept").with("file", file.display().to_string());
        self.save_file = Some(SaveFile::new(file));
        self.unasked = true;
        if self.write_record() {
            self.say(&phrase)
        } else {
            Ok(())
        }
    }

    /// Removes the file that nobody asked for and nobody needs any more.
    fn drop_unasked(&mut self) {
        if let Some(kept) = self.save_file.take_if(|_| self.unasked) {
            let _ = std::fs::remove_file(kept.file());
        }
    }

    /// Saves a game in which a person has acted.
    fn save_what_was_played(&mut self) -> Result<(), Failure> {
        let people = self.seats(|player| matches!(player, Player::Person));
        let entries = &self.journal.record().entries;
        if self.save_file.is_some() || entries.iter().any(|entry| people.contains(entry.seat)) {
            self.save_as("")?;
        }
        Ok(())
    }

    fn print_where(&mut self) -> Result<(), Failure> {
        let Some(kept) = self.save_file.as_ref().filter(|kept| kept.is_complete()) else {
            return Ok(());
        };
        let file = kept.file().display().to_string();
        let key = if self.journal.game().outcome().is_some() {
            "cli-saved-finished"
        } else {
            "cli-saved"
        };
        self.say(&Phrase::new(key).with("file", file))
    }

    /// A file of this game's name that is not there yet.
    fn default_file(&self) -> PathBuf {
        let digest = self.journal.opening().digest(PositionHash::default());
        let name = format!("{}-{}", self.entry.info().id, &digest[..8]);
        let numbered = (2..).map(|number| format!("{name}-{number}.jsonl"));
        std::iter::once(format!("{name}.jsonl"))
            .chain(numbered)
            .map(PathBuf::from)
            .find(|file| is_free(file))
            .expect("some number is free")
    }

    /// Writes the whole record; a failure is told and costs nothing but the file.
    fn write_record(&mut self) -> bool {
        let Some(kept) = &mut self.save_file else {
            return true;
        };
        let written = kept.write(self.journal.record());
        self.report_write(written)
    }

    /// Appends to the record. That the file cannot be written is told once, until
    /// it can be written again.
    fn append_to_record(&mut self, lines: &str) {
        let Some(kept) = &mut self.save_file else {
            return;
        };
        let was_complete = kept.is_complete();
        let appended = kept.append(lines, self.journal.record());
        if was_complete {
            self.report_write(appended);
        }
    }

    fn report_write(&mut self, written: std::io::Result<()>) -> bool {
        let (Err(error), Some(kept)) = (written, &self.save_file) else {
            return true;
        };
        let phrase = Phrase::new("cli-not-saved")
            .with("file", kept.file().display().to_string())
            .with("why", error.to_string());
        let _ = self.say(&phrase);
        false
    }

    /// Leaves an unfinished game where it can be found again.
    fn leave(&mut self) -> Result<(), Failure> {
        self.line("")?;
        self.save_what_was_played()?;
        self.say(&Phrase::new("cli-goodbye"))
    }

    /// The final score sheet.
    fn finish(&mut self) -> Result<(), Failure> {
        self.report_bots();
        self.draw_scores()?;
        for line in sheet::explain(&self.journal, &self.names, &self.speaker) {
            self.line(&line)?;
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
        self.drop_unasked();
        self.print_where()
    }

    /// Tells the bots how the game ended.
    fn report_bots(&mut self) {
        let game = self.journal.game();
        let Some(outcome) = game.outcome() else {
            return;
        };
        let sides = Seat::first(self.journal.referee().sides());
        let scores: Vec<i32> = sides.map(|seat| game.total(seat)).collect();
        for player in &mut self.players {
            if let Player::Bot(mind) = player {
                mind.hear_result(outcome.places(), &scores);
            }
        }
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
    if grid::width(line) <= WIDTH {
        line.to_string()
    } else {
        wrap("", line, WIDTH)
    }
}

/// Why a game is not kept in this file.
pub fn already_there(file: &Path) -> Phrase {
    Phrase::new("cli-save-exists").with("file", file.display().to_string())
}
