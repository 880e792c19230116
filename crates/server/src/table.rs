//! One table: the fold over its events, and what may happen next.
//!
//! This is event sourcing: commands become events, the events are the truth, and
//! [`TableState`] is what they add up to. [`TableState::take`] is the fold; the
//! methods below it decide which events a command becomes.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex},
};

use catalog::{Answer, BotKind, Match, Refusal};
use record::{DiceProblem, DiceSource, Journal, Prepared, Record, SeatInfo, UndoRefusal};
use tabletop::{OpenProblem, Options, Seat, SeatSet};
use words::Language;

use crate::{
    boxes::Boxes,
    frame::{LogEntry, PhaseFrame, PointEntry, Stage},
    problem::Problem,
    table_event::TableEvent,
};

/// The longest line of chat, in characters.
pub const LONGEST_CHAT: usize = 500;
/// The most lines of chat a table keeps.
const MOST_CHAT: usize = 2000;
/// The longest nonce, in characters.
pub const LONGEST_NONCE: usize = 128;

/// A table as its events made it.
pub struct TableState {
    /// Its name.
    pub id: String,
    /// The number of the last event.
    pub seq: u64,
    /// When something last happened, in seconds since 1970.
    pub updated: u64,
    /// When the game last went on, in seconds since 1970.
    pub moved: u64,
    /// The event with which the game last went on.
    pub moved_seq: u64,
    /// For each seat the event with which its present question was put.
    asked: Vec<u64>,
    /// The game.
    pub game: String,
    /// The opened box.
    pub referee: Arc<dyn catalog::Referee>,
    /// Who made the table.
    pub host: String,
    /// Whether anyone may sit down.
    pub open: bool,
    /// Whether players may ask the computer for a hint.
    pub hints: bool,
    /// What an invited person shows.
    pub invitation: String,
    /// The hash of the secret behind the dice.
    pub commitment: String,
    /// The secret behind the dice.
    secret: String,
    /// Who sits where.
    pub seats: Vec<Chair>,
    /// The game, once it has begun.
    pub journal: Option<Journal>,
    /// What was said: name, seat if any, text.
    pub chat: Vec<(String, Option<Seat>, String)>,
    /// Where the same players play again, and the invitation there.
    pub rematch: Option<(String, String)>,
    /// Submissions that were taken, with their events.
    submissions: HashMap<String, u64>,
    /// The log in words, made when someone wants to read it.
    log_cache: Mutex<HashMap<Language, LogCache>>,
}

/// The log of a game in the words of one language.
#[derive(Clone, Default)]
pub struct LogCache {
    /// What happened in each action, the start first.
    pub log: Vec<LogEntry>,
    /// Every change of points.
    pub points: Vec<PointEntry>,
    /// The rounds and phases.
    pub phases: Vec<PhaseFrame>,
}

/// A seat and who is on it.
#[derive(Clone, Debug, Default)]
pub struct Chair {
    /// Who, if anyone.
    pub sitter: Sitter,
    /// The name that goes with the seat: it stays when the person leaves.
    pub name: String,
    /// What was added to the dice before the game began.
    pub nonce: String,
    /// Who got up from it last, as long as nobody else sits there: they may sit down again.
    pub left_by: Option<String>,
}

/// Who sits on a chair.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Sitter {
    /// Nobody.
    #[default]
    Nobody,
    /// A visitor.
    Person(String),
    /// A bot.
    Bot(BotKind),
}

/// What someone adds to the dice.
#[derive(Clone, Debug, Default)]
pub struct Nonce(String);

impl Nonce {
    /// A nonce as it was sent.
    ///
    /// # Errors
    /// When it is too long.
    pub fn new(text: impl Into<String>) -> Result<Self, Problem> {
        let text = text.into();
        if text.chars().count() > LONGEST_NONCE {
            return Err(Problem::bad("problem-nonce"));
        }
        Ok(Self(text))
    }
}

