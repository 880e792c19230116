//! A game and who plays it at this keyboard: the journal, the bots, the file. It prints
//! nothing; what there is to tell it gives back.

use std::{path::PathBuf, sync::Arc, time::Duration};

use catalog::{BotKind, DynBot, DynGame, Hint, HintRequest, News, PositionHash, Refusal};
use record::{Hinted, Journal, UndoRefusal};
use tabletop::{Phrase, Seat, SeatSet, Speak};
use words::Speaker;

use super::{
    already_there, menu,
    save_file::{SaveFile, is_free},
};
use crate::commands::{Context, complaint};

/// Who sits at a seat.
pub enum Player {
    /// Someone at this keyboard.
    Person,
    /// A bot; away while it thinks in another thread.
    Bot(Option<Box<dyn DynBot>>),
}

/// How the computer thinks about a hint.
pub const HINT: HintRequest = HintRequest {
    rounds: BotKind::MASTER_ROUNDS,
    time: Some(Duration::from_secs(2)),
    seed: 1,
    most: 3,
    also: Vec::new(),
};

/// A reason with all the answers that it closes.
struct ClosedBy {
    /// The key of its words: reasons of a kind differ in what they are about.
    kind: &'static str,
    reason: String,
    answers: Vec<String>,
}

/// How many closed answers are named for one reason.
const MANY: usize = 6;

/// A game and who plays it.
pub struct Sitting<'a> {
    pub context: &'a Context,
    pub entry: &'a dyn DynGame,
    pub journal: Journal,
    pub players: Vec<Player>,
    pub speaker: Speaker,
    pub names: Vec<String>,
    /// Where the record is kept.
    save_file: Option<SaveFile>,
    /// Whether nobody asked for that file: it is there in case the program is ended,
    /// and goes when the game is over.
    unasked: bool,
    /// The last hints that were thought about.
    hinted: Option<Hinted>,
    /// Who was asked last.
    last_asked: Option<Seat>,
    /// Whose bot lost its seat, which was told.
    lost: SeatSet,
}

/// Who has to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// Someone at this keyboard.
    Person(Seat),
    /// A bot.
    Bot(Seat),
    /// Nobody: the game is over.
    Over,
}

impl<'a> Sitting<'a> {
    /// A game; nothing is written yet.
    pub fn new(
        context: &'a Context,
        entry: &'a dyn DynGame,
        journal: Journal,
        players: Vec<Player>,
        speaker: Speaker,
        names: Vec<String>,
        save: Option<PathBuf>,
    ) -> Self {
        Self {
            context,
            entry,
            journal,
            players,
            speaker,
            names,
            save_file: save.map(SaveFile::new),
            unasked: false,
            hinted: None,
            last_asked: None,
            lost: SeatSet::EMPTY,
        }
    }

    /// Who has to act now.
    pub fn turn(&self) -> Turn {
        match self.journal.game().owing().lowest() {
            None => Turn::Over,
            Some(seat) if self.is_person(seat) => Turn::Person(seat),
            Some(seat) => Turn::Bot(seat),
        }
    }

    /// Whether the keyboard has to be passed on before this seat is asked.
    pub fn must_pass(&self, seat: Seat) -> bool {
        self.last_asked != Some(seat) && self.shares_secrets()
    }

    /// This seat has the keyboard.
    pub const fn was_asked(&mut self, seat: Seat) {
        self.last_asked = Some(seat);
    }

    /// Which moment of the game is the first that has not been told.
    pub fn first_untold(&self) -> usize {
        match self.journal.actions() {
            0 => 0,
            last => last + 1,
        }
    }

    /// The seats of people, or of bots.
    fn seats(&self, wanted: fn(&Player) -> bool) -> SeatSet {
        let all = Seat::first(self.journal.referee().seats()).zip(&self.players);
        all.filter(|(_, player)| wanted(player))
            .map(|(seat, _)| seat)
            .collect()
    }

    /// The seats of people.
    pub fn people(&self) -> SeatSet {
        self.seats(|player| matches!(player, Player::Person))
    }

    /// Whether several people at this keyboard have secrets from each other.
    pub fn shares_secrets(&self) -> bool {
        self.entry.info().secrets && self.people().len() > 1
    }

    /// Whether a person is at this seat.
    pub fn is_person(&self, seat: Seat) -> bool {
        matches!(self.players[seat.index()], Player::Person)
    }

    /// Takes the bot of a seat away to think.
    ///
    /// # Panics
    /// When no bot is there.
    pub fn take_bot(&mut self, seat: Seat) -> Box<dyn DynBot> {
        match &mut self.players[seat.index()] {
            Player::Bot(mind) => mind.take().expect("it thinks once at a time"),
            Player::Person => unreachable!("a bot sits here"),
        }
    }

