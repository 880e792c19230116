//! One table: the fold over its events, and what may happen next.
//!
//! This is event sourcing: commands become events, the events are the truth, and
//! [`TableState`] is what they add up to. [`TableState::take`] is the fold; the
//! methods below it decide which events a command becomes. Those about seats are in
//! `seats.rs`, those about lessons in `lesson.rs`, those about the game of the day in
//! `daily.rs`, those about rated games in `rated.rs`, those about the end of a table in
//! `closing.rs`, those about clocks in `clock.rs`, `seat_clock.rs` and `timing.rs`, those
//! about open hands for those who watch in `hands.rs`.

mod chat;
mod clock;
mod closing;
mod daily;
mod hands;
mod lesson;
mod outlook;
mod privacy;
mod rated;
mod seat_clock;
mod seats;
mod timing;

use std::{
    collections::{BTreeSet, VecDeque},
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

use catalog::{Answer, Lesson, Lessons, Match, Refusal};
use hmac::{Hmac, KeyInit, Mac};
use ratings::Anchors;
use record::{DiceProblem, DiceSource, Journal, Prepared, Record, UndoRefusal};
use sha2::Sha256;
use tabletop::{Options, Seat, SeatSet};

use crate::{
    boxes::{BoxError, Boxes},
    daily::Day,
    frame::Stage,
    problem::Problem,
    table_event::{CloseReason, RoundOf, TableEvent, Taught, Watch},
    time_control::TimeControl,
};

use self::seats::sharing;
pub use self::{
    chat::{Chat, ChatAct, Hidden, LONGEST_CHAT, Line, Listener},
    clock::Clocks,
    closing::{ClosingTimes, TablePolicy},
    hands::{OpenHands, check_hands},
    rated::{Ending, Standing, rated},
    seats::{Chair, LONGEST_NONCE, Nonce, Note, NoteKind, Sitter, seating, take_seats},
};

/// How many submissions a table remembers: whoever repeats one does it within moments.
const MOST_SUBMISSIONS: usize = 16;

/// The number of the next table that is read.
static EDITIONS: AtomicU64 = AtomicU64::new(0);

/// A table as its events made it.
#[derive(Clone)]
pub struct TableState {
    /// Its name.
    pub id: String,
    /// The number of the last event.
    pub seq: u64,
    /// Another number whenever the table was read from the store: its texts may be others then.
    pub edition: u64,
    /// When something last happened, in milliseconds since 1970.
    pub updated: u64,
    /// When the game last went on, in milliseconds since 1970.
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
    /// Who may watch.
    pub watch: Watch,
    /// Whether players may ask the computer for a hint.
    pub hints: bool,
    /// Whether the result changes the ratings of those who play.
    pub rated: bool,
    /// Who began the game and who left it, where it is rated.
    pub standing: Standing,
    /// The ratings of the levels of bots.
    pub anchors: Arc<Anchors>,
    /// What an invited person shows.
    pub invitation: String,
    /// The hash of the secret behind the dice.
    pub commitment: String,
    /// Whether people add to the dice only after they could see that hash.
    pub commit_first: bool,
    /// The finished game that is tried again here.
    pub origin: Option<String>,
    /// The day whose game this is, if it is the game of a day.
    pub daily: Option<Day>,
    /// The tournament whose table this is.
    pub tournament: Option<String>,
    /// Which round of it is played here.
    pub round: Option<RoundOf>,
    /// The format of the record.
    record_format: u32,
    /// The secret behind the dice.
    secret: String,
    /// The lesson that the table was made for.
    pub taught: Option<Taught>,
    /// The lesson as it is written; none where it was left, or is no longer there.
    lesson: Option<Arc<Lesson>>,
    /// Who sits where.
    pub seats: Vec<Chair>,
    /// The game, once it has begun.
    pub journal: Option<Journal>,
    /// What was said.
    pub chat: Chat,
    /// Where the same players play again, and the invitation there.
    pub rematch: Option<(String, String)>,
    /// Why the table is closed, if it is.
    pub closed: Option<CloseReason>,
    /// The clocks, if there are any.
    pub clocks: Option<Clocks>,
    /// Who has agreed that those who watch see all hands later, where that is possible.
    pub hands: Option<OpenHands>,
    /// Who came and went while the game was on.
    pub notes: Vec<Note>,
    /// Who had several seats when the game began: people round one screen.
    sharing: Vec<String>,
    /// The actions that were sent together with the one before, by their number.
    together: BTreeSet<usize>,
    /// Whether the game was last changed by taking something back.
    pub taken_back: bool,
    /// The last submissions that were taken, by seat, with their events.
    submissions: VecDeque<(Seat, Box<str>, u64)>,
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
    #[error(transparent)]
    Box(#[from] BoxError),
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

impl FoldError {
    /// Whether the table was played by rules, figures or a game that this program does not
    /// have; with the version of those rules if that is all.
    #[must_use]
    pub const fn other_rules(&self) -> Option<Option<u32>> {
        match self {
            Self::Rules { stored, .. } => Some(Some(*stored)),
            Self::NoGame(_) | Self::Box(_) => Some(None),
            _ => None,
        }
    }
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
    /// Who may watch, unless it is as usual.
    pub watch: Option<Watch>,
    /// Whether players may ask the computer for a hint.
    pub hints: bool,
    /// Whether the result changes the ratings of those who play.
    pub rated: bool,
    /// The lesson that is taught, if it is a table for that.
    pub lesson: Option<Taught>,
    /// How much time everyone has, if there is a clock.
    pub clock: Option<TimeControl>,
    /// After how many minutes those who watch see all hands, if every player agrees to it.
    pub open_hands: Option<u16>,
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
        at: u64,
        boxes: &Boxes,
    ) -> Result<Self, FoldError> {
        let TableEvent::Opened {
            game,
            rules,
            figures,
            players,
            options,
            host,
            open,
            watch,
            hints,
            rated,
            invitation,
            commitment,
            commit_first,
            origin,
            daily,
            tournament,
            round,
            lesson,
            clock,
            ends,
            open_hands,
            record_format,
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
        let figures = boxes.figures_of(game, figures.as_deref());
        let figures = figures.ok_or_else(|| FoldError::NoGame(game.clone()))?;
        let referee = boxes.open(entry, &figures, *players, options)?;
        Ok(Self {
            id,
            seq: 1,
            edition: EDITIONS.fetch_add(1, Ordering::Relaxed),
            updated: at,
            moved: at,
            moved_seq: 1,
            asked: vec![1; *players as usize],
            game: game.clone(),
            referee,
            host: host.clone(),
            open: *open,
            watch: watch.unwrap_or(Watch::usual(*open)),
            hints: *hints,
            rated: *rated,
            standing: Standing::default(),
            anchors: boxes.anchors(game),
            invitation: invitation.clone(),
            commitment: commitment.clone(),
            commit_first: *commit_first,
            origin: origin.clone(),
            daily: *daily,
            tournament: tournament.clone(),
            round: round.clone(),
            record_format: *record_format,
            secret,
            lesson: lesson
                .as_ref()
                .and_then(|taught| chapter(entry, &taught.chapter)),
            taught: lesson.clone(),
            seats: vec![Chair::default(); *players as usize],
            journal: None,
            chat: Chat::default(),
            rematch: None,
            closed: None,
            clocks: clock
                .clone()
                .map(|control| Clocks::new(control, *players, at, *ends)),
            hands: open_hands.map(|minutes| OpenHands::new(minutes, host)),
            notes: Vec::new(),
            sharing: Vec::new(),
            together: BTreeSet::new(),
            taken_back: false,
            submissions: VecDeque::new(),
        })
    }

    /// Takes an event that is in the log, with the time at which it happened and the id of the
    /// submission that it answers.
    ///
    /// # Errors
    /// When the event does not fit: the log was not written by this program.
    pub fn take(
        &mut self,
        event: &TableEvent,
        at: u64,
        submission: Option<&str>,
        prepared: Option<Prepared>,
    ) -> Result<(), FoldError> {
        let note = self.note_of(event);
        let clock = self.before_clocks(event);
        take_seats(&mut self.seats, self.journal.is_some(), event)?;
        if let Some(note) = note {
            self.notes.push(note);
        }
        self.standing.take(event, &self.seats, at);
        if let Some(hands) = &mut self.hands {
            hands.take(event, &self.seats, self.journal.is_some());
        }
        self.updated = at;
        match event {
            TableEvent::Opened { .. } => return Err(FoldError::OpenedTwice),
            TableEvent::Sat { .. }
            | TableEvent::BotSat { .. }
            | TableEvent::BotReplaced { .. }
            | TableEvent::Left { .. }
            | TableEvent::Freed { .. }
            | TableEvent::HandsAgreed { .. }
            | TableEvent::Contributed { .. } => {}
            // What these are about is taken below, when the game is as it is after the event.
            TableEvent::TimedOut { .. }
            | TableEvent::Away { .. }
            | TableEvent::Disconnected { .. }
            | TableEvent::Reconnected { .. }
            | TableEvent::Outage { .. }
            | TableEvent::PauseWanted { .. }
            | TableEvent::TimeGiven { .. } => {}
            TableEvent::Invited { invitation } => self.invitation.clone_from(invitation),
            TableEvent::Started => {
                self.journal = Some(self.begin(&self.seats)?);
                self.sharing = sharing(&self.seats);
                self.note_move(at, SeatSet::EMPTY);
            }
            TableEvent::Played {
                seat,
                action,
                position,
                together,
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
                if *together {
                    self.together.insert(journal.record().entries.len());
                }
                journal.commit(prepared);
                self.taken_back = false;
                self.note_move(at, still);
            }
            TableEvent::LessonLeft => self.lesson = None,
            TableEvent::Undone { kept, .. } => {
                let journal = self.journal.as_mut().ok_or(FoldError::NotStarted)?;
                journal.truncate(*kept);
                self.together.retain(|action| action < kept);
                self.taken_back = true;
                self.note_move(at, SeatSet::EMPTY);
            }
            TableEvent::Said { visitor, .. } => {
                let seat = self.seats_of(visitor).lowest();
                self.chat.take(event, self.seq + 1, seat, submission);
            }
            TableEvent::LineRemoved { .. }
            | TableEvent::Silenced { .. }
            | TableEvent::Muted { .. } => self.chat.take(event, self.seq + 1, None, None),
            TableEvent::Rematched { table, invitation } => {
                self.rematch = Some((table.clone(), invitation.clone()));
            }
            TableEvent::Closed { why } => {
                self.closed = Some(*why);
                if let Some(journal) = &mut self.journal {
                    journal.break_off();
                }
            }
        }
        self.after_clocks(event, at, clock);
        self.seq += 1;
        if let (Some(id), TableEvent::Played { seat, .. }) = (submission, event) {
            if self.submissions.len() == MOST_SUBMISSIONS {
                self.submissions.pop_front();
            }
            self.submissions.push_back((*seat, id.into(), self.seq));
        }
        Ok(())
    }

    /// The game as it begins with these people at the table.
    fn begin(&self, chairs: &[Chair]) -> Result<Journal, FoldError> {
        let seats = chairs.iter().map(Chair::info);
        let nonces = chairs.iter().map(|chair| chair.nonce.clone()).collect();
        let (dice, secret) = match &self.taught {
            Some(taught) => (DiceSource::Seed { seed: taught.seed }, None),
            None => {
                let commitment = self.commitment.clone();
                let dice = DiceSource::Committed { commitment, nonces };
                (dice, Some(self.secret.clone()))
            }
        };
        let journal = Journal::start(self.referee.clone(), seats.collect(), dice, secret)?;
        Ok(journal.in_format(self.record_format))
    }

    /// The game goes on with the event that is being taken; some seats still have
    /// the question they had.
    fn note_move(&mut self, at: u64, still_asked: SeatSet) {
        self.moved = at;
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
            _ if self.closed.is_some() => Stage::Closed,
            None => Stage::Waiting,
            Some(journal) if journal.game().outcome().is_some() => Stage::Over,
            Some(_) => Stage::Playing,
        }
    }

    /// The hash of the position after some actions, for everyone. While a game with
    /// secrets is played there is none: equal hashes would tell that someone has returned to
    /// an answer.
    #[must_use]
    pub fn public_digest(&self, actions: usize) -> String {
        let Some(journal) = &self.journal else {
            return String::new();
        };
        if self.referee.info().secrets && !self.stage().is_ended() {
            return String::new();
        }
        journal.digest(actions).unwrap_or_default()
    }

    /// The seats that owe an answer; none where nothing can be played.
    #[must_use]
    pub fn owing(&self) -> SeatSet {
        let journal = self.journal.as_ref().filter(|_| self.closed.is_none());
        journal.map_or(SeatSet::EMPTY, |journal| journal.game().owing())
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

    /// Whether a visitor may have the game reviewed: those who played it, and who made the
    /// table.
    #[must_use]
    pub fn may_review(&self, visitor: &str) -> bool {
        self.host == visitor || !self.seats_of(visitor).is_empty()
    }

    /// The names of all sides; the automaton's comes from the game's words.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        self.seats.iter().map(|chair| chair.name.clone()).collect()
    }

    /// The visitors whom the game waits for.
    #[must_use]
    pub fn awaited(&self) -> Vec<String> {
        let owing = self.owing();
        let chairs = owing.iter().filter_map(|seat| self.seats.get(seat.index()));
        let people = chairs.filter_map(Chair::person);
        people.map(ToString::to_string).collect()
    }

    /// The secret behind the dice, for whoever has made sure that
    /// [they are open](Self::dice_are_open).
    #[must_use]
    pub fn secret(&self) -> &str {
        &self.secret
    }

    /// A number that follows from the secret of the table, and that nobody else can know:
    /// a seed for whatever the server does there by chance.
    #[must_use]
    pub fn seed(&self, purpose: &str) -> u64 {
        let mac = Hmac::<Sha256>::new_from_slice(self.secret.as_bytes());
        let mut mac = mac.expect("any key will do");
        mac.update(purpose.as_bytes());
        let bytes = mac.finalize().into_bytes();
        u64::from_le_bytes(bytes[..8].try_into().expect("8 of 32 bytes"))
    }

    /// The record, once the game is over or was broken off.
    #[must_use]
    pub fn record(&self) -> Option<&Record> {
        let journal = self.journal.as_ref()?;
        journal.record().ending.is_some().then(|| journal.record())
    }

    /// The event that a seat's submission became, if it was taken lately. Of an older one
    /// the question is no longer open.
    #[must_use]
    pub fn taken(&self, seat: Seat, id: &str) -> Option<u64> {
        let mut known = self.submissions.iter();
        let found = known.find(|(known, name, _)| *known == seat && **name == *id);
        found.map(|(_, _, seq)| *seq)
    }

    // What may happen next: each of these says which events a command becomes.

    fn journal(&self) -> Result<&Journal, Problem> {
        let not_started = || Problem::new(409, "problem-not-started");
        self.journal.as_ref().ok_or_else(not_started)
    }

    /// The game as it stands.
    pub fn game(&self) -> Result<&dyn Match, Problem> {
        self.journal().map(Journal::game)
    }

    /// What was sent in one go, tried on a copy: one answer, of several actions if it is a
    /// draft, or one to each of several questions.
    pub fn prepare_all(&self, seat: Seat, sent: &Answer) -> Result<Vec<Prepared>, Problem> {
        if self.game()?.drafting(seat) {
            return Ok(vec![self.prepare(seat, sent)?]);
        }
        let mut all: Vec<Prepared> = Vec::new();
        for action in sent.actions() {
            all.push(match all.last() {
                None => self.prepare(seat, &Answer::new(action))?,
                Some(before) => {
                    let next = before.then(seat, action);
                    next.map_err(|refusal| self.refused(refusal))?
                }
            });
        }
        Ok(all)
    }

    /// An answer is tried on a copy.
    pub fn prepare(&self, seat: Seat, answer: &Answer) -> Result<Prepared, Problem> {
        if self.closed.is_some() {
            return Err(Problem::new(409, "problem-closed"));
        }
        let prepared = self.journal()?.prepare(seat, answer.notation());
        prepared.map_err(|refusal| self.refused(refusal))
    }

    /// A refusal of the rules as a problem.
    pub fn refused(&self, refusal: Refusal) -> Problem {
        Problem {
            phrase: refusal.phrase,
            game: Some(self.referee.info().id),
            rule: refusal.rule.map(|rule| rule.to_string()),
            ..Problem::new(422, "problem-broken")
        }
    }

    /// Takes back the visitor's last action.
    pub fn undo(&self, visitor: &str) -> Result<Vec<TableEvent>, Problem> {
        let own = self.seats_of(visitor);
        let Some(seat) = own.lowest() else {
            return Err(Problem::forbidden("problem-not-seated"));
        };
        self.still_open()?;
        if self.daily.is_some() {
            return Err(Problem::forbidden("problem-day-undo"));
        }
        let journal = self.journal()?;
        let mut kept = self.undo_target(own).map_err(|why| {
            Problem::new(
                409,
                match why {
                    UndoRefusal::Nothing => "problem-undo-nothing",
                    UndoRefusal::Revealed => "problem-undo-revealed",
                    UndoRefusal::Answered(_) => "problem-undo-answered",
                },
            )
        })?;
        while self.together.contains(&kept) && journal.reveals_nothing_since(kept - 1) {
            kept -= 1;
        }
        Ok(vec![TableEvent::Undone { seat, kept }])
    }

    /// How many actions are left when someone with these seats takes back an action.
    ///
    /// # Errors
    /// With the reason why nothing can be taken back.
    pub fn undo_target(&self, own: SeatSet) -> Result<usize, UndoRefusal> {
        match &self.journal {
            None => Err(UndoRefusal::Nothing),
            Some(_) if self.daily.is_some() => Err(UndoRefusal::Nothing),
            Some(_) if self.lesson_moment().is_some() => {
                self.last_choice().ok_or(UndoRefusal::Nothing)
            }
            Some(journal) => journal.undo_target(own, self.bots()),
        }
    }
}

/// A chapter of a game's lessons.
fn chapter(entry: &dyn catalog::DynGame, chapter: &str) -> Option<Arc<Lesson>> {
    let lessons = Lessons::of(entry);
    let lessons = lessons.inspect_err(|why| tracing::error!(%why, "lessons cannot be read"));
    Some(Arc::new(lessons.ok()?.chapter(chapter)?.clone()))
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