/// Why an event of a stored log cannot be taken: the log was not written by this program,
/// or by another version of it.
#[derive(Debug, thiserror::Error)]
pub enum FoldError {
    /// The log is empty.
    #[error("the table has no events")]
    Empty,
    /// The text is no event.
    #[error("the event cannot be read: {0}")]
    Format(#[from] serde_json::Error),
    /// The first event is another one.
    #[error("the first event does not open the table")]
    NotOpened,
    /// A later event opens the table again.
    #[error("the table is opened twice")]
    OpenedTwice,
    /// The game is not in the catalogue.
    #[error("no game {0:?}")]
    NoGame(String),
    /// The rules have changed since.
    #[error("played by version {stored} of the rules, these are {known}")]
    Rules {
        /// The version the table was opened with.
        stored: u32,
        /// The version at hand.
        known: u32,
    },
    /// The box cannot be opened like that.
    #[error("{}", catalog::explain_setup(.0))]
    Setup(OpenProblem),
    /// The table has fewer seats.
    #[error("no seat {0}")]
    NoSeat(Seat),
    /// There is no such bot.
    #[error("no bot {0:?}")]
    NoBot(String),
    /// The game has not begun.
    #[error("an action or an undo before the start")]
    NotStarted,
    /// The rules refuse the action.
    #[error("{action} is refused: {refusal:?}")]
    Refused {
        /// The action in notation.
        action: String,
        /// Why.
        refusal: Refusal,
    },
    /// The action leads elsewhere than it did.
    #[error("{0} leads to another position")]
    OtherPosition(String),
    /// The dice do not open.
    #[error(transparent)]
    Dice(#[from] DiceProblem),
}

/// What a new table is to be.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// The game.
    pub game: String,
    /// How many people play.
    pub players: u8,
    /// The options.
    pub options: Options,
    /// Whether anyone may sit down.
    pub open: bool,
    /// Whether players may ask the computer for a hint.
    pub hints: bool,
}

impl TableState {
    /// The table after its first event.
    ///
    /// # Errors
    /// When the event is not an opening that this program can read.
    pub fn open(
        id: String,
        secret: String,
        opened: &TableEvent,
        updated: u64,
        boxes: &Boxes,
    ) -> Result<Self, FoldError> {
        let TableEvent::Opened {
            game,
            rules,
            players,
            options,
            host,
            open,
            hints,
            invitation,
            commitment,
        } = opened
        else {
            return Err(FoldError::NotOpened);
        };
        let entry = boxes
            .catalog()
            .find(game)
            .ok_or_else(|| FoldError::NoGame(game.clone()))?;
        let known = entry.info().rules_version;
        if known != *rules {
            return Err(FoldError::Rules {
                stored: *rules,
                known,
            });
        }
        let referee = boxes
            .open(entry, *players, options)
            .map_err(FoldError::Setup)?;
        Ok(Self {
            id,
            seq: 1,
            updated,
            moved: updated,
            moved_seq: 1,
            asked: vec![1; *players as usize],
            game: game.clone(),
            referee,
            host: host.clone(),
            open: *open,
            hints: *hints,
            invitation: invitation.clone(),
            commitment: commitment.clone(),
            secret,
            seats: vec![Chair::default(); *players as usize],
            journal: None,
            chat: Vec::new(),
            rematch: None,
            submissions: HashMap::new(),
            log_cache: Mutex::default(),
        })
    }