    /// Puts a bot back that has thought; what is to be told if that cost it its seat.
    pub fn put_bot(&mut self, seat: Seat, mind: Box<dyn DynBot>) -> Option<String> {
        let is_known = self.lost.contains(seat);
        let lost = mind.lost().filter(|_| !is_known).map(|lost| {
            let bot = &self.journal.record().header.seats[seat.index()].bot;
            complaint(&self.speaker, &bot.clone().unwrap_or_default(), seat, lost)
        });
        if lost.is_some() {
            self.lost = self.lost.with(seat);
        }
        self.players[seat.index()] = Player::Bot(Some(mind));
        lost
    }

    /// Plays an action and keeps it; what is to be told about the file.
    pub fn play(&mut self, seat: Seat, action: &str) -> Result<Vec<Phrase>, Refusal> {
        let lines = self.journal.play(seat, action)?;
        let mut told: Vec<Phrase> = self.append_to_record(&lines).into_iter().collect();
        if self.is_person(seat) && self.save_file.is_none() {
            told.extend(self.keep_unasked());
        }
        Ok(told)
    }

    /// Why an answer was refused, for people: what was typed may name things that are
    /// closed, and then the reasons for that say more.
    pub fn refused(&self, seat: Seat, typed: &str, refusal: &Refusal) -> Vec<String> {
        let closed = match refusal.rule {
            None => self.closed(seat, typed),
            Some(_) => Vec::new(),
        };
        if !closed.is_empty() {
            let say = |reason: String| Phrase::new("cli-not-possible").with("reason", reason);
            return closed
                .into_iter()
                .map(|reason| self.speaker.say(&say(reason)))
                .collect();
        }
        let reason = self.context.refusal(&self.speaker, refusal);
        let mut told = vec![Phrase::new("cli-not-possible").with("reason", reason)];
        if let Some(rule) = refusal.rule {
            told.push(Phrase::new("cli-see-rule").with("rule", rule.to_string()));
        }
        told.iter().map(|phrase| self.speaker.say(phrase)).collect()
    }

    /// Takes back the last action of whoever is at this keyboard; whether that was
    /// possible, and what is to be told.
    pub fn undo(&mut self) -> (bool, Vec<Phrase>) {
        let people = self.people();
        let bots = self.seats(|player| matches!(player, Player::Bot(_)));
        let refused = match self.journal.undo(people, bots) {
            Ok(count) => {
                let mut told = vec![Phrase::new("cli-undone").with("count", count as i64)];
                told.extend(self.write_record());
                // What was taken back may be somebody else's secret.
                self.last_asked = None;
                return (true, told);
            }
            Err(UndoRefusal::Nothing) => Phrase::new("cli-undo-nothing"),
            Err(UndoRefusal::Revealed) => Phrase::new("cli-undo-revealed"),
            Err(UndoRefusal::Answered(seat)) => Phrase::new("cli-undo-answered").with("seat", seat),
        };
        (false, vec![refused])
    }

    /// What happened from a moment on, as everybody may know it.
    pub fn news_since(&self, moment: usize) -> Vec<String> {
        let news = self.moments_with_news(moment);
        news.map(|(_, news)| self.speaker.say(&news.phrase))
            .collect()
    }