    /// Takes an event that is in the log.
    ///
    /// # Errors
    /// When the event does not fit: the log was not written by this program.
    pub fn take(
        &mut self,
        event: &TableEvent,
        submission: Option<&str>,
        prepared: Option<Prepared>,
    ) -> Result<(), FoldError> {
        match event {
            TableEvent::Opened { .. } => return Err(FoldError::OpenedTwice),
            TableEvent::Sat {
                seat,
                visitor,
                name,
                nonce,
            } => {
                let playing = self.journal.is_some();
                let chair = self.chair(*seat)?;
                // The dice were made with the nonces of those who sat there when it began.
                let nonce = if playing { &chair.nonce } else { nonce }.clone();
                *chair = Chair {
                    sitter: Sitter::Person(visitor.clone()),
                    name: name.clone(),
                    nonce,
                    left_by: None,
                };
            }
            TableEvent::BotSat { seat, bot } => {
                let kind = bot.parse().map_err(|_| FoldError::NoBot(bot.clone()))?;
                let chair = self.chair(*seat)?;
                chair.sitter = Sitter::Bot(kind);
                if chair.name.is_empty() {
                    chair.name = format!("{bot} {seat}");
                }
            }
            TableEvent::Left { seat } => {
                let playing = self.journal.is_some();
                let chair = self.chair(*seat)?;
                let sitter = std::mem::take(&mut chair.sitter);
                if !playing {
                    *chair = Chair::default();
                }
                if let Sitter::Person(visitor) = sitter {
                    chair.left_by = Some(visitor);
                }
            }
            TableEvent::Started => {
                self.start()?;
                self.note_move(SeatSet::EMPTY);
            }
            TableEvent::Played {
                seat,
                action,
                position,
            } => {
                let journal = self.journal.as_mut().ok_or(FoldError::NotStarted)?;
                let prepared =
                    match prepared {
                        Some(prepared) => prepared,
                        None => journal.prepare(*seat, action).map_err(|refusal| {
                            FoldError::Refused {
                                action: action.clone(),
                                refusal,
                            }
                        })?,
                    };
                if prepared.entry.position != *position {
                    return Err(FoldError::OtherPosition(action.clone()));
                }
                let still = still_asked(journal.game(), &*prepared.game, *seat);
                journal.commit(prepared);
                self.note_move(still);
            }
            TableEvent::Undone { kept, .. } => {
                let journal = self.journal.as_mut().ok_or(FoldError::NotStarted)?;
                journal.truncate(*kept);
                self.note_move(SeatSet::EMPTY);
                self.log_cache
                    .lock()
                    .unwrap_or_else(std::sync::PoisonError::into_inner)
                    .clear();
            }
            TableEvent::Said {
                visitor,
                name,
                text,
            } => {
                let seat = self.seats_of(visitor).lowest();
                self.chat.push((name.clone(), seat, text.clone()));
                if self.chat.len() > MOST_CHAT {
                    self.chat.remove(0);
                }
            }
            TableEvent::Rematched { table, invitation } => {
                self.rematch = Some((table.clone(), invitation.clone()));
            }
        }
        self.seq += 1;
        if let Some(submission) = submission {
            self.submissions.insert(submission.to_string(), self.seq);
        }
        Ok(())
    }

    fn chair(&mut self, seat: Seat) -> Result<&mut Chair, FoldError> {
        self.seats
            .get_mut(seat.index())
            .ok_or(FoldError::NoSeat(seat))
    }

    fn start(&mut self) -> Result<(), FoldError> {
        let seats = self
            .seats
            .iter()
            .map(|chair| SeatInfo {
                name: chair.name.clone(),
                bot: match &chair.sitter {
                    Sitter::Bot(kind) => Some(kind.to_string()),
                    _ => None,
                },
            })
            .collect();
        let nonces = self.seats.iter().map(|chair| chair.nonce.clone()).collect();
        let dice = DiceSource::Committed {
            commitment: self.commitment.clone(),
            nonces,
        };
        let secret = Some(self.secret.clone());
        self.journal = Some(Journal::start(self.referee.clone(), seats, dice, secret)?);
        Ok(())
    }

    /// The game goes on with the event that is being taken; some seats still have
    /// the question they had.
    fn note_move(&mut self, still_asked: SeatSet) {
        self.moved_seq = self.seq + 1;
        for (index, asked) in self.asked.iter_mut().enumerate() {
            if !still_asked.contains(Seat(index as u8)) {
                *asked = self.moved_seq;
            }
        }
    }

    /// The event with which the seat's present question was put. An answer to a
    /// frame since then is in time, whatever else happened at the table.
    #[must_use]
    pub fn asked(&self, seat: Seat) -> u64 {
        self.asked.get(seat.index()).copied().unwrap_or(self.seq)
    }

    /// How far the table is.
    #[must_use]
    pub fn stage(&self) -> Stage {
        match &self.journal {
            None => Stage::Waiting,
            Some(journal) if journal.game().outcome().is_some() => Stage::Over,
            Some(_) => Stage::Playing,
        }
    }

    /// The seats of a visitor.
    #[must_use]
    pub fn seats_of(&self, visitor: &str) -> SeatSet {
        let chairs = Seat::first(self.seats.len() as u8).zip(&self.seats);
        chairs
            .filter(|(_, chair)| matches!(&chair.sitter, Sitter::Person(who) if who == visitor))
            .map(|(seat, _)| seat)
            .collect()
    }

    /// The seats of bots.
    #[must_use]
    pub fn bots(&self) -> SeatSet {
        let chairs = Seat::first(self.seats.len() as u8).zip(&self.seats);
        chairs
            .filter(|(_, chair)| matches!(chair.sitter, Sitter::Bot(_)))
            .map(|(seat, _)| seat)
            .collect()
    }

    /// The names of all sides; the automaton's comes from the game's words.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        self.seats.iter().map(|chair| chair.name.clone()).collect()
    }

    /// The visitors who sit here.
    #[must_use]
    pub fn people(&self) -> Vec<String> {
        let person = |chair: &Chair| match &chair.sitter {
            Sitter::Person(visitor) => Some(visitor.clone()),
            _ => None,
        };
        self.seats.iter().filter_map(person).collect()
    }

    /// The secret behind the dice, once the game is over.
    #[must_use]
    pub fn opened_secret(&self) -> Option<&str> {
        (self.stage() == Stage::Over).then_some(self.secret.as_str())
    }

    /// The record, once the game is over.
    #[must_use]
    pub fn record(&self) -> Option<&Record> {
        let journal = self.journal.as_ref()?;
        journal.record().ending.is_some().then(|| journal.record())
    }

    /// The event a submission became, if it was taken before.
    #[must_use]
    pub fn taken(&self, submission: &str) -> Option<u64> {
        self.submissions.get(submission).copied()
    }

    /// The log in words, made anew only for what is new.
    pub fn read_log<R>(
        &self,
        language: Language,
        fill: impl FnOnce(&mut LogCache),
        read: impl FnOnce(&LogCache) -> R,
    ) -> R {
        let mut caches = self
            .log_cache
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner);
        let cache = caches.entry(language).or_default();
        fill(cache);
        read(cache)
    }

    // What may happen next: each of these says which events a command becomes.

    /// A person sits down.
    pub fn sit(
        &self,
        seat: Seat,
        visitor: &str,
        name: &str,
        nonce: &Nonce,
        invitation: &str,
    ) -> Result<Vec<TableEvent>, Problem> {
        let invited = self.open
            || self.host == visitor
            || invitation == self.invitation
            || self.may_return(seat, visitor)
            || !self.seats_of(visitor).is_empty();
        if !invited {
            return Err(Problem::forbidden("problem-invitation"));
        }
        self.free(seat)?;
        let sat = TableEvent::Sat {
            seat,
            visitor: visitor.to_string(),
            name: name.to_string(),
            nonce: nonce.0.clone(),
        };
        Ok(self.begin_if_full(sat))
    }

    /// Whether this visitor got up from the seat and nobody has taken it since.
    #[must_use]
    pub fn may_return(&self, seat: Seat, visitor: &str) -> bool {
        let chair = self.seats.get(seat.index());
        chair.is_some_and(|chair| {
            chair.sitter == Sitter::Nobody && chair.left_by.as_deref() == Some(visitor)
        })
    }

    /// A bot takes a free seat, for someone who sits at the table.
    pub fn seat_bot(
        &self,
        seat: Seat,
        bot: &str,
        visitor: &str,
    ) -> Result<Vec<TableEvent>, Problem> {
        if self.seats_of(visitor).is_empty() && self.host != visitor {
            return Err(Problem::forbidden("problem-not-seated"));
        }
        if bot.parse::<BotKind>().is_err() {
            return Err(Problem::bad("problem-bot"));
        }
        self.free(seat)?;
        Ok(self.begin_if_full(TableEvent::BotSat {
            seat,
            bot: bot.to_string(),
        }))
    }

    fn free(&self, seat: Seat) -> Result<(), Problem> {
        if self.stage() == Stage::Over {
            return Err(Problem::new(409, "problem-over"));
        }
        match self.seats.get(seat.index()) {
            None => Err(Problem::missing("problem-seat")),
            Some(chair) if chair.sitter == Sitter::Nobody => Ok(()),
            Some(_) => Err(Problem::new(409, "problem-taken")),
        }
    }

    /// With the last free seat the game begins.
    fn begin_if_full(&self, sat: TableEvent) -> Vec<TableEvent> {
        let free = self
            .seats
            .iter()
            .filter(|chair| chair.sitter == Sitter::Nobody)
            .count();
        if free == 1 && self.journal.is_none() {
            vec![sat, TableEvent::Started]
        } else {
            vec![sat]
        }
    }

    /// A person leaves a seat; the host may also send a bot away before the game.
    pub fn leave(&self, seat: Seat, visitor: &str) -> Result<Vec<TableEvent>, Problem> {
        let chair = self
            .seats
            .get(seat.index())
            .ok_or_else(|| Problem::missing("problem-seat"))?;
        let may = match &chair.sitter {
            Sitter::Nobody => false,
            Sitter::Person(who) => who == visitor,
            Sitter::Bot(_) => self.host == visitor && self.journal.is_none(),
        };
        if may {
            Ok(vec![TableEvent::Left { seat }])
        } else {
            Err(Problem::forbidden("problem-not-yours"))
        }
    }

    fn journal(&self) -> Result<&Journal, Problem> {
        let not_started = || Problem::new(409, "problem-not-started");
        self.journal.as_ref().ok_or_else(not_started)
    }

    /// The game as it stands.
    pub fn game(&self) -> Result<&dyn Match, Problem> {
        self.journal().map(Journal::game)
    }

    /// The answers in what was sent in one go. A draft is one; answers to several questions
    /// are one each, and all of them are tried on a copy before the first is played.
    pub fn answers(&self, seat: Seat, sent: &Answer) -> Result<Vec<Answer>, Problem> {
        let game = self.game()?;
        if game.drafting(seat) || sent.actions().nth(1).is_none() {
            return Ok(vec![sent.clone()]);
        }
        let mut copy = game.copy();
        let each = sent.actions().map(|action| {
            let played = copy.play(seat, action);
            played.map_err(|refusal| self.refused(refusal))?;
            Ok(Answer::new(action))
        });
        each.collect()
    }

    /// An answer is tried on a copy: the event that it would become, and the game after it.
    pub fn prepare(&self, seat: Seat, answer: &Answer) -> Result<(TableEvent, Prepared), Problem> {
        let journal = self.journal()?;
        let prepared = journal.prepare(seat, answer.notation());
        let prepared = prepared.map_err(|refusal| self.refused(refusal))?;
        let event = TableEvent::Played {
            seat,
            action: prepared.entry.action.clone(),
            position: prepared.entry.position.clone(),
        };
        Ok((event, prepared))
    }

    /// A refusal of the rules as a problem.
    pub fn refused(&self, refusal: Refusal) -> Problem {
        Problem {
            status: 422,
            phrase: refusal.phrase,
            game: Some(self.referee.info().id),
            rule: refusal.rule.map(|rule| rule.to_string()),
        }
    }

    /// Takes back the visitor's last action.
    pub fn undo(&self, visitor: &str) -> Result<Vec<TableEvent>, Problem> {
        let journal = self.journal()?;
        let own = self.seats_of(visitor);
        let Some(seat) = own.lowest() else {
            return Err(Problem::forbidden("problem-not-seated"));
        };
        if self.stage() == Stage::Over {
            return Err(Problem::new(409, "problem-over"));
        }
        let kept = journal.undo_target(own, self.bots()).map_err(|why| {
            Problem::new(
                409,
                match why {
                    UndoRefusal::Nothing => "problem-undo-nothing",
                    UndoRefusal::Revealed => "problem-undo-revealed",
                    UndoRefusal::Answered(_) => "problem-undo-answered",
                },
            )
        })?;
        Ok(vec![TableEvent::Undone { seat, kept }])
    }

    /// Somebody says something. Those who do not sit may speak at open tables.
    pub fn say(&self, visitor: &str, name: &str, text: &str) -> Result<Vec<TableEvent>, Problem> {
        if self.seats_of(visitor).is_empty() && !self.open {
            return Err(Problem::forbidden("problem-not-seated"));
        }
        let is_long = text.chars().count() > LONGEST_CHAT;
        let text: String = text.chars().filter(|c| !c.is_control()).collect();
        let text = text.trim();
        if is_long || text.is_empty() {
            return Err(Problem::bad("problem-chat"));
        }
        Ok(vec![TableEvent::Said {
            visitor: visitor.to_string(),
            name: name.to_string(),
            text: text.to_string(),
        }])
    }
}

/// Who has the same question after someone else's action: those who could act
/// before and still can, unless something came to light.
fn still_asked(before: &dyn Match, after: &dyn Match, actor: Seat) -> SeatSet {
    if before.reveals() != after.reveals() {
        return SeatSet::EMPTY;
    }
    let (could, can) = (before.to_act(), after.to_act());
    could
        .iter()
        .filter(|&seat| seat != actor && can.contains(seat))
        .collect()
}