    /// The same, each with the number of the action that it came of.
    pub fn moments_with_news(&self, from: usize) -> impl Iterator<Item = (usize, News)> + '_ {
        let moments = self.journal.moments_since(from).zip(from..);
        moments.flat_map(|(moment, number)| {
            let news = moment.news(None).into_iter();
            news.map(move |news| (number, news))
        })
    }

    /// The rest of the last hint as long as it is followed.
    pub fn kept_hints(&self, seat: Seat) -> Option<Arc<Vec<Hint>>> {
        let kept = self.hinted.as_ref()?;
        kept.rest(&self.journal, self.journal.game(), seat, None)
    }

    /// Keeps what was thought about a seat's question.
    pub fn keep_hints(&mut self, seat: Seat, hints: Vec<Hint>) -> Arc<Vec<Hint>> {
        let hints = Arc::new(hints);
        self.hinted = Some(Hinted::new(&self.journal, seat, None, hints.clone()));
        hints
    }

    /// The board as a seat, or a spectator, may see it.
    pub fn board(&self, seat: Option<Seat>, columns: usize) -> String {
        let game = self.journal.game();
        game.board(seat, &self.names, &self.speaker, columns)
    }

    /// What is not possible and why: one line for each kind of reason. With words, only what
    /// has them all, every reason, and which answers it closes.
    pub fn closed(&self, seat: Seat, words: &str) -> Vec<String> {
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
        if words.is_empty() {
            self.one_of_each_kind(&reasons)
        } else {
            reasons.iter().map(with_answers).collect()
        }
    }

    fn one_of_each_kind(&self, reasons: &[ClosedBy]) -> Vec<String> {
        let mut kinds: Vec<&'static str> = Vec::new();
        let mut lines = Vec::new();
        for by in reasons {
            if kinds.contains(&by.kind) {
                continue;
            }
            kinds.push(by.kind);
            let others = reasons.iter().filter(|other| other.kind == by.kind).count() - 1;
            let more = Phrase::new("cli-why-more").with("count", others as i64);
            lines.push(match others {
                0 => by.reason.clone(),
                _ => format!("{} {}", by.reason, self.context.say(&more)),
            });
        }
        lines
    }

    /// `save FILE`, or `save` for the file in use or a new one; what is to be told.
    pub fn save_as(&mut self, file: &str) -> Vec<Phrase> {
        if !file.is_empty() {
            let file = PathBuf::from(file);
            let in_use = self
                .save_file
                .as_ref()
                .is_some_and(|kept| kept.file() == file);
            if !in_use {
                if !is_free(&file) {
                    return vec![already_there(&file)];
                }
                self.drop_unasked();
                self.save_file = Some(SaveFile::new(file));
            }
        } else if self.save_file.is_none() {
            self.save_file = Some(SaveFile::new(self.default_file()));
        }
        self.unasked = false;
        match self.write_record() {
            Some(problem) => vec![problem],
            None => self.where_kept().into_iter().collect(),
        }
    }

    /// Keeps a game in which a person has acted, so that Control-C or a lost
    /// terminal does not end it.
    fn keep_unasked(&mut self) -> Option<Phrase> {
        let file = self.default_file();
        let phrase = Phrase::new("cli-kept").with("file", file.display().to_string());
        self.save_file = Some(SaveFile::new(file));
        self.unasked = true;
        self.write_record().or(Some(phrase))
    }

    /// Removes the file that nobody asked for and nobody needs any more.
    pub fn drop_unasked(&mut self) {
        if let Some(kept) = self.save_file.take_if(|_| self.unasked) {
            let _ = std::fs::remove_file(kept.file());
        }
    }

    /// Saves a game in which a person has acted; what is to be told.
    pub fn save_what_was_played(&mut self) -> Vec<Phrase> {
        let people = self.people();
        let entries = &self.journal.record().entries;
        if self.save_file.is_some() || entries.iter().any(|entry| people.contains(entry.seat)) {
            self.save_as("")
        } else {
            Vec::new()
        }
    }

    /// Where the game is kept and how to go on with it.
    pub fn where_kept(&self) -> Option<Phrase> {
        let kept = self.save_file.as_ref().filter(|kept| kept.is_complete())?;
        let file = kept.file().display().to_string();
        let key = if self.journal.game().outcome().is_some() {
            "cli-saved-finished"
        } else {
            "cli-saved"
        };
        Some(Phrase::new(key).with("file", file))
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
    pub fn write_record(&mut self) -> Option<Phrase> {
        let kept = self.save_file.as_mut()?;
        let written = kept.write(self.journal.record());
        self.not_saved(written)
    }

    /// Appends to the record. That the file cannot be written is told once, until
    /// it can be written again.
    fn append_to_record(&mut self, lines: &str) -> Option<Phrase> {
        let kept = self.save_file.as_mut()?;
        let was_complete = kept.is_complete();
        let appended = kept.append(lines, self.journal.record());
        self.not_saved(appended).filter(|_| was_complete)
    }

    fn not_saved(&self, written: std::io::Result<()>) -> Option<Phrase> {
        let (error, kept) = (written.err()?, self.save_file.as_ref()?);
        let phrase = Phrase::new("cli-not-saved")
            .with("file", kept.file().display().to_string())
            .with("why", error.to_string());
        Some(phrase)
    }

    /// Who has won.
    pub fn winners(&self) -> Option<Phrase> {
        let outcome = self.journal.game().outcome()?;
        let winners: Vec<&str> = outcome
            .winners()
            .map(|seat| self.names[seat.index()].as_str())
            .collect();
        let phrase = Phrase::new("cli-winners")
            .with("count", winners.len() as i64)
            .with("names", winners.join(", "));
        Some(phrase)
    }

    /// Tells the bots how the game ended.
    pub fn report_bots(&mut self) {
        let game = self.journal.game();
        let Some(outcome) = game.outcome() else {
            return;
        };
        let sides = Seat::first(self.journal.referee().sides());
        let scores: Vec<i32> = sides.map(|seat| game.total(seat)).collect();
        for player in &mut self.players {
            if let Player::Bot(Some(mind)) = player {
                mind.hear_result(outcome.places(), &scores);
            }
        }
    }
}

/// A reason and which answers it closes.
fn with_answers(by: &ClosedBy) -> String {
    let mut answers = by.answers.clone();
    if answers.len() > MANY {
        answers.truncate(MANY);
        answers.push("…".to_string());
    }
    let answers = answers.join(", ");
    format!("{} ({})", by.reason, catalog::for_shells(&answers))
}
